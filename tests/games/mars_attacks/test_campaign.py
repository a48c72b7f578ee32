"""The campaign: squads, losses, rewards, replays, and how it is won or lost."""

import pytest

from stockade.engine.state import Task
from stockade.games.mars_attacks.scene import MarsScene, clear, take
from stockade.games.mars_attacks.state import Support
from stockade.testing import rule
from stockade.testing.scene import Scene

FORCE = ["us-sergeant", "eva", *["us-rifle"] * 10]


def campaign(*force: str, **setup) -> Scene:
    return Scene("mars-attacks", {"scenario": "campaign", "force": list(force or FORCE), **setup})


def in_battle(battle: str, *force: str, where: dict[str, str], zombies=None, **state) -> MarsScene:
    """A battle of the campaign in its first Turn, with exactly these models on the board."""
    scene = MarsScene.__new__(MarsScene)
    scene._taken = []
    Scene.__init__(scene, "mars-attacks", {"scenario": "campaign", "force": list(force or FORCE)})

    def edit(g) -> None:
        g.state.battle = battle
        g.state.agenda = [Task("turn")]
        g.board_changed()
        clear(g)
        g.state.round, g.state.turn, g.state.uses, g.state.phase = 1, 1, 2, "turns"
        for model in g.state.force:
            model.points = model.value
            if model.id in where:
                model.stage, model.square, model.fought = "board", g.map.at[where[model.id]], True
        g.state.squad = list(where)
        g.state.objectives = g.map.marked("O")
        for field, value in state.items():
            setattr(g.state, field, value)
        for square, count in (zombies or {}).items():
            g.state.zombies[g.map.at[square]] = count

    scene.table.arrange(edit)
    scene.mark()
    acting = scene.state.acting
    scene._taken = [f"activate:{acting.model}"] if acting is not None else []
    return scene


FALL = (1, 1, 1, 5, 1, 1)


def fall(scene: MarsScene, name: str) -> None:
    """A soldier caught by one Zombie loses the fight."""
    scene.dice(*FALL)
    scene.act(name, "fight")


# -- squads -----------------------------------------------------------------------------------------------------------------


@rule("MA-SURPRISE-01", "MA-SURPRISE-02", "MA-CAMP-01", "MA-CAMP-14")
def test_a_first_squad_of_at_most_35_points() -> None:
    scene = campaign()
    assert scene.prompt == "prompt-squad" and scene.view(0)["battle"] == "surprise" and scene.view(0)["squad"]["limit"] == 35
    assert scene.options() == ["add:us-sergeant.1", "add:eva", "add:us-rifle.2"]  # alike soldiers stand for each other
    assert not scene.offers("go")
    scene.answer("add:eva")
    assert scene.options() == ["add:us-rifle.2", "go"] and scene.refused("add:us-sergeant.1") == "MA-SURPRISE-01"
    for number in (2, 3, 4):
        scene.answer(f"add:us-rifle.{number}")
    assert scene.prompt == "prompt-deploy" and scene.view(0)["squad"]["points"] == 34  # nobody else fits: off they go
    scene.finish()


@rule("MA-HELP-01", "MA-BETWEEN-09")
def test_a_second_squad_of_at_most_50_points_from_those_who_are_left() -> None:
    scene = in_battle("surprise", where={"us-rifle.2": "e1"}, round=2, first_kill=True)
    scene.set("us-rifle.3", stage="dead")
    scene.act("us-rifle.2", "exit")
    scene.choose()
    assert scene.prompt == "prompt-squad" and scene.view(0)["battle"] == "help" and scene.view(0)["squad"]["limit"] == 50
    scene.do("add:us-sergeant.1", "add:eva")
    assert scene.refused("add:us-rifle.3") == "MA-BETWEEN-01"
    scene.do("add:us-rifle.2", "add:us-rifle.4" if scene.offers("add:us-rifle.4") else "go")
    assert scene.prompt == "prompt-deploy"
    scene.finish()


@rule("MA-FORCE-05")
def test_buddy_and_brandi_are_chosen_together_and_cost_the_same_alone() -> None:
    scene = in_battle("help", "buddy-brandi", "us-rifle", "us-rifle", where={"us-rifle.1": "c1"}, sent=True)
    scene.change(lambda g: setattr(g.state, "battle", "surprise"))
    scene.change(lambda g: (g.board_changed(), setattr(g.models["us-rifle.1"], "square", g.map.at["e1"])))
    scene.state_is(round=2, first_kill=True)
    scene.act("us-rifle.1", "exit")
    scene.choose()
    assert scene.options() == ["add:buddy", "add:us-rifle.1"]
    scene.answer("add:buddy")
    assert scene.state.squad == ["buddy", "brandi"] and scene.view(0)["squad"]["points"] == 40
    widow = in_battle("surprise", "buddy-brandi", "us-rifle", where={"us-rifle.1": "e1"}, round=2, first_kill=True)
    widow.set("buddy", stage="dead")
    widow.act("us-rifle.1", "exit")
    widow.choose()
    widow.answer("add:brandi")
    assert widow.view(0)["squad"]["points"] == 40 and widow.refused("add:buddy") == "MA-BETWEEN-01"


@rule("MA-BREAK-01", "MA-HOME-01", "MA-BREAK-09")
def test_the_last_two_battles_take_everybody_who_lives() -> None:
    scene = in_battle("help", where={"us-rifle.2": "c1"}, sent=True)
    scene.set("us-rifle.3", stage="dead")
    scene.act("us-rifle.2", "exit")
    scene.choose()
    assert scene.view(0)["battle"] == "breaking" and scene.prompt == "prompt-deploy" and len(scene.state.squad) == 11
    through = in_battle("breaking", where={"us-rifle.2": "a8", "us-rifle.3": "c1"}, zombies={"c1": 1})
    through.change(lambda g: [setattr(m, "stage", "dead") for m in g.state.force if m.id not in ("us-rifle.2", "us-rifle.3")])
    through.act("us-rifle.2", "exit")
    fall(through, "us-rifle.3")
    through.choose()
    assert through.view(0)["battle"] == "home" and through.state.squad == ["us-rifle.2"]


def only(scene: MarsScene, *names: str) -> None:
    """All others of the force are dead."""
    scene.change(lambda g: [setattr(m, "stage", "dead") for m in g.state.force if m.id not in names])


@rule("MA-HOME-01", "MA-BREAK-09")
def test_all_who_got_through_go_home_without_choosing_a_squad() -> None:
    names = ["eva", "us-rifle.2", "us-rifle.3"]
    scene = in_battle("breaking", where=dict.fromkeys(names, "a8"))
    only(scene, *names)
    for name in names:
        scene.act(name, "exit")
    scene.choose()
    assert scene.view(0)["battle"] == "home" and scene.prompt == "prompt-deploy" and scene.state.squad == names


# -- what carries over ------------------------------------------------------------------------------------------------------


@rule("MA-CAMP-01", "MA-CAMP-03", "MA-CAMP-06", "MA-BETWEEN-01", "MA-BETWEEN-02", "MA-BETWEEN-03", "MA-BETWEEN-04", "MA-RATTLE-06")
def test_losses_stay_and_survivors_recover() -> None:
    scene = in_battle(
        "surprise", where={"us-sergeant.1": "e1", "us-rifle.2": "c4", "eva": "d4"}, zombies={"c4": 1}, round=2, first_kill=True
    )
    scene.set("us-sergeant.1", points=0, rattled=False)
    scene.set("eva", points=0, rattled=True)
    fall(scene, "us-rifle.2")
    scene.act("us-sergeant.1", "exit")
    scene.change(lambda g: setattr(g.models["eva"], "square", g.map.at["e1"]))
    scene.act("eva", "stand", "exit")
    assert scene.prompt == "prompt-reward"
    scene.choose()
    force = {model["id"]: model for model in scene.view(0)["models"]}
    assert force["us-rifle.2"]["stage"] == "dead" and force["us-rifle.2"]["lost"] == "surprise"
    assert force["us-sergeant.1"]["points"] == 2 and force["eva"]["points"] == 4 and not force["eva"]["rattled"]
    assert len(force) == 12 and scene.view(0)["force_points"] == 19 + 25 + 27
    assert scene.view(0)["battles"] == [{"battle": "surprise", "result": "won", "rounds": 2, "lost": ["us-rifle.2"]}]
    dead_hero = in_battle("surprise", where={"eva": "e4", "us-rifle.2": "e1"}, zombies={"e4": 1}, round=2, first_kill=True)
    dead_hero.set("eva", points=0)
    fall(dead_hero, "eva")
    dead_hero.act("us-rifle.2", "exit")
    dead_hero.choose()
    assert dead_hero.model("eva").stage == "dead" and dead_hero.refused("add:eva") == "MA-BETWEEN-01"


@rule("MA-BETWEEN-08")
def test_all_cards_are_shuffled_together_for_the_next_battle() -> None:
    scene = in_battle("help", where={"us-rifle.2": "c1"}, sent=True)

    def use_up(g) -> None:
        state = g.state
        state.hand, state.laid = [take(g, "diversion"), take(g, "steady-hands")], [Support(take(g, "artillery"), 1, 0)]
        state.discards, state.deck = state.deck[:9], state.deck[9:]

    scene.change(use_up)
    cards = sorted([*scene.state.deck, *scene.state.hand, *scene.state.discards, "artillery"])
    assert len(scene.state.discards) == 9 and len(scene.state.hand) == 2 and scene.state.laid
    scene.act("us-rifle.2", "exit")
    scene.choose()
    scene.answer("deploy:rest")
    assert scene.state.discards == [] and scene.state.laid == [] and len(scene.state.hand) == 4
    assert sorted(scene.state.deck + scene.state.hand) == cards and len(cards) == 40


@rule("MA-SURPRISE-14", "MA-SURPRISE-18", "MA-BETWEEN-05", "MA-BETWEEN-06", "MA-BETWEEN-07")
def test_a_reward_makes_a_hero_of_a_soldier() -> None:
    scene = in_battle("surprise", where={"us-rifle.2": "e1", "eva": "f1"}, round=2, first_kill=True)
    scene.act("us-rifle.2", "exit")
    scene.act("eva", "exit")
    assert scene.options() == ["reward:eva", "reward:us-rifle.2"]  # only those who fought
    assert scene.table.pending[0].most == 1
    scene.choose("reward:us-rifle.2")
    shown = next(model for model in scene.view(0)["models"] if model["id"] == "us-rifle.2")
    assert shown["hero"] and shown["points"] == shown["value"] == 1 and shown["cost"] == 3
    assert scene.offers("add:us-rifle.2") and scene.offers("add:us-rifle.3")  # no longer like the others


@rule("MA-HELP-20", "MA-BREAK-08", "MA-SURPRISE-18")
@pytest.mark.parametrize(("battle", "square"), [("help", "c1"), ("breaking", "a8")])
def test_two_rewards_in_the_later_battles(battle: str, square: str) -> None:
    names = ["us-rifle.2", "us-rifle.3", "eva"]
    scene = in_battle(battle, where=dict.fromkeys(names, square), sent=battle == "help")
    for name in names:
        scene.act(name, "exit")
    assert scene.table.pending[0].most == 2 and scene.table.pending[0].least == 0
    scene.choose("reward:eva", "reward:us-rifle.3")
    assert scene.model("eva").value == 5 and scene.model("us-rifle.3").value == 1
    one = in_battle(battle, where={"eva": square}, sent=battle == "help")
    one.act("eva", "exit")
    assert one.table.pending[0].most == 1  # fewer survivors than rewards: the rest is lost


@rule("MA-BETWEEN-05", "MA-BETWEEN-06")
def test_a_promoted_soldier_has_a_point_in_the_next_battle_and_may_spend_it() -> None:
    scene = in_battle("surprise", where={"us-rifle.2": "e1"}, round=2, first_kill=True)
    scene.act("us-rifle.2", "exit")
    scene.choose("reward:us-rifle.2")
    scene.do("add:us-rifle.2", "go", "deploy:d2")
    scene.act("us-rifle.2", "deed")
    assert scene.view(0)["battle"] == "help" and scene.model("us-rifle.2").points == 0 and scene.model("us-rifle.2").value == 1


@rule("MA-FORCE-05")
def test_the_one_who_is_left_of_a_pair_counts_for_two() -> None:
    pair = {"buddy": "c1", "brandi": "c1"}
    scene = in_battle("help", "buddy-brandi", "us-rifle", "us-rifle", where=pair, zombies={"c1": 1})
    scene.set("brandi", points=0)
    scene.dice(1, 1, 1, 1, 5, 1, 1, 8)
    scene.act("brandi", "fight")
    scene.act("buddy", "deed", "exit")  # without the message the battle is played again
    scene.answer("add:buddy")
    assert scene.view(0)["battle"] == "help" and scene.view(0)["squad"]["points"] == 40 and scene.state.squad == ["buddy"]


@rule("MA-CAMP-03")
def test_a_victory_a_loss_and_a_reward_carry_over() -> None:
    scene = in_battle("surprise", where={"us-sergeant.1": "e1", "us-rifle.2": "e4"}, zombies={"e4": 1}, round=2, first_kill=True)
    scene.dice(*FALL)
    scene.act("us-rifle.2", "fight")
    scene.act("us-sergeant.1", "exit")
    scene.choose("reward:us-sergeant.1")
    assert scene.view(0)["battle"] == "help" and scene.refused("add:us-rifle.2") == "MA-BETWEEN-01"
    assert scene.model("us-sergeant.1").points == 3


@rule("MA-HELP-01")
def test_fifty_points_are_the_most() -> None:
    force = ("us-sergeant", "eva", "us-machine-gun", *["us-rifle"] * 8)
    scene = in_battle("surprise", *force, where={"us-rifle.3": "e1"}, round=2, first_kill=True)
    scene.act("us-rifle.3", "exit")
    scene.choose()
    scene.do("add:us-sergeant.1", "add:eva")
    assert scene.refused("add:us-machine-gun.2") == "MA-HELP-01"


# -- defeats ----------------------------------------------------------------------------------------------------------------


def wiped(battle: str, *force: str, square: str, **state) -> MarsScene:
    """The only model on the board falls at once."""
    name = "us-rifle.2" if not force else "us-rifle.1"
    scene = in_battle(battle, *force, where={name: square}, **state)

    def bite(g) -> None:
        g.state.zombies[g.models[name].square] = 1
        g.state.loaded.extend(FALL)

    scene.change(bite)
    return scene


def again_rules(scene: MarsScene) -> list[str]:
    """By which rules the battle is played again, where nobody has a choice."""
    return [event.rule for event in scene.table.log if event.kind == "answer.automatic" and event.args["key"] == "again"]


@rule("MA-SURPRISE-15", "MA-CAMP-17", "MA-BETWEEN-09")
def test_a_wiped_out_squad_is_lost_and_the_battle_played_again() -> None:
    scene = wiped("surprise", square="e4")
    assert scene.table.pending[0].rule == "MA-SURPRISE-15"
    assert scene.options() == ["again", "restart"]
    scene.answer("again")
    assert scene.prompt == "prompt-squad" and scene.view(0)["battle"] == "surprise" and scene.model("us-rifle.2").stage == "dead"
    assert scene.table.round == 0 and len(scene.view(0)["zombies"]) == 6
    assert scene.view(0)["battles"][0]["result"] == "lost"


@rule("MA-SURPRISE-16")
def test_or_everything_starts_from_scratch() -> None:
    scene = wiped("surprise", square="e4")
    scene.set("eva", value=6)
    assert scene.model("us-rifle.2").record.to == "zombie"
    scene.answer("restart")
    assert scene.model("us-rifle.2").record.to == "" and scene.model("us-rifle.2").record.battles == 0
    assert scene.view(0)["force_points"] == 74 and scene.model("eva").value == 4 and scene.view(0)["restarts"] == 1
    assert scene.view(0)["battles"] == []


@rule("MA-CAMP-11")
def test_with_nobody_left_alive_the_campaign_is_lost() -> None:
    scene = wiped("surprise", "us-rifle", square="e4")
    assert scene.outcome == "lost"


@rule("MA-SURPRISE-19")
def test_without_a_legal_squad_the_campaign_is_lost() -> None:
    scene = wiped("surprise", "buddy-brandi", "us-rifle", square="e4")
    scene.answer("again")
    assert scene.outcome == "lost" and scene.rule_of("game.lost") == "MA-SURPRISE-19"


def may_retreat(battle: str, square: str, **state) -> MarsScene:
    scene = in_battle(battle, where={"us-rifle.2": square, "us-rifle.3": square}, round=3, difficulty=-3, **state)
    scene.hand("artillery")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.dice(1, 1, 1)
    scene.answer("pass")
    scene.choose()
    return scene


def retreating(battle: str, square: str, **state) -> MarsScene:
    scene = may_retreat(battle, square, **state)
    scene.answer("retreat")
    return scene


@rule("MA-LEAVE-05", "MA-LEAVE-07")
@pytest.mark.parametrize(
    ("battle", "square", "sent", "then"),
    [
        ("surprise", "e4", False, "on"),
        ("help", "c3", True, "on"),
        ("help", "c3", False, "again"),
        ("breaking", "c1", False, "again"),
        ("home", "d2", False, "over"),
    ],
)
def test_the_answer_says_what_a_retreat_would_mean(battle: str, square: str, sent: bool, then: str) -> None:
    scene = may_retreat(battle, square, sent=sent)
    told = next(option.args for option in scene.table.pending[0].options if option.key == "retreat")
    assert told == {"count": 2, "then": then}


@rule("MA-SURPRISE-17", "MA-LEAVE-06", "MA-LEAVE-07")
def test_a_retreat_from_the_first_battle_goes_on_without_reward() -> None:
    scene = retreating("surprise", "e4")
    assert scene.view(0)["battle"] == "help" and scene.prompt == "prompt-squad"
    assert scene.model("us-rifle.2").stage == "camp" and scene.view(0)["battles"][0]["result"] == "retreat"


@rule("MA-BETWEEN-02", "MA-RATTLE-06")
def test_whoever_lived_begins_the_next_battle_fresh() -> None:
    scene = in_battle("surprise", where={"us-sergeant.1": "e4", "us-rifle.2": "e4"}, round=3, difficulty=-3)
    scene.hand("artillery")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.set("us-sergeant.1", points=0, rattled=True)
    scene.dice(1, 1, 1)
    scene.answer("pass")
    scene.choose()
    scene.answer("retreat")
    assert scene.model("us-sergeant.1").points == 2 and not scene.model("us-sergeant.1").rattled


@rule("MA-HELP-17", "MA-HELP-18")
@pytest.mark.parametrize(("sent", "then"), [(False, "help"), (True, "breaking")])
def test_a_retreat_from_the_second_depends_on_the_message(sent: bool, then: str) -> None:
    scene = retreating("help", "c3", sent=sent)
    assert again_rules(scene) == ([] if sent else ["MA-HELP-17"])
    assert scene.view(0)["battle"] == then and scene.model("us-rifle.2").stage != "dead" and scene.events("hero.rewarded") == []


@rule("MA-HELP-17", "MA-HELP-13")
def test_going_home_without_the_message_means_playing_again() -> None:
    scene = in_battle("help", where={"us-rifle.2": "c1"})
    scene.act("us-rifle.2", "exit")
    assert again_rules(scene) == ["MA-HELP-17"]
    assert scene.view(0)["battle"] == "help" and scene.prompt == "prompt-squad" and scene.model("us-rifle.2").stage == "camp"


@rule("MA-HELP-19")
def test_a_squad_that_died_before_the_message_is_replaced() -> None:
    scene = wiped("help", square="c3")
    assert again_rules(scene) == ["MA-HELP-19"]
    assert scene.view(0)["battle"] == "help" and scene.prompt == "prompt-squad" and scene.model("us-rifle.2").stage == "dead"


@rule("MA-BREAK-06")
def test_annihilation_in_the_third_battle_loses_the_campaign() -> None:
    scene = wiped("breaking", square="c1")
    assert scene.outcome == "lost" and scene.rule_of("game.lost") == "MA-BREAK-06"


@rule("MA-BREAK-07")
def test_after_a_retreat_from_the_third_all_survivors_try_again() -> None:
    scene = retreating("breaking", "c1")
    assert again_rules(scene) == ["MA-BREAK-07"]
    assert scene.view(0)["battle"] == "breaking" and scene.prompt == "prompt-deploy" and len(scene.state.squad) == 12


@rule("MA-BREAK-07")
def test_whoever_had_escaped_plays_the_third_again_as_well() -> None:
    names = ["us-rifle.2", "us-rifle.3", "us-rifle.4"]
    scene = in_battle("breaking", where={**dict.fromkeys(names[:2], "c1"), names[2]: "a8"}, round=3, difficulty=-3)
    only(scene, *names)
    scene.act(names[2], "exit")
    scene.hand("artillery")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.dice(1, 1, 1)
    scene.mark()
    scene.answer("pass")
    scene.choose()
    scene.answer("retreat")
    assert again_rules(scene) == ["MA-BREAK-07"] and scene.prompt == "prompt-deploy" and scene.state.squad == names


@rule("MA-HOME-14", "MA-CAMP-02")
def test_a_retreat_from_the_last_battle_loses_the_campaign() -> None:
    assert retreating("home", "d2").outcome == "lost"


@rule("MA-CAMP-02", "MA-HOME-12", "MA-HOME-13")
def test_the_last_battle_decides_whatever_happened_before() -> None:
    scene = in_battle("home", where={"us-rifle.2": "d8", "us-rifle.3": "d2"}, difficulty=-3)
    scene.change(lambda g: [setattr(m, "stage", "dead") for m in g.state.force if m.stage == "camp"])
    scene.hand("artillery")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.dice(1, 1, 1)
    scene.answer("pass")
    scene.choose()
    scene.answer("call")
    assert scene.outcome == "won" and scene.state.score == 3 and scene.rule_of("game.won") == "MA-CAMP-02"


@rule("MA-CAMP-07", "MA-CAMP-10")
def test_the_harder_reading_and_the_normal_rules_elsewhere() -> None:
    """Where a rule is silent the ledger's rulings take the harder side: one of them, a Zombie that charges adds its die."""
    scene = in_battle("breaking", where={"us-rifle.2": "c1", "us-rifle.3": "g1"}, zombies={"c3": 1})
    scene.act("us-rifle.2", "move:c2", "stop")
    assert scene.table.pending[0].args["count"] == 4


@rule("MA-CAMP-11", "MA-HELP-16")
def test_a_message_that_costs_everybody_is_no_use() -> None:
    scene = wiped("help", "us-rifle", square="c3", sent=True)
    assert scene.view(0)["battles"][0]["result"] == "won"
    assert scene.outcome == "lost" and scene.rule_of("game.lost") == "MA-CAMP-11"


# -- what each model has been through ------------------------------------------------------------------------------------


def test_a_record_says_who_came_back_and_where_the_others_fell() -> None:
    scene = in_battle("surprise", where={"us-rifle.3": "d1", "us-rifle.4": "d5"}, zombies={"d5": 1}, first_kill=True)
    scene.state_is(round=2)
    scene.act("us-rifle.3", "exit")
    assert scene.model("us-rifle.3").record.battles == 0, "the battle goes on"
    fall(scene, "us-rifle.4")
    away, dead, stayed = (scene.model(f"us-rifle.{number}") for number in (3, 4, 5))
    assert (away.record.battles, away.record.survived, away.lost) == (1, 1, "")
    assert (dead.record.battles, dead.record.survived) == (1, 0) and stayed.record.battles == 0
    assert (dead.lost, dead.record.round, dead.record.square, dead.record.to) == ("surprise", 2, "d5", "zombie")


def test_a_hero_who_cheats_death_has_it_in_the_record() -> None:
    scene = in_battle("surprise", where={"us-sergeant.1": "d5"}, zombies={"d5": 1})
    fall(scene, "us-sergeant.1")
    assert scene.model("us-sergeant.1").record.close == 1
    view = {model["id"]: model for model in scene.view(0)["models"]}
    assert view["us-sergeant.1"]["record"]["close"] == 1 and not view["us-sergeant.1"]["lost"]

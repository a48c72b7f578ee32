"""The abilities of the models, each through play."""

import pytest

from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.scene import FIELD
from stockade.testing import rule
from stockade.testing.scene import Scene

ME, PAL = "us-rifle.1", "us-rifle.2"
BLOCK = """
    a  b  c  d  e  f
  +==+==+==+==+==+==+
4 |.  .  .  .  .  . |
  +==+==+==+==+==+==+
3 |.  .  #  .  .  . |
  +  +  +  +  +  +  +
2 |.  .  .  .  .  . |
  +  +  +  +  +  +  +
1 |.  .  .  .  .  . |
  +!!+!!+!!+!!+!!+!!+
"""


def moves(scene, verb: str = "move") -> set[str]:
    return {key.partition(":")[2] for key in scene.options() if key.startswith(f"{verb}:")}


# -- armour ---------------------------------------------------------------------------------------------------------------


def struck(field, unit: str, *dice: int, card: str = "", side: str = "human"):
    """A strike of three cards lands on the model: six dice at 4 or more, no scatter."""
    card = card or ("artillery" if facts.units()[unit].side == "human" else "saucer-ray")
    name = unit if facts.units()[unit].unique else f"{unit}.1"
    scene = field(unit, where={name: "e4"})
    scene.laid(card, 3)
    scene.dice(*dice)
    scene.do(f"resolve:{card}", "square:e4")
    return scene, scene.model(name)


@rule("MA-ABIL-01", "MA-ABIL-02", "MA-CARD-22", "MA-CARD-10")
@pytest.mark.parametrize(("hits", "dead", "rattled_by"), [(3, True, ""), (2, False, "MA-ABIL-02"), (1, False, "MA-CARD-10")])
def test_armour_saves_and_rattles(field, hits: int, dead: bool, rattled_by: str) -> None:
    scene, model = struck(field, "blaine", *[4] * hits, *[1] * (6 - hits), 4, 1, 1)
    assert (model.points == 2) is dead  # a point of Heroics saved him from dying
    assert model.rattled
    if rattled_by:
        assert scene.rule_of("model.rattled") == rattled_by


@rule("MA-ABIL-02")
def test_armour_makes_three_of_two(field) -> None:
    scene, model = struck(field, "blaine", 4, 4, 4, 1, 1, 1, 4, 4, 1)
    assert model.points == 3 and model.rattled and scene.rule_of("model.rattled") == "MA-ABIL-02"


@rule("MA-ABIL-03", "MA-ABIL-04")
def test_armour_is_no_use_in_a_fight(field) -> None:
    scene = field("general-tor", where={"general-tor": "d4"}, zombies={"b4": 1})
    scene.dice(5, 1, 1, 1, 1, 1, 1)
    scene.act("general-tor", "move:c4", "stop", "answer:survive")
    assert scene.model("general-tor").points == 4  # one success to none: two for Heavy Armour would have saved him
    scene.answer("done")


@rule("MA-ABIL-04", "MA-CARD-22")
def test_heavy_armour_adds_two(field) -> None:
    scene = field("general-tor", where={"general-tor": "e4"})
    scene.deck("flying-car")
    scene.hand("martian-science", "second-chance", "saucer-ray")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.dice(1, 1, 1, 5, 4, 4, 4, 4, 1, 5, 1, 1)
    scene.answer("pass")
    scene.choose()
    tor = scene.model("general-tor")
    assert tor.points == 5 and tor.rattled  # three to one and two: saved by them alone
    assert scene.rule_of("model.rattled") == "MA-ABIL-02"


@rule("MA-ABIL-05", "MA-CARD-22")
def test_a_saucer_ray_pierces_armour(field) -> None:
    _, model = struck(field, "martian-leader", 4, 4, 1, 1, 1, 1, 5, 1, 1)
    assert model.points == 1  # two to one: Armour did not count


# -- moving -----------------------------------------------------------------------------------------------------------------


@rule("MA-ABIL-19", "MA-ABIL-20")
def test_fly_goes_twice_as_far_and_over_scenery(field) -> None:
    scene = field("don-manning", board=BLOCK, where={"don-manning": "b3", ME: "f1"})
    scene.answer("activate:don-manning")
    assert {"b4", "c4", "c3"} <= moves(scene)
    scene.answer("move:c3")  # over the solid square, but not to stay
    assert not scene.offers("stop")
    scene.do("move:d3", "move:e4", "move:f4")
    assert scene.at("don-manning") == "f4" and scene.prompt in ("prompt-step", "prompt-turn")
    scene.answer("done")


@rule("MA-ABIL-20")
def test_nobody_comes_down_in_a_solid_square(field) -> None:
    scene = field("don-manning", board=BLOCK, where={"don-manning": "a1", ME: "f1"})
    scene.act("don-manning", "move:a2", "move:b2", "move:b1")
    assert scene.at("don-manning") == "b1"
    near = field("don-manning", board=BLOCK, where={"don-manning": "a3", ME: "f1"})
    near.act("don-manning", "move:a2", "move:b1", "move:b2")
    assert "c3" not in moves(near) and near.refused("move:c3") == "MA-ABIL-20"
    near.do("stop", "done")
    scene.do("stop", "done")


@rule("MA-ABIL-19", "MA-HERO-12")
def test_a_flying_deed_is_two_squares(field) -> None:
    scene = field("don-manning", where={"don-manning": "e4"})
    scene.act("don-manning", "nothing", "deed", "move:e5", "move:e6")
    assert scene.at("don-manning") == "e6"


@rule("MA-ABIL-40")
def test_a_flyer_stops_at_an_enemy(field) -> None:
    scene = field("don-manning", where={"don-manning": "e4"}, zombies={"e5": 1})
    scene.dice(6, 6, 6, 6, 1, 1, 1)
    scene.act("don-manning", "move:e5")
    assert scene.events("fight.began") and not moves(scene)
    scene.answer("done")


@rule("MA-ABIL-29", "MA-ABIL-30", "MA-ABIL-41")
def test_a_leap_crosses_anything_and_is_one_move(field) -> None:
    scene = field("sidney-rose", board=BLOCK, where={"sidney-rose": "a3", ME: "f1"}, zombies={"b4": 1, "c1": 1, "e3": 1})
    scene.answer("activate:sidney-rose")
    assert moves(scene, "leap") == {"a1", "a2", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c4", "d1", "d2", "d3", "d4"}
    scene.answer("leap:d4")
    assert scene.at("sidney-rose") == "d4" and [event["to"] for event in scene.events("model.leapt")] == ["d4"]
    assert scene.last("zombies.saw")["count"] == 2 and scene.crowd()["e3"] == 1  # a3 and d4 are hidden from there
    if scene.prompt == "prompt-step":
        scene.answer("done")


@rule("MA-ABIL-29", "MA-ABIL-26", "MA-FIGHT-02")
def test_a_leap_onto_an_enemy_means_fighting_with_the_huge_weapon(field) -> None:
    scene = field("sidney-rose", where={"sidney-rose": "e4"}, zombies={"e7": 1})
    scene.dice(3, 3, 3, 3, 3, 3, 1, 1, 1)
    scene.act("sidney-rose", "leap:e7")
    assert len(scene.last("dice.rolled")["dice"]) == 6 and scene.crowd() == {}  # three, two for Henry, one for the charge
    scene.answer("done")


@rule("MA-ABIL-41")
def test_a_leap_over_the_red_edge(field) -> None:
    scene = field("sidney-rose", where={"sidney-rose": "e3"})
    scene.answer("activate:sidney-rose")
    assert scene.offers("leap-out") and not scene.offers("exit")
    scene.answer("leap-out")
    assert scene.model("sidney-rose").stage == "escaped"
    far = field("sidney-rose", where={"sidney-rose": "e4"})
    far.answer("activate:sidney-rose")
    assert not far.offers("leap-out")


@rule("MA-ABIL-47")
def test_a_huge_weapon_adds_nothing_in_defence(field) -> None:
    scene = field("sidney-rose", where={"sidney-rose": "d4"}, zombies={"b4": 1})
    scene.act("sidney-rose", "move:c4", "stop")
    assert {option.key: option.args["count"] for option in scene.table.pending[0].options}["answer:fight"] == 3


# -- Buddy and Brandi -------------------------------------------------------------------------------------------------------


@rule("MA-ABIL-36", "MA-ABIL-44")
def test_neither_leaves_the_other(field) -> None:
    scene = field("buddy-brandi", where={"buddy": "e4", "brandi": "e5"})
    scene.answer("activate:buddy")
    assert moves(scene) == {"d4", "d5", "e5", "f4", "f5"}
    assert scene.refused("move:e3") == "MA-ABIL-36"
    scene.do("nothing", "done")
    parted = field("buddy-brandi", where={"buddy": "e4", "brandi": "e7"})
    parted.answer("activate:buddy")
    assert moves(parted) == {"d5", "e5", "f5", "d4", "f4"}  # not further away
    gone = field("buddy-brandi", where={"buddy": "e4", "brandi": ""})
    gone.change(lambda g: setattr(g.models["brandi"], "stage", "escaped"))
    gone.answer("activate:buddy")
    assert len(moves(gone)) == 8 and not gone.model("buddy").grieving


@rule("MA-ABIL-44")
def test_they_are_deployed_side_by_side() -> None:
    scene = Scene("mars-attacks", {"scenario": "breaking", "force": ["us-rifle", "buddy-brandi"]})
    scene.answer("deploy:b1")
    assert scene.options() == ["deploy:c2", "deploy:b1", "deploy:c1", "deploy:rest"]


@rule("MA-ABIL-37", "MA-ABIL-42", "MA-ABIL-43")
def test_grief(field) -> None:
    scene = field("buddy-brandi", where={"buddy": "e4", "brandi": "e4"}, zombies={"e4": 4})
    scene.set("brandi", points=0)
    scene.dice(1, 1, 1, 1, 5, 5, 1, 1, 1, 1, 5)
    scene.act("brandi", "fight")
    buddy = scene.model("buddy")
    assert scene.model("brandi").stage == "dead" and buddy.grieving and buddy.points == 3
    assert scene.events("model.grieves") == [{"model": "buddy"}]
    scene.dice(*[3] * 3, *[1] * 6, *[3] * 3, *[1] * 5, *[3] * 3, *[1] * 4)
    scene.act("buddy", "deed", "fight", "deed", "fight")  # no longer limited to one
    assert scene.model("buddy").points == 3 and scene.crowd() == {"e4": 2}  # two spent, two won
    assert [told["points"] for told in scene.events("points.gained")] == [3, 3]
    scene.change(lambda g: g.state.loaded.clear())


# -- leaders ----------------------------------------------------------------------------------------------------------------

SQUAD = ("us-sergeant", *["us-rifle"] * 6)
AROUND = {"us-sergeant.1": "e4", **{f"us-rifle.{n}": "e5" for n in range(2, 7)}, "us-rifle.7": "h8"}


@rule("MA-ABIL-21", "MA-ABIL-22", "MA-ABIL-23", "MA-ABIL-45", "MA-ABIL-46", "MA-HERO-09")
def test_follow_me_activates_up_to_four_soldiers(field) -> None:
    scene = field(*SQUAD, where=AROUND, zombies={"e8": 1})
    scene.set("us-rifle.3", value=1)
    scene.act("us-sergeant.1", "nothing", "done")
    assert scene.prompt == "prompt-lead"
    scene.answer("lead:follow-me")
    assert scene.model("us-sergeant.1").points == 1
    called = [key for key in scene.options() if key.startswith("activate")]
    assert called == [f"activate:us-rifle.{n}" for n in (2, 4, 5, 6)]  # near, and no Hero among them
    scene.act("us-rifle.2", "move:d5", "stop")
    assert len(scene.events("zombies.saw")) == 1  # each is heard by itself
    scene.act("us-rifle.4", "nothing")
    scene.answer("done")
    assert scene.prompt == "prompt-turn" and scene.state.uses == 1  # only the Sergeant counts
    assert scene.model("us-rifle.2").activated


@rule("MA-ABIL-45", "MA-ABIL-21")
def test_four_and_no_more_and_only_once(field) -> None:
    scene = field(*SQUAD, where=AROUND)
    scene.act("us-sergeant.1", "nothing", "done", "lead:follow-me")
    for number in (2, 3, 4, 5):
        scene.act(f"us-rifle.{number}", "nothing")
    assert scene.prompt == "prompt-turn" and not scene.model("us-rifle.6").activated


@rule("MA-ABIL-45")
def test_a_rattled_or_poor_hero_calls_nobody(field) -> None:
    scene = field(*SQUAD, where=AROUND)
    scene.set("us-sergeant.1", points=0)
    scene.act("us-sergeant.1", "nothing")
    assert scene.prompt == "prompt-turn"
    other = field(*SQUAD, where=AROUND)
    other.set("us-sergeant.1", rattled=True)
    other.act("us-sergeant.1", "nothing")
    assert other.prompt == "prompt-turn"


@rule("MA-ABIL-31")
def test_lord_of_battle_calls_around_any_square(field) -> None:
    scene = field(
        "general-tor",
        *["martian-disintegrator"] * 2,
        where={"general-tor": "a8", "martian-disintegrator.1": "h8", "martian-disintegrator.2": "h4"},
    )
    scene.act("general-tor", "nothing", "done")
    assert scene.offers("lead:lord-of-battle:h6") and not scene.offers("lead:lord-of-battle:c6")
    scene.answer("lead:lord-of-battle:h6")
    assert [key for key in scene.options() if key.startswith("activate")] == [
        "activate:martian-disintegrator.1",
        "activate:martian-disintegrator.2",
    ]
    scene.do("done")


@rule("MA-ABIL-32", "MA-ABIL-45")
def test_natural_leader_calls_one_hero_who_may_lead_in_turn(field) -> None:
    scene = field("ashley", "us-sergeant", "us-rifle", where={"ashley": "e4", "us-sergeant.1": "e6", "us-rifle.2": "e7"})
    scene.act("ashley", "nothing", "done", "lead:natural-leader")
    assert scene.state.acting.model == "us-sergeant.1"
    scene.do("nothing", "done", "lead:follow-me", "activate:us-rifle.2", "nothing")
    assert scene.model("us-rifle.2").activated and scene.model("ashley").points == 3


# -- the others -------------------------------------------------------------------------------------------------------------


@rule("MA-ABIL-07", "MA-ABIL-49")
def test_authority_goes_first_and_unheard(field) -> None:
    scene = field("eva", "us-rifle", where={"eva": "e4", ME: "h1"}, zombies={"e8": 1})
    assert scene.offers("authority:eva")
    scene.answer("authority:eva")
    assert scene.model("eva").points == 3
    scene.act("eva", "move:e5", "stop")
    assert scene.crowd() == {"e8": 1} and scene.rule_of("action.unheard") == "MA-ABIL-07"
    scene.do("deed", "move:e6")
    assert scene.crowd() != {"e8": 1}  # only the first action
    late = field("eva", "us-rifle", where={"eva": "e4", ME: "h1"})
    late.act(ME, "nothing")
    assert not late.offers("authority:eva")


@rule("MA-ABIL-49")
def test_who_claims_the_first_go_must_take_it(field) -> None:
    scene = field("eva", "us-rifle", where={"eva": "e4", ME: "h1"}, hand=("artillery",))
    scene.answer("authority:eva")
    assert scene.refused(f"activate:{ME}") == "MA-ABIL-49" and not scene.offers(f"activate:{ME}")


@rule("MA-ABIL-11")
def test_brave_does_not_change_attacks_on_a_whole_square(field) -> None:
    scene = field("craig", "us-rifle", where={ME: "e4", "craig": "e4"})  # Craig first, while nothing has Rattled the Brave one
    scene.laid("artillery", 3)
    scene.dice(*[1] * 6, 6, 1, 1, *[1] * 6, 6, 1, 1)
    scene.do("resolve:artillery", "square:e4")
    assert {event["model"] for event in scene.events("dice.rolled")} == {ME, "craig"}


@rule("MA-ABIL-16", "MA-ABIL-34", "MA-ABIL-35", "MA-ZOMB-04")
@pytest.mark.parametrize(("unit", "ability"), [("edwin", "smite"), ("general-zar", "shock-stick"), ("tunga", "smite")])
def test_zombies_feel_neither_smite_nor_shock_and_are_no_dragons(field, unit: str, ability: str) -> None:
    scene = field(unit, where={unit: "e4"}, zombies={"e4": 1})
    scene.dice(1, 1, 1, 1, 1, 1)
    scene.act(unit, "fight")
    assert scene.last("zombie.unmoved")["ability"] == ability and len(scene.last("dice.rolled")["dice"]) == 3
    assert scene.crowd() == {"e4": 1} and sum(scene.state.marked) == 0
    scene.answer("done")


@rule("MA-ABIL-18", "MA-SETUP-04")
def test_there_is_nothing_to_fix(field) -> None:
    scene = field("joe", where={"joe": "e4"})
    scene.answer("activate:joe")
    assert scene.refused("fix") == "MA-ABIL-18"


@rule("MA-ABIL-27")
@pytest.mark.parametrize(("die", "back"), [(5, False), (6, True)])
def test_ingenious_brings_the_card_back(field, die: int, back: bool) -> None:
    board = FIELD.replace("4 |.  .  .  .  .  .  .  . |", "4 |.  .  .  . :.  .  .  . |")
    scene = field("don-manning", "buck-spencer", board=board, where={"don-manning": "e4", "buck-spencer": "h8"}, hand=("human-ingenuity",))
    scene.dice(die)
    scene.do("play:human-ingenuity", "wall:d4|e4")
    assert scene.state.hand == (["human-ingenuity"] if back else [])
    assert len(scene.events("card.returned") + scene.events("card.gone")) == 1  # one roll only, for two of them


@rule("MA-ABIL-28")
def test_a_klutz_rolls_on_with_ones_too(field) -> None:
    scene = field("phil", where={"phil": "e4"}, zombies={"e6": 1})
    scene.dice(1, 1, 2, 2, 8, 2, 2, 4, 4, 4)
    scene.act("phil", "shoot:e6", "stop")
    assert scene.last("dice.rolled")["dice"] == [1, 1, 2, 2, 8, 2, 2] and scene.last("dice.rolled")["count"] == 1
    scene.answer("done")


@rule("MA-ABIL-38", "MA-ABIL-48", "MA-REACT-04")
def test_too_many_late_nights(field) -> None:
    scene = field("troy", where={"troy": "e4"}, zombies={"e6": 1})
    scene.dice(*[1] * 5, 4, 4, 4)
    scene.act("troy", "aim:e6")
    assert scene.crowd() == {"e5": 1} and scene.offers("late")
    scene.do("late", "move:e3")
    assert scene.at("troy") == "e3" and scene.model("troy").points == 2
    assert len(scene.events("zombies.heard")) == 1 and len(scene.events("zombies.saw")) == 1  # an action of its own
    assert scene.offers("deed")  # it was not the extra deed
    scene.answer("done")
    hit = field("troy", where={"troy": "e4"}, zombies={"e6": 2})
    hit.dice(*[4] * 5, 1, 1, 1)
    hit.act("troy", "aim:e6")
    assert not hit.offers("late")
    hit.answer("done")


@rule("MA-ABIL-39")
def test_zombies_are_not_fooled_by_a_disguise(field) -> None:
    scene = field("beloss-bel", where={"beloss-bel": "d4"}, zombies={"b4": 1})
    scene.act("beloss-bel", "move:c4", "stop")
    assert scene.last("zombie.attacked")["model"] == "beloss-bel"

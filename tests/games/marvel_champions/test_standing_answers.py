"""What a player may have spoken about beforehand: cards with windows, and helping others."""

from typing import Any

from tests.games.marvel_champions.conftest import Board
from tools.questions import Sitting

from stockade.engine import Ask, Favour, Option, Stake, Table
from stockade.engine.standing import ALWAYS, ASKED, OTHERS, PAYING, CardAnswers, beforehand
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.effects.happening import Damage, ThreatPlaced
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.lab.many import Job, play_one


def asked(prompt: str, *keys: str, **many: int) -> dict[str, str]:
    """Which cards such a question is about."""
    options = [Option(key, "option-use", {"card": key.split(":")[1]} if ":" in key else {}) for key in keys]
    return GAME.standing.windows(Table.new(GAME.id, GAME.defaults("rhino", 1), 1).play, Ask(0, prompt, options, **many))


def test_a_window_names_its_cards_without_their_numbers() -> None:
    assert asked("prompt-before-damage", "play:backflip.37", "use:tigra.4:1", "pass") == {
        "play:backflip.37": "backflip",
        "use:tigra.4:1": "tigra",
    }
    assert asked("prompt-after-enters", "use:spider-man", "pass") == {"use:spider-man": "spider-man"}


def test_other_questions_are_no_windows() -> None:
    assert asked("prompt-turn", "play:backflip.37", "end") == {}
    assert asked("prompt-before-damage", "play:backflip.37", "pass", most=2) == {}
    assert asked("prompt-order", "order:backflip.37:0") == {}


def test_only_cards_with_an_optional_interrupt_or_response_can_be_spoken_about() -> None:
    spoken = GAME.standing.cards()
    assert {"backflip", "spider-man", "tigra", "counter-punch"} <= set(spoken)
    assert not {"energy", "haymaker", "uppercut", "rhino-1", "assault", "vulture"} & set(spoken)


def test_cards_in_play_that_cost_nothing_are_habits() -> None:
    free = {"daredevil", "maria-hill", "mockingbird", "she-hulk", "shuri", "spider-man", "spider-woman", "tigra"}
    assert set(GAME.standing.habits()) == {*free, PAYING}  # no event, no cost (Hawkeye, Interrogation Room), no limit (Jennifer Walters)


def test_the_lab_counts_no_habit_as_a_question() -> None:
    job = Job(GAME.id, "rhino", GAME.defaults("rhino", 1), ["random"])
    played = [play_one(job, number) for number in range(4)]
    assert 0 < sum(game.questions for game in played) < sum(game.decisions for game in played)


# -- what was let happen -----------------------------------------------------------------------------------------------


def threatened(board: Board, threat: int) -> ChampionsScene:
    """So much threat is on the scheme, one more is about to come, and an event in hand could take it upon the hero."""
    scene = board("spider-man")
    scene.hand("great-responsibility")
    scene.set("scheme", threat=threat)
    scene.villain_phase()
    return scene


def test_threat_that_cards_could_prevent_is_at_stake(board: Board) -> None:
    scene = threatened(board, 0)
    assert scene.prompt == "prompt-before-threat"
    assert GAME.standing.stake(scene.table.play, scene.table.pending[0]) == Stake(
        "threat:main:False:great-responsibility", 1, too=("threat:side:False:great-responsibility",)
    )
    answers = CardAnswers(GAME.standing.habits())
    now = (GAME, scene.table.play, scene.table.pending[0])
    assert answers.key(*now, 1) is None
    answers.heard(0, GAME.standing.stake(*now[1:]), ["pass"], 1)
    assert answers.key(*now, 1) == "pass" and answers.key(*now, 2) is None


def test_threat_that_fills_the_scheme_is_asked_about_whatever_was_let_happen(board: Board) -> None:
    scene = threatened(board, 6)
    stake = GAME.standing.stake(scene.table.play, scene.table.pending[0])
    assert stake and stake.pressing


def test_a_blow_that_was_taken_is_taken_again_when_it_is_no_harder(board: Board) -> None:
    scene = board("spider-man")
    for code in ("hydra-mercenary", "hydra-mercenary"):
        scene.minion(code, 0)
    scene.minions_act(0)
    ask = scene.table.pending[0]
    stake = GAME.standing.stake(scene.table.play, ask)
    assert ask.prompt == "prompt-defend" and stake == Stake("minion", 1, leave="no-defence", too=("minion:offered",))
    answers = CardAnswers(GAME.standing.habits())
    answers.heard(0, stake, ["no-defence"], 1)
    assert answers.key(GAME, scene.table.play, ask, 1) == "no-defence" and answers.key(GAME, scene.table.play, ask, 2) is None
    scene.set("spider-man", damage=scene.health("spider-man") - 1)
    assert answers.key(GAME, scene.table.play, scene.table.pending[0], 1) is None  # it may fell him now


def test_a_scheme_that_was_let_happen_needs_no_second_question(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.hand("emergency", seat=0)
    scene.villain_attacks(0)  # which is to scheme, against somebody at home
    ask = scene.table.pending[0]
    assert ask.prompt == "prompt-before-scheme"
    answers = CardAnswers(GAME.standing.habits())
    answers.heard(0, GAME.standing.stake(scene.table.play, ask), ["pass"], 1)
    assert answers.key(GAME, scene.table.play, ask, 1) == "pass"
    scene.set("scheme", threat=6)
    assert answers.key(GAME, scene.table.play, scene.table.pending[0], 1) is None  # now it may be full


def test_one_who_offers_themselves_for_another_is_taken_without_the_first_player(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", "she-hulk", "black-panther")
    scene.set("captain-marvel", exhausted=True)
    scene.villain_attacks(seat=1)
    scene.answer("defend:she-hulk.94", seat=2)
    scene.answer("no-defence", seat=3)
    assert favours(scene) == {0: Favour(1, "defend:she-hulk.94")}


def test_of_several_who_are_offered_for_another_the_one_who_stands_it_best_is_taken(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", "she-hulk", "black-panther")
    scene.set("captain-marvel", exhausted=True)
    scene.set("she-hulk", damage=scene.health("she-hulk") - 2)
    scene.villain_attacks(seat=1)
    scene.answer("defend:she-hulk.94", seat=2)
    scene.answer("defend:black-panther.141", seat=3)
    assert favours(scene) == {0: Favour(1, "defend:black-panther.141")}


def test_who_takes_a_blow_rather_than_play_backflip_is_asked_again_only_if_it_comes_harder(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("backflip", seat=0)
    scene.minion("vulture", 0)
    scene.minions_act(0)
    answers = CardAnswers(GAME.standing.habits())
    answers.heard(0, GAME.standing.stake(scene.table.play, scene.table.pending[0]), ["no-defence"], 1)
    scene.answer("no-defence")
    ask = scene.table.pending[0]
    assert ask.prompt == "prompt-before-damage" and answers.key(GAME, scene.table.play, ask, 1) == "pass"
    assert isinstance(ask.about, Damage)
    ask.about.amount += 1
    assert answers.key(GAME, scene.table.play, ask, 1) is None


def test_the_villain_may_always_be_defended_against_and_backflip_is_asked_for_once(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("backflip", seat=0)
    scene.encounter("hydra-mercenary")
    scene.villain_attacks(0)
    while scene.prompt != "prompt-defend":
        scene.answer(scene.options()[0])
    ask = scene.table.pending[0]
    stake = GAME.standing.stake(scene.table.play, ask)
    answers = CardAnswers(GAME.standing.habits())
    answers.heard(0, stake, ["no-defence"], 1)
    assert stake and stake.too == ("damage:spider-man.0:backflip",)
    assert answers.key(GAME, scene.table.play, ask, 1) is None


def test_who_lets_threat_come_upon_the_main_scheme_lets_less_come_upon_a_side_scheme(board: Board) -> None:
    scene = threatened(board, 0)
    stake = GAME.standing.stake(scene.table.play, scene.table.pending[0])
    answers = CardAnswers(GAME.standing.habits())
    answers.heard(0, stake, ["pass"], 1)
    ask = scene.table.pending[0]
    assert isinstance(ask.about, ThreatPlaced)
    ask.about.scheme = scene.card(scene.scenario_card("bomb-scare", threat=1))
    assert answers.key(GAME, scene.table.play, ask, 1) == "pass"
    ask.about.amount += 1
    assert answers.key(GAME, scene.table.play, ask, 1) is None


def test_what_ultron_lets_one_choose_is_chosen_again_in_the_same_round(board: Board) -> None:
    scene = board("spider-man", scenario="ultron")
    scene.villain_attacks(0)
    while scene.prompt != "prompt-encounter-choice":
        scene.answer(scene.options()[-1])
    ask, answers = scene.table.pending[0], CardAnswers()
    answers.heard(0, GAME.standing.stake(scene.table.play, ask), ["choose:place-1-threat"], 1)
    assert answers.key(GAME, scene.table.play, ask, 1) == "choose:place-1-threat"
    assert answers.key(GAME, scene.table.play, ask, 2) is None
    g: Any = scene.table.play
    was, g.scheme.threat = g.scheme.threat, g.target(g.scheme) - 1
    assert answers.key(GAME, g, ask, 1) is None  # now it completes the scheme
    g.scheme.threat = was


def unlike(board: Board, **fields: int) -> ChampionsScene:
    """Two unlike minions are about to attack; the first player says which comes first."""
    scene = board("spider-man", "captain-marvel")
    scene.minion("hydra-mercenary", 0)
    scene.minion("vulture", 0)
    scene.set("spider-man", **fields)
    scene.minions_act(0)
    assert scene.prompt == "prompt-minion-order"
    return scene


def test_which_minion_is_first_is_asked_when_they_may_fell_the_hero_or_somebody_took_it_back(board: Board) -> None:
    blows = 4  # of both together
    for damage, spared in ((0, True), (10 - blows - 1, True), (10 - blows, False)):
        scene, answers = unlike(board, damage=damage), CardAnswers()
        now = (GAME, scene.table.play, scene.table.pending[0], 1)
        assert answers.key(*now) == (scene.options()[0] if spared else None)
        answers.forget(0)
        assert answers.key(*now) is None


def test_the_minions_of_another_are_put_in_order_without_a_question(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.minion("hydra-mercenary", 1)
    scene.minion("vulture", 1)
    scene.set("captain-marvel", damage=scene.health("captain-marvel") - 1)
    scene.minions_act(1)
    assert scene.prompt == "prompt-minion-order" and favours(scene) == {0: Favour(1, scene.options()[0])}
    assert left(scene) == scene.options()[0] and left(scene, bots=()) is None


def test_who_took_the_help_of_others_takes_it_again_and_so_does_who_took_the_blow(board: Board) -> None:
    for first in ("help", "blow"):
        scene, answers = board("spider-man", "captain-marvel", "she-hulk"), CardAnswers()
        scene.set("she-hulk", damage=scene.health("she-hulk") - 2)
        scene.minion("hydra-mercenary", 0)
        if first == "blow":
            answers.heard(0, Stake("minion", 1, leave="no-defence", too=("minion:offered",)), ["no-defence"], 1)
        scene.minions_act(0)
        scene.answer("defend:captain-marvel.47", seat=1)
        scene.answer("defend:she-hulk.94", seat=2)
        ask = scene.table.pending[0]
        stake = GAME.standing.stake(scene.table.play, ask)
        assert stake and (stake.about, stake.leave) == ("minion:offered", "defend:captain-marvel.47")
        if first == "help":
            assert answers.key(GAME, scene.table.play, ask, 1) is None
            answers.heard(0, stake, ["defend:she-hulk.94"], 1)
        assert answers.key(GAME, scene.table.play, ask, 1) == "defend:captain-marvel.47"  # who stands it best
        answers.heard(0, stake, ["defend:spider-man.0"], 1)
        assert answers.key(GAME, scene.table.play, ask, 1) is None


def test_who_chose_threat_is_not_asked_whether_to_keep_it_away(board: Board) -> None:
    for chosen in ("choose:place-1-threat", "choose:make-drone"):
        scene, answers = board("spider-man", scenario="ultron"), CardAnswers(GAME.standing.habits())
        scene.hand("great-responsibility")
        scene.villain_attacks(0)
        scene.answer("pass")
        scene.defended_by()
        ask = scene.table.pending[0]
        assert ask.prompt == "prompt-encounter-choice"
        answers.heard(0, GAME.standing.stake(scene.table.play, ask), [chosen], 1)
        scene.answer("choose:place-1-threat")
        ask = scene.table.pending[0]
        assert ask.prompt == "prompt-before-threat" and ask.args["count"] == 1
        assert answers.key(GAME, scene.table.play, ask, 1) == ("pass" if chosen == "choose:place-1-threat" else None)


def test_what_follows_first_when_a_minion_falls_is_not_asked(board: Board) -> None:
    scene = board("spider-man", scenario="ultron")
    foe = scene.minion("advanced-ultron-drone", 0, damage=2)
    scene.play_area("spider-tracer", on=foe)
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{foe}")
    ask = scene.table.pending[0]
    assert ask.prompt == "prompt-order"
    assert CardAnswers().key(GAME, scene.table.play, ask, 1) == scene.options()[0]


# -- helping others ---------------------------------------------------------------------------------------------------


def attacked(board: Board, health: int = 0) -> ChampionsScene:
    """The villain attacks the second of two heroes."""
    scene = board("spider-man", "captain-marvel")
    if health:
        scene.set("captain-marvel", damage=scene.health("captain-marvel") - health)
    scene.villain_attacks(seat=1)
    return scene


def undefended(board: Board, health: int = 0) -> ChampionsScene:
    """The same, and she sends nobody: the first player is asked."""
    scene = attacked(board, health)
    scene.answer("no-defence", seat=1)
    return scene


def favours(scene: ChampionsScene) -> dict[int, Favour | None]:
    return {ask.seat: GAME.standing.favour(scene.table.play, ask) for ask in scene.table.pending}


def left(scene: ChampionsScene, said: str = "ask", bots: tuple[int, ...] = (1,)) -> str | None:
    """What the first player answers without being asked."""
    answers = CardAnswers(GAME.standing.habits())
    answers.say(0, OTHERS, said, 1)
    ask = next(ask for ask in scene.table.pending if ask.seat == 0)
    return answers.left(GAME, scene.table.play, ask, scene.table.round + 3, bots)


def test_defending_another_is_a_favour_and_defending_oneself_is_none(board: Board) -> None:
    assert favours(attacked(board)) == {1: None}
    assert favours(undefended(board)) == {0: Favour(1, "no-defence")}


def test_who_defends_themselves_needs_no_help(board: Board) -> None:
    scene = attacked(board, health=1)
    scene.answer("defend:captain-marvel.47", seat=1)
    assert favours(scene) == {0: Favour(1, "defend:captain-marvel.47")} and left(scene) == "defend:captain-marvel.47"


def test_a_treachery_of_another_is_undone_as_a_favour(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.hand("enhanced-spider-sense", "genius", seat=0)
    scene.reveal("im-tough", seat=1)
    assert favours(scene) == {0: Favour(1, "pass")} and left(scene) == "pass" and left(scene, "always") is None
    scene = board("spider-man", "captain-marvel")
    scene.hand("enhanced-spider-sense", "genius", seat=0)
    scene.set("captain-marvel", damage=scene.health("captain-marvel") - 3)
    scene.reveal("im-tough", seat=1)
    assert favours(scene) == {0: Favour(1, "pass", pressing=True)} and left(scene) is None
    scene = board("spider-man", "captain-marvel")
    scene.hand("enhanced-spider-sense", "genius", seat=0)
    scene.reveal("im-tough", seat=0)
    assert favours(scene) == {0: None}


def test_what_happens_to_another_first_is_put_in_order_without_a_question(board: Board) -> None:
    scene = board("spider-man", "black-panther", scenario="ultron")
    scene.villain_attacks(seat=1)
    scene.defended_by()
    assert scene.prompt == "prompt-order"
    assert left(scene) == scene.options()[0] and left(scene, bots=()) is None


def test_a_bot_is_defended_without_a_question_only_when_it_may_fall(board: Board) -> None:
    assert left(undefended(board)) == "no-defence"
    scene = undefended(board, health=4)  # two icons on the boost card are likely enough
    assert scene.table.play.state.boost and left(scene) is None


def test_people_are_asked_about_people_until_they_say_otherwise(board: Board) -> None:
    scene = undefended(board)
    assert left(scene, bots=()) is None
    assert left(scene, "always") is None
    assert left(undefended(board, health=1), "never", bots=()) == "no-defence"  # said for the whole game, not for a round


def test_actions_in_the_turn_of_a_bot_are_left(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.hand("first-aid", "energy", seat=0)
    scene.set("captain-marvel", damage=3)
    scene.turn(seat=1)
    assert favours(scene) == {0: Favour(1, "wait"), 1: None} and left(scene) == "wait"


def test_the_log_says_whose_turn_begins_whatever_their_form(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.turn(seat=1)
    scene.answer("flip")
    began = [event for event in scene.table.log if event.kind == "turn.began"]
    assert [GAME.standing.turn_of(scene.table.play, event) for event in began] == [1]
    assert GAME.standing.turn_of(scene.table.play, scene.table.log[-1]) is None


def test_with_three_bots_against_ultron_a_person_is_asked_at_most_six_times_a_round_besides_their_turn() -> None:
    sittings = [Sitting(GAME.id, "ultron", 4, seed, "random", ask_all=False) for seed in range(1, 6)]
    for one in sittings:
        one.play(3)
    rounds = sum(min(3, one.table.round) for one in sittings)
    asked, spared = (sum(counts.total() for counts in kind) for kind in ([s.besides for s in sittings], [s.spared for s in sittings]))
    assert asked < 6 * rounds and spared > asked / 2


def test_who_defends_names_the_card_that_can_still_prevent_the_damage(board: Board) -> None:
    for hand, said in (("backflip", ["fact-damage"]), ("genius", None)):
        scene = board("spider-man")
        scene.hand(hand, seat=0)
        scene.villain_attacks(0)
        scene.answer("pass")  # he need not draw a card first
        assert scene.prompt == "prompt-defend"
        told = GAME.odds.facts(scene.table.play, scene.table.pending[0])
        promise = next((option.key for option in scene.table.pending[0].options if option.key.startswith("no-defence:")), "")
        assert [fact.text for fact in told.get(promise, [])] == (said or [])
        assert all(fact.text != "fact-still" for fact in told.get("no-defence", []))
        assert any(fact.text == "fact-still" for fact in told["defend:spider-man.0"]) == bool(said)


def test_a_bot_who_was_left_alone_is_left_alone_again_unless_it_falls_for_certain(board: Board) -> None:
    scene = undefended(board, health=4)
    ask, answers = scene.table.pending[0], CardAnswers()
    now = (GAME, scene.table.play, ask, 1)
    assert answers.left(*now, bots=(1,)) is None
    answers.heard(0, GAME.standing.stake(scene.table.play, ask), ["no-defence"], 1)
    assert answers.left(*now, bots=(1,)) == "no-defence" and answers.left(*now, bots=()) is None and answers.key(*now) is None
    g: Any = scene.table.play
    was, g.identity(1).damage = g.identity(1).damage, g.stat(g.identity(1), "health") - 1
    assert answers.left(*now, bots=(1,)) is None
    g.identity(1).damage = was


# -- paying besides one's own turn -------------------------------------------------------------------------------------


def revealed_to(board: Board, *hand: str, shooter: bool = True) -> ChampionsScene:
    """A treachery is about to be read, and Spider-Man has chosen to cancel it for one resource."""
    scene = board("spider-man")
    scene.hand("enhanced-spider-sense", *hand)
    if shooter:
        scene.play_area("web-shooter", counters=3)
    scene.reveal("advance")
    scene.answer(next(key for key in scene.options() if key.startswith("play:enhanced-spider-sense")))
    assert scene.prompt == "prompt-pay"
    return scene


def paid(scene: ChampionsScene, cards: CardAnswers) -> list[str]:
    return [key.split(".")[0] for key in beforehand(cards, scene.table, scene.table.pending[0], ()) or []]


def test_what_is_in_play_pays_for_an_interrupt_without_a_question(board: Board) -> None:
    assert paid(revealed_to(board, "backflip", "haymaker"), CardAnswers(GAME.standing.habits())) == ["use:web-shooter"]


def test_a_resource_card_does_but_no_other_card_leaves_the_hand_unasked(board: Board) -> None:
    habits = GAME.standing.habits()
    assert paid(revealed_to(board, "backflip", "the-power-of-justice", shooter=False), CardAnswers(habits)) == [
        "spend:the-power-of-justice"
    ]
    assert paid(revealed_to(board, "backflip", "haymaker", shooter=False), CardAnswers(habits)) == []


def test_a_resource_card_that_gives_more_than_is_owed_is_not_spent_unasked(board: Board) -> None:
    assert paid(revealed_to(board, "backflip", "energy", shooter=False), CardAnswers(GAME.standing.habits())) == []
    assert paid(revealed_to(board, "backflip", "energy"), CardAnswers(GAME.standing.habits())) == ["use:web-shooter"]


def test_who_wants_to_be_asked_how_to_pay_is_asked(board: Board) -> None:
    scene, cards = revealed_to(board, "backflip", "haymaker"), CardAnswers(GAME.standing.habits())
    cards.say(0, PAYING, ASKED, scene.table.round)
    assert paid(scene, cards) == []
    cards.say(0, PAYING, ALWAYS, scene.table.round)
    assert paid(scene, cards) == ["use:web-shooter"]
    cards.forget(0)  # what was taken back is not done again
    assert paid(scene, cards) == []


def test_in_ones_own_turn_paying_is_always_asked(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("web-shooter", counters=3)
    scene.hand("haymaker", "energy")
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("play:haymaker")))
    assert scene.prompt == "prompt-pay"
    assert paid(scene, CardAnswers(GAME.standing.habits())) == []

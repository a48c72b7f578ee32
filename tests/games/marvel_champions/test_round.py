"""Rounds, turns, the end of the player phase and the villain phase."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.rules.round import deal_step, end_round, new_round
from stockade.testing import rule

# -- turns --------------------------------------------------------------------------------------------------------------


@rule("MC-ROUND-01", "MC-ROUND-02", "MC-ROUND-03", "MC-ROUND-04", "MC-ENDP-01", "MC-ENDP-03", "MC-ENDP-04")
def test_a_round_from_turn_to_turn(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.task(new_round)
    assert scene.state.active == 0
    scene.answer("attack:spider-man.0")
    scene.answer("end")
    assert scene.state.active == 1
    scene.hand_of()
    scene.answer("end")
    assert len(scene.events("turn.began")) >= 2
    assert (len(scene.hand_of(0)), len(scene.hand_of(1))) == (5, 5)  # hero sides
    assert not scene.card("hero").exhausted
    assert scene.state.phase == "villain"
    assert scene.state.active == -1


@rule("MC-ENDP-01", "MC-ENDP-02", "MC-ENDP-06")
def test_cards_above_the_hand_size_must_go(board: Board) -> None:
    scene = board("spider-man")
    scene.hand(*["genius"] * 4, *["energy"] * 4)
    scene.turn()
    scene.answer("end")
    ask = scene.table.pending[0]
    assert (ask.prompt, ask.least, ask.most) == ("prompt-end-discard", 3, 8)
    scene.choose(*scene.options()[:4])
    assert len(scene.hand_of()) == 5


@rule("MC-TURN-01", "MC-TURN-02", "MC-FORM-01", "MC-FORM-02", "MC-FORM-04")
def test_changing_form_once_keeps_everything_on_the_card(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", damage=4, stunned=True, exhausted=True)
    scene.play_area("mockingbird")
    scene.turn()
    scene.answer("flip")
    card = scene.card("hero")
    assert (card.code, card.damage, card.stunned, card.exhausted) == ("peter-parker", 4, True, True)
    assert not scene.offers("flip")
    assert not scene.offers("attack:peter-parker.0")


@rule("MC-TURN-05", "MC-TURN-06", "MC-REC-01", "MC-REC-02")
def test_basic_powers_belong_to_a_form(board: Board) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=2)
    scene.turn()
    assert scene.offers("attack:spider-man.0")
    assert scene.offers("thwart:spider-man.0")
    assert scene.refused("recover") == "MC-TURN-06"
    scene.answer("flip")
    assert scene.refused("attack:peter-parker.0") == "MC-TURN-05"
    assert scene.refused("recover") == "MC-REC-02"
    scene.set("hero", damage=5)
    scene.turn()
    scene.answer("recover")
    assert scene.health() == 8


@rule("MC-TURN-07", "MC-ALLY-01", "MC-ALLY-05", "MC-ATK-02", "MC-THW-02", "MC-DMG-03", "MC-HP-05")
def test_allies_act_and_pay(board: Board) -> None:
    scene = board("spider-man")
    ally = scene.play_area("vision")
    scene.set("scheme", threat=4)
    scene.turn()
    scene.answer(f"thwart:{ally}")
    assert (scene.threat(), scene.card(ally).damage, scene.health(ally)) == (3, 1, 2)
    assert scene.refused(f"attack:{ally}") == "MC-TYPE-07"
    assert scene.health() == 10


@rule("MC-TURN-10", "MC-TURN-11", "MC-TURN-12", "MC-TURN-04", "MC-RES-12")
def test_others_may_help_with_actions_only(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    kick, support, *_ = scene.hand("haymaker", "helicarrier", "energy", "genius", seat=1)
    ally = scene.play_area("vision", seat=1)
    scene.turn()
    offered = scene.options(seat=1)
    assert f"play:{kick}" in offered
    assert f"play:{support}" not in offered
    assert not [key for key in offered if key.startswith(("attack", "thwart", "flip"))]
    assert ally
    scene.answer(f"play:{kick}", seat=1)
    scene.choose(next(key for key in scene.options(1) if "energy" in key), seat=1)
    assert scene.health("villain") == 25
    assert scene.state.active == 0


@rule("MC-TURN-10")
def test_who_waits_is_left_in_peace_for_the_turn(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.hand("haymaker", "energy", seat=1)
    scene.play_area("mockingbird")
    scene.turn()
    scene.answer("wait", seat=1)
    assert scene.options(seat=1) == []
    scene.answer("flip", seat=0)
    assert scene.options(seat=1) == []


@rule("MC-TURN-13", "MC-TURN-04")
def test_no_actions_in_the_villain_phase(board: Board) -> None:
    scene = board("captain-marvel")
    scene.hand("haymaker", "energy", "helicarrier", "energy-absorption")
    scene.villain_phase()
    assert scene.prompt == "prompt-defend"
    assert not [key for key in scene.options() if key.startswith("play")]


@rule(
    "MC-TURN-03",
    "MC-PLAY-01",
    "MC-PLAY-07",
    "MC-TYPE-04",
    "MC-TYPE-05",
    "MC-RES-01",
    "MC-RES-03",
    "MC-RES-11",
    "MC-DECK-10",
)
def test_playing_permanents(board: Board) -> None:
    scene = board("spider-man")
    card, *pay = scene.hand("tenacity", "backflip", "haymaker")
    scene.turn()
    assert f"play:{card}" in scene.options()
    scene.plays(card, *pay)
    assert not scene.card(card).exhausted
    assert scene.pile_of() == ["backflip", "haymaker"]
    alone, *_ = scene.hand("tenacity", "backflip")
    scene.turn()
    assert scene.refused(f"play:{alone}") == "MC-RES-03"  # it cannot pay for itself


# -- attacks and thwarts ------------------------------------------------------------------------------------------------


@rule("MC-ATK-01", "MC-ATK-06", "MC-DMG-01", "MC-MINION-02", "MC-KEY-10", "MC-MINION-03")
def test_heroes_may_attack_any_enemy(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    other = scene.minion("hydra-mercenary", seat=1)
    scene.turn()
    scene.answer("attack:spider-man.0")
    assert f"target:{other}" in scene.options()
    assert "target:rhino-1.94" in scene.options()  # the guard is not engaged with this player
    scene.answer(f"target:{other}")
    assert scene.health(other) == 1
    assert scene.card("hero").exhausted
    assert scene.card(other).engaged == 1


@rule("MC-KEY-09", "MC-KEY-11", "MC-STATUS-17")
def test_guard_binds_hero_allies_and_events(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-mercenary")
    ally = scene.play_area("vision")
    scene.set("hero", stunned=True)
    scene.turn()
    scene.answer(f"attack:{ally}")  # no question: the mercenary is the only target
    assert scene.health(foe) == 1
    scene.answer("attack:spider-man.0")
    assert scene.health(foe) == 1
    assert not scene.card("hero").stunned
    assert scene.health("villain") == 14


@rule("MC-STATUS-07", "MC-STATUS-08", "MC-STATUS-13", "MC-ALLY-07")
def test_a_stunned_ally_exhausts_and_pays_nothing(board: Board) -> None:
    scene = board("spider-man")
    ally = scene.play_area("vision", stunned=True)
    scene.turn()
    scene.answer(f"attack:{ally}")
    card = scene.card(ally)
    assert (card.stunned, card.exhausted, card.damage) == (False, True, 0)
    assert scene.health("villain") == 14


@rule("MC-STATUS-12", "MC-STATUS-08", "MC-ATK-07")
def test_a_stunned_hero_wastes_an_attack_event(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", stunned=True)
    kick, *_ = scene.hand("haymaker", "genius")
    scene.turn()
    scene.plays(kick)
    assert scene.health("villain") == 14
    assert not scene.card("hero").stunned
    assert scene.pile_of() == ["genius", "haymaker"]


@rule("MC-ATK-08", "MC-STATUS-11", "MC-KEY-24")
def test_an_attack_of_zero_is_an_attack(board: Board) -> None:
    scene = board("captain-marvel")
    lash = scene.minion("whiplash", tough=True)
    ally = scene.play_area("vision")
    scene.change(lambda g: g.state.lasting.append(_minus(g)))
    scene.turn()
    scene.answer("attack:captain-marvel.0")
    scene.answer(f"target:{lash}")
    assert scene.card(lash).tough  # zero damage does not use it up
    assert scene.health() == 11  # retaliate
    assert ally


def _minus(g):
    from stockade.games.marvel_champions.effects.modifier import Lasting

    return Lasting("atk", -5, "card", g.player(0).identity, "round")


@rule("MC-THW-01", "MC-THW-05", "MC-MAIN-07", "MC-DEFEAT-02")
def test_basic_thwart(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("scheme", threat=1)
    scene.turn()
    scene.answer("thwart:captain-marvel.0")
    assert scene.threat() == 0
    assert scene.has("the-break-in")
    assert not scene.offers("thwart:captain-marvel.0")


# -- the villain phase --------------------------------------------------------------------------------------------------


@rule("MC-VILP-01", "MC-ACCEL-03", "MC-SIDE-05")
def test_step_one_counts_scheme_icons_and_tokens(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.scenario_card("bomb-scare", threat=1)
    scene.change(lambda g: setattr(g.state, "acceleration", 1))
    scene.villain_phase()
    assert scene.threat() == 4  # 2 + 1 + 1
    assert len(scene.events("threat.placed")) == 1


@rule("MC-VILP-02", "MC-VILP-03", "MC-VILP-04", "MC-ACT-02", "MC-ACT-03", "MC-ACT-04", "MC-ESCH-04", "MC-EATK-02", "MC-ESCH-05")
def test_step_two_goes_player_by_player_with_their_minions(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", seat=1)
    scene.minion("hydra-bomber")
    scene.minion("hydra-bomber", seat=1)
    scene.only_encounter("advance", "advance", "crowd-control", "usurp-the-throne", "advance")
    scene.villain_phase()
    for _ in range(2):
        scene.answer("no-defence", seat=0)
    kinds = ("enemy.attacks", "enemy.schemes")
    order = [(event.kind, str(event.args["card"]).split(".")[0]) for event in scene.happened() if event.kind in kinds]
    assert order == [
        ("enemy.attacks", "rhino-1"),
        ("enemy.attacks", "hydra-bomber"),
        ("enemy.schemes", "rhino-1"),
        ("enemy.schemes", "hydra-bomber"),
    ]
    assert len(scene.events("boost.given")) == 2  # none for minions
    assert scene.threat() == 2 + 1 + 1
    assert scene.health() == 12 - 2 - 1


@rule("MC-VILP-05", "MC-VILP-06", "MC-VILP-07", "MC-VILP-13", "MC-DEAL-01")
@pytest.mark.parametrize(("hazards", "dealt"), [(0, (1, 1)), (1, (2, 1)), (3, (3, 2)), (2, (2, 2))])
def test_step_three_deals_hazard_cards_round_the_table(board: Board, hazards: int, dealt: tuple[int, int]) -> None:
    scene = board("spider-man", "captain-marvel")
    for _ in range(hazards):
        scene.scenario_card("usurp-the-throne", threat=3)
    scene.task(deal_step)
    counts = {"spider-man.0": 0, "captain-marvel.47": 0}
    for event in scene.events("card.dealt"):
        counts[event["who"]] += 1
    assert tuple(counts.values()) == dealt


@rule("MC-VILP-08", "MC-VILP-09", "MC-DEAL-03", "MC-DEAL-04", "MC-FIRST-04")
def test_step_four_first_player_first_in_the_order_dealt(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.dealt("crowd-control", seat=1)
    scene.only_encounter("advance", "sandman", "advance")
    scene.only_deck("genius", seat=0)
    scene.reveal("hydra-mercenary", "usurp-the-throne")
    assert [event["card"].split(".")[0] for event in scene.events("card.revealed")] == [
        "hydra-mercenary",
        "usurp-the-throne",
        "crowd-control",
    ]


@rule("MC-VILP-10", "MC-FIRST-05")
def test_step_five_passes_the_token(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", "she-hulk")
    for heir in (1, 2, 0):
        scene.task(end_round)
        assert scene.state.first == heir


@rule("MC-VILP-11", "MC-FIRST-02")
def test_the_first_player_orders_minions(board: Board) -> None:
    scene = board("captain-marvel")
    first, second = scene.minion("sandman"), scene.minion("hydra-mercenary")
    scene.minions_act()
    assert scene.prompt == "prompt-minion-order"
    scene.answer(f"next:{second}")
    assert scene.last("enemy.attacks")["card"] == second
    assert first


# -- enemy attacks ------------------------------------------------------------------------------------------------------


@rule("MC-EATK-01", "MC-EATK-03", "MC-EATK-08", "MC-EATK-12", "MC-EATK-05", "MC-BOOST-04")
def test_a_hero_defends(board: Board) -> None:
    scene = board("captain-marvel")
    scene.encounter("crowd-control")
    scene.villain_attacks()
    assert scene.prompt == "prompt-defend"
    assert scene.events("boost.turned") == []  # declared before the boost card is seen
    assert "crowd-control" not in str(scene.view(0)["activation"])
    scene.answer("defend:captain-marvel.0")
    assert scene.health() == 12 - (2 + 2 - 1)
    assert scene.card("hero").exhausted
    assert scene.play.stat(scene.card("villain"), "atk") == 2


@rule("MC-EATK-11", "MC-EATK-14", "MC-EATK-15", "MC-STATUS-16")
def test_undefended_and_who_cannot_defend(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.set("hero", exhausted=True)
    scene.form("alter-ego", seat=1)
    scene.villain_attacks()
    assert scene.health() == 10  # nobody could be asked; DEF does not count
    scene.set("hero", exhausted=False, stunned=True)
    scene.villain_attacks()
    assert scene.offers("defend:captain-marvel.0")  # a stunned hero may defend


@rule("MC-EATK-04", "MC-DEF-05", "MC-EATK-13")
def test_several_volunteers_and_the_first_player_decides(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", "she-hulk")
    scene.villain_attacks(0)
    assert [ask.seat for ask in scene.table.pending] == [1, 2]
    scene.answer("defend:spider-man.47", seat=1)
    scene.answer("defend:she-hulk.94", seat=2)
    assert [ask.seat for ask in scene.table.pending] == [0]
    assert scene.options() == ["defend:captain-marvel.0", "defend:spider-man.47", "defend:she-hulk.94"]
    scene.answer("defend:spider-man.47")
    assert scene.card("hero1").exhausted
    assert not scene.card("hero").exhausted
    assert not scene.card("hero2").exhausted
    assert (scene.health(), scene.health("hero1")) == (12, 10)


@rule("MC-DEF-05")
def test_the_first_player_steps_in_or_takes_who_was_offered(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.villain_attacks(1)
    scene.answer("no-defence", seat=1)  # nobody of hers: it is for the first player to say
    scene.answer("defend:captain-marvel.0", seat=0)
    assert (scene.health(), scene.health("hero1")) == (11, 15)
    scene.set("hero", exhausted=False)
    scene.villain_attacks(0)
    scene.answer("defend:she-hulk.47", seat=1)  # an offer: the first player may still step in
    scene.answer("defend:captain-marvel.0", seat=0)
    assert not scene.card("hero1").exhausted
    assert scene.health() == 10


@rule("MC-DEF-05", "MC-EATK-04")
def test_whoever_is_attacked_sees_who_was_offered(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", "she-hulk")
    scene.set("hero", exhausted=True)
    scene.villain_attacks(1)
    scene.answer("pass")  # Spider-Sense
    scene.answer("defend:she-hulk.94", seat=2)
    mine, leave = scene.table.pending[0].options
    assert (mine.key, leave.key, leave.args["card"]) == ("defend:spider-man.47", "no-defence", "she-hulk.94")
    scene.answer("no-defence", seat=1)  # an only offer stands: nobody else is asked
    assert scene.card("hero2").exhausted and not scene.card("hero1").exhausted
    assert (scene.health("hero1"), scene.health("hero2")) == (10, 15)


@rule("MC-EATK-14", "MC-EATK-15", "MC-EATK-04")
def test_who_cannot_defend_is_refused_for_that_reason(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    tired, fresh = scene.play_area("hawkeye", exhausted=True), scene.play_area("daredevil", 1)
    scene.form("alter-ego", seat=1)
    scene.villain_attacks(0)
    assert {no.key: no.rule for no in scene.table.pending[0].why_not()} == {"defend:peter-parker.47": "MC-EATK-15"}
    scene.answer(f"defend:{fresh}", seat=1)
    assert {no.key: no.rule for no in scene.table.pending[0].why_not()} == {f"defend:{tired}": "MC-EATK-14"}


@rule("MC-EATK-16", "MC-EATK-20")
def test_a_defender_who_is_gone_leaves_the_attack_undefended(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("vision", damage=2)
    scene.encounter("concussive-blast")  # as a boost: 1 damage to each of your characters
    scene.villain_attacks()
    scene.answer(f"defend:{ally}")
    assert not scene.has(ally)
    assert scene.health() == 12 - 1 - 2


@rule("MC-EATK-20", "MC-BOOST-12")
def test_a_boost_asks_after_the_defender_is_gone(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")  # two boost cards for every attack of his
    ally = scene.play_area("vision", damage=2)
    scene.encounter("concussive-blast", "kree-manipulator")
    before = scene.threat()
    scene.villain_attacks()
    scene.answer(f"defend:{ally}")
    assert not scene.has(ally)
    assert scene.threat() == before + 1


@rule("MC-DEFEAT-10", "MC-KEY-22", "MC-DEFEAT-04")
def test_a_stage_beaten_by_retaliate_goes_on(board: Board) -> None:
    scene = board("black-panther")
    scene.set("villain", damage=13)
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.card("villain").code == "rhino-2"
    assert scene.prompt == "prompt-turn"


@rule("MC-BOOST-07")
def test_boost_cards_left_over_are_discarded_unseen(board: Board) -> None:
    scene = board("captain-marvel")
    scene.change(lambda g: (g.state.boost.append(g.state.deck.pop()), setattr(g.villain, "stunned", True)))
    scene.villain_attacks()
    assert scene.state.boost == []
    assert len(scene.encounter_pile()) == 1
    assert scene.events("boost.turned") == []


# -- order of things ----------------------------------------------------------------------------------------------------


@rule("MC-FORCED-03", "MC-FORCED-04", "MC-KEY-36", "MC-ABIL-03", "MC-TRIG-03", "MC-FIRST-02")
def test_the_first_player_orders_forced_responses_and_retaliate(board: Board) -> None:
    scene = board("she-hulk")
    lash = scene.minion("whiplash")
    hulk = scene.play_area("hulk", damage=4)
    scene.deck("strength")
    scene.turn()
    scene.answer(f"attack:{hulk}")
    scene.answer(f"target:{lash}")
    assert scene.prompt == "prompt-order"
    scene.answer(next(key for key in scene.options() if "whiplash" in key))
    assert not scene.has(hulk)  # retaliate came first


@rule("MC-INT-02", "MC-INT-03", "MC-INT-04", "MC-TRIG-05", "MC-TRIG-07", "MC-REPL-03")
def test_interrupts_go_round_until_all_pass(board: Board) -> None:
    scene = board("she-hulk", "spider-man")
    scene.form("alter-ego", seat=0)
    scene.scenario_card("bomb-scare", threat=1)
    event, *_ = scene.hand("great-responsibility", seat=1)
    scene.villain_phase()
    assert scene.table.pending[0].seat == 0
    scene.answer("use:jennifer-walters.0", seat=0)
    assert scene.table.pending[0].seat == 1
    scene.answer(f"play:{event}", seat=1)
    assert scene.health("hero1") == 10 - (2 + 1 - 1)


@rule("MC-RESP-03", "MC-RESP-04", "MC-ABIL-05", "MC-RESP-02")
def test_several_responses_to_one_defence(board: Board) -> None:
    scene = board("black-panther")
    punch, second = scene.hand("counter-punch", "counter-punch")
    card = scene.play_area("indomitable")
    scene.villain_attacks()
    scene.answer("defend:black-panther.0")
    scene.answer(f"play:{punch}")
    scene.answer(f"use:{card}")
    assert scene.prompt == "prompt-after-attack"
    scene.answer(f"play:{second}")
    assert scene.health("villain") == 14 - 1 - 2 - 2
    assert scene.prompt == "prompt-turn"

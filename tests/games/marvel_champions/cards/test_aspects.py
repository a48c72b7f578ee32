"""Aggression, Justice, Leadership, Protection and basic cards."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.rules.round import end_round
from stockade.testing import rule

# -- Aggression ---------------------------------------------------------------------------------------------------------


@rule("MC-CARD-39", "MC-CARD-40", "MC-ALLY-11")
@pytest.mark.parametrize(
    ("top", "villain", "hero", "stays"),
    [("strength", 9, 15, True), ("energy", 10, 14, True), ("genius", 11, 15, False), ("vibranium", 8, 14, False)],
)
def test_hulk_does_what_the_card_shows(board: Board, top: str, villain: int, hero: int, stays: bool) -> None:
    scene = board("she-hulk")
    hulk = scene.play_area("hulk")
    scene.set("scheme", threat=3)
    scene.deck(top)
    scene.turn()
    assert scene.refused(f"thwart:{hulk}") == "MC-ALLY-11"
    scene.answer(f"attack:{hulk}")
    assert scene.health("villain") == villain
    assert scene.health() == hero
    assert scene.has("hulk") == stays


@rule("MC-ALLY-04", "MC-ALLY-02", "MC-RESP-02")
def test_tigra_heals_before_she_pays(board: Board) -> None:
    scene = board("she-hulk")
    tigra = scene.play_area("tigra", damage=2)
    foe = scene.minion("hydra-bomber")
    scene.turn()
    scene.answer(f"attack:{tigra}")
    scene.answer(f"target:{foe}")
    scene.answer(f"use:{tigra}")
    assert scene.health(tigra) == 1  # 1 + 1 - 1


@rule("MC-CARD-41", "MC-DEFEAT-11", "MC-TRIG-11")
def test_chase_them_down_follows_the_hero_and_not_an_ally(board: Board) -> None:
    scene = board("she-hulk")
    ally = scene.play_area("tigra")
    first, second = scene.minion("hydra-bomber"), scene.minion("hydra-bomber")
    chase, *_ = scene.hand("chase-them-down")
    scene.set("scheme", threat=5)
    scene.turn()
    scene.answer(f"attack:{ally}")
    scene.answer(f"target:{first}")
    assert scene.prompt == "prompt-turn"
    scene.answer("attack:she-hulk.0")
    scene.answer(f"target:{second}")
    scene.answer(f"play:{chase}")
    assert scene.threat() == 3


@rule("MC-CARD-41", "MC-DEFEAT-11", "MC-KEY-38")
def test_chase_them_down_follows_a_beaten_stage(board: Board) -> None:
    scene = board("she-hulk")
    scene.set("villain", damage=12)
    scene.scenario_card("concussion-blasters", on="villain")
    chase, *_ = scene.hand("chase-them-down")
    scene.set("scheme", threat=5)
    scene.turn()
    scene.answer("attack:she-hulk.0")
    scene.answer(f"play:{chase}")
    assert scene.threat() == 3
    assert scene.card("villain").code == "rhino-2"
    assert scene.health() == 15  # the stage that was attacked did not survive: no retaliate


@rule("MC-KEY-05", "MC-KEY-08", "MC-RES-14")
@pytest.mark.parametrize(("coin", "villain"), [("strength", 12), ("genius", 14)])
def test_relentless_assault_has_overkill_for_a_physical(board: Board, coin: str, villain: int) -> None:
    scene = board("she-hulk")
    scene.minion("hydra-mercenary")  # guard does not stop what goes on
    scene.scenario_card("concussion-blasters", on="villain")
    event, *_ = scene.hand("relentless-assault", coin)
    scene.turn()
    scene.plays(event)
    assert scene.health("villain") == villain
    assert scene.health() == 15  # the villain was not attacked


@rule("MC-KEY-07", "MC-KEY-37")
@pytest.mark.parametrize("saved", ["tough", "upgrade"])
def test_overkill_stops_at_a_minion_that_stands(board: Board, saved: str) -> None:
    scene = board("she-hulk")
    foe = scene.minion("hydra-bomber", tough=saved == "tough")
    if saved == "upgrade":
        scene.scenario_card("biomechanical-upgrades", on=foe)
    event, *_ = scene.hand("relentless-assault", "strength")
    scene.turn()
    scene.plays(event)
    assert scene.health("villain") == 14
    assert scene.health(foe) == 2


@rule("MC-INIT-10")
def test_relentless_assault_needs_a_minion(board: Board) -> None:
    scene = board("she-hulk")
    event, *_ = scene.hand("relentless-assault", "strength")
    scene.turn()
    assert scene.refused(f"play:{event}") == "MC-INIT-10"


@rule("MC-ATK-03")
def test_uppercut(board: Board) -> None:
    scene = board("she-hulk")
    event, *pay = scene.hand("uppercut", "strength", "genius")
    scene.turn()
    scene.plays(event, *pay)
    assert scene.health("villain") == 9


@rule("MC-CARD-42", "MC-RES-13")
@pytest.mark.parametrize(
    ("power", "card"),
    [
        ("the-power-of-aggression", "combat-training"),
        ("the-power-of-justice", "heroic-intuition"),
        ("the-power-of-leadership", "the-triskelion"),
        ("the-power-of-protection", "armored-vest"),
    ],
)
def test_the_powers_double_for_their_own_aspect(board: Board, power: str, card: str) -> None:
    scene = board("spider-man")
    name, coin = scene.hand(card, power)
    other, *_ = scene.hand("tenacity")
    scene.turn()
    assert scene.offers(f"play:{other}")  # with two cards
    scene.plays(name, coin)
    assert scene.has(card)
    assert scene.hand_of() == ["tenacity"]
    assert not scene.offers(f"play:{other}")


@rule("MC-CARD-42")
def test_the_power_of_leadership_counts_once_for_visions_own_cost(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision")
    scene.hand("the-power-of-leadership")
    scene.turn()
    scene.answer(f"use:{vision}")
    scene.answer("choose:atk")
    assert scene.play.stat(scene.card(vision), "atk") == 4


@rule("MC-KEY-32", "MC-KEY-33", "MC-ATK-05")
def test_tac_team_is_used_up(board: Board) -> None:
    scene = board("she-hulk")
    team = scene.play_area("tac-team", counters=1)
    scene.set("hero", stunned=True)
    scene.turn()
    scene.answer(f"use:{team}")
    assert scene.health("villain") == 12
    assert scene.card("hero").stunned  # no attack
    assert scene.pile_of() == ["tac-team"]


@rule("MC-CARD-57", "MC-PLAY-16", "MC-LIMIT-05", "MC-FORM-07", "MC-OWN-02")
@pytest.mark.parametrize(
    ("card", "stat", "value"), [("combat-training", "atk", 3), ("heroic-intuition", "thw", 2), ("armored-vest", "def", 4)]
)
def test_upgrades_for_any_player(board: Board, card: str, stat: str, value: int) -> None:
    scene = board("captain-marvel", "spider-man")
    name, *pay = scene.hand(card, "strength")
    scene.play_area(card, seat=0)
    scene.turn()
    scene.plays(name, *pay)  # seat 0 has a copy: only seat 1 may get it
    assert scene.card(name).controller == 1
    assert scene.play.stat(scene.card("hero1"), stat) == value
    scene.form("alter-ego", seat=1)
    assert scene.play.stat(scene.card("hero1"), stat) == 0


# -- Justice ------------------------------------------------------------------------------------------------------------


@rule("MC-RESP-01", "MC-ALLY-03", "MC-ALLY-04")
def test_daredevil_strikes_after_thwarting(board: Board) -> None:
    scene = board("spider-man")
    ally = scene.play_area("daredevil")
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer(f"thwart:{ally}")
    assert scene.threat() == 1
    scene.answer(f"use:{ally}")
    assert scene.health("villain") == 13
    assert scene.health(ally) == 2


@rule("MC-CONST-01", "MC-CONST-02", "MC-MOD-01")
def test_jessica_jones_counts_side_schemes(board: Board) -> None:
    scene = board("spider-man")
    ally = scene.play_area("jessica-jones")
    assert scene.play.stat(scene.card(ally), "thw") == 1
    scene.scenario_card("bomb-scare", threat=1)
    scene.scenario_card("crowd-control", threat=1)
    assert scene.play.stat(scene.card(ally), "thw") == 3


@rule("MC-RES-14", "MC-RES-06")
@pytest.mark.parametrize(("coin", "left"), [("genius", 1), ("strength", 2), ("vibranium", 1)])
def test_for_justice_is_better_with_a_mental(board: Board, coin: str, left: int) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=5)
    event, *_ = scene.hand("for-justice", coin)
    scene.turn()
    scene.plays(event)
    assert scene.threat() == left


@rule("MC-CARD-43", "MC-VILP-14", "MC-REPL-01", "MC-REPL-03", "MC-INT-06")
def test_great_responsibility_takes_the_whole_amount(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("bomb-scare", threat=1)
    scene.change(lambda g: setattr(g.state, "acceleration", 1))
    event, *_ = scene.hand("great-responsibility")
    scene.villain_phase()
    scene.answer(f"play:{event}")
    assert scene.threat() == 0
    assert scene.health() == 7  # 1 + 1 + 1
    assert scene.events("threat.placed") == []


@rule("MC-CARD-43", "MC-INT-05")
def test_what_one_has_taken_over_nobody_else_may_interrupt(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    first, _ = scene.hand("great-responsibility", "great-responsibility")
    scene.hand("great-responsibility", seat=1)
    scene.villain_phase()
    scene.answer(f"play:{first}", seat=0)
    assert scene.prompt != "prompt-before-threat"
    assert (scene.health("hero"), scene.health("hero1"), scene.threat()) == (8, 12, 0)


@rule("MC-CARD-43")
def test_tough_prevents_what_responsibility_brings(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", tough=True)
    event, *_ = scene.hand("great-responsibility")
    scene.villain_phase()
    scene.answer(f"play:{event}")
    assert (scene.threat(), scene.health(), scene.card("hero").tough) == (0, 10, False)


@rule("MC-CARD-44", "MC-TRIG-11", "MC-THW-04")
def test_interrogation_room_answers_an_allys_victim_once(board: Board) -> None:
    scene = board("spider-man")
    room = scene.play_area("interrogation-room")
    ally = scene.play_area("daredevil")
    first, second = scene.minion("hydra-bomber"), scene.minion("hydra-bomber", damage=1)
    scene.set("scheme", threat=5)
    scene.turn()
    scene.answer(f"attack:{ally}")
    scene.answer(f"target:{first}")
    scene.answer(f"use:{room}")
    assert scene.threat() == 4
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{second}")
    assert scene.prompt == "prompt-turn"  # exhausted


@rule("MC-THW-04", "MC-KEY-32")
def test_surveillance_team(board: Board) -> None:
    scene = board("spider-man")
    team = scene.play_area("surveillance-team")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=2)
    scene.turn()
    scene.answer(f"use:{team}")
    assert (scene.threat(), scene.card(team).counters) == (1, 2)
    assert scene.refused(f"use:{team}") == "MC-COST-04"


# -- Leadership ---------------------------------------------------------------------------------------------------------


@rule("MC-CARD-45", "MC-KEY-36")
def test_hawkeye_shoots_after_quickstrike_at_anybodys_minion(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    ally = scene.play_area("hawkeye")
    scene.reveal("vulture", seat=1)
    assert scene.prompt == "prompt-defend"  # quickstrike first
    scene.defended_by()
    assert scene.health("hero1") == 7
    scene.answer(f"use:{ally}")
    assert scene.health("vulture") == 2
    assert scene.card(ally).counters == 3


@rule("MC-CARD-45")
def test_hawkeye_stays_without_arrows(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("hawkeye", counters=1)
    scene.reveal("hydra-mercenary")
    scene.answer(f"use:{ally}")
    assert scene.has(ally)
    scene.reveal("hydra-mercenary")
    assert scene.prompt == "prompt-turn"


@rule("MC-DECK-02", "MC-FIRST-06")
def test_maria_hill_gives_everybody_a_card(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    ally, *_ = scene.hand("maria-hill", "strength")
    scene.turn()
    scene.plays(ally)
    scene.answer(f"use:{ally}")
    assert (len(scene.hand_of(0)), len(scene.hand_of(1))) == (1, 1)


@rule("MC-CARD-46", "MC-LAST-04")
def test_vision_raises_one_power_for_the_phase(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("vision")
    scene.hand("energy", "energy-absorption")
    scene.turn()
    scene.answer(f"use:{ally}")
    scene.choose(scene.options()[0])
    scene.answer("choose:thw")
    assert scene.play.stat(scene.card(ally), "thw") == 3
    assert scene.play.stat(scene.card(ally), "atk") == 2
    assert scene.refused(f"use:{ally}") == "MC-LIMIT-01"
    scene.answer("end")
    assert scene.play.stat(scene.card(ally), "thw") == 3
    scene.choose()
    assert scene.state.phase == "villain"
    assert scene.play.stat(scene.card(ally), "thw") == 1


@rule("MC-ABIL-01", "MC-TYPE-08")
def test_get_ready_needs_a_tired_ally(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("vision")
    event, *_ = scene.hand("get-ready")
    scene.turn()
    assert scene.refused(f"play:{event}") == "MC-INIT-10"
    scene.answer(f"attack:{ally}")
    scene.answer(f"play:{event}")
    assert not scene.card(ally).exhausted


@rule("MC-CARD-47", "MC-LAST-02", "MC-LAST-01")
def test_lead_from_the_front_lifts_latecomers_too(board: Board) -> None:
    scene = board("captain-marvel")
    event, ally, *pay = scene.hand("lead-from-the-front", "maria-hill", "strength", "genius")
    scene.turn()
    scene.plays(event, pay[0])
    assert scene.play.stat(scene.card("hero"), "atk") == 3
    scene.plays(ally, pay[1])
    scene.answer("pass")
    assert scene.play.stat(scene.card(ally), "thw") == 3


@rule("MC-CARD-48", "MC-CARD-49", "MC-INIT-03", "MC-CARD-42")
def test_make_the_call_pays_the_printed_cost_from_any_pile(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.pile("daredevil", seat=1)
    scene.change(lambda g: setattr(g.player(0), "discount", 1))
    call, *pay = scene.hand("make-the-call", "the-power-of-leadership", "strength")
    scene.turn()
    scene.answer(f"play:{call}")
    scene.pay(*pay)
    ally = scene.card("daredevil")
    assert ally.controller == 0
    assert scene.play.owner(ally) == 1
    assert scene.hand_of() == []


@rule("MC-CARD-49")
def test_a_card_discarded_as_payment_cannot_be_called(board: Board) -> None:
    scene = board("captain-marvel")
    call, *_ = scene.hand("make-the-call", "maria-hill", "strength", "genius")
    scene.turn()
    assert not scene.offers(f"play:{call}")


@rule("MC-CARD-51", "MC-ALLY-09", "MC-ALLY-10", "MC-GOLD-01")
def test_the_triskelion_makes_room_for_a_fourth_ally(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("the-triskelion")
    for name in ("vision", "hawkeye", "mockingbird"):
        scene.play_area(name)
    ally, *_ = scene.hand("maria-hill", "strength")
    scene.turn()
    scene.plays(ally)
    scene.answer("pass")
    assert len(scene.play.allies_of(0)) == 4
    scene.reveal("caught-off-guard")
    assert scene.prompt == "prompt-ally-limit"
    scene.answer(f"lose:{ally}")
    assert len(scene.play.allies_of(0)) == 3


@rule("MC-ALLY-10", "MC-ALLY-09")
def test_over_the_limit_an_ally_goes_before_anything_else(board: Board) -> None:
    scene = board("captain-marvel")
    for name in ("vision", "hawkeye", "mockingbird"):
        scene.play_area(name)
    ally, *_ = scene.hand("maria-hill", "strength")
    scene.turn()
    scene.plays(ally)
    assert scene.prompt == "prompt-ally-limit"
    scene.answer(f"lose:{ally}")
    assert scene.prompt == "prompt-turn"  # gone before its own ability
    assert "maria-hill" in scene.pile_of()


@rule("MC-ATTACH-06", "MC-CARD-57", "MC-LIMIT-06", "MC-ATTACH-03")
def test_inspired_lifts_its_ally(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    ally = scene.play_area("daredevil", seat=1)
    card, *pay = scene.hand("inspired", "genius", "inspired")
    scene.turn()
    scene.plays(card, pay[0])
    assert (scene.play.stat(scene.card(ally), "atk"), scene.play.stat(scene.card(ally), "thw")) == (3, 3)
    assert scene.card(card).controller == 0  # MC-OWN-09
    assert scene.refused(f"play:{pay[1]}") == "MC-INIT-10"


# -- Protection ---------------------------------------------------------------------------------------------------------


@rule("MC-CARD-52", "MC-CARD-05")
def test_black_widow_stops_any_card_and_another_comes(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    widow = scene.play_area("black-widow")
    scene.hand("genius")
    scene.encounter("hydra-mercenary")
    scene.reveal("weapons-runner", seat=1)
    scene.answer(f"use:{widow}")
    assert not scene.has("weapons-runner")
    assert scene.encounter_pile() == ["weapons-runner"]
    assert scene.card("hydra-mercenary").engaged == 1
    assert scene.events("keyword.surge") == []


@rule("MC-CARD-05", "MC-NEM-01", "MC-NEM-02", "MC-NEM-05")
def test_black_widow_cannot_stop_a_nemesis_set_aside(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.play_area("black-widow")
    scene.hand("genius")
    scene.reveal("shadow-of-the-past")
    scene.answer("pass")  # she could have stopped the treachery itself
    assert scene.has("vulture")
    assert scene.prompt == "prompt-turn"


@rule("MC-CARD-53", "MC-DEF-01", "MC-DEF-03")
def test_counter_punch_after_a_defence(board: Board) -> None:
    scene = board("black-panther")
    punch, *_ = scene.hand("counter-punch")
    scene.villain_attacks()
    scene.answer("defend:black-panther.0")
    scene.answer(f"play:{punch}")
    assert scene.health("villain") == 11  # retaliate 1 and ATK 2


@rule("MC-CARD-53", "MC-KEY-09", "MC-KEY-11")
def test_guard_protects_the_villain_from_counter_punch(board: Board) -> None:
    scene = board("black-panther")
    scene.minion("hydra-mercenary")
    scene.hand("counter-punch")
    scene.villain_attacks()
    scene.answer("defend:black-panther.0")
    assert scene.prompt == "prompt-turn"


@rule("MC-DEF-06")
def test_a_defence_event_counts_for_counter_punch(board: Board) -> None:
    scene = board("spider-man")
    flip, punch = scene.hand("backflip", "counter-punch")
    scene.deck("genius")
    scene.villain_attacks()
    scene.answer("pass")
    scene.answer("no-defence")
    scene.answer(f"play:{flip}")
    scene.answer(f"play:{punch}")
    assert scene.health("villain") == 12


@rule("MC-CARD-54", "MC-ACT-05")
def test_get_behind_me_brings_the_villain(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    event, *_ = scene.hand("get-behind-me", "genius")
    scene.encounter("hydra-mercenary")
    scene.reveal("caught-off-guard", seat=1)
    scene.answer(f"play:{event}")
    assert scene.prompt == "prompt-defend"
    assert scene.last("enemy.attacks")["who"] == "black-panther.0"
    scene.defended_by()
    assert scene.health() == 8  # boost: Hydra Mercenary would add 1
    assert scene.events("keyword.surge") == []


@rule("MC-REC-04", "MC-OWN-08")
def test_med_team_heals_any_friend(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    team = scene.play_area("med-team")
    scene.set("hero1", damage=3)
    scene.turn()
    scene.answer(f"use:{team}", seat=0)
    assert scene.health("hero1") == 9


@rule("MC-DEF-06", "MC-TYPE-08")
def test_indomitable_readies_the_defender(board: Board) -> None:
    scene = board("black-panther")
    card = scene.play_area("indomitable")
    scene.villain_attacks()
    scene.answer("defend:black-panther.0")
    scene.answer(f"use:{card}")
    assert not scene.card("hero").exhausted
    assert scene.pile_of() == ["indomitable"]


@rule("MC-KEY-30", "MC-ALLY-08")
def test_luke_cage_is_tough(board: Board) -> None:
    scene = board("black-panther")
    ally, *pay = scene.hand("luke-cage", "vibranium", "vibranium")
    scene.turn()
    scene.plays(ally, *pay)
    assert scene.card(ally).tough
    scene.answer(f"attack:{ally}")
    assert scene.health(ally) == 5  # the tough card took the consequences
    assert not scene.card(ally).tough


# -- basic --------------------------------------------------------------------------------------------------------------


@rule("MC-STATUS-09", "MC-PLAY-05")
def test_mockingbird_stuns_an_enemy(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-mercenary")
    ally, *pay = scene.hand("mockingbird", "genius", "strength")
    scene.turn()
    scene.plays(ally, *pay)
    scene.answer(f"use:{ally}")
    scene.answer(f"target:{foe}")
    assert scene.card(foe).stunned
    scene.minions_act()
    assert scene.health() == 10
    assert not scene.card(foe).stunned


@rule("MC-CARD-55", "MC-DELAY-01", "MC-DELAY-02", "MC-ABIL-10")
def test_nick_fury_helps_and_leaves(board: Board) -> None:
    scene = board("spider-man")
    ally, *pay = scene.hand("nick-fury", "genius", "strength")
    scene.turn()
    scene.plays(ally, *pay)
    assert not scene.offers("choose:fury-threat")  # there is no threat to remove
    scene.answer("choose:fury-damage")
    assert scene.health("villain") == 10
    scene.task(end_round)
    assert not scene.has("nick-fury")


@rule("MC-CARD-55", "MC-DELAY-03", "MC-PLAY-15")
def test_nick_fury_called_back_is_somebody_new(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("nick-fury", damage=2)
    scene.change(lambda g: g.state.leaving.append(g.in_play("nick-fury").id))
    scene.turn()
    scene.answer(f"attack:{ally}")  # consequential damage: gone
    assert scene.state.leaving == []


@rule("MC-CARD-56", "MC-STATUS-15", "MC-STATUS-04")
@pytest.mark.parametrize("confused", [False, True])
def test_emergency_lowers_a_scheme_unless_confused(board: Board, confused: bool) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.set("hero", confused=confused)
    event, *_ = scene.hand("emergency")
    scene.villain_attacks()
    scene.answer(f"play:{event}")
    assert scene.threat() == int(confused)
    assert not scene.card("hero").confused
    assert scene.pile_of() == ["emergency"]


@rule("MC-CARD-56")
def test_emergency_is_not_for_minions(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.minion("hydra-bomber")
    scene.hand("emergency")
    scene.minions_act()
    assert scene.prompt == "prompt-turn"
    assert scene.threat() == 1


@rule("MC-REC-03", "MC-MINION-05")
def test_first_aid_heals_anybody(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", damage=1)
    event, *_ = scene.hand("first-aid", "genius")
    scene.turn()
    scene.plays(event)
    assert scene.health() == 10


@rule("MC-ATK-03")
def test_haymaker(board: Board) -> None:
    scene = board("spider-man")
    event, *_ = scene.hand("haymaker", "genius")
    scene.turn()
    scene.plays(event)
    assert scene.health("villain") == 11


@rule("MC-DECK-01", "MC-TURN-08")
def test_avengers_mansion(board: Board) -> None:
    scene = board("spider-man")
    house = scene.play_area("avengers-mansion")
    scene.deck("genius")
    scene.turn()
    scene.answer(f"use:{house}")
    assert scene.hand_of() == ["genius"]


@rule("MC-CARD-50", "MC-INIT-02", "MC-INIT-03", "MC-RES-15")
def test_helicarrier_lowers_the_next_card_and_only_that(board: Board) -> None:
    scene = board("spider-man")
    ship = scene.play_area("helicarrier")
    kick, may, *_ = scene.hand("haymaker", "interrogation-room", "genius", "backflip")
    scene.turn()
    scene.answer(f"use:{ship}")
    scene.answer(f"play:{may}")  # cost 1 - 1: nothing to pay
    assert scene.has("interrogation-room")
    assert len(scene.hand_of()) == 3
    assert scene.state.players[0].discount == 0
    assert kick


@rule("MC-TYPE-08", "MC-COST-02")
def test_tenacity_readies_the_hero_for_a_physical(board: Board) -> None:
    scene = board("spider-man")
    card = scene.play_area("tenacity")
    scene.hand("strength")
    scene.turn()
    assert not scene.offers(f"use:{card}")
    scene.answer("attack:spider-man.0")
    scene.answer(f"use:{card}")
    assert scene.offers("attack:spider-man.0")
    assert scene.pile_of() == ["strength", "tenacity"]


@rule("MC-LIMIT-04", "MC-RES-05")
@pytest.mark.parametrize("coin", ["energy", "genius", "strength"])
def test_basic_resources_pay_two(board: Board, coin: str) -> None:
    scene = board("spider-man")
    card, _ = scene.hand("tenacity", coin)
    scene.turn()
    scene.plays(card)
    assert scene.has("tenacity")

"""Aspect and basic cards once more: at somebody else's table, under a status card, and when there is nothing to do."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.rules.round import end_round
from stockade.testing import rule

# -- Aggression -----------------------------------------------------------------------------------------------------------


@rule("MC-CARD-39", "MC-CARD-40", "MC-MINION-05")
def test_hulks_rage_spares_nobody_at_the_table(board: Board) -> None:
    scene = board("she-hulk", "spider-man")
    scene.form("alter-ego", seat=1)
    hulk = scene.play_area("hulk")
    ally = scene.play_area("daredevil", seat=1)
    foe = scene.minion("hydra-mercenary", seat=1)
    scene.deck("haymaker")  # energy
    scene.turn()
    scene.answer(f"attack:{hulk}")
    scene.answer("target:rhino-1.94")
    assert scene.health("villain") == 28 - 3 - 1
    assert [scene.health(name) for name in ("hero", "hero1", ally, foe)] == [14, 9, 2, 2]
    assert scene.card(hulk).damage == 2  # his own rage, then what the attack costs him


@rule("MC-CARD-39", "MC-KEY-12", "MC-CARD-40")
def test_hulks_second_blow_is_no_attack_and_his_player_aims_it(board: Board) -> None:
    scene = board("she-hulk")
    hulk = scene.play_area("hulk")
    guard = scene.minion("hydra-soldier")
    scene.deck("uppercut")  # physical
    scene.turn()
    scene.answer(f"attack:{hulk}")  # the guard is the only one he may attack
    assert scene.prompt == "prompt-enemy"
    scene.answer("target:rhino-1.47")
    assert (scene.health("villain"), scene.health(guard)) == (12, 1)


@rule("MC-ALLY-04", "MC-ABIL-01")
@pytest.mark.parametrize(("damage", "foe"), [(0, "hydra-bomber"), (1, "sandman")])
def test_tigra_has_nothing_to_heal_or_no_victim(board: Board, damage: int, foe: str) -> None:
    scene = board("she-hulk")
    tigra = scene.play_area("tigra", damage=damage)
    target = scene.minion(foe)
    scene.turn()
    scene.answer(f"attack:{tigra}")
    scene.answer(f"target:{target}")
    assert (scene.prompt, scene.card(tigra).damage) == ("prompt-turn", damage + 1)


@rule("MC-CARD-41", "MC-KEY-05")
def test_chase_them_down_follows_overkill_that_finishes_a_stage(board: Board) -> None:
    scene = board("she-hulk")
    scene.set("villain", damage=13)
    foe = scene.minion("hydra-bomber", tough=False)
    scene.set("scheme", threat=3)
    assault, coin, chase = scene.hand("relentless-assault", "strength", "chase-them-down")
    scene.turn()
    scene.plays(assault, coin)
    assert (scene.has(foe), scene.card("villain").code) == (False, "rhino-2")
    scene.answer(f"play:{chase}")
    assert scene.threat() == 1


@rule("MC-CARD-41", "MC-STATUS-04", "MC-THW-06")
def test_chase_them_down_is_a_thwart(board: Board) -> None:
    scene = board("she-hulk")
    foe = scene.minion("hydra-bomber")
    scene.set("hero", confused=True)
    chase, *_ = scene.hand("chase-them-down")
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer("attack:she-hulk.0")
    scene.answer(f"target:{foe}")
    scene.answer(f"play:{chase}")
    assert (scene.threat(), scene.card("hero").confused) == (3, False)


@rule("MC-ATK-05", "MC-TURN-10")
def test_tac_team_helps_in_somebody_elses_turn(board: Board) -> None:
    scene = board("spider-man", "she-hulk")
    team = scene.play_area("tac-team", seat=1)
    scene.turn(0)
    scene.answer(f"use:{team}", seat=1)
    assert (scene.health("villain"), scene.card(team).counters, scene.card(team).exhausted) == (26, 2, True)


# -- Justice --------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-43", "MC-SIDE-09")
def test_great_responsibility_shields_a_side_scheme_and_can_kill(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.set("hero", damage=8)
    side = scene.scenario_card("bomb-scare", threat=1)
    event, *_ = scene.hand("great-responsibility")
    scene.reveal("masterplan", seat=1)  # 4 threat on every side scheme
    scene.answer(f"play:{event}", seat=0)
    assert scene.threat(side) == 1
    assert scene.state.players[0].out
    assert scene.outcome == ""


@rule("MC-CARD-43", "MC-CARD-13")
def test_what_was_prevented_first_is_not_taken_as_damage(board: Board) -> None:
    scene = board("spider-man", "she-hulk")
    scene.form("alter-ego", seat=1)
    event, *_ = scene.hand("great-responsibility")
    scene.change(lambda g: setattr(g.state, "first", 1))
    scene.villain_phase()  # 2 threat in step 1
    scene.answer("use:jennifer-walters.47", seat=1)
    scene.answer(f"play:{event}", seat=0)
    assert scene.health("hero") == 9
    assert [event["count"] for event in scene.events("threat.placed")] == [1]  # only what Rhino schemes afterwards


@rule("MC-CARD-44", "MC-TRIG-11")
def test_interrogation_room_does_not_answer_a_friends_victim(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.play_area("interrogation-room")
    foe = scene.minion("hydra-bomber")
    scene.set("scheme", threat=5)
    scene.turn(1)
    scene.answer("attack:captain-marvel.47")
    scene.answer(f"target:{foe}")
    assert not scene.has(foe)
    assert scene.threat() == 5


# -- Leadership -----------------------------------------------------------------------------------------------------------


@rule("MC-CARD-45", "MC-ABIL-16")
def test_hawkeye_saves_his_arrows_where_they_would_do_nothing(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("hawkeye")
    scene.scenario_card("legions-of-hydra", threat=3)
    scene.reveal("madame-hydra")
    assert (scene.prompt, scene.card(ally).counters) == ("prompt-turn", 4)


@rule("MC-CARD-45", "MC-CARD-73")
def test_hawkeye_shoots_a_facedown_drone(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron")
    ally = scene.play_area("hawkeye")
    scene.deck("genius")
    drones = len(scene.play.minions)
    scene.reveal("swarm-attack")
    while scene.prompt == "prompt-defend":
        scene.answer("no-defence")
    scene.reveal("android-efficiency-a")
    scene.answer(f"use:{ally}")
    assert scene.card(ally).counters == 3
    assert len(scene.play.minions) == drones


@rule("MC-TYPE-08", "MC-OWN-08")
def test_get_ready_is_for_anybodys_ally(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    ally = scene.play_area("daredevil", seat=1, exhausted=True)
    event, *_ = scene.hand("get-ready")
    scene.turn(1)
    scene.answer(f"play:{event}", seat=0)  # on request, so that Daredevil may act once more
    assert not scene.card(ally).exhausted


@rule("MC-CARD-47", "MC-LAST-02")
def test_lead_from_the_front_waits_for_a_hero_who_comes_later(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", seat=1)
    ally = scene.play_area("daredevil", seat=1)
    event, _ = scene.hand("lead-from-the-front", "strength")
    scene.turn()
    scene.answer(f"play:{event}", seat=0)
    scene.answer("player:1", seat=0)
    assert [scene.play.stat(scene.card(name), "atk") for name in ("hero", ally)] == [2, 3]
    scene.turn(1)
    scene.answer("flip", seat=1)
    assert [scene.play.stat(scene.card("hero1"), stat) for stat in ("atk", "thw", "def")] == [3, 2, 3]


@rule("MC-CARD-49", "MC-UNIQUE-05")
def test_make_the_call_cannot_call_who_is_in_play(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.play_area("nick-fury", seat=1)
    scene.pile("nick-fury")
    call, *_ = scene.hand("make-the-call", "strength", "genius")
    scene.turn()
    assert scene.refused(f"play:{call}", seat=0) == "MC-INIT-10"


@rule("MC-CARD-49", "MC-CARD-55", "MC-ALLY-10")
def test_nick_fury_called_back_works_and_leaves_again(board: Board) -> None:
    scene = board("captain-marvel")
    for name in ("vision", "hawkeye", "maria-hill"):
        scene.play_area(name)
    scene.pile("nick-fury")
    call, *pay = scene.hand("make-the-call", "strength", "genius")
    scene.turn()
    scene.plays(call, *pay)
    assert scene.prompt == "prompt-ally-limit"
    scene.answer("lose:maria-hill.91")
    scene.answer("choose:fury-draw")
    assert len(scene.hand_of()) == 3
    scene.task(end_round)
    assert not scene.has("nick-fury")
    assert "nick-fury" in scene.pile_of()


@rule("MC-LIMIT-06", "MC-ATTACH-02")
def test_inspired_goes_with_its_ally_to_the_player_who_played_it(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    ally = scene.play_area("daredevil", seat=1, damage=2)
    scene.play_area("inspired", seat=0, on=ally)
    scene.turn(1)
    scene.answer(f"attack:{ally}", seat=1)
    assert (scene.pile_of(0), scene.pile_of(1)) == (["inspired"], ["daredevil"])
    assert scene.health("villain") == 28 - 3


# -- Protection -----------------------------------------------------------------------------------------------------------


@rule("MC-CARD-52", "MC-OBL-07")
def test_black_widow_stops_an_obligation(board: Board) -> None:
    scene = board("black-panther")
    widow = scene.play_area("black-widow")
    scene.hand("genius")
    scene.encounter("hydra-mercenary")
    scene.reveal("affairs-of-state")
    scene.answer(f"use:{widow}")
    assert scene.encounter_pile() == ["affairs-of-state"]
    assert scene.has("hydra-mercenary")
    assert scene.card(widow).exhausted


@rule("MC-CARD-53", "MC-STATUS-12")
def test_a_stunned_hero_may_shake_it_off_with_counter_punch(board: Board) -> None:
    scene = board("black-panther")
    punch, *_ = scene.hand("counter-punch")
    scene.set("hero", stunned=True)
    scene.villain_attacks()
    scene.answer("defend:black-panther.0")
    scene.answer(f"play:{punch}")
    assert (scene.health("villain"), scene.card("hero").stunned) == (13, False)  # retaliate alone


@rule("MC-CARD-53", "MC-EATK-04")
def test_counter_punch_is_for_the_hero_who_defended(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    scene.hand("counter-punch")
    punch, *_ = scene.hand("counter-punch", seat=1)
    scene.villain_attacks(0)
    scene.defended_by("spider-man.47")
    assert [ask.seat for ask in scene.table.pending] == [1]
    scene.answer(f"play:{punch}", seat=1)
    assert scene.health("villain") == 26


@rule("MC-CARD-54", "MC-KEY-19", "MC-STATUS-09")
def test_get_behind_me_leaves_printed_surge_and_cannot_wake_a_stunned_villain(board: Board) -> None:
    scene = board("black-panther")
    scene.set("villain", stunned=True)
    event, _ = scene.hand("get-behind-me", "genius")
    scene.encounter("hydra-mercenary")
    scene.reveal("kree-manipulator")
    scene.answer(f"play:{event}")
    assert (scene.threat(), scene.health(), scene.card("villain").stunned) == (0, 11, False)
    assert scene.has("hydra-mercenary")


@rule("MC-REC-04", "MC-OWN-08")
def test_med_team_heals_an_ally_and_no_enemy(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    team = scene.play_area("med-team")
    ally = scene.play_area("daredevil", seat=1, damage=2)
    scene.set("villain", damage=4)
    scene.set("hero", damage=1)
    scene.turn()
    scene.answer(f"use:{team}", seat=0)
    assert scene.options(seat=0) == ["target:black-panther.0", f"target:{ally}"]
    scene.answer(f"target:{ally}")
    assert scene.card(ally).damage == 0


@rule("MC-DEF-06", "MC-ABIL-01")
def test_indomitable_waits_for_a_tired_hero(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("indomitable")
    flip, *_ = scene.hand("backflip")
    scene.minion("vulture")
    scene.minions_act()
    scene.answer("no-defence")
    scene.answer(f"play:{flip}")  # defended without exhausting
    assert (scene.prompt, scene.has("indomitable")) == ("prompt-turn", True)


# -- basic ----------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-55")
@pytest.mark.parametrize(("way", "cards", "threat"), [("fury-draw", 3, 3), ("fury-threat", 0, 1)])
def test_nick_furys_other_ways(board: Board, way: str, cards: int, threat: int) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=3)
    ally, *pay = scene.hand("nick-fury", "genius", "strength")
    scene.turn()
    scene.plays(ally, *pay)
    scene.answer(f"choose:{way}")
    assert (len(scene.hand_of()), scene.threat(), scene.health("villain")) == (cards, threat, 14)


@rule("MC-CARD-56", "MC-INT-04")
def test_two_emergencies_add_up_and_come_before_the_boost_card(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego")
    one, *_ = scene.hand("emergency")
    two, *_ = scene.hand("emergency", seat=1)
    scene.encounter("crowd-control")  # two boost icons
    scene.villain_attacks(0)
    assert scene.events("boost.given") == []
    scene.answer(f"play:{one}", seat=0)
    scene.answer(f"play:{two}", seat=1)
    assert scene.threat() == 1 + 2 - 2


@rule("MC-REC-03", "MC-MINION-05")
def test_first_aid_may_even_heal_an_enemy(board: Board) -> None:
    scene = board("spider-man")
    scene.set("villain", damage=3)
    event, _ = scene.hand("first-aid", "genius")
    scene.turn()
    scene.plays(event)
    assert scene.health("villain") == 13


@rule("MC-DECK-01", "MC-ABIL-09")
def test_avengers_mansion_is_for_any_player(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    house = scene.play_area("avengers-mansion")
    scene.deck("genius", seat=1)
    scene.turn()
    scene.answer(f"use:{house}", seat=0)
    scene.answer("player:1", seat=0)
    assert (scene.hand_of(0), scene.hand_of(1)) == ([], ["genius"])


@rule("MC-CARD-50")
def test_helicarriers_for_a_friend_add_up(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    one, two = scene.play_area("helicarrier"), scene.play_area("helicarrier", seat=1)
    blast, coin, other = scene.hand("photonic-blast", "strength", "haymaker", seat=1)
    scene.turn(1)
    scene.answer(f"use:{one}", seat=0)
    scene.answer("player:1", seat=0)
    scene.answer(f"use:{two}", seat=1)
    scene.answer("player:1", seat=1)
    scene.answer(f"play:{blast}", seat=1)
    scene.choose(f"spend:{other}", seat=1)  # 3 - 2
    assert f"spend:{coin}" not in scene.options()
    assert scene.hand_of(1)[0] == "strength"
    assert scene.state.players[1].discount == 0


@rule("MC-CARD-50", "MC-LAST-03")
def test_a_reduction_nobody_used_is_gone_with_the_phase(board: Board) -> None:
    scene = board("spider-man")
    ship = scene.play_area("helicarrier")
    scene.turn()
    scene.answer(f"use:{ship}")
    assert scene.state.players[0].discount == 1
    scene.answer("end")
    assert scene.state.players[0].discount == 0


@rule("MC-CARD-50")
def test_a_card_without_cost_uses_the_reduction_up(board: Board) -> None:
    scene = board("captain-marvel")
    ship = scene.play_area("helicarrier")
    ally = scene.play_area("vision", exhausted=True)
    event, *_ = scene.hand("get-ready")
    scene.turn()
    scene.answer(f"use:{ship}")
    scene.answer(f"play:{event}")
    assert (scene.card(ally).exhausted, scene.state.players[0].discount) == (False, 0)


@rule("MC-TRIG-02", "MC-RES-04")
def test_tenacity_is_for_heroes_with_a_physical(board: Board) -> None:
    scene = board("spider-man")
    card = scene.play_area("tenacity")
    scene.hand("genius")
    scene.set("hero", exhausted=True)
    scene.turn()
    assert scene.refused(f"use:{card}") == "MC-RES-04"
    scene.form("alter-ego")
    scene.turn()
    assert scene.refused(f"use:{card}") == "MC-TRIG-02"

"""She-Hulk's cards."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule


@rule("MC-CARD-12", "MC-RESP-01", "MC-ATK-05")
def test_do_you_even_lift_follows_every_change_and_is_no_attack(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.scenario_card("concussion-blasters", on="villain")  # retaliate would strike an attacker
    scene.turn()
    scene.answer("flip")
    scene.answer("use:she-hulk.0")
    assert scene.health("villain") == 12
    assert scene.health() == 15


@rule("MC-CARD-13", "MC-DMG-07", "MC-VILP-14", "MC-LIMIT-01")
def test_i_object_prevents_one_threat_once_per_round(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.scenario_card("bomb-scare", threat=1)
    scene.encounter("advance", "hydra-mercenary")  # the boost card, then the card dealt
    scene.villain_phase()
    assert scene.prompt == "prompt-before-threat"
    scene.answer("use:jennifer-walters.0")
    assert scene.threat() == 2  # 1 + 1 - 1 in step 1, then Rhino's scheme of 1: no second chance


@rule("MC-CARD-14", "MC-PLAY-06", "MC-PLAY-15", "MC-OWN-05")
def test_hellcat_goes_home_hurt_or_tired(board: Board) -> None:
    scene = board("she-hulk")
    cat = scene.play_area("hellcat", damage=2, exhausted=True)
    scene.play_area("inspired", on=cat)
    scene.turn()
    scene.answer(f"use:{cat}")
    assert scene.hand_of() == ["hellcat"]
    assert scene.pile_of() == ["inspired"]


@rule("MC-CARD-15", "MC-DMG-04")
def test_gamma_slam_counts_sustained_damage(board: Board) -> None:
    scene = board("she-hulk")
    slam, *pay = scene.hand("gamma-slam", "genius", "strength")
    scene.turn()
    assert scene.refused(f"play:{slam}") == "MC-INIT-10"
    scene.set("hero", damage=6)
    scene.turn()
    scene.plays(slam, *pay)
    assert scene.health("villain") == 8


@rule("MC-ATK-05", "MC-KEY-12", "MC-THW-04")
def test_ground_stomp_hits_every_enemy_and_wakes_no_retaliate(board: Board) -> None:
    scene = board("she-hulk", "spider-man")
    guard = scene.minion("armored-guard", seat=1)
    lash = scene.minion("whiplash")
    stomp, *_ = scene.hand("ground-stomp", "genius")
    scene.turn()
    scene.plays(stomp)
    assert scene.health("villain") == 27
    assert scene.health(lash) == 3
    assert scene.health(guard) == 3  # its tough card went
    assert not scene.card(guard).tough
    assert scene.health() == 15


@rule("MC-CARD-16", "MC-THW-05", "MC-ABIL-13")
def test_legal_practice_turns_cards_into_threat(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.set("scheme", threat=2)
    law, *cards = scene.hand("legal-practice", "genius", "strength", "energy")
    scene.turn()
    scene.answer(f"play:{law}")
    scene.choose(*[f"card:{name}" for name in cards])
    assert scene.threat() == 0  # the third card is wasted
    assert scene.hand_of() == []


@rule("MC-CARD-16")
def test_legal_practice_needs_a_card(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.set("scheme", threat=2)
    law, *_ = scene.hand("legal-practice")
    scene.turn()
    assert not scene.offers(f"play:{law}")


@rule("MC-CARD-17", "MC-TYPE-08", "MC-TRIG-07")
def test_one_two_punch_follows_her_own_basic_attack(board: Board) -> None:
    scene = board("she-hulk")
    punch, *_ = scene.hand("one-two-punch", "genius")
    scene.turn()
    scene.answer("attack:she-hulk.0")
    scene.answer(f"play:{punch}")
    assert not scene.card("hero").exhausted
    scene.answer("attack:she-hulk.0")
    assert scene.health("villain") == 8


@rule("MC-CARD-17")
def test_one_two_punch_does_not_follow_an_ally_or_an_event(board: Board) -> None:
    scene = board("she-hulk")
    ally = scene.play_area("mockingbird")
    _, kick, *_ = scene.hand("one-two-punch", "haymaker", "genius", "energy")
    scene.turn()
    scene.answer(f"attack:{ally}")
    assert scene.prompt == "prompt-turn"
    scene.answer(f"play:{kick}")
    scene.choose(scene.options()[-1])
    assert scene.prompt == "prompt-turn"


@rule("MC-CARD-18", "MC-FORM-03", "MC-TRIG-09", "MC-TURN-02")
def test_split_personality_flips_draws_and_leaves_the_turns_own_flip(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    split, *pay = scene.hand("split-personality", "genius", "strength")
    scene.turn()
    scene.plays(split, *pay)
    assert scene.prompt == "prompt-after-flip"
    assert scene.hand_of() == []  # her 2 damage come before the cards
    scene.answer("use:she-hulk.0")
    assert len(scene.hand_of()) == 4
    assert scene.offers("flip")
    scene.answer("flip")
    assert scene.refused("flip") == "MC-TURN-02"


@rule("MC-THW-04", "MC-STATUS-16")
def test_superhuman_law_division_is_no_thwart(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    office = scene.play_area("superhuman-law-division")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=3)
    scene.hand("genius")
    scene.turn()
    scene.answer(f"use:{office}")
    assert scene.threat() == 1
    assert scene.card("hero").confused


@rule("MC-COST-06")
@pytest.mark.parametrize("tough", [False, True])
def test_focused_rage_needs_damage_that_is_really_taken(board: Board, tough: bool) -> None:
    scene = board("she-hulk")
    rage = scene.play_area("focused-rage")
    scene.set("hero", tough=tough)
    scene.deck("genius")
    scene.turn()
    assert scene.offers(f"use:{rage}") != tough
    if not tough:
        scene.answer(f"use:{rage}")
        assert scene.health() == 14
        assert scene.hand_of() == ["genius"]


@rule("MC-CARD-19", "MC-CONST-03", "MC-CONST-04", "MC-FORCED-04")
def test_two_copies_of_superhuman_strength_stun_once(board: Board) -> None:
    scene = board("she-hulk")
    scene.play_area("superhuman-strength")
    scene.play_area("superhuman-strength")
    scene.turn()
    scene.answer("attack:she-hulk.0")
    assert scene.health("villain") == 7  # 3 + 2 + 2
    assert scene.card("villain").stunned
    assert scene.pile_of() == ["superhuman-strength"]
    assert scene.has("superhuman-strength")


@rule("MC-CARD-19")
def test_superhuman_strength_stays_when_the_target_falls(board: Board) -> None:
    scene = board("she-hulk")
    scene.play_area("superhuman-strength")
    foe = scene.minion("hydra-bomber")
    scene.turn()
    scene.answer("attack:she-hulk.0")
    scene.answer(f"target:{foe}")
    assert scene.has("superhuman-strength")

"""Mystique: Shapeshift, Infiltrator, Assassin."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-HERO-20", "XR-COMBAT-02")
def test_twin_pistols_have_two_dice_hit_on_four_and_reach_two_zones(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.enemies("12V.C", walker=2)
    t.dice(4, 3)
    t.answer("attack:twin_pistols:12V.C")
    t.answer("power:0")
    assert t.count("12V.C", "walker") == 1


@rule("XR-HERO-22")
def test_enemies_ignore_a_shapeshifted_mystique(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.enemies("12V.A", walker=3)
    t.enemies("12V.B", walker=2)
    t.zombie("dark_phoenix", "12V.C")
    t.zombie("cyclops", "12V.C")
    t.answer("skill:shapeshift")
    assert t.hero("mystique").power == 0
    assert t.refused("skill:shapeshift") == "XR-HERO-22"
    t.answer("end")
    assert t.table.round == 2
    assert t.hero("mystique").health == 3
    assert (t.count("12V.A", "walker"), t.count("12V.B", "walker")) == (3, 2)  # nobody came for her


@rule("XR-HERO-22")
def test_a_shapeshift_ends_when_her_next_turn_begins(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.enemies("12V.A", walker=1)
    t.answer("skill:shapeshift")
    t.answer("end")
    assert t.hero("mystique").effects == []
    t.answer("end")
    assert t.hero("mystique").health == 2


@rule("XR-HERO-22")
def test_a_shapeshift_ends_when_she_attacks(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.enemies("12V.A", walker=1)
    t.answer("skill:shapeshift")
    t.dice(1, 1)
    t.answer("attack:twin_pistols:12V.A")
    assert t.rule_of("effect.ended") == "XR-HERO-22"
    t.answer("end")
    assert t.hero("mystique").health == 2


@rule("XR-HERO-22", "XR-MOVE-02")
def test_a_shapeshifted_mystique_still_pays_to_leave(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.enemies("12V.A", walker=3)
    t.answer("skill:shapeshift")
    assert not t.offers("move:12V.B")
    assert t.refused("move:12V.B") == "XR-MOVE-03"


@rule("XR-HERO-22")
def test_wounds_go_to_the_others_and_bystanders_still_come_to_her(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.A", rogue="12V.A")
    t.enemies("12V.A", walker=2)
    t.bystander("trish_tilby", "12V.C")
    t.turn("mystique")
    t.answer("skill:shapeshift")
    t.end_turns()
    assert (t.hero("mystique").health, t.hero("rogue").health) == (3, 1)
    assert t.where("trish_tilby") == "12V.B"


@rule("XR-HERO-22", "XR-SPAWN-21")
def test_overdrive_does_not_drain_a_shapeshifted_mystique(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.A", rogue="12V.A")
    t.set("mystique", power=3)
    t.set("rogue", power=2)
    t.spawn_points("12V.E")
    t.deck("spawn", "036")  # Overdrive
    t.turn("mystique")
    t.answer("skill:shapeshift")
    t.answer("end")
    t.enemies("12V.C", brute=1)
    t.end_turns()
    assert t.count("12V.A", "brute") == 1
    assert (t.hero("mystique").power, t.hero("rogue").power) == (3, 1)  # 2 left and nothing left, then 1 each


@rule("XR-HERO-22", "XR-LEVEL-02", "XR-LEVEL-03")
def test_a_shapeshifted_mystique_keeps_her_level_active(board: Board) -> None:
    t = board("mystique", "storm", on="MH3", mystique="17V.A", storm="14V.B")
    t.bystander("callisto", "17V.F")
    t.spawn_points("17V.B")
    t.deck("spawn", "007")
    t.turn("mystique")
    t.answer("skill:shapeshift")
    t.end_turns()
    assert t.where("callisto") == "17V.C"  # not left behind: she came a step closer to her
    assert t.drawn() == [("007", "17V.B")]


@rule("XR-HERO-20", "XR-PLAYER-11")
def test_infiltrator_moves_past_enemies_for_free(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.A", rogue="15V.A")
    t.set("mystique", xp=19)
    t.enemies("12V.A", walker=5)
    t.turn("mystique")
    t.answer("skill:infiltrator")  # one way, nothing to open
    assert t.prompt == "prompt-infiltrator-open"  # the door of 12V.B
    t.answer("pass")
    assert (t.hero("mystique").zone, t.hero("mystique").actions) == ("12V.B", 4)
    assert not t.is_open("12V.B|12V.D")
    assert not t.offers("skill:infiltrator")


@rule("XR-HERO-20")
def test_infiltrator_may_open_after_the_move(board: Board) -> None:
    t = board("mystique", "rogue", mystique="15V.A", rogue="12V.E")
    t.set("mystique", xp=19)
    t.deck("spawn", "001")
    t.turn("mystique")
    t.answer("skill:infiltrator")
    t.answer("move:12V.D")
    t.answer("open:12V.B|12V.D")
    assert t.is_open("12V.B|12V.D")
    assert t.prompt == "prompt-action" and t.hero("mystique").zone == "12V.D"
    assert t.hero("mystique").actions == 4


@rule("XR-HERO-20", "XR-BUILD-10")
def test_infiltrator_may_open_first_and_what_it_brings_out_comes_before_the_move(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.D", rogue="12V.E")
    t.set("mystique", xp=19)
    t.deck("spawn", "001")
    t.facedown("callisto", "12V.A")
    t.turn("mystique")
    t.answer("skill:infiltrator")
    t.answer("open:12V.B|12V.D")
    assert t.last("card.spawned")["zone"] == "12V.B"
    assert t.offers("move:12V.B") and t.offers("pass")
    t.answer("move:12V.B")
    assert t.hero("mystique").zone == "12V.B"
    assert t.prompt == "prompt-action" and t.hero("mystique").actions == 4


@rule("XR-HERO-20")
def test_infiltrator_may_stay_after_the_opening(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.D", rogue="12V.E")
    t.set("mystique", xp=19)
    t.deck("spawn", "001")
    t.turn("mystique")
    t.answer("skill:infiltrator")
    t.answer("open:12V.B|12V.D")
    t.answer("pass")
    assert t.hero("mystique").zone == "12V.D"


@rule("XR-HERO-20")
def test_infiltrator_opens_windows_too(board: Board) -> None:
    t = board("mystique", on="MH1", mystique="17R.C")
    t.set("mystique", xp=19)
    t.answer("skill:infiltrator")
    t.answer("open:14R.F|17R.C")
    assert t.is_open("14R.F|17R.C")
    while t.prompt == "prompt-spawn-order":
        t.answer(t.options()[0])
    assert t.offers("move:14R.F")
    t.answer("move:14R.F")


@rule("XR-HERO-20", "XR-COMBAT-08")
def test_assassin_picks_any_target(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.A", rogue="15V.A")
    t.set("mystique", xp=43)
    t.enemies("12V.B", brute=1, runner=1)
    t.turn("mystique")
    t.dice(4, 4)
    t.answer("attack:twin_pistols:12V.B")
    t.answer("power:0")
    assert t.options() == ["hit:brute", "hit:runner"]
    t.answer("hit:runner")
    assert (t.count("12V.B", "brute"), t.count("12V.B", "runner")) == (1, 0)


@rule("XR-HERO-20")
def test_assassins_six_is_two_hits_on_one_enemy(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.A", rogue="15V.A")
    t.set("mystique", xp=43)
    t.enemies("12V.B", brute=1)
    t.turn("mystique")
    t.dice(6, 1, 6, 1)
    t.answer("attack:twin_pistols:12V.B")
    t.answer("power:0")
    assert t.count("12V.B", "brute") == 0
    t.enemies("12V.B", walker=2)
    t.answer("attack:twin_pistols:12V.B")
    t.answer("power:0")
    assert t.count("12V.B", "walker") == 1  # a double hit is not shared out


@rule("XR-HERO-20")
def test_below_red_a_six_is_one_hit(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.A", rogue="15V.A")
    t.set("mystique", xp=42)
    t.enemies("12V.B", brute=1, runner=1)
    t.turn("mystique")
    t.dice(6, 1)
    t.answer("attack:twin_pistols:12V.B")
    t.answer("power:0")
    assert (t.count("12V.B", "brute"), t.count("12V.B", "runner")) == (1, 1)


@rule("XR-HERO-20", "XR-ROUND-12")
def test_infiltrator_ends_with_her_when_the_opening_is_her_end(board: Board) -> None:
    t = board("mystique", "rogue", mystique="12V.D", rogue="15V.B")
    t.set("mystique", xp=19, health=2)
    t.deck("spawn", "014")  # two Runners rush her
    t.facedown("callisto", "12V.A")
    t.turn("mystique")
    t.answer("skill:infiltrator")
    t.answer("open:12V.B|12V.D")
    assert t.hero("mystique").stage == "out"
    assert t.state.active == "rogue"


@rule("XR-HERO-22", "XR-ENEMY-14")
@pytest.mark.parametrize(("hidden", "power"), [(True, 1), (False, 0)])
def test_psylocke_does_not_know_her_either(board: Board, hidden: bool, power: int) -> None:
    t = board("mystique", "rogue", on="MH0", mystique="12V.A", rogue="15V.F")
    t.zombie("psylocke", "12V.C")
    t.set("mystique", power=1 if hidden else 0)
    t.turn("mystique")
    if hidden:
        t.answer("skill:shapeshift")
    t.end_turns()
    assert t.hero("mystique").power == power

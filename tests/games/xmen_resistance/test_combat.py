"""Super Heroes' Attacks: whom they can reach, how hits fall."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.rules.combat import pay_hits
from stockade.testing import rule


@rule("XR-COMBAT-01")
def test_melee_targets_the_own_zone_only(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.enemies("12V.B", walker=1)
    assert not t.offers("attack:mighty_punches:12V.B")
    assert t.refused("attack:mighty_punches:12V.B") == "XR-COMBAT-01"
    t.enemies("12V.A", walker=1)
    assert t.offers("attack:mighty_punches:12V.A")


@rule("XR-COMBAT-02", "XR-DEF-05")
def test_ranged_needs_line_of_sight(board: Board) -> None:
    t = board("storm", storm="12V.D")
    t.enemies("12V.B", walker=1)
    assert t.refused("attack:lightning_bolt:12V.B") == "XR-COMBAT-02"
    t.open("12V.B|12V.D")
    assert t.offers("attack:lightning_bolt:12V.B")


@rule("XR-COMBAT-03", "XR-BCARD-02")
def test_a_ranged_attack_on_the_own_zone_stays_ranged(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=0, bystander="mariko_yashida")
    t.enemies("12V.A", walker=2)
    t.dice(1, 1, 1)
    t.answer("attack:shrapnel:12V.A")
    assert t.prompt == "prompt-action"  # Mariko helps Melee Attacks only


@rule("XR-COMBAT-04")
def test_enemies_in_between_do_not_matter(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.set("mystique", power=0)
    for zone in ("12V.A", "12V.B", "12V.C"):
        t.enemies(zone, walker=2)
    t.dice(4, 4)
    t.answer("attack:twin_pistols:12V.C")
    assert [t.count(zone, "walker") for zone in ("12V.A", "12V.B", "12V.C")] == [2, 2, 0]


@rule("XR-COMBAT-05", "XR-POWER-01")
def test_dice_of_card_and_power_are_rolled_together(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=3, bystander="cameron_hodge")
    t.enemies("12V.A", walker=9)
    t.dice(3, 3, 3, 3, 3, 3)
    t.answer("attack:lightning_bolt:12V.A")
    t.answer("power:3")
    assert len(t.last("dice.rolled")["dice"]) == 2 + 1 + 3
    assert t.count("12V.A", "walker") == 3


@rule("XR-COMBAT-06")
@pytest.mark.parametrize(("face", "fallen"), [(1, 0), (2, 0), (3, 1), (4, 1), (6, 1)])
def test_a_die_at_or_above_the_accuracy_hits(board: Board, face: int, fallen: int) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    t.enemies("12V.B", walker=2)
    t.dice(face, 1)
    t.answer("attack:lightning_bolt:12V.B")
    assert t.count("12V.B", "walker") == 2 - fallen


@rule("XR-COMBAT-07", "XR-ENEMY-01", "XR-ENEMY-02", "XR-ENEMY-03")
def test_priority_is_zombie_hero_brute_walker_runner(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=4)
    t.enemies("12V.B", walker=1, brute=1, runner=1)
    t.zombie("psylocke", "12V.B")
    t.dice(*[4] * 7)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:4")
    assert [event["enemy"] for event in t.events("enemy.fell")] == ["psylocke", "brute", "walker", "runner"]  # 3 + 2 + 1 + 1


@rule("XR-COMBAT-08")
def test_the_player_chooses_between_zombie_heroes(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=1)
    t.zombie("psylocke", "12V.B")
    t.zombie("cyclops", "12V.B")
    t.zombie("juggernaut", "12V.B")
    t.dice(4, 4, 4)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert t.options() == ["hit:psylocke", "hit:cyclops"]  # Juggernaut needs 4
    t.answer("hit:cyclops")
    assert (t.count("12V.B", "psylocke"), t.count("12V.B", "cyclops")) == (1, 0)


@rule("XR-COMBAT-09")
def test_hits_too_few_for_the_first_level_do_not_pass_on(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    t.enemies("12V.B", walker=3)
    t.zombie("psylocke", "12V.B")
    t.dice(6, 6)
    t.answer("attack:lightning_bolt:12V.B")
    assert t.count("12V.B", "walker") == 3
    assert t.last("hits.lost")["count"] == 2


@rule("XR-COMBAT-10", "XR-BYST-09", "XR-DEF-01")
def test_heroes_and_bystanders_are_never_hurt(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.B")
    t.bystander("trish_tilby", "12V.B")
    t.enemies("12V.B", walker=1)
    t.set("storm", power=4)
    t.turn("storm")
    t.dice(*[6] * 6)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:4")
    assert t.hero("rogue").health == 3 and t.where("trish_tilby") == "12V.B"


@rule("XR-COMBAT-11")
def test_two_reductions_stop_at_one(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.set("rogue", power=1, traits=["unstoppable"])
    t.enemies("12V.A", brute=2)
    t.dice(3, 3)
    t.answer("attack:mighty_punches:12V.A")
    assert not t.offers("boost:trait:unstoppable")  # Brutes are at 1 already
    t.answer("power:0")
    assert t.count("12V.A", "brute") == 0


@rule("XR-COMBAT-12", "XR-ENEMY-12")
def test_a_modifier_can_turn_a_six_into_a_miss(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", power=0)
    t.zombie("iceman", "12V.A")
    t.dice(6, 4, 5)  # 5, 3 and 4: no six, one miss
    t.answer("attack:adamantium_claws:12V.A")
    assert t.last("dice.rolled")["hits"] == [1, 0, 1]


@rule("XR-COMBAT-13")
def test_a_zone_without_enemies_cannot_be_attacked(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.B")
    t.bystander("trish_tilby", "12V.B")
    t.turn("storm")
    assert not [key for key in t.options() if key.startswith("attack")]


@rule("XR-ENEMY-06")
def test_hits_do_not_add_up_over_attacks(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    t.enemies("12V.B", brute=1)
    t.dice(3, 1, 3, 1)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("attack:lightning_bolt:12V.B")
    assert t.count("12V.B", "brute") == 1


@rule("XR-HERO-20")
@pytest.mark.parametrize(
    ("units", "needed", "left"),
    [
        ([1, 1, 2], 2, [1, 1]),  # the double hit serves the Brute
        ([1, 2], 1, [2]),  # a single one is enough for a Walker
        ([2], 1, []),
        ([2, 2], 3, []),  # what is too much is lost
        ([1, 2, 2], 3, [2]),
        ([1], 2, None),
        ([], 1, None),
    ],
)
def test_double_hits_are_spent_where_they_help_most(units: list[int], needed: int, left: list[int] | None) -> None:
    assert pay_hits(units, needed) == left


@rule("XR-DEF-04")
def test_a_reroll_is_used_once_for_an_attack(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=4, bystander="bolivar_trask", traits=["second_chance"])
    t.enemies("12V.B", walker=2)
    t.dice(1, 1, 1, 1)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:0")
    assert t.options() == ["keep-roll", "reroll:bystander:bolivar_trask", "reroll:trait:second_chance"]
    t.answer("reroll:bystander:bolivar_trask")
    t.choose("die:0")
    assert t.options() == ["keep-roll", "reroll:trait:second_chance"]
    t.answer("reroll:trait:second_chance")
    t.choose("die:0")
    assert t.prompt == "prompt-action"

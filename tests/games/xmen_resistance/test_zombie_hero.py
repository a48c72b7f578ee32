"""The six Zombie Heroes, and the numbers of the horde."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.facts import enemies
from stockade.testing import rule


@rule("XR-ENEMY-01", "XR-ENEMY-02", "XR-ENEMY-03", "XR-ENEMY-04")
def test_actions_and_toughness_by_the_card() -> None:
    assert {name: (enemy.actions, enemy.toughness[0]) for name, enemy in enemies().items()} == {
        "walker": (1, 1),
        "brute": (1, 2),
        "runner": (2, 1),
        "juggernaut": (2, 4),
        "iceman": (2, 3),
        "sabretooth": (2, 4),
        "psylocke": (2, 3),
        "cyclops": (2, 3),
        "dark_phoenix": (2, 4),
    }


@rule("XR-ENEMY-01", "XR-ENEMY-02", "XR-ENEMY-03", "XR-ENEMY-04")
@pytest.mark.parametrize(("kind", "zone"), [("walker", "12V.B"), ("brute", "12V.B"), ("runner", "12V.A"), ("psylocke", "12V.A")])
def test_how_far_they_come_in_a_phase(board: Board, kind: str, zone: str) -> None:
    t = board("storm", storm="12V.A")
    if kind == "psylocke":
        t.zombie(kind, "12V.C")
    else:
        t.enemies("12V.C", **{kind: 1})
    t.answer("end")
    assert t.count(zone, kind) == 1
    assert t.hero("storm").health == 3


@rule("XR-ENEMY-04", "XR-EATTACK-08")
def test_a_zombie_hero_strikes_twice(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.zombie("psylocke", "12V.A")
    t.answer("end")
    assert t.hero("storm").health == 1


@rule("XR-ENEMY-07", "XR-ENEMY-08", "XR-DEF-07")
@pytest.mark.parametrize(("zone", "wounds"), [("12V.C", 1), ("12V.B", 2), ("12V.D", 0)])
def test_dark_phoenix_burns_once_per_activation_within_range_two(board: Board, zone: str, wounds: int) -> None:
    t = board("storm", storm="12V.A")
    t.zombie("dark_phoenix", zone)  # from 12V.B she arrives and still strikes once
    t.answer("end")
    assert len(t.events("phoenix.burns")) == (wounds > 0)
    assert t.hero("storm").health == 3 - wounds


@rule("XR-ENEMY-07")
def test_dark_phoenix_burns_everybody_near(board: Board) -> None:
    t = board("storm", "rogue", "magneto", storm="12V.A", rogue="12V.B", magneto="15V.A")
    t.zombie("dark_phoenix", "12V.C")
    t.end_turns()
    assert [event["hero"] for event in t.events("hero.wounded")][:2] == ["storm", "rogue"]
    assert t.hero("magneto").health == 3  # no line of sight through the door


@rule("XR-ENEMY-09", "XR-DEF-07")
def test_cyclops_wounds_all_heroes_of_a_zone_from_two_away(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.A")
    t.zombie("cyclops", "12V.C")
    t.end_turns()
    assert t.count("12V.C", "cyclops") == 1  # he had no need to move
    assert (t.hero("storm").health, t.hero("rogue").health) == (1, 1)  # two Attacks


@rule("XR-ENEMY-10")
def test_cyclops_picks_the_closest_and_the_players_break_ties(board: Board) -> None:
    t = board("storm", "rogue", "magneto", storm="12V.A", rogue="12V.C", magneto="12V.B")
    t.zombie("cyclops", "12V.B")
    t.end_turns()
    assert [t.hero(name).health for name in ("storm", "rogue", "magneto")] == [3, 3, 1]
    tied = board("storm", "rogue", storm="12V.A", rogue="12V.C")
    tied.zombie("cyclops", "12V.B")
    tied.end_turns()
    assert tied.options() == ["zone:12V.A", "zone:12V.C"]
    tied.answer("zone:12V.A")
    tied.answer("zone:12V.C")
    assert (tied.hero("storm").health, tied.hero("rogue").health) == (2, 2)


@rule("XR-ENEMY-10")
def test_cyclops_out_of_sight_walks(board: Board) -> None:
    t = board("storm", storm="15V.A")
    t.zombie("cyclops", "12V.E")  # round the corner
    assert not t.play.sees("12V.E", "15V.A")
    t.answer("end")
    assert t.count("12V.D", "cyclops") == 1
    assert t.hero("storm").health == 2  # one step, one blast


@rule("XR-ENEMY-11")
def test_cyclops_spares_bystanders_beside_heroes(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.bystander("trish_tilby", "12V.A")
    t.zombie("cyclops", "12V.C")
    t.answer("end")
    assert t.hero("storm").health == 1
    assert t.where("trish_tilby") == "12V.A"


@rule("XR-ENEMY-11", "XR-ENEMY-10")
def test_cyclops_hits_a_bystander_alone_and_spares_the_one_beside_a_hero(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    t.bystander("trish_tilby", "12V.B")
    t.bystander("amanda_sefton", "12V.A")
    t.zombie("cyclops", "12V.C")
    t.answer("end")
    assert t.where("trish_tilby") == "" and t.where("amanda_sefton") == "12V.A"
    assert t.hero("storm").health == 2


@rule("XR-ENEMY-11")
def test_where_only_bystanders_are_one_of_them_is_hit(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    t.bystander("trish_tilby", "12V.B")
    t.bystander("amanda_sefton", "12V.B")
    t.zombie("cyclops", "12V.C")
    t.answer("end")
    assert t.options() == ["wound:trish_tilby", "wound:amanda_sefton"]
    t.answer("wound:amanda_sefton")
    assert t.where("amanda_sefton") == ""


@rule("XR-ENEMY-12", "XR-ENEMY-05")
@pytest.mark.parametrize(("zone", "hits"), [("12V.A", 0), ("12V.B", 0), ("12V.C", 2)])
def test_iceman_chills_attacks_of_heroes_within_range_one(board: Board, zone: str, hits: int) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    t.zombie("iceman", zone)
    t.enemies("12V.A", brute=1)
    t.dice(3, 3)
    t.answer("attack:lightning_bolt:12V.A")
    assert sum(t.last("dice.rolled")["hits"]) == hits


@rule("XR-ENEMY-05")
def test_an_ability_ends_with_its_owner(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=0)
    t.zombie("iceman", "12V.A")
    t.enemies("12V.A", walker=1)
    t.dice(5, 5, 5, 4, 1, 1)
    t.answer("attack:shrapnel:12V.A")
    assert t.count("12V.A", "iceman") == 0
    t.answer("attack:shrapnel:12V.A")
    assert t.count("12V.A", "walker") == 0  # a four is enough again


@rule("XR-ENEMY-13", "XR-XP-02")
@pytest.mark.parametrize(("xp", "needed"), [(0, 4), (7, 5), (19, 6), (43, 7)])
def test_juggernaut_grows_with_the_danger(board: Board, xp: int, needed: int) -> None:
    t = board("magneto", "storm", magneto="12V.A", storm="15V.A")
    t.set("magneto", power=4)
    t.set("storm", xp=xp)
    t.zombie("juggernaut", "12V.B")
    t.turn("magneto")
    t.dice(*[4] * (needed - 1), *[4] * needed)
    t.answer("attack:shrapnel:12V.B")
    t.answer(f"power:{needed - 4}")
    assert t.count("12V.B", "juggernaut") == 1
    t.set("magneto", power=4)
    t.answer("attack:shrapnel:12V.B")
    t.answer(f"power:{needed - 3}")
    assert t.count("12V.B", "juggernaut") == 0
    assert t.hero("magneto").xp == needed


@rule("XR-ENEMY-16", "XR-ENEMY-13")
def test_juggernaut_may_grow_during_the_attack(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", xp=6, power=4, bystander="callisto")
    t.zombie("juggernaut", "12V.B")
    t.enemies("12V.B", walker=1)
    t.dice(4, 4, 4, 4, 4)
    t.answer("attack:shrapnel:12V.B")
    t.answer("boost:bystander:callisto")
    t.answer("power:2")
    t.answer("hit:walker")  # 7 XP: Yellow, and Juggernaut now needs 5
    assert t.count("12V.B", "juggernaut") == 1
    assert t.last("hits.lost")["count"] == 4


@rule("XR-ENEMY-14", "XR-DEF-07", "XR-PLAYER-01")
@pytest.mark.parametrize(("zone", "power"), [("12V.A", 0), ("12V.C", 0), ("12V.D", 1)])
def test_psylocke_keeps_heroes_within_range_two_from_gaining_power(board: Board, zone: str, power: int) -> None:
    t = board("wolverine", wolverine=zone)
    t.set("wolverine", power=0, xp=43, health=2)
    t.answer("end")
    t.zombie("psylocke", "12V.A")  # after the Enemy Phase, so that she stays where she is
    t.answer("heal:0")
    assert t.count("12V.A", "psylocke") == 1
    assert t.hero("wolverine").power == power


@rule("XR-ENEMY-15")
def test_sabretooth_strikes_back_when_he_survives(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.set("rogue", power=0)
    t.zombie("sabretooth", "12V.A")
    t.dice(3, 3)
    t.answer("attack:mighty_punches:12V.A")  # 2 hits of the 3 needed
    assert t.hero("rogue").health == 2
    assert t.rule_of("hero.wounded") == "XR-ENEMY-15"
    assert t.events("sabretooth.claws") == [{"enemy": "sabretooth", "hero": "rogue"}]


@rule("XR-ENEMY-15")
def test_sabretooth_does_not_strike_back_when_he_falls_or_from_afar(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=4)
    t.zombie("sabretooth", "12V.B")
    t.dice(1, 1, 1, 4, 4, 4, 4)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert t.hero("magneto").health == 3
    t.put("magneto", "12V.B")
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:1")
    assert t.count("12V.B", "sabretooth") == 0
    assert t.hero("magneto").health == 3


@rule("XR-ENEMY-15", "XR-ROUND-12", "XR-ID-02", "XR-EATTACK-06")
def test_sabretooth_can_end_a_turn(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="15V.A")
    t.set("rogue", power=0, health=1)
    t.zombie("sabretooth", "12V.A")
    t.turn("rogue")
    t.dice(1, 1)
    t.answer("attack:mighty_punches:12V.A")
    assert t.hero("rogue").stage == "out" and t.hero("rogue").zone == ""
    assert t.state.active != "rogue"
    t.end_turns()
    assert t.outcome == "lost"


@rule("XR-ID-02")
def test_each_wound_is_one_health(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.enemies("12V.A", walker=2)
    t.answer("end")
    assert t.hero("storm").health == 1


@rule("XR-ID-02")
def test_at_none_she_is_eliminated(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="15V.A")
    t.set("storm", health=2)
    t.enemies("12V.A", runner=1)
    t.end_turns()
    assert [event["health"] for event in t.events("hero.wounded")] == [1, 0] and t.hero("storm").stage == "out"
    assert t.outcome == "lost"


@rule("XR-ENEMY-07", "XR-DEF-07")
def test_dark_phoenix_does_not_burn_three_zones_away(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.B")
    t.zombie("dark_phoenix", "16R.A")
    t.answer("end")
    assert t.hero("storm").health == 3


@rule("XR-ENEMY-09", "XR-ENEMY-10")
def test_cyclops_three_zones_away_comes_closer_first(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.B")
    t.zombie("cyclops", "16R.A")
    t.answer("end")
    assert t.count("16R.B", "cyclops") == 1
    assert t.hero("storm").health == 2


@rule("XR-ENEMY-14", "XR-DEF-07")
def test_psylocke_does_not_reach_three_zones(board: Board) -> None:
    t = board("mystique", on="MH2", mystique="17R.B")
    t.zombie("psylocke", "16R.A")
    t.answer("skill:shapeshift")  # so that Psylocke stays where she is
    t.answer("end")
    assert t.hero("mystique").power == 1

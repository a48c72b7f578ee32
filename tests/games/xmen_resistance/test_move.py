"""Moving: one zone at a time through open ways, and what it costs to get away from Enemies."""

import pytest

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

NEXT_DOOR = {  # the map of MH0 as its set-up leaves it
    "12V.A": {"12V.B"},
    "12V.B": {"12V.A", "12V.C"},
    "12V.C": {"12V.B"},
    "12V.D": {"12V.E", "15V.A"},
    "12V.E": {"12V.D"},
    "15V.A": {"12V.D", "15V.B"},
    "15V.B": {"15V.A"},
    "15V.C": set(),
    "15V.D": {"15V.E"},
    "15V.E": {"15V.D", "15V.F"},
    "15V.F": {"15V.E"},
}


def among(walkers: int = 0, *, xp: int = 0, **more: int) -> ResistanceScene:
    """Storm's turn in the control room, with Enemies around her."""
    scene = ResistanceScene("storm", "rogue")
    scene.put("storm", "12V.D")
    scene.set("storm", xp=xp)
    scene.enemies("12V.D", walker=walkers, **more)
    scene.turn("storm")
    return scene


def moves(scene: ResistanceScene) -> set[str]:
    return {key.removeprefix("move:") for key in scene.options() if key.startswith("move:")}


@rule("XR-MOVE-01", "XR-MOVE-05", "XR-MOVEMENT-01", "XR-MOVEMENT-02", "XR-MOVEMENT-05", "XR-MOVEMENT-06", "XR-DEF-03")
@pytest.mark.parametrize("zone", NEXT_DOOR)
def test_a_move_goes_to_an_adjacent_zone_and_nowhere_else(zone: str) -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.put("storm", zone)
    scene.turn("storm")
    assert moves(scene) == NEXT_DOOR[zone]
    for other in set(NEXT_DOOR) - NEXT_DOOR[zone] - {zone}:
        assert scene.refused(f"move:{other}") in ("XR-MOVEMENT-02", "XR-MOVE-05")
    for to in sorted(NEXT_DOOR[zone])[:1]:
        scene.answer(f"move:{to}")
        assert scene.hero("storm").zone == to
        assert scene.events("hero.moved") == [{"hero": "storm", "origin": zone, "to": to}]
        assert scene.rule_of("hero.moved") == "XR-MOVE-01"
    scene.finish("")


@rule("XR-MOVE-05", "XR-MOVEMENT-05")
def test_a_closed_door_is_in_the_way_until_it_is_opened() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("15V.C")
    scene.put("storm", "15V.B")
    scene.turn("storm")
    assert scene.refused("move:15V.C") == "XR-MOVE-05"
    scene.answer("open:15V.B|15V.C")
    scene.answer("move:15V.C")
    assert scene.hero("storm").zone == "15V.C"
    scene.finish("")


@rule("XR-MOVEMENT-04", "XR-MOVE-05")
def test_a_closed_window_is_in_the_way_until_it_is_opened(board) -> None:
    scene = board("wolverine", on="MH2", wolverine="17R.C")
    scene.explored("14R.F")
    assert scene.refused("move:14R.F") == "XR-MOVE-05"
    scene.answer("open:14R.F|17R.C")
    scene.answer("move:14R.F")
    assert scene.hero("wolverine").zone == "14R.F"


@rule("XR-MOVE-05", "XR-MOVEMENT-07", "XR-MOVEMENT-03", "XR-MOVEMENT-01", "XR-MOVEMENT-02")
def test_streets_are_open_to_all_sides_but_the_fountain_is_not(board) -> None:
    scene = board("storm", on="MH2", storm="17R.B")
    assert moves(scene) == {"16R.C", "17R.C"}  # not the fountain south of her, not the closed front door
    assert scene.refused("move:17R.O") == "XR-MOVEMENT-07"
    assert scene.refused("move:14R.E") == "XR-MOVE-05"
    assert scene.refused("move:17R.D") == "XR-MOVEMENT-02"  # diagonally


@rule("XR-DEF-02")
def test_a_street_over_two_tiles_is_one_zone_to_walk_through() -> None:
    scene = ResistanceScene("storm", mission="MH2")
    scene.put("storm", "16R.B")
    assert scene.play.map.zone["16R.C"].tiles == ("16R", "17R")
    scene.answer("move:16R.C")
    scene.answer("move:17R.B")  # out of it at the other end, on the next tile
    assert (scene.hero("storm").zone, scene.hero("storm").actions) == ("17R.B", 1)
    scene.finish("")


# -- Enemies ----------------------------------------------------------------------------------------------------------------


@rule("XR-MOVE-02")
@pytest.mark.parametrize(("walkers", "xp", "left"), [(0, 0, 2), (1, 0, 1), (2, 0, 0), (2, 7, 1), (3, 7, 0)])
def test_each_enemy_left_behind_costs_one_more(walkers: int, xp: int, left: int) -> None:
    scene = among(walkers, xp=xp)
    scene.answer("move:15V.A")
    assert (scene.hero("storm").zone, scene.hero("storm").actions) == ("15V.A", left)
    scene.finish("")


@rule("XR-MOVE-03")
@pytest.mark.parametrize(("walkers", "xp"), [(3, 0), (4, 7), (9, 7)])
def test_with_too_few_actions_there_is_no_way_out(walkers: int, xp: int) -> None:
    scene = among(walkers, xp=xp)
    assert moves(scene) == set()
    assert scene.refused("move:15V.A") == "XR-MOVE-03"
    scene.finish("")


@rule("XR-MOVE-03")
def test_actions_spent_before_are_missing_for_the_way_out() -> None:
    scene = among(2)
    assert moves(scene) == {"12V.E", "15V.A"}
    scene.answer("power-up")
    assert moves(scene) == set()
    assert scene.refused("move:12V.E") == "XR-MOVE-03"
    scene.finish("")


@rule("XR-MOVE-02", "XR-DEF-01")
def test_every_kind_of_enemy_counts_and_bystanders_do_not() -> None:
    scene = among(brute=1, runner=1)
    scene.bystander("trish_tilby", "12V.D")
    scene.answer("move:15V.A")
    assert scene.hero("storm").actions == 0
    scene.finish("")


@rule("XR-MOVE-02", "XR-DEF-01")
def test_a_zombie_hero_is_an_enemy_too() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.put("storm", "12V.D")
    scene.zombie("juggernaut", "12V.D")
    scene.bystander("trish_tilby", "12V.D")
    scene.turn("storm")
    assert scene.refused("rescue:trish_tilby") == "XR-RESCUE-02"
    assert not scene.offers("attack:lightning_bolt:15V.A")  # Rogue alone is nobody to attack
    scene.answer("move:15V.A")
    assert scene.hero("storm").actions == 1
    scene.finish("")


@rule("XR-MOVE-02")
def test_only_the_zone_left_counts() -> None:
    scene = among(1)
    scene.enemies("12V.E", walker=5)
    scene.answer("move:12V.E")
    assert scene.hero("storm").actions == 1  # 1 for the Move, 1 for the Walker left behind, nothing for those she runs into
    assert moves(scene) == set()
    scene.finish("")


@rule("XR-MOVE-04")
def test_a_free_move_ends_where_the_enemies_are() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", traits=["swift"])
    scene.enemies("15V.B", walker=3)
    scene.turn("storm")
    scene.answer("trait:swift")
    scene.answer("move:15V.B")
    assert scene.prompt == "prompt-action"  # the Move is over: going on is another one, and she cannot pay for it
    assert moves(scene) == set()
    scene.finish("")


@rule("XR-MOVEMENT-08")
def test_a_zone_holds_any_number_of_pieces() -> None:
    scene = ResistanceScene("storm", "rogue", "wolverine", "magneto", "colossus", "mystique")
    scene.enemies("15V.B", walker=20, brute=10, runner=10)
    for number, hero in enumerate(("storm", "rogue", "wolverine", "magneto", "colossus", "mystique"), 1):
        scene.turn(hero)
        scene.answer("move:15V.B")
        assert len(scene.play.heroes_in("15V.B")) == number
        if scene.prompt == "prompt-action":
            scene.answer("end")
        if number == 5:
            break
    scene.finish("")


@rule("XR-LOS-12")
def test_pieces_do_not_block_the_view() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A")
    scene.put("storm", "12V.A")
    scene.put("rogue", "12V.B")
    scene.set("storm", traits=["long_reach"], power=1)
    scene.enemies("12V.B", walker=5)
    scene.bystander("trish_tilby", "12V.B")
    scene.enemies("12V.C", brute=1)
    scene.turn("storm")
    assert scene.offers("attack:lightning_bolt:12V.B")
    assert scene.offers("reach:lightning_bolt:12V.C")  # over everybody's heads
    scene.finish("")

"""Where Enemies go: to the closest target in sight, else along the shortest open way; equal ways split them by type."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.engine import UnknownOption
from stockade.games.xmen_resistance.board.zonemap import Ways
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

# -- towards whom ---------------------------------------------------------------------------------------------------------


@rule("XR-EMOVE-01")
def test_an_enemy_without_a_target_moves_one_zone(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.enemies("12V.E", walker=2, brute=1)
    scene.end_turns()
    assert (scene.standing("walker"), scene.standing("brute")) == ({"12V.D": 2}, {"12V.D": 1})


@rule("XR-EMOVE-02", "XR-WINDOW-06")
def test_the_walker_that_sees_magneto_leaves_colossus_behind_his_window(board: Board) -> None:
    scene = board("colossus", "magneto", on="MH2", colossus="14R.F", magneto="18R.C")
    scene.enemies("17R.C", walker=1)
    scene.end_turns()
    assert scene.standing("walker") == {"18R.B": 1}
    assert scene.rule_of("enemies.moved") == "XR-EMOVE-02"
    assert not scene.is_open("14R.F|17R.C")


@rule("XR-EMOVE-02")
def test_sabretooth_goes_for_mystique_who_is_nearer_than_wolverine_and_storm(board: Board) -> None:
    scene = board("wolverine", "storm", "mystique", on="MH2", wolverine="18R.C", mystique="17R.B")
    scene.zombie("sabretooth", "17R.C")
    scene.end_turns()
    assert scene.count("17R.B", "sabretooth") == 1
    assert [scene.hero(name).health for name in ("wolverine", "storm", "mystique")] == [3, 3, 2]


@rule("XR-EMOVE-02")
def test_a_far_target_in_sight_comes_before_a_near_one_out_of_sight(board: Board) -> None:
    scene = board("storm", "rogue", on="MH2", storm="16R.A", rogue="17R.H")  # Rogue: 3 moves, around the corner; Storm: 4, in a line
    scene.enemies("17R.C", walker=1)
    scene.enemies("17R.F", brute=1)
    scene.end_turns()
    assert scene.standing("walker") == {"17R.B": 1}
    assert scene.standing("brute") == {"17R.I": 1}  # sees neither: the nearer one


@rule("XR-EMOVE-02")
def test_of_two_in_sight_the_closest_comes_before_one_nearer_out_of_sight(board: Board) -> None:
    scene = board("storm", "rogue", on="MH2", storm="17R.H", rogue="17R.D")  # Storm: 4 moves, across the fountain; Rogue: 2, unseen
    scene.bystander("trish_tilby", "18R.C")  # 3 moves, in a line
    scene.enemies("17R.B", walker=1)
    scene.end_turns()
    assert scene.events("enemies.moved")[0]["to"] == "17R.C"
    assert scene.rule_of("enemies.moved") == "XR-EMOVE-02"


@rule("XR-EMOVE-03")
def test_out_of_sight_the_shortest_open_path_counts_and_closed_doors_are_no_path(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.B", magneto="12V.B")  # Magneto is next door, but the door is closed
    scene.enemies("12V.D", walker=1)
    scene.end_turns()
    assert scene.standing("walker") == {"15V.A": 1}
    assert scene.rule_of("enemies.moved") == "XR-EMOVE-03"


@rule("XR-EMOVE-03")
def test_an_open_door_is_a_path(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.B", magneto="12V.A")
    scene.open("12V.B|12V.D")
    scene.enemies("12V.E", walker=1)  # 3 moves to either
    scene.enemies("12V.D", brute=2)  # 2 moves to either
    scene.end_turns()
    assert scene.standing("walker") == {"12V.D": 1}
    assert scene.standing("brute") == {"12V.B": 1, "15V.A": 1}


@rule("XR-EMOVE-04", "XR-EMOVE-11")
def test_behind_a_closed_door_enemies_stay_and_the_door_stays_shut(board: Board) -> None:
    scene = board("storm", storm="15V.C")
    scene.enemies("15V.B", walker=3, runner=1)
    scene.zombie("juggernaut", "15V.B")
    scene.end_turns()
    assert scene.play.enemies_in("15V.B") == 5
    assert scene.events("enemies.moved") == []
    assert not scene.is_open("15V.B|15V.C")


# -- splitting ------------------------------------------------------------------------------------------------------------


def between_two(board: Board) -> ResistanceScene:
    """A group at equal distance from two zones with Super Heroes."""
    return board("storm", "magneto", storm="12V.E", magneto="15V.A")


@rule("XR-EMOVE-05", "XR-EMOVE-06", "XR-EMOVE-12")
def test_four_walkers_three_brutes_and_a_zombie_hero_split_by_type(board: Board) -> None:
    scene = between_two(board)
    scene.enemies("12V.D", walker=4, brute=3)
    scene.zombie("iceman", "12V.D")
    scene.end_turns()
    assert (scene.prompt, scene.options()) == ("prompt-split", ["way:12V.E", "way:15V.A"])  # the third Brute
    assert scene.table.pending[0].args["enemy"] == "brute"
    scene.choose("way:15V.A")
    assert scene.prompt == "prompt-split-hero"
    assert scene.table.crumbs == []  # where the Brute went stands over no question about Iceman
    scene.answer("way:12V.E")
    assert scene.standing("walker") == {"12V.E": 2, "15V.A": 2}
    assert scene.standing("brute") == {"12V.E": 1, "15V.A": 2}
    assert scene.standing("iceman") == {"12V.E": 1}
    assert [scene.hero(name).health for name in ("storm", "magneto")] == [2, 3]  # Iceman's second Action


@rule("XR-EMOVE-06")
def test_the_runner_between_colossus_and_mystique_goes_where_the_players_say(board: Board) -> None:
    scene = board("colossus", "mystique", on="MH2", colossus="14R.D", mystique="14R.F")
    scene.enemies("14R.B", runner=1)  # behind the stairs: it sees neither of them
    scene.end_turns()
    assert scene.options() == ["way:14R.A", "way:14R.C"]
    scene.choose("way:14R.A")
    assert scene.standing("runner") == {"14R.D": 1}  # the second step is no question any more
    assert scene.hero("colossus").health == 3


@rule("XR-EMOVE-06")
def test_two_extra_walkers_go_two_different_ways(board: Board) -> None:
    scene = board("storm", "magneto", "rogue", on="MH5", storm="17V.A", magneto="16V.D", rogue="17V.F")
    scene.enemies("17V.C", walker=5)
    scene.end_turns()
    with pytest.raises(UnknownOption):
        scene.choose("way:17V.A", "way:17V.A")
    scene.choose("way:17V.F", "way:17V.A")
    assert scene.standing("walker") == {"17V.A": 2, "16V.D": 1, "17V.F": 2}


@rule("XR-EMOVE-06")
def test_a_single_walker_is_not_doubled(board: Board) -> None:
    scene = between_two(board)
    scene.enemies("12V.D", walker=1)
    scene.end_turns()
    scene.choose("way:12V.E")
    assert scene.standing("walker") == {"12V.E": 1}


@rule("XR-EMOVE-05")
def test_an_even_group_splits_without_a_question(board: Board) -> None:
    scene = between_two(board)
    scene.enemies("12V.D", walker=2, brute=4)
    scene.end_turns()
    assert scene.standing("walker") == {"12V.E": 1, "15V.A": 1}
    assert scene.standing("brute") == {"12V.E": 2, "15V.A": 2}
    assert {event.rule for event in scene.happened() if event.kind == "enemies.moved"} == {"XR-EMOVE-05"}


@rule("XR-EMOVE-05")
def test_two_equally_short_routes_to_one_zone_split_too(board: Board) -> None:
    scene = board("storm", on="MH2", storm="14R.F")
    scene.enemies("14R.A", walker=2)  # around the stairs either way: 3 moves
    scene.end_turns()
    assert scene.standing("walker") == {"14R.B": 1, "14R.D": 1}


@rule("XR-EMOVE-07")
def test_routes_that_share_their_first_step_are_one_group(board: Board) -> None:
    scene = board("storm", "magneto", on="MH2", storm="17R.F", magneto="18R.D")
    scene.enemies("18R.C", walker=3)  # both are 3 moves away, by the garage drive
    scene.end_turns()
    assert scene.standing("walker") == {"18R.B": 3}


@rule("XR-EMOVE-08")
def test_around_the_fountain(board: Board) -> None:
    scene = board("magneto", "rogue", on="MH2", magneto="17R.F", rogue="17R.H")  # Rogue is nearer, out of sight
    scene.enemies("17R.D", walker=2, brute=1)
    scene.end_turns()
    assert scene.options() == ["way:16R.C", "way:16R.G"]
    scene.choose("way:16R.C")
    assert scene.standing("walker") == {"16R.C": 1, "16R.G": 1}
    assert scene.standing("brute") == {"16R.C": 1}


@rule("XR-EMOVE-10")
def test_closeness_of_a_seen_target_is_counted_in_moves(board: Board) -> None:
    scene = board("magneto", "storm", on="MH2", magneto="17R.H", storm="18R.C")
    scene.enemies("17R.B", walker=2)  # Magneto: Range 2 over the fountain, 4 moves; Storm: Range 3, 3 moves
    scene.end_turns()
    assert scene.standing("walker") == {"17R.C": 2}


@rule("XR-EMOVE-12")
def test_zombie_heroes_split_as_one_type(board: Board) -> None:
    scene = between_two(board)
    scene.zombie("iceman", "12V.D")
    scene.zombie("juggernaut", "12V.D")
    scene.end_turns()
    scene.answer("way:15V.A")  # whichever Iceman takes, Juggernaut takes the other
    assert (scene.standing("iceman"), scene.standing("juggernaut")) == ({"15V.A": 1}, {"12V.E": 1})


@rule("XR-EMOVE-12")
def test_three_zombie_heroes_go_two_and_one(board: Board) -> None:
    scene = between_two(board)
    for name in ("iceman", "juggernaut", "sabretooth"):
        scene.zombie(name, "12V.D")
    scene.end_turns()
    scene.answer("way:15V.A")
    scene.answer("way:15V.A")
    assert [scene.standing(name) for name in ("iceman", "juggernaut", "sabretooth")] == [{"15V.A": 1}, {"15V.A": 1}, {"12V.E": 1}]
    assert [scene.hero(name).health for name in ("storm", "magneto")] == [2, 1]


@rule("XR-EMOVE-12")
def test_the_odd_zombie_hero_may_also_go_last(board: Board) -> None:
    scene = between_two(board)
    for name in ("iceman", "juggernaut", "sabretooth"):
        scene.zombie(name, "12V.D")
    scene.end_turns()
    scene.answer("way:15V.A")
    scene.answer("way:12V.E")
    scene.answer("way:12V.E")
    assert [scene.standing(name) for name in ("iceman", "juggernaut", "sabretooth")] == [{"15V.A": 1}, {"12V.E": 1}, {"12V.E": 1}]


@rule("XR-EMOVE-12")
def test_no_way_gets_two_extra_zombie_heroes(board: Board) -> None:
    scene = board("storm", "magneto", "rogue", on="MH5", storm="17V.A", magneto="16V.D", rogue="17V.F")
    for name in ("iceman", "juggernaut", "sabretooth", "psylocke"):
        scene.zombie(name, "17V.C")
    scene.end_turns()
    scene.answer("way:17V.A")
    scene.answer("way:17V.A")  # the extra one
    assert scene.options() == ["way:16V.D", "way:17V.F"]
    scene.answer("way:17V.F")
    assert scene.standing("psylocke") == {"16V.D": 1}
    assert [scene.hero(name).health for name in ("storm", "magneto", "rogue")] == [1, 2, 2]


# -- seen through glass ---------------------------------------------------------------------------------------------------


@pytest.fixture
def glass_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one could look through the closed door of the Danger Room: no map of the box shows a target that cannot be reached."""
    sees = Ways.sees
    monkeypatch.setattr(Ways, "sees", lambda ways, a, b: sees(ways, a, b) or {a, b} == {"12V.D", "12V.B"})


@rule("XR-EMOVE-09")
def test_a_seen_target_without_a_way_gives_way_to_the_next_seen_one(board: Board, glass_door: None) -> None:
    scene = board("storm", "rogue", "magneto", storm="12V.B", rogue="15V.A", magneto="12V.E")
    scene.bystander("trish_tilby", "12V.E")
    scene.enemies("12V.D", walker=2)
    scene.end_turns()
    assert scene.standing("walker") == {"15V.A": 1, "12V.E": 1}


@rule("XR-EMOVE-09")
def test_with_no_seen_target_in_reach_it_behaves_as_if_it_saw_nobody(board: Board, glass_door: None) -> None:
    scene = board("storm", "rogue", storm="12V.B", rogue="15V.B")
    scene.enemies("12V.D", walker=1)
    scene.end_turns()
    assert scene.standing("walker") == {"15V.A": 1}
    assert scene.rule_of("enemies.moved") == "XR-EMOVE-03"

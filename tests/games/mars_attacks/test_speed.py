"""What keeps a crowd of twenty Zombies fast; `stockade bench mars-attacks --scenario breaking --set extra=12` times it."""

from stockade.engine import Table
from stockade.engine.remembered import forget_all
from stockade.games.mars_attacks.board.gridmap import LOW
from stockade.games.mars_attacks.play import board_of
from stockade.games.mars_attacks.state import Change

CROWD = {"scenario": "breaking", "extra": 12, "seats": 1}


def test_the_crowd_that_is_timed_is_twenty_and_more() -> None:
    assert sum(Table.new("mars-attacks", CROWD, 1).state.zombies) >= 20


def test_sight_is_worked_out_once_for_each_board() -> None:
    one, two = (Table.new("mars-attacks", CROWD, seed).play.map for seed in (1, 2))
    assert one is two and one.seen_from(0) is one.seen_from(0)
    fallen = board_of("breaking", [Change(0, 1, LOW)])
    assert fallen is board_of("breaking", [Change(0, 1, LOW)]) is not one
    forget_all()
    again = board_of("breaking", [Change(0, 1, LOW)])
    assert again is not fallen and again.text() == fallen.text() and again.seen_from(0) == fallen.seen_from(0)

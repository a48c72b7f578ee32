"""Fast enough with twenty Zombies: `stockade bench mars-attacks --scenario breaking --set extra=12` shows the same in numbers."""

from stockade.engine import Table
from stockade.games.mars_attacks.play import board_of
from stockade.games.mars_attacks.state import Change
from stockade.lab.speed import measure
from stockade.parts.gridmap import LOW

CROWD = {"scenario": "breaking", "extra": 12, "seats": 1}
FLOOR = 5000 / 8059  # decisions to rounds of the reference loop, where 8,059 of those take a second


def test_twenty_zombies_do_not_slow_it_down() -> None:
    assert sum(Table.new("mars-attacks", CROWD, 1).state.zombies) >= 20
    speed = measure("mars-attacks", 0.6, CROWD)
    assert speed.ratios()["decisions_per_second_to_loop"] > FLOOR


def test_sight_is_worked_out_once_for_each_board() -> None:
    one, two = (Table.new("mars-attacks", CROWD, seed).play.map for seed in (1, 2))
    assert one is two and one.seen_from(0) is one.seen_from(0)
    fallen = board_of("breaking", [Change(0, 1, LOW)])
    assert fallen is board_of("breaking", [Change(0, 1, LOW)]) is not one

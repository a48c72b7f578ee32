"""Which changes of the chance a review tells of."""

import pytest

from stockade.engine import Table, games
from stockade.insight import review
from stockade.insight.review import Point, largest, turning
from stockade.insight.worlds import policy_answer


def line(*shares: int) -> list[Point]:
    return [*(Point(at, 1, share, 100) for at, share in enumerate(shares[:-1])), Point(len(shares) - 1, 1, int(shares[-1] == 100), 1)]


@pytest.mark.parametrize(
    ("shares", "changes"),
    [
        ((50, 40, 80, 60, 100), [40, 40, -20]),
        ((90, 60, 95, 65, 96, 66, 97, 67, 100), [35, 33, 31]),
        ((10, 60, 20, 90, 0), [-90, 70, 50]),
        ((96, 99, 100), []),
        ((60, 0), [-60]),
    ],
)
def test_the_largest_come_first(shares: tuple[int, ...], changes: list[int]) -> None:
    assert [round(two.share - one.share) for one, two in largest(line(*shares))] == changes


def test_one_of_them_led_to_how_it_ended() -> None:
    """A game that was won is looked back at from what won it, however often it was nearly lost."""
    won = (90, 40, 50, 60, 70, 30, 40, 50, 60, 70, 20, 30, 40, 50, 60, 70, 80, 90, 100)
    told = [round(two.share - one.share) for one, two in largest(line(*won))]
    assert told == [-50, -50, 10]
    lost = [round(two.share - one.share) for one, two in largest(line(*(100 - share for share in won)))]
    assert lost == [50, 50, -10]


def test_where_no_answer_stands_out_it_fell_by_luck_and_rose_for_the_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judged", lambda table, at: None)
    table = Table.new("xmen-resistance", games()["xmen-resistance"].defaults("MH0", 2), 5)
    for _ in range(3):
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]))
    for shares, kind in (((60, 20), "luck"), ((20, 60), "good")):
        told = turning(table, Point(0, 1, shares[0], 100), Point(3, 1, shares[1], 100))
        assert (told.kind, told.at, told.seat, told.strong) == (kind, 0, table.answers[0].seat, None)

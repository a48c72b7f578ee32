"""Which changes of the chance a review tells of."""

import pytest

from stockade.insight.review import Point, largest


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

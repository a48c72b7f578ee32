"""From the words of a command line to a set-up, with the types the game expects."""

from typing import Any

import pytest
from lantern import LastLantern

from stockade.commands.setup import pick_seats, read_choice, wanted
from stockade.commands.speak import Mistake
from stockade.engine import FormPart, SetupOption


class Choices(FormPart):
    """One option of each type."""

    def options(self) -> list[SetupOption]:
        return [SetupOption("heroes", ["storm", "rogue", "magneto"], most=3), SetupOption("side", ["a", "b"])]


class Choosy(LastLantern):
    form = Choices()


SETUP: dict[str, Any] = {"heroes": ["storm"], "side": "a", "oil": 3, "fog": False, "scenario": "breeze", "seats": 2}


@pytest.mark.parametrize(
    ("choice", "found"),
    [
        ("heroes=rogue,magneto", ("heroes", ["rogue", "magneto"])),
        ("heroes=rogue", ("heroes", ["rogue"])),
        ("side=b", ("side", "b")),
        ("oil=7", ("oil", 7)),
        ("fog=yes", ("fog", True)),
        ("fog=0", ("fog", False)),
    ],
)
def test_choices_get_their_type(choice: str, found: tuple[str, Any]) -> None:
    assert read_choice(Choosy(), dict(SETUP), choice) == found


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ("heroes=bob", "error-unknown-value"),
        ("side=a,b", "error-one-value"),
        ("oil=much", "error-unknown-value"),
        ("fog=maybe", "error-unknown-value"),
        ("heroes", "error-unknown-setting"),
        ("scenario=storm", "error-unknown-setting"),
        ("seats=3", "error-unknown-setting"),
    ],
)
def test_wrong_choices_are_named(choice: str, key: str) -> None:
    with pytest.raises(Mistake) as caught:
        read_choice(Choosy(), dict(SETUP), choice)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("seats", "bots", "kinds"),
    [
        ("", "", ["me", "me"]),
        ("3", "", ["me"] * 3),
        ("", "random", ["random"] * 2),
        ("3", "greedy", ["greedy"] * 3),
        ("me,bot", "", ["me", "greedy"]),
        ("me,bot,greedy", "random", ["me", "random", "greedy"]),
        ("bot, bot", "random", ["random", "random"]),
    ],
)
def test_who_sits_where(seats: str, bots: str, kinds: list[str]) -> None:
    assert pick_seats(LastLantern(), seats, bots) == kinds


def test_a_scenario_may_be_typed_in_any_case() -> None:
    assert wanted("last-lantern", "STORM").setup["scenario"] == "storm"


def test_without_a_seed_every_game_is_another() -> None:
    assert len({wanted("last-lantern").seed for _ in range(10)}) > 1

"""What the house asks of a game is little: a core of a few methods, and parts that do nothing until a game says otherwise."""

import inspect

from stockade.engine import Game, gameparts

PLUMBING = {"read_state", "edition", "text", "rulebook"}  # the engine's own


def methods(cls: type) -> set[str]:
    return {name for name, value in vars(cls).items() if inspect.isfunction(value) and not name.startswith("_")} - PLUMBING


def test_the_core_of_a_game_is_small() -> None:
    must = {name for name in methods(Game) if getattr(getattr(Game, name), "__isabstractmethod__", False)}
    assert must == {"setup", "play", "view", "defaults"}
    assert methods(Game) - must == {"seats_in", "static", "describe", "census"}


def test_every_part_is_optional_and_small() -> None:
    parts = [part for name, part in vars(gameparts).items() if name.endswith("Part") and inspect.isclass(part)]
    assert len(parts) >= 6
    for part in parts:
        assert 1 <= len(methods(part)) <= 7
        assert isinstance(getattr(Game, part.__name__.removesuffix("Part").lower()), part), "a game has it from the start"

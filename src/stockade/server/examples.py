"""The example of a rule for a browser: its steps with what the table looks like at each, and a table of one's own to try it at."""

from __future__ import annotations

from functools import lru_cache

from msgspec import to_builtins

from stockade.engine.branch import story_of
from stockade.engine.checkpoint import Story
from stockade.engine.errors import StockadeError
from stockade.engine.example import Example, opened, read
from stockade.engine.game import AnyPlay, Game, find_game
from stockade.engine.table import Table
from stockade.insight.showing import Showing
from stockade.server import frames
from stockade.server.bodies import ExamplePlay, ExampleStep
from stockade.server.protocol import SeatInfo
from stockade.server.wire import Lang

KEPT = 64  # plays of a few dozen kilobytes


class NoExample(StockadeError):
    """No play shows that rule, or there is no such rule."""

    code = "no-example"


def find(game: Game, rule: str) -> Example:
    """Its example. Raises NoExample."""
    example = read(game.folder).find(rule)
    if example is None:
        raise NoExample(rule=rule[:40])
    return example


@lru_cache(KEPT)
def played(game_id: str, rule: str, lang: Lang) -> ExamplePlay:
    """All its steps, as the seat that it is told to sees them."""
    game = find_game(game_id)
    example = find(game, rule)
    seat = example.seat

    def look(play: AnyPlay) -> object:
        return to_builtins(game.view(play, seat), str_keys=True)

    showing = Showing(game, read(game.folder), example, lang, look)
    table = showing.table
    seats = [SeatInfo(number, "human", "", online=False) for number in range(table.state.seats)]
    welcome = frames.welcome(table, lang, "", [seat], True, seats)
    steps = [ExampleStep(s.kind, s.text, s.rule, s.marked, s.touches, s.round, s.phase, s.view) for s in showing.steps]
    return ExamplePlay(rule, welcome, steps)


def beginning(game: Game, rule: str) -> tuple[Story, bytes, int]:
    """What a table is set out from that begins where the example does, and how many seats it has."""
    example = find(game, rule)
    table = opened(Table(game, {}, 0), read(game.folder), example)
    return story_of(table), table.start, table.state.seats

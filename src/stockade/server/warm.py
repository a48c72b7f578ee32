"""What is worked out once is worked out early: sentences in both languages, the map of every scenario.

Left to its first use it would be made while tables are played, and lie between what belongs to them: hours later some rare sentence would
still hold a page of memory that a table has given back.
"""

from __future__ import annotations

import contextlib

from stockade.engine import Table
from stockade.engine.game import games
from stockade.server import frames
from stockade.server.protocol import SeatInfo
from stockade.server.sentences import server_text


def warm_up() -> None:
    """A first table of every game, before people of a dead server wait for one."""
    for game in games().values():
        with contextlib.suppress(Exception):  # a game that is not well says so when somebody plays it
            table = Table.new(game.id, {}, 0)
            nobody = [SeatInfo(i, "human", "", online=False) for i in range(table.state.seats)]
            frames.table_frame(table, "en", 0, [], [], nobody, [], None, frames.Facts())


def settle() -> None:
    """Everything that an hour of play would bring, while nobody has come yet. It may go on beside the first who do."""
    server_text().prepare()
    for game in games().values():
        with contextlib.suppress(Exception):
            game.text.prepare()
            for scenario in game.scenarios:
                Table.new(game.id, game.defaults(scenario, game.seats_in(scenario)[0]), 0)

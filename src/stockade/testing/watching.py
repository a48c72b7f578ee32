"""The ninth promise: a table may be looked at after every event, not only when somebody is asked."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from msgspec import json

from stockade.engine.patch import patch_of, patched
from stockade.engine.state import GameState
from stockade.testing.driver import BOUND, Case, play_out, walk


def can_be_watched(case: Case, seed: int, decisions: int = BOUND) -> int:
    """The table may be looked at after every event: everybody's view can be made, making it changes nothing, and what changed since the
    last one leads from it to this one; no luck and nothing that is still to do can be seen. How many events there were."""
    table, unwatched = case.table(seed), play_out(case.table(seed), seed, decisions)
    seats = (None, *range(table.state.seats))
    shown: dict[int | None, Any] = {seat: table.view(seat) for seat in seats}
    shared, events = table.game.secrets.shared(table.setup), 0

    def look() -> None:
        nonlocal events
        events += 1
        together = table.game.secrets.views(table.play, seats, table.game.view)
        for seat in seats:
            patch = patch_of(shown[seat], view := table.view(seat))
            shown[seat] = shown[seat] if patch is None else patched(shown[seat], patch)
            assert json.decode(json.encode(together[seat])) == view, f"together, seat {seat} sees otherwise after {table.log[-1].kind}"
            assert shown[seat] == view, f"{patch} does not lead to what seat {seat} sees after {table.log[-1].kind}"
        with unseen(table.state):
            assert all(table.view(seat) == shown[seat] for seat in seats), f"luck or tasks can be seen after {table.log[-1].kind}"
        assert not shared or all(view == shown[None] for view in shown.values()), f"not everybody sees the same after {table.log[-1].kind}"

    digests: list[str] = []
    for at in walk(table, seed, decisions):
        digests.append(at.digest())
        at.play.watch = look
    assert digests == unwatched, f"{case} seed {seed}: looking on has changed the game"
    return events


@contextmanager
def unseen(state: GameState) -> Generator[None]:
    """The same table without what no view may be made from."""
    kept = {name: getattr(state, name) for name in state.behind}
    for name in state.behind:
        setattr(state, name, [])
    try:
        yield
    finally:
        for name, value in kept.items():
            setattr(state, name, value)

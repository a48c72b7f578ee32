"""What a room tells about its work. Nobody need listen: a table in a browser has no operator."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

SILENT: AbstractContextManager[object] = nullcontext()


class Measures:
    """Listens to nothing."""

    def answered(self, game: str, how: str) -> None:
        """An answer was stored; `how` as in its record."""

    def refused(self, code: str) -> None:
        """A client was told no."""

    def time(self, what: str) -> AbstractContextManager[object]:
        """How long this takes: an answer from its frame to the disk, a write, a frame, a bot's thought."""
        return SILENT


NOBODY = Measures()

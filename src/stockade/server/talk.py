"""What watchers may say: nothing but words, only where the table lets them, and slower than players could read."""

from __future__ import annotations

from stockade.server.client import Client
from stockade.server.history import RECORDS_MOST, History
from stockade.server.protocol import ClientFrame, Say
from stockade.server.rates import Bucket
from stockade.server.refusal import LogFull, TooFast, Watching

WATCHER = -1  # where a seat stands otherwise
SHARE = 0.5  # of a table's log; the rest is for the game


class Gallery:
    """The watchers of one table together; whoever comes again and again has no more words than others."""

    def __init__(self) -> None:
        self.words = Bucket(rate=1, burst=10)

    def check(self, client: Client, frame: ClientFrame, history: History) -> None:
        """Whether a watcher may do that. Raises Watching, TooFast or LogFull."""
        if not isinstance(frame, Say) or history.founded is None or not history.founded.talk:
            raise Watching
        if history.n >= RECORDS_MOST * SHARE:
            raise LogFull(most=int(RECORDS_MOST * SHARE))
        if not client.words.take() or not self.words.take():
            raise TooFast

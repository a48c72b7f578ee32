"""Who may make tables here: everybody, or whoever knows one of the words that the keeper of the server has written into a file.

One word for all is a password; a word for each is an invitation, which is withdrawn by taking its line out. The file is read each time, so
that nothing has to be started again. Sitting down needs no word: the link of a seat is enough.
"""

from __future__ import annotations

import hmac
import logging
from pathlib import Path
from urllib.parse import unquote

from stockade.engine.errors import StockadeError
from stockade.server.seldom import Seldom

logger = logging.getLogger("stockade.door")
logger.addFilter(Seldom())


class WordNeeded(StockadeError):
    """Only whoever was given a word makes tables here."""

    code = "word-needed"


class WrongWord(StockadeError):
    """That word is not among them."""

    code = "word-wrong"


class Door:
    """Open to everybody, or closed with the words in that file."""

    def __init__(self, words: Path | None = None) -> None:
        self.file = words

    def check(self, typed: str) -> None:
        """Whether a table may be made with that word, as an address would write it. Raises WordNeeded or WrongWord."""
        if self.file is None:
            return
        if not typed:
            raise WordNeeded
        word = unquote(typed).strip().encode()
        if not any(hmac.compare_digest(word, known) for known in self._known()):
            raise WrongWord

    def _known(self) -> list[bytes]:
        """The words, one a line; nobody knows one when they cannot be read."""
        try:
            lines = self.file.read_bytes().splitlines() if self.file else []
        except OSError as error:
            logger.warning("no table can be made: %s", error)
            return []
        return [word for line in lines if (word := line.strip()) and not word.startswith(b"#")]


OPEN = Door()

"""What the server itself says: refusals, the page shown without a bundle, the lines printed at start.

Sentences live in `text/server/*.ftl`; games bring their own. A missing sentence never breaks a table: its key is shown instead, and noted.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from stockade.engine.errors import StockadeError
from stockade.engine.text import LANGUAGES, MissingText, Text
from stockade.server.bodies import Failure, Problem

FOLDER = Path(__file__).parent / "text" / "server"
logger = logging.getLogger("stockade.server")


def preferred(accept_language: str) -> str:
    """The best liked of our languages in that header; English when it names none of them."""
    liked: dict[str, float] = {}
    for wish in accept_language.split(","):
        tag, _, weight = wish.partition(";")
        number = re.fullmatch(r" *q= *([01](?:\.\d{0,3})?) *", weight)
        liked.setdefault(tag.strip().lower().partition("-")[0], float(number[1]) if number else 1.0)
    return max((lang for lang in LANGUAGES if liked.get(lang)), key=lambda lang: liked[lang], default=LANGUAGES[0])


@cache
def server_text() -> Text:
    """The server's own sentences, with the engine's below them."""
    return Text(FOLDER)


@lru_cache(1000)
def _note_missing(what: str) -> None:
    logger.warning("missing text: %s", what)


def sentence(text: Text, lang: str, key: str, args: Mapping[str, Any] | None = None) -> str:
    """The sentence, or its key when the catalogue lacks it."""
    try:
        return text.say(lang, key, args)
    except MissingText as missing:
        _note_missing(str(missing))
        return key


def say(lang: str, key: str, **args: Any) -> str:
    """One of the server's own sentences."""
    return sentence(server_text(), lang, key, args)


def explain(error: StockadeError, lang: str, game: Text | None = None) -> str:
    """What the error means, in the words of the game where it has some."""
    keys = [error.text_key, f"error-{error.code}"]
    for text in (game, server_text()):
        for key in keys:
            if text is not None and text.has(lang, key):
                try:
                    return text.say(lang, key, error.args_for_text)
                except MissingText as missing:  # a name that a stranger made up; the general sentence still fits
                    _note_missing(str(missing))
    return keys[-1]


def failure(lang: str, code: str, text: str = "") -> Failure:
    """The body of a refused request."""
    return Failure(Problem(code, text or say(lang, f"error-{code}")))

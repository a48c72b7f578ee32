"""Decks in files: a prepared deck by its name, a pasted list or a deck site's JSON by its file, `-` for what is piped in."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from stockade.commands.speak import Mistake, trouble
from stockade.engine import Game
from stockade.engine.deckbuilding import DeckBuilder, Reading, UnknownDeck

LARGEST_FILE = 200_000
FILES = (".txt", ".json", ".deck", ".list")


def is_file(name: str) -> bool:
    """Whether somebody means a file rather than a prepared deck."""
    return name == "-" or name.startswith("@") or name.endswith(FILES) or "/" in name or "\\" in name


def read_deck(desk: DeckBuilder, name: str) -> Reading:
    """The deck of that name or in that file."""
    prepared = desk.prepared()
    if name in prepared:
        return Reading(prepared[name])
    if not is_file(name):
        raise UnknownDeck(deck=name, choices=", ".join(prepared))
    try:
        words = sys.stdin.read(LARGEST_FILE) if name == "-" else Path(name.removeprefix("@")).expanduser().read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake("error-unreadable", file=name, why=trouble(error)) from error
    return desk.read(words)


def deck_for_table(game: Game, name: str) -> dict[str, Any]:
    """The deck in a file as a set-up holds it; what was not recognised is a mistake, because it would be missing at the table."""
    if game.decks is None:
        raise Mistake("error-no-decks", game=game.id, choices="–")
    reading = read_deck(game.decks, name)
    if reading.unread:
        raise Mistake("error-deck-unread", file=name, count=len(reading.unread), what=reading.unread[0].words)
    return {"hero": reading.deck.hero, "cards": reading.deck.cards}

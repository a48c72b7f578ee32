"""Names of this game's things: a card in the game is called by its face, with its number left aside (`backflip.37` is Backflip)."""

from __future__ import annotations

from stockade.engine.text import Text


def compose(text: Text, lang: str, prefix: str, entity: str) -> dict[str, str] | None:
    """The parts of the name of a numbered card."""
    face, dot, number = entity.rpartition(".")
    if prefix != "card" or not dot or not number.isdigit():
        return None
    return text.name(lang, prefix, face)

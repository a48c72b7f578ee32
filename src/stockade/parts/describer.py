"""A view in one language: where a game finds the words in which it describes its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockade.engine.text import Text


class Describer:
    """What a game's own describer begins with: `labels` are the words of the page, `names` those of the game, `people` who sits where."""

    def __init__(self, labels: Text, names: Text, lang: str, people: Sequence[str] = ()) -> None:
        self.labels = labels
        self.names = names
        self.lang = lang
        self.people = people

    def label(self, key: str, **args: Any) -> str:
        """A label of the page."""
        return self.labels.say(self.lang, key, args)

    def name(self, prefix: str, entity: str, part: str = "name") -> str:
        """What the game calls it."""
        return self.names.name(self.lang, prefix, entity)[part]

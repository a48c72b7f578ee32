"""How near a sentence of the table is to a rule: does it come from the same chapter, and does it speak of the same things?

Many rules are cited nowhere, because what they say is how something else happens. Among all that a proving test plays, the sentence
nearest to the rule is where to look.
"""

from __future__ import annotations

import re
from collections import Counter
from math import log
from typing import Any

from stockade.engine.event import Event
from stockade.engine.game import Game
from stockade.engine.text import MissingText, message_part

CHAPTER = 3.0  # a sentence that cites a rule of the same chapter
WORDS = 2  # fewer shared ones are chance
STEM = 5  # letters that make two words one
SHORT = 4  # shorter words say nothing
MOST = 6.0  # however many words are shared
QUIET = ("answer.automatic",)


def stems(text: str) -> frozenset[str]:
    """The words of a text without their endings."""
    return frozenset(word[:STEM] for word in re.findall(r"[a-z]+", text.lower()) if len(word) >= SHORT)


def chapter(rule: str) -> str:
    """XR-EMOVE of XR-EMOVE-07."""
    return rule.rpartition("-")[0]


class Kinship:
    """The words of all rules of a game; those that many rules use count little."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = {rule.id: stems(f"{rule.title} {rule.en}") for rule in game.rulebook.rules}
        seen = Counter(word for words in self.words.values() for word in words)
        self.worth = {word: log(len(self.words) / count) / 2 for word, count in seen.items()}
        self._said: dict[tuple[str, str], str] = {}

    def of(self, rule: str, cited: str, text: str) -> float:
        """How near a sentence is that cites a rule."""
        shared = self.words[rule] & stems(text)
        kin = chapter(cited) == chapter(rule)
        if not shared or not (kin or len(shared) >= WORDS):
            return 0.0
        return min(MOST, sum(self.worth[word] for word in shared)) + CHAPTER * kin

    def of_event(self, rule: str, event: Event) -> float:
        """How near what happened is."""
        if event.kind in QUIET:
            return 0.0
        return self.of(rule, event.rule, self.said(f"event-{message_part(event.kind)}", event.args))

    def said(self, key: str, args: Any) -> str:
        """A sentence of the table; none where it has no words."""
        asked = (key, repr(args))
        if asked not in self._said:
            try:
                self._said[asked] = self.game.text.say("en", key, args)
            except (MissingText, KeyError, ValueError):
                self._said[asked] = ""
        return self._said[asked]

"""Why a hint is one, in a sentence made of facts, and how often it wins, with its margin."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, sqrt

from stockade.engine import Ask, Table
from stockade.engine.gameparts import Shift
from stockade.engine.text import Text
from stockade.insight.hints import ENOUGH, Edge, Hint, Hints
from stockade.insight.words import Words, share


class Reasons(Words):
    """The words of one question."""

    def __init__(self, table: Table, ask: Ask, lang: str, text: Text | None = None) -> None:
        super().__init__(table, lang, text)
        self.ask = ask
        self.options = {option.key: option for option in ask.options}
        self.facts = table.game.odds.facts(table.play, ask)

    def answer(self, keys: list[str]) -> str:
        """What an answer is called."""
        if not keys:
            return self.say("nothing")
        return ", ".join(self.text.say(self.lang, self.options[key].text, self.options[key].args) for key in dict.fromkeys(keys))

    def because(self, found: Hint) -> str:
        """What it does, then what it gains and costs beside another answer, or how much more often it wins than that one."""
        told = [self.text.say(self.lang, fact.text, fact.args) for key in found.keys[:1] for fact in self.facts.get(key, [])[:1]]
        if found.edges:
            facts = [self.edge(edge) for edge in found.edges]
            both = self.say("but", gain=facts[0], price=facts[1]) if len(facts) > 1 else facts[0]
            told.append(self.say("beside", other=self.answer(found.beside), facts=both))
        elif found.won > found.rival_won:
            odds = share(found.rival_won / found.games, found.games) if found.rival_won else none_of(found.games)
            told.append(self.say("wins-more", other=self.answer(found.beside), odds=odds))
        return " · ".join(told) or self.say("no-edge")

    def edge(self, edge: Edge) -> str:
        """One track."""
        return self.say("edge", what=self.what(edge.track), mine=self.number(edge.mine), other=self.number(edge.other))

    def number(self, value: float) -> str:
        """With one place where it needs one."""
        told = f"{value:.1f}".removesuffix(".0")
        return told.replace(".", ",") if self.lang == "fr" else told

    def wins(self, found: Hint) -> str:
        """The share of imagined games it wins, with its margin; empty when they are too few to say."""
        if found.games < ENOUGH:
            return ""
        chance = found.won / found.games
        margin = ceil(100 * sqrt(max(chance * (1 - chance), 1 / found.games) / found.games))
        odds = share(chance, found.games) if found.won else none_of(found.games)
        return self.say("wins", odds=odds, margin=margin, count=found.games)

    def verdict(self, found: Hints) -> str:
        """When the game looks lost, that."""
        games = max((hint.games for hint in found.best), default=0)
        return self.say("looks-lost", count=games) if found.lost else ""


def none_of(games: int) -> str:
    """What happened at none of them may happen all the same."""
    return f"<\u00a0{ceil(100 / (games + 1))}\u00a0%"


def hint_lines(table: Table, ask: Ask, found: Hints, lang: str) -> list[str]:
    """For a terminal, each with the numbers of its answers."""
    words, numbers = Reasons(table, ask, lang), {option.key: number for number, option in enumerate(ask.options, 1)}
    lines = [verdict] if (verdict := words.verdict(found)) else []
    for hint in found.best:
        keys = " ".join(str(numbers[key]) for key in hint.keys)
        lines.append(f"  {keys or '0'}  {words.answer(hint.keys)}")
        lines += [f"     {line}" for line in (words.because(hint), words.wins(hint)) if line]
    return lines


def lead_lines(table: Table, ask: Ask, found: Mapping[str, list[Shift]], lang: str) -> list[str]:
    """What answers change for certain, for a terminal, each with its number."""
    words, numbers = Reasons(table, ask, lang), {option.key: number for number, option in enumerate(ask.options, 1)}
    lines = [f"  {numbers[key]}  {words.answer([key])}: {', '.join(map(words.shifted, shifts))}" for key, shifts in found.items()]
    return [f"-- {words.say('leads')} --", *lines] if lines else []

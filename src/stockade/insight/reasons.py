"""Why a hint is one, in a sentence made of facts, and how often it wins, with its margin."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import ceil, sqrt

from msgspec import Struct

from stockade.engine import Ask, Table
from stockade.engine.gameparts import Fact, Shift
from stockade.engine.text import Text
from stockade.insight.hints import ENOUGH, Edge, Hint, Hints
from stockade.insight.words import MARKS, Sure, Words, share

SIDES = {1: "+ ", -1: "\u2212 ", 0: ""}


class Reason(Struct, frozen=True):
    """A part of a because: how sure it is, and whether it speaks for the answer (1), against it (-1) or only says what it does (0)."""

    sure: Sure
    text: str
    side: int = 0


class Reasons(Words):
    """The words of one question."""

    def __init__(self, table: Table, ask: Ask, lang: str, text: Text | None = None) -> None:
        super().__init__(table, lang, text)
        self.ask = ask
        self.options = {option.key: option for option in ask.options}

    @cached_property
    def facts(self) -> dict[str, list[Fact]]:
        """What each answer is likely to do."""
        return self.table.game.odds.facts(self.table.play, self.ask)

    def answer(self, keys: list[str]) -> str:
        """What an answer is called."""
        if not keys:
            return self.say("nothing")
        return ", ".join(self.text.say(self.lang, self.options[key].text, self.options[key].args) for key in dict.fromkeys(keys))

    def because(self, found: Hint) -> str:
        """What it does, then what it gains and costs beside another answer, or how much more often it wins than that one."""
        told = [reason.text for reason in self.does(found)]
        if not any(edge.gain for edge in found.edges) and found.won > found.rival_won:
            told.append(self.more(found))
        if found.edges:
            facts = [self.edge(edge) for edge in found.edges]
            both = self.say("but", gain=facts[0], price=facts[1]) if len(facts) > 1 else facts[0]
            told.append(self.say("beside", other=self.answer(found.beside), facts=both))
        return " · ".join(told) or self.say("no-edge")

    def reasons(self, found: Hint) -> list[Reason]:
        """The same in its parts, each with how sure it is: what is counted at imagined games is a guess."""
        told = self.does(found)
        if not any(edge.gain for edge in found.edges) and found.won > found.rival_won:
            told.append(Reason("guessed", self.more(found), 1))
        for at, edge in enumerate(found.edges):
            text = self.edge(edge) if at else self.say("beside", other=self.answer(found.beside), facts=self.edge(edge))
            told.append(Reason("guessed", text, 1 if edge.gain else -1))
        return told or [Reason("guessed", self.say("no-edge"))]

    def does(self, found: Hint) -> list[Reason]:
        """What the answer itself does."""
        facts = [fact for key in found.keys[:1] for fact in self.facts.get(key, [])[:1]]
        return [Reason(how_sure(fact), self.text.say(self.lang, fact.text, fact.args)) for fact in facts]

    def more(self, found: Hint) -> str:
        """That it wins more often than the other."""
        return self.say("wins-more", other=self.answer(found.beside), odds=share_of(found.rival_won, found.games))

    def equal(self, found: Hints) -> str:
        """Which of them come to the same as the first, as far as so few games can tell; empty when none does."""
        first, *others = found.best or [Hint([], 0, 0)]
        if first.games < ENOUGH or found.lost:
            return ""
        room = margin(first.won, first.games)
        near = [at for at, hint in enumerate(others, 2) if 100 * (first.won - hint.won) / first.games <= room]
        return self.say("equal", list=", ".join(map(str, [1, *near[:-1]])), last=near[-1]) if near else ""

    def edge(self, edge: Edge) -> str:
        """One track; of what is only there or lost, how often it is there."""
        if self.gauge(edge.track).alone:
            return self.say("edge-alone", what=self.what(edge.track), mine=round(100 * edge.mine), other=round(100 * edge.other))
        return self.say("edge", what=self.what(edge.track), mine=self.number(edge.mine), other=self.number(edge.other))

    def number(self, value: float) -> str:
        """With one place where it needs one."""
        told = f"{value:.1f}".removesuffix(".0")
        return told.replace(".", ",") if self.lang == "fr" else told

    def wins(self, found: Hint) -> str:
        """The share of imagined games it wins, with its margin; empty when they are too few to say."""
        if found.games < ENOUGH:
            return ""
        odds, room = share_of(found.won, found.games), margin(found.won, found.games)
        return self.say("wins", odds=odds, margin=room, count=found.games)

    def ending(self, found: Hints) -> str:
        """How often ending now wins the same games; empty when nobody can say."""
        games = max((hint.games for hint in found.best), default=0)
        return self.say("ending", odds=share_of(found.ending, games)) if found.ending >= 0 and games else ""

    def verdict(self, found: Hints) -> str:
        """When the game looks lost, that."""
        games = max((hint.games for hint in found.best), default=0)
        return self.say("looks-lost", count=games) if found.lost else ""


def how_sure(fact: Fact) -> Sure:
    """Odds of dice and cards are exact; all else an answer says of itself is certain."""
    return "likely" if any(name.startswith("percent") for name in fact.args) else "certain"


def margin(won: int, games: int) -> int:
    """Of a share of imagined games, in hundredths."""
    chance = won / games
    return ceil(100 * sqrt(max(chance * (1 - chance), 1 / games) / games))


def share_of(won: int, games: int) -> str:
    """How many of them were won, without saying never or always."""
    return share(won / games, games) if won else none_of(games)


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
        lines += [f"     {MARKS[reason.sure]} {SIDES[reason.side]}{reason.text}" for reason in words.reasons(hint)]
        lines += [f"     {MARKS['guessed']} {words.wins(hint)}"] if words.wins(hint) else []
    return [*lines, *(f"  {line}" for line in (words.equal(found), words.ending(found)) if line)]


def lead_lines(table: Table, ask: Ask, found: Mapping[str, list[Shift]], lang: str) -> list[str]:
    """What answers change for certain, for a terminal, each with its number."""
    words, numbers = Reasons(table, ask, lang), {option.key: number for number, option in enumerate(ask.options, 1)}
    lines = [f"  {numbers[key]}  {words.answer([key])}: {', '.join(map(words.shifted, shifts))}" for key, shifts in found.items()]
    return [f"-- {words.say('leads')} --", *lines] if lines else []

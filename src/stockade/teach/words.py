"""Puzzles in words: what is wanted, and a solution as the log tells it, answer by answer, with the rules that make it so."""

from __future__ import annotations

from msgspec import Struct, field

from stockade.engine import Ask, Event, Table
from stockade.engine.game import Game
from stockade.engine.text import MissingText, Text, message_part
from stockade.teach.goal import Goal, Verdict
from stockade.teach.puzzle import Puzzle

PLAIN = Text(None)
QUIET = ("answer.automatic",)


class Said(Struct, frozen=True):
    """A line of the log: the sentence, the rule and what it speaks of."""

    text: str
    rule: str = ""
    touches: list[str] = field(default_factory=list[str])


class SolvedStep(Struct, frozen=True):
    """One answer of a solution, the question it answers, and what came of it. `keys` is how it is given."""

    seat: int
    prompt: str
    answer: str
    keys: list[str]
    lines: list[Said]


def goal_text(table: Table, goal: Goal, lang: str) -> str:
    """What is wanted, in the game's own words where it has some (`puzzle-keep-health`)."""
    game = table.game
    if not goal.tracks:
        return game.text.say(lang, f"puzzle-{goal.kind}")  # of every game, unless it says it better
    gauge, _, piece = goal.tracks[0].partition(":")
    kind = game.forecast.gauges[gauge]
    named = [game.forecast.named(table.play, track.partition(":")[2]) for track in goal.tracks]
    args: dict[str, str | int | list[str]] = {"value": goal.value}
    if kind.of and piece:
        args[kind.of] = named[0]
        args |= {f"{kind.of}s": named} if f"{kind.of}s" in game.refs else {}
    return game.text.say(lang, f"puzzle-{goal.kind}-{gauge}", args)


def explained(game: Game, puzzle: Puzzle, lang: str) -> list[SolvedStep]:
    """The solution, played at a table of its own."""
    table = puzzle.table(game)
    told: list[SolvedStep] = []
    for answer in puzzle.answers():
        ask = next(ask for ask in table.pending if ask.seat == answer.seat)
        before = len(table.log)
        prompt, words = sentence(game.text, lang, ask.prompt, ask.args), spelled(game.text, lang, ask, answer.keys)
        table.answer(answer.seat, answer.keys, decision=ask.id)
        lines = [said(game.text, lang, event) for event in table.log[before:] if event.kind not in QUIET and event.known_to(answer.seat)]
        told.append(SolvedStep(answer.seat, prompt, words, list(answer.keys), lines))
    return told


def spelled(text: Text, lang: str, ask: Ask, keys: list[str]) -> str:
    """An answer in words; one that takes nothing says so."""
    chosen = [sentence(text, lang, option.text, option.args) for option in ask.chosen(keys)]
    return ", ".join(chosen) or PLAIN.say(lang, "insight-nothing")


def said(text: Text, lang: str, event: Event) -> Said:
    """An event as the log tells it."""
    return Said(sentence(text, lang, f"event-{message_part(event.kind)}", event.args), event.rule, text.touches(event.args))


def sentence(text: Text, lang: str, key: str, args: dict[str, object] | object) -> str:
    """A sentence of the game; a missing one must stop nobody who learns."""
    try:
        return text.say(lang, key, args)  # pyright: ignore[reportArgumentType]
    except MissingText:
        return key


def verdict_text(verdict: Verdict, lang: str) -> str:
    """How it went."""
    return PLAIN.say(lang, f"puzzle-{verdict}")

"""The example of a rule in a terminal: the position in words, what is answered, what happens, with a mark where the rule shows itself."""

from __future__ import annotations

from msgspec import Struct

from stockade.commands.speak import say
from stockade.engine import Game
from stockade.engine.example import Example, Shelf, read
from stockade.engine.passage import in_lines
from stockade.engine.rulebook import Rule
from stockade.insight.showing import Showing

MARK = "▶ "
PLAIN = "  "


class Counted(Struct):
    """How many rules of a game show themselves, cannot be shown, or should be and are not."""

    total: int
    shown: int
    cannot: int
    missing: list[str]


def count(game: Game) -> Counted:
    """Over the whole ledger; a rule that has an example needs no excuse."""
    shown = {example.rule for example in read(game.folder).examples}
    rules = game.rulebook.rules
    missing = [rule.id for rule in rules if rule.id not in shown and not rule.cannot]
    return Counted(len(rules), len(shown), len(rules) - len(shown) - len(missing), missing)


def example_lines(game: Game, rule: Rule, lang: str) -> list[str]:
    """The example of that rule, or why it has none."""
    shelf = read(game.folder)
    example = shelf.find(rule.id)
    if example is None:
        return ["", say("rules-cannot", why=rule.cannot_in(lang)) if rule.cannot else say("rules-no-example")]
    return ["", *played_lines(game, shelf, example, lang)]


def played_lines(game: Game, shelf: Shelf, example: Example, lang: str) -> list[str]:
    """Step by step."""
    showing = Showing(game, shelf, example, lang, lambda play: game.describe(play, example.seat, lang))
    begins, *steps = showing.steps
    lines = [begins.text, "", *(f"{PLAIN}{line}".rstrip() for line in in_lines(begins.view)), ""]
    for number, step in enumerate(steps, 1):
        cited = f"  [{step.rule}]" if step.rule else ""
        lines.append(f"{MARK if step.marked else PLAIN}{number}. {step.text}{cited}")
    return lines

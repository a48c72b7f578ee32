"""Tests (MA-TEST): a pool of eight-sided dice against a target number, eights roll on, and two of them compared in an attack."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from stockade.games.mars_attacks.facts import BASE_DICE, DIE
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.state import Model, Roll

SHOOT, FIGHT, SURVIVE = "shoot", "fight", "survive"


class Test(Struct):
    """One side of an attack. Without a model it is a Zombie's, or that of a strike. `card` is the one card played on it (MA-CARD-03)."""

    model: Model | None
    kind: str
    stat: int
    square: int
    dice: int = BASE_DICE
    added: int = 0  # successes from cards
    armour: int = 0  # fixed successes, counted last
    card: str = ""
    rolled: list[int] = field(default_factory=list[int])

    @property
    def successes(self) -> int:
        """MA-TEST-02, -04: dice at the target number or above, and what cards added."""
        stat = self.stat
        return sum(die >= stat for die in self.rolled) + self.added


def roll_on(g: DeadSilence, count: int, klutz: bool = False) -> list[int]:
    """MA-TEST-03, -05: at least one die; each eight adds a die, and so does each one of a Klutz (MA-ABIL-28)."""
    fresh = g.chance.roll(max(1, count), DIE)
    rolled = fresh
    while more := sum(die == DIE or (klutz and die == 1) for die in fresh):
        fresh = g.chance.roll(more, DIE)
        rolled = rolled + fresh
    return rolled


def roll(g: DeadSilence, test: Test) -> None:
    """Throw the dice of a test and show them."""
    test.rolled = roll_on(g, test.dice, is_klutz(g, test))
    show(g, test, "MA-TEST-02")


def is_klutz(g: DeadSilence, test: Test) -> bool:
    """Whether ones add dice too."""
    return test.model is not None and g.has(test.model, "klutz")


def roll_again(g: DeadSilence, test: Test) -> None:
    """Every failed die once more; eights among the new ones add dice (the card Second Chance)."""
    kept = [die for die in test.rolled if die >= test.stat]
    test.rolled = kept + roll_on(g, len(test.rolled) - len(kept), is_klutz(g, test))
    show(g, test, "MA-CARD-19")


def show(g: DeadSilence, test: Test, rule: str) -> None:
    """The dice on the table."""
    hits = [int(die >= test.stat) for die in test.rolled]
    who = test.model.id if test.model is not None else ""
    g.state.roll = Roll(who, test.kind, test.square, test.stat, list(test.rolled), hits)
    told: dict[str, Any] = {
        "test": test.kind,
        "stat": test.stat,
        "dice": list(test.rolled),
        "hits": hits,
        "count": sum(hits),
        "square": g.name(test.square),
    }
    if who:
        g.emit("dice.rolled", rule, model=who, **told)
    else:
        g.emit("enemy.rolled", rule, **told, armour=test.armour)


def single(g: DeadSilence) -> int:
    """MA-TEST-09: a plain roll of one die, which is no test."""
    return g.chance.die(DIE)

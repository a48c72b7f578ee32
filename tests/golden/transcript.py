"""Golden games: a game as a text that people can read, and that is played again from its own answers.

The file is the truth: `>` lines are the answers, `#` lines are remarks, and everything else is written anew from them by `retell`. So a
transcript depends on no random seat and no machine, and what a change does to a game is seen as a diff.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import structs

from stockade.engine import StockadeError, Table
from stockade.engine.event import Event
from stockade.testing import Scene
from stockade.testing.driver import step

Build = Callable[[dict[str, Any], int], Scene]  # a set-up and a seed in, an arranged scene out


class Told(NamedTuple):
    """An answer of the file: who, what, and the remarks above it."""

    seat: int
    keys: list[str]
    remarks: list[str]


class Golden(NamedTuple):
    """What a file asks for: a table, how it is arranged, and the answers."""

    game: str
    setup: dict[str, Any]
    seed: int
    scene: str
    told: list[Told]
    remarks: list[str]  # about the whole game


class Lost(AssertionError):
    """An answer of the file cannot be given any more."""


def read(text: str) -> Golden:
    """A transcript taken apart."""
    head: dict[str, str] = {"scene": ""}
    told: list[Told] = []
    about: list[str] = []
    remarks = about
    for line in text.splitlines():
        mark, _, rest = line.partition(" ")
        if mark in ("game", "setup", "seed", "scene"):
            head[mark] = rest
            remarks = []
        elif mark == "#":
            remarks.append(rest)
        elif mark == ">":
            seat, *keys = rest.split(" ")
            told.append(Told(int(seat), keys, remarks))
            remarks = []
    return Golden(head["game"], json.loads(head["setup"]), int(head["seed"]), head["scene"], told, about)


def retell(golden: Golden, scenes: Mapping[str, Build], more: random.Random | None = None) -> str:
    """The transcript as its answers make it now. With `more` a random seat plays on where the answers stop or no longer fit."""
    lines = [f"# {remark}" for remark in golden.remarks]
    lines += [f"game {golden.game}", f"setup {json.dumps(golden.setup)}", f"seed {golden.seed}"]
    lines += [f"scene {golden.scene}"] if golden.scene else []
    table = scenes[golden.scene](golden.setup, golden.seed).table if golden.scene else Table.new(golden.game, golden.setup, golden.seed)
    answers = iter(golden.told)
    lines += [*map(event_line, table.log), f"= {table.digest()}"]
    while not table.outcome:
        told, question = next(answers, None), question_lines(table)
        seen, this_round = len(table.log), table.round
        if told is None or not given(table, told):
            if more is None:
                told_what = f"{told.seat} {' '.join(told.keys)}" if told else "the end of the file"
                raise Lost("\n".join([f"answer {len(table.answers) + 1}: {told_what} does not answer", *question]))
            answers = iter(())
            told = Told(*structs.astuple(step(table, more)), [])
        lines += [*(f"# {remark}" for remark in told.remarks), *question, f"> {told.seat} {' '.join(told.keys)}".rstrip()]
        lines += map(event_line, table.log[seen:])
        if table.round != this_round:
            lines.append(f"= {table.digest()}")
    winners = " ".join(str(seat) for seat in table.winners)
    lines += [f"= {table.digest()}", f"{table.outcome} after {len(table.answers)} answers, winners: {winners or 'nobody'}"]
    return "\n".join(lines) + "\n"


def given(table: Table, told: Told) -> bool:
    """Whether that answer could be given; it is given then."""
    try:
        table.answer(told.seat, told.keys)
    except StockadeError:
        return False
    return True


def question_lines(table: Table) -> list[str]:
    """Each open question: seats, prompt, how many to choose, what is on offer. Seats that are asked the same share a line."""
    asked: dict[str, list[str]] = {}
    for ask in table.pending:
        options = [option.key + (f" x{option.most}" if option.most > 1 else "") for option in ask.options]
        count = f" ({ask.least}-{ask.most})" if ask.many else ""
        asked.setdefault(f"{ask.prompt}{count}: {', '.join(options)}", []).append(str(ask.seat))
    return [f"? {','.join(seats)} {question}" for question, seats in asked.items()]


def event_line(event: Event) -> str:
    """An event with its arguments and its rule."""
    args = " ".join(f"{name}={_plain(value)}" for name, value in event.args.items())
    return f"  {event.kind} {args} ({event.rule})".replace("  (", " (").removesuffix(" ()")


def _plain(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)

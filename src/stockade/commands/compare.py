"""From the words of `stockade lab` to a grid: lists of scenarios, teams, bots and numbers of players, every combination a cell."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import product

from stockade.commands.setup import ME, Wanted, pick_game, pick_kind, wanted
from stockade.commands.speak import Mistake, read_number, say
from stockade.engine import Game
from stockade.lab import Cell, Job

ALL = "all"  # every scenario in turn
CLOSE = re.compile(r"(?:±|\+/?-)?\s*(\d{1,2}(?:[.,]\d+)?)\s*%")


def read_until(words: str) -> float:
    """`±3%` as a share; 0 when nothing was said."""
    if not words:
        return 0.0
    found = CLOSE.fullmatch(words.strip())
    share = float(found[1].replace(",", ".")) / 100 if found else 0.0
    if not share:
        raise Mistake("error-until", until=words)
    return share


def parts(words: str) -> list[str]:
    """What stands between commas, at least one thing."""
    return [part.strip() for part in words.split(",") if part.strip()] or [""]


def seatings(seats: str) -> list[str]:
    """`1-4` and `1,2,4` are numbers of seats to compare; anything else is one seating, as ever."""
    if between := re.fullmatch(r"(\d{1,2})\s*-\s*(\d{1,2})", seats):
        return [str(count) for count in range(int(between[1]), int(between[2]) + 1)] or [seats]
    found = parts(seats)
    return found if len(found) > 1 and all(read_number(part) is not None for part in found) else [seats]


def axes(game: Game, teams: Sequence[str], vary: Sequence[str]) -> list[list[tuple[str, str]]]:
    """For each thing that varies, its values: `--vary mode=standard --vary mode=expert`, `--team A,B --team C,D`."""
    if teams and not game.form.team:
        raise Mistake("error-no-team", game=game.id)
    found: dict[str, list[tuple[str, str]]] = {}
    for choice in (*(f"{game.form.team}={team}" for team in teams), *vary):
        name, _, value = choice.partition("=")
        found.setdefault(name, []).append((name, value))
    return list(found.values())


class Wish:
    """What was asked for on the command line."""

    def __init__(self, game: str, scenario: str, seats: str, bots: str, think: float, seed: int, sets: Sequence[str]) -> None:
        self.game, self.scenario, self.seats, self.bots = game, scenario, seats, bots
        self.think, self.seed, self.sets = think, seed, sets

    def scenarios(self) -> Sequence[str]:
        """One, several, or every one."""
        return pick_game(self.game).scenarios if self.scenario == ALL else parts(self.scenario)

    def cells(self, teams: Sequence[str] = (), vary: Sequence[str] = ()) -> list[Cell]:
        """Every combination that can be played. One alone must be; of several, those that cannot are left out."""
        kinds = [pick_kind(kind) for kind in parts(self.bots)]
        asked = list(product(self.scenarios(), seatings(self.seats), kinds, product(*axes(pick_game(self.game), teams, vary))))
        if len(asked) == 1:
            return list(self._cells(asked))
        found: list[Cell] = []
        wrong: list[Mistake] = []
        for one in asked:
            try:
                found += self._cells([one])
            except Mistake as mistake:
                if mistake.key not in ("error-setup", "error-seat-count"):
                    raise
                wrong.append(mistake)
        if not found:
            raise wrong[0]
        for why in dict.fromkeys(say(mistake.key, **mistake.args_for_text) for mistake in wrong):
            sys.stderr.write(say("lab-left-out", why=why) + "\n")
        return found

    def _cells(self, asked: Sequence[tuple[str, str, str, tuple[tuple[str, str], ...]]]) -> Iterator[Cell]:
        for scenario, seats, kind, chosen in asked:
            sets = [*self.sets, *(f"{name}={value}" for name, value in chosen)]
            what = wanted(self.game, scenario, seats, kind, sets, self.seed).thinking(self.think)
            if ME in what.seats:
                raise Mistake("error-lab-people")
            what.table()  # a set-up that cannot be played is found before any process starts
            yield Cell(Job(what.game.id, what.scenario, what.setup, what.seats, self.seed), who(what), dict(chosen))


def who(what: Wanted) -> str:
    """The bots by kind; each of them when they differ."""
    kinds = list(dict.fromkeys(what.seats))
    return kinds[0] if len(kinds) == 1 else "+".join(what.seats)

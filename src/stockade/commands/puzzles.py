"""`stockade puzzles`: positions with a task in them. List those of a game, play one in the terminal, or read its solution."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from stockade.commands.setup import name, pick_game
from stockade.commands.speak import Mistake, columns, flag, out, out_json, say, tongue
from stockade.commands.terminal import Session
from stockade.engine import Ask, Game
from stockade.teach.puzzle import Puzzle, puzzles
from stockade.teach.words import explained, goal_text

STARS = 4


def run(
    game: Annotated[str, flag("game")] = "",
    *,
    play: Annotated[str, flag("puzzle-play")] = "",
    solution: Annotated[str, flag("puzzle-solution")] = "",
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """List the puzzles of a game, or do something with one of them."""
    spoken = tongue(lang)
    found = pick_game(game)
    if solution:
        one = pick(found, solution)
        steps = explained(found, one, spoken)
        if as_json:
            out_json(steps)
            return 0
        out(goal_text(one.table(found), one.goal, spoken), "")
        for number, step in enumerate(steps, 1):
            out(f"{number:>3}  {step.answer}", *(f"       {line.text}" + (f"  [{line.rule}]" if line.rule else "") for line in step.lines))
        return 0
    if play:
        return Solving(found, pick(found, play), spoken).run()
    rows = [row(found, one, spoken) for one in puzzles(found.id)]
    if as_json:
        out_json(rows)
    else:
        out(*lines(found, rows, spoken))
    return 0


def pick(game: Game, which: str) -> Puzzle:
    """The puzzle with that number."""
    known = puzzles(game.id)
    for one in known:
        if one.id == which:
            return one
    raise Mistake("error-no-puzzle", puzzle=which, game=game.id, count=len(known))


def row(game: Game, puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """A puzzle as data."""
    table = puzzle.table(game)
    return {
        "id": puzzle.id,
        "game": game.id,
        "scenario": str(puzzle.setup.get(game.scenario_option, "")),
        "round": table.round,
        "goal": {"kind": puzzle.goal.kind, "tracks": puzzle.goal.tracks, "value": puzzle.goal.value},
        "text": goal_text(table, puzzle.goal, lang),
        "difficulty": puzzle.difficulty,
        "answers": len(puzzle.line),
        "solved": {kind: {"solved": one.good, "of": one.of} for kind, one in puzzle.solved.items()},
        "holds": {"held": puzzle.holds.good, "of": puzzle.holds.of},
    }


def lines(game: Game, rows: list[dict[str, Any]], lang: str) -> list[str]:
    """The list for people."""
    if not rows:
        return [say("puzzles-none", game=game.id)]
    table: list[list[str]] = []
    for one in rows:
        level = int(one["difficulty"])
        shares = ", ".join(say("puzzles-share", kind=kind, solved=share["solved"], of=share["of"]) for kind, share in one["solved"].items())
        scenario = name(game, "scenario", one["scenario"], lang)
        table.append([one["id"], "★" * level + "☆" * (STARS - level), scenario, one["text"], shares])
    return [*columns(table), "", say("puzzles-how", game=game.id)]


class Solving(Session):
    """One sitting at a puzzle: it ends when the goal is decided, and can be begun again."""

    def __init__(self, game: Game, puzzle: Puzzle, lang: str) -> None:
        table = puzzle.table(game)
        super().__init__(table, set(range(table.state.seats)), {}, lang, Path(f"{game.id}-puzzle-{puzzle.id}.stockade"))
        self.puzzle, self.watch = puzzle, puzzle.watch(table)
        self.goal = goal_text(table, puzzle.goal, lang)
        out(say("puzzles-goal", goal=self.goal))

    def ask(self, ask: Ask) -> None:
        """Nothing is asked once the goal is decided, unless it is taken back."""
        if self.decided():
            self.news(ask.seat)
            out("", say(f"puzzle-{self.watch.verdict}"), say("puzzles-again"))
            while not self.obey(self.read(), ask):
                pass
            return
        super().ask(ask)

    def undo(self, step: str) -> bool:
        """Back in time the goal is open again."""
        gone = super().undo(step)
        if gone:
            self.look_again()
        return gone

    def look_again(self) -> None:
        """The goal, as the answers that are left decide it."""
        told = self.puzzle.table(self.table.game)
        self.watch = self.puzzle.watch(told)
        for answer in self.table.answers:
            told.answer(answer.seat, answer.keys)
            self.watch.look(told)

    def decided(self) -> bool:
        """Whether the goal is met or missed."""
        return self.watch.look(self.table) != "open"

    def run(self) -> int:
        """Play until it is decided and the person leaves; a game that ends decides it too."""
        status = super().run()
        if self.table.outcome:
            self.decided()
            out(say(f"puzzle-{self.watch.verdict}"))
        return status

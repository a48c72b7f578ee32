"""What bots, screens and terminals make of positions from the golden games, written down in words beside each game as once judged right.

A change of any of them shows here line by line and is read like one of a golden game; `python -m tests.games.mars_attacks.test_opinions`
writes it down. Each game has its own page, and a page names only what is on its table.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.golden.transcript import read

from stockade.engine import Ask, Table
from stockade.engine.passage import in_lines
from stockade.games.mars_attacks import GAME

GAMES = Path(__file__).parents[2] / "golden" / "mars-attacks"
PAGES = GAMES / "opinions"
EVERY = 11  # answers between two positions


def position(table: Table) -> Iterator[str]:
    """One position: what a terminal shows, what it is worth to a bot, and each open question."""
    yield f"== after {len(table.answers)} answers"
    yield from (f"  {line}".rstrip() for line in in_lines(table.game.describe(table.play, 0, "en")))
    yield f"worth {GAME.bot.evaluate(table.play, 0):.2f}"
    for ask in table.pending:
        yield from question(table, ask)


def question(table: Table, ask: Ask) -> Iterator[str]:
    """What a bot answers at once, what to expect of each option, and why not the others."""
    quick = GAME.bot.quick_answer(table.play, ask)
    yield f"seat {ask.seat} {ask.prompt}: " + ("has to think" if quick is None else f"at once {' '.join(quick) or 'nothing'}")
    for key, facts in GAME.odds.facts(table.play, ask).items():
        yield f"  {key}: " + "; ".join(GAME.text.say("en", fact.text, fact.args) for fact in facts)
    for no in ask.why_not():
        yield f"  not {no.key} ({no.rule}): {GAME.text.say('en', no.text, no.args)}"


def opinions(name: str) -> str:
    golden = read((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    table = Table.new(golden.game, golden.setup, golden.seed)
    lines: list[str] = []
    for number, told in enumerate(golden.told):
        if number % EVERY == 0:
            lines += position(table)
        table.answer(told.seat, told.keys)
    return "\n".join([*lines, *position(table), f"the end: {table.outcome}"]) + "\n"


def names() -> list[str]:
    return sorted(path.stem for path in GAMES.glob("*.txt"))


@pytest.mark.parametrize("name", names())
def test_positions_are_described_valued_and_refused_as_written_down(name: str) -> None:
    written = (PAGES / f"{name}.txt").read_text(encoding="utf-8")
    assert opinions(name).splitlines() == written.splitlines()


def test_every_golden_game_has_a_page() -> None:
    assert [path.stem for path in sorted(PAGES.glob("*.txt"))] == names()


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for name in names():
        (PAGES / f"{name}.txt").write_text(opinions(name), encoding="utf-8")

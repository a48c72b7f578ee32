"""`stockade ruling`: from a reported problem to a test that plays up to it, where only what should be true is left to write."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated, Any

from msgspec.structs import replace

from stockade.commands.setup import name
from stockade.commands.speak import Mistake, flag, out, say, tongue, trouble
from stockade.commands.terminal import write_whole
from stockade.engine import Table
from stockade.engine.branch import retold, story_of
from stockade.engine.report import Report, read

TEST = '''"""A ruling: {title}

Reported with Stockade {stockade}, {game}, edition {edition}.
"""

from stockade.testing.scene import Scene

SETUP = {setup}
ANSWERS = [  # a seat and what it answered; None where somebody answered for the group
{answers}
]


def test_ruling_{short}() -> None:
    scene = Scene({game_id!r}, SETUP, seed={seed})
    scene.retell(ANSWERS{more})
    assert scene.table.digest() == {digest!r}  # the reported position: {prompt}
    # What follows should be: {words}
    # scene.answer("...")
    # assert scene.last("...") == {{}} and scene.rule_of("...") == "..."
'''


def run(
    file: Annotated[str, flag("report-file")],
    /,
    *,
    out_file: Annotated[str, flag("ruling-out", "--out")] = "",
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Write the test."""
    try:
        found = read(Path(file).read_bytes())
    except OSError as error:
        raise Mistake("error-unreadable", file=file, why=trouble(error)) from error
    table = Table.load(found.save)
    test = skeleton(found, table, name(table.game, "game", table.game.id, tongue(lang)))
    where = Path(out_file or f"test_ruling_{found.digest[:8]}.py")
    try:
        write_whole(where, test.encode())
    except OSError as error:
        raise Mistake("error-unwritable", file=str(where), why=trouble(error)) from error
    out(say("ruling-written", file=str(where), count=len(table.answers)))
    return 0


def skeleton(found: Report, table: Table, game: str) -> str:
    """The test as text. It runs as it is: the reported answers lead to the reported position."""
    words = " ".join(found.words.replace('"""', "").replace("\\", "/").split())
    lucks = {twist.answers: twist.luck for twist in table.twists}
    return TEST.format(
        title=textwrap.shorten(words, 100, placeholder="…") or "nothing was said",
        stockade=found.stockade,
        game=game,
        edition=found.edition,
        setup=_literal(table.setup),
        answers="\n".join(f"    {answer!r}," for answer in _answers(table)),
        short=found.digest[:8],
        game_id=table.game.id,
        seed=table.seed,
        more=(f", lucks={lucks!r}" if lucks else "") + (f", start=bytes.fromhex({table.start.hex()!r})" if table.start else ""),
        digest=found.digest,
        prompt=", ".join(f"seat {ask.seat} {ask.prompt}" for ask in table.pending) or table.outcome,
        words="\n    # ".join(textwrap.wrap(words, 110)) or "...",
    )


def _answers(table: Table) -> list[tuple[int | str | None, ...]]:
    """What was answered, as a scene gives it again."""
    found: list[tuple[int | str | None, ...]] = []
    again = retold(replace(story_of(table), answers=[]), table.start)
    for answer in table.answers:
        found.append((answer.seat if again.asked(answer.seat) else None, *answer.keys))
        again.repeat(answer)
        again.twist()
    return found


def _literal(value: Any) -> str:
    return "\n".join(textwrap.wrap(repr(value), 130, break_long_words=False, break_on_hyphens=False, subsequent_indent="    "))

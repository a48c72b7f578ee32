"""`stockade replay`: a saved game told again from its first answer and checked on the way, looked through step by step, or taken up
from one of its positions."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Literal

from stockade.commands.lookthrough import Looking, review_lines
from stockade.commands.setup import name, read_table
from stockade.commands.speak import Mistake, flag, out, say, tongue, trouble
from stockade.commands.tell import Teller
from stockade.commands.terminal import write_whole
from stockade.engine import Table
from stockade.engine.branch import branch
from stockade.engine.savefile import SEED_MOST


def run(
    file: Annotated[str, flag("save-file")],
    /,
    *,
    to: Annotated[int | None, flag("to")] = None,
    step: Annotated[bool, flag("replay-step")] = False,
    seat: Annotated[int | None, flag("replay-seat")] = None,
    review: Annotated[bool, flag("review")] = False,
    from_here: Annotated[int | None, flag("from-here")] = None,
    luck: Annotated[Literal["same", "new"], flag("luck")] = "same",
    out_file: Annotated[str, flag("from-here-out", "--out")] = "",
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Print the log up to an answer, and the digest of that position."""
    saved = read_table(file)
    count = len(saved.answers)
    keep = count if to is None else to
    for number in (keep, from_here or 0):
        if not 0 <= number <= count:
            raise Mistake("error-no-answer", to=number, count=count)
    if seat is not None and not 1 <= seat <= saved.state.seats:
        raise Mistake("error-no-seat", seat=seat, count=int(saved.state.seats))
    eyes = None if seat is None else seat - 1
    if from_here is not None:
        return take_up(saved, from_here, luck == "new", Path(out_file or f"{Path(file).stem}-{from_here}.stockade"))
    if review:
        out(*review_lines(saved, tongue(lang)))
        return 0
    if step:
        return Looking(saved, eyes, tongue(lang), keep if to is not None else 0, Path(file)).run()
    told = branch(saved, keep)
    spoken = tongue(lang)
    out(say("replay-head", name=name(saved.game, "game", saved.game.id, spoken), seed=str(saved.seed), kept=keep, count=count), "")
    # a game in progress may hold secrets of its seats: until it is over only what everybody knows is told
    out(*Teller(told, spoken).log(0, eyes, everything=bool(told.outcome) and eyes is None))
    out("", say("replay-digest", digest=told.digest()))
    if keep < count:
        return 0
    same = told.digest() == saved.digest()
    out(say("replay-same" if same else "replay-differs"))
    return 0 if same else 1


def take_up(saved: Table, at: int, new_luck: bool, file: Path) -> int:
    """Write a save to play on from."""
    table = branch(saved, at, -1 - secrets.randbelow(SEED_MOST) if new_luck else None)
    try:
        write_whole(file, table.save())
    except OSError as error:
        raise Mistake("error-unwritable", file=str(file), why=trouble(error)) from error
    out(say("replay-taken-up", file=str(file), at=at))
    return 0

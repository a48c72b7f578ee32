"""`stockade replay`: a saved game told again from its first answer, and checked on the way."""

from __future__ import annotations

from typing import Annotated

from stockade.commands.setup import name, read_table
from stockade.commands.speak import Mistake, flag, out, say, tongue
from stockade.commands.tell import Teller
from stockade.engine.table import replay


def run(
    file: Annotated[str, flag("save-file")], /, *, to: Annotated[int | None, flag("to")] = None, lang: Annotated[str, flag("lang")] = ""
) -> int:
    """Print the log up to an answer, and the digest of that position."""
    saved = read_table(file)
    count = len(saved.answers)
    keep = count if to is None else to
    if not 0 <= keep <= count:
        raise Mistake("error-no-answer", to=keep, count=count)
    told = replay(saved.game.id, saved.setup, saved.seed, saved.answers[:keep], saved.start)
    spoken = tongue(lang)
    out(say("replay-head", name=name(saved.game, "game", saved.game.id, spoken), seed=str(saved.seed), kept=keep, count=count), "")
    # a game in progress may hold secrets of its seats: until it is over only what everybody knows is told
    out(*Teller(told, spoken).log(0, everything=bool(told.outcome)))
    out("", say("replay-digest", digest=told.digest()))
    if keep < count:
        return 0
    same = told.digest() == saved.digest()
    out(say("replay-same" if same else "replay-differs"))
    return 0 if same else 1

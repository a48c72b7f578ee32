"""`stockade play`: a game in the terminal, alone, together at one keyboard, with bots, or bots only."""

from __future__ import annotations

import contextlib
from pathlib import Path
from random import Random
from typing import Annotated, Any

from stockade.bots import play_out
from stockade.bots.driver import LIMIT
from stockade.commands.setup import ME, Wanted, pick_seats, read_table, wanted
from stockade.commands.speak import Mistake, flag, out, out_json, say, tongue
from stockade.commands.talker import WAYS, Talker
from stockade.commands.tell import Teller
from stockade.commands.terminal import Session
from stockade.engine import Table


def run(
    game: Annotated[str, flag("game")] = "",
    *,
    scenario: Annotated[str, flag("scenario")] = "",
    seats: Annotated[str, flag("seats")] = "",
    bots: Annotated[str, flag("bots")] = "",
    think: Annotated[float, flag("think")] = 0.0,
    seed: Annotated[int | None, flag("seed")] = None,
    settings: Annotated[list[str] | None, flag("set", "--set")] = None,
    resume: Annotated[str, flag("resume")] = "",
    save: Annotated[str, flag("save")] = "",
    bots_say: Annotated[str, flag("bots-say")] = "shown",
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Play a game to its end, or until stopped."""
    if resume:
        table, what = _resumed(resume, game, seats, bots)
    else:
        what = wanted(game, scenario, seats, bots, settings or (), seed)
        table = None
    what = what.thinking(think)
    if bots_say not in WAYS:
        raise Mistake("error-bots-say", given=bots_say, choices=", ".join(WAYS))
    if as_json and what.people:
        raise Mistake("error-json-people")
    table = table or what.table()
    if what.people:
        file = Path(save or resume or f"{what.game.id}-{what.seed}.stockade")
        return Session(table, set(what.people), what.bots, tongue(lang), file, bots_say).run()
    return _watch(table, what, tongue(lang), as_json, bots_say != "off")


def _resumed(file: str, game: str, seats: str, bots: str) -> tuple[Table, Wanted]:
    """The saved table; without other wishes people sit on all its seats."""
    table = read_table(file)
    if game and game != table.game.id:
        raise Mistake("error-other-game", file=file, game=table.game.id)
    count = table.state.seats
    kinds = pick_seats(table.game, seats or str(count), bots) if seats or bots else [ME] * count
    if len(kinds) != count:
        raise Mistake("error-seat-count", game=table.game.id, count=len(kinds), least=count, most=count)
    scenario = str(table.setup.get(table.game.scenario_option, ""))
    return table, Wanted(table.game, scenario, kinds, table.setup, table.seed)


def _watch(table: Table, what: Wanted, lang: str, as_json: bool, talk: bool) -> int:
    """Bots play it out; people read the log as it grows."""
    teller = Teller(table, lang)
    shown = 0
    bots, turns = what.bots, Random(table.seed)
    if talk and not as_json:
        bots = {seat: Talker(bot, lang, lambda: None) for seat, bot in bots.items()}
    with contextlib.suppress(KeyboardInterrupt):
        while not table.outcome:
            given = play_out(table, bots, limit=LIMIT if as_json else 1, rng=turns)
            if not as_json:
                out(*teller.log(shown, everything=True))
                shown = len(table.log)
            if len(table.answers) >= LIMIT or not given:
                break
    if not table.outcome:
        raise Mistake("error-not-finished", decisions=len(table.answers))
    if as_json:
        out_json(result(table, what))
    else:
        out(*teller.log(shown, everything=True), "", *ending(table))
    return 0


def result(table: Table, what: Wanted) -> dict[str, Any]:
    """How a game went, as data."""
    return {
        "game": what.game.id,
        "scenario": what.scenario,
        "seed": what.seed,
        "outcome": table.outcome,
        "winners": list(table.winners),
        "decisions": len(table.answers),
        "rounds": table.round,
        "digest": table.digest(),
    }


def ending(table: Table) -> list[str]:
    """How a game went, in words."""
    return [
        say("play-over", outcome=table.outcome, rounds=table.round, decisions=len(table.answers)),
        say("replay-digest", digest=table.digest()),
    ]

"""`stockade lab`: many games between bots, to see how hard a scenario is."""

from __future__ import annotations

from typing import Annotated

from stockade.commands.setup import ME, USUAL_BOT, pick_kind, wanted
from stockade.commands.speak import Mistake, flag, out, out_json, say, tongue
from stockade.lab import Job, Report, play_many


def run(
    game: Annotated[str, flag("game")] = "",
    *,
    scenario: Annotated[str, flag("scenario")] = "",
    count: Annotated[int, flag("games", "--games")] = 100,
    bots: Annotated[str, flag("bots")] = USUAL_BOT,
    seats: Annotated[str, flag("lab-seats")] = "",
    seed: Annotated[int, flag("first-seed")] = 1,
    settings: Annotated[list[str] | None, flag("set", "--set")] = None,
    jobs: Annotated[int, flag("jobs")] = 2,
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Play many games and tell how many were won."""
    tongue(lang)
    for name, number in (("--games", count), ("--jobs", jobs)):
        if number < 1:
            raise Mistake("error-at-least-one", flag=name)
    what = wanted(game, scenario, seats, pick_kind(bots), settings or (), seed)
    if ME in what.seats:
        raise Mistake("error-lab-people")
    what.table()  # a set-up that cannot be played is found before any process starts
    report = play_many(Job(what.game.id, what.scenario, what.setup, what.seats, seed), count, jobs)
    if as_json:
        out_json(report.as_dict())
    else:
        out(*lines(report))
    return 0


def lines(report: Report) -> list[str]:
    """The report for people."""

    def percent(share: float) -> str:
        return f"{100 * share:.1f}"

    low, high = report.interval
    return [
        say("lab-head", game=report.job.game, scenario=report.job.scenario or "-", games=report.games, seats=", ".join(report.job.seats)),
        say("lab-won", won=report.won, games=report.games, share=percent(report.share), low=percent(low), high=percent(high)),
        say("lab-length", rounds=f"{report.rounds:.1f}", decisions=f"{report.decisions:.0f}"),
        say("lab-time", seconds=f"{report.seconds:.1f}", unfinished=report.unfinished),
    ]

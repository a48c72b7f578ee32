"""`stockade lab`: many games between bots, to see how hard a scenario is."""

from __future__ import annotations

from typing import Annotated

from msgspec import structs

from stockade.commands.setup import ME, USUAL_BOT, pick_game, pick_kind, wanted
from stockade.commands.speak import Mistake, flag, out, out_json, say, spoken, tongue, word
from stockade.engine import find_game
from stockade.lab import Job, Report, play_many

ALL = "all"  # every scenario in turn


def run(
    game: Annotated[str, flag("game")] = "",
    *,
    scenario: Annotated[str, flag("lab-scenario")] = "",
    count: Annotated[int, flag("games", "--games")] = 100,
    bots: Annotated[str, flag("bots")] = USUAL_BOT,
    seats: Annotated[str, flag("lab-seats")] = "",
    think: Annotated[float, flag("think")] = 0.0,
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
    every = scenario == ALL
    names = pick_game(game).scenarios if every else (scenario,)
    plans = [wanted(game, name, seats, pick_kind(bots), settings or (), seed).thinking(think) for name in names]
    for what in plans:
        if ME in what.seats:
            raise Mistake("error-lab-people")
        what.table()  # a set-up that cannot be played is found before any process starts
    found: list[Report] = []
    for what in plans:
        report = play_many(Job(what.game.id, what.scenario, what.setup, what.seats, seed), max(1, count // len(plans)), jobs)
        found.append(report)
        if not as_json:
            out(*lines(report), "")
    if every:
        found.append(together(found))
    if as_json:
        out_json([report.as_dict() for report in found] if every else found[0].as_dict())
    elif every:
        out(*lines(found[-1]))
    return 0


def together(found: list[Report]) -> Report:
    """All scenarios as one report."""
    job = structs.replace(found[0].job, scenario=ALL)
    return Report(job, [game for report in found for game in report.played], sum(report.seconds for report in found))


def lines(report: Report) -> list[str]:
    """The report for people."""

    def percent(share: float) -> str:
        return f"{100 * share:.1f}"

    low, high = report.interval
    words = find_game(report.job.game).text
    winners = {name: percent(count / report.games) for name, count in report.winners.items()}
    tally = [
        say("lab-tally", what=word(words, spoken(), f"tally-{name}"), count=count, share=percent(count / report.games))
        for name, count in report.tally.items()
    ]
    return [
        say("lab-head", game=report.job.game, scenario=report.job.scenario or "-", games=report.games, seats=", ".join(report.job.seats)),
        say("lab-won", won=report.won, games=report.games, share=percent(report.share), low=percent(low), high=percent(high)),
        say("lab-winners", **winners),
        *tally,
        say("lab-length", rounds=f"{report.rounds:.1f}", decisions=f"{report.decisions:.0f}", each=f"{report.per_round:.1f}"),
        say("lab-time", seconds=f"{report.seconds:.1f}", unfinished=report.unfinished),
    ]

"""Two worlds that a seat cannot tell apart: whatever it is told of what is to come must be the same in both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from stockade.bots.answers import random_answer
from stockade.engine import Ask, Game, StockadeError, Table
from stockade.engine.chance import Chance, seed_words
from stockade.engine.checkpoint import Checkpoint
from stockade.engine.imagine import find
from stockade.engine.state import encode
from stockade.engine.text import LANGUAGES
from stockade.insight import forecast, hints, leads
from stockade.insight.plan import planned
from stockade.insight.reasons import hint_lines, lead_lines
from stockade.insight.saying import saying
from stockade.insight.weighed import weighed
from stockade.insight.words import tell
from stockade.insight.worlds import idle_answer, policy_answer

FEW = 60  # imagined answers: enough to see whether two thoughts are the same
ANSWERS = 3  # of a question whose own forecast, plan and bubble are looked at
WHIM = 0.15  # how often an answer is given at random

Look = Callable[[Table, Ask], Any]


class NoSense(Exception):
    """Answers given since the running task began make no sense in that world."""


def another_world(table: Table, seat: int | None, luck: int) -> Table:
    """The same to that seat (None: to a watcher); everything it cannot know is different, the dice to come too. Where the running task has
    shown nothing yet it is played again, else the rest of what is hidden changes."""
    mark = table.marks[-1]
    if table.play.revealed != mark.reveals:
        other = table.fork(luck=luck, seat=seat)
        if len(other.answers) < len(table.answers):
            raise NoSense  # answers that wait for those of others are asked for again, which everybody sees
        return other
    state = table.game.read_state(mark.state)
    table.game.secrets.scramble(state, seat, Chance(seed_words(luck), []))
    state.chance[:] = seed_words(luck + 1)
    try:
        other = table.copy(Checkpoint(encode(state), mark.answers, 0, mark.reveals, mark.turn))
    except (StockadeError, AssertionError, LookupError):
        raise NoSense from None
    other.seed = table.seed + 1
    return other


def some(ask: Ask) -> list[list[str]]:
    """A few answers of a question that takes one."""
    return [] if ask.many else [[option.key] for option in ask.options[:: max(1, len(ask.options) // ANSWERS)][:ANSWERS]]


def looked(table: Table, ask: Ask) -> Any:
    """What comes of ending now, in both languages."""
    found = forecast(table, ask.seat, FEW)
    return found, [tell(table, found, lang) for lang in LANGUAGES]


def looked_after(table: Table, ask: Ask) -> Any:
    """And of a few answers before it."""
    return [forecast(table, ask.seat, FEW, keys) for keys in some(ask)] if idle_answer(table, ask) else None


def hinted(table: Table, ask: Ask) -> Any:
    """The hints, as a terminal shows them too."""
    found = hints(table, ask.seat, budget=FEW)
    return found, [hint_lines(table, ask, found, lang) for lang in LANGUAGES]


def led(table: Table, ask: Ask) -> Any:
    """What every answer changes for certain."""
    found = leads(table, ask.seat)
    return found, [lead_lines(table, ask, found, lang) for lang in LANGUAGES]


def counted(table: Table, ask: Ask) -> Any:
    """What answers say of themselves, and the exact odds of what is to come."""
    odds = table.game.odds
    return odds.facts(table.play, ask), odds.prospects(table.play, ask.seat), odds.obvious(table.play, ask)


def drawn(table: Table, ask: Ask) -> Any:
    """A plan that begins with one of a few answers."""
    plans = [planned(table, ask.seat, [keys]) for keys in some(ask)]
    return [(plan.asked, plan.stop, plan.ask and plan.ask.prompt) for plan in plans]


def worth(table: Table, ask: Ask) -> Any:
    """What an answer is worth beside another."""
    return [weighed(table, ask, keys, FEW) for keys in some(ask)[:1]]


LOOKS: dict[str, Look] = {
    "forecast": looked,
    "forecast of an answer": looked_after,
    "leads": led,
    "odds": counted,
    "plan": drawn,
}
LONG_LOOKS: dict[str, Look] = {"hints": hinted, "chances": worth}  # these play imagined games to their ends


def differences(table: Table, ask: Ask, luck: int, long: bool = True) -> list[str] | None:
    """What that seat is told otherwise in another world (with `long` also what takes its time), and what everybody is told of its answer;
    None where it can tell them apart, so that nothing may be compared."""
    try:
        other, outside = (another_world(table, seat, luck) for seat in (ask.seat, None))
    except NoSense:
        return None
    asked, same = find(other, ask), find(outside, ask)
    if asked is None or other.view(ask.seat) != table.view(ask.seat):
        return None
    looks = LOOKS | (LONG_LOOKS if long else {})
    found = [name for name, look in looks.items() if look(table, ask) != look(other, asked)]
    if same is not None and any(saying(table, ask, keys) != saying(outside, same, keys) for keys in some(ask)):
        found.append("saying")
    return found


def positions(game: Game, seed: int, share: float = 0.06) -> Iterator[tuple[Table, Ask]]:
    """Questions of games of every scenario with several numbers of seats, with all that seats may hide from each other, played as bots
    would with a whim now and then; one game after the other, without end."""
    while True:
        rng, scenario = Random(f"{game.id} {seed}"), game.scenarios[seed % len(game.scenarios)]
        low, high = game.seats_in(scenario)
        setup = game.defaults(scenario, low + seed // len(game.scenarios) % (high - low + 1))
        if seed % 2 and not game.secrets.private(setup):
            others = [{**setup, option.name: choice} for option in game.form.options() for choice in option.choices]
            setup = next((one for one in others if game.secrets.private(one)), setup)
        table = Table.new(game.id, setup, seed)
        while not table.outcome and len(table.answers) < 2_000:
            for ask in table.pending:
                if len(ask.options) > 1 and rng.random() < share:
                    yield table, ask
            ask = table.pending[0]
            keys = random_answer(ask, rng) if rng.random() < WHIM else policy_answer(table, ask)
            table.answer(ask.seat, keys, decision=ask.id)
        seed += 1

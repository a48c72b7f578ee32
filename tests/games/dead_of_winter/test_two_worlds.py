"""The same answers in two worlds that differ only in what a seat may not know: that seat's screen must not be able to tell them apart.

Everything the server sends to the seat (or to a watcher) is compared after each answer of the others: table, log, who is waited for, ways
back. The worlds may part only where a rule shows a card, and then that seat is told so (`SHOWN`).
"""

import random

import msgspec
import pytest

from stockade.engine import Ask, Chance, Table
from stockade.engine.chance import seed_words
from stockade.engine.checkpoint import Checkpoint
from stockade.engine.event import Event
from stockade.engine.imagine import find
from stockade.games.dead_of_winter import GAME
from stockade.games.dead_of_winter.facts import BETRAYALS
from stockade.server import frames
from stockade.server.protocol import SeatInfo
from stockade.testing import rule
from stockade.testing.driver import step, written

# cards that lie open from then on, or that their owner shows to all by a rule
SHOWN = {
    "aims.shown",
    "card.equipped",
    "card.given",
    "card.picked",
    "card.played",
    "cards.discarded",
    "crisis.card-shown",
    "crisis.revealed",
    "deck.turned",
    "food.eaten",
    "gifts.counted",
    "objective.fed",
    "road.fired",
    "secret.shown",
    "survivor.joined",
    "survivor.waits",
    "group.chosen",
}
# what a rule shows to that seat alone, or to it and another one
TOLD = {"card.changed-hands", "card.glimpsed", "cards.found", "cards.taken", "crises.seen", "exile.card-seen", "hand.seen", "road.kept"}
LISTENERS = {"card.changed-hands": 2, "card.glimpsed": 2, "hand.seen": 5}  # at most; all others are for one
HIDDEN = ("card:", "under:", "top:", "crisis:", "keep:", "give:")  # choices among hidden cards: another one in the other world
AHEAD = 8
ENOUGH = 120  # answers compared in each scenario


def other_world(table: Table, seat: int | None, luck: int) -> Table:
    """This position as it may be for all that seat knows."""
    mark = table.marks[-1]
    state = msgspec.msgpack.decode(mark.state, type=GAME.state_type)
    GAME.secrets.scramble(state, seat, Chance(seed_words(luck), []))
    return table.copy(Checkpoint(msgspec.msgpack.encode(state), mark.answers, 0, mark.reveals, mark.turn))


def screen(table: Table, seat: int | None) -> str:
    """All that the server sends about this position to whoever holds that seat."""
    mine = [] if seat is None else [seat]
    chairs = [SeatInfo(other, "human", "", online=True) for other in range(table.state.seats)]
    undo = [frames.undo_step(point, point.free, "en") for point in table.undo_points()]
    return written(frames.table_frame(table, "en", len(table.answers), mine, mine, chairs, undo, None, frames.Facts()))


def told(table: Table, seat: int | None) -> list[Event]:
    """The log as that seat knows it."""
    return [event for event in table.log if event.known_to(seat)]


def heard(table: Table, seat: int | None) -> list[str]:
    """The same in writing."""
    return [written([event.kind, event.args, event.rule]) for event in told(table, seat)]


def shown(here: Table, there: Table, seat: int | None) -> bool:
    """Whether the worlds part because a card was shown. Fails when that seat hears, or sees, anything else."""
    logs = heard(here, seat), heard(there, seat)
    if logs[0] == logs[1]:
        if any(ask.prompt == "prompt-join" for ask in here.pending):
            return True  # a survivor card was turned over
        screens = screen(here, seat), screen(there, seat)
        assert screens[0] == screens[1], f"seat {seat} sees a secret:\n{screens[0]}\n{screens[1]}"
        return False
    number = next((i for i, (a, b) in enumerate(zip(*logs, strict=False)) if a != b), min(map(len, logs)))
    parting = [told(at, seat)[number] for at in (here, there) if number < len(told(at, seat))]
    for event in parting:
        if event.rule == "DW-EXILE-17":
            return True  # two exiles end the game, or do not: whether a betrayer is among them
        if event.kind in SHOWN or (event.kind in TOLD and event.to is not None and len(event.to) <= LISTENERS.get(event.kind, 1)):
            return True
    raise AssertionError(f"seat {seat} hears of a secret: {[log[number:][:1] for log in logs]}")


def hides(key: str) -> bool:
    """Whether the others do not see what is chosen: no equipped card, no pile as a whole."""
    return key.startswith(HIDDEN) and "@" not in key and key != "under:rest"


def answers(ask: Ask, other: Ask, own: bool, luck: random.Random) -> tuple[list[str], list[str]] | None:
    """What its seat answers in both worlds: the same, but any card where it chooses among hidden ones. None when nothing fits both."""
    keys = [[option.key for option in one.options] for one in (ask, other)]
    common = [key for key in keys[0] if key in keys[1]]
    count = max(1, ask.least)
    if not ask.many:
        hidden = [[key for key in found if hides(key)] for found in keys]
        if all(hidden) and not own and (not common or luck.random() < 0.7):
            return [luck.choice(hidden[0])], [luck.choice(hidden[1])]
        return ([key := luck.choice(common)], [key]) if common else None
    rooms = [[option.key for option in one.options for _ in range(option.most)] for one in (ask, other)]
    if (ask.least, ask.most) != (other.least, other.most):
        return None
    if not own and all(hides(key) for key in rooms[0] + rooms[1]):
        count = luck.randint(ask.least, min(ask.most, *map(len, rooms)))
        return luck.sample(rooms[0], count), luck.sample(rooms[1], count)
    return (found := common[:count], found) if len(common) >= count else None


def play_alike(table: Table, seat: int | None, number: int) -> int:
    """Both worlds played on, the others giving the same answers; how many could be compared."""
    luck = random.Random(number)
    here, there = table.fork(), other_world(table, seat, number)
    compared = 0
    while not shown(here, there, seat) and compared < AHEAD and not here.outcome:
        compared += 1
        ask = luck.choice(here.pending)
        other = there.asked(ask.seat)
        assert other is not None, f"seat {seat} sees that somebody else is asked"
        keys = answers(ask, other, ask.seat == seat, luck) if ask.prompt == other.prompt else None
        if keys is None:
            break
        here.answer(ask.seat, keys[0])
        there.answer(ask.seat, keys[1])
    return compared


@rule("DW-INFO-01", "DW-INFO-03", "DW-INFO-04", "DW-INFO-05", "DW-INFO-06", "DW-INFO-07", "DW-INFO-09")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_no_screen_can_tell_two_worlds_apart_that_differ_in_secrets(scenario: str) -> None:
    first = 10 * list(GAME.scenarios).index(scenario)
    compared = 0
    for seed in range(first, first + 10):
        luck = random.Random(seed)
        table = Table.new(GAME.id, {"scenario": scenario, "seats": 3 + seed % 2}, seed)
        while not table.outcome and len(table.answers) < 250 and compared < ENOUGH:
            if table.settled and luck.random() < 0.25:
                compared += play_alike(table, luck.choice([None, *range(table.state.seats)]), len(table.answers))
            step(table, luck, 0.5)
    assert compared >= ENOUGH


@rule("DW-INFO-01", "DW-INFO-03", "DW-INFO-05")
@pytest.mark.parametrize("seed", range(6))
def test_a_hint_knows_no_more_than_its_seat(seed: int) -> None:
    """What a bot would do, and what it thinks of the position, is the same whatever the seat may not know; so bots cannot peek either."""
    variants = ({"seats": 4}, {"seats": 2, "variant": "dilemma"}, {"seats": 5, "variant": "betrayer"})
    scenario = GAME.scenarios[(3 * seed) % len(GAME.scenarios)]
    table, luck = Table.new(GAME.id, {"scenario": scenario, **variants[seed % 3]}, seed), random.Random(seed)
    compared = 0
    while not table.outcome and len(table.answers) < 300:
        for ask in table.pending if luck.random() < 0.3 else []:
            twin = other_world(table, ask.seat, len(table.answers)) if table.settled else table.fork(len(table.answers), ask.seat)
            same = find(twin, ask)
            if same is not None:
                compared += 1
                twin.play.log = told(table, ask.seat)
                plans = [GAME.bot.quick_answer(at.play, one) for at, one in ((table, ask), (twin, same))]
                assert plans[0] == plans[1], f"{ask.prompt} of seat {ask.seat} is answered with knowledge of secrets"
                scores = [GAME.bot.evaluate(at.play, ask.seat) for at in (table, twin)]
                assert scores[0] == scores[1], f"seat {ask.seat} values the position by secrets: {ask.prompt}"
        step(table, luck, 0.4)
    assert compared > 5


@rule("DW-INFO-01")
def test_whoever_wants_the_betrayer_gone_is_not_told_by_a_hint(winter) -> None:
    """Justice asks for a colony without a betrayer: nobody can know, so it weighs the same with and without one."""
    scores = []
    for other in ("hoarder", next(iter(BETRAYALS))):
        scene = winter()
        scene.aim(1, other)
        scene.aim(0, "justice")
        scores.append(GAME.bot.evaluate(scene.play, 0))
    assert scores[0] == scores[1]

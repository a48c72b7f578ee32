"""What bots think, and what terminals and hints say, in positions that were judged right: each is a text of its own in `opinions/`.

A file holds a position, a line, and what is thought of it there; `worth.txt` says what each card is worth. `python -m
tests.games.dead_of_winter.test_opinions [NAME...]` writes the thoughts anew; read the difference before it is kept. With `--more SCENARIO
SEED` positions of a game of bots are added.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.games.dead_of_winter.position import laid, written
from tests.games.opinions import Pages

from stockade.bots import crew, play_out
from stockade.bots.answers import random_answer
from stockade.engine import Ask, Table
from stockade.games.dead_of_winter import GAME
from stockade.games.dead_of_winter.bot import advice, outlook, price, reply, suspicion, value
from stockade.games.dead_of_winter.facts import CRISES, ROADS, SURVIVORS

WORTH = Path(__file__).parent / "worth.txt"
PLACED = ("eight-weeks-of-darkness-00", "kill-them-05")  # positions in which every card is priced
STRAY = 0.2  # as often a seat answers at random, which leads where bots would not go
SETUPS = (
    {"seats": 5, "variant": "standard"},
    {"seats": 4, "variant": "standard", "side": "hardcore"},
    {"seats": 3, "variant": "betrayer"},
    {"seats": 2, "variant": "dilemma"},
    {"seats": 2, "variant": "co-op"},
    {"seats": 5, "variant": "no-betrayer", "rules": ["extra-objective"]},
    {"seats": 4, "variant": "betrayer", "rules": ["elimination"]},
    {"seats": 3, "variant": "co-op"},
    {"seats": 3, "variant": "standard"},
    {"seats": 5, "variant": "betrayer", "rules": ["no-mature"]},
)
CASES = {scenario: {"scenario": scenario, **SETUPS[number]} for number, scenario in enumerate(GAME.scenarios)}


def opinions(table: Table) -> Iterator[str]:
    """What everybody thinks of the position, and what the active seat would do in it."""
    ask = table.pending[0]
    g = table.play
    for seat in g.seats_in:
        worth, doubts = price.symbol_worth(outlook.shadow(g), seat), suspicion.suspicion(g, seat)
        yield f"seat {seat}: {value.evaluate(g, seat):.2f}; cards {pairs(worth)}; distrusts {pairs(doubts) or 'nobody'}"
    yield f"the table distrusts {pairs(suspicion.suspicion(g, None)) or 'nobody'}"
    yield f"the crisis would cost {price.crisis_cost(outlook.shadow(g)):.2f}"
    facts = GAME.odds.facts(g, ask)
    for score, (key,) in advice.ranked(outlook.shadow(g), ask):
        likely = ", ".join(
            f"{fact.text.removeprefix('fact-')} {' '.join(map(str, fact.args.values()))}".strip() for fact in facts.get(key, [])
        )
        yield " | ".join(part for part in (f"{score:8.3f} {key}", likely, *thread(table, key)) if part)


def pairs(numbers: dict[str, float] | dict[int, float]) -> str:
    return ", ".join(f"{name} {number:.2f}" for name, number in numbers.items())


def thread(table: Table, key: str, most: int = 6) -> Iterator[str]:
    """The questions that follow, with the answers of whoever is asked, as long as no chance comes in and it is no new action."""
    fork = table.fork()
    fork.answer(fork.pending[0].seat, key)
    while most and fork.pending and fork.pending[0].prompt != "prompt-action" and fork.state.chance == table.state.chance:
        replies = [(ask, GAME.bot.quick_answer(fork.play, ask)) for ask in fork.pending]
        yield "; ".join(f"{said(fork, ask)} {' '.join(keys) or 'nothing'}" for ask, keys in replies)
        for ask, keys in replies:
            fork.answer(ask.seat, keys, decision=ask.id)
        most -= 1


def said(table: Table, ask: Ask) -> str:
    return f"{ask.seat} {ask.prompt.removeprefix('prompt-')}"


PAGES = Pages(Path(__file__).parent / "opinions", laid, opinions)


@pytest.mark.parametrize("name", PAGES.names())
def test_a_position_is_judged_as_before(name: str) -> None:
    assert PAGES.told(name).splitlines() == PAGES.written(name).splitlines()


@pytest.mark.parametrize("name", PAGES.names()[::7])
def test_a_position_is_written_as_it_is_read(name: str) -> None:
    assert written(PAGES.table(name).state) == PAGES.position(name)


def test_there_are_positions_of_every_main_objective() -> None:
    assert {name.rpartition("-")[0] for name in PAGES.names()} == set(GAME.scenarios) and len(PAGES.names()) >= 60


@pytest.mark.parametrize("name", PAGES.names()[::11])
def test_thinking_changes_nothing(name: str) -> None:
    PAGES.unchanged_by_thinking(name)


# -- every card ----------------------------------------------------------------------------------------------------------------


def worth() -> dict[str, str]:
    """What every crossroads card, crisis and survivor is worth, each on a line of its own: in a calm position and in a bad one."""
    found: dict[str, list[str]] = {}
    for name in PLACED:
        g = outlook.shadow(PAGES.table(name).play)
        for road in ROADS.values():
            worths = [price.effects_worth(g, g.state.turn.seat, option.effects) for option in road.options]
            found.setdefault(f"road {road.id}", []).append(" or ".join(f"{one:.2f}" for one in worths))
        for crisis in CRISES:
            g.state.crisis = crisis
            found.setdefault(f"crisis {crisis}", []).append(f"{price.crisis_cost(g):.2f}")
    for survivor in SURVIVORS:
        found[f"survivor {survivor}"] = [f"{reply.rating(survivor):.2f}"]
    return {name: ", ".join(values) for name, values in found.items()}


def recorded() -> dict[str, str]:
    lines = WORTH.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ") for line in lines)


@pytest.mark.parametrize(
    "name", [*(f"road {one}" for one in ROADS), *(f"crisis {one}" for one in CRISES), *(f"survivor {one}" for one in SURVIVORS)]
)
def test_a_card_is_worth_what_it_was(name: str) -> None:
    assert recorded()[name] == now()[name]


@cache
def now() -> dict[str, str]:
    return worth()


# -- more of them -----------------------------------------------------------------------------------------------------------


def more(scenario: str, seed: int) -> None:
    """A few positions of a game in which bots go astray now and then."""
    table = Table.new(GAME.id, CASES[scenario], seed)
    bots, luck = crew("greedy", table.state.seats, seed), Random(seed)
    while not table.outcome:
        if table.pending[0].prompt == "prompt-action" and luck.random() < 0.05:
            PAGES.add(scenario, written(table.state))
        if luck.random() < STRAY:
            ask = luck.choice(table.pending)
            table.answer(ask.seat, random_answer(ask, luck), decision=ask.id)
        else:
            play_out(table, bots, 1)


if __name__ == "__main__":
    PAGES.write(more)
    WORTH.write_text("".join(f"{name}: {value}\n" for name, value in worth().items()), encoding="utf-8")

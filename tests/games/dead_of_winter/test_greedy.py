"""Whole games of greedy seats, of every main objective and variant: how they end, what the bots think and people are told on the way.

Random seats come into positions that bots avoid; there the opinions count, and what a bot would answer to whatever is asked.

`python tests/games/dead_of_winter/test_greedy.py` writes down what they think now; read the difference before it is kept.
"""

import json
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from msgspec import to_builtins

from stockade.bots import crew, play_out
from stockade.bots.answers import random_answer
from stockade.engine import Table
from stockade.games.dead_of_winter import GAME
from stockade.games.dead_of_winter.bot import advice, outlook, price, suspicion, value

RECORD = Path(__file__).parent / "greedy.json"
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
CASES = {f"{scenario}-{number}": {"scenario": scenario, **SETUPS[number]} for number, scenario in enumerate(GAME.scenarios)}
CHANCY = {f"random-{name}": setup for name, setup in CASES.items()}
ASTRAY = {f"astray-{name}-{seed}": setup for name, setup in CASES.items() for seed in (11, 12)}
ALL = {**CASES, **CHANCY, **ASTRAY}
STRAY = 0.2  # as often a seat answers at random, which leads where bots would not go


def told(name: str) -> dict[str, object]:
    """How the game went, and sums over all opinions (what entries of the menu and positions were worth) and all that was shown."""
    kind = "random" if name in CHANCY else "greedy"
    seed = int(name[-2:]) if name in ASTRAY else 7
    table = Table.new(GAME.id, ALL[name], seed)
    bots, luck = crew(kind, table.state.seats, seed), Random(seed)
    opinions = words = 0
    while not table.outcome:
        for ask in table.pending:
            if name not in CASES:
                opinions = crc32(json.dumps([GAME.bot.quick_answer(table.play, ask), thoughts(table, ask.seat)]).encode(), opinions)
            words = crc32(json.dumps(to_builtins(GAME.odds.facts(table.play, ask))).encode(), words)
            if ask.prompt == "prompt-action":
                scores = [[round(score, 3), *keys] for score, keys in advice.ranked(outlook.shadow(table.play), ask)]
                opinions = crc32(json.dumps([scores, round(value.evaluate(table.play, ask.seat), 3)]).encode(), opinions)
                words = crc32("\n".join(GAME.describe(table.play, ask.seat, "en")).encode(), words)
        if name in ASTRAY and luck.random() < STRAY:
            ask = luck.choice(table.pending)
            table.answer(ask.seat, random_answer(ask, luck), decision=ask.id)
        else:
            play_out(table, bots, 1)
    ended = {"cause": table.state.cause, "rounds": table.round, "winners": list(table.winners)}
    return {**ended, "answers": len(table.answers), "opinions": opinions, "words": words}


def thoughts(table: Table, seat: int) -> list[object]:
    """Whom that seat and the whole table distrust, what the crisis would cost and what each symbol is worth."""
    g = table.play
    doubts = [round(value, 4) for whose in (seat, None) for value in suspicion.suspicion(g, whose).values()]
    worth = price.symbol_worth(outlook.shadow(g), seat)
    return [doubts, round(price.crisis_cost(outlook.shadow(g)), 3), {symbol: round(value, 3) for symbol, value in worth.items()}]


@pytest.mark.parametrize("name", ALL)
def test_greedy_seats_finish_and_think_as_they_did(name: str) -> None:
    assert told(name) == json.loads(RECORD.read_text(encoding="utf-8"))[name]


def test_thinking_changes_nothing() -> None:
    table = Table.new(GAME.id, CASES["kill-them-4"], 3)
    bots = crew("greedy", 2, 3)
    for _ in range(60):
        before = table.digest()
        for ask in table.pending:
            GAME.bot.worthwhile(table.play, ask)
            value.evaluate(table.play, ask.seat)
        assert table.digest() == before
        play_out(table, bots, 1)


if __name__ == "__main__":
    RECORD.write_text(json.dumps({name: told(name) for name in ALL}, indent=1) + "\n", encoding="utf-8")

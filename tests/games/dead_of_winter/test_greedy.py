"""Whole games of greedy seats, of every main objective and variant: how they end, what the bots think and people are told on the way.

Random seats come into positions that bots avoid; there the opinions count, and what a bot would answer to whatever is asked.

`python tests/games/dead_of_winter/test_greedy.py` writes down what they think now; read the difference before it is kept.
"""

import json
from pathlib import Path
from zlib import crc32

import pytest
from msgspec import to_builtins

from stockade.bots import crew, play_out
from stockade.engine import Table
from stockade.games.dead_of_winter import GAME, advice, bot, outlook

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


def told(name: str) -> dict[str, object]:
    """How the game went, and sums over all opinions (what entries of the menu and positions were worth) and all that was shown."""
    kind = "random" if name in CHANCY else "greedy"
    table = Table.new(GAME.id, {**CASES, **CHANCY}[name], 7)
    bots = crew(kind, table.state.seats, 7)
    opinions = words = 0
    while not table.outcome:
        for ask in table.pending:
            if kind == "random":
                opinions = crc32(json.dumps(GAME.quick_answer(table.play, ask)).encode(), opinions)
            words = crc32(json.dumps(to_builtins(GAME.facts(table.play, ask))).encode(), words)
            if ask.prompt == "prompt-action":
                scores = [[round(score, 3), *keys] for score, keys in advice.ranked(outlook.shadow(table.play), ask)]
                opinions = crc32(json.dumps([scores, round(bot.evaluate(table.play, ask.seat), 3)]).encode(), opinions)
                words = crc32("\n".join(GAME.describe(table.play, ask.seat, "en")).encode(), words)
        play_out(table, bots, 1)
    ended = {"cause": table.state.cause, "rounds": table.round, "winners": list(table.winners)}
    return {**ended, "answers": len(table.answers), "opinions": opinions, "words": words}


@pytest.mark.parametrize("name", [*CASES, *CHANCY])
def test_greedy_seats_finish_and_think_as_they_did(name: str) -> None:
    assert told(name) == json.loads(RECORD.read_text(encoding="utf-8"))[name]


def test_thinking_changes_nothing() -> None:
    table = Table.new(GAME.id, CASES["kill-them-4"], 3)
    bots = crew("greedy", 2, 3)
    for _ in range(60):
        before = table.digest()
        for ask in table.pending:
            GAME.worthwhile(table.play, ask)
            bot.evaluate(table.play, ask.seat)
        assert table.digest() == before
        play_out(table, bots, 1)


if __name__ == "__main__":
    RECORD.write_text(json.dumps({name: told(name) for name in [*CASES, *CHANCY]}, indent=1) + "\n", encoding="utf-8")

"""What quick players answer and think of positions, over games that go astray now and then.

`python tests/games/marvel_champions/test_opinions.py` writes down what they think now; read the difference before it is kept.
"""

import json
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from stockade.bots.answers import first_answer, random_answer
from stockade.engine import Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.bot import player
from stockade.games.marvel_champions.bot.points import points
from stockade.games.marvel_champions.bot.quick import Outlook, option_score
from stockade.games.marvel_champions.bot.worth import features
from stockade.games.marvel_champions.facts import cards

RECORD = Path(__file__).parent / "opinions.json"
TEAMS = (
    ["spider-man-justice"],
    ["captain-marvel-leadership", "she-hulk-aggression"],
    ["iron-man-aggression"],
    ["black-panther-protection", "spider-man-justice", "captain-marvel-aggression"],
    ["she-hulk-aggression"],
    ["black-panther-protection"],
)
CASES: dict[str, dict[str, Any]] = {
    f"{villain}-{mode}-{number}": {"scenario": villain, "mode": mode, "decks": TEAMS[(number + turn) % len(TEAMS)], "hands": "closed"}
    for turn, (villain, mode) in enumerate((villain, mode) for villain in ("rhino", "klaw", "ultron") for mode in ("standard", "expert"))
    for number in range(3)
}


def opinion(table: Table) -> list[Any]:
    """Of every open question: the quick answer, what would be thought about, and what each step of a turn is worth."""
    g, found = table.play, list[Any]()
    for ask in table.pending:
        scores: list[float] = []
        if ask.prompt == "prompt-turn":
            look = Outlook(g, ask.seat)
            scores = [round(option_score(g, ask.seat, option, look), 3) for option in ask.options]
        found.append([player.quick_answer(g, ask), player.worthwhile(g, ask), scores])
    return found


def told(name: str) -> dict[str, Any]:
    """How the game ended, with sums over all opinions and over what counts when a round begins."""
    table, luck = Table.new(GAME.id, CASES[name], 7), Random(name)
    opinions = worth = rounds = 0
    while not table.outcome:
        opinions = crc32(json.dumps(opinion(table)).encode(), opinions)
        if table.round > rounds:
            rounds = table.round
            seen = {key: round(value, 3) for key, value in features(table.play).items()}
            worth = crc32(json.dumps([seen, round(player.evaluate(table.play, 0), 3)]).encode(), worth)
        ask = luck.choice(table.pending)
        keys = random_answer(ask, luck) if luck.random() < 0.12 else player.quick_answer(table.play, ask) or first_answer(ask)
        table.answer(ask.seat, keys, decision=ask.id)
    return {"outcome": table.outcome, "rounds": rounds, "answers": len(table.answers), "opinions": opinions, "worth": worth}


@pytest.mark.parametrize("name", CASES)
def test_quick_players_think_as_they_did(name: str) -> None:
    assert told(name) == json.loads(RECORD.read_text(encoding="utf-8"))["games"][name]


def test_cards_are_worth_what_they_were() -> None:
    assert rated() == json.loads(RECORD.read_text(encoding="utf-8"))["points"]


def rated() -> dict[str, float]:
    """The points of every player card of the core set."""
    return {code: round(points(code), 2) for code, facts in cards().items() if facts.cost is not None and facts.code.startswith("01")}


if __name__ == "__main__":
    RECORD.write_text(json.dumps({"points": rated(), "games": {name: told(name) for name in CASES}}, indent=1) + "\n", encoding="utf-8")

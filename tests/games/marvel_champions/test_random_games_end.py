"""Whole games by random seats: every villain in both modes, one to four players, every hero, every modular set."""

import random

import pytest

from stockade.bots.answers import random_answer
from stockade.engine import Table
from stockade.games.marvel_champions.facts import decks, sets
from stockade.testing import conformance, rule
from stockade.testing.driver import pieces

QUITTING = ("end", "pass", "wait", "no-defence")


def eager(table: Table, luck: random.Random) -> None:
    """A random answer that rather does something."""
    ask = luck.choice(table.pending)
    keys = random_answer(ask, luck)
    if keys and keys[0] in QUITTING and luck.random() < 0.85:
        keys = random_answer(ask, luck)
    table.answer(ask.seat, keys, decision=ask.id)


@rule("MC-COMP-01", "MC-COMP-02", "MC-COMP-03", "MC-EBUILD-02", "MC-EBUILD-05", "MC-ROUND-01")
@pytest.mark.parametrize("mode", ["standard", "expert"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_every_villain_is_played_to_the_end(scenario: str, seats: int, mode: str) -> None:
    for seed in range(3):
        luck = random.Random(f"{scenario}{seats}{mode}{seed}")
        heroes = [name for name in decks() if name != "captain-marvel-aggression"]
        luck.shuffle(heroes)
        modular = luck.sample([name for name, kind in sets().items() if kind == "modular"], 2)
        table = Table.new("marvel-champions", {"scenario": scenario, "mode": mode, "decks": heroes[:seats], "modular": modular}, seed)
        census = pieces(table)
        while not table.outcome:
            assert len(table.answers) < 5000
            conformance.never_stuck(table)
            eager(table, luck)
        assert pieces(table) == census


@rule("MC-GOLD-04")
def test_a_hundred_tokens_are_no_trouble() -> None:
    table = Table.new("marvel-champions", {"scenario": "rhino", "decks": ["spider-man-justice"]}, 1)
    table.arrange(lambda g: setattr(g.state, "acceleration", 100))
    assert table.view(0)["scheme"]["acceleration"] == 101

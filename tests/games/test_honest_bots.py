"""A strong bot knows no more than its seat: two worlds that differ only in what the seat cannot know get the same answer."""

from collections.abc import Iterator
from typing import Any

import pytest

from stockade.bots import Strong
from stockade.bots.answers import first_answer
from stockade.engine import Chance, Table, find_game
from stockade.engine.chance import seed_words

TABLES: dict[str, dict[str, Any]] = {
    "xmen-resistance": {"mission": "MH2"},
    "marvel-champions": {"scenario": "klaw", "seats": 2, "decks": ["she-hulk-aggression", "spider-man-justice"], "hands": "closed"},
    "dead-of-winter": {"scenario": "we-need-more-samples", "seats": 3, "variant": "standard"},
    "mars-attacks": {"scenario": "help"},
}
BUDGET = 60


def positions(game_id: str, seed: int, every: int, most: int) -> Iterator[Table]:
    """Now and then in a game of quick bots, where somebody has a choice."""
    game = find_game(game_id)
    wanted = TABLES[game_id]
    scenario = str(wanted.get("mission") or wanted["scenario"])
    table = Table.new(game_id, {**game.defaults(scenario, wanted.get("seats", 1)), **wanted}, seed)
    for step in range(most * every):
        if table.outcome:
            return
        ask = table.pending[0]
        if step % every == every - 1:
            yield table
        keys = game.bot.quick_answer(table.play, ask) or first_answer(ask)
        table.answer(ask.seat, keys, decision=ask.id)


def other_world(table: Table, seat: int) -> Table:
    """All that the seat cannot know is another possibility, and so are the dice to come."""

    def differ(g: Any) -> None:
        table.game.secrets.scramble(g.state, seat, Chance(seed_words(99), []))
        g.state.chance[:] = seed_words(4711)

    other = table.fork()
    other.arrange(differ)
    return other


@pytest.mark.parametrize("game_id", TABLES)
def test_two_worlds_that_look_alike_get_the_same_answer(game_id: str) -> None:
    tried = 0
    for table in positions(game_id, seed=11, every=9, most=12):
        here = table.fork()
        here.arrange(lambda g: None)  # its log begins here too
        ask = here.pending[0]
        there = other_world(table, ask.seat)
        assert here.digest() != there.digest()
        same = [one for one in there.pending if (one.seat, one.prompt) == (ask.seat, ask.prompt)]
        if len(here.pending) > 1 or len(same) != 1 or [o.key for o in same[0].options] != [o.key for o in ask.options]:
            continue  # in the middle of a task that shows something
        tried += 1
        assert Strong(3, BUDGET).choose(here, ask) == Strong(3, BUDGET).choose(there, same[0]), (ask.prompt, table.round)
    assert tried >= 4

"""What bots think of positions that were judged right: each is a text of its own in `opinions/`.

A file holds a position, a line, and what is thought of it there. `python -m tests.games.xmen_resistance.test_opinions [NAME...]` writes the
thoughts anew; read the difference before it is kept. With `--more MISSION SEED` positions of a game whose bots go astray now and then are
added.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.games.opinions import Pages
from tests.games.xmen_resistance.position import laid, plain, written

from stockade.bots.answers import random_answer
from stockade.engine import Table
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.bot import policy, value
from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.rules.mode import MODES

STRAY = 0.12  # as often a seat answers at random, which leads where bots would not go


def opinions(table: Table) -> Iterator[str]:
    """How good the position is and why, what there is to do, then every answer with its number and what would follow."""
    g, ask = table.play, table.pending[0]
    look = Look(g)
    yield f"worth {value.evaluate(g):.1f}"
    yield f"progress {value.progress(g):.1f}, dread {value.dread(look):.1f}, gloom {value.gloom(look):.1f}, way {value.way(look):.1f}"
    yield "heroes: " + ", ".join(f"{hero.id} {value.hero_worth(look, hero):.1f}" for hero in g.state.heroes)
    yield "errands: " + (" ".join(g.mission.errands(g)) or "none")
    yield f"at once: {' '.join(policy.answer(g, ask))}"
    for score, key in sorted(policy.ranked(look, ask), key=lambda one: (-one[0], one[1])):
        yield " | ".join([f"{score:8.2f} {key}", *thread(table, key)])


def thread(table: Table, key: str, most: int = 4) -> Iterator[str]:
    """The questions that follow with their answers, as long as nothing is rolled or turned over and it is no new action."""
    fork = table.fork()
    before = fork.play.revealed
    fork.answer(fork.pending[0].seat, key, decision=fork.pending[0].id)
    while most and fork.pending and fork.pending[0].prompt not in policy.THOUGHT and fork.play.revealed == before:
        ask = fork.pending[0]
        keys = policy.answer(fork.play, ask)
        yield f"{ask.prompt.removeprefix('prompt-')} {' '.join(keys) or 'nothing'}"
        fork.answer(ask.seat, keys, decision=ask.id)
        most -= 1


PAGES = Pages(Path(__file__).parent / "opinions", laid, opinions)


@pytest.mark.parametrize("name", PAGES.names())
def test_a_position_is_judged_as_before(name: str) -> None:
    assert PAGES.told(name).splitlines() == PAGES.written(name).splitlines()


@pytest.mark.parametrize("name", PAGES.names()[::3])
def test_a_position_is_written_as_it_is_read(name: str) -> None:
    table = PAGES.table(name)
    assert written(table.play, table.setup) == PAGES.position(name)
    assert GAME.census(table.play) == GAME.census(Table.new(GAME.id, table.setup, 1).play), "a card or figure is missing or doubled"


@pytest.mark.parametrize("name", PAGES.names()[::9])
def test_thinking_changes_nothing(name: str) -> None:
    PAGES.unchanged_by_thinking(name)


@pytest.mark.parametrize("name", PAGES.names()[::9])
def test_cards_that_no_line_names_are_no_matter(name: str) -> None:
    table = PAGES.table(name)
    before = list(opinions(table))

    def fewer(g: Resistance) -> None:
        for pile in (g.state.spawn_pile, g.state.trait_pile, g.state.person_pile, g.state.zombie_pile):
            del pile.deck[::2]

    table.arrange(fewer)
    assert list(opinions(table)) == before


def test_there_are_positions_of_every_mission() -> None:
    assert {name.partition("-")[0] for name in PAGES.names()} == {mission.lower() for mission in MISSIONS} and len(PAGES.names()) >= 40


def test_the_texts_ask_for_every_kind_of_answer() -> None:
    pages = PAGES.thoughts()
    verbs = set(re.findall(r"^ *-?[\d.]+ ([a-z-]+)", pages, re.MULTILINE))
    assert {"move", "attack", "open", "rescue", "power-up", "gain-trait", "skill", "trait", "turn", "end"} <= verbs
    assert {"power", "react", "bystander-way"} <= set(re.findall(r"\| ([a-z-]+) ", pages))


# -- more of them -----------------------------------------------------------------------------------------------------------


def more(mission: str, seed: int, most: int = 3) -> None:
    """A few positions of a game in which bots go astray now and then."""
    luck = Random(f"{mission} {seed}")
    team = luck.sample(MODES[MISSIONS[mission].mode].team, luck.choice((4, 4, 6)))
    table = Table.new(GAME.id, {"mission": mission, "heroes": team, "seats": luck.choice((1, 2, 4))}, seed)
    while not table.outcome and most:
        if table.settled and plain(table.play) and table.pending[0].prompt in policy.THOUGHT and luck.random() < 0.04:
            PAGES.add(mission.lower(), written(table.play, table.setup))
            most -= 1
        ask = luck.choice(table.pending)
        keys = random_answer(ask, luck) if luck.random() < STRAY else policy.answer(table.play, ask)
        table.answer(ask.seat, keys, decision=ask.id)


if __name__ == "__main__":
    PAGES.write(more)

"""What quick players think of positions that were judged right: each is a text of its own in `opinions/`.

A file holds a position, a line, and what is thought of it there; `worth.txt` says what each card is worth. `python -m
tests.games.marvel_champions.test_opinions [NAME...]` writes the thoughts anew; read the difference before it is kept. With `--more NAME
SEED` positions of a game of quick players who go astray now and then are added.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.marvel_champions.position import laid, plain, written
from tests.games.opinions import Pages

from stockade.bots.answers import first_answer, random_answer
from stockade.engine import Ask, Option, Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.bot import player
from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.points import points, thrift
from stockade.games.marvel_champions.bot.replies import keep_value
from stockade.games.marvel_champions.bot.turn import Turn
from stockade.games.marvel_champions.bot.weights import WEIGHTS
from stockade.games.marvel_champions.bot.worth import features
from stockade.games.marvel_champions.facts import cards

WORTH = Path(__file__).parent / "worth.txt"
STRAY = 0.12  # as often a seat answers at random, which leads where quick players would not go
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


def opinions(table: Table) -> Iterator[str]:
    """How good the position is and why, then every step of the turn with its number and what would follow."""
    g = table.play
    yield f"chance to win {player.evaluate(g, 0) / 10:.1f} %"
    yield f"because: {numbers(features(g))}"
    ask = table.pending[0]
    yield f"at once: {said(player.quick_answer(g, ask))}"
    scores = ranked(table, ask)
    for score, option in scores:
        yield " | ".join([f"{score:8.3f} {bare(option.key)}", *thread(table, option.key)])


def ranked(table: Table, ask: Ask) -> list[tuple[float, Option]]:
    """The steps of a turn, the best first."""
    turn = Turn(Outlook(table.play, ask.seat))
    found = [(turn.score(option), option) for option in ask.options]
    return sorted(found, key=lambda one: (-one[0], one[1].key))


def thread(table: Table, key: str, most: int = 5) -> Iterator[str]:
    """The questions that follow with their quick answers, as long as no chance comes in and nobody's turn goes on."""
    fork = table.fork()
    fork.answer(fork.pending[0].seat, key, decision=fork.pending[0].id)
    while most and fork.pending and fork.pending[0].prompt != "prompt-turn" and fork.state.chance == table.state.chance:
        ask = fork.pending[0]
        quick, thoughts = player.quick_answer(fork.play, ask), player.worthwhile(fork.play, ask)
        also = "" if thoughts is None or thoughts == [quick] else f", thinking about {len(thoughts)}"
        yield f"{ask.prompt.removeprefix('prompt-')} {said(quick)}{also}"
        fork.answer(ask.seat, first_answer(ask) if quick is None else quick, decision=ask.id)
        most -= 1


def said(keys: list[str] | None) -> str:
    return "has to think" if keys is None else " ".join(map(bare, keys)) or "nothing"


def bare(key: str) -> str:
    """Without the number of the card."""
    return re.sub(r"\.\d+\b", "", key)


def numbers(values: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.2f}" for name, value in values.items() if value)


PAGES = Pages(Path(__file__).parent / "opinions", laid, opinions)


@pytest.mark.parametrize("name", PAGES.names())
def test_a_position_is_judged_as_before(name: str) -> None:
    assert PAGES.told(name).splitlines() == PAGES.written(name).splitlines()


@pytest.mark.parametrize("name", PAGES.names()[::5])
def test_a_position_is_written_as_it_is_read(name: str) -> None:
    table = PAGES.table(name)
    assert written(table.play, table.setup) == PAGES.position(name)


@pytest.mark.parametrize("name", PAGES.names()[::9])
def test_thinking_changes_nothing(name: str) -> None:
    PAGES.unchanged_by_thinking(name)


def test_there_are_positions_of_every_villain_and_mode() -> None:
    assert {name.rpartition("-")[0] for name in PAGES.names()} == set(CASES) and len(PAGES.names()) >= 50


def test_the_texts_ask_for_every_kind_of_answer() -> None:
    pages = PAGES.thoughts()
    followed = set(re.findall(r"\| ([a-z-]+) ", pages))
    assert {"pay", "attack", "thwart", "enemy", "scheme", "attach", "heal", "end-discard", "defend", "before-attack"} <= followed


# -- every card -----------------------------------------------------------------------------------------------------------


def rated() -> dict[str, str]:
    """The points of every player card of the core set, each on a line of its own."""
    ours = [code for code, facts in cards().items() if facts.cost is not None and facts.code.startswith("01")]
    return {code: f"{points(code):.2f} points, {thrift(code):.2f} a card, kept for {keep_value(code, WEIGHTS.keep):.2f}" for code in ours}


def recorded() -> dict[str, str]:
    return dict(line.split(": ") for line in WORTH.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("code", rated())
def test_a_card_is_worth_what_it_was(code: str) -> None:
    assert rated()[code] == recorded()[code]


# -- more of them -----------------------------------------------------------------------------------------------------------


def more(name: str, seed: int, most: int = 3) -> None:
    """A few positions of a game in which quick players go astray now and then."""
    table, luck = Table.new(GAME.id, CASES[name], seed), Random(f"{name} {seed}")
    while not table.outcome and most:
        if table.pending[0].prompt == "prompt-turn" and luck.random() < 0.05 and plain(table.play):
            PAGES.add(name, written(table.play, CASES[name]))
            most -= 1
        ask = luck.choice(table.pending)
        keys = random_answer(ask, luck) if luck.random() < STRAY else player.quick_answer(table.play, ask) or first_answer(ask)
        table.answer(ask.seat, keys, decision=ask.id)


if __name__ == "__main__":
    PAGES.write(more)
    WORTH.write_text("".join(f"{code}: {value}\n" for code, value in rated().items()), encoding="utf-8")

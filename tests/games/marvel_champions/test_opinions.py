"""What quick players think of positions that were judged right: each is a text of its own in `opinions/`.

A file holds a position, a line, and what is thought of it there; `worth.txt` says what each card is worth. `python -m
tests.games.marvel_champions.test_opinions [NAME...]` writes the thoughts anew; read the difference before it is kept. With `--more NAME
SEED` positions of a game of quick players who go astray now and then are added.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.marvel_champions.position import laid, plain, written

from stockade.bots.answers import first_answer, random_answer
from stockade.engine import Ask, Option, Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.bot import player
from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.points import points, thrift
from stockade.games.marvel_champions.bot.replies import keep_value
from stockade.games.marvel_champions.bot.turn import option_score
from stockade.games.marvel_champions.bot.weights import WEIGHTS
from stockade.games.marvel_champions.bot.worth import enemy_features, player_features, scheme_features
from stockade.games.marvel_champions.facts import cards

FOLDER = Path(__file__).parent / "opinions"
WORTH = Path(__file__).parent / "worth.txt"
LINE = "-" * 40 + "\n"
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
    yield f"enemies: {numbers(enemy_features(g))}"
    yield f"schemes: {numbers(scheme_features(g))}"
    for seat in range(table.state.seats):
        yield f"seat {seat}: {numbers(player_features(g, seat))}"
    ask = table.pending[0]
    yield f"at once: {said(player.quick_answer(g, ask))}"
    scores = ranked(table, ask)
    for score, option in scores:
        yield " | ".join([f"{score:8.3f} {bare(option.key)}", *thread(table, option.key)])


def ranked(table: Table, ask: Ask) -> list[tuple[float, Option]]:
    """The steps of a turn, the best first."""
    look = Outlook(table.play, ask.seat)
    found = [(option_score(look, option), option) for option in ask.options]
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


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.txt"))


def position_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition(LINE)[0]


def told(name: str) -> str:
    """The file as it ought to be now."""
    position = position_of(name)
    return position + LINE + "".join(f"{line}\n" for line in opinions(laid(position)))


@pytest.mark.parametrize("name", names())
def test_a_position_is_judged_as_before(name: str) -> None:
    assert told(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", names()[::5])
def test_a_position_is_written_as_it_is_read(name: str) -> None:
    table = laid(position_of(name))
    assert written(table.play, table.setup) == position_of(name)


@pytest.mark.parametrize("name", names()[::9])
def test_thinking_changes_nothing(name: str) -> None:
    table = laid(position_of(name))
    before = table.digest()
    list(opinions(table))
    assert table.digest() == before


def test_there_are_positions_of_every_villain_and_mode() -> None:
    assert {name.rpartition("-")[0] for name in names()} == set(CASES) and len(names()) >= 50


def test_the_texts_ask_for_every_kind_of_answer() -> None:
    pages = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition(LINE)[2] for name in names())
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
    FOLDER.mkdir(exist_ok=True)
    while not table.outcome and most:
        if table.pending[0].prompt == "prompt-turn" and luck.random() < 0.05 and plain(table.play):
            number = sum(other.startswith(f"{name}-") for other in names())
            (FOLDER / f"{name}-{number:02}.txt").write_text(written(table.play, CASES[name]) + LINE, encoding="utf-8")
            most -= 1
        ask = luck.choice(table.pending)
        keys = random_answer(ask, luck) if luck.random() < STRAY else player.quick_answer(table.play, ask) or first_answer(ask)
        table.answer(ask.seat, keys, decision=ask.id)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--more"]:
        more(sys.argv[2], int(sys.argv[3]))
    for wanted in names() if sys.argv[1:2] == ["--more"] else sys.argv[1:] or names():
        (FOLDER / f"{wanted}.txt").write_text(told(wanted), encoding="utf-8")
    WORTH.write_text("".join(f"{code}: {value}\n" for code, value in rated().items()), encoding="utf-8")

"""Golden games: whole games that are told again, event by event (tests/golden), and what each of them shows.

`python -m tests.games.dead_of_winter.test_golden [NAME...]` writes them anew after cards or rules have changed: from their own answers, or
where these no longer fit, as another game that shows the same. Read the difference before it is kept.
"""

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from tests.golden.transcript import Golden, Lost, Told, read, retell

from stockade.bots import crew, play_out
from stockade.engine import Table
from stockade.games.dead_of_winter import GAME

GAMES = Path(__file__).parents[2] / "golden" / GAME.id
Lines = list[str]


def won(lines: Lines) -> bool:
    """The colony wins."""
    return lines[-1].startswith("won")


def lost(lines: Lines) -> bool:
    """The colony loses."""
    return lines[-1].startswith("lost")


def out_of_fuel(lines: Lines) -> bool:
    """The main objective fails by itself."""
    return lost(lines) and any("cause=failed" in line for line in lines)


def betrayed(lines: Lines) -> bool:
    """Somebody wins where the colony loses."""
    return lost(lines) and "winners: nobody" not in lines[-1]


def two_exiles(lines: Lines) -> bool:
    """Two players are exiled."""
    return sum("player.exiled" in line for line in lines) >= 2


def bitten_out(lines: Lines) -> bool:
    """A bite goes on and on until nobody is left at the colony, before anybody joins it."""
    here: set[str] = set()
    spread = 0
    for line in lines:
        kind, *words = line.split()
        told = dict(word.split("=", 1) for word in words if "=" in word)
        if kind == "group.chosen":
            here.update(told["survivors"].split(","))
        elif kind == "survivor.joined" and told["place"] == "colony":
            return False
        elif kind == "survivor.moved" and told["place"] == "colony":
            here.add(told["survivor"])
        elif kind in ("survivor.moved", "survivor.died"):
            here.discard(told["survivor"])
            if not here and kind == "survivor.died":
                return spread >= 2
        spread += kind == "bite.spread"
    return False


PROMISES: dict[str, tuple[str, Callable[[Lines], bool]]] = {  # who finds such a game, and what it shows
    "eight-weeks-of-darkness-bite": ("random", bitten_out),
    "find-the-cure-won": ("greedy", won),
    "home-sweet-home-betrayer": ("greedy", betrayed),
    "kill-them-won": ("greedy", won),
    "leave-it-all-behind-won": ("greedy", won),
    "raiding-party-won": ("greedy", won),
    "stockpile-lost": ("greedy", lost),
    "too-many-mouths-exiles": ("random", two_exiles),
    "we-need-more-samples-won": ("greedy", won),
    "winter-has-come-lost": ("greedy", out_of_fuel),
}


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_the_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retell(read(text), {}).splitlines() == text.splitlines(), "read the difference; this module, run by itself, writes it down"


def test_there_is_a_game_of_every_main_objective() -> None:
    assert {path.stem for path in GAMES.glob("*.txt")} == set(PROMISES)
    told = [read(path.read_text(encoding="utf-8")) for path in GAMES.glob("*.txt")]
    assert {golden.setup["scenario"] for golden in told} == set(GAME.scenarios)


@pytest.mark.parametrize("name", PROMISES)
def test_it_shows_what_its_name_promises(name: str) -> None:
    _, promise = PROMISES[name]
    assert promise((GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines())


# -- writing them anew ---------------------------------------------------------------------------------------------------


def anew(name: str) -> str:
    """That game as it goes now, or another one that shows the same."""
    golden = read((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    kind, promise = PROMISES[name]
    try:
        text = retell(golden, {})
        if promise(text.splitlines()):
            return text
    except Lost:
        pass
    return next(text for seed in count(golden.seed) if promise((text := played(golden, seed, kind)).splitlines()))


def played(golden: Golden, seed: int, kind: str) -> str:
    """A game of bots with that set-up."""
    table = Table.new(golden.game, golden.setup, seed)
    play_out(table, crew(kind, table.state.seats, seed))
    told = [Told(answer.seat, list(answer.keys), []) for answer in table.answers]
    return retell(golden._replace(seed=seed, told=told), {})


if __name__ == "__main__":
    for wanted in sys.argv[1:] or PROMISES:
        (GAMES / f"{wanted}.txt").write_text(anew(wanted), encoding="utf-8")

"""Two games to try bots on: the example of the documentation, and a gamble made to catch a bot that peeks."""

from pathlib import Path
from typing import Any

import pytest
from lantern import GAME as LANTERN

from stockade.engine import Ask, BotPart, Chance, Game, GameState, Option, Play, SecretsPart, TaskBook, call
from stockade.engine import game as registry

task = TaskBook()


class Purse(GameState):
    coins: float
    deck: list[int]
    tries: int


@task
async def gamble(g: Play[Purse]) -> None:
    """See a die, then keep a little for sure, roll another one, or take the top card."""
    g.state.tries -= 1
    shown = g.chance.die()
    options = [Option("safe", "option-safe"), Option("roll", "option-roll"), Option("card", "option-card")]
    options = [Option(option.key, option.text, value=option.key) for option in options]
    taken = await Ask(0, "prompt-gamble", options, shown=shown)
    luck = {"safe": 0, "roll": g.chance.die() > 3, "card": g.state.deck.pop()}[taken]
    g.state.coins += 0.4 if taken == "safe" else luck
    g.emit("coin.won", key=taken, shown=shown, count=int(luck))
    if g.state.tries == 0:
        g.end("won")
    g.next(call(gamble))


class Luck(SecretsPart):
    def scramble(self, state: Purse, seat: int | None, chance: Chance) -> None:
        chance.shuffle(state.deck)


class Sense(BotPart):
    def evaluate(self, play: Play[Purse], seat: int) -> float:
        return play.state.coins


class Gamble(Game):
    id, seats, tasks, state_type, folder, refs = "gamble", (1, 1), task, Purse, Path(__file__).parent, {}
    secrets, bot = Luck(), Sense()

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        return {}

    def setup(self, setup: dict[str, Any], chance: Chance) -> Purse:
        deck = [0, 1] * 100
        chance.shuffle(deck)
        return Purse(seats=1, chance=[], agenda=[call(gamble)], coins=0, deck=deck, tries=setup.get("tries", 150))

    def play(self, state: Purse) -> Play[Purse]:
        return Play(state)

    def view(self, play: Play[Purse], seat: int | None) -> dict[str, Any]:
        return {"coins": play.state.coins}


@pytest.fixture(autouse=True)
def only_these_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_installed", dict)
    monkeypatch.setattr(registry, "_registered", {LANTERN.id: LANTERN, "gamble": Gamble()})

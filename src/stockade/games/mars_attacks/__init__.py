"""Mars Attacks: Dead Silence. The rules live in one module per chapter, cards in `content/`, battles in `content/scenarios/`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from stockade.engine import Ask, Chance, Fact, FormPart, Game, OddsPart, RecordsPart, Score, SecretsPart, SetupOption, ShelfPart
from stockade.engine.gameparts import Prospect
from stockade.engine.passage import Passage
from stockade.engine.text import Text
from stockade.games.mars_attacks import content, facts, names
from stockade.games.mars_attacks.bot import ForceBot
from stockade.games.mars_attacks.content import scenarios
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import campaign, forcefile
from stockade.games.mars_attacks.rules.setup import DICE, FORCES, SCENARIO_IDS, SEATS, first_state
from stockade.games.mars_attacks.show import odds
from stockade.games.mars_attacks.show.describe import describe
from stockade.games.mars_attacks.show.forecast import Outlook, prospects
from stockade.games.mars_attacks.show.shapes import Static, View
from stockade.games.mars_attacks.show.verbs import VERBS
from stockade.games.mars_attacks.show.view import census, scramble, static, view
from stockade.games.mars_attacks.state import State, task

__all__ = ["GAME", "content", "scenarios"]

REFS = {
    "model": "model",
    "models": "model",
    "other": "model",
    "square": "square",
    "squares": "square",
    "to": "square",
    "origin": "square",
    "card": "card",
    "ability": "ability",
    "battle": "scenario",
    "phase": "phase",
    "test": "test",
    "unit": "unit",
    "surname": "surname",
    "weapon": "weapon",
}


class Deck(SecretsPart):
    """The order of the deck is hidden from everybody alike."""

    def shared(self, setup: dict[str, Any]) -> bool:
        """The cards lie on the table for all to see."""
        return True

    def scramble(self, state: State, seat: int | None, chance: Chance) -> None:
        scramble(state, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        scramble(state, chance)


class Form(FormPart):
    """Side, force and difficulty; a force may come from a file."""

    files = ("force",)
    team = "force"

    def options(self) -> list[SetupOption]:
        return [
            SetupOption("side", list(facts.SIDES)),
            SetupOption("force", [unit for side in facts.SIDES for unit in facts.hireable(side)], least=1, most=33),
            SetupOption("difficulty", [str(number) for number in range(-DICE, DICE + 1)]),
        ]

    def read_file(self, option: str, words: str, scenario: str) -> dict[str, Any]:
        return forcefile.read(words, scenario)

    def scenario_facts(self, scenario: str) -> dict[str, int | str]:
        hard = {"surprise": "easy", "help": "medium", "breaking": "medium"}
        return {"minutes": 120 if scenario == "campaign" else 30, "difficulty": hard.get(scenario, "hard")}


class Odds(OddsPart):
    """What dice and cards are likely to do."""

    def facts(self, play: DeadSilence, ask: Ask) -> dict[str, list[Fact]]:
        return odds.facts(play, ask)

    def prospects(self, play: DeadSilence, seat: int) -> list[Prospect]:
        return prospects(play, seat)

    def counted(self, play: DeadSilence, track: str) -> int:
        return odds.counted(play, track)


class Records(RecordsPart):
    """Campaigns are compared by their final score."""

    tools = {"card.played": "card", "ability.used": "ability"}

    def trends(self, play: DeadSilence) -> dict[str, float]:
        return {"models": float(len(play.alive())), "zombies": float(sum(play.state.zombies))}

    def score(self, play: DeadSilence) -> Score | None:
        return campaign.score(play)


class Shelf(ShelfPart):
    """The four battles in their order, and the campaign of all of them."""

    def groups(self) -> dict[str, list[str]]:
        battles = [battle for battle in SCENARIO_IDS if battle != "campaign"]
        return {"battles": battles, "campaign": ["campaign"]}


class MarsAttacks(Game):
    """One to four players share a force against the Zombies: a campaign of four battles, or one of them."""

    id = "mars-attacks"
    content_version = 1
    seats = SEATS
    minutes = 60
    scenarios = SCENARIO_IDS
    folder = Path(__file__).parent
    tasks = task
    state_type = State
    view_type, static_type = View, Static
    refs = REFS
    phases = ("squad", "deploy", "turns", "test", "draw", "arrivals", "checks", "after")
    bot, secrets, form, odds, records = ForceBot(), Deck(), Form(), Odds(), Records()
    verbs = VERBS
    forecast = Outlook()
    shelf = Shelf()

    @cached_property
    def text(self) -> Text:
        """Both languages; models and squares are named by composition."""
        return Text(self.folder / "text", self.refs, names.compose)

    def setup(self, setup: dict[str, Any], chance: Chance) -> State:
        return first_state(setup, chance)

    def play(self, state: State) -> DeadSilence:
        return DeadSilence(state)

    def view(self, play: DeadSilence, seat: int | None) -> View:
        return view(play)

    def static(self, play: DeadSilence) -> Static:
        return static(play)

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        """A Human force that stands a chance; enough models that everybody leads one."""
        force = list(FORCES[scenario]["human"])
        if len(force) < seats:
            force = list(FORCES["help"]["human"])
        return {"scenario": scenario, "side": "human", "force": force, "difficulty": 0, "extra": 0, "seats": seats}

    def describe(self, play: DeadSilence, seat: int | None, lang: str, people: Sequence[str] = ()) -> list[Passage]:
        return describe(self.view(play, seat), self.static(play), self.text, lang)

    def census(self, play: DeadSilence) -> dict[str, int]:
        return census(play)


GAME = MarsAttacks()

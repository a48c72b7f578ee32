"""Dead of Winter: a crossroads game. Rules live in one module per chapter, what cards say in `data/`, their words in `effects/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from stockade.engine import (
    Ask,
    Chance,
    Event,
    Fact,
    FormPart,
    Game,
    OddsPart,
    PeoplePart,
    RecordsPart,
    SecretsPart,
    SetupOption,
    ShelfPart,
    StandingPart,
    Table,
)
from stockade.engine.gameparts import Prospect, Unveiled
from stockade.engine.passage import Passage
from stockade.engine.text import Text, person
from stockade.games.dead_of_winter.bot import SurvivorBot
from stockade.games.dead_of_winter.bot.talk import Talk
from stockade.games.dead_of_winter.effects import board, cards, dice, people
from stockade.games.dead_of_winter.facts import MAINS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import ending
from stockade.games.dead_of_winter.rules.setup import RULES, SIDES, VARIANTS, first_state
from stockade.games.dead_of_winter.show import odds
from stockade.games.dead_of_winter.show.describe import describe
from stockade.games.dead_of_winter.show.forecast import Outlook, prospects
from stockade.games.dead_of_winter.show.shapes import Static, View
from stockade.games.dead_of_winter.show.unveiled import unveiled
from stockade.games.dead_of_winter.show.verbs import VERBS
from stockade.games.dead_of_winter.show.view import PRINTED, census, open_view, reshuffle, scramble, seen_by, view
from stockade.games.dead_of_winter.state import State, task

__all__ = ["GAME", "board", "cards", "dice", "people"]

START = ".s"  # after the id of a card from the starting deck
REFS = {
    "survivor": "survivor",
    "survivors": "survivor",
    "target": "survivor",
    "ability": "survivor",
    "place": "place",
    "origin": "place",
    "to": "place",
    "entrance": "entrance",
    "item": "item",
    "items": "item",
    "paid": "item",
    "symbol": "symbol",
    "crisis": "crisis",
    "crises": "crisis",
    "road": "road",
    "aim": "aim",
    "aims": "aim",
    "scenario": "scenario",
    "phase": "phase",
    "face": "face",
    "player": "player",
    "players": "player",
    "victim": "player",
    "giver": "player",
    "reader": "player",
    "rival": "player",
    "ayes": "player",
    "noes": "player",
}
LENGTHS = {"short": 60, "medium": 100, "long": 150}


class Secrets(SecretsPart):
    """Hands are private in every variant (DW-INFO-03)."""

    def private(self, setup: dict[str, Any]) -> bool:
        return True

    def views(self, play: Winter, seats: Sequence[int | None], view: Callable[[Winter, int | None], View]) -> dict[int | None, View]:
        public = open_view(play)
        return {seat: seen_by(play, public, seat) for seat in seats}

    def scramble(self, state: State, seat: int | None, chance: Chance) -> None:
        scramble(state, seat, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        reshuffle(state, chance)


class Form(FormPart):
    """Variant, side of the main objective, house rules."""

    def options(self) -> list[SetupOption]:
        return [
            SetupOption("variant", list(VARIANTS)),
            SetupOption("side", list(SIDES)),
            SetupOption("rules", list(RULES), least=0, most=len(RULES)),
        ]

    def scenario_facts(self, scenario: str) -> dict[str, int | str]:
        return {"minutes": LENGTHS[MAINS[scenario].length]}


class Odds(OddsPart):
    """Risks and reach, as a player would count them."""

    def facts(self, play: Winter, ask: Ask) -> dict[str, list[Fact]]:
        return odds.facts(play, ask)

    def prospects(self, play: Winter, seat: int) -> list[Prospect]:
        return prospects(play, seat)

    def counted(self, play: Winter, track: str) -> int:
        return odds.counted(play, track)


class Records(RecordsPart):
    """How games of a colony go on and end."""

    tools = {"card.played": "item", "ability.used": "survivor", "road.fired": "road"}

    def trends(self, play: Winter) -> dict[str, float]:
        state = play.state
        return {
            "morale": float(state.morale),
            "food": float(state.food),
            "zombies": float(sum(state.zombies)),
            "survivors": float(len(state.survivors)),
        }

    def tally(self, play: Winter) -> list[str]:
        return ending.tally(play)

    def secrets(self, table: Table) -> list[Unveiled]:
        return unveiled(table)


class Standing(StandingPart):
    """Whose turn it is can be read from the log."""

    def turn_of(self, play: Winter, event: Event) -> int | None:
        return int(str(event.args["player"])) if event.kind == "turn.began" else None


class People(PeoplePart):
    """Players are numbers in the rules."""

    def spoken(self, text: Text, people: Sequence[str]) -> Text:
        """Players by their names; and from which deck a card came changes nothing that is done with it."""

        def first(text: Text, lang: str, prefix: str, entity: str) -> dict[str, str] | None:
            if prefix == "item" and entity.endswith(START):
                return text.name(lang, prefix, entity.removesuffix(START))
            name = people[int(entity)] if prefix == "player" and int(entity) < len(people) else ""
            return person(lang, name) if name else None

        return text.calling(first, people)


class Shelf(ShelfPart):
    """Main objectives by length, each with two sides."""

    kind = "side"

    def groups(self) -> dict[str, list[str]]:
        return {length: [id for id, main in MAINS.items() if main.length == length] for length in LENGTHS}

    def cells(self, scenario: str, setup: Mapping[str, Any]) -> list[str]:
        return super().cells(scenario, {"side": SIDES[0], **setup})


class DeadOfWinter(Game):
    """Two to five players, one colony, a main objective and a secret one each."""

    id = "dead-of-winter"
    content_version = 1
    seats = (2, 5)
    minutes = 100
    scenarios = tuple(MAINS)
    folder = Path(__file__).parent
    tasks = task
    state_type = State
    view_type, static_type = View, Static
    refs = REFS
    phases = ("setup", "players", "colony")
    bot, secrets, form, odds, records, people, standing = SurvivorBot(), Secrets(), Form(), Odds(), Records(), People(), Standing()
    verbs = VERBS
    forecast = Outlook()
    shelf = Shelf()
    talk = Talk()

    def setup(self, setup: dict[str, Any], chance: Chance) -> State:
        return first_state(setup, chance)

    def play(self, state: State) -> Winter:
        return Winter(state)

    def view(self, play: Winter, seat: int | None) -> View:
        return view(play, seat)

    def static(self, play: Winter) -> Static:
        return PRINTED

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        """The standard game; two players play together."""
        return {"scenario": scenario, "seats": seats, "variant": "co-op" if seats == 2 else "standard"}

    def describe(self, play: Winter, seat: int | None, lang: str, people: Sequence[str] = ()) -> list[Passage]:
        return describe(self.view(play, seat), self.people.spoken(self.text, ()), lang, people)

    def census(self, play: Winter) -> dict[str, int]:
        return census(play)


GAME = DeadOfWinter()

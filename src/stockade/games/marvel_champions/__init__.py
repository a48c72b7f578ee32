"""Marvel Champions, the core set. The rules live in one module per chapter, the cards in `content/`, one module per set."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from stockade.engine import (
    Ask,
    Chance,
    Event,
    Fact,
    Favour,
    FormPart,
    Game,
    OddsPart,
    RecordsPart,
    SecretsPart,
    SetupOption,
    ShelfPart,
    Stake,
    StandingPart,
)
from stockade.engine import pack as engine_pack
from stockade.engine.gameparts import Aim, Prospect
from stockade.engine.pack import Pack
from stockade.engine.passage import Passage
from stockade.engine.standing import OTHERS, PAYING
from stockade.engine.text import Text
from stockade.games.marvel_champions import content, names, packs
from stockade.games.marvel_champions.bot import HeroBot, HeroTurns
from stockade.games.marvel_champions.bot.talk import Talk
from stockade.games.marvel_champions.decks.builder import Builder
from stockade.games.marvel_champions.facts import decks, scenarios, sets
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules import standing
from stockade.games.marvel_champions.rules.setup import LEARNERS, LEARNING, PREPARED, first_state
from stockade.games.marvel_champions.show import odds
from stockade.games.marvel_champions.show.describe import describe
from stockade.games.marvel_champions.show.forecast import Outlook, prospects
from stockade.games.marvel_champions.show.payment import besides_turn, cheapest
from stockade.games.marvel_champions.show.shapes import Static, View
from stockade.games.marvel_champions.show.verbs import VERBS
from stockade.games.marvel_champions.show.view import census, printed, reshuffle, scramble, view
from stockade.games.marvel_champions.state import State, task

__all__ = ["GAME", "content"]

REFS = {
    "card": "card",
    "cards": "card",
    "who": "card",
    "facing": "card",
    "target": "card",
    "enemy": "card",
    "status": "status",
    "trait": "trait",
    "stat": "stat",
    "phase": "phase",
    "keyword": "keyword",
    "type": "type",
    "aspect": "aspect",
    "icon": "icon",
    "resource": "resource",
    "set": "set",
    "deck": "deck",
    "hand": "choice",
}


class Hands(SecretsPart):
    """Decks are hidden from all; hands too when the table says so."""

    def private(self, setup: dict[str, Any]) -> bool:
        return setup.get("hands") == "closed"

    def shared(self, setup: dict[str, Any]) -> bool:
        """Open hands."""
        return not self.private(setup)

    def scramble(self, state: State, seat: int | None, chance: Chance) -> None:
        scramble(state, seat, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        reshuffle(state, chance)


class Form(FormPart):
    """Decks, mode, modular sets, open or closed hands."""

    team = "decks"

    def options(self) -> list[SetupOption]:
        modular = [name for name, kind in sets().items() if kind == "modular"]
        return [
            SetupOption("decks", list(decks()), least=1, most=4),
            SetupOption("mode", ["standard", "expert"]),
            SetupOption("modular", [*modular, packs.RANDOM], least=1, most=len(modular)),
            SetupOption("hands", ["open", "closed"]),
        ]

    def scenario_facts(self, scenario: str) -> dict[str, int | str]:
        minutes, difficulty = {"rhino": (45, 1), "klaw": (60, 2), "ultron": (75, 3), LEARNING: (40, 1)}.get(scenario, (60, 2))
        return {"minutes": minutes, "difficulty": difficulty}

    def packs(self, setup: dict[str, Any]) -> Sequence[str]:
        return packs.needed(setup)


class Odds(OddsPart):
    """Hit points and threat left, and what boost cards may do."""

    def facts(self, play: Champions, ask: Ask) -> dict[str, list[Fact]]:
        return odds.facts(play, ask)

    def aims(self, play: Champions, ask: Ask) -> dict[str, list[Aim]]:
        return odds.aims(play, ask)

    def prospects(self, play: Champions, seat: int) -> list[Prospect]:
        return prospects(play, seat)

    def counted(self, play: Champions, track: str) -> int:
        return odds.counted(play, track)

    def obvious(self, play: Champions, ask: Ask) -> list[str]:
        return cheapest(play, ask)


class Standing(StandingPart):
    """Optional interrupts and responses, card by card; defending for others, Actions in their turns."""

    turns = True

    def windows(self, play: Champions, ask: Ask) -> dict[str, str]:
        return standing.standing(play, ask)

    def cards(self) -> Collection[str]:
        return standing.cards_with_windows() | {OTHERS, PAYING}

    def habits(self) -> Collection[str]:
        return standing.habits() | {PAYING}

    def favour(self, play: Champions, ask: Ask) -> Favour | None:
        return standing.favour(play, ask)

    def stake(self, play: Champions, ask: Ask) -> Stake | None:
        return standing.stake(play, ask)

    def paid(self, play: Champions, ask: Ask) -> list[str]:
        return besides_turn(play, ask)

    def turn_of(self, play: Champions, event: Event) -> int | None:
        return standing.turn_of(play, event)


class Records(RecordsPart):
    """How the fight went on."""

    tools = {"card.played": "card", "event.played": "card", "ability.used": "card"}

    def trends(self, play: Champions) -> dict[str, float]:
        players = play.state.players
        return {
            "health": float(sum(play.health(play.identity(seat)) for seat, player in enumerate(players) if not player.out)),
            "villain": float(play.health(play.villain)),
            "threat": float(play.scheme.threat),
        }


class Shelf(ShelfPart):
    """Villains, each in two modes, against every prepared deck; the learning game is no trophy."""

    kind, who = "mode", "decks"

    def groups(self) -> dict[str, list[str]]:
        return {"villains": list(scenarios())}


class MarvelChampions(Game):
    """One to four players, a hero each, against one villain."""

    id = "marvel-champions"
    content_version = 1
    seats = (1, 4)
    minutes = 60
    scenarios = ("rhino", "klaw", "ultron", LEARNING)
    folder = Path(__file__).parent
    tasks = task
    state_type = State
    view_type, static_type = View, Static
    refs = REFS
    phases = ("setup", "players", "villain")
    bot, turns, secrets, form, odds, standing, records = HeroBot(), HeroTurns(), Hands(), Form(), Odds(), Standing(), Records()
    verbs = VERBS
    forecast = Outlook()
    shelf = Shelf()
    talk = Talk()

    @cached_property
    def text(self) -> Text:
        """Both languages; numbered cards are called by their face."""
        more = [pack.folder for pack in engine_pack.loaded(self.id).values()]
        return Text(self.folder / "text", self.refs, names.compose, more, apart=["facing"])

    def read_packs(self, folders: Iterable[Path]) -> list[Pack]:
        """The content packs in these folders are part of the game from now on. Raises BadPack."""
        found = engine_pack.packs_of(self.id, folders)
        for pack in found:
            packs.load(pack, self.text, self.rulebook)
            self._refresh()
        return found

    def drop_packs(self, gone: Iterable[Pack]) -> None:
        """As if these packs had never been read."""
        for pack in gone:
            packs.unload(pack)
            self._refresh()

    def _refresh(self) -> None:
        self.scenarios = (*scenarios(), LEARNING)
        for made_of_text in ("text", "decks"):
            vars(self).pop(made_of_text, None)

    @cached_property
    def decks(self) -> Builder:  # pyright: ignore[reportIncompatibleVariableOverride]
        """Decks are built, read and written here."""
        return Builder(self.text)

    def setup(self, setup: dict[str, Any], chance: Chance) -> State:
        return first_state(setup, chance)

    def play(self, state: State) -> Champions:
        return Champions(state)

    def view(self, play: Champions, seat: int | None) -> View:
        return view(play, seat)

    def static(self, play: Champions | None) -> Static:
        return printed()

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        """Prepared decks, standard mode, the recommended modular set."""
        if scenario == LEARNING:
            return {**self.defaults("rhino", seats), "scenario": scenario, "decks": list(LEARNERS[:seats])}
        modular = [scenarios()[scenario].modular]
        return {
            "scenario": scenario,
            "seats": seats,
            "mode": "standard",
            "modular": modular,
            "decks": list(PREPARED[:seats]),
            "hands": "open",
        }

    def census(self, play: Champions) -> dict[str, int]:
        return census(play)

    def seats_in(self, scenario: str) -> tuple[int, int]:
        return (1, len(LEARNERS)) if scenario == LEARNING else self.seats

    def describe(self, play: Champions, seat: int | None, lang: str, people: Sequence[str] = ()) -> list[Passage]:
        return describe(self.view(play, seat), self.static(play), self.text, lang, seat, people)


GAME = MarvelChampions()
GAME.read_packs(engine_pack.given())

"""Marvel Zombies: X-Men Resistance. The rules live in one module per chapter, cards, heroes and missions in `content/`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from stockade.engine import Ask, Chance, Fact, FormPart, Game, OddsPart, RecordsPart, SecretsPart, SetupOption, ShelfPart
from stockade.engine.gameparts import Prospect
from stockade.engine.passage import Passage
from stockade.engine.text import Text
from stockade.games.xmen_resistance import content, names
from stockade.games.xmen_resistance.bot import HeroBot
from stockade.games.xmen_resistance.bot.talk import Talk
from stockade.games.xmen_resistance.content import missions
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules import hero_mode, zombie_mode
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.rules.mode import MODES
from stockade.games.xmen_resistance.rules.setup import first_state
from stockade.games.xmen_resistance.show import odds
from stockade.games.xmen_resistance.show.describe import describe
from stockade.games.xmen_resistance.show.drawing import static
from stockade.games.xmen_resistance.show.forecast import HeroTurns, Outlook, prospects
from stockade.games.xmen_resistance.show.shapes import Static, View
from stockade.games.xmen_resistance.show.verbs import VERBS
from stockade.games.xmen_resistance.show.view import census, scramble, view
from stockade.games.xmen_resistance.state import State, task

__all__ = ["GAME", "content", "hero_mode", "missions", "zombie_mode"]

REFS = {
    "hero": "hero",
    "heroes": "hero",
    "zone": "zone",
    "zones": "zone",
    "to": "zone",
    "origin": "zone",
    "enemy": "enemy",
    "trait": "trait",
    "skill": "skill",
    "weapon": "weapon",
    "bystander": "bystander",
    "card": "card",
    "edge": "edge",
    "color": "color",
    "level": "level",
    "phase": "phase",
    "token": "token",
}


class Decks(SecretsPart):
    """Decks and facedown cards are hidden from everybody alike."""

    def shared(self, setup: dict[str, Any]) -> bool:
        """The cards lie on the table for all to see."""
        return True

    def scramble(self, state: State, seat: int | None, chance: Chance) -> None:
        scramble(state, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        scramble(state, chance)


class Form(FormPart):
    """The team, and how long and hard a mission is."""

    team = "heroes"

    def options(self) -> list[SetupOption]:
        return [SetupOption("heroes", [hero for mode in MODES.values() for hero in mode.team], least=1, most=6)]

    def scenario_facts(self, scenario: str) -> dict[str, int | str]:
        mission = MISSIONS[scenario]
        return {"minutes": mission.minutes, "difficulty": mission.difficulty, "mode": mission.mode}


class Odds(OddsPart):
    """What dice and ways are likely to do."""

    def facts(self, play: Resistance, ask: Ask) -> dict[str, list[Fact]]:
        return odds.facts(play, ask)

    def prospects(self, play: Resistance, seat: int) -> list[Prospect]:
        return prospects(play, seat)

    def counted(self, play: Resistance, track: str) -> int:
        return odds.counted(play, track)


class Records(RecordsPart):
    """How a mission went on."""

    tools = {"skill.used": "skill", "trait.used": "trait", "hero.attacks": "weapon", "bystander.used": "bystander"}

    def trends(self, play: Resistance) -> dict[str, float]:
        heroes = play.state.heroes
        standing = sum(not zombie.lying and bool(zombie.zone) for zombie in play.state.zombies)
        return {
            "health": float(sum(hero.health for hero in heroes)),
            "enemies": float(sum(play.state.horde) + standing),
            "xp": float(sum(hero.xp for hero in heroes)),
        }


class Shelf(ShelfPart):
    """Two ladders, one for each mode."""

    def groups(self) -> dict[str, list[str]]:
        return {mode: [id for id, mission in MISSIONS.items() if mission.mode == mode] for mode in MODES}


class XMenResistance(Game):
    """One to six players, four to six Super Heroes, one mission."""

    id = "xmen-resistance"
    content_version = 1
    seats = (1, 6)
    minutes = 45
    scenario_option = "mission"
    folder = Path(__file__).parent
    tasks = task
    state_type = State
    view_type, static_type = View, Static
    refs = REFS
    phases = ("heroes", "enemies", "bystanders", "spawn", "end")
    bot, secrets, form, odds, records = HeroBot(), Decks(), Form(), Odds(), Records()
    verbs = VERBS
    forecast, turns = Outlook(), HeroTurns()
    shelf = Shelf()
    talk = Talk()

    @property
    def scenarios(self) -> Sequence[str]:  # pyright: ignore[reportIncompatibleVariableOverride]
        """The missions that are built."""
        return list(MISSIONS)

    @cached_property
    def text(self) -> Text:
        """Both languages; doors and windows are named by their zones."""
        return Text(self.folder / "text", self.refs, names.compose)

    def setup(self, setup: dict[str, Any], chance: Chance) -> State:
        return first_state(setup, chance)

    def play(self, state: State) -> Resistance:
        return Resistance(state)

    def view(self, play: Resistance, seat: int | None) -> View:
        return view(play)

    def static(self, play: Resistance) -> Static:
        return static(play.map)

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        """Four heroes, more when there are more players."""
        return {"mission": scenario, "heroes": list(MODES[MISSIONS[scenario].mode].team[: max(4, seats)]), "seats": seats}

    def describe(self, play: Resistance, seat: int | None, lang: str, people: Sequence[str] = ()) -> list[Passage]:
        return describe(self.view(play, seat), self.static(play), self.text, lang, people)

    def census(self, play: Resistance) -> dict[str, int]:
        return census(play)


GAME = XMenResistance()

"""What a game has to offer so that the table, the server, bots and tests can use it, and the registry of installed games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from stockade.engine.ask import Ask
from stockade.engine.chance import Chance
from stockade.engine.deckbuilding import DeckBuilder
from stockade.engine.errors import UnknownGame
from stockade.engine.event import Arg
from stockade.engine.plain_view import plain_view
from stockade.engine.play import Play
from stockade.engine.rulebook import Rulebook
from stockade.engine.state import GameState
from stockade.engine.task import TaskBook
from stockade.engine.text import Text

AnyPlay = Play[Any]


class Fact(Struct):
    """What an answer is likely to do, as a text key with numbers ("Brute falls 89 %")."""

    text: str
    args: dict[str, Arg] = field(default_factory=dict[str, Arg])


class Score(Struct):
    """What a finished game is remembered for: more `points` rank higher, `tie` decides between equals; `details` are ids and numbers."""

    points: int
    tie: int = 0
    details: dict[str, Any] = field(default_factory=dict[str, Any])


class SetupOption(Struct):
    """One thing that can be chosen when a table is made, for the new-table page."""

    name: str
    choices: list[str]
    least: int = 1
    most: int = 1


class Game(ABC):
    """One game. The engine calls these hooks and knows nothing else about it."""

    id: str
    content_version: int = 1
    seats: tuple[int, int] = (1, 4)
    minutes: int = 60
    scenarios: Sequence[str] = ()
    scenario_option: str = "scenario"
    folder: Path
    tasks: TaskBook
    state_type: type[GameState]
    refs: dict[str, str]
    phases: Sequence[str] = ()
    file_options: Sequence[str] = ()  # choices that a file may make

    @abstractmethod
    def setup(self, setup: dict[str, Any], chance: Chance) -> GameState:
        """The first state, agenda included. Raises BadSetup with the reason when the set-up cannot be played."""

    @abstractmethod
    def play(self, state: Any) -> AnyPlay:
        """The game in progress over that state."""

    @abstractmethod
    def view(self, play: Any, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a watcher) may see, built from a whitelist; JSON-able ids and numbers."""

    @abstractmethod
    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        """A sensible set-up for that scenario and number of seats."""

    def static(self, play: Any) -> dict[str, Any]:
        """What never changes during a game (a map's geometry), sent to a client once."""
        return {}

    def options(self) -> list[SetupOption]:
        """What can be chosen besides the scenario."""
        return []

    def read_file(self, option: str, words: str, scenario: str) -> dict[str, Any]:
        """What a file says about one of `file_options`, as entries of the set-up. Raises BadSetup; `line` says where (0 for nowhere)."""
        raise NotImplementedError

    def scramble(self, state: Any, seat: int | None, chance: Chance) -> None:
        """Replace everything that seat may not know by another possibility. Search and the leak test use it.

        Change lists in place: a bot may imagine in the middle of a task, while a rule still holds them.
        """

    def private(self, setup: dict[str, Any]) -> bool:
        """Whether seats keep things from each other at such a table: then nobody is given the whole truth while it is played."""
        return False

    def evaluate(self, play: Any, seat: int) -> float:
        """How good the position is for that seat, well within a million either way; greedy bots climb it."""
        return 0.0

    def quick_answer(self, play: Any, ask: Ask) -> list[str] | None:
        """A sensible answer found without thinking, for bots that look ahead; None when the game has no opinion."""
        return None

    def horizon(self, play: Any) -> int | None:
        """How far the game has come (its round, say), for bots that plan: they imagine quick answers until it has grown, and evaluate
        there, the end of the game included. None: this game's bots judge right after an action."""
        return None

    def worthwhile(self, play: Any, ask: Ask) -> list[list[str]] | None:
        """The answers that a bot that plans should think about; None when all of them are."""
        return None

    def describe(self, play: Any, seat: int | None, lang: str) -> list[str]:
        """The table as lines of text for a terminal, from what that seat may see."""
        return plain_view(self.view(play, seat))

    def facts(self, play: Any, ask: Ask) -> dict[str, list[Fact]]:
        """What each option is likely to do, by key; never from hidden facts."""
        return {}

    def tally(self, play: Any) -> list[str]:
        """What a finished game is counted under when many are played, besides won and lost; each word has a message `tally-<word>`."""
        return []

    def census(self, play: Any) -> dict[str, int]:
        """How many pieces of each kind there are in all; the conformance suite checks that it never changes."""
        return {}

    def score(self, play: Any) -> Score | None:
        """What a finished game is remembered for in the table of the best; None when games like this one are not compared."""
        return None

    def packs(self, setup: dict[str, Any]) -> Sequence[str]:
        """The content packs that set-up takes something from; saves name them, and games without packs need none."""
        return ()

    def seats_in(self, scenario: str) -> tuple[int, int]:
        """The fewest and the most seats of that scenario."""
        return self.seats

    def scenario_facts(self, scenario: str) -> dict[str, int | str]:
        """Minutes and difficulty of a scenario, for the start page."""
        return {"minutes": self.minutes}

    def standing(self, play: Any, ask: Ask) -> dict[str, str]:
        """At a window: which card each answer uses, by key, so that a seat may have said beforehand what to do with it.

        Empty for every question that must be asked. Such a question can always be passed.
        """
        return {}

    def standing_cards(self) -> Collection[str]:
        """The cards about which a standing answer may be given."""
        return ()

    def standing_habits(self) -> Collection[str]:
        """Those of them that cost nothing and only help: always used, until the seat says otherwise."""
        return ()

    @property
    def desk(self) -> DeckBuilder | None:
        """The deck builder, where players may bring decks of their own."""
        return None

    @cached_property
    def text(self) -> Text:
        """Both languages of this game."""
        return Text(self.folder / "text", self.refs)

    @cached_property
    def rulebook(self) -> Rulebook:
        """This game's ledger."""
        return Rulebook.load(self.folder / "ledger.toml")


_registered: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known in this process (games in packages are found by entry point)."""
    _registered[game.id] = game
    return game


@cache
def _installed() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for point in entry_points(group="stockade.games"):
        game: Game = point.load()
        found[game.id] = game
    return found


def games() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    return dict(sorted({**_installed(), **_registered}.items()))


def find_game(game_id: str) -> Game:
    """That game, or UnknownGame naming the choices."""
    if game_id in _registered:  # without looking at the installed ones: one that cannot be imported stays its own trouble
        return _registered[game_id]
    found = games()
    if game_id not in found:
        raise UnknownGame(game=game_id, choices=", ".join(found))
    return found[game_id]

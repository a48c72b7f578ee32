"""What a game has to offer so that the table, the server, bots and tests can use it, and the registry of installed games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from msgspec import msgpack, to_builtins

from stockade.engine.chance import Chance
from stockade.engine.deckbuilding import DeckBuilder
from stockade.engine.edition import edition_of
from stockade.engine.errors import UnknownGame
from stockade.engine.gameparts import (
    BotPart,
    ForecastPart,
    FormPart,
    OddsPart,
    PeoplePart,
    RecordsPart,
    SecretsPart,
    ShelfPart,
    StandingPart,
    TalkPart,
    TurnsPart,
)
from stockade.engine.passage import Passage
from stockade.engine.play import Play
from stockade.engine.rulebook import Rulebook
from stockade.engine.shown import in_words
from stockade.engine.state import GameState
from stockade.engine.task import TaskBook
from stockade.engine.text import Text
from stockade.engine.verbs import VerbsPart

AnyPlay = Play[Any]


class Game(ABC):
    """One game: a core that every game has, and parts that some have (`gameparts`). The house knows nothing else about it.

    Four methods are a game's own to write; four more it may say better than they do by themselves."""

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
    view_type: Any = dict[str, Any]  # what `view` gives, when that is a struct; the browser's types are made from it
    static_type: Any = dict[str, Any]

    bot: BotPart = BotPart()
    turns: TurnsPart = TurnsPart()
    secrets: SecretsPart = SecretsPart()
    form: FormPart = FormPart()
    odds: OddsPart = OddsPart()
    verbs: VerbsPart = VerbsPart()
    standing: StandingPart = StandingPart()
    records: RecordsPart = RecordsPart()
    people: PeoplePart = PeoplePart()
    forecast: ForecastPart = ForecastPart()
    shelf: ShelfPart = ShelfPart()
    talk: TalkPart = TalkPart()
    decks: DeckBuilder | None = None  # where players may bring decks of their own
    _states: msgpack.Decoder[Any]

    def __init_subclass__(cls) -> None:
        """The decoder of its states is made with the game: two threads that make it at once, at first use, can crash the process."""
        super().__init_subclass__()
        if "state_type" in vars(cls):
            cls._states = msgpack.Decoder(cls.state_type)

    def read_state(self, data: bytes) -> Any:
        """A state from its bytes."""
        return self._states.decode(data)

    @abstractmethod
    def setup(self, setup: dict[str, Any], chance: Chance) -> GameState:
        """The first state, agenda included. Raises BadSetup with the reason when the set-up cannot be played."""

    @abstractmethod
    def play(self, state: Any) -> AnyPlay:
        """The game in progress over that state."""

    @abstractmethod
    def view(self, play: Any, seat: int | None) -> Any:
        """All that a seat (None: a watcher) may see, built from a whitelist; JSON-able ids and numbers."""

    @abstractmethod
    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        """A sensible set-up for that scenario and number of seats."""

    def seats_in(self, scenario: str) -> tuple[int, int]:
        """The fewest and the most seats of that scenario."""
        return self.seats

    def static(self, play: Any) -> Any:
        """What never changes during a game (a map's geometry), sent to a client once."""
        return {}

    def describe(self, play: Any, seat: int | None, lang: str, people: Sequence[str] = ()) -> list[Passage]:
        """The table in words, from what that seat may see. `people` is what to call who sits where, when several do."""
        return in_words(to_builtins(self.view(play, seat)), self.text, lang)

    def census(self, play: Any) -> dict[str, int]:
        """How many pieces of each kind there are in all; the conformance suite checks that it never changes."""
        return {}

    @cached_property
    def edition(self) -> str:
        """Exactly these rules: tables and saves of the same edition can be continued without a doubt."""
        return edition_of(self.folder)

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


def registered() -> dict[str, Game]:
    """Those made known in this process."""
    return dict(_registered)


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="stockade.games")}


@cache
def _loaded(point: EntryPoint) -> Game:
    return point.load()


def games() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    installed = {game.id: game for game in map(_loaded, _installed().values())}
    return dict(sorted({**installed, **_registered}.items()))


def find_game(game_id: str) -> Game:
    """That game, or UnknownGame naming the choices."""
    if game_id in _registered:  # without looking at the installed ones: one that cannot be imported stays its own trouble
        return _registered[game_id]
    point = _installed().get(game_id)
    if point is not None and _loaded(point).id == game_id:  # nobody waits for the others
        return _loaded(point)
    found = games()
    if game_id not in found:
        raise UnknownGame(game=game_id, choices=", ".join(found))
    return found[game_id]

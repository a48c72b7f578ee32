"""What is asked and answered over HTTP, as structs; `CALLS` lists every address with its body and its answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from stockade.engine.deckbuilding import Deck, DeckOffer, DeckSums
from stockade.server.bubbles import BotsSay
from stockade.server.lookback import AskReview, LookBack, Past, ReviewNow
from stockade.server.protocol import SeatInfo, TableFrame, Welcome, decoded
from stockade.server.taught import GuideInfo, PuzzleInfo, Solution
from stockade.server.wire import Both, Count, GameView, Glossary, Kind, Lang, Name, SetUp, Tokens

T = TypeVar("T")
TableId = Annotated[str, Meta(max_length=40)]
GameId = Annotated[str, Meta(max_length=60)]
CardId = Annotated[str, Meta(max_length=80)]
Luck = Literal["same", "new"]
Copies = Annotated[int, Meta(ge=0, le=99)]


# -- what is asked ----------------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who should sit there when a table is made. The link of somebody `invited` opens the seat for one browser and is used up then: it
    brings a secret of its own (`key` in hello), so that whoever made the table cannot look at that seat."""

    kind: Kind = "human"
    name: Name = ""
    invited: bool = False


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; without a seed the server's own. After `away` seconds an absent person's seat may be offered to others, after
    `clock` seconds (0: never) that of somebody who has not answered to a bot, if all agree. With `talk` watchers may chat;
    `bots_say` is how bots speak."""

    game: GameId
    setup: SetUp
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    seed: Count | None = None
    away: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0
    clock: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0
    talk: bool = False
    bots_say: BotsSay = "shown"
    lang: Lang = "en"


class Branch(Struct, forbid_unknown_fields=True):
    """A new table from the position after the first `at` answers (all of them) of another one: with the dice that came then, or new
    ones; without `seats` those who sat there, people's seats for people."""

    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    luck: Luck = "same"
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    lang: Lang = "en"


class Wrong(Struct, forbid_unknown_fields=True):
    """Something that is wrong at a table, in somebody's words."""

    words: Annotated[str, Meta(max_length=2_000)] = ""
    lang: Lang = "en"


class Preview(Struct, forbid_unknown_fields=True):
    """A set-up to be looked at."""

    game: GameId
    setup: SetUp
    lang: Lang = "en"


class SetupFile(Struct, forbid_unknown_fields=True):
    """A file that makes one choice of a set-up."""

    game: GameId
    option: Annotated[str, Meta(max_length=40)]
    words: Annotated[str, Meta(max_length=20_000)]
    scenario: Annotated[str, Meta(max_length=60)] = ""
    lang: Lang = "en"


class MyTable(Struct, forbid_unknown_fields=True):
    """One table a browser remembers."""

    table: TableId
    tokens: Tokens


class Mine(Struct, forbid_unknown_fields=True):
    """Which tables."""

    tables: Annotated[list[MyTable], Meta(max_length=100)]
    lang: Lang | Literal[""] = ""


class DeckBody(Struct, forbid_unknown_fields=True):
    """A deck as the browser sends it: card id to copies."""

    hero: CardId
    cards: Annotated[dict[CardId, Copies], Meta(max_length=200)]
    name: Annotated[str, Meta(max_length=80)] = ""

    @property
    def deck(self) -> Deck:
        """The same without cards of which there are none."""
        return Deck(self.hero, {card: copies for card, copies in self.cards.items() if copies}, self.name)


class CheckDeck(Struct, forbid_unknown_fields=True):
    """A deck to be judged."""

    deck: DeckBody
    lang: Lang = "en"


class ReadDeck(Struct, forbid_unknown_fields=True):
    """A pasted list, or the JSON of a deck site."""

    words: Annotated[str, Meta(min_length=1, max_length=40_000)]
    lang: Lang = "en"


class WriteDeck(Struct, forbid_unknown_fields=True):
    """A deck to be written as a list or as JSON."""

    deck: DeckBody
    form: Literal["list", "json"]
    lang: Lang = "en"


# -- what is answered -------------------------------------------------------------------------------------------------


class HowHard(Struct):
    """How many games strong bots won at that number of seats, and in how many `rounds` on average (0: not counted); the true share lies
    between `low` and `high`, in percent."""

    seats: int
    games: int
    won: int
    share: int
    low: int
    high: int
    rounds: float = 0.0


class ScenarioInfo(Struct):
    """A scenario on the new-table page; `defaults` are set-ups by number of seats, `hard` is what was measured."""

    id: str
    name: Both
    text: Both
    minutes: int
    difficulty: int | str | None
    seats: tuple[int, int]
    defaults: dict[str, SetUp]
    hard: list[HowHard] = []


class Choice(Struct):
    """Something that can be chosen."""

    id: str
    name: Both


class SetupChoices(Struct):
    """One entry of a set-up, what the game calls it, and from what it is chosen."""

    name: str
    title: Both
    least: int
    most: int
    choices: list[Choice]


class ShelfGroup(Struct):
    """Scenarios that stand together, and what they are called."""

    name: Both
    scenarios: list[str]


class ShelfInfo(Struct):
    """How a game stands on the shelf: its groups, and the kinds and the players that a win is counted under (`Welcome.cells`)."""

    groups: list[ShelfGroup]
    kinds: list[Choice]
    who: list[Choice]


class GameInfo(Struct):
    """A game on the start page, and everything its new-table page offers."""

    id: str
    name: Both
    tagline: Both
    seats: tuple[int, int]
    minutes: int
    scenario_option: str
    scenarios: list[ScenarioInfo]
    options: list[SetupChoices]
    defaults: SetUp
    ready: bool
    shelf: ShelfInfo


class FirstLook(Struct):
    """The first position of a table that does not exist yet, as a watcher would see it."""

    welcome: Welcome
    table: TableFrame


class FileRead(Struct):
    """What a file chooses for a set-up."""

    setup: SetUp


class SeatLink(Struct):
    """A seat of a new table and the secret that opens it."""

    seat: int
    token: str
    kind: Kind
    name: str


class MadeTable(Struct):
    """A new table and its links."""

    table: str
    seats: list[SeatLink]
    watch: str


class TableSummary(Struct):
    """A table that a browser remembers: how it stands, which seats are `yours`, and which of those are `asked`.
    A `stranded` one cannot go on here, and says why; only its save file can be had."""

    table: str
    game: str
    scenario: str
    round: int
    outcome: str
    seats: list[SeatInfo]
    yours: list[int]
    asked: list[int]
    updated: str
    stranded: str | UnsetType = UNSET


class Player(Struct):
    """Who played a seat."""

    kind: str
    name: str


class BestGame(Struct):
    """A finished game among the best; `this` marks the table that was asked about, `details` are the game's own."""

    place: int
    this: bool
    scenario: str
    outcome: str
    points: int
    who: list[Player]
    details: dict[str, Any]
    at: str


class RuleText(Struct):
    """A rule of the ledger in both languages; `shown` when it has an example to play, else `cannot` may say why it has none."""

    id: str
    topic: str
    title: str
    en: str
    fr: str
    example: str
    ruling: bool
    title_fr: str | UnsetType = UNSET
    example_fr: str | UnsetType = UNSET
    shown: bool = False
    cannot: Both | UnsetType = UNSET


class ExampleStep(Struct):
    """One step of an example: its caption, the rule it cites, whether this is where to look, and the table right after it."""

    kind: Literal["position", "answer", "event", "question", "refused"]
    text: str
    rule: str
    marked: bool
    touches: list[str]
    round: int
    phase: str
    view: GameView


class ExamplePlay(Struct):
    """The example of a rule, played by the engine: all that a small board needs to show it."""

    rule: str
    welcome: Welcome
    steps: list[ExampleStep]


class TryRule(Struct):
    """A table of one's own that begins where the example of a rule does."""

    lang: Lang = "en"


class DeckTools(DeckOffer):
    """All that the builder's page shows, in one language."""

    static: GameView
    glossary: Glossary


class DeckFault(Struct):
    """Something wrong with a deck, the rule, and the card it speaks of."""

    text: str
    rule: str
    card: str


class DeckJudged(Struct):
    """A deck in numbers, what is wrong with it, and why cards may not go in or come out."""

    deck: Deck
    legal: bool
    faults: list[DeckFault]
    no_more: dict[str, DeckFault]
    no_less: dict[str, DeckFault]
    sums: DeckSums


class UnreadLine(Struct):
    """A line of a list that says nothing we know, and what it may have meant."""

    line: int
    words: str
    text: str
    near: list[str]


class DeckRead(DeckJudged):
    """What a pasted list says, judged."""

    unread: list[UnreadLine]


class DeckWritten(Struct):
    """A deck as text."""

    text: str


class Problem(Struct):
    """Why a request was refused; where in its body or file, and by which rule."""

    code: str
    text: str
    path: str | UnsetType = UNSET
    line: int | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Failure(Struct):
    """The body of every refused request."""

    error: Problem


# -- addresses --------------------------------------------------------------------------------------------------------


class Call(Struct):
    """An address: what it takes and what it gives; `answer` None is a file and not JSON."""

    method: Literal["GET", "POST"]
    path: str
    says: str
    answer: Any
    body: Any = None


CALLS = [
    Call("GET", "/api/games", "all games, and what can be chosen for them", list[GameInfo]),
    Call("GET", "/api/rules/{game}", "the ledger of a game", list[RuleText]),
    Call("GET", "/api/rules/{game}/{rule}/example", "its example, step by step; `?lang=`", ExamplePlay),
    Call("POST", "/api/rules/{game}/{rule}/try", "a table that begins where its example does; `x-word` as above", MadeTable, TryRule),
    Call("GET", "/api/best/{game}", "its best finished games; `?most=10`, and `?table=` marks one", list[BestGame]),
    Call("GET", "/api/text/{lang}.ftl", "the strings of the browser table, as a Fluent file", None),
    Call("GET", "/api/protocol", "this protocol as JSON Schema", dict[str, Any]),
    Call("POST", "/api/preview", "the first position of a set-up", FirstLook, Preview),
    Call("POST", "/api/setup-file", "what a file says about one choice of a set-up", FileRead, SetupFile),
    Call("POST", "/api/tables", "a new table and its links; `x-word` where the keeper asks for one", MadeTable, NewTable),
    Call("POST", "/api/mine", "how the tables stand that a browser remembers", list[TableSummary], Mine),
    Call("GET", "/api/tables/{table}/save", "its save file; `x-seat-token` names the seats one holds", None),
    Call("POST", "/api/tables/{table}/past", "a stretch of its past; `x-seat-token` names what one holds", Past, LookBack),
    Call("POST", "/api/tables/{table}/review", "a finished game looked back at, as far as that has come", ReviewNow, AskReview),
    Call("POST", "/api/tables/{table}/branch", "a new table from one of its positions; `x-seat-token` as for its save", MadeTable, Branch),
    Call("POST", "/api/tables/{table}/report", "a file that says what is wrong there; `x-seat-token` as for its save", None, Wrong),
    Call("POST", "/api/import", "a table from a save file, which is the body; `?at=` and `?luck=new` as for a branch", MadeTable),
    Call("GET", "/api/guides", "the guided first games", list[GuideInfo]),
    Call("POST", "/api/guides/{game}", "a table where its guided game begins; `x-word` where the keeper asks for one", MadeTable),
    Call("GET", "/api/puzzles/{game}", "its puzzles, the easy ones first", list[PuzzleInfo]),
    Call("GET", "/api/puzzles/{game}/{puzzle}", "the position of one, as whoever is asked there sees it; `?lang=`", FirstLook),
    Call("GET", "/api/puzzles/{game}/{puzzle}/solution", "how it is solved; `?lang=`", Solution),
    Call("POST", "/api/puzzles/{game}/{puzzle}", "a table that begins there; `x-word` where the keeper asks for one", MadeTable),
    Call("GET", "/api/decks/{game}", "what decks are built from; `?lang=`", DeckTools),
    Call("POST", "/api/decks/{game}/check", "what is wrong with a deck", DeckJudged, CheckDeck),
    Call("POST", "/api/decks/{game}/read", "a pasted list", DeckRead, ReadDeck),
    Call("POST", "/api/decks/{game}/write", "a deck as text", DeckWritten, WriteDeck),
]


_decoders = {call.body: msgspec.json.Decoder(call.body) for call in CALLS if call.body}


def read_body(data: bytes, kind: type[T]) -> T:
    """The JSON body of a request, or Malformed."""
    return decoded(_decoders[kind].decode, data)

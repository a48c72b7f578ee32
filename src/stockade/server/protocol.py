"""The frames of a table's socket, both ways: tagged structs, from which the browser's types and the reference page are made.

What a browser sends is checked in one step, types, sizes and unknown fields; a frame that does not fit becomes `Malformed`, which names
the place. What it is sent carries ids and numbers besides finished sentences. `tools/contract.py` writes what follows from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from stockade.engine.checkpoint import Step
from stockade.engine.errors import StockadeError
from stockade.engine.passage import Passage
from stockade.server.bubbles import Asker, BotsFrame, BotsSay, Bubble, Reply
from stockade.server.insights import AskForecast, AskHint, AskLeads, AskPlan, ForecastFrame, HintFrame, LeadsFrame
from stockade.server.options import OptionView, PlanFrame
from stockade.server.wire import (
    Args,
    Count,
    GameView,
    Glossary,
    Groups,
    Keys,
    Kind,
    Lang,
    Name,
    NewKey,
    Origin,
    Patch,
    Seat,
    Tokens,
    Touches,
)


class Malformed(StockadeError):
    """A frame or body that is not part of the protocol; `path` says where it went wrong."""

    code = "malformed"


# -- what a browser sends ---------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first frame: which seats (or the watch link) this client holds. From now on `key`, a secret of its own, opens them instead;
    an invitation has to be exchanged like this, and whoever holds a seat may do so at any time."""

    tokens: Tokens
    lang: Lang = "en"
    key: NewKey | None = None


class AnswerFrame(Struct, tag="answer", forbid_unknown_fields=True):
    """A seat's answer to the question with that decision id."""

    seat: Seat
    decision: Count
    keys: Keys


class LangFrame(Struct, tag="lang", forbid_unknown_fields=True):
    """Speak another language from now on."""

    lang: Lang


class UndoFrame(Struct, tag="undo", forbid_unknown_fields=True):
    """Go back until `to` answers are left, or ask the others whether that is all right."""

    to: Count


class UndoVote(Struct, tag="undo-vote", forbid_unknown_fields=True):
    """Agree to an open request or turn it down; whoever asked withdraws it by not agreeing."""

    request: Count
    agree: bool


class HandFrame(Struct, tag="hand", forbid_unknown_fields=True):
    """Give a question of the group to another seat."""

    decision: Count
    to: Seat


class StandingFrame(Struct, tag="standing", forbid_unknown_fields=True):
    """Pass for this seat until that phase begins, or the next round; an empty `until` ends it."""

    seat: Seat
    until: Annotated[str, Meta(max_length=40)]


class CardFrame(Struct, tag="card", forbid_unknown_fields=True):
    """At windows always use that card, never in this round, or ask as usual."""

    seat: Seat
    card: Annotated[str, Meta(max_length=80)]
    answer: Literal["always", "never", "ask"]


class Hurry(Struct, tag="hurry", forbid_unknown_fields=True):
    """Bots should answer at once until a person is asked again."""


class AskWords(Struct, tag="describe", forbid_unknown_fields=True):
    """The table in words, please, as that seat sees it; without one, as everybody does."""

    seat: Seat | None = None


class SeatFrame(Struct, tag="seat", forbid_unknown_fields=True):
    """Rename a seat, give it to a bot or take it back."""

    seat: Seat
    kind: Kind
    name: Name = ""


class OfferFrame(Struct, tag="offer", forbid_unknown_fields=True):
    """Let a bot play for somebody who has been away for so long as the table allows, or whose clock has run out; or, with a `link` of the
    client's making, whoever comes with it. The others at the table are asked."""

    seat: Seat
    kind: Kind
    link: NewKey | None = None


class OfferVote(Struct, tag="offer-vote", forbid_unknown_fields=True):
    """Agree to an open offer or turn it down; whoever made it withdraws it by not agreeing."""

    offer: Count
    agree: bool


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Something said at the table, by watchers only where it lets them."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Still there?"""


Saying = StandingFrame | CardFrame | SeatFrame | OfferFrame | OfferVote | Say | Reply | BotsFrame
Wish = AskHint | AskForecast | AskLeads | AskPlan | AskWords
ClientFrame = Hello | AnswerFrame | LangFrame | UndoFrame | UndoVote | HandFrame | Wish | Hurry | Saying | Ping


# -- what it is sent --------------------------------------------------------------------------------------------------


class SeatInfo(Struct):
    """Who sits there, whether their screen is on, and until when they pass (empty: they are asked); so many `screens` hold the
    seat, and an `invited` person has not come yet. A seat that is `kept` has a secret which nobody else was ever told.
    Somebody who is not there left at `since`. Somebody who is asked has so many seconds `left`, where the table has a clock: it runs while
    they are there and nobody asks to go back."""

    seat: int
    kind: Kind
    name: str
    online: bool
    standing: str = ""
    screens: int = 0
    invited: bool = False
    kept: bool = False
    since: str = ""
    left: int | UnsetType = UNSET


class Phase(Struct):
    """A phase of the game by name."""

    id: str
    name: str


class Welcome(Struct, tag="welcome"):
    """The first frame: what does not change while playing. It comes again with another language. A `seed` that somebody chose is known to
    everybody. After `away` seconds without a screen a person's seat may be offered to others; after `clock` seconds (0: never) without
    an answer to a bot, if all agree. With `talk` watchers may chat. A win fills these `cells` of the shelf (`scenario/kind/who`)."""

    lang: Lang
    game: str
    scenario: str
    table: str
    you: list[int]
    watching: bool
    static: GameView
    glossary: Glossary
    phases: list[Phase]
    standing_cards: list[str]
    standing_habits: list[str]
    seats: list[SeatInfo]
    dice: Origin | None = None
    seed: int | None = None
    away: int = 0
    clock: int = 0
    talk: bool = False
    cells: list[str] = []


class RefusedView(Struct):
    """Something one might expect to do, why not, and the rule; or (`pointless`) it may be done, and nothing would come of it. `group` is
    where it would stand among the answers."""

    key: str
    text: str
    rule: str
    touches: Touches
    pointless: bool
    group: Groups


class CrumbView(Struct):
    """An answer already given on the way here; an undo to `to` takes it back."""

    text: str
    to: int


class AskView(Struct):
    """A question to a seat of this screen, to be answered with `least` to `most` keys. `args` say what it is about (what is owed, by whom,
    for which card), `obvious` is an answer that may be filled in. `window` is the card each answer uses, by key, where a seat may say once
    and for all what to do with it. `asker` says who wants to know, where one player asks another."""

    id: int
    seat: int
    group: bool
    prompt: str
    message: str
    rule: str
    source: str
    touches: Touches
    args: Args
    least: int
    most: int
    options: list[OptionView]
    refused: list[RefusedView]
    crumbs: list[CrumbView]
    obvious: list[str]
    window: dict[str, str]
    asker: Asker | None = None


class Waiting(Struct):
    """Somebody else is asked; about what, when that is no secret."""

    seat: int
    prompt: str | UnsetType = UNSET


class UndoStep(Struct):
    """A way back; `free` when nobody has to agree, `takes` what this client answered since, oldest first."""

    to: int
    step: Step
    free: bool
    seat: int
    text: str
    takes: list[str] = field(default_factory=list[str])


class UndoRequest(Struct):
    """Somebody asks to go back; everybody in `need` has to agree."""

    id: int
    by: int
    to: int
    agree: list[int]
    need: list[int]


class SeatOffer(Struct):
    """An absent person's seat for a bot, or (`link`) for somebody else; everybody in `need` has to agree."""

    id: int
    by: int
    seat: int
    kind: Kind
    link: bool
    agree: list[int]
    need: list[int]


class StandingCard(Struct):
    """What a seat of this screen has said beforehand about one of its cards."""

    seat: int
    card: str
    answer: str


class GoalView(Struct):
    """What is wanted at a table that was laid out for a puzzle, and whether it has come about."""

    puzzle: str
    text: str
    verdict: Literal["open", "met", "missed"]


class TableFrame(Struct, tag="table"):
    """The table as the seats of this screen see it now; `views` are those of its other seats, where these see
    something else; `bubbles` is what bots say, in that order."""

    seq: int
    round: int
    phase: str
    outcome: str
    winners: list[int]
    view: GameView
    asks: list[AskView]
    waiting: list[Waiting]
    undo: list[UndoStep]
    request: UndoRequest | None
    seats: list[SeatInfo]
    standing: list[StandingCard]
    offer: SeatOffer | None = None
    bots_say: BotsSay = "shown"
    bubbles: list[Bubble] = []
    views: dict[str, GameView] | UnsetType = UNSET
    goal: GoalView | UnsetType = UNSET


class LogLine(Struct):
    """Something that happened. `patch` is what it changed in `round`, `phase`, `view` and `views` of the table frame, for whoever wants to
    watch: from the frame before on, line by line. Old lines come without."""

    n: int
    kind: str
    text: str
    rule: str
    touches: Touches
    args: Args
    patch: Patch | UnsetType = UNSET


class LogFrame(Struct, tag="log"):
    """New lines of the log. With `cut` everything from number `from` on is forgotten first."""

    first: int = field(name="from")
    lines: list[LogLine]
    cut: bool | UnsetType = UNSET


class WordsFrame(Struct, tag="words"):
    """The table in words, as that seat sees it; `picture` is what a terminal draws in place of the lines."""

    seat: int | None
    passages: list[Passage]


class ErrorFrame(Struct, tag="error"):
    """A refusal and its reason; `path` is the place in a frame that could not be read."""

    code: str
    text: str
    rule: str
    path: str | UnsetType = UNSET


class ChatFrame(Struct, tag="chat"):
    """Something said at the table after so many lines of the log; `seat` is -1 for a watcher, `old` what was said before one came. With
    `to` it is an objection to what the bot of that seat was about to do, without words."""

    n: int
    seat: int
    name: str
    text: str
    line: int
    at: str
    old: bool | UnsetType = UNSET
    to: int | UnsetType = UNSET


class Pong(Struct, tag="pong"):
    """Still here."""


ServerFrame = (
    Welcome | TableFrame | LogFrame | HintFrame | ForecastFrame | LeadsFrame | PlanFrame | WordsFrame | ErrorFrame | ChatFrame | Pong
)

_frames: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


def where(error: Exception) -> str:
    """The path inside the message that msgspec complained about (`$.keys[0]`)."""
    words = str(error)
    return words.rsplit("at `", 1)[1].rstrip("`") if "at `" in words else "$"


def decoded(decode: Any, data: str | bytes) -> Any:
    """What the bytes say, or Malformed."""
    try:
        return decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Malformed(path=where(error)) from error


def read_frame(data: str | bytes) -> ClientFrame:
    """The frame a client sent, or Malformed."""
    return decoded(_frames.decode, data)

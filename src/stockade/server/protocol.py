"""What a browser may send, as tagged structs that refuse anything else, and the records a table keeps.

Decoding checks types, sizes and unknown fields in one step; a frame that does not fit becomes `Malformed`, which names the place.
Server frames are plain dictionaries, made in `frames.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from stockade.engine.errors import StockadeError

T = TypeVar("T")
Lang = Literal["en", "fr"]
Kind = Literal["human", "greedy", "random"]
Seat = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Key = Annotated[str, Meta(max_length=200)]
Keys = Annotated[list[Key], Meta(max_length=300)]
Token = Annotated[str, Meta(max_length=64)]
Tokens = Annotated[list[Token], Meta(max_length=16)]
Name = Annotated[str, Meta(max_length=40)]
TableId = Annotated[str, Meta(max_length=40)]
GameId = Annotated[str, Meta(max_length=60)]


class Malformed(StockadeError):
    """A frame or body that is not part of the protocol; `path` says where it went wrong."""

    code = "malformed"


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first frame: which seats (or the watch link) this client holds."""

    tokens: Tokens
    lang: Lang = "en"


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


class HintFrame(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""

    seat: Seat


class SeatFrame(Struct, tag="seat", forbid_unknown_fields=True):
    """Rename a seat, give it to a bot or take it back."""

    seat: Seat
    kind: Kind
    name: Name = ""


class ChatFrame(Struct, tag="chat", forbid_unknown_fields=True):
    """Something said at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Still there?"""


Saying = StandingFrame | CardFrame | SeatFrame | ChatFrame
ClientFrame = Hello | AnswerFrame | LangFrame | UndoFrame | UndoVote | HandFrame | HintFrame | Saying | Ping


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who should sit there when a table is made."""

    kind: Kind = "human"
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    game: GameId
    setup: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    lang: Lang = "en"


class Preview(Struct, forbid_unknown_fields=True):
    """The body of POST /api/preview."""

    game: GameId
    setup: dict[str, Any]
    lang: Lang = "en"


class SetupFile(Struct, forbid_unknown_fields=True):
    """The body of POST /api/setup-file: what a file says about one choice of the set-up."""

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
    """The body of POST /api/mine."""

    tables: Annotated[list[MyTable], Meta(max_length=100)]
    lang: Lang | Literal[""] = ""


class Answered(Struct, tag="answer"):
    """Record: a seat answered; `how` is empty for a person, else `bot` or `standing`; `line` is how long the log was when it was asked,
    `digest` the position that the answer led to."""

    seat: int
    keys: list[str]
    how: str = ""
    line: int = -1
    digest: str = ""


class Undone(Struct, tag="undo"):
    """Record: the table went back to that many answers."""

    to: int
    by: int


class Handed(Struct, tag="hand"):
    """Record: the group question asked of `seat` went to another one."""

    seat: int
    to: int


class Chatted(Struct, tag="chat"):
    """Record: something was said; `seat` is -1 for a watcher, `line` is how long the log was."""

    seat: int
    name: str
    text: str
    line: int


class Seated(Struct, tag="seat"):
    """Record: a seat changed its name or who plays it; `was` is who did before (empty when that was not written down)."""

    seat: int
    kind: str
    name: str
    was: str = ""

    @property
    def person(self) -> bool:
        """Whether a person sits there now or did before, as far as that was written down."""
        return "human" in (self.kind, self.was or "human")


class Requested(Struct, tag="request"):
    """Record: a seat asked to go back; `need` are the seats that must agree."""

    by: int
    to: int
    need: list[int]


class Voted(Struct, tag="vote"):
    """Record: these seats agreed to the open request, or somebody turned it down."""

    seats: list[int]
    agree: bool


class Standing(Struct, tag="standing"):
    """Record: a seat passes until then; `line` is how long the log was."""

    seat: int
    until: str
    line: int


class CardSaid(Struct, tag="card"):
    """Record: what a seat said beforehand about one of its cards, in that round."""

    seat: int
    card: str
    answer: str
    round: int


class Finished(Struct, tag="finish"):
    """Record: the game is over and remembered with these points; `who` are the seats as (kind, name)."""

    game: str
    scenario: str
    outcome: str
    points: int
    tie: int
    who: list[tuple[str, str]]
    details: dict[str, Any]


class PlayedBy(Struct, tag="edition"):
    """Record: from here on the table is played by that edition of the rules; a new table says from which position."""

    edition: str
    content_version: int
    digest: str = ""


Body = Answered | Undone | Handed | Chatted | Seated | Requested | Voted | Standing | CardSaid | Finished | PlayedBy

_frames: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
_bodies: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
_finished = msgspec.json.Decoder(Finished)


def where(error: Exception) -> str:
    """The path inside the message that msgspec complained about (`$.keys[0]`)."""
    words = str(error)
    return words.rsplit("at `", 1)[1].rstrip("`") if "at `" in words else "$"


def _decoded(decode: Any, data: str | bytes) -> Any:
    try:
        return decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Malformed(path=where(error)) from error


def read_frame(data: str | bytes) -> ClientFrame:
    """The frame a client sent, or Malformed."""
    return _decoded(_frames.decode, data)


def read_body(data: bytes, kind: msgspec.json.Decoder[T]) -> T:
    """The JSON body of a request, or Malformed."""
    return _decoded(kind.decode, data)


def read_record(data: bytes) -> Body:
    """A record as it was stored."""
    return _bodies.decode(data)


def read_finished(data: bytes) -> Finished:
    """A finished game as it is remembered."""
    return _finished.decode(data)


def kind_of(body: Body) -> str:
    """The tag under which a record is stored."""
    return str(type(body).__struct_config__.tag)

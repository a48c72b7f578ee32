"""What a table writes down, one record after the other; the table is their sum."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from stockade.server.seats import Dice, Kind, Speaks


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
    kind: Kind
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


class Over(Struct, tag="over"):
    """Record: the answer before ended the game."""

    outcome: str


class Closed(Struct, tag="close"):
    """Record: whoever keeps the server closed the table; nothing more happens here."""


class Founded(Struct, tag="found"):
    """Record: how the table began. Its dice are the server's secret, follow a seed that somebody chose, or come from a save file. The
    links of the seats in `invited` open them for one browser and are used up then. After `away` seconds an empty seat may be offered,
    after `clock` seconds (0: never) that of somebody who has not answered; with `talk` watchers may chat. A game taken up `again` in
    the middle is not among the best, and one laid out for a `puzzle` neither. Bots say what they do and why unless they are `off`, and
    wait for others to agree where they `ask`."""

    dice: Dice
    invited: list[int] = []
    away: int = 0
    clock: int = 0
    talk: bool = False
    again: bool = False
    bots_say: Speaks = "shown"
    puzzle: str = ""


class BotsSpeak(Struct, tag="bots"):
    """Record: from here on the bots of the table say what they do and why (`shown`), wait for others to agree (`ask`), or are silent."""

    say: Speaks


class Objected(Struct, tag="object"):
    """Record: somebody did not want what the bot of that seat was about to do, after so many lines of the log."""

    seat: int
    by: int
    line: int = 0


class Keyed(Struct, tag="key"):
    """Record: another secret opens these seats from here on; that of somebody `invited` is a link which is used up by the first to come."""

    seats: list[int]
    hash: bytes
    invited: bool = False


class Offered(Struct, tag="offer"):
    """Record: somebody wants a bot, or whoever comes with a new link, to take the seat of an absent person; `need` must agree."""

    by: int
    seat: int
    kind: Kind
    need: list[int]
    hash: bytes = b""


class Consented(Struct, tag="consent"):
    """Record: these seats agreed to the open offer, or somebody turned it down."""

    seats: list[int]
    agree: bool


class Arranged(Struct, tag="arrange"):
    """Record: the table begins from this position, which its set-up alone does not give; only the house itself arranges one."""

    start: bytes


class Twisted(Struct, tag="twist"):
    """Record: from here on other dice, and another order of what nobody knows."""

    luck: int
    digest: str = ""


class Reviewed(Struct, tag="review"):
    """Record: what was thought about the finished game, of that very position."""

    digest: str
    found: bytes


class PlayedBy(Struct, tag="edition"):
    """Record: from here on the table is played by that edition of the rules; a new table says from which position."""

    edition: str
    content_version: int
    digest: str = ""


Body = (
    Answered
    | Undone
    | Handed
    | Chatted
    | Seated
    | Requested
    | Voted
    | Standing
    | CardSaid
    | Finished
    | Over
    | Closed
    | Founded
    | Keyed
    | BotsSpeak
    | Objected
    | Offered
    | Consented
    | PlayedBy
    | Arranged
    | Twisted
    | Reviewed
)

_bodies: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
_finished = msgspec.json.Decoder(Finished)


def read_record(data: bytes) -> Body:
    """A record as it was stored."""
    return _bodies.decode(data)


def read_finished(data: bytes) -> Finished:
    """A finished game as it is remembered."""
    return _finished.decode(data)


def kind_of(body: Body) -> str:
    """The tag under which a record is stored."""
    return str(type(body).__struct_config__.tag)

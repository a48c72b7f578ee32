"""What is sent about the bubbles at seats: what bots say, and what people answer to it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stockade.server import seats
from stockade.server.wire import Count, Touches

BotsSay = Annotated[
    seats.Speaks,
    Meta(title="BotsSay", description="Whether bots say what they do and why, and whether they wait for others to agree."),
]


class Reply(Struct, tag="reply", forbid_unknown_fields=True):
    """Agree to what a bot is about to do, or object: one objection is enough, and it does something else."""

    bubble: Count
    agree: bool


class BotsFrame(Struct, tag="bots", forbid_unknown_fields=True):
    """From now on the bots of this table speak so."""

    say: BotsSay


class Asker(Struct):
    """The seat that wants to know something of another one, and how it puts it."""

    seat: int
    text: str


class Bubble(Struct):
    """What a bot does and why, for everybody at the table to read. With `asks` it waits a moment: one may agree or object; `chances`
    is then how often imagined games are won without and with it, and `chances_of` what the two numbers are, once that is known."""

    id: int
    seat: int
    text: str
    because: str
    asks: bool
    touches: Touches
    chances: str = ""
    chances_of: str = ""

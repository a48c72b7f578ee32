"""Seats and their secrets. A token is shown once, in a link; only its hash is kept, and comparing takes the same time for any guess."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from stockade.server.refusal import BadToken, KeyFirst

Kind = Literal["human", "strong", "greedy", "random"]
Dice = Literal["server", "seed", "save"]
Speaks = Literal["off", "shown", "ask"]  # how bots do
HUMAN: Kind = "human"


def new_token() -> str:
    """A secret that opens one seat."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A name for a table that is easy to read aloud; it opens nothing by itself."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(12))


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def opens(token: str, kept: bytes) -> bool:
    """Whether that token belongs to that hash."""
    return hmac.compare_digest(token_hash(token), kept)


def plain(text: str) -> str:
    """What a person typed, on one line and without invisible control characters."""
    return "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text).strip()


class Seat(Struct):
    """A chair at a table: who plays it, under which name, and which hash its link has. Whoever comes first with the
    link of somebody `invited` brings a secret of their own; a seat that is `kept` has one which nobody else was ever told."""

    seat: int
    kind: Kind
    name: str
    hash: bytes
    invited: bool = False
    kept: bool = False

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return self.kind == HUMAN


def opened_by(seats: Sequence[Seat], tokens: Sequence[str]) -> list[Seat]:
    """The seats that these tokens open, also those that wait for a secret of their own."""
    return [seat for seat in seats if any(opens(token, seat.hash) for token in tokens)]


def held_by(seats: Sequence[Seat], tokens: Sequence[str]) -> list[int]:
    """The seats that these tokens are the secrets of."""
    return [seat.seat for seat in opened_by(seats, tokens) if not seat.invited]


def admitted(seats: Sequence[Seat], watch_hash: bytes, tokens: Sequence[str]) -> tuple[list[int], bool]:
    """The seats these tokens hold, and whether they only let one watch. Raises BadToken or KeyFirst."""
    held = held_by(seats, tokens)
    if not held and opened_by(seats, tokens):
        raise KeyFirst
    if not held and not any(opens(token, watch_hash) for token in tokens):
        raise BadToken
    return held, not held

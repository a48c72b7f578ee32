"""Tables that cannot go on here: their game is gone, or its rules have changed so that the answers lead elsewhere.

Nothing of them is lost. They stay on the lists of their people, say why, and can be taken along as a save file that tells what was
answered: the edition that played them opens it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from stockade.engine.ask import Answer
from stockade.engine.checkpoint import Story
from stockade.engine.errors import UnknownGame
from stockade.engine.game import find_game
from stockade.engine.savefile import SAVE_FORMAT
from stockade.engine.state import encode
from stockade.server import frames
from stockade.server.bodies import TableSummary
from stockade.server.history import answers, key_seats
from stockade.server.protocol import SeatInfo
from stockade.server.records import Finished, Founded, Keyed, PlayedBy, Seated, Undone
from stockade.server.seats import HUMAN, Seat
from stockade.server.store import Stored


def seats_of(stored: Stored) -> list[Seat]:
    """Who sat there last."""
    seats = [Seat(seat.seat, seat.kind, seat.name, seat.token_hash) for seat in stored.seats]
    for record in stored.records:
        if isinstance(record.body, Founded | Keyed):
            key_seats(seats, record.body)
    return seats


def summary(stored: Stored, held: Collection[int], why: str) -> TableSummary:
    """A line for the start page, with the reason."""
    setup: dict[str, Any] = msgspec.json.decode(stored.row.setup)
    try:
        scenario = str(setup.get(find_game(stored.row.game).scenario_option, ""))
    except UnknownGame:
        scenario = ""
    return TableSummary(
        table=stored.row.id,
        game=stored.row.game,
        scenario=scenario,
        round=0,
        outcome="",
        seats=[SeatInfo(seat.seat, seat.kind, seat.name, online=False) for seat in stored.seats],
        yours=sorted(held),
        asked=[],
        updated=frames.iso(stored.records[-1].at if stored.records else stored.row.created),
        stranded=why,
    )


def sealed(stored: Stored, held: Collection[int]) -> bool:
    """Whether the file would tell secrets of people who are not among those that hold these seats. Nobody can say any more how the game
    stands, so only one that is remembered as finished counts as over."""
    people = {seat.seat for seat in stored.seats if seat.kind == HUMAN}
    people |= {record.body.seat for record in stored.records if isinstance(record.body, Seated) and record.body.person}
    ends = [record.body for record in stored.records if isinstance(record.body, (Finished, Undone))]
    if people <= set(held) or (ends and isinstance(ends[-1], Finished)):
        return False
    try:
        return find_game(stored.row.game).secrets.private(msgspec.json.decode(stored.row.setup))
    except Exception:  # the game is gone, or does not know such a set-up any more
        return True


def story(stored: Stored) -> bytes:
    """A save file with the answers alone."""
    row, given = stored.row, answers(stored.records)
    first = stored.records[0].body if stored.records else None
    begun = first.digest if isinstance(first, PlayedBy) else ""
    return encode(
        Story(
            format=SAVE_FORMAT,
            game=row.game,
            content_version=row.content_version,
            setup=msgspec.json.decode(row.setup),
            seed=row.seed,
            answers=[Answer(answer.seat, answer.keys) for answer in given],
            digest=given[-1].digest if given else begun,
        )
    )

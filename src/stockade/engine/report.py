"""A reported problem as a file: what somebody found wrong, the table it was found at, and by which rules it was played."""

from __future__ import annotations

import msgspec
from msgspec import Struct, json

from stockade import __version__
from stockade.engine.errors import BadSave
from stockade.engine.table import Table

WORDS_MOST = 2_000


class Report(Struct, kw_only=True):
    """`save` is the table as it stood, with every answer that led there; it holds the whole truth, like any save file."""

    words: str
    stockade: str
    game: str
    content_version: int
    edition: str
    answers: int
    digest: str
    save: bytes


_report = json.Decoder(Report)


def report(table: Table, words: str) -> bytes:
    """The file, of the table as it stands."""
    game = table.game
    found = Report(
        words=words[:WORDS_MOST],
        stockade=__version__,
        game=game.id,
        content_version=game.content_version,
        edition=game.edition,
        answers=len(table.answers),
        digest=table.digest(),
        save=table.save(),
    )
    return json.format(json.encode(found), indent=1)


def read(data: bytes) -> Report:
    """What such a file says; a save file is taken too, as a report without words."""
    try:
        return _report.decode(data)
    except msgspec.MsgspecError:
        table = Table.load(data)
        return _report.decode(report(table, ""))
    except (UnicodeDecodeError, RecursionError) as error:
        raise BadSave(reason="damaged", detail=str(error)) from error

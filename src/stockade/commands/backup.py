"""`stockade backup` and `stockade restore`: the tables in one file that is whole, while a server plays them or not."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from stockade.commands.speak import Mistake, flag, out, say, spoken, tongue, trouble
from stockade.engine.errors import StockadeError


@contextmanager
def told() -> Generator[None]:
    """Whatever goes wrong with a file is one sentence."""
    import sqlite3

    from stockade.server.filelock import FileTaken, SeveralNames
    from stockade.server.sentences import explain
    from stockade.server.sentences import say as server_says

    try:
        yield
    except StockadeError as error:
        raise Mistake("error-as-told", why=explain(error, spoken())) from error
    except FileTaken as taken:
        raise Mistake("error-being-served", address=taken.address or "?") from taken
    except SeveralNames as linked:
        raise Mistake("error-as-told", why=server_says(spoken(), "serve-file-linked", file="", names=linked.names)) from linked
    except sqlite3.Error as error:
        raise Mistake("error-copy", why=str(error)) from error
    except OSError as error:
        raise Mistake("error-copy", why=trouble(error)) from error


def file_of(db: str) -> Path:
    """The tables file; a database has better tools of its own."""
    from stockade.server.postgres import ForItsTools, is_address, shown

    if is_address(db):
        raise ForItsTools(where=shown(db))
    return Path(db).expanduser()


def run(
    file: Annotated[Path, flag("backup-file")],
    *,
    db: Annotated[str, flag("db")] = "stockade.sqlite",
    force: Annotated[bool, flag("force")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """Write a copy of all tables."""
    tongue(lang)
    with told():
        from stockade.server.tablesfile import backup

        backup(file_of(db), file.expanduser(), force)
    out(say("backup-done", db=db, file=str(file), size=file.expanduser().stat().st_size))


def restore(
    file: Annotated[Path, flag("backup-file")],
    *,
    db: Annotated[str, flag("db")] = "stockade.sqlite",
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """Put such a copy back."""
    tongue(lang)
    with told():
        from stockade.server import tablesfile

        before = tablesfile.restore(file.expanduser(), file_of(db))
    out(say("restore-done", db=db, file=str(file)))
    if before:
        out(say("restore-before", before=str(before)))

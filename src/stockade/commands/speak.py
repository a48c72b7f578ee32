"""How the terminal speaks: both languages, plain lines on stdout, mistakes as one sentence.

The language is `--lang` when given, else STOCKADE_LANG, else the machine's own when it is French, else English. It is set before
anything else runs, because the help texts need it too.
"""

from __future__ import annotations

import errno
import json
import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cyclopts import Parameter
from msgspec import to_builtins

from stockade.engine.errors import Reason, RuleBroken, StockadeError, type_arg
from stockade.engine.text import LANGUAGES, MissingText, Text

_spoken = ["en"]
_given: list[str] = []


class Mistake(Exception):
    """Something asked for cannot be done; `key` names the sentence that says why and what can."""

    def __init__(self, key: str, /, **args: type_arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_text = args


@cache
def text() -> Text:
    """The words of the program itself."""
    return Text(Path(__file__).parent / "text")


def spoken() -> str:
    """The language of this run."""
    return _spoken[0]


def listen(argv: Sequence[str]) -> None:
    """Find out the language of this run; a wrong one is complained about when the command reads it."""
    _given[:] = argv
    wanted = os.environ.get("STOCKADE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    for here, word in enumerate(argv):
        if word.startswith("--lang="):
            wanted = word.partition("=")[2]
        elif word == "--lang" and here + 1 < len(argv):
            wanted = argv[here + 1]
    _spoken[0] = wanted[:2] if wanted[:2] in LANGUAGES else "en"


def command() -> str:
    """What was typed, as it can be typed again."""
    return shlex.join(["./stockade", *_given])


def tongue(lang: str) -> str:
    """The language to answer in, checked."""
    if lang and lang not in LANGUAGES:
        raise Mistake("error-unknown-language", lang=lang, choices=", ".join(LANGUAGES))
    return lang or spoken()


def say(key: str, /, **args: Any) -> str:
    """A sentence of the program in the language of this run."""
    return text().say(spoken(), key, args)


def word(source: Text, lang: str, key: str, args: Mapping[str, Any] | None = None) -> str:
    """A sentence of a game; a missing one shows its key, since a terminal must not stop for it."""
    try:
        return source.say(lang, key, args)
    except MissingText:
        return f"[{key}]"


def complaint(error: StockadeError, source: Text | None = None) -> str:
    """What a refused answer, a bad set-up or a bad file is told to a person."""
    keys = [error.text_key, f"error-{error.code}"]
    for words in filter(None, (source, text())):
        for key in keys:
            if words.has(spoken(), key):
                sentence = word(words, spoken(), key, error.args_for_text)
                # whoever reports a bug needs to name it
                return f"{sentence} ({error.args_for_text['what']})" if isinstance(error, RuleBroken) else sentence
    return str(error)


def trouble(error: OSError | UnicodeError) -> Reason:
    """Why a file cannot be read or written; the machine itself says it in one language only."""
    match error:
        case FileNotFoundError():
            return Reason("file-missing")
        case PermissionError():
            return Reason("file-forbidden")
        case IsADirectoryError():
            return Reason("file-folder")
        case UnicodeError():
            return Reason("file-not-text")
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return Reason("file-full")
        case _:
            return Reason("file-trouble", what=errno.errorcode.get(error.errno or 0, type(error).__name__))


def read_number(text: str) -> int | None:
    """A whole number as people type them; None for anything else, and for one longer than any that could be meant."""
    return int(text) if text.isdecimal() and len(text) <= 18 else None


def out(*lines: str) -> None:
    """Print the lines."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def out_json(value: Any) -> None:
    """Print one JSON value; structs are objects."""
    out(json.dumps(to_builtins(value), ensure_ascii=False, indent=2))


def flag(about: str, *names: str, **more: Any) -> Parameter:
    """An option of a command, explained by the message `flag-<about>`."""
    return Parameter(name=names or None, help=say(f"flag-{about}"), negative=more.pop("negative", ""), show_default=False, **more)


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows as aligned lines."""
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows), default=0))]
    return [gap.join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows]

"""The command line: finds the command, turns every mistake into one sentence and exit status 2, and stays out of the way.

Commands are named by module, so that only the one that runs is loaded.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import cyclopts

from stockade import __version__
from stockade.commands import allocator, speak
from stockade.engine import games, pack
from stockade.engine.errors import RuleBroken, StockadeError

COMMANDS = (
    "serve",
    "think",
    "play",
    "games",
    "rules",
    "lab",
    "bench",
    "figures",
    "replay",
    "seat",
    "ruling",
    "puzzles",
    "decks",
    "best",
    "tables",
    "backup",
    "restore",
    "doctor",
    "site",
)
GROUPS = {
    "bench": {"serve": "serve"},
    "rules": {"coverage": "coverage", "show": "show", "search": "search", "where": "where", "examples": "examples"},
    "tables": {"list": "show", "size": "sizes", "close": "close", "export": "export", "forget": "forget"},
    "decks": {"list": "show", "check": "check", "import": "import_", "export": "export"},
}  # command -> its parts and the functions that do them
ALONE = ("bench",)  # commands with parts that do something without one as well
PLACES = {"restore": "backup:restore"}  # commands that live with another one
MISTAKE = 2
STOPPED = 130


def build(asked: str = "") -> cyclopts.App:
    """The program with all its commands, explained in the language of this run; `asked` is the one that will run."""
    app = cyclopts.App(name="stockade", help=speak.say("help"), version=__version__, help_format="plaintext")
    for name in COMMANDS:
        if name in GROUPS:
            group = cyclopts.App(name=name, help=speak.say(f"help-{name}"))
            for part, function in GROUPS[name].items():
                group.command(f"stockade.commands.{name}:{function}", name=part, help=speak.say(f"help-{name}-{part}"))
            if name in ALONE and name == asked:
                group.default(import_module(f"stockade.commands.{name}").run)
            app.command(group)
        else:
            app.command(f"stockade.commands.{PLACES.get(name, f'{name}:run')}", name=name, help=speak.say(f"help-{name}"))
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status."""
    args = list(sys.argv[1:] if argv is None else argv)
    if argv is None and args[:1] == ["serve"]:
        allocator.choose()
    if reconfigure := getattr(sys.stdout, "reconfigure", None):
        reconfigure(errors="replace")  # a terminal that lacks a letter must not stop the game
    speak.listen(args)
    try:
        args = unpack(args)
        status = build(args[0] if args else "")(args, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except cyclopts.CycloptsError as error:
        return fail(misuse(error))
    except speak.Mistake as mistake:
        return fail(speak.say(mistake.key, **mistake.args_for_text))
    except RuleBroken as broken:  # our mistake, not theirs
        fail(speak.complaint(broken))
        return 1
    except StockadeError as error:
        return fail(speak.complaint(error))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader had enough (`stockade games | head`)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def unpack(args: list[str]) -> list[str]:
    """The command line without `--pack FOLDER`; the packs are read now, so that a bad one is told before anything starts."""
    rest: list[str] = []
    folders: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--pack":
            folders.append(next(words, ""))
        elif word.startswith("--pack="):
            folders.append(word.partition("=")[2])
        else:
            rest.append(word)
    if "" in folders:
        raise speak.Mistake("error-missing-argument", name="--pack")
    if folders:
        pack.give(folders)
    if pack.given():
        games()
    return rest


def misuse(error: cyclopts.CycloptsError) -> str:
    """What is wrong with the command line itself."""
    name = error.argument.name if error.argument is not None else ""
    unused = " ".join(error.unused_tokens or ())
    match error:
        case cyclopts.UnknownCommandError():
            choices = GROUPS.get((error.root_input_tokens or [""])[0], COMMANDS)
            return speak.say("error-unknown-command", name=unused.split(" ")[0], choices=", ".join(choices))
        case cyclopts.UnknownOptionError():
            return speak.say("error-unknown-flag", name=error.token.keyword or unused)
        case cyclopts.MissingArgumentError():
            return speak.say("error-missing-argument", name=name)
        case cyclopts.CoercionError():
            return speak.say("error-bad-value", name=name, value=error.token.value if error.token else unused)
        case _:
            return speak.say("error-misuse", words=unused or name)


def fail(sentence: str) -> int:
    """Say it on stderr."""
    sys.stdout.flush()
    sys.stderr.write(f"stockade: {sentence}\n")
    return MISTAKE


if __name__ == "__main__":
    sys.exit(main())

"""Content packs: folders with more content for a game, named by whoever runs the program and by nobody else.

A pack is a folder with a `pack.toml` that says which game it is for; the game reads the rest and checks it. Folders come from `--pack` or
from the variable STOCKADE_PACKS, never from a client: a set-up or a save only names the packs it needs, each with the digest of its files.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError

from stockade.engine.edition import fingerprint
from stockade.engine.errors import BadPack, PackChanged, PackMissing, Reason

VARIABLE = "STOCKADE_PACKS"
HEAD = "pack.toml"
FILES = (".toml", ".py", ".ftl")
_name = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_where = re.compile(r"line (\d+)")
_wrong_type = re.compile(r"Expected `(.+?)`, got `(.+?)`")
_wrong_field = re.compile(r"(missing required|unknown) field `(.+?)`")
_path = re.compile(r" - at `\$\.?(.+)`")
_loaded: dict[str, dict[str, Pack]] = {}


class Pack(Struct):
    """One folder of content; `head` is what its `pack.toml` says."""

    name: str
    game: str
    folder: Path
    digest: str
    head: dict[str, Any]


def give(folders: Sequence[str]) -> None:
    """These folders are read as packs, in this process and in those it starts."""
    os.environ[VARIABLE] = os.pathsep.join(
        [*filter(None, [os.environ.get(VARIABLE, "")]), *(str(Path(folder).resolve()) for folder in folders)]
    )


def given() -> list[Path]:
    """The folders that the owner of this machine named."""
    return [Path(part) for part in os.environ.get(VARIABLE, "").split(os.pathsep) if part]


def packs_of(game: str, folders: Iterable[Path]) -> list[Pack]:
    """The packs for that game in these folders: a folder is a pack or holds packs. Raises BadPack."""
    found: list[Pack] = []
    for folder in folders:
        heads = [folder / HEAD] if (folder / HEAD).is_file() else sorted(folder.glob(f"*/{HEAD}"))
        if not heads:
            raise BadPack(file=str(folder), line=0, reason="no-pack", what=HEAD)
        found += [pack for pack in map(read, heads) if pack.game == game]
    return found


def read(path: Path) -> Pack:
    """What a pack says about itself."""
    head = read_toml(path)
    for key in ("name", "game"):
        if not isinstance(head.get(key), str) or not _name.fullmatch(head[key]):
            raise BadPack(file=str(path), line=line_of(path, key), reason="missing-field", what=key)
    return Pack(head["name"], head["game"], path.parent, digest(path.parent), head)


def read_toml(path: Path) -> dict[str, Any]:
    """The table in a file; what is not TOML is refused with its line."""
    try:
        words = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadPack(file=str(path), line=0, reason="not-text") from error
    try:
        return tomllib.loads(words)
    except tomllib.TOMLDecodeError as error:
        lines = words.splitlines()
        found = _where.search(str(error))
        line = int(found[1]) if found else len(lines)
        raise BadPack(file=str(path), line=line, reason="unreadable", what="".join(lines[line - 1 : line]).strip()) from error


def misfit(error: ValidationError) -> Reason:
    """Why an entry of a table is not what it should be."""
    told, place = str(error), _path.search(str(error))
    at = {"at": place[1]} if place else {}
    ending = "-at" if place else ""
    if found := _wrong_type.search(told):
        return Reason(f"wrong-type{ending}", wanted=Reason("type", what=found[1]), given=Reason("type", what=found[2]), **at)
    if found := _wrong_field.search(told):
        return Reason(("unknown" if found[1] == "unknown" else "missing") + "-entry", what=found[2])
    return Reason(f"wrong-value{ending}", **at)


def line_of(path: Path, *keys: str) -> int:
    """The line where an entry of a TOML file stands: its header, or one of its fields (`line_of(path, "hydra-medic", "boost")`)."""
    found = 0
    lines = path.read_text(encoding="utf-8").splitlines()
    for key in keys:
        quoted = re.escape(key)
        entry = re.compile(rf'\s*(\[+\s*(.*\.)?"?{quoted}"?\s*[\].]|"?{quoted}"?\s*(=|\.))')
        found = next((number for number, line in enumerate(lines[found:], found + 1) if entry.match(line)), found)
    return found


def is_test(path: Path) -> bool:
    """Tests may lie beside the content; they are no part of it."""
    return path.name.startswith(("test_", "conftest"))


def digest(folder: Path) -> str:
    """A short name for exactly these files."""
    return fingerprint(lambda path: path.suffix in FILES and not is_test(path), folder)


def keep(pack: Pack) -> None:
    """The game has read it. Two packs of one name would be mistaken for each other."""
    packs = _loaded.setdefault(pack.game, {})
    if pack.name in packs:
        raise BadPack(file=str(pack.folder / HEAD), line=line_of(pack.folder / HEAD, "name"), reason="duplicate", what=pack.name)
    packs[pack.name] = pack


def drop(game: str, name: str) -> None:
    """The game has forgotten it."""
    _loaded.get(game, {}).pop(name, None)


def loaded(game: str) -> Mapping[str, Pack]:
    """The packs that game has read, by name."""
    return _loaded.get(game, {})


def stamp(game: str, setup: dict[str, Any], needed: Sequence[str]) -> dict[str, Any]:
    """The set-up with the packs it needs and their digests written into it; one that names others than are here is refused."""
    check(game, setup)
    packs = {name: loaded(game)[name].digest for name in sorted(needed)}
    return {**setup, "packs": packs} if packs else setup


def check(game: str, setup: Mapping[str, Any]) -> None:
    """Whether all packs that a set-up names are here, file by file. Raises PackMissing or PackChanged."""
    wanted: Any = setup.get("packs")
    if not isinstance(wanted, dict):
        return
    named = {str(name): str(seen) for name, seen in wanted.items()}  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    for name, seen in named.items():
        pack = loaded(game).get(name)
        if pack is None:
            raise PackMissing(pack=name, digest=seen)
        if pack.digest != seen:
            raise PackChanged(pack=name, digest=seen, found=pack.digest)

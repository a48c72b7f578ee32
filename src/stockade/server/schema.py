"""The protocol as JSON Schema: the frames of the socket, the calls over HTTP, and what each game puts into `view` and `static`.

It follows from the structs, so it is never behind them. `/api/protocol` serves it; `tools/contract.py` makes the browser's types and the
reference page from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec
from msgspec import UNSET, Struct, inspect

from stockade.engine.game import Game, games
from stockade.engine.shown import SeatShown
from stockade.server.bodies import CALLS, Failure
from stockade.server.protocol import ClientFrame, ServerFrame

Schema = dict[str, Any]


def protocol(of: Iterable[Game] | None = None) -> Schema:
    """Everything somebody needs to write a client, for these games (by default all that are installed)."""
    (client, server, failure, _, *rest), defs = described(
        [ClientFrame, ServerFrame, Failure, SeatShown], "#/$defs/", [c.body for c in CALLS] + [c.answer for c in CALLS]
    )
    bodies, answers = rest[: len(CALLS)], rest[len(CALLS) :]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stockade: the protocol between server and browser",
        "socket": {"path": "/ws/{table}", "client": client, "server": server},
        "calls": [
            {"method": call.method, "path": call.path, "says": call.says}
            | ({"body": body} if call.body else {})
            | ({"answer": answer} if call.answer else {})
            for call, body, answer in zip(CALLS, bodies, answers, strict=True)
        ],
        "failure": failure,
        "games": {game.id: game_schema(game, f"#/games/{game.id}/$defs/") for game in (games().values() if of is None else of)},
        "$defs": defs,
    }


def game_schema(game: Game, ref: str = "#/$defs/") -> Schema:
    """What a game puts into `view` and `static`."""
    (view, static), defs = described([game.view_type, game.static_type], ref)
    return {"view": view, "static": static, "$defs": defs}


def described(types: list[Any], ref: str, more: Iterable[Any] = ()) -> tuple[list[Schema], dict[str, Schema]]:
    """Each type and, by name, the structs in them. What we send is always written in full, so only what may be missing is optional."""
    wanted = [*types, *more]
    schemas, defs = msgspec.json.schema_components(wanted, ref_template=f"{ref}{{name}}")
    for cls in structs(wanted):
        if not cls.__struct_config__.forbid_unknown_fields:
            here = defs[cls.__name__]
            required = [field.encode_name for field in msgspec.structs.fields(cls) if field.default is not UNSET]
            here["required"] = [*([here_tag] if (here_tag := cls.__struct_config__.tag_field) else []), *required]
    return list(schemas), defs


def structs(types: Iterable[Any]) -> Iterator[type[Struct]]:
    """Every struct in these types, once."""
    seen: set[type[Struct]] = set()

    def walk(found: Any) -> Iterator[type[Struct]]:
        if isinstance(found, inspect.StructType):
            if found.cls in seen:
                return
            seen.add(found.cls)
            yield found.cls
            for field in found.fields:
                yield from walk(field.type)
            return
        if isinstance(found, inspect.Metadata):
            yield from walk(found.type)
        for name in ("item_type", "item_types", "types", "key_type", "value_type"):
            inner = getattr(found, name, ())
            for part in cast(Iterable[Any], inner if isinstance(inner, tuple) else (inner,)):
                yield from walk(part)

    for found in inspect.multi_type_info(list(types)):
        yield from walk(found)

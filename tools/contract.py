"""Writes what follows from the structs of the protocol: the browser's types and the reference page.

Run it after changing `server/protocol.py`, `server/bodies.py` or the view of a game: `python tools/contract.py`. What it writes is kept in
git, and a test fails when it is behind.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stockade.engine.game import games
from stockade.server.schema import Schema, game_schema, protocol

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "generated"
PAGE = ROOT / "docs" / "reference" / "protocol.md"
WIDTH = 120
HEAD = "// Written by tools/contract.py from the server's structs: do not edit."


# -- types ------------------------------------------------------------------------------------------------------------


class Module:
    """One TypeScript file: an interface per struct, an alias per schema that has a title."""

    def __init__(self, defs: dict[str, Schema], roots: dict[str, Schema]) -> None:
        self.named: dict[str, str] = {}
        for name, schema in defs.items():
            self.named[name] = self.interface(name, schema)
        for name, schema in roots.items():
            self.named[name] = f"{about(schema)}export type {name} = {self.type(schema)};"

    @property
    def text(self) -> str:
        """The whole file."""
        return "\n\n".join([HEAD, *self.named.values()]) + "\n"

    def interface(self, name: str, schema: Schema) -> str:
        lines = [f"{about(schema)}export interface {name} {{"]
        for field, part in schema["properties"].items():
            optional = "" if field in schema.get("required", ()) else "?"
            lines.append(f"{about(part, '  ') if 'title' not in part else ''}  {field}{optional}: {self.type(part)};")
        return "\n".join([*lines, "}"])

    def type(self, schema: Schema) -> str:
        """The type of a value; one with a title gets a name of its own."""
        title = schema.get("title")
        if title:
            if title not in self.named:
                self.named[title] = ""  # keeps its place before what it is made of
                plain = {key: value for key, value in schema.items() if key != "title"}
                self.named[title] = f"{about(schema)}export type {title} = {self.plain(plain)};"
            return title
        return self.plain(schema)

    def plain(self, schema: Schema) -> str:
        match schema:
            case {"$ref": ref}:
                return str(ref).rsplit("/", 1)[1]
            case {"anyOf": parts}:
                return " | ".join(dict.fromkeys(self.type(part) for part in parts))
            case {"enum": values}:
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
            case {"type": "array", "prefixItems": parts}:
                return f"[{', '.join(self.type(part) for part in parts)}]"
            case {"type": "array"}:
                inner = self.type(schema.get("items", {}))
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case {"type": "object"}:
                return self.record(schema)
            case {"type": "integer" | "number"}:
                return "number"
            case _:
                return str(schema.get("type", "unknown"))

    def record(self, schema: Schema) -> str:
        """A dictionary; some of its keys may be known."""
        value = self.type(schema.get("additionalProperties", {}))
        keys = schema.get("properties", {})
        if not keys:
            return f"Record<string, {value}>"
        known = [f"{key}{'' if key in schema.get('required', ()) else '?'}: {self.type(part)}" for key, part in keys.items()]
        return f"{{ {'; '.join(known)}; [more: string]: {value} | undefined }}"


def about(schema: Schema, indent: str = "") -> str:
    """What a type or a field is, as a comment in lines that fit."""
    words = " ".join(schema.get("description", "").split())
    if not words:
        return ""
    if len(indent) + len(words) + 8 <= WIDTH:
        return f"{indent}/** {words} */\n"
    lines = re.findall(rf"(.{{1,{WIDTH - len(indent) - 3}}})(?: |$)", words)
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"])


def table_types() -> str:
    """The frames and the bodies."""
    found = protocol([])
    return Module(found["$defs"], {"ClientFrame": found["socket"]["client"], "ServerFrame": found["socket"]["server"]}).text


def game_types() -> dict[str, str]:
    """The views of each game that has structs for them, by game."""
    found = {game.id: game_schema(game) for game in games().values()}
    return {game: Module(schema["$defs"], {}).text for game, schema in found.items() if schema["$defs"]}


# -- the page ---------------------------------------------------------------------------------------------------------


def page() -> str:
    """The reference page of the protocol."""
    found = protocol([])
    defs: dict[str, Schema] = found["$defs"]
    sent = [name(part) for part in found["socket"]["client"]["anyOf"]]
    heard = [name(part) for part in found["socket"]["server"]["anyOf"]]
    rest = [one for one in defs if one not in sent and one not in heard]
    parts = [
        "# The protocol",
        "Everything here follows from the structs in `stockade.server`, and a running server gives it as JSON Schema at `/api/protocol`,"
        " with the views of its games. The browser table uses nothing else.",
        "A client connects to the WebSocket `/ws/{table}` and sends `Hello` with the tokens of its seats (or the watch token). It is sent"
        " a `Welcome`, then a `TableFrame` after every change and a `LogFrame` with what happened before it. It answers a question by"
        " sending keys of its options; whatever is wrong comes back as an `ErrorFrame`, and the connection stays.",
        "## HTTP",
        "\n".join(calls(found["calls"])),
        "A refused request is answered with a `Failure`.",
        "## Frames that are sent to the server",
        *(struct(one, defs[one]) for one in sent),
        "## Frames that the server sends",
        *(struct(one, defs[one]) for one in heard),
        "## What they are made of",
        *(struct(one, defs[one]) for one in rest),
        "## Named types",
        "\n".join(f"- `{line}`" for line in aliases(defs)),
    ]
    return "\n\n".join(parts) + "\n"


def calls(found: list[dict[str, Any]]) -> Iterator[str]:
    yield "| call | what it is for | body | answer |\n|---|---|---|---|"
    for call in found:
        body, answer = (cell(Module({}, {}).type(call[part])) if part in call else "" for part in ("body", "answer"))
        yield f"| `{call['method']} {call['path']}` | {call['says']} | {body} | {answer} |"


def struct(title: str, schema: Schema) -> str:
    """One struct with its fields."""
    module = Module({}, {})
    lines = [f"### {title}", "", " ".join(schema.get("description", "").split()), ""]
    if schema["properties"]:
        lines += ["| field | type | |", "|---|---|---|"]
    for field, part in schema["properties"].items():
        kind = module.type(part)
        optional = "" if field in schema.get("required", ()) else "optional"
        says = [optional, *limits(part), " ".join(part.get("description", "").split()) if "title" not in part else ""]
        lines.append(f"| `{field}` | {cell(kind)} | {'; '.join(filter(None, says))} |")
    return "\n".join(lines).rstrip()


def limits(schema: Schema) -> Iterator[str]:
    """How large it may be."""
    for key, word in (("minimum", "from"), ("maximum", "to"), ("minLength", "at least"), ("maxLength", "at most"), ("maxItems", "at most")):
        if key in schema:
            yield f"{word} {schema[key]}"


def aliases(defs: dict[str, Schema]) -> Iterator[str]:
    """The types with a name that are no structs."""
    module = Module(defs, {})
    for title, text in module.named.items():
        if title not in defs:
            yield text.rsplit("export type ", 1)[1].rstrip(";")


def name(schema: Schema) -> str:
    return str(schema["$ref"]).rsplit("/", 1)[1]


def cell(kind: str) -> str:
    return "`" + kind.replace("|", "\\|") + "`"


def files() -> dict[Path, str]:
    """Everything this tool writes."""
    views = {TYPES / f"{game}.ts": text for game, text in game_types().items()}
    return {TYPES / "contract.ts": table_types(), **views, PAGE: page()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))

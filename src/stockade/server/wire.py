"""What frames and bodies are made of: numbers and words within bounds, and ids with what they stand for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stockade.engine.event import Arg
from stockade.engine.verbs import GROUPS, Group
from stockade.server import seats

Lang = Annotated[Literal["en", "fr"], Meta(title="Lang")]
Kind = Annotated[seats.Kind, Meta(title="Kind", description="Who plays a seat: a person, or which bot.")]
Origin = Annotated[seats.Dice, Meta(title="Dice", description="Where the dice come from: the server's secret, a seed, a save file.")]
Seat = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Key = Annotated[str, Meta(max_length=200)]
Keys = Annotated[list[Key], Meta(max_length=300)]
Token = Annotated[str, Meta(max_length=64)]
NewKey = Annotated[str, Meta(min_length=24, max_length=64)]
Tokens = Annotated[list[Token], Meta(max_length=16)]
Name = Annotated[str, Meta(max_length=40)]
Args = Annotated[dict[str, Arg], Meta(title="Args", description="Ids and numbers by name; lists are of ids or of numbers.")]
Touches = Annotated[list[str], Meta(description="The things spoken of, as `kind:id`; the glossary names them.")]
Groups = Annotated[Group, Meta(title="Group", description=f"Where an answer stands, in this order: {', '.join(GROUPS)}.")]
Rank = Annotated[Literal["only", "obvious", "usual", "last"], Meta(title="Rank", description="How an answer stands among the others.")]
GameView = Annotated[Any, Meta(title="GameView", description="The game's own: see the schema of that game.")]
Patch = Annotated[
    list[Any] | dict[str, Any],
    Meta(
        title="Patch",
        description="How a value changed. `[value]`: it is this now. `{key: patch}`: these entries changed (of a list: those at these"
        " places); `[]` for an entry: it is gone. `[at, gone, [more]]`: a list in which `gone` entries from `at` on made way for `more`.",
    ),
]
Word = Annotated[
    dict[str, str],
    Meta(
        title="Word",
        description="What a thing is called, and whatever else is said about it.",
        extra_json_schema={"properties": {name: {"type": "string"} for name in ("name", "text", "short")}, "required": ["name"]},
    ),
]
Glossary = Annotated[dict[str, Word], Meta(title="Glossary", description="Every named thing as `kind:id`, in one language.")]
SetUp = Annotated[dict[str, Any], Meta(title="SetUp", description="The game's own: its scenario and its choices by name.")]


class Both(Struct):
    """The same in both languages; empty where there is nothing to say."""

    en: str
    fr: str

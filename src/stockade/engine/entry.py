"""Plain tables as typed entries: what does not fit is named with its place, and with the word that was probably meant.

`read_entry(raw, kind)` is `msgspec.convert` with words for people. A hook for values that a game reads itself may raise `Misfit`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from stockade.engine.errors import Reason
from stockade.engine.pack import misfit

T = TypeVar("T")
Hook = Callable[[type, Any], Any]

NEAR = 0.7  # as much alike two words are when one is taken for the other

_place = re.compile(r" - at `\$(.*)`$")
_step = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_field = re.compile(r"(missing required|unknown) field `(.+?)`")


class Misfit(ValueError):
    """What is wrong with an entry, and where in it: `option[0].effects[1].op`, or nothing for the whole of it."""

    def __init__(self, reason: Reason, at: str = "") -> None:
        super().__init__(repr(reason))
        self.reason = reason
        self.at = at


def unknown(what: str, known: Iterable[str]) -> Reason:
    """A word that is none of those; the nearest one is named first."""
    choices = [str(one) for one in known]
    near = get_close_matches(what, choices, 1, NEAR)
    if near:
        return Reason("unknown-near", what=what, near=near[0])
    return Reason("unknown-choice", what=what, choices=", ".join(sorted(choices)))


def read_entry(raw: Any, kind: type[T], hook: Hook | None = None) -> T:
    """The entry as a struct of that kind. Raises Misfit."""
    try:
        return msgspec.convert(raw, kind, dec_hook=hook)
    except msgspec.ValidationError as error:
        place = _place.search(str(error))
        path = place[1] if place else ""
        inner = error.__cause__
        reason = inner.reason if isinstance(inner, Misfit) else _reason(raw, inspect.type_info(kind), path, error)
        raise Misfit(reason, path.lstrip(".")) from error


def _reason(raw: Any, info: inspect.Type, path: str, error: msgspec.ValidationError) -> Reason:
    told = str(error)
    steps = [field or int(number) for field, number in _step.findall(path)]
    if field := _field.search(told):
        return _wrong_field(*_walk(raw, info, steps), field[1] == "unknown", field[2])
    if told.startswith("Invalid"):
        owner, holder = _walk(raw, info, steps[:-1])
        if isinstance(owner, inspect.UnionType) and steps and steps[-1] == _tag_field(owner):
            return unknown(str(holder[steps[-1]]), [str(one.tag) for one in _structs(owner)])
        value_type, value = _walk(raw, info, steps)
        if known := _literals(value_type):
            return unknown(str(value), known)
    return misfit(msgspec.ValidationError(_place.sub("", told)))


def _wrong_field(info: inspect.Type, raw: Any, extra: bool, name: str) -> Reason:
    struct = _chosen(info, raw)
    if struct is None:
        return Reason("missing-entry", what=name)
    word = str(struct.tag) if struct.tag is not None else ""
    if not extra:
        return Reason("needs", word=word, what=name) if word else Reason("missing-entry", what=name)
    fields = [field.encode_name for field in struct.fields]
    near = get_close_matches(name, fields, 1, NEAR)
    if not word:
        return unknown(name, fields)
    return Reason("takes-near", word=word, what=name, near=near[0]) if near else Reason("takes-no", word=word, what=name)


def _walk(raw: Any, info: inspect.Type, steps: list[str | int]) -> tuple[inspect.Type, Any]:
    """The type and the value at the end of a path."""
    for step in steps:
        if isinstance(step, int):
            item: Any = getattr(_plain(info), "item_type", inspect.AnyType())
            info, raw = item, raw[step]
            continue
        struct = _chosen(info, raw)
        found = [field.type for field in struct.fields if field.encode_name == step] if struct is not None else []
        info, raw = found[0] if found else inspect.AnyType(), raw.get(step)
    return info, raw


def _plain(info: inspect.Type) -> inspect.Type:
    """Without the None of an optional field."""
    if isinstance(info, inspect.UnionType):
        rest = [one for one in info.types if not isinstance(one, inspect.NoneType)]
        return rest[0] if len(rest) == 1 else info
    return info


def _literals(info: inspect.Type) -> list[str]:
    types = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [str(value) for one in types if isinstance(one, inspect.LiteralType) for value in one.values]


def _structs(info: inspect.Type) -> list[inspect.StructType]:
    types = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [one for one in types if isinstance(one, inspect.StructType)]


def _tag_field(info: inspect.Type) -> str:
    return next((one.tag_field for one in _structs(info) if one.tag_field), "")


def _chosen(info: inspect.Type, raw: Any) -> inspect.StructType | None:
    """The struct that an entry says it is."""
    structs = _structs(info)
    if len(structs) == 1:
        return structs[0]
    tag = raw.get(_tag_field(info)) if isinstance(raw, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return next((one for one in structs if one.tag == tag), None)

"""What changed between two JSON values, small enough to be sent with every event; `patched(old, patch_of(old, new))` is exactly `new`.

A patch says for one value:

- `[value]`: it is this now;
- `{"key": patch}`: these of its entries changed (for a list: the entries at these places), and `[]` as an entry's patch: it is gone;
- `[at, gone, [more]]`: a list in which `gone` entries from `at` on made way for `more`.

Values are compared as they are written, byte by byte: what did not change is never read. The same value must therefore always be written
in the same way, as an encoder does. Entries that only stand in another order are the same.
"""

from __future__ import annotations

from typing import Any, cast

from msgspec import Raw, json

Patch = list[Any] | dict[str, Any]
_entries = json.Decoder(dict[str, Raw]).decode
_places = json.Decoder(list[Raw]).decode


def difference(old: bytes | Raw, new: bytes | Raw) -> Patch | None:
    """How one written value becomes another, with all values in it as they were written; None when it is the same."""
    was, now = bytes(old), bytes(new)
    if was == now:
        return None
    kind = now[:1]
    if kind == was[:1] == b"{":
        return _of_entries(_entries(was), _entries(now)) or None
    if kind == was[:1] == b"[":
        return _of_places(_places(was), _places(now))
    return [new if isinstance(new, Raw) else Raw(new)]


def _of_entries(old: dict[str, Raw], new: dict[str, Raw]) -> dict[str, Any]:
    changes: dict[str, Any] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        was = old.get(key)
        if was is None:
            changes[key] = [value]
        elif was != value and (change := difference(was, value)):
            changes[key] = change
    return changes


def _of_places(old: list[Raw], new: list[Raw]) -> Patch | None:
    if len(old) == len(new) and any(bytes(value)[:1] in b"{[" for value in new):
        changed = {str(at): difference(was, now) for at, (was, now) in enumerate(zip(old, new, strict=True)) if was != now}
        return {at: change for at, change in changed.items() if change} or None
    short = min(len(old), len(new))
    head = next((at for at in range(short) if old[at] != new[at]), short)
    tail = next((at for at in range(short - head) if old[-1 - at] != new[-1 - at]), short - head)
    return [head, len(old) - head - tail, new[head : len(new) - tail]]


def patch_of(old: Any, new: Any) -> Patch | None:
    """How the old value becomes the new one; None when it is the same."""
    return json.decode(json.encode(difference(json.encode(old), json.encode(new))))


def patched(old: Any, patch: Patch) -> Any:
    """The new value. What did not change is shared with the old one."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        at, gone, more = patch
        return [*old[:at], *more, *old[at + gone :]]
    if isinstance(old, list):
        places = cast("list[Any]", old)
        return [patched(value, patch[str(at)]) if str(at) in patch else value for at, value in enumerate(places)]
    kept = {key: value for key, value in old.items() if patch.get(key) != []}
    return kept | {key: patched(old.get(key), change) for key, change in patch.items() if change != []}

"""What changed between two JSON values, small enough to be sent with every event; `patched(old, patch_of(old, new))` is exactly `new`.

A patch says for one value:

- `[value]`: it is this now;
- `{"key": patch}`: these of its entries changed (for a list: the entries at these places), and `[]` as an entry's patch: it is gone;
- `[at, gone, [more]]`: a list in which `gone` entries from `at` on made way for `more`.

Values are compared as Python does, quickly and so that `1` is `true`: no field of a view is now the one and now the other.
"""

from __future__ import annotations

from typing import Any, cast

Patch = list[Any] | dict[str, Any]
MISSING = object()


def patch_of(old: Any, new: Any) -> Patch | None:
    """How the old value becomes the new one; None when it is the same."""
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _entries(cast("dict[str, Any]", old), cast("dict[str, Any]", new))
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return _places(cast("list[Any]", old), cast("list[Any]", new))
    return [new]


def _entries(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changes: dict[str, Any] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        was = old.get(key, MISSING)
        if was is MISSING:
            changes[key] = [value]
        elif was is not value and was != value:
            changes[key] = patch_of(was, value)
    return changes


def _places(old: list[Any], new: list[Any]) -> Patch:
    if len(old) == len(new) and any(isinstance(value, dict | list | tuple) for value in new):
        return {str(at): patch_of(was, now) for at, (was, now) in enumerate(zip(old, new, strict=True)) if was is not now and was != now}
    short = min(len(old), len(new))
    head = next((at for at in range(short) if old[at] != new[at]), short)
    tail = next((at for at in range(short - head) if old[-1 - at] != new[-1 - at]), short - head)
    return [head, len(old) - head - tail, new[head : len(new) - tail]]


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

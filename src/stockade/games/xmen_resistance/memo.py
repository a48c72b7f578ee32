"""What missions and cards have to remember besides the pieces: every such thing has its word here, and nothing else is remembered.

The state keeps them as numbers by name (`State.memo`), which only this module reads and writes; rules say `g.memo`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

FROZEN = "frozen"


class Note:
    """A number; 0 until it is written down."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __get__(self, memo: Memo, owner: type[Memo]) -> int:
        return memo.kept.get(self.key, 0)

    def __set__(self, memo: Memo, number: int) -> None:
        memo.kept[self.key] = number


class Names:
    """Those of some names about which something was noted."""

    def __init__(self, kept: dict[str, int], names: Collection[str] = (), before: str = "") -> None:
        self.kept = kept
        self.names = names
        self.before = before

    def add(self, name: str) -> None:
        """It is noted about that one too."""
        if not self.means(self.before + name):
            raise KeyError(name)
        self.kept[self.before + name] = 1

    def __contains__(self, name: str) -> bool:
        return bool(self.kept.get(self.before + name))

    def means(self, key: str) -> bool:
        """Whether that is how one of them is kept."""
        return key in self.names if self.names else key.startswith(self.before)


class Memo:
    """All that is remembered, by what it is about."""

    lift = Note("lift")  # how often the Elevator was called
    revealed = Note("revealed")  # XR-MZ4-07: Secret Missions turned up so far, taken ones too
    charged = Note("charged")  # XR-MH10-15: whether the Hand was ever charged
    together = Note("together")  # XR-MH10-14: whether cells and Trask lay at the Hand when somebody last looked
    rises = Note("up")  # XR-MH10-09: the round at whose end Juggernaut stands up

    def __init__(self, kept: dict[str, int]) -> None:
        self.kept = kept
        self.met = Names(kept, ("bolivar_trask", "trish_tilby", "senator_kelly"))  # rescued or devoured once, which is enough
        self.fallen = Names(kept, ("psylocke", "dark_phoenix"))  # XR-MH3-16: eliminated once
        self.disturbed = Names(kept, ("16V", "18V"))  # dormitories that somebody has entered
        self.rescuers = Names(kept, before="rescue ")  # XR-MH5: heroes who have rescued somebody

    def frozen(self) -> Iterator[tuple[str, str, int]]:
        """Zone, kind and number of the frozen Enemies (XR-ZHERO-23)."""
        for key, number in self.kept.items():
            word, *where = key.split(" ")
            if word == FROZEN:
                zone, kind = where
                yield zone, kind, number

    def frozen_in(self, zone: str, kind: str) -> int:
        """How many of a kind are frozen there."""
        return self.kept.get(f"{FROZEN} {zone} {kind}", 0)

    def freeze(self, zone: str, kind: str, number: int) -> None:
        """From now on so many of them are."""
        key = f"{FROZEN} {zone} {kind}"
        if number:
            self.kept[key] = number
        else:
            self.kept.pop(key, None)

    def strange(self) -> list[str]:
        """What is kept and means nothing."""
        notes = {note.key for note in vars(Memo).values() if isinstance(note, Note)}
        words = [self.met, self.fallen, self.disturbed, self.rescuers, Names(self.kept, before=f"{FROZEN} ")]
        return [key for key in self.kept if key not in notes and not any(word.means(key) for word in words)]

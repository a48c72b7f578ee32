"""Frozen Enemies (XR-ZHERO-23, -24): how many of a kind in a zone skip an Activation. They are remembered by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockade.games.xmen_resistance.play import Resistance

if TYPE_CHECKING:
    from stockade.games.xmen_resistance.rules.enemy import Group


def frozen_by_zone(g: Resistance) -> dict[str, int]:
    """How many of the horde are frozen, where there are any."""
    found: dict[str, int] = {}
    for zone, kind, number in g.memo.frozen():
        if kind in g.horde:
            found[zone] = found.get(zone, 0) + min(number, g.count(zone, kind))
    return found


def thaw(g: Resistance, groups: list[Group], over: bool) -> list[Group]:
    """XR-ZHERO-23, -24: the groups without those who are frozen; for them it is `over` with this Activation."""
    if not any(g.memo.frozen()):
        return groups
    awake: list[Group] = []
    for zone, kind, number, mark in groups:
        present = g.count(str(zone), str(kind))
        frozen = min(g.memo.frozen_in(str(zone), str(kind)), present)
        skip = max(0, int(number) + frozen - present)
        if skip and over:
            g.emit("enemies.frozen", "XR-ZHERO-23", enemy=str(kind), count=skip, zone=str(zone))
            g.memo.freeze(str(zone), str(kind), 0)
        if int(number) > skip:
            awake.append([zone, kind, int(number) - skip, mark])
    return awake


def melt(g: Resistance, zone: str, kind: str) -> None:
    """Some of the kind have left the zone: no more can be frozen than are left."""
    g.memo.freeze(zone, kind, min(g.memo.frozen_in(zone, kind), g.count(zone, kind)))

"""Names that no file lists one by one: a door or window is called by its kind and the two zones it joins, in the words of `text/*.ftl`."""

from __future__ import annotations

from functools import cache

from stockade.engine.text import Text
from stockade.games.xmen_resistance.board.tiles import MapError, load_mission, mission_ids


def compose(text: Text, lang: str, prefix: str, entity: str) -> dict[str, str] | None:
    """The name of an edge (`15V.B|15V.E`): "door between …", and with its article as `the`."""
    kind = edge_kind(entity) if prefix == "edge" else ""
    if not kind:
        return None
    a, b = (text.name(lang, "zone", zone)["the"] for zone in entity.split("|"))
    return {
        "name": text.say(lang, f"edge-{kind}", {"a": a, "b": b}),
        "the": text.say(lang, f"edge-{kind}", {"a": a, "b": b}, attribute="the"),
    }


@cache
def edge_kind(edge: str) -> str:
    """Door, window, arch or elevator, on whichever mission map has that edge; empty when none does."""
    for mission in mission_ids():
        try:
            found = load_mission(mission).map.edge.get(edge)
        except MapError:
            continue  # its own table refuses it; the other missions can still be played
        if found is not None:
            return found.kind
    return ""

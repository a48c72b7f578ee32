"""Names that no file lists one by one: squares are called by their letters, soldiers by a surname that goes with their number."""

from __future__ import annotations

from stockade.engine.seams import of
from stockade.engine.text import Text
from stockade.games.mars_attacks.play import PROFILES


def compose(text: Text, lang: str, prefix: str, entity: str) -> dict[str, str] | None:
    """`square e5` is e5; the model `us-rifle.3` is the third of the surnames of its side, a Sergeant with the rank before it."""
    if prefix == "square":
        return {"name": entity}
    if prefix == "scenario" and entity.startswith("field-"):
        return text.name(lang, prefix, "field")
    if prefix != "model":
        return None
    profile, _, number = entity.partition(".")
    if profile not in PROFILES:
        return None
    unit = text.name(lang, "unit", profile)
    name = unit["name"]
    if number:
        surname = text.name(lang, "surname", f"{PROFILES[profile].side}-{number}")["name"]
        name = f"{unit['rank']} {surname}" if "rank" in unit else surname
    return {"name": name, "gender": unit.get("gender", "m"), "of": of(name), "short": unit["short"]}

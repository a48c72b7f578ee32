"""What a card brings that would enter play, and what another form brings: said with the answer, before anything is paid."""

from __future__ import annotations

from stockade.engine.gameparts import Fact
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS, your_hero, your_identity
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import Card

SAID = ("thw", "atk", "def", "rec", "health", "hand")  # numbers of an identity


def arrives(g: Champions, seat: int, card_id: int) -> list[Fact]:
    """Of an ally its numbers, of what stays in play what it adds to one's own; an event does what it does at once."""
    code = g.state.codes[card_id]
    facts, entry = FACTS[code], BOOK[code]
    if facts.type == "ally":
        return [Fact("fact-ally", {stat: facts.stats.get(stat, 0) for stat in ("thw", "atk")})]
    if facts.type not in ("upgrade", "support"):
        return []
    me, identity = Card(card_id, code, controller=seat), g.identity(seat)
    told = [
        Fact("fact-adds", {"count": int(modifier.value(g, me, identity)), "stat": modifier.stat})
        for modifier in entry.modifiers
        if modifier.stat in SAID and modifier.operation == "add" and modifier.on in (your_hero, your_identity)
    ]
    if any(ability.kind == "resource" for ability in entry.abilities):
        told.append(Fact("fact-pays"))
    return told


def changed(g: Champions, seat: int) -> Fact:
    """What the other form is good for, and what the villain does to it (MC-VILA-01)."""
    if g.is_hero(seat):
        home = FACTS[FACTS[g.identity(seat).code].back]
        return Fact("fact-as-alter-ego", {"count": home.stats["rec"], "idle": int(g.villain.confused)})
    return Fact("fact-as-hero", {"idle": int(g.villain.stunned)})

"""What an answer is likely to do, in numbers a player would count: risk of the exposure die, cards, spaces and zombies within reach.

Only open facts go in: the faces of the die, what lies on the board, the numbers on cards.
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.engine.gameparts import Fact
from stockade.games.dead_of_winter.effects.words.change import NoExposure, WoundInstead
from stockade.games.dead_of_winter.facts import ACTIONS, ENTRANCE_PLACE, FACES
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.move import needs_roll
from stockade.games.dead_of_winter.state import Survivor
from stockade.parts.odds import percent


def share(*faces: str) -> int:
    """How often one of these faces comes up, in percent."""
    return percent(sum(face in faces for face in FACES) / len(FACES))


def risk(g: Winter, survivor: Survivor) -> list[Fact]:
    """One exposure roll of that survivor (DW-EXPO): who only takes a wound from a bite is not bitten; the last wound kills."""
    tough = g.change(survivor, WoundInstead, of="bite") is not None
    hurt = ("wound", "frostbite", "bite") if tough else ("wound", "frostbite")
    facts: list[Fact] = [] if tough else [Fact("fact-bite", {"percent": share("bite")})]
    deadly = g.wounds(survivor) + 1 >= g.limit(survivor)
    return [*facts, Fact("fact-deadly" if deadly else "fact-hurt", {"percent": share(*hurt)})]


def exposure(g: Winter, survivor: Survivor, rolls: bool) -> list[Fact]:
    """The risk of an action, or that there is none."""
    return risk(g, survivor) if rolls else [Fact("fact-safe")]


def facts(g: Winter, ask: Ask) -> dict[str, list[Fact]]:
    """By option key; options that speak for themselves are left out."""
    found = {option.key: likely(g, ask, option) for option in ask.options}
    return {key: some for key, some in found.items() if some}


def likely(g: Winter, ask: Ask, option: Option) -> list[Fact]:
    """What one answer does."""
    if ask.prompt == "prompt-move":
        mover = g.survivors[ask.source]
        return exposure(g, mover, "item" not in option.args and needs_roll(g, mover))
    verb = option.key.partition(":")[0]
    if option.key == "end" and ask.prompt == "prompt-action" and (left := len(g.state.players[ask.seat].dice)):
        return [Fact("fact-dice-lost", {"count": left}, grave=True)]
    survivor = g.survivors.get(str(option.args.get("survivor", "")))
    return [] if survivor is None else deed(g, verb, option.key, survivor)


def deed(g: Winter, verb: str, key: str, survivor: Survivor) -> list[Fact]:
    """What an action of a survivor reaches or risks."""
    place, state = survivor.place, g.state
    match verb:
        case "move":
            return exposure(g, survivor, needs_roll(g, survivor))
        case "attack":
            here = sum(count for gate, count in enumerate(state.zombies) if ENTRANCE_PLACE[gate] == place)
            rolls = g.change(survivor, NoExposure, on="attack") is None
            return [Fact("fact-zombies", {"count": here}), *(risk(g, survivor)[:1] if rolls else [Fact("fact-safe")])]
        case "search":
            return [Fact("fact-cards", {"count": len(state.decks[place])})]
        case "barricade":
            return [Fact("fact-spaces", {"count": sum(g.empty(gate) for gate in g.empty_at(place))})]
        case "lure":
            return [Fact("fact-lure", {"count": ACTIONS["lure"]})]
        case "clean":
            return [Fact("fact-waste", {"before": len(state.waste), "after": max(0, len(state.waste) - ACTIONS["clean"])})]
        case "bite":
            return [Fact("fact-stops", {"percent": share("blank")})] if key == "bite:roll" else []
        case _:
            return []

"""Why can't I? What a player might expect to do in their turn and may not, each with its rule. Made only when somebody asks."""

from __future__ import annotations

from stockade.engine import Refused
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.facts import CARDS, ITEMS, POWERS, SURVIVORS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import action, dice, exile
from stockade.games.dead_of_winter.rules.attack import prey
from stockade.games.dead_of_winter.rules.move import open_places
from stockade.games.dead_of_winter.state import Survivor


def for_turn(g: Winter, seat: int, offered: set[str]) -> list[Refused]:
    """Everything that is not among the options now."""
    found: list[Refused] = []
    for survivor in g.group(seat):
        found += for_survivor(g, survivor)
    found += for_cards(g, seat)
    found += for_table(g, seat)
    return [refused for refused in found if refused.key not in offered]


def for_survivor(g: Winter, survivor: Survivor) -> list[Refused]:
    """What one survivor cannot do."""
    name = survivor.id
    verbs = ("move", "attack", "search", "barricade", "lure", "clean", "ability")
    if survivor.rests:
        return [Refused(f"{verb}:{name}", "refused-rests", "DW-EFFECT-04", {"survivor": name}) for verb in verbs]
    if not g.can_act(survivor):
        return [Refused(f"{verb}:{name}", "refused-stuck", "DW-EXILE-22", {"survivor": name}) for verb in verbs]
    found = [moving(g, survivor), attacking(g, survivor), searching(g, survivor), *building(g, survivor), *abilities(g, survivor)]
    return [refused for refused in found if refused is not None]


def moving(g: Winter, survivor: Survivor) -> Refused | None:
    """DW-MOVE-01, -02, curfew."""
    key, args = f"move:{survivor.id}", {"survivor": survivor.id}
    if survivor.moved:
        return Refused(key, "refused-moved", "DW-MOVE-01", {**args})
    if survivor.place == COLONY and "no_leaving_colony" in g.state.flags:
        return Refused(key, "refused-curfew", "DW-EFFECT-04", {**args})
    return None if open_places(g, survivor) else Refused(key, "refused-no-room", "DW-MOVE-02", {**args})


def attacking(g: Winter, survivor: Survivor) -> Refused:
    """DW-ATTACK-01, -18."""
    key, value = f"attack:{survivor.id}", SURVIVORS[survivor.id].attack
    if not g.zombies_at(survivor.place) and not prey(g, survivor):
        return Refused(key, "refused-no-target", "DW-ATTACK-18", {"survivor": survivor.id, "place": PLACES[survivor.place]})
    return Refused(key, "refused-die", "DW-ATTACK-01", {"survivor": survivor.id, "needed": value})


def searching(g: Winter, survivor: Survivor) -> Refused:
    """DW-SEARCH-01, -02, -10."""
    key, args = f"search:{survivor.id}", {"survivor": survivor.id}
    if survivor.place == COLONY:
        return Refused(key, "refused-search-colony", "DW-SEARCH-01", {**args})
    if not g.state.decks[survivor.place]:
        return Refused(key, "refused-empty-deck", "DW-SEARCH-10", {**args, "place": PLACES[survivor.place]})
    return Refused(key, "refused-die", "DW-SEARCH-02", {**args, "needed": SURVIVORS[survivor.id].search})


def building(g: Winter, survivor: Survivor) -> list[Refused]:
    """DW-BARR-03, DW-LURE, DW-CLEAN."""
    name, place = survivor.id, PLACES[survivor.place]
    found: list[Refused] = []
    if not g.empty_at(survivor.place):
        found.append(Refused(f"barricade:{name}", "refused-no-space", "DW-BARR-03", {"survivor": name, "place": place}))
        found.append(Refused(f"lure:{name}", "refused-no-space", "DW-LURE-05", {"survivor": name, "place": place}))
    elif not action.can_lure(g, survivor):
        found.append(Refused(f"lure:{name}", "refused-nobody-to-lure", "DW-LURE-03", {"survivor": name}))
    if survivor.place != COLONY:
        found.append(Refused(f"clean:{name}", "refused-clean-outside", "DW-CLEAN-01", {"survivor": name}))
    elif not g.state.waste:
        found.append(Refused(f"clean:{name}", "refused-no-waste", "DW-CLEAN-05", {"survivor": name}))
    rules = {"barricade": "DW-BARR-01", "lure": "DW-LURE-01", "clean": "DW-CLEAN-02"}
    if not dice.ready(g, survivor.seat):
        known = {refused.key for refused in found}
        found += [
            Refused(f"{verb}:{name}", "refused-no-die", rule, {"survivor": name})
            for verb, rule in rules.items()
            if f"{verb}:{name}" not in known
        ]
    return found


def abilities(g: Winter, survivor: Survivor) -> list[Refused]:
    """DW-ABIL-01, -03, -05."""
    power = SURVIVORS[survivor.id].power
    key, args = f"ability:{survivor.id}", {"survivor": survivor.id}
    if not power.effects or power.limit == "start_of_turn":
        return []
    if not g.in_place(survivor, power):
        return [Refused(key, "refused-ability-place", "DW-ABIL-03", {**args})]
    if not g.fresh_ability(survivor, power):
        return [Refused(key, "refused-ability-used", "DW-ABIL-05", {**args})]
    left = dice.ready(g, survivor.seat)
    if power.die and (not left or max(left) < power.die):
        return [Refused(key, "refused-die", "DW-ABIL-01", {**args, "needed": power.die})]
    return [Refused(key, "refused-ability-nothing", "DW-PLAY-10", {**args})]


def for_cards(g: Winter, seat: int) -> list[Refused]:
    """DW-PLAY-08, -10, -11, DW-MOVE-05, DW-OBJ-02, DW-EXILE-08."""
    found: list[Refused] = []
    for kind in sorted({CARDS[card] for card in g.player(seat).hand}):
        key, symbol = f"play:{kind}", ITEMS[kind].symbol
        if symbol == "fuel":
            found.append(Refused(key, "refused-fuel", "DW-MOVE-05", {"item": kind}))
        elif symbol == "survivor" and g.room(COLONY) <= 0:
            found.append(Refused(key, "refused-full", "DW-PLAY-11", {"item": kind}))
        else:
            found.append(Refused(key, "refused-pointless", "DW-PLAY-10", {"item": kind}))
    for survivor in g.group(seat):
        for card in survivor.items:
            power = POWERS[CARDS[card]]
            if power.effects and not power.changes:
                used = not g.fresh_item(card)
                text, rule = ("refused-item-used", "DW-PLAY-08") if used else ("refused-pointless", "DW-PLAY-10")
                found.append(Refused(f"use:{CARDS[card]}@{survivor.id}", text, rule, {"item": CARDS[card]}))
    if g.player(seat).exiled:
        found.append(Refused("contribute", "refused-exile-crisis", "DW-EXILE-08"))
    elif not g.player(seat).hand:
        found.append(Refused("contribute", "refused-no-cards", "DW-CONTR-02"))
    if g.side.accepts:
        found.append(Refused("objective", "refused-objective", "DW-OBJ-02"))
    return list({refused.key: refused for refused in found}.values())


def for_table(g: Winter, seat: int) -> list[Refused]:
    """DW-SPEND, DW-EXILE-13, -14, DW-ASK-10, -11, DW-VOTE, DW-VAR-03."""
    found: list[Refused] = []
    left = dice.ready(g, seat)
    if g.player(seat).exiled:
        found.append(Refused("food", "refused-exile-food", "DW-EXILE-13"))
        found.append(Refused("eat", "refused-eat", "DW-EXILE-14"))
    elif not left or min(left) == 6:
        found.append(Refused("food", "refused-food-die", "DW-SPEND-03" if left else "DW-SPEND-04"))
    else:
        found.append(Refused("food", "refused-no-food", "DW-SPEND-01"))
    found.append(Refused("ask", "refused-ask", "DW-ASK-10" if not g.state.turn.asked else "DW-ASK-11"))
    if g.state.variant in exile.NO_EXILE:
        found.append(Refused("vote", "refused-vote-together", "DW-VAR-03"))
    elif g.state.turn.called:
        found.append(Refused("vote", "refused-vote-called", "DW-VOTE-01"))
    elif "no_exile_votes" in g.state.flags:
        found.append(Refused("vote", "refused-vote-flag", "DW-EFFECT-04"))
    else:
        found.append(Refused("vote", "refused-vote-nobody", "DW-VOTE-09"))
    return found

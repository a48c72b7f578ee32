"""The other actions that cost a die (DW-BARR, DW-CLEAN, DW-LURE, DW-ABIL): barricade, clean the waste, lure, use an ability or a card."""

from __future__ import annotations

from stockade.engine.verdict import No, no, pointless
from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.effects.words.change import BarricadeBonus, CleanBonus, CopyAbilities
from stockade.games.dead_of_winter.facts import ACTIONS, CARDS, ENTRANCES, POWERS, SPOTS, SYMBOL, Power
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import dice, pick
from stockade.games.dead_of_winter.rules.attack import cannot_attack, offer, use
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.pile import clean
from stockade.games.dead_of_winter.rules.zombie import lure
from stockade.games.dead_of_winter.state import NONE, Survivor

NO_SPACE = [no("refused-no-space", "DW-BARR-03", place=place) for place in PLACES]
NO_LURE_SPACE = [no("refused-no-space", "DW-LURE-05", place=place) for place in PLACES]
NOBODY_COMES = pointless("pointless-lure", "DW-LURE-03")
NOT_IN_COLONY = no("refused-clean-outside", "DW-CLEAN-01")
NO_WASTE = no("refused-no-waste", "DW-CLEAN-05")
ELSEWHERE = no("refused-ability-place", "DW-ABIL-03")
USED = no("refused-ability-used", "DW-ABIL-05")
USED_ITEM = no("refused-item-used", "DW-PLAY-08")
IN_VAIN = pointless("pointless-ability", "DW-PLAY-10")
ITEM_IN_VAIN = pointless("pointless-item", "DW-PLAY-10")
NO_BARRICADE_DIE = no("refused-no-die", "DW-BARR-01")
NO_LURE_DIE = no("refused-no-die", "DW-LURE-01")
NO_CLEAN_DIE = no("refused-no-die", "DW-CLEAN-02")

# -- what may be done ----------------------------------------------------------------------------------------------------


def cannot_barricade(g: Winter, survivor: Survivor, ready: list[int], *, free: bool = False) -> No | None:
    """DW-BARR-01, -03: an empty space, and a die unless it is free."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if not g.has_space(survivor.place):
        return NO_SPACE[survivor.place]
    return None if free or ready else NO_BARRICADE_DIE


def cannot_lure(g: Winter, survivor: Survivor, ready: list[int]) -> No | None:
    """DW-LURE-01, -03, -05: an empty space and a die; without a zombie elsewhere nobody would come."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if not g.has_space(survivor.place):
        return NO_LURE_SPACE[survivor.place]
    if sum(g.state.zombies) == g.zombies_at(survivor.place):
        return NOBODY_COMES
    return None if ready else NO_LURE_DIE


def cannot_clean(g: Winter, survivor: Survivor, ready: list[int]) -> No | None:
    """DW-CLEAN-01, -02, -05: at the colony, with something to clean and a die."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if survivor.place != COLONY:
        return NOT_IN_COLONY
    if not g.state.waste:
        return NO_WASTE
    return None if ready else NO_CLEAN_DIE


def cannot_use_ability(g: Winter, survivor: Survivor, power: Power, ready: list[int]) -> No | None:
    """DW-ABIL-01, -03, -05: where it works, not used yet, with a die that pays for it; and something must come of it."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if not g.in_place(survivor, power):
        return ELSEWHERE
    if not g.fresh_ability(survivor, power):
        return USED
    if power.die and (not ready or max(ready) < power.die):
        return no("refused-die", "DW-ABIL-01", needed=power.die)
    if effect.useful(g, ability_cause(g, survivor), power.effects):
        return None
    return IN_VAIN


def cannot_use_item(g: Winter, survivor: Survivor, card: int) -> No | None:
    """DW-PLAY-08, DW-ABIL-10: once a round, and something must come of it."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if not g.fresh_item(card):
        return USED_ITEM
    if effect.useful(g, ability_cause(g, survivor, card), POWERS[CARDS[card]].effects):
        return None
    return ITEM_IN_VAIN


# -- barricades -------------------------------------------------------------------------------------------------------


async def barricade(g: Winter, survivor: Survivor, *, free: bool = False) -> None:
    """DW-BARR-01..04: a barricade on an empty entrance space here; some cards place more at once."""
    chosen = await offer(g, survivor, g.means(survivor, BarricadeBonus), "prompt-barricade-with")
    if not free:
        dice.pay(g, survivor.seat, 1)  # DW-BARR-01
    count = 1
    if chosen is not None:
        use(g, survivor, chosen.power, chosen.card)
        count = chosen.change.total
    g.state.barricaded = await put_barricades(g, survivor.seat, survivor.place, count, "DW-BARR-02")
    g.note(on.Barricade, survivor=survivor.id, place=survivor.place)


async def put_barricades(g: Winter, seat: int, place: int, count: int, rule: str) -> list[int]:
    """As many as there are empty spaces, where the player likes; the entrances they went to."""
    placed: list[int] = []
    for _ in range(count):
        gates = g.empty_at(place)
        if not gates:
            break
        gate = await pick.entrance(g, seat, gates, "prompt-barricade", rule)
        g.state.barricades[gate] += 1
        placed.append(gate)
        g.emit("barricade.placed", rule, entrance=ENTRANCES[gate], player=str(seat))
    return placed


async def take_barricades(g: Winter, seat: int, place: int, count: int, rule: str) -> None:
    """So many barricades come off, the chooser picking them; nobody picks when all of them go."""
    everything = count >= g.barricades_at(place)
    for _ in range(min(count, g.barricades_at(place))):
        gates = [gate for gate in SPOTS[place].entrances if g.state.barricades[gate]]
        gate = gates[0] if everything else await pick.entrance(g, seat, gates, "prompt-take-barricade", rule)
        g.state.barricades[gate] -= 1
        g.emit("barricade.removed", rule, entrance=ENTRANCES[gate])


# -- waste and luring -------------------------------------------------------------------------------------------------


async def clean_waste(g: Winter, survivor: Survivor) -> None:
    """DW-CLEAN-01..05: the top three cards of the waste pile leave the game; some remove more."""
    chosen = await offer(g, survivor, g.means(survivor, CleanBonus), "prompt-clean-with")
    dice.pay(g, survivor.seat, 1)  # DW-CLEAN-02
    count = ACTIONS["clean"]
    if chosen is not None:
        use(g, survivor, chosen.power, chosen.card)
        count = chosen.change.total
    clean(g, count, "DW-CLEAN-03")
    g.note(on.CleanWaste, survivor=survivor.id, place=survivor.place)


async def lure_action(g: Winter, survivor: Survivor) -> None:
    """DW-LURE-01..06: up to two zombies come here from one other place."""
    dice.pay(g, survivor.seat, 1)  # DW-LURE-01
    await lure(g, survivor.seat, survivor.place, ACTIONS["lure"], "DW-LURE-02")
    g.note(on.Lure, survivor=survivor.id, place=survivor.place)


# -- abilities and equipped cards ---------------------------------------------------------------------------------------


def ability_cause(g: Winter, survivor: Survivor, card: int = NONE) -> Cause:
    """An ability or a card speaks for the survivor that has it (DW-ABIL-09)."""
    return Cause(survivor.seat, "DW-ABIL-02" if card == NONE else "DW-ABIL-10", survivor=survivor.id, place=survivor.place, card=card)


def usable_abilities(g: Winter, survivor: Survivor) -> list[Power]:
    """DW-ABIL-08: abilities that are used, one's own and copied ones; those for the start of a turn have their own moment."""
    own = POWERS[survivor.id]
    found = [own]
    if CopyAbilities in own.changes:
        found += [power for power in g.abilities(survivor) if power is not own]
    return [power for power in found if power.effects and power.limit != "start_of_turn"]


def usable_items(g: Winter, survivor: Survivor) -> dict[str, int]:
    """DW-ABIL-10: a card of each kind that is used by itself; those that change an attack or a search are announced with it."""
    found = pick.kinds([card for card in survivor.items if POWERS[CARDS[card]].effects])
    return {kind: pick.freshest(g, cards) for kind, cards in found.items()}


async def use_ability(g: Winter, survivor: Survivor, power: Power) -> None:
    """DW-ABIL-01..05: pay for it, mark it as used, do what it says."""
    if power.die:
        dice.pay(g, survivor.seat, power.die)
    cause = ability_cause(g, survivor)
    use(g, survivor, power, NONE)
    await effect.run(g, cause, power.effects)


async def use_item(g: Winter, survivor: Survivor, card: int) -> None:
    """DW-ABIL-10, DW-PLAY-08: once this round."""
    g.state.used_items.append(card)
    g.emit("item.used", "DW-ABIL-10", survivor=survivor.id, item=CARDS[card])
    await effect.run(g, ability_cause(g, survivor, card), POWERS[CARDS[card]].effects)
    g.note(on.UseItem, survivor=survivor.id, place=survivor.place, symbol=SYMBOL[card], card=card)


def can_free(g: Winter, cause: Cause, action: str) -> list[Survivor]:
    """Who could take an action without a die: the survivor that has the ability, or any of the player's for a played card."""
    own = cause.who(g)
    group = [own] if own is not None else g.group(cause.seat)
    cannot = cannot_attack if action == "attack" else cannot_barricade
    return [one for one in group if cannot(g, one, [], free=True) is None]

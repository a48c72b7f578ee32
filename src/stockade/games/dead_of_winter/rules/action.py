"""The other actions that cost a die (DW-BARR, DW-CLEAN, DW-LURE, DW-ABIL): barricade, clean the waste, lure, use an ability or a card."""

from __future__ import annotations

from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.effects.words.change import BarricadeBonus, CleanBonus
from stockade.games.dead_of_winter.facts import ACTIONS, CARDS, ENTRANCES, POWERS, SPOTS, SYMBOL, Power
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import dice, pick
from stockade.games.dead_of_winter.rules.attack import can_attack, offer, use
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.pile import clean
from stockade.games.dead_of_winter.rules.zombie import lure, lure_sources
from stockade.games.dead_of_winter.state import NONE, Survivor

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


def can_lure(g: Winter, survivor: Survivor) -> bool:
    """Somebody to lure and a space for it; more would be a die for nothing."""
    return bool(lure_sources(g, survivor.place))


# -- abilities and equipped cards ---------------------------------------------------------------------------------------


def ability_cause(g: Winter, survivor: Survivor, card: int = NONE) -> Cause:
    """An ability or a card speaks for the survivor that has it (DW-ABIL-09)."""
    return Cause(survivor.seat, "DW-ABIL-02" if card == NONE else "DW-ABIL-10", survivor=survivor.id, place=survivor.place, card=card)


def usable_abilities(g: Winter, survivor: Survivor, dice_left: list[int]) -> list[Power]:
    """DW-ABIL-01..06: abilities to be used now, with a die that pays for them; start-of-turn ones have their own moment."""
    found: list[Power] = []
    for power in g.abilities(survivor):
        if not power.effects or power.limit == "start_of_turn" or not g.fresh_ability(survivor, power):
            continue
        if power.die and (not dice_left or max(dice_left) < power.die):
            continue
        if effect.useful(g, ability_cause(g, survivor), power.effects):
            found.append(power)
    return found


def usable_items(g: Winter, survivor: Survivor) -> list[int]:
    """DW-ABIL-10: equipped cards to be used now; those that change an attack or a search are announced with it."""
    found: list[int] = []
    for card in survivor.items:
        power = POWERS[CARDS[card]]
        if not power.effects or power.changes or not g.fresh_item(card):
            continue
        if effect.useful(g, ability_cause(g, survivor, card), power.effects):
            found.append(card)
    return found


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
    if action == "attack":
        return [one for one in group if g.can_act(one) and can_attack(g, one, [], free=True)]
    return [one for one in group if g.can_act(one) and g.empty_at(one.place)]

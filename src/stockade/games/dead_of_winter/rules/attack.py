"""Attacking (DW-ATTACK): a zombie falls and exposure is rolled; against a survivor the die is rolled again.

Cards and abilities that change an attack are announced with it, before any roll (DW-ATTACK-20): one that kills more (DW-ATTACK-16), one
that skips the roll, one that lets any die do (DW-ATTACK-17).
"""

from __future__ import annotations

from msgspec import Struct

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects.vocabulary import PLACES, Cost
from stockade.games.dead_of_winter.facts import CARDS, ENTRANCES, SURVIVORS, SYMBOL, Power
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import dice
from stockade.games.dead_of_winter.rules.exposure import wound
from stockade.games.dead_of_winter.rules.pile import discard
from stockade.games.dead_of_winter.rules.track import add_noise
from stockade.games.dead_of_winter.rules.zombie import slay
from stockade.games.dead_of_winter.state import NONE, Survivor


class Plan(Struct):
    """How an attack is made: what replaces its kill, what skips its exposure roll, what lets any die do."""

    more: tuple[Power, int] | None = None
    safe: tuple[Power, int] | None = None
    any_die: tuple[Power, int] | None = None


def prey(g: Winter, attacker: Survivor) -> list[Survivor]:
    """DW-ATTACK-03, -05, -06: other players' survivors at the same place."""
    return [survivor for survivor in g.at(attacker.place) if survivor.seat != attacker.seat]


def can_attack(g: Winter, survivor: Survivor, dice_left: list[int], *, free: bool = False) -> bool:
    """DW-ATTACK-01, -18: a die that is good enough, and somebody to attack."""
    if not free and (not dice_left or (max(dice_left) < SURVIVORS[survivor.id].attack and not any(lets_any_die(g, survivor)))):
        return False
    return bool(g.zombies_at(survivor.place)) or bool(prey(g, survivor))


def lets_any_die(g: Winter, survivor: Survivor) -> list[tuple[Power, int]]:
    """Cards that let the bearer attack with any die."""
    return [found for found in g.powers(survivor, "any_die") if found[0].changes["any_die"].action == "attack"]


def replacements(g: Winter, survivor: Survivor, spare_dice: int) -> tuple[list[tuple[Power, int]], bool]:
    """What can turn one kill into several, paid for in cards or with one more die; and whether the others cannot rule it out."""
    found: list[tuple[Power, int]] = []
    likely = False
    for power, card in g.powers(survivor, "attack_replacement"):
        if power.die and spare_dice < 1:
            continue
        cost = power.changes["attack_replacement"].cost
        if isinstance(cost, Cost):
            likely = likely or len(g.player(survivor.seat).hand) >= cost.n
            if len(g.held(survivor.seat, cost.item)) < cost.n:
                continue
        found.append((power, card))
    return found, likely


async def attack(g: Winter, survivor: Survivor, *, free: bool = False) -> None:
    """DW-ATTACK-01..21: declare the target and what changes the attack, pay, strike."""
    seat, name = survivor.seat, survivor.id
    target = await choose_target(g, survivor)
    plan = await announce(g, survivor, isinstance(target, int), free)
    if not free:
        await dice.pay(g, seat, 1 if plan.any_die else SURVIVORS[name].attack, "DW-ATTACK-01")
    for chosen in (plan.more, plan.safe, plan.any_die):
        if chosen is not None:
            use(g, survivor, *chosen)
    if isinstance(target, int):
        await strike_zombie(g, survivor, target, plan)
    else:
        await strike_survivor(g, survivor, g.survivors[target])
        g.note("attack_survivor", survivor=name, place=survivor.place)


async def choose_target(g: Winter, survivor: Survivor) -> int | str:
    """DW-ATTACK-03, -04: an entrance with a zombie, or a survivor."""
    gates = g.infested(survivor.place)
    options = [Option(f"zombie:{ENTRANCES[gate]}", "option-attack-zombie", {"entrance": ENTRANCES[gate]}, gate) for gate in gates]
    options += [Option(f"survivor:{one.id}", "option-attack-survivor", {"target": one.id}, one.id) for one in prey(g, survivor)]
    if len(options) == 1:
        return options[0].value
    return await Ask(survivor.seat, "prompt-attack", options, rule="DW-ATTACK-03", source=survivor.id, survivor=survivor.id)


async def announce(g: Winter, survivor: Survivor, zombie: bool, free: bool) -> Plan:
    """DW-ATTACK-16, -17, -20: what changes this attack, as the player likes."""
    left = g.unused(survivor.seat)
    plan = Plan()
    enough = free or (bool(left) and max(left) >= SURVIVORS[survivor.id].attack)
    if zombie:
        spare = len(left) - (0 if free else 1)
        found, likely = replacements(g, survivor, spare)
        plan.more = await offer(g, survivor, found, "prompt-attack-more", always=likely)
        rolls = plan.more is None or plan.more[0].changes["attack_replacement"].exposure != "none"
        if rolls and g.change(survivor, "no_exposure", on="attack") is None:
            safe = [found for found in g.powers(survivor, "no_exposure") if found[0].changes["no_exposure"].on == "attack"]
            plan.safe = await offer(g, survivor, safe, "prompt-attack-safe")
    if not free:
        plan.any_die = await offer(g, survivor, lets_any_die(g, survivor), "prompt-attack-die", must=not enough)
    return plan


async def offer(
    g: Winter, survivor: Survivor, found: list[tuple[Power, int]], prompt: str, *, must: bool = False, always: bool = False
) -> tuple[Power, int] | None:
    """One of these, or none of them; copies of the same card are one choice. `always` when cards in hand decide whether there is any."""
    options = [Option("with:nothing", "option-with-nothing", {}, None)] if not must else list[Option]()
    seen: list[str] = []
    for power, card in found:
        if power.source in seen:
            continue
        seen.append(power.source)
        if card != NONE:
            options.append(Option(f"with:{power.source}", "option-with-item", {"item": power.source}, (power, card)))
        else:
            options.append(Option(f"with:{power.source}", "option-with-ability", {"ability": power.source}, (power, card)))
    if len(options) == 1 and not always:
        return options[0].value
    return await Ask(
        survivor.seat, prompt, options, rule="DW-ATTACK-20", source=survivor.id, secret=True, always=always, survivor=survivor.id
    )


def use(g: Winter, survivor: Survivor, power: Power, card: int) -> None:
    """DW-ABIL-05, DW-PLAY-08: spent for this round."""
    if card != NONE:
        if power.used:
            g.state.used_items.append(card)
        g.emit("item.used", "DW-ABIL-10", survivor=survivor.id, item=CARDS[card])
        g.note("use_item", survivor=survivor.id, place=survivor.place, symbol=SYMBOL[card], card=card)
        return
    if power.used:
        survivor.used.append(power.source)
    kind = "ability.used" if power.source == survivor.id else "ability.copied"
    g.emit(kind, "DW-ABIL-05" if power.source == survivor.id else "DW-ABIL-08", survivor=survivor.id, ability=power.source)
    if power.die:
        g.note("use_ability", survivor=survivor.id, place=survivor.place)


async def strike_zombie(g: Winter, survivor: Survivor, gate: int, plan: Plan) -> None:
    """DW-ATTACK-07, -08, -21: one zombie falls, or as many as the replacement says."""
    name, place, count, exposure = survivor.id, survivor.place, 1, "each"
    if plan.more is not None:
        power, _ = plan.more
        change = power.changes["attack_replacement"]
        count, exposure = change.number, str(change.exposure)
        if isinstance(change.cost, Cost):
            cards = g.held(survivor.seat, change.cost.item)[: change.cost.n]
            discard(g, survivor.seat, cards, "DW-ATTACK-20")
        if power.die:
            await dice.pay(g, survivor.seat, power.die, "DW-ABIL-01")
    if plan.safe is not None or g.change(survivor, "no_exposure", on="attack") is not None:
        exposure = "none"
    g.emit("zombie.attacked", "DW-ATTACK-07", survivor=name, place=PLACES[place])
    await slay(g, survivor.seat, place, count, "DW-ATTACK-07", survivor, exposure, gate)
    if plan.more is not None and plan.more[1] != NONE:
        make_noise(g, plan.more[0], place)
    if name in g.survivors:
        g.note("attack_zombie", survivor=name, place=place)


def make_noise(g: Winter, power: Power, place: int) -> None:
    """A loud weapon: noise here, if there is room for it."""
    for effect in power.effects:
        if effect.op == "noise":
            add_noise(g, place, effect.number, "DW-EFFECT-07")


async def strike_survivor(g: Winter, attacker: Survivor, target: Survivor) -> None:
    """DW-ATTACK-09..15, -19: the die is rolled again; at most the target's attack value hits, wounds and steals."""
    needed = SURVIVORS[target.id].attack
    roll = g.chance.die()
    hit = roll <= needed
    g.emit("survivor.attacked", "DW-ATTACK-10", survivor=attacker.id, target=target.id, die=roll, needed=needed, hit=int(hit))
    if not hit:
        return
    hand = g.player(target.seat).hand
    if hand:
        steal(g, target.seat, attacker.seat, "DW-ATTACK-11")
    await wound(g, target, 1, "DW-ATTACK-11")


def steal(g: Winter, victim: int, thief: int, rule: str) -> None:
    """A random card changes hands; only the two of them know which."""
    hand = g.player(victim).hand
    card = hand.pop(g.chance.below(len(hand)))
    g.player(thief).hand.append(card)
    g.emit("card.stolen", rule, player=str(thief), victim=str(victim))
    g.emit("card.changed-hands", rule, only=(thief, victim), player=str(thief), victim=str(victim), item=CARDS[card])

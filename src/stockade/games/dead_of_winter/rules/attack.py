"""Attacking (DW-ATTACK): a zombie falls and exposure is rolled; against a survivor the die is rolled again.

Cards and abilities that change an attack are announced with it, before any roll (DW-ATTACK-20): one that kills more (DW-ATTACK-16), one
that skips the roll, one that lets any die do (DW-ATTACK-17).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from stockade.engine import Ask, Option
from stockade.engine.event import Arg
from stockade.engine.verdict import No, no
from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.effects.words.change import AnyDie, AttackReplacement, NoExposure
from stockade.games.dead_of_winter.facts import CARDS, ENTRANCES, SURVIVORS, SYMBOL, Power
from stockade.games.dead_of_winter.play import A, Means, Winter
from stockade.games.dead_of_winter.rules import dice, pick
from stockade.games.dead_of_winter.rules.exposure import wound
from stockade.games.dead_of_winter.rules.pile import discard
from stockade.games.dead_of_winter.rules.track import add_noise
from stockade.games.dead_of_winter.rules.zombie import slay
from stockade.games.dead_of_winter.state import NONE, Survivor

NO_TARGET = [no("refused-no-target", "DW-ATTACK-18", place=place) for place in PLACES]


class Plan(Struct):
    """How an attack is made: what replaces its kill, what skips its exposure roll, what lets any die do."""

    more: Means[AttackReplacement] | None = None
    safe: Means[NoExposure] | None = None
    any_die: Means[AnyDie] | None = None


def prey(g: Winter, attacker: Survivor) -> list[Survivor]:
    """DW-ATTACK-03, -05, -06: other players' survivors at the same place."""
    return [survivor for survivor in g.at(attacker.place) if survivor.seat != attacker.seat]


def cannot_attack(g: Winter, survivor: Survivor, ready: list[int], *, free: bool = False) -> No | None:
    """DW-ATTACK-01, -18: somebody to attack, and a die that is good enough unless the attack is free."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if not g.zombies_at(survivor.place) and not prey(g, survivor):
        return NO_TARGET[survivor.place]
    if free or (ready and (max(ready) >= SURVIVORS[survivor.id].attack or any(g.means(survivor, AnyDie)))):
        return None
    return no("refused-die", "DW-ATTACK-01", needed=SURVIVORS[survivor.id].attack)


def replacements(g: Winter, survivor: Survivor, spare_dice: int) -> tuple[list[Means[AttackReplacement]], bool]:
    """What can turn one kill into several, by the cards that pay for it (DW-EFFECT-12); and whether the others think that a hand could."""
    found: list[Means[AttackReplacement]] = []
    likely = False
    for one in g.means(survivor, AttackReplacement):
        cost = one.change.cost
        if one.power.die and spare_dice < 1:
            continue
        if cost is None:
            found.append(one)
            continue
        likely = likely or len(g.player(survivor.seat).hand) >= cost.n
        prices = pick.prices(g.held(survivor.seat, cost.item), cost.n)
        found += [replace(one, paid=paid, named=number > 0) for number, paid in enumerate(prices)]
    return found, likely


async def attack(g: Winter, survivor: Survivor, *, free: bool = False) -> None:
    """DW-ATTACK-01..21: declare the target and what changes the attack, pay, strike."""
    seat, name = survivor.seat, survivor.id
    target = await choose_target(g, survivor)
    plan = await announce(g, survivor, isinstance(target, int), free)
    if not free:
        dice.pay(g, seat, 1 if plan.any_die else SURVIVORS[name].attack)  # DW-ATTACK-01
    for chosen in (plan.more, plan.safe, plan.any_die):
        if chosen is not None:
            use(g, survivor, chosen.power, chosen.card)
    if isinstance(target, int):
        await strike_zombie(g, survivor, target, plan)
    else:
        await strike_survivor(g, survivor, g.survivors[target])
        g.note(on.AttackSurvivor, survivor=name, place=survivor.place)


async def choose_target(g: Winter, survivor: Survivor) -> int | str:
    """DW-ATTACK-03, -04: an entrance with a zombie, or a survivor."""
    gates = g.infested(survivor.place)
    options = [Option(f"zombie:{ENTRANCES[gate]}", "option-attack-zombie", {"entrance": ENTRANCES[gate]}, gate) for gate in gates]
    for one in prey(g, survivor):
        options.append(Option(f"survivor:{one.id}", "option-attack-survivor", {"target": one.id}, one.id, rule="DW-ATTACK-11"))
    if len(options) == 1:
        return options[0].value
    return await Ask(survivor.seat, "prompt-attack", options, rule="DW-ATTACK-03", source=survivor.id, survivor=survivor.id)


async def announce(g: Winter, survivor: Survivor, zombie: bool, free: bool) -> Plan:
    """DW-ATTACK-16, -17, -20: what changes this attack, as the player likes."""
    plan = Plan()
    if zombie:
        spare = len(g.unused(survivor.seat)) - (0 if free else 1)
        found, likely = replacements(g, survivor, spare)
        plan.more = await offer(g, survivor, found, "prompt-attack-more", always=likely)
        rolls = plan.more is None or plan.more.change.exposure != "none"
        if rolls and g.change(survivor, NoExposure, on="attack") is None:
            plan.safe = await offer(g, survivor, g.means(survivor, NoExposure, on="attack"), "prompt-attack-safe")
    if not free:
        enough = max(dice.ready(g, survivor.seat)) >= SURVIVORS[survivor.id].attack
        plan.any_die = await offer(g, survivor, g.means(survivor, AnyDie), "prompt-attack-die", must=not enough)
    return plan


async def offer(
    g: Winter, survivor: Survivor, found: Iterable[Means[A]], prompt: str, *, must: bool = False, always: bool = False
) -> Means[A] | None:
    """One of these, or none of them; copies of the same card are one choice. `always` when cards in hand decide whether there is any."""
    options = [Option("with:nothing", "option-with-nothing", {}, None)] if not must else list[Option]()
    different: dict[str, Means[A]] = {}
    for one in found:
        different.setdefault(one.key, one)
    options += [with_option(one) for one in different.values()]
    if len(options) == 1 and not always:
        return options[0].value
    return await Ask(
        survivor.seat, prompt, options, rule="DW-ATTACK-20", source=survivor.id, secret=True, always=always, survivor=survivor.id
    )


def with_option(one: Means[A]) -> Option:
    """What a player reads about it."""
    what = "item" if one.card != NONE else "ability"
    args: dict[str, Arg] = {what: one.power.source}
    if not one.paid:
        return Option(f"with:{one.key}", f"option-with-{what}", args, one)
    args["paid"] = [CARDS[card] for card in one.paid]
    return Option(f"with:{one.key}", f"option-with-{what}-paid", args, one)


def use(g: Winter, survivor: Survivor, power: Power, card: int) -> None:
    """DW-ABIL-05, DW-PLAY-08: spent for this round."""
    if card != NONE:
        if power.used:
            g.state.used_items.append(card)
        g.emit("item.used", "DW-ABIL-10", survivor=survivor.id, item=CARDS[card])
        g.note(on.UseItem, survivor=survivor.id, place=survivor.place, symbol=SYMBOL[card], card=card)
        return
    if power.used:
        survivor.used.append(power.source)
    kind = "ability.used" if power.source == survivor.id else "ability.copied"
    g.emit(kind, "DW-ABIL-05" if power.source == survivor.id else "DW-ABIL-08", survivor=survivor.id, ability=power.source)
    if power.die:
        g.note(on.UseAbility, survivor=survivor.id, place=survivor.place)


async def strike_zombie(g: Winter, survivor: Survivor, gate: int, plan: Plan) -> None:
    """DW-ATTACK-07, -08, -21: one zombie falls, or as many as the replacement says."""
    name, place, count, exposure = survivor.id, survivor.place, 1, "each"
    if plan.more is not None:
        count, exposure = plan.more.change.n, plan.more.change.exposure
        discard(g, survivor.seat, plan.more.paid, "DW-ATTACK-20")
        if plan.more.power.die:
            dice.pay(g, survivor.seat, plan.more.power.die)  # DW-ABIL-01
    if plan.safe is not None or g.change(survivor, NoExposure, on="attack") is not None:
        exposure = "none"
    g.emit("zombie.attacked", "DW-ATTACK-07", survivor=name, place=PLACES[place])
    await slay(g, survivor.seat, place, count, "DW-ATTACK-07", survivor, exposure, gate)
    if plan.more is not None:
        add_noise(g, place, plan.more.change.noise, "DW-EFFECT-07")
    if name in g.survivors:
        g.note(on.AttackZombie, survivor=name, place=place)


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

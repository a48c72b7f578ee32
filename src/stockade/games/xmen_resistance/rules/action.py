"""The Actions of a turn (XR-MOVE, XR-OPEN, XR-TRAIT, XR-RESCUE, XR-POWERUP, XR-OBJ): what each one does. `offer` knows which there are."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.engine.verdict import Menu
from stockade.games.xmen_resistance.effects.ability import BOOST, LEAVES, TURN, WALKED, Ability, holds, owned, pay
from stockade.games.xmen_resistance.facts import POWER_MAX
from stockade.games.xmen_resistance.play import WEAPONS, Resistance
from stockade.games.xmen_resistance.rules import building, elevator, sentinel
from stockade.games.xmen_resistance.rules.combat import attack
from stockade.games.xmen_resistance.rules.hero import draw_trait, draw_two_traits, gain_power, keep_card
from stockade.games.xmen_resistance.rules.offer import actions, attacks, move_cost, moves, toll
from stockade.games.xmen_resistance.rules.wound import remove_person
from stockade.games.xmen_resistance.state import Hero

# -- what each one does ------------------------------------------------------------------------------------------------------


async def perform(g: Resistance, hero: Hero, verb: str, what: str, free: bool = False) -> None:
    """Pay for the Action and carry it out."""
    if verb in ("move", "carry"):
        hero.actions -= move_cost(g, hero, free) + toll(g, hero)
        await walk(g, hero, what, carrying=verb == "carry")
        return
    if not free:
        hero.actions -= 1  # XR-ELEV-06: whoever else is there
    match verb:
        case "open":
            building.open_edge(g, g.map.edge[what], hero, "XR-OPEN-01")
        case "attack" | "reach":
            await strike(g, hero, what, far=verb == "reach")
        case "rescue":
            await rescue(g, hero, what)
        case "take":
            await take_objective(g, hero, what)
        case "secret":
            g.mission.secret_taken(g, hero, take_secret(g, hero, what))
            g.mission.check(g)
        case "ride":
            elevator.ride(g, hero, what)
        case "power-up":
            power_up(g, hero, "XR-POWERUP-01")
        case _ if verb.startswith("mission-"):
            await g.mission.perform(g, hero, verb, what)
        case _:
            if hero.stage == "active":
                hero.used.append("gain-trait")
            await gain_trait(g, hero)


async def gain_trait(g: Resistance, hero: Hero) -> None:
    """XR-TRAIT-01; a devoured Valerie Cooper gives the choice of two (XR-ZBCARD-08)."""
    if g.mode.card == "meal" and holds(hero, "valerie_cooper"):
        await draw_two_traits(g, hero, "XR-ZBCARD-08")
    else:
        await draw_trait(g, hero, "XR-TRAIT-01")


async def walk(g: Resistance, hero: Hero, to: str, rule: str = "XR-MOVE-01", carrying: bool = False) -> None:
    """One zone further, with the Sentinel Hand for 1 more Action; Slip Away is used up by it."""
    if "slip" in hero.effects:
        hero.effects.remove("slip")
    if carrying:
        hero.actions -= 1
        sentinel.carry(g, hero, to)
    for ability in owned(g, hero, LEAVES):
        ability.use(g, hero)
    walked = owned(g, hero, WALKED)
    building.put_hero(g, hero, to, rule)
    for ability in walked:
        await ability.use(g, hero)


async def strike(g: Resistance, hero: Hero, what: str, far: bool, *, dice: int = 0, as_melee: bool = False) -> None:
    """An Attack Action on the chosen zone; Long Reach is paid for when the zone needs it."""
    weapon, zone = what.split(":")
    boost: Ability | None = None
    if far:
        boost = next(a for a in owned(g, hero, BOOST) if a.reach in ("any", weapon))
        pay(g, hero, boost)
    if weapon in sentinel.SIDES:
        await sentinel.use(g, hero, weapon, zone, boost)
        return
    turned = as_melee and not WEAPONS[weapon].melee
    g.emit("hero.attacks", "XR-BCARD-05" if turned else "XR-COMBAT-04", hero=hero.id, weapon=weapon, zone=zone)
    await attack(g, hero, WEAPONS[weapon], zone, dice=dice, as_melee=as_melee, boost=boost)


async def rescue(g: Resistance, hero: Hero, person_id: str) -> None:
    """XR-RESCUE-03..07: the card goes to the slot (one is kept), Power fills to 4, no XP."""
    person = next(p for p in g.state.people if p.id == person_id)
    remove_person(g, person)
    g.emit("bystander.rescued", "XR-RESCUE-03", bystander=person.id, hero=hero.id)
    await keep_card(g, hero, person.id)
    gain_power(g, hero, POWER_MAX, "XR-RESCUE-06")
    g.mission.rescued(g, hero, person.id)
    g.mission.check(g)


def take_secret(g: Resistance, hero: Hero, card_id: str) -> str:
    """XR-BYST-17: a Secret Mission card is taken with an Interact Action and leaves the board."""
    card = next(secret for secret in g.state.secrets if secret.id == card_id)
    g.state.secrets.remove(card)
    g.state.removed.append(card_id)
    g.emit("secret.taken", "XR-BYST-17", hero=hero.id, bystander=card_id, zone=card.zone)
    return card_id


async def take_objective(g: Resistance, hero: Hero, zone: str) -> None:
    """XR-OBJ-01, -03: the token is the taker's; the mission says what follows."""
    objective = next(o for o in g.state.objectives if o.zone == zone and not o.taker)
    if objective.facedown:
        objective.facedown = False
        g.reveal()
    objective.taker = hero.id
    g.emit("objective.taken", "XR-OBJ-01", hero=hero.id, color=objective.color, zone=zone)
    await g.mission.objective_taken(g, hero, objective)
    g.mission.check(g)


def power_up(g: Resistance, hero: Hero, rule: str) -> None:
    """XR-POWERUP-01: 2 Power, 3 with Valerie Cooper (XR-POWERUP-02)."""
    g.emit("hero.powered", rule, hero=hero.id)
    gain_power(g, hero, 3 if holds(hero, "valerie_cooper") else 2, rule)


# -- free Actions given by Skills, Traits and cards --------------------------------------------------------------------------


async def free_move(g: Resistance, hero: Hero, ignore: bool, rule: str) -> str:
    """A free Move Action; gives back the zone, empty when there is nowhere to go."""
    options = moves(g, hero, free=True, ignore=ignore)
    if not options:
        return ""
    verb, to = await Ask(hero.seat, "prompt-free-move", options, rule=rule, hero=hero.id)
    if not ignore:
        hero.actions -= toll(g, hero)
    await walk(g, hero, to, rule, carrying=verb == "carry")
    return to


async def free_attack(
    g: Resistance,
    hero: Hero,
    rule: str,
    *,
    zones: list[str] | None = None,
    only: str = "",
    dice: int = 0,
    as_melee: bool = False,
    chosen: bool = False,
) -> None:
    """A free Attack Action: on one of those zones, with that Attack or number of dice, when they are given; no Hand is used in melee."""
    options = attacks(g, hero, only, zones, own=as_melee, chosen=chosen)
    if not options:
        return
    verb, what = await Ask(hero.seat, "prompt-free-attack", options, rule=rule, source=hero.id, hero=hero.id)
    await strike(g, hero, what, far=verb == "reach", dice=dice, as_melee=as_melee)


async def free_action(g: Resistance, hero: Hero, rule: str) -> None:
    """XR-PLAYER-13: any one Action outside the hero's own turn, without Actions to pay for Enemies."""
    hero.actions = 0
    menu = Menu()
    actions(g, hero, menu, free=True)
    verb, what = await Ask(hero.seat, "prompt-free-action", menu.options, rule=rule, hero=hero.id)
    await perform(g, hero, verb, what, free=True)


async def use_ability(g: Resistance, hero: Hero, key: str) -> None:
    """Pay for it and do what it says."""
    ability = next(a for a in owned(g, hero, TURN) if a.key == key)
    pay(g, hero, ability)
    await ability.use(g, hero)

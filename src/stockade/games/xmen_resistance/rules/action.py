"""The Actions of a turn (XR-MOVE, XR-OPEN, XR-TRAIT-01, XR-RESCUE, XR-POWERUP, XR-OBJ): what is offered, and what each one does.

Options carry (verb, argument) as their value. A free Action costs none of the turn's Actions but follows every other rule (XR-PLAYER-10).
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.effects.ability import BOOST, LEAVES, TURN, WALKED, Ability, affords, holds, owned, pay, usable
from stockade.games.xmen_resistance.facts import POWER_MAX
from stockade.games.xmen_resistance.play import WEAPONS, Resistance
from stockade.games.xmen_resistance.rules import building, elevator, sentinel
from stockade.games.xmen_resistance.rules.combat import attack, targets
from stockade.games.xmen_resistance.rules.hero import draw_trait, draw_two_traits, gain_power, keep_card
from stockade.games.xmen_resistance.rules.wound import remove_person
from stockade.games.xmen_resistance.state import Hero, Objective, Person

STORM_RANGE = 1  # XR-ZENEMY-01
FREE_LEAVE = ("wall_of_steel", "unstoppable")  # Skills that make leaving a zone cost nothing more


# -- what is offered ------------------------------------------------------------------------------------------------------


def actions(g: Resistance, hero: Hero, free: bool = False) -> list[Option]:
    """Every Action the hero can take now; a free one when `free`."""
    options = moves(g, hero, free)
    if not free and hero.actions < 1:
        return options
    if g.mode.ravenous(hero):
        return options + attacks(g, hero)  # XR-ZMODE-23
    options += openings(g, hero)
    options += attacks(g, hero)
    options += [Option(f"rescue:{p.id}", "option-rescue", {"bystander": p.id}, ("rescue", p.id)) for p in rescuable(g, hero)]
    options += [
        Option(f"take:{o.zone}", "option-take", {"color": shown_color(o), "zone": o.zone}, ("take", o.zone)) for o in takeable(g, hero)
    ]
    options += [
        Option(f"secret:{s.id}", "option-secret", {"bystander": s.id}, ("secret", s.id)) for s in g.state.secrets if s.zone == hero.zone
    ]
    options += elevator.rides(g, hero)
    options += g.mission.actions(g, hero)
    if "power-up" in g.mode.verbs:
        options.append(Option("power-up", "option-power-up", {"count": power_up_gain(hero)}, ("power-up", "")))
    if free or "gain-trait" not in hero.used:
        options.append(Option("gain-trait", "option-gain-trait", {}, ("gain-trait", "")))
    return options


def moves(g: Resistance, hero: Hero, free: bool = False, ignore: bool = False) -> list[Option]:
    """XR-MOVE-01..03: each adjacent zone, when the hero can pay for the Enemies left behind."""
    cost = move_cost(g, hero, free) + (0 if ignore else toll(g, hero))
    if cost > hero.actions:
        return []
    near = g.ways.near[hero.zone]
    options = [Option(f"move:{to}", "option-move", {"zone": to, "cost": cost}, ("move", to)) for to in near]
    rule = sentinel.portable(g, hero)
    if rule and cost < hero.actions:
        options += [Option(f"carry:{to}", "option-carry", {"zone": to, "cost": cost + 1}, ("carry", to), rule=rule) for to in near]
    return options


def move_cost(g: Resistance, hero: Hero, free: bool = False) -> int:
    """XR-MOVE-01: one Action, none for a free Move, one more against an enemy Storm's wind (XR-ZENEMY-01)."""
    if free:
        return 0
    storm = g.zombie("storm")
    return 1 + (storm is not None and g.within(storm.zone, hero.zone, STORM_RANGE))


def toll(g: Resistance, hero: Hero) -> int:
    """XR-MOVE-02: one extra Action for each Enemy in the zone left; some effects lower or lift it."""
    enemies = g.enemies_in(hero.zone)
    if not enemies or "slip" in hero.effects or any(skill in FREE_LEAVE for skill in g.skills(hero)):
        return 0
    return min(enemies, 1) if holds(hero, "stevie_hunter") else enemies


def openings(g: Resistance, hero: Hero, kinds: tuple[str, ...] = ("door", "window", "arch")) -> list[Option]:
    """XR-OPEN-01, -04: closed doors and windows of the hero's zone that nothing locks."""
    edges = [edge for edge in building.closed_openings(g, hero.zone) if edge.kind in kinds and building.open_refusal(g, edge) is None]
    return [
        Option(f"open:{edge.id}", f"option-open-{edge.kind}", {"edge": edge.id, "zone": edge.other(hero.zone)}, ("open", edge.id))
        for edge in edges
    ]


def attacks(
    g: Resistance, hero: Hero, only: str = "", zones: list[str] | None = None, own: bool = False, chosen: bool = False
) -> list[Option]:
    """One option for each Attack and zone, the Sentinel Hand's too unless `own`; with Long Reach in hand also one zone farther.

    Whoever is Ravenous can only devour, unless the Attack was `chosen` before (XR-ZMODE-25, XR-ID-03)."""
    options: list[Option] = []
    # reach comes with a Trait or from Orange on
    farther = [a for a in owned(g, hero, BOOST) if a.reach and affords(hero, a)] if hero.traits or hero.level > 1 else []
    ravenous = g.mode.ravenous(hero) and not chosen
    for weapon in g.weapons(hero) if own else [*g.weapons(hero), *sentinel.at_hand(g, hero)]:
        if (only and weapon.id != only) or (ravenous and not weapon.devours):
            continue
        reach = next((a for a in farther if a.reach in ("any", weapon.id)), None)
        near = [zone for zone in targets(g, hero, weapon) if zones is None or zone in zones]
        options += [
            Option(
                f"attack:{weapon.id}:{zone}",
                "option-attack",
                {"weapon": weapon.id, "zone": zone},
                ("attack", f"{weapon.id}:{zone}"),
                rule=sentinel.RULES.get(weapon.id, ""),
            )
            for zone in near
        ]
        if reach is not None and zones is None:
            far = [zone for zone in targets(g, hero, weapon, more=1) if zone not in near]
            options += [
                Option(
                    f"reach:{weapon.id}:{zone}",
                    f"option-attack-far-{reach.source}",
                    {"weapon": weapon.id, "zone": zone, reach.source: reach.id},
                    ("reach", f"{weapon.id}:{zone}"),
                    rule=reach.rule,
                )
                for zone in far
            ]
    return options


def rescuable(g: Resistance, hero: Hero) -> list[Person]:
    """XR-RESCUE-01, -02, -10: Bystanders of the zone, hidden ones too, while no Enemy is there."""
    return [] if "rescue" not in g.mode.verbs or g.enemies_in(hero.zone) else g.people_in(hero.zone)


def takeable(g: Resistance, hero: Hero) -> list[Objective]:
    """XR-OBJ-01, -02, -06: Objectives of the zone that the mission lets the hero take now; Enemies do not matter."""
    return [o for o in g.state.objectives if o.zone == hero.zone and not o.taker and g.mission.interact_refusal(g, o) is None]


def shown_color(objective: Objective) -> str:
    """XR-OBJ-03: a facedown Objective shows its red back."""
    return "facedown" if objective.facedown else objective.color


def power_up_gain(hero: Hero) -> int:
    """XR-POWERUP-01, -03; Valerie Cooper adds one."""
    return min(POWER_MAX - hero.power, 3 if holds(hero, "valerie_cooper") else 2)


# -- what each one does ------------------------------------------------------------------------------------------------------


async def perform(g: Resistance, hero: Hero, verb: str, what: str, free: bool = False) -> None:
    """Pay for the Action and carry it out."""
    if verb in ("move", "carry"):
        hero.actions -= move_cost(g, hero, free) + toll(g, hero)
        await walk(g, hero, what, carrying=verb == "carry")
        return
    if not free:
        hero.actions -= 1
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
    options = actions(g, hero, free=True)
    verb, what = await Ask(hero.seat, "prompt-free-action", options, rule=rule, hero=hero.id)
    await perform(g, hero, verb, what, free=True)


def abilities(g: Resistance, hero: Hero) -> list[Option]:
    """Skills, Traits and cards the hero can use between Actions."""
    return [
        Option(a.key, f"option-use-{a.source}", {a.source: a.id, "power": a.power, "hunger": a.hunger}, ("use", a.key), rule=a.rule)
        for a in owned(g, hero, TURN)
        if usable(g, hero, a)
    ]


async def use_ability(g: Resistance, hero: Hero, key: str) -> None:
    """Pay for it and do what it says."""
    ability = next(a for a in owned(g, hero, TURN) if a.key == key)
    pay(g, hero, ability)
    await ability.use(g, hero)

"""What a hero may do in their turn, and why not the rest (XR-MOVE, XR-OPEN, XR-RESCUE, XR-OBJ, XR-TRAIT-02): both from the same verdicts.

A verdict is None or the reason against it. Options carry (verb, argument) as their value.
"""

from __future__ import annotations

from collections.abc import Iterable

from stockade.engine import Option, Refused
from stockade.engine.event import Arg
from stockade.engine.verdict import Menu, No, no
from stockade.games.xmen_resistance.board.zonemap import Edge
from stockade.games.xmen_resistance.effects.ability import BOOST, CHOSEN, TURN, affords, holds, no_use, owned, subject
from stockade.games.xmen_resistance.facts import POWER_MAX, Weapon
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules import building, elevator, sentinel
from stockade.games.xmen_resistance.rules.combat import no_shot, targets
from stockade.games.xmen_resistance.state import Hero, Objective

STORM_RANGE = 1  # XR-ZENEMY-01
FREE_LEAVE = ("wall_of_steel", "unstoppable")  # Skills that make leaving a zone cost nothing more
OPENINGS = ("door", "window", "arch")
LIFT_RULE = "XR-ZMODE-37"  # why the Ravenous leave the Elevator alone

NO_ACTIONS = no("refused-no-actions", "XR-PLAYER-05")
FOUNTAIN = no("refused-fountain", "XR-MOVEMENT-07")
FAR = no("refused-far", "XR-MOVEMENT-02")
DOOR_ELSEWHERE = no("refused-door-elsewhere", "XR-OPEN-01")
ENEMIES_HERE = no("refused-rescue-enemies", "XR-RESCUE-02")
FACEDOWN = no("refused-facedown", "XR-RESCUE-11")
TOKEN_ELSEWHERE = no("refused-objective-elsewhere", "XR-OBJ-01")
SECRET_ELSEWHERE = no("refused-secret-elsewhere", "XR-BYST-17")
EXIT_ENEMIES = no("refused-exit-enemies", "XR-OBJ-04")
EXIT_ELSEWHERE = no("refused-exit-elsewhere", "XR-OBJ-04")


# -- verdicts: why not, or None when it may be done -----------------------------------------------------------------------


def no_action(g: Resistance, hero: Hero, free: bool = False) -> No | None:
    """XR-PLAYER-05, -10: an Action is left, unless it is a free one, which follows every other rule."""
    return None if free or hero.actions >= 1 else NO_ACTIONS


def no_mind(g: Resistance, hero: Hero, rule: str = "XR-ZMODE-23") -> No | None:
    """XR-ZMODE-23, -37: whoever is Ravenous thinks of nothing but food."""
    return no("refused-ravenous", rule, hero=hero.id) if g.mode.ravenous(hero) else None


def no_thought(g: Resistance, hero: Hero, free: bool = False) -> No | None:
    """An Action is left, and the mind for something else than food."""
    return no_action(g, hero, free) or no_mind(g, hero)


def no_leave(g: Resistance, hero: Hero, free: bool = False, ignore: bool = False) -> No | None:
    """XR-MOVE-01..03: the hero can pay for the Move and the Enemies left behind."""
    wind = move_cost(g, hero, free)
    cost = wind if ignore else wind + toll(g, hero)
    return None if cost <= hero.actions else too_dear(hero, wind, cost)


def too_dear(hero: Hero, wind: int, cost: int) -> No:
    """What makes a Move that costs so much too dear: Enemies, the wind, or nothing but that no Action is left."""
    if cost > wind:
        return no("refused-toll", "XR-MOVE-03", cost=cost, actions=hero.actions)
    return no("refused-wind", "XR-ZENEMY-01", cost=cost, actions=hero.actions) if wind > 1 else NO_ACTIONS


def no_way(g: Resistance, hero: Hero, zone: str) -> No | None:
    """XR-MOVEMENT-02: only the next zones can be entered; a closed opening (XR-MOVE-05) or shaft (XR-ELEV-03) is no way."""
    if zone in g.ways.near[hero.zone]:
        return None
    kind = g.map.zone[zone].kind
    if kind == "fountain":
        return FOUNTAIN
    if kind == "shaft" and zone != g.state.cabin:
        return no("refused-shaft", elevator.closed_rule(g))
    edge = g.edge_between(hero.zone, zone)
    return FAR if edge is None else no(f"refused-closed-{edge.kind}", "XR-MOVE-05", edge=edge.id)


def no_opening(g: Resistance, hero: Hero, edge: Edge) -> No | None:
    """XR-OPEN-01, -04, XR-ELEV-07: a door or window of the hero's zone that nothing locks."""
    locked = building.open_refusal(g, edge)
    if locked is not None:
        return locked
    return None if hero.zone in (edge.a, edge.b) else DOOR_ELSEWHERE


def no_rescue(g: Resistance, hero: Hero) -> No | None:
    """XR-RESCUE-02: nobody of the zone while an Enemy is there."""
    return ENEMIES_HERE if g.enemies_in(hero.zone) else None


def no_take(g: Resistance, hero: Hero, objective: Objective) -> No | None:
    """XR-OBJ-01, -02, -06: an Objective of the zone that the mission lets the hero take now; Enemies do not matter."""
    waits = g.mission.interact_refusal(g, objective)
    if waits is not None:
        return waits
    return None if objective.zone == hero.zone else TOKEN_ELSEWHERE


def no_trait(hero: Hero, busy: No | None, free: bool = False) -> No | None:
    """XR-TRAIT-02: once in a turn."""
    return no("refused-trait-again", "XR-TRAIT-02", hero=hero.id) if not free and "gain-trait" in hero.used else busy


def no_exit(g: Resistance, hero: Hero) -> No | None:
    """XR-OBJ-04, -05: in the Exit zone, no Enemies there, and the mission lets them go (XR-ZMODE-24)."""
    stays = g.mission.exit_refusal(g, hero)
    if stays is not None:
        return stays
    if hero.zone != g.state.exit:
        return EXIT_ELSEWHERE
    return EXIT_ENEMIES if g.enemies_in(hero.zone) else None


# -- what the verdicts count ----------------------------------------------------------------------------------------------


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
    return min(enemies, 1) if holds(hero, "stevie_hunter") else enemies  # XR-ZBCARD-09


def shown_color(objective: Objective) -> str:
    """XR-OBJ-03: a facedown Objective shows its red back."""
    return "facedown" if objective.facedown else objective.color


def power_up_gain(hero: Hero) -> int:
    """XR-POWERUP-01, -03; Valerie Cooper adds one."""
    return min(POWER_MAX - hero.power, 3 if holds(hero, "valerie_cooper") else 2)


# -- one kind of Action each, for the turn and for effects that give a free one -------------------------------------------


def moves(g: Resistance, hero: Hero, free: bool = False, ignore: bool = False) -> list[Option]:
    """XR-MOVE-01..03: each adjacent zone, with the Sentinel Hand for one Action more where a mission lets it be carried."""
    cost = move_cost(g, hero, free) + (0 if ignore else toll(g, hero))
    if cost > hero.actions:
        return []
    near = g.ways.near[hero.zone]
    options = [Option(f"move:{to}", "option-move", {"zone": to, "cost": cost}, ("move", to)) for to in near]
    rule = sentinel.portable(g, hero)
    if rule and cost < hero.actions:
        options += [Option(f"carry:{to}", "option-carry", {"zone": to, "cost": cost + 1}, ("carry", to), rule=rule) for to in near]
    return options


def openings(g: Resistance, hero: Hero, kinds: tuple[str, ...] = OPENINGS) -> list[Option]:
    """XR-OPEN-01, -04: closed doors and windows of the hero's zone that nothing locks."""
    return [
        Option(f"open:{edge.id}", f"option-open-{edge.kind}", {"edge": edge.id, "zone": edge.other(hero.zone)}, ("open", edge.id))
        for edge in building.closed_openings(g, hero.zone)
        if edge.kind in kinds and no_opening(g, hero, edge) is None
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
        options += [attack_option(weapon, zone) for zone in near]
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


def attack_option(weapon: Weapon, zone: str) -> Option:
    """That Attack on that zone."""
    args: dict[str, Arg] = {"weapon": weapon.id, "zone": zone}
    return Option(
        f"attack:{weapon.id}:{zone}", "option-attack", args, ("attack", f"{weapon.id}:{zone}"), rule=sentinel.RULES.get(weapon.id, "")
    )


# -- the whole turn -------------------------------------------------------------------------------------------------------


def turn(g: Resistance, hero: Hero) -> list[Option]:
    """XR-PLAYER-05..07, -12: one Action, Skill, Trait or card; or the end of the turn."""
    menu = Menu()
    actions(g, hero, menu)
    between_actions(g, hero, menu)
    menu.options.append(Option("end", "option-end-turn", {}, ("end", "")))
    return menu.options


def turn_refused(g: Resistance, hero: Hero) -> list[Refused]:
    """Everything a player might look for in that turn and does not find."""
    menu = Menu(refusing=True)
    unreachable(g, hero, menu)
    untouchable(g, hero, menu)
    actions(g, hero, menu)
    between_actions(g, hero, menu)
    return menu.refused


def actions(g: Resistance, hero: Hero, menu: Menu, free: bool = False) -> None:
    """Every Action the hero can take now, a free one when `free`; and those of the zone that they cannot."""
    menu.options += moves(g, hero, free)
    busy = no_thought(g, hero, free)
    if busy is None:
        menu.options += openings(g, hero)
    if no_action(g, hero, free) is None:
        menu.options += attacks(g, hero)
    if "rescue" in g.mode.verbs:
        for person in g.people_in(hero.zone):  # XR-RESCUE-01, -10: hidden ones too
            why = no_rescue(g, hero) or busy
            menu.add(why, f"rescue:{person.id}", "option-rescue", {"bystander": person.id}, ("rescue", person.id))
    for token in g.state.objectives:
        if not token.taker and (menu.refusing or token.zone == hero.zone):
            why = no_take(g, hero, token) or busy
            menu.add(why, f"take:{token.zone}", "option-take", {"color": shown_color(token), "zone": token.zone}, ("take", token.zone))
    for card in g.state.secrets:
        if menu.refusing or card.zone == hero.zone:
            why = busy if card.zone == hero.zone else SECRET_ELSEWHERE
            menu.add(why, f"secret:{card.id}", "option-secret", {"bystander": card.id}, ("secret", card.id))
    if hero.zone == g.state.cabin:
        elevator.rides(g, hero, menu, no_action(g, hero, free) or no_mind(g, hero, LIFT_RULE))
    g.mission.actions(g, hero, menu, busy)
    if "power-up" in g.mode.verbs:
        menu.add(busy, "power-up", "option-power-up", {"count": power_up_gain(hero)}, ("power-up", ""))
    menu.add(no_trait(hero, busy, free), "gain-trait", "option-gain-trait", {}, ("gain-trait", ""))


def between_actions(g: Resistance, hero: Hero, menu: Menu) -> None:
    """What is no Action: Skills, Traits and cards, calling the Elevator (XR-ZMODE-37), what the mission adds, and leaving."""
    for ability in owned(g, hero, TURN):
        why = no_use(g, hero, ability)
        if why is None or menu.refusing:
            key, args = ability.key, {**subject(ability), "power": ability.power, "hunger": ability.hunger}
            menu.add(why, key, f"option-use-{ability.source}", args, ("use", key), rule=ability.rule)
    if menu.refusing:
        waiting(g, hero, menu)
    if g.map.shafts:
        elevator.calls(g, hero, menu, no_mind(g, hero, LIFT_RULE))
    g.mission.extras(g, hero, menu)
    if g.state.exit and (menu.refusing or hero.zone == g.state.exit):
        menu.add(no_exit(g, hero), "exit", "option-exit", {"zone": g.state.exit}, ("exit", ""))


# -- looked for elsewhere: only when somebody asks --------------------------------------------------------------------------


def unreachable(g: Resistance, hero: Hero, menu: Menu) -> None:
    """Zones that cannot be entered, the next ones first, doors that stay shut, rooms where somebody may be."""
    stays, busy, spent = no_leave(g, hero), no_thought(g, hero), no_action(g, hero)
    tired = stays if spent else None  # whoever has no Action left, or is Ravenous, need not hear of doors
    closed = [(zone.id, tired or no_way(g, hero, zone.id) or stays) for zone in g.map.zones if zone.id != hero.zone]
    for zone, why in sorted(closed, key=lambda one: one[1] is FAR):
        refuse(menu, why, f"move:{zone}", {"zone": zone})
    for edge in g.map.edges:
        if not g.is_open(edge):
            refuse(menu, spent or busy or no_opening(g, hero, edge), f"open:{edge.id}", {"edge": edge.id})
    for card in g.state.facedown if "rescue" in g.mode.verbs else ():
        # XR-RESCUE-11: nobody yet
        refuse(menu, FACEDOWN, f"rescue:facedown:{card.zone}", {"zone": card.zone})


def untouchable(g: Resistance, hero: Hero, menu: Menu) -> None:
    """Zones with somebody in them that cannot be attacked."""
    for weapon in (*g.weapons(hero), *sentinel.at_hand(g, hero)):
        busy = no_action(g, hero) if weapon.devours else no_thought(g, hero)
        for zone in targeted(g, weapon):
            why = no_action(g, hero) or no_shot(g, hero, weapon, zone) or busy
            refuse(menu, why, f"attack:{weapon.id}:{zone}", {"zone": zone, "weapon": weapon.id})


def targeted(g: Resistance, weapon: Weapon) -> Iterable[str]:
    """Zones where somebody stands whom that Attack could hit."""
    zones = dict.fromkeys(g.zones_with_enemies())
    return zones | dict.fromkeys(person.zone for person in g.state.people) if weapon.devours else zones


def waiting(g: Resistance, hero: Hero, menu: Menu) -> None:
    """Skills, Traits and cards whose moment is another one."""
    mine = {ability.key for ability in owned(g, hero, TURN)}
    for when in CHOSEN:
        for ability in owned(g, hero, when):
            if ability.key not in mine:
                mine.add(ability.key)
                refuse(menu, no(f"refused-moment-{when}", ability.rule), ability.key, subject(ability))


def refuse(menu: Menu, why: No | None, key: str, args: dict[str, Arg]) -> None:
    """Written down when there is a reason."""
    if why is not None:
        menu.refused.append(why.to(key, **args))

"""Why can't I? The things a player might expect to do in their turn and may not, each with its rule. Made only when somebody asks."""

from __future__ import annotations

from stockade.engine import Refused
from stockade.games.xmen_resistance.effects import ability as ab
from stockade.games.xmen_resistance.facts import Weapon
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules import action, building, elevator, sentinel
from stockade.games.xmen_resistance.rules.combat import horde_in, targets
from stockade.games.xmen_resistance.state import Hero


def for_turn(g: Resistance, hero: Hero) -> list[Refused]:
    """Everything in reach of the hero that is not among the options now."""
    return [
        *ways(g, hero),
        *doors(g, hero),
        *things(g, hero),
        *hungry(g, hero),
        *shots(g, hero),
        *cards(g, hero),
        *leaving(g, hero),
        *elevator.refusals(g, hero),
        *g.mission.refusals(g, hero),
    ]


def ways(g: Resistance, hero: Hero) -> list[Refused]:
    """Zones the hero cannot step into."""
    out: list[Refused] = []
    wind, cost = action.move_cost(g, hero), action.move_cost(g, hero) + action.toll(g, hero)
    if cost > hero.actions:
        text, rule = ("refused-toll", "XR-MOVE-03") if cost > wind else ("refused-no-actions", "XR-PLAYER-05")
        if cost == wind > 1:
            text, rule = "refused-wind", "XR-ZENEMY-01"
        out += [
            Refused(f"move:{zone}", text, rule, {"zone": zone, "cost": cost, "actions": hero.actions}) for zone in g.ways.near[hero.zone]
        ]
    for edge in building.closed_openings(g, hero.zone):
        out.append(
            Refused(
                f"move:{edge.other(hero.zone)}",
                f"refused-closed-{edge.kind}",
                "XR-MOVE-05",
                {"zone": edge.other(hero.zone), "edge": edge.id},
            )
        )
    for shaft in elevator.shafts_beside(g, hero.zone):
        if shaft != g.state.cabin:
            out.append(Refused(f"move:{shaft}", "refused-shaft", elevator.closed_rule(g), {"zone": shaft}))
    shown = {refused.key for refused in out} | {f"move:{zone}" for zone in g.ways.near[hero.zone]} | {f"move:{hero.zone}"}
    for zone in g.map.zones:
        if f"move:{zone.id}" in shown:
            continue
        if zone.kind == "fountain":
            out.append(Refused(f"move:{zone.id}", "refused-fountain", "XR-MOVEMENT-07", {"zone": zone.id}))
        else:
            out.append(Refused(f"move:{zone.id}", "refused-far", "XR-MOVEMENT-02", {"zone": zone.id}))
    return out


def doors(g: Resistance, hero: Hero) -> list[Refused]:
    """Doors of the zone that stay shut, and those elsewhere."""
    out: list[Refused] = []
    for edge in g.map.edges:
        here = hero.zone in (edge.a, edge.b)
        if edge.kind == "elevator" and here and not g.is_open(edge):
            out.append(Refused(f"open:{edge.id}", "refused-shaft-door", "XR-ELEV-07", {"edge": edge.id}))
        if edge.kind == "elevator" or g.is_open(edge):
            continue
        locked = building.open_refusal(g, edge)
        if locked is not None:
            out.append(locked)
        elif not here:
            out.append(Refused(f"open:{edge.id}", "refused-door-elsewhere", "XR-OPEN-01", {"edge": edge.id}))
        elif hero.actions < 1:
            out.append(Refused(f"open:{edge.id}", "refused-no-actions", "XR-PLAYER-05", {"edge": edge.id}))
    return out


def things(g: Resistance, hero: Hero) -> list[Refused]:
    """Bystanders, Objectives, Traits and Power that cannot be had now."""
    out: list[Refused] = []
    for person in g.people_in(hero.zone) if "rescue" in g.mode.verbs else []:
        if g.enemies_in(hero.zone):
            out.append(
                Refused(f"rescue:{person.id}", "refused-rescue-enemies", "XR-RESCUE-02", {"bystander": person.id, "zone": hero.zone})
            )
        elif hero.actions < 1:
            out.append(Refused(f"rescue:{person.id}", "refused-no-actions", "XR-PLAYER-05", {"bystander": person.id}))
    for card in g.state.facedown if "rescue" in g.mode.verbs else []:
        out.append(Refused(f"rescue:facedown:{card.zone}", "refused-facedown", "XR-RESCUE-11", {"zone": card.zone}))
    for objective in g.state.objectives:
        if objective.taker:
            continue
        refused = g.mission.interact_refusal(g, objective)
        if refused is not None:
            out.append(refused)
        elif objective.zone != hero.zone:
            out.append(Refused(f"take:{objective.zone}", "refused-objective-elsewhere", "XR-OBJ-01", {"zone": objective.zone}))
        elif hero.actions < 1:
            out.append(Refused(f"take:{objective.zone}", "refused-no-actions", "XR-PLAYER-05", {"zone": objective.zone}))
    if "gain-trait" in hero.used:
        out.append(Refused("gain-trait", "refused-trait-again", "XR-TRAIT-02", {"hero": hero.id}))
    elif hero.actions < 1:
        out.append(Refused("gain-trait", "refused-no-actions", "XR-PLAYER-05", {}))
    if hero.actions < 1 and "power-up" in g.mode.verbs:
        out.append(Refused("power-up", "refused-no-actions", "XR-PLAYER-05", {}))
    return out


def hungry(g: Resistance, hero: Hero) -> list[Refused]:
    """XR-ZMODE-23, -37: what a Ravenous Zombie Hero cannot think of now."""
    if not g.mode.ravenous(hero) or hero.actions < 1:
        return []
    doors = [option.key for option in action.openings(g, hero)]
    tokens = [f"take:{objective.zone}" for objective in action.takeable(g, hero)]
    secrets = [f"secret:{card.id}" for card in g.state.secrets if card.zone == hero.zone]
    lift = [option.key for option in (*elevator.calls(g, hero), *elevator.rides(g, hero))]
    arms = [weapon for weapon in (*g.weapons(hero), *sentinel.at_hand(g, hero)) if not weapon.devours]
    shots = [f"attack:{weapon.id}:{zone}" for weapon in arms for zone in targets(g, hero, weapon)]
    thoughts = [*doors, *tokens, *secrets, *shots, "gain-trait"]
    return [Refused(key, "refused-ravenous", "XR-ZMODE-23", {"hero": hero.id}) for key in thoughts] + [
        Refused(key, "refused-ravenous", "XR-ZMODE-37", {"hero": hero.id}) for key in lift
    ]


def shots(g: Resistance, hero: Hero) -> list[Refused]:
    """Zones with Enemies that cannot be attacked."""
    out: list[Refused] = []
    for weapon in [*g.weapons(hero), *sentinel.at_hand(g, hero)]:
        for zone in targeted(g, weapon):
            key = f"attack:{weapon.id}:{zone}"
            reach = g.ways.reach(hero.zone, zone)
            args: dict[str, int | str] = {"zone": zone, "weapon": weapon.id}
            if reach is None:
                out.append(Refused(key, "refused-no-sight", "XR-COMBAT-02", {**args}))
            elif not weapon.near <= reach <= weapon.far:
                out.append(
                    Refused(
                        key,
                        "refused-out-of-range",
                        "XR-COMBAT-01" if weapon.melee else "XR-COMBAT-02",
                        {**args, "range": reach, "far": weapon.far},
                    )
                )
            elif weapon.crowd and not horde_in(g, zone):
                out.append(Refused(key, "refused-throw", g.mode.cite("XR-SENT-06"), {**args}))
            elif hero.actions < 1:
                out.append(Refused(key, "refused-no-actions", "XR-PLAYER-05", {**args}))
    return out


def targeted(g: Resistance, weapon: Weapon) -> list[str]:
    """Zones where somebody stands whom that Attack could hit."""
    zones = g.zones_with_enemies()
    meals = dict.fromkeys(person.zone for person in g.state.people) if weapon.devours else ()
    return [*zones, *(zone for zone in meals if zone not in zones)]


def cards(g: Resistance, hero: Hero) -> list[Refused]:
    """Skills, Traits and cards that cannot be used now."""
    out: list[Refused] = []
    mine = {
        a.key: a
        for when in (ab.TURN, ab.BOOST, ab.ROLLED, ab.STRUCK, ab.ENTERED, ab.WOUNDED, ab.WITNESS, ab.DAWN, ab.END)
        for a in ab.owned(g, hero, when)
    }
    for key, ability in mine.items():
        args: dict[str, int | str] = {ability.source: ability.id, "power": ability.power}
        if ability.when != ab.TURN:
            out.append(Refused(key, f"refused-moment-{ability.when}", ability.rule, {**args}))
        elif ab.spent(hero, ability):
            out.append(Refused(key, "refused-used", ability.rule, {**args}))
        elif not ab.affords(hero, ability):
            text = "refused-hunger" if ability.hunger else "refused-power"
            out.append(Refused(key, text, "XR-ZMODE-14" if ability.hunger else ability.rule, {**args, "have": hero.power}))
        elif not ability.ready(g, hero):
            out.append(Refused(key, "refused-no-target", ability.rule, {**args}))
    return out


def leaving(g: Resistance, hero: Hero) -> list[Refused]:
    """Why the Exit is no way out yet."""
    if not g.state.exit:
        return []
    refused = g.mission.exit_refusal(g, hero)
    if refused is not None:
        return [refused]
    if hero.zone == g.state.exit and g.enemies_in(hero.zone):
        return [Refused("exit", "refused-exit-enemies", "XR-OBJ-04", {"zone": g.state.exit})]
    return [] if hero.zone == g.state.exit else [Refused("exit", "refused-exit-elsewhere", "XR-OBJ-04", {"zone": g.state.exit})]

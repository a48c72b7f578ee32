"""The Enemy Phase (XR-EPHASE, XR-EATTACK, XR-RUNNER): everybody's first Action, attacks before moves, then the second of some.

Enemies act in groups: zone, kind, number, and a mark for those who rush again afterwards. A step is cut into tasks: one per attacked
zone, one for the moves.
"""

from __future__ import annotations

from collections import Counter

from stockade.engine import Option, call
from stockade.games.xmen_resistance.effects.ability import WITNESS, WOUNDED, owned
from stockade.games.xmen_resistance.effects.reaction import enemies_entered
from stockade.games.xmen_resistance.play import ENEMIES, Resistance
from stockade.games.xmen_resistance.rules import building
from stockade.games.xmen_resistance.rules.enemy_move import Step, plan_moves
from stockade.games.xmen_resistance.rules.frost import melt, thaw
from stockade.games.xmen_resistance.rules.wound import share_wounds, suffer
from stockade.games.xmen_resistance.state import task

Group = list[str | int]  # [zone, kind, number, marked]
Strike = tuple[str, list[tuple[str, int]], bool]  # zone, who strikes there by hand, or whether Cyclops shoots from there
OPTIC_RANGE = 2  # XR-ENEMY-09
AURA_RANGE = 2  # XR-ENEMY-07
PULL_RANGE = 1  # XR-ZENEMY-02
RISES = "wolverine"  # XR-ZMODE-07


def everyone(g: Resistance, kind: str = "") -> list[Group]:
    """All Enemies on active levels (of that type) as groups (XR-DEF-01, XR-ZMODE-42)."""
    groups: list[Group] = []
    for zone in g.zones_with_enemies():
        if g.awake(zone):
            named = kind == g.mode.champion
            groups += [[zone, name, n, 0] for name, n in g.kinds_in(zone) if kind in ("", name) or (named and name not in g.horde)]
    if kind in ("", g.mode.champion):
        groups += [[z.zone, z.id, 1, 0] for z in g.state.zombies if z.lying and z.id == RISES and g.awake(z.zone)]
    return groups


@task
async def activate_enemies(g: Resistance) -> None:
    """XR-EPHASE-01: the first step of the Enemy Phase, for every Enemy on an active level (XR-LEVEL-05)."""
    g.state.phase = "enemies"
    g.emit("phase.began", "XR-EPHASE-01", phase="enemies")
    for hero in g.state.heroes:
        hero.answered = []
    g.next(call(activate, everyone(g), "XR-EPHASE-02"))


@task
async def activate(g: Resistance, groups: list[Group], rule: str, home: str = "") -> None:
    """One Activation of these groups with all their Actions; some named Enemies do something of their own first."""
    groups = awaken(g, thaw(g, groups, over=True))
    g.next(call(enemy_step, groups, 1, home))
    for zone, kind, *_ in groups:
        if kind == "dark_phoenix":
            await burn(g, str(zone))
        elif kind == "magneto":
            pull(g, str(zone))


async def burn(g: Resistance, zone: str) -> None:
    """XR-ENEMY-07, -08: Dark Phoenix, once at the start of each Activation."""
    near = [hero for hero in g.on_board() if g.within(zone, hero.zone, AURA_RANGE) and "ignored" not in hero.effects]
    if near:
        g.emit("phoenix.burns", "XR-ENEMY-07", enemy="dark_phoenix", zone=zone)
        await suffer(g, {hero.id: 1 for hero in near}, [], "XR-ENEMY-07")


def pull(g: Resistance, zone: str) -> None:
    """XR-ZENEMY-02: Magneto draws everybody near to himself."""
    near = [hero for hero in g.on_board() if g.within(zone, hero.zone, PULL_RANGE, 1)]
    if near:
        g.emit("magneto.pulls", "XR-ZENEMY-02", enemy="magneto", zone=zone)
    for hero in near:
        building.put_hero(g, hero, zone, "XR-ZENEMY-02")


def awaken(g: Resistance, groups: list[Group]) -> list[Group]:
    """XR-ZMODE-07: whoever lies there gets up and does nothing else."""
    for zombie in g.state.zombies:
        if zombie.lying and [zombie.zone, zombie.id] in [group[:2] for group in groups]:
            zombie.lying = False
            g.emit("enemy.rises", "XR-ZMODE-07", enemy=zombie.id, zone=zombie.zone)
            groups = [group for group in groups if group[1] != zombie.id]
    return groups


def lure(g: Resistance, zone: str, home: str, rule: str) -> None:
    """XR-BCARD-06, -07: the Enemies of the zone activate, head for `home` whatever stands in their way, and attack only there."""
    groups: list[Group] = [[zone, kind, n, 0] for kind, n in g.kinds_in(zone)]
    g.emit("enemies.lured", rule, zone=zone, to=home)
    g.next(call(activate, groups, rule, home))


@task
async def enemy_step(g: Resistance, groups: list[Group], number: int, home: str = "") -> None:
    """XR-EPHASE-04: one Action of everybody: attacks first, then moves. Those lured have a zone to reach, their `home`.

    Also XR-RUNNER-02, XR-EATTACK-08, XR-ENEMY-04, -05.
    """
    groups = still_there(g, groups)
    shooters = [group for group in groups if group[1] == "cyclops" and can_attack(g, group, home)]
    attackers = [group for group in groups if group[1] != "cyclops" and can_attack(g, group, home)]
    movers = [group for group in groups if group not in shooters and group not in attackers]
    zones = list(dict.fromkeys(str(group[0]) for group in attackers))
    strikes: list[Strike] = [(zone, [(str(kind), int(n)) for where, kind, n, _ in attackers if where == zone], False) for zone in zones]
    blasts: list[Strike] = [(str(zone), [], True) for zone, *_ in shooters]
    g.next(call(strike, strikes + blasts, movers, [*attackers, *shooters], number, home))


def can_attack(g: Resistance, group: Group, home: str) -> bool:
    """Whether the group has somebody to attack from where it stands."""
    zone = str(group[0])
    if group[1] == "cyclops" and not home:
        return bool(optic_targets(g, zone))
    return home in ("", zone) and any(g.prey_in(zone))


def still_there(g: Resistance, groups: list[Group]) -> list[Group]:
    """The groups as far as they still stand: a reaction or a wall of fire may have thinned them out."""
    left: dict[tuple[str, str], int] = {}
    out: list[Group] = []
    for zone, kind, number, mark in groups:
        where = (str(zone), str(kind))
        room = left.setdefault(where, g.count(*where))
        present = min(int(number), room)
        left[where] -= present
        if present:
            out.append([zone, kind, present, mark])
    return out


@task
async def strike(g: Resistance, strikes: list[Strike], movers: list[Group], others: list[Group], number: int, home: str) -> None:
    """The attacks of one step, zone by zone; the players choose the order where it can matter (XR-EPHASE-05). Then the moves.

    Whoever has lost the prey to an earlier attack of the step moves with the rest (XR-EPHASE-02)."""
    idle = [group for group in others if any(of_strike(group, one) for one in strikes) and not can_attack(g, group, home)]
    if idle:
        movers, others = [*movers, *idle], [group for group in others if group not in idle]
        strikes = [one for one in strikes if any(of_strike(group, one) for group in others)]
    if not strikes:
        g.next(call(move_enemies, movers, others, number, home))
        return
    first = 0
    if len(strikes) > 1 and order_matters(g, strikes):
        options = [
            Option(f"zone:{zone}:{i}", "option-optic-blast" if optic else "option-zone", {"zone": zone}, i)
            for i, (zone, _, optic) in enumerate(strikes)
        ]
        first = await g.group_ask("prompt-attack-order", options, "XR-EPHASE-05")
        first = int(first)
    zone, who, optic = strikes[first]
    rest = strikes[:first] + strikes[first + 1 :]
    g.next(call(optic_blast, zone) if optic else call(zone_attack, zone, who), call(strike, rest, movers, others, number, home))


def of_strike(group: Group, strike: Strike) -> bool:
    """Whether the group takes part in that attack; Cyclops shoots by himself."""
    zone, _, optic = strike
    return group[0] == zone and (group[1] == "cyclops") == optic


def order_matters(g: Resistance, strikes: list[Strike]) -> bool:
    """When two attacks may fall on one zone, or a devoured Bystander may cost Power or a Trait that could prevent a wound elsewhere."""
    struck = [target for zone, _, optic in strikes for target in (optic_targets(g, zone) if optic else [zone])]
    if len(set(struck)) < len(struck):
        return True
    prey = [g.prey_in(zone) for zone in struck]
    if not any(people or any(hero.bystander for hero in heroes) for heroes, people in prey):
        return False
    helpers = [ability for hero in g.on_board() for when in (WOUNDED, WITNESS) for ability in owned(g, hero, when)]
    return any(ability.power or ability.source == "trait" for ability in helpers)


@task
async def zone_attack(g: Resistance, zone: str, who: list[tuple[str, int]]) -> None:
    """XR-EATTACK-01, -04: each attacker deals 1 Wound without a roll."""
    if not any(g.prey_in(zone)):
        return
    attackers: Counter[str] = Counter()
    for kind, number in who:
        attackers[kind] += number
    g.emit("enemies.attacked", "XR-EATTACK-01", zone=zone, wounds=attackers.total())
    on_heroes, people = await share_wounds(g, zone, attackers)
    await suffer(g, on_heroes, people, "XR-EATTACK-01")


def optic_targets(g: Resistance, zone: str) -> list[str]:
    """XR-ENEMY-10: the closest zones in sight within Range 2 with somebody to hit."""
    found = [(reach, other) for other, reach in g.ways.seen_from(zone) if reach <= OPTIC_RANGE and any(g.prey_in(other))]
    return [other for reach, other in found if reach == found[0][0]]


@task
async def optic_blast(g: Resistance, zone: str) -> None:
    """XR-ENEMY-09..11: every Super Hero of the zone suffers 1 Wound; where only Bystanders are, one of them does."""
    targets = optic_targets(g, zone)
    if not targets:
        return
    options = [Option(f"zone:{target}", "option-zone", {"zone": target}, target) for target in targets]
    target: str = await g.group_ask("prompt-optic-target", options, "XR-ENEMY-10", zone=zone)
    heroes, people = g.prey_in(target)
    g.emit("cyclops.blasts", "XR-ENEMY-09", enemy="cyclops", zone=target)
    if heroes:
        await suffer(g, {hero.id: 1 for hero in heroes}, [], "XR-ENEMY-09")
        return
    choices = [Option(f"wound:{p.id}", "option-wound-bystander", {"bystander": p.id}, p) for p in people]
    await suffer(g, {}, [await g.group_ask("prompt-which-bystander", choices, "XR-ENEMY-11", target, zone=target)], "XR-ENEMY-11")


@task
async def move_enemies(g: Resistance, movers: list[Group], others: list[Group], number: int, home: str = "") -> None:
    """XR-EMOVE, XR-WINDOW: all who did not attack move together; then the groups with a second Action take it (XR-RUNNER-01)."""
    steps = await plan_moves(g, movers, [home] if home else None)
    groups = [*others, *after(steps)]
    if number == 1 and any(ENEMIES[str(kind)].actions > 1 for _, kind, *_ in groups):
        g.next(call(enemy_step, [group for group in groups if ENEMIES[str(group[1])].actions > 1], 2, home))
    marked: list[Group] = [[z, k, n, 0] for z, k, n, mark in groups if mark and (number == 2 or ENEMIES[str(k)].actions == 1)]
    if marked:
        g.next(call(activate, marked, "XR-SPAWN-30"))
    await carry_out(g, steps)


def after(steps: list[Step]) -> list[Group]:
    """The groups where these steps lead them."""
    return [[s.to if s.to and not s.window else s.zone, s.kind, s.number, s.mark] for s in steps]


async def carry_out(g: Resistance, steps: list[Step]) -> None:
    """Move the pieces, break the windows, and let whoever is entered upon answer; a spawn enters nowhere (XR-TRAIT-12)."""
    for zone in move_pieces(g, steps):
        await enemies_entered(g, zone)


def move_pieces(g: Resistance, steps: list[Step]) -> list[str]:
    """XR-EMOVE-01: everybody goes or breaks a window; gives back the zones entered."""
    entered: list[str] = []
    broken: list[str] = []
    for s in steps:
        if s.window:
            broken += [s.window] if s.window not in broken else []
        elif s.to:
            shift(g, s.kind, s.number, s.zone, s.to)
            g.emit("enemies.moved", s.rule, enemy=s.kind, count=s.number, origin=s.zone, to=s.to)
            entered += [s.to] if s.to not in entered else []
    for window in broken:  # XR-WINDOW-02..05: everybody who would pass it spends the Action on it
        edge = g.map.edge[window]
        building.open_edge(g, edge, None, "XR-WINDOW-02" if edge.kind == "window" else "XR-MZ5-11")
    return entered


def shift(g: Resistance, kind: str, number: int, origin: str, to: str) -> None:
    """Pieces of one kind from zone to zone."""
    if kind in g.horde:
        index = g.horde.index(kind)
        g.state.horde[g.at[origin] + index] -= number
        g.state.horde[g.at[to] + index] += number
        melt(g, origin, kind)
    else:
        zombie = g.zombie(kind)
        assert zombie is not None
        zombie.zone = to


@task
async def overdrive(g: Resistance, groups: list[Group], number: int, before: list[str] | None = None) -> None:
    """XR-SPAWN-21, -22, XR-ZSPAWN-06, -07: up to 2 zones by the move rules; heroes feel it in zones entered; nobody attacks."""
    groups = thaw(g, still_there(g, groups), over=False)
    steps = await plan_moves(g, [group for group in groups if not any(g.prey_in(str(group[0])))])
    if number == 1:
        reached = {step.to for step in steps if not step.window}
        g.next(call(overdrive, after(steps), 2, [hero.id for hero in g.on_board() if hero.zone in reached]))
    entered = move_pieces(g, steps)
    for zone in entered:
        for hero in g.prey_in(zone)[0]:
            g.mode.trampled(g, hero, before or [])
    for zone in entered:
        await enemies_entered(g, zone)

"""How good a position is for the heroes: what the greedy bot climbs. Nothing here is a rule; the weights were tried out on MH0 and MZ1.

A position is good when heroes are healthy, few Enemies can strike next, somebody is close to the next Objective, and, once the way out is
open, everybody is close to it.
"""

from __future__ import annotations

from heapq import heappop, heappush

from stockade.engine import Ask
from stockade.games.xmen_resistance.facts import DEVOUR
from stockade.games.xmen_resistance.play import ENEMIES, Resistance
from stockade.games.xmen_resistance.rules.enemy import AURA_RANGE, OPTIC_RANGE
from stockade.games.xmen_resistance.state import Hero

HEALTH_WORTH = (-2500.0, 22.0, 36.0, 44.0, 49.0, 53.0)  # by Health left: whoever falls loses the game for all
HUNGER_WORTH = (6.0, 7.0, 6.0, -4.0, -30.0)  # dice for nothing, until it costs Health and the choice
CRAVING = (0.0, 0.5, 1.5, 4.0, 6.0)  # per step to the next meal, by Hunger
MEAL_FAR = 6
WOUND = 6.0
DOOM = 300.0  # somebody would fall
ERRAND = 10.0  # per step to the next Objective, for the nearest hero
ESCORT = 2.0  # per step away from that hero's side, for the others
WAY_OUT = 10.0  # per step to an open Exit, for everybody
EXITED = 90.0
OBJECTIVE = 900.0  # more than any way to the next one can cost, else nobody would dare to take it
ENEMY = 1.6
FAR = 15
LOOK_AHEAD = 3  # errands at a time
KEPT = 4096

_steps: dict[tuple[str, int, int, str], dict[str, int]] = {}


def evaluate(g: Resistance) -> float:
    """Higher is better for the team."""
    state = g.state
    score = 0.0
    on_board = g.on_board()
    hungers = DEVOUR in g.mode.verbs
    for hero in state.heroes:
        score += hero_worth(hero, hungers)
    score += OBJECTIVE * g.mission.progress(g)
    score -= dread(g, on_board)
    score -= ENEMY * (sum(state.horde[0::3]) + 1.8 * sum(state.horde[1::3]) + 1.5 * sum(state.horde[2::3]) + 4 * len(state.zombies))
    if on_board:
        score -= way_to_go(g, on_board)
    if hungers:
        score -= cravings(g, on_board)
    return score


def cravings(g: Resistance, on_board: list[Hero]) -> float:
    """How far the hungry are from somebody to devour; where Bystanders are few, an Enemy will do."""
    meals = dict.fromkeys(person.zone for person in g.state.people) | dict.fromkeys(g.zones_with_enemies())
    total = 0.0
    for hero in on_board:
        if CRAVING[hero.hunger]:
            far = g.ways.distances(hero.zone)
            total += CRAVING[hero.hunger] * min([far[zone] for zone in meals if zone in far], default=MEAL_FAR)
    return total


def hero_worth(hero: Hero, hungers: bool = False) -> float:
    """Health first; then what the dashboard holds."""
    if hero.stage == "out":
        return HEALTH_WORTH[0]
    track = HUNGER_WORTH[hero.hunger] if hungers else 1.5 * hero.power
    worth = HEALTH_WORTH[hero.health] + track + 3.0 * len(hero.traits) + 5.0 * bool(hero.bystander) + 0.6 * min(hero.xp, 19)
    worth += 0.2 * hero.actions
    return worth + EXITED if hero.stage == "exited" else worth


def dread(g: Resistance, on_board: list[Hero]) -> float:
    """What the wounds that can come in the next Enemy Phase are worth."""
    total = 0.0
    zones = dict.fromkeys(hero.zone for hero in on_board if "ignored" not in hero.effects)
    for zone in zones:
        prey = [hero for hero in on_board if hero.zone == zone and "ignored" not in hero.effects]
        wounds = from_afar(g, zone) * len(prey)
        for kind, number in g.kinds_in(zone):
            wounds += number * ENEMIES[kind].actions if kind != "cyclops" else 0
        for near in g.ways.near[zone]:
            if near not in zones:
                wounds += sum(number for kind, number in g.kinds_in(near) if ENEMIES[kind].actions > 1 and kind != "cyclops")
        if not wounds:
            continue
        spare = sum(hero.health - 1 for hero in prey)
        total += WOUND * wounds
        if wounds > spare:
            total += DOOM + 10 * (wounds - spare)
        elif wounds == spare:
            total += DOOM / 8
    return total


def from_afar(g: Resistance, zone: str) -> int:
    """Wounds for each Super Hero of the zone that need nobody beside them: Cyclops shoots twice, Dark Phoenix burns once."""
    wounds = 0
    for zombie in g.state.zombies:
        if zombie.id == "cyclops" and g.within(zombie.zone, zone, OPTIC_RANGE):
            wounds += 2
        elif zombie.id == "dark_phoenix" and g.within(zombie.zone, zone, AURA_RANGE):
            wounds += 1
    return wounds


def way_to_go(g: Resistance, on_board: list[Hero]) -> float:
    """How far the team is from what it has to do next."""
    errands = g.mission.errands(g)
    if errands:
        ways = sorted((nearest_hero(g, zone, on_board) for zone in errands), key=lambda way: way[0])
        total, weight = 0.0, 1.0
        for far, leader in ways[:LOOK_AHEAD]:
            together = g.ways.distances(leader.zone)
            total += weight * ERRAND * far
            total += weight * ESCORT * sum(max(0, together.get(hero.zone, FAR) - 1) for hero in on_board)
            weight /= 2  # one thing after another
        return total
    if g.state.exit:
        steps = steps_to(g, g.state.exit)
        leaving = [hero for hero in on_board if g.mission.exit_refusal(g, hero) is None]
        return sum(WAY_OUT * steps.get(hero.zone, FAR) + 2.5 * g.enemies_in(hero.zone) for hero in leaving)
    return 0.0


def nearest_hero(g: Resistance, zone: str, on_board: list[Hero]) -> tuple[int, Hero]:
    """Who is closest to that zone of those it concerns, and how far."""
    steps = steps_to(g, zone)
    leader = min([hero for hero in on_board if g.mission.fit(g, hero, zone)] or on_board, key=lambda hero: steps.get(hero.zone, FAR))
    return steps.get(leader.zone, FAR), leader


def steps_to(g: Resistance, target: str) -> dict[str, int]:
    """Actions from each zone to the target, opening what can be opened on the way."""
    locked = sum(edge.bit for edge in g.map.edges if edge.id in g.board.locks and g.mission.lock_refusal(g, edge) is not None)
    if not g.state.cabin or g.mission.lift_refusal(g) is not None:
        locked |= g.map.elevator_mask
    if not g.mission.windows_break:
        locked |= g.map.windows_mask
    key = (g.state.mission, g.open_mask, locked, target)
    steps = _steps.get(key)
    if steps is None:
        if len(_steps) >= KEPT:
            _steps.clear()
        steps = _steps[key] = _measure(g, locked, target)
    return steps


def _measure(g: Resistance, locked: int, target: str) -> dict[str, int]:
    far = {target: 0}
    queue = [(0, target)]
    while queue:
        cost, zone = heappop(queue)
        if cost > far[zone]:
            continue
        steps = [(cost + 1, near) for near in g.ways.near[zone]]
        steps += [
            (cost + (1 if edge.kind == "elevator" else 2), edge.other(zone))  # calling the Elevator is free
            for edge in g.map.edges_of[zone]
            if not g.is_open(edge) and not edge.bit & locked
        ]
        if zone in g.map.shafts and not g.map.shafts[zone] & locked:
            steps += [(cost + 1, shaft) for shaft in g.map.shafts]
        for more, near in steps:
            if more < far.get(near, 99):
                far[near] = more
                heappush(queue, (more, near))
    return far


def quick_answer(g: Resistance, ask: Ask) -> list[str] | None:
    """A fast, sensible answer to a question within an imagined action; None leaves it to the bot."""
    keys = [option.key for option in ask.options]
    match ask.prompt:
        case "prompt-power":
            return [f"power:{min(2, max(int(key[6:]) for key in keys if key.startswith('power:')))}"]
        case "prompt-share-wounds":
            return share(g, ask)
        case "prompt-boost":
            return ["roll"]
        case "prompt-reroll":
            return ["keep"]
        case "prompt-action":
            return ["end"]
        case _:
            return None


def share(g: Resistance, ask: Ask) -> list[str]:
    """Wounds where they hurt least: always the healthiest next."""
    room = {option.key: option.most for option in ask.options}
    health = {option.key: (g.heroes[option.value].health if option.value in g.heroes else 1) for option in ask.options}
    out: list[str] = []
    while len(out) < ask.least:
        key = max((key for key in room if room[key]), key=lambda k: (health[k], k))
        room[key] -= 1
        health[key] -= 1
        out.append(key)
    return out

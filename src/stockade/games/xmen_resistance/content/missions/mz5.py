"""MZ5, the clash: S.H.I.E.L.D. closes in on the mansion; hold it, and grow until nothing can stop you."""

from __future__ import annotations

from collections.abc import Mapping

from stockade.engine import Option, Task, call
from stockade.games.xmen_resistance.board.zonemap import Ways
from stockade.games.xmen_resistance.content.missions.reward import XP, xp_for_all
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import reveal_people
from stockade.games.xmen_resistance.rules.enemy_move import Routes, nearest
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.rules.spawn import draw_spawn_card, place, spawn_champion
from stockade.games.xmen_resistance.state import Hero, Objective, SpawnPoint, task

FINDS = ("blue", "green")
RED = 3
RED_XP = 43
SIEGE = 10  # Enemies inside
REMOVED = 2
REINFORCEMENTS = 3


class Clash(Mission):
    """XR-MZ5."""

    id = "MZ5"
    mode = "zombie"
    minutes = 120
    difficulty = "hard"
    doors_break = True  # XR-MZ5-11

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MZ5-02: both finds, and everybody at Red, in any order."""
        found = all(self.taken(g, color) for color in FINDS)
        red = sum(hero.level >= RED for hero in g.state.heroes)
        everybody = red == len(g.state.heroes)
        return [
            Goal("MZ5-find", found, not found, self.picked(g, *FINDS), len(FINDS)),
            Goal("MZ5-red", everybody, not everybody, red, len(g.state.heroes)),
        ]

    def brings_out(self, g: Resistance, zones: list[str]) -> bool:
        """XR-MZ5-07: people, and no Spawn cards."""
        g.next(call(reveal_people, zones))
        return True

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MZ5-12, -13: 5 XP for its taker, or the defence system: 5 XP for everybody and two Enemies less."""
        if objective.color == "red":
            gain_xp(g, hero, XP, "XR-MZ5-12")
            return
        xp_for_all(g, "XR-MZ5-13")
        await self.defend(g)

    async def defend(self, g: Resistance) -> None:
        """XR-MZ5-13: two of the horde, anywhere, without XP."""
        there = [(kind, zone, n) for zone in g.zones_with_enemies() for kind in g.horde if (n := g.count(zone, kind))]
        total = min(REMOVED, sum(n for _, _, n in there))
        if not total:
            return
        options = [
            Option(f"remove:{kind}:{zone}", "option-piece-enemy", {"enemy": kind, "zone": zone}, (kind, zone), most=min(n, total))
            for kind, zone, n in there
        ]
        for kind, zone in await g.group_ask("prompt-defend", options, "XR-MZ5-13", least=total, most=total, count=total):
            index = g.horde.index(kind)
            g.state.horde[g.at[zone] + index] -= 1
            g.state.pool[index] += 1
            g.emit("enemies.repelled", "XR-MZ5-13", enemy=kind, count=1, zone=zone)

    def eaten(self, g: Resistance, hero: Hero, person: str) -> None:
        """XR-MZ5-14."""
        gain_xp(g, hero, XP, "XR-MZ5-14")

    # -- the siege ------------------------------------------------------------------------------------------------------

    def player_phase_over(self, g: Resistance) -> None:
        """XR-MZ5-10."""
        if inside(g) >= SIEGE:
            self.lose(g, "XR-MZ5-10")

    def routes(self, g: Resistance, zone: str) -> Routes | None:
        """XR-MZ5-08, -09, -11, -18: to whom they see; else from outside to the mansion, inside to whoever is there, forcing doors."""
        prey = g.prey_zones()
        seen = [target for target in prey if g.ways.sees(zone, target)]
        if seen and not g.map.zone[zone].highlighted and any(target in g.ways.distances(zone) for target in seen):
            return None
        forced = g.map.ways(g.open_mask | g.map.windows_mask | g.map.doors_mask)
        if g.map.zone[zone].highlighted:
            steps = seen and steps_inside(g, g.ways, zone, seen)
            return Routes(steps or steps_inside(g, forced, zone, prey), "XR-MZ5-09")
        return Routes(list(forced.steps_to_closest(zone, self.board.highlighted)), "XR-MZ5-08")

    def draws_instead(self, g: Resistance, point: SpawnPoint) -> list[Task] | None:
        """XR-MZ5-15, -16: a Super Hero at the gate when there is none; the blue Spawn Point never draws."""
        if point.color == "blue":
            return []
        return [call(threat_at_the_gate, point.zone)] if point.color == "first" else None

    async def end_phase(self, g: Resistance) -> None:
        """XR-MZ5-16."""
        for point in g.state.spawns:
            if point.color == "blue" and point.active:
                place(g, "trooper", REINFORCEMENTS, point.zone, "XR-MZ5-16")

    # -- for bots -----------------------------------------------------------------------------------------------------

    def errands(self, g: Resistance) -> list[str]:
        """The tokens and the people, for the XP."""
        people = [person.zone for person in (*g.state.people, *g.state.facedown)]
        return [*dict.fromkeys([objective.zone for objective in g.state.objectives if not objective.taker] + people)]

    def ahead(self, g: Resistance) -> list[str]:
        return self.errands(g)

    def progress(self, g: Resistance) -> float:
        """Both finds, the way to Red, and room to breathe in the mansion."""
        xp = sum(hero.xp for hero in g.state.heroes) / RED_XP
        crowd = inside(g)
        return 0.3 * super().progress(g) + self.picked(g, *FINDS) + 2 * xp - 0.05 * crowd - 0.6 * max(0, crowd - SIEGE // 2)


def inside(g: Resistance) -> int:
    """How many Enemies are in the highlighted building."""
    return sum(g.enemies_in(zone) for zone in g.board.highlighted)


def steps_inside(g: Resistance, ways: Ways, zone: str, targets: list[str]) -> list[str]:
    """XR-MZ5-09: the next zones of the shortest ways to the closest of them that never leave the building."""
    closest = nearest(reached_inside(g, ways, zone), targets)
    back = [reached_inside(g, ways, target) for target in closest]
    return [near for near in ways.near[zone] if any(near in far and far[near] < far[zone] for far in back)]


def reached_inside(g: Resistance, ways: Ways, zone: str) -> Mapping[str, int]:
    """Moves from a zone to every zone of the building without setting foot outside."""
    found = {zone: 0}
    queue = [zone]
    for here in queue:
        for near in ways.near[here]:
            if near not in found and g.map.zone[near].highlighted:
                found[near] = found[here] + 1
                queue.append(near)
    return found


@task
async def threat_at_the_gate(g: Resistance, zone: str) -> None:
    """XR-MZ5-15: a Super Hero if none is in play when the First Spawn Point's turn comes, else a card."""
    if g.state.zombies:
        g.next(call(draw_spawn_card, zone, "XR-SPAWN-02"))
    else:
        spawn_champion(g, zone, "XR-MZ5-15")


MISSIONS["MZ5"] = Clash()

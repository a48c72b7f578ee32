"""MH8, the last resort: a reporter to save, two bombs for the Spawn Points inside the mansion, and the way out."""

from __future__ import annotations

from stockade.engine import Task, call
from stockade.engine.verdict import Menu, No, no
from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.content.missions.reward import xp_for_all
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.rules.spawn import draw_spawn_card, spawn_champion
from stockade.games.xmen_resistance.state import Hero, Objective, Person, SpawnPoint, task

TRISH = "trish_tilby"
BOMB = "red"
GIVE, PLANT = "mission-give", "mission-plant"
CHARGES = ("first", "blue")  # XR-MH8-13: whose zone a Spawn Point joins, for the first and the second bomb
NO_BOMB = no("refused-no-bomb", "XR-MH8-12")


class LastResort(Mission):
    """XR-MH8."""

    id = "MH8"
    minutes = 90
    difficulty = "hard"
    removed_spawn = tuple(card.id for card in facts.spawn_cards().values() if card.kind == "zombie_hero")  # XR-MH8-03
    wanted = (TRISH,)

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH8-02: the reporter and the bombs in any order, then everybody out."""
        trish, moved = self.safe(g), not targets(g)
        return [
            Goal("MH8-trish", trish, not trish),
            Goal("MH8-bombs", moved, not moved, len(CHARGES) - len(targets(g)), len(CHARGES)),
            self.exits(g, "MH8-exit", trish and moved),
        ]

    def safe(self, g: Resistance) -> bool:
        """XR-MH8-15: whether the reporter has been rescued; what becomes of her card later does not matter."""
        return TRISH in g.memo.met

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05: the way out comes after both."""
        return None if self.safe(g) and not targets(g) else no("refused-mh8-exit", "XR-MH8-02")

    # -- the reporter -------------------------------------------------------------------------------------------------

    def stays(self, g: Resistance, person: Person) -> bool:
        """XR-MH8-08."""
        return person.id == TRISH

    def rescued(self, g: Resistance, hero: Hero, person: str) -> None:
        if person == TRISH:
            g.memo.met.add(TRISH)

    def devoured(self, g: Resistance, person: str) -> None:
        """XR-MH8-08, -09: on the board or as a sacrificed card, the story is over."""
        if person == TRISH:
            self.lose(g, "XR-MH8-09" if self.safe(g) else "XR-MH8-08")

    # -- the bombs ----------------------------------------------------------------------------------------------------

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH8-10: 5 XP for everybody, and the taker keeps the bomb."""
        xp_for_all(g, "XR-MH8-10")
        hero.tokens.append(BOMB)

    def actions(self, g: Resistance, hero: Hero, menu: Menu, busy: No | None) -> None:
        """XR-MH8-11, -12: hand a bomb over, or set it off. Two bombs are alike: to swap them would change nothing."""
        if BOMB in hero.tokens:
            for other in g.heroes_in(hero.zone):
                if other is not hero:
                    menu.add(busy, f"{GIVE}:{other.id}", "option-give-bomb", {"hero": other.id}, (GIVE, other.id), rule="XR-MH8-11")
        if hero.zone in targets(g):
            why = busy if BOMB in hero.tokens else NO_BOMB
            menu.add(why, PLANT, "option-plant-bomb", {"zone": hero.zone}, (PLANT, hero.zone), rule="XR-MH8-12")

    async def perform(self, g: Resistance, hero: Hero, verb: str, what: str) -> None:
        hero.tokens.remove(BOMB)
        if verb == GIVE:
            g.heroes[what].tokens.append(BOMB)
            g.emit("bomb.given", "XR-MH8-11", hero=hero.id, heroes=[what])
        else:
            self.plant(g, hero)

    def plant(self, g: Resistance, hero: Hero) -> None:
        """XR-MH8-12..14: the Spawn Point of the zone goes to another one's, and draws right after it from now on."""
        state = g.state
        point = next(point for point in state.spawns if point.zone == hero.zone and point.color == "red")
        state.spawns.remove(point)
        joined = next(i for i, other in enumerate(state.spawns) if other.color == CHARGES[1 - len(targets(g))])
        origin, point.zone = point.zone, state.spawns[joined].zone
        state.spawns.insert(joined + 1, point)
        g.emit("bomb.planted", "XR-MH8-12", hero=hero.id, origin=origin, to=point.zone)

    # -- the blue Spawn Point -----------------------------------------------------------------------------------------

    def draws_instead(self, g: Resistance, point: SpawnPoint) -> list[Task] | None:
        """XR-MH8-07."""
        return [call(super_threat, point.zone)] if point.color == "blue" else None

    # -- for bots -----------------------------------------------------------------------------------------------------

    def errands(self, g: Resistance) -> list[str]:
        """The reporter, the bombs, then the Spawn Points for whoever carries one."""
        trish = [person.zone for person in g.state.people if person.id == TRISH and not self.safe(g)]
        bombs = [objective.zone for objective in g.state.objectives if not objective.taker]
        return trish + bombs + (targets(g) if any(hero.tokens for hero in g.on_board()) else [])

    def fit(self, g: Resistance, hero: Hero, zone: str) -> bool:
        return bool(hero.tokens) or zone not in targets(g)

    def ahead(self, g: Resistance) -> list[str]:
        """Also the Spawn Points that nobody has a bomb for yet."""
        trish = [person.zone for person in g.state.people if person.id == TRISH and not self.safe(g)]
        return trish + super().ahead(g) + targets(g)

    def progress(self, g: Resistance) -> float:
        return super().progress(g) + self.safe(g) + 2 - len(targets(g))


def targets(g: Resistance) -> list[str]:
    """XR-MH8-12, -14: the zones of red Spawn Points inside the mansion; a moved one stands in the street."""
    return [point.zone for point in g.state.spawns if point.color == "red" and g.map.zone[point.zone].indoors]


@task
async def super_threat(g: Resistance, zone: str) -> None:
    """XR-MH8-07: a Zombie Hero if none is in play when the blue Spawn Point's turn comes, else a card."""
    if g.state.zombies:
        g.next(call(draw_spawn_card, zone, "XR-SPAWN-02"))
    else:
        spawn_champion(g, zone, "XR-MH8-07")


MISSIONS["MH8"] = LastResort()

"""The game in progress: every question a rule may ask about the position. Nothing here decides or changes anything but its own caches."""

from __future__ import annotations

from stockade.engine import Ask, Option, Play
from stockade.engine.event import Arg
from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.board.zonemap import Edge, Ways
from stockade.games.xmen_resistance.facts import DEVOUR, Weapon
from stockade.games.xmen_resistance.memo import Memo
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Mission
from stockade.games.xmen_resistance.rules.mode import MODES, Mode
from stockade.games.xmen_resistance.state import ENEMY_PHASE, Hero, Person, State, Zombie, level_of
from stockade.parts.question import group_ask

# The whole box: nobody of these names is in both modes.
ENEMIES = facts.enemies("hero") | facts.enemies("zombie")
HEROES = facts.heroes("hero") | facts.heroes("zombie")
WEAPONS = facts.weapons("hero") | facts.weapons("zombie")
PEOPLE = facts.people("hero") | facts.people("zombie")


class Resistance(Play[State]):
    """`g` in every rule of this game."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.mission: Mission = MISSIONS[state.mission]
        self.mode: Mode = MODES[self.mission.mode]
        self.horde = self.mode.horde
        self.cites = self.mode.mirror
        self.board = self.mission.board
        self.map = self.board.map
        self.heroes: dict[str, Hero] = {hero.id: hero for hero in state.heroes}
        self.at = {zone.id: zone.index * 3 for zone in self.map.zones}
        self.memo = Memo(state.memo)
        self.doors_changed()

    # -- the map ----------------------------------------------------------------------------------------------------

    def doors_changed(self) -> None:
        """Read again which openings are open."""
        self.open_mask = sum(1 << i for i, is_open in enumerate(self.state.open) if is_open)
        self.ways: Ways = self.map.ways(self.open_mask)

    def is_open(self, edge: Edge) -> bool:
        """Whether that door, window or arch is open."""
        return bool(self.state.open[edge.index])

    @property
    def ways_through_windows(self) -> Ways:
        """The ways as if every window were open (XR-WINDOW-01)."""
        return self.map.ways(self.open_mask | self.map.windows_mask)

    def edge_between(self, a: str, b: str) -> Edge | None:
        """The opening that two zones share."""
        return next((edge for edge in self.map.edges_of[a] if edge.a == b or edge.b == b), None)

    # -- who is where -------------------------------------------------------------------------------------------------

    def count(self, zone: str, kind: str) -> int:
        """How many of a kind are in a zone, or whether that named Enemy is there."""
        if kind in self.horde:
            return self.state.horde[self.at[zone] + self.horde.index(kind)]
        return sum(z.id == kind and z.zone == zone and not z.lying for z in self.state.zombies)

    def enemies_in(self, zone: str) -> int:
        """How many Enemies of all kinds are in a zone."""
        at = self.at[zone]
        horde = self.state.horde
        number = horde[at] + horde[at + 1] + horde[at + 2]
        for zombie in self.state.zombies:
            number += zombie.zone == zone and not zombie.lying
        return number

    def kinds_in(self, zone: str) -> list[tuple[str, int]]:
        """The Enemies of a zone by kind: those of the horde with their number, then each named one."""
        at = self.at[zone]
        found = [(kind, number) for kind, number in zip(self.horde, self.state.horde[at : at + 3], strict=True) if number]
        for zombie in self.state.zombies:
            if zombie.zone == zone and not zombie.lying:
                found.append((zombie.id, 1))
        return found

    def zones_with_enemies(self) -> list[str]:
        """In map order."""
        horde = self.state.horde
        haunted = {zombie.zone for zombie in self.state.zombies if not zombie.lying}
        return [zone.id for zone in self.map.zones if zone.id in haunted or any(horde[zone.index * 3 : zone.index * 3 + 3])]

    def zombies_in(self, zone: str) -> list[Zombie]:
        """Named Enemies standing there."""
        return [zombie for zombie in self.state.zombies if zombie.zone == zone and not zombie.lying]

    def zombie(self, zombie_id: str) -> Zombie | None:
        """That named Enemy, if on the board."""
        for zombie in self.state.zombies:
            if zombie.id == zombie_id:
                return zombie
        return None

    def on_board(self) -> list[Hero]:
        """Those of the players' pieces that are still on the map."""
        return [hero for hero in self.state.heroes if hero.zone]

    def heroes_in(self, zone: str) -> list[Hero]:
        """Those of the players' pieces that stand there."""
        return [hero for hero in self.state.heroes if hero.zone == zone]

    def people_in(self, zone: str) -> list[Person]:
        """Bystanders standing there, hidden ones too."""
        return [person for person in self.state.people if person.zone == zone]

    def prey_in(self, zone: str) -> tuple[list[Hero], list[Person]]:
        """Whom Enemies may attack there: not an ignored Mystique, not a hidden Bystander (XR-HERO-22, XR-SPAWN-14, XR-ZMODE-29)."""
        heroes = [hero for hero in self.state.heroes if hero.zone == zone and "ignored" not in hero.effects]
        if not self.mode.hunts_people:
            return heroes, []
        return heroes, [person for person in self.state.people if person.zone == zone and not person.cover]

    def prey_zones(self) -> list[str]:
        """Zones with somebody to hunt, in map order."""
        found = {hero.zone for hero in self.state.heroes if hero.zone and "ignored" not in hero.effects}
        if self.mode.hunts_people:
            found |= {person.zone for person in self.state.people if not person.cover}
        return sorted(found, key=self.at.__getitem__)

    # -- sight and range ----------------------------------------------------------------------------------------------

    def sees(self, a: str, b: str) -> bool:
        """Line of sight between two zones."""
        return self.ways.sees(a, b)

    def within(self, a: str, b: str, far: int, near: int = 0) -> bool:
        """Whether b is in sight of a at Range near to far (XR-DEF-05..07)."""
        reach = self.ways.reach(a, b)
        return reach is not None and near <= reach <= far

    def zones_within(self, zone: str, far: int, near: int = 0) -> list[str]:
        """Every zone in sight at Range near to far, nearest first."""
        return list(self.ways.within(zone, far, near))

    # -- danger, toughness, abilities ---------------------------------------------------------------------------------

    @property
    def danger(self) -> int:
        """The highest Danger Level any piece of the players has reached in this game (XR-XP-12, XR-XP-13)."""
        return level_of(max([hero.xp for hero in self.state.heroes]))

    def toughness(self, kind: str) -> int:
        """Hits needed for that kind now (Juggernaut's follows the Danger Level, XR-ENEMY-13)."""
        return ENEMIES[kind].toughness[self.danger]

    def skills(self, hero: Hero) -> list[str]:
        """Unlocked Skills: Blue, from Orange the second, from Red the third (XR-XP-09); then those Rogue has copied.

        Whoever stands beside an enemy Rogue has none (XR-ZMODE-06)."""
        for zombie in self.state.zombies:
            if zombie.id == "rogue" and zombie.zone == hero.zone:
                return []
        own = [*HEROES[hero.id].skills[: max(1, hero.level)]]
        return own + [skill for skill in hero.copied if skill not in WEAPONS] if hero.copied else own

    def has_skill(self, hero: Hero, skill: str) -> bool:
        """Whether that Skill is unlocked (or copied)."""
        return skill in self.skills(hero)

    def weapons(self, hero: Hero) -> list[Weapon]:
        """The hero's own Attack, the mode's and any copied one."""
        own = [HEROES[hero.id].weapon, *(WEAPONS[weapon] for weapon in hero.copied if weapon in WEAPONS)]
        return [*own, WEAPONS[DEVOUR]] if DEVOUR in self.mode.verbs else own

    # -- levels of the mansion ----------------------------------------------------------------------------------------

    def level_of(self, zone: str) -> str:
        """Ground, upper or underground."""
        return self.map.zone[zone].level

    def awake(self, zone: str) -> bool:
        """Whether the zone's level is active (XR-LEVEL-02): in the Enemy Phase as read at its start (XR-LEVEL-08), else as it is now."""
        if self.mission.always_awake:
            return True
        level = self.level_of(zone)
        if self.state.phase in ENEMY_PHASE:
            return level in self.state.awake
        return any(hero.zone and self.level_of(hero.zone) == level for hero in self.state.heroes)

    # -- who decides --------------------------------------------------------------------------------------------------

    def decider(self, zone: str = "") -> int:
        """The seat that answers for the group: whoever's turn it is, else somebody in that zone, else the first seat still in play."""
        if self.state.active and self.state.phase == "heroes":
            return self.heroes[self.state.active].seat
        for hero in self.state.heroes:
            if hero.zone and hero.zone == zone:
                return hero.seat
        return next((hero.seat for hero in self.state.heroes if hero.zone), 0)

    def group_ask(
        self,
        prompt: str,
        options: list[Option],
        rule: str,
        near: str = "",
        *,
        least: int | None = None,
        most: int | None = None,
        **args: Arg,
    ) -> Ask:
        """A question the players answer together: one seat is asked and may hand it on. One after the other, these are about different
        figures and zones: where the last group went says nothing about the next."""
        ask = group_ask(self.decider(near), prompt, options, self.mode.cite(rule), args, least, most)
        ask.apart = True
        return ask

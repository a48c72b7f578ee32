"""The position as the policy looks at it: who is where, what the next Enemy Phase would do, what the team has to do next.

Made anew for each question; everything in it is found at first use.
"""

from __future__ import annotations

from functools import cache

from stockade.games.xmen_resistance.bot.ways import FAR, steps_to
from stockade.games.xmen_resistance.bot.weights import WEIGHTS, Weights
from stockade.games.xmen_resistance.facts import HUNGER_MAX
from stockade.games.xmen_resistance.play import ENEMIES, Resistance
from stockade.games.xmen_resistance.rules.enemy import AURA_RANGE, OPTIC_RANGE
from stockade.games.xmen_resistance.rules.hero import actions_of
from stockade.games.xmen_resistance.rules.wound import IMMUNE
from stockade.games.xmen_resistance.state import Hero

BRAVE = 0.3  # what is left of the fear of who shoots, for somebody beside them with Actions to use
PATIENCE = 6  # rounds
GRADE = 0.1  # what a wound costs more for each one before it: they are shared out evenly
LONGING = 2.0  # times the craving, for each zone that a meal is away from who is Ravenous
PECKISH = 0.5  # the same for who will be next round
LEAVING = 4  # Actions to the Exit
BERSERK = "berserker_rage"
BURNER = "dark_phoenix"
SHOOTER = "cyclops"  # counted where he shoots, not where he stands


@cache
def dealt(horde: tuple[str, ...]) -> tuple[list[tuple[int, int]], list[int]]:
    """The wounds that each kind of the horde deals where it is, by its place in the horde; and which of them deal one next door."""
    actions = [ENEMIES[kind].actions for kind in horde]
    return list(enumerate(actions)), [i for i, number in enumerate(actions) if number > 1]


class Look:
    """One look at the board, for one question."""

    def __init__(self, g: Resistance, weights: Weights | None = None) -> None:
        self.g = g
        self.w = weights or WEIGHTS[g.mode.id]
        self.team = g.on_board()
        self.here: dict[str, float] = {}  # what it is worth to each of them to be where they are
        self._wounds: dict[str, float] = {}
        self._prices: dict[tuple[str, int], list[float]] = {}
        self.deals, self.rushes = dealt(g.horde)
        self._goals: dict[str, dict[str, int]] | None = None
        self._target = ""
        self._meals: list[str] | None = None
        self._zones: dict[str, list[Hero]] = {}
        for hero in self.team:
            self._zones.setdefault(hero.zone, []).append(hero)

    # -- wounds ---------------------------------------------------------------------------------------------------------

    def heroes_in(self, zone: str) -> list[Hero]:
        """Those of the team whom Enemies see there."""
        return [hero for hero in self._zones.get(zone, ()) if "ignored" not in hero.effects]

    def wounds(self, zone: str) -> float:
        """What the next Enemy Phase would deal there by hand, if somebody stood in it and nobody did anything."""
        found = self._wounds.get(zone)
        if found is None:
            g, horde, at = self.g, self.g.state.horde, self.g.at[zone]
            found = float(sum(horde[at + i] * actions for i, actions in self.deals))
            lonely = [near for near in g.ways.near[zone] if near not in self._zones]
            for near in lonely:
                at = g.at[near]
                for i in self.rushes:
                    found += horde[at + i]
            for zombie in g.state.zombies:
                if not zombie.lying and zombie.id != SHOOTER:
                    actions = ENEMIES[zombie.id].actions
                    found += actions if zombie.zone == zone else actions > 1 and zombie.zone in lonely
            self._wounds[zone] = found
        return found

    def from_afar(self, zone: str) -> int:
        """Wounds for each of them there that need nobody beside them: Cyclops shoots twice, Dark Phoenix burns once."""
        wounds = 0
        for zombie in self.g.state.zombies:
            if zombie.lying:
                continue
            if zombie.id == SHOOTER and self.g.within(zombie.zone, zone, OPTIC_RANGE):
                wounds += 2
            elif zombie.id == BURNER and self.g.within(zombie.zone, zone, AURA_RANGE):
                wounds += 1
        return wounds

    def prices(self, hero: Hero) -> list[float]:
        """What each further wound of that hero costs, the last one of all the most."""
        return self.prices_from(hero, hero.health)

    def prices_from(self, hero: Hero, health: int) -> list[float]:
        """The same from so much Health on."""
        out = self._prices.get((hero.id, health))
        if out is None:
            w = self.w
            out = list[float]()
            for left in range(health, 0, -1):
                if left == 1:
                    out.append(w.last)
                elif left == hero.health_max and BERSERK in self.g.skills(hero):
                    out.append(w.bleeds)
                else:
                    out.append(w.hurt if left == 2 else 1.0 + GRADE * (hero.health_max - left))
            self._prices[hero.id, health] = out
        return out

    def harm(self, zone: str, heroes: list[Hero], wounds: float) -> float:
        """What so many wounds would cost these heroes in that zone, shared out as well as can be."""
        if wounds <= 0:
            return 0.0
        prices: list[float] = []
        for hero in heroes:
            prices += self.prices(hero)
        if self.g.mode.hunts_people:
            prices += [self.price_of(person.id) for person in self.g.people_in(zone) if not person.cover]
        if not prices:
            return 0.0
        prices.sort()
        total = 0.0
        for price in prices:
            if wounds < 1:
                return total + price * wounds
            total += price
            wounds -= 1
        return total + wounds * self.w.over

    def price_of(self, person: str) -> float:
        """Of a Bystander devoured."""
        return self.w.kept_person if person in self.g.mission.wanted else self.w.person

    def relief(self, zone: str, wounds: float) -> float:
        """What it is worth that a zone deals so many wounds less in the next Enemy Phase."""
        heroes = self.heroes_in(zone)
        if not heroes and not (self.g.mode.hunts_people and self.g.people_in(zone)):
            return 0.0
        now = self.wounds(zone)
        return max(self.w.sure * wounds, self.harm(zone, heroes, now) - self.harm(zone, heroes, now - wounds))

    def threat(self, zone: str, kind: str) -> float:
        """What one Enemy there is worth when it falls, apart from XP."""
        struck = self.relief(zone, ENEMIES[kind].actions) if kind != SHOOTER else 0.0
        return struck + self.loom(zone, kind)

    def loom(self, zone: str, kind: str) -> float:
        """The part of that which does not come from standing beside somebody."""
        w, g = self.w, self.g
        worth = w.champion if kind not in g.horde else 0.0
        if kind == SHOOTER:
            return worth + sum(sum(self.prices(hero)[:2]) for hero in self.team if g.within(zone, hero.zone, OPTIC_RANGE))
        if kind == BURNER:
            worth += sum(self.prices(hero)[0] for hero in self.team if g.within(zone, hero.zone, AURA_RANGE))
        actions = ENEMIES[kind].actions
        if zone in self._zones:
            return worth
        far = min((g.ways.distances(zone).get(other, FAR) for other in self._zones), default=FAR)
        if far == 1:
            return worth + w.lurking * actions + (w.sure if actions > 1 else 0.0)
        return worth + w.distant * actions / max(1, far - 1)

    def on_the_way(self, zone: str) -> bool:
        """Whether somebody of the team has to pass there next."""
        for hero in self.team:
            here = self.steps(hero, hero.zone)
            if here and (zone == hero.zone or (zone in self.g.ways.near[hero.zone] and self.steps(hero, zone) < here)):
                return True
        return False

    def meal_worth(self, person: str) -> float:
        """What a Bystander is worth to whoever devours them, besides the card."""
        return self.w.objective if person in self.g.mission.wanted else self.w.rescue

    # -- what it is like to stand somewhere -----------------------------------------------------------------------------

    def dread(self, hero: Hero, zone: str, actions: float) -> float:
        """What it would cost the hero and whoever else is there to wait for the Enemies in that zone, with so many Actions to use first."""
        others = [other for other in self.heroes_in(zone) if other is not hero]
        wounds = self.wounds(zone)
        if wounds and not others:
            harmless = [kind for skill in self.g.skills(hero) for kind in IMMUNE.get(skill, ())]
            wounds -= sum(self.g.count(zone, kind) * ENEMIES[kind].actions for kind in harmless)
        wounds -= self.w.rate * actions + self.w.help * self.helpers(hero, zone)
        afar = self.afar_harm(hero, zone) * (BRAVE if actions >= 2 and self.g.zombies_in(zone) else 1.0)
        return self.harm(zone, [hero, *others], wounds) + afar + self.w.spawn * self.spawns(zone)

    def spawns(self, zone: str) -> float:
        """Spawn Points there and, counted less, next door: what rushes out of them strikes at once."""
        g = self.g
        near = g.ways.near[zone]
        return sum((point.zone == zone) + 0.4 * (point.zone in near) for point in g.state.spawns if point.active)

    def without(self, hero: Hero, zone: str) -> float:
        """What it costs those who stay there when the hero is somewhere else."""
        others = [other for other in self.heroes_in(zone) if other is not hero]
        if not others:
            return 0.0
        return self.harm(zone, others, self.wounds(zone) - self.w.help * self.helpers(hero, zone))

    def afar_harm(self, hero: Hero, zone: str) -> float:
        """The same from those who shoot and burn."""
        wounds = self.from_afar(zone)
        return sum(self.prices(hero)[:wounds]) if wounds else 0.0

    def helpers(self, hero: Hero, zone: str) -> int:
        """Actions that friends who have not had their turn could use there."""
        far = self.g.ways.distances(zone)
        total = 0
        for other in self.team:
            if other is not hero and other.stage == "ready":
                total += max(0, actions_of(other) - far.get(other.zone, FAR))
        return total

    def apart(self, hero: Hero, zone: str) -> float:
        """How far from the others it is there."""
        far = self.g.ways.distances(zone)
        others = [far.get(other.zone, FAR) for other in self.team if other is not hero]
        if not others:
            return 0.0
        return self.w.apart * sum(max(0, min(6, other) - 1) for other in others) + self.w.band * max(0, min(6, *others, 6) - 1)

    def longing(self, hero: Hero, zone: str) -> float:
        """In Zombie Mode: how far from a meal it is there, for who is hungry."""
        if self.g.mode.id != "zombie" or hero.hunger < HUNGER_MAX - 1:
            return 0.0
        if self.g.state.exit and self.target == self.g.state.exit and self.steps(hero, hero.zone) <= LEAVING:
            return 0.0  # whoever leaves hungers no more
        far = self.g.ways.distances(zone)
        near = min((far.get(meal, FAR) for meal in self.meals), default=FAR)
        return self.w.craving * min(near, 4) * (LONGING if hero.hunger >= HUNGER_MAX else PECKISH)

    @property
    def meals(self) -> list[str]:
        """Where there is somebody to devour."""
        if self._meals is None:
            people = [*self.g.state.people, *([] if self.g.mission.reveals_rooms else self.g.state.facedown)]
            zones = dict.fromkeys([person.zone for person in people] + self.g.zones_with_enemies())
            self._meals = [zone for zone in zones if not self.g.zombies_in(zone)]  # those come first and are too tough
        return self._meals

    @property
    def step(self) -> float:
        """What one Action nearer to the errand is worth: the more, the longer it takes, so that nobody waits for ever."""
        return self.w.step * (1 + self.w.hurry * max(0, self.g.state.round - PATIENCE))

    # -- what to do next ------------------------------------------------------------------------------------------------

    @property
    def goals(self) -> dict[str, dict[str, int]]:
        """For each of the team, the Actions from every zone to what is to be done next."""
        if self._goals is None:
            self._goals = self._find_goals()
        return self._goals

    @property
    def target(self) -> str:
        """Where that is for most of them; empty when nothing is left to do."""
        return self._target if self.goals else ""

    def _find_goals(self) -> dict[str, dict[str, int]]:
        g = self.g
        zones = g.mission.errands(g)
        errands = [steps_to(g, zone) for zone in zones]
        fit = [[hero for hero in self.team if g.mission.fit(g, hero, zone)] or self.team for zone in zones]
        out: dict[str, dict[str, int]] = {}
        if not errands:
            way = steps_to(g, g.state.exit) if g.state.exit else {}
            self._target = g.state.exit
            return {hero.id: way for hero in self.team}

        def whole(index: int) -> float:
            steps = errands[index]
            leader = min(steps.get(hero.zone, FAR) for hero in fit[index])
            return 2 * leader + sum(steps.get(hero.zone, FAR) for hero in self.team) / len(self.team)

        first = min(range(len(errands)), key=whole)
        self._target, common = zones[first], errands[first]
        for hero in self.team:
            if hero.zone in common:
                out[hero.id] = common
                continue
            reachable = [steps for steps in errands if hero.zone in steps]
            out[hero.id] = min(reachable, key=lambda steps: steps[hero.zone]) if reachable else {}
        return out

    def steps(self, hero: Hero, zone: str) -> int:
        """From there to what the hero has to do next."""
        way = (self._goals or self.goals).get(hero.id)
        return way.get(zone, FAR) if way else 0

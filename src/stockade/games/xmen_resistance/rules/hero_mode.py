"""Hero Mode: Super Heroes against zombies. They gain Power and spend it, rescue Bystanders, and lose something with each one devoured."""

from __future__ import annotations

from stockade.games.xmen_resistance.facts import SpawnCard
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.bystander import towards_heroes
from stockade.games.xmen_resistance.rules.combat import Attack, spend
from stockade.games.xmen_resistance.rules.hero import gain_power, lose_power
from stockade.games.xmen_resistance.rules.mode import MODES, Mode
from stockade.games.xmen_resistance.rules.spawn import hidden_bystander
from stockade.games.xmen_resistance.state import Hero, Person

TEAM = ("storm", "wolverine", "rogue", "magneto", "colossus", "mystique")
PSIONIC_RANGE = 2  # XR-ENEMY-14


class HeroMode(Mode):
    """The rules of the box as they stand."""

    id = "hero"
    team = TEAM
    champion = "zombie_hero"
    charge = "brutes.overdrive"
    verbs = ("rescue", "power-up")
    hunts_people = True  # XR-BYST-01
    loses_people = True  # XR-LEVEL-03
    orders_people = True  # XR-BYST-19
    card = "bystander"

    def xp_rule(self, kind: str) -> str:
        return "XR-XP-01" if kind in self.horde else "XR-XP-02"

    def dawn(self, g: Resistance, hero: Hero) -> None:
        """XR-PLAYER-01: 1 Power, unless Psylocke is near (XR-ENEMY-14) and not deceived (XR-HERO-22)."""
        psylocke = g.zombie("psylocke")
        if psylocke is not None and "ignored" not in hero.effects and g.within(psylocke.zone, hero.zone, PSIONIC_RANGE):
            g.emit("power.blocked", "XR-ENEMY-14", hero=hero.id, enemy="psylocke")
        else:
            gain_power(g, hero, 1, "XR-PLAYER-01")

    async def stakes(self, g: Resistance, hero: Hero, shot: Attack, fixed: bool) -> None:
        """XR-POWER-01."""
        await spend(g, hero, shot, most=0 if fixed else hero.power)

    def next_zones(self, g: Resistance, person: Person) -> list[str]:
        """XR-BYST-10."""
        return towards_heroes(g, person)

    def person_drawn(self, g: Resistance, card: SpawnCard, zone: str) -> None:
        """XR-SPAWN-12."""
        hidden_bystander(g, card, zone)

    def trampled(self, g: Resistance, hero: Hero, before: list[str]) -> None:
        """XR-SPAWN-21: Overdrive."""
        lose_power(g, hero, hero.power, "XR-SPAWN-21")


MODES["hero"] = HeroMode()

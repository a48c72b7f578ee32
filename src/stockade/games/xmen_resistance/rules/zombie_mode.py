"""Zombie Mode (XR-ZMODE): Zombie Heroes hunt Bystanders and are hunted. They hunger: dice for nothing, until it decides for them."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.effects.ability import BOOST, pay
from stockade.games.xmen_resistance.facts import DEVOUR, SpawnCard
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.bystander import away_from_heroes
from stockade.games.xmen_resistance.rules.combat import Attack, boost_options, closed_to, open_to
from stockade.games.xmen_resistance.rules.devour import devour
from stockade.games.xmen_resistance.rules.enemy import RISES
from stockade.games.xmen_resistance.rules.hunger import raise_hunger, ravenous, set_hunger
from stockade.games.xmen_resistance.rules.mode import MODES, Mode
from stockade.games.xmen_resistance.rules.spawn import revealed_bystander
from stockade.games.xmen_resistance.rules.wound import wound_hero
from stockade.games.xmen_resistance.state import Hero, Person

XP_RULES = {"trooper": "XR-ZMODE-02", "guard": "XR-ZMODE-03", "specialist": "XR-ZMODE-04"}


class ZombieMode(Mode):
    """The other half of the box."""

    id = "zombie"
    team = ("psylocke", "juggernaut", "dark_phoenix", "cyclops", "iceman", "sabretooth")  # XR-ZMODE-01
    champion = "enemy_super_hero"
    charge = "guards.charge"
    verbs = (DEVOUR,)  # XR-ZMODE-28
    card = "meal"
    mirror = {
        "XR-PLAYER-01": "XR-ZMODE-11",
        "XR-BYST-10": "XR-ZMODE-30",
        "XR-TRAIT-01": "XR-ZMODE-27",
        "XR-RESCUE-04": "XR-ZMODE-43",
        "XR-RESCUE-05": "XR-ZMODE-43",
        "XR-RESCUE-12": "XR-ZMODE-44",
        "XR-COMBAT-07": "XR-ZMODE-19",
        "XR-SENT-06": "XR-ZMODE-35",
        "XR-EMOVE-12": "XR-ZMODE-05",
        "XR-SPAWN-21": "XR-ZSPAWN-06",
        "XR-SPAWN-23": "XR-ZSPAWN-04",
        "XR-SPAWN-24": "XR-ZSPAWN-05",
        "XR-SPAWN-25": "XR-ZSPAWN-02",
        "XR-SPAWN-26": "XR-ZSPAWN-03",
        "XR-SPAWN-27": "XR-ZSPAWN-03",
        "XR-BCARD-05": "XR-ZBCARD-04",
    }

    def xp_rule(self, kind: str) -> str:
        return XP_RULES.get(kind, "XR-ZMODE-05")

    def dawn(self, g: Resistance, hero: Hero) -> None:
        """XR-ZMODE-11."""
        raise_hunger(g, hero, 1, "XR-ZMODE-11")

    def ravenous(self, hero: Hero) -> bool:
        """XR-ZMODE-23."""
        return ravenous(hero)

    async def turn_over(self, g: Resistance, hero: Hero) -> None:
        """XR-ZMODE-26."""
        if ravenous(hero):
            await wound_hero(g, hero, "XR-ZMODE-26")

    # -- attacks --------------------------------------------------------------------------------------------------------

    async def stakes(self, g: Resistance, hero: Hero, shot: Attack, fixed: bool) -> None:
        """Skills, Traits and cards that help; Hunger adds its dice by itself when they roll."""
        while ways := open_to(g, hero, shot, BOOST):
            options = [Option("roll", "option-roll", {"dice": shot.dice + self.bonus_dice(hero, shot)}, ""), *boost_options(ways)]
            ask = Ask(
                hero.seat,
                "prompt-boost",
                options,
                rule="XR-ZMODE-12",
                source=hero.id,
                why_not=lambda: closed_to(g, hero, shot, BOOST, "boost"),
                hero=hero.id,
                zone=shot.zone,
            )
            ask.about = shot
            choice: str = await ask
            if not choice:
                return
            pay(g, hero, ways[choice])
            shot.boosts.append(choice)
            ways[choice].use(g, hero, shot)
            if len(shot.beams) > 1:
                zones = [Option(f"zone:{zone}", "option-zone", {"zone": zone}, zone) for zone in shot.beams]
                shot.also = await Ask(hero.seat, "prompt-beam", zones, rule="XR-ZHERO-19", source=hero.id, hero=hero.id)
                shot.beams = []

    def bonus_dice(self, hero: Hero, shot: Attack) -> int:
        """XR-ZMODE-12, -35: as many as the Hunger, at the moment of rolling; none with the Sentinel Hand."""
        return hero.hunger if shot.weapon.bonus else 0

    async def bite(self, g: Resistance, hero: Hero, shot: Attack, target: str) -> None:
        await devour(g, hero, shot, target)

    async def struck(self, g: Resistance, hero: Hero, shot: Attack) -> None:
        """XR-ZMODE-13, -17, -22: ones raise Hunger; a Devour that took somebody then empties the track."""
        raise_hunger(g, hero, shot.rolled.count(1), "XR-ZMODE-13")  # XR-ZBCARD-07: as they lie in the end
        if shot.weapon.devours and shot.fallen:
            set_hunger(g, hero, 0, "XR-ZMODE-17")

    def fell(self, g: Resistance, hero: Hero, kind: str, zone: str, devoured: bool) -> bool:
        """XR-ZMODE-07, -08: Wolverine is only laid down, unless he is devoured."""
        zombie = g.zombie(kind)
        if kind != RISES or devoured or zombie is None:
            return False
        zombie.lying = True
        g.emit("enemy.laid", "XR-ZMODE-07", enemy=kind, zone=zone, hero=hero.id)
        return True

    # -- Bystanders and Spawn cards -------------------------------------------------------------------------------------

    def next_zones(self, g: Resistance, person: Person) -> list[str]:
        """XR-ZMODE-30."""
        return away_from_heroes(g, person)

    def person_drawn(self, g: Resistance, card: SpawnCard, zone: str) -> None:
        """XR-ZMODE-39."""
        revealed_bystander(g, card, zone)

    def trampled(self, g: Resistance, hero: Hero, before: list[str]) -> None:
        """XR-ZSPAWN-06: Riot Shields, once for each."""
        if hero.id not in before:
            raise_hunger(g, hero, 1, "XR-ZSPAWN-06")


MODES["zombie"] = ZombieMode()

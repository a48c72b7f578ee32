"""Devour (XR-ZMODE-15..22): one target at most. An Enemy is eliminated like any other; a Bystander's card goes to the dashboard."""

from __future__ import annotations

from stockade.games.xmen_resistance.play import PEOPLE, Resistance
from stockade.games.xmen_resistance.rules.combat import Attack, fall
from stockade.games.xmen_resistance.rules.hero import keep_card
from stockade.games.xmen_resistance.rules.wound import remove_person
from stockade.games.xmen_resistance.state import Hero, Person

DODGES_ON = 5  # XR-ZMODE-20


async def devour(g: Resistance, hero: Hero, shot: Attack, target: str) -> None:
    """Enough hits for that Enemy or Bystander; whoever is gone afterwards is among the fallen of this Attack."""
    person = next((person for person in g.people_in(shot.zone) if person.id == target), None)
    if person is None:
        if fall(g, hero, target, 1, shot.zone, "XR-ZMODE-45", devoured=True):
            shot.fallen.append(target)
    elif not fights_off(g, person, len(shot.units)):
        shot.fallen.append(target)
        await eat(g, hero, person)


def fights_off(g: Resistance, person: Person, hits: int) -> bool:
    """XR-ZMODE-20: a Combat Bystander rolls for each Hit until one gets through."""
    if not PEOPLE[person.id].combat:
        return False
    for _ in range(hits):
        die = g.chance.die()
        g.emit("bystander.fights", "XR-ZMODE-20", bystander=person.id, die=die, saved=die >= DODGES_ON)
        if die < DODGES_ON:
            return False
    return True


async def eat(g: Resistance, hero: Hero, person: Person) -> None:
    """XR-ZMODE-21, -36, -43: the piece is gone, one card is kept; XP only where the mission gives some."""
    remove_person(g, person)  # XR-MZ2-12: nothing else takes anybody off the board
    g.emit("bystander.eaten", "XR-ZMODE-21", bystander=person.id, zone=person.zone, hero=hero.id)
    await keep_card(g, hero, person.id)  # XR-ZMODE-32: and nobody feels it
    g.mission.eaten(g, hero, person.id)
    g.mission.check(g)

"""Rogue: fists that break doors and bones, and whatever she borrows with a touch."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.effects.ability import ALWAYS, TURN, skill
from stockade.games.xmen_resistance.effects.effect import others_within
from stockade.games.xmen_resistance.play import HEROES, Resistance
from stockade.games.xmen_resistance.rules import building
from stockade.games.xmen_resistance.rules.action import perform
from stockade.games.xmen_resistance.rules.combat import Attack
from stockade.games.xmen_resistance.rules.offer import attacks, moves, openings
from stockade.games.xmen_resistance.state import Hero

PUNCHES = "mighty_punches"
DOORS = ("door", "arch")  # a closed arch carries a Door token


def with_punches(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """Only this Attack."""
    return shot.weapon.id == PUNCHES


@skill("knockout_punch", when=ALWAYS, rule="XR-HERO-16", once="", ready=with_punches)
def knockout_punch(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Toughness is 1 lower against her fists."""
    shot.cut += 1


def has_door(g: Resistance, hero: Hero) -> bool:
    """A closed door she may open."""
    return bool(openings(g, hero, DOORS))


@skill("knockout_punch", when=TURN, rule="XR-HERO-16", ready=has_door)
async def break_door(g: Resistance, hero: Hero) -> None:
    """A door opens for free."""
    _, edge = await Ask(hero.seat, "prompt-free-door", openings(g, hero, DOORS), rule="XR-HERO-16", source=hero.id, hero=hero.id)
    building.open_edge(g, g.map.edge[edge], hero, "XR-HERO-16")


def someone_near(g: Resistance, hero: Hero) -> bool:
    """A Super Hero within Range 1."""
    return bool(others_within(g, hero, 1))


@skill("absorb_abilities", when=TURN, rule="XR-HERO-17", power=1, ready=someone_near)
async def absorb_abilities(g: Resistance, hero: Hero) -> None:
    """A Skill of one Super Hero until the round ends, and their Attack with it: having both is never worse than one."""
    options = [
        Option(f"copy:{name}", "option-copy", {"hero": other.id, "skill": name, "weapon": HEROES[other.id].weapon.id}, (other.id, name))
        for other in others_within(g, hero, 1)
        for name in g.skills(other)
    ]
    other, name = await Ask(hero.seat, "prompt-absorb", options, rule="XR-HERO-17", source=hero.id, hero=hero.id)
    weapon = HEROES[other].weapon.id
    hero.copied += [weapon, name]
    g.emit("skill.copied", "XR-HERO-17", hero=hero.id, skill=name, weapon=weapon)


def rested(g: Resistance, hero: Hero) -> bool:
    """Somewhere to go or somebody to hit."""
    return bool(attacks(g, hero) or moves(g, hero, free=True))


@skill("enhanced_stamina", when=TURN, rule="XR-HERO-19", ready=rested)
async def enhanced_stamina(g: Resistance, hero: Hero) -> None:
    """A free Attack or Move; Enemies left behind are still paid for (XR-PLAYER-11)."""
    options = attacks(g, hero) + moves(g, hero, free=True)
    verb, what = await Ask(hero.seat, "prompt-enhanced-stamina", options, rule="XR-HERO-19", source=hero.id, hero=hero.id)
    await perform(g, hero, verb, what, free=True)

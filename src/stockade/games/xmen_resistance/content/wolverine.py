"""Wolverine: the more he bleeds the worse for them, and it never lasts."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.content.traits import hurt
from stockade.games.xmen_resistance.effects.ability import ALWAYS, END, ENTERED, skill
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_attack
from stockade.games.xmen_resistance.rules.combat import Attack
from stockade.games.xmen_resistance.rules.hero import heal
from stockade.games.xmen_resistance.rules.offer import attacks
from stockade.games.xmen_resistance.state import Hero

CLAWS = "adamantium_claws"


def with_claws(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """Only this Attack (XR-HERO-23)."""
    return shot.weapon.id == CLAWS


@skill("berserker_rage", when=ALWAYS, rule="XR-HERO-07", once="", ready=with_claws)
def berserker_rage(g: Resistance, hero: Hero, shot: Attack) -> None:
    """+1 on each die for every Wound, and sixes add dice."""
    shot.bonus += hero.wounds
    shot.explode = True


def cornered(g: Resistance, hero: Hero) -> list[Option]:
    """Claws to use on the own zone."""
    return attacks(g, hero, CLAWS, [hero.zone])


@skill("rampage", when=ENTERED, rule="XR-HERO-09", power=1, once="phase", ready=cornered)
async def rampage(g: Resistance, hero: Hero) -> None:
    """A free Claws Attack on those who came in."""
    await free_attack(g, hero, "XR-HERO-09", zones=[hero.zone], only=CLAWS)


@skill("healing_factor", when=END, rule="XR-HERO-10", once="", ready=hurt)
async def healing_factor(g: Resistance, hero: Hero) -> None:
    """As much as he likes: Wounds are worth something to a berserker."""
    options = [Option(f"heal:{n}", "option-heal", {"count": n}, n) for n in range(hero.wounds, -1, -1)]
    amount: int = await Ask(hero.seat, "prompt-healing-factor", options, rule="XR-HERO-10", source=hero.id, hero=hero.id)
    heal(g, hero, amount, "XR-HERO-10")

"""Who takes the wounds, and what keeps them off."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.state import Hero

SACRIFICE = "prevent:sacrifice"


def share(look: Look, ask: Ask) -> list[str]:
    """One wound after another to whom it costs least: berserkers first, then the healthy; a Bystander rather than a last Health."""
    left: dict[str, list[float]] = {}
    for option in ask.options:
        hero = look.g.heroes.get(option.value)
        prices = [look.price_of(option.value)] if hero is None else discounted(look, hero)
        left[option.key] = prices[: option.most]
    out: list[str] = []
    while len(out) < ask.least:
        key = min((key for key in left if left[key]), key=lambda key: left[key][0])
        left[key].pop(0)
        out.append(key)
    return out


def discounted(look: Look, hero: Hero) -> list[float]:
    """What each wound costs that hero, less what is in hand to keep it off."""
    prices = look.prices(hero)
    shields = sum(trait in ("tough_it_out", "numb") for trait in hero.traits)
    if "organic_steel" in look.g.skills(hero) and hero.power and "skill:organic_steel" not in hero.answered:
        shields += 2
    if "frozen_flesh" in look.g.skills(hero) and "skill:frozen_flesh" not in hero.answered:
        shields += 1
    return ([0.4] * shields + prices)[: hero.health]


def prevent(look: Look, hero: Hero, ask: Ask) -> list[str]:
    """Cards and Skills that can; a sacrifice only against the last wound, and never of somebody the mission needs."""
    keys = [option.key for option in ask.options]
    left = int(str(ask.args["count"]))
    free = [key for key in keys if key not in (SACRIFICE, "suffer")]
    skills = [key for key in free if ":skill:" in key]
    if skills and not (hero.hunger >= 3 and look.g.mode.id == "zombie" and left < hero.health):
        return skills[:1]
    worth_it = look.prices(hero)[min(left, hero.health) - 1] >= 1.0
    if free and worth_it:
        return free[:1]
    if SACRIFICE in keys and left >= hero.health and not needed(look, hero):
        return [SACRIFICE]
    return ["suffer"]


def needed(look: Look, hero: Hero) -> bool:
    """Whether losing that card loses the game as surely as losing the hero."""
    return look.g.mission.id == "MH8" and hero.bystander in look.g.mission.wanted


def guard(look: Look, ask: Ask) -> list[str]:
    """Somebody's life for a card: yes."""
    return [ask.options[0].key]

"""Attacks as the policy sees them: whom they are likely to take down, what that is worth, and how much Power it deserves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.bot.dice import Line, average_falls, hit_chance
from stockade.games.xmen_resistance.bot.look import SHOOTER, Look
from stockade.games.xmen_resistance.effects.ability import BOOST, owned
from stockade.games.xmen_resistance.facts import HUNGER_MAX, POWER_MAX, THRESHOLDS
from stockade.games.xmen_resistance.play import ENEMIES, PEOPLE, WEAPONS, Resistance
from stockade.games.xmen_resistance.rules.combat import Attack, aim, in_line, rank, toughness
from stockade.games.xmen_resistance.rules.sentinel import WEAPON as HAND
from stockade.games.xmen_resistance.state import Hero

Row = tuple[str, list[str], Line]
ARMS = WEAPONS | {weapon.id: weapon for weapon in HAND.values()}
SATED = 1  # from more Hunger than this on a meal is wanted
COMBAT_BITE = 2 / 3  # the chance that a fighter among the Bystanders is caught by a hit


def attack_worth(look: Look, hero: Hero, what: str) -> float:
    """What an Attack on offer is worth with the Power that pays off."""
    weapon, _, zone = what.partition(":")
    shot = aim(look.g, hero, ARMS[weapon], zone)
    return shot_worth(look, hero, shot)


def shot_worth(look: Look, hero: Hero, shot: Attack) -> float:
    """With the best amount of Power, or as it is where none can be added."""
    if look.g.mode.id == "hero" and shot.weapon.bonus:
        return max(worth for worth, _ in powers(look, hero, shot))
    return plain_worth(look, hero, shot, shot.dice + look.g.mode.bonus_dice(hero, shot))


def powers(look: Look, hero: Hero, shot: Attack) -> list[tuple[float, int]]:
    """What the Attack is worth with each amount of Power, its price taken off."""
    rows = line_ups(look.g, shot)
    return [(plain_worth(look, hero, shot, shot.dice + n, rows) - price(look, hero.power, n), n) for n in range(hero.power + 1)]


def price(look: Look, power: int, spent: int) -> float:
    """Of so much Power: the last one of a full track comes back by itself."""
    if not spent:
        return 0.0
    return spent * look.w.power - (look.w.power - look.w.full if power == POWER_MAX else 0.0)


def line_up(g: Resistance, shot: Attack, zone: str) -> tuple[list[str], Line]:
    """The kinds of a zone in the order in which they are hit, and what each needs."""
    present = in_line(g, shot, zone)
    kinds = [(0 if shot.any_target else rank(g, kind, present), toughness(g, shot, kind), kind) for kind in present]
    kinds.sort()
    return [kind for _, _, kind in kinds], tuple((needed, g.count(zone, kind) or 1) for _, needed, kind in kinds)


def line_ups(g: Resistance, shot: Attack) -> list[Row]:
    """Each zone that the Attack hits, with who stands there."""
    return [(zone, *line_up(g, shot, zone)) for zone in ((shot.zone, shot.also) if shot.also else (shot.zone,))]


def plain_worth(look: Look, hero: Hero, shot: Attack, dice: int, rows: list[Row] | None = None) -> float:
    """What the Attack is worth with that many dice."""
    total = 0.0
    for zone, kinds, line in line_ups(look.g, shot) if rows is None else rows:
        falls = average_falls(shot, dice, line)
        if shot.weapon.devours:
            return bite_worth(look, hero, shot, kinds, falls)
        wounds = 0.0
        for kind, number in zip(kinds, falls, strict=True):
            if number:
                total += number * (look.loom(zone, kind) + xp_worth(look, hero, kind))
                wounds += number * ENEMIES[kind].actions if kind != SHOOTER else 0.0
        total += look.relief(zone, wounds)
        total += (sum(falls) if look.on_the_way(zone) else 0.0) * look.w.in_way
    if look.g.mode.id == "zombie":
        total -= look.w.craving * dice / 6 * (hero.hunger >= HUNGER_MAX - 1)
    return total


def xp_worth(look: Look, hero: Hero, kind: str) -> float:
    """Of the XP for one of that kind: better for who has least, worse when it lifts the danger for all."""
    g, w = look.g, look.w
    if kind in PEOPLE:
        return 0.0
    xp = 1 if kind in g.horde else g.toughness(kind)
    level = hero.level
    if not level:
        worth = w.xp * xp  # the fourth Action is near
    else:
        worth = (w.even if hero.xp + xp < max(other.xp for other in look.team) else -w.peak) * xp
    if level == g.danger and level < 3 and hero.xp + xp >= THRESHOLDS[level + 1]:
        worth -= w.danger
    return worth


def bite_worth(look: Look, hero: Hero, shot: Attack, kinds: list[str], falls: Sequence[float]) -> float:
    """A Devour: one of them at most, and no Hunger afterwards."""
    if not kinds:
        return 0.0
    target, chance, w = kinds[0], falls[0], look.w
    if target in PEOPLE:
        chance *= COMBAT_BITE if PEOPLE[target].combat else 1.0
        worth = w.card * (not hero.bystander) + look.meal_worth(target)
    else:
        worth = look.threat(shot.zone, target) + xp_worth(look, hero, target)
    hunger = hero.hunger
    sated = w.meal * max(0, hunger - SATED) + (w.craving if hunger >= HUNGER_MAX - 1 else 0.0)
    return chance * (worth + sated - w.wait * (hunger < SATED))


# -- questions on the way ---------------------------------------------------------------------------------------------------


def stake(look: Look, hero: Hero, ask: Ask) -> list[tuple[float, str]]:
    """Power and cards before the roll, each with what the Attack is worth with it."""
    shot: Attack = ask.about
    scored: list[tuple[float, str]] = []
    hungry = look.g.mode.bonus_dice(hero, shot)
    helpers = {ability.key: ability for ability in owned(look.g, hero, BOOST)}
    rows = line_ups(look.g, shot)
    for option in ask.options:
        verb, _, what = option.key.partition(":")
        if verb == "power":
            spent = int(what)
            scored.append((plain_worth(look, hero, shot, shot.dice + spent, rows) - price(look, hero.power, spent), option.key))
        elif verb == "roll":
            scored.append((plain_worth(look, hero, shot, shot.dice + hungry, rows), option.key))
        else:
            ability = helpers[what]
            better = replace(shot)
            ability.use(look.g, hero, better)
            worth = plain_worth(look, hero, better, better.dice + hungry + ability.hunger * (hungry > 0 or look.g.mode.id == "zombie"))
            cost = look.w.trait * (ability.source == "trait") + price(look, hero.power, ability.power)
            cost += look.w.craving * (ability.hunger > 0 and hero.hunger + ability.hunger >= HUNGER_MAX)
            scored.append((worth - cost, option.key))
    return scored


def reroll(look: Look, hero: Hero, shot: Attack | None, ask: Ask) -> list[str]:
    """Again when enough dice missed that somebody more is likely to fall."""
    roll = look.g.state.roll
    if roll is None:
        return ["keep-roll"]
    missed = len(roll.hits) - sum(roll.hits)
    return [ask.options[1].key] if missed >= 2 and missed >= sum(roll.hits) else ["keep-roll"]


def which_dice(look: Look, ask: Ask) -> list[str]:
    """Those that missed."""
    roll = look.g.state.roll
    missed = [f"die:{i}" for i, hit in enumerate(roll.hits) if not hit] if roll is not None else []
    return missed or [ask.options[0].key]


def whom_to_hit(look: Look, hero: Hero, zone: str, options: Sequence[Option]) -> list[tuple[float, str]]:
    """Who is worth most for the hits it takes."""
    g = look.g
    out: list[tuple[float, str]] = []
    for option in options:
        kind = option.key.split(":")[1]
        if kind in PEOPLE:
            out.append((look.w.card * (not hero.bystander) + look.meal_worth(kind), option.key))
        else:
            out.append((look.threat(zone, kind) / max(1, g.toughness(kind)), option.key))
    return out


__all__ = ["attack_worth", "hit_chance", "powers", "reroll", "shot_worth", "stake", "which_dice", "whom_to_hit", "xp_worth"]

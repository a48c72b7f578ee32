"""What to do in a turn: every Action, Skill, Trait and card on offer gets a worth; the best one is taken while it is worth anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockade.engine import Option
from stockade.games.xmen_resistance.bot import skills, walk
from stockade.games.xmen_resistance.bot.fight import attack_worth, price
from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.facts import POWER_MAX
from stockade.games.xmen_resistance.state import Hero

NEVER = -50.0
LEAVE = 0.9  # more than anything that only helps in later rounds
BIG = 8.0  # the mission's own Actions


def scored(look: Look, hero: Hero, options: Sequence[Option], free: bool = False) -> list[tuple[float, str]]:
    """Each option with what it is worth."""
    return [(worth(look, hero, option, free), option.key) for option in options]


def worth(look: Look, hero: Hero, option: Option, free: bool = False) -> float:
    """Of one thing to do."""
    verb, _, what = option.key.partition(":")
    judge = VERBS.get(verb)
    if judge is not None:
        return judge(look, hero, what, free)
    if verb.startswith("mission-"):
        return mission(look, hero, verb, what)
    return skills.worth(look, hero, what) if verb in ("skill", "trait", "bystander") else NEVER


def move(look: Look, hero: Hero, what: str, free: bool) -> float:
    cost = int(not free) and walk.price_of_move(look, hero)
    return walk.move_worth(look, hero, what, cost)


def carry(look: Look, hero: Hero, what: str, free: bool) -> float:
    """With the Sentinel Hand: towards whoever it is for."""
    return move(look, hero, what, free) + look.w.step


def attack(look: Look, hero: Hero, what: str, free: bool) -> float:
    return attack_worth(look, hero, what)


def reach(look: Look, hero: Hero, what: str, free: bool) -> float:
    return attack_worth(look, hero, what) - look.w.trait - look.w.power


def opening(look: Look, hero: Hero, what: str, free: bool) -> float:
    return walk.open_worth(look, hero, what)


def take(look: Look, hero: Hero, what: str, free: bool) -> float:
    """An Objective: at once, unless it is a detour that the mission does not need."""
    return look.w.objective if what in look.g.mission.errands(look.g) else look.w.rescue


def secret(look: Look, hero: Hero, what: str, free: bool) -> float:
    return look.w.objective


def rescue(look: Look, hero: Hero, what: str, free: bool) -> float:
    """A Bystander: a card, and Power to the brim; more where the mission asks for it."""
    g, w = look.g, look.w
    worth = w.rescue * (0.4 if hero.bystander else 1.0) + price(look, POWER_MAX - 1, POWER_MAX - hero.power)
    if what in g.mission.wanted or (hero.zone in g.mission.errands(g) and g.mission.fit(g, hero, hero.zone)):
        worth += w.objective
    return worth if keeps(look, hero, what) else -1.0


def keeps(look: Look, hero: Hero, person: str) -> bool:
    """Whether the slot is free for that card, or what is in it is worth less."""
    return hero.bystander not in look.g.mission.wanted or person in look.g.mission.wanted


def power_up(look: Look, hero: Hero, what: str, free: bool) -> float:
    gain = min(2, POWER_MAX - hero.power)
    if not gain:
        return NEVER
    return look.w.power * gain - (look.w.power - look.w.full if hero.power + gain == POWER_MAX else 0.0)


def gain_trait(look: Look, hero: Hero, what: str, free: bool) -> float:
    return look.w.trait * (1.0, 0.7, 0.2)[min(2, len(hero.traits))]


def ride(look: Look, hero: Hero, what: str, free: bool) -> float:
    return walk.ride_worth(look, hero, what)


def call_lift(look: Look, hero: Hero, what: str, free: bool) -> float:
    return walk.call_worth(look, hero, what)


def leave(look: Look, hero: Hero, what: str, free: bool) -> float:
    """Out by the Exit, once nothing useful is left to do for the others."""
    return LEAVE


def end(look: Look, hero: Hero, what: str, free: bool) -> float:
    return 0.0


def mission(look: Look, hero: Hero, verb: str, what: str) -> float:
    """Bombs, trades, the finishing blow."""
    if verb == "mission-give":
        other = look.g.heroes[what]
        return BIG / 2 if other.stage == "ready" and len(hero.tokens) > 1 and not other.tokens else NEVER
    if verb == "mission-free-trade":
        return BIG / 2 if look.g.mission.attrition(look.g) else NEVER
    return BIG


VERBS: dict[str, Callable[[Look, Hero, str, bool], float]] = {
    "move": move,
    "carry": carry,
    "attack": attack,
    "reach": reach,
    "open": opening,
    "take": take,
    "secret": secret,
    "rescue": rescue,
    "power-up": power_up,
    "gain-trait": gain_trait,
    "ride": ride,
    "call": call_lift,
    "exit": leave,
    "end": end,
    "pass": end,
}

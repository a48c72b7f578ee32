"""Skills, Traits and Bystander cards as content: each is an entry in one table, indexed by the moment it can be used.

A module of `content/` declares an ability in a few lines with `@skill`, `@trait`, `@bystander` or `@meal`; the chapters ask
`owned(g, hero, when)` at their moment and call `use`. Costs, limits, discarding and logging
live here, so that an ability says only what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from stockade.engine.event import Arg
from stockade.engine.verdict import No, no, pointless
from stockade.games.xmen_resistance.facts import HUNGER_MAX
from stockade.games.xmen_resistance.rules.hunger import raise_hunger
from stockade.games.xmen_resistance.state import ENEMY_PHASE, Hero

if TYPE_CHECKING:
    from stockade.games.xmen_resistance.play import Resistance

# The moments at which an ability can be used, and what its function gets besides (g, hero).
TURN = "turn"  # in the hero's own turn, between Actions: async (g, hero)
BOOST = "boost"  # chosen before an attack is rolled: (g, hero, attack)
ALWAYS = "always"  # applies to every attack it fits, by itself: (g, hero, attack)
ROLLED = "rolled"  # after the dice have fallen: async (g, hero, attack)
STRUCK = "struck"  # after the hits of an attack: async (g, hero, attack)
ENTERED = "entered"  # when Enemies enter the hero's zone: async (g, hero)
WOUNDED = "wounded"  # when the hero would suffer wounds: (g, hero) -> how many are prevented at most
WITNESS = "witness"  # when a Bystander would suffer a wound: (g, hero, person) prevents it
SPARED = "spared"  # applies by itself when the hero would suffer wounds: (g, hero) -> how many are ignored
DAWN = "dawn"  # at the start of a round: async (g, hero)
LEAVES = "leaves"  # before each step of a Move Action, by itself: (g, hero)
WALKED = "walked"  # after each step of a Move Action, by itself: async (g, hero)
END = "end"  # at the start of the End Phase: async (g, hero)
PASSIVE = "passive"  # named by the chapter it changes
CHOSEN = (BOOST, ROLLED, STRUCK, ENTERED, WOUNDED, WITNESS, DAWN, END)  # moments outside the turn at which somebody decides

TABLE: dict[str, Ability] = {}
MOMENTS: dict[tuple[str, str], dict[str, Ability]] = {}  # the same by family and moment, then by name


FULL = no("refused-hunger", "XR-ZMODE-14")


def always_ready(*_: Any) -> bool:
    """There is always something for it."""
    return True


def never_forbidden(*_: Any) -> str:
    """No condition besides cost and limit."""
    return ""


class Ability(Struct):
    """One Skill, Trait or Bystander card. `source` is skill, trait or bystander; `once` is turn, phase or empty.

    `unless` says what forbids it now, if anything does; `ready` whether anything would come of it, and `idle` why nothing would."""

    id: str
    source: str
    when: str
    use: Callable[..., Any]
    rule: str
    power: int = 0
    once: str = ""
    ready: Callable[..., object] = always_ready
    hunger: int = 0  # by how much it raises Hunger, as a price
    reach: str = ""  # for a BOOST: the Attack it takes one zone farther, or `any`
    unless: Callable[..., str] = never_forbidden
    idle: str = "pointless-use"

    @property
    def key(self) -> str:
        """As it stands in option keys and in `hero.used`."""
        return f"{self.source}:{self.id}"


def _declare(family: str, ability: Ability) -> Callable[[Any], Any]:
    slot = f"{family}:{ability.id}@{ability.when}"

    def keep(fn: Any) -> Any:
        if slot in TABLE:
            raise ValueError(f"{slot} is declared twice")
        ability.use = fn
        TABLE[slot] = ability
        MOMENTS.setdefault((family, ability.when), {})[ability.id] = ability
        return fn

    return keep


def skill(
    name: str,
    *,
    when: str,
    rule: str,
    power: int = 0,
    once: str = "turn",
    ready: Callable[..., object] = always_ready,
    hunger: int = 0,
    reach: str = "",
    unless: Callable[..., str] = never_forbidden,
    idle: str = "pointless-use",
) -> Callable[[Any], Any]:
    """A hero's Skill; most are usable once in their turn."""
    return _declare("skill", Ability(name, "skill", when, always_ready, rule, power, once, ready, hunger, reach, unless, idle))


def trait(
    name: str,
    *,
    when: str,
    rule: str,
    power: int = 0,
    ready: Callable[..., object] = always_ready,
    hunger: int = 0,
    reach: str = "",
    unless: Callable[..., str] = never_forbidden,
    idle: str = "pointless-use",
) -> Callable[[Any], Any]:
    """A Trait: discarded when used (XR-TRAIT-04)."""
    return _declare("trait", Ability(name, "trait", when, always_ready, rule, power, "", ready, hunger, reach, unless, idle))


def bystander(
    name: str,
    *,
    when: str,
    rule: str,
    power: int = 0,
    once: str = "turn",
    ready: Callable[..., object] = always_ready,
    unless: Callable[..., str] = never_forbidden,
    idle: str = "pointless-use",
) -> Callable[[Any], Any]:
    """A rescued Bystander's lasting ability (XR-RESCUE-08)."""
    return _declare("bystander", Ability(name, "bystander", when, always_ready, rule, power, once, ready, unless=unless, idle=idle))


def meal(
    name: str,
    *,
    when: str,
    rule: str,
    hunger: int = 0,
    once: str = "turn",
    ready: Callable[..., object] = always_ready,
    unless: Callable[..., str] = never_forbidden,
    idle: str = "pointless-use",
) -> Callable[[Any], Any]:
    """A devoured Bystander's lasting ability (XR-ZMODE-43): the same people have other cards in Zombie Mode."""
    return _declare("meal", Ability(name, "bystander", when, always_ready, rule, 0, once, ready, hunger, unless=unless, idle=idle))


def owned(g: Resistance, hero: Hero, when: str) -> list[Ability]:
    """The hero's abilities for that moment and no other (XR-TRAIT-05): Skills, then the Bystander card, then Traits (each kind once)."""
    found: list[Ability] = []
    skills = MOMENTS.get(("skill", when))
    if skills:
        for name in g.skills(hero):
            if name in skills:
                found.append(skills[name])
    if hero.bystander and (cards := MOMENTS.get((g.mode.card, when))) and hero.bystander in cards:
        found.append(cards[hero.bystander])
    if hero.traits and (traits := MOMENTS.get(("trait", when))):
        for name in dict.fromkeys(hero.traits):
            if name in traits:
                found.append(traits[name])
    return found


def spent(hero: Hero, ability: Ability) -> bool:
    """Whether its limit is used up; a copied Skill has one of its own (XR-HERO-18)."""
    return ability.key in (hero.answered if ability.once == "phase" else hero.used) and ability.once != ""


def no_use(g: Resistance, hero: Hero, ability: Ability, *more: Any) -> No | None:
    """Limit, price and condition of it; pointless when there is nothing to use it on."""
    if spent(hero, ability):
        return no("refused-used", ability.rule)
    if not affords(hero, ability):
        return FULL if ability.hunger else no("refused-power", ability.rule, power=ability.power, have=hero.power)
    forbidden = "refused-enemy-phase" if ability.once == "phase" and g.state.phase not in ENEMY_PHASE else ability.unless(g, hero, *more)
    if forbidden:
        return no(forbidden, ability.rule)
    return None if ability.ready(g, hero, *more) else pointless(ability.idle, ability.rule)


def usable(g: Resistance, hero: Hero, ability: Ability, *more: Any) -> bool:
    """Nothing speaks against it now."""
    return no_use(g, hero, ability, *more) is None


def subject(ability: Ability) -> dict[str, Arg]:
    """How sentences name it."""
    return {ability.source: ability.id}


def affords(hero: Hero, ability: Ability) -> bool:
    """Its price in Power, or in Hunger (XR-ZMODE-14), can be paid."""
    return hero.power >= ability.power and (not ability.hunger or hero.hunger + ability.hunger <= HUNGER_MAX)


def holds(hero: Hero, bystander_id: str) -> bool:
    """Whether that Bystander's lasting ability is the hero's now."""
    return hero.bystander == bystander_id


def pay(g: Resistance, hero: Hero, ability: Ability) -> None:
    """Use it up: Power or Hunger, once-per limits, the Trait card; written down."""
    if ability.once == "turn":
        hero.used.append(ability.key)
    elif ability.once == "phase":
        hero.answered.append(ability.key)
    match ability.source:
        case "skill":
            g.emit("skill.used", ability.rule, hero=hero.id, skill=ability.id)
        case "trait":
            hero.traits.remove(ability.id)
            g.state.trait_pile.discards.append(ability.id)
            g.emit("trait.used", ability.rule, hero=hero.id, trait=ability.id)
        case _:
            g.emit("bystander.used", ability.rule, hero=hero.id, bystander=ability.id)
    if ability.power:
        hero.power -= ability.power
        g.emit("power.changed", ability.rule, hero=hero.id, count=-ability.power, power=hero.power)
    if ability.hunger:
        raise_hunger(g, hero, ability.hunger, ability.rule)

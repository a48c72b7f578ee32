"""The dashboard: Power, experience, health, Traits and Bystander cards (XR-ID, XR-XP, XR-TRAIT, XR-POWERUP)."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.facts import BAR_END, LEVELS, POWER_MAX, THRESHOLDS
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.state import Hero, Pile
from stockade.parts.pile import make_anew

LEVEL_RULES = ("XR-XP-05", "XR-XP-06", "XR-XP-07", "XR-XP-08")  # Blue, Yellow, Orange, Red


def gain_power(g: Resistance, hero: Hero, amount: int, rule: str) -> None:
    """XR-POWERUP-03: never above 4, the excess is lost."""
    gained = min(amount, POWER_MAX - hero.power)
    if gained > 0:
        hero.power += gained
        g.emit("power.changed", rule, hero=hero.id, count=gained, power=hero.power)


def lose_power(g: Resistance, hero: Hero, amount: int, rule: str) -> None:
    """As much of it as there is."""
    lost = min(amount, hero.power)
    if lost > 0:
        hero.power -= lost
        g.emit("power.changed", rule, hero=hero.id, count=-lost, power=hero.power)


def gain_xp(g: Resistance, hero: Hero, amount: int, rule: str) -> None:
    """XR-XP-10, XR-XP-11: the bar ends at 43; Yellow reached in one's own turn brings the 4th Action at once."""
    gained = min(amount, BAR_END - hero.xp)
    if gained <= 0:
        return
    before = hero.level
    hero.xp += gained
    g.emit("xp.gained", rule, hero=hero.id, count=gained, xp=hero.xp)
    for level in range(before + 1, hero.level + 1):
        g.emit("level.reached", LEVEL_RULES[level], hero=hero.id, level=LEVELS[level])
    if before == 0 and hero.level > 0 and hero.stage == "active":
        hero.actions += 1


def next_xp(hero: Hero) -> int | None:
    """The next threshold."""
    return next((xp for xp in THRESHOLDS if xp > hero.xp), None)


def actions_of(hero: Hero) -> int:
    """XR-XP-05, XR-XP-06: three Actions, four from Yellow (XR-HERO-21, XR-ZMODE-34)."""
    return 3 + (hero.level >= 1)


def heal(g: Resistance, hero: Hero, amount: int, rule: str) -> None:
    """XR-ID-04: never above the card's maximum."""
    healed = min(amount, hero.health_max - hero.health)
    if healed > 0:
        hero.health += healed
        g.emit("hero.healed", rule, hero=hero.id, count=healed, health=hero.health)


def draw(g: Resistance, pile: Pile, rule: str) -> str:
    """The top card; an empty deck is made anew from its discards (XR-TRAIT-07, XR-SPAWN-08, -18). Empty when there is none at all."""
    if not pile.deck:
        if not make_anew(pile.deck, pile.discards, g.chance):
            return ""
        g.emit("deck.shuffled", rule)
    g.reveal()
    return pile.deck.pop()


async def draw_trait(g: Resistance, hero: Hero, rule: str) -> None:
    """XR-TRAIT-01, XR-TRAIT-03: into a free slot; with two held already, one of the three is discarded."""
    card = draw(g, g.state.trait_pile, "XR-TRAIT-07")
    if not card:
        g.emit("trait.none", "XR-TRAIT-07", hero=hero.id)
        return
    await take_trait(g, hero, card, rule)


async def take_trait(g: Resistance, hero: Hero, card: str, rule: str) -> None:
    """XR-TRAIT-03: into a free slot; with two held already, one of the three is discarded."""
    hero.traits.append(card)
    g.emit("trait.drawn", rule, hero=hero.id, trait=card)
    if len(hero.traits) > 2:
        kinds = list(dict.fromkeys(hero.traits))
        options = [Option(f"discard:{kind}", "option-discard-trait", {"trait": kind}, kind) for kind in kinds]
        await discard_trait(
            g, hero, await Ask(hero.seat, "prompt-too-many-traits", options, rule="XR-TRAIT-03", hero=hero.id), "XR-TRAIT-03"
        )


async def draw_two_traits(g: Resistance, hero: Hero, rule: str) -> None:
    """Two cards are drawn and one of them is kept."""
    drawn = [card for card in (draw(g, g.state.trait_pile, "XR-TRAIT-07") for _ in range(2)) if card]
    kinds = list(dict.fromkeys(drawn))
    if not kinds:
        g.emit("trait.none", "XR-TRAIT-07", hero=hero.id)
        return
    options = [Option(f"keep:{kind}", "option-keep-trait", {"trait": kind}, kind) for kind in kinds]
    kept: str = await Ask(hero.seat, "prompt-keep-trait", options, rule=rule, hero=hero.id)
    drawn.remove(kept)
    for card in drawn:
        g.state.trait_pile.discards.append(card)
        g.emit("trait.discarded", rule, hero=hero.id, trait=card)
    await take_trait(g, hero, kept, rule)


async def discard_trait(g: Resistance, hero: Hero, card: str, rule: str) -> None:
    """Off the dashboard, onto the discards."""
    hero.traits.remove(card)
    g.state.trait_pile.discards.append(card)
    g.emit("trait.discarded", rule, hero=hero.id, trait=card)


async def keep_card(g: Resistance, hero: Hero, card: str) -> None:
    """XR-RESCUE-04, -05: a Bystander card goes to the slot; of two, one is kept and the other discarded."""
    if not hero.bystander:
        hero.bystander = card
        return
    cards = [card, hero.bystander]
    options = [Option(f"keep:{one}", "option-keep-card", {"bystander": one}, one) for one in cards]
    kept: str = await Ask(hero.seat, "prompt-keep-bystander", options, rule=g.mode.cite("XR-RESCUE-04"), hero=hero.id)
    spare = next(one for one in cards if one != kept)
    g.state.person_pile.discards.append(spare)
    g.emit("bystander.discarded", "XR-RESCUE-05", bystander=spare, hero=hero.id)
    hero.bystander = kept

"""Juggernaut, undead: always one step more, through everybody in the way, and nothing holds him."""

from __future__ import annotations

from stockade.engine import Ask, Option, call
from stockade.games.xmen_resistance.effects.ability import LEAVES, PASSIVE, TURN, WALKED, owned, skill
from stockade.games.xmen_resistance.play import WEAPONS, Resistance
from stockade.games.xmen_resistance.rules.action import perform, walk
from stockade.games.xmen_resistance.rules.combat import fall
from stockade.games.xmen_resistance.rules.hunger import raise_hunger, ravenous
from stockade.games.xmen_resistance.rules.offer import attacks, moves
from stockade.games.xmen_resistance.state import Hero, task

CHARGING = "charging"  # on the extra zone of a Move: there is no second one


def melee(g: Resistance, hero: Hero, chosen: bool = False) -> list[Option]:
    """His Melee Attacks, Devour among them."""
    return [option for option in attacks(g, hero, own=True, chosen=chosen) if WEAPONS[option.value[1].split(":")[0]].melee]


def restless(g: Resistance, hero: Hero) -> bool:
    """Somewhere to go or somebody to hit."""
    return bool(melee(g, hero) or moves(g, hero, free=True))


@skill("undead_stamina", when=TURN, rule="XR-ZHERO-06", ready=restless, hunger=1)
async def undead_stamina(g: Resistance, hero: Hero) -> None:
    """A free Melee Attack or Move; chosen before it made him Ravenous, it may be any (XR-ZMODE-25)."""
    options = melee(g, hero, chosen=True) + moves(g, hero, free=True)
    verb, what = await Ask(hero.seat, "prompt-undead-stamina", options, rule="XR-ZHERO-06", source=hero.id, hero=hero.id)
    await perform(g, hero, verb, what, free=True)


@skill("lightning_charge", when=LEAVES, rule="XR-ZHERO-07", once="")
def charge(g: Resistance, hero: Hero) -> None:
    """He may go on after all that his step sets off."""
    if CHARGING not in hero.effects:
        g.next(call(charge_on, hero.id))


@skill("lightning_charge", when=WALKED, rule="XR-ZHERO-07", once="")
async def trample(g: Resistance, hero: Hero) -> None:
    """One Trooper, Guard or Specialist of the zone entered falls."""
    kinds = [kind for kind in g.horde if g.count(hero.zone, kind)]
    if kinds:
        options = [Option(f"hit:{kind}", "option-hit", {"enemy": kind}, kind) for kind in kinds]
        kind: str = await Ask(hero.seat, "prompt-trample", options, rule="XR-ZHERO-07", source=hero.id, hero=hero.id)
        fall(g, hero, kind, 1, hero.zone, "XR-ZHERO-07")


@task
async def charge_on(g: Resistance, hero_id: str) -> None:
    """XR-MOVE-04: one zone more for 1 Hunger, if nobody is left to stop him."""
    hero = g.heroes[hero_id]
    able = any(ability.id == "lightning_charge" for ability in owned(g, hero, WALKED))
    if not hero.zone or not able or g.enemies_in(hero.zone) or ravenous(hero):
        return
    ways = [Option(f"move:{to}", "option-move", {"zone": to, "cost": 0}, to) for to in g.ways.near[hero.zone]]
    options = [*ways, Option("pass", "option-stay", {}, "")]
    to: str = await Ask(hero.seat, "prompt-charge-on", options, rule="XR-ZHERO-07", source=hero.id, hero=hero.id)
    if to:
        raise_hunger(g, hero, 1, "XR-ZHERO-07")
        hero.effects.append(CHARGING)
        await walk(g, hero, to, "XR-ZHERO-07")
        hero.effects.remove(CHARGING)


@skill("unstoppable", when=PASSIVE, rule="XR-ZHERO-08", once="")
def unstoppable(g: Resistance, hero: Hero) -> None:
    """Read where Wounds are shared out (`wound.IMMUNE`) and where a Move is paid for (`action.FREE_LEAVE`)."""

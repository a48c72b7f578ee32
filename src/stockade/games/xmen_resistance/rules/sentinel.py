"""The Sentinel Hand (XR-SENT): a Plasma Blast while it is charged, then a thing to throw; an Attack Action for whoever stands beside it."""

from __future__ import annotations

from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.effects.ability import Ability
from stockade.games.xmen_resistance.facts import Weapon
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.combat import attack
from stockade.games.xmen_resistance.state import Hero

WEAPON = facts.sentinel_hand()
SIDES = {weapon.id: side for side, weapon in WEAPON.items()}
RULES = {WEAPON["charged"].id: "XR-SENT-02", WEAPON["spent"].id: "XR-SENT-05"}


def at_hand(g: Resistance, hero: Hero) -> list[Weapon]:
    """XR-SENT-01, -13: the Attack its side gives, for any Super Hero in its zone."""
    hand = g.state.hand
    return [WEAPON[hand.side]] if hand is not None and hero.zone == hand.zone and g.mission.hand_works(g) else []


async def use(g: Resistance, hero: Hero, weapon_id: str, zone: str, boost: Ability | None) -> None:
    """XR-SENT-04, -07: after the blast the token is spent, after the throw it is gone (XR-SENT-09, -10, -12)."""
    side = SIDES[weapon_id]
    g.emit("hero.attacks", RULES[weapon_id], hero=hero.id, weapon=weapon_id, zone=zone)
    if side == "charged":
        assert g.state.hand is not None
        g.state.hand.side = "spent"
        g.emit("hand.spent", "XR-SENT-04", zone=g.state.hand.zone)
    else:
        g.state.hand = None
        g.emit("hand.gone", "XR-SENT-07", hero=hero.id)
    await attack(g, hero, WEAPON[side], zone, boost=boost)


def portable(g: Resistance, hero: Hero) -> str:
    """The mission's rule when it lets this hero take the Hand along."""
    hand = g.state.hand
    return g.mission.carries(g) if hand is not None and hand.zone == hero.zone else ""


def carry(g: Resistance, hero: Hero, to: str) -> None:
    """The Hand lies in another zone now."""
    assert g.state.hand is not None
    g.state.hand.zone = to
    g.emit("hand.carried", g.mission.carries(g), hero=hero.id, to=to)

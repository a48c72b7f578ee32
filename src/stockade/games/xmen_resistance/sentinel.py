"""The Sentinel Hand (XR-SENT): a Plasma Blast while it is charged, then a thing to throw; an Attack Action for whoever stands beside it."""

from __future__ import annotations

from stockade.engine import Option
from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.combat import attack, targets
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.state import Hero

WEAPON = facts.sentinel_hand()
SIDES = {weapon.id: side for side, weapon in WEAPON.items()}
RULES = {"charged": "XR-SENT-02", "spent": "XR-SENT-05"}


def attacks(g: Resistance, hero: Hero, zones: list[str] | None = None) -> list[Option]:
    """XR-SENT-01, -13: the Attack its side gives, for any Super Hero in its zone."""
    hand = g.state.hand
    if hand is None or hero.zone != hand.zone or not g.mission.hand_works(g):
        return []
    weapon = WEAPON[hand.side]
    return [
        Option(
            f"attack:{weapon.id}:{zone}",
            "option-attack",
            {"weapon": weapon.id, "zone": zone},
            ("attack", f"{weapon.id}:{zone}"),
            rule=RULES[hand.side],
        )
        for zone in targets(g, hero, weapon)
        if zones is None or zone in zones
    ]


async def use(g: Resistance, hero: Hero, weapon_id: str, zone: str) -> None:
    """XR-SENT-04, -07: after the blast the token is spent, after the throw it is gone."""
    side = SIDES[weapon_id]
    g.emit("hero.attacks", RULES[side], hero=hero.id, weapon=weapon_id, zone=zone)
    if side == "charged":
        assert g.state.hand is not None
        g.state.hand.side = "spent"
        g.emit("hand.spent", "XR-SENT-04", zone=g.state.hand.zone)
    else:
        g.state.hand = None
        g.emit("hand.gone", "XR-SENT-07", hero=hero.id)
    await attack(g, hero, WEAPON[side], zone)

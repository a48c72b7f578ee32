"""When Enemies enter a zone (XR-TRAIT-10..14): each Super Hero there may answer with each effect they have, while Enemies remain."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.effects.ability import ENTERED, Ability, owned, pay, usable
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.state import Hero


async def enemies_entered(g: Resistance, zone: str) -> None:
    """XR-TRAIT-11: after the whole group has moved in, before its next Action; each effect once for this arrival (XR-DEF-04)."""
    used: list[str] = []
    while g.enemies_in(zone):
        offers: dict[int, list[Option]] = {}
        for hero in g.heroes_in(zone):
            for ability in owned(g, hero, ENTERED):
                key = f"{hero.id}:{ability.key}"
                # an effect answers one arrival once; a second copy of a Trait is another effect
                copies = hero.traits.count(ability.id) if ability.source == "trait" else 0
                if (key not in used or copies) and usable(g, hero, ability):
                    offers.setdefault(hero.seat, []).append(
                        Option(
                            f"react:{key}",
                            f"option-react-{ability.source}",
                            {"hero": hero.id, ability.source: ability.id, "hunger": ability.hunger},
                            (hero.id, ability.key),
                            rule=ability.rule,
                        )
                    )
        if not offers:
            return
        choice = await offer(zone, offers)
        if choice is None:
            return
        hero, ability = chosen(g, choice)
        used.append(f"{hero.id}:{ability.key}")
        pay(g, hero, ability)
        await ability.use(g, hero)


async def offer(zone: str, offers: dict[int, list[Option]]) -> tuple[str, str] | None:
    """Ask the seats that could answer, one after another; None when all of them pass."""
    for seat, options in offers.items():
        passing = Option("pass", "option-pass", {}, "pass")
        choice = await Ask(seat, "prompt-react", [*options, passing], rule="XR-TRAIT-14", zone=zone)
        if choice != "pass":
            return choice
    return None


def chosen(g: Resistance, choice: tuple[str, str]) -> tuple[Hero, Ability]:
    """The hero and ability of an offer."""
    hero = g.heroes[choice[0]]
    return hero, next(ability for ability in owned(g, hero, ENTERED) if ability.key == choice[1])

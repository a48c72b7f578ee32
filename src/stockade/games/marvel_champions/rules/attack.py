"""Heroes and allies attack, thwart and recover (MC-ATK, MC-THW, MC-REC, MC-ALLY)."""

from __future__ import annotations

from stockade.engine.verdict import No
from stockade.games.marvel_champions.effects.ability import FACTS, Use
from stockade.games.marvel_champions.effects.happening import Attack, Thwart
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import exhaust, lose_status
from stockade.games.marvel_champions.rules.choose import pick_among
from stockade.games.marvel_champions.rules.damage import deal, heal
from stockade.games.marvel_champions.rules.react import responses
from stockade.games.marvel_champions.rules.threat import remove_threat
from stockade.games.marvel_champions.state import Card


async def basic_attack(g: Champions, seat: int, attacker: Card) -> None:
    """MC-ATK-01, -02: exhaust, then damage equal to ATK to one enemy; an ally pays for it afterwards (MC-ALLY-02, -04).

    Also MC-ATK-08, MC-STATUS-13.
    """

    def cannot(foe: Card) -> No | None:
        return g.cannot_attack(seat, foe, attacker.id)

    target = await pick_among(g, seat, "prompt-attack", g.enemies(), cannot, "MC-ATK-06", attacker.id, card=attacker.entity)
    if target is None:
        return  # MC-INIT-10
    exhaust(g, attacker)
    if attacker.stunned:
        lose_status(g, attacker, "stunned", "MC-STATUS-07")
        return
    attack = Attack(seat, attacker, basic=True)
    g.emit("attack.made", "MC-ATK-01", card=attacker.entity, target=target.entity)
    await blow(g, attack, target, g.stat(attacker, "atk"), attacker.id)
    await responses(g, attack)
    await consequences(g, attacker, FACTS[attacker.code].atk_pips, "MC-ALLY-02")


async def blow(g: Champions, attack: Attack, target: Card, amount: int, source: int) -> int:
    """One enemy is attacked: damage, and with overkill what a fallen minion did not need goes to the villain (MC-KEY-05, -07, -08, -37).

    Also MC-DEFEAT-11, MC-CARD-78.
    """
    if target.id not in attack.attacked:
        attack.attacked.append(target.id)
    spare = amount - g.health(target)
    dealt = await deal(g, target, amount, source, attack.seat, attack, rule="MC-ATK-01")
    if attack.overkill and target.id in attack.fallen and target.id != g.state.villain:
        await deal(g, g.villain, spare, source, attack.seat, attack, rule="MC-KEY-05")
    return dealt


async def hit(g: Champions, me: Use, target: Card, amount: int) -> int:
    """The damage of a labelled attack ability."""
    assert me.attack is not None
    return await blow(g, me.attack, target, amount, me.id)


async def basic_thwart(g: Champions, seat: int, thwarter: Card) -> None:
    """MC-THW-01, -02: exhaust, then threat equal to THW off one scheme."""
    cannot, name = g.cannot_remove_threat, thwarter.entity
    scheme = await pick_among(g, seat, "prompt-thwart", g.schemes(), cannot, "MC-THW-01", thwarter.id, card=name)
    if scheme is None:
        return  # MC-INIT-10
    exhaust(g, thwarter)
    if thwarter.confused:
        lose_status(g, thwarter, "confused", "MC-STATUS-04")
        return
    g.emit("thwart.made", "MC-THW-01", card=thwarter.entity, target=scheme.entity)
    await remove_threat(g, scheme, g.stat(thwarter, "thw"), "MC-THW-01", seat)
    await responses(g, Thwart(seat, thwarter, basic=True))
    await consequences(g, thwarter, FACTS[thwarter.code].thw_pips, "MC-ALLY-03")


async def consequences(g: Champions, ally: Card, pips: int, rule: str) -> None:
    """MC-ALLY-02..05, -08: what using an ally costs it (MC-ALLY-06, -07)."""
    if pips and ally.id in g.allies:
        await deal(g, ally, pips, ally.id, ally.controller, rule=rule)


def recover(g: Champions, seat: int) -> None:
    """MC-REC-01: exhaust the alter-ego and heal."""
    identity = g.identity(seat)
    exhaust(g, identity)
    heal(g, identity, g.stat(identity, "rec"), "MC-REC-01")

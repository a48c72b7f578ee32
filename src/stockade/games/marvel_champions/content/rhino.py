"""Rhino and the break-in."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ALTER_EGO,
    HERO,
    Champions,
    Cost,
    EnemyAttack,
    Reveal,
    Use,
    attach,
    deal_each,
    give,
    heal,
    hero_may_discard,
    interrupt,
    leave,
    more_threat,
    of_villain,
    reveal_found,
    revealed,
    soaks,
    surge,
    villain_attacks,
)


@revealed("rhino-2", rule="MC-REVEAL-08")
async def rhino_2(g: Champions, me: Use) -> None:
    await reveal_found(g, me, "breakin-takin")


@revealed("rhino-3", rule="MC-REVEAL-08")
async def rhino_3(g: Champions, me: Use) -> None:
    for hero in g.heroes():
        give(g, hero, "stunned", "MC-STATUS-18")


for name in ("armored-rhino-suit", "charge", "enhanced-ivory-horn"):
    attach(name, lambda g, seat: [g.villain])
soaks("armored-rhino-suit", 5)


@interrupt("charge", EnemyAttack, when=of_villain, forced=True, rule="MC-CARD-60")
async def charge(g: Champions, me: Use[EnemyAttack]) -> None:
    me.on.overkill = True

    async def over(g: Champions) -> None:
        if me.id in g.state.table:
            leave(g, g.state.table[me.id], "MC-CARD-60")

    me.on.done.append(over)


hero_may_discard("enhanced-ivory-horn", Cost(spend=("physical",) * 3))


@revealed("shocker", rule="MC-DMG-16")
async def shocker(g: Champions, me: Use) -> None:
    await deal_each(g, g.heroes(), 1, me.id, rule="MC-DMG-16")


@revealed("hard-to-keep-down", rule="MC-CARD-61")
async def hard_to_keep_down(g: Champions, me: Use[Reveal | None]) -> None:
    if not heal(g, g.villain, 4, "MC-CARD-61"):
        surge(g, me)


@revealed("im-tough", rule="MC-STATUS-01")
async def im_tough(g: Champions, me: Use[Reveal | None]) -> None:
    if not give(g, g.villain, "tough", "MC-STATUS-01"):
        surge(g, me)


@revealed("stampede", form=ALTER_EGO, rule="MC-REVEAL-09")
async def stampede_surges(g: Champions, me: Use[Reveal | None]) -> None:
    surge(g, me)


@revealed("stampede", form=HERO, rule="MC-CARD-62")
async def stampede(g: Champions, me: Use) -> None:
    attack = await villain_attacks(g, me)
    for card_id in attack.damaged:
        if card_id in g.state.table:
            give(g, g.state.table[card_id], "stunned", "MC-CARD-62")


revealed("breakin-takin", rule="MC-SIDE-08")(more_threat)

"""What the made-up cards do."""

from stockade.games.marvel_champions.words import (
    Card,
    Champions,
    Cost,
    Damage,
    EnemyAttack,
    EntersPlay,
    EventPlayed,
    Reveal,
    ThreatPlaced,
    Thwart,
    Use,
    WouldAttack,
    action,
    change_form,
    constant,
    deal,
    discard_card,
    draw,
    entered,
    every,
    exhaust,
    hurt,
    indirect,
    instead,
    interrupt,
    move_damage,
    of_villain,
    pick,
    place,
    plus,
    put_into_play,
    remove_threat,
    response,
    reveal_top,
    revealed,
    take_control,
    when_defeated,
    your_identity,
)


@revealed("drill-storm", rule="MC-KEY-14")
async def storm(g: Champions, me: Use) -> None:
    await deal(g, g.identity(me.seat), 2, me.id, rule="MC-KEY-14")


@revealed("drill-wind", rule="MC-DMG-01")
async def wind(g: Champions, me: Use) -> None:
    await deal(g, g.identity(me.seat), 2, me.id)


@interrupt("drill-horn", Reveal, forced=True, rule="MC-KEY-15")
async def horn(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1)


@revealed("drill-rain", rule="MC-DMG-08")
async def rain(g: Champions, me: Use) -> None:
    await indirect(g, [me.seat], 4, me.id)


@revealed("drill-hail", rule="MC-DMG-08")
async def hail(g: Champions, me: Use) -> None:
    await indirect(g, list(g.order()), 30, me.id)


def hurt_ally(g: Champions, me: Use) -> bool:
    return any(ally.damage for ally in g.allies_of(me.seat))


@action("drill-surgeon", can=hurt_ally, rule="MC-DMG-12")
async def surgeon(g: Champions, me: Use) -> None:
    ally = await pick(g, me.seat, "prompt-ready", [ally for ally in g.allies_of(me.seat) if ally.damage], "MC-DMG-12", me.id)
    await move_damage(g, ally, g.identity(me.seat), 2, me.id, me.seat)


def others_allies(g: Champions, me: Use) -> list[Card]:
    return [ally for ally in g.allies.values() if ally.controller != me.seat]


@action("drill-hypnotist", can=lambda g, me: bool(others_allies(g, me)), rule="MC-OWN-03")
async def hypnotist(g: Champions, me: Use) -> None:
    await take_control(g, await pick(g, me.seat, "prompt-ready", others_allies(g, me), "MC-OWN-03", me.id), me.seat, "MC-OWN-03")


def mine(g: Champions, me: Use[Damage]) -> bool:
    return me.on.target.id == g.player(me.seat).identity


@interrupt("drill-mirror", Damage, when=mine, forced=True, rule="MC-REPL-01")
async def mirror(g: Champions, me: Use[Damage]) -> None:
    async def happens(g: Champions) -> None:
        draw(g, me.seat, 1)

    instead(me, happens)


@interrupt("drill-prism", Damage, when=mine, forced=True, rule="MC-REPL-02")
async def prism(g: Champions, me: Use[Damage]) -> None:
    async def happens(g: Champions) -> None:
        await place(g, g.scheme, 1, "MC-REPL-02")

    instead(me, happens)


@action("drill-chant", most=1, per="phase", rule="MC-LIMIT-02")
async def chant(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1 + me.x)  # nothing was paid for X


@action("drill-bell", most=2, rule="MC-LIMIT-03")
async def bell(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1)


@action("drill-shrine", rule="MC-PLAY-04")
async def shrine(g: Champions, me: Use) -> None:
    for card_id in list(g.player(me.seat).discard):
        await put_into_play(g, me, card_id, "MC-PLAY-04")


@revealed("drill-frost", rule="MC-ABIL-07")
async def frost(g: Champions, me: Use) -> None:
    for card in every(g, "ally", "support", such=lambda card: card.controller == me.seat and not card.exhausted):
        exhaust(g, card)
        await deal(g, g.identity(me.seat), 1, me.id)


def enemy(g: Champions, me: Card, other: Card) -> bool:
    return other in g.enemies()


constant("drill-fog", plus("atk", 1, enemy))


@interrupt("drill-trap", EnemyAttack, cost=Cost(discard=True), rule="MC-EATK-18")
async def trap(g: Champions, me: Use[EnemyAttack]) -> None:
    await deal(g, me.on.enemy, 5, me.id, me.seat)


def by_its_player(g: Champions, me: Use[EventPlayed]) -> bool:
    return g.state.table[me.id].engaged == me.on.seat


@interrupt("drill-jammer", EventPlayed, when=by_its_player, forced=True, rule="MC-CANCEL-02")
async def jammer(g: Champions, me: Use[EventPlayed]) -> None:
    me.on.cancelled = True


@action("drill-leech", rule="MC-DMG-10")
async def leech(g: Champions, me: Use) -> None:
    for card in g.characters(me.seat):
        await move_damage(g, g.identity(me.seat), card, 1, me.id, me.seat)


@response("drill-siren", EnemyAttack, when=of_villain, forced=True, rule="MC-ACT-04")
async def siren(g: Champions, me: Use[EnemyAttack]) -> None:
    await change_form(g, me.on.seat, "MC-ACT-04")


@action("drill-dare", rule="MC-KEY-34")
async def dare(g: Champions, me: Use) -> None:
    await reveal_top(g, me.seat)


constant("drill-satchel", plus("hand", 3, your_identity))


@when_defeated("drill-omen", rule="MC-DEFEAT-02")
async def omen(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1)


when_defeated("drill-rumour", rule="MC-SIDE-06")(omen)


@action("drill-broom", rule="MC-THW-05")
async def broom(g: Champions, me: Use) -> None:
    """Twice over all schemes: those that are locked or gone give nothing."""
    swept = [await remove_threat(g, scheme, 1, "MC-THW-05", me.seat) for scheme in [*g.schemes(), *g.schemes()]]
    draw(g, me.seat, sum(swept))


@interrupt("drill-hush", ThreatPlaced, forced=True, rule="MC-INT-01")
async def hush(g: Champions, me: Use[ThreatPlaced]) -> None:
    await remove_threat(g, me.on.scheme, 1, "MC-INT-01", me.seat)


@revealed("drill-whisper", rule="MC-SIDE-09")
async def whisper(g: Champions, me: Use) -> None:
    for scheme in g.schemes():
        draw(g, me.seat, await place(g, scheme, 2, "MC-SIDE-09"))


@interrupt("drill-decoy", WouldAttack, cost=Cost(discard=True), rule="MC-REPL-03")
async def decoy(g: Champions, me: Use[WouldAttack]) -> None:
    async def happens(g: Champions) -> None:
        await place(g, g.scheme, 1, "MC-REPL-03")

    instead(me, happens)


@response("drill-guide", EntersPlay, when=entered, rule="MC-DECK-01")
async def guide(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1)


@action("drill-altar", rule="MC-PLAY-03")
async def altar(g: Champions, me: Use) -> None:
    for card_id in list(g.player(me.seat).hand):
        await put_into_play(g, me, card_id, "MC-PLAY-03")


@response("drill-diary", Thwart, when=lambda g, me: me.on.seat == me.seat, forced=True, rule="MC-THW-04")
async def diary(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1)


@revealed("drill-exam", rule="MC-OBL-01")
async def exam(g: Champions, me: Use) -> None:
    exhaust(g, g.identity(me.seat))


@action("drill-pledge", cost=Cost(take=3), rule="MC-COST-01")
async def pledge(g: Champions, me: Use) -> None:
    await hurt(g, me, 1)


@when_defeated("drill-thief", rule="MC-DEFEAT-03")
async def thief(g: Champions, me: Use) -> None:
    """The oldest upgrade of the player it was engaged with goes along."""
    for card in g.upgrades(me.seat)[:1]:
        await discard_card(g, card, "MC-DEFEAT-03")

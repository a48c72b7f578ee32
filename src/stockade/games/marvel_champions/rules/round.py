"""A round (MC-ROUND, MC-ENDP, MC-VILP): the turns of the players, their end steps, and the five steps of the villain phase."""

from __future__ import annotations

from stockade.engine import call
from stockade.games.marvel_champions.effects.ability import FACTS
from stockade.games.marvel_champions.effects.modifier import expire
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import deal_encounter, discard_hand, draw, leave
from stockade.games.marvel_champions.rules.choose import pick_minion, some_of_hand
from stockade.games.marvel_champions.rules.enemy import activate, drop_boosts
from stockade.games.marvel_champions.rules.reveal import reveal
from stockade.games.marvel_champions.rules.threat import place
from stockade.games.marvel_champions.rules.turn import begin_turn
from stockade.games.marvel_champions.state import NOBODY, task


@task
async def new_round(g: Champions) -> None:
    """MC-ROUND-01, -02, MC-LIMIT-07: limits come back, then everybody's turn."""
    state = g.state
    state.round += 1
    state.phase = "players"
    state.step = 0
    for card in state.table.values():
        if card.used:
            card.used = []
    expire(state.lasting, "round")
    g.emit("round.began", "MC-ROUND-01", round=state.round)
    g.emit("phase.began", "MC-ROUND-02", phase="players")
    order = g.order()
    g.next(*[call(begin_turn, seat) for seat in order], *[call(end_discard, seat) for seat in order], call(end_players))


@task
async def end_discard(g: Champions, seat: int) -> None:
    """MC-ENDP-01, -02, -05: any number of cards, and at least those above the hand size (MC-ENDP-06)."""
    g.state.active = NOBODY
    player = g.player(seat)
    if player.out:
        return
    over = max(0, len(player.hand) - g.hand_size(seat))
    chosen = await some_of_hand(g, seat, "prompt-end-discard", player.hand, over, len(player.hand), "MC-ENDP-01")
    discard_hand(g, seat, chosen, "MC-ENDP-01")


@task
async def end_players(g: Champions) -> None:
    """MC-ENDP-03, -04, MC-LAST-05: everybody draws, everything readies, then what lasts for the phase ends."""
    for seat in g.order():
        draw(g, seat, g.hand_size(seat) - len(g.player(seat).hand), "MC-ENDP-03")
    for card in g.state.table.values():
        if card.controller != NOBODY and card.exhausted:
            card.exhausted = False
    g.emit("cards.readied", "MC-ENDP-04")
    end_of_phase(g)
    g.next(call(villain_phase))


def end_of_phase(g: Champions) -> None:
    """MC-LAST-03."""
    expire(g.state.lasting, "phase")  # MC-LAST-04
    for player in g.state.players:
        player.discount = 0


# -- the villain phase ------------------------------------------------------------------------------------------------


@task
async def villain_phase(g: Champions) -> None:
    """MC-VILP-01, -14: step 1, threat, as a single amount."""
    state = g.state
    state.phase = "villain"
    state.step = 1
    state.active = NOBODY
    g.emit("phase.began", "MC-VILP-01", phase="villain")
    g.next(call(activations))
    threat = FACTS[g.scheme.code].acceleration_each * state.seats + g.icons("acceleration") + state.acceleration
    await place(g, g.scheme, threat, "MC-VILP-01", step=1)


@task
async def activations(g: Champions) -> None:
    """MC-VILP-02..04: step 2, player by player: the villain, then that player's minions."""
    g.state.step = 2
    tasks = [step for seat in g.order() for step in (call(villain_activates, seat), call(minions_activate, seat, []))]
    g.next(*tasks, call(deal_step))


@task
async def villain_activates(g: Champions, seat: int) -> None:
    """One activation of the villain."""
    if not g.player(seat).out:
        await activate(g, g.villain, seat)
        drop_boosts(g)


@task
async def minions_activate(g: Champions, seat: int, done: list[int]) -> None:
    """MC-VILP-03, -11, -12: one at a time in the first player's order, newcomers included (MC-GOLD-03)."""
    if g.player(seat).out:
        return
    waiting = [card for card in g.engaged_with(seat) if card.id not in done]
    if not waiting:
        return
    minion = await pick_minion(g, waiting, "MC-VILP-11")
    g.next(call(minions_activate, seat, [*done, minion.id]))
    await activate(g, minion, seat)


@task
async def deal_step(g: Champions) -> None:
    """MC-VILP-05..07: step 3, a card each, and one more per hazard icon, round the table."""
    g.state.step = 3
    order = g.order()
    for seat in order:
        deal_encounter(g, seat, "MC-VILP-05")
    for number in range(g.icons("hazard")):
        deal_encounter(g, order[number % len(order)], "MC-VILP-06")
    g.next(call(reveal_step, order[0]))


@task
async def reveal_step(g: Champions, now: int) -> None:
    """MC-VILP-08, -09, MC-DEAL-03, -04: step 4, one card after another, player by player, round again until none is left.

    Also MC-FIRST-06.
    """
    g.state.step = 4
    order = g.order()
    start = order.index(g.next_seat(now) if g.player(now).out else now)
    waiting = [seat for seat in (*order[start:], *order[:start]) if g.player(seat).dealt]
    if not waiting:
        g.next(call(end_round))
        return
    seat = waiting[0]
    g.next(call(reveal_step, seat))
    await reveal(g, seat, g.player(seat).dealt.pop(0), from_deck=True)
    drop_boosts(g)


@task
async def end_round(g: Champions) -> None:
    """MC-VILP-10, MC-DELAY-01, MC-CARD-55: step 5, the token moves on, and what was to go at the end of the round goes."""
    state = g.state
    state.step = 5
    heir = g.next_seat(state.first)
    if heir != state.first:
        state.first = heir
        g.emit("first.passed", "MC-VILP-10", who=g.face(state.first))
    end_of_phase(g)
    for card_id in list(state.leaving):
        if card_id in state.table:
            leave(g, state.table[card_id], "MC-CARD-55")
    state.leaving = []
    g.next(call(new_round))

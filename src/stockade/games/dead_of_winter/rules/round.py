"""A round (DW-ROUND, DW-TURN): a crisis is revealed, everybody rolls, players take their turns, then the colony phase."""

from __future__ import annotations

from stockade.engine import Ask, Option, call
from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import crossroads, dice
from stockade.games.dead_of_winter.rules.action import ability_cause
from stockade.games.dead_of_winter.rules.attack import use
from stockade.games.dead_of_winter.rules.colony import STEPS
from stockade.games.dead_of_winter.rules.death import influence
from stockade.games.dead_of_winter.rules.exile import settle
from stockade.games.dead_of_winter.rules.exposure import wound
from stockade.games.dead_of_winter.rules.turn import do, menu
from stockade.games.dead_of_winter.state import NONE, Turn, task


@task
async def new_round(g: Winter) -> None:
    """DW-ROUND-01..05: reveal a crisis, roll action dice, then one turn each, clockwise from the first player."""
    state = g.state
    state.round += 1
    state.phase = "players"
    g.emit("round.began", "DW-ROUND-01", round=state.round)
    g.emit("phase.began", "DW-ROUND-02", phase="players")
    g.reveal()
    state.crisis = state.crisis_deck.pop()
    g.emit("crisis.revealed", "DW-ROUND-04", crisis=state.crisis)
    dice.roll_all(g)
    turns = [call(begin_turn, seat) for seat in g.clockwise(g.first_player)]
    g.next(*turns, *(call(step) for step in STEPS), call(new_round))


@task.turn
async def begin_turn(g: Winter, seat: int) -> None:
    """DW-TURN-06..09, DW-EXILE-20: moves refresh, the right neighbour draws a crossroads card; frostbite and abilities follow."""
    if g.player(seat).out:
        return
    g.state.turn = Turn(seat)
    g.emit("turn.began", "DW-ROUND-05", player=str(seat))
    for survivor in g.group(seat):
        survivor.moved = survivor.rests = False
    crossroads.draw_road(g, seat)
    g.next(call(open_turn), call(frostbite_bites), call(start_abilities), call(player_action), call(end_turn))


@task
async def open_turn(g: Winter) -> None:
    """DW-XROAD-11, -19: a situation may already be what the card waits for."""
    await crossroads.watch(g)
    await settle(g)


@task
async def frostbite_bites(g: Winter) -> None:
    """DW-TURN-02..05: one ordinary wound for every survivor with frostbite, before anything can be done about it."""
    bitten = sorted((one for one in g.group(g.state.turn.seat) if one.frost), key=influence)
    for survivor in bitten:
        if survivor.id in g.survivors:
            await wound(g, survivor, 1, "DW-TURN-02")
    if bitten:
        await settle(g)
        await crossroads.watch(g)


@task
async def start_abilities(g: Winter) -> None:
    """DW-TURN-09: abilities for the start of a turn, after the frostbite."""
    for survivor in g.group(g.state.turn.seat):
        for power in g.abilities(survivor):
            if power.limit != "start_of_turn" or survivor.id not in g.survivors or g.held_back(survivor) is not None:
                continue
            yes = Option("start:yes", "option-yes", {}, True)
            no = Option("start:no", "option-no", {}, False)
            if await Ask(survivor.seat, "prompt-start", [no, yes], rule="DW-TURN-09", source=survivor.id, ability=power.source):
                cause = ability_cause(g, survivor)
                use(g, survivor, power, NONE)
                await effect.run(g, cause, power.effects)
                await settle(g)
                await crossroads.watch(g)


@task
async def player_action(g: Winter) -> None:
    """DW-TURN-01, DW-PLAY-01, DW-EFFECT-02: one action after another, in any order, each finished before the next (DW-ROUND-06)."""
    seat = g.state.turn.seat
    if g.player(seat).out:
        return
    options, why_not = menu(g, seat)
    verb, what = await Ask(
        seat,
        "prompt-action",
        options,
        rule="DW-TURN-01",
        secret=True,
        always=bool(g.player(seat).hand),  # a turn that ends by itself would say that no card in hand can be played
        why_not=why_not,
        player=str(seat),
        count=len(g.unused(seat)),
        die=dice.taken(g, seat),
    )
    if verb == "end":
        return
    g.next(call(player_action))
    await do(g, seat, verb, what)
    await settle(g)
    await crossroads.watch(g)
    await settle(g)


@task
async def end_turn(g: Winter) -> None:
    """DW-XROAD-09, -24: the last chance of the crossroads card, then it goes under its deck; gained dice are gone."""
    state = g.state
    seat = state.turn.seat
    if not g.player(seat).out:
        g.note(on.EndTurn)
        await crossroads.watch(g)
        await settle(g)
    crossroads.put_back(g)
    g.player(seat).gained = []
    state.notes = []
    state.turn = Turn()

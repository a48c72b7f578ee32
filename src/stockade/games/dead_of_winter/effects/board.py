"""What cards do to the board: zombies, barricades, noise, morale, food, waste, counters and rules that hold for a while."""

from __future__ import annotations

from stockade.games.dead_of_winter.effects.effect import op, run
from stockade.games.dead_of_winter.effects.selector import could_places, places
from stockade.games.dead_of_winter.effects.vocabulary import COLONY, PLACES, Effect
from stockade.games.dead_of_winter.facts import CARDS, ENTRANCES, ROADS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import action
from stockade.games.dead_of_winter.rules.attack import attack
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.death import add_helpless
from stockade.games.dead_of_winter.rules.ending import end_game
from stockade.games.dead_of_winter.rules.exile import CANCELLED
from stockade.games.dead_of_winter.rules.pick import survivor as pick_survivor
from stockade.games.dead_of_winter.rules.pile import clean
from stockade.games.dead_of_winter.rules.track import add_noise, change_food, change_morale
from stockade.games.dead_of_winter.rules.zombie import add_zombies as arrive
from stockade.games.dead_of_winter.rules.zombie import lure, lure_sources, remove_zombies, slay
from stockade.games.dead_of_winter.state import Later

# -- tracks -----------------------------------------------------------------------------------------------------------


@op("morale")
async def morale(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "morale", n = -1 }`"""
    change_morale(g, e.number, cause.rule)


@op("food", can=lambda g, cause, e: e.number > 0 or g.state.food >= (-e.number if e.cost else 1))
async def food(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "food", n = 2 }`; with `cost = true` a loss must be possible in full."""
    change_food(g, e.number, cause.rule)


@op("starvation")
async def starvation(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "starvation", n = 1 }`"""
    g.state.starvation += e.number
    g.emit("starvation.added", cause.rule, count=e.number, total=g.state.starvation)


@op("counter")
async def counter(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "counter", name = "sample", n = 1 }`"""
    g.state.counters[e.name] = g.state.counters.get(e.name, 0) + e.number
    g.emit(f"counter.{e.name}", cause.rule, count=e.number, total=g.state.counters[e.name])


@op("waste_remove", can=lambda g, cause, e: bool(g.state.waste))
async def waste_remove(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "waste_remove", n = 3, then_per_card = [{ op = "food", n = 1 }] }`"""
    for _ in range(clean(g, e.number, cause.rule)):
        await run(g, cause, e.then_per_card)


@op("roll")
async def roll(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "roll", max = 3, then = [{ op = "food", n = -3 }] }` (DW-EFFECT-05)"""
    face = g.chance.die()
    g.emit("die.rolled", "DW-EFFECT-05", die=face)
    if e.min <= face <= e.max:
        await run(g, cause, e.after)


@op("delayed")
async def delayed(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "delayed", when = "start_colony_phase", times = 2, then = [...] }`"""
    number = ROADS[cause.road].options[cause.option].effects.index(e)
    g.state.later.append(Later(cause.road, cause.option, number, e.times, cause.seat))


@op("end_game")
async def end(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "end_game", result = "objective_failed" }`"""
    end_game(g, "failed")


@op("remove_objective_cards")
async def remove_objective_cards(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "remove_objective_cards", symbol = "fuel", n = 2, else = {...} }`: all or none."""
    count = (len(g.colonists) + 1) // 2 if isinstance(e.n, str) else e.n
    fits = [card for card in g.state.on_objective if SYMBOL[card] == e.symbol][:count]
    if len(fits) < count:
        g.emit("objective.starved", cause.rule, symbol=e.symbol, count=count, found=len(fits))
        assert e.otherwise is not None
        await run(g, cause, [e.otherwise])
        return
    for card in fits:
        g.state.on_objective.remove(card)
        g.state.removed.append(card)
    g.emit("objective.burnt", cause.rule, items=[CARDS[card] for card in fits])


@op("exile_is_elimination")
async def exile_is_elimination(g: Winter, cause: Cause, e: Effect) -> None:
    """Read by the rules of exile; nothing happens by itself."""


@op("say_words")
async def say_words(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "say_words", n = 2 }`: for the people at the table."""
    g.emit("words.allowed", cause.rule, player=str(cause.seat), count=e.number)


# -- rules for a while ------------------------------------------------------------------------------------------------


@op("round_flag")
async def round_flag(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "round_flag", flag = "no_leaving_colony" }`"""
    g.state.flags.append(e.flag)
    g.emit(f"flag.{e.flag.replace('_', '-')}", cause.rule)


@op("turn_flag")
async def turn_flag(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "turn_flag", flag = "survivor_rests", who = "maria-lopez" }`"""
    if e.flag == "no_move_exposure":
        g.state.turn.free_moves = True
        g.emit("flag.no-move-exposure", cause.rule, player=str(cause.seat))
        return
    resting = g.survivors.get(e.who) or cause.who(g)
    if resting is not None:
        resting.rests = True
        g.emit("flag.survivor-rests", cause.rule, survivor=resting.id)


@op("cancel_vote")
async def cancel_vote(g: Winter, cause: Cause, e: Effect) -> None:
    """The vote under way is off."""
    g.state.flags.append(CANCELLED)


# -- barricades and noise ---------------------------------------------------------------------------------------------


def _open(g: Winter, cause: Cause, e: Effect) -> list[int]:
    return [place for place in could_places(g, cause, e.where) if g.empty_at(place)]


@op("add_barricade", can=lambda g, cause, e: bool(_open(g, cause, e)))
async def add_barricade(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "add_barricade", n = 2, where = "colony" }`"""
    for place in await places(g, cause, e.where, cause.seat, _open(g, cause, e), "prompt-barricade-where"):
        await action.put_barricades(g, cause.seat, place, e.number, cause.rule)


@op("remove_barricades")
async def remove_barricades(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "remove_barricades", n = "all", where = "colony" }`"""
    for place in could_places(g, cause, e.where):
        count = g.barricades_at(place) if isinstance(e.n, str) else e.n
        await action.take_barricades(g, cause.seat, place, count, cause.rule)


@op("remove_last_barricade", can=lambda g, cause, e: bool(g.state.barricaded))
async def remove_last_barricade(g: Winter, cause: Cause, e: Effect) -> None:
    """One of the barricades just placed comes off again."""
    gates = [gate for gate in g.state.barricaded if g.state.barricades[gate]]
    if gates:
        gate = await action.pick.entrance(g, cause.seat, list(dict.fromkeys(gates)), "prompt-take-barricade", cause.rule)
        g.state.barricades[gate] -= 1
        g.emit("barricade.removed", cause.rule, entrance=ENTRANCES[gate])


@op("noise")
async def noise(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "noise", n = 1, where = "here" }`; a negative number takes tokens off."""
    for place in could_places(g, cause, e.where):
        if e.number > 0:
            add_noise(g, place, e.number, cause.rule)
        elif g.state.noise[place]:
            count = min(-e.number, g.state.noise[place])
            g.state.noise[place] -= count
            g.emit("noise.removed", cause.rule, place=PLACES[place], count=count)


# -- zombies ----------------------------------------------------------------------------------------------------------


@op("add_zombies")
async def add_zombies(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "add_zombies", n = 2, where = "each_non_colony" }`"""
    for place in could_places(g, cause, e.where):
        await arrive(g, place, e.number, cause.rule)


def _infested(g: Winter, cause: Cause, e: Effect) -> list[int]:
    return [place for place in could_places(g, cause, e.where) if g.zombies_at(place)]


@op("kill_zombies", can=lambda g, cause, e: bool(_infested(g, cause, e)))
async def kill_zombies(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "kill_zombies", n = 2, where = "here", exposure = "once" }`: never an attack (DW-KILL-05)."""
    for place in await places(g, cause, e.where, cause.seat, _infested(g, cause, e), "prompt-kill-where"):
        roller = cause.who(g)
        own = [one for one in g.group(cause.seat) if one.place == place]
        if e.exposure != "none" and roller is None and own:
            roller = await pick_survivor(g, cause.seat, own, "prompt-roller", "DW-KILL-07")
        await slay(g, cause.seat, place, e.number, cause.rule, roller, str(e.exposure))


@op("remove_zombies", can=lambda g, cause, e: bool(_infested(g, cause, e)))
async def take_zombies(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "remove_zombies", n = 3, where = "colony" }`: not a kill (DW-KILL-04)."""
    for place in await places(g, cause, e.where, cause.seat, _infested(g, cause, e), "prompt-remove-where"):
        await remove_zombies(g, cause.seat, place, e.number, cause.rule)


def _lurable(g: Winter, cause: Cause, e: Effect) -> list[int]:
    return [place for place in could_places(g, cause, e.to) if lure_sources(g, place)]


@op("lure", can=lambda g, cause, e: bool(_lurable(g, cause, e)))
async def lure_zombies(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "lure", n = 3, to = "here" }`"""
    for place in await places(g, cause, e.to, cause.seat, _lurable(g, cause, e), "prompt-lure-where"):
        await lure(g, cause.seat, place, e.number, cause.rule)


# -- actions without a die ----------------------------------------------------------------------------------------------


@op("free_action", can=lambda g, cause, e: bool(action.can_free(g, cause, e)))
async def free_action(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "free_action", action = "barricade" }`: the action with all its other rules."""
    able = action.can_free(g, cause, e)
    if not able:
        return
    survivor = await pick_survivor(g, cause.seat, able, "prompt-free-action", cause.rule)
    if e.action == "attack":
        await attack(g, survivor, free=True)
    else:
        await action.barricade(g, survivor, free=True)


@op("add_helpless", can=lambda g, cause, e: g.room(COLONY) > 0 and not (g.player(cause.seat).exiled and not cause.neutral))
async def helpless(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "add_helpless", n = 2 }`; at set-up `n_per_player` and `plus` (DW-EXILE-10: not for an exile)."""
    if g.player(cause.seat).exiled and not cause.neutral:
        return
    count = e.n_per_player * g.state.starters + e.plus if e.n_per_player else e.number
    add_helpless(g, count, cause.rule)


@op("remove_helpless", can=lambda g, cause, e: g.state.helpless > 0)
async def remove_helpless(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "remove_helpless", n = 1 }`: not a death."""
    count = min(e.number, g.state.helpless)
    if count:
        g.state.helpless -= count
        g.emit("helpless.left", cause.rule, count=count)

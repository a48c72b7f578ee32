"""What cards do to the board: zombies, barricades, noise, morale, food, waste, counters and rules that hold for a while."""

from __future__ import annotations

from stockade.games.dead_of_winter.effects.effect import does, run
from stockade.games.dead_of_winter.effects.selector import could_people, could_places, places
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words import board as words
from stockade.games.dead_of_winter.effects.words import effect as holding
from stockade.games.dead_of_winter.effects.words.selector import Where
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


@does(words.Morale)
async def morale(g: Winter, cause: Cause, e: words.Morale) -> None:
    """Up or down, within 0 and 10."""
    change_morale(g, e.n, cause.rule)


@does(words.Food, can=lambda g, cause, e: e.n > 0 or g.state.food >= (-e.n if e.cost else 1))
async def food(g: Winter, cause: Cause, e: words.Food) -> None:
    """Into the supply or out of it; as a cost, only in full."""
    change_food(g, e.n, cause.rule)


@does(words.Starvation)
async def starvation(g: Winter, cause: Cause, e: words.Starvation) -> None:
    """They stay until the game ends."""
    g.state.starvation += e.n
    g.emit("starvation.added", cause.rule, count=e.n, total=g.state.starvation)


@does(words.Counter)
async def counter(g: Winter, cause: Cause, e: words.Counter) -> None:
    """Samples, for the main objective that collects them (DW-SCEN-01)."""
    g.state.counters[e.name] = g.state.counters.get(e.name, 0) + e.n
    g.emit(f"counter.{e.name}", cause.rule, count=e.n, total=g.state.counters[e.name])


@does(holding.WasteRemove, can=lambda g, cause, e: bool(g.state.waste))
async def waste_remove(g: Winter, cause: Cause, e: holding.WasteRemove) -> None:
    """From the top; then something for each card that went."""
    for _ in range(clean(g, e.n, cause.rule)):
        await run(g, cause, e.then_per_card)


@does(holding.Roll)
async def roll(g: Winter, cause: Cause, e: holding.Roll) -> None:
    """DW-EFFECT-05: an ordinary die that is nobody’s action die."""
    face = g.chance.die()
    g.emit("die.rolled", "DW-EFFECT-05", die=face)
    if e.min <= face <= e.max:
        await run(g, cause, e.then)


@does(holding.Delayed)
async def delayed(g: Winter, cause: Cause, e: holding.Delayed) -> None:
    """The card, its option and the place of this sentence in it are remembered until then."""
    number = ROADS[cause.road].options[cause.option].effects.index(e)
    g.state.later.append(Later(cause.road, cause.option, number, e.times, cause.seat))


@does(words.EndGame)
async def end(g: Winter, cause: Cause, e: words.EndGame) -> None:
    """DW-EFFECT-04: the objective has failed; morale is what it is."""
    end_game(g, "failed")


@does(holding.RemoveObjectiveCards)
async def remove_objective_cards(g: Winter, cause: Cause, e: holding.RemoveObjectiveCards) -> None:
    """All that are due, or none and what the card says instead."""
    count = g.fuel_due()
    fits = [card for card in g.state.on_objective if SYMBOL[card] == e.symbol][:count]
    if len(fits) < count:
        g.emit("objective.starved", cause.rule, symbol=e.symbol, count=count, found=len(fits))
        await run(g, cause, [e.otherwise])
        return
    for card in fits:
        g.state.on_objective.remove(card)
        g.state.removed.append(card)
    g.emit("objective.burnt", cause.rule, items=[CARDS[card] for card in fits])


@does(words.SayWords)
async def say_words(g: Winter, cause: Cause, e: words.SayWords) -> None:
    """The table only tells that it is allowed."""
    g.emit("words.allowed", cause.rule, player=str(cause.seat), count=e.n)


# -- rules for a while ------------------------------------------------------------------------------------------------


@does(words.RoundFlag)
async def round_flag(g: Winter, cause: Cause, e: words.RoundFlag) -> None:
    """The rules look for it where they ask what is allowed."""
    g.state.flags.append(e.flag)
    g.emit(f"flag.{e.flag.replace('_', '-')}", cause.rule)


@does(words.NoMoveExposure)
async def no_move_exposure(g: Winter, cause: Cause, e: words.NoMoveExposure) -> None:
    """For this turn."""
    g.state.turn.free_moves = True
    g.emit("flag.no-move-exposure", cause.rule, player=str(cause.seat))


@does(words.Rest)
async def rest(g: Winter, cause: Cause, e: words.Rest) -> None:
    """For this turn."""
    for survivor in could_people(g, cause, e.who):
        survivor.rests = True
        g.emit("flag.survivor-rests", cause.rule, survivor=survivor.id)


@does(words.CancelVote)
async def cancel_vote(g: Winter, cause: Cause, e: words.CancelVote) -> None:
    """The vote under way is off."""
    g.state.flags.append(CANCELLED)


# -- barricades and noise ---------------------------------------------------------------------------------------------


def _open(g: Winter, cause: Cause, where: Where) -> list[int]:
    return [place for place in could_places(g, cause, where) if g.has_space(place)]


@does(words.AddBarricade, can=lambda g, cause, e: bool(_open(g, cause, e.where)))
async def add_barricade(g: Winter, cause: Cause, e: words.AddBarricade) -> None:
    """As many as there are empty spaces."""
    for place in await places(g, cause, e.where, cause.seat, _open(g, cause, e.where), "prompt-barricade-where"):
        await action.put_barricades(g, cause.seat, place, e.n, cause.rule)


@does(words.RemoveBarricades)
async def remove_barricades(g: Winter, cause: Cause, e: words.RemoveBarricades) -> None:
    """The first player picks them, or the active one."""
    for place in could_places(g, cause, e.where):
        count = g.barricades_at(place) if e.n == "all" else e.n
        await action.take_barricades(g, cause.seat, place, count, cause.rule)


@does(words.RemoveLastBarricade, can=lambda g, cause, e: bool(g.state.barricaded))
async def remove_last_barricade(g: Winter, cause: Cause, e: words.RemoveLastBarricade) -> None:
    """One of the barricades just placed comes off again."""
    gates = [gate for gate in g.state.barricaded if g.state.barricades[gate]]
    if gates:
        gate = await action.pick.entrance(g, cause.seat, list(dict.fromkeys(gates)), "prompt-take-barricade", cause.rule)
        g.state.barricades[gate] -= 1
        g.emit("barricade.removed", cause.rule, entrance=ENTRANCES[gate])


@does(words.Noise)
async def noise(g: Winter, cause: Cause, e: words.Noise) -> None:
    """As much as there is space for; a negative number takes tokens off."""
    for place in could_places(g, cause, e.where):
        if e.n > 0:
            add_noise(g, place, e.n, cause.rule)
        elif g.state.noise[place]:
            count = min(-e.n, g.state.noise[place])
            g.state.noise[place] -= count
            g.emit("noise.removed", cause.rule, place=PLACES[place], count=count)


# -- zombies ----------------------------------------------------------------------------------------------------------


@does(words.AddZombies)
async def add_zombies(g: Winter, cause: Cause, e: words.AddZombies) -> None:
    """DW-CRISIS-13, DW-ZOMB-19: each time round the entrances from the first one on."""
    for place in could_places(g, cause, e.where):
        await arrive(g, place, e.n, cause.rule)


def _infested(g: Winter, cause: Cause, where: Where) -> list[int]:
    return [place for place in could_places(g, cause, where) if g.zombies_at(place)]


@does(words.KillZombies, can=lambda g, cause, e: bool(_infested(g, cause, e.where)))
async def kill_zombies(g: Winter, cause: Cause, e: words.KillZombies) -> None:
    """DW-KILL-05, -07: never an attack; whoever rolls exposure is named by the player if the card does not."""
    for place in await places(g, cause, e.where, cause.seat, _infested(g, cause, e.where), "prompt-kill-where"):
        roller = cause.who(g)
        own = [one for one in g.group(cause.seat) if one.place == place]
        if e.exposure != "none" and roller is None and own:
            roller = await pick_survivor(g, cause.seat, own, "prompt-roller", "DW-KILL-07")
        await slay(g, cause.seat, place, e.n, cause.rule, roller, e.exposure)


@does(words.RemoveZombies, can=lambda g, cause, e: bool(_infested(g, cause, e.where)))
async def take_zombies(g: Winter, cause: Cause, e: words.RemoveZombies) -> None:
    """DW-KILL-04: not a kill."""
    for place in await places(g, cause, e.where, cause.seat, _infested(g, cause, e.where), "prompt-remove-where"):
        await remove_zombies(g, cause.seat, place, e.n, cause.rule)


def _lurable(g: Winter, cause: Cause, where: Where) -> list[int]:
    return [place for place in could_places(g, cause, where) if lure_sources(g, place)]


@does(words.Lure, can=lambda g, cause, e: bool(_lurable(g, cause, e.to)))
async def lure_zombies(g: Winter, cause: Cause, e: words.Lure) -> None:
    """As the action does, without a die."""
    for place in await places(g, cause, e.to, cause.seat, _lurable(g, cause, e.to), "prompt-lure-where"):
        await lure(g, cause.seat, place, e.n, cause.rule)


# -- actions without a die ----------------------------------------------------------------------------------------------


@does(words.FreeAction, can=lambda g, cause, e: bool(action.can_free(g, cause, e.action)))
async def free_action(g: Winter, cause: Cause, e: words.FreeAction) -> None:
    """DW-XROAD-22: the action with all its other rules."""
    able = action.can_free(g, cause, e.action)
    if not able:
        return
    survivor = await pick_survivor(g, cause.seat, able, "prompt-free-action", cause.rule)
    if e.action == "attack":
        await attack(g, survivor, free=True)
    else:
        await action.barricade(g, survivor, free=True)


@does(words.AddHelpless, can=lambda g, cause, e: g.room(COLONY) > 0 and not (g.player(cause.seat).exiled and not cause.neutral))
async def helpless(g: Winter, cause: Cause, e: words.AddHelpless) -> None:
    """DW-EXILE-10: not by an exile."""
    if g.player(cause.seat).exiled and not cause.neutral:
        return
    add_helpless(g, e.n + e.per_player * g.state.starters, cause.rule)


@does(words.RemoveHelpless, can=lambda g, cause, e: g.state.helpless > 0)
async def remove_helpless(g: Winter, cause: Cause, e: words.RemoveHelpless) -> None:
    """Not a death."""
    count = min(e.n, g.state.helpless)
    if count:
        g.state.helpless -= count
        g.emit("helpless.left", cause.rule, count=count)

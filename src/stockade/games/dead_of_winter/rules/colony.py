"""The colony phase (DW-ROUND-03): food, waste, crisis, zombies, main objective, round marker, first-player token, strictly in order."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.check import holds
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words.effect import Delayed
from stockade.games.dead_of_winter.facts import ACTIONS, CARDS, CRISES, OUTSIDE, ROADS, SURPLUS, SURPLUS_EFFECTS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import end_game
from stockade.games.dead_of_winter.rules.exile import settle
from stockade.games.dead_of_winter.rules.track import change_morale, check_morale
from stockade.games.dead_of_winter.rules.zombie import add_zombies
from stockade.games.dead_of_winter.state import task


@task
async def colony_phase(g: Winter) -> None:
    """What was promised for the start of the phase comes first."""
    g.state.phase = "colony"
    g.emit("phase.began", "DW-ROUND-03", phase="colony")
    due = list(g.state.later)
    while due:
        later = due.pop(await which_first(g, [one.road for one in due]))
        promise = ROADS[later.road].options[later.option].effects[later.effect]
        assert isinstance(promise, Delayed)
        await effect.run(g, Cause(later.seat, "DW-XROAD-02", road=later.road), promise.then)
        later.times -= 1
        if not later.times:
            g.state.later.remove(later)


async def which_first(g: Winter, roads: list[str]) -> int:
    """DW-EFFECT-01: the first player chooses the order of effects that would happen together."""
    if len(set(roads)) == 1:
        return 0
    options = [Option(f"first:{road}", "option-road", {"road": road}, roads.index(road)) for road in dict.fromkeys(roads)]
    return await Ask(g.first_player, "prompt-order-effects", options, rule="DW-EFFECT-01")


@task
async def pay_food(g: Winter) -> None:
    """DW-PAY: one food for two at the colony, rounded up; or a starvation token, and morale for each of them."""
    state = g.state
    need = g.food_due()
    if state.food >= need:
        if need:  # DW-PAY-08, -09: it must be paid; nothing is owed for an empty colony
            state.food -= need
            g.emit("food.paid", "DW-PAY-01", count=need, food=state.food)
        return
    state.starvation += 1  # DW-PAY-04, -07: no food is removed, and the token stays
    g.emit("colony.starved", "DW-PAY-05", need=need, food=state.food, count=state.starvation)
    change_morale(g, -state.starvation, "DW-PAY-06")


@task
async def check_waste(g: Winter) -> None:
    """DW-WASTE-01, -02: one morale for every full ten cards."""
    loss = len(g.state.waste) // ACTIONS["waste_per_morale"]
    if loss:
        g.emit("waste.stinks", "DW-WASTE-01", waste=len(g.state.waste))
        change_morale(g, -loss, "DW-WASTE-01")


@task
async def resolve_crisis(g: Winter) -> None:
    """DW-CRISIS: the contributions are shuffled and counted one by one; too few points and the crisis strikes."""
    state = g.state
    crisis = CRISES[state.crisis]
    cards = [given.card for given in state.given]  # DW-CONTR-06: of those who were exiled since, too
    state.given = []
    g.chance.shuffle(cards)  # DW-CRISIS-01, DW-INFO-08: nobody learns who gave which
    if cards:
        g.reveal()
    points = 0  # DW-CRISIS-12
    for card in cards:
        fits = SYMBOL[card] in crisis.accepts  # DW-CRISIS-06: either symbol of two
        points += 1 if fits else -1  # DW-CRISIS-02, -05: one card after another, each worth one
        state.removed.append(card)  # DW-CRISIS-10
        g.emit("crisis.card-shown", "DW-CRISIS-03" if fits else "DW-CRISIS-04", item=CARDS[card], fits=int(fits), points=points)
    need = len(g.colonists)
    state.crisis = ""
    state.crises_done.append(crisis.id)  # DW-CRISIS-11
    cause = Cause(g.first_player, "DW-CRISIS-07", neutral=True)
    if points < need:
        g.emit("crisis.struck", "DW-CRISIS-07", crisis=crisis.id, points=points, need=need)
        await effect.run(g, cause, crisis.fail)
    else:
        g.emit("crisis.prevented", "DW-CRISIS-08", crisis=crisis.id, points=points, need=need)
        if points >= need + SURPLUS:
            cause.rule = "DW-CRISIS-09"
            await effect.run(g, cause, SURPLUS_EFFECTS)
    await settle(g)
    for reaction in g.side.reactions:
        if reaction.on == "crisis_resolved":
            await effect.run(g, Cause(g.first_player, "DW-EFFECT-04", neutral=True), reaction.then)


# -- zombies ------------------------------------------------------------------------------------------------------------


@task
async def zombies_at_colony(g: Winter) -> None:
    """DW-ZOMB-01, -16, -17, -20: one for two people at the colony, counted before the first arrives."""
    g.state.batch = True
    await add_zombies(g, COLONY, g.zombies_due(COLONY), "DW-ZOMB-01")
    await end_batch(g)


@task
async def zombies_outside(g: Winter) -> None:
    """DW-ZOMB-11..13, -17: one for each survivor outside, counted everywhere before the first arrives, then place by place."""
    g.state.batch = True
    counts = [g.zombies_due(place) for place in OUTSIDE]
    for place, count in zip(OUTSIDE, counts, strict=True):
        await add_zombies(g, place, count, "DW-ZOMB-11")
    await end_batch(g)


@task
async def zombies_by_noise(g: Winter) -> None:
    """DW-ZOMB-14, -15: every noise token comes off with a roll; three or less brings a zombie."""
    g.state.batch = True
    for place in OUTSIDE:
        while g.state.noise[place]:  # DW-SEARCH-13: they have lain there since the search
            g.state.noise[place] -= 1
            roll = g.chance.die()
            g.emit("noise.rolled", "DW-ZOMB-14", place=PLACES[place], die=roll)
            if roll <= ACTIONS["noise_zombie"]:
                await add_zombies(g, place, 1, "DW-ZOMB-14")
    await end_batch(g)


async def end_batch(g: Winter) -> None:
    """The batch is over: morale, then those who waited for a space."""
    g.state.batch = False
    check_morale(g)
    await settle(g)


# -- the end of the round -----------------------------------------------------------------------------------------------


@task
async def check_objective(g: Winter) -> None:
    """DW-CHECK-01..04, -09: only here, only what holds now, and only while somebody is left in the colony."""
    cause = Cause(g.first_player, "DW-CHECK-02", neutral=True)
    if g.colonists and all(holds(g, cause, check) for check in g.side.goal):  # DW-END-03
        end_game(g, "objective")
    g.emit("objective.open", "DW-CHECK-01")


@task
async def end_round(g: Winter) -> None:
    """DW-CHECK-05..08: the marker goes down, the first-player token to the right; what lasted for the round is over."""
    state = g.state
    state.rounds_left -= 1
    g.emit("round.ended", "DW-CHECK-05", left=state.rounds_left)
    if state.rounds_left == 0:  # DW-END-02
        end_game(g, "rounds")
    state.first = g.left_of(state.first, -1)
    g.emit("first.passed", "DW-CHECK-07", player=str(state.first))
    state.flags = []
    state.used_items = []
    state.disabled = [(card, until) for card, until in state.disabled if until > state.round]
    for survivor in state.survivors:
        survivor.used = []


STEPS = (
    colony_phase,
    pay_food,
    check_waste,
    resolve_crisis,
    zombies_at_colony,
    zombies_outside,
    zombies_by_noise,
    check_objective,
    end_round,
)

"""Support sets (MA-CARD-07..10, -18, -23..26): strikes from off the board, and rides that carry models away."""

from __future__ import annotations

from stockade.engine import Option
from stockade.games.mars_attacks.content.orders import choose_square
from stockade.games.mars_attacks.facts import BASE_DICE, BODIES_LIMIT, FRIENDS_LIMIT
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import move
from stockade.games.mars_attacks.rules.arrive import strike_point
from stockade.games.mars_attacks.rules.card import SET, support
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.rules.strike import strike
from stockade.games.mars_attacks.state import BOARD, Model

RIDE, RIDERS = 4, 2
BEAM = 4


async def strike_from_above(g: DeadSilence, card: str, count: int, pierce: bool) -> None:
    """MA-CARD-09, -10, -23: it scatters by three minus the number of cards; one die more for each of them."""
    named = await choose_square(g, list(range(g.map.size)), card, "MA-CARD-23")
    square = strike_point(g, named, SET - count)
    g.emit("strike.landed", "MA-CARD-10", card=card, square=g.name(square))
    await strike(g, square, BASE_DICE + count, "MA-CARD-10", pierce=pierce, rattles=True)


@support("artillery", "MA-CARD-10")
async def artillery(g: DeadSilence, count: int) -> None:
    """Shells."""
    await strike_from_above(g, "artillery", count, pierce=False)


@support("saucer-ray", "MA-CARD-10")
async def saucer_ray(g: DeadSilence, count: int) -> None:
    """A heat ray that pierces armour (MA-ABIL-05)."""
    await strike_from_above(g, "saucer-ray", count, pierce=True)


def waiting(g: DeadSilence, moved: list[str]) -> list[int]:
    """Squares free of enemies with a model that has not been carried yet and could drive off."""
    found: list[int] = []
    for model in g.on_board():
        square = model.square
        if model.id not in moved and square not in found and not g.zombies_in(square) and road(g, square, 1):
            found.append(square)
    return found


def road(g: DeadSilence, square: int, riders: int) -> list[int]:
    """MA-CARD-26, MA-MOVE-09: legal steps into squares free of Zombies with room for all riders."""
    return [to for to in g.map.steps[square] if not g.zombies_in(to) and len(g.here[to]) + riders <= min(FRIENDS_LIMIT, BODIES_LIMIT)]


@support("jeep-run", "MA-CARD-18", lambda g: bool(waiting(g, [])))
async def jeep_run(g: DeadSilence, count: int) -> None:
    """Each card takes up to two models of one square up to four squares further."""
    moved: list[str] = []
    for number in range(count):
        squares = waiting(g, moved)
        options = [Option(f"from:{g.name(s)}", "option-from", {"square": g.name(s)}, s) for s in squares]
        if number:
            options.append(Option("enough", "option-enough", {}, -1))
        origin = await g.group_ask("prompt-jeep", options, "MA-CARD-25", card="jeep-run") if squares else -1
        if origin < 0:
            return
        riders = await choose_riders(g, [m for m in g.here[origin] if m.id not in moved])
        moved += [model.id for model in riders]
        await drive(g, riders)


async def choose_riders(g: DeadSilence, here: list[Model]) -> list[Model]:
    """One or two of those in the square."""
    options = [Option(f"model:{model.id}", "option-model", {"model": model.id}, model) for model in here]
    most = min(RIDERS, len(here))
    return await g.group_ask("prompt-riders", options, "MA-CARD-25", least=1, most=most, count=most)


async def drive(g: DeadSilence, riders: list[Model]) -> None:
    """Step by step, as far as they like."""
    for step in range(RIDE):
        origin = riders[0].square
        options = [Option(f"ride:{g.name(s)}", "option-ride", {"square": g.name(s)}, s) for s in road(g, origin, len(riders))]
        if step:
            options.append(Option("enough", "option-enough", {}, -1))
        if not options:
            return
        to = await g.group_ask("prompt-ride", options, "MA-CARD-26", count=RIDE - step, models=[model.id for model in riders])
        if to < 0:
            return
        for model in riders:
            carry(g, model, to, "MA-CARD-26")


def carry(g: DeadSilence, model: Model, to: int, rule: str) -> None:
    """A model is moved by a card; it keeps its markers and finds what lies there (MA-CARD-25, MA-HELP-21)."""
    origin = model.square
    move.put(g, model, to)
    g.emit("model.carried", rule, model=model.id, origin=g.name(origin), to=g.name(to))
    if model.stage == BOARD:
        SCENARIOS[g.state.battle].entered(g, model)


def landing(g: DeadSilence, model: Model) -> list[int]:
    """Squares within four, free of enemies, not solid, with room."""
    return [
        to
        for to in g.map.within(model.square, BEAM)
        if to != model.square and not g.map.solid(to) and not g.zombies_in(to) and g.has_room(to, friend=True)
    ]


@support("transport-beam", "MA-CARD-18")
async def transport_beam(g: DeadSilence, count: int) -> None:
    """Each card puts one model down somewhere else."""
    moved: list[str] = []
    for number in range(count):
        models = [model for model in g.on_board() if model.id not in moved and landing(g, model)]
        options = [Option(f"model:{model.id}", "option-model", {"model": model.id}, model) for model in models]
        if number:
            options.append(Option("enough", "option-enough", {}, None))
        model = await g.group_ask("prompt-model", options, "MA-CARD-25", card="transport-beam") if models else None
        if model is None:
            return
        moved.append(model.id)
        carry(g, model, await choose_square(g, landing(g, model), "transport-beam", "MA-CARD-25"), "MA-CARD-25")

"""Movement (MA-MOVE, MA-ABIL-19, -20, -29, -36, -40, -41): where a step, a flight or a leap may lead, and over which edge one may leave."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.mars_attacks.facts import FRIENDS_LIMIT
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.state import BOARD, Acting, Model

LEAP = 3  # MA-ABIL-29

SPENT = no("refused-no-move", "MA-ACT-01")
WALL = no("refused-wall", "MA-MOVE-02")
SOLID = no("refused-solid", "MA-ABIL-20")
CROWDED, FULL = no("refused-full", "MA-MOVE-05"), no("refused-full", "MA-MOVE-06")
LOVERS = no("refused-lovers", "MA-ABIL-36")
NO_LEAP = no("refused-leap", "MA-ABIL-29")
NO_EXIT, EXIT_SPENT = no("refused-exit-far", "MA-LEAVE-02"), no("refused-exit-spent", "MA-LEAVE-02")
NO_LEAP_OUT = no("refused-leap-out", "MA-ABIL-41")


def per_half(g: DeadSilence, model: Model) -> int:
    """MA-ACT-01, MA-ABIL-19: squares of movement for half an action."""
    return 2 if g.has(model, "fly") else 1


def reach(g: DeadSilence, model: Model, acting: Acting) -> int:
    """How many squares the model can still walk or fly in this action."""
    return acting.steps + acting.halves * per_half(g, model)


# -- verdicts: why not, or None when it may be done -----------------------------------------------------------------------


def stuck(g: DeadSilence, model: Model, acting: Acting) -> No | None:
    """MA-ACT-01: no movement is left, or a leap was all of it."""
    return SPENT if acting.over or acting.leapt or reach(g, model, acting) < 1 else None


def hindrance(g: DeadSilence, model: Model, acting: Acting, to: int) -> No | None:
    """Why the model cannot step or fly into that neighbouring square now."""
    if no := stuck(g, model, acting):
        return no
    if g.has(model, "fly"):
        return no_flight(g, model, to, reach(g, model, acting) - 1)
    return no_entry(g, model, to) if to in g.map.steps[model.square] else WALL


def no_flight(g: DeadSilence, model: Model, to: int, left: int) -> No | None:
    """MA-ABIL-20: over walls, and over a solid square while one of the `left` steps can bring it down elsewhere."""
    if g.map.solid(to) and left > 0 and any(no_stand(g, model, near) is None for near in g.map.ring[to]):
        return held(g, model, to)
    return no_stand(g, model, to)


def no_entry(g: DeadSilence, model: Model, to: int) -> No | None:
    """MA-MOVE-05..07: six of the players' side and nine in all; then what holds the model back."""
    if g.has_room(to, friend=True):
        return held(g, model, to)
    return CROWDED if len(g.here[to]) >= FRIENDS_LIMIT else FULL


def no_stand(g: DeadSilence, model: Model, to: int) -> No | None:
    """Why the model cannot come down there."""
    return SOLID if g.map.solid(to) else no_entry(g, model, to)


def held(g: DeadSilence, model: Model, to: int) -> No | None:
    """What the scenario and love forbid (MA-SURPRISE-04, MA-ABIL-36)."""
    if g.has(model, "star-crossed-lovers") and parts_lovers(g, model, to):
        return LOVERS
    return SCENARIOS[g.state.battle].holds(g, model, to)


def parts_lovers(g: DeadSilence, model: Model, to: int) -> bool:
    """MA-ABIL-36, -44: neither moves more than one square away from the other, nor further away once they were parted."""
    partner = g.partner(model)
    if partner is None or partner.stage != BOARD:
        return False
    return g.map.distance(to, partner.square) > max(1, g.map.distance(model.square, partner.square))


def no_leap(acting: Acting) -> No | None:
    """MA-ABIL-29: a leap replaces the whole movement of an action."""
    return NO_LEAP if acting.over or acting.leapt or acting.halves < 1 or len(acting.path) > 1 else None


def leap_hindrance(g: DeadSilence, model: Model, acting: Acting, to: int) -> No | None:
    """MA-ABIL-29, -41: why a leap cannot land in that square within three; walls and models are no hindrance."""
    return no_leap(acting) or no_stand(g, model, to)


def exit_hindrance(g: DeadSilence, model: Model, acting: Acting) -> No | None:
    """MA-LEAVE-01, -02: one square of movement from a square on the red edge, if the scenario lets it go."""
    closed = SCENARIOS[g.state.battle].closed(g)
    if closed is not None:
        return closed
    if model.square not in g.map.exits:
        return NO_EXIT
    return EXIT_SPENT if stuck(g, model, acting) else None


def leap_out_hindrance(g: DeadSilence, model: Model, acting: Acting) -> No | None:
    """MA-ABIL-41: over the red edge, when the edge square plus one step lies within three."""
    no = no_leap(acting) or SCENARIOS[g.state.battle].closed(g)
    if no is None and not any(g.map.distance(model.square, square) < LEAP for square in g.map.exits):
        return NO_LEAP_OUT
    return no


# -- what may be done -----------------------------------------------------------------------------------------------------


def steps(g: DeadSilence, model: Model, acting: Acting) -> list[int]:
    """The squares the model may step into now."""
    if stuck(g, model, acting):
        return []
    if g.has(model, "fly"):
        left = reach(g, model, acting) - 1
        return [to for to in g.map.ring[model.square] if no_flight(g, model, to, left) is None]
    return [to for to in g.map.steps[model.square] if no_entry(g, model, to) is None]


def leaps(g: DeadSilence, model: Model, acting: Acting) -> list[int]:
    """The squares the model may leap into now."""
    if not g.has(model, "leap") or no_leap(acting):
        return []
    return [to for to in landings(g, model) if no_stand(g, model, to) is None]


def landings(g: DeadSilence, model: Model) -> list[int]:
    """MA-ABIL-29, -41: within three squares by straight count."""
    return [to for to in g.map.within(model.square, LEAP) if to != model.square]


def spend_step(g: DeadSilence, model: Model, acting: Acting) -> None:
    """One square of movement."""
    if acting.steps == 0:
        acting.halves -= 1
        acting.steps = per_half(g, model)
    acting.steps -= 1


def put(g: DeadSilence, model: Model, to: int) -> None:
    """The model stands there now."""
    g.here[model.square].remove(model)
    g.stand(model, to)

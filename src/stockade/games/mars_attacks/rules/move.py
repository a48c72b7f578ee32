"""Movement (MA-MOVE, MA-ABIL-19, -20, -29, -36, -40, -41): where a step, a flight or a leap may lead, and over which edge one may leave."""

from __future__ import annotations

from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.state import BOARD, Acting, Model

LEAP = 3  # MA-ABIL-29


def per_half(g: DeadSilence, model: Model) -> int:
    """MA-ACT-01, MA-ABIL-19: squares of movement for half an action."""
    return 2 if g.has(model, "fly") else 1


def reach(g: DeadSilence, model: Model, acting: Acting) -> int:
    """How many squares the model can still walk or fly in this action."""
    return acting.steps + acting.halves * per_half(g, model)


def steps(g: DeadSilence, model: Model, acting: Acting) -> list[int]:
    """The squares the model may step into now."""
    left = reach(g, model, acting)
    if acting.over or acting.leapt or left < 1:
        return []
    if g.has(model, "fly"):
        return [to for to in g.map.ring[model.square] if may_fly(g, model, to, left - 1) and may_go(g, model, to)]
    return [to for to in g.map.steps[model.square] if g.has_room(to, friend=True) and may_go(g, model, to)]


def may_fly(g: DeadSilence, model: Model, to: int, left: int) -> bool:
    """MA-ABIL-20: over walls and solid squares, as long as it can still come down elsewhere."""
    if not g.map.solid(to):
        return g.has_room(to, friend=True)
    return left > 0 and any(not g.map.solid(s) and g.has_room(s, friend=True) and may_go(g, model, s) for s in g.map.ring[to])


def may_go(g: DeadSilence, model: Model, to: int) -> bool:
    """What the scenario and love forbid (MA-SURPRISE-04, MA-ABIL-36)."""
    if not SCENARIOS[g.state.battle].may_enter(g, model, to):
        return False
    return not (g.has(model, "star-crossed-lovers") and parts_lovers(g, model, to))


def parts_lovers(g: DeadSilence, model: Model, to: int) -> bool:
    """MA-ABIL-36, -44: neither moves more than one square away from the other, nor further away once they were parted."""
    partner = g.partner(model)
    if partner is None or partner.stage != BOARD:
        return False
    return g.map.distance(to, partner.square) > max(1, g.map.distance(model.square, partner.square))


def leaps(g: DeadSilence, model: Model, acting: Acting) -> list[int]:
    """MA-ABIL-29, -41: any square within three that is not solid and has room, instead of the action's movement."""
    if not can_leap(g, model, acting):
        return []
    near = g.map.within(model.square, LEAP)
    return [to for to in near if to != model.square and not g.map.solid(to) and g.has_room(to, friend=True) and may_go(g, model, to)]


def can_leap(g: DeadSilence, model: Model, acting: Acting) -> bool:
    """A leap replaces the whole movement of an action."""
    return g.has(model, "leap") and not acting.over and acting.halves > 0 and len(acting.path) <= 1 and not acting.leapt


def can_exit(g: DeadSilence, model: Model, acting: Acting) -> bool:
    """MA-LEAVE-01, -02: one square of movement from a square on the red edge, if the scenario lets it go."""
    if acting.over or acting.leapt or reach(g, model, acting) < 1 or model.square not in g.map.exits:
        return False
    return SCENARIOS[g.state.battle].may_leave(g)


def can_leap_out(g: DeadSilence, model: Model, acting: Acting) -> bool:
    """MA-ABIL-41: over the red edge, when the edge square plus one step lies within three."""
    if not can_leap(g, model, acting) or not SCENARIOS[g.state.battle].may_leave(g):
        return False
    return any(g.map.distance(model.square, square) < LEAP for square in g.map.exits)


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

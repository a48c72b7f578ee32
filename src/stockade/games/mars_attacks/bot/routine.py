"""What everybody does at an imagined table that is played to its end: shoot while there is time, then run for what the battle asks.

Quick rather than clever, for whole battles are imagined by the dozen; but it gets somewhere, or a hint would call every battle lost.
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.mars_attacks.bot.value import quick_answer, steps_to
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.state import Model

ONCE_THERE = ("fight", "stand")  # nothing else comes into question
CROWD = 3.0  # a Zombie in the square, in squares one would rather walk
NEAR = 0.4  # and one beside it


def routine(g: DeadSilence, ask: Ask) -> list[str] | None:
    """An answer at once; None where doing nothing is as good."""
    known = quick_answer(g, ask)
    if known is not None:
        return known
    match ask.prompt:
        case "prompt-turn" | "prompt-follow" | "prompt-follow-hero":
            key = who(g, ask)
        case "prompt-act" | "prompt-step":
            key = deed(g, ask)
        case _:
            return None
    return [key] if key else None


def who(g: DeadSilence, ask: Ask) -> str:
    """Whoever is caught, then whoever is nearest to where all have to go, so that nobody stands in the way."""
    goals = destinations(g)
    ready = [g.models[key.removeprefix("activate:")] for key in (option.key for option in ask.options) if key.startswith("activate:")]
    first = min(ready, key=lambda model: (not g.caught(model), steps_to(g, model.square, goals)), default=None)
    return f"activate:{first.id}" if first else ""


def destinations(g: DeadSilence) -> list[int]:
    """Where the battle wants everybody now."""
    state = g.state
    match state.battle:
        case "help" if not state.sent:
            return [state.transmitter] if state.transmitter >= 0 else state.objectives
        case "home":
            return g.map.marked("R")
        case _:
            return g.map.exits


def deed(g: DeadSilence, ask: Ask) -> str:
    """Leave, fight who is there, walk on; shoot where it has to be held, or when there is nowhere to go."""
    acting = g.state.acting
    assert acting is not None
    model, keys = g.models[acting.model], [option.key for option in ask.options]
    must = next((key for key in keys if key.partition(":")[0] in ONCE_THERE), "")
    if must:
        return must
    home = g.state.battle != "help" or g.state.sent
    if home and "exit" in keys:
        return "exit"
    step, shot = way(g, ask, model), best_shot(g, ask, model)
    held = g.state.battle == "surprise" and not SCENARIOS["surprise"].may_leave(g)
    return (shot or step if held else step or shot) or ""


def way(g: DeadSilence, ask: Ask, model: Model) -> str:
    """The step that brings it nearer, around Zombies where that costs little; empty when none does."""
    goals = destinations(g)

    def toll(square: int) -> float:
        beside = sum(g.zombies_in(near) for near in g.map.steps[square])
        return steps_to(g, square, goals) + CROWD * g.zombies_in(square) + NEAR * beside

    steps = [option for option in ask.options if option.key.startswith(("move:", "leap:"))]
    best = min(steps, key=lambda option: toll(target(option)), default=None)
    here = steps_to(g, model.square, goals)
    return best.key if best and here and toll(target(best)) < toll(model.square) + CROWD else ""


def target(option: Option) -> int:
    """The square it is about."""
    square: int = option.value[1]
    return square


def best_shot(g: DeadSilence, ask: Ask, model: Model) -> str:
    """The nearest Zombies, aimed at where there is time for it."""
    shots = [option for option in ask.options if option.key.startswith(("aim:", "shoot:"))]
    best = min(shots, key=lambda option: (not option.key.startswith("aim:"), distance(g, model, option)), default=None)
    return best.key if best else ""


def distance(g: DeadSilence, model: Model, option: Option) -> int:
    return g.map.distance(model.square, g.map.at[option.key.split(":")[1]])

"""Actions (MA-ACT, MA-HERO-04..10): one model's activation, chosen step by step, with a Hero's extra deed before or after it.

An action has two halves: a square of movement (two in flight), a shot, aiming and standing up take one each. Fighting ends it.
"""

from __future__ import annotations

from typing import Any

from stockade.engine import Ask, Option, call
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import move, offer, shoot
from stockade.games.mars_attacks.rules.fight import fight
from stockade.games.mars_attacks.rules.leader import lead
from stockade.games.mars_attacks.rules.react import react
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.rules.wound import check_over, leave_board, pick_marked
from stockade.games.mars_attacks.state import BOARD, HALVES, Acting, Model, task


@task.turn
async def activate(g: DeadSilence, model_id: str) -> None:
    """MA-TURN-09: an activation begins."""
    g.state.acting = Acting(model_id)
    g.state.begun = True
    g.emit("activation.began", "MA-TURN-01", model=model_id)
    g.next(call(act))


@task
async def act(g: DeadSilence) -> None:
    """One step: of the normal action, of an extra deed, or between them (MA-ACT-15)."""
    acting = g.state.acting
    assert acting is not None
    model = g.models[acting.model]
    options = offer.options(g, model, acting)
    if not options:
        g.next(call(end_activation))
        return
    if len(options) == 1 and options[0].key in ("done", "stop"):
        verb, what = options[0].value
    else:
        verb, what = await Ask(
            model.seat,
            "prompt-act" if not acting.acted and not acting.kind else "prompt-step",
            options,
            rule="MA-ACT-15",
            source=model.id,
            why_not=lambda: offer.why_not(g, model, acting),
            model=model.id,
            points=model.points,
        )
    await perform(g, model, acting, verb, what)


def begin(g: DeadSilence, model: Model, acting: Acting, kind: str, halves: int) -> None:
    """An action starts with a clean slate."""
    acting.kind, acting.halves, acting.steps, acting.path = kind, halves, 0, [model.square]
    acting.over = acting.leapt = acting.stood = acting.shot = acting.hit = acting.fought = False


async def perform(g: DeadSilence, model: Model, acting: Acting, verb: str, what: Any) -> None:
    """Do it; what is left of the action follows in the next step."""
    if verb in ("deed", "late"):
        model.points -= 1
        begin(g, model, acting, verb, 1)  # MA-HERO-12: one square or one shot, by the usual rules
        acting.deeds += verb == "deed"
        acting.late = False
        acting.shot = verb == "late"  # it only moves
        g.emit("point.spent", "MA-HERO-04" if verb == "deed" else "MA-ABIL-38", model=model.id, points=model.points)
        g.next(call(act))
        return
    if verb == "done":
        g.next(call(end_activation))
        return
    if not acting.kind:
        begin(g, model, acting, "action", HALVES)
    match verb:
        case "nothing":
            g.emit("model.waited", "MA-ACT-08", model=model.id)
            acting.over = True
        case "stop":
            acting.over = True
        case "stand":
            acting.stood = True
            acting.halves -= 1
            model.rattled = False
            g.emit("model.stood", "MA-RATTLE-02", model=model.id)
        case "fight":
            await fight_here(g, model, acting, what, charge=False)
        case "move" | "leap":
            await walk(g, model, acting, what, leap=verb == "leap")
        case "exit":
            acting.over = True  # MA-LEAVE-10
            leave_board(g, model, SCENARIOS[g.state.battle].leave_rule())
            check_over(g)
        case "cover":
            acting.over = True
            await shoot.cover_fire(g, model, what)
        case _:
            square, marked = what
            acting.halves -= HALVES if verb == "aim" else 1
            acting.steps = 0
            await shoot.shoot(g, model, square, marked, aimed=verb == "aim")
    g.next(call(finish_action) if acting.over or spent(g, model, acting) else call(act))


def spent(g: DeadSilence, model: Model, acting: Acting) -> bool:
    """Nothing is left of the action."""
    return model.stage != BOARD or (acting.halves == 0 and acting.steps == 0)


async def walk(g: DeadSilence, model: Model, acting: Acting, to: int, leap: bool) -> None:
    """One square, or one leap; whoever enters an enemy's square fights there and is done (MA-ACT-12, -13)."""
    origin = model.square
    if leap:
        acting.halves -= 1
        acting.leapt = True
    else:
        move.spend_step(g, model, acting)
    move.put(g, model, to)
    acting.path.append(to)  # MA-ABIL-30: of a leap only where it lands
    kind, rule = ("model.leapt", "MA-ABIL-29") if leap else ("model.moved", "MA-MOVE-01")
    g.emit(kind, rule, model=model.id, origin=g.name(origin), to=g.name(to))
    if leap and not g.profile(model).shoot:
        acting.over = True
    if g.zombies_in(to):  # MA-ABIL-40: in flight, too
        await fight_here(g, model, acting, pick_marked(g, to), charge=True)
    if model.stage == BOARD:
        SCENARIOS[g.state.battle].entered(g, model)


async def fight_here(g: DeadSilence, model: Model, acting: Acting, marked: bool, charge: bool) -> None:
    """MA-ACT-13, -17: a fight ends the action, whatever its result; a Brawler may go on (MA-ABIL-12, -13, MA-REACT-05)."""
    acting.over = acting.fought = True
    if not g.profile(model).fight:
        return
    killed = await fight(g, model, marked, charge)
    acting.fights += 1
    square = model.square
    if not killed or acting.fights != 1 or acting.brawled or not g.has(model, "brawler") or not g.zombies_in(square):
        return
    options = [
        Option("fight", "option-fight", {"square": g.name(square), "count": g.zombies_in(square)}, True, rule="MA-ABIL-12"),
        Option("stop", "option-stop", {}, False),
    ]
    if await Ask(model.seat, "prompt-brawl", options, rule="MA-ABIL-12", source=model.id, model=model.id, square=g.name(square)):
        acting.brawled = True
        await fight(g, model, pick_marked(g, square), charge=False)


@task
async def finish_action(g: DeadSilence) -> None:
    """MA-REACT-02, -03: the whole action is complete; the Zombies answer, then the activation goes on."""
    acting = g.state.acting
    assert acting is not None
    g.next(call(after_action))
    react(g, g.models[acting.model], acting)


@task
async def after_action(g: DeadSilence) -> None:
    """MA-TURN-08, MA-REACT-04: the marker after the normal action; a deed, a late move or the end may follow."""
    acting = g.state.acting
    assert acting is not None
    model = g.models[acting.model]
    if acting.kind == "action":
        acting.acted = True
        model.activated = True
    if acting.shot and acting.kind != "late" and not acting.hit and g.has(model, "too-many-late-nights"):  # MA-ABIL-48
        acting.late = True
    acting.kind = ""
    g.next(call(end_activation) if model.stage != BOARD else call(act))


@task
async def end_activation(g: DeadSilence) -> None:
    """The model is done; a leader may now call others (MA-ABIL-45)."""
    acting = g.state.acting
    assert acting is not None
    model = g.models[acting.model]
    model.activated = True
    g.state.acting = None
    if model.stage == BOARD and not model.rattled and model.points:
        lead(g, model)

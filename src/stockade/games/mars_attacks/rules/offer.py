"""What an active model may do next, and why not the rest (MA-ACT, MA-HERO-04..10): both come from the same verdicts."""

from __future__ import annotations

from typing import Any

from stockade.engine import Option, Refused
from stockade.engine.verdict import No, no, pointless
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import move, shoot
from stockade.games.mars_attacks.rules.wound import pick_marked
from stockade.games.mars_attacks.state import HALVES, Acting, Model

RATTLED = no("refused-rattled", "MA-RATTLE-03")
CAUGHT = no("refused-caught", "MA-ACT-09")
CAUGHT_HERE = no("refused-exit-caught", "MA-LEAVE-03")
MUST_FIGHT = no("refused-nothing", "MA-ACT-11")
NO_FISTS = no("refused-no-fight", "MA-TEST-08")
IN_THE_AIR = no("refused-stop", "MA-ABIL-20")
MIDDLE = no("refused-deed-middle", "MA-HERO-05")
NO_POINTS = no("refused-deed-points", "MA-HERO-10")
LIES_DOWN = no("refused-deed-rattled", "MA-HERO-08")
ONCE = no("refused-deed-once", "MA-HERO-06")
NO_DEED = pointless("pointless-deed", "MA-HERO-04")
NO_LATE = pointless("pointless-late", "MA-ABIL-38")
NO_SECRETS = pointless("pointless-fix", "MA-ABIL-18")


# -- verdicts: why not, or None when it may be done -----------------------------------------------------------------------


def bound(g: DeadSilence, model: Model, acting: Acting) -> No | None:
    """MA-RATTLE-03, MA-ACT-07, -09, -10: what has to come before a normal action can move or shoot. A deed is free of it (MA-HERO-07)."""
    if acting.kind != "action" or not acting.halves or acting.shot or len(acting.path) > 1:
        return None
    if model.rattled:
        return RATTLED
    return CAUGHT if g.caught(model) else None  # MA-HERO-11: as it stands after an extra deed


def no_wait(g: DeadSilence, model: Model) -> No | None:
    """MA-ACT-11."""
    return MUST_FIGHT if g.caught(model) else None


def no_fight(g: DeadSilence, model: Model) -> No | None:
    """MA-TEST-08: a Fight value is needed."""
    return None if g.profile(model).fight else NO_FISTS


def no_stop(g: DeadSilence, model: Model) -> No | None:
    """MA-ABIL-20: nobody ends a flight in a solid square."""
    return IN_THE_AIR if g.map.solid(model.square) else None


def no_deed(g: DeadSilence, model: Model, acting: Acting) -> No | None:
    """MA-HERO-04..08, -10: between actions, a point, not Rattled, once an activation (unless it grieves), and something to do with it."""
    if acting.kind:
        return MIDDLE
    if not model.points:
        return NO_POINTS
    if model.rattled:
        return LIES_DOWN
    if acting.deeds and not model.grieving:
        return ONCE
    deed = Acting(model.id, "deed", halves=1, path=[model.square])
    return None if moves(g, model, deed) or shots(g, model, deed) or fights(g, model) else NO_DEED  # MA-HERO-12


def no_late(g: DeadSilence, model: Model) -> No | None:
    """MA-ABIL-38: the move after a missed shot costs a point and needs somewhere to go."""
    if not model.points:
        return NO_POINTS
    return None if moves(g, model, Acting(model.id, "late", halves=1, shot=True, path=[model.square])) else NO_LATE


# -- what may be done -----------------------------------------------------------------------------------------------------


def options(g: DeadSilence, model: Model, acting: Acting) -> list[Option]:
    """What the model may do next."""
    if acting.kind:
        return running(g, model, acting)
    found: list[Option] = []
    if not acting.acted:  # MA-HERO-13: after the deed too, and doing nothing is one of them
        found += first_steps(g, model)
    if no_deed(g, model, acting) is None:
        found.append(Option("deed", "option-deed", {"points": model.points}, ("deed", None), rule="MA-HERO-04"))
    if acting.late and no_late(g, model) is None:
        found.append(Option("late", "option-late", {"points": model.points}, ("late", None), rule="MA-ABIL-38"))
    if acting.acted and found:
        found.append(Option("done", "option-done", {}, ("done", None)))
    return found


def opening(model: Model, acting: Acting) -> Acting:
    """The action that is running, or the normal one as it would begin; nothing is left of it once it has been taken."""
    return acting if acting.kind else Acting(model.id, "action", halves=0 if acting.acted else HALVES, path=[model.square])


def first_steps(g: DeadSilence, model: Model) -> list[Option]:
    """MA-ACT-01..11: how a normal action may begin."""
    fresh = Acting(model.id, "action", halves=HALVES, path=[model.square])
    no = bound(g, model, fresh)
    if no is RATTLED:
        found = [Option("stand", "option-stand", {}, ("stand", None), rule="MA-RATTLE-02")]
    else:
        found = fights(g, model) if no else [*moves(g, model, fresh), *shots(g, model, fresh)]
    if no_wait(g, model) is None:
        found.append(Option("nothing", "option-nothing", {}, ("nothing", None), rule="MA-ACT-08"))
    return found


def running(g: DeadSilence, model: Model, acting: Acting) -> list[Option]:
    """The rest of an action that has begun."""
    if bound(g, model, acting):
        return fights(g, model)
    found = [*moves(g, model, acting), *shots(g, model, acting)]
    if acting.kind == "deed" and not has_begun(acting):
        found += fights(g, model)
    elif has_begun(acting) and no_stop(g, model) is None:
        found.append(Option("stop", "option-stop-action", {}, ("stop", None)))
    return found


def has_begun(acting: Acting) -> bool:
    """Whether something of the action is done, so that the rest may be left out (MA-ACT-15); the shot before a late move is not of it."""
    return acting.stood or (acting.shot and acting.kind != "late") or len(acting.path) > 1


def moves(g: DeadSilence, model: Model, acting: Acting) -> list[Option]:
    """Squares to step, fly or leap into, and the way out (MA-LEAVE-10)."""
    found: list[Option] = []
    for to in move.steps(g, model, acting):
        enemies = g.zombies_in(to)
        text = "option-charge" if enemies else "option-move"
        found.append(Option(f"move:{g.name(to)}", text, {"square": g.name(to), "count": enemies}, ("move", to)))
    for to in move.leaps(g, model, acting):
        found.append(Option(f"leap:{g.name(to)}", "option-leap", {"square": g.name(to), "count": g.zombies_in(to)}, ("leap", to)))
    if move.exit_hindrance(g, model, acting) is None:
        found.append(Option("exit", "option-exit", {"square": g.name(model.square)}, ("exit", None), rule="MA-LEAVE-02"))
    if g.has(model, "leap") and move.leap_out_hindrance(g, model, acting) is None:
        found.append(Option("leap-out", "option-leap-out", {"square": g.name(model.square)}, ("exit", None), rule="MA-ABIL-41"))
    return found


def shots(g: DeadSilence, model: Model, acting: Acting) -> list[Option]:
    """MA-SHOOT-08, -10: squares to shoot at, with or without aiming; a marked Zombie among others can be singled out."""
    if shoot.no_time(acting):
        return []
    found: list[Option] = []
    can_aim = shoot.no_aim(g, model, acting) is None
    area = any(g.has(model, ability) for ability in shoot.AREA)
    for square in shoot.targets(g, model):
        name = g.name(square)
        kinds = [pick_marked(g, square)]
        if not area and 0 < g.state.marked[square] < g.zombies_in(square):
            kinds.append(True)
        for marked in kinds:
            tail = ":marked" if len(kinds) > 1 and marked else ""
            told: dict[str, Any] = {"square": name, "count": g.zombies_in(square)}
            if can_aim:
                found.append(Option(f"aim:{name}{tail}", f"option-aim{'-marked' if tail else ''}", told, ("aim", (square, marked))))
            found.append(Option(f"shoot:{name}{tail}", f"option-shoot{'-marked' if tail else ''}", told, ("shoot", (square, marked))))
        if g.has(model, "covering-fire") and shoot.no_cover(acting) is None:
            found.append(Option(f"cover:{name}", "option-cover", {"square": name}, ("cover", square), rule="MA-ABIL-14"))
    return found


def fights(g: DeadSilence, model: Model) -> list[Option]:
    """Whom to fight in the model's own square: Zombies are alike, but for the marked ones."""
    square = model.square
    if not g.caught(model) or no_fight(g, model):
        return []
    told: dict[str, Any] = {"square": g.name(square), "count": g.zombies_in(square)}
    found = [Option("fight", "option-fight", told, ("fight", pick_marked(g, square)), rule="MA-ACT-17")]
    if 0 < g.state.marked[square] < g.zombies_in(square):
        found.append(Option("fight:marked", "option-fight-marked", told, ("fight", True), rule="MA-ACT-17"))
    return found


# -- and why not the rest -------------------------------------------------------------------------------------------------


def why_not(g: DeadSilence, model: Model, acting: Acting) -> list[Refused]:
    """Squares, targets and deeds that are out of the question now."""
    now = opening(model, acting)
    return [*ways(g, model, now), *ways_out(g, model, now), *aims(g, model, now), *deeds(g, model, acting)]


def ways(g: DeadSilence, model: Model, now: Acting) -> list[Refused]:
    """The squares around the model that it cannot enter, and those around it where a leap cannot land."""
    kept = bound(g, model, now)
    verdicts = [("move", to, kept or move.hindrance(g, model, now, to)) for to in g.map.ring[model.square]]
    if g.has(model, "leap"):
        verdicts += [("leap", to, kept or move.leap_hindrance(g, model, now, to)) for to in move.landings(g, model)]
    return [
        no.to(f"{verb}:{g.name(to)}", square=g.name(to), model=model.id, count=len(g.here[to]) + g.zombies_in(to))
        for verb, to, no in verdicts
        if no
    ]


def ways_out(g: DeadSilence, model: Model, now: Acting) -> list[Refused]:
    """Why the model cannot leave the board, on foot or with a leap."""
    kept = bound(g, model, now)
    if kept is CAUGHT:  # MA-LEAVE-03
        kept = CAUGHT_HERE
    verdicts = [("exit", move.exit_hindrance(g, model, now) or kept)]
    if g.has(model, "leap"):
        verdicts.append(("leap-out", move.leap_out_hindrance(g, model, now) or kept))
    return [no.to(key, square=g.name(model.square), model=model.id) for key, no in verdicts if no]


def aims(g: DeadSilence, model: Model, now: Acting) -> list[Refused]:
    """Squares with Zombies that cannot be shot at, aimed at or swept."""
    if not g.zombie_squares():
        return []
    if no := shoot.no_shot(g, model):
        return [no.to("shoot", model=model.id)]
    found: list[Refused] = []
    for square in g.zombie_squares():
        no = bound(g, model, now) or shoot.no_time(now) or shoot.hindrance(g, model, square)
        verdicts: list[tuple[str, No | None]] = [("shoot", no)] if no else [("aim", shoot.no_aim(g, model, now))]
        if not no and g.has(model, "covering-fire"):
            verdicts.append(("cover", shoot.no_cover(now)))
        found += [reason.to(f"{verb}:{g.name(square)}", **aimed_at(g, model, square)) for verb, reason in verdicts if reason]
    return found


def aimed_at(g: DeadSilence, model: Model, square: int) -> dict[str, Any]:
    """What the words about a target need."""
    profile = g.profile(model)
    far = g.map.distance(model.square, square)
    return {"square": g.name(square), "range": far, "near": profile.range_min, "far": profile.range_max, "model": model.id}


def deeds(g: DeadSilence, model: Model, acting: Acting) -> list[Refused]:
    """Waiting, fighting, coming down, a Hero's extra deed and a late move."""
    verdicts: list[tuple[str, No | None]] = []
    if not acting.kind and not acting.acted:
        verdicts.append(("nothing", no_wait(g, model)))
    if g.caught(model):
        verdicts.append(("fight", no_fight(g, model)))
    if acting.kind and has_begun(acting):
        verdicts.append(("stop", no_stop(g, model)))
    if g.is_hero(model):
        verdicts.append(("deed", no_deed(g, model, acting)))
    if acting.late:
        verdicts.append(("late", no_late(g, model)))
    if g.has(model, "fixin-stuff"):  # MA-ABIL-18
        verdicts.append(("fix", NO_SECRETS))
    return [no.to(key, model=model.id) for key, no in verdicts if no]

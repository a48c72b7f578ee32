"""Why can't I? What a player might expect to do and may not, each with its rule. Made only when somebody asks."""

from __future__ import annotations

from stockade.engine import Refused
from stockade.games.mars_attacks.facts import FRIENDS_LIMIT
from stockade.games.mars_attacks.play import PROFILES, UNITS, DeadSilence
from stockade.games.mars_attacks.rules import boost, card, move, shoot
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.state import DEAD, Acting, Model


def for_turn(g: DeadSilence) -> list[Refused]:
    """Models that are done, cards that have to wait, passing too early."""
    state = g.state
    out = [Refused(f"activate:{m.id}", "refused-activated", "MA-TURN-07", {"model": m.id}) for m in g.on_board() if m.activated]
    if state.authority and not state.begun:
        others = [m for m in g.ready() if m.id != state.authority]
        out += [Refused(f"activate:{m.id}", "refused-authority", "MA-ABIL-49", {"model": m.id, "other": state.authority}) for m in others]
    if g.ready():
        out.append(Refused("pass", "refused-pass", "MA-TURN-04", {"count": len(g.ready())}))
        if not state.turn_acted:
            out.append(Refused("next", "refused-next", "MA-TURN-13"))
    allowed = boost.turn_allows(g)
    for name in dict.fromkeys(state.hand):
        key = f"lay:{name}" if name in card.SETS else f"play:{name}"
        if not allowed:
            out.append(Refused(key, "refused-card-turn", "MA-TURN-02", {"card": name}))
        elif name in card.ORDERS and not card.ORDERS[name].ready(g):
            out.append(Refused(key, "refused-card-nothing", card.ORDERS[name].rule, {"card": name}))
        elif name not in card.ORDERS and name not in card.SETS:
            out.append(Refused(key, "refused-card-test", "MA-CARD-19", {"card": name}))
        elif name in card.SETS and (laid := card.laid_set(g, name)) is not None and laid.count >= card.SET:
            out.append(Refused(key, "refused-set-full", "MA-CARD-08", {"card": name}))
    for laid in state.laid:
        if laid.turn == state.turn:
            out.append(Refused(f"resolve:{laid.card}", "refused-laid-now", "MA-CARD-24", {"card": laid.card}))
        elif not allowed:
            out.append(Refused(f"resolve:{laid.card}", "refused-card-turn", "MA-TURN-02", {"card": laid.card}))
    return out


def for_action(g: DeadSilence, model: Model, acting: Acting) -> list[Refused]:
    """Squares, targets and deeds that are out of the question now."""
    now = acting
    if not acting.kind:
        now = Acting(model.id, "action", halves=0 if acting.acted else 2, path=[model.square])
    return [*ways(g, model, now, acting), *leaving(g, model, now), *aims(g, model, now), *deeds(g, model, acting)]


def ways(g: DeadSilence, model: Model, now: Acting, acting: Acting) -> list[Refused]:
    """The squares around the model that it cannot enter."""
    free = move.steps(g, model, now)
    out: list[Refused] = []
    for to in g.map.ring[model.square]:
        told = {"square": g.name(to), "model": model.id}
        key = f"move:{g.name(to)}"
        if not acting.kind and model.rattled:
            out.append(Refused(key, "refused-rattled", "MA-RATTLE-03", {**told}))
        elif not acting.kind and g.caught(model):
            out.append(Refused(key, "refused-caught", "MA-ACT-09", {**told}))
        elif to in free:
            continue
        elif move.reach(g, model, now) < 1 or now.leapt:
            out.append(Refused(key, "refused-no-move", "MA-ACT-01", {**told}))
        elif to not in g.map.steps[model.square] and not g.has(model, "fly"):
            out.append(Refused(key, "refused-wall", "MA-MOVE-02", {**told}))
        elif g.map.solid(to):
            out.append(Refused(key, "refused-solid", "MA-ABIL-20", {**told}))
        elif not g.has_room(to, friend=True):
            rule = "MA-MOVE-05" if len(g.here[to]) >= FRIENDS_LIMIT else "MA-MOVE-06"
            out.append(Refused(key, "refused-full", rule, {**told, "count": len(g.here[to]) + g.zombies_in(to)}))
        elif move.parts_lovers(g, model, to):
            out.append(Refused(key, "refused-lovers", "MA-ABIL-36", {**told}))
        else:
            out.append(Refused(key, "refused-hold", SCENARIOS[g.state.battle].enter_rule(), {**told}))
    return out


def leaving(g: DeadSilence, model: Model, now: Acting) -> list[Refused]:
    """Why the model cannot leave the board."""
    here = SCENARIOS[g.state.battle]
    told = {"square": g.name(model.square), "model": model.id}
    if not here.may_leave(g):
        return [Refused("exit", "refused-exit-closed", here.leave_rule(), {**told})]
    if model.square not in g.map.exits:
        return [Refused("exit", "refused-exit-far", "MA-LEAVE-02", {**told})]
    if now.kind == "action" and len(now.path) == 1 and g.caught(model):
        return [Refused("exit", "refused-caught", "MA-LEAVE-03", {**told})]
    return []


def aims(g: DeadSilence, model: Model, now: Acting) -> list[Refused]:
    """Squares with Zombies that cannot be shot at, and aiming when it is too late."""
    profile = g.profile(model)
    if now.shot or not g.zombie_squares():
        return []
    if not profile.shoot:
        return [Refused("shoot", "refused-no-gun", "MA-TEST-08", {"model": model.id})]
    if g.caught(model):
        return [Refused("shoot", "refused-shoot-caught", "MA-ACT-14", {"model": model.id})]
    out: list[Refused] = []
    for square in g.zombie_squares():
        far = g.map.distance(model.square, square)
        told = {"square": g.name(square), "range": far, "near": profile.range_min, "far": profile.range_max, "model": model.id}
        key = f"shoot:{g.name(square)}"
        if now.halves < 1:
            out.append(Refused(key, "refused-no-half", "MA-ACT-02", {**told}))
        elif far < profile.range_min:
            out.append(Refused(key, "refused-too-close", "MA-SHOOT-02", {**told}))
        elif far > profile.range_max:
            out.append(Refused(key, "refused-too-far", "MA-SHOOT-01", {**told}))
        elif not g.map.sees(model.square, square):
            out.append(Refused(key, "refused-no-sight", "MA-LOS-02", {**told}))
        elif g.here[square]:
            out.append(Refused(key, "refused-melee", "MA-SHOOT-07", {**told}))
        elif g.has(model, "rapid-fire"):
            out.append(Refused(f"aim:{g.name(square)}", "refused-rapid", "MA-ABIL-33", {**told}))
        elif now.halves < 2 and shoot.is_target(g, model, square):
            out.append(Refused(f"aim:{g.name(square)}", "refused-aim", "MA-ACT-04", {**told}))
    return out


def deeds(g: DeadSilence, model: Model, acting: Acting) -> list[Refused]:
    """Why a Hero takes no extra deed now, and why a model caught in a fight cannot wait."""
    told = {"model": model.id}
    out: list[Refused] = []
    if not acting.kind and not acting.acted and g.caught(model):
        out.append(Refused("nothing", "refused-nothing", "MA-ACT-11", {**told}))
    if not g.is_hero(model):
        return out
    if acting.kind:
        out.append(Refused("deed", "refused-deed-middle", "MA-HERO-05", {**told}))
    elif model.points < 1:
        out.append(Refused("deed", "refused-deed-points", "MA-HERO-10", {**told}))
    elif model.rattled:
        out.append(Refused("deed", "refused-deed-rattled", "MA-HERO-08", {**told}))
    elif acting.deeds and not model.grieving:
        out.append(Refused("deed", "refused-deed-once", "MA-HERO-06", {**told}))
    if g.has(model, "fixin-stuff"):
        out.append(Refused("fix", "refused-fix", "MA-ABIL-18", {**told}))
    return out


def for_squad(g: DeadSilence, joining: list[Model]) -> list[Refused]:
    """Who does not fit into the squad any more, and who is gone."""
    most = SCENARIOS[g.state.battle].points
    rule = SCENARIOS[g.state.battle].squad_rule
    out: list[Refused] = []
    kinds = {(m.profile, m.value, m.seat) for m in joining}
    for model in g.state.force:
        told = {"model": model.id, "points": UNITS[PROFILES[model.profile].unit].points, "limit": most}
        if model.stage == DEAD:
            out.append(Refused(f"add:{model.id}", "refused-lost", "MA-BETWEEN-01", {**told}))
        elif model.id in g.state.squad or (model.profile, model.value, model.seat) in kinds:
            continue
        elif (partner := g.partner(model)) is None or partner not in joining:
            out.append(Refused(f"add:{model.id}", "refused-points", rule, {**told}))
    return out

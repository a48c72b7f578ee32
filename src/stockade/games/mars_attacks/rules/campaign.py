"""The campaign (MA-CAMP, MA-SETUP, MA-BETWEEN): squads, deployment, how a battle ends and what follows from it."""

from __future__ import annotations

from typing import NoReturn

from stockade.engine import Option, Refused, Score, call
from stockade.engine.verdict import No, no
from stockade.games.mars_attacks.facts import BATTLES, CAMPAIGN, FRIENDS_LIMIT
from stockade.games.mars_attacks.play import PROFILES, UNITS, DeadSilence
from stockade.games.mars_attacks.rules.card import opening_hand
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.rules.turn import new_round
from stockade.games.mars_attacks.rules.wound import LEFT, note_fall, remove
from stockade.games.mars_attacks.state import BOARD, CAMP, DEAD, SAVED, Battle, Model, Record, task

LOST = no("refused-lost", "MA-BETWEEN-01")


@task
async def prepare_battle(g: DeadSilence) -> None:
    """MA-CAMP-17, MA-SETUP-05, MA-HERO-01: the board as printed, the Zombies on their squares, Heroics restored."""
    state = g.state
    state.phase = "squad"
    state.changes = []
    g.board_changed()
    size = g.map.size
    state.zombies, state.marked = [0] * size, [0] * size
    places = g.map.marked("Z")
    for square in places + [places[number % len(places)] for number in range(state.extra)]:  # MA-SETUP-01, MA-CAMP-15
        state.zombies[square] += 1
    state.round = state.turn = state.noise = state.searched = 0
    state.first_kill = state.retreated = state.sent = state.called = state.quiet = False
    # MA-SETUP-04, MA-HELP-03
    state.objectives, state.transmitter, state.squad = g.map.marked("O"), -1, []
    for model in state.force:
        model.stage = CAMP if model.stage != DEAD else DEAD  # MA-BETWEEN-03, -04, -09, MA-BREAK-09
        model.points = model.value  # MA-BETWEEN-02
        model.square = -1
        # MA-RATTLE-06
        model.activated = model.rattled = model.grieving = model.fought = False
    if not g.alive():
        lose(g, "MA-CAMP-11")
    g.emit("battle.began", "MA-CAMP-01", battle=state.battle, count=len(g.alive()))
    if state.scenario != CAMPAIGN or SCENARIOS[state.battle].whole_force:
        state.squad = [model.id for model in g.alive()]
        g.next(call(deploy_all))
    elif not may_join(g):
        lose(g, "MA-SURPRISE-19")
    else:
        g.next(call(choose_squad))


def may_join(g: DeadSilence) -> list[Model]:
    """MA-SURPRISE-01, MA-HELP-01: who still fits into the squad; of those that are alike only the first."""
    found: dict[tuple[str, int, int], Model] = {}
    for model in waiting(g):
        if no_place(g, model) is None:
            found.setdefault((model.profile, model.value, model.seat), model)
    return [model for model in found.values() if g.partner(model) is None or g.partner(model) not in found.values() or first_of(g, model)]


def waiting(g: DeadSilence) -> list[Model]:
    """Whoever is not in the squad, lost or not."""
    return [model for model in g.state.force if model.id not in g.state.squad]


def no_place(g: DeadSilence, model: Model) -> No | None:
    """MA-BETWEEN-01, MA-SURPRISE-01, MA-HELP-01: alive, and within the points of the squad."""
    if model.stage == DEAD:
        return LOST
    squad = [g.models[name] for name in g.state.squad]
    here = SCENARIOS[g.state.battle]
    return no("refused-points", here.squad_rule) if g.worth([*squad, model]) > here.points else None


def left_out(g: DeadSilence) -> list[Refused]:
    """Who does not fit into the squad any more, and who is gone."""
    most = SCENARIOS[g.state.battle].points
    return [no.to(f"add:{model.id}", model=model.id, points=worth(model), limit=most) for model in waiting(g) if (no := no_place(g, model))]


def first_of(g: DeadSilence, model: Model) -> bool:
    """Whether the model stands for its purchase: Buddy and Brandi join together (MA-FORCE-05)."""
    return next(other for other in g.alive() if other.purchase == model.purchase) is model


@task
async def choose_squad(g: DeadSilence) -> None:
    """One model after another, until the players are content."""
    state = g.state
    joining = may_join(g)
    most = SCENARIOS[state.battle].points
    spent = g.worth([g.models[name] for name in state.squad])
    options = [Option(f"add:{model.id}", "option-add", {"model": model.id, "points": worth(model)}, model.id) for model in joining]
    if state.squad:  # MA-SURPRISE-02
        options.append(Option("go", "option-go", {"count": len(state.squad), "points": spent}, ""))
    rule = SCENARIOS[state.battle].squad_rule
    ask = g.group_ask("prompt-squad", options, rule, seat=0, battle=state.battle, points=spent, limit=most)
    ask.why_not = lambda: left_out(g)
    chosen = await ask
    if chosen:
        purchase = g.models[chosen].purchase
        pair = g.partner(g.models[chosen]) is not None
        state.squad += [m.id for m in g.alive() if m.id == chosen or (pair and m.purchase == purchase)]
        g.next(call(choose_squad))
    else:
        g.emit("squad.chosen", rule, models=list(state.squad), points=spent)
        g.next(call(deploy_all))


def worth(model: Model) -> int:
    """MA-BETWEEN-07: the points of its purchase, promoted or not."""
    return UNITS[PROFILES[model.profile].unit].points


@task
async def deploy_all(g: DeadSilence) -> None:
    """MA-SETUP-06..09: every chosen model, on the blue squares; the pair first, so that they find room side by side."""
    state = g.state
    state.phase = "deploy"
    for name in state.squad:
        g.models[name].fought = True
    order = sorted(state.squad, key=lambda name: g.partner(g.models[name]) is None)
    g.next(call(deploy, order))


@task
async def deploy(g: DeadSilence, waiting: list[str]) -> None:
    """MA-SETUP-08, -11, -12: one model finds its square, or all that are left spread out."""
    if not waiting:
        g.next(call(begin_battle))
        return
    model = g.models[waiting[0]]
    squares = blue_squares(g, model)
    options = [Option(f"deploy:{g.name(s)}", "option-deploy", {"square": g.name(s), "count": len(g.here[s])}, s) for s in squares]
    if len(waiting) > 1:
        options.append(Option("deploy:rest", "option-deploy-rest", {"count": len(waiting)}, -1))
    square = await g.group_ask("prompt-deploy", options, "MA-SETUP-08", seat=model.seat, model=model.id, count=len(waiting))
    if square >= 0:
        place(g, model, square)
        g.next(call(deploy, waiting[1:]))
        return
    for name in waiting:
        free = blue_squares(g, g.models[name])
        place(g, g.models[name], min(free, key=lambda s: len(g.here[s])))
    g.next(call(begin_battle))


def blue_squares(g: DeadSilence, model: Model) -> list[int]:
    """Blue squares with room; Buddy and Brandi within one square of each other (MA-ABIL-44)."""
    partner = g.partner(model)
    # MA-SURPRISE-03, MA-HELP-02, MA-BREAK-02, MA-HOME-02
    found = [square for square in g.map.marked("B") if len(g.here[square]) < FRIENDS_LIMIT]
    if partner is not None and partner.stage == BOARD:
        found = [square for square in found if g.map.distance(square, partner.square) <= 1]
    return found


def place(g: DeadSilence, model: Model, square: int) -> None:
    """The model stands on the board."""
    model.stage = BOARD
    g.stand(model, square)
    g.emit("model.deployed", "MA-SETUP-08", model=model.id, to=g.name(square))


@task
async def begin_battle(g: DeadSilence) -> None:
    """MA-SETUP-10, MA-CARD-01: a fresh hand, and the players take the first Turn."""
    opening_hand(g)
    g.next(call(new_round))


# -- the end of a battle ----------------------------------------------------------------------------------------------


@task
async def battle_over(g: DeadSilence) -> None:
    """MA-CAMP-03: the result, and what it means for the campaign."""
    state = g.state
    state.phase = "after"
    state.acting = None
    here = SCENARIOS[state.battle]
    if state.called:
        take_off(g)
    won = here.won(g) and not state.retreated
    lost = [model.id for model in state.force if model.fought and model.stage == DEAD]
    result = "won" if won else "retreat" if state.retreated else "lost"
    state.battles.append(Battle(state.battle, result, state.round, lost))
    for model in state.force:
        if model.fought:
            model.record.battles += 1
            model.record.survived += model.stage != DEAD
    state.score = g.saved_worth(here.survivors(g))
    g.emit("battle.won" if won else "battle.lost", "MA-CAMP-03", battle=state.battle, count=len(here.survivors(g)))
    if state.scenario != CAMPAIGN:
        finish(g, won, "MA-CAMP-14")
    elif won and state.battle == BATTLES[-1]:
        finish(g, True, "MA-CAMP-02")
    elif won:
        g.next(call(reward))
    elif here.lost_for_good(g):
        lose(g, "MA-BREAK-06" if state.battle == "breaking" else "MA-CAMP-02")
    elif state.retreated and here.retreat_wins_through(g):
        go_on(g)
    else:
        g.next(call(try_again))


def take_off(g: DeadSilence) -> None:
    """MA-HOME-07..09: whoever stands in the landing zone is saved; whoever does not dies, Heroics or not."""
    aboard = SCENARIOS[g.state.battle].aboard(g)
    for model in g.on_board():
        square = model.square
        remove(g, model, SAVED if model in aboard else DEAD)
        if model.stage == DEAD:
            note_fall(g, model, square, LEFT)
        if model.stage == SAVED:
            g.emit("model.saved", "MA-HOME-07", model=model.id)
        else:
            g.emit("model.abandoned", "MA-HOME-08", model=model.id)


def finish(g: DeadSilence, won: bool, rule: str) -> NoReturn:
    """MA-HOME-13: the game is decided; the score is what was saved."""
    if won:
        g.emit("game.won", rule, points=g.state.score)
        g.end("won")
    g.state.score = 0
    g.emit("game.lost", rule)
    g.end("lost")


def score(g: DeadSilence) -> Score | None:
    """MA-HOME-13: what a finished campaign is remembered for; of equal ones the harder is better, then the one with fewer fresh starts."""
    state = g.state
    if state.scenario != CAMPAIGN:
        return None
    bought = {model.purchase: PROFILES[model.profile].unit for model in state.force}
    details = {
        "side": state.side,
        "force": [bought[number] for number in sorted(bought)],
        "difficulty": state.difficulty,
        "extra": state.extra,
        "restarts": state.restarts,
        "battles": len(state.battles),
        "lost": sum(model.stage == DEAD for model in state.force),
        "kills": sum(model.kills for model in state.force),
    }
    return Score(state.score, 100 * state.difficulty - state.restarts, details)


def lose(g: DeadSilence, rule: str) -> NoReturn:
    """The campaign is lost."""
    finish(g, False, rule)


def go_on(g: DeadSilence) -> None:
    """On to the next battle (MA-CAMP-01)."""
    g.state.battle = BATTLES[BATTLES.index(g.state.battle) + 1]
    g.next(call(prepare_battle))


@task
async def reward(g: DeadSilence) -> None:
    """MA-SURPRISE-14, -18, MA-HELP-20, MA-BREAK-08: survivors of this battle may each take one Heroics point."""
    here = SCENARIOS[g.state.battle]
    heroes = here.survivors(g)
    if heroes:
        most = min(here.rewards, len(heroes))
        options = [Option(f"reward:{model.id}", "option-reward", {"model": model.id, "count": model.value}, model) for model in heroes]
        rule = {"surprise": "MA-SURPRISE-14", "help": "MA-HELP-20", "breaking": "MA-BREAK-08"}[here.id]
        for model in await g.group_ask("prompt-reward", options, rule, seat=0, least=0, most=most, count=most):
            model.value += 1
            g.emit("hero.rewarded" if model.value > 1 else "soldier.promoted", "MA-BETWEEN-05", model=model.id, points=model.value)
    go_on(g)


@task
async def try_again(g: DeadSilence) -> None:
    """MA-SURPRISE-15, -16, MA-HELP-17, -19, MA-BREAK-07: the scenario is played again, or all starts from scratch."""
    state = g.state
    if not g.alive():
        lose(g, "MA-CAMP-11")
    rule = SCENARIOS[state.battle].again_rule(g)
    options = [Option("again", "option-play-again", {"battle": state.battle}, "again", rule=rule)]
    if state.battle == "surprise":
        options.append(Option("restart", "option-restart", {}, "restart", rule="MA-SURPRISE-16"))
    choice = await g.group_ask("prompt-again-battle", options, rule, seat=0, battle=state.battle)
    if choice == "restart":
        restart(g)
    g.next(call(prepare_battle))


def restart(g: DeadSilence) -> None:
    """MA-SURPRISE-16: as if nothing had ever happened."""
    state = g.state
    state.restarts += 1
    state.battle, state.battles = BATTLES[0], []
    for model in state.force:
        model.stage, model.lost, model.kills, model.record = CAMP, "", 0, Record()
        model.value = PROFILES[model.profile].heroics
    g.emit("campaign.restarted", "MA-SURPRISE-16", count=state.restarts)

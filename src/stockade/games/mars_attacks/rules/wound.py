"""Death, Heroics and panic (MA-HERO-01..03, MA-RATTLE): what happens to a model that would be killed, and to those beside it."""

from __future__ import annotations

from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.dice import single
from stockade.games.mars_attacks.state import BOARD, DEAD, ESCAPED, Model

PANIC = 4  # MA-RATTLE-01: Rattled on 1 to 4
ZOMBIE, LEFT = "zombie", "left"
CARDS = {"MA-CARD-10": "artillery", "MA-CARD-15": "stampede", "MA-CARD-29": "flying-car", "MA-CARD-30": "rubble"}


def rattle(g: DeadSilence, model: Model, rule: str) -> None:
    """The model is Rattled; once is enough (MA-RATTLE-04)."""
    if model.stage == BOARD and not model.rattled:
        model.rattled = True
        model.record.rattled += 1
        g.emit("model.rattled", rule, model=model.id)


def kill(g: DeadSilence, model: Model, rule: str) -> bool:
    """MA-HERO-02, -03: a Hero with a point left spends it at once and lives; whoever else is killed. Whether it died."""
    if model.points > 0:
        model.points -= 1
        model.record.close += 1
        g.emit("hero.saved", "MA-HERO-02", model=model.id, points=model.points)
        return False  # MA-RATTLE-05, MA-REACT-26
    square = model.square
    remove(g, model, DEAD)
    note_fall(g, model, square, CARDS.get(rule, ZOMBIE))
    g.emit("model.killed", rule, model=model.id, square=g.name(square))
    partner = g.partner(model)
    if partner is not None and partner.stage == BOARD:  # MA-ABIL-42
        partner.grieving = True
        g.emit("model.grieves", "MA-ABIL-37", model=partner.id)
    return True


def note_fall(g: DeadSilence, model: Model, square: int, to: str) -> None:
    """Its record ends here: in which battle and Round, where, and to what."""
    model.lost = g.state.battle
    model.record.round, model.record.square, model.record.to = g.state.round, g.name(square), to


def remove(g: DeadSilence, model: Model, stage: str) -> None:
    """Off the board."""
    g.here[model.square].remove(model)
    model.stage = stage
    model.square = -1
    model.rattled = False


def check_over(g: DeadSilence) -> None:
    """MA-LEAVE-08, -09, MA-SURPRISE-12, MA-HELP-14, MA-BREAK-04, MA-HOME-11: with nobody left on the board the battle stops at once."""
    if not any(model.stage == BOARD for model in g.state.force):
        g.stop_battle()


def leave_board(g: DeadSilence, model: Model, rule: str) -> None:
    """MA-LEAVE-04: gone for this battle, and counted as escaped."""
    square = model.square
    remove(g, model, ESCAPED)
    g.emit("model.exited", rule, model=model.id, origin=g.name(square))


def panic(g: DeadSilence, square: int) -> None:
    """MA-RATTLE-01, -07: each friend standing in the square of a model that was killed rolls one die."""
    for model in list(g.here[square]):
        if model.rattled:
            continue
        die = single(g)
        g.emit("panic.rolled", "MA-RATTLE-01", model=model.id, die=die, square=g.name(square))
        if die <= PANIC:
            rattle(g, model, "MA-RATTLE-01")


def kill_and_panic(g: DeadSilence, model: Model, rule: str) -> bool:
    """A death that is a whole attack by itself: the battle may be over, else friends beside it may panic."""
    square = model.square
    if not kill(g, model, rule):
        return False
    check_over(g)
    panic(g, square)
    return True


def zombie_falls(g: DeadSilence, square: int, marked: bool, rule: str, killer: Model | None = None, ours: bool = True) -> None:
    """A Zombie less. `ours` is false for those that an event killed (MA-SURPRISE-07)."""
    g.state.zombies[square] -= 1
    g.state.marked[square] -= marked
    if ours:
        g.state.first_kill = True
    if killer is None:
        g.emit("zombie.fell", rule, square=g.name(square))
        return
    killer.kills += 1
    g.emit("zombie.killed", rule, square=g.name(square), model=killer.id)
    if killer.grieving and killer.stage == BOARD:  # MA-ABIL-43
        killer.points += 1
        g.emit("points.gained", "MA-ABIL-37", model=killer.id, points=killer.points)


def mark_zombie(g: DeadSilence, square: int, rule: str) -> None:
    """MA-ABIL-25: one Zombie there does not react until the end-of-Round test."""
    if g.state.marked[square] < g.state.zombies[square]:
        g.state.marked[square] += 1
        g.emit("zombie.marked", rule, square=g.name(square))


def pick_marked(g: DeadSilence, square: int) -> bool:
    """Whether a Zombie that nobody chose among those of the square is a marked one: only when all are."""
    return g.state.marked[square] >= g.state.zombies[square]

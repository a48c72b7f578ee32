"""Shooting (MA-SHOOT): legal targets, the pool, one target or every model of a square, and what the weapons add."""

from __future__ import annotations

from stockade.engine import Option
from stockade.engine.verdict import No, no
from stockade.games.mars_attacks.facts import BASE_DICE, ZOMBIE, Profile
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import boost
from stockade.games.mars_attacks.rules.dice import SHOOT, SURVIVE, Test, roll
from stockade.games.mars_attacks.rules.wound import mark_zombie, pick_marked, zombie_falls
from stockade.games.mars_attacks.state import HALVES, Acting, Model

CLEAR, AIM = 1, 1  # MA-SHOOT-03, -04
AREA = ("freeze", "explosive")  # weapons that attack every model of the square
SQUARES = 3  # MA-ABIL-14

NO_GUN = no("refused-no-gun", "MA-TEST-08")
CAUGHT = no("refused-shoot-caught", "MA-ACT-14")
IN_FLIGHT = no("refused-shoot-flying", "MA-ABIL-20")
HAS_SHOT = no("refused-shot", "MA-ACT-03")
NO_HALF = no("refused-no-half", "MA-ACT-02")
TOO_CLOSE, TOO_FAR = no("refused-too-close", "MA-SHOOT-02"), no("refused-too-far", "MA-SHOOT-01")
FRIENDS = no("refused-melee", "MA-SHOOT-07")
UNSEEN = no("refused-no-sight", "MA-LOS-02")
RAPID, NO_AIM = no("refused-rapid", "MA-ABIL-33"), no("refused-aim", "MA-ACT-04")
NO_COVER = no("refused-cover", "MA-ABIL-14")


def armour(profile: Profile) -> int:
    """MA-ABIL-01, -04: fixed successes against a shot."""
    return 2 if "heavy-armour" in profile.abilities else int("armour" in profile.abilities)


def no_shot(g: DeadSilence, model: Model) -> No | None:
    """MA-TEST-08, MA-ACT-14, MA-ABIL-20: a Shoot value, no enemy in its own square, and ground under its feet."""
    if not g.profile(model).shoot:
        return NO_GUN
    if g.zombies_in(model.square):
        return CAUGHT
    return IN_FLIGHT if g.map.solid(model.square) else None


def no_time(acting: Acting) -> No | None:
    """MA-ACT-02, -03: one shot an action, for half of it."""
    if acting.shot:
        return HAS_SHOT
    return NO_HALF if acting.over or acting.halves < 1 else None


def hindrance(g: DeadSilence, model: Model, square: int) -> No | None:
    """MA-SHOOT-01, -02, -07: why the Zombies of that square are no target: the Range, sight, a friend among them."""
    profile = g.profile(model)
    far = g.map.distance(model.square, square)
    if far < profile.range_min:
        return TOO_CLOSE
    if far > profile.range_max:
        return TOO_FAR
    if g.here[square]:
        return FRIENDS
    return None if g.map.sees(model.square, square) else UNSEEN  # MA-LOS-02


def no_aim(g: DeadSilence, model: Model, acting: Acting) -> No | None:
    """MA-ACT-04, MA-ABIL-33: aiming takes a whole action, and patience."""
    if g.has(model, "rapid-fire"):
        return RAPID
    return None if acting.halves == HALVES else NO_AIM


def no_cover(acting: Acting) -> No | None:
    """MA-ABIL-14: only a model that does not move."""
    return NO_COVER if len(acting.path) > 1 else None


def targets(g: DeadSilence, model: Model) -> list[int]:
    """The squares the model could shoot at from where it stands."""
    if no_shot(g, model):
        return []
    return [square for square in g.zombie_squares() if hindrance(g, model, square) is None]


def attack_of(g: DeadSilence, model: Model, square: int, aimed: bool) -> Test:
    """MA-SHOOT-03, -04: three dice, one for a clear shot, one for aiming; there is no vehicle to be anti-tank against (MA-ABIL-06)."""
    profile = g.profile(model)
    dice = BASE_DICE + CLEAR * g.map.clear(model.square, square) + AIM * aimed + 2 * ("huge-weapon" in profile.abilities)
    return Test(model, SHOOT, profile.shoot, square, dice)


def defence_of(g: DeadSilence, model: Model, square: int) -> Test:
    """MA-SHOOT-06, MA-ABIL-01, -05: three dice on Survive; Armour counts unless the shot pierces it."""
    fixed = 0 if g.has(model, "armour-piercing") else armour(ZOMBIE)
    return Test(None, SURVIVE, ZOMBIE.survive, square, armour=fixed)


async def shoot(g: DeadSilence, model: Model, square: int, marked: bool, aimed: bool) -> None:
    """One shooting action, whatever it hits (MA-SHOOT-12)."""
    acting = g.state.acting
    assert acting is not None
    acting.shot = True
    g.emit("model.aimed" if aimed else "model.shot", "MA-SHOOT-01", model=model.id, square=g.name(square))
    if any(g.has(model, ability) for ability in AREA):
        await shoot_all(g, model, square, aimed, acting)
    else:
        await shoot_one(g, model, square, marked, aimed, acting)
        if acting.hit and g.has(model, "rapid-fire"):
            await shoot_again(g, model, square, acting)


async def shoot_one(g: DeadSilence, model: Model, square: int, marked: bool, aimed: bool, acting: Acting) -> bool:
    """One target: killed when the shooter has more successes (MA-SHOOT-06)."""
    attack, defence = attack_of(g, model, square, aimed), defence_of(g, model, square)
    await boost.offer_dice(g, attack)
    roll(g, attack)
    roll(g, defence)
    await boost.offer_help(g, attack, defence, zombie_acts=False)
    if boost.result(attack, defence) > 0:
        zombie_falls(g, square, marked, "MA-SHOOT-06", model)
        acting.hit = True
        return True
    g.emit("attack.failed", "MA-TEST-07", square=g.name(square))
    if g.has(model, "blaster") and not marked:
        mark_zombie(g, square, "MA-ABIL-08")
    return False


async def shoot_all(g: DeadSilence, model: Model, square: int, aimed: bool, acting: Acting) -> None:
    """MA-ABIL-17, -24: every model of the square, each with its own roll; Freeze! marks those who live, an explosion would rattle them."""
    for _ in range(g.zombies_in(square)):
        lives = not await shoot_one(g, model, square, pick_marked(g, square), aimed, acting)
        if lives and g.has(model, "freeze"):
            mark_zombie(g, square, "MA-ABIL-24")


async def shoot_again(g: DeadSilence, model: Model, square: int, acting: Acting) -> None:
    """MA-ABIL-33: the first target fell, a second one in the same square may follow."""
    if not g.zombies_in(square):
        return
    options = [
        Option(f"again:{g.name(square)}", "option-again", {"square": g.name(square)}, True),
        Option("stop", "option-stop", {}, False),
    ]
    if await g.group_ask("prompt-again", options, "MA-ABIL-33", seat=model.seat, model=model.id, square=g.name(square)):
        await shoot_one(g, model, square, pick_marked(g, square), False, acting)


async def cover_fire(g: DeadSilence, model: Model, square: int) -> None:
    """MA-ABIL-14, -15: up to three adjoining squares are swept; Zombies feel nothing, but they hear it."""
    acting = g.state.acting
    assert acting is not None
    acting.shot = True
    squares = [square]
    while len(squares) < SQUARES:
        more = [s for s in targets(g, model) if s not in squares and any(g.map.distance(s, t) == 1 for t in squares)]
        if not more:
            break
        options = [Option(f"sweep:{g.name(s)}", "option-sweep", {"square": g.name(s)}, s) for s in more]
        options.append(Option("enough", "option-enough", {}, -1))
        chosen = await g.group_ask("prompt-sweep", options, "MA-ABIL-14", seat=model.seat, model=model.id, count=len(squares))
        if chosen < 0:
            break
        squares.append(chosen)
    g.emit("fire.swept", "MA-ABIL-15", model=model.id, squares=[g.name(s) for s in squares])

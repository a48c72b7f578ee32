"""Attacks that nobody makes (MA-CARD-10, -15, -22, -30): strikes from above, and accidents that need one success to live through."""

from __future__ import annotations

from stockade.games.mars_attacks.facts import ZOMBIE
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import boost
from stockade.games.mars_attacks.rules.dice import SHOOT, SURVIVE, Test, roll
from stockade.games.mars_attacks.rules.shoot import armour
from stockade.games.mars_attacks.rules.wound import check_over, kill, panic, pick_marked, rattle, zombie_falls
from stockade.games.mars_attacks.state import Model

STAT = 4  # MA-CARD-10


async def strike(
    g: DeadSilence, square: int, dice: int, rule: str, *, pierce: bool = False, rattles: bool = False, ours: bool = True
) -> None:
    """Every model of the square, of both sides and Brave or not (MA-ABIL-11), is attacked by itself; panic comes last (MA-RATTLE-07)."""
    dead = 0
    for model in list(g.here[square]):
        attack, defence = Test(None, SHOOT, STAT, square, dice), Test(model, SURVIVE, g.profile(model).survive, square)
        defence.armour = 0 if pierce else armour(g.profile(model))
        await opposed(g, attack, defence)
        if boost.result(attack, defence) > 0:
            dead += kill(g, model, rule)
        elif attack.successes > defence.successes:
            rattle(g, model, "MA-ABIL-02")
        if rattles or defence.card == boost.COVER:
            rattle(g, model, "MA-CARD-10" if rattles else "MA-CARD-16")
    for _ in range(g.zombies_in(square)):
        attack, defence = Test(None, SHOOT, STAT, square, dice), Test(None, SURVIVE, ZOMBIE.survive, square)
        defence.armour = 0 if pierce else armour(ZOMBIE)
        await opposed(g, attack, defence)
        if boost.result(attack, defence) > 0:
            zombie_falls(g, square, pick_marked(g, square), rule, ours=ours)
    aftermath(g, [square] * dead)


async def opposed(g: DeadSilence, attack: Test, defence: Test) -> None:
    """Both roll; a card may help a friend who is struck."""
    roll(g, attack)
    roll(g, defence)
    await boost.offer_help(g, attack, defence, zombie_acts=False)


def aftermath(g: DeadSilence, squares: list[int]) -> None:
    """MA-RATTLE-08: once all is done: the battle may be over, else panic for each one killed."""
    if squares:
        check_over(g)
    for square in squares:
        panic(g, square)


def survives(g: DeadSilence, model: Model | None, square: int) -> bool:
    """MA-CARD-15, -22: at least one success on a Survive test; Armour is no help."""
    test = Test(model, SURVIVE, g.profile(model).survive if model is not None else ZOMBIE.survive, square)
    roll(g, test)
    return test.successes > 0


def accident(g: DeadSilence, squares: list[int], rule: str, *, zombies_test: bool) -> None:
    """Everybody in these squares; Zombies either test like everyone or simply die (MA-ZOMB-05)."""
    dead: list[int] = []
    for square in squares:
        for model in list(g.here[square]):
            if not survives(g, model, square) and kill(g, model, rule):
                dead.append(square)
        for _ in range(g.zombies_in(square)):
            if not (zombies_test and survives(g, None, square)):
                zombie_falls(g, square, pick_marked(g, square), "MA-CARD-30" if zombies_test else "MA-ZOMB-05", ours=False)
    aftermath(g, dead)

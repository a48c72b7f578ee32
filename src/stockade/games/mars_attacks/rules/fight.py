"""Fights (MA-FIGHT, MA-ZOMB-03, -06): a model against a Zombie of its square, or a Zombie against a model."""

from __future__ import annotations

from stockade.engine import Option
from stockade.games.mars_attacks.facts import BASE_DICE, ZOMBIE
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import boost
from stockade.games.mars_attacks.rules.dice import FIGHT, SURVIVE, Test, roll
from stockade.games.mars_attacks.rules.wound import check_over, kill, panic, rattle, zombie_falls
from stockade.games.mars_attacks.state import BOARD, Model

CHARGE = 1  # MA-FIGHT-02
FRIENDS = 1  # MA-FIGHT-03
HUGE = 2  # MA-ABIL-26


def attack_of(g: DeadSilence, model: Model, charge: bool) -> Test:
    """MA-FIGHT-01..04: the attacker's pool; nobody here is large enough for a Dragon Slayer (MA-ABIL-16)."""
    profile = g.profile(model)
    dice = BASE_DICE + CHARGE * charge + FRIENDS * (g.friends_of(model) > 0) + HUGE * ("huge-weapon" in profile.abilities)
    return Test(model, FIGHT, profile.fight, model.square, dice)


def zombie_fights(g: DeadSilence, square: int, charge: bool = False) -> Test:
    """MA-ZOMB-03: a Zombie's Fight, one die more for each other Zombie of its square, and for charging (MA-CAMP-07, -10)."""
    return Test(None, FIGHT, ZOMBIE.fight, square, BASE_DICE + CHARGE * charge + g.zombies_in(square) - 1)


async def fight(g: DeadSilence, model: Model, marked: bool, charge: bool) -> bool:
    """The model attacks one Zombie of its square, which always strikes back (MA-ZOMB-06). Whether the Zombie was killed."""
    square = model.square
    g.emit("fight.began", "MA-FIGHT-10", model=model.id, square=g.name(square))
    attack, defence = attack_of(g, model, charge), zombie_fights(g, square)
    await boost.offer_dice(g, attack)
    roll(g, attack)
    roll(g, defence)
    await boost.offer_help(g, attack, defence, zombie_acts=False)
    outcome = boost.result(attack, defence)
    if outcome > 0:
        zombie_falls(g, square, marked, "MA-FIGHT-07", model)
        return True
    unmoved(g, model, square)
    if outcome < 0:
        if kill(g, model, "MA-FIGHT-08"):
            check_over(g)
            panic(g, square)
    else:
        g.emit("attack.failed", "MA-TEST-07", square=g.name(square))
    return False


def unmoved(g: DeadSilence, model: Model, square: int) -> None:
    """MA-ABIL-34, -35, MA-ZOMB-04: Smite! and the Shock Stick would rattle an opponent that lives; Zombies feel nothing."""
    for ability, rule in (("smite", "MA-ABIL-35"), ("shock-stick", "MA-ABIL-34")):
        if g.has(model, ability):
            g.emit("zombie.unmoved", rule, square=g.name(square), ability=ability)


async def bite(g: DeadSilence, square: int, model: Model, marked: bool, charge: bool) -> None:
    """A Zombie attacks a model of its square, which answers with Fight or Survive (MA-FIGHT-05)."""
    g.emit("zombie.attacked", "MA-REACT-20", square=g.name(square), model=model.id)
    attack = zombie_fights(g, square, charge)
    defence = await answer(g, model, attack)
    roll(g, attack)
    roll(g, defence)
    await boost.offer_help(g, attack, defence, zombie_acts=True)
    outcome = boost.result(attack, defence)
    if outcome > 0:
        if kill(g, model, "MA-FIGHT-07"):
            check_over(g)
            panic(g, square)
    elif outcome < 0:
        zombie_falls(g, square, marked, "MA-FIGHT-08", model)
    else:
        if defence.kind == FIGHT:
            unmoved(g, model, square)
        g.emit("attack.failed", "MA-FIGHT-09" if defence.kind == SURVIVE else "MA-TEST-07", square=g.name(square))
    if defence.card == boost.COVER and model.stage == BOARD:
        rattle(g, model, "MA-CARD-16")


async def answer(g: DeadSilence, model: Model, attack: Test) -> Test:
    """MA-FIGHT-05, -06, -11, -12: Fight with a die for friends, or Survive; Not Today adds dice to either."""
    fights = Test(model, FIGHT, g.profile(model).fight, model.square, BASE_DICE + FRIENDS * (g.friends_of(model) > 0))  # MA-ABIL-47
    survives = Test(model, SURVIVE, g.profile(model).survive, model.square)
    ways = [survives] if model.rattled or not fights.stat else [fights, survives]  # MA-ABIL-03: armour is no help
    card = boost.DEFEND if boost.playable(g, boost.DEFEND, zombie_acts=True) else ""
    options: list[Option] = []
    for test in ways:
        told = {"test": test.kind, "stat": test.stat}
        options.append(Option(f"answer:{test.kind}", "option-answer", {**told, "count": test.dice}, (test, "")))
        if card:
            more = test.dice + boost.DICE
            options.append(Option(f"answer:{test.kind}:{card}", "option-answer-card", {**told, "count": more, "card": card}, (test, card)))
    ask = g.group_ask(
        "prompt-answer", options, "MA-FIGHT-05", seat=model.seat, model=model.id, count=attack.dice, square=g.name(model.square)
    )
    ask.about = attack
    test, played = await ask if len(options) > 1 else options[0].value
    if played:
        boost.add_dice(g, test, played, free=True)
    return test

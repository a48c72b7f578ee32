"""What an answer is likely to do, from what everybody can see: exact odds of shots and fights, and how many Zombies would come.

One die is a failure, a success, or a success that rolls on; sums of dice are convolved once and remembered.
"""

from __future__ import annotations

from functools import cache

from stockade.engine import Ask, Option
from stockade.engine.gameparts import Fact, shifted
from stockade.games.mars_attacks.facts import DIE
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import boost, fight, shoot
from stockade.games.mars_attacks.rules.dice import FIGHT, Test, is_klutz
from stockade.games.mars_attacks.rules.react import NOISE
from stockade.games.mars_attacks.state import BOARD, Acting, Model
from stockade.parts.odds import percent

MOST = 24  # more successes than that are as good as that
DEEP = 12  # dice that roll on longer are left out


@cache
def one_die(stat: int, klutz: bool) -> tuple[float, ...]:
    """How likely each number of successes is for one die with all that it brings along."""
    fail, hit, more = (stat - 1) / DIE, (DIE - stat) / DIE, 1 / DIE
    again = 1 / DIE if klutz and stat > 1 else 0.0
    odds = [0.0] * (MOST + 1)
    odds[0] = 1.0
    for _ in range(DEEP):
        fresh = [0.0] * (MOST + 1)
        fresh[0] += fail - again
        fresh[1] += hit
        for count, chance in enumerate(odds):
            fresh[min(MOST, count + 1)] += more * chance
            fresh[count] += again * chance
        odds = fresh
    return tuple(odds)


@cache
def pool(dice: int, stat: int, klutz: bool = False) -> tuple[float, ...]:
    """The same for a whole pool."""
    odds: tuple[float, ...] = (1.0, *[0.0] * MOST)
    die = one_die(stat, klutz)
    for _ in range(max(1, dice)):
        both = [0.0] * (MOST + 1)
        for a, left in enumerate(odds):
            if left > 1e-12:
                for b, right in enumerate(die):
                    both[min(MOST, a + b)] += left * right
        odds = tuple(both)
    return odds


def duel(g: DeadSilence, attack: Test, defence: Test) -> tuple[float, float]:
    """The chances that the target is killed, and that the attacker is."""
    ours = pool(attack.dice, attack.stat, is_klutz(g, attack))
    theirs = pool(defence.dice, defence.stat, is_klutz(g, defence))
    wins = sum(a * b for i, a in enumerate(ours) for j, b in enumerate(theirs) if i > j + defence.armour)
    loses = sum(a * b for i, a in enumerate(ours) for j, b in enumerate(theirs) if i < j) if defence.kind == FIGHT else 0.0
    return wins, loses


def facts(g: DeadSilence, ask: Ask) -> dict[str, list[Fact]]:
    """For every option where dice or eyes decide."""
    found: dict[str, list[Fact]] = {}
    for option in ask.options:
        told: list[Fact] = []
        match ask.prompt:
            case "prompt-act" | "prompt-step":
                told = for_step(g, option.key)
            case "prompt-answer" if isinstance(ask.about, Test):
                told = for_answer(g, ask.about, *option.value)
            case "prompt-more-dice" if isinstance(ask.about, Test):
                told = for_boost(g, ask.about, bool(option.value))
            case "prompt-help":
                told = for_help(g, ask, str(option.value))
            case "prompt-checks":
                told = for_end(g, option)
            case _:
                pass
        if told:
            found[option.key] = told
    return found


def for_step(g: DeadSilence, key: str) -> list[Fact]:
    """A step of the acting model."""
    acting = g.state.acting
    if acting is None:
        return []
    model = g.models[acting.model]
    verb, _, what = key.partition(":")
    square = g.map.at.get(what.partition(":")[0], -1)
    if verb in ("shoot", "aim"):
        wins, _ = duel(g, shoot.attack_of(g, model, square, verb == "aim"), shoot.defence_of(g, model, square))
        told = [Fact("fact-kill", {"percent": percent(wins)})]
        moved = len(acting.path) > 1 and bool(acting.kind)
        return told if moved else [*told, Fact("fact-come", {"count": hearing(g, model)})]
    if verb == "fight":
        return for_fight(g, model, charge=False)
    if verb in ("deed", "late"):
        return [shifted("fact-heroics", f"heroics:{model.id}", model.points, model.points - 1)]
    if verb in ("move", "leap"):
        if g.zombies_in(square):
            return charging(g, model, square)
        return [Fact("fact-come", {"count": seeing(g, acting, model, square)})]
    return []


def counted(g: DeadSilence, track: str) -> int:
    """What Heroics a model has left."""
    return g.models[track.partition(":")[2]].points


def for_fight(g: DeadSilence, model: Model, charge: bool) -> list[Fact]:
    """A fight where the model stands."""
    wins, loses = duel(g, fight.attack_of(g, model, charge), fight.zombie_fights(g, model.square))
    return [Fact("fact-kill", {"percent": percent(wins)}), harm(model, loses)]


def harm(model: Model | None, loses: float) -> Fact:
    """What a lost test costs: a Heroics point as long as there is one (MA-HERO-02), else the model."""
    return Fact("fact-spared" if model and model.points else "fact-die", {"percent": percent(loses)})


def charging(g: DeadSilence, model: Model, square: int) -> list[Fact]:
    """A fight in the square the model would enter: as if it stood there already."""
    home = model.square
    g.here[home].remove(model)
    g.stand(model, square)
    told = for_fight(g, model, charge=True)
    g.here[square].remove(model)
    g.stand(model, home)
    return told


def seeing(g: DeadSilence, acting: Acting, model: Model, to: int) -> int:
    """How many Zombies would have seen the movement so far and this step."""
    path = [*(acting.path if acting.kind else [model.square]), to]
    seen = {square for point in path for square in g.map.seen_from(point)}
    return sum(free(g, square) for square in g.zombie_squares() if square in seen)


def hearing(g: DeadSilence, model: Model) -> int:
    """How many would hear a shot from here."""
    return sum(free(g, square) for square in g.map.within(model.square, NOISE))


def free(g: DeadSilence, square: int) -> int:
    """Zombies there that are neither marked nor busy."""
    return 0 if g.here[square] else g.state.zombies[square] - g.state.marked[square]


def for_answer(g: DeadSilence, attack: Test, defence: Test, card: str) -> list[Fact]:
    """A bite, answered that way."""
    more = Test(defence.model, defence.kind, defence.stat, defence.square, defence.dice + (boost.DICE if card else 0))
    wins, loses = duel(g, attack, more)
    told = [harm(defence.model, wins)]
    return [*told, Fact("fact-kill", {"percent": percent(loses)})] if defence.kind == FIGHT else told


def for_end(g: DeadSilence, option: Option) -> list[Fact]:
    """Leaving may lose everything: that is asked twice (MA-LEAVE-05, MA-HOME-10)."""
    lost = option.text == "option-call-empty" or option.args.get("then") == "over"
    return [Fact("fact-over", {"what": g.state.scenario}, grave=True)] if lost else []


def for_boost(g: DeadSilence, attack: Test, played: bool) -> list[Fact]:
    """An attack, with or without the card."""
    more = Test(attack.model, attack.kind, attack.stat, attack.square, attack.dice + (boost.DICE if played else 0))
    if attack.model is None or attack.model.stage != BOARD:
        return []
    if attack.kind == FIGHT:
        wins, loses = duel(g, more, fight.zombie_fights(g, attack.square))
        return [Fact("fact-kill", {"percent": percent(wins)}), harm(attack.model, loses)]
    return [Fact("fact-kill", {"percent": percent(duel(g, more, shoot.defence_of(g, attack.model, attack.square))[0])})]


def for_help(g: DeadSilence, ask: Ask, card: str) -> list[Fact]:
    """Dice that lie on the table, with or without the card that may still change what they say."""
    dice: tuple[Test, Test] | None = ask.about
    if dice is None:
        return []
    attack, defence = dice
    test = attack if attack.model is not None else defence
    more: tuple[float, ...] = (0.0, 1.0) if card else (1.0,)
    if card == boost.AGAIN:
        more = pool(sum(die < test.stat for die in test.rolled), test.stat, is_klutz(g, test))
    ours = 1 if test is attack else -1
    wins = sum(chance for count, chance in enumerate(more) if boost.result(attack, defence, ours * count) > 0)
    loses = sum(chance for count, chance in enumerate(more) if boost.result(attack, defence, ours * count) < 0)
    good, bad = (wins, loses) if test is attack else (loses, wins)
    falls, hurt = Fact("fact-kill", {"percent": percent(good)}), harm(test.model, bad)
    if defence.kind != FIGHT:
        return [falls if test is attack else hurt]
    safe = test is attack or boost.result(attack, defence, 0) <= 0  # then what a card may still change is said first
    return [falls, hurt] if safe else [hurt, falls]

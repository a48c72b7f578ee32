"""What the answers of this game amount to: a verb for each, and the halves of an action, cards and Heroics they spend."""

from __future__ import annotations

from collections.abc import Iterable

from stockade.engine import Ask, Option
from stockade.engine.verbs import Cost, Costs, Verb, VerbTable, spends
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.state import HALVES


def halves(count: int) -> Costs:
    """MA-ACT-02..05: so many of the two halves of an action."""

    def costs(g: DeadSilence, ask: Ask, option: Option) -> Iterable[Cost]:
        return (Cost("half", count),)

    return costs


def step(g: DeadSilence, ask: Ask, option: Option) -> Iterable[Cost]:
    """A square of movement is half an action; in flight the second square of a half is free."""
    acting = g.state.acting
    return () if acting is not None and acting.steps else (Cost("half"),)


VERBS = VerbTable(
    {
        "move": Verb("move", ["option-move"], step),
        "leap": Verb("move", ["option-leap"], halves(1)),
        "ride": Verb("move", ["option-ride"]),
        "late": Verb("move", ["option-late"], spends("heroics")),
        "exit": Verb("move", ["option-exit", "option-leap-out"]),
        "charge": Verb("attack", ["option-charge"], step),
        "shoot": Verb("attack", ["option-shoot", "option-shoot-marked"], halves(1)),
        "aim": Verb("attack", ["option-aim", "option-aim-marked"], halves(HALVES)),
        "cover": Verb("attack", ["option-cover"], halves(HALVES)),
        "fight": Verb("attack", ["option-fight", "option-fight-marked"]),
        "sweep": Verb("attack", ["option-sweep", "option-again"]),
        "play": Verb("play", ["option-order", "option-play-card", "option-play-dice"], spends("card")),
        "lay": Verb("play", ["option-lay"], spends("card")),
        "resolve": Verb("play", ["option-resolve"]),
        "deed": Verb("use", ["option-deed"], spends("heroics")),
        "authority": Verb("use", ["option-authority"], spends("heroics")),
        "lead": Verb("use", ["option-lead", "option-lead-at"], spends("heroics")),
        "stand": Verb("other", ["option-stand"], halves(1)),
        "activate": Verb("other", ["option-activate"]),
        "add": Verb("other", ["option-add"], spends(points="points")),
        "deploy": Verb("choose", ["option-deploy", "option-deploy-rest"]),
        "answer": Verb("choose", ["option-answer"]),
        "answer-card": Verb("choose", ["option-answer-card"], spends("card")),
        "brave": Verb("choose", ["option-brave"]),
        "model": Verb("choose", ["option-model"]),
        "square": Verb("choose", ["option-square", "option-from"]),
        "wall": Verb("choose", ["option-wall"]),
        "reward": Verb("choose", ["option-reward"]),
        "discard": Verb("choose", ["option-discard"], spends("card")),
        "again": Verb("choose", ["option-play-again"]),
        "stay": Verb("choose", ["option-stay"]),
        "call": Verb("choose", ["option-call"]),
        "call-empty": Verb("choose", ["option-call-empty"], last=True),
        "retreat": Verb("choose", ["option-retreat"], last=True),
        "restart": Verb("choose", ["option-restart"], last=True),
        "go": Verb("end", ["option-go"]),
        "nothing": Verb("end", ["option-nothing"], last=True),
        "done": Verb("end", ["option-done", "option-stop-action", "option-stop", "option-enough"]),
        "keep": Verb("end", ["option-no-card"]),
        "next": Verb("end", ["option-next-turn"]),
        "pass": Verb("end", ["option-pass"], last=True),
    }
)

"""A turn planned ahead, as a screen asks for it: what the steps cost and risk together, what may come next, and playing them in one go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stockade.engine.ask import Ask, Option
from stockade.engine.errors import StaleDecision
from stockade.engine.gameparts import Fact
from stockade.engine.table import Table
from stockade.engine.text import Text
from stockade.engine.verbs import Cost
from stockade.insight.plan import goes_on, planned
from stockade.server.insights import AskPlan
from stockade.server.options import OptionView, PlanFrame, PlanStep
from stockade.server.questions import act_of, cost_view, option_view, rank
from stockade.server.sentences import say, sentence

if TYPE_CHECKING:
    from stockade.server.room import Room


def plan_frame(table: Table, text: Text, frame: AskPlan, lang: str) -> PlanFrame:
    """What comes of these steps, from what that seat may know."""
    asked = table.asked(frame.seat)
    if asked is None or asked.id != frame.decision:
        raise StaleDecision(decision=frame.decision)
    steps: list[PlanStep] = []
    costs: dict[str, int] = {}

    def look(twin: Table, ask: Ask, keys: Sequence[str]) -> None:
        facts = twin.game.odds.facts(twin.play, ask)
        for seen in [option_of(twin, ask, one, lang, facts, text) for one in ask.options if one.key in keys]:
            for cost in seen.cost:
                costs[cost.what] = costs.get(cost.what, 0) + cost.count
            steps.append(PlanStep(list(keys), seen.text, seen.touches, seen.facts))

    plan = planned(table, frame.seat, frame.steps, look)
    more = plan.ask
    known = plan.twin.game.odds.facts(plan.twin.play, more) if more else {}
    return PlanFrame(
        seat=frame.seat,
        decision=frame.decision,
        steps=steps,
        cost=[cost_view(text, Cost(what, count), lang) for what, count in costs.items()],
        stop=say(lang, f"plan-{plan.stop}") if plan.stop else "",
        prompt=sentence(text, lang, more.prompt, more.args) if more else "",
        options=[option_of(plan.twin, more, one, lang, known, text) for one in more.options] if more else [],
    )


def option_of(table: Table, ask: Ask, option: Option, lang: str, facts: dict[str, list[Fact]], text: Text) -> OptionView:
    """An answer as a screen is told it."""
    act = act_of(table, ask, option)
    return option_view(option, act, rank(ask, option, act, []), lang, facts.get(option.key, []), text)


async def play_plan(room: Room, frame: AskPlan) -> None:
    """Its answers are given one after the other, each kept as any other is, until something unexpected comes up."""
    table, seat, decision = room.table, frame.seat, frame.decision
    asked, revealed = planned(table, seat, frame.steps).asked, table.play.revealed
    for at, keys in enumerate(frame.steps):
        if at and (at >= len(asked) or not goes_on(table, seat, asked[at], keys, revealed)):
            break
        if at and (ask := table.asked(seat)):
            decision = ask.id
        await room.answer(seat, decision, keys)

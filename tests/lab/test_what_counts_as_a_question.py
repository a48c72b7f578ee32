"""What the lab counts as a question: what people would have to answer."""

from collections.abc import Sequence
from typing import Any

import pytest

from stockade.engine import Ask, AskAny, Option, Table
from stockade.lab.many import Counted
from stockade.testing.onerule import one_rule


class Says:
    """A bot with one answer."""

    def __init__(self, key: str) -> None:
        self.key = key

    def choose(self, table: Table, ask: Ask) -> Sequence[str]:
        return [self.key]


async def turn_with_an_offer(g: Any) -> Any:
    turn = [Option("act", "option-act"), Option("end", "option-end")]
    help_out = [Option("help", "option-help"), Option("wait", "option-wait")]
    return await AskAny([Ask(0, "prompt-turn", turn), Ask(1, "prompt-help", help_out, offer=True)])


@pytest.mark.parametrize(("seat", "key", "counted"), [(0, "act", 1), (0, "end", 1), (1, "help", 1), (1, "wait", 0)])
def test_an_offer_counts_when_it_is_taken_up(seat: int, key: str, counted: int) -> None:
    table, bot = one_rule(turn_with_an_offer, 2), Counted(Says(key))
    bot.choose(table, table.pending[seat])
    assert bot.questions == counted

"""A room on its own: what it does by itself comes to an end."""

import asyncio
from collections.abc import Sequence

from stockade.engine import Ask, Option
from stockade.server.room import UNASKED_MOST, Room


class Endless(Room):
    """A room whose game asks again after every answer that was given beforehand."""

    def __init__(self) -> None:
        self.id = "endless"
        self.answered = 0

    def standing_ask(self) -> Ask:
        return Ask(0, "prompt-again", [Option("pass", "option-pass")])

    def standing_keys(self, ask: Ask) -> list[str]:
        return ["pass"]

    async def _answer(self, seat: int, ask_id: int, keys: Sequence[str], how: str) -> None:
        self.answered += 1
        assert self.answered <= UNASKED_MOST, "it never lets anybody else speak"


def test_standing_answers_stop_after_a_while_and_leave_the_rest_to_the_machine() -> None:
    room = Endless()
    asyncio.run(room._pass_on())
    assert room.answered == UNASKED_MOST

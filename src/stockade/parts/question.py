"""Questions of the whole group: one seat is asked and may hand it on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stockade.engine.ask import Ask, Option
from stockade.engine.event import Arg


def group_ask(
    seat: int,
    prompt: str,
    options: Sequence[Option],
    rule: str,
    args: Mapping[str, Arg],
    least: int | None = None,
    most: int | None = None,
) -> Ask:
    """What the players decide together, put to that seat first."""
    ask = Ask(seat, prompt, options, rule=rule, least=least, most=most, group=True)
    ask.args = dict(args)
    return ask

"""Votes, for games in which players may not trust each other: put to all voters at once, hidden until the last one is in; a tie goes to
one seat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stockade.engine import Ask, AskAll, Option
from stockade.engine.event import Arg


class Tally(Struct, frozen=True):
    """A vote that was counted. `votes` are in the order of the voters."""

    voters: list[int]
    votes: list[bool]

    @property
    def ayes(self) -> list[int]:
        """Who was for it."""
        return [seat for seat, vote in zip(self.voters, self.votes, strict=True) if vote]

    @property
    def noes(self) -> list[int]:
        """Who was against it."""
        return [seat for seat, vote in zip(self.voters, self.votes, strict=True) if not vote]

    @property
    def tied(self) -> bool:
        """As many for as against (nobody at all counts as well)."""
        return len(self.ayes) == len(self.noes)


class Ballot:
    """A question that several seats answer with yes or no, in secret. `texts` are the messages of the two answers."""

    def __init__(self, prompt: str, texts: tuple[str, str], rule: str, **args: Arg) -> None:
        self.prompt = prompt
        self.texts = texts
        self.rule = rule
        self.args = args

    def ask(self, seat: int, prompt: str = "", secret: bool = True) -> Ask:
        """The question for one seat."""
        yes, no = self.texts
        options = [Option("vote:yes", yes, dict(self.args), True), Option("vote:no", no, dict(self.args), False)]
        ask = Ask(seat, prompt or self.prompt, options, rule=self.rule, secret=secret)
        ask.args = dict(self.args)
        return ask

    async def cast(self, voters: Sequence[int]) -> Tally:
        """All vote at once; nobody sees a vote before the last one is in."""
        votes: list[bool] = await AskAll([self.ask(seat) for seat in voters]) if voters else []
        return Tally(list(voters), votes)

    async def decide(self, tally: Tally, judge: int, prompt: str) -> bool:
        """The majority, or what the judge says when there is none."""
        if tally.tied:
            return bool(await self.ask(judge, prompt, secret=False))
        return len(tally.ayes) > len(tally.noes)

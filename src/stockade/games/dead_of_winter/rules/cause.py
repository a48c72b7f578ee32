"""Why something happens: whose effect it is, which survivor, place and card it speaks of, and the rule it cites."""

from __future__ import annotations

from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.state import NONE, Survivor


class Cause:
    """The speaker of an effect. `survivor` acts or set the card off, `place` is "here", `card` is the item in question."""

    __slots__ = ("card", "giver", "neutral", "option", "place", "road", "rule", "seat", "survivor")

    def __init__(
        self,
        seat: int,
        rule: str,
        *,
        survivor: str = "",
        place: int = NONE,
        card: int = NONE,
        giver: int = NONE,
        neutral: bool = False,
        road: str = "",
        option: int = 0,
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.survivor = survivor
        self.place = place
        self.card = card
        self.giver = giver
        self.neutral = neutral  # a crisis or an objective: no player's doing
        self.road = road
        self.option = option

    def who(self, g: Winter) -> Survivor | None:
        """The survivor, while in play."""
        return g.survivors.get(self.survivor)

    def here(self, g: Winter) -> int:
        """The place in question: the survivor's, or the one it happened at."""
        survivor = g.survivors.get(self.survivor)
        return survivor.place if survivor is not None else self.place

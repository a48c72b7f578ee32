"""Standing answers about cards: a seat says once that a card is always used at its window, or never in this round.

Only windows that the game names (`StandingPart.windows`) are answered so, and each of them can be passed: a forced or mandatory choice is
asked whatever was said. Cards that cost nothing and only help (`StandingPart.habits`) are always used until the seat says otherwise. The
server keeps these with a table, the terminal with a sitting.

Of helping others (`StandingPart.favour`) a seat speaks as of a card called `OTHERS`: always asked, never, or as usual. As usual people are
asked about people, and about bots when it is pressing, until they have let it happen.

Whoever lets happen what is at stake (`StandingPart.stake`) lets as much or less of the same happen, until the round is over: four threat
that were let happen need no question about three more. A card that offers the same choice twice in a round gets the same answer twice.
What hardly matters (`Stake.trifle`) is let happen from the beginning; whoever takes that back is asked from then on.

Of paying besides one's own turn a seat speaks as of a card called `PAYING`, which is a habit: what was decided on is paid for without
another question where it can be done with things that are there to be spent (`StandingPart.paid`), until the seat wants to be asked.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from stockade.engine.ask import Ask
from stockade.engine.game import Game
from stockade.engine.gameparts import Stake
from stockade.engine.table import Table

ALWAYS, NEVER, ASKED = "always", "never", "ask"
PASS = "pass"
OTHERS = "others"
PAYING = "spending"
TURN = "turn"  # passing until then: the next turn of one's own
MOST = 100  # cards a seat may have spoken about


class Said(Struct):
    """What was said about a card, and in which round."""

    answer: str
    round: int


class CardAnswers:
    """What the seats of one table have said about their cards, and which cards they use as long as they have said nothing."""

    def __init__(self, habits: Collection[str] = ()) -> None:
        self.habits = habits
        self.said: dict[int, dict[str, Said]] = {}
        self.let: dict[
            tuple[int, str], tuple[int, int, str]
        ] = {}  # per seat and window: in which round how much was let happen, by which key
        self.asked: set[int] = set()  # seats that want to be asked whatever hangs on it

    def say(self, seat: int, card: str, answer: str, round: int) -> None:
        """From now on; `ask` takes it back."""
        mine = self.said.setdefault(seat, {})
        mine.pop(card, None)
        if (answer != ASKED or card in self.habits) and len(mine) < MOST:
            mine[card] = Said(answer, round)

    def reset(self, seat: int) -> None:
        """Somebody else sits there: nothing has been said."""
        self.said.pop(seat, None)
        self.asked.discard(seat)

    def forget(self, seat: int) -> None:
        """That seat is asked about everything again, habits and trifles included."""
        self.asked.add(seat)
        self.said[seat] = {card: Said(ASKED, 0) for card in self.habits}

    def heard(self, seat: int, stake: Stake | None, keys: Collection[str], round: int) -> None:
        """That seat has answered so where this was at stake: what it lets happen counts for less of the same, what it does ends that."""
        if stake is None:
            return
        let = len(keys) == 1 and (not stake.leave or stake.leave in keys or not set(stake.alike).isdisjoint(keys))
        for about in (stake.about, *(stake.too if not stake.after or stake.after in keys else ())):
            if let:
                self.let[seat, about] = (round, stake.much, stake.leave or "".join(keys))
            else:
                self.let.pop((seat, about), None)

    def _let(self, game: Game, play: Any, ask: Ask, round: int, others: bool = False) -> str | None:
        """The key that lets it happen, when as much has been let happen in this round and nothing hangs on it."""
        stake = game.standing.stake(play, ask)
        if stake is None or stake.pressing or ask.always or stake.others != others:
            return None
        if stake.trifle:
            return None if ask.seat in self.asked else stake.leave
        when, much, chosen = self.let.get((ask.seat, stake.about), (-1, 0, ""))
        key = stake.leave or chosen
        return key if when == round and stake.much <= much and any(option.key == key for option in ask.options) else None

    def holding(self, seat: int, round: int) -> dict[str, str]:
        """What that seat has said and still holds: `never` ends with its round."""
        mine = self.said.get(seat, {}).items()
        return {card: one.answer for card, one in mine if one.answer != NEVER or one.round == round or card == OTHERS}

    def left(self, game: Game, play: Any, ask: Ask, round: int, bots: Collection[int]) -> str | None:
        """The key that leaves it to others, when the seat does not want to be asked about helping them."""
        favour = game.standing.favour(play, ask)
        if favour is None:
            return None
        said = self.holding(ask.seat, round).get(OTHERS, ASKED)
        if said == ASKED and favour.seat in bots:
            return self._let(game, play, ask, round, others=True) if favour.pressing else favour.leave
        return favour.leave if said == NEVER else None

    def paid(self, game: Game, play: Any, ask: Ask, round: int) -> list[str]:
        """The keys with which it is paid; none when the seat has to be asked."""
        said = dict.fromkeys(self.habits, ALWAYS) | self.holding(ask.seat, round)
        return [] if ask.always or said.get(PAYING) != ALWAYS else game.standing.paid(play, ask)

    def key(self, game: Game, play: Any, ask: Ask, round: int) -> str | None:
        """The answer that was given beforehand; None when the seat has to be asked."""
        said = dict.fromkeys(self.habits, ALWAYS) | self.holding(ask.seat, round)
        if all(option.key != PASS for option in ask.options):
            return self._let(game, play, ask, round)
        cards = game.standing.windows(play, ask)
        for option in ask.options:
            if said.get(cards.get(option.key, "")) == ALWAYS:
                return option.key
        if let := self._let(game, play, ask, round):
            return let
        if ask.always:
            return None  # there may be more to choose from than the others know of
        return PASS if cards and all(said.get(card) == NEVER for card in cards.values()) else None


def beforehand(cards: CardAnswers, table: Table, ask: Ask, bots: Collection[int]) -> list[str] | None:
    """What that seat has said about this question, or what goes without saying; None when it has to be asked."""
    now = (table.game, table.play, ask, table.round)
    key = cards.key(*now) or cards.left(*now, bots)
    return [key] if key is not None else cards.paid(*now) or None


def passing(ask: Ask) -> list[str] | None:
    """The keys that pass this question, when it can be passed."""
    for option in ask.options:
        if option.key == PASS or option.key.startswith(f"{PASS}:"):
            return [option.key]
    if ask.offer:
        return [ask.options[-1].key]
    if ask.always:
        return None  # whether nothing is a possible answer may depend on what the others do not know: an answer at once would tell them
    return [] if ask.least == 0 else None

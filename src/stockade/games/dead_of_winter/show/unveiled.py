"""What the seats of a finished game kept from each other: objectives, cards against a crisis, empty hands that were not, wrong exiles.

The log tells none of it (DW-INFO-02, -08), so the game is played again and watched.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from stockade.engine import Event, Fact, Table
from stockade.engine.ask import Answer
from stockade.engine.branch import retraced
from stockade.engine.event import Arg
from stockade.engine.gameparts import Kept, Unveiled
from stockade.games.dead_of_winter.effects.check import holds
from stockade.games.dead_of_winter.facts import BETRAYALS, CARDS, CRISES, ITEMS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import judged
from stockade.games.dead_of_winter.state import State


def unveiled(table: Table) -> list[Unveiled]:
    """Whoever worked against the others first (DW-WIN-08); nothing before the end."""
    if not table.outcome:
        return []
    g = Winter(table.state)
    diary = Diary(table.state.seats)
    for again, answer in retraced(table):
        diary.look(again)
        if answer is not None:
            diary.listen(again, answer)
    return sorted((seat_of(g, seat, diary.deeds[seat]) for seat in range(table.state.seats)), key=rank)


def rank(one: Unveiled) -> tuple[bool, int, int]:
    """Betrayers, then whoever has most to answer for."""
    return not one.against, -sum(deed.bad for deed in one.deeds), one.seat


# -- what everybody aimed for ---------------------------------------------------------------------------------------------


def seat_of(g: Winter, seat: int, deeds: list[Kept]) -> Unveiled:
    """A seat at the end."""
    player, won = g.player(seat), seat in g.state.winners
    cards = [card for card in (player.shown, player.secret, player.betrayal, player.exile_card) if card]
    against = player.secret in BETRAYALS
    aim = Fact("kept-betrayer" if against else "kept-aim", {"aims": list(cards)}) if cards else None
    counted = [card for card in cards if card != player.shown]
    about = [Fact("kept-about" if len(cards) == 1 else "kept-about-one", {"aim": card}) for card in counted]
    return Unveiled(seat, aim, about, result(g, seat, won), won, against, deeds)


def result(g: Winter, seat: int, won: bool) -> Fact:
    """What became of it: a win, or how many of its conditions were met."""
    if won:
        return Fact("kept-won-alone" if len(g.state.winners) == 1 and g.state.seats > 1 else "kept-won")
    if g.player(seat).out:
        return Fact("kept-out")
    checks = judged(g, seat)
    if not checks:
        return Fact("kept-lost")
    return Fact("kept-missed", {"count": sum(holds(g, Cause(seat, "DW-WIN-08"), check) for check in checks), "total": len(checks)})


# -- what they did --------------------------------------------------------------------------------------------------------


class Gift(Struct):
    """A card in the crisis, who gave it, and the position that it led to."""

    item: str
    seat: int
    at: int


class Diary:
    """What each seat did behind the others' backs, while the game is played again."""

    def __init__(self, seats: int) -> None:
        self.deeds: list[list[Kept]] = [[] for _ in range(seats)]
        self.round = 1
        self.heard = 0
        self.gifts: list[Gift] = []
        self.shown: list[str] = []  # from the crisis
        self.giver = 0  # the last one
        self.ayes: list[str] = []
        self.denied: dict[tuple[int, int, str], Kept] = {}

    def listen(self, again: Table, answer: Answer) -> None:
        """DW-INFO-02: what is answered to a request may be untrue."""
        ask = again.asked(answer.seat)
        if ask is None or ask.prompt != "prompt-request" or answer.keys != ["none"]:
            return
        symbol = str(ask.args["symbol"])
        state: State = again.state
        held = [card for card in state.players[answer.seat].hand if SYMBOL[card] == symbol]
        if not held:
            return
        key = (answer.seat, self.round, symbol)
        if key in self.denied:  # whoever is asked again says it again
            self.denied[key].args["times"] = int(str(self.denied[key].args["times"])) + 1
            return
        at = len(again.answers) + 1
        self.denied[key] = self._note(answer.seat, "kept-denied", "DW-INFO-02", at, bad=True, symbol=symbol, count=len(held), times=1)

    def look(self, again: Table) -> None:
        """What has happened since."""
        if not self.heard:
            self.round = max(1, again.round)
        for event in again.log[self.heard :]:
            self._hear(event, again)
        self.heard = len(again.log)
        state: State = again.state
        self.gifts += [Gift(CARDS[one.card], one.seat, len(again.answers)) for one in state.given[len(self.gifts) :]]

    def _hear(self, event: Event, again: Table) -> None:
        args: dict[str, Any] = event.args
        match event.kind:
            case "round.began":
                self.round = args["round"]
            case "crisis.fed":
                self.giver = int(args["player"])
            case "crisis.card-shown":
                self.shown.append(args["item"])
            case "crisis.struck" | "crisis.prevented":
                self._count(args["crisis"], args["need"] - args["points"], len(again.answers))
            case "votes.counted":
                self.ayes = args["ayes"]
            case "player.exiled":
                seat = int(args["player"])
                state: State = again.state
                text = "kept-caught" if state.players[seat].secret in BETRAYALS else "kept-wronged"
                self._note(seat, text, "DW-VOTE-05", len(again.answers), bad=False, players=self.ayes)
            case _:
                pass

    def _count(self, crisis: str, short: int, at: int) -> None:
        """DW-CRISIS-04: whose cards counted against it, and whether it would not have struck without them."""
        late = Counter(self.shown) - Counter(gift.item for gift in self.gifts)  # given by the very answer that ended the last turn
        gifts = self.gifts + [Gift(item, self.giver, at) for item in late.elements()]
        self.gifts, self.shown = [], []
        against = [gift for gift in gifts if ITEMS[gift.item].symbol not in CRISES[crisis].accepts]
        for seat in dict.fromkeys(gift.seat for gift in against):
            mine = [gift for gift in against if gift.seat == seat]
            text = "kept-in-vain" if short <= 0 else "kept-decided" if short <= len(mine) else "kept-spoiled"
            items = [gift.item for gift in mine]
            self._note(seat, text, "DW-CRISIS-04", mine[0].at, bad=True, crisis=crisis, items=items)

    def _note(self, seat: int, text: str, rule: str, at: int, bad: bool, **args: Arg) -> Kept:
        deed = Kept(text, {"round": self.round, **args}, rule, bad, at)
        self.deeds[seat].append(deed)
        return deed

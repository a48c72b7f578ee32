"""A very small game with everything a server must handle: hands, dice, phases, passing, a group question and a secret vote."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import field

from stockade.engine import (
    Ask,
    AskAll,
    AskAny,
    BadSetup,
    Chance,
    Game,
    GameState,
    Option,
    Play,
    RecordsPart,
    Refused,
    Score,
    TaskBook,
    call,
    register,
)
from stockade.engine.gameparts import ForecastPart

CARDS = ["amber", "basalt", "cobalt", "dahlia", "ebony", "fennel", "garnet", "hazel", "indigo", "jasper", "khaki", "lilac"]
book = TaskBook()


class Night(GameState, array_like=True, kw_only=True):
    """Hands are secret, lamps are not."""

    hands: list[list[str]] = field(default_factory=list[list[str]])
    played: list[str] = field(default_factory=list[str])
    lamps: int = 0
    rounds: int = 3
    gate: bool = False


class Lanterns(Play[Night]):
    """The night in progress."""


@book
async def round_begins(g: Lanterns) -> None:
    g.state.round += 1
    if g.state.round > g.state.rounds:
        g.end("won")
    g.emit("round.began", round=g.state.round)
    g.state.phase = "watch"
    g.emit("phase.began", phase="watch")
    g.next(*[call(turn, seat) for seat in range(g.state.seats)], call(enemies), call(round_begins))


@book.turn
async def turn(g: Lanterns, seat: int) -> None:
    g.emit("turn.began", seat=seat)
    while True:
        hand = g.state.hands[seat]
        options = [Option(f"play:{card}", "option-play", {"card": card}, ("play", card)) for card in hand]
        options += [Option("roll", "option-roll", {}, ("roll", "")), Option("break", "option-break", {}, ("break", ""))]
        options += [Option("pass", "option-pass", {}, ("pass", ""))]

        def why_not() -> list[Refused]:
            return [Refused("sleep", "refused-sleep", "LA-01")]

        verb, card = await Ask(seat, "prompt-turn", options, rule="LA-01", why_not=why_not)
        if verb == "play":
            hand.remove(card)
            g.state.played.append(card)
            g.emit("card.played", card=card, seat=seat)
        elif verb == "roll":
            g.emit("lamp.lit", count=g.chance.die())
            g.state.lamps += 1
        elif verb == "break":
            raise ZeroDivisionError
        else:
            return


@book
async def enemies(g: Lanterns) -> None:
    g.state.phase = "enemies"
    g.emit("phase.began", phase="enemies")
    hold = await Ask(0, "prompt-group", [Option("hold", "option-hold", {}, True), Option("flee", "option-flee", {}, False)], group=True)
    g.emit("group.chose", hold=int(hold))
    votes = [
        Ask(seat, "prompt-vote", [Option("yes", "option-yes", {}, 1), Option("no", "option-no", {}, 0)], secret=True)
        for seat in range(g.state.seats)
    ]
    g.emit("vote.counted", count=sum(await AskAll(votes)))
    if g.state.gate:
        gates = [Option("gate", "option-gate", {}, True), Option("pass", "option-pass", {}, False)]
        seat, _ = await AskAny([Ask(seat, "prompt-gate", gates) for seat in range(g.state.seats)])
        g.emit("turn.began", seat=seat)


class Outlook(ForecastPart):
    """A turn ends with a pass."""

    def idle(self, play: Lanterns, ask: Ask) -> list[str] | None:
        return ["pass"] if ask.prompt == "prompt-turn" else None


class Records(RecordsPart):
    """The more lamps the better."""

    def score(self, play: Lanterns) -> Score:
        return Score(play.state.lamps, details={"rounds": play.state.rounds})


class LanternsGame(Game):
    """Three rounds and the night is over."""

    id = "lanterns"
    seats = (1, 4)
    scenarios = ("short",)
    folder = Path(__file__).parent
    records = Records()
    forecast = Outlook()
    tasks = book
    state_type = Night
    refs = {"card": "card", "phase": "phase"}
    phases = ("watch", "enemies")

    def setup(self, setup: dict[str, Any], chance: Chance) -> Night:
        seats = setup.get("seats", 2)
        if seats not in (1, 2, 3, 4):
            raise BadSetup("lanterns-seats", seats=str(seats))
        deck = list(CARDS)
        chance.shuffle(deck)
        hands = [deck[3 * i : 3 * i + 3] for i in range(seats)]
        return Night(seats=seats, chance=[], hands=hands, agenda=[call(deal)], rounds=setup.get("rounds", 3), gate=bool(setup.get("gate")))

    def play(self, state: Night) -> Lanterns:
        return Lanterns(state)

    def view(self, play: Lanterns, seat: int | None) -> dict[str, Any]:
        state = play.state
        hand = [] if seat is None else state.hands[seat]
        return {"hand": hand, "counts": [len(h) for h in state.hands], "played": state.played, "lamps": state.lamps}

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        return {"scenario": scenario, "seats": seats}


@book
async def deal(g: Lanterns) -> None:
    for seat, hand in enumerate(g.state.hands):
        for card in hand:
            g.emit("card.dealt", only=(seat,), card=card)
    g.next(call(round_begins))


GAME = register(LanternsGame())

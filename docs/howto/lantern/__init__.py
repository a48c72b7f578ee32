"""The Last Lantern: two to four keepers keep a flame alive through the windy nights. A whole game in one short file."""

from collections import Counter
from pathlib import Path
from typing import Any

from stockade.engine import (
    Ask,
    AskAll,
    AskAny,
    BadSetup,
    BotPart,
    Cards,
    Chance,
    FormPart,
    Game,
    GameState,
    Option,
    Pile,
    Play,
    Refused,
    SeatShown,
    SecretsPart,
    SetupOption,
    TaskBook,
    Track,
    call,
)

KEEPERS = ("ash", "birch", "cedar", "dogwood")
NIGHTS = {"breeze": 3, "storm": 5}
WICKS = {"long": 4, "short": 2}  # LL-SETUP-01: how high the flame begins
OIL = [1] * 10 + [2] * 8 + [3] * 6
task = TaskBook()


class Lantern(GameState):
    flame: int
    deck: list[int]
    hands: list[list[int]]
    poured: list[int]
    nights: int


@task
async def night(g: Play[Lantern]) -> None:
    """LL-NIGHT: vote, pour, wind, fetch."""
    g.state.round += 1
    g.emit("night.fell", "LL-NIGHT-01", round=g.state.round)
    ballot = [Option("vote:feast", "option-feast", value=2), Option("vote:ration", "option-ration", value=1)]
    votes = await AskAll([Ask(seat, "prompt-vote", ballot, rule="LL-VOTE-01", secret=True) for seat in range(g.state.seats)])
    feast = votes.count(2) > votes.count(1)  # LL-VOTE-02: a tie means rationing
    g.emit("votes.counted", "LL-VOTE-02", feast=votes.count(2), ration=votes.count(1))
    g.next(*[call(pour, seat, feast) for seat in range(g.state.seats)], call(wind), call(fetch), call(night))


@task.turn
async def pour(g: Play[Lantern], seat: int, feast: bool) -> None:
    """LL-POUR: up to two cards at a feast, exactly one weak card when rationing."""
    held = Counter(oil for oil in g.state.hands[seat] if feast or oil < 3)
    options = [Option(f"pour:{oil}", "option-pour", {"oil": str(oil)}, oil, most=held[oil]) for oil in sorted(held)]
    strong = Refused("pour:3", "refused-strong", "LL-POUR-02", {"oil": "3"})
    least, most = (0, 2) if feast else (min(1, len(options)), 1)
    ask = Ask(seat, "prompt-pour", options, least=least, most=most, rule="LL-POUR-01", secret=True, always=True)
    ask.why_not = lambda: [] if feast else [strong]
    if not options:
        g.reveal()  # whoever pours nothing shows that there was nothing
    for oil in await ask:
        g.state.hands[seat].remove(oil)
        g.state.poured.append(oil)
        g.state.flame += oil
        g.emit("oil.poured", "LL-POUR-01", keeper=KEEPERS[seat], oil=str(oil), flame=g.state.flame)


@task
async def wind(g: Play[Lantern]) -> None:
    """LL-WIND: the flame loses what the die shows; the last night ends the game."""
    gust = g.chance.die()
    g.state.flame = max(0, g.state.flame - gust)
    g.emit("wind.blew", "LL-WIND-01", die=gust, flame=g.state.flame)
    if g.state.flame == 0:
        g.emit("game.lost", "LL-END-02")
        g.end("lost")
    if g.state.round == g.state.nights:
        g.emit("game.won", "LL-END-01")
        g.end("won")


@task
async def fetch(g: Play[Lantern]) -> None:
    """LL-FETCH: whoever stands up first draws two cards."""
    if g.state.deck:
        seats = range(g.state.seats)
        seat, _ = await AskAny([Ask(s, "prompt-fetch", [Option("fetch", "option-fetch")], rule="LL-FETCH-01") for s in seats])
        drawn = [g.state.deck.pop() for _ in range(min(2, len(g.state.deck)))]
        g.reveal()
        g.state.hands[seat] += drawn
        g.emit("oil.fetched", "LL-FETCH-01", keeper=KEEPERS[seat], count=len(drawn))
        g.emit("oil.drawn", "LL-FETCH-01", only=(seat,), oil=[str(oil) for oil in drawn])


def names(oil: list[int]) -> list[str]:
    return [str(one) for one in sorted(oil)]


class Hands(SecretsPart):
    def scramble(self, state: Lantern, seat: int | None, chance: Chance) -> None:
        unseen = [state.deck, *(hand for owner, hand in enumerate(state.hands) if owner != seat)]
        cards = [oil for pile in unseen for oil in pile]
        chance.shuffle(cards)
        for pile in unseen:
            pile[:] = [cards.pop() for _ in pile]


class KeeperBot(BotPart):
    def evaluate(self, play: Play[Lantern], seat: int) -> float:
        return play.state.flame + len(play.state.hands[seat]) / 2


class Shelf(FormPart):
    def options(self) -> list[SetupOption]:
        return [SetupOption("wick", list(WICKS))]


class LastLantern(Game):
    id, seats, minutes, folder = "last-lantern", (2, 4), 5, Path(__file__).parent
    scenarios, tasks, state_type = tuple(NIGHTS), task, Lantern
    refs = {"keeper": "keeper", "oil": "oil", "wick": "wick"}
    secrets, bot, form = Hands(), KeeperBot(), Shelf()

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        return {"scenario": scenario, "seats": seats, "wick": "long"}

    def setup(self, setup: dict[str, Any], chance: Chance) -> Lantern:
        seats, nights = setup.get("seats", 2), NIGHTS.get(setup.get("scenario", "breeze"))
        if seats not in range(2, 5) or nights is None:
            raise BadSetup("keepers", seats=str(seats))
        if (flame := WICKS.get(setup.get("wick", "long"))) is None:
            raise BadSetup("wick")
        deck = list(OIL)
        chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
        return Lantern(seats=seats, chance=[], agenda=[call(night)], flame=flame, deck=deck, hands=hands, poured=[], nights=nights)

    def play(self, state: Lantern) -> Play[Lantern]:
        return Play(state)

    def view(self, play: Play[Lantern], seat: int | None) -> dict[str, Any]:
        s = play.state
        hands = [Cards("oil", names(hand)) if owner == seat else Pile(len(hand)) for owner, hand in enumerate(s.hands)]
        return {
            "flame": Track(s.flame),
            "night": Track(s.round, s.nights),
            "deck": Pile(len(s.deck)),
            "poured": Cards("oil", names(s.poured)),
            "seats": [SeatShown(f"keeper:{KEEPERS[owner]}", {"hand": hands[owner]}) for owner in range(s.seats)],
        }

    def census(self, play: Play[Lantern]) -> dict[str, int]:
        s = play.state
        return {f"oil-{oil}": sum(pile.count(oil) for pile in (s.deck, s.poured, *s.hands)) for oil in (1, 2, 3)}


GAME = LastLantern()

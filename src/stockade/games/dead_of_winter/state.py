"""The state of a game of Dead of Winter: plain data, the whole truth between two tasks.

Item cards are numbers (`facts.CARDS` has their kinds), places are numbers in location order with the colony first, entrances are numbers
over the whole board. Names are for options, events and views.
"""

from __future__ import annotations

from msgspec import Struct, field

from stockade.engine import Event, GameState, TaskBook

task = TaskBook()
NONE = -1  # no card, no entrance, nobody


class Survivor(Struct, array_like=True):
    """A survivor in play."""

    id: str
    seat: int
    place: int
    wounds: int = 0
    frost: int = 0
    items: list[int] = field(default_factory=list[int])
    moved: bool = False
    rests: bool = False
    starting: bool = False  # its player began the game with it
    used: list[str] = field(default_factory=list[str])  # abilities spent this round, by the survivor they belong to


class Player(Struct, array_like=True):
    """What lies in front of a seat."""

    hand: list[int] = field(default_factory=list[int])  # of any size
    dice: list[int] = field(default_factory=list[int])  # unused
    gained: list[int] = field(default_factory=list[int])  # unused too, but gone at the end of the turn
    spent: list[int] = field(default_factory=list[int])
    dealt: list[str] = field(default_factory=list[str])  # survivors to choose from, before the first round
    leader: str = ""
    secret: str = ""
    betrayal: str = ""  # the second card of the prisoner's dilemma
    exile_card: str = ""
    exiled: bool = False
    out: bool = False
    shown: str = ""  # the objective that an exile who was no betrayer has laid open


class Given(Struct, array_like=True):
    """A card in the crisis and who gave it."""

    card: int
    seat: int


class Turn(Struct, array_like=True):
    """What the turn under way remembers."""

    seat: int = -1
    called: bool = False  # a vote to exile
    given: int = 0  # cards added to the crisis
    asked: list[str] = field(default_factory=list[str])  # symbols that nobody gave
    passed: list[int] = field(default_factory=list[int])  # cards handed off
    free_moves: bool = False  # no exposure rolls for moves
    die: int = 0  # taken up to pay for the next action; 0 when none
    requests: int = 0  # to the others, for a card


class Note(Struct, array_like=True):
    """Something the active player did that a crossroads card may be waiting for."""

    event: str
    survivor: str = ""
    place: int = -1
    symbol: str = ""
    card: int = -1
    giver: int = -1


class Later(Struct, array_like=True):
    """A crossroads effect that comes back: card, option, effect, and how often."""

    road: str
    option: int
    effect: int
    times: int
    seat: int


class State(GameState, kw_only=True):
    """Everything on and beside the board."""

    scenario: str
    side: str
    variant: str  # never changes during the game
    rules: list[str]
    players: list[Player]
    survivors: list[Survivor] = field(default_factory=list[Survivor])
    starters: int  # players who began the game
    first: int = 0
    morale: int
    rounds_left: int
    food: int = 0  # DW-SETUP-20: nothing there before the main objective says otherwise
    starvation: int = 0
    helpless: int = 0  # nobody's, without values or equipment, and they never move
    zombies: list[int]  # by entrance; as many as there are spaces, whatever the box holds
    barricades: list[int]
    noise: list[int]  # by place
    decks: list[list[int]]  # item cards by place, top last
    box: list[int]  # starting items that were not dealt: not removed from the game
    waste: list[int] = field(default_factory=list[int])  # top last
    removed: list[int] = field(default_factory=list[int])
    given: list[Given] = field(default_factory=list[Given])
    on_objective: list[int] = field(default_factory=list[int])
    drawn: list[int] = field(default_factory=list[int])  # in the searcher's fingers
    crisis: str = ""
    crisis_deck: list[str]
    crises_done: list[str] = field(default_factory=list[str])
    roads: list[str]
    road: str = ""  # the crossroads card in waiting
    reader: int = -1
    roads_done: list[str] = field(default_factory=list[str])
    survivor_deck: list[str]
    gone: list[str] = field(default_factory=list[str])  # survivors out of the game
    exile_deck: list[str]
    aside: list[str] = field(default_factory=list[str])  # objectives of the pool that nobody got
    box_secrets: list[str] = field(default_factory=list[str])
    box_betrayals: list[str] = field(default_factory=list[str])
    counters: dict[str, int] = field(default_factory=dict[str, int])
    used_items: list[int] = field(default_factory=list[int])
    disabled: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])  # card, last round
    flags: list[str] = field(
        default_factory=list[str]
    )  # what holds this round: no_leaving_colony, no_exile_votes; and vote_cancelled until it is seen
    later: list[Later] = field(default_factory=list[Later])
    turn: Turn = field(default_factory=Turn)
    notes: list[Note] = field(default_factory=list[Note])
    barricaded: list[int] = field(default_factory=list[int])  # entrances of the last barricade action
    owed: list[int] = field(default_factory=list[int])  # seats whose replacement comes when the bite has stopped
    waiting: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])  # survivors without a space
    batch: bool = False  # zombies are arriving: morale is looked at afterwards
    done: bool = False  # the main objective was met
    cause: str = ""
    seen: list[Event] = field(default_factory=list[Event])  # what players may judge each other by

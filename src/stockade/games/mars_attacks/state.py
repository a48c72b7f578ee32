"""The state of a campaign or a single battle: plain data, the whole truth between two tasks. Squares are numbers of the grid map."""

from __future__ import annotations

from msgspec import Struct, field

from stockade.engine import GameState, TaskBook

task = TaskBook()

HALVES = 2  # of an action
CAMP, BOARD, ESCAPED, SAVED, DEAD = "camp", "board", "escaped", "saved", "dead"


class Record(Struct, array_like=True):
    """What a model has been through since the campaign began. Whoever fell did so in that Round at that square, `to` a Zombie, a card, or
    because the transport left without it."""

    battles: int = 0
    survived: int = 0
    close: int = 0  # deaths that a Heroics point turned away
    rattled: int = 0
    round: int = 0
    square: str = ""
    to: str = ""


class Model(Struct, array_like=True):
    """One model of the force. `value` is its Heroics value, `points` what is left of it in this battle."""

    id: str
    profile: str
    seat: int
    purchase: int  # models of one purchase share this number
    value: int
    stage: str = CAMP
    square: int = -1
    points: int = 0
    activated: bool = False
    rattled: bool = False
    grieving: bool = False
    fought: bool = False  # in the squad of this battle
    lost: str = ""  # the battle it died in
    kills: int = 0
    record: Record = field(default_factory=Record)


class Acting(Struct, array_like=True):
    """The model whose activation is running, and the action it is in the middle of (`kind` is empty between two actions)."""

    model: str
    kind: str = ""  # action, deed, late
    acted: bool = False
    deeds: int = 0
    fights: int = 0
    brawled: bool = False
    late: bool = False  # a shot that killed nobody lets it move once more
    halves: int = 0
    steps: int = 0  # squares left of the half that is being moved
    over: bool = False
    leapt: bool = False
    stood: bool = False
    shot: bool = False
    hit: bool = False  # the shot killed somebody
    fought: bool = False
    path: list[int] = field(default_factory=list[int])


class Support(Struct, array_like=True):
    """A set of Support cards on the table, and the Turn in which the last one was laid."""

    card: str
    count: int
    turn: int


class Change(Struct, array_like=True):
    """Something about the board that is not as printed: an edge between two squares, or (b = -1) the ground of one."""

    a: int
    b: int
    kind: int


class Roll(Struct, array_like=True):
    """The last test, for people to look at."""

    who: str  # a model, or empty for Zombies
    test: str  # shoot, fight, survive, round, arrivals
    square: int
    stat: int
    dice: list[int]
    hits: list[int]


class Battle(Struct, array_like=True):
    """How one battle of the campaign ended."""

    battle: str
    result: str
    rounds: int
    lost: list[str]


class State(GameState, kw_only=True):
    """Everything on and beside the board."""

    scenario: str  # campaign, or one of the four battles
    battle: str
    side: str
    difficulty: int
    extra: int
    force: list[Model]  # as it was bought
    zombies: list[int]  # how many stand in each square
    marked: list[int]  # and how many of those are marked as activated
    changes: list[Change] = field(default_factory=list[Change])
    # Turns
    turn: int = 0
    uses: int = 0
    cards_used: int = 0
    turn_acted: int = 0
    turn_idle: bool = False
    begun: bool = False  # a model was activated or a card played this Round
    acting: Acting | None = None
    noise: int = 0  # dice added to the end-of-Round test
    quiet: bool = False  # Dead Quiet waits for the next action
    authority: str = ""  # who acts first this Round, unheard
    # cards
    deck: list[str]
    hand: list[str] = field(default_factory=list[str])
    discards: list[str] = field(default_factory=list[str])
    laid: list[Support] = field(default_factory=list[Support])
    # the battle's own
    first_kill: bool = False
    retreated: bool = False
    objectives: list[int] = field(default_factory=list[int])
    searched: int = 0
    transmitter: int = -1
    sent: bool = False
    called: bool = False
    # the campaign
    squad: list[str] = field(default_factory=list[str])
    battles: list[Battle] = field(default_factory=list[Battle])
    restarts: int = 0
    score: int = 0
    roll: Roll | None = None

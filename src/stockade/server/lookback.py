"""What is asked and answered about the past of a table: structs of the contract."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from stockade.server.protocol import LogLine, Welcome
from stockade.server.wire import GameView, Lang, Patch

Position = Annotated[int, Meta(ge=0, le=100_000)]
Sight = Annotated[
    int | Literal["watcher", "all"],
    Meta(title="Sight", description="Through whose eyes: a seat's, a watcher's, everybody's when it is over."),
]


class LookBack(Struct, forbid_unknown_fields=True):
    """A stretch of a table's past, from the position after `start` answers on; with `whole` what there is to look through.
    Without `eyes` through those that see most."""

    eyes: Sight | None = None
    start: Position = 0
    whole: bool = False
    lang: Lang = "en"


class Stop(Struct):
    """A position: after the answer of `seat` (-1: the first one), in which round and phase; `turn` where a turn or phase begins there."""

    seat: int
    round: int
    phase: str
    turn: bool = False


class Course(Struct):
    """All that can be looked through: its positions, how it ended, through whose eyes this browser may look, whether seats keep things
    from each other here, and whether it may play on from there."""

    welcome: Welcome
    stops: list[Stop]
    outcome: str
    winners: list[int]
    eyes: list[Sight]
    private: bool
    branch: bool


class Then(Struct):
    """The table at a position, as those eyes saw it."""

    round: int
    phase: str
    view: GameView
    views: dict[str, GameView] | UnsetType = UNSET


class Told(Struct):
    """One answer and what came of it. `text` is what was answered, where these eyes know; `lines` lead from view to view, and `patch` is
    what changed after the last of them. `asked` is who decides next."""

    lines: list[LogLine]
    text: str
    patch: Patch | UnsetType = UNSET
    asked: list[int] = []


class Past(Struct):
    """The positions from `start` on: the first as it was, each further one as a step from there. `lines` are the last of the log before."""

    start: int
    eyes: Sight
    table: Then
    asked: list[int]
    lines: list[LogLine]
    steps: list[Told]
    course: Course | UnsetType = UNSET


# -- reviews ----------------------------------------------------------------------------------------------------------


class AskReview(Struct, forbid_unknown_fields=True):
    """What a finished game looks like from its end."""

    lang: Lang = "en"


class ChancePoint(Struct):
    """The team's chance at a position, in percent, and how far off it may be; the end is no guess."""

    at: int
    share: int
    margin: int


class Side(Struct):
    """An answer: its words, why, and the share of imagined games it won."""

    text: str
    because: str
    wins: str


class TurnView(Struct):
    """Where the chance changed by so many points, and why: choice, luck, betrayal or (for the better) good. A choice was made by `seat`
    `at` that position: what was `played`, and what a strong player would have answered."""

    start: int
    end: int
    change: int
    kind: Literal["choice", "luck", "betrayal", "good"]
    at: int
    seat: int
    played: Side
    strong: Side | None = None


class DeedView(Struct):
    """Something that a seat did behind the others' backs, and the position that it led to; `bad` where it worked against them."""

    text: str
    rule: str
    bad: bool
    at: int


class SecretView(Struct):
    """A seat once everything is known: what it aimed for, in a few words (none: nothing of its own) and in full, what became of it, and
    what it did."""

    seat: int
    aim: str
    about: list[str]
    end: str
    won: bool
    against: bool
    deeds: list[DeedView]


class ReviewNow(Struct):
    """As far as it has come: `done` of `of` steps. `points` are on the line so far, `turns` come last, the largest first."""

    done: int
    of: int
    points: list[ChancePoint]
    turns: list[TurnView]
    secrets: list[SecretView]

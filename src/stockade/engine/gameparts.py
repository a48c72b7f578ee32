"""What a game may offer besides its core: bots, secrets, a set-up form, odds, standing answers, names, records.

Each part is a small class whose methods do nothing; a game that has the part puts an object of its own class in its place
(`bot = GreedyHeroes()`). Whoever uses a part needs not ask whether the game has it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct, field

from stockade.engine.ask import Ask, Option
from stockade.engine.chance import Chance
from stockade.engine.event import Arg, Event
from stockade.engine.text import Text


class Shift(Struct, frozen=True):
    """Where something that is counted stands before an answer, and for certain once that is carried out and nobody has chosen to step in.
    A `track` is named as those of forecasts are (`power:storm`); `good` is 1 where more is better and -1 where more is worse; `yours`
    where something is chosen first, and another choice may leave it as it is."""

    track: str
    before: int
    after: int
    good: int = 1
    yours: bool = False


class Fact(Struct):
    """What an answer is likely to do, as a text key with numbers ("Brute falls 89 %"). Whoever gives an answer with a `grave` one throws
    something away for good, and is asked again. What it does for certain to something that is counted is a `shift`."""

    text: str
    args: dict[str, Arg] = field(default_factory=dict[str, Arg])
    grave: bool = False
    shift: Shift | None = None


def shifted(text: str, track: str, before: int, after: int, good: int = 1, **args: Arg) -> Fact:
    """The fact that something stands elsewhere after an answer; its sentence is given `before` and `after`."""
    return Fact(text, {"before": before, "after": after, **args}, shift=Shift(track, before, after, good))


class Score(Struct):
    """What a finished game is remembered for: more `points` rank higher, `tie` decides between equals; `details` are ids and numbers."""

    points: int
    tie: int = 0
    details: dict[str, Any] = field(default_factory=dict[str, Any])


class SetupOption(Struct):
    """One thing that can be chosen when a table is made, for the new-table page."""

    name: str
    choices: list[str]
    least: int = 1
    most: int = 1


class BotPart:
    """What machine players know about the game."""

    complete = False  # whether quick answers cover every question and are good enough to be played: greedy bots then do not imagine
    budget = 0  # imagined answers for a decision of a strong bot: as many as a whole game has time for; 0: as many as usual

    def evaluate(self, play: Any, seat: int) -> float:
        """How good the position is for that seat, well within a million either way; greedy bots climb it."""
        return 0.0

    def quick_answer(self, play: Any, ask: Ask) -> list[str] | None:
        """A sensible answer found without thinking, for bots that look ahead; None when the game has no opinion."""
        return None

    def routine_answer(self, play: Any, ask: Ask) -> list[str] | None:
        """What somebody does at a table that is imagined to its end, for hints and forecasts; None: nothing, where that is an answer."""
        return self.quick_answer(play, ask)

    def horizon(self, play: Any) -> int | None:
        """How far the game has come (its round, say), for bots that plan: they imagine quick answers until it has grown, and evaluate
        there, the end of the game included. None: this game's bots judge right after an action."""
        return None

    def worthwhile(self, play: Any, ask: Ask) -> list[list[str]] | None:
        """The answers that a bot that plans should think about; None when all of them are."""
        return None

    def instead(self, play: Any, ask: Ask, keys: list[str]) -> list[str]:
        """What to answer in place of the thought-out answer: one that leads on to it and gains something before, or the same."""
        return keys


class TurnsPart:
    """What belongs to one turn: strong bots may plan it as a whole, and its end may not be all that a seat can do."""

    def planned(self, play: Any, seat: int) -> str:
        """The question that the turn of that seat consists of, where one is going on and is planned so; empty otherwise."""
        return ""

    def whim(self, play: Any, ask: Ask, mood: int, rng: Random) -> list[str] | None:
        """What somebody answers in that mood (any number above 0), who now and then does as he likes; None: the quick answer."""
        return None

    def alone(self, play: Any, seat: int) -> str:
        """The piece whose turn alone the end of a turn ends, while that seat has other pieces to play in this round; empty where it ends
        all that the seat can do. The others may still save what is about to be lost."""
        return ""


class SecretsPart:
    """What seats may not know."""

    def private(self, setup: dict[str, Any]) -> bool:
        """Whether seats keep things from each other at such a table: then nobody is given the whole truth while it is played."""
        return False

    def shared(self, setup: dict[str, Any]) -> bool:
        """Whether everybody sees the same at such a table, at any moment, watchers too: one look then serves all."""
        return False

    def views(self, play: Any, seats: Sequence[int | None], view: Callable[[Any, int | None], Any]) -> dict[int | None, Any]:
        """What each of these sees at the same moment, as `view` would tell it; a game may make once what all of them see alike."""
        return {seat: view(play, seat) for seat in seats}

    def scramble(self, state: Any, seat: int | None, chance: Chance) -> None:
        """Replace everything that seat may not know by another possibility. Search and the leak test use it.

        Change lists in place: a bot may imagine in the middle of a task, while a rule still holds them.
        """

    def reshuffle(self, state: Any, chance: Chance) -> None:
        """Another order of what no seat knows, in place: decks face down. Whoever plays a position again with new luck wants it."""


class FormPart:
    """What the new-table page offers besides the scenario."""

    files: Sequence[str] = ()  # choices that a file may make
    team: str = ""  # the choice of who is sent, where there is one: what the laboratory compares as teams

    def options(self) -> list[SetupOption]:
        """What can be chosen."""
        return []

    def read_file(self, option: str, words: str, scenario: str) -> dict[str, Any]:
        """What a file says about one of `files`, as entries of the set-up. Raises BadSetup; `line` says where (0 for nowhere)."""
        raise NotImplementedError

    def scenario_facts(self, scenario: str) -> dict[str, int | str]:
        """Minutes and difficulty of a scenario, where they are not the game's own."""
        return {}

    def packs(self, setup: dict[str, Any]) -> Sequence[str]:
        """The content packs that set-up takes something from; saves name them, and games without packs need none."""
        return ()


class Prospect(Struct, frozen=True):
    """What dice or known cards will do in a phase, in exact odds."""

    phase: str
    rule: str
    fact: Fact


class Aim(Struct):
    """What an answer is done to, where that is asked next: the key of that next answer, and both answers as one in words."""

    key: str
    text: str
    args: dict[str, Arg]
    facts: list[Fact]


class OddsPart:
    """What answers are likely to do."""

    def facts(self, play: Any, ask: Ask) -> dict[str, list[Fact]]:
        """By option key; never from hidden facts."""
        return {}

    def aims(self, play: Any, ask: Ask) -> dict[str, list[Aim]]:
        """By option key: what it may be done to, for screens that let both be chosen at once."""
        return {}

    def prospects(self, play: Any, seat: int) -> list[Prospect]:
        """Exact odds of what is rolled or drawn after that seat has ended its turn, counted from what it knows: for forecasts."""
        return []

    def counted(self, play: Any, track: str) -> int:
        """Where that track of a shift stands: what was told is held against it."""
        raise NotImplementedError(track)

    def obvious(self, play: Any, ask: Ask) -> list[str]:
        """The answer that a player may have filled in for them, when there is one that hardly anybody would think about."""
        return []


class Favour(Struct, frozen=True):
    """A question about the trouble of another `seat`. The key `leave` keeps out of it; `pressing` is what may cost them the game."""

    seat: int
    leave: str
    pressing: bool = False


class Stake(Struct, frozen=True):
    """What a question is `about` and how `much` of it would happen; `pressing` is what may decide the game, `leave` lets it happen.

    Whoever lets it happen lets what follows from it, and lesser things, happen `too`; `after` is the one answer that does so, where not
    all do. Answers `alike` let it happen as well. Where no answer is to let things happen, `leave` is empty: whatever was chosen is chosen
    again. Over a `trifle` nobody is asked who has not taken such an answer back.
    """

    about: str
    much: int
    pressing: bool = False
    leave: str = "pass"
    too: tuple[str, ...] = ()
    others: bool = False  # it happens to somebody else, of whom the seat may have spoken
    after: str = ""
    alike: tuple[str, ...] = ()
    trifle: bool = False


class StandingPart:
    """Cards about which a seat may say beforehand whether to use them, and questions that it may leave to others."""

    turns: bool = False
    """Whether a seat may pass until its own turn begins: `turn_of` says whose it is."""

    def windows(self, play: Any, ask: Ask) -> dict[str, str]:
        """At a window: which card each answer uses, by key. Empty for every question that must be asked; such a question can be passed."""
        return {}

    def cards(self) -> Collection[str]:
        """The cards about which a standing answer may be given."""
        return ()

    def habits(self) -> Collection[str]:
        """Those of them that cost nothing and only help: always used, until the seat says otherwise."""
        return ()

    def favour(self, play: Any, ask: Ask) -> Favour | None:
        """For a question that asks a seat to help another one; read from what everybody knows."""
        return None

    def stake(self, play: Any, ask: Ask) -> Stake | None:
        """For a window against something that is counted: whoever lets it happen is not asked again about as much or less of it."""
        return None

    def paid(self, play: Any, ask: Ask) -> list[str]:
        """For a payment besides the seat's own turn: the sources that are there to be spent, where they are enough."""
        return []

    def turn_of(self, play: Any, event: Event) -> int | None:
        """The seat whose turn begins with this line of the log."""
        return None


class PeoplePart:
    """What the people at a table are called."""

    def spoken(self, text: Text, people: Sequence[str]) -> Text:
        """Both languages as these people say them, by seat: where the game numbers its players, names take their place."""
        return text


class TalkPart:
    """What players say to each other. What a bot says before it answers is the message `say-<prompt>-<option>` or `say-<option>` (of
    `prompt-vote` and `option-road`: `say-vote-road`); it says nothing where there is neither."""

    def manner(self, play: Any, ask: Ask, option: Option) -> str:
        """A word that makes the sentence more particular (`say-defend-defend-self`), from what everybody knows."""
        return ""

    def because(self, play: Any, ask: Ask, option: Option) -> list[Fact]:
        """Why that answer, in facts that everybody knows. Whatever is hidden from a watcher is somebody else's guess in `play`."""
        return []

    def announces(self, play: Any, ask: Ask, keys: Sequence[str]) -> Fact | None:
        """What a bot announces to all with that answer, true or not, where players may say anything: a message `announce-<word>` with a
        `count`, which is written down as `/<word> <count>`. Read from what everybody knows."""
        return None

    def asker(self, play: Any, ask: Ask) -> int | None:
        """The seat that wants to know, where one player asks another; read from what everybody knows. It says `say-<prompt>`."""
        return None


class Kept(Struct):
    """Something that a seat kept from the others, as a text key, and the position that it led to; `bad` where it worked against them."""

    text: str
    args: dict[str, Arg] = field(default_factory=dict[str, Arg])
    rule: str = ""
    bad: bool = False
    at: int = -1


class Unveiled(Struct):
    """A seat once everything is known: what it aimed for in a few words (`aim`) and in full (`about`), what became of that (`end`), whether
    it `won`, whether it played `against` the others, and what it did behind their backs."""

    seat: int
    aim: Fact | None
    about: list[Fact]
    end: Fact
    won: bool
    against: bool
    deeds: list[Kept]


class RecordsPart:
    """What finished games are counted under and remembered for, and what the laboratory looks at while they are played."""

    tools: Mapping[str, str] = {}  # kinds of event that tell of the use of a card or skill, and the argument that names it

    def tally(self, play: Any) -> list[str]:
        """What it is counted under when many are played, besides won and lost; each word has a message `tally-<word>`."""
        return []

    def score(self, play: Any) -> Score | None:
        """Its place in the table of the best; None when games like this one are not compared."""
        return None

    def secrets(self, table: Any) -> list[Unveiled]:
        """What seats kept from each other in a game that is over; nothing while it goes on."""
        return []

    def trends(self, play: Any) -> dict[str, float]:
        """How things stand, in a few numbers that are followed from round to round; each has a message `trend-<name>`."""
        return {}


class ShelfPart:
    """How the scenarios of a game stand on the shelf: in groups (each has a message `shelf-<group>`), and what a win is counted under
    besides its scenario: an entry of the set-up (`kind`: normal or hard) and one that names who played (`who`)."""

    kind: str = ""
    who: str = ""

    def groups(self) -> dict[str, list[str]]:
        """Scenarios by group; none for a plain list of all."""
        return {}

    def cells(self, scenario: str, setup: Mapping[str, Any]) -> list[str]:
        """The places that a win with that set-up fills, as `scenario/kind/who`."""
        kind = str(setup.get(self.kind) or "") if self.kind else ""
        who: Any = setup.get(self.who) if self.who else None
        return [f"{scenario}/{kind}/{one}" for one in (who if isinstance(who, list) and who else [""]) if isinstance(one, str)]  # pyright: ignore[reportUnknownVariableType]


class Gauge(Struct, frozen=True):
    """Something that is counted at a table, for everybody to see. `of` is the argument that names its piece (none: the table has one);
    `good` is 1 where more is better and -1 where more is worse; a piece whose `fatal` gauge reaches 0 is lost, and `alone` says
    that this is all there is to it. What means one thing when an answer does it and another when the enemies do is counted twice: `told`
    says of which of the two it speaks."""

    of: str = ""
    good: int = 1
    fatal: bool = False
    alone: bool = False
    told: Literal["always", "answers", "rounds"] = "always"


class Sign(Struct, frozen=True):
    """An event that shows what the enemy does on the board: what it is, and which of its arguments say where, where to and how many."""

    kind: str
    at: str
    to: str = ""
    count: str = ""


class ForecastPart:
    """What imagined tables are read by. A track is `gauge` or `gauge:piece`; each gauge has a message `gauge-<gauge>`."""

    gauges: Mapping[str, Gauge] = {}
    signs: Mapping[str, Sign] = {}
    budget: int = 900  # imagined answers for a forecast: a quarter of a second, about
    begins: frozenset[str] = frozenset()  # prompts and beginnings of keys where who does nothing more still has a turn to come

    def read(self, play: Any) -> dict[str, int]:
        """Every track as it stands. It is read after every event: only what everybody sees, and quickly."""
        return {}

    def named(self, play: Any, piece: str) -> str:
        """What the text calls the piece of a track."""
        return piece

    def limit(self, play: Any, track: str) -> int:
        """Where a track must not arrive (0: it has no end)."""
        return 0

    def veiled(self, play: Any, seat: int) -> bool:
        """Whether something lies hidden from that seat which may come to light at any moment: then nothing is certain."""
        return False

    def sure(self, play: Any, seat: int) -> list[Event]:
        """What will happen in any case after that seat has ended its turn, though something is revealed before: the game's own proof."""
        return []

    def course(self, play: Any) -> int:
        """How far the game has come: a forecast goes on until it is further, and somebody has to decide."""
        return play.state.round

    def idle(self, play: Any, ask: Ask) -> list[str] | None:
        """The answer to a question of one's own turn that does nothing more; None for any other question."""
        return ["end"] if any(option.key == "end" for option in ask.options) else None

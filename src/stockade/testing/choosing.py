"""From what the tests played to one example for each rule: short, citing the rule, and few others.

A course is a run played again, with every position between two tasks. An example starts at the last of those before the moment that
matters, so that whatever the test needed to get there is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct, ValidationError

from stockade.engine.ask import Answer
from stockade.engine.errors import StockadeError
from stockade.engine.example import Example, Kind, Shelf, opened
from stockade.engine.game import Game
from stockade.engine.state import encode
from stockade.engine.table import Table
from stockade.testing.course import GO_ON, Course, Open, course
from stockade.testing.kinship import Kinship, chapter, stems
from stockade.testing.moments import Moment
from stockade.testing.recording import Look, Run

NEAR = 5  # events between an answer and what comes of it, so that both are shown
SOON = 3  # events that come of taking what is offered
MOMENT, FAR = 2.5, 4.5  # how a difference ranks: behind what any test cites where it happens; behind what is near, when it is not
FOLLOW = 2  # events after what is looked at that are still shown
LONG = 6  # events in a window that nothing is marked in
Never = tuple[str, dict[str, Any]]  # a sentence of the table, and what it is about
Good = Callable[[str, float], bool]
ROUND = ("round.began", "round.ended", "round.passed")
FRAME = (*ROUND, "phase.began", "turn.began", "turn.ended", "road.returned")
LAID_OUT = ("-SETUP", "-SCEN", "-COMP")  # chapters of what lies on the table when a game begins
NO = re.compile(r"\b(no|not|never|cannot|nobody|nothing|only|without|neither|nor)\b")
PLAIN = ("done", "stop", "nothing", "end", "pass")  # answers that are always there
DENYING = re.compile(r"(^|_)(no|not|never|cannot|nobody|nothing|none|without|nowhere|alone|unless|stays|idle)(_|$)")
OTHERWISE = 8  # what speaks against a test of what does not happen, where the rule says what does
SPOKEN = 2  # words of a rule in a sentence that is about it
REACH = 4  # answers that lead to what is looked at
LOOKED, LAST = 2.5, 5.0  # what the test asked about is near to the rule: any of them, that very one
KIN = 2.7  # nearer than that is near
ALSO = 0.6  # and what follows and is about as near belongs to it


class Draft(Struct):
    """A possible example, and what speaks against it (less is better)."""

    against: tuple[float, ...]
    rule: str
    run: Run
    start: bytes
    answers: list[Answer]
    kind: Kind
    seat: int
    first: int
    last: int
    focus: list[int]
    key: str
    never: Never
    here: dict[str, str] = {}
    told: str = ""
    hidden: list[int] = []
    also: list[int] = []
    since: int = 0  # how many events there were before its position

    def example(self) -> Example:
        """As it is kept; where its set-up and position lie is not known yet."""
        return Example(
            rule=self.rule, setup=0, start=0, seed=self.run.seed, answers=self.answers, seat=self.seat, kind=self.kind, first=self.first,
            last=self.last, digest="", focus=self.focus, key=self.key, test=self.run.test, never=self.never[0], args=self.never[1],
            here=self.here, told=self.told, hidden=self.hidden, also=self.also,
        )  # fmt: skip


Told = Callable[[Course, Run], Iterator[Draft]]


class Chooser:
    """The best draft for every rule of one game, over all runs that are shown to it."""

    def __init__(self, game: Game, told: Told | None = None, directed: Collection[str] = ()) -> None:
        """`told` gives the drafts that a test is told to show, of the rules that are `directed`."""
        self.game = game
        self.told, self.directed = told, directed
        self.best: dict[str, Draft] = {}
        self.failed: dict[str, str] = {}
        self.kin = Kinship(game)
        self._last: tuple[Run, Course] | None = None

    def _course(self, run: Run) -> Course:
        if self._last is None or self._last[0] is not run:
            self._last = run, course(self.game, run)
        return self._last[1]

    def consider(self, run: Run) -> None:
        """Whether this run shows a rule better than those before."""
        open = [rule for rule in run.rules if rule not in self.best or self.best[rule].against[0] > (-1 if rule in self.directed else 0)]
        try:
            table = course(self.game, run, refused=bool(open))
        except Exception as error:  # a made-up card, a pack, a board of the test's own: it cannot be played elsewhere
            self.failed[run.test] = f"{type(error).__name__}: {error}"
            return
        told = self.told(table, run) if self.told else ()
        for draft in chain(told, drafts(table, run, self.kin, self._good)):
            known = self.best.get(draft.rule)
            if draft.rule in self.game.rulebook and (known is None or draft.against < known.against):
                self.best[draft.rule] = draft

    def cited(self, rule: str) -> bool:
        """Whether a test of its own shows the rule where it is cited: no difference tells more."""
        return rule in self.best and self.best[rule].against[0] < MOMENT

    def consider_moment(self, rule: str, run: Run, moment: Moment) -> None:
        """Whether it shows the rule better than what is known."""
        table = self._course(run)
        for draft in of_moment(table, run, rule, moment, self.kin):
            if rule not in self.best or draft.against < self.best[rule].against:
                self.best[rule] = draft

    def _good(self, rule: str, rank: float) -> bool:
        """Whether something of that rank may still be the best for the rule."""
        known = self.best.get(rule)
        return rule in self.game.rulebook and (known is None or rank <= known.against[0])

    def shelf(self, old: Shelf, renew: Collection[str]) -> Shelf:
        """The old examples with those of these rules chosen anew, in the order of the ledger."""
        order = {rule.id: number for number, rule in enumerate(self.game.rulebook.rules) if not rule.cannot}
        kept = [one for one in old.examples if one.rule not in renew and one.rule in order]
        every = [(one, old.setups[one.setup], old.starts[one.start]) for one in kept]
        every += [(draft.example(), draft.run.setup, draft.start) for rule, draft in self.best.items() if rule in renew]
        shelf = Shelf([], [], [])
        setups: dict[bytes, int] = {}
        starts: dict[bytes, int] = {}
        renewed = {draft.rule for draft in self.best.values() if draft.rule in renew and draft.against[0] >= 0}
        for example, setup, start in sorted(every, key=lambda one: (repr(one[1]), one[2])):  # like beside like: it packs better
            example.setup = setups.setdefault(encode(setup), len(setups))
            example.start = starts.setdefault(start, len(starts))
            shelf.setups += [setup] * (len(setups) - len(shelf.setups))
            shelf.starts += [start] * (len(starts) - len(shelf.starts))
            table = ended(self.game, shelf, example)
            example.digest = table.digest()
            if example.rule in renewed:
                example.last = _with_what_follows(table, example)
            shelf.examples.append(example)
        shelf.examples.sort(key=lambda example: order[example.rule])
        return shelf


def _with_what_follows(table: Table, example: Example) -> int:
    """A little more than what is looked at: what comes of it often tells what it was, where it is the same matter."""
    last = example.last
    about = {chapter(example.rule), *(chapter(table.log[at].rule) for at in example.focus)}
    for event in table.log[last : last + FOLLOW] if example.focus else []:
        if event.kind in FRAME or not event.known_to(example.seat) or (event.rule and chapter(event.rule) not in about):
            break
        last += 1
    return last


def ended(game: Game, shelf: Shelf, example: Example) -> Table:
    """The table at the end of an example."""
    table = opened(Table(game, {}, 0), shelf, example)
    for answer in example.answers:
        table.repeat(answer)
    return table


def holds(game: Game, shelf: Shelf, example: Example) -> bool:
    """Whether it still ends where it did, and the rule stands where it says."""
    try:
        table = ended(game, shelf, example)
    except (StockadeError, ValidationError, KeyError, AssertionError):
        return False
    return table.digest() == example.digest and _cites(table, example)


def _cites(table: Table, example: Example) -> bool:
    match example.kind:
        case "event":
            return bool(example.focus) and all(table.log[at].rule == example.rule for at in example.focus)
        case "refused":
            return any(no.rule == example.rule and no.key == example.key for ask in table.pending for no in ask.why_not())
        case "asked":
            return any(ask.rule == example.rule for ask in table.pending)
        case "option" | "play" | "shown":
            return True


# -- drafts -------------------------------------------------------------------------------------------------------------


def drafts(table: Course, run: Run, kin: Kinship, good: Good = lambda rule, rank: True) -> Iterator[Draft]:
    """All that this course could be a good enough example of."""
    looks = list(_looked(table, run))
    if any(look.kind == "last" and all(event.kind != look.what for event in table.log[:end]) for look, end in looks):
        return  # the test saw what does not happen here: it had changed the rules
    yield from _of_events(table, run)
    yield from _of_questions(table, run, good)
    cited = {event.rule for event in table.log}
    for rule in run.rules:
        if rule not in cited and rule in kin.words:
            yield from _of_the_nearest(table, run, rule, looks, kin)
            yield from _of_the_whole(table, run, rule, kin)


def _stops(run: Run) -> list[int]:
    """How many answers of the course had been given after so many of the test, which also went on from stop to stop."""
    return [sum(answer.keys != GO_ON for answer in run.answers[:count]) for count in range(len(run.answers) + 1)]


def _looked(table: Course, run: Run) -> Iterator[tuple[Look, int]]:
    """What the test asked about what happened, and how much had happened by then."""
    stops = _stops(run)
    for look in run.looks:
        if look.kind in ("event", "last") and look.answers < len(stops):
            yield look, table.bounds[stops[look.answers]]


def _of_the_nearest(table: Course, run: Run, rule: str, looks: Sequence[tuple[Look, int]], kin: Kinship) -> Iterator[Draft]:
    """Nothing cites the rule: of all that happened, what is nearest to it."""
    near = [kin.of_event(rule, event) for event in table.log]
    for look, end in looks:
        asked = [at for at in range(end) if table.log[at].kind == look.what]
        for at in asked[-1:] if look.kind == "last" else asked:
            near[at] = max(near[at], 0.1) + (LAST if look.kind == "last" else LOOKED)
    if not near or max(near) < KIN:
        return
    at = near.index(max(near))
    count = next(n for n, bound in enumerate(table.bounds) if at < bound)
    alike = [other for other in range(at, min(at + NEAR, table.bounds[count])) if near[other] >= near[at] * ALSO]
    first = begins(table, at, count)
    yield from drafted(
        table, run, rule, "play", count, max(count - 1, 0), (first, alike[-1] + 1), alike, "", 4 + 2 * run.left, near=near[at]
    )


def of_moment(table: Course, run: Run, rule: str, moment: Moment, kin: Kinship) -> Iterator[Draft]:
    """The play up to where it would go another way without the rule. What is not near to it as well is only better than nothing."""
    count, end = moment.count, moment.end
    match moment.kind:
        case "happens":
            near = max(kin.of_event(rule, table.log[at]) for at in moment.focus)
            window = (begins(table, moment.focus[0], count), end)
            rank = MOMENT if near >= KIN else FAR
            yield from drafted(
                table, run, rule, "play", count, max(count - 1, 0), window, moment.focus, "", rank, near=near - moment.size
            )  # fmt: skip
        case "refused" | "offered" | "withheld" | "asked":
            yield from _of_question(table, run, rule, moment, kin)
        case "never" | "stands":
            if moment.kind == "stands":
                end = _trimmed(table, rule, (table.bounds[count - 1] if count else 0, end), kin)
            began = begins(table, end - 1, count) if end and (count or run.start) else end
            near = max((kin.of_event(rule, table.log[at]) for at in range(began, end)), default=0.0)
            never = _denied(rule, moment, kin)
            rank = MOMENT if never[0] else FAR
            yield from drafted(
                table, run, rule, "play", count, max(count - 1, 0), (began, end), [], "", rank, near=near - moment.size, never=never
            )  # fmt: skip


def _denied(rule: str, moment: Moment, kin: Kinship) -> Never:
    """The sentence of what does not happen, where the rule denies something and speaks of just that."""
    said = kin.said(moment.text, moment.args) if moment.text else ""
    denies = NO.search(kin.game.rulebook.by_id[rule].en)
    return (moment.text, moment.args) if denies and len(kin.words[rule] & stems(said)) >= SPOKEN else ("", {})


def _of_question(table: Course, run: Run, rule: str, moment: Moment, kin: Kinship) -> Iterator[Draft]:
    count, seat = moment.count, moment.seat if moment.seat >= 0 else None
    near = max((_near_key(rule, moment.key, ask, kin) for ask in table.asked[count]), default=0.0) if moment.key else 0.0
    never: Never = _denied(rule, moment, kin) if moment.kind == "withheld" else ("", {})
    rank = MOMENT if near > LOOKED or never[0] else FAR
    given = table.answers[count : count + 1]
    if moment.kind == "offered" and given and moment.key in given[0].keys:
        after = (table.bounds[count], min(table.bounds[count + 1], table.bounds[count] + SOON))
        yield from drafted(table, run, rule, "play", count + 1, count, after, [], moment.key, rank, seat, near - moment.size)
        return
    before = {key for ask in table.asked[count - 1] for key in ask.options} if count else set[str]()
    back = count - 1 if count and (moment.key in before) != (moment.kind == "offered") else count
    window = (table.bounds[back], table.bounds[count]) if table.bounds[count] - table.bounds[back] <= NEAR else None
    kind: Kind = "play" if moment.kind in ("refused", "offered") else "shown"
    key = moment.key if kind == "play" else ""
    yield from drafted(table, run, rule, kind, count, back, window, [], key, rank, seat, near - moment.size, never)


def _trimmed(table: Course, rule: str, window: tuple[int, int], kin: Kinship) -> int:
    """Where the window ends when a new round, and a turn that only begins, are left out."""
    first, last = window
    for at in range(first + 1, last):
        if table.log[at].kind in ROUND and not any(kin.of_event(rule, event) for event in table.log[at:last]):
            last = at
            break
    while last > first + 1 and table.log[last - 1].kind in FRAME and not kin.of_event(rule, table.log[last - 1]):
        last -= 1
    return last


def begins(table: Course, at: int, count: int) -> int:
    """Where the window of what happened then begins: with the answer that led to it, unless that is long ago."""
    answered = table.bounds[count - 1] if count else 0
    latest = max(place.log for place in table.places if place.log <= at)
    return answered if at - answered <= NEAR else max(latest, at - 3, answered)


def _of_events(table: Course, run: Run) -> Iterator[Draft]:
    done: set[tuple[str, int]] = set()
    for at, event in enumerate(table.log):
        count = next(n for n, bound in enumerate(table.bounds) if at < bound)
        if not event.rule or (event.rule, count) in done:
            continue
        done.add((event.rule, count))
        cites = [other for other in range(at, min(at + NEAR, table.bounds[count])) if table.log[other].rule == event.rule]
        first = begins(table, at, count)
        rank = 0 if event.rule in run.rules else 2
        yield from drafted(table, run, event.rule, "event", count, max(count - 1, 0), (first, cites[-1] + 1), cites, "", rank)


def _of_questions(table: Course, run: Run, good: Good) -> Iterator[Draft]:
    heard = {look.what for look in run.looks if look.kind == "refused"}
    given = [answer for answer in run.answers if answer.keys != GO_ON]
    for count, asks in enumerate(table.asked):
        for ask in asks:
            for refused in ask.refused:
                if not refused.rule:
                    continue
                own = refused.rule in run.rules
                rank = 0 if own and refused.key in heard else 1 if own else 3
                if good(refused.rule, rank):
                    yield from drafted(table, run, refused.rule, "refused", count, count, None, [], refused.key, rank, ask.seat)
            for key, rule in ask.options.items():
                if rule and count < len(given) and key in given[count].keys:
                    rank = 1 if rule in run.rules else 3
                    window = (table.bounds[count], min(table.bounds[count + 1], table.bounds[count] + NEAR))
                    yield from drafted(table, run, rule, "option", count + 1, count, window, [], key, rank, ask.seat)
                elif rule and good(rule, 3):
                    yield from drafted(table, run, rule, "option", count, count, None, [], key, 3, ask.seat)
            if ask.rule:
                rank = 1 if ask.rule in run.rules else 3
                if good(ask.rule, rank):
                    yield from drafted(table, run, ask.rule, "asked", count, count, None, [], "", rank, ask.seat)


def _of_the_whole(table: Course, run: Run, rule: str, kin: Kinship) -> Iterator[Draft]:
    """Nothing cites the rule and nothing is near to it: what the test looked at last, and what led there."""
    stops = _stops(run)
    looks = [look for look in run.looks if look.answers < len(stops)]
    if run.left and not looks:
        return
    count = stops[max((look.answers for look in looks), default=-1)] or stops[-1]
    last = [look for look in looks if stops[look.answers] == count]
    keys = [look.what for look in last if look.kind in ("option", "refused")]
    offered = {key for ask in table.asked[count] for key in ask.options}
    key = next((key for key in reversed(keys) if key not in offered), keys[-1] if keys else "")
    before = list({place.answers: place for place in table.places if place.answers < max(count, 1)}.values())
    began = before[-1] if count else table.places[0]
    if key and key not in offered and len(before) > 1 and count - before[-2].answers <= REACH:
        began = before[-2]  # what is no longer possible was, before
    window = (began.log, table.bounds[count])
    kin_at = [at for at in range(*window) if kin.of_event(rule, table.log[at])]
    window = (window[0], kin_at[-1] + 1 if kin_at and not key else _trimmed(table, rule, window, kin))  # what comes after is the rest
    if (chapter(rule).endswith(LAID_OUT) or not (count or run.start)) and not key:  # it shows as everything lies, not in what is done
        window = (window[1], window[1])
    elif window[1] - window[0] > LONG:
        window = (window[1] - LONG, window[1])
    near = max((_near_key(rule, key, ask, kin) for ask in table.asked[count]), default=0.0) if key else 0.0
    rank = 4 if near > LOOKED and key not in PLAIN else 5 if count or window[1] > window[0] else 6
    rank += 3 * run.left  # most often the test only made itself a table
    yield from drafted(table, run, rule, "play", count, began.answers, window, [], key, rank, near=near)


def _near_key(rule: str, key: str, ask: Open, kin: Kinship) -> float:
    """How near what is refused or offered under that key is to the rule."""
    refused = [kin.of(rule, no.rule, kin.said(no.text, no.args)) for no in ask.refused if no.key == key]
    offered = [kin.of(rule, ask.options[key] or ask.rule, "")] if key in ask.options else []
    return max([*refused, *offered], default=0.0) + LOOKED


def drafted(
    table: Course,
    run: Run,
    rule: str,
    kind: Kind,
    count: int,  # answers given in all
    back: int,  # answers given when it starts
    window: tuple[int, int] | None,
    focus: Sequence[int],
    key: str,
    rank: float,
    seat: int | None = None,
    near: float = 0.0,
    never: Never = ("", {}),
) -> Iterator[Draft]:
    first, last = window or (table.bounds[count], table.bounds[count])
    place = [place for place in table.places if place.answers <= back and place.log <= first][-1]
    if back == 0 and count == 0:
        place = table.places[0]
    answers = table.answers[place.answers : count]
    if seat is None:
        seat = answers[-1].seat if answers else table.asked[count][0].seat if table.asked[count] else 0
    for at in focus[:1]:
        if not table.log[at].known_to(seat):
            knowing = [other for other in range(table.state.seats) if table.log[at].known_to(other)]
            if not knowing:
                return
            seat = knowing[0]
    others = {event.rule for event in table.log[first:last]} - {rule, ""}
    skipped = first - table.bounds[count - 1] if count else first
    steps = len(answers) + last - first + min(4, max(0, skipped))
    weight = steps + 2 * len(others) + 2 * max(0, len(run.rules) - 1) + (0 if answers or kind == "refused" else 2)
    if DENYING.search(run.test.partition("::")[2]) and rule in table.game.rulebook and not NO.search(table.game.rulebook.by_id[rule].en):
        weight += OTHERWISE
    against = (rank, weight - 2 * near, len(place.state))
    shift = place.log
    seen = [at - shift for at in focus]
    yield Draft(
        against, rule, run, place.state, answers, kind, seat, max(0, first - shift), max(0, last - shift), seen, key, never, since=shift
    )  # fmt: skip

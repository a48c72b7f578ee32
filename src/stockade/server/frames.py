"""Frames for one client, from what its seats may know and nothing else, in its language.

Everything here reads `Table.view`, the asks of the client's own seats and the events its seats may know; the questions of other seats
appear only as "who is waiting", with the prompt when it is no secret.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache

from msgspec import UNSET, UnsetType

from stockade.engine.ask import Ask
from stockade.engine.checkpoint import UndoPoint
from stockade.engine.errors import StockadeError
from stockade.engine.event import Event
from stockade.engine.gameparts import Shift
from stockade.engine.patch import Patch
from stockade.engine.table import Table
from stockade.engine.text import MissingText, Text
from stockade.insight import Hint, Hints
from stockade.insight.reasons import Reasons, margin, share_of
from stockade.insight.words import Words
from stockade.server.absence import Offer
from stockade.server.bubbles import BotsSay, Bubble
from stockade.server.history import ChatLine, Request
from stockade.server.insights import Advice, HintFrame, Lead, LeadsFrame
from stockade.server.moments import Shown, Tale, known, look, screen
from stockade.server.options import FactView
from stockade.server.protocol import (
    ChatFrame,
    ErrorFrame,
    LogFrame,
    LogLine,
    Phase,
    SeatInfo,
    SeatOffer,
    StandingCard,
    TableFrame,
    UndoRequest,
    UndoStep,
    Waiting,
    Welcome,
    WordsFrame,
)
from stockade.server.questions import Facts, ask_view
from stockade.server.records import Founded
from stockade.server.seats import Seat
from stockade.server.sentences import explain, say, sentence
from stockade.server.wire import Lang

LOG_KEPT = 400
_message = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def glossary(text: Text, lang: str) -> dict[str, dict[str, str]]:
    """Every named thing of a game: `trait:swift` -> name, text and whatever else its message holds. A content pack makes the text anew."""
    prefixes = sorted({*text.refs.values(), "goal", "game", "scenario", "phase", "shown", "verb"}, key=len, reverse=True)
    out: dict[str, dict[str, str]] = {}
    files = [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in text.folders]
    for message in (found for file in files for found in _message.findall(file)):
        prefix = next((p for p in prefixes if message.startswith(f"{p}-")), None)
        if prefix:
            entity = message[len(prefix) + 1 :]
            out[f"{prefix}:{entity}"] = text.name(lang, prefix, entity)
    return out


def scenario_of(table: Table) -> str:
    """The scenario in the game's own word (`mission`, `planet`, ...)."""
    return str(table.setup.get(table.game.scenario_option, ""))


def welcome(
    table: Table, lang: Lang, table_id: str, you: Sequence[int], watching: bool, seats: list[SeatInfo], founded: Founded | None = None
) -> Welcome:
    """What does not change while playing, sent once per language."""
    game = table.game
    return Welcome(
        lang=lang,
        game=game.id,
        scenario=scenario_of(table),
        table=table_id,
        you=list(you),
        watching=watching,
        static=game.static(table.play),
        glossary=glossary(game.text, lang),
        phases=[Phase(phase, sentence(game.text, lang, f"phase-{phase}")) for phase in game.phases],
        standing_cards=sorted(game.standing.cards()),
        standing_habits=sorted(game.standing.habits()),
        seats=seats,
        dice=founded and founded.dice,
        seed=table.seed if founded and founded.dice == "seed" else None,
        away=founded.away if founded else 0,
        clock=founded.clock if founded else 0,
        talk=founded.talk if founded else False,
        cells=[] if founded and founded.again else game.shelf.cells(scenario_of(table), table.setup),
    )


def spoken(table: Table, seats: Sequence[SeatInfo]) -> Text:
    """The game's sentences with the names of the people at this table."""
    return table.game.people.spoken(table.game.text, [one.name for one in seats])


def waiting(text: Text, ask: Ask, lang: str) -> Waiting:
    """Somebody else's question: who, and what about when that is no secret."""
    return Waiting(ask.seat, UNSET if ask.secret else sentence(text, lang, ask.prompt, ask.args))


def table_frame(
    table: Table,
    lang: str,
    seq: int,
    you: Sequence[int],
    mine: Sequence[int],
    seats: list[SeatInfo],
    undo: list[UndoStep],
    request: Request | None,
    facts: Facts,
    said: Sequence[StandingCard] = (),
    shown: Shown | None = None,
    offer: Offer | None = None,
    bots_say: BotsSay = "shown",
    bubbles: Sequence[Bubble] = (),
) -> TableFrame:
    """The table as these seats see it; `mine` are the held seats that a person plays, only those are asked."""
    eyes = screen(you, mine).eyes
    shown = shown or look(table, eyes).shown(eyes)
    text = spoken(table, seats)
    return TableFrame(
        seq=seq,
        round=shown.round,
        phase=shown.phase,
        outcome=table.outcome,
        winners=table.winners,
        view=shown.view,
        asks=[ask_view(table, ask, lang, facts, mine, text) for ask in table.pending if ask.seat in mine],
        waiting=[waiting(text, ask, lang) for ask in table.pending if ask.seat not in mine],
        undo=undo,
        request=request and UndoRequest(request.id, request.by, request.to, request.agree, request.need),
        seats=seats,
        standing=list(said),
        offer=offer and SeatOffer(offer.id, offer.by, offer.seat, offer.kind, bool(offer.hash), offer.agree, offer.need),
        bots_say=bots_say,
        bubbles=list(bubbles),
        views=shown.views,
    )


def undo_step(point: UndoPoint, free: bool, lang: str, takes: Sequence[str] = ()) -> UndoStep:
    """One way back."""
    return UndoStep(point.to, point.step, free, point.seat, say(lang, f"undo-{point.step}"), list(takes))


def taken(table: Table, to: int, seats: Sequence[int], lang: str, text: Text) -> list[str]:
    """What going back there takes back of these seats' answers, as they were offered; what others chose may be their secret."""
    return [
        sentence(text, lang, option.text, option.args)
        for number, answer in enumerate(table.answers[to:], to)
        if answer.seat in seats
        for option in table.said.get(number, ())
    ]


def chosen(text: Text, lang: str, key: str) -> str:
    """What an answer is about, as far as its key tells: the thing it names, or what it is called without one; empty for neither."""
    verb, _, rest = key.partition(":")
    for entity in [rest, *rest.split(":")] if rest else []:
        for prefix in dict.fromkeys(text.refs.values()):
            with suppress(MissingText, ValueError, KeyError, IndexError):
                name = text.name(lang, prefix, entity)["name"]
                return "" if "|" in name else name  # the place between two squares has no name
    with suppress(MissingText):
        return "" if rest else text.say(lang, f"option-{verb}")
    with suppress(MissingText):
        return text.name(lang, "verb", verb)["name"]
    return ""


def log_line(text: Text, n: int, event: Event, lang: str, patch: Patch | UnsetType = UNSET) -> LogLine:
    """What happened, in words and in ids."""
    only = chosen(text, lang, str(event.args["key"])) if event.kind == "answer.automatic" else ""
    words = say(lang, "answer-automatic", what=only) if only else sentence(text, lang, f"event-{event.kind.replace('.', '-')}", event.args)
    return LogLine(n, event.kind, words, event.rule, text.touches(event.args), event.args, patch)


def log_frame(table: Table, lang: str, seats: Sequence[int], after: int, lines: int, cut: bool, tale: Tale, text: Text) -> LogFrame | None:
    """The events after number `after`, numbered from `lines` among those this client may know; None when there is nothing to say.

    Numbers count only what the client may know, so that a gap does not tell that something secret happened.
    """
    news = [number for number, event in enumerate(table.log[after:], after) if known(event, seats)]
    if not news and not cut:
        return None
    first = lines
    if len(news) > LOG_KEPT and not table.outcome:  # a finished game is told whole: its end counts what everybody did
        first, news = lines + len(news) - LOG_KEPT, news[-LOG_KEPT:]
    told = [log_line(text, first + i, table.log[number], lang, tale.patch(number)) for i, number in enumerate(news)]
    return LogFrame(lines if cut else first, told, cut or UNSET)


def chat_frame(line: ChatLine, after: int, old: bool = False) -> ChatFrame:
    """Something said at the table, after that many lines of the log as the client knows it: the whole log would tell of secrets."""
    return ChatFrame(line.n, line.seat, line.name, line.text, after, iso(line.at), old or UNSET, UNSET if line.to is None else line.to)


def leads_frame(table: Table, text: Text, ask: Ask, found: Mapping[str, list[Shift]], facts: Facts, lang: str) -> LeadsFrame:
    """What each answer changes for certain, without what came with the question."""
    words, told = Words(table, lang, text), list[Lead]()
    for key, shifts in found.items():
        tracks = {fact.shift.track for fact in facts.of(table, ask).get(key, ()) if fact.shift}
        more = [shift for shift in shifts if shift.track not in tracks]
        views = [
            FactView("insight-change", {"before": one.before, "after": one.after}, words.shifted(one), None, False, one) for one in more
        ]
        if views:
            told.append(Lead(key, views))
    return LeadsFrame(ask.seat, ask.id, told)


def hint_frame(table: Table, text: Text, ask: Ask, found: Hints, lang: str) -> HintFrame:
    """What a bot would answer, best first, and why."""
    words = Reasons(table, ask, lang, text)
    advice = [advice_of(words, one) for one in found.best if all(key in words.options for key in one.keys)]
    games = max((one.games for one in found.best), default=0)
    ending = round(100 * found.ending / games) if found.ending >= 0 and games else -1
    return HintFrame(ask.seat, ask.id, advice, words.verdict(found), words.equal(found), ending, words.ending(found))


def advice_of(words: Reasons, one: Hint) -> Advice:
    """One of them; without shares where the imagined games were too few."""
    first, wins = one.keys[0] if one.keys else "", words.wins(one)
    told = Advice(first, list(one.keys), words.answer(one.keys), words.because(one), wins, words.reasons(one))
    if wins:
        told.odds, told.margin = share_of(one.won, one.games), margin(one.won, one.games)
        told.chance = round(100 * one.won / one.games)
    return told


def words_frame(table: Table, lang: str, seat: int | None, people: Sequence[str]) -> WordsFrame:
    """The table in words; a passage that says nothing is left out."""
    return WordsFrame(seat, [passage for passage in table.game.describe(table.play, seat, lang, people) if passage.lines])


def people(seats: Sequence[Seat], yours: Sequence[int], lang: str) -> list[str]:
    """What to call those who sit here: you, a bot, somebody by name or (empty) without one. Nobody, where there is only one seat."""
    own, bot = say(lang, "who-you"), say(lang, "who-bot")
    return [bot if not one.human else own if one.seat in yours else one.name for one in seats] if len(seats) > 1 else []


def error_frame(error: StockadeError, lang: str, table: Table | None = None) -> ErrorFrame:
    """A refusal and its reason."""
    path = error.args_for_text.get("path")
    return ErrorFrame(error.code, explain(error, lang, table.game.text if table else None), "", UNSET if path is None else str(path))


def iso(at: float) -> str:
    """A moment as people's browsers read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")

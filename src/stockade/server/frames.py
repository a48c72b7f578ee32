"""Frames for one client, from what its seats may know and nothing else, in its language.

Everything here reads `Table.view`, the asks of the client's own seats and the events its seats may know; the questions of other seats
appear only as "who is waiting", with the prompt when it is no secret.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any

from stockade.engine.ask import Ask, Refused
from stockade.engine.errors import StockadeError
from stockade.engine.event import Event
from stockade.engine.game import Game
from stockade.engine.gameparts import Fact
from stockade.engine.table import Table
from stockade.engine.text import LANGUAGES, MissingText
from stockade.server.history import ChatLine, Request
from stockade.server.sentences import explain, say, sentence

Frame = dict[str, Any]
logger = logging.getLogger("stockade.server")
LOG_KEPT = 400
_message = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def known(event: Event, seats: Sequence[int]) -> bool:
    """Whether a client that holds these seats (none: a watcher) may know of the event."""
    return any(event.known_to(seat) for seat in seats) if seats else event.known_to(None)


@cache
def glossary(game: Game, lang: str) -> dict[str, dict[str, str]]:
    """Every named thing of the game: `trait:swift` -> name, text and whatever else its message holds."""
    prefixes = sorted({*game.text.refs.values(), "goal", "game", "scenario", "phase"}, key=len, reverse=True)
    out: dict[str, dict[str, str]] = {}
    files = [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in game.text.folders]
    for message in (found for file in files for found in _message.findall(file)):
        prefix = next((p for p in prefixes if message.startswith(f"{p}-")), None)
        if prefix:
            entity = message[len(prefix) + 1 :]
            out[f"{prefix}:{entity}"] = game.text.name(lang, prefix, entity)
    return out


def scenario_of(table: Table) -> str:
    """The scenario in the game's own word (`mission`, `planet`, ...)."""
    return str(table.setup.get(table.game.scenario_option, ""))


def welcome(table: Table, lang: str, table_id: str, you: Sequence[int], watching: bool, seats: list[Frame]) -> Frame:
    """What does not change while playing, sent once per language."""
    game = table.game
    return {
        "type": "welcome",
        "lang": lang,
        "game": game.id,
        "scenario": scenario_of(table),
        "table": table_id,
        "you": list(you),
        "watching": watching,
        "static": game.static(table.play),
        "glossary": glossary(game, lang),
        "phases": [{"id": phase, "name": sentence(game.text, lang, f"phase-{phase}")} for phase in game.phases],
        "standing_cards": sorted(game.standing.cards()),
        "standing_habits": sorted(game.standing.habits()),
        "seats": seats,
    }


class Facts:
    """What options are likely to do, computed once per question and shared by all clients and languages."""

    def __init__(self) -> None:
        self._known: dict[int, dict[str, list[Fact]]] = {}
        self._refused: dict[int, list[Refused]] = {}

    def of(self, table: Table, ask: Ask) -> dict[str, list[Fact]]:
        """Facts by option key."""
        if ask.id not in self._known:
            try:
                self._known[ask.id] = table.game.odds.facts(table.play, ask)
            except Exception:
                logger.exception("facts failed: %s", ask.prompt)
                self._known[ask.id] = {}
        return self._known[ask.id]

    def refused(self, ask: Ask) -> list[Refused]:
        """What one might expect to be offered and is not."""
        if ask.id not in self._refused:
            try:
                self._refused[ask.id] = ask.why_not()
            except Exception:
                logger.exception("why_not failed: %s", ask.prompt)
                self._refused[ask.id] = []
        return self._refused[ask.id]

    def forget(self) -> None:
        """The table has moved on."""
        self._known.clear()
        self._refused.clear()


def ask_view(table: Table, ask: Ask, lang: str, facts: Facts, base: int, mine: Sequence[int]) -> Frame:
    """A question of one of the client's own seats, in full."""
    text = table.game.text
    likely = facts.of(table, ask)
    crumbs = [crumb for crumb in table.crumbs if crumb.to < len(table.answers) and table.answers[crumb.to].seat in mine]
    return {
        "id": base + ask.id,
        "seat": ask.seat,
        "group": ask.group,
        "prompt": sentence(text, lang, ask.prompt, ask.args),
        "rule": ask.rule,
        "source": ask.source,
        "touches": text.touches(ask.args),
        "least": ask.least,
        "most": ask.most,
        "options": [
            {
                "key": option.key,
                "text": sentence(text, lang, option.text, option.args),
                "touches": text.touches(option.args),
                "args": option.args,
                "most": option.most,
                "rule": option.rule,
                "facts": [
                    {"text": sentence(text, lang, fact.text, fact.args), "value": fact.args.get("percent", fact.args.get("count"))}
                    for fact in likely.get(option.key, [])
                ],
            }
            for option in ask.options
        ],
        "refused": [
            {"key": no.key, "text": sentence(text, lang, no.text, no.args), "rule": no.rule, "touches": text.touches(no.args)}
            for no in facts.refused(ask)
        ],
        "crumbs": [{"text": sentence(text, lang, crumb.text, crumb.args), "to": crumb.to} for crumb in crumbs],
        "window": table.game.standing.windows(table.play, ask),
    }


def waiting(table: Table, ask: Ask, lang: str) -> Frame:
    """Somebody else's question: who, and what about when that is no secret."""
    frame: Frame = {"seat": ask.seat}
    if not ask.secret:
        frame["prompt"] = sentence(table.game.text, lang, ask.prompt, ask.args)
    return frame


def table_frame(
    table: Table,
    lang: str,
    seq: int,
    you: Sequence[int],
    mine: Sequence[int],
    seats: list[Frame],
    undo: list[Frame],
    request: Request | None,
    facts: Facts,
    base: int = 0,
    said: Mapping[int, Mapping[str, str]] | None = None,
) -> Frame:
    """The table as these seats see it; `mine` are the held seats that a person plays, only those are asked."""
    first = (mine or you or [None])[0]
    frame: Frame = {
        "type": "table",
        "seq": seq,
        "round": table.round,
        "phase": table.state.phase,
        "outcome": table.outcome,
        "winners": table.winners,
        "view": table.view(first),
        "asks": [ask_view(table, ask, lang, facts, base, mine) for ask in table.pending if ask.seat in mine],
        "waiting": [waiting(table, ask, lang) for ask in table.pending if ask.seat not in mine],
        "undo": undo,
        "request": None
        if request is None
        else {"id": request.id, "by": request.by, "to": request.to, "agree": request.agree, "need": request.need},
        "seats": seats,
        "standing": [
            {"seat": seat, "card": card, "answer": answer} for seat, cards in (said or {}).items() for card, answer in cards.items()
        ],
    }
    if len(you) > 1:
        frame["views"] = {str(seat): table.view(seat) for seat in you}
    return frame


def undo_frame(step: str, to: int, free: bool, seat: int, lang: str) -> Frame:
    """One way back."""
    return {"to": to, "step": step, "free": free, "seat": seat, "text": say(lang, f"undo-{step}")}


def log_line(table: Table, n: int, event: Event, lang: str) -> Frame:
    """What happened, in words and in ids."""
    text = table.game.text
    return {
        "n": n,
        "kind": event.kind,
        "text": sentence(text, lang, f"event-{event.kind.replace('.', '-')}", event.args),
        "rule": event.rule,
        "touches": text.touches(event.args),
        "args": event.args,
    }


def log_frame(table: Table, lang: str, seats: Sequence[int], after: int, lines: int, cut: bool) -> Frame | None:
    """The events after number `after`, numbered from `lines` among those this client may know; None when there is nothing to say.

    Numbers count only what the client may know, so that a gap does not tell that something secret happened.
    """
    news = [event for event in table.log[after:] if known(event, seats)]
    if not news and not cut:
        return None
    first = lines
    if len(news) > LOG_KEPT and not table.outcome:  # a finished game is told whole: its end counts what everybody did
        first, news = lines + len(news) - LOG_KEPT, news[-LOG_KEPT:]
    frame: Frame = {
        "type": "log",
        "from": lines if cut else first,
        "lines": [log_line(table, first + i, event, lang) for i, event in enumerate(news)],
    }
    if cut:
        frame["cut"] = True
    return frame


def chat_frame(line: ChatLine, after: int) -> Frame:
    """Something said at the table, after that many lines of the log as the client knows it: the whole log would tell of secrets."""
    return {
        "type": "chat",
        "n": line.n,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "line": after,
        "at": iso(line.at),
    }


def hint_frame(table: Table, ask: Ask, best: Sequence[tuple[Sequence[str], float]], lang: str, base: int) -> Frame:
    """What a bot would answer, best first; `key` is the first of the `keys` of an answer."""
    text = table.game.text
    words = {option.key: sentence(text, lang, option.text, option.args) for option in ask.options}
    return {
        "type": "hint",
        "seat": ask.seat,
        "decision": base + ask.id,
        "best": [
            {"key": keys[0] if keys else "", "keys": list(keys), "score": score, "text": ", ".join(words[key] for key in keys)}
            for keys, score in best
            if all(key in words for key in keys)
        ],
    }


def error_frame(error: StockadeError, lang: str, table: Table | None = None) -> Frame:
    """A refusal and its reason."""
    frame: Frame = {"type": "error", "code": error.code, "text": explain(error, lang, table.game.text if table else None), "rule": ""}
    if "path" in error.args_for_text:
        frame["path"] = error.args_for_text["path"]
    return frame


def iso(at: float) -> str:
    """A moment as people's browsers read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def both(game: Game, key: str, attribute: str = "") -> dict[str, str]:
    """A message in both languages; empty when the game has none."""
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        try:
            out[lang] = game.text.say(lang, key, attribute=attribute)
        except MissingText:
            out[lang] = ""
    return out


def game_card(game: Game) -> Frame:
    """A game on the start page and everything its new-table page offers."""
    low, high = game.seats
    scenarios = list(game.scenarios)
    return {
        "id": game.id,
        "name": both(game, f"game-{game.id}"),
        "tagline": both(game, f"game-{game.id}", "tagline"),
        "seats": [low, high],
        "minutes": game.minutes,
        "scenario_option": game.scenario_option,
        "scenarios": [
            {
                "id": scenario,
                "name": both(game, f"scenario-{scenario}"),
                "text": both(game, f"scenario-{scenario}", "text"),
                "difficulty": None,
                "minutes": game.minutes,
                **game.form.scenario_facts(scenario),
                "seats": list(game.seats_in(scenario)),
                "defaults": {str(seats): game.defaults(scenario, seats) for seats in _between(*game.seats_in(scenario))},
            }
            for scenario in scenarios
        ],
        "options": [
            {
                "name": option.name,
                "least": option.least,
                "most": option.most,
                "choices": [{"id": choice, "name": _choice_name(game, option.name, choice)} for choice in option.choices],
            }
            for option in game.form.options()
        ],
        "defaults": game.defaults(scenarios[0], low) if scenarios else {},
        "ready": True,
    }


def _between(low: int, high: int) -> range:
    return range(low, high + 1)


def _choice_name(game: Game, option: str, choice: str) -> Mapping[str, str]:
    """A choice by the name of the thing it refers to: option `heroes` speaks of `hero-...` messages."""
    refs = game.text.refs
    prefix = refs.get(option) or refs.get(option.removesuffix("s")) or refs.get(option.removesuffix("es")) or option
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        try:
            out[lang] = game.text.name(lang, prefix, choice)["name"]
        except (MissingText, KeyError):
            out[lang] = choice
    return out


def rules(game: Game) -> list[Frame]:
    """The ledger for the rule drawer, in all languages at once; what is not translated yet stays out."""
    return [
        {
            "id": r.id,
            "topic": r.topic,
            "title": r.title,
            "en": r.en,
            "fr": r.fr,
            "example": r.example,
            "ruling": r.ruling,
            **{name: text for name, text in (("title_fr", r.title_fr), ("example_fr", r.example_fr)) if text},
        }
        for r in game.rulebook.rules
    ]

"""What a seat may ask the house about its question, and what it is told: hints, and what comes of ending now."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stockade.insight.reasons import Reason
from stockade.insight.words import ForecastTold
from stockade.server.options import FactView
from stockade.server.wire import Count, Keys, Seat


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""

    seat: Seat


class AskForecast(Struct, tag="forecast", forbid_unknown_fields=True):
    """What comes of ending now, or with `keys` of giving this answer first? `spare` says that nobody has asked yet: it is thought about
    only while nobody else waits for a thought."""

    seat: Seat
    spare: bool = False
    keys: Keys = []


class AskLeads(Struct, tag="leads", forbid_unknown_fields=True):
    """What does each answer change for certain? It is thought about when nobody waits for a thought."""

    seat: Seat


class AskPlan(Struct, tag="plan", forbid_unknown_fields=True):
    """What comes of these answers, one after the other? With `play` they are given, until something unexpected comes up."""

    seat: Seat
    decision: Count
    steps: Annotated[list[Keys], Meta(min_length=1, max_length=12)]
    play: bool = False


class Advice(Struct):
    """An answer that a bot would give; `key` is the first of its `keys`. `because` is made of facts, `reasons` are its parts, `wins` says
    how often it wins imagined games, and is empty when they were too few; `odds` is that share alone, `chance` and `margin` are the same in
    hundredths (-1: none)."""

    key: str
    keys: list[str]
    text: str
    because: str
    wins: str
    reasons: list[Reason]
    odds: str = ""
    chance: int = -1
    margin: int = 0


class HintFrame(Struct, tag="hint"):
    """What a bot would answer, best first; `verdict` says so when the game looks lost, `equal` which of them come to the same. `ending` is
    how often ending now wins the same games, in hundredths (-1: nobody can say), and `ends` says so."""

    seat: int
    decision: int
    best: list[Advice]
    verdict: str
    equal: str = ""
    ending: int = -1
    ends: str = ""


class ForecastFrame(Struct, tag="forecast"):
    """What comes of ending now, or of this answer and then ending, for the seat whose question has that number; never sent when the table
    has moved on."""

    seat: int
    decision: int
    told: ForecastTold
    keys: list[str]


class Lead(Struct):
    """What an answer changes for certain, besides what came with the question; each fact has its `shift`."""

    key: str
    facts: list[FactView]


class LeadsFrame(Struct, tag="leads"):
    """What the answers to a question change for certain; never sent when the table has moved on."""

    seat: int
    decision: int
    leads: list[Lead]

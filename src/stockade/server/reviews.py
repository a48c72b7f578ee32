"""Reviews of finished games: thought out in the background where bots think, one step after another, and kept with the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct, field

from stockade.engine.branch import branch
from stockade.engine.errors import StockadeError
from stockade.engine.gameparts import Fact, Kept
from stockade.engine.table import Table
from stockade.engine.text import Text
from stockade.insight import review as insight
from stockade.insight.review import Review, Turning
from stockade.server.aside import Aside
from stockade.server.bot_seats import thought
from stockade.server.lobby import Lobby, Sealed
from stockade.server.lookback import ChancePoint, DeedView, ReviewNow, SecretView, Side, TurnView
from stockade.server.records import Reviewed
from stockade.server.room import Room
from stockade.server.seats import admitted
from stockade.server.sentences import sentence
from stockade.server.thinking import Finished, chance, turning

logger = logging.getLogger("stockade.server")
KEPT = 40
REVIEW = msgspec.json.Decoder(Review)


class Job(Struct):
    """A review under way, or done."""

    whole: Table
    of: int = 1
    done: int = 0
    found: Review = field(default_factory=Review)
    told: dict[str, list[TurnView]] = field(default_factory=dict[str, list[TurnView]])
    kept: dict[str, list[SecretView]] = field(default_factory=dict[str, list[SecretView]])
    task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a lobby's tables."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._aside = Aside(1, "review")
        self._jobs: dict[str, Job] = {}

    async def review(self, table_id: str, tokens: Sequence[str], lang: str) -> ReviewNow:
        """As far as it has come. Raises BadToken, or Sealed while the game goes on."""
        room = await self.lobby.look(table_id)
        async with room.lock:
            admitted(room.history.seats, room.watch_hash, tokens)
            table, text = room.table, room.text
            if not table.outcome:
                raise Sealed
            key, game = f"{room.id} {table.digest()}", Finished.of(table)
            kept = room.history.review
        job = self._jobs.get(key)
        if job is None:
            job = await self._begin(room, key, game, kept if kept and kept.digest == table.digest() else None)
        if job.found.turns and lang not in job.told:
            job.told[lang] = await self._aside.do(in_words, job.whole, job.found.turns, lang, text)
        if lang not in job.kept:
            job.kept[lang] = await self._aside.do(secrets, job.whole, lang, text)
        points = [ChancePoint(one.at, round(one.share), 0 if one.games == 1 else one.margin) for one in job.found.points]
        return ReviewNow(job.done, job.of, points, job.told.get(lang, []), job.kept[lang])

    async def _begin(self, room: Room, key: str, game: Finished, kept: Reviewed | None) -> Job:
        whole = await self._aside.do(lambda: branch(Table.load(game.saved)))
        job = self._jobs.setdefault(key, Job(whole))
        while len(self._jobs) > KEPT:
            del self._jobs[next(iter(self._jobs))]
        if kept is not None:
            job.found, job.done = REVIEW.decode(kept.found), job.of
        elif job.task is None:
            job.task = asyncio.ensure_future(self._work(room, job, game))
        return job

    async def _work(self, room: Room, job: Job, game: Finished) -> None:
        try:
            await self._think(room, job, game)
        except Exception:
            logger.exception("table %s: no review", room.id)
            job.done = job.of
            return
        with contextlib.suppress(StockadeError):  # kept in memory all the same
            place = await self.lobby.place(room.id)
            async with place.room.lock:
                if place.room.table.digest() == job.whole.digest():
                    await place.room.write([Reviewed(job.whole.digest(), msgspec.json.encode(job.found))])

    async def _think(self, room: Room, job: Job, game: Finished) -> None:
        stations = insight.stations(job.whole)
        job.of = len(stations) + insight.TURNS
        for at in stations:
            job.found.points.append(await thought(room.measures, "review", chance, game, at))
            job.done += 1
        job.found.points.append(insight.last(job.whole))
        turns: list[Turning] = []
        for one, two in insight.largest(job.found.points):
            turns.append(await thought(room.measures, "review", turning, game, one, two))
            job.done += 1
        job.found.turns = turns
        job.done = job.of


def in_words(whole: Table, turns: Sequence[Turning], lang: str, text: Text) -> list[TurnView]:
    """The turns in one language."""
    found: list[TurnView] = []
    for turn in turns:
        told = insight.in_words(whole, turn, lang, text)
        strong = Side(told.strong, told.strong_because, told.strong_wins) if told.strong else None
        played = Side(told.title, told.because, told.wins)
        found.append(TurnView(turn.start, turn.end, turn.change, turn.kind, turn.at, turn.seat, played, strong))  # type: ignore[arg-type]
    return found


def secrets(whole: Table, lang: str, text: Text) -> list[SecretView]:
    """What seats kept from each other, now that it is over."""

    def say(one: Fact | Kept | None) -> str:
        return sentence(text, lang, one.text, one.args) if one else ""

    return [
        SecretView(
            seat=one.seat,
            aim=say(one.aim),
            about=[say(about) for about in one.about],
            end=say(one.end),
            won=one.won,
            against=one.against,
            deeds=[DeedView(say(deed), deed.rule, deed.bad, deed.at) for deed in one.deeds],
        )
        for one in whole.game.records.secrets(whole)
    ]

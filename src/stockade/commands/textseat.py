"""A seat at a table of a running server, for programs: questions come out as plain values with all in words, answers go in as numbers.

The line may break and the server may start again: the seat comes back by itself, and a question that is still open is asked anew.
`seat.py` puts this on stdin and stdout, `seat_mcp.py` behind the Model Context Protocol.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, cast
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI, WebSocketException

from stockade.commands.speak import Mistake, say
from stockade.engine.passage import in_lines
from stockade.server import protocol
from stockade.server.protocol import AskView, ServerFrame
from stockade.server.rates import Bucket
from stockade.server.wire import Lang

Message = dict[str, Any]
KEY_FIRST = 4402
FINAL = (4401, KEY_FIRST, 4404)  # closed for a reason that waiting does not change
FIRST, LONGEST = 0.25, 10.0  # seconds until the line is tried again
RATE, BURST, PAUSE = 9, 18, 0.05  # a little below what a server takes from one line
_frames: msgspec.json.Decoder[ServerFrame] = msgspec.json.Decoder(ServerFrame)


class Link:
    """A seat's link: where the table's socket is, and the secret that opens the seat."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            way = [unquote(part) for part in parts.fragment.strip("/").split("/")]
        except ValueError:
            raise Mistake("error-seat-link", link=url) from None
        if parts.scheme not in ("http", "https") or not parts.netloc or len(way) != 3 or way[0] != "t" or not way[2]:
            raise Mistake("error-seat-link", link=url)
        self.server = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self.table, self.token = way[1], way[2]
        self.key = ""

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"{self.server.replace('http', 'ws', 1)}/ws/{self.table}"

    @property
    def tokens(self) -> list[str]:
        """What opens the seat."""
        return [self.key] if self.key else [self.token]

    @property
    def own(self) -> str:
        """The link that opens the seat from now on."""
        return f"{self.server}/#/t/{self.table}/{self.key or self.token}"


class TextSeat:
    """One seat; `out` is what it has to say, `take` what it is told."""

    def __init__(self, link: Link, lang: Lang, patience: float) -> None:
        self.link, self.patience = link, patience
        self.lang: Lang = lang
        self.out: asyncio.Queue[Message] = asyncio.Queue()
        self.ws: ClientConnection | None = None
        self.welcomed = False
        self.table: protocol.TableFrame | None = None
        self.asked: set[int] = set()  # questions that were put
        self.wanted: list[int | None] = []  # seats whose view in words was asked for, in order; None: the end
        self.log: list[str] = []
        self.lines = 0
        self.mine: list[int] = []
        self.voted = ("", 0)  # what this seat was last asked to agree to
        self.heard: set[tuple[int, bool]] = set()  # bubbles of bots, and whether they waited for a word
        self.pace = Bucket(RATE, BURST)
        self.over = False

    async def run(self) -> None:
        """Sit there until the game is over. Raises Mistake when the link opens nothing, or the server stays away too long."""
        pause, away = FIRST, 0.0
        while not self.over:
            try:
                async with connect(self.link.socket, max_size=None, proxy=None, open_timeout=10) as self.ws:
                    pause, away = FIRST, 0.0
                    await self._talk(self.ws)
            except ConnectionClosed as closed:
                if self._exchanged(closed):
                    continue
            except (InvalidURI, InvalidHandshake) as error:
                raise Mistake("error-seat-server", link=self.link.server) from error
            except (OSError, TimeoutError, WebSocketException) as error:
                if away >= self.patience:
                    raise Mistake("error-seat-away", link=self.link.server) from error
            self.ws = None
            if self.over:
                return
            self.put("away", text=say("seat-away"))
            await asyncio.sleep(pause)
            away, pause = away + pause, min(LONGEST, pause * 2)

    def _exchanged(self, closed: ConnectionClosed) -> bool:
        """Whether the link only wants to be exchanged for a secret of its own. A line that was closed for good is the end."""
        code = closed.rcvd.code if closed.rcvd else 0
        if code == KEY_FIRST and not self.link.key:
            self.link.key = secrets.token_urlsafe(24)
            return True
        if code in FINAL:
            raise Mistake("error-seat-refused", why=closed.rcvd.reason if closed.rcvd else "")
        return False

    def put(self, kind: str, **fields: Any) -> None:
        """Something for the program."""
        self.out.put_nowait({"type": kind, **fields})

    async def _talk(self, ws: ClientConnection) -> None:
        exchange = self.link.key if not self.welcomed else ""
        self.asked.clear()
        self.wanted.clear()
        await self._send(protocol.Hello([self.link.token, exchange] if exchange else self.link.tokens, self.lang, exchange or None))
        async for body in ws:
            await self._hear(_frames.decode(body))
            if self.over:
                return
        await ws.wait_closed()
        raise ConnectionClosed(ws.protocol.close_rcvd, ws.protocol.close_sent)

    async def _send(self, frame: protocol.ClientFrame) -> None:
        while not self.pace.take():
            await asyncio.sleep(PAUSE)
        if self.ws is not None:
            await self.ws.send(msgspec.json.encode(frame).decode())

    # -- what the server says -------------------------------------------------------------------------------------------

    async def _hear(self, frame: ServerFrame) -> None:
        match frame:
            case protocol.Welcome():
                self._welcome(frame)
            case protocol.TableFrame():
                await self._see(frame)
            case protocol.LogFrame():
                self._note(frame)
            case protocol.WordsFrame():
                self._ask(in_lines(frame.passages))
            case protocol.HintFrame():
                self.put(
                    "hint",
                    seat=frame.seat,
                    id=frame.decision,
                    best=[{"keys": one.keys, "text": one.text, "because": one.because} for one in frame.best],
                )
            case protocol.ErrorFrame(code=code) if code != "key-first":
                self.put("error", code=frame.code, text=frame.text, rule=frame.rule)
            case protocol.ChatFrame() if not frame.old and frame.to is not UNSET:
                self.put("objection", seat=frame.seat, name=frame.name, to=frame.to)
            case protocol.ChatFrame() if not frame.old:
                self.put("chat", seat=frame.seat, name=frame.name, text=frame.text)
            case _:
                pass

    def _welcome(self, frame: protocol.Welcome) -> None:
        names = [info.name for info in frame.seats]
        if not self.welcomed:
            self.put("seat", game=frame.game, scenario=frame.scenario, seats=frame.you, names=names, link=self.link.own)
            if frame.watching:
                raise Mistake("error-seat-watching")
        self.welcomed, self.mine = True, frame.you

    def _note(self, frame: protocol.LogFrame) -> None:
        """What happened since the last question; lines that were told before are not told again."""
        if frame.cut:
            self.lines = min(self.lines, frame.first)
        for line in frame.lines:
            if line.n >= self.lines:
                self.log.append(line.text)
                self.lines = line.n + 1

    async def _see(self, frame: protocol.TableFrame) -> None:
        """A new position: for every question that is new, how the table looks is asked for first."""
        self.table = frame
        fresh = [ask for ask in frame.asks if ask.id not in self.asked]
        self.asked = {ask.id for ask in frame.asks}
        for ask in fresh:
            self.wanted.append(ask.seat)
            await self._send(protocol.AskWords(ask.seat))
        self._vote(frame)
        self._overhear(frame)
        if frame.outcome and None not in self.wanted:
            self.wanted.append(None)
            await self._send(protocol.AskWords())

    def _vote(self, frame: protocol.TableFrame) -> None:
        """Somebody would go back, or give an absent person's seat to others, and waits for this seat to agree."""
        for what, wish in (("undo", frame.request), ("offer", frame.offer)):
            if wish and self.voted != (what, wish.id) and set(self.mine) & set(wish.need) - set(wish.agree):
                self.voted = (what, wish.id)
                self.put("vote", what=what, id=wish.id, by=wish.by)

    def _overhear(self, frame: protocol.TableFrame) -> None:
        """What bots say; one that waits for a word is a vote."""
        for one in frame.bubbles:
            if (one.id, one.asks) in self.heard:
                continue
            self.heard.add((one.id, one.asks))
            told = {"id": one.id, "text": one.text, "because": one.because}
            if one.asks:
                self.voted = ("bot", one.id)
                self.put("vote", what="bot", by=one.seat, **told)
            elif (one.id, True) not in self.heard:
                self.put("bubble", seat=one.seat, **told)

    def _ask(self, words: list[str]) -> None:
        """How the table looks is known: now the question, if it is still open."""
        seat = self.wanted.pop(0) if self.wanted else None
        if self.table is None:
            return
        if seat is None and self.table.outcome:
            self.put("over", outcome=self.table.outcome, winners=self.table.winners, view=words, log=self._happened())
            self.over = True
            return
        for ask in self.table.asks:
            if ask.seat == seat:
                self.put("ask", **question(ask), round=self.table.round, phase=self.table.phase, view=words, log=self._happened())

    def _happened(self) -> list[str]:
        told, self.log = self.log, []
        return told

    # -- what the program says --------------------------------------------------------------------------------------------

    async def take(self, said: object) -> None:
        """An answer (a number, a list of numbers, a key, or an object), a hint that is wished for, or a word to the others."""
        if not isinstance(said, dict):
            said = {"answer": said}
        wish = cast(dict[str, object], said)
        if "answer" in wish:
            await self._answer(wish)
        elif wish.get("hint"):
            await self._send(protocol.AskHint(self._open(wish).seat))
        elif wish.get("view"):
            ask = self._open(wish)
            self.wanted.append(ask.seat)
            await self._send(protocol.AskWords(ask.seat))
        elif isinstance(agree := wish.get("agree"), bool):
            await self._agree(agree)
        elif isinstance(words := wish.get("say"), str) and words:
            await self._send(protocol.Say(words[:500]))
        else:
            raise Mistake("error-seat-said")

    def _open(self, wish: dict[str, object]) -> AskView:
        """The question that is spoken of: the one of that number, or the first."""
        asks = self.table.asks if self.table else []
        ask = next((ask for ask in asks if wish.get("id") in (None, ask.id)), None)
        if ask is None:
            raise Mistake("error-seat-nothing-asked")
        return ask

    async def _agree(self, agree: bool) -> None:
        what, number = self.voted
        votes = {"undo": protocol.UndoVote, "offer": protocol.OfferVote, "bot": protocol.Reply}
        if what:
            await self._send(votes[what](number, agree))

    async def _answer(self, wish: dict[str, object]) -> None:
        ask = self._open(wish)
        given = wish["answer"]
        parts = cast(list[object], given) if isinstance(given, list) else [given]
        await self._send(protocol.AnswerFrame(ask.seat, ask.id, [_key(ask, part) for part in parts]))


def question(ask: AskView) -> Message:
    """A question with numbered options, what each is likely to do, and what may not be done and why."""
    return {
        "id": ask.id,
        "seat": ask.seat,
        "question": ask.prompt,
        "rule": ask.rule,
        "least": ask.least,
        "most": ask.most,
        "options": [
            {"n": n, "key": one.key, "text": one.text, "most": one.most, "rule": one.rule, "facts": [fact.text for fact in one.facts]}
            for n, one in enumerate(ask.options, 1)
        ],
        "why_not": [{"key": no.key, "text": no.text, "rule": no.rule} for no in ask.refused],
    }


def _key(ask: AskView, part: object) -> str:
    """The option that a number or a key names."""
    if isinstance(part, int) and not isinstance(part, bool) and 1 <= part <= len(ask.options):
        return ask.options[part - 1].key
    if isinstance(part, str) and any(option.key == part for option in ask.options):
        return part
    raise Mistake("error-seat-option", option=str(part), most=len(ask.options))

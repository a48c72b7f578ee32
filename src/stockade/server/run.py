"""`stockade serve`: opens the tables, takes the port, says where to look; every way this can fail is one clear sentence."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import math
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from msgspec import structs

from stockade.engine.errors import StockadeError
from stockade.server import connections
from stockade.server.app import make_app
from stockade.server.bot_seats import thinkers
from stockade.server.connections import Listener, room_for
from stockade.server.door import OPEN, Door
from stockade.server.filelock import FileTaken, SeveralNames, alone
from stockade.server.garbage import keep_clean
from stockade.server.health import Health
from stockade.server.hosting import OWN, Hosting
from stockade.server.logs import Form, write_to_stderr
from stockade.server.retention import FOR_EVER, Retention
from stockade.server.sentences import explain, say
from stockade.server.sqlite_store import SqliteStore
from stockade.server.store import StoreFailed
from stockade.server.stores import AnyStore, store_at
from stockade.server.warm import settle

WAITING = 3.0  # seconds in which whoever waits for this server to start comes first
TURN = 0.001  # seconds that a thread which reads, writes or opens a table keeps the others from their work


def spoken() -> str:
    """The language of this terminal."""
    value = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if value.lower().startswith("fr") else "en"


def tell(lang: str, key: str, **args: str | int) -> None:
    """A line on the terminal."""
    sys.stdout.write(say(lang, key, **args) + "\n")
    sys.stdout.flush()


def names() -> list[str]:
    """Under which names others on the network may know this machine."""
    name = socket.gethostname().lower()
    return [name, f"{name}.local"]


def take_port(host: str, port: int, listen: bool = True) -> socket.socket:
    """A socket that listens, or is about to; raises OSError when somebody else has it. Whoever knocks before the server is ready waits
    where it listens already, and is turned away where it does not, to go to another server."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small frames at once only where the protocol is named
    sock = Listener(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        if listen:
            sock.listen(128)
    except OSError:
        sock.close()
        raise
    return sock


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


class Server(connections.Server):
    """Says where it is once it answers."""

    address = ""
    file = ""
    lang = "en"
    open_browser = False
    public: Sequence[str] = ()
    drain = 0.0
    health: Health
    _leaves_at = math.inf

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked to stop: those who send visitors here are told, and given time to hear it; asked again, it stops at once."""
        if not self.drain or self.health.draining:
            super().handle_exit(sig, frame)
        self.health.draining = True
        self._leaves_at = min(self._leaves_at, time.monotonic() + self.drain)

    async def on_tick(self, counter: int) -> bool:
        """Time is up?"""
        self.should_exit = self.should_exit or time.monotonic() > self._leaves_at
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Ready: tell people, and show them."""
        await super().startup(sockets)
        if self.started:
            tell(self.lang, "serve-ready", address=self.address)
            for address in self.public:
                tell(self.lang, "serve-public", address=address)
            tell(self.lang, "serve-stop", file=self.file)
            if self.open_browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)


async def _settled() -> None:
    await asyncio.sleep(WAITING)
    await asyncio.to_thread(settle)
    await keep_clean()


async def _serve(server: Server, store: AnyStore, sock: socket.socket) -> int:
    try:
        await store.open()
    except StoreFailed as error:
        tell(server.lang, "serve-no-store", file=store.path, detail=str(error.args_for_text.get("detail", "")))
        return 1
    except StockadeError as error:
        sys.stdout.write(explain(error, server.lang) + "\n")
        return 1
    cleaning = asyncio.create_task(_settled())
    await server.serve(sockets=[sock])
    cleaning.cancel()
    return 0


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: Path | str = "stockade.sqlite",
    open_browser: bool = False,
    hosting: Hosting = OWN,
    retention: Retention = FOR_EVER,
    door: Door = OPEN,
    drain: float = 0,
    log: Form = "text",
    log_level: str = "warning",
    bot_delay: float = 0.7,
    lang: str = "",
) -> int:
    """Serve tables until told to stop; returns the exit code of the program. Without `lang` it speaks the language of the terminal."""
    lang = lang or spoken()
    write_to_stderr(log, log_level)
    store = store_at(db)
    try:
        sock = take_port(host, port, listen=isinstance(store, SqliteStore))
    except (OSError, OverflowError) as error:
        taken = getattr(error, "errno", 0) in (errno.EADDRINUSE, errno.EACCES)
        tell(lang, "serve-port-taken" if taken else "serve-bad-host", host=host, port=str(port))
        return 1
    here = address_of(host, sock.getsockname()[1])
    known = structs.replace(hosting, hosts=(*names(), *hosting.hosts), address=hosting.address or here.rstrip("/"))
    app = make_app(store, known, bot_delay=bot_delay, retention=retention, door=door)
    server = Server(app, room_for(), hosting.proxies, log_config=None, timeout_graceful_shutdown=2)
    server.lang, server.drain, server.health = lang, drain, app.state.health
    server.address = here + "".join(f"{part}/" for part in hosting.base_path.split("/") if part)
    server.public = [f"{origin}{hosting.base_path}/" for origin in hosting.origins]
    server.file, server.open_browser = store.path, open_browser
    with sock, contextlib.ExitStack() as held:
        if isinstance(store, SqliteStore) and not _alone(held, server):
            return 1
        try:
            sys.setswitchinterval(TURN)
            thinkers.open()
            held.callback(thinkers.close)
            return asyncio.run(_serve(server, store, sock))
        except KeyboardInterrupt:
            return 0
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            tell(lang, "serve-port-taken", host=host, port=str(port))  # another one began to listen while this one got ready
            return 1


def _alone(held: contextlib.ExitStack, server: Server) -> bool:
    """Whether nobody else serves that file, and it can be there; says why not."""
    path = Path(server.file)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held.enter_context(alone(path, server.address))
    except FileTaken as taken:
        tell(server.lang, "serve-file-taken", file=server.file, address=taken.address or "?")
    except SeveralNames as linked:
        tell(server.lang, "serve-file-linked", file=server.file, names=linked.names)
    except OSError as error:
        tell(server.lang, "serve-no-store", file=server.file, detail=str(error))
    else:
        return True
    return False

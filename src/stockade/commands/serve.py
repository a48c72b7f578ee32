"""`stockade serve`: the table in the browser. The server is loaded only when it is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from stockade.commands.speak import Mistake, flag, tongue
from stockade.engine.errors import StockadeError

LOGS = ("text", "json")
LEVELS = ("info", "warning", "error")


def run(
    *,
    port: Annotated[int, flag("port")] = 8000,
    db: Annotated[str, flag("db")] = "stockade.sqlite",
    host: Annotated[str, flag("host")] = "127.0.0.1",
    browser: Annotated[bool, flag("browser", "--browser", "--open", negative=["--no-browser", "--no-open"])] = True,
    origin: Annotated[tuple[str, ...], flag("origin")] = (),
    proxy: Annotated[tuple[str, ...], flag("proxy")] = (),
    base_path: Annotated[str, flag("base-path")] = "",
    metrics_to: Annotated[tuple[str, ...], flag("metrics-to")] = (),
    log: Annotated[str, flag("log")] = "text",
    log_level: Annotated[str, flag("log-level")] = "warning",
    drain: Annotated[float, flag("drain")] = 0,
    forget_after: Annotated[str, flag("forget-after")] = "",
    forget_unfinished_after: Annotated[str, flag("forget-unfinished-after")] = "",
    makers: Annotated[str, flag("makers")] = "",
    address: Annotated[str, flag("address")] = "",
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Serve tables until stopped."""
    spoken = tongue(lang)
    if not 0 <= port <= 65535:
        raise Mistake("error-port", port=port)
    for name, value, choices in (("--log", log, LOGS), ("--log-level", log_level, LEVELS)):
        if value not in choices:
            raise Mistake("error-choice", name=name, value=value, choices=", ".join(choices))
    if makers and not Path(makers).expanduser().is_file():
        raise Mistake("error-no-file", file=makers, near=0, choices="")
    from stockade.server.door import Door
    from stockade.server.hosting import hosting
    from stockade.server.retention import Retention, span
    from stockade.server.run import serve
    from stockade.server.sentences import explain

    try:
        retention = Retention(span(forget_after), span(forget_unfinished_after))
        surroundings = hosting(origin, proxy, base_path, metrics_to, address)
    except StockadeError as error:
        raise Mistake("error-as-told", why=explain(error, spoken)) from error
    return serve(
        host=host,
        port=port,
        db=db,
        open_browser=browser and not origin,
        hosting=surroundings,
        retention=retention,
        door=Door(Path(makers).expanduser() if makers else None),
        drain=max(0.0, drain),
        log="json" if log == "json" else "text",
        log_level=log_level,
        lang=spoken,
    )

"""`stockade serve`: the table in the browser. The server is loaded only when it is asked for."""

from __future__ import annotations

from typing import Annotated

from stockade.commands.speak import Mistake, flag, tongue


def run(
    *,
    port: Annotated[int, flag("port")] = 8000,
    db: Annotated[str, flag("db")] = "stockade.sqlite",
    host: Annotated[str, flag("host")] = "127.0.0.1",
    browser: Annotated[bool, flag("browser", "--browser", "--open", negative=["--no-browser", "--no-open"])] = True,
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Serve tables until stopped."""
    spoken = tongue(lang)
    if not 0 <= port <= 65535:
        raise Mistake("error-port", port=port)
    from stockade.server.run import serve

    return serve(host=host, port=port, db=db, open_browser=browser, lang=spoken)

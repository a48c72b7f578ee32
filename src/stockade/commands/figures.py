"""`stockade figures`: measures how hard every scenario is and writes the table that a release ships."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from stockade.bots import figures as shipped
from stockade.commands.lab import play, told
from stockade.commands.setup import pick_game
from stockade.commands.speak import Mistake, flag, out, say, tongue
from stockade.engine import games
from stockade.lab.figures import figures, grid_of, markdown, merged


def run(
    game: Annotated[str, flag("game-only")] = "",
    *,
    count: Annotated[int, flag("games", "--games")] = 24,
    jobs: Annotated[int, flag("jobs")] = 1,
    folder: Annotated[str, flag("figures-folder", "--folder")] = "figures",
    to: Annotated[str, flag("figures-to", "--to")] = "",
    page: Annotated[str, flag("figures-page", "--page")] = "",
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Play every scenario at one to four players, and write down what was won."""
    tongue(lang)
    for option, number in (("--games", count), ("--jobs", jobs)):
        if number < 1:
            raise Mistake("error-at-least-one", flag=option)
    kept, file = Path(folder).expanduser(), Path(to).expanduser() if to else shipped.FILE
    kept.mkdir(parents=True, exist_ok=True)
    rows = shipped.read(file)
    for one in [pick_game(game)] if game else games().values():
        with told():
            progress = play(grid_of(one, count), jobs, str(kept / f"{one.id}.jsonl"), "")
        rows = merged(rows, figures(progress))
        shipped.write(rows, file)
        if page:
            Path(page).expanduser().write_text(markdown(rows), encoding="utf-8")
        out(say("figures-done", game=one.id, games=progress.done, cells=len(progress.grid.cells)))
    return 0

"""`stockade figures`: measures how hard every scenario is and writes the table that a release ships."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from stockade.bots import figures as shipped
from stockade.commands.compare import seatings
from stockade.commands.lab import play, told
from stockade.commands.setup import pick_game
from stockade.commands.speak import Mistake, flag, out, read_number, say, tongue
from stockade.engine import games
from stockade.lab.figures import MOST_SEATS, figures, grid_of, markdown, merged


def read_seats(seats: str) -> list[int]:
    """Which numbers of players are asked for; all of them when nothing is said."""
    found = [read_number(part) for part in seatings(seats or f"1-{MOST_SEATS}")]
    if any(number is None or not 1 <= number <= MOST_SEATS for number in found):
        raise Mistake("error-figures-seats", most=MOST_SEATS)
    return [number for number in found if number is not None]


def run(
    game: Annotated[str, flag("game-only")] = "",
    *,
    count: Annotated[int, flag("games", "--games")] = 24,
    seats: Annotated[str, flag("figures-seats")] = "",
    jobs: Annotated[int, flag("jobs")] = 1,
    folder: Annotated[str, flag("figures-folder", "--folder")] = "figures",
    to: Annotated[str, flag("figures-to", "--to")] = "",
    page: Annotated[str, flag("figures-page", "--page")] = "",
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Play every scenario at these numbers of players, and write down what was won."""
    tongue(lang)
    for option, number in (("--games", count), ("--jobs", jobs)):
        if number < 1:
            raise Mistake("error-at-least-one", flag=option)
    kept, file = Path(folder).expanduser(), Path(to).expanduser() if to else shipped.FILE
    kept.mkdir(parents=True, exist_ok=True)
    only = read_seats(seats)
    rows = shipped.read(file)
    for one in [pick_game(game)] if game else games().values():
        grid = grid_of(one, count, only=only)
        if not grid.cells:  # a game for two players or more, and figures of those who play alone
            continue
        with told():
            progress = play(grid, jobs, str(kept / f"{one.id}{f'-{seats}' if seats else ''}.jsonl"), "")
        rows = merged(rows, figures(progress))
        shipped.write(rows, file)
        if page:
            Path(page).expanduser().write_text(markdown(rows), encoding="utf-8")
        out(say("figures-done", game=one.id, games=progress.done, cells=len(progress.grid.cells)))
    return 0

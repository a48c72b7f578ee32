"""Everything that may be done to something on the board can be done by pressing it there, however crowded it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from tests.browser.conftest import Look
from tests.browser.scenes import play
from tests.browser.serving import Served
from tests.browser.test_sizes import crowded
from tests.browser.window import FREE_POINT, Window

from stockade.engine import Table, games

PLACES = ("zone", "edge", "square")


@cache
def fighting() -> Table:
    """A soldier with many ways to go and something to shoot at."""
    game = games()["mars-attacks"]
    for seed in range(1, 20):
        table = Table.new(game.id, game.defaults(game.scenarios[0], 1), seed)
        if play(table, lambda table, ask: table.round >= 2 and len(ask.options) > 11 and any("shoot" in one.key for one in ask.options)):
            return table
    raise AssertionError("nobody shoots in twenty battles")


def of_the_board(window: Window) -> dict[str, set[str]]:
    """Places on the board, and the answers that pressing each of them may mean."""
    return {ref: set(keys) for ref, keys in window.glow().items() if ref.split(":")[0] in PLACES}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("table", [lambda: crowded("MH2"), lambda: crowded("MZ5"), fighting], ids=["MH2", "MZ5", "mars"])
def test_what_concerns_the_board_is_pressed_there(server: Served, look: Look, table: Callable[[], Table], lang: str) -> None:
    phone = lang == "en"
    window = look(lang=lang, phone=phone) if phone else look(lang=lang, viewport={"width": 1280, "height": 720})
    window.page.goto(server.link(server.take_in(table())))
    ask = window.wait_ask()
    places = of_the_board(window)
    assert len(places) > 1
    for ref, keys in places.items():
        thing = window.on_board(ref)
        assert thing.count() == 1, f"{ref} is not on the board"
        if not phone:  # on a phone some of it is out of the window until the board is moved
            assert thing.evaluate(FREE_POINT), f"{ref} lies under something else"
        if len(keys) > 1 and thing.evaluate(FREE_POINT):
            window.press(thing)
            offered = window.see("chooser").locator("[data-key]")
            assert {one.get_attribute("data-key") for one in offered.all()} == keys
            window.page.keyboard.press("Escape")
    single = next((ref for ref, keys in places.items() if len(keys) == 1 and window.on_board(ref).evaluate(FREE_POINT)), "")
    if single:
        window.press(window.on_board(single))
        window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], f"an effect of pressing {single}")

"""Pieces go from where they were to where they are: a card from the hand to the table and on to its pile, a survivor as the same figure."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.conftest import Look
from tests.browser.serving import Served
from tests.browser.test_champions import act
from tests.browser.test_champions import played as champions
from tests.browser.test_winter import do, on_turn
from tests.browser.test_winter import played as winter
from tests.browser.window import Window

from stockade.engine import Ask, Table

WATCH = """
  window.travels = [];
  const own = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.dataset?.piece && frames[0].translate)
      window.travels.push([this.dataset.piece, ...frames[0].translate.split(' ').map(parseFloat)]);
    return own.call(this, frames, how);
  };
"""
MARK = """() => { for (const one of document.querySelectorAll('[data-piece^="survivor:"]')) one.marked = true; }"""
STANDS = """id => {
  const one = document.querySelector(`[data-piece="survivor:${id}"]`), box = one.getBoundingClientRect();
  return [!!one.marked, box.x, box.y];
}"""


def travels(window: Window) -> dict[str, float]:
    """How far each piece has come at one time."""
    found: list[list[Any]] = window.page.evaluate("window.travels")
    return {piece: max((x**2 + y**2) ** 0.5 for one, x, y in found if one == piece) for piece in {one[0] for one in found}}


def moving(look: Look, server: Served, table: Table, motion: str = "no-preference") -> Window:
    window = look(reduced_motion=motion)
    window.page.add_init_script(WATCH)
    window.page.goto(server.link(server.take_in(table), table.pending[0].seat))
    window.wait_ask()
    return window


def may_play(table: Table, ask: Ask) -> bool:
    return table.round > 1 and any(option.key.startswith("play:") for option in ask.options)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_travels_from_the_hand_to_where_it_is_played(server: Served, look: Look, motion: str) -> None:
    table = champions(may_play, seats=1)
    hand = table.view(table.pending[0].seat)["players"][table.pending[0].seat]["hand"]
    window = moving(look, server, table, motion)
    old = max(window.lines, default=-1)
    played: list[str] = []
    for _ in range(4):
        act(window)
        news = [line for n, line in window.lines.items() if n > old and line["kind"].endswith(".played")]
        if played := [str(line["args"]["card"]) for line in news if line["args"]["card"] in hand]:
            break
    assert played, "no card was played"
    if motion == "reduce":
        window.page.wait_for_timeout(300)
        assert travels(window) == {}
    else:
        window.wait(lambda: travels(window).get(f"card:{played[0]}", 0) > 50, f"{played[0]} to travel")


def test_a_survivor_goes_from_place_to_place_as_the_same_figure(server: Served, look: Look) -> None:
    window = moving(look, server, winter(on_turn))
    window.page.evaluate(MARK)
    before: dict[str, list[Any]] = {}
    moved = ""
    for _ in range(8):
        view = window.table["views"][str(window.welcome["you"][0])] if window.table.get("views") else window.table["view"]
        before = {one: window.page.evaluate(STANDS, one) for place in view["places"] for one in place["survivors"]}
        known = max(window.lines, default=-1)
        do(window, ["move", "go", "place"])
        moved = next(
            (str(line["args"]["survivor"]) for n, line in window.lines.items() if n > known and line["kind"] == "survivor.moved"), ""
        )
        if moved:
            break
    assert moved, "nobody moved"
    window.page.wait_for_timeout(1500)
    same, x, y = window.page.evaluate(STANDS, moved)
    assert same, "another figure"
    assert abs(x - before[moved][1]) + abs(y - before[moved][2]) > 30

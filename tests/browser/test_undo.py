"""Stepping back: free while nothing was revealed; afterwards the other people at the table are asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_sizes import busy, crowded
from tests.browser.window import Window

from stockade.engine import Ask, Table


def kept(window: Window) -> int:
    """How many answers the table holds."""
    return max((point["to"] for point in window.table["undo"]), default=-1) + 1


def step_back(window: Window, step: str) -> None:
    window.wait_ask()
    to = next(point["to"] for point in window.table["undo"] if point["step"] == step)
    window.see("undo-more").click()
    expect(window.see(f"undo-{step}")).to_contain_text("free")
    window.see(f"undo-{step}").click()
    window.wait(lambda: kept(window) == to, "the step back")
    expect(window.see("undo-menu")).to_be_hidden()
    window.wait_ask()


def test_answer_action_and_turn_are_free(server: Served, look: Look) -> None:
    def three_steps(table: Table, ask: Ask) -> bool:
        """In the middle of an action that is not the first of its turn, with nothing seen since the turn began."""
        points = {point.step: point for point in table.undo_points()}
        if len(points) < 3 or not all(point.free for point in points.values()):
            return False
        return points["answer"].to > points["action"].to > points["turn"].to

    position = scenes.find(three_steps)
    points = {point.step: point.to for point in position.undo_points()}
    made = server.take_in(position)
    window = look(server.link(made))
    step_back(window, "answer")
    assert server.truth(made).answers == position.answers[:-1]
    window.answer(position.answers[-1].keys, board=True)
    window.wait_ask()
    assert server.truth(made).digest() == position.digest()
    step_back(window, "action")
    assert server.truth(made).answers == position.answers[: points["action"]]
    step_back(window, "turn")
    assert server.truth(made).answers == position.answers[: points["turn"]]


def after_a_reveal(seats: int) -> Table:
    """A moment at which something was seen since the last answer, with that seat still to act."""

    def seen(table: Table, ask: Ask) -> bool:
        points = table.undo_points()
        return bool(points) and not points[0].free and len(table.pending) == 1 and points[0].seat == ask.seat

    return scenes.find(seen, seats=seats)


def test_after_a_reveal_the_other_one_is_asked(server: Served, look: Look, shot: Shot) -> None:
    position = after_a_reveal(2)
    asked = position.pending[0].seat
    made = server.take_in(position)
    mine, other = look(server.link(made, asked)), look(server.link(made, 1 - asked))
    start = mine.wait_ask()
    held = kept(mine)

    def wish() -> None:
        mine.see("undo-more").click()
        expect(mine.see("undo-answer")).not_to_contain_text("free")
        mine.see("undo-answer").click()
        mine.see("undo-ask").click()
        expect(other.see("undo-request")).to_be_visible()
        expect(mine.see("undo-request")).to_be_visible()
        expect(mine.see("undo-agree")).to_have_count(0)

    wish()
    shot(other, "undo-request")
    other.see("undo-refuse").click()
    expect(mine.see("undo-request")).to_be_hidden()
    mine.wait(lambda: mine.table["request"] is None, "the wish is gone")
    assert kept(mine) == held and mine.wait_ask()["id"] == start["id"]
    wish()
    other.see("undo-agree").click()
    mine.wait(lambda: kept(mine) == held - 1, "the step back")
    other.wait(lambda: kept(other) == held - 1, "the step back on the other screen")
    expect(mine.see("undo-request")).to_be_hidden()
    assert server.truth(made).answers == position.answers[:-1]


def test_alone_nobody_has_to_agree(server: Served, look: Look) -> None:
    position = after_a_reveal(1)
    made = server.take_in(position)
    window = look(server.link(made))
    window.wait_ask()
    held = kept(window)
    window.see("undo-more").click()
    window.see("undo-answer").click()
    window.wait(lambda: kept(window) == held - 1, "the step back")
    window.wait_ask()


def test_ways_back_to_the_same_place_are_one(server: Served, look: Look) -> None:
    def one_place(table: Table, ask: Ask) -> bool:
        return len({point.to for point in table.undo_points()}) == 1 < len(table.undo_points())

    window = look(server.link(server.take_in(scenes.find(one_place))))
    window.wait_ask()
    window.page.keyboard.press("Shift+U")
    expect(window.see("undo-menu").locator(".pop__item")).to_have_count(1)


@pytest.mark.parametrize("game", ["xmen-resistance", "marvel-champions", "dead-of-winter", "mars-attacks"])
def test_each_way_back_names_what_it_takes_back(server: Served, look: Look, game: str) -> None:
    """Also of what was answered before the page was opened here; what the others chose is named by nobody else."""
    table = Table.load((crowded("MH2") if game == "xmen-resistance" else busy(game)).save())  # other tests begin there too
    own = next(number for number in range(len(table.answers) - 1, -1, -1) if table.answers[number].seat == table.pending[0].seat)
    table.undo(own)
    made = server.take_in(table)
    seat = table.pending[0].seat
    for lang in ("en", "fr"):
        window = look(server.link(made, seat), lang=lang)
        if lang == "en":
            window.answer(window.wait_ask()["options"][0]["key"], board=True)
        window.wait_ask()
        points = {point["step"]: point["takes"] for point in window.table["undo"]}
        assert points["answer"] and all(points.values())
        window.page.keyboard.press("Shift+U")
        expect(window.see("undo-menu").locator(".pop__item small").first).to_contain_text(points["answer"][0])


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["xmen-resistance", "marvel-champions", "dead-of-winter", "mars-attacks"])
def test_undo_is_not_covered_by_the_way_to_choose(server: Served, page: Page, game: str, size: tuple[int, int]) -> None:
    """Whatever the bar makes room for: the middle of Undo is Undo, and its corner asks how far."""
    table = crowded("MH2") if game == "xmen-resistance" else busy(game)
    page.add_init_script("localStorage.setItem('stockade.settings', '{\"guide\": false}')")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(table), table.pending[0].seat))
    page.locator(".bar .answer").first.wait_for()
    page.get_by_test_id("undo-more").wait_for()
    for name in ("undo", "undo-more"):
        middle = """(one) => {
          const box = one.getBoundingClientRect();
          return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("button")?.dataset.testid;
        }"""
        assert page.get_by_test_id(name).evaluate(middle) == name

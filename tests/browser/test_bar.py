"""The decision bar: places that stay, keys in reading order, second thoughts, and presses that come too soon."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.window import Frame, Window

from stockade.bots import make, seat_seed
from stockade.engine import Ask, Table, games

ORDER = ["move", "attack", "play", "use", "other", "choose", "end"]
LAPTOP = {"viewport": {"width": 1280, "height": 720}}


def played(game: str, until: Callable[[Ask], bool], seats: int = 1, seed: int = 3) -> Table:
    """A game played by sensible players until something is asked."""
    rules = games()[game]
    table = Table.new(game, rules.defaults(rules.scenarios[0], seats), seed)
    bots = [make("greedy", seat_seed(seed, seat)) for seat in range(table.state.seats)]
    while not until(table.pending[0]):
        ask = table.pending[0]
        table.answer(ask.seat, list(bots[ask.seat].choose(table, ask)), decision=ask.id)
    return table


def reading(ask: Frame) -> list[str]:
    """The keys of the answers in the order in which they are read."""
    place = {option["key"]: 2 * ORDER.index(option["group"]) + (option["rank"] == "last") for option in ask["options"]}
    return sorted((option["key"] for option in ask["options"]), key=place.__getitem__)


def answered(window: Window) -> bool:
    return any('"answer"' in said for said in window.said)


def test_every_kind_of_answer_has_its_place(server: Served, look: Look, shot: Shot) -> None:
    made = server.take_in(scenes.asked("prompt-action", since=2))
    window = look(server.link(made), lang="fr", **LAPTOP)
    ask = window.wait_ask()
    columns = window.page.locator(".slot")
    assert columns.evaluate_all("all => all.map(one => one.dataset.group)") == ORDER[:5]
    offered = {option["group"] for option in ask["options"]}
    for group in ORDER[:5]:
        column = window.page.locator(f'.slot[data-group="{group}"]')
        if group in offered:
            expect(column.locator(".answer").first).to_be_visible()
        else:
            reasons = [no["text"] for no in ask["refused"] if no["group"] == group]
            expect(column).to_contain_text(reasons[0] if reasons else "rien pour l’instant")
    shown = window.page.locator(".slot .answer[data-key]").evaluate_all("all => all.map(one => one.dataset.key)")
    assert shown == [key for key in reading(ask) if key in shown]
    digits = window.page.locator(".slot .answer[data-key] .kbd").all_inner_texts()
    assert digits == [str((n + 1) % 10) if n < 10 else f"⇧{n - 9}" for n in range(len(shown))]
    end = window.answer_button("end")
    expect(end).to_have_attribute("data-quiet", "true")
    expect(end).to_contain_text("Action")
    assert not window.cut_off(".bar .answer")
    shot(window, "columns")
    window.page.keyboard.press("2")
    window.wait(lambda: answered(window), "the second answer")
    assert f'"{shown[1]}"' in window.said[-1]


def test_what_has_no_place_is_one_press_away(server: Served, look: Look, shot: Shot) -> None:
    position = played("mars-attacks", lambda ask: ask.prompt == "prompt-act" and len(ask.options) > 11)
    made = server.take_in(position)
    window = look(server.link(made), **LAPTOP)
    ask = window.wait_ask()
    assert not window.cut_off(".bar .answer")
    shown = set(window.page.locator(".bar .answer[data-key]").evaluate_all("all => all.map(one => one.dataset.key)"))
    hidden = [option["key"] for option in ask["options"] if option["key"] not in shown]
    for more in window.page.locator(".slot__more").all():
        more.click()
        listed = window.see("chooser").locator("[data-key]").evaluate_all("all => all.map(one => one.dataset.key)")
        hidden = [key for key in hidden if key not in listed]
        assert not window.cut_off('[data-testid="chooser"] button')
        window.page.keyboard.press("Escape")
    assert not hidden
    shot(window, "many")


def test_throwing_dice_away_is_asked_about(server: Served, look: Look) -> None:
    position = played("dead-of-winter", lambda ask: ask.prompt == "prompt-action", seats=2)
    seat = position.pending[0].seat
    made = server.take_in(position)
    window = look(server.link(made, seat))
    ask = window.wait_ask()
    window.answer_button("end").click()
    expect(window.see("sure")).to_contain_text("dice unused")
    window.see("sure-no").click()
    expect(window.see("sure")).to_be_hidden()
    assert not answered(window)
    window.page.keyboard.press("Escape")
    window.answer("end")
    assert server.truth(made).answers[-1].keys == ["end"]
    assert ask["id"] not in [one["id"] for one in window.table["asks"]]


def test_a_press_right_after_a_change_does_not_count(server: Served, look: Look) -> None:
    made = server.take_in(scenes.asked("prompt-action", since=2))
    hasty = look(server.link(made), settle=600_000)
    hasty.wait_ask()
    key = hasty.page.locator(".slot .answer[data-key]").first.get_attribute("data-key")
    assert key
    hasty.answer_button(key).click()
    hasty.page.keyboard.press("1")
    hasty.page.keyboard.press("e")
    hasty.see("hint").click()  # goes over the same line, after them
    expect(hasty.see("hint-panel").locator(".pop__item").first).to_be_visible()
    assert not answered(hasty)


def test_what_may_be_left_is_two_plain_buttons(server: Served, look: Look, shot: Shot) -> None:
    position = played("mars-attacks", lambda ask: ask.many and (ask.least, ask.most) == (0, 1), seed=5)
    made = server.take_in(position)
    window = look(server.link(made))
    ask = window.wait_ask()
    buttons = window.page.locator(".bar .answers .answer")
    expect(buttons).to_have_count(len(ask["options"]) + 1)
    expect(window.see("confirm")).to_contain_text("Do without")
    expect(window.see("confirm")).not_to_have_attribute("data-ready", "true")
    shot(window, "optional")
    window.see("confirm").click()
    window.wait(lambda: answered(window), "leaving it")
    assert server.truth(made).answers[-1].keys == []


def test_confirm_says_what_is_missing(server: Served, look: Look) -> None:
    made = server.take_in(scenes.wounds())
    window = look(server.link(made))
    ask = window.wait_ask()
    confirm = window.see("confirm")
    expect(confirm).to_contain_text("needed")
    confirm.click(force=True)
    expect(window.toast).to_contain_text("needed")
    assert not answered(window)
    left = ask["least"]
    for option in ask["options"]:
        for _ in range(min(left, option["most"])):
            window.see(f"share-{option['key']}-plus").click()
        left -= min(left, option["most"])
    expect(confirm).to_have_attribute("data-ready", "true")


def test_u_takes_back_at_once_and_shift_u_names_the_steps(server: Served, look: Look) -> None:
    made = server.take_in(scenes.asked("prompt-action", since=2))
    window = look(server.link(made))
    ask = window.wait_ask()
    option = next(one for one in ask["options"] if one["key"] == "power-up" or one["group"] == "move")
    window.answer(option["key"])
    window.wait_ask()
    held = len(server.truth(made).answers)
    window.page.keyboard.press("Shift+U")
    expect(window.see("undo-menu")).to_contain_text(option["text"])
    window.page.keyboard.press("Escape")
    window.page.keyboard.press("u")
    window.wait(lambda: len(server.truth(made).answers) < held, "the answer is taken back")
    expect(window.see("undo-menu")).to_be_hidden()


def test_a_tip_closes_on_a_click(server: Served, look: Look) -> None:
    made = server.take_in(scenes.asked("prompt-action", since=2))
    window = look(server.link(made))
    window.wait_ask()
    dark = window.page.locator(".zone:not([data-glow])").first
    dark.hover()
    expect(window.page.locator(".tip--float")).to_be_visible()
    dark.click()
    expect(window.page.locator(".tip--float")).to_be_hidden()

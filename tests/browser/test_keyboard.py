"""A turn without a mouse: digits answer, arrows walk the board, letters open the tools, Tab gets everywhere and out again."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.window import Window


def focused(window: Window) -> str:
    """What has the focus, told apart from everything else."""
    return window.page.evaluate(
        """() => { const on = document.activeElement, at = [...document.querySelectorAll('*')].indexOf(on);
          return on === document.body ? '' : `${at} ${on.tagName} ${on.dataset?.testid ?? on.textContent.slice(0, 30)}` }"""
    )


def by_key(window: Window, key: str) -> None:
    """Press a key that answers, and wait for its effect."""
    ask = window.wait_ask()
    window.page.keyboard.press(key)
    window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], f"an effect of key {key}")


def test_a_turn_by_keys_alone(server: Served, look: Look) -> None:
    made = server.new_table("h", seed=1)
    window = look(server.link(made))
    keys = window.page.keyboard
    window.wait_ask()
    by_key(window, "1")
    ask = window.wait_ask()
    # onto the board with an arrow, then from zone to zone to one that is an answer
    keys.press("ArrowDown")
    expect(window.page.locator(".zone:focus")).to_have_count(1)
    walked = {focused(window)}
    for way in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        keys.press(way)
        expect(window.page.locator(".zone:focus")).to_have_count(1)
        walked.add(focused(window))
    assert len(walked) >= 3
    assert window.page.locator(".zone:focus").get_attribute("aria-label")
    glowing = {ref[5:] for ref, meant in window.glow().items() if ref.startswith("zone:") and len(meant) == 1}
    for way in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") * 4:
        zone = window.page.locator(".zone:focus").get_attribute("data-zone")
        if zone in glowing:
            break
        keys.press(way)
    else:
        raise AssertionError("no arrow leads to a glowing zone")
    by_key(window, "Enter")
    truth = server.truth(made)
    assert truth.answers[-1].keys[0] in [option["key"] for option in ask["options"]]
    assert zone in truth.answers[-1].keys[0]
    # the tools
    window.wait_ask()
    keys.press("Shift+U")
    expect(window.see("undo-menu")).to_be_visible()
    keys.press("Escape")
    expect(window.see("undo-menu")).to_be_hidden()
    keys.press("?")
    expect(window.see("rules")).to_be_visible()
    keys.press("Escape")
    expect(window.see("rules")).to_be_hidden()
    keys.press("h")
    expect(window.see("hint-panel").locator(".pop__item").first).to_be_visible()
    keys.press("Escape")
    keys.press("z")
    expect(window.see("held")).to_be_visible()
    keys.press("Escape")
    expect(window.see("held")).to_be_hidden()
    keys.press("l")
    expect(window.see("log")).to_be_focused()
    # to the end of the turn by the key that leaves
    hero = next(one["id"] for one in window.table["view"]["heroes"] if one["state"] == "active")
    while (ask := window.wait_ask()) and "end" in [option["key"] for option in ask["options"]]:
        by_key(window, "e")
    assert next(one["state"] for one in window.table["view"]["heroes"] if one["id"] == hero) == "done"


def test_the_text_view_is_enough_to_play(server: Served, look: Look, shot: Shot) -> None:
    position = scenes.asked("prompt-action", since=3)
    made = server.take_in(position)
    window = look(server.link(made))
    ask = window.wait_ask()
    window.page.keyboard.press("t")
    view = window.see("text-view")
    expect(view).to_be_visible()
    expect(view.get_by_role("heading", name="Super Heroes")).to_be_visible()
    shot(window, "text-view")
    told = view.inner_text()
    for hero in window.table["view"]["heroes"]:
        assert window.welcome["glossary"][f"hero:{hero['id']}"]["name"] in told
    assert ask["prompt"] in told and all(option["text"] in told for option in ask["options"])
    answers = view.locator("ol button")
    assert answers.count() == len(ask["options"])
    answers.first.focus()
    by_key(window, "Enter")
    assert server.truth(made).answers[-1].keys == [ask["options"][0]["key"]]
    expect(view).to_be_visible()
    window.wait_ask()
    window.page.keyboard.press("t")
    expect(view).to_be_hidden()


def test_tab_goes_round_and_is_never_caught(server: Served, look: Look) -> None:
    position = scenes.asked("prompt-action", since=3)
    window = look(server.link(server.take_in(position)))
    ask = window.wait_ask()
    for opened in ("", "t", "?"):
        if opened:
            window.page.keyboard.press(opened)
        window.page.evaluate("document.activeElement.blur()")
        seen: list[str] = []
        for _ in range(250):
            window.page.keyboard.press("Tab")
            now = focused(window)
            assert not seen or now != seen[-1], f"caught at {now}"
            if seen and now in ("", seen[0]):
                break  # once round, or out of the page
            seen.append(now)
        else:
            raise AssertionError(f"no way out: {seen[-5:]}")
        if opened == "":
            answers = [i for i, one in enumerate(seen) if "answer-" in one]
            assert len(answers) == len(ask["options"])
            assert answers[0] < 12, "the answers come before board and log"
            assert any(" log" in one for one in seen) and any(" zone-" in one for one in seen)
        elif opened == "t":
            assert sum(f". {option['text'][:12]}" in one for one in seen for option in ask["options"]) >= len(ask["options"])
        if opened:
            window.page.keyboard.press("Escape")
            window.page.keyboard.press("Escape")


def test_wounds_are_shared_out_by_keys(server: Served, look: Look, shot: Shot) -> None:
    position = scenes.wounds()
    made = server.take_in(position)
    window = look(server.link(made))
    window.wait_ask()
    shot(window, "wounds")
    keys = scenes.Sensible(position).choose(position, position.pending[0])
    for key in keys:
        window.see(f"share-{key}-plus").focus()
        window.page.keyboard.press("Enter")
    window.see("confirm").focus()
    by_key(window, "Enter")
    assert sorted(server.truth(made).answers[len(position.answers)].keys) == sorted(keys)

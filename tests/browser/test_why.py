"""Never a dead click: whatever is pressed answers, asks which, or says why not, with its rule."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.window import Window

from stockade.games.mars_attacks.scene import MarsScene


def locked_door(window: Window) -> str:
    return next(edge for edge, state in window.table["view"]["edges"].items() if state["lock"] and not state["open"])


def test_a_locked_door_says_why(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.link(server.new_table("h", seed=1)))
    window.answer("turn:storm")
    ask = window.wait_ask()
    door = window.on_board(f"edge:{locked_door(window)}")
    spot = door.bounding_box()
    assert spot
    window.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    window.press(door)
    expect(window.toast).to_contain_text("XR-MH0-03")
    expect(window.toast).to_contain_text("green")
    shot(window, "why-not")
    window.toast.locator(".chip").click()
    rule = window.see("rules").locator('[data-rule="XR-MH0-03"]')
    expect(rule).to_be_visible()
    expect(rule.locator("p").first).not_to_be_empty()
    shot(window, "rules-drawer")
    window.see("rules-close").click()
    expect(window.see("rules")).to_be_hidden()
    window.see("why").click()
    expect(window.see("rules").locator("[data-rule]").first).to_be_visible()
    assert window.ask and window.ask["id"] == ask["id"]


def test_what_is_forbidden_and_what_is_pointless_are_two_things(server: Served, look: Look, shot: Shot) -> None:
    scene = MarsScene("us-rifle", "us-rifle", battle="surprise", hand=("steady-hands", "pull-together"))
    for lang, words in (("en", "Allowed, but in vain."), ("fr", "Permis, mais en vain.")):
        window = look(server.link(server.stage(scene.table)), lang=lang)
        window.wait_ask()
        window.see("card-pull-together").click()
        reason = window.see("held-no")
        expect(reason).to_have_attribute("data-pointless", "true")
        expect(reason).to_contain_text(words)
        shot(window, f"pointless-{lang}")
        window.page.keyboard.press("Escape")
        window.see("card-steady-hands").click()
        expect(reason).not_to_have_attribute("data-pointless", "true")
        expect(reason).not_to_contain_text(words)


def reactions(window: Window) -> str:
    """All that a click can change on the page, short of an answer."""
    return window.page.evaluate(
        """() => JSON.stringify([[...document.querySelectorAll('[data-testid=toast]')].map(toast => toast.textContent),
          ...['chooser', 'held', 'rules'].map(name => !!document.querySelector(`[data-testid=${name}]`))])"""
    )


def test_every_place_of_the_board_reacts(server: Served, look: Look) -> None:
    position = scenes.asked("prompt-action", since=3)
    window = look(server.link(server.take_in(position)))
    window.wait_ask()
    glow = window.glow()
    places = [f"zone:{zone}" for zone in window.welcome["static"]["zones"]]
    places += [f"edge:{edge}" for edge, what in window.welcome["static"]["edges"].items() if what["kind"] != "arch"]
    dead: list[str] = []
    for ref in places:
        if len(glow.get(ref, [])) == 1:
            continue  # an answer: pressed in other tests
        ask, before = window.wait_ask()["id"], reactions(window)
        thing = window.on_board(ref)
        if ref.startswith("zone:") and window.welcome["static"]["zones"][ref[5:]]["kind"] == "fountain":
            continue  # nobody can stand there
        window.press(thing)
        after = reactions(window)
        if after == before and not window.see("toast").count():
            dead.append(ref)
        assert window.ask and window.ask["id"] == ask
        window.page.keyboard.press("Escape")
    assert not dead
    # an answer once more, to see that nothing of all this got in the way
    single = next(ref for ref, keys in glow.items() if len(keys) == 1 and ref.split(":")[0] in ("zone", "edge"))
    window.answer(glow[single][0], board=True)


def test_when_somebody_else_decides_the_board_says_who(server: Served, look: Look) -> None:
    made = server.new_table("hh", seed=2)
    ana, ben = look(server.link(made, 0)), look(server.link(made, 1))
    ben.wait_ask()
    ana.answer("turn:storm")
    ben.wait(lambda: ben.ask is None, "the other one plays")
    zone = next(iter(ben.welcome["static"]["zones"]))
    ben.press(ben.on_board(f"zone:{zone}"))
    expect(ben.toast).to_contain_text("Storm")

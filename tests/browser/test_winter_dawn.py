"""After a night of Dead of Winter: a page tells it gate by gate, says what it changes, and counts what each did in the open."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_access import AXE, complaints
from tests.browser.test_sizes import OUTSIDE, found
from tests.browser.test_winter import do
from tests.browser.window import Window

from stockade.bots import make, seat_seed
from stockade.engine import Table, games
from stockade.games.dead_of_winter.scene import WinterScene

pytestmark = pytest.mark.skipif("dead-of-winter" not in games(), reason="dead-of-winter is not installed: it has no entry point")


LAPTOP = {"viewport": {"width": 1280, "height": 720}}


def night(secrets: Callable[[WinterScene], None] = lambda scene: None) -> WinterScene:
    """Hunger, a stinking waste pile, a crisis with a card that does not fit, and a school that is overrun."""
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("fuel-shortage")
    for seat, cards in enumerate((["fuel"], ["fuel", "pistol"], ["fuel"])):
        scene.hand(seat, *cards)
    scene.set(food=0, morale=7)
    scene.waste(11)
    scene.put("school", "loretta-clay")
    scene.zombies("school", 4)
    scene.wounds("janet-taylor", wounds=2)
    scene.to_turn(1)
    scene.contribute("fuel", "pistol")
    scene.to_turn(2)
    scene.contribute("fuel")
    secrets(scene)
    scene.end_turns()
    assert scene.state.round == 2
    return scene


def other_secrets(scene: WinterScene) -> None:
    """The same table to everybody at seat 0; what the others hold and want is something else."""
    scene.hand(1, "medicine", "medicine")
    scene.aim(1, "gluttony")
    scene.aim(2, "collector")


def same_size(scene: WinterScene) -> None:
    scene.hand(1, "food-1", "junk")
    scene.aim(1, "hope")
    scene.aim(2, "hope")


def page(window: Window) -> str:
    expect(window.see("dawn")).to_be_visible()
    return window.see("dawn").inner_text()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_dawn_tells_the_night_gate_by_gate(server: Served, look: Look, shot: Shot, lang: str) -> None:
    scene = night()
    asked = scene.table.pending[0].seat
    window = look(server.link(server.stage(scene.table), asked), lang=lang)
    told = page(window)
    gates = window.page.locator(".w-gate2")
    expect(gates).to_have_count(7)
    expect(window.see("grave-loretta-clay")).to_be_visible()  # the lowest at the school
    expect(gates.nth(2).locator(".w-flip li")).to_have_count(3)
    expect(gates.nth(2).locator(".w-flip [data-no]")).to_have_count(1)
    expect(gates.nth(0).locator("footer")).to_contain_text("7→6")
    expect(gates.nth(1).locator("footer")).to_contain_text("6→5")
    expect(gates.nth(2).locator("footer")).to_contain_text({"en": "crisis −2", "fr": "crise −2"}[lang])  # what took it
    assert {"en": "Janet: every exposure roll", "fr": "Janet : chaque jet de risque"}[lang] in told.replace("\u00a0", " ")
    expect(window.see("today-hunger")).to_be_visible()
    expect(window.page.locator(".w-today__do")).to_have_count(5)  # each with its remedy
    shot(window, f"winter-dawn-{lang}")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.page.keyboard.press("Enter")
    expect(window.see("dawn")).to_have_count(0)
    expect(window.see("prompt")).to_be_visible()


def test_whoever_answers_has_the_board_back(server: Served, look: Look) -> None:
    scene = night()
    window = look(server.link(server.stage(scene.table), scene.table.pending[0].seat))
    page(window)
    window.see("verb-barricade").click()
    if window.page.get_by_test_id("chooser").count():
        window.see("chooser").locator("[data-key]").first.click()
    expect(window.see("dawn")).to_have_count(0)
    expect(window.see("prompt")).to_have_text("Where does the barricade go?")


def test_the_day_waits_for_whoever_reads_of_the_night(server: Served, look: Look) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("despair")
    scene.set(food=9, morale=7)
    scene.to_turn(2)
    made = server.stage(scene.table)
    reader, other = look(server.link(made, 0), reduced_motion="no-preference"), look(server.link(made, 2))
    expect(reader.see("prompt")).to_be_visible()
    other.wait_ask()
    other.answer("end")
    expect(reader.see("dawn")).to_be_visible()
    do(other, ("barricade:",))
    while other.ask and "end" not in [option["key"] for option in other.ask["options"]]:
        do(other, ("at:",))
    reader.wait(lambda: any(line["kind"] == "barricade.placed" for line in reader.lines.values()), "it is built elsewhere")
    built = reader.see("log").locator('[data-kind="barricade.placed"]')
    reader.page.wait_for_timeout(500)
    expect(reader.see("dawn")).to_be_visible()
    expect(built).to_have_count(0)
    reader.see("dawn-close").click()
    expect(built).to_have_count(1)
    expect(reader.see("dawn")).to_have_count(0)


def test_a_crisis_that_took_no_morale_has_struck_all_the_same(server: Served, look: Look) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("sprung-locks")
    scene.set(food=9, morale=7)
    scene.end_turns()
    assert "crisis.struck" in [event.kind for event in scene.table.log] and scene.state.morale == 7
    window = look(server.link(server.stage(scene.table), 0))
    page(window)
    expect(window.page.locator(".w-gate2").nth(2).locator("footer")).to_contain_text("it struck")
    window.see("dawn-close").click()
    expect(window.page.get_by_test_id("digest")).to_have_count(0)  # whoever has read it all is not told again


def test_the_entrances_of_the_colony_are_told_one_by_one(server: Served, look: Look, shot: Shot) -> None:
    def crowd(scene: WinterScene) -> None:
        scene.zombies("colony", 18)
        scene.set(morale=10)

    scene = night(crowd)
    window = look(server.link(server.stage(scene.table), 0), lang="fr", viewport={"width": 1280, "height": 720})
    page(window)
    doors = window.page.locator(".w-doors li")
    expect(doors).to_have_count(6)
    overrun = sum(event.kind == "entrance.overrun" and str(event.args["entrance"]).startswith("colony") for event in scene.table.log)
    expect(window.page.locator(".w-doors [data-hit]")).to_have_count(min(6, overrun))
    assert overrun and not window.too_wide()
    shot(window, "winter-dawn-doors")


def test_the_files_count_what_all_have_seen(server: Served, look: Look) -> None:
    scene = night()
    window = look(server.link(server.stage(scene.table), 0))
    file = window.see("file-1")
    expect(file.locator(".w-file__given li")).to_have_count(1)
    expect(file.locator(".w-file__given em")).to_have_text("−1")
    expect(file).to_contain_text("R1 67%")  # one of three cards did not fit, two were theirs
    expect(window.see("file-2")).to_contain_text("R1 33%")
    file.locator(".w-file__mine button").nth(1).click()
    window.page.reload()
    expect(window.see("file-1").locator('.w-file__mine [aria-pressed="true"]')).to_have_count(2)  # kept here, and nowhere else
    window.see("dawn-close").click()
    window.page.reload()
    expect(window.see("prompt")).to_be_visible()
    expect(window.page.get_by_test_id("dawn")).to_have_count(0)  # whoever closed it is not shown it again


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_two_worlds_that_differ_in_secrets_give_the_same_page(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    pages: list[list[str]] = []
    for secrets in (other_secrets, same_size):
        window = look(server.link(server.stage(night(secrets).table), 0), lang="fr", phone=phone)
        told = [page(window)]
        for tab in ("today", "files") if phone else ():
            window.see(f"dawn-{tab}").tap()
            told.append(page(window))
            shot(window, f"winter-dawn-phone-{tab}")
            assert not window.too_wide()
        pages.append(told)
    assert pages[0] == pages[1]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_is_announced_with_a_tap_is_held_against_the_cards(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    """Two cards given, one of which fits; both are said to."""
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("fuel-shortage")
    scene.hand(2, "fuel", "pistol")
    scene.to_turn(2)
    scene.contribute("fuel", "pistol")
    made = server.stage(scene.table)
    liar, other = look(server.link(made, 2)), look(server.link(made, 0), lang="fr", phone=phone)
    expect(liar.see("announce")).to_have_count(3)
    liar.see("announce").first.click()
    expect(liar.see("said")).to_contain_text("2 cards of mine fit the crisis.")
    liar.answer("end")
    expect(other.see("dawn")).to_be_visible()
    if phone:
        other.see("dawn-files").tap()
    expect(other.see("announced")).to_contain_text("manche 1\u00a0: 2. Révélées\u00a0: 1. Une annonce au moins est fausse.")
    expect(other.see("file-2")).to_contain_text("M1 2 sur 2")
    assert not other.too_wide()
    shot(other, f"winter-announced-{'phone' if phone else 'desk'}")


def test_a_question_in_somebody_elses_turn_goes_before_the_night(server: Served, look: Look) -> None:
    """Also for a screen that has not closed the page: a reload, or another one."""
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("despair")
    scene.set(food=9, morale=7)
    for seat in range(3):
        scene.hand(seat, "medicine", "fuel", "food-1")
    scene.end_turns()
    assert scene.state.round == 2
    turn = scene.table.pending[0].seat
    scene.table.answer(turn, "ask")
    scene.table.answer(turn, scene.table.pending[0].options[0].key)
    other = next((ask.seat for ask in scene.table.pending if ask.seat != turn), None)
    assert other is not None
    window = look(server.link(server.stage(scene.table), other))
    expect(window.see("prompt")).to_be_visible()
    window.page.wait_for_timeout(300)
    expect(window.page.get_by_test_id("dawn")).to_have_count(0)
    window.page.reload()
    expect(window.see("prompt")).to_be_visible()
    window.page.wait_for_timeout(300)
    expect(window.page.get_by_test_id("dawn")).to_have_count(0)


def test_the_page_of_the_night_leaves_nothing_of_a_crisis_out(server: Served, look: Look) -> None:
    """Whom it hurt by name, and in the words of the log what no figure shows."""
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("exhaustion")
    scene.set(food=9, morale=7)
    scene.end_turns()
    frozen = [str(event.args["survivor"]) for event in scene.table.log if event.kind == "survivor.frostbitten"]
    assert len(frozen) > 3
    for phone in (False, True):
        window = look(server.link(server.stage(scene.table), 0), lang="fr", phone=phone, **({} if phone else LAPTOP))
        page(window)
        told = window.see("also-frozen")
        expect(told).to_be_visible()
        assert "Une engelure chacun" in told.inner_text() and "Brian" in told.inner_text()
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("sprung-locks")
    scene.barricades("colony.1")
    scene.set(food=9, morale=7)
    scene.end_turns()
    assert "barricade.removed" in [event.kind for event in scene.table.log]
    window = look(server.link(server.stage(scene.table), 0), lang="fr", **LAPTOP)
    page(window)
    expect(window.see("also-rest").first).to_contain_text("barricade")


LONGER = """() => {
  const list = document.querySelector('.rail .digest ul');
  for (let i = 0; i < 12; i++) list.append(Object.assign(list.children[0].cloneNode(true), { id: `more-${i}` }));
}"""
SHORTER = "document.querySelectorAll('.rail .digest [id^=more-]').forEach((one) => one.remove())"


def test_what_cards_did_in_the_turns_of_others_is_told_until_one_acts(server: Served, look: Look) -> None:
    """Also when the page of the night has been closed; the crisis stays in sight below it."""
    game = games()["dead-of-winter"]
    table = Table.new(game.id, game.defaults(game.scenarios[0], 5), 5)
    bots = [make("greedy", seat_seed(5, seat)) for seat in range(5)]

    def roads() -> list[str]:
        began = [n for n, event in enumerate(table.log) if event.kind == "turn.began" and event.args["player"] == "2"]
        here = table.log[began[-2] :] if len(began) > 1 else []
        turns = [n for n, event in enumerate(here) if event.kind == "turn.began"]
        return [str(event.args["road"]) for event in here[turns[1] :] if event.kind == "road.fired"] if len(turns) > 1 else []

    while not ((ask := table.pending[0]).seat == 2 and ask.prompt == "prompt-action" and table.round > 1 and len(roads()) > 1):
        table.answer(ask.seat, list(bots[ask.seat].choose(table, ask)), decision=ask.id)
    window = look(server.link(server.take_in(table), 2), **LAPTOP)
    window.see("dawn-close").click()
    digest = window.see("digest")
    for road in roads():
        expect(digest).to_contain_text(game.text.say("en", f"road-{road}"))
    for part in (digest, window.page.locator(".w-crisis")):
        box = part.bounding_box()
        assert box and box["y"] + box["height"] < 606
    window.see("name-dialog").get_by_role("button", name="Close").click()
    window.page.evaluate(LONGER)  # then it scrolls, and what goes on below it keeps its place
    expect(window.see("digest-more")).to_be_visible()
    expect(window.see("call-vote")).to_be_visible()
    assert found(window.page, OUTSIDE, [".rail > *", 606]) == []
    window.page.evaluate(SHORTER)
    first = game.text.say("en", f"road-{roads()[0]}")
    window.answer("end")
    expect(digest.filter(has_text=first)).to_have_count(0)

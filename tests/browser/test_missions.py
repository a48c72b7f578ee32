"""Every mission's board: zones, doors, tokens and objectives are drawn and named; what is special about it can be seen and clicked."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import DESK, Look, Shot
from tests.browser.serving import Served
from tests.browser.test_access import AXE, complaints
from tests.browser.window import Window

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene

# a zone (15V.B), an id with an underscore, an option key, a Fluent placeable, a message id
RAW = re.compile(r"\b\d+[RV]\.[A-Z]\b|[a-z]_[a-z]|\b(move|open|attack|carry|mission|token|goal|zone|hero)[-:][a-z0-9]|[{}$]")
JUGGERNAUT = "juggernaut"


@pytest.fixture(scope="module")
def seats(browser: Browser) -> Iterator[dict[str, Window]]:
    """Two windows that go from board to board: a new one for each would cost more than looking at it."""
    windows = {lang: Window(browser.new_context(**DESK, locale=lang, reduced_motion="reduce").new_page()) for lang in ("en", "fr")}
    for window in windows.values():
        window.page.context.add_init_script("localStorage.setItem('stockade.settings', '{\"guide\":false,\"settle\":0}')")
    yield windows
    for window in windows.values():
        window.page.context.close()
        assert not window.errors


def opened(server: Served, look: Look, scene: ResistanceScene, **how: bool | str) -> Window:
    window = look(server.link(server.stage(scene.table)), **how)
    window.wait_ask()
    return window


def raw(window: Window) -> list[str]:
    return [text for text in window.words() if RAW.search(text)]


def drawn(window: Window) -> set[str]:
    return set(window.page.eval_on_selector_all(".board [data-fig]", "all => all.map(one => one.dataset.fig)"))


def expected(scene: ResistanceScene) -> set[str]:
    """The figures and tokens of the view, as the board keeps them apart."""
    view = scene.view(0)
    found = {f"hero:{hero['id']}" for hero in view["heroes"] if hero["zone"]}
    found |= {f"spawn:{one['zone']}/{one['number']}" for one in view["spawns"]}
    found |= {f"objective:{i}" for i, one in enumerate(view["objectives"]) if not one["taken"]}
    found |= {f"secret:{one['id']}" for one in view["secrets"]} | {f"placed:{zone}" for zone in view["placed"]}
    found |= {"exit"} if view["exit"] else set()
    found |= {"sentinel"} if view["sentinel"] else set()
    for zone, here in view["zones"].items():
        found |= {f"{zone}/{kind}" for kind, count in here["enemies"].items() if count}
        found |= {f"zhero:{zombie}" for zombie in here["zombie_heroes"]} | {f"lying:{zombie}" for zombie in here["lying"]}
        found |= {f"bystander:{person['id']}" for person in here["bystanders"] if not person["hidden"]}
        found |= {f"{zone}/facedown"} if here["facedown"] else set()
    return found


@pytest.mark.parametrize("mission", list(MISSIONS))
def test_the_board_of_every_mission(server: Served, seats: dict[str, Window], shot: Shot, mission: str) -> None:
    scene = ResistanceScene(mission=mission, spawns=True)
    window = seats["fr" if int(mission[2:]) % 2 else "en"]
    window.welcome, window.table = {}, {}
    window.page.goto(server.link(server.stage(scene.table)))
    window.wait_ask()
    view, levels = scene.view(0), scene.play.map.levels
    assert drawn(window) == expected(scene)
    assert set(window.page.eval_on_selector_all(".board [data-zone]", "all => all.map(one => one.dataset.zone)")) == set(view["zones"])
    for color in {edge["lock"] for edge in view["edges"].values() if edge["lock"]}:
        locked = [edge for edge, state in view["edges"].items() if state["lock"] == color and scene.play.map.edge[edge].kind != "window"]
        assert window.page.locator(f".b-leaf--{color}").count() == len(locked), color
    assert window.page.locator(".b-level").count() == (len(levels) if len(levels) > 1 else 0)
    assert window.page.locator(".b-asleep").count() == (len(levels) - len(view["awake"]) if len(levels) > 1 else 0)
    expect(window.page.locator(".goal")).to_have_count(len(view["goals"]))
    for goal in view["goals"]:
        if goal["of"] > 1:
            expect(window.see(f"count-{goal['id']}")).to_contain_text(str(goal["of"]))
    shot(window, f"board-{mission}")
    assert not raw(window)
    assert not window.too_wide()
    assert not complaints(window, AXE.read_text(encoding="utf-8"))


def with_the_hand() -> ResistanceScene:
    """MH10 near its end: everything together at the charged Hand, Juggernaut laid down beside it."""
    scene = ResistanceScene(mission="MH10")
    zone = scene.state.hand.zone if scene.state.hand else ""
    scene.set("wolverine", bystander="bolivar_trask")

    def edit(g: Resistance) -> None:
        assert g.state.hand
        g.heroes["storm"].tokens.append("blue")
        g.heroes["rogue"].tokens.append("green")
        for objective in g.state.objectives:
            objective.taker = "storm" if objective.color in ("blue", "green") else ""
        g.memo.met.add("bolivar_trask")
        g.memo.charged = g.memo.together = g.memo.rises = 1
        g.state.hand.side = "charged"
        zombie = g.zombie(JUGGERNAUT)
        assert zombie
        zombie.zone, zombie.lying = zone, True

    scene.change(edit)
    for hero in ("storm", "wolverine", "rogue"):
        scene.put(hero, zone)
    scene.turn("storm")
    return scene


@pytest.mark.parametrize("phone", [False, True])
def test_juggernaut_lies_beside_the_charged_hand(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    scene = with_the_hand()
    window = opened(server, look, scene, phone=phone)
    assert drawn(window) == expected(scene)
    assert f"lying:{JUGGERNAUT}" in drawn(window)
    hand = scene.view(0)["sentinel"]["zone"]
    label = window.on_board(f"zone:{hand}").get_attribute("aria-label") or ""
    assert "Juggernaut, lying on the ground" in label
    assert "Sentinel Hand, charged" in label
    slips = window.page.locator(".slip--blue:visible, .slip--green:visible")
    expect(slips).to_have_count(1 if phone else 2)
    expect(slips.first).to_contain_text("Power cell")
    shot(window, f"mh10-hand-{'phone' if phone else 'desk'}")
    assert not raw(window)
    # moving with the Hand is offered on the board, beside moving without it
    carry = next(key for key in scene.options() if key.startswith("carry:"))
    assert window.answer(carry, board=True) == "chooser"
    assert window.table["view"]["sentinel"]["zone"] == carry.removeprefix("carry:")


def test_a_bomb_is_handed_on_and_set_off_from_the_board(server: Served, look: Look, shot: Shot) -> None:
    scene = ResistanceScene(mission="MH8")
    zone = next(point.zone for point in scene.state.spawns if point.color == "red" and scene.play.map.zone[point.zone].indoors)
    scene.change(lambda g: g.heroes["storm"].tokens.extend(["red", "red"]))
    scene.explored(zone)
    scene.put("storm", zone)
    scene.put("wolverine", zone)
    scene.turn("storm")
    window = opened(server, look, scene)
    expect(window.page.locator(".slip--red:visible")).to_have_count(2)
    expect(window.page.locator(".fig-wanted")).to_have_count(1)
    shot(window, "mh8-bombs")
    window.press(window.page.locator("[data-fig='hero:wolverine']"))
    window.wait(lambda: any(hero["tokens"] == ["red"] for hero in window.table["view"]["heroes"] if hero["id"] == "wolverine"), "the bomb")
    assert window.answer("mission-plant", board=True) in ("zone", "chooser")
    assert zone not in [point["zone"] for point in window.table["view"]["spawns"] if point["color"] == "red"]
    expect(window.see("count-MH8-bombs")).to_contain_text("1 of 2")


def test_enemies_leave_the_game_for_a_bystander(server: Served, look: Look, shot: Shot) -> None:
    scene = ResistanceScene(mission="MH7")
    scene.set("storm", bystander="callisto")
    scene.turn("storm")
    window = opened(server, look, scene)
    window.see("card-bystander:callisto").click()  # two trades for one card: the page asks which
    window.see("chooser").locator("[data-key='mission-free-trade:fighters']").click()
    window.wait(lambda: window.ask and window.ask["options"][0]["key"].startswith("remove:"), "which Enemies")
    shot(window, "mh7-trade")
    window.answer(["remove:brute", "remove:brute", "remove:runner"])
    expect(window.see("pools")).to_contain_text("−2")
    expect(window.see("pools")).to_contain_text("−1")


def test_a_card_two_heroes_hold_glows_for_the_one_who_is_asked(server: Served, look: Look) -> None:
    scene = ResistanceScene()
    scene.set("storm", traits=["swift"])
    scene.set("magneto", traits=["swift"])
    scene.turn("magneto")
    window = opened(server, look, scene)
    expect(window.see("seat-magneto").locator(".slip[data-glow]")).to_have_count(1)
    expect(window.see("seat-storm").locator(".slip[data-glow]")).to_have_count(0)


def test_a_skill_is_used_from_the_row_below_a_wide_board(server: Served, look: Look) -> None:
    scene = ResistanceScene(mission="MH4")
    zone = scene.hero("storm").zone
    scene.set("storm", power=2)
    scene.enemies(zone, walker=2)
    scene.turn("storm")
    assert scene.offers("skill:gust")
    window = opened(server, look, scene)
    expect(window.page.locator(".table")).to_have_attribute("data-layout", "wide")
    expect(window.see("card-weapon:lightning_bolt")).to_be_visible()
    before = window.wait_ask()["id"]
    window.see("card-skill:gust").click()
    window.wait(lambda: before not in [ask["id"] for ask in window.table["asks"]], "the Gust")
    assert next(hero["power"] for hero in window.table["view"]["heroes"] if hero["id"] == "storm") == 1


@pytest.mark.parametrize("both", [False, True])
def test_a_skill_that_answers_the_enemies_glows_on_its_heros_dashboard(server: Served, look: Look, shot: Shot, both: bool) -> None:
    """In words on an open dashboard, as a slip on a closed one or where seats stand in a row: there is one to press, and it glows."""
    scene = ResistanceScene("storm", "wolverine")
    scene.explored("12V.A")
    scene.put("storm", "12V.A" if both else "15V.B")
    scene.put("wolverine", "12V.A")
    scene.set("storm", traits=["cool_headed"])
    scene.set("wolverine", xp=19, power=4)
    scene.enemies("12V.B", walker=3)
    scene.end_turns()
    assert scene.offers("react:wolverine:skill:rampage")
    window = opened(server, look, scene)
    assert scene.offers("react:storm:trait:cool_headed") == both
    skill = window.see("seat-wolverine").locator(":is(.slip--deed[data-glow], .seat__skill[data-may]):visible")
    expect(skill).to_have_count(1)
    shot(window, f"rampage-{both}")
    skill.click()
    window.wait(lambda: window.ask and window.ask["options"][0]["key"].startswith("power:"), "the Attack")

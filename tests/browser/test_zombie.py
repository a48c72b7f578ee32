"""Zombie Mode at the table: chosen by its name, Hunger first on a dashboard, prey that glows with what it gives, a first turn in French."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.scenes import Moment, play
from tests.browser.serving import Served
from tests.browser.test_access import AXE, complaints
from tests.browser.test_missions import opened, raw

from stockade.engine import Table, games
from stockade.games.xmen_resistance.scene import ResistanceScene

PREY = "mariko_yashida"


@pytest.mark.parametrize("phone", [False, True])
def test_the_first_turn_of_mz1_in_french(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    scene = ResistanceScene("psylocke", "juggernaut", "dark_phoenix", "cyclops", mission="MZ1")
    zone = scene.hero("psylocke").zone
    scene.set("psylocke", hunger=3)
    scene.set("juggernaut", hunger=4)
    scene.bystander(PREY, zone)
    scene.enemies(zone, trooper=1)
    scene.turn("psylocke")
    window = opened(server, look, scene, lang="fr", phone=phone)
    shape = "phone" if phone else "desk"
    hunger = window.page.locator("[data-testid=hunger-psylocke]:visible").first
    expect(hunger.get_by_role("img")).to_have_attribute("aria-label", "Faim 3 sur 4")
    expect(hunger).to_contain_text("Affamée")
    expect(window.page.locator(".pips--power")).to_have_count(0)
    # an Enemy comes before a Bystander
    expect(window.page.locator(f"[data-fig='{zone}/trooper'] .meal[data-first]")).to_have_count(1)
    expect(window.page.locator(f"[data-fig='{zone}/trooper']")).to_contain_text("+1 XP")
    expect(window.page.locator(f"[data-fig='bystander:{PREY}'] .meal:not([data-first])")).to_have_count(1)
    expect(window.page.locator(f"[data-fig='bystander:{PREY}']")).to_contain_text("carte")
    if not phone:
        expect(window.see("seat-juggernaut")).to_have_attribute("data-ravenous", "true")
        expect(window.see("seat-juggernaut")).to_contain_text("Bouger ou dévorer")
    shot(window, f"mz1-{shape}")
    assert not raw(window)
    assert not window.too_wide()
    window.answer(f"attack:devour:{zone}")
    window.wait_ask()
    window.wait(lambda: any(line["kind"] == "dice.rolled" for line in window.lines.values()), "the dice")
    shot(window, f"mz1-devoured-{shape}")
    dashboard = next(hero for hero in window.table["view"]["heroes"] if hero["id"] == "psylocke")
    expect(hunger.get_by_role("img")).to_have_attribute("aria-label", f"Faim {dashboard['hunger']} sur 4")
    assert not raw(window)


@pytest.mark.parametrize("phone", [False, True])
def test_the_mode_is_chosen_by_its_poster(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    window = look(server.address, lang="fr", phone=phone)
    window.see("play-xmen-resistance").click()
    missions = window.see("mission").locator("option")
    expect(window.see("mode-hero")).to_be_checked()
    expect(missions).to_have_count(11)
    window.see("mode-zombie").click()
    expect(window.see("mode-zombie")).to_be_checked()
    expect(window.see("mode")).to_contain_text("La Faim monte toute seule")
    assert missions.evaluate_all("all => all.map(one => one.value)") == ["MZ1", "MZ2", "MZ3", "MZ4", "MZ5"]
    expect(window.see("lead-psylocke")).to_be_visible()
    window.see("minute-open").click()
    expect(window.see("minute").locator("li")).to_have_count(6)
    expect(window.see("minute")).to_contain_text("Affamé, un Héros Zombie ne peut que bouger ou dévorer")
    shot(window, f"minute-zombie-{'phone' if phone else 'desk'}")
    window.see("minute-close").click()
    assert not window.too_wide()
    shot(window, f"new-zombie-{'phone' if phone else 'desk'}")
    window.see("start").click()
    window.wait_ask()
    assert window.table["view"]["mode"] == "zombie"
    expect(window.see("mode-badge")).to_be_visible()


def hunted() -> ResistanceScene:
    """Psylocke with prey in her zone; Callisto and Rogue, who hunts her, next door."""
    scene = ResistanceScene("psylocke", "juggernaut", "dark_phoenix", "cyclops", mission="MZ1")
    zone = scene.hero("psylocke").zone
    scene.bystander(PREY, zone)
    near = scene.play.ways.near[zone][0]
    scene.bystander("callisto", near)
    scene.zombie("rogue", near)
    scene.enemies(near, trooper=2)
    scene.turn("psylocke")
    return scene


@pytest.mark.parametrize("phone", [False, True])
def test_arrows_say_where_they_will_flee(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    scene = hunted()
    window = opened(server, look, scene, lang="fr", phone=phone)
    foretold = {f"{one['bystander']}>{to}" for one in scene.view(0)["flights"] for to in one["to"]}
    drawn = window.page.eval_on_selector_all("[data-flight]", "all => all.map(one => one.dataset.flight)")
    assert set(drawn) == foretold and len(foretold) > 2  # one of them could run to several zones
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    shot(window, f"flight-{'phone' if phone else 'desk'}")


def test_z_holds_up_whoever_is_pointed_at(server: Served, look: Look, shot: Shot) -> None:
    """A Super Hero who hunts, then the Troopers beside them: their numbers and what they do, in words."""
    scene = hunted()
    window = opened(server, look, scene, lang="fr")
    near = next(zombie.zone for zombie in scene.play.state.zombies)
    for figure, name in (("zhero:rogue", "Rogue"), (f"{near}/trooper", "Opérateur")):
        box = window.page.locator(f"[data-fig='{figure}']").bounding_box()
        assert box
        window.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        window.page.keyboard.press("z")
        held = window.see("held")
        expect(held).to_contain_text(name)
        expect(held).to_contain_text("endurance")
        expect(held).to_contain_text("à un Héros Zombie de sa zone")
        shot(window, f"held-{name}")
        window.page.keyboard.press("Escape")


def test_a_long_press_holds_up_whoever_is_under_the_finger(server: Served, look: Look) -> None:
    window = opened(server, look, hunted(), lang="fr", phone=True)
    box = window.page.locator("[data-fig='zhero:rogue']").bounding_box()
    assert box
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2, "pointerType": "touch", "bubbles": True}
    under = window.page.evaluate_handle("({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)", at).as_element()
    assert under
    under.dispatch_event("pointerdown", at)
    expect(window.see("held")).to_contain_text("Rogue")
    under.dispatch_event("pointerup", at)


WATCH = """() => {
  const find = () => document.querySelector('[data-fig="bystander:mariko_yashida"]');
  const node = find(), seen = [], ways = new Set();
  const look = () => {
    const { x, y } = node.getBoundingClientRect();
    if (!seen.length || Math.hypot(seen.at(-1)[0] - x, seen.at(-1)[1] - y) > 0.5) seen.push([x, y]);
    for (const one of document.querySelectorAll('.trail[data-way]')) ways.add(one.dataset.way);
    requestAnimationFrame(look);
  };
  window.watched = () => ({ seen, ways: [...ways].sort(), same: find() === node });
  look();
}"""


def test_prey_runs_and_hunters_come_as_themselves(server: Served, look: Look) -> None:
    """After the last turn: Rogue's way is drawn as a hunt, the Bystander's as a flight, and it is the same figure all the way."""
    scene = hunted()
    scene.answer("end")
    for name in ("juggernaut", "dark_phoenix"):
        scene.answer(f"turn:{name}")
        scene.answer("end")
    if "end" not in scene.options():
        scene.answer("turn:cyclops")
    window = look(lang="fr", reduced_motion="no-preference")
    window.page.goto(server.link(server.stage(scene.table)))
    window.wait_ask()
    window.page.evaluate(WATCH)
    window.answer("end")
    window.wait_ask()
    window.answer("wound:psylocke")
    window.wait(lambda: any(line["kind"] == "bystander.moved" for line in window.lines.values()), "the flight")
    window.page.wait_for_function("() => window.watched().seen.length > 4 && !document.querySelector('[data-testid=skip]')")
    told = window.page.evaluate("window.watched()")
    assert told["same"] and told["ways"] == ["flight", "hunt"], told


def turn(mission: str, wanted: Moment) -> Table:
    """The first turn like that in a game of this mission."""
    table = Table.new("xmen-resistance", games()["xmen-resistance"].defaults(mission, 1), 1)
    assert play(table, lambda table, ask: ask.prompt == "prompt-action" and wanted(table, ask))
    return table


def test_a_meal_is_called_one(server: Served, look: Look) -> None:
    """Where devouring is the only Attack, its answer is not called by the zone alone."""
    table = turn(
        "MZ1", lambda _, ask: [option.key.split(":")[:2] for option in ask.options if "attack" in option.key] == [["attack", "devour"]]
    )
    meal = look(server.link(server.take_in(table))).page.locator(".slot .answer[data-verb=attack] b")
    expect(meal).to_have_text("Devour")


def test_an_attack_that_cannot_succeed_stands_last(server: Served, look: Look) -> None:
    table = turn("MZ4", lambda table, ask: table.round >= 3 and len(ask.options) >= 10)
    page = look(server.link(server.take_in(table)), phone=True).page
    odds = page.locator(".phone__answers .answer[data-verb=attack] small")
    odds.first.wait_for()
    told = [int(re.sub(r"\D", "", words)) for words in odds.all_inner_texts()]
    assert 0 in told and told == sorted(told, reverse=True)

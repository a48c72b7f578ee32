"""Zombie Mode at the table: chosen by its name, Hunger first on a dashboard, prey that glows with what it gives, a first turn in French."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_missions import opened, raw

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


def test_the_mode_is_chosen_with_its_mission(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.address, lang="fr")
    window.see("play-xmen-resistance").click()
    expect(window.see("mode")).to_contain_text("Mode Héros")
    groups = window.see("mission").locator("optgroup")
    assert groups.evaluate_all("all => all.map(one => [one.label, one.children.length])") == [["Mode Héros", 11], ["Mode Zombie", 5]]
    window.see("mission").select_option("MZ1")
    expect(window.see("mode")).to_contain_text("Mode Zombie")
    expect(window.see("lead-psylocke")).to_be_visible()
    assert not window.too_wide()
    shot(window, "new-zombie")
    window.see("start").click()
    window.wait_ask()
    assert window.table["view"]["mode"] == "zombie"

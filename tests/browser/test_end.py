"""The end of a mission: why, what each one did, and the ways on from there; a step back takes up the game again."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.scenes import Sensible
from tests.browser.serving import Served

from stockade.engine import Table, find_game


@cache
def finished(mission: str, outcome: str) -> Table:
    """A game that a good player ends so."""
    game = find_game("xmen-resistance")
    for seed in range(1, 12):
        table = Table.new(game.id, game.defaults(mission, 1), seed)
        player = Sensible(table)
        while not table.outcome:
            ask = table.pending[0]
            table.answer(ask.seat, player.choose(table, ask), decision=ask.id)
        if table.outcome == outcome:
            return table
    raise AssertionError("no such end in these games")


@pytest.mark.parametrize("phone", [False, True])
def test_a_mission_that_was_won_leads_to_the_next(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    table = finished("MZ1", "won")
    window = look(server.link(server.take_in(table)), lang="fr", phone=phone)
    end = window.see("end")
    expect(end).to_contain_text("Mission accomplie")
    expect(window.see("end-why")).to_contain_text(f"au round {table.round}")
    heroes = [hero["id"] for hero in table.view(0)["heroes"]]
    people = window.see("end-people").locator("li")
    expect(people).to_have_count(len(heroes))
    for row, hero in zip(people.all(), heroes, strict=True):
        fallen = sum(int(str(event.args["count"])) for event in table.log if event.kind == "enemy.fell" and event.args["hero"] == hero)
        eaten = sum(event.kind == "bystander.eaten" and event.args["hero"] == hero for event in table.log)
        figures = row.locator(".end__figures > span > b").all_inner_texts()
        assert figures[:2] == [str(fallen), str(eaten)], hero
    assert not window.too_wide()
    shot(window, f"end-won-{'phone' if phone else 'desk'}")
    window.see("end-next").click()
    expect(window.see("mission")).to_have_value("MZ2")
    for hero in heroes:
        expect(window.see(f"lead-{hero}")).to_be_visible()


def test_the_table_alone_names_the_mission_and_the_next(server: Served, look: Look) -> None:
    window = look(lang="fr")
    window.page.context.route("**/api/games", lambda _: None)  # the shelf of a cold server comes late
    window.page.goto(server.link(server.take_in(finished("MZ1", "won"))))
    expect(window.see("end-next")).to_contain_text("MZ2")
    expect(window.page.locator(".ribbon__where")).to_contain_text("MZ1 · L’issue d’en bas")
    expect(window.see("end").locator(".caps")).to_contain_text("MZ1 · L’issue d’en bas")


def test_a_lost_mission_says_why_and_can_be_taken_up_again(server: Served, look: Look, shot: Shot) -> None:
    table = finished("MH2", "lost")
    window = look(server.link(server.take_in(table)), lang="fr")
    for out in [event for event in table.log if event.kind == "hero.out"]:
        name = find_game("xmen-resistance").text.name("fr", "hero", str(out.args["hero"]))["name"]
        expect(window.see("end-why")).to_contain_text(name)
    shot(window, "end-lost")
    window.see("end-close").click()
    expect(window.see("end")).to_have_count(0)
    window.page.reload()
    window.see("end-back").click()
    window.wait_ask()
    expect(window.see("end")).to_have_count(0)
    assert not window.table["outcome"]

"""Learning in the browser: puzzles from the list to the solution, the shelf with what was won here, guided first games."""

from __future__ import annotations

import json
from importlib import import_module

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.window import Frame, Window
from tests.installed import GAMES

from stockade.engine import find_game
from stockade.teach import puzzles
from stockade.teach.guide import GuideStep, guide

WAYS = [("en", False), ("fr", True)]
ways = pytest.mark.parametrize(("lang", "phone"), WAYS, ids=["desk-english", "phone-french"])
each_game = pytest.mark.parametrize("game", GAMES)


@ways
@each_game
def test_puzzles_are_shown_and_laid_out(server: Served, look: Look, shot: Shot, game: str, lang: str, phone: bool) -> None:
    window = look(f"{server.address}/#/puzzles/{game}", lang=lang, phone=phone)
    expect(window.see("puzzle-goal")).not_to_be_empty()
    assert window.page.locator(".pz").count() == len(puzzles(game))
    assert not window.too_wide()
    shot(window, f"puzzles-{game}-{lang}")
    goal = window.see("puzzle-goal").inner_text()
    window.see("puzzle-play").click()
    window.wait_ask()
    expect(window.see("task")).to_contain_text(goal)
    assert not window.too_wide()
    shot(window, f"task-{game}-{lang}")
    window.see("task-solution").click()
    steps = window.see("solution").locator("ol.solution > li")
    expect(steps).to_have_count(len(puzzles(game)[0].line))
    shot(window, f"solution-{game}-{lang}")


def test_a_puzzle_solved_here_is_marked_and_can_be_tried_again(server: Served, look: Look) -> None:
    game = "xmen-resistance"
    puzzle = puzzles(game)[0]
    window = look(f"{server.address}/#/puzzles/{game}/{puzzle.id}")
    window.see("puzzle-play").click()
    for answer in puzzle.answers():
        window.wait_ask()
        window.answer(answer.keys)
    expect(window.see("task")).to_have_attribute("data-verdict", "met")
    window.see("task-retry").click()
    expect(window.see("task")).to_have_attribute("data-verdict", "open")
    window.page.goto(f"{server.address}/#/puzzles/{game}")
    expect(window.see(f"puzzle-{puzzle.id}")).to_have_attribute("data-done", "true")
    window.page.goto(f"{server.address}/#/")
    expect(window.page.locator(".mytable")).to_have_count(0)


@ways
def test_the_shelf_shows_what_was_won_here(server: Served, look: Look, shot: Shot, lang: str, phone: bool) -> None:
    window = look(lang=lang, phone=phone)
    won = [
        {"table": "a", "game": "xmen-resistance", "cells": ["MH0//"], "won": True, "rounds": 99, "hints": False},
        {"table": "b", "game": "marvel-champions", "cells": ["rhino/standard/spider-man-justice"], "won": True, "rounds": 5, "hints": True},
        {"table": "c", "game": "dead-of-winter", "cells": ["find-the-cure/hardcore/"], "won": False, "rounds": 4, "hints": False},
    ]
    window.page.context.add_init_script(f"localStorage.setItem('stockade.results', {json.dumps(json.dumps(won))})")
    window.page.goto(f"{server.address}/#/shelf")
    expect(window.see("shelf-sum")).to_contain_text("2")
    for game in GAMES:
        stands = [scenario for group in find_game(game).shelf.groups().values() for scenario in group]
        expect(window.see(f"shelf-{game}").locator("a.rung")).to_have_count(len(stands))
        expect(window.see(f"shelf-next-{game}")).to_be_visible()
    mark = window.see("shelf-xmen-resistance-MH0").locator(".coin")
    expect(mark).to_have_attribute("data-mark", "alone")
    assert window.see("shelf-marvel-champions").locator(".coin:is([data-mark=won], [data-mark=fast])").count() == 1
    assert not window.too_wide()
    shot(window, f"shelf-{lang}")
    window.see("shelf-xmen-resistance-MH1").click()
    expect(window.page.locator("main.new")).to_be_visible()


@ways
def test_the_shelf_says_how_hard_it_is_where_that_was_measured(server: Served, look: Look, shot: Shot, lang: str, phone: bool) -> None:
    window = look(lang=lang, phone=phone)

    def measured(route: Route) -> None:
        body = route.fetch().json()
        for number, scenario in enumerate(one for game in body for one in game["scenarios"]):
            share = 95 - 7 * (number % 13)
            figure = {"games": 24, "won": 18, "share": share, "low": share - 5, "high": min(100, share + 5), "rounds": 7.4}
            scenario["hard"] = [{"seats": seats, **figure} for seats in range(scenario["seats"][0], scenario["seats"][1] + 1)]
        route.fulfill(json=body)

    window.page.context.route("**/api/games", measured)
    won = [
        {"table": str(n), "game": "xmen-resistance", "cells": [f"MH{n}//"], "won": True, "rounds": rounds, "hints": hints}
        for n, (rounds, hints) in enumerate([(7, False), (7, True), (8, False), (8, True)])
    ]
    window.page.context.add_init_script(f"localStorage.setItem('stockade.results', {json.dumps(json.dumps(won))})")
    window.page.goto(f"{server.address}/#/shelf")
    for n, mark in enumerate(["best", "fast", "alone", "won"]):
        expect(window.see(f"shelf-xmen-resistance-MH{n}").locator(".coin")).to_have_attribute("data-mark", mark)
    meter = window.see("shelf-xmen-resistance-MH0").locator(".mt")
    assert all(figure in (meter.get_attribute("title") or "") for figure in ("24", str(int(meter.locator("b").inner_text()[:2]) - 5)))
    expect(window.see("shelf-measured")).to_be_visible()
    expect(window.see("shelf-next-xmen-resistance")).to_contain_text("24")
    assert not window.too_wide()
    shot(window, f"shelf-hard-{lang}")
    window.see("shelf-xmen-resistance-MH1").click()
    expect(window.page.locator(".new__hard")).to_contain_text("24")


@ways
@each_game
def test_a_guided_first_game_is_played_to_its_end(server: Served, look: Look, shot: Shot, game: str, lang: str, phone: bool) -> None:
    window = look(f"{server.address}/#/", lang=lang, phone=phone)
    window.see(f"guided-{game}").click()
    window.wait_ask()
    coach = window.see("coach")
    found = guide(find_game(game))
    assert found
    heard: set[str] = set()
    round = window.table["round"]
    for keys in import_module(f"tests.games.{find_game(game).folder.name}.first_game").LINE:
        ask = window.wait_ask()
        if game == "dead-of-winter" and window.table["round"] > round:  # first the night is told, door by door
            window.see("dawn-close").click()
        round = window.table["round"]
        step = next((one for one in found.step if one.id not in heard and fits(one, ask, window.table["round"])), None)
        if step is not None:
            heard.add(step.id)
            expect(coach.locator("button.chip").first).to_have_text(step.rules[0])
            assert not window.too_wide()
            shot(window, f"{step.id}-{lang}")
        by_hand(window, keys)
    window.wait_ask()
    assert len(heard) == 10
    expect(coach).to_be_visible()
    expect(window.see("coach-skip")).to_have_count(0)
    shot(window, f"guided-done-{game}-{lang}")
    window.see("coach-good").click()
    expect(coach).to_be_hidden()


def by_hand(window: Window, keys: str | tuple[str, ...]) -> None:
    """As a person would: by the buttons of the bar, by a verb and then by who, with the cards of the hand where they pay."""
    ask = window.wait_ask()
    verb = window.see(f"verb-{keys.partition(':')[0]}") if isinstance(keys, str) else None
    if ask["message"] == "prompt-pay":
        for key in keys:
            window.page.locator(f'.hand__cards [data-card="{key.removeprefix("spend:")}"]').click()
        window.see("confirm").click()
    elif verb and verb.count() and not window.answer_button(str(keys)).count():
        verb.click()
        window.wait(lambda: window.see("chooser").count() or ask != window.ask, "a choice of who, or what came of it")
        if ask == window.ask:
            window.see("chooser").locator(f'[data-key="{keys}"]').click()
    else:
        window.answer(keys)
    window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], f"an effect of {keys}")


def fits(step: GuideStep, ask: Frame, round: int) -> bool:
    """As the browser sees it."""
    answers = not step.has or any(option["key"] == step.has or option["key"].startswith(f"{step.has}:") for option in ask["options"])
    return ask["message"] == step.ask and answers and round >= step.round


def test_a_step_shows_its_rule_and_what_was_heard_is_not_said_again(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/")
    window.see("guided-xmen-resistance").click()
    window.wait_ask()
    window.see("coach-show").click()
    expect(window.see("demo")).to_be_visible()
    window.see("rules-close").click()
    window.see("coach-good").click()
    expect(window.see("coach")).to_be_hidden()
    window.page.reload()
    window.wait_ask()
    found = guide(find_game("xmen-resistance"))
    assert found and found.step[0].id in window.page.evaluate("localStorage.getItem('stockade.tables')")
    expect(window.see("coach")).to_be_hidden()


OVER_THE_RULES = """() => document.querySelector('.coach').getBoundingClientRect().right
  - document.querySelector('.drawer').getBoundingClientRect().left"""


def test_the_guide_steps_aside_for_the_rules_it_opens(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/", lang="fr", viewport={"width": 1280, "height": 720})
    window.see("guided-xmen-resistance").click()
    window.wait_ask()
    window.see("coach-show").click()
    expect(window.see("demo")).to_be_visible()
    window.wait(lambda: window.page.evaluate(OVER_THE_RULES) <= 0, "the guide beside the rules")


def test_the_guide_goes_on_with_whatever_is_answered(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/")
    window.see("guided-xmen-resistance").click()
    window.wait_ask()
    coach = window.see("coach")
    expect(coach.locator(".caps")).to_contain_text("1")
    window.answer("turn:wolverine")
    window.wait_ask()
    expect(coach.locator(".caps")).to_contain_text("2")
    assert window.page.locator(".answer[data-advised]").get_attribute("data-key").startswith("attack:")
    window.answer("power-up")
    window.wait_ask()
    expect(coach.locator(".caps")).to_contain_text("3")


def test_the_guide_can_be_left(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/")
    window.see("guided-xmen-resistance").click()
    window.wait_ask()
    window.see("coach-skip").click()
    expect(window.see("coach")).to_be_hidden()
    window.answer("turn:storm")
    window.wait_ask()
    expect(window.see("coach")).to_be_hidden()

"""Dead of Winter on a laptop, in words: why a verb is dim is said in whole, names stand side by side, what is over goes away."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look
from tests.browser.serving import Served
from tests.browser.test_sizes import CLAMPED, found
from tests.browser.test_winter import do

from stockade.bots import make, seat_seed
from stockade.engine import Table, games
from stockade.games.dead_of_winter.scene import WinterScene

pytestmark = pytest.mark.skipif("dead-of-winter" not in games(), reason="dead-of-winter is not installed: it has no entry point")
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
# words that do not lie wholly inside the frame of their button
OUT_OF_FRAME = """(buttons) => [...document.querySelectorAll(buttons)].filter((button) => {
  const box = button.getBoundingClientRect();
  return [...button.querySelectorAll('b, small')].some((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    return [...words.getClientRects()].some((line) => line.top < box.top - 1 || line.bottom > box.bottom + 1 || line.right > box.right);
  });
}).map((button) => button.textContent.trim())"""

# names whose letters meet; a line further down is far enough
ENTANGLED = """(names) => [...document.querySelectorAll(names)].map((one) => [one.textContent, one.getBoundingClientRect()])
  .flatMap(([name, a], i, all) => all.slice(i + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && Math.abs(a.top - b.top) < 0.5 * a.height)
    .map(([other]) => `${name} / ${other}`))"""


@cache
def spent(seats: int, most: int) -> Table:
    """A turn in which hardly anything is left to do."""
    game = games()["dead-of-winter"]
    for seed in range(1, 20):
        table = Table.new(game.id, game.defaults(game.scenarios[0], seats), seed)
        bots = [make("greedy", seat_seed(seed, seat)) for seat in range(seats)]
        while not table.outcome:
            ask = table.pending[0]
            if table.round >= 2 and ask.prompt == "prompt-action" and len(ask.options) <= most:
                return table
            table.answer(ask.seat, list(bots[ask.seat].choose(table, ask)), decision=ask.id)
    raise AssertionError("no game of these seeds has such a turn")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("most", [3, 9])
def test_a_dim_verb_says_all_of_why_inside_its_frame(server: Served, look: Look, lang: str, most: int) -> None:
    table = spent(5, most)
    window = look(server.link(server.take_in(table), table.pending[0].seat), lang=lang, **LAPTOP)
    window.page.locator(".w-verb").first.wait_for()
    assert window.page.locator(".w-verb[data-dim]").count() > 3
    assert found(window.page, CLAMPED, ".w-verb[data-dim] small") == []
    assert found(window.page, OUT_OF_FRAME, ".w-verb") == []


def test_names_at_one_place_do_not_run_into_each_other(server: Served, look: Look) -> None:
    scene = WinterScene("arthur-thurston alexis-grey", "gabriel-diaz edward-white")
    for who in ("arthur-thurston", "alexis-grey", "gabriel-diaz", "edward-white"):
        scene.put("school", who)
    window = look(server.link(server.stage(scene.table), 0), **LAPTOP)
    expect(window.page.locator(".w-st__name")).to_have_count(4)
    assert found(window.page, ENTANGLED, ".w-st__name") == []


def test_a_vote_is_over_when_whoever_called_it_goes_on(server: Served, look: Look) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.pool(0, 6, 6)
    made = server.stage(scene.table)
    windows = [look(server.link(made, seat), **LAPTOP) for seat in range(3)]
    for wish in ("vote", "player:1"):
        do(windows[0], [wish])
    for window in windows:
        window.page.locator('.w-choice [data-key="vote:no"]').click()
    expect(windows[0].see("council-close")).to_be_visible()
    do(windows[0], ["barricade:", "clean:"])
    expect(windows[0].see("council")).to_have_count(0)


def test_the_end_of_five_players_fits_a_laptop(server: Served, look: Look) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz", "janet-taylor", "mike-cho")
    for seat, aim in enumerate(("hope", "gluttony", "collector", "leader", "experienced")):
        scene.aim(seat, aim)
    scene.waste(12)
    scene.set(morale=1)
    scene.end_turns()
    window = look(server.link(server.stage(scene.table), 0), lang="fr", **LAPTOP)
    expect(window.page.locator(".w-reveal")).to_have_count(5)
    bar = window.page.locator(".bar").bounding_box()
    low = window.see("end-again").bounding_box()
    assert bar and low and low["y"] + low["height"] <= bar["y"]
    expect(window.see("end-back")).to_be_visible()
    window.see("end-again").click()
    expect(window.see("start")).to_be_visible()

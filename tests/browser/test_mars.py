"""Mars Attacks in the browser: from the new-table page onto the board, a shot and its odds, the camp, by thumb and in French."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_access import AXE, complaints
from tests.browser.test_sizes import CLAMPED, CLIPPED, found
from tests.browser.window import PACE, Window
from tests.server.test_best import almost_over

from stockade.engine import Table, games
from stockade.games.mars_attacks.rules.forcefile import read
from stockade.games.mars_attacks.scene import MarsScene

GAME = "mars-attacks"
pytestmark = pytest.mark.skipif(GAME not in games(), reason="mars-attacks is not installed: it has no entry point yet")


def played(scenario: str, verb: str) -> Table:
    """A game played by simple rules until an answer of this kind is offered."""
    from stockade.games.mars_attacks import GAME as game

    table = Table.new(GAME, game.defaults(scenario, 1), 3)
    while not table.outcome and len(table.answers) < 60:
        ask = table.pending[0]
        keys = [option.key for option in ask.options]
        if any(key.startswith(verb) for key in keys):
            return table
        first = "deploy:rest" if "deploy:rest" in keys else keys[0]
        table.answer(ask.seat, [first] if ask.least == ask.most == 1 else keys[: ask.least], decision=ask.id)
    pytest.fail(f"{verb} was never offered")


def act(window: Window) -> str:
    """Answer as a beginner would: shoot when one can, else the first thing offered; squares are pressed on the board."""
    ask = window.wait_ask()
    keys = [option["key"] for option in ask["options"]]
    window.page.wait_for_timeout(PACE * 1000)
    if (ask["least"], ask["most"]) != (1, 1):
        for key in keys[: ask["least"]]:
            window.answer_button(key).click()
        window.see("confirm").click()
        window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], "confirmed")
        return "pick"
    wish = "deploy:rest" if "deploy:rest" in keys else next((key for key in keys if key.startswith("aim:")), keys[0])
    verb, _, square = wish.partition(":")
    if verb == "move" and sum(key.endswith(f":{square}") for key in keys) == 1:
        window.press(window.see(f"square-{square}"))
        window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], "a square pressed")
    else:
        window.answer(wish)
    return verb


def test_from_the_new_table_page_into_the_second_round(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/new/{GAME}")
    expect(window.page.locator(".new__pic .board")).to_be_visible(timeout=20_000)  # a cold server reads all games first
    expect(window.see("force")).to_contain_text("34")
    shot(window, "mars-new")
    window.page.locator("details.more > summary").last.click()
    window.page.locator(".opt", has_text="seed").locator("button").last.click()
    window.see("seed").fill("1")
    window.see("start").click()
    done: list[str] = []
    while len(done) < 40 and window.table.get("round", 0) < 2 and not window.table.get("outcome"):
        done.append(act(window))
    assert {"deploy", "activate", "aim"} <= set(done), done
    expect(window.see("hand")).to_be_visible()
    shot(window, "mars-later")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_before_a_shot(server: Served, look: Look, shot: Shot, lang: str) -> None:
    table = played("surprise", "aim:")
    window = look(server.link(server.take_in(table)), lang=lang)
    window.wait_ask()
    key = next(option.key for option in table.pending[0].options if option.key.startswith("aim:"))
    window.answer_button(key).hover()
    expect(window.page.locator("path.aim").first).to_be_attached()
    expect(window.page.locator(".odds[data-picked=true]")).to_contain_text("%")
    expect(window.see("fire")).to_be_visible()
    expect(window.see("round-end")).to_contain_text("%")
    shot(window, f"mars-shot-{lang}")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    assert not window.too_wide()


def test_a_card_is_read(server: Served, look: Look, shot: Shot) -> None:
    table = played("surprise", "aim:")
    window = look(server.link(server.take_in(table)))
    window.wait_ask()
    window.see("hand").locator(".mcard:not([data-glow])").first.click()
    expect(window.see("held").locator(".card__text")).not_to_be_empty()
    shot(window, "mars-card")


@pytest.mark.parametrize(("lang", "phone", "words"), [("en", False, "fell to a Zombie in d5"), ("fr", True, "victime d’un Zombie en d5")])
def test_the_camp_keeps_a_record_of_everyone(server: Served, look: Look, shot: Shot, lang: str, phone: bool, words: str) -> None:
    scene = MarsScene("us-sergeant", *["us-rifle"] * 6, campaign=True, squad=("us-rifle.2", "us-rifle.3"), seed=3)
    scene.place({"us-rifle.2": "d1", "us-rifle.3": "d5"})
    scene.zombies({"d5": 1})
    scene.state_is(round=2, first_kill=True)
    scene.act("us-rifle.2", "exit")
    scene.dice(1, 1, 1, 5, 1, 1)
    scene.act("us-rifle.3", "fight")
    window = look(server.link(server.stage(scene.table)), lang=lang, phone=phone)
    window.wait_ask()
    expect(window.see("record-us-rifle.3")).to_contain_text(words)
    expect(window.see("record-us-rifle.2")).to_contain_text("1 ")
    assert found(window.page, CLAMPED, ".unit") == []  # all of the record, on its card
    assert not window.too_wide()
    shot(window, f"mars-records-{lang}")


def test_no_name_is_cut_where_eleven_stand_in_a_column(server: Served, look: Look) -> None:
    from stockade.games.mars_attacks import GAME as game

    table = Table.new(GAME, game.defaults("help", 1), 5)
    window = look(server.link(server.take_in(table)), lang="fr", viewport={"width": 1280, "height": 720})
    window.page.locator(".seat .mdl").nth(10).wait_for()
    assert found(window.page, CLIPPED, ".mdl__n b, .mdl__st") == []


def test_the_camp(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.link(server.take_in(played("campaign", "add:"))))
    window.wait_ask()
    expect(window.see("camp")).to_be_visible()
    window.see("unit-us-rifle.4").click()
    expect(window.see("camp").locator(".unit[data-state=in]")).to_have_count(1)
    expect(window.see("battle-surprise")).to_have_attribute("data-state", "next")
    shot(window, "mars-camp")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))


def test_by_thumb(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.link(server.take_in(played("surprise", "aim:"))), lang="fr", phone=True)
    window.wait_ask()
    expect(window.page.locator(".phand .mcard").first).to_be_visible()
    assert not window.too_wide()
    shot(window, "mars-phone")
    window.see("tab-seats").click()
    expect(window.see("seat-0")).to_be_visible()
    assert not complaints(window, AXE.read_text(encoding="utf-8"))


def test_the_end_of_a_campaign_is_remembered_after_a_power_cut(server: Served, look: Look, shot: Shot) -> None:
    table, last = almost_over()
    window = look(server.link(server.take_in(table)))
    window.wait_ask()
    window.answer(last[0])
    expect(window.see("outcome")).to_be_visible()
    expect(window.see("report")).to_contain_text("21")
    expect(window.see("best").locator("li[data-this]")).to_contain_text("21")
    shot(window, "mars-end")
    server.kill()
    server.start()
    later = look(f"{server.address}/#/new/{GAME}", lang="fr")
    later.see("mission").select_option("campaign")
    expect(later.see("best")).to_contain_text("21")
    expect(later.see("best")).to_contain_text("Humains")
    shot(later, "mars-best-fr")


def test_after_a_battle_the_reward_is_chosen_on_the_card(server: Served, look: Look, shot: Shot) -> None:
    table, _ = almost_over("prompt-reward")
    window = look(server.link(server.take_in(table)), lang="fr")
    window.wait_ask()
    expect(window.see("report")).to_have_attribute("data-result", "won")
    expect(window.see("battle-help")).to_have_attribute("data-state", "next")
    expect(window.see("confirm")).to_contain_text("passer")
    shot(window, "mars-reward-fr")
    window.see("unit-edwin").click()
    window.wait(lambda: window.table["view"]["phase"] == "squad", "the next squad")
    assert not window.too_wide()


def test_a_force_is_built_saved_and_opened_again(server: Served, look: Look, shot: Shot, tmp_path: Path) -> None:
    window = look(f"{server.address}/#/new/{GAME}")
    expect(window.see("force")).to_contain_text("34")
    window.page.locator("details.more").first.locator("summary").click()
    expect(window.see("force-dashed")).to_contain_text("Dashed: dearer than the one point left")
    window.see("hire-us-rifle").click(force=True)  # refused, and it says why
    expect(window.see("force-said")).to_contain_text("MA-SURPRISE-01")
    window.see("drop-us-sergeant").click()
    window.see("hire-us-machine-gun").click()
    expect(window.see("force")).to_contain_text("22")
    with window.page.expect_download() as saved:
        window.see("force-save").click()
    kept = tmp_path / "force.toml"
    saved.value.save_as(kept)
    assert read(kept.read_text(encoding="utf-8"), "surprise")["force"] == [*["us-rifle"] * 5, "us-machine-gun"]
    window.see("force-reset").click()
    expect(window.see("force")).to_contain_text("34")
    window.see("force-open").set_input_files(kept)
    expect(window.see("force")).to_contain_text("22")
    bad = tmp_path / "bad.toml"
    bad.write_text('side = "martian"\n[force]\nmartian-disintegrator = 8\n', encoding="utf-8")
    window.see("force-open").set_input_files(bad)
    expect(window.see("force-problem")).to_contain_text("bad.toml, line 2")
    expect(window.see("force-problem")).to_contain_text("MA-SURPRISE-01")
    shot(window, "mars-force-refused")
    bad.write_text('side = "martian"\n[force]\nmartian-disintegrator = 7\n', encoding="utf-8")
    window.see("force-open").set_input_files(bad)
    expect(window.see("side")).to_have_value("martian")
    expect(window.see("force")).to_contain_text("35")
    window.see("start").click()
    window.wait_ask()
    assert {model["profile"] for model in window.table["view"]["models"]} == {"martian-disintegrator"}

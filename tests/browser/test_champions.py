"""Marvel Champions in the browser: from the new-table page into play, paying from the tray, defending, both languages, by thumb."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_access import AXE, complaints
from tests.browser.window import PACE, Frame, Window

from stockade.engine import Ask, Table, games
from stockade.games.marvel_champions.scene import ChampionsScene

GAME = "marvel-champions"
pytestmark = pytest.mark.skipif(GAME not in games(), reason="marvel-champions is not installed: it has no entry point yet")


def paying(ask: Frame) -> bool:
    return all(option["key"].startswith(("spend:", "use:")) and "wild" in option.get("args", {}) for option in ask["options"])


def played(stop: Callable[[Table, Ask], bool], seats: int = 2) -> Table:
    """A game played by simple rules until something interesting is asked."""
    from stockade.games.marvel_champions import GAME as game

    for seed in range(1, 40):
        table = Table.new(GAME, game.defaults("rhino", seats), seed)
        while not table.outcome and len(table.answers) < 400:
            ask = table.pending[0]
            if stop(table, ask):
                return table
            keys = [option.key for option in ask.options]
            first = "flip" if "flip" in keys and table.round == 1 else next((key for key in keys if key.startswith("play:")), keys[-1])
            table.answer(ask.seat, [first] if ask.least == ask.most == 1 else keys[: ask.least], decision=ask.id)
    pytest.fail("never asked in forty games")


def defends(table: Table, ask: Ask) -> bool:
    return any(option.key == "no-defence" for option in ask.options) and len(ask.options) > 2


def act(window: Window) -> str:
    """Answer as a beginner would: pay with the cheapest, play what glows, click cards rather than buttons."""
    ask = window.wait_ask()
    keys = [option["key"] for option in ask["options"]]
    if (ask["least"], ask["most"]) != (1, 1):
        how = "pay" if paying(ask) else "pick"
        if how == "pick" and ask["least"]:
            window.answer(keys[: ask["least"]])
            return how
        window.page.wait_for_timeout(PACE * 1000)
        if how == "pay":
            window.see("pay-auto").click()
        window.see("confirm").click()
        window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], how)
        return how
    good = ("play:", "thwart:", "attack:", "target:", "defend:")
    wish = next((key for key in keys if key.startswith(good)), "flip" if "flip" in keys else keys[-1])
    window.answer(wish)
    return wish.split(":")[0]


def test_from_the_new_table_page_into_the_villain_phase(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/new/{GAME}")
    expect(window.see("start")).to_be_enabled()
    expect(window.page.locator(".mcprev")).to_be_visible()
    shot(window, "champions-new")
    window.page.locator("details.more > summary").last.click()
    window.page.locator(".opt", has_text="seed").locator("button").last.click()
    window.see("seed").fill("1")
    window.see("start").click()
    done: list[str] = []
    while len(done) < 40 and not {"pay", "defend"} <= set(done):
        done.append(act(window))
    assert "pick" in done, done
    assert {"pay", "play"} & set(done), done
    expect(window.see("log").locator("[data-kind]").nth(3)).to_be_attached()
    shot(window, "champions-later")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_defends(server: Served, look: Look, shot: Shot, lang: str) -> None:
    table = played(defends)
    ask = table.pending[0]
    window = look(server.link(server.take_in(table), ask.seat), lang=lang)
    key = next(option.key for option in ask.options if option.key.startswith("defend:"))
    card = window.page.locator(f"[data-card='{key.removeprefix('defend:')}'].glow")
    expect(card).to_be_visible()
    expect(window.see("boost")).to_contain_text("%")
    expect(window.page.locator(".hit")).to_be_visible()
    expect(window.page.locator(".steps [aria-current=step]")).to_have_count(1)
    shot(window, f"champions-defend-{lang}")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.page.locator(".hand__cards .hc").first.click(button="right")
    expect(window.see("held")).to_be_visible()
    window.page.keyboard.press("Escape")
    card.click()
    window.wait(lambda: ask.id not in [one["id"] for one in window.table["asks"]], "the defence was taken")


def test_the_payment_tray(server: Served, look: Look, shot: Shot) -> None:
    table = played(lambda _, ask: ask.prompt == "prompt-pay" and ask.most > 1 and ask.least > 1)
    ask = table.pending[0]
    window = look(server.link(server.take_in(table), ask.seat))
    expect(window.see("tray")).to_be_visible()
    expect(window.see("confirm")).to_be_disabled()
    cards = window.page.locator(".hand__cards .hc.glow")
    for number in range(ask.least):
        cards.nth(number).click()
    expect(window.see("tray-sum")).to_contain_text(str(ask.least))
    expect(window.see("confirm")).to_be_enabled()
    shot(window, "champions-pay")
    window.see("pick-clear").click()
    expect(window.see("confirm")).to_be_disabled()
    window.page.keyboard.press("p")  # the key does what the button does: it fills in, and does not pay
    expect(window.see("confirm")).to_be_enabled()
    window.see("pick-clear").click()
    window.see("pay-auto").click()
    expect(window.see("pay-auto")).to_have_attribute("aria-pressed", "true")
    expect(window.see("pay-back")).to_contain_text("Don’t play it")
    window.page.keyboard.press("Enter")  # and means Pay, wherever the hand pressed last
    expect(window.see("tray")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_by_thumb(server: Served, look: Look, shot: Shot, lang: str) -> None:
    table = played(defends)
    window = look(server.link(server.take_in(table), table.pending[0].seat), lang=lang, phone=True)
    expect(window.see("hand")).to_be_visible()
    assert not window.too_wide()
    assert not window.cut_off("[data-testid=prompt], .tabs button, .phone__tools button, .phone__top")
    shot(window, f"champions-phone-{lang}")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.see("name-dialog").get_by_role("button", name="Fermer" if lang == "fr" else "Close").tap()  # it lies over the drawers
    for drawer in ("seats", "log", "goals"):
        window.see(f"tab-{drawer}").tap()
        expect(window.page.locator(".sheet")).to_be_visible()
        shot(window, f"champions-phone-{drawer}-{lang}")
        assert not window.too_wide()


def test_standing_answers(server: Served, look: Look, shot: Shot) -> None:
    table = played(lambda _, ask: ask.prompt == "prompt-before-damage" and len(ask.options) == 2)
    ask = table.pending[0]
    card = ask.options[0].key.split(":")[1].split(".")[0]
    made = server.take_in(table)
    window = look(server.link(made, ask.seat))
    window.wait_ask()
    window.see("standing-open").click()
    expect(window.see("standing-menu")).to_be_visible()
    shot(window, "champions-standing")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.see(f"standing-{card}-never").click()
    window.wait(lambda: ask.id not in [one["id"] for one in window.table["asks"]] and window.table["standing"], "the question passed")
    expect(window.see("standing-list")).to_contain_text("Never this round")
    window.page.reload()
    expect(window.see(f"standing-end-{card}")).to_be_visible()
    shot(window, "champions-standing-list")
    window.see(f"standing-end-{card}").click()
    expect(window.see("standing-list")).to_have_count(0)


OUTSIDE = """boxes => boxes.flatMap(box => {
  const seat = box.closest('.seat').getBoundingClientRect();
  return [...box.querySelectorAll('[data-card]')].filter(card => {
    const at = card.getBoundingClientRect();
    return !at.width || at.left < seat.left || at.right > seat.right + 1 || at.bottom > seat.bottom + 1 || at.top < seat.top;
  }).map(card => card.dataset.card);
})"""
CROWD = {
    0: ("black-cat", "nick-fury", "jessica-jones", "web-shooter", "web-shooter", "aunt-may", "heroic-intuition", "surveillance-team"),
    1: ("hawkeye", "maria-hill", "vision", "cosmic-flight", "energy-channel", "captain-marvels-helmet", "alpha-flight-station"),
    2: ("hellcat", "tigra", "hulk", "focused-rage", "superhuman-strength", "tac-team", "superhuman-law-division", "avengers-mansion"),
    3: ("shuri", "luke-cage", "panther-claws", "vibranium-suit", "energy-daggers", "tactical-genius", "the-golden-city", "med-team"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_crowd_is_seen_without_scrolling(server: Served, look: Look, shot: Shot, lang: str) -> None:
    """Four players late against Ultron: every card before every seat is inside it, small areas can be opened, hands are a click away."""
    from stockade.games.marvel_champions.scene import ChampionsScene

    scene = ChampionsScene("spider-man", "captain-marvel", "she-hulk", "black-panther", scenario="ultron")
    for seat, codes in CROWD.items():
        for code in codes:
            scene.play_area(code, seat)
        for code in ("advanced-ultron-drone", "hydra-mercenary", "hydra-mercenary", "titania")[: 4 - seat % 2]:
            scene.minion(code, seat)
    for code in ("drone-factory", "under-attack", "invasive-ai", "ultrons-imperative"):
        scene.scenario_card(code, threat=5)
    scene.hand("backflip", "backflip", "swinging-web-kick", seat=0)
    scene.turn(0)
    window = look(server.link(server.stage(scene.table)), lang=lang)
    expect(window.see("seat-3")).to_be_visible()
    fields = window.page.locator(".mc-field")
    expect(fields).to_have_count(4)
    shot(window, f"champions-crowd-{lang}")
    assert not fields.evaluate_all(OUTSIDE)
    window.see("open-2").click()
    expect(window.see("open-2")).to_have_attribute("aria-expanded", "true")
    shot(window, f"champions-crowd-open-{lang}")
    assert not window.see("seat-2").locator(".mc-field").evaluate_all(OUTSIDE)
    if lang == "en":
        assert not complaints(window, AXE.read_text(encoding="utf-8"))
        window.page.set_viewport_size({"width": 1366, "height": 768})
        window.see("open-2").click()
        expect(window.see("open-2")).to_have_attribute("aria-expanded", "false")
        shot(window, "champions-crowd-low")
        assert not fields.evaluate_all(OUTSIDE)


def test_a_card_in_hand_shows_what_it_costs_now(server: Served, look: Look) -> None:
    """MC-CARD-50: the Helicarrier takes one off the next card, and the number on each card follows."""
    from stockade.games.marvel_champions.scene import ChampionsScene

    scene = ChampionsScene("spider-man")
    scene.hand("swinging-web-kick", "backflip", seat=0)
    scene.turn(0)
    scene.change(lambda g: setattr(g.player(0), "discount", 1))
    window = look(server.link(server.stage(scene.table)))
    window.wait_ask()
    costs = window.page.locator(".hc .hc__cost")
    expect(costs).to_have_text(["2", "0"])  # 3 and 0 are printed
    expect(window.page.locator(".hc .hc__cost[data-less]")).to_have_count(1)


def test_the_end_counts_the_whole_game(server: Served, look: Look, shot: Shot) -> None:
    """Whoever opens a finished game reads why it ended and what was done from the first round on."""
    from stockade.bots import make
    from stockade.games.marvel_champions import GAME as game

    table, bot = Table.new(GAME, game.defaults("klaw", 4), 1), make("random", 5)
    while not table.outcome:
        ask = table.pending[0]
        table.answer(ask.seat, list(bot.choose(table, ask)), decision=ask.id)
    played = sum(event.kind in ("card.played", "event.played") for event in table.log)
    assert len(table.log) > 450 and played  # more than a late comer is told of a game that goes on
    window = look(server.link(server.take_in(table)))
    expect(window.see("end")).to_contain_text(f"{played} cards played")
    reason = "No hero is left" if all(one.out for one in table.state.players) else "main scheme is complete"
    expect(window.see("end")).to_contain_text(reason)
    expect(window.see("end-people").locator("li")).to_have_count(4)
    expect(window.see("end-back")).to_be_visible()
    expect(window.see("end-next")).to_contain_text("Ultron")
    shot(window, "champions-end")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))


def before_two_enemies() -> ChampionsScene:
    scene = ChampionsScene("spider-man")
    scene.minion("whirlwind", 0)
    scene.turn(0)
    return scene


def test_whom_one_attacks_is_said_with_the_attack(server: Served, look: Look) -> None:
    scene = before_two_enemies()
    window = look(server.link(server.stage(scene.table)), lang="fr", viewport={"width": 1280, "height": 720})
    window.wait_ask()
    villain, foe = scene.card("villain").entity, scene.card("whirlwind").entity
    for target in (villain, foe):
        chip = window.page.locator(f'.slots .answer[data-key$="target:{target}"]')
        expect(chip).to_be_visible()
        expect(chip.get_by_test_id("shift")).to_be_visible()
    window.page.locator(f'.mc-play [data-card="{foe}"].glow').click()
    expect(window.page.locator(f'.mc-play [data-card="{foe}"] .dots')).to_contain_text("4")
    assert window.wait_ask()["message"] == "prompt-turn", "and nobody was asked whom"
    window.page.keyboard.press("u")  # both at once
    expect(window.page.locator(f'.mc-play [data-card="{foe}"] .dots')).to_contain_text("6")
    assert window.wait_ask()["message"] == "prompt-turn"

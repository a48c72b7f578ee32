"""Dead of Winter in the browser: from the new-table page into play, a vote at three screens, secrets, talk, both languages, by thumb."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_access import AXE, complaints
from tests.browser.test_sizes import CLAMPED, CLIPPED, OUTSIDE, found
from tests.browser.window import PACE, Window

from stockade.engine import Ask, Table, games
from stockade.games.dead_of_winter.scene import WinterScene

GAME = "dead-of-winter"
pytestmark = pytest.mark.skipif(GAME not in games(), reason="dead-of-winter is not installed: it has no entry point")
ALIKE = ("barricade", "lure", "clean")  # at one place it makes no difference who does it: nobody is asked
Wish = Callable[[Sequence[str]], str | None]


def on_turn(table: Table, ask: Ask) -> bool:
    """A turn of the second round with something in hand and something to do."""
    verbs = {option.key.split(":")[0] for option in ask.options}
    return table.round > 1 and {"end", "move", "barricade", "contribute"} <= verbs and len(table.view(ask.seat)["you"]["hand"]) > 1


def past_the_night(window: Window) -> None:
    """Whoever has not acted since finds the page of the night open."""
    window.wait_ask()
    expect(window.see("dawn")).to_be_visible()
    window.see("dawn-close").click()


def vote_open(_: Table, ask: Ask) -> bool:
    return ask.prompt == "prompt-vote"


def road_open(_: Table, ask: Ask) -> bool:
    return ask.prompt == "prompt-road"


def road_tied(_: Table, ask: Ask) -> bool:
    return ask.prompt == "prompt-road-tie"


def eager(keys: Sequence[str]) -> str | None:
    return next((key for key in keys if key in ("vote", "vote:yes")), None)


@cache
def played(stop: Callable[[Table, Ask], bool], seats: int = 4, wish: Wish | None = None) -> Table:
    """A game played by chance, without votes unless wished for, until something interesting is asked."""
    from stockade.games.dead_of_winter import GAME as game

    for seed in range(1, 60):
        table, chance = Table.new(GAME, game.defaults(game.scenarios[0], seats), seed), Random(seed)
        while not table.outcome and len(table.answers) < 700:
            ask = table.pending[0]
            if stop(table, ask):
                return table
            keys = [option.key for option in ask.options]
            calm = [key for key in keys if key.split(":")[0] not in ("vote", "ask")] or keys
            first = (wish(keys) if wish else None) or chance.choice(calm)
            table.answer(ask.seat, [first] if ask.least == ask.most == 1 else keys[: ask.least], decision=ask.id)
    pytest.fail("never asked in sixty games")


def do(window: Window, wish: Sequence[str]) -> str:
    """Answer the open question as a person would: cards and buttons by their key, a turn by its verb and then by who."""
    window.wait(lambda: window.ask, "a question")
    ask = window.ask
    assert ask
    keys = [option["key"] for option in ask["options"]]
    key = next((key for start in wish for key in keys if key.startswith(start)), keys[0])
    verb = key.split(":")[0]
    window.page.wait_for_timeout(PACE * 1000)
    if (ask["least"], ask["most"]) != (1, 1):
        for one in keys[: max(1, ask["least"])]:
            window.page.locator(f'.w-pickcard[data-key="{one}"], .share .answer[data-key="{one}"]').first.click()
        window.see("confirm").click()
    elif "end" in keys and key != "end":
        window.see(f"verb-{verb}").click()
        several = sum(other.split(":")[0] == verb for other in keys) > 1
        if several and (verb not in ALIKE or window.page.get_by_test_id("chooser").count()):
            window.see("chooser").locator(f'[data-key="{key}"]').click()
    else:
        window.page.locator(f'.bar [data-key="{key}"]').click()
    window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], f"an effect of {key}")
    return verb


def test_from_the_new_table_page_into_the_second_round(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/new/{GAME}")
    expect(window.see("start")).to_be_enabled()
    expect(window.page.locator(".new__pic .w-board")).to_be_visible()
    window.see("players").select_option("3")  # fewer bots to wait for
    window.see("name-0").fill("Mina")
    shot(window, "winter-new")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.page.locator("details.more", has_text="seed").locator("summary").click()
    window.page.locator(".opt", has_text="seed").locator("button").last.click()
    window.see("seed").fill("1")
    window.see("start").click()
    done: list[str] = []
    wish = ("search:", "move:", "attack:", "zombie:", "barricade:", "to:", "contribute", "end")
    while len(done) < 40:
        window.wait(lambda: window.ask, "a question")
        if window.table["round"] > 1:  # the night is over and nobody here has acted since
            break
        done.append(do(window, wish if done.count("move") < 3 else ("barricade:", "contribute", "end")))
    assert {"keep", "leader", "move"} <= set(done), done
    assert window.table["round"] > 1, done
    expect(window.page.locator(".seat__name").first).to_have_text("Mina")
    expect(window.see("log")).to_contain_text("Mina")
    expect(window.see("digest")).to_be_visible()
    shot(window, "winter-later")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_turn_at_a_desk(server: Served, look: Look, shot: Shot, lang: str) -> None:
    table = played(on_turn)
    ask = table.pending[0]
    window = look(server.link(server.take_in(table), ask.seat), lang=lang)
    window.wait_ask()
    mine = table.view(ask.seat)
    expect(window.page.locator(".w-board [data-testid^=entrance-]")).to_have_count(12)
    expect(window.page.locator(".w-st")).to_have_count(len(mine["survivors"]))
    expect(window.see("morale")).to_have_text(str(mine["morale"]))
    expect(window.see("secret").locator("li")).to_have_count(len(mine["you"]["aims"]))
    shot(window, f"winter-turn-{lang}")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    die = min(mine["players"][ask.seat]["dice"])
    window.see(f"die-{die}").first.click()  # taken up, it pays without a second question
    do(window, ("barricade:",))
    window.wait(lambda: die in window.table["view"]["players"][ask.seat]["spent"], "the die that was taken up is spent")
    window.page.keyboard.press("t")
    expect(window.see("text-view")).to_contain_text(window.page.locator(".w-objp__r b").inner_text())


def test_a_vote_is_revealed_together(server: Served, look: Look, shot: Shot) -> None:
    table = played(vote_open, 3, eager)
    made = server.take_in(table)
    voters = [ask.seat for ask in table.pending]
    windows = {seat: look(server.link(made, seat)) for seat in voters}
    for window in windows.values():
        expect(window.see("council")).to_be_visible()
    last = windows[voters[-1]]
    assert not complaints(last, AXE.read_text(encoding="utf-8"))
    for number, seat in enumerate(voters[:-1], 1):
        windows[seat].page.locator('.w-choice [data-key="vote:yes"]').click()
        expect(last.page.locator(".w-ballot", has_text="Has voted")).to_have_count(number)
    expect(last.page.locator(".w-ballot[data-v]")).to_have_count(0)  # that they have voted, not how
    assert "votes.counted" not in "".join(last.heard)
    shot(last, "winter-vote")
    last.page.locator('.w-choice [data-key="vote:no"]').click()
    for window in windows.values():
        expect(window.page.locator(".w-ballot[data-v=out]")).to_have_count(len(voters) - 1)
        expect(window.page.locator(".w-ballot[data-v=stay]")).to_have_count(1)
    shot(last, "winter-votes")
    exiled = next(player["seat"] for player in last.table["view"]["players"] if player["exiled"])
    expect(last.see(f"seat-{exiled}")).to_have_attribute("data-exiled", "true")


def test_a_crossroads_card_stops_the_table(server: Served, look: Look, shot: Shot) -> None:
    table = played(road_open)
    ask = table.pending[0]
    made = server.take_in(table)
    window, other = look(server.link(made, ask.seat)), look(server.link(made, (ask.seat + 1) % 4), phone=True)
    expect(other.see("crossroads")).to_be_visible()
    expect(other.page.locator("button.w-xopt")).to_have_count(0)
    shot(window, "winter-road")
    shot(other, "winter-road-phone")
    assert not complaints(other, AXE.read_text(encoding="utf-8"))
    window.page.locator('button.w-xopt[data-key="road:a"]').click()
    expect(other.see("crossroads")).to_have_count(0)


def test_secrets_and_seats(server: Served, look: Look) -> None:
    table = played(on_turn)
    made = server.take_in(table)
    asked = table.pending[0].seat
    rival = (asked + 1) % 4
    mine, other = look(server.link(made, asked)), look(server.link(made, rival))
    titles = {seat: table.game.text.name("en", "aim", table.view(seat)["you"]["cards"][0])["name"] for seat in (asked, rival)}
    expect(mine.see("secret")).to_contain_text(titles[asked])
    expect(other.see("secret")).to_contain_text(titles[rival])
    assert titles[asked] not in other.page.locator("main").inner_text()
    assert titles[rival] not in mine.page.locator("main").inner_text()
    assert "views" not in other.table and [p for p in other.table["view"]["players"] if "aims" in p or "cards" in p] == []
    # One person with both seats sees the one that is asked, covered when others look over the shoulder.
    mine.page.goto(server.link(made, rival))
    mine.wait(lambda: sorted(mine.welcome["you"]) == sorted([asked, rival]), "both seats")
    expect(mine.see("mine")).to_have_attribute("data-seat", str(asked + 1))
    expect(mine.see("secret")).to_contain_text(titles[asked])
    past_the_night(mine)
    mine.see("cover").click()
    expect(mine.see("secret")).to_have_count(0)
    expect(mine.page.locator(".w-verbs")).to_have_count(0)
    assert not complaints(mine, AXE.read_text(encoding="utf-8"))
    mine.page.keyboard.press("t")
    expect(mine.see("text-view").locator("ol")).to_have_count(0)
    mine.page.keyboard.press("t")
    mine.see("uncover").click()
    expect(mine.see("secret")).to_contain_text(titles[asked])


def test_talk_is_part_of_the_log(server: Served, look: Look) -> None:
    made = server.take_in(played(on_turn))
    asked = played(on_turn).pending[0].seat
    mine, other = look(server.link(made, asked)), look(server.link(made, (asked + 1) % 4))
    mine.wait_ask()
    do(mine, ("barricade:",))
    while mine.ask and "end" not in [option["key"] for option in mine.ask["options"]]:
        do(mine, ("at:",))
    expect(mine.see("log").locator('[data-kind="barricade.placed"]').last).to_be_visible()
    expect(other.see("chat")).to_be_visible()
    other.see("chat").fill("Soup first, heroes later.")
    other.page.keyboard.press("Enter")
    said = mine.see("log").get_by_test_id("said")
    expect(said).to_contain_text(f"Player {(asked + 1) % 4 + 1}: Soup first, heroes later.")
    lines = len(mine.lines)
    mine.see("undo").click()  # nothing was revealed by it: nobody has to agree
    mine.wait(lambda: len(mine.lines) < lines, "the barricade was never built")
    expect(said).to_have_count(1)  # words are not taken back
    do(mine, ("at:", "barricade:"))
    while mine.ask and "end" not in [option["key"] for option in mine.ask["options"]]:
        do(mine, ("at:",))
    other.page.reload()
    expect(other.see("log").locator('[data-testid=said] ~ [data-kind="barricade.placed"]')).to_have_count(1)  # built after it was said


def test_a_place_pressed_first(server: Served, look: Look) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee")
    window = look(server.link(server.stage(scene.table), 0))
    window.wait_ask()
    window.press(window.see("place-school"))
    window.see("chooser").locator('[data-key="move:harman-brooks"]').click()
    gone = {"survivor": "harman-brooks", "place": "school"}  # who was asked, where to was known
    window.wait(
        lambda: any(line["kind"] == "survivor.moved" and gone.items() <= line["args"].items() for line in window.lines.values()), "a move"
    )


def at_the_gates() -> WinterScene:
    """Two in the colony, zombies at its second entrance and at the school, where the third one is; the other player has nobody here."""
    scene = WinterScene("thomas-heart harman-brooks loretta-clay", "brian-lee gabriel-diaz")
    scene.put("school", "loretta-clay")
    scene.put("library", "brian-lee", "gabriel-diaz")
    scene.zombies("colony", 8)
    scene.zombies("school", 1)
    scene.pool(0, 1, 1, 6, 6)
    return scene


def test_a_die_binds_the_next_deed_and_a_dimmed_one_says_why(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.link(server.stage(at_the_gates().table), 0), lang="fr")
    window.wait_ask()
    expect(window.see("prompt")).to_have_text("À vous : que faites-vous ?")
    window.page.locator(".w-askdice [data-testid=die-1]").first.click()
    expect(window.see("prompt")).to_have_text("À quoi sert ce 1 ?")
    expect(window.see("verb-search")).to_have_attribute("aria-disabled", "true")
    shot(window, "winter-die")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.see("verb-search").click(force=True)
    expect(window.page.locator(".toast")).to_contain_text("Il faut à Loretta Clay un dé de")
    expect(window.page.locator(".toast")).to_contain_text("DW-SEARCH-02")
    window.see("verb-barricade").click()
    window.see("chooser").locator('[data-key="barricade:thomas-heart"]').click()  # here or at the school, but not with whom
    window.page.locator('[data-testid="entrance-colony.1"]').click(force=True)
    window.wait(lambda: window.table["view"]["players"][0]["spent"] == [1], "the one paid")


def test_gates_are_pressed_where_they_are(server: Served, look: Look) -> None:
    scene = at_the_gates()
    window = look(server.link(server.stage(scene.table), 0), settle=400)  # what was meant by one press needs no second one
    window.wait_ask()

    def gate(name: str) -> dict[str, int]:
        return next(one for place in window.table["view"]["places"] for one in place["entrances"] if one["id"] == name)

    before = gate("colony.2")
    window.page.wait_for_timeout(450)
    window.press(window.see("build-colony.2"))
    window.wait(lambda: gate("colony.2")["barricades"] == before["barricades"] + 1, "a barricade at that very entrance")
    window.page.wait_for_timeout(450)
    window.press(window.see("strike-colony.2"))
    if window.page.get_by_test_id("chooser").count():
        window.see("chooser").locator('[data-key="attack:thomas-heart"]').click()
    window.wait(lambda: gate("colony.2")["zombies"] == before["zombies"] - 1, "a zombie less at that very entrance")


def test_whoever_has_an_ability_is_pressed_and_read_in_the_seat(server: Served, look: Look) -> None:
    scene = WinterScene("gabriel-diaz", "brian-lee")
    scene.put("school", "gabriel-diaz")
    window = look(server.link(server.stage(scene.table), 0))
    window.wait_ask()
    name = window.see("name-gabriel-diaz")
    name.click()
    expect(window.see("chooser").locator('[data-key="ability:gabriel-diaz"]')).to_have_count(1)
    window.page.keyboard.press("Escape")
    name.hover()
    window.page.keyboard.press("z")
    expect(window.see("held")).to_contain_text("Gabriel Diaz")


def test_cards_of_a_search_can_be_read(server: Served, look: Look, shot: Shot) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee")
    scene.put("hospital", "harman-brooks")
    scene.deck("hospital", "megaphone", "walkie-talkie", "medicine")
    scene.hand(0, "food-1", "fuel", "junk")
    scene.pool(0, 6)
    scene.do("search:harman-brooks", "noise", "noise")
    window = look(server.link(server.stage(scene.table), 0), lang="fr", viewport={"width": 1280, "height": 720})
    found_cards = window.page.locator(".w-drawn .hc__text")
    expect(found_cards).to_have_count(3)
    expect(found_cards.first).to_have_text("attire jusqu’à 4 zombies")
    shot(window, "winter-found")
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 2).map(one => one.textContent)"
    assert window.page.locator(".w-icard .hc__text").evaluate_all(cut) == []
    window.answer("stop")
    expect(window.answer_button("card:megaphone")).to_contain_text("attire jusqu’à 4 zombies")


def test_whoever_throws_dice_away_or_turns_on_a_fellow_is_asked_again(server: Served, look: Look, shot: Shot) -> None:
    scene = WinterScene("thomas-heart", "brian-lee")
    scene.pool(0, 6)
    window = look(server.link(server.stage(scene.table), 0))
    window.wait_ask()
    window.see("answer-end").click()
    expect(window.see("sure")).to_contain_text("1 die unused")
    window.see("sure-no").click()
    verbs = window.page.locator(".w-turn .w-verb")
    expect(verbs.last).to_have_attribute("data-testid", "verb-attack-fellow")
    expect(verbs.last).to_have_attribute("data-grave", "true")
    verbs.last.click()
    expect(window.see("sure")).to_contain_text("Brian Lee takes a wound")
    expect(window.see("sure")).to_contain_text("DW-ATTACK-11")
    shot(window, "winter-fellow")
    window.see("sure-yes").click()
    window.wait(lambda: any(line["kind"] == "survivor.attacked" for line in window.lines.values()), "the attack")


def test_turning_on_a_fellow_comes_last_wherever_it_is_offered(server: Served, look: Look) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee")
    scene.pool(0, 6, 6)
    window = look(server.link(server.stage(scene.table), 0))
    window.wait_ask()
    window.press(window.see("survivor-thomas-heart"))
    last = window.page.locator(".chooser__one").last
    expect(last).to_have_attribute("data-key", "attack:thomas-heart")
    expect(last).to_have_attribute("data-grave", "true")


def test_a_fellow_among_zombies_is_said_to_be_one_of_the_targets(server: Served, look: Look) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee")
    scene.zombies("colony", 2)
    scene.pool(0, 6)
    window = look(server.link(server.stage(scene.table), 0))
    window.wait_ask()
    expect(window.see("verb-attack-fellow")).to_have_attribute("aria-disabled", "true")
    expect(window.see("verb-attack-fellow")).to_contain_text("among the targets of Attack")
    alone = at_the_gates()
    alone.zombies("library", 0)
    other = look(server.link(server.stage(alone.table), 0))
    other.wait_ask()
    expect(other.see("verb-attack-fellow")).to_contain_text("no other survivor here")


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "fr")], ids=["desk", "phone"])
def test_the_end_says_who_won_and_why(server: Served, look: Look, shot: Shot, phone: bool, lang: str) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    for seat, aim in enumerate(("hope", "gluttony", "collector")):  # gluttony: no morale and four food cards
        scene.aim(seat, aim)
    scene.hand(1, *["food-1"] * 4)
    scene.waste(12)
    scene.set(morale=1)
    scene.end_turns()
    assert (scene.outcome, scene.table.winners) == ("lost", [1])
    window = look(server.link(server.stage(scene.table), None), phone=phone, lang=lang)
    expect(window.see("end-why")).to_contain_text({"en": "betrayed", "fr": "trahi"}[lang])
    expect(window.page.locator(".w-reveal[data-wins]")).to_have_attribute("data-testid", "reveal-1")
    expect(window.page.locator(".w-reveal[data-betrayal] li[data-met=true]")).to_have_count(2)
    expect(window.page.locator(".w-reveal:not([data-wins]) li[data-met=false]")).to_have_count(4)
    shot(window, f"winter-end-{lang}")
    assert not window.too_wide()
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.see("end-close").click()
    expect(window.see("end")).to_have_count(0)
    expect(window.see("outcome")).to_be_visible()


def test_five_ends_and_the_ways_on_stand_in_a_low_window(server: Served, look: Look, shot: Shot) -> None:
    pairs = "thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor", "john-price sparky", "mike-cho rod-miller"
    scene = WinterScene(*pairs)
    for seat, aim in enumerate(("leader", "justice", "desire-to-live", "repopulate", "the-way-back-home")):
        scene.aim(seat, aim)
    scene.waste(12)
    scene.set(morale=1)
    scene.end_turns()
    assert scene.outcome == "lost"
    window = look(server.link(server.stage(scene.table), None), lang="fr", viewport={"width": 1280, "height": 720})
    expect(window.page.locator(".w-reveal")).to_have_count(5)
    shot(window, "winter-end-five")
    bar = window.page.locator(".bar").bounding_box()
    for part in (window.see("end").locator(".caps"), window.see("reveal-0"), window.see("reveal-4"), window.see("end-again")):
        box = part.bounding_box()
        assert bar and box and box["y"] > 50 and box["y"] + box["height"] <= bar["y"]
    again, lowest = window.see("end-again").bounding_box(), window.see("reveal-4").bounding_box()
    assert again and lowest and again["y"] >= lowest["y"] + lowest["height"]


def test_a_tie_on_a_crossroads_card_says_who_decides(server: Served, look: Look) -> None:
    table = played(road_tied)
    ask = table.pending[0]
    window = look(server.link(server.take_in(table), (ask.seat + 1) % 4))
    expect(window.see("crossroads").locator(".w-xopts > .caps")).to_have_text(re.compile("^A tie, 2 each: .+ decides$"))
    expect(window.see("crossroads").locator(".w-xopt .seat-mark")).to_have_count(4)  # each beside the way it voted for


def test_the_new_table_page_says_what_the_harder_side_asks(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/new/{GAME}")
    said, hard = window.page.locator(".new__cap"), window.page.locator(".new__hard")
    expect(said).to_contain_text("gather 3 samples")
    expect(hard).to_have_count(1)
    window.see("side").select_option("hardcore")
    expect(said).to_contain_text("gather 4 samples")
    expect(hard).to_have_count(0)  # what was measured was the other side


def test_by_thumb_in_french(server: Served, look: Look, shot: Shot) -> None:
    table = played(on_turn)
    window = look(server.link(server.take_in(table), table.pending[0].seat), lang="fr", phone=True)
    past_the_night(window)
    expect(window.see("hand")).to_be_visible()
    expect(window.page.locator(".w-ploc")).to_have_count(6)
    assert not window.too_wide()
    assert not window.cut_off("[data-testid=prompt], .tabs button, .phone__tools button, .phone__top, .w-phand .w-adie")
    shot(window, "winter-phone")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.see("name-dialog").get_by_role("button", name="Fermer").tap()  # it lies where the drawers are opened
    window.see("ploc-school").tap()
    expect(window.see("deck-school")).to_be_visible()
    for drawer in ("seats", "log", "goals"):
        window.see(f"tab-{drawer}").tap()
        expect(window.page.locator(".sheet")).to_be_visible()
        shot(window, f"winter-phone-{drawer}")
        assert not window.too_wide()


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_three_of_ones_own_have_two_lines_each_where_all_seats_stay_in_sight(server: Served, look: Look, size: tuple[int, int]) -> None:
    """Five players, the first of them exiled, who still sees that it is to decide."""
    scene = WinterScene(
        "thomas-heart harman-brooks david-garcia", "brian-lee", "gabriel-diaz", "mike-cho", "janet-taylor loretta-clay", rules=()
    )
    scene.arrange(lambda g: setattr(g.player(0), "exiled", True))
    window = look(server.link(server.stage(scene.table), 0), lang="fr", viewport={"width": size[0], "height": size[1]})
    expect(window.see("seat-0").locator(".w-sv--own")).to_have_count(3)
    expect(window.see("seat-0").locator(".seat__turn")).to_be_visible()
    bar = window.page.locator(".bar").bounding_box()
    low = window.page.locator(".w-seat").last.bounding_box()
    assert bar and low and low["y"] + low["height"] <= bar["y"]


@pytest.mark.parametrize("aim", ["desire-to-live", "runaway"])
def test_a_long_secret_and_a_full_hand_lie_whole_below_the_board(server: Served, look: Look, aim: str) -> None:
    """Seven things to reach and eight kinds of cards; three of one's own with two lines each in a crowd, and verbs that say whole words."""
    scene = WinterScene(
        "thomas-heart harman-brooks david-garcia",
        "brian-lee sophie-robinson",
        "gabriel-diaz edward-white",
        "mike-cho ashley-ross",
        "janet-taylor loretta-clay",
        rules=(),
        variant="betrayer",
    )
    scene.items("harman-brooks", "sniper-rifle")
    scene.hand(0, "food-1", "fuel", "medicine", "junk", "pistol", "outsider-1", "lighter", "food-2")
    scene.aim(0, aim)
    scene.pool(0, 6, 4, 3, 1)
    scene.zombies("colony", 3)
    window = look(server.link(server.stage(scene.table), 0), lang="fr", viewport={"width": 1280, "height": 720})
    expect(window.see("seat-0").locator(".w-sv--own")).to_have_count(3)
    strip = window.see("mine").bounding_box()
    assert strip and found(window.page, OUTSIDE, [".w-secret li, .w-mine .w-icard, .w-seat", strip["y"] + strip["height"]]) == []
    hand = window.page.locator(".w-hand").bounding_box()
    cards = [box for one in window.page.locator(".w-mine .w-icard").all() if (box := one.bounding_box())]
    assert hand and len(cards) == 8 and max(box["x"] + box["width"] for box in cards) <= hand["x"] + hand["width"] + 1
    assert found(window.page, CLIPPED, ".w-verb b, .w-verb small, .w-verb .shift, .w-secret li > span") == []
    assert found(window.page, CLAMPED, ".w-verb small, .w-mine .hc__name") == []

"""Two people, two windows, one table: what one does the other sees, and questions for both are answered by either."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served


def test_each_sees_the_other_move(server: Served, look: Look, shot: Shot) -> None:
    made = server.new_table("hh", seed=3)
    ana, ben = look(server.link(made, 0)), look(server.link(made, 1), lang="fr")
    # who goes next is anybody's to say: both are asked, each about the heroes they lead
    assert ana.wait_ask()["options"] and ben.wait_ask()["options"]
    first = ana.wait_ask()["options"][0]["key"]
    ana.answer(first, board=True)
    ben.wait(lambda: ben.ask is None, "the question is gone for the other")
    expect(ben.page.locator(".bar")).to_have_attribute("data-mine", "false")
    expect(ben.page.locator(".answer")).to_have_count(0)
    expect(ben.prompt).to_contain_text("réfléchit")
    ask = ana.wait_ask()
    move = next(option for option in ask["options"] if option["key"].startswith("move:"))
    zone = move["key"].partition(":")[2]
    ana.answer(move["key"], board=True)
    hero = next(hero["id"] for hero in ana.table["view"]["heroes"] if hero["state"] == "active")
    ben.wait(lambda: next(one for one in ben.table["view"]["heroes"] if one["id"] == hero)["zone"] == zone, "the move arrives")
    expect(ben.see("log").locator('[data-kind="hero.moved"]')).to_be_visible()
    shot(ben, "waiting-fr")
    while (ask := ana.ask) and "end" in [option["key"] for option in ask["options"]]:
        ana.answer("end")
    bens = [f"turn:{one['id']}" for one in ben.table["view"]["heroes"] if one["seat"] == 1]
    ben.answer(next(option["key"] for option in ben.wait_ask()["options"] if option["key"] in bens))
    ben.wait_ask()
    ana.wait(lambda: ana.ask is None, "now the other one plays")
    assert {seat["seat"] for seat in ana.table["seats"] if seat["online"]} == {0, 1}


def test_a_question_for_the_group_can_be_handed_over(server: Served, look: Look) -> None:
    position = scenes.find(lambda table, ask: ask.group and len(table.pending) == 1 and ask.most == 1, seats=2)
    made = server.take_in(position)
    asked = position.pending[0].seat
    mine, other = look(server.link(made, asked)), look(server.link(made, 1 - asked))
    ask = mine.wait_ask()
    expect(other.prompt).to_be_visible()
    assert other.ask is None
    mine.page.locator(".bar__crumbs button.crumb").last.click()
    mine.page.locator(".pop__item").first.click()
    assert [option["key"] for option in other.wait_ask()["options"]] == [option["key"] for option in ask["options"]]
    mine.wait(lambda: mine.ask is None, "it is no longer ours")
    other.answer(other.wait_ask()["options"][0]["key"])
    mine.wait(lambda: mine.table["seq"] == other.table["seq"], "both see the effect")


def test_links_of_the_invite_panel_open_their_seats(server: Served, look: Look, shot: Shot) -> None:
    host = look(server.address)
    host.see("play-xmen-resistance").click()
    host.page.locator("details.more summary").click()
    host.see("away-0").click()
    host.see("start-invite").click()
    expect(host.see("invite-dialog")).to_be_visible()
    expect(host.see("dice-origin")).to_contain_text("secret")
    shot(host, "invite")
    links = host.page.locator(".invites__link").evaluate_all("all => all.map(one => one.value)")
    assert len(links) == 3
    host.page.locator(".invites li").first.get_by_role("button", name="QR").click()
    expect(host.page.locator("svg.qr")).to_be_visible()
    first, friend, watcher = (look(link) for link in links)
    for window in (first, friend, watcher):
        window.wait(lambda window=window: window.table, "a table")
    assert first.welcome["you"] == host.welcome["you"] == [0]
    assert friend.welcome["you"] == [1] and not friend.welcome["watching"]
    assert watcher.welcome["you"] == [] and watcher.welcome["watching"] and watcher.ask is None
    expect(watcher.page.locator(".answer")).to_have_count(0)
    # one names one's own seat; a friend who is at the table is not handed to a bot
    expect(host.page.locator(".invites__kind input")).to_have_count(1)
    host.page.locator(".invites__kind input").fill("Béa")
    host.page.locator(".invites__kind input").press("Enter")
    friend.wait(lambda: friend.table["seats"][0]["name"] == "Béa", "a name")
    expect(host.page.locator(".invites li").nth(1).locator(".seg")).to_have_count(0)
    friend.page.goto(server.address)
    host.wait(lambda: not host.table["seats"][1]["online"], "the friend is gone")
    host.page.locator(".invites li").nth(1).locator(".seg button").nth(1).click()
    host.wait(lambda: host.table["seats"][1]["kind"] == "greedy", "a bot plays for whoever is away")
    host.page.keyboard.press("Escape")
    expect(host.see("invite-dialog")).to_be_hidden()


def test_an_invitation_is_for_one_pair_of_eyes(server: Served, look: Look, shot: Shot) -> None:
    host = look(server.address, lang="fr")
    host.see("play-dead-of-winter").click()
    host.see("start-invite").click()
    friends = host.page.locator(".invites li").filter(has_text="sert une fois").first.locator(".invites__link")
    link = str(friends.input_value())
    friend = look(link)
    friend.wait(lambda: friend.table, "a table")
    seat = friend.welcome["you"][0]
    host.wait(lambda: host.table["seats"][seat]["kept"], "the seat has a key of its own")
    expect(host.page.locator(".invites li").nth(seat)).to_contain_text("Seule cette personne")
    expect(host.page.locator(".invites li").nth(seat).locator(".invites__link")).to_have_count(0)
    shot(host, "invite-kept-fr")
    nosy = look(link)
    expect(nosy.page.locator("body")).to_contain_text("used it before you")
    friend.page.reload()  # the link in the address is used up, the key is kept
    friend.wait(lambda: friend.welcome["you"] == [seat], "still the same seat")


def test_a_second_screen_is_shown_and_shut_out_by_a_new_key(server: Served, look: Look) -> None:
    made = server.new_table("hh", seed=3)
    mine, other = look(server.link(made, 0)), look(server.link(made, 0))
    mine.wait(lambda: mine.table and mine.table["seats"][0]["screens"] == 2, "two screens")
    mine.see("invite").click()
    expect(mine.see("screens-0")).to_contain_text("2 screens")
    mine.see("renew-0").click()
    expect(other.page.locator("body")).to_contain_text("renewed on another screen")
    expect(mine.see("screens-0")).to_have_count(0)
    mine.page.reload()
    mine.wait(lambda: mine.welcome["you"] == [0], "the key was kept")


def test_an_empty_seat_is_given_away_when_those_who_wait_agree(server: Served, look: Look, shot: Shot) -> None:
    made = server.new_table("hhh", seed=3)
    ana, ben = look(server.link(made, 0)), look(server.link(made, 1), lang="fr")
    for window in (ana, ben):
        window.wait(lambda window=window: window.table, "a table")
    ana.see("invite").click()
    ana.see("somebody-else-2").click()
    expect(ben.see("seat-offer")).to_contain_text("à quelqu’un d’autre")
    shot(ben, "offer-fr")
    ben.see("offer-agree").click()
    ana.wait(lambda: ana.table["seats"][2]["invited"], "the seat waits for whoever has the link")
    link = str(ana.page.locator(".invites li").nth(2).locator(".invites__link").input_value())
    dee = look(link)
    dee.wait(lambda: dee.table and dee.welcome["you"] == [2], "somebody else has the seat")

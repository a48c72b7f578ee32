"""People who are away: their seat is kept for them for a while, then offered to a bot or to somebody else, if the others agree."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.screen import Frame, Running, Screen, post

from stockade.server.absence import Absence, StillExpected


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("away")) / "tables.sqlite", bot_delay=60) as running:
        yield running


def table_of(server: Running, seats: int = 3, away: int = 0) -> Frame:
    people = [{"kind": "human", "name": name} for name in ("Ana", "Bob", "Cy")][:seats]
    return post(server.port, "/api/tables", {"game": "lanterns", "setup": {"seats": seats}, "seats": people, "away": away})


def sit(server: Running, made: Frame, seat: int) -> Screen:
    return Screen(server.port, made["table"], made["seats"][seat]["token"])


def seat_of(screen: Screen, seat: int) -> Any:
    return screen.table["seats"][seat]


def test_whoever_has_just_left_is_still_expected(server: Running) -> None:
    made = table_of(server, 2, away=300)
    with sit(server, made, 0) as ana:
        assert ana.welcome["away"] == 300 and seat_of(ana, 1)["since"] and not seat_of(ana, 0)["since"]
        error = ana.refused("offer", seat=1, kind="greedy")
        assert error["code"] == "still-expected" and "5 minutes" in error["text"]
        assert ana.refused("seat", seat=1, kind="greedy", name="")["code"] == "still-expected"


def test_alone_at_the_table_a_bot_is_asked_in_at_once(server: Running) -> None:
    made = table_of(server, 2)
    with sit(server, made, 0) as ana:
        ana.send("offer", seat=1, kind="random")
        ana.wait(lambda: seat_of(ana, 1)["kind"] == "random", "a bot at seat 1")
        assert ana.table["offer"] is None and seat_of(ana, 1)["since"] == ""


def test_everybody_at_the_table_agrees_or_nothing_happens(server: Running) -> None:
    made = table_of(server)
    with sit(server, made, 0) as ana, sit(server, made, 1) as bob:
        ana.settle()
        ana.send("offer", seat=2, kind="greedy")
        bob.wait(lambda: bob.table["offer"], "an offer")
        offer = bob.table["offer"]
        assert (offer["by"], offer["seat"], offer["kind"], offer["need"], offer["link"]) == (0, 2, "greedy", [1], False)
        assert seat_of(bob, 2)["kind"] == "human"
        assert ana.refused("offer-vote", offer=offer["id"], agree=True)["code"] == "foreign-seat"  # not for oneself
        assert ana.refused("offer", seat=2, kind="random")["code"] == "request-open"
        bob.send("offer-vote", offer=offer["id"], agree=False)
        bob.wait(lambda: not bob.table["offer"], "it is turned down")
        assert seat_of(bob, 2)["kind"] == "human"
        assert bob.refused("offer-vote", offer=offer["id"], agree=True)["code"] == "no-offer"
        ana.send("offer", seat=2, kind="greedy")
        bob.wait(lambda: bob.table["offer"], "another one")
        bob.send("offer-vote", offer=bob.table["offer"]["id"], agree=True)
        bob.wait(lambda: seat_of(bob, 2)["kind"] == "greedy" and not bob.table["offer"], "a bot at seat 2")


def test_who_made_an_offer_may_withdraw_it(server: Running) -> None:
    made = table_of(server)
    with sit(server, made, 0) as ana, sit(server, made, 1):
        ana.settle()
        ana.send("offer", seat=2, kind="greedy")
        ana.wait(lambda: ana.table["offer"], "an offer")
        ana.send("offer-vote", offer=ana.table["offer"]["id"], agree=False)
        ana.wait(lambda: not ana.table["offer"], "it is withdrawn")


def test_whoever_comes_back_keeps_the_seat(server: Running) -> None:
    made = table_of(server)
    with sit(server, made, 0) as ana, sit(server, made, 1) as bob:
        ana.settle()
        ana.send("offer", seat=2, kind="greedy")
        bob.wait(lambda: bob.table["offer"], "an offer")
        with sit(server, made, 2) as cy:
            assert cy.table["offer"]["seat"] == 2
            bob.wait(lambda: seat_of(bob, 2)["online"], "Cy is back")
            bob.send("offer-vote", offer=bob.table["offer"]["id"], agree=True)
            cy.wait(lambda: not cy.table["offer"], "the offer is gone")
            assert seat_of(cy, 2)["kind"] == "human" and seat_of(cy, 2)["name"] == "Cy"
            assert ana.refused("offer", seat=2, kind="greedy")["code"] == "foreign-seat"


def test_somebody_else_takes_the_seat_with_a_new_link(server: Running) -> None:
    made, link, key = table_of(server), secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    with sit(server, made, 0) as ana, sit(server, made, 1) as bob:
        ana.settle()
        ana.send("offer", seat=2, kind="human", link=link)
        bob.wait(lambda: bob.table["offer"], "an offer")
        assert bob.table["offer"]["link"] and link not in str(bob.seen)  # the link is for whoever made it to hand on
        server.app.state.lobby._places.clear()  # as after a restart: what was offered is written down
    with sit(server, made, 1) as bob:
        bob.send("offer-vote", offer=bob.table["offer"]["id"], agree=True)
        bob.wait(lambda: seat_of(bob, 2)["invited"], "the seat waits for somebody")
        with Screen(server.port, made["table"], hello=False) as cy:
            cy.send("hello", tokens=[made["seats"][2]["token"]])
            assert cy.next("error")["code"] == "bad-token"
        with Screen(server.port, made["table"], link, key=key) as dee:
            assert dee.welcome["you"] == [2]
    server.app.state.lobby._places.clear()
    with Screen(server.port, made["table"], key) as dee:
        assert dee.welcome["you"] == [2]


@pytest.mark.parametrize("wish", [{"seat": 0, "kind": "greedy"}, {"seat": 9, "kind": "greedy"}, {"seat": 2, "kind": "human"}])
def test_only_an_empty_seat_is_offered_and_to_somebody(server: Running, wish: dict[str, Any]) -> None:
    made = table_of(server)
    with sit(server, made, 0) as ana, sit(server, made, 1) as bob:
        ana.settle()
        assert bob.refused("offer", **wish)["code"] == "foreign-seat"
        assert bob.refused("offer", seat=2, kind="greedy", link=secrets.token_urlsafe(24))["code"] == "foreign-seat"


def test_where_seats_hide_things_nobody_takes_one_over_alone(server: Running) -> None:
    """Whoever waits alone could read what the other one hides; a bot may play on, for it tells nobody."""
    wish = {"game": "dead-of-winter", "setup": {"scenario": "too-many-mouths", "seats": 3}, "lang": "fr"}
    made = post(server.port, "/api/tables", wish)
    link = secrets.token_urlsafe(24)
    with sit(server, made, 0) as ana:
        error = ana.refused("offer", seat=1, kind="human", link=link)
        assert error["code"] == "nobody-to-agree" and "table" in error["text"]
        with sit(server, made, 2) as cy:
            ana.wait(lambda: seat_of(ana, 2)["online"], "somebody else is here")
            ana.send("offer", seat=1, kind="human", link=link)
            cy.wait(lambda: cy.table["offer"], "they are asked")
        ana.send("offer-vote", offer=cy.table["offer"]["id"], agree=False)
        ana.wait(lambda: not ana.table["offer"], "withdrawn")
        ana.send("offer", seat=1, kind="random")
        ana.wait(lambda: seat_of(ana, 1)["kind"] == "random", "a bot plays on")


def test_the_time_counts_from_when_the_last_screen_went() -> None:
    now = [100.0]
    absence = Absence(2, lambda: now[0])
    absence.look({0, 1})
    now[0] = 160
    absence.look({0})
    now[0] = 200
    assert absence.since(0) is None and absence.since(1) == 160
    with pytest.raises(StillExpected) as error:
        absence.check(1, 120)
    assert error.value.args_for_text == {"minutes": 2}
    now[0] = 280
    absence.check(1, 120)

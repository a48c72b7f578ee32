"""What a table keeps from the people at it: a save file holds the secrets of all seats, and so would its seed if it could be guessed."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from tests.server.screen import Frame, Running, Screen, new_table, post, request

from stockade.bots import KINDS, RandomBot
from stockade.engine import Ask, Event, Option, Table
from stockade.engine.checkpoint import Save
from stockade.engine.standing import passing

WINTER = {"game": "dead-of-winter", "setup": {"scenario": "too-many-mouths", "seats": 3}, "lang": "en"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("sealed")) / "tables.sqlite") as running:
        yield running


def table_of(server: Running, *kinds: str) -> Frame:
    return post(server.port, "/api/tables", {**WINTER, "seats": [{"kind": kind, "name": ""} for kind in kinds]})


def asked_for(server: Running, made: Frame, *seats: int, lang: str = "en") -> tuple[int, str]:
    """What the server says when whoever holds these seats wants the save file."""
    tokens = ",".join(made["seats"][seat]["token"] for seat in seats)
    headers = {"x-seat-token": tokens, "accept-language": lang}
    answer = request(server.port, "GET", f"/api/tables/{made['table']}/save", headers=headers)
    if answer.status_code == 200:
        assert Table.load(answer.content).state.seats == 3
        return 200, ""
    return answer.status_code, answer.json()["error"]["code"]


def test_nobody_reads_the_others_cards_in_a_save_file(server: Running) -> None:
    made = table_of(server, "human", "human", "human")
    for seats in ((0,), (1, 2)):
        assert asked_for(server, made, *seats) == (403, "sealed")
    assert asked_for(server, made, 2, 0, 1) == (200, "")


def test_whoever_plays_against_nobody_has_a_save_file(server: Running) -> None:
    made = table_of(server, "human", "greedy", "random")
    assert asked_for(server, made, 0) == (200, "")
    assert asked_for(server, made, 1) == (403, "sealed")


def test_a_bot_for_an_absent_person_does_not_open_their_cards(server: Running) -> None:
    made = table_of(server, "human", "human", "random")
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as screen:
        screen.send("seat", seat=1, kind="greedy")
        screen.wait(lambda: screen.table["seats"][1]["kind"] == "greedy", "a bot at seat 1")
        assert asked_for(server, made, 0) == (403, "sealed")
        server.app.state.lobby._places.clear()  # as after a restart: the seats of a stored table are the latest ones
        assert asked_for(server, made, 0) == (403, "sealed")
        assert asked_for(server, made, 0, 1) == (200, "")


def test_one_bot_for_another_opens_and_closes_nothing(server: Running) -> None:
    made = table_of(server, "human", "greedy", "random")
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as screen:
        screen.send("seat", seat=2, kind="greedy", name="Rex")
        screen.wait(lambda: screen.table["seats"][2]["kind"] == "greedy", "another bot at seat 2")
        assert asked_for(server, made, 0) == (200, "")
        server.app.state.lobby._places.clear()
        assert asked_for(server, made, 0) == (200, "")


def test_when_the_game_is_over_everybody_may_keep_it(server: Running) -> None:
    made = table_of(server, "human", "human", "human")
    assert asked_for(server, made, 0) == (403, "sealed")
    server.room(made["table"]).table.state.outcome = "lost"
    headers = {"x-seat-token": made["seats"][0]["token"]}
    assert request(server.port, "GET", f"/api/tables/{made['table']}/save", headers=headers).status_code == 200


def test_where_seats_have_no_secrets_anybody_may_keep_it(server: Running) -> None:
    made = new_table(server.port, "hh")
    headers = {"x-seat-token": made["seats"][0]["token"]}
    assert request(server.port, "GET", f"/api/tables/{made['table']}/save", headers=headers).status_code == 200


@pytest.mark.parametrize(("hands", "status"), [("open", 200), ("closed", 403)])
def test_closed_hands_are_secrets_too(server: Running, hands: str, status: int) -> None:
    made = post(server.port, "/api/tables", {"game": "marvel-champions", "setup": {"seats": 2, "hands": hands}, "lang": "en"})
    headers = {"x-seat-token": made["seats"][0]["token"]}
    assert request(server.port, "GET", f"/api/tables/{made['table']}/save", headers=headers).status_code == status


def test_seeds_are_too_many_to_try(server: Running) -> None:
    seeds = []
    for _ in range(8):
        made = table_of(server, "human", "random", "random")
        answer = request(server.port, "GET", f"/api/tables/{made['table']}/save", headers={"x-seat-token": made["seats"][0]["token"]})
        seeds.append(msgspec.msgpack.decode(answer.content, type=Save).seed)
    assert max(seeds) < 0 and min(seeds) < -(2**50) and len(set(seeds)) == 8  # below zero: sealed dice


class Spy:
    """A bot that notes what it can read in the log."""

    heard: ClassVar[list[tuple[int, list[str], list[Event]]]] = []

    def __init__(self, seed: int) -> None:
        self.chancy = RandomBot(seed)

    def choose(self, table: Table, ask: Ask) -> list[str]:
        self.heard.append((ask.seat, [event.kind for event in table.log], list(table.log)))
        return self.chancy.choose(table, ask)


def test_bots_remember_what_their_seat_was_told_and_nothing_else(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "random", Spy)
    monkeypatch.setattr(Spy, "heard", [])
    made = post(
        server.port, "/api/tables", {**WINTER, "seats": [{"kind": kind, "name": ""} for kind in ("human", "random", "random")], "seed": 4}
    )
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as screen:
        while len(Spy.heard) <= 12:
            ask = screen.wait_ask(0)
            screen.answer(0, *[option["key"] for option in ask["options"][-max(1, ask["least"]) :]])
        told, hidden = server.room(made["table"]).table.log, 0
        for seat, kinds, log in Spy.heard[6:]:
            assert "game.began" in kinds, "a bot has forgotten how it began"
            secret = [event for event in told if not event.known_to(seat)]
            hidden += len(secret)
            assert not any(event in log[:20] for event in secret[:5])
        assert hidden


@pytest.mark.parametrize("always", [True, False])
def test_a_question_asked_for_the_others_sake_is_never_passed_over(always: bool) -> None:
    """Else whoever passes for now would answer at once with cards to choose from, and think without."""
    ask = Ask(0, "prompt-take", [Option("card:fuel", "option-card")], least=0, most=1, secret=True, always=always)
    assert passing(ask) == (None if always else [])


@pytest.mark.parametrize("more", [[], [Option("play:backflip", "option-play")]])
def test_a_question_that_can_be_passed_in_any_case_is_passed_over(more: list[Option]) -> None:
    """With something to choose from or without, the answer comes at once."""
    ask = Ask(0, "prompt-take", [*more, Option("pass", "option-pass")], secret=True, always=True)
    assert passing(ask) == ["pass"]
    offer = Ask(0, "prompt-take", [*more, Option("wait", "option-wait")], secret=True, always=True, offer=True)
    assert passing(offer) == ["wait"]

"""The table in words, as a screen reader gets it: asked for by seat, in the screen's language, with no more than that seat may know."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.screen import Frame, Running, Screen, post

from stockade.engine import find_game


def made(server: Running, game: str, kinds: str, **setup: Any) -> Frame:
    found = find_game(game)
    names = {"h": "human", "g": "greedy"}
    seats = [{"kind": names[kind], "name": "Ana" if number == 1 else ""} for number, kind in enumerate(kinds)]
    body = {"game": game, "setup": {**found.defaults(found.scenarios[0], len(kinds)), **setup}, "seats": seats}
    return post(server.port, "/api/tables", body)


def words(screen: Screen, seat: int | None) -> Frame:
    """What this screen is told when it asks."""
    before = len(screen.seen)
    screen.send("describe", seat=seat)
    screen.wait(lambda: any(frame["type"] in ("words", "error") for frame in screen.seen[before:]), "words")
    return next(frame for frame in screen.seen[before:] if frame["type"] in ("words", "error"))


@pytest.mark.parametrize(
    ("game", "headings"),
    [
        ("xmen-resistance", {"en": ["", "Objectives", "Super Heroes", "Board"], "fr": ["", "Objectifs", "Super-Héros", "Plateau"]}),
        (
            "marvel-champions",
            {
                "en": ["", "Villain", "Peter Parker (you)", "Carol Danvers (Ana)", "Jennifer Walters (bot)"],
                "fr": ["", "Méchant", "Peter Parker (vous)", "Carol Danvers (Ana)", "Jennifer Walters (robot)"],
            },
        ),
        (
            "mars-attacks",
            {
                "en": ["", "Objectives", "Your force", "Board", "Hand"],
                "fr": ["", "Objectifs", "Votre troupe", "Plateau", "Main"],
            },
        ),
    ],
)
def test_every_passage_has_its_heading_in_both_languages(tmp_path: Path, game: str, headings: dict[str, list[str]]) -> None:
    with Running(tmp_path / "t.sqlite", bot_delay=60) as server:
        table = made(server, game, "hhg")
        with Screen(server.port, table["table"], table["seats"][0]["token"]) as screen:
            for lang in ("en", "fr"):
                screen.send("lang", lang=lang)
                told = words(screen, 0)
                assert told["seat"] == 0 and all(passage["lines"] for passage in told["passages"])
                assert [passage["heading"] for passage in told["passages"]] == headings[lang]


def test_who_leads_whom_is_said_where_several_people_sit(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite", bot_delay=60) as server:
        table = made(server, "xmen-resistance", "hhg")
        with Screen(server.port, table["table"], table["watch"]) as watcher:
            heroes = [line.split(" Health")[0].strip() for line in words(watcher, None)["passages"][2]["lines"] if " Health" in line]
        assert heroes == ["Storm (player 1)", "Wolverine (player 1)", "Rogue (Ana)", "Magneto (bot)"]
        alone = made(server, "xmen-resistance", "h")
        with Screen(server.port, alone["table"], alone["seats"][0]["token"]) as screen:
            assert "(you)" not in str(words(screen, 0))


def test_words_for_a_seat_are_for_whoever_holds_it(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        table = made(server, "marvel-champions", "hh", hands="closed")
        tokens = [seat["token"] for seat in table["seats"]]
        with Screen(server.port, table["table"], tokens[0]) as mine, Screen(server.port, table["table"], table["watch"]) as watcher:
            mine.answer(0, mine.table["asks"][0]["options"][0]["key"])  # who goes first; then hands are drawn
            mine.settle()
            hands = [[line for line in passage["lines"] if line.strip().startswith("Hand")] for passage in words(mine, 0)["passages"][2:]]
            assert len(hands[0]) == 6 and hands[1] == []
            assert words(mine, 1)["code"] == words(watcher, 0)["code"] == "not-your-seat"
            assert not any(line.strip().startswith("Hand") for passage in words(watcher, None)["passages"] for line in passage["lines"])
            assert str(words(mine, None)["passages"]).count("Hand ") == 0


def test_the_secrets_of_winter_are_told_to_their_owner_only(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite", bot_delay=60) as server:
        table = made(server, "dead-of-winter", "hhg")
        with Screen(server.port, table["table"], table["seats"][0]["token"]) as screen:
            own, all_of_us = ([passage["heading"] for passage in words(screen, seat)["passages"]] for seat in (0, None))
        players = ["Player 1 (you)", "Player 2 (Ana)", "Player 3 (bot)"]
        assert own == [*all_of_us[:-4], "Secret objective", "Your hand", "Places", *players]
        assert all_of_us[-4:] == ["Places", *players]

"""What bots say at a table: as they act, or before, when people may agree or object."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.screen import Frame, Running, Screen, post, until
from tests.server.test_seat import Program, link

from stockade.engine import Fact, find_game
from stockade.server import bot_seats, thinking
from stockade.server.thinking import Matter

LONG, SHORT = 20.0, 0.2


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that play the first card they hold, then roll, unless somebody objects."""

    def choose(kind: str, seed: int, matter: Matter) -> list[str]:
        table = matter.table()
        ask = table.pending[matter.index]
        keys = [option.key for option in ask.options]
        rolled = any(event.kind == "lamp.lit" for event in table.log)
        return [keys[0] if keys[0] in ("yes", "hold") else "pass" if rolled else "roll" if "roll" in keys else keys[0]]

    def otherwise(seed: int, matter: Matter, refused: list[list[str]]) -> list[str] | None:
        keys = [option.key for option in matter.table().pending[matter.index].options if option.key != "break"]  # nobody trips
        return next(([key] for key in keys if [key] not in refused), None)

    monkeypatch.setattr(thinking, "choose", choose)
    monkeypatch.setattr(thinking, "otherwise", otherwise)
    monkeypatch.setattr(bot_seats, "MAY_OBJECT", LONG)
    yield


def table_of(server: Running, say: str, kinds: str = "hg") -> Any:
    names = {"h": "human", "g": "greedy"}
    seats = [{"kind": names[kind], "name": f"P{i}"} for i, kind in enumerate(kinds)]
    body = {"game": "lanterns", "setup": {"seats": len(kinds)}, "seats": seats, "seed": 3, "bots_say": say}
    return post(server.port, "/api/tables", body)


def bubbles(screen: Screen) -> list[Frame]:
    return screen.table["bubbles"]


def asked(screen: Screen) -> Frame:
    """The bubble that waits for somebody's word."""
    screen.wait(lambda: any(one["asks"] for one in bubbles(screen)), "a bot that asks")
    return next(one for one in bubbles(screen) if one["asks"])


def lit(screen: Screen) -> int:
    return sum(line["kind"] == "lamp.lit" for line in screen.log.values())


def test_it_is_said_as_it_is_done_and_gone_when_a_person_goes_on(server: Running) -> None:
    made = table_of(server, "shown")
    with Screen(server.port, made["table"], made["seats"][0]["token"], lang="fr") as ana:
        ana.answer(0, "pass")
        ana.wait(lambda: ana.ask(0) and ana.ask(0)["message"] == "prompt-group", "the bot's turn is over")  # type: ignore[index]
        assert [(one["seat"], one["text"], one["asks"]) for one in bubbles(ana)] == [(1, "Je lance le dé.", False)]
        ana.answer(0, "hold")
        assert not [one for one in bubbles(ana) if "lance" in one["text"]]


def test_what_is_voted_in_secret_is_said_when_all_have_voted(server: Running) -> None:
    made = table_of(server, "ask")
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
        ana.answer(0, "pass")
        ana.send("reply", bubble=asked(ana)["id"], agree=True)
        ana.answer(0, "hold")
        ana.wait_ask(0)
        until(lambda: len(server.room(made["table"]).table.pending) == 1, "the bot has voted")
        ana.settle()
        assert not bubbles(ana), "nobody knows how it voted yet"
        ana.answer(0, "no")
        ana.wait(lambda: [one["text"] for one in bubbles(ana)] == ["I said yes."], "it says how it voted")


def test_whoever_agrees_lets_it_go_on_at_once(server: Running) -> None:
    made = table_of(server, "ask")
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
        ana.answer(0, "pass")
        bubble = asked(ana)
        assert (bubble["seat"], bubble["text"]) == (1, "I roll.") and not lit(ana)
        ana.send("reply", bubble=bubble["id"], agree=True)
        ana.wait(lambda: lit(ana) == 1, "it does what it said")
        assert ana.refused("reply", bubble=bubble["id"], agree=False)["code"] == "no-bubble"


def test_one_objection_is_enough_and_counts_for_the_turn(server: Running) -> None:
    made = table_of(server, "ask", "hhg")
    tokens = [seat["token"] for seat in made["seats"]]
    with Screen(server.port, made["table"], tokens[0]) as ana, Screen(server.port, made["table"], tokens[1]) as ben:
        ana.answer(0, "pass")
        ben.answer(1, "pass")
        first = asked(ben)
        assert asked(ana) == first
        ben.send("reply", bubble=first["id"], agree=False)
        ana.wait(lambda: all(one["id"] != first["id"] for one in bubbles(ana)), "it is withdrawn")
        ana.wait(lambda: any(frame["type"] == "chat" for frame in ana.seen), "everybody hears of it")
        no = next(frame for frame in ana.seen if frame["type"] == "chat")
        assert (no["seat"], no["to"], no["text"]) == (1, 2, "")
        said = [first["text"]]
        while ana.table["phase"] == "watch" and len(said) < 12:
            ana.wait(lambda: any(one["asks"] for one in bubbles(ana)) or ana.table["phase"] != "watch", "something else")
            if any(one["asks"] for one in bubbles(ana)):
                bubble = asked(ana)
                said.append(bubble["text"])
                ana.send("reply", bubble=bubble["id"], agree=len(said) > 3)
                ana.wait(lambda one=bubble["id"]: all(other["id"] != one or not other["asks"] for other in bubbles(ana)), "it goes on")
        assert len(set(said)) == len(said) and not lit(ana), "never the same again, and never what was refused"
        assert server.room(made["table"]).history.objections == [0, 0, 3]


def test_a_program_at_a_seat_hears_it_and_may_object(server: Running) -> None:
    made = table_of(server, "ask")
    with Program(link(server.port, made["table"], made["seats"][0]["token"])) as program:
        program.hear("ask")
        program.say({"answer": "pass"})
        asks = program.hear("vote")
        assert (asks["what"], asks["by"], asks["text"]) == ("bot", 1, "I roll.")
        program.say({"agree": False})
        assert program.hear("objection")["to"] == 1
        other = program.hear("vote", "bubble", "ask")
        assert other.get("text") != "I roll."


def test_when_nobody_says_anything_it_goes_on(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "MAY_OBJECT", SHORT)
    made = table_of(server, "ask")
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
        ana.answer(0, "pass")
        ana.wait(lambda: lit(ana) == 1, "it has waited long enough")


def test_whoever_hurries_is_not_asked(server: Running) -> None:
    made = table_of(server, "ask")
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
        ana.answer(0, "pass")
        asked(ana)
        ana.send("hurry")
        ana.wait(lambda: lit(ana) == 1 and bool(ana.ask(0)), "it hurries")


def test_going_back_takes_the_question_back(server: Running) -> None:
    made = table_of(server, "ask")
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
        ana.answer(0, "pass")
        asked(ana)
        ana.send("undo", to=0)
        ana.wait(lambda: bool(ana.ask(0)) and not bubbles(ana), "it is Ana's turn again, and nobody asks")
        ana.answer(0, "pass")
        assert asked(ana)["text"] == "I roll."


def test_the_table_may_change_its_mind_and_watchers_have_no_say(server: Running) -> None:
    made = table_of(server, "ask")
    with (
        Screen(server.port, made["table"], made["seats"][0]["token"]) as ana,
        Screen(server.port, made["table"], made["watch"]) as eve,
    ):
        ana.answer(0, "pass")
        bubble = asked(ana)
        assert asked(eve)["text"] == bubble["text"], "everybody reads it"
        assert eve.refused("reply", bubble=bubble["id"], agree=False)["code"] == "watching"
        assert eve.refused("bots", say="off")["code"] == "watching"
        ana.send("bots", say="off")
        ana.send("reply", bubble=bubble["id"], agree=True)
        ana.wait(lambda: bool(ana.ask(0)), "the bot is through")
        assert ana.table["bots_say"] == "off" and lit(ana) == 1
    assert server.room(made["table"]).history.bots_say == "off"


def test_what_a_bot_announces_is_written_down_like_other_talk(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Fact("announce-lit", {"count": 2})
    talk = find_game("lanterns").talk
    monkeypatch.setattr(type(talk), "announces", lambda self, play, ask, keys: told if keys == ["roll"] else None, raising=False)  # pyright: ignore[reportUnknownLambdaType]
    for say, heard in (("shown", ["/lit 2"]), ("off", [])):
        made = table_of(server, say)
        with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
            ana.answer(0, "pass")
            ana.wait(lambda ana=ana: lit(ana) == 1, "the bot rolls")
            assert [(frame["seat"], frame["text"]) for frame in ana.seen if frame["type"] == "chat"] == [(1, text) for text in heard]
        assert [line.text for line in server.room(made["table"]).history.chat] == heard

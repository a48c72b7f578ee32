"""People at a table: what each screen is sent, what is refused, and what they can do besides answering."""

import json
import threading
from pathlib import Path

import pytest
from tests.server.lanterns import CARDS
from tests.server.screen import Frame, Running, Screen, new_table, post, request, until

from stockade.engine import Ask, Table
from stockade.server import bot_seats


def tokens(made: Frame) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


def digest(server: Running, table: str) -> str:
    return server.room(table).table.digest()


def test_two_screens_see_the_same_table(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b, lang="fr") as bob:
        assert ana.welcome["you"] == [0] and bob.welcome["you"] == [1] and not ana.welcome["watching"]
        assert ana.welcome["glossary"]["card:amber"] == {"name": "Amber", "text": "A warm card."}
        assert bob.welcome["phases"] == [{"id": "watch", "name": "Garde"}, {"id": "enemies", "name": "Ennemis"}]
        card = ana.table["view"]["hand"][0]
        ana.answer(0, f"play:{card}")
        bob.wait(lambda: bob.table["view"]["played"] == [card], "the card on the other screen")
        assert ana.table["view"]["played"] == [card]
        assert bob.table["asks"] == [] and bob.table["waiting"] == [{"seat": 0, "prompt": "Votre garde"}]
        line = max(bob.log.values(), key=lambda line: line["n"])
        assert line["kind"] == "card.played" and line["touches"] == [f"card:{card}"] and line["text"].endswith("est jouée")
        ana.wait(lambda: all(seat["online"] for seat in ana.table["seats"]), "both online")
    with Screen(server.port, made["table"], a) as ana:
        ana.wait(lambda: [seat["online"] for seat in ana.table["seats"]] == [True, False], "the other one gone")


def test_an_ask_says_everything_the_browser_needs(server: Running) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], tokens(made)[0]) as ana:
        ask = ana.wait_ask(0)
        assert ask["prompt"] == "Your watch" and ask["rule"] == "LA-01" and (ask["least"], ask["most"]) == (1, 1)
        first = ask["options"][0]
        assert first["text"].startswith("Play ") and first["touches"] == [f"card:{first['key'].removeprefix('play:')}"]
        sleep = {"key": "sleep", "text": "Nobody sleeps on watch", "rule": "LA-01", "touches": [], "pointless": False, "group": "other"}
        assert ask["refused"] == [sleep]
        assert (first["verb"], first["group"], first["rank"], first["cost"]) == ("play", "play", "usual", [])
        ana.answer(0, first["key"])
        assert ana.table["asks"][0]["crumbs"] == [{"text": first["text"], "to": 0}]


def test_stale_foreign_and_unknown_answers_change_nothing(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        old = ana.wait_ask(0)["id"]
        ana.answer(0, "roll")
        before, now = digest(server, made["table"]), ana.wait_ask(0)["id"]
        assert ana.refused("answer", seat=0, decision=old, keys=["pass"])["code"] == "stale-decision"
        assert ana.refused("answer", seat=0, decision=17, keys=["pass"])["code"] == "stale-decision"
        assert ana.refused("answer", seat=0, decision=now, keys=["fly"])["code"] == "unknown-option"
        assert ana.refused("answer", seat=0, decision=now, keys=[])["code"] == "wrong-count"
        assert ana.refused("answer", seat=0, decision=now, keys=["roll", "pass"])["code"] == "wrong-count"
        assert ana.refused("answer", seat=1, decision=now, keys=["pass"])["code"] == "not-your-seat"
        refusal = bob.refused("answer", seat=0, decision=now, keys=["pass"])
        assert refusal["code"] == "not-your-seat" and refusal["text"] == "That question belongs to another seat."
        assert bob.refused("answer", seat=1, decision=now, keys=["pass"])["code"] == "not-your-seat"
        assert digest(server, made["table"]) == before


def test_a_broken_rule_is_rolled_back(server: Running) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], tokens(made)[0]) as ana:
        before, ask = digest(server, made["table"]), ana.wait_ask(0)
        assert ana.refused("answer", seat=0, decision=ask["id"], keys=["break"])["code"] == "rule-broken"
        assert digest(server, made["table"]) == before
        ana.wait(lambda: ana.table["asks"][0]["id"] != ask["id"], "the question again")
        ana.answer(0, "pass")


def private(frame: Frame) -> str:
    return json.dumps({name: part for name, part in frame.items() if name != "glossary"})


def test_a_screen_is_only_sent_what_its_seats_may_know(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with (
        Screen(server.port, made["table"], a) as ana,
        Screen(server.port, made["table"], b) as bob,
        Screen(server.port, made["table"], made["watch"]) as eve,
    ):
        hands = ana.table["view"]["hand"], bob.table["view"]["hand"]
        assert not set(hands[0]) & set(hands[1])
        assert sum(line["kind"] == "card.dealt" for line in ana.log.values()) == 3
        ana.answer(0, "pass")
        bob.answer(1, "pass")
        ana.answer(0, "hold")
        ana.answer(0, "yes")
        assert bob.wait_ask(1)["prompt"] == "Vote in secret"
        eve.wait(lambda: eve.table["phase"] == "enemies" and [one["seat"] for one in eve.table["waiting"]] == [1], "one vote to come")
        assert eve.table["waiting"] == [{"seat": 1}]  # what a secret question is about is not told
        bob.answer(1, "no")
        eve.wait(lambda: eve.table["round"] == 2, "the next round")
        assert eve.welcome["watching"] and eve.welcome["you"] == [] and eve.table["undo"] == []
        assert not any(card in private(frame) for frame in eve.seen for card in CARDS)
        assert not any(card in private(frame) for frame in ana.seen for card in hands[1])
        assert not any(card in private(frame) for frame in bob.seen for card in hands[0])
        assert list(eve.log) == list(range(len(eve.log)))  # no gap tells that something was hidden
        assert not any("yes" in private(frame) for frame in bob.seen if not frame.get("asks"))


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("answer", {"seat": 0, "decision": 1, "keys": ["pass"]}),
        ("undo", {"to": 0}),
        ("chat", {"text": "hello"}),
        ("seat", {"seat": 0, "kind": "greedy"}),
        ("standing", {"seat": 0, "until": "round"}),
        ("card", {"seat": 0, "card": "amber", "answer": "always"}),
        ("hint", {"seat": 0}),
        ("forecast", {"seat": 0}),
        ("hurry", {}),
    ],
)
def test_a_watcher_can_only_watch(server: Running, type: str, fields: Frame) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], made["watch"]) as eve:
        before = digest(server, made["table"])
        assert eve.refused(type, **fields)["code"] in ("watching", "no-hint", "no-forecast")
        assert digest(server, made["table"]) == before


def test_links_that_open_nothing(server: Running) -> None:
    made = new_table(server.port)
    for table, token, code, close in [(made["table"], "guess", "bad-token", 4401), ("nowhere", made["watch"], "unknown-table", 4404)]:
        screen = Screen(server.port, table, hello=False)
        screen.send("hello", tokens=[token], lang="fr")
        refusal = screen.next("error")
        assert refusal["code"] == code and "table" in refusal["text"] and "There" not in refusal["text"]
        screen.close()
        assert screen.ws.close_code == close
    screen = Screen(server.port, made["table"], hello=False)
    screen.send("ping")
    assert screen.next("error")["code"] == "hello-first"
    screen.close()


def test_several_seats_in_one_browser(server: Running) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], *tokens(made)) as both:
        assert both.welcome["you"] == [0, 1] and set(both.table["views"]) == {"1"}
        assert both.table["view"]["hand"] != both.table["views"]["1"]["hand"]
        both.answer(0, "pass")
        both.answer(1, "pass")
        both.answer(0, "hold")
        assert {ask["seat"] for ask in both.table["asks"]} == {0, 1}


def test_language_switches_live(server: Running) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], tokens(made)[0]) as ana:
        lines = {n: line["kind"] for n, line in ana.log.items()}
        assert ana.wait_ask(0)["prompt"] == "Your watch"
        ana.send("lang", lang="fr")
        ana.wait(lambda: ana.welcome["lang"] == "fr" and ana.wait_ask(0)["prompt"] == "Votre garde", "French")
        assert {n: line["kind"] for n, line in ana.log.items()} == lines
        assert any(line["text"] == "Manche 1" for line in ana.log.values())
        assert ana.refused("answer", seat=0, decision=1, keys=[])["text"].startswith("Cette question")


def test_chat_names_and_seats(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ana.send("chat", text="Who holds\nthe wall?\u0000")
        said = bob.next("chat")
        assert said["text"] == "Who holds the wall?" and (said["seat"], said["name"]) == (0, "P0")
        assert ana.refused("chat", text=" \n ")["code"] == "malformed"
        ana.send("seat", seat=0, kind="human", name="Ana")
        bob.wait(lambda: bob.table["seats"][0]["name"] == "Ana", "the new name")
        assert bob.refused("seat", seat=0, kind="human", name="Mallory")["code"] == "foreign-seat"
        assert bob.refused("seat", seat=0, kind="greedy", name="")["code"] == "foreign-seat"
        assert bob.refused("seat", seat=9, kind="human", name="")["code"] == "foreign-seat"
    with Screen(server.port, made["table"], b) as bob:
        assert any(frame["type"] == "chat" and frame["text"] == "Who holds the wall?" for frame in bob.seen)


def test_where_something_was_said_does_not_tell_of_secrets(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], made["watch"]) as eve:
        ana.answer(0, "roll")
        ana.send("chat", text="Light!")
        here, there = ana.next("chat"), eve.next("chat")
        assert here["line"] == len(ana.log) and there["line"] == len(eve.log) == len(ana.log) - 3  # not the three cards dealt to ana
        with Screen(server.port, made["table"], b) as bob:
            (said,) = [frame for frame in bob.seen if frame["type"] == "chat"]
            assert said["line"] == len(bob.log)


def test_words_stay_where_they_were_said_when_the_game_takes_another_way(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        before = len(ana.log)
        ana.answer(0, f"play:{ana.table['view']['hand'][0]}")
        ana.send("chat", text="Too bright.")
        assert ana.next("chat")["line"] == len(ana.log) > before
        ana.send("undo", to=0)
        ana.settle()
        assert len(ana.log) == before
        ana.answer(0, "pass")
        bob.answer(1, "pass")
        ana.send("chat", text="Better.")
        ana.next("chat")
        assert len(ana.log) > before + 1
        with Screen(server.port, made["table"], a) as again:
            told = {frame["text"]: frame["line"] for frame in again.seen if frame["type"] == "chat"}
    assert told == {"Too bright.": before, "Better.": len(ana.log)}


def test_bots_play_their_seats_and_can_be_swapped(server: Running) -> None:
    made = new_table(server.port, "hr")
    a, b = tokens(made)
    with Screen(server.port, made["table"], a, b) as ana:
        ana.answer(0, "pass")
        ask = ana.wait_ask(0)  # the bot has had its turn
        assert ask["group"] and not ana.table["waiting"]
        records = [answer.seat for answer in server.room(made["table"]).table.answers]
        assert 1 in records
        ana.send("seat", seat=1, kind="human", name="Back")
        ana.wait(lambda: ana.table["seats"][1]["kind"] == "human", "the seat back")
        ana.answer(0, "hold")
        ana.answer(0, "yes")
        ana.answer(1, "yes")
        ana.send("seat", seat=0, kind="random", name="")
        ana.send("seat", seat=1, kind="greedy", name="")
        ana.wait(lambda: ana.table["outcome"] == "won", "bots finish the game", 20)
        assert ana.refused("answer", seat=0, decision=1, keys=["pass"])["code"] == "bot-seat"


class SlowBot:
    """Thinks until it is let go, then passes."""

    def __init__(self) -> None:
        self.thinking, self.go = threading.Event(), threading.Event()

    def choose(self, table: Table, ask: Ask) -> list[str]:
        self.thinking.set()
        assert self.go.wait(10)
        return ["pass"]


def test_a_seat_taken_back_while_its_bot_thinks_is_not_answered_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowBot()
    monkeypatch.setattr("stockade.bots.make", lambda kind, seed: slow)
    made = new_table(server.port, "hg")
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ana.answer(0, "pass")
        assert slow.thinking.wait(10)
        bob.send("seat", seat=1, kind="human", name="")
        ask = bob.wait_ask(1)
        slow.go.set()
        until(lambda: server.app.state.lobby._places[made["table"]].result().machine.idle, "the bot gives up")
        bob.settle()
        assert bob.wait_ask(1)["id"] == ask["id"] and len(server.room(made["table"]).table.answers) == 1
        bob.answer(1, "roll")


def test_a_seat_taken_back_while_its_bot_waits_is_left_to_its_person(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Another bot's question is still open, so there is something to do: but not for the seat that has a person now."""
    with Running(tmp_path / "t.sqlite", bot_delay=0.4) as server:
        made = new_table(server.port, "hgg")
        a, b, _ = tokens(made)
        with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
            ana.answer(0, "pass")
            ana.answer(0, "hold")  # now all three vote at once
            bob.send("seat", seat=1, kind="human", name="")
            ask = bob.wait_ask(1)
            room = server.room(made["table"])
            until(lambda: not room.table.asked(2), "the other bot votes")
            assert bob.wait_ask(1)["id"] == ask["id"]
    assert "the bot of seat" not in caplog.text


def test_an_absent_person_can_be_replaced_by_a_bot(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana:
        ana.answer(0, "pass")
        ana.send("seat", seat=1, kind="random", name="")
        ana.wait_ask(0)
        assert ana.table["seats"][1]["name"] == "P1"
        with Screen(server.port, made["table"], b) as bob:
            bob.send("seat", seat=1, kind="human", name="")
            bob.wait(lambda: bob.table["seats"][1]["kind"] == "human", "the seat back")


def test_a_table_of_bots_waits_for_somebody_to_look(server: Running) -> None:
    made = new_table(server.port, "rr", rounds=2)
    mine = {"tables": [{"table": made["table"], "tokens": [made["watch"]]}, {"table": "other", "tokens": ["x"]}]}
    (line,) = post(server.port, "/api/mine", mine)
    assert line["outcome"] == "" and line["yours"] == [] and line["round"] == 1
    with Screen(server.port, made["table"], made["watch"]) as eve:
        eve.wait(lambda: eve.table["outcome"] == "won", "the end", 20)


def test_who_comes_late_is_told_the_last_lines_and_a_finished_game_whole(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockade.server.frames.LOG_KEPT", 2)
    made = new_table(server.port, "hr", rounds=2)
    with Screen(server.port, made["table"], tokens(made)[0]) as ana:
        ana.wait_ask(0)
        with Screen(server.port, made["table"], made["watch"]) as late:
            late.settle()
            assert sorted(late.log) == [1, 2]  # of three that a watcher may know
        ana.send("seat", seat=0, kind="random", name="")
        ana.wait(lambda: ana.table["outcome"] == "won", "the end", 20)
    with Screen(server.port, made["table"], made["watch"]) as later:
        later.settle()
        assert len(later.log) > 3
        assert sorted(later.log) == list(range(max(later.log) + 1))


def test_group_questions_can_be_handed_over(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        turn = ana.wait_ask(0)
        assert ana.refused("hand", decision=turn["id"], to=1)["code"] == "not-for-the-group"
        ana.answer(0, "pass")
        bob.answer(1, "pass")
        ask = ana.wait_ask(0)
        assert ask["group"]
        assert bob.refused("hand", decision=ask["id"], to=1)["code"] == "not-your-seat"
        assert ana.refused("hand", decision=ask["id"], to=7)["code"] == "not-for-the-group"
        assert ana.refused("hand", decision=3, to=1)["code"] == "stale-decision"
        ana.send("hand", decision=ask["id"], to=1)
        bob.answer(1, "flee")
        ana.wait_ask(0)


def test_passing_until_the_enemies_come(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        assert bob.refused("standing", seat=1, until="lunch")["code"] == "unknown-phase"
        assert bob.refused("standing", seat=0, until="enemies")["code"] == "not-your-seat"
        bob.send("standing", seat=1, until="enemies")
        bob.wait(lambda: bob.table["seats"][1]["standing"] == "enemies", "the standing choice")
        ana.answer(0, "pass")
        assert ana.wait_ask(0)["group"]  # seat 1 has passed by itself
        ana.wait(lambda: ana.table["seats"][1]["standing"] == "", "the end of it")
        bob.settle()
        assert not any(ask["seat"] == 1 for frame in bob.seen for ask in frame.get("asks", []))  # its question never flashed up
        ana.answer(0, "hold")
        ana.answer(0, "yes")
        bob.answer(1, "yes")
        ana.answer(0, "pass")
        assert bob.wait_ask(1)["prompt"] == "Your watch"  # asked again in the next round


def test_where_the_first_answer_counts_bots_and_passes_wait_for_people(server: Running) -> None:
    made = new_table(server.port, "hhr", gate=True)
    a, b, _ = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ana.answer(0, "pass")
        bob.answer(1, "pass")
        ana.answer(0, "hold")
        ana.answer(0, "yes")
        bob.answer(1, "yes")
        bob.wait(lambda: bob.wait_ask(1)["prompt"] == "Who watches the gate?", "the gate")
        bob.send("standing", seat=1, until="round")
        bob.settle()
        ana.settle()
        assert ana.wait_ask(0)["prompt"] == "Who watches the gate?" and [one["seat"] for one in ana.table["waiting"]] == [1, 2]
        ana.answer(0, "gate")
        ana.wait(lambda: ana.table["round"] == 2, "the next round")


def test_hints(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ask = ana.wait_ask(0)
        ana.send("hint", seat=0)
        hint = ana.next("hint")
        assert hint["decision"] == ask["id"] and hint["seat"] == 0
        assert {one["key"] for one in hint["best"]} <= {option["key"] for option in ask["options"]} and hint["best"][0]["text"]
        assert hint["best"][0]["because"] and not hint["verdict"]
        assert bob.refused("hint", seat=0)["code"] == "no-hint"


def test_what_comes_of_ending_now(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ask = ana.wait_ask(0)
        before = digest(server, made["table"])
        ana.send("forecast", seat=0)
        found = ana.next("forecast")
        assert (found["decision"], found["seat"]) == (ask["id"], 0)
        assert found["told"]["headline"] and found["told"]["worlds"] >= 9
        assert bob.refused("forecast", seat=0)["code"] == "no-forecast", "not for another seat"
        key = ask["options"][0]["key"]
        ana.send("forecast", seat=0, keys=[key])
        assert ana.next("forecast")["keys"] == [key], "of an answer"
        assert ana.refused("forecast", seat=0, keys=["fly"])["code"] == "no-forecast", "of none that is offered"
        assert digest(server, made["table"]) == before


def test_what_answers_change_is_told_to_whoever_is_asked(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ask = ana.wait_ask(0)
        bob.send("leads", seat=0)
        bob.settle()
        ana.send("leads", seat=0)
        found = ana.next("leads")
        assert (found["decision"], found["seat"]) == (ask["id"], 0)
        assert {lead["key"] for lead in found["leads"]} <= {option["key"] for option in ask["options"]}
        assert all(fact["shift"] and fact["text"] for lead in found["leads"] for fact in lead["facts"])
        assert not any(frame["type"] == "leads" for frame in bob.seen), "and to nobody else"


def test_nobody_waits_for_what_nobody_has_asked(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], tokens(made)[0]) as ana:
        ana.wait_ask(0)
        ana.send("forecast", seat=0, spare=True)
        assert ana.next("forecast")["told"]["headline"], "there is time"
        monkeypatch.setattr(bot_seats, "under_way", 1)
        ana.send("forecast", seat=0, spare=True)
        ana.settle()
        ana.send("forecast", seat=0)
        ana.next("forecast")
        assert sum(frame["type"] == "forecast" for frame in ana.seen) == 2, "one for time to spare, one asked for"


def test_save_and_import(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a, b) as both:
        both.answer(0, "roll")
        both.answer(0, "pass")
        both.answer(1, "pass")
        both.send("hand", decision=both.wait_ask(0)["id"], to=1)
        both.answer(1, "hold")
    save = request(server.port, "GET", f"/api/tables/{made['table']}/save", headers={"x-seat-token": b})
    assert save.status_code == 200 and "attachment" in save.headers["content-disposition"]
    for token in ("", "guess", made["watch"]):
        assert request(server.port, "GET", f"/api/tables/{made['table']}/save", headers={"x-seat-token": token}).status_code == 403
    again = request(server.port, "POST", "/api/import", content=save.content).json()
    with Screen(server.port, again["table"], *tokens(again)) as copy:
        assert digest(server, again["table"]) == digest(server, made["table"])
        copy.answer(0, "yes")
    for junk in (b"", b"junk", save.content[:-20], save.content.replace(b"roll", b"fly!")):
        answer = request(server.port, "POST", "/api/import", content=junk)
        assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad-save"


def test_games_rules_preview_and_bad_setups(server: Running) -> None:
    games = {game["id"]: game for game in request(server.port, "GET", "/api/games").json()}
    card = games["lanterns"]
    assert card["name"] == {"en": "Lanterns", "fr": "Lanternes"} and card["ready"] and card["seats"] == [1, 4]
    assert card["scenarios"][0]["defaults"]["3"] == {"scenario": "short", "seats": 3}
    assert request(server.port, "GET", "/api/rules/lanterns").json() == []
    assert request(server.port, "GET", "/api/rules/chess").status_code == 404
    first = post(server.port, "/api/preview", {"game": "lanterns", "setup": {"seats": 2}, "lang": "fr"})
    assert first["welcome"]["watching"] and first["table"]["waiting"] == [{"seat": 0, "prompt": "Votre garde"}]
    bad = request(server.port, "POST", "/api/preview", json={"game": "lanterns", "setup": {"seats": 9}, "lang": "fr"})
    assert bad.status_code == 400 and bad.json()["error"]["text"] == "Lanternes n’a pas 9 places."
    odd = request(server.port, "POST", "/api/preview", json={"game": "lanterns", "setup": {"seats": []}})
    assert odd.status_code == 400 and odd.json()["error"]["code"] == "bad-setup"
    many = {"game": "lanterns", "setup": {"seats": 1}, "seats": [{"kind": "human"}] * 2}
    assert request(server.port, "POST", "/api/tables", json=many).json()["error"]["code"] == "wrong-seats"
    assert request(server.port, "POST", "/api/tables", json={"game": "chess", "setup": {}}).status_code == 404
    wrong = request(server.port, "POST", "/api/tables", json={"game": "lanterns", "setup": {}, "sed": 4})
    assert wrong.status_code == 400 and wrong.json()["error"]["code"] == "malformed"


def test_summaries_for_the_start_page(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana:
        ana.answer(0, "pass")
        until(lambda: post(server.port, "/api/mine", {"tables": [{"table": made["table"], "tokens": [b]}]})[0]["asked"] == [1], "asked")
        (line,) = post(server.port, "/api/mine", {"tables": [{"table": made["table"], "tokens": [a, b]}]})
        assert line["yours"] == [0, 1] and line["game"] == "lanterns" and line["updated"].startswith("20")
        assert [seat["online"] for seat in line["seats"]] == [True, False]


def test_a_plan_is_told_and_played_in_one_go(server: Running) -> None:
    made = new_table(server.port, "hr")
    a, *_ = tokens(made)
    with Screen(server.port, made["table"], a) as ana:
        ask = ana.wait_ask(0)
        step = [[ask["options"][0]["key"]]]
        before = digest(server, made["table"])
        ana.send("plan", seat=0, decision=ask["id"], steps=step)
        found = ana.next("plan")
        assert (found["seat"], found["decision"], found["steps"][0]["keys"]) == (0, ask["id"], step[0])
        assert found["steps"][0]["text"] and bool(found["stop"]) != bool(found["options"])
        assert digest(server, made["table"]) == before, "nothing is played yet"
        assert ana.refused("plan", seat=0, decision=ask["id"] + 1, steps=step)["code"] == "stale-decision"
        assert ana.refused("plan", seat=1, decision=ask["id"], steps=step)["code"] == "not-your-seat"
        ana.send("plan", seat=0, decision=ask["id"], steps=step, play=True)
        ana.wait(lambda: digest(server, made["table"]) != before, "the plan is played")

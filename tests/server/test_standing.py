"""Standing answers at a table: per seat and card, kept over a restart, seen by nobody else, taken back with an undo."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.screen import Frame, Running, Screen, request

from stockade.engine import Ask, Event, Table
from stockade.games.marvel_champions import GAME


def played(stop: Callable[[Ask], bool]) -> Table:
    """A game of two played by simple rules until somebody is asked just that."""
    for seed in range(1, 30):
        table = Table.new(GAME.id, GAME.defaults("rhino", 2), seed)
        while not table.outcome and len(table.answers) < 300:
            if any(map(stop, table.pending)):
                return table
            ask = table.pending[0]
            keys = [option.key for option in ask.options]
            wish = "flip" if "flip" in keys and table.round == 1 else next((key for key in keys if key.startswith("play:")), keys[-1])
            table.answer(ask.seat, [wish] if ask.least == ask.most == 1 else keys[: ask.least], decision=ask.id)
    pytest.fail("nobody is asked that in thirty games")


@pytest.fixture(scope="module")
def position() -> Iterator[Table]:
    yield played(lambda ask: ask.prompt == "prompt-before-damage" and len(ask.options) == 2 and ask.options[0].key.startswith("play:"))


def sit(server: Running, table: Table) -> tuple[str, list[str]]:
    made = request(server.port, "POST", "/api/import", content=table.save()).json()
    return made["table"], [seat["token"] for seat in made["seats"]]


def say(screen: Screen, seat: int, card: str, answer: str) -> None:
    screen.send("card", seat=seat, card=card, answer=answer)


def told(screen: Screen) -> list[Frame]:
    """What it has been told of answers given beforehand; `ask` gives none."""
    return [one for one in screen.table["standing"] if one["answer"] != "ask"]


def test_the_question_says_which_cards_it_is_about(server: Running, position: Table) -> None:
    table, tokens = sit(server, position)
    seat = position.pending[0].seat
    with Screen(server.port, table, tokens[seat]) as ana:
        ask = ana.wait_ask(seat)
        (key, card), *_ = ask["window"].items()
        assert key in [option["key"] for option in ask["options"]] and card in ana.welcome["standing_cards"]
        assert "pass" not in ask["window"] and told(ana) == []


@pytest.mark.parametrize("answer", ["always", "never"])
def test_the_question_is_answered_as_was_said(server: Running, position: Table, answer: str) -> None:
    table, tokens = sit(server, position)
    seat = position.pending[0].seat
    with Screen(server.port, table, tokens[seat]) as ana, Screen(server.port, table, tokens[1 - seat]) as bob:
        ask = ana.wait_ask(seat)
        key, card = next(iter(ask["window"].items()))
        say(ana, seat, card, answer)
        ana.wait(lambda: ask["id"] not in [one["id"] for one in ana.table["asks"]], "the question settled")
        last = server.room(table).table.answers[len(position.answers)]
        assert (last.seat, last.keys) == (seat, [key if answer == "always" else "pass"])
        assert told(ana) == [{"seat": seat, "card": card, "answer": answer}]
        bob.settle()
        assert all(frame.get("standing", []) == [] for frame in bob.seen)  # nobody else is told


def test_what_was_said_outlives_the_server_and_can_be_taken_back(tmp_path: Path, position: Table) -> None:
    seat = position.pending[0].seat
    with Running(tmp_path / "t.sqlite") as server:
        table, tokens = sit(server, position)
        with Screen(server.port, table, tokens[seat]) as ana:
            ana.wait_ask(seat)
            say(ana, seat, "interrogation-room", "always")
            say(ana, seat, "hawkeye", "never")
            ana.wait(lambda: len(told(ana)) == 2, "both kept")
    with Running(tmp_path / "t.sqlite") as server, Screen(server.port, table, tokens[seat]) as ana:
        ana.wait_ask(seat)
        assert {one["card"]: one["answer"] for one in told(ana)} == {"interrogation-room": "always", "hawkeye": "never"}
        say(ana, seat, "interrogation-room", "ask")
        ana.wait(lambda: [one["card"] for one in told(ana)] == ["hawkeye"], "one taken back")


def test_an_answer_that_is_refused_lets_nothing_happen(server: Running, position: Table) -> None:
    table, tokens = sit(server, position)
    seat = position.pending[0].seat
    with Screen(server.port, table, tokens[seat]) as ana:
        ask = ana.wait_ask(seat)
        for decision, keys in ((ask["id"] + 7, ["pass"]), (ask["id"], ["pass", "pass"])):
            ana.refused("answer", seat=seat, decision=decision, keys=keys)
        room = server.room(table)
        assert room.history.cards.let == {}
        ana.send("answer", seat=seat, decision=ask["id"], keys=["pass"])
        ana.wait(lambda: room.history.cards.let != {}, "what was let happen")


def test_going_back_asks_again(server: Running, position: Table) -> None:
    table, tokens = sit(server, position)
    seat = position.pending[0].seat
    with Screen(server.port, table, *tokens) as both:
        ask = both.wait_ask(seat)
        card = next(iter(ask["window"].values()))
        say(both, seat, card, "never")
        both.wait(lambda: told(both) != [], "said")
        both.send("undo", to=len(position.answers))
        both.wait(lambda: told(both) == [], "forgotten")
        assert both.wait_ask(seat)["window"]


def test_what_costs_nothing_is_used_unasked_until_somebody_wants_to_be_asked(server: Running) -> None:
    sense = played(lambda ask: [option.key for option in ask.options] == ["use:spider-man.0", "pass"])
    table, tokens = sit(server, sense)
    with Screen(server.port, table, *tokens) as ana:
        assert "spider-man" in ana.welcome["standing_habits"]
        ana.wait(lambda: len(server.room(table).table.answers) > len(sense.answers), "used unasked")
        assert server.room(table).table.answers[len(sense.answers)].keys == ["use:spider-man.0"]
        assert told(ana) == []
        ana.send("undo", to=len(sense.answers))
        ana.wait(lambda: any("use:spider-man.0" in ask["window"] for ask in ana.table["asks"]), "asked after taking it back")


def test_what_cannot_be_said(server: Running, position: Table) -> None:
    table, tokens = sit(server, position)
    seat = position.pending[0].seat
    with Screen(server.port, table, tokens[seat]) as ana:
        ana.wait_ask(seat)
        assert ana.refused("card", seat=seat, card="energy", answer="always")["code"] == "no-standing"
        assert ana.refused("card", seat=seat, card="no such card", answer="always")["code"] == "no-standing"
        assert ana.refused("card", seat=1 - seat, card="tigra", answer="always")["code"] == "not-your-seat"
        assert ana.refused("card", seat=seat, card="tigra", answer="perhaps")["code"] == "malformed"


def test_a_bot_that_takes_over_is_not_bound(server: Running, position: Table) -> None:
    table, tokens = sit(server, position)
    seat = position.pending[0].seat
    with Screen(server.port, table, tokens[seat]) as ana:
        ana.wait_ask(seat)
        say(ana, seat, "interrogation-room", "always")
        ana.wait(lambda: told(ana) != [], "said")
        ana.send("seat", seat=seat, kind="greedy", name="")
        ana.send("seat", seat=seat, kind="human", name="Ana")
        ana.wait(lambda: ana.table["seats"][seat]["name"] == "Ana" and ana.table["seats"][seat]["kind"] == "human", "back again")
        assert told(ana) == []


def test_whoever_passes_for_now_leaves_offers_to_help_but_only_bots_wait_for_that(server: Running) -> None:
    position = played(lambda ask: ask.offer)
    helper = next(ask.seat for ask in position.pending if ask.offer)
    active = 1 - helper
    table, tokens = sit(server, position)
    with Screen(server.port, table, tokens[helper]) as ana, Screen(server.port, table, tokens[active]) as bob:
        ana.wait_ask(helper)
        ana.send("standing", seat=helper, until="round")
        ana.settle()
        assert len(server.room(table).table.answers) == len(position.answers)  # it is Bob's turn: nothing to hurry
        bob.send("seat", seat=active, kind="random", name="")
        ana.wait(lambda: len(server.room(table).table.answers) > len(position.answers), "the bot goes on")
        first = server.room(table).table.answers[len(position.answers)]
        assert (first.seat, first.keys) == (helper, ["wait"])


def defending() -> tuple[Table, int]:
    """Somebody is asked whether they defend the other one, who could take it."""

    def small(ask: Ask) -> bool:
        return ask.prompt == "prompt-defend" and ask.about is not None and ask.about.seat != ask.seat

    position = played(small)
    return position, next(ask.seat for ask in position.pending if small(ask))


def test_nobody_is_asked_to_defend_a_bot_that_is_in_no_danger(server: Running) -> None:
    position, helper = defending()
    table, tokens = sit(server, position)
    with Screen(server.port, table, tokens[helper]) as ana, Screen(server.port, table, tokens[1 - helper]) as bob:
        assert ana.wait_ask(helper)["message"] == "prompt-defend"  # a person sits there
        bob.send("seat", seat=1 - helper, kind="random", name="")
        ana.wait(lambda: len(server.room(table).table.answers) > len(position.answers), "it goes on")
        given = server.room(table).table.answers[len(position.answers) :]
        assert (helper, ["no-defence"]) in [(answer.seat, answer.keys) for answer in given]


def test_whoever_does_not_want_to_help_is_not_asked_again_in_this_game(server: Running) -> None:
    position, helper = defending()
    table, tokens = sit(server, position)
    with Screen(server.port, table, tokens[helper]) as ana:
        ana.wait_ask(helper)
        say(ana, helper, "others", "never")
        ana.wait(lambda: [one["card"] for one in told(ana)] == ["others"], "said")
        ana.wait(lambda: len(server.room(table).table.answers) > len(position.answers), "it goes on")
        first = server.room(table).table.answers[len(position.answers)]
        assert (first.seat, first.keys) == (helper, ["no-defence"])


def test_passing_until_my_turn_ends_with_it_and_not_with_the_round(server: Running) -> None:
    position = played(lambda ask: ask.offer)
    helper = next(ask.seat for ask in position.pending if ask.offer)
    table, tokens = sit(server, position)
    with Screen(server.port, table, tokens[helper]) as ana:
        ana.wait_ask(helper)
        ana.send("standing", seat=helper, until="turn")
        ana.wait(lambda: ana.table["seats"][helper]["standing"] == "turn", "passing")
        room = server.room(table)
        assert room.history.passes(helper)
        log = room.table.log
        log.append(Event("round.began", {"round": 9}))
        assert room.history.passes(helper)
        log.append(Event("turn.began", {"who": room.table.play.face(helper)}))
        assert not room.history.passes(helper)
        del log[-2:]

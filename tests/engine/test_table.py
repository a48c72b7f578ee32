"""The table: positions that can be copied, kept and gone back to, and a rule that breaks without breaking the game."""

import random
from collections.abc import Callable
from typing import Any

import lantern
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockade.engine import (
    Answer,
    Ask,
    BadSave,
    BadSetup,
    NothingToUndo,
    NotYourSeat,
    Option,
    RuleBroken,
    StaleDecision,
    Table,
    TableFull,
    TaskBook,
    UnknownGame,
    call,
    savefile,
)
from stockade.engine.checkpoint import Save
from stockade.testing.driver import position, step, walk, written_events
from stockade.testing.onerule import one_rule

STORM = {"scenario": "storm", "seats": 3}


def lantern_after(decisions: int, seed: int = 5) -> Table:
    table = Table.new("last-lantern", STORM, seed)
    for _ in walk(table, seed, decisions):
        pass
    return table


def pair() -> list[Option]:
    return [Option("a", "option-a", value="a"), Option("b", "option-b", value="b")]


# -- beginning --------------------------------------------------------------------------------------------------------


def test_an_unknown_game_names_the_choices() -> None:
    with pytest.raises(UnknownGame, match="last-lantern"):
        Table.new("no-such-game", {}, 0)


def test_a_bad_setup_names_the_reason() -> None:
    with pytest.raises(BadSetup) as caught:
        Table.new("last-lantern", {"seats": 9}, 0)
    assert caught.value.reason == "keepers"


def test_a_seed_is_a_game() -> None:
    first, again, other = (Table.new("last-lantern", STORM, seed) for seed in (1, 1, 2))
    assert first.digest() == again.digest() != other.digest()


def test_a_table_can_be_played_with_four_names() -> None:
    table = Table.new("last-lantern", STORM, seed=7)
    while not table.outcome:
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0].key, decision=ask.id)
    assert table.outcome in ("won", "lost")


def test_after_the_end_nobody_can_answer() -> None:
    table = lantern_after(1000)
    assert table.outcome
    with pytest.raises(NotYourSeat):
        table.answer(0, "vote:feast")
    with pytest.raises(StaleDecision):
        table.answer(0, "vote:feast", decision=1)
    assert position(table.fork(), undo=False) == position(table)._replace(undo=[])


# -- copies -----------------------------------------------------------------------------------------------------------


def test_the_log_of_a_fork_starts_empty_and_goes_back_with_it() -> None:
    table = lantern_after(9)
    fork = table.fork()
    begun = written_events(fork.log, everything=True)
    assert len(begun) < len(table.log)
    answered = len(fork.answers)
    for _ in walk(fork, 1, 4):
        pass
    fork.undo(answered)
    assert written_events(fork.log, everything=True) == begun


@settings(max_examples=60)
@given(seed=st.integers(0, 2**40), seats=st.integers(2, 4), choices=st.lists(st.integers(0, 2**30), max_size=40), cut=st.integers(0, 40))
def test_any_answers_can_be_saved_undone_and_given_again(seed: int, seats: int, choices: list[int], cut: int) -> None:
    table = Table.new("last-lantern", {"scenario": "storm", "seats": seats}, seed)
    story = [position(table)]
    for choice in choices:
        if table.outcome:
            break
        step(table, random.Random(choice))
        story.append(position(table))
    loaded = Table.load(table.save())
    assert position(loaded) == story[-1]
    answers = list(table.answers)
    if answers:
        to = cut % len(answers)
        for at in (table, loaded):
            at.undo(to)
            assert position(at) == story[to]
            for answer in answers[to:]:
                at.answer(answer.seat, answer.keys)
            assert position(at) == story[-1]


def test_numbers_of_questions_stay_stale_after_loading() -> None:
    table = lantern_after(6)
    old = [ask.id for ask in table.pending]
    loaded = Table.load(table.save())
    fresh = loaded.pending[0]
    assert fresh.id not in old
    for number in range(max(old) + 1):
        with pytest.raises(StaleDecision):
            loaded.answer(fresh.seat, fresh.options[0].key, decision=number)


# -- saves that cannot be trusted -------------------------------------------------------------------------------------


def altered(table: Table, **change: Any) -> bytes:
    save = msgspec.msgpack.decode(table.save(), type=Save)
    for name, value in change.items():
        setattr(save, name, value)
    return msgspec.msgpack.encode(save)


@pytest.mark.parametrize("data", [b"", b"\x00", b"PK\x03\x04 a zip file", b"\x81\xa6format\x01"])
def test_bytes_that_are_no_save(data: bytes) -> None:
    with pytest.raises(BadSave, match="damaged"):
        Table.load(data)


def test_a_save_cut_short() -> None:
    data = lantern_after(6).save()
    with pytest.raises(BadSave, match="damaged"):
        Table.load(data[: len(data) // 2])


def test_a_save_of_another_version() -> None:
    with pytest.raises(BadSave, match="version"):
        Table.load(altered(lantern_after(6), content_version=99))


def test_a_save_that_leads_elsewhere() -> None:
    with pytest.raises(BadSave, match="digest"):
        Table.load(altered(lantern_after(6), digest="0" * 24))


def test_a_save_with_a_state_that_is_none() -> None:
    table = lantern_after(6)
    mark = table.marks[-1]
    mark = msgspec.structs.replace(mark, state=b"\x90")
    with pytest.raises(BadSave, match="damaged"):
        Table.load(altered(table, mark=mark))


@pytest.mark.parametrize(
    "change",
    [
        {"reveals": []},
        {"serial": 2**64 - 1},
        {"serial": -1},
        {"seed": 2**64 - 1},
        {"steps": [(-5, True)]},
        {"steps": [(10**9, False)]},
        {"log": []},
        {"handed": 99},
    ],
)
def test_a_save_whose_parts_do_not_fit_together(change: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match="damaged"):
        Table.load(altered(lantern_after(9), **change))


def test_a_save_with_an_answer_from_a_seat_that_does_not_exist() -> None:
    async def rule(g: Any) -> str:
        return await Ask(0, "prompt-a", pair(), group=True) + await Ask(0, "prompt-b", pair(), group=True)

    table = one_rule(rule)
    table.answer(0, "b")
    for seat in (2, -1):
        with pytest.raises(BadSave, match="answer"):
            Table.load(altered(table, answers=[Answer(seat, ["b"])]))


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), min_size=1, max_size=4))
def test_a_damaged_save_is_refused_or_leads_to_a_whole_table(flips: list[tuple[int, int]]) -> None:
    data = bytearray(lantern_after(9).save())
    for at, byte in flips:
        data[at % len(data)] = byte
    try:
        table = Table.load(bytes(data))
    except (BadSave, UnknownGame):
        return
    table.undo_points()
    Table.load(table.save())


@pytest.mark.parametrize(("setup", "seed"), [({"odd": 10**30}, 0), ({"odd": object()}, 0), ({}, 2**63), ({}, -(2**63) - 1)])
def test_a_table_that_could_not_be_saved_is_not_begun(setup: dict[str, Any], seed: int) -> None:
    with pytest.raises(BadSetup) as caught:
        Table.new("last-lantern", {**STORM, **setup}, seed)
    assert caught.value.reason == "unwritable"


def test_a_set_up_as_large_as_a_library_is_not_begun() -> None:
    with pytest.raises(BadSetup) as caught:
        Table.new("last-lantern", {**STORM, "shelf": ["x" * 1000] * 70}, 0)
    assert caught.value.reason == "too-large"


def test_a_game_has_an_end_even_when_its_answers_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two answers that bring the position back could go on for ever: at the limit only going back helps, and the game can still be kept."""
    monkeypatch.setattr(savefile, "ANSWERS_MOST", 9)
    table = lantern_after(9)
    before = position(table)
    ask = table.pending[0]
    with pytest.raises(TableFull):
        table.answer(ask.seat, [option.key for option in ask.options][: ask.least])
    assert position(table) == before == position(Table.load(table.save()))
    table.undo()
    step(table, random.Random(1))
    assert len(table.answers) == 9


def test_a_save_with_more_answers_than_any_game_is_not_taken_apart() -> None:
    table = lantern_after(9)
    with pytest.raises(BadSave, match="answers"):
        Table.load(altered(table, answers=table.answers * 2000))
    with pytest.raises(BadSave, match="setup"):
        Table.load(altered(table, setup={**table.setup, "shelf": [[]] * 100_000}))


# -- going back -------------------------------------------------------------------------------------------------------


def test_undo_steps_answer_action_turn() -> None:
    table = Table.new("last-lantern", STORM, seed=5)
    assert table.undo_points() == []
    for seat in (0, 1, 2):
        table.answer(seat, "vote:feast")
    assert table.pending[0].prompt == "prompt-pour"
    table.answer(0, [])
    steps = {point.step: point.to for point in table.undo_points()}
    assert steps == {"answer": 3, "action": 3, "turn": 3}
    assert steps == {point.step: point.to for point in Table.load(table.save()).undo_points()}


def test_a_loaded_table_still_knows_the_words_of_what_was_chosen() -> None:
    """Also of what was chosen before its mark, and after going back to where only a new play leads."""
    table = lantern_after(9)
    told = [[(one.text, one.args) for one in table.said[number]] for number in range(9)]
    assert any(told)
    for loaded in (Table.load(table.save()), Table.load(Table.load(table.save()).save())):
        assert [[(one.text, one.args) for one in loaded.said.get(number, [])] for number in range(9)] == told
        loaded.undo(4)
        assert [[(one.text, one.args) for one in loaded.said.get(number, [])] for number in range(4)] == told[:4]


def test_a_turn_that_begins_without_a_question_can_be_gone_back_to() -> None:
    async def rule(g: Any) -> None:
        await Ask(0, "prompt-which", [Option("a", "option-a"), Option("b", "option-b")])

    async def begins(g: Any) -> None:
        g.next(call(rule), call(rule))

    table = one_rule(rule)
    table.game.tasks(rule)
    table.game.tasks.turn(begins)
    table.arrange(lambda g: g.next(call(rule), call(begins)))
    for _ in range(3):
        table.answer(0, "a")
    assert {point.step: point.to for point in table.undo_points()} == {"answer": 2, "action": 2, "turn": 1}


def test_undo_is_free_until_something_is_revealed() -> None:
    table = Table.new("last-lantern", STORM, seed=5)
    for seat in (0, 1, 2):
        assert all(point.free for point in table.undo_points())
        table.answer(seat, "vote:feast")  # the last of them shows all votes
    assert not any(point.free for point in table.undo_points())
    for seat in (0, 1, 2):
        assert table.undo_is_free(3) or not seat
        table.answer(seat, [])  # after the last of them the die is rolled
    assert not any(point.free for point in table.undo_points())
    table.undo()
    assert table.undo_is_free(3)


@pytest.mark.parametrize("to", [-1, 7, 99])
def test_nothing_to_undo(to: int) -> None:
    with pytest.raises(NothingToUndo):
        lantern_after(7).undo(to)


def test_a_running_rule_cleans_up_without_a_trace_when_undo_leaves_it() -> None:
    async def rule(g: Any) -> None:
        try:
            await Ask(0, "prompt-a", pair())
            await Ask(0, "prompt-b", pair())
        finally:
            g.emit("rule.left")

    table = one_rule(rule)
    table.answer(0, "a")
    table.undo()
    assert table.log == []


# -- a rule that breaks -----------------------------------------------------------------------------------------------


async def broken_wind(g: Any) -> None:
    g.state.flame = 99
    g.emit("wind.blew", die=0, flame=99)
    raise ZeroDivisionError("the wind has a bug")


@pytest.mark.parametrize("copied", [lambda table: table, lambda table: table.fork(), lambda table: Table.load(table.save())])
def test_a_rule_that_raises_leaves_the_table_where_it_was(monkeypatch: pytest.MonkeyPatch, copied: Callable[[Table], Table]) -> None:
    table = Table.new("last-lantern", STORM, seed=5)
    for seat in (0, 1, 2):
        table.answer(seat, "vote:feast")
    table.answer(0, [])
    table.answer(1, [])
    table = copied(table)
    before, log = position(table), written_events(table.log, everything=True)
    with monkeypatch.context() as patch:
        patch.setitem(lantern.task.by_name, "wind", broken_wind)
        for _ in range(2):
            with pytest.raises(RuleBroken, match="the wind has a bug") as caught:
                table.answer(2, [])
            assert isinstance(caught.value.__cause__, ZeroDivisionError)
            assert position(table) == before
            assert written_events(table.log, everything=True) == log
    table.answer(2, [])
    assert "wind.blew" in [event.kind for event in table.log]


def test_a_rule_that_raises_in_the_middle_of_a_task_keeps_the_answers_before() -> None:
    broken = [True]

    async def rule(g: Any) -> str:
        first = await Ask(0, "prompt-a", pair())
        g.emit("first.given", key=first)
        second = await Ask(1, "prompt-b", pair(), group=True)
        if broken[0]:
            raise KeyError(second)
        return first + second

    table = one_rule(rule)
    table.answer(0, "b")
    table.hand(table.pending[0].id, 0)
    before = position(table)
    with pytest.raises(RuleBroken, match="KeyError"):
        table.answer(0, "a")
    assert position(table) == before
    broken[0] = False
    table.answer(0, "a")
    assert table.state.notes == ["ba"]


def test_a_rule_that_is_interrupted_leaves_a_position_that_can_be_saved() -> None:
    stop = [True]

    async def rule(g: Any) -> str:
        first = await Ask(0, "prompt-a", pair())
        g.state.round = 7
        if stop[0]:
            raise KeyboardInterrupt  # somebody pressed Ctrl+C at this very moment
        return first + await Ask(0, "prompt-b", pair())

    table = one_rule(rule)
    before = position(table)
    with pytest.raises(KeyboardInterrupt):
        table.answer(0, "a")
    assert position(table) == before == position(Table.load(table.save()))
    stop[0] = False
    table.answer(0, "a")


def test_an_undo_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.load(lantern_after(9).save())

    def broken(*args: Any) -> Table:
        raise ZeroDivisionError

    before = position(table)
    with monkeypatch.context() as patch:
        patch.setattr("stockade.engine.table.replay", broken)
        with pytest.raises(ZeroDivisionError):
            table.undo(0)
    assert position(table) == before
    table.undo(0)
    assert not table.answers


def test_an_agenda_that_runs_out_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(g: Any) -> None:
        return

    monkeypatch.setitem(lantern.task.by_name, "night", nothing)
    with pytest.raises(AssertionError, match="nothing left to do"):
        Table.new("last-lantern", STORM, 0)


# -- arranging --------------------------------------------------------------------------------------------------------


def test_an_arranged_position_can_be_played_saved_and_undone() -> None:
    table = lantern_after(5)

    def edit(play: Any) -> None:
        play.state.flame = 40
        play.state.loaded += [6, 6, 6, 6, 6]

    table.arrange(edit)
    assert (table.answers, table.state.flame) == ([], 40)
    first = position(table)
    for _ in walk(table, 3, 9):
        pass
    loaded = Table.load(table.save())
    assert position(loaded) == position(table)
    for at in (table, loaded):
        at.undo(0)
        assert position(at) == first


def test_no_position_is_kept_before_what_cannot_ask() -> None:
    book = TaskBook()

    @book
    async def falls_asleep(g: Any) -> None:
        g.emit("asleep")

    @book
    async def asks(g: Any) -> None:
        await Ask(0, "prompt-which", [Option("a", "option-a"), Option("b", "option-b")])

    @book.turn
    async def begins(g: Any) -> None:
        g.emit("turn")

    assert book.silent == {"falls_asleep", "begins"}, "before one that asks it is kept; a turn may begin with what does not"

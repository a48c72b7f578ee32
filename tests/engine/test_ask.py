"""Questions and answers: one, many, all at once, whoever wants to, and what is answered by itself."""

from typing import Any

import pytest

from stockade.engine import Ask, AskAll, AskAny, NotYourSeat, Option, StaleDecision, Table, UnknownOption, WrongCount
from stockade.testing.onerule import one_rule


def options(*names: str, most: int = 1) -> list[Option]:
    return [Option(f"take:{name}", "option-take", value=name, most=most) for name in names]


def asking(names: list[str], **how: Any) -> Table:
    async def rule(g: Any) -> Any:
        return await Ask(0, "prompt-take", options(*names, most=how.pop("often", 1)), **how)

    return one_rule(rule)


def test_the_rule_gets_the_value_of_the_chosen_option() -> None:
    table = asking(["rope", "torch"])
    table.answer(0, "take:torch")
    assert table.state.notes == ["torch"]
    assert (table.outcome, table.winners, table.pending) == ("won", [0, 1], [])


def test_choose_many_gives_a_list_in_the_order_of_the_answer() -> None:
    table = asking(["rope", "torch", "map"], least=0, most=2)
    table.answer(0, ["take:map", "take:rope"])
    assert table.state.notes == [["map", "rope"]]


def test_choose_many_may_take_one_option_several_times() -> None:
    table = asking(["rope", "torch"], least=3, most=3, often=2)
    with pytest.raises(UnknownOption, match="take:rope x3"):
        table.answer(0, ["take:rope"] * 3)
    table.answer(0, ["take:rope", "take:torch", "take:rope"])
    assert table.state.notes == [["rope", "torch", "rope"]]


@pytest.mark.parametrize("keys", [[], ["take:a"], ["take:a", "take:b", "take:c", "take:d"]])
def test_choose_many_keeps_to_its_bounds(keys: list[str]) -> None:
    table = asking(["a", "b", "c", "d"], least=2, most=3)
    with pytest.raises(WrongCount, match=f"given={len(keys)}"):
        table.answer(0, keys)
    assert table.answers == []


@pytest.mark.parametrize(
    ("names", "how", "taken"),
    [
        (["rope"], {}, "rope"),
        (["rope", "torch"], {"least": 2, "most": 2}, ["rope", "torch"]),
        (["rope"], {"least": 2, "most": 2, "often": 3}, ["rope", "rope"]),
        (["rope", "torch"], {"least": 0, "most": 0}, []),
        ([], {"least": 0, "most": 2}, []),
    ],
)
def test_the_only_answer_is_given_by_itself(names: list[str], how: dict[str, Any], taken: Any) -> None:
    table = asking(names, **how)
    assert table.state.notes == [taken]
    assert table.answers == []
    assert [event.kind for event in table.log] == (["answer.automatic"] if taken else [])


def test_one_option_that_may_be_left_is_a_choice() -> None:
    table = asking(["rope"], least=0, most=1)
    assert table.pending
    table.answer(0, [])
    assert table.state.notes == [[]]


def test_a_secret_automatic_answer_is_told_to_its_seat_only() -> None:
    table = asking(["rope"], secret=True)
    assert table.log[0].to == (0,)


@pytest.mark.parametrize(("names", "how"), [([], {}), (["rope"], {"least": 2, "most": 2}), ([], {"least": 1, "most": 2})])
def test_a_question_nobody_could_answer_is_a_bug_of_the_rule(names: list[str], how: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match="prompt-take"):
        asking(names, **how)


# -- all at once ------------------------------------------------------------------------------------------------------


def vote(seats: int = 3, forced: int | None = None) -> Table:
    async def rule(g: Any) -> Any:
        g.emit("vote.opened")
        return await AskAll([Ask(s, "prompt-vote", options("no") if s == forced else options("yes", "no")) for s in range(seats)])

    return one_rule(rule, seats)


def test_answers_to_all_come_in_any_order_and_stay_hidden_until_the_last() -> None:
    table = vote()
    for seat, key in ((2, "take:yes"), (0, "take:no")):
        seen = [table.view(s) for s in (None, 0, 1, 2)]
        table.answer(seat, key)
        assert [table.view(s) for s in (None, 0, 1, 2)] == seen
        assert len(table.log) == 1
    assert [ask.seat for ask in table.pending] == [1]
    table.answer(1, "take:no")
    assert table.state.notes == [["no", "no", "yes"]]


def test_a_seat_answers_once() -> None:
    table = vote()
    number = table.pending[0].id
    table.answer(0, "take:no")
    with pytest.raises(StaleDecision):
        table.answer(0, "take:yes", decision=number)
    with pytest.raises(NotYourSeat):
        table.answer(0, "take:yes")


def test_the_only_vote_of_a_seat_is_told_to_that_seat_only() -> None:
    table = vote(forced=1)
    assert [ask.seat for ask in table.pending] == [0, 2]
    assert [event.to for event in table.log] == [None, (1,)]
    table.answer(0, "take:yes")
    table.answer(2, "take:yes")
    assert table.state.notes == [["yes", "no", "yes"]]


def test_undo_fork_and_save_in_the_middle_of_a_vote() -> None:
    table = vote()
    table.answer(2, "take:yes")
    fork, loaded = table.fork(), Table.load(table.save())
    table.answer(0, "take:no")
    for copy in (fork, loaded):
        assert [ask.seat for ask in copy.pending] == [0, 1]
    table.undo()
    assert [ask.seat for ask in table.pending] == [0, 1]
    table.undo()
    assert [ask.seat for ask in table.pending] == [0, 1, 2]
    for copy in (fork, loaded):
        copy.answer(0, "take:yes")
        copy.answer(1, "take:no")
        assert copy.state.notes == [["yes", "no", "yes"]]


@pytest.mark.parametrize("secret", [True, False])
def test_secret_answers_are_revealed_with_the_last_one(secret: bool) -> None:
    async def rule(g: Any) -> Any:
        return await AskAll([Ask(s, "prompt-vote", options("yes", "no"), secret=secret) for s in range(2)])

    table = one_rule(rule, 2)
    table.answer(1, "take:yes")
    assert table.undo_is_free(0)
    table.answer(0, "take:no")
    assert table.undo_is_free(1) is not secret


@pytest.mark.parametrize("forced", [None, 1])
def test_an_answer_that_is_enough_withdraws_the_other_questions(forced: int | None) -> None:
    async def rule(g: Any) -> Any:
        asks = [Ask(s, "prompt-vote", options("yes") if s == forced else options("yes", "no")) for s in range(3)]
        return await AskAll(asks, enough=lambda seat, value: seat == 1 and value == "yes")

    table = one_rule(rule, 3)
    if forced is None:
        table.answer(2, "take:yes")
        other = table.pending[0].id
        assert table.first_counts
        table.answer(1, "take:yes")
        with pytest.raises(StaleDecision):
            table.answer(0, "take:no", decision=other)
        assert table.state.notes == [[None, "yes", "yes"]]
        table.undo()
        table.answer(1, "take:no")
        table.answer(0, "take:no")
        assert table.state.notes == [["no", "no", "yes"]]
    else:
        assert table.state.notes == [[None, "yes", None]]


def test_questions_put_together_need_one_seat_each() -> None:
    async def twice(g: Any) -> Any:
        return await AskAll([Ask(0, "prompt-vote", options("yes", "no")), Ask(0, "prompt-vote", options("yes", "no"))])

    with pytest.raises(AssertionError, match="one seat each"):
        one_rule(twice)


# -- whoever wants to -------------------------------------------------------------------------------------------------


def offer(seats: int = 3) -> Table:
    async def rule(g: Any) -> Any:
        return list(await AskAny([Ask(s, "prompt-go", options("go")) for s in range(seats)]))

    return one_rule(rule, seats)


def test_the_first_answer_counts_and_the_others_are_withdrawn() -> None:
    table = offer()
    late = table.pending[0]
    table.answer(1, "take:go")
    assert table.state.notes == [[1, "go"]]
    with pytest.raises(StaleDecision):
        table.answer(0, "take:go", decision=late.id)


def test_an_offer_to_one_seat_with_one_option_is_taken_by_itself() -> None:
    assert offer(seats=1).state.notes == [[0, "go"]]


def test_undo_offers_the_moment_to_everybody_again() -> None:
    table = offer()
    table.answer(1, "take:go")
    table.undo()
    assert [ask.seat for ask in table.pending] == [0, 1, 2]
    table.answer(2, "take:go")
    assert table.state.notes == [[2, "go"]]


# -- handing on -------------------------------------------------------------------------------------------------------


def group_question() -> Table:
    async def rule(g: Any) -> Any:
        return [await Ask(0, "prompt-door", options("left", "right"), group=True) for _ in range(2)]

    return one_rule(rule, 3)


def test_a_question_to_the_group_can_be_handed_to_another_seat() -> None:
    table = group_question()
    table.hand(table.pending[0].id, 2)
    with pytest.raises(NotYourSeat):
        table.answer(0, "take:left")
    table.answer(2, "take:left")
    assert table.answers[0].seat == 2
    assert table.pending[0].seat == 0


def test_a_handed_question_stays_where_it_is_in_copies_and_after_undo() -> None:
    table = group_question()
    table.hand(table.pending[0].id, 2)
    assert table.fork().pending[0].seat == 2
    assert Table.load(table.save()).pending[0].seat == 2
    table.answer(2, "take:left")
    table.hand(table.pending[0].id, 1)
    copy = Table.load(table.save())
    table.answer(1, "take:right")
    table.undo()
    table.answer(0, "take:right")
    copy.answer(1, "take:left")
    assert (table.state.notes, copy.state.notes) == ([["left", "right"]], [["left", "left"]])


@pytest.mark.parametrize("to", [-1, 3])
def test_a_question_is_handed_to_a_seat_at_this_table(to: int) -> None:
    table = group_question()
    with pytest.raises(NotYourSeat):
        table.hand(table.pending[0].id, to)


def test_what_depends_on_a_secret_is_asked_with_one_answer_too() -> None:
    table = asking(["rope"], secret=True, always=True)
    assert [ask.seat for ask in table.pending] == [0] and not table.log
    table.answer(0, "take:rope")
    assert table.state.notes == ["rope"]

"""Each check finds the fault it is there for: the example game is broken in one place and must not pass."""

import importlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import lantern
import pytest

from stockade.engine import Ask, Option, RuleBroken, call, games
from stockade.engine import game as registry
from stockade.engine.text import MissingText
from stockade.engine.verbs import Verb, VerbsPart, VerbTable
from stockade.testing import conformance
from stockade.testing.driver import Case, cases, walk
from stockade.testing.watching import can_be_watched

CASE = Case("last-lantern", "storm", 3)


def at_every_decision(check: Callable[..., Any]) -> None:
    for seed in range(3):
        for number, table in enumerate(walk(CASE.table(seed), seed)):
            check(table, number)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[..., Any]], None]:
    """Replace a task of the game."""

    def replace(name: str, task: Callable[..., Any]) -> None:
        monkeypatch.setitem(lantern.task.by_name, name, task)

    return replace


def test_the_unbroken_game_passes() -> None:
    at_every_decision(conformance.copies_are_faithful)
    at_every_decision(conformance.secrets_keep)
    assert conformance.finishes(CASE, 1).outcome


def test_an_option_that_stands_twice(broken: Any) -> None:
    async def fetch(g: Any) -> None:
        await Ask(0, "prompt-fetch", [Option("fetch", "option-fetch"), Option("fetch", "option-fetch")])

    broken("fetch", fetch)
    with pytest.raises(RuleBroken, match="prompt-fetch offers these keys more than once"):
        conformance.finishes(CASE, 2)


def test_an_option_without_a_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lantern.GAME, "verbs", VerbTable({"end": Verb("end", ["option-wait"])}), raising=False)
    with pytest.raises(KeyError):
        conformance.everything_can_be_told(CASE, 1)


def test_a_verb_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nameless(VerbsPart):
        def names(self) -> list[str]:
            return ["fetch", "pour", "light", "wait", "pass"]

    monkeypatch.setattr(lantern.GAME, "verbs", Nameless(), raising=False)
    with pytest.raises(MissingText, match="verb-"):
        conformance.everything_can_be_told(CASE, 1)


def test_a_game_that_never_ends(broken: Any) -> None:
    async def wind(g: Any) -> None:
        g.emit("wind.blew", die=0, flame=0)

    broken("wind", wind)
    with pytest.raises(AssertionError, match="no end after 500"):
        conformance.finishes(CASE, 0, bound=500)


def test_a_lost_card(broken: Any) -> None:
    async def fetch(g: Any) -> None:
        g.state.deck.pop()

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match="became"):
        conformance.finishes(CASE, 2)


@pytest.mark.parametrize("check", [conformance.finishes, conformance.plays_again, conformance.everything_can_be_told])
def test_a_card_that_is_away_between_two_tasks(broken: Any, check: Callable[..., Any]) -> None:
    """It is back before anybody is asked: only who counts after every task sees it, in whichever promise is being tried."""

    async def fetch(g: Any) -> None:
        g.next(call(back, g.state.deck.pop()))

    async def back(g: Any, oil: int) -> None:
        g.state.deck.append(oil)

    broken("fetch", fetch)
    broken("back", back)
    with pytest.raises(AssertionError, match=r"oil-. became"):
        check(CASE, 2)


def test_dice_that_are_not_the_tables_own(broken: Any) -> None:
    async def wind(g: Any) -> None:
        g.state.flame += random.randrange(1000)
        if g.state.round == 3:
            g.end("won")

    broken("wind", wind)
    with pytest.raises(AssertionError, match="one seed went two ways"):
        conformance.plays_again(CASE, 0)


FOX = """
import lantern
class Fox(lantern.LastLantern):
    id = "fox"
    def setup(self, setup, chance):
        state = super().setup(setup, chance)
        state.phase = "".join({"a", "b", "c", "d", "e", "f", "g", "h"})
        return state
GAME = Fox()
"""


def test_the_order_of_a_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fox.py").write_text(FOX)
    monkeypatch.syspath_prepend(tmp_path)
    fox = importlib.import_module("fox").GAME
    monkeypatch.setitem(registry._registered, "fox", fox)
    tables = [Case("fox", "storm", 2).table(seed) for seed in range(2)]
    with pytest.raises(AssertionError, match="another process came to another position"):
        conformance.same_in_another_process(tables)


def test_something_kept_outside_the_state(broken: Any) -> None:
    async def fetch(g: Any) -> None:
        g.memory = getattr(g, "memory", 0) + 1
        await Ask(0, "prompt-fetch", [Option(f"fetch:{i}", "option-fetch") for i in range(g.memory + 1)])

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match=r"asks differs|different ways"):
        at_every_decision(conformance.copies_are_faithful)


def test_an_undo_that_meets_something_outside_the_state(broken: Any) -> None:
    count: list[int] = []

    async def fetch(g: Any) -> None:
        count.append(1)
        await Ask(0, "prompt-fetch", [Option(f"fetch:{i}", "option-fetch") for i in range(2 + len(count))])

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match="differs"):
        for seed in range(9):
            conformance.undo_walk(CASE, seed, samples=20)


def test_a_view_that_shows_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lantern.LastLantern, "view", lambda self, play, seat: {"hands": play.state.hands})
    with pytest.raises(AssertionError, match="shows a secret"):
        at_every_decision(conformance.secrets_keep)


def test_a_watcher_who_sees_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lantern.LastLantern, "view", lambda self, play, seat: {"next": play.state.deck[-1:] if seat is None else []})
    with pytest.raises(AssertionError, match="view of seat None shows a secret"):
        at_every_decision(conformance.secrets_keep)


@pytest.mark.parametrize("where", ["option", "prompt", "refused", "event"])
def test_a_question_that_tells_a_secret(broken: Any, where: str) -> None:
    async def fetch(g: Any) -> None:
        secret = str(g.state.deck[-1])
        if where == "event":
            g.emit("oil.drawn", oil=[secret])
        args = {"oil": secret} if where == "prompt" else {}
        option = Option("fetch", "option-pour", {"oil": secret if where == "option" else "1"})
        refusals = [lantern.Refused(f"pour:{secret}", "refused-strong", "LL-POUR-02")] if where == "refused" else []
        await Ask(1, "prompt-fetch", [option, Option("stay", "option-fetch")], why_not=lambda: refusals, **args)
        g.next(call(lantern.night))

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match=r"seat \w+ (is (asked something else|told a secret)|sees others wait)"):
        at_every_decision(conformance.secrets_keep)


def test_an_answer_that_tells_a_secret(broken: Any) -> None:
    async def fetch(g: Any) -> None:
        await Ask(0, "prompt-fetch", [Option("fetch", "option-fetch"), Option("stay", "option-ration")])
        g.emit("oil.drawn", oil=[str(g.state.deck[-1])])  # to everybody, and without g.reveal()
        g.next(call(lantern.night))

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match=r"is told a secret, and no g\.reveal"):
        at_every_decision(conformance.secrets_keep)


@pytest.mark.parametrize("way", ["asked", "automatic", "another seat", "after an answer"])
def test_a_question_that_is_asked_only_when_there_is_something_to_choose(broken: Any, way: str) -> None:
    async def fetch(g: Any) -> None:
        strong = 3 in g.state.hands[2]
        choice = [Option("fetch", "option-fetch"), Option("stay", "option-ration")]
        if way == "after an answer":
            await Ask(1, "prompt-fetch", choice, secret=True)
        if way == "automatic":
            await Ask(2, "prompt-fetch", choice if strong else choice[:1], secret=True)
        elif way == "another seat":
            await Ask(2 if strong else 1, "prompt-fetch", choice, secret=True)
        elif strong:
            await Ask(2, "prompt-fetch", choice, secret=True)
        await Ask(0, "prompt-fetch", choice)
        g.next(call(lantern.night))

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match="sees others wait for something else"):
        at_every_decision(conformance.secrets_keep)


def test_a_game_whose_seats_may_keep_things_from_each_other_is_tried_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["marvel-champions"]
    assert [str(case) for case in cases(game) if case.scenario == "klaw"][-1] == "marvel-champions-klaw-2-closed"
    assert not Case(game.id, "klaw", 2, (("hands", "closed"),)).table(1).state.open_hands


def test_two_options_that_read_the_same(broken: Any) -> None:
    async def fetch(g: Any) -> None:
        await Ask(0, "prompt-fetch", [Option("fetch:1", "option-fetch"), Option("fetch:2", "option-fetch")])

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match="fetch:2 and fetch:1 both read 'I will go'"):
        at_every_decision(lambda table, _: conformance.options_can_be_told_apart(table))


def test_a_sentence_that_is_missing(broken: Any) -> None:
    async def fetch(g: Any) -> None:
        g.emit("fox.came")

    broken("fetch", fetch)
    with pytest.raises(KeyError, match="event-fox-came"):
        conformance.everything_can_be_told(CASE, 2)


def test_a_rule_that_does_not_exist(broken: Any) -> None:
    async def fetch(g: Any) -> None:
        g.emit("night.fell", "LL-FOX-01", round=1)

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match="LL-FOX-01, which is not in the ledger"):
        conformance.everything_can_be_told(CASE, 2)


@pytest.mark.parametrize(
    ("refused", "what"),
    [
        ([("stay", "LL-POUR-02")], "offered and refused: .'stay'."),
        ([("pour:1", "LL-POUR-02"), ("pour:1", "LL-POUR-01")], "refused twice: .'pour:1'."),
        ([("pour:1", "LL-POUR-99")], "refused by LL-POUR-99, which is not in the ledger"),
        ([("pour:1", "")], "refused by no rule"),
    ],
)
def test_a_refusal_that_contradicts_itself(broken: Any, refused: list[tuple[str, str]], what: str) -> None:
    async def fetch(g: Any) -> None:
        refusals = [lantern.Refused(key, "refused-strong", rule) for key, rule in refused]
        await Ask(1, "prompt-fetch", [Option("fetch", "option-fetch"), Option("stay", "option-ration")], why_not=lambda: refusals)
        g.next(call(lantern.night))

    broken("fetch", fetch)
    with pytest.raises(AssertionError, match=what):
        at_every_decision(lambda table, _: conformance.refusals_agree(table))


def test_a_wrong_answer_that_leaves_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    table = CASE.table(0)
    original = Ask.chosen

    def chosen(self: Ask, keys: Any) -> Any:
        table.play.emit("night.fell", round=0)
        return original(self, keys)

    monkeypatch.setattr(Ask, "chosen", chosen)
    with pytest.raises(AssertionError, match="left a trace"):
        conformance.refusals_change_nothing(table, 0)


def test_a_secret_that_shows_between_two_events(broken: Any) -> None:
    """At every question it is hidden again."""

    async def night(g: Any) -> None:
        poured, g.state.poured = g.state.poured, list(g.state.hands[1])
        g.state.round += 1
        g.emit("night.fell", "LL-NIGHT-01", round=g.state.round)
        g.state.poured = poured
        for _ in range(2):
            await Ask(0, "prompt-vote", [Option("vote:feast", "option-feast"), Option("vote:ration", "option-ration")])
        g.next(call(lantern.night))

    broken("night", night)
    with pytest.raises(AssertionError, match="between two events"):
        for seed in range(3):
            for number, table in enumerate(walk(CASE.table(seed), seed, 20)):
                conformance.secrets_keep(table, number)


def test_a_view_that_only_fits_between_two_tasks(broken: Any) -> None:
    async def fetch(g: Any) -> None:
        hands, g.state.hands = g.state.hands, []
        g.emit("oil.fetched", "LL-FETCH-01", keeper="ash", count=0)
        g.state.hands = hands

    broken("fetch", fetch)
    with pytest.raises(RuleBroken, match="IndexError"):
        can_be_watched(CASE, 2)


def test_a_view_that_changes_what_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(self: Any, play: Any, seat: int | None) -> dict[str, Any]:
        play.state.deck.append(play.state.deck.pop(0))
        return {"deck": len(play.state.deck)}

    monkeypatch.setattr(lantern.LastLantern, "view", view)
    with pytest.raises(AssertionError, match="looking on has changed the game"):
        can_be_watched(CASE, 2)

"""Planning whole rounds: where a game has a horizon, an answer is judged by how the round ends."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockade.bots import Greedy, planner, play_out
from stockade.bots.greedy import weigh
from stockade.bots.planner import Prospect, plan
from stockade.engine import Ask, BotPart, Chance, Game, GameState, Option, Play, SecretsPart, Table, TaskBook, call
from stockade.engine import game as registry

task = TaskBook()


class Acre(GameState):
    coins: int
    seeds: int
    luck: list[int]


def options(*keys: str) -> list[Option]:
    return [Option(key, f"option-{key}", value=key) for key in keys]


@task
async def morning(g: Play[Acre]) -> None:
    """Seeds cost a coin now and bring three in the evening, if they are sold then; the lot is good every other time."""
    g.next(call(evening))
    match await Ask(0, "prompt-morning", options("rest", "sow", "lot", "burn")):
        case "sow":
            g.state.coins -= 1
            g.state.seeds += 1
        case "lot":
            g.reveal()
            g.state.coins += 3 * g.state.luck.pop()
        case "burn":
            g.end("lost")
        case _:
            pass


@task
async def evening(g: Play[Acre]) -> None:
    if await Ask(0, "prompt-evening", options("keep", "sell")) == "sell":
        g.state.coins += 3 * g.state.seeds
        g.state.seeds = 0
    g.state.round += 1
    if g.state.round == 4:
        g.end("won")
    g.next(call(morning))


class Luck(SecretsPart):
    def scramble(self, state: Acre, seat: int | None, chance: Chance) -> None:
        chance.shuffle(state.luck)


class Sense(BotPart):
    def evaluate(self, play: Play[Acre], seat: int) -> float:
        return -100.0 if play.state.outcome == "lost" else float(play.state.coins)

    def quick_answer(self, play: Play[Acre], ask: Ask) -> list[str] | None:
        return ["sell"] if ask.prompt == "prompt-evening" else None

    def horizon(self, play: Play[Acre]) -> int | None:
        return play.state.round


class Farm(Game):
    id, seats, tasks, state_type, folder, refs = "farm", (1, 1), task, Acre, Path(__file__).parent, {}
    secrets, bot = Luck(), Sense()

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        return {}

    def setup(self, setup: dict[str, Any], chance: Chance) -> Acre:
        return Acre(seats=1, chance=[], agenda=[call(morning)], coins=5, seeds=0, luck=[0] * 40 + [1] * 4)

    def play(self, state: Acre) -> Play[Acre]:
        return Play(state)

    def view(self, play: Play[Acre], seat: int | None) -> dict[str, Any]:
        return {"coins": play.state.coins}


@pytest.fixture(autouse=True)
def farm(monkeypatch: pytest.MonkeyPatch) -> Farm:
    game = Farm()
    monkeypatch.setattr(registry, "_registered", {"farm": game})
    return game


def scores(patience: int) -> dict[str, float]:
    table = Table.new("farm")
    return {keys[0]: score for keys, score in plan(table, table.pending[0], Random(1), patience)}


def test_what_pays_off_by_the_end_of_the_round_is_seen() -> None:
    found = scores(1000)
    assert found["rest"] == 5
    assert found["sow"] == 7
    assert found["burn"] == -100
    table = Table.new("farm")
    play_out(table, Greedy(1))
    assert [answer.keys[0] for answer in table.answers] == ["sow", "sell"] * 4


def test_without_a_horizon_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sense, "horizon", lambda self, play: None)
    table = Table.new("farm")
    found = {keys[0]: score for keys, score in weigh(table, table.pending[0], Random(1), 120)}
    assert found["sow"] < found["rest"]


def test_nobody_peeks() -> None:
    """The next four lots of this table are good ones; for all that the seat knows, four of forty-four are."""
    table = Table.new("farm")
    seen = [{keys[0]: score for keys, score in plan(table, table.pending[0], Random(luck), 1000)}["lot"] for luck in range(20)]
    assert 5 < sum(seen) / 20 < 6.5


def test_all_answers_are_tried_under_the_same_lucks(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: dict[int, list[str]] = {}
    imagine = planner.Planner._imagine

    def watch(self: planner.Planner, keys: list[str], luck: int) -> float | None:
        tried.setdefault(luck, []).append(keys[0])
        return imagine(self, keys, luck)

    monkeypatch.setattr(planner.Planner, "_imagine", watch)
    scores(1000)
    rounds = list(tried.values())[1:]  # the first luck only tells how long a round is
    assert rounds[: planner.FIRST] == [["rest", "sow", "lot", "burn"]] * planner.FIRST
    assert all(pool == ["sow", "lot"] for pool in rounds[planner.FIRST :]), "then only what may still be the best"


def test_who_never_did_better_than_the_best_is_given_up() -> None:
    best, never, once = (Prospect([key]) for key in "abc")
    best.seen, never.seen, once.seen = [5.0, 7.0], [5.0, 6.0], [1.0, 8.0]
    assert planner.hopeful([best, never, once]) == [best, once]


def test_little_patience_tries_the_quick_answer_and_few_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sense, "quick_answer", lambda self, play, ask: ["sell"] if ask.prompt == "prompt-evening" else ["sow"])
    found = scores(3)
    assert found["sow"] == 7
    assert sum(score == planner.UNTRIED for score in found.values()) == 2
    assert list(found) == ["rest", "sow", "lot", "burn"]


def test_what_needs_no_thought_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sense, "worthwhile", lambda self, play, ask: [["lot"]])
    monkeypatch.setattr(planner, "Planner", None)
    assert scores(1000) == {"lot": 5.0}


def test_given_up_early_is_never_worth_more_than_what_was_kept() -> None:
    field = [Prospect([key]) for key in "abc"]
    for prospect, seen, stage in zip(field, ([9.0], [4.0, 6.0], [7.0]), (0, 2, 1), strict=True):
        prospect.seen, prospect.stage = seen, stage
    assert planner.ranked(field) == [(["a"], 5.0), (["b"], 5.0), (["c"], 5.0)]
    field[1].seen = [8.0]
    assert planner.ranked(field) == [(["a"], 7.0), (["b"], 8.0), (["c"], 7.0)]

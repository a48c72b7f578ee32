"""The testing kit itself: a scene speaks the game's words, and a wrong test explains itself."""

from typing import Any

import pytest

from stockade.engine import Table
from stockade.testing import Scene, SceneError, UnknownRule, rule

STORM = {"scenario": "storm", "seats": 2}


def hands(*held: list[int]) -> Any:
    """Deal these hands, the rest stays in the deck."""

    def edit(g: Any) -> None:
        cards = [*g.state.deck, *(oil for hand in g.state.hands for oil in hand)]
        for seat, hand in enumerate(held):
            for oil in hand:
                cards.remove(oil)
            g.state.hands[seat] = hand
        g.state.deck = cards

    return edit


@pytest.fixture
def scene() -> Scene:
    scene = Scene("last-lantern", STORM, seed=3)
    scene.arrange(hands([1, 1, 3], [2, 3, 3]))
    return scene


@rule("LL-VOTE-02", "LL-POUR-02")
def test_a_tie_means_rationing_and_strong_oil_is_kept(scene: Scene) -> None:
    scene.answer("vote:feast", seat=0)
    scene.answer("vote:ration", seat=1)
    assert scene.last("votes.counted") == {"feast": 1, "ration": 1}
    assert scene.rule_of("votes.counted") == "LL-VOTE-02"
    assert scene.options() == ["pour:1"]  # one kind of weak oil each: asked all the same, so that the other does not learn it
    scene.choose("pour:1", seat=0)
    scene.choose("pour:2", seat=1)
    assert [poured["oil"] for poured in scene.events("oil.poured")] == ["1", "2"]
    assert scene.events("answer.automatic") == []
    scene.finish()


@rule("LL-POUR-01", "LL-WIND-01", "LL-END-02")
def test_a_feast_a_gust_and_the_end(scene: Scene) -> None:
    scene.arrange(lambda g: setattr(g.state, "flame", 1))
    scene.dice(6)
    for _ in range(2):
        scene.answer("vote:feast")
    assert (scene.prompt, scene.options()) == ("prompt-pour", ["pour:1", "pour:3"])
    scene.choose("pour:1", "pour:1")
    scene.save_and_load()
    scene.mark()
    scene.choose("pour:2")
    assert scene.last("oil.poured")["flame"] == 5
    assert scene.last("wind.blew") == {"die": 6, "flame": 0}
    assert len(scene.events("oil.poured")) == 1
    scene.finish("lost")


def test_dice_can_be_loaded_in_the_middle_of_a_task_that_has_not_rolled(scene: Scene) -> None:
    scene.answer("vote:feast", seat=1)
    scene.dice(2, 1)
    assert [ask.seat for ask in scene.table.pending] == [0]
    scene.answer("vote:feast")
    scene.choose()
    scene.choose()
    assert scene.last("wind.blew") == {"die": 2, "flame": 2}
    with pytest.raises(SceneError, match=r"never rolled: \[1\]"):
        scene.finish()


def test_events_from_before_the_dice_were_loaded_are_remembered(scene: Scene) -> None:
    for _ in range(2):
        scene.answer("vote:feast")
    scene.dice(3)
    assert scene.events("votes.counted") == [{"feast": 2, "ration": 0}]


def test_a_wrong_answer_lists_what_is_open(scene: Scene) -> None:
    with pytest.raises(SceneError, match=r"nobody is offered pour:1\n  seat 0: prompt-vote: vote:feast, vote:ration\n  seat 1: "):
        scene.answer("pour:1")
    with pytest.raises(SceneError, match="seat 3 is offered vote:feast"):
        scene.answer("vote:feast", seat=3)
    with pytest.raises(SceneError, match="to choose nothing"):
        scene.choose()
    with pytest.raises(SceneError, match="it is on offer"):
        scene.refused("vote:feast")
    with pytest.raises(SceneError, match=r"there was: night\.fell"):
        scene.last("game.won")
    assert scene.offers("vote:feast")
    assert not scene.offers("vote:feast", seat=3)


def test_a_refusal_names_its_rule_in_the_error_too(scene: Scene) -> None:
    scene.arrange(hands([1, 2, 3], [2, 3, 3]))
    for _ in range(2):
        scene.answer("vote:ration")
    assert scene.refused("pour:3") == "LL-POUR-02"
    with pytest.raises(SceneError, match="refused pour:3: LL-POUR-02 refused-strong"):
        scene.answer("pour:3")


def test_fields_are_not_changed_halfway_through_a_task(scene: Scene) -> None:
    scene.answer("vote:feast")
    with pytest.raises(SceneError, match="a task is running"):
        scene.arrange(lambda g: None)


def test_a_lost_piece_is_noticed_at_the_end(scene: Scene) -> None:
    scene.state.deck.pop()  # what a rule does that forgets where it put a card
    for _ in range(2):
        scene.answer("vote:feast")
    with pytest.raises(SceneError, match="lost or doubled"):
        scene.finish()


def test_a_scene_has_defaults() -> None:
    scene = Scene("last-lantern")
    assert (scene.state.seats, scene.state.nights, scene.outcome) == (2, 3, "")
    assert scene.view(0) == scene.table.view(0)
    assert isinstance(scene.table, Table)


def test_a_rule_that_is_in_no_ledger_is_a_collection_error() -> None:
    with pytest.raises(UnknownRule, match=r"LL-WIND-09 is in no ledger; near it: .*LL-WIND-01"):
        rule("LL-WIND-09")
    with pytest.raises(UnknownRule):
        rule()
    assert rule("LL-WIND-01").args == ("LL-WIND-01",)

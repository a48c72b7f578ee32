"""What happens is told: events that no golden game has, each with its rule and whom it is about."""

from collections.abc import Callable

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene


def legal_work(scene: ChampionsScene) -> None:
    scene.reveal("legal-work")
    scene.answer("choose:stay-hero")


def business_problems(scene: ChampionsScene) -> None:
    scene.play_area("arc-reactor")
    scene.reveal("business-problems")
    scene.answer("choose:stay-hero")


def futurist(scene: ChampionsScene) -> None:
    scene.form("alter-ego")
    scene.deck("genius", "strength", "energy")
    scene.turn()
    scene.answer("use:tony-stark.0")
    scene.answer(scene.options()[0])


def ancestors(scene: ChampionsScene) -> None:
    scene.form("alter-ego")
    scene.pile("shuri", "energy")
    event, *_ = scene.hand("ancestral-knowledge", "genius")
    scene.turn()
    scene.plays(event)
    scene.choose(*scene.options())


def vulture(scene: ChampionsScene) -> None:
    scene.reveal("vulture")


def vision(scene: ChampionsScene) -> None:
    ally = scene.play_area("vision")
    scene.hand("energy")
    scene.turn()
    scene.answer(f"use:{ally}")
    scene.answer("choose:atk")


def lead(scene: ChampionsScene) -> None:
    event, *_ = scene.hand("lead-from-the-front", "genius")
    scene.turn()
    scene.plays(event)


def boots(scene: ChampionsScene) -> None:
    card = scene.play_area("rocket-boots")
    scene.hand("genius")
    scene.turn()
    scene.answer(f"use:{card}")


def maria(scene: ChampionsScene) -> None:
    card, pay = scene.hand("maria-hill", "genius")
    scene.turn()
    scene.plays(card, pay)
    scene.answer(f"use:{card}")


def slow_end(scene: ChampionsScene) -> None:
    scene.set("hero", damage=11)
    scene.reveal("shocker")


def retaliates(scene: ChampionsScene) -> None:
    scene.villain_attacks()
    scene.answer("no-defence")


CASES: list[tuple[str, Callable[[ChampionsScene], None], str, str, dict[str, object]]] = [
    ("she-hulk", legal_work, "acceleration.placed", "MC-ACCEL-03", {"count": 1}),
    ("iron-man", business_problems, "cards.exhausted", "MC-CARD-85", {"cards_count": 1}),
    ("iron-man", futurist, "card.taken", "MC-CARD-21", {"who": "tony-stark.0", "cards_count": 2}),
    ("black-panther", ancestors, "cards.shuffled", "MC-CARD-32", {"who": "tchalla.0", "cards_count": 3}),
    ("black-panther", retaliates, "keyword.retaliate", "MC-KEY-22", {"card": "black-panther.0"}),
    ("spider-man", vulture, "keyword.quickstrike", "MC-KEY-01", {}),
    ("captain-marvel", vision, "power.raised", "MC-CARD-46", {"stat": "atk", "count": 2}),
    ("captain-marvel", lead, "team.raised", "MC-CARD-47", {"who": "captain-marvel.0"}),
    ("iron-man", boots, "trait.gained", "MC-CARD-30", {"trait": "aerial", "card": "iron-man.0"}),
    ("captain-marvel", maria, "cards.seen", "MC-DECK-02", {"who": "captain-marvel.0", "cards_count": 1}),
]


@pytest.mark.parametrize(("hero", "play", "kind", "rule_id", "args"), CASES, ids=[case[2] for case in CASES])
def test_it_is_told(
    board: Board, hero: str, play: Callable[[ChampionsScene], None], kind: str, rule_id: str, args: dict[str, object]
) -> None:
    scene = board(hero)
    play(scene)
    told = scene.last(kind)
    assert scene.rule_of(kind) == rule_id
    for name, value in args.items():
        found = len(told["cards"]) if name == "cards_count" else told[name]
        assert found == value


def test_minions_that_move_on_are_told(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    one, two = scene.minion("hydra-mercenary"), scene.minion("sandman")
    slow_end(scene)
    told = scene.last("minions.moved")
    assert (told["cards"][:2], told["who"]) == ([one, two], scene.card("hero1").entity)


def test_keywords_are_told_once_and_in_their_own_words(board: Board) -> None:
    scene = board("black-panther", "captain-marvel")
    scene.reveal("vulture")
    scene.defended_by()
    assert [event.kind for event in scene.happened() if event.kind.startswith(("keyword.", "ability."))] == [
        "keyword.quickstrike",
        "keyword.retaliate",
    ]


def test_a_token_that_stays_where_it_is_does_not_move(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.set("hero1", damage=9)
    scene.reveal("shocker")
    assert scene.state.players[1].out
    assert scene.events("first.passed") == []


def test_closed_hands_tell_only_how_many_were_drawn(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", hands="closed")
    maria(scene)
    drawn, seen = scene.events("cards.drawn"), [event for event in scene.happened() if event.kind == "cards.seen"]
    assert [event["count"] for event in drawn] == [1, 1]
    assert [event.to for event in seen] == [(0,), (1,)]

"""What an answer of a turn says it brings, and what the cards say that one may pay with."""

from __future__ import annotations

from stockade.engine.gameparts import Fact, Shift
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.insight import leads

HAND = ("swinging-web-kick", "mockingbird", "web-shooter", "heroic-intuition", "daredevil", "backflip", "the-power-of-justice")


def scene() -> ChampionsScene:
    found = ChampionsScene("spider-man", "captain-marvel", scenario="rhino")
    found.minion("whirlwind", 0)
    found.hand(*HAND, seat=0)
    found.turn(0)
    return found


def told(scene: ChampionsScene) -> dict[str, Fact]:
    """The first fact of each answer, by what it is about."""
    ask = scene.table.asked(0)
    assert ask is not None
    found = scene.table.game.odds.facts(scene.table.play, ask)
    return {key.partition(".")[0]: facts[0] for key, facts in found.items()}


def test_cards_that_stay_and_the_other_form_say_what_they_bring() -> None:
    facts = told(scene())
    assert facts["play:mockingbird"] == Fact("fact-ally", {"thw": 1, "atk": 1})
    assert facts["play:web-shooter"] == Fact("fact-pays")
    assert facts["play:heroic-intuition"] == Fact("fact-adds", {"count": 1, "stat": "thw"})
    assert facts["flip"] == Fact("fact-as-alter-ego", {"count": 3, "idle": 0})


def test_what_one_pays_with_says_what_it_costs_to_lose_it() -> None:
    at = scene()
    at.answer(next(key for key in at.options(0) if key.startswith("play:swinging-web-kick")), seat=0)
    facts = {key: fact.text for key, fact in told(at).items()}
    assert facts == {
        "spend:mockingbird": "fact-free-later",
        "spend:web-shooter": "fact-useful-playable",
        "spend:heroic-intuition": "fact-useful-playable",
        "spend:daredevil": "fact-free-later",
        "spend:backflip": "fact-dear-defence",
        "spend:the-power-of-justice": "fact-dear-double",
    }


def test_a_minion_that_falls_to_an_event_is_told() -> None:
    at = scene()
    at.answer(next(key for key in at.options(0) if key.startswith("play:swinging-web-kick")), seat=0)
    at.choose(*[key for key in at.options(0) if key.startswith("spend:")][:3], seat=0)
    found = leads(at.table, 0)
    assert [shift for key, shifts in found.items() if "whirlwind" in key for shift in shifts] == [Shift("minions", 1, 0, -1)]

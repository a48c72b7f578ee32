"""The words in which rulings are told: what lies where, and what a wrong word is answered with."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine.passage import in_lines
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.rules.card_moves import show_face
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


def test_a_quiet_board(board: Board) -> None:
    scene = board("spider-man", "black-panther")
    assert (scene.state.round, scene.state.first, scene.prompt) == (1, 0, "prompt-turn")
    assert [scene.card(name).code for name in ("hero", "hero0", "hero1", "villain", "scheme")] == [
        "spider-man",
        "spider-man",
        "black-panther",
        "rhino-1",
        "the-break-in",
    ]
    assert [scene.hand_of(seat) for seat in (0, 1)] == [[], []]
    assert [scene.state.codes[card] for card in scene.state.deck] == ["advance"] * 10
    assert scene.happened() == []
    assert len(scene.state.players[0].deck) == len(scene.state.players[1].deck) == 40


def test_a_board_as_it_is_dealt(board: Board) -> None:
    scene = board("spider-man", plain=False)
    assert (scene.card("hero").code, len(scene.hand_of())) == ("peter-parker", 6)
    assert len(scene.state.deck) == 31


def test_cards_are_named_by_code_or_by_number(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("heroic-intuition")  # no hero
    assert scene.card("heroic-intuition").controller == 0
    one, two = scene.minion("hydra-mercenary"), scene.minion("hydra-mercenary")
    assert scene.card(two).entity == two != one
    with pytest.raises(AssertionError, match="hydra-mercenary"):
        scene.card("hydra-mercenary")  # which of them?
    with pytest.raises(AssertionError, match="sandman"):
        scene.card("sandman")
    with pytest.raises(AssertionError):
        scene.form("villain")


def test_the_first_of_several_cards_lies_on_top(board: Board) -> None:
    scene = board("spider-man")
    top, below = scene.deck("genius", "energy")
    assert scene.state.players[0].deck[-2:] == [int(below.rpartition(".")[2]), int(top.rpartition(".")[2])]
    first, second = scene.encounter("shocker", "sandman")
    assert scene.state.deck[-2:] == [int(second.rpartition(".")[2]), int(first.rpartition(".")[2])]
    scene.pile("genius", "energy")
    assert scene.pile_of() == ["genius", "energy"]
    scene.only_deck("strength")
    scene.only_encounter("shocker", "sandman")
    assert (len(scene.state.players[0].deck), len(scene.state.deck)) == (1, 2)


def test_a_hero_whose_deck_is_prepared(board: Board) -> None:
    assert ChampionsScene().card("hero").code == "spider-man"
    assert board("she-hulk", scenario="klaw", expert=True).card("villain").code == "klaw-2"


@rule("MC-CARD-54")
def test_what_was_cancelled_is_told(board: Board) -> None:
    scene = board("black-panther")
    event, _ = scene.hand("get-behind-me", "genius")
    card, *_ = scene.reveal("false-alarm")
    scene.answer(f"play:{event}")
    assert scene.events("card.cancelled") == [{"card": card}]
    assert scene.rule_of("card.cancelled") == "MC-CARD-54"


@rule("MC-CARD-52")
def test_what_black_widow_cancelled_is_told(board: Board) -> None:
    scene = board("black-panther")
    widow = scene.play_area("black-widow")
    scene.hand("genius")
    card, *_ = scene.reveal("hydra-mercenary")
    scene.answer(f"use:{widow}")
    assert scene.events("card.cancelled") == [{"card": card}]


@rule("MC-REVEAL-08", "MC-SEARCH-05")
def test_the_last_ultron_brings_his_imperative(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron", expert=True)
    imperative, *_ = scene.encounter("ultrons-imperative")
    scene.set("villain", damage=21)
    scene.turn()
    before = len(scene.play.drones(0))
    scene.answer("attack:captain-marvel.0")
    scene.answer(f"target:{scene.card('villain').entity}")
    assert scene.card("villain").code == "ultron-3"
    assert scene.has(imperative)
    assert len(scene.play.drones(0)) == before + 2


@rule("MC-UNIQUE-06", "MC-CARD-64")
def test_a_hunt_that_finds_somebody_who_is_there_already(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.minion("whirlwind")
    scene.encounter("whirlwind")
    scene.reveal("the-masters-of-evil")
    assert len([card for card in scene.play.minions.values() if card.code == "whirlwind"]) == 1
    assert "whirlwind" in scene.encounter_pile()


@rule("MC-CARD-64", "MC-CARD-45")
def test_who_is_put_into_play_has_arrived(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    hawk = scene.play_area("hawkeye", counters=4)
    foe, *_ = scene.encounter("whirlwind")
    scene.reveal("the-masters-of-evil")
    scene.answer(f"use:{hawk}")
    assert scene.card(foe).damage == 2


@rule("MC-ACT-08", "MC-CARD-81")
def test_what_a_boost_card_added_is_seen_before_the_damage(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron")
    scene.change(lambda g: show_face(g, g.villain, "ultron-2"))
    scene.play_area("cosmic-flight")
    card, *_ = scene.encounter("android-efficiency-a")
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.prompt == "prompt-before-damage"
    drones = len(scene.play.drones(0))
    assert scene.last("boost.turned")["card"] == card
    assert scene.view(0)["activation"]["bonus"] == drones + scene.last("boost.turned")["count"]
    assert drones > 2


def test_the_table_in_a_terminal_keeps_its_columns(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron")
    scene.scenario_card("upgraded-drones", on="ultron-drones")
    cards = ("helicarrier", "avengers-mansion", "alpha-flight-station", "the-triskelion", "captain-marvels-helmet", "cosmic-flight")
    for name in (*cards, "energy-channel"):
        scene.play_area(name)
    lines = in_lines(GAME.describe(scene.play, 0, "en"))
    around = lines.index("  Around     Ultron Drones")
    assert lines[around + 1] == "             + Upgraded Drones"
    assert lines[-2].startswith("  In play    Helicarrier, Avengers Mansion,") and lines[-2].endswith("Cosmic Flight")
    assert lines[-1] == "             Energy Channel"

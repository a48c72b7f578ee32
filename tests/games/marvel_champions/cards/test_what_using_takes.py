"""What using a card takes, to the number: counters, damage, cards of the hand."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule


@rule("MC-KEY-32", "MC-COST-02")
@pytest.mark.parametrize("team", ["tac-team", "surveillance-team", "med-team"])
def test_a_team_spends_one_counter(board: Board, team: str) -> None:
    scene = board("captain-marvel")
    card = scene.play_area(team)
    scene.set("hero", damage=3)
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer(f"use:{card}")
    assert (scene.card(card).counters, scene.card(card).exhausted) == (2, True)


@rule("MC-CARD-45")
def test_an_arrow_is_one_counter(board: Board) -> None:
    scene = board("captain-marvel")
    hawk = scene.play_area("hawkeye")
    scene.reveal("sandman")
    scene.answer(f"use:{hawk}")
    assert scene.card(hawk).counters == 3


@rule("MC-FORM-06", "MC-CARD-16")
@pytest.mark.parametrize(("hero", "card", "most"), [("captain-marvel", "alpha-flight-station", 1), ("she-hulk", "legal-practice", 5)])
def test_so_many_cards_of_the_hand_and_no_more(board: Board, hero: str, card: str, most: int) -> None:
    scene = board(hero)
    scene.form("alter-ego")
    scene.set("scheme", threat=6)
    if card == "legal-practice":
        (name,) = scene.hand(card)
        verb = "play"
    else:
        name, verb = scene.play_area(card), "use"
    scene.hand(*["genius"] * 7)
    scene.turn()
    scene.answer(f"{verb}:{name}")
    ask = scene.table.pending[0]
    assert (ask.prompt, ask.least, ask.most) == ("prompt-discard-cost", 1, most)


@rule("MC-COST-05", "MC-COST-06", "MC-CARD-22")
def test_damage_as_a_price(board: Board) -> None:
    marvel = board("captain-marvel")
    marvel.set("hero", damage=3)
    marvel.hand("energy")
    marvel.turn()
    marvel.answer("use:captain-marvel.0")
    assert marvel.card("hero").damage == 2
    hulk = board("she-hulk")
    rage = hulk.play_area("focused-rage")
    hulk.turn()
    hulk.answer(f"use:{rage}")
    assert hulk.card("hero").damage == 1
    iron = board("iron-man")
    ally = iron.play_area("war-machine")
    iron.turn()
    iron.answer(f"use:{ally}")
    assert iron.card(ally).damage == 2


@rule("MC-TURN-09", "MC-RES-04")
@pytest.mark.parametrize(("extra", "offered"), [([], False), (["genius"], False), (["combat-training"], True)])
def test_the_horn_costs_three_physical_resources(board: Board, extra: list[str], offered: bool) -> None:
    scene = board("captain-marvel")
    horn = scene.scenario_card("enhanced-ivory-horn", on="villain")
    scene.hand("strength", *extra)  # two of them
    scene.turn()
    assert scene.offers(f"use:{horn}") == offered

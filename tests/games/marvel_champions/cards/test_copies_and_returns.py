"""Players' cards in awkward positions: a card that comes back, copies that differ, decks that run out, somebody else's table."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule

# -- coming back ----------------------------------------------------------------------------------------------------------


@rule("MC-PLAY-15", "MC-CARD-46", "MC-CARD-49", "MC-LIMIT-08")
def test_vision_called_back_has_lost_what_was_bought_for_him(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision", damage=2)
    call, *coins = scene.hand("make-the-call", "strength", "genius", "energy")
    scene.turn()
    scene.answer(f"use:{vision}")
    scene.answer("choose:thw")
    assert scene.play.stat(scene.card(vision), "thw") == 3
    scene.answer(f"attack:{vision}")  # the last of his hit points
    scene.answer(f"play:{call}")
    scene.pay(*coins[:2])
    assert scene.play.stat(scene.card("vision"), "thw") == 1
    scene.hand("energy-absorption")
    scene.turn()
    assert scene.offers(f"use:{vision}")  # a new card: its limit is new, too


# -- copies that differ -----------------------------------------------------------------------------------------------------


@rule("MC-CARD-32")
def test_ancestral_knowledge_lets_pick_among_the_printings_of_one_title(board: Board) -> None:
    scene = board("black-panther")
    scene.form("alter-ego")
    energy, wild, _ = scene.pile("wakanda-forever-a", "wakanda-forever-d", "wakanda-forever-d")
    event, _ = scene.hand("ancestral-knowledge", "strength")
    scene.turn()
    scene.plays(event)
    titles = scene.options()
    assert len(titles) == 2  # Wakanda Forever! is one title; the Strength that paid is another
    scene.choose(next(key for key in titles if "wakanda" in key))
    assert sorted(key.rpartition(".")[0] for key in scene.options()) == ["card:wakanda-forever-a", "card:wakanda-forever-d"]
    scene.answer(f"card:{energy}")
    deck = [scene.state.codes[card_id] for card_id in scene.state.players[0].deck]
    assert deck.count("wakanda-forever-a") == 2  # the one of the prepared deck and this one
    assert scene.pile_of() == ["wakanda-forever-d", "wakanda-forever-d", "strength", "ancestral-knowledge"]
    assert wild


@rule("MC-CARD-32", "MC-BUILD-07")
def test_printings_of_one_title_are_told_apart_by_their_resource(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("panther-claws")
    scene.hand("wakanda-forever-a", "wakanda-forever-d", "wakanda-forever-d", "wakanda-forever-b", "genius", "genius")
    scene.turn()

    def said(lang: str) -> list[str]:
        options = scene.table.pending[0].options
        return [scene.game.text.say(lang, option.text, option.args) for option in options if "wakanda" in option.key]

    assert said("en") == [f"Play Wakanda Forever! ({kind}) (cost 1)" for kind in ("energy", "wild", "mental")]
    scene.answer("end")
    assert scene.prompt == "prompt-end-discard"
    assert said("fr") == [f"Wakanda Éternel\u00a0! ({kind}" for kind in ("énergie)", "libre) #1", "libre) #2", "mentale)")]
    copies = [option.args["copy"] for option in scene.table.pending[0].options if "genius" in option.key]
    assert copies == [1, 2]


# -- decks that run out -----------------------------------------------------------------------------------------------------


@rule("MC-DECK-03", "MC-DECK-04", "MC-SEARCH-03")
def test_a_search_that_takes_the_last_card_makes_a_new_deck_at_once(board: Board) -> None:
    scene = board("black-panther")
    scene.only_deck("panther-claws")
    ally, _ = scene.hand("shuri", "vibranium")
    scene.turn()
    scene.plays(ally)
    scene.answer(f"use:{ally}")
    player = scene.state.players[0]
    assert scene.hand_of() == ["panther-claws"]
    assert [scene.state.codes[card_id] for card_id in player.deck] == ["vibranium"]
    assert (player.discard, len(player.dealt)) == ([], 1)


# -- somebody else's table --------------------------------------------------------------------------------------------------


@rule("MC-KEY-04", "MC-FORM-05", "MC-EATK-04")
@pytest.mark.parametrize(("form", "left"), [("hero", 8), ("alter-ego", 10)])
def test_overkill_through_an_ally_looks_for_a_hero(board: Board, form: str, left: int) -> None:
    scene = board("captain-marvel", "spider-man")
    ally = scene.play_area("daredevil", seat=1)
    scene.form(form, seat=1)
    scene.scenario_card("charge", on="villain")
    scene.villain_attacks(0)
    scene.defended_by(ally)
    assert not scene.has(ally)
    assert (scene.health("hero"), scene.health("hero1")) == (12, left)  # 2 + 3 - 3, if there is a hero to take it

"""What happens while a card is on its way out: it falls once, and lies in one place."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import remove
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


def put_sides_away(g: Champions) -> None:
    for card in list(g.sides.values()):
        remove(g, card)
        g.state.removed.append(card.id)


def klaw_with_a_traced_minion(board: Board) -> tuple[ChampionsScene, str]:
    """A minion with one hit point and a Spider-Tracer; the only side scheme is the one that lends Klaw his hit points."""
    scene = board("spider-man", "captain-marvel", scenario="klaw")
    scene.change(
        lambda g: [g.state.removed.append(card.id) or g.leaves(card) or g.state.table.pop(card.id) for card in [*g.sides.values()]]
    )
    foe = scene.minion("hydra-mercenary", damage=2)
    scene.play_area("spider-tracer", on=foe)
    scene.scenario_card("the-immortal-klaw", threat=3)
    scene.turn()
    return scene, foe


@rule("MC-DEFEAT-01", "MC-HP-04", "MC-CARD-06", "MC-CARD-69")
def test_a_falling_minion_is_not_defeated_again_when_hit_points_are_counted(board: Board) -> None:
    scene, foe = klaw_with_a_traced_minion(board)
    scene.set("scheme", threat=9)
    scene.turn()
    scene.answer("attack:spider-man.0", seat=0)
    scene.answer(f"target:{foe}")
    scene.answer(next(key for key in scene.options() if "immortal-klaw" in key))
    assert not scene.has("the-immortal-klaw")
    assert scene.threat() == 9  # the tracer went off once
    assert scene.encounter_pile() == ["the-immortal-klaw", "hydra-mercenary"]
    assert len(scene.events("card.defeated")) == 1
    assert scene.pile_of() == ["spider-tracer"]


@rule("MC-HP-03", "MC-CARD-69", "MC-DEFEAT-04")
def test_the_villain_still_falls_when_his_scheme_does_while_a_minion_falls(board: Board) -> None:
    scene, foe = klaw_with_a_traced_minion(board)
    other = scene.minion("hydra-mercenary", seat=1)
    scene.set("villain", damage=scene.health("villain") - 10)
    scene.turn()
    scene.answer("attack:spider-man.0", seat=0)
    scene.answer(f"target:{foe}")
    assert scene.card("villain").code == "klaw-2"
    assert scene.has(other) and not scene.has(foe)
    assert [event["card"] for event in scene.events("card.defeated")] == [foe]


@rule("MC-CARD-93", "MC-ELIM-04", "MC-SIDE-09")
def test_no_threat_comes_onto_a_scheme_that_fell_while_it_was_being_resolved(board: Board) -> None:
    scene = board("spider-man", "black-panther")
    scene.set("hero", damage=8)
    bird = scene.minion("vulture", damage=3)
    scene.play_area("spider-tracer", seat=1, on=bird)
    scene.reveal("under-attack")
    scene.answer("choose:take-3-damage", seat=0)  # Vulture moves on, strikes at once and falls by retaliation
    scene.answer("no-defence", seat=1)
    scene.answer("choose:place-2-threat", seat=1)
    assert not scene.has("under-attack") and not scene.has(bird)
    assert scene.threat() == 0


@pytest.mark.usefixtures("drill")
@rule("MC-ELIM-02")
def test_an_event_whose_price_is_too_high_goes_with_the_hand(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    event, *_ = scene.hand("drill-pledge", "genius")
    scene.set("hero", damage=7)
    scene.turn()
    scene.answer(f"play:{event}", seat=0)
    assert scene.state.players[0].out
    assert scene.pile_of().count("drill-pledge") == 1
    assert scene.card("villain").damage == 0


@pytest.mark.usefixtures("drill")
@rule("MC-CARD-33", "MC-CARD-35")
def test_the_last_step_left_is_the_last_step(board: Board) -> None:
    scene = board("black-panther")
    lost, claws, mind = [scene.play_area(name) for name in ("energy-daggers", "panther-claws", "tactical-genius")]
    thief = scene.minion("drill-thief")
    scene.set("scheme", threat=4)
    event, *_ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    scene.answer(f"next:{claws}")
    scene.answer(f"target:{thief}")  # the daggers go with it
    assert not scene.has(lost) and scene.has(mind)
    assert scene.threat() == 2  # nothing but Tactical Genius was left

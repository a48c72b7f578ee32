"""Schemes, hands and replaced attacks, played with the made-up cards of a content pack."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule

pytestmark = pytest.mark.usefixtures("drill")

# -- side schemes and hands -----------------------------------------------------------------------------------------------


@rule("MC-DEFEAT-02")
@pytest.mark.parametrize("thwarter", [0, 1])
def test_who_defeats_a_side_scheme_resolves_its_text(board: Board, thwarter: int) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.scenario_card("drill-omen", threat=1)
    scene.set("scheme", threat=0)
    scene.change(lambda g: setattr(g.state, "first", 1 - thwarter))
    scene.turn(thwarter)
    scene.answer(next(key for key in scene.options(thwarter) if key.startswith("thwart:")), seat=thwarter)
    assert [len(scene.hand_of(seat)) for seat in (0, 1)] == ([1, 0] if thwarter == 0 else [0, 1])
    assert scene.encounter_pile() == ["drill-omen"]


@rule("MC-SIDE-06")
@pytest.mark.parametrize("first", [0, 1])
def test_a_side_scheme_that_falls_by_itself_is_the_first_players(board: Board, first: int) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.change(lambda g: setattr(g.state, "first", first))
    scene.reveal("drill-rumour", seat=1 - first)
    assert [len(scene.hand_of(seat)) for seat in (0, 1)] == ([1, 0] if first == 0 else [0, 1])
    assert not scene.has("drill-rumour")


@rule("MC-CARD-20")
@pytest.mark.parametrize(("tech", "size"), [(0, 4), (2, 6), (3, 7), (4, 7), (7, 7)])
def test_nothing_lifts_iron_mans_hand_above_seven(board: Board, tech: int, size: int) -> None:
    scene = board("iron-man")
    scene.play_area("drill-satchel")
    for _ in range(tech):
        scene.play_area("powered-gauntlets")
    scene.turn()
    scene.answer("end")
    assert len(scene.hand_of()) == size
    scene.form("alter-ego")
    assert scene.play.hand_size(0) == 9  # the maximum is the hero's


@rule("MC-THW-05", "MC-SIDE-02")
def test_threat_comes_off_where_it_can(board: Board) -> None:
    scene = board("captain-marvel")
    event, *_ = scene.hand("drill-broom")
    scene.set("scheme", threat=3)
    gone = scene.scenario_card("breakin-takin", threat=1)
    left = scene.scenario_card("crowd-control", threat=3)
    scene.turn()
    scene.answer(f"play:{event}")
    assert (scene.threat(), scene.has(gone), scene.threat(left)) == (3, False, 1)  # crisis keeps the main scheme
    assert len(scene.hand_of()) == 3


@rule("MC-SIDE-09", "MC-INT-01")
def test_no_threat_comes_onto_a_scheme_that_fell_before(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("drill-hush")
    gone = scene.scenario_card("breakin-takin", threat=1)
    left = scene.scenario_card("bomb-scare", threat=2)
    scene.reveal("drill-whisper")
    assert (scene.threat(), scene.has(gone), scene.threat(left)) == (2, False, 3)
    assert len(scene.hand_of()) == 4
    assert [event["card"] for event in scene.events("threat.placed")] == [scene.card("scheme").entity, left]


@rule("MC-REPL-03", "MC-EATK-19")
def test_what_replaces_an_attack_happens(board: Board) -> None:
    scene = board("captain-marvel")
    decoy = scene.play_area("drill-decoy")
    scene.villain_attacks()
    assert scene.table.pending[0].args == {"card": scene.card("villain").entity, "who": "captain-marvel.0"}
    scene.answer(f"use:{decoy}")
    assert (scene.threat(), scene.health()) == (1, 12)
    assert (scene.events("enemy.attacks"), scene.events("boost.given")) == ([], [])


# -- put into play, taken over ----------------------------------------------------------------------------------------------


@rule("MC-PLAY-03")
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_what_is_put_into_play_from_hand_has_been_seen(board: Board, hands: str) -> None:
    scene = board("captain-marvel", hands=hands)
    altar = scene.play_area("drill-altar")
    net, guide, *_ = scene.hand("drill-net", "drill-guide", "energy")
    scene.turn()
    scene.answer(f"use:{altar}")
    assert (scene.prompt, scene.offers(f"use:{guide}")) == ("prompt-after-enters", True)  # it arrives like any other
    scene.answer("pass")
    assert [event["card"] for event in scene.events("card.put")] == [net, guide]
    assert scene.hand_of() == ["energy"]
    assert not scene.table.undo_is_free(len(scene.table.answers) - 2)


@rule("MC-OWN-03", "MC-OWN-06")
def test_who_takes_an_ally_over_is_told_and_has_it_alone(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    event, *_ = scene.hand("drill-hypnotist")
    ally = scene.play_area("daredevil", seat=1)
    scene.turn()
    scene.answer(f"play:{event}", seat=0)
    assert scene.last("card.taken-over") == {"card": ally, "who": "captain-marvel.0"}
    assert [scene.card(ally).id in own for own in scene.play.own] == [True, False]


@rule("MC-KEY-22")
def test_an_ally_who_defends_retaliates(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("drill-guide")
    foe = scene.minion("hydra-bomber")
    scene.minions_act()
    scene.answer(f"defend:{ally}")
    assert (scene.card(ally).damage, scene.card(foe).damage) == (1, 1)


@rule("MC-THW-04", "MC-TRIG-10")
def test_a_thwart_is_a_thwart_by_power_or_by_card(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("drill-diary")
    event, energy = scene.hand("for-justice", "energy")
    scene.set("scheme", threat=6)
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert len(scene.hand_of()) == 3
    scene.plays(event, energy)
    assert (scene.threat(), len(scene.events("cards.seen"))) == (2, 2)

"""What a seat sees, field by field."""

from msgspec import UNSET
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Chance
from stockade.engine.chance import seed_words
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.show.view import boost_odds
from stockade.games.marvel_champions.state import PIECES


def test_the_villains_side(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    suit = scene.scenario_card("armored-rhino-suit", on="villain", damage=3)
    scene.scenario_card("charge", on="villain")
    scene.set("villain", damage=4, tough=True, confused=True)
    scene.set("scheme", threat=5)
    scene.scenario_card("bomb-scare", threat=2)
    scene.change(lambda g: setattr(g.state, "acceleration", 2))
    view = scene.view(None)
    villain = view["villain"]
    assert (villain["health"], villain["health_max"], villain["damage"], villain["stages_left"]) == (24, 28, 4, 1)
    assert (villain["atk"], villain["sch"], villain["status"]) == (2 + 3, 1, ["confused", "tough"])
    assert "def" not in villain and "thw" not in villain
    assert [(card["code"], card["host"], card.get("damage")) for card in villain["attached"]] == [
        ("armored-rhino-suit", villain["id"], 3),
        ("charge", villain["id"], None),
    ]
    assert villain["attached"][0]["id"] == suit
    assert (view["scheme"]["threat"], view["scheme"]["target"], view["scheme"]["acceleration"], view["scheme"]["stages_left"]) == (
        5,
        14,
        5,
        0,
    )
    assert (view["acceleration"], view["icons"]) == (2, {"acceleration": 1, "hazard": 0, "crisis": 0})
    assert [(side["code"], side["threat"]) for side in view["sides"]] == [("bomb-scare", 2)]


def test_the_players_side(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", hands="closed")
    scene.hand("genius", "energy")
    scene.pile("strength")
    ally = scene.play_area("vision", exhausted=True, damage=1)
    scene.play_area("inspired", on=ally)
    scene.play_area("energy-channel", counters=2)
    foe = scene.minion("sandman", seat=1)
    scene.turn()
    mine, theirs = scene.view(0)["players"]
    assert (mine["form"], mine["hand_count"], mine["hand_size"], mine["deck"], mine["nemesis"], mine["dealt"]) == ("hero", 2, 5, 40, 5, 0)
    assert [card.split(".")[0] for card in mine["hand"]] == ["genius", "energy"]
    assert theirs["hand"] is None
    assert [card.split(".")[0] for card in mine["discard"]] == ["strength"]
    (vision,) = mine["allies"]
    assert (vision["health"], vision["thw"], vision["atk"], vision["exhausted"]) == (2, 2, 3, True)
    assert [card["code"] for card in vision["attached"]] == ["inspired"]
    assert [(card["code"], card.get("counters"), card.get("host")) for card in mine["cards"]] == [
        ("inspired", None, ally),
        ("energy-channel", 2, None),
    ]
    assert [card["id"] for card in theirs["minions"]] == [foe]
    assert (scene.view(0)["active"], scene.view(0)["first"], scene.view(0)["step"]) == (0, 0, 0)
    scene.villain_phase()
    assert (scene.view(0)["active"], scene.view(0)["step"]) == (None, 2)


def test_an_attack_is_seen_as_far_as_it_has_come(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.change(lambda g: [g.state.table.pop(minion) for minion in list(g.minions)])
    scene.encounter("weapons-runner", "crowd-control")
    scene.villain_attacks()
    now = scene.view(0)["activation"]
    assert (now["kind"], now["seat"], now["defender"], now["boost"], now["bonus"]) == ("attack", 0, None, [], 0)
    assert scene.view(0)["encounter"]["boost"] == 2
    scene.answer("defend:captain-marvel.0")
    assert scene.view(0)["activation"] is None


def test_boost_cards_are_counted_by_their_icons(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.only_encounter("advance", "hydra-mercenary", "crowd-control", "under-fire")  # 0, 1, 2 and 3 icons
    scene.dealt("crowd-control", seat=1)
    assert boost_odds(scene.play) == [1, 1, 2, 1]
    assert scene.view(None)["encounter"]["odds"] == [1, 1, 2, 1]
    assert scene.view(None)["encounter"]["deck"] == 4


def test_printed_faces_hold_what_a_face_has(board: Board) -> None:
    faces = GAME.static(board("spider-man").play).cards
    assert faces["hulk"].stats == {"atk": 3, "health": 5}  # no THW: a dash
    assert faces["haymaker"].cost == 2 and faces["emergency"].cost == 0 and faces["genius"].cost is UNSET
    assert faces["genius"].icons == (0, 2, 0, 0)
    assert faces["whiplash"].retaliate == 1 and faces["vulture"].retaliate is UNSET
    assert faces["rhino-1"].stats["atk"] == 2 and faces["rhino-1"].health_each


def test_another_possibility_keeps_what_is_known(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", scenario="ultron", hands="closed")
    scene.hand("genius", "energy")
    scene.hand("backflip", "strength", seat=1)
    scene.dealt("assault", "under-fire")
    state = scene.table.fork().state
    mine, theirs = list(state.players[0].hand), list(state.players[1].hand)
    hidden = sorted([*state.deck, *state.players[0].dealt])
    drones = [card for card in state.table.values() if card.id >= PIECES]
    own = sorted([*state.players[1].deck, *theirs, *(card for drone in drones for card in drone.under if state.owners[card] == 1)])
    GAME.secrets.scramble(state, 0, Chance(seed_words(3), []))
    assert state.players[0].hand == mine
    assert state.players[1].hand != theirs and len(state.players[1].hand) == 2
    assert sorted([*state.deck, *state.players[0].dealt]) == hidden
    again = [card for drone in drones for card in drone.under if state.owners[card] == 1]
    assert sorted([*state.players[1].deck, *state.players[1].hand, *again]) == own


def test_a_card_that_has_entered_play_lies_in_one_place(board: Board) -> None:
    scene = board("captain-marvel")
    scene.reveal("hydra-bomber")
    assert scene.prompt == "prompt-encounter-choice"
    assert scene.view(0)["resolving"] == []
    assert len(scene.view(0)["players"][0]["minions"]) == 1
    other = board("captain-marvel")
    (name,) = other.reveal("ritual-combat")
    assert other.view(0)["resolving"] == [name]

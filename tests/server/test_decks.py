"""Decks over HTTP: the builder's page gets all it shows, every click is judged, lists come in and go out."""

import json
from typing import Any

import pytest
from tests.server.screen import Frame, Running, request

GAME = "marvel-champions"


def ask(server: Running, part: str, status: int = 200, **body: Any) -> Frame:
    answer = request(server.port, "POST", f"/api/decks/{GAME}/{part}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.fixture(scope="module")
def offer(server: Running) -> Frame:
    answer = request(server.port, "GET", f"/api/decks/{GAME}?lang=fr")
    assert answer.status_code == 200
    return answer.json()


def test_the_offer_holds_heroes_cards_and_prepared_decks(offer: Frame) -> None:
    assert offer["size"] == [40, 50]
    assert [hero["id"] for hero in offer["heroes"]] == ["spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther"]
    assert all(sum(hero["cards"].values()) == 15 for hero in offer["heroes"])
    assert len(offer["prepared"]) == 6
    assert offer["prepared"][2]["name"] == "Miss Hulk\u00a0: Agressivité"
    assert offer["glossary"]["card:backflip"]["name"] == "Salto Arrière"
    assert offer["static"]["cards"]["backflip"]["cost"] == 0
    assert "assault" not in offer["cards"] and "backflip" not in offer["cards"] and "uppercut" in offer["cards"]


def test_every_refusal_names_its_rule(server: Running, offer: Frame) -> None:
    deck = {"hero": "spider-man", "cards": offer["prepared"][0]["cards"] | {"emergency": 3}}
    told = ask(server, "check", deck=deck)
    assert told["legal"] and told["faults"] == []
    assert told["sums"]["count"] == 42
    assert told["no_more"]["emergency"]["rule"] == "MC-BUILD-06"
    assert told["no_more"]["uppercut"] == {
        "rule": "MC-BUILD-04",
        "text": "Uppercut would bring a second aspect: this deck has Justice.",
        "card": "uppercut",
    }
    assert told["no_less"]["backflip"]["rule"] == "MC-BUILD-03"
    assert "first-aid" not in told["no_more"] and "first-aid" not in told["no_less"]


def test_faults_are_said_in_the_language_asked_for(server: Running) -> None:
    told = ask(server, "check", deck={"hero": "spider-man", "cards": {"backflip": 2, "energy": 0}}, lang="fr")
    assert not told["legal"]
    assert told["faults"][0] == {"rule": "MC-BUILD-02", "text": "2 cartes\u00a0: un deck en a de 40 à 50.", "card": ""}
    assert told["deck"]["cards"] == {"backflip": 2}


def test_a_list_is_read_with_a_report(server: Running) -> None:
    told = ask(server, "read", words="2x Backflip\n2x Bakflip")
    assert told["deck"] == {"hero": "spider-man", "cards": {"backflip": 2}, "name": ""}
    assert told["unread"] == [{"line": 2, "words": "2x Bakflip", "text": "Line 2: no card is called “2x Bakflip”.", "near": ["Backflip"]}]


def test_a_deck_is_written_in_both_forms(server: Running, offer: Frame) -> None:
    deck = {"hero": "she-hulk", "cards": offer["prepared"][2]["cards"], "name": "Green"}
    words = ask(server, "write", deck=deck, form="list", lang="fr")["text"]
    assert words.startswith("# Green\nMiss Hulk\n")
    assert ask(server, "read", words=words)["deck"] == deck
    site = ask(server, "write", deck=deck, form="json")["text"]
    assert json.loads(site)["hero_code"] == "01019a"
    assert ask(server, "read", words=site)["deck"] == deck


def test_a_deck_of_ones_own_sits_down(server: Running, offer: Frame) -> None:
    own = {"hero": "spider-man", "cards": offer["prepared"][0]["cards"] | {"emergency": 2}}
    setup = {"scenario": "klaw", "mode": "expert", "decks": [own, "iron-man-aggression"], "modular": ["bomb-scare", "under-attack"]}
    made = request(server.port, "POST", "/api/tables", json={"game": GAME, "setup": setup})
    assert made.status_code == 201 and len(made.json()["seats"]) == 2
    own["cards"]["uppercut"] = 1
    refused = request(server.port, "POST", "/api/tables", json={"game": GAME, "setup": setup})
    assert refused.status_code == 400
    assert refused.json()["error"]["text"] == "Spider-Man: Cards of 2 aspects: one is allowed. (MC-BUILD-04)"


@pytest.mark.parametrize(
    ("part", "body", "code"),
    [
        ("read", {"words": "{"}, "bad-deck"),
        ("read", {"words": ""}, "malformed"),
        ("read", {"words": "x" * 50_000}, "malformed"),
        ("check", {"deck": {"hero": "spider-man", "cards": {"energy": -1}}}, "malformed"),
        ("check", {"deck": {"hero": "spider-man"}}, "malformed"),
        ("write", {"deck": {"hero": "spider-man", "cards": {}}, "form": "pdf"}, "malformed"),
    ],
)
def test_what_makes_no_sense_is_a_400_with_a_sentence(server: Running, part: str, body: Frame, code: str) -> None:
    error = ask(server, part, 400, **body)["error"]
    assert error["code"] == code and error["text"]


def test_a_hero_nobody_knows_is_a_fault_not_a_failure(server: Running) -> None:
    told = ask(server, "check", deck={"hero": "thor", "cards": {"nobody": 3}})
    assert [fault["rule"] for fault in told["faults"]] == ["MC-BUILD-01"]


def test_a_game_without_decks_says_so(server: Running) -> None:
    answer = request(server.port, "GET", "/api/decks/lanterns")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "no-decks")
    assert request(server.port, "GET", "/api/decks/nothing").status_code == 404

"""The deck builder's desk: what it offers, what is wrong with a deck, and decks written as lists and for deck sites."""

import json

from stockade.engine.deckbuilding import Deck
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.facts import cards, decks

DESK = GAME.decks


def test_the_offer() -> None:
    offer = DESK.offer()
    assert offer.size == (40, 50)
    assert offer.aspects == ["aggression", "justice", "leadership", "protection"]
    assert [sum(hero.cards.values()) for hero in offer.heroes] == [15] * 5
    assert {cards()[name].faction for name in offer.cards} == {*offer.aspects, "basic"}
    assert offer.cards["uppercut"] == cards()["uppercut"].code
    assert [deck.id for deck in offer.prepared] == list(decks())
    assert offer.prepared[0].aspect == "justice"


def test_a_hero_nobody_knows_leaves_nothing_to_say_about_cards() -> None:
    stray = Deck("thor", {"energy": 1})
    assert DESK.no_more(stray) == DESK.no_less(stray) == {}
    assert DESK.faults(stray)[0].rule == "MC-BUILD-01"
    assert DESK.sums(stray).count == 1
    mine = DESK.prepared()["iron-man-aggression"]
    assert "arc-reactor" in DESK.no_more(mine) and "arc-reactor" in DESK.no_less(mine)


def test_the_list_has_its_headings_and_adds_up_printings() -> None:
    lines = DESK.write(
        Deck("black-panther", {"wakanda-forever-a": 1, "wakanda-forever-d": 2, "energy": 1}, "Cat"), "list", "en"
    ).splitlines()
    assert lines == ["# Cat", "Black Panther", "", "Hero (3)", "3x Wakanda Forever!", "", "Basic (1)", "1x Energy"]
    assert DESK.write(Deck("", {"energy": 1}), "list", "fr") == "\nBasique (1)\n1x Énergie\n"


def test_the_json_has_the_fields_of_deck_sites() -> None:
    site = json.loads(DESK.write(Deck("spider-man", {"energy": 1, "backflip": 2, "interrogation-room": 1}, "Web"), "json", "fr"))
    assert site == {
        "name": "Web",
        "hero_code": "01001a",
        "hero_name": "Spider-Man",
        "investigator_code": "01001a",
        "investigator_name": "Spider-Man",
        "slots": {"01003": 2, cards()["interrogation-room"].code: 1, "01088": 1},
        "meta": '{"aspect": "justice"}',
    }
    plain = json.loads(DESK.write(Deck("iron-man", {"energy": 1}), "json", "en"))
    assert (plain["name"], plain["meta"]) == ("Iron Man", "{}")

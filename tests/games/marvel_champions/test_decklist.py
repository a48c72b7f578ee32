"""Lists of cards: pasted, from deck sites, written and read again."""

import json

import pytest

from stockade.engine.deckbuilding import BadDeck, Deck, Reading
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.facts import decks

DESK = GAME.decks


def read(words: str) -> Reading:
    return DESK.read(words)


def understood(words: str) -> dict[str, int]:
    """The cards of a list in which nothing was unclear."""
    reading = read(words)
    assert reading.unread == []
    return reading.deck.cards


@pytest.mark.parametrize("name", list(decks()))
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("form", ["list", "json"])
def test_what_is_written_is_read_again(name: str, lang: str, form: str) -> None:
    deck = DESK.prepared()[name]
    reading = read(DESK.write(deck, form, lang))
    assert reading.unread == []
    assert reading.deck == deck


@pytest.mark.parametrize(
    "line",
    [
        "2x Backflip",
        "2 Backflip",
        "2X backflip",
        "2 × Backflip",
        "Backflip x2",
        "Backflip (x2)",
        "- 2x Backflip",
        "* 2 Backflip",
        "2xBackflip",
        "2x Backflip (Core Set)",
        "2x Backflip (Core, 3) [01003]",
        "2x Backflip  # saves lives",
        "2x Backflip // so does this",
        "2x Salto Arrière",
        "salto arriere x2",
    ],
)
def test_ways_to_say_two_backflips(line: str) -> None:
    assert understood(line) == {"backflip": 2}


def test_a_whole_list() -> None:
    reading = read(
        """Web of Justice
Spider-Man (Core Set)
Packs: Core Set

Hero (15)
2x Backflip
1x Black Cat

Allies:
1x Daredevil (Matt Murdock)
Jessica Jones
/* not these:
3x Energy
*/
Événements (2)
2x De grandes responsabilites
"""
    )
    assert reading.unread == []
    assert reading.deck.name == "Web of Justice"
    assert reading.deck.hero == "spider-man"
    assert reading.deck.cards == {"backflip": 2, "black-cat": 1, "daredevil": 1, "jessica-jones": 1, "great-responsibility": 2}


def test_what_is_not_recognised_is_told_with_its_line_and_what_it_may_have_meant() -> None:
    reading = read("2x Backflip\n3x Bakflip\n1x Professor X\n0x Energy\n100x Genius\nSideboard")
    assert reading.deck.cards == {"backflip": 2}
    assert [(one.line, one.words, one.why) for one in reading.unread] == [
        (2, "3x Bakflip", "card"),
        (3, "1x Professor X", "card"),
        (4, "0x Energy", "count"),
        (5, "100x Genius", "count"),
        (6, "Sideboard", "card"),
    ]
    assert reading.unread[0].near == ["Backflip"]
    assert reading.unread[1].near == []


def test_copies_add_up_and_printings_of_one_title_are_shared_out() -> None:
    assert understood("1x Backflip\n1x Backflip") == {"backflip": 2}
    forever = {"wakanda-forever-a": 1, "wakanda-forever-b": 1, "wakanda-forever-c": 1, "wakanda-forever-d": 2}
    assert understood("5x Wakanda Forever!") == forever
    assert understood("2x Wakanda Forever!\n3x Wakanda Éternel !") == forever


def test_the_hero_is_named_or_guessed_from_the_cards() -> None:
    assert read("Hero: Iron Man\n1x Energy").deck.hero == "iron-man"
    assert read("Tony Stark\n1x Energy").deck.hero == "iron-man"
    assert read("1x Miss Hulk\n1x Energy").deck == Deck("she-hulk", {"energy": 1})
    assert read("1x Arc Reactor").deck.hero == "iron-man"
    assert read("1x Arc Reactor\n1x Backflip").deck.hero == ""
    assert read("1x Energy").deck.hero == ""


def test_the_json_of_deck_sites() -> None:
    site = {"id": 7, "name": "Web", "investigator_code": "01001a", "investigator_name": "Spider-Man", "meta": '{"aspect":"justice"}'}
    reading = read(json.dumps({**site, "slots": {"01003": 2, "01088": "1", "01001a": 1, "99001": 3, "01058": -1}}))
    assert reading.deck == Deck("spider-man", {"backflip": 2, "energy": 1}, "Web")
    assert [(one.line, one.words, one.why) for one in reading.unread] == [(4, "99001", "code"), (5, "01058: -1", "count")]
    assert read(json.dumps({"hero_code": "01040a", "slots": {"01043": 5}})).deck.size == 5
    assert read(json.dumps({"hero_name": "Peter Parker", "cards": [{"name": "Backflip", "quantity": 2}, "Energy"]})).deck == Deck(
        "spider-man", {"backflip": 2, "energy": 1}
    )
    assert read(json.dumps({"hero": "spider-man", "cards": {"backflip": 2}})).deck == Deck("spider-man", {"backflip": 2})


def test_an_unknown_hero_is_told_once() -> None:
    reading = read(json.dumps({"hero_code": "21001a", "investigator_code": "21001a", "hero_name": "Black Widow", "slots": {"01088": 1}}))
    assert [(one.line, one.why) for one in reading.unread] == [(0, "hero"), (0, "hero")]
    assert reading.deck.hero == ""


@pytest.mark.parametrize("words", ["", "   \n\n", "{", "{}", '{"slots": 3}', '{"cards": "no"}', "[]", "# only a comment"])
def test_what_is_no_list_at_all(words: str) -> None:
    with pytest.raises(BadDeck):
        read(words)


def test_an_empty_php_array_stands_for_no_cards() -> None:
    with pytest.raises(BadDeck):
        read(json.dumps({"name": "nothing yet", "slots": []}))


def test_a_list_without_end_is_cut() -> None:
    reading = read("1x Energy\n" * 1000)
    assert reading.deck.cards == {"energy": 400}
    assert [(one.line, one.why) for one in reading.unread] == [(401, "too-long")]


def test_unknown_cards_are_left_out_when_writing() -> None:
    assert "nobody" not in DESK.write(Deck("spider-man", {"nobody": 1, "energy": 1}), "list", "en")
    assert json.loads(DESK.write(Deck("nobody", {"energy": 1}), "json", "en"))["slots"] == {"01088": 1}

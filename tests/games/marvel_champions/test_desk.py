"""The deck builder's desk, and the windows about which a player may have spoken beforehand."""

import json

from stockade.engine import Ask, Option, Table
from stockade.engine.deckbuilding import Deck
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.facts import cards, decks
from stockade.lab.many import Job, play_one

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


# -- windows ----------------------------------------------------------------------------------------------------------


def asked(prompt: str, *keys: str, **many: int) -> dict[str, str]:
    """Which cards such a question is about."""
    options = [Option(key, "option-use", {"card": key.split(":")[1]} if ":" in key else {}) for key in keys]
    return GAME.standing.windows(Table.new(GAME.id, GAME.defaults("rhino", 1), 1).play, Ask(0, prompt, options, **many))


def test_a_window_names_its_cards_without_their_numbers() -> None:
    assert asked("prompt-before-damage", "play:backflip.37", "use:tigra.4:1", "pass") == {
        "play:backflip.37": "backflip",
        "use:tigra.4:1": "tigra",
    }
    assert asked("prompt-after-enters", "use:spider-man", "pass") == {"use:spider-man": "spider-man"}


def test_other_questions_are_no_windows() -> None:
    assert asked("prompt-turn", "play:backflip.37", "end") == {}
    assert asked("prompt-before-damage", "play:backflip.37", "pass", most=2) == {}
    assert asked("prompt-order", "order:backflip.37:0") == {}


def test_only_cards_with_an_optional_interrupt_or_response_can_be_spoken_about() -> None:
    spoken = GAME.standing.cards()
    assert {"backflip", "spider-man", "tigra", "counter-punch"} <= set(spoken)
    assert not {"energy", "haymaker", "uppercut", "rhino-1", "assault", "vulture"} & set(spoken)


def test_cards_in_play_that_cost_nothing_are_habits() -> None:
    free = {"daredevil", "maria-hill", "mockingbird", "she-hulk", "shuri", "spider-man", "spider-woman", "tigra"}
    assert set(GAME.standing.habits()) == free  # no event, no cost (Hawkeye, Interrogation Room), no limit (Jennifer Walters)


def test_the_lab_counts_no_habit_as_a_question() -> None:
    job = Job(GAME.id, "rhino", GAME.defaults("rhino", 1), ["random"])
    played = [play_one(job, number) for number in range(4)]
    assert 0 < sum(game.questions for game in played) < sum(game.decisions for game in played)

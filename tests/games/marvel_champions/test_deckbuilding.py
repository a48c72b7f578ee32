"""Building decks."""

import pytest

from stockade.games.marvel_champions.deckbuilding import aspects_of, faults, prepared
from stockade.games.marvel_champions.facts import cards, decks
from stockade.testing import rule


def wrong(**changes: int) -> list[tuple[str, str]]:
    """What is wrong with Spider-Man's prepared deck after these changes."""
    _, deck = prepared("spider-man-justice")
    deck |= {name.replace("_", "-"): count for name, count in changes.items()}
    return [(fault.text, fault.rule) for fault in faults("spider-man", deck)]


@rule("MC-BUILD-01", "MC-BUILD-02", "MC-BUILD-03", "MC-BUILD-07", "MC-BUILD-09")
@pytest.mark.parametrize("name", list(decks()))
def test_the_prepared_decks_are_legal(name: str) -> None:
    hero, deck = prepared(name)
    assert faults(hero, deck) == []
    assert sum(deck.values()) == 40
    assert aspects_of(deck) == [decks()[name].aspect]


@rule("MC-BUILD-01")
def test_a_deck_has_a_hero() -> None:
    assert faults("thor", {})[0].rule == "MC-BUILD-01"


@rule("MC-BUILD-02")
def test_size() -> None:
    assert wrong(energy=0) == [("size", "MC-BUILD-02")]
    assert wrong(emergency=3, first_aid=3, haymaker=3, tenacity=3, avengers_mansion=2) == []
    assert wrong(emergency=3, first_aid=3, haymaker=3, tenacity=3, avengers_mansion=3, helicarrier=3)[0] == ("size", "MC-BUILD-02")


@rule("MC-BUILD-03")
def test_all_hero_cards() -> None:
    assert ("hero-card", "MC-BUILD-03") in wrong(backflip=1, emergency=2)
    assert ("hero-card", "MC-BUILD-03") in wrong(backflip=3)


@rule("MC-BUILD-04")
def test_one_aspect_and_no_encounter_cards() -> None:
    assert ("aspects", "MC-BUILD-04") in wrong(uppercut=1)
    assert ("encounter", "MC-BUILD-04") in wrong(assault=1)
    assert ("unknown-card", "MC-BUILD-04") in wrong(no_such_card=1)


@rule("MC-BUILD-05")
def test_no_other_heros_cards() -> None:
    assert ("other-hero", "MC-BUILD-05") in wrong(arc_reactor=1)


@rule("MC-BUILD-06", "MC-LIMIT-04")
def test_three_copies_and_what_a_card_says() -> None:
    assert wrong(emergency=3) == []
    assert ("copies", "MC-BUILD-06") in wrong(emergency=4)
    assert ("copies", "MC-BUILD-06") in wrong(energy=2)
    assert ("copies", "MC-BUILD-06") in wrong(the_power_of_justice=3)


@rule("MC-BUILD-08", "MC-UNIQUE-03")
def test_one_of_a_unique_title() -> None:
    assert ("copies", "MC-BUILD-08") in wrong(nick_fury=2)


@rule("MC-BUILD-10", "MC-BUILD-11")
def test_basic_cards_alone_do_not_fill_a_deck() -> None:
    basics = {card.id: 1 if card.unique else min(3, card.limit) for card in cards().values() if card.faction == "basic"}
    assert sum(basics.values()) == 23
    _, deck = prepared("spider-man-justice")
    own = {name: count for name, count in deck.items() if cards()[name].faction == "hero"}
    assert [fault.text for fault in faults("spider-man", own | basics)] == ["size"]  # 38 cards; no aspect is no fault


@rule("MC-BUILD-11")
def test_two_players_may_share_an_aspect() -> None:
    from stockade.engine import Table

    assert Table.new("marvel-champions", {"decks": ["she-hulk-aggression", "iron-man-aggression"]}, 1).pending

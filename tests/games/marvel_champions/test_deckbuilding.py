"""Building decks."""

import pytest

from stockade.games.marvel_champions.decks.deckbuilding import aspects_of, faults, no_less, no_more, pool, prepared, sums
from stockade.games.marvel_champions.facts import cards, decks, hero_set
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


# -- one card after the other -----------------------------------------------------------------------------------------


def kept_out(card: str, **changes: int) -> tuple[str, str] | None:
    """Why no further copy of that card goes into Spider-Man's prepared deck after these changes."""
    _, deck = prepared("spider-man-justice")
    deck |= {name.replace("_", "-"): count for name, count in changes.items()}
    fault = no_more("spider-man", deck).get(card)
    return (fault.text, fault.rule) if fault else None


@rule("MC-BUILD-06", "MC-BUILD-08")
def test_a_card_goes_in_until_there_are_enough_of_it() -> None:
    assert kept_out("emergency") is None
    assert kept_out("emergency", emergency=2) is None
    assert kept_out("emergency", emergency=3) == ("enough", "MC-BUILD-06")
    assert kept_out("energy") == ("enough", "MC-BUILD-06")
    assert kept_out("nick-fury") == ("enough", "MC-BUILD-08")
    assert kept_out("nick-fury", nick_fury=0) is None


@rule("MC-BUILD-04")
def test_the_first_aspect_card_decides_which_aspect() -> None:
    assert kept_out("uppercut") == ("other-aspect", "MC-BUILD-04")
    own = hero_set("spider-man")
    assert "uppercut" not in no_more("spider-man", own)
    assert no_more("spider-man", own | {"uppercut": 1})["interrogation-room"].args["aspect"] == "aggression"
    assert "chase-them-down" not in no_more("spider-man", own | {"uppercut": 1})


@rule("MC-BUILD-02")
def test_a_full_deck_takes_no_more() -> None:
    extra = {"emergency": 3, "first_aid": 3, "haymaker": 3, "tenacity": 3, "avengers_mansion": 2}
    assert kept_out("helicarrier", **extra) is None  # 49 cards
    assert kept_out("helicarrier", **extra, surveillance_team=3) == ("full", "MC-BUILD-02")


@rule("MC-BUILD-03")
def test_the_heros_cards_stay_as_many_as_they_are() -> None:
    _, deck = prepared("spider-man-justice")
    assert kept_out("backflip") == ("hero-complete", "MC-BUILD-03")
    assert kept_out("backflip", backflip=1) is None
    assert set(no_less("spider-man", deck)) == set(hero_set("spider-man"))
    assert "backflip" not in no_less("spider-man", deck | {"backflip": 3})  # one too many may go


@rule("MC-BUILD-05")
def test_other_heroes_cards_are_not_even_offered() -> None:
    offered = pool("spider-man")
    assert "backflip" in offered
    assert "uppercut" in offered
    assert not {"arc-reactor", "assault", "spider-man", "peter-parker"} & set(offered)
    assert [cards()[name].code for name in offered] == sorted(cards()[name].code for name in offered)


def test_a_deck_in_numbers() -> None:
    _, deck = prepared("spider-man-justice")
    told = sums(deck)
    assert told.count == 40
    assert told.aspects == ["justice"]
    assert told.factions == {"basic": 11, "hero": 15, "justice": 14}
    assert sum(told.types.values()) == 40
    assert sum(told.costs.values()) == 40 - told.types["resource"]
    assert told.resources == {
        kind: sum(getattr(cards()[name].resources, kind) * count for name, count in deck.items())
        for kind in ("energy", "mental", "physical", "wild")
    }
    assert sums({"backflip": 2}).resources["physical"] == 2
    assert sums({"nobody": 2}).factions == {}

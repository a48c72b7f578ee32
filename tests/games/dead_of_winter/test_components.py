"""The box and the board (DW-COMP, DW-BOARD): what is in it, how many spaces there are, in which order places come."""

from collections import Counter

import pytest

from stockade.engine import Table
from stockade.games.dead_of_winter import GAME, facts
from stockade.games.dead_of_winter.effects.values import PLACES, SYMBOLS
from stockade.testing import rule


@rule("DW-COMP-01")
def test_objectives() -> None:
    assert (len(facts.MAINS), len(facts.SECRETS), len(facts.BETRAYALS), len(facts.EXILED)) == (10, 24, 10, 10)
    assert all(main.normal.goal and main.hardcore.goal for main in facts.MAINS.values())


@rule("DW-COMP-02")
def test_thirty_different_survivors_with_every_even_influence_once() -> None:
    assert sorted(fact.influence for fact in facts.SURVIVORS.values()) == list(range(10, 70, 2))


@rule("DW-COMP-03", "DW-COMP-10")
def test_item_cards_and_their_symbols() -> None:
    assert len(facts.CARDS) == 145
    assert {name: len(cards) for name, cards in facts.DECKS.items()} == {"starting": 25} | dict.fromkeys(PLACES[1:], 20)
    assert {item.symbol for item in facts.ITEMS.values()} == set(SYMBOLS)
    police = Counter(facts.SYMBOL[card] for card in facts.DECKS["police-station"])
    assert police == {"weapon": 6, "fuel": 4, "tool": 4, "food": 3, "survivor": 3}


@rule("DW-COMP-04")
def test_twenty_crises_are_more_than_any_game_has_rounds() -> None:
    assert len(facts.CRISES) == 20
    assert max(side.rounds for main in facts.MAINS.values() for side in (main.normal, main.hardcore)) <= 10


@rule("DW-COMP-05")
def test_the_crossroads_deck_may_have_any_size(winter) -> None:
    scene = winter()
    scene.change(lambda g: (g.state.roads.clear(), setattr(g.state, "road", "")))
    scene.end_turns()
    assert scene.state.round == 2 and not scene.state.road


@rule("DW-COMP-07")
def test_the_exposure_die() -> None:
    assert Counter(facts.FACES) == {"blank": 6, "wound": 3, "frostbite": 2, "bite": 1}


@rule("DW-COMP-06", "DW-DICE-05")
def test_action_dice_show_one_to_six(winter) -> None:
    rolled = Counter()
    for seed in range(40):
        scene = winter(seed=seed)
        scene.end_turns()
        rolled.update(value for seat in range(3) for value in scene.player(seat).dice)
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@rule("DW-COMP-08", "DW-COMP-09")
def test_only_spaces_limit_pieces(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.change(lambda g: g.state.zombies.__setitem__(slice(None), list(facts.ENTRANCE_ROOM)))
    scene.set(food=99)
    assert sum(scene.state.zombies) == 18 + 22
    scene.put("school", "thomas-heart", "brian-lee", "gabriel-diaz")
    scene.crisis("rats-in-the-stores")
    scene.end_turns()
    assert scene.state.food == 95


@rule("DW-BOARD-01", "DW-BOARD-13")
def test_places_come_in_a_fixed_order(winter) -> None:
    assert PLACES == ("colony", "police-station", "grocery-store", "school", "library", "hospital", "gas-station")
    scene = winter()
    scene.change(lambda g: g.state.noise.__setitem__(slice(1, None), [1] * 6))
    scene.end_turns()
    assert [event["place"] for event in scene.events("noise.rolled")] == list(PLACES[1:])


@rule("DW-BOARD-02", "DW-BOARD-03", "DW-BOARD-04", "DW-BOARD-05", "DW-BOARD-06", "DW-BOARD-07", "DW-BOARD-08", "DW-BOARD-09", "DW-BOARD-10")
@pytest.mark.parametrize(
    ("place", "spaces", "entrances", "each"),
    [
        ("colony", 24, 6, 3),
        ("police-station", 3, 1, 4),
        ("grocery-store", 3, 1, 4),
        ("school", 4, 1, 4),
        ("library", 3, 1, 3),
        ("hospital", 4, 1, 4),
        ("gas-station", 2, 1, 3),
    ],
)
def test_spaces(place: str, spaces: int, entrances: int, each: int) -> None:
    spot = facts.SPOTS[facts.PLACE_OF[place]]
    assert (spot.spaces, len(spot.entrances), spot.entrance_spaces) == (spaces, entrances, each)


@rule("DW-BOARD-11")
def test_noise_spaces() -> None:
    assert [spot.noise for spot in facts.SPOTS] == [0, 4, 4, 4, 4, 4, 4]


@rule("DW-BOARD-12", "DW-BARR-03")
def test_an_entrance_space_holds_one_piece(winter) -> None:
    scene = winter()
    scene.put("library", "thomas-heart")
    scene.zombies("library", 2)
    scene.barricades("library", 1)
    scene.pool(0, 1, 1)
    assert not scene.offers("barricade:thomas-heart")
    assert scene.refused("barricade:thomas-heart") == "DW-BARR-03"
    assert scene.refused("lure:thomas-heart") == "DW-LURE-05"
    scene.end_turns()
    assert (scene.zombies_at("library"), scene.barricades_at("library")) == (2, 0)


@rule("DW-BOARD-14")
def test_morale_stops_at_ten(winter) -> None:
    scene = winter()
    scene.set(morale=10)
    scene.road("overdue")
    scene.put("library", "harman-brooks")
    scene.pool(0, 6)
    scene.deck("library", "junk")
    scene.do("search:harman-brooks", "stop", "road:b")
    assert scene.state.morale == 10 and not scene.events("morale.changed")


@rule("DW-BOARD-15", "DW-CHECK-05")
def test_the_round_track_counts_down(winter) -> None:
    scene = winter()
    assert scene.state.rounds_left == 5
    scene.end_turns()
    assert scene.state.rounds_left == 4


@pytest.mark.parametrize(("variant", "seats"), [("standard", 4), ("dilemma", 2), ("co-op", 2), ("betrayer", 3)])
def test_the_census_counts_every_card_once(variant: str, seats: int) -> None:
    table = Table.new(GAME.id, {"scenario": "stockpile", "seats": seats, "variant": variant}, 4)
    people = sum(not (fact.non_coop and variant in ("co-op", "dilemma")) for fact in facts.SURVIVORS.values())
    roads = sum(not (card.non_coop and variant in ("co-op", "dilemma")) for card in facts.ROADS.values())
    counted = {"items": 145, "survivors": people, "crises": 20, "crossroads": roads, "objectives": 34, "exiled": 10}
    assert GAME.census(table.play) == counted


def test_extra_rules_may_be_left_out() -> None:
    rules = next(option for option in GAME.form.options() if option.name == "rules")
    assert (rules.least, rules.most) == (0, 3)

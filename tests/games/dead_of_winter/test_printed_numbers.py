"""The numbers printed on cards: a second record of them, so that a slip in `data/` does not pass. Most are tried in play."""

from collections import Counter

import pytest

from stockade.engine import Table
from stockade.games.dead_of_winter import GAME, facts
from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.state import Given
from stockade.testing import rule

SURVIVORS = {  # influence, attack, search
    "alexis-grey": (46, 5, 4),
    "andrew-evans": (12, 3, 3),
    "annaleigh-chan": (38, 2, 2),
    "arthur-thurston": (62, 4, 2),
    "ashley-ross": (52, 2, 5),
    "bev-russell": (34, 2, 4),
    "brandon-kane": (26, 2, 4),
    "brian-lee": (68, 3, 4),
    "buddy-davis": (36, 2, 4),
    "carla-thompson": (22, 4, 2),
    "daniel-smith": (66, 2, 5),
    "david-garcia": (50, 4, 3),
    "edward-white": (44, 4, 3),
    "forest-plum": (14, 2, 5),
    "gabriel-diaz": (60, 2, 3),
    "gray-beard": (16, 1, 4),
    "harman-brooks": (32, 3, 3),
    "james-meyers": (54, 6, 3),
    "janet-taylor": (42, 3, 4),
    "jenny-clark": (24, 4, 3),
    "john-price": (18, 3, 3),
    "loretta-clay": (20, 2, 4),
    "maria-lopez": (48, 4, 2),
    "mike-cho": (30, 2, 4),
    "olivia-brown": (56, 4, 3),
    "rod-miller": (40, 3, 3),
    "sophie-robinson": (58, 4, 1),
    "sparky": (10, 2, 2),
    "talia-jones": (28, 3, 1),
    "thomas-heart": (64, 1, 3),
}


@rule("DW-ATTACK-01", "DW-SEARCH-02")
@pytest.mark.parametrize("name", SURVIVORS)
def test_a_survivor_attacks_and_searches_with_its_own_dice(winter, name: str) -> None:
    influence, attack, search = SURVIVORS[name]
    others = [other for other in ("brian-lee", "gabriel-diaz", "rod-miller") if other != name]
    scene = winter(name, *others)
    if scene.prompt == "prompt-start":
        scene.answer("start:no")
    scene.put("library", name)
    scene.zombies("library", 1)
    assert scene.view(1)["survivors"][name]["influence"] == influence
    for value in range(1, 7):
        scene.pool(0, value)
        assert scene.offers(f"attack:{name}") == (value >= attack) and scene.offers(f"search:{name}") == (value >= search)


def test_the_record_of_survivors_is_complete() -> None:
    assert set(SURVIVORS) == set(facts.SURVIVORS)


@rule("DW-ABIL-01")
@pytest.mark.parametrize(("name", "die"), [("thomas-heart", 5), ("loretta-clay", 4), ("daniel-smith", 4), ("bev-russell", 1)])
def test_an_ability_takes_the_die_printed_on_it(winter, name: str, die: int) -> None:
    scene = winter(name, "brian-lee", "gabriel-diaz")
    scene.zombies("colony", 3)
    scene.set(helpless=1)
    assert not scene.offers(f"ability:{name}")
    for value in range(1, 7):
        scene.pool(0, value)
        assert scene.offers(f"ability:{name}") == (value >= die)


def test_how_often_abilities_and_cards_serve() -> None:
    limits = {name: fact.power.limit for name, fact in facts.SURVIVORS.items()}
    passive = {"harman-brooks", "sparky", "buddy-davis", "rod-miller", "john-price", "mike-cho"}
    expected = dict.fromkeys(passive, "passive") | {"david-garcia": "unlimited", "forest-plum": "start_of_turn"}
    assert limits == dict.fromkeys(facts.SURVIVORS, "once_per_round") | expected
    for name, item in facts.ITEMS.items():
        once = "passive" if name in ("night-vision", "rotten-flesh", "snow-shoes") else "once_per_round"
        assert item.power.limit == (once if item.kind == "equip" else "single"), name
        assert (item.kind == "event") == (item.symbol == "survivor")
    thrown = ("junk", "padlock", "scissors", "megaphone", "reading-lamp", "medicine", "adrenaline", "fuel", "food-1", "food-2", "food-3")
    assert {name.removesuffix(".s") for name, item in facts.ITEMS.items() if item.kind == "waste"} == set(thrown)


DECKS = {
    "starting": "10 food-1.s, 5 junk.s, 5 fuel.s, 5 medicine.s",
    "police-station": (
        "3 pistol, 2 sniper-rifle, 1 shotgun, 4 fuel, 1 junk, 1 padlock, 1 night-vision, 1 walkie-talkie, 3 food-1, 1 outsider-1, "
        "2 outsider-2"
    ),
    "grocery-store": (
        "1 junk, 1 rotten-flesh, 1 hammer, 1 snow-shoes, 1 wrench, 2 food-1, 2 food-2, 2 food-3, 6 medicine, 1 outsider-1, 2 outsider-2"
    ),
    "school": (
        "1 junk, 1 scissors, 1 megaphone, 1 baseball-bat, 3 food-1, 3 food-2, 1 leadership, 1 martial-arts, 1 barricades-123, "
        "1 blueprints-school, 3 medicine, 2 outsider-1, 1 outsider-3"
    ),
    "library": (
        "1 junk, 1 reading-lamp, 4 fuel, 1 jazzercise, 1 cookbook, 1 blueprints-police-station, 1 blueprints-grocery-store, "
        "1 blueprints-library, 1 blueprints-hospital, 1 blueprints-gas-station, 4 food-1, 1 outsider-1, 2 outsider-2"
    ),
    "hospital": "1 junk, 1 mop, 1 flashlight, 4 fuel, 4 food-2, 4 medicine, 2 adrenaline, 3 outsider-2",
    "gas-station": "2 lighter, 2 switchblade, 1 shotgun, 6 fuel, 3 food-1, 3 medicine, 1 outsider-1, 2 outsider-2",
}


@rule("DW-COMP-03", "DW-SETUP-14")
def test_what_lies_in_every_deck() -> None:
    state = Table.new(GAME.id, {"scenario": "stockpile", "seats": 5, "variant": "standard"}, 1).state
    dealt = [card for player in state.players for card in player.hand]
    lying = {"starting": dealt, **{place: state.decks[number] for number, place in enumerate(PLACES) if number}}
    for deck, cards in lying.items():
        counted = Counter(facts.CARDS[card] for card in cards)
        assert counted == {kind: int(count) for count, kind in (entry.split() for entry in DECKS[deck].split(", "))}, deck


CRISES = {  # the symbols worth a point
    "being-watched": "medicine tool",
    "burst-boiler": "fuel",
    "despair": "medicine",
    "empty-pantry": "food",
    "exhaustion": "medicine",
    "fuel-shortage": "fuel",
    "horror-in-the-night": "food",
    "illness": "medicine",
    "knock-at-the-gate": "food",
    "legions-of-death": "fuel",
    "lights-out": "fuel tool",
    "overpopulation": "food",
    "rats-in-the-stores": "food",
    "reorganization": "tool",
    "sprung-locks": "tool",
    "strength-of-the-dead": "fuel",
    "tainted-water": "medicine",
    "unending-hordes": "tool",
    "whiteout": "fuel",
    "zombie-surge": "tool",
}
ONE_OF_EACH = ("pistol", "junk", "food-1", "medicine", "fuel", "cookbook", "outsider-1")


@rule("DW-CRISIS-03", "DW-CRISIS-04", "DW-CRISIS-06")
@pytest.mark.parametrize("crisis", CRISES)
def test_what_counts_for_a_crisis(winter, crisis: str) -> None:
    scene = winter()
    scene.set(morale=10)
    scene.crisis(crisis)
    scene.change(lambda g: g.state.given.extend(Given(scene.find(g, kind), 0) for kind in ONE_OF_EACH))
    scene.end_turns()
    shown = scene.events("crisis.card-shown")
    assert {facts.ITEMS[event["item"]].symbol for event in shown if event["fits"]} == set(CRISES[crisis].split()) and len(shown) == 7


def test_the_record_of_crises_is_complete() -> None:
    assert set(CRISES) == set(facts.CRISES)


SIDES = {  # morale, rounds, zombies at the colony and at each other place, helpless survivors with four players
    "eight-weeks-of-darkness": ((7, 8, 0, 1, 4), (6, 8, 6, 1, 8)),
    "find-the-cure": ((6, 7, 0, 2, 0), (6, 6, 0, 3, 0)),
    "home-sweet-home": ((6, 6, 12, 1, 0), (5, 6, 15, 2, 0)),
    "kill-them": ((7, 7, 0, 3, 0), (6, 7, 6, 3, 0)),
    "leave-it-all-behind": ((6, 7, 1, 1, 0), (5, 7, 2, 2, 0)),
    "raiding-party": ((5, 6, 2, 2, 0), (4, 6, 3, 3, 0)),
    "stockpile": ((7, 7, 12, 0, 0), (6, 7, 15, 0, 0)),
    "too-many-mouths": ((7, 5, 6, 0, 7), (6, 6, 8, 0, 8)),
    "we-need-more-samples": ((6, 6, 0, 1, 0), (6, 5, 3, 3, 0)),
    "winter-has-come": ((7, 5, 0, 1, 0), (6, 6, 0, 2, 0)),
}


@rule("DW-SETUP-03", "DW-SETUP-04", "DW-SETUP-05")
@pytest.mark.parametrize("side", ["normal", "hardcore"])
@pytest.mark.parametrize("scenario", SIDES)
def test_how_a_main_objective_begins(scenario: str, side: str) -> None:
    table = Table.new(GAME.id, {"scenario": scenario, "seats": 4, "variant": "standard", "side": side}, 1)
    state = table.state
    outside = {table.play.zombies_at(place) for place in range(1, 7)}
    morale, rounds, colony, each, helpless = SIDES[scenario][side == "hardcore"]
    assert (state.morale, state.rounds_left, table.play.zombies_at(0), outside, state.helpless) == (
        morale,
        rounds,
        colony,
        {each},
        helpless,
    )


def test_the_record_of_main_objectives_is_complete() -> None:
    assert set(SIDES) == set(facts.MAINS)

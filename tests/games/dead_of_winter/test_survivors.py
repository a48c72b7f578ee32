"""Every survivor's ability, through play. `DW-ABIL` has the rules; the numbers are on the cards."""

import pytest

from stockade.games.dead_of_winter.facts import CARDS
from stockade.testing import rule

BLANK, WOUND, FROST, BITE = 1, 7, 10, 12


def alone(winter, name: str, place: str = "colony", **settings):
    scene = winter(f"{name} rod-miller" if name != "rod-miller" else "rod-miller mike-cho", "brian-lee", "gabriel-diaz", **settings)
    if place != "colony":
        scene.put(place, name)
    return scene


@rule("DW-ABIL-07")
def test_harman_brooks_and_snow_shoes_turn_frostbite_into_a_wound(winter) -> None:
    scene = winter("harman-brooks thomas-heart", "brian-lee", "gabriel-diaz")
    scene.items("thomas-heart", "snow-shoes")
    for name in ("harman-brooks", "thomas-heart"):
        scene.dice(FROST)
        scene.do(f"move:{name}", "to:school")
        assert (scene.survivor(name).wounds, scene.survivor(name).frost) == (1, 0)


def test_sparky_is_only_wounded_by_a_bite(winter) -> None:
    scene = alone(winter, "sparky")
    scene.put("school", "brian-lee")
    scene.dice(BITE)
    scene.do("move:sparky", "to:school")
    assert scene.survivor("sparky").wounds == 1 and not scene.events("bite.spread")


def test_loretta_clay_cooks(winter) -> None:
    scene = alone(winter, "loretta-clay")
    scene.set(food=1)
    scene.pool(0, 4)
    scene.answer("ability:loretta-clay")
    assert scene.state.food == 3


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("janet-taylor", "hospital"),
        ("alexis-grey", "library"),
        ("arthur-thurston", "school"),
        ("andrew-evans", "grocery-store"),
        ("carla-thompson", "police-station"),
    ],
)
def test_experts_see_and_keep_one_card_more_at_their_place(winter, name: str, place: str) -> None:
    scene = alone(winter, name, place)
    scene.pool(0, 6, 6)
    scene.answer(f"search:{name}")
    scene.choose(f"with:{name}")
    assert len(scene.view(0)["you"]["drawn"]) == 2
    scene.answer("stop")
    assert len(scene.player(0).hand) == 2
    other = "school" if place != "school" else "library"
    scene.dice(BLANK)
    scene.do(f"move:{name}", f"to:{other}", f"search:{name}")
    assert scene.prompt == "prompt-search"
    scene.answer("stop")


def test_gray_beard_steals_a_random_card(winter) -> None:
    scene = alone(winter, "gray-beard")
    scene.hand(1, "fuel")
    scene.answer("ability:gray-beard")
    assert scene.held(0) == ["fuel"] and scene.held(1) == [] and not scene.told(2, "card.changed-hands")


def test_buddy_davis_dies_at_four_wounds(winter) -> None:
    scene = alone(winter, "buddy-davis")
    scene.wounds("buddy-davis", wounds=3)
    assert scene.view(0)["survivors"]["buddy-davis"]["limit"] == 4
    scene.dice(WOUND)
    scene.do("move:buddy-davis", "to:school")
    assert scene.state.gone == ["buddy-davis"]


def test_forest_plum_may_stay(winter) -> None:
    scene = alone(winter, "forest-plum")
    scene.road("jammed")
    scene.answer("start:no")
    assert "forest-plum" in scene.play.survivors and scene.state.morale == 7


def test_rod_miller_moves_without_a_roll(winter) -> None:
    scene = alone(winter, "rod-miller")
    scene.hand(0, "fuel")
    scene.answer("move:rod-miller")
    assert not any(key.startswith("fuel:") for key in scene.options())
    scene.answer("to:school")
    assert not scene.events("exposure.rolled")


def test_james_meyers_rerolls_any_dice(winter) -> None:
    scene = alone(winter, "james-meyers")
    scene.pool(0, 1, 1, 6)
    scene.dice(5, 4)
    scene.answer("ability:james-meyers")
    scene.choose("die:1", "die:1")
    assert scene.player(0).dice == [4, 5, 6]


def test_olivia_brown_heals_anybody_here(winter) -> None:
    scene = alone(winter, "olivia-brown")
    scene.wounds("brian-lee", wounds=1)
    scene.wounds("rod-miller", wounds=1)
    scene.put("school", "rod-miller")
    scene.answer("ability:olivia-brown")
    assert scene.survivor("brian-lee").wounds == 0 and scene.survivor("rod-miller").wounds == 1


def test_ashley_ross_barricades_without_a_die(winter) -> None:
    scene = alone(winter, "ashley-ross", "school")
    scene.answer("ability:ashley-ross")
    assert scene.barricades_at("school") == 1 and not scene.offers("ability:ashley-ross")


def test_bev_russell_fights_for_the_helpless(winter) -> None:
    scene = alone(winter, "bev-russell")
    scene.zombies("colony.1", 3)
    scene.pool(0, 1)
    assert scene.refused("ability:bev-russell") == "DW-PLAY-10"
    scene.set(helpless=1)
    scene.answer("ability:bev-russell")
    assert scene.zombies_at("colony") == 1 and not scene.events("exposure.rolled")


@rule("DW-ABIL-01")
def test_edward_white_spends_a_die_and_a_medicine_card(winter) -> None:
    scene = alone(winter, "edward-white")
    scene.hand(0, "medicine")
    scene.zombies("colony.1", 3)
    scene.pool(0, 2, 5)
    scene.do("attack:edward-white", "zombie:colony.1", "with:edward-white")
    assert scene.zombies_at("colony") == 0 and scene.player(0).dice == [] and scene.view(1)["waste"] == ["medicine"]
    assert not scene.events("exposure.rolled")


def test_edward_white_needs_a_second_die(winter) -> None:
    scene = alone(winter, "edward-white")
    scene.hand(0, "medicine")
    scene.zombies("colony.1", 1)
    scene.pool(0, 5)
    scene.dice(BLANK)
    scene.do("attack:edward-white", "zombie:colony.1")
    assert scene.held(0) == ["medicine"]


def test_gabriel_diaz_finds_an_outsider(winter) -> None:
    scene = winter("gabriel-diaz", "brian-lee", "thomas-heart")
    assert not scene.offers("ability:gabriel-diaz")
    scene.put("school", "gabriel-diaz")
    scene.deck("school", rest=False)
    assert not scene.offers("ability:gabriel-diaz")  # nothing to turn up
    scene.deck("school", "junk", "outsider-1", "food-1", "food-2", "scissors")
    scene.do("ability:gabriel-diaz", "take:outsider-1")
    assert scene.held(0) == ["outsider-1"] and len(scene.state.decks[3]) == 4
    assert scene.last("deck.turned")["items"] == ["junk", "outsider-1", "food-1", "food-2"]


def test_maria_lopez_at_the_school(winter) -> None:
    scene = alone(winter, "maria-lopez", "school")
    scene.zombies("school", 2)
    scene.pool(0, 1)
    scene.answer("ability:maria-lopez")
    assert scene.zombies_at("school") == 1 and not scene.events("exposure.rolled")


def test_mike_cho_attacks_without_a_roll(winter) -> None:
    scene = alone(winter, "mike-cho", "school")
    scene.items("mike-cho", "pistol")
    scene.zombies("school", 1)
    scene.pool(0, 2)
    scene.answer("attack:mike-cho")
    assert scene.zombies_at("school") == 0 and not scene.events("exposure.rolled") and not scene.events("item.used")


@rule("DW-INFO-09")
def test_annaleigh_chan_sees_a_random_card(winter) -> None:
    scene = alone(winter, "annaleigh-chan")
    scene.hand(1, "fuel")
    scene.hand(2, "junk")
    scene.do("ability:annaleigh-chan", "player:1")
    assert scene.last("card.glimpsed") == {"victim": "1", "item": "fuel"}
    assert scene.told(0, "card.glimpsed") and not scene.told(2, "card.glimpsed") and scene.held(1) == ["fuel"]


@rule("DW-INFO-09")
def test_talia_jones_orders_the_next_crises(winter) -> None:
    scene = alone(winter, "talia-jones")
    first, second = scene.state.crisis_deck[-1], scene.state.crisis_deck[-2]
    scene.answer("ability:talia-jones")
    assert scene.options() == [f"crisis:{first}", f"crisis:{second}"]
    scene.answer(f"crisis:{first}")
    assert scene.state.crisis_deck[-2:] == [first, second]
    assert scene.told(0, "crises.seen") and not scene.told(1, "crises.seen") and scene.events("words.allowed")


def test_jenny_clark_sees_three_more_cards_once(winter) -> None:
    scene = alone(winter, "jenny-clark", "library")
    scene.pool(0, 6)
    scene.answer("search:jenny-clark")
    scene.choose("with:jenny-clark")
    assert len(scene.view(0)["you"]["drawn"]) == 4
    scene.answer("stop")
    scene.choose(scene.options()[0])
    while scene.prompt == "prompt-under":
        scene.answer("under:rest")
    assert len(scene.player(0).hand) == 1


def test_brian_lee_raises_a_die(winter) -> None:
    scene = winter("brian-lee", "thomas-heart", "gabriel-diaz")
    scene.pool(0, 3, 6)
    scene.answer("ability:brian-lee")
    assert scene.player(0).dice == [4, 6]


@rule("DW-INFO-09")
def test_sophie_robinson_looks_and_puts_it_back(winter) -> None:
    scene = alone(winter, "sophie-robinson")
    scene.deck("hospital", "mop")
    scene.do("ability:sophie-robinson", "to:hospital")
    assert CARDS[scene.state.decks[5][-1]] == "mop" and scene.last("cards.found") == {"items": ["mop"]}
    assert not scene.told(1, "cards.found") and scene.told(1, "deck.looked-at")


def test_brandon_kane_and_the_mop_clean_five(winter) -> None:
    scene = winter("brandon-kane rod-miller", "brian-lee", "gabriel-diaz")
    scene.items("rod-miller", "mop")
    scene.waste(12)
    scene.pool(0, 1, 1)
    scene.do("clean:brandon-kane", "with:brandon-kane")
    assert len(scene.state.waste) == 7
    scene.do("clean:rod-miller", "with:mop")
    assert len(scene.state.waste) == 2


@pytest.mark.parametrize("count", [1, 2, 3])
def test_daniel_smith_kills_two_with_one_roll(winter, count: int) -> None:
    scene = alone(winter, "daniel-smith", "school")
    scene.zombies("school", count)
    scene.pool(0, 4)
    scene.dice(BLANK)
    scene.answer("ability:daniel-smith")
    assert scene.zombies_at("school") == max(0, count - 2) and len(scene.events("exposure.rolled")) == 1

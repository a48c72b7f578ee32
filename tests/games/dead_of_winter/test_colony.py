"""The colony phase (DW-PAY, DW-WASTE, DW-CRISIS, DW-ZOMB, DW-CHECK) and how effects work in general (DW-EFFECT)."""

import pytest

from stockade.games.dead_of_winter.facts import ENTRANCES, ROADS
from stockade.games.dead_of_winter.state import Given, Later
from stockade.testing import rule

EMPTY = ("school", "library", "hospital")


def lonely(winter, **settings):
    """Nobody at the colony."""
    scene = winter(**settings)
    scene.put("school", "thomas-heart", "harman-brooks", "brian-lee", "loretta-clay")
    scene.put("hospital", "gabriel-diaz", "janet-taylor")
    scene.mark()
    return scene


# -- food and waste --------------------------------------------------------------------------------------------------------


@rule("DW-PAY-01", "DW-PAY-02", "DW-PAY-03", "DW-PAY-08")
@pytest.mark.parametrize(("helpless", "outside", "eaten"), [(0, 0, 3), (1, 0, 4), (3, 2, 4), (0, 5, 1)])
def test_one_food_for_two_at_the_colony(winter, helpless: int, outside: int, eaten: int) -> None:
    scene = winter()
    scene.set(helpless=helpless, food=9)
    names = ["thomas-heart", "harman-brooks", "brian-lee", "loretta-clay", "gabriel-diaz"][:outside]
    for name, place in zip(names, ["school"] * 4 + ["library"], strict=False):
        scene.put(place, name)
    scene.end_turns()
    assert scene.events("food.paid") == [{"count": eaten, "food": 9 - eaten}]


@rule("DW-PAY-04", "DW-PAY-05", "DW-PAY-06", "DW-PAY-07")
def test_too_little_food_starves_the_colony(winter) -> None:
    scene = winter()
    scene.set(food=2, starvation=1, morale=9)
    scene.end_turns()
    assert scene.state.food == 2 and scene.state.starvation == 2 and scene.state.morale == 9 - 2 - 2  # hunger, then the crisis
    scene.set(food=3)
    scene.end_turns()
    assert scene.state.starvation == 2 and scene.state.food == 0 and scene.state.morale == 5 - 2  # the crisis alone


@rule("DW-PAY-09")
def test_an_empty_colony_owes_nothing(winter) -> None:
    scene = lonely(winter)
    scene.set(food=0)
    scene.end_turns()
    assert scene.state.starvation == 0


@rule("DW-WASTE-01", "DW-WASTE-02")
@pytest.mark.parametrize(("cards", "loss"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_every_full_ten_waste_cards_cost_morale(winter, cards: int, loss: int) -> None:
    scene = winter()
    scene.waste(cards)
    scene.end_turns()
    assert sum(event["count"] for event in scene.events("morale.changed")) == -2 - loss
    assert len(scene.state.waste) == cards


# -- the crisis ------------------------------------------------------------------------------------------------------------


def give(scene, seat: int, *kinds: str) -> None:
    scene.change(lambda g: g.state.given.extend(Given(scene.find(g, kind), seat) for kind in kinds))


@rule("DW-CRISIS-01", "DW-CRISIS-02", "DW-INFO-08")
def test_contributions_are_shuffled_and_shown_one_by_one(winter) -> None:
    orders = set()
    for seed in range(6):
        scene = winter(seed=seed)
        give(scene, 0, "medicine")
        give(scene, 1, "fuel", "junk")
        give(scene, 2, "food-1")
        scene.end_turns()
        shown = scene.events("crisis.card-shown")
        assert len(shown) == 4 and all("player" not in event for event in shown)
        orders.add(tuple(event["item"] for event in shown))
    assert len(orders) > 1


@rule("DW-CRISIS-01", "DW-INFO-08")
def test_they_are_not_shown_in_the_order_of_giving(winter) -> None:
    scene = winter()
    cards = ["medicine", "fuel"]
    scene.hand(2, *cards)
    scene.end_turn()
    scene.end_turn()
    for card in cards:
        scene.do("contribute", f"card:{card}")
    scene.end_turn()
    shown = [event["item"] for event in scene.events("crisis.card-shown")]
    assert sorted(shown) == sorted(cards) and shown != cards


@rule("DW-CRISIS-03", "DW-CRISIS-04", "DW-CRISIS-05", "DW-CRISIS-07", "DW-CRISIS-10", "DW-CRISIS-11")
def test_wrong_cards_count_against_it_and_failure_strikes(winter) -> None:
    scene = winter()
    scene.crisis("horror-in-the-night")
    give(scene, 0, "food-3", "food-1", "food-2", "junk")
    scene.end_turns()
    assert scene.last("crisis.struck") == {"crisis": "horror-in-the-night", "points": 2, "need": 3}
    assert scene.state.morale == 5 and scene.state.given == [] and len(scene.state.removed) == 4
    assert "horror-in-the-night" in scene.state.crises_done


@rule("DW-CRISIS-03", "DW-CRISIS-08", "DW-CRISIS-09")
@pytest.mark.parametrize(("cards", "morale"), [(3, 7), (4, 7), (5, 8), (7, 8)])
def test_enough_points_prevent_it_and_two_more_lift_morale_once(winter, cards: int, morale: int) -> None:
    scene = winter()
    give(scene, 1, *["medicine"] * cards)
    scene.end_turns()
    assert scene.events("crisis.prevented") and scene.state.morale == morale


@rule("DW-CRISIS-06")
def test_either_of_two_symbols_counts(winter) -> None:
    scene = winter()
    scene.crisis("lights-out")
    give(scene, 0, "fuel", "hammer", "fuel")
    scene.end_turns()
    assert scene.last("crisis.prevented")["points"] == 3


@rule("DW-CRISIS-12")
def test_no_card_means_no_points(winter) -> None:
    scene = winter()
    scene.end_turns()
    assert scene.last("crisis.struck")["points"] == 0


@rule("DW-CRISIS-13", "DW-ZOMB-19")
def test_every_batch_begins_at_entrance_one(winter) -> None:
    scene = winter()
    scene.crisis("unending-hordes")
    scene.end_turns()
    assert [scene.zombies_at(f"colony.{gate}") for gate in range(1, 7)] == [3, 3, 2, 1, 1, 1]  # eight, then three


# -- zombies ---------------------------------------------------------------------------------------------------------------


@rule("DW-ZOMB-01", "DW-ZOMB-02", "DW-ZOMB-03", "DW-ZOMB-16")
@pytest.mark.parametrize(("helpless", "gates"), [(0, [1, 1, 1, 0, 0, 0]), (3, [1, 1, 1, 1, 1, 0]), (8, [2, 1, 1, 1, 1, 1])])
def test_one_zombie_for_two_people_round_the_entrances(winter, helpless: int, gates: list[int]) -> None:
    scene = winter()
    scene.set(helpless=helpless)
    scene.end_turns()
    assert [scene.zombies_at(f"colony.{gate}") for gate in range(1, 7)] == gates


@rule("DW-ZOMB-04", "DW-ZOMB-05", "DW-ZOMB-06", "DW-ZOMB-10")
def test_barricades_absorb_zombies_when_no_space_is_empty(winter) -> None:
    scene = winter()
    scene.change(lambda g: (g.state.zombies.__setitem__(0, 2), g.state.barricades.__setitem__(slice(0, 2), [1, 1])))
    scene.end_turns()
    assert (scene.zombies_at("colony.1"), scene.barricades_at("colony.1")) == (2, 0)
    assert (scene.zombies_at("colony.2"), scene.barricades_at("colony.2")) == (1, 1)
    assert scene.zombies_at("colony.3") == 1
    scene.end_turns()
    assert scene.zombies_at("colony.1") == 3


@rule("DW-ZOMB-07", "DW-ZOMB-18", "DW-ZOMB-17")
def test_an_overrun_kills_the_lowest_influence(winter) -> None:
    scene = winter("thomas-heart rod-miller", "brian-lee loretta-clay", "gabriel-diaz harman-brooks")
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 6), [3] * 6))
    scene.set(morale=9)
    scene.end_turns()
    assert scene.state.gone == ["loretta-clay", "harman-brooks", "rod-miller"]
    assert sum(scene.state.zombies[:6]) == 18


@rule("DW-ZOMB-17", "DW-ZOMB-16")
def test_a_replacement_draws_no_zombie_in_the_batch_that_made_room_for_it(winter) -> None:
    scene = winter("thomas-heart", "harman-brooks", "gabriel-diaz", "rod-miller")
    scene.exiled(1)
    scene.put("police-station", "harman-brooks")
    scene.zombies("police-station", 4)
    scene.survivor_deck("mike-cho")
    scene.end_turns()
    scene.answer("to:hospital")
    assert scene.survivor("mike-cho").place == 5 and scene.zombies_at("hospital") == 0


@rule("DW-ZOMB-09")
def test_an_overrun_of_an_empty_place_does_nothing(winter) -> None:
    scene = lonely(winter)
    scene.crisis("legions-of-death")
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 6), [3] * 6))
    scene.end_turns()
    assert scene.state.gone == [] and len(scene.events("entrance.overrun")) == 12 and scene.state.morale == 7


@rule("DW-ZOMB-05", "DW-ZOMB-11", "DW-ZOMB-12", "DW-ZOMB-13")
def test_one_zombie_for_each_survivor_outside_exiles_too(winter) -> None:
    scene = lonely(winter)
    scene.exiled(2)
    scene.barricades("school", 2)
    scene.end_turns()
    assert scene.zombies_at("hospital") == 2
    assert (scene.zombies_at("school"), scene.barricades_at("school")) == (3, 1)  # two, a barricade falls, one more
    assert scene.state.gone == []


@rule("DW-ZOMB-12")
def test_overruns_outside(winter) -> None:
    scene = lonely(winter)
    scene.zombies("school", 4)
    scene.set(morale=9)
    scene.change(lambda g: setattr(g.player(0), "leader", "thomas-heart"))
    scene.end_turns()
    assert scene.state.gone[:2] == ["loretta-clay", "harman-brooks"]


@rule("DW-ZOMB-14", "DW-ZOMB-15")
@pytest.mark.parametrize(("roll", "come"), [(3, 1), (4, 0)])
def test_noise_brings_zombies_on_three_or_less(winter, roll: int, come: int) -> None:
    scene = winter()
    scene.change(lambda g: g.state.noise.__setitem__(6, 1))
    scene.dice(roll)
    scene.end_turns()
    assert scene.zombies_at("gas-station") == come and scene.noise_at("gas-station") == 0


@rule("DW-ZOMB-16")
def test_three_batches_in_order(winter) -> None:
    scene = winter()
    scene.put("hospital", "thomas-heart")
    scene.change(lambda g: g.state.noise.__setitem__(1, 1))
    scene.dice(1)
    scene.end_turns()
    assert [event["place"] for event in scene.events("zombies.arrived")] == ["colony", "hospital", "police-station"]


@rule("DW-ZOMB-20", "DW-END-06")
def test_morale_zero_waits_for_the_end_of_the_batch(winter) -> None:
    scene = winter()
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 6), [3] * 6))
    scene.set(morale=3)
    scene.put("library", "gabriel-diaz")
    scene.end_turns()
    assert scene.outcome == "lost" and scene.state.cause == "morale"
    assert len(scene.state.gone) == 3  # morale was gone with the first of them
    assert scene.zombies_at("library") == 0


# -- the end of the round --------------------------------------------------------------------------------------------------


@rule("DW-ZOMB-20", "DW-ZOMB-08", "DW-END-06")
def test_helpless_survivors_too_die_to_the_end_of_the_batch(winter) -> None:
    scene = lonely(winter)
    scene.set(helpless=3, morale=3)  # the crisis takes two
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 6), [3] * 6))
    scene.end_turns()
    assert scene.outcome == "lost" and len(scene.events("helpless.died")) == 2 and scene.state.helpless == 1
    assert not [event for event in scene.events("zombies.arrived") if event["place"] == "school"]


@rule("DW-CHECK-09")
@pytest.mark.parametrize("exiles", [2, 3])
def test_a_colony_of_exiles_completes_nothing(winter, exiles: int) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz", scenario="leave-it-all-behind")
    scene.set(morale=9)
    scene.items("gabriel-diaz", "pistol")
    for seat, card in enumerate(("handy", "payback", "squatter")[:exiles]):
        scene.exiled(seat, card)
    scene.end_turns()
    assert scene.outcome == ("won" if exiles == 2 else "")


@rule("DW-CHECK-01", "DW-CHECK-02", "DW-CHECK-03", "DW-END-03", "DW-SCEN-05")
def test_the_main_objective_is_only_checked_in_its_step(winter) -> None:
    scene = winter(scenario="home-sweet-home")
    scene.change(lambda g: g.state.barricades.__setitem__(slice(None), [2, 2, 2, 2, 2, 1, *[1] * 6]))
    scene.change(lambda g: g.state.barricades.__setitem__(11, 0))
    scene.end_turns()
    assert scene.outcome == "" and scene.events("objective.open")
    scene.change(lambda g: g.state.zombies.__setitem__(slice(None), [0] * 12))
    scene.barricades("gas-station", 1)
    assert scene.outcome == ""
    scene.end_turns()
    assert scene.outcome == "won" and scene.state.cause == "objective"


@rule("DW-CHECK-04")
def test_surviving_rounds(winter) -> None:
    scene = winter()
    scene.set(round=4, rounds_left=2)
    scene.end_turns()
    assert scene.outcome == "" and scene.state.round == 5
    scene.set(morale=7, food=20)
    scene.crisis("despair")
    scene.end_turns()
    assert scene.outcome == "won"


@rule("DW-CHECK-06", "DW-END-02")
def test_the_last_round_ends_the_game(winter) -> None:
    scene = winter(scenario="raiding-party")
    scene.set(round=6, rounds_left=1)
    scene.end_turns()
    assert scene.outcome == "lost" and scene.state.cause == "rounds"


# -- effects in general ----------------------------------------------------------------------------------------------------


@rule("DW-EFFECT-01")
def test_the_first_player_orders_what_happens_together(winter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROADS, "overdue", ROADS["under-glass"])
    scene = winter()
    scene.set(first=1)
    scene.change(lambda g: g.state.later.extend([Later("under-glass", 1, 1, 1, 0), Later("overdue", 1, 1, 1, 0)]))
    scene.end_turns()
    assert scene.prompt == "prompt-order-effects" and scene.table.pending[0].seat == 1
    scene.answer("first:overdue")
    assert [event["count"] for event in scene.events("food.changed")] == [2, 2]


@rule("DW-EFFECT-05")
def test_a_die_of_an_effect_is_no_action_die(winter) -> None:
    scene = winter()
    scene.pool(0, 5)
    scene.road("meltwater")
    scene.dice(3)
    scene.answer("road:b")
    assert scene.player(0).dice == [5] and scene.state.food == 17


@rule("DW-EFFECT-06", "DW-EFFECT-13")
def test_influence_decides_strictly_in_order(winter) -> None:
    scene = winter()
    scene.crisis("overpopulation")
    scene.set(helpless=3)
    scene.end_turns()
    assert scene.state.gone == ["loretta-clay", "harman-brooks"] and scene.state.helpless == 3


@rule("DW-EFFECT-07")
def test_as_much_as_possible(winter) -> None:
    scene = winter()
    scene.crisis("rats-in-the-stores")
    scene.set(food=5)
    scene.end_turns()
    assert scene.state.food == 0


@rule("DW-EFFECT-08")
def test_all_of_nothing(winter) -> None:
    scene = winter()
    scene.crisis("whiteout")
    scene.end_turns()
    assert all(survivor.frost == 0 for survivor in scene.state.survivors) and scene.state.round == 2


@rule("DW-EFFECT-09", "DW-EFFECT-10", "DW-EFFECT-11")
def test_survivors_change_hands_at_the_same_time(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "pistol")
    scene.wounds("thomas-heart", wounds=1)
    scene.crisis("reorganization")
    scene.end_turns()
    assert [ask.prompt for ask in scene.table.pending] == ["prompt-pass"] * 3
    scene.answer("pass:thomas-heart", 0)
    assert scene.survivor("thomas-heart").seat == 0
    scene.answer("pass:loretta-clay", 1)
    scene.answer("pass:gabriel-diaz", 2)
    assert [scene.survivor(name).seat for name in ("thomas-heart", "loretta-clay", "gabriel-diaz")] == [1, 2, 0]
    assert scene.carried("thomas-heart") == ["pistol"] and scene.survivor("thomas-heart").wounds == 1
    assert [scene.player(seat).leader for seat in range(3)] == ["harman-brooks", "brian-lee", "janet-taylor"]


@rule("DW-EFFECT-12")
def test_the_first_player_chooses_in_the_colony_phase(winter) -> None:
    scene = winter()
    scene.crisis("sprung-locks")
    scene.change(lambda g: g.state.barricades.__setitem__(slice(0, 6), [1] * 6))
    scene.set(first=0)
    scene.end_turns()
    assert scene.prompt == "prompt-take-barricade" and scene.table.pending[0].seat == 0
    for gate in (1, 2, 3, 4):
        scene.answer(f"at:{ENTRANCES[gate]}")
    assert scene.barricades_at("colony") == 2


@rule("DW-EFFECT-12")
def test_its_player_chooses_which_token_comes_off(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine")
    scene.wounds("brian-lee", wounds=1, frost=1)
    scene.answer("play:medicine")
    assert scene.prompt == "prompt-heal-which" and scene.table.pending[0].seat == 1
    scene.answer("heal:frostbite")
    assert (scene.survivor("brian-lee").wounds, scene.survivor("brian-lee").frost) == (1, 0)


@rule("DW-EFFECT-02")
def test_nothing_is_played_while_an_effect_is_resolved(winter) -> None:
    scene = winter()
    scene.hand(1, "medicine")
    scene.put("school", "brian-lee")
    scene.wounds("brian-lee", wounds=2)
    scene.dice(12)
    scene.do("move:thomas-heart", "to:school")
    assert all(key.startswith("bite:") for key in scene.options())
    scene.answer("bite:kill")
    assert scene.held(1) == ["medicine"]


@rule("DW-EFFECT-04")
def test_a_card_beats_the_rules_on_its_own_point(winter) -> None:
    scene = winter("rod-miller", "brian-lee", "gabriel-diaz")
    scene.do("move:rod-miller", "to:school")
    assert not scene.events("exposure.rolled")

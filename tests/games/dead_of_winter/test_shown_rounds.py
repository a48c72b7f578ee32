"""Plays made to be looked at, as in test_shown.py: rounds and dice, what a turn consists of, cards, the colony phase, and the end."""

from stockade.games.dead_of_winter.facts import ENTRANCE_ROOM
from stockade.games.dead_of_winter.play import Winter
from stockade.testing import rule

BLANK, WOUND = 1, 7


@rule("DW-COMP-06")
def test_dice_of_every_face(winter) -> None:
    scene = winter(seed=1)
    scene.end_turns()
    assert {die for seat in range(3) for die in scene.player(seat).dice} == {1, 2, 3, 4, 5, 6}


@rule("DW-COMP-09")
def test_more_food_than_any_box_holds(winter) -> None:
    scene = winter()
    scene.set(food=99)
    scene.hand(0, "food-3")
    scene.answer("play:food-3")
    assert scene.state.food == 102


@rule("DW-COMP-08")
def test_forty_zombies(winter) -> None:
    scene = winter()

    def edit(g: Winter) -> None:
        g.state.zombies[:] = [room - (gate < 3) for gate, room in enumerate(ENTRANCE_ROOM)]

    scene.change(edit)
    assert sum(scene.state.zombies) == 37
    scene.end_turns()
    assert sum(scene.state.zombies) == 40


@rule("DW-COMP-10")
def test_every_symbol_may_be_asked_for(winter) -> None:
    scene = winter()
    scene.wounds("thomas-heart", wounds=1)
    scene.hand(1, "junk")
    scene.answer("ask")
    assert len([key for key in scene.options() if key.startswith("ask:")]) == 7


@rule("DW-BOARD-13")
def test_zombies_come_to_one_place_after_the_other(winter) -> None:
    scene = winter("thomas-heart harman-brooks rod-miller", "brian-lee loretta-clay mike-cho", "gabriel-diaz janet-taylor")
    places = ("police-station", "grocery-store", "school", "library", "hospital", "gas-station")
    for name, place in zip(("thomas-heart", "harman-brooks", "rod-miller", "brian-lee", "loretta-clay", "mike-cho"), places, strict=True):
        scene.put(place, name)
    scene.end_turns()
    assert [event["place"] for event in scene.events("zombies.arrived")] == ["colony", *places]


@rule("DW-ROUND-03")
def test_all_seven_steps_of_a_night(winter) -> None:
    scene = winter()
    scene.waste(10)
    scene.end_turns()
    assert scene.state.morale == 4 and scene.state.first == 2


@rule("DW-CRISIS-11")
def test_a_crisis_that_struck_does_not_come_back(winter) -> None:
    scene = winter()
    scene.crisis("horror-in-the-night")
    scene.crises("fuel-shortage")
    scene.end_turns()
    assert scene.state.crisis == "fuel-shortage" and "horror-in-the-night" in scene.state.crises_done
    assert "horror-in-the-night" not in scene.state.crisis_deck


@rule("DW-ZOMB-11")
def test_each_place_outside_counts_its_own(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.put("hospital", "gabriel-diaz")
    scene.end_turns()
    assert [scene.zombies_at(place) for place in ("school", "hospital", "library")] == [2, 1, 0]


@rule("DW-ZOMB-05")
def test_the_space_of_a_torn_barricade_is_taken_by_the_next(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.barricades("school", 4)
    scene.end_turns()
    assert (scene.zombies_at("school"), scene.barricades_at("school")) == (1, 3)


@rule("DW-DICE-01", "DW-DICE-09")
def test_both_pools_are_emptied(winter) -> None:
    scene = winter()
    scene.waste(5)
    scene.pool(0, 6, 6)
    scene.answer("clean:thomas-heart")
    assert (scene.player(0).dice, scene.player(0).spent) == ([6], [6])
    scene.end_turns()
    assert len(scene.player(0).dice) == 3 and not scene.player(0).spent


@rule("DW-DICE-06")
def test_dice_go_to_whoever_needs_them(winter) -> None:
    scene = winter()
    scene.waste(9)
    scene.pool(0, 3, 3, 3)
    scene.do("clean:thomas-heart", "clean:thomas-heart", "clean:harman-brooks")
    assert scene.player(0).dice == []


@rule("DW-TURN-02", "DW-TURN-04")
def test_one_frostbite_one_wound(winter) -> None:
    scene = winter()
    scene.wounds("thomas-heart", frost=1)
    scene.road("jammed")
    assert (scene.survivor("thomas-heart").wounds, scene.survivor("thomas-heart").frost) == (1, 1)


@rule("DW-TURN-09")
def test_a_turn_opens_in_this_order(winter) -> None:
    scene = winter("forest-plum thomas-heart", "brian-lee", "gabriel-diaz")
    scene.wounds("forest-plum", frost=1)
    scene.road("jammed")
    scene.answer("start:no")
    assert scene.prompt == "prompt-action" and scene.survivor("forest-plum").wounds == 1


@rule("DW-XROAD-08")
def test_a_card_that_took_effect_does_not_go_back(winter) -> None:
    scene = winter()
    scene.pool(0, 6)
    scene.zombies("colony.1", 1)
    scene.road("name-tag")
    scene.dice(BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1", "road:b")
    scene.end_turn()
    assert not scene.events("road.returned") and "name-tag" not in scene.state.roads


@rule("DW-XROAD-22")
def test_a_card_that_builds_is_no_building(winter) -> None:
    scene = winter()
    scene.hand(0, "padlock")
    scene.pool(0, 1)
    scene.road("loose-shingles")
    scene.do("play:padlock", "at:colony.1", "at:colony.1")
    assert not scene.events("road.fired")
    scene.do("barricade:thomas-heart", "at:colony.2")
    assert scene.events("road.fired")


@rule("DW-SEARCH-13")
def test_noise_lies_there_until_the_night(winter) -> None:
    scene = winter()
    scene.to_turn(2)
    scene.put("library", "gabriel-diaz")
    scene.deck("library", "fuel", "junk")
    scene.pool(2, 6)
    scene.dice(5)
    scene.do("search:gabriel-diaz", "noise", "stop", "card:fuel")
    assert scene.noise_at("library") == 1
    scene.end_turn()
    assert scene.noise_at("library") == 0


@rule("DW-LURE-03")
def test_two_entrances_of_one_place(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.zombies("colony.1", 1)
    scene.zombies("colony.4", 1)
    scene.zombies("library", 1)
    scene.pool(0, 1)
    scene.do("lure:thomas-heart", "to:colony", "at:colony.1", "at:colony.4")
    assert scene.zombies_at("school") == 2 and scene.zombies_at("library") == 1


@rule("DW-ABIL-03")
def test_an_ability_for_the_colony_is_none_at_the_school(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.zombies("colony.1", 2)
    scene.pool(0, 6)
    assert scene.refused("ability:thomas-heart") == "DW-ABIL-03"


@rule("DW-ABIL-06")
def test_nobody_uses_the_ability_of_another_group(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "olivia-brown brian-lee", "gabriel-diaz")
    scene.wounds("thomas-heart", wounds=1)
    assert not any("olivia" in key for key in scene.options())
    scene.to_turn(1)
    assert scene.offers("ability:olivia-brown")


@rule("DW-PLAY-06")
def test_two_of_the_same_and_more(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.hand(0, "pistol", "pistol", "hammer")
    scene.do("play:pistol", "play:pistol", "play:hammer")
    assert scene.carried("thomas-heart") == ["pistol", "pistol", "hammer"]


@rule("DW-PLAY-09")
def test_the_unwelcome_part_of_a_card_too(winter) -> None:
    scene = winter()
    scene.hand(0, "outsider-2")
    scene.survivor_deck("mike-cho")
    scene.answer("play:outsider-2")
    assert scene.state.helpless == 1


@rule("DW-SPEND-03")
def test_a_six_stays_a_six(winter) -> None:
    scene = winter()
    scene.pool(0, 6)
    assert scene.refused("food") == "DW-SPEND-03"


@rule("DW-ASK-07")
def test_what_is_carried_is_not_given_on_request(winter) -> None:
    scene = winter()
    scene.items("brian-lee", "hammer")
    scene.hand(1, "padlock")
    scene.do("ask", "ask:tool")
    assert scene.options(1) == ["refuse", "none", "give:padlock"]


@rule("DW-EXILE-15", "DW-ASK-09")
def test_an_exile_asks_and_gives(winter) -> None:
    scene = winter()
    scene.exiled(0)
    scene.hand(0, "food-2")
    scene.hand(1, "food-1")
    scene.do("ask", "ask:food", "give:food-1")
    assert scene.state.waste == []
    scene.to_turn(1)
    scene.do("ask", "ask:food", "give:food-2")
    assert len(scene.state.waste) == 1


@rule("DW-EXPO-01")
def test_a_move_and_a_kill_and_a_roll_for_each(winter) -> None:
    scene = winter()
    scene.zombies("school", 1)
    scene.pool(0, 6)
    scene.dice(BLANK, BLANK)
    scene.do("move:thomas-heart", "to:school", "attack:thomas-heart")
    assert len(scene.events("exposure.rolled")) == 2


@rule("DW-ZOMB-06")
def test_a_zombie_takes_the_space_beside_the_barricade(winter) -> None:
    scene = winter()
    scene.barricades("colony.1", 2)
    scene.end_turns()
    assert (scene.zombies_at("colony.1"), scene.barricades_at("colony.1")) == (1, 2)


@rule("DW-CHECK-03")
def test_a_barricade_too_few_at_the_check(winter) -> None:
    scene = winter(scenario="home-sweet-home")

    def edit(g: Winter) -> None:
        g.state.barricades[:] = [2, 2, 2, 2, 1, 1, *[1] * 6]
        g.state.zombies[0] = 1

    scene.change(edit)
    scene.end_turns()
    assert scene.outcome == "" and scene.barricades_at("colony") == 9


@rule("DW-END-04")
def test_one_point_is_all_there_is_to_lose(winter) -> None:
    scene = winter()
    scene.crisis("despair")
    scene.set(morale=1)
    scene.end_turns()
    assert scene.outcome == "lost" and scene.state.morale == 0


@rule("DW-END-05")
def test_an_exile_who_has_everything_plays_on(winter) -> None:
    scene = winter()
    scene.exiled(2, "long-road")
    scene.hand(2, "fuel", "fuel", "fuel", "fuel")
    assert all(aim["met"] for aim in scene.view(2)["you"]["aims"])
    scene.end_turns()
    assert scene.outcome == ""


@rule("DW-WIN-03")
def test_a_card_played_in_the_last_turn_is_missing_at_the_end(winter) -> None:
    scene = winter(scenario="raiding-party")
    scene.deck("school", rest=False)
    scene.deck("library", rest=False)
    scene.aim(2, "hunger")
    scene.hand(2, "food-1", "food-1", "food-1")
    scene.to_turn(2)
    scene.answer("play:food-1")
    scene.end_turn()
    assert scene.outcome == "won" and 2 not in scene.table.winners


@rule("DW-WIN-06")
def test_as_many_is_not_more(winter) -> None:
    scene = winter(scenario="raiding-party")
    scene.deck("school", rest=False)
    scene.deck("library", rest=False)
    scene.aim(2, "hoarder")
    scene.hand(2, *["junk"] * 3)
    scene.hand(1, *["fuel"] * 3)
    scene.end_turns()
    assert scene.outcome == "won" and 2 not in scene.table.winners


@rule("DW-EFFECT-11")
def test_one_player_after_the_other_chooses(winter) -> None:
    scene = winter()
    scene.change(lambda g: g.state.gone.extend(g.state.survivor_deck.pop() for _ in range(3)))
    scene.road("the-ledger")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    asked = []
    for place in ("school", "library", "hospital"):
        asked.append(scene.table.pending[0].seat)
        scene.answer(f"to:{place}")
    assert asked == [0, 1, 2]


@rule("DW-SPEND-04")
def test_food_without_a_die_raises_nothing(winter) -> None:
    scene = winter()
    assert scene.player(0).dice == [] and scene.refused("food") == "DW-SPEND-04"


@rule("DW-HANDOFF-05")
def test_the_hand_is_not_handed_on(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks", "brian-lee")
    scene.items("thomas-heart", "pistol")
    scene.hand(0, "hammer")
    scene.answer("hand:thomas-heart")
    assert scene.options() == ["hand:pistol@harman-brooks", "hand:pistol@brian-lee"]
    scene.answer("hand:pistol@harman-brooks")


@rule("DW-PAY-01", "DW-ZOMB-01")
def test_five_at_the_colony_count_as_six(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz")
    scene.end_turns()
    assert scene.events("food.paid")[0]["count"] == 3 and scene.zombies_at("colony") == 3


@rule("DW-ATTACK-18")
def test_nobody_there_to_attack(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.zombies("library", 2)
    scene.pool(0, 6)
    assert scene.refused("attack:thomas-heart") == "DW-ATTACK-18"


@rule("DW-ATTACK-05")
def test_the_helpless_are_no_targets(winter) -> None:
    scene = winter()
    scene.set(helpless=3)
    scene.pool(0, 6)
    scene.dice(6)
    scene.answer("attack:thomas-heart")
    assert all(key.startswith("survivor:") for key in scene.options())
    scene.answer("survivor:brian-lee")

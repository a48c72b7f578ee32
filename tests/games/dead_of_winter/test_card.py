"""Playing cards, giving to the crisis and the main objective, moving with fuel, food for dice (DW-PLAY, -CONTR, -OBJ, -MOVE, -SPEND)."""

import pytest

from stockade.testing import rule


@rule("DW-PLAY-01", "DW-PLAY-02", "DW-PLAY-12")
def test_any_number_of_cards_without_dice_to_the_waste_pile(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.set(food=0)
    scene.hand(0, "food-1", "food-2", "food-3")
    scene.do("play:food-1", "play:food-2", "play:food-3")
    assert scene.state.food == 6 and scene.view(None)["waste"] == ["food-1", "food-2", "food-3"]


@rule("DW-PLAY-03")
def test_an_event_card_leaves_the_game(winter) -> None:
    scene = winter()
    scene.hand(0, "outsider-1")
    scene.answer("play:outsider-1")
    assert scene.state.waste == [] and len(scene.state.removed) == 1


@rule("DW-PLAY-04", "DW-PLAY-05", "DW-PLAY-06")
def test_equip_cards_go_to_any_of_the_players_survivors_without_limit(winter) -> None:
    scene = winter()
    scene.put("hospital", "harman-brooks")
    scene.hand(0, "pistol", "pistol", "hammer")
    scene.do("play:pistol", "who:harman-brooks", "play:pistol", "who:harman-brooks", "play:hammer", "who:harman-brooks")
    assert scene.carried("harman-brooks") == ["pistol", "pistol", "hammer"] and scene.state.waste == []


@rule("DW-PLAY-07", "DW-HANDOFF-05")
def test_no_option_takes_equipment_off(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.put("school", "thomas-heart")
    scene.items("thomas-heart", "pistol")
    scene.hand(0, "hammer")
    offered = [key for key in scene.options() if "pistol" in key]
    assert offered == [] and not scene.offers("hand:thomas-heart")


@rule("DW-PLAY-08", "DW-HANDOFF-03", "DW-HANDOFF-06")
def test_used_stays_used_whoever_carries_it(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle")
    scene.zombies("school", 2)
    scene.answer("use:sniper-rifle@thomas-heart")
    scene.do("hand:thomas-heart", "hand:sniper-rifle@brian-lee", "consent:yes")
    scene.to_turn(1)
    assert scene.carried("brian-lee") == ["sniper-rifle"] and scene.refused("use:sniper-rifle@brian-lee") == "DW-PLAY-08"
    scene.end_turns()
    scene.to_turn(1)
    assert scene.offers("use:sniper-rifle@brian-lee")


@rule("DW-PLAY-08")
def test_used_stays_used_after_a_return_to_the_hand(winter) -> None:
    scene = winter()
    scene.items("harman-brooks", "sniper-rifle")
    scene.wounds("harman-brooks", wounds=2)
    scene.zombies("school", 2)
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.do("use:sniper-rifle@harman-brooks", "to:school")
    scene.dice(7)
    scene.do("attack:harman-brooks", "zombie:colony.1")
    assert scene.held(0) == ["sniper-rifle"]
    scene.answer("play:sniper-rifle")
    assert scene.carried("thomas-heart") == ["sniper-rifle"] and scene.refused("use:sniper-rifle@thomas-heart") == "DW-PLAY-08"


@rule("DW-PLAY-09", "DW-PLAY-10")
def test_a_card_that_can_do_nothing_is_not_played(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine", "junk", "scissors")
    assert {scene.refused(f"play:{kind}") for kind in ("medicine", "junk", "scissors")} == {"DW-PLAY-10"}
    scene.wounds("thomas-heart", wounds=1)
    scene.answer("play:medicine")
    assert scene.survivor("thomas-heart").wounds == 0


@rule("DW-PLAY-11", "DW-JOIN-04", "DW-EXILE-23")
@pytest.mark.parametrize("exiled", [False, True])
def test_no_newcomers_in_a_full_colony(winter, exiled: bool) -> None:
    scene = winter()
    scene.hand(0, "outsider-1")
    if exiled:
        scene.exiled(0)
    scene.set(helpless=24 - sum(survivor.place == 0 for survivor in scene.state.survivors))
    assert scene.refused("play:outsider-1") == "DW-PLAY-11"


@rule("DW-PLAY-11", "DW-HELP-01")
def test_the_last_space_of_the_colony_is_for_the_survivor(winter) -> None:
    scene = winter()
    scene.change(lambda g: setattr(g.state, "helpless", g.state.helpless + g.room(0) - 1))
    before = scene.state.helpless
    scene.hand(0, "outsider-2")
    scene.answer("play:outsider-2")
    assert len(scene.play.group(0)) == 3 and scene.play.room(0) == 0
    assert scene.state.helpless == before  # no space was left for whoever came along


@rule("DW-PLAY-13")
def test_hands_have_no_limit(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.put("library", "harman-brooks")
    scene.hand(0, *["food-1"] * 12)
    scene.pool(0, 6)
    scene.do("search:harman-brooks", "stop")
    assert len(scene.player(0).hand) == 13


# -- the crisis ------------------------------------------------------------------------------------------------------------


@rule("DW-CONTR-01", "DW-CONTR-02", "DW-CONTR-03", "DW-CONTR-04", "DW-INFO-05", "DW-CONTR-05")
def test_cards_from_hand_and_equipment_go_face_down_to_the_crisis(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine", "junk", "fuel")
    scene.items("thomas-heart", "pistol")
    scene.contribute("medicine", "junk", "pistol@thomas-heart")
    assert scene.held(0) == ["fuel"] and scene.carried("thomas-heart") == []
    for seat in (None, 1, 2):
        view = scene.view(seat)
        assert view["crisis"]["given"] == [3, 0, 0] and "medicine" not in str(view["crisis"]["given"])
        assert not any("item" in event.args for event in scene.happened() if event.known_to(seat))
    assert not any("back" in key or "withdraw" in key for key in scene.options())


@rule("DW-CONTR-06", "DW-EXILE-08", "DW-EXILE-19")
def test_gifts_before_an_exile_stay_and_one_point_less_is_needed(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine", "medicine", "medicine")
    scene.contribute("medicine", "medicine")
    scene.to_turn(1)
    scene.answer("vote")
    scene.answer("player:0")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    for name in ("thomas-heart", "harman-brooks"):
        scene.dice(1)
        scene.answer(f"who:{name}") if scene.prompt == "prompt-depart" else None
        scene.answer("to:school")
    assert scene.view(1)["crisis"] == {"id": "despair", "accepts": ["medicine"], "needed": 2, "given": [2, 0, 0]}
    scene.end_turns()
    assert scene.events("crisis.prevented")


# -- the main objective ----------------------------------------------------------------------------------------------------


@rule("DW-OBJ-01", "DW-OBJ-02", "DW-OBJ-03")
def test_the_main_objective_takes_only_what_it_asks_for(winter) -> None:
    scene = winter(scenario="find-the-cure")
    scene.hand(0, "medicine.s", "fuel")
    assert scene.refused("objective") == "DW-OBJ-02"
    scene.hand(0, "medicine.s", "medicine", "medicine", "fuel")
    scene.answer("objective")
    scene.answer("count:2")
    assert scene.view(2)["objective"]["cards"] == ["medicine", "medicine"]
    assert scene.held(0) == ["fuel", "medicine.s"]


@rule("DW-OBJ-04", "DW-EXILE-16")
def test_an_exile_may_feed_the_main_objective(winter) -> None:
    scene = winter(scenario="find-the-cure")
    scene.exiled(0)
    scene.hand(0, "medicine")
    scene.do("objective", "card:medicine")
    assert scene.view(None)["objective"]["cards"] == ["medicine"]


# -- moving and food -------------------------------------------------------------------------------------------------------


@rule("DW-MOVE-02", "DW-MOVE-03", "DW-MOVE-06")
def test_straight_to_any_place_with_room_and_then_exposure(winter) -> None:
    scene = winter("thomas-heart harman-brooks rod-miller", "brian-lee", "gabriel-diaz")
    scene.put("gas-station", "brian-lee", "gabriel-diaz")
    scene.items("thomas-heart", "pistol")
    scene.dice(7)
    scene.answer("move:thomas-heart")
    assert scene.options() == ["to:police-station", "to:grocery-store", "to:school", "to:library", "to:hospital"]
    scene.answer("to:hospital")
    assert scene.survivor("thomas-heart").wounds == 1 and scene.carried("thomas-heart") == ["pistol"]


@rule("DW-MOVE-05", "DW-INFO-03")
def test_fuel_cancels_the_roll_of_its_move(winter) -> None:
    scene = winter()
    scene.hand(0, "fuel")
    assert scene.refused("play:fuel") == "DW-MOVE-05"
    scene.do("move:thomas-heart", "fuel:school")
    assert not scene.events("exposure.rolled") and scene.view(None)["waste"] == ["fuel"] and scene.held(0) == []


@rule("DW-MOVE-05", "DW-EFFECT-12")
@pytest.mark.parametrize("burnt", ["fuel", "fuel.s"])
def test_the_player_chooses_which_fuel_burns(winter, burnt: str) -> None:
    scene = winter()
    scene.hand(0, "fuel", "fuel", "fuel.s")
    scene.answer("move:thomas-heart")
    assert [key for key in scene.options() if key.endswith(":school")] == ["to:school", "fuel:school", "fuel.s:school"]
    scene.answer(f"{burnt}:school")
    assert scene.view(None)["waste"] == [burnt] and len(scene.held(0)) == 2 and not scene.events("exposure.rolled")


@rule("DW-SPEND-03", "DW-DICE-06")
def test_food_raises_the_die_that_was_taken_up(winter) -> None:
    scene = winter()
    scene.pool(0, 2, 4, 6)
    scene.do("die:4", "food")
    assert scene.player(0).dice == [2, 5, 6] and scene.prompt == "prompt-action"
    scene.answer("die:6")
    assert scene.refused("food") == "DW-SPEND-03"


@rule("DW-SPEND-01", "DW-SPEND-02", "DW-SPEND-03", "DW-SPEND-04")
def test_food_raises_dice_up_to_six(winter) -> None:
    scene = winter()
    scene.set(food=4)
    assert scene.refused("food") == "DW-SPEND-04"
    scene.pool(0, 4, 5)
    scene.do("food", "die:4", "food", "food")
    assert scene.player(0).dice == [6, 6] and scene.state.food == 1
    assert scene.refused("food") == "DW-SPEND-03"


@rule("DW-HANDOFF-05", "DW-CONTR-02")
def test_of_two_copies_the_used_one_and_the_fresh_one_are_told_apart(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle", "sniper-rifle")
    scene.zombies("school", 1)
    scene.answer("use:sniper-rifle@thomas-heart")
    (used,) = scene.state.used_items
    scene.answer("hand:thomas-heart")
    assert {"hand:sniper-rifle@harman-brooks", "hand:sniper-rifle@harman-brooks=used"} <= set(scene.options())
    scene.answer("hand:sniper-rifle@harman-brooks=used")
    assert scene.survivor("harman-brooks").items == [used]
    scene.items("harman-brooks", "pistol")
    scene.contribute("sniper-rifle@harman-brooks")
    assert scene.carried("harman-brooks") == ["pistol"] and [given.card for given in scene.state.given] == [used]


@rule("DW-CONTR-02", "DW-PLAY-08")
def test_of_two_copies_the_crisis_gets_the_one_that_was_used(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle", "sniper-rifle")
    scene.zombies("school", 1)
    scene.answer("use:sniper-rifle@thomas-heart")
    scene.contribute("sniper-rifle@thomas-heart")
    assert [given.card for given in scene.state.given] == scene.state.used_items


@rule("DW-SPEND-01")
def test_no_food_no_raise(winter) -> None:
    scene = winter()
    scene.set(food=0)
    scene.pool(0, 1)
    assert scene.refused("food") == "DW-SPEND-01"


# -- asking and handing on -------------------------------------------------------------------------------------------------


@rule("DW-ASK-10")
def test_a_card_that_could_not_be_played_is_not_given(winter) -> None:
    scene = winter()
    scene.hand(1, "junk", "padlock")  # without an unused die nothing is rolled again
    scene.pool(0)
    scene.do("ask", "ask:tool")
    assert scene.options(1) == ["refuse", "none", "give:padlock"]


@rule("DW-ASK-01", "DW-ASK-02", "DW-ASK-03", "DW-ASK-07", "DW-ASK-09")
def test_a_card_that_is_asked_for_is_shown_and_played_at_once(winter) -> None:
    scene = winter()
    scene.set(food=0)
    scene.put("hospital", "brian-lee", "loretta-clay")
    scene.hand(1, "food-2", "junk")
    scene.hand(2, "food-1")
    scene.items("gabriel-diaz", "pistol")
    scene.do("ask", "ask:food")
    assert scene.options(1) == ["refuse", "none", "give:food-2"] and scene.options(2) == ["refuse", "none", "give:food-1"]
    scene.answer("give:food-2", 1)
    scene.answer("refuse", 2)
    assert scene.state.food == 2 and scene.held(1) == ["junk"] and scene.view(None)["waste"] == ["food-2"]
    assert scene.last("card.given") == {"player": "0", "giver": "1", "item": "food-2"}


@rule("DW-ASK-03")
def test_whoever_offered_a_card_in_vain_learns_that_it_stays(winter) -> None:
    scene = winter()
    scene.hand(1, "food-2")
    scene.hand(2, "food-1")
    scene.do("ask", "ask:food")
    scene.answer("give:food-2", 1)
    scene.answer("give:food-1", 2)
    scene.answer("accept:1")
    assert scene.last("offer.kept") == {"player": "0", "giver": "1", "item": "food-1"} and scene.held(2) == ["food-1"]
    assert next(event for event in scene.table.log if event.kind == "offer.kept").to == (2,)


@rule("DW-ASK-02", "DW-INFO-03", "DW-INFO-07")
def test_nobody_learns_from_the_question_who_has_the_card(winter) -> None:
    scene = winter()
    scene.hand(1, "junk")
    scene.hand(2, "food-1")
    scene.do("ask", "ask:food")
    assert [ask.seat for ask in scene.table.pending] == [1, 2] and all(ask.secret for ask in scene.table.pending)
    scene.answer("none", 1)
    scene.answer("none", 2)
    assert [event["player"] for event in scene.events("request.denied")] == ["1", "2"]


@rule("DW-ASK-11")
def test_a_symbol_asked_for_in_vain_is_not_asked_for_again(winter) -> None:
    scene = winter()
    scene.hand(1, "junk")
    scene.do("ask", "ask:food", "refuse")
    scene.answer("ask")
    assert "ask:food" not in scene.options() and scene.offers("ask:weapon")
    scene.answer("ask:weapon")
    scene.answer("refuse")


@rule("DW-ASK-03")
def test_of_several_gifts_one_is_taken(winter) -> None:
    scene = winter()
    scene.hand(1, "food-2")
    scene.hand(2, "food-1")
    scene.do("ask", "ask:food")
    scene.answer("give:food-2", 1)
    scene.answer("give:food-1", 2)
    assert scene.prompt == "prompt-accept"
    scene.answer("accept:2")
    assert scene.held(1) == ["food-2"] and scene.held(2) == []


@rule("DW-ASK-04", "DW-ASK-05", "DW-ASK-06")
def test_a_requested_equip_card_is_equipped_and_goes_nowhere_else(winter) -> None:
    scene = winter(scenario="stockpile")
    scene.hand(1, "hammer")
    scene.do("ask", "ask:tool", "give:hammer")
    assert scene.prompt == "prompt-equip" and all(key.startswith("who:") for key in scene.options())
    scene.answer("who:harman-brooks")
    assert scene.carried("harman-brooks") == ["hammer"]


@rule("DW-ASK-08", "DW-ASK-09", "DW-EXILE-15")
def test_exiles_ask_and_give_and_their_cards_leave_the_game(winter) -> None:
    scene = winter()
    scene.exiled(0)
    scene.set(food=0)
    scene.hand(1, "food-1")
    scene.do("ask", "ask:food", "give:food-1")
    assert scene.state.food == 1 and scene.state.waste == [] and len(scene.state.removed) == 1
    scene.hand(0, "food-2")
    scene.to_turn(1)
    scene.do("ask", "ask:food", "give:food-2")
    assert scene.state.food == 3 and len(scene.state.waste) == 1


@rule("DW-ASK-10")
def test_only_what_can_be_played_now_and_fuel_with_a_move(winter) -> None:
    scene = winter()
    scene.hand(1, "fuel", "medicine")
    scene.answer("ask")
    assert "ask:medicine" not in scene.options() and "ask:fuel" in scene.options()
    scene.do("ask:fuel", "give:fuel", "who:thomas-heart", "to:school")
    assert scene.survivor("thomas-heart").place == 3 and scene.survivor("thomas-heart").moved
    assert not scene.events("exposure.rolled")


@rule("DW-HANDOFF-01", "DW-HANDOFF-02", "DW-HANDOFF-04", "DW-HANDOFF-07")
def test_an_equipped_card_is_handed_on_at_the_same_place_with_consent(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "pistol", "hammer")
    scene.put("school", "brian-lee", "loretta-clay", "gabriel-diaz")
    scene.answer("hand:thomas-heart")
    assert "hand:pistol@brian-lee" not in scene.options()
    scene.answer("hand:pistol@harman-brooks")
    assert scene.carried("harman-brooks") == ["pistol"] and not scene.offers("hand:harman-brooks")
    scene.do("hand:thomas-heart", "hand:hammer@janet-taylor")
    assert scene.table.pending[0].seat == 2
    scene.answer("consent:no")
    assert scene.carried("thomas-heart") == ["hammer"] and not scene.offers("hand:thomas-heart")

"""Plays made to be looked at: each shows one rule, or two that are seen in the same place, with as little else as possible.

The examples of the rulebook are recorded from tests; where those that prove a rule prove much more, the example comes from here.
"""

from stockade.testing import rule

BLANK, WOUND, BITE = 1, 7, 12


@rule("DW-BOARD-02", "DW-BOARD-01")
def test_six_entrances_of_three_spaces(winter) -> None:
    scene = winter()
    scene.zombies("colony", 18)
    assert [scene.zombies_at(f"colony.{gate}") for gate in range(1, 7)] == [3] * 6


@rule("DW-BOARD-03", "DW-HELP-01")
def test_the_colony_is_full_with_twenty_four(winter) -> None:
    scene = winter()
    scene.set(helpless=18)
    scene.hand(0, "outsider-1")
    assert scene.refused("play:outsider-1") == "DW-PLAY-11"


@rule("DW-BOARD-04")
def test_a_place_outside_has_one_entrance(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.zombies("school", 4)
    scene.pool(0, 6)
    assert scene.refused("barricade:thomas-heart")


@rule("DW-INFO-03")
def test_a_hand_is_a_number_to_the_others(winter) -> None:
    scene = winter()
    scene.hand(1, "junk", "fuel", "medicine")
    seen = scene.view(0)
    assert "fuel" not in str(seen["players"][1])


@rule("DW-INFO-05", "DW-INFO-07")
def test_what_was_given_is_counted_and_not_named(winter) -> None:
    scene = winter()
    scene.crisis("despair")
    scene.hand(0, "medicine", "junk")
    scene.contribute("medicine")
    assert scene.prompt == "prompt-action"


@rule("DW-CONTR-05")
def test_a_card_given_stays_given(winter) -> None:
    scene = winter()
    scene.crisis("despair")
    scene.hand(0, "medicine", "junk")
    scene.contribute("medicine")
    assert not any("take" in key for key in scene.options())


@rule("DW-CONTR-04")
def test_a_card_that_does_not_fit_may_be_given(winter) -> None:
    scene = winter()
    scene.crisis("despair")
    scene.to_turn(2)
    scene.hand(2, "junk")
    scene.contribute("junk")
    scene.end_turn()
    assert scene.last("crisis.card-shown")["points"] == -1


@rule("DW-DICE-07")
def test_a_spent_die_is_spent(winter) -> None:
    scene = winter()
    scene.waste(7)
    scene.pool(0, 3)
    scene.answer("clean:thomas-heart")
    assert scene.refused("clean:thomas-heart") == "DW-CLEAN-02"


@rule("DW-DICE-06")
def test_one_die_serves_either_survivor(winter) -> None:
    scene = winter()
    scene.waste(7)
    scene.pool(0, 3)
    assert scene.offers("clean:thomas-heart") and scene.offers("clean:harman-brooks")


@rule("DW-ATTACK-02")
def test_two_dice_two_attacks(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 2)
    scene.pool(0, 6, 6)
    scene.dice(BLANK, BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1")
    scene.do("attack:thomas-heart", "zombie:colony.1")
    assert scene.zombies_at("colony.1") == 0


@rule("DW-ABIL-05")
def test_once_a_round_is_once(winter) -> None:
    scene = winter("maria-lopez", "brian-lee", "gabriel-diaz")
    scene.put("school", "maria-lopez")
    scene.zombies("school", 2)
    scene.pool(0, 6, 6)
    scene.answer("ability:maria-lopez")
    assert scene.refused("ability:maria-lopez") == "DW-ABIL-05"


@rule("DW-PLAY-04", "DW-PLAY-06")
def test_two_items_for_one_survivor(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.hand(0, "pistol", "hammer")
    scene.answer("play:pistol")
    scene.answer("play:hammer")
    assert scene.carried("thomas-heart") == ["pistol", "hammer"]


@rule("DW-PLAY-01")
def test_three_cards_and_no_die(winter) -> None:
    scene = winter()
    scene.set(food=0)
    scene.pool(0)
    scene.hand(0, "food-1", "food-2", "food-3")
    scene.do("play:food-1", "play:food-2", "play:food-3")
    assert scene.state.food == 6


@rule("DW-HANDOFF-03", "DW-PLAY-08")
def test_a_used_rifle_stays_used_in_other_hands(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.zombies("school", 2)
    scene.items("thomas-heart", "sniper-rifle")
    scene.answer("use:sniper-rifle@thomas-heart")
    scene.answer("hand:thomas-heart")
    scene.answer(next(key for key in scene.options() if "harman" in key)) if scene.prompt != "prompt-action" else None
    assert scene.refused("use:sniper-rifle@harman-brooks") == "DW-PLAY-08"


@rule("DW-MOVE-05")
def test_fuel_saves_the_roll(winter) -> None:
    scene = winter()
    scene.hand(0, "fuel")
    scene.do("move:thomas-heart", "fuel:school")
    assert not scene.events("exposure.rolled")


@rule("DW-MOVE-06")
def test_what_is_carried_comes_along(winter) -> None:
    scene = winter()
    scene.put("school", "harman-brooks")
    scene.items("thomas-heart", "hammer")
    scene.dice(BLANK)
    scene.do("move:thomas-heart", "to:school")
    assert scene.carried("thomas-heart") == ["hammer"] and scene.offers("hand:thomas-heart")


@rule("DW-BITE-03")
def test_helpless_people_are_not_bitten(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee", "gabriel-diaz")
    scene.put("school", "harman-brooks", "brian-lee", "gabriel-diaz")
    scene.set(helpless=3)
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.dice(BITE)
    scene.answer("attack:thomas-heart")
    assert scene.state.helpless == 3


@rule("DW-ZOMB-03", "DW-ZOMB-02")
def test_eight_zombies_go_round(winter) -> None:
    scene = winter()
    scene.crisis("unending-hordes")
    scene.end_turns()
    assert scene.zombies_at("colony.1") >= 2


@rule("DW-JOIN-02", "DW-JOIN-03", "DW-DICE-08")
def test_a_newcomer_uses_the_dice_that_are_there(winter) -> None:
    scene = winter()
    scene.hand(0, "outsider-1")
    scene.survivor_deck("mike-cho")
    scene.pool(0, 6)
    scene.waste(5)
    scene.answer("play:outsider-1")
    scene.answer("clean:mike-cho")
    assert scene.player(0).dice == []


@rule("DW-JOIN-05")
def test_a_group_of_five(winter) -> None:
    scene = winter("thomas-heart harman-brooks sparky rod-miller", "brian-lee", "gabriel-diaz")
    scene.hand(0, "outsider-1")
    scene.survivor_deck("mike-cho")
    scene.answer("play:outsider-1")
    assert scene.survivor("mike-cho").seat == 0


@rule("DW-EFFECT-02")
def test_while_a_card_asks_no_other_is_played(winter) -> None:
    scene = winter()
    scene.put("library", "harman-brooks")
    scene.deck("library", "junk")
    scene.hand(0, "medicine", "food-1")
    scene.pool(0, 6)
    scene.road("overdue")
    scene.do("search:harman-brooks", "stop")
    assert scene.options() == ["road:a", "road:b"]


@rule("DW-XROAD-18")
def test_a_card_takes_effect_once(winter) -> None:
    scene = winter()
    scene.pool(0, 6, 6)
    scene.zombies("colony.1", 2)
    scene.road("name-tag")
    scene.dice(BLANK, BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1", "road:b")
    scene.do("attack:thomas-heart", "zombie:colony.1")
    assert scene.prompt == "prompt-action"


@rule("DW-SCEN-02")
def test_nine_samples_for_three(winter) -> None:
    scene = winter(scenario="we-need-more-samples", side="normal")
    scene.change(lambda g: g.state.counters.update(sample=9))
    scene.end_turns()
    assert scene.outcome == "won"


@rule("DW-SCEN-04")
def test_school_and_library_are_bare(winter) -> None:
    scene = winter(scenario="raiding-party")
    scene.deck("school", rest=False)
    scene.deck("library", rest=False)
    scene.end_turns()
    assert scene.outcome == "won"


@rule("DW-CHECK-02", "DW-CHECK-01", "DW-END-03")
def test_the_game_is_over_with_the_objective(winter) -> None:
    scene = winter(scenario="raiding-party")
    scene.deck("school", rest=False)
    scene.deck("library", rest=False)
    scene.end_turns()
    assert not scene.table.pending


@rule("DW-BARR-04")
def test_a_barricade_stays_for_the_night(winter) -> None:
    scene = winter()
    scene.barricades("colony.5", 1)
    scene.end_turns()
    assert scene.barricades_at("colony.5") == 1


@rule("DW-PAY-07")
def test_starvation_tokens_cost_nothing_when_food_is_there(winter) -> None:
    scene = winter()
    scene.set(starvation=2, food=9)
    scene.crisis("despair")
    scene.end_turns()
    assert scene.state.starvation == 2


@rule("DW-HELP-03")
def test_the_helpless_stay_when_their_player_goes(winter) -> None:
    scene = winter()
    scene.set(helpless=2)
    scene.to_turn(1)
    scene.do("vote", "player:0")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    scene.dice(BLANK, BLANK)
    while scene.prompt != "prompt-action":
        scene.answer(scene.options()[0])
    assert scene.state.helpless == 2


@rule("DW-KILL-04")
def test_zombies_that_are_removed_were_not_killed(winter) -> None:
    scene = winter()
    scene.zombies("colony", 6)
    scene.road("night-watch")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    for _ in range(4):
        scene.answer(scene.options()[0])
    assert not scene.events("exposure.rolled")


@rule("DW-SEARCH-12", "DW-SEARCH-14")
def test_what_was_announced_is_seen_and_kept(winter) -> None:
    scene = winter("alexis-grey", "brian-lee", "gabriel-diaz")
    scene.items("alexis-grey", "blueprints-library")
    scene.put("library", "alexis-grey")
    scene.deck("library", "fuel", "junk", "cookbook", "food-1")
    scene.pool(0, 6)
    scene.answer("search:alexis-grey")
    scene.choose("with:alexis-grey", "with:blueprints-library")
    scene.answer("stop")
    assert scene.held(0) == ["cookbook", "fuel", "junk"]

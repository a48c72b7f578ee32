"""Plays made to be looked at, as in test_shown_clauses.py: what a player may do in a turn, and what crossroads cards wait for."""

from stockade.games.dead_of_winter.play import Winter
from stockade.testing import rule

BLANK, WOUND, BITE = 1, 7, 12


def next_roads(scene, *names: str) -> None:
    """The crossroads cards of the next turns, first one first."""

    def edit(g: Winter) -> None:
        for name in reversed(names):
            g.state.roads.remove(name)
            g.state.roads.append(name)

    scene.change(edit)


def refuse_all(scene) -> None:
    """Nobody gives anything."""
    while scene.prompt == "prompt-request":
        scene.answer("refuse")


@rule("DW-TURN-07")
def test_both_survivors_move_again(winter) -> None:
    scene = winter()
    scene.dice(BLANK, BLANK)
    scene.do("move:thomas-heart", "to:school", "move:harman-brooks", "to:library")
    assert scene.refused("move:harman-brooks") == "DW-MOVE-01"
    scene.end_turns()
    scene.to_turn(0)
    assert {"move:thomas-heart", "move:harman-brooks"} <= set(scene.options())


@rule("DW-MOVE-01")
def test_each_of_two_survivors_moves_once(winter) -> None:
    scene = winter()
    scene.dice(BLANK, BLANK)
    scene.do("move:thomas-heart", "to:school", "move:harman-brooks", "to:library")
    assert scene.refused("move:thomas-heart") == "DW-MOVE-01" and not scene.player(0).spent


@rule("DW-TURN-08")
def test_others_act_only_when_they_are_asked(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine")
    scene.hand(1, "junk")
    scene.hand(2, "junk")
    scene.wounds("brian-lee", wounds=1, frost=1)
    scene.put("school", "janet-taylor")
    scene.dice(BITE)
    scene.do("play:medicine", "heal:frostbite", "ask", "ask:food")
    refuse_all(scene)
    scene.do("vote", "player:1")
    for seat in range(3):
        scene.answer("vote:no", seat)
    scene.do("move:thomas-heart", "to:school")
    assert scene.table.pending[0].seat == 2 and scene.options() == ["bite:kill", "bite:roll"]


@rule("DW-XROAD-11")
def test_a_situation_that_is_there_and_one_that_comes_about(winter) -> None:
    scene = winter()
    next_roads(scene, "under-glass", "ring-of-keys")
    scene.put("grocery-store", "brian-lee")
    scene.dice(BLANK)
    scene.end_turn()
    assert scene.last("road.fired")["road"] == "under-glass"
    scene.end_turn()
    scene.do("move:gabriel-diaz", "to:police-station")
    assert scene.last("road.fired")["road"] == "ring-of-keys"


@rule("DW-XROAD-19")
def test_situations_after_the_draw_after_frostbite_and_after_a_move(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor", "mike-cho david-garcia")
    next_roads(scene, "under-glass", "the-fever-breaks", "elbow-to-elbow")
    scene.put("grocery-store", "brian-lee")
    scene.wounds("gabriel-diaz", frost=1)
    scene.put("school", "mike-cho")
    scene.set(helpless=5)
    scene.dice(BLANK)
    scene.end_turn()
    assert scene.last("road.fired")["road"] == "under-glass"  # without a die its second option is impossible
    scene.end_turn()
    assert scene.last("road.fired")["road"] == "the-fever-breaks"
    scene.do("road:a", "heal:wound")
    scene.end_turn()
    scene.do("move:mike-cho", "to:colony")
    assert scene.last("road.fired")["road"] == "elbow-to-elbow"


@rule("DW-XROAD-21")
def test_the_dead_set_off_only_what_waits_for_deaths(winter) -> None:
    scene = winter()
    next_roads(scene, "long-way-round", "empty-chair")
    scene.wounds("brian-lee", wounds=2)
    scene.wounds("gabriel-diaz", wounds=2)
    scene.dice(WOUND, WOUND)
    scene.end_turn()
    scene.do("move:brian-lee", "to:school")
    assert not scene.events("road.fired")
    scene.end_turn()
    scene.do("move:gabriel-diaz", "to:school")
    assert scene.last("road.fired")["road"] == "empty-chair"


@rule("DW-XROAD-25")
def test_burned_fuel_was_not_played(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.hand(0, "fuel")
    scene.items("thomas-heart", "lighter")
    scene.zombies("colony", 4)
    scene.pool(0, 5)
    scene.road("snowplow")
    scene.do("attack:thomas-heart", "zombie:colony.1", "with:lighter")
    assert not scene.events("road.fired") and scene.zombies_at("colony") == 0


@rule("DW-INFO-07")
def test_the_log_names_no_hidden_card(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.deck("school", "junk")
    scene.hand(0, "medicine")
    scene.pool(0, 6)
    scene.road("jammed")
    scene.do("search:thomas-heart", "stop")
    scene.contribute("medicine")
    assert not scene.told(None, "search.seen") and not scene.told(1, "road.kept")


@rule("DW-ATTACK-01")
def test_a_three_attacks_and_a_two_does_not(winter) -> None:
    scene = winter()
    scene.zombies("colony.3", 2)
    scene.pool(0, 2, 3)
    scene.dice(BLANK)
    scene.do("attack:harman-brooks", "zombie:colony.3")
    assert scene.player(0).dice == [2] and scene.refused("attack:harman-brooks") == "DW-ATTACK-01"


@rule("DW-SEARCH-02")
def test_a_three_searches_and_a_two_does_not(winter) -> None:
    scene = winter()
    scene.put("library", "harman-brooks")
    scene.deck("library", "fuel")
    scene.pool(0, 2, 3)
    scene.do("search:harman-brooks", "stop")
    assert scene.player(0).dice == [2] and scene.refused("search:harman-brooks") == "DW-SEARCH-02"


@rule("DW-SEARCH-01")
def test_the_library_is_searched_and_the_colony_is_not(winter) -> None:
    scene = winter()
    scene.put("library", "harman-brooks")
    scene.deck("library", "fuel")
    scene.pool(0, 6, 6)
    scene.do("search:harman-brooks", "stop")
    assert scene.refused("search:thomas-heart") == "DW-SEARCH-01"


@rule("DW-CLEAN-01")
def test_one_at_the_colony_cleans_and_one_outside_does_not(winter) -> None:
    scene = winter()
    scene.put("school", "harman-brooks")
    scene.waste(5)
    scene.pool(0, 6, 6)
    scene.answer("clean:thomas-heart")
    assert len(scene.state.waste) == 2 and scene.refused("clean:harman-brooks") == "DW-CLEAN-01"


@rule("DW-ATTACK-21")
def test_the_lighter_is_for_zombies(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.hand(0, "fuel")
    scene.items("thomas-heart", "lighter")
    for gate in (1, 2, 3):
        scene.zombies(f"colony.{gate}", 1)
    scene.pool(0, 6, 6)
    scene.dice(6)
    scene.do("attack:thomas-heart", "survivor:brian-lee")
    assert scene.prompt == "prompt-action"
    scene.do("attack:thomas-heart", "zombie:colony.1", "with:lighter")
    assert scene.zombies_at("colony") == 0


@rule("DW-KILL-01")
def test_an_attack_rolls_and_a_rifle_does_not(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle")
    scene.zombies("colony.3", 2)
    scene.pool(0, 6)
    scene.dice(BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.3", "use:sniper-rifle@thomas-heart")
    assert scene.zombies_at("colony") == 0 and len(scene.events("exposure.rolled")) == 1


@rule("DW-KILL-02")
def test_a_bat_rolls_twice_and_an_ability_once(winter) -> None:
    scene = winter("daniel-smith", "brian-lee", "gabriel-diaz")
    scene.items("daniel-smith", "baseball-bat")
    scene.put("school", "daniel-smith")
    scene.zombies("school", 4)
    scene.pool(0, 6, 6)
    scene.dice(BLANK, BLANK, BLANK)
    scene.do("attack:daniel-smith", "with:baseball-bat", "ability:daniel-smith")
    assert scene.zombies_at("school") == 0 and len(scene.events("exposure.rolled")) == 3


@rule("DW-KILL-04")
def test_no_sample_of_a_zombie_that_was_removed(winter) -> None:
    scene = winter(scenario="we-need-more-samples", side="normal")
    scene.zombies("colony", 6)
    scene.road("night-watch")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    for _ in range(4):
        scene.answer(scene.options()[0])
    assert not scene.events("exposure.rolled") and not scene.state.counters.get("sample")


@rule("DW-LURE-02")
def test_two_one_and_no_zombie(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.zombies("library", 3)
    scene.zombies("colony.1", 1)
    scene.pool(0, 1, 1, 1)
    scene.do("lure:thomas-heart", "to:library", "at:library", "at:library")
    scene.do("lure:thomas-heart", "to:library", "at:library")
    scene.do("lure:thomas-heart", "stop")
    assert scene.zombies_at("school") == 3 and scene.zombies_at("colony") == 1 and scene.player(0).dice == []


@rule("DW-BARR-02")
def test_outside_there_is_one_entrance_to_bar(winter) -> None:
    scene = winter()
    scene.put("library", "harman-brooks")
    scene.pool(0, 1, 1)
    scene.answer("barricade:harman-brooks")
    assert scene.barricades_at("library") == 1
    scene.answer("barricade:thomas-heart")
    assert scene.options() == [f"at:colony.{gate}" for gate in range(1, 7)]


@rule("DW-ABIL-03")
def test_one_ability_for_the_colony_and_one_for_anywhere(winter) -> None:
    scene = winter("thomas-heart olivia-brown", "brian-lee", "gabriel-diaz")
    scene.put("school", "thomas-heart", "olivia-brown")
    scene.wounds("thomas-heart", wounds=1)
    scene.zombies("colony.1", 2)
    scene.pool(0, 6)
    scene.answer("ability:olivia-brown")
    assert scene.survivor("thomas-heart").wounds == 0 and scene.refused("ability:thomas-heart") == "DW-ABIL-03"


@rule("DW-ABIL-10")
def test_what_is_always_on_works_in_the_turn_of_another(winter) -> None:
    scene = winter()
    scene.items("loretta-clay", "rotten-flesh")
    scene.items("brian-lee", "sniper-rifle")
    scene.put("school", "loretta-clay")
    scene.zombies("library", 1)
    scene.dice(BITE)
    scene.do("move:thomas-heart", "to:school")
    assert not scene.events("bite.spread") and not scene.offers("use:sniper-rifle@brian-lee")
    scene.end_turn()
    assert scene.offers("use:sniper-rifle@brian-lee")


@rule("DW-PLAY-04")
def test_who_is_equipped_has_the_ability(winter) -> None:
    scene = winter()
    scene.hand(0, "sniper-rifle")
    scene.zombies("library", 1)
    scene.do("play:sniper-rifle", "who:thomas-heart")
    assert scene.carried("thomas-heart") == ["sniper-rifle"] and scene.state.waste == []
    assert scene.offers("use:sniper-rifle@thomas-heart")


@rule("DW-PLAY-07")
def test_equipment_leaves_by_hand_off_for_the_crisis_and_by_a_death(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay", "gabriel-diaz", "janet-taylor")
    scene.items("thomas-heart", "pistol", "hammer", "mop")
    scene.wounds("harman-brooks", wounds=2)
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.dice(WOUND)
    scene.do("hand:thomas-heart", "hand:hammer@harman-brooks")
    scene.contribute("pistol@thomas-heart")
    scene.answer("attack:harman-brooks")
    assert scene.carried("thomas-heart") == ["mop"] and scene.held(0) == ["hammer"]


@rule("DW-PLAY-08")
def test_a_used_rifle_comes_back_to_the_hand_and_stays_used(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle")
    scene.wounds("harman-brooks", wounds=2)
    scene.zombies("colony.1", 1)
    scene.zombies("library", 2)
    scene.pool(0, 6)
    scene.dice(WOUND)
    scene.put("school", "brian-lee", "loretta-clay", "gabriel-diaz", "janet-taylor")
    scene.do("use:sniper-rifle@thomas-heart", "to:library", "hand:thomas-heart", "attack:harman-brooks")
    assert scene.held(0) == ["sniper-rifle"]
    scene.answer("play:sniper-rifle")
    assert scene.refused("use:sniper-rifle@thomas-heart") == "DW-PLAY-08"


@rule("DW-COMP-09")
def test_food_without_end_and_barricades_up_to_the_spaces(winter) -> None:
    scene = winter()
    scene.set(food=99)
    scene.hand(0, "food-3")
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.barricades("school", 3)
    scene.pool(0, 1, 1)
    scene.do("play:food-3", "barricade:harman-brooks")
    assert scene.state.food == 102 and scene.refused("barricade:thomas-heart") == "DW-BARR-03"


@rule("DW-BOARD-14")
def test_morale_from_ten_to_nought(winter) -> None:
    scene = winter()
    scene.set(morale=10, food=0, starvation=11)
    scene.put("library", "harman-brooks")
    scene.deck("library", "junk")
    scene.pool(0, 6)
    scene.road("overdue")
    scene.do("search:harman-brooks", "stop", "road:b")
    assert scene.state.morale == 10
    scene.end_turns()
    assert scene.state.morale == 0 and scene.outcome == "lost"


@rule("DW-BOARD-15")
def test_the_last_two_rounds(winter) -> None:
    scene = winter()
    scene.set(rounds_left=2)
    scene.end_turns()
    assert scene.state.rounds_left == 1
    scene.end_turns()
    assert scene.state.rounds_left == 0 and scene.outcome == "lost"


@rule("DW-ROUND-04", "DW-ROUND-01", "DW-ROUND-05")
def test_a_crisis_of_one_round(winter) -> None:
    scene = winter()
    scene.end_turns()
    assert scene.state.crisis == "fuel-shortage"
    scene.end_turns()
    assert scene.last("crisis.struck")["crisis"] == "fuel-shortage"


@rule("DW-ATTACK-04")
def test_a_zombie_at_each_of_six_entrances(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay", "gabriel-diaz", "janet-taylor")
    scene.zombies("colony", 6)
    scene.pool(0, 6)
    scene.answer("attack:thomas-heart")
    assert scene.options() == [f"zombie:colony.{gate}" for gate in range(1, 7)]


@rule("DW-ATTACK-10")
def test_a_three_hits_and_a_four_does_not(winter) -> None:
    scene = winter()
    scene.pool(0, 6, 6)
    scene.dice(3, 4)
    scene.do("attack:thomas-heart", "survivor:brian-lee", "attack:thomas-heart", "survivor:brian-lee")
    assert scene.survivor("brian-lee").wounds == 1


@rule("DW-ATTACK-17")
def test_a_bat_and_any_die_in_one_attack(winter) -> None:
    scene = winter("loretta-clay", "brian-lee", "gabriel-diaz")
    scene.items("loretta-clay", "baseball-bat", "switchblade")
    scene.put("school", "loretta-clay")
    scene.zombies("school", 3)
    scene.pool(0, 1)
    scene.dice(BLANK, BLANK)
    scene.do("attack:loretta-clay", "with:baseball-bat")
    assert scene.zombies_at("school") == 1


@rule("DW-SEARCH-14")
def test_an_announced_bonus_and_noise(winter) -> None:
    scene = winter("alexis-grey", "brian-lee", "gabriel-diaz")
    scene.put("library", "alexis-grey")
    scene.deck("library", "fuel", "junk", "cookbook", "food-1")
    scene.pool(0, 6)
    scene.answer("search:alexis-grey")
    if scene.prompt != "prompt-noise":
        scene.choose("with:alexis-grey")
    scene.do("noise", "stop")
    scene.choose("card:fuel", "card:cookbook")
    assert scene.held(0) == ["cookbook", "fuel"]


@rule("DW-JOIN-03")
def test_a_newcomers_die_comes_with_the_next_roll(winter) -> None:
    scene = winter()
    scene.hand(0, "outsider-1")
    scene.survivor_deck("mike-cho")
    scene.pool(0, 6)
    scene.answer("play:outsider-1")
    assert scene.player(0).dice == [6]
    scene.end_turns()
    assert len(scene.player(0).dice) == 4


@rule("DW-BOARD-11")
def test_four_noise_spaces_at_each_place_outside(winter) -> None:
    scene = winter()
    scene.put("library", "harman-brooks")
    scene.deck("library", "fuel", "junk", "cookbook")
    for place in ("police-station", "grocery-store", "school", "hospital", "gas-station"):
        scene.noise(place, 4)
    scene.noise("library", 3)
    scene.pool(0, 6)
    scene.do("search:harman-brooks", "noise")
    assert scene.prompt != "prompt-noise" and scene.noise_at("library") == 4

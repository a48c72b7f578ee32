"""Barricades, waste, luring and abilities (DW-BARR, DW-CLEAN, DW-LURE, DW-ABIL)."""

from stockade.games.dead_of_winter.state import Survivor
from stockade.testing import rule


@rule("DW-BARR-01", "DW-BARR-02", "DW-BARR-04")
def test_any_die_builds_a_barricade_where_the_player_likes(winter) -> None:
    scene = winter()
    scene.pool(0, 1)
    scene.answer("barricade:thomas-heart")
    assert scene.options() == [f"at:colony.{gate}" for gate in range(1, 7)]
    scene.answer("at:colony.5")
    assert scene.barricades_at("colony.5") == 1 and scene.player(0).dice == []
    scene.end_turns()
    assert scene.barricades_at("colony.5") == 1


@rule("DW-BARR-01")
def test_a_barricade_costs_a_die(winter) -> None:
    scene = winter()
    assert scene.refused("barricade:thomas-heart") == "DW-BARR-01"


@rule("DW-CLEAN-01", "DW-CLEAN-02", "DW-CLEAN-03")
def test_cleaning_removes_three_cards_from_the_game(winter) -> None:
    scene = winter()
    scene.waste(5)
    scene.put("school", "harman-brooks")
    scene.pool(0, 1)
    assert scene.refused("clean:harman-brooks") == "DW-CLEAN-01"
    top = scene.state.waste[:1:-1]
    scene.answer("clean:thomas-heart")
    assert len(scene.state.waste) == 2 and scene.state.removed[-3:] == top


@rule("DW-CLEAN-04", "DW-CLEAN-05")
def test_fewer_than_three_are_all_removed_and_none_cannot_be_cleaned(winter) -> None:
    scene = winter()
    scene.waste(2)
    scene.pool(0, 1, 1)
    scene.answer("clean:thomas-heart")
    assert scene.state.waste == [] and scene.refused("clean:thomas-heart") == "DW-CLEAN-05"


@rule("DW-LURE-01", "DW-LURE-02", "DW-LURE-03", "DW-LURE-04")
def test_up_to_two_zombies_follow_from_one_other_place(winter) -> None:
    scene = winter()
    scene.zombies("school", 3)
    scene.zombies("library", 1)
    scene.pool(0, 1)
    scene.answer("lure:thomas-heart")
    assert scene.options() == ["to:school", "to:library"]
    scene.do("to:school", "at:school", "at:colony.6", "at:school", "at:colony.6")
    assert scene.zombies_at("school") == 1 and scene.zombies_at("colony.6") == 2 and scene.prompt == "prompt-action"


@rule("DW-LURE-02", "DW-LURE-03")
def test_luring_may_stop_early_and_takes_from_several_entrances(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.zombies("colony.1", 1)
    scene.zombies("colony.4", 1)
    scene.pool(0, 1, 1)
    scene.do("lure:thomas-heart", "at:colony.4", "stop")
    assert scene.zombies_at("school") == 1 and scene.zombies_at("colony.1") == 1
    scene.do("lure:thomas-heart", "stop")
    assert scene.last("zombies.lured")["count"] == 0 and scene.player(0).dice == []


@rule("DW-LURE-05", "DW-LURE-06")
def test_luring_needs_an_empty_space_and_another_place(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 2)
    scene.pool(0, 1, 1)
    assert scene.refused("lure:thomas-heart") == "DW-LURE-03"
    scene.put("gas-station", "thomas-heart")
    scene.barricades("gas-station", 2)
    scene.do("lure:thomas-heart", "at:colony.1")
    assert scene.zombies_at("gas-station") == 1 and scene.barricades_at("gas-station") == 2 and scene.prompt == "prompt-action"
    assert scene.refused("lure:thomas-heart") == "DW-LURE-05"


@rule("DW-ABIL-01", "DW-ABIL-03", "DW-ABIL-05")
def test_an_ability_with_a_number_costs_such_a_die_at_its_place_once_a_round(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 3)
    scene.pool(0, 4, 5, 6)
    scene.put("school", "thomas-heart")
    assert scene.refused("ability:thomas-heart") == "DW-ABIL-03"
    scene.put("colony", "thomas-heart")
    scene.answer("ability:thomas-heart")
    assert scene.zombies_at("colony") == 1 and scene.player(0).dice == [4, 6] and not scene.events("exposure.rolled")
    assert scene.refused("ability:thomas-heart") == "DW-ABIL-05"
    scene.end_turns()
    scene.to_turn(0)
    scene.pool(0, 5)
    assert scene.offers("ability:thomas-heart")  # the next round it is fresh again


@rule("DW-ABIL-01")
def test_the_die_must_be_high_enough(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 1)
    scene.pool(0, 4)
    assert scene.refused("ability:thomas-heart") == "DW-ABIL-01"


@rule("DW-ABIL-01")
def test_one_die_is_spent_on_an_ability_and_the_other_is_too_low(winter) -> None:
    scene = winter("thomas-heart loretta-clay", "brian-lee", "gabriel-diaz")
    scene.zombies("colony.1", 2)
    scene.pool(0, 5, 3)
    scene.answer("ability:thomas-heart")
    assert scene.player(0).dice == [3] and scene.zombies_at("colony") == 0
    assert scene.refused("ability:loretta-clay") == "DW-ABIL-01"


@rule("DW-ABIL-02", "DW-ABIL-06", "DW-TURN-08")
def test_an_ability_without_a_number_costs_nothing_and_only_its_player_uses_it(winter) -> None:
    scene = winter()
    scene.pool(0, 2)
    scene.pool(1, 2)
    assert not scene.offers("ability:brian-lee")
    scene.to_turn(1)
    scene.answer("ability:brian-lee")
    assert scene.player(1).dice == [3] and scene.player(1).spent == []


@rule("DW-ABIL-04", "DW-SEARCH-12")
def test_an_ability_without_a_limit_works_every_time(winter) -> None:
    scene = winter("david-garcia", "brian-lee", "gabriel-diaz")
    scene.put("library", "david-garcia")
    scene.pool(0, 6, 6)
    for _ in range(2):
        scene.answer("search:david-garcia")
        assert len(scene.view(0)["you"]["drawn"]) == 2
        scene.answer("stop")
        scene.answer(scene.options()[0]) if scene.prompt == "prompt-keep" else None
    assert len(scene.player(0).hand) == 2


@rule("DW-ABIL-04")
def test_one_ability_without_a_limit_and_one_with(winter) -> None:
    scene = winter("david-garcia maria-lopez", "brian-lee", "gabriel-diaz")
    scene.put("library", "david-garcia")
    scene.put("school", "maria-lopez")
    scene.zombies("school", 2)
    scene.pool(0, 6, 6, 6, 6)
    scene.answer("ability:maria-lopez")
    assert scene.refused("ability:maria-lopez") == "DW-ABIL-05" and scene.zombies_at("school") == 1
    for _ in range(2):
        scene.do("search:david-garcia", "stop")
        scene.answer(scene.options()[0])
    assert len(scene.player(0).hand) == 2


@rule("DW-ABIL-07")
def test_a_passive_ability_needs_no_activation(winter) -> None:
    scene = winter("buddy-davis", "brian-lee", "gabriel-diaz")
    scene.wounds("buddy-davis", wounds=2)
    scene.dice(7)
    scene.do("move:buddy-davis", "to:school")
    assert scene.survivor("buddy-davis").wounds == 3


@rule("DW-ABIL-08", "DW-ABIL-09")
def test_john_price_copies_outside_and_on_his_own_account(winter) -> None:
    scene = winter("john-price maria-lopez", "brian-lee", "gabriel-diaz")
    scene.put("school", "john-price", "maria-lopez")
    scene.zombies("school", 2)
    scene.pool(0, 1, 1)
    scene.answer("ability:maria-lopez")
    scene.answer("ability:john-price=maria-lopez")
    assert scene.zombies_at("school") == 0
    assert scene.survivor("john-price").used == ["maria-lopez"] == scene.survivor("maria-lopez").used


@rule("DW-ABIL-08")
def test_john_price_copies_nothing_at_the_colony(winter) -> None:
    scene = winter("john-price brandon-kane loretta-clay", "brian-lee", "gabriel-diaz")
    scene.pool(0, 6)
    assert not any(key.startswith("ability:john-price") for key in scene.options())


@rule("DW-ABIL-09")
def test_a_copied_protection_protects_the_copier(winter) -> None:
    scene = winter("john-price", "mike-cho", "gabriel-diaz")
    scene.put("school", "john-price", "mike-cho")
    scene.zombies("school", 1)
    scene.pool(0, 6)
    scene.do("attack:john-price", "zombie:school")
    assert scene.zombies_at("school") == 0 and not scene.events("exposure.rolled")


@rule("DW-ABIL-10")
def test_an_equipped_card_is_used_by_its_bearers_player(winter) -> None:
    scene = winter()
    scene.items("brian-lee", "sniper-rifle")
    scene.zombies("school", 1)
    assert not any(key.startswith("use:") for key in scene.options())
    scene.to_turn(1)
    scene.answer("use:sniper-rifle@brian-lee")
    assert scene.zombies_at("school") == 0 and not scene.offers("use:sniper-rifle@brian-lee")


@rule("DW-ABIL-11", "DW-EXILE-06")
def test_an_ability_that_leaves_with_a_survivor_who_makes_room_is_gone_at_once(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "john-price buddy-davis")
    scene.put("school", "john-price", "buddy-davis")
    scene.wounds("john-price", wounds=3)
    scene.aim(1, "hoarder")
    scene.change(lambda g: [fill(g, place) for place in range(1, 7)])
    scene.answer("vote")
    scene.answer("player:1")
    for seat, word in enumerate(("yes", "no", "yes")):
        scene.answer(f"vote:{word}", seat)
    scene.answer("who:buddy-davis")
    assert scene.survivor("brian-lee").place == 3 and scene.survivor("buddy-davis").place == 0
    assert "john-price" not in scene.play.survivors and scene.rule_of("survivor.died") == "DW-ABIL-11"


def fill(g, place: int) -> None:
    """Every free space there is taken by somebody of seat 2."""
    while g.room(place) > 0:
        newcomer = Survivor(next(name for name in g.state.survivor_deck if name != "brian-lee"), 2, place)
        g.state.survivor_deck.remove(newcomer.id)
        g.state.survivors.append(newcomer)
        g.survivors[newcomer.id] = newcomer


@rule("DW-ABIL-11", "DW-SCEN-03")
def test_an_ability_that_leaves_with_an_eliminated_player_is_gone_at_once(winter) -> None:
    scene = winter("thomas-heart", "buddy-davis", "john-price rod-miller", scenario="kill-them")
    scene.put("school", "john-price", "buddy-davis")
    scene.wounds("john-price", wounds=3)
    scene.answer("vote")
    scene.answer("player:1")
    for seat, word in enumerate(("yes", "no", "yes")):
        scene.answer(f"vote:{word}", seat)
    assert "john-price" not in scene.play.survivors and scene.state.gone == ["buddy-davis", "john-price"]


@rule("DW-ABIL-11")
def test_a_survivor_who_lived_by_anothers_ability_dies_when_it_is_gone(winter) -> None:
    scene = winter("john-price rod-miller", "buddy-davis loretta-clay", "gabriel-diaz")
    scene.put("school", "john-price", "buddy-davis")
    scene.wounds("john-price", wounds=3)
    scene.to_turn(1)
    assert "john-price" in scene.play.survivors
    scene.dice(1)
    scene.do("move:buddy-davis", "to:library")
    assert "john-price" not in scene.play.survivors
    assert scene.rule_of("survivor.died") == "DW-ABIL-11"
    kinds = [event.kind for event in scene.happened()]
    assert kinds.index("survivor.died") < kinds.index("exposure.rolled")


@rule("DW-ABIL-02", "DW-ABIL-10")
def test_abilities_and_cards_cite_their_own_rule(winter) -> None:
    scene = winter("olivia-brown", "brian-lee", "gabriel-diaz")
    scene.wounds("olivia-brown", wounds=1)
    scene.answer("ability:olivia-brown")
    assert scene.rule_of("survivor.healed-wound") == "DW-ABIL-02"
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle")
    scene.zombies("colony.1", 1)
    scene.answer("use:sniper-rifle@thomas-heart")
    assert scene.rule_of("zombie.slain") == "DW-ABIL-10"

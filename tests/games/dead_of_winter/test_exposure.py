"""Exposure, bites, death, newcomers and helpless survivors (DW-EXPO, DW-BITE, DW-DEATH, DW-JOIN, DW-HELP)."""

import pytest

from stockade.games.dead_of_winter.facts import CARDS
from stockade.testing import rule

BLANK, WOUND, FROST, BITE = 1, 7, 10, 12


def moves(scene, name: str, place: str, *dice: int) -> None:
    scene.dice(*dice)
    scene.do(f"move:{name}", f"to:{place}")


@rule("DW-EXPO-03", "DW-EXPO-04")
def test_wound_and_frostbite(winter) -> None:
    scene = winter()
    moves(scene, "thomas-heart", "school", WOUND)
    assert (scene.survivor("thomas-heart").wounds, scene.survivor("thomas-heart").frost) == (1, 0)
    scene.end_turns()
    scene.to_turn(0)
    moves(scene, "thomas-heart", "library", FROST)
    assert (scene.survivor("thomas-heart").wounds, scene.survivor("thomas-heart").frost) == (1, 1)
    assert scene.view(1)["survivors"]["thomas-heart"]["frostbite"] == 1


@rule("DW-EXPO-06", "DW-EXPO-04", "DW-DEATH-01", "DW-DEATH-04")
@pytest.mark.parametrize("face", [WOUND, FROST])
def test_three_tokens_kill(winter, face: int) -> None:
    scene = winter()
    scene.wounds("thomas-heart", wounds=2)
    moves(scene, "thomas-heart", "school", face)
    assert "thomas-heart" not in scene.play.survivors and scene.state.gone == ["thomas-heart"]
    assert scene.state.morale == 6


@rule("DW-EXPO-05", "DW-MOVE-04", "DW-BITE-01", "DW-BITE-02", "DW-BITE-03")
def test_a_bite_kills_and_spreads_at_the_destination(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay")
    scene.set(helpless=5)
    moves(scene, "thomas-heart", "school", BITE)
    assert "thomas-heart" not in scene.play.survivors
    assert scene.prompt == "prompt-bite" and scene.table.pending[0].seat == 1
    assert scene.last("bite.spread") == {"survivor": "loretta-clay", "place": "school"}  # influence 20 against 68
    scene.answer("bite:kill")
    assert "loretta-clay" not in scene.play.survivors and "brian-lee" in scene.play.survivors
    assert "harman-brooks" in scene.play.survivors and scene.state.helpless == 5 and scene.state.morale == 5


@rule("DW-BITE-02")
def test_a_bite_with_nobody_else_there_stops(winter) -> None:
    scene = winter()
    moves(scene, "thomas-heart", "school", BITE)
    assert not scene.events("bite.spread") and scene.prompt == "prompt-action"


@rule("DW-BITE-04", "DW-BITE-05", "DW-TURN-08")
def test_the_controller_chooses_even_outside_their_turn_and_killing_stops_it(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "janet-taylor")
    moves(scene, "thomas-heart", "school", BITE)
    assert [ask.seat for ask in scene.table.pending] == [2]
    scene.answer("bite:kill", 2)
    assert scene.prompt == "prompt-action" and "brian-lee" in scene.play.survivors


@rule("DW-BITE-06")
def test_a_blank_saves(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee")
    moves(scene, "thomas-heart", "school", BITE, BLANK)
    scene.answer("bite:roll")
    assert "brian-lee" in scene.play.survivors and scene.events("bite.stopped")


@rule("DW-BITE-07", "DW-BITE-08")
@pytest.mark.parametrize("face", [WOUND, FROST, BITE])
def test_any_other_face_kills_and_goes_on_to_the_next(winter, face: int) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay", "gabriel-diaz")
    moves(scene, "thomas-heart", "school", BITE, face, BLANK)
    scene.do("bite:roll", "bite:roll")
    assert [event["survivor"] for event in scene.events("bite.spread")] == ["loretta-clay", "gabriel-diaz"]
    assert "loretta-clay" not in scene.play.survivors and {"brian-lee", "gabriel-diaz"} <= set(scene.play.survivors)


@rule("DW-BITE-09", "DW-DEATH-09")
def test_replacements_come_after_the_chain(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "loretta-clay", "gabriel-diaz janet-taylor")
    scene.put("colony", "thomas-heart")
    scene.put("school", "gabriel-diaz", "janet-taylor", "harman-brooks")
    scene.survivor_deck("sparky")  # the lowest influence of all
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.dice(BITE)
    scene.do("attack:thomas-heart", "zombie:colony.1", "bite:kill")
    assert scene.last("survivor.joined") == {"player": "1", "survivor": "sparky", "place": "colony"}
    assert scene.player(1).leader == "sparky" and len(scene.events("bite.spread")) == 1


@rule("DW-BITE-09", "DW-ABIL-11")
def test_who_dies_with_anothers_ability_is_replaced_after_the_chain_too(winter) -> None:
    scene = winter("thomas-heart rod-miller", "buddy-davis loretta-clay", "john-price", "gabriel-diaz")
    scene.put("school", "buddy-davis", "john-price", "gabriel-diaz")
    scene.put("library", "rod-miller", "loretta-clay", "thomas-heart")
    scene.set(helpless=24)
    scene.items("john-price", "rotten-flesh")
    scene.wounds("john-price", wounds=3)
    scene.survivor_deck("mike-cho")
    moves(scene, "thomas-heart", "school", BITE, WOUND)
    scene.answer("bite:roll")
    assert "john-price" not in scene.play.survivors and "buddy-davis" not in scene.play.survivors
    assert scene.prompt == "prompt-bite" and scene.last("bite.spread")["survivor"] == "gabriel-diaz"
    scene.do("bite:kill", "to:school")
    assert scene.survivor("mike-cho").place == 3


@rule("DW-BITE-10")
def test_those_whom_bites_ignore_are_skipped(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "sparky loretta-clay", "gabriel-diaz")
    scene.put("school", "sparky", "loretta-clay", "gabriel-diaz")
    scene.items("loretta-clay", "rotten-flesh")
    moves(scene, "thomas-heart", "school", BITE)
    assert scene.last("bite.spread")["survivor"] == "gabriel-diaz"
    scene.answer("bite:kill")


@rule("DW-BITE-11", "DW-DEATH-03")
def test_bites_know_no_exile_and_an_exiles_death_is_free(winter) -> None:
    scene = winter()
    scene.exiled(1)
    scene.change(lambda g: [setattr(g.survivors[name], "place", 3) for name in ("brian-lee", "loretta-clay")])
    moves(scene, "thomas-heart", "school", BITE)
    scene.answer("bite:kill")
    assert "loretta-clay" not in scene.play.survivors and scene.state.morale == 6


@rule("DW-DEATH-02", "DW-ZOMB-08", "DW-HELP-04")
def test_a_helpless_death_costs_morale_and_counts_for_nothing_else(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks", "brian-lee", "loretta-clay")
    scene.put("hospital", "gabriel-diaz", "janet-taylor")
    scene.set(helpless=2, food=5)
    scene.change(lambda g: g.state.zombies.__setitem__(0, 3))
    scene.end_turns()
    assert scene.state.helpless == 1 and scene.state.gone == []
    assert scene.state.morale == 7 - 2 - 1


@rule("DW-DEATH-05")
def test_equipment_returns_to_the_hand_at_the_colony(winter) -> None:
    scene = winter()
    scene.items("harman-brooks", "pistol", "hammer")
    scene.wounds("harman-brooks", wounds=2)
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.dice(WOUND)
    scene.do("attack:harman-brooks", "zombie:colony.1", "with:nothing")
    assert scene.held(0) == ["hammer", "pistol"]


@rule("DW-DEATH-06")
def test_equipment_is_shuffled_into_the_deck_elsewhere(winter) -> None:
    scene = winter()
    scene.items("harman-brooks", "pistol")
    scene.wounds("harman-brooks", wounds=2)
    moves(scene, "harman-brooks", "school", WOUND)
    before = [card for card in scene.state.decks[3] if CARDS[card] != "pistol"]
    deck = [CARDS[card] for card in scene.state.decks[3]]
    assert "pistol" in deck and len(deck) == 21 and scene.held(0) == []
    calm = winter()
    assert before != calm.state.decks[3] and sorted(before) == sorted(calm.state.decks[3])


@rule("DW-DEATH-07")
def test_the_player_picks_a_new_leader(winter) -> None:
    scene = winter("thomas-heart harman-brooks rod-miller", "brian-lee", "gabriel-diaz")
    scene.wounds("thomas-heart", wounds=2)
    moves(scene, "thomas-heart", "school", WOUND)
    assert scene.prompt == "prompt-leader"
    scene.answer("leader:rod-miller")
    assert scene.player(0).leader == "rod-miller"


@rule("DW-DEATH-08", "DW-DEATH-09", "DW-DEATH-10")
def test_the_last_survivor_takes_hand_and_equipment_along(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.hand(0, "fuel", "junk")
    scene.items("harman-brooks", "pistol")
    scene.wounds("harman-brooks", wounds=2)
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.survivor_deck("mike-cho")
    scene.dice(WOUND)
    scene.do("attack:harman-brooks", "zombie:colony.1", "with:nothing")
    assert scene.held(0) == [] and len(scene.state.removed) == 3
    assert scene.player(0).leader == "mike-cho" and scene.survivor("mike-cho").place == 0
    assert scene.offers("move:mike-cho")


@rule("DW-DEATH-11")
def test_a_replacement_enters_before_the_next_zombie(winter) -> None:
    scene = winter("sparky", "brian-lee", "gabriel-diaz")
    scene.set(helpless=9, food=9)
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 2), [3, 3]))
    scene.survivor_deck("andrew-evans")  # influence 12
    scene.end_turns()
    assert scene.state.gone == ["sparky", "andrew-evans"]


@rule("DW-DEATH-12")
def test_a_replacement_without_room_at_the_colony_starts_outside(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.wounds("harman-brooks", wounds=2)
    scene.survivor_deck("mike-cho")
    scene.put("library", "harman-brooks")
    scene.set(helpless=22)
    moves(scene, "harman-brooks", "school", WOUND)
    assert scene.prompt == "prompt-join"
    scene.answer("to:library")
    assert scene.survivor("mike-cho").place == 4 and len(scene.events("exposure.rolled")) == 1


@rule("DW-DEATH-12")
def test_a_replacement_waits_when_every_space_is_taken(winter) -> None:
    scene = winter(
        "harman-brooks gray-beard",
        "brian-lee loretta-clay rod-miller mike-cho olivia-brown ashley-ross bev-russell edward-white david-garcia maria-lopez",
        "gabriel-diaz janet-taylor alexis-grey arthur-thurston andrew-evans carla-thompson jenny-clark sophie-robinson daniel-smith",
    )
    everybody = [survivor.id for survivor in scene.state.survivors if survivor.id != "harman-brooks"]
    spots = [1] * 3 + [2] * 3 + [3] * 4 + [4] * 3 + [5] * 4 + [6] * 2
    for name, place in zip(everybody[1:], spots, strict=False):
        scene.change(lambda g, name=name, place=place: setattr(g.survivors[name], "place", place))
    scene.change(lambda g: setattr(g.survivors["gray-beard"], "seat", 1))
    scene.wounds("harman-brooks", wounds=2)
    scene.survivor_deck("sparky")
    scene.set(helpless=24 - scene.play.occupants(0) + scene.state.helpless)
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.set(morale=9)
    assert scene.play.room(0) == 0
    scene.dice(WOUND)
    scene.do("attack:harman-brooks", "zombie:colony.1")
    assert scene.survivor("sparky").place == 0  # the dead one's own space is free


@rule("DW-DEATH-13", "DW-DEATH-14", "DW-DEATH-15", "DW-DEATH-16")
def test_removal_is_no_death(winter) -> None:
    scene = winter("forest-plum", "brian-lee", "gabriel-diaz")
    scene.hand(0, "fuel")
    scene.items("forest-plum", "pistol")
    scene.survivor_deck("mike-cho")
    scene.set(morale=5)
    scene.road("jammed")
    scene.answer("start:yes")
    assert scene.state.morale == 6 and scene.state.gone == ["forest-plum"]
    assert scene.held(0) == [] and len(scene.state.removed) == 2 and scene.player(0).leader == "mike-cho"
    assert not scene.events("survivor.died")


@rule("DW-JOIN-01", "DW-JOIN-05")
def test_newcomers_start_at_the_colony_without_limit(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.hand(0, "outsider-1", "outsider-1", "outsider-2")
    scene.do("play:outsider-1", "play:outsider-1", "play:outsider-2")
    assert len(scene.play.group(0)) == 5 and sum(one.place == 0 for one in scene.play.group(0)) == 3
    assert scene.state.helpless == 1


@rule("DW-JOIN-06")
def test_an_empty_survivor_deck_adds_nobody(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.change(lambda g: (g.state.gone.extend(g.state.survivor_deck), g.state.survivor_deck.clear()))
    scene.hand(0, "outsider-1", "outsider-2")
    assert scene.refused("play:outsider-1") == "DW-PLAY-10"
    scene.answer("play:outsider-2")
    assert scene.state.helpless == 1 and len(scene.play.group(0)) == 1
    scene.wounds("harman-brooks", wounds=2)
    moves(scene, "harman-brooks", "school", WOUND)
    assert scene.play.group(0) == []


@rule("DW-JOIN-07", "DW-HELP-01")
def test_who_finds_no_space_is_not_added(winter) -> None:
    scene = winter()
    scene.set(helpless=16)
    scene.hand(0, "outsider-3")
    scene.answer("play:outsider-3")
    assert len(scene.play.group(0)) == 3 and scene.state.helpless == 17 and scene.play.room(0) == 0


@rule("DW-HELP-02", "DW-HELP-03")
def test_helpless_survivors_do_nothing_and_never_leave(winter) -> None:
    scene = winter()
    scene.set(helpless=3)
    assert not any("helpless" in key for key in scene.options())
    assert scene.view(0)["places"][0]["helpless"] == 3

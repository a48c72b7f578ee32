"""Crossroads cards in general (DW-XROAD), and every single one of them through play."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from stockade.games.dead_of_winter.facts import CARDS, ROADS, read_roads
from stockade.testing import rule

BLANK, WOUND, FROST, BITE = 1, 7, 10, 12
THREE = ("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")


def searched(winter, name: str, place: str, *deck: str, hand: tuple[str, ...] = ()):
    """Seat 0 searches there with that card waiting, up to the choice."""
    scene = winter()
    scene.put(place, "harman-brooks")
    if deck:
        scene.deck(place, *deck)
    scene.hand(0, *hand)
    scene.pool(0, 6)
    scene.road(name)
    scene.do("search:harman-brooks", "stop")
    return scene


# -- the rules -------------------------------------------------------------------------------------------------------------


@rule("DW-XROAD-01", "DW-INFO-06")
def test_the_right_neighbour_draws_in_secret(winter) -> None:
    scene = winter()
    scene.road("overdue")
    assert scene.state.reader == 2
    assert scene.view(2)["crossroads"] == {"reader": 2, "card": "overdue"}
    for seat in (None, 0, 1):
        assert scene.view(seat)["crossroads"] == {"reader": 2, "card": None}
        assert not scene.told(seat, "road.kept") and scene.told(seat, "road.drawn")


@rule("DW-XROAD-02", "DW-XROAD-03", "DW-XROAD-08", "DW-XROAD-10", "DW-XROAD-18")
def test_a_trigger_waits_for_its_action_and_the_card_leaves_the_game(winter) -> None:
    scene = winter()
    scene.pool(0, 6, 6)
    scene.zombies("colony.1", 2)
    scene.road("name-tag")
    scene.dice(BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1")
    kinds = [event.kind for event in scene.happened()]
    assert kinds.index("exposure.rolled") < kinds.index("road.fired")
    assert scene.table.pending[0].prompt == "prompt-road" and scene.table.pending[0].args == {"road": "name-tag"}
    scene.answer("road:b")
    assert scene.state.food == 22 and scene.state.roads_done == ["name-tag"] and "name-tag" not in scene.state.roads
    scene.dice(BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1")
    assert scene.prompt == "prompt-action"


@rule("DW-XROAD-04")
def test_the_active_player_chooses(winter) -> None:
    scene = searched(winter, "cold-storage", "grocery-store", "junk")
    assert scene.table.pending[0].seat == 0 and scene.options() == ["road:a", "road:b"]
    scene.answer("road:a")
    assert scene.state.food == 23 and scene.noise_at("grocery-store") == 2


@rule("DW-XROAD-05", "DW-XROAD-20")
def test_an_impossible_option_leaves_the_other(winter) -> None:
    scene = winter()
    scene.waste(8)
    scene.road("the-nest")
    assert scene.events("road.chose-b") and scene.state.food == 18
    scene = winter()
    scene.waste(8)
    scene.hand(0, "fuel")
    scene.road("the-nest")
    assert scene.options() == ["road:a", "road:b"]
    scene.do("road:a", "card:fuel")
    assert len(scene.state.waste) == 3 and scene.held(0) == []


@rule("DW-XROAD-06")
def test_when_nothing_can_be_done_the_card_is_gone_all_the_same(winter, monkeypatch: pytest.MonkeyPatch) -> None:
    card = ROADS["the-nest"]
    monkeypatch.setitem(ROADS, "the-nest", replace(card, options=(card.options[0], card.options[0])))
    scene = winter()
    scene.waste(8)
    scene.road("the-nest")
    assert scene.events("road.void") and scene.state.roads_done == ["the-nest"] and scene.state.food == 20


@rule("DW-XROAD-07")
def test_a_part_if_able_may_fail(winter) -> None:
    scene = winter()
    scene.put("grocery-store", "harman-brooks")
    scene.change(lambda g: g.state.noise.__setitem__(2, 4))
    scene.pool(0, 6)
    scene.road("cold-storage")
    scene.do("search:harman-brooks", "road:a")
    assert scene.state.food == 23 and scene.noise_at("grocery-store") == 4


@rule("DW-XROAD-09")
def test_an_unused_card_goes_under_the_deck(winter) -> None:
    scene = winter()
    scene.road("overdue")
    scene.end_turn()
    assert scene.state.roads[0] == "overdue" and scene.state.roads_done == []


@rule("DW-XROAD-17")
def test_without_cards_the_turn_is_played_without_one(winter) -> None:
    scene = winter()
    scene.road("under-glass")

    def spent(g) -> None:
        g.state.roads_done.extend(g.state.roads)
        g.state.roads.clear()

    scene.change(spent)
    scene.dice(BLANK)
    scene.do("move:thomas-heart", "to:grocery-store")  # its one option that can be taken fires by itself
    scene.end_turn()
    assert scene.state.turn.seat == 1 and scene.state.reader == -1 and scene.prompt == "prompt-action"
    assert scene.events("road.fired") and not scene.events("road.drawn")


@rule("DW-XROAD-11", "DW-XROAD-19")
def test_situations_fire_at_the_start_or_after_an_action(winter) -> None:
    scene = winter()
    scene.road("under-glass")
    assert scene.prompt == "prompt-action"
    scene.dice(BLANK)
    scene.do("move:thomas-heart", "to:grocery-store")
    assert scene.last("road.fired")["road"] == "under-glass"
    scene = winter()
    scene.put("grocery-store", "thomas-heart")
    scene.road("under-glass")
    assert scene.last("road.fired")["road"] == "under-glass"


@rule("DW-XROAD-12")
@pytest.mark.parametrize(("votes", "tie", "zombies"), [(("yes", "yes", "no"), "", 2), (("no", "no", "yes"), "", 6)])
def test_vote_cards(winter, votes: tuple[str, ...], tie: str, zombies: int) -> None:
    scene = winter()
    scene.zombies("colony", 6)
    scene.road("night-watch")
    assert [ask.seat for ask in scene.table.pending] == [0, 1, 2]
    for seat, word in enumerate(votes):
        scene.answer(f"vote:{word}", seat)
    for _ in range(4 if zombies == 2 else 0):
        scene.answer(scene.options()[0])
    assert scene.zombies_at("colony") == zombies


@rule("DW-XROAD-12")
def test_the_first_player_breaks_a_tie_on_a_vote_card(winter) -> None:
    scene = winter(*THREE, "rod-miller")
    scene.set(first=2, round=2, rounds_left=4)
    scene.road("curfew")
    for seat, word in enumerate(("yes", "no", "yes", "no")):
        scene.answer(f"vote:{word}", seat)
    assert scene.prompt == "prompt-road-tie" and scene.table.pending[0].seat == 2
    scene.answer("vote:yes")
    assert scene.state.morale == 8 and scene.refused("move:thomas-heart") == "DW-EFFECT-04"


@rule("DW-XROAD-13")
@pytest.mark.parametrize("named", [True, False])
def test_a_card_may_say_who_votes(winter, monkeypatch: pytest.MonkeyPatch, named: bool) -> None:
    entry = {"id": "night-watch", "kind": "vote", "trigger": {"event": "state", "all": [{"check": "zombies", "where": "colony", "min": 6}]}}
    entry["option"] = [{"effects": [{"op": "morale", "n": 1}]}, {"effects": [{"op": "morale", "n": -1}]}]
    if named:
        entry["voters"] = "at_colony"
    monkeypatch.setitem(ROADS, "night-watch", read_roads("crossroads.toml", [entry])["night-watch"])
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay")
    scene.zombies("colony", 6)
    scene.road("night-watch")
    assert [ask.seat for ask in scene.table.pending] == ([0, 2] if named else [0, 1, 2])
    for ask in list(scene.table.pending):
        scene.answer("vote:yes", ask.seat)
    assert scene.state.morale == 8


@rule("DW-XROAD-14", "DW-XROAD-21")
def test_the_dead_set_nothing_off(winter) -> None:
    scene = winter()
    scene.wounds("thomas-heart", wounds=2)
    scene.road("long-way-round")
    scene.dice(WOUND)
    scene.do("move:thomas-heart", "to:school")
    assert not scene.events("road.fired") and scene.state.road == "long-way-round"


@rule("DW-XROAD-15")
def test_a_searched_deck_is_shuffled(winter) -> None:
    orders = set()
    for seed in range(4):
        scene = winter(seed=1)
        scene.change(lambda g, seed=seed: setattr(g.state, "chance", [seed, 2, 3, 4]))
        scene.put("hospital", "harman-brooks")
        scene.pool(0, 6)
        scene.road("blood-drive")
        scene.do("search:harman-brooks", "stop", "road:b")
        scene.choose(*[key for key in scene.options() if key.startswith("card:medicine")][:1])
        orders.add(tuple(CARDS[card] for card in scene.state.decks[5]))
        assert "medicine" in scene.held(0)
    assert len(orders) > 1


@rule("DW-XROAD-16", "DW-XROAD-23", "DW-JOIN-04")
def test_a_card_that_adds_people_waits_while_the_colony_is_full(winter) -> None:
    scene = winter()
    scene.put("police-station", "thomas-heart")
    scene.set(helpless=19)
    scene.zombies("colony.1", 0)
    scene.road("ring-of-keys")
    assert not scene.events("road.fired") and scene.state.road == "ring-of-keys"
    scene.dice(BLANK)
    scene.do("move:harman-brooks", "to:school")
    assert scene.last("road.fired")["road"] == "ring-of-keys"
    scene.answer("road:b")


@rule("DW-XROAD-22")
def test_only_real_actions_count(winter) -> None:
    scene = winter()
    scene.hand(0, "padlock")
    scene.road("loose-shingles")
    scene.do("play:padlock", "at:colony.1", "at:colony.1")
    assert not scene.events("road.fired")
    scene.pool(0, 1)
    scene.do("barricade:thomas-heart", "at:colony.2")
    assert scene.last("road.fired")["road"] == "loose-shingles"
    scene.answer("road:b")
    assert scene.barricades_at("colony.2") == 0 and scene.barricades_at("colony.1") == 2 and scene.state.morale == 8


@rule("DW-XROAD-24")
def test_after_an_end_of_turn_card_the_turn_is_over(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine", "junk")
    scene.road("clean-hands")
    scene.end_turn()
    assert scene.prompt == "prompt-road"
    scene.do("road:a", "card:medicine")
    assert scene.state.turn.seat == 1 and scene.view(1)["crisis"]["given"] == [1, 0, 0]


@rule("DW-XROAD-25")
def test_a_card_spent_as_a_cost_was_not_played(winter) -> None:
    scene = winter("edward-white", "brian-lee", "gabriel-diaz")
    scene.hand(0, "medicine")
    scene.zombies("colony.1", 3)
    scene.pool(0, 5, 5)
    scene.set(helpless=1)
    scene.road("pill-count")
    scene.do("attack:edward-white", "zombie:colony.1", "with:edward-white")
    assert not scene.events("road.fired")


# -- every card --------------------------------------------------------------------------------------------------------------


def test_cold_storage_shut(winter) -> None:
    scene = winter()
    scene.put("grocery-store", "harman-brooks")
    scene.zombies("grocery-store", 2)
    scene.pool(0, 6)
    scene.road("cold-storage")
    scene.do("search:harman-brooks", "stop", "road:b")
    assert scene.zombies_at("grocery-store") == 1


def test_evidence_locker(winter) -> None:
    scene = searched(winter, "evidence-locker", "police-station", "junk", "pistol")
    scene.answer("road:a")
    assert scene.held(0) == ["junk", "pistol"] and scene.state.morale == 6
    scene = winter()
    scene.waste(3)
    scene.put("police-station", "harman-brooks")
    scene.pool(0, 6)
    scene.road("evidence-locker")
    scene.do("search:harman-brooks", "stop", "road:b")
    assert len(scene.state.waste) == 1


def test_fire_drill(winter) -> None:
    scene = searched(winter, "fire-drill", "school", "junk")
    scene.answer("road:a")
    assert scene.survivor("harman-brooks").place == 0 and not scene.survivor("harman-brooks").moved
    scene = winter()
    scene.zombies("colony.1", 3)
    scene.put("school", "harman-brooks")
    scene.pool(0, 6)
    scene.road("fire-drill")
    scene.do("search:harman-brooks", "stop", "road:b")
    assert scene.zombies_at("school") == 3 and scene.zombies_at("colony") == 0


def test_overdue(winter) -> None:
    scene = searched(winter, "overdue", "library", "junk")
    scene.do("road:a", "to:hospital")
    while scene.prompt == "prompt-order":
        scene.answer(scene.options()[-1])
    assert len(scene.state.decks[5]) == 20
    scene = searched(winter, "overdue", "library", "junk")
    scene.answer("road:b")
    assert scene.state.helpless == 1 and scene.state.morale == 8


def test_blood_drive(winter) -> None:
    scene = winter()
    scene.put("hospital", "harman-brooks")
    scene.wounds("brian-lee", wounds=1)
    scene.wounds("gabriel-diaz", wounds=2)
    scene.pool(0, 6)
    scene.road("blood-drive")
    scene.do("search:harman-brooks", "stop", "road:a")
    scene.choose("who:brian-lee", "who:gabriel-diaz")
    assert [scene.survivor(name).wounds for name in ("harman-brooks", "brian-lee", "gabriel-diaz")] == [1, 0, 1]


def test_pump_four(winter) -> None:
    scene = winter()
    scene.put("gas-station", "harman-brooks")
    scene.deck("gas-station", "food-1")
    scene.pool(0, 6)
    scene.road("pump-four")
    scene.dice(WOUND)
    scene.do("search:harman-brooks", "stop", "road:a", "count:2")
    assert scene.held(0) == ["food-1", "fuel", "fuel"] and scene.survivor("harman-brooks").wounds == 1
    scene = searched(winter, "pump-four", "gas-station", "food-1")
    scene.answer("road:b")
    assert scene.barricades_at("gas-station") == 1


@pytest.mark.parametrize("choice", ["a", "b"])
def test_tin_whistle(winter, choice: str) -> None:
    scene = winter()
    scene.put("school", "harman-brooks")
    scene.deck("school", "junk", "scissors")
    scene.pool(0, 6)
    scene.survivor_deck("mike-cho")
    scene.road("tin-whistle")
    scene.do("search:harman-brooks", "noise", "stop")
    scene.choose("card:junk")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.survivor("mike-cho").seat == 0 and scene.zombies_at("school") == 2
    else:
        assert scene.noise_at("school") == 0


@pytest.mark.parametrize("choice", ["a", "b"])
def test_long_way_round(winter, choice: str) -> None:
    scene = winter()
    scene.road("long-way-round")
    scene.dice(BLANK)
    scene.do("move:thomas-heart", "to:school", f"road:{choice}")
    assert scene.noise_at("school") == (choice == "a") and scene.survivor("thomas-heart").frost == (choice == "b")
    assert len(scene.player(0).hand) == (choice == "b")


def test_sledding_hill(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.pool(0, 5)
    scene.road("sledding-hill")
    scene.dice(BLANK)
    scene.do("move:thomas-heart", "to:colony", "road:a")
    assert scene.state.morale == 8 and scene.player(0).dice == [1]


@pytest.mark.parametrize("choice", ["a", "b"])
def test_ringing(winter, choice: str) -> None:
    scene = winter()
    scene.zombies("library", 3)
    scene.road("ringing")
    first = scene.state.crisis_deck[-1]
    scene.dice(BLANK)
    scene.do("move:thomas-heart", "to:school", f"road:{choice}")
    if choice == "a":
        scene.answer(f"crisis:{first}")
        assert scene.state.crisis_deck[0] == first and not scene.told(1, "crises.seen")
    else:
        assert scene.zombies_at("library") == 1


@pytest.mark.parametrize("choice", ["a", "b"])
def test_borrowed_boots(winter, choice: str) -> None:
    scene = winter()
    scene.set(food=0)
    scene.road("borrowed-boots")
    scene.dice(FROST)
    scene.do("move:thomas-heart", "to:school", f"road:{choice}")
    survivor = scene.survivor("thomas-heart")
    assert (survivor.wounds, survivor.frost) == ((1, 0) if choice == "a" else (0, 1))
    assert (scene.state.morale, scene.state.food) == ((6, 0) if choice == "a" else (7, 1))


@pytest.mark.parametrize("choice", ["a", "b"])
def test_snowplow(winter, choice: str) -> None:
    scene = winter()
    scene.hand(0, "fuel")
    scene.road("snowplow")
    scene.do("move:thomas-heart", "fuel:school", f"road:{choice}")
    if choice == "a":
        scene.do("move:harman-brooks", "to:school")
        assert scene.zombies_at("colony") == 4 and not scene.events("exposure.rolled")
    else:
        assert scene.held(0) == ["fuel"] and scene.state.waste == []


def test_name_tag_buried(winter) -> None:
    scene = winter()
    scene.pool(0, 6)
    scene.zombies("colony.1", 1)
    scene.road("name-tag")
    scene.dice(BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1", "road:a")
    assert scene.survivor("thomas-heart").wounds == 1 and scene.state.morale == 8


@pytest.mark.parametrize("choice", ["a", "b"])
def test_jammed(winter, choice: str) -> None:
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle")
    scene.zombies("colony.1", 1)
    scene.zombies("school", 1)
    scene.pool(0)
    scene.road("jammed")
    scene.dice(BLANK) if choice == "b" else None
    scene.do("use:sniper-rifle@thomas-heart", "to:school", f"road:{choice}")
    if choice == "a":
        assert scene.player(0).gained == [3]
        scene.end_turn()
        assert scene.player(0).gained == [] and scene.view(1)["players"][0]["gained"] == []
        scene.end_turns()
        scene.to_turn(0)
        assert not scene.offers("use:sniper-rifle@thomas-heart") and scene.player(0).gained == []
    else:
        assert scene.zombies_at("colony") == 0


@pytest.mark.parametrize("choice", ["a", "b"])
def test_two_shadows(winter, choice: str) -> None:
    scene = winter()
    scene.hand(0, "fuel")
    scene.pool(0, 6)
    scene.road("two-shadows")
    scene.dice(6)
    scene.do("attack:thomas-heart", "survivor:brian-lee", f"road:{choice}")
    if choice == "a":
        assert scene.last("hand.seen")["items"] == ["fuel"] and scene.told(2, "hand.seen") and not scene.told(None, "hand.seen")
    else:
        assert scene.state.morale == 6


@pytest.mark.parametrize("choice", ["a", "b"])
def test_the_bell(winter, choice: str) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.zombies("library", 3)
    scene.pool(0, 1)
    scene.road("the-bell")
    scene.do("lure:thomas-heart", "at:library", "stop", f"road:{choice}")
    if choice == "a":
        scene.do("at:library", "at:library")
        assert scene.zombies_at("school") == 3
    else:
        assert len(scene.player(0).hand) == 1


def test_empty_chair_divided(winter) -> None:
    scene = winter()
    scene.wounds("thomas-heart", wounds=2)
    scene.road("empty-chair")
    scene.dice(WOUND)
    scene.do("move:thomas-heart", "to:school", "road:b", "to:library")
    assert len(scene.player(0).hand) == 2


def test_loose_shingles_used(winter) -> None:
    scene = winter()
    scene.pool(0, 1)
    scene.road("loose-shingles")
    scene.do("barricade:thomas-heart", "at:colony.2", "road:a", "at:colony.3", "at:colony.3", "who:harman-brooks")
    assert scene.barricades_at("colony") == 3 and scene.survivor("harman-brooks").wounds == 1


@pytest.mark.parametrize("choice", ["a", "b"])
def test_wedding_ring(winter, choice: str) -> None:
    scene = winter()
    scene.waste(3)
    scene.pool(0, 1, 6)
    scene.road("wedding-ring")
    scene.do("clean:thomas-heart", f"road:{choice}")
    if choice == "a":
        assert scene.player(0).dice == [] and scene.state.morale == 8 and scene.player(0).spent == [1]
    else:
        scene.answer("to:school")
        assert len(scene.player(0).hand) == 1


@pytest.mark.parametrize("choice", ["a", "b"])
def test_ration_book(winter, choice: str) -> None:
    scene = winter()
    scene.hand(0, "food-3")
    scene.pool(0, 1)
    scene.road("ration-book")
    scene.do("food", f"road:{choice}")
    if choice == "b":
        scene.answer("card:food-3")
    assert (scene.state.morale, scene.state.food) == ((6, 19) if choice == "a" else (7, 20))


def test_meltwater_moved(winter) -> None:
    scene = winter()
    scene.pool(0, 2)
    scene.road("meltwater")
    scene.answer("road:a")
    assert scene.player(0).spent == [2] and scene.state.food == 20


def test_night_watch_lost_dice(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 3)
    scene.zombies("colony.2", 3)
    scene.pool(0, 2)
    scene.pool(1, 3)
    scene.road("night-watch")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    assert scene.player(0).dice == [] and scene.player(1).dice == []
    for _ in range(4):
        scene.answer(scene.options()[0])
    assert scene.zombies_at("colony") == 2


def test_curfew_refused(winter) -> None:
    scene = winter()
    scene.put("library", "gabriel-diaz")
    scene.set(round=2)
    scene.road("curfew")
    for seat in range(3):
        scene.answer("vote:no", seat)
    assert scene.noise_at("library") == 1 and scene.offers("move:thomas-heart")


@pytest.mark.parametrize("choice", ["a", "b"])
def test_under_glass(winter, choice: str) -> None:
    scene = winter()
    scene.put("grocery-store", "thomas-heart")
    scene.set(food=10)
    scene.pool(0, 1)
    scene.road("under-glass")
    scene.answer(f"road:{choice}")
    assert scene.state.food == (12 if choice == "a" else 10)
    scene.end_turns()
    scene.set(morale=9)
    scene.end_turns()
    assert scene.state.food == 12 - 6 + (2 if choice == "b" else 0) and scene.state.later == []


@pytest.mark.parametrize("word", ["yes", "no"])
def test_lanterns(winter, word: str) -> None:
    scene = winter()
    scene.set(food=5)
    scene.survivor_deck("mike-cho")
    scene.road("lanterns")
    for seat in range(3):
        scene.answer(f"vote:{word}", seat)
    if word == "yes":
        assert scene.state.helpless == 2 and scene.survivor("mike-cho").seat == 0 and scene.state.morale == 8
    else:
        assert scene.state.food == 8 and scene.state.morale == 6


@pytest.mark.parametrize("choice", ["a", "b"])
def test_too_quiet(winter, choice: str) -> None:
    scene = winter()
    scene.barricades("colony.1", 3)
    scene.road("too-quiet")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.state.morale == 8 and scene.barricades_at("colony") == 1
    else:
        scene.do("at:colony.2", "at:colony.2")
        assert scene.barricades_at("colony") == 5


def test_elbow_to_elbow(winter) -> None:
    scene = winter()
    scene.set(helpless=6)
    scene.hand(0, "hammer", "mop")
    scene.road("elbow-to-elbow")
    scene.answer("road:a")
    scene.choose("card:hammer", "card:mop")
    assert scene.held(0) == [] and scene.state.morale == 8
    scene = winter()
    scene.set(helpless=6)
    scene.road("elbow-to-elbow")
    assert scene.state.morale == 6


@pytest.mark.parametrize("choice", ["a", "b"])
def test_the_fever_breaks(winter, choice: str) -> None:
    scene = winter()
    scene.wounds("thomas-heart", wounds=2)
    scene.road("the-fever-breaks")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.survivor("thomas-heart").wounds == 1 and scene.state.food == 19
    else:
        assert scene.player(0).gained == [6] and scene.refused("move:thomas-heart") == "DW-EFFECT-04"


def test_ring_of_keys(winter) -> None:
    scene = winter()
    scene.put("police-station", "thomas-heart")
    scene.survivor_deck("mike-cho")
    scene.road("ring-of-keys")
    scene.dice(WOUND)
    scene.answer("road:a")
    assert scene.survivor("mike-cho").place == 1 and scene.survivor("thomas-heart").wounds == 1


@pytest.mark.parametrize("choice", ["a", "b"])
def test_fair_trade(winter, choice: str) -> None:
    scene = winter()
    scene.hand(0, "fuel")
    scene.hand(1, "food-1")
    scene.road("fair-trade")
    scene.do("ask", "ask:food", "give:food-1", f"road:{choice}")
    if choice == "a":
        assert scene.held(1) == ["fuel"] and not scene.told(2, "card.changed-hands")
    else:
        assert scene.held(0) == ["fuel"] and scene.told(1, "hand.seen") and not scene.told(2, "hand.seen")


@pytest.mark.parametrize("choice", ["a", "b"])
def test_hand_me_down(winter, choice: str) -> None:
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle")
    scene.zombies("school", 2)
    scene.road("hand-me-down")
    scene.do("use:sniper-rifle@thomas-heart", "hand:thomas-heart", "hand:sniper-rifle@harman-brooks", f"road:{choice}")
    if choice == "a":
        assert scene.carried("harman-brooks") == [] and scene.state.morale == 8 and len(scene.state.removed) == 1
    else:
        assert scene.offers("use:sniper-rifle@harman-brooks")


@pytest.mark.parametrize("choice", ["a", "b"])
def test_open_hand(winter, choice: str) -> None:
    scene = winter()
    scene.hand(0, "medicine", "junk", "fuel")
    scene.road("open-hand")
    scene.contribute("medicine")
    assert scene.prompt == "prompt-action"
    scene.contribute("junk")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.last("hand.seen")["items"] == ["fuel"] and scene.state.morale == 8
    else:
        scene.answer("to:school")
        assert len(scene.player(0).hand) == 2


def test_clean_hands_walks_on(winter) -> None:
    scene = winter()
    scene.road("clean-hands")
    scene.end_turn()
    assert scene.state.morale == 6 and scene.state.turn.seat == 1


def test_an_exiles_hands_are_clean_and_nobody_mourns_an_exile(winter) -> None:
    scene = winter("thomas-heart rod-miller", "brian-lee", "gabriel-diaz")
    scene.exiled(0)
    scene.road("clean-hands")
    scene.end_turn()
    assert not scene.events("road.fired") and scene.state.morale == 7
    scene = winter("thomas-heart rod-miller", "brian-lee", "gabriel-diaz")
    scene.exiled(0)
    scene.wounds("thomas-heart", wounds=2)
    scene.road("empty-chair")
    scene.dice(WOUND)
    scene.do("move:thomas-heart", "to:school")
    assert scene.events("survivor.died") and not scene.events("road.fired")


@pytest.mark.parametrize("choice", ["a", "b"])
def test_small_print(winter, choice: str) -> None:
    scene = winter()
    scene.hand(0, "cookbook")
    scene.pool(0, 2)
    scene.road("small-print")
    scene.dice(6) if choice == "a" else None
    scene.do("play:cookbook", "who:thomas-heart", f"road:{choice}")
    assert scene.player(0).dice == ([6] if choice == "a" else [4])


@pytest.mark.parametrize("choice", ["a", "b"])
def test_pill_count(winter, choice: str) -> None:
    scene = winter()
    scene.hand(0, "medicine")
    scene.wounds("thomas-heart", wounds=1)
    scene.set(helpless=1)
    scene.road("pill-count")
    scene.do("play:medicine", f"road:{choice}")
    if choice == "a":
        assert scene.state.morale == 8 and scene.state.food == 19
    else:
        scene.choose("card:medicine")
        assert scene.state.morale == 6 and scene.held(0) == ["medicine"]


@pytest.mark.parametrize("choice", ["a", "b"])
def test_nothing_wasted(winter, choice: str) -> None:
    scene = winter()
    scene.waste(2)
    scene.set(food=0)
    scene.road("nothing-wasted")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.state.food == 2 and scene.state.waste == []
    else:
        assert len(scene.player(1).hand) == 1


@pytest.mark.parametrize("word", ["yes", "no"])
def test_the_badge(winter, word: str) -> None:
    scene = winter("thomas-heart", "daniel-smith", "gabriel-diaz")
    scene.set(helpless=1)
    scene.pool(1, 4)
    scene.road("the-badge")
    for seat in range(3):
        scene.answer(f"vote:{word}", seat)
    if word == "yes":
        assert scene.state.helpless == 0 and scene.state.morale == 6
    else:
        assert scene.player(1).dice == []


def test_good_dog(winter) -> None:
    scene = winter("sparky", "brian-lee", "gabriel-diaz")
    scene.put("library", "sparky")
    scene.deck("library", "cookbook", "fuel")
    scene.road("good-dog")
    scene.answer("road:a")
    scene.choose("card:fuel")
    assert scene.held(0) == ["cookbook"] and CARDS[scene.state.decks[4][0]] == "fuel"
    scene = winter("sparky", "brian-lee", "gabriel-diaz")
    scene.put("library", "sparky")
    scene.road("good-dog")
    scene.answer("road:b")
    assert scene.survivor("sparky").place == 0
    scene = winter("sparky", "brian-lee", "gabriel-diaz")
    scene.set(food=0)
    scene.road("good-dog")
    assert scene.state.food == 1


@pytest.mark.parametrize("choice", ["a", "b"])
def test_lesson_plan(winter, choice: str) -> None:
    scene = winter("maria-lopez", "brian-lee", "gabriel-diaz")
    scene.set(helpless=1)
    scene.survivor_deck("mike-cho")
    scene.road("lesson-plan")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.state.helpless == 0 and scene.survivor("mike-cho").seat == 0 and scene.survivor("maria-lopez").rests
    else:
        scene.answer("to:library")
        scene.choose("card:cookbook")
        assert scene.held(0) == ["cookbook"]


@pytest.mark.parametrize("choice", ["a", "b"])
def test_under_the_hood(winter, choice: str) -> None:
    scene = winter()
    scene.put("gas-station", "thomas-heart")
    scene.road("under-the-hood")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.survivor("rod-miller").place == 0 and scene.survivor("rod-miller").seat == 0
    else:
        scene.answer("to:grocery-store")
        scene.choose("card:hammer")
        assert scene.held(0) == ["hammer"]


@pytest.mark.parametrize("choice", ["a", "b"])
def test_smoke_on_the_ridge(winter, choice: str) -> None:
    scene = winter()
    scene.exiled(1)
    scene.hand(0, "fuel")
    scene.road("smoke-on-the-ridge")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.held(1) == ["fuel"] and scene.state.morale == 8
    else:
        scene.answer("at:colony.1")
        assert scene.barricades_at("colony.1") == 1


@pytest.mark.parametrize("choice", ["a", "b"])
def test_seat_by_the_fire(winter, choice: str) -> None:
    scene = winter()
    scene.exiled(0)
    scene.change(lambda g: [setattr(g.survivors[name], "place", 3) for name in ("thomas-heart", "harman-brooks", "brian-lee")])
    scene.wounds("thomas-heart", wounds=1)
    scene.hand(1, "fuel")
    scene.road("seat-by-the-fire")
    if scene.prompt == "prompt-road-survivor":
        scene.answer("who:thomas-heart")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.survivor("thomas-heart").wounds == 0
    else:
        assert scene.held(0) == ["fuel"] and scene.noise_at("school") == 2


def test_two_names_read_aloud(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine", "junk")
    scene.road("two-names")
    scene.contribute("medicine", "junk")
    scene.do("vote", "player:1", "road:a")
    assert scene.events("gifts.counted")[0] == {"player": "0", "count": 1, "total": 2}
    for seat in range(3):
        scene.answer("vote:no", seat)


@pytest.mark.parametrize("word", ["yes", "no"])
def test_the_ledger(winter, word: str) -> None:
    scene = winter()
    scene.change(lambda g: g.state.gone.extend(g.state.survivor_deck.pop() for _ in range(3)))
    scene.wounds("brian-lee", frost=1)
    scene.road("the-ledger")
    for seat in range(3):
        scene.answer(f"vote:{word}", seat)
    if word == "yes":
        scene.do("to:school", "to:library", "to:hospital")
        assert [len(scene.player(seat).hand) for seat in range(3)] == [1, 1, 1] and scene.state.morale == 6
    else:
        assert scene.survivor("brian-lee").wounds == 1 and scene.state.morale == 8


@pytest.mark.parametrize("choice", ["a", "b"])
def test_roll_call(winter, choice: str) -> None:
    scene = winter()
    scene.set(morale=3)
    scene.hand(1, "fuel")
    scene.hand(2, "junk")
    scene.road("roll-call")
    scene.answer(f"road:{choice}")
    if choice == "a":
        assert scene.state.morale == 4 and scene.state.food == 18
    else:
        assert len(scene.events("card.glimpsed")) == 2 and not scene.told(None, "card.glimpsed")


def test_healing_of_one_kind_leaves_the_other(winter, monkeypatch: pytest.MonkeyPatch) -> None:
    heal = {"op": "heal", "n": 2, "who": "all_frostbitten", "kind": "frostbite"}
    entry = {"id": "false-spring", "kind": "forced", "trigger": {"event": "state", "all": [{"check": "round_left", "max": 3}]}}
    monkeypatch.setitem(ROADS, "false-spring", read_roads("crossroads.toml", [entry | {"option": [{"effects": [heal]}]}])["false-spring"])
    scene = winter()
    scene.set(rounds_left=3)
    scene.wounds("brian-lee", wounds=1, frost=1)
    scene.road("false-spring")
    assert (scene.survivor("brian-lee").wounds, scene.survivor("brian-lee").frost) == (1, 0)


def test_false_spring_is_forced(winter) -> None:
    scene = winter("buddy-davis", "brian-lee", "gabriel-diaz")
    scene.wounds("buddy-davis", frost=2)
    scene.set(rounds_left=3)
    scene.road("false-spring")
    assert scene.survivor("buddy-davis").frost == 1 and scene.state.zombies == [1, 0, 0, 0, 0, 0, *[1] * 6]


@pytest.mark.parametrize("choice", ["a", "b"])
def test_watchmaker(winter, choice: str) -> None:
    scene = winter()
    scene.hand(0, "hammer")
    scene.items("harman-brooks", "sniper-rifle")
    scene.zombies("colony.1", 2)
    scene.zombies("school", 1)
    scene.pool(0, 3, 5)
    scene.road("watchmaker")
    scene.do("use:sniper-rifle@harman-brooks", "to:school", "ability:thomas-heart", f"road:{choice}")
    if choice == "a":
        scene.answer("card:hammer")
        assert scene.held(0) == [] and scene.offers("use:sniper-rifle@harman-brooks") is False
        assert scene.state.used_items == []
    else:
        assert scene.player(0).dice == [4]


@rule("DW-EFFECT-12")
def test_watchmaker_asks_whose_copy_can_be_used_again(winter) -> None:
    scene = winter()
    scene.hand(0, "hammer")
    scene.items("harman-brooks", "sniper-rifle")
    scene.items("thomas-heart", "sniper-rifle")
    scene.zombies("colony.1", 3)
    scene.zombies("school", 2)
    scene.pool(0, 5)
    scene.road("watchmaker")
    scene.do("use:sniper-rifle@harman-brooks", "to:school", "use:sniper-rifle@thomas-heart", "to:school")
    scene.do("ability:thomas-heart", "road:a", "card:hammer", "item:sniper-rifle@harman-brooks")
    assert scene.offers("use:sniper-rifle@harman-brooks") and not scene.offers("use:sniper-rifle@thomas-heart")


def test_every_card_has_a_test() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert len(ROADS) >= 48 and all(f'"{name}"' in source for name in ROADS)


def test_discarded_cards_are_seen_by_all(winter) -> None:
    scene = winter()
    scene.waste(8)
    scene.hand(0, "fuel", "fuel", "fuel.s")
    scene.road("the-nest")
    scene.answer("road:a")
    scene.answer("card:fuel")
    assert scene.events("cards.discarded")
    point = next(point for point in scene.table.undo_points() if point.step == "answer")
    assert not point.free, "a card that lies open cannot be taken back alone"


@rule("DW-EFFECT-07")
@pytest.mark.parametrize(("walls", "asked"), [((1, 1), False), ((1, 1, 1), True), ((2,), False)])
def test_nobody_picks_barricades_when_all_of_them_go(winter, walls: tuple[int, ...], asked: bool) -> None:
    scene = winter()
    for number, count in enumerate(walls, 1):
        scene.barricades(f"colony.{number}", count)
    scene.road("too-quiet")
    scene.answer("road:a")
    assert (scene.prompt == "prompt-take-barricade") is asked
    if asked:
        scene.do("at:colony.3", "at:colony.1")
    assert sum(scene.state.barricades) == sum(walls) - 2


@rule("DW-XROAD-15")
@pytest.mark.parametrize(("deck", "found"), [(("food-1", "junk"), ["junk"]), (("food-1", "food-1"), [])])
def test_a_card_found_by_chance_asks_nobody(winter, deck: tuple[str, ...], found: list[str]) -> None:
    scene = winter()
    scene.hand(0)
    scene.put("school", "thomas-heart")
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.deck("grocery-store", *deck, rest=False)
    scene.road("the-bell")
    scene.do("lure:thomas-heart", "stop", "road:b")
    assert scene.prompt == "prompt-action" and scene.held(0) == found and scene.last("deck.searched")["count"] == len(found)


@rule("DW-XROAD-19", "DW-TURN-09")
def test_a_situation_made_by_an_ability_at_the_start_of_the_turn_is_noticed_at_once(winter) -> None:
    scene = winter("forest-plum thomas-heart", "brian-lee", "gabriel-diaz")
    scene.change(lambda g: g.state.gone.extend(g.state.survivor_deck.pop() for _ in range(2)))
    scene.road("the-ledger")
    scene.answer("start:yes")
    assert scene.prompt == "prompt-road-vote" and len(scene.state.gone) == 3
    for seat in range(3):
        scene.answer("vote:no", seat)
    assert scene.prompt == "prompt-action"

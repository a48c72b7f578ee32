"""Plays made to be looked at, as in test_shown_clauses.py: requests, votes and exiles, deaths, the night, and scenarios."""

from stockade.games.dead_of_winter.play import Winter
from stockade.testing import rule

BLANK, WOUND, FROST, BITE = 1, 7, 10, 12
FOUR = ("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor", "rod-miller mike-cho")
SPOTS = (("police-station", 3), ("grocery-store", 3), ("school", 4), ("library", 3), ("hospital", 4), ("gas-station", 2))


def vote(scene, named: int, *votes: str, seats: tuple[int, ...] = (0, 1, 2, 3)) -> None:
    scene.answer("vote")
    if scene.prompt == "prompt-vote-whom":
        scene.answer(f"player:{named}")
    for seat, choice in zip(seats, votes, strict=False):
        scene.answer(f"vote:{choice}", seat)


@rule("DW-ASK-01")
def test_one_symbol_after_another_is_asked_for(winter) -> None:
    scene = winter()
    scene.put("hospital", "brian-lee", "loretta-clay")
    scene.hand(1, "food-1", "fuel")
    scene.hand(2, "hammer")
    scene.do("ask", "ask:food")
    scene.answer("give:food-1", 1)
    scene.answer("refuse", 2)
    scene.do("ask", "ask:tool")
    scene.answer("refuse", 1)
    scene.answer("give:hammer", 2)
    scene.answer("who:thomas-heart")
    assert scene.carried("thomas-heart") == ["hammer"] and scene.state.food == 21


@rule("DW-ASK-04", "DW-ASK-05")
def test_medicine_on_request_heals_and_goes_nowhere_else(winter) -> None:
    scene = winter(scenario="find-the-cure")
    scene.hand(1, "medicine")
    scene.wounds("thomas-heart", wounds=1)
    scene.wounds("harman-brooks", wounds=1)
    scene.do("ask", "ask:medicine", "give:medicine")
    assert all(key.startswith("heal:") or "thomas" in key or "harman" in key for key in scene.options())
    scene.answer(scene.options()[0])
    assert scene.state.given == [] and scene.state.on_objective == []


@rule("DW-ASK-09")
def test_to_the_waste_for_one_and_out_of_the_game_for_an_exile(winter) -> None:
    scene = winter()
    scene.exiled(1)
    scene.hand(2, "food-1", "food-2")
    scene.do("ask", "ask:food", "give:food-1")
    assert len(scene.state.waste) == 1
    scene.end_turn()
    scene.do("ask", "ask:food", "give:food-2")
    assert len(scene.state.waste) == 1 and scene.state.food == 23


@rule("DW-ASK-10")
def test_fuel_on_request_goes_with_a_move(winter) -> None:
    scene = winter()
    scene.hand(1, "fuel", "medicine", "food-1")
    scene.do("ask", "ask:fuel", "give:fuel", "who:thomas-heart", "to:school")
    assert not scene.events("exposure.rolled")
    scene.answer("ask")
    assert "ask:medicine" not in scene.options()


@rule("DW-HANDOFF-07")
def test_neither_what_was_handed_on_nor_what_was_declined(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay", "gabriel-diaz")
    scene.items("thomas-heart", "pistol", "hammer")
    scene.do("hand:thomas-heart", "hand:hammer@harman-brooks", "hand:thomas-heart", "hand:pistol@janet-taylor", "consent:no")
    assert scene.refused("hand:harman-brooks") == "DW-HANDOFF-07" and scene.refused("hand:thomas-heart") == "DW-HANDOFF-07"


@rule("DW-INFO-01")
def test_only_an_exiled_objective_shows_a_secret(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(0, "revenge")
    scene.aim(3, "hoarder")
    scene.put("school", "rod-miller", "mike-cho")
    vote(scene, 3, "yes", "yes", "yes", "yes")
    assert scene.prompt == "prompt-action" and not any("secret" in key or "show" in key for key in scene.options())


@rule("DW-BITE-08")
def test_a_bite_takes_two_and_stops_at_the_third(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay", "gabriel-diaz")
    scene.dice(BITE, WOUND, FROST, BLANK)
    scene.do("move:thomas-heart", "to:school", "bite:roll", "bite:roll", "bite:roll")
    assert [event["survivor"] for event in scene.events("bite.spread")] == ["loretta-clay", "gabriel-diaz", "brian-lee"]
    assert scene.survivor("brian-lee")


@rule("DW-PAY-01", "DW-ZOMB-01")
def test_five_survivors_and_two_helpless_eat_four(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.set(helpless=2, food=9)
    scene.end_turns()
    assert scene.state.food == 5


@rule("DW-WASTE-01")
def test_twenty_nine_cards_are_two_full_tens(winter) -> None:
    scene = winter()
    scene.waste(29)
    scene.end_turns()
    assert scene.events("morale.changed")[0]["count"] == -2


@rule("DW-ZOMB-10")
def test_after_a_barricade_and_after_an_overrun_the_next_entrance(winter) -> None:
    scene = winter()
    scene.barricades("colony.1", 3)
    scene.zombies("colony.2", 3)
    scene.end_turns()
    assert (scene.barricades_at("colony.1"), scene.zombies_at("colony.3")) == (2, 1) and scene.zombies_at("colony.2") == 3


@rule("DW-ZOMB-12")
def test_spaces_barricades_and_overruns_outside(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.put("library", "brian-lee", "loretta-clay")
    scene.barricades("school", 4)
    scene.zombies("library", 2)
    scene.end_turns()
    assert scene.barricades_at("school") == 3 and scene.zombies_at("school") == 1
    assert scene.zombies_at("library") == 3 and scene.state.gone == ["loretta-clay"]


@rule("DW-ZOMB-16")
def test_three_batches_of_more_than_one(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.put("hospital", "gabriel-diaz")
    scene.noise("police-station", 1)
    scene.noise("library", 1)
    scene.dice(5, 6)
    scene.end_turns()
    assert [event["place"] for event in scene.events("zombies.arrived")] == ["colony", "school", "hospital"]


@rule("DW-BARR-04")
def test_one_barricade_stays_and_one_is_torn_down(winter) -> None:
    scene = winter()
    scene.put("library", "thomas-heart")
    scene.barricades("colony.5", 1)
    scene.barricades("library", 3)
    scene.end_turns()
    assert scene.barricades_at("colony.5") == 1 and scene.barricades_at("library") == 2


@rule("DW-COMP-08")
def test_a_zombie_without_a_standee_dies_like_any_other(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")

    def edit(g: Winter) -> None:
        g.state.zombies[:] = [2] * 3 + [3] * 3 + [4, 4, 3, 3, 4, 3]

    scene.change(edit)
    scene.set(first=1)
    scene.dice(*[6] * 9, BLANK)
    scene.end_turns()
    assert sum(scene.state.zombies) == 40
    assert scene.state.turn.seat == 0
    scene.answer("attack:thomas-heart")
    assert scene.zombies_at("school") == 3


@rule("DW-JOIN-04")
def test_neither_a_card_in_hand_nor_a_card_in_waiting(winter) -> None:
    scene = winter()
    scene.put("police-station", "thomas-heart")
    scene.set(helpless=19)
    scene.hand(0, "outsider-1")
    scene.road("ring-of-keys")
    assert not scene.events("road.fired") and scene.refused("play:outsider-1") == "DW-PLAY-11"


@rule("DW-DEATH-12")
def test_into_a_place_outside_and_no_die_is_rolled(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.put("library", "harman-brooks")
    scene.set(helpless=22)
    scene.survivor_deck("mike-cho")
    scene.wounds("harman-brooks", wounds=2)
    scene.dice(WOUND)
    scene.road("jammed")
    scene.do("move:harman-brooks", "to:school", "to:hospital")
    assert scene.survivor("mike-cho").place == 5 and len(scene.events("exposure.rolled")) == 1


@rule("DW-EXILE-05")
def test_a_departure_is_no_move_of_the_turn(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(1, "hoarder")
    scene.put("school", "brian-lee")
    scene.dice(WOUND)
    vote(scene, 1, "yes", "no", "yes", "yes")
    scene.answer("to:hospital")
    scene.end_turn()
    assert scene.state.turn.seat == 1 and scene.offers("move:loretta-clay")


@rule("DW-EXILE-12")
def test_outside_is_full_again_after_a_replacement(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz rod-miller")
    scene.aim(2, "gluttony")
    scene.exiled(0)
    scene.exiled(2, "payback")
    scene.put("colony", "thomas-heart")
    scene.put("school", "rod-miller")
    scene.change(crowd)
    scene.wounds("thomas-heart", wounds=1, frost=1)
    scene.wounds("rod-miller", wounds=2)
    scene.zombies("school", 1)
    scene.pool(2, 6)
    scene.hand(2, "outsider-1")
    scene.survivor_deck("sparky")
    scene.dice(WOUND)
    scene.road("jammed")
    scene.end_turn()
    scene.end_turn()
    scene.answer("attack:rod-miller")
    assert scene.survivor("sparky").place == 3 and scene.refused("play:outsider-1") == "DW-PLAY-10"


def crowd(g: Winter) -> None:
    """Every space outside is taken by somebody of seat 2."""
    names = [name for name in g.state.survivor_deck if name not in ("sparky", "forest-plum")]
    for place in range(1, 7):
        while g.room(place) > 0:
            join(g, names.pop(0), 2, place)


def join(g: Winter, name: str, seat: int, place: int) -> None:
    newcomer = type(g.state.survivors[0])(name, seat, place)
    g.state.survivor_deck.remove(name)
    g.state.survivors.append(newcomer)
    g.survivors[name] = newcomer


@rule("DW-EXILE-22")
def test_one_takes_a_space_and_the_other_stays_and_waits(winter) -> None:
    scene = winter("thomas-heart mike-cho maria-lopez", "brian-lee loretta-clay john-price", "gabriel-diaz rod-miller")
    scene.aim(1, "gluttony")
    scene.exiled(2)
    scene.put("school", "rod-miller", "mike-cho")
    scene.put("hospital", "gabriel-diaz", "maria-lopez")
    scene.change(crowd)
    scene.wounds("rod-miller", wounds=2)
    scene.zombies("school", 1)
    scene.pool(1, 6)
    scene.pool(2, 6)
    scene.dice(WOUND, BLANK)
    vote(scene, 1, "yes", "no")
    scene.answer("vote:yes")
    scene.do("who:brian-lee", "who:mike-cho", "who:loretta-clay")
    assert [scene.survivor(name).place for name in ("brian-lee", "loretta-clay", "john-price")] == [3, 5, 0]
    assert scene.state.turn.seat == 1  # there was nothing left to do for seat 0
    assert scene.refused("move:john-price") == "DW-EXILE-22" and not scene.offers("barricade:john-price")
    scene.end_turn()
    scene.do("attack:rod-miller", "zombie:school")
    assert scene.survivor("john-price").place == 3


@rule("DW-EXILE-14")
def test_a_food_card_lifts_a_die_to_six_and_no_further(winter) -> None:
    scene = winter()
    scene.exiled(0)
    scene.hand(0, "food-3", "food-1")
    scene.set(food=5)
    scene.pool(0, 5)
    scene.do("eat", "card:food-3")
    assert scene.player(0).dice == [6] and scene.state.food == 5 and scene.refused("eat")


@rule("DW-EFFECT-10")
def test_the_only_one_leads(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee", "gabriel-diaz janet-taylor")
    scene.crisis("reorganization")
    scene.end_turns()
    for seat, name in ((0, "thomas-heart"), (1, "brian-lee"), (2, "janet-taylor")):
        if any(ask.seat == seat for ask in scene.table.pending):
            scene.answer(f"pass:{name}", seat)
    assert [scene.player(seat).leader for seat in range(3)] == ["harman-brooks", "thomas-heart", "gabriel-diaz"]
    assert scene.survivor("brian-lee").seat == 2


@rule("DW-EFFECT-12")
def test_their_own_token_and_everybodys_zombies(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine")
    scene.wounds("brian-lee", wounds=1, frost=1)
    scene.zombies("colony", 5)
    scene.zombies("school", 1)
    scene.pool(0, 1)
    scene.road("night-watch")
    scene.do("play:medicine", "heal:frostbite", "lure:thomas-heart")
    scene.do("at:school", "at:colony.6")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    assert scene.prompt == "prompt-remove-zombie" and scene.table.pending[0].seat == 0
    for gate in range(1, 5):
        scene.answer(f"at:colony.{gate}")


@rule("DW-WIN-08")
def test_exiled_and_secret_objectives_are_turned_over(winter) -> None:
    scene = winter(scenario="raiding-party")
    scene.deck("school", rest=False)
    scene.deck("library", rest=False)
    scene.aim(0, "revenge")
    scene.aim(1, "hope")
    scene.aim(2, "obsessed")
    scene.exiled(2, "handy")
    scene.end_turns()
    assert scene.outcome == "won"


@rule("DW-SCEN-01")
def test_a_four_takes_a_sample_and_a_three_does_not(winter) -> None:
    scene = winter(scenario="we-need-more-samples")
    scene.zombies("colony.1", 2)
    scene.pool(0, 6, 6)
    scene.dice(4, BLANK, 3, BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1", "attack:thomas-heart", "zombie:colony.1")
    assert scene.state.counters["sample"] == 1


@rule("DW-SCEN-06")
def test_two_wrong_exiles_in_kill_them(winter) -> None:
    scene = winter(*FOUR, scenario="kill-them")
    scene.hand(3, "fuel")
    scene.items("rod-miller", "pistol")
    scene.aim(3, "hoarder")
    scene.aim(2, "leader")
    vote(scene, 3, "yes", "yes", "yes", "no")
    assert scene.state.morale == 7 and scene.player(3).exile_card == "" and len(scene.state.removed) == 2
    scene.end_turn()
    vote(scene, 2, "yes", "yes", "no", seats=(0, 1, 2))
    assert scene.outcome == "lost" and scene.state.morale == 0


@rule("DW-VAR-12")
def test_neither_a_turn_nor_a_vote_nor_a_point_for_who_is_out(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz", "rod-miller", rules=("elimination",))
    scene.wounds("harman-brooks", wounds=2)
    scene.dice(WOUND)
    scene.do("move:harman-brooks", "to:school")
    vote(scene, 2, "no", "no", "no", seats=(1, 2, 3))
    scene.end_turns()
    assert scene.last("crisis.struck")


@rule("DW-BITE-11")
def test_a_bite_from_a_colonist_to_an_exile_and_back(winter) -> None:
    scene = winter()
    scene.exiled(1)
    scene.put("library", "brian-lee")
    scene.put("school", "loretta-clay", "gabriel-diaz")
    scene.dice(BITE, WOUND, BLANK)
    scene.do("move:thomas-heart", "to:school", "bite:roll", "bite:roll")
    assert [event["survivor"] for event in scene.events("bite.spread")] == ["loretta-clay", "gabriel-diaz"]


@rule("DW-HANDOFF-04")
def test_one_player_says_no_and_another_yes(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "pistol", "hammer")
    scene.do("hand:thomas-heart", "hand:hammer@janet-taylor", "consent:no", "hand:thomas-heart", "hand:pistol@brian-lee", "consent:yes")
    assert scene.carried("thomas-heart") == ["hammer"] and scene.carried("brian-lee") == ["pistol"]


@rule("DW-END-01")
def test_without_morale_even_a_met_objective_does_not_count(winter) -> None:
    scene = winter(scenario="raiding-party")
    scene.deck("school", rest=False)
    scene.deck("library", rest=False)
    scene.set(morale=1)
    scene.wounds("thomas-heart", wounds=2)
    scene.dice(WOUND)
    scene.do("move:thomas-heart", "to:hospital")
    assert scene.outcome == "lost"


@rule("DW-XROAD-12")
def test_an_exile_does_not_vote_on_a_card(winter) -> None:
    scene = winter(*FOUR, "daniel-smith")
    scene.exiled(4)
    scene.set(first=2, round=2, rounds_left=4)
    scene.road("curfew")
    for seat, word in enumerate(("yes", "no", "yes", "no")):
        scene.answer(f"vote:{word}", seat)
    assert scene.table.pending[0].seat == 2
    scene.answer("vote:yes")
    assert scene.state.morale == 8


@rule("DW-CRISIS-10")
def test_cards_of_a_prevented_and_of_a_failed_crisis(winter) -> None:
    scene = winter()
    scene.given(1, "medicine", "medicine", "medicine")
    scene.hand(0, "junk")
    scene.end_turns()
    assert scene.events("crisis.prevented") and scene.state.waste == []
    scene.to_turn(0)
    scene.contribute("junk")
    scene.end_turns()
    assert scene.events("crisis.struck") and scene.state.waste == [] and scene.held(0) == []


@rule("DW-EFFECT-09")
def test_wounds_and_equipment_go_along(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee", "gabriel-diaz janet-taylor")
    scene.items("thomas-heart", "pistol")
    scene.wounds("thomas-heart", wounds=1)
    scene.crisis("reorganization")
    scene.end_turns()
    scene.answer("pass:thomas-heart", 0)
    scene.answer("pass:janet-taylor", 2)
    assert scene.carried("thomas-heart") == ["pistol"] and scene.survivor("thomas-heart").wounds == 1
    assert [one.id for one in scene.play.group(1)] == ["thomas-heart"]


@rule("DW-CHECK-08")
def test_three_rounds_of_four_players(winter) -> None:
    scene = winter(*FOUR)
    scene.end_turns()
    assert scene.state.turn.seat == 3
    scene.end_turns()
    assert scene.state.turn.seat == 2


@rule("DW-XROAD-23")
def test_first_there_is_no_room_and_then_there_is(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.set(helpless=19)
    scene.road("ring-of-keys")
    scene.dice(BLANK, BLANK)
    scene.do("move:thomas-heart", "to:police-station")
    assert not scene.events("road.fired") and scene.state.road == "ring-of-keys"
    scene.do("move:harman-brooks", "to:school")
    assert scene.last("road.fired")["road"] == "ring-of-keys"

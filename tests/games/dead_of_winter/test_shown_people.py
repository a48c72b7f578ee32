"""Plays made to be looked at, as in test_shown.py: votes and exiles, deaths and what is counted of them."""

from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.state import Survivor
from stockade.testing import rule

BLANK, WOUND, FROST, BITE = 1, 7, 10, 12


def bare(winter, *groups: str):
    """School and Library have no card left: the colony wins at the end of this round."""
    scene = winter(*groups, scenario="raiding-party")
    scene.deck("school", rest=False)
    scene.deck("library", rest=False)
    return scene


@rule("DW-VOTE-01")
def test_one_vote_a_turn(winter) -> None:
    scene = winter()
    scene.do("vote", "player:1")
    for seat in range(3):
        scene.answer("vote:no", seat)
    assert scene.refused("vote") == "DW-VOTE-01"


@rule("DW-ASK-08")
def test_one_exile_asks_another(winter) -> None:
    scene = winter()
    scene.exiled(0)
    scene.exiled(1, "payback")
    scene.hand(1, "food-1")
    scene.do("ask", "ask:food", "give:food-1")
    assert scene.held(1) == []


@rule("DW-HELP-04")
def test_helpless_deaths_are_missing_from_the_count(winter) -> None:
    scene = bare(winter)
    scene.aim(0, "revenge")
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.put("hospital", "brian-lee", "loretta-clay")
    scene.put("library", "gabriel-diaz", "janet-taylor")
    scene.set(helpless=6, morale=9)
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 3), [3] * 3))
    scene.end_turns()
    assert scene.state.helpless == 3 and scene.outcome == "won" and 0 not in scene.table.winners


@rule("DW-BITE-09")
def test_who_comes_for_one_of_the_bitten_is_not_in_the_chain(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "loretta-clay", "gabriel-diaz janet-taylor")
    scene.put("school", "harman-brooks", "gabriel-diaz")
    scene.survivor_deck("andrew-evans")
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.dice(BITE, WOUND)
    scene.do("attack:thomas-heart", "zombie:colony.1", "bite:roll", "bite:kill")
    assert [event["survivor"] for event in scene.events("bite.spread")] == ["loretta-clay", "janet-taylor"]
    assert scene.survivor("andrew-evans").seat == 1


@rule("DW-WIN-05")
def test_three_tools_serve_two_conditions(winter) -> None:
    scene = bare(winter)
    scene.aim(2, "obsessed")
    scene.exiled(2, "handy")
    scene.hand(2, "hammer", "mop", "wrench")
    scene.items("gabriel-diaz", "flashlight")
    scene.end_turns()
    assert scene.outcome == "won" and 2 in scene.table.winners


@rule("DW-DEATH-16")
def test_one_who_left_and_two_who_died_are_three(winter) -> None:
    scene = bare(winter, "thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz forest-plum")
    scene.aim(2, "revenge")
    scene.set(morale=9)
    scene.put("hospital", "thomas-heart", "brian-lee")
    scene.put("library", "gabriel-diaz")
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 2), [3] * 2))
    scene.set(helpless=1)
    scene.to_turn(1)
    scene.end_turn()
    scene.answer("start:yes")
    scene.end_turn()
    assert scene.state.gone == ["forest-plum", "loretta-clay", "harman-brooks"] and 2 in scene.table.winners


@rule("DW-EXILE-16")
def test_an_exile_does_most_things(winter) -> None:
    scene = winter()
    scene.exiled(0)
    scene.deck("library", "fuel")
    scene.pool(0, 6, 6)
    scene.dice(1)
    scene.do("move:thomas-heart", "to:library", "search:thomas-heart", "stop", "barricade:thomas-heart")
    assert scene.held(0) == ["fuel"] and scene.barricades_at("library") == 1


@rule("DW-EXILE-20")
def test_an_exile_has_dice_a_card_and_a_turn(winter) -> None:
    scene = winter()
    scene.exiled(0)
    scene.set(first=1)
    scene.end_turns()
    assert scene.state.turn.seat == 0 and len(scene.player(0).dice) == 3 and scene.state.reader == 2


@rule("DW-EXILE-21")
def test_an_exiles_replacement_waits_for_a_space_outside(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz rod-miller")
    scene.aim(2, "gluttony")  # one of the two exiles is the betrayer: the game goes on
    scene.exiled(0)
    scene.exiled(2, "payback")
    scene.put("colony", "thomas-heart")  # nobody outside could make room
    scene.put("school", "rod-miller")
    scene.change(crowd)
    scene.wounds("thomas-heart", wounds=1, frost=1)
    scene.wounds("rod-miller", wounds=2)
    scene.zombies("school", 1)
    scene.pool(2, 6)
    scene.survivor_deck("sparky")
    scene.dice(WOUND)
    scene.road("jammed")
    assert scene.play.group(0) == []
    scene.end_turn()
    assert scene.state.turn.seat == 2  # with every space taken there was nothing to do for seat 1
    scene.answer("attack:rod-miller")
    assert scene.survivor("sparky").place == 3


def crowd(g: Winter) -> None:
    """Every space outside is taken by somebody of seat 2."""
    for place in range(1, 7):
        while g.room(place) > 0:
            newcomer = Survivor(next(name for name in g.state.survivor_deck if name not in ("sparky", "forest-plum")), 2, place)
            g.state.survivor_deck.remove(newcomer.id)
            g.state.survivors.append(newcomer)
            g.survivors[newcomer.id] = newcomer


@rule("DW-CONTR-06")
def test_what_an_exile_gave_before_counts(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay")
    scene.to_turn(1)
    scene.hand(1, "medicine")
    scene.aim(1, "hoarder")
    scene.contribute("medicine")
    scene.end_turn()
    scene.do("vote", "player:1")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    scene.end_turn()
    assert scene.last("crisis.card-shown")["points"] == 1


@rule("DW-EFFECT-13")
def test_a_newcomer_is_not_among_those_who_were_named(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("overpopulation")
    scene.survivor_deck("andrew-evans")
    scene.end_turns()
    assert scene.state.gone == ["loretta-clay", "harman-brooks"] and scene.survivor("andrew-evans").seat == 1


@rule("DW-SCEN-02")
def test_who_is_out_counts_for_the_samples(winter) -> None:
    groups = ("harman-brooks", "thomas-heart", "gabriel-diaz", "rod-miller")
    scene = winter(*groups, scenario="we-need-more-samples", rules=("elimination",))
    scene.change(lambda g: g.state.counters.update(sample=11))
    scene.wounds("harman-brooks", wounds=2)
    scene.zombies("colony.1", 1)
    scene.pool(1, 6)
    scene.dice(WOUND, 4, 1)
    scene.do("move:harman-brooks", "to:school", "attack:thomas-heart", "zombie:colony.1")
    scene.end_turns()
    assert scene.outcome == "won"


@rule("DW-CRISIS-07")
def test_four_that_fit_and_one_that_does_not_are_three(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz", "rod-miller")
    scene.given(1, "medicine", "medicine", "junk")
    scene.given(2, "medicine", "medicine")
    scene.end_turns()
    assert scene.last("crisis.struck")["points"] == 3


@rule("DW-JOIN-07")
def test_one_space_for_two(winter) -> None:
    scene = winter()
    scene.set(helpless=17)
    scene.hand(0, "outsider-2")
    scene.survivor_deck("mike-cho")
    scene.answer("play:outsider-2")
    assert scene.survivor("mike-cho").seat == 0 and scene.state.helpless == 17


@rule("DW-END-06")
def test_the_last_point_goes_with_a_last_survivor_in_a_batch(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "loretta-clay", "gabriel-diaz janet-taylor")
    scene.items("loretta-clay", "pistol")
    scene.hand(1, "fuel", "junk")
    scene.survivor_deck("arthur-thurston")
    scene.set(morale=3)
    scene.zombies("colony.1", 3)
    scene.put("school", "harman-brooks")
    scene.end_turns()
    assert scene.outcome == "lost" and scene.held(1) == [] and scene.survivor("arthur-thurston").seat == 1
    assert scene.zombies_at("colony.2") == 1 and scene.zombies_at("school") == 0


@rule("DW-INFO-05")
def test_what_was_given_is_hidden_until_the_crisis(winter) -> None:
    scene = winter()
    scene.to_turn(2)
    scene.hand(2, "medicine")
    scene.contribute("medicine")
    assert not scene.events("crisis.card-shown")
    scene.end_turn()
    assert scene.last("crisis.card-shown")["points"] == 1


@rule("DW-INFO-06")
def test_a_card_in_waiting_is_read_out_when_it_fires(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.dice(1)
    scene.road("name-tag")
    assert scene.told(2, "road.kept") and not scene.told(0, "road.kept")
    scene.do("attack:thomas-heart", "zombie:colony.1")
    assert scene.told(0, "road.fired")


@rule("DW-VAR-08")
def test_two_players_read_for_each_other(winter) -> None:
    scene = winter("thomas-heart harman-brooks rod-miller", "brian-lee loretta-clay mike-cho")
    scene.road("jammed")
    scene.end_turn()
    assert scene.state.reader == 0


@rule("DW-ZOMB-06")
def test_an_empty_space_beside_barricades_and_none_beside_others(winter) -> None:
    scene = winter()
    scene.barricades("colony.1", 2)
    scene.barricades("colony.2", 3)
    scene.end_turns()
    assert (scene.barricades_at("colony.1"), scene.zombies_at("colony.1")) == (2, 1)
    assert (scene.barricades_at("colony.2"), scene.zombies_at("colony.2")) == (2, 0)


@rule("DW-CRISIS-05")
def test_food_three_and_food_two_are_two_cards(winter) -> None:
    scene = winter()
    scene.crisis("horror-in-the-night")
    scene.given(1, "food-3", "food-2")
    scene.end_turns()
    assert scene.last("crisis.struck")["points"] == 2


@rule("DW-PLAY-02")
def test_a_played_card_covers_the_others(winter) -> None:
    scene = winter()
    scene.discards("junk", "fuel")
    scene.hand(0, "food-1")
    scene.answer("play:food-1")
    assert scene.view(1)["waste"] in (["junk", "fuel", "food-1"], ["food-1", "fuel", "junk"])


@rule("DW-BITE-06")
def test_a_blank_spares_all_who_are_left(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee", "loretta-clay")
    scene.dice(12, 1)
    scene.do("move:thomas-heart", "to:school", "bite:roll")
    assert scene.prompt == "prompt-action" and {"brian-lee", "loretta-clay"} <= set(scene.play.survivors)


@rule("DW-BOARD-01")
def test_somebody_at_each_of_seven_places(winter) -> None:
    scene = winter("thomas-heart harman-brooks rod-miller", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    places = ("police-station", "grocery-store", "school", "library", "hospital", "gas-station")
    names = ("harman-brooks", "rod-miller", "brian-lee", "loretta-clay", "gabriel-diaz", "janet-taylor")
    for name, place in zip(names, places, strict=True):
        scene.put(place, name)
    assert [len(place["survivors"]) for place in scene.view(0)["places"]] == [1] * 7


@rule("DW-ABIL-11")
def test_shoes_handed_on_and_an_ability_that_goes_away(winter) -> None:
    scene = winter("john-price rod-miller", "buddy-davis loretta-clay", "gabriel-diaz")
    scene.items("loretta-clay", "snow-shoes")
    scene.put("school", "john-price", "buddy-davis", "loretta-clay")
    scene.wounds("john-price", wounds=3)
    scene.to_turn(1)
    scene.dice(FROST, BLANK)
    scene.do("hand:loretta-clay", "hand:snow-shoes@buddy-davis", "move:loretta-clay", "to:library")
    assert (scene.survivor("loretta-clay").wounds, scene.survivor("loretta-clay").frost) == (0, 1)
    scene.do("move:buddy-davis", "to:hospital")
    assert "john-price" not in scene.play.survivors and scene.rule_of("survivor.died") == "DW-ABIL-11"

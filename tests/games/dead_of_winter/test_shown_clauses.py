"""Plays made to be looked at, as in test_shown.py: rules of several clauses, each of which has to be seen."""

from stockade.testing import rule

BLANK, FROST = 1, 10


@rule("DW-EXPO-06")
def test_frostbite_is_the_third_wound(winter) -> None:
    scene = winter()
    scene.wounds("thomas-heart", wounds=1, frost=1)
    scene.dice(FROST)
    scene.do("move:thomas-heart", "to:school")
    assert scene.state.gone == ["thomas-heart"] and len(scene.events("survivor.frostbitten")) == 1


@rule("DW-XROAD-20")
def test_a_loss_is_no_price(winter) -> None:
    scene = winter()
    scene.waste(8)
    scene.set(food=1)
    scene.road("the-nest")
    assert scene.events("road.chose-b") and scene.state.food == 0


@rule("DW-XROAD-22")
def test_a_barricade_without_a_die_is_an_action_and_a_card_is_none(winter) -> None:
    scene = winter("ashley-ross harman-brooks", "brian-lee", "gabriel-diaz")
    scene.hand(0, "padlock")
    scene.road("loose-shingles")
    scene.do("play:padlock", "at:colony.1", "at:colony.1")
    assert not scene.events("road.fired") and scene.player(0).dice == []
    scene.do("ability:ashley-ross", "at:colony.2")
    assert scene.last("road.fired")["road"] == "loose-shingles"


@rule("DW-ABIL-09")
def test_john_price_leaves_by_the_ability_of_another(winter) -> None:
    scene = winter("john-price forest-plum harman-brooks", "brian-lee", "gabriel-diaz")
    scene.put("school", "john-price", "forest-plum")
    scene.road("jammed")
    scene.do("start:yes", "leader:harman-brooks", "start:no")
    assert scene.state.gone == ["john-price"] and "forest-plum" in scene.play.survivors


@rule("DW-ZOMB-14", "DW-ZOMB-15")
def test_two_tokens_two_rolls(winter) -> None:
    scene = winter()
    scene.noise("gas-station", 2)
    scene.dice(3, 4)
    scene.end_turns()
    assert scene.zombies_at("gas-station") == 1 and scene.noise_at("gas-station") == 0


@rule("DW-EXILE-16")
def test_an_exile_does_all_that_is_left(winter) -> None:
    scene = winter("olivia-brown harman-brooks", "brian-lee", "gabriel-diaz", scenario="find-the-cure")
    scene.exiled(0)
    scene.put("library", "harman-brooks")
    scene.deck("library", "fuel")
    scene.hand(0, "medicine")
    scene.hand(1, "food-1")
    scene.items("olivia-brown", "hammer")
    scene.wounds("olivia-brown", wounds=1)
    scene.zombies("library", 1)
    scene.zombies("school", 1)
    scene.pool(0, 6, 6, 6, 6)
    scene.dice(BLANK, BLANK)
    scene.do("move:olivia-brown", "to:library", "search:harman-brooks", "stop", "attack:harman-brooks", "barricade:harman-brooks")
    scene.do("lure:harman-brooks", "at:school", "ability:olivia-brown", "ask", "ask:food", "give:food-1", "hand:olivia-brown")
    scene.do("objective", "card:medicine")
    assert scene.carried("harman-brooks") == ["hammer"] and scene.view(1)["objective"]["cards"] == ["medicine"]


@rule("DW-VAR-18")
def test_nobody_is_exiled_in_the_dilemma(winter) -> None:
    scene = winter("thomas-heart harman-brooks rod-miller", "brian-lee loretta-clay mike-cho", variant="dilemma")
    assert scene.refused("vote") == "DW-VAR-03"


@rule("DW-VAR-20")
def test_who_is_out_is_skipped_every_time(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz", rules=("elimination",))
    scene.to_turn(2)
    scene.wounds("gabriel-diaz", wounds=2)
    scene.dice(7)
    scene.do("move:gabriel-diaz", "to:school")
    assert (scene.state.first, scene.state.turn.seat, scene.state.reader) == (1, 1, 0)
    scene.end_turn()
    assert (scene.state.turn.seat, scene.state.reader) == (0, 1)


@rule("DW-PAY-06", "DW-PAY-04", "DW-PAY-05")
def test_the_third_failure(winter) -> None:
    scene = winter()
    scene.set(food=2, starvation=2)
    scene.end_turns()
    assert scene.state.starvation == 3 and scene.state.food == 2 and scene.state.morale < 5


@rule("DW-DICE-08")
def test_dice_stay_when_one_comes_and_one_dies(winter) -> None:
    scene = winter()
    scene.hand(0, "outsider-1")
    scene.survivor_deck("mike-cho")
    scene.wounds("thomas-heart", wounds=2)
    scene.pool(0, 2, 5)
    scene.dice(7)
    scene.do("play:outsider-1", "move:thomas-heart", "to:school")
    if scene.prompt == "prompt-leader":
        scene.answer("leader:harman-brooks")
    assert scene.state.gone == ["thomas-heart"] and sorted(scene.player(0).dice) == [2, 5]


@rule("DW-ATTACK-20")
def test_what_changed_nothing_is_used_all_the_same(winter) -> None:
    scene = winter("thomas-heart", "brian-lee")
    scene.put("library", "brian-lee")
    scene.items("thomas-heart", "switchblade")
    scene.zombies("colony.1", 2)
    scene.pool(0, 6, 6)
    scene.dice(BLANK, BLANK)
    scene.do("attack:thomas-heart", "with:switchblade", "attack:thomas-heart")
    assert scene.zombies_at("colony") == 0 and len(scene.events("item.used")) == 1


@rule("DW-HANDOFF-07")
def test_a_card_that_was_declined_is_not_offered_again(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "pistol")
    scene.do("hand:thomas-heart", "hand:pistol@janet-taylor", "consent:no")
    assert scene.refused("hand:thomas-heart") == "DW-HANDOFF-07"


@rule("DW-TURN-01")
def test_a_card_an_action_a_card_and_the_end(winter) -> None:
    scene = winter()
    scene.hand(0, "food-1", "food-1")
    scene.pool(0, 3)
    scene.do("play:food-1", "barricade:thomas-heart", "at:colony.1", "play:food-1")
    assert scene.state.turn.seat == 0 and scene.state.food == 22
    scene.end_turn()
    assert scene.state.turn.seat == 1

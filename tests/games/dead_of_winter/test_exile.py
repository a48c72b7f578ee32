"""Votes to exile, exile, and playing on in exile (DW-VOTE, DW-EXILE)."""

import pytest

from stockade.testing import rule

FOUR = ("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor", "rod-miller mike-cho")


def vote(scene, named: int, *votes: str) -> None:
    scene.answer("vote")
    if scene.prompt == "prompt-vote-whom":
        scene.answer(f"player:{named}")
    for seat, choice in enumerate(votes):
        scene.answer(f"vote:{choice}", seat)


def leave(scene, *steps: str) -> None:
    """Departures of an exile, each with a blank exposure roll."""
    for step in steps:
        name, place = step.split("@")
        if scene.prompt == "prompt-depart":
            scene.answer(f"who:{name}")
        scene.answer(f"to:{place}")


@rule("DW-VOTE-01", "DW-VOTE-02", "DW-VOTE-03", "DW-VOTE-04", "DW-VOTE-05", "DW-EXILE-01")
def test_everybody_votes_at_once_and_the_majority_exiles(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(3, "hoarder")
    scene.answer("vote")
    assert scene.options() == ["player:1", "player:2", "player:3"]
    scene.answer("player:3")
    assert sorted(ask.seat for ask in scene.table.pending) == [0, 1, 2, 3] and all(ask.secret for ask in scene.table.pending)
    scene.answer("vote:yes", 0)
    assert not scene.events("votes.counted") and scene.view(1) == scene.view(1)
    scene.answer("vote:no", 3)
    scene.answer("vote:yes", 1)
    scene.dice(1)  # Rod Miller's moves need no roll
    scene.answer("vote:yes", 2)
    assert scene.last("votes.counted") == {"ayes": ["0", "1", "2"], "noes": ["3"]}
    leave(scene, "rod-miller@school", "mike-cho@library")
    assert scene.player(3).exiled and scene.player(3).exile_card
    assert scene.refused("vote") == "DW-VOTE-01"


@rule("DW-EXILE-02", "DW-INFO-01")
def test_the_objective_of_an_exile_who_was_no_betrayer_lies_open(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(3, "hoarder")
    scene.put("school", "rod-miller", "mike-cho")
    vote(scene, 3, "yes", "yes", "yes", "yes")
    for seat in (None, 0, 1, 2, 3):
        assert [player["shown"] for player in scene.view(seat)["players"]] == [None, None, None, "hoarder"]
        assert "hoarder" not in [card for player in scene.view(seat)["players"] for card in player.get("cards", ())]
    assert "hoarder" not in scene.view(3)["you"]["cards"] and scene.view(3)["you"]["cards"] == [scene.player(3).exile_card]
    told = scene.game.describe(scene.play, None, "en")
    assert told[-1].heading == "Player 4" and told[-1].lines[0].endswith("exiled · was no betrayer: Hoarder")


@rule("DW-EXILE-03", "DW-INFO-01")
def test_the_objective_of_an_exiled_betrayer_stays_hidden(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(3, "gluttony")
    scene.put("school", "rod-miller", "mike-cho")
    vote(scene, 3, "yes", "yes", "yes", "no")
    assert scene.player(3).exiled and all(scene.view(seat)["players"][3]["shown"] is None for seat in (None, 0, 3))


@rule("DW-VOTE-05")
def test_no_majority_no_exile(winter) -> None:
    scene = winter(*FOUR)
    vote(scene, 3, "yes", "no", "no", "no")
    assert not scene.player(3).exiled and scene.events("player.stays")


@rule("DW-VOTE-06")
@pytest.mark.parametrize("word", ["yes", "no"])
def test_the_first_player_breaks_a_tie(winter, word: str) -> None:
    scene = winter(*FOUR)
    scene.set(first=2)
    scene.put("school", "rod-miller", "mike-cho")
    vote(scene, 3, "yes", "no", "yes", "no")
    assert scene.prompt == "prompt-vote-tie" and scene.table.pending[0].seat == 2
    scene.answer(f"vote:{word}")
    assert scene.player(3).exiled == (word == "yes")


@rule("DW-VOTE-07", "DW-VOTE-08", "DW-EXILE-09")
def test_an_exile_calls_votes_and_breaks_ties_but_does_not_vote(winter) -> None:
    scene = winter(*FOUR, "daniel-smith")
    scene.exiled(0)
    scene.aim(0, "gluttony")
    scene.answer("vote")
    scene.answer("player:3")
    assert sorted(ask.seat for ask in scene.table.pending) == [1, 2, 3, 4]
    for seat, word in ((1, "yes"), (2, "yes"), (3, "no"), (4, "no")):
        scene.answer(f"vote:{word}", seat)
    assert scene.table.pending[0].seat == 0
    scene.answer("vote:no")


@rule("DW-VOTE-09")
def test_an_exile_cannot_be_named_again(winter) -> None:
    scene = winter(*FOUR)
    scene.exiled(1)
    scene.answer("vote")
    assert scene.options() == ["player:2", "player:3"]
    scene.answer("player:2")
    for seat in (0, 2, 3):
        scene.answer("vote:no", seat)


@rule("DW-VOTE-10", "DW-XROAD-22")
def test_a_cancelled_vote_is_spent(winter) -> None:
    scene = winter(*FOUR)
    scene.road("two-names")
    scene.answer("vote")
    scene.answer("player:1")
    assert scene.prompt == "prompt-road" and not scene.events("votes.counted")
    scene.answer("road:b")
    assert scene.events("vote.cancelled") and scene.refused("vote") == "DW-VOTE-01"
    scene.end_turn()
    assert scene.refused("vote") == "DW-EFFECT-04"


@rule("DW-EXILE-02", "DW-INFO-01")
def test_who_is_no_betrayer_shows_the_old_objective(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(3, "hoarder")
    scene.put("school", "rod-miller", "mike-cho")
    assert "hoarder" not in str(scene.view(0)) and "hoarder" in str(scene.view(3)["you"])
    vote(scene, 3, "yes", "yes", "yes", "no")
    assert scene.last("secret.shown") == {"player": "3", "aim": "hoarder"}
    assert scene.player(3).secret == "" and scene.told(3, "exile.card-seen") and not scene.told(0, "exile.card-seen")
    assert scene.view(3)["you"]["cards"] == [scene.player(3).exile_card]


@rule("DW-EXILE-03", "DW-EXILE-18")
def test_a_betrayer_keeps_the_card_and_swaps_its_first_condition(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(3, "gluttony")
    scene.put("school", "rod-miller", "mike-cho")
    scene.change(lambda g: (g.state.exile_deck.remove("long-road"), g.state.exile_deck.append("long-road")))
    vote(scene, 3, "yes", "yes", "yes", "yes")
    assert not scene.events("secret.shown") and scene.player(3).secret == "gluttony"
    assert [(aim["card"], aim["line"]) for aim in scene.view(3)["you"]["aims"]] == [("long-road", 0), ("gluttony", 2)]
    assert scene.view(0)["players"][3]["exile_card"] is True and "gluttony" not in str(scene.view(0))


@rule("DW-EXILE-04", "DW-EXILE-05", "DW-EXILE-25")
def test_departures_are_real_moves_one_after_another(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(1, "hoarder")
    scene.dice(7, 1)
    vote(scene, 1, "yes", "no", "yes", "yes")
    assert scene.prompt == "prompt-depart" and scene.table.pending[0].seat == 1
    scene.answer("who:loretta-clay")
    assert "to:colony" not in scene.options()
    scene.answer("to:hospital")
    assert scene.survivor("loretta-clay").wounds == 1 and scene.survivor("brian-lee").place == 0
    scene.answer("to:school")
    scene.end_turn()
    assert not scene.survivor("brian-lee").moved and scene.offers("move:brian-lee")


@rule("DW-EXILE-06", "DW-EXILE-22")
def test_without_room_outside_somebody_changes_places(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", " ".join(MANY))
    fill(scene)
    scene.aim(1, "hoarder")
    vote(scene, 1, "yes", "no", "yes")
    assert scene.prompt == "prompt-depart-swap" and scene.table.pending[0].seat == 1
    scene.answer("who:olivia-brown")
    assert scene.survivor("olivia-brown").place == 0 and scene.survivor("brian-lee").place != 0
    assert not scene.events("exposure.rolled")


MANY = (
    *("gabriel-diaz", "janet-taylor", "alexis-grey", "arthur-thurston", "andrew-evans", "carla-thompson", "jenny-clark", "sophie-robinson"),
    *(
        "daniel-smith",
        "brandon-kane",
        "rod-miller",
        "mike-cho",
        "olivia-brown",
        "ashley-ross",
        "bev-russell",
        "edward-white",
        "david-garcia",
    ),
    *("maria-lopez", "loretta-clay"),
)


def fill(scene) -> None:
    """Every space outside is taken."""
    spots = [1] * 3 + [2] * 3 + [3] * 4 + [4] * 3 + [5] * 4 + [6] * 2

    def edit(g) -> None:
        for name, place in zip(MANY, spots, strict=True):
            g.survivors[name].place = place

    scene.change(edit)


@rule("DW-EXILE-22", "DW-EXILE-21")
def test_a_stuck_exile_does_nothing_and_leaves_when_there_is_room(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", " ".join(MANY))
    fill(scene)
    scene.exiled(2)
    scene.aim(1, "gluttony")
    vote(scene, 1, "yes", "no")
    assert scene.prompt == "prompt-vote-tie"
    scene.answer("vote:yes")
    assert scene.survivor("brian-lee").place == 0
    assert scene.state.turn.seat == 1  # there was nothing left to do for seat 0
    assert scene.refused("move:brian-lee") == "DW-EXILE-22" and not scene.offers("barricade:brian-lee")
    scene.end_turn()
    scene.zombies("school", 1)
    scene.pool(2, 6)
    attacker = next(one.id for one in scene.play.at(3))
    scene.wounds(attacker, wounds=2)
    scene.dice(7, 1)
    scene.do(f"attack:{attacker}")
    assert scene.survivor("brian-lee").place == 3


@rule("DW-EXILE-07", "DW-EXILE-16", "DW-EXILE-20")
def test_exiles_play_on_outside(winter) -> None:
    scene = winter(*FOUR)
    scene.exiled(0)
    scene.hand(0, "food-1")
    scene.pool(0, 6)
    scene.dice(1)
    scene.answer("move:thomas-heart")
    assert "to:colony" not in scene.options()
    scene.answer("to:library")
    assert {"search:thomas-heart", "barricade:thomas-heart", "vote"} <= set(scene.options())
    scene.end_turns()
    assert len(scene.player(0).dice) == 3 and scene.events("road.drawn")


@rule("DW-EXILE-08", "DW-EXILE-13", "DW-EXILE-14", "DW-EXILE-15")
def test_exiles_give_nothing_and_eat_their_own_food(winter) -> None:
    scene = winter(*FOUR)
    scene.exiled(0)
    scene.hand(0, "food-3")
    scene.set(food=5)
    scene.pool(0, 2, 6)
    assert scene.refused("contribute") == "DW-EXILE-08" and scene.refused("food") == "DW-EXILE-13"
    scene.do("eat", "card:food-3")
    assert scene.player(0).dice == [3, 6] and scene.state.food == 5 and scene.state.waste == [] and len(scene.state.removed) == 1
    assert not scene.offers("eat")


@rule("DW-EXILE-10", "DW-EXILE-11")
def test_an_exiles_newcomers_start_outside_and_bring_no_helpless(winter) -> None:
    scene = winter(*FOUR)
    scene.exiled(0)
    scene.hand(0, "outsider-3")
    scene.survivor_deck("sparky")
    scene.answer("play:outsider-3")
    assert scene.prompt == "prompt-join" and "to:colony" not in scene.options()
    scene.answer("to:hospital")
    assert scene.survivor("sparky").place == 5 and scene.state.helpless == 0


@rule("DW-EXILE-12")
def test_without_room_outside_an_exile_gets_nobody(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", " ".join(MANY))
    fill(scene)
    scene.exiled(2)
    scene.hand(2, "outsider-1")
    scene.to_turn(2)
    assert scene.refused("play:outsider-1") == "DW-PLAY-10"


@rule("DW-EXILE-17", "DW-EXILE-24")
def test_two_wrong_exiles_end_the_game(winter) -> None:
    scene = winter(*FOUR)
    scene.exiled(1)
    scene.aim(1, "hoarder")
    scene.aim(3, "leader")
    scene.answer("vote")
    scene.answer("player:3")
    for seat, word in ((3, "no"), (0, "yes"), (2, "yes")):
        scene.answer(f"vote:{word}", seat)
    assert scene.outcome == "lost" and scene.state.morale == 0 and scene.state.cause == "morale"
    assert scene.survivor("rod-miller").place == 0 and scene.player(3).exile_card


@rule("DW-EXILE-18")
def test_with_a_betrayer_among_them_the_game_goes_on(winter) -> None:
    scene = winter(*FOUR)
    scene.exiled(1)
    scene.aim(1, "gluttony")
    scene.aim(3, "leader")
    scene.put("hospital", "rod-miller", "mike-cho")
    scene.answer("vote")
    scene.answer("player:3")
    for seat, word in ((0, "yes"), (2, "yes"), (3, "no")):
        scene.answer(f"vote:{word}", seat)
    assert scene.outcome == "" and scene.state.morale == 7


@rule("DW-EXILE-18")
def test_the_second_exile_may_be_the_betrayer(winter) -> None:
    scene = winter(*FOUR)
    scene.aim(3, "leader")
    scene.aim(1, "gluttony")
    scene.exiled(3)
    scene.put("school", "brian-lee", "loretta-clay")
    vote(scene, 1, "yes", "no", "yes")
    assert scene.outcome == "" and scene.state.morale == 7
    scene.end_turn()
    assert scene.table.pending[0].seat == 1

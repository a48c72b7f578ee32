"""The end, who wins, and the variants (DW-END, DW-WIN, DW-VAR, DW-SCEN)."""

import pytest

from stockade.testing import rule

FOUR = ("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor", "rod-miller mike-cho")


def win(scene) -> None:
    """The last round of Too Many Mouths ends, with the colony alive."""
    scene.set(round=5, rounds_left=1)
    scene.end_turns()
    assert scene.outcome == "won"


@rule("DW-END-01", "DW-END-04", "DW-END-06")
def test_morale_zero_ends_the_game_at_once(winter) -> None:
    scene = winter()
    scene.set(morale=1, round=5, rounds_left=1)
    scene.hand(0, "fuel")
    scene.items("thomas-heart", "pistol")
    scene.wounds("thomas-heart", wounds=2)
    scene.dice(7)
    scene.do("move:thomas-heart", "to:school")
    assert scene.outcome == "lost" and scene.state.morale == 0 and scene.state.cause == "morale"
    assert scene.player(0).leader == "harman-brooks" and len(scene.state.decks[3]) == 21


@rule("DW-END-06", "DW-DEATH-09")
def test_the_death_that_ends_the_game_is_completed(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.set(morale=1)
    scene.hand(0, "fuel")
    scene.wounds("harman-brooks", wounds=2)
    scene.survivor_deck("mike-cho")
    scene.dice(7)
    scene.do("move:harman-brooks", "to:school")
    assert scene.outcome == "lost" and scene.held(0) == [] and scene.player(0).leader == "mike-cho"


@rule("DW-END-05", "DW-CHECK-01")
def test_a_personal_goal_ends_nothing(winter) -> None:
    scene = winter()
    scene.aim(0, "gluttony")
    scene.hand(0, *["food-1"] * 4)
    scene.end_turns()
    assert scene.outcome == ""


@rule("DW-WIN-01", "DW-WIN-02", "DW-WIN-03", "DW-WIN-07")
def test_everybody_whose_objective_is_complete_wins(winter) -> None:
    scene = winter(*FOUR)
    for seat, aim in enumerate(("hope", "hunger", "collector", "gluttony")):
        scene.aim(seat, aim)
    scene.hand(1, "food-1", "food-1", "food-1")
    scene.hand(2, "fuel", "fuel", "fuel")
    scene.hand(3, *["food-1.s"] * 4)
    win(scene)
    assert scene.table.winners == [0, 1]


@rule("DW-WIN-02", "DW-WIN-07")
def test_nobody_may_win(winter) -> None:
    scene = winter(scenario="raiding-party")
    for seat, aim in enumerate(("hope", "collector", "hunger")):
        scene.aim(seat, aim)
    scene.set(round=6, rounds_left=1, morale=7)
    scene.end_turns()
    assert scene.outcome == "lost" and scene.table.winners == [] and scene.events("nobody.won")


@rule("DW-WIN-04")
def test_in_hand_is_not_equipped(winter) -> None:
    scene = winter()
    for seat, aim in enumerate(("protected", "zombie-killing-robot", "hope")):
        scene.aim(seat, aim)
    scene.hand(0, "pistol", "pistol")
    scene.items("brian-lee", "shotgun")
    scene.hand(1, "hammer", "mop")
    win(scene)
    assert scene.table.winners == [2]


@rule("DW-WIN-05")
def test_one_card_may_serve_two_conditions(winter) -> None:
    scene = winter()
    scene.aim(0, "obsessed")
    scene.hand(0, "hammer", "mop", "wrench")
    scene.items("thomas-heart", "flashlight")
    lines = scene.view(0)["you"]["aims"]
    assert [line["met"] for line in lines] == [False, True, True]


@rule("DW-WIN-06")
@pytest.mark.parametrize(("other", "met"), [(3, True), (4, False)])
def test_strictly_more(winter, other: int, met: bool) -> None:
    scene = winter()
    scene.aim(0, "hoarder")
    scene.hand(0, *["food-1"] * 4)
    scene.hand(1, *["fuel"] * other)
    assert scene.view(0)["you"]["aims"][1]["met"] is met


@rule("DW-WIN-08")
def test_at_the_end_every_objective_is_shown(winter) -> None:
    scene = winter()
    scene.aim(1, "hope")
    win(scene)
    shown = scene.events("aims.shown")
    assert [event["player"] for event in shown] == ["0", "1", "2"] and shown[1]["aims"] == ["hope"]
    assert [aim["met"] for aim in scene.view(None)["players"][1]["aims"]] == [True, True]


# -- variants --------------------------------------------------------------------------------------------------------------


@rule("DW-VAR-02", "DW-VAR-03", "DW-VAR-05")
@pytest.mark.parametrize("groups", [FOUR, FOUR[:2]])
def test_together_all_win_or_all_lose_and_nobody_is_exiled(winter, groups: tuple[str, ...]) -> None:
    scene = winter(*groups, variant="co-op")
    assert scene.refused("vote") == "DW-VAR-03"
    scene.set(round=6, rounds_left=1, food=20)
    scene.end_turns()
    assert scene.outcome == "won" and scene.table.winners == list(range(len(groups)))


@rule("DW-VAR-02")
def test_together_all_lose(winter) -> None:
    scene = winter(*FOUR, variant="co-op")
    scene.set(rounds_left=1)
    scene.end_turns()
    assert scene.outcome == "lost" and scene.table.winners == []


@rule("DW-VAR-08", "DW-XROAD-01")
def test_with_two_players_the_other_one_reads(winter) -> None:
    scene = winter(*FOUR[:2])
    assert scene.state.reader == 1
    scene.end_turn()
    assert scene.state.reader == 0


@rule("DW-VAR-11", "DW-VAR-12", "DW-VAR-20")
def test_elimination(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz", "rod-miller", rules=("elimination",))
    scene.hand(0, "junk")
    scene.wounds("harman-brooks", wounds=2)
    scene.dice(7)
    scene.do("move:harman-brooks", "to:school")
    assert scene.player(0).out and scene.held(0) == [] and scene.play.group(0) == []
    assert scene.state.turn.seat == 1 and scene.view(1)["crisis"]["needed"] == 3
    assert scene.state.reader == 3  # the seat on the right is out
    scene.answer("vote")
    assert scene.options() == ["player:2", "player:3"]
    scene.answer("player:2")
    assert sorted(ask.seat for ask in scene.table.pending) == [1, 2, 3]
    for seat in (1, 2, 3):
        scene.answer("vote:no", seat)
    scene.end_turns()
    assert scene.state.first == 3 and [event["player"] for event in scene.events("dice.rolled")] == ["3", "1", "2"]


@rule("DW-VAR-12")
def test_nothing_is_read_out_to_who_is_out(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz", rules=("elimination",))
    scene.wounds("harman-brooks", wounds=2)
    scene.road("empty-chair")
    scene.dice(7)
    scene.do("move:harman-brooks", "to:school")
    assert scene.player(0).out and not scene.events("road.fired") and scene.state.roads[0] == "empty-chair"


@rule("DW-VAR-20")
def test_the_token_skips_who_is_out(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz", rules=("elimination",))
    scene.to_turn(2)
    scene.wounds("gabriel-diaz", wounds=2)
    scene.dice(7)
    scene.do("move:gabriel-diaz", "to:school")
    assert scene.state.first == 1


@rule("DW-VAR-13")
def test_everybody_eliminated(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", rules=("elimination",))
    for seat, name in enumerate(("harman-brooks", "brian-lee")):
        scene.to_turn(seat)
        scene.wounds(name, wounds=2)
        scene.dice(7)
        scene.do(f"move:{name}", "to:school")
    assert scene.outcome == "lost" and scene.state.cause == "eliminated" and scene.table.winners == []


def dilemma(winter, *aims: tuple[str, str], **settings: str):
    scene = winter(*FOUR[:2], variant="dilemma", **settings)

    def edit(g) -> None:
        state = g.state
        state.box_secrets += [player.secret for player in state.players]
        state.box_betrayals += [player.betrayal for player in state.players]
        for player, (secret, betrayal) in zip(state.players, aims, strict=True):
            state.box_secrets.remove(secret)
            state.box_betrayals.remove(betrayal)
            player.secret, player.betrayal = secret, betrayal

    scene.change(edit)
    return scene


@rule("DW-VAR-15")
def test_dilemma_with_the_main_objective_met(winter) -> None:
    scene = dilemma(winter, ("hope", "gluttony"), ("collector", "mad-scientist"))
    assert scene.refused("vote") == "DW-VAR-03"
    scene.set(round=6, rounds_left=1, food=20)
    scene.end_turns()
    assert scene.outcome == "won" and scene.table.winners == [0]


@rule("DW-VAR-16")
@pytest.mark.parametrize(("both", "winners"), [(False, [0]), (True, [])])
def test_dilemma_with_morale_gone(winter, both: bool, winners: list[int]) -> None:
    scene = dilemma(winter, ("hope", "gluttony"), ("collector", "obsessed"))
    scene.hand(0, *["food-1"] * 4)
    if both:
        scene.hand(1, "hammer", "mop", "wrench")
        scene.items("brian-lee", "flashlight")
    scene.set(morale=1)
    scene.end_turns()
    assert scene.outcome == "lost" and scene.table.winners == winners
    shown = [event.args for event in scene.table.log if event.kind == "aims.shown"]
    assert [args["count"] == args["total"] for args in shown] == [True, both]  # the betrayals are what counts now


@rule("DW-VAR-14")
def test_dilemma_lists_both_cards_for_their_owner(winter) -> None:
    scene = dilemma(winter, ("hope", "gluttony"), ("collector", "obsessed"))
    scene.hand(0, *["food-1"] * 4)
    lines = scene.view(0)["you"]["aims"]
    assert [(line["card"], line["line"], line["met"]) for line in lines] == [
        ("hope", 1, False),
        ("hope", 2, True),
        ("gluttony", 1, False),
        ("gluttony", 2, True),
    ]


@rule("DW-VAR-19")
def test_dilemma_that_runs_out_of_time(winter) -> None:
    scene = dilemma(winter, ("hope", "gluttony"), ("collector", "obsessed"), scenario="raiding-party")
    scene.hand(0, *["food-1"] * 4)
    scene.set(round=6, rounds_left=1, food=20)
    scene.end_turns()
    assert scene.state.cause == "rounds" and scene.table.winners == []


# -- scenarios -------------------------------------------------------------------------------------------------------------


@rule("DW-SCEN-03", "DW-SCEN-06")
def test_in_kill_them_an_exile_is_out(winter) -> None:
    scene = winter(*FOUR, scenario="kill-them")
    scene.hand(3, "fuel")
    scene.items("rod-miller", "pistol")
    scene.aim(3, "hoarder")
    scene.answer("vote")
    scene.answer("player:3")
    for seat, word in ((3, "no"), (0, "yes"), (1, "yes"), (2, "yes")):
        scene.answer(f"vote:{word}", seat)
    assert scene.player(3).out and scene.player(3).exile_card == "" and scene.play.group(3) == []
    assert scene.state.morale == 7 and len(scene.state.removed) == 2 and scene.state.gone == ["rod-miller", "mike-cho"]
    assert not scene.events("survivor.died")
    scene.to_turn(1)
    scene.aim(2, "leader")
    scene.answer("vote")
    scene.answer("player:2")
    for seat, word in ((0, "yes"), (1, "yes"), (2, "no")):
        scene.answer(f"vote:{word}", seat)
    assert scene.outcome == "lost" and scene.state.morale == 0


@rule("DW-SCEN-02")
@pytest.mark.parametrize(("side", "needed"), [("normal", 9), ("hardcore", 12)])
def test_samples_per_player_who_started(winter, side: str, needed: int) -> None:
    scene = winter(scenario="we-need-more-samples", side=side)
    scene.change(lambda g: g.state.counters.update(sample=needed - 1))
    scene.end_turns()
    assert scene.outcome == ""
    scene.change(lambda g: g.state.counters.update(sample=needed))
    scene.end_turns()
    assert scene.outcome == "won"


@rule("DW-SCEN-04")
def test_two_empty_decks(winter) -> None:
    scene = winter(scenario="raiding-party")
    scene.deck("school", rest=False)
    scene.end_turns()
    assert scene.outcome == ""
    scene.deck("library", rest=False)
    scene.end_turns()
    assert scene.outcome == "won"


@rule("DW-SCEN-05")
@pytest.mark.parametrize(("side", "colony"), [("normal", 10), ("hardcore", 12)])
def test_barricades_everywhere(winter, side: str, colony: int) -> None:
    for number in (colony - 1, colony):
        scene = winter(scenario="home-sweet-home", side=side)
        scene.put("school", "thomas-heart", "harman-brooks", "brian-lee", "loretta-clay")
        scene.put("hospital", "gabriel-diaz", "janet-taylor")

        def edit(g, number=number) -> None:
            g.state.barricades[:] = [number // 6 + (gate < number % 6) for gate in range(6)] + [1] * 6

        scene.change(edit)
        scene.barricades("school", 4)
        scene.end_turns()
        assert scene.outcome == ("won" if number == colony else "")


def test_what_many_games_are_counted_by(winter) -> None:
    won = winter(scenario="raiding-party")
    won.aim(0, "collector")
    won.aim(1, "gluttony")
    won.deck("school", rest=False)
    won.deck("library", rest=False)
    won.exiled(2)
    won.end_turns()
    assert won.table.game.records.tally(won.play) == ["ended-objective", "betrayer-there", "somebody-exiled"]
    lost = winter()
    lost.aim(0, "collector")
    lost.aim(1, "gluttony")
    lost.aim(2, "hope")
    lost.hand(1, *["food-1"] * 4)
    lost.set(morale=1, food=0)
    lost.end_turns()
    assert lost.table.winners == [1]
    assert lost.table.game.records.tally(lost.play) == ["ended-morale", "betrayer-won", "betrayer-there"]

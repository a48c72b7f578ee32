"""Votes: who is for it, who against, and who breaks a tie."""

from stockade.games.dead_of_winter.rules.ballot import Ballot, Tally


def test_a_tally_knows_both_sides() -> None:
    tally = Tally([0, 2, 3], [True, False, True])
    assert (tally.ayes, tally.noes, tally.tied) == ([0, 3], [2], False)
    assert Tally([], []).tied and Tally([0, 1], [True, False]).tied


def test_votes_are_secret_and_put_together() -> None:
    ballot = Ballot("prompt-vote", ("option-yes", "option-no"), "X-1", player="2")
    running = ballot.cast([0, 1, 3])
    together = running.send(None)
    assert [ask.seat for ask in together.asks] == [0, 1, 3] and all(ask.secret for ask in together.asks)
    assert together.asks[0].args == {"player": "2"} and [option.key for option in together.asks[0].options] == ["vote:yes", "vote:no"]
    yes, no = together.asks[0].options
    try:
        running.send([[yes], [no], [no]])
    except StopIteration as done:
        assert done.value == Tally([0, 1, 3], [True, False, False])


def test_the_majority_decides_and_a_tie_goes_to_the_judge() -> None:
    ballot = Ballot("prompt-vote", ("option-yes", "option-no"), "X-1")

    def decided(tally: Tally, *answers: int) -> bool:
        running = ballot.decide(tally, 4, "prompt-tie")
        try:
            ask = running.send(None)
            assert (ask.seat, ask.prompt, ask.secret) == (4, "prompt-tie", False)
            running.send([ask.options[answers[0]]])
        except StopIteration as done:
            return done.value
        raise AssertionError("still asking")

    assert decided(Tally([0, 1, 2], [True, True, False])) is True
    assert decided(Tally([0, 1, 2], [False, True, False])) is False
    assert decided(Tally([0, 1], [True, False]), 0) is True
    assert decided(Tally([0, 1], [True, False]), 1) is False

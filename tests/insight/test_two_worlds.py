"""All that a seat is told of what is to come, compared in two worlds that it cannot tell apart. `tools/two_worlds.py` does it at length."""

from tests.insight.test_forecast import every_game

from stockade.engine import Game, Table, find_game
from stockade.engine.imagine import find
from stockade.insight import forecast
from stockade.insight.worlds import policy_answer
from stockade.testing.worlds import FEW, another_world, differences, positions


@every_game
def test_nothing_that_is_told_differs(game: Game) -> None:
    compared = 0
    for at, (table, ask) in enumerate(positions(game, 4, share=0.02)):
        found = differences(table, ask, at)
        assert not found, f"{found}: {table.setup} seed {table.seed} after {len(table.answers)} answers, {ask.prompt}"
        compared += found is not None
        if compared:
            break


def test_a_closed_hand_beside_ones_own_question_steers_nothing() -> None:
    """Two seats are asked at once: what the other is asked lists its hand, which this seat has never seen."""
    game = find_game("marvel-champions")
    table = Table.new(game.id, {**game.defaults("klaw", 2), "hands": "closed"}, 77013)
    while len(table.pending) < 2:
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]), decision=table.pending[0].id)
    mine, theirs = table.pending[1], table.pending[0]
    assert theirs.secret and theirs.seat != mine.seat
    hands = set[str]()
    for luck in range(4):
        twin = table.fork(luck=luck, seat=mine.seat)
        asked = next(ask for ask in twin.pending if ask.seat == theirs.seat)
        assert find(twin, mine) and {option.key for option in asked.options if option.key.startswith("play:")} <= {
            f"play:{twin.play.name(card)}" for card in twin.state.players[theirs.seat].hand
        }
        hands.add(str([option.key for option in asked.options]))
        assert forecast(table, mine.seat, FEW) == forecast(another_world(table, mine.seat, luck), mine.seat, FEW)
    assert len(hands) > 1

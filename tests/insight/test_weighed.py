"""What a bot's answer is worth before it is given: the same in all worlds that look alike, and nothing where seats have secrets."""

import pytest
from tests.insight.test_forecast import every_game
from tests.insight.test_saying import answered, same

from stockade.engine import Ask, Game, Table, find_game
from stockade.insight.weighed import Weighed, chances, weighed
from stockade.insight.worlds import idle_answer
from stockade.testing.worlds import another_world

FEW = 200


def turns(game: Game, count: int) -> list[tuple[Table, Ask, list[str]]]:
    """Questions of a turn, and what a bot answers there, each at a table of its own."""
    found = list[tuple[Table, Ask, list[str]]]()
    for table, ask, keys in answered(game, 3):
        if table.settled and idle_answer(table, ask) is not None and len(ask.options) > 2 and len(table.answers) % 5 == 0:
            copy = Table.load(table.save())
            found.append((copy, copy.pending[table.pending.index(ask)], keys))
            if len(found) >= count:
                break
    return found


@every_game
def test_it_is_the_same_in_two_worlds_and_silent_where_there_are_secrets(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockade.insight.weighed.ENOUGH", 2)
    told = 0
    for at, (table, ask, keys) in enumerate(turns(game, 2)):
        found = weighed(table, ask, keys, FEW)
        if not game.secrets.shared(table.setup):
            assert found is None
            continue
        other = another_world(table, ask.seat, at)
        asked = same(other, ask, keys)
        assert asked is not None and weighed(other, asked, keys, FEW) == found
        told += found is not None
    assert told or not game.secrets.shared(game.defaults(game.scenarios[0], game.seats[0]))


def test_the_two_numbers_are_said_as_a_guess_with_what_they_are() -> None:
    [(table, ask, keys)] = turns(find_game("xmen-resistance"), 1)
    other = next(option.key for option in ask.options if [option.key] != keys)
    found = Weighed(20, 13, 12, [other])
    named = table.game.text.say("fr", *next((one.text, one.args) for one in ask.options if one.key == other))
    assert chances(table, ask, found, "en")[0] == "your chances ≈ 60\u00a0% → 65\u00a0% (± 11)"
    short, full = chances(table, ask, found, "fr")
    assert short == "vos chances ≈ 60\u00a0% → 65\u00a0% (± 11)" and named in full and full.startswith("parties imaginées\u00a0: 20")

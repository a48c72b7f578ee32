"""What holds for every mission: any team can be set up and plays to an end, and what cannot be played is refused with the reason.

Strong seats think for a minute about a game. Each Zombie Mode mission is finished by them at one table here, in a hurry; with
`STOCKADE_WHOLE=400`, the imagined answers they have for a decision in real games, at every size of table (half an hour).
"""

import os
import random
from collections.abc import Sequence

import pytest

from stockade.bots import Bot, Greedy, RandomBot, Strong
from stockade.engine import BadSetup, Table, find_game
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.rules.mode import MODES
from stockade.testing.driver import pieces, step

GAME = "xmen-resistance"
every_mission = pytest.mark.parametrize("mission", MISSIONS)
ZOMBIE_MISSIONS = [name for name, mission in MISSIONS.items() if mission.mode == "zombie"]
zombie_missions = pytest.mark.parametrize("mission", ZOMBIE_MISSIONS)
HURRY = 4  # imagined answers: enough to finish, whatever comes of it
WHOLE = int(os.environ.get("STOCKADE_WHOLE", "0"))
TABLES = [(mission, seats) for mission in ZOMBIE_MISSIONS for seats in range(1, 7)]


def team(mission: str, heroes: int) -> list[str]:
    """The first so many whom that mode's players lead."""
    return list(MODES[MISSIONS[mission].mode].team[:heroes])


@every_mission
@pytest.mark.parametrize("heroes", range(1, 7))
def test_any_team_plays_to_an_end(mission: str, heroes: int) -> None:
    if heroes < MISSIONS[mission].fewest:
        with pytest.raises(BadSetup):
            Table.new(GAME, {"mission": mission, "heroes": team(mission, heroes)}, 0)
        return
    luck = random.Random(heroes)
    table = Table.new(GAME, {"mission": mission, "heroes": team(mission, heroes), "seats": luck.randint(1, heroes)}, heroes)
    before = pieces(table)
    while not table.outcome:
        assert len(table.answers) < 20_000
        step(table, luck, sense=0.5)
    assert pieces(table) == before


@zombie_missions
@pytest.mark.parametrize("seats", range(1, 7))
def test_random_and_greedy_seats_finish_a_zombie_mission(mission: str, seats: int) -> None:
    """With as many Zombie Heroes as such a table has, four at least."""
    for bot in (RandomBot(seats), Greedy(seats, HURRY)):
        finish(mission, seats, bot)


@pytest.mark.parametrize(("mission", "seats"), TABLES if WHOLE else TABLES[::7])
def test_strong_seats_finish_a_zombie_mission(mission: str, seats: int) -> None:
    finish(mission, seats, Strong(seats, WHOLE or 2 * HURRY))


def finish(mission: str, seats: int, bot: Bot) -> None:
    """Every seat plays like that, until the mission is won or lost."""
    table = Table.new(GAME, find_game(GAME).defaults(mission, seats), seats)
    while not table.outcome:
        assert len(table.answers) < 20_000
        ask = table.pending[0]
        table.answer(ask.seat, bot.choose(table, ask), decision=ask.id)
    assert table.outcome in ("won", "lost")
    assert {answer.seat for answer in table.answers} == set(range(seats))


@every_mission
@pytest.mark.parametrize(
    ("heroes", "seats", "reason"),
    [
        ((0, 1, 0, 2), 1, "hero-twice"),
        (range(6), 7, "seat-count"),
        (range(4), 5, "seat-count"),
        ((), 1, "hero-count"),
        ((*range(6), 0), 1, "hero-count"),
    ],
)
def test_what_cannot_be_played_is_refused(mission: str, heroes: Sequence[int], seats: int, reason: str) -> None:
    everybody = team(mission, 6)
    with pytest.raises(BadSetup) as refused:
        Table.new(GAME, {"mission": mission, "heroes": [everybody[hero] for hero in heroes], "seats": seats}, 0)
    assert refused.value.args_for_text["reason"] == reason

"""What bots want: no rule of the game, but they must not stand beside what they came for, nor walk into what kills them."""

import random

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.bots import play_out
from stockade.bots.greedy import Greedy, weigh
from stockade.engine import Table
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.bot import value
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene


def opinion(scene: ResistanceScene) -> float:
    return value.evaluate(scene.play)


def best(scene: ResistanceScene) -> list[str]:
    """The answers a greedy seat likes most, best first."""
    ask = scene.table.pending[0]
    return [keys[0] for keys, _ in sorted(weigh(scene.table, ask, random.Random(1)), key=lambda answer: -answer[1])]


# -- health, dread --------------------------------------------------------------------------------------------------------------------


def test_nothing_is_worth_a_hero(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    worths = []
    for health in (3, 2, 1):
        t.set("storm", health=health)
        worths.append(value.hero_worth(t.hero("storm")))
    assert worths == sorted(worths, reverse=True)
    t.set("storm", health=1)
    t.enemies("12V.A", walker=1)
    t.turn("rogue")
    t.end_turns()
    t.answer("wound:storm")
    out = [hero for hero in t.state.heroes if hero.stage == "out"]
    assert [value.hero_worth(hero) for hero in out] == [value.HEALTH_WORTH[0]]
    assert value.HEALTH_WORTH[0] < -2 * value.OBJECTIVE


@pytest.mark.parametrize(
    ("enemies", "zone", "fear"),
    [
        ({"walker": 1}, "12V.A", value.WOUND),
        ({"runner": 1}, "12V.A", 2 * value.WOUND + value.DOOM / 8),
        ({"walker": 3}, "12V.A", 3 * value.WOUND + value.DOOM + 10),
        ({"walker": 3}, "12V.B", 0),  # a Walker next door walks in and waits
        ({"runner": 1}, "12V.B", value.WOUND),
        ({"runner": 1}, "12V.C", 0),
    ],
)
def test_dread_is_what_the_next_enemy_phase_can_do(board: Board, enemies: dict[str, int], zone: str, fear: float) -> None:
    t = board("storm", storm="12V.A")
    t.enemies(zone, **enemies)
    assert value.dread(t.play, t.play.on_board()) == fear


@pytest.mark.parametrize(("zombie", "zone", "wounds"), [("cyclops", "12V.C", 2), ("dark_phoenix", "12V.C", 1), ("iceman", "12V.C", 0)])
def test_some_wound_from_afar(board: Board, zombie: str, zone: str, wounds: int) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.zombie(zombie, zone)
    assert value.from_afar(t.play, "12V.A") == wounds
    assert value.from_afar(t.play, "15V.A") == 0
    assert (value.dread(t.play, t.play.on_board()) > 0) is (wounds > 0)


def test_nobody_dreads_for_a_disguised_mystique(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.enemies("12V.A", walker=5)
    before = value.dread(t.play, t.play.on_board())
    t.answer("skill:shapeshift")
    assert before > 0 and value.dread(t.play, t.play.on_board()) == 0


# -- the way -----------------------------------------------------------------------------------------------------------------------------


def test_steps_count_doors_that_can_be_opened_and_leave_out_locks() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto", "wolverine")
    steps = value.steps_to(scene.play, "12V.C")
    assert [steps[zone] for zone in ("12V.C", "12V.B", "12V.D", "15V.A")] == [0, 1, 3, 4]
    assert "15V.A" not in value.steps_to(scene.play, "15V.F")  # behind the locked hangar door
    scene.change(lambda g: setattr(g.state.objectives[0], "taker", "storm"))
    assert value.steps_to(scene.play, "15V.F")["15V.B"] == 3


def test_steps_know_shutters_and_the_elevator() -> None:
    house = ResistanceScene("storm", "rogue", "magneto", "wolverine", mission="MH1")
    assert "17R.C" not in value.steps_to(house.play, "14R.F")  # neither through the window nor by the locked front door
    tower = ResistanceScene("storm", "rogue", "magneto", "wolverine", mission="MH3")
    up = value.steps_to(tower.play, "17V.A")
    assert up["11V.C"] == 3  # call it (free), in, up, out
    tower.change(lambda g: setattr(g.state, "cabin", ""))
    assert "11V.C" not in value.steps_to(tower.play, "17V.A")


def test_everybody_comes_to_an_open_exit(board: Board) -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.open("15V.B|15V.E")
    scene.change(lambda g: setattr(g.state.objectives[0], "taker", "storm"))
    scene.put("storm", "15V.F")
    near = opinion(scene)
    scene.put("rogue", "15V.E")
    assert opinion(scene) > near
    scene.turn("storm")
    assert best(scene)[0] == "exit"


@pytest.mark.parametrize("mission", [name for name, mission in MISSIONS.items() if mission.board.objectives])
def test_an_objective_in_reach_is_taken(mission: str) -> None:
    """Whatever lies beyond it: the next errand must never look so far that nobody dares to finish this one."""
    scene = ResistanceScene(mission=mission)
    finder, friend = (hero.id for hero in scene.state.heroes[:2])
    if scene.prompt.endswith("-teams"):
        scene.choose(f"east:{finder}", f"east:{friend}")
    if mission == "MH7":
        scene.change(lambda g: (g.state.facedown.clear(), g.state.removed.extend(["secret_mission_1", "secret_mission_2"])))
    g = scene.play
    place = next(o.zone for o in g.state.objectives if g.mission.interact_refusal(g, o) is None)
    scene.explored(*[room.id for room in g.map.zones if room.indoors])
    scene.put(finder, place)
    scene.turn(finder)
    assert best(scene)[0] == f"take:{place}"


# -- quick answers -----------------------------------------------------------------------------------------------------------------------


def test_wounds_go_where_they_hurt_least(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("rogue", health=2)
    t.enemies("12V.A", walker=3)
    t.end_turns()
    ask = t.table.pending[0]
    assert sorted(value.quick_answer(t.play, ask) or []) == ["wound:rogue", "wound:storm", "wound:storm"]


def test_quick_answers(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=4, traits=["second_chance"])
    t.enemies("12V.A", walker=3)
    assert value.quick_answer(t.play, t.table.pending[0]) == ["end"]
    t.dice(1, 1)
    t.answer("attack:lightning_bolt:12V.A")
    assert value.quick_answer(t.play, t.table.pending[0]) == ["power:2"]
    t.answer("power:0")
    assert value.quick_answer(t.play, t.table.pending[0]) == ["keep"]
    t.answer("keep")
    t.set("storm", power=1)
    t.dice(1, 1)
    t.answer("attack:lightning_bolt:12V.A")
    assert value.quick_answer(t.play, t.table.pending[0]) == ["power:1"]
    t.answer("power:0")
    t.answer("keep")


# -- whole games -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mission", "seats"), [("MH0", 6), ("MH6", 3), ("MH10", 4)])
def test_a_hasty_greedy_team_plays_to_an_end(mission: str, seats: int) -> None:
    """Every mission at every number of players was played out this way once; here is a sample of them."""
    table = Table.new(GAME.id, GAME.defaults(mission, seats), seats)
    play_out(table, [Greedy(seat, patience=1) for seat in range(seats)], limit=3000)
    assert table.outcome in ("won", "lost")
    assert {answer.seat for answer in table.answers} == set(range(seats))

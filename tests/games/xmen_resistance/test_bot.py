"""What bots want: no rule of the game, but they must not stand beside what they came for, nor walk into what kills them."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.bots import play_out
from stockade.bots.greedy import Greedy
from stockade.engine import Table
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.bot import policy, value
from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.bot.ways import steps_to
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene


def opinion(scene: ResistanceScene) -> float:
    return value.evaluate(scene.play)


def best(scene: ResistanceScene) -> list[str]:
    """What a greedy seat answers."""
    return policy.answer(scene.play, scene.table.pending[0])


# -- health, dread --------------------------------------------------------------------------------------------------------------------


def test_nothing_is_worth_a_hero(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    worths: list[float] = []
    for health in (3, 2, 1):
        t.set("storm", health=health)
        worths.append(value.hero_worth(Look(t.play), t.hero("storm")))
    assert worths == sorted(worths, reverse=True)
    t.set("storm", health=1)
    t.enemies("12V.A", walker=1)
    t.turn("rogue")
    t.end_turns()
    t.answer("wound:storm")
    out = [hero for hero in t.state.heroes if hero.stage == "out"]
    assert [value.hero_worth(Look(t.play), hero) for hero in out] == [value.OUT]
    assert opinion(t) <= value.OUT


@pytest.mark.parametrize(
    ("enemies", "zone", "wounds"),
    [
        ({"walker": 1}, "12V.A", 1),
        ({"runner": 1}, "12V.A", 2),
        ({"walker": 3}, "12V.B", 0),  # a Walker next door walks in and waits
        ({"runner": 1}, "12V.B", 1),
        ({"runner": 1}, "12V.C", 0),
    ],
)
def test_what_the_next_enemy_phase_can_do_is_counted(board: Board, enemies: dict[str, int], zone: str, wounds: float) -> None:
    t = board("storm", storm="12V.A")
    t.enemies(zone, **enemies)
    assert Look(t.play).wounds("12V.A") == wounds


def test_the_first_wound_hurts_least_and_the_last_most(board: Board) -> None:
    t = board("storm", storm="12V.A")
    prices = Look(t.play).prices(t.hero("storm"))
    assert len(prices) == 3 and prices[-1] > 5 * prices[0]


@pytest.mark.parametrize(("zombie", "zone", "wounds"), [("cyclops", "12V.C", 2), ("dark_phoenix", "12V.C", 1), ("iceman", "12V.C", 0)])
def test_some_wound_from_afar(board: Board, zombie: str, zone: str, wounds: int) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.zombie(zombie, zone)
    look = Look(t.play)
    assert look.from_afar("12V.A") == wounds
    assert look.from_afar("15V.A") == 0
    assert (value.dread(look) > 0) is (wounds > 0)


def test_nobody_dreads_for_a_disguised_mystique(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.enemies("12V.A", walker=5)
    before = value.dread(Look(t.play))
    t.answer("skill:shapeshift")
    assert before > 0 and value.dread(Look(t.play)) == 0


# -- the way -----------------------------------------------------------------------------------------------------------------------------


def test_steps_count_doors_that_can_be_opened_and_leave_out_locks() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto", "wolverine")
    steps = steps_to(scene.play, "12V.C")
    assert [steps[zone] for zone in ("12V.C", "12V.B", "12V.D", "15V.A")] == [0, 1, 3, 4]
    assert "15V.A" not in steps_to(scene.play, "15V.F")  # behind the locked hangar door
    scene.change(lambda g: setattr(g.state.objectives[0], "taker", "storm"))
    assert steps_to(scene.play, "15V.F")["15V.B"] == 3


def test_steps_know_shutters_and_the_elevator() -> None:
    house = ResistanceScene("storm", "rogue", "magneto", "wolverine", mission="MH1")
    assert "17R.C" not in steps_to(house.play, "14R.F")  # neither through the window nor by the locked front door
    tower = ResistanceScene("storm", "rogue", "magneto", "wolverine", mission="MH3")
    up = steps_to(tower.play, "17V.A")
    assert up["11V.C"] == 3  # call it (free), in, up, out
    tower.change(lambda g: setattr(g.state, "cabin", ""))
    assert "11V.C" not in steps_to(tower.play, "17V.A")


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


# -- Zombie Mode ---------------------------------------------------------------------------------------------------------------------------


def gym(secrets: bool = True) -> ResistanceScene:
    """MZ4 with both secrets taken: Colossus stands in the Exit and nobody can leave."""
    scene = ResistanceScene("dark_phoenix", "psylocke", mission="MZ4")
    if secrets:
        scene.change(lambda g: g.state.removed.extend(["secret_mission_1", "secret_mission_2"]))
    scene.explored(*[room.id for room in scene.play.map.zones if room.indoors])
    scene.change(lambda g: setattr(g.zombie("colossus"), "zone", "14R.E"))
    return scene


def test_who_bars_the_exit_is_lifted_out_of_it() -> None:
    scene = gym()
    scene.put("psylocke", "14R.E")
    scene.put("dark_phoenix", "14R.D")
    scene.turn("dark_phoenix")
    assert best(scene) == ["skill:telekinesis"]
    scene.choose("skill:telekinesis")
    assert best(scene) == ["piece:colossus:14R.E"]
    scene.choose(*best(scene))
    scene.choose(*best(scene))
    assert not scene.play.enemies_in("14R.E")


def test_the_ravenous_leave_rather_than_look_for_a_meal() -> None:
    scene = gym()
    scene.change(lambda g: setattr(g.zombie("colossus"), "zone", "14R.B"))
    scene.enemies("14R.F", trooper=1)
    scene.put("psylocke", "14R.E")
    scene.turn("psylocke")
    scene.set("psylocke", hunger=4)
    assert best(scene) == ["exit"]
    look = Look(scene.play)
    assert look.longing(scene.hero("psylocke"), "14R.E") == 0
    hungry = Look(gym(secrets=False).play)
    hungry.g.heroes["psylocke"].power = 4
    assert hungry.longing(hungry.g.heroes["psylocke"], "11R.B") > 0


def test_nobody_looks_for_secrets_beside_colossus_while_there_are_other_places() -> None:
    scene = ResistanceScene("dark_phoenix", "psylocke", mission="MZ4")
    assert "14R.B" not in scene.play.mission.errands(scene.play)
    scene.change(lambda g: setattr(g.state, "facedown", [card for card in g.state.facedown if card.zone == "14R.B"]))
    assert scene.play.mission.errands(scene.play) == ["14R.B"]


def test_what_comes_after_the_next_errand_is_counted() -> None:
    """So that an errand done is never a step back, however far the next one is."""
    g = ResistanceScene(mission="MH4").play
    lengths: list[float] = []
    while True:
        look = Look(g)
        here = [objective for objective in g.state.objectives if objective.zone == look.target and not objective.taker]
        lengths.append(value.tour(look))
        if not here:
            break
        here[0].taker = "storm"
    assert len(lengths) == 6 and lengths == sorted(lengths, reverse=True) and lengths[-1] == 0


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_lost_game_is_worse_than_any_other(mission: str) -> None:
    g = ResistanceScene(mission=mission).play
    before = value.evaluate(g)
    g.state.outcome = "lost"
    assert value.evaluate(g) < before - 30


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


# -- whole games -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mission", "seats"), [("MH0", 6), ("MH6", 3), ("MH10", 4)])
def test_a_hasty_greedy_team_plays_to_an_end(mission: str, seats: int) -> None:
    """Every mission at every number of players was played out this way once; here is a sample of them."""
    table = Table.new(GAME.id, GAME.defaults(mission, seats), seats)
    play_out(table, [Greedy(seat, patience=1) for seat in range(seats)], limit=3000)
    assert table.outcome in ("won", "lost")
    assert {answer.seat for answer in table.answers} == set(range(seats))

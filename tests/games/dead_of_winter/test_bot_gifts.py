"""How many cards a bot gives to the crisis: enough, two more while morale can rise, none that its own objective wants."""

import pytest

from stockade.games.dead_of_winter.bot.advice import ranked
from stockade.games.dead_of_winter.bot.gift import gift, sabotage
from stockade.games.dead_of_winter.bot.outlook import hunger
from stockade.games.dead_of_winter.bot.price import closing
from stockade.games.dead_of_winter.facts import CARDS
from stockade.games.dead_of_winter.state import Given


def given(scene) -> list[str]:
    return [CARDS[card] for card in gift(scene.play, 0)]


def rich(winter, morale: int, count: int = 6):
    """Three colonists, a crisis that wants medicine, and a hand full of it."""
    scene = winter()
    scene.aim(0, "leader")
    scene.hand(0, *["medicine"] * count)
    scene.set(morale=morale, rounds_left=5)
    return scene


@pytest.mark.parametrize(("morale", "count"), [(7, 5), (8, 5), (9, 5), (10, 3)])
def test_two_more_while_morale_can_rise(winter, morale: int, count: int) -> None:
    assert given(rich(winter, morale)) == ["medicine"] * count


@pytest.mark.parametrize(("held", "count"), [(5, 5), (4, 4), (3, 3)])
def test_one_more_where_somebody_may_add_the_other(winter, held: int, count: int) -> None:
    assert given(rich(winter, 8, held)) == ["medicine"] * count


@pytest.mark.parametrize(("morale", "count"), [(8, 2), (9, 2), (10, 0)])
def test_a_crisis_that_is_met_gets_two_more_while_morale_can_rise(winter, morale: int, count: int) -> None:
    scene = rich(winter, morale)
    scene.contribute("medicine", "medicine", "medicine")
    assert given(scene) == ["medicine"] * count


def test_enough_is_enough(winter) -> None:
    scene = rich(winter, 5, 8)
    scene.contribute(*["medicine"] * 5)
    assert given(scene) == []


def last_to_give(winter, held: int):
    """Everybody else had their turn, and nobody has given anything."""
    scene = rich(winter, 10, held)
    scene.set(first=1)
    scene.pool(0)
    return scene


def test_the_last_player_gives_enough_or_nothing(winter) -> None:
    assert given(last_to_give(winter, 3)) == ["medicine"] * 3
    assert given(last_to_give(winter, 2)) == []
    assert given(rich(winter, 10, 2)) == ["medicine"] * 2  # somebody else may have the third


def test_exiles_and_quiet_rounds_give_nothing(winter) -> None:
    scene = rich(winter, 8)
    scene.exiled(0)
    assert given(scene) == []


@pytest.mark.parametrize(("left", "placed", "soon"), [(1, 0, True), (2, 0, False), (5, 4, False), (5, 5, True), (5, 6, True)])
def test_the_end_is_near_in_the_last_round_or_with_the_objective_as_good_as_done(winter, left: int, placed: int, soon: bool) -> None:
    scene = winter(scenario="find-the-cure")
    scene.set(rounds_left=left)
    scene.change(lambda g: g.state.on_objective.extend(scene.find(g, "medicine") for _ in range(placed)))
    assert closing(scene.play) is soon


@pytest.mark.parametrize(("zombies", "soon"), [(3, True), (5, True), (6, False)])
def test_a_few_zombies_too_many_are_as_good_as_none(winter, zombies: int, soon: bool) -> None:
    scene = winter(scenario="kill-them")
    scene.set(rounds_left=5)
    scene.change(lambda g: [g.state.zombies.__setitem__(6 + number % 6, 1 + number // 6) for number in range(zombies)])
    assert closing(scene.play) is soon


@pytest.mark.parametrize(("others", "spoils"), [((1,), False), ((1, 2), True)])
def test_a_ready_betrayer_spoils_a_crisis_among_the_gifts_of_two_others(winter, others: tuple[int, ...], spoils: bool) -> None:
    scene = winter()
    scene.aim(0, "gluttony")
    scene.hand(0, *["food-1"] * 4, "junk", "junk")
    scene.set(morale=8, rounds_left=5)
    for number in range(4):
        seat = others[number % len(others)]
        scene.change(lambda g, seat=seat: g.state.given.append(Given(scene.find(g, "medicine"), seat)))
    assert bool(sabotage(scene.play, 0, ("medicine",))) is spoils


@pytest.mark.parametrize(("more", "spends"), [(1, True), (2, False)])
def test_a_ready_betrayer_spends_food_where_that_starves_the_colony(winter, more: int, spends: bool) -> None:
    scene = winter()
    scene.aim(0, "gluttony")
    scene.hand(0, *["food-1"] * 4)
    scene.pool(0, 1, 1)
    scene.set(food=hunger(scene.play) + more)
    scores = {keys[0]: score for score, keys in ranked(scene.play, scene.table.pending[0])}
    assert (scores["food"] > 0) is spends

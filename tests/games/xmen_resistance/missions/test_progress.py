"""How much of an objective is done, as the players see it: counted from the same position the goals are judged by."""

from collections.abc import Callable

import pytest

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene

Edit = Callable[[Resistance], object]


def counts(scene: ResistanceScene) -> dict[str, tuple[int, int]]:
    return {goal["id"]: (goal["have"], goal["of"]) for goal in scene.view(0)["goals"]}


def taken(*colors: str) -> Edit:
    def edit(g: Resistance) -> None:
        for color in colors:
            next(o for o in g.state.objectives if o.color == color and not o.taker).taker = "storm"

    return edit


def storm_rescued_somebody(g: Resistance) -> None:
    g.memo.rescuers.add("storm")


def out_of_the_game(g: Resistance) -> None:
    g.state.pool[0] -= 3
    g.state.gone[0] += 3
    g.state.removed.append(g.state.zombie_pile.deck.pop())


def down(g: Resistance) -> None:
    g.state.zombie_pile.discards.append(g.state.zombie_pile.deck.pop())


def at_red(g: Resistance) -> None:
    g.heroes["storm"].xp = 43


def rescued(g: Resistance) -> None:
    g.state.person_pile.discards.append(g.state.facedown.pop().id)


def blown_up(g: Resistance) -> None:
    point = next(point for point in g.state.spawns if point.color == "red" and g.map.zone[point.zone].indoors)
    point.zone = next(other.zone for other in g.state.spawns if other.color == "first")


def password(g: Resistance) -> None:
    card = next(card for card in g.state.facedown if card.id == "secret_mission_1")
    g.state.facedown.remove(card)
    g.state.removed.append(card.id)


def gone(g: Resistance) -> None:
    g.heroes["rogue"].stage, g.heroes["rogue"].zone = "exited", ""


@pytest.mark.parametrize(
    ("mission", "goal", "edit", "before", "after"),
    [
        ("MH0", "MH0-exit", gone, (0, 2), (1, 2)),
        ("MH1", "MH1-power", taken("red"), (0, 2), (1, 2)),
        ("MH2", "MH2-exit", gone, (0, 2), (1, 2)),
        ("MH3", "MH3-people", rescued, (0, 6), (1, 6)),
        ("MH4", "MH4-parts", taken("red", "blue"), (0, 5), (2, 5)),
        ("MH5", "MH5-people", storm_rescued_somebody, (0, 2), (1, 2)),
        ("MH5", "MH5-find", taken("red", "green"), (0, 2), (1, 2)),
        ("MH6", "MH6-keys", taken("red", "blue"), (0, 2), (1, 2)),
        ("MH6", "MH6-launch", taken("red", "blue"), (0, 3), (1, 3)),
        ("MH7", "MH7-beacon", password, (0, 2), (1, 2)),
        ("MH8", "MH8-bombs", blown_up, (0, 2), (1, 2)),
        ("MH9", "MH9-heroes", down, (0, 6), (1, 6)),
        ("MH9", "MH9-red", at_red, (0, 2), (1, 2)),
        ("MH10", "MH10-cells", taken("red", "green"), (0, 2), (1, 2)),
    ],
)
def test_how_much_is_done(mission: str, goal: str, edit: Edit, before: tuple[int, int], after: tuple[int, int]) -> None:
    scene = ResistanceScene("storm", "rogue", mission=mission)
    assert counts(scene)[goal] == before
    scene.change(edit)
    assert counts(scene)[goal] == after


def test_everybody_who_is_out_of_the_game_counts_and_the_whole_stays_the_same() -> None:
    scene = ResistanceScene("storm", "rogue", mission="MH7")
    have, of = counts(scene)["MH7-clear"]
    assert have == 0
    scene.change(out_of_the_game)
    assert counts(scene)["MH7-clear"] == (4, of)


def test_who_is_wanted() -> None:
    assert {mission: list(rules.wanted) for mission, rules in MISSIONS.items() if rules.wanted} == {
        "MH8": ["trish_tilby"],
        "MH10": ["bolivar_trask"],
        "MZ2": ["senator_kelly"],
    }
    assert ResistanceScene("storm", mission="MH8").view(0)["wanted"] == ["trish_tilby"]

"""The view of one position in full, and what the night will bring: every number that the browser and the terminal show."""

import pytest

from stockade.games.dead_of_winter.scene import WinterScene
from stockade.testing import rule


@pytest.fixture
def scene(winter) -> WinterScene:
    """The second round in the middle of a turn: somebody is hurt, something was used, given, spent and thrown away."""
    laid = winter("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor", scenario="find-the-cure")
    laid.put("school", "harman-brooks")
    laid.put("library", "gabriel-diaz")
    laid.items("harman-brooks", "sniper-rifle", "pistol")
    laid.hand(0, "medicine", "junk", "fuel")
    laid.hand(1, "food-1")
    laid.wounds("harman-brooks", wounds=1, frost=1)
    laid.zombies("colony.2", 2)
    laid.zombies("school", 1)
    laid.barricades("colony.1", 1)
    laid.barricades("school", 2)
    laid.waste(12)
    laid.pool(0, 2, 5)
    laid.pool(1, 6)
    laid.set(food=1, starvation=1, helpless=4, rounds_left=5, round=2, morale=5)

    def edit(g) -> None:
        g.player(0).spent.append(3)
        g.player(0).gained.append(6)
        g.state.noise[3] = 2
        g.state.flags.append("no_leaving_colony")
        g.state.gone.append(g.state.survivor_deck.pop(0))

    laid.change(edit)
    laid.do("use:sniper-rifle@harman-brooks", "to:colony")
    laid.contribute("medicine")
    return laid


def gate(name: str, spaces: int, zombies: int = 0, barricades: int = 0) -> dict[str, object]:
    return {"id": name, "spaces": spaces, "zombies": zombies, "barricades": barricades}


def test_the_tracks_and_the_colony(scene: WinterScene) -> None:
    view = scene.view(0)
    tracks = {name: view[name] for name in ("round", "rounds_left", "phase", "first", "active", "morale", "food", "starvation", "helpless")}
    assert tracks == {
        "round": 2,
        "rounds_left": 5,
        "phase": "players",
        "first": 0,
        "active": 0,
        "morale": 5,
        "food": 1,
        "starvation": 1,
        "helpless": 4,
    }
    assert view["flags"] == ["no_leaving_colony"] and view["cause"] == "" and view["side"] == "normal" and view["rules"] == []
    assert view["crisis"] == {"id": "despair", "accepts": ["medicine"], "needed": 3, "given": [1, 0, 0]}
    goal = {"line": 1, "met": False, "reached": 0, "least": 6, "most": -1}
    assert view["objective"] == {"accepts": ["medicine"], "cards": [], "counters": {}, "goal": [goal]}
    assert len(view["waste"]) == 12 and view["removed"] == 0 and len(view["gone"]) == 1 and view["waiting"] == []
    assert view["decks"] == {"survivors": 23, "crises": 19, "crossroads": 47, "exiled": 10}
    assert [scene.view(seat)["crossroads"] for seat in (None, 0)] == [{"reader": 2, "card": None}] * 2
    assert scene.view(2)["crossroads"]["card"] == scene.state.road


def test_the_places(scene: WinterScene) -> None:
    colony, *_, school, library, _, gas = scene.view(1)["places"]
    assert colony == {
        "id": "colony",
        "spaces": 24,
        "free": 16,
        "survivors": ["thomas-heart", "brian-lee", "loretta-clay", "janet-taylor"],
        "helpless": 4,
        "deck": 0,
        "noise": 0,
        "noise_spaces": 0,
        "entrances": [gate("colony.1", 3, 0, 1), gate("colony.2", 3, 1), *(gate(f"colony.{number}", 3) for number in range(3, 7))],
    }
    assert school == {
        "id": "school",
        "spaces": 4,
        "free": 3,
        "survivors": ["harman-brooks"],
        "helpless": 0,
        "deck": len(scene.state.decks[3]),
        "noise": 2,
        "noise_spaces": 4,
        "entrances": [gate("school", 4, 1, 2)],
    }
    assert library["free"] == 2 and gas["spaces"] == gas["free"] == 2


def test_the_people(scene: WinterScene) -> None:
    view = scene.view(None)
    assert view["survivors"]["harman-brooks"] == {
        "seat": 0,
        "place": "school",
        "wounds": 1,
        "frostbite": 1,
        "limit": 3,
        "items": [{"id": "sniper-rifle", "used": True}, {"id": "pistol", "used": False}],
        "moved": False,
        "rests": False,
        "leader": False,
        "used": False,
        "influence": 32,
        "attack": 3,
        "search": 3,
    }
    assert [name for name, one in view["survivors"].items() if one["leader"]] == ["thomas-heart", "brian-lee", "gabriel-diaz"]
    mine = {"seat": 0, "hand": 2, "dice": [2, 5], "gained": [6], "spent": [3], "leader": "thomas-heart", "given": 1}
    others = {"exiled": False, "out": False, "exile_card": False, "shown": None}
    assert view["players"][0] == {**mine, **others, "group": ["thomas-heart", "harman-brooks"]}
    assert [player["hand"] for player in view["players"]] == [2, 1, 0] and view["you"] is None
    you = scene.view(0)["you"]
    assert you["hand"] == ["fuel", "junk"] and you["drawn"] == you["dealt"] == [] and you["cards"] == [scene.player(0).secret]


def test_an_ability_that_was_used_is_shown_as_used(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 2)
    scene.pool(0, 5)
    scene.answer("ability:thomas-heart")
    assert {name for name, one in scene.view(1)["survivors"].items() if one["used"]} == {"thomas-heart"}


@rule("DW-PAY-01", "DW-PAY-06", "DW-WASTE-01", "DW-ZOMB-01", "DW-ZOMB-11")
@pytest.mark.parametrize(
    ("helpless", "food", "waste", "wanted"),
    [
        (0, 3, 0, {"food": 3, "hunger": 0, "waste": 0, "colony": 3}),
        (0, 2, 9, {"food": 3, "hunger": 2, "waste": 0, "colony": 3}),
        (1, 4, 10, {"food": 3, "hunger": 0, "waste": 1, "colony": 3}),
        (2, 3, 20, {"food": 4, "hunger": 2, "waste": 2, "colony": 4}),
    ],
)
def test_what_the_night_will_bring(winter, helpless: int, food: int, waste: int, wanted: dict[str, int]) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.set(helpless=helpless, food=food, starvation=1)
    scene.waste(waste)
    night = scene.view(None)["tonight"]
    assert {key: night["zombies"]["colony"] if key == "colony" else night[key] for key in wanted} == wanted
    assert night["zombies"]["school"] == 1 and night["zombies"]["library"] == 0

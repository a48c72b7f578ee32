"""Every crisis that strikes, through play (`DW-CRISIS` has the rules)."""

from pathlib import Path

import pytest

from stockade.games.dead_of_winter.facts import CRISES


def struck(winter, name: str, **tracks: int):
    scene = winter()
    scene.set(**{"food": 20, "morale": 8, **tracks})
    scene.crisis(name)
    return scene


@pytest.mark.parametrize("name", ["despair", "fuel-shortage", "horror-in-the-night"])
def test_morale_falls_by_two(winter, name: str) -> None:
    scene = struck(winter, name)
    scene.end_turns()
    assert scene.state.morale == 6


def test_illness(winter) -> None:
    scene = struck(winter, "illness")
    scene.exiled(2)
    scene.end_turns()
    assert [scene.survivor(name).wounds for name in ("thomas-heart", "brian-lee", "gabriel-diaz")] == [1, 1, 0]
    assert scene.state.morale == 7


def test_exhaustion_takes_the_five_most_influential(winter) -> None:
    scene = struck(winter, "exhaustion")
    scene.end_turns()
    frozen = {event["survivor"] for event in scene.events("survivor.frostbitten")} | {
        event["survivor"] for event in scene.events("survivor.wounded") if event["survivor"] == "harman-brooks"
    }
    assert "loretta-clay" not in frozen and len(frozen) == 5


def test_empty_pantry(winter) -> None:
    scene = struck(winter, "empty-pantry")
    scene.end_turns()
    assert scene.state.starvation == 1 and scene.state.morale == 7


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("being-watched", {"library": 3, "grocery-store": 3, "colony": 3}),
        ("zombie-surge", {"colony": 9, "library": 1, "gas-station": 1, "hospital": 1}),
        ("legions-of-death", {"colony": 15}),
        ("unending-hordes", {"colony": 11}),
    ],
)
def test_zombies_come(winter, name: str, places: dict[str, int]) -> None:
    scene = struck(winter, name)
    scene.end_turns()
    assert {place: scene.zombies_at(place) for place in places} == places
    assert scene.state.morale == (7 if name == "unending-hordes" else 8)


def test_reorganization_costs_morale_too(winter) -> None:
    scene = struck(winter, "reorganization")
    scene.end_turns()
    for seat in range(3):
        scene.answer(scene.options(seat)[0], seat)
    while scene.prompt == "prompt-leader":
        scene.answer(scene.options()[0])
    assert scene.state.morale == 7 and len(scene.events("survivor.passed")) == 3


def test_overpopulation_kills_the_two_least_influential(winter) -> None:
    scene = struck(winter, "overpopulation")
    scene.end_turns()
    assert scene.state.gone == ["loretta-clay", "harman-brooks"] and scene.state.morale == 6


def test_strength_of_the_dead(winter) -> None:
    scene = struck(winter, "strength-of-the-dead")
    scene.barricades("colony.1", 2)
    scene.end_turns()
    assert scene.barricades_at("colony") == 0 and scene.zombies_at("colony") == 13


def test_burst_boiler_freezes_the_leaders(winter) -> None:
    scene = struck(winter, "burst-boiler")
    scene.end_turns()
    assert {event["survivor"] for event in scene.events("survivor.frostbitten")} == {"thomas-heart", "brian-lee", "gabriel-diaz"}


def test_tainted_water_at_the_colony(winter) -> None:
    scene = struck(winter, "tainted-water")
    scene.put("school", "brian-lee")
    scene.end_turns()
    assert scene.survivor("thomas-heart").wounds == 1 and scene.survivor("brian-lee").wounds == 0


def test_sprung_locks_with_few_barricades(winter) -> None:
    scene = struck(winter, "sprung-locks")
    scene.barricades("colony.6", 2)
    scene.barricades("colony.2", 1)
    scene.end_turns()  # nobody is asked which: all of them go
    assert scene.barricades_at("colony") == 0 and scene.zombies_at("colony") == 8


def test_rats_in_the_stores(winter) -> None:
    scene = struck(winter, "rats-in-the-stores", food=10)
    scene.end_turns()
    assert scene.state.food == 10 - 3 - 4 and scene.state.morale == 7


def test_knock_at_the_gate(winter) -> None:
    scene = struck(winter, "knock-at-the-gate")
    scene.end_turns()
    assert scene.state.helpless == 3 and scene.state.morale == 7


def test_lights_out_where_somebody_is(winter) -> None:
    scene = struck(winter, "lights-out")
    scene.put("library", "thomas-heart")
    scene.dice(6)
    scene.end_turns()
    assert scene.zombies_at("library") == 3 and len(scene.events("noise.rolled")) == 1


def test_whiteout_outside(winter) -> None:
    scene = struck(winter, "whiteout")
    scene.put("library", "thomas-heart")
    scene.end_turns()
    assert [event["survivor"] for event in scene.events("survivor.frostbitten")] == ["thomas-heart"]


@pytest.mark.parametrize("name", ["exhaustion", "illness", "overpopulation", "burst-boiler"])
def test_crises_of_the_colony_spare_exiles(winter, name: str) -> None:
    scene = struck(winter, name)
    scene.exiled(1)  # the highest and the lowest influence of all
    scene.end_turns()
    assert not {"brian-lee", "loretta-clay"} & {event["survivor"] for event in hurt(scene)} and hurt(scene)


def hurt(scene) -> list[dict[str, object]]:
    """Whom it struck."""
    return [*scene.events("survivor.frostbitten"), *scene.events("survivor.wounded"), *scene.events("survivor.died")]


def test_every_crisis_has_a_test() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert all(f'"{name}"' in source for name in CRISES)

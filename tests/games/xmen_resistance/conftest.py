"""Boards for rulings: empty tables on the maps of several missions, before (and without) the rules of those missions.

`board("storm", on="MH2", storm="17R.B")` is a table with these heroes in these zones, nobody else on the map, no Spawn Point active.
Every board is finished when its test is over: no piece lost, no loaded die left, every event told in both languages, a save that holds it.
"""

from collections.abc import Callable, Iterator

import pytest

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.scene import ResistanceScene

Board = Callable[..., ResistanceScene]


class Outing(Mission):
    """The map of a mission with the rules that all missions share and no end to it."""

    def __init__(self, map_id: str) -> None:
        self.id = map_id
        self.mode = "zombie" if map_id.startswith("MZ") else "hero"

    def goals(self, g: Resistance) -> list[Goal]:
        return [Goal("MH0-exit", False, True)]


def nobody(g: Resistance) -> None:
    """Whoever the set-up revealed goes back where they came from."""
    state = g.state
    state.person_pile.deck += [person.id for person in state.people] + state.person_pile.discards
    state.spawn_pile.deck += [person.cover for person in state.people if person.cover] + state.spawn_pile.discards
    state.zombie_pile.deck += [zombie.id for zombie in state.zombies]
    state.people, state.zombies, state.person_pile.discards, state.spawn_pile.discards = [], [], [], []
    for index in range(3):
        state.pool[index] += sum(state.horde[index::3])
    state.horde = [0] * len(state.horde)
    for hero in state.heroes:
        hero.health = hero.health_max
    for point in state.spawns:
        point.active = False


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    """An empty table on the map of a mission (`on`); heroes stand in the zone given by their name, else in the last one given."""
    for map_id in ("MH1", "MH2", "MH3", "MH4", "MH5", "MH7", "MH9", "MZ1", "MZ2", "MZ4"):
        monkeypatch.setitem(MISSIONS, map_id, Outing(map_id))
    scenes: list[ResistanceScene] = []

    def lay(*heroes: str, on: str = "MH0", seats: int = 1, seed: int = 0, **where: str) -> ResistanceScene:
        scene = ResistanceScene(*heroes, mission=on, seats=seats, seed=seed)
        scene.change(nobody)
        zone = ""
        for hero in heroes:
            zone = where.get(hero, zone)
            if zone:
                scene.put(hero, zone)
        scene.mark()
        scenes.append(scene)
        return scene

    yield lay
    for scene in scenes:
        scene.finish()

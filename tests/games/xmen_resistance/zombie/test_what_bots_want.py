"""What a bot takes for an errand and for progress in the five missions of Zombie Mode."""

import pytest

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.scene import ResistanceScene


def take(scene: ResistanceScene, *colors: str) -> None:
    """Somebody has taken one Objective of each of these colours."""

    def edit(g: Resistance) -> None:
        for color in colors:
            objective = next(o for o in g.state.objectives if o.color == color and not o.taker)
            objective.taker, objective.facedown = "psylocke", False

    scene.change(edit)


def errands(scene: ResistanceScene) -> list[str]:
    return scene.play.mission.errands(scene.play)


def progress(scene: ResistanceScene) -> float:
    return scene.play.mission.progress(scene.play)


def facedown(scene: ResistanceScene) -> list[str]:
    return [objective.zone for objective in scene.state.objectives if objective.facedown]


@pytest.mark.parametrize("mission", ["MZ1", "MZ3"])
def test_every_token_is_looked_at_until_both_finds_are_made(mission: str) -> None:
    scene = ResistanceScene(mission=mission)
    assert errands(scene) == facedown(scene) and len(errands(scene)) == 8
    assert progress(scene) == 0
    take(scene, "red", "blue")
    assert errands(scene) == facedown(scene) and len(errands(scene)) == 6
    assert progress(scene) == pytest.approx(2 * 0.3 + 1)
    take(scene, "green")
    assert errands(scene) == []
    assert progress(scene) == pytest.approx(3 * 0.3 + 2)


def test_the_key_comes_first_and_then_the_senator() -> None:
    scene = ResistanceScene(mission="MZ2")
    rooms = list(scene.play.board.special_bystanders)
    assert errands(scene) == facedown(scene) != []
    assert progress(scene) == pytest.approx(-0.2 * 4)
    take(scene, "green")
    assert sorted(errands(scene)) == sorted(rooms)
    assert progress(scene) == pytest.approx(0.3 + 1 - 0.2 * 4)

    def found(g: Resistance) -> None:
        card = next(card for card in g.state.facedown if card.id == "senator_kelly")
        g.state.facedown.remove(card)
        g.state.people.append(card)

    scene.change(found)
    assert errands(scene) == [scene.state.people[0].zone]
    assert progress(scene) == pytest.approx(0.3 + 1 - 0.2 * 3)
    scene.change(lambda g: g.memo.met.add("senator_kelly"))
    assert errands(scene) == []
    assert progress(scene) == pytest.approx(0.3 + 1 + 2 - 0.2 * 3)


def test_secrets_in_sight_come_before_those_in_hiding() -> None:
    scene = ResistanceScene(mission="MZ4")
    free = [card.zone for card in scene.state.facedown if not scene.play.zombies_in(card.zone)]
    assert errands(scene) == free and len(free) == 7  # all but where Colossus is
    assert progress(scene) == pytest.approx(-0.1 * 8)

    def turned_up(g: Resistance) -> None:
        card = next(card for card in g.state.facedown if card.id == "secret_mission_1")
        g.state.facedown.remove(card)
        g.state.secrets.append(card)

    scene.change(turned_up)
    assert errands(scene) == [scene.state.secrets[0].zone]
    assert progress(scene) == pytest.approx(0.3 - 0.1 * 7)

    def taken(g: Resistance) -> None:
        for card in [*g.state.secrets, *(card for card in g.state.facedown if card.id == "secret_mission_2")]:
            g.state.removed.append(card.id)
        g.state.secrets.clear()
        g.state.facedown[:] = [card for card in g.state.facedown if card.id != "secret_mission_2"]

    scene.change(taken)
    assert errands(scene) == [] and progress(scene) == pytest.approx(2 - 0.1 * 6)


def test_finds_experience_and_room_to_breathe() -> None:
    scene = ResistanceScene("psylocke", "iceman", mission="MZ5")
    scene.change(lambda g: g.state.horde.__setitem__(slice(None), [0] * len(g.state.horde)))
    people = [card.zone for card in scene.state.facedown]
    assert errands(scene) == list(dict.fromkeys([o.zone for o in scene.state.objectives] + people))
    assert progress(scene) == 0
    take(scene, "blue", "red")
    assert len(errands(scene)) == len({o.zone for o in scene.state.objectives if not o.taker} | set(people))
    assert progress(scene) == pytest.approx(2 * 0.3 + 1)
    scene.set("psylocke", xp=43)
    assert progress(scene) == pytest.approx(2 * 0.3 + 1 + 2)
    scene.enemies("13R.E", trooper=5)
    assert progress(scene) == pytest.approx(2 * 0.3 + 3 - 5 * 0.05)
    scene.enemies("14R.D", trooper=2)
    assert progress(scene) == pytest.approx(2 * 0.3 + 3 - 7 * 0.05 - 2 * 0.6)

"""The arranged tables of golden games: which cards lie on top, and how the dice will fall."""

from typing import Any

from tests.golden.transcript import Build

from stockade.games.xmen_resistance.scene import ResistanceScene


def table(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """The plain table of that set-up, Spawn Points and all."""
    return ResistanceScene(*setup["heroes"], seats=setup["seats"], players=setup.get("players"), seed=seed, spawns=True)


def x_jet(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """Won: a kind deck, but not a harmless one."""
    scene = table(setup, seed)
    scene.facedown("moira_mactaggert", "12V.A")
    scene.facedown("callisto", "15V.C")
    scene.deck("spawn", "002", "014", "001", "007", "020", "005", "003", "017")
    scene.deck("trait", "tough_it_out", "keen_aim", "swift")
    scene.dice(5, 2, 4, 1, 2, 3, 2, 4, 1, 5, 6, 1, 4)
    return scene


def claws(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """Lost: nobody was left to save in the danger room, and Sabretooth is there."""
    scene = table(setup, seed)
    scene.facedown("too_late", "12V.A")
    scene.facedown("valerie_cooper", "15V.C")
    scene.deck("spawn", "003", "005", "015", "001", "007")
    scene.deck("zombie", "sabretooth")
    scene.dice(3, 1, 6, 5, 2, 4)
    return scene


SCENES: dict[str, Build] = {"x-jet": x_jet, "claws": claws}

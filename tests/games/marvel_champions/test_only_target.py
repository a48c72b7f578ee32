"""What would be chosen by itself is named before: the only enemy to attack, the only scheme to thwart."""

from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene


def offered(scene: ChampionsScene, verb: str) -> list[tuple[str, str]]:
    """The messages of those answers, with the target each names."""
    options = scene.table.pending[0].options
    return [(one.text, str(one.args.get("target", ""))) for one in options if one.key.startswith(f"{verb}:")]


def test_the_only_enemy_and_the_only_scheme_are_named(board: Board) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=3)
    scene.turn()
    assert offered(scene, "attack") == [("option-attack-at", scene.card("villain").entity)]
    assert offered(scene, "thwart") == [("option-thwart-at", scene.card("scheme").entity)]


def test_of_several_none_is_named(board: Board) -> None:
    scene = board("spider-man")
    scene.minion("sandman")
    scene.turn()
    assert offered(scene, "attack") == [("option-attack", "")]


def test_behind_a_guard_the_villain_cannot_be_chosen_and_that_is_said(board: Board) -> None:
    scene = board("spider-man")
    guard = scene.minion("hydra-mercenary")
    scene.turn()
    assert offered(scene, "attack") == [("option-attack-only", guard)]

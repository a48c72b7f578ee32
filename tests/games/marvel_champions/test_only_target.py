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


def test_minions_before_several_players_are_called_by_whom_they_are_engaged_with(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    for seat in (0, 1, 1):
        scene.minion("hydra-soldier", seat)
    scene.turn()
    scene.answer(next(key for key in scene.options(0) if key.startswith("attack:")), seat=0)
    text, ask = scene.table.game.text, scene.table.pending[0]
    said = [text.say("en", option.text, option.args) for option in ask.options if option.key.startswith("target:hydra")]
    assert said == [
        "Hydra Soldier, facing Spider-Man",
        "Hydra Soldier #1, facing Captain Marvel",
        "Hydra Soldier #2, facing Captain Marvel",
    ]
    assert all(text.touches(option.args) == [f"card:{option.args['card']}"] for option in ask.options)


def test_minions_before_one_player_are_only_numbered(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.minion("hydra-soldier", 1)
    scene.minion("hydra-soldier", 1)
    scene.turn()
    scene.answer(next(key for key in scene.options(0) if key.startswith("attack:")), seat=0)
    assert {option.text for option in scene.table.pending[0].options} == {"option-target"}

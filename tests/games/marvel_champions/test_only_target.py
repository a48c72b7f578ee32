"""What would be chosen by itself is named before: the only enemy to attack, the only scheme to thwart."""

from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.insight.plan import planned


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


# -- an answer and what it is done to, said at once --------------------------------------------------------------------


def aims(table: Table) -> dict[str, list[str]]:
    """By answer: what it may be done to, in English."""
    ask = table.pending[0]
    found = table.game.odds.aims(table.play, ask)
    return {key: [table.game.text.say("en", one.text, one.args) for one in all_of_it] for key, all_of_it in found.items()}


def test_several_targets_are_offered_with_the_attack(board: Board) -> None:
    scene = board("spider-man")
    scene.minion("sandman")
    scene.turn()
    attack = next(key for key in scene.options() if key.startswith("attack:"))
    assert aims(scene.table) == {attack: ["Attack Rhino I with Spider-Man (2)", "Attack Sandman with Spider-Man (2)"]}
    target = scene.table.game.odds.aims(scene.table.play, scene.table.pending[0])[attack][1]
    assert [fact.text for fact in target.facts] == ["fact-status"]  # Sandman is tough
    plan = planned(scene.table, 0, [[attack], [target.key]])
    assert plan.asked == ["prompt-turn", "prompt-attack"] and not plan.stop
    assert planned(scene.table, 0, [[attack]]).stop == "asked"


def test_copies_are_told_apart_by_whom_they_face_or_asked_about(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    for seat in (0, 1):
        scene.minion("hydra-bomber", seat)
    scene.turn()
    (said,) = aims(scene.table).values()
    assert said[1:] == [f"Attack Hydra Bomber, facing {who}, with Spider-Man (2)" for who in ("Spider-Man", "Captain Marvel")]
    scene.minion("hydra-bomber", 1)
    scene.turn()
    assert aims(scene.table) == {}


def test_whoever_is_stunned_need_not_say_whom_they_attack(board: Board) -> None:
    scene = board("spider-man")
    scene.minion("sandman")
    scene.set("hero", stunned=True)
    scene.turn()
    assert [len(one) for one in aims(scene.table).values()] == [1]

"""What the question of a window is about: the card it names, and how much."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.scene import ChampionsScene


def sense(board: Board) -> ChampionsScene:
    scene = board("spider-man")
    scene.villain_attacks()
    return scene


def flip(board: Board) -> ChampionsScene:
    scene = board("spider-man")
    scene.hand("backflip")
    scene.villain_attacks()
    scene.answer("pass")
    scene.answer("no-defence")
    return scene


def punch(board: Board) -> ChampionsScene:
    scene = board("captain-marvel")
    scene.hand("counter-punch")
    scene.villain_attacks()
    scene.answer("defend:captain-marvel.0")
    return scene


def emergency(board: Board) -> ChampionsScene:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.hand("emergency", "genius")
    scene.villain_attacks()
    return scene


def objection(board: Board) -> ChampionsScene:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.villain_phase()
    return scene


def treachery(board: Board) -> ChampionsScene:
    scene = board("spider-man")
    scene.hand("enhanced-spider-sense", "genius")
    scene.reveal("false-alarm")
    return scene


def arrival(board: Board) -> ChampionsScene:
    scene = board("captain-marvel")
    scene.play_area("hawkeye", counters=4)
    scene.reveal("hydra-mercenary")
    return scene


def blow(board: Board) -> ChampionsScene:
    scene = board("she-hulk")
    scene.hand("one-two-punch", "genius")
    scene.turn()
    scene.answer("attack:she-hulk.0")
    return scene


def thwart(board: Board) -> ChampionsScene:
    scene = board("spider-man")
    scene.set("scheme", threat=3)
    ally = scene.play_area("daredevil")
    scene.turn()
    scene.answer(f"thwart:{ally}")
    return scene


def fall(board: Board) -> ChampionsScene:
    scene = board("she-hulk")
    scene.set("scheme", threat=3)
    scene.play_area("interrogation-room")
    scene.minion("hydra-mercenary", damage=2)  # on guard: nobody else can be attacked
    scene.turn()
    scene.answer("attack:she-hulk.0")
    return scene


def change(board: Board) -> ChampionsScene:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.turn()
    scene.answer("flip")
    return scene


@pytest.mark.parametrize(
    ("lay", "prompt", "about"),
    [
        (sense, "prompt-before-attack", {"card": "rhino-1", "who": "spider-man"}),
        (flip, "prompt-before-damage", {"card": "spider-man", "count": 2}),
        (punch, "prompt-after-attack", {"card": "rhino-1", "who": "captain-marvel"}),
        (emergency, "prompt-before-scheme", {"card": "rhino-1"}),
        (objection, "prompt-before-threat", {"card": "the-break-in", "count": 1}),
        (treachery, "prompt-before-reveal", {"card": "false-alarm"}),
        (arrival, "prompt-after-enters", {"card": "hydra-mercenary"}),
        (blow, "prompt-after-your-attack", {"card": "she-hulk"}),
        (thwart, "prompt-after-thwart", {"card": "daredevil"}),
        (fall, "prompt-after-defeat", {"card": "hydra-mercenary"}),
        (change, "prompt-after-flip", {"card": "she-hulk"}),
    ],
)
def test_a_window_says_what_it_is_about(board: Board, lay: Callable[[Board], ChampionsScene], prompt: str, about: dict[str, Any]) -> None:
    ask = lay(board).table.pending[0]
    said = {name: value.rpartition(".")[0] if isinstance(value, str) else value for name, value in ask.args.items()}
    assert (ask.prompt, said) == (prompt, about)
    for lang in ("en", "fr"):
        assert GAME.text.say(lang, ask.prompt, ask.args)


# -- what was seen between two questions ------------------------------------------------------------------------------------


def last_is_free(scene: ChampionsScene) -> bool:
    return scene.table.undo_is_free(len(scene.table.answers) - 1)


def test_who_has_looked_at_the_deck_cannot_look_away(board: Board) -> None:
    scene = board("iron-man")
    scene.form("alter-ego")
    scene.deck("genius", "strength", "energy")
    scene.turn()
    scene.answer("use:tony-stark.0")
    assert scene.prompt == "prompt-futurist"
    assert not last_is_free(scene)


@pytest.mark.parametrize(("card", "choice"), [("ritual-combat", "choose:"), ("masters-of-mayhem", "card:whirlwind")])
def test_who_did_not_cancel_a_card_has_seen_what_it_brings(board: Board, card: str, choice: str) -> None:
    scene = board("spider-man")
    scene.encounter("whirlwind", "tiger-shark")
    scene.hand("enhanced-spider-sense", "genius")
    scene.reveal(card)
    scene.answer("pass")
    assert any(key.startswith(choice) for key in scene.options())
    assert not last_is_free(scene)

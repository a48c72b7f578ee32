"""Where the guided first game begins, and one way through it.

Round 3 of “Surprise, Surprise!”: the squad has seen enough. A Zombie fell in the Round before, so the way over the red edge is open; one
soldier is almost there, the others have to be covered.
"""

from __future__ import annotations

from stockade.games.mars_attacks.scene import MarsScene


def position() -> MarsScene:
    """The third Round, before its first Turn."""
    scene = MarsScene(
        "us-sergeant", "us-rifle", "us-rifle", "us-rifle",
        battle="surprise",
        alone=True,
        where={"us-sergeant.1": "d4", "us-rifle.2": "d1", "us-rifle.3": "e3", "us-rifle.4": "f4"},
        zombies={"g3": 1, "h4": 1, "b6": 1, "g7": 1, "a3": 1},
        hand=("steady-hands", "diversion", "not-today", "dead-quiet"),
        seed=3,
    )  # fmt: skip
    scene.state_is(round=3, first_kill=True)
    return scene


LINE = [
    "activate:us-rifle.3", "aim:g3", "play:steady-hands", "activate:us-rifle.4", "move:e4", "move:e3", "answer:fight:not-today",
    "activate:us-rifle.2", "exit", "activate:us-sergeant.1", "fight", "done", "pass",
    "brave:us-rifle.3", "answer:fight", "answer:fight", (), "stay", "activate:us-rifle.3",
]  # fmt: skip

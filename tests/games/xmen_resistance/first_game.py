"""Where the guided first game begins, and one way through it.

Round 2 of the first mission: Wolverine stands in the Danger Room with a Walker between him and the key, the locked hangar is at Rogue's
elbow, and the way out lies behind it.
"""

from __future__ import annotations

from stockade.games.xmen_resistance.scene import ResistanceScene


def position() -> ResistanceScene:
    """The mission in its second round."""
    scene = ResistanceScene("storm", "wolverine", "rogue", "magneto", seed=3, spawns=True)
    scene.open("12V.B|12V.D")
    scene.put("wolverine", "12V.B")
    scene.put("storm", "12V.D")
    scene.put("rogue", "15V.B")
    scene.put("magneto", "15V.A")
    scene.set("wolverine", power=2, health=2, xp=4)
    scene.set("storm", power=2, xp=2)
    scene.enemies("12V.B", walker=1)
    scene.enemies("12V.C", walker=1)
    scene.enemies("12V.E", walker=1)
    scene.change(lambda g: setattr(g.state, "round", 2))
    return scene


LINE = [
    "turn:wolverine", "attack:adamantium_claws:12V.B", "power:1", "move:12V.C", "take:12V.C", "attack:adamantium_claws:12V.C", "power:1",
    "turn:rogue", "open:15V.B|15V.E", "power-up", "end", "turn:storm", "attack:lightning_bolt:12V.E", "power:1", "end", "end",
    "turn:rogue", "end",
]  # fmt: skip

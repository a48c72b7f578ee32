"""Where the guided first game begins, and one way through it.

The third of five rounds of “We Need More Samples”: five of eight samples are there, the other player has taken a turn and given a medicine
to the crisis, and yours decides how the night goes.
"""

from __future__ import annotations

from stockade.engine import call
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.colony import STEPS
from stockade.games.dead_of_winter.rules.round import begin_turn, new_round
from stockade.games.dead_of_winter.scene import WinterScene

OUT = {"police-station": 1, "grocery-store": 2, "school": 1, "library": 2, "hospital": 1, "gas-station": 1}


def position() -> WinterScene:
    """Your turn, the last one of the round."""
    scene = WinterScene(
        "thomas-heart olivia-brown", "sparky loretta-clay", scenario="we-need-more-samples", variant="co-op", side="hardcore", seed=10
    )
    scene.put("hospital", "olivia-brown")
    scene.put("library", "loretta-clay")
    scene.set(round=3, rounds_left=3, morale=4, food=1, first=1)
    scene.crisis("illness")
    scene.hand(0, "medicine", "food-2", "fuel", "snow-shoes", "junk")
    scene.hand(1, "food-1", "pistol")
    scene.given(1, "medicine")
    scene.wounds("thomas-heart", 1)
    scene.waste(8)
    scene.zombies("colony.1", 2)
    scene.zombies("colony.2", 1)
    scene.barricades("colony.3", 1)
    for place, count in OUT.items():
        scene.zombies(place, count)
    scene.deck("hospital", "medicine", "food-1", "adrenaline", "outsider-1")

    def edit(g: Winter) -> None:
        g.state.counters["sample"] = 5
        g.state.agenda = [call(new_round), *(call(step) for step in reversed(STEPS)), call(begin_turn, 0)]

    scene.change(edit)
    scene.pool(0, 6, 4, 1)
    return scene


LINE = [
    "play:food-2", "contribute", "card:medicine", "attack:thomas-heart", "zombie:colony.1", "search:olivia-brown", "stop",
    "move:olivia-brown", "to:colony", "barricade:thomas-heart", "at:colony.1", "play:snow-shoes", "who:thomas-heart", "end",
    "barricade:thomas-heart",
]  # fmt: skip

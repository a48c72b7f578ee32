"""Where the guided first game begins, and one way through it.

Round 4 of the learning game: Peter Parker is hurt, Rhino shows his second face, a mercenary stands guard before him, and the scheme is
four steps from its end. All cards come out of the decks they belong to.
"""

from __future__ import annotations

from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import put
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.games.marvel_champions.state import NOTHING

HAND = ("swinging-web-kick", "backflip", "haymaker", "energy", "great-responsibility", "genius")
NEXT = ("web-shooter", "first-aid", "strength", "heroic-intuition", "for-justice")
COMING = ("gang-up", "hydra-bomber")  # a boost card, and what is dealt


def position() -> ChampionsScene:
    """The fourth round."""
    scene = ChampionsScene("spider-man", scenario="learning", modular=["bomb-scare"], plain=False, seed=3)
    scene.villain_stage(2, damage=3)
    scene.set("scheme", threat=3)
    scene.set("hero", damage=4)

    def edit(g: Champions) -> None:
        state, player = g.state, g.player(0)

        def taken(pile: list[int], code: str) -> int:
            found = next(card for card in pile if state.codes[card] == code)
            pile.remove(found)
            return found

        player.deck += player.hand
        player.hand = [taken(player.deck, code) for code in HAND]
        player.deck += [taken(player.deck, code) for code in reversed(NEXT)]
        put(g, taken(player.deck, "black-cat"), 0)
        put(g, taken(state.deck, "hydra-mercenary"), NOTHING, NOTHING, 0)
        state.deck += [taken(state.deck, code) for code in reversed(COMING)]
        state.discard = [taken(state.deck, code) for code in ("stampede", "assault", "false-alarm", "charge", "advance")]
        player.discard = [taken(player.deck, code) for code in ("spider-tracer", "tenacity", "backflip", "the-power-of-justice")]
        state.round = 4

    scene.change(edit)
    return scene


LINE = [
    "flip", "attack:spider-man.0", "attack:black-cat.1", "play:swinging-web-kick.6", ("spend:energy.35", "spend:great-responsibility.20"),
    "end",
    (), "no-defence", "play:backflip.3", "choose:place-1-threat", "attack:spider-man.0",
]  # fmt: skip

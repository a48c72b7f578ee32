"""Rulings in the words of this game: who stands where on which board, what is in the hand, whose activation it is.

Everything is arranged between two tasks and then driven by play. A scene may bring a board of its own as a picture.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import Any

from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.board.gridmap import grid_map
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.card import EVENTS
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.state import BOARD, CAMP, Model, Support
from stockade.testing.scene import Scene

FIELD = """
    a  b  c  d  e  f  g  h
  +==+==+==+==+==+==+==+==+
8 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
7 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
6 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
5 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
4 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
3 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
2 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
1 |.  .  .  .  .  .  .  . |
  +!!+!!+!!+!!+!!+!!+!!+!!+
"""


SPARE = {"human": "us-rifle", "martian": "martian-disintegrator"}


class MarsScene(Scene):
    """A battle in its first Turn: models where the scene says, no other Zombies, an empty hand, no event near the top of the deck."""

    _taken: list[str]

    def __init__(
        self,
        *force: str,
        board: str = FIELD,
        battle: str = "",
        where: Mapping[str, str] | None = None,
        zombies: Mapping[str, int] | None = None,
        hand: tuple[str, ...] = (),
        side: str = "",
        seats: int = 1,
        seed: int = 0,
        alone: bool = False,
        **setup: Any,
    ) -> None:
        """On a picture of its own (open ground unless told otherwise) or on the printed board of a battle. Unless `alone`, a soldier far
        away in the corner keeps the Round from ending by itself; its name is in `spare`."""
        force = force or ("us-rifle",)
        side = side or facts.units()[force[0]].side
        if not alone:
            force = (*force, SPARE[side])
        table = {"scenario": battle or "breaking", "side": side, "force": list(force), "seats": seats, **setup}
        self._taken = []
        super().__init__("mars-attacks", table, seed)
        while self.prompt == "prompt-deploy":
            self.answer("deploy:rest" if self.offers("deploy:rest") else self.options()[0])
        if not battle:
            self.use_board(board)
        self.change(clear)
        self.spare = "" if alone else self.state.force[-1].id
        self.place({**({self.spare: "a1"} if self.spare else {}), **(where or {})})
        self.zombies(zombies or {})
        self.hand(*hand)
        self.mark()
        acting = self.state.acting
        self._taken = [f"activate:{acting.model}"] if acting is not None else []

    def change(self, edit: Callable[[DeadSilence], object]) -> None:
        """Arrange anything at all."""

        def apply(g: DeadSilence) -> None:
            edit(g)

        self.arrange(apply)

    def use_board(self, picture: str) -> None:
        """A board of the scene's own, fought over by the rules of Breaking Through."""
        name = f"field-{zlib.crc32(picture.encode())}"  # the same in every process
        if name not in SCENARIOS:
            facts.boards()[name] = grid_map(picture)
            SCENARIOS[name] = SCENARIOS["breaking"]

        def edit(g: DeadSilence) -> None:
            g.state.battle = name
            g.board_changed()
            g.state.zombies, g.state.marked = [0] * g.map.size, [0] * g.map.size
            for model in g.on_board():
                model.square = 0

        self.change(edit)

    # -- arranging ----------------------------------------------------------------------------------------------------

    def place(self, where: Mapping[str, str]) -> None:
        """Models stand there; those not named stay where they are. An empty name takes a model off the board."""

        def edit(g: DeadSilence) -> None:
            for name, square in where.items():
                model = g.models[name]
                model.stage, model.square = (BOARD, g.map.at[square]) if square else (CAMP, -1)

        self.change(edit)

    def zombies(self, where: Mapping[str, int], marked: Mapping[str, int] | None = None) -> None:
        """So many Zombies stand there, of which so many are marked."""

        def edit(g: DeadSilence) -> None:
            for square, count in where.items():
                g.state.zombies[g.map.at[square]] = count
            for square, count in (marked or {}).items():
                g.state.marked[g.map.at[square]] = count

        self.change(edit)

    def set(self, name: str, **fields: Any) -> None:
        """Fields of a model: points, value, rattled, activated, grieving."""
        self.change(lambda g: [setattr(g.models[name], field, value) for field, value in fields.items()])

    def state_is(self, **fields: Any) -> None:
        """Fields of the state: round, noise, uses, first_kill, ..."""
        self.change(lambda g: [setattr(g.state, field, value) for field, value in fields.items()])

    def hand(self, *cards: str) -> None:
        """Exactly these cards are in the hand, out of the deck."""

        def edit(g: DeadSilence) -> None:
            g.state.deck[:0] = g.state.hand
            g.state.hand = [take(g, card) for card in cards]

        self.change(edit)

    def deck(self, *cards: str) -> None:
        """These cards on top of the deck, first one first."""

        def edit(g: DeadSilence) -> None:
            chosen = [take(g, card) for card in cards]
            g.state.deck += reversed(chosen)

        self.change(edit)

    def laid(self, card: str, count: int = 1) -> None:
        """A set on the table, laid in an earlier Turn."""

        def edit(g: DeadSilence) -> None:
            cards = [take(g, card) for _ in range(count)]
            g.state.laid.append(Support(card, len(cards), 0))

        self.change(edit)

    # -- playing ------------------------------------------------------------------------------------------------------

    def model(self, name: str) -> Model:
        """That model, for reading."""
        return self.play.models[name]

    def at(self, name: str) -> str:
        """Where a model stands; empty off the board."""
        square = self.model(name).square
        return self.play.name(square) if square >= 0 else ""

    def crowd(self) -> dict[str, int]:
        """Where the Zombies stand."""
        return {self.play.name(square): self.state.zombies[square] for square in self.play.zombie_squares()}

    def answer(self, key: str, seat: int | None = None) -> None:
        """Whichever seat is offered that option takes it. What was the only choice has been taken already, and may be told all the same."""
        if not self.offers(key) and key in self._taken:
            self._taken.remove(key)
            return
        before = len(self.table.log)
        super().answer(key, seat)
        told = [event for event in self.table.log[before:] if event.kind == "answer.automatic"]
        self._taken = [str(event.args["key"]) for event in told]

    def do(self, *keys: str) -> None:
        """Answer one question after another."""
        for key in keys:
            self.answer(key)

    def act(self, name: str, *keys: str) -> None:
        """That model is activated and does this, step by step."""
        self.do(f"activate:{name}", *keys)

    def pass_round(self, *more: str) -> None:
        """Everybody else does nothing and the Round ends; then these answers, and none of the cards is discarded."""
        while self.prompt in ("prompt-turn", "prompt-act") and not self.outcome:
            ready = [key for key in self.options() if key.startswith("activate:")]
            if self.prompt == "prompt-act":
                self.answer("nothing")
            elif ready:
                self.answer(ready[0])
            else:
                break
        if self.offers("pass"):
            self.answer("pass")
        self.do(*more)


def clear(g: DeadSilence) -> None:
    """No Zombies, an empty hand, events at the bottom of the deck."""
    state = g.state
    state.zombies, state.marked = [0] * g.map.size, [0] * g.map.size
    state.deck = sorted([*state.deck, *state.hand], key=lambda card: card not in EVENTS)
    state.hand = []


def take(g: DeadSilence, card: str) -> str:
    """Out of the deck or the discards."""
    for pile in (g.state.deck, g.state.discards):
        if card in pile:
            pile.remove(card)
            return card
    raise ValueError(f"{card} is not in the deck of this side")

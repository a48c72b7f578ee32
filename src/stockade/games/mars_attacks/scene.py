"""Rulings in the words of this game: who stands where on which board, what is in the hand, whose activation it is.

Everything is arranged between two tasks and then driven by play. A scene may bring a board of its own as a picture.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import Any

from stockade.engine import call
from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.board.gridmap import grid_map
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.action import act, activate, after_action
from stockade.games.mars_attacks.rules.arrive import arrivals
from stockade.games.mars_attacks.rules.campaign import battle_over, prepare_battle
from stockade.games.mars_attacks.rules.card import EVENTS
from stockade.games.mars_attacks.rules.horde import zombie_test
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.rules.turn import ROUND_END, checks, new_round, new_turn, refill, turn
from stockade.games.mars_attacks.state import BOARD, CAMP, Battle, Model, State, Support
from stockade.testing.scene import Scene, SceneError, known

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

    steps = {
        "round": new_round,
        "new turn": new_turn,
        "turn": turn,
        "activation": activate,
        "action": act,
        "after action": after_action,
        "test": zombie_test,
        "draw": refill,
        "arrivals": arrivals,
        "checks": checks,
        "end of battle": battle_over,
    }
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
        campaign: bool = False,
        squad: tuple[str, ...] = (),
        **setup: Any,
    ) -> None:
        """On a picture of its own (open ground unless told otherwise) or on the printed board of a battle. Unless `alone`, a soldier far
        away in the corner keeps the Round from ending by itself; its name is in `spare`. In a `campaign` the earlier battles were won, the
        `squad` (or as many as fit) is sent, and there is no spare soldier."""
        for unit in (force := force or ("us-rifle",)):
            known("unit", unit, facts.units())
        side = known("side", side or facts.units()[force[0]].side, facts.SIDES)
        if battle := battle or facts.BATTLES[0] * campaign:
            known("battle", battle, facts.BATTLES if campaign else SCENARIOS)
        alone = alone or campaign
        if not alone:
            force = (*force, SPARE[side])
        table = {
            "scenario": facts.CAMPAIGN if campaign else battle or "breaking",
            "side": side,
            "force": list(force),
            "seats": seats,
            **setup,
        }
        self._taken = []
        super().__init__("mars-attacks", table, seed)
        if campaign:
            self.send(battle, squad)
        while self.prompt == "prompt-deploy":
            self.answer("deploy:rest" if self.offers("deploy:rest") else self.options()[0])
        if not battle:
            self.use_board(board)
        self.change(clear)
        self.spare = "" if alone else self.state.force[-1].id
        self.place({**({self.spare: self.corner()} if self.spare else {}), **(where or {})})
        self.zombies(zombies or {})
        self.hand(*hand)
        self.mark()
        acting = self.state.acting
        self._taken = [f"activate:{acting.model}"] if acting is not None else []

    def send(self, battle: str, squad: tuple[str, ...]) -> None:
        """The campaign stands before that battle; these models go, or one after the other as long as they fit."""

        def edit(g: DeadSilence) -> None:
            g.state.battle = battle
            g.state.battles = [Battle(before, "won", 3, []) for before in facts.BATTLES[: facts.BATTLES.index(battle)]]
            g.state.agenda[:] = [call(prepare_battle)]

        self.change(edit)
        names = [self.name(model) for model in squad] or list(self.play.models)
        while self.prompt == "prompt-squad":
            self.answer(next((f"add:{name}" for name in names if self.offers(f"add:{name}")), "go"))
        if missing := [name for name in names if squad and name not in self.state.squad]:
            raise SceneError(f"{', '.join(missing)} cannot be in the squad, which is {', '.join(self.state.squad)}{self._open()}")

    def change(self, edit: Callable[[DeadSilence], object]) -> None:
        """Arrange anything at all."""

        def apply(g: DeadSilence) -> None:
            edit(g)

        self.arrange(apply)

    def use_board(self, picture: str) -> None:
        """A board of the scene's own, fought over by the rules of Breaking Through."""
        name = f"field-{zlib.crc32(picture.encode())}"  # the same in every process
        if name not in SCENARIOS:
            facts.boards()[name] = grid_map(picture)  # one that `data/fields.txt` does not have: no example can be made of it
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
                model = g.models[self.name(name)]
                model.stage, model.square = (BOARD, self.square(square)) if square else (CAMP, -1)

        self.change(edit)
        self.check_room([self.square(square) for square in where.values() if square])

    def zombies(self, where: Mapping[str, int], marked: Mapping[str, int] | None = None) -> None:
        """So many Zombies stand there, of which so many are marked."""

        def edit(g: DeadSilence) -> None:
            for square, count in where.items():
                g.state.zombies[self.square(square)] = count
            for square, count in (marked or {}).items():
                g.state.marked[self.square(square)] = count

        self.change(edit)
        self.check_room([self.square(square) for square in {**where, **(marked or {})}])

    def name(self, model: str) -> str:
        """The name of a model as the table knows it: `us-rifle` will do when there is only one."""
        alike = [name for name in self.play.models if name.partition(".")[0] == model]
        return alike[0] if len(alike) == 1 else known("model", model, self.play.models)

    def square(self, name: str) -> int:
        """The number of a square."""
        at: dict[str, int] = self.play.map.at
        return at[known("square", name.lower(), at)]

    def corner(self) -> str:
        """The square in the south-west that a model can stand in."""
        g: DeadSilence = self.play
        return g.name(next(square for square in range(g.map.size - g.map.width, g.map.size) if not g.map.solid(square)))

    def check_room(self, squares: list[int]) -> None:
        """Nobody stands in a solid square, no square holds more than it can, and no more Zombies are marked than there are."""
        g: DeadSilence = self.play
        for square in squares:
            friends, zombies = len(g.here[square]), g.zombies_in(square)
            if friends > facts.FRIENDS_LIMIT or friends + zombies > facts.BODIES_LIMIT or (friends + zombies and g.map.solid(square)):
                raise SceneError(f"{g.name(square)} cannot hold {friends} models and {zombies} Zombies")
            if g.state.marked[square] > zombies:
                raise SceneError(f"{g.name(square)} has {zombies} Zombies, so {g.state.marked[square]} cannot be marked")

    def noise(self, dice: int) -> None:
        """So many dice were added to the next test of the Zombies (MA-REACT-13)."""
        self.state_is(noise=dice)

    def set(self, name: str, **fields: Any) -> None:
        """Fields of a model: points, value, rattled, activated, grieving."""
        for field in fields:
            known("field of a model", field, Model.__struct_fields__)
        self.change(lambda g: [setattr(g.models[self.name(name)], field, value) for field, value in fields.items()])

    def state_is(self, **fields: Any) -> None:
        """Fields of the state: round, noise, uses, first_kill, ..."""
        for field in fields:
            known("field of the state", field, State.__struct_fields__)
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

    def discards(self, *cards: str) -> None:
        """These cards lie among the discards, the last one on top."""

        def edit(g: DeadSilence) -> None:
            chosen = [take(g, card) for card in cards]
            g.state.discards += chosen

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
        return self.play.models[self.name(name)]

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
        self.do(f"activate:{self.name(name)}", *keys)

    # -- one step at a time -------------------------------------------------------------------------------------------

    def round_ends(self) -> None:
        """The Round ends here, and play stops before each step: the Zombies' test, drawing, arrivals, checks, the new Round (MA-TURN-11).
        The table may be arranged wherever it stops; `go_on` takes one step."""
        tasks = [call(step) for step in (new_round, *reversed(ROUND_END))]
        agenda = self.stopping(tasks, "test", "draw", "arrivals", "checks", "round")
        self.change(lambda g: g.state.agenda.__setitem__(slice(None), agenda))

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
    known("card in the deck or the discards", card, dict.fromkeys([*g.state.deck, *g.state.discards]))
    raise AssertionError

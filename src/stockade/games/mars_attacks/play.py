"""The game in progress: every question a rule may ask about the position. Nothing here decides or changes anything but its own caches."""

from __future__ import annotations

from typing import NoReturn

from stockade.engine import Ask, Option, Play
from stockade.engine.event import Arg
from stockade.engine.play import GameOver
from stockade.engine.remembered import Lately
from stockade.engine.state import Task
from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.board.gridmap import GridMap
from stockade.games.mars_attacks.facts import BODIES_LIMIT, FRIENDS_LIMIT, Profile
from stockade.games.mars_attacks.state import BOARD, DEAD, Change, Model, State
from stockade.parts.question import group_ask

PROFILES = facts.profiles()
UNITS = facts.units()
CARDS = facts.cards()
KEPT = 32  # changed boards, of all tables together, since the time before


_changed = Lately[tuple[object, ...], GridMap](KEPT)  # whoever plays on one that is forgotten keeps it


def board_of(battle: str, changes: list[Change]) -> GridMap:
    """The printed board with what has happened to it since; remembered, because sight on it is."""
    if not changes:
        return facts.boards()[battle]
    key = (battle, *((change.a, change.b, change.kind) for change in changes))
    found = _changed.get(key)
    if found is None:
        change, before = changes[-1], board_of(battle, changes[:-1])  # which was on the table a moment ago
        found = before.with_terrain(change.a, change.kind) if change.b < 0 else before.with_edge(change.a, change.b, change.kind)
        _changed.keep(key, found)
    return found


class DeadSilence(Play[State]):
    """`g` in every rule of this game."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.models: dict[str, Model] = {model.id: model for model in state.force}
        self.rank = {model.id: number for number, model in enumerate(state.force)}
        self.board_changed()
        self.crowd()

    # -- the board ----------------------------------------------------------------------------------------------------

    def board_changed(self) -> None:
        """Read the board again."""
        self.map: GridMap = board_of(self.state.battle, self.state.changes)

    def name(self, square: int) -> str:
        """What a square is called."""
        return self.map.names[square]

    # -- who is where -------------------------------------------------------------------------------------------------

    def crowd(self) -> None:
        """Read again who stands where."""
        self.here: list[list[Model]] = [[] for _ in range(self.map.size)]
        for model in self.state.force:
            if model.stage == BOARD:
                self.here[model.square].append(model)

    def stand(self, model: Model, square: int) -> None:
        """The model is in that square now; those of a square are kept in the order of the force, whoever came first."""
        model.square = square
        here = self.here[square]
        here.append(model)
        if len(here) > 1:
            here.sort(key=lambda other: self.rank[other.id])

    def on_board(self) -> list[Model]:
        """Models of the players on the board, in the order of the force."""
        return [model for model in self.state.force if model.stage == BOARD]

    def alive(self) -> list[Model]:
        """Models that have not been lost."""
        return [model for model in self.state.force if model.stage != DEAD]

    def ready(self) -> list[Model]:
        """Models on the board that have not been activated this Round (MA-TURN-07)."""
        return [model for model in self.state.force if model.stage == BOARD and not model.activated]

    def zombies_in(self, square: int) -> int:
        """How many Zombies stand there."""
        return self.state.zombies[square]

    def zombie_squares(self) -> list[int]:
        """Squares with Zombies, from the north-west on."""
        return [square for square, count in enumerate(self.state.zombies) if count]

    def has_room(self, square: int, friend: bool) -> bool:
        """MA-MOVE-05, -06, MA-ZOMB-02: six of the players' side, nine in all."""
        friends = len(self.here[square])
        return friends + self.state.zombies[square] < BODIES_LIMIT and not (friend and friends >= FRIENDS_LIMIT)

    def partner(self, model: Model) -> Model | None:
        """The other one of Buddy and Brandi."""
        if "star-crossed-lovers" not in self.profile(model).abilities:
            return None
        return next((m for m in self.state.force if m.purchase == model.purchase and m is not model), None)

    # -- what they are ------------------------------------------------------------------------------------------------

    def profile(self, model: Model) -> Profile:
        """Its card."""
        return PROFILES[model.profile]

    def has(self, model: Model, ability: str) -> bool:
        """Whether the model has that ability."""
        return ability in PROFILES[model.profile].abilities

    def is_hero(self, model: Model) -> bool:
        """MA-COMP-04, MA-BETWEEN-06: whoever has a Heroics value."""
        return model.value > 0

    def caught(self, model: Model) -> bool:
        """MA-ACT-09: an enemy stands in its square; Zombies are never Rattled."""
        return self.state.zombies[model.square] > 0

    def friends_of(self, model: Model) -> int:
        """MA-FIGHT-03, -04: others in its square that are not Rattled."""
        return sum(other is not model and not other.rattled for other in self.here[model.square])

    # -- points -------------------------------------------------------------------------------------------------------

    def worth(self, models: list[Model]) -> int:
        """MA-FORCE-05: the points of these models; a purchase counts once, however many of its models are there."""
        paid: dict[int, int] = {}
        for model in models:
            paid[model.purchase] = UNITS[PROFILES[model.profile].unit].points
        return sum(paid.values())

    def saved_worth(self, models: list[Model]) -> int:
        """MA-HOME-13, MA-FORCE-06: the final score; half a pair counts half, rounded down."""
        total = 0
        for purchase in dict.fromkeys(model.purchase for model in models):
            saved = [model for model in models if model.purchase == purchase]
            unit = UNITS[PROFILES[saved[0].profile].unit]
            total += unit.points * len(saved) // len(unit.profiles)
        return total

    # -- who decides --------------------------------------------------------------------------------------------------

    def decider(self) -> int:
        """MA-CAMP-18: the player whose model is active, else the one who joined first."""
        acting = self.state.acting
        return self.models[acting.model].seat if acting is not None else 0

    def group_ask(
        self,
        prompt: str,
        options: list[Option],
        rule: str,
        *,
        seat: int | None = None,
        least: int | None = None,
        most: int | None = None,
        **args: Arg,
    ) -> Ask:
        """A question of the whole group: one seat is asked and may hand it on."""
        return group_ask(self.decider() if seat is None else seat, prompt, options, rule, args, least, most)

    # -- endings ------------------------------------------------------------------------------------------------------

    def stop_battle(self) -> NoReturn:
        """MA-LEAVE-09: the battle is over at once, and nothing of what was still to do happens any more."""
        self.state.agenda[:] = [Task("battle_over")]
        raise GameOver

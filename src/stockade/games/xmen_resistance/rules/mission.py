"""What a mission can change: set-up, objectives, doors, spawns, the end. Each one is a module of `missions/`, registered here by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from msgspec import Struct

from stockade.engine import Task
from stockade.engine.verdict import Menu, No, no
from stockade.games.xmen_resistance.board.tiles import MissionMap, load_mission
from stockade.games.xmen_resistance.board.zonemap import Edge
from stockade.games.xmen_resistance.facts import SECRETS, SpawnCard, spawn_cards
from stockade.games.xmen_resistance.state import Hero, Objective, Person, SpawnPoint

if TYPE_CHECKING:
    from stockade.games.xmen_resistance.play import Resistance
    from stockade.games.xmen_resistance.rules.enemy_move import Routes

MISSIONS: dict[str, Mission] = {}
HIDDEN_BYSTANDERS = tuple(card.id for card in spawn_cards().values() if card.kind == "hidden_bystander")


class Goal(Struct):
    """One line of the objectives: done or not, whether it can be worked on now, and how much of it is done where one can count."""

    id: str
    done: bool
    now: bool
    have: int = 0
    of: int = 0


class Mission:
    """The rules every mission shares; a mission overrides what it changes and cites its own rule ids."""

    id = ""
    mode = "hero"
    minutes = 60
    difficulty = "medium"
    fewest = 1
    windows_break = True
    doors_break = False  # whether Enemies open doors the way they break windows
    reveals_rooms = True  # whether opening a room shows its Bystander card
    always_awake = False  # whether every level is active, with or without Super Heroes
    starts_open: tuple[str, ...] = ()  # zones whose buildings count as opened from the start (XR-SETUP-15)
    lift_rule = "XR-ELEV-13"  # why a shaft without a cabin stays closed
    useless_rule = ""  # why a draw ends when no Spawn card counts any more
    removed_spawn: tuple[str, ...] = ()
    removed_people: tuple[str, ...] = SECRETS
    wanted: tuple[str, ...] = ()  # Bystanders an objective is about

    @property
    def board(self) -> MissionMap:
        """The mission's map."""
        return load_mission(self.id)

    def prepare(self, g: Resistance) -> None:
        """Last touches to the set-up."""

    async def begin(self, g: Resistance) -> None:
        """What the players decide before the first round."""

    def goals(self, g: Resistance) -> list[Goal]:
        """The mission's objectives in order."""
        raise NotImplementedError

    def lock_refusal(self, g: Resistance, edge: Edge) -> No | None:
        """Why this door cannot be opened now. XR-OPEN-04: a coloured door waits for its Objective."""
        color = self.board.locks.get(edge.id, "")
        if not color or any(o.color == color and o.taker for o in g.state.objectives):
            return None
        return no("refused-locked", self.lock_rule(color), color=color)

    def lock_rule(self, color: str) -> str:
        """The mission's own rule for that lock."""
        return "XR-OPEN-04"

    def interact_refusal(self, g: Resistance, objective: Objective) -> No | None:
        """Why this Objective cannot be taken now."""
        return None

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """What taking the Objective does."""

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """Why this Super Hero cannot leave now, besides Enemies in the zone."""
        return None

    def start_zones(self, heroes: int) -> list[str]:
        """Where each Super Hero begins; divided evenly where a mission has two Starting Zones."""
        starts = self.board.start
        return [starts[index * len(starts) // heroes] for index in range(heroes)]

    def lift_refusal(self, g: Resistance) -> No | None:
        """Why the Elevator cannot be called or ridden now."""
        return None

    def lift_called(self, g: Resistance, shaft: str) -> None:
        """The Elevator was called; `g.memo.lift` counts how often."""

    def hand_works(self, g: Resistance) -> bool:
        """Whether the Sentinel Hand can be used as its side says."""
        return True

    def carries(self, g: Resistance) -> str:
        """The rule by which a leaving Super Hero may take the Sentinel Hand along for 1 more Action; empty when nobody may."""
        return ""

    def brings_out(self, g: Resistance, zones: list[str]) -> bool:
        """Newly opened zones: True when the mission has seen to what comes out of them."""
        return False

    def hero_entered(self, g: Resistance, hero: Hero, origin: str) -> None:
        """A Super Hero stands in another zone now."""

    def secret_revealed(self, g: Resistance, card: Person) -> None:
        """A Secret Mission card was turned up."""

    def secret_taken(self, g: Resistance, hero: Hero, card: str) -> None:
        """A Secret Mission card was taken."""

    def rescued(self, g: Resistance, hero: Hero, person: str) -> None:
        """A Bystander was rescued."""

    def eaten(self, g: Resistance, hero: Hero, person: str) -> None:
        """A Zombie Hero has devoured a Bystander."""

    def devoured(self, g: Resistance, person: str) -> None:
        """A Bystander was devoured, on the board or from a dashboard."""

    def stays(self, g: Resistance, person: Person) -> bool:
        """Whether that Bystander never activates."""
        return False

    def fell(self, g: Resistance, hero: Hero, kind: str, number: int, zone: str) -> bool:
        """Enemies would be eliminated: True when the mission has seen to it in its own way."""
        return False

    def actions(self, g: Resistance, hero: Hero, menu: Menu, busy: No | None) -> None:
        """The mission's own Actions, with verbs that begin with `mission-`; `busy` is what keeps the hero from any Action."""

    def extras(self, g: Resistance, hero: Hero, menu: Menu) -> None:
        """What the mission lets the hero do between Actions for free, with verbs that begin with `mission-free`."""

    async def perform(self, g: Resistance, hero: Hero, verb: str, what: str) -> None:
        """One of the mission's own Actions or extras."""

    def attrition(self, g: Resistance) -> bool:
        """Whether eliminated Enemies leave the game instead of going back to the reserve."""
        return False

    def banishes(self, g: Resistance, kind: str) -> bool:
        """Whether the card of that named Enemy stays out of its deck once it is eliminated."""
        return self.attrition(g)

    def routes(self, g: Resistance, zone: str) -> Routes | None:
        """Where Enemies of that zone go next in this mission; None when the usual rules say."""
        return None

    def danger(self, g: Resistance, zone: str) -> int:
        """The Danger Level at which a Spawn card for that zone is read."""
        return g.danger

    def player_phase_over(self, g: Resistance) -> None:
        """The end of the Player Phase."""

    def skips(self, g: Resistance, card: SpawnCard) -> str:
        """The rule by which another Spawn card is drawn instead of this one; empty when it counts."""
        return ""

    def draws_instead(self, g: Resistance, point: SpawnPoint) -> list[Task] | None:
        """What happens, at its turn, where a Spawn Point would draw; None when it draws."""
        return None

    def enemy_phase_over(self, g: Resistance) -> None:
        """The end of the Enemy Phase."""

    def lose(self, g: Resistance, rule: str) -> NoReturn:
        """XR-ROUND-07: the mission's own losing condition, at once."""
        g.emit("game.lost", rule)
        g.end("lost")

    def extra_cards(self, g: Resistance, point: SpawnPoint) -> tuple[int, str]:
        """How many more Spawn cards this Spawn Point draws, and the rule."""
        return 0, ""

    async def end_phase(self, g: Resistance) -> None:
        """The mission's own End Phase effects."""

    def taken(self, g: Resistance, color: str) -> bool:
        """Whether the Objective of that colour has been taken."""
        return any(objective.color == color and objective.taker for objective in g.state.objectives)

    def errands(self, g: Resistance) -> list[str]:
        """For bots: the zones where somebody has something to do before the Exit counts."""
        return [o.zone for o in g.state.objectives if not o.taker and self.interact_refusal(g, o) is None]

    def ahead(self, g: Resistance) -> list[str]:
        """For bots: every zone where something is still to be done before the end, also what cannot be done yet."""
        return [objective.zone for objective in g.state.objectives if not objective.taker]

    def fit(self, g: Resistance, hero: Hero, zone: str) -> bool:
        """For bots: whether that errand is one for this Super Hero."""
        return True

    def progress(self, g: Resistance) -> float:
        """For bots: how much of the mission is done, an Objective taken being 1."""
        return sum(bool(objective.taker) for objective in g.state.objectives)

    def exits(self, g: Resistance, goal: str, ready: bool) -> Goal:
        """The objective that everybody leaves, once the others are done."""
        gone = sum(hero.stage == "exited" for hero in g.state.heroes)
        return Goal(goal, ready and self.all_exited(g), ready, gone, len(g.state.heroes))

    def picked(self, g: Resistance, *colors: str) -> int:
        """How many Objectives of these colours have been taken."""
        return sum(objective.color in colors and bool(objective.taker) for objective in g.state.objectives)

    def all_exited(self, g: Resistance) -> bool:
        """Whether every Super Hero of the game has left by the Exit."""
        return all(hero.stage == "exited" for hero in g.state.heroes)

    def check(self, g: Resistance) -> None:
        """Win at the very moment the last objective is done (XR-ROUND-05)."""
        if all(goal.done for goal in self.goals(g)):
            g.emit("game.won", "XR-ROUND-05")
            g.end("won")

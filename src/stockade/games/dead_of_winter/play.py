"""The game in progress: every question a rule may ask about the position. Nothing here decides or changes anything but its own caches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from stockade.engine import Play
from stockade.engine.event import Event as Happened
from stockade.engine.verdict import No, no
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words.change import Alteration, CopyAbilities, WoundLimit
from stockade.games.dead_of_winter.effects.words.trigger import Event
from stockade.games.dead_of_winter.facts import (
    ACTIONS,
    CARDS,
    ENTRANCE_ROOM,
    MAINS,
    POWERS,
    SPOTS,
    SURVIVORS,
    SYMBOL,
    Power,
    Side,
)
from stockade.games.dead_of_winter.state import NONE, Note, Player, State, Survivor

# what tells players something about each other: kept in the position, so that copies and saves of it know as much
TELLING = frozenset(
    (
        "crisis.card-shown",
        "crisis.fed",
        "crisis.prevented",
        "crisis.struck",
        "food.spent",
        "gifts.counted",
        "player.stays",
        "request.refused",
        "secret.shown",
        "survivor.attacked",
        "votes.counted",
    )
)


RESTS = no("refused-rests", "DW-EFFECT-04")
STUCK = no("refused-stuck", "DW-EXILE-22")

A = TypeVar("A", bound=Alteration)


class Means(Struct, Generic[A], frozen=True):
    """An ability, or an equipped card, that changes what is being done; and the cards that are discarded for it.

    Of several ways to pay the first goes without saying, the others are `named` in the key.
    """

    change: A
    power: Power
    card: int = NONE
    paid: tuple[int, ...] = ()
    named: bool = False

    @property
    def key(self) -> str:
        """Copies of one card, paid for alike, are one choice."""
        return "+".join([self.power.source, *(CARDS[card] for card in self.paid if self.named)])


class Winter(Play[State]):
    """`g` in every rule of this game."""

    telling = TELLING

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.survivors: dict[str, Survivor] = {survivor.id: survivor for survivor in state.survivors}
        main = MAINS[state.scenario]
        self.side: Side = main.hardcore if state.side == "hardcore" else main.normal

    def remember(self, event: Happened) -> None:
        """What is telling is written into the position too."""
        self.state.seen.append(event)

    # -- seats ------------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """What lies in front of that seat."""
        return self.state.players[seat]

    @property
    def seats_in(self) -> list[int]:
        """Seats still in the game."""
        return [seat for seat, player in enumerate(self.state.players) if not player.out]

    @property
    def colonists(self) -> list[int]:
        """Seats that are in the game and not exiled: they vote, and the crisis needs a point for each (DW-EXILE-09, -19)."""
        return [seat for seat, player in enumerate(self.state.players) if not player.out and not player.exiled]

    @property
    def first_player(self) -> int:
        """Who has the first-player token; the next one in the token's direction when that player is out (DW-VAR-20)."""
        first = self.state.first
        return self.left_of(first, -1) if self.state.players[first].out else first

    def left_of(self, seat: int, step: int = 1) -> int:
        """The next seat in the game clockwise (or the other way with -1); skips those who are out (DW-VAR-20)."""
        players = self.state.players
        for _ in players:
            seat = (seat + step) % len(players)
            if not players[seat].out:
                break
        return seat

    def clockwise(self, start: int) -> list[int]:
        """Every seat in the game, from that one on."""
        count = len(self.state.players)
        players = self.state.players
        return [seat for seat in ((start + i) % count for i in range(count)) if not players[seat].out]

    def group(self, seat: int) -> list[Survivor]:
        """The survivors a seat controls, as many as may be (DW-JOIN-05); it uses their abilities and no others (DW-ABIL-06)."""
        return [survivor for survivor in self.state.survivors if survivor.seat == seat]

    def unused(self, seat: int) -> list[int]:
        """Dice that seat can still spend."""
        player = self.state.players[seat]
        return player.dice + player.gained

    def held(self, seat: int, symbol: str) -> list[int]:
        """Cards of that symbol in a hand."""
        return [card for card in self.state.players[seat].hand if SYMBOL[card] == symbol]

    # -- places -----------------------------------------------------------------------------------------------------

    def at(self, place: int) -> list[Survivor]:
        """Survivors at a place, in the order they came into play."""
        return [survivor for survivor in self.state.survivors if survivor.place == place]

    def occupants(self, place: int) -> int:
        """Survivors and helpless survivors at a place."""
        number = self.state.helpless if place == COLONY else 0
        for survivor in self.state.survivors:
            number += survivor.place == place
        return number

    def room(self, place: int) -> int:
        """Free survivor spaces."""
        return SPOTS[place].spaces - self.occupants(place)

    def zombies_at(self, place: int) -> int:
        """Zombies at all entrances of a place."""
        zombies = self.state.zombies
        return sum(zombies[:6]) if place == COLONY else zombies[place + 5]

    def barricades_at(self, place: int) -> int:
        """Barricades at all entrances of a place."""
        barricades = self.state.barricades
        return sum(barricades[:6]) if place == COLONY else barricades[place + 5]

    def food_due(self) -> int:
        """DW-PAY-01..03: what the colony eats tonight, one food for two people there, rounded up."""
        return -(-self.occupants(COLONY) // ACTIONS["eaters_per_food"])

    def zombies_due(self, place: int) -> int:
        """DW-ZOMB-01, -11, -13: what tonight brings there, one for two people at the colony, one for each survivor outside."""
        return -(-self.occupants(COLONY) // ACTIONS["survivors_per_zombie"]) if place == COLONY else len(self.at(place))

    def fuel_due(self) -> int:
        """What an objective that burns fuel takes in a round: one card for two players who are not exiled, rounded up, and not too many."""
        return min(ACTIONS["fuel_most"], -(-len(self.colonists) // ACTIONS["players_per_fuel"]))

    def empty(self, entrance: int) -> int:
        """Empty spaces of an entrance: one holds a zombie or a barricade, never two pieces (DW-BOARD-12)."""
        return ENTRANCE_ROOM[entrance] - self.state.zombies[entrance] - self.state.barricades[entrance]

    def empty_at(self, place: int) -> list[int]:
        """Entrances of a place with an empty space."""
        return [entrance for entrance in SPOTS[place].entrances if self.empty(entrance) > 0]

    def has_space(self, place: int) -> bool:
        """Whether any entrance of a place has one."""
        if place != COLONY:
            return self.empty(place + 5) > 0
        return any(self.empty(entrance) > 0 for entrance in SPOTS[COLONY].entrances)

    def infested(self, place: int) -> list[int]:
        """Entrances of a place with a zombie."""
        zombies = self.state.zombies
        return [entrance for entrance in SPOTS[place].entrances if zombies[entrance]]

    # -- survivors --------------------------------------------------------------------------------------------------

    def exiled(self, survivor: Survivor) -> bool:
        """Whether its player is exiled."""
        return self.state.players[survivor.seat].exiled

    def lowest(self, survivors: list[Survivor]) -> Survivor:
        """The one with the lowest influence."""
        return min(survivors, key=lambda survivor: SURVIVORS[survivor.id].influence)

    def wounds(self, survivor: Survivor) -> int:
        """Wound tokens of both kinds."""
        return survivor.wounds + survivor.frost

    def limit(self, survivor: Survivor) -> int:
        """Wounds that kill (DW-EXPO-06)."""
        change = self.change(survivor, WoundLimit)
        return change.n if change is not None else ACTIONS["wounds_to_die"]

    def held_back(self, survivor: Survivor) -> No | None:
        """Why that survivor can do nothing: it rests, or is an exile who is stuck in the colony."""
        if survivor.rests:
            return RESTS
        return STUCK if survivor.place == COLONY and self.state.players[survivor.seat].exiled else None

    # -- what they can do -------------------------------------------------------------------------------------------

    def in_place(self, survivor: Survivor, power: Power) -> bool:
        """Whether an ability works where its survivor is (DW-ABIL-03)."""
        where = power.place
        if where == "anywhere":
            return True
        return survivor.place != COLONY if where == "non_colony" else PLACES[survivor.place] == where

    def abilities(self, survivor: Survivor) -> list[Power]:
        """Its own ability, and those it copies (DW-ABIL-08), where they work."""
        own = POWERS[survivor.id]
        if not self.in_place(survivor, own):
            return []
        if CopyAbilities not in own.changes:
            return [own]
        copied = [POWERS[other.id] for other in self.at(survivor.place) if other is not survivor]
        return [own, *(power for power in copied if self.in_place(survivor, power))]

    def fresh_ability(self, survivor: Survivor, power: Power) -> bool:
        """Whether an ability is not spent this round."""
        return not power.used or power.source not in survivor.used

    def fresh_item(self, card: int) -> bool:
        """Whether a card was not used this round, nor put out of order."""
        if card in self.state.used_items:
            return False
        return all(card != broken for broken, _ in self.state.disabled)

    def means(self, survivor: Survivor, kind: type[A], **fits: str) -> Iterator[Means[A]]:
        """Abilities and equipped cards with that change which can be used now; `fits` are fields it must have."""
        for power in self.abilities(survivor):
            if kind in power.changes and self.fresh_ability(survivor, power) and fitting(power.change(kind), fits):
                yield Means(power.change(kind), power)
        for card in survivor.items:
            power = POWERS[CARDS[card]]
            if kind in power.changes and (not power.used or self.fresh_item(card)) and fitting(power.change(kind), fits):
                yield Means(power.change(kind), power, card)

    def change(self, survivor: Survivor, kind: type[A], **fits: str) -> A | None:
        """A change that always applies to this survivor: nobody has to use it, and it is not out of order."""
        for one in self.means(survivor, kind, **fits):
            if not one.power.used and (one.card == NONE or self.fresh_item(one.card)):
                return one.change
        return None

    # -- what the turn remembers ------------------------------------------------------------------------------------

    def note(
        self, event: type[Event], *, survivor: str = "", place: int = NONE, symbol: str = "", card: int = NONE, giver: int = NONE
    ) -> None:
        """The active player did something that a crossroads card may wait for."""
        if self.state.road:
            self.state.notes.append(Note(str(event.__struct_config__.tag), survivor, place, symbol, card, giver))


def fitting(change: Alteration, fits: dict[str, str]) -> bool:
    """Whether a change has these fields."""
    return all(getattr(change, name) == value for name, value in fits.items())

"""The game in progress: every question a rule may ask about the position, and the indexes that make them cheap. Nothing here decides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stockade.engine import Play
from stockade.engine.verdict import No, no, pointless
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS, Ability
from stockade.games.marvel_champions.effects.modifier import Operation, combine, modifier_slot
from stockade.games.marvel_champions.effects.window import Listeners
from stockade.games.marvel_champions.facts import HERO, CardFacts, Scenario, scenarios
from stockade.games.marvel_champions.state import NOBODY, NOTHING, PIECES, Card, Player, State

ALLY_LIMIT = 3  # MC-ALLY-09
RESTRICTED_LIMIT = 2  # MC-KEY-20

UNHARMED = no("refused-no-damage", "MC-ABIL-16")
GUARDED = no("refused-guarded", "MC-KEY-09")
LOCKED = no("refused-locked", "MC-THW-06")
CRISIS = no("refused-crisis", "MC-SIDE-02")
NO_THREAT = pointless("pointless-no-threat", "MC-THW-06")


@cache
def slots_in_play(code: str) -> tuple[str, ...]:
    """What the face listens to."""
    return tuple(BOOK[code].slots)


@cache
def slots_in_hand(code: str) -> tuple[str, ...]:
    """What an event waits for in hand, and nothing else does; Actions are looked up when it is somebody's turn."""
    if FACTS[code].type != "event":
        return ()
    return tuple(slot for slot in BOOK[code].slots if slot not in ("action", "resource"))


class Champions(Play[State]):
    """`g` in every rule of this game."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.listeners = Listeners()
        self.minions: dict[int, Card] = {}
        self.allies: dict[int, Card] = {}
        self.sides: dict[int, Card] = {}
        self.riders: dict[int, list[int]] = {}
        self.own: list[dict[int, Card]] = [{} for _ in state.players]
        self.forms: list[bool] = [False for _ in state.players]
        self.perils: list[int] = []  # seats resolving a card with peril; within one task, so never saved
        self.falling: list[int] = []  # cards being defeated; likewise
        for card in state.table.values():
            self.joins(card)
        for player in state.players:
            for card_id in player.hand:
                self.in_hand(card_id)

    # -- indexes ------------------------------------------------------------------------------------------------------

    def joins(self, card: Card) -> None:
        """A card came into play, or shows another face (MC-PLAY-10)."""
        facts = FACTS[card.code]
        self.listeners.add(card.id, slots_in_play(card.code))  # MC-PLAY-08, -09: nothing else is heard
        kind = facts.type
        if kind == "minion":
            self.minions[card.id] = card
        elif kind == "ally":
            self.allies[card.id] = card
        elif kind == "side-scheme":
            self.sides[card.id] = card
        if card.host != NOTHING:
            self.riders.setdefault(card.host, []).append(card.id)
        if card.controller != NOBODY:
            self.own[card.controller][card.id] = card
            if kind == HERO or kind == "alter-ego":
                self.forms[card.controller] = kind == HERO

    def leaves(self, card: Card) -> None:
        """A card left play, or is about to show another face."""
        self.listeners.remove(card.id, slots_in_play(card.code))
        self.minions.pop(card.id, None)
        self.allies.pop(card.id, None)
        self.sides.pop(card.id, None)
        if card.host != NOTHING and card.id in (riders := self.riders.get(card.host, [])):
            riders.remove(card.id)
            if not riders:
                del self.riders[card.host]
        if card.controller != NOBODY:
            self.own[card.controller].pop(card.id, None)

    def in_hand(self, card_id: int) -> None:
        """A card came into a hand."""
        slots = slots_in_hand(self.state.codes[card_id])
        if slots:
            self.listeners.add(card_id, slots)

    def out_of_hand(self, card_id: int) -> None:
        """It left that hand."""
        slots = slots_in_hand(self.state.codes[card_id])
        if slots:
            self.listeners.remove(card_id, slots)

    # -- cards --------------------------------------------------------------------------------------------------------

    @property
    def scenario(self) -> Scenario:
        """The villain's stages, schemes and sets."""
        return scenarios()[self.state.scenario]

    def facts(self, card_id: int) -> CardFacts:
        """Of any card, in play or not."""
        return FACTS[self.state.codes[card_id]]

    def name(self, card_id: int) -> str:
        """How questions and events name a card, in play or not."""
        card = self.state.table.get(card_id)
        code = card.code if card is not None else "drone" if card_id >= PIECES else self.state.codes[card_id]
        return f"{code}.{card_id}"

    @property
    def villain(self) -> Card:
        """The villain's current stage."""
        return self.state.table[self.state.villain]

    @property
    def scheme(self) -> Card:
        """The current main scheme stage."""
        return self.state.table[self.state.scheme]

    def player(self, seat: int) -> Player:
        """What lies before that seat."""
        return self.state.players[seat]

    def identity(self, seat: int) -> Card:
        """That player's identity card."""
        return self.state.table[self.state.players[seat].identity]

    def face(self, seat: int) -> str:
        """The identity as events name it; the scenario has none."""
        return self.identity(seat).entity if seat != NOBODY else self.villain.entity

    def is_hero(self, seat: int) -> bool:
        """Whether that player is in hero form (MC-FORM-01)."""
        return seat != NOBODY and self.forms[seat]

    def order(self) -> Sequence[int]:
        """Player order: the first player, then clockwise, without the eliminated (MC-FIRST-03, MC-ROUND-05, MC-FIRST-06)."""
        seats, first = self.state.seats, self.state.first
        if seats == 1:
            return (0,)
        return [seat for turn in range(seats) if not self.state.players[seat := (first + turn) % seats].out]

    def next_seat(self, seat: int) -> int:
        """The next player clockwise who is still in the game (MC-FIRST-05)."""
        for turn in range(1, self.state.seats):
            other = (seat + turn) % self.state.seats
            if not self.state.players[other].out:
                return other
        return seat

    def here(self, card: Card) -> bool:
        """Whether this very card is in play; one that left and came back is another (MC-PLAY-15)."""
        return self.state.table.get(card.id) is card

    def in_play(self, *titles: str) -> Card | None:
        """The first card in play with one of these titles."""
        return next((card for card in self.state.table.values() if FACTS[card.code].title in titles), None)

    def owner(self, card: Card) -> int:
        """Whose card it is; pieces that are no cards belong to whoever owns what they are made of."""
        return self.state.owners[card.under[0] if card.piece else card.id]

    # -- who is who ---------------------------------------------------------------------------------------------------

    def type(self, card: Card) -> str:
        """The type of the face that shows."""
        return FACTS[card.code].type

    def is_identity(self, card: Card) -> bool:
        """A hero or alter-ego."""
        return card.controller != NOBODY and self.state.players[card.controller].identity == card.id

    def fallen(self, card: Card) -> bool:
        """The identity of an eliminated player: it lies there, but nothing can be done to it any more (MC-ELIM-01)."""
        return self.is_identity(card) and self.state.players[card.controller].out

    def enemies(self) -> list[Card]:
        """The villain and all minions (MC-MINION-03, MC-MINION-04)."""
        return [self.villain, *self.minions.values()]

    def engaged_with(self, seat: int) -> list[Card]:
        """That player's minions, in the order in which they came."""
        return [card for card in self.minions.values() if card.engaged == seat]

    def allies_of(self, seat: int) -> list[Card]:
        """The allies a player controls."""
        return [card for card in self.allies.values() if card.controller == seat]

    def characters(self, seat: int) -> list[Card]:
        """A player's identity and allies."""
        return [self.identity(seat), *self.allies_of(seat)]

    def friends(self) -> list[Card]:
        """All characters of all players still in the game (MC-OWN-08)."""
        return [card for seat in self.order() for card in self.characters(seat)]

    def heroes(self) -> list[Card]:
        """Identities in hero form."""
        return [self.identity(seat) for seat in self.order() if self.forms[seat]]

    def schemes(self) -> list[Card]:
        """The main scheme and all side schemes."""
        return [self.scheme, *self.sides.values()]

    def upgrades(self, seat: int) -> list[Card]:
        """Upgrades that a player controls, attached ones too (MC-OWN-09)."""
        return [card for card in self.own[seat].values() if FACTS[card.code].type == "upgrade"]

    def drones(self, seat: int | None = None) -> list[Card]:
        """Drone minions, of one player or of all."""
        return [card for card in self.minions.values() if (seat is None or card.engaged == seat) and self.has_trait(card, "drone")]

    # -- values -------------------------------------------------------------------------------------------------------

    def stat(self, card: Card, name: str) -> int:
        """A value with everything that modifies it (MC-MOD-02..08, -10)."""
        entry = BOOK[card.code]
        counted = entry.base.get(name)
        value = counted(self, card) if counted is not None else entry.facts.stats.get(name, 0)
        if name == "health" and entry.facts.health_each:
            value *= self.state.seats  # MC-MOD-13, MC-ELIM-07
        riders = self.riders.get(card.id)
        if riders and (name == "atk" or name == "sch"):
            for rider in riders:  # MC-MOD-12
                facts = FACTS[self.state.table[rider].code]
                if facts.type == "attachment":
                    value += facts.stats.get(name, 0)
        bearers = self.listeners.at(modifier_slot(name))
        lasting = self.state.lasting
        if not bearers and not lasting:
            return max(0, value)
        changes: list[tuple[Operation, float]] = []
        for bearer_id in bearers:
            bearer = self.state.table[bearer_id]
            for modifier in BOOK[bearer.code].modifiers:
                if modifier.stat == name and modifier.on(self, bearer, card):  # MC-MOD-01: each time anew
                    changes.append((modifier.operation, modifier.value(self, bearer, card)))
        for effect in lasting:
            if effect.stat == name and self._concerns(effect.scope, effect.who, card):  # MC-LAST-01
                changes.append(("add", effect.amount))
        return combine(value, changes)

    def _concerns(self, scope: str, who: int, card: Card) -> bool:  # MC-LAST-02: asked when it matters, so newcomers fit too
        if scope == "card":
            return card.id == who
        if self.is_identity(card):
            return card.controller == who and self.forms[who]
        return card.controller == who and card.id in self.allies

    def can_power(self, card: Card, name: str) -> bool:
        """Whether a character has that power at all; a dash cannot be used (MC-ALLY-11)."""
        return name in FACTS[card.code].stats

    def has_trait(self, card: Card, trait: str) -> bool:
        """Printed or gained (MC-MOD-09, MC-MOD-11)."""
        if trait in FACTS[card.code].traits:
            return True
        slot = f"trait:{trait}"
        if any(effect.stat == slot and effect.who == card.id for effect in self.state.lasting):
            return True
        bearers = self.listeners.at(modifier_slot(slot))
        return any(
            modifier.stat == slot and modifier.on(self, self.state.table[bearer], card)
            for bearer in bearers
            for modifier in BOOK[self.state.table[bearer].code].modifiers
        )

    def aerial(self, seat: int) -> bool:
        """Whether a player's identity has the Aerial trait."""
        return self.has_trait(self.identity(seat), "aerial")

    def has_keyword(self, card: Card, keyword: str) -> bool:
        """Printed keywords without a number."""
        return keyword in FACTS[card.code].keywords

    def health(self, card: Card) -> int:
        """Remaining hit points (MC-HP-01..06): damage is kept, so a bonus raises and lowers both numbers."""
        return max(0, self.stat(card, "health") - card.damage)

    def hand_size(self, seat: int) -> int:
        """Of the face that shows (MC-ENDP-05)."""
        return self.stat(self.identity(seat), "hand")

    def ally_limit(self, seat: int) -> int:
        """How many allies a player may control; what a card says goes before the rule (MC-GOLD-01)."""
        return ALLY_LIMIT + self.stat(self.identity(seat), "ally-limit")

    def target(self, scheme: Card) -> int:
        """The threat that completes a main scheme stage."""
        return FACTS[scheme.code].target_each * self.state.seats

    def icons(self, kind: str) -> int:
        """Acceleration, hazard or crisis icons in play (MC-SIDE-05)."""
        return sum(getattr(FACTS[card.code], kind) for card in self.sides.values()) if self.sides else 0

    def shielded(self, card: Card, source: int = NOTHING) -> bool:
        """Whether it cannot take damage now, from that card (MC-ABIL-16, -17, MC-ABIL-08)."""
        codes = self.state.codes
        for bearer_id in self.listeners.at("shield"):
            bearer = self.state.table[bearer_id]
            covers = BOOK[bearer.code].shield
            if covers is not None and covers(self, bearer, card, codes[source] if source in range(len(codes)) else ""):
                return True
        return False

    def hides(self, seat: int, besides: int = NOTHING) -> bool:
        """Whether that player holds cards that the others may not see (MC-TALK-02); `besides` the one that is being played."""
        return not self.state.open_hands and any(card_id != besides for card_id in self.state.players[seat].hand)

    def in_peril(self) -> int:
        """The seat that resolves a card with peril alone, or -1 (MC-KEY-13, -14)."""
        return self.perils[-1] if self.perils else -1

    def times_used(self, ability: Ability) -> int:
        """Uses of an ability with a maximum, by all players and copies, in its period (MC-LIMIT-02, -03)."""
        return sum(effect.stat == ability.tally for effect in self.state.lasting)

    # -- what may be aimed at -----------------------------------------------------------------------------------------

    def guarded(self, seat: int) -> bool:
        """Whether a guard minion keeps that player from attacking the villain (MC-KEY-09..11)."""
        return any(card.engaged == seat and "guard" in FACTS[card.code].keywords for card in self.minions.values())

    def cannot_hurt(self, card: Card, source: int = NOTHING) -> No | None:
        """Why damage outside attacks cannot be dealt to it (MC-KEY-12)."""
        return UNHARMED if self.shielded(card, source) else None

    def cannot_attack(self, seat: int, card: Card, source: int = NOTHING) -> No | None:
        """Why a player's hero and allies may not attack that enemy (MC-ATK-06)."""
        if self.shielded(card, source):
            return UNHARMED
        return GUARDED if card.id == self.state.villain and self.guarded(seat) else None

    def attackable(self, seat: int, source: int = NOTHING, minions_only: bool = False) -> list[Card]:
        """Enemies that they may attack."""
        found = self.minions.values() if minions_only else self.enemies()
        return [card for card in found if self.cannot_attack(seat, card, source) is None]

    def damageable(self, source: int = NOTHING) -> list[Card]:
        """Enemies that damage outside attacks may be dealt to (MC-KEY-12)."""
        return [card for card in self.enemies() if not self.shielded(card, source)]

    def cannot_remove_threat(self, scheme: Card) -> No | None:
        """Why no threat can be removed from a scheme now (MC-SIDE-02, MC-THW-06)."""
        if not scheme.threat:
            return NO_THREAT
        if BOOK[scheme.code].locked:
            return LOCKED
        return CRISIS if scheme.id == self.state.scheme and self.icons("crisis") else None

    def thwartable(self) -> list[Card]:
        """Schemes with threat that can be removed."""
        return [card for card in self.schemes() if self.cannot_remove_threat(card) is None]

    def can_enter(self, code: str) -> bool:
        """MC-UNIQUE-01..05: no unique title twice in play, unless they are different persons (MC-ALLY-12)."""
        facts = FACTS[code]
        if not facts.unique:
            return True
        return all(FACTS[card.code].who != facts.who for card in self.state.table.values())

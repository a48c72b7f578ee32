"""Rulings in the words of this game: who stands where, what lies on top of which deck, whose turn it is.

Everything is arranged between two tasks and then driven by play; pieces come out of their pools and decks, so nothing is ever doubled.
A name that nothing has is refused with the nearest ones; a zone may be called by any of its names. `docs/howto/write-a-ruling.md` has the
words in a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stockade.games.xmen_resistance.facts import POWER_MAX, SECRETS, THRESHOLDS
from stockade.games.xmen_resistance.play import ENEMIES, PEOPLE, Resistance
from stockade.games.xmen_resistance.rules import bystander, elevator, enemy, round, spawn
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.rules.mode import MODES
from stockade.games.xmen_resistance.state import Hand, Hero, Person, Pile, Zombie
from stockade.testing.scene import Scene, SceneError, known

PILES = ("spawn", "trait", "person", "zombie")
SIDES = ("charged", "spent")


class ResistanceScene(Scene):
    """A table of X-Men Resistance. No Spawn Point is active unless the scene says so: most rulings want no surprise."""

    steps = {
        "round": round.new_round,
        "turn": round.begin_turn,
        "enemies": enemy.activate_enemies,
        "attacks": enemy.strike,
        "moves": enemy.move_enemies,
        "bystanders": bystander.bystanders_activate,
        "spawn": spawn.spawn_step,
        "card": spawn.draw_spawn_card,
        "end": round.end_phase,
    }

    def __init__(
        self, *heroes: str, mission: str = "MH0", seats: int = 1, players: list[int] | None = None, seed: int = 0, spawns: bool = False
    ) -> None:
        everybody = MODES[MISSIONS[known("mission", mission, MISSIONS)].mode].team
        team = [known("hero", hero, everybody) for hero in heroes] or everybody[:4]
        setup: dict[str, Any] = {"mission": mission, "heroes": list(team), "seats": seats}
        if players is not None:
            setup["players"] = players
        super().__init__("xmen-resistance", setup, seed)
        if not spawns:
            self.change(lambda g: [setattr(point, "active", False) for point in g.state.spawns])

    def change(self, edit: Callable[[Resistance], object]) -> None:
        """Arrange anything at all."""

        def apply(g: Resistance) -> None:
            edit(g)

        self.arrange(apply)

    # -- names --------------------------------------------------------------------------------------------------------

    def zone(self, name: str) -> str:
        """The zone that is called so, by any of its names."""
        alias = self.play.map.alias
        return alias[known("zone", name, alias)]

    def edge(self, name: str) -> str:
        """The door, window or arch between two zones, by any of their names and in either order."""
        found = self.play.map.find_edge(name)
        return known("opening", name, self.play.map.edge) if found is None else found.id

    def hero(self, name: str) -> Hero:
        """That Super Hero's dashboard, for reading."""
        return self.play.heroes[known("hero", name, self.play.heroes)]

    # -- arranging ----------------------------------------------------------------------------------------------------

    def put(self, name: str, zone: str) -> None:
        """A Super Hero stands there."""
        who, where = self.hero(name).id, self.zone(zone)
        self.change(lambda g: setattr(g.heroes[who], "zone", where))

    def set(
        self,
        name: str,
        *,
        power: int | None = None,
        hunger: int | None = None,
        health: int | None = None,
        xp: int | None = None,
        traits: Sequence[str] | None = None,
        bystander: str | None = None,
    ) -> None:
        """Tracks and cards of a Super Hero. Cards are taken out of their decks."""
        who = self.hero(name).id

        def edit(g: Resistance) -> None:
            hero = g.heroes[who]
            hero.power = next((track for track in (power, hunger) if track is not None), hero.power)
            hero.health = hero.health if health is None else health
            hero.xp = hero.xp if xp is None else xp
            if not 0 < hero.health <= hero.health_max:
                raise SceneError(f"{who} has 1 to {hero.health_max} Health on the board, not {hero.health}")
            if not 0 <= hero.power <= POWER_MAX or not 0 <= hero.xp <= THRESHOLDS[-1]:
                raise SceneError(f"the tracks of {who} end at {POWER_MAX} and {THRESHOLDS[-1]}: not at {hero.power} and {hero.xp}")
            if traits is not None:
                g.state.trait_pile.deck += hero.traits
                hero.traits = [take(g.state.trait_pile, card) for card in traits]
            if bystander is not None:
                if hero.bystander:
                    g.state.person_pile.deck.append(hero.bystander)
                hero.bystander = take_person(g, bystander) if bystander else ""

        self.change(edit)

    def enemies(self, zone: str, **numbers: int) -> None:
        """So many of each kind in a zone, out of the reserve."""
        where = self.zone(zone)

        def edit(g: Resistance) -> None:
            for kind, number in numbers.items():
                index = g.horde.index(known("Enemy", kind, g.horde))
                if number > g.state.pool[index]:
                    raise SceneError(f"only {g.state.pool[index]} of {kind} are in the reserve, not {number}")
                g.state.horde[g.at[where] + index] += number
                g.state.pool[index] -= number

        self.change(edit)

    def pool(self, kind: str, left: int) -> None:
        """Only so many of a kind are left in the reserve: the others are off the table."""
        index = self.play.horde.index(known("Enemy", kind, self.play.horde))
        self.change(lambda g: g.state.pool.__setitem__(index, left))

    def zombie(self, name: str, zone: str, lying: bool = False) -> None:
        """A named Enemy on the board, out of the deck; or one who lies there."""
        where = self.zone(zone)
        self.change(lambda g: g.state.zombies.append(Zombie(take(g.state.zombie_pile, name), where, lying)))

    def bystander(self, name: str, zone: str, hidden: bool = False) -> None:
        """A revealed Bystander in a zone; a hidden one has its Hidden Bystander card under it."""
        where = self.zone(zone)
        self.change(lambda g: g.state.people.append(Person(take_person(g, name), where, take(g.state.spawn_pile, "041") if hidden else "")))

    def facedown(self, name: str, zone: str) -> None:
        """That card lies face down there, in place of the one that did."""
        where = self.zone(zone)
        if self.state.opened[self.play.map.zone[where].index]:
            raise SceneError(f"{where} is open already: a card that lies facedown there would never come out")

        def edit(g: Resistance) -> None:
            card = take_person(g, name)
            cleared(g, [person for person in g.state.facedown if person.zone == where], under=False)
            g.state.facedown.append(Person(card, where))

        self.change(edit)

    def hiding(self, where: Mapping[str, str]) -> None:
        """These cards lie facedown in these zones, and no others do: Secret Missions go out of the game, Bystanders back to their deck."""

        def edit(g: Resistance) -> None:
            state = g.state
            cleared(g, list(state.facedown), under=False)
            for name, zone in where.items():
                pile = state.removed if name in SECRETS else state.person_pile.deck
                pile.remove(known("card of the Bystander deck", name, [*state.person_pile.deck, *(set(SECRETS) & set(state.removed))]))
                state.facedown.append(Person(name, self.zone(zone)))

        self.change(edit)

    def deck(self, which: str, *cards: str, rest: bool = True) -> None:
        """Those cards on top of the spawn, trait, person or zombie deck, first one first; without `rest` the others are discards."""

        def edit(g: Resistance) -> None:
            pile = pile_of(g, which)
            chosen = [take_person(g, card) if which == "person" else take(pile, card) for card in cards]
            if not rest:
                pile.discards += pile.deck
                pile.deck = []
            pile.deck += reversed(chosen)

        self.change(edit)

    def discards(self, which: str, *cards: str) -> None:
        """Those cards lie among the discards of that deck, the last one on top."""

        def edit(g: Resistance) -> None:
            pile = pile_of(g, which)
            pile.discards += [take_person(g, card) if which == "person" else take(pile, card) for card in cards]

        self.change(edit)

    def no_discards(self, which: str) -> None:
        """The discards of that deck are off the table."""
        self.change(lambda g: pile_of(g, which).discards.clear())

    def lift(self, shaft: str) -> None:
        """The Elevator stands on that shaft, its doors open there and closed elsewhere."""
        where = known("shaft", self.zone(shaft), self.play.map.shafts)
        if not self.state.cabin:
            raise SceneError(f"there is no Elevator in {self.state.mission}")
        self.change(lambda g: elevator.stand(g, where))

    def hand(self, zone: str, side: str = "charged") -> None:
        """The Sentinel Hand lies there, charged or spent; off the board without a zone."""
        there = Hand(self.zone(zone), known("side", side, SIDES)) if zone else None
        self.change(lambda g: setattr(g.state, "hand", there))

    def token(self, zone: str, color: str = "", *, facedown: bool | None = None, taker: str | None = None) -> None:
        """The Objective of that zone: its colour, which side is up, who has taken it (`""` for nobody)."""
        where = self.zone(zone)

        def edit(g: Resistance) -> None:
            known("zone with an Objective", where, [objective.zone for objective in g.state.objectives])
            objective = next(objective for objective in g.state.objectives if objective.zone == where)
            if color and color != objective.color:  # the tokens of a mission are counted: two change places
                other = next(o for o in g.state.objectives if o.color == known("colour", color, [o.color for o in g.state.objectives]))
                other.color, objective.color = objective.color, color
            objective.facedown = objective.facedown if facedown is None else facedown
            if taker is not None:
                objective.taker = known("hero", taker, g.heroes) if taker else ""
                objective.facedown = objective.facedown and not taker

        self.change(edit)

    def open(self, *edges: str) -> None:
        """Doors and windows that are open already; what they join counts as opened, and nobody was in it."""

        def edit(g: Resistance) -> None:
            for name in edges:
                edge = g.map.edge[self.edge(name)]
                g.state.open[edge.index] = 1
                g.doors_changed()
            joined = [zone for zone in g.map.zones if any(g.state.opened[g.map.zone[other].index] for other in g.ways.building(zone.id))]
            for zone in joined:
                g.state.opened[zone.index] = 1
            rooms = {zone.id for zone in joined}
            cleared(g, [card for card in g.state.facedown if card.zone in rooms])

        self.change(edit)

    def explored(self, *zones: str) -> None:
        """The buildings of these zones were opened before, and nobody was in them."""

        def edit(g: Resistance) -> None:
            rooms = {room for zone in zones for room in g.ways.building(self.zone(zone))}
            for room in rooms:
                g.state.opened[g.map.zone[room].index] = 1
            cleared(g, [card for card in g.state.facedown if card.zone in rooms])

        self.change(edit)

    def ajar(self, *edges: str) -> None:
        """Doors and windows that the mission leaves open, while the buildings they join are still closed."""

        def edit(g: Resistance) -> None:
            for name in edges:
                g.state.open[g.map.edge[self.edge(name)].index] = 1
            g.doors_changed()

        self.change(edit)

    def spawn_points(self, *zones: str) -> None:
        """Exactly the Spawn Points of these zones are active."""
        there = [point.zone for point in self.state.spawns]
        wanted = [known("zone with a Spawn Point", self.zone(zone), there) for zone in zones]
        self.change(lambda g: [setattr(point, "active", point.zone in wanted) for point in g.state.spawns])

    # -- playing ------------------------------------------------------------------------------------------------------

    def turn(self, name: str) -> None:
        """That hero's turn begins (others who are acting end theirs)."""
        if self.prompt == "prompt-action":
            self.answer("end")
        if self.prompt == "prompt-next-hero":
            self.answer(f"turn:{name}")

    def acts(self, name: str, *keys: str, dice: Sequence[int] = ()) -> None:
        """In that hero's turn, begun if need be, these answers are given one after another; the dice are loaded first."""
        if self.state.active != name:
            self.turn(name)
        if dice:
            self.dice(*dice)
        for key in keys:
            self.answer(key)

    def takes(self, hero: str, zone: str) -> None:
        """That hero goes there and takes the Objective."""
        self.put(hero, zone)
        self.turn(hero)
        self.answer(f"take:{zone}")

    def end_turns(self) -> None:
        """Everybody who has not acted passes, up to the next question of the Enemy Phase or the next round."""
        this_round = self.table.round
        while not self.outcome and self.table.round == this_round and self.prompt in ("prompt-next-hero", "prompt-action"):
            self.answer("end" if self.prompt == "prompt-action" else self.options()[0])

    def count(self, zone: str, kind: str) -> int:
        """How many of that kind stand there."""
        return self.play.count(self.zone(zone), known("Enemy", kind, (*self.play.horde, *ENEMIES)))

    def standing(self, kind: str) -> dict[str, int]:
        """Where those of that kind stand, and how many."""
        return {zone.id: number for zone in self.play.map.zones if (number := self.play.count(zone.id, kind))}

    def drawn(self) -> list[tuple[str, str]]:
        """The Spawn cards drawn since the mark, each with its zone."""
        return [(event["card"], event["zone"]) for event in self.events("card.spawned")]

    def is_open(self, edge: str) -> bool:
        """Whether that door or window is open."""
        return self.play.is_open(self.play.map.edge[self.edge(edge)])

    def where(self, bystander: str) -> str:
        """The zone of a Bystander; empty when not on the board."""
        return next((person.zone for person in self.state.people if person.id == bystander), "")


def take(pile: Pile, card: str) -> str:
    """Out of the deck or the discards."""
    for cards in (pile.deck, pile.discards):
        if card in cards:
            cards.remove(card)
            return card
    return known("card of that deck", card, [*pile.deck, *pile.discards])


def take_person(g: Resistance, card: str) -> str:
    """Out of the Bystander deck; a facedown card gives way to another."""
    pile = g.state.person_pile
    if card in pile.deck or card in pile.discards:
        return take(pile, card)
    for person in g.state.facedown:
        if person.id == card:
            person.id = pile.deck.pop()
            return card
    known("Bystander", card, PEOPLE)
    where = "not used in this mission" if card in g.state.removed else "already on the board"
    raise SceneError(f"{card} is {where}")


def cleared(g: Resistance, cards: Sequence[Person], under: bool = True) -> None:
    """Facedown cards off the board: Secret Missions go out of the game, Bystanders under their deck or on top of it."""
    g.state.facedown = [card for card in g.state.facedown if card not in cards]
    g.state.removed += [card.id for card in cards if card.id in SECRETS]
    people, deck = [card.id for card in cards if card.id not in SECRETS], g.state.person_pile.deck
    g.state.person_pile.deck = people + deck if under else deck + people


def pile_of(g: Resistance, which: str) -> Pile:
    """That deck and its discards."""
    return getattr(g.state, f"{known('deck', which, PILES)}_pile")

"""Rulings in the words of this game: who stands where, what lies on top of which deck, whose turn it is.

Everything is arranged between two tasks and then driven by play; pieces come out of their pools and decks, so nothing is ever doubled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stockade.games.xmen_resistance.facts import SECRETS
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.rules.mode import MODES
from stockade.games.xmen_resistance.state import Hero, Person, Pile, Zombie
from stockade.testing.scene import Scene


class ResistanceScene(Scene):
    """A table of X-Men Resistance. No Spawn Point is active unless the scene says so: most rulings want no surprise."""

    def __init__(
        self, *heroes: str, mission: str = "MH0", seats: int = 1, players: list[int] | None = None, seed: int = 0, spawns: bool = False
    ) -> None:
        team = heroes or MODES[MISSIONS[mission].mode].team[:4]
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

    # -- arranging ----------------------------------------------------------------------------------------------------

    def hero(self, name: str) -> Hero:
        """That Super Hero's dashboard, for reading."""
        return self.play.heroes[name]

    def put(self, name: str, zone: str) -> None:
        """A Super Hero stands there."""
        self.change(lambda g: setattr(g.heroes[name], "zone", zone))

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

        def edit(g: Resistance) -> None:
            hero = g.heroes[name]
            hero.power = next((track for track in (power, hunger) if track is not None), hero.power)
            hero.health = hero.health if health is None else health
            hero.xp = hero.xp if xp is None else xp
            if traits is not None:
                g.state.trait_pile.deck += hero.traits
                hero.traits = [take(g.state.trait_pile, card) for card in traits]
            if bystander is not None:
                if hero.bystander:
                    g.state.person_pile.deck.append(hero.bystander)
                hero.bystander = take_person(g, bystander) if bystander else ""

        self.change(edit)

    def enemies(self, zone: str, **numbers: int) -> None:
        """So many of each kind in a zone, out of the pool."""

        def edit(g: Resistance) -> None:
            for kind, number in numbers.items():
                g.state.horde[g.at[zone] + g.horde.index(kind)] += number
                g.state.pool[g.horde.index(kind)] -= number

        self.change(edit)

    def pool(self, kind: str, left: int) -> None:
        """Only so many of a kind are left: the others are off the table."""
        self.change(lambda g: g.state.pool.__setitem__(g.horde.index(kind), left))

    def zombie(self, name: str, zone: str) -> None:
        """A named Enemy on the board, out of the deck."""
        self.change(lambda g: g.state.zombies.append(Zombie(take(g.state.zombie_pile, name), zone)))

    def bystander(self, name: str, zone: str, hidden: bool = False) -> None:
        """A revealed Bystander in a zone; a hidden one has its Hidden Bystander card under it."""
        self.change(lambda g: g.state.people.append(Person(take_person(g, name), zone, take(g.state.spawn_pile, "041") if hidden else "")))

    def facedown(self, name: str, zone: str) -> None:
        """That card lies face down there, in place of the one that did."""

        def edit(g: Resistance) -> None:
            card = take_person(g, name)
            old = next((person for person in g.state.facedown if person.zone == zone), None)
            if old is not None:
                g.state.facedown.remove(old)
                g.state.person_pile.deck.append(old.id)
            g.state.facedown.append(Person(card, zone))

        self.change(edit)

    def hiding(self, where: Mapping[str, str]) -> None:
        """These cards lie facedown in these zones, and no others do: Secret Missions go out of the game, Bystanders back to their deck."""

        def edit(g: Resistance) -> None:
            state = g.state
            state.person_pile.deck += [card.id for card in state.facedown if card.id not in SECRETS]
            state.removed += [card.id for card in state.facedown if card.id in SECRETS]
            state.facedown = []
            for name, zone in where.items():
                (state.removed if name in SECRETS else state.person_pile.deck).remove(name)
                state.facedown.append(Person(name, zone))

        self.change(edit)

    def deck(self, which: str, *cards: str, rest: bool = True) -> None:
        """Those cards on top of the spawn, trait, person or zombie deck, first one first; without `rest` the others are discards."""

        def edit(g: Resistance) -> None:
            pile: Pile = getattr(g.state, f"{which}_pile")
            chosen = [take_person(g, card) if which == "person" else take(pile, card) for card in cards]
            if not rest:
                pile.discards += pile.deck
                pile.deck = []
            pile.deck += reversed(chosen)

        self.change(edit)

    def no_discards(self, which: str) -> None:
        """The discards of that deck are off the table."""
        self.change(lambda g: getattr(g.state, f"{which}_pile").discards.clear())

    def open(self, *edges: str) -> None:
        """Doors and windows that are open already; what they join counts as opened."""

        def edit(g: Resistance) -> None:
            for name in edges:
                edge = g.map.edge[name]
                g.state.open[edge.index] = 1
                g.doors_changed()
            for zone in g.map.zones:
                if any(g.state.opened[g.map.zone[other].index] for other in g.ways.building(zone.id)):
                    g.state.opened[zone.index] = 1

        self.change(edit)

    def explored(self, *zones: str) -> None:
        """The buildings of these zones were opened before, and nobody was in them."""

        def edit(g: Resistance) -> None:
            rooms = {room for zone in zones for room in g.ways.building(zone)}
            for room in rooms:
                g.state.opened[g.map.zone[room].index] = 1
            g.state.person_pile.deck[:0] = [card.id for card in g.state.facedown if card.zone in rooms]
            g.state.facedown = [card for card in g.state.facedown if card.zone not in rooms]

        self.change(edit)

    def ajar(self, *edges: str) -> None:
        """Doors and windows that the mission leaves open, while the buildings they join are still closed."""

        def edit(g: Resistance) -> None:
            for name in edges:
                g.state.open[g.map.edge[name].index] = 1
            g.doors_changed()

        self.change(edit)

    def spawn_points(self, *zones: str) -> None:
        """Exactly the Spawn Points of these zones are active."""
        self.change(lambda g: [setattr(point, "active", point.zone in zones) for point in g.state.spawns])

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
        return self.play.count(zone, kind)

    def standing(self, kind: str) -> dict[str, int]:
        """Where those of that kind stand, and how many."""
        return {zone.id: number for zone in self.play.map.zones if (number := self.play.count(zone.id, kind))}

    def drawn(self) -> list[tuple[str, str]]:
        """The Spawn cards drawn since the mark, each with its zone."""
        return [(event["card"], event["zone"]) for event in self.events("card.spawned")]

    def is_open(self, edge: str) -> bool:
        """Whether that door or window is open."""
        return self.play.is_open(self.play.map.edge[edge])

    def where(self, bystander: str) -> str:
        """The zone of a Bystander; empty when not on the board."""
        return next((person.zone for person in self.state.people if person.id == bystander), "")


def take(pile: Pile, card: str) -> str:
    """Out of the deck or the discards."""
    for cards in (pile.deck, pile.discards):
        if card in cards:
            cards.remove(card)
            return card
    raise ValueError(f"{card} is not in its deck")


def take_person(g: Resistance, card: str) -> str:
    """Out of the Bystander deck; a facedown card gives way to another."""
    pile = g.state.person_pile
    if card in pile.deck or card in pile.discards:
        return take(pile, card)
    for person in g.state.facedown:
        if person.id == card:
            person.id = pile.deck.pop()
            return card
    if card in g.state.removed:
        raise ValueError(f"{card} is not used in this mission")
    raise ValueError(f"{card} is already on the board")

"""The table in words: tracks, main objective, crisis, one's own checklist and cards, places with their entrances, groups.

Built from the view, so it shows no more than that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from stockade.engine.passage import DONE, NOW, OPEN, Passage
from stockade.engine.text import Text
from stockade.games.dead_of_winter.show.shapes import Entrance, Line, Place, PlayerView, View
from stockade.parts.describer import Describer

MARKS = {True: DONE, False: OPEN, None: "?"}
ZOMBIE, WALL, FREE = "z", "#", "."
LABELS = Text(Path(__file__).parents[1] / "text" / "terminal")


class WinterDescriber(Describer):
    """One view in one language."""

    def __init__(self, view: View, names: Text, lang: str, people: Sequence[str] = ()) -> None:
        super().__init__(LABELS, names, lang, people)
        self.view = view

    def passages(self) -> list[Passage]:
        """All of it, from top to bottom; what only its owner may read comes before the places."""
        drawn = [*(self.drawn(place) for place in self.view.places), self.label("table-legend")]
        return [
            Passage("", [self.head(), self.tonight(), *self.morale_tonight()]),
            Passage(self.label("table-title-main"), self.objective()),
            *self.crisis(),
            *self.own(),
            Passage(self.label("table-title-places"), [self.place(place) for place in self.view.places], drawn),
            *(Passage(self.title(player.seat), self.player(player)) for player in self.view.players),
        ]

    def listed(self, prefix: str, entities: Sequence[str]) -> str:
        """Names side by side; several of one name are counted."""
        counted = Counter(self.name(prefix, entity) for entity in entities)
        return ", ".join(f"{name} x{count}" if count > 1 else name for name, count in counted.items()) or "-"

    # -- the colony ---------------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Main objective, round, phase and tracks."""
        view = self.view
        return self.label(
            "table-head",
            scenario=self.name("scenario", view.scenario),
            phase=self.name("phase", view.phase or "setup"),  # before anything has happened
            round=view.round,
            morale=view.morale,
            food=view.food,
            starvation=view.starvation,
            waste=len(view.waste),
            **{"rounds-left": view.rounds_left},
        )

    def tonight(self) -> str:
        """What the night will take and bring as things stand."""
        night = self.view.tonight
        return self.label("table-tonight", food=night.food, zombies=sum(night.zombies.values()))

    def morale_tonight(self) -> list[str]:
        """What it costs, by what takes it."""
        night, morale = self.view.tonight, self.view.morale
        costs = {"frost": night.frost, "hunger": night.hunger, "waste": night.waste, "crisis": night.crisis, "fallen": night.fallen}
        told = [self.label(f"table-tonight-{cause}", count=count) for cause, count in costs.items() if count]
        after = max(0, morale - sum(costs.values()))
        return [self.label("table-tonight-morale", before=morale, after=after, list=", ".join(told))] if told else []

    def crisis(self) -> list[Passage]:
        """The crisis in force and what was given, by count."""
        crisis = self.view.crisis
        if crisis is None:
            return []
        accepts = self.listed("symbol", crisis.accepts)
        given = sum(crisis.given)
        told = self.label("table-crisis", crisis=self.name("crisis", crisis.id), accepts=accepts, given=given, needed=crisis.needed)
        return [Passage(self.label("table-title-crisis"), [told, self.name("crisis", crisis.id, "text")])]

    def objective(self) -> list[str]:
        """The lines of the main objective."""
        letter = "h" if self.view.side == "hardcore" else "n"
        return [self.line("scenario", self.view.scenario, letter, goal) for goal in self.view.objective.goal]

    def line(self, prefix: str, card: str, letter: str, condition: Line) -> str:
        """One condition of an objective, met or not."""
        return f"{MARKS[condition.met]} {self.name(prefix, card, letter + str(condition.line))}{self.count(condition)}"

    def count(self, line: Line) -> str:
        """How far a condition is, where there is something to count."""
        if line.least > 1:
            return f" ({line.reached}/{line.least})"
        return " " + self.label("table-most", reached=line.reached, most=line.most) if line.most >= 0 else ""

    # -- places -------------------------------------------------------------------------------------------------------

    def place(self, place: Place) -> str:
        """A place in a sentence: entrances, noise, cards, who is there."""
        several = len(place.entrances) > 1
        told = [self.entrance(gate, number if several else 0) for number, gate in enumerate(place.entrances, 1)]
        told += [self.deck(place)] if place.noise_spaces else []
        people = ", ".join([*(self.name("survivor", name) for name in place.survivors), *self.helpless(place)])
        return self.label("table-place", place=self.name("place", place.id), told=" · ".join(filter(None, [*told, people])))

    def entrance(self, gate: Entrance, number: int) -> str:
        """Zombies, barricades, empty spaces; by number where there are several."""
        free = gate.spaces - gate.zombies - gate.barricades
        return self.label("table-entrance", number=number, zombies=gate.zombies, barricades=gate.barricades, free=free)

    def deck(self, place: Place) -> str:
        """Cards to find, and noise."""
        return self.label("table-deck", count=place.deck, noise=place.noise)

    def helpless(self, place: Place) -> list[str]:
        """Those who cannot help themselves."""
        return [self.label("table-helpless", count=place.helpless)] if place.helpless else []

    def drawn(self, place: Place) -> str:
        """A place in a terminal: entrances as pictures, then the people."""
        gates = " ".join(self.gate(gate) for gate in place.entrances)
        people = [*(self.person(name) for name in place.survivors), *self.helpless(place)]
        deck = self.deck(place) if place.noise_spaces else ""
        return f"{self.name('place', place.id):<18} {gates:<23} {deck:<18} {', '.join(people)}".rstrip()

    def gate(self, gate: Entrance) -> str:
        """An entrance: zombies, barricades, empty spaces."""
        free = gate.spaces - gate.zombies - gate.barricades
        return ZOMBIE * gate.zombies + WALL * gate.barricades + FREE * free

    def person(self, name: str) -> str:
        """A survivor with the number of its seat and its wounds."""
        survivor = self.view.survivors[name]
        wounds = "!" * survivor.wounds + "*" * survivor.frostbite
        return f"{self.name('survivor', name)} ({survivor.seat + 1}){wounds}"

    # -- players ------------------------------------------------------------------------------------------------------

    def title(self, seat: int) -> str:
        """A player by number, and who that is."""
        number = self.label("table-title-player", player=seat + 1)
        return f"{number} ({self.people[seat]})" if self.people and self.people[seat] else number

    def player(self, player: PlayerView) -> list[str]:
        """Dice and hand of a player, then the group."""
        dice, spent = (" ".join(map(str, found)) or "-" for found in ([*player.dice, *player.gained], player.spent))
        state = self.label("table-state", exiled=int(player.exiled), out=int(player.out))
        if player.shown:
            state += self.label("table-shown", aim=self.name("aim", player.shown))
        mark = NOW if self.view.active == player.seat else " "
        head = self.label("table-player", dice=dice, spent=spent, hand=player.hand, given=player.given)
        return [f"{mark} {head}{state}", *(f"    {self.survivor(name)}" for name in player.group)]

    def survivor(self, name: str) -> str:
        """A survivor: where, how well, and with what."""
        body = self.view.survivors[name]
        values = self.label("table-values", influence=body.influence, attack=body.attack, search=body.search)
        told = [self.name("place", body.place), values]
        hurt = self.label("table-hurt", wounds=body.wounds, frostbite=body.frostbite)
        rest = self.label("table-rest", moved=int(body.moved), rests=int(body.rests))
        told += filter(None, (hurt, rest))
        if body.items:
            told.append(self.listed("item", [item.id for item in body.items]))
        return self.label("table-survivor", survivor=self.name("survivor", name), told=" · ".join(told))

    def own(self) -> list[Passage]:
        """The checklist, the hand and a crossroads card, for whoever looks."""
        you = self.view.you
        if you is None:
            return []
        aims: list[str] = []
        for card, lines in groupby(you.aims, key=lambda aim: aim.card):
            aims.append(self.label("table-aim", aim=self.name("aim", card)))
            aims += [self.line("aim", card, "l", aim) for aim in lines]
        hand = self.held(you.hand) or [self.label("table-no-hand")]
        if you.drawn:
            hand.append(self.label("table-drawn", drawn=self.listed("item", you.drawn)))
        if self.view.crossroads.card:
            card = self.view.crossroads.card
            hand.append(self.label("table-road", road=self.name("road", card), trigger=self.name("road", card, "trigger")))
        secret = [Passage(self.label("table-title-secret"), aims)] if aims else []
        return [*secret, Passage(self.label("table-title-hand"), hand)]

    def held(self, items: Sequence[str]) -> list[str]:
        """The cards of one's own hand, and what they do; several of one name are counted."""
        names = [self.name("item", item) for item in items]
        count, text = Counter(names), {name: self.name("item", item, "text") for name, item in zip(names, items, strict=True)}
        return [self.label("table-card", card=f"{name} x{count[name]}" if count[name] > 1 else name, text=text[name]) for name in count]


def describe(view: View, names: Text, lang: str, people: Sequence[str] = ()) -> list[Passage]:
    """The table in words."""
    return WinterDescriber(view, names, lang, people).passages()

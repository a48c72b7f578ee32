"""The table as text for a terminal: tracks, crisis, main objective, places with their entrances, groups, one's own cards and checklist.

Built from the view, so it shows no more than that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from stockade.engine.text import Text

MARKS = {True: "[x]", False: "[ ]", None: "[?]"}
ZOMBIE, WALL, FREE = "z", "#", "."


@cache
def _labels() -> Text:
    return Text(Path(__file__).parents[1] / "text" / "terminal")


class Describer:
    """One view in one language."""

    def __init__(self, view: Mapping[str, Any], names: Text, lang: str) -> None:
        self.view = view
        self.names = names
        self.lang = lang

    def lines(self) -> list[str]:
        """All of it, from top to bottom."""
        parts = [self.head(), *self.crisis(), *self.objective(), "", *self.places(), self.label("table-legend"), ""]
        for player in self.view["players"]:
            parts += self.player(player)
        return [*parts, *self.own()]

    def label(self, key: str, **args: Any) -> str:
        """A label of this page."""
        return _labels().say(self.lang, key, args)

    def name(self, prefix: str, entity: str, part: str = "name") -> str:
        """What the game calls it."""
        return self.names.name(self.lang, prefix, entity)[part]

    def listed(self, prefix: str, entities: Sequence[str]) -> str:
        """Names side by side; several of one name are counted."""
        counted = Counter(self.name(prefix, entity) for entity in entities)
        return ", ".join(f"{name} x{count}" if count > 1 else name for name, count in counted.items()) or "-"

    # -- the colony ---------------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Main objective, round, phase and tracks."""
        view = self.view
        told = {name: view[name] for name in ("round", "rounds_left", "morale", "food", "starvation")}
        return self.label(
            "table-head",
            scenario=self.name("scenario", view["scenario"]),
            phase=self.name("phase", view["phase"]),
            waste=len(view["waste"]),
            **{name.replace("_", "-"): value for name, value in told.items()},
        )

    def crisis(self) -> list[str]:
        """The crisis in force and what was given, by count."""
        crisis = self.view["crisis"]
        if crisis is None:
            return []
        accepts = self.listed("symbol", crisis["accepts"])
        given = sum(crisis["given"])
        return [self.label("table-crisis", crisis=self.name("crisis", crisis["id"]), accepts=accepts, given=given, needed=crisis["needed"])]

    def objective(self) -> list[str]:
        """The lines of the main objective."""
        letter = "h" if self.view["side"] == "hardcore" else "n"
        return [self.line("scenario", self.view["scenario"], letter, goal) for goal in self.view["objective"]["goal"]]

    def line(self, prefix: str, card: str, letter: str, condition: Mapping[str, Any]) -> str:
        """One condition of an objective, met or not."""
        return f"{MARKS[condition['met']]} {self.name(prefix, card, letter + str(condition['line']))}{self.count(condition)}"

    def count(self, line: Mapping[str, Any]) -> str:
        """How far a condition is, where there is something to count."""
        if line["least"] > 1:
            return f" ({line['reached']}/{line['least']})"
        return " " + self.label("table-most", reached=line["reached"], most=line["most"]) if line["most"] >= 0 else ""

    # -- places -------------------------------------------------------------------------------------------------------

    def places(self) -> list[str]:
        """One line for each place: entrances, noise, cards, who is there."""
        return [self.place(place) for place in self.view["places"]]

    def place(self, place: Mapping[str, Any]) -> str:
        """Entrances as pictures, then the people."""
        gates = " ".join(self.gate(gate) for gate in place["entrances"])
        people = [self.person(name) for name in place["survivors"]]
        if place["helpless"]:
            people.append(self.label("table-helpless", count=place["helpless"]))
        deck = self.label("table-deck", count=place["deck"], noise=place["noise"]) if place["noise_spaces"] else ""
        return f"{self.name('place', place['id']):<18} {gates:<23} {deck:<18} {', '.join(people)}".rstrip()

    def gate(self, gate: Mapping[str, Any]) -> str:
        """An entrance: zombies, barricades, empty spaces."""
        free = gate["spaces"] - gate["zombies"] - gate["barricades"]
        return ZOMBIE * gate["zombies"] + WALL * gate["barricades"] + FREE * free

    def person(self, name: str) -> str:
        """A survivor with the number of its seat and its wounds."""
        survivor = self.view["survivors"][name]
        wounds = "!" * survivor["wounds"] + "*" * survivor["frostbite"]
        return f"{self.name('survivor', name)} ({survivor['seat'] + 1}){wounds}"

    # -- players ------------------------------------------------------------------------------------------------------

    def player(self, player: Mapping[str, Any]) -> list[str]:
        """Dice, hand and equipment of a player."""
        dice = " ".join(map(str, [*player["dice"], *player["gained"]])) or "-"
        state = self.label("table-state", exiled=int(player["exiled"]), out=int(player["out"]))
        if player["shown"]:
            state += self.label("table-shown", aim=self.name("aim", player["shown"]))
        mark = ">" if self.view["active"] == player["seat"] else " "
        head = self.label("table-player", player=player["seat"] + 1, dice=dice, hand=player["hand"], given=player["given"])
        worn = [(name, [item["id"] for item in self.view["survivors"][name]["items"]]) for name in player["group"]]
        gear = [
            "    " + self.label("table-gear", survivor=self.name("survivor", name), items=self.listed("item", items))
            for name, items in worn
            if items
        ]
        return [f"{mark} {head}{state}", *gear]

    def own(self) -> list[str]:
        """The hand, the checklist and a crossroads card, for whoever looks."""
        you = self.view["you"]
        if you is None:
            return []
        lines = ["", self.label("table-hand", hand=self.listed("item", you["hand"]))]
        if you["drawn"]:
            lines.append(self.label("table-drawn", drawn=self.listed("item", you["drawn"])))
        if self.view["crossroads"]["card"]:
            card = self.view["crossroads"]["card"]
            lines.append(self.label("table-road", road=self.name("road", card), trigger=self.name("road", card, "trigger")))
        for card, aims in groupby(you["aims"], key=lambda aim: aim["card"]):
            lines.append(self.label("table-aim", aim=self.name("aim", card)))
            lines += [self.line("aim", card, "l", aim) for aim in aims]
        return lines


def describe(view: Mapping[str, Any], names: Text, lang: str) -> list[str]:
    """The table as lines of text."""
    return Describer(view, names, lang).lines()

"""The table in words: goals, dashboards, zones; in a terminal a floor plan. Built from the view, so it shows no more than that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import UNSET, structs

from stockade.engine.passage import DONE, NOW, OPEN, Passage
from stockade.engine.text import Text
from stockade.games.xmen_resistance.rules.mission import Goal
from stockade.games.xmen_resistance.show import plan
from stockade.games.xmen_resistance.show.shapes import HeroView, Static, View
from stockade.parts.describer import Describer

LEVELS: tuple[str, ...] = ("blue", "yellow", "orange", "red")
LABELS = Text(Path(__file__).parents[1] / "text" / "terminal")


class ResistanceDescriber(Describer):
    """One view in one language."""

    def __init__(self, view: View, drawing: Static, names: Text, lang: str, people: Sequence[str] = ()) -> None:
        super().__init__(LABELS, names, lang, people)
        self.view = view
        self.drawing = drawing

    def passages(self) -> list[Passage]:
        """All of it, from top to bottom."""
        decks = self.label("table-decks", **structs.asdict(self.view.decks), mode=self.view.mode)
        return [
            Passage("", [self.head(), decks]),
            Passage(self.label("table-title-goals"), self.goals()),
            Passage(self.label("table-title-heroes", mode=self.view.mode), [line for hero in self.view.heroes for line in self.hero(hero)]),
            Passage(self.label("table-title-board"), [*self.crowded(), *self.openings(), *self.flights()], [*self.plan(), *self.flights()]),
        ]

    def plan(self) -> list[str]:
        """The board as a floor plan."""
        words = {zone: self.zone(zone) for zone in self.view.zones}
        doors = self.doors()
        floors = [line for level in self.drawing.levels for line in [*plan.draw(self.drawing, level, words, doors), ""]]
        return [*floors[:-1], *self.crowds(words), self.label("table-legend")]

    def crowded(self) -> list[str]:
        """Every zone in which something stands or lies, in full."""
        words = {zone: self.zone(zone)[1:] for zone in self.view.zones}
        return [self.crowd(zone, [word.removeprefix("*") for word in here]) for zone, here in words.items() if here]

    def openings(self) -> list[str]:
        """Doors and windows that are open or locked; the others are shut."""
        told: list[str] = []
        for edge, state in self.view.edges.items():
            a, b = (self.name("zone", zone) for zone in edge.split("|"))
            kind = self.drawing.edges[edge].kind
            if state.lock:
                told.append(self.label("table-locked", color=self.name("color", state.lock), a=a, b=b))
            elif state.open and kind != "arch":
                told.append(self.label("table-open", kind=kind, a=a, b=b))
        return told

    def crowds(self, words: Mapping[str, list[str]]) -> list[str]:
        """Zones with more in them than the plan has room for, in full."""
        crowded = [zone for zone in words if not plan.fits(self.drawing, zone, words[zone])]
        return [self.crowd(zone, words[zone][1:]) for zone in crowded]

    def crowd(self, zone: str, here: Sequence[str]) -> str:
        """A zone and what is in it."""
        return self.label("table-crowd", zone=self.name("zone", zone), here=", ".join(here))

    def name(self, prefix: str, entity: str, part: str = "name") -> str:
        """What the game calls it."""
        found = self.names.name(self.lang, prefix, entity)
        return found.get(part, found["name"])

    def level(self, number: int) -> str:
        """The colour of a danger level."""
        return self.name("level", LEVELS[number - 1])

    def head(self) -> str:
        """Mission, round, phase, danger."""
        phase = self.name("phase", self.view.phase) if self.view.phase else ""
        mission = self.name("scenario", self.view.mission)
        level = self.level(self.view.danger.level)
        return self.label("table-head", mission=mission, round=self.view.round, phase=phase, level=level)

    def goals(self) -> list[str]:
        """What is to do, and what is done."""
        return [f"{mark(goal)} {self.name('goal', goal.id)}{f' ({goal.have}/{goal.of})' if goal.of else ''}" for goal in self.view.goals]

    def hero(self, hero: HeroView) -> list[str]:
        """A dashboard in two or three lines."""
        track = "power" if hero.hunger is UNSET else "hunger"
        tracks = {name: getattr(hero, name) for name in ("health", "health_max", "actions", "actions_max", "xp")}
        tracks |= {"track": track, "value": getattr(hero, track), "most": getattr(hero, f"{track}_max")}
        line = self.label("table-hero", **tracks, next_xp=hero.next_xp or 0, level=self.level(hero.level), state=hero.state)
        where = f" · {self.name('zone', hero.zone)}" if hero.zone else ""
        where += f" · {self.label('table-ravenous')}" if hero.ravenous is True else ""
        attacks = [self.label("table-attack", weapon=self.name("weapon", attack.id), **structs.asdict(attack)) for attack in hero.attacks]
        skills = [self.name("skill", skill.id) for skill in hero.skills if skill.unlocked]
        carried = [self.name("trait", trait) for trait in hero.traits]
        if hero.bystander:
            carried.append(self.label("table-with", bystander=self.name("bystander", hero.bystander)))
        if hero.tokens:
            carried.append(self.label("table-tokens", tokens=", ".join(self.name("color", token) for token in hero.tokens)))
        mark = NOW if hero.state == "active" else " "
        parts = [" · ".join(part) for part in (attacks, skills, carried) if part]
        led = f" ({self.people[hero.seat] or self.label('player-number', number=hero.seat + 1)})" if self.people else ""
        prey = self.meals() if hero.state == "active" else []
        return [f"{mark} {self.name('hero', hero.id) + led:<10} {line}{where}", f"      {' | '.join(parts)}", *prey]

    def meals(self) -> list[str]:
        """Whom whoever acts could devour, and what it gives."""
        return [
            "      "
            + self.label(
                "table-meal",
                prey=self.name("bystander" if meal.bystander else "enemy", meal.id),
                needs=meal.needs,
                xp=meal.xp,
                first=int(meal.first),
            )
            for meal in self.view.meals
        ]

    def zones(self, ids: Sequence[str]) -> str:
        """Their names, one after the other."""
        return ", ".join(self.name("zone", zone) for zone in ids)

    def flights(self) -> list[str]:
        """Who is going to run, and where to."""
        return [
            self.label(
                "table-flees", bystander=self.name("bystander", one.bystander), zones=", ".join(self.name("zone", z) for z in one.to)
            )
            for one in self.view.flights
        ]

    def zone(self, zone: str) -> list[str]:
        """What stands in a zone, a few words each."""
        here = self.view.zones[zone]
        lines = [self.name("zone", zone, "short").upper()]
        lines += ["*" + self.name("hero", hero.id) for hero in self.view.heroes if hero.zone == zone]
        horde = [self.enemies(kind, here.enemies[kind]) for kind in here.enemies if here.enemies[kind]]
        horde += [self.name("enemy", zombie) for zombie in here.zombie_heroes]
        horde += [self.label("table-lying", enemy=self.name("enemy", zombie)) for zombie in here.lying]
        horde += [self.label("table-frozen", count=here.frozen)] if here.frozen else []
        lines += [", ".join(horde)] if horde else []
        for person in here.bystanders:
            name = self.name("bystander", person.id)
            lines.append(self.label("table-hidden", bystander=name) if person.hidden else name)
        if here.facedown:
            lines.append(self.label("table-facedown", count=here.facedown))
        lines += [
            self.label("table-spawn", number=point.number, active=int(point.active)) for point in self.view.spawns if point.zone == zone
        ]
        lines += [
            self.label("table-objective", color=self.name("color", thing.color))
            for thing in self.view.objectives
            if thing.zone == zone and not thing.taken
        ]
        return lines + self.things(zone)

    def things(self, zone: str) -> list[str]:
        """What lies there besides: Exit, Elevator, Sentinel Hand, Secret Missions, Spawn cards."""
        lines = [self.label("table-exit")] if self.view.exit == zone else []
        if self.view.cabin == zone:
            lines.append(self.label("table-cabin"))
        hand = self.view.sentinel
        if hand and hand.zone == zone:
            lines.append(self.label("table-hand", side=hand.side))
        lines += [self.name("bystander", card.id) for card in self.view.secrets if card.zone == zone]
        lines += [self.name("card", seen.card) for seen in self.view.foreseen if seen.zone == zone]
        return lines + [self.label("table-card") for place in self.view.placed if place == zone]

    def enemies(self, kind: str, count: int) -> str:
        """`1 Walker`, `3 Walkers`."""
        return self.name("enemy", kind, "one") if count == 1 else f"{count} {self.name('enemy', kind, 'plural')}"

    def doors(self) -> dict[str, str]:
        """How each opening is drawn."""
        return {edge: plan.OPEN if state.open else plan.LOCKED if state.lock else plan.CLOSED for edge, state in self.view.edges.items()}


def mark(goal: Goal) -> str:
    """Whether it is done, or can be worked on now."""
    return DONE if goal.done else NOW if goal.now else OPEN


def describe(view: View, drawing: Static, names: Text, lang: str, people: Sequence[str] = ()) -> list[Passage]:
    """The table in words."""
    return ResistanceDescriber(view, drawing, names, lang, people).passages()

"""MZ2, the senator's pass: a key for the Elevator, guards asleep upstairs, and Senator Kelly in one of four closed rooms."""

from __future__ import annotations

from stockade.engine import call
from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, xp_for_all
from stockade.games.xmen_resistance.content.missions.sleepers import stir
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.rules.spawn import draw_spawn_card, place_each
from stockade.games.xmen_resistance.state import Hero, Objective, Person, task

KELLY = "senator_kelly"


class SenatorsPass(Mission):
    """XR-MZ2."""

    id = "MZ2"
    mode = "zombie"
    minutes = 90
    difficulty = "hard"
    wanted = (KELLY,)

    def prepare(self, g: Resistance) -> None:
        """XR-MZ2-04: the senator and three others in the four closed rooms first, then the rest."""
        state = g.state
        deck = state.person_pile.deck
        deck += [card.id for card in state.facedown]
        deck.remove(KELLY)
        g.chance.shuffle(deck)
        rooms = list(self.board.special_bystanders)
        guests = [KELLY, *(deck.pop() for _ in rooms[1:])]
        g.chance.shuffle(guests)
        state.facedown = [Person(card, zone) for card, zone in zip(guests, rooms, strict=True)]
        state.facedown += [Person(deck.pop(), zone) for zone in self.board.bystanders]

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MZ2-02: in order, the key, the senator, everybody out."""
        key, dined = self.taken(g, "green"), self.dined(g)
        return [Goal("MZ2-key", key, not key), Goal("MZ2-kelly", dined, key and not dined), self.exits(g, "MZ2-exit", key and dined)]

    def dined(self, g: Resistance) -> bool:
        """Whether the senator has been devoured."""
        return KELLY in g.memo.met

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MZ2-07, -08: 5 XP for the taker of a red one, for everybody with the key."""
        if objective.color == "red":
            gain_xp(g, hero, XP, "XR-MZ2-07")
        else:
            xp_for_all(g, "XR-MZ2-08")

    def eaten(self, g: Resistance, hero: Hero, person: str) -> None:
        """XR-MZ2-11."""
        if person == KELLY:
            g.memo.met.add(KELLY)
            xp_for_all(g, "XR-MZ2-11")

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05."""
        done = self.taken(g, "green") and self.dined(g)
        return None if done else no("refused-mz2-exit", "XR-MZ2-02")

    # -- the Elevator and who sleeps upstairs ---------------------------------------------------------------------------

    def lift_refusal(self, g: Resistance) -> No | None:
        """XR-MZ2-06."""
        if self.taken(g, "green"):
            return None
        return no("refused-lift-key", "XR-MZ2-06", color="green")

    def lift_called(self, g: Resistance, shaft: str) -> None:
        """XR-MZ2-09: it does not come empty the first time."""
        if g.memo.lift == 1:
            g.next(call(draw_spawn_card, shaft, "XR-MZ2-09"))

    def hero_entered(self, g: Resistance, hero: Hero, origin: str) -> None:
        """XR-MZ2-10."""
        zones = stir(g, hero, "XR-MZ2-10")
        if zones:
            g.next(call(guards_wake, zones))

    # -- for bots -----------------------------------------------------------------------------------------------------

    def errands(self, g: Resistance) -> list[str]:
        """The key, then the senator wherever he may be."""
        state = g.state
        if not self.taken(g, "green"):
            return [objective.zone for objective in state.objectives if objective.facedown]
        if self.dined(g):
            return []
        rooms = [card.zone for card in state.facedown if card.zone in self.board.special_bystanders]
        return [person.zone for person in state.people if person.id == KELLY] or rooms

    def ahead(self, g: Resistance) -> list[str]:
        """Where the key may be, and the rooms where the senator may be."""
        state = g.state
        tokens = [] if self.taken(g, "green") else [objective.zone for objective in state.objectives if objective.facedown]
        rooms = [card.zone for card in state.facedown if card.zone in self.board.special_bystanders]
        kelly = [person.zone for person in state.people if person.id == KELLY]
        return tokens + ([] if self.dined(g) else kelly or rooms)

    def progress(self, g: Resistance) -> float:
        """The key and the senator; a room looked into is a part of the way to him."""
        closed = sum(card.zone in self.board.special_bystanders for card in g.state.facedown)
        return 0.3 * super().progress(g) + self.taken(g, "green") + 2 * self.dined(g) - 0.2 * closed


@task
async def guards_wake(g: Resistance, zones: list[str]) -> None:
    """XR-MZ2-10: one Guard in each marked zone; in short supply the players choose where."""
    await place_each(g, "guard", 1, zones, "XR-MZ2-10", "XR-MZ2-10")


MISSIONS["MZ2"] = SenatorsPass()

"""MH3, search and rescue: everybody hides underground, two old friends stand in the way, and the Elevator does not come empty."""

from __future__ import annotations

from stockade.engine import call
from stockade.games.xmen_resistance.content.missions.reward import XP
from stockade.games.xmen_resistance.content.missions.secret import hide_secrets
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import reveal_person
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import HIDDEN_BYSTANDERS, MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.rules.spawn import draw_spawn_card, spawn_champion
from stockade.games.xmen_resistance.state import Hero, Person


class SearchAndRescue(Mission):
    """XR-MH3."""

    id = "MH3"
    minutes = 75
    difficulty = "medium"
    reveals_rooms = False  # XR-MH3-11
    starts_open = ("13V.C",)  # XR-MH3-07
    removed_spawn = HIDDEN_BYSTANDERS  # XR-MH3-04

    def prepare(self, g: Resistance) -> None:
        """XR-MH3-09: both Secret Missions are among the six cards underground."""
        hide_secrets(g)

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH3-02, -03, -16: nobody left on the board, and each of the two eliminated once; in any order."""
        left, all_of_them = len(g.state.facedown) + len(g.state.people), len(self.board.bystanders)
        people = Goal("MH3-people", not left, bool(left), all_of_them - left, all_of_them)
        return [people, *(Goal(f"MH3-{foe}", fallen, not fallen) for foe, fallen in self.foes(g).items())]

    def foes(self, g: Resistance) -> dict[str, bool]:
        """Psylocke and Dark Phoenix, and whether they have been eliminated."""
        return {foe: foe in g.memo.fallen for foe in self.board.pieces}

    def fell(self, g: Resistance, hero: Hero, kind: str, number: int, zone: str) -> bool:
        """XR-MH3-16: once is enough."""
        if kind in self.board.pieces:
            g.memo.fallen.add(kind)
        return False

    def hero_entered(self, g: Resistance, hero: Hero, origin: str) -> None:
        """XR-MH3-11: who hides is found by the first Super Hero in the zone."""
        for card in [card for card in g.state.facedown if card.zone == hero.zone]:
            reveal_person(g, card)
            self.check(g)

    def secret_revealed(self, g: Resistance, card: Person) -> None:
        """XR-MH3-13, -15: a Zombie Hero at the First Spawn Point, and the card is done."""
        g.state.secrets.remove(card)
        g.state.removed.append(card.id)
        spawn_champion(g, next(point.zone for point in g.state.spawns if point.color == "first"), "XR-MH3-13")

    def rescued(self, g: Resistance, hero: Hero, person: str) -> None:
        """XR-MH3-12."""
        gain_xp(g, hero, XP, "XR-MH3-12")

    def lift_called(self, g: Resistance, shaft: str) -> None:
        """XR-MH3-14: it does not come empty the first time."""
        if g.memo.lift == 1:
            g.next(call(draw_spawn_card, shaft, "XR-MH3-14"))

    def errands(self, g: Resistance) -> list[str]:
        """Everybody in hiding, everybody found, and the two foes where they stand."""
        foes = [zombie.zone for zombie in g.state.zombies if self.foes(g).get(zombie.id) is False]
        return [*dict.fromkeys([person.zone for person in (*g.state.people, *g.state.facedown)] + foes)]

    def ahead(self, g: Resistance) -> list[str]:
        return self.errands(g)

    def progress(self, g: Resistance) -> float:
        """A card turned up is half the rescue."""
        return sum(self.foes(g).values()) - 0.5 * len(g.state.people) - len(g.state.facedown)


MISSIONS["MH3"] = SearchAndRescue()

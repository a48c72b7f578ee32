"""MH5, the evacuation: a Bystander for each Super Hero, a key, a secret passage, and sleepers upstairs."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, open_exit, xp_for_all
from stockade.games.xmen_resistance.content.missions.sleepers import disturb
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import draw_trait, gain_xp
from stockade.games.xmen_resistance.rules.mission import HIDDEN_BYSTANDERS, MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.state import Hero, Objective


class Evacuation(Mission):
    """XR-MH5."""

    id = "MH5"
    minutes = 60
    difficulty = "medium"
    removed_spawn = HIDDEN_BYSTANDERS  # XR-MH5-06
    removed_people = (*Mission.removed_people, "too_late")
    lift_rule = "XR-MH5-14"

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH5-02: a Bystander for each, key and passage, in any order; then everybody out."""
        rescued, found = self.all_rescued(g), self.found(g)
        ready = rescued and found
        return [
            Goal("MH5-people", rescued, not rescued, self.rescuers(g), len(g.state.heroes)),
            Goal("MH5-find", found, not found, self.picked(g, "blue", "green"), 2),
            self.exits(g, "MH5-exit", ready),
        ]

    def all_rescued(self, g: Resistance) -> bool:
        """Whether each Super Hero has rescued somebody."""
        return self.rescuers(g) == len(g.state.heroes)

    def rescuers(self, g: Resistance) -> int:
        """How many Super Heroes have rescued somebody."""
        return sum(hero.id in g.memo.rescuers for hero in g.state.heroes)

    def found(self, g: Resistance) -> bool:
        """Whether key and passage are found."""
        return self.taken(g, "blue") and self.taken(g, "green")

    def rescued(self, g: Resistance, hero: Hero, person: str) -> None:
        g.memo.rescuers.add(hero.id)
        self.count(g)

    def devoured(self, g: Resistance, person: str) -> None:
        self.count(g)

    def count(self, g: Resistance) -> None:
        """XR-MH5-03, -04: lost as soon as too few Bystanders are left for those who have none."""
        if self.without(g) > len(g.state.people) + len(g.state.facedown):
            self.lose(g, "XR-MH5-03")

    def without(self, g: Resistance) -> int:
        """How many Super Heroes on the board have no Bystander card."""
        return sum(not hero.bystander for hero in g.on_board())

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-MH5-02, -05: after everything else, and with a Bystander."""
        if not self.all_rescued(g) or not self.found(g):
            return no("refused-mh5-exit", "XR-MH5-02")
        return None if hero.bystander else no("refused-mh5-alone", "XR-MH5-05")

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH5-11..13: supplies for the taker, or a find for everybody; the passage is the way out."""
        if objective.color == "green":
            open_exit(g, objective.zone, "XR-MH5-13")
        if objective.color == "red":
            gain_xp(g, hero, XP, "XR-MH5-11")
            await draw_trait(g, hero, "XR-MH5-11")
        else:
            xp_for_all(g, "XR-MH5-12")

    def hero_entered(self, g: Resistance, hero: Hero, origin: str) -> None:
        """XR-MH5-10: the first step into a dormitory may wake the sleepers of that tile."""
        disturb(g, hero, "XR-MH5-10")

    def errands(self, g: Resistance) -> list[str]:
        """Somebody to rescue while a hero has nobody, and every token until key and passage are found."""
        people = [person.zone for person in (*g.state.people, *g.state.facedown)] if self.without(g) else []
        tokens = [] if self.found(g) else [objective.zone for objective in g.state.objectives if objective.facedown]
        return [*dict.fromkeys(people + tokens)]

    def ahead(self, g: Resistance) -> list[str]:
        return self.errands(g)

    def progress(self, g: Resistance) -> float:
        """Bystanders in hand count like the two tokens."""
        found = self.taken(g, "blue") + self.taken(g, "green")
        tokens = sum(bool(objective.taker) for objective in g.state.objectives)
        return 0.1 * tokens + 0.9 * found + sum(bool(hero.bystander) for hero in g.state.heroes)


MISSIONS["MH5"] = Evacuation()

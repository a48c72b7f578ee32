"""MZ4, gym class: two secrets among eight people in hiding, and Colossus, who gets faster with each and never stays away."""

from __future__ import annotations

from stockade.engine import call
from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, wake
from stockade.games.xmen_resistance.content.missions.secret import hide_secrets
from stockade.games.xmen_resistance.facts import SECRETS
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import reveal_person
from stockade.games.xmen_resistance.rules.enemy import carry_out
from stockade.games.xmen_resistance.rules.enemy_move import plan_moves
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.rules.spawn import draw_spawn_card
from stockade.games.xmen_resistance.state import Hero, Person, Zombie, task

COLOSSUS = "colossus"


class GymClass(Mission):
    """XR-MZ4."""

    id = "MZ4"
    mode = "zombie"
    minutes = 60
    difficulty = "hard"
    reveals_rooms = False  # XR-MZ4-10

    def prepare(self, g: Resistance) -> None:
        """XR-MZ4-04: both Secret Missions are among the eight cards."""
        hide_secrets(g)

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MZ4-02: both secrets, then everybody out."""
        taken = self.secrets(g)
        done = taken == len(SECRETS)
        return [Goal("MZ4-secrets", done, not done, taken, len(SECRETS)), self.exits(g, "MZ4-exit", done)]

    def secrets(self, g: Resistance) -> int:
        """How many Secret Mission cards have been taken."""
        return sum(card in g.state.removed for card in SECRETS)

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05."""
        done = self.secrets(g) == len(SECRETS)
        return None if done else no("refused-mz4-exit", "XR-MZ4-02")

    def hero_entered(self, g: Resistance, hero: Hero, origin: str) -> None:
        """XR-MZ4-10: who hides is found by the first Zombie Hero in the zone."""
        for card in [card for card in g.state.facedown if card.zone == hero.zone]:
            reveal_person(g, card)

    def eaten(self, g: Resistance, hero: Hero, person: str) -> None:
        """XR-MZ4-06."""
        gain_xp(g, hero, XP, "XR-MZ4-06")

    # -- Colossus -------------------------------------------------------------------------------------------------------

    def secret_revealed(self, g: Resistance, card: Person) -> None:
        """XR-MZ4-11: the second one wakes the blue Spawn Point, which draws at once, and brings Colossus to the Exit."""
        g.memo.revealed += 1
        if g.memo.revealed == len(SECRETS):
            wake(g, "blue", "XR-MZ4-11")
            blue = [point.zone for point in g.state.spawns if point.color == "blue"]
            g.next(*(call(draw_spawn_card, zone, "XR-MZ4-11") for zone in blue), call(colossus_to_exit))

    def banishes(self, g: Resistance, kind: str) -> bool:
        """XR-MZ4-12: his card never joins the Super Hero deck."""
        return kind == COLOSSUS

    def enemy_phase_over(self, g: Resistance) -> None:
        """XR-MZ4-07..09."""
        moves = g.memo.revealed
        if not moves:
            return
        if g.zombie(COLOSSUS) is None:
            bring(g, next(point.zone for point in g.state.spawns if point.color == "first"), "XR-MZ4-08")
        else:
            g.next(*[call(colossus_hurries)] * moves)

    # -- for bots -----------------------------------------------------------------------------------------------------

    def errands(self, g: Resistance) -> list[str]:
        """A secret in sight, else somebody in hiding; where Colossus is, only when nothing else is left: nobody can feed beside
        him, nor get away."""
        if self.secrets(g) == len(SECRETS):
            return []
        zones = [card.zone for card in g.state.secrets] or [card.zone for card in g.state.facedown]
        return [zone for zone in zones if not g.zombies_in(zone)] or zones

    def ahead(self, g: Resistance) -> list[str]:
        """Everybody in hiding, until both secrets are taken."""
        done = self.secrets(g) == len(SECRETS)
        return [] if done else [card.zone for card in (*g.state.secrets, *g.state.facedown)]

    def progress(self, g: Resistance) -> float:
        """Secrets taken, secrets seen, places looked into."""
        return self.secrets(g) + 0.3 * len(g.state.secrets) - 0.1 * len(g.state.facedown)


def bring(g: Resistance, zone: str, rule: str) -> None:
    """Colossus stands there now, wherever he was."""
    zombie = g.zombie(COLOSSUS)
    if zombie is None:
        g.state.removed.remove(COLOSSUS)
        g.state.zombies.append(Zombie(COLOSSUS, zone))
    else:
        zombie.zone = zone
    g.emit("enemies.spawned", rule, enemy=COLOSSUS, count=1, zone=zone)


@task
async def colossus_to_exit(g: Resistance) -> None:
    """XR-MZ4-11, -12."""
    bring(g, g.state.exit, "XR-MZ4-12")


@task
async def colossus_hurries(g: Resistance) -> None:
    """XR-MZ4-07, -13: one Move by the rules for Enemies, and none away from a Zombie Hero."""
    zombie = g.zombie(COLOSSUS)
    if zombie is not None and not any(g.prey_in(zombie.zone)):
        steps = await plan_moves(g, [[zombie.zone, COLOSSUS, 1, 0]])
        for step in steps:
            step.rule = "XR-MZ4-07"
        await carry_out(g, steps)


MISSIONS["MZ4"] = GymClass()

"""MH9, house of the dead: six old friends hide behind fourteen doors, no floor ever sleeps, and everybody has to reach Red."""

from __future__ import annotations

from stockade.engine import Option, call
from stockade.games.xmen_resistance.content.missions.reward import XP, xp_for_all
from stockade.games.xmen_resistance.content.missions.sleepers import disturb
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import reveal_people
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.rules.spawn import CARDS, resolve
from stockade.games.xmen_resistance.state import Hero, Objective, Person, task

ZOMBIE_CARDS = [card.id for card in CARDS.values() if card.kind == "zombie_hero"]
RED = 3
RED_XP = 43


class HouseOfTheDead(Mission):
    """XR-MH9."""

    id = "MH9"
    minutes = 120
    difficulty = "hard"
    always_awake = True  # XR-MH9-12

    def prepare(self, g: Resistance) -> None:
        """XR-MH9-03: the six Zombie Hero cards and as many others as it takes, shuffled, one on each marked zone."""
        deck = g.state.spawn_pile.deck
        zones = self.board.spawn_cards
        for card in ZOMBIE_CARDS:
            deck.remove(card)
        cards = [*ZOMBIE_CARDS, *(deck.pop() for _ in range(len(zones) - len(ZOMBIE_CARDS)))]
        g.chance.shuffle(cards)
        g.state.placed = [Person(card, zone) for card, zone in zip(cards, zones, strict=True)]

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH9-02, -13: the six of the Zombie Hero deck, and everybody at Red, in any order."""
        state = g.state
        clear = not state.zombies and not state.zombie_pile.deck
        red = all(hero.level >= RED for hero in state.heroes)
        return [
            Goal("MH9-heroes", clear, not clear, len(ZOMBIE_CARDS) - len(state.zombies) - len(state.zombie_pile.deck), len(ZOMBIE_CARDS)),
            Goal("MH9-red", red, not red, sum(hero.level >= RED for hero in state.heroes), len(state.heroes)),
        ]

    def brings_out(self, g: Resistance, zones: list[str]) -> bool:
        """XR-MH9-10, -15: the cards lying there instead of a draw for each symbol; then the Bystanders."""
        marked = [card.zone for card in g.state.placed if card.zone in zones]
        g.next(call(turn_up, marked), call(reveal_people, zones))
        return True

    def hero_entered(self, g: Resistance, hero: Hero, origin: str) -> None:
        """XR-MH9-07."""
        disturb(g, hero, "XR-MH9-07")

    def rescued(self, g: Resistance, hero: Hero, person: str) -> None:
        """XR-MH9-08."""
        gain_xp(g, hero, XP, "XR-MH9-08")

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH9-09."""
        xp_for_all(g, "XR-MH9-09")

    def errands(self, g: Resistance) -> list[str]:
        """Zombie Heroes where they stand, Objectives and Bystanders for the XP, then the rooms that are still closed."""
        state = g.state
        found = [zombie.zone for zombie in state.zombies] + super().errands(g) + [person.zone for person in state.people]
        return [*dict.fromkeys(found)] or [card.zone for card in state.placed]

    def ahead(self, g: Resistance) -> list[str]:
        """Every closed room as well as what is known."""
        return [*dict.fromkeys([*(zombie.zone for zombie in g.state.zombies), *super().ahead(g), *(card.zone for card in g.state.placed)])]

    def progress(self, g: Resistance) -> float:
        """Zombie Heroes eliminated, rooms seen, and the way to Red, which takes a whole game."""
        xp = sum(hero.xp for hero in g.state.heroes) / RED_XP
        return 0.5 * super().progress(g) + len(g.state.zombie_pile.discards) - 0.2 * len(g.state.placed) + 2 * xp


@task
async def turn_up(g: Resistance, zones: list[str]) -> None:
    """XR-MH9-10, -11: one card after another in the players' order; a Zombie Hero's leaves the game, the others are discarded."""
    if not zones:
        return
    options = [Option(f"zone:{zone}", "option-zone", {"zone": zone}, zone) for zone in zones]
    zone: str = await g.group_ask("prompt-spawn-order", options, "XR-BUILD-05")
    g.next(call(turn_up, [other for other in zones if other != zone]))
    lying = next(card for card in g.state.placed if card.zone == zone)
    g.state.placed.remove(lying)
    g.reveal()
    card = CARDS[lying.id]
    used = g.state.removed if card.kind == "zombie_hero" else g.state.spawn_pile.discards
    await resolve(g, card, zone, "XR-MH9-10", used)


MISSIONS["MH9"] = HouseOfTheDead()

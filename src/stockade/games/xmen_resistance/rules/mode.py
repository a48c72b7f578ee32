"""What a mode can change: whose pieces the players lead, who the Enemies are, what they want, what Bystanders do, which decks there are.

Each of the two is a module beside this one, registered here by id; a mission names its own. Everything else is the same game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from stockade.games.xmen_resistance import facts

if TYPE_CHECKING:
    from stockade.games.xmen_resistance.facts import SpawnCard
    from stockade.games.xmen_resistance.play import Resistance
    from stockade.games.xmen_resistance.rules.combat import Attack
    from stockade.games.xmen_resistance.state import Hero, Person

MODES: dict[str, Mode] = {}
ModeId = Literal["hero", "zombie"]


class Mode:
    """One half of the box, and one method for each thing that is different in it."""

    id: ModeId
    team: tuple[str, ...] = ()  # whom the players lead, in the order in which a table is filled
    champion = ""  # what Spawn cards call the named Enemies
    charge = ""  # what the Special Action of the tough ones is called
    verbs: tuple[str, ...] = ()  # Actions that only this mode has
    hunts_people = False  # whether Enemies go for Bystanders as well
    loses_people = False  # whether Bystanders on a level without heroes are lost
    orders_people = False  # whether it matters which Bystander acts first
    card = ""  # how the abilities of Bystander cards are declared: `bystander` or `meal`
    mirror: dict[str, str] = {}

    def __init__(self) -> None:
        self.heroes = facts.heroes(self.id)
        self.enemies = facts.enemies(self.id)
        self.horde = facts.horde(self.id)
        self.priority = (self.horde[1], self.horde[0], self.horde[2])  # XR-COMBAT-07, XR-ZMODE-19
        self.champions = facts.champions(self.id)
        self.spawn_cards = facts.spawn_cards(self.id)
        self.traits = facts.traits(self.id)
        self.people = facts.people(self.id)

    def cite(self, rule: str) -> str:
        """That rule, or the one of this mode in its place."""
        return self.mirror.get(rule, rule)

    def xp_rule(self, kind: str) -> str:
        """Why that kind of Enemy gives XP."""
        raise NotImplementedError

    # -- the heroes' track and turn -------------------------------------------------------------------------------------

    def dawn(self, g: Resistance, hero: Hero) -> None:
        """The track of that dashboard at the start of the Player Phase."""
        raise NotImplementedError

    def ravenous(self, hero: Hero) -> bool:
        """Whether only Move and Devour Actions can be chosen."""
        return False

    async def turn_over(self, g: Resistance, hero: Hero) -> None:
        """The end of that hero's turn, for whoever is still on the board."""

    # -- attacks --------------------------------------------------------------------------------------------------------

    async def stakes(self, g: Resistance, hero: Hero, shot: Attack, fixed: bool) -> None:
        """What the attacker adds before the roll: cards, and dice unless their number is `fixed`."""
        raise NotImplementedError

    def bonus_dice(self, hero: Hero, shot: Attack) -> int:
        """Dice that come by themselves at the moment of rolling."""
        return 0

    async def bite(self, g: Resistance, hero: Hero, shot: Attack, target: str) -> None:
        """A Devour has enough hits for that Enemy or Bystander."""
        raise NotImplementedError

    async def struck(self, g: Resistance, hero: Hero, shot: Attack) -> None:
        """After the hits, before anything answers to them."""

    def fell(self, g: Resistance, hero: Hero, kind: str, zone: str, devoured: bool) -> bool:
        """An Enemy would be eliminated: True when something else becomes of it."""
        return False

    # -- Bystanders and Spawn cards -------------------------------------------------------------------------------------

    def next_zones(self, g: Resistance, person: Person) -> list[str]:
        """Where that Bystander may go with its Activation; none when it stays."""
        raise NotImplementedError

    def person_drawn(self, g: Resistance, card: SpawnCard, zone: str) -> None:
        """A Spawn card brings a Bystander to the zone."""
        raise NotImplementedError

    def trampled(self, g: Resistance, hero: Hero, before: list[str]) -> None:
        """A Special Action card sent Enemies into the hero's zone; it has already done so to those `before`."""
        raise NotImplementedError

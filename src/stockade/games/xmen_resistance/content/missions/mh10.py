"""MH10, nothing stops him: Juggernaut gets up again until the Sentinel Hand, two power cells and Bolivar Trask come together."""

from __future__ import annotations

from stockade.engine import Task
from stockade.engine.event import Arg
from stockade.engine.verdict import Menu, No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, xp_for_all
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.rules.spawn import place
from stockade.games.xmen_resistance.state import Hand, Hero, Objective, Person, SpawnPoint

JUGGERNAUT = "juggernaut"
TRASK = "bolivar_trask"
CELLS = ("blue", "green")
FINISH = "mission-finish"
FINISH_RANGE = 1
REINFORCEMENTS = 3


class Unstoppable(Mission):
    """XR-MH10."""

    id = "MH10"
    minutes = 120
    difficulty = "hard"
    wanted = (TRASK,)

    def prepare(self, g: Resistance) -> None:
        """XR-MH10-05: Trask and another card on the two outer symbols first, then the rest."""
        state = g.state
        deck = state.person_pile.deck
        deck += [card.id for card in state.facedown]
        deck.remove(TRASK)
        g.chance.shuffle(deck)
        pair = [TRASK, deck.pop()]
        g.chance.shuffle(pair)
        state.facedown = [Person(card, zone) for card, zone in zip(pair, self.board.special_bystanders, strict=True)]
        state.facedown += [Person(deck.pop(), zone) for zone in self.board.bystanders]

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH10-03: the cells and Trask in any order, then Juggernaut for good."""
        cells, trask = all(self.taken(g, cell) for cell in CELLS), TRASK in g.memo.met
        gone = g.zombie(JUGGERNAUT) is None
        return [
            Goal("MH10-cells", cells, not cells, self.picked(g, *CELLS), len(CELLS)),
            Goal("MH10-trask", trask, not trask),
            Goal("MH10-juggernaut", gone, cells and trask and not gone),
        ]

    # -- Juggernaut ---------------------------------------------------------------------------------------------------

    def fell(self, g: Resistance, hero: Hero, kind: str, number: int, zone: str) -> bool:
        """XR-MH10-08, -10: he is only laid down, and nobody gains XP."""
        zombie = g.zombie(kind)
        if kind != JUGGERNAUT or zombie is None:
            return False
        zombie.lying = True
        g.memo.rises = g.state.round + (g.state.phase != "heroes")  # XR-MH10-09: the round whose Enemy Phase is the next one
        g.emit("enemy.laid", "XR-MH10-08", enemy=kind, zone=zone, hero=hero.id)
        return True

    def enemy_phase_over(self, g: Resistance) -> None:
        """XR-MH10-09."""
        zombie = g.zombie(JUGGERNAUT)
        if zombie is not None and zombie.lying and g.state.round >= g.memo.rises:
            zombie.lying = False
            g.emit("enemy.rises", "XR-MH10-09", enemy=JUGGERNAUT, zone=zombie.zone)

    # -- the Sentinel Hand --------------------------------------------------------------------------------------------

    def hand(self, g: Resistance) -> Hand:
        """It never leaves the board (XR-MH10-19)."""
        assert g.state.hand is not None
        return g.state.hand

    def hand_works(self, g: Resistance) -> bool:
        """XR-MH10-11, -19: only while it is charged, so it is never thrown."""
        return self.hand(g).side == "charged"

    def carries(self, g: Resistance) -> str:
        """XR-MH10-15: from the first charge on."""
        return "XR-MH10-15" if g.memo.charged else ""

    def gather(self, g: Resistance) -> None:
        """XR-MH10-14, -19: charged at the moment when the last of the three comes to it; after a blast they have to come together anew."""
        hand = self.hand(g)
        here = g.heroes_in(hand.zone)
        together = all(any(holds(hero, thing) for hero in here) for thing in (*CELLS, TRASK))
        before, g.memo.together = g.memo.together, int(together)
        if together and not before and hand.side == "spent":
            hand.side = "charged"
            g.memo.charged = 1
            g.emit("hand.charged", "XR-MH10-14", zone=hand.zone)

    def hero_entered(self, g: Resistance, hero: Hero, origin: str) -> None:
        self.gather(g)

    def rescued(self, g: Resistance, hero: Hero, person: str) -> None:
        """XR-MH10-03: to have rescued Trask once is enough for the objective; whoever keeps his card brings him to the Hand."""
        if person == TRASK:
            g.memo.met.add(TRASK)
        self.gather(g)

    def devoured(self, g: Resistance, person: str) -> None:
        """XR-MH10-17: a sacrificed Trask is with nobody any more."""
        self.gather(g)

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH10-12, -13: a red one is worth 5 XP to its taker, a cell to everybody, and the taker keeps it."""
        if objective.color == "red":
            gain_xp(g, hero, XP, "XR-MH10-12")
            return
        hero.tokens.append(objective.color)
        xp_for_all(g, "XR-MH10-13")
        self.gather(g)

    # -- the finishing blow -------------------------------------------------------------------------------------------

    def actions(self, g: Resistance, hero: Hero, menu: Menu, busy: No | None) -> None:
        """XR-MH10-16, -20: with the charged Hand, on Juggernaut in sight at Range 0 to 1, standing or lying."""
        zombie = g.zombie(JUGGERNAUT)
        if zombie is not None:
            why = self.no_finish(g, hero, zombie.zone) or busy
            args: dict[str, Arg] = {"enemy": JUGGERNAUT, "zone": zombie.zone}
            menu.add(why, FINISH, "option-finish", args, (FINISH, zombie.zone), rule="XR-MH10-16")

    def no_finish(self, g: Resistance, hero: Hero, zone: str) -> No | None:
        """What is missing for it."""
        hand = self.hand(g)
        if hand.side != "charged":
            return no("refused-hand-spent", "XR-MH10-11")
        if hand.zone != hero.zone:
            return no("refused-hand-elsewhere", "XR-MH10-16", zone=hand.zone)
        return None if g.within(hero.zone, zone, FINISH_RANGE) else no("refused-finish-far", "XR-MH10-20")

    async def perform(self, g: Resistance, hero: Hero, verb: str, what: str) -> None:
        """XR-MH10-16: no roll; he and his card leave the game."""
        zombie = g.zombie(JUGGERNAUT)
        assert zombie is not None
        g.state.zombies.remove(zombie)
        g.state.removed.append(JUGGERNAUT)
        g.emit("enemy.fell", "XR-MH10-16", enemy=JUGGERNAUT, count=1, zone=what, hero=hero.id)
        gain_xp(g, hero, g.toughness(JUGGERNAUT), "XR-XP-02")
        self.check(g)

    # -- the Elevator -------------------------------------------------------------------------------------------------

    def draws_instead(self, g: Resistance, point: SpawnPoint) -> list[Task] | None:
        """XR-MH10-18: the blue Spawn Point never draws."""
        return [] if point.color == "blue" else None

    async def end_phase(self, g: Resistance) -> None:
        """XR-MH10-18: it brings Walkers in the End Phase."""
        for point in g.state.spawns:
            if point.color == "blue" and point.active:
                place(g, "walker", REINFORCEMENTS, point.zone, "XR-MH10-18")

    # -- for bots -----------------------------------------------------------------------------------------------------

    def errands(self, g: Resistance) -> list[str]:
        """Cells and Trask first, then everybody who holds one to the Hand, then the Hand to Juggernaut."""
        state, hand, zombie = g.state, self.hand(g), g.zombie(JUGGERNAUT)
        if hand.side == "charged" and zombie is not None:
            return [zombie.zone]
        if not all(self.taken(g, cell) for cell in CELLS):
            found = [objective.zone for objective in state.objectives if objective.facedown]
        else:
            found = []
        if not any(hero.bystander == TRASK for hero in g.on_board()):
            lying = [card.zone for card in state.facedown if card.zone in self.board.special_bystanders]
            found += [person.zone for person in state.people if person.id == TRASK] or lying
        return found or [hand.zone]

    def fit(self, g: Resistance, hero: Hero, zone: str) -> bool:
        """Who holds something has to come to the Hand; who stands beside it brings it to Juggernaut."""
        hand = self.hand(g)
        if hand.side == "charged":
            return hero.zone == hand.zone
        return zone != hand.zone or (hero.zone != zone and any(holds(hero, thing) for thing in (*CELLS, TRASK)))

    def ahead(self, g: Resistance) -> list[str]:
        """What is missing, the Hand, and Juggernaut."""
        hand, zombie = self.hand(g), g.zombie(JUGGERNAUT)
        found = [] if hand.side == "charged" else [zone for zone in self.errands(g) if zone != hand.zone] + [hand.zone]
        return found + ([zombie.zone] if zombie is not None else [])

    def progress(self, g: Resistance) -> float:
        """The charged Hand is worth most where it can reach him."""
        hand, zombie = self.hand(g), g.zombie(JUGGERNAUT)
        score = super().progress(g) + 2 * any(hero.bystander == TRASK for hero in g.state.heroes)
        if hand.side == "charged" and zombie is not None:
            score += 3 - 0.1 * g.ways.distances(hand.zone).get(zombie.zone, 20)
        return score


def holds(hero: Hero, thing: str) -> bool:
    """Whether the hero has that cell, or Trask's card."""
    return thing in hero.tokens or hero.bystander == thing


MISSIONS["MH10"] = Unstoppable()

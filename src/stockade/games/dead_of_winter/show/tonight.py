"""What is sure about the coming night as things stand: what it eats, brings and costs, gate by gate; everybody sees all of it.

It counts what the rules do by themselves if nothing more is done: frostbite of those whose turn is still to come, hunger, waste, a crisis
that has too few cards whatever they are, and entrances that are overrun. What else a crisis does, noise and promises of crossroads cards
come on top.
"""

from __future__ import annotations

from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words.board import Morale
from stockade.games.dead_of_winter.facts import ACTIONS, CRISES, ENTRANCE_ROOM, ENTRANCES, SPOTS, SURPLUS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.death import influence
from stockade.games.dead_of_winter.show.shapes import Tonight
from stockade.games.dead_of_winter.state import Survivor

CRISIS_MORALE = {crisis.id: -sum(one.n for one in crisis.fail if isinstance(one, Morale)) for crisis in CRISES.values()}
"""What each crisis costs in morale when it strikes, besides whatever else it does."""


def tonight(g: Winter) -> Tonight:
    """DW-TURN-02, DW-PAY, DW-WASTE, DW-CRISIS-07, DW-ZOMB: as things stand."""
    return Night(g).told()


def lost(g: Winter, night: Tonight) -> int:
    """Morale that goes before the next round, whatever else the crisis and crossroads cards do to those who would fall at the gates."""
    state = g.state
    loss = night.frost + night.hunger + night.waste + night.crisis
    lifted = bool(state.later) or len(state.given) >= len(g.colonists) + SURPLUS  # morale may rise between the two
    exiles = any(player.exiled for player in state.players)  # whose deaths cost nothing and make room at a gate
    return loss if lifted or exiles else loss + night.fallen


class Night:
    """The people as they are then."""

    def __init__(self, g: Winter) -> None:
        self.g = g
        self.there = [g.at(place) for place in range(len(SPOTS))]
        self.newcomers = 0  # replacements at the colony: nobody knows who they are
        self.helpless = g.state.helpless
        self.fallen = 0
        self.frost = self.frostbitten()

    def told(self) -> Tonight:
        """Step by step, in their order; counts of zombies are taken before the first of a batch arrives (DW-ZOMB-17)."""
        g, state = self.g, self.g.state
        food = -(-self.at_colony() // ACTIONS["eaters_per_food"])
        hunger = state.starvation + 1 if state.food < food else 0
        crisis = CRISIS_MORALE[state.crisis] if state.crisis and len(state.given) < len(g.colonists) else 0
        zombies = {PLACES[COLONY]: -(-self.at_colony() // ACTIONS["survivors_per_zombie"])}
        overrun = self.arrive(COLONY, zombies[PLACES[COLONY]])
        counts = [len(self.there[place]) for place in range(len(SPOTS))]
        for place in range(COLONY + 1, len(SPOTS)):
            zombies[PLACES[place]] = counts[place]
            overrun |= self.arrive(place, counts[place])
        night = Tonight(
            food=food,
            hunger=hunger,
            waste=len(state.waste) // ACTIONS["waste_per_morale"],
            zombies=zombies,
            overrun=overrun,
            fallen=self.fallen,
            crisis=crisis,
            frost=self.frost,
            ends=False,
        )
        night.ends = lost(g, night) >= state.morale
        return night

    def at_colony(self) -> int:
        """Everybody who eats there."""
        return len(self.there[COLONY]) + self.newcomers + self.helpless

    def frostbitten(self) -> int:
        """DW-TURN-02: morale lost at the start of turns that are still to come in this round."""
        g = self.g
        order = g.clockwise(g.first_player)
        if g.state.phase != "players" or g.state.turn.seat not in order:
            return 0
        lost = 0
        for seat in order[order.index(g.state.turn.seat) + 1 :]:
            bitten = [one for one in g.group(seat) if one.frost and g.wounds(one) + 1 >= g.limit(one)]
            for survivor in sorted(bitten, key=influence):
                lost += self.dies(survivor)
        return lost

    def dies(self, survivor: Survivor) -> int:
        """Morale it costs (DW-DEATH-01, -03); whoever has nobody left gets a replacement, who comes to the colony (DW-DEATH-09)."""
        g = self.g
        self.there[survivor.place].remove(survivor)
        alone = not any(one.seat == survivor.seat for group in self.there for one in group)
        if alone and not g.exiled(survivor) and g.state.survivor_deck and "elimination" not in g.state.rules:
            self.newcomers += self.at_colony() < SPOTS[COLONY].spaces
        return int(not g.exiled(survivor))

    def arrive(self, place: int, count: int) -> dict[str, list[str]]:
        """DW-ZOMB-02..09: one by one round the entrances; those that are overrun, and whom it costs ("": somebody, or nobody)."""
        g, gates = self.g, SPOTS[place].entrances
        zombies = {gate: g.state.zombies[gate] for gate in gates}
        barricades = {gate: g.state.barricades[gate] for gate in gates}
        found: dict[str, list[str]] = {}
        for number in range(count):
            gate = gates[number % len(gates)]
            if zombies[gate] + barricades[gate] < ENTRANCE_ROOM[gate]:
                zombies[gate] += 1
            elif barricades[gate]:
                barricades[gate] -= 1
            else:
                found.setdefault(ENTRANCES[gate], []).append(self.falls(place))
        return found

    def falls(self, place: int) -> str:
        """DW-ZOMB-07, -08: whoever has the lowest influence there, else somebody helpless at the colony."""
        there = self.there[place]
        if place == COLONY and self.newcomers:  # perhaps one of them
            if len(there) + self.newcomers + self.helpless > 0:
                self.fallen += 1
                self.newcomers -= 1
            return ""
        if there:
            victim = self.g.lowest(there)
            self.fallen += self.dies(victim)
            return victim.id
        if place == COLONY and self.helpless:
            self.helpless -= 1
            self.fallen += 1
        return ""

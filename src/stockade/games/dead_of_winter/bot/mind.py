"""A seat that thinks about its turn: what the board, a search or a move is worth to it, by its own cards and what lies open."""

from __future__ import annotations

from stockade.games.dead_of_winter.bot import outlook, price, victims
from stockade.games.dead_of_winter.effects.check import holds
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.effects.words.base import Word
from stockade.games.dead_of_winter.facts import CARDS, OUTSIDE, SPOTS, SURVIVORS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aims
from stockade.games.dead_of_winter.rules.move import destinations, needs_roll
from stockade.games.dead_of_winter.rules.search import bonuses
from stockade.games.dead_of_winter.state import Survivor

NEVER = -99.0
ROUTINE = 0.5  # what is done when nothing is urgent
WANTED = 3.0  # a zombie, a wound or waste less where one's own objective asks for it
PATIENT = 0.7  # how much a betrayer who is not ready cares about the colony: its fall would come too early
DOOMED = 0.3  # of the risk, for a survivor whom one's own objective does not want
RID = -0.6  # the same for a betrayer, who is looking for a way to lose that one
BAIT = 1.3  # of an overrun that costs a betrayer nobody but who is to go
SECOND = 0.25  # for the second searcher of a group
AWAY = 0.8  # one mouth less at the colony
FUTURE = 0.75  # a searcher outside goes on searching in rounds to come


class Mind:
    """One seat in one turn; what it wants is worked out once."""

    def __init__(self, g: Winter, seat: int) -> None:
        self.g, self.seat = g, seat
        self.exiled = g.player(seat).exiled
        self.traitor = outlook.betrays(g, seat)
        self.done = self.traitor and outlook.ready(g, seat)
        self.strikes = self.traitor and outlook.kills_to_go(g, seat) <= g.state.morale
        self.left = g.unused(seat)
        self.worth = price.symbol_worth(g, seat)
        self.walls = not (self.exiled or self.traitor) and any(isinstance(check, when.Barricades | when.Zombies) for check in g.side.goal)
        self._finds: dict[int, float] = {}
        self.struck = outlook.strikes(g)
        self.ahead = outlook.siege(g, self.struck)
        self.rid = victims.unwanted(g, seat, self.done)
        self.loss = [self.loss_at(COLONY)] * 6 + [self.loss_at(place) for place in OUTSIDE]
        self.now = self.board()
        self.own: dict[type[Word], when.Condition] = {type(check): check for _, _, check in aims(g, seat)}
        self.care = 0.0 if self.exiled else -0.5 if self.done else PATIENT if self.traitor else 1.0  # about the colony

    # -- the board ----------------------------------------------------------------------------------------------------

    def board(self) -> float:
        """The board as the colony sees it; who does not belong to it looks at where its own people are, or at who is to go."""
        g = self.g
        if not (self.exiled or self.done or self.rid):
            return -outlook.peril(g, self.struck) if self.traitor else outlook.board(g, self.struck)
        ahead = outlook.siege(g, self.struck)
        zombies, walls = g.state.zombies, g.state.barricades
        if not (self.exiled or self.done):
            bait = [place for place in OUTSIDE if self.loss_at(place) < 0]
            lost = sum(outlook.gate_cost(ahead, place + 5, zombies[place + 5], walls[place + 5], outlook.LOSS) for place in bait)
            return (-outlook.peril(g, self.struck) if self.traitor else outlook.board(g, self.struck)) + BAIT * lost
        mine = [place for place in OUTSIDE if self.loss_at(place)]
        return -sum(outlook.gate_cost(ahead, place + 5, zombies[place + 5], walls[place + 5], outlook.LOSS) for place in mine)

    def loss_at(self, place: int) -> float:
        """What an overrun of that place costs this seat: less than nothing where it gets rid of somebody."""
        g = self.g
        here = g.at(place)
        if self.exiled or self.done:
            mine = place != COLONY and any(one.seat == self.seat and one.id not in self.rid for one in here)
            return outlook.LOSS if mine else 0.0
        if place == COLONY:
            return outlook.inside_loss(g)
        victim = g.lowest(here) if here else None
        return outlook.LOSS * (1.0 - BAIT if self.traitor and victim is not None and victim.id in self.rid else 1.0)

    def gain(self, pile: list[int], gate: int, by: int, goal: float | None = None) -> float:
        """How much better the board is with one zombie or barricade more or fewer there; `goal` is its part as it stands."""
        before = self.gate_worth(gate) + (self.goal() if goal is None else goal)
        pile[gate] += by
        after = self.gate_worth(gate) + self.goal()
        pile[gate] -= by
        return after - before

    def gate_worth(self, gate: int) -> float:
        """What the overruns of one entrance cost, to those who care."""
        state = self.g.state
        cost = outlook.gate_cost(self.ahead, gate, state.zombies[gate], state.barricades[gate], self.loss[gate])
        return -cost - 0.05 * state.zombies[gate]

    def goal(self) -> float:
        """The main objective's part of the board."""
        return outlook.goal_board(self.g) if self.walls else 0.0

    def best_kill(self, place: int) -> tuple[float, int]:
        """The zombie whose death helps most, and what that is worth."""
        g = self.g
        now = self.goal()
        found = [(self.gain(g.state.zombies, gate, -1, now), -gate) for gate in g.infested(place)]
        gain, gate = max(found, default=(NEVER, 0))
        have, need = price.goal_amount(g, when.Counter)
        if have < need and not self.traitor:
            gain += 0.5 * outlook.SAMPLE
        if place == COLONY and self.over(when.Zombies):
            gain += WANTED
        return gain, -gate

    def best_wall(self, place: int) -> tuple[float, int]:
        """The entrance where a barricade helps most."""
        g = self.g
        now = self.goal()
        found = [(self.gain(g.state.barricades, gate, 1, now), -gate) for gate in g.empty_at(place)]
        gain, gate = max(found, default=(NEVER, 0))
        return gain, -gate

    def best_lure(self, to: int) -> tuple[float, int, list[tuple[int, int]]]:
        """From where to lure zombies to that place: what it is worth, the place, and which zombies go where."""
        g = self.g
        best: tuple[float, int, list[tuple[int, int]]] = (NEVER, -1, [])
        for source in range(len(SPOTS)):
            if source == to or not g.zombies_at(source):
                continue
            moves: list[tuple[int, int]] = []
            score = 0.0
            saved = list(g.state.zombies)
            for _ in range(2):
                gates, goals = g.infested(source), g.empty_at(to)
                if not gates or not goals:
                    break
                now = self.goal()
                out, gate = max((self.gain(g.state.zombies, one, -1, now), one) for one in gates)
                into, goal = max((self.gain(g.state.zombies, one, 1, now), one) for one in goals)
                after = score + out + into
                if after <= score:
                    break
                score = after
                moves.append((gate, goal))
                g.state.zombies[gate] -= 1
                g.state.zombies[goal] += 1
            g.state.zombies[:] = saved
            if score > best[0] and moves:
                best = score, source, moves
        return best

    # -- one's own objective --------------------------------------------------------------------------------------------

    def over(self, what: type[when.Count]) -> bool:
        """Whether there is more of something than one's own objective allows."""
        check = self.own.get(what)
        return isinstance(check, when.Count) and check.max is not None and not holds(self.g, Cause(self.seat, ""), check)

    def unwanted(self, survivor: Survivor) -> bool:
        """Whether the seat's own objective wants that one gone, or does not need that one any more."""
        return survivor.id in self.rid

    def risk(self, survivor: Survivor, place: int) -> float:
        """What an exposure roll there costs."""
        cost = outlook.exposure_cost(self.g, survivor, place)
        if self.unwanted(survivor):
            return cost * (RID if self.traitor else DOOMED)
        return cost * victims.precious(self.g, survivor) if self.traitor and survivor.seat == self.seat else cost

    def heals(self, survivor: Survivor) -> float:
        """What healing a wound of that survivor is worth to this seat: some want to end without any, some with a few."""
        if self.unwanted(survivor):
            return 0.0
        worth = outlook.heal_worth(self.g, survivor)
        check = self.own.get(when.OwnWounds)
        if not isinstance(check, when.OwnWounds) or survivor.seat != self.seat or not worth:
            return worth
        if check.max is not None:
            return worth + WANTED
        return worth if self.g.limit(survivor) - self.g.wounds(survivor) <= 1 else 0.0

    # -- searching ----------------------------------------------------------------------------------------------------

    def find(self, place: int) -> float:
        """What the next card of that place is worth, about."""
        if place not in self._finds:
            self._finds[place] = self._find(place)
        return self._finds[place]

    def _find(self, place: int) -> float:
        g = self.g
        if place == COLONY or not g.state.decks[place]:
            return 0.0
        value = sum(share * self.worth[symbol] for symbol, share in price.SHARE[place].items())
        have, need = price.goal_amount(g, when.EmptyItemDecks)
        if have < need and self.care > 0.5 and place in raid(g, need):
            value += 3.0 + 40.0 / (6 + len(g.state.decks[place]))
        return value

    def search(self, survivor: Survivor) -> float:
        """What a search is worth: more with a bonus that keeps a second card."""
        more = sum(one.change.keep for one in bonuses(self.g, survivor))
        return self.find(survivor.place) * (1.0 + 0.8 * more)

    # -- moving -------------------------------------------------------------------------------------------------------

    def stay_worth(self, survivor: Survivor, place: int) -> float:
        """What that survivor can do at a place, now and later, if it stood there."""
        g = self.g
        came, survivor.place = survivor.place, place
        board = self.board()
        score = board
        if place == COLONY:
            score += ROUTINE
        else:
            fact = SURVIVORS[survivor.id]
            others = [one for one in g.group(self.seat) if one is not survivor and one.place != COLONY and self.find(one.place) > 1.0]
            value = self.search(survivor)
            dice = sum(face >= fact.search for face in self.left)
            odds = (7 - fact.search) / 6
            rounds = min(2, g.state.rounds_left - 1)
            share = 1.0 if not others else SECOND  # the dice are the same for all
            score += share * value * (0.8 * min(dice, 2) + FUTURE * odds * 1.2 * rounds)
            score += AWAY * self.care  # one mouth less at the colony
            if self.left:
                wall = self.gain_here(place, board)
                score += 0.8 * max(0.0, wall)
            if price.goal_amount(g, when.Counter)[1] and g.zombies_at(place) and any(face >= fact.attack for face in self.left):
                score += 1.0
        survivor.place = came
        return score

    def gain_here(self, place: int, board: float) -> float:
        """What a barricade would be worth there."""
        pile = self.g.state.barricades
        if self.g.empty(place + 5) <= 0:
            return 0.0
        pile[place + 5] += 1
        after = self.board()
        pile[place + 5] -= 1
        return after - board

    def best_move(self, survivor: Survivor) -> tuple[float, int, bool]:
        """Where to go, whether with fuel, and what it is worth."""
        g = self.g
        stay = self.stay_worth(survivor, survivor.place)
        best = (NEVER, survivor.place, False)
        rolls = needs_roll(g, survivor)
        fuel = g.held(self.seat, "fuel") if rolls else []
        kept = price.kept_kinds(g, self.seat) if fuel else set[str]()
        burnt = min((price.card_worth(g, self.seat, card, self.worth) + price.PLOT * (CARDS[card] in kept) for card in fuel), default=99.0)
        for place in destinations(g, survivor):
            risk = self.risk(survivor, place) if rolls else 0.0
            score = self.stay_worth(survivor, place) - stay - min(risk, burnt)
            if score > best[0]:
                best = score, place, risk > burnt
        return best


def raid(g: Winter, count: int) -> list[int]:
    """The decks that a colony empties first: the smallest, then those with room for many."""
    found = sorted(OUTSIDE, key=lambda place: (len(g.state.decks[place]) - 4 * len(g.at(place)) - 2 * SPOTS[place].spaces, place))
    return [place for place in found if g.state.decks[place]][: max(1, count - sum(not g.state.decks[place] for place in OUTSIDE))]

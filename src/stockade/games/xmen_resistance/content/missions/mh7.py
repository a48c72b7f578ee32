"""MH7, the distress beacon: two passwords open Cerebro; once the beacon calls, every Enemy that falls stays down, and all have to."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.engine.verdict import Menu, No, no, pointless
from stockade.games.xmen_resistance.board.zonemap import Edge
from stockade.games.xmen_resistance.content.missions.reward import XP, wake, xp_for_all
from stockade.games.xmen_resistance.content.missions.secret import hide_secrets
from stockade.games.xmen_resistance.facts import HORDE, SECRETS, SpawnCard, champions
from stockade.games.xmen_resistance.play import PEOPLE, Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import HIDDEN_BYSTANDERS, MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.state import Hero, Objective, Person, SpawnPoint

TRADE = "mission-free-trade"
TRADED = 3  # Enemies for a Bystander card
ZOMBIES = champions()
WAKES = {"secret_mission_1": ("green", "XR-MH7-17"), "secret_mission_2": ("blue", "XR-MH7-18")}


class Beacon(Mission):
    """XR-MH7."""

    id = "MH7"
    minutes = 90
    difficulty = "medium"
    removed_spawn = HIDDEN_BYSTANDERS  # XR-MH7-04
    removed_people = (*Mission.removed_people, "too_late")
    useless_rule = "XR-MH7-10"

    def prepare(self, g: Resistance) -> None:
        """XR-MH7-05."""
        hide_secrets(g)

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH7-02: in order, the beacon, then nobody left on the board or in the reserve."""
        beacon = self.attrition(g)
        clear = beacon and not left(g)
        out, still = fallen(g), remaining(g)
        return [
            Goal("MH7-beacon", beacon, not beacon, self.passwords(g), len(SECRETS)),
            Goal("MH7-clear", clear, beacon and not clear, out, out + still),
        ]

    # -- the way to the beacon ----------------------------------------------------------------------------------------

    def passwords(self, g: Resistance) -> int:
        """How many Secret Mission cards have been taken."""
        return sum(card in g.state.removed for card in SECRETS)

    def lock_refusal(self, g: Resistance, edge: Edge) -> No | None:
        """XR-MH7-16: Cerebro opens to both passwords."""
        if edge.id not in self.board.locks or self.passwords(g) == len(SECRETS):
            return None
        return no("refused-mh7-passwords", "XR-MH7-16")

    def secret_revealed(self, g: Resistance, card: Person) -> None:
        """XR-MH7-17, -18: each wakes a Spawn Point."""
        wake(g, *WAKES[card.id])

    def rescued(self, g: Resistance, hero: Hero, person: str) -> None:
        """XR-MH7-12."""
        gain_xp(g, hero, XP, "XR-MH7-12")

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH7-07."""
        xp_for_all(g, "XR-MH7-07")

    def extra_cards(self, g: Resistance, point: SpawnPoint) -> tuple[int, str]:
        """XR-MH7-19."""
        return (1, "XR-MH7-19") if point.color == "first" and len(g.state.heroes) >= 5 else (0, "")

    # -- attrition ----------------------------------------------------------------------------------------------------

    def attrition(self, g: Resistance) -> bool:
        """XR-MH7-08, -11: since the beacon was lit."""
        return self.taken(g, "red")

    def skips(self, g: Resistance, card: SpawnCard) -> str:
        """XR-MH7-09, -20: cards that find nobody, neither on the board nor, to bring more, in the reserve."""
        if not self.attrition(g):
            return ""
        there, more = standing(g, card.enemy), reserve(g, card.enemy)
        if card.kind in ("regular", "rush", "zombie_hero"):
            return "" if there or more else "XR-MH7-09"
        multiplies = card.kind == "special" and card.enemy == "walker"
        return "" if there and (more or not multiplies) else "XR-MH7-20"

    # -- trading Bystander cards --------------------------------------------------------------------------------------

    def extras(self, g: Resistance, hero: Hero, menu: Menu) -> None:
        """XR-MH7-13, -14, -21, -22: a Bystander card for 3 Walkers of the reserve; a fighter also for 3 Brutes and Runners."""
        card = hero.bystander
        if not card:
            return
        walkers, brutes, runners = g.state.pool
        trades = [("walker", "option-trade", walkers, "XR-MH7-13")]
        if PEOPLE[card].combat:
            trades.append(("fighters", "option-trade-fighters", brutes + runners, "XR-MH7-14"))
        for what, text, there, rule in trades:
            why = None if there else pointless("pointless-trade", rule)
            menu.add(why, f"{TRADE}:{what}", text, {"bystander": card, "count": min(TRADED, there)}, (TRADE, what), rule=rule)

    async def perform(self, g: Resistance, hero: Hero, verb: str, what: str) -> None:
        """XR-MH7-15: the card is discarded, nobody devoured, no XP."""
        state = g.state
        if what == "walker":
            chosen = ["walker"] * min(TRADED, state.pool[0])
        else:
            room = {kind: state.pool[HORDE.index(kind)] for kind in ("brute", "runner")}
            total = min(TRADED, sum(room.values()))
            options = [
                Option(f"remove:{kind}", "option-remove", {"enemy": kind}, kind, most=min(total, number))
                for kind, number in room.items()
                if number
            ]
            ask = Ask(hero.seat, "prompt-trade", options, rule="XR-MH7-14", least=total, most=total, hero=hero.id, count=total)
            chosen = await ask
        card, hero.bystander = hero.bystander, ""
        state.person_pile.discards.append(card)
        g.emit("bystander.traded", "XR-MH7-15", hero=hero.id, bystander=card)
        for index, kind in enumerate(HORDE):
            if number := chosen.count(kind):
                state.pool[index] -= number
                state.gone[index] += number
                g.emit("enemies.removed", "XR-MH7-14" if index else "XR-MH7-13", enemy=kind, count=number)
        self.check(g)

    # -- for bots -----------------------------------------------------------------------------------------------------

    def errands(self, g: Resistance) -> list[str]:
        """The passwords, wherever they may lie; the beacon; then whoever is left, and people worth a trade."""
        state = g.state
        people = [person.zone for person in state.people]
        if self.attrition(g):
            return people + g.zones_with_enemies()
        if self.passwords(g) == len(SECRETS):
            return super().errands(g)
        return [card.zone for card in state.secrets] or [card.zone for card in state.facedown] + people

    def ahead(self, g: Resistance) -> list[str]:
        """Where a password may lie, and the beacon."""
        hidden = [] if self.passwords(g) == len(SECRETS) else [card.zone for card in (*g.state.secrets, *g.state.facedown)]
        return hidden + super().ahead(g)

    def progress(self, g: Resistance) -> float:
        """An Enemy out of the game counts as much as it takes."""
        return 4 * super().progress(g) + self.passwords(g) + 0.3 * len(g.state.secrets) + 0.1 * sum(g.state.gone)


def standing(g: Resistance, kind: str) -> bool:
    """Whether such Enemies are on the board."""
    return bool(g.state.zombies) if kind == "zombie_hero" else any(g.state.horde[HORDE.index(kind) :: 3])


def reserve(g: Resistance, kind: str) -> bool:
    """XR-MH7-11: whether more of them can come; Zombie Heroes from deck and discards together."""
    pile = g.state.zombie_pile
    return bool(pile.deck or pile.discards) if kind == "zombie_hero" else g.state.pool[HORDE.index(kind)] > 0


def left(g: Resistance) -> bool:
    """Whether an Enemy of any kind is left anywhere."""
    return any(standing(g, kind) or reserve(g, kind) for kind in (*HORDE, "zombie_hero"))


def fallen(g: Resistance) -> int:
    """Enemies that are out of the game for good."""
    return sum(g.state.gone) + sum(card in ZOMBIES for card in g.state.removed)


def remaining(g: Resistance) -> int:
    """Enemies on the board and in the reserve, Zombie Heroes among them."""
    state, pile = g.state, g.state.zombie_pile
    return sum(state.horde) + sum(state.pool) + len(state.zombies) + len(pile.deck) + len(pile.discards)


MISSIONS["MH7"] = Beacon()

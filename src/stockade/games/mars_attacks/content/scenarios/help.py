"""Scenario 2, Help! (MA-HELP): find the transmitter among three counters, send the message, come home."""

from __future__ import annotations

from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.dice import single
from stockade.games.mars_attacks.rules.scenario import Goal, Scenario, scenario
from stockade.games.mars_attacks.state import Model

NEEDED = {1: 7, 2: 5}  # MA-HELP-04, -05; the third needs no roll
SEARCH_RULES = {1: "MA-HELP-04", 2: "MA-HELP-05", 3: "MA-HELP-06"}


@scenario
class Help(Scenario):
    """The ruined shops."""

    id = "help"
    rewards = 2  # MA-HELP-20
    squad_rule = "MA-HELP-01"
    whole_force = False

    def entered(self, g: DeadSilence, model: Model) -> None:
        """MA-HELP-04..08, -22: the die is rolled as soon as a counter is reached; once the transmitter is found the others mean nothing."""
        state = g.state
        square = model.square
        if state.transmitter >= 0 or square not in state.objectives:  # MA-HELP-09
            return
        state.objectives.remove(square)
        state.searched += 1
        number = state.searched
        die = single(g) if number in NEEDED else 0
        found = die >= NEEDED.get(number, 0)
        g.emit("counter.found" if found else "counter.empty", SEARCH_RULES[number], model=model.id, square=g.name(square), die=die)
        if found:
            state.transmitter = square  # MA-HELP-11: and there it stays

    def round_check(self, g: DeadSilence) -> None:
        """MA-HELP-10, -23: the message goes out by itself when the transmitter's square is ours alone."""
        state = g.state
        square = state.transmitter
        if not state.sent and square >= 0 and g.here[square] and not g.zombies_in(square):
            state.sent = True
            g.emit("message.sent", "MA-HELP-10", square=g.name(square))

    def goals(self, g: DeadSilence) -> list[Goal]:
        found, sent = g.state.transmitter >= 0, g.state.sent
        return [
            Goal("help-find", found, not found, g.state.searched, 3),
            Goal("help-send", sent, found and not sent),
            Goal("help-leave", False, sent, len(self.escaped(g))),  # MA-HELP-12, -13
        ]

    def won(self, g: DeadSilence) -> bool:
        """MA-HELP-15, -16: the message is out, and nobody is left on the board, one way or the other."""
        return g.state.sent

    def again_rule(self, g: DeadSilence) -> str:
        return "MA-HELP-17" if self.survivors(g) else "MA-HELP-19"

    def retreat_wins_through(self, g: DeadSilence) -> bool:
        """MA-HELP-18."""
        return g.state.sent

"""The four battles of Dead Silence, one module each. On a practice ground the rules of Breaking Through hold."""

from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.content.scenarios import breaking, help, home, surprise
from stockade.games.mars_attacks.rules.scenario import SCENARIOS

__all__ = ["breaking", "help", "home", "surprise"]

SCENARIOS.update(dict.fromkeys(facts.fields(), SCENARIOS["breaking"]))

"""What the engine knows and a player would like to: what comes of ending now, and which answer is good and why.

Nothing here sees more than the seat it speaks to: everything is played at imagined tables whose secrets are guesses.
"""

from __future__ import annotations

from stockade.insight.forecast import Change, Forecast, Omen, Step, forecast
from stockade.insight.hints import Edge, Hint, Hints, hints
from stockade.insight.leads import leads

__all__ = ["Change", "Edge", "Forecast", "Hint", "Hints", "Omen", "Step", "forecast", "hints", "leads"]

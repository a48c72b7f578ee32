"""The example game of the documentation takes part like any installed game."""

import sys
from pathlib import Path

from stockade.engine import register

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "howto"))

from lantern import GAME

register(GAME)

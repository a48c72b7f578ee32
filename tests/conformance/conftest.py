"""The example game of the documentation takes part like any installed game."""

from lantern import GAME

from stockade.engine import register

register(GAME)

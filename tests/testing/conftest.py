"""The example game of the documentation is at hand."""

from lantern import GAME

from stockade.engine import register

register(GAME)

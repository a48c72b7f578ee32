"""The games that are installed, whatever games of their own other tests have registered in the same process."""

from importlib.metadata import entry_points

GAMES = sorted(entry_points(group="stockade.games").names)

"""Stockade: board games whose rules are kept by the table, for people, bots and simulations.

Rooms, from the ground up: engine, parts, games, bots, then lab, gym and server, and the command line on top.
"""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("stockade")
except PackageNotFoundError:  # read from a source tree that was never installed
    __version__ = "0+source"

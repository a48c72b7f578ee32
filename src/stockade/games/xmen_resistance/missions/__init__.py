"""One module per mission; importing this package makes them all known."""

from stockade.games.xmen_resistance.missions import mh0

__all__ = ["mh0"]

"""One module per mission; importing this package makes them all known."""

from stockade.games.xmen_resistance.content.missions import mh0, mh1, mh2, mh3, mh4, mh5, mh6, mh7, mh8, mh9, mh10, mz1, mz2, mz3, mz4, mz5

__all__ = ["mh0", "mh1", "mh2", "mh3", "mh4", "mh5", "mh6", "mh7", "mh8", "mh9", "mh10", "mz1", "mz2", "mz3", "mz4", "mz5"]

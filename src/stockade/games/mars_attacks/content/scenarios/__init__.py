"""The four battles of Dead Silence, one module each."""

from stockade.games.mars_attacks.content.scenarios import breaking, help, home, surprise

__all__ = ["breaking", "help", "home", "surprise"]

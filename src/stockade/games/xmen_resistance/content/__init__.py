"""Skills, Heroic Traits and Bystander cards: behaviour as short functions, numbers from the facts."""

from stockade.games.xmen_resistance.content import bystanders, colossus, magneto, mystique, rogue, storm, traits, wolverine

__all__ = ["bystanders", "colossus", "magneto", "mystique", "rogue", "storm", "traits", "wolverine"]

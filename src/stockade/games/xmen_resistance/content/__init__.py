"""Skills, Traits and Bystander cards of both modes: behaviour as short functions, numbers from the facts."""

from stockade.games.xmen_resistance.content import (
    bystanders,
    colossus,
    cyclops,
    dark_phoenix,
    iceman,
    juggernaut,
    magneto,
    meals,
    mystique,
    psylocke,
    rogue,
    sabretooth,
    storm,
    traits,
    wolverine,
    zombie_traits,
)

__all__ = [
    "bystanders",
    "colossus",
    "cyclops",
    "dark_phoenix",
    "iceman",
    "juggernaut",
    "magneto",
    "meals",
    "mystique",
    "psylocke",
    "rogue",
    "sabretooth",
    "storm",
    "traits",
    "wolverine",
    "zombie_traits",
]

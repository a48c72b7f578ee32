"""Many games at once: how often a scenario is won, by whom, how long it takes, and how all that compares."""

from stockade.lab.grid import Cell, Grid, Pair, Progress, pairs
from stockade.lab.many import Job, Played, Report, play_many, play_one
from stockade.lab.run import run_grid
from stockade.lab.stats import Difference, wilson

__all__ = [
    "Cell",
    "Difference",
    "Grid",
    "Job",
    "Pair",
    "Played",
    "Progress",
    "Report",
    "pairs",
    "play_many",
    "play_one",
    "run_grid",
    "wilson",
]

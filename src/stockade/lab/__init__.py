"""Many games at once, in processes of this machine: how often a scenario is won, and how long it takes."""

from stockade.lab.many import Job, Played, Report, play_many, play_one, wilson

__all__ = ["Job", "Played", "Report", "play_many", "play_one", "wilson"]

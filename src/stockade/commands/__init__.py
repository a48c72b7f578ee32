"""The commands of the terminal, one module each; `stockade.cli` finds them by name and loads only the one that runs.

Sentences come from `text/*.ftl`. A person's mistake raises `Mistake` and ends as one sentence and exit status 2.
"""

"""An answer that could not be otherwise is named in the log, as far as what was kept of it tells."""

from __future__ import annotations

import pytest

from stockade.engine import find_game
from stockade.engine.event import Event
from stockade.server.frames import log_line


@pytest.mark.parametrize(
    ("game", "key", "said"),
    [
        ("marvel-champions", "spend:backflip.3", "Un seul choix possible : Salto Arrière."),
        ("xmen-resistance", "wound:storm", "Un seul choix possible : Storm."),
        ("xmen-resistance", "end", "Un seul choix possible : Fin du tour."),
        ("mars-attacks", "stand", "Un seul choix possible : Se relever."),
        ("mars-attacks", "wall:e6|e5", "Un seul choix, fait d’office."),
        ("dead-of-winter", "nobody-knows:this.7", "Un seul choix, fait d’office."),
    ],
)
def test_the_log_names_the_only_answer(game: str, key: str, said: str) -> None:
    text = find_game(game).text
    line = log_line(text, 1, Event("answer.automatic", {"prompt": "prompt-any", "key": key}), "fr")
    assert line.text.replace("\u00a0", " ") == said

"""The code in docs/howto/write-a-bot.md runs, from top to bottom, as written."""

import re
from pathlib import Path

import pytest

from stockade.bots import KINDS

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "write-a-bot.md"


def test_the_page_runs_as_written(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.undo()  # the page plays an installed game
    monkeypatch.setattr("stockade.bots.KINDS", KINDS.copy())
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {"__name__": "page"}
    exec(compile("\n".join(blocks), str(PAGE), "exec"), names)  # noqa: S102
    told = capsys.readouterr().out
    assert re.search(r"^(won|lost) after \d+ decisions and \d+ rounds$", told, re.MULTILINE)
    assert "% won, between" in told

"""The learner of the page does learn."""

import re
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra `rl` is not installed")
pytest.importorskip("gymnasium", reason="the extra `rl` is not installed")

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "train-a-bot.md"


def test_something_small_beats_random(tmp_path: Path) -> None:
    import runpy

    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "learner.py"
    file.write_text(code, encoding="utf-8")
    page: dict[str, Any] = runpy.run_path(str(file))
    trained, untrained = page["measure"](page["train"]()), page["measure"](np.zeros(64))
    assert trained < untrained - 1.5, (trained, untrained)

"""`stockade site` writes over nothing but an earlier site, and says what is missing."""

from pathlib import Path

import pytest

from stockade.commands import site
from stockade.commands.speak import Mistake


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "package"
    (here / "static").mkdir(parents=True)
    (here / "static" / "index.html").touch()
    (here / site.RUNTIME[0]).touch()
    monkeypatch.setattr(site, "HERE", here)
    monkeypatch.setattr(site, "PYTHON", here)
    other = tmp_path / "other"
    other.mkdir()
    (other / "letters.txt").write_text("mine")
    with pytest.raises(Mistake) as told:
        site.run(other)
    assert told.value.key == "error-site-folder" and (other / "letters.txt").read_text() == "mine"


def test_a_site_is_made_from_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "PYTHON", tmp_path)
    with pytest.raises(Mistake) as told:
        site.run(tmp_path / "site")
    assert told.value.key == "error-site-checkout" and not (tmp_path / "site").exists()


def test_what_is_compiled_has_the_version_of_the_lock() -> None:
    lock = (site.WEB.parent / "requirements.lock").read_text(encoding="utf-8")
    pinned = [line.split()[0] for line in (site.WEB / "wasm.lock").read_text(encoding="utf-8").splitlines() if "==" in line]
    assert pinned and all(f"\n{one} " in lock for one in pinned), pinned

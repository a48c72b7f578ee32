"""One word for one thing: the table in docs/concepts/text.md, kept by the French texts and ledgers."""

import re
import tomllib
from pathlib import Path

import pytest
from tests.test_text import ROOT, SRC, patterns, sentences

TABLE = (ROOT / "docs" / "concepts" / "text.md").read_text(encoding="utf-8").partition("## One word for one thing")[2]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TABLE.splitlines() if line.startswith("|")][2:]
NEVER = [(game, word.strip()) for game, _, _, never in ROWS for word in never.split(",") if word.strip()]


def told(folder: Path) -> list[tuple[str, str]]:
    """Every French line of a game, with where it stands."""
    files = sorted(folder.glob("text/**/fr.ftl"))
    lines = [(name, line) for file in files for name, pattern in patterns(file).items() for line in sentences(pattern)]
    rules = tomllib.loads((folder / "ledger.toml").read_text(encoding="utf-8"))["rule"]
    return lines + [
        (rule["id"], str(rule.get(key, ""))) for rule in rules for key in ("fr", "title_fr", "example_fr", "why_fr", "cannot_fr")
    ]


@pytest.mark.parametrize(("game", "word"), NEVER)
def test_a_thing_has_one_name(game: str, word: str) -> None:
    other = re.compile(rf"\b{word}s?\b", re.IGNORECASE)
    wrong = [f"{name}: {line}" for name, line in told(SRC / "games" / game.replace("-", "_")) if other.search(line)]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(("game", "terms"), [(row[0], row[2]) for row in ROWS])
def test_the_chosen_word_is_used(game: str, terms: str) -> None:
    lines = " ".join(line for _, line in told(SRC / "games" / game.replace("-", "_"))).lower()
    assert all(term.strip().lower() in lines for term in terms.split(","))

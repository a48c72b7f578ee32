"""The example of docs/howto/add-a-crossroads-card.md, read from the page and played."""

import inspect
import re
import tomllib
from pathlib import Path

import pytest

from stockade.games.dead_of_winter import GAME, facts
from stockade.games.dead_of_winter.effects import people
from stockade.games.dead_of_winter.effects.words import people as words
from stockade.games.dead_of_winter.effects.words.base import BadCard
from stockade.server.sentences import explain

PAGE = Path(__file__).parents[3] / "docs" / "howto" / "add-a-crossroads-card.md"


def block(kind: str) -> str:
    """The first example in that language."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return "\n".join(line[4:] for line in found.group(1).splitlines())


@pytest.fixture
def bread(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = tomllib.loads(block("toml"))["crossroads"]
    monkeypatch.setitem(facts.ROADS, "warm-bread", facts.read_roads("crossroads.toml", entries)["warm-bread"])
    for lang in ("en", "fr"):
        key = (lang, "road-warm-bread")
        monkeypatch.setitem(GAME.text._names, key, dict.fromkeys(("text", "trigger", "a", "b"), "…") | {"name": "Warm Bread"})


def test_the_card_of_the_page_is_played(bread: None, winter) -> None:
    body = block("python")
    space: dict[str, object] = {}
    exec(compile(body, str(PAGE), "exec"), space)  # noqa: S102 - our own page
    space["test_warm_bread"](winter)  # type: ignore[operator]


def test_its_words_are_the_ones_a_card_needs() -> None:
    words = block("ftl")
    assert words.startswith("road-warm-bread = ") and all(f"    .{part} = " in words for part in ("text", "trigger", "a", "b"))


@pytest.mark.parametrize(("good", "bad"), [('{ op = "food", n = 4 }', '{ op = "food" }'), ('where = "here"', 'where = "hre"')])
def test_the_mistakes_of_the_page(good: str, bad: str) -> None:
    entry = tomllib.loads(block("toml").replace(good, bad))["crossroads"]
    with pytest.raises(BadCard) as caught:
        facts.read_roads("crossroads.toml", entry)
    assert explain(caught.value, "en") in PAGE.read_text(encoding="utf-8")


def test_the_word_of_the_page_stands_in_the_sources() -> None:
    page = "\n".join(line.removeprefix("    ") for line in PAGE.read_text(encoding="utf-8").splitlines())
    struct, function = (inspect.getsource(one) for one in (words.Thaw, people.thaw))
    quoted = "\n".join(function.splitlines()[:3])
    assert struct.strip() in page and quoted in page

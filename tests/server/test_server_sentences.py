"""The server's own sentences: complete in both languages, readable by Fluent, and there for every refusal."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse

import stockade.server.app
from stockade.engine.errors import BadSetup, StockadeError
from stockade.server.sentences import FOLDER, explain, failure, preferred, say, server_text

SERVER = Path(stockade.server.app.__file__).parent


def messages(lang: str) -> dict[str, set[str]]:
    """Message ids with the variables they use."""
    tree = parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    write = FluentSerializer().serialize_entry
    return {entry.id.name: set(re.findall(r"\$(\w+)", write(entry))) for entry in tree.body if isinstance(entry, ast.Message)}


def errors(kind: type[StockadeError] = StockadeError) -> list[type[StockadeError]]:
    return [kind, *[deeper for below in kind.__subclasses__() for deeper in errors(below)]]


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_has_a_sentence(lang: str) -> None:
    ours = [error for error in errors() if error.__module__.startswith(("stockade.server", "stockade.engine"))]
    for error in ours:
        if error is not StockadeError:
            assert server_text().has(lang, f"error-{error.code}"), error.code
    for code in ("bad-host", "bad-origin", "too-large", "too-fast", "not-found", "internal", "malformed"):
        assert failure(lang, code).error.text != f"error-{code}"


def test_keys_named_in_the_source_exist() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    named = set(re.findall(r'"((?:serve|page|undo)-[a-z-]+)"', source)) - {"undo-vote"}
    assert named and named <= messages("en").keys()


def test_a_missing_sentence_shows_its_key_and_breaks_nothing() -> None:
    assert say("en", "no-such-sentence") == "no-such-sentence"
    assert explain(BadSetup("no-such-reason"), "fr") == "Ce jeu ne peut pas être préparé ainsi."
    assert "3" in say("en", "serve-port-taken", port="3", host="h")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de,en;q=0.5,fr;q=0.7", "fr"),
        ("en;q=0,fr;q=0.1", "fr"),
        ("de;q=nonsense, , ;q=", "en"),
        ("frisian", "en"),
    ],
)
def test_the_best_liked_language_is_spoken(header: str, lang: str) -> None:
    assert preferred(header) == lang

"""The ledger of a game: the list of what must be true, in both languages, and which tests prove it.

Tests name what they prove with `@rule("XR-MOVE-02")`; coverage is read from the test sources, so it needs no test run.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from msgspec import Struct


class Rule(Struct, frozen=True):
    """One entry: atomic, numbered, in our own words. `scope` "table" marks what only people at a table can keep."""

    id: str
    title: str
    en: str
    fr: str
    source: str = ""
    ruling: bool = False
    why: str = ""  # of a ruling
    why_fr: str = ""
    example: str = ""
    mode: str = ""
    scope: str = ""
    title_fr: str = ""
    example_fr: str = ""
    cannot: str = ""  # why no play shows it
    cannot_fr: str = ""

    @property
    def topic(self) -> str:
        """The chapter: `XR-MOVE-02` belongs to MOVE."""
        return self.id.rsplit("-", 1)[0].split("-", 1)[1]

    def text(self, lang: str) -> str:
        """The rule in that language."""
        return self.fr if lang == "fr" else self.en

    def title_in(self, lang: str) -> str:
        """Its title; in English where nobody has translated it yet."""
        return (self.title_fr if lang == "fr" else "") or self.title

    def example_in(self, lang: str) -> str:
        """Its example, if it has one in that language."""
        return self.example_fr if lang == "fr" else self.example

    def why_in(self, lang: str) -> str:
        """Why it was ruled so; in English where nobody has translated it yet."""
        return (self.why_fr if lang == "fr" else "") or self.why

    def cannot_in(self, lang: str) -> str:
        """Why it has no example to play, if it has none."""
        return self.cannot_fr if lang == "fr" else self.cannot


class Coverage(Struct):
    """How much of a ledger is proven by tests."""

    proven: int
    table: int
    total: int
    missing: list[str]


class Rulebook:
    """All rules of a game by id, in ledger order."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.by_id = {rule.id: rule for rule in rules}
        if len(self.by_id) != len(rules):
            raise ValueError("a rule id stands twice in the ledger")

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        """Read a ledger file."""
        if not path.exists():
            return cls([])
        fields = set(Rule.__struct_fields__)
        with path.open("rb") as file:
            entries = tomllib.load(file).get("rule", [])
        return cls([Rule(**{k: v for k, v in entry.items() if k in fields}) for entry in entries])

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self.by_id

    @cached_property
    def topics(self) -> list[str]:
        """Chapters in ledger order."""
        return list(dict.fromkeys(rule.topic for rule in self.rules))

    def search(self, words: str, lang: str = "en") -> list[Rule]:
        """Rules that hold all the words, in id, title or text."""
        wanted = words.lower().split()
        return [rule for rule in self.rules if all(word in f"{rule.id} {rule.title_in(lang)} {rule.text(lang)}".lower() for word in wanted)]

    def coverage(self, proven: set[str]) -> Coverage:
        """Which entries those test tags prove."""
        table = [rule.id for rule in self.rules if rule.scope == "table"]
        missing = [rule.id for rule in self.rules if rule.scope != "table" and rule.id not in proven]
        return Coverage(len(self.rules) - len(table) - len(missing), len(table), len(self.rules), missing)


def proven_by(tests: Path) -> dict[str, list[str]]:
    """Rule id -> the tests that say they prove it, read from the sources below `tests`."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for name, rule_id in _tags(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(rule_id, []).append(f"{path.relative_to(tests)}::{name}")
    return found


def _tags(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        for mark in (part for decorator in node.decorator_list for part in ast.walk(decorator)):  # of one of its cases, too
            if isinstance(mark, ast.Call) and _is_rule(mark.func):
                for arg in mark.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield node.name, arg.value


def _is_rule(func: ast.expr) -> bool:
    return (isinstance(func, ast.Name) and func.id == "rule") or (isinstance(func, ast.Attribute) and func.attr == "rule")

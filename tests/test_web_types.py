"""The browser's sources trust the generated types: nothing in them is `any`, and no check is switched off."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
LOOSE = re.compile(r"(: |\bas |<|Record<\w+, |\| )any\b|\bany\[\]|\bas unknown as\b|eslint-disable|@ts-(ignore|nocheck|expect-error)")
COMMENT = re.compile(r"^\s*(//|\*|/\*|<!--)(?!.*(eslint-disable|@ts-))")


def sources() -> list[Path]:
    """All that people write: `generated` is written by the structs."""
    found = sorted(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte", ".js"))
    return [path for path in found if "generated" not in path.relative_to(WEB).parts]


def loose(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if LOOSE.search(line) and not COMMENT.match(line)]


def test_nothing_is_any() -> None:
    assert len(sources()) > 100
    found = {str(path.relative_to(WEB)): lines for path in sources() if (lines := loose(path.read_text(encoding="utf-8")))}
    assert not found


@pytest.mark.parametrize(
    ("line", "bad"),
    [
        ("const a = line.args as Record<string, any>;", True),
        ("function f(a: any): void {", True),
        ("const a = (b as any).c;", True),
        ("const a = b as unknown as Promise<Top[]>;", True),
        ("/* eslint-disable @typescript-eslint/no-explicit-any */", True),
        ("<!-- eslint-disable-next-line svelte/no-at-html-tags -->", True),
        ("let all: any[] = [];", True),
        ("const all = new Map<string, number>(); // @ts-ignore", True),
        ('const key = "die:any";', False),
        ("// Soldiers of one kind are alike: any of them answers it.", False),
        ("const a: Record<string, number> = {};", False),
    ],
)
def test_the_check_bites(line: str, bad: bool) -> None:
    assert bool(loose(line)) == bad

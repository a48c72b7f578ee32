"""The browser's sources are read by people: no file grows past one idea, no line past what an eye follows."""

from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
FILE, LINE = 300, 140


def sources() -> dict[str, list[str]]:
    """All that people write: `generated` is written by tools."""
    found = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte", ".js", ".css")]
    names = {path.relative_to(WEB).as_posix(): path for path in sorted(found)}
    return {name: path.read_text(encoding="utf-8").splitlines() for name, path in names.items() if not name.startswith("generated/")}


def test_no_file_is_too_long_to_read_at_once() -> None:
    assert len(sources()) > 100
    assert not {name: len(lines) for name, lines in sources().items() if len(lines) > FILE}


def test_no_line_is_too_long_to_follow() -> None:
    found = {name: [n for n, line in enumerate(lines, 1) if len(line) > LINE] for name, lines in sources().items()}
    assert not {name: numbers for name, numbers in found.items() if numbers}

"""Writes docs/reference: the rules of every game with the tests that prove them, and its events, questions and options in words.

`./stockade docs` runs it before it builds the documentation. The pages follow from ledgers, Fluent files and tests, so they are not kept
in git.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from stockade.engine import Game, games
from stockade.engine.rulebook import proven_by
from stockade.engine.whereabouts import kept_in

ROOT = Path(__file__).resolve().parent.parent
CHAPTERS = {"event": "Events", "prompt": "Questions", "option": "Options", "refused": "Refusals", "fact": "Facts"}


def page(game: Game, proven: dict[str, list[str]]) -> str:
    """The reference page of one game."""
    return "\n".join([f"# {game.text.say('en', f'game-{game.id}')}", "", *rules(game, proven), *words(game)]) + "\n"


def rules(game: Game, proven: dict[str, list[str]]) -> Iterator[str]:
    """The ledger by chapter; a rule without a test shows."""
    book = game.rulebook
    coverage = book.coverage(set(proven))
    kept = kept_in(game.folder)
    yield f"Content version {game.content_version}. {coverage.proven} of {coverage.total} rules are proven by tests"
    yield f"({coverage.table} are for people at a table to keep).\n"
    for topic in book.topics:
        yield f"## {topic}\n\n| rule | what it says | kept in | tests |\n|---|---|---|---|"
        for rule in (rule for rule in book.rules if rule.topic == topic):
            tests = "table" if rule.scope == "table" else str(len(proven.get(rule.id, [])) or "none")
            yield f"| {rule.id} | **{cell(rule.title)}.** {cell(rule.en)} | {places(kept.get(rule.id, []))} | {tests} |"
        yield ""


def places(lines: list[str]) -> str:
    """The modules that keep a rule."""
    files = dict.fromkeys(line.partition("/")[2].rpartition(":")[0] for line in lines)
    return " ".join(f"`{name}`" for name in files)


def words(game: Game) -> Iterator[str]:
    """Every message that rules speak in, with the names of its arguments."""
    english, french = (messages(game.folder / "text" / f"{lang}.ftl") for lang in ("en", "fr"))
    for prefix, title in CHAPTERS.items():
        found = [name for name in english if name.startswith(f"{prefix}-")]
        if found:
            yield f"## {title}\n\n| key | English | French |\n|---|---|---|"
            yield from (f"| `{kind(name)}` | {cell(english[name])} | {cell(french.get(name, ''))} |" for name in found)
            yield ""


def kind(name: str) -> str:
    """Events are known by their kind, all else by its message."""
    return name.removeprefix("event-").replace("-", ".", 1) if name.startswith("event-") else name


def messages(path: Path) -> dict[str, str]:
    """Message id -> its pattern as written."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    write = FluentSerializer()
    return {m.id.name: write.serialize_entry(m).partition("=")[2] for m in body if isinstance(m, ftl.Message) and m.value}


def cell(text: str) -> str:
    """One line that does not break a table."""
    return " ".join(text.split()).replace("|", "\\|")


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    proven = proven_by(ROOT / "tests")
    for game in games().values():
        (out / f"{game.id}.md").write_text(page(game, proven), encoding="utf-8")
        print(out / f"{game.id}.md")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "reference")

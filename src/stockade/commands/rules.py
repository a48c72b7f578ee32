"""`stockade rules`: the ledgers. Show a rule, search them, see which rules a test proves and which lines keep them."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Annotated

import stockade
from stockade.commands.examples import count, example_lines
from stockade.commands.setup import pick_game
from stockade.commands.speak import Mistake, columns, flag, out, out_json, say, tongue
from stockade.engine import Game, games
from stockade.engine.rulebook import Coverage, Rule, proven_by
from stockade.engine.whereabouts import kept_in

SOURCE = Path(stockade.__file__).parent
TESTS = SOURCE.parents[1] / "tests"


def coverage(
    game: Annotated[str, flag("game")] = "",
    *,
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """How much of each ledger is proven by tests."""
    tongue(lang)
    chosen = [pick_game(game)] if game else list(games().values())
    if not (TESTS / "conftest.py").is_file():
        raise Mistake("error-no-tests")
    proven = set(proven_by(TESTS))
    found = {game.id: game.rulebook.coverage(proven) for game in chosen}
    if as_json:
        out_json({name: {"proven": c.proven, "table": c.table, "total": c.total, "missing": c.missing} for name, c in found.items()})
        return
    for one in chosen:
        out(*coverage_lines(one, found[one.id]), "")


def coverage_lines(game: Game, found: Coverage) -> list[str]:
    """One line per topic: proven and total, then what is missing."""
    missing = set(found.missing)
    rows: list[list[str]] = []
    for topic in game.rulebook.topics:
        rules = [rule for rule in game.rulebook.rules if rule.topic == topic and rule.scope != "table"]
        gaps = [rule.id for rule in rules if rule.id in missing]
        rows.append(["", topic, f"{len(rules) - len(gaps)}/{len(rules)}", " ".join(gaps)])
    head = say("rules-coverage", game=game.id, proven=found.proven, table=found.table, total=found.total, missing=len(missing))
    return [head, *columns(rows)]


def find(rule_id: str) -> tuple[Rule, Game]:
    """The rule with that id and whose it is; the near ones are named when there is none."""
    books = {rule.id: (rule, game) for game in games().values() for rule in game.rulebook.rules}
    if rule_id.upper() not in books:
        near = difflib.get_close_matches(rule_id.upper(), books, n=6, cutoff=0.5) or list(books)[:6]
        raise Mistake("error-unknown-rule", rule=rule_id, choices=", ".join(near))
    return books[rule_id.upper()]


def show(
    rule_id: Annotated[str, flag("rule", "ID")],
    /,
    *,
    example: Annotated[bool, flag("example", "--example")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """One rule in full, or played as its example."""
    rule, game = find(rule_id)
    out(*rule_lines(rule, tongue(lang)))
    if example:
        out(*example_lines(game, rule, tongue(lang)))
    else:
        prove(rule)


def examples(
    game: Annotated[str, flag("game")] = "",
    *,
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """How many rules of each ledger show themselves, cannot be shown, or still lack an example."""
    tongue(lang)
    found = {one.id: count(one) for one in ([pick_game(game)] if game else games().values())}
    if as_json:
        out_json(found)
        return
    for name, counted in found.items():
        out(say("rules-examples", game=name, shown=counted.shown, total=counted.total, cannot=counted.cannot, missing=len(counted.missing)))
        out(*(f"  {rule}" for rule in counted.missing))


def where(
    rule_id: Annotated[str, flag("rule", "ID")],
    /,
    *,
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """The lines that keep a rule and the tests that prove it."""
    rule, game = find(rule_id)
    spoken = tongue(lang)
    lines = kept_in(game.folder).get(rule.id, [])
    if as_json:
        out_json({"rule": rule.id, "kept": lines, "proven": proven_by(TESTS).get(rule.id, [])})
        return
    out(f"{rule.id}  {rule.title_in(spoken)}", "", say("rules-kept-in", count=len(lines)), *(f"  {line}" for line in lines))
    prove(rule)


def prove(rule: Rule) -> None:
    """The tests that prove it, where they are at hand."""
    if (TESTS / "conftest.py").is_file():
        tests = proven_by(TESTS).get(rule.id, [])
        out("", say("rules-proven-by", count=len(tests)), *(f"  {test}" for test in tests))


def rule_lines(rule: Rule, lang: str) -> list[str]:
    """A rule with its example and where it comes from."""
    lines = [f"{rule.id}  {rule.title_in(lang)}", "", rule.text(lang)]
    if example := rule.example_in(lang):
        lines += ["", say("rules-example", example=example)]
    if rule.ruling:
        lines += ["", say("rules-ruling", why=rule.why_in(lang))]
    if rule.source:
        lines += ["", say("rules-source", source=rule.source)]
    return lines


def search(
    words: Annotated[tuple[str, ...], flag("words")],
    /,
    *,
    game: Annotated[str, flag("game-only")] = "",
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Rules that hold all the words; exit status 1 when there is none."""
    chosen = [pick_game(game)] if game else list(games().values())
    spoken = tongue(lang)
    found = [rule for one in chosen for rule in one.rulebook.search(" ".join(words), spoken)]
    for rule in found:
        out(f"{rule.id}  {rule.title_in(spoken)}", f"    {rule.text(spoken)}")
    out(say("rules-found", count=len(found)))
    return 0 if found else 1

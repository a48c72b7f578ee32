"""Everything that seats are told in random games, in both languages: no ids, no English in French, nothing a reader stumbles over."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from tests.test_text import patterns
from tests.test_text_reading import Numbered, spelled_out

from stockade.engine import Game, find_game
from stockade.engine.ask import Ask
from stockade.engine.table import Table
from stockade.engine.text import LANGUAGES
from stockade.server.frames import glossary
from stockade.testing.driver import Case, cases, walk
from stockade.testing.reading import stumbles

GAMES = ("dead-of-winter", "mars-attacks", "marvel-champions", "xmen-resistance")
PEOPLE = ["Ana", "Hélène", "Ben", "Yon", "Le Fauve"]
DECISIONS = 150
ENGLISH = re.compile(r"\b(the|and|with|your|you|from|is|are|its|their|this|that|cards?|choose|draws?|discards?)\b")
SLUG = re.compile(r"\b[a-z0-9]+(?:[-_][a-z0-9]+)+\b")


def asked(table: Table, ask: Ask) -> Iterator[tuple[str, dict[str, Any]]]:
    """A question with its answers: labels, consequences, costs, and what is refused and why."""
    yield ask.prompt, ask.args
    facts = table.game.odds.facts(table.play, ask)
    for option in ask.options:
        yield option.text, option.args
        act = table.game.verbs.act(table.play, ask, option)
        yield from ((f"cost-{cost.what}", {"count": cost.count, "value": cost.value}) for cost in act.cost)
        yield from ((fact.text, fact.args) for fact in facts.get(option.key, []))
    yield from ((no.text, no.args) for no in ask.why_not())


def said(case: Case, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """All messages of a random game."""
    heard = 0
    for table in walk(case.table(seed), seed, DECISIONS):
        yield from ((f"event-{event.kind.replace('.', '-')}", event.args) for event in table.log[heard:])
        heard = len(table.log)
        for ask in table.pending:
            yield from asked(table, ask)


@cache
def messages(game: Game) -> dict[bytes, tuple[str, dict[str, Any]]]:
    """Every message of a few games, each once."""
    luck = random.Random(game.id)
    chosen = luck.sample(cases(game), 6)
    return {msgspec.json.encode(told): told for seed, case in enumerate(chosen) for told in said(case, seed)}


@cache
def described(game: Game) -> dict[str, set[str]]:
    """The lines of the table in words, by language."""
    found: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for table in walk(cases(game)[0].table(3), 3, 40):
        for lang, lines in found.items():
            for passage in game.describe(table.play, 0, lang):
                lines.update([passage.heading, *passage.lines])
    return found


def ids(game: Game) -> set[str]:
    """What things are called among programs and never among people."""
    things = {name.partition(":")[2] for name in glossary(game.text, "en")}
    return (things | set(game.scenarios)) - {"alter-ego"}  # which is English


def faults(game: Game, lang: str, line: str) -> Iterator[str]:
    """What somebody who reads this would wonder about."""
    slugs = ids(game)
    yield from (f"an id: {slug}" for slug in SLUG.findall(line) if slug in slugs or slug.startswith(("event-", "option-", "prompt-")))
    if re.search(r"\b(?:Round|Manche) 0\b", line):
        yield "round 0"
    if lang == "fr" and (found := ENGLISH.search(nameless(game, line))):
        yield f"English: {found[0]}"


@cache
def names(game: Game) -> re.Pattern[str]:
    """Names of things, which may be English in French too."""
    every = {part for thing in glossary(game.text, "fr").values() for key, part in thing.items() if key in ("name", "short")}
    return re.compile("|".join(re.escape(name) for name in sorted(every, key=len, reverse=True) if name))


def nameless(game: Game, line: str) -> str:
    return names(game).sub("", line)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_in_play_is_for_people(name: str, lang: str) -> None:
    game = find_game(name)
    text = game.people.spoken(game.text, PEOPLE)
    wrong: dict[str, str] = {}
    for key, args in messages(game).values():
        line = text.say(lang, key, args)
        for fault in [*stumbles(lang, line), *faults(game, lang, line)]:
            wrong.setdefault(f"{key}: {fault}", f"{key}: {fault} in {line}")
    assert not wrong, "\n" + "\n".join(wrong.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_table_in_words_is_for_people(name: str, lang: str) -> None:
    game = find_game(name)
    wrong = [f"{fault} in {line}" for line in sorted(described(game)[lang]) for fault in faults(game, lang, line)]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_none_is_never_told_as_one_in_play(name: str) -> None:
    """French says none and one alike: where there may be none, “une carte” would be wrong."""
    game = find_game(name)
    french = {key: pattern for folder in game.text.folders for key, pattern in patterns(folder / "fr.ftl").items()}
    wrong = {
        f"{key}: {variable} is 0"
        for key, args in messages(game).values()
        if key in french
        for variable, variants in Numbered(french[key]).found
        if args.get(variable) == 0 and spelled_out(variable, variants)
    }
    assert not wrong, sorted(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_view_names_has_a_name(name: str, lang: str) -> None:
    """Scenarios, phases and everything else the browser looks up are in the glossary it is sent."""
    game = find_game(name)
    known = glossary(game.text, lang)
    assert all(f"scenario:{scenario}" in known for scenario in game.scenarios)
    assert all(f"phase:{phase}" in known for phase in game.phases)
    assert not [key for key, parts in known.items() if SLUG.fullmatch(parts.get("name", "")) and parts["name"] == key.partition(":")[2]]


def test_a_slug_is_found() -> None:
    game = find_game("dead-of-winter")
    assert list(faults(game, "en", "We play we-need-more-samples")) == ["an id: we-need-more-samples"]
    assert list(faults(game, "fr", "Manche 0")) == ["round 0"]
    assert list(faults(game, "fr", "Vous piochez the cards")) == ["English: the"]
    assert not list(faults(game, "fr", "Colonie, entrée 3"))

"""Every message of the program, read with 0, 1, 2 and 5 of everything and with names that begin with a vowel or an article."""

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.test_text import FOLDERS, GRAMMAR, ROOT, SRC, patterns

from stockade.engine import find_game, seams
from stockade.engine.text import LANGUAGES, MissingText, Text, person
from stockade.testing.reading import stumbles

NUMBERS = [0, 1, 2, 5]
NAMES = ["Ultron", "Hélène", "Rhino", "Le Fauve", "les Traqueurs"]
MOST = 100  # readings of one message
# Messages that list signs of a board, or the parts of a path.
SIGNS = {"table-legend", "error-host-bad-base-path"}
# Messages whose number is a limit of the program or the size of a file: never small.
LARGE = {"error-table-full", "error-bad-save", "error-log-full", "doctor-db-well", "backup-done", "tables-size"}
NEVER = {"two marks in a row": SIGNS, "a space before a mark": SIGNS, "one, and many": LARGE}
# Strings of the browser whose number is never none.
NEVER_NONE = {"dw-why-won-some", "ms-close", "ms-hire-points", "ms-rattled-times", "ms-seats-few", "share-full"}
# Arguments that are numbers though no message asks whether they are one or many.
COUNTED = set(
    """accuracy actions_max after atk attack before bystanders bytes column columns coming deck die discards each feast fight
    flame frost gb have health_max helpless heroes high hits hp influence known largest limit loss low max min missing
    morale names needed next nobody now of one over percent players port proven ration reached rec records round score
    search seat seconds several share shoot size spawn spent stat survive table taken tenth threat thw traits version whole
    won xp zombie_heroes""".split()  # noqa: SIM905
)
WORDS = {"bystanders", "cards", "deck", "heroes", "one", "players", "seat", "table", "traits"}  # too


class Choices(Visitor):
    """The variables of a pattern, and by which keys each is asked about."""

    def __init__(self, pattern: ftl.Pattern, others: dict[str, ftl.Pattern]) -> None:
        self.keys: dict[str, set[str]] = {}
        self.others = others
        self.visit(pattern)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.visit(self.others[node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.keys.setdefault(node.id.name, set())


def numeric(keys: set[str]) -> list[int]:
    """The numbers that these keys tell apart; none when they are words."""
    whole = [int(key) for key in keys if key.lstrip("-").isdigit()]
    return sorted({*NUMBERS, *whole}) if whole or "one" in keys else []


@cache
def choices(path: Path) -> dict[str, dict[str, set[str]]]:
    """The variables of every pattern of a file."""
    return {name: Choices(pattern, patterns(path)).keys for name, pattern in patterns(path).items()}


@cache
def counted() -> set[str]:
    """Arguments that some message takes for a number."""
    files = [folder / f"{lang}.ftl" for folder in FOLDERS for lang in LANGUAGES]
    return COUNTED | {name for file in files for asked in choices(file).values() for name, keys in asked.items() if numeric(keys)}


@cache
def voice(folder: Path) -> Text:
    """Who says the messages of a folder: the game whose text it is, or nobody in particular."""
    if folder.name == "text" and folder.parent.parent == SRC / "games":
        text = find_game(folder.parent.name.replace("_", "-")).text
        return text.calling(lambda _, lang, prefix, entity: person(lang, NAMES[int(entity)]) if prefix == "player" else None, NAMES)
    return Text(folder)


def shape(name: str) -> tuple[Any, ...]:
    """What a sentence may stumble over in a name: how it begins, and a mark at its end."""
    return seams.elides(name), name.split(" ")[0].lower() in ("le", "la", "les"), name.lower().startswith("l’"), name[-1:] in "!?.…"


@cache
def sample(folder: Path, prefix: str, parts: frozenset[str]) -> list[str]:
    """Things of a kind with these parts to their names, one for each shape that the names have in the two languages."""
    made = {"player": ["0", "1", "3"], "model": ["us-rifle.1", "us-rifle.2"], "square": ["e5", "c3"], "edge": ["15V.B|15V.E"]}
    if prefix in made:
        return made[prefix]
    known = patterns(folder / "fr.ftl")
    needed = {part for part in parts if any(key.endswith(f".{part}") for key in known if key.startswith(f"{prefix}-"))}
    keys = [key for key in known if key.startswith(f"{prefix}-") and "." not in key and all(f"{key}.{part}" in known for part in needed)]
    named = {key.removeprefix(f"{prefix}-"): [voice(folder).say(lang, key) for lang in LANGUAGES] for key in keys}
    return sorted({tuple(map(shape, both)): thing for thing, both in named.items() if not both[1][-1:].isdigit()}.values())


def values(folder: Path, asked: dict[str, set[str]]) -> dict[str, list[Any]]:
    """What each argument of a message may be."""
    refs = voice(folder).refs
    found: dict[str, list[Any]] = {}
    for name, keys in asked.items():
        base = name.partition("_")[0] if name.partition("_")[2] not in ("id", "sign", "max") else name
        parts = frozenset(other.partition("_")[2] for other in asked if other.startswith(f"{base}_"))
        if f"{base}_count" in asked or (base in refs and base.endswith("s") and refs[base] != base):
            things = sample(folder, refs[base], parts) if base in refs else [6, 3]
            zero: list[list[str]] = [[]] if "0" in asked.get(f"{base}_count", ()) else []
            found[base] = [*zero, things[:1], things[:2], things[1:2]] if things else []
        elif base in refs:
            found[base] = sample(folder, refs[base], parts)
        elif tells := numeric(keys):
            found[name] = tells
        elif keys:
            found[name] = sorted(keys)
        else:
            found[name] = (NUMBERS if name in counted() else []) + (NAMES if name not in counted() or name in WORDS else [])
    return found


def sensible(args: dict[str, Any]) -> bool:
    """From the least to the most."""
    least, most = args.get("least"), args.get("most")
    return not (isinstance(least, int) and isinstance(most, int)) or least < most


def readings(folder: Path, asked: dict[str, set[str]]) -> Iterator[dict[str, Any]]:
    """The arguments a message is read with: all combinations where there are few, else a good many of them."""
    domain = {name: of or [""] for name, of in values(folder, asked).items()}
    size = 1
    for of in domain.values():
        size *= len(of)
    if size <= MOST:
        for chosen in itertools.product(*domain.values()):
            yield dict(zip(domain, chosen, strict=True))
        return
    luck = random.Random(str(sorted(domain)))
    for _ in range(MOST):
        yield {name: luck.choice(of) for name, of in domain.items()}


def read(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """Every sentence of a folder that anybody may come to read."""
    text = voice(folder)
    for name, asked in choices(folder / f"{lang}.ftl").items():
        key, _, attribute = name.partition(".")
        if attribute in GRAMMAR:
            continue
        for args in filter(sensible, readings(folder, asked)):
            try:
                yield name, text.say(lang, key, args, attribute)
            except MissingText as missing:
                yield name, f"{{{missing}}}"


def disagreements(lang: str, sentence: str) -> Iterator[str]:
    """A number above one before a noun in the singular, one before a noun in the plural."""
    for number, noun in re.findall(r"(?<![\d,.:/×+−–-])\b(\d+) ([^\W\d_]+)\b(?! [^\W\d_]+s\b)", sentence):
        many = int(number) > 1 or (lang == "en" and number == "0")
        if (many and noun in lexicon(lang)) or (not many and noun in set(lexicon(lang).values())):
            yield f"one, and many: “{number} {noun}”"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(ROOT)))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_well(folder: Path, lang: str) -> None:
    wrong: dict[str, str] = {}
    for name, sentence in read(folder, lang):
        for fault in [*stumbles(lang, sentence), *disagreements(lang, sentence)]:
            if name in NEVER.get(fault.partition(":")[0], ()):
                continue
            wrong.setdefault(f"{name}: {fault.partition(':')[0]}", f"{name}: {fault} in {sentence}")
    assert not wrong, "\n" + "\n".join(wrong.values())


class Numbered(Visitor):
    """The choices of a pattern between one and many."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.found: list[tuple[str, dict[str, ftl.Pattern]]] = []
        self.visit(pattern)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        variants = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value: v.value for v in node.variants}
        if "one" in variants and isinstance(node.selector, ftl.VariableReference):
            self.found.append((node.selector.id.name, variants))
        for variant in node.variants:
            self.visit(variant.value)


def spelled_out(variable: str, variants: dict[str, ftl.Pattern]) -> bool:
    """Whether one is a word where many are a number, and none is not thought of."""

    def numbered(key: str) -> bool:
        return variable in Choices(variants.get(key, variants["one"]), {}).keys

    return "0" not in variants and numbered("other") and not numbered("one")


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder.name == "browser"], ids=lambda path: path.parts[-3])
def test_none_is_never_told_as_one(folder: Path) -> None:
    """French says none and one alike: a variant that spells out “un” would be read for none as well."""
    for name, pattern in patterns(folder / "fr.ftl").items():
        told = [variable for variable, variants in Numbered(pattern).found if spelled_out(variable, variants)]
        assert not told or name in NEVER_NONE, f"{name}: {told}"


def words(pattern: ftl.Pattern) -> list[str]:
    return "".join(element.value if isinstance(element, ftl.TextElement) else " # " for element in pattern.elements).split()


@cache
def lexicon(lang: str) -> dict[str, str]:
    """Nouns by their plural, from every choice between one and many."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for pattern in patterns(folder / f"{lang}.ftl").values():
            for _, variants in Numbered(pattern).found:
                one, many = words(variants["one"]), words(variants.get("other", variants["one"]))
                if len(one) == len(many):
                    found.update(zip(one, many, strict=True))
    plurals = {one: many for one, many in found.items() if many in (f"{one}s", f"{one}es", f"{one}x", f"{one[:-1]}ies") or one == "die"}
    return {one: many for one, many in plurals.items() if one != "contre"}  # “5 contre 3”


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "1 cartes sur 5"),
        ("fr", "Encore 0 points"),
        ("fr", "3 zombies, 1 libres"),
        ("fr", "Phase de Ultron"),
        ("fr", "Le coup de Hélène"),
        ("fr", "La piste de les Traqueurs"),
        ("fr", "Carla obtient rien"),
        ("fr", "Tour 1 · reste 2 emplois"),
        ("fr", "Manigance achevée\u00a0: L’Effraction\u00a0!."),
        ("fr", "Un  zombie"),
        ("fr", "{ $hero } attaque"),
        ("en", "1 cards left"),
        ("en", "Drawn: Move It!."),
        ("en", "a enemy"),
    ],
)
def test_the_reader_stumbles_where_people_do(lang: str, sentence: str) -> None:
    assert list(stumbles(lang, sentence))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "Il faut 1 carte, de 8 à 11 zombies, et 0 point"),
        ("fr", "Carla n’obtient rien, Boone ne fait rien d’autre"),
        ("fr", "Le héros de Hulk va de e5 en c3, là où il reste 2 cases"),
        ("en", "Round 1 comes to its end; one hour, a use"),
    ],
)
def test_the_reader_does_not_stumble_over_good_sentences(lang: str, sentence: str) -> None:
    assert not list(stumbles(lang, sentence))

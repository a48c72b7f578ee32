"""The words: both languages have the same messages, French is set the French way, and no rule speaks of a message that is missing."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "stockade"
EXAMPLE = ROOT / "docs" / "howto" / "lantern"
ENGINE = SRC / "engine" / "text"
FOLDERS = sorted({path.parent for root in (SRC, EXAMPLE) for path in root.rglob("*.ftl")})
GAMES = sorted({path.parent for path in SRC.glob("games/*/__init__.py")} | {EXAMPLE})
MODULES = {point.module for point in entry_points(group="stockade.games")}
LEDGERS = sorted(path for path in SRC.glob("games/*/ledger.toml") if f"stockade.games.{path.parent.name}" in MODULES)

# What a language needs to bend a name into a sentence: one language may have it and the other not.
GRAMMAR = {"gender", "number", "the", "a", "of", "to", "at", "in", "by", "one", "plural", "m", "f"}
KEY = re.compile(r"(?:event|prompt|option|refused|error|fact)-[a-z0-9]+(?:-[a-z0-9]+)*")

CALLS = {  # whose argument is part of a message id, and which one
    "emit": ("event", 0),
    "BadSetup": ("error-setup", 0),
    "Reason": ("reason", 0),
    "BadContent": ("reason", 1),
    "MapError": ("reason", 1),
    "GridError": ("reason-grid", 2),
}

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(ROOT)))
each_game = pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def patterns(path: Path) -> dict[str, ftl.Pattern]:
    """Every pattern of a file: `message` or `message.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for entry in entries(path):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes})
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name.split("_")[0])  # $hero_gender is something about $hero


def variables(pattern: ftl.Pattern) -> set[str]:
    seen = Variables()
    seen.visit(pattern)
    return seen.names


def sentences(pattern: ftl.Pattern) -> Iterator[str]:
    """The pattern as it may be read, with an n for what is put in; each variant of a choice on its own."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            line += element.value
            continue
        line += "n"
        if isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from sentences(variant.value)
    yield line


def shown(path: Path) -> set[str]:
    """What people read: the values, and the attributes that are not grammar."""
    return {name for name in patterns(path) if name.partition(".")[2] not in GRAMMAR}


@each_folder
def test_there_are_both_languages_and_no_unreadable_lines(folder: Path) -> None:
    for lang in ("en", "fr"):
        junk = [entry.content.strip() for entry in entries(folder / f"{lang}.ftl") if isinstance(entry, ftl.Junk)]
        assert not junk, f"{lang}.ftl cannot be read here:\n" + "\n".join(junk)


@each_folder
def test_no_message_stands_twice(folder: Path) -> None:
    for lang in ("en", "fr"):
        names = [entry.id.name for entry in entries(folder / f"{lang}.ftl") if isinstance(entry, ftl.Message)]
        assert not (twice := sorted({name for name in names if names.count(name) > 1})), f"{lang}.ftl: {twice}"


@each_folder
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, french = shown(folder / "en.ftl"), shown(folder / "fr.ftl")
    assert english - french == set(), "not in fr.ftl"
    assert french - english == set(), "not in en.ftl"


@each_folder
def test_both_languages_tell_the_same_things(folder: Path) -> None:
    english, french = patterns(folder / "en.ftl"), patterns(folder / "fr.ftl")
    wrong = [
        f"{name}: en {sorted(variables(english[name]))}, fr {sorted(variables(french[name]))}"
        for name in english
        if name in french and variables(english[name]) != variables(french[name])
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@each_folder
def test_grammar_is_given_for_a_whole_family_of_names(folder: Path) -> None:
    """A sentence that uses $zone_the needs it of every zone."""
    for lang in ("en", "fr"):
        has: dict[str, dict[str, set[str]]] = {}
        names = [name for name in patterns(folder / f"{lang}.ftl") if "." not in name]
        for name in patterns(folder / f"{lang}.ftl"):
            message, _, attribute = name.partition(".")
            if attribute in GRAMMAR:
                has.setdefault(message.partition("-")[0], {}).setdefault(attribute, set()).add(message)
        for family, attributes in has.items():
            members = {name for name in names if name.partition("-")[0] == family}
            for attribute, given in attributes.items():
                assert not (without := sorted(members - given)), f"{lang}.ftl: no .{attribute} for {without}"


def faults_of_french(line: str) -> Iterator[str]:
    """What a French typesetter would strike out."""
    if re.search(r"[^\W\d_]'[^\W\d_]", line):
        yield "a straight apostrophe"
    if re.search(r"[^\s\u00a0\u202f!?:;.…][;:!?](?=[\s\u00a0»)]|$)", line):
        yield "no space before the mark"
    if re.search(r"\S [;:!?»]|« ", line):
        yield "a mark that may slip to the next line"
    if '"' in line:
        yield "straight quotes"


@each_folder
def test_a_percent_sign_stands_as_each_language_sets_it(folder: Path) -> None:
    """46% in English, 46 % with a space that does not break in French; what is typed on a line stands as it is typed."""
    wrong: list[str] = []
    for lang, good in (("en", r"\w%"), ("fr", r"\w[\u00a0\u202f]%")):
        for name, pattern in patterns(folder / f"{lang}.ftl").items():
            if not name.startswith(("flag-", "error-until")):
                wrong += [
                    f"{lang} {name}: {one}"
                    for line in sentences(pattern)
                    for one in re.findall(r".{0,2}%", line)
                    if not re.search(good, one)
                ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_browser_table_leaves_the_percent_sign_to_the_language() -> None:
    """No page writes one after a number by itself: it asks for `percent`."""
    files = [path for kind in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    said = re.compile(r"\}(?:\s|&nbsp;|<\w+>\s?)%(?=[`<\"]|$)", re.MULTILINE)
    assert files and not [f"{path.name}: {one}" for path in files for one in said.findall(path.read_text(encoding="utf-8"))]


@each_folder
def test_french_is_set_the_french_way(folder: Path) -> None:
    lines = [(name, line) for name, pattern in patterns(folder / "fr.ftl").items() for line in sentences(pattern)]
    wrong = [f"{name}: {fault}: {line}" for name, line in lines for fault in faults_of_french(line)]
    assert not wrong, "\n" + "\n".join(wrong)


# -- what the sources speak of ----------------------------------------------------------------------------------------


def sources(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def constants(node: ast.expr) -> Iterator[str]:
    """The strings an expression may be: a literal, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def keys_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Message ids in a source: those written out, and the kinds of events."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield node.lineno, node.value
        elif isinstance(node, ast.Call) and node.args:
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            prefix, place = CALLS.get(called, ("", len(node.args)))
            for name in (name for arg in node.args[place : place + 1] for name in constants(arg)):
                yield node.lineno, f"{prefix}-{name.replace('.', '-')}"


def missing(folder: Path, texts: list[Path]) -> list[str]:
    wrong: list[str] = []
    for lang in ("en", "fr"):
        known = {name for text in texts for name in patterns(text / f"{lang}.ftl")}
        for path, tree in sources(folder):
            for line, key in keys_in(tree):
                if key not in known:
                    wrong.append(f"{path.relative_to(ROOT)}:{line}: {key} is not in {lang}.ftl")
    return wrong


@each_game
def test_a_game_speaks_of_messages_it_has(folder: Path) -> None:
    assert not (wrong := missing(folder, [folder / "text", ENGINE])), "\n" + "\n".join(wrong)


@pytest.mark.parametrize("room", ["engine", "parts"])
def test_what_every_game_uses_speaks_of_messages_it_has(room: str) -> None:
    assert not (wrong := missing(SRC / room, [ENGINE])), "\n" + "\n".join(wrong)


def test_every_error_has_its_sentence() -> None:
    wrong: list[str] = []
    for path, tree in sources(SRC):
        for node in ast.walk(tree):
            if not isinstance(node, ast.ClassDef) or node.name == "StockadeError":
                continue
            for line in node.body:
                target = line.targets[0] if isinstance(line, ast.Assign) else line.target if isinstance(line, ast.AnnAssign) else None
                if isinstance(target, ast.Name) and target.id == "code" and isinstance(line.value, ast.Constant):
                    key = f"error-{line.value.value}"
                    room = SRC / path.relative_to(SRC).parts[0]  # a room may have words of its own
                    texts = [ENGINE, *(own for own in (room / "text", room / "text" / "server") if (own / "en.ftl").is_file())]
                    for lang in ("en", "fr"):
                        if not any(key in patterns(text / f"{lang}.ftl") for text in texts):
                            wrong.append(f"{path.relative_to(ROOT)}:{line.lineno}: {key} is not in {lang}.ftl")
    assert not wrong, "\n" + "\n".join(wrong)


# -- the ledgers -------------------------------------------------------------------------------------------------------


def untranslated(ledger: Path) -> list[str]:
    """Rules told in French whose title, example or reason is not."""
    return [
        f"{rule['id']}: no {field}_fr"
        for rule in tomllib.loads(ledger.read_text(encoding="utf-8"))["rule"]
        for field in ("title", "example", "why")
        if rule.get("fr") and rule.get(field) and not rule.get(f"{field}_fr")
    ]


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.parent.name)
def test_a_rule_told_in_french_has_its_title_example_and_reason_in_french(ledger: Path) -> None:
    assert not (wrong := untranslated(ledger)), "\n" + "\n".join(wrong)


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.parent.name)
def test_rules_in_french_are_set_the_french_way(ledger: Path) -> None:
    rules = tomllib.loads(ledger.read_text(encoding="utf-8"))["rule"]
    lines = [(rule["id"], rule.get(key, "")) for rule in rules for key in ("fr", "title_fr", "example_fr", "why_fr", "cannot_fr")]
    wrong = [f"{name}: {fault}: {line}" for name, line in lines for fault in faults_of_french(line)]
    assert not wrong, "\n" + "\n".join(wrong)


# -- the check itself -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("L'huile", True),
        ("L’huile", False),
        ("Qui va\u00a0?", False),
        ("Qui va ?", True),
        ("Qui va?", True),
        ("Un\u00a0: deux", False),
        ("Un: deux", True),
    ],
)
def test_the_french_check_itself(tmp_path: Path, line: str, fault: bool) -> None:
    (tmp_path / "fr.ftl").write_text(f"a = {line}\n", encoding="utf-8")
    try:
        test_french_is_set_the_french_way(tmp_path)
    except AssertionError:
        assert fault
    else:
        assert not fault


def test_the_source_check_itself() -> None:
    tree = ast.parse(
        'g.emit("a.b" if x else "c.d"); Ask(0, "prompt-e"); Option("f:g", "option-h"); emit(kind); BadSetup("j"); {"text-i": 1}'
        '; MapError(x, "k", a=1)'
    )
    assert sorted(key for _, key in keys_in(tree)) == ["error-setup-j", "event-a-b", "event-c-d", "option-h", "prompt-e", "reason-k"]


def test_the_ledger_check_itself(tmp_path: Path) -> None:
    (tmp_path / "ledger.toml").write_text(
        """
        rule = [
            { id = "A", title = "Oil", fr = "Huile.", example = "Two.", title_fr = "Huile" },
            { id = "B", title = "Wind", fr = "Vent.", title_fr = "Vent" },
            { id = "C", title = "Night", fr = "Nuit.", why = "It is dark." },
            { id = "D", title = "English only" },
        ]
        """,
        encoding="utf-8",
    )
    assert untranslated(tmp_path / "ledger.toml") == ["A: no example_fr", "C: no title_fr", "C: no why_fr"]


def test_no_string_of_the_browser_stands_in_two_files() -> None:
    """The server puts them one after the other: the later one would win."""
    files = [SRC / "server" / "text" / "browser" / "en.ftl", *SRC.glob("games/*/text/browser/en.ftl")]
    names = [name for path in files for name in patterns(path) if "." not in name]
    assert len(files) > 1 and not (twice := sorted({name for name in names if names.count(name) > 1})), twice

"""Content packs: cards of later boxes from a folder, written exactly like those of the core set and checked while they are read.

A pack has `pack.toml` (its name, and the sets, scenarios and decks it brings), one table of facts per set, optionally a module of the same
name with what those cards do, and both languages in `en.ftl` and `fr.ftl`. Anything wrong raises BadPack with the file and the line.
"""

from __future__ import annotations

import ast
import builtins
import importlib.util
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from stockade.engine import pack as engine_pack
from stockade.engine.errors import BadPack, Reason
from stockade.engine.pack import HEAD, Pack, is_test, line_of, misfit
from stockade.engine.rulebook import Rulebook
from stockade.engine.text import LANGUAGES, Text, message_part
from stockade.games.marvel_champions import facts, play
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS, BadCard, CardDef
from stockade.games.marvel_champions.facts import CardFacts, Deck, Scenario
from stockade.games.marvel_champions.show.view import printed

GAME_ID = "marvel-champions"
KINDS = ("hero", "villain", "modular", "nemesis", "standard", "expert", "cards")
HEAD_WORDS = ("name", "game", "set", "scenario", "deck")
TEXTS = ("card", "trait", "set", "scenario", "deck", "prompt", "option", "event")
CORE = ""
NO_LINE = 0  # the whole file, or nobody knows where
ABSENT = (NO_LINE, False)
RANDOM = "random"  # a modular set drawn unseen
_cards: dict[str, list[str]] = {}  # what each pack brought
Scolder = Callable[..., BadPack]


def load(pack: Pack, text: Text, rules: Rulebook) -> None:
    """The cards, sets, scenarios and decks of the pack are part of the game from now on; a pack that is refused leaves nothing behind."""
    engine_pack.keep(pack)
    _cards[pack.name] = []
    try:
        _read(pack, text, rules)
    except BaseException:
        unload(pack)
        raise


def unload(pack: Pack) -> None:
    """As if the pack had never been read."""
    engine_pack.drop(GAME_ID, pack.name)
    for card in _cards.pop(pack.name, []):
        FACTS.pop(card, None)
        BOOK.pop(card, None)
    for kind in ("set", "scenario", "deck"):
        for name in pack.head.get(kind, {}):
            if facts.tables()[kind].get(name, {}).get("pack") == pack.name:
                del facts.tables()[kind][name]
    forget()


def forget() -> None:
    """What was counted from the tables is counted again."""
    for counted in (facts.sets, facts.scenarios, facts.decks, facts.encounter_set, facts.heroes, printed):
        counted.cache_clear()
    for slots in (play.slots_in_play, play.slots_in_hand):
        slots.cache_clear()


def _read(pack: Pack, text: Text, rules: Rulebook) -> None:
    for path in sorted(pack.folder.glob("*.toml")):
        if path.name != HEAD:
            for card in facts.add_cards(FACTS, path):
                _cards[pack.name].append(card)
                BOOK[card] = CardDef(FACTS[card])
    facts.pair_faces(FACTS)
    _head(pack)
    forget()
    for card in _cards[pack.name]:
        _fits(pack, FACTS[card])
    _texts(pack, text)
    for path in sorted(path for path in pack.folder.glob("*.py") if not is_test(path)):
        _behaviour(pack, path, rules)


# -- sets, scenarios, decks ---------------------------------------------------------------------------------------------


def _head(pack: Pack) -> None:
    """What `pack.toml` adds to the tables of sets, scenarios and prepared decks."""
    path = pack.folder / HEAD
    wrong = _scold(path)
    for word in pack.head:
        if word not in HEAD_WORDS:
            raise wrong("unknown-choice", word, word, choices=", ".join(HEAD_WORDS))
    for kind in ("set", "scenario", "deck"):
        for name, entry in pack.head.get(kind, {}).items():
            if name in facts.tables()[kind]:
                raise wrong("duplicate", name, name)
            facts.tables()[kind][name] = {"pack": pack.name, **entry}
    for name, entry in pack.head.get("set", {}).items():
        if entry.get("kind") not in KINDS:
            raise wrong("unknown-choice", str(entry.get("kind", "")), name, "kind", choices=", ".join(KINDS))
    for kind, struct in (("scenario", Scenario), ("deck", Deck)):
        for name, entry in pack.head.get(kind, {}).items():
            try:
                made: Any = msgspec.convert(entry, struct)
            except msgspec.ValidationError as error:
                raise wrong("wrong-value", misfit(error), name) from error
            for word in _named(made):
                if word not in FACTS:
                    raise wrong("unknown-word", word, name)
            for word in _named_sets(made):
                if word not in facts.tables()["set"]:
                    raise wrong("unknown-word", word, name)


def _named(made: Scenario | Deck) -> Iterator[str]:
    if isinstance(made, Scenario):
        yield from [*made.stages, *made.expert_stages, *made.schemes, *made.starts_in_play]
    else:
        yield from [made.hero, made.obligation, *made.cards]


def _named_sets(made: Scenario | Deck) -> list[str]:
    return [*made.sets, made.modular, made.expert_set] if isinstance(made, Scenario) else [made.nemesis]


def _scold(path: Path) -> Scolder:
    def wrong(reason: str, what: str | Reason, *keys: str, choices: str = "") -> BadPack:
        return BadPack(file=str(path), line=line_of(path, *keys), reason=reason, what=what, choices=choices)

    return wrong


def _file_of(pack: Pack, card: CardFacts) -> Path:
    names = (card.set, card.set.replace("-", "_"))
    return next(path for name in names if (path := pack.folder / f"{name}.toml").is_file())


def _fits(pack: Pack, card: CardFacts) -> None:
    """The set is declared, the other face is there."""
    wrong = _scold(_file_of(pack, card))
    if card.set not in facts.sets():
        raise wrong("unknown-choice", card.set, card.id, choices=", ".join(facts.sets()))
    for key, other in (("back", card.back), ("hero", card.hero)):
        if other and other not in FACTS:
            raise wrong("unknown-word", other, card.id, key)
    if card.type == facts.HERO:
        if not any(other.hero == card.id for other in FACTS.values()):
            raise wrong("missing-number", "obligation", card.id)
        if facts.sets().get(f"{card.set}-nemesis") != "nemesis":
            raise wrong("missing-number", f"[set.{card.set}-nemesis]", card.id)


# -- words --------------------------------------------------------------------------------------------------------------


def _texts(pack: Pack, text: Text) -> None:
    """Every card has a name and a text in both languages, every set, scenario, deck and trait a name; nothing of the core is renamed."""
    for lang in LANGUAGES:
        path = pack.folder / f"{lang}.ftl"
        if not path.is_file():
            raise BadPack(file=str(pack.folder), line=NO_LINE, reason="missing-field", what=path.name)
        own = _messages(path)
        for key, (line, _) in own.items():
            if text.has(lang, key):
                raise BadPack(file=str(path), line=line, reason="duplicate", what=key)
            if key.partition("-")[0] not in TEXTS:
                raise BadPack(file=str(path), line=line, reason="unknown-choice", what=key, choices=", ".join(f"{kind}-" for kind in TEXTS))
        for name in _cards[pack.name]:
            card = FACTS[name]
            wrong = _scold(_file_of(pack, card))
            if not own.get(f"card-{message_part(name)}", ABSENT)[1]:
                raise wrong("missing-text", f"card-{message_part(name)}", name, choices=path.name)
            for trait in card.traits:
                if f"trait-{trait}" not in own and not text.has(lang, f"trait-{trait}"):
                    raise wrong("missing-text", f"trait-{trait}", name, "traits", choices=path.name)
        for kind in ("set", "scenario", "deck"):
            for name in pack.head.get(kind, {}):
                if f"{kind}-{name}" not in own:
                    raise _scold(pack.folder / HEAD)("missing-text", f"{kind}-{name}", name, choices=path.name)


def _messages(path: Path) -> dict[str, tuple[int, bool]]:
    """Message -> its line, and whether it has a name and a text."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    body = path.read_text(encoding="utf-8")
    found: dict[str, tuple[int, bool]] = {}
    for entry in FluentParser().parse(body).body:
        assert entry.span is not None
        line = body[: entry.span.start].count("\n") + 1
        if isinstance(entry, ftl.Junk):
            raise BadPack(file=str(path), line=line, reason="unreadable", what=(entry.content or "").split("\n")[0])
        if isinstance(entry, ftl.Message):
            has_text = any(attribute.id.name == "text" for attribute in entry.attributes)
            found[entry.id.name] = (line, entry.value is not None and has_text)
    return found


# -- behaviour ----------------------------------------------------------------------------------------------------------


def _behaviour(pack: Pack, path: Path, rules: Rulebook) -> None:
    """Read a module of the pack: unknown words are found before it runs, wrong declarations while it does."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    except SyntaxError as error:
        raise BadPack(file=str(path), line=error.lineno or NO_LINE, reason="unreadable", what=(error.text or "").strip()) from error
    for line, word in _unknown(tree):
        raise BadPack(file=str(path), line=line, reason="unknown-word", what=word)
    known = {card: len(BOOK[card].abilities) for card in BOOK}
    module_name = f"stockade_pack_{pack.name}_{path.stem}".replace("-", "_")
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        lines = [frame.lineno or NO_LINE for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
        raise BadPack(file=str(path), line=lines[-1] if lines else NO_LINE, **_failure(error)) from error
    _declared(pack, path, tree, known, rules)


def _failure(error: Exception) -> dict[str, str]:
    """What made a module stop: the word that nobody knows, where it is that, or what Python says of it."""
    match error:
        case BadCard() | KeyError():
            return {"reason": "unknown-word", "what": str(error.args[0])}
        case ImportError() | AttributeError():
            quoted = re.findall(r"'(.+?)'", str(error))  # a name that cannot be imported comes first, a missing attribute last
            return {"reason": "unknown-word", "what": quoted[0 if isinstance(error, ImportError) else -1] if quoted else str(error.name)}
        case _:
            return {"reason": "python", "what": f"{type(error).__name__}: {error}"}


def _declared(pack: Pack, path: Path, tree: ast.Module, known: Mapping[str, int], rules: Rulebook) -> None:
    """Only cards of the pack were given abilities, and each cites a rule that is there."""
    for card, entry in BOOK.items():
        fresh = entry.abilities[known.get(card, 0) :]
        if fresh and card not in _cards[pack.name]:
            del entry.abilities[known.get(card, 0) :]
            raise BadPack(file=str(path), line=_line_with(tree, card), reason="duplicate", what=card)
        for ability in fresh:
            if ability.rule not in rules.by_id:
                raise BadPack(file=str(path), line=_line_with(tree, ability.rule), reason="unknown-word", what=ability.rule)


def _line_with(tree: ast.Module, word: str) -> int:
    return next((node.lineno for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value == word), NO_LINE)


def _unknown(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Names that nothing defines: a typo inside a card would otherwise wait until somebody plays it."""
    made = set(dir(builtins)) | {"__name__", "__file__"}
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                made.add(node.name)
            case ast.arg():
                made.add(node.arg)
            case ast.alias():
                made.add((node.asname or node.name).partition(".")[0])
            case ast.Name(ctx=ast.Store()):
                made.add(node.id)
            case ast.ExceptHandler(name=str() as name):
                made.add(name)
            case _:
                pass
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in made:
            yield node.lineno, node.id


# -- who needs what -----------------------------------------------------------------------------------------------------


def needed(setup: Mapping[str, Any]) -> list[str]:
    """The packs a set-up takes something from. It may come from anywhere, so nothing is taken for granted about its shape."""
    found: set[str] = set()
    scenario = setup.get("scenario")
    if isinstance(scenario, str) and scenario in facts.scenarios():
        found.add(pack_with("scenario", scenario))
        found |= {pack_with("set", name) for name in facts.scenarios()[scenario].sets}
    modular: Any = setup.get("modular")
    for name in modular if isinstance(modular, list) else [modular]:  # pyright: ignore[reportUnknownVariableType]
        found |= set(modular_packs()) if name == RANDOM else {pack_with("set", str(name))}  # pyright: ignore[reportUnknownArgumentType]
    decks: Any = setup.get("decks")
    for entry in decks if isinstance(decks, list) else []:  # pyright: ignore[reportUnknownVariableType]
        found |= {pack_of(card) for card in _cards_of(entry)}
    return sorted(found - {CORE})


def _cards_of(entry: Any) -> list[str]:
    if isinstance(entry, str):
        deck = facts.decks().get(entry)
        return [deck.hero, *deck.cards] if deck is not None else []
    try:
        return [str(entry["hero"]), *map(str, entry["cards"])]
    except (KeyError, TypeError):
        return []  # the set-up will be refused for it


def pack_of(card: str) -> str:
    """The pack that brought a card; the core set has no name."""
    return next((name for name, brought in _cards.items() if card in brought), CORE)


def pack_with(kind: str, name: str) -> str:
    """The pack that brought a set, scenario or deck."""
    return facts.tables()[kind].get(name, {}).get("pack", CORE)


def modular_packs() -> list[str]:
    """Packs with modular sets: drawing one unseen depends on all of them."""
    return sorted({pack_with("set", name) for name, kind in facts.sets().items() if kind == "modular"} - {CORE})

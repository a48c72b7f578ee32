"""English and French from Fluent files.

Rules speak in ids and numbers; this is the edge where they become sentences. The name of an argument says what its id refers to: with
refs {"hero": "hero"} the argument hero="storm" becomes the message `hero-storm`, and each attribute of that message travels along
(`.gender` as `$hero_gender`). A game may compose names it has no message for. fluent.runtime stays behind this module.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser

from stockade.engine import seams
from stockade.engine.errors import Reason
from stockade.engine.remembered import Lately

LANGUAGES = ("en", "fr")
LISTS = {"en": "en_GB", "fr": "fr"}  # British: no comma before the last
LONGEST = 900
REMEMBERED = 1 << 11  # sentences, before what was said least lately is let go; a game has some hundreds that come again and again
BARE = ("name", "the", "one", "plural", "short")  # forms of a name that may follow any word
COMMON = Path(__file__).parent / "text"
_odd = re.compile(r"[^A-Za-z0-9]+")


Composer: TypeAlias = "Callable[[Text, str, str, str], dict[str, str] | None]"
"""(text, language, prefix, entity) -> the parts of its name, or None when there is no such thing."""


class MissingText(KeyError):
    """A message is not in the language's file."""


def _resource(path: Path) -> Any:
    """The messages of a file, without where in it each of them stands: that takes more room than they do."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


@cache
def _common(lang: str) -> Any:
    return _resource(COMMON / f"{lang}.ftl")


@lru_cache(1 << 14)
def message_part(entity: str) -> str:
    """An id as it stands in a message id: `15V.B` -> `15V-B`."""
    return _odd.sub("-", entity).strip("-")


def person(lang: str, name: str) -> dict[str, str]:
    """A name that somebody chose for themselves, bent as the language needs it: in French `.of` is “d’Ana” or “de Ben”."""
    return {"name": name, "of": seams.of(name)} if lang == "fr" else {"name": name}


def _cut(text: str) -> str:
    """Fluent refuses a whole sentence for one endless word in it, and whoever typed that word should be told so."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _signed(lang: str, word: str) -> str:
    """A word ready to meet others. One that begins with a small letter may be what a choice in a message goes by: it is left alone."""
    return seams.signed(lang, _cut(word)) if word[:1].isupper() or word.startswith(seams.ARTICLES) else _cut(word)


def _fixed(value: Any) -> Hashable:
    """An argument as part of what a sentence is remembered by; 1 and True are written alike, and so they may be the same here."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, Reason):
        return (Reason, value.code, *value.args, *map(_fixed, value.args.values()))
    return (list, *cast("list[Hashable]", value)) if isinstance(value, list) else value


class Number(FluentInt):
    """A number as it is written; a small one is its digits in all our languages, which Fluent takes long to find out."""

    MINUS = "\u2212"

    def format(self, locale: Any) -> str:
        """In digits, below zero with a sign as wide as them."""
        return f"{self.MINUS}{-int(self)}" if -1000 < self < 0 else str(int(self)) if 0 <= self < 1000 else super().format(locale)


class Bundle(FluentBundle):
    """The messages of one language."""

    def said(self, pattern: Any, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The pattern with these words and numbers, and what went wrong: `format_pattern` with our own numbers."""
        errors: list[Exception] = []
        words = {name: Number(value) if isinstance(value, int) else native_to_fluent(value) for name, value in args.items()}
        try:
            return str(pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(args=words)))), errors
        except ValueError as error:
            return "", [error]

    def prepare(self) -> None:
        """All messages, each of which would else be prepared when it is first said; then what they were made of is not needed any more."""
        for message in self._messages:
            self._lookup(message)
        for term in self._terms:
            self._lookup(term, term=True)
        self._messages = cast("Any", dict.fromkeys(self._messages))
        self._terms = cast("Any", dict.fromkeys(self._terms))


class Text:
    """Both languages of one game (or of the program itself)."""

    def __init__(
        self,
        folder: Path | None,
        refs: Mapping[str, str] | None = None,
        compose: Composer | None = None,
        more: Sequence[Path] = (),
        apart: Collection[str] = (),
    ) -> None:
        """`compose` names what has no message of its own (a door, from its two zones); `more` are the folders of content packs; arguments
        that are only said to tell other things `apart` touch nothing."""
        self.refs = dict(refs or {})
        self.apart = frozenset(apart)
        self._compose = compose
        self.first: Composer | None = None
        self.folders = [*([folder] if folder is not None else []), *more]
        self._bundles: dict[str, Bundle] = {}
        self._names: dict[tuple[str, str], dict[str, str]] = {}
        self.voice: Sequence[str] = ()
        self._said = Lately[Hashable, str](REMEMBERED)

    def _bundle(self, lang: str) -> Bundle:
        """A language is read when it is first spoken: that takes a tenth of a second for a big game."""
        bundle = self._bundles.get(lang)
        if bundle is None:
            bundle = self._bundles[lang] = self._read(lang)
        return bundle

    def _read(self, lang: str) -> Bundle:
        bundle = Bundle([lang], use_isolating=False)
        bundle.add_resource(_common(lang))
        for folder in self.folders:
            bundle.add_resource(_resource(folder / f"{lang}.ftl"), allow_overrides=True)
        return bundle

    def prepare(self) -> None:
        """Every sentence of every language, for who will speak for long. Others may speak meanwhile: a language is put in place whole."""
        for lang in LANGUAGES:
            bundle = self._read(lang)
            bundle.prepare()
            self._bundles[lang] = bundle

    def calling(self, first: Composer, voice: Sequence[str]) -> Text:
        """The same sentences, in which `first` may call things otherwise: people at a table have names of their own. With the same names
        as `voice` the same is said."""
        text = copy(self)
        text.first, text.voice = first, ("called", *voice)
        return text

    @property
    def remembers(self) -> int:
        """How many sentences it has at hand."""
        return len(self._said)

    def has(self, lang: str, key: str) -> bool:
        """Whether that message exists."""
        return self._bundle(lang).has_message(key)

    def name(self, lang: str, prefix: str, entity: str) -> dict[str, str]:
        """The message of a named thing: its value as `name`, its attributes by name. Raises MissingText."""
        if self.first is not None and (found := self.first(self, lang, prefix, entity)) is not None:
            return found
        key = (lang, f"{prefix}-{message_part(entity)}")
        found = self._names.get(key)
        if found is None:
            found = self._parts(*key)
            if found is None and self._compose is not None:
                found = self._compose(self, lang, prefix, entity)
            if found is None:  # not remembered: what is no name may come from a stranger, and there is no end of it
                raise MissingText(f"{lang}: {key[1]}")
            self._names[key] = found
        return found

    def _parts(self, lang: str, message_id: str) -> dict[str, str] | None:
        bundle = self._bundle(lang)
        if not bundle.has_message(message_id):
            return None
        message = bundle.get_message(message_id)
        parts: dict[str, str] = {}
        if message.value is not None:
            parts["name"] = str(bundle.format_pattern(message.value)[0])
        for attribute, pattern in message.attributes.items():
            parts[attribute] = str(bundle.format_pattern(pattern)[0])
        return parts

    def say(self, lang: str, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """The sentence. Raises MissingText when the message, a variable or a name in it is missing."""
        memo = (self.voice, lang, key, attribute, *args, *map(_fixed, args.values())) if args else (lang, key, attribute)
        try:
            said = self._said.get(memo)
        except TypeError:  # a list of lists: said anew each time
            return self._say(lang, key, args, attribute)
        if said is None:
            said = self._say(lang, key, args, attribute)
            self._said.keep(memo, said)
        return said

    def _say(self, lang: str, key: str, args: Mapping[str, Any] | None, attribute: str) -> str:
        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            raise MissingText(f"{lang}: {key}")
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{lang}: {key}.{attribute}")
        text, errors = bundle.said(pattern, self.words(lang, args or {}))
        if errors:
            raise MissingText(f"{lang}: {key}: {errors[0]}")
        return seams.joined(lang, text)

    def words(self, lang: str, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments ready for a message: ids become names, reasons sentences, attributes travel along, lists are joined."""
        out: dict[str, Any] = {}
        for arg, value in args.items():
            prefix = self.refs.get(arg)
            if isinstance(value, Reason):
                out[arg] = self.say(lang, value.text_key, value.args)
            elif isinstance(value, (list, tuple)):
                items: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType]
                names = [seams.signed(lang, self.name(lang, prefix, str(item))["name"]) if prefix else str(item) for item in items]
                out[arg] = _cut(format_list(names, locale=LISTS[lang]))
                out[f"{arg}_count"] = len(names)
            elif prefix and isinstance(value, str) and value:
                for part, word in self.name(lang, prefix, value).items():
                    if part in BARE:
                        word = seams.signed(lang, word)
                    out[arg if part == "name" else f"{arg}_{part.replace('-', '_')}"] = word
            else:
                out[arg] = int(value) if isinstance(value, bool) else _signed(lang, value) if isinstance(value, str) else value
        return out

    def touches(self, args: Mapping[str, Any]) -> list[str]:
        """The entities an argument list speaks of, for highlighting: `hero:storm`, `zone:15V.B`."""
        out: list[str] = []
        for arg, value in args.items():
            prefix = self.refs.get(arg)
            if not prefix or arg in self.apart:
                continue
            if isinstance(value, (list, tuple)):
                items: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType]
                out += [f"{prefix}:{item}" for item in items if item != ""]
            elif value != "":
                out.append(f"{prefix}:{value}")
        return out

"""Lists of cards as people paste them and as deck sites export them: read with a report of what was not understood, and written.

A pasted line is a number and a title in either language ("2x Backflip", "Salto Arrière x2"); headings, comments and what sites add in
brackets are passed over. A site's JSON has `slots` from card code to copies and the code of the hero.
"""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, cast

from stockade.engine.deckbuilding import BadDeck, Deck, Reading, Unread
from stockade.engine.text import LANGUAGES, Text
from stockade.games.marvel_champions.facts import ALTER_EGO, ASPECTS, HERO, CardFacts, cards, hero_set, heroes

MOST_LINES, MOST_COPIES, LONGEST = 400, 99, 80
DIGITS = 6  # more of them are no number of cards
UNCOUNTED = -1
SHORT = 20  # so much of a wrong number is told
_block = re.compile(r"/\*.*?\*/", re.DOTALL)
_comment = re.compile(r"(?:^|\s)(?:#|//|;).*$")
_bullet = re.compile(r"^[-*•–]\s+")
_before = re.compile(r"^(\d+)\s*[x×]?\s+(.+)$|^(\d+)\s*[x×]\s*(.+)$", re.IGNORECASE)
_after = re.compile(r"^(.+?)\s+\(?[x×]\s*(\d+)\)?$", re.IGNORECASE)
_bracket = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")
_code = re.compile(r"[(\[](\d{5}[a-d]?)[)\]]")
# Words that deck sites put above groups of cards, besides the names of types and aspects.
HEADINGS = ("deck", "cards", "cartes", "pack", "packs", "identity", "identité", "basics", "total", "main", "side")


def plain(words: str) -> str:
    """Letters and digits only, small, without accents: how titles are compared."""
    flat = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in flat if letter.isalnum() and not unicodedata.combining(letter))


class Titles:
    """Every card by what people may call it: title in both languages, with its subtitle, our id, its printed code."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.cards: dict[str, list[str]] = {}
        self.spelled: dict[str, str] = {}
        self.codes: dict[str, list[str]] = {}
        for card in sorted(cards().values(), key=lambda card: card.code):
            self._add(card)
        self.headings = {plain(word) for word in self._headings()}

    def _add(self, card: CardFacts) -> None:
        for lang in LANGUAGES:
            name = self.text.name(lang, "card", card.id)["name"]
            for called in (name, f"{name} {card.subname}", card.id, card.title):
                ids = self.cards.setdefault(plain(called), [])
                if card.id not in ids:
                    ids.append(card.id)
            self.spelled.setdefault(plain(name), name)
        for code in (card.code, card.code.rstrip("abcd")):
            ids = self.codes.setdefault(code, [])
            if card.id not in ids:
                ids.append(card.id)

    def _headings(self) -> Iterable[str]:
        yield from HEADINGS
        for lang in LANGUAGES:
            for kind in ("ally", "alter-ego", "event", "hero", "resource", "support", "upgrade", "obligation"):
                yield from _plurals(self.text.name(lang, "type", kind)["name"])
            for aspect in (*ASPECTS, "basic", "hero"):
                yield from _plurals(self.text.name(lang, "aspect", aspect)["name"])

    def find(self, words: str) -> list[str]:
        """The cards (several printings of one title) that these words name; empty when they name none."""
        if found := _code.search(words):
            return self.codes.get(found[1], [])
        tried = words
        while True:
            if ids := self.cards.get(plain(tried)):
                return ids
            shorter = _bracket.sub("", tried)
            if shorter == tried:
                return self.cards.get(plain(tried.split(":")[0]), []) if plain(tried) else []
            tried = shorter

    def near(self, words: str) -> list[str]:
        """Titles that look like it."""
        return [self.spelled[key] for key in difflib.get_close_matches(plain(words), self.spelled, n=3, cutoff=0.72)]

    def is_heading(self, words: str) -> bool:
        """Whether the line only says what comes below it."""
        bare = re.sub(r"[:.\s]*$", "", _bracket.sub("", words))
        return plain(re.sub(r"\d+", "", bare)) in self.headings


def _plurals(word: str) -> tuple[str, ...]:
    return (word, f"{word}s", re.sub("y$", "ies", word))


class Pile:
    """What has been understood so far."""

    def __init__(self) -> None:
        self.deck = Deck()
        self.unread: list[Unread] = []

    def put(self, ids: list[str], copies: int) -> None:
        """That many copies; printings of one title are taken in the numbers in which they come, identities name the hero."""
        facts = cards()
        if facts[ids[0]].type in (HERO, ALTER_EGO):
            self.lead(ids[0])
            return
        for place, name in enumerate(ids):
            room = copies if place == len(ids) - 1 else min(copies, facts[name].copies - self.deck.cards.get(name, 0))
            if room > 0:
                self.deck.cards[name] = self.deck.cards.get(name, 0) + room
                copies -= room

    def lead(self, face: str) -> None:
        """Whose deck it is, by either side of the identity; the first one named counts."""
        self.deck.hero = self.deck.hero or next(name for name in heroes() if face in (name, cards()[name].back))

    def miss(self, line: int, words: str, why: str, near: Iterable[str] = ()) -> None:
        """That part was not understood."""
        self.unread.append(Unread(line, words[:LONGEST], why, list(near)))

    def done(self) -> Reading:
        """The deck; cards of one hero's set tell whose it is when nothing else did."""
        own = [hero for hero in heroes() if any(name in self.deck.cards for name in hero_set(hero))]
        if not self.deck.hero and len(own) == 1:
            self.deck.hero = own[0]
        if not self.deck.cards and not self.unread:
            raise BadDeck
        return Reading(self.deck, self.unread)


# -- reading ----------------------------------------------------------------------------------------------------------


def read(words: str, titles: Titles) -> Reading:
    """A list in any of the forms we know."""
    if words.lstrip()[:1] in ("{", "["):
        try:
            return read_json(json.loads(words), titles)
        except (ValueError, RecursionError) as error:
            if words.lstrip().startswith("{"):
                raise BadDeck from error
    return read_list(words, titles)


def read_list(words: str, titles: Titles) -> Reading:
    """Lines of numbers and titles. The first line that is nothing else is what the deck is called."""
    pile = Pile()
    lines = _block.sub(lambda block: "\n" * block[0].count("\n"), words).splitlines()
    for number, line in enumerate(lines, 1):
        if number > MOST_LINES:
            pile.miss(number, "", "too-long")
            break
        bare = _comment.sub("", line).strip()
        if bare:
            _read_line(number, _bullet.sub("", bare), titles, pile)
        elif number == 1:
            pile.deck.name = line.strip(" #/;\t")[:LONGEST]
    return pile.done()


def _read_line(number: int, line: str, titles: Titles, pile: Pile) -> None:
    copies, title = _counted(line)
    if copies is None and titles.is_heading(line):
        return
    ids = titles.find(title) or titles.find(line)
    if ids:
        if copies is not None and not 0 < copies <= MOST_COPIES:
            pile.miss(number, line, "count")
        else:
            pile.put(ids, copies or 1)
        return
    label, colon, rest = line.partition(":")
    if copies is None and colon and (not rest.strip() or titles.is_heading(label)):
        if named := titles.find(rest):
            pile.put(named, 1)  # "Hero: Spider-Man"
    elif copies is None and number == 1:
        pile.deck.name = line[:LONGEST]
    else:
        pile.miss(number, line, "card", titles.near(title))


def _counted(line: str) -> tuple[int | None, str]:
    """How many, and of what; None when the line names no number."""
    if found := _before.match(line):
        return int((found[1] or found[3])[:DIGITS]), (found[2] or found[4]).strip()
    if found := _after.match(line):
        return int(found[2][:DIGITS]), found[1].strip()
    return None, line


def read_json(value: Any, titles: Titles) -> Reading:
    """What deck sites export: `slots` or `cards` as code -> copies or as a list of entries; the hero by code, id or name."""
    entry = cast("dict[str, Any]", value) if isinstance(value, dict) else {"cards": value}
    pile = Pile()
    name = entry.get("name")
    pile.deck.name = name[:LONGEST] if isinstance(name, str) else ""
    for field in ("hero_code", "investigator_code", "hero", "hero_name", "investigator_name"):
        said = entry.get(field)
        if isinstance(said, str) and said and not pile.deck.hero:
            ids = titles.codes.get(said) or titles.find(said)
            if ids and cards()[ids[0]].type in (HERO, ALTER_EGO):
                pile.lead(ids[0])
            elif field != "investigator_code" or not entry.get("hero_code"):
                pile.miss(0, said, "hero", titles.near(said))
    listed = entry.get("slots") if "slots" in entry else entry.get("cards")
    for number, (key, count) in enumerate(_entries(listed), 1):
        _put_entry(number, key, count, titles, pile)
    return pile.done()


def _entries(listed: Any) -> list[tuple[Any, Any]]:
    """Pairs of card and copies, from either shape; an empty PHP array stands for an empty object."""
    if isinstance(listed, dict):
        return list(cast("dict[Any, Any]", listed).items())[:MOST_LINES]
    if not isinstance(listed, list):
        raise BadDeck
    found: list[tuple[Any, Any]] = []
    for one in cast("list[Any]", listed)[:MOST_LINES]:
        if isinstance(one, dict):
            card = cast("Mapping[str, Any]", one)
            key = next((card[field] for field in ("code", "card_code", "id", "card", "name") if card.get(field)), "")
            found.append((key, next((card[field] for field in ("quantity", "count", "copies", "qty") if field in card), 1)))
        else:
            found.append((one, 1))
    return found


def _copies(count: Any) -> int:
    """A number, or its digits; anything else is none."""
    if isinstance(count, int):
        return count
    return int(count[:DIGITS]) if isinstance(count, str) and count.isdecimal() else UNCOUNTED


def _put_entry(number: int, key: Any, count: Any, titles: Titles, pile: Pile) -> None:
    words = str(key)[:LONGEST]
    copies = _copies(count)
    ids = titles.codes.get(words) or titles.find(words)
    if not ids:
        pile.miss(number, words, "code" if words[:5].isdecimal() else "card", titles.near(words))
    elif not 0 <= copies <= MOST_COPIES:
        pile.miss(number, f"{words}: {str(count)[:SHORT]}", "count")
    elif copies:
        pile.put(ids, copies)


# -- writing ----------------------------------------------------------------------------------------------------------


def write_list(deck: Deck, text: Text, lang: str) -> str:
    """A list to paste: the name as a comment, the hero, then the cards under hero, aspect and basic."""
    facts = cards()
    names = {name: text.name(lang, "card", name)["name"] for name in deck.cards}
    lines = [f"# {deck.name}"] if deck.name else []
    lines += [text.name(lang, "card", deck.hero)["name"]] if deck.hero in facts else []
    for faction in (HERO, *ASPECTS, "basic", "encounter"):
        copies: dict[str, int] = {}
        for name in sorted((name for name in deck.cards if facts[name].faction == faction), key=lambda name: facts[name].code):
            copies[names[name]] = copies.get(names[name], 0) + deck.cards[name]
        if copies:
            lines += ["", f"{text.name(lang, 'aspect', faction)['name']} ({sum(copies.values())})"]
            lines += [f"{count}x {name}" for name, count in copies.items()]
    return "\n".join(lines) + "\n"


def write_json(deck: Deck, text: Text, lang: str, aspects: list[str]) -> str:
    """The fields that deck sites use."""
    facts = cards()
    hero = facts.get(deck.hero)
    code = hero.code if hero else ""
    name = text.name(lang, "card", deck.hero)["name"] if hero else ""
    slots = {facts[card].code: count for card, count in sorted(deck.cards.items(), key=lambda item: facts[item[0]].code)}
    said = {"hero_code": code, "hero_name": name, "investigator_code": code, "investigator_name": name}
    meta = json.dumps({"aspect": aspects[0]} if aspects else {})
    return json.dumps({"name": deck.name or name, **said, "slots": slots, "meta": meta}, ensure_ascii=False, indent=2) + "\n"

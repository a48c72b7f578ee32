"""`stockade decks`: prepared decks, what is wrong with a deck, lists read and written.

A deck is named by a prepared deck, a file (a pasted list or a deck site's JSON), or `-` for what is typed or piped in.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from stockade.commands.deckfile import read_deck
from stockade.commands.setup import pick_game
from stockade.commands.speak import Mistake, columns, flag, out, out_json, say, tongue, trouble, word
from stockade.engine import Game, games
from stockade.engine.deckbuilding import FORMS, DeckBuilder, Fault, Reading, Unread


def show(*, game: Annotated[str, flag("game-only")] = "", lang: Annotated[str, flag("lang")] = "") -> None:
    """The prepared decks."""
    chosen, desk = at_desk(game)
    spoken = tongue(lang)
    rows = [
        [name, word(chosen.text, spoken, f"deck-{name}"), say("decks-count", count=deck.size)] for name, deck in desk.prepared().items()
    ]
    out(*columns(rows))


def check(
    deck: Annotated[str, flag("deck", allow_leading_hyphen=True)],
    /,
    *,
    game: Annotated[str, flag("game-only")] = "",
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """What keeps a deck from being played; exit status 1 when something does, or when something was not recognised."""
    chosen, desk = at_desk(game)
    reading, spoken = read_deck(desk, deck), tongue(lang)
    faults = desk.faults(reading.deck)
    if as_json:
        out_json(report(chosen, desk, reading, spoken))
    else:
        out(*(_unread(chosen, one, spoken) for one in reading.unread))
        out(*(_fault(chosen, fault, spoken) for fault in faults))
        aspects = ", ".join(word(chosen.text, spoken, f"aspect-{aspect}") for aspect in desk.sums(reading.deck).aspects)
        out(
            say("decks-count", count=reading.deck.size) + (f", {aspects}" if aspects else ""),
            say("decks-illegal" if faults else "decks-legal"),
        )
    return 1 if faults or reading.unread else 0


def import_(
    deck: Annotated[str, flag("deck", allow_leading_hyphen=True)],
    /,
    *,
    to: Annotated[str, flag("deck-to")] = "",
    game: Annotated[str, flag("game-only")] = "",
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Read a list, say what was not recognised, and keep the rest as a file that `play --set decks=FILE` takes."""
    chosen, desk = at_desk(game)
    reading, spoken = read_deck(desk, deck), tongue(lang)
    text = desk.write(reading.deck, "json", spoken)
    for one in reading.unread:
        sys.stderr.write(f"{_unread(chosen, one, spoken)}\n")
    for fault in desk.faults(reading.deck):
        sys.stderr.write(f"{_fault(chosen, fault, spoken)}\n")
    _put(text, to)
    return 1 if reading.unread else 0


def export(
    deck: Annotated[str, flag("deck", allow_leading_hyphen=True)],
    /,
    *,
    form: Annotated[str, flag("deck-form", "--as")] = "list",
    to: Annotated[str, flag("deck-to")] = "",
    game: Annotated[str, flag("game-only")] = "",
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """Write a deck as a list to paste or as JSON for deck sites."""
    _, desk = at_desk(game)
    if form not in FORMS:
        raise Mistake("error-unknown-value", setting="--as", value=form, choices=", ".join(FORMS))
    _put(desk.write(read_deck(desk, deck).deck, form, tongue(lang)), to)


def at_desk(game_id: str) -> tuple[Game, DeckBuilder]:
    """The game whose decks are meant, and its deck builder."""
    able = [game.id for game in games().values() if game.decks is not None]
    game = pick_game(game_id or (able[0] if able else ""))
    if game.decks is None:
        raise Mistake("error-no-decks", game=game.id, choices=", ".join(able) or "–")
    return game, game.decks


def report(game: Game, desk: DeckBuilder, reading: Reading, lang: str) -> dict[str, Any]:
    """All about a deck, as data."""
    deck = reading.deck
    faults = desk.faults(deck)
    return {
        "hero": deck.hero,
        "name": deck.name,
        "cards": deck.cards,
        "legal": not faults,
        "faults": [{"rule": fault.rule, "text": word(game.text, lang, f"fault-{fault.text}", fault.args)} for fault in faults],
        "unread": [{"line": one.line, "words": one.words, "near": one.near} for one in reading.unread],
        "sums": desk.sums(deck),
    }


def _unread(game: Game, one: Unread, lang: str) -> str:
    near = f" {say('decks-near', titles=', '.join(one.near))}" if one.near else ""
    return f"? {word(game.text, lang, f'unread-{one.why}', {'line': one.line, 'words': one.words})}{near}"


def _fault(game: Game, fault: Fault, lang: str) -> str:
    return f"! {word(game.text, lang, f'fault-{fault.text}', fault.args)}  [{fault.rule}]"


def _put(text: str, to: str) -> None:
    if not to:
        out(text.rstrip("\n"))
        return
    try:
        Path(to).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Mistake("error-unwritable", file=to, why=trouble(error)) from error
    out(say("decks-written", file=to))

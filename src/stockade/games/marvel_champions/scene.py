"""Rulings in the words of this game: what is in whose hand, who stands where, what lies on top of which deck.

Everything is arranged between two tasks and then driven by play. Cards that the decks of the scene do not have come out of the box: the
census is taken when the arrangement is done. Unless a ruling needs them, encounter decks are of harmless cards.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from stockade.engine import call
from stockade.engine.pack import loaded
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.facts import ALTER_EGO, HERO, cards
from stockade.games.marvel_champions.facts import decks as prepared
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import put, show_face
from stockade.games.marvel_champions.rules.round import (
    end_discard,
    end_players,
    minions_activate,
    new_round,
    reveal_step,
    villain_activates,
    villain_phase,
)
from stockade.games.marvel_champions.rules.turn import begin_turn
from stockade.games.marvel_champions.state import NOBODY, Card
from stockade.testing.scene import Scene

DECKS = {
    "spider-man": "spider-man-justice",
    "captain-marvel": "captain-marvel-leadership",
    "she-hulk": "she-hulk-aggression",
    "iron-man": "iron-man-aggression",
    "black-panther": "black-panther-protection",
}


def deck_of(hero: str) -> str:
    """The prepared deck a hero of a scene plays."""
    return DECKS.get(hero) or next(name for name, deck in prepared().items() if deck.hero == hero)


def with_pack(test_file: str) -> None:
    """The content pack that a test lies in is read, once: `with_pack(__file__)` at its top."""
    folder = Path(test_file).resolve().parent
    if folder not in [pack.folder.resolve() for pack in loaded("marvel-champions").values()]:
        GAME.read_packs([folder])


class ChampionsScene(Scene):
    """A table of Champions in round 1, first player's turn, hero form, empty hands, and nothing but blanks in the encounter deck."""

    def __init__(self, *heroes: str, scenario: str = "rhino", expert: bool = False, plain: bool = True, **more: Any) -> None:
        decks = [deck_of(hero) for hero in heroes or ("spider-man",)]
        setup: dict[str, Any] = {
            "scenario": scenario,
            "mode": "expert" if expert else "standard",
            "decks": decks,
            "seats": len(decks),
            **more,
        }
        super().__init__("marvel-champions", setup)
        if len(decks) > 1:
            self.answer("first:0")
        while self.prompt in ("prompt-mulligan", "prompt-search"):
            self.choose() if self.prompt == "prompt-mulligan" else self.answer(self.options()[0])
        if plain:
            self.change(self._plain)
        self.mark()

    @staticmethod
    def _plain(g: Champions) -> None:
        """Quiet surroundings: heroes up, hands empty, ten blanks for the encounter deck."""
        state = g.state
        for seat, player in enumerate(state.players):
            player.deck[:0] = player.hand
            player.hand = []
            show_face(g, g.identity(seat), next(card.id for card in cards().values() if card.back == g.identity(seat).code))
        state.removed += [*state.deck, *state.discard]
        state.discard = []
        state.deck = []
        for _ in range(10):
            state.deck.append(_from_box(g, "blank"))

    def change(self, edit: Callable[[Champions], object]) -> None:
        """Arrange anything at all."""

        def apply(g: Champions) -> None:
            edit(g)

        self.arrange(apply)

    # -- arranging ----------------------------------------------------------------------------------------------------

    def hand(self, *codes: str, seat: int = 0) -> list[str]:
        """These cards are added to a hand; their names, as options have them."""
        return self._add(codes, seat, lambda g: g.player(seat).hand)

    def deck(self, *codes: str, seat: int = 0) -> list[str]:
        """These cards lie on top of a player's deck, the first one topmost."""
        return self._add(codes[::-1], seat, lambda g: g.player(seat).deck)[::-1]

    def only_deck(self, *codes: str, seat: int = 0) -> list[str]:
        """The player's deck has these cards and no others."""
        self.change(lambda g: (g.state.removed.extend(g.player(seat).deck), g.player(seat).deck.clear()))
        return self.deck(*codes, seat=seat)

    def pile(self, *codes: str, seat: int = 0) -> list[str]:
        """These cards lie on a player's discard pile, the last one topmost."""
        return self._add(codes, seat, lambda g: g.player(seat).discard)

    def encounter(self, *codes: str) -> list[str]:
        """These cards lie on top of the encounter deck, the first one topmost."""
        return self._add(codes[::-1], NOBODY, lambda g: g.state.deck)[::-1]

    def only_encounter(self, *codes: str) -> list[str]:
        """The encounter deck has these cards and no others."""
        self.change(lambda g: (g.state.removed.extend(g.state.deck), g.state.deck.clear()))
        return self.encounter(*codes)

    def dealt(self, *codes: str, seat: int = 0) -> list[str]:
        """These encounter cards lie facedown before a player."""
        return self._add(codes, NOBODY, lambda g: g.player(seat).dealt)

    def _add(self, codes: tuple[str, ...], owner: int, zone: Callable[[Champions], list[int]]) -> list[str]:
        names: list[str] = []

        def edit(g: Champions) -> None:
            for code in codes:
                card_id = _from_box(g, code, owner)
                zone(g).append(card_id)
                names.append(f"{code}.{card_id}")

        self.change(edit)
        return names

    def play_area(self, code: str, seat: int = 0, on: str = "", **fields: Any) -> str:
        """A player's card in play, attached to `on` if given; its name."""
        return self._put(code, seat, controller=seat, on=on, **fields)

    def minion(self, code: str, seat: int = 0, **fields: Any) -> str:
        """A minion engaged with a player."""
        return self._put(code, NOBODY, engaged=seat, **fields)

    def scenario_card(self, code: str, on: str = "", **fields: Any) -> str:
        """A side scheme, environment or attachment in play."""
        return self._put(code, NOBODY, on=on, **fields)

    def _put(self, code: str, owner: int, controller: int = NOBODY, engaged: int = NOBODY, on: str = "", **fields: Any) -> str:
        names: list[str] = []

        def edit(g: Champions) -> None:
            host = self.card(on, g).id if on else -1
            card = put(g, _from_box(g, code, owner), controller, host, engaged)
            for name, value in fields.items():
                setattr(card, name, value)
            names.append(card.entity)

        self.change(edit)
        return names[0]

    def set(self, name: str, **fields: Any) -> None:
        """Fields of a card in play: damage, threat, exhausted, stunned, counters, ..."""
        self.change(lambda g: [setattr(self.card(name, g), field, value) for field, value in fields.items()])

    def form(self, form: str, seat: int = 0) -> None:
        """That player is in hero or alter-ego form."""

        def edit(g: Champions) -> None:
            identity = g.identity(seat)
            if g.is_hero(seat) != (form == HERO):
                facts = cards()[identity.code]
                show_face(g, identity, facts.back or next(card.id for card in cards().values() if card.back == identity.code))

        assert form in (HERO, ALTER_EGO)
        self.change(edit)

    # -- driving ------------------------------------------------------------------------------------------------------

    def villain_phase(self) -> None:
        """The villain phase begins now; nothing is dealt beyond what the scene has prepared."""
        self.change(lambda g: _restart(g, [call(villain_phase)]))

    def turn(self, seat: int = 0) -> None:
        """That player's turn begins anew; when it is over, the phase ends."""
        self.change(
            lambda g: _restart(g, [call(end_players), *[call(end_discard, s) for s in reversed(g.order())], call(begin_turn, seat)])
        )

    def task(self, fn: Any, *args: Any) -> None:
        """Run one task now, then that player's turn goes on."""
        self.change(lambda g: _restart(g, [call(new_round), call(begin_turn, 0), call(fn, *args)]))

    def villain_attacks(self, seat: int = 0) -> None:
        """The villain activates against that player, as in step 2."""
        self.task(villain_activates, seat)

    def minions_act(self, seat: int = 0) -> None:
        """That player's minions activate."""
        self.task(minions_activate, seat, [])

    def reveal(self, *codes: str, seat: int = 0) -> list[str]:
        """That player reveals these cards, as in step 4."""
        names = self.dealt(*codes, seat=seat)
        self.change(lambda g: _restart(g, [call(new_round), call(begin_turn, 0), call(reveal_step, g.state.first)]))
        return names

    def pay(self, *names: str) -> None:
        """Pay with these cards of the hand; a payment without a choice has been made already."""
        if self.prompt == "prompt-pay":
            self.choose(*[f"spend:{name}" for name in names])

    def plays(self, name: str, *payment: str) -> None:
        """Play that card and pay with these."""
        self.answer(f"play:{name}")
        self.pay(*payment)

    # -- looking ------------------------------------------------------------------------------------------------------

    def card(self, name: str, g: Champions | None = None) -> Card:
        """A card in play: by its name, by its code when there is one copy, or "villain", "scheme", "hero", "hero1"."""
        g = g or self.play
        assert g is not None
        state = g.state
        if name == "villain":
            return g.villain
        if name == "scheme":
            return g.scheme
        if name.startswith("hero") and (name == "hero" or name[4:].isdigit()):
            return g.identity(int(name[4:] or 0))
        found = [card for card in state.table.values() if name in (card.entity, card.code)]
        assert len(found) == 1, f"{name}: {[card.entity for card in state.table.values()]}"
        return found[0]

    def has(self, name: str) -> bool:
        """Whether such a card is in play."""
        return any(name in (card.entity, card.code) for card in self.state.table.values())

    def health(self, name: str = "hero") -> int:
        """Remaining hit points."""
        return self.play.health(self.card(name))

    def threat(self, name: str = "scheme") -> int:
        """Threat on a scheme."""
        return self.card(name).threat

    def hand_of(self, seat: int = 0) -> list[str]:
        """The codes in a hand."""
        return [self.state.codes[card_id] for card_id in self.state.players[seat].hand]

    def pile_of(self, seat: int = 0) -> list[str]:
        """The codes of a player's discard pile, top last."""
        return [self.state.codes[card_id] for card_id in self.state.players[seat].discard]

    def encounter_pile(self) -> list[str]:
        """The codes of the encounter discard pile, top last."""
        return [self.state.codes[card_id] for card_id in self.state.discard]


def _from_box(g: Champions, code: str, owner: int = NOBODY) -> int:
    """One more card of this kind; a blank is an encounter card without boost or text."""
    g.state.codes.append(BLANK if code == "blank" else code)
    g.state.owners.append(owner)
    return len(g.state.codes) - 1


BLANK = "advance"  # no boost icon, no boost ability


def _restart(g: Champions, agenda: list[Any]) -> None:
    g.state.agenda = agenda

"""Rulings in the words of this game: what is in whose hand, who stands where, what lies on top of which deck.

Everything is arranged between two tasks and then driven by play. Cards that the decks of the scene do not have come out of the box: the
census is taken when the arrangement is done. Unless a ruling needs them, encounter decks are of harmless cards. A name that nothing has, or
a card where it cannot lie, is refused with the nearest names. `docs/howto/write-a-ruling.md` has the words in a table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from stockade.engine import call
from stockade.engine.pack import loaded
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.effects.ability import BOOK
from stockade.games.marvel_champions.facts import ALTER_EGO, HERO, PERMANENT, cards, scenarios
from stockade.games.marvel_champions.facts import decks as prepared
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import put, remove, show_face, starting_threat
from stockade.games.marvel_champions.rules.round import (
    activations,
    deal_step,
    end_discard,
    end_players,
    end_round,
    minions_activate,
    new_round,
    reveal_step,
    villain_activates,
    villain_phase,
)
from stockade.games.marvel_champions.rules.setup import LEARNING
from stockade.games.marvel_champions.rules.turn import begin_turn
from stockade.games.marvel_champions.state import NOBODY, NOTHING, PIECES, Card
from stockade.testing.scene import STEP, Scene, SceneError, known

DECKS = {
    "spider-man": "spider-man-justice",
    "captain-marvel": "captain-marvel-leadership",
    "she-hulk": "she-hulk-aggression",
    "iron-man": "iron-man-aggression",
    "black-panther": "black-panther-protection",
}


VILLAINS = {activations: 2, deal_step: 3, reveal_step: 4, end_round: 5}  # steps of the villain phase that go on to the next round
PLAYERS = (*PERMANENT, "event", "resource")
ENCOUNTER = ("minion", "side-scheme", "attachment", "environment", "treachery", "obligation")


def deck_of(hero: str) -> str:
    """The prepared deck a hero of a scene plays."""
    decks = {deck.hero: name for name, deck in prepared().items()}
    return DECKS.get(hero) or decks[known("hero", hero, decks)]


def with_pack(test_file: str) -> None:
    """The content pack that a test lies in is read, once: `with_pack(__file__)` at its top."""
    folder = Path(test_file).resolve().parent
    if folder not in [pack.folder.resolve() for pack in loaded("marvel-champions").values()]:
        GAME.read_packs([folder])


class ChampionsScene(Scene):
    """A table of Champions in round 1, first player's turn, hero form, empty hands, and nothing but blanks in the encounter deck."""

    steps = {
        "round": new_round,
        "turn": begin_turn,
        "discard": end_discard,
        "draw and ready": end_players,
        "threat": villain_phase,
        "activations": activations,
        "villain": villain_activates,
        "minions": minions_activate,
        "deal": deal_step,
        "reveal": reveal_step,
        "first player": end_round,
    }

    def __init__(
        self,
        *heroes: str,
        scenario: str = "rhino",
        expert: bool = False,
        plain: bool = True,
        first: int = 0,
        seed: int = 0,
        **more: Any,
    ) -> None:
        """`plain=False` leaves the table as it was dealt, with that seed."""
        decks = [deck_of(hero) for hero in heroes or ("spider-man",)]
        setup: dict[str, Any] = {
            "scenario": known("scenario", scenario, [*scenarios(), LEARNING]),
            "mode": "expert" if expert else "standard",
            "decks": decks,
            "seats": len(decks),
            **more,
        }
        super().__init__("marvel-champions", setup, seed)
        if len(decks) > 1:
            self.answer(f"first:{first}")
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
        """Arrange anything at all that can lie on a table."""

        def apply(g: Champions) -> None:
            edit(g)
            check_marks(g)

        self.arrange(apply)

    # -- the scenario -------------------------------------------------------------------------------------------------

    def quiet(self) -> None:
        """Whatever the scenario put into play at the start is gone, minions, drones and side schemes; Klaw and Ultron stand alone."""

        def edit(g: Champions) -> None:
            for card in [*g.minions.values(), *g.sides.values()]:
                for under in card.under:
                    g.player(g.state.owners[under]).deck.insert(0, under)
                card.under = []
                remove(g, card)
                if not card.piece:
                    g.state.removed.append(card.id)
            g.scheme.threat = starting_threat(g, cards()[g.scheme.code])

        self.change(edit)

    def villain_stage(self, stage: int | str, **fields: Any) -> None:
        """The villain shows that stage of this mode, unhurt unless the fields say otherwise: `villain_stage(2, damage=3)`."""

        def edit(g: Champions) -> None:
            scenario = g.scenario
            stages = scenario.expert_stages if g.state.expert else scenario.stages
            code = _stage(stage, stages)
            show_face(g, g.villain, code)
            g.state.villain_deck = stages[stages.index(code) + 1 :]
            g.state.gone_stages = [gone for gone in g.state.gone_stages if gone in scenario.schemes] + stages[: stages.index(code)]
            _fill(g.villain, {"damage": 0, **fields})

        self.change(edit)

    def scheme_stage(self, stage: int | str, **fields: Any) -> None:
        """The main scheme is at that stage, with its starting threat unless the fields say otherwise: `scheme_stage(2, threat=4)`."""

        def edit(g: Champions) -> None:
            schemes = g.scenario.schemes
            code = schemes[stage - 1] if isinstance(stage, int) and 0 < stage <= len(schemes) else known("stage", str(stage), schemes)
            show_face(g, g.scheme, code)
            g.state.scheme_deck = schemes[schemes.index(code) + 1 :]
            g.state.gone_stages = [gone for gone in g.state.gone_stages if gone not in schemes] + schemes[: schemes.index(code)]
            _fill(g.scheme, {"threat": starting_threat(g, cards()[code]), **fields})

        self.change(edit)

    def drone(self, seat: int = 0, of: str = "energy", **fields: Any) -> str:
        """A facedown drone engaged with a player, made of a card of theirs; its name."""
        names: list[str] = []

        def edit(g: Champions) -> None:
            if g.in_play("ultron-drones") is None:
                raise SceneError("there are no drones without Ultron Drones in play: take the scenario ultron")
            g.state.serial += 1
            card = Card(PIECES + g.state.serial, "drone", engaged=seat, under=[_from_box(g, of, seat)])
            _fill(card, fields)
            g.state.table[card.id] = card
            g.joins(card)
            names.append(card.entity)

        self.change(edit)
        return names[0]

    def first_player(self, seat: int) -> None:
        """That player has the first player token."""
        self.change(lambda g: setattr(g.state, "first", self.seat(seat)))

    def acceleration(self, tokens: int) -> None:
        """So many acceleration tokens lie beside the main scheme."""
        self.change(lambda g: setattr(g.state, "acceleration", tokens))

    # -- arranging ----------------------------------------------------------------------------------------------------

    def hand(self, *codes: str, seat: int = 0) -> list[str]:
        """These cards are added to a hand; their names, as options have them."""
        return self._add(codes, seat, lambda g: g.player(self.seat(seat)).hand, PLAYERS)

    def deck(self, *codes: str, seat: int = 0) -> list[str]:
        """These cards lie on top of a player's deck, the first one topmost."""
        return self._add(codes[::-1], seat, lambda g: g.player(self.seat(seat)).deck, PLAYERS)[::-1]

    def only_deck(self, *codes: str, seat: int = 0) -> list[str]:
        """The player's deck has these cards and no others."""
        self.change(lambda g: (g.state.removed.extend(g.player(seat).deck), g.player(seat).deck.clear()))
        return self.deck(*codes, seat=seat)

    def pile(self, *codes: str, seat: int = 0) -> list[str]:
        """These cards lie on a player's discard pile, the last one topmost."""
        return self._add(codes, seat, lambda g: g.player(self.seat(seat)).discard, PLAYERS)

    def encounter(self, *codes: str) -> list[str]:
        """These cards lie on top of the encounter deck, the first one topmost."""
        return self._add(codes[::-1], NOBODY, lambda g: g.state.deck, ENCOUNTER)[::-1]

    def encounter_discard(self, *codes: str) -> list[str]:
        """These cards lie on the encounter discard pile, the last one topmost."""
        return self._add(codes, NOBODY, lambda g: g.state.discard, ENCOUNTER)

    def only_encounter(self, *codes: str) -> list[str]:
        """The encounter deck has these cards and no others."""
        self.change(lambda g: (g.state.removed.extend(g.state.deck), g.state.deck.clear()))
        return self.encounter(*codes)

    def dealt(self, *codes: str, seat: int = 0) -> list[str]:
        """These encounter cards lie facedown before a player."""
        return self._add(codes, NOBODY, lambda g: g.player(self.seat(seat)).dealt, ENCOUNTER)

    def seat(self, number: int) -> int:
        """That seat, if there is one."""
        return int(known("seat", str(number), map(str, range(self.state.seats))))

    def _add(self, codes: tuple[str, ...], owner: int, zone: Callable[[Champions], list[int]], types: Collection[str]) -> list[str]:
        names: list[str] = []

        def edit(g: Champions) -> None:
            for code in codes:
                card_id = _from_box(g, code, owner, types)
                zone(g).append(card_id)
                names.append(f"{code}.{card_id}")

        self.change(edit)
        return names

    def play_area(self, code: str, seat: int = 0, on: str = "", **fields: Any) -> str:
        """A player's card in play, attached to `on` if given; its name."""
        return self._put(code, seat, PERMANENT, controller=self.seat(seat), on=on, **fields)

    def minion(self, code: str, seat: int = 0, **fields: Any) -> str:
        """A minion engaged with a player."""
        return self._put(code, NOBODY, ("minion",), engaged=self.seat(seat), **fields)

    def scenario_card(self, code: str, on: str = "", **fields: Any) -> str:
        """A side scheme, environment or attachment in play."""
        return self._put(code, NOBODY, ("side-scheme", "environment", "attachment"), on=on, **fields)

    def _put(
        self,
        code: str,
        owner: int,
        types: Collection[str],
        controller: int = NOBODY,
        engaged: int = NOBODY,
        on: str = "",
        **fields: Any,
    ) -> str:
        names: list[str] = []

        def edit(g: Champions) -> None:
            card_id = _from_box(g, code, owner, types)
            if BOOK[code].hosts is not None and not on:
                raise SceneError(f"{code} is attached to something: on='villain', or the name of a card in play")
            card = put(g, card_id, controller, self.card(on, g).id if on else NOTHING, engaged)
            _fill(card, fields)
            names.append(card.entity)

        self.change(edit)
        return names[0]

    def set(self, name: str, **fields: Any) -> None:
        """Fields of a card in play: damage, threat, exhausted, stunned, counters, ..."""
        self.change(lambda g: _fill(self.card(name, g), fields))

    def form(self, form: str, seat: int = 0) -> None:
        """That player is in hero or alter-ego form."""

        def edit(g: Champions) -> None:
            identity = g.identity(seat)
            if g.is_hero(seat) != (form == HERO):
                facts = cards()[identity.code]
                show_face(g, identity, facts.back or next(card.id for card in cards().values() if card.back == identity.code))

        known("form", form, (HERO, ALTER_EGO))
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
        self.change(lambda g: _restart(g, [call(new_round), call(begin_turn, 0), call(fn, *args)], VILLAINS.get(fn, 0)))

    def defended_by(self, who: str = "") -> None:
        """Everybody answers who defends against this attack: that character, or nobody."""
        attack = self.table.pending[0].about
        while self.prompt == "prompt-defend" and self.table.pending[0].about is attack:
            ask = self.table.pending[0]
            keys = [option.key for option in ask.options]
            wish = f"defend:{who}"
            self.answer(wish if wish in keys else keys[-1], seat=ask.seat)

    def villain_attacks(self, seat: int = 0) -> None:
        """The villain activates against that player, as in step 2."""
        self.task(villain_activates, seat)

    def minions_act(self, seat: int = 0) -> None:
        """That player's minions activate."""
        self.task(minions_activate, seat, [])

    def reveal(self, *codes: str, seat: int = 0) -> list[str]:
        """That player reveals these cards, as in step 4."""
        names = self.dealt(*codes, seat=seat)
        self.change(lambda g: _restart(g, [call(new_round), call(begin_turn, 0), call(reveal_step, g.state.first)], 4))
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
        if name == "hero":
            return g.identity(0)
        if name.startswith("hero") and name[4:].isdigit():
            known("hero", name, [f"hero{seat}" for seat in range(state.seats)])
            return g.identity(int(name[4:]))
        found = [card for card in state.table.values() if name in (card.entity, card.code)]
        if len(found) > 1:
            raise SceneError(f"which {name}? There are {', '.join(card.entity for card in found)}")
        known("card in play", name, [part for card in state.table.values() for part in (card.code, card.entity)])
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


def check_marks(g: Champions) -> None:
    """Whoever has taken as much damage as they have hit points is gone, but for heroes who are out of the game."""
    fallen = [player.identity for player in g.state.players if player.out]
    for card in g.state.table.values():
        if cards()[card.code].health and not g.health(card) and card.id not in fallen:
            raise SceneError(f"{card.entity} would be defeated by {card.damage} damage")


def _from_box(g: Champions, code: str, owner: int = NOBODY, types: Collection[str] = ()) -> int:
    """One more card of this kind; a blank is an encounter card without boost or text."""
    code = BLANK if code == "blank" else known("card", code, cards())
    if types and cards()[code].type not in types:
        raise SceneError(f"{code} is of type {cards()[code].type}, and here belongs {' or '.join(types)}")
    g.state.codes.append(code)
    g.state.owners.append(owner)
    return len(g.state.codes) - 1


def _fill(card: Card, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        setattr(card, known("field of a card", name, Card.__struct_fields__), value)


def _stage(stage: int | str, stages: list[str]) -> str:
    """A stage by its name or by the number at the end of it."""
    name = next((code for code in stages if code.endswith(f"-{stage}")), str(stage)) if isinstance(stage, int) else stage
    return known("stage", name, stages)


BLANK = "advance"  # no boost icon, no boost ability


def _restart(g: Champions, agenda: list[Any], step: int = 0) -> None:
    """This is to be done now, with the stops that the scene asked for; in that step of the villain phase, or in a turn."""
    if step:
        g.state.phase, g.state.step, g.state.active = "villain", step, NOBODY
    g.state.agenda = [*agenda, *(waiting for waiting in g.state.agenda if waiting.name == STEP)]

"""The words that cards are written in: effects, conditions and triggers, read from TOML and checked word by word.

Every word has a line in one of the tables below with the fields it takes; `!` marks a field that must be there. A misspelt word, a field
too many or too few and a place or survivor that does not exist raise `BadCard` with the file and the entry, when the cards are loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from stockade.engine.errors import BadContent, Reason, type_arg
from stockade.engine.pack import misfit
from stockade.games.dead_of_winter.effects.values import (
    CHECK_FIELDS,
    COLONY,
    EFFECT_FIELDS,
    NAMED,
    OF_A_WORD,
    ONE_AT_A_TIME,
    PLACES,
    SYMBOLS,
    TRIGGER_FIELDS,
)

__all__ = ["COLONY", "PLACES", "SYMBOLS"]

# what an effect may say; changers are asked about by the rules, the others are carried out one after another
CHANGERS: dict[str, str] = {
    "any_die": "action!",
    "attack_replacement": "n! exposure! cost",
    "barricade_bonus": "total!",
    "clean_bonus": "total!",
    "copy_abilities": "where",
    "extra_die": "n!",
    "ignore_bite_spread": "who",
    "no_exposure": "on! who",
    "noise_bonus": "look!",
    "replace": "event! with! who",
    "search_bonus": "look! keep! where",
    "wound_limit": "n! who",
}
OPS: dict[str, str] = {
    **CHANGERS,
    "add_barricade": "n! where!",
    "add_helpless": "n n_per_player plus",
    "add_survivor": "n! to! where",
    "add_zombies": "n! where!",
    "cancel_vote": "",
    "contribute": "n! who cost",
    "convert_wound": "n! who! src! to!",
    "counter": "name! n!",
    "delayed": "when! times! then!",
    "die_gain": "n! value! whose",
    "die_lose": "n! whose! cost",
    "die_plus": "n! whose! cost",
    "die_reroll": "n! whose",
    "die_set": "n! whose",
    "die_set_to": "n! value! whose",
    "die_spend": "n! whose cost",
    "disable_item": "until!",
    "discard_items": "who symbol! n! cost",
    "draw_box_starting_item": "n! to",
    "draw_items": "n! where! to! keep colony_instead",
    "end_game": "result!",
    "exile_is_elimination": "",
    "exposure": "who!",
    "find_survivor": "survivor! to! then",
    "food": "n! cost",
    "free_action": "action!",
    "frostbite": "n! who! count where",
    "give_card": "n! to! cost",
    "give_random": "n! to! cost",
    "heal": "n! who! count kind",
    "kill_survivor": "n! who!",
    "kill_zombies": "n! where! exposure! attack",
    "look_random_hand": "n! from!",
    "look_top": "n! deck! reorder bottom",
    "lure": "n! to!",
    "morale": "n!",
    "move": "who! where! exposure!",
    "noise": "n! where!",
    "pass_survivor": "direction! who",
    "refresh_item": "n! which!",
    "remove_barricades": "n! where!",
    "remove_helpless": "n!",
    "remove_item": "cost",
    "remove_last_barricade": "",
    "remove_objective_cards": "symbol! n! else!",
    "remove_survivor": "who! cost",
    "remove_zombies": "n! where!",
    "return_played_card": "to!",
    "reveal_hand": "who to!",
    "reveal_matching_contributions": "who",
    "reveal_top": "n! where! take_symbol! take! then",
    "roll": "min max then!",
    "round_flag": "flag!",
    "say_words": "n!",
    "search_deck": "where! symbol! n! to! then random",
    "starvation": "n!",
    "steal_random": "n! from!",
    "turn_flag": "flag! who",
    "waste_remove": "n! then_per_card",
    "wound": "n! who! where",
}
ANYWHERE = {"op", "if_able", "requires", "on", "order"}

CHECKS: dict[str, str] = {
    "barricades": "where!",
    "bearer_at": "where!",
    "controls": "survivor! exiled",
    "counter": "name!",
    "deck_size": "where deck",
    "each_non_exiled_player": "sub!",
    "empty_item_decks": "",
    "equipped_symbol": "symbol! starter",
    "equipped_total": "",
    "exiled_players": "",
    "food_tokens": "",
    "free_space": "where!",
    "group_at_one_location": "",
    "group_size": "",
    "group_size_lead": "",
    "group_size_strictly_most": "",
    "hand_only_symbol": "symbol!",
    "hand_size": "",
    "hand_size_strictly_most": "",
    "hand_symbol": "symbol! starter",
    "helpless": "",
    "leader_influence_highest": "",
    "main_objective_done": "",
    "morale": "",
    "no_betrayer_in_colony": "",
    "objective_cards": "symbol!",
    "occupants": "where!",
    "own_survivor_at": "where! exiled",
    "own_survivor_wounds": "",
    "own_wounds": "",
    "round": "",
    "round_left": "",
    "rounds_survived": "",
    "self_exiled": "value!",
    "share_location_with_non_exiled": "",
    "survivor_in_deck": "survivor!",
    "survivor_in_play": "survivor! exiled",
    "survivor_with_items": "min_items! starting_survivor",
    "survivors_removed": "",
    "unused_dice": "",
    "waste": "",
    "zombies": "where!",
}
LIMITS = {"check", "min", "max", "min_per_starting_player", "min_per_non_exiled_player"}

TRIGGERS: dict[str, str] = {
    "attack_survivor": "",
    "attack_zombie": "",
    "barricade": "where",
    "clean_waste": "",
    "contribute": "min_cards!",
    "end_turn": "contributed exiled",
    "equip": "symbol!",
    "exile_vote_called": "timing!",
    "exposure_result": "face!",
    "handoff": "",
    "lure": "",
    "move": "to",
    "noise_made": "",
    "play_card": "symbol!",
    "request_given": "",
    "search": "where!",
    "spend_food": "",
    "state": "all!",
    "survivor_killed": "whose! exiled",
    "use_ability": "",
    "use_item": "symbol!",
}


class BadCard(BadContent):
    """A card that cannot be read: file, entry, and what is wrong with it."""


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards of a symbol, discarded from hand."""

    item: str
    n: int = 1


class Check(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One condition. Numbers must lie between `min` and `max`."""

    check: str
    min: int | None = None
    max: int | None = None
    min_per_starting_player: int = 0
    min_per_non_exiled_player: int = 0
    where: str = ""
    symbol: str = ""
    survivor: str = ""
    name: str = ""
    deck: str = ""
    value: bool = True
    exiled: bool | None = None
    starter: bool = True
    min_items: int = 0
    starting_survivor: bool = False
    sub: Check | None = None


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One sentence of a card: a word and what it says about numbers, places and people."""

    op: str
    n: int | str = 1
    where: str = ""
    who: str = ""
    whose: str = "self"
    to: str = ""
    source: str = field(default="", name="from")
    deck: str = ""
    symbol: str = ""
    exposure: str | bool = ""
    attack: bool = False
    cost: bool | Cost = False
    if_able: bool = False
    requires: Check | None = None
    action: str = ""
    event: str = ""
    becomes: str = field(default="", name="with")
    on: str = ""
    order: str = ""
    look: int = 0
    keep: int = 0
    total: int = 0
    times: int = 0
    when: str = ""
    then: Effect | list[Effect] | str = ""
    otherwise: Effect | None = field(default=None, name="else")
    then_per_card: list[Effect] = []
    colony_instead: Effect | None = None
    min: int = 0
    max: int = 99
    count: int = 0
    value: int = 0
    flag: str = ""
    survivor: str = ""
    kind: str = ""
    src: str = ""
    until: str = ""
    which: str = ""
    take: int = 0
    take_symbol: str = ""
    reorder: bool = False
    bottom: int = 0
    random: bool = False
    name: str = ""
    n_per_player: int = 0
    plus: int = 0
    result: str = ""
    direction: str = ""

    @property
    def number(self) -> int:
        """`n` where it is a plain number."""
        assert isinstance(self.n, int)
        return self.n

    @property
    def after(self) -> list[Effect]:
        """The effects in `then`."""
        if isinstance(self.then, str):
            return []
        return self.then if isinstance(self.then, list) else [self.then]


class Trigger(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a crossroads card fires."""

    event: str
    where: str = ""
    to: str = ""
    symbol: str = ""
    face: str = ""
    whose: str = ""
    timing: str = ""
    exiled: bool | None = None
    min_cards: int = 0
    contributed: int | None = None
    all: list[Check] = []


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """One option of a crossroads card."""

    effects: list[Effect]
    requires: Check | None = None


class Reader:
    """Reads entries of one file and says exactly where something is wrong."""

    def __init__(self, file: str, survivors: frozenset[str]) -> None:
        self.file = file
        self.survivors = survivors

    def wrong(self, entry: str | Reason, why: str | Reason, /, **args: type_arg) -> BadCard:
        """The error, ready to raise."""
        return BadCard(Reason("at-entry", file=self.file, entry=entry), why, **args)

    def keys(self, entry: str | Reason, raw: Mapping[str, Any], needed: Sequence[str], more: Sequence[str]) -> None:
        """All that is needed stands there, and nothing that is unknown."""
        for key in raw:
            if key not in (*needed, *more):
                raise self.wrong(entry, "unknown-choice", what=key, choices=", ".join((*needed, *more)))
        for key in needed:
            if key not in raw:
                raise self.wrong(entry, "missing-entry", what=key)

    def unknown(self, entry: str, word: str, known: Iterable[str]) -> BadCard:
        """The error for a word that is none of those."""
        return self.wrong(entry, "unknown-choice", what=word, choices=", ".join(sorted(known)))

    def convert(self, entry: str, raw: Any, kind: Any) -> Any:
        """Plain TOML as a struct of that kind."""
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            raise self.wrong(entry, misfit(error)) from error

    def effects(self, entry: str, raw: Any) -> list[Effect]:
        """A list of effects, every word known and complete."""
        found: list[Effect] = self.convert(entry, raw, list[Effect])
        for effect, plain in zip(found, raw, strict=True):
            self._effect(entry, effect, plain)
        return found

    def _effect(self, entry: str, effect: Effect, raw: dict[str, Any]) -> None:
        self._fields(entry, effect.op, raw, OPS, ANYWHERE)
        for name, known in EFFECT_FIELDS.items():
            if name != "who" or raw.get("who") not in self.survivors:
                self._value(entry, name, raw, OF_A_WORD.get((effect.op, name), known))
        many: Any = raw.get(ONE_AT_A_TIME.get(effect.op, ""), 1)
        if isinstance(many, int) and many > 1:
            raise self.unknown(entry, str(many), ("1",))
        self._survivor(entry, effect.survivor)
        if effect.requires is not None:
            self._check(entry, effect.requires, raw["requires"])
        for name in ("then", "else", "then_per_card", "colony_instead"):
            inner: Any = raw.get(name)
            if isinstance(inner, (dict, list)):
                self.effects(entry, [inner] if isinstance(inner, dict) else inner)

    def checks(self, entry: str, raw: Any) -> list[Check]:
        """A list of conditions, every word known and complete."""
        found: list[Check] = self.convert(entry, raw, list[Check])
        for check, plain in zip(found, raw, strict=True):
            self._check(entry, check, plain)
        return found

    def check(self, entry: str, raw: Any) -> Check:
        """One condition."""
        return self.checks(entry, [raw])[0]

    def _check(self, entry: str, check: Check, raw: dict[str, Any]) -> None:
        self._fields(entry, check.check, raw, CHECKS, LIMITS)
        for name, known in CHECK_FIELDS.items():
            self._value(entry, name, raw, known)
        self._survivor(entry, check.survivor)
        if check.sub is not None:
            self._check(entry, check.sub, raw["sub"])

    def trigger(self, entry: str, raw: Any) -> Trigger:
        """When a card fires."""
        found: Trigger = self.convert(entry, raw, Trigger)
        self._fields(entry, found.event, raw, TRIGGERS, {"event"})
        for name, known in TRIGGER_FIELDS.items():
            self._value(entry, name, raw, known)
        for check, plain in zip(found.all, raw.get("all", ()), strict=True):
            self._check(entry, check, plain)
        return found

    def choice(self, entry: str, raw: Any) -> Choice:
        """An option: what it needs and what it does."""
        self.keys(entry, raw, ("effects",), ("requires",))
        requires = self.check(entry, raw["requires"]) if "requires" in raw else None
        return Choice(self.effects(entry, raw["effects"]), requires)

    def _fields(self, entry: str, word: str, raw: dict[str, Any], table: dict[str, str], common: set[str]) -> None:
        if word not in table:
            raise self.unknown(entry, word, table)
        wanted = table[word].split()
        allowed = common | {name.rstrip("!") for name in wanted}
        for name in raw:
            if name not in allowed:
                raise self.wrong(entry, "takes-no", word=word, what=name)
        for name in wanted:
            if name.endswith("!") and name[:-1] not in raw:
                raise self.wrong(entry, "needs", word=word, what=name[:-1])

    def _value(self, entry: str, name: str, raw: dict[str, Any], known: Sequence[str]) -> None:
        value: Any = raw.get(name)
        if not isinstance(value, str) or value in known:
            return
        mark = NAMED.get(name)
        if mark is None or not value.startswith(mark):
            raise self.unknown(entry, value, known)
        self._survivor(entry, value.removeprefix(mark))

    def _survivor(self, entry: str, survivor: str) -> None:
        if survivor and survivor not in self.survivors:
            raise self.unknown(entry, survivor, self.survivors)

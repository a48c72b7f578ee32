"""Conditions: what objectives ask for, what options need and what crossroads cards wait for. One function per word of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from stockade.games.dead_of_winter.effects.vocabulary import Check
from stockade.games.dead_of_winter.facts import BETRAYALS, CARDS, ITEMS, OUTSIDE, PLACE_OF, SURVIVORS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause

HIDDEN = ("no_betrayer_in_colony",)  # nobody can know before the end
Value = Callable[[Winter, Cause, Check], "int | bool"]


def holds(g: Winter, cause: Cause, check: Check) -> bool:
    """Whether the condition is true for the player in question, now."""
    value = VALUES[check.check](g, cause, check)
    if isinstance(value, bool):
        return value == check.value
    least, most = bounds(g, check)
    return (least is None or value >= least) and (most is None or value <= most)


def bounds(g: Winter, check: Check) -> tuple[int | None, int | None]:
    """The numbers a value must lie between."""
    if check.min_per_starting_player:
        return check.min_per_starting_player * g.state.starters, None
    if check.min_per_non_exiled_player:
        return check.min_per_non_exiled_player * len(g.colonists), None
    return check.min, check.max


def amount(g: Winter, cause: Cause, check: Check) -> int:
    """The number that the condition looks at (1 or 0 for a yes or no)."""
    return int(VALUES[check.check](g, cause, check))


def _place(g: Winter, cause: Cause, where: str) -> int:
    return cause.here(g) if where == "here" else PLACE_OF[where]


def _barricades(g: Winter, cause: Cause, check: Check) -> int:
    if check.where == "all_non_colony":
        return sum(g.barricades_at(place) for place in OUTSIDE)
    if check.where == "each_non_colony":
        return min(g.barricades_at(place) for place in OUTSIDE)
    return g.barricades_at(_place(g, cause, check.where))


def _zombies(g: Winter, cause: Cause, check: Check) -> int:
    if check.where == "all_non_colony":
        return sum(g.zombies_at(place) for place in OUTSIDE)
    return g.zombies_at(_place(g, cause, check.where))


def _bearer_at(g: Winter, cause: Cause, check: Check) -> bool:
    return cause.here(g) == PLACE_OF[check.where]


def _controls(g: Winter, cause: Cause, check: Check) -> bool:
    survivor = g.survivors.get(check.survivor)
    return survivor is not None and survivor.seat == cause.seat and check.exiled in (None, g.exiled(survivor))


def _in_play(g: Winter, cause: Cause, check: Check) -> bool:
    survivor = g.survivors.get(check.survivor)
    return survivor is not None and check.exiled in (None, g.exiled(survivor))


def _deck_size(g: Winter, cause: Cause, check: Check) -> int:
    if check.deck == "survivor":
        return len(g.state.survivor_deck)
    if check.deck == "crisis":
        return len(g.state.crisis_deck)
    return len(g.state.decks[_place(g, cause, check.where)])


def _each_player(g: Winter, cause: Cause, check: Check) -> bool:
    assert check.sub is not None
    return all(holds(g, Cause(seat, cause.rule), check.sub) for seat in g.colonists)


def _equipped(g: Winter, cause: Cause, check: Check) -> int:
    return sum(
        (not check.symbol or SYMBOL[card] == check.symbol) and (check.starter or not ITEMS[CARDS[card]].starter)
        for survivor in g.group(cause.seat)
        for card in survivor.items
    )


def _in_hand(g: Winter, cause: Cause, check: Check) -> int:
    return sum(
        SYMBOL[card] == check.symbol and (check.starter or not ITEMS[CARDS[card]].starter) for card in g.state.players[cause.seat].hand
    )


def _only_symbol(g: Winter, cause: Cause, check: Check) -> int:
    hand = g.state.players[cause.seat].hand
    return len(hand) if all(SYMBOL[card] == check.symbol for card in hand) else -1


def _lead(g: Winter, cause: Cause, sizes: list[int]) -> int:
    """How far a seat is ahead of the best of the others (DW-WIN-06)."""
    others = [size for seat, size in enumerate(sizes) if seat != cause.seat]
    return sizes[cause.seat] - max(others, default=0)


def _groups(g: Winter) -> list[int]:
    sizes = [0] * len(g.state.players)
    for survivor in g.state.survivors:
        sizes[survivor.seat] += 1
    return sizes


def _group_lead(g: Winter, cause: Cause, check: Check) -> int:
    return _lead(g, cause, _groups(g))


def _largest_group(g: Winter, cause: Cause, check: Check) -> bool:
    return _lead(g, cause, _groups(g)) > 0


def _largest_hand(g: Winter, cause: Cause, check: Check) -> bool:
    return _lead(g, cause, [len(player.hand) for player in g.state.players]) > 0


def _together(g: Winter, cause: Cause, check: Check) -> int:
    places = [survivor.place for survivor in g.group(cause.seat)]
    return max((places.count(place) for place in places), default=0)


def _highest_leader(g: Winter, cause: Cause, check: Check) -> bool:
    own = g.state.players[cause.seat].leader
    leaders = [player.leader for player in g.state.players if player.leader in g.survivors]
    return own in leaders and all(SURVIVORS[own].influence >= SURVIVORS[leader].influence for leader in leaders)


def _no_betrayer(g: Winter, cause: Cause, check: Check) -> bool:
    return all(g.state.players[seat].secret not in BETRAYALS for seat in g.colonists)


def _own_at(g: Winter, cause: Cause, check: Check) -> bool:
    place = PLACE_OF[check.where]
    return check.exiled in (None, g.state.players[cause.seat].exiled) and any(
        survivor.place == place and survivor.seat == cause.seat for survivor in g.state.survivors
    )


def _shares(g: Winter, cause: Cause, check: Check) -> bool:
    own = [survivor.place for survivor in g.group(cause.seat)]
    return any(survivor.place in own and not g.exiled(survivor) for survivor in g.state.survivors if survivor.seat != cause.seat)


def _laden(g: Winter, cause: Cause, check: Check) -> bool:
    return any(
        len(survivor.items) >= check.min_items and (survivor.starting or not check.starting_survivor) for survivor in g.group(cause.seat)
    )


VALUES: dict[str, Value] = {
    "barricades": _barricades,
    "bearer_at": _bearer_at,
    "controls": _controls,
    "counter": lambda g, cause, check: g.state.counters.get(check.name, 0),
    "deck_size": _deck_size,
    "each_non_exiled_player": _each_player,
    "empty_item_decks": lambda g, cause, check: sum(not g.state.decks[place] for place in OUTSIDE),
    "equipped_symbol": _equipped,
    "equipped_total": _equipped,
    "exiled_players": lambda g, cause, check: sum(player.exiled for player in g.state.players),
    "food_tokens": lambda g, cause, check: g.state.food,
    "free_space": lambda g, cause, check: g.room(_place(g, cause, check.where)),
    "group_at_one_location": _together,
    "group_size": lambda g, cause, check: len(g.group(cause.seat)),
    "group_size_lead": _group_lead,
    "group_size_strictly_most": _largest_group,
    "hand_only_symbol": _only_symbol,
    "hand_size": lambda g, cause, check: len(g.state.players[cause.seat].hand),
    "hand_size_strictly_most": _largest_hand,
    "hand_symbol": _in_hand,
    "helpless": lambda g, cause, check: g.state.helpless,
    "leader_influence_highest": _highest_leader,
    "main_objective_done": lambda g, cause, check: g.state.done,
    "morale": lambda g, cause, check: g.state.morale,
    "no_betrayer_in_colony": _no_betrayer,
    "objective_cards": lambda g, cause, check: sum(SYMBOL[card] == check.symbol for card in g.state.on_objective),
    "occupants": lambda g, cause, check: g.occupants(_place(g, cause, check.where)),
    "own_survivor_at": _own_at,
    "own_survivor_wounds": lambda g, cause, check: max((g.wounds(survivor) for survivor in g.group(cause.seat)), default=0),
    "own_wounds": lambda g, cause, check: sum(g.wounds(survivor) for survivor in g.group(cause.seat)),
    "round": lambda g, cause, check: g.state.round,
    "round_left": lambda g, cause, check: g.state.rounds_left,
    "rounds_survived": lambda g, cause, check: g.state.round if g.state.morale > 0 else 0,
    "self_exiled": lambda g, cause, check: g.state.players[cause.seat].exiled,
    "share_location_with_non_exiled": _shares,
    "survivor_in_deck": lambda g, cause, check: check.survivor in g.state.survivor_deck,
    "survivor_in_play": _in_play,
    "survivor_with_items": _laden,
    "survivors_removed": lambda g, cause, check: len(g.state.gone),
    "unused_dice": lambda g, cause, check: len(g.unused(cause.seat)),
    "waste": lambda g, cause, check: len(g.state.waste),
    "zombies": _zombies,
}

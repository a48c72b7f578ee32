"""Whether a condition holds. Each word has one function here, found by its type: the number or the fact that it looks at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.effects.words.base import Word
from stockade.games.dead_of_winter.facts import BETRAYALS, CARDS, ITEMS, OUTSIDE, PLACE_OF, SURVIVORS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.state import Survivor

HIDDEN = when.NoBetrayerInColony  # nobody can know before the end
W = TypeVar("W", bound=Word)
Value = Callable[[Winter, Cause, W], "int | bool"]
VALUES: dict[type[Word], Value[Any]] = {}


def value(word: type[W]) -> Callable[[Value[W]], Value[W]]:
    """Says which word the function looks up."""

    def enter(function: Value[W]) -> Value[W]:
        VALUES[word] = function
        return function

    return enter


def holds(g: Winter, cause: Cause, check: when.Condition) -> bool:
    """Whether the condition is true for the player in question, now."""
    found = VALUES[type(check)](g, cause, check)
    if isinstance(check, when.Fact):
        return found == check.value
    least, most = bounds(g, check)
    return (least is None or found >= least) and (most is None or found <= most)


def bounds(g: Winter, check: when.Condition) -> tuple[int | None, int | None]:
    """The numbers a value must lie between; a fact has none."""
    if isinstance(check, when.Fact):
        return None, None
    if check.min_per_starting_player:
        return check.min_per_starting_player * g.state.starters, None
    if check.min_per_non_exiled_player:
        return check.min_per_non_exiled_player * len(g.colonists), None
    return check.min, check.max


def amount(g: Winter, cause: Cause, check: when.Condition) -> int:
    """The number that the condition looks at (1 or 0 for a yes or no)."""
    return int(VALUES[type(check)](g, cause, check))


# -- the board ----------------------------------------------------------------------------------------------------------


def place_of(g: Winter, cause: Cause, where: str) -> int:
    """A place, or the one in question."""
    return cause.here(g) if where == "here" else PLACE_OF[where]


@value(when.Barricades)
def barricades(g: Winter, cause: Cause, check: when.Barricades) -> int:
    """Outside together, at the place that has fewest, or at one place."""
    if check.where == "all_non_colony":
        return sum(g.barricades_at(place) for place in OUTSIDE)
    if check.where == "each_non_colony":
        return min(g.barricades_at(place) for place in OUTSIDE)
    return g.barricades_at(place_of(g, cause, check.where))


@value(when.Zombies)
def zombies(g: Winter, cause: Cause, check: when.Zombies) -> int:
    """Outside together, or at one place."""
    if check.where == "all_non_colony":
        return sum(g.zombies_at(place) for place in OUTSIDE)
    return g.zombies_at(place_of(g, cause, check.where))


@value(when.Occupants)
def occupants(g: Winter, cause: Cause, check: when.Occupants) -> int:
    """Helpless survivors included."""
    return g.occupants(place_of(g, cause, check.where))


@value(when.FreeSpace)
def free_space(g: Winter, cause: Cause, check: when.FreeSpace) -> int:
    """Free survivor spaces."""
    return g.room(place_of(g, cause, check.where))


@value(when.DeckSize)
def deck_size(g: Winter, cause: Cause, check: when.DeckSize) -> int:
    """Item cards left."""
    return len(g.state.decks[place_of(g, cause, check.where)])


@value(when.SurvivorDeckSize)
def survivor_deck_size(g: Winter, cause: Cause, check: when.SurvivorDeckSize) -> int:
    """Survivors left."""
    return len(g.state.survivor_deck)


@value(when.EmptyItemDecks)
def empty_item_decks(g: Winter, cause: Cause, check: when.EmptyItemDecks) -> int:
    """DW-SCEN-04: places without a card."""
    return sum(not g.state.decks[place] for place in OUTSIDE)


@value(when.FoodTokens)
def food_tokens(g: Winter, cause: Cause, check: when.FoodTokens) -> int:
    """The supply."""
    return g.state.food


@value(when.Helpless)
def helpless(g: Winter, cause: Cause, check: when.Helpless) -> int:
    """At the colony."""
    return g.state.helpless


@value(when.Morale)
def morale(g: Winter, cause: Cause, check: when.Morale) -> int:
    """The track."""
    return g.state.morale


@value(when.Waste)
def waste(g: Winter, cause: Cause, check: when.Waste) -> int:
    """The pile."""
    return len(g.state.waste)


@value(when.Counter)
def counter(g: Winter, cause: Cause, check: when.Counter) -> int:
    """Tokens of the main objective (DW-SCEN-02)."""
    return g.state.counters.get(check.name, 0)


@value(when.ObjectiveCards)
def objective_cards(g: Winter, cause: Cause, check: when.ObjectiveCards) -> int:
    """Cards of the symbol on the main objective."""
    return sum(SYMBOL[card] == check.symbol for card in g.state.on_objective)


@value(when.Round)
def round_number(g: Winter, cause: Cause, check: when.Round) -> int:
    """From 1."""
    return g.state.round


@value(when.RoundLeft)
def round_left(g: Winter, cause: Cause, check: when.RoundLeft) -> int:
    """What the track shows."""
    return g.state.rounds_left


@value(when.RoundsSurvived)
def rounds_survived(g: Winter, cause: Cause, check: when.RoundsSurvived) -> int:
    """DW-CHECK-04: none without morale."""
    return g.state.round if g.state.morale > 0 else 0


@value(when.SurvivorsRemoved)
def survivors_removed(g: Winter, cause: Cause, check: when.SurvivorsRemoved) -> int:
    """DW-DEATH-16, DW-HELP-04: killed and removed ones alike; helpless survivors were never among them."""
    return len(g.state.gone)


@value(when.ExiledPlayers)
def exiled_players(g: Winter, cause: Cause, check: when.ExiledPlayers) -> int:
    """Those who are out of the game included."""
    return sum(player.exiled for player in g.state.players)


@value(when.MainObjectiveDone)
def main_objective_done(g: Winter, cause: Cause, check: when.MainObjectiveDone) -> bool:
    """DW-WIN-07: only by its own check."""
    return g.state.done


@value(when.NoBetrayerInColony)
def no_betrayer(g: Winter, cause: Cause, check: when.NoBetrayerInColony) -> bool:
    """An exiled one is none of the colony's."""
    return all(g.state.players[seat].secret not in BETRAYALS for seat in g.colonists)


# -- a player -----------------------------------------------------------------------------------------------------------


def counted(cards: Iterable[int], symbol: str, starter: bool) -> int:
    """Cards of a symbol, with or without starting items."""
    return sum(SYMBOL[card] == symbol and (starter or not ITEMS[CARDS[card]].starter) for card in cards)


def lead(cause: Cause, sizes: list[int]) -> int:
    """DW-WIN-06: how far a seat is ahead of the best of the others."""
    others = [size for seat, size in enumerate(sizes) if seat != cause.seat]
    return sizes[cause.seat] - max(others, default=0)


def groups(g: Winter) -> list[int]:
    """How many survivors each seat has."""
    sizes = [0] * len(g.state.players)
    for survivor in g.state.survivors:
        sizes[survivor.seat] += 1
    return sizes


@value(when.HandSize)
def hand_size(g: Winter, cause: Cause, check: when.HandSize) -> int:
    """DW-WIN-04: without what is equipped."""
    return len(g.state.players[cause.seat].hand)


@value(when.HandSymbol)
def hand_symbol(g: Winter, cause: Cause, check: when.HandSymbol) -> int:
    """DW-WIN-04, -05: in hand only; a card may serve several conditions."""
    return counted(g.state.players[cause.seat].hand, check.symbol, check.starter)


@value(when.HandOnlySymbol)
def hand_only_symbol(g: Winter, cause: Cause, check: when.HandOnlySymbol) -> int:
    """One wrong card, and it is less than nothing."""
    hand = g.state.players[cause.seat].hand
    return len(hand) if all(SYMBOL[card] == check.symbol for card in hand) else -1


@value(when.HandSizeStrictlyMost)
def largest_hand(g: Winter, cause: Cause, check: when.HandSizeStrictlyMost) -> bool:
    """A tie is not enough."""
    return lead(cause, [len(player.hand) for player in g.state.players]) > 0


@value(when.EquippedSymbol)
def equipped_symbol(g: Winter, cause: Cause, check: when.EquippedSymbol) -> int:
    """DW-WIN-04: without the hand."""
    return counted((card for survivor in g.group(cause.seat) for card in survivor.items), check.symbol, check.starter)


@value(when.EquippedTotal)
def equipped_total(g: Winter, cause: Cause, check: when.EquippedTotal) -> int:
    """Of any symbol."""
    return sum(len(survivor.items) for survivor in g.group(cause.seat))


@value(when.UnusedDice)
def unused_dice(g: Winter, cause: Cause, check: when.UnusedDice) -> int:
    """Gained ones included."""
    return len(g.unused(cause.seat))


@value(when.GroupSize)
def group_size(g: Winter, cause: Cause, check: when.GroupSize) -> int:
    """Survivors of the seat."""
    return len(g.group(cause.seat))


@value(when.GroupSizeLead)
def group_size_lead(g: Winter, cause: Cause, check: when.GroupSizeLead) -> int:
    """More than the best of the others."""
    return lead(cause, groups(g))


@value(when.GroupSizeStrictlyMost)
def largest_group(g: Winter, cause: Cause, check: when.GroupSizeStrictlyMost) -> bool:
    """A tie is not enough."""
    return lead(cause, groups(g)) > 0


@value(when.GroupAtOneLocation)
def together(g: Winter, cause: Cause, check: when.GroupAtOneLocation) -> int:
    """At the place where most of them are."""
    places = [survivor.place for survivor in g.group(cause.seat)]
    return max((places.count(place) for place in places), default=0)


@value(when.OwnWounds)
def own_wounds(g: Winter, cause: Cause, check: when.OwnWounds) -> int:
    """Of all of them, frostbite included."""
    return sum(g.wounds(survivor) for survivor in g.group(cause.seat))


@value(when.OwnSurvivorWounds)
def own_survivor_wounds(g: Winter, cause: Cause, check: when.OwnSurvivorWounds) -> int:
    """Of the one who has most."""
    return max((g.wounds(survivor) for survivor in g.group(cause.seat)), default=0)


@value(when.OwnSurvivorAt)
def own_survivor_at(g: Winter, cause: Cause, check: when.OwnSurvivorAt) -> bool:
    """Somebody of the seat is there."""
    if check.exiled not in (None, g.state.players[cause.seat].exiled):
        return False
    place = PLACE_OF[check.where]
    return any(survivor.place == place and survivor.seat == cause.seat for survivor in g.state.survivors)


@value(when.SurvivorWithItems)
def laden(g: Winter, cause: Cause, check: when.SurvivorWithItems) -> bool:
    """Somebody of the seat carries enough."""
    group = [survivor for survivor in g.group(cause.seat) if survivor.starting or not check.starting_survivor]
    return any(len(survivor.items) >= check.min_items for survivor in group)


@value(when.LeaderInfluenceHighest)
def highest_leader(g: Winter, cause: Cause, check: when.LeaderInfluenceHighest) -> bool:
    """No leader has more influence."""
    own = g.state.players[cause.seat].leader
    leaders = [player.leader for player in g.state.players if player.leader in g.survivors]
    return own in leaders and all(SURVIVORS[own].influence >= SURVIVORS[leader].influence for leader in leaders)


@value(when.SelfExiled)
def self_exiled(g: Winter, cause: Cause, check: when.SelfExiled) -> bool:
    """The seat in question."""
    return g.state.players[cause.seat].exiled


@value(when.ShareLocationWithNonExiled)
def shares(g: Winter, cause: Cause, check: when.ShareLocationWithNonExiled) -> bool:
    """Anybody of the seat with anybody of another."""
    own = [survivor.place for survivor in g.group(cause.seat)]
    return any(survivor.place in own and not g.exiled(survivor) for survivor in g.state.survivors if survivor.seat != cause.seat)


# -- a survivor, and everybody --------------------------------------------------------------------------------------------


def fits(g: Winter, survivor: Survivor | None, exiled: bool | None) -> bool:
    """In play, and exiled or not if that is said."""
    return survivor is not None and exiled in (None, g.exiled(survivor))


@value(when.BearerAt)
def bearer_at(g: Winter, cause: Cause, check: when.BearerAt) -> bool:
    """The survivor in question is there."""
    return cause.here(g) == PLACE_OF[check.where]


@value(when.Controls)
def controls(g: Winter, cause: Cause, check: when.Controls) -> bool:
    """It belongs to the seat."""
    survivor = g.survivors.get(check.survivor)
    return survivor is not None and survivor.seat == cause.seat and fits(g, survivor, check.exiled)


@value(when.SurvivorInPlay)
def in_play(g: Winter, cause: Cause, check: when.SurvivorInPlay) -> bool:
    """It belongs to anybody."""
    return fits(g, g.survivors.get(check.survivor), check.exiled)


@value(when.SurvivorInDeck)
def in_deck(g: Winter, cause: Cause, check: when.SurvivorInDeck) -> bool:
    """It can be drawn."""
    return check.survivor in g.state.survivor_deck


@value(when.EachNonExiledPlayer)
def each_player(g: Winter, cause: Cause, check: when.EachNonExiledPlayer) -> bool:
    """Everybody in the colony."""
    return all(holds(g, Cause(seat, cause.rule), check.sub) for seat in g.colonists)

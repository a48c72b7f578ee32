"""Crossroads cards (DW-XROAD): drawn in secret by the right neighbour, watched by the table, fired the moment their trigger is met.

Rules note what the active player did (`g.note`); `watch` looks at the notes, or at the situation, whenever an action is finished.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.check import holds
from stockade.games.dead_of_winter.effects.trigger import fits
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.effects.words.base import Selector
from stockade.games.dead_of_winter.effects.words.cards import DiscardItems
from stockade.games.dead_of_winter.effects.words.deed import Deed
from stockade.games.dead_of_winter.effects.words.trigger import State, Trigger
from stockade.games.dead_of_winter.facts import PLACE_OF, ROADS, Choice, RoadFact
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.ballot import Ballot
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.state import NONE, Note, Survivor

LETTERS = ("a", "b")


def draw_road(g: Winter, seat: int) -> None:
    """DW-XROAD-01, -17, DW-VAR-08, -20: the player on the right takes a card and keeps it secret."""
    state = g.state
    if not state.roads:
        return
    state.road = state.roads.pop()
    state.reader = g.left_of(seat, -1)
    g.reveal()
    g.emit("road.drawn", "DW-XROAD-01", player=str(state.reader))
    g.emit("road.kept", "DW-INFO-06", only=(state.reader,), road=state.road)


def put_back(g: Winter) -> None:
    """DW-XROAD-09: a card that did not fire goes under its deck."""
    state = g.state
    if state.road:
        state.roads.insert(0, state.road)
        state.road = ""
        g.emit("road.returned", "DW-XROAD-09")
    state.reader = NONE


async def watch(g: Winter) -> None:
    """DW-XROAD-02, -03, -11, -16, -19, -23: an action or effect is finished; the waiting card fires if its moment has come."""
    state = g.state
    notes, state.notes = state.notes, []
    if not state.road or g.player(state.turn.seat).out:
        return
    card = ROADS[state.road]
    cause = moment(g, card.trigger, notes)
    if cause is None or (card.adds_survivors and g.room(COLONY) <= 0):
        return
    await fire(g, card, cause)


# -- the moment -------------------------------------------------------------------------------------------------------


def moment(g: Winter, trigger: Trigger, notes: list[Note]) -> Cause | None:
    """Who and what set the card off; None as long as nothing has."""
    seat = g.state.turn.seat
    if isinstance(trigger, State):
        cause = Cause(seat, "DW-XROAD-11")
        return cause if all(holds(g, cause, check) for check in trigger.all) else None
    for note in notes:
        if fits(g, trigger, note):
            return Cause(seat, "DW-XROAD-02", survivor=note.survivor, place=note.place, card=note.card, giver=note.giver)
    return None


def speaks_of_somebody(card: RoadFact) -> bool:
    """Whether it matters which survivor, or which place, made a situation true."""
    needs = [getattr(option.requires, "where", "") == "here" for option in card.options]
    said = [word.of_somebody for option in card.options for effect in option.effects for word in selectors(effect)]
    return any(needs + said)


def selectors(effect: Deed) -> list[Selector]:
    """The words for somebody or some place in a sentence of a card."""
    values = [getattr(effect, name) for name in effect.__struct_fields__]
    return [value for value in values if isinstance(value, Selector)]


def culprits(g: Winter, checks: Sequence[when.Condition], seat: int) -> list[Survivor]:
    """The survivors who made a situation true."""
    group = g.group(seat)
    for check in checks:
        match check:
            case when.OwnSurvivorAt():
                return [survivor for survivor in group if survivor.place == PLACE_OF[check.where]]
            case when.OwnSurvivorWounds():
                return [survivor for survivor in group if g.wounds(survivor) >= (check.min or 0)]
            case when.ShareLocationWithNonExiled():
                shared = [survivor.place for survivor in g.state.survivors if survivor.seat != seat and not g.exiled(survivor)]
                return [survivor for survivor in group if survivor.place in shared]
            case _:
                continue
    return []


# -- what it does -----------------------------------------------------------------------------------------------------


async def fire(g: Winter, card: RoadFact, cause: Cause) -> None:
    """DW-XROAD-02, -04..08, -10, -12, -18: the card is read out, somebody chooses, it takes effect and leaves the game."""
    state, seat = g.state, cause.seat
    g.reveal()
    state.road = ""
    state.roads_done.append(card.id)
    g.emit("road.fired", "DW-XROAD-02", road=card.id, player=str(seat), reader=str(state.reader))
    if isinstance(card.trigger, State):
        found = culprits(g, card.trigger.all, seat) if speaks_of_somebody(card) else []
        if found:
            survivor = await pick.survivor(g, seat, found, "prompt-road-survivor", "DW-XROAD-11", road=card.id)
            cause.survivor, cause.place = survivor.id, survivor.place
    number = await decide(g, card, cause)
    if number == NONE:
        g.emit("road.void", "DW-XROAD-06", road=card.id)
        return
    if card.kind != "forced":
        g.emit(f"road.chose-{LETTERS[number]}", "DW-XROAD-04", road=card.id, player=str(seat))
    cause.road, cause.option, cause.rule = card.id, number, "DW-XROAD-02"
    await effect.run(g, cause, card.options[number].effects)


def choices(g: Winter, card: RoadFact, cause: Cause) -> list[int]:
    """DW-XROAD-05, -20: options whose requirement holds and whose costs can be paid."""
    return [
        number
        for number, option in enumerate(card.options)
        if (option.requires is None or holds(g, cause, option.requires)) and effect.payable(g, cause, option.effects)
    ]


def seems(g: Winter, option: Choice, cause: Cause) -> bool:
    """Whether the others, who see how many cards are in the hand but not which, must think that an option could be taken."""
    cards = len(g.player(cause.seat).hand)
    need = option.requires
    if isinstance(need, when.HandSymbol):
        met = cards >= (need.min or 0)
    else:
        met = need is None or holds(g, cause, need)
    dear = [e for e in option.effects if isinstance(e, DiscardItems) and e.cost]
    return met and cards >= sum(e.n for e in dear) and effect.payable(g, cause, [e for e in option.effects if e not in dear])


async def decide(g: Winter, card: RoadFact, cause: Cause) -> int:
    """The number of the option taken; NONE when none can be. Who lacks the cards for one is asked like one who has them."""
    able = choices(g, card, cause)
    if not able or card.kind == "forced" or sum(seems(g, option, cause) for option in card.options) < 2:
        return able[0] if able else NONE
    if card.kind == "vote":
        return await vote(g, card) if len(able) > 1 else able[0]
    options = [Option(f"road:{LETTERS[number]}", f"option-road-{LETTERS[number]}", {"road": card.id}, number) for number in able]
    return await Ask(cause.seat, "prompt-road", options, rule="DW-XROAD-04", source=card.id, secret=True, always=True, road=card.id)


async def vote(g: Winter, card: RoadFact) -> int:
    """DW-XROAD-12, -13: every non-exiled player at once, or those whom the card names; the first player breaks a tie."""
    ballot = Ballot("prompt-road-vote", ("option-road-a", "option-road-b"), "DW-XROAD-12", road=card.id)
    voters = g.colonists
    if card.voters == "at_colony":
        voters = [seat for seat in voters if any(survivor.place == COLONY for survivor in g.group(seat))]
    tally = await ballot.cast(voters)
    g.emit("votes.counted", "DW-XROAD-12", ayes=[str(seat) for seat in tally.ayes], noes=[str(seat) for seat in tally.noes])
    return 0 if await ballot.decide(tally, g.first_player, "prompt-road-tie") else 1

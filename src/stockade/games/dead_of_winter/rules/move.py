"""Moving (DW-MOVE): straight to any place with room, then exposure, which a fuel card played with the move cancels."""

from __future__ import annotations

from collections.abc import Iterator

from stockade.engine import Ask, Option
from stockade.engine.verdict import No, no
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.effects.words.change import NoExposure
from stockade.games.dead_of_winter.facts import CARDS, SPOTS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.death import check_limits
from stockade.games.dead_of_winter.rules.exposure import expose
from stockade.games.dead_of_winter.rules.pile import put_away
from stockade.games.dead_of_winter.state import NONE, Survivor

MOVED = no("refused-moved", "DW-MOVE-01")
CURFEW = no("refused-curfew", "DW-EFFECT-04")
NO_ROOM = no("refused-no-room", "DW-MOVE-02")


def cannot_move(g: Winter, survivor: Survivor) -> No | None:
    """DW-MOVE-01, -02: once a turn, and somewhere must be room."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if survivor.moved:
        return MOVED
    if survivor.place == COLONY and "no_leaving_colony" in g.state.flags:
        return CURFEW
    return NO_ROOM if next(open_places(g, survivor), None) is None else None


def destinations(g: Winter, survivor: Survivor) -> list[int]:
    """Where that survivor may move now."""
    return list(open_places(g, survivor)) if cannot_move(g, survivor) is None else []


def open_places(g: Winter, survivor: Survivor) -> Iterator[int]:
    """DW-MOVE-02, DW-EXILE-07: places other than its own with room; not the colony for an exile."""
    places = range(1 if g.exiled(survivor) else COLONY, len(SPOTS))
    return (place for place in places if place != survivor.place and g.room(place) > 0)


def needs_roll(g: Winter, survivor: Survivor) -> bool:
    """Whether a move of that survivor rolls exposure (DW-MOVE-03)."""
    if g.state.turn.free_moves and survivor.seat == g.state.turn.seat:
        return False
    return g.change(survivor, NoExposure, on="move") is None


async def move_action(g: Winter, survivor: Survivor, *, fuel: int = NONE) -> None:
    """DW-MOVE-01..05: where to, and with which fuel if any; `fuel` is a card that was asked for and must be used.

    With a single way to go, whoever could have fuel in hand is asked all the same: the others shall not learn whether it is there.
    """
    seat, name = survivor.seat, survivor.id
    options: list[Option] = []
    rolls = needs_roll(g, survivor) and fuel == NONE
    burnable = pick.kinds(g.held(seat, "fuel") if rolls else [])
    for place in destinations(g, survivor):
        where = PLACES[place]
        options.append(Option(f"to:{where}", "option-place", {"place": where}, (place, fuel)))
        for kind, cards in burnable.items():
            verb = kind if len(burnable) > 1 else "fuel"
            options.append(Option(f"{verb}:{where}", "option-place-fuel", {"place": where, "item": kind}, (place, cards[0])))
    place, card = options[0].value
    if len(options) > 1 or (rolls and g.player(seat).hand):
        place, card = await Ask(seat, "prompt-move", options, rule="DW-MOVE-02", source=name, secret=True, always=True, survivor=name)
    if card not in (NONE, fuel):
        burn(g, seat, card)
    survivor.moved = True
    await go(g, survivor, place, "DW-MOVE-02", roll=card == NONE)
    if name in g.survivors:
        g.note(on.Move, survivor=name, place=g.survivors[name].place)
    if card != NONE:
        g.note(on.PlayCard, survivor=name, place=place, symbol="fuel", card=card)


def burn(g: Winter, seat: int, card: int) -> None:
    """DW-MOVE-05: a fuel card from hand is played with a move."""
    g.player(seat).hand.remove(card)
    put_away(g, seat, card)
    g.reveal()
    g.emit("card.played", "DW-MOVE-05", player=str(seat), item=CARDS[card])


async def go(g: Winter, survivor: Survivor, place: int, rule: str, *, roll: bool) -> None:
    """The survivor stands there now, with its equipment (DW-MOVE-06); exposure is resolved there (DW-MOVE-03, -04)."""
    origin = survivor.place
    survivor.place = place
    g.emit("survivor.moved", rule, survivor=survivor.id, origin=PLACES[origin], place=PLACES[place])
    await check_limits(g)  # an ability that worked only there is gone before the roll (DW-ABIL-11)
    if roll and survivor.id in g.survivors and needs_roll(g, survivor):
        await expose(g, survivor, "DW-MOVE-03")
        await check_limits(g)

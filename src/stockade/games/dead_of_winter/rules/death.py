"""Death and removal (DW-DEATH), and survivors who come into play (DW-JOIN, DW-HELP).

A player who loses the last survivor loses the hand and draws a replacement; while a bite spreads the replacement waits for its end.
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.facts import OUTSIDE, SURVIVORS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.ending import end_game
from stockade.games.dead_of_winter.rules.track import change_morale, check_morale
from stockade.games.dead_of_winter.state import NONE, Survivor

# -- leaving ----------------------------------------------------------------------------------------------------------


async def kill(g: Winter, survivor: Survivor, rule: str, *, spreading: bool = False) -> None:
    """DW-DEATH-01..10, DW-END-06: the death is completed in every respect before morale is looked at."""
    g.emit("survivor.died", rule, survivor=survivor.id, place=PLACES[survivor.place], player=str(survivor.seat))
    if survivor.seat == g.state.turn.seat:
        g.note(on.SurvivorKilled, survivor=survivor.id, place=survivor.place)
    if not g.exiled(survivor):
        change_morale(g, -1, "DW-DEATH-01", check=False)  # an exile's death is free: DW-DEATH-03
    await leave(g, survivor, spreading=spreading)
    if g.state.morale == 0 and not g.state.batch:
        await bring_owed(g)
        check_morale(g)


async def remove(g: Winter, survivor: Survivor, rule: str) -> None:
    """DW-DEATH-13..15: out of the game without a death."""
    g.emit("survivor.removed", rule, survivor=survivor.id, player=str(survivor.seat))
    await leave(g, survivor)


async def leave(g: Winter, survivor: Survivor, *, spreading: bool = False) -> None:
    """DW-DEATH-04..09: card, equipment, leader, hand, replacement."""
    state, seat = g.state, survivor.seat
    player = g.player(seat)
    state.survivors.remove(survivor)
    del g.survivors[survivor.id]
    state.gone.append(survivor.id)
    drop_items(g, survivor)
    if not g.group(seat):
        if player.hand:
            lost, player.hand = player.hand, []
            state.removed += lost
            g.emit("hand.lost", "DW-DEATH-08", player=str(seat), count=len(lost))
        if spreading:
            state.owed.append(seat)
        else:
            await replace(g, seat)
    elif player.leader == survivor.id:
        await new_leader(g, seat, "DW-DEATH-07")
    await check_limits(g, spreading=spreading)


def drop_items(g: Winter, survivor: Survivor) -> None:
    """DW-DEATH-05, -06, -14: to the hand at the colony, into the deck of the place elsewhere."""
    if not survivor.items:
        return
    if survivor.place == COLONY:
        g.player(survivor.seat).hand += survivor.items
        g.emit("items.returned", "DW-DEATH-05", player=str(survivor.seat), count=len(survivor.items))
    else:
        deck = g.state.decks[survivor.place]
        deck += survivor.items
        g.chance.shuffle(deck)
        g.emit("items.shuffled", "DW-DEATH-06", place=PLACES[survivor.place], count=len(survivor.items))
    survivor.items = []


async def new_leader(g: Winter, seat: int, rule: str, newcomer: str = "") -> None:
    """DW-DEATH-07, DW-EFFECT-10: the player picks another of the group, not one just received unless it is the only one."""
    group = g.group(seat)
    old = [one for one in group if one.id != newcomer] or group
    options = [Option(f"leader:{one.id}", "option-survivor", {"survivor": one.id}, one.id) for one in old]
    g.player(seat).leader = options[0].value if len(options) == 1 else await Ask(seat, "prompt-leader", options, rule=rule)
    g.emit("leader.named", rule, player=str(seat), survivor=g.player(seat).leader)


async def check_limits(g: Winter, *, spreading: bool = False) -> None:
    """DW-ABIL-11: a survivor who only lived by another's ability dies when that is gone."""
    for survivor in list(g.state.survivors):
        if survivor.id in g.survivors and g.wounds(survivor) and g.wounds(survivor) >= g.limit(survivor):
            await kill(g, survivor, "DW-ABIL-11", spreading=spreading or bool(g.state.owed))


# -- coming -----------------------------------------------------------------------------------------------------------


async def replace(g: Winter, seat: int) -> None:
    """DW-DEATH-09, -12, DW-VAR-11: a new survivor leads the group, or the player is out."""
    if "elimination" in g.state.rules:
        put_out(g, seat, "DW-VAR-11")
    elif g.state.survivor_deck:
        await join(g, seat, draw(g), "DW-DEATH-09", must=True)


def put_out(g: Winter, seat: int, rule: str) -> None:
    """DW-VAR-12, -13: no more turns, votes or cards; when everybody is out the game is lost."""
    player = g.player(seat)
    player.out = True
    player.dice, player.gained, player.leader = [], [], ""
    g.emit("player.out", rule, player=str(seat))
    if not g.seats_in:
        end_game(g, "eliminated")


async def bring_owed(g: Winter) -> None:
    """DW-BITE-09: replacements come when the bite has stopped."""
    while g.state.owed:
        await replace(g, g.state.owed.pop(0))


def draw(g: Winter) -> str:
    """The top survivor card."""
    g.reveal()
    return g.state.survivor_deck.pop()


def can_join(g: Winter, seat: int) -> bool:
    """DW-JOIN-04, -06, DW-EXILE-12, -23: somebody to draw, room at the colony, and for an exile room outside as well."""
    if not g.state.survivor_deck or g.room(COLONY) <= 0:
        return False
    return not g.player(seat).exiled or any(g.room(place) > 0 for place in OUTSIDE)


async def join(g: Winter, seat: int, survivor: str, rule: str, *, where: int = NONE, must: bool = False) -> None:
    """DW-JOIN-01, DW-EXILE-11, DW-DEATH-12: to the colony, outside for an exile; who must come waits for a space."""
    outside = [place for place in OUTSIDE if g.room(place) > 0]
    if where == NONE:
        if not g.player(seat).exiled and g.room(COLONY) > 0:
            where = COLONY
        elif outside and (must or g.player(seat).exiled):
            where = await pick.place(g, seat, outside, "prompt-join", rule, survivor=survivor)
    if where == NONE:
        if must:
            g.state.waiting.append((seat, survivor))
            g.emit("survivor.waits", "DW-DEATH-12", survivor=survivor, player=str(seat))
        else:
            g.state.survivor_deck.insert(0, survivor)
        return
    newcomer = Survivor(survivor, seat, where)
    if not g.group(seat):
        g.player(seat).leader = survivor
    g.state.survivors.append(newcomer)
    g.survivors[survivor] = newcomer
    g.emit("survivor.joined", rule, player=str(seat), survivor=survivor, place=PLACES[where])


async def make_way(g: Winter) -> None:
    """DW-DEATH-12, DW-EXILE-21: whoever waited for a space comes in as soon as there is one."""
    for seat, survivor in list(g.state.waiting):
        places = [place for place in ((OUTSIDE) if g.player(seat).exiled else (COLONY, *OUTSIDE)) if g.room(place) > 0]
        if places:
            g.state.waiting.remove((seat, survivor))
            await join(g, seat, survivor, "DW-EXILE-21" if g.player(seat).exiled else "DW-DEATH-12", must=True)


def add_helpless(g: Winter, count: int, rule: str) -> None:
    """DW-HELP-01, DW-JOIN-07: as many as there is room for."""
    count = min(count, max(0, g.room(COLONY)))
    if count:
        g.state.helpless += count
        g.emit("helpless.joined", rule, count=count)


def kill_helpless(g: Winter, rule: str) -> None:
    """DW-DEATH-02, DW-HELP-04: costs morale, and counts for no objective."""
    g.state.helpless -= 1
    g.emit("helpless.died", rule, count=1)
    change_morale(g, -1, "DW-DEATH-02")


def influence(survivor: Survivor) -> int:
    """For sorting (DW-EFFECT-06)."""
    return SURVIVORS[survivor.id].influence

"""Votes to exile and what exile means (DW-VOTE, DW-EXILE)."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.facts import BETRAYALS, OUTSIDE
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import crossroads, pick
from stockade.games.dead_of_winter.rules.ballot import Ballot
from stockade.games.dead_of_winter.rules.death import check_limits, make_way, put_out
from stockade.games.dead_of_winter.rules.move import go
from stockade.games.dead_of_winter.rules.track import change_morale
from stockade.games.dead_of_winter.state import Survivor

CANCELLED = "vote_cancelled"
NO_EXILE = ("co-op", "dilemma")  # DW-VAR-03, -18


def cannot_call_vote(g: Winter, seat: int) -> No | None:
    """DW-VOTE-01, -09, DW-VAR-03, -18: once a turn, on somebody in the colony, where players may be exiled at all."""
    if g.state.variant in NO_EXILE:
        return no("refused-vote-together", "DW-VAR-03")
    if g.state.turn.called:
        return no("refused-vote-called", "DW-VOTE-01")
    if "no_exile_votes" in g.state.flags:
        return no("refused-vote-flag", "DW-EFFECT-04")
    return None if candidates(g, seat) else no("refused-vote-nobody", "DW-VOTE-09")


def candidates(g: Winter, seat: int) -> list[int]:
    """DW-VOTE-02, -09: other players in the colony."""
    return [other for other in g.colonists if other != seat]


async def call_vote(g: Winter, seat: int) -> None:
    """DW-VOTE-01..08, -10: name a player, talk, vote at the same moment; the first player breaks a tie."""
    named = await pick.player(g, seat, candidates(g, seat), "prompt-vote-whom", "DW-VOTE-01")
    g.state.turn.called = True
    g.emit("vote.called", "DW-VOTE-01", player=str(seat), rival=str(named))
    g.note(on.ExileVoteCalled)
    await crossroads.watch(g)
    if CANCELLED in g.state.flags:
        g.state.flags.remove(CANCELLED)
        g.emit("vote.cancelled", "DW-VOTE-10", player=str(named))
        return
    ballot = Ballot("prompt-vote", ("option-vote-exile", "option-vote-stay"), "DW-VOTE-03", player=str(named))
    tally = await ballot.cast(g.colonists)
    g.emit("votes.counted", "DW-VOTE-04", ayes=[str(voter) for voter in tally.ayes], noes=[str(voter) for voter in tally.noes])
    if await ballot.decide(tally, g.first_player, "prompt-vote-tie"):
        await exile(g, named)
    else:
        g.emit("player.stays", "DW-VOTE-05", player=str(named))


async def exile(g: Winter, seat: int) -> None:
    """DW-EXILE-01..04, -17, -18, -24: a new objective, then the check on two wrong exiles, then the way out."""
    g.player(seat).exiled = True
    g.emit("player.exiled", "DW-VOTE-05", player=str(seat))
    if g.side.exile_is_elimination:
        await eliminate(g, seat)
        check_two_wrong(g)
        return
    new_objective(g, seat)
    check_two_wrong(g)
    await depart(g, seat)


def new_objective(g: Winter, seat: int) -> None:
    """DW-EXILE-01..03: an exiled objective; who is no betrayer shows the old one and removes it."""
    player = g.player(seat)
    g.reveal()
    player.exile_card = g.state.exile_deck.pop()
    g.emit("exile.card-drawn", "DW-EXILE-01", player=str(seat))
    g.emit("exile.card-seen", "DW-EXILE-01", only=(seat,), aim=player.exile_card)
    if player.secret not in BETRAYALS:
        player.shown, player.secret = player.secret, ""
        g.emit("secret.shown", "DW-EXILE-02", player=str(seat), aim=player.shown)


def check_two_wrong(g: Winter) -> None:
    """DW-EXILE-17, -18: two exiles without a betrayer among them end the game."""
    exiles = [player for player in g.state.players if player.exiled]
    if len(exiles) >= 2 and not any(player.secret in BETRAYALS for player in exiles):
        change_morale(g, -g.state.morale, "DW-EXILE-17")


async def eliminate(g: Winter, seat: int) -> None:
    """DW-SCEN-03, -06: survivors, hand and equipment leave the game, and so does the player."""
    player = g.player(seat)
    player.out = True
    g.state.removed += player.hand
    player.hand.clear()
    for survivor in g.group(seat):
        g.state.removed += survivor.items
        survivor.items = []
        g.state.survivors.remove(survivor)
        del g.survivors[survivor.id]
        g.state.gone.append(survivor.id)
        g.emit("survivor.removed", "DW-SCEN-03", survivor=survivor.id, player=str(seat))
    put_out(g, seat, "DW-SCEN-03")
    await check_limits(g)


async def depart(g: Winter, seat: int) -> None:
    """DW-EXILE-04..06, -22, -25: one survivor after another leaves the colony, each exposure roll resolved before the next goes."""
    while True:
        inside = [survivor for survivor in g.group(seat) if survivor.place == COLONY]
        if not inside or not (rooms(g) or swappable(g)):
            return
        survivor = await pick.survivor(g, seat, inside, "prompt-depart", "DW-EXILE-25")
        await leave_colony(g, survivor)


def rooms(g: Winter) -> list[int]:
    """Outside places with a free space."""
    return [place for place in OUTSIDE if g.room(place) > 0]


def swappable(g: Winter) -> list[Survivor]:
    """Non-exiled survivors outside."""
    return [survivor for survivor in g.state.survivors if survivor.place != COLONY and not g.exiled(survivor)]


async def leave_colony(g: Winter, survivor: Survivor) -> None:
    """DW-EXILE-05, -06: a real move to a place with room; without any, somebody outside changes places with the exile."""
    seat = survivor.seat
    free = rooms(g)
    if free:
        place = await pick.place(g, seat, free, "prompt-depart-to", "DW-EXILE-04", survivor=survivor.id)
        await go(g, survivor, place, "DW-EXILE-05", roll=True)
        return
    other = await pick.survivor(g, seat, swappable(g), "prompt-depart-swap", "DW-EXILE-22", who=survivor.id)
    place, other.place, survivor.place = other.place, COLONY, other.place
    g.emit("survivors.swapped", "DW-EXILE-06", survivor=survivor.id, target=other.id, place=PLACES[place])
    await check_limits(g)


async def settle(g: Winter) -> None:
    """After every action and step: whoever waited for a space comes in, exiles who were stuck in the colony leave it."""
    if g.state.waiting:
        await make_way(g)
    for seat, player in enumerate(g.state.players):
        if player.exiled and not player.out and rooms(g) and any(one.place == COLONY for one in g.group(seat)):
            await depart(g, seat)

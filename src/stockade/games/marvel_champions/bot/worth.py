"""How good a position is, as the chance to win: a weighted sum of what a player looks at, bent into a share between 0 and 1.

The weights were fitted to the ends of some thousands of games of quick players, looked at when each round began. Many began in the middle,
with a villain, a scheme or a hero that had suffered by chance: quick players alone hardly ever see the last stage of Klaw or Ultron.
Halfway between that fit and what was set by hand before, bots play best. All players are one team.
"""

from __future__ import annotations

from math import exp

from stockade.games.marvel_champions.bot.outlook import steady_threat
from stockade.games.marvel_champions.bot.points import points, thrift, waits
from stockade.games.marvel_champions.effects.ability import FACTS
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import Card

BOOST = 1.1  # icons on a boost card, on average
SCARE = 0.5  # threat that an encounter card adds, about


def features(g: Champions) -> dict[str, float]:
    """What counts, by name; numbers of players are shared out, so that one and four look alike."""
    state = g.state
    seats = state.seats
    found = {"one": 1.0}
    found |= enemy_features(g)
    found |= scheme_features(g)
    for seat in range(seats):
        for name, value in player_features(g, seat).items():
            found[name] = found.get(name, 0.0) + value / seats
    return found


def enemy_features(g: Champions) -> dict[str, float]:
    """The villain, minions and attachments."""
    state = g.state
    villain = g.villain
    minions = list(g.minions.values())
    printed = FACTS[villain.code].health * state.seats - villain.damage
    return {
        "villain": (printed + sum(FACTS[stage].health * state.seats for stage in state.villain_deck)) / state.seats,
        "villain-more": (g.health(villain) - printed) / state.seats,  # what other cards lend it
        "stages": float(len(state.villain_deck)),
        "villain-atk": float(g.stat(villain, "atk")),
        "villain-sch": float(g.stat(villain, "sch")),
        "villain-stunned": float(villain.stunned),
        "villain-confused": float(villain.confused),
        "villain-tough": float(villain.tough),
        "minions": len(minions) / state.seats,
        "minion-health": sum(g.health(minion) for minion in minions) / state.seats,
        "minion-atk": sum(g.stat(minion, "atk") for minion in minions) / state.seats,
        "minion-sch": sum(g.stat(minion, "sch") for minion in minions) / state.seats,
        "guards": sum("guard" in FACTS[minion.code].keywords for minion in minions) / state.seats,
        "attachments": sum(FACTS[card.code].type == "attachment" for card in state.table.values()) / state.seats,
    }


def scheme_features(g: Champions) -> dict[str, float]:
    """How near the scheme is to its end, and what pushes it on."""
    state = g.state
    target = g.target(g.scheme) or 1
    share = g.scheme.threat / target
    later = sum(FACTS[stage].target_each for stage in state.scheme_deck)
    steady = steady_threat(g) / state.seats + SCARE
    room = (target - g.scheme.threat) / state.seats + later
    sides = list(g.sides.values())
    return {
        "threat": share,
        "threat-square": share * share,
        "schemes-left": float(len(state.scheme_deck)),
        "room": min(room, 12.0),
        "no-room": max(0.0, 1.0 + steady - room),
        "little-room": max(0.0, 3.5 + steady - room),
        "clock": min(8.0, room / (steady + 0.5)),
        "acceleration": (state.acceleration + g.icons("acceleration")) / state.seats,
        "hazard": g.icons("hazard") / state.seats,
        "crisis": float(bool(g.icons("crisis"))),
        "sides": len(sides) / state.seats,
        "side-threat": sum(side.threat for side in sides) / state.seats,
    }


def player_features(g: Champions, seat: int) -> dict[str, float]:
    """One player: hit points, form, what is in play and in hand."""
    player = g.player(seat)
    if player.out:
        return {"out": 1.0}
    identity = g.identity(seat)
    health = g.health(identity)
    hero = g.is_hero(seat)
    coming = 0.0 if g.villain.stunned or not hero else g.stat(g.villain, "atk") + BOOST
    coming += sum(g.stat(minion, "atk") for minion in g.engaged_with(seat)) if hero else 0
    allies = g.allies_of(seat)
    hand = [g.state.codes[card_id] for card_id in player.hand]
    return {
        "health": float(health),
        "health-low": float(max(0, 6 - health)),
        "health-last": float(max(0, 3 - health)),
        "danger": max(0.0, coming + 1.5 - health),
        "hero": float(hero),
        "exhausted": float(identity.exhausted),
        "stunned": float(identity.stunned),
        "confused": float(identity.confused),
        "tough": float(identity.tough),
        "allies": float(len(allies)),
        "ally-work": sum(ally_work(g, ally) for ally in allies),
        "allies-ready": float(sum(not ally.exhausted for ally in allies)),
        "built": sum(built(g, card) for card in g.own[seat].values() if card.id != identity.id and card.id not in g.allies),
        "hand": float(len(hand)),
        "hand-waits": float(sum(points(code) for code in hand if waits(code))),
        "hand-thrift": float(sum(thrift(code) for code in hand if not waits(code))),
    }


def ally_work(g: Champions, ally: Card) -> float:
    """What an ally can still do before falling."""
    if ally.id in g.state.leaving:
        return 0.0
    return max(g.stat(ally, "atk"), g.stat(ally, "thw")) * max(0, g.health(ally) - 1)


def built(g: Champions, card: Card) -> float:
    """What an upgrade or support will still bring."""
    facts = FACTS[card.code]
    worth = points(card.code)
    return worth * card.counters / facts.uses if facts.uses else worth


WEIGHTS: dict[str, float] = {
    "one": 3.14,
    "villain": -0.24,
    "villain-more": -0.19,
    "stages": -1.42,
    "villain-atk": -0.02,
    "villain-sch": -0.29,
    "villain-stunned": 0.29,
    "villain-confused": 0.3,
    "villain-tough": -1.0,
    "minions": -0.16,
    "minion-health": -0.12,
    "minion-atk": -0.1,
    "minion-sch": -0.23,
    "guards": -0.72,
    "attachments": -0.98,
    "threat": -1.03,
    "threat-square": -0.54,
    "schemes-left": 0.47,
    "room": 0.05,
    "no-room": -0.29,
    "little-room": -0.18,
    "clock": 0.02,
    "acceleration": -0.18,
    "hazard": -0.76,
    "crisis": -0.07,
    "sides": -0.13,
    "side-threat": -0.07,
    "health": 0.13,
    "health-low": -0.04,
    "health-last": -0.07,
    "danger": -0.02,
    "hero": 0.13,
    "exhausted": -0.83,
    "stunned": -0.82,
    "confused": -0.51,
    "tough": 0.31,
    "allies": 0.09,
    "ally-work": 0.11,
    "allies-ready": 0.33,
    "built": 0.07,
    "hand": 0.23,
    "hand-waits": 0.04,
    "hand-thrift": 0.04,
    "out": -0.75,
}


def chance(g: Champions) -> float:
    """The chance to win from here, as far as one can see; only the end of the game is certain."""
    state = g.state
    if state.outcome:
        return 1.0 if state.outcome == "won" else 0.0
    total = sum(WEIGHTS[name] * value for name, value in features(g).items())
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))

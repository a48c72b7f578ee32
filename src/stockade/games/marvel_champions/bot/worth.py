"""How good a position is: what there is still to do, what presses, what helps, each with its weight. `forest` makes a chance of it.

A point is one damage to the villain or one threat removed, about what a card does. Cards that work round after round are worth as much as
rounds are left. What must come anyway is counted beforehand, so that nobody shrinks back from it: the villain's next stages with what they
bring along. All players are one team. `weights` were set by hand and then drawn towards the ends of some thousand games of quick players.
"""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path

from stockade.games.marvel_champions.bot.aims import damage_left
from stockade.games.marvel_champions.bot.outlook import hero_hand, share, steady_threat, villain_blow
from stockade.games.marvel_champions.bot.points import TROUBLE, lasting, points, thrift, waits
from stockade.games.marvel_champions.bot.weights import WEIGHTS as QUICK
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import Card

PACE = 4.0  # damage that the villain takes in a round, for each player
HASTE = 4.5  # the same in a hurry
SLIP = 0.8  # threat that encounter cards place in a round, about
ENOUGH = 14.0  # points that a machinery brings at most, about: somebody must still win the game with it
LONG = 7.0  # rounds that one looks ahead
SPACIOUS = 20.0  # threat that may still come until the scheme's last end; more room is no better
ARRIVAL: dict[str, float] = {
    "klaw-2": 9.0,
    "klaw-3": 4.0,
    "rhino-2": 8.0,
    "rhino-3": 4.0,
    "ultron-2": 2.0,
    "ultron-3": 12.0,
}  # stages, with what comes along


def features(g: Champions) -> dict[str, float]:
    """What counts, by name; numbers of players are shared out, so that one and four look alike."""
    seats = g.state.seats
    rounds = min(LONG, 1.0 + damage_left(g) / (PACE * seats))
    found = enemy_features(g, rounds)
    found["one"] = 1.0
    press = found["press"]
    for seat in range(seats):
        for name, value in player_features(g, seat, rounds, press).items():
            found[name] = found.get(name, 0.0) + value / seats
    return found


def enemy_features(g: Champions, rounds: float) -> dict[str, float]:
    """The villain, the schemes, minions and attachments."""
    state = g.state
    seats = state.seats
    villain = g.villain
    facts = FACTS[villain.code]
    minions = list(g.minions.values())
    sides = list(g.sides.values())
    target = g.target(g.scheme) or 1
    steady = steady_threat(g) / seats
    room = (target - g.scheme.threat) / seats
    later = sum(FACTS[stage].target_each for stage in state.scheme_deck if not BOOK[stage].locked)
    locked = BOOK[g.scheme.code].locked
    left = room / (steady + SLIP) if locked else LONG  # rounds, where nothing can be done about it
    press = 1.0 if locked else share((steady + 2.0 - room - 0.6 * later) / 1.2)
    stays = state.table.values()
    return {
        "villain": (max(0, facts.health * seats - villain.damage) + sum(FACTS[stage].health for stage in state.villain_deck) * seats)
        / seats,
        "arrivals": sum(ARRIVAL.get(stage, 1.0) for stage in state.villain_deck),
        "held": float(villain.stunned) + float(villain.confused),
        "villain-tough": float(villain.tough),
        "minion-health": sum(g.health(minion) + 2.0 * minion.tough for minion in minions) / seats,
        "minion-work": sum(g.stat(minion, "atk") + 0.7 * g.stat(minion, "sch") for minion in minions) / seats,
        "guards": float(any("guard" in FACTS[minion.code].keywords for minion in minions)),
        "room": 0.0 if locked else min(SPACIOUS, room + later),  # a stage that cannot be thwarted is the beginning of the end
        "locked": float(locked),
        "press": press,
        "late": max(0.0, min(LONG, damage_left(g) / (HASTE * seats)) - left),
        "acceleration": (state.acceleration * rounds + g.icons("acceleration") * min(rounds, 1.5)) / seats,
        "hazard": g.icons("hazard") / seats,
        "crisis": float(bool(g.icons("crisis"))),
        "side-threat": sum(side.threat for side in sides) / seats,
        "trouble": sum(trouble(card, rounds) for card in stays if FACTS[card.code].type in ("attachment", "side-scheme")) / seats,
    }


def trouble(card: Card, rounds: float) -> float:
    """What a card of the villain's costs as long as it stays, besides its icons."""
    stats = FACTS[card.code].stats
    return TROUBLE.get(card.code, 0.5) + min(rounds, 3.0) * (0.6 * stats.get("atk", 0) + 0.6 * stats.get("sch", 0))


def player_features(g: Champions, seat: int, rounds: float, press: float) -> dict[str, float]:
    """One player: hit points, form, what is in play and in hand."""
    player = g.player(seat)
    if player.out:
        return {"out": 1.0}
    identity = g.identity(seat)
    health = g.health(identity)
    hero = g.is_hero(seat)
    coming = 0.0 if g.villain.stunned else villain_blow(g, QUICK)
    coming += sum(g.stat(minion, "atk") for minion in g.engaged_with(seat))
    allies = g.allies_of(seat)
    danger = share(((coming if hero else 0.7 * coming) - (1.5 if allies else 0.0) + 1.0 - health) / 1.3)
    hand = [g.state.codes[card_id] for card_id in player.hand]
    stays = [card for card in g.own[seat].values() if card.id != identity.id and card.id not in g.allies]
    engine = sum(lasting(card.code) for card in stays)
    if identity.code in ("iron-man", "tony-stark"):
        engine += 0.5 * (hero_hand(g, seat, "iron-man") - 1)
    return {
        "health": float(min(health, 14)),
        "danger": danger,
        "cornered": danger * press,
        "hero": float(hero),
        "exhausted": float(identity.exhausted),
        "stunned": float(identity.stunned),
        "confused": float(identity.confused),
        "tough": float(identity.tough),
        "allies": sum(ally_work(g, ally) for ally in allies),
        "engine": ENOUGH * (1.0 - exp(-engine * (rounds - 0.5) / ENOUGH)),
        "built": sum(built(card) for card in stays),
        "hand": float(sum(max(1.0, 0.8 * sum(FACTS[code].icons)) for code in hand)),
        "hand-worth": float(sum(points(code) if waits(code) else thrift(code) for code in hand)),
    }


def ally_work(g: Champions, ally: Card) -> float:
    """What an ally can still do before falling, and the blow it takes in the end."""
    if ally.id in g.state.leaving:
        return 0.0
    return 2.5 + max(g.stat(ally, "atk"), g.stat(ally, "thw")) * min(3, max(0, g.health(ally) - 1)) + 2.0 * ally.tough


def built(card: Card) -> float:
    """What an upgrade or support will still bring, once."""
    facts = FACTS[card.code]
    worth = points(card.code)
    return worth * card.counters / facts.uses if facts.uses else worth


BY_HAND: dict[str, float] = {  # in points
    "one": 20.0,
    "villain": -1.0,
    "arrivals": -1.0,
    "held": 3.0,
    "villain-tough": -2.5,
    "minion-health": -0.8,
    "minion-work": -1.2,
    "guards": -1.0,
    "room": 0.9,
    "locked": -6.0,
    "press": -10.0,
    "late": -5.0,
    "acceleration": -0.8,
    "hazard": -4.0,
    "crisis": -1.0,
    "side-threat": -0.8,
    "trouble": -1.0,
    "health": 0.7,
    "danger": -8.0,
    "cornered": -10.0,
    "hero": 0.5,
    "exhausted": -2.5,
    "stunned": -2.5,
    "confused": -1.5,
    "tough": 3.0,
    "allies": 0.8,
    "engine": 0.8,
    "built": 0.8,
    "hand": 0.9,
    "hand-worth": 0.3,
    "out": -20.0,
}
SLOPE = 0.12  # of a point
FILE = Path(__file__).with_name("worth.toml")


def load() -> dict[str, float]:
    """The fitted weights; those set by hand where there are none."""
    fitted = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return {name: float(fitted.get(name, SLOPE * value)) for name, value in BY_HAND.items()}


WEIGHTS = load()

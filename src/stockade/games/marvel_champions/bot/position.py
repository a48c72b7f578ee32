"""A position in numbers, as the trees of `forest` read it: what `worth` counts, and plainer numbers beside it."""

from __future__ import annotations

from stockade.games.marvel_champions.bot import worth
from stockade.games.marvel_champions.bot.aims import damage_left
from stockade.games.marvel_champions.bot.outlook import hero_face, steady_threat, villain_blow
from stockade.games.marvel_champions.bot.weights import WEIGHTS as QUICK
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS
from stockade.games.marvel_champions.play import Champions

NAMES = (
    *worth.BY_HAND,
    *("points", "seats", "round", "left", "here", "stages", "blow", "scheming", "steady", "free", "dooming"),
    *("acceleration-tokens", "encounters"),
    *("minions", "minion-attack", "minion-scheme", "sides", "friends", "friend-attack", "friend-thwart", "cards", "resources", "deck"),
    *("hit-points", "most-hit-points", "attack", "thwart", "defend", "recover", "upgrades", "supports"),
)


def row(g: Champions) -> list[float]:
    """The position in numbers, in the order of NAMES; of several players the mean."""
    found = worth.features(g)
    found["points"] = sum(worth.WEIGHTS[name] * value for name, value in found.items())
    found |= enemies(g) | players(g)
    return [found.get(name, 0.0) for name in NAMES]


def enemies(g: Champions) -> dict[str, float]:
    """What stands against the players, for each of them."""
    state = g.state
    seats, villain, scheme = state.seats, g.villain, g.scheme
    minions = list(g.minions.values())
    return {
        "seats": seats,
        "round": state.round,
        "left": damage_left(g) / seats,
        "here": max(0, FACTS[villain.code].health * seats - villain.damage) / seats,
        "stages": len(state.villain_deck),
        "blow": 0.0 if villain.stunned else villain_blow(g, QUICK),
        "scheming": g.stat(villain, "sch"),
        "steady": steady_threat(g) / seats,
        "free": ((g.target(scheme) or 1) - scheme.threat) / seats,
        "dooming": float(bool(state.scheme_deck) and BOOK[state.scheme_deck[0]].locked),
        "acceleration-tokens": state.acceleration / seats,
        "encounters": len(state.deck) / seats,
        "minions": len(minions) / seats,
        "minion-attack": sum(g.stat(minion, "atk") for minion in minions) / seats,
        "minion-scheme": sum(g.stat(minion, "sch") for minion in minions) / seats,
        "sides": len(g.sides),
    }


def players(g: Champions) -> dict[str, float]:
    """What those who are still in have, on average."""
    seats = [seat for seat in range(g.state.seats) if not g.player(seat).out]
    many = max(1, len(seats))
    identities = [g.identity(seat) for seat in seats]
    heroes = [
        FACTS[identity.code if g.is_hero(seat) else hero_face(identity.code)] for seat, identity in zip(seats, identities, strict=True)
    ]
    friends = [ally for seat in seats for ally in g.allies_of(seat) if ally.id not in g.state.leaving]
    stays = [FACTS[card.code].type for seat in seats for card in g.own[seat].values()]
    hands = [FACTS[g.state.codes[card]] for seat in seats for card in g.player(seat).hand]
    totals = {
        "friends": len(friends),
        "friend-attack": sum(g.stat(ally, "atk") for ally in friends),
        "friend-thwart": sum(g.stat(ally, "thw") for ally in friends),
        "cards": len(hands),
        "resources": sum(sum(card.icons) for card in hands),
        "deck": sum(len(g.player(seat).deck) for seat in seats),
        "hit-points": sum(g.health(identity) for identity in identities),
        "most-hit-points": sum(g.stat(identity, "health") for identity in identities),
        "attack": sum(hero.stats.get("atk", 0) for hero in heroes),
        "thwart": sum(hero.stats.get("thw", 0) for hero in heroes),
        "defend": sum(hero.stats.get("def", 0) for hero in heroes),
        "recover": sum(FACTS[hero.back].stats.get("rec", 0) for hero in heroes),
        "upgrades": stays.count("upgrade"),
        "supports": stays.count("support"),
    }
    return {name: total / many for name, total in totals.items()}

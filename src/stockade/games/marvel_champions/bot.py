"""How good a position is, and quick answers to small questions: what greedy bots climb.

Threat and hit points are judged as they will probably be after the next villain phase, so that changing form, defending and thwarting
are seen for what they bring. All players are one team.
"""

from __future__ import annotations

from functools import cache

from stockade.engine import Ask
from stockade.games.marvel_champions.ability import BOOK, FACTS
from stockade.games.marvel_champions.payment import Source
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import Card

BOOST = 1.1  # icons on a boost card, on average
BLOW = 3.5  # a hit point of the villain
STAGE = 40.0  # a stage of the villain, which costs more than its hit points when it goes
LOSS = 150.0  # the threat of losing
READY = {"atk": 2.4, "thw": 2.4}  # a power that can be used next turn
PLAYED = 2.2  # a resource spent on something that stays
HELD = 0.2  # a card in hand
KEPT = 0.4  # how much its quality counts
REACTION = 5.0
NEAR, NEARER = 10.0, 26.0  # threat, as a share of the target and as its square
TURN = 3.0  # the identity is ready for the coming turn
LAST, MIDDLE, FIRST = 9.0, 4.5, 2.2  # hit points: the last three, the next three, the others
FOE = 1.5  # a hit point or ATK of a minion
ALLY = 0.45  # how much of what an ally can still do counts
STATUS = {"stunned": 5.0, "confused": 4.0, "tough": 5.0}
ICON = 5.0
DEALT = 3.0
SURPRISE = 1.0  # threat from encounter cards
WAITING = 0.35  # how much of the next villain phase counts while this one is going on


def evaluate(g: Champions, seat: int) -> float:
    """Higher is better for the team."""
    state = g.state
    score = -BLOW * villain_left(g) / state.seats - STAGE * len(state.villain_deck) - threat_cost(g)
    score += STAGE * len(state.scheme_deck)
    for number in range(state.seats):
        score += player_worth(g, number)
    for minion in g.minions.values():
        score -= 3 + FOE * (g.health(minion) + g.stat(minion, "atk")) - (3 if minion.stunned else 0) + (3 if minion.tough else 0)
    for side in g.sides.values():
        facts = FACTS[side.code]
        score -= 3 + 1.5 * side.threat / state.seats + ICON * (facts.acceleration + facts.hazard + facts.crisis)
    for card in state.table.values():
        if FACTS[card.code].type == "attachment":
            score -= 5 + 2 * FACTS[card.code].stats.get("atk", 0) - card.damage
    villain = g.villain
    score += STATUS["stunned"] * villain.stunned + STATUS["confused"] * villain.confused - STATUS["tough"] * villain.tough
    return score - 6.0 * state.acceleration


def villain_left(g: Champions) -> float:
    """Hit points still to take from the villain, later stages included."""
    later = sum(FACTS[stage].health * g.state.seats for stage in g.state.villain_deck)
    return g.health(g.villain) + later


def calm(g: Champions) -> bool:
    """The villain has acted and the players' next turn has not begun in earnest: there is time to react."""
    state = g.state
    return state.step >= 3 if state.phase == "villain" else not state.acted


def coming_threat(g: Champions) -> float:
    """What the next villain phase will probably place on the main scheme."""
    state = g.state
    total = FACTS[g.scheme.code].acceleration_each * state.seats + g.icons("acceleration") + state.acceleration
    for seat in g.order():
        if not g.is_hero(seat):
            total += 0 if g.villain.confused else g.stat(g.villain, "sch") + BOOST
            total += sum(g.stat(minion, "sch") for minion in g.engaged_with(seat))
    return total + SURPRISE * state.seats


def threat_cost(g: Champions) -> float:
    """Dearer the nearer the scheme is to its end; a completed stage is dear in itself."""
    target = g.target(g.scheme)
    if not target:
        return 0.0
    soon = coming_threat(g) * (WAITING if calm(g) else 1.0)
    share = (g.scheme.threat + soon) / target
    worst = LOSS if not g.state.scheme_deck else 40.0
    cost = NEAR * share + NEARER * share * share
    if share >= 1.0:
        cost += worst * min(2.0, share)
    return cost


def player_worth(g: Champions, seat: int) -> float:
    """One player: hit points after what is coming, cards in play and in hand."""
    player = g.player(seat)
    if player.out:
        return -LOSS
    identity = g.identity(seat)
    waiting = calm(g)
    worth = health_worth(g.health(identity) - coming_damage(g, seat, waiting))
    worth += STATUS["tough"] * identity.tough - STATUS["stunned"] * identity.stunned - STATUS["confused"] * identity.confused
    worth -= DEALT * len(player.dealt)
    if waiting and not identity.exhausted:
        worth += TURN  # an activation in the coming turn
    for card in g.own[seat].values():
        if card.id != identity.id:
            worth += card_worth(g, card, waiting)
    worth += sum(HELD + KEPT * hand_worth(g.state.codes[card_id]) for card_id in player.hand)
    return worth


def coming_damage(g: Champions, seat: int, waiting: bool) -> float:
    """What the villain and the player's minions will probably do to a hero who defends once."""
    if not g.is_hero(seat):
        return 0.0
    villain = g.villain
    blow = 0.0 if villain.stunned else max(0.0, g.stat(villain, "atk") + BOOST - 0.6 * g.stat(g.identity(seat), "def"))
    if any(not ally.exhausted or not waiting for ally in g.allies_of(seat)):
        blow *= 0.6
    blow += sum(g.stat(minion, "atk") for minion in g.engaged_with(seat) if not minion.stunned)
    return (blow + 0.8) * (WAITING if waiting else 1.0)


def health_worth(health: float) -> float:
    """The last hit points are the dearest."""
    if health <= 0:
        return -60.0 + 10.0 * health
    return LAST * min(health, 3.0) + MIDDLE * max(0.0, min(health, 6.0) - 3.0) + FIRST * max(0.0, health - 6.0)


def card_worth(g: Champions, card: Card, waiting: bool) -> float:
    """What a card in play is still good for."""
    facts = FACTS[card.code]
    if facts.type == "ally":
        powers = READY["atk"] * g.stat(card, "atk") + READY["thw"] * g.stat(card, "thw")
        lives = min(3, g.health(card))
        leaving = 0.2 if card.id in g.state.leaving else 1.0
        return leaving * (1.0 + ALLY * powers * lives + (0 if card.exhausted and waiting else 1.0)) + 2.0 * card.tough
    worth = PLAYED * (facts.cost or 0) + 0.8
    if facts.uses:
        worth *= card.counters / facts.uses
    return worth + (0.8 * card.counters if not facts.uses else 0.0)


@cache
def hand_worth(code: str) -> float:
    """Cards that wait for the villain are worth keeping; most others are replaced by the next draw."""
    facts = FACTS[code]
    if facts.type == "event" and any(ability.kind != "action" for ability in BOOK[code].abilities):
        return REACTION
    if facts.type == "resource":
        return float(sum(facts.icons))
    return {"ally": 2.0, "event": 1.8}.get(facts.type, 1.0)


# -- quick answers ----------------------------------------------------------------------------------------------------


def quick_answer(g: Champions, ask: Ask) -> list[str] | None:
    """A fast, sensible answer to a question within an imagined action; None leaves it to the bot."""
    match ask.prompt:
        case "prompt-pay":
            return cheap_payment(g, ask)
        case "prompt-mulligan":
            return []
        case "prompt-turn":
            return ["end"]
        case "prompt-request":
            return ["wait"]
        case "prompt-end-discard":
            return worst_cards(g, ask)
        case "prompt-defend":
            return defence(g, ask)
        case _:
            return None


def cheap_payment(g: Champions, ask: Ask) -> list[str]:
    """Abilities first, then cards that do nothing else, then the least useful ones; no more than needed."""
    sources: list[tuple[float, str, int]] = []
    for option in ask.options:
        source: Source = option.value
        icons = sum(source.icons)
        value = 0.0 if source.ability is not None else 1.0 + hand_worth(g.state.codes[source.id])
        sources.append((value / max(1, icons), option.key, icons))
    sources.sort()
    missing = ask.args.get("count", 0)
    chosen: list[str] = []
    got = 0
    for _, key, icons in sources:
        if (isinstance(missing, int) and got >= missing and len(chosen) >= ask.least) or len(chosen) >= ask.most:
            break
        chosen.append(key)
        got += icons
    return chosen


def worst_cards(g: Champions, ask: Ask) -> list[str]:
    """No more than must go, the least useful first."""
    worth = {option.key: hand_worth(g.state.codes[int(option.value)]) for option in ask.options}
    return sorted(worth, key=lambda key: (worth[key], key))[: ask.least]


def defence(g: Champions, ask: Ask) -> list[str]:
    """A hero in danger is covered by an ally, else takes it or defends."""
    seat = ask.seat
    keys = [option.key for option in ask.options]
    blow = ask.args.get("count", 0)
    hero = g.identity(seat)
    if isinstance(blow, int) and blow + BOOST >= g.health(hero) and len(keys) > 1:
        allies = [key for key in keys if key.startswith("defend:") and key != f"defend:{hero.entity}"]
        return [allies[0] if allies else keys[0]]
    own = f"defend:{hero.entity}"
    return [own] if own in keys and g.health(hero) <= 6 else ["no-defence"]

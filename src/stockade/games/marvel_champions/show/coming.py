"""The threat that is on its way to the main scheme as the table stands: by the rules alone, and with boost cards; and how long that leaves.

It counts what the rules do by themselves: step one, and every enemy that schemes before somebody's alter-ego. Whoever changes form, thwarts
or steps in changes it; what boost cards add is a range.
"""

from __future__ import annotations

from stockade.games.marvel_champions.effects.ability import BOOK, FACTS, Ability
from stockade.games.marvel_champions.effects.happening import EnemyScheme, Happening, ThreatPlaced, before
from stockade.games.marvel_champions.facts import ALTER_EGO, HERO
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.show.shapes import Coming, Source
from stockade.games.marvel_champions.state import Card

MOST_ICONS = 3
Share = list[int] | None
Activates = tuple[int, list[Card]]  # before whom, which enemies


def step_one(g: Champions) -> int:
    """MC-VILP-01: what the next step one places."""
    return FACTS[g.scheme.code].acceleration_each * g.state.seats + g.icons("acceleration") + g.state.acceleration


def coming(g: Champions, each: int, odds: Share) -> Coming:
    """Until the villain phase that comes, or goes on, is over. `each` is what step one places, `odds` counts boost icons as in the view."""
    begun = g.state.phase == "villain"
    sources, draws = _schemers(g, _activations(g))
    if not begun and each > 0:
        sources.insert(0, Source(g.scheme.entity, each))
    low, high = _boosts(odds, draws)
    sure = sum(source.count for source in sources)
    worst = sure + high
    if begun:  # a round like this one from its beginning
        again, all_draws = _schemers(g, _everybody(g))
        worst = each + sum(source.count for source in again) + MOST_ICONS * all_draws
    missing = g.target(g.scheme) - g.scheme.threat
    certain = sure >= missing and not begun and _alone(g) and not objections(g, ThreatPlaced, EnemyScheme)
    return Coming(sources, low, high, _lasts(missing, sure + high, worst), _lasts(missing, sure, each), certain)


def _schemers(g: Champions, activations: list[Activates]) -> tuple[list[Source], int]:
    """What each enemy places that schemes (MC-ACT-03), and how many boost cards go with it."""
    sources, draws = list[Source](), 0
    confused = {card.id for card in (g.villain, *g.minions.values()) if card.confused}
    for seat, enemies in activations:
        for enemy in () if g.is_hero(seat) else enemies:
            if enemy.id in confused:  # MC-STATUS-06: it only recovers
                confused.remove(enemy.id)
                continue
            draws += enemy.id == g.state.villain
            if (amount := g.stat(enemy, "sch")) > 0:
                sources.append(Source(enemy.entity, amount))
    return sources, draws + len(g.state.boost) * bool(draws)


def _everybody(g: Champions) -> list[Activates]:
    return [(seat, [g.villain, *g.engaged_with(seat)]) for seat in g.order()]


def _activations(g: Champions) -> list[Activates]:
    """MC-VILP-02, -03: before which player which enemies still activate: all of them before step two, then what is left on the agenda."""
    if g.state.phase != "villain":
        return _everybody(g)
    left = list[Activates]()
    for task in reversed(g.state.agenda):
        match task.name, task.args:
            case "activations", _:
                return _everybody(g)
            case "villain_activates", [seat]:
                left.append((seat, [g.villain]))
            case "minions_activate", [seat, done]:
                left.append((seat, [card for card in g.engaged_with(seat) if card.id not in done]))
            case _:
                pass
    return left


def _boosts(odds: Share, draws: int) -> tuple[int, int]:
    """Between how many icons so many boost cards have together, from the cards that nobody has seen."""
    if not draws:
        return 0, 0
    if odds is None or sum(odds) < draws:  # drawn unseen, or the discards come again
        return 0, MOST_ICONS * draws
    icons = [kind for kind, cards in enumerate(odds) for _ in range(cards)]
    return sum(icons[:draws]), sum(icons[-draws:])


def _lasts(missing: int, now: int, each: int) -> int:
    """In how many rounds so much threat is there: so much in this one, so much in each of the next; 0 when it never is."""
    return 1 if now >= missing else 1 + -(-(missing - now) // each) if each > 0 else 0


# -- who might step in ------------------------------------------------------------------------------------------------


def _alone(g: Champions) -> bool:
    """Whether nobody has a turn after this one, and no hero may strike back before all have schemed."""
    return g.state.active == g.order()[-1] and not any(g.is_hero(seat) for seat in g.order())


def objections(g: Champions, *to: type[Happening]) -> bool:
    """Whether any card that a player may have by then, or any card in play, could step in before such a thing happens."""
    slots = [before(one) for one in to]
    for seat, player in enumerate(g.state.players):
        form = HERO if g.is_hero(seat) else ALTER_EGO  # nobody changes it after the last turn
        mine = [g.state.codes[number] for number in (*player.hand, *player.deck, *player.discard)]
        if any(ability.form in ("", form) for code in mine for ability in _steps_in(code, slots)):
            return True
    return any(_steps_in(card.code, slots) for card in g.state.table.values())


def _steps_in(code: str, slots: list[str]) -> list[Ability]:
    return [ability for ability in BOOK[code].abilities if ability.slot in slots]

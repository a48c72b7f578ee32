"""What else is asked: payments, defences, targets, offers, the villain's choices."""

from __future__ import annotations

from functools import cache
from typing import cast

from stockade.engine import Ask, Option
from stockade.games.marvel_champions.bot.aims import clear_value, foe_value, scheme_value
from stockade.games.marvel_champions.bot.hand import best_set, rounds_left
from stockade.games.marvel_champions.bot.outlook import Outlook, boosts
from stockade.games.marvel_champions.bot.points import lasting, points, thrift, waits
from stockade.games.marvel_champions.effects.ability import FACTS, Use
from stockade.games.marvel_champions.rules.payment import Source
from stockade.games.marvel_champions.state import NOBODY

VISION = 2.0  # room on the scheme below which he thwarts
WANTED = 20.0  # how sorry for one that is to be played
PAID = 0.9  # how sorry one is for a card that only pays


@cache
def keep_value(code: str, part: float) -> float:
    """How sorry one is to pay with the card."""
    if waits(code):
        return points(code)
    return PAID if FACTS[code].type == "resource" else part * thrift(code)


def defence(look: Outlook, ask: Ask) -> list[str]:
    """Whoever loses least: an ally for whom it is the last service, the hero if it hurts, nobody."""
    g, w, seat = look.g, look.w, look.seat
    blow, more = cast("int", ask.args["count"]) + 0.0, 0.0
    activation = g.state.activation
    if activation is not None and activation.enemy == g.state.villain:
        blow += boosts(g, w)
        more = sum(g.stat(minion, "atk") for minion in g.engaged_with(seat) if not minion.stunned) if g.state.step == 2 else 0.0
    hero = g.identity(seat)
    health = g.health(hero) - more  # the minions come next
    best, top = "no-defence", -look.peril(blow, health) if g.is_hero(seat) else 0.0
    for option in ask.options:
        if option.value == NOBODY or isinstance(option.value, Use):
            continue
        card = g.state.table[option.value]
        if card.controller != seat:
            continue
        if card.id == hero.id:
            score = -look.peril(max(0.0, blow - g.stat(hero, "def")), health) - w.step_in
        else:
            falls = not card.tough and blow >= g.health(card)
            work = 0.0 if card.id in g.state.leaving else max(g.stat(card, "atk"), g.stat(card, "thw")) * g.health(card)
            score = -w.ally_steps - (w.ally_falls * work if falls else blow * w.ally_hurt)
        if score > top:
            best, top = option.key, score
    if best != "no-defence":
        return [best]
    return promise(look, ask) or ([best] if ask.options[-1].value == NOBODY else stand_in(look, ask))


def promise(look: Outlook, ask: Ask) -> list[str]:
    """An event that will be played when the blow lands: said now, because whoever only lets it happen may not be asked again."""
    for option in ask.options:
        use = option.value
        if isinstance(use, Use) and saves(look, ask, use.ability.card):
            return [option.key]
    return []


def stand_in(look: Outlook, ask: Ask) -> list[str]:
    """The defender who stays longest; somebody else's rather than one's own."""
    g = look.g
    others = [option for option in ask.options if g.state.table[option.value].controller != look.seat]
    return [max(others or ask.options, key=lambda option: g.health(g.state.table[option.value])).key]


def cheap_payment(look: Outlook, ask: Ask) -> list[str]:
    """Abilities first, then cards that are not to be played, then the least useful ones; no more than needed."""
    codes = look.g.state.codes
    missing = cast("int", ask.args["count"])
    paid = str(ask.args.get("card", "")).rpartition(".")[2]
    wanted = best_set(look, look.hero, missing, int(paid) if paid.isdigit() else -1)[0]
    sources: list[tuple[float, str, int]] = []
    for option in ask.options:
        source: Source = option.value
        icons = sum(source.icons)
        value = 0.0 if source.ability is not None else 1.0 + keep_value(codes[source.id], look.w.keep) + WANTED * (source.id in wanted)
        sources.append((value / max(1, min(icons, missing)), option.key, icons))
    sources.sort()
    chosen: list[str] = []
    got = 0
    for _, key, icons in sources:
        if (got >= missing and len(chosen) >= ask.least) or len(chosen) >= ask.most:
            break
        chosen.append(key)
        got += icons
    return chosen


def worst_first(look: Outlook, ask: Ask) -> list[tuple[float, str]]:
    """Cards of the hand with what they are worth, the least useful first; those that could not be played anyway before all."""
    codes, found = look.g.state.codes, list[tuple[float, str]]()
    for option in ask.options:
        code = codes[int(option.value)]
        found.append((keep_value(code, look.w.keep) if look.g.can_enter(code) else -1.0, option.key))
    return sorted(found)


def worst_cards(look: Outlook, ask: Ask) -> list[str]:
    """What must go, the least useful first."""
    return [key for _, key in worst_first(look, ask)[: ask.least]]


def end_discard(look: Outlook, ask: Ask) -> list[str]:
    """What must go, and what is worth less than a new card."""
    order = worst_first(look, ask)
    count = sum(worth < look.w.drop for worth, _ in order)
    return [key for _, key in order[: max(ask.least, min(ask.most, count))]]


def mulligan(look: Outlook, ask: Ask) -> list[str]:
    """Whatever is worth less than a new card."""
    order = worst_first(look, ask)
    count = sum(worth < look.w.drop for worth, _ in order)
    return [key for _, key in order[: max(ask.least, min(ask.most, count))]]


def offer(look: Outlook, ask: Ask) -> list[str]:
    """Free reactions always, paid ones when they save enough."""
    g = look.g
    for option in ask.options:
        use = option.value
        if not isinstance(use, Use):
            continue
        if use.id in g.state.table and not use.ability.cost.discard and not use.ability.cost.spend:
            return [option.key]
        if ask.prompt == "prompt-before-threat" and look.room > 1.5:
            continue
        if saves(look, ask, use.ability.card):
            return [option.key]
    return ["pass"]


def saves(look: Outlook, ask: Ask, code: str) -> bool:
    """Whether what would happen is worth that card and those that pay for it."""
    amount = ask.args.get("count", 3)
    cards = 1 + (FACTS[code].cost or 0)
    fells = ask.prompt in ("prompt-before-damage", "prompt-defend")
    return isinstance(amount, int) and (amount >= look.w.save * cards or (fells and amount >= look.health))


def target(look: Outlook, ask: Ask) -> list[str]:
    """The enemy or scheme that matters most."""
    return [max(ask.options, key=lambda option: target_value(look, option)).key]


def target_value(look: Outlook, option: Option) -> float:
    """What it is worth to choose that."""
    g = look.g
    card = g.state.table.get(option.value) if isinstance(option.value, int) else None
    if card is None:
        return -99.0
    if FACTS[card.code].type in ("main-scheme", "side-scheme"):
        return scheme_value(look, card, 3)
    if card.controller != NOBODY:
        urgent = g.is_identity(card) and g.health(card) <= look.blow + look.w.surprise
        return 10.0 * (1 + urgent) - g.health(card)
    return foe_value(look, card, 3)


def strongest(look: Outlook, ask: Ask) -> list[str]:
    """The ally who does most."""
    g = look.g
    return [
        max(ask.options, key=lambda option: g.stat(g.state.table[option.value], "atk") + g.stat(g.state.table[option.value], "thw")).key
    ]


def lesser_evil(look: Outlook, ask: Ask) -> list[str]:
    """What the villain's side offers to choose from."""
    return [min(ask.options, key=lambda option: evil(look, option.value, ask)).key]


def evil(look: Outlook, key: str, ask: Ask) -> float:
    """What that costs."""
    g, w = look.g, look.w
    count = ask.args.get("count", 2)
    many = float(count) if isinstance(count, int) else 2.0

    def threat(amount: float) -> float:
        return w.threat * amount + look.doom(look.room - amount) - look.doom(look.room)

    match key:
        case "place-1-threat":
            return threat(1.0)
        case "place-2-threat":
            return 2 * w.side if ask.args.get("card", "").__str__().startswith("under-attack") else threat(2.0)
        case "place-x-threat":
            return threat(many)
        case "take-3-damage":
            return look.peril(3.0, look.health)
        case "take-x-damage" | "damage-per-upgrade":
            return look.peril(many, look.health)
        case "make-drone":
            return w.foe + w.foe_falls + w.foe_attacks + look.peril(look.blow + 1, look.health) - look.peril(look.blow, look.health)
        case "lose-upgrade":
            return 4.0
        case "exhaust-identity" | "exhaust-all":
            return 3.0
        case "spend-each":
            return 5.0 if len(g.characters(look.seat)) < 3 else 3.0
        case _:
            return 2.0


def way(ask: Ask, wanted: str) -> list[str]:
    """That one, where it is offered."""
    return [next((option.key for option in ask.options if option.value == wanted), ask.options[0].key)]


def obligation(look: Outlook, ask: Ask) -> list[str]:
    """Home at once, when one would go there anyway."""
    return way(ask, "go-home" if look.at_home() < look.out() else "stay-hero")


def vision(look: Outlook, ask: Ask) -> list[str]:
    """Vision thwarts when the scheme is near its end."""
    return way(ask, "thw" if look.room < VISION else "atk")


def fury(look: Outlook, ask: Ask) -> list[str]:
    """Nick Fury: four damage, two threat or three cards."""
    found = {"fury-draw": 4.5, "fury-threat": look.w.blow * clear_value(look, 2)}
    found["fury-damage"] = max((foe_value(look, foe, 4) for foe in look.g.enemies()), default=0.0)
    return [max(ask.options, key=lambda option: found.get(option.value, 0.0)).key]


def card_worth(look: Outlook, option: Option) -> float:
    """Of a card to take, in play or out of it."""
    g = look.g
    if not isinstance(option.value, int) or option.value == NOBODY:
        return 0.0
    card = g.state.table.get(option.value)
    code = card.code if card is not None else g.state.codes[option.value]
    stays = lasting(code) * (rounds_left(look) - 1.0)
    return points(code) + stays + (g.health(card) if card is not None and card.id in g.allies else 0.0)


def best_card(look: Outlook, ask: Ask) -> list[str]:
    """The most useful one."""
    return [max(ask.options, key=lambda option: card_worth(look, option)).key]


def best_cards(look: Outlook, ask: Ask) -> list[str]:
    """As many as possible, the most useful ones."""
    return [option.key for option in sorted(ask.options, key=lambda option: -card_worth(look, option))[: ask.most]]


def worst_card(look: Outlook, ask: Ask) -> list[str]:
    """The least useful one."""
    return [min(ask.options, key=lambda option: card_worth(look, option)).key]


def anything(ask: Ask) -> list[str]:
    """Any answer will do."""
    if not ask.many:
        return [ask.options[0].key]
    return [option.key for option in ask.options for _ in range(option.most)][: ask.least]

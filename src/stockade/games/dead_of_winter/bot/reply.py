"""Quick answers to every question that is asked within an action, a crisis or a vote: what `advice` had in mind."""

from __future__ import annotations

from collections.abc import Callable

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.bot import advice, outlook, plea, price, suspicion, victims
from stockade.games.dead_of_winter.bot.gift import give, give_late, kind_of, worth_of
from stockade.games.dead_of_winter.bot.mind import Mind
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words.change import AttackReplacement, SearchBonus
from stockade.games.dead_of_winter.effects.words.condition import LeaderInfluenceHighest
from stockade.games.dead_of_winter.facts import CARDS, ITEMS, PLACE_OF, ROADS, SURVIVORS
from stockade.games.dead_of_winter.play import Means, Winter
from stockade.games.dead_of_winter.rules.ending import aims

Answer = Callable[[Winter, Ask], list[str]]
SEEKER = 1.3  # a point of the die that a search needs, in choosing a group
FIGHTER = 0.7  # and an attack
ONLY = 10.0  # a card with the leader, where nobody else is to be left
LOUD = 0.4  # of what noise costs, to a betrayer who still looks for something
NOISE = 1.0  # what a noise token costs beside the zombies it may bring


def answer(g: Winter, ask: Ask) -> list[str]:
    """A sensible answer, found without trying."""
    return REPLIES.get(ask.prompt, least)(outlook.shadow(g), ask)


def least(g: Winter, ask: Ask) -> list[str]:
    """The first options, no more than needed."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    return keys[: ask.least if ask.many else 1]


def first(g: Winter, ask: Ask) -> list[str]:
    """The first option."""
    return [ask.options[0].key]


def last(g: Winter, ask: Ask) -> list[str]:
    """The last option."""
    return [ask.options[-1].key]


def best(ask: Ask, worth: Callable[[Option], float]) -> list[str]:
    """The option that is worth most; the first of several."""
    top = max(ask.options, key=worth)
    return [top.key]


# -- before the game ----------------------------------------------------------------------------------------------------------


def rating(name: str) -> float:
    """How useful a survivor is: finding things counts more than fighting."""
    fact = SURVIVORS[name]
    bonus = 1.0 if fact.power.changes else 0.5
    return SEEKER * (6 - fact.search) + FIGHTER * (6 - fact.attack) + bonus + fact.influence / 50


def draft(g: Winter, ask: Ask) -> list[str]:
    """The most useful ones, with the most influential one for whom the objective wants to be the first among leaders."""
    found = sorted(ask.options, key=lambda option: (-rating(option.value), option.key))
    if any(isinstance(check, LeaderInfluenceHighest) for _, _, check in aims(g, ask.seat)):
        first = max(found, key=lambda option: SURVIVORS[option.value].influence)
        found.sort(key=lambda option: option is not first)
    return [option.key for option in found[: ask.least]]


def leader(g: Winter, ask: Ask) -> list[str]:
    """The most influential one."""
    return best(ask, lambda option: SURVIVORS[option.value].influence)


# -- dice ---------------------------------------------------------------------------------------------------------------------


def reroll(g: Winter, ask: Ask) -> list[str]:
    """All low dice, at least one."""
    low = [option.key for option in ask.options for _ in range(option.most) if option.key in ("die:1", "die:2")]
    return low or [ask.options[0].key]


# -- survivors ------------------------------------------------------------------------------------------------------------------


def move(g: Winter, ask: Ask) -> list[str]:
    """Where the move was meant to go, with fuel if that is worth it."""
    survivor = g.survivors[str(ask.args["survivor"])]
    mind = Mind(g, ask.seat)
    _, place, fuel = mind.best_move(survivor)

    def burnt(option: Option) -> tuple[bool, float]:
        kind = kind_of(option)
        return bool(kind) != fuel, worth_of(g, ask.seat, mind.worth, kind)

    found = [option for option in ask.options if option.value[0] == place]
    return [min(found, key=burnt).key] if found else first(g, ask)


def refuge(g: Winter, ask: Ask) -> list[str]:
    """A place to go where one must: safe, with something to find."""
    mind = Mind(g, ask.seat)
    here = g.group(ask.seat)[0] if g.group(ask.seat) else None

    def worth(option: Option) -> float:
        place: int = option.value
        if here is None or place == COLONY:
            return 0.0 if place else 5.0
        return mind.stay_worth(here, place)

    return best(ask, worth)


def sound(g: Winter, ask: Ask) -> list[str]:
    """Whoever can bear it best."""
    return best(ask, lambda option: strength(g, option))


def weak(g: Winter, ask: Ask) -> list[str]:
    """Whoever is missed least."""
    return best(ask, lambda option: -strength(g, option))


def strength(g: Winter, option: Option) -> float:
    """Wounds to go until death, then usefulness."""
    survivor = g.survivors.get(str(option.value))
    if survivor is None:
        return 0.0
    return 10.0 * (g.limit(survivor) - g.wounds(survivor)) - 5.0 * survivor.frost + rating(survivor.id)


def heal(g: Winter, ask: Ask) -> list[str]:
    """Whoever needs it most."""

    def worth(option: Option) -> float:
        survivor = g.survivors.get(str(option.value))
        return outlook.heal_worth(g, survivor) + 0.1 * (survivor.seat == ask.seat) if survivor is not None else 0.0

    return best(ask, worth)


def equip(g: Winter, ask: Ask) -> list[str]:
    """Who can use it: whoever is where it works, fights well, or leads."""
    item, lonely = ITEMS[str(ask.args["item"])], victims.ends_alone(g, ask.seat)

    def worth(option: Option) -> float:
        survivor = g.survivors[option.value]
        where = item.power.change(SearchBonus).where if SearchBonus in item.power.changes else None
        score = 5.0 if where is not None and PLACE_OF[where] == survivor.place else 0.0
        score += (ONLY if lonely else 1.0) if g.player(ask.seat).leader == survivor.id else 0.0
        score += 0.5 * survivor.starting
        if item.symbol == "weapon":
            score += 0.3 * (6 - SURVIVORS[survivor.id].attack)
        return score

    return best(ask, worth)


# -- zombies and barricades -----------------------------------------------------------------------------------------------------


def target(g: Winter, ask: Ask) -> list[str]:
    """The zombie whose death helps most."""
    survivor = g.survivors[str(ask.args["survivor"])]
    mind = Mind(g, ask.seat)
    if (other := advice.victim(g, survivor, mind.strikes)) is not None:
        return [f"survivor:{other.id}"]
    if g.zombies_at(survivor.place):
        _, gate = mind.best_kill(survivor.place)
        return [next(option.key for option in ask.options if option.value == gate)]
    return weak(g, ask)


def gate_by(pile: str, by: int) -> Answer:
    """The entrance where that change of the board is best."""

    def reply(g: Winter, ask: Ask) -> list[str]:
        mind = Mind(g, ask.seat)
        heap: list[int] = getattr(g.state, pile)
        return best(ask, lambda option: mind.gain(heap, option.value, by) if option.value >= 0 else -1.0)

    return reply


def lure_from(g: Winter, ask: Ask) -> list[str]:
    """The place where they do most harm."""
    to = PLACE_OF[str(ask.args["to"])]
    _, source, _ = Mind(g, ask.seat).best_lure(to)
    return next(([option.key] for option in ask.options if option.value == source), first(g, ask))


def lure_which(g: Winter, ask: Ask) -> list[str]:
    """A zombie whose going helps, or none of them."""
    mind = Mind(g, ask.seat)
    score = {option.key: mind.gain(g.state.zombies, option.value, -1) if option.value >= 0 else 0.05 for option in ask.options}
    return [max(score, key=lambda key: score[key])]


def place_for(kind: str) -> Answer:
    """Where an effect helps most: killing, building, or finding something."""

    def reply(g: Winter, ask: Ask) -> list[str]:
        mind = Mind(g, ask.seat)
        value: dict[str, Callable[[int], float]] = {
            "kill": lambda place: mind.best_kill(place)[0],
            "wall": lambda place: mind.best_wall(place)[0],
            "lure": lambda place: mind.best_lure(place)[0],
            "find": mind.find,
        }
        return best(ask, lambda option: value[kind](option.value))

    return reply


# -- cards ------------------------------------------------------------------------------------------------------------------------


def take_cards(g: Winter, ask: Ask) -> list[str]:
    """The most useful ones, as many as may be had."""
    return pick(g, ask, ask.most, -1.0)


def drop_cards(g: Winter, ask: Ask) -> list[str]:
    """The least useful ones, no more than must go."""
    return pick(g, ask, max(1, ask.least), 1.0)


def pick(g: Winter, ask: Ask, count: int, sign: float) -> list[str]:
    """So many cards, by what they are worth."""
    worth = price.symbol_worth(g, ask.seat)
    kept = price.kept_kinds(g, ask.seat) if sign > 0 else set[str]()
    room = [option for option in ask.options for _ in range(option.most)]

    def value(option: Option) -> tuple[float, str]:
        number = float(str(option.args["count"])) if "count" in option.args else 1.0  # of a single kind one says how many
        kind = kind_of(option)
        return sign * number * (worth_of(g, ask.seat, worth, kind) + price.PLOT * (kind in kept)), option.key

    found = sorted(room, key=value)
    return [option.key for option in found[: min(count, len(room))]]


def search(g: Winter, ask: Ask) -> list[str]:
    """Noise only while a better card is likely to be worth it."""
    mind = Mind(g, ask.seat)
    survivor = g.survivors[ask.source]
    place = survivor.place
    seen = max((worth_of(g, ask.seat, mind.worth, CARDS[card]) for card in g.state.drawn), default=0.0)
    hope = sum(share * max(0.0, mind.worth[symbol] - seen) for symbol, share in price.SHARE[place].items())
    g.state.noise[place] += 1
    cost = (mind.now - mind.board() + NOISE) * (LOUD if mind.traitor and price.wishes(g, ask.seat) else 1.0)
    g.state.noise[place] -= 1
    louder = [option.key for option in ask.options if option.key not in ("stop", "noise")]
    if hope * (1.8 if louder else 1.0) <= cost:
        return ["stop"]
    return louder[:1] or ["noise"]


def feed(g: Winter, ask: Ask) -> list[str]:
    """As many cards as the main objective needs."""
    need = dict(price.goal_symbols(g))
    if ask.options[0].key.startswith("count:"):
        most = need.get(ITEMS[kind_of(ask.options[0])].symbol, 1)
        return [next((option.key for option in reversed(ask.options) if option.value <= most), ask.options[0].key)]
    keys: list[str] = []
    for option in ask.options:
        symbol = ITEMS[kind_of(option)].symbol
        for _ in range(min(option.most, need.get(symbol, 0))):
            need[symbol] -= 1
            keys.append(option.key)
    return keys or [ask.options[0].key]


def hand_what(g: Winter, ask: Ask) -> list[str]:
    """A weapon for somebody without one."""
    wanted = advice.hand_over(g, g.survivors[ask.source])
    if wanted is None:
        return first(g, ask)
    return [f"hand:{CARDS[wanted[0]]}@{wanted[1]}"]


def extra(g: Winter, ask: Ask) -> list[str]:
    """A weapon that kills several, when there are several; one that needs no roll in any case."""
    survivor = g.survivors[str(ask.args["survivor"])]
    many = g.zombies_at(survivor.place) > 1
    symbols = price.symbol_worth(g, ask.seat)

    def worth(option: Option) -> float:
        means: Means[AttackReplacement] | None = option.value
        if means is None:
            return 0.0
        change = means.change
        cost = sum(worth_of(g, ask.seat, symbols, CARDS[card]) for card in means.paid)
        calm = 2.0 if change.exposure == "none" else -2.0
        return calm + (2.0 * min(change.n, g.zombies_at(survivor.place)) if many else 0.0) - cost

    return best(ask, worth)


def any_die(g: Winter, ask: Ask) -> list[str]:
    """Spare a good die when there is a low one."""
    return last(g, ask) if min(g.unused(ask.seat), default=6) < 3 else first(g, ask)


# -- crossroads and votes -----------------------------------------------------------------------------------------------------------


def road(g: Winter, ask: Ask) -> list[str]:
    """The option that does the colony more good; a betrayer who is ready likes the other one."""
    card = ROADS[str(ask.args["road"])]
    sign = -1.0 if outlook.betrays(g, ask.seat) and outlook.ready(g, ask.seat) else 1.0
    worth = [price.effects_worth(g, ask.seat, option.effects) for option in card.options]

    def value(option: Option) -> float:
        number = 1 if option.key in ("road:b", "vote:no") else 0
        return sign * worth[number]

    return best(ask, value)


def vote(g: Winter, ask: Ask) -> list[str]:
    """By what the seat has seen; a betrayer joins in where it does not stand out."""
    return ["vote:yes"] if suspicion.votes_out(g, ask.seat, int(str(ask.args["player"]))) else ["vote:no"]


def vote_whom(g: Winter, ask: Ask) -> list[str]:
    """The one whom the vote was called for."""
    named = suspicion.accused(g, ask.seat)
    return next(([option.key] for option in ask.options if option.value == named), first(g, ask))


def start(g: Winter, ask: Ask) -> list[str]:
    """Somebody who leaves for the others' sake does so when morale is low."""
    low = g.state.morale <= 3 and len(g.group(ask.seat)) > 1 and not outlook.betrays(g, ask.seat)
    return ["start:yes"] if low else ["start:no"]


def fixed(key: str) -> Answer:
    """Always the same answer, where it is offered."""

    def reply(g: Winter, ask: Ask) -> list[str]:
        return [key] if any(option.key == key for option in ask.options) else first(g, ask)

    return reply


def everything(g: Winter, ask: Ask) -> list[str]:
    """All that may be taken."""
    return [option.key for option in ask.options][: ask.most]


REPLIES: dict[str, Answer] = {
    "prompt-action": advice.best_action,
    "prompt-draft": draft,
    "prompt-leader": leader,
    "prompt-start": start,
    "prompt-spend-die": first,
    "prompt-lose-die": first,
    "prompt-reroll-one": first,
    "prompt-set-die": first,
    "prompt-set-face": last,
    "prompt-raise": last,
    "prompt-change-die": last,
    "prompt-reroll": reroll,
    "prompt-move": move,
    "prompt-depart-to": refuge,
    "prompt-join": refuge,
    "prompt-depart": sound,
    "prompt-road-survivor": sound,
    "prompt-wound-whom": sound,
    "prompt-roller": sound,
    "prompt-drive": sound,
    "prompt-free-action": sound,
    "prompt-pass": weak,
    "prompt-heal-whom": heal,
    "prompt-heal-which": fixed("heal:frostbite"),
    "prompt-equip": equip,
    "prompt-attack": target,
    "prompt-attack-more": extra,
    "prompt-attack-safe": last,
    "prompt-attack-die": any_die,
    "prompt-barricade-with": last,
    "prompt-clean-with": last,
    "prompt-kill": gate_by("zombies", -1),
    "prompt-remove-zombie": gate_by("zombies", -1),
    "prompt-barricade": gate_by("barricades", 1),
    "prompt-take-barricade": gate_by("barricades", -1),
    "prompt-lure-from": lure_from,
    "prompt-lure": lure_which,
    "prompt-lure-to": gate_by("zombies", 1),
    "prompt-kill-where": place_for("kill"),
    "prompt-remove-where": place_for("kill"),
    "prompt-barricade-where": place_for("wall"),
    "prompt-lure-where": place_for("lure"),
    "prompt-draw-where": place_for("find"),
    "prompt-search-where": place_for("find"),
    "prompt-look-where": place_for("find"),
    "prompt-search": search,
    "prompt-search-bonus": everything,
    "prompt-keep": take_cards,
    "prompt-take": take_cards,
    "prompt-take-shown": last,
    "prompt-under": fixed("under:rest"),
    "prompt-put-back": drop_cards,
    "prompt-discard": drop_cards,
    "prompt-give": drop_cards,
    "prompt-give-late": give_late,
    "prompt-eat": drop_cards,
    "prompt-contribute": give,
    "prompt-objective": feed,
    "prompt-hand": hand_what,
    "prompt-hand-consent": fixed("consent:yes"),
    "prompt-ask": plea.ask_for,
    "prompt-request": plea.request,
    "prompt-accept": first,
    "prompt-bite": fixed("bite:roll"),
    "prompt-road": road,
    "prompt-road-vote": road,
    "prompt-vote": vote,
    "prompt-vote-whom": vote_whom,
    "prompt-vote-tie": vote,
    "prompt-road-tie": road,
}

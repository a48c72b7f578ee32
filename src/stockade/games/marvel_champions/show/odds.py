"""What an answer is likely to do, from what everybody can see: hit points and threat left, what an attack may do with its boost cards."""

from __future__ import annotations

from collections import Counter

from stockade.engine import Ask, Option
from stockade.engine.event import Arg
from stockade.engine.gameparts import Aim, Fact, Shift
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS, Use
from stockade.games.marvel_champions.effects.happening import EnemyAttack
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.show.coming import step_one
from stockade.games.marvel_champions.show.entering import arrives, changed
from stockade.games.marvel_champions.show.parting import parted, prevents
from stockade.games.marvel_champions.show.view import boost_odds
from stockade.games.marvel_champions.state import Card
from stockade.parts.odds import percent

NOBODY_DEFENDS = -1


def facts(g: Champions, ask: Ask) -> dict[str, list[Fact]]:
    """By option, where numbers can be told."""
    if ask.prompt == "prompt-pay":
        return parted(g, ask)
    found: dict[str, list[Fact]] = {}
    for option in ask.options:
        told: list[Fact] = []
        match ask.prompt:
            case "prompt-turn":
                told += for_turn(g, ask.seat, option.key)
            case "prompt-attack":
                told += struck(g, _who(g, ask), g.state.table[option.value])
            case "prompt-thwart":
                told += [hindered(g, _who(g, ask), g.state.table[option.value])]
            case "prompt-defend" if isinstance(option.value, Use):
                told.append(Fact("fact-damage", {"count": 0}))
            case "prompt-defend" if isinstance(ask.about, EnemyAttack):
                told += defended(g, ask.about, _sent(option))
                told += still(g, ask, ask.about, _sent(option))
                if option.text == "option-defend-offered":
                    told.append(Fact("fact-offered", {"who": g.face(g.state.table[option.value].controller)}))
            case _:
                pass
        if told:
            found[option.key] = told
    return found


def power(g: Champions, ask: Ask, stat: str) -> int:
    """Of the character that acts."""
    return g.stat(g.state.table[_number(ask.args.get("card", ""))], stat)


def _who(g: Champions, ask: Ask) -> Card:
    return g.state.table[_number(ask.args.get("card", ""))]


def struck(g: Champions, attacker: Card, target: Card) -> list[Fact]:
    """A basic attack: whoever is stunned only discards that."""
    return [Fact("fact-status", {"status": "stunned"})] if attacker.stunned else blow(g, target, g.stat(attacker, "atk"))


def hindered(g: Champions, who: Card, scheme: Card) -> Fact:
    """A basic thwart, in the same way."""
    return Fact("fact-status", {"status": "confused"}) if who.confused else thwarted(scheme, g.stat(who, "thw"))


def _sent(option: Option) -> int:
    """Who defends with that answer: also who has been offered by others when the answer leaves it to them."""
    return _number(option.args["card"]) if "card" in option.args else NOBODY_DEFENDS


def _number(entity: Arg) -> int:
    return int(str(entity).rpartition(".")[2])


def for_turn(g: Champions, seat: int, key: str) -> list[Fact]:
    """A thing to do in a turn: told when there is one target only, or none to choose."""
    verb, _, entity = key.partition(":")
    identity = g.identity(seat)
    match verb:
        case "attack":
            foes, card = g.attackable(seat), g.state.table[_number(entity)]
            return struck(g, card, foes[0]) if foes and (card.stunned or len(foes) == 1) else []
        case "thwart":
            jobs, card = g.thwartable(), g.state.table[_number(entity)]
            return [hindered(g, card, jobs[0])] if jobs and (card.confused or len(jobs) == 1) else []
        case "recover":
            now = g.health(identity)
            health = min(g.stat(identity, "health"), now + g.stat(identity, "rec"))
            return [Fact("fact-health", {"health": health}, shift=Shift(f"health:{identity.id}", now, health))]
        case "flip":
            return [changed(g, seat)]
        case "play":
            return arrives(g, seat, _number(entity))
        case "end" if seat == g.order()[-1] and scheme_done(g):
            return [Fact("fact-scheme-done", {"card": g.scheme.entity}, grave=True)]
        case _:
            return []


def aims(g: Champions, ask: Ask) -> dict[str, list[Aim]]:
    """What a basic attack or thwart of the turn may be made at, where words tell all of it apart; whoever only discards a status by it is
    offered the first.
    """
    if ask.prompt != "prompt-turn":
        return {}
    found: dict[str, list[Aim]] = {}
    for option in ask.options:
        verb, _, entity = option.key.partition(":")
        if verb not in ("attack", "thwart") or option.text != f"option-{verb}":
            continue  # something else, or its only target is named already
        card = g.state.table[_number(entity)]
        there = g.attackable(ask.seat, card.id) if verb == "attack" else g.thwartable()
        if card.stunned if verb == "attack" else card.confused:
            there = there[:1]
        titles = Counter(FACTS[one.code].title for one in there)
        aimed = [_aim(g, option, verb, card, one, facing=titles[FACTS[one.code].title] > 1) for one in there]
        if len({(FACTS[one.code].title, one.engaged) for one in there}) == len(there):
            found[option.key] = aimed
    return found


def _aim(g: Champions, option: Option, verb: str, card: Card, target: Card, facing: bool) -> Aim:
    args: dict[str, Arg] = {**option.args, "target": target.entity, **({"facing": g.face(target.engaged)} if facing else {})}
    told = struck(g, card, target) if verb == "attack" else [hindered(g, card, target)]
    return Aim(f"target:{target.entity}", f"option-{verb}-{'facing' if facing else 'at'}", args, told)


def scheme_done(g: Champions) -> bool:
    """Whether the threat of the coming step one completes the last stage of the main scheme (MC-VILP-01)."""
    return not g.state.scheme_deck and g.scheme.threat + step_one(g) >= g.target(g.scheme)


def blow(g: Champions, target: Card, amount: int) -> list[Fact]:
    """Damage to an enemy: what is left of it, and what comes back."""
    back = g.stat(target, "retaliate")
    left = g.health(target) - amount
    armor = next((rider for rider in g.riders.get(target.id, ()) if BOOK[g.state.table[rider].code].soaks), None)
    if amount <= 0:
        told = Fact("fact-damage", {"count": 0})
    elif armor is not None:  # MC-CARD-58
        told = Fact("fact-soaked", {"card": g.name(armor)})
    elif target.tough:
        told = Fact("fact-status", {"status": "tough"})
    elif left <= 0:
        told, back = Fact("fact-falls", {"count": amount}, shift=Shift(f"foe:{target.id}", g.health(target), 0, -1)), 0  # MC-KEY-23, -38
    else:
        told = Fact("fact-left", {"count": amount, "health": left}, shift=Shift(f"foe:{target.id}", g.health(target), left, -1))
    return [told, Fact("fact-retaliate", {"count": back})] if back else [told]


def thwarted(scheme: Card, amount: int) -> Fact:
    """Threat off a scheme: what is left."""
    gone = min(amount, scheme.threat)
    left = scheme.threat - gone
    return Fact("fact-threat", {"count": gone, "threat": left}, shift=Shift(f"threat:{scheme.id}", scheme.threat, left, -1))


def counted(g: Champions, track: str) -> int:
    """Of a card in play: hit points left, or threat."""
    what, _, number = track.partition(":")
    card = g.state.table.get(int(number))
    return 0 if card is None else card.threat if what == "threat" else max(0, g.health(card))


# -- enemy attacks ------------------------------------------------------------------------------------------------------


def defended(g: Champions, attack: EnemyAttack, card_id: int) -> list[Fact]:
    """An enemy's attack against that defender, or against the player when nobody defends; boost icons are what nobody sees yet."""
    target = g.identity(attack.seat) if card_id == NOBODY_DEFENDS else g.state.table[card_id]
    base = attack.strength(g)
    less = g.stat(target, "def") if card_id != NOBODY_DEFENDS and g.is_identity(target) else 0
    chances = boosts(g) if attack.enemy.id == g.state.villain else {0: 1.0}
    if target.tough and (chances is None or base + max(chances) > less):
        return [Fact("fact-status", {"status": "tough"})]
    if chances is None:
        return []
    taken: dict[int, float] = {}
    for icons, chance in chances.items():
        damage = max(0, base + icons - less)
        taken[damage] = taken.get(damage, 0.0) + chance
    least, most = min(taken), max(taken)
    falls = sum(chance for damage, chance in taken.items() if damage >= g.health(target))
    grave = falls > 0 and g.is_identity(target)
    if least < most:
        likely = max(taken, key=lambda damage: taken[damage])
        told = [Fact("fact-takes", {"least": least, "most": most, "likely": likely, "percent": percent(falls)}, grave=grave)]
    else:
        alone = sum(not player.out for player in g.state.players) == 1  # or somebody else may step in
        left = Shift(f"health:{target.id}", g.health(target), max(0, g.health(target) - most)) if alone and most else None
        told = [Fact("fact-suffers", {"count": most, "percent": percent(falls)}, grave=grave, shift=left)]
    if falls and attack.overkill and target.id in g.allies and g.is_hero(target.controller):
        told.append(Fact("fact-overkill", {"who": g.face(target.controller)}))  # MC-KEY-04
    return told


def still(g: Champions, ask: Ask, attack: EnemyAttack, card_id: int) -> list[Fact]:
    """The card in one's own hand that can still prevent the damage to one's own identity, so that one need not defend to be safe."""
    if card_id == NOBODY_DEFENDS and any(isinstance(option.value, Use) for option in ask.options):
        return []  # an answer of its own
    target = attack.seat if card_id == NOBODY_DEFENDS else g.state.table[card_id].controller
    if target != ask.seat or (card_id != NOBODY_DEFENDS and not g.is_identity(g.state.table[card_id])) or g.hides(ask.seat):
        return []
    hand = g.player(ask.seat).hand
    spare = len(hand) - 1  # every other card pays at least one
    cards = [card for card in hand if (g.facts(card).cost or 0) <= spare and prevents(g.facts(card).id)]
    return [Fact("fact-still", {"card": g.name(cards[0])})] if cards else []


def boosts(g: Champions) -> dict[int, float] | None:
    """How likely each number of boost icons is on the cards that wait; None when nobody can know what is in the deck."""
    count = boost_odds(g)
    if count is None:
        return None
    drawn: dict[tuple[int, tuple[int, ...]], float] = {(0, tuple(count)): 1.0}  # icons so far and what is left to draw
    for _ in g.state.boost:
        more: dict[tuple[int, tuple[int, ...]], float] = {}
        for (icons, left), chance in drawn.items():
            for kind, cards in enumerate(left):
                if cards:
                    rest = (icons + kind, (*left[:kind], cards - 1, *left[kind + 1 :]))
                    more[rest] = more.get(rest, 0.0) + chance * cards / sum(left)
        drawn = more
    found: dict[int, float] = {}
    for (icons, _), chance in drawn.items():
        found[icons] = found.get(icons, 0.0) + chance
    return found

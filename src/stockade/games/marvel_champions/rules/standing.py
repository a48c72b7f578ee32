"""What a player may have spoken about beforehand: optional interrupts and responses (MC-INT-02, MC-RESP-02), helping others."""

from __future__ import annotations

import re
from functools import lru_cache

from stockade.engine import Ask, Event, Favour, Stake
from stockade.games.marvel_champions.effects.ability import BOOK, FREE, Ability, Use
from stockade.games.marvel_champions.effects.happening import Damage, Defeat, EnemyAttack, EnemyScheme, Reveal, ThreatPlaced
from stockade.games.marvel_champions.effects.window import Happening
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.react import when_threatened

PASS = "pass"
HARM = 4  # damage or threat that one treachery is apt to do
MOST_BOOST = 3  # icons on one card
LIKELY_BOOST = 2  # seldom more
THREAT_CHOSEN = re.compile(r"choose:place-(\d+)-threat")


def standing(g: Champions, ask: Ask) -> dict[str, str]:
    """Which card each answer of a window uses, its number left aside; empty for every other question."""
    if ask.prompt not in Happening.questions or ask.many:
        return {}
    seen = ("use:",) if ask.always else ("play:", "use:")  # an answer that comes at once must not tell of a card in a closed hand
    return {option.key: face(str(option.args["card"])) for option in ask.options if option.key.startswith(seen)}


def face(name: str) -> str:
    """`backflip.37` is Backflip, whichever copy it is."""
    code, dot, number = name.rpartition(".")
    return code if dot and number.isdigit() else name


def cards_with_windows() -> frozenset[str]:
    """The player cards with an interrupt or a response that is not forced."""
    return _with_windows(len(BOOK))


def habits() -> frozenset[str]:
    """Those of them that lie in play and ask for nothing: no cost, no limit to save them for."""
    return _habits(len(BOOK))


@lru_cache(4)
def _with_windows(size: int) -> frozenset[str]:
    """Remembered for a book of that size: content packs make it longer."""
    return frozenset(code for code, card in BOOK.items() if card.facts.faction != "encounter" and any(map(optional, card.abilities)))


@lru_cache(4)
def _habits(size: int) -> frozenset[str]:
    return frozenset(code for code in _with_windows(size) if BOOK[code].facts.type != "event" and all(map(gratis, BOOK[code].abilities)))


def optional(ability: Ability) -> bool:
    """It waits for a window and may be left."""
    return ability.kind in ("interrupt", "response") and not ability.forced


def gratis(ability: Ability) -> bool:
    """Nothing is lost by using it."""
    return not optional(ability) or (ability.cost == FREE and not ability.once and not ability.most)


def favour(g: Champions, ask: Ask) -> Favour | None:
    """What is for somebody else: Actions in the turn of another (MC-TURN-10), defending for one (MC-EATK-04), undoing their treachery, and
    what the first player only puts in order for them.
    """
    if ask.prompt == "prompt-request":
        return Favour(g.state.active, "wait")
    if ask.prompt == "prompt-minion-order":  # whose enemies they are
        seats = {g.state.table[option.value].engaged for option in ask.options}
        return Favour(seats.pop(), ask.options[0].key) if len(seats) == 1 and ask.seat not in seats else None
    match ask.about:
        case EnemyAttack(seat=seat) as attack if seat != ask.seat:
            return defending(g, ask, attack)
        case Reveal(seat=seat) if seat != ask.seat and ask.prompt == Reveal.ask_before:
            return Favour(seat, PASS, pressing=may_hurt(g, seat))
        case _:
            return None


def defending(g: Champions, ask: Ask, attack: EnemyAttack) -> Favour | None:
    """An attack on somebody else: left to them, or to whom they send."""
    last = ask.options[-1]
    if ask.prompt == "prompt-order":
        uses: list[Use] = [option.value for option in ask.options]
        return None if ask.seat in [use.seat for use in uses] else Favour(attack.seat, ask.options[0].key)
    if ask.prompt != "prompt-defend":
        return None
    if last.key == "no-defence":  # nothing presses once somebody has been offered
        return Favour(attack.seat, last.key, pressing=last.text == "option-no-defence" and may_fell(g, attack, LIKELY_BOOST))
    theirs = [option.key for option in ask.options if g.state.table[option.value].controller == attack.seat]
    others = [option for option in ask.options if g.state.table[option.value].controller != ask.seat]
    if theirs or others:
        return Favour(attack.seat, theirs[0] if theirs else max(others, key=lambda option: left_after(g, attack, option.value)).key)
    return None


def left_after(g: Champions, attack: EnemyAttack, card_id: int) -> int:
    """The hit points a defender would keep, as far as the attack is known: of several who are offered, who stands it best."""
    card = g.state.table[card_id]
    return g.health(card) - max(0, attack.strength(g) - (g.stat(card, "def") if g.is_identity(card) else 0))


def may_hurt(g: Champions, seat: int) -> bool:
    """Whether a treachery against that player may decide the game: a hero near the end, or the last main scheme."""
    room = g.target(g.scheme) - g.scheme.threat
    return g.health(g.identity(seat)) <= HARM or (not g.state.scheme_deck and room <= HARM)


def may_fell(g: Champions, attack: EnemyAttack, icons: int = MOST_BOOST) -> bool:
    """Whether a hero whom nobody defends may fall, as far as everybody knows: boost cards lie face down."""
    return attack.strength(g) + icons * boosts(g, attack) >= g.health(g.identity(attack.seat))


def boosts(g: Champions, attack: EnemyAttack) -> int:
    """The cards that wait to be turned up."""
    return len(g.state.boost) if attack.enemy.id == g.state.villain else 0


def stake(g: Champions, ask: Ask) -> Stake | None:
    """Threat or damage that cards could prevent: those cards, on the main scheme or a hero or elsewhere; who lets threat come upon the main
    scheme lets as much come upon others. Blows of enemies. What encounter cards let players choose.
    """
    cards = ",".join(sorted(set(standing(g, ask).values())))
    match ask.about:
        case EnemyAttack(seat=ask.seat) as attack if ask.prompt == "prompt-defend":
            return blow(g, ask, attack)
        case EnemyAttack(seat=other) as attack if ask.prompt == "prompt-defend":
            return Stake(f"blow:{other}", attack.strength(g), may_fell(g, attack, 0), "no-defence", others=True)
        case EnemyScheme(enemy=enemy) as scheme if cards and ask.prompt == EnemyScheme.ask_before:
            boosts = 1 + len(g.state.boost) if enemy.id == g.state.villain else 0
            most = g.stat(enemy, "sch") + scheme.boost - scheme.less + MOST_BOOST * boosts
            full = g.scheme.threat + most >= g.target(g.scheme)
            return Stake(f"scheme:{full}:{cards}", g.stat(enemy, "sch"), full and not g.state.scheme_deck)
        case ThreatPlaced() as threat if cards and ask.prompt == ThreatPlaced.ask_before:
            main = threat.scheme is g.scheme
            full = main and threat.scheme.threat + threat.amount >= g.target(threat.scheme)
            less = (let_come("side", cards), *([let_come("main", cards)] if full else [])) if main else ()
            about = f"threat:main:True:{cards}" if full else let_come("main" if main else "side", cards)
            return Stake(about, threat.amount, full and not g.state.scheme_deck, too=less)
        case Damage() as damage if cards and ask.prompt == Damage.ask_before:
            return Stake(f"damage:{damage.target.entity}:{cards}", damage.amount, damage.amount >= g.health(damage.target))
        case _:
            return bargain(g, ask) if ask.prompt == "prompt-encounter-choice" else in_order(g, ask)


def let_come(where: str, cards: str) -> str:
    """Threat that fills no main scheme."""
    return f"threat:{where}:False:{cards}"


def bargain(g: Champions, ask: Ask) -> Stake:
    """What the villain lets players choose time and again. Whoever chooses threat, of whichever card, does not mean to keep it away."""
    card = str(ask.args.get("card", ""))
    ways = ",".join(option.key for option in ask.options)
    last = g.scheme.threat + 1 >= g.target(g.scheme)
    pressing = card != g.villain.entity or last or may_hurt(g, ask.seat)
    for option in ask.options:
        if found := THREAT_CHOSEN.fullmatch(option.key):
            amount = int(found[1])
            cards = ",".join(sorted({face(g.name(use.id)) for use in when_threatened(g, amount, ask.seat)}))
            too = (let_come("main", cards), let_come("side", cards))
            return Stake(f"choice:{card}:{ways}", amount, pressing, "", too, after=option.key)
    return Stake(f"choice:{card}:{ways}", 0, pressing, "")


def in_order(g: Champions, ask: Ask) -> Stake | None:
    """Which enemy is next, as long as all of them together cannot fell who is attacked, and what comes first when somebody falls: whichever
    it is, the same follows.
    """
    if ask.prompt == "prompt-order" and isinstance(ask.about, Defeat):
        return Stake("order", 0, leave=ask.options[0].key, trifle=True)
    if ask.prompt == "prompt-minion-order":
        minions = [g.state.table[option.value] for option in ask.options]
        harm = sum(g.stat(minion, "atk") for minion in minions)
        pressing = any(harm >= g.health(g.identity(minion.engaged)) for minion in minions)
        return Stake("minion-order", 0, pressing, ask.options[0].key, trifle=True)
    return None


def blow(g: Champions, ask: Ask, attack: EnemyAttack) -> Stake | None:
    """Of a minion: as hard a one is taken again, or left again to those who offer themselves. Of the villain it is always asked; and who
    takes it rather than playing what would keep it away is asked again only if it comes harder than was said.
    """
    cards = ",".join(sorted({face(str(option.args["card"])) for option in ask.options if isinstance(option.value, Use)}))
    too = (f"damage:{g.identity(ask.seat).entity}:{cards}",) if cards else ()
    villain = attack.enemy.id == g.state.villain
    offered = [option for option in ask.options if option.text == "option-defend-offered"]
    if offered:
        best = max(offered, key=lambda option: left_after(g, attack, option.value)).key
        alike = tuple(option.key for option in offered)
        return None if villain else Stake("minion:offered", attack.strength(g), leave=best, alike=alike)
    if not villain:
        return Stake("minion", attack.strength(g), may_fell(g, attack), "no-defence", (*too, "minion:offered"))
    return Stake("villain", attack.strength(g), True, "no-defence", too) if cards else None


def turn_of(g: Champions, event: Event) -> int | None:
    """Whose turn begins; the log names the identity, and its number stays when its form changes."""
    if event.kind != "turn.began":
        return None
    number = str(event.args["who"]).rpartition(".")[2]
    return next((seat for seat in range(g.state.seats) if g.identity(seat).entity.rpartition(".")[2] == number), None)

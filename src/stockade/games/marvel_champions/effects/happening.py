"""What can be interrupted, changed or answered in Champions. Windows open before and after these; abilities read and change them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING

from stockade.engine.event import Arg
from stockade.games.marvel_champions.effects.window import Happening
from stockade.games.marvel_champions.state import NOBODY, Card

if TYPE_CHECKING:
    from stockade.games.marvel_champions.effects.ability import Use
    from stockade.games.marvel_champions.play import Champions


@cache
def before(kind: type[Happening]) -> str:
    """The slot of interrupts to that kind of happening."""
    return "before:" + kind.__name__


@cache
def after(kind: type[Happening]) -> str:
    """The slot of responses to it."""
    return "after:" + kind.__name__


class Replaceable(Happening):
    """What may happen in another way: `instead` takes its place when the interrupts are done. Of several forced replacements the latest
    counts (MC-REPL-02), and no player may interrupt what has been replaced (MC-INT-05)."""

    __slots__ = ("instead",)

    def __init__(self) -> None:
        super().__init__()
        self.instead: Callable[[Champions], Awaitable[None]] | None = None


class FormChange(Happening):
    """A player's identity shows its other side."""

    __slots__ = ("seat",)
    ask_after = "prompt-after-flip"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": g.face(self.seat)}


class EntersPlay(Happening):
    """A card has entered play; `played` from hand or put there. `seat` controls it or, for a minion, is engaged."""

    __slots__ = ("card", "played", "seat")
    ask_after = "prompt-after-enters"

    def __init__(self, card: Card, seat: int, played: bool) -> None:
        super().__init__()
        self.card, self.seat, self.played = card, seat, played

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.card.entity}


class MinionMoved(Happening):
    """A minion engages `seat`, because the player it was engaged with is eliminated (MC-ELIM-04)."""

    __slots__ = ("card", "seat")
    ask_after = "prompt-after-moved"

    def __init__(self, card: Card, seat: int) -> None:
        super().__init__()
        self.card, self.seat = card, seat

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.card.entity}


class Fight(Happening):
    """What attacks of both sides have in common: who was attacked, damaged and defeated."""

    __slots__ = ("attacked", "damaged", "dealt", "defeated", "fallen", "overkill", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.overkill = False
        self.attacked: list[int] = []
        self.damaged: list[int] = []
        self.defeated: list[str] = []  # the types of what fell
        self.fallen: list[int] = []  # what fell, villain stages too
        self.dealt = 0


class Attack(Fight):
    """A hero or ally attacks: with its basic power or through a labelled ability (MC-ATK-03, -07)."""

    __slots__ = ("attacker", "basic")
    ask_after = "prompt-after-your-attack"

    def __init__(self, seat: int, attacker: Card, basic: bool) -> None:
        super().__init__(seat)
        self.attacker, self.basic = attacker, basic

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.attacker.entity}


class Thwart(Happening):
    """A hero or ally thwarts."""

    __slots__ = ("basic", "seat", "thwarter")
    ask_after = "prompt-after-thwart"

    def __init__(self, seat: int, thwarter: Card, basic: bool) -> None:
        super().__init__()
        self.seat, self.thwarter, self.basic = seat, thwarter, basic

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.thwarter.entity}


class WouldAttack(Replaceable):
    """An enemy is about to attack: the moment for what replaces the attack (MC-EATK-19)."""

    __slots__ = ("enemy", "seat")
    ask_before = "prompt-before-attack"

    def __init__(self, enemy: Card, seat: int) -> None:
        super().__init__()
        self.enemy, self.seat = enemy, seat

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.enemy.entity, "who": g.face(self.seat)}


class EnemyAttack(Fight):
    """An enemy attacks a player. `you` is that player until somebody else defends (MC-ACT-07)."""

    __slots__ = ("again", "bonuses", "boost", "defender", "done", "enemy", "heroes_defended", "later", "made", "promised", "rest", "you")
    ask_before = "prompt-before-attack"
    ask_after = "prompt-after-attack"

    def __init__(self, enemy: Card, seat: int) -> None:
        super().__init__(seat)
        self.enemy = enemy
        self.you = seat
        self.defender: Card | None = None
        self.heroes_defended: list[int] = []  # seats whose hero defended, by power or by a labelled ability
        self.boost = 0
        self.bonuses: list[Callable[[Champions], int]] = []
        self.later: list[Callable[[Champions, EnemyAttack], Awaitable[None]]] = []  # boost abilities that wait for the damage
        self.done: list[Callable[[Champions], Awaitable[None]]] = []  # at the end of this attack
        self.made = False
        self.again = False  # one of the attacks that another attack spread into
        self.rest: list[int] = []  # seats the attack spreads to afterwards
        self.promised: Use | None = None  # what whoever is attacked plays if it hits, as they said instead of defending

    def strength(self, g: Champions) -> int:
        """What it hits with (MC-EATK-05)."""
        return g.stat(self.enemy, "atk") + self.gained(g)

    def gained(self, g: Champions) -> int:
        """On top of ATK: the boost icons turned up so far, and what the attack itself brings (MC-CARD-76)."""
        return self.boost + sum(bonus(g) for bonus in self.bonuses)

    def undefended(self, g: Champions) -> bool:
        """MC-EATK-20: nobody was declared, or the declared ally is gone."""
        return self.defender is None or not g.here(self.defender)

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.enemy.entity, "who": g.face(self.seat)}


class EnemyScheme(Happening):
    """An enemy schemes; `less` lowers what it places, `placed` is what it did place."""

    __slots__ = ("boost", "enemy", "less", "made", "placed", "seat")
    ask_before = "prompt-before-scheme"
    ask_after = "prompt-after-scheme"

    def __init__(self, enemy: Card, seat: int) -> None:
        super().__init__()
        self.enemy, self.seat = enemy, seat
        self.boost = 0
        self.less = 0
        self.placed = 0
        self.made = False

    def gained(self, g: Champions) -> int:
        """On top of SCH: the boost icons turned up so far."""
        return self.boost

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.enemy.entity}


class Damage(Replaceable):
    """Damage about to be taken by a character. `by` is the seat whose card deals it, `fight` the attack it comes from."""

    __slots__ = ("amount", "by", "fight", "source", "target")
    ask_before = "prompt-before-damage"
    ask_after = "prompt-after-damage"

    def __init__(self, target: Card, amount: int, source: int, by: int, fight: Fight | None) -> None:
        super().__init__()
        self.target, self.amount, self.source, self.by, self.fight = target, amount, source, by, fight

    def prevent(self, amount: int) -> int:
        """MC-DMG-05: so much less; how much was prevented."""
        prevented = min(amount, self.amount)
        self.amount -= prevented
        if not self.amount:
            self.cancelled = True
        return prevented

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.target.entity, "count": self.amount}


class ThreatPlaced(Replaceable):
    """Threat about to be placed on a scheme as one amount; `step` 1 is the placement at the start of the villain phase."""

    __slots__ = ("amount", "scheme", "step")
    ask_before = "prompt-before-threat"
    ask_after = "prompt-after-threat"

    def __init__(self, scheme: Card, amount: int, step: int) -> None:
        super().__init__()
        self.scheme, self.amount, self.step = scheme, amount, step

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.scheme.entity, "count": self.amount}


class Reveal(Happening):
    """An encounter card is being revealed by `seat`. `muted`: its When Revealed text is cancelled; `void`: all of it."""

    __slots__ = ("entered", "from_deck", "id", "muted", "seat", "surge", "void")
    ask_before = "prompt-before-reveal"

    def __init__(self, card_id: int, seat: int, from_deck: bool) -> None:
        super().__init__()
        self.id, self.seat, self.from_deck = card_id, seat, from_deck
        self.surge = False
        self.muted = False
        self.void = False
        self.entered = False

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": g.name(self.id)}


class EventPlayed(Happening):
    """A player has paid for an event and is about to resolve it: the moment for what cancels it (MC-CANCEL)."""

    __slots__ = ("id", "seat")
    ask_before = "prompt-before-event"

    def __init__(self, card_id: int, seat: int) -> None:
        super().__init__()
        self.id, self.seat = card_id, seat

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": g.name(self.id)}


class WouldBeDefeated(Happening):
    """A minion without hit points: the moment for what saves it."""

    __slots__ = ("card",)
    ask_before = "prompt-before-defeat"

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.card.entity}


class Defeat(Happening):
    """An ally or minion is defeated, by a card of seat `by` (or of the scenario)."""

    __slots__ = ("by", "card", "fight", "type")
    ask_before = "prompt-before-defeat"
    ask_after = "prompt-after-defeat"

    def __init__(self, card: Card, kind: str, by: int = NOBODY, fight: Fight | None = None) -> None:
        super().__init__()
        self.card, self.type, self.by, self.fight = card, kind, by, fight

    def told(self, g: Champions) -> dict[str, Arg]:
        return {"card": self.card.entity}

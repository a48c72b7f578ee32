"""The words in which cards are written. Each declares one thing a card does; `BOOK` holds what is declared, card by card.

A card's function gets the game and `me`: the ability in use, with the seat that uses it, what was paid and what it reacts to. A function
that looks at `me.on` says of which kind it is: `me: Use[Damage]`; one that does not takes any `Use`.
See `docs/howto/add-a-card.md` for one worked example per word.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from stockade.games.marvel_champions.effects.happening import Attack, Defeat, EnemyAttack, EnemyScheme, Reveal, Thwart, after, before
from stockade.games.marvel_champions.effects.modifier import Modifier, modifier_slot
from stockade.games.marvel_champions.effects.window import Happening
from stockade.games.marvel_champions.facts import ALTER_EGO, HERO, RESOURCES, TYPES, CardFacts, cards
from stockade.games.marvel_champions.state import NOBODY, Card

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from typing_extensions import TypeVar

    from stockade.games.marvel_champions.effects.modifier import Amount, Whom
    from stockade.games.marvel_champions.play import Champions

    On = TypeVar("On", bound=Happening | None, default=Happening | None, covariant=True)
    Kind = TypeVar("Kind", bound=Happening | None)
    Happens = TypeVar("Happens", bound=Happening)
    Effect = Callable[[Champions, "Use[Kind]"], Awaitable[None]]
    Check = Callable[[Champions, "Use[Kind]"], bool]
    Word = Callable[[Effect[Kind]], Effect[Kind]]  # what stands above the function of a card
    Covers = Callable[[Champions, Card, Card, str], bool]
else:
    from typing import TypeVar

    On = TypeVar("On")

ATTACK, THWART, DEFENSE = "attack", "thwart", "defense"
FORMS, PERIODS = (HERO, ALTER_EGO), ("round", "phase")
VALUES = ("atk", "thw", "def", "rec", "sch", "health", "hand", "retaliate", "ally-limit")
FACTS = cards()
UNPAID = (0, 0, 0, 0)
THERE = 1  # the amount of what has no amount


class BadCard(ValueError):
    """A card is declared wrongly; the message names it."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What stands before the arrow (MC-COST-01), paid all at once. Numbers are amounts, `spend` the types of resources asked for."""

    exhaust: bool = False
    counter: int = 0
    spend: tuple[str, ...] = ()
    spend_x: str = ""  # any number of this type, at least one
    discard: bool = False  # this card
    take: int = 0  # damage to your identity, which must really take it (MC-COST-06)
    hurt: int = 0  # damage dealt to this card
    heal: int = 0  # damage that your identity must have
    cards: int = 0  # up to so many cards from hand, at least one
    exhaust_hero: bool = False
    other: Effect[Any] | None = None  # what no word here says, awaited when the rest is paid
    able: Check[Any] | None = None  # whether that can be paid


FREE = Cost()


def always(g: Champions, me: Use) -> bool:
    """The default of `when` and `can`."""
    return True


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card. `kind`: action, interrupt, response, resource, revealed, defeated, boost, special, setup or keyword.

    Also MC-TRIG-01, -04.
    """

    card: str
    index: int
    kind: str
    do: Effect[Any]
    slot: str = ""
    forced: bool = False
    form: str = ""
    label: str = ""
    cost: Cost = FREE
    once: bool = False  # limit once per round
    when: Check[Any] = always
    can: Check[Any] = always
    rule: str = ""
    gives: str = ""  # what a resource ability generates
    most: int = 0  # maximum per period, for all copies and players together (MC-LIMIT-02)
    per: str = "round"

    @property
    def name(self) -> str:
        """The ability among all abilities."""
        return f"{self.card}#{self.index}"

    @property
    def tally(self) -> str:
        """What its uses are counted under: the title and which of its abilities it is."""
        return f"max:{FACTS[self.card].title}#{self.index}"


@dataclass(slots=True)
class CardDef:
    """All that a card does."""

    facts: CardFacts
    abilities: list[Ability] = field(default_factory=list[Ability])
    modifiers: list[Modifier] = field(default_factory=list[Modifier])
    base: dict[str, Callable[[Champions, Card], int]] = field(default_factory=dict[str, Any])
    hosts: Callable[[Champions, int], list[Card]] | None = None
    anyone: bool = False  # may be played under any player's control
    hero_only: bool = False  # may be played in hero form only
    doubles: str = ""  # the aspect its resources count double for
    better_with: str = ""  # the resource that makes it better when it is among the payment
    shield: Covers | None = None  # damage that cannot be taken: (g, bearer, target, what deals it)
    locked: bool = False  # threat cannot be removed from it
    must_defend: bool = False  # its engaged player must defend with an ally (MC-CARD-71)
    soaks: int = 0  # damage that goes here instead of to the host, and the number that breaks it

    def of(self, kind: str) -> list[Ability]:
        """Its abilities of that kind."""
        return [ability for ability in self.abilities if ability.kind == kind]

    @property
    def slots(self) -> list[str]:
        """What it listens to in play."""
        found = [ability.slot for ability in self.abilities if ability.slot]
        found += [modifier_slot(modifier.stat) for modifier in self.modifiers]
        found += ["shield"] if self.shield is not None else []
        return list(dict.fromkeys(found))


BOOK: dict[str, CardDef] = {name: CardDef(facts) for name, facts in FACTS.items()}


class Use(Generic[On]):
    """An ability in use: `me` in every card. `id` is the card, `seat` the player who uses it, `on` what it reacts to, if anything."""

    __slots__ = ("ability", "attack", "id", "on", "paid", "seat", "thwart", "x")

    def __init__(self, ability: Ability, card_id: int, seat: int, on: On = None) -> None:
        self.ability = ability
        self.id = card_id
        self.seat = seat
        self.on: On = on
        self.paid: tuple[int, int, int, int] = UNPAID
        self.x = 0
        self.attack: Attack | None = None
        self.thwart: Thwart | None = None

    @property
    def key(self) -> str:
        """The same each time it is offered."""
        return f"{self.ability.name}@{self.id}"

    @property
    def kind(self) -> str:
        """Copies of one ability are alike."""
        return self.ability.name

    def paid_with(self, resource: str) -> bool:
        """MC-RES-14: whether that type was among the resources spent; a wild one is named in the player's favour."""
        return bool(self.paid[TYPES.index(resource)] or self.paid[3])


def _book(card: str) -> CardDef:
    if card not in BOOK:
        raise BadCard(card)
    return BOOK[card]


def _declare(card: str, kind: str, **more: Any) -> Word[Any]:
    entry = _book(card)
    cost: Cost = more.get("cost", FREE)
    words = [
        (more.get("form", ""), ("", *FORMS)),
        (more.get("label", ""), ("", ATTACK, THWART, DEFENSE)),
        (more.get("per", "round"), PERIODS),
    ]
    words += [(kind, RESOURCES) for kind in (*cost.spend, *filter(None, [cost.spend_x]))]
    words += [(more["gives"], (*RESOURCES, "top"))] if "gives" in more else []
    for word, known in words:
        if word not in known:
            raise BadCard(f"{card}: {word}")

    def keep(do: Effect[Any]) -> Effect[Any]:
        entry.abilities.append(Ability(card, len(entry.abilities), kind, do, **more))
        return do

    return keep


def _asked(card: str, kind: str, forced: bool, question: str) -> None:
    if not forced and not question:
        raise BadCard(f"{card}: nobody is asked at that moment of {kind}")


def action(
    card: str,
    *,
    rule: str,
    form: str = "",
    label: str = "",
    cost: Cost = FREE,
    once: bool = False,
    most: int = 0,
    per: str = "round",
    can: Check[None] = always,
) -> Word[None]:
    """An Action: in the turn of its player, or on request in another's. On an event it is what playing the event does.

    `once` limits each copy to one use per round; `most=1, per="phase"` is a maximum over all copies and players.
    """
    return _declare(card, "action", slot="action", form=form, label=label, cost=cost, once=once, most=most, per=per, can=can, rule=rule)


def interrupt(
    card: str,
    on: type[Happens],
    *,
    rule: str,
    when: Check[Happens] = always,
    forced: bool = False,
    form: str = "",
    label: str = "",
    cost: Cost = FREE,
    once: bool = False,
    can: Check[Happens] = always,
) -> Word[Happens]:
    """An Interrupt to that kind of happening, before it (MC-ABIL-05)."""
    _asked(card, on.__name__, forced, on.ask_before)
    return _declare(
        card, "interrupt", slot=before(on), forced=forced, form=form, label=label, cost=cost, once=once, when=when, can=can, rule=rule
    )


def response(
    card: str,
    on: type[Happens],
    *,
    rule: str,
    when: Check[Happens] = always,
    forced: bool = False,
    form: str = "",
    label: str = "",
    cost: Cost = FREE,
    can: Check[Happens] = always,
) -> Word[Happens]:
    """A Response to that kind of happening, after it."""
    _asked(card, on.__name__, forced, on.ask_after)
    return _declare(card, "response", slot=after(on), forced=forced, form=form, label=label, cost=cost, when=when, can=can, rule=rule)


def resource(card: str, gives: str, *, rule: str, form: str = "", cost: Cost = FREE, once: bool = False) -> None:
    """A Resource ability: generates one such resource while its player pays (or, with gives="top", the icons of their topmost discard)."""

    async def nothing(g: Champions, me: Use) -> None: ...

    _declare(card, "resource", slot="resource", form=form, cost=cost, once=once, gives=gives, rule=rule)(nothing)


def revealed(card: str, *, rule: str, form: str = "") -> Word[Reveal | None]:
    """A When Revealed text; with a form, only when the revealing player is in it. `me.on` is the reveal; a new stage has none."""
    return _declare(card, "revealed", form=form, rule=rule)


def boost(card: str, *, rule: str) -> Word[EnemyAttack | EnemyScheme]:
    """A boost ability; `me.on` is the activation, `me.seat` the player it is against."""
    return _declare(card, "boost", rule=rule)


def when_defeated(card: str, *, rule: str) -> Word[Defeat | None]:
    """A When Defeated text; `me.on` is the defeat, of which a scheme has none."""
    return _declare(card, "defeated", rule=rule)


def special(card: str, *, rule: str, label: str = "") -> Word[None]:
    """A Special ability; `me.x` is 1 in the final step of its sequence (MC-TRIG-08)."""
    return _declare(card, "special", label=label, rule=rule)


def set_up(card: str, *, rule: str) -> Word[None]:
    """A Setup text: of an identity, or of the first side of a main scheme."""
    return _declare(card, "setup", rule=rule)


def constant(card: str, *modifiers: Modifier) -> None:
    """Constant modifiers while the card is in play (MC-CONST-01..03)."""
    for modifier in modifiers:
        if modifier.stat not in VALUES and not modifier.stat.startswith("trait:"):
            raise BadCard(f"{card}: {modifier.stat}")
    _book(card).modifiers.extend(modifiers)


def base(card: str, stat: str, value: Callable[[Champions, Card], int]) -> None:
    """A base value that is counted instead of printed."""
    if stat not in VALUES:
        raise BadCard(f"{card}: {stat}")
    _book(card).base[stat] = value


def attach(card: str, hosts: Callable[[Champions, int], list[Card]]) -> None:
    """What the card may be attached to as it enters play, for the seat that plays or reveals it."""
    _book(card).hosts = hosts


def shield(card: str, covers: Covers) -> None:
    """Damage that cannot be taken while the card is in play: covers(g, bearer, target, source)."""
    _book(card).shield = covers


def for_anyone(card: str) -> None:
    """It may be played under any player's control (MC-PLAY-16)."""
    _book(card).anyone = True


def hero_form_only(card: str) -> None:
    """It may be played in hero form only (MC-PLAY-12)."""
    _book(card).hero_only = True


def pays_double_for(card: str, aspect: str) -> None:
    """Its resources count double for cards of that aspect (MC-RES-13)."""
    _book(card).doubles = aspect


def better_with(card: str, resource: str) -> None:
    """A resource of that type among the payment makes it better, so even at no cost the player may spend one (MC-RES-15)."""
    if resource not in RESOURCES:
        raise BadCard(f"{card}: {resource}")
    _book(card).better_with = resource


def threat_stays(card: str) -> None:
    """Threat cannot be removed from the scheme."""
    _book(card).locked = True


def ally_must_defend(card: str) -> None:
    """Against its attacks the player must defend with an ally, if one is ready (MC-CARD-71)."""
    _book(card).must_defend = True


def soaks(card: str, breaks_at: int) -> None:
    """Damage goes here instead of to the host, until so much breaks it (MC-CARD-58, -59)."""
    _book(card).soaks = breaks_at


def trait_given(trait: str, on: Whom) -> Modifier:
    """A trait gained by whatever `on` accepts (MC-MOD-11)."""
    return Modifier(f"trait:{trait}", THERE, on)


def your_hero(g: Champions, me: Card, other: Card) -> bool:
    """The hero face of the player who controls the card (MC-FORM-07, MC-ATTACH-07, MC-FORM-05)."""
    return g.is_hero(me.controller) and g.state.players[me.controller].identity == other.id


def your_identity(g: Champions, me: Card, other: Card) -> bool:
    """Their identity in either form."""
    return me.controller != NOBODY and g.state.players[me.controller].identity == other.id


def the_host(g: Champions, me: Card, other: Card) -> bool:
    """Whatever the card is attached to (MC-ATTACH-06)."""
    return me.host == other.id


def the_villain(g: Champions, me: Card, other: Card) -> bool:
    """The villain."""
    return other.id == g.state.villain


def plus(stat: str, amount: Amount, on: Whom = your_hero) -> Modifier:
    """plus("thw", 1): your hero gets +1 THW."""
    return Modifier(stat, amount, on)


def at_most(stat: str, amount: int, on: Whom = your_hero) -> Modifier:
    """at_most("hand", 7): whatever else raises it, your hero's hand size is 7 at most."""
    return Modifier(stat, amount, on, "most")

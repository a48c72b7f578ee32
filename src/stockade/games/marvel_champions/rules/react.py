"""Windows before and after what happens (MC-INT, MC-RESP): who may react to it, in which order, and how they are asked.

Reacting may hurt somebody, and that opens windows again. So what stands above this module, using an ability (`initiate`), is told to it
by `lead_to` instead of being imported.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from stockade.engine import Ask, Option
from stockade.games.marvel_champions.effects.ability import ATTACK, BOOK, THWART, Use
from stockade.games.marvel_champions.effects.happening import (
    Damage,
    EnemyAttack,
    EntersPlay,
    Fight,
    MinionMoved,
    Replaceable,
    ThreatPlaced,
    after,
    before,
)
from stockade.games.marvel_champions.effects.window import Happening, window
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules import closed_hands
from stockade.games.marvel_champions.rules.choose import numbered
from stockade.games.marvel_champions.rules.cost import cost_of, usable
from stockade.games.marvel_champions.state import NOBODY


class Above:
    """What windows lead to: using an ability, and the keywords that react by themselves."""

    use: Callable[[Champions, Use], Awaitable[None]]
    keywords: Callable[[Champions, Happening], list[Use]]


ABOVE = Above()


def lead_to(use: Callable[[Champions, Use], Awaitable[None]], keywords: Callable[[Champions, Happening], list[Use]]) -> None:
    """Said once, as the rules are read."""
    ABOVE.use, ABOVE.keywords = use, keywords


async def interrupts(g: Champions, happening: Happening) -> None:
    """The window before it (MC-INT, MC-INIT-08, MC-TRIG-09, MC-INT-06)."""
    slot = before(type(happening))
    if g.listeners.at(slot) or not g.state.open_hands:
        await window(Rounds(g), slot, happening)


async def responses(g: Champions, happening: Happening) -> None:
    """The window after it (MC-RESP, MC-TRIG-06, MC-RESP-03, -04)."""
    slot = after(type(happening))
    if g.listeners.at(slot) or isinstance(happening, (Fight, EntersPlay, MinionMoved)) or not g.state.open_hands:
        await window(Rounds(g), slot, happening)


class Rounds:
    """How windows are run in this game (MC-FORCED, MC-INT, MC-RESP, MC-TRIG-05, MC-FIRST-04, MC-ABIL-03, -04, MC-TRIG-03)."""

    __slots__ = ("g",)

    def __init__(self, g: Champions) -> None:
        self.g = g

    def listened(self, slot: str, happening: Happening) -> bool:
        return bool(self.g.listeners.at(slot)) or not self.g.state.open_hands or bool(ABOVE.keywords(self.g, happening))

    def order(self) -> Sequence[int]:
        return self.g.order()

    def forced_uses(self, slot: str, happening: Happening) -> list[Use]:
        """Retaliate and quickstrike resolve together with what is forced (MC-KEY-36)."""
        return [*ABOVE.keywords(self.g, happening), *self._uses(slot, happening, forced=True)]

    def optional_uses(self, slot: str, happening: Happening, seat: int) -> list[Use]:
        return self._uses(slot, happening, forced=False, seat=seat) if self.may_react(slot, happening, seat) else []

    def may_react(self, slot: str, happening: Happening, seat: int) -> bool:
        """In the game, not shut out by peril (MC-KEY-14; what is forced reacts, MC-KEY-15), nothing has been replaced (MC-INT-05).

        Whose turn it is does not matter (MC-PLAY-13).
        """
        if self.g.player(seat).out or self.g.in_peril() not in (seat, NOBODY):
            return False
        return not (isinstance(happening, Replaceable) and happening.instead is not None and slot == before(type(happening)))

    def _uses(self, slot: str, happening: Happening, forced: bool, seat: int = NOBODY) -> list[Use]:
        g = self.g
        found: list[Use] = []
        for bearer in g.listeners.at(slot):
            card = g.state.table.get(bearer)
            whose = card.controller if card is not None else g.state.owners[bearer]
            if not forced and (whose != seat or (card is None and bearer not in g.player(seat).hand)):
                continue  # somebody else's; or gone from a hand that a bot imagines differently in the middle of a task
            for ability in BOOK[g.state.codes[bearer] if card is None else card.code].abilities:
                if ability.slot == slot and ability.forced == forced:
                    use = Use(ability, bearer, whose, happening)
                    if usable(g, use):
                        found.append(use)
        return found

    async def first_of(self, uses: list[Use], happening: Happening) -> Use:
        g = self.g
        options = [Option(f"order:{g.name(use.id)}:{use.ability.index}", "option-order", {"card": g.name(use.id)}, use) for use in uses]
        ask = Ask(g.state.first, "prompt-order", numbered(options), rule="MC-FORCED-03")
        ask.about = happening
        return await ask

    async def offer(self, seat: int, slot: str, uses: list[Use], happening: Happening) -> Use | None:
        if (use := promised(seat, uses, happening)) is not None:
            return use
        hidden = self.might_react(slot, happening, seat)
        if not uses and not hidden:
            return None
        options = numbered([option_for(self.g, use) for use in one_of_each(self.g, uses)])
        options.append(Option("pass", "option-pass", {}, None))
        first = slot == before(type(happening))
        prompt, rule = (happening.ask_before, "MC-INT-02") if first else (happening.ask_after, "MC-RESP-02")
        ask = Ask(seat, prompt, options, rule=rule, secret=hidden, always=hidden)
        ask.args = happening.told(self.g)
        ask.about = happening
        return await ask

    def might_react(self, slot: str, happening: Happening, seat: int) -> bool:
        """Whether the others, who do not see the hand, must reckon with it: then the player is asked, whatever is in it."""
        return self.g.hides(seat) and self.may_react(slot, happening, seat) and closed_hands.might_react(self.g, seat, slot, happening)

    async def resolve(self, use: Use, happening: Happening) -> None:
        if use.ability.kind == "keyword":  # free, and told in its own words
            await use.ability.do(self.g, use)
        else:
            await ABOVE.use(self.g, use)


def when_hit(g: Champions, attack: EnemyAttack, seat: int) -> list[Use]:
    """Events that cost nothing and would keep this blow from whoever is attacked: named with the defenders (MC-CARD-03), unless the hand is
    closed.
    """
    if attack.seat != seat or g.hides(seat):
        return []
    damage = Damage(g.identity(seat), attack.strength(g), attack.enemy.id, NOBODY, attack)
    uses = one_of_each(g, Rounds(g).optional_uses(before(Damage), damage, seat))
    return [use for use in uses if use.id not in g.state.table and not cost_of(g, seat, use.id)]


def when_threatened(g: Champions, amount: int, seat: int) -> list[Use]:
    """What that player could use if so much threat came upon the main scheme."""
    return Rounds(g).optional_uses(before(ThreatPlaced), ThreatPlaced(g.scheme, amount, 0), seat)


def promised(seat: int, uses: list[Use], happening: Happening) -> Use | None:
    """What was said when defenders were asked for is done without a second question."""
    if not isinstance(happening, Damage) or not isinstance(happening.fight, EnemyAttack) or happening.fight.promised is None:
        return None
    said = happening.fight.promised
    return next((use for use in uses if (use.seat, use.id) == (said.seat, said.id) and use.seat == seat), None)


def one_of_each(g: Champions, uses: list[Use]) -> list[Use]:
    """Copies of one event in hand are one choice."""
    seen: set[str] = set()
    found: list[Use] = []
    for use in uses:
        if use.id in g.state.table:
            found.append(use)
        elif use.ability.name not in seen:
            seen.add(use.ability.name)
            found.append(use)
    return found


def option_for(g: Champions, use: Use) -> Option:
    """`play:` an event of the hand, `use:` a card in play."""
    name = g.name(use.id)
    if use.id in g.state.table:
        several = len([a for a in BOOK[g.state.table[use.id].code].abilities if a.kind == use.ability.kind]) > 1
        key = f"use:{name}:{use.ability.index}" if several else f"use:{name}"
        text = f"option-use-{use.ability.label}" if use.ability.label in (ATTACK, THWART) else "option-use"
        return Option(key, text, {"card": name}, use, rule=use.ability.rule)
    return Option(f"play:{name}", "option-play-event", {"card": name, "count": cost_of(g, use.seat, use.id)}, use, rule=use.ability.rule)

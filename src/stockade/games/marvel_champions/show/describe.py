"""The table in words: the villain's side above, each player below. Built from the view, so it shows no more than that."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap

from msgspec import UNSET, structs

from stockade.engine.passage import NOW, Passage
from stockade.engine.text import Text
from stockade.games.marvel_champions.facts import RESOURCES
from stockade.games.marvel_champions.show.shapes import CardView, PlayerView, Static, View
from stockade.parts.describer import Describer

POWERS = {"thw": "thw", "atk": "atk", "def": "defence", "rec": "rec", "sch": "sch"}  # and the fields that hold them
ENDLESS = 10_000
NAME = 26  # a column wide enough for nearly all names
HAND = 110  # a hand goes on in a new line after so many characters
TEXT = 84  # and what a card does after so many
LABELS = Text(Path(__file__).parents[1] / "text" / "terminal")


class ChampionsDescriber(Describer):
    """One view in one language."""

    def __init__(self, view: View, static: Static, names: Text, lang: str, seat: int | None, people: Sequence[str] = ()) -> None:
        super().__init__(LABELS, names, lang, people)
        self.view = view
        self.faces = static.cards
        self.seat = seat

    def passages(self) -> list[Passage]:
        """All of it, from top to bottom."""
        return [
            Passage("", [self.head()]),
            Passage(self.label("table-title-villain"), [*self.villain(), *self.schemes(), self.encounter(), *self.activation()]),
            *(Passage(self.title(player), self.player(player, ENDLESS), self.player(player, TEXT)) for player in self.view.players),
        ]

    def card(self, entity: str) -> str:
        """The name of a card."""
        return self.name("card", entity)

    # -- the villain's side -------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Scenario, mode, round, phase and first player."""
        view = self.view
        return self.label(
            "table-head",
            scenario=self.name("scenario", view.scenario),
            mode=self.name("choice", "expert" if view.expert else "standard"),
            round=view.round,
            phase=self.name("phase", view.phase),
            step=view.step if view.phase == "villain" else 0,
            first=self.card(view.players[view.first].identity.code),
        )

    def villain(self) -> list[str]:
        """The villain with what is attached, then environments."""
        villain = self.view.villain
        lines = self.piece("villain", villain, self.label("table-stages", count=villain.stages_left))
        for card in self.view.environments:
            lines += self.piece("environment", card)
        return lines

    def schemes(self) -> list[str]:
        """The main scheme with what is coming, and the side schemes."""
        scheme = self.view.scheme
        soon = scheme.coming
        sure = sum(source.count for source in soon.sources)
        when = "now" if soon.sources else "later"
        low, high = (sure + soon.low, sure + soon.high) if soon.sources else (scheme.acceleration, scheme.acceleration)
        coming = self.label("table-main", threat=scheme.threat, target=scheme.target, low=low, high=high, more=high - low, when=when)
        lines = self.piece("scheme", scheme, coming, self.label("table-stages", count=scheme.stages_left))
        for side in self.view.sides:
            lines += self.piece("side", side, self.label("table-threat", threat=side.threat))
        icons = [self.label(f"table-{kind}", count=count) for kind, count in structs.asdict(self.view.icons).items() if count]
        return lines + ([f"    {' · '.join(icons)}"] if icons else [])

    def encounter(self) -> str:
        """The encounter deck, its pile and the boost cards that wait."""
        piles = self.view.encounter
        top = self.card(piles.discard[-1]) if piles.discard else ""
        return self.row("encounter", self.label("table-encounter", deck=piles.deck, discard=len(piles.discard), top=top, boost=piles.boost))

    def activation(self) -> list[str]:
        """The attack or scheme that is going on."""
        now = self.view.activation
        if now is None:
            return []
        defender = self.card(now.defender) if now.defender else ""
        who = self.card(self.view.players[now.seat].identity.code)
        told = {
            "kind": now.kind,
            "enemy": self.card(now.enemy),
            "who": who,
            "defender": defender,
            "defended": int(bool(defender)),
            "bonus": now.bonus,
        }
        return [f"  ! {self.label('table-activation', **told)}"]

    # -- the players ----------------------------------------------------------------------------------------------------

    def title(self, player: PlayerView) -> str:
        """Hero or alter-ego, and who plays them."""
        who = self.card(player.identity.code)
        if not self.people:
            return who
        return f"{who} ({self.people[player.seat] or self.label('player-number', number=player.seat + 1)})"

    def player(self, player: PlayerView, width: int) -> list[str]:
        """One player: identity, piles, hand, what is engaged and what is in play; a terminal has so much room for what a card does."""
        if player.out:
            return [self.row("out", self.card(player.identity.code))]
        mark = NOW if player.seat == self.view.active else " "
        top = self.card(player.discard[-1]) if player.discard else ""
        told = {"hand": player.hand_count, "size": player.hand_size, "deck": player.deck, "discard": len(player.discard)}
        piles = self.label("table-piles", top=top, dealt=player.dealt, **told)
        lines = self.piece(player.form, player.identity, piles)
        lines[0] = mark + lines[0][1:]
        for kind, cards in (("minion", player.minions), ("ally", player.allies)):
            for card in cards:
                lines += self.piece(kind, card)
        loose = [card for card in player.cards if card.host is UNSET]
        if loose:
            lines += self.wrapped("cards", [self.short(card) for card in loose])
        hand: list[str] = player.hand or []
        if player.seat == self.seat:
            return lines + [line for card in hand for line in self.held(card, width)]
        return lines + (self.wrapped("hand", [self.card(card) for card in hand]) if hand else [])

    def held(self, entity: str, width: int) -> list[str]:
        """A card of one's own hand: price, what it pays with and what it does."""
        face = self.faces[entity.rpartition(".")[0]]
        icons = "".join(self.name("resource", kind)[0].upper() * count for kind, count in zip(RESOURCES, face.icons, strict=True))
        price = "-" if face.cost is UNSET else str(face.cost)
        first, *rest = wrap(self.names.name(self.lang, "card", entity).get("text", ""), width) or [""]
        head = self.row("hand", f"{self.card(entity):<{NAME}} {price:>2} {icons:<4}")
        return [f"{head} {first}".rstrip(), *(f"{' ' * len(head)} {line}" for line in rest)]

    # -- pieces ---------------------------------------------------------------------------------------------------------

    def row(self, kind: str, words: str) -> str:
        """A line with what it is about in front."""
        return f"  {self.label(f'table-row-{kind}'):<10} {words}"

    def wrapped(self, kind: str, words: Sequence[str]) -> list[str]:
        """A list over as many lines as it needs."""
        rows = [""]
        for word in words:
            if rows[-1] and len(rows[-1]) + len(word) > HAND:
                rows.append("")
            rows[-1] += f", {word}" if rows[-1] else word
        return [self.row(kind, rows[0]), *(f"{' ' * 13}{row}" for row in rows[1:])]

    def piece(self, kind: str, card: CardView, *more: str) -> list[str]:
        """A card in play with its values and state, and below it what is attached to it."""
        parts = [self.health(card), self.powers(card), *filter(None, more), *self.state(card)]
        lines = [self.row(kind, f"{self.card(card.id):<{NAME}} {' · '.join(filter(None, parts))}".rstrip())]
        return lines + [f"{' ' * 13}+ {self.short(rider)}" for rider in card.attached or ()]

    def health(self, card: CardView) -> str:
        """Hit points now and at most."""
        return "" if card.health is UNSET else self.label("table-health", now=card.health, most=card.health_max)

    def powers(self, card: CardView) -> str:
        """The values it has, as they are now."""
        return " ".join(
            f"{self.name('stat', power)} {value}" for power, name in POWERS.items() if (value := getattr(card, name)) is not UNSET
        )

    def state(self, card: CardView) -> list[str]:
        """Exhausted, status cards, counters, cards underneath."""
        words = [self.label("table-exhausted")] if card.exhausted else []
        words += [self.name("status", status) for status in card.status or ()]
        words += [self.label("table-counters", count=card.counters)] if card.counters else []
        words += [self.label("table-under", count=card.under)] if card.under else []
        return words

    def short(self, card: CardView) -> str:
        """A card without values."""
        state = self.state(card)
        return f"{self.card(card.id)} ({', '.join(state)})" if state else self.card(card.id)


def describe(view: View, static: Static, names: Text, lang: str, seat: int | None, people: Sequence[str] = ()) -> list[Passage]:
    """The table in words, for whoever sits there: their own hand is told card by card."""
    return ChampionsDescriber(view, static, names, lang, seat, people).passages()

"""A turn: every option gets a number; the highest is taken until nothing is worth doing."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.marvel_champions.bot.aims import clear_value, healing, strike_value
from stockade.games.marvel_champions.bot.hand import best_set, card_value, rounds_left
from stockade.games.marvel_champions.bot.outlook import Outlook, hero_face
from stockade.games.marvel_champions.bot.points import lasting
from stockade.games.marvel_champions.effects.ability import ATTACK, FACTS, THWART, Use
from stockade.games.marvel_champions.state import NOBODY, Card

LATE = 0.4  # what is done when nothing else is left
HINT = 0.01  # what is not among the cards to play is promising by so much of its worth


def best(look: Outlook, ask: Ask) -> list[str]:
    """The option with the highest number; nothing above zero: the turn ends."""
    found, top = "end", HINT * 10
    turn = Turn(look)
    for option in ask.options:
        score = turn.score(option)
        if score > top:
            found, top = option.key, score
    return [found]


class Turn:
    """The options of one question, weighed together."""

    __slots__ = ("_chosen", "_flip", "look")

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self._chosen: set[int] | None = None
        self._flip: float | None = None

    @property
    def flip(self) -> float:
        """What changing form is worth."""
        if self._flip is None:
            self._flip = flip_value(self.look)
        return self._flip

    @property
    def chosen(self) -> set[int]:
        """The cards to play in this turn; heroic ones too when the hero is about to go out."""
        if self._chosen is None:
            look = self.look
            out = look.hero or (not look.g.player(look.seat).flipped and self.flip > LATE)
            self._chosen = best_set(look, out)[0]
        return self._chosen

    def score(self, option: Option) -> float:
        """How much doing this now is worth; order matters as much as size."""
        look = self.look
        g = look.g
        verb, value = option.value
        match verb:
            case "attack":
                card = g.state.table[value]
                return 0.0 if self.held(card, "atk") else look.w.blow * strike_value(look, g.stat(card, "atk"), card.stunned)
            case "thwart":
                card = g.state.table[value]
                return 0.0 if self.held(card, "thw") else look.w.blow * clear_value(look, g.stat(card, "thw"), card.confused)
            case "recover":  # whoever is about to go out has better things to do there than to rest
                return 0.0 if self.flip > LATE and not g.player(look.seat).flipped else look.w.use + healing(look)
            case "flip":
                return self.flip
            case "play":
                return self.card_score(value, look.w.play)
            case "use":
                return self.use_score(value)
            case _:
                return 0.0

    def card_score(self, card_id: int, first: float) -> float:
        """A card of the hand: now, if it is among those to play."""
        worth = card_value(self.look, self.look.g.state.codes[card_id], self.look.hero)
        return first + worth / (1 + (self.look.g.facts(card_id).cost or 0)) if card_id in self.chosen else HINT * worth

    def use_score(self, use: Use) -> float:
        """An Action of a card in play or an event of the hand."""
        look = self.look
        g, w, ability = look.g, look.w, use.ability
        card = g.state.table.get(use.id)
        if card is None:
            first = w.strike if ability.label == ATTACK else w.clear if ability.label == THWART else w.other
            return self.card_score(use.id, first)
        if card.id in g.allies:
            return 2.0 if ability.once else 0.0
        cost = ability.cost
        if cost.cards or cost.discard or cost.spend_x:
            return 0.0
        if card.code == "rocket-boots":
            return w.use - w.spend if flights(look) > w.spend else 0.0
        if card.controller == NOBODY:
            return riddance(look, card) - w.spend * len(cost.spend)
        return w.use - w.spend * len(cost.spend)

    def held(self, card: Card, power: str) -> bool:
        """An ally who would fall by acting is kept to step in front of the hero."""
        look = self.look
        g = look.g
        if card.id not in g.allies or card.id in g.state.leaving:
            return False
        facts = FACTS[card.code]
        pips = facts.atk_pips if power == "atk" else facts.thw_pips
        if pips < g.health(card) or card.tough:
            return False
        out = look.hero != (self.flip > 0)  # when the villain comes
        if not out or look.blow <= 0 or look.room <= 0:
            return False
        blockers = sum(1 for ally in g.allies_of(look.seat) if ally.id != card.id)
        return not blockers and look.peril(look.blow, look.health) > look.w.last_stand * g.stat(card, power)


def flights(look: Outlook) -> float:
    """What being aloft adds to the cards of Iron Man that are ready."""
    g, seat = look.g, look.seat
    hand = g.player(seat).hand
    punches = sum(g.state.codes[card] == "supersonic-punch" for card in hand) if len(hand) > 2 else 0
    suit = sum(card.code in ("powered-gauntlets", "mark-v-helmet") and not card.exhausted for card in g.own[seat].values())
    return 4.0 * punches + 1.0 * suit


def riddance(look: Outlook, card: Card) -> float:
    """What it is worth to be rid of a card of the villain's."""
    stats = FACTS[card.code].stats
    lasts = rounds_left(look) - 1.0
    return look.w.rid + lasts * (look.w.hurt * stats.get("atk", 0) + look.w.threat * stats.get("sch", 0) + lasting(card.code))


def flip_value(look: Outlook) -> float:
    """Home when the villain phase is cheaper there; out again when there is more to do than to heal."""
    g, w = look.g, look.w
    identity = g.identity(look.seat)
    gain = look.out() - look.at_home()  # by being at home
    if identity.exhausted:
        rest = act = 0.0
    else:
        rest = healing(look)
        hero = identity.code if look.hero else hero_face(identity.code)
        stats = FACTS[hero].stats
        act = max(strike_value(look, stats["atk"], identity.stunned), clear_value(look, stats["thw"], identity.confused)) + w.act
    if look.hero:
        if gain <= 0:
            return 0.0
        return w.go if rest > act or gain + rest - act > w.death / 3 else LATE
    if g.player(look.seat).flipped:
        return 0.0
    act += best_set(look, True)[1] - best_set(look, False)[1]
    return w.back if act - rest > gain else 0.0

"""Why a hero does that, as everybody at the table could tell: hit points, threat, what an attack may do."""

from __future__ import annotations

from stockade.engine import Ask, Fact, Option, TalkPart
from stockade.games.marvel_champions.effects.happening import EnemyAttack
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules import standing
from stockade.games.marvel_champions.show import odds
from stockade.games.marvel_champions.state import NOBODY


class Talk(TalkPart):
    """Cards in a hand are no reason: hands may be closed."""

    def manner(self, play: Champions, ask: Ask, option: Option) -> str:
        """Who defends for whom, which form it will be, whether one acts oneself."""
        own = play.identity(ask.seat)
        if ask.prompt == "prompt-defend" and isinstance(ask.about, EnemyAttack):
            if ask.about.seat != ask.seat:
                return "guard" if option.value == own.id else "other"
            return "ally" if isinstance(option.value, int) and option.value not in (NOBODY, own.id) else "self"
        if ask.prompt == "prompt-turn" and option.args.get("card") == own.entity and option.text != "option-flip":
            return "self"
        if option.text == "option-flip":
            return "home" if play.is_hero(ask.seat) else "hero"
        return ""

    def because(self, play: Champions, ask: Ask, option: Option) -> list[Fact]:
        match ask.prompt:
            case "prompt-turn" if option.text == "option-flip":
                return health(play, ask.seat) if play.is_hero(ask.seat) else threat(play)
            case "prompt-turn" | "prompt-attack" | "prompt-thwart":
                return known(play, ask, option)
            case "prompt-defend" if isinstance(ask.about, EnemyAttack) and isinstance(option.value, int):
                return odds.defended(play, ask.about, option.value if option.value != NOBODY else odds.NOBODY_DEFENDS)
            case "prompt-before-threat" | "prompt-before-scheme":
                return threat(play)
            case _:
                return []

    def asker(self, play: Champions, ask: Ask) -> int | None:
        """Whoever would be helped."""
        found = None if ask.prompt == "prompt-request" else standing.favour(play, ask)  # nobody waits for an offer
        return found.seat if found else None


def health(g: Champions, seat: int) -> list[Fact]:
    """Of the hero."""
    identity = g.identity(seat)
    now, most = max(0, g.health(identity)), g.stat(identity, "health")
    return [Fact("because-health", {"count": now, "most": most})] if now < most else []


def threat(g: Champions) -> list[Fact]:
    """On the main scheme."""
    return [Fact("because-threat", {"count": g.scheme.threat, "most": g.target(g.scheme)})] if g.scheme.threat else []


def known(g: Champions, ask: Ask, option: Option) -> list[Fact]:
    """What lies on the table; a card still in hand says nothing."""
    if option.text not in odds_of:
        return []
    match ask.prompt:
        case "prompt-attack":
            return odds.blow(g, g.state.table[option.value], odds.power(g, ask, "atk"))
        case "prompt-thwart":
            return [odds.thwarted(g.state.table[option.value], odds.power(g, ask, "thw"))]
        case _:
            return odds.for_turn(g, ask.seat, option.key)


odds_of = {
    "option-target",
    "option-target-facing",
    "option-attack",
    "option-attack-at",
    "option-attack-only",
    "option-thwart",
    "option-thwart-at",
    "option-thwart-only",
    "option-recover",
}

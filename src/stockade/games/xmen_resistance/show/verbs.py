"""What the answers of this game amount to: a verb for each, and the Actions, Power, Hunger and cards they spend."""

from __future__ import annotations

from collections.abc import Iterable

from stockade.engine import Ask, Option
from stockade.engine.verbs import Cost, Costs, Verb, VerbTable, spends
from stockade.games.xmen_resistance.play import Resistance

TURN = "prompt-action"  # elsewhere Actions are free (XR-PLAYER-10)


def action(*more: str) -> Costs:
    """One of the turn's Actions, and those cards."""
    cards = spends(*more)

    def costs(g: Resistance, ask: Ask, option: Option) -> Iterable[Cost]:
        return (*((Cost("action"),) if ask.prompt == TURN else ()), *cards(g, ask, option))

    return costs


PRICE = spends(power="power", hunger="hunger")
TRAIT_PRICE = spends("trait", power="power", hunger="hunger")

VERBS = VerbTable(
    {
        "move": Verb("move", ["option-move"], spends(action="cost")),
        "carry": Verb("move", ["option-carry"], spends(action="cost")),
        "ride": Verb("move", ["option-ride-lift"], action()),
        "exit": Verb("move", ["option-exit"]),
        "attack": Verb("attack", ["option-attack", "option-attack-far-skill"], action()),
        "reach": Verb("attack", ["option-attack-far-trait"], action("trait")),
        "finish": Verb("attack", ["option-finish"], action()),
        "crush": Verb("attack", ["option-crush"], spends(power="power")),
        "trait": Verb("play", ["option-use-trait", "option-boost-trait", "option-react-trait"], TRAIT_PRICE),
        "skill": Verb("use", ["option-use-skill", "option-boost-skill", "option-react-skill"], PRICE),
        "bystander": Verb("use", ["option-use-bystander", "option-boost-bystander", "option-react-bystander"], PRICE),
        "trade": Verb("use", ["option-trade"], spends("bystander")),
        "trade-fighters": Verb("use", ["option-trade-fighters"], spends("bystander")),
        "open": Verb("other", ["option-open-door", "option-open-window", "option-open-arch"], action()),
        "rescue": Verb("other", ["option-rescue"], action()),
        "take": Verb("other", ["option-take", "option-secret"], action()),
        "call": Verb("other", ["option-call-lift"]),
        "bomb": Verb("other", ["option-give-bomb", "option-plant-bomb"], action()),
        "power-up": Verb("other", ["option-power-up"], action()),
        "gain-trait": Verb("other", ["option-gain-trait"], action()),
        "turn": Verb("choose", ["option-turn"]),
        "hero": Verb("choose", ["option-hero"]),
        "zone": Verb("choose", ["option-zone", "option-optic-blast"]),
        "way": Verb("choose", ["option-way"]),
        "piece": Verb("choose", ["option-piece-enemy", "option-piece-bystander", "option-piece-hero", "option-bystander"]),
        "along": Verb("choose", ["option-take-hero", "option-take-bystander"]),
        "hit": Verb("choose", ["option-hit", "option-remove"]),
        "devour": Verb("choose", ["option-devour"]),
        "eliminate": Verb("choose", ["option-eliminate"]),
        "frenzy": Verb("choose", ["option-frenzy"]),
        "hunger": Verb("choose", ["option-hunger"]),
        "heal": Verb("choose", ["option-heal"]),
        "copy": Verb("choose", ["option-copy"]),
        "look": Verb("choose", ["option-look"]),
        "card-bottom": Verb("choose", ["option-card-bottom"]),
        "power": Verb("choose", ["option-power"], spends(power="count")),
        "roll": Verb("choose", ["option-roll"]),
        "die": Verb("choose", ["option-die"]),
        "reroll": Verb("choose", ["option-reroll-skill", "option-reroll-bystander"]),
        "reroll-trait": Verb("choose", ["option-reroll-trait"], spends("trait")),
        "prevent": Verb("choose", ["option-prevent-skill", "option-prevent-bystander"], PRICE),
        "prevent-trait": Verb("choose", ["option-prevent-trait"], TRAIT_PRICE),
        "sacrifice": Verb("choose", ["option-sacrifice"], spends("bystander")),
        "wound": Verb("choose", ["option-wound-hero", "option-wound-bystander"]),
        "keep-card": Verb("choose", ["option-keep-card", "option-keep-trait"]),
        "discard": Verb("choose", ["option-discard-trait"], spends("trait")),
        "suffer": Verb("end", ["option-take-wounds", "option-let-happen"]),
        "keep": Verb("end", ["option-keep", "option-card-top"]),
        "pass": Verb("end", ["option-pass", "option-spare", "option-look-away", "option-stay", "option-leave-closed"]),
        "end": Verb("end", ["option-end-turn"], last=True),
    }
)

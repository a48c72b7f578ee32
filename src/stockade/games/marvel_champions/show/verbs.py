"""What the answers of this game amount to: a verb for each, and the resources, cards and exhausted characters they spend."""

from __future__ import annotations

from collections.abc import Iterable

from stockade.engine import Ask, Option
from stockade.engine.verbs import Cost, Verb, VerbTable, spends
from stockade.games.marvel_champions.effects.ability import Use
from stockade.games.marvel_champions.play import Champions

PLAY = spends("card", resource="count")
EXHAUST = spends("exhaust")
DAMAGE = ("fury-damage", "take-2-damage", "take-3-damage", "take-x-damage", "damage-per-upgrade")
THREAT = ("fury-threat", "place-1-threat", "place-2-threat", "place-x-threat")
EXHAUSTING = ("exhaust-all", "exhaust-identity", "exhaust-upgrades")


def before_the_arrow(g: Champions, ask: Ask, option: Option) -> Iterable[Cost]:
    """MC-COST-01: what the ability of a card in play costs."""
    use: Use = option.value[1] if ask.prompt in ("prompt-turn", "prompt-request") else option.value
    price = use.ability.cost
    amounts = {
        "exhaust": int(price.exhaust) + int(price.exhaust_hero),
        "counter": price.counter,
        "resource": len(price.spend) + bool(price.spend_x),
        "card": int(price.discard) + price.cards,
        "damage": price.take + price.hurt,
    }
    return tuple(Cost(what, count) for what, count in amounts.items() if count)


VERBS = VerbTable(
    {
        "attack": Verb("attack", ["option-attack", "option-attack-at", "option-attack-only"], EXHAUST),
        "use-attack": Verb("attack", ["option-use-attack"], before_the_arrow),
        "thwart": Verb("attack", ["option-thwart", "option-thwart-at", "option-thwart-only"], EXHAUST),
        "use-thwart": Verb("attack", ["option-use-thwart"], before_the_arrow),
        "play": Verb("play", ["option-play", "option-play-event", "option-play-event-printing"], PLAY),
        "use": Verb("use", ["option-use"], before_the_arrow),
        "flip": Verb("other", ["option-flip"]),
        "recover": Verb("other", ["option-recover"], EXHAUST),
        "defend": Verb("other", ["option-defend", "option-defend-offered"], EXHAUST),
        "defend-with": Verb("other", ["option-no-defence-but"], spends("card")),
        "spend": Verb("choose", ["option-spend"], spends("card")),
        "generate": Verb("choose", ["option-generate"]),
        "card": Verb("choose", ["card:"]),
        "target": Verb("choose", ["option-target", "option-target-facing", "option-target-of", "option-target-printing"]),
        "player": Verb("choose", ["option-player", "option-first"]),
        "order": Verb("choose", ["option-order", "next:"]),
        "lose": Verb("choose", ["lose:"]),
        "suffer": Verb("choose", [f"choose:{way}" for way in DAMAGE]),
        "threat": Verb("choose", [f"choose:{way}" for way in THREAT]),
        "exhaust": Verb("choose", [f"choose:{way}" for way in EXHAUSTING]),
        "spend-kind": Verb("choose", [f"choose:spend-{kind}" for kind in ("each", "energy", "mental", "physical")]),
        "form": Verb("choose", ["choose:go-home", "choose:stay-hero"]),
        "draw": Verb("choose", ["choose:fury-draw"]),
        "choose": Verb("choose", ["choose:"]),
        "no-defence": Verb("end", [f"option-{way}" for way in ("no-defence", "nobody-defends", "leave-defence", "leave-to-others")]),
        "wait": Verb("end", ["option-wait"]),
        "pass": Verb("end", ["option-pass"]),
        "end": Verb("end", ["option-end"], last=True),
    }
)

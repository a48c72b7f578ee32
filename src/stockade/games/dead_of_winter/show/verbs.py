"""What the answers of this game amount to: a verb for each, and the dice, cards and food they spend."""

from __future__ import annotations

from collections.abc import Iterable

from stockade.engine import Ask, Option
from stockade.engine.verbs import Cost, Verb, VerbTable, spends
from stockade.games.dead_of_winter.facts import SURVIVORS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import dice


def any_die(g: Winter, ask: Ask, option: Option) -> Iterable[Cost]:
    """DW-BARR-01, DW-LURE-01, DW-CLEAN-02: whatever it shows."""
    return (Cost("die", value=1),)


def attack_die(g: Winter, ask: Ask, option: Option) -> Iterable[Cost]:
    """DW-ATTACK-01; offered without a die that is good enough, something makes any die do (DW-ATTACK-17)."""
    needed = SURVIVORS[str(option.args["survivor"])].attack
    return (Cost("die", value=needed if max(dice.ready(g, ask.seat), default=0) >= needed else 1),)


def search_die(g: Winter, ask: Ask, option: Option) -> Iterable[Cost]:
    """DW-SEARCH-02."""
    return (Cost("die", value=SURVIVORS[str(option.args["survivor"])].search),)


def ability_die(g: Winter, ask: Ask, option: Option) -> Iterable[Cost]:
    """DW-ABIL-01: some cost a die."""
    _, (_, power) = option.value
    return (Cost("die", value=power.die),) if power.die else ()


VERBS = VerbTable(
    {
        "move": Verb("move", ["option-move"]),
        "go": Verb("move", ["option-place"]),
        "drive": Verb("move", ["option-place-fuel"], spends("card")),
        "attack": Verb("attack", ["option-attack"], attack_die),
        "attack-fellow": Verb("attack", ["option-attack-fellow"], attack_die, last=True),
        "play": Verb("play", ["option-play"], spends("card")),
        "contribute": Verb("play", ["option-contribute"], spends("card")),
        "objective": Verb("play", ["option-objective"], spends("card")),
        "give": Verb("play", ["option-give"], spends("card")),
        "ability": Verb("use", ["option-ability", "option-ability-copied"], ability_die),
        "use": Verb("use", ["option-use"]),
        "with": Verb("use", ["option-with-item", "option-with-ability"]),
        "pay": Verb("use", ["option-with-item-paid", "option-with-ability-paid"], spends("card")),
        "search": Verb("other", ["option-search"], search_die),
        "barricade": Verb("other", ["option-barricade"], any_die),
        "lure": Verb("other", ["option-lure"], any_die),
        "clean": Verb("other", ["option-clean"], any_die),
        "hand": Verb("other", ["option-hand-off", "option-hand", "option-hand-used"]),
        "food": Verb("other", ["option-food"], spends("food")),
        "eat": Verb("other", ["option-eat"], spends("card")),
        "ask": Verb("other", ["option-ask", "option-ask-symbol"]),
        "vote": Verb("other", ["option-vote"]),
        "take-die": Verb("other", ["option-take-die"]),
        "put-back": Verb("other", ["option-any-die"]),
        "noise": Verb("other", ["option-search-noise", "option-search-item"]),
        "die": Verb("choose", ["option-die", "option-die-count"]),
        "draft": Verb("choose", ["keep:", "leader:"]),
        "order": Verb("choose", ["option-road"]),
        "place": Verb("choose", ["option-here"]),
        "entrance": Verb("choose", ["option-entrance"]),
        "zombie": Verb("choose", ["option-attack-zombie"]),
        "survivor": Verb("choose", ["option-survivor"]),
        "player": Verb("choose", ["option-player"]),
        "card": Verb("choose", ["option-card", "option-card-count", "option-card-of"]),
        "crisis": Verb("choose", ["option-crisis"]),
        "road": Verb("choose", ["option-road-a", "option-road-b"]),
        "heal": Verb("choose", ["option-heal-wound"]),
        "thaw": Verb("choose", ["option-heal-frostbite"]),
        "accept": Verb("choose", ["option-accept"]),
        "kill": Verb("choose", ["option-bite-kill"]),
        "roll": Verb("choose", ["option-bite-roll"]),
        "exile": Verb("choose", ["option-vote-exile"]),
        "stay": Verb("choose", ["option-vote-stay"]),
        "yes": Verb("choose", ["option-yes"]),
        "betray": Verb("choose", ["option-attack-survivor"], last=True),
        "no": Verb("end", ["option-no"]),
        "refuse": Verb("end", ["option-refuse"]),
        "deny": Verb("end", ["option-none"]),
        "without": Verb("end", ["option-with-nothing", "option-take-none"]),
        "stop": Verb("end", ["option-lure-stop", "option-search-stop", "option-under-rest"]),
        "keep": Verb("end", ["option-keep-cards"]),
        "end": Verb("end", ["option-end"], last=True),
    }
)

"""What an answer is likely to do, in numbers a player would count: risk of the exposure die, cards, spaces and zombies within reach.

Only open facts go in: the faces of the die, what lies on the board, the numbers on cards.
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.engine.event import Arg
from stockade.engine.gameparts import Fact, shifted
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words.board import AddHelpless, Food
from stockade.games.dead_of_winter.effects.words.change import AttackReplacement, BarricadeBonus, CleanBonus, NoExposure, WoundInstead
from stockade.games.dead_of_winter.facts import ACTIONS, CARDS, CRISES, ENTRANCE_PLACE, FACES, ITEMS, SURVIVORS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.attack import prey
from stockade.games.dead_of_winter.rules.move import needs_roll
from stockade.games.dead_of_winter.show.tonight import lost, tonight
from stockade.games.dead_of_winter.show.view import HOME
from stockade.games.dead_of_winter.state import Survivor
from stockade.parts.odds import percent


def share(*faces: str) -> int:
    """How often one of these faces comes up, in percent."""
    return percent(sum(face in faces for face in FACES) / len(FACES))


def risk(g: Winter, survivor: Survivor) -> list[Fact]:
    """One exposure roll of that survivor (DW-EXPO): who only takes a wound from a bite is not bitten; the last wound kills."""
    tough = g.change(survivor, WoundInstead, of="bite") is not None
    hurt = ("wound", "frostbite", "bite") if tough else ("wound", "frostbite")
    facts: list[Fact] = [] if tough else [Fact("fact-bite", {"percent": share("bite")})]
    deadly = g.wounds(survivor) + 1 >= g.limit(survivor)
    return [*facts, Fact("fact-deadly" if deadly else "fact-hurt", {"percent": share(*hurt)})]


def exposure(g: Winter, survivor: Survivor, rolls: bool) -> list[Fact]:
    """The risk of an action, or that there is none."""
    return risk(g, survivor) if rolls else [Fact("fact-safe")]


def facts(g: Winter, ask: Ask) -> dict[str, list[Fact]]:
    """By option key; options that speak for themselves are left out."""
    found = {option.key: likely(g, ask, option) for option in ask.options}
    return {key: some for key, some in found.items() if some}


def likely(g: Winter, ask: Ask, option: Option) -> list[Fact]:
    """What one answer does."""
    verb, _, what = option.key.partition(":")
    match ask.prompt:
        case "prompt-move":
            mover = g.survivors[ask.source]
            return exposure(g, mover, "item" not in option.args and needs_roll(g, mover))
        case "prompt-attack" if verb == "survivor":
            return fellow(g, g.survivors[what])
        case "prompt-contribute" | "prompt-give-late" if "item" in option.args:
            return [Fact("fact-fits" if ITEMS[str(option.args["item"])].symbol in CRISES[g.state.crisis].accepts else "fact-spoils")]
        case "prompt-search" if verb == "noise":
            place = g.survivors[ask.source].place
            noise, comes = g.state.noise[place], percent(ACTIONS["noise_zombie"] / 6)
            return [
                shifted("fact-noise", f"noise:{PLACES[place]}", noise, noise + 1, good=-1),
                Fact("fact-heard", {"percent": comes}),
                *found_here(g, ask.seat, place),
            ]
        case "prompt-action" if "survivor" not in option.args:
            return turn(g, ask, option)
        case _:
            survivor = g.survivors.get(str(option.args.get("survivor", "")))
            return [] if survivor is None else deed(g, verb, option.key, survivor)


def turn(g: Winter, ask: Ask, option: Option) -> list[Fact]:
    """What one does without a survivor: cards, food, the end of the turn."""
    verb, _, kind = option.key.partition(":")
    hand, state = g.player(ask.seat).hand, g.state
    match verb:
        case "end":
            return [*lost_tonight(g, ask.seat), *dice_left(ask, len(g.unused(ask.seat)))]
        case "contribute":
            return [Fact("fact-fitting", {"count": sum(SYMBOL[card] in CRISES[state.crisis].accepts for card in hand)})]
        case "food":
            return [shifted("fact-food", "food", state.food, state.food - 1)]
        case "play":
            copies = sum(CARDS[card] == kind for card in hand)
            return [*fed(g, ask.seat, kind), *guests(g, ask.seat, kind), *([Fact("fact-copies", {"count": copies})] if copies > 1 else [])]
        case _:
            return []


def fed(g: Winter, seat: int, item: str) -> list[Fact]:
    """Food that a card brings (DW-EXILE-10: none where an exile plays it)."""
    more = sum(effect.n for effect in ITEMS[item].effects if isinstance(effect, Food)) if item in ITEMS else 0
    return [shifted("fact-food", "food", g.state.food, g.state.food + more)] if more and not g.player(seat).exiled else []


def guests(g: Winter, seat: int, item: str) -> list[Fact]:
    """Mouths that a card brings besides a survivor (DW-EXILE-10: none where an exile plays it)."""
    more = sum(effect.n for effect in ITEMS[item].effects if isinstance(effect, AddHelpless)) if item in ITEMS else 0
    if not more or g.player(seat).exiled or g.room(COLONY) <= more:
        return []
    return [shifted("fact-helpless", "helpless", g.state.helpless, g.state.helpless + more, good=-1)]


DICE = {"attack", "search", "barricade", "lure", "clean", "ability"}


def dice_left(ask: Ask, left: int) -> list[Fact]:
    """Dice are thrown away for good when something could still be done with them."""
    useful = any(option.key.partition(":")[0] in DICE for option in ask.options)
    return [Fact("fact-dice-lost", {"count": left}, grave=useful)] if left else []


def lost_tonight(g: Winter, seat: int) -> list[Fact]:
    """DW-PAY-06, DW-WASTE-01, DW-END-01: the last turn before a night which takes all morale as things stand."""
    state = g.state
    if seat != g.clockwise(g.first_player)[-1]:
        return []
    night = tonight(g)
    return [Fact("fact-lost", {"before": state.morale, "loss": lost(g, night)}, grave=True)] if night.ends else []


def fellow(g: Winter, target: Survivor) -> list[Fact]:
    """DW-ATTACK-10, -11: how often it hits, and what that does to the target and its player."""
    needed = SURVIVORS[target.id].attack
    deadly = g.wounds(target) + 1 >= g.limit(target)
    robbed = bool(g.player(target.seat).hand)
    args: dict[str, Arg] = {"target": target.id, "needed": needed, "percent": percent(needed / 6), "player": str(target.seat)}
    return [Fact(f"fact-fellow{'-dies' if deadly else ''}{'-robbed' if robbed else ''}", args, grave=True)]


def found_here(g: Winter, seat: int, place: int) -> list[Fact]:
    """How many of the cards from here that this seat has not seen fit the crisis: those of the deck, and those that others may hold."""
    state = g.state
    hands = [card for other, player in enumerate(state.players) if other != seat for card in player.hand]
    unseen = [*state.decks[place], *state.box, *hands, *(given.card for given in state.given if given.seat != seat)]
    kinds = [SYMBOL[card] for card in unseen if HOME[card] == PLACES[place]]
    fitting = sum(kind in CRISES[state.crisis].accepts for kind in kinds) if state.crisis else 0
    return [Fact("fact-unseen", {"percent": percent(fitting / len(kinds))})] if kinds else []


def counted(g: Winter, track: str) -> int:
    """Food, waste, noise and Zombies at a place."""
    what, _, place = track.partition(":")
    match what:
        case "food":
            return g.state.food
        case "waste":
            return len(g.state.waste)
        case "helpless":
            return g.state.helpless
        case "noise":
            return g.state.noise[PLACES.index(place)]
        case _:
            return g.zombies_at(PLACES.index(place))


def helped(g: Winter, survivor: Survivor, kind: type[BarricadeBonus | CleanBonus]) -> list[Fact]:
    """That this survivor could do more of it than others would."""
    return [Fact("fact-more", {"count": one.change.total}) for one in g.means(survivor, kind)][:1]


def deed(g: Winter, verb: str, key: str, survivor: Survivor) -> list[Fact]:
    """What an action of a survivor reaches or risks."""
    place, state = survivor.place, g.state
    match verb:
        case "move":
            return exposure(g, survivor, needs_roll(g, survivor))
        case "attack" if not g.zombies_at(place):
            people = prey(g, survivor)
            return fellow(g, people[0]) if len(people) == 1 else [Fact("fact-fellows", {"count": len(people)})]
        case "attack":
            here = sum(count for gate, count in enumerate(state.zombies) if ENTRANCE_PLACE[gate] == place)
            rolls = g.change(survivor, NoExposure, on="attack") is None
            fewer = shifted("fact-fewer", f"zombies:{PLACES[place]}", here, here - 1, good=-1)
            sure = not prey(g, survivor) and not any(g.means(survivor, AttackReplacement))
            return [fewer if sure else Fact("fact-zombies", {"count": here}), *(risk(g, survivor)[:1] if rolls else [Fact("fact-safe")])]
        case "search":
            return [Fact("fact-cards", {"count": len(state.decks[place])}), *found_here(g, survivor.seat, place)]
        case "barricade":
            return [Fact("fact-spaces", {"count": sum(g.empty(gate) for gate in g.empty_at(place))}), *helped(g, survivor, BarricadeBonus)]
        case "lure":
            return [Fact("fact-lure", {"count": ACTIONS["lure"]})]
        case "clean":
            return [
                shifted("fact-waste", "waste", len(state.waste), max(0, len(state.waste) - ACTIONS["clean"]), good=-1),
                *helped(g, survivor, CleanBonus),
            ]
        case "bite":
            return [Fact("fact-stops", {"percent": share("blank")})] if key == "bite:roll" else []
        case _:
            return []

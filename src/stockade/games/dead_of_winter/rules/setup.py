"""Setting up (DW-SETUP, DW-VAR): scenario, variant and players become the first state; what cannot be played is refused with its reason."""

from __future__ import annotations

from typing import Any

from stockade.engine import BadSetup, Chance, call
from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.facts import (
    BETRAYALS,
    CRISES,
    DEAL,
    DECKS,
    ENTRANCE_PLACE,
    EXILED,
    EXTRA,
    MAINS,
    ROADS,
    SECRETS,
    SURVIVORS,
)
from stockade.games.dead_of_winter.rules.draft import draft, name_leaders, prepare
from stockade.games.dead_of_winter.rules.round import new_round
from stockade.games.dead_of_winter.state import Player, State
from stockade.parts.pile import shuffled

VARIANTS = ("standard", "no-betrayer", "betrayer", "co-op", "dilemma")
TWO = ("co-op", "dilemma")  # DW-SETUP-01, DW-VAR-05: the only ones for two players
NO_TRAITORS = ("co-op", "dilemma")
SIDES = ("normal", "hardcore")
RULES = ("elimination", "no-mature", "extra-objective")


def first_state(setup: dict[str, Any], chance: Chance) -> State:
    """The table before anybody has chosen survivors."""
    scenario = one_of(setup, "scenario", next(iter(MAINS)), tuple(MAINS))
    seats = seats_of(setup)
    variant = variant_of(setup, seats)
    # DW-SETUP-02, DW-VAR-10: the normal side unless the table or the variant asks for the hardcore one, as the cooperative game does
    # (DW-VAR-01, -18)
    side = "hardcore" if variant in NO_TRAITORS else one_of(setup, "side", "normal", SIDES)
    rules = rules_of(setup)
    main = MAINS[scenario].hardcore if side == "hardcore" else MAINS[scenario].normal
    friendly = variant in NO_TRAITORS
    starting = shuffled(chance, DECKS["starting"])
    dealt = DEAL["two_player_starting_items" if seats == 2 else "starting_items"]
    players = [Player(hand=[starting.pop() for _ in range(dealt)]) for _ in range(seats)]
    # DW-SETUP-12, DW-VAR-04: without mature cards if the table asks for it, and without those that are not cooperative
    roads = [card.id for card in ROADS.values() if not (card.non_coop and friendly) and not (card.mature and "no-mature" in rules)]
    survivors = shuffled(chance, [fact.id for fact in SURVIVORS.values() if not (fact.non_coop and friendly)])
    for player in players:
        player.dealt = sorted(survivors.pop() for _ in range(DEAL["survivors_dealt"]))
    state = State(
        seats=seats,
        chance=[],
        scenario=scenario,
        side=side,
        variant=variant,
        rules=rules,
        players=players,
        starters=seats,
        morale=main.morale,
        rounds_left=main.rounds,
        zombies=[0] * len(ENTRANCE_PLACE),
        barricades=[0] * len(ENTRANCE_PLACE),
        noise=[0] * len(PLACES),
        decks=[[], *(shuffled(chance, DECKS[place]) for place in PLACES[1:])],  # DW-SETUP-10, -11, -14
        box=sorted(starting),
        crisis_deck=shuffled(chance, list(CRISES)),
        roads=shuffled(chance, roads),
        survivor_deck=survivors,
        exile_deck=shuffled(chance, list(EXILED)),
    )
    deal_objectives(state, chance)
    state.agenda = [call(new_round), call(name_leaders), call(draft), call(prepare)]
    return state


def deal_objectives(state: State, chance: Chance) -> None:
    """DW-SETUP-06..09, DW-VAR-02, -09, -14: a pool of ordinary objectives and perhaps one betrayal; each player gets one card of it."""
    ordinary = shuffled(chance, [*SECRETS, *(EXTRA if "extra-objective" in state.rules else ())])
    betrayals = shuffled(chance, list(BETRAYALS))
    match state.variant:
        case "co-op":
            pass
        case "dilemma":
            for player in state.players:
                player.secret, player.betrayal = ordinary.pop(), betrayals.pop()
        case _:
            each = DEAL["betrayer_variant_secret_per_player" if state.variant == "betrayer" else "secret_per_player"]
            pool = [ordinary.pop() for _ in range(each * state.seats)]
            pool += [betrayals.pop() for _ in range(0 if state.variant == "no-betrayer" else DEAL["betrayal_cards"])]
            chance.shuffle(pool)
            for player in state.players:
                player.secret = pool.pop()
            state.aside = pool
    state.box_secrets, state.box_betrayals = sorted(ordinary), sorted(betrayals)  # DW-SETUP-21


# -- what was asked for -------------------------------------------------------------------------------------------------


def one_of(setup: dict[str, Any], name: str, default: str, choices: tuple[str, ...]) -> str:
    """A setting with a few possible values."""
    wanted: Any = setup.get(name, default)
    if not isinstance(wanted, str) or wanted not in choices:
        raise BadSetup(f"unknown-{name}", wanted=str(wanted), choices=", ".join(choices))
    return wanted


def seats_of(setup: dict[str, Any]) -> int:
    """DW-SETUP-01: two to five players."""
    seats: Any = setup.get("seats", 2)
    if type(seats) is not int or not 2 <= seats <= 5:
        raise BadSetup("seat-count", seats=str(seats))
    return seats


def variant_of(setup: dict[str, Any], seats: int) -> str:
    """DW-SETUP-01, DW-VAR-05, -14: two players play together, and only they may play the dilemma."""
    variant = one_of(setup, "variant", "co-op" if seats == 2 else "standard", VARIANTS)
    if seats == 2 and variant not in TWO:
        raise BadSetup("two-players", variant=variant)
    if seats > 2 and variant == "dilemma":
        raise BadSetup("dilemma", seats=seats)
    return variant


def rules_of(setup: dict[str, Any]) -> list[str]:
    """DW-VAR-17: extra rules, in their fixed order; they never change again."""
    wanted: Any = setup.get("rules", [])
    if not isinstance(wanted, list) or any(rule not in RULES for rule in wanted):  # pyright: ignore[reportUnknownVariableType]
        raise BadSetup("unknown-rules", wanted=str(wanted), choices=", ".join(RULES))  # pyright: ignore[reportUnknownArgumentType]
    return [rule for rule in RULES if rule in wanted]

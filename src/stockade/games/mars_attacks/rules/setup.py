"""Setting up (MA-FORCE, MA-CAMP): scenario, side, force, difficulty and players in; the first state out. What breaks a limit is refused."""

from __future__ import annotations

from typing import Any

from stockade.engine import BadSetup, Chance, call
from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.facts import ALONE, BATTLES, CAMPAIGN, FORCE_POINTS, SIDES, SQUAD_POINTS
from stockade.games.mars_attacks.rules.campaign import prepare_battle
from stockade.games.mars_attacks.state import Model, State

SCENARIO_IDS = (CAMPAIGN, *BATTLES, *ALONE)
SEATS = (1, 4)
DICE = 3  # the difficulty changes each Incursion Point by at most that many dice
EXTRA = 12

POINT_RULES = {CAMPAIGN: "MA-CAMP-05", "surprise": "MA-SURPRISE-01", "help": "MA-HELP-01", "breaking": "MA-CAMP-05", "home": "MA-CAMP-05"}

FORCES: dict[str, dict[str, list[str]]] = {
    CAMPAIGN: {
        "human": ["edwin", "blaine", "tunga", *["us-rifle"] * 6],
        "martian": [*["martian-leader"] * 3, *["martian-disintegrator"] * 7],
    },
    "surprise": {
        "human": ["us-sergeant", *["us-rifle"] * 5],
        "martian": ["martian-leader", *["martian-disintegrator"] * 2],
    },
    "help": {"human": ["us-sergeant", *["us-rifle"] * 10], "martian": ["martian-leader", *["martian-disintegrator"] * 5]},
    "breaking": {
        "human": ["us-sergeant", "eva", "deke", *["us-rifle"] * 6],
        "martian": ["general-tor", "martian-leader", *["martian-disintegrator"] * 6],
    },
    "home": {
        "human": ["edwin", "tunga", "blaine"],
        "martian": ["general-tor", "martian-leader", *["martian-disintegrator"] * 4],
    },
}


def first_state(setup: dict[str, Any], chance: Chance) -> State:
    """The force in camp; the first task lays out the board."""
    scenario = scenario_of(setup)
    side = side_of(setup)
    force = force_of(setup, scenario, side)
    seats, players = players_of(setup, len(force))
    battle = BATTLES[0] if scenario == CAMPAIGN else scenario
    size = facts.boards()[battle].size
    return State(
        seats=seats,
        chance=chance.words,
        scenario=scenario,
        battle=battle,
        side=side,
        difficulty=whole(setup, "difficulty", -DICE, DICE),
        extra=whole(setup, "extra", 0, EXTRA),
        force=models(force, players),
        zombies=[0] * size,
        marked=[0] * size,
        deck=list(facts.deck(side)),
        agenda=[call(prepare_battle)],
    )


def scenario_of(setup: dict[str, Any]) -> str:
    """The campaign, or one battle alone."""
    wanted: Any = setup.get("scenario", CAMPAIGN)
    if wanted not in SCENARIO_IDS:
        raise BadSetup("unknown-scenario", scenario=str(wanted), choices=", ".join(SCENARIO_IDS))
    return str(wanted)


def side_of(setup: dict[str, Any]) -> str:
    """MA-CAMP-04."""
    wanted: Any = setup.get("side", SIDES[0])
    if wanted not in SIDES:
        raise BadSetup("unknown-side", side_id=str(wanted), choices=", ".join(SIDES))
    return str(wanted)


def whole(setup: dict[str, Any], name: str, least: int, most: int) -> int:
    """A whole number within limits; a page may send it as text."""
    wanted: Any = setup.get(name, 0)
    if isinstance(wanted, str) and wanted.removeprefix("-").isdigit():
        wanted = int(wanted)
    if type(wanted) is not int or not least <= wanted <= most:
        raise BadSetup("number", name=name, value=str(wanted), least=least, most=most)
    return wanted


def force_of(setup: dict[str, Any], scenario: str, side: str) -> list[str]:
    """MA-FORCE-01..04, MA-CAMP-05, -06: the purchases, checked against the list and the points."""
    wanted: Any = setup.get("force") or FORCES[scenario][side]
    if not isinstance(wanted, list):
        raise BadSetup("force", force=str(wanted))
    force: list[str] = [str(unit) for unit in wanted]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    check_force(force, scenario, side)
    return force


def check_force(force: list[str], scenario: str, side: str) -> None:
    """MA-FORCE-01, -04, MA-CAMP-05: from one list, each named Hero once, within the points."""
    for number, unit in enumerate(force):
        if unit not in facts.hireable(side):
            known = unit in facts.units() and unit != "zombie"
            reason = "other-side" if known else "unknown-unit"
            raise BadSetup(reason, unit_id=unit, choices=", ".join(facts.hireable(side)), rule="MA-FORCE-01")
        if facts.units()[unit].unique and unit in force[:number]:
            raise BadSetup("unit-twice", unit=unit, rule="MA-FORCE-04")
    points = sum(facts.units()[unit].points for unit in force)
    most = FORCE_POINTS if scenario == CAMPAIGN else SQUAD_POINTS[scenario]
    if points > most:
        raise BadSetup("too-many-points", points=points, most=most, rule=POINT_RULES[scenario])
    if scenario == CAMPAIGN and min(facts.units()[unit].points for unit in force) > SQUAD_POINTS[BATTLES[0]]:
        raise BadSetup("no-squad", most=SQUAD_POINTS[BATTLES[0]], rule="MA-SURPRISE-19")


def players_of(setup: dict[str, Any], purchases: int) -> tuple[int, list[int]]:
    """MA-CAMP-12: which seat leads which purchase: as given, or dealt out in turn."""
    seats: Any = setup.get("seats", 1)
    if type(seats) is not int or not SEATS[0] <= seats <= min(SEATS[1], purchases):
        raise BadSetup("seat-count", seats=str(seats), count=purchases)
    given: Any = setup.get("players")
    if given is None:
        return seats, [number % seats for number in range(purchases)]
    players: list[Any] = given if isinstance(given, list) else []  # pyright: ignore[reportUnknownVariableType]
    if any(type(seat) is not int for seat in players) or len(players) != purchases or set(players) != set(range(seats)):
        raise BadSetup("players", seats=seats, count=purchases)
    return seats, players


def models(force: list[str], players: list[int]) -> list[Model]:
    """The models of these purchases: those without a name of their own are numbered through the force."""
    found: list[Model] = []
    numbered = 0
    for number, (unit, seat) in enumerate(zip(force, players, strict=True)):
        for profile in facts.units()[unit].profiles:
            name = profile.id
            if not facts.units()[unit].unique:
                numbered += 1
                name = f"{profile.id}.{numbered}"
            found.append(Model(name, profile.id, seat, number, profile.heroics))
    return found

"""Setting up (XR-SETUP): mission, heroes and players in; the first state out. What cannot be played is refused with the reason."""

from __future__ import annotations

from typing import Any

from stockade.engine import BadSetup, Chance, call
from stockade.games.xmen_resistance.board.tiles import BIG_TEAM, FROM_START, MapError, MissionMap
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import reveal_people
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Mission
from stockade.games.xmen_resistance.rules.mode import MODES, Mode
from stockade.games.xmen_resistance.rules.round import mission_begins, new_round
from stockade.games.xmen_resistance.state import Hand, Hero, Objective, Person, Pile, SpawnPoint, State, Zombie
from stockade.parts.pile import shuffled


def first_state(setup: dict[str, Any], chance: Chance) -> State:
    """The board as the mission shows it, decks shuffled, heroes at the start."""
    mission = mission_of(setup)
    mode = MODES[mission.mode]
    heroes = team_of(setup, mission, mode)
    players = players_of(setup, len(heroes))
    board = board_of(mission)
    zones = board.map.zones
    state = State(
        seats=max(players) + 1,
        chance=chance.words,
        mission=mission.id,
        heroes=[figure(mode, *each) for each in zip(heroes, players, mission.start_zones(len(heroes)), strict=True)],
        horde=[0] * (3 * len(zones)),
        pool=[mode.enemies[kind].count for kind in mode.horde],
        open=[board.start_open >> edge.index & 1 for edge in board.map.edges],
        opened=[int(zone.kind in ("street", "fountain")) for zone in zones],
        spawn_pile=facedown(chance, [card for card in mode.spawn_cards if card not in mission.removed_spawn]),
        trait_pile=facedown(chance, [card.id for card in mode.traits.values() for _ in range(card.copies)]),
        # XR-SETUP-07, -16: no Secret Missions, and Too Late! like any other
        person_pile=facedown(
            chance, [card.id for card in mode.people.values() if card.id not in mission.removed_people for _ in range(card.copies)]
        ),
        zombie_pile=facedown(chance, list(mode.champions)),
        removed=[*(card for card in mission.removed_people for _ in range(mode.people[card].copies)), *mission.removed_spawn],
        exit=board.exit or "",
        awake=list(board.map.levels),
        cabin=board.elevator or "",
        hand=Hand(board.sentinel, board.sentinel_side) if board.sentinel else None,  # XR-SENT-11
    )
    state.spawns = [
        SpawnPoint(point.zone, point.color, point.when in FROM_START or point.when == BIG_TEAM)
        for point in board.spawns
        if point.when != BIG_TEAM or len(heroes) >= 5  # XR-SETUP-04
    ]
    pool = list(board.pool)
    chance.shuffle(pool)
    state.objectives = [Objective(o.zone, pool.pop() if o.color == "pool" else o.color, o.color == "pool") for o in board.objectives]
    for piece, zone in board.pieces.items():  # a Bystander who starts on the board
        if piece in state.person_pile.deck:
            state.person_pile.deck.remove(piece)
            state.people.append(Person(piece, zone))
    state.facedown = [Person(state.person_pile.deck.pop(), zone) for zone in board.bystanders]  # XR-SETUP-08
    for piece, zone in board.pieces.items():
        if piece in state.zombie_pile.deck:
            state.zombie_pile.deck.remove(piece)
            state.zombies.append(Zombie(piece, zone))
        elif (kind := piece.rstrip("_0123456789")) in mode.horde:
            index = mode.horde.index(kind)
            state.pool[index] -= 1
            state.horde[board.map.zone[zone].index * 3 + index] += 1
    g = Resistance(state)
    mission.prepare(g)
    started = open_start(g)
    state.agenda = [call(new_round), call(mission_begins), call(reveal_people, started if mission.reveals_rooms else [])]
    return state


def mission_of(setup: dict[str, Any]) -> Mission:
    """The mission chosen (XR-SETUP-01)."""
    wanted: Any = setup.get("mission", "MH0")
    if not isinstance(wanted, str) or wanted not in MISSIONS:
        raise BadSetup("unknown-mission", mission=str(wanted), choices=", ".join(MISSIONS))
    return MISSIONS[wanted]


def board_of(mission: Mission) -> MissionMap:
    """The mission's map; one that cannot be laid out is refused with the place of the mistake."""
    try:
        return mission.board
    except MapError as mistake:
        raise BadSetup("bad-map", mission=mission.id, where=mistake.where, why=mistake.why) from mistake


def team_of(setup: dict[str, Any], mission: Mission, mode: Mode) -> list[str]:
    """One to six different pieces of the mode (XR-SETUP-01, -02)."""
    wanted: Any = setup.get("heroes", list(mode.team[:4]))
    if not isinstance(wanted, list) or not mission.fewest <= len(wanted) <= len(mode.team):  # pyright: ignore[reportUnknownArgumentType]
        raise BadSetup("hero-count", least=mission.fewest, most=len(mode.team), mode=mode.id)
    heroes: list[str] = []
    for hero in wanted:  # pyright: ignore[reportUnknownVariableType]
        name = str(hero)  # pyright: ignore[reportUnknownArgumentType]
        if name not in mode.heroes:
            raise BadSetup("unknown-hero", hero_id=name, choices=", ".join(mode.team), mode=mode.id)
        if name in heroes:
            raise BadSetup("hero-twice", hero=name)
        heroes.append(name)
    return heroes


def players_of(setup: dict[str, Any], heroes: int) -> list[int]:
    """Which seat leads which hero (XR-SETUP-03): as given, or dealt out evenly."""
    seats: Any = setup.get("seats", 1)
    if type(seats) is not int or not 1 <= seats <= heroes:
        raise BadSetup("seat-count", seats=str(seats), heroes=heroes)
    given: Any = setup.get("players")
    if given is None:
        return [index * seats // heroes for index in range(heroes)]
    players: list[Any] = given if isinstance(given, list) else []  # pyright: ignore[reportUnknownVariableType]
    if any(type(seat) is not int for seat in players) or len(players) != heroes or set(players) != set(range(seats)):
        raise BadSetup("players", seats=seats, heroes=heroes)
    return players


def figure(mode: Mode, hero: str, seat: int, zone: str) -> Hero:
    """XR-SETUP-10..13, XR-ZMODE-09, -10: full Health, no Power or Hunger, no XP, token green."""
    health = mode.heroes[hero].health
    return Hero(hero, seat, zone, health, health)


def facedown(chance: Chance, cards: list[str]) -> Pile:
    """XR-SETUP-09."""
    return Pile(shuffled(chance, cards))


def open_start(g: Resistance) -> list[str]:
    """XR-SETUP-14, -15: the building of the Starting Zone, and those the mission says start open, count as opened; nobody spawns there."""
    started: list[str] = []
    for zone in dict.fromkeys(hero.zone for hero in g.state.heroes):
        if g.map.zone[zone].kind != "street":
            started += [room for room in g.ways.building(zone) if room not in started]
    for zone in (*started, *(room for start in g.mission.starts_open for room in g.ways.building(start))):
        g.state.opened[g.map.zone[zone].index] = 1  # XR-MZ5-05
    return started

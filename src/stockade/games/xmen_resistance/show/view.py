"""What a seat sees: everything face up. All players share what they know; decks and facedown cards are hidden from all of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from stockade.engine import Chance
from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.board.tiles import load_mission
from stockade.games.xmen_resistance.effects.ability import TABLE
from stockade.games.xmen_resistance.facts import DEVOUR, HUNGER_MAX, POWER_MAX, SECRETS, THRESHOLDS, Weapon
from stockade.games.xmen_resistance.play import HEROES, PEOPLE, WEAPONS, Resistance
from stockade.games.xmen_resistance.rules.combat import Attack, aim, in_line, rank, toughness
from stockade.games.xmen_resistance.rules.frost import frozen_by_zone
from stockade.games.xmen_resistance.rules.hero import actions_of, next_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.show.shapes import (
    AttackView,
    BystanderView,
    CardThere,
    Danger,
    Decks,
    Discards,
    EdgeView,
    Flight,
    Foreseen,
    HeroView,
    Meal,
    ObjectiveView,
    RollView,
    Sentinel,
    SkillView,
    SpawnView,
    View,
    ZoneView,
)
from stockade.games.xmen_resistance.state import Hero, Person, State

SPAWN_CARDS = facts.spawn_cards("hero") | facts.spawn_cards("zombie")
CHAMPIONS = facts.champions("hero") + facts.champions("zombie")


def view(g: Resistance) -> View:
    """The board, the dashboards and the tops of nothing."""
    state = g.state
    acting = g.heroes[state.active].zone if state.active else ""
    hand = state.hand
    return View(
        mission=state.mission,
        mode=g.mode.id,
        round=state.round,
        phase=state.phase,
        active=state.active or None,
        heroes=[dashboard(g, hero) for hero in state.heroes],
        awake=g.map.levels if g.mission.always_awake or len(g.map.levels) < 2 else list(state.awake),
        meals=meals(g),
        flights=flights(g),
        foreseen=[Foreseen(card.zone, card.id) for card in state.placed if card.cover],
        reach=g.ways.distances(acting) if acting else {},
        zones=zone_views(g),
        edges={edge.id: EdgeView(g.is_open(edge), lock_view(g, edge.id)) for edge in g.map.edges},
        spawns=[SpawnView(point.zone, point.color, point.active, number) for number, point in enumerate(state.spawns, 1)],
        objectives=[ObjectiveView(o.zone, "facedown" if o.facedown else o.color, bool(o.taker)) for o in state.objectives],
        exit=state.exit or None,
        sentinel=None if hand is None else Sentinel(hand.zone, hand.side),
        cabin=state.cabin or None,
        secrets=[CardThere(card.id, card.zone) for card in state.secrets],
        placed=[card.zone for card in state.placed if not card.cover],
        wanted=g.mission.wanted,
        goals=g.mission.goals(g),
        danger=danger_view(g),
        decks=Decks(
            spawn=len(state.spawn_pile.deck),
            traits=len(state.trait_pile.deck),
            bystanders=len(state.person_pile.deck),
            zombie_heroes=len(state.zombie_pile.deck),
        ),
        discards=Discards(
            spawn=list(state.spawn_pile.discards),
            traits=list(state.trait_pile.discards),
            bystanders=list(state.person_pile.discards),
            zombie_heroes=list(state.zombie_pile.discards),
        ),
        pools=dict(zip(g.horde, state.pool, strict=True)),
        gone=dict(zip(g.horde, state.gone, strict=True)),
        roll=roll_view(g),
    )


def danger_view(g: Resistance) -> Danger:
    """Whoever has the most XP sets the level."""
    leader = max(g.state.heroes, key=lambda hero: hero.xp)
    return Danger(g.danger + 1, leader.id, leader.xp, next_xp(leader))


def roll_view(g: Resistance) -> RollView | None:
    """The last attack roll."""
    roll = g.state.roll
    return None if roll is None else RollView(roll.hero, list(roll.dice), [bool(hit) for hit in roll.hits], roll.accuracy)


def dashboard(g: Resistance, hero: Hero) -> HeroView:
    """A Super Hero's board: tracks, Attacks, Skills, cards."""
    hungry = DEVOUR in g.mode.verbs
    return HeroView(
        id=hero.id,
        seat=hero.seat,
        zone=hero.zone or None,
        health=hero.health,
        health_max=hero.health_max,
        power=UNSET if hungry else hero.power,
        power_max=UNSET if hungry else POWER_MAX,
        hunger=hero.hunger if hungry else UNSET,
        hunger_max=HUNGER_MAX if hungry else UNSET,
        ravenous=g.mode.ravenous(hero) if hungry else UNSET,
        xp=hero.xp,
        level=hero.level + 1,
        level_xp=THRESHOLDS[hero.level],
        next_xp=next_xp(hero),
        actions=actions_of(hero) if hero.stage == "ready" else hero.actions,  # dealt out when the turn begins
        actions_max=actions_of(hero),
        state=hero.stage,
        traits=list(hero.traits),
        bystander=hero.bystander or None,
        tokens=list(hero.tokens),
        attacks=[attack_view(g, hero, weapon) for weapon in g.weapons(hero)],
        skills=skill_views(g, hero),
        effects=list(hero.effects),
    )


def attack_view(g: Resistance, hero: Hero, weapon: Weapon) -> AttackView:
    """An Attack as it would be rolled now; of whoever is not on the board, as it is printed."""
    dice, accuracy = weapon.dice, weapon.accuracy
    if hero.zone:
        shot = aim(g, hero, weapon, hero.zone)
        dice, accuracy = shot.dice + g.mode.bonus_dice(hero, shot), max(1, shot.accuracy - shot.bonus)
    kind = "melee" if weapon.melee else "ranged"
    return AttackView(weapon.id, kind, weapon.near, weapon.far, dice, accuracy, (weapon.dice, weapon.accuracy))


def skill_views(g: Resistance, hero: Hero) -> list[SkillView]:
    """Their own, and those that cards give."""
    own = HEROES[hero.id].skills
    unlocked = g.skills(hero)
    levels = {own[0]: 1, own[1]: 3, own[2]: 4}
    return [
        SkillView(
            id=skill,
            level=levels.get(skill, 0),
            unlocked=skill in unlocked,
            used=f"skill:{skill}" in hero.used,
            active=f"skill:{skill}@turn" in TABLE,
        )
        for skill in dict.fromkeys([*own, *unlocked])
    ]


def meals(g: Resistance) -> list[Meal]:
    """Whom whoever acts could devour where they stand: hits needed, XP for an Enemy, the card of a Bystander; the first in line first."""
    if not g.state.active or DEVOUR not in g.mode.verbs or not (zone := g.heroes[g.state.active].zone):
        return []
    shot = Attack(WEAPONS[DEVOUR], zone, True, 1, 1)
    present = in_line(g, shot, zone)
    ranks = {target: rank(g, target, present) for target in present}
    return [
        Meal(
            id=target,
            bystander=target in PEOPLE,
            needs=toughness(g, shot, target),
            xp=0 if target in PEOPLE else g.toughness(target) if target not in g.horde else 1,
            first=ranks[target] == min(ranks.values()),
        )
        for target in sorted(present, key=ranks.__getitem__)
    ]


def flights(g: Resistance) -> list[Flight]:
    """XR-ZMODE-30: who would run, and where to; in Hero Mode Bystanders run from nobody."""
    if DEVOUR not in g.mode.verbs:
        return []
    ways = ((person, g.mode.next_zones(g, person)) for person in g.state.people if not person.cover)
    return [Flight(person.id, person.zone, to) for person, to in ways if to]


def zone_views(g: Resistance) -> dict[str, ZoneView]:
    """What stands in each zone; a facedown Bystander card is only a number. Most zones are empty: pieces look for theirs."""
    state, seen_from = g.state, g.ways.seen_from
    walkers, brutes, runners = g.horde  # or troopers, guards and specialists
    count = iter(state.horde)
    found = {
        zone.id: ZoneView(
            {walkers: next(count), brutes: next(count), runners: next(count)}, [], [], [], 0, 0, bool(open), seen_from(zone.id)
        )
        for zone, open in zip(g.map.zones, state.opened, strict=True)
    }
    for zombie in state.zombies:
        there = found[zombie.zone]
        (there.lying if zombie.lying else there.zombie_heroes).append(zombie.id)
    for person in state.people:
        found[person.zone].bystanders.append(BystanderView(person.id, bool(person.cover)))
    for card in state.facedown:
        found[card.zone].facedown += 1
    for zone, number in frozen_by_zone(g).items():
        found[zone].frozen = number
    return found


def lock_view(g: Resistance, edge: str) -> str:
    """The colour of a door that is still locked."""
    color = g.board.locks.get(edge, "")
    return color if color and g.mission.lock_refusal(g, g.map.edge[edge]) is not None else ""


def scramble(state: State, chance: Chance) -> None:
    """Another possibility for all that lies face down: deck orders, facedown cards, facedown Objectives."""
    for pile in (state.trait_pile, state.zombie_pile):
        mix(chance, pile.deck)
    deal(
        chance,
        [card for card in state.placed if not card.cover],
        state.spawn_pile.deck,
        [card for card in SPAWN_CARDS if SPAWN_CARDS[card].kind == "zombie_hero"],
    )
    special = load_mission(state.mission).special_bystanders
    guarded = [card for card in state.facedown if card.zone in special]
    elsewhere = [card for card in state.facedown if card.zone not in special]
    if guarded:
        take_up(elsewhere, state.person_pile.deck, SECRETS)  # who lies elsewhere might lie here
    deal(chance, guarded, state.person_pile.deck, MISSIONS[state.mission].wanted)
    deal(chance, elsewhere, state.person_pile.deck, SECRETS)
    hidden = [objective for objective in state.objectives if objective.facedown]
    colors = [objective.color for objective in hidden]
    mix(chance, colors)
    for objective, color in zip(hidden, colors, strict=True):
        objective.color = color


def mix(chance: Chance, cards: list[str]) -> None:
    """In an order that depends on chance alone: who imagines the same luck imagines the same cards, whatever the truth is."""
    cards.sort()
    chance.shuffle(cards)


def take_up(lying: list[Person], deck: list[str], known: Sequence[str]) -> None:
    """Those that nobody knows go to the deck, and leave an empty place."""
    for card in lying:
        if card.id and card.id not in known:
            deck.append(card.id)
            card.id = ""


def deal(chance: Chance, lying: list[Person], deck: list[str], known: Sequence[str]) -> None:
    """These cards and the deck mixed anew; those of them that everybody knows to lie on the board stay there, wherever."""
    here = [card.id for card in lying if card.id in known]
    take_up(lying, deck, known)
    mix(chance, deck)
    here += [deck.pop() for _ in range(len(lying) - len(here))]
    mix(chance, here)
    for card, name in zip(lying, here, strict=True):
        card.id = name


def census(g: Resistance) -> dict[str, int]:
    """XR-COMP: nothing is ever lost or doubled."""
    state = g.state
    count = {kind: state.pool[i] + sum(state.horde[i::3]) + state.gone[i] for i, kind in enumerate(g.horde)}
    covers = sum(bool(person.cover) for person in state.people)
    out = sum(card in SPAWN_CARDS for card in state.removed)
    count["spawn cards"] = len(state.spawn_pile.deck) + len(state.spawn_pile.discards) + covers + len(state.placed) + out
    count["traits"] = len(state.trait_pile.deck) + len(state.trait_pile.discards) + sum(len(hero.traits) for hero in state.heroes)
    held = sum(bool(hero.bystander) for hero in state.heroes)
    away = sum(card in PEOPLE for card in state.removed)
    board = len(state.facedown) + len(state.people) + len(state.secrets)
    count["bystander cards"] = len(state.person_pile.deck) + len(state.person_pile.discards) + board + held + away
    slain = sum(card in CHAMPIONS for card in state.removed)
    count["zombie heroes"] = len(state.zombie_pile.deck) + len(state.zombie_pile.discards) + len(state.zombies) + slain
    count["heroes"] = len(state.heroes)
    return count

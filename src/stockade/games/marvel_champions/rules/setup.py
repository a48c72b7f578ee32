"""Setting up (MC-SETUP): scenario, mode, modular sets and decks in; the first state out, and the steps that ask somebody as tasks."""

from __future__ import annotations

from typing import Any

from stockade.engine import Ask, BadSetup, Chance, Option, call
from stockade.games.marvel_champions.decks.deckbuilding import faults, prepared
from stockade.games.marvel_champions.effects.ability import BOOK, Use
from stockade.games.marvel_champions.facts import cards, decks, encounter_set, scenarios, sets
from stockade.games.marvel_champions.packs import CORE, RANDOM, pack_with
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import discard_hand, draw
from stockade.games.marvel_champions.rules.choose import some_of_hand
from stockade.games.marvel_champions.rules.damage import stage_arrives
from stockade.games.marvel_champions.rules.round import new_round
from stockade.games.marvel_champions.rules.threat import stage_revealed
from stockade.games.marvel_champions.state import NOBODY, Card, Player, State, task

PREPARED = ("spider-man-justice", "captain-marvel-leadership", "she-hulk-aggression", "black-panther-protection")
LEARNING = "learning"  # MC-SCEN-09
LEARNERS = ("spider-man-justice", "captain-marvel-aggression")


class Box:
    """Numbers for cards, in the order in which they are taken out."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.owners: list[int] = []

    def take(self, code: str, owner: int = NOBODY) -> int:
        """One more card."""
        self.codes.append(code)
        self.owners.append(owner)
        return len(self.codes) - 1

    def take_all(self, codes: list[str], owner: int = NOBODY) -> list[int]:
        """Several."""
        return [self.take(code, owner) for code in codes]


def first_state(setup: dict[str, Any], chance: Chance) -> State:
    """MC-SETUP-01..11 as far as nobody has to be asked; decks are shuffled, the rest are tasks (MC-EBUILD-02, -03, MC-BUILD-11)."""
    wanted = learning(setup) if setup.get("scenario") == LEARNING else setup
    name = scenario_of(wanted)
    scenario = scenarios()[name]
    lists = decks_of(wanted)
    expert = wanted.get("mode", "standard") == "expert"
    modular, unseen = modular_of(wanted, scenario.modular, chance)
    box = Box()
    stages = scenario.expert_stages if expert else scenario.stages  # MC-SCEN-01, -02, -04..07
    players, table = seat_players(box, lists, chance)
    villain, scheme = box.take(stages[0]), box.take(scenario.schemes[0])
    table[villain] = Card(villain, stages[0])
    table[scheme] = Card(scheme, scenario.schemes[0])
    wanted_sets = [*scenario.sets, *([scenario.expert_set] if expert else []), *modular]
    deck = [card for set_name in wanted_sets for card in box.take_all(encounter_set(set_name))]  # MC-SETUP-20
    chance.shuffle(deck)
    for code in scenario.starts_in_play:
        if cards()[code].type == "environment":  # MC-SCEN-12
            card = box.take(code)
            table[card] = Card(card, code)
    state = State(
        seats=len(players),
        chance=chance.words,
        scenario=name,
        expert=expert,
        modular=modular,
        unseen=unseen,
        open_hands=wanted.get("hands", "open") != "closed",  # MC-TALK-01, -02
        codes=box.codes,
        owners=box.owners,
        table=table,
        players=players,
        villain=villain,
        villain_deck=list(stages[1:]),
        scheme=scheme,
        scheme_deck=list(scenario.schemes[1:]),
        deck=deck,
        phase="setup",
    )
    seats = range(len(players))
    steps = [call(choose_first), call(scenario_setup), call(opening_hands)]
    steps += [call(mulligan, seat) for seat in seats] + [call(identity_setup)]
    state.agenda = [call(new_round), *reversed(steps)]
    return state


def seat_players(box: Box, lists: list[tuple[str, dict[str, int]]], chance: Chance) -> tuple[list[Player], dict[int, Card]]:
    """MC-SETUP-02, -05..07: identities with their alter-ego side, shuffled decks, obligations and nemesis sets aside (MC-NEM-01)."""
    facts = cards()
    table: dict[int, Card] = {}
    players: list[Player] = []
    for seat, (hero, deck) in enumerate(lists):
        identity = box.take(facts[hero].back, seat)
        table[identity] = Card(identity, facts[hero].back, seat)
        ids = [box.take(name, seat) for name, count in sorted(deck.items(), key=lambda item: facts[item[0]].code) for _ in range(count)]
        chance.shuffle(ids)
        nemesis = box.take_all(encounter_set(f"{facts[hero].set}-nemesis"))
        obligation = box.take(next(card.id for card in facts.values() if card.hero == hero))
        players.append(Player(identity, ids, nemesis=nemesis, obligation=obligation))
    return players, table


def learning(setup: dict[str, Any]) -> dict[str, Any]:
    """MC-SCEN-09: Rhino, standard, with Bomb Scare: Spider-Man with Justice, then Captain Marvel with Aggression."""
    seats: Any = setup.get("seats", 1)
    if type(seats) is not int or not 1 <= seats <= len(LEARNERS):
        raise BadSetup("learning-count")
    return {**setup, "scenario": "rhino", "mode": "standard", "modular": ["bomb-scare"], "decks": list(LEARNERS[:seats])}


def scenario_of(setup: dict[str, Any]) -> str:
    """MC-SETUP-09, MC-COMP-03."""
    wanted: Any = setup.get("scenario", "rhino")
    if not isinstance(wanted, str) or wanted not in scenarios():
        raise BadSetup("unknown-scenario", scenario=str(wanted), choices=", ".join(scenarios()))
    if setup.get("mode", "standard") not in ("standard", "expert"):
        raise BadSetup("unknown-mode", mode=str(setup.get("mode")))
    return wanted


def decks_of(setup: dict[str, Any]) -> list[tuple[str, dict[str, int]]]:
    """One deck per player: a prepared one by name, or {"hero": ..., "cards": {...}} (MC-COMP-01, MC-SETUP-22)."""
    seats: Any = setup.get("seats", 1)
    given: Any = setup.get("decks", list(PREPARED[:seats] if isinstance(seats, int) else []))
    if not isinstance(given, list) or not 1 <= len(given) <= 4 or (type(seats) is int and "seats" in setup and seats != len(given)):  # pyright: ignore[reportUnknownArgumentType]
        raise BadSetup("player-count")
    found: list[tuple[str, dict[str, int]]] = []
    entry: Any
    for entry in given:  # pyright: ignore[reportUnknownVariableType]
        hero, deck = _deck(entry)
        if cards()[hero].who in [cards()[other].who for other, _ in found]:
            raise BadSetup("hero-twice", card=hero)
        found.append((hero, deck))
    return found


def _deck(entry: Any) -> tuple[str, dict[str, int]]:
    if isinstance(entry, str):
        if entry not in decks():
            raise BadSetup("unknown-deck", deck_id=entry, choices=", ".join(decks()))
        return prepared(entry)
    try:
        hero, deck = str(entry["hero"]), {str(name): int(count) for name, count in entry["cards"].items()}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSetup("unknown-deck", deck_id=str(entry)[:40], choices=", ".join(decks())) from error
    wrong = faults(hero, deck)
    if wrong:
        whose = {"who": hero} if hero in cards() else {}
        raise BadSetup(f"fault-{wrong[0].text}", rule_id=wrong[0].rule, **whose, **wrong[0].args)
    return hero, deck


def modular_of(setup: dict[str, Any], recommended: str, chance: Chance) -> tuple[list[str], bool]:
    """MC-EBUILD-01, -04..06: the recommended set, others, several, or one drawn unseen."""
    choices = [name for name, kind in sets().items() if kind == "modular"]
    wanted: Any = setup.get("modular") or [recommended]
    names = [str(name) for name in (wanted if isinstance(wanted, list) else [wanted])]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    if names == [RANDOM]:
        named: Any = setup.get("packs") or {}
        choices = [name for name in choices if pack_with("set", name) in (CORE, *named)]  # others came after the table was made
        return [choices[chance.below(len(choices))]], True
    for name in names:
        if name not in choices:
            raise BadSetup("unknown-modular", modular=name, choices=", ".join([*choices, RANDOM]))
    return list(dict.fromkeys(names)), False


# -- steps that are played --------------------------------------------------------------------------------------------


@task
async def choose_first(g: Champions) -> None:
    """MC-SETUP-04: the players agree; the group is asked."""
    if g.state.seats > 1:
        options = [Option(f"first:{seat}", "option-first", {"who": g.face(seat)}, seat) for seat in range(g.state.seats)]
        g.state.first = await Ask(0, "prompt-first", options, rule="MC-SETUP-04", group=True)
        g.emit("first.chosen", "MC-SETUP-04", who=g.face(g.state.first))


@task
async def scenario_setup(g: Champions) -> None:
    """MC-SETUP-12..15, -23..25: side 1A, then 1B, then the villain's stage; the obligations join the deck."""
    scheme = g.scheme
    for ability in BOOK[scheme.code].of("setup"):
        await ability.do(g, Use(ability, scheme.id, g.state.first))
    await stage_revealed(g, NOBODY)
    await stage_arrives(g, NOBODY)  # MC-SCEN-08
    g.state.deck += [player.obligation for player in g.state.players]
    g.chance.shuffle(g.state.deck)


@task
async def opening_hands(g: Champions) -> None:
    """MC-SETUP-16."""
    for seat in g.order():
        draw(g, seat, g.hand_size(seat), "MC-SETUP-16")


@task
async def mulligan(g: Champions, seat: int) -> None:
    """MC-SETUP-17, -18: any number of cards, once; they stay discarded."""
    hand = g.player(seat).hand
    chosen = await some_of_hand(g, seat, "prompt-mulligan", hand, 0, len(hand), "MC-SETUP-17")
    if chosen:
        discard_hand(g, seat, chosen, "MC-SETUP-17")
        draw(g, seat, g.hand_size(seat) - len(g.player(seat).hand), "MC-SETUP-17")


@task
async def identity_setup(g: Champions) -> None:
    """MC-SETUP-19, -21: setup texts of identities, in player order."""
    for seat in g.order():
        identity = g.identity(seat)
        for ability in BOOK[identity.code].of("setup"):
            g.emit("ability.used", ability.rule, card=identity.entity, who=identity.entity)
            await ability.do(g, Use(ability, identity.id, seat))

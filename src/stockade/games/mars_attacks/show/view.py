"""What a seat sees: everything but the order of the deck (MA-COMP-06). All players share one hand and one force.

```
{ "scenario":"campaign|surprise|help|breaking|home", "battle":"surprise", "side":"human|martian", "difficulty":0,
  "round":3, "turn":5, "uses":2, "phase":"squad|deploy|turns|test|draw|arrivals|checks|after",
  "acting":null|{"model":"us-rifle.3","kind":"action|deed|late|","halves":1,"deeds":0,"path":["e4"]},
  "models":[{"id":"us-rifle.3","profile":"us-rifle","seat":0,"stage":"camp|board|escaped|saved|dead","square":"e4"|null,
             "points":0,"value":0,"hero":false,"activated":false,"rattled":false,"grieving":false,"squad":true,
             "lost":"surprise"|"","kills":1,"cost":3,"purchase":2,"shoot":5,"fight":4,"survive":6,"range":[1,6],
             "abilities":["brave"],"weapon":"rifle"}],                                       // a stat of 0 is a dash
  "zombies":{"e2":{"count":2,"marked":0}},
  "terrain":{"f3":"rubble"}, "walls":[["e5","e6","full"]],                    // only what differs from the printed board
  "points":[{"square":"d8","dice":2}], "objectives":["e7"], "searched":1, "transmitter":"e7"|null, "sent":false, "free":true,
  "noise":2, "quiet":false, "authority":"eva"|null,
  "hand":["steady-hands"], "deck":27, "discards":["diversion"], "laid":[{"card":"jeep-run","count":1,"ready":true}],
  "goals":[{"id":"surprise-hold","done":false,"now":true,"count":1,"of":3}],
  "squad":{"points":34,"limit":35}, "force_points":94, "restarts":0, "score":0,
  "battles":[{"battle":"surprise","result":"won|lost|retreat","rounds":5,"lost":["us-rifle.4"]}],
  "roll":null|{"who":"us-rifle.3"|"","test":"shoot|fight|survive|round|arrivals","square":"e2"|null,"stat":5,
               "dice":[8,3,5],"hits":[true,false,true]},
  "sight":null|{"square":"e4","clear":["e2"],"cover":["h2"],"hear":["e2","d2"]} }                   // of the acting model
```
`static`: `GridMap.drawing()` of each battle's printed board under `boards` (with `blue`, `landing`, `exits`, `zombies`, `points`), and
`units`: points and profiles of everything that can be hired, for the force builder; `cards`: type, skull and rules of each support card.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from stockade.engine import Chance
from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.board.gridtext import EDGE_NAMES, TERRAIN_NAMES
from stockade.games.mars_attacks.facts import Profile
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.arrive import points
from stockade.games.mars_attacks.rules.campaign import worth
from stockade.games.mars_attacks.rules.react import NOISE
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.state import Model, State


def view(g: DeadSilence) -> dict[str, Any]:
    """The board, the force, the hand."""
    state = g.state
    names = g.map.names
    here = SCENARIOS[state.battle]
    acting = state.acting
    return {
        "scenario": state.scenario,
        "battle": state.battle,
        "side": state.side,
        "difficulty": state.difficulty,
        "round": state.round,
        "turn": state.turn,
        "uses": state.uses,
        "phase": state.phase,
        "acting": None
        if acting is None
        else {
            "model": acting.model,
            "kind": acting.kind,
            "halves": acting.halves,
            "deeds": acting.deeds,
            "path": [names[square] for square in acting.path],
        },
        "models": [model_view(g, model) for model in state.force],
        "zombies": {names[square]: {"count": state.zombies[square], "marked": state.marked[square]} for square in g.zombie_squares()},
        "terrain": {names[change.a]: TERRAIN_NAMES[change.kind] for change in state.changes if change.b < 0},
        "walls": [[names[change.a], names[change.b], EDGE_NAMES[change.kind]] for change in state.changes if change.b >= 0],
        "points": [{"square": names[square], "dice": dice} for square, dice in points(g)],
        "objectives": [names[square] for square in state.objectives],
        "searched": state.searched,
        "transmitter": names[state.transmitter] if state.transmitter >= 0 else None,
        "sent": state.sent,
        "free": here.may_leave(g),
        "noise": state.noise,
        "quiet": state.quiet,
        "authority": state.authority or None,
        "hand": list(state.hand),
        "deck": len(state.deck),
        "discards": list(state.discards),
        "laid": [{"card": laid.card, "count": laid.count, "ready": laid.turn < state.turn} for laid in state.laid],
        "goals": [{"id": x.id, "done": x.done, "now": x.now, "count": x.count, "of": x.of} for x in here.goals(g)],
        "squad": {"points": g.worth([g.models[name] for name in state.squad]), "limit": here.points},
        "force_points": g.worth(g.alive()),
        "battles": [{"battle": b.battle, "result": b.result, "rounds": b.rounds, "lost": b.lost} for b in state.battles],
        "restarts": state.restarts,
        "score": state.score,
        "roll": roll_view(g),
        "sight": sight_view(g),
    }


def sight_view(g: DeadSilence) -> dict[str, Any] | None:
    """What the acting model sees, clearly or behind cover, and how far its shot would be heard."""
    acting = g.state.acting
    square = -1 if acting is None else g.models[acting.model].square
    if square < 0:
        return None
    names = g.map.names
    seen = [other for other in g.map.seen_from(square) if other != square]
    return {
        "square": names[square],
        "clear": [names[other] for other in seen if g.map.clear(square, other)],
        "cover": [names[other] for other in seen if not g.map.clear(square, other)],
        "hear": [names[other] for other in g.map.within(square, NOISE)],
    }


def roll_view(g: DeadSilence) -> dict[str, Any] | None:
    """The last dice."""
    roll = g.state.roll
    if roll is None:
        return None
    return {
        "who": roll.who,
        "test": roll.test,
        "square": g.name(roll.square) if roll.square >= 0 else None,
        "stat": roll.stat,
        "dice": roll.dice,
        "hits": [bool(hit) for hit in roll.hits],
    }


def card_view(profile: Profile) -> dict[str, Any]:
    """The numbers of a model's card."""
    return {
        "shoot": profile.shoot,
        "fight": profile.fight,
        "survive": profile.survive,
        "range": [profile.range_min, profile.range_max],
        "abilities": sorted(profile.abilities),
        "weapon": profile.weapon,
    }


def model_view(g: DeadSilence, model: Model) -> dict[str, Any]:
    """One model of the force."""
    return {
        "id": model.id,
        "profile": model.profile,
        "seat": model.seat,
        "stage": model.stage,
        "square": g.name(model.square) if model.square >= 0 else None,
        "points": model.points,
        "value": model.value,
        "hero": g.is_hero(model),
        "activated": model.activated,
        "rattled": model.rattled,
        "grieving": model.grieving,
        "squad": model.id in g.state.squad,
        "lost": model.lost,
        "kills": model.kills,
        "cost": worth(model),
        "purchase": model.purchase,
        **card_view(g.profile(model)),
    }


def static(g: DeadSilence) -> dict[str, Any]:
    """The printed boards, and everything that can be hired."""
    battles = facts.BATTLES if g.state.scenario == "campaign" else (g.state.battle,)
    boards: dict[str, Any] = {}
    for battle in battles:
        board = facts.boards()[battle]
        boards[battle] = {
            **board.drawing(),
            "blue": [board.names[square] for square in board.marked("B")],
            "landing": [board.names[square] for square in board.marked("R")],
            "zombies": [board.names[square] for square in board.marked("Z")],
            "exits": [board.names[square] for square in board.exits],
            "points": [{"square": board.names[square], "dice": dice} for square, dice in board.numbers()],
        }
    units = [
        {
            "id": unit.id,
            "side": unit.side,
            "kind": unit.kind,
            "points": unit.points,
            "unique": unit.unique,
            "profiles": [{"id": profile.id, "heroics": profile.heroics, **card_view(profile)} for profile in unit.profiles],
        }
        for unit in facts.units().values()
        if unit.side in facts.SIDES
    ]
    return {
        "boards": boards,
        "units": units,
        "cards": {x.id: {"type": x.type, "skull": x.skull, "rules": x.rules} for x in facts.cards().values()},
    }


def scramble(state: State, chance: Chance) -> None:
    """Another order of the deck: nothing else is hidden."""
    chance.shuffle(state.deck)


def census(g: DeadSilence) -> dict[str, int]:
    """Cards and models are never lost or doubled; the supply of Zombies has no end (MA-COMP-05)."""
    state = g.state
    count = {"models": len(state.force)}
    piles = [*state.deck, *state.hand, *state.discards, *(laid.card for laid in state.laid for _ in range(laid.count))]
    held = Counter(piles)
    return count | {card: held[card] for card in facts.cards()}

"""What a seat sees: everything but the order of the deck. All players share one hand and one force."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import structs

from stockade.engine import Chance
from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.board.gridtext import EDGE_NAMES, TERRAIN_NAMES
from stockade.games.mars_attacks.facts import Profile
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.arrive import points
from stockade.games.mars_attacks.rules.campaign import worth
from stockade.games.mars_attacks.rules.react import NOISE
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.show.shapes import (
    Acting,
    BoardShape,
    CardInfo,
    GoalView,
    LaidCard,
    ModelView,
    Pack,
    PastBattle,
    ProfileInfo,
    RollView,
    Service,
    Sight,
    SpawnPoint,
    SquadView,
    Square,
    Static,
    UnitInfo,
    View,
)
from stockade.games.mars_attacks.state import Model, State
from stockade.parts.pile import deal_again


def view(g: DeadSilence) -> View:
    """The board, the force, the hand."""
    state = g.state
    names = g.map.names
    here = SCENARIOS[state.battle]
    acting = state.acting
    return View(
        scenario=state.scenario,
        battle=state.battle,
        side=state.side,
        difficulty=state.difficulty,
        round=state.round,
        turn=state.turn,
        uses=state.uses,
        phase=state.phase,
        acting=None
        if acting is None
        else Acting(acting.model, acting.kind, acting.halves, acting.deeds, [names[square] for square in acting.path]),
        models=[model_view(g, model) for model in state.force],
        zombies={names[square]: Pack(state.zombies[square], state.marked[square]) for square in g.zombie_squares()},
        terrain={names[change.a]: TERRAIN_NAMES[change.kind] for change in state.changes if change.b < 0},
        walls=[(names[change.a], names[change.b], EDGE_NAMES[change.kind]) for change in state.changes if change.b >= 0],
        points=[SpawnPoint(names[square], dice) for square, dice in points(g)],
        objectives=[names[square] for square in state.objectives],
        searched=state.searched,
        transmitter=names[state.transmitter] if state.transmitter >= 0 else None,
        sent=state.sent,
        free=here.may_leave(g),
        noise=state.noise,
        quiet=state.quiet,
        authority=state.authority or None,
        hand=list(state.hand),
        deck=len(state.deck),
        discards=list(state.discards),
        laid=[LaidCard(laid.card, laid.count, laid.turn < state.turn) for laid in state.laid],
        goals=[GoalView(x.id, x.done, x.now, x.count, x.of) for x in here.goals(g)],
        squad=SquadView(g.worth([g.models[name] for name in state.squad]), here.points),
        force_points=g.worth(g.alive()),
        battles=[PastBattle(b.battle, b.result, b.rounds, b.lost) for b in state.battles],
        restarts=state.restarts,
        score=state.score,
        roll=roll_view(g),
        sight=sight_view(g),
    )


def sight_view(g: DeadSilence) -> Sight | None:
    """What the acting model sees, clearly or behind cover, and how far its shot would be heard."""
    acting = g.state.acting
    square = -1 if acting is None else g.models[acting.model].square
    if square < 0:
        return None
    names = g.map.names
    seen = [other for other in g.map.seen_from(square) if other != square]
    return Sight(
        square=names[square],
        clear=[names[other] for other in seen if g.map.clear(square, other)],
        cover=[names[other] for other in seen if not g.map.clear(square, other)],
        hear=[names[other] for other in g.map.within(square, NOISE)],
    )


def roll_view(g: DeadSilence) -> RollView | None:
    """The last dice."""
    roll = g.state.roll
    if roll is None:
        return None
    return RollView(
        who=roll.who,
        test=roll.test,
        square=g.name(roll.square) if roll.square >= 0 else None,
        stat=roll.stat,
        dice=roll.dice,
        hits=[bool(hit) for hit in roll.hits],
    )


def card_view(profile: Profile) -> dict[str, Any]:
    """The numbers of a model's card."""
    return {
        "shoot": profile.shoot,
        "fight": profile.fight,
        "survive": profile.survive,
        "range": (profile.range_min, profile.range_max),
        "abilities": sorted(profile.abilities),
        "weapon": profile.weapon,
    }


def model_view(g: DeadSilence, model: Model) -> ModelView:
    """One model of the force."""
    return ModelView(
        id=model.id,
        profile=model.profile,
        seat=model.seat,
        stage=model.stage,
        square=g.name(model.square) if model.square >= 0 else None,
        points=model.points,
        value=model.value,
        hero=g.is_hero(model),
        activated=model.activated,
        rattled=model.rattled,
        grieving=model.grieving,
        squad=model.id in g.state.squad,
        lost=model.lost,
        kills=model.kills,
        record=Service(**structs.asdict(model.record)),
        cost=worth(model),
        purchase=model.purchase,
        **card_view(g.profile(model)),
    )


def static(g: DeadSilence) -> Static:
    """The printed boards, and everything that can be hired."""
    battles = facts.BATTLES if g.state.scenario == "campaign" else (g.state.battle,)
    boards: dict[str, BoardShape] = {}
    for battle in battles:
        board = facts.boards()[battle]
        drawing = board.drawing()
        boards[battle] = BoardShape(
            width=drawing["width"],
            height=drawing["height"],
            squares=[Square(**square) for square in drawing["squares"]],
            edges=[tuple(edge) for edge in drawing["edges"]],
            blue=[board.names[square] for square in board.marked("B")],
            landing=[board.names[square] for square in board.marked("R")],
            zombies=[board.names[square] for square in board.marked("Z")],
            exits=[board.names[square] for square in board.exits],
            points=[SpawnPoint(board.names[square], dice) for square, dice in board.numbers],
        )
    units = [
        UnitInfo(
            id=unit.id,
            side=unit.side,
            kind=unit.kind,
            points=unit.points,
            unique=unit.unique,
            profiles=[ProfileInfo(id=profile.id, heroics=profile.heroics, **card_view(profile)) for profile in unit.profiles],
        )
        for unit in facts.units().values()
        if unit.side in facts.SIDES
    ]
    return Static(boards, units, {x.id: CardInfo(x.type, x.skull, list(x.rules)) for x in facts.cards().values()})


def scramble(state: State, chance: Chance) -> None:
    """MA-COMP-06: another order of the deck: nothing else is hidden."""
    deal_again([state.deck], chance)


def census(g: DeadSilence) -> dict[str, int]:
    """Cards and models are never lost or doubled; the supply of Zombies has no end (MA-COMP-05)."""
    state = g.state
    count = {"models": len(state.force)}
    piles = [*state.deck, *state.hand, *state.discards, *(laid.card for laid in state.laid for _ in range(laid.count))]
    held = Counter(piles)
    return count | {card: held[card] for card in facts.cards()}

"""Fit how Champions bots judge a position: `python tools/champions_worth.py --games 2000` writes `bot/worth.toml`.

Plays games of quick players that begin somewhere in the middle: villain, scheme, hero, hand and what is in play are arranged by chance, so
that what a thing is worth shows in how the games end and not in who happens to have it. Seeds below 5000 only, never those that strength is
measured with. Each round's start is a row; a logistic regression is fitted to them, drawn towards the weights that were set by hand, and
written is what lies halfway between both.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy

from stockade.engine import Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.bot import worth
from stockade.games.marvel_champions.bot.quick import quick_answer
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import put, show_face, starting_threat
from stockade.games.marvel_champions.rules.setup import PREPARED

ANSWERS = 3000  # nobody needs more to win
SEEDS = 5000
DECKS = (*PREPARED, "iron-man-aggression")
VILLAINS = ("rhino", "klaw", "ultron")
ROUND_WEIGHT = 0.35  # of a later round, beside the first: rows of one game are alike

Row = tuple[dict[str, float], float, float]


def somewhere(g: Champions, rng: Random) -> None:
    """The position after setting up, changed by chance."""
    state = g.state
    if state.villain_deck and rng.random() < 0.5:
        show_face(g, g.villain, state.villain_deck.pop(0))
    g.villain.damage = int(rng.random() * (g.stat(g.villain, "health") - 1))
    if state.scheme_deck and rng.random() < 0.3:
        show_face(g, g.scheme, state.scheme_deck.pop(0))
    g.scheme.threat = int(rng.random() * (g.target(g.scheme) - 1))
    state.acceleration = rng.choice((0, 0, 0, 1, 2))
    for player in state.players:
        seat = state.players.index(player)
        identity = g.identity(seat)
        stays = [card for card in player.deck if FACTS[state.codes[card]].type in ("upgrade", "support", "ally")]
        for card in rng.sample(stays, min(len(stays), rng.choice((0, 1, 2, 3, 4, 6)))):
            code = state.codes[card]
            if BOOK[code].hosts is None and g.can_enter(code):
                player.deck.remove(card)
                put(g, card, seat)
        if rng.random() < 0.5:
            show_face(g, identity, next(facts.id for facts in FACTS.values() if facts.back == identity.code))
        identity.damage = int(rng.random() * (g.stat(identity, "health") - 1))
        identity.exhausted = rng.random() < 0.15
        for _ in range(rng.choice((0, 0, 1, 2))):
            player.discard.append(player.hand.pop())
    for card in list(g.minions.values()):
        if rng.random() < 0.5:
            card.damage = g.stat(card, "health") - 1
    come = [card for card in state.deck if FACTS[state.codes[card]].type in ("minion", "side-scheme", "attachment")]
    for card in rng.sample(come, rng.choice((0, 0, 1, 2, 3))):
        facts = FACTS[state.codes[card]]
        if facts.type == "attachment" and facts.set != state.scenario:
            continue
        if not g.can_enter(facts.id):
            continue
        state.deck.remove(card)
        if facts.type == "minion":
            put(g, card, engaged=rng.randrange(state.seats))
        elif facts.type == "side-scheme":
            put(g, card).threat = starting_threat(g, facts) or 1
        elif (hosts := BOOK[facts.id].hosts) is not None and (there := hosts(g, 0)):
            put(g, card, host=there[0].id)


def drawn(rng: Random, seats: int, villains: tuple[str, ...], standard: int) -> dict[str, Any]:
    """Heroes and a villain by chance; so many games in standard mode for one in expert mode."""
    decks = rng.sample(DECKS, seats)
    villain = rng.choice(villains)
    return {**GAME.defaults(villain, seats), "decks": decks, "mode": rng.choice(("standard",) * standard + ("expert",))}


def game(seed: int, rng: Random) -> list[Row]:
    """The rows of one game."""
    seats = rng.choice((1, 1, 1, 2))
    table = Table.new(GAME.id, drawn(rng, seats, VILLAINS, standard=4), seed)
    while table.round < 1:
        answer(table)
    table.arrange(lambda g: somewhere(g, rng))
    seen: list[dict[str, float]] = []
    last = -1
    for _ in range(ANSWERS):
        if table.outcome:
            break
        if table.round != last:
            last = table.round
            g = table.play
            assert isinstance(g, Champions)
            seen.append(worth.features(g))
        answer(table)
    won = float(table.outcome == "won")
    return [(row, won, 1.0 if number == 0 else ROUND_WEIGHT) for number, row in enumerate(seen)]


def answer(table: Table) -> None:
    ask = table.pending[0]
    g = table.play
    assert isinstance(g, Champions)
    table.answer(ask.seat, quick_answer(g, ask), decision=ask.id)


def fit(rows: list[Row], firm: float) -> dict[str, float]:
    """Weights that explain the ends of the games, drawn towards those that were set by hand; in points of the villain's health."""
    names = list(worth.BY_HAND)
    table = numpy.array([[row.get(name, 0.0) for name in names] for row, _, _ in rows])
    won, much = numpy.array([row[1] for row in rows]), numpy.array([row[2] for row in rows])
    prior = worth.SLOPE * numpy.array([worth.BY_HAND[name] for name in names])
    scale = numpy.maximum(worth.SLOPE / 2, numpy.abs(prior) / 2)  # a weight may leave its prior by about so much

    def loss(theta: Any) -> float:
        guess = numpy.clip(1.0 / (1.0 + numpy.exp(-numpy.clip(table @ theta, -30, 30))), 1e-5, 1 - 1e-5)
        return float(-(much * (won * numpy.log(guess) + (1 - won) * numpy.log(1 - guess))).sum())

    def regret(theta: Any) -> float:
        return loss(theta) + 0.5 * firm * float((((theta - prior) / scale) ** 2).sum())

    theta = prior.copy()
    for _ in range(60):  # Newton's steps, shortened where they go too far
        chance = 1.0 / (1.0 + numpy.exp(-numpy.clip(table @ theta, -30, 30)))
        slope = table.T @ (much * (won - chance)) - firm * (theta - prior) / scale**2
        bend = (table * (much * chance * (1 - chance))[:, None]).T @ table + numpy.diag(firm / scale**2)
        step = numpy.linalg.solve(bend, slope)
        while regret(theta + step) > regret(theta) and float(numpy.abs(step).max()) > 1e-6:
            step = step / 2
        theta = theta + step
        if float(numpy.abs(step).max()) < 1e-6:
            break
    fitted = theta
    unit = names.index("villain")
    theta = (fitted + prior * (fitted[unit] / prior[unit])) / 2  # quick players see too little of what a good player lives on
    for _ in range(20):
        chance = 1.0 / (1.0 + numpy.exp(-numpy.clip(table @ theta, -30, 30)))
        theta[names.index("one")] += float((much * (won - chance)).sum() / (much * chance * (1 - chance)).sum())
    losses = ", ".join(f"{name} {loss(one) / much.sum():.4f}" for name, one in (("by hand", prior), ("fitted", fitted), ("halfway", theta)))
    print(f"{len(rows)} rows, {won.mean():.2f} won; loss {losses}")
    return {name: float(value) for name, value in zip(names, theta, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--firm", type=float, default=4.0, help="how firmly the weights set by hand are held")
    options = parser.parse_args()
    rng = Random(options.seed)
    rows: list[Row] = []
    for number in range(options.games):
        rows += game(rng.randrange(SEEDS), rng)
        if number % 200 == 199:
            print(number + 1, flush=True)
    found = fit(rows, options.firm)
    for name, value in found.items():
        print(f"{name:16}{value / -found['villain']:8.2f}{worth.BY_HAND[name]:8.2f}")
    worth.FILE.write_text("".join(f"{name} = {value:.4f}\n" for name, value in found.items()), encoding="utf-8")


if __name__ == "__main__":
    main()

"""What a watcher is sent while a game is played: nothing that lies face down, no order of a deck, no key to a seat."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from tests.browser import scenes
from tests.browser.conftest import Look
from tests.browser.serving import Served
from tests.browser.window import PACE
from tests.server.screen import Screen

from stockade.engine import Table


def lists(value: Any) -> Iterator[list[str]]:
    """Every list of words in a frame."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from lists(inner)
    elif isinstance(value, list):
        if len(value) >= 3 and all(isinstance(inner, str) for inner in value):
            yield value
        for inner in value:
            yield from lists(inner)


def runs_in(part: Sequence[str], deck: Sequence[str]) -> bool:
    """Whether three neighbours of the deck stand together, forwards or backwards."""
    threes = {tuple(deck[i : i + 3]) for i in range(len(deck) - 2)}
    threes |= {three[::-1] for three in threes}
    return any(tuple(part[i : i + 3]) in threes for i in range(len(part) - 2))


def hidden(table: Table) -> set[str]:
    """The ids that lie face down and nowhere else (some cards are in the box more than once)."""
    state = table.state
    people, spawns, zombies = state.person_pile, state.spawn_pile, state.zombie_pile
    down = {person.id for person in state.facedown} | {person.cover for person in state.people if person.cover}
    open_cards = {*people.discards, *spawns.discards, *zombies.discards, *state.removed, *(hero.bystander for hero in state.heroes)}
    return (down | {*people.deck, *spawns.deck, *zombies.deck}) - open_cards - {person.id for person in state.people}


def test_a_watcher_learns_nothing_early(server: Served, look: Look) -> None:
    seed = scenes.won_seed()
    made = server.new_table("h", seed=seed)
    script = scenes.new(seed)
    player = scenes.Sensible(script)
    watcher = look(server.link(made, None))
    watcher.wait(lambda: watcher.table, "the table")
    assert watcher.welcome["watching"]
    checked, seen, tokens = 0, 0, [seat["token"] for seat in made["seats"]]
    frames: list[str] = []

    told = 0

    def check() -> None:
        nonlocal checked, told
        fresh, checked = watcher.heard[checked:], len(watcher.heard)
        frames.extend(fresh)
        # a Spawn card that all saw and that went back into the deck in between is no secret of these frames
        open_ones = ("card.spawned", "card.buried")
        drawn, told = {event.args["card"] for event in script.log[told:] if event.kind in open_ones}, len(script.log)
        secret = hidden(script) - drawn
        state = script.state
        for text in fresh:
            frame = json.loads(text)
            if frame["type"] == "welcome":  # names of all cards: what the box says
                frame.pop("glossary")
                text = json.dumps(frame)
            for name in secret:
                assert f'"{name}"' not in text and f":{name}" not in text, (name, text[:400])
            for part in lists(frame):
                for pile in (state.spawn_pile, state.trait_pile, state.person_pile, state.zombie_pile):
                    assert not runs_in(part, pile.deck), part

    check()
    revealed = set[str]()
    with Screen(server.port, made["table"], *tokens) as driver:
        while not script.outcome and script.round < 4:
            ask = script.pending[0]
            keys = player.choose(script, ask)
            before = hidden(script)
            driver.answer(ask.seat, *keys)
            script.answer(ask.seat, keys, decision=ask.id)
            revealed |= before - hidden(script)
            watcher.wait(lambda: watcher.table["seq"] >= driver.table["seq"], "the same table")
            assert watcher.table["asks"] == []
            seen += 1
            check()
            watcher.page.wait_for_timeout(PACE * 1000)
    assert seen > 20 and revealed, "the game went somewhere"
    told = "".join(frames)
    assert any(f'"{name}"' in told for name in revealed)  # the check can find what it looks for
    for token in [*tokens, made["watch"]]:
        assert token not in told
    assert [json.loads(frame).get("seed") for frame in frames if '"seed"' in frame] == [seed]  # chosen, and so told to all, once
    assert watcher.said and all(tokens[0] not in text for text in watcher.said)

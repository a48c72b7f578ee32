"""Random games, watched: what was hidden and is shown cannot be taken back freely, what changed is told, and what is remembered is true."""

import random
import re
from collections.abc import Iterator

import pytest

from stockade.engine import Event, Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.facts import sets
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import Card, State
from stockade.testing.driver import step

SEATS = {"rhino": 2, "klaw": 3, "ultron": 4}
NAME = re.compile(r"^[a-z0-9-]+\.(\d+)$")
MODULAR = [name for name, kind in sets().items() if kind == "modular"]


def games(hands: str, count: int) -> Iterator[tuple[Table, random.Random]]:
    for number in range(count):
        scenario = list(SEATS)[number % 3]
        setup = {**GAME.defaults(scenario, SEATS[scenario]), "hands": hands, "modular": MODULAR[number % 5]}
        setup["mode"] = ("standard", "expert")[number % 2]
        yield Table.new(GAME.id, setup, number), random.Random(number)


def hidden(state: State) -> set[int]:
    """Cards that somebody at the table does not see."""
    found = {*state.deck, *state.boost}
    for player in state.players:
        found.update(player.deck, player.dealt, player.nemesis)
        if not state.open_hands:
            found.update(player.hand)
    for card in state.table.values():
        found.update(card.under)
    return found


def numbers(value: object) -> set[int]:
    """The cards that an argument names."""
    if isinstance(value, list):
        return {number for one in value for number in numbers(one)}
    match = NAME.match(value) if isinstance(value, str) else None
    return {int(match[1])} if match else set()


def offered(table: Table) -> set[int]:
    """Cards that are read in questions by somebody who does not hold them."""
    found: set[int] = set()
    for ask in table.pending:
        cards = {number for option in ask.options for number in numbers(option.args.get("card"))}
        found |= cards - set(table.state.players[ask.seat].hand)
    return found


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_what_was_shown_is_not_taken_back_freely(hands: str) -> None:
    shown = 0
    for table, luck in games(hands, 9):
        while not table.outcome and len(table.answers) < 500:
            secret, prompts = hidden(table.state) - offered(table), [ask.prompt for ask in table.pending]
            answer = step(table, luck, 0.3)
            now = (secret - hidden(table.state)) | (secret & offered(table))
            if now and not table.outcome:
                shown += 1
                names = [table.play.name(card) for card in now]
                assert not table.undo_is_free(len(table.answers) - 1), (prompts, answer, names)
    assert shown > 250


def open_places(state: State) -> dict[int, str]:
    """Where each card lies that everybody sees, and whose hand it is in."""
    places = dict.fromkeys([*state.discard, *state.removed], "pile") | dict.fromkeys(state.table, "table")
    for seat, player in enumerate(state.players):
        places |= dict.fromkeys(player.discard, "pile") | dict.fromkeys(player.hand, f"hand {seat}")
    return places


def told_of(events: list[Event]) -> set[int]:
    """Every card that these events name."""
    return {number for event in events for value in event.args.values() for number in numbers(value)}


def sum_of(events: list[Event], kind: str, number: int) -> int:
    """The counts of such events about that card."""
    return sum(int(event.args["count"]) for event in events if event.kind == kind and numbers(event.args["card"]) == {number})


def test_what_changed_is_told() -> None:
    changes = dict.fromkeys(("place", "damage", "threat", "status", "ready"), 0)
    for table, luck in games("open", 12):
        while not table.outcome and len(table.answers) < 500:
            state, logged = table.state, len(table.log)
            places = open_places(state)
            silent = {number for card in state.table.values() for number in card.under} | {*state.boost, *state.resolving}
            before = {card.id: (card.code, card.damage, card.threat, card.exhausted, statuses(card)) for card in state.table.values()}
            step(table, luck, 0.5)
            events = table.log[logged:]
            kinds, told, state = {event.kind for event in events}, told_of(events), table.state
            if "player.eliminated" not in kinds:  # said once for all their cards
                moved = {card for card, place in open_places(state).items() if places.get(card) != place} - silent
                changes["place"] += len(moved)
                drones = told_of([event for event in events if event.kind == "drone.made"])
                brief = drones & told_of([event for event in events if event.kind == "card.defeated"])  # a card fell out
                assert len(moved - told) <= len(brief), [table.play.name(card) for card in moved - told]
            for card in state.table.values():
                code, damage, threat, exhausted, status = before.get(card.id, (card.code, 0, -1, False, ()))
                if card.id not in before or card.code != code:
                    continue
                if "damage.soaked" not in kinds:
                    dealt = sum_of(events, "damage.dealt", card.id)
                    less = sum_of(events, "damage.healed", card.id) + sum_of(events, "damage.moved", card.id)
                    assert card.damage - damage == dealt - less, card.entity
                more, fewer = sum_of(events, "threat.placed", card.id), sum_of(events, "threat.removed", card.id)
                assert card.threat - threat == more - fewer, card.entity
                if statuses(card) != status:
                    assert {"status.given", "status.lost"} & kinds and card.id in told
                if exhausted and not card.exhausted:
                    assert "cards.readied" in kinds or any(
                        e.kind == "card.readied" and numbers(e.args["card"]) == {card.id} for e in events
                    )
                changes["damage"] += card.damage != damage
                changes["threat"] += card.threat != threat
                changes["status"] += statuses(card) != status
                changes["ready"] += exhausted and not card.exhausted
    assert min(changes.values()) > 30, changes


def statuses(card: Card) -> tuple[bool, bool, bool]:
    return card.stunned, card.confused, card.tough


def remembered(g: Champions) -> dict[str, object]:
    """What a table keeps at hand besides its state; a card that is being revealed or played is nowhere."""
    return {
        "listeners": {slot: list(found) for slot, found in g.listeners._by_slot.items()},
        "kinds": [sorted(kind) for kind in (g.minions, g.allies, g.sides)],
        "riders": {host: sorted(riders) for host, riders in g.riders.items()},
        "own": [sorted(cards) for cards in g.own],
        "forms": g.forms,
    }


def test_what_is_kept_at_hand_is_what_the_state_says() -> None:
    looked = 0
    for table, luck in games("open", 12):
        while not table.outcome and len(table.answers) < 400:
            step(table, luck, 0.5)
            assert remembered(table.play) == remembered(Champions(table.state)), table.log[-1]
            looked += 1
    assert looked > 1000

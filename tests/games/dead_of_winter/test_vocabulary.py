"""Cards are checked when they are loaded: every mistake is named with its file and entry."""

from typing import Any

import pytest

from stockade.games.dead_of_winter import effect, facts
from stockade.games.dead_of_winter.check import VALUES
from stockade.games.dead_of_winter.vocabulary import CHANGERS, CHECKS, OPS, TRIGGERS, BadCard


def card(**changes: Any) -> dict[str, Any]:
    good: dict[str, Any] = {
        "id": "warm-bread",
        "kind": "choice",
        "trigger": {"event": "search", "where": "grocery-store"},
        "option": [{"effects": [{"op": "food", "n": 2}]}, {"effects": [{"op": "morale", "n": 1}]}],
    }
    return {**good, **changes}


def test_a_good_card_is_read() -> None:
    roads = facts.read_roads("cards.toml", [card()])
    assert roads["warm-bread"].options[0].effects[0].n == 2


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"kind": "riddle"}, "two options"),
        ({"option": [{"effects": [{"op": "food", "n": 2}]}]}, "two options"),
        ({"trigger": {"event": "dance"}}, "unknown word 'dance'"),
        ({"trigger": {"event": "search"}}, "search needs 'where'"),
        ({"trigger": {"event": "search", "where": "castle"}}, "castle"),
        ({"trigger": {"event": "state", "all": [{"check": "mood", "min": 1}]}}, "unknown word 'mood'"),
        ({"trigger": {"event": "state", "all": [{"check": "helpless", "symbol": "fuel"}]}}, "helpless takes no 'symbol'"),
        ({"option": [{"effects": [{"op": "fly", "n": 1}]}] * 2}, "unknown word 'fly'"),
        ({"option": [{"effects": [{"op": "food"}]}] * 2}, "food needs 'n'"),
        ({"option": [{"effects": [{"op": "food", "n": 1, "where": "colony"}]}] * 2}, "food takes no 'where'"),
        ({"option": [{"effects": [{"op": "food", "number": 1}]}] * 2}, "number"),
        ({"option": [{"effects": [{"op": "wound", "n": 1, "who": "controller_of:nobody"}]}] * 2}, "no survivor is called 'nobody'"),
        ({"option": [{"effects": [{"op": "noise", "n": 1, "where": "moon"}]}] * 2}, "no place is called 'moon'"),
        ({"option": [{"effects": [{"op": "round_flag", "flag": "party"}]}] * 2}, "no flag is called 'party'"),
        ({"option": [{"effects": [{"op": "roll", "max": 3, "then": [{"op": "sing"}]}]}] * 2}, "sing"),
        ({"option": [{"effects": [{"op": "discard_items", "symbol": "gold", "n": 1}]}] * 2}, "no symbol is called 'gold'"),
        ({"option": [{"requires": {"check": "controls", "survivor": "zorro"}, "effects": []}] * 2}, "no survivor is called 'zorro'"),
        ({"option": [{"effect": []}] * 2}, "an option has effects"),
        ({"colour": "red"}, "unknown here: colour"),
    ],
)
def test_a_mistake_is_named_with_file_and_entry(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(BadCard) as caught:
        facts.read_roads("cards.toml", [card(**changes)])
    assert str(caught.value).startswith("cards.toml: warm-bread: ") and what in str(caught.value)


def test_an_entry_without_a_name_is_numbered() -> None:
    nameless = card()
    del nameless["id"]
    with pytest.raises(BadCard, match=r"cards.toml: entry 2: "):
        facts.read_roads("cards.toml", [card(), nameless])


def test_a_card_stands_once() -> None:
    with pytest.raises(BadCard, match="stands twice"):
        facts.read_roads("cards.toml", [card(), card()])


def test_every_word_can_be_carried_out() -> None:
    assert set(effect.OPS) == set(OPS) - set(CHANGERS)
    assert set(VALUES) == set(CHECKS)


def test_every_word_is_on_some_card() -> None:
    used: set[str] = set()

    def collect(effects: Any) -> None:
        for one in effects:
            used.add(one.op)
            collect(one.after)
            collect(one.then_per_card)
            collect([inner for inner in (one.otherwise, one.colony_instead) if inner is not None])

    for fact in (*facts.SURVIVORS.values(), *facts.ITEMS.values()):
        collect([*fact.power.effects, *fact.power.changes.values()])
    for crisis in facts.CRISES.values():
        collect(crisis.fail)
    for road in facts.ROADS.values():
        for option in road.options:
            collect(option.effects)
    for main in facts.MAINS.values():
        for side in (main.normal, main.hardcore):
            collect([*side.setup, *side.rules])
    assert used == set(OPS)
    assert {road.trigger.event for road in facts.ROADS.values()} == set(TRIGGERS)

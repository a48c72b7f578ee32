"""Cards are checked when they are loaded: every mistake is named with its file and entry."""

import re
from typing import Any

import pytest

from stockade.games.dead_of_winter import effect, facts
from stockade.games.dead_of_winter.check import VALUES
from stockade.games.dead_of_winter.vocabulary import CHANGERS, CHECKS, OPS, TRIGGERS, BadCard
from stockade.server.words import explain


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
        ({"kind": "riddle"}, "“riddle” is unknown; known are: choice, forced, vote"),
        ({"option": [{"effects": [{"op": "food", "n": 2}]}]}, "there must be 2 of option, not 1"),
        ({"trigger": {"event": "dance"}}, "“dance” is unknown; known are: "),
        ({"trigger": {"event": "search"}}, "search needs “where”"),
        ({"trigger": {"event": "search", "where": "castle"}}, "“castle” is unknown; known are: "),
        ({"trigger": {"event": "state", "all": [{"check": "mood", "min": 1}]}}, "“mood” is unknown; known are: "),
        ({"trigger": {"event": "state", "all": [{"check": "helpless", "symbol": "fuel"}]}}, "helpless takes no “symbol”"),
        ({"option": [{"effects": [{"op": "fly", "n": 1}]}] * 2}, "“fly” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "food"}]}] * 2}, "food needs “n”"),
        ({"option": [{"effects": [{"op": "food", "n": 1, "where": "colony"}]}] * 2}, "food takes no “where”"),
        ({"option": [{"effects": [{"op": "food", "number": 1}]}] * 2}, "“number” is unknown"),
        ({"option": [{"effects": [{"op": "food", "n": []}]}] * 2}, "[0].n must be"),
        ({"option": [{"effects": [{"op": "wound", "n": 1, "who": "controller_of:nobody"}]}] * 2}, "“nobody” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "noise", "n": 1, "where": "moon"}]}] * 2}, "“moon” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "round_flag", "flag": "party"}]}] * 2}, "“party” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "roll", "max": 3, "then": [{"op": "sing"}]}]}] * 2}, "“sing” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "discard_items", "symbol": "gold", "n": 1}]}] * 2}, "“gold” is unknown; known are: "),
        ({"option": [{"requires": {"check": "controls", "survivor": "zorro"}, "effects": []}] * 2}, "“zorro” is unknown; known are: "),
        ({"option": [{"effect": []}] * 2}, "“effect” is unknown; known are: effects, requires"),
        ({"colour": "red"}, "“colour” is unknown; known are: id, kind, "),
    ],
)
def test_a_mistake_is_named_with_file_and_entry(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(BadCard) as caught:
        facts.read_roads("cards.toml", [card(**changes)])
    told = explain(caught.value, "en")
    assert told.startswith("cards.toml, warm-bread: ") and what in told
    french = explain(caught.value, "fr")
    assert french.startswith("cards.toml, warm-bread\u00a0: ")
    assert re.search(r"est inconnu|il faut|demande|ne prend pas|doit être", french) and what not in french


def test_an_entry_without_a_name_is_numbered() -> None:
    nameless = card()
    del nameless["id"]
    with pytest.raises(BadCard) as caught:
        facts.read_roads("cards.toml", [card(), nameless])
    assert explain(caught.value, "en") == "cards.toml, entry 2: id is missing."
    assert explain(caught.value, "fr") == "cards.toml, entrée 2\u00a0: id manque."


def test_a_card_stands_once() -> None:
    with pytest.raises(BadCard) as caught:
        facts.read_roads("cards.toml", [card(), card()])
    assert explain(caught.value, "fr") == "cards.toml, warm-bread\u00a0: warm-bread existe déjà."


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

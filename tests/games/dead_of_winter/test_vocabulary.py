"""Cards are checked when they are loaded: every mistake is named with its file and entry."""

import re
from typing import Any

import pytest

from stockade.games.dead_of_winter import facts
from stockade.games.dead_of_winter.effects import effect, selector, values
from stockade.games.dead_of_winter.effects.check import VALUES, holds
from stockade.games.dead_of_winter.effects.vocabulary import CHANGERS, CHECKS, OPS, TRIGGERS, BadCard, Check, Effect
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.server.sentences import explain


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
        ({"option": [{"effects": [{"op": "die_lose", "n": 1, "whose": "controller_of:nobody"}]}] * 2}, "“nobody” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "noise", "n": 1, "where": "moon"}]}] * 2}, "“moon” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "round_flag", "flag": "party"}]}] * 2}, "“party” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "roll", "max": 3, "then": [{"op": "sing"}]}]}] * 2}, "“sing” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "discard_items", "symbol": "gold", "n": 1}]}] * 2}, "“gold” is unknown; known are: "),
        ({"option": [{"requires": {"check": "controls", "survivor": "zorro"}, "effects": []}] * 2}, "“zorro” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "wound", "n": 1, "who": "acting_survivr"}]}] * 2}, "“acting_survivr” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "wound", "n": 1, "who": "all_at", "where": "here"}]}] * 2}, "“here” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "noise", "n": 1, "where": "all_non_colony"}]}] * 2}, "“all_non_colony” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "steal_random", "n": 1, "from": "anybody"}]}] * 2}, "“anybody” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "steal_random", "n": 2, "from": "other_player"}]}] * 2}, "“2” is unknown; known are: 1"),
        ({"option": [{"effects": [{"op": "look_top", "deck": "exile", "n": 1}]}] * 2}, "“exile” is unknown; known are: "),
        ({"option": [{"effects": [{"op": "kill_zombies", "n": 1, "where": "here", "exposure": "twice"}]}] * 2}, "“twice” is unknown; "),
        ({"option": [{"effects": [{"op": "draw_items", "n": 1, "where": "location_of:nobody", "to": "self"}]}] * 2}, "“nobody” is unk"),
        ({"trigger": {"event": "exposure_result", "face": "bite"}}, "“bite” is unknown; known are: frostbite, wound"),
        ({"trigger": {"event": "state", "all": [{"check": "zombies", "where": "each_location"}]}}, "“each_location” is unknown; "),
        ({"kind": "vote", "voters": "everybody"}, "“everybody” is unknown; known are: at_colony, non_exiled"),
        ({"voters": "at_colony"}, "“voters” is unknown; known are: id, kind, "),
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


def test_every_value_is_understood(winter) -> None:
    scene = winter()
    cause = Cause(0, "DW-XROAD-02", survivor="thomas-heart", giver=1)
    for where in values.EFFECT_PLACES:
        selector.could_places(scene.play, cause, where)
    for who in values.SEATS:
        selector.could_seats(scene.play, cause, who)
    for who in values.PEOPLE:
        selector.could_people(scene.play, cause, Effect(op="wound", who=who, where="colony", count=1))
    for where in values.CHECK_PLACES:
        for check in ("barricades", "zombies"):
            if where != "each_non_colony" or check == "barricades":
                assert isinstance(holds(scene.play, cause, Check(check=check, where=where)), bool)
    with pytest.raises(AssertionError):
        selector.could_people(scene.play, cause, Effect(op="wound", who="acting_survivr"))


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

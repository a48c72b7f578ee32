"""Cards are checked when they are loaded: every mistake is named with its file, its place and what was probably meant."""

import re
import tomllib
from typing import Any, get_args

import pytest

from stockade.engine.errors import Reason
from stockade.engine.pack import read_toml
from stockade.games.dead_of_winter import facts
from stockade.games.dead_of_winter.effects import check, effect, selector
from stockade.games.dead_of_winter.effects.trigger import FITS
from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.effects.words import selector as the
from stockade.games.dead_of_winter.effects.words.base import BadCard, Selector, Word, written
from stockade.games.dead_of_winter.effects.words.change import Change
from stockade.games.dead_of_winter.effects.words.condition import Condition
from stockade.games.dead_of_winter.effects.words.effect import Effect
from stockade.games.dead_of_winter.effects.words.trigger import Trigger
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.server.sentences import explain

FAMILIES = (the.Where, the.Whose, the.Who)
WORDS = (*get_args(Effect), *get_args(Change), *get_args(Condition), *get_args(Trigger))
SELECTORS = [word for family in FAMILIES for word in family.__subclasses__()]


def card(**changes: Any) -> dict[str, Any]:
    good: dict[str, Any] = {
        "id": "warm-bread",
        "kind": "choice",
        "trigger": {"event": "search", "where": "grocery-store"},
        "option": [{"effects": [{"op": "food", "n": 2}]}, {"effects": [{"op": "morale", "n": 1}]}],
    }
    return {**good, **changes}


def does(**effect: Any) -> dict[str, Any]:
    """A card whose first option does that."""
    return {"option": [{"effects": [effect]}, {"effects": []}]}


def test_a_good_card_is_read() -> None:
    roads = facts.read_roads("cards.toml", [card()])
    assert roads["warm-bread"].options[0].effects[0].n == 2


@pytest.mark.parametrize(
    ("changes", "at", "what"),
    [
        ({"kind": "riddle"}, "kind", "“riddle” is unknown; known are: choice, forced, vote"),
        ({"kind": "votes"}, "kind", "“votes” is unknown; perhaps “vote” was meant"),
        ({"option": [{"effects": [{"op": "food", "n": 2}]}]}, "", "there must be 2 of option, not 1"),
        ({"trigger": {"event": "dance"}}, "trigger.event", "“dance” is unknown; known are: attack_survivor, "),
        ({"trigger": {"event": "serch", "where": "school"}}, "trigger.event", "“serch” is unknown; perhaps “search” was meant"),
        ({"trigger": {"event": "search"}}, "trigger", "search needs “where”"),
        ({"trigger": {"event": "search", "where": "scool"}}, "trigger.where", "“scool” is unknown; perhaps “school” was meant"),
        ({"trigger": {"event": "exposure_result", "face": "bite"}}, "trigger.face", "“bite” is unknown; known are: frostbite, wound"),
        ({"trigger": {"event": "state", "all": [{"check": "mood", "min": 1}]}}, "trigger.all[0].check", "“mood” is unknown; "),
        (
            {"trigger": {"event": "state", "all": [{"check": "helpless", "symbol": "fuel"}]}},
            "trigger.all[0]",
            "helpless takes no “symbol”",
        ),
        (
            {"trigger": {"event": "state", "all": [{"check": "zombies", "where": "each_location"}]}},
            "trigger.all[0].where",
            "“each_location”",
        ),
        (does(op="fod", n=1), "option[0].effects[0].op", "“fod” is unknown; perhaps “food” was meant"),
        (does(op="food"), "option[0].effects[0]", "food needs “n”"),
        (does(n=1), "option[0].effects[0]", "op is missing"),
        (does(op="food", n=1, where="colony"), "option[0].effects[0]", "food takes no “where”"),
        (does(op="food", n=1, costs=True), "option[0].effects[0]", "food takes no “costs”; perhaps “cost” was meant"),
        (does(op="food", n=[]), "option[0].effects[0].n", "it must be a whole number, not "),
        (does(op="food", n=1, requires={"check": "moral", "min": 1}), "option[0].effects[0].requires.check", "perhaps “morale” was meant"),
        (
            does(op="die_lose", whose="controller_of:sparkey"),
            "option[0].effects[0].whose",
            "“sparkey” is unknown; perhaps “sparky” was meant",
        ),
        (does(op="noise", n=1, where="moon"), "option[0].effects[0].where", "“moon” is unknown; known are: any, "),
        (does(op="noise", n=1, where=7), "option[0].effects[0].where", "must be"),
        (does(op="noise", n=1, where="here:2"), "option[0].effects[0].where", "here takes no “2”"),
        (
            does(op="round_flag", flag="party"),
            "option[0].effects[0].flag",
            "“party” is unknown; known are: no_exile_votes, no_leaving_colony",
        ),
        (does(op="roll", max=3, then=[{"op": "sing"}]), "option[0].effects[0].then[0].op", "“sing” is unknown; known are: "),
        (does(op="discard_items", symbol="fule", n=1), "option[0].effects[0].symbol", "“fule” is unknown; perhaps “fuel” was meant"),
        (
            {"option": [{"requires": {"check": "controls", "survivor": "zorro"}, "effects": []}] * 2},
            "option[0].requires.survivor",
            "“zorro” is unknown; known are: ",
        ),
        (does(op="wound", n=1, who="that_survivr"), "option[0].effects[0].who", "perhaps “that_survivor” was meant"),
        (does(op="wound", n=1, who="spraky"), "option[0].effects[0].who", "perhaps “sparky” was meant"),
        (does(op="wound", n=1, who="all_at"), "option[0].effects[0].who", "all_at needs “all_at:place”"),
        (does(op="wound", n=1, who="all_at:here"), "option[0].effects[0].who", "“here” is unknown; known are: colony, "),
        (does(op="heal", n=1, who="chosen_others:many"), "option[0].effects[0].who", "it must be a whole number, not "),
        (does(op="noise", n=1, where="all_non_colony"), "option[0].effects[0].where", "perhaps “each_non_colony” was meant"),
        (does(op="steal_random", **{"from": "other_playr"}), "option[0].effects[0].from", "perhaps “other_player” was meant"),
        (does(op="steal_random", n=2, **{"from": "other_player"}), "option[0].effects[0]", "steal_random takes no “n”"),
        (does(op="kill_zombies", n=1, where="here", exposure="twice"), "option[0].effects[0].exposure", "known are: each, none, once"),
        (
            does(op="draw_items", n=1, where="location_of:nobody", to="self"),
            "option[0].effects[0].where",
            "“nobody” is unknown; known are: ",
        ),
        ({"kind": "vote", "voters": "everybody"}, "voters", "“everybody” is unknown; known are: at_colony, non_exiled"),
        ({"voters": "at_colony"}, "", "choice takes no “voters”"),
        ({"option": [{"effect": []}] * 2}, "option[0]", "“effect” is unknown; perhaps “effects” was meant"),
        ({"colour": "red"}, "", "“colour” is unknown; known are: adds_survivors, "),
    ],
)
def test_a_mistake_is_named_with_file_and_place(changes: dict[str, Any], at: str, what: str) -> None:
    with pytest.raises(BadCard) as caught:
        facts.read_roads("cards.toml", [card(**changes)])
    told = explain(caught.value, "en")
    assert told.startswith(f"cards.toml, warm-bread{', ' if at else ''}{at}: ") and what in told
    french = explain(caught.value, "fr")
    assert french.startswith(f"cards.toml, warm-bread{', ' if at else ''}{at}\u00a0: ")
    assert re.search(r"est inconnu|il faut|demande|ne prend pas|doit être|manque", french) and what not in french


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


@pytest.mark.parametrize(
    ("file", "table", "kind", "wrong", "what"),
    [
        ("survivors.toml", "survivor", facts.SurvivorFact, {"serach": 3}, "“serach” is unknown; perhaps “search” was meant"),
        ("items.toml", "item", facts.ItemFact, {"kind": "wast"}, "“wast” is unknown; perhaps “waste” was meant"),
        ("items.toml", "item", facts.ItemFact, {"changes": [{"op": "any_dye"}]}, "“any_dye” is unknown; perhaps “any_die” was meant"),
        ("crises.toml", "crisis", facts.CrisisFact, {"accepts": ["gold"]}, "“gold” is unknown; known are: education, "),
        ("objectives.toml", "secret", facts.AimFact, {"conditions": [{"check": "waist", "max": 5}]}, "perhaps “waste” was meant"),
    ],
)
def test_other_cards_are_read_as_strictly(file: str, table: str, kind: type, wrong: dict[str, Any], what: str) -> None:
    entry = {**read_toml(facts.FOLDER / file)[table][0], **wrong}
    with pytest.raises(BadCard) as caught:
        facts.read_all(file, [entry], kind)
    assert explain(caught.value, "en").startswith(f"{file}, {entry['id']}") and what in explain(caught.value, "en")


# -- every word ---------------------------------------------------------------------------------------------------------


def test_every_word_can_be_carried_out() -> None:
    assert set(effect.DOES) == set(get_args(Effect)) and set(effect.CAN) <= set(effect.DOES)
    assert set(check.VALUES) == set(get_args(Condition))
    assert set(selector.MEANS) == set(SELECTORS)
    assert set(FITS) == {word for word in get_args(Trigger) if word.__struct_fields__} - {facts.ROADS["the-nest"].trigger.__class__}


@pytest.mark.parametrize(
    "word", [*get_args(Effect), *get_args(Change), *get_args(Condition), *get_args(Trigger)], ids=lambda word: word.__name__
)
def test_every_word_shows_how_it_is_written(word: type[Word]) -> None:
    """The example in its docstring can be read, and is this word."""
    examples = re.findall(r"`(\{.*?\})`", word.__doc__ or "")
    assert examples, f"{word.__name__} has no example"
    for example in examples:
        (raw,) = tomllib.loads(f"word = [{example}]")["word"]
        family: Any = next(union for union in (Effect, Change, Condition, Trigger) if word in get_args(union))
        assert type(facts.reader("example").entry(word.__name__, raw, family)) is word


@pytest.mark.parametrize("word", SELECTORS, ids=lambda word: word.__name__)
def test_every_selector_shows_how_it_is_written(word: type[Selector]) -> None:
    (example,) = re.findall(r"`\w+ = \"(.*?)\"`", word.__doc__ or "")
    family = next(family for family in FAMILIES if issubclass(word, family))
    assert type(facts.reader("example").selector(family, example)) is word
    assert example.partition(":")[0] == written(word.__name__) or word in (the.At, the.Named)


def test_every_selector_is_understood(winter) -> None:
    scene = winter()
    cause = Cause(0, "DW-XROAD-02", survivor="thomas-heart", giver=1)
    for word in SELECTORS:
        (example,) = re.findall(r"`\w+ = \"(.*?)\"`", word.__doc__ or "")
        family = next(family for family in FAMILIES if issubclass(word, family))
        found = selector.MEANS[word](scene.play, cause, facts.reader("example").selector(family, example))
        assert isinstance(found, list)


@pytest.mark.parametrize("where", [*PLACES, "here", "all_non_colony", "each_non_colony"])
def test_every_place_of_a_condition_is_understood(winter, where: Any) -> None:
    scene = winter()
    cause = Cause(0, "DW-XROAD-02", survivor="thomas-heart")
    assert check.holds(scene.play, cause, when.Barricades(where=where, max=0))
    if where != "each_non_colony":
        assert check.holds(scene.play, cause, when.Zombies(where=where, max=0))


def everything(value: Any) -> list[Word]:
    """All words in a fact, words within words included."""
    if isinstance(value, (list, tuple)):
        return [word for one in value for word in everything(one)]
    fields = getattr(value, "__struct_fields__", ())
    return [*([value] if isinstance(value, Word) else []), *(word for name in fields for word in everything(getattr(value, name)))]


def test_every_word_is_on_some_card() -> None:
    tables = (facts.SURVIVORS, facts.ITEMS, facts.CRISES, facts.ROADS, facts.MAINS, facts.EXILED)
    aims = [*facts.SECRETS.values(), *facts.EXTRA.values(), *facts.BETRAYALS.values()]
    used = {type(word) for word in everything([*(fact for table in tables for fact in table.values()), aims])}
    assert used == set(WORDS)


def test_there_are_as_many_cards_as_each_item_says() -> None:
    for name, item in facts.ITEMS.items():
        if not item.starter:
            assert item.copies == sum(kind.removesuffix(facts.STARTER) == name for kind in facts.CARDS), name


def test_a_reason_says_what_it_is_about() -> None:
    assert repr(Reason("needs", word="food", what="n")) == "needs(word='food', what='n')"

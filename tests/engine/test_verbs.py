"""What an answer amounts to: by the table of its game, or by the first word of its key."""

import pytest

from stockade.engine import Ask, Option
from stockade.engine.verbs import Act, Cost, Verb, VerbsPart, VerbTable, free, spends

ASK = Ask(0, "prompt", [])
TABLE = VerbTable(
    {
        "hit": Verb("attack", ["option-hit"], spends("action", power="power")),
        "choose": Verb("choose", ["choose:"]),
        "end": Verb("end", ["option-end"], last=True),
    }
)


@pytest.mark.parametrize(("key", "group"), [("move:hall", "move"), ("attack", "attack"), ("pass", "end"), ("pour:2", "other")])
def test_without_a_table_the_first_word_of_the_key_is_the_verb(key: str, group: str) -> None:
    act = VerbsPart().act(None, ASK, Option(key, "option-whatever"))
    assert (act.verb, act.group) == (key.partition(":")[0], group)


def test_a_table_knows_verbs_by_message_and_what_they_spend() -> None:
    assert TABLE.act(None, ASK, Option("x:1", "option-hit", {"power": 2})) == Act("hit", "attack", (Cost("action"), Cost("power", 2)))
    assert TABLE.act(None, ASK, Option("x:1", "option-hit", {"power": 0})).cost == (Cost("action"),)
    assert TABLE.act(None, ASK, Option("end", "option-end")).last


def test_a_row_may_stand_for_all_keys_that_begin_alike() -> None:
    assert TABLE.act(None, ASK, Option("choose:tea", "option-tea")).verb == "choose"


def test_what_is_in_no_row_is_a_fault() -> None:
    with pytest.raises(KeyError):
        TABLE.act(None, ASK, Option("sing", "option-sing"))


def test_a_message_is_one_verb() -> None:
    with pytest.raises(ValueError, match="option-hit is both hit and punch"):
        VerbTable({"hit": Verb("attack", ["option-hit"]), "punch": Verb("attack", ["option-hit"])})


def test_what_is_free_spends_nothing() -> None:
    assert list(free(None, ASK, Option("x", "option-x"))) == []

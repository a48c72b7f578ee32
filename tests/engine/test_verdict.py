"""A verdict offers or refuses, and says whether something is forbidden or only pointless."""

from stockade.engine import Option
from stockade.engine.verdict import Menu, No, no, pointless


def verdict(case: str) -> No | None:
    return {"may": None, "may not": no("refused-far", "XX-01", zone="hall"), "nothing": pointless("pointless-hit", "XX-02")}[case]


def told(refusing: bool) -> Menu:
    menu = Menu(refusing=refusing)
    for case in ("may", "may not", "nothing"):
        menu.add(verdict(case), f"do:{case}", "option-do", {"hero": "storm"}, case)
    return menu


def test_what_may_be_done_is_offered_and_the_rest_refused_with_its_reason() -> None:
    menu = told(refusing=True)
    assert [(option.key, option.value) for option in menu.options] == [("do:may", "may")]
    assert [(one.key, one.text, one.rule, one.args, one.pointless) for one in menu.refused] == [
        ("do:may not", "refused-far", "XX-01", {"hero": "storm", "zone": "hall"}, False),
        ("do:nothing", "pointless-hit", "XX-02", {"hero": "storm"}, True),
    ]


def test_nobody_asks_nobody_refuses() -> None:
    assert not told(refusing=False).refused and len(told(refusing=False).options) == 1


def test_the_same_reason_is_made_once() -> None:
    assert no("refused-far", "XX-01", zone="hall") is no("refused-far", "XX-01", zone="hall") != no("refused-far", "XX-01", zone="roof")


def test_an_option_that_is_made_already_keeps_its_rule_or_lends_its_arguments() -> None:
    menu = Menu(refusing=True)
    for case in ("may", "may not"):
        menu.put(verdict(case), Option(f"do:{case}", "option-do", {"hero": "storm"}, case, rule="XX-03"))
    assert [(option.key, option.rule) for option in menu.options] == [("do:may", "XX-03")]
    assert [(one.key, one.rule, one.args) for one in menu.refused] == [("do:may not", "XX-01", {"hero": "storm", "zone": "hall"})]

"""Standing answers: which question they settle, how long they hold, and that nothing mandatory is ever settled so."""

from types import SimpleNamespace
from typing import Any

import pytest
from tests.server import lanterns

from stockade.engine import Ask, Option, Stake, StandingPart
from stockade.engine.standing import MOST, CardAnswers


class Windows(StandingPart):
    """Questions are windows about the cards in their keys."""

    def windows(self, play: Any, ask: Ask) -> dict[str, str]:
        return {option.key: option.key.partition(":")[2] for option in ask.options if ":" in option.key}


GAME: Any = SimpleNamespace(standing=Windows())


def window(*cards: str, passable: bool = True) -> Ask:
    options = [Option(f"use:{card}", "option-use", {}) for card in cards]
    return Ask(0, "prompt", [*options, *([Option("pass", "option-pass", {})] if passable else [])])


def settled(said: dict[str, str], ask: Ask, now: int = 3) -> str | None:
    answers = CardAnswers()
    for card, answer in said.items():
        answers.say(0, card, answer, 3)
    return answers.key(GAME, None, ask, now)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({}, None),
        ({"shield": "always"}, "use:shield"),
        ({"shield": "never"}, None),  # the sword is still a choice
        ({"shield": "never", "sword": "never"}, "pass"),
        ({"shield": "never", "sword": "always"}, "use:sword"),
        ({"lamp": "always"}, None),
        ({"shield": "always", "sword": "always"}, "use:sword"),  # in the order in which they are offered
    ],
)
def test_what_was_said_settles_the_question(said: dict[str, str], key: str | None) -> None:
    assert settled(said, window("sword", "shield")) == key


def test_what_must_be_chosen_is_asked() -> None:
    assert settled({"sword": "always"}, window("sword", passable=False)) is None
    assert settled({"sword": "never"}, window("sword", passable=False)) is None


def test_a_question_that_is_no_window_is_asked() -> None:
    assert CardAnswers().key(lanterns.GAME, None, window("sword"), 1) is None
    answers = CardAnswers()
    answers.say(0, "sword", "always", 1)
    assert answers.key(lanterns.GAME, None, window("sword"), 1) is None


def test_never_ends_with_its_round_and_always_does_not() -> None:
    assert settled({"sword": "never"}, window("sword"), now=4) is None
    assert settled({"sword": "always"}, window("sword"), now=4) == "use:sword"


def test_each_seat_speaks_for_itself_and_may_take_it_back() -> None:
    answers = CardAnswers()
    answers.say(1, "sword", "always", 1)
    assert answers.key(GAME, None, window("sword"), 1) is None
    assert answers.holding(1, 1) == {"sword": "always"}
    answers.say(1, "sword", "ask", 1)
    assert answers.holding(1, 1) == {}
    answers.say(1, "sword", "never", 1)
    answers.forget(1)
    assert answers.holding(1, 1) == {}


def test_what_costs_nothing_is_used_until_the_seat_says_otherwise() -> None:
    answers = CardAnswers({"sword"})
    assert answers.key(GAME, None, window("sword", "shield"), 1) == "use:sword"
    assert answers.key(GAME, None, window("shield"), 1) is None
    answers.say(0, "sword", "ask", 1)
    assert answers.key(GAME, None, window("sword"), 2) is None and answers.holding(0, 2) == {"sword": "ask"}
    answers.say(0, "sword", "never", 2)
    assert answers.key(GAME, None, window("sword"), 2) == "pass"
    assert answers.key(GAME, None, window("sword"), 3) == "use:sword"


def test_a_seat_that_took_something_back_is_asked_even_about_habits() -> None:
    answers = CardAnswers({"sword"})
    answers.forget(0)
    assert answers.key(GAME, None, window("sword"), 1) is None
    answers.say(0, "sword", "always", 1)
    assert answers.key(GAME, None, window("sword"), 1) == "use:sword"


def test_nobody_fills_the_server_with_what_they_say() -> None:
    answers = CardAnswers()
    for number in range(MOST + 50):
        answers.say(0, f"card-{number}", "always", 1)
    assert len(answers.holding(0, 1)) == MOST


class Flood(Windows):
    """How much water comes in at a window; from ten on all is lost."""

    def stake(self, play: Any, ask: Ask) -> Stake | None:
        return Stake("water", play, pressing=play > 9)


def test_who_lets_something_happen_has_let_less_of_it_happen_until_the_round_is_over() -> None:
    game: Any = SimpleNamespace(standing=Flood())
    answers = CardAnswers()
    answers.heard(0, Stake("water", 4), ["pass"], 3)
    assert answers.key(game, 4, window("pump"), 3) == "pass" and answers.key(game, 1, window("pump"), 3) == "pass"
    assert answers.key(game, 5, window("pump"), 3) is None  # more is at stake
    assert answers.key(game, 4, window("pump"), 4) is None
    assert answers.key(game, 4, window("pump", passable=False), 3) is None
    answers.heard(0, Stake("water", 10, pressing=True), ["pass"], 3)
    assert answers.key(game, 10, window("pump"), 3) is None  # pressing
    answers.heard(0, Stake("water", 2), ["use:pump"], 3)
    assert answers.key(game, 1, window("pump"), 3) is None


def test_what_is_always_used_is_used_whatever_was_let_happen() -> None:
    game: Any = SimpleNamespace(standing=Flood())
    answers = CardAnswers()
    answers.heard(0, Stake("water", 4), ["pass"], 3)
    answers.say(0, "pump", "always", 3)
    assert answers.key(game, 4, window("pump"), 3) == "use:pump"


def test_nobody_passes_at_once_where_others_could_read_a_hand_from_it() -> None:
    game: Any = SimpleNamespace(standing=Flood())
    answers, ask = CardAnswers(), window("pump")
    ask.always = True
    answers.heard(0, Stake("water", 4), ["pass"], 3)
    assert answers.key(game, 4, ask, 3) is None


class Bargain(Windows):
    """One and the same choice, time and again, of which no answer lets anything happen."""

    def stake(self, play: Any, ask: Ask) -> Stake | None:
        return Stake("bargain", 0, pressing=play > 9, leave="")


def bargain(*keys: str) -> Ask:
    return Ask(0, "prompt", [Option(f"choose:{key}", "option-use", {}) for key in keys])


def test_the_same_choice_gets_the_same_answer_until_the_round_is_over() -> None:
    game, answers, ask = SimpleNamespace(standing=Bargain()), CardAnswers(), bargain("gold", "silver")
    answers.heard(0, game.standing.stake(0, ask), ["choose:silver"], 3)
    assert answers.key(game, 0, ask, 3) == "choose:silver"  # type: ignore[arg-type]
    assert answers.key(game, 0, ask, 4) is None  # type: ignore[arg-type]
    assert answers.key(game, 10, ask, 3) is None  # type: ignore[arg-type]
    assert answers.key(game, 0, bargain("gold", "iron"), 3) is None  # type: ignore[arg-type]


class Small(Windows):
    """What does not matter, below ten; and what one answer leads to."""

    def stake(self, play: Any, ask: Ask) -> Stake | None:
        return Stake("order", 0, pressing=play > 9, leave="choose:gold", trifle=True)


def test_a_trifle_is_not_asked_until_it_matters_or_was_taken_back() -> None:
    game: Any = SimpleNamespace(standing=Small())
    answers, ask = CardAnswers(), bargain("gold", "silver")
    assert answers.key(game, 0, ask, 3) == "choose:gold" and answers.key(game, 10, ask, 3) is None
    answers.forget(0)
    assert answers.key(game, 0, ask, 3) is None
    answers.reset(0)  # somebody else sits there
    assert answers.key(game, 0, ask, 3) == "choose:gold"


def test_an_answer_alike_lets_it_happen_and_only_the_one_it_follows_from_lets_the_rest_happen() -> None:
    answers = CardAnswers()
    stake = Stake("water", 4, leave="choose:gold", too=("mud",), after="choose:gold", alike=("choose:silver",))
    answers.heard(0, stake, ["choose:silver"], 3)
    assert answers.let == {(0, "water"): (3, 4, "choose:gold")}
    answers.heard(0, stake, ["choose:gold"], 3)
    assert answers.let == {(0, "water"): (3, 4, "choose:gold"), (0, "mud"): (3, 4, "choose:gold")}
    answers.heard(0, stake, ["choose:iron"], 3)
    assert answers.let == {(0, "mud"): (3, 4, "choose:gold")}

"""A turn planned as a whole: what fits a question, what of a line is left out. Champions tries it with a real game."""

from stockade.bots.turns import clearly_more, fits, following
from stockade.engine import Ask, Option


def question(prompt: str, *keys: str, least: int = 1, most: int = 1, many: bool = False) -> Ask:
    options = [Option(key, "option") for key in keys]
    return Ask(0, prompt, options, least=least, most=most, many=many)


def test_an_answer_fits_where_it_could_be_given() -> None:
    assert fits(question("turn", "a", "b"), ["b"])
    assert not fits(question("turn", "a", "b"), ["c"])
    assert not fits(question("turn", "a", "b"), [])
    assert fits(question("pay", "a", "b", least=0, most=2, many=True), [])
    assert not fits(question("pay", "a", "b", least=0, most=2, many=True), ["a", "a"])


def test_steps_that_cannot_be_done_are_left_out() -> None:
    line = [("turn", ["a"]), ("pay", ["x"]), ("turn", ["b"])]
    assert following(line, 0, question("turn", "b", "c"), "turn") == (3, ["b"])
    assert following(line, 0, question("turn", "c", "d"), "turn") == (0, None)
    assert following(line, 1, question("pay", "y", "z"), "turn") == (1, None), "another question may come to the same step"
    assert following(line, 0, question("pay", "x", "z"), "turn") == (0, None), "nothing is left out for it"


def test_another_line_must_do_clearly_better() -> None:
    assert clearly_more([3.0, 4.0, 5.0], [1.0, 2.0, 3.1])
    assert not clearly_more([9.0, 0.0, 1.0], [1.0, 2.0, 3.0])

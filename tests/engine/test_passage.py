"""The table in words: headings, lines, and pictures where there is a terminal to draw them."""

from stockade.engine.passage import Passage, in_lines


def test_a_terminal_draws_a_picture_in_place_of_the_lines() -> None:
    told = [Passage("", ["Round 1"]), Passage("Board", ["Hall: Ana"], ["+--+", "|A |"]), Passage("Hand", ["two cards"])]
    assert in_lines(told) == ["Round 1", "", "Board", "+--+", "|A |", "", "Hand", "two cards"]

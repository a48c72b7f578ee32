"""Why not: each refusal in its place, with its rule and words in both languages."""

import pytest

from stockade.games.mars_attacks import GAME
from stockade.games.mars_attacks.rules.card import SETS
from stockade.testing import rule
from stockade.testing.driver import Case, walk

ME, PAL = "us-rifle.1", "us-rifle.2"


def reasons(scene) -> dict[str, tuple[str, str]]:
    found = {}
    for ask in scene.table.pending:
        offered = {option.key for option in ask.options}
        for refused in ask.why_not():
            assert refused.key not in offered, refused.key
            for lang in ("en", "fr"):
                GAME.text.say(lang, refused.text, refused.args)
            found[refused.key] = (refused.text, refused.rule)
    return found


@pytest.mark.parametrize("scenario", ["surprise", "help", "breaking", "home"])
def test_each_square_around_a_model_and_each_card_is_offered_or_refused(scenario: str) -> None:
    """One verdict: nothing that one might expect to do is neither offered nor refused, and nothing is both."""
    seen: set[str] = set()
    for table in walk(Case("mars-attacks", scenario, 2).table(5), 5, 150):
        for ask in table.pending:
            g, offered, refused = table.play, {option.key for option in ask.options}, {no.key for no in ask.why_not()}
            assert not offered & refused
            if ask.prompt in ("prompt-act", "prompt-step"):
                expected = {f"move:{g.name(to)}" for to in g.map.ring[g.models[ask.source].square]} | {"exit"}
            elif ask.prompt == "prompt-turn":
                cards = {f"{'lay' if name in SETS else 'play'}:{name}" for name in g.state.hand}
                models = {f"activate:{model.id}" for model in g.on_board() if model.seat == ask.seat}
                expected = cards | models | {f"resolve:{laid.card}" for laid in g.state.laid} | {"pass", "next"}
            else:
                continue
            seen.add(ask.prompt)
            assert expected <= offered | refused, sorted(expected - offered - refused)
    assert seen == {"prompt-act", "prompt-step", "prompt-turn"}


@rule("MA-ABIL-29", "MA-ABIL-41")
def test_a_leap_is_refused_after_a_step_and_where_nobody_can_stand(field) -> None:
    scene = field("sidney-rose", where={"sidney-rose": "e4"}, zombies={"e6": 9})
    scene.answer("activate:sidney-rose")
    assert reasons(scene)["leap:e6"] == ("refused-full", "MA-MOVE-06")
    scene.answer("move:e5")
    assert reasons(scene)["leap:e7"] == ("refused-leap", "MA-ABIL-29")


@rule("MA-TURN-02", "MA-CARD-19", "MA-CARD-24")
def test_cards_in_a_turn(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "h8"}, hand=("steady-hands", "pull-together", "artillery"))
    scene.laid("jeep-run")
    found = reasons(scene)
    assert found["play:steady-hands"] == ("refused-card-test", "MA-CARD-19")
    assert found["play:pull-together"] == ("pointless-card", "MA-TURN-02")
    assert "lay:artillery" not in found and "resolve:jeep-run" not in found
    scene.answer("lay:artillery")
    found = reasons(scene)
    assert found["resolve:artillery"] == ("refused-laid-now", "MA-CARD-24")
    assert found["resolve:jeep-run"] == ("refused-card-turn", "MA-TURN-02")
    assert found["play:steady-hands"] == ("refused-card-turn", "MA-TURN-02")


@rule("MA-ACT-01", "MA-ACT-02")
def test_steps_of_an_action(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e6": 1, "e7": 9})
    scene.answer(f"activate:{ME}")
    found = reasons(scene)
    assert not any(key.startswith("move") for key in found) and found["exit"] == ("refused-exit-far", "MA-LEAVE-02")
    scene.dice(1, 1, 1, 1, 1, 1, 1)
    scene.answer("shoot:e6")
    found = reasons(scene)
    assert found["shoot:e7"] == ("refused-shot", "MA-ACT-03") and "aim:e7" not in found
    deke = field("deke", where={"deke": "e4"}, zombies={"e7": 1})
    deke.act("deke", "move:e5", "move:e4")
    assert deke.crowd()
    assert reasons(deke)["move:e5"] == ("refused-no-move", "MA-ACT-01")
    assert reasons(deke)["shoot:e6"] == ("refused-no-half", "MA-ACT-02")
    deke.answer("done")


@rule("MA-MOVE-05", "MA-MOVE-06", "MA-ABIL-20", "MA-MOVE-02")
def test_squares_that_cannot_be_entered(field) -> None:
    board = """
    a  b  c
  +==+==+==+
3 |.  . |. |
  +  +  +  +
2 |.  .  # |
  +  +  +  +
1 |.  .  . |
  +!!+!!+!!+
"""
    names = {f"us-rifle.{n}": "a2" for n in range(2, 8)}
    scene = field(*["us-rifle"] * 7, board=board, where={ME: "b2", **names, "us-rifle.8": "a1"}, zombies={"b1": 9})
    scene.answer(f"activate:{ME}")
    found = reasons(scene)
    assert found["move:a2"] == ("refused-full", "MA-MOVE-05") and found["move:b1"] == ("refused-full", "MA-MOVE-06")
    assert found["move:c2"] == ("refused-wall", "MA-MOVE-02") and "move:b3" not in found


@rule("MA-HERO-05", "MA-HERO-06", "MA-HERO-10")
def test_soldiers_are_not_told_about_deeds(field) -> None:
    scene = field("us-rifle", where={ME: "e4"})
    scene.answer(f"activate:{ME}")
    assert "deed" not in reasons(scene) and "fix" not in reasons(scene)

"""Why can't I? What is missing from the options has a reason, and the rule that goes with it."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.rules.card_moves import show_face
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


def why(scene: ChampionsScene, key: str) -> tuple[str, str]:
    """The message and the rule for what is not on offer; the message says whether it is forbidden or pointless."""
    assert not scene.offers(key)
    found = [refused for ask in scene.table.pending for refused in ask.why_not() if refused.key == key]
    assert [bool(scene.game.text.say(lang, refused.text, refused.args)) for refused in found for lang in ("en", "fr")] == [True, True]
    assert [refused.text.startswith("pointless-") for refused in found] == [found[0].pointless]
    return found[0].text, found[0].rule


@rule("MC-COST-05", "MC-RES-04", "MC-LIMIT-01")
def test_rechannel_lacks_damage_then_energy_then_its_limit(board: Board) -> None:
    scene = board("captain-marvel")
    scene.turn()
    assert why(scene, "use:captain-marvel.0") == ("refused-unhurt", "MC-COST-05")
    scene.set("hero", damage=2)
    scene.hand("genius")
    scene.turn()
    assert why(scene, "use:captain-marvel.0") == ("refused-cost", "MC-RES-04")
    scene.hand("energy")
    scene.turn()
    scene.answer("use:captain-marvel.0")
    assert why(scene, "use:captain-marvel.0") == ("refused-used", "MC-LIMIT-01")


@rule("MC-COST-06", "MC-COST-04")
def test_focused_rage_needs_hit_points_that_nothing_protects(board: Board) -> None:
    scene = board("she-hulk")
    rage = scene.play_area("focused-rage")
    scene.set("hero", tough=True)
    scene.turn()
    assert why(scene, f"use:{rage}") == ("refused-tough", "MC-COST-06")
    scene.set(rage, exhausted=True)
    scene.turn()
    assert why(scene, f"use:{rage}") == ("refused-exhausted", "MC-COST-04")


@rule("MC-COST-04", "MC-RES-04")
def test_what_the_hero_exhausts_for_needs_a_ready_hero(board: Board) -> None:
    scene = board("spider-man")
    armor = scene.scenario_card("vibranium-armor", on="villain")
    scene.set("hero", exhausted=True)
    scene.turn()
    assert why(scene, f"use:{armor}") == ("refused-exhausted", "MC-COST-04")
    scene.set("hero", exhausted=False)
    scene.hand("genius")
    scene.turn()
    assert why(scene, f"use:{armor}") == ("refused-cost", "MC-RES-04")


@rule("MC-ABIL-13")
def test_a_cost_of_cards_needs_a_card(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    station = scene.play_area("alpha-flight-station")
    scene.set("scheme", threat=2)
    scene.turn()
    assert why(scene, f"use:{station}") == ("refused-no-card", "MC-ABIL-13")
    law, *_ = scene.hand("legal-practice")
    scene.turn()
    assert why(scene, f"play:{law}") == ("refused-no-card", "MC-ABIL-13")


@rule("MC-CARD-48", "MC-CARD-49", "MC-INIT-10", "MC-RES-03")
def test_make_the_call_needs_an_ally_and_the_price(board: Board) -> None:
    scene = board("captain-marvel")
    call, *_ = scene.hand("make-the-call", "genius")
    scene.turn()
    assert why(scene, f"play:{call}") == ("pointless-nothing", "MC-INIT-10")
    scene.pile("vision")
    scene.turn()
    assert why(scene, f"play:{call}") == ("refused-cost", "MC-RES-03")


@pytest.mark.parametrize(
    ("crisis", "threat", "reason"),
    [
        pytest.param(False, 0, ("pointless-no-thwart", "MC-THW-06"), marks=pytest.mark.rule("MC-THW-06")),
        pytest.param(True, 3, ("refused-no-thwart", "MC-SIDE-02"), marks=pytest.mark.rule("MC-SIDE-02")),
    ],
    ids=["no threat anywhere", "crisis"],
)
def test_nothing_to_thwart(board: Board, crisis: bool, threat: int, reason: tuple[str, str]) -> None:
    scene = board("iron-man")
    helmet = scene.play_area("mark-v-helmet")
    tired = scene.play_area("arc-reactor")
    scene.set("scheme", threat=threat)
    if crisis:
        scene.scenario_card("crowd-control", threat=0)
    event, *_ = scene.hand("for-justice", "genius")
    scene.turn()
    for key in (f"use:{helmet}", f"play:{event}", "thwart:iron-man.0"):
        assert why(scene, key) == reason
    assert why(scene, f"use:{tired}") == ("pointless-nothing", "MC-ABIL-01")  # nobody to ready


@rule("MC-KEY-09", "MC-ABIL-16", "MC-INIT-10")
def test_why_an_enemy_is_no_target(board: Board) -> None:
    scene = board("she-hulk")
    one, two = scene.minion("hydra-soldier"), scene.minion("hydra-bomber")
    lady = scene.minion("madame-hydra")
    scene.scenario_card("legions-of-hydra", threat=3)
    slam, *_ = scene.hand("gamma-slam", "genius", "strength")
    scene.turn()
    assert why(scene, f"play:{slam}") == ("pointless-nothing", "MC-INIT-10")  # she is unhurt; the guard has nothing to do with it
    scene.answer("attack:she-hulk.0")
    assert scene.options() == [f"target:{one}", f"target:{two}"]
    assert why(scene, "target:rhino-1.47") == ("refused-guarded", "MC-KEY-09")
    assert why(scene, f"target:{lady}") == ("refused-no-damage", "MC-ABIL-16")


@rule("MC-KEY-12", "MC-KEY-09")
def test_guard_is_no_reason_where_there_is_no_attack(board: Board) -> None:
    scene = board("she-hulk")
    scene.minion("hydra-soldier")
    team = scene.play_area("tac-team")
    scene.turn()
    scene.answer(f"use:{team}")
    assert scene.prompt == "prompt-enemy"
    assert scene.offers("target:rhino-1.47")
    assert scene.table.pending[0].why_not() == []


@rule("MC-SIDE-02", "MC-SIDE-03", "MC-THW-06")
def test_why_a_scheme_is_no_target(board: Board) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=1)
    one, two = scene.scenario_card("crowd-control", threat=2), scene.scenario_card("bomb-scare", threat=2)
    team = scene.play_area("surveillance-team")
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert scene.options() == [f"target:{one}", f"target:{two}"]
    assert why(scene, "target:the-break-in.48") == ("refused-crisis", "MC-SIDE-02")
    scene.answer(f"target:{one}")
    scene.answer(f"use:{team}")
    assert why(scene, "target:the-break-in.48") == ("refused-crisis", "MC-SIDE-02")


@rule("MC-THW-06")
def test_a_scheme_without_threat_is_no_target(board: Board) -> None:
    scene = board("spider-man")
    one, two = scene.scenario_card("illegal-arms-factory", threat=2), scene.scenario_card("bomb-scare", threat=2)
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert scene.options() == [f"target:{one}", f"target:{two}"]
    assert why(scene, "target:the-break-in.48") == ("pointless-no-threat", "MC-THW-06")


@rule("MC-THW-06")
def test_a_scheme_whose_threat_stays_is_no_target(board: Board) -> None:
    scene = board("spider-man", scenario="ultron")
    scene.change(lambda g: show_face(g, g.scheme, "countdown-to-oblivion"))
    scene.set("scheme", threat=3)
    one, two = scene.scenario_card("drone-factory", threat=2), scene.scenario_card("invasive-ai", threat=2)
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert scene.options() == [f"target:{one}", f"target:{two}"]
    assert why(scene, f"target:{scene.card('scheme').entity}") == ("refused-locked", "MC-THW-06")


@rule("MC-REC-02", "MC-TURN-06", "MC-TYPE-07")
def test_why_nobody_recovers(board: Board) -> None:
    scene = board("spider-man")
    scene.turn()
    assert why(scene, "recover") == ("refused-hero", "MC-TURN-06")
    scene.form("alter-ego")
    scene.turn()
    assert why(scene, "recover") == ("pointless-unhurt", "MC-REC-02")
    scene.set("hero", damage=3, exhausted=True)
    scene.turn()
    assert why(scene, "recover") == ("refused-exhausted", "MC-TYPE-07")


@rule("MC-RES-03", "MC-RES-10", "MC-INT-01")
def test_every_copy_of_the_hand_has_its_reason(board: Board) -> None:
    scene = board("spider-man")
    one, two = scene.hand("black-cat", "black-cat")
    scene.turn()
    assert [why(scene, f"play:{name}") for name in (one, two)] == [("refused-cost", "MC-RES-03")] * 2
    genius, backflip = scene.hand("genius", "backflip")
    scene.turn()
    assert why(scene, f"play:{genius}") == ("refused-resource", "MC-RES-10")
    assert why(scene, f"play:{backflip}") == ("refused-moment", "MC-INT-01")

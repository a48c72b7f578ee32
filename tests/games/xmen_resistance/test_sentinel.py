"""The Sentinel Hand: a blast while it is charged, a throw when it is not, and nothing but its own dice."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE = "17R.F"  # east of the fountain, where MH2 puts the Hand
NEAR, FAR, TOO_FAR = "17R.C", "17R.D", "16R.F"
BLAST, THROW = "attack:plasma_blast:", "attack:hand_throw:"


def beside(board: Board, *heroes: str, side: str = "charged", **where: str) -> ResistanceScene:
    """The heroes stand at the Hand, without Power."""
    scene = board(*heroes, on="MH2", **(where or {heroes[0]: HERE}))
    scene.change(lambda g: setattr(g.state.hand, "side", side))
    for hero in heroes:
        scene.set(hero, power=0)
    return scene


def side(scene: ResistanceScene) -> str | None:
    """Which side of the Hand is up; None when it is gone."""
    return scene.view(0)["sentinel"] and scene.view(0)["sentinel"]["side"]


# -- who and how ----------------------------------------------------------------------------------------------------------


@rule("XR-SENT-01")
def test_only_from_its_zone_and_for_an_attack_action(board: Board) -> None:
    scene = beside(board, "wolverine", "rogue", wolverine=HERE, rogue=NEAR)
    scene.enemies("17R.I", walker=1)
    scene.turn("rogue")
    assert not any(key.startswith(BLAST) for key in scene.options())
    scene.turn("wolverine")
    actions = scene.hero("wolverine").actions
    scene.dice(1, 1, 1)
    scene.answer(BLAST + "17R.I")  # he who has claws alone shoots
    assert scene.hero("wolverine").actions == actions - 1


@rule("XR-SENT-01")
def test_a_free_attack_action_may_use_it(board: Board) -> None:
    scene = beside(board, "wolverine")
    scene.set("wolverine", traits=["flurry"])
    scene.enemies(NEAR, walker=1)
    scene.dice(3, 1, 1)
    actions = scene.hero("wolverine").actions
    scene.answer("trait:flurry")
    assert (scene.count(NEAR, "walker"), scene.hero("wolverine").actions) == (0, actions)
    assert side(scene) == "spent"


@rule("XR-SENT-02", "XR-SENT-05")
@pytest.mark.parametrize(("up", "verb"), [("charged", BLAST), ("spent", THROW)])
def test_range_0_to_2(board: Board, up: str, verb: str) -> None:
    scene = beside(board, "wolverine", side=up)
    for zone in (HERE, NEAR, FAR, TOO_FAR):
        scene.enemies(zone, walker=1)
    assert [key for key in scene.options() if key.startswith(verb)] == [verb + zone for zone in (HERE, NEAR, FAR)]
    assert scene.refused(verb + TOO_FAR) == "XR-COMBAT-02"


@rule("XR-SENT-02")
def test_the_blast_rolls_three_dice_and_hits_on_3(board: Board) -> None:
    scene = beside(board, "storm")
    scene.enemies(NEAR, walker=5)
    scene.dice(3, 2, 6)
    scene.answer(BLAST + NEAR)
    rolled = scene.last("dice.rolled")
    assert (rolled["dice"], rolled["hits"], rolled["accuracy"], rolled["weapon"]) == ([3, 2, 6], [1, 0, 1], 3, "plasma_blast")
    assert scene.count(NEAR, "walker") == 3


@rule("XR-SENT-11")
@pytest.mark.parametrize(("map_id", "up"), [("MH1", "charged"), ("MH2", "charged")])
def test_it_starts_charged(board: Board, map_id: str, up: str) -> None:
    assert side(board("storm", on=map_id)) == up


# -- hits -----------------------------------------------------------------------------------------------------------------


@rule("XR-SENT-03")
def test_each_success_is_two_hits_on_one_enemy(board: Board) -> None:
    scene = beside(board, "storm")
    scene.zombie("psylocke", NEAR)  # Toughness 3: a pair and half of another
    scene.enemies(NEAR, brute=1, walker=1)
    scene.dice(3, 3, 3)
    scene.answer(BLAST + NEAR)
    assert [scene.count(NEAR, kind) for kind in ("psylocke", "brute", "walker")] == [0, 0, 1]  # the odd hit on Psylocke helped nobody else


@rule("XR-SENT-03")
def test_a_pair_that_is_not_enough_is_lost(board: Board) -> None:
    scene = beside(board, "storm")
    scene.zombie("psylocke", NEAR)
    scene.enemies(NEAR, walker=2)
    scene.dice(3, 1, 1)
    scene.answer(BLAST + NEAR)
    assert [scene.count(NEAR, kind) for kind in ("psylocke", "walker")] == [1, 2]
    assert scene.last("hits.lost") == {"hero": "storm", "count": 2, "zone": NEAR}


@rule("XR-SENT-10")
@pytest.mark.parametrize("kind", ["walker", "runner", "brute"])
def test_a_pair_eliminates_one_weak_enemy_or_one_brute(board: Board, kind: str) -> None:
    scene = beside(board, "storm")
    scene.enemies(NEAR, **{kind: 3})
    scene.dice(6, 1, 1)
    scene.answer(BLAST + NEAR)
    assert scene.count(NEAR, kind) == 2


@rule("XR-SENT-09", "XR-SENT-10")
@pytest.mark.parametrize(("up", "verb"), [("charged", BLAST), ("spent", THROW)])
def test_target_priority_holds(board: Board, up: str, verb: str) -> None:
    scene = beside(board, "storm", side=up)
    scene.enemies(NEAR, walker=1, runner=1, brute=1)
    scene.dice(5, 5, 1)
    scene.answer(verb + NEAR)
    fallen = [event["enemy"] for event in scene.events("enemy.fell")]
    assert fallen == (["brute", "walker"] if up == "charged" else ["brute"])


# -- spent, thrown, gone --------------------------------------------------------------------------------------------------


@rule("XR-SENT-04")
def test_after_the_blast_it_is_spent(board: Board) -> None:
    scene = beside(board, "storm")
    scene.enemies(NEAR, walker=1)
    scene.dice(1, 1, 1)
    scene.answer(BLAST + NEAR)
    assert side(scene) == "spent"
    assert scene.rule_of("hand.spent") == "XR-SENT-04"
    assert not scene.offers(BLAST + NEAR)


@rule("XR-SENT-05")
def test_the_throw_rolls_one_die_for_each_enemy_and_hits_on_5(board: Board) -> None:
    scene = beside(board, "storm", side="spent")
    scene.enemies(FAR, walker=3, runner=1)
    scene.dice(5, 4, 6, 1)
    scene.answer(THROW + FAR)
    rolled = scene.last("dice.rolled")
    assert (rolled["dice"], rolled["hits"], rolled["accuracy"]) == ([5, 4, 6, 1], [1, 0, 1, 0], 5)
    assert (scene.count(FAR, "walker"), scene.count(FAR, "runner")) == (1, 1)


@rule("XR-SENT-06")
def test_the_throw_ignores_zombie_heroes(board: Board) -> None:
    scene = beside(board, "storm", side="spent")
    scene.zombie("psylocke", NEAR)
    scene.enemies(NEAR, walker=4)
    scene.dice(5, 6, 6, 6)  # four dice, not five
    scene.answer(THROW + NEAR)
    assert [scene.count(NEAR, kind) for kind in ("psylocke", "walker")] == [1, 0]


@rule("XR-SENT-06")
def test_a_zombie_hero_alone_is_no_target(board: Board) -> None:
    scene = beside(board, "storm", side="spent")
    scene.zombie("sabretooth", NEAR)
    assert not scene.offers(THROW + NEAR)
    assert scene.refused(THROW + NEAR) == "XR-SENT-06"


@rule("XR-SENT-07")
def test_after_the_throw_it_is_gone(board: Board) -> None:
    scene = beside(board, "storm", side="spent")
    scene.enemies(NEAR, walker=2)
    scene.dice(1, 1)
    scene.answer(THROW + NEAR)
    assert side(scene) is None
    assert scene.rule_of("hand.gone") == "XR-SENT-07"
    assert not any(key.startswith((THROW, BLAST)) for key in scene.options())


@rule("XR-SENT-13")
def test_blast_and_throw_in_one_turn(board: Board) -> None:
    scene = beside(board, "storm")
    scene.enemies(NEAR, walker=3)
    actions = scene.hero("storm").actions
    scene.dice(3, 1, 1, 5, 1)
    scene.answer(BLAST + NEAR)
    scene.answer(THROW + NEAR)
    assert (scene.count(NEAR, "walker"), scene.hero("storm").actions, side(scene)) == (1, actions - 2, None)


@rule("XR-SENT-13")
def test_another_hero_may_throw_it_in_the_same_round(board: Board) -> None:
    scene = beside(board, "storm", "wolverine")
    scene.enemies(NEAR, walker=3)
    scene.turn("storm")
    scene.dice(1, 1, 1)
    scene.answer(BLAST + NEAR)
    scene.turn("wolverine")
    scene.dice(5, 5, 5)
    scene.answer(THROW + NEAR)
    assert scene.count(NEAR, "walker") == 0


# -- what helps and what does not -----------------------------------------------------------------------------------------


@rule("XR-SENT-08")
@pytest.mark.parametrize(("up", "verb", "number"), [("charged", BLAST, 3), ("spent", THROW, 2)])
def test_neither_power_nor_cards_add_dice(board: Board, up: str, verb: str, number: int) -> None:
    scene = beside(board, "storm", side=up)
    scene.set("storm", power=4, bystander="cameron_hodge")  # 1 more die on the own zone, with any other Attack
    scene.enemies(HERE, walker=2)
    scene.answer(verb + HERE)
    assert len(scene.last("dice.rolled")["dice"]) == number
    assert scene.hero("storm").power == 4  # nobody asked for it


@rule("XR-SENT-12")
def test_die_modifiers_count(board: Board) -> None:
    scene = beside(board, "storm")
    scene.set("storm", traits=["keen_aim"])
    scene.enemies(NEAR, walker=3)
    scene.dice(2, 2, 1)
    scene.answer(BLAST + NEAR)
    scene.answer("boost:trait:keen_aim")
    assert scene.count(NEAR, "walker") == 1


@rule("XR-SENT-12")
def test_iceman_chills_the_hand_too(board: Board) -> None:
    scene = beside(board, "storm")
    scene.zombie("iceman", HERE)
    scene.enemies(NEAR, walker=3)
    scene.dice(3, 3, 4)
    scene.answer(BLAST + NEAR)
    assert scene.count(NEAR, "walker") == 2


@rule("XR-SENT-12")
def test_rerolls_count(board: Board) -> None:
    scene = beside(board, "storm", side="spent")
    scene.set("storm", traits=["second_chance"])
    scene.enemies(NEAR, walker=2)
    scene.dice(1, 6, 5)
    scene.answer(THROW + NEAR)
    scene.answer("reroll:trait:second_chance")
    scene.choose("die:0")
    assert scene.count(NEAR, "walker") == 0


@rule("XR-SENT-12")
def test_less_toughness_counts(board: Board) -> None:
    scene = beside(board, "storm", side="spent")
    scene.set("storm", traits=["unstoppable"], power=1)
    scene.enemies(NEAR, brute=1, walker=1)
    scene.dice(5, 1)
    scene.answer(THROW + NEAR)
    scene.answer("boost:trait:unstoppable")
    assert scene.count(NEAR, "brute") == 0


@rule("XR-SENT-12")
def test_ignoring_priority_counts(board: Board) -> None:
    scene = beside(board, "storm")
    scene.set("storm", traits=["picked_target"])
    scene.enemies(NEAR, brute=1, runner=1)
    scene.dice(3, 1, 1)
    scene.answer(BLAST + NEAR)
    scene.answer("boost:trait:picked_target")
    scene.answer("hit:runner")
    assert (scene.count(NEAR, "brute"), scene.count(NEAR, "runner")) == (1, 0)


@rule("XR-SENT-12")
def test_long_reach_reaches_farther_with_it(board: Board) -> None:
    scene = beside(board, "storm")
    zone = next(zone for zone in scene.play.zones_within(HERE, 3, 3))
    scene.set("storm", power=1, traits=["long_reach"])
    scene.enemies(zone, walker=3)
    scene.dice(3, 3, 3)
    scene.answer(f"reach:plasma_blast:{zone}")
    assert scene.count(zone, "walker") == 0
    assert (scene.hero("storm").traits, side(scene)) == ([], "spent")


def test_a_mission_may_put_it_out_of_use(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = beside(board, "storm")
    scene.enemies(NEAR, walker=1)
    assert scene.offers(BLAST + NEAR)
    monkeypatch.setattr(type(MISSIONS["MH2"]), "hand_works", lambda self, g: False)
    scene.change(lambda g: None)
    assert not scene.offers(BLAST + NEAR)


def test_the_odds_know_the_hand(board: Board) -> None:
    scene = beside(board, "storm")
    scene.enemies(NEAR, brute=1)
    ask = scene.table.pending[0]
    fact = scene.game.odds.facts(scene.play, ask)[BLAST + NEAR][0]
    assert fact.args == {"enemy": "brute", "percent": 96}  # 1 - (1/3)^3
    scene = beside(board, "storm", side="spent")
    scene.zombie("psylocke", NEAR)
    scene.enemies(NEAR, walker=1)
    fact = scene.game.odds.facts(scene.play, scene.table.pending[0])[THROW + NEAR][0]
    assert fact.args == {"enemy": "walker", "percent": 33}

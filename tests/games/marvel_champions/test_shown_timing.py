"""Plays made to be looked at, third part: what lasts and what is over, what is chosen and what is left to chance. See test_shown.py."""

from collections import Counter

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.games.marvel_champions.facts import cards
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


def takes(scene: ChampionsScene, *parts: str, seat: int | None = None) -> None:
    """The first option whose key has all these parts."""
    scene.answer(next(key for key in scene.options(seat) if all(part in key for part in parts)), seat=seat)


def goes_on(scene: ChampionsScene, until: str = "prompt-turn") -> None:
    """Nobody defends, interrupts, responds or discards until that is asked."""
    while scene.prompt != until:
        ask = scene.table.pending[0]
        keys = [option.key for option in ask.options]
        dull = next((key for key in ("pass", "no-defence", "not-me") if key in keys), "")
        scene.answer(dull, seat=ask.seat) if dull else scene.choose(seat=ask.seat)


# -- the end of the player phase --------------------------------------------------------------------------------------------


@rule("MC-ENDP-01")
def test_anybody_may_discard_at_the_end(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    for seat in (0, 1):
        scene.hand("genius", "energy", "strength", seat=seat)
    scene.turn()
    scene.answer("end", seat=0)
    for seat in (0, 1):
        assert (scene.table.pending[0].seat, scene.table.pending[0].least) == (seat, 0)
        scene.choose(*scene.options(seat)[: 2 - seat], seat=seat)
    assert [event["who"] for event in scene.events("cards.discarded")] == [scene.play.face(0), scene.play.face(1)]


@rule("MC-ENDP-02")
def test_down_to_the_hand_size(board: Board) -> None:
    scene = board("spider-man")
    scene.hand(*["genius"] * 3, *["energy"] * 5)
    scene.turn()
    scene.answer("end")
    assert scene.table.pending[0].least == 3
    scene.choose(*scene.options()[:3])
    assert scene.hand_of() == ["energy"] * 5


# -- what lasts -------------------------------------------------------------------------------------------------------------


@rule("MC-LAST-03", "MC-LAST-05", "MC-CARD-46")
def test_for_this_phase_is_for_its_end_steps_too(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision")
    scene.hand("energy", "genius")
    scene.turn()
    takes(scene, "use", "vision")
    takes(scene, "atk")
    scene.answer("end")
    assert scene.prompt == "prompt-end-discard"
    assert scene.play.stat(scene.card(vision), "atk") == 4
    scene.choose()
    assert scene.prompt == "prompt-defend"
    assert scene.play.stat(scene.card(vision), "atk") == 2


@rule("MC-DELAY-03")
def test_who_has_left_is_not_looked_for_at_the_end(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.encounter("advance", "crowd-control")
    fury = scene.play_area("nick-fury", damage=2)
    scene.change(lambda g: g.state.leaving.append(g.in_play("nick-fury").id))
    scene.turn()
    scene.answer(f"attack:{fury}")
    scene.answer("end")
    assert scene.state.round == 2
    assert scene.pile_of() == ["nick-fury"]


@rule("MC-SIDE-05", "MC-DEFEAT-02")
def test_an_icon_is_gone_with_its_scheme(board: Board) -> None:
    scene = board("captain-marvel")
    scene.scenario_card("bomb-scare", threat=2)
    scene.turn()
    takes(scene, "thwart")
    assert not scene.has("bomb-scare")
    scene.answer("end")
    assert scene.events("threat.placed")[0]["count"] == 1


# -- chance and choice ------------------------------------------------------------------------------------------------------


@rule("MC-DECK-11")
def test_at_random_means_that_nobody_is_asked(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("genius", "energy", "strength", "tenacity")
    scene.minion("radioactive-man")
    scene.minions_act()
    scene.answer("no-defence")
    assert len(scene.hand_of()) == 3
    assert scene.prompt == "prompt-turn"


@rule("MC-ATTACH-01")
def test_what_is_attached_is_put_on_its_host_as_it_comes(board: Board) -> None:
    scene = board("spider-man")
    scene.minion("hydra-mercenary")
    web, *pay = scene.hand("webbed-up", "genius", "strength")
    scene.turn()
    scene.plays(web, *pay)
    scene.answer(f"target:{scene.card('villain').entity}")
    assert scene.card(web).host == scene.card("villain").id


@rule("MC-COST-05")
def test_nothing_to_heal_is_nothing_to_pay_with(board: Board) -> None:
    scene = board("captain-marvel")
    scene.hand("energy")
    scene.turn()
    assert scene.refused("use:captain-marvel.0") == "MC-COST-05"


@rule("MC-RES-12")
def test_only_what_is_his_own_is_offered_as_payment(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    card, *_ = scene.hand("tenacity", "genius", "energy")
    scene.hand("energy-absorption", seat=1)
    scene.turn()
    scene.answer(f"play:{card}", seat=0)
    assert len(scene.options()) == 2


# -- the first player -------------------------------------------------------------------------------------------------------


@rule("MC-VILP-11", "MC-FIRST-02")
def test_the_first_player_orders_somebody_elses_minions(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.minion("sandman", 1)
    scene.minion("hydra-mercenary", 1)
    scene.minions_act(1)
    assert (scene.prompt, scene.table.pending[0].seat) == ("prompt-minion-order", 0)


@rule("MC-FORCED-03", "MC-KEY-36")
def test_the_first_player_orders_what_others_control(board: Board) -> None:
    scene = board("spider-man", "she-hulk")
    lash = scene.minion("whiplash", 1)
    hulk = scene.play_area("hulk", 1)
    scene.deck("strength", seat=1)
    scene.turn(1)
    scene.answer(f"attack:{hulk}")
    scene.answer(f"target:{lash}")
    assert (scene.prompt, scene.table.pending[0].seat) == ("prompt-order", 0)


# -- what counts as what ----------------------------------------------------------------------------------------------------


@rule("MC-THW-03")
def test_a_labelled_thwart_counts_as_one(board: Board) -> None:
    scene = board("iron-man")
    helmet = scene.play_area("mark-v-helmet")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer(f"use:{helmet}")
    assert (scene.threat(), scene.card("hero").confused, scene.card("hero").exhausted) == (3, False, False)


@rule("MC-KEY-25")
def test_nobody_strikes_back_at_who_strikes_back(board: Board) -> None:
    scene = board("black-panther")
    scene.minion("whiplash")
    scene.minions_act()
    scene.answer("no-defence")
    assert (scene.health(), scene.health("whiplash")) == (8, 3)


@rule("MC-DEAL-02")
def test_a_card_that_came_in_a_turn_waits_for_step_four(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.minion("hydra-soldier", damage=3)
    vision = scene.play_area("vision")
    scene.encounter("crowd-control")
    scene.set("villain", confused=True)
    scene.turn()
    scene.answer(f"attack:{vision}")
    assert scene.state.players[0].dealt
    scene.answer("end")
    assert scene.has("crowd-control")


@rule("MC-MOD-01")
def test_her_thwart_is_counted_anew(board: Board) -> None:
    scene = board("spider-man")
    jones = scene.play_area("jessica-jones")
    scene.scenario_card("bomb-scare", threat=1)
    scene.scenario_card("usurp-the-throne", threat=5)
    scene.set("scheme", threat=3)
    assert scene.play.stat(scene.card(jones), "thw") == 3
    scene.turn()
    scene.answer("thwart:spider-man.0")
    takes(scene, "target", "bomb-scare")
    assert scene.play.stat(scene.card(jones), "thw") == 2


@rule("MC-ATTACH-04")
def test_it_stays_on_its_host_when_a_better_one_comes(board: Board) -> None:
    scene = board("captain-marvel")
    foe = scene.minion("hydra-mercenary")
    scene.reveal("genetically-enhanced", "madame-hydra")
    assert scene.card("genetically-enhanced").host == scene.card(foe).id


@rule("MC-TRIG-05")
def test_an_attack_that_defeats_opens_one_window(board: Board) -> None:
    scene = board("she-hulk")
    scene.minion("hydra-mercenary")
    scene.hand("one-two-punch", "chase-them-down", "genius")
    scene.set("scheme", threat=3)
    scene.turn()
    takes(scene, "attack")
    assert scene.prompt == "prompt-after-your-attack"
    assert len(scene.options()) == 3


# -- what a scenario is made of ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "mode", "own", "modular"),
    [
        pytest.param("rhino", "standard", 17, {"bomb-scare": 6}, marks=pytest.mark.rule("MC-SCEN-01", "MC-EBUILD-01")),
        pytest.param(
            "rhino",
            "expert",
            17,
            {"bomb-scare": 6, "expert": 3},
            marks=pytest.mark.rule("MC-SCEN-02", "MC-EBUILD-02", "MC-EBUILD-03"),
        ),
        pytest.param("klaw", "standard", 16, {"masters-of-evil": 7}, marks=pytest.mark.rule("MC-SCEN-04", "MC-EBUILD-07")),
        pytest.param("klaw", "expert", 16, {"masters-of-evil": 7, "expert": 3}, marks=pytest.mark.rule("MC-SCEN-05")),
        pytest.param("ultron", "standard", 18, {"under-attack": 5}, marks=pytest.mark.rule("MC-SCEN-06")),
        pytest.param("ultron", "expert", 18, {"under-attack": 5, "expert": 3}, marks=pytest.mark.rule("MC-SCEN-07")),
    ],
)
def test_what_a_scenario_is_made_of(scenario: str, mode: str, own: int, modular: dict[str, int]) -> None:
    decks = ["spider-man-justice", "captain-marvel-leadership"]
    state = Table.new("marvel-champions", {"scenario": scenario, "mode": mode, "decks": decks}).state
    assert Counter(cards()[state.codes[card]].set for card in state.deck) == {scenario: own, "standard": 7, **modular}


# -- a villain who cannot ---------------------------------------------------------------------------------------------------


@rule("MC-STATUS-09")
def test_a_stunned_villain_who_is_told_to_attack(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("villain", stunned=True)
    scene.reveal("assault")
    assert (scene.card("villain").stunned, scene.health()) == (False, 12)


@rule("MC-STATUS-06", "MC-ESCH-06")
def test_a_confused_villain_who_is_told_to_scheme(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("villain", confused=True)
    scene.reveal("advance")
    assert (scene.card("villain").confused, scene.threat()) == (False, 0)


# -- basic powers -----------------------------------------------------------------------------------------------------------


@rule("MC-TURN-05")
def test_a_hero_attacks_and_thwarts(board: Board) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=3)
    scene.set("hero", damage=4)
    scene.turn()
    assert {key.partition(":")[0] for key in scene.options()} == {"attack", "thwart", "flip", "end"}


@rule("MC-TURN-06")
def test_an_alter_ego_recovers(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.set("scheme", threat=3)
    scene.set("hero", damage=4)
    scene.turn()
    assert {key.partition(":")[0] for key in scene.options()} == {"recover", "flip", "end"}


@rule("MC-KEY-35")
def test_whose_obligation_surges_reveals_the_next(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.hand("genius", seat=1)
    scene.encounter("crowd-control")
    notice = scene.state.players[1].obligation
    scene.change(lambda g: (g.state.removed.remove(notice), g.player(0).dealt.append(notice)))
    scene.reveal(seat=0)
    scene.answer("choose:stay-hero", seat=1)
    assert scene.last("card.revealed")["who"] == scene.play.face(1)
    assert scene.has("crowd-control")

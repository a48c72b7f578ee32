"""The words of a Champions scene: stages, drones, tokens, piles, quiet villains, one step at a time, and wrong names refused."""

from collections.abc import Callable

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule
from stockade.testing.scene import SceneError


def test_a_villain_at_a_later_stage_has_only_the_stages_after_it(board: Board) -> None:
    scene = board("spider-man", scenario="klaw", expert=True)
    scene.villain_stage(3, damage=2)
    assert (scene.card("villain").code, scene.card("villain").damage) == ("klaw-3", 2)
    assert (scene.state.villain_deck, scene.state.gone_stages) == ([], ["klaw-2"])
    scene.villain_stage("klaw-2")
    assert (scene.card("villain").damage, scene.state.villain_deck, scene.state.gone_stages) == (0, ["klaw-3"], [])


@rule("MC-WIN-01")
def test_the_last_stage_is_the_last(board: Board) -> None:
    scene = board("spider-man")
    scene.villain_stage(2, damage=14)
    scene.turn()
    scene.answer("attack:spider-man.0")
    assert scene.outcome == "won"


@rule("MC-WIN-02")
def test_a_scheme_at_a_later_stage(board: Board) -> None:
    scene = board("spider-man", scenario="ultron")
    scene.scheme_stage(2)
    assert (scene.card("scheme").code, scene.threat(), scene.state.scheme_deck) == ("assault-on-norad", 0, ["countdown-to-oblivion"])
    scene.villain_stage(2)
    assert scene.state.gone_stages == ["the-crimson-cowl", "ultron-1"]
    scene.scheme_stage("countdown-to-oblivion", threat=4)
    assert (scene.threat(), scene.state.scheme_deck) == (4, [])
    scene.villain_phase()
    assert scene.outcome == "lost"


def test_a_facedown_drone_is_made_of_a_card(board: Board) -> None:
    scene = board("spider-man", "iron-man", scenario="ultron")
    scene.quiet()
    drone = scene.drone(1, of="arc-reactor")
    assert (scene.card(drone).engaged, [scene.state.codes[card] for card in scene.card(drone).under]) == (1, ["arc-reactor"])
    assert [card.entity for card in scene.play.drones()] == [drone]
    scene.first_player(1)
    scene.turn(1)
    scene.answer(f"attack:{scene.card('hero1').entity}")
    scene.answer(f"target:{drone}")
    assert not scene.has(drone) and scene.pile_of(1) == ["arc-reactor"]


@rule("MC-VILP-10")
def test_the_first_player_is_who_the_scene_says(board: Board) -> None:
    assert board("spider-man", "iron-man", first=1).state.first == 1
    scene = board("captain-marvel", "iron-man", "she-hulk")
    scene.first_player(2)
    scene.stop_before("round")
    scene.villain_phase()
    while scene.prompt == "prompt-defend":
        scene.answer("no-defence", seat=scene.table.pending[0].seat)
    assert scene.last("first.passed") == {"who": scene.card("hero0").entity}


@rule("MC-VILP-01")
def test_acceleration_tokens(board: Board) -> None:
    scene = board("spider-man")
    scene.acceleration(3)
    scene.stop_before("activations")
    scene.villain_phase()
    assert scene.threat() == 1 + 3


def test_another_seed_deals_other_cards(board: Board) -> None:
    hands = [board("spider-man", plain=False, seed=seed).hand_of() for seed in (0, 0, 5)]
    assert hands[0] == hands[1] != hands[2]


@rule("MC-CARD-96")
def test_the_encounter_discard_pile(board: Board) -> None:
    scene = board("spider-man")
    lady, *_ = scene.encounter_discard("madame-hydra", "shocker")[:1]
    assert scene.encounter_pile() == ["madame-hydra", "shocker"]
    scene.reveal("legions-of-hydra")
    assert scene.has(lady)


@pytest.mark.parametrize("villain", ["klaw", "ultron"])
def test_a_quiet_villain_stands_alone(board: Board, villain: str) -> None:
    scene = board("captain-marvel", "iron-man", scenario=villain)
    assert scene.play.minions or scene.play.sides
    scene.quiet()
    assert not scene.play.minions and not scene.play.sides and not scene.threat()
    assert [len(player.deck) for player in scene.state.players] == [40, 40]
    scene.villain_attacks()
    assert scene.prompt == "prompt-defend"


@rule("MC-VILP-02", "MC-VILP-05", "MC-VILP-08")
def test_the_villain_phase_one_step_at_a_time(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.stop_before("threat", "activations", "deal", "reveal", "first player", "round")
    scene.villain_phase()
    seen = []
    while scene.prompt == "scene-pause":
        scene.mark()
        scene.go_on()
        seen.append([event.kind for event in scene.happened() if event.kind in ("threat.placed", "card.dealt", "card.revealed")])
    assert seen == [
        ["threat.placed"],
        ["threat.placed"],
        ["card.dealt"],
        ["card.revealed", "threat.placed"],
        [],
        [],
        [],
    ]  # nothing is left to reveal
    assert (scene.state.round, scene.prompt) == (2, "prompt-turn")


def test_the_table_may_be_arranged_where_it_stops(board: Board) -> None:
    scene = board("she-hulk")
    scene.stop_before("deal")
    scene.villain_phase()
    scene.answer("no-defence")
    assert scene.prompt == "scene-pause"
    foe, *_ = scene.encounter("shocker")
    scene.go_on()
    assert scene.has(foe)


def test_the_last_word_about_stops_counts(board: Board) -> None:
    scene = board("she-hulk")
    scene.stop_before("deal")
    scene.stop_before("activations")
    scene.villain_phase()
    assert scene.prompt == "scene-pause" and scene.state.step == 1
    scene.go_on()
    scene.answer("no-defence")
    assert scene.prompt == "prompt-turn"
    with pytest.raises(SceneError, match="play has not stopped"):
        scene.go_on()


def test_an_answer_that_was_taken_by_itself_is_called_so(board: Board) -> None:
    scene = board("spider-man")
    haymaker, energy = scene.hand("haymaker", "energy")
    scene.turn()
    scene.answer(f"play:{haymaker}")
    with pytest.raises(SceneError, match=rf"spend:{energy} was taken automatically: prompt-pay had no other answer"):
        scene.answer(f"spend:{energy}")


@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        (lambda: ChampionsScene("spiderman"), "no hero is called 'spiderman': did you mean spider-man"),
        (lambda: ChampionsScene(scenario="claw"), "no scenario is called 'claw': did you mean klaw"),
        (lambda: ChampionsScene().hand("haymakr"), "no card is called 'haymakr': did you mean haymaker"),
        (lambda: ChampionsScene().hand("shocker"), "shocker is of type minion, and here belongs"),
        (lambda: ChampionsScene().encounter("haymaker"), "haymaker is of type event, and here belongs minion"),
        (lambda: ChampionsScene().minion("bomb-scare"), "bomb-scare is of type side-scheme, and here belongs minion"),
        (lambda: ChampionsScene().play_area("haymaker"), "haymaker is of type event"),
        (lambda: ChampionsScene().play_area("webbed-up"), "webbed-up is attached to something"),
        (lambda: ChampionsScene().play_area("webbed-up", on="vilain"), "no card in play is called 'vilain'"),
        (lambda: ChampionsScene().set("hero", damaged=1), "no field of a card is called 'damaged': did you mean damage"),
        (lambda: ChampionsScene().minion("shocker", stuned=True), "no field of a card is called 'stuned': did you mean stunned"),
        (lambda: ChampionsScene().card("hero3"), "no hero is called 'hero3': did you mean hero0"),
        (lambda: ChampionsScene().form("alterego"), "no form is called 'alterego': did you mean alter-ego"),
        (lambda: ChampionsScene().villain_stage(3), "no stage is called '3': there are rhino-1, rhino-2"),
        (lambda: ChampionsScene().villain_stage("rino-2"), "no stage is called 'rino-2': did you mean rhino-2"),
        (lambda: ChampionsScene().scheme_stage("the-break-inn"), "no stage is called 'the-break-inn': did you mean the-break-in"),
        (lambda: ChampionsScene().drone(), "there are no drones without Ultron Drones"),
        (lambda: ChampionsScene().first_player(1), "no seat is called '1'"),
        (lambda: ChampionsScene().hand("haymaker", seat=3), "no seat is called '3'"),
        (lambda: ChampionsScene().minion("shocker", seat=2), "no seat is called '2'"),
        (lambda: ChampionsScene().set("hero", damage=10), "spider-man.0 would be defeated by 10 damage"),
        (lambda: ChampionsScene().villain_stage(1, damage=14), "would be defeated by 14 damage"),
        (lambda: ChampionsScene().minion("shocker", damage=3), "would be defeated by 3 damage"),
        (lambda: ChampionsScene().encounter_discard("shoker"), "no card is called 'shoker': did you mean shocker"),
        (lambda: ChampionsScene(scenario="ultron").drone(of="enrgy"), "no card is called 'enrgy': did you mean energy"),
        (lambda: ChampionsScene().stop_before("deals"), "no step is called 'deals': did you mean deal"),
    ],
)
def test_a_wrong_word_names_the_nearest(mistake: Callable[[], object], told: str) -> None:
    with pytest.raises(SceneError, match=told):
        mistake()

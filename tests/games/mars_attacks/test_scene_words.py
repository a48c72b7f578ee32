"""The words of a Mars scene: a battle of a campaign, one step of the Round's end at a time, and wrong names that are refused."""

import pytest

from stockade.games.mars_attacks.scene import MarsScene
from stockade.testing import rule
from stockade.testing.scene import SceneError

ME = "us-rifle.1"


def test_a_battle_inside_a_campaign(field) -> None:
    scene = field("us-sergeant", "us-rifle", "us-rifle", battle="help", campaign=True, squad=("us-sergeant", "us-rifle.2"))
    state = scene.state
    assert (state.scenario, state.battle, [battle.battle for battle in state.battles]) == ("campaign", "help", ["surprise"])
    assert [model.id for model in scene.play.on_board()] == state.squad == ["us-sergeant.1", "us-rifle.2"]
    assert scene.prompt == "prompt-turn"


@rule("MA-HELP-18")
def test_what_follows_in_the_campaign_can_be_played(field) -> None:
    scene = field("us-rifle", "us-rifle", battle="help", campaign=True)
    scene.state_is(round=3, sent=True)
    scene.round_ends()
    while not scene.offers("retreat"):
        scene.go_on() if scene.offers("go-on") else scene.choose()
    scene.answer("retreat")
    assert scene.state.battle == "breaking"


def test_a_squad_that_cannot_be_sent_is_refused() -> None:
    with pytest.raises(SceneError, match=r"edwin cannot be in the squad, which is us-sergeant\.1"):
        MarsScene("us-sergeant", "edwin", campaign=True, squad=("us-sergeant", "edwin"))


@rule("MA-TURN-11")
def test_the_end_of_a_round_one_step_at_a_time(field) -> None:
    scene = field("us-rifle", battle="surprise", where={ME: "e4"})
    scene.noise(2)
    scene.round_ends()
    scene.dice(1, 1, 1, 1, 1)
    phases = []
    while scene.state.round == 1:
        assert not scene.events("zombie.arrived")
        if scene.offers("go-on"):
            if phases[-1:] == ["draw"]:
                scene.dice(1, 1, 1)  # one Incursion Point has two dice, the other one
            scene.go_on()
            phases.append(scene.state.phase)
        else:
            scene.choose()
    assert phases == ["test", "draw", "arrivals", "checks", "turns"]
    assert scene.events("test.rolled")[0]["added"] == 2 and scene.state.noise == 0


def test_the_table_may_be_arranged_where_it_stops(field) -> None:
    scene = field("us-rifle", where={ME: "e4"})
    scene.round_ends()
    scene.dice(1, 1, 1)
    scene.go_on()
    scene.zombies({"e5": 1})
    assert scene.crowd() == {"e5": 1} and scene.offers("go-on") and not scene.state.hand


def test_play_stops_before_a_step_and_goes_on(field) -> None:
    scene = field("us-rifle", where={ME: "e4"})
    with pytest.raises(SceneError, match="no step is called 'turns': did you mean turn"):
        scene.stop_before("turns")
    scene.stop_before("turn")
    assert not scene.offers(f"activate:{ME}")
    scene.go_on()
    assert scene.offers(f"activate:{ME}")
    with pytest.raises(SceneError, match="play has not stopped"):
        scene.go_on()


@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        (lambda: MarsScene("us-riffle"), "no unit is called 'us-riffle': did you mean us-rifle"),
        (lambda: MarsScene(battle="surprised"), "no battle is called 'surprised': did you mean surprise"),
        (lambda: MarsScene(where={ME: "e9"}), "no square is called 'e9': did you mean"),
        (lambda: MarsScene(where={"us-rifle.9": "e4"}), r"no model is called 'us-rifle\.9': did you mean us-rifle\."),
        (lambda: MarsScene(where={"us-rifle": "e4"}), "no model is called 'us-rifle': did you mean"),
        (lambda: MarsScene(hand=("artilery",)), "no card in the deck or the discards is called 'artilery': did you mean artillery"),
        (lambda: MarsScene().discards("adrenalin"), "no card in the deck or the discards is called 'adrenalin': did you mean adrenaline"),
        (lambda: MarsScene().stop_before("arival"), "no step is called 'arival': did you mean arrivals"),
        (lambda: MarsScene(side="humen"), "no side is called 'humen': did you mean human"),
        (lambda: MarsScene().laid("artilery"), "did you mean artillery"),
        (lambda: MarsScene().deck("dead-quit"), "did you mean dead-quiet"),
        (lambda: MarsScene().model("us-riffle"), "did you mean us-rifle"),
        (lambda: MarsScene().set(ME, ratled=True), "no field of a model is called 'ratled': did you mean rattled"),
        (lambda: MarsScene().state_is(noises=1), "no field of the state is called 'noises': did you mean noise"),
        (lambda: MarsScene(zombies={"e4": 10}), "e4 cannot hold 0 models and 10 Zombies"),
        (lambda: MarsScene().zombies({"e4": 1}, marked={"e4": 2}), "e4 has 1 Zombies, so 2 cannot be marked"),
        (lambda: MarsScene(battle="help", where={ME: "a1"}), "a1 cannot hold 1 models"),
    ],
)
def test_mistakes_name_what_was_meant(mistake, told: str) -> None:
    with pytest.raises(SceneError, match=told):
        mistake()


def test_discards_lie_beside_the_deck(field) -> None:
    scene = field("us-rifle", where={ME: "e4"})
    before = scene.view(0)["deck"]
    scene.discards("artillery", "dead-quiet")
    assert scene.view(0)["discards"][-2:] == ["artillery", "dead-quiet"] and scene.view(0)["deck"] == before - 2


def test_names_are_found_by_their_aliases(field) -> None:
    scene = field("us-sergeant", where={"us-sergeant": "E4"})
    assert scene.at("us-sergeant") == "e4"
    scene.act("us-sergeant", "move:e5", "stop")
    assert scene.at("us-sergeant.1") == "e5"

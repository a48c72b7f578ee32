"""The words of scenes: names are resolved or refused with the nearest ones, nothing impossible lies on the table, play stops on request."""

from collections.abc import Callable

import pytest

from stockade.games.xmen_resistance.facts import SECRETS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing.scene import SceneError

Words = Callable[[ResistanceScene], object]


@pytest.mark.parametrize(
    ("say", "near"),
    [
        (lambda s: s.put("strom", "15V.A"), "no hero is called 'strom': did you mean storm?"),
        (lambda s: s.put("storm", "15V.Q"), "no zone is called '15V.Q': did you mean 15V."),
        (lambda s: s.set("wolverin", power=1), "did you mean wolverine"),
        (lambda s: s.set("storm", traits=["keen_ame"]), "no card of that deck is called 'keen_ame': did you mean keen_aim"),
        (lambda s: s.enemies("15V.A", wolker=1), "no Enemy is called 'wolker': did you mean walker"),
        (lambda s: s.enemies("15V.A", walker=99), "are in the reserve, not 99"),
        (lambda s: s.pool("brut", 0), "did you mean brute"),
        (lambda s: s.zombie("cyclop", "15V.A"), "did you mean cyclops"),
        (lambda s: s.bystander("calisto", "15V.A"), "no Bystander is called 'calisto': did you mean callisto"),
        (lambda s: s.deck("spwan", "001"), "no deck is called 'spwan': did you mean spawn?"),
        (lambda s: s.deck("spawn", "0411"), "no card of that deck is called '0411': did you mean 041"),
        (lambda s: s.discards("trait", "swifd"), "did you mean swift"),
        (lambda s: s.open("12V.B|12V.X"), "no opening is called '12V.B|12V.X': did you mean 12V.B|12V.D"),
        (lambda s: s.spawn_points("15V.B"), "no zone with a Spawn Point is called '15V.B'"),
        (lambda s: s.token("12V.D", "green"), "no zone with an Objective is called '12V.D': did you mean 12V.C"),
        (lambda s: s.token("12V.C", "grean"), "no colour is called 'grean': did you mean green"),
        (lambda s: s.hand("15V.A", "chargd"), "no side is called 'chargd': did you mean charged"),
        (lambda s: s.lift("15V.A"), "no shaft is called '15V.A'"),
        (lambda s: s.facedown("callisto", "15V.A"), "15V.A is open already"),
        (lambda s: s.hiding({"calisto": "15V.C"}), "did you mean callisto"),
        (lambda s: s.hiding({"callisto": "15V.Q"}), "no zone is called '15V.Q'"),
        (lambda s: s.explored("15V.Q"), "no zone is called '15V.Q'"),
        (lambda s: s.ajar("12V.B|12V.X"), "did you mean 12V.B|12V.D"),
        (lambda s: s.set("storm", health=9), "storm has 1 to 3 Health on the board, not 9"),
        (lambda s: s.set("storm", health=0), "storm has 1 to 3 Health on the board, not 0"),
        (lambda s: s.set("storm", power=5), "the tracks of storm end at 4 and 43: not at 5 and 0"),
        (lambda s: s.set("storm", bystander="calisto"), "no Bystander is called 'calisto': did you mean callisto"),
        (lambda s: s.token("12V.C", taker="strom"), "no hero is called 'strom': did you mean storm"),
        (lambda s: s.stop_before("move"), "no step is called 'move': did you mean moves"),
        (lambda s: s.go_on(), "play has not stopped"),
        (lambda s: s.count("15V.A", "walkers"), "did you mean walker"),
    ],
)
def test_a_wrong_word_is_refused_with_the_nearest_ones(say: Words, near: str) -> None:
    with pytest.raises(SceneError) as wrong:
        say(ResistanceScene("storm", "wolverine"))
    assert near in str(wrong.value)


def test_a_wrong_mission_or_hero_is_refused_too() -> None:
    with pytest.raises(SceneError, match=r"did you mean .*MZ5"):
        ResistanceScene(mission="MZ55")
    with pytest.raises(SceneError, match=r"did you mean .*psylocke"):
        ResistanceScene("psilocke", mission="MZ1")


def test_a_joined_zone_has_two_names_and_a_door_two_orders(board: Callable[..., ResistanceScene]) -> None:
    scene = board("storm", on="MH2", storm="17R.A")
    assert scene.hero("storm").zone == "16R.C" and scene.zone("17R.A") == "16R.C"
    scene.open("17R.A|13R.E")
    assert scene.is_open("13R.E|16R.C") and scene.is_open("16R.C|13R.E")


@pytest.mark.parametrize("say", [lambda s: s.explored("13R.D", "15R.E"), lambda s: (s.explored("13R.D"), s.open("13R.D|13R.E"))])
def test_rooms_that_were_looked_into_leave_no_secret_in_the_deck(say: Words) -> None:
    """A Secret Mission card is no Bystander, and a facedown card in an open room would never come out."""
    scene = ResistanceScene(mission="MZ4")
    before = len(scene.state.facedown)
    say(scene)
    assert len(scene.state.facedown) < before and not any(card in scene.state.person_pile.deck for card in SECRETS)
    rooms = scene.play.map.zone
    assert not [card for card in scene.state.facedown if scene.state.opened[rooms[card.zone].index]]
    scene.finish("")


def test_a_card_in_the_place_of_a_secret_sends_it_out_of_the_game() -> None:
    scene = ResistanceScene(mission="MZ4")
    secret = next(card for card in scene.state.facedown if card.id in SECRETS)
    person = scene.state.person_pile.deck[0]
    scene.facedown(person, secret.zone)
    assert secret.id in scene.state.removed and person in [card.id for card in scene.state.facedown if card.zone == secret.zone]


def test_the_elevator_stands_where_it_is_told_to(board: Callable[..., ResistanceScene]) -> None:
    scene = board("storm", on="MH3")
    origin = scene.state.cabin
    shaft = next(zone for zone in scene.play.map.shafts if zone != origin)
    scene.lift(shaft)
    assert scene.state.cabin == shaft
    assert {edge.id for edge in scene.play.map.edges_of[shaft] if scene.is_open(edge.id)} == {e.id for e in scene.play.map.edges_of[shaft]}
    assert not [edge.id for edge in scene.play.map.edges_of[origin] if edge.kind == "elevator" and scene.is_open(edge.id)]
    with pytest.raises(SceneError, match="there is no Elevator in MH4"):
        ResistanceScene("storm", mission="MH4").lift("11R.X")


def test_the_hand_lies_where_it_is_told_to_and_is_used_from_there() -> None:
    scene = ResistanceScene("juggernaut", mission="MZ5")
    scene.put("juggernaut", "17R.B")
    scene.hand("17R.B", "spent")
    scene.enemies("17R.C", trooper=1)
    assert scene.offers("attack:hand_throw:17R.C") and not scene.offers("attack:plasma_blast:17R.C")
    away = ResistanceScene("juggernaut", mission="MZ5")
    away.hand("")
    assert away.state.hand is None


def test_tokens_change_places_and_are_taken() -> None:
    scene = ResistanceScene("psylocke", "iceman", mission="MZ5")
    scene.token("10R.C", "blue", facedown=False)
    scene.token("12R.E", "green", taker="iceman")
    found = {objective.zone: objective for objective in scene.state.objectives}
    assert (found["10R.C"].color, found["10R.C"].facedown) == ("blue", False)
    assert (found["12R.E"].color, found["12R.E"].taker, found["12R.E"].facedown) == ("green", "iceman", False)
    assert sorted(objective.color for objective in scene.state.objectives) == ["blue", "green", "red", "red", "red", "red"]


def test_discards_lie_beside_their_deck() -> None:
    scene = ResistanceScene("storm")
    scene.discards("trait", "swift", "keen_aim")
    assert scene.state.trait_pile.discards == ["swift", "keen_aim"]


def test_play_stops_between_two_steps_and_can_be_arranged_there() -> None:
    """Attacks, then moves, then Spawn: after the attacks a Walker is put in the way, and it moves with the others."""
    scene = ResistanceScene("storm", "wolverine", "rogue", "magneto")
    scene.explored("12V.A", "15V.C", "15V.D")
    scene.enemies("15V.B", walker=1)
    scene.stop_before("moves", "spawn", "round")
    scene.end_turns()
    assert scene.prompt == "scene-pause" and not scene.events("enemies.moved")
    scene.enemies("15V.B", brute=1)
    scene.go_on()
    assert scene.prompt == "scene-pause" and scene.events("enemies.moved")
    scene.go_on()
    assert scene.state.phase == "end" and scene.prompt == "scene-pause"
    scene.go_on()
    assert scene.table.round == 2 and scene.prompt == "prompt-next-hero"


def test_an_answer_that_was_taken_by_itself_is_called_so() -> None:
    scene = ResistanceScene("storm")
    scene.set("storm", power=0)
    scene.enemies("15V.A", walker=1)
    scene.put("storm", "15V.A")
    scene.answer("attack:lightning_bolt:15V.A")
    with pytest.raises(SceneError, match="power:0 was taken automatically"):
        scene.answer("power:0")

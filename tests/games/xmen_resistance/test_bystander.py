"""Bystanders on the board: hunted like Super Heroes, mourned by all of them, and running for the nearest."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.play import Resistance
from stockade.testing import rule

# -- in danger ------------------------------------------------------------------------------------------------------------


@rule("XR-BYST-01")
def test_enemies_go_for_the_closest_target_whoever_it_is(board: Board) -> None:
    scene = board("storm", on="MH2", storm="16R.A")
    scene.bystander("trish_tilby", "17R.F")
    scene.enemies("17R.C", walker=1)  # Storm is in sight, 4 zones away; the Bystander is next door
    scene.end_turns()
    assert scene.standing("walker") == {"17R.F": 1}


@rule("XR-BYST-01")
def test_a_bystander_alone_is_attacked(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", "12V.E")
    scene.enemies("12V.E", walker=2)
    scene.end_turns()
    assert scene.where("trish_tilby") == ""
    assert scene.standing("walker") == {"12V.E": 2}


@rule("XR-BYST-02")
@pytest.mark.parametrize("who", ["storm", "trish_tilby", "senator_kelly"])
def test_the_players_decide_between_equal_targets(board: Board, who: str) -> None:
    scene = board("storm", storm="15V.A")
    scene.bystander("trish_tilby", "15V.A")
    scene.bystander("senator_kelly", "15V.A")
    scene.enemies("15V.A", walker=1)
    scene.end_turns()
    scene.choose(f"wound:{who}")
    assert scene.hero("storm").health == 3 - (who == "storm")
    assert [event["bystander"] for event in scene.events("bystander.devoured")] == [who] * (who != "storm")


@rule("XR-BYST-02", "XR-EMOVE-06")
def test_a_walker_between_a_bystander_and_a_hero_goes_where_the_players_say(board: Board) -> None:
    scene = board("storm", storm="12V.E")
    scene.bystander("trish_tilby", "15V.A")
    scene.enemies("12V.D", walker=1)
    scene.end_turns()
    assert scene.options() == ["way:12V.E", "way:15V.A"]
    scene.choose("way:12V.E")
    assert scene.standing("walker") == {"12V.E": 1}


@rule("XR-BYST-03")
@pytest.mark.parametrize(("die", "saved"), [(4, False), (5, True), (6, True)])
def test_a_combat_bystander_prevents_the_wound_on_five_or_six(board: Board, die: int, saved: bool) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("callisto", "12V.E")
    scene.enemies("12V.E", walker=3)
    scene.dice(die)
    scene.end_turns()
    assert (scene.where("callisto") == "12V.E") == saved
    assert len(scene.events("bystander.devoured")) == (not saved)


@rule("XR-BYST-03", "XR-BYST-05")
def test_others_do_not_roll(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", "12V.E")
    scene.enemies("12V.E", walker=1)
    scene.end_turns()
    assert scene.events("bystander.rolled") == []
    assert scene.where("trish_tilby") == ""


@rule("XR-BYST-04", "XR-RESCUE-09")
def test_a_combat_bystander_on_a_dashboard_gets_no_roll(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.set("storm", bystander="callisto")
    scene.enemies("15V.B", walker=2)
    scene.end_turns()
    scene.answer("prevent:sacrifice")
    assert scene.events("bystander.rolled") == []
    assert (scene.hero("storm").health, scene.hero("storm").bystander) == (2, "")  # exactly one of two Wounds
    assert scene.state.person_pile.discards == ["callisto"]


@rule("XR-BYST-06")
def test_all_heroes_lose_a_power_for_each_bystander(board: Board) -> None:
    scene = board("storm", "magneto", "rogue", storm="15V.B", magneto="12V.A")
    for name, power in (("storm", 4), ("magneto", 2), ("rogue", 0)):
        scene.set(name, power=power)
    for name in ("trish_tilby", "senator_kelly", "stevie_hunter"):
        scene.bystander(name, "12V.E")
    scene.enemies("12V.E", walker=3)
    scene.end_turns()
    lost = [(event.args["hero"], event.args["count"]) for event in scene.happened() if event.rule == "XR-BYST-06"]
    assert lost == [("storm", -1), ("magneto", -1), ("storm", -1), ("magneto", -1), ("storm", -1)]
    assert [scene.hero(name).power for name in ("storm", "magneto", "rogue")] == [2, 1, 1]  # and 1 for the new round


@rule("XR-BYST-07")
def test_all_heroes_discard_a_trait_of_their_choice(board: Board) -> None:
    scene = board("storm", "magneto", "rogue", storm="15V.B", magneto="12V.A")
    scene.set("storm", traits=["swift", "keen_aim"])
    scene.set("magneto", traits=["flurry"])
    scene.bystander("trish_tilby", "12V.E")
    scene.enemies("12V.E", walker=1)
    scene.end_turns()
    assert scene.options() == ["discard:swift", "discard:keen_aim"]
    scene.answer("discard:swift")
    assert [scene.hero(name).traits for name in ("storm", "magneto", "rogue")] == [["keen_aim"], [], []]
    assert sorted(scene.state.trait_pile.discards) == ["flurry", "swift"]


@rule("XR-BYST-08")
def test_the_piece_leaves_the_board_and_the_card_is_discarded(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", "12V.E")
    scene.enemies("12V.E", walker=1)
    scene.end_turns()
    assert scene.state.people == []
    assert scene.state.person_pile.discards == ["trish_tilby"]


@rule("XR-BYST-09")
def test_an_attack_of_a_hero_leaves_bystanders_alone(board: Board) -> None:
    scene = board("magneto", magneto="15V.B")
    scene.bystander("trish_tilby", "15V.B")
    scene.enemies("15V.B", walker=1)
    scene.dice(6, 6, 6)
    scene.answer("attack:shrapnel:15V.B")
    scene.answer("power:0")
    assert (scene.count("15V.B", "walker"), scene.where("trish_tilby")) == (0, "15V.B")
    assert not scene.offers("attack:shrapnel:15V.B")  # nobody left to attack


# -- running --------------------------------------------------------------------------------------------------------------


@rule("XR-BYST-10")
def test_one_zone_towards_the_nearest_hero(board: Board) -> None:
    scene = board("storm", "magneto", on="MH2", storm="17R.C", magneto="16R.B")
    scene.bystander("trish_tilby", "16R.C")  # Magneto is next door, Storm 2 moves away
    scene.end_turns()
    assert scene.where("trish_tilby") == "16R.B"
    scene.put("magneto", "17R.C")
    scene.end_turns()
    assert scene.where("trish_tilby") == "16R.C"


@rule("XR-BYST-11")
@pytest.mark.parametrize("to", ["16R.B", "17R.B"])
def test_between_equally_close_heroes_the_players_choose(board: Board, to: str) -> None:
    scene = board("storm", "magneto", on="MH2", storm="17R.B", magneto="16R.B")
    scene.bystander("trish_tilby", "16R.C")
    scene.end_turns()
    scene.answer(f"way:{to}")
    assert scene.where("trish_tilby") == to


@rule("XR-BYST-11")
def test_between_equally_short_routes_the_players_choose(board: Board) -> None:
    scene = board("storm", on="MH2", storm="14R.F")
    scene.bystander("trish_tilby", "14R.A")
    scene.end_turns()
    assert scene.options() == ["way:14R.B", "way:14R.D"]
    scene.answer("way:14R.D")
    assert scene.where("trish_tilby") == "14R.D"


@rule("XR-BYST-11")
def test_the_players_choose_between_heroes_and_then_between_routes(board: Board) -> None:
    scene = board("storm", "magneto", "rogue", on="MH2", storm="17R.B", magneto="16R.B", rogue="14R.F")
    scene.bystander("trish_tilby", "16R.C")
    scene.bystander("senator_kelly", "14R.A")
    scene.end_turns()
    scene.answer("next:trish_tilby")
    assert set(scene.options()) == {"way:16R.B", "way:17R.B"}
    scene.answer("way:16R.B")
    assert scene.where("trish_tilby") == "16R.B" and set(scene.options()) == {"way:14R.B", "way:14R.D"}


@rule("XR-BYST-12")
def test_enemies_in_its_zone_freeze_it(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("callisto", "12V.E")
    scene.enemies("12V.E", walker=1)
    scene.dice(6)
    scene.end_turns()
    assert scene.where("callisto") == "12V.E"


@rule("XR-BYST-12")
def test_enemies_in_the_next_zone_freeze_it_and_those_farther_on_do_not(board: Board) -> None:
    scene = board("storm", storm="15V.A")
    scene.bystander("trish_tilby", "12V.E")
    scene.enemies("15V.A", walker=1)
    scene.end_turns()
    assert scene.where("trish_tilby") == "12V.D"
    scene.end_turns()
    assert scene.where("trish_tilby") == "12V.D"


@rule("XR-BYST-13")
def test_the_players_may_pick_the_way_without_enemies(board: Board) -> None:
    scene = board("storm", "magneto", on="MH2", storm="17R.B", magneto="16R.B")
    scene.bystander("trish_tilby", "16R.C")
    scene.enemies("17R.B", walker=1)
    scene.end_turns()
    assert scene.options() == ["way:16R.B", "way:17R.B"]
    scene.answer("way:16R.B")
    assert scene.where("trish_tilby") == "16R.B"


@rule("XR-BYST-12", "XR-BYST-13")
def test_the_way_with_enemies_may_be_picked_and_then_it_stays(board: Board) -> None:
    scene = board("storm", "magneto", on="MH2", storm="17R.B", magneto="16R.B")
    scene.bystander("trish_tilby", "16R.C")
    scene.enemies("17R.B", walker=1)
    scene.end_turns()
    scene.answer("way:17R.B")
    assert scene.where("trish_tilby") == "16R.C"
    assert scene.events("bystander.moved") == []


@rule("XR-BYST-14")
def test_a_bystander_beside_a_hero_stays(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.B", magneto="15V.A")
    scene.bystander("trish_tilby", "15V.B")
    scene.end_turns()
    assert scene.where("trish_tilby") == "15V.B"
    assert "bystanders" in [phase["phase"] for phase in scene.events("phase.began")]  # it was its turn, and it was content


@rule("XR-BYST-10")
def test_a_bystander_goes_where_the_hero_has_gone(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A", magneto="15V.A")
    scene.bystander("trish_tilby", "15V.B")
    scene.end_turns()
    assert scene.where("trish_tilby") == "15V.A"


@rule("XR-BYST-15", "XR-BYST-18")
def test_closed_doors_and_windows_hold_a_bystander(board: Board) -> None:
    scene = board("storm", on="MH2", storm="17R.B")
    for name, zone in (("trish_tilby", "14R.E"), ("senator_kelly", "15R.C")):
        scene.bystander(name, zone)
    scene.end_turns()
    assert (scene.where("trish_tilby"), scene.where("senator_kelly")) == ("14R.E", "15R.C")  # behind the front door, behind a window
    assert not scene.is_open("14R.E|17R.B") and not scene.is_open("15R.C|17R.C")


@rule("XR-BYST-10", "XR-BYST-15")
def test_an_open_door_is_a_path_for_a_bystander(board: Board) -> None:
    scene = board("storm", on="MH2", storm="17R.B")
    scene.ajar("14R.E|17R.B")
    scene.bystander("trish_tilby", "14R.D")
    scene.end_turns()
    assert scene.where("trish_tilby") == "14R.E"


@rule("XR-BYST-16")
def test_nobody_runs_on_a_level_without_heroes(board: Board) -> None:
    scene = board("storm", on="MH5", storm="14R.E")
    scene.bystander("trish_tilby", "17V.C")  # one step down the stairs to Storm
    scene.end_turns()
    assert scene.where("trish_tilby") == ""
    assert scene.events("bystander.moved") == []
    assert scene.rule_of("bystander.devoured") == "XR-LEVEL-03"


@rule("XR-BYST-19")
def test_bystanders_go_one_at_a_time_in_the_order_the_players_choose(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    for name, zone in (("trish_tilby", "12V.E"), ("senator_kelly", "12V.D"), ("stevie_hunter", "15V.A"), ("valerie_cooper", "15V.B")):
        scene.bystander(name, zone)
    scene.end_turns()
    assert scene.options() == ["next:trish_tilby", "next:senator_kelly", "next:stevie_hunter"]  # Valerie has no reason to
    scene.answer("next:senator_kelly")
    scene.answer("next:stevie_hunter")
    moved = [(event["bystander"], event["origin"], event["to"]) for event in scene.events("bystander.moved")]
    assert moved == [("senator_kelly", "12V.D", "15V.A"), ("stevie_hunter", "15V.A", "15V.B"), ("trish_tilby", "12V.E", "12V.D")]


@rule("XR-BYST-10")
def test_bystanders_run_to_a_hero_whom_enemies_ignore(board: Board) -> None:
    scene = board("mystique", mystique="15V.B")
    scene.bystander("trish_tilby", "12V.E")
    scene.answer("skill:shapeshift")
    scene.end_turns()
    assert scene.where("trish_tilby") == "12V.D"


# -- no Bystander at all --------------------------------------------------------------------------------------------------


@rule("XR-BYST-17")
def test_a_secret_mission_card_lies_open_and_is_ignored_until_somebody_takes_it(board: Board) -> None:
    scene = board("storm", storm="15V.B")

    def hide(g: Resistance) -> None:
        card = next(card for card in g.state.facedown if card.zone == "15V.C")
        g.state.removed.remove("secret_mission_1")
        g.state.person_pile.deck.append(card.id)
        card.id = "secret_mission_1"

    scene.change(hide)
    scene.deck("spawn", "007")
    scene.answer("open:15V.B|15V.C")
    assert scene.view(0)["secrets"] == [{"id": "secret_mission_1", "zone": "15V.C"}]
    assert scene.state.people == []
    assert not scene.offers("secret:secret_mission_1")  # she is next door
    scene.end_turns()
    assert scene.standing("brute") == {"15V.B": 1}  # the Brute left it lying and went for Storm
    assert (scene.hero("storm").health, scene.events("bystander.devoured")) == (3, [])
    scene.answer("move:15V.C")
    actions = scene.hero("storm").actions
    scene.answer("secret:secret_mission_1")
    assert (scene.hero("storm").actions, scene.view(0)["secrets"]) == (actions - 1, [])
    assert scene.hero("storm").bystander == ""

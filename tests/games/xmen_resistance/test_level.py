"""Levels and Stairs: a level without Super Heroes sleeps, and the first arrival on a level opens what is there."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.effects import ability
from stockade.games.xmen_resistance.effects.ability import ENTERED, Ability
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import put_hero
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.games.xmen_resistance.state import Hero
from stockade.testing import rule

UPSTAIRS = ["16V.B", "17V.A", "17V.B", "18V.A", "16V.C", "16V.D", "17V.C", "17V.D", "18V.C", "18V.D", "16V.E", "17V.F", "18V.F"]


def mansion(board: Board, *heroes: str, **where: str) -> ResistanceScene:
    """Ground floor and upper floor, joined by the stairs; the upper floor was explored before."""
    scene = board(*heroes, on="MH5", **where)
    scene.explored("17V.C")
    return scene


# -- a sleeping level -----------------------------------------------------------------------------------------------------


@rule("XR-LEVEL-02", "XR-LEVEL-05", "XR-LEVEL-06")
def test_all_heroes_underground_sabretooth_upstairs_does_not_activate(board: Board) -> None:
    scene = board("storm", "magneto", on="MH3", storm="14V.B")
    scene.zombie("sabretooth", "17V.C")
    scene.enemies("17V.A", brute=1)
    scene.enemies("14V.C", walker=1)
    scene.spawn_points("15V.B", "17V.B")
    scene.deck("spawn", "007")
    scene.end_turns()
    assert (scene.count("17V.C", "sabretooth"), scene.count("17V.A", "brute")) == (1, 1)
    assert [zone for _, zone in scene.drawn()] == ["15V.B"]
    assert scene.count("14V.B", "walker") == 1  # underground goes on as usual


@rule("XR-LEVEL-05")
def test_enemies_with_an_open_way_down_sleep_on_a_level_without_heroes(board: Board) -> None:
    scene = mansion(board, "storm", storm="14R.D")
    scene.zombie("sabretooth", "17V.C")
    scene.enemies("17V.F", brute=1)
    scene.enemies("14R.B", walker=1)
    scene.end_turns()
    assert scene.play.ways.distances("17V.C")["14R.D"] == 2
    assert (scene.count("17V.C", "sabretooth"), scene.count("17V.F", "brute")) == (1, 1)
    assert scene.count("14R.A", "walker") == 1


@rule("XR-LEVEL-02")
def test_one_hero_keeps_a_level_active(board: Board) -> None:
    scene = board("storm", "magneto", on="MH3", storm="14V.B", magneto="17V.D")
    scene.enemies("17V.C", walker=1)
    scene.spawn_points("15V.B", "17V.B")
    scene.deck("spawn", "007", "008")
    scene.end_turns()
    assert scene.count("17V.F", "walker") == 1
    assert [zone for _, zone in scene.drawn()] == ["15V.B", "17V.B"]


@rule("XR-LEVEL-02")
def test_a_hero_whom_enemies_ignore_keeps_a_level_active(board: Board) -> None:
    scene = mansion(board, "mystique", "storm", mystique="17V.F", storm="14R.E")
    scene.enemies("17V.A", walker=1)
    scene.turn("mystique")
    scene.answer("skill:shapeshift")
    scene.end_turns()
    assert scene.count("17V.C", "walker") == 1  # on its way to Storm


@rule("XR-LEVEL-03")
def test_bystanders_left_on_an_empty_level_are_lost_without_a_roll(board: Board) -> None:
    scene = mansion(board, "storm", "magneto", storm="14R.E", magneto="13R.E")
    scene.set("storm", power=3)
    scene.set("magneto", power=0)
    scene.bystander("callisto", "17V.C")  # a Combat Bystander: this is no Wound
    scene.bystander("trish_tilby", "16V.C")
    scene.bystander("senator_kelly", "14R.E")
    scene.end_turns()
    assert scene.events("bystander.rolled") == []
    assert [scene.where(name) for name in ("callisto", "trish_tilby", "senator_kelly")] == ["", "", "14R.E"]
    lost = [event.args["hero"] for event in scene.happened() if event.rule == "XR-BYST-06"]
    assert lost == ["storm", "storm"]  # Bystander Devoured, twice
    order = [event.args.get("phase", event.kind) for event in scene.happened() if event.kind in ("bystander.devoured", "phase.began")]
    assert order[:3] == ["bystander.devoured", "bystander.devoured", "enemies"]  # at the end of the Player Phase


@rule("XR-LEVEL-03")
def test_a_bystander_is_safe_when_the_last_hero_there_moves_up_only_later(board: Board) -> None:
    scene = mansion(board, "storm", storm="17V.C")
    scene.bystander("trish_tilby", "16V.C")
    scene.answer("move:14R.E")
    assert scene.where("trish_tilby") == "16V.C"  # it counts at the end of the phase only
    scene.answer("move:17V.C")
    scene.end_turns()
    assert scene.where("trish_tilby") == "16V.D"


@rule("XR-LEVEL-04")
def test_facedown_bystander_cards_on_an_empty_level_stay(board: Board) -> None:
    scene = board("storm", on="MH5", storm="14R.E")
    scene.bystander("stevie_hunter", "17V.B")
    upstairs = [card.zone for card in scene.state.facedown if scene.play.level_of(card.zone) == "upper"]
    scene.end_turns()
    assert upstairs == ["16V.F", "17V.B", "18V.B"]
    assert [card.zone for card in scene.state.facedown if scene.play.level_of(card.zone) == "upper"] == upstairs
    assert [event["bystander"] for event in scene.events("bystander.devoured")] == ["stevie_hunter"]


@rule("XR-LEVEL-07")
@pytest.mark.parametrize("card", ["037", "006", "005"])
def test_extra_activations_skip_an_empty_level(board: Board, card: str) -> None:
    scene = mansion(board, "storm", storm="14R.E")
    scene.set("storm", xp=7)
    scene.spawn_points("14R.A")
    scene.enemies("17V.A", walker=2)
    scene.enemies("16V.A", walker=1)
    scene.deck("spawn", card)
    if card != "037":
        scene.pool("walker", 1)  # running out
    scene.end_turns()
    assert (scene.count("17V.A", "walker"), scene.count("16V.A", "walker")) == (2, 1)


@rule("XR-LEVEL-07")
@pytest.mark.parametrize("card", ["036", "034"])
def test_special_actions_skip_an_empty_level(board: Board, card: str) -> None:
    scene = mansion(board, "storm", storm="14R.E")
    scene.spawn_points("14R.A")
    scene.enemies("17V.A", walker=1, brute=1)
    scene.enemies("13R.C", walker=1, brute=1)
    scene.deck("spawn", card)
    scene.end_turns()
    assert (scene.count("17V.A", "walker"), scene.count("17V.A", "brute")) == (1, 1)
    assert scene.count("13R.C", "walker") == (2 if card == "034" else 1)


@rule("XR-LEVEL-07")
def test_an_extra_activation_in_the_player_phase_looks_at_the_levels_of_that_moment(board: Board) -> None:
    scene = mansion(board, "storm", "magneto", storm="17V.C", magneto="13R.C")
    scene.set("storm", xp=7)
    scene.enemies("17V.A", walker=1)
    scene.enemies("15R.D", walker=1)
    scene.deck("spawn", "037")
    scene.turn("storm")
    for step in ("move:14R.E", "move:14R.F", "move:14R.C", "open:14R.C|15R.A"):
        scene.answer(step)
    assert [zone for _, zone in scene.drawn()] == ["15R.A"]
    assert scene.count("17V.A", "walker") == 1  # nobody is upstairs any more
    assert scene.count("15R.C", "walker") == 1


@rule("XR-LEVEL-08")
def test_an_elimination_in_the_enemy_phase_does_not_put_the_level_to_sleep(board: Board) -> None:
    scene = mansion(board, "storm", "magneto", storm="17V.F", magneto="13R.C")
    scene.set("storm", health=1)
    scene.enemies("17V.F", walker=1)
    scene.enemies("16V.C", runner=1)
    scene.spawn_points("16V.C")
    scene.deck("spawn", "007")
    scene.end_turns()
    assert scene.hero("storm").stage == "out"
    assert [zone for _, zone in scene.drawn()] == ["16V.C"]
    assert scene.count("16V.C", "brute") == 1


@pytest.fixture
def downstairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long Reach as a card that takes its holder down the stairs when Enemies come: no card of the box does that."""

    async def flee(g: Resistance, hero: Hero) -> None:
        put_hero(g, hero, "14R.E", "XR-TRAIT-05")

    flight = Ability("long_reach", "trait", ENTERED, flee, "XR-TRAIT-05")
    monkeypatch.setitem(ability.MOMENTS["trait", "entered"], "long_reach", flight)


@rule("XR-LEVEL-08")
def test_a_hero_who_changes_levels_in_the_enemy_phase_takes_the_activity_along(board: Board, downstairs: None) -> None:
    scene = mansion(board, "storm", storm="17V.C")
    scene.set("storm", traits=["long_reach"])
    scene.enemies("17V.F", walker=1)
    scene.spawn_points("16V.C", "14R.A")
    scene.deck("spawn", "007")
    scene.end_turns()
    scene.answer("react:storm:trait:long_reach")
    assert scene.hero("storm").zone == "14R.E"
    assert [zone for _, zone in scene.drawn()] == ["14R.A"]


@rule("XR-LEVEL-08")
def test_a_level_stays_active_while_another_hero_is_left_on_it(board: Board, downstairs: None) -> None:
    scene = mansion(board, "storm", "magneto", storm="17V.C", magneto="18V.E")
    scene.set("storm", traits=["long_reach"])
    scene.enemies("17V.F", walker=1)
    scene.spawn_points("16V.C", "14R.A")
    scene.deck("spawn", "007", "008")
    scene.end_turns()
    scene.answer("react:storm:trait:long_reach")
    assert [zone for _, zone in scene.drawn()] == ["16V.C", "14R.A"]


# -- arriving -------------------------------------------------------------------------------------------------------------


@rule("XR-LEVEL-09", "XR-LEVEL-10")
def test_the_first_arrival_upstairs_opens_the_whole_building_there(board: Board) -> None:
    scene = board("storm", on="MH5", storm="14R.E")
    scene.facedown("trish_tilby", "17V.B")
    scene.deck("spawn", "008")
    scene.answer("move:17V.D")
    assert scene.events("building.opened") == [{"zones": UPSTAIRS}]
    assert scene.rule_of("building.opened") == "XR-LEVEL-09"
    assert [zone for _, zone in scene.drawn()] == ["17V.A"]  # the one symbol that no closed door cuts off
    assert (scene.count("17V.A", "brute"), scene.where("trish_tilby")) == (1, "17V.B")
    assert sorted(card.zone for card in scene.state.facedown if scene.play.level_of(card.zone) == "upper") == ["16V.F", "18V.B"]


@rule("XR-LEVEL-09", "XR-BUILD-10")
def test_what_waits_upstairs_comes_before_the_next_action(board: Board) -> None:
    scene = board("storm", on="MH5", storm="14R.E")
    scene.deck("spawn", "029")  # a Rush of Runners
    scene.facedown("trish_tilby", "17V.B")
    scene.answer("move:17V.C")
    assert scene.count("17V.C", "runner") == 1
    assert scene.hero("storm").health == 2
    assert (scene.prompt, scene.hero("storm").actions) == ("prompt-action", 2)


@rule("XR-LEVEL-09")
def test_a_second_arrival_brings_nobody(board: Board) -> None:
    scene = board("storm", on="MH5", storm="14R.E")
    scene.facedown("trish_tilby", "17V.B")
    scene.deck("spawn", "008")
    for zone in ("17V.D", "14R.E", "17V.C"):
        scene.answer(f"move:{zone}")
    assert len(scene.events("building.opened")) == 1
    assert [zone for _, zone in scene.drawn()] == ["17V.A"]


@rule("XR-LEVEL-09")
def test_walking_on_a_level_is_no_arrival(board: Board) -> None:
    scene = board("storm", on="MH5", storm="17V.F")
    scene.answer("move:17V.D")
    assert scene.events("building.opened") == []


# -- stairs ---------------------------------------------------------------------------------------------------------------


@rule("XR-STAIRS-01", "XR-STAIRS-02", "XR-STAIRS-03", "XR-LEVEL-01")
def test_the_stairs_lead_from_the_entrance_to_both_landings_and_back(board: Board) -> None:
    scene = mansion(board, "storm", storm="14R.E")
    assert [key for key in scene.options() if key.startswith("move:")] == ["move:14R.D", "move:14R.F", "move:17V.C", "move:17V.D"]
    actions = scene.hero("storm").actions
    scene.answer("move:17V.C")
    assert scene.hero("storm").actions == actions - 1  # one zone: nobody ever stands on the stairs
    assert [key for key in scene.options() if key.startswith("move:")] == ["move:14R.E", "move:17V.A", "move:16V.D", "move:17V.F"]
    scene.answer("move:14R.E")
    assert scene.hero("storm").zone == "14R.E"


@rule("XR-STAIRS-04")
def test_enemies_take_the_stairs_to_a_closer_target_on_the_other_level(board: Board) -> None:
    scene = mansion(board, "storm", "magneto", storm="17V.C", magneto="15R.D")  # Magneto: 3 moves, out of sight
    scene.enemies("14R.D", walker=1, runner=1)
    scene.end_turns()
    assert (scene.count("14R.E", "walker"), scene.count("17V.C", "runner")) == (1, 1)


@rule("XR-STAIRS-04")
def test_enemies_that_see_somebody_on_their_level_stay_on_it(board: Board) -> None:
    scene = mansion(board, "storm", "magneto", storm="17V.C", magneto="14R.F")
    scene.enemies("14R.E", walker=1)  # both are one move away, Magneto is in sight
    scene.end_turns()
    assert scene.count("14R.F", "walker") == 1


@rule("XR-STAIRS-03", "XR-EMOVE-05")
def test_both_landings_are_equally_good_ways_up(board: Board) -> None:
    scene = mansion(board, "storm", "magneto", storm="17V.F", magneto="13R.C")
    scene.enemies("14R.E", walker=2)
    scene.end_turns()
    assert (scene.count("17V.C", "walker"), scene.count("17V.D", "walker")) == (1, 1)


@rule("XR-STAIRS-05")
def test_bystanders_take_the_stairs_when_that_is_the_shortest_way(board: Board) -> None:
    scene = mansion(board, "storm", "magneto", storm="14R.E", magneto="16V.B")
    scene.bystander("trish_tilby", "17V.C")
    scene.end_turns()
    assert scene.where("trish_tilby") == "14R.E"


@rule("XR-STAIRS-06", "XR-LOS-15")
@pytest.mark.parametrize(("map_id", "foot", "ways"), [("MH2", "14R.E", ["14R.D", "14R.F"]), ("MH3", "17V.C", ["17V.A", "17V.F"])])
def test_stairs_without_their_other_level_lead_nowhere_and_block(board: Board, map_id: str, foot: str, ways: list[str]) -> None:
    scene = board("storm", on=map_id, storm=foot)
    assert [key for key in scene.options() if key.startswith("move:")] == [f"move:{zone}" for zone in ways]
    if map_id == "MH2":
        assert scene.refused("move:14R.B") == "XR-MOVEMENT-02"
        scene.enemies("14R.B", walker=1)
        assert not scene.offers("attack:lightning_bolt:14R.B")

"""Plays made to be looked at, second half: paying, abilities, values, zones, schemes. See test_shown.py."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


def takes(scene: ChampionsScene, *parts: str) -> None:
    """The first option whose key has all these parts."""
    scene.answer(next(key for key in scene.options() if all(part in key for part in parts)))


# -- scenarios --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "expert", "villain"),
    [
        pytest.param("rhino", False, "rhino-1", marks=pytest.mark.rule("MC-SCEN-01", "MC-SCEN-03", "MC-MOD-13")),
        pytest.param("rhino", True, "rhino-2", marks=pytest.mark.rule("MC-SCEN-02")),
        pytest.param("klaw", False, "klaw-1", marks=pytest.mark.rule("MC-SCEN-04", "MC-SCEN-10")),
        pytest.param("klaw", True, "klaw-2", marks=pytest.mark.rule("MC-SCEN-05")),
        pytest.param("ultron", False, "ultron-1", marks=pytest.mark.rule("MC-SCEN-06", "MC-SCEN-11", "MC-SCEN-12")),
        pytest.param("ultron", True, "ultron-2", marks=pytest.mark.rule("MC-SCEN-07")),
    ],
)
def test_how_a_scenario_lies_there(board: Board, scenario: str, expert: bool, villain: str) -> None:
    scene = board("spider-man", "captain-marvel", scenario=scenario, expert=expert)
    assert scene.card("villain").code == villain


@rule("MC-MAIN-03", "MC-MAIN-04")
def test_what_is_too_much_is_lost_and_the_tokens_stay(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.quiet()
    scene.encounter("hydra-mercenary")
    scene.acceleration(2)
    scene.set("scheme", threat=5)
    scene.villain_phase()
    assert (scene.threat(), scene.state.acceleration) == (0, 2)


@rule("MC-ACCEL-03")
def test_a_token_is_one_for_two_players_too(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.acceleration(1)
    scene.villain_phase()
    assert scene.threat() == 3


@rule("MC-MOD-12")
def test_the_horn_adds_to_the_attack(board: Board) -> None:
    scene = board("captain-marvel")
    scene.scenario_card("enhanced-ivory-horn", on="villain")
    scene.villain_attacks()
    scene.defended_by()
    assert scene.health() == 9


@rule("MC-MOD-10")
def test_the_value_goes_back(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("combat-training")
    scene.reveal("caught-off-guard")
    takes(scene, "attack")
    assert scene.health("villain") == 12


@rule("MC-MOD-09")
def test_aerial_is_gained(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("rocket-boots")
    scene.play_area("mark-v-helmet")
    scene.set("scheme", threat=3)
    scene.scenario_card("illegal-arms-factory", threat=3)
    scene.hand("genius")
    scene.turn()
    takes(scene, "rocket-boots")
    takes(scene, "mark-v-helmet")
    assert (scene.threat(), scene.threat("illegal-arms-factory")) == (2, 2)


@rule("MC-CONST-01")
def test_training_counts_while_it_lies_there(board: Board) -> None:
    scene = board("captain-marvel")
    training, price = scene.hand("combat-training", "genius")
    scene.turn()
    scene.plays(training, price)
    takes(scene, "attack")
    assert scene.health("villain") == 11


@rule("MC-CONST-02")
def test_legions_protect_while_they_are_there(board: Board) -> None:
    scene = board("captain-marvel")
    scene.minion("madame-hydra")
    scene.scenario_card("legions-of-hydra", threat=1)
    scene.play_area("vision")
    scene.turn()
    takes(scene, "thwart:captain")
    takes(scene, "attack:vision")
    takes(scene, "madame-hydra")
    assert scene.health("madame-hydra") == 4


@rule("MC-CONST-04")
def test_an_exhausted_armor_still_protects(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("mark-v-armor", exhausted=True)
    scene.turn()
    assert scene.health() == 15


@rule("MC-CONST-03", "MC-MOD-07")
def test_two_upgrades_make_a_drone_stronger_twice(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron")
    scene.quiet()
    drone = scene.drone()
    for _ in range(2):
        scene.scenario_card("upgraded-drones", on="ultron-drones")
    scene.minions_act()
    assert scene.health(drone) == 3


# -- paying and playing -----------------------------------------------------------------------------------------------------


@rule("MC-INIT-03")
def test_a_cost_never_falls_below_nothing(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("helicarrier")
    scene.play_area("helicarrier")
    scene.hand("interrogation-room")
    scene.turn()
    takes(scene, "helicarrier")
    takes(scene, "helicarrier")
    takes(scene, "interrogation-room")
    assert scene.has("interrogation-room")


@rule("MC-PLAY-03")
def test_black_cat_who_is_called_was_not_played(board: Board) -> None:
    scene = board("captain-marvel")
    scene.pile("black-cat")
    call, price = scene.hand("make-the-call", "strength")
    scene.deck("genius", "genius")
    scene.turn()
    scene.plays(call, price)
    assert scene.has("black-cat")
    assert scene.hand_of() == []


@rule("MC-PLAY-05")
def test_shuri_who_is_called_has_entered_play(board: Board) -> None:
    scene = board("captain-marvel")
    scene.pile("shuri")
    call, price = scene.hand("make-the-call", "strength")
    scene.turn()
    scene.plays(call, price)
    assert any("shuri" in key for key in scene.options())


@rule("MC-PLAY-10")
def test_a_support_in_hand_does_nothing(board: Board) -> None:
    scene = board("spider-man")
    mansion, *price = scene.hand("avengers-mansion", "genius", "strength")
    scene.turn()
    assert not any(key.startswith("use") for key in scene.options())
    scene.plays(mansion, *price)
    takes(scene, "use")
    assert len(scene.hand_of()) == 1


@rule("MC-PLAY-16", "MC-CARD-57")
def test_a_vest_for_somebody_else(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    vest, price = scene.hand("armored-vest", "genius")
    scene.turn()
    scene.plays(vest, price)
    takes(scene, "1")
    assert scene.card("armored-vest").controller == 1


@rule("MC-ABIL-05")
def test_what_may_be_done_may_be_left(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("genius")
    scene.reveal("eviction-notice")
    assert len(scene.options()) == 2


@rule("MC-ABIL-06")
def test_a_team_spends_its_own_counter(board: Board) -> None:
    scene = board("captain-marvel")
    first, second = [scene.play_area("tac-team", counters=3) for _ in range(2)]
    scene.turn()
    scene.answer(f"use:{first}")
    assert (scene.card(first).counters, scene.card(second).counters) == (2, 3)


@rule("MC-ABIL-11", "MC-CARD-08")
def test_then_needs_the_whole_of_the_first_part(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("cosmic-flight")
    scene.set("scheme", threat=1)
    scene.scenario_card("illegal-arms-factory", threat=3)
    event, price = scene.hand("crisis-interdiction", "genius")
    scene.turn()
    scene.plays(event, price)
    takes(scene, "break-in")
    assert (scene.threat(), scene.threat("illegal-arms-factory")) == (0, 3)


@rule("MC-ABIL-17")
def test_who_cannot_be_hurt_keeps_the_tough_card(board: Board) -> None:
    scene = board("she-hulk")
    scene.minion("madame-hydra", tough=True)
    scene.scenario_card("legions-of-hydra", threat=3)
    stomp, price = scene.hand("ground-stomp", "genius")
    scene.turn()
    scene.plays(stomp, price)
    assert scene.card("madame-hydra").tough


@rule("MC-TRIG-03", "MC-ABIL-03", "MC-FORCED-01", "MC-MINION-05")
def test_nobody_is_asked_about_what_is_forced(board: Board) -> None:
    scene = board("she-hulk")
    scene.play_area("hulk")
    scene.deck("energy")
    scene.turn()
    takes(scene, "attack:hulk")
    assert scene.health() == 14


@rule("MC-TRIG-06", "MC-TRIG-07")
def test_after_means_it_is_done(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("daredevil")
    scene.set("scheme", threat=4)
    scene.turn()
    takes(scene, "thwart", "daredevil")
    takes(scene, "daredevil")
    assert scene.threat() == 2


@rule("MC-FORCED-02")
def test_quickstrike_comes_before_hawkeye(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("hawkeye", counters=4)
    scene.reveal("vulture")
    scene.defended_by()
    takes(scene, "hawkeye")
    assert scene.health("vulture") == 2


@rule("MC-INT-01", "MC-TYPE-03")
def test_an_interrupt_comes_first(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("backflip")
    scene.minion("shocker")
    scene.minions_act()
    scene.defended_by()
    takes(scene, "backflip")
    assert scene.health() == 10


@rule("MC-INT-03")
def test_who_passed_is_not_asked_again(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("backflip")
    scene.minion("shocker")
    scene.minions_act()
    scene.defended_by()
    scene.answer("pass")
    assert scene.health() == 8


@rule("MC-INT-05")
def test_what_was_replaced_is_not_interrupted_again(board: Board) -> None:
    scene = board("spider-man", "she-hulk")
    scene.hand("great-responsibility")
    scene.form("alter-ego", 1)
    scene.villain_phase()
    takes(scene, "great-responsibility")
    assert scene.threat() == 0
    assert not any("jennifer" in key for key in scene.options())


@rule("MC-RESP-03")
def test_a_response_that_was_left_is_gone(board: Board) -> None:
    scene = board("she-hulk")
    scene.hand("one-two-punch", "genius")
    scene.turn()
    takes(scene, "attack")
    scene.answer("pass")
    assert not any("one-two" in key for key in scene.options())


# -- zones, forms, owners ---------------------------------------------------------------------------------------------------


@rule("MC-LIMIT-07")
def test_once_a_round_comes_back(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.hand("aunt-may", "web-shooter")
    scene.encounter("advance", "crowd-control")
    scene.turn()
    takes(scene, "aunt-may")
    takes(scene, "peter")
    takes(scene, "end")
    while scene.prompt != "prompt-turn":
        scene.choose() if scene.offers("pass") is False else takes(scene, "pass")
    takes(scene, "web-shooter")
    takes(scene, "peter")
    assert scene.state.round == 2


@rule("MC-RES-05")
def test_one_icon_too_many_is_lost(board: Board) -> None:
    scene = board("spider-man")
    may, price = scene.hand("aunt-may", "genius")
    scene.turn()
    scene.plays(may, price)
    assert scene.hand_of() == []


@rule("MC-COST-03")
def test_only_her_own_hand_pays_the_price(board: Board) -> None:
    scene = board("she-hulk", "captain-marvel")
    scene.form("alter-ego")
    scene.set("scheme", threat=5)
    practice, *_ = scene.hand("legal-practice", "genius", "strength")
    scene.hand("energy", "energy", seat=1)
    scene.turn()
    scene.answer(f"play:{practice}")
    assert len(scene.options()) == 2


@rule("MC-ABIL-14", "MC-CARD-67")
def test_who_cannot_pay_for_sonic_boom_has_no_choice(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.quiet()
    scene.play_area("vision")
    scene.reveal("sonic-boom")
    assert scene.card("hero").exhausted and scene.card("vision").exhausted


@rule("MC-ATTACH-05")
def test_without_a_minion_it_does_not_stay(board: Board) -> None:
    scene = board("she-hulk")
    scene.encounter("crowd-control")
    scene.reveal("genetically-enhanced")
    assert "genetically-enhanced" in scene.encounter_pile()


@rule("MC-CARD-20")
def test_iron_man_draws_for_his_tech(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("mark-v-helmet")
    scene.play_area("arc-reactor")
    scene.turn()
    takes(scene, "end")
    assert len(scene.hand_of()) == 3


@rule("MC-DECK-14")
def test_two_cards_are_all_there_are_to_look_at(board: Board) -> None:
    scene = board("iron-man")
    scene.form("alter-ego")
    scene.only_deck("energy", "genius")
    scene.pile("strength")
    scene.turn()
    takes(scene, "use")
    assert len(scene.options()) == 2


@rule("MC-CARD-95", "MC-RES-07")
def test_treason_takes_energy_and_leaves_the_wild_card(board: Board) -> None:
    scene = board("captain-marvel")
    scene.hand("energy", "haymaker", "vibranium")
    scene.reveal("yon-roggs-treason")
    assert scene.hand_of() == ["vibranium"]


@rule("MC-DECK-05")
def test_a_draw_goes_on_with_the_new_deck(board: Board) -> None:
    scene = board("captain-marvel")
    scene.only_deck("energy", "genius")
    scene.pile("strength", "strength", "strength", "strength", "strength")
    scene.turn()
    takes(scene, "end")
    assert len(scene.hand_of()) == 5


@rule("MC-DECK-08")
def test_with_both_piles_empty_nothing_is_drawn(board: Board) -> None:
    scene = board("captain-marvel")
    scene.only_deck()
    scene.play_area("avengers-mansion")
    scene.turn()
    takes(scene, "end")
    assert scene.hand_of() == []


@rule("MC-DECK-10")
def test_what_was_paid_lies_there_already(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("pepper-potts")
    punch, genius = scene.hand("uppercut", "genius")
    scene.pile("energy")
    scene.turn()
    scene.answer(f"play:{punch}")
    takes(scene, "spend", genius)
    assert scene.has("pepper-potts")


@rule("MC-FORM-01", "MC-FORM-04")
def test_one_side_is_up(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("avengers-mansion")
    scene.turn()
    takes(scene, "flip")
    assert scene.refused("attack:peter-parker.0") == "MC-TURN-05"


@rule("MC-OWN-01", "MC-OWN-03")
def test_hellcat_stays_with_who_called_her_and_goes_home(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.pile("hellcat", seat=1)
    call, *price = scene.hand("make-the-call", "strength", "genius")
    scene.turn()
    scene.plays(call, *price)
    assert scene.card("hellcat").controller == 0
    takes(scene, "use", "hellcat")
    assert scene.hand_of(1) == ["hellcat"]


@rule("MC-OWN-08")
def test_friends_are_all_whom_players_control(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    scene.play_area("med-team", counters=3)
    scene.play_area("vision", seat=1, damage=1)
    scene.set("hero", damage=2)
    scene.set("hero1", damage=2)
    scene.minion("whiplash", damage=2)
    scene.turn()
    takes(scene, "med-team")
    assert len(scene.options()) == 3


@rule("MC-MINION-02")
def test_a_minion_stays_engaged(board: Board) -> None:
    scene = board("captain-marvel")
    scene.minion("hydra-bomber")
    scene.turn()
    takes(scene, "end")
    scene.defended_by()
    scene.defended_by()
    assert scene.card("hydra-bomber").engaged == 0
    assert scene.state.round == 2
    takes(scene, "attack:captain-marvel")
    takes(scene, "target:hydra-bomber")
    assert not scene.has("hydra-bomber")


@rule("MC-TYPE-06")
def test_counters_mean_what_the_card_says(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("energy-channel")
    scene.hand("energy-absorption")
    scene.turn()
    takes(scene, "use", "energy-channel")
    assert scene.card("energy-channel").counters == 3


@rule("MC-TYPE-07")
def test_who_is_exhausted_attacks_no_more(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("avengers-mansion")
    scene.turn()
    takes(scene, "attack")
    assert scene.refused("attack:captain-marvel.0")


@rule("MC-NEM-01", "MC-SETUP-06")
def test_the_nemesis_comes_from_the_side(board: Board) -> None:
    scene = board("spider-man")
    scene.reveal("shadow-of-the-past")
    assert scene.has("vulture")


@rule("MC-GOLD-01")
def test_a_card_allows_a_fourth_ally(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("the-triskelion")
    for name in ("vision", "hawkeye", "mockingbird"):
        scene.play_area(name)
    hill, price = scene.hand("maria-hill", "genius")
    scene.turn()
    scene.plays(hill, price)
    if any("pass" in key for key in scene.options()):
        scene.answer("pass")
    assert all(scene.has(name) for name in ("vision", "hawkeye", "mockingbird", "maria-hill"))

"""Rhino, Klaw and Ultron once more: what their cards do together, to others, and when there is nothing to do."""

import pytest
from tests.games.marvel_champions.cards.test_encounter_rulings import norad
from tests.games.marvel_champions.cards.test_klaw_and_ultron import lonely
from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule

# -- Rhino ----------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-60", "MC-CARD-62", "MC-KEY-04")
def test_two_charges_and_a_stampede(board: Board) -> None:
    scene = board("captain-marvel")
    scene.scenario_card("charge", on="villain")
    scene.scenario_card("charge", on="villain")
    ally = scene.play_area("vision")
    scene.reveal("stampede")
    scene.answer(f"defend:{ally}")
    assert not scene.has(ally)
    assert scene.health() == 12 - (2 + 3 + 3 - 3)  # what Vision did not need
    assert scene.card("hero").stunned  # damaged by the attack, though not its target
    assert not scene.has("charge")
    assert sorted(scene.encounter_pile()) == ["advance", "charge", "charge", "stampede"]


@rule("MC-CARD-62")
def test_stampede_stuns_the_ally_who_defends(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    ally = scene.play_area("vision", seat=1)
    scene.reveal("stampede")
    scene.defended_by(ally)
    assert scene.card(ally).stunned
    assert [scene.card(name).stunned for name in ("hero", "hero1")] == [False, False]


@rule("MC-STATUS-09", "MC-STATUS-13", "MC-STATUS-14")
@pytest.mark.parametrize("card", ["stampede", "assault"])
def test_a_stunned_rhino_does_not_attack_for_a_card(board: Board, card: str) -> None:
    scene = board("captain-marvel")
    scene.set("villain", stunned=True)
    scene.reveal(card)
    assert scene.prompt == "prompt-turn"
    assert not scene.card("villain").stunned
    assert scene.events("boost.given") == []
    assert scene.events("keyword.surge") == []


@rule("MC-CARD-59", "MC-DMG-01")
def test_the_suit_takes_damage_that_is_no_attack(board: Board) -> None:
    scene = board("she-hulk")
    suit = scene.scenario_card("armored-rhino-suit", on="villain")
    stomp, coin = scene.hand("ground-stomp", "strength")
    scene.turn()
    scene.plays(stomp, coin)
    assert scene.card(suit).damage == 1
    assert scene.card("villain").damage == 0


@rule("MC-CARD-59")
def test_the_last_blow_stays_in_the_suit(board: Board) -> None:
    scene = board("spider-man")
    suit = scene.scenario_card("armored-rhino-suit", on="villain", damage=3)
    kick, *pay = scene.hand("swinging-web-kick", "genius", "strength")
    scene.turn()
    scene.plays(kick, *pay)
    assert (scene.has(suit), scene.card("villain").damage) == (False, 0)  # nothing of what is past 5, and no tough card to thank


@rule("MC-REVEAL-08", "MC-SEARCH-06", "MC-SEARCH-07")
def test_rhino_ii_finds_nothing_when_the_scheme_is_there(board: Board) -> None:
    scene = board("captain-marvel")
    side = scene.scenario_card("breakin-takin", threat=5)
    scene.set("villain", damage=13)
    scene.turn()
    scene.answer("attack:captain-marvel.0")
    assert scene.card("villain").code == "rhino-2"
    assert scene.threat(side) == 5
    assert len(scene.events("encounter.shuffled")) == 1


@rule("MC-REVEAL-08", "MC-SEARCH-07", "MC-CARD-05")
def test_rhino_ii_takes_the_scheme_from_the_pile_too(board: Board) -> None:
    scene = board("captain-marvel")
    scene.encounter("breakin-takin")
    scene.change(lambda g: g.state.discard.append(g.state.deck.pop()))
    scene.set("villain", damage=13)
    scene.turn()
    scene.answer("attack:captain-marvel.0")
    assert scene.threat("breakin-takin") == 3
    assert scene.encounter_pile() == []


# -- Klaw -----------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-66")
@pytest.mark.parametrize(("defender", "threat"), [("captain-marvel.0", 0), ("vision", 1)])
def test_klaws_vengeance_asks_only_whether_anybody_was_hurt(board: Board, defender: str, threat: int) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    ally = scene.play_area("vision")
    scene.encounter("hydra-mercenary", "advance")
    scene.reveal("klaws-vengeance")
    scene.answer(f"defend:{ally if defender == 'vision' else defender}")
    assert scene.threat() == threat


@rule("MC-CARD-62")
@pytest.mark.parametrize("boost", ["hydra-mercenary", "advance"])
def test_sonic_converter_stuns_an_ally_it_hurt(board: Board, boost: str) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.scenario_card("sonic-converter", on="villain")
    ally = scene.play_area("vision", tough=boost == "advance")
    scene.encounter(boost, "advance")
    scene.villain_attacks()
    scene.answer(f"defend:{ally}")
    assert scene.card(ally).stunned == (boost != "advance")  # prevented damage stuns nobody
    assert not scene.card("hero").stunned


@rule("MC-CARD-65", "MC-ACT-07")
def test_weapons_runner_engages_whoever_defends(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="klaw")
    scene.encounter("weapons-runner", "advance")
    scene.villain_attacks()
    scene.defended_by("spider-man.47")
    assert scene.card("weapons-runner").engaged == 1


@rule("MC-CARD-65", "MC-ESCH-02")
def test_weapons_runner_comes_with_a_scheme_as_well(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.form("alter-ego")
    scene.encounter("weapons-runner")
    scene.villain_attacks()
    assert scene.card("weapons-runner").engaged == 0
    assert scene.threat() == 2


@rule("MC-KEY-16", "MC-REVEAL-03")
def test_weapons_runner_revealed_surges(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.encounter("armored-guard")
    scene.reveal("weapons-runner")
    assert scene.card("weapons-runner").engaged == 0
    assert scene.card("armored-guard").tough
    scene.turn()
    assert scene.card("villain") not in scene.play.attackable(0)  # guard


@rule("MC-CARD-61")
def test_sound_manipulation_at_home_surges_if_klaw_is_unhurt(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.form("alter-ego")
    scene.encounter("crowd-control")
    scene.reveal("sound-manipulation")
    assert scene.has("crowd-control")
    scene.form("hero")
    scene.encounter("usurp-the-throne")
    scene.reveal("sound-manipulation")
    assert not scene.has("usurp-the-throne")  # the hero's half never surges
    assert scene.health() == 10


@rule("MC-CARD-67", "MC-RES-16")
def test_sonic_boom_may_be_paid_to_keep_everybody_ready(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    ally = scene.play_area("vision")
    scene.hand("energy", "genius", "strength", "haymaker")
    scene.reveal("sonic-boom")
    scene.answer("choose:spend-each")
    while scene.prompt == "prompt-pay":
        scene.choose(scene.options()[0])
    assert scene.hand_of() == ["haymaker"]
    assert not scene.card(ally).exhausted
    assert not scene.card("hero").exhausted


@rule("MC-SETUP-23", "MC-REVEAL-10", "MC-CARD-64", "MC-KEY-30")
def test_a_hunted_minion_brings_its_toughness_but_no_surge(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="klaw")
    scene.form("alter-ego")
    scene.set("scheme", threat=11)
    scene.change(lambda g: setattr(g.state, "first", 1))
    scene.encounter("advance", "armored-guard", "crowd-control")
    scene.villain_attacks()
    assert scene.card("scheme").code == "secret-rendezvous"
    assert scene.card("armored-guard").engaged == 1  # the first player
    assert scene.card("armored-guard").tough
    assert not scene.has("crowd-control")


@rule("MC-CARD-69", "MC-DEFEAT-05")
def test_klaw_ii_comes_with_ten_more(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="klaw")
    scene.encounter("the-immortal-klaw")
    scene.set("villain", damage=23)
    scene.turn()
    scene.answer("attack:captain-marvel.0")
    assert scene.card("villain").code == "klaw-2"
    assert scene.health("villain") == 2 * 18 + 10  # ten, whatever the number of players


@rule("MC-CARD-69", "MC-REVEAL-13", "MC-HP-03")
def test_who_foils_the_immortal_klaw_reveals_what_the_next_stage_brings(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="klaw")
    scene.scenario_card("the-immortal-klaw", threat=1)
    scene.set("villain", damage=24)
    scene.turn(1)
    scene.answer("thwart:spider-man.47", seat=1)
    assert scene.card("villain").code == "klaw-2"  # 24 of 24 without the ten
    assert scene.last("card.revealed")["who"] == "spider-man.47"  # out of the pile, where it had just gone
    assert scene.health("villain") == 2 * 18 + 10


@rule("MC-BOOST-05", "MC-DEFEAT-07")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_every_stage_of_klaw_attacks_with_two_boost_cards(board: Board, stage: int) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw", expert=stage > 1)
    if stage == 3:
        scene.set("villain", damage=17)
        scene.turn()
        scene.answer("attack:captain-marvel.0")
    assert scene.card("villain").code == f"klaw-{stage}"
    scene.encounter("hydra-mercenary", "crowd-control")
    scene.villain_attacks()
    if scene.prompt == "prompt-defend":
        scene.answer("no-defence")
    assert scene.health() == 12 - (stage - 1 + 1 + 2)


# -- Ultron ---------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-76", "MC-CARD-81", "MC-BOOST-10")
def test_a_drone_that_a_boost_brings_makes_ultron_ii_stronger(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron", expert=True)
    scene.encounter("android-efficiency-a")  # no boost icon
    scene.villain_attacks()
    scene.answer("no-defence")
    assert len(scene.play.drones(0)) == 2
    assert scene.health() == 12 - (2 + 2)


@rule("MC-CARD-81", "MC-ACT-07")
def test_android_efficiency_is_for_the_defending_player(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.encounter("android-efficiency-c")
    scene.villain_attacks()
    scene.defended_by("spider-man.47")
    assert [drone.engaged for drone in scene.play.drones()] == [1]
    assert scene.state.owners[scene.play.drones()[0].under[0]] == 1


@rule("MC-CARD-79", "MC-CARD-43")
def test_norad_asks_nobody_when_step_one_placed_nothing(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    norad(scene)
    event, *_ = scene.hand("great-responsibility", seat=1)
    scene.villain_phase()
    scene.answer(f"play:{event}", seat=1)
    assert scene.threat() == 0
    assert scene.prompt == "prompt-defend"
    assert scene.play.drones() == []


@rule("MC-CARD-79", "MC-MAIN-08", "MC-REVEAL-13", "MC-SCEN-11")
def test_when_norad_falls_the_others_must_take_a_drone(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    norad(scene)
    scene.set("scheme", threat=17)
    scene.villain_phase()
    scene.answer("choose:place-2-threat", seat=0)
    assert scene.card("scheme").code == "countdown-to-oblivion"
    assert scene.threat() == 0
    assert [drone.engaged for drone in scene.play.drones()] == [0, 1, 1]  # one each on arrival, and the second player's answer


@rule("MC-MAIN-06", "MC-CARD-73", "MC-MAIN-03")
def test_norad_begins_with_a_drone_for_everybody(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.form("alter-ego")
    scene.set("scheme", threat=5)
    scene.villain_attacks()
    assert (scene.card("scheme").code, scene.threat()) == ("assault-on-norad", 0)
    assert [drone.engaged for drone in scene.play.drones()] == [0, 1]


@rule("MC-CARD-80", "MC-DEFEAT-03")
def test_the_new_drone_comes_from_the_engaged_players_deck(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    foe = scene.minion("advanced-ultron-drone", seat=1, damage=3)
    scene.turn()
    scene.answer("attack:captain-marvel.0")
    scene.answer(f"target:{foe}")
    drone = scene.play.drones()[0]
    assert (drone.engaged, scene.state.owners[drone.under[0]]) == (1, 1)


@rule("MC-CARD-75", "MC-CARD-77", "MC-CONST-03")
def test_whom_upgraded_drones_and_ultron_iii_make_stronger(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron", expert=True)
    scene.form("alter-ego")
    scene.reveal("swarm-attack")
    small, big, other = scene.play.drones()[0].entity, scene.minion("advanced-ultron-drone"), scene.minion("hydra-mercenary")
    scene.scenario_card("upgraded-drones", on="ultron-drones")

    def values() -> list[tuple[int, int]]:
        return [(scene.play.stat(scene.card(name), "atk"), scene.play.stat(scene.card(name), "health")) for name in (small, big, other)]

    assert values() == [(2, 2), (1, 4), (1, 3)]  # only what lies face down
    scene.form("hero")
    scene.set("villain", damage=21)
    for foe in (big, other):
        scene.set(foe, engaged=-1)  # out of the way for one blow
    scene.turn()
    scene.answer("attack:captain-marvel.0")
    scene.answer("target:" + scene.card("villain").entity)
    assert scene.card("villain").code == "ultron-3"
    assert values() == [(3, 3), (2, 5), (1, 3)]  # every drone, and nobody else


@rule("MC-REVEAL-08", "MC-REVEAL-13", "MC-CARD-77", "MC-DEFEAT-06")
def test_ultron_iii_comes_with_his_imperative_and_hides_at_once(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron", expert=True)
    scene.encounter("advance", "ultrons-imperative")
    scene.set("villain", damage=43)
    scene.turn(1)
    scene.answer("attack:spider-man.47", seat=1)
    assert (scene.card("villain").code, scene.health("villain")) == ("ultron-3", 2 * 27)
    assert scene.last("card.revealed")["who"] == "spider-man.47"
    assert scene.has("ultrons-imperative")
    assert [drone.engaged for drone in scene.play.drones()] == [0, 0]  # the first player's, whoever revealed it
    assert scene.card("villain") not in scene.play.attackable(1)


@rule("MC-CARD-82")
def test_rage_of_ultron_counts_the_damage_to_an_ally(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    ally = scene.play_area("vision")
    scene.reveal("rage-of-ultron")
    scene.answer(f"defend:{ally}")
    scene.answer("choose:place-1-threat")
    assert scene.health(ally) == 1
    assert len(scene.pile_of()) == 2


@rule("MC-CARD-82", "MC-CARD-43")
def test_threat_that_became_damage_was_not_placed_by_the_rage_of_ultron(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.form("alter-ego")
    event, *_ = scene.hand("great-responsibility", seat=1)
    scene.reveal("rage-of-ultron")
    scene.answer(f"play:{event}", seat=1)
    assert (scene.threat(), scene.health("hero1")) == (0, 9)
    assert scene.pile_of() == []


@rule("MC-STATUS-06", "MC-CARD-82", "MC-STATUS-13")
@pytest.mark.parametrize("card", ["rage-of-ultron", "advance"])
def test_a_confused_ultron_does_not_scheme(board: Board, card: str) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.form("alter-ego")
    scene.set("villain", confused=True)
    scene.scenario_card("program-transmitter", on="villain")
    side = scene.scenario_card("usurp-the-throne", threat=2)
    scene.reveal(card)
    assert (scene.threat(), scene.threat(side)) == (0, 2)
    assert scene.pile_of() == []
    assert scene.events("boost.given") == []


@rule("MC-ELIM-11", "MC-TYPE-09", "MC-CARD-73")
def test_a_drone_can_empty_the_deck(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.only_deck("genius")
    scene.pile("strength", "energy")
    scene.form("alter-ego")
    scene.reveal("swarm-attack")
    assert len(scene.play.drones()) == 1
    assert len(scene.state.players[0].deck) == 2
    assert len(scene.events("card.dealt")) == 1  # the price of a new deck

"""Klaw and Ultron, their schemes and their cards."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


def lonely(board: Board, *heroes: str, scenario: str, **more: object) -> ChampionsScene:
    """A scene without the minions and side schemes that the set-up of the scenario brought."""
    scene = board(*heroes, scenario=scenario, **more)

    def clear(g) -> None:
        for card in [*g.minions.values(), *g.sides.values()]:
            g.leaves(card)
            del g.state.table[card.id]
            g.state.removed.extend(card.under if card.under else [card.id])

    scene.change(clear)
    return scene


# -- Klaw ---------------------------------------------------------------------------------------------------------------


@rule("MC-SETUP-12", "MC-SETUP-14", "MC-SETUP-23", "MC-SCEN-04", "MC-SCEN-10", "MC-CARD-64", "MC-SETUP-13")
def test_klaw_begins_with_defense_network_and_a_minion(board: Board) -> None:
    scene = ChampionsScene("spider-man", "captain-marvel", scenario="klaw", plain=False)
    assert scene.has("defense-network")
    assert scene.threat("defense-network") == 2 + 2
    minions = list(scene.play.minions.values())
    assert len(minions) == 1
    assert minions[0].engaged == 0
    assert (scene.card("scheme").code, scene.play.target(scene.card("scheme"))) == ("underground-distribution", 12)


@rule("MC-SCEN-05", "MC-SCEN-08", "MC-SETUP-24", "MC-EBUILD-02", "MC-EBUILD-03", "MC-CARD-69")
def test_expert_klaw_begins_immortal(board: Board) -> None:
    scene = ChampionsScene("spider-man", scenario="klaw", expert=True, plain=False)
    assert scene.card("villain").code == "klaw-2"
    assert scene.has("the-immortal-klaw")
    assert scene.health("villain") == 18 + 10


@rule("MC-CARD-69", "MC-HP-03", "MC-DEFEAT-08", "MC-DEFEAT-02")
def test_klaw_loses_his_ten_hit_points_with_the_scheme(board: Board) -> None:
    scene = lonely(board, "spider-man", scenario="klaw", expert=True)
    side = scene.scenario_card("the-immortal-klaw", threat=1)
    scene.set("villain", damage=20)
    assert scene.health("villain") == 8
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert not scene.has(side)
    assert scene.card("villain").code == "klaw-3"  # 20 of 18: the stage is beaten
    assert scene.health("villain") == 22
    assert scene.card("villain").tough


@rule("MC-BOOST-05", "MC-BOOST-01", "MC-EATK-05", "MC-EATK-07", "MC-FORCED-02")
def test_klaw_attacks_with_two_boost_cards(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.encounter("hydra-mercenary", "crowd-control")
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.health() == 12 - (0 + 1 + 2)
    assert scene.encounter_pile() == ["hydra-mercenary", "crowd-control"]


@rule("MC-ESCH-01")
def test_klaw_schemes_with_one(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.form("alter-ego")
    scene.encounter("hydra-mercenary", "crowd-control")
    scene.villain_attacks()
    assert scene.threat() == 2 + 1


@rule("MC-MAIN-01", "MC-MAIN-02", "MC-MAIN-03", "MC-MAIN-04", "MC-MAIN-05", "MC-MAIN-06")
def test_the_scheme_advances_and_brings_a_minion(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.form("alter-ego")
    scene.set("scheme", threat=5)
    scene.change(lambda g: setattr(g.state, "acceleration", 2))
    scene.encounter("advance", "assault", "hydra-mercenary")
    scene.villain_attacks()
    assert scene.card("scheme").code == "secret-rendezvous"
    assert scene.threat() == 0  # what was too much is lost
    assert scene.has("hydra-mercenary")
    assert scene.state.acceleration == 2


@rule("MC-WIN-02", "MC-WIN-04", "MC-MAIN-01")
def test_the_last_stage_is_the_end(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.set("scheme", threat=6)
    scene.villain_phase()
    assert not scene.events("enemy.schemes")  # step 2 never comes
    scene.finish("lost")


@rule("MC-CARD-62")
def test_sonic_converter_stuns_the_damaged(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.scenario_card("sonic-converter", on="villain")
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.health() == 11
    assert scene.card("hero").stunned


@rule("MC-CARD-65", "MC-BOOST-08", "MC-BOOST-03")
def test_weapons_runner_as_a_boost_engages_you(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.encounter("weapons-runner", "advance")
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.card("weapons-runner").engaged == 0
    assert scene.health() == 12
    assert scene.encounter_pile() == ["advance"]


@rule("MC-VILP-12", "MC-CARD-65", "MC-GOLD-03")
def test_a_minion_from_a_boost_activates_in_the_same_step(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.encounter("weapons-runner", "advance", "crowd-control")
    scene.villain_phase()
    scene.answer("no-defence")
    assert scene.prompt == "prompt-defend"
    assert scene.last("enemy.attacks")["card"].startswith("weapons-runner")


@rule("MC-CARD-66", "MC-REVEAL-09")
def test_klaws_vengeance(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.encounter("hydra-mercenary", "advance")
    scene.reveal("klaws-vengeance")
    scene.answer("no-defence")
    assert scene.threat() == 1
    scene.form("alter-ego")
    scene.hand("genius")
    scene.reveal("klaws-vengeance")
    assert scene.hand_of() == []


@rule("MC-CARD-67", "MC-RES-16", "MC-ABIL-14")
def test_sonic_boom_is_paid_or_exhausts(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    ally = scene.play_area("vision")
    scene.reveal("sonic-boom")  # nothing to pay with
    assert scene.card("hero").exhausted
    assert scene.card(ally).exhausted
    scene.hand("vibranium", "genius")
    scene.reveal("sonic-boom")  # everybody is exhausted: it must be paid
    while scene.prompt == "prompt-pay":
        scene.choose(scene.options()[0])
    assert scene.hand_of() == []


@rule("MC-CARD-68", "MC-BOOST-11")
def test_sonic_boom_as_a_boost_exhausts_a_hero_it_hurt(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.encounter("sonic-boom", "hydra-mercenary")
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.card("hero").exhausted
    scene.set("hero", exhausted=False)
    ally = scene.play_area("vision")
    scene.encounter("sonic-boom", "hydra-mercenary")
    scene.villain_attacks()
    scene.answer(f"defend:{ally}")
    assert not scene.card("hero").exhausted


@rule("MC-CARD-61")
def test_sound_manipulation(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.set("villain", damage=5)
    scene.reveal("sound-manipulation")
    assert (scene.health(), scene.card("villain").damage) == (10, 3)
    scene.form("alter-ego")
    scene.reveal("sound-manipulation")
    assert (scene.health(), scene.card("villain").damage) == (10, 0)


# -- Ultron -------------------------------------------------------------------------------------------------------------


@rule("MC-SCEN-06", "MC-SCEN-11", "MC-SCEN-12", "MC-CARD-73", "MC-CARD-74")
def test_ultron_begins_with_a_drone_for_everybody(board: Board) -> None:
    scene = ChampionsScene("spider-man", "captain-marvel", scenario="ultron", plain=False)
    assert scene.has("ultron-drones")
    drones = scene.play.drones()
    assert [drone.engaged for drone in drones] == [0, 1]
    assert [scene.play.stat(drones[0], stat) for stat in ("atk", "sch", "health")] == [1, 1, 1]
    assert scene.state.owners[drones[1].under[0]] == 1


@rule("MC-SCEN-07")
def test_expert_ultron_begins_at_his_second_stage(board: Board) -> None:
    scene = ChampionsScene("spider-man", scenario="ultron", expert=True, plain=False)
    assert (scene.card("villain").code, scene.state.villain_deck) == ("ultron-2", ["ultron-3"])


@rule("MC-TYPE-02", "MC-TYPE-09", "MC-CARD-73", "MC-PLAY-02")
def test_a_drone_is_a_facedown_card_and_returns_to_its_owners_pile(board: Board) -> None:
    scene = lonely(board, "spider-man", scenario="ultron")
    scene.only_deck("genius", "strength")
    scene.reveal("swarm-attack")  # no drone to attack: one is made
    drone = scene.play.drones()[0]
    assert scene.view(0)["players"][0]["minions"][0]["code"] == "drone"
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{drone.entity}")
    assert scene.pile_of() == ["genius"]
    assert not scene.has(drone.entity)


@rule("MC-ACT-07")
@pytest.mark.parametrize("way", ["place-1-threat", "make-drone"])
def test_ultron_i_lets_the_defending_player_choose(board: Board, way: str) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.villain_attacks(0)
    scene.defended_by("spider-man.47")
    scene.answer(f"choose:{way}", seat=1)
    assert scene.threat() == int(way == "place-1-threat")
    assert [drone.engaged for drone in scene.play.drones()] == [1] * (way == "make-drone")


@rule("MC-CARD-76", "MC-ACT-08")
def test_ultron_ii_counts_the_drones_of_the_player_first_attacked(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "she-hulk", scenario="ultron", expert=True)
    scene.villain_attacks(0)
    assert len(scene.play.drones(0)) == 1  # before defenders are declared
    scene.defended_by(scene.card("hero1").entity)
    assert scene.health("hero1") == 15 - (2 + 1 - 2)


@rule("MC-CARD-77", "MC-CARD-75", "MC-ABIL-16")
def test_ultron_iii_hides_behind_drones(board: Board) -> None:
    scene = lonely(board, "she-hulk", scenario="ultron", expert=True)
    scene.change(lambda g: setattr(g.villain, "damage", 0))
    scene.set("villain", damage=20)
    stomp, *_ = scene.hand("ground-stomp", "genius")
    scene.turn()
    scene.answer("attack:she-hulk.0")  # 3 damage: the second stage is beaten
    assert scene.card("villain").code == "ultron-3"
    scene.change(lambda g: None)
    scene.reveal("swarm-attack")
    while scene.prompt == "prompt-defend":
        scene.answer("no-defence")
    scene.change(lambda g: None)
    drones = scene.play.drones()
    assert drones
    assert all(scene.play.stat(drone, "health") == 2 for drone in drones)
    scene.turn()
    scene.plays(stomp)
    assert scene.health("villain") == 27


@rule("MC-CARD-78", "MC-CARD-80")
def test_overkill_reaches_ultron_iii_after_the_last_drone(board: Board) -> None:
    scene = lonely(board, "she-hulk", scenario="ultron", expert=True)

    def third(g) -> None:
        from stockade.games.marvel_champions.rules.card_moves import show_face

        g.state.gone_stages.append(g.state.villain_deck.pop(0))
        show_face(g, g.villain, "ultron-3")

    scene.change(third)
    scene.minion("advanced-ultron-drone", damage=3)
    assault, coin, *_ = scene.hand("relentless-assault", "strength")
    scene.turn()
    scene.plays(assault, coin)
    assert scene.health("villain") == 27  # its fall brought a new drone first
    drones = scene.play.drones()
    assert len(drones) == 1
    again, coin, *_ = scene.hand("relentless-assault", "strength")
    scene.turn()
    scene.plays(again, coin)
    assert scene.health("villain") == 27 - 3  # 5 against a drone of 2


@rule("MC-CARD-79", "MC-TRIG-06")
def test_norad_asks_after_step_one(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")

    def second(g) -> None:
        from stockade.games.marvel_champions.rules.card_moves import show_face

        g.state.gone_stages.append(g.state.scheme_deck.pop(0))
        show_face(g, g.scheme, "assault-on-norad")

    scene.change(second)
    scene.villain_phase()
    scene.answer("choose:place-2-threat", seat=0)
    scene.answer("choose:make-drone", seat=1)
    assert scene.threat() == 4
    assert [drone.engaged for drone in scene.play.drones()] == [1]


@rule("MC-THW-06", "MC-ABIL-08")
def test_countdown_cannot_be_undone(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")

    def last(g) -> None:
        from stockade.games.marvel_champions.rules.card_moves import show_face

        g.state.gone_stages += g.state.scheme_deck
        g.state.scheme_deck = []
        show_face(g, g.scheme, "countdown-to-oblivion")

    scene.change(last)
    scene.set("scheme", threat=3)
    scene.turn()
    assert scene.refused("thwart:captain-marvel.0") == "MC-THW-06"


@rule("MC-SIDE-09", "MC-BOOST-09")
def test_program_transmitter_feeds_side_schemes(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.form("alter-ego")
    scene.scenario_card("program-transmitter", on="villain")
    side = scene.scenario_card("usurp-the-throne", threat=2)
    scene.villain_attacks()
    assert scene.threat() == 2  # SCH 1 + 1
    assert scene.threat(side) == 3


@rule("MC-CONST-03", "MC-CARD-75", "MC-ATTACH-01")
def test_upgraded_drones_stack_and_fall_away(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.reveal("upgraded-drones")
    scene.reveal("upgraded-drones")
    scene.reveal("swarm-attack")
    drone = scene.play.drones()[0]
    assert (scene.play.stat(drone, "atk"), scene.play.stat(drone, "health")) == (3, 3)
    scene.set(drone.entity, damage=2)
    scene.hand("vibranium", "vibranium")
    scene.turn()
    first = next(key for key in scene.options() if key.startswith("use:upgraded-drones"))
    scene.answer(first)
    while scene.prompt == "prompt-pay":
        scene.choose(*scene.options()[:2])
    assert scene.play.drones() == []  # 2 damage, 2 hit points


@rule("MC-CARD-81", "MC-BOOST-10")
@pytest.mark.parametrize(
    ("card", "coin"), [("android-efficiency-a", "energy"), ("android-efficiency-b", "genius"), ("android-efficiency-c", "strength")]
)
def test_android_efficiency_as_a_boost(board: Board, card: str, coin: str) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.form("alter-ego")
    scene.hand(coin)
    scene.encounter(card)
    scene.villain_attacks()
    scene.answer(next(key for key in scene.options() if key.startswith("choose:spend")))
    assert scene.hand_of() == []
    assert scene.play.drones() == []
    scene.encounter(card)
    scene.villain_attacks()  # nothing to pay with
    assert len(scene.play.drones(0)) == 1


@rule("MC-CARD-82")
def test_rage_of_ultron_counts_what_came_of_it(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.encounter("hydra-mercenary")
    scene.reveal("rage-of-ultron")
    scene.answer("no-defence")
    scene.answer("choose:place-1-threat")
    assert scene.health() == 9
    assert len(scene.pile_of()) == 3
    scene.form("alter-ego")
    scene.reveal("rage-of-ultron")
    assert len(scene.pile_of()) == 4


@rule("MC-REC-03", "MC-CARD-61")
def test_repair_sequence(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.set("villain", damage=5)
    scene.encounter("usurp-the-throne")
    scene.reveal("repair-sequence")  # no drone: surge
    assert scene.has("usurp-the-throne")
    scene.reveal("swarm-attack")
    scene.reveal("repair-sequence")
    assert scene.card("villain").damage == 3


@rule("MC-CARD-83")
def test_swarm_attack(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.form("alter-ego")
    scene.reveal("swarm-attack")
    scene.form("hero")
    scene.reveal("swarm-attack")
    scene.answer("no-defence")
    assert scene.health() == 11
    assert len(scene.play.drones()) == 1


@rule("MC-SIDE-08", "MC-CARD-73")
def test_drone_factory_counts_all_drones(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.minion("advanced-ultron-drone")
    scene.reveal("drone-factory")
    assert len(scene.play.drones()) == 3
    assert scene.threat("drone-factory") == 4 + 3


@rule("MC-DECK-06", "MC-DECK-03")
def test_invasive_ai_mills_three_and_a_rebuilt_deck_is_safe(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.only_deck("genius", "strength", seat=1)
    scene.reveal("invasive-ai")
    assert len(scene.pile_of(0)) == 3
    assert len(scene.state.players[1].deck) == 2
    assert scene.events("deck.rebuilt")


@rule("MC-CARD-73", "MC-FIRST-03")
def test_ultrons_imperative_is_for_the_first_player(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.reveal("ultrons-imperative", seat=1)
    assert len(scene.play.drones(0)) == 2


@rule("MC-CARD-73", "MC-REVEAL-04")
@pytest.mark.parametrize("letter", list("abc"))
def test_android_efficiency_gives_everybody_a_drone(board: Board, letter: str) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.reveal(f"android-efficiency-{letter}")
    assert [drone.engaged for drone in scene.play.drones()] == [0, 1]
    assert scene.encounter_pile() == [f"android-efficiency-{letter}"]


@rule("MC-CARD-83", "MC-FIRST-02")
def test_a_swarm_of_different_drones_comes_in_the_first_players_order(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.deck("genius")
    scene.reveal("swarm-attack")
    small, big = scene.play.drones()[0].entity, scene.minion("advanced-ultron-drone")
    scene.reveal("swarm-attack")
    assert scene.prompt == "prompt-minion-order"
    scene.answer(f"next:{big}")
    scene.answer("no-defence")
    scene.answer("no-defence")
    assert [event["card"] for event in scene.events("enemy.attacks")][-2:] == [big, small]
    assert len(scene.play.drones()) == 2  # attacks were made: no new one


@rule("MC-REC-03", "MC-CARD-61")
def test_only_drones_and_only_ones_own_are_counted(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="ultron")
    scene.set("villain", damage=9)
    scene.minion("hydra-mercenary")
    scene.minion("advanced-ultron-drone")
    for _ in range(2):
        scene.minion("advanced-ultron-drone", seat=1)
    scene.reveal("repair-sequence")
    assert scene.card("villain").damage == 9 - 2
    scene.only_encounter("repair-sequence", "advance", "advance")
    scene.villain_attacks()
    while scene.prompt == "prompt-defend":
        scene.answer("no-defence")
    assert scene.card("villain").damage == 7 - 1


@rule("MC-CARD-74")
def test_a_drone_has_no_printed_hit_points(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.reveal("swarm-attack")
    drone = scene.play.drones()[0].entity
    first, *_ = scene.reveal("genetically-enhanced")
    while scene.prompt == "prompt-defend":
        scene.answer("no-defence")
    assert scene.card(first).host == scene.card(drone).id  # there is nobody else
    foe = scene.minion("weapons-runner")
    second, *_ = scene.reveal("genetically-enhanced")
    while scene.prompt == "prompt-defend":
        scene.answer("no-defence")
    assert scene.card(second).host == scene.card(foe).id

"""Rulings of encounter cards, each with all of its clauses in one play that is made to be looked at. See ../test_shown.py."""

from tests.games.marvel_champions.conftest import Board
from tests.games.marvel_champions.test_shown_timing import goes_on, takes

from stockade.testing import rule


@rule("MC-CARD-60")
def test_a_stunned_rhino_keeps_both_charges(board: Board) -> None:
    scene = board("spider-man")
    scene.set("villain", stunned=True)
    scene.scenario_card("charge", on="villain")
    scene.scenario_card("charge", on="villain")
    scene.reveal("assault", "assault")
    assert scene.has("charge")
    goes_on(scene)
    assert not scene.has("charge") and scene.health() == 2


@rule("MC-CARD-61")
def test_healed_a_little_and_not_at_all(board: Board) -> None:
    scene = board("spider-man")
    scene.set("villain", damage=2)
    scene.encounter("crowd-control")
    scene.reveal("hard-to-keep-down", "hard-to-keep-down")
    assert len(scene.events("keyword.surge")) == 1 and scene.health("villain") == 14


@rule("MC-CARD-62")
def test_stampede_stuns_whoever_was_hurt(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision")
    bird = scene.play_area("mockingbird")
    cage = scene.play_area("luke-cage", tough=True)
    scene.reveal("stampede", "charge", "stampede", "stampede")
    scene.answer(f"defend:{vision}")
    scene.answer(f"defend:{bird}")
    scene.answer(f"defend:{cage}")
    goes_on(scene)
    assert (scene.card(vision).stunned, scene.card("hero").stunned, scene.card(cage).stunned) == (True, True, False)


@rule("MC-CARD-64")
def test_found_minions_are_put_into_play(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.quiet()
    scene.set("scheme", threat=5)
    scene.dealt("the-masters-of-evil")
    scene.encounter("assault", "shocker", "advance", "advance", "advance", "radioactive-man")
    scene.villain_phase()
    goes_on(scene)
    assert scene.has("shocker") and scene.has("radioactive-man") and scene.health() == 10


@rule("MC-CARD-67")
def test_sonic_boom_exhausts_or_costs(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", scenario="klaw")
    scene.quiet()
    scene.play_area("vision")
    scene.set("hero1", exhausted=True)
    scene.hand("energy", "genius", "strength", seat=1)
    scene.dealt("sonic-boom", seat=1)
    scene.reveal("sonic-boom")
    assert scene.card("vision").exhausted
    scene.choose(*scene.options())
    assert scene.hand_of(1) == []


@rule("MC-CARD-68")
def test_sonic_boom_as_a_boost_of_two_attacks(board: Board) -> None:
    scene = board("captain-marvel", "black-panther", scenario="klaw")
    scene.quiet()
    vision = scene.play_area("vision", 1)
    scene.encounter("sonic-boom", "hydra-mercenary", "sonic-boom", "hydra-mercenary")
    scene.villain_phase()
    scene.defended_by()
    scene.defended_by(vision)
    assert scene.card("hero").exhausted and not scene.card("hero1").exhausted


@rule("MC-CARD-71")
def test_melter_and_three_attacks(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.quiet()
    vision = scene.play_area("vision")
    hawk = scene.play_area("hawkeye")
    scene.minion("melter")
    scene.reveal("masters-of-mayhem", "masters-of-mayhem", "masters-of-mayhem")
    takes(scene, vision)
    assert not scene.has(hawk)
    assert (scene.prompt, len(scene.options())) == ("prompt-defend", 2)


@rule("MC-CARD-73")
def test_the_last_card_of_her_deck_is_a_drone(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron")
    scene.quiet()
    scene.play_area("hawkeye", counters=1)
    scene.only_deck("genius")
    scene.pile("energy")
    scene.form("alter-ego")
    scene.reveal("swarm-attack")
    takes(scene, "hawkeye")
    assert scene.pile_of() == ["genius"]


@rule("MC-CARD-78")
def test_overkill_and_a_new_drone(board: Board) -> None:
    scene = board("she-hulk", scenario="ultron", expert=True)
    scene.quiet()
    scene.villain_stage(3)
    foe = scene.minion("advanced-ultron-drone", damage=4)
    one, two, *pay = scene.hand("relentless-assault", "relentless-assault", "strength", "strength")
    scene.turn()
    scene.plays(one, pay[0])
    assert scene.health("villain") == 27 and not scene.has(foe)
    scene.plays(two, pay[1])
    assert scene.health("villain") == 24


@rule("MC-CARD-82")
def test_rage_counts_damage_and_threat(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", scenario="ultron")
    scene.quiet()
    scene.form("alter-ego", 1)
    scene.only_deck("genius", seat=1)
    scene.encounter("crowd-control", "crowd-control")
    scene.dealt("rage-of-ultron", seat=1)
    scene.reveal("rage-of-ultron")
    goes_on(scene, "prompt-encounter-choice")
    takes(scene, "threat")
    goes_on(scene)


@rule("MC-CARD-84")
def test_three_blows_on_vibranium_armor(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("vibranium-armor", on="villain")
    vision, dare = scene.play_area("vision"), scene.play_area("daredevil")
    scene.turn()
    takes(scene, "attack:spider-man")
    scene.answer(f"attack:{vision}")
    scene.answer(f"attack:{dare}")
    assert (scene.health("villain"), scene.card("villain").tough) == (10, True)


@rule("MC-CARD-85")
def test_second_options_that_are_closed_and_one_that_is_open(board: Board) -> None:
    scene = board("black-panther", "iron-man", "captain-marvel", "spider-man")
    for seat in range(4):
        scene.form("alter-ego", seat)
    scene.set("hero2", stunned=True)
    scene.hand("genius", seat=3)
    scene.dealt("business-problems", seat=1)
    scene.dealt("family-emergency", seat=2)
    scene.dealt("eviction-notice", seat=3)
    scene.reveal("affairs-of-state")
    assert [scene.card(name).exhausted for name in ("hero", "hero1", "hero2", "hero3")] == [True, True, True, False]
    assert len(scene.options()) == 2


@rule("MC-CARD-86")
def test_ritual_combat_in_both_forms(board: Board) -> None:
    scene = board("black-panther", "captain-marvel")
    scene.form("alter-ego", 1)
    scene.encounter("crowd-control", "melter")
    scene.dealt("ritual-combat", seat=1)
    scene.reveal("ritual-combat")
    takes(scene, "damage")
    assert (scene.health(), scene.threat()) == (8, 1)


@rule("MC-CARD-87")
def test_titania_is_weaker_when_she_is_hurt(board: Board) -> None:
    scene = board("captain-marvel")
    foe = scene.minion("titania")
    scene.scenario_card("genetically-enhanced", on=foe)
    scene.set("villain", stunned=True)
    scene.turn()
    takes(scene, "attack:captain")
    takes(scene, "titania")
    scene.answer("end")
    assert scene.prompt == "prompt-defend"
    assert scene.play.stat(scene.card(foe), "atk") == 7


@rule("MC-CARD-88")
def test_one_host_each_and_none_for_the_last(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    one, two = scene.minion("hydra-mercenary"), scene.minion("hydra-mercenary", 1)
    scene.encounter("crowd-control", "crowd-control", "advance", "advance", "advance")
    scene.reveal("genetically-enhanced", "biomechanical-upgrades", "biomechanical-upgrades", "biomechanical-upgrades")
    takes(scene, two)
    takes(scene, one)
    assert len(scene.events("keyword.surge")) == 3


@rule("MC-CARD-90")
def test_her_fury_in_both_forms(board: Board) -> None:
    scene = board("she-hulk", "spider-man")
    scene.form("alter-ego", 1)
    scene.minion("titania", 1, damage=3)
    scene.encounter("crowd-control", "crowd-control")
    scene.dealt("titanias-fury", seat=1)
    scene.reveal("titanias-fury")
    goes_on(scene)
    assert (scene.health(), scene.health("titania")) == (12, 6)


@rule("MC-CARD-93")
def test_the_whip_and_the_attack_at_home(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", 0)
    scene.form("alter-ego", 1)
    scene.play_area("cosmic-flight")
    scene.dealt("electric-whip-attack", "under-attack", seat=1)
    scene.reveal("electric-whip-attack")
    assert not scene.has("cosmic-flight") and (scene.health(), scene.health("hero1")) == (12, 10)
    assert scene.threat("under-attack") == 7


@rule("MC-CARD-94")
def test_threat_for_a_scheme_that_is_there_or_not(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.scenario_card("legions-of-hydra", threat=3)
    scene.scenario_card("legions-of-hydra", threat=5)
    scene.minion("madame-hydra", 1)
    scene.minion("yon-rogg", 1)
    scene.minions_act(1)
    takes(scene, "hydra")
    scene.defended_by()
    scene.answer(scene.options()[1])
    scene.defended_by()
    assert not scene.has("the-psyche-magnitron")


@rule("MC-CARD-96")
def test_what_is_searched_and_what_is_counted(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.minion("modok", 1)
    scene.minion("hydra-soldier", 1)
    scene.encounter("advance", "madame-hydra")
    scene.reveal("the-doomsday-chair", "legions-of-hydra")
    assert scene.card("madame-hydra").engaged == 0 and scene.threat("legions-of-hydra") == 7


@rule("MC-CARD-98")
def test_gang_up_from_the_villain_to_the_newcomer(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.quiet()
    scene.minion("hydra-mercenary")
    scene.encounter("weapons-runner", "advance")
    scene.reveal("gang-up")
    goes_on(scene, "prompt-minion-order")
    takes(scene, "weapons-runner")
    assert scene.last("enemy.attacks")["card"] == scene.card("weapons-runner").entity


@rule("MC-CARD-99")
def test_masterplan_twice(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("assault", "crowd-control", "bomb-scare")
    scene.reveal("masterplan", "masterplan")
    assert scene.threat("crowd-control") == 6


@rule("MC-CARD-72")
def test_masters_who_cannot_attack_and_masters_who_can(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", scenario="klaw")
    scene.quiet()
    scene.form("alter-ego", 1)
    scene.minion("whirlwind", stunned=True)
    scene.minion("melter", 1)
    scene.encounter("radioactive-man")
    scene.reveal("masters-of-mayhem", "masters-of-mayhem")
    goes_on(scene, "prompt-minion-order")
    takes(scene, "radioactive")
    goes_on(scene)
    assert [event["card"].partition(".")[0] for event in scene.events("enemy.attacks")] == ["radioactive-man", "whirlwind"]


@rule("MC-CARD-74")
def test_a_strong_drone_has_no_printed_hit_points(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron")
    scene.quiet()
    scene.form("alter-ego")
    foe = scene.minion("hydra-bomber")
    for _ in range(2):
        scene.scenario_card("upgraded-drones", on="ultron-drones")
    scene.reveal("swarm-attack", "genetically-enhanced")
    assert scene.health("drone") == 3
    assert scene.card("genetically-enhanced").host == scene.card(foe).id


@rule("MC-CARD-92")
def test_four_types_of_four_players(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", "she-hulk", "iron-man")
    for seat, card in enumerate(("energy", "genius", "strength", "vibranium")):
        scene.hand(card, seat=seat)
    scene.reveal("the-vultures-plans")
    goes_on(scene)
    assert scene.threat() == 4

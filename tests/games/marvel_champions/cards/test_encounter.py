"""Rhino, the Standard and Expert sets, and the modular sets."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule

# -- Rhino --------------------------------------------------------------------------------------------------------------


@rule("MC-REVEAL-08", "MC-DEFEAT-04", "MC-DEFEAT-05", "MC-DEFEAT-06", "MC-REVEAL-13", "MC-SEARCH-07", "MC-SIDE-08")
def test_rhino_ii_brings_breakin_and_takin(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.only_encounter("advance", "breakin-takin", "assault")
    scene.set("villain", damage=27)
    scene.turn(1)
    scene.answer("attack:captain-marvel.47")
    assert scene.card("villain").code == "rhino-2"
    assert scene.health("villain") == 30  # the excess is lost
    assert scene.threat("breakin-takin") == 2 + 2
    assert scene.last("card.revealed")["who"] == "captain-marvel.47"


@rule("MC-DEFEAT-09", "MC-KEY-30", "MC-STATUS-18", "MC-DEFEAT-07")
def test_rhino_iii_is_tough_and_stuns_heroes(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", expert=True)
    scene.form("alter-ego", seat=1)
    scene.scenario_card("enhanced-ivory-horn", on="villain")
    scene.set("villain", damage=29, confused=True)
    scene.turn()
    scene.answer("attack:spider-man.0")
    villain = scene.card("villain")
    assert (villain.code, villain.tough, villain.confused) == ("rhino-3", True, True)
    assert scene.has("enhanced-ivory-horn")
    assert scene.card("hero").stunned
    assert not scene.card("hero1").stunned  # an alter-ego is no hero


@rule("MC-CARD-58", "MC-CARD-59")
def test_the_armored_suit_takes_all_and_breaks(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("armored-rhino-suit", on="villain", damage=3)
    scene.set("villain", tough=True)
    kick, *pay = scene.hand("swinging-web-kick", "genius", "strength")
    scene.turn()
    scene.plays(kick, *pay)
    assert scene.health("villain") == 14
    assert scene.card("villain").tough
    assert not scene.has("armored-rhino-suit")


@rule("MC-CARD-59")
def test_the_suit_holds_below_five(board: Board) -> None:
    scene = board("spider-man")
    suit = scene.scenario_card("armored-rhino-suit", on="villain")
    scene.turn()
    scene.answer("attack:spider-man.0")
    assert scene.card(suit).damage == 2


@rule("MC-CARD-60", "MC-KEY-04", "MC-KEY-06", "MC-MOD-12", "MC-EATK-10")
def test_charge_goes_through_an_ally(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("charge", on="villain")
    ally = scene.play_area("mockingbird")
    scene.villain_attacks()
    scene.answer("pass")
    scene.answer(f"defend:{ally}")
    assert not scene.has(ally)
    assert scene.health() == 8  # 2 + 3 against 3 hit points, no DEF
    assert scene.encounter_pile()[-1] == "charge"


@rule("MC-EATK-10", "MC-ALLY-06")
def test_without_overkill_nothing_goes_through(board: Board) -> None:
    scene = board("spider-man")
    ally = scene.play_area("mockingbird", damage=2)
    scene.villain_attacks()
    scene.answer("pass")
    scene.answer(f"defend:{ally}")
    assert not scene.has(ally)
    assert scene.health() == 10


@rule("MC-CARD-60")
def test_a_stunned_rhino_keeps_his_charge(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("charge", on="villain")
    scene.set("villain", stunned=True)
    scene.villain_attacks()
    assert scene.has("charge")


@rule("MC-TURN-09", "MC-TURN-14", "MC-RES-04")
def test_the_horn_is_paid_off_by_the_active_hero(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    horn = scene.scenario_card("enhanced-ivory-horn", on="villain")
    assert scene.play.stat(scene.card("villain"), "atk") == 3
    scene.hand("strength", "backflip")
    scene.hand("strength", "backflip", seat=1)
    scene.turn()
    assert not scene.offers(f"use:{horn}", seat=1)
    scene.answer(f"use:{horn}", seat=0)
    while scene.prompt == "prompt-pay":
        scene.choose(scene.options()[0])
    assert not scene.has("enhanced-ivory-horn")
    assert scene.hand_of() == []


@rule("MC-DMG-16", "MC-REVEAL-03", "MC-REVEAL-12", "MC-MINION-01")
def test_shocker_hurts_heroes_only(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", seat=1)
    scene.reveal("shocker", seat=1)
    assert scene.health() == 9
    assert scene.health("hero1") == 12
    assert scene.card("shocker").engaged == 1


@rule("MC-CARD-61", "MC-KEY-18", "MC-KEY-16")
@pytest.mark.parametrize(("damage", "left", "surges"), [(6, 2, 0), (2, 0, 0), (0, 0, 1)])
def test_hard_to_keep_down(board: Board, damage: int, left: int, surges: int) -> None:
    scene = board("spider-man")
    scene.set("villain", damage=damage)
    scene.encounter("hydra-mercenary")
    scene.reveal("hard-to-keep-down")
    assert scene.card("villain").damage == left
    assert len(scene.events("keyword.surge")) == surges
    assert scene.has("hydra-mercenary") == bool(surges)


@rule("MC-STATUS-01", "MC-STATUS-02")
@pytest.mark.parametrize("tough", [False, True])
def test_im_tough(board: Board, tough: bool) -> None:
    scene = board("spider-man")
    scene.set("villain", tough=tough, stunned=True)
    scene.encounter("hydra-mercenary")
    scene.reveal("im-tough")
    assert scene.card("villain").tough
    assert scene.has("hydra-mercenary") == tough


@rule("MC-CARD-62", "MC-REVEAL-09")
def test_stampede_stuns_whom_it_hurts(board: Board) -> None:
    scene = board("captain-marvel")
    scene.reveal("stampede")
    scene.answer("no-defence")
    assert scene.health() == 10
    assert scene.card("hero").stunned
    scene.set("hero", stunned=False)
    scene.set("hero", tough=True)
    scene.reveal("stampede")
    scene.answer("no-defence")
    assert not scene.card("hero").stunned  # prevented damage stuns nobody


@rule("MC-REVEAL-09", "MC-KEY-17")
@pytest.mark.parametrize("card", ["stampede", "assault", "gang-up"])
def test_an_alter_ego_gets_another_card_instead(board: Board, card: str) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.encounter("hydra-mercenary")
    scene.reveal(card)
    assert scene.has("hydra-mercenary")
    assert scene.events("enemy.attacks") == []


@rule("MC-SIDE-02", "MC-SIDE-03", "MC-SIDE-04", "MC-SIDE-01", "MC-MOD-13", "MC-REVEAL-06")
def test_crowd_control_protects_the_main_scheme(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.set("scheme", threat=3)
    scene.reveal("crowd-control")
    assert scene.threat("crowd-control") == 4
    scene.turn()
    scene.answer("thwart:spider-man.0")  # one scheme is left to thwart: no question
    assert scene.threat("crowd-control") == 3
    assert scene.threat() == 3


# -- Bomb Scare ---------------------------------------------------------------------------------------------------------


@rule("MC-REVEAL-11", "MC-DMG-15", "MC-ABIL-09")
@pytest.mark.parametrize(("way", "health", "threat"), [("take-2-damage", 8, 0), ("place-1-threat", 10, 1)])
def test_hydra_bomber_lets_you_choose(board: Board, way: str, health: int, threat: int) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.reveal("hydra-bomber")
    scene.answer(f"choose:{way}")
    assert (scene.health(), scene.threat()) == (health, threat)


@rule("MC-CARD-63", "MC-DMG-17", "MC-FIRST-01")
def test_explosion_is_split_by_the_first_player(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", seat=1)
    ally = scene.play_area("mockingbird", seat=1, damage=1)
    scene.scenario_card("bomb-scare", threat=4)
    scene.reveal("explosion", seat=1)
    assert scene.table.pending[0].seat == 0
    assert scene.options() == ["target:spider-man.0", f"target:{ally}"]  # no alter-ego
    scene.choose("target:spider-man.0", "target:spider-man.0", f"target:{ally}", f"target:{ally}")
    assert scene.health() == 8
    assert not scene.has(ally)


@rule("MC-CARD-63")
def test_explosion_without_a_bomb_surges(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("hydra-mercenary")
    scene.reveal("explosion")
    assert scene.has("hydra-mercenary")


@rule("MC-STATUS-18", "MC-STATUS-04", "MC-STATUS-05", "MC-STATUS-17")
def test_false_alarm_confuses_even_an_alter_ego(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.reveal("false-alarm")
    assert scene.card("hero").confused
    scene.form("hero")
    scene.set("scheme", threat=2)
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert scene.threat() == 2
    assert scene.card("hero").exhausted
    assert not scene.card("hero").confused


# -- Standard and Expert ------------------------------------------------------------------------------------------------


@rule("MC-ACT-09", "MC-ACT-05", "MC-ESCH-01", "MC-ESCH-02", "MC-ESCH-03")
def test_advance_schemes_against_a_hero_too(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("hydra-mercenary")  # boost 1
    scene.reveal("advance")
    assert scene.threat() == 2
    assert scene.prompt == "prompt-turn"


@rule("MC-ACT-05", "MC-ACT-01")
def test_assault_is_a_full_attack(board: Board) -> None:
    scene = board("captain-marvel")
    scene.encounter("hydra-mercenary")
    scene.reveal("assault")
    scene.answer("no-defence")
    assert scene.health() == 9


@rule("MC-CARD-97", "MC-FIRST-01")
def test_the_first_player_picks_what_is_lost(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.play_area("cosmic-flight", seat=1)
    web = scene.play_area("webbed-up", seat=1, on="villain")
    scene.reveal("caught-off-guard", seat=1)
    assert scene.table.pending[0].seat == 0
    scene.answer(f"lose:{web}")
    assert scene.pile_of(1) == ["webbed-up"]


@rule("MC-CARD-98", "MC-VILP-11")
def test_gang_up_villain_first_then_minions(board: Board) -> None:
    scene = board("captain-marvel")
    first, second = scene.minion("hydra-mercenary"), scene.minion("sandman")
    scene.reveal("gang-up")
    scene.answer("no-defence")
    assert scene.prompt == "prompt-minion-order"
    scene.answer(f"next:{second}")
    scene.answer("no-defence")
    scene.answer("no-defence")
    assert scene.health() == 12 - 2 - 3 - 1
    assert [event["card"] for event in scene.events("enemy.attacks")] == ["rhino-1.47", second, first]


@rule("MC-NEM-02", "MC-NEM-04", "MC-NEM-05", "MC-SETUP-06", "MC-NEM-03")
def test_shadow_of_the_past_brings_the_nemesis_once(board: Board) -> None:
    scene = board("spider-man")
    assert len(scene.state.players[0].nemesis) == 5
    scene.hand("genius")
    scene.reveal("shadow-of-the-past")
    scene.answer("no-defence")  # Vulture strikes at once
    assert scene.health() == 7
    assert scene.has("highway-robbery")
    assert scene.hand_of() == []
    assert sum(scene.state.codes[card] in ("sweeping-swoop", "the-vultures-plans") for card in scene.state.deck) == 3
    scene.encounter("hydra-mercenary")
    scene.reveal("shadow-of-the-past")
    assert scene.has("hydra-mercenary")


@rule("MC-TYPE-07", "MC-KEY-16")
def test_exhaustion(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("hydra-mercenary")
    scene.reveal("exhaustion")
    assert scene.card("hero").exhausted
    assert scene.has("hydra-mercenary")


@rule("MC-CARD-99", "MC-SIDE-09", "MC-SIDE-07")
def test_masterplan_feeds_every_side_scheme_separately(board: Board) -> None:
    scene = board("spider-man")
    first = scene.scenario_card("crowd-control", threat=2)
    second = scene.scenario_card("usurp-the-throne", threat=1)
    event, *_ = scene.hand("great-responsibility")
    scene.reveal("masterplan")
    scene.answer(f"play:{event}")
    assert (scene.threat(first), scene.threat(second)) == (2, 5)
    assert scene.health() == 6


@rule("MC-CARD-99", "MC-ACCEL-04")
def test_masterplan_finds_a_side_scheme(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("assault", "crowd-control")
    scene.reveal("masterplan")
    assert scene.has("crowd-control")
    assert scene.encounter_pile() == ["assault", "masterplan"]


@rule("MC-ACCEL-04", "MC-ACCEL-01", "MC-ACCEL-02", "MC-ACCEL-07")
def test_a_failed_hunt_rebuilds_the_deck_and_stops(board: Board) -> None:
    scene = board("spider-man")
    scene.only_encounter("assault", "advance")
    scene.reveal("masterplan")
    assert scene.state.acceleration == 1
    assert len(scene.state.deck) == 2
    assert scene.encounter_pile() == ["masterplan"]  # it was still being resolved


@rule("MC-REVEAL-07")
def test_under_fire_reveals_two_more(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("hydra-mercenary", "crowd-control")
    scene.reveal("under-fire")
    assert scene.has("hydra-mercenary")
    assert scene.has("crowd-control")


# -- Masters of Evil ----------------------------------------------------------------------------------------------------


@rule("MC-CARD-64", "MC-REVEAL-10", "MC-SETUP-25")
def test_the_masters_of_evil_find_one_of_theirs(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.encounter("hydra-mercenary", "melter")
    scene.reveal("the-masters-of-evil", seat=1)
    assert scene.card("melter").engaged == 0  # the first player
    assert scene.encounter_pile() == ["hydra-mercenary"]


@rule("MC-DECK-11", "MC-ACT-07")
def test_radioactive_man_burns_the_defenders_hand(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.minion("radioactive-man")
    scene.hand("genius")
    scene.hand("energy", seat=1)
    scene.minions_act()
    scene.defended_by("captain-marvel.47")
    assert (scene.hand_of(0), scene.hand_of(1)) == (["genius"], [])


@rule("MC-CARD-70", "MC-EATK-13")
def test_whirlwind_attacks_every_hero_with_his_own_defenders(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", "she-hulk")
    scene.form("alter-ego", seat=2)
    scene.minion("whirlwind")
    scene.minions_act()
    scene.defended_by()
    assert scene.health() == 10
    assert scene.prompt == "prompt-defend"
    scene.defended_by("spider-man.47")
    assert scene.health("hero1") == 10
    assert scene.health("hero2") == 15
    assert len(scene.events("enemy.attacks")) == 2


@rule("MC-STATUS-10", "MC-BOOST-09")
def test_tiger_shark_gets_tough_after_his_attack(board: Board) -> None:
    scene = board("captain-marvel")
    foe = scene.minion("tiger-shark")
    scene.minions_act()
    scene.answer("no-defence")
    assert scene.card(foe).tough
    scene.encounter("tiger-shark")
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.card("villain").tough


@rule("MC-CARD-71", "MC-DEF-04")
def test_melter_must_be_met_by_an_ally(board: Board) -> None:
    scene = board("captain-marvel")
    scene.minion("melter")
    ally = scene.play_area("vision")
    scene.minions_act()
    assert not scene.has(ally)  # no question: one ready ally
    scene.minions_act()
    assert scene.prompt == "prompt-defend"


@rule("MC-CARD-72", "MC-ACT-06")
def test_masters_of_mayhem_attack_or_come(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", seat=1)
    scene.minion("melter", seat=1)
    scene.encounter("whirlwind")
    scene.reveal("masters-of-mayhem")
    assert scene.card("whirlwind").engaged == 0  # nobody attacked, so one is fetched
    scene.reveal("masters-of-mayhem")
    scene.answer("no-defence", seat=0)
    assert scene.health() == 10


@rule("MC-BOOST-10", "MC-EATK-06", "MC-BOOST-02")
@pytest.mark.parametrize("card", ["radioactive-man", "whirlwind", "melter"])
def test_boost_abilities_of_the_masters(board: Board, card: str) -> None:
    scene = board("captain-marvel")
    scene.hand("energy-channel")
    ally = scene.play_area("vision")
    scene.encounter(card)
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.card("villain").tough == (card == "tiger-shark")
    assert (scene.hand_of() == []) == (card == "radioactive-man")
    assert scene.health() == 12 - 2 - (card == "whirlwind")
    assert scene.card(ally).exhausted == (card == "melter")


# -- Under Attack -------------------------------------------------------------------------------------------------------


@rule("MC-CARD-93", "MC-FIRST-06")
def test_under_attack_asks_each_player(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", seat=1)
    scene.reveal("under-attack")
    scene.answer("choose:take-3-damage", seat=0)
    assert scene.health() == 7
    assert scene.threat("under-attack") == 5  # Carol Danvers had no choice


@rule("MC-CARD-84", "MC-ATTACH-01", "MC-REVEAL-02")
def test_vibranium_armor_hardens_after_each_blow(board: Board) -> None:
    scene = board("spider-man")
    scene.reveal("vibranium-armor")
    scene.hand("strength")
    scene.turn()
    scene.answer("attack:spider-man.0")
    assert (scene.health("villain"), scene.card("villain").tough) == (12, True)
    assert not scene.offers("use:vibranium-armor.99")  # the hero is exhausted


@rule("MC-KEY-29", "MC-KEY-26")
def test_retaliate_adds_up(board: Board) -> None:
    scene = board("spider-man", scenario="klaw")
    scene.scenario_card("solid-sound-body", on="villain")
    scene.scenario_card("concussion-blasters", on="villain")
    ally = scene.play_area("vision")
    scene.change(lambda g: [g.state.table.pop(c.id) and g.leaves(c) for c in list(g.minions.values())] and None)
    scene.turn()
    scene.answer("attack:spider-man.0")
    assert scene.health() == 8
    scene.answer(f"attack:{ally}")
    assert not scene.has(ally)  # 2 and 1 consequential


@rule("MC-MINION-05", "MC-BOOST-03")
def test_concussive_blast_hits_friends_or_only_yours_as_a_boost(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", seat=1)
    ally = scene.play_area("vision", seat=1)
    scene.reveal("concussive-blast")
    assert (scene.health(), scene.health("hero1"), scene.health(ally)) == (9, 11, 2)
    scene.encounter("concussive-blast")
    scene.villain_attacks()
    scene.answer("pass")
    scene.defended_by()
    assert (scene.health(), scene.health("hero1"), scene.health(ally)) == (6, 11, 2)


# -- Legions of Hydra and The Doomsday Chair ----------------------------------------------------------------------------


@rule("MC-CARD-96", "MC-SEARCH-07")
def test_legions_of_hydra_bring_madame_hydra(board: Board) -> None:
    scene = board("spider-man")
    scene.minion("hydra-mercenary")
    scene.encounter("madame-hydra")
    scene.reveal("legions-of-hydra")
    assert scene.has("madame-hydra")
    assert scene.threat("legions-of-hydra") == 3 + 2 * 2


@rule("MC-CARD-94", "MC-ABIL-16", "MC-ABIL-17")
def test_madame_hydra_is_safe_behind_her_legions(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("madame-hydra", tough=True)
    side = scene.scenario_card("legions-of-hydra")
    scene.turn()
    scene.answer("attack:spider-man.0")  # only the villain is a target
    assert scene.health("villain") == 12
    assert scene.card(foe).tough
    scene.minions_act()
    scene.answer("no-defence") if scene.prompt == "prompt-defend" else None
    assert scene.threat(side) == 5


@rule("MC-DEAL-02", "MC-DEAL-01", "MC-DEFEAT-03")
def test_hydra_soldier_leaves_a_card(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-soldier", damage=2)
    scene.turn()
    scene.answer("attack:spider-man.0")  # guard: no other target
    assert not scene.has(foe)
    assert len(scene.state.players[0].dealt) == 1
    assert scene.events("card.revealed") == []


@rule("MC-CARD-96")
def test_the_doomsday_chair_does_not_search_twice(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("modok")
    scene.reveal("the-doomsday-chair")
    assert scene.has("modok")
    scene.mark()
    scene.reveal("the-doomsday-chair")
    assert scene.events("encounter.shuffled") == []


@rule("MC-KEY-22", "MC-KEY-23")
def test_modok_retaliates_two_unless_he_falls(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("modok")
    ally = scene.play_area("vision")
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{foe}")
    assert scene.health() == 8
    scene.set(foe, damage=6)
    scene.turn()
    scene.answer(f"attack:{ally}")
    scene.answer(f"target:{foe}")
    assert not scene.has(foe)
    assert scene.health(ally) == 2


@rule("MC-CARD-88", "MC-CARD-89", "MC-ATTACH-08", "MC-KEY-37")
def test_biomechanical_upgrades_save_the_sturdiest_once(board: Board) -> None:
    scene = board("spider-man")
    weak, strong = scene.minion("hydra-bomber"), scene.minion("hydra-soldier")
    scene.encounter("advance")
    scene.reveal("biomechanical-upgrades")
    card = scene.card("biomechanical-upgrades")
    assert card.host == scene.card(strong).id
    tracer = scene.play_area("spider-tracer", on=strong)
    scene.set(strong, damage=3)
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{strong}")
    assert scene.health(strong) == 4
    assert not scene.has("biomechanical-upgrades")
    assert scene.has(tracer)
    assert scene.state.players[0].dealt == []
    assert weak


def test_scene_can_be_laid() -> None:
    assert ChampionsScene("iron-man").prompt == "prompt-turn"


@rule("MC-SIDE-01", "MC-SIDE-05", "MC-SIDE-08", "MC-MOD-13")
@pytest.mark.parametrize(
    ("name", "threat", "icon"),
    [
        ("bomb-scare", 2 + 2, "acceleration"),
        ("imminent-overload", 3 + 2, "acceleration"),
        ("usurp-the-throne", 3 * 2, "hazard"),
        ("the-psyche-magnitron", 3 + 2, "hazard"),
        ("illegal-arms-factory", 3 + 2, "hazard"),
        ("breakin-takin", 2 + 2, "hazard"),
        ("invasive-ai", 3 * 2, "hazard"),
        ("personal-challenge", 3 + 2, "crisis"),
        ("defense-network", 2 + 2, "crisis"),
        ("crowd-control", 2 * 2, "crisis"),
    ],
)
def test_side_schemes_arrive_with_their_threat_and_icon(board: Board, name: str, threat: int, icon: str) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.set("scheme", threat=1)
    scene.reveal(name)
    assert scene.threat(name) == threat
    assert scene.view(0)["icons"] == {kind: int(kind == icon) for kind in ("acceleration", "hazard", "crisis")}
    scene.turn()
    assert (scene.card("scheme") in scene.play.thwartable()) == (icon != "crisis")
    scene.villain_phase()
    assert scene.events("threat.placed")[0]["count"] == 2 + (icon == "acceleration")
    while scene.prompt != "prompt-turn":
        scene.choose(*[key for key in scene.options() if key in ("no-defence", "pass")][:1])
    assert len(scene.events("card.dealt")) == 2 + (icon == "hazard")


@rule("MC-TURN-09", "MC-COST-02")
@pytest.mark.parametrize(
    ("name", "scenario", "pay", "tired"),
    [
        ("vibranium-armor", "ultron", ["strength"], True),
        ("concussion-blasters", "ultron", ["energy"], True),
        ("program-transmitter", "ultron", ["genius"], True),
        ("upgraded-drones", "ultron", ["energy", "genius", "strength"], False),
        ("sonic-converter", "klaw", ["energy", "genius", "strength"], False),
        ("solid-sound-body", "klaw", ["energy", "genius", "strength"], False),
        ("enhanced-ivory-horn", "rhino", ["strength", "strength"], False),
    ],
)
def test_heroes_pay_to_get_rid_of_attachments(board: Board, name: str, scenario: str, pay: list[str], tired: bool) -> None:
    scene = board("spider-man", scenario=scenario)
    scene.change(lambda g: [g.state.table.pop(minion) for minion in list(g.minions)])
    card, *_ = scene.reveal(name)
    host = scene.card(card).host
    assert host == (scene.card("ultron-drones").id if name == "upgraded-drones" else scene.card("villain").id)
    scene.hand("haymaker")
    scene.turn()
    assert not scene.offers(f"use:{card}")  # nothing to pay with
    coins = scene.hand(*pay)
    scene.form("alter-ego")
    scene.turn()
    assert scene.refused(f"use:{card}") == "MC-TRIG-02"
    scene.form("hero")
    scene.turn()
    scene.answer(f"use:{card}")
    while scene.prompt == "prompt-pay":
        scene.choose(next(f"spend:{coin}" for coin in coins if scene.offers(f"spend:{coin}")))
    assert not scene.has(card)
    assert scene.encounter_pile()[-1] == name
    assert scene.hand_of() == ["haymaker"]
    assert scene.card("hero").exhausted == tired

"""Nemesis sets and obligations."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule

# -- Vulture ------------------------------------------------------------------------------------------------------------


@rule("MC-KEY-01", "MC-KEY-02", "MC-EATK-17")
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_vulture_strikes_heroes_at_once(board: Board, form: str) -> None:
    scene = board("captain-marvel")
    scene.form(form)
    scene.reveal("vulture")
    if form == "hero":
        scene.answer("no-defence")
    assert scene.health() == (9 if form == "hero" else 12)
    assert scene.events("boost.given") == []  # MC-EATK-02


@rule("MC-CARD-91", "MC-DEFEAT-03")
def test_highway_robbery_keeps_cards_until_it_is_foiled(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.hand("genius")
    scene.hand("energy", seat=1)
    scene.reveal("highway-robbery")
    assert (scene.hand_of(0), scene.hand_of(1)) == ([], [])
    assert scene.view(1)["sides"][0]["under"] == 2
    scene.set("highway-robbery", threat=1)
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert (scene.hand_of(0), scene.hand_of(1)) == (["genius"], ["energy"])


@rule("MC-STATUS-18", "MC-KEY-18")
def test_sweeping_swoop(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.minion("vulture")
    scene.encounter("crowd-control")
    scene.reveal("sweeping-swoop")
    assert not scene.card("hero").stunned
    assert scene.has("crowd-control")
    scene.form("hero")
    scene.reveal("sweeping-swoop")
    assert scene.card("hero").stunned


@rule("MC-BOOST-11")
def test_sweeping_swoop_as_a_boost_stuns_the_damaged(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("vision")
    scene.encounter("sweeping-swoop")
    scene.villain_attacks()
    scene.answer(f"defend:{ally}")
    assert scene.card(ally).stunned
    assert not scene.card("hero").stunned


@rule("MC-CARD-92")
def test_the_vultures_plans_count_types(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.hand("energy")
    scene.hand("vibranium", seat=1)
    scene.reveal("the-vultures-plans")
    assert scene.threat() == 2


# -- Yon-Rogg -----------------------------------------------------------------------------------------------------------


@rule("MC-CARD-94")
def test_yon_rogg_feeds_the_psyche_magnitron(board: Board) -> None:
    scene = board("captain-marvel")
    scene.minion("yon-rogg")
    scene.minions_act()
    scene.answer("no-defence")
    assert scene.threat() == 0
    side = scene.scenario_card("the-psyche-magnitron", threat=2)
    scene.minions_act()
    scene.answer("no-defence")
    assert scene.threat(side) == 3


@rule("MC-BOOST-12", "MC-EATK-20", "MC-BOOST-03")
@pytest.mark.parametrize("defended", [True, False])
def test_kree_manipulator_as_a_boost_wants_an_undefended_attack(board: Board, defended: bool) -> None:
    scene = board("captain-marvel")
    scene.encounter("kree-manipulator")
    scene.villain_attacks()
    scene.answer("defend:captain-marvel.0" if defended else "no-defence")
    assert scene.threat() == int(not defended)


@rule("MC-BOOST-12")
def test_kree_manipulator_does_nothing_in_a_scheme(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.encounter("kree-manipulator")
    scene.villain_attacks()
    assert scene.threat() == 1


@rule("MC-KEY-16", "MC-REVEAL-01")
def test_kree_manipulator_revealed(board: Board) -> None:
    scene = board("captain-marvel")
    scene.encounter("crowd-control")
    scene.reveal("kree-manipulator")
    assert scene.threat() == 1
    assert scene.has("crowd-control")


@rule("MC-CARD-95", "MC-RES-07")
def test_yon_roggs_treason_takes_energy(board: Board) -> None:
    scene = board("captain-marvel")
    scene.hand("haymaker", "vibranium", "genius", "energy")
    scene.reveal("yon-roggs-treason")
    assert scene.hand_of() == ["vibranium", "genius"]
    assert scene.events("keyword.surge") == []
    scene.encounter("crowd-control")
    scene.reveal("yon-roggs-treason")
    assert scene.has("crowd-control")


# -- Titania ------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-87", "MC-MOD-07")
def test_titania_hits_with_what_is_left_of_her(board: Board) -> None:
    scene = board("she-hulk")
    foe = scene.minion("titania", damage=2)
    scene.minions_act()
    scene.answer("no-defence")
    assert scene.health() == 15 - 4
    scene.scenario_card("genetically-enhanced", on=foe)
    assert scene.play.stat(scene.card(foe), "atk") == 7


@rule("MC-CARD-88", "MC-ATTACH-05")
def test_genetically_enhanced_without_a_minion_surges(board: Board) -> None:
    scene = board("she-hulk")
    scene.encounter("crowd-control")
    scene.reveal("genetically-enhanced")
    assert scene.has("crowd-control")
    assert scene.encounter_pile() == ["genetically-enhanced"]
    foe = scene.minion("hydra-bomber")
    scene.reveal("genetically-enhanced")
    assert scene.health(foe) == 5


@rule("MC-CARD-90")
def test_titanias_fury(board: Board) -> None:
    scene = board("she-hulk", "spider-man")
    foe = scene.minion("titania", seat=1, damage=3)
    scene.reveal("titanias-fury")
    scene.defended_by()
    assert scene.health() == 12
    scene.form("alter-ego")
    scene.encounter("crowd-control")
    scene.reveal("titanias-fury")
    assert scene.health(foe) == 6
    assert scene.has("crowd-control")


@rule("MC-BOOST-06")
def test_titanias_fury_as_a_boost_brings_another(board: Board) -> None:
    scene = board("she-hulk")
    scene.encounter("titanias-fury", "crowd-control")
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.health() == 15 - (2 + 1 + 2)


# -- Whiplash -----------------------------------------------------------------------------------------------------------


@rule("MC-CARD-93")
def test_electric_whip_attack(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("arc-reactor")
    boots = scene.play_area("rocket-boots")
    scene.reveal("electric-whip-attack")
    scene.answer("choose:damage-per-upgrade")
    assert scene.health() == 10 - 2
    scene.form("alter-ego")
    scene.reveal("electric-whip-attack")
    scene.answer(f"lose:{boots}")
    assert not scene.has("rocket-boots")
    assert scene.health() == 7


@rule("MC-EATK-20", "MC-OWN-09", "MC-BOOST-12")
def test_electric_whip_as_a_boost_takes_an_attached_upgrade_too(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-mercenary")
    web = scene.play_area("webbed-up", on=foe)
    scene.encounter("electric-whip-attack")
    scene.villain_attacks()
    scene.answer("pass")
    scene.answer("no-defence")
    assert not scene.has(web)


@rule("MC-DMG-15", "MC-RES-07")
def test_electromagnetic_backlash(board: Board) -> None:
    scene = board("iron-man", "spider-man")
    scene.deck("energy", "genius", "vibranium", "genius", "genius")
    scene.deck("genius", "genius", "genius", "genius", "genius", seat=1)
    scene.reveal("electromagnetic-backlash")
    assert (scene.health(), scene.health("hero1")) == (7, 10)


# -- Killmonger ---------------------------------------------------------------------------------------------------------


@rule("MC-STATUS-10", "MC-STATUS-01")
def test_heart_shaped_herb(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    near, far = scene.minion("hydra-mercenary"), scene.minion("hydra-soldier", seat=1)
    scene.encounter("crowd-control")
    scene.reveal("heart-shaped-herb")
    assert scene.card("villain").tough
    assert scene.card(near).tough
    assert not scene.card(far).tough
    assert scene.has("crowd-control")


@rule("MC-CARD-86", "MC-ABIL-11")
@pytest.mark.parametrize(("way", "health", "threat"), [("take-x-damage", 8, 0), ("place-x-threat", 11, 3)])
def test_ritual_combat(board: Board, way: str, health: int, threat: int) -> None:
    scene = board("black-panther")
    scene.encounter("crowd-control")
    scene.reveal("ritual-combat")
    scene.answer(f"choose:{way}")
    assert (scene.health(), scene.threat()) == (health, threat)


@rule("MC-CARD-86")
def test_ritual_combat_at_home_is_threat(board: Board) -> None:
    scene = board("black-panther")
    scene.form("alter-ego")
    scene.encounter("weapons-runner")  # a star is no icon
    scene.reveal("ritual-combat")
    assert scene.threat() == 1


# -- obligations --------------------------------------------------------------------------------------------------------


@rule("MC-OBL-01", "MC-OBL-04", "MC-OBL-05", "MC-FORM-03")
def test_an_obligation_goes_to_its_hero_who_may_go_home(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.change(lambda g: g.player(0).dealt.append(g.player(1).obligation))
    scene.change(lambda g: g.state.removed.remove(g.player(1).obligation))
    scene.reveal(seat=0)
    scene.answer("choose:go-home", seat=1)
    assert scene.prompt == "prompt-turn" or scene.prompt == "prompt-encounter-choice"
    if scene.prompt == "prompt-encounter-choice":
        scene.answer("choose:exhaust-identity", seat=1)
    assert scene.card("hero1").code == "peter-parker"
    assert scene.card("hero1").exhausted
    assert not scene.state.players[1].flipped
    assert "eviction-notice" in [scene.state.codes[card] for card in scene.state.removed]


OWN = {
    "spider-man": "eviction-notice",
    "captain-marvel": "family-emergency",
    "she-hulk": "legal-work",
    "iron-man": "business-problems",
    "black-panther": "affairs-of-state",
}


@rule("MC-CARD-85", "MC-KEY-35", "MC-OBL-07", "MC-OBL-05")
@pytest.mark.parametrize("hero", list(OWN))
def test_the_second_option_of_each_obligation(board: Board, hero: str) -> None:
    scene = board(hero)
    scene.hand("genius")
    scene.play_area("panther-claws")
    scene.encounter("crowd-control")
    scene.reveal(OWN[hero])
    scene.answer("choose:stay-hero")
    surges = hero in ("spider-man", "captain-marvel")
    assert scene.has("crowd-control") == surges
    assert (scene.hand_of() == []) == (hero == "spider-man")
    assert scene.card("hero").stunned == (hero == "captain-marvel")
    assert scene.state.acceleration == int(hero == "she-hulk")
    assert scene.has("panther-claws") == (hero != "black-panther")
    if hero == "iron-man":
        assert scene.card("panther-claws").exhausted
    assert OWN[hero] in scene.encounter_pile()


@rule("MC-OBL-06", "MC-CARD-85")
def test_affairs_of_state_without_an_upgrade_is_simply_discarded(board: Board) -> None:
    scene = board("black-panther")
    scene.reveal("affairs-of-state")
    scene.answer("choose:stay-hero")
    assert scene.encounter_pile() == ["affairs-of-state"]


@rule("MC-CARD-85", "MC-ABIL-14")
def test_at_home_with_nothing_to_lose_there_is_no_choice(board: Board) -> None:
    scene = board("black-panther")
    scene.form("alter-ego")
    scene.reveal("affairs-of-state")
    assert scene.card("hero").exhausted
    assert "affairs-of-state" in [scene.state.codes[card] for card in scene.state.removed]


@rule("MC-CARD-91")
def test_a_stolen_event_is_no_longer_in_hand(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("backflip")
    scene.reveal("highway-robbery", "assault")
    scene.answer("pass")  # Spider-Sense
    scene.answer("no-defence")
    assert scene.health() == 8  # nobody could flip

"""Standard, Expert, modular and nemesis sets and obligations once more: who picks, what surges, what a second copy does."""

import pytest
from tests.games.marvel_champions.cards.test_klaw_and_ultron import lonely
from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule

# -- Standard -------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-97", "MC-KEY-18")
def test_caught_off_guard_without_anything_to_lose_surges(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.play_area("web-shooter")  # somebody else's
    scene.play_area("vision", seat=1)  # an ally is neither
    scene.encounter("crowd-control")
    scene.reveal("caught-off-guard", seat=1)
    assert scene.has("crowd-control")
    support = scene.play_area("alpha-flight-station", seat=1)
    scene.reveal("caught-off-guard", seat=1)
    assert not scene.has(support)
    assert scene.events("keyword.surge") == []


@rule("MC-CARD-98")
def test_a_minion_that_joins_during_gang_up_attacks_as_well(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="klaw")
    scene.encounter("weapons-runner", "advance")
    scene.reveal("gang-up")
    scene.answer("no-defence")
    scene.answer("no-defence")
    assert [event["card"].rpartition(".")[0] for event in scene.events("enemy.attacks")] == ["klaw-1", "weapons-runner"]


@rule("MC-CARD-98", "MC-ELIM-04")
def test_gang_up_ends_when_its_player_falls(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.set("hero", damage=11)
    scene.minion("sandman")
    scene.reveal("gang-up")
    scene.defended_by()
    assert scene.card("sandman").engaged == 1
    assert len(scene.events("enemy.attacks")) == 1


@rule("MC-NEM-02", "MC-NEM-05", "MC-CARD-05")
def test_shadow_of_the_past_is_the_revealing_players_own(board: Board) -> None:
    scene = board("captain-marvel", "iron-man")
    scene.form("alter-ego", seat=1)
    scene.reveal("shadow-of-the-past", seat=1)
    assert scene.card("whiplash").engaged == 1
    assert scene.threat("imminent-overload") == 3 + 2
    assert (len(scene.state.players[0].nemesis), scene.state.players[1].nemesis) == (5, [])
    assert len(scene.events("encounter.shuffled")) == 1
    assert scene.events("keyword.surge") == []


# -- Expert ---------------------------------------------------------------------------------------------------------------


@rule("MC-REVEAL-07", "MC-KEY-16", "MC-KEY-17")
def test_under_fire_may_reveal_another_under_fire(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("under-fire", "crowd-control", "usurp-the-throne", "hydra-mercenary", "shocker")
    scene.reveal("under-fire")
    assert [event["card"].rpartition(".")[0] for event in scene.events("card.revealed")][2:] == [
        "crowd-control",  # the second one's text
        "usurp-the-throne",  # the second one's surge
        "hydra-mercenary",  # the first one's surge
    ]


@rule("MC-CARD-99", "MC-SIDE-08")
def test_masterplan_reveals_what_it_finds_in_full(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.encounter("assault", "bomb-scare")
    scene.reveal("masterplan", seat=1)
    assert scene.threat("bomb-scare") == 2 + 2  # its own text, and nothing of the four
    assert scene.last("card.revealed")["who"] == "captain-marvel.47"


# -- Bomb Scare -----------------------------------------------------------------------------------------------------------


@rule("MC-CARD-63", "MC-DMG-09")
def test_what_nobody_can_take_of_an_explosion_is_lost(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    ally = scene.play_area("mockingbird", damage=1)
    scene.scenario_card("bomb-scare", threat=9)
    scene.reveal("explosion")
    assert scene.prompt == "prompt-turn"  # nothing to divide
    assert not scene.has(ally)
    assert scene.health() == 10


@rule("MC-STATUS-18", "MC-KEY-18")
def test_false_alarm_surges_for_the_confused(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", confused=True)
    scene.encounter("crowd-control")
    scene.reveal("false-alarm")
    assert scene.has("crowd-control")


# -- Masters of Evil ------------------------------------------------------------------------------------------------------


@rule("MC-CARD-70", "MC-EATK-18", "MC-KEY-22")
def test_whirlwind_beaten_on_the_way_attacks_nobody_else(board: Board) -> None:
    scene = board("black-panther", "she-hulk")
    foe = scene.minion("whirlwind", damage=5)
    scene.minions_act()
    scene.defended_by()
    assert not scene.has(foe)  # Black Panther's retaliate
    assert scene.health("hero1") == 15


@rule("MC-CARD-70", "MC-STATUS-09")
def test_a_stunned_whirlwind_attacks_nobody_at_all(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.minion("whirlwind", stunned=True)
    scene.minions_act()
    assert scene.prompt == "prompt-turn"
    assert scene.events("enemy.attacks") == []


@rule("MC-CARD-71", "MC-EATK-14")
def test_against_melter_the_engaged_player_picks_the_ally(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.minion("melter")
    first, second = scene.play_area("vision"), scene.play_area("hawkeye")
    tired = scene.play_area("maria-hill", exhausted=True)
    scene.play_area("hulk", seat=1)
    scene.minions_act()
    assert (scene.prompt, scene.table.pending[0].seat, len(scene.table.pending)) == ("prompt-must-defend", 0, 1)
    assert scene.options() == [f"defend:{first}", f"defend:{second}"]
    scene.answer(f"defend:{second}")
    assert scene.last("attack.defended")["card"] == second
    assert scene.health() == 12
    assert scene.has(tired)


@rule("MC-CARD-72", "MC-SEARCH-02", "MC-STATUS-13")
def test_masters_of_mayhem_search_when_the_only_attack_was_replaced(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.minion("melter", stunned=True)
    scene.encounter("whirlwind", "tiger-shark", "melter")
    scene.reveal("masters-of-mayhem")
    assert (scene.prompt, scene.table.pending[0].seat) == ("prompt-summon", 0)
    assert sorted(key.partition(".")[0] for key in scene.options()) == ["card:tiger-shark", "card:whirlwind"]  # Melter is there
    scene.answer(next(key for key in scene.options() if "tiger-shark" in key))
    assert scene.card("tiger-shark").engaged == 0


@rule("MC-ACT-07", "MC-BOOST-10")
@pytest.mark.parametrize("card", ["radioactive-man", "melter"])
def test_boosts_of_the_masters_are_for_whoever_defends(board: Board, card: str) -> None:
    scene = board("captain-marvel", "she-hulk")
    for seat in (0, 1):
        scene.hand("genius", seat=seat)
    mine, theirs = scene.play_area("vision"), scene.play_area("hulk", seat=1)
    scene.encounter(card)
    scene.villain_attacks()
    scene.defended_by("she-hulk.47")
    if card == "melter":
        assert (scene.card(mine).exhausted, scene.card(theirs).exhausted) == (False, True)
    else:
        assert (scene.hand_of(0), scene.hand_of(1)) == (["genius"], [])


# -- Under Attack ---------------------------------------------------------------------------------------------------------


@rule("MC-CARD-84", "MC-DEFEAT-07")
def test_vibranium_armor_hardens_the_next_stage_and_nothing_that_is_tough(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("vibranium-armor", on="villain")
    scene.set("villain", damage=13)
    scene.turn()
    scene.answer("attack:spider-man.0")
    assert (scene.card("villain").code, scene.card("villain").tough) == ("rhino-2", True)
    scene.set("hero", exhausted=False)
    scene.turn()
    scene.answer("attack:spider-man.0")
    assert (scene.health("villain"), scene.card("villain").tough) == (15, False)  # prevented: no damage was taken


@rule("MC-MOD-12", "MC-KEY-24")
def test_concussion_blasters_hit_harder_and_hit_back(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("concussion-blasters", on="villain")
    assert scene.play.stat(scene.card("villain"), "atk") == 3
    scene.set("villain", tough=True)
    scene.turn()
    scene.answer("attack:spider-man.0")
    assert scene.health() == 9  # though no damage came through


# -- Legions of Hydra and The Doomsday Chair ------------------------------------------------------------------------------


@rule("MC-CARD-94", "MC-CARD-96")
def test_madame_hydra_schemes_and_the_first_player_picks_her_legions(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.minion("madame-hydra", seat=1)
    first, second = scene.reveal("legions-of-hydra", "legions-of-hydra", seat=1)
    assert scene.events("encounter.shuffled") == []
    assert scene.threat(first) == scene.threat(second) == 3 + 2
    scene.form("alter-ego", seat=1)
    scene.change(lambda g: setattr(g.state, "first", 0))
    scene.minions_act(seat=1)
    assert (scene.prompt, scene.table.pending[0].seat) == ("prompt-scheme", 0)
    scene.answer(f"target:{second}")
    assert (scene.threat(first), scene.threat(second)) == (5, 7)


@rule("MC-DEAL-02", "MC-KEY-10")
def test_a_hydra_soldier_costs_the_engaged_player_a_card(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    foe = scene.minion("hydra-soldier", seat=1, damage=2)
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{foe}")
    assert [len(player.dealt) for player in scene.state.players] == [0, 1]


@rule("MC-CARD-96", "MC-SEARCH-07")
def test_modok_is_found_in_the_pile(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.encounter("modok")
    scene.change(lambda g: g.state.discard.append(g.state.deck.pop()))
    scene.reveal("the-doomsday-chair", seat=1)
    assert scene.card("modok").engaged == 1
    assert len(scene.events("encounter.shuffled")) == 1


@rule("MC-CARD-88", "MC-ATTACH-08", "MC-KEY-16")
def test_biomechanical_upgrades_skip_who_has_one(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    strong, left, right = scene.minion("modok"), scene.minion("hydra-mercenary", seat=1), scene.minion("hydra-mercenary")
    scene.encounter("crowd-control", "usurp-the-throne", "invasive-ai")
    first, second, third, last = scene.reveal(*["biomechanical-upgrades"] * 4, seat=1)
    assert (scene.prompt, scene.table.pending[0].seat) == ("prompt-host", 0)
    scene.answer(f"target:{right}")
    assert [scene.card(name).host for name in (first, second, third)] == [scene.card(name).id for name in (strong, right, left)]
    assert not scene.has(last)
    assert len(scene.events("keyword.surge")) == 4  # printed, host or not


# -- nemesis sets ---------------------------------------------------------------------------------------------------------


@rule("MC-CARD-90", "MC-STATUS-13")
@pytest.mark.parametrize("there", [True, False])
def test_titanias_fury_without_an_attack(board: Board, there: bool) -> None:
    scene = board("she-hulk")
    if there:
        scene.minion("titania", damage=3, stunned=True)
    scene.encounter("crowd-control")
    scene.reveal("titanias-fury")
    assert scene.has("crowd-control")
    if there:
        assert (scene.health("titania"), scene.card("titania").stunned) == (6, False)
    assert scene.health() == 15


@rule("MC-CARD-87")
@pytest.mark.parametrize(("damage", "count"), [(0, 6), (4, 2)])
def test_the_question_to_defenders_tells_what_is_left_of_titania(board: Board, damage: int, count: int) -> None:
    scene = board("captain-marvel")
    scene.minion("titania", damage=damage)
    scene.minions_act()
    assert scene.table.pending[0].args["count"] == count


@rule("MC-CARD-88", "MC-ATTACH-08")
def test_the_first_player_settles_who_is_enhanced(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    one, two = scene.minion("hydra-mercenary", seat=1), scene.minion("hydra-mercenary")
    scene.reveal("genetically-enhanced", seat=1)
    assert (scene.prompt, scene.table.pending[0].seat) == ("prompt-host", 0)
    scene.answer(f"target:{two}")
    assert (scene.health(one), scene.health(two)) == (3, 6)
    assert scene.events("keyword.surge") == []


@rule("MC-CARD-93", "MC-BOOST-12")
def test_electric_whip_without_upgrades_or_against_a_defender(board: Board) -> None:
    scene = board("captain-marvel")
    scene.reveal("electric-whip-attack")
    assert scene.prompt == "prompt-turn"
    assert scene.health() == 12
    helmet = scene.play_area("captain-marvels-helmet")
    scene.encounter("electric-whip-attack")
    scene.villain_attacks()
    scene.answer("defend:captain-marvel.0")
    assert scene.has(helmet)


@rule("MC-STATUS-10", "MC-BOOST-03", "MC-BOOST-02")
def test_heart_shaped_herb_as_a_boost(board: Board) -> None:
    scene = board("captain-marvel")
    foe = scene.minion("hydra-mercenary")
    scene.encounter("heart-shaped-herb", "crowd-control")
    scene.villain_attacks()
    scene.answer("no-defence")
    assert (scene.card("villain").tough, scene.card(foe).tough) == (True, False)
    assert scene.health() == 10  # no icon
    assert not scene.has("crowd-control")  # no surge


@rule("MC-BOOST-11")
@pytest.mark.parametrize("card", ["sweeping-swoop", "sonic-boom"])
def test_boosts_that_wait_for_damage_do_nothing_in_a_scheme(board: Board, card: str) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.encounter(card)
    scene.villain_attacks()
    assert not scene.card("hero").stunned
    assert not scene.card("hero").exhausted


@rule("MC-CARD-91", "MC-ELIM-02")
def test_what_was_stolen_from_the_fallen_goes_to_their_pile(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.hand("genius")
    scene.hand("energy", seat=1)
    scene.reveal("highway-robbery")
    side = scene.card("highway-robbery").entity
    assert scene.events("card.robbed") == [{"who": "spider-man.0", "card": side}, {"who": "captain-marvel.47", "card": side}]  # no names
    scene.set("highway-robbery", threat=1)
    scene.set("hero1", damage=11)
    scene.reveal("shocker")
    assert scene.state.players[1].out
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert scene.hand_of() == ["genius"]
    assert scene.pile_of(1)[-1] == "energy"


@rule("MC-CARD-38", "MC-KEY-22")
def test_killmonger_feels_what_is_no_panther_upgrade(board: Board) -> None:
    scene = board("black-panther")
    foe = scene.minion("killmonger")
    scene.minions_act()
    scene.answer("no-defence")
    assert scene.card(foe).damage == 1  # the hero's own retaliate
    scene.turn()
    scene.answer("attack:black-panther.0")
    scene.answer(f"target:{foe}")
    assert scene.card(foe).damage == 3


# -- obligations ----------------------------------------------------------------------------------------------------------


@rule("MC-OBL-06", "MC-CARD-85", "MC-KEY-35")
@pytest.mark.parametrize("exhausted", [False, True])
def test_eviction_notice_with_an_empty_hand(board: Board, exhausted: bool) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", seat=1)
    scene.set("hero1", exhausted=exhausted)
    scene.encounter("hydra-mercenary")
    scene.change(lambda g: g.state.removed.remove(g.player(1).obligation))
    scene.change(lambda g: g.player(0).dealt.append(g.player(1).obligation))
    scene.reveal(seat=0)
    assert scene.card("hero1").exhausted
    assert scene.has("hydra-mercenary") == exhausted  # nothing to lose, but it surges all the same
    if exhausted:
        assert scene.card("hydra-mercenary").engaged == 1  # the player whose obligation it is
    assert ("eviction-notice" in scene.encounter_pile()) == exhausted


@rule("MC-CARD-85", "MC-ABIL-14")
@pytest.mark.parametrize(
    ("hero", "card", "open_to"),
    [
        ("captain-marvel", "family-emergency", {}),
        ("iron-man", "business-problems", {"arc-reactor": True}),
        ("iron-man", "business-problems", {"arc-reactor": False}),
        ("she-hulk", "legal-work", {}),
        ("spider-man", "eviction-notice", {}),
    ],
)
def test_which_options_are_open_at_home(board: Board, hero: str, card: str, open_to: dict[str, bool]) -> None:
    scene = board(hero)
    scene.form("alter-ego")
    scene.set("hero", stunned=hero == "captain-marvel")
    for upgrade, tired in open_to.items():
        scene.play_area(upgrade, exhausted=tired)
    scene.reveal(card)
    if card == "legal-work" or False in open_to.values():
        assert len(scene.options()) == 2
        scene.answer("choose:exhaust-identity")
    assert scene.card("hero").exhausted
    assert card in [scene.state.codes[number] for number in scene.state.removed]
    assert scene.state.acceleration == 0


@rule("MC-CARD-52", "MC-OBL-01")
def test_an_obligation_that_is_stopped_is_replaced_for_whoever_revealed_it(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    widow = scene.play_area("black-widow")
    scene.hand("genius")
    scene.encounter("hydra-mercenary")
    scene.change(lambda g: g.state.removed.remove(g.player(1).obligation))
    scene.change(lambda g: g.player(0).dealt.append(g.player(1).obligation))
    scene.reveal(seat=0)
    scene.answer(f"use:{widow}", seat=0)
    assert "eviction-notice" in scene.encounter_pile()
    assert scene.card("hydra-mercenary").engaged == 0  # not the player whose obligation it was


@rule("MC-OBL-07", "MC-ACCEL-03")
def test_legal_work_may_be_met_with_a_token(board: Board) -> None:
    scene = board("she-hulk", "captain-marvel")
    scene.form("alter-ego")
    scene.reveal("legal-work")
    scene.answer("choose:acceleration-token")
    assert not scene.card("hero").exhausted
    assert scene.encounter_pile() == ["legal-work"]
    scene.form("hero")
    scene.villain_phase()
    assert scene.events("threat.placed")[0]["count"] == 2 + 1  # one, whatever the number of players

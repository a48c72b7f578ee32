"""Plays made to be looked at, fifth part: rules of several clauses, all of them in one play. See test_shown.py."""

from tests.games.marvel_champions.conftest import Board
from tests.games.marvel_champions.test_shown_timing import takes

from stockade.engine import Table
from stockade.games.marvel_champions.rules.round import new_round
from stockade.testing import rule

# -- rounds and turns -------------------------------------------------------------------------------------------------------


@rule("MC-ROUND-05")
def test_turns_attacks_and_cards_pass_over_who_is_out(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", "she-hulk")
    scene.set("hero1", damage=9)
    scene.villain_attacks(1)
    takes(scene, "pass", seat=1)
    scene.defended_by()
    assert scene.play.player(1).out
    scene.task(new_round)
    scene.answer("end", seat=0)
    scene.answer("end", seat=2)
    scene.defended_by()
    scene.defended_by()
    dealt = [event["who"] for event in scene.events("card.dealt")]
    assert sorted(dealt) == sorted([scene.play.face(0), scene.play.face(2)])


@rule("MC-TURN-01")
def test_allies_attack_one_after_the_other_and_form_changes_once(board: Board) -> None:
    scene = board("captain-marvel")
    vision, hawkeye = scene.play_area("vision"), scene.play_area("hawkeye", counters=2)
    scene.turn()
    scene.answer(f"attack:{vision}")
    scene.answer("flip")
    scene.answer(f"attack:{hawkeye}")
    while scene.prompt != "prompt-turn":
        takes(scene, "pass")
    assert not scene.offers("flip")


@rule("MC-TURN-03")
def test_allies_upgrades_and_supports_are_offered(board: Board) -> None:
    scene = board("spider-man")
    cards = scene.hand("black-cat", "web-shooter", "aunt-may")
    scene.hand("genius")
    scene.turn()
    assert all(scene.offers(f"play:{card}") for card in cards)


@rule("MC-TURN-08")
def test_actions_in_play_and_in_hand_are_offered(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("avengers-mansion")
    event, _ = scene.hand("haymaker", "genius")
    scene.turn()
    assert scene.offers(f"play:{event}")
    assert any("mansion" in key for key in scene.options())


@rule("MC-VILP-03")
def test_minions_follow_one_at_a_time(board: Board) -> None:
    scene = board("captain-marvel")
    bomber, soldier = scene.minion("hydra-bomber"), scene.minion("hydra-soldier")
    scene.villain_phase()
    scene.defended_by()
    takes(scene, soldier)
    scene.defended_by()
    scene.defended_by()
    assert [event["card"] for event in scene.events("enemy.attacks")][1:] == [soldier, bomber]


# -- attacks ----------------------------------------------------------------------------------------------------------------


@rule("MC-EATK-14")
def test_an_exhausted_ally_cannot_defend(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision", exhausted=True)
    scene.villain_attacks()
    assert {no.key: no.rule for no in scene.table.pending[0].why_not()} == {f"defend:{vision}": "MC-EATK-14"}


@rule("MC-EATK-19")
def test_four_attacks_and_what_comes_first_in_each(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk", "black-panther", "spider-man")
    scene.play_area("webbed-up", on="villain")
    scene.set("villain", stunned=True)
    scene.villain_phase()
    assert not scene.card("villain").stunned and not scene.has("webbed-up")
    assert scene.prompt == "prompt-before-attack" and scene.events("boost.given") == []
    takes(scene, "use", seat=3)
    assert len(scene.events("boost.given")) == 1


@rule("MC-REVEAL-11")
def test_who_reveals_chooses_and_the_first_player_splits(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.play_area("vision")
    scene.scenario_card("bomb-scare", threat=4)
    scene.reveal("hydra-bomber", "explosion", seat=1)
    assert scene.table.pending[0].seat == 1
    takes(scene, "damage", seat=1)
    assert scene.table.pending[0].seat == 0


@rule("MC-REC-04")
def test_tokens_go_and_dials_rise(board: Board) -> None:
    scene = board("black-panther")
    scene.set("hero", damage=4)
    ally = scene.play_area("mockingbird", damage=2)
    team = scene.play_area("med-team", counters=3)
    aid, *_ = scene.hand("first-aid", "genius")
    scene.turn()
    scene.answer(f"use:{team}")
    takes(scene, ally)
    scene.plays(aid)
    assert (scene.card(ally).damage, scene.health()) == (0, 11 - 4 + 2)


@rule("MC-WIN-03")
def test_the_last_two_fall_together(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.set("hero", damage=9)
    scene.set("hero1", damage=11)
    scene.reveal("shocker")
    assert scene.play.player(0).out and scene.play.player(1).out


@rule("MC-STATUS-16")
def test_stunned_and_confused_hinder_only_one_thing_each(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision", confused=True)
    scene.set("hero", stunned=True)
    scene.set("scheme", threat=4)
    scene.turn()
    scene.answer("thwart:captain-marvel.0")
    scene.answer(f"attack:{vision}")
    assert (scene.threat(), scene.health("villain")) == (2, 12)
    assert scene.card("hero").stunned and scene.card(vision).confused


@rule("MC-ENDP-05")
def test_three_hand_sizes(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", "iron-man")
    scene.form("alter-ego", 1)
    scene.play_area("arc-reactor", 2)
    scene.play_area("mark-v-helmet", 2)
    scene.turn(2)
    scene.answer("end", seat=2)
    assert [len(scene.hand_of(seat)) for seat in (0, 1, 2)] == [5, 6, 1 + 2]


# -- whose turn it is to be asked -------------------------------------------------------------------------------------------


@rule("MC-INT-02")
def test_who_passed_is_asked_again_until_all_pass_in_a_row(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", 0)
    scene.form("alter-ego", 1)
    scene.hand("emergency")
    scene.hand("emergency", "emergency", seat=1)
    scene.villain_attacks()
    asked: list[int] = []
    for kind in ("pass", "emergency", "pass", "pass"):
        asked.append(scene.table.pending[0].seat)
        takes(scene, kind, seat=asked[-1])
    assert asked == [0, 1, 0, 1]
    assert scene.hand_of(0) == scene.hand_of(1) == ["emergency"]


@rule("MC-RESP-02")
def test_after_a_response_it_is_asked_again_until_all_pass(board: Board) -> None:
    scene = board("black-panther")
    scene.hand("counter-punch")
    scene.play_area("indomitable")
    scene.villain_attacks()
    scene.answer("defend:black-panther.0")
    takes(scene, "counter-punch")
    takes(scene, "pass")
    assert scene.has("indomitable")
    assert scene.prompt == "prompt-turn"


@rule("MC-FIRST-03")
def test_the_second_of_three_is_first() -> None:
    decks = ["spider-man-justice", "captain-marvel-leadership", "she-hulk-aggression"]
    table = Table.new("marvel-champions", {"scenario": "rhino", "mode": "standard", "decks": decks})
    table.answer(0, "first:1")
    assert [event.args["who"] for event in table.log if event.rule == "MC-SETUP-16"] == [table.play.face(seat) for seat in (1, 2, 0)]


@rule("MC-MINION-05")
def test_every_kind_of_character(board: Board) -> None:
    scene = board("she-hulk", "spider-man")
    scene.form("alter-ego")
    hulk = scene.play_area("hulk")
    scene.minion("hydra-bomber")
    scene.deck("energy")
    scene.turn()
    scene.answer(f"attack:{hulk}")
    takes(scene, "rhino")
    assert (scene.health(), scene.health(hulk), scene.health("hydra-bomber"), scene.health("villain")) == (14, 3, 1, 28 - 3 - 1)
    assert scene.health("hero1") == 9


# -- what follows, and what does not ----------------------------------------------------------------------------------------


@rule("MC-KEY-27")
def test_the_answer_hits_hero_or_ally(board: Board) -> None:
    scene = board("iron-man")
    gauntlets = scene.play_area("powered-gauntlets")
    vision = scene.play_area("vision")
    lash = scene.minion("whiplash")
    scene.turn()
    scene.answer(f"use:{gauntlets}")
    takes(scene, lash)
    scene.answer(f"attack:{vision}")
    takes(scene, lash)
    assert (scene.health(), scene.health(vision), scene.health(lash)) == (8, 1, 1)


@rule("MC-ALLY-07", "MC-STATUS-13")
def test_what_was_replaced_costs_an_ally_nothing(board: Board) -> None:
    scene = board("spider-man")
    vision, jones = scene.play_area("vision", stunned=True), scene.play_area("jessica-jones", confused=True)
    scene.set("scheme", threat=4)
    scene.turn()
    scene.answer(f"attack:{vision}")
    scene.answer(f"thwart:{jones}")
    assert (scene.health(vision), scene.card(jones).damage, scene.threat(), scene.health("villain")) == (3, 0, 4, 14)


@rule("MC-STATUS-18")
def test_you_in_either_form_your_hero_only_as_a_hero(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.reveal("false-alarm", "sweeping-swoop")
    assert (scene.card("hero").confused, scene.card("hero").stunned) == (True, False)


@rule("MC-DEFEAT-01")
def test_where_the_defeated_go(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision", damage=2)
    scene.scenario_card("bomb-scare", threat=2)
    bomber = scene.minion("hydra-bomber")
    scene.turn()
    scene.answer("thwart:captain-marvel.0")
    scene.answer(f"attack:{vision}")
    takes(scene, bomber)
    assert (scene.pile_of(), scene.encounter_pile()) == (["vision"], ["bomb-scare", "hydra-bomber"])


@rule("MC-TRIG-11")
def test_an_ally_is_yours_and_not_your_hero(board: Board) -> None:
    scene = board("spider-man")
    daredevil = scene.play_area("daredevil")
    room = scene.play_area("interrogation-room")
    scene.hand("chase-them-down")
    scene.set("scheme", threat=5)
    bomber = scene.minion("hydra-bomber")
    scene.turn()
    scene.answer(f"attack:{daredevil}")
    takes(scene, bomber)
    scene.answer(f"use:{room}")
    assert scene.prompt == "prompt-turn"
    assert scene.hand_of() == ["chase-them-down"]


@rule("MC-PLAY-01", "MC-INIT-07")
def test_an_upgrade_and_an_event_are_played(board: Board) -> None:
    scene = board("spider-man")
    shooter, blow, *pay = scene.hand("web-shooter", "haymaker", "backflip", "genius")
    scene.turn()
    scene.plays(shooter, pay[0])
    scene.plays(blow, pay[1])
    assert scene.has(shooter)
    assert scene.pile_of() == ["backflip", "genius", "haymaker"]


# -- who can be aimed at ----------------------------------------------------------------------------------------------------


@rule("MC-KEY-09")
def test_a_guard_keeps_her_from_the_villain(board: Board) -> None:
    scene = board("she-hulk")
    scene.minion("hydra-soldier")
    scene.minion("hydra-bomber")
    scene.turn()
    scene.answer("attack:she-hulk.0")
    assert {no.key: no.rule for no in scene.table.pending[0].why_not()} == {f"target:{scene.card('villain').entity}": "MC-KEY-09"}


@rule("MC-ABIL-16")
def test_who_cannot_be_hurt_is_no_target(board: Board) -> None:
    scene = board("she-hulk")
    boss = scene.minion("madame-hydra")
    scene.minion("hydra-bomber")
    scene.scenario_card("legions-of-hydra", threat=3)
    scene.turn()
    scene.answer("attack:she-hulk.0")
    assert {no.key: no.rule for no in scene.table.pending[0].why_not()} == {f"target:{boss}": "MC-ABIL-16"}


@rule("MC-KEY-12")
def test_a_guard_stops_no_damage_that_is_no_attack(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("energy-daggers")
    guard = scene.minion("hydra-soldier")
    event, price = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event, price)
    assert (scene.health("villain"), scene.health(guard)) == (12, 2)


@rule("MC-ABIL-08")
def test_not_even_an_event_takes_it_away(board: Board) -> None:
    scene = board("spider-man", scenario="ultron")
    scene.quiet()
    scene.scheme_stage(3, threat=3)
    event, _ = scene.hand("for-justice", "genius")
    scene.turn()
    assert not scene.offers(f"play:{event}")
    assert not scene.offers("thwart:spider-man.0")


@rule("MC-REC-02")
def test_nothing_to_recover_from(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.turn()
    assert scene.refused("recover") == "MC-REC-02"


@rule("MC-REVEAL-09")
def test_one_text_for_alter_egos_one_for_heroes(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.form("alter-ego")
    scene.encounter("crowd-control")
    scene.dealt("assault", seat=1)
    scene.reveal("assault")
    assert len(scene.events("keyword.surge")) == 1
    assert [event["who"] for event in scene.events("enemy.attacks")] == [scene.play.face(1)]


# -- both kinds of one thing ------------------------------------------------------------------------------------------------


@rule("MC-STATUS-06")
def test_a_confused_villain_and_a_confused_minion(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    bomber = scene.minion("hydra-bomber", confused=True)
    scene.set("villain", confused=True)
    scene.villain_phase()
    assert not scene.card("villain").confused and not scene.card(bomber).confused
    assert [event["count"] for event in scene.events("threat.placed")][:1] == [1]  # step 1


@rule("MC-STATUS-09")
def test_a_stunned_villain_and_a_stunned_minion(board: Board) -> None:
    scene = board("captain-marvel")
    bomber = scene.minion("hydra-bomber", stunned=True)
    scene.set("villain", stunned=True)
    scene.villain_phase()
    assert not scene.card("villain").stunned and not scene.card(bomber).stunned
    assert scene.health() == 12


@rule("MC-STATUS-04")
def test_a_confused_hero_and_a_confused_ally(board: Board) -> None:
    scene = board("captain-marvel")
    jones = scene.play_area("jessica-jones", confused=True)
    scene.set("hero", confused=True)
    scene.set("scheme", threat=4)
    scene.turn()
    scene.answer("thwart:captain-marvel.0")
    scene.answer(f"thwart:{jones}")
    assert scene.threat() == 4
    assert not scene.card("hero").confused and not scene.card(jones).confused


@rule("MC-STATUS-07")
def test_a_stunned_hero_and_a_stunned_ally(board: Board) -> None:
    scene = board("spider-man")
    vision = scene.play_area("vision", stunned=True)
    scene.set("hero", stunned=True)
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"attack:{vision}")
    assert scene.health("villain") == 14


@rule("MC-EATK-02")
def test_minions_attack_and_scheme_without_boosts(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", 1)
    scene.minion("hydra-bomber")
    scene.minion("hydra-soldier", 1)
    scene.set("villain", stunned=True, confused=True)
    scene.villain_phase()
    scene.defended_by()
    assert scene.health() == 12 - 1
    assert [event["count"] for event in scene.events("threat.placed")][:2] == [2, 1]  # step 1, and the minion's own SCH


@rule("MC-ATK-05")
def test_a_stunned_hero_stomps_past_guard_and_retaliate(board: Board) -> None:
    scene = board("she-hulk")
    scene.set("hero", stunned=True)
    scene.minion("hydra-soldier")
    scene.minion("whiplash")
    event, price = scene.hand("ground-stomp", "genius")
    scene.turn()
    scene.plays(event, price)
    assert scene.card("hero").stunned
    assert (scene.health(), scene.health("villain"), scene.health("whiplash")) == (15, 13, 3)


@rule("MC-REVEAL-12")
def test_in_play_before_their_texts(board: Board) -> None:
    scene = board("captain-marvel")
    scene.reveal("shocker", "illegal-arms-factory")
    assert scene.has("shocker") and scene.threat("illegal-arms-factory") == 4
    assert scene.health() == 11


@rule("MC-ELIM-04")
def test_a_minion_moves_on_with_all_that_is_on_it(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.set("hero", damage=11)
    soldier = scene.minion("hydra-soldier", damage=2, confused=True)
    scene.villain_attacks()
    scene.defended_by()
    assert (scene.card(soldier).engaged, scene.card(soldier).damage, scene.card(soldier).confused) == (1, 2, True)


@rule("MC-CARD-83")
def test_a_swarm_attacks_heroes_and_grows_for_others(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", scenario="ultron")
    scene.quiet()
    scene.drone()
    scene.form("alter-ego", 1)
    scene.dealt("swarm-attack", seat=1)
    scene.reveal("swarm-attack")
    scene.defended_by()
    assert scene.health() == 11
    assert sorted(drone.engaged for drone in scene.play.drones()) == [0, 1]

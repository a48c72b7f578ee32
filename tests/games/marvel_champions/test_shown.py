"""Plays made to be looked at: each shows one rule, or two that are seen in the same place, with as little else as possible.

The examples of the rulebook are recorded from tests; where those that prove a rule prove much more, the example comes from here.
"""

from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.testing import rule

# -- set-up and round -------------------------------------------------------------------------------------------------------


@rule("MC-SETUP-01", "MC-SETUP-13")
def test_the_steps_of_a_set_up() -> None:
    table = Table.new("marvel-champions", {"scenario": "klaw", "mode": "standard", "decks": ["black-panther-protection"]})
    rules = [event.rule for event in table.log]
    assert rules.index("MC-REVEAL-01") < rules.index("MC-SETUP-16")
    table.answer(0, [])
    assert table.pending[0].prompt == "prompt-search"


@rule("MC-ROUND-01", "MC-ROUND-04")
def test_players_then_villain_then_the_next_round(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.encounter("crowd-control")
    scene.set("villain", confused=True)
    scene.turn()
    scene.answer("end")
    assert scene.state.round == 2


@rule("MC-THW-01")
def test_a_hero_takes_the_whole_of_a_thwart_away(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer("thwart:captain-marvel.0")
    assert scene.threat() == 3 - 2
    assert scene.card("hero").exhausted


@rule("MC-ROUND-05")
def test_the_turn_passes_over_who_is_out(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", "she-hulk")
    scene.set("hero1", damage=9)
    scene.reveal("shocker")
    assert scene.play.player(1).out
    assert scene.options(2) and not scene.options(1)


@rule("MC-TURN-01")
def test_a_turn_of_several_things(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("scheme", threat=4)
    vision = scene.play_area("vision")
    scene.play_area("helicarrier")
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack") and "vision" not in key))
    scene.answer(next(key for key in scene.options() if key.startswith("thwart") and "vision" in key))
    scene.answer("flip")
    assert scene.card(vision).exhausted
    assert not scene.play.is_hero(0)


@rule("MC-TURN-02")
def test_no_second_flip(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("avengers-mansion")
    scene.turn()
    scene.answer("flip")
    assert scene.refused("flip") == "MC-TURN-02"


@rule("MC-TURN-13")
def test_no_action_while_the_villain_attacks(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("haymaker", "genius")
    scene.play_area("avengers-mansion")
    scene.villain_attacks()
    scene.answer("pass")
    assert scene.prompt == "prompt-defend"
    assert not any("haymaker" in key or "mansion" in key for key in scene.options())


@rule("MC-TURN-14")
def test_only_the_active_player_pays_the_horn_off(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.scenario_card("enhanced-ivory-horn", on="villain")
    scene.hand("strength", "strength")
    scene.hand("strength", "strength", "haymaker", seat=1)
    scene.turn()
    assert any("horn" in key for key in scene.options(0))
    assert scene.options(1) and not any("horn" in key for key in scene.options(1))


@rule("MC-ENDP-05")
def test_a_hero_draws_less_than_an_alter_ego(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", 1)
    scene.turn()
    scene.answer("end", seat=0)
    assert [len(scene.hand_of(seat)) for seat in (0, 1)] == [5, 6]


# -- activations ------------------------------------------------------------------------------------------------------------


@rule("MC-DEF-04", "MC-EATK-11")
def test_nobody_has_to_defend(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("vision")
    scene.villain_attacks()
    assert len(scene.options()) == 3
    scene.defended_by()
    assert scene.health() == 10


@rule("MC-BOOST-04", "MC-VILP-02")
def test_a_boost_is_gone_with_its_activation(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.encounter("crowd-control")
    scene.villain_phase()
    scene.defended_by()
    scene.defended_by()
    assert (scene.health("hero"), scene.health("hero1")) == (8, 13)


@rule("MC-REVEAL-02")
def test_a_revealed_attachment_is_attached(board: Board) -> None:
    scene = board("spider-man")
    scene.reveal("armored-rhino-suit")
    assert scene.card("armored-rhino-suit").host == scene.card("villain").id


@rule("MC-REVEAL-06")
def test_a_revealed_side_scheme_lies_beside_the_main_one(board: Board) -> None:
    scene = board("spider-man")
    scene.reveal("crowd-control")
    assert scene.threat("crowd-control") == 2


@rule("MC-FORM-05")
def test_what_hurts_heroes_spares_an_alter_ego(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego")
    scene.reveal("shocker")
    assert (scene.health("hero"), scene.health("hero1")) == (12, 9)


@rule("MC-REVEAL-10", "MC-CARD-64", "MC-SCEN-10", "MC-MAIN-01", "MC-MAIN-02")
def test_a_minion_off_the_deck_does_not_do_what_it_does_when_revealed(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.quiet()
    scene.encounter("shocker")
    scene.set("scheme", threat=5)
    scene.villain_phase()
    assert scene.has("shocker")
    assert scene.health() == 12


# -- damage, defeat, statuses -----------------------------------------------------------------------------------------------


@rule("MC-DEF-06", "MC-DEF-01")
def test_backflip_alone_was_a_defence(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("backflip", "counter-punch")
    scene.villain_attacks()
    scene.answer("pass")
    scene.defended_by()
    scene.answer(next(key for key in scene.options() if "backflip" in key))
    assert not scene.card("hero").exhausted
    assert any("counter-punch" in key for key in scene.options())


@rule("MC-THW-04")
def test_a_confused_hero_may_still_send_the_team(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=3)
    scene.play_area("surveillance-team", counters=3)
    scene.turn()
    scene.answer(next(key for key in scene.options() if "surveillance" in key))
    assert scene.threat() == 2
    assert scene.card("hero").confused


@rule("MC-ALLY-02", "MC-DMG-02")
def test_an_ally_pays_for_its_attack(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("vision")
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack") and "vision" in key))
    assert (scene.health("villain"), scene.health("vision")) == (12, 2)


@rule("MC-ALLY-03", "MC-TURN-07")
def test_an_ally_pays_for_its_thwart(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("scheme", threat=4)
    scene.play_area("vision")
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("thwart") and "vision" in key))
    assert (scene.threat(), scene.health("vision")) == (3, 2)


@rule("MC-ALLY-13", "MC-PLAY-07", "MC-OWN-02")
def test_an_ally_acts_in_the_turn_it_comes(board: Board) -> None:
    scene = board("captain-marvel")
    vision, *price = scene.hand("vision", "genius", "strength")
    scene.turn()
    scene.plays(vision, *price)
    scene.answer(next(key for key in scene.options() if key.startswith("attack") and "vision" in key))
    assert scene.health("villain") == 12


@rule("MC-ALLY-01")
def test_an_ally_is_still_there_next_round(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.play_area("vision", exhausted=True)
    scene.turn()
    scene.answer("end")
    assert scene.state.round == 2
    assert any("vision" in key for key in scene.options())


@rule("MC-TYPE-04")
def test_a_support_is_still_there_next_round(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.play_area("avengers-mansion")
    scene.turn()
    scene.answer(next(key for key in scene.options() if "mansion" in key))
    scene.answer("end")
    if scene.prompt == "prompt-end-discard":
        scene.choose()
    assert scene.state.round == 2
    assert any("mansion" in key for key in scene.options())


@rule("MC-TYPE-05", "MC-ATTACH-07")
def test_an_upgrade_helps_in_every_attack(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("combat-training")
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack")))
    scene.answer("end")
    scene.defended_by()
    while scene.prompt in ("prompt-interrupt", "prompt-respond"):
        scene.answer("pass")
    assert any(key.startswith("attack") for key in scene.options())


@rule("MC-DMG-11")
def test_damage_goes_from_a_dial_to_a_card(board: Board) -> None:
    scene = board("black-panther")
    scene.set("hero", damage=3)
    scene.play_area("vibranium-suit")
    event, price = scene.hand("wakanda-forever-a", "genius")
    scene.minion("whiplash")
    scene.turn()
    scene.plays(event, price)
    while scene.prompt != "prompt-turn":
        scene.answer(next((key for key in scene.options() if "whiplash" in key), scene.options()[-1]))
    assert scene.health("whiplash") == 2


@rule("MC-DMG-12")
def test_damage_goes_to_the_dial_of_the_villain(board: Board) -> None:
    scene = board("black-panther")
    scene.set("hero", damage=3)
    scene.play_area("vibranium-suit")
    event, price = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event, price)
    assert (scene.health(), scene.health("villain")) == (10, 12)


@rule("MC-HP-06")
def test_a_dial_stops_at_zero(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.set("hero", damage=11)
    scene.encounter("crowd-control")
    scene.villain_attacks()
    scene.defended_by()
    assert scene.play.player(0).out


@rule("MC-DEFEAT-04", "MC-DEFEAT-06")
def test_the_next_stage_comes_whole(board: Board) -> None:
    scene = board("she-hulk")
    scene.villain_stage(1, damage=13)
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack")))
    assert scene.health("villain") == 15


@rule("MC-DEFEAT-07")
def test_what_hangs_on_the_villain_stays(board: Board) -> None:
    scene = board("she-hulk")
    scene.villain_stage(1, damage=12)
    scene.scenario_card("enhanced-ivory-horn", on="villain")
    scene.set("villain", confused=True)
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack")))
    assert scene.card("enhanced-ivory-horn").host == scene.card("villain").id
    assert scene.card("villain").confused


@rule("MC-DEFEAT-08")
def test_ten_more_for_the_next_klaw_too(board: Board) -> None:
    scene = board("she-hulk", scenario="klaw", expert=True)
    scene.quiet()
    scene.scenario_card("the-immortal-klaw", threat=3)
    scene.villain_stage(2, damage=27)
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack")))
    assert scene.health("villain") == 32


@rule("MC-DEFEAT-11")
def test_who_beats_a_stage_has_defeated_an_enemy(board: Board) -> None:
    scene = board("she-hulk")
    scene.hand("chase-them-down")
    scene.set("scheme", threat=3)
    scene.villain_stage(1, damage=12)
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack")))
    assert any("chase-them-down" in key for key in scene.options())


@rule("MC-ELIM-07")
def test_the_scheme_is_no_smaller_for_fewer_players(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.set("hero1", damage=9)
    scene.reveal("shocker")
    assert scene.play.player(1).out
    assert (scene.play.target(scene.card("scheme")), scene.health("villain")) == (14, 28)


@rule("MC-STATUS-02")
def test_three_statuses_at_once(board: Board) -> None:
    scene = board("spider-man")
    scene.set("villain", stunned=True, confused=True)
    scene.reveal("im-tough")
    villain = scene.card("villain")
    assert villain.stunned and villain.confused and villain.tough


@rule("MC-STATUS-17")
def test_nothing_to_thwart_leaves_her_confused(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("hero", confused=True)
    scene.turn()
    assert scene.refused("thwart:captain-marvel.0") == "MC-THW-06"


@rule("MC-STATUS-18")
def test_you_are_confused_in_either_form(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.reveal("false-alarm")
    assert scene.card("hero").confused


# -- keywords ---------------------------------------------------------------------------------------------------------------


@rule("MC-KEY-11", "MC-DMG-03")
def test_guard_stops_an_ally(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("vision")
    scene.minion("hydra-mercenary")
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack") and "vision" in key))
    assert scene.card("hydra-mercenary").damage == 2


@rule("MC-KEY-30")
def test_luke_cage_comes_tough(board: Board) -> None:
    scene = board("black-panther")
    luke, *price = scene.hand("luke-cage", "genius", "strength")
    scene.turn()
    scene.plays(luke, *price)
    assert scene.card("luke-cage").tough


@rule("MC-KEY-37")
def test_a_minion_that_is_saved_stops_overkill(board: Board) -> None:
    scene = board("she-hulk")
    bomber = scene.minion("hydra-bomber")
    scene.scenario_card("biomechanical-upgrades", on=bomber)
    assault, price = scene.hand("relentless-assault", "strength")
    scene.turn()
    scene.plays(assault, price)
    assert scene.has("hydra-bomber")
    assert scene.health("villain") == 14


@rule("MC-KEY-38")
def test_a_beaten_stage_does_not_strike_back(board: Board) -> None:
    scene = board("she-hulk")
    scene.scenario_card("concussion-blasters", on="villain")
    scene.villain_stage(1, damage=12)
    scene.turn()
    scene.answer(next(key for key in scene.options() if key.startswith("attack")))
    assert scene.health() == 15

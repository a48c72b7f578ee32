"""The fifteen Heroic Traits."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-TRAIT-08", "XR-TRAIT-04", "XR-POWERUP-01")
def test_power_up_is_a_free_power_up_action(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=1, traits=["power_up"])
    t.answer("trait:power_up")
    assert (t.hero("storm").power, t.hero("storm").actions) == (3, 3)
    assert t.hero("storm").traits == []
    assert t.state.trait_pile.discards == ["power_up"]


@rule("XR-TRAIT-08")
def test_power_up_is_not_offered_to_somebody_full_of_power(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=4, traits=["power_up"])
    assert t.refused("trait:power_up") == "XR-TRAIT-08"
    t.set("storm", power=3)
    assert t.offers("trait:power_up")


@rule("XR-TRAIT-09", "XR-COMBAT-11", "XR-XP-03")
def test_unstoppable_costs_a_power_and_lowers_toughness_for_one_attack(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=2, traits=["unstoppable"])
    t.zombie("iceman", "12V.C")
    t.enemies("12V.B", brute=2)
    t.dice(4, 4, 1, 4, 4, 1)
    t.answer("attack:shrapnel:12V.B")
    t.answer("boost:trait:unstoppable")
    assert t.options() == ["power:0", "power:1"]  # one Power is gone
    t.answer("power:0")
    assert t.count("12V.B", "brute") == 0
    t.enemies("12V.B", brute=2)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert t.count("12V.B", "brute") == 1  # back to 2 hits each


@rule("XR-TRAIT-09")
def test_unstoppable_needs_power_and_somebody_tough(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=0, traits=["unstoppable"])
    t.enemies("12V.B", brute=1)
    t.dice(1, 1, 1)
    t.answer("attack:shrapnel:12V.B")  # nothing to choose: no Power at all
    assert t.prompt == "prompt-action"
    t.set("magneto", power=2)
    t.enemies("12V.A", walker=1, runner=1)
    t.answer("attack:shrapnel:12V.A")
    assert not t.offers("boost:trait:unstoppable")
    t.answer("power:0")


@rule("XR-TRAIT-10", "XR-TRAIT-11", "XR-TRAIT-05")
def test_cool_headed_strikes_those_who_come_in_before_their_next_action(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["cool_headed"])
    t.enemies("12V.B", runner=2)
    assert t.refused("trait:cool_headed") == "XR-TRAIT-10"
    t.dice(3, 3)
    t.answer("end")
    t.answer("react:storm:trait:cool_headed")
    assert t.play.enemies_in("12V.A") == 0
    assert t.hero("storm").health == 3  # they never got to strike
    assert t.hero("storm").traits == []


@rule("XR-TRAIT-10")
def test_cool_headed_strikes_the_own_zone_only(board: Board) -> None:
    t = board("storm", storm="12V.B")
    t.set("storm", power=0, traits=["cool_headed"])
    t.enemies("12V.A", walker=1)
    t.enemies("12V.C", walker=1)
    t.zombie("psylocke", "12V.A")
    t.put("storm", "12V.C")
    t.change(lambda g: g.state.horde.__setitem__(g.at["12V.C"], 0))
    t.change(lambda g: g.state.pool.__setitem__(0, g.state.pool[0] + 1))
    t.dice(1, 1)
    t.answer("end")
    # the Walker stands in 12V.B, in reach of a bolt; Psylocke has come into 12V.C
    t.answer("react:storm:trait:cool_headed")
    assert t.last("hero.attacks")["zone"] == "12V.C"


@rule("XR-TRAIT-13", "XR-TRAIT-10")
def test_lured_enemies_enter_by_themselves(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=1, traits=["cool_headed"], bystander="senator_kelly")
    t.enemies("12V.B", walker=1)
    t.dice(3, 3)
    t.answer("bystander:senator_kelly")
    t.answer("react:storm:trait:cool_headed")
    assert t.play.enemies_in("12V.A") == 0
    assert t.prompt == "prompt-action"


@rule("XR-TRAIT-14", "XR-DEF-04")
def test_every_effect_answers_an_arrival_in_any_order_while_enemies_remain(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", power=0, traits=["cool_headed"])
    t.set("rogue", power=1, traits=["cool_headed", "cool_headed"], bystander="ka_zar")
    t.enemies("12V.B", walker=9)
    t.dice(1, 1, 1, 1, 1, 1, 1, 1)
    t.end_turns()
    assert t.options() == ["react:storm:trait:cool_headed", "react:rogue:bystander:ka_zar", "react:rogue:trait:cool_headed", "pass"]
    t.answer("react:rogue:bystander:ka_zar")
    assert not t.offers("react:rogue:bystander:ka_zar")
    t.answer("react:rogue:trait:cool_headed")
    t.answer("react:storm:trait:cool_headed")
    assert t.options() == ["react:rogue:trait:cool_headed", "pass"]  # a second card is another effect
    t.answer("react:rogue:trait:cool_headed")
    assert t.prompt != "prompt-react"


@rule("XR-TRAIT-14")
def test_reactions_stop_when_no_enemy_remains(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", power=0, traits=["cool_headed"])
    t.set("rogue", power=0, traits=["cool_headed"])
    t.enemies("12V.B", walker=1)
    t.dice(6, 6)
    t.end_turns()
    t.answer("react:storm:trait:cool_headed")
    assert t.table.round == 2
    assert t.hero("rogue").traits == ["cool_headed"]


@rule("XR-TRAIT-05", "XR-PLAYER-10")
def test_swift_is_a_free_move(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", traits=["swift"])
    t.answer("trait:swift")
    assert (t.hero("storm").zone, t.hero("storm").actions) == ("12V.B", 3)
    assert t.hero("storm").traits == []


@rule("XR-PLAYER-11")
def test_swift_still_pays_for_enemies_left_behind(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", traits=["swift"])
    t.enemies("12V.A", walker=3)
    assert not t.offers("move:12V.B")  # would cost 4
    t.answer("trait:swift")
    assert t.hero("storm").actions == 0
    other = board("storm", storm="12V.A")
    other.set("storm", traits=["swift"])
    other.enemies("12V.A", walker=4)
    assert not other.offers("trait:swift")


@rule("XR-TRAIT-05", "XR-PLAYER-10")
def test_flurry_is_a_free_attack(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["flurry"])
    assert not t.offers("trait:flurry")
    t.enemies("12V.A", walker=1)
    t.enemies("12V.B", walker=2)
    t.dice(3, 3)
    t.answer("trait:flurry")
    t.answer("attack:lightning_bolt:12V.B")
    assert t.count("12V.B", "walker") == 0
    assert t.hero("storm").actions == 3


@rule("XR-TRAIT-05", "XR-COMBAT-12")
def test_keen_aim_lifts_every_die(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["keen_aim"])
    t.enemies("12V.B", walker=2)
    t.dice(2, 1)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("boost:trait:keen_aim")
    assert t.last("dice.rolled")["hits"] == [1, 0]


@rule("XR-TRAIT-06", "XR-DEF-04", "XR-COMBAT-12")
def test_two_traits_may_help_the_same_attack(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["keen_aim", "keen_aim"])
    t.enemies("12V.B", walker=2)
    t.dice(1, 1)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("boost:trait:keen_aim")
    t.answer("boost:trait:keen_aim")
    assert t.count("12V.B", "walker") == 0
    assert t.hero("storm").traits == []


@rule("XR-TRAIT-05")
def test_long_reach_lets_melee_strike_next_door_and_costs_a_power(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.set("rogue", power=2, traits=["long_reach"])
    t.enemies("12V.B", brute=1)
    t.enemies("12V.C", walker=1)
    assert t.offers("reach:mighty_punches:12V.B") and not t.offers("reach:mighty_punches:12V.C")
    t.dice(3, 2)
    t.answer("reach:mighty_punches:12V.B")
    assert t.options() == ["power:0", "power:1"]
    t.answer("power:0")
    assert t.count("12V.B", "brute") == 0  # her fists, all of them
    assert t.hero("rogue").traits == []


@rule("XR-TRAIT-05")
def test_long_reach_is_not_spent_where_it_is_not_needed(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=2, traits=["long_reach"])
    t.enemies("12V.B", walker=1)
    t.enemies("12V.C", walker=1)
    assert t.offers("reach:lightning_bolt:12V.C") and not t.offers("reach:lightning_bolt:12V.B")
    t.set("storm", power=0)
    assert not t.offers("reach:lightning_bolt:12V.C")
    t.dice(1, 1)
    t.answer("attack:lightning_bolt:12V.B")
    assert t.hero("storm").traits == ["long_reach"]


@rule("XR-TRAIT-05", "XR-DEF-04")
def test_second_chance_rerolls_any_dice_once(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["second_chance"])
    t.enemies("12V.B", walker=2)
    t.dice(1, 3, 6)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("reroll:trait:second_chance")
    assert t.options() == ["die:0", "die:1"]
    assert [option.args for option in t.table.pending[0].options] == [{"die": 1, "number": 1}, {"die": 3, "number": 2}]
    t.choose("die:0")
    assert t.last("dice.rolled")["dice"] == [6, 3]
    assert t.count("12V.B", "walker") == 0
    assert t.prompt == "prompt-action"


@rule("XR-TRAIT-05")
def test_second_chance_may_be_kept_and_is_not_offered_on_a_perfect_roll(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["second_chance"])
    t.enemies("12V.B", walker=3)
    t.dice(3, 4, 1, 6)
    t.answer("attack:lightning_bolt:12V.B")
    assert t.prompt == "prompt-action"  # both dice hit
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("keep-roll")
    assert t.hero("storm").traits == ["second_chance"]
    assert t.count("12V.B", "walker") == 0


@rule("XR-HERO-07", "XR-TRAIT-05")
def test_a_rerolled_six_of_an_exploding_attack_adds_its_die(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", power=0, traits=["second_chance"])
    t.enemies("12V.A", walker=9)
    t.dice(4, 4, 4, 6, 5)
    t.answer("attack:adamantium_claws:12V.A")
    t.answer("reroll:trait:second_chance")  # all hit, but a six could add a die
    t.choose("die:2")
    assert t.last("dice.rolled")["dice"] == [4, 4, 6, 5]
    assert t.count("12V.A", "walker") == 5


@rule("XR-TRAIT-05", "XR-COMBAT-08")
def test_picked_target_ignores_priority(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["picked_target"])
    t.enemies("12V.B", brute=1, walker=1, runner=1)
    t.dice(3, 1)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("boost:trait:picked_target")
    assert t.options() == ["hit:walker", "hit:runner"]  # one hit is not enough for the Brute
    t.answer("hit:runner")
    assert [t.count("12V.B", kind) for kind in ("walker", "brute", "runner")] == [1, 1, 0]


@rule("XR-TRAIT-05")
def test_picked_target_is_pointless_with_one_kind_of_target(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["picked_target"])
    t.enemies("12V.B", walker=2)
    t.dice(1, 1)
    t.answer("attack:lightning_bolt:12V.B")
    assert t.prompt == "prompt-action" and t.hero("storm").traits == ["picked_target"]


@rule("XR-TRAIT-05", "XR-RESCUE-12")
def test_tough_it_out_prevents_one_wound_and_combines(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", traits=["tough_it_out", "tough_it_out"])
    t.enemies("12V.A", walker=3)
    t.answer("end")
    t.answer("prevent:trait:tough_it_out")
    assert t.table.pending[0].args["count"] == 2
    t.answer("prevent:trait:tough_it_out")
    assert t.hero("storm").health == 2
    assert t.table.round == 2


@rule("XR-TRAIT-05")
def test_tough_it_out_also_helps_in_the_own_turn(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.set("rogue", power=0, traits=["tough_it_out"])
    t.zombie("sabretooth", "12V.A")
    t.dice(1, 1)
    t.answer("attack:mighty_punches:12V.A")
    t.answer("prevent:trait:tough_it_out")
    assert t.hero("rogue").health == 3


@rule("XR-TRAIT-05", "XR-ID-04")
def test_recovery_heals_one(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", traits=["recovery"])
    assert not t.offers("trait:recovery")  # nothing to heal
    t.set("storm", health=1)
    t.answer("trait:recovery")
    assert t.hero("storm").health == 2


@rule("XR-TRAIT-05", "XR-DEF-05", "XR-DEF-06")
def test_team_spirit_is_for_another_within_range_two(board: Board) -> None:
    t = board("storm", "rogue", "magneto", "wolverine", storm="12V.A", rogue="12V.C", magneto="12V.A", wolverine="12V.D")
    t.set("storm", power=0, traits=["team_spirit"])
    t.set("magneto", power=4)
    t.turn("storm")
    t.answer("trait:team_spirit")  # Magneto is full, Wolverine is out of sight
    assert t.hero("rogue").power == 3
    assert t.hero("storm").power == 0


@rule("XR-TRAIT-05")
def test_team_spirit_needs_somebody_with_room(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.C")
    t.set("storm", traits=["team_spirit"])
    t.set("rogue", power=4)
    t.turn("storm")
    assert not t.offers("trait:team_spirit")
    t.set("rogue", power=3)
    assert t.offers("trait:team_spirit")


@rule("XR-TRAIT-05", "XR-MOVE-02")
def test_slip_away_makes_the_next_move_ignore_enemies(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", traits=["slip_away"])
    assert not t.offers("trait:slip_away")  # nobody to slip away from
    t.enemies("12V.A", walker=5)
    t.enemies("12V.B", walker=1)
    t.answer("trait:slip_away")
    t.answer("move:12V.B")
    assert t.hero("storm").actions == 2
    t.answer("move:12V.C")
    assert t.hero("storm").actions == 0  # the next one pays again


@rule("XR-TRAIT-05", "XR-PLAYER-13")
def test_a_slip_that_was_not_used_ends_with_the_turn(board: Board) -> None:
    t = board("storm", "magneto", storm="12V.A")
    t.set("storm", traits=["slip_away"])
    t.set("magneto", xp=43)
    t.enemies("12V.A", walker=1)
    t.turn("storm")
    t.answer("trait:slip_away")
    t.turn("magneto")
    t.answer("skill:mutant_commander")
    assert not t.offers("move:12V.B")
    t.answer("power-up")


@rule("XR-TRAIT-05", "XR-BYST-03", "XR-DEF-06")
@pytest.mark.parametrize(("where", "asked"), [("12V.A", True), ("12V.B", True), ("12V.C", False), ("12V.D", False)])
def test_guardian_saves_a_bystander_within_range_one(board: Board, where: str, asked: bool) -> None:
    t = board("storm", "rogue", storm=where, rogue="15V.A")
    t.set("storm", traits=["guardian"])
    t.bystander("trish_tilby", "12V.A")
    t.enemies("12V.A", walker=1)
    t.end_turns()
    if t.prompt == "prompt-share-wounds":
        t.choose("wound:trish_tilby")
    assert (t.prompt == "prompt-guard") is asked
    if asked:
        t.answer("prevent:trait:guardian")
        assert t.where("trish_tilby") == "12V.A"
        assert t.hero("storm").traits == []
    else:
        assert t.where("trish_tilby") == ""


@rule("XR-TRAIT-05")
def test_guardian_may_let_it_happen(board: Board) -> None:
    t = board("storm", storm="12V.B")
    t.set("storm", power=2, traits=["guardian"])
    t.bystander("trish_tilby", "12V.A")
    t.enemies("12V.A", walker=1)
    t.answer("end")
    t.answer("suffer")
    assert t.where("trish_tilby") == ""
    assert t.hero("storm").traits == []  # lost to Bystander Devoured instead


@rule("XR-TRAIT-05", "XR-DEF-09", "XR-TRAIT-13")
def test_shockwave_pushes_the_horde_but_no_zombie_hero(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.B")
    t.set("storm", power=2, traits=["shockwave"])
    t.set("rogue", traits=["cool_headed"])
    t.enemies("12V.A", walker=2, brute=1, runner=1)
    t.zombie("iceman", "12V.A")
    t.turn("storm")
    t.answer("trait:shockwave")  # 12V.B is the only way
    assert t.prompt == "prompt-action"
    assert [t.count("12V.B", kind) for kind in ("walker", "brute", "runner", "iceman")] == [2, 1, 1, 0]
    assert t.hero("storm").power == 1


@rule("XR-TRAIT-05")
def test_shockwave_needs_power_a_horde_and_a_way_out(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", traits=["shockwave"])
    t.zombie("iceman", "12V.A")
    assert not t.offers("trait:shockwave")
    t.enemies("12V.A", walker=1)
    assert t.offers("trait:shockwave")
    t.set("storm", power=0)
    assert not t.offers("trait:shockwave")
    other = board("storm", storm="15V.C")
    other.set("storm", traits=["shockwave"])
    other.enemies("15V.C", walker=1)
    assert not other.offers("trait:shockwave")


@rule("XR-TRAIT-05", "XR-DEF-06")
def test_team_spirit_does_not_reach_three_zones(board: Board) -> None:
    t = board("storm", "rogue", on="MH2", storm="17R.B", rogue="16R.A")
    t.set("storm", traits=["team_spirit"])
    t.turn("storm")
    assert not t.offers("trait:team_spirit")

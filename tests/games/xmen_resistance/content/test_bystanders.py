"""The twelve Bystander cards."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.effects.ability import MOMENTS
from stockade.games.xmen_resistance.play import Resistance
from stockade.testing import rule


@rule("XR-BCARD-01", "XR-RESCUE-08")
def test_stryker_fetches_everybody_of_a_zone_next_door(board: Board) -> None:
    t = board("storm", "rogue", "magneto", storm="12V.A", rogue="12V.B", magneto="12V.C")
    t.set("storm", bystander="william_stryker", power=2)
    t.bystander("callisto", "12V.B")
    t.bystander("trish_tilby", "12V.B", hidden=True)
    t.enemies("12V.B", walker=5)
    t.turn("storm")
    t.answer("bystander:william_stryker")
    assert [t.hero(name).zone for name in ("storm", "rogue", "magneto")] == ["12V.A", "12V.A", "12V.C"]
    assert (t.where("callisto"), t.where("trish_tilby")) == ("12V.A", "12V.A")
    assert (t.hero("storm").power, t.hero("storm").actions) == (1, 3)
    assert t.hero("storm").bystander == "william_stryker"
    assert not t.offers("bystander:william_stryker")


@rule("XR-BCARD-01", "XR-DEF-09")
def test_stryker_needs_somebody_within_range_one(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.C")
    t.set("storm", bystander="william_stryker")
    t.turn("storm")
    assert t.refused("bystander:william_stryker") == "XR-BCARD-01"
    t.put("rogue", "12V.A")
    assert not t.offers("bystander:william_stryker")  # already here
    t.bystander("callisto", "12V.B")
    assert t.offers("bystander:william_stryker")
    t.put("storm", "12V.D")
    assert not t.offers("bystander:william_stryker")  # a closed door between them


@rule("XR-BCARD-02", "XR-BCARD-08", "XR-XP-04")
def test_mariko_takes_a_walker_more_whatever_the_dice_show(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", power=0, bystander="mariko_yashida")
    t.zombie("iceman", "12V.A")
    t.enemies("12V.A", walker=2)
    t.dice(1, 1, 1)
    t.answer("attack:adamantium_claws:12V.A")
    t.answer("eliminate:walker")
    assert t.count("12V.A", "walker") == 1  # past the Zombie Hero
    assert t.hero("wolverine").xp == 1
    assert t.prompt == "prompt-action"


@rule("XR-DEF-04", "XR-BCARD-08")
def test_mariko_comes_once_for_each_attack_and_again_for_the_next(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", power=0, bystander="mariko_yashida")
    t.enemies("12V.A", walker=3)
    t.dice(1, 1, 1, 1, 1, 1)
    for left in (2, 1):
        t.answer("attack:adamantium_claws:12V.A")
        t.answer("eliminate:walker")
        assert (t.prompt, t.count("12V.A", "walker")) == ("prompt-action", left)  # more are there, and she is not asked twice


@rule("XR-BCARD-02")
def test_mariko_is_a_choice_and_for_melee_only(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", power=0, bystander="mariko_yashida")
    t.enemies("12V.A", walker=2)
    t.dice(4, 1, 1, 4, 1, 1)
    t.answer("attack:adamantium_claws:12V.A")
    t.answer("pass")
    assert t.count("12V.A", "walker") == 1
    t.answer("attack:adamantium_claws:12V.A")
    assert t.prompt == "prompt-action"  # no Walker left to ask about
    other = board("storm", storm="12V.A")
    other.set("storm", power=0, bystander="mariko_yashida")
    other.enemies("12V.A", walker=2)
    other.dice(1, 1)
    other.answer("attack:lightning_bolt:12V.A")  # still a Ranged Attack
    assert other.prompt == "prompt-action" and other.count("12V.A", "walker") == 2


@rule("XR-BCARD-02")
def test_marikos_walker_falls_in_the_own_zone_even_when_the_blow_reaches_farther(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.set("rogue", power=1, bystander="mariko_yashida", traits=["long_reach"])
    t.enemies("12V.A", walker=1)
    t.enemies("12V.B", walker=1)
    t.dice(1, 1)
    t.answer("reach:mighty_punches:12V.B")
    t.answer("eliminate:walker")
    assert (t.count("12V.A", "walker"), t.count("12V.B", "walker")) == (0, 1)


@rule("XR-BCARD-03", "XR-RESCUE-08")
def test_callisto_ignores_priority_in_every_attack(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, bystander="callisto")
    t.enemies("12V.B", brute=1, runner=2)
    t.dice(3, 1, 3, 1)
    for left in (1, 0):
        t.answer("attack:lightning_bolt:12V.B")
        t.answer("boost:bystander:callisto")
        assert t.count("12V.B", "runner") == left  # one hit: only a Runner can fall
    assert t.count("12V.B", "brute") == 1
    assert t.hero("storm").bystander == "callisto"


@rule("XR-BCARD-03")
def test_callisto_is_a_choice(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, bystander="callisto")
    t.enemies("12V.B", brute=1, runner=1)
    t.dice(3, 1)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:0")
    assert t.last("hits.lost")["count"] == 1


@rule("XR-BCARD-04")
def test_ka_zar_answers_once_each_enemy_phase_for_one_power(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.set("rogue", power=2, bystander="ka_zar")
    t.enemies("12V.B", walker=1)
    t.zombie("juggernaut", "12V.C")
    t.dice(3, 3)
    t.answer("end")
    t.answer("react:rogue:bystander:ka_zar")
    t.answer("power:0")
    assert t.count("12V.A", "walker") == 0
    assert t.table.round == 2 and t.count("12V.A", "juggernaut") == 1  # no second answer
    assert t.hero("rogue").power == 1 + 1


@rule("XR-BCARD-04")
def test_ka_zar_costs_power_and_is_for_the_enemy_phase(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="15V.A")
    t.set("rogue", power=0, bystander="ka_zar")
    t.enemies("12V.B", walker=1)
    t.end_turns()
    assert t.table.round == 2  # no Power, no question
    lure = board("rogue", "storm", rogue="12V.A", storm="12V.A")
    lure.set("rogue", power=2, bystander="ka_zar")
    lure.set("storm", bystander="senator_kelly")
    lure.enemies("12V.B", walker=1)
    lure.turn("storm")
    lure.answer("bystander:senator_kelly")
    assert lure.prompt == "prompt-action"  # lured in the Player Phase: not Ka-Zar's moment


@rule("XR-BCARD-05")
def test_ka_zar_turns_a_ranged_attack_on_the_own_zone(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=1, bystander="ka_zar")
    t.enemies("12V.B", walker=1)
    t.enemies("12V.C", walker=1)
    t.dice(3, 3)
    t.answer("end")
    assert t.count("12V.B", "walker") == 1  # in reach of a bolt, but not of Ka-Zar
    t.answer("react:storm:bystander:ka_zar")
    assert t.last("hero.attacks")["zone"] == "12V.A"
    assert t.count("12V.A", "walker") == 0


@rule("XR-BCARD-05")
def test_whatever_answers_a_melee_attack_answers_ka_zars_bolt(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slot holds one card, so Mariko's is lent to Ka-Zar: nothing else in the box asks for a Melee Attack."""
    monkeypatch.setitem(MOMENTS["bystander", "struck"], "ka_zar", MOMENTS["bystander", "struck"]["mariko_yashida"])
    t = board("storm", storm="12V.A")
    t.set("storm", power=1, bystander="ka_zar")
    t.enemies("12V.A", walker=2)
    t.enemies("12V.B", walker=1)
    t.dice(1, 1, 1, 1)
    t.answer("attack:lightning_bolt:12V.A")
    t.answer("power:0")
    assert t.prompt == "prompt-action"  # Ranged as ever in her own turn
    t.answer("end")
    t.answer("suffer")
    t.answer("react:storm:bystander:ka_zar")
    assert t.rule_of("hero.attacks") == "XR-BCARD-05"
    assert t.prompt == "prompt-mariko"
    t.answer("eliminate:walker")
    assert t.count("12V.A", "walker") == 2


@rule("XR-BCARD-04", "XR-SENT-01")
def test_ka_zar_does_not_fire_the_sentinel_hand(board: Board) -> None:
    t = board("storm", on="MH1", storm="17R.D")
    t.set("storm", power=1, bystander="ka_zar")
    t.enemies("16R.C", walker=1)
    t.dice(3, 3)
    t.answer("end")
    t.answer("react:storm:bystander:ka_zar")
    assert t.last("hero.attacks")["weapon"] == "lightning_bolt"  # no question: the Hand is no Attack of hers
    assert t.state.hand is not None and t.state.hand.side == "charged"


@rule("XR-BCARD-06", "XR-BCARD-07")
def test_kelly_lures_enemies_who_pass_others_by(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.C")
    t.set("storm", bystander="senator_kelly")
    t.enemies("12V.C", walker=2)  # with Rogue beside them
    t.turn("storm")
    t.answer("bystander:senator_kelly")
    assert t.count("12V.B", "walker") == 2
    assert t.hero("rogue").health == 3 and t.hero("storm").health == 3
    assert (t.hero("storm").power, t.hero("storm").actions) == (0, 3)
    assert t.prompt == "prompt-action"


@rule("XR-BCARD-07", "XR-WINDOW-02")
def test_lured_enemies_break_the_window_in_their_way(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the senator could be heard through the closed window: on the maps of the box whoever is in sight also has an open way."""
    heard = Resistance.zones_within
    monkeypatch.setattr(
        Resistance,
        "zones_within",
        lambda g, zone, far, near=0: list(dict.fromkeys([*heard(g, zone, far, near), *(["14R.F"] if zone == "17R.C" else [])])),
    )
    t = board("storm", "rogue", on="MH2", storm="17R.C", rogue="14R.D")
    t.explored("14R.E")
    t.set("storm", bystander="senator_kelly")
    t.enemies("14R.F", walker=2, runner=1)  # with Rogue in sight
    t.turn("storm")
    t.answer("bystander:senator_kelly")
    assert t.events("window.broken") == [{"edge": "14R.F|17R.C"}]
    assert (t.count("14R.F", "walker"), t.count("17R.C", "runner")) == (2, 1)  # the Runner's second Action takes it through
    assert (t.hero("storm").health, t.hero("rogue").health) == (3, 3)


@rule("XR-BCARD-07")
def test_lured_enemies_attack_once_they_have_arrived(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.B")
    t.set("storm", bystander="senator_kelly")
    t.enemies("12V.B", walker=1, runner=2)
    t.turn("storm")
    t.answer("bystander:senator_kelly")
    t.answer("suffer")
    assert (t.count("12V.A", "walker"), t.count("12V.A", "runner")) == (1, 2)
    assert t.hero("storm").health == 1  # two Runners have a second Action, the Walker has none
    assert t.hero("rogue").health == 3


@rule("XR-BCARD-07")
def test_lured_runners_run_all_the_way_past_other_targets(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.B")
    t.set("storm", bystander="senator_kelly")
    t.enemies("12V.C", runner=1)
    t.turn("storm")
    t.answer("bystander:senator_kelly")
    assert t.count("12V.A", "runner") == 1
    assert t.hero("rogue").health == 3 and t.hero("storm").health == 3


@rule("XR-BCARD-07", "XR-ENEMY-07", "XR-ENEMY-09")
def test_lured_zombie_heroes_activate_too(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.B")
    t.set("storm", bystander="senator_kelly")
    t.zombie("dark_phoenix", "12V.C")
    t.zombie("cyclops", "12V.C")
    t.turn("storm")
    t.answer("bystander:senator_kelly")
    t.answer("suffer")
    assert (t.count("12V.A", "dark_phoenix"), t.count("12V.A", "cyclops")) == (1, 1)
    assert t.events("cyclops.blasts") == []  # he walks, as he was told
    assert (t.hero("storm").health, t.hero("rogue").health) == (2, 2)  # her fire, once


@rule("XR-BCARD-07", "XR-ENEMY-09")
def test_a_lured_cyclops_fires_where_he_was_lured(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.A")
    t.set("storm", bystander="senator_kelly")
    t.zombie("cyclops", "12V.B")
    t.turn("storm")
    t.answer("bystander:senator_kelly")
    t.answer("suffer")
    assert (t.hero("storm").health, t.hero("rogue").health) == (2, 2)


@rule("XR-BCARD-06", "XR-DEF-06")
def test_kelly_needs_enemies_elsewhere_within_range_two(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", bystander="senator_kelly")
    t.enemies("12V.A", walker=1)
    t.enemies("12V.D", walker=1)
    assert t.refused("bystander:senator_kelly") == "XR-BCARD-06"
    t.enemies("12V.B", walker=1)
    t.enemies("12V.C", walker=1)
    t.answer("bystander:senator_kelly")
    assert t.options() == ["zone:12V.B", "zone:12V.C"]
    t.answer("zone:12V.C")
    assert t.count("12V.B", "walker") == 2


@rule("XR-RESCUE-08")
def test_trish_tilby_may_bury_the_top_spawn_card(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", bystander="trish_tilby")
    t.deck("spawn", "001", "002")
    t.answer("bystander:trish_tilby")
    assert t.table.pending[0].args["card"] == "001"
    t.answer("put:bottom")
    assert t.state.spawn_pile.deck[-1] == "002" and t.state.spawn_pile.deck[0] == "001"
    assert not t.offers("bystander:trish_tilby")


@rule("XR-RESCUE-08", "XR-SPAWN-08")
def test_trish_tilby_may_leave_it_and_looks_through_new_shuffles(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", bystander="trish_tilby")
    t.deck("spawn", rest=False)
    t.answer("bystander:trish_tilby")
    seen = t.table.pending[0].args["card"]
    t.answer("put:top")
    assert t.state.spawn_pile.deck[-1] == seen
    assert t.state.spawn_pile.discards == []
    gone = board("storm", storm="12V.A")
    gone.set("storm", bystander="trish_tilby")
    gone.change(lambda g: (g.state.spawn_pile.deck.clear(), g.state.spawn_pile.discards.clear()))
    assert not gone.offers("bystander:trish_tilby")


@rule("XR-DEF-04", "XR-RESCUE-08")
def test_bolivar_trask_rerolls_once_in_the_turn_for_a_power(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=2, bystander="bolivar_trask")
    t.enemies("12V.B", walker=3)
    t.dice(1, 1, 6, 1, 1)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:0")
    t.answer("reroll:bystander:bolivar_trask")
    t.choose("die:1")
    assert t.last("dice.rolled")["dice"] == [1, 6]
    assert t.hero("storm").power == 1
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:0")
    assert t.prompt == "prompt-action"  # not a second time this turn


@rule("XR-RESCUE-08")
def test_bolivar_trask_helps_in_the_own_turn_only(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=3, bystander="bolivar_trask", traits=["cool_headed"])
    t.enemies("12V.B", walker=1)
    t.dice(1, 1)
    t.answer("end")
    t.answer("react:storm:trait:cool_headed")
    t.answer("power:0")
    assert t.prompt == "prompt-action" and t.table.round == 2


@rule("XR-RESCUE-08", "XR-PLAYER-11")
def test_amanda_sefton_is_a_free_move_past_enemies(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", bystander="amanda_sefton")
    t.enemies("12V.A", walker=5)
    t.answer("bystander:amanda_sefton")
    assert (t.hero("storm").zone, t.hero("storm").actions, t.hero("storm").power) == ("12V.B", 3, 0)
    t.set("storm", power=4)
    assert not t.offers("bystander:amanda_sefton")
    shut = board("storm", storm="15V.C")
    shut.set("storm", bystander="amanda_sefton")
    assert not shut.offers("bystander:amanda_sefton")


@rule("XR-RESCUE-08", "XR-ID-04")
def test_moira_heals_somebody_of_the_zone_for_two_power(board: Board) -> None:
    t = board("storm", "rogue", "magneto", storm="12V.A", rogue="12V.A", magneto="12V.B")
    t.set("storm", power=3, bystander="moira_mactaggert")
    t.set("magneto", health=1)
    t.turn("storm")
    assert not t.offers("bystander:moira_mactaggert")  # nobody of this zone is hurt
    t.set("rogue", health=1)
    t.set("storm", health=2)
    t.answer("bystander:moira_mactaggert")
    assert t.options() == ["hero:storm", "hero:rogue"]
    t.answer("hero:rogue")
    assert (t.hero("rogue").health, t.hero("storm").power) == (2, 1)
    t.set("storm", power=4)
    assert not t.offers("bystander:moira_mactaggert")


@rule("XR-RESCUE-08", "XR-POWERUP-01", "XR-POWERUP-03")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 4)])
def test_valerie_cooper_adds_a_power_to_every_power_up(board: Board, before: int, after: int) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=before, bystander="valerie_cooper")
    t.answer("power-up")
    assert t.hero("storm").power == after


@rule("XR-RESCUE-08", "XR-TRAIT-08")
def test_valerie_cooper_helps_the_trait_too(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, bystander="valerie_cooper", traits=["power_up"])
    t.answer("trait:power_up")
    assert t.hero("storm").power == 3


@rule("XR-RESCUE-08", "XR-MOVE-02")
@pytest.mark.parametrize(("walkers", "left"), [(0, 2), (1, 1), (5, 1)])
def test_stevie_hunter_pays_for_one_enemy_at_most(board: Board, walkers: int, left: int) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", bystander="stevie_hunter")
    t.enemies("12V.A", walker=walkers)
    t.answer("move:12V.B")
    assert t.hero("storm").actions == left


@rule("XR-RESCUE-08", "XR-COMBAT-05")
def test_cameron_hodge_adds_a_die_on_the_own_zone(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, bystander="cameron_hodge")
    t.enemies("12V.A", walker=5)
    t.enemies("12V.B", walker=5)
    t.dice(3, 3, 3, 3, 3)
    t.answer("attack:lightning_bolt:12V.A")
    t.answer("attack:lightning_bolt:12V.B")
    assert (t.count("12V.A", "walker"), t.count("12V.B", "walker")) == (2, 3)


@rule("XR-BCARD-06", "XR-DEF-06")
def test_kelly_is_not_heard_three_zones_away(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.B")
    t.set("storm", bystander="senator_kelly", power=2)
    t.enemies("16R.A", walker=1)  # in sight, Range 3
    assert not t.offers("bystander:senator_kelly")
    t.enemies("16R.B", walker=1)
    t.answer("bystander:senator_kelly")
    assert t.count("16R.C", "walker") == 1

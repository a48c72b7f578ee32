"""Colossus: Organic Steel, Fastball Special, Wall of Steel."""

from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-HERO-20", "XR-COMBAT-01")
def test_steel_fists_have_three_dice_and_hit_on_four(board: Board) -> None:
    t = board("colossus", colossus="12V.A")
    t.enemies("12V.A", walker=3)
    t.dice(3, 4, 6)
    t.answer("attack:steel_fists:12V.A")
    t.answer("power:0")
    assert t.count("12V.A", "walker") == 1


@rule("XR-HERO-20", "XR-RESCUE-12")
def test_organic_steel_prevents_up_to_two_wounds_once_a_phase(board: Board) -> None:
    t = board("colossus", colossus="12V.A")
    t.set("colossus", power=3)
    t.enemies("12V.A", walker=1, runner=2)  # 3 Wounds, then 2 more
    t.answer("end")
    t.answer("prevent:skill:organic_steel")
    assert t.events("wounds.prevented") == [{"hero": "colossus", "count": 2}]
    assert [event["count"] for event in t.events("hero.wounded")] == [1, 2]  # the second time nothing was left to use
    assert t.outcome == "lost"


@rule("XR-HERO-20")
def test_organic_steel_costs_power_and_comes_back_next_round(board: Board) -> None:
    t = board("colossus", colossus="12V.A")
    t.set("colossus", power=0)
    t.enemies("12V.A", walker=1)
    t.answer("end")
    assert t.hero("colossus").health == 2 and t.table.round == 2  # no Power, no question
    t.answer("end")
    t.answer("prevent:skill:organic_steel")
    assert t.hero("colossus").health == 2
    t.answer("end")
    assert t.offers("prevent:skill:organic_steel")
    t.answer("suffer")
    assert t.hero("colossus").health == 1


@rule("XR-HERO-20")
def test_organic_steel_is_for_the_enemy_phase_only(board: Board) -> None:
    t = board("colossus", colossus="12V.A")
    t.set("colossus", power=2)
    t.zombie("sabretooth", "12V.A")
    t.dice(1, 1, 1)
    t.answer("attack:steel_fists:12V.A")
    t.answer("power:0")
    assert t.prompt == "prompt-action"  # nothing to prevent it with
    assert t.hero("colossus").health == 2


@rule("XR-HERO-20")
def test_fastball_special_throws_a_friend_who_strikes_where_they_land(board: Board) -> None:
    t = board("colossus", "wolverine", seats=2, colossus="12V.A")
    t.set("colossus", xp=19)
    t.set("wolverine", power=0)
    t.enemies("12V.A", walker=4)
    t.enemies("12V.C", walker=3)
    t.turn("colossus")
    t.dice(4, 4, 1)
    t.answer("skill:fastball_special")
    assert t.options() == ["zone:12V.B", "zone:12V.C"]
    t.answer("zone:12V.C")
    assert t.hero("wolverine").zone == "12V.C"
    assert t.count("12V.C", "walker") == 1
    assert t.hero("wolverine").xp == 2
    assert (t.hero("colossus").power, t.hero("colossus").actions) == (0, 4)
    assert not t.offers("skill:fastball_special")


@rule("XR-HERO-20")
def test_fastball_special_without_enemies_is_only_a_flight(board: Board) -> None:
    t = board("colossus", "storm", colossus="12V.D")
    t.set("colossus", xp=19)
    t.enemies("15V.A", walker=1)  # her bolt would reach them, but it must hit where she lands
    t.turn("colossus")
    t.answer("skill:fastball_special")
    t.answer("zone:12V.E")
    assert t.hero("storm").zone == "12V.E"
    assert t.prompt == "prompt-action" and t.count("15V.A", "walker") == 1


@rule("XR-HERO-20", "XR-DEF-09")
def test_fastball_special_needs_a_friend_beside_him_and_a_view(board: Board) -> None:
    t = board("colossus", "storm", colossus="12V.D", storm="12V.E")
    t.set("colossus", xp=19)
    t.turn("colossus")
    assert not t.offers("skill:fastball_special")
    t.put("storm", "12V.D")
    assert t.offers("skill:fastball_special")
    t.set("colossus", power=0)
    assert not t.offers("skill:fastball_special")
    t.set("colossus", power=1)
    t.put("storm", "15V.C")
    t.put("colossus", "15V.C")
    assert not t.offers("skill:fastball_special")  # a closed store room


@rule("XR-DEF-09")
def test_nobody_is_thrown_into_the_fountain(board: Board) -> None:
    t = board("colossus", "storm", on="MH2", colossus="17R.D")  # west of the fountain, 17R.O
    t.set("colossus", xp=19)
    t.turn("colossus")
    t.answer("skill:fastball_special")
    assert t.options() == ["zone:16R.C", "zone:16R.F", "zone:16R.G", "zone:17R.F"]
    t.answer("zone:17R.F")  # across it
    assert t.hero("storm").zone == "17R.F"


@rule("XR-HERO-20")
def test_wall_of_steel_takes_no_wounds_from_walkers(board: Board) -> None:
    t = board("colossus", colossus="12V.A")
    t.set("colossus", xp=43, power=0)
    t.enemies("12V.A", walker=5, brute=1)
    t.answer("end")
    assert t.hero("colossus").health == 2  # the Brute's


@rule("XR-HERO-20", "XR-EATTACK-07")
def test_walkers_wounds_go_to_the_others_beside_a_wall_of_steel(board: Board) -> None:
    t = board("colossus", "rogue", colossus="12V.A")
    t.set("colossus", xp=43, power=0)
    t.enemies("12V.A", walker=1, brute=1)
    t.end_turns()
    assert t.prompt == "prompt-share-wounds"
    ask = t.table.pending[0]
    assert {option.key: option.most for option in ask.options} == {"wound:colossus": 1, "wound:rogue": 2}
    t.choose("wound:colossus", "wound:rogue")
    assert (t.hero("colossus").health, t.hero("rogue").health) == (2, 2)


@rule("XR-HERO-20", "XR-MOVE-02")
def test_wall_of_steel_walks_away_from_anybody(board: Board) -> None:
    t = board("colossus", "rogue", colossus="12V.A", rogue="12V.D")
    t.set("colossus", xp=42)
    t.enemies("12V.A", walker=5)
    t.turn("colossus")
    assert not t.offers("move:12V.B")
    t.set("colossus", xp=43)
    t.answer("move:12V.B")
    assert t.hero("colossus").actions == 3

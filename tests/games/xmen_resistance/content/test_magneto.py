"""Magneto: Crush, Magnetic Flight, Mutant Commander."""

from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-HERO-11", "XR-COMBAT-02")
def test_shrapnel_has_three_dice_hits_on_four_and_reaches_the_next_zone(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.enemies("12V.B", walker=3)
    t.enemies("12V.C", walker=3)
    assert not t.offers("attack:shrapnel:12V.C")
    t.dice(4, 3, 6)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert t.count("12V.B", "walker") == 1


@rule("XR-HERO-12", "XR-XP-04")
def test_crush_takes_a_walker_or_runner_for_one_power(board: Board) -> None:
    for kind in ("walker", "runner"):
        t = board("magneto", "rogue", magneto="12V.A", rogue="12V.D")
        t.enemies("12V.B", walker=1, brute=1, runner=1)
        t.turn("magneto")
        t.answer("skill:crush")
        assert t.options() == ["crush:walker:12V.B", "crush:runner:12V.B"]  # a Brute would cost 2
        t.answer(f"crush:{kind}:12V.B")
        assert t.count("12V.B", kind) == 0
        assert (t.hero("magneto").power, t.hero("magneto").xp, t.hero("magneto").actions) == (0, 1, 3)
        assert t.rule_of("enemy.fell") == "XR-HERO-12"


@rule("XR-HERO-12")
def test_crush_takes_a_brute_for_two(board: Board) -> None:
    t = board("magneto", "rogue", magneto="12V.A", rogue="12V.D")
    t.enemies("12V.A", brute=1)
    t.turn("magneto")
    assert not t.offers("skill:crush")  # with 1 Power there is nothing he can crush
    t.set("magneto", power=3)
    t.answer("skill:crush")
    assert t.count("12V.A", "brute") == 0
    assert t.hero("magneto").power == 1
    assert not t.offers("skill:crush")


@rule("XR-HERO-12")
def test_crush_never_takes_a_zombie_hero_and_reaches_one_zone(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=4)
    t.zombie("iceman", "12V.B")
    t.enemies("12V.C", walker=1)
    assert not t.offers("skill:crush")


@rule("XR-HERO-13", "XR-XP-07")
def test_magnetic_flight_ignores_enemies_and_takes_along_whom_he_likes(board: Board) -> None:
    t = board("magneto", "rogue", "storm", magneto="12V.A")
    t.set("magneto", xp=19, power=2)
    t.enemies("12V.A", walker=5)
    t.bystander("callisto", "12V.A")
    t.bystander("trish_tilby", "12V.A")
    t.turn("magneto")
    t.answer("skill:magnetic_flight")
    assert t.options() == ["along:rogue", "along:storm", "along:callisto", "along:trish_tilby"]
    assert [option.args for option in t.table.pending[0].options][1:3] == [{"hero": "storm"}, {"bystander": "callisto"}]
    t.choose("along:rogue", "along:callisto")
    assert [t.hero(name).zone for name in ("magneto", "rogue", "storm")] == ["12V.B", "12V.B", "12V.A"]
    assert (t.where("callisto"), t.where("trish_tilby")) == ("12V.B", "12V.A")
    assert (t.hero("magneto").power, t.hero("magneto").actions) == (1, 4)
    assert not t.offers("skill:magnetic_flight")


@rule("XR-HERO-13")
def test_magnetic_flight_may_leave_everybody_behind(board: Board) -> None:
    t = board("magneto", "rogue", magneto="12V.D")
    t.set("magneto", xp=19)
    t.turn("magneto")
    t.answer("skill:magnetic_flight")
    t.answer("move:15V.A")
    t.choose()
    assert t.hero("magneto").zone == "15V.A" and t.hero("rogue").zone == "12V.D"


@rule("XR-HERO-13")
def test_magnetic_flight_needs_an_open_way_and_power(board: Board) -> None:
    t = board("magneto", "rogue", magneto="15V.C", rogue="12V.D")
    t.set("magneto", xp=19)
    t.turn("magneto")
    assert not t.offers("skill:magnetic_flight")
    t.put("magneto", "12V.D")
    assert t.offers("skill:magnetic_flight")
    t.set("magneto", power=0)
    assert not t.offers("skill:magnetic_flight")


@rule("XR-HERO-14", "XR-PLAYER-13", "XR-PLAYER-09")
def test_mutant_commander_gives_any_action_and_the_turn_goes_on(board: Board) -> None:
    t = board("magneto", "wolverine", "storm", seats=3, magneto="12V.A", wolverine="12V.C", storm="15V.A")
    t.set("magneto", xp=43)
    t.enemies("12V.C", walker=1)
    t.turn("magneto")
    t.dice(6, 1, 1, 1)
    t.answer("skill:mutant_commander")  # only Wolverine is in sight
    assert t.table.pending[0].seat == 1
    assert set(t.options()) == {"attack:adamantium_claws:12V.C", "take:12V.C", "power-up", "gain-trait"}  # no Action to leave with
    t.answer("attack:adamantium_claws:12V.C", seat=1)
    t.answer("power:0")
    assert t.hero("wolverine").xp == 1
    assert t.prompt == "prompt-action" and t.state.active == "magneto" and t.hero("magneto").actions == 4
    assert not t.offers("skill:mutant_commander")


@rule("XR-PLAYER-13", "XR-TRAIT-02")
def test_a_commanded_action_does_not_count_for_their_own_turn(board: Board) -> None:
    t = board("magneto", "wolverine", magneto="12V.A", wolverine="12V.C")
    t.set("magneto", xp=43)
    t.deck("trait", "swift", "flurry")
    t.turn("wolverine")
    t.answer("gain-trait")
    t.turn("magneto")
    t.answer("skill:mutant_commander")
    assert t.offers("gain-trait") and t.offers("move:12V.B")  # already activated, already drawn
    t.answer("gain-trait")
    assert t.hero("wolverine").traits == ["swift", "flurry"]
    assert t.hero("wolverine").stage == "done" and t.hero("wolverine").actions == 0


@rule("XR-PLAYER-13")
def test_a_commanded_hero_who_has_not_acted_still_has_a_whole_turn(board: Board) -> None:
    t = board("magneto", "wolverine", magneto="12V.A", wolverine="12V.C")
    t.set("magneto", xp=43)
    t.deck("trait", "swift", "flurry")
    t.turn("magneto")
    t.answer("skill:mutant_commander")
    t.answer("gain-trait")
    t.answer("end")
    t.turn("wolverine")
    assert t.hero("wolverine").actions == 3
    assert t.offers("gain-trait")


@rule("XR-HERO-14", "XR-DEF-05")
def test_mutant_commander_needs_somebody_in_sight(board: Board) -> None:
    t = board("magneto", "wolverine", magneto="12V.A", wolverine="15V.A")
    t.set("magneto", xp=43)
    t.turn("magneto")
    assert t.refused("skill:mutant_commander") == "XR-HERO-14"


@rule("XR-COMBAT-07", "XR-COMBAT-09", "XR-COMBAT-10", "XR-BYST-09")
def test_three_attacks_by_the_book(board: Board) -> None:
    """The rulebook's example: two Brutes, a Runner and a Bystander under three Shrapnel Attacks."""
    t = board("magneto", "rogue", magneto="12V.A", rogue="12V.B")
    t.enemies("12V.B", brute=2, runner=1)
    t.bystander("callisto", "12V.B")
    t.turn("magneto")
    t.dice(4, 5, 6, 4, 4, 1, 4, 4, 1)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert (t.count("12V.B", "brute"), t.count("12V.B", "runner")) == (1, 1)
    assert t.last("hits.lost")["count"] == 1
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert (t.count("12V.B", "brute"), t.count("12V.B", "runner")) == (0, 1)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert t.play.enemies_in("12V.B") == 0
    assert t.where("callisto") == "12V.B"
    assert t.hero("rogue").health == 3
    assert t.hero("magneto").xp == 3


@rule("XR-HERO-14")
def test_mutant_commander_reaches_as_far_as_he_sees(board: Board) -> None:
    t = board("magneto", "rogue", on="MH2", magneto="17R.B", rogue="16R.A")
    t.set("magneto", xp=43)
    t.turn("magneto")
    t.answer("skill:mutant_commander")
    t.answer("power-up")
    assert t.hero("rogue").power == 3

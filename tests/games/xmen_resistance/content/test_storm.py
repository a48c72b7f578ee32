"""Storm: Gust, Chain Lightning, Inspiration."""

from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-HERO-01", "XR-ID-03")
def test_lightning_bolt_has_two_dice_and_hits_on_three(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.enemies("12V.B", walker=3)
    t.dice(3, 2)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:0")
    assert t.last("dice.rolled")["hits"] == [1, 0]
    assert t.count("12V.B", "walker") == 2


@rule("XR-HERO-01", "XR-COMBAT-02", "XR-COMBAT-03", "XR-COMBAT-04", "XR-DEF-08")
def test_lightning_bolt_reaches_its_own_zone_and_the_next_one(board: Board) -> None:
    t = board("storm", storm="12V.A")
    for zone in ("12V.A", "12V.B", "12V.C"):
        t.enemies(zone, walker=1)
    assert [key for key in t.options() if key.startswith("attack")] == ["attack:lightning_bolt:12V.A", "attack:lightning_bolt:12V.B"]
    assert t.refused("attack:lightning_bolt:12V.C") == "XR-COMBAT-02"


@rule("XR-HERO-02", "XR-TRAIT-13")
def test_gust_moves_every_enemy_of_a_zone_and_nobody_may_answer(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.C")
    t.enemies("12V.B", walker=2, brute=1)
    t.zombie("iceman", "12V.B")
    t.set("rogue", traits=["cool_headed"])
    t.turn("storm")
    t.answer("skill:gust")
    t.answer("zone:12V.C")
    assert t.prompt == "prompt-action"  # Rogue was not asked
    assert [t.count("12V.C", kind) for kind in ("walker", "brute", "iceman")] == [2, 1, 1]
    assert t.play.enemies_in("12V.B") == 0
    assert t.hero("storm").power == 0
    assert t.hero("storm").actions == 3


@rule("XR-HERO-02")
def test_gust_is_once_a_turn_and_costs_one_power(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.enemies("12V.B", walker=1)
    t.set("storm", power=0)
    t.turn("storm")
    assert t.refused("skill:gust") == "XR-HERO-02"
    t.set("storm", power=2)
    t.answer("skill:gust")
    t.answer("zone:12V.A")
    assert not t.offers("skill:gust")
    assert t.refused("skill:gust") == "XR-HERO-02"


@rule("XR-HERO-02", "XR-DEF-06")
def test_gust_reaches_the_own_zone_and_range_one_but_no_farther(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.enemies("12V.C", walker=1)
    assert not t.offers("skill:gust")
    t.enemies("12V.A", walker=1)
    t.enemies("12V.B", walker=1)
    t.answer("skill:gust")
    assert t.options() == ["zone:12V.A", "zone:12V.B"]
    t.answer("zone:12V.A")  # the only way out of it is 12V.B
    assert t.count("12V.B", "walker") == 2


@rule("XR-DEF-05", "XR-HERO-02")
def test_gust_needs_line_of_sight(board: Board) -> None:
    t = board("storm", storm="12V.D")
    t.enemies("12V.B", walker=1)  # behind the closed door
    assert not t.offers("skill:gust")
    t.open("12V.B|12V.D")
    assert t.offers("skill:gust")


@rule("XR-DEF-09", "XR-HERO-02")
def test_gust_pushes_nobody_through_a_closed_door(board: Board) -> None:
    t = board("storm", storm="15V.A")
    t.enemies("15V.B", walker=1)
    t.answer("skill:gust")  # 15V.B has doors to 15V.C and 15V.E; only 15V.A is open
    assert t.count("15V.A", "walker") == 1


@rule("XR-DEF-09")
def test_gust_pushes_nobody_into_the_fountain(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.D")  # west of the fountain, 17R.O
    t.enemies("17R.D", walker=1)
    t.answer("skill:gust")
    assert t.options() == ["zone:16R.C", "zone:16R.F", "zone:16R.G"]
    t.answer("zone:16R.F")


@rule("XR-HERO-03", "XR-HERO-04")
def test_chain_lightning_repeats_the_dice_without_power(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.D")
    t.enemies("12V.B", walker=9)
    t.set("storm", xp=19, power=3)
    t.turn("storm")
    assert not t.offers("skill:chain_lightning")  # no bolt yet
    t.dice(1, 1, 1, 1, 6, 6, 6, 6)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:2")
    t.answer("skill:chain_lightning")
    assert t.prompt == "prompt-action"  # dice and Power were not asked about again
    assert t.count("12V.B", "walker") == 5
    assert t.hero("storm").power == 1
    assert t.hero("storm").actions == 3  # one of four spent
    assert not t.offers("skill:chain_lightning")


@rule("XR-HERO-03", "XR-TRAIT-06")
def test_chain_lightning_may_strike_elsewhere_and_take_a_trait(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.D")
    t.enemies("12V.B", walker=1)
    t.enemies("12V.A", walker=3)
    t.set("storm", xp=19, power=4, traits=["keen_aim"])
    t.turn("storm")
    t.dice(3, 3, 2, 2)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:0")
    t.answer("skill:chain_lightning")
    assert t.prompt == "prompt-power"
    assert t.options() == ["power:0", "boost:trait:keen_aim"]
    t.answer("boost:trait:keen_aim")
    assert t.count("12V.A", "walker") == 1  # two twos, lifted to threes


@rule("XR-HERO-04")
def test_chain_lightning_counts_bonus_dice_of_the_first_bolt_once(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.D")
    t.enemies("12V.A", walker=9)
    t.set("storm", xp=19, bystander="cameron_hodge")
    t.turn("storm")
    t.dice(1, 1, 1, 6, 6, 6)
    t.answer("attack:lightning_bolt:12V.A")
    t.answer("power:0")
    assert len(t.last("dice.rolled")["dice"]) == 3
    t.answer("skill:chain_lightning")
    assert len(t.last("dice.rolled")["dice"]) == 3


@rule("XR-HERO-03")
def test_a_bolt_of_last_turn_gives_no_second_one(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.enemies("12V.B", brute=2)
    t.set("storm", xp=19)
    t.dice(1, 1)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:0")
    t.answer("end")
    assert t.prompt == "prompt-action" and t.table.round == 2
    assert not t.offers("skill:chain_lightning")


@rule("XR-HERO-05", "XR-XP-08", "XR-HERO-21")
def test_inspiration_is_for_herself_or_somebody_within_range_two(board: Board) -> None:
    t = board("storm", "rogue", "wolverine", storm="12V.A", rogue="12V.C", wolverine="15V.A")
    t.set("storm", xp=42)
    t.turn("storm")
    assert not t.offers("skill:inspiration")
    t.set("storm", xp=43)
    t.deck("trait", "swift")
    t.answer("skill:inspiration")
    assert t.options() == ["hero:storm", "hero:rogue"]  # Wolverine is out of sight
    t.answer("hero:rogue")
    assert t.hero("rogue").power == 2
    assert t.hero("rogue").traits == ["swift"]
    assert t.hero("storm").power == 1
    assert not t.offers("skill:inspiration")


@rule("XR-HERO-05", "XR-TRAIT-02", "XR-TRAIT-03")
def test_inspiration_does_not_use_up_gain_trait_and_a_third_trait_makes_room(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", xp=43, power=4, traits=["swift", "flurry"])
    t.deck("trait", "guardian")
    t.answer("skill:inspiration")
    assert t.options() == ["discard:swift", "discard:flurry", "discard:guardian"]
    t.answer("discard:flurry")
    assert t.hero("storm").traits == ["swift", "guardian"]
    assert t.hero("storm").power == 4
    assert t.offers("gain-trait")


@rule("XR-HERO-05", "XR-DEF-06")
def test_inspiration_does_not_reach_three_zones(board: Board) -> None:
    t = board("storm", "rogue", "magneto", on="MH2", storm="17R.B", rogue="16R.A", magneto="16R.B")
    t.set("storm", xp=43)
    t.turn("storm")
    t.answer("skill:inspiration")
    assert t.options() == ["hero:storm", "hero:magneto"]
    t.answer("hero:magneto")

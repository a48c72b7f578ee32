"""Wolverine: Berserker Rage, Rampage, Healing Factor."""

from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-HERO-06", "XR-COMBAT-01")
def test_claws_have_three_dice_hit_on_four_and_stay_at_home(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.enemies("12V.A", walker=3)
    t.enemies("12V.B", walker=1)
    assert t.refused("attack:adamantium_claws:12V.B") == "XR-COMBAT-01"
    t.dice(4, 3, 1)
    t.answer("attack:adamantium_claws:12V.A")
    t.answer("power:0")
    assert t.count("12V.A", "walker") == 2


@rule("XR-HERO-07")
def test_sixes_add_dice_and_those_may_add_more(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.enemies("12V.A", walker=9)
    t.dice(6, 6, 1, 6, 2, 4)  # two more, one of them a six again, one more
    t.answer("attack:adamantium_claws:12V.A")
    t.answer("power:0")
    assert t.last("dice.rolled")["dice"] == [6, 6, 1, 6, 2, 4]
    assert t.count("12V.A", "walker") == 5


@rule("XR-HERO-07", "XR-HERO-08", "XR-COMBAT-12")
def test_wounds_lift_every_die_and_a_lifted_four_counts_as_a_six(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.enemies("12V.A", walker=9)
    t.set("wolverine", health=1)
    t.dice(4, 2, 1, 3)  # 6, 4, 3 and a further die: 5
    t.answer("attack:adamantium_claws:12V.A")
    t.answer("power:0")
    assert t.last("dice.rolled")["hits"] == [1, 1, 0, 1]
    assert t.count("12V.A", "walker") == 6


@rule("XR-HERO-08")
def test_with_one_wound_a_four_is_not_yet_a_six(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.enemies("12V.A", walker=9)
    t.set("wolverine", health=2)
    t.dice(4, 4, 4)
    t.answer("attack:adamantium_claws:12V.A")
    t.answer("power:0")
    assert len(t.last("dice.rolled")["dice"]) == 3


@rule("XR-HERO-09", "XR-TRAIT-11")
def test_rampage_answers_an_arrival_once_each_enemy_phase(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", xp=19, power=4)
    t.enemies("12V.B", walker=3)
    t.zombie("juggernaut", "12V.C")  # arrives with its second Action
    t.dice(4, 4, 1)
    t.answer("end")
    assert t.options() == ["react:wolverine:skill:rampage", "pass"]
    assert t.count("12V.A", "walker") == 3  # the whole group is in
    t.answer("react:wolverine:skill:rampage")
    t.answer("power:0")
    assert t.count("12V.A", "walker") == 1
    assert t.hero("wolverine").power == 3 + 1  # paid 1, and a new round began
    assert t.table.round == 2  # Juggernaut's arrival was not asked about
    assert t.count("12V.A", "juggernaut") == 1


@rule("XR-HERO-09")
def test_rampage_comes_back_in_the_next_enemy_phase(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", xp=19, power=4)
    t.enemies("12V.B", walker=1)
    t.enemies("12V.C", walker=1)
    t.dice(6, 1, 1, 1)
    t.answer("end")
    t.answer("react:wolverine:skill:rampage")
    t.answer("power:0")
    assert t.table.round == 2 and t.count("12V.A", "walker") == 0
    t.answer("end")
    assert t.offers("react:wolverine:skill:rampage")
    t.answer("pass")


@rule("XR-HERO-09")
def test_rampage_needs_power_and_its_level(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", xp=19, power=0)
    t.enemies("12V.B", walker=1)
    t.answer("end")
    assert t.table.round == 2
    other = board("wolverine", wolverine="12V.A")
    other.set("wolverine", xp=18, power=4)
    other.enemies("12V.B", walker=1)
    other.answer("end")
    assert other.table.round == 2


@rule("XR-HERO-09", "XR-TRAIT-12")
def test_rampage_does_not_answer_a_spawn(board: Board) -> None:
    t = board("wolverine", wolverine="12V.E")
    t.set("wolverine", xp=19, power=4)
    t.spawn_points("12V.E")
    t.deck("spawn", "001")
    t.answer("end")
    assert t.play.enemies_in("12V.E") > 0
    assert t.prompt == "prompt-action" and t.table.round == 2


@rule("XR-HERO-10", "XR-ID-04", "XR-XP-08")
def test_healing_factor_gives_back_as_much_as_he_likes(board: Board) -> None:
    for choice, health in (("heal:0", 1), ("heal:1", 2), ("heal:2", 3)):
        t = board("wolverine", wolverine="12V.A")
        t.set("wolverine", xp=43, health=1)
        t.answer("end")
        assert t.prompt == "prompt-healing-factor"
        assert t.options() == ["heal:2", "heal:1", "heal:0"]
        t.answer(choice)
        assert t.hero("wolverine").health == health


@rule("XR-HERO-10")
def test_healing_factor_has_nothing_to_ask_a_healthy_or_less_experienced_wolverine(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", xp=43)
    t.answer("end")
    assert t.table.round == 2 and t.prompt == "prompt-action"
    t.set("wolverine", xp=42, health=1)
    t.answer("end")
    assert t.table.round == 3 and t.hero("wolverine").health == 1


@rule("XR-HERO-09", "XR-TRAIT-13")
def test_rampage_does_not_answer_those_lured_in_the_player_phase(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", xp=19, power=4, bystander="senator_kelly")
    t.enemies("12V.B", walker=1)
    t.answer("bystander:senator_kelly")
    assert t.count("12V.A", "walker") == 1
    assert t.prompt == "prompt-action"

"""Experience: what gives it, what it unlocks, and the Danger Level."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-XP-01", "XR-ENEMY-01", "XR-ENEMY-02", "XR-ENEMY-03")
@pytest.mark.parametrize("kind", ["walker", "brute", "runner"])
def test_each_of_the_horde_is_worth_one(board: Board, kind: str) -> None:
    t = board("magneto", "storm", magneto="12V.A")
    t.enemies("12V.B", **{kind: 1})
    t.turn("magneto")
    t.dice(6, 6, 6)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert (t.hero("magneto").xp, t.hero("storm").xp) == (1, 0)


@rule("XR-XP-02", "XR-XP-03", "XR-ENEMY-04")
def test_a_zombie_hero_is_worth_its_own_toughness(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=2, traits=["unstoppable"])
    t.zombie("psylocke", "12V.B")
    t.dice(6, 6, 1)
    t.answer("attack:shrapnel:12V.B")
    t.answer("boost:trait:unstoppable")
    t.answer("power:0")
    assert t.count("12V.B", "psylocke") == 0  # two hits were enough
    assert t.hero("magneto").xp == 3
    assert t.state.zombie_pile.discards == ["psylocke"]


@rule("XR-XP-04")
def test_free_attacks_and_skills_give_experience_too(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=1, traits=["cool_headed"])
    t.enemies("12V.B", walker=2)
    t.answer("skill:crush")
    assert t.hero("magneto").xp == 1
    t.dice(6, 6, 6)
    t.answer("end")
    t.answer("react:magneto:trait:cool_headed")
    assert t.hero("magneto").xp == 2


@rule("XR-XP-05", "XR-XP-06", "XR-XP-07", "XR-XP-08", "XR-XP-09", "XR-HERO-21")
@pytest.mark.parametrize(
    ("xp", "actions", "skills"),
    [(0, 3, 1), (6, 3, 1), (7, 4, 1), (18, 4, 1), (19, 4, 2), (42, 4, 2), (43, 4, 3)],
)
def test_levels_and_what_they_unlock(board: Board, xp: int, actions: int, skills: int) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", xp=xp, power=1)
    t.enemies("12V.B", walker=1)
    t.turn("storm")
    assert t.hero("storm").actions == actions
    assert t.offers("skill:gust")
    assert t.play.skills(t.hero("storm")) == ["gust", "chain_lightning", "inspiration"][:skills]


@rule("XR-XP-09")
def test_the_first_skill_is_still_there_at_red(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", xp=43, power=1)
    t.enemies("12V.B", walker=1)
    t.answer("skill:gust")
    assert t.last("skill.used")["skill"] == "gust"


@rule("XR-XP-10")
def test_the_bar_ends_at_43(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", xp=42, power=4)
    t.enemies("12V.B", walker=4)
    t.dice(*[6] * 7)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:4")
    assert t.hero("magneto").xp == 43
    assert t.events("level.reached") == [{"hero": "magneto", "level": "red"}]


@rule("XR-XP-11", "XR-XP-06")
def test_yellow_in_the_own_turn_brings_its_action_at_once(board: Board) -> None:
    t = board("magneto", "storm", magneto="12V.A")
    t.set("magneto", xp=6)
    t.enemies("12V.B", walker=2)
    t.turn("magneto")
    assert t.hero("magneto").actions == 3
    t.dice(6, 6, 1)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert t.hero("magneto").xp == 8
    assert t.hero("magneto").actions == 3  # one spent, one gained
    assert t.rule_of("level.reached") == "XR-XP-06"


@rule("XR-XP-11")
def test_yellow_outside_the_own_turn_waits_for_the_next(board: Board) -> None:
    t = board("magneto", "storm", magneto="12V.A")
    t.set("magneto", xp=6, power=0, traits=["cool_headed"])
    t.enemies("12V.B", walker=2)
    t.dice(6, 6, 6)
    t.end_turns()
    t.answer("react:magneto:trait:cool_headed")
    assert t.hero("magneto").actions == 0
    t.turn("magneto")
    assert t.hero("magneto").actions == 4


@rule("XR-XP-11", "XR-XP-07")
def test_a_new_skill_is_usable_at_once(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", xp=18, power=0)
    t.enemies("12V.B", walker=2)
    t.dice(6, 1)
    t.answer("attack:lightning_bolt:12V.B")
    assert t.offers("skill:chain_lightning")


@rule("XR-XP-12")
@pytest.mark.parametrize(("xp", "walkers"), [(6, 2), (12, 3), (19, 8), (43, 9)])
def test_spawn_cards_are_read_at_the_highest_level(board: Board, xp: int, walkers: int) -> None:
    t = board("mystique", "colossus", mystique="15V.A")
    t.set("mystique", xp=5)
    t.set("colossus", xp=xp)
    t.spawn_points("12V.E")
    t.deck("spawn", "001")
    t.end_turns()
    assert t.count("12V.E", "walker") == walkers


@rule("XR-XP-13")
@pytest.mark.parametrize("stage", ["exited", "out"])
def test_heroes_who_have_left_still_count_for_the_danger(board: Board, stage: str) -> None:
    t = board("mystique", "colossus", mystique="15V.A")
    t.set("colossus", xp=19)
    t.change(lambda g: setattr(g.heroes["colossus"], "zone", ""))
    t.change(lambda g: setattr(g.heroes["colossus"], "stage", stage))
    t.spawn_points("12V.E")
    t.deck("spawn", "001")
    t.end_turns()
    assert t.count("12V.E", "walker") == 8

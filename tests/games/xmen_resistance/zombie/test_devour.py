"""Devour: one target, by Target Priority, Bystanders last; what a meal leaves behind (XR-ZMODE-15 to -22, -36, -41, -43, -45)."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE = "12V.A"
BITE = f"attack:devour:{HERE}"


@pytest.fixture
def t(board: Board) -> ResistanceScene:
    """Sabretooth, not hungry, and Iceman out of the way."""
    scene = board("sabretooth", "iceman", on="MZ1", sabretooth=HERE, iceman="15V.F")
    scene.set("sabretooth", hunger=0)
    return scene


def bite(t: ResistanceScene, *dice: int) -> None:
    t.acts("sabretooth", BITE, dice=dice)


@rule("XR-ZMODE-15", "XR-ZMODE-41")
@pytest.mark.parametrize(("die", "eaten"), [(3, False), (4, True)])
def test_one_die_four_or_more_in_the_own_zone_with_only_a_bystander_there(t: ResistanceScene, die: int, eaten: bool) -> None:
    t.bystander("stevie_hunter", HERE)
    t.bystander("trish_tilby", "12V.B")
    t.turn("sabretooth")
    assert [key for key in t.options() if key.startswith("attack:")] == [BITE]
    bite(t, die)
    assert t.last("dice.rolled")["dice"] == [die] and t.last("dice.rolled")["accuracy"] == 4
    assert (t.where("stevie_hunter") == "") == eaten


@rule("XR-ZMODE-41", "XR-COMBAT-13")
def test_nobody_here_nobody_to_devour(t: ResistanceScene) -> None:
    t.bystander("stevie_hunter", "12V.B")
    t.turn("sabretooth")
    assert not t.offers(BITE)
    assert t.refused("attack:devour:12V.B") == "XR-COMBAT-01"


@rule("XR-ZMODE-16", "XR-ZMODE-45", "XR-ZMODE-02")
def test_one_falls_whatever_the_hits(t: ResistanceScene) -> None:
    t.set("sabretooth", hunger=3)
    t.enemies(HERE, trooper=3)
    bite(t, 6, 6, 6, 6)
    assert t.count(HERE, "trooper") == 2 and t.hero("sabretooth").xp == 1 and t.hero("sabretooth").hunger == 0
    assert t.rule_of("enemy.fell") == "XR-ZMODE-45" and t.rule_of("xp.gained") == "XR-ZMODE-02"


@rule("XR-ZMODE-18", "XR-ZMODE-19")
def test_other_attacks_leave_bystanders_alone(t: ResistanceScene) -> None:
    t.bystander("stevie_hunter", HERE)
    t.enemies(HERE, specialist=1)
    t.turn("sabretooth")
    t.dice(6, 6, 6)
    t.answer(f"attack:savage_claws:{HERE}")
    assert t.count(HERE, "specialist") == 0 and t.where("stevie_hunter") == HERE
    assert not t.offers(f"attack:savage_claws:{HERE}") and t.offers(BITE)


@rule("XR-ZMODE-19", "XR-COMBAT-09")
@pytest.mark.parametrize(
    ("there", "needed", "first"),
    [
        ({"guard": 1, "trooper": 1, "specialist": 1}, 2, "guard"),
        ({"trooper": 1, "specialist": 1}, 1, "trooper"),
        ({"specialist": 1}, 1, "specialist"),
    ],
)
def test_guards_troopers_specialists_and_bystanders_last(t: ResistanceScene, there: dict[str, int], needed: int, first: str) -> None:
    t.set("sabretooth", hunger=1)
    t.enemies(HERE, **there)
    t.bystander("stevie_hunter", HERE)
    bite(t, *[5] * (needed - 1), *[2] * (3 - needed))
    assert t.where("stevie_hunter") == HERE and not t.events("enemy.fell")
    assert len(t.events("hits.lost")) == needed - 1
    bite(t, *[5] * needed, *[2] * (2 - needed))
    assert t.last("enemy.fell")["enemy"] == first and t.where("stevie_hunter") == HERE


@rule("XR-ZMODE-19")
def test_super_heroes_come_first(t: ResistanceScene) -> None:
    t.set("sabretooth", hunger=2)
    t.zombie("storm", HERE)
    t.enemies(HERE, guard=1)
    bite(t, 5, 5, 2)
    assert t.last("hits.lost")["count"] == 2
    bite(t, 5, 5, 5)
    assert t.last("enemy.fell")["enemy"] == "storm"


@rule("XR-ZMODE-20")
@pytest.mark.parametrize(
    ("hits", "saves", "eaten"),
    [((4,), (5,), False), ((4,), (4,), True), ((4, 4), (6, 5), False), ((4, 4), (5, 1), True), ((4, 2), (5,), False)],
)
def test_a_fighter_rolls_for_each_hit(t: ResistanceScene, hits: tuple[int, ...], saves: tuple[int, ...], eaten: bool) -> None:
    t.set("sabretooth", hunger=len(hits) - 1)
    t.bystander("callisto", HERE)
    bite(t, *hits, *saves)
    assert (t.where("callisto") == "") == eaten
    assert [event["die"] for event in t.events("bystander.fights")] == list(saves)
    assert (t.hero("sabretooth").hunger == 0) == (eaten or len(hits) == 1)


@rule("XR-ZMODE-21", "XR-ZMODE-32", "XR-ZMODE-36", "XR-ZMODE-43")
def test_the_card_goes_to_the_slot_and_nobody_else_feels_it(t: ResistanceScene) -> None:
    t.set("iceman", traits=["numb"], hunger=2)
    t.bystander("stevie_hunter", HERE)
    bite(t, 5)
    assert t.hero("sabretooth").bystander == "stevie_hunter" and t.hero("sabretooth").xp == 0
    assert t.hero("iceman").traits == ["numb"] and t.hero("iceman").hunger == 2
    assert t.rule_of("bystander.eaten") == "XR-ZMODE-21"


@rule("XR-ZMODE-21", "XR-ZMODE-43")
@pytest.mark.parametrize(("kept", "spare"), [("stevie_hunter", "trish_tilby"), ("trish_tilby", "stevie_hunter")])
def test_of_two_cards_either_is_kept(t: ResistanceScene, kept: str, spare: str) -> None:
    t.set("sabretooth", bystander="trish_tilby")
    t.bystander("stevie_hunter", HERE)
    bite(t, 5)
    t.answer(f"keep:{kept}")
    assert t.hero("sabretooth").bystander == kept and t.state.person_pile.discards == [spare]
    assert t.rule_of("bystander.discarded") == "XR-ZMODE-43"


@rule("XR-ZMODE-17", "XR-ZMODE-45")
def test_a_super_hero_is_a_meal_too(t: ResistanceScene) -> None:
    t.set("sabretooth", hunger=3)
    t.zombie("mystique", HERE)
    bite(t, 4, 5, 6, 2)
    assert t.hero("sabretooth").xp == 3 and t.hero("sabretooth").hunger == 0
    assert t.state.zombie_pile.discards == ["mystique"]


def test_the_view_says_who_could_be_devoured_and_what_for(t: ResistanceScene) -> None:
    t.bystander("stevie_hunter", HERE)
    t.enemies(HERE, guard=2)
    t.turn("sabretooth")
    assert t.view(0)["meals"] == [
        {"id": "guard", "bystander": False, "needs": 2, "xp": 1, "first": True},
        {"id": "stevie_hunter", "bystander": True, "needs": 1, "xp": 0, "first": False},
    ]


@pytest.mark.parametrize(
    ("meal", "hunger", "percent"), [("stevie_hunter", 0, 50), ("stevie_hunter", 1, 75), ("callisto", 0, 33), ("callisto", 1, 56)]
)
def test_the_odds_of_a_meal(t: ResistanceScene, meal: str, hunger: int, percent: int) -> None:
    t.set("sabretooth", hunger=hunger)
    t.bystander(meal, HERE)
    t.turn("sabretooth")
    (fact,) = t.game.odds.facts(t.play, t.table.pending[0])[BITE]
    assert fact.args == {"bystander": meal, "percent": percent}

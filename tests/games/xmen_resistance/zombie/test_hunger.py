"""Hunger: it grows by itself, gives dice, costs the choice at 4, and a meal ends it (XR-ZMODE-09 to -14, -22 to -26, -37, -40)."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE = "12V.A"


@pytest.fixture
def lair(board: Board) -> ResistanceScene:
    """Psylocke and Juggernaut in the Danger Room, nobody else."""
    return board("psylocke", "juggernaut", on="MZ1", psylocke=HERE)


def rolls(t: ResistanceScene, *dice: int, key: str = f"attack:psionic_blade:{HERE}") -> list[int]:
    """Psylocke attacks with these dice; what she rolled."""
    t.dice(*dice)
    t.answer(key)
    return t.last("dice.rolled")["dice"]


@rule("XR-ZMODE-09", "XR-ZMODE-10", "XR-ZMODE-11", "XR-ZMODE-34")
def test_they_begin_whole_and_grow_hungrier_each_round() -> None:
    t = ResistanceScene(mission="MZ1", seats=2)
    assert [(hero.health, hero.health_max, hero.hunger, hero.xp, hero.level) for hero in t.state.heroes] == [(5, 5, 1, 0, 0)] * 4
    assert t.view(0)["heroes"][0]["hunger_max"] == 4 and "power" not in t.view(0)["heroes"][0]
    for hunger in (2, 3, 4, 4):
        t.end_turns()
        assert {hero.hunger for hero in t.state.heroes} == {hunger}
    assert t.rule_of("hunger.changed") == "XR-ZMODE-11"
    t.turn("psylocke")
    assert t.hero("psylocke").actions == 3


@rule("XR-ZMODE-34", "XR-XP-06")
def test_yellow_brings_the_fourth_action(lair: ResistanceScene) -> None:
    lair.set("psylocke", xp=7)
    lair.turn("psylocke")
    assert lair.hero("psylocke").actions == 4


@rule("XR-ZMODE-12", "XR-ZMODE-13")
@pytest.mark.parametrize("hunger", range(4))
def test_hunger_adds_dice_and_ones_add_hunger(lair: ResistanceScene, hunger: int) -> None:
    lair.set("psylocke", hunger=hunger)
    lair.enemies(HERE, trooper=6)
    lair.turn("psylocke")
    assert rolls(lair, 1, *[5] * (1 + hunger)) == [1] + [5] * (1 + hunger)
    assert lair.hero("psylocke").hunger == hunger + 1
    assert lair.rule_of("hunger.changed") == "XR-ZMODE-13"


@rule("XR-ZMODE-13")
def test_hunger_ends_at_four_however_many_ones(lair: ResistanceScene) -> None:
    lair.set("psylocke", hunger=3)
    lair.enemies(HERE, guard=1)
    lair.turn("psylocke")
    rolls(lair, 1, 1, 1, 2, 2)
    assert lair.hero("psylocke").hunger == 4 and lair.last("hunger.changed")["count"] == 1


@rule("XR-ZMODE-14")
def test_a_price_in_hunger_cannot_be_paid_at_four(lair: ResistanceScene) -> None:
    lair.set("juggernaut", hunger=3)
    lair.turn("juggernaut")
    assert lair.offers("skill:undead_stamina")
    lair.answer("end")
    lair.set("juggernaut", hunger=4)
    lair.change(lambda g: setattr(g.heroes["juggernaut"], "stage", "ready"))
    lair.turn("juggernaut")
    assert lair.refused("skill:undead_stamina") == "XR-ZMODE-14"


@rule("XR-ZMODE-17", "XR-ZMODE-22")
@pytest.mark.parametrize(("dice", "hunger"), [((1, 4, 2), 0), ((1, 2, 3), 3), ((2, 3, 3), 2)])
def test_ones_count_first_and_then_a_meal_ends_it(lair: ResistanceScene, dice: tuple[int, ...], hunger: int) -> None:
    lair.set("psylocke", hunger=2)
    lair.enemies(HERE, trooper=1)
    lair.turn("psylocke")
    rolls(lair, *dice, key=f"attack:devour:{HERE}")
    assert lair.hero("psylocke").hunger == hunger
    assert (lair.count(HERE, "trooper") == 0) == (hunger == 0)


@rule("XR-ZMODE-23", "XR-ZMODE-28", "XR-ZMODE-37")
def test_whoever_is_ravenous_only_moves_and_devours(board: Board) -> None:
    t = board("psylocke", "juggernaut", on="MZ1", psylocke="11V.C", juggernaut="12V.C")
    t.set("psylocke", hunger=3, traits=["rotten_reflexes"], bystander="trish_tilby")
    t.enemies("11V.C", trooper=1)
    t.change(lambda g: setattr(g.state.objectives[0], "zone", "11V.C"))
    t.turn("psylocke")
    everything = {"gain-trait", "take:11V.C", "attack:psionic_blade:11V.C", "open:11V.A|11V.C"}
    assert everything <= set(t.options())
    assert not {"power-up", "rescue"} & {key.split(":")[0] for key in t.options()}
    t.answer("end")
    t.change(lambda g: (setattr(g.heroes["psylocke"], "stage", "ready"), setattr(g.heroes["psylocke"], "power", 4)))
    t.turn("psylocke")
    verbs = {key for key in t.options() if not key.startswith("move:")}
    assert verbs == {"attack:devour:11V.C", "skill:psychic_bolt", "trait:rotten_reflexes", "bystander:trish_tilby", "end"}
    assert {t.refused(key) for key in everything} == {"XR-ZMODE-23"}


@rule("XR-ZMODE-37")
def test_whoever_is_ravenous_neither_calls_nor_rides_the_elevator(board: Board) -> None:
    for zone, key in (("11R.D", "call:11R.X"), ("17V.X", "ride:11R.X")):
        t = board("psylocke", "juggernaut", on="MZ2", psylocke=zone)
        t.turn("psylocke")
        assert t.offers(key)
        t.answer("end")
        t.change(lambda g: (setattr(g.heroes["psylocke"], "stage", "ready"), setattr(g.heroes["psylocke"], "power", 4)))
        t.turn("psylocke")
        assert not t.offers(key) and t.refused(key) == "XR-ZMODE-37"


@rule("XR-ZMODE-25")
def test_what_was_chosen_is_finished(lair: ResistanceScene) -> None:
    """Juggernaut pays for a free Attack with the Hunger that makes him Ravenous, and may still use his own."""
    lair.set("juggernaut", hunger=3)
    lair.enemies(HERE, trooper=1)
    lair.turn("juggernaut")
    lair.answer("skill:undead_stamina")
    assert lair.hero("juggernaut").hunger == 4
    lair.dice(4, 4, 4, 4, 4, 4)
    lair.answer(f"attack:steamroller:{HERE}")
    assert lair.count(HERE, "trooper") == 0
    assert not lair.offers("gain-trait")


@rule("XR-ZMODE-26", "XR-ZMODE-10")
@pytest.mark.parametrize(("hunger", "health"), [(4, 4), (3, 5)])
def test_ravenous_at_the_end_of_the_turn_hurts(lair: ResistanceScene, hunger: int, health: int) -> None:
    lair.set("psylocke", hunger=hunger)
    lair.turn("psylocke")
    lair.answer("end")
    assert lair.hero("psylocke").health == health
    if hunger == 4:
        assert lair.rule_of("hero.wounded") == "XR-ZMODE-26"


@rule("XR-ZMODE-10", "XR-ZMODE-26", "XR-ROUND-06")
def test_starving_loses_the_game_at_the_end_of_the_round(lair: ResistanceScene) -> None:
    lair.set("psylocke", hunger=4, health=1)
    lair.turn("psylocke")
    lair.answer("end")
    assert lair.hero("psylocke").stage == "out" and not lair.outcome
    lair.end_turns()
    assert lair.outcome == "lost"


@rule("XR-ZMODE-24", "XR-ZMODE-40")
def test_a_ravenous_one_may_leave_and_leaves_unhurt() -> None:
    t = ResistanceScene(mission="MZ4")
    t.change(lambda g: (g.state.removed.extend(["secret_mission_1", "secret_mission_2"]), g.state.facedown.clear()))
    t.set("psylocke", hunger=4)
    t.put("psylocke", "14R.E")
    t.turn("psylocke")
    t.answer("exit")
    assert t.hero("psylocke").stage == "exited" and t.hero("psylocke").health == 5


@rule("XR-ZMODE-27")
def test_traits_come_from_their_own_deck_one_in_a_turn_and_two_held(lair: ResistanceScene) -> None:
    lair.deck("trait", "numb", "regrow", "numb")
    lair.set("psylocke", traits=["hold_it_in"])
    lair.turn("psylocke")
    lair.answer("gain-trait")
    assert lair.rule_of("trait.drawn") == "XR-ZMODE-27"
    assert lair.hero("psylocke").traits == ["hold_it_in", "numb"]
    assert lair.refused("gain-trait") == "XR-TRAIT-02"
    lair.answer("trait:hold_it_in")
    assert lair.hero("psylocke").traits == ["numb"]


@rule("XR-ZMODE-33", "XR-ZMODE-44")
def test_a_meal_is_no_shield(lair: ResistanceScene) -> None:
    lair.set("psylocke", bystander="stevie_hunter", traits=["numb", "numb"])
    lair.put("juggernaut", "12V.C")
    lair.enemies(HERE, trooper=3)
    lair.end_turns()
    assert (lair.prompt, set(lair.options())) == ("prompt-prevent", {"prevent:trait:numb", "suffer"})
    assert lair.table.pending[0].rule == "XR-ZMODE-44"
    lair.answer("prevent:trait:numb")
    lair.answer("prevent:trait:numb")
    assert lair.hero("psylocke").health == 4 and lair.hero("psylocke").bystander == "stevie_hunter"


@rule("XR-ZMODE-35", "XR-SENT-08")
def test_the_sentinel_hand_takes_no_hunger_dice_and_its_throw_no_super_heroes() -> None:
    t = ResistanceScene("psylocke", "iceman", mission="MZ5")
    t.put("psylocke", "17R.B")
    t.set("psylocke", hunger=3)
    t.change(lambda g: g.state.horde.__setitem__(slice(None), [0] * len(g.state.horde)))
    t.enemies("17R.B", trooper=2)
    t.zombie("storm", "17R.B")
    t.turn("psylocke")
    t.dice(3, 1, 4)
    t.answer("attack:plasma_blast:17R.B")
    assert t.last("dice.rolled")["dice"] == [3, 1, 4] and t.hero("psylocke").hunger == 4
    t.set("psylocke", hunger=3)
    t.zombie("magneto", "17R.B")
    t.dice(5, 5)
    t.answer("attack:hand_throw:17R.B")
    assert t.count("17R.B", "trooper") == 0 and t.count("17R.B", "magneto") == 1

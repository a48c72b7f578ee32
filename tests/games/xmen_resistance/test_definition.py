"""Words that all chapters use: tracks of a dashboard, Enemies, reach, and what cardboard does not limit."""

import pytest

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

# -- the dashboard ----------------------------------------------------------------------------------------------------------


@rule("XR-POWERUP-01")
def test_a_power_up_action_gives_two() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", power=0)
    scene.turn("storm")
    option = next(option for option in scene.table.pending[0].options if option.key == "power-up")
    assert option.args == {"count": 2}
    scene.answer("power-up")
    assert scene.hero("storm").power == 2
    scene.finish("")


@rule("XR-ID-01", "XR-POWERUP-03")
def test_the_power_track_ends_at_four() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", power=3)
    scene.turn("storm")
    scene.answer("power-up")
    assert scene.hero("storm").power == 4
    assert scene.last("power.changed") == {"hero": "storm", "count": 1, "power": 4}
    scene.answer("power-up")  # allowed, and for nothing
    assert scene.hero("storm").power == 4
    scene.finish("")


@rule("XR-ID-01")
def test_the_power_track_ends_at_zero() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.put("storm", "12V.D")
    scene.set("storm", power=0)
    scene.enemies("12V.D", walker=1)
    scene.bystander("trish_tilby", "12V.D")
    scene.end_turns()
    scene.choose("wound:trish_tilby")
    assert scene.hero("storm").power == 1  # nothing to lose, then 1 for the new round
    scene.finish("")


@rule("XR-ID-02")
@pytest.mark.parametrize(("wounds", "health", "stage"), [(1, 2, "ready"), (2, 1, "ready"), (3, 0, "out")])
def test_each_wound_lowers_health_by_one(wounds: int, health: int, stage: str) -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.put("storm", "12V.D")
    scene.enemies("12V.D", walker=wounds)
    scene.end_turns()
    assert scene.events("hero.wounded") == [{"hero": "storm", "count": wounds, "health": health}]
    assert (scene.hero("storm").health, scene.hero("storm").stage) == (health, stage)
    scene.finish("lost" if stage == "out" else "")


@rule("XR-ID-03")
@pytest.mark.parametrize(
    ("hero", "weapon"),
    [
        ("storm", "lightning_bolt"),
        ("wolverine", "adamantium_claws"),
        ("rogue", "mighty_punches"),
        ("magneto", "shrapnel"),
        ("colossus", "steel_fists"),
        ("mystique", None),
    ],
)
def test_everybody_has_one_attack_from_the_start(hero: str, weapon: str | None) -> None:
    scene = ResistanceScene(hero)
    scene.enemies("15V.A", walker=1)
    offered = [key for key in scene.options() if key.startswith("attack:")]
    assert len(offered) == 1
    if weapon:
        assert offered == [f"attack:{weapon}:15V.A"]


@rule("XR-ID-04")
def test_healing_stops_at_full_health() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", health=2, traits=["recovery", "recovery"])
    scene.turn("storm")
    scene.answer("trait:recovery")
    assert scene.hero("storm").health == 3
    assert not scene.offers("trait:recovery")
    scene.finish("")


# -- Enemies ----------------------------------------------------------------------------------------------------------------


@rule("XR-DEF-01")
def test_a_bystander_is_never_an_enemy() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.bystander("callisto", "15V.A")
    scene.bystander("trish_tilby", "15V.A", hidden=True)
    scene.turn("storm")
    assert not any(key.startswith("attack:") for key in scene.options())
    assert scene.offers("rescue:callisto")  # they do not keep each other from being rescued
    scene.answer("move:15V.B")
    assert scene.hero("storm").actions == 2
    scene.finish("")


@rule("XR-DEF-04")
def test_a_reroll_comes_once_for_each_attack() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", power=2, bystander="bolivar_trask")
    scene.enemies("15V.A", walker=1)
    scene.turn("storm")
    scene.dice(1, 1, 2, 2)
    scene.answer("attack:lightning_bolt:15V.A")
    scene.answer("power:0")
    scene.answer("reroll:bystander:bolivar_trask")
    scene.choose("die:0", "die:1")
    assert scene.prompt == "prompt-action"  # 1 Power left, no second reroll
    assert scene.hero("storm").power == 1
    scene.finish("")


@rule("XR-DEF-07", "XR-ENEMY-07", "XR-LOS-11")
def test_a_zombie_heros_ability_needs_sight() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.put("storm", "15V.B")  # next to the fuel store, whose door is closed
    scene.put("rogue", "15V.A")  # two zones away, out of sight
    scene.zombie("dark_phoenix", "15V.C")
    scene.end_turns()
    assert scene.events("hero.wounded") == []
    scene.open("15V.B|15V.C")
    scene.end_turns()
    assert scene.last("phoenix.burns") == {"enemy": "dark_phoenix", "zone": "15V.C"}
    assert {event["hero"] for event in scene.events("hero.wounded")} == {"storm"}
    scene.finish("")


# -- what cardboard does not limit ------------------------------------------------------------------------------------------


@rule("XR-COMP-09", "XR-COMBAT-05")
def test_more_dice_are_rolled_than_the_box_holds() -> None:
    scene = ResistanceScene("magneto", "rogue")
    scene.set("magneto", power=4)
    scene.enemies("15V.B", walker=9)
    scene.turn("magneto")
    scene.dice(4, 4, 4, 4, 4, 4, 4)
    scene.answer("attack:shrapnel:15V.B")
    scene.answer("power:4")
    assert scene.last("dice.rolled")["dice"] == [4] * 7
    assert scene.count("15V.B", "walker") == 2
    scene.finish("")

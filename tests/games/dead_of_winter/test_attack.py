"""Attacking and killing (DW-ATTACK, DW-KILL)."""

from stockade.testing import rule

BLANK, WOUND, FROST, BITE = 1, 7, 10, 12


@rule("DW-ATTACK-01", "DW-ATTACK-07", "DW-ATTACK-08", "DW-EXPO-01", "DW-EXPO-02")
def test_a_die_of_the_attack_value_kills_a_zombie_and_exposure_follows(winter) -> None:
    scene = winter()
    scene.zombies("colony.3", 1)
    scene.pool(0, 2, 3)
    assert scene.offers("attack:thomas-heart") and scene.offers("attack:harman-brooks")
    scene.dice(BLANK)
    scene.do("attack:harman-brooks", "zombie:colony.3")
    assert scene.zombies_at("colony") == 0
    assert scene.player(0).dice == [2] and scene.player(0).spent == [3]
    assert scene.last("exposure.rolled") == {"survivor": "harman-brooks", "face": "blank"}
    assert scene.survivor("harman-brooks").wounds == 0


@rule("DW-ATTACK-01")
def test_a_die_below_the_attack_value_is_not_enough(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 1)
    scene.pool(0, 2)
    assert scene.offers("attack:thomas-heart") and not scene.offers("attack:harman-brooks")
    assert scene.refused("attack:harman-brooks") == "DW-ATTACK-01"

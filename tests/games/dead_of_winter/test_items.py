"""Every item card, through play."""

import pytest

from stockade.games.dead_of_winter.facts import ITEMS
from stockade.testing import rule

BLANK, WOUND = 1, 7


def armed(winter, *kinds: str, place: str = "school"):
    scene = winter("thomas-heart harman-brooks", "brian-lee", "gabriel-diaz")
    scene.items("thomas-heart", *kinds)
    scene.put(place, "thomas-heart")
    return scene


@pytest.mark.parametrize("kind", ["pistol", "martial-arts"])
def test_cards_that_skip_the_exposure_roll_once(winter, kind: str) -> None:
    scene = armed(winter, kind)
    scene.zombies("school", 2)
    scene.pool(0, 6, 6)
    scene.do("attack:thomas-heart", f"with:{kind}")
    assert not scene.events("exposure.rolled")
    scene.dice(BLANK)
    scene.answer("attack:thomas-heart")
    assert len(scene.events("exposure.rolled")) == 1


def test_sniper_rifle_reaches_everywhere(winter) -> None:
    scene = armed(winter, "sniper-rifle")
    scene.zombies("colony.4", 1)
    scene.zombies("library", 1)
    scene.do("use:sniper-rifle@thomas-heart", "to:colony")
    assert scene.zombies_at("colony") == 0 and not scene.events("exposure.rolled") and not scene.events("zombie.attacked")


def test_shotgun_is_loud(winter) -> None:
    scene = armed(winter, "shotgun")
    scene.zombies("school", 3)
    scene.pool(0, 6)
    scene.do("attack:thomas-heart", "with:shotgun")
    assert scene.zombies_at("school") == 1 and scene.noise_at("school") == 1 and not scene.events("exposure.rolled")


def test_lighter_burns_fuel(winter) -> None:
    scene = armed(winter, "lighter")
    scene.zombies("school", 4)
    scene.pool(0, 6, 6)
    scene.dice(BLANK)
    scene.answer("attack:thomas-heart")
    assert scene.zombies_at("school") == 3
    scene.hand(0, "fuel")
    scene.do("attack:thomas-heart", "with:lighter")
    assert scene.zombies_at("school") == 0 and scene.view(1)["waste"] == ["fuel"]


@pytest.mark.parametrize("kind", ["switchblade", "wrench"])
def test_any_die_will_do(winter, kind: str) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.items("harman-brooks", kind)
    scene.put("school", "harman-brooks")
    scene.zombies("school", 2)
    scene.pool(0, 1, 1)
    scene.dice(BLANK)
    scene.answer("attack:harman-brooks")
    assert scene.zombies_at("school") == 1 and not scene.offers("attack:harman-brooks")


@pytest.mark.parametrize(("kind", "dice", "roll", "after"), [("jazzercise", [2], 5, [5]), ("leadership", [2], 0, [3])])
def test_books_about_dice(winter, kind: str, dice: list[int], roll: int, after: list[int]) -> None:
    scene = armed(winter, kind)
    scene.pool(0, *dice)
    if roll:
        scene.dice(roll)
    scene.answer(f"use:{kind}@thomas-heart")
    assert scene.player(0).dice == after and not scene.offers(f"use:{kind}@thomas-heart")


def test_cookbook_at_the_colony(winter) -> None:
    scene = armed(winter, "cookbook")
    scene.set(food=0)
    assert scene.refused("use:cookbook@thomas-heart") == "DW-PLAY-10"
    scene.put("colony", "thomas-heart")
    scene.answer("use:cookbook@thomas-heart")
    assert scene.state.food == 1


def test_barricades_123_at_the_colony(winter) -> None:
    scene = armed(winter, "barricades-123")
    assert not scene.offers("use:barricades-123@thomas-heart")
    scene.put("colony", "thomas-heart")
    scene.do("use:barricades-123@thomas-heart", "at:colony.2")
    assert scene.barricades_at("colony.2") == 1


@pytest.mark.parametrize("place", ["police-station", "grocery-store", "library", "hospital", "gas-station", "school"])
def test_blueprints(winter, place: str) -> None:
    scene = armed(winter, f"blueprints-{place}", place=place)
    scene.pool(0, 6)
    scene.answer("search:thomas-heart")
    scene.choose(f"with:blueprints-{place}")
    scene.answer("stop")
    assert len(scene.player(0).hand) == 2


def test_junk_rerolls_a_die(winter) -> None:
    scene = winter()
    scene.hand(0, "junk")
    scene.pool(0, 1, 4)
    scene.dice(6)
    scene.do("play:junk", "die:1")
    assert scene.player(0).dice == [4, 6]


def test_padlock_places_two_barricades(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.hand(0, "padlock")
    scene.do("play:padlock", "to:school")
    assert scene.barricades_at("school") == 2


def test_night_vision_gives_a_die(winter) -> None:
    scene = armed(winter, "night-vision")
    scene.end_turns()
    assert len(scene.player(0).dice) == 4


def test_walkie_talkie_moves_a_point(winter) -> None:
    scene = armed(winter, "walkie-talkie")
    scene.pool(0, 3)
    scene.pool(1, 1)
    assert scene.refused("use:walkie-talkie@thomas-heart") == "DW-PLAY-10"
    scene.pool(1, 2)
    scene.answer("use:walkie-talkie@thomas-heart")
    assert scene.player(0).dice == [4] and scene.player(1).dice == [1]


def test_hammer_places_two(winter) -> None:
    scene = armed(winter, "hammer")
    scene.pool(0, 1)
    scene.do("barricade:thomas-heart", "with:hammer")
    assert scene.barricades_at("school") == 2 and scene.player(0).dice == []


def test_scissors_kill_without_a_roll(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.zombies("school", 1)
    scene.hand(0, "scissors")
    scene.answer("play:scissors")
    assert scene.zombies_at("school") == 0 and not scene.events("exposure.rolled")


def test_megaphone_lures_four(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.zombies("library", 3)
    scene.zombies("colony.1", 1)
    scene.hand(0, "megaphone")
    scene.do("play:megaphone", "to:library", "at:library", "at:library", "at:library")
    assert scene.zombies_at("school") == 3 and scene.prompt == "prompt-action"


def test_flashlight_shows_three(winter) -> None:
    scene = armed(winter, "flashlight")
    scene.pool(0, 6)
    scene.do("search:thomas-heart", "noise:flashlight")
    assert len(scene.view(0)["you"]["drawn"]) == 4 and scene.noise_at("school") == 1
    assert scene.offers("noise") and not scene.offers("noise:flashlight")  # once a round
    scene.answer("stop")
    scene.choose(scene.options()[0])
    while scene.prompt == "prompt-under":
        scene.answer("under:rest")


def test_reading_lamp_attacks_without_a_die(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.put("school", "thomas-heart")
    scene.zombies("school", 1)
    scene.hand(0, "reading-lamp")
    scene.dice(BLANK)
    scene.answer("play:reading-lamp")
    assert scene.zombies_at("school") == 0 and len(scene.events("exposure.rolled")) == 1


@pytest.mark.parametrize("kind", ["medicine", "medicine.s"])
def test_medicine_heals_own_or_neighbours(winter, kind: str) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "gabriel-diaz")
    scene.wounds("thomas-heart", frost=1)
    scene.wounds("gabriel-diaz", wounds=1)
    scene.wounds("janet-taylor", wounds=1)
    scene.put("library", "janet-taylor")
    scene.hand(0, kind)
    scene.answer(f"play:{kind}")
    assert sorted(scene.options()) == ["who:gabriel-diaz", "who:thomas-heart"]
    scene.answer("who:thomas-heart")
    assert scene.survivor("thomas-heart").frost == 0


def test_adrenaline_turns_a_die(winter) -> None:
    scene = winter()
    scene.hand(0, "adrenaline")
    scene.pool(0, 2)
    scene.do("play:adrenaline", "die:6")
    assert scene.player(0).dice == [6]


@pytest.mark.parametrize(("kind", "helpless"), [("outsider-1", 0), ("outsider-2", 1), ("outsider-3", 2)])
def test_outsiders(winter, kind: str, helpless: int) -> None:
    scene = winter()
    scene.hand(0, kind)
    scene.survivor_deck("mike-cho")
    scene.answer(f"play:{kind}")
    assert scene.survivor("mike-cho").seat == 0 and scene.state.helpless == helpless


@rule("DW-OBJ-03")
def test_starting_items_are_the_same_cards_with_another_back() -> None:
    for kind in ("food-1", "junk", "fuel", "medicine"):
        assert ITEMS[f"{kind}.s"].starter and not ITEMS[kind].starter
        assert ITEMS[f"{kind}.s"].power.effects == ITEMS[kind].power.effects

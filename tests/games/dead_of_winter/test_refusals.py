"""Why can't I? The whole list in a few positions: everything a player might expect in their turn and may not do, each with its reason."""

from collections.abc import Callable

import pytest

from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.facts import SURVIVORS
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.testing import rule

NAMES = {"thomas-heart": "T", "harman-brooks": "H"}


def reasons(scene: WinterScene) -> list[str]:
    """One line per refusal: what, why, which rule, and the number or place it names."""
    lines: list[str] = []
    for refused in scene.table.pending[0].why_not():
        verb, _, name = refused.key.partition(":")
        more = [str(refused.args[key]) for key in ("needed", "place") if key in refused.args]
        assert str(refused.args.get("survivor", "")) in name
        assert refused.text.partition("-")[0] == ("pointless" if refused.pointless else "refused")
        lines.append(" ".join([f"{verb}:{NAMES.get(name, name)}".rstrip(":"), refused.text.removeprefix("refused-"), refused.rule, *more]))
    return lines


def one_die(scene: WinterScene) -> None:
    scene.hand(0)
    scene.hand(1, "junk")
    scene.pool(0, 1)
    scene.put("school", "harman-brooks")


def no_dice(scene: WinterScene) -> None:
    scene.hand(0, "fuel", "medicine", "outsider-1")
    scene.pool(0)


def besieged(scene: WinterScene) -> None:
    for seat in range(3):
        scene.hand(seat)
    scene.set(food=0)
    scene.pool(0, 2)
    scene.waste(2)
    scene.zombies("colony", 18)


def outcast(scene: WinterScene) -> None:
    scene.exiled(0)
    scene.hand(0)
    scene.pool(0, 2)


def resting(scene: WinterScene) -> None:
    scene.hand(0, "junk")
    scene.pool(0, 6)
    scene.change(lambda g: setattr(g.survivors["thomas-heart"], "rests", True))
    scene.change(lambda g: setattr(g.survivors["harman-brooks"], "moved", True))


POSITIONS: list[tuple[Callable[[WinterScene], None], list[str]]] = [
    (
        one_die,
        [
            "search:T search-colony DW-SEARCH-01",
            "lure:T pointless-lure DW-LURE-03",
            "clean:T no-waste DW-CLEAN-05",
            "ability:T die DW-ABIL-01 5",
            "attack:H no-target DW-ATTACK-18 school",
            "search:H die DW-SEARCH-02 3",
            "lure:H pointless-lure DW-LURE-03",
            "clean:H clean-outside DW-CLEAN-01",
            "contribute no-cards DW-CONTR-02",
        ],
    ),
    (
        no_dice,
        [
            "attack:T die DW-ATTACK-01 1",
            "search:T search-colony DW-SEARCH-01",
            "barricade:T no-die DW-BARR-01",
            "lure:T pointless-lure DW-LURE-03",
            "clean:T no-waste DW-CLEAN-05",
            "ability:T die DW-ABIL-01 5",
            "attack:H die DW-ATTACK-01 3",
            "search:H search-colony DW-SEARCH-01",
            "barricade:H no-die DW-BARR-01",
            "lure:H pointless-lure DW-LURE-03",
            "clean:H no-waste DW-CLEAN-05",
            "play:fuel fuel DW-MOVE-05",
            "play:medicine no-effect DW-PLAY-10",
            "food food-die DW-SPEND-04",
            "ask ask-nobody DW-ASK-02",
        ],
    ),
    (
        besieged,
        [
            "search:T search-colony DW-SEARCH-01",
            "barricade:T no-space DW-BARR-03 colony",
            "lure:T no-space DW-LURE-05 colony",
            "ability:T die DW-ABIL-01 5",
            "attack:H die DW-ATTACK-01 3",
            "search:H search-colony DW-SEARCH-01",
            "barricade:H no-space DW-BARR-03 colony",
            "lure:H no-space DW-LURE-05 colony",
            "contribute no-cards DW-CONTR-02",
            "food no-food DW-SPEND-01",
            "ask ask-nobody DW-ASK-02",
        ],
    ),
    (
        outcast,
        [
            "attack:T no-target DW-ATTACK-18 police-station",
            "search:T die DW-SEARCH-02 3",
            "lure:T pointless-lure DW-LURE-03",
            "clean:T clean-outside DW-CLEAN-01",
            "ability:T ability-place DW-ABIL-03",
            "attack:H no-target DW-ATTACK-18 police-station",
            "search:H die DW-SEARCH-02 3",
            "lure:H pointless-lure DW-LURE-03",
            "clean:H clean-outside DW-CLEAN-01",
            "contribute exile-crisis DW-EXILE-08",
            "food exile-food DW-EXILE-13",
            "eat eat DW-EXILE-14",
            "ask ask-nobody DW-ASK-02",
        ],
    ),
    (
        resting,
        [
            *[f"{verb}:T rests DW-EFFECT-04" for verb in ("move", "attack", "search", "barricade", "lure", "clean", "ability")],
            "move:H moved DW-MOVE-01",
            "search:H search-colony DW-SEARCH-01",
            "lure:H pointless-lure DW-LURE-03",
            "clean:H no-waste DW-CLEAN-05",
            "food food-die DW-SPEND-03",
            "ask ask-nobody DW-ASK-02",
        ],
    ),
]


@pytest.mark.parametrize(("lay", "wanted"), POSITIONS, ids=lambda part: getattr(part, "__name__", ""))
def test_everything_that_cannot_be_done_says_why(winter, lay: Callable[[WinterScene], None], wanted: list[str]) -> None:
    scene = winter()
    lay(scene)
    assert reasons(scene) == wanted


@rule("DW-MOVE-02", "DW-EFFECT-04")
def test_nowhere_to_go(winter) -> None:
    scene = winter()
    scene.pool(0, 6)
    scene.change(lambda g: g.state.flags.append("no_leaving_colony"))
    assert "move:T curfew DW-EFFECT-04" in reasons(scene)
    scene.change(lambda g: g.state.flags.clear())
    assert not any("move:T" in line for line in reasons(scene))


@rule("DW-ASK-11")
def test_asking_in_vain_is_remembered(winter) -> None:
    scene = winter()
    scene.hand(0)
    scene.hand(1, "junk")
    scene.pool(0, 1)
    while scene.offers("ask"):
        scene.answer("ask")
        if scene.prompt == "prompt-ask":
            scene.answer(scene.options()[0])
        scene.do("none")
    assert scene.refused("ask") == "DW-ASK-11" and scene.events("request.denied")


@rule("DW-VOTE-09")
def test_nobody_is_left_to_be_sent_away(winter) -> None:
    scene = winter()
    scene.exiled(1)
    scene.exiled(2, "payback")
    assert scene.refused("vote") == "DW-VOTE-09"


@rule("DW-PLAY-08", "DW-PLAY-10")
def test_an_equipped_card_says_why_it_is_of_no_use(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle", "pistol")
    scene.zombies("colony.1", 2)
    assert not any("use:" in line for line in reasons(scene))
    scene.answer("use:sniper-rifle@thomas-heart")
    assert [line for line in reasons(scene) if "use:" in line] == ["use:sniper-rifle@thomas-heart item-used DW-PLAY-08"]
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle")
    assert [line for line in reasons(scene) if "use:" in line] == ["use:sniper-rifle@thomas-heart pointless-item DW-PLAY-10"]


@rule("DW-MOVE-02")
def test_where_every_place_is_full_nobody_moves(winter) -> None:
    others = [name for name in SURVIVORS if name not in ("thomas-heart", "harman-brooks")]
    scene = winter("thomas-heart", " ".join(others[:-1]), others[-1])
    rooms = [place for place in PLACES[1:] for _ in range(scene.play.room(PLACES.index(place)))]
    scene.change(lambda g: [setattr(g.survivors[name], "place", PLACES.index(place)) for place, name in zip(rooms, others, strict=False)])
    assert len(others) >= len(rooms) and not scene.offers("move:thomas-heart")
    assert scene.refused("move:thomas-heart") == "DW-MOVE-02"
    scene.put("colony", others[0])
    assert scene.offers("move:thomas-heart")


@rule("DW-HANDOFF-01", "DW-HANDOFF-07")
def test_an_item_that_nobody_can_take_says_why(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "pistol")
    assert scene.offers("hand:thomas-heart")
    scene.put("school", "thomas-heart")
    assert scene.refused("hand:thomas-heart") == "DW-HANDOFF-01"
    scene.put("school", "harman-brooks")
    scene.answer("hand:thomas-heart")
    assert scene.refused("hand:harman-brooks") == "DW-HANDOFF-07"


@rule("DW-ABIL-01", "DW-PLAY-10")
def test_an_ability_of_which_nothing_would_come_is_pointless_not_forbidden(winter) -> None:
    scene = winter()
    scene.pool(0, 6)
    (one,) = [refused for refused in scene.table.pending[0].why_not() if refused.key == "ability:thomas-heart"]
    assert one.pointless and one.text == "pointless-ability"
    scene.pool(0, 4)
    (one,) = [refused for refused in scene.table.pending[0].why_not() if refused.key == "ability:thomas-heart"]
    assert not one.pointless and one.rule == "DW-ABIL-01"


@rule("DW-ABIL-08", "DW-ABIL-05")
def test_a_copied_ability_says_why_not_too(winter) -> None:
    scene = winter("john-price maria-lopez", "brian-lee", "gabriel-diaz")
    scene.put("school", "john-price", "maria-lopez")
    scene.zombies("school", 1)
    assert scene.refused("ability:john-price=maria-lopez") == "DW-ABIL-01"
    scene.pool(0, 1, 1)
    scene.answer("ability:john-price=maria-lopez")
    assert scene.refused("ability:john-price=maria-lopez") == "DW-ABIL-05"


@rule("DW-PLAY-04", "DW-EXILE-21")
def test_without_survivors_nothing_is_equipped(winter) -> None:
    scene = winter()
    scene.hand(0, "pistol")
    scene.change(lambda g: [g.state.survivors.remove(one) or g.state.gone.append(one.id) for one in g.group(0)])
    scene.change(lambda g: setattr(g, "survivors", {one.id: one for one in g.state.survivors}))
    assert scene.refused("play:pistol") == "DW-PLAY-04"

"""Every main and personal objective: just short of it, and reached."""

from collections.abc import Callable

import pytest

from stockade.games.dead_of_winter import GAME
from stockade.games.dead_of_winter.effects.words.condition import MainObjectiveDone, Morale
from stockade.games.dead_of_winter.facts import BETRAYALS, EXILED, EXTRA, MAINS, SECRETS
from stockade.games.dead_of_winter.rules.ending import aim_checks
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.testing import rule

Arrange = Callable[[WinterScene], object]


def met(scene: WinterScene, seat: int = 0) -> bool:
    """Every line but the one about the end of the game holds."""
    lines = [line for line in scene.view(seat)["you"]["aims"] if line["line"] != 1 or line["card"] in EXILED]
    return all(line["met"] for line in lines)


def nothing(scene: WinterScene) -> None:
    """The position as it is."""


# aim, what is just short of it, what reaches it (from there)
CASES: list[tuple[str, Arrange, Arrange]] = [
    ("a-new-destination", lambda s: s.hand(0, "fuel", "fuel"), lambda s: s.hand(0, "fuel", "fuel", "fuel.s")),
    ("all-i-need-is-my-books", lambda s: s.items("thomas-heart", "cookbook"), lambda s: s.items("harman-brooks", "leadership")),
    ("burn-it-all-down", lambda s: (s.barricades("colony.1", 3), s.hand(0, "fuel")), lambda s: s.barricades("colony.2", 1)),
    ("collector", lambda s: s.hand(0, "junk", "junk", "fuel"), lambda s: s.hand(0, "junk", "junk", "fuel", "pistol")),
    ("desire-to-live", lambda s: s.hand(0, "pistol", "food-1", "fuel"), lambda s: s.hand(0, "pistol", "food-1", "fuel", "medicine")),
    ("experienced", lambda s: s.items("thomas-heart", "pistol"), lambda s: s.items("thomas-heart", "mop")),
    ("germ-a-phobe", lambda s: s.wounds("thomas-heart", frost=1), lambda s: s.wounds("thomas-heart")),
    ("historian", lambda s: s.hand(0, "cookbook"), lambda s: s.hand(0, "cookbook", "leadership")),
    ("hoarder", lambda s: (s.hand(0, "fuel"), s.hand(1, "fuel")), lambda s: s.hand(0, "fuel", "junk")),
    ("hope", lambda s: s.set(morale=3), lambda s: s.set(morale=4)),
    ("hunger", lambda s: s.hand(0, "food-1", "food-3"), lambda s: s.hand(0, "food-1", "food-3", "food-2")),
    ("hypochondriac", lambda s: s.hand(0, "medicine"), lambda s: s.hand(0, "medicine", "adrenaline")),
    ("junkie", lambda s: s.hand(0, "medicine", "medicine"), lambda s: s.hand(0, "medicine", "medicine", "medicine.s")),
    ("leader", nothing, lambda s: s.change(lambda g: setattr(g.survivors["loretta-clay"], "seat", 0))),
    ("loner", nothing, lambda s: s.change(lambda g: setattr(g.survivors["harman-brooks"], "seat", 1))),
    ("masochist", lambda s: s.wounds("thomas-heart", wounds=1, frost=1), lambda s: s.wounds("harman-brooks", wounds=1)),
    ("neat-freak", lambda s: s.waste(6), lambda s: s.change(lambda g: g.state.removed.append(g.state.waste.pop()))),
    ("protected", lambda s: s.items("thomas-heart", "pistol"), lambda s: s.items("harman-brooks", "shotgun")),
    ("repopulate", lambda s: s.set(helpless=2), lambda s: s.change(lambda g: setattr(g.survivors["loretta-clay"], "seat", 0))),
    ("revenge", lambda s: gone(s, 2), lambda s: gone(s, 1)),
    ("safety", lambda s: s.zombies("colony", 5), lambda s: s.change(lambda g: g.state.zombies.__setitem__(0, 0))),
    (
        "the-way-back-home",
        lambda s: s.hand(0, "fuel", "food-1", "pistol"),
        lambda s: s.hand(0, "fuel", "fuel", "food-1", "pistol"),
    ),
    ("zombie-killing-robot", lambda s: s.hand(0, "pistol", "junk"), lambda s: s.hand(0, "pistol", "junk", "mop")),
    ("pharmacist", lambda s: s.hand(0, "medicine", "junk"), lambda s: s.hand(0, "medicine")),
    ("serial-killers", lambda s: gone(s, 4), lambda s: gone(s, 1)),
    ("trigger-happy", lambda s: s.items("thomas-heart", "pistol", "pistol", "shotgun"), lambda s: s.items("harman-brooks", "lighter")),
    ("cult-leader", lambda s: own(s, "loretta-clay"), lambda s: own(s, "janet-taylor")),
    (
        "runaway",
        lambda s: (own(s, "harman-brooks", 1), s.items("thomas-heart", "pistol"), s.hand(0, "medicine", "mop", "fuel", "food-1.s")),
        lambda s: s.hand(0, "medicine", "mop", "fuel", "food-1"),
    ),
    ("accept-your-fate", lambda s: s.hand(0, "junk"), lambda s: s.hand(0)),
    (
        "all-for-one",
        lambda s: (own(s, "harman-brooks", 1), s.items("thomas-heart", "pistol", "mop")),
        lambda s: s.items("thomas-heart", "hammer"),
    ),
    ("gluttony", lambda s: s.hand(0, "food-1", "food-1", "food-2"), lambda s: s.hand(0, "food-1", "food-1", "food-2", "food-3")),
    ("mad-scientist", lambda s: s.hand(0, "medicine", "cookbook"), lambda s: s.hand(0, "medicine", "medicine", "cookbook")),
    ("obsessed", lambda s: s.hand(0, "mop", "junk", "junk"), lambda s: s.items("thomas-heart", "hammer")),
    ("take-over", lambda s: own(s, "loretta-clay"), lambda s: s.change(lambda g: setattr(g.player(1), "leader", "janet-taylor"))),
]


def gone(scene: WinterScene, count: int) -> None:
    """So many survivors left the game."""
    scene.change(lambda g: g.state.gone.extend(g.state.survivor_deck.pop() for _ in range(count)))


def own(scene: WinterScene, name: str, seat: int = 0) -> None:
    """That survivor changes players."""
    scene.change(lambda g: setattr(g.survivors[name], "seat", seat))


@pytest.mark.parametrize(("aim", "short", "there"), CASES, ids=[case[0] for case in CASES])
@rule("DW-WIN-01", "DW-WIN-04", "DW-WIN-06")
def test_personal_objectives(winter, aim: str, short: Arrange, there: Arrange) -> None:
    scene = winter(rules=("extra-objective",))
    scene.aim(0, aim)
    short(scene)
    assert not met(scene)
    there(scene)
    assert met(scene)


def test_a_survivor_from_another_group_is_not_one_that_one_began_with(winter) -> None:
    scene = winter()
    scene.crisis("reorganization")
    scene.aim(1, "experienced")
    scene.items("thomas-heart", "pistol", "mop")
    scene.end_turns()
    for seat, name in enumerate(("thomas-heart", "brian-lee", "gabriel-diaz")):
        scene.answer(f"pass:{name}", seat)
    for seat, name in enumerate(("harman-brooks", "loretta-clay", "janet-taylor")):
        if scene.prompt == "prompt-leader":
            scene.answer(f"leader:{name}", seat)
    assert scene.survivor("thomas-heart").seat == 1
    assert [line["met"] for line in scene.view(1)["you"]["aims"]] == [False, False]
    scene.items("loretta-clay", "hammer", "wrench")
    assert [line["met"] for line in scene.view(1)["you"]["aims"]] == [False, True]


@rule("DW-INFO-01")
def test_justice_tells_nothing_before_the_end(winter) -> None:
    scene = winter()
    scene.aim(0, "justice")
    scene.aim(1, "gluttony")
    assert [line["met"] for line in scene.view(0)["you"]["aims"]] == [False, None, True]
    scene.change(lambda g: setattr(g.state, "round", 5))
    scene.end_turns()
    assert [line["met"] for line in scene.view(0)["you"]["aims"]] == [True, False, True] and scene.table.winners == []


def test_justice_is_done_when_the_betrayer_is_exiled(winter) -> None:
    scene = winter()
    scene.aim(0, "justice")
    scene.aim(1, "gluttony")
    scene.exiled(1)
    scene.change(lambda g: setattr(g.state, "round", 5))
    scene.end_turns()
    assert 0 in scene.table.winners


def test_every_personal_objective_has_a_case() -> None:
    assert {case[0] for case in CASES} | {"justice"} == {*SECRETS, *EXTRA, *BETRAYALS}
    for aim in SECRETS:
        assert aim_checks(aim)[0] == MainObjectiveDone()
    for aim in BETRAYALS:
        assert aim_checks(aim)[0] == Morale(max=0)


EXILES: list[tuple[str, Arrange, Arrange, Arrange]] = [  # nothing yet, enough for a betrayer, enough for the others
    ("handy", lambda s: s.hand(0, *["junk"] * 2), lambda s: s.hand(0, *["junk"] * 3), lambda s: s.hand(0, *["junk"] * 4)),
    ("new-friends", nothing, lambda s: s.deck("school", rest=False), lambda s: own(s, "loretta-clay")),
    ("forgiveness", nothing, lambda s: s.change(lambda g: setattr(g.state, "done", True)), lambda s: s.hand(0, *["food-1"] * 5)),
    ("payback", lambda s: gone(s, 3), lambda s: gone(s, 1), lambda s: gone(s, 1)),
    (
        "squatter",
        lambda s: s.change(lambda g: setattr(g.survivors["harman-brooks"], "place", 4)),
        lambda s: s.change(lambda g: setattr(g.survivors["harman-brooks"], "place", g.survivors["thomas-heart"].place)),
        lambda s: s.hand(0, "junk", "junk", "fuel"),
    ),
    (
        "armed-and-alone",
        lambda s: s.items("thomas-heart", "pistol"),
        lambda s: s.items("thomas-heart", "pistol"),
        lambda s: s.items("thomas-heart", "shotgun"),
    ),
    ("long-road", lambda s: s.hand(0, *["fuel"] * 2), lambda s: s.hand(0, *["fuel"] * 3), lambda s: s.hand(0, *["fuel"] * 4)),
    ("prove-them-wrong", lambda s: s.set(morale=2), lambda s: s.set(morale=5), lambda s: s.set(morale=3)),
    ("silent-walls", lambda s: s.barricades("school", 2), lambda s: s.barricades("school", 3), lambda s: s.barricades("school", 4)),
    ("own-family", nothing, lambda s: own(s, "loretta-clay"), lambda s: own(s, "janet-taylor")),
]


@pytest.mark.parametrize(("card", "short", "betrayer", "loyal"), EXILES, ids=[case[0] for case in EXILES])
@rule("DW-EXILE-02", "DW-EXILE-03")
def test_exiled_objectives(winter, card: str, short: Arrange, betrayer: Arrange, loyal: Arrange) -> None:
    def lines(scene: WinterScene) -> list[bool]:
        return [line["met"] for line in scene.view(0)["you"]["aims"] if line["line"] == 0 or not scene.player(0).secret]

    traitor = winter()
    traitor.aim(0, "gluttony")
    traitor.exiled(0, card)
    short(traitor)
    assert lines(traitor) == [False]
    betrayer(traitor)
    assert lines(traitor) == [True]

    scene = winter()
    scene.change(lambda g: (setattr(g.player(0), "shown", g.player(0).secret), setattr(g.player(0), "secret", "")))
    scene.exiled(0, card)
    short(scene)
    betrayer(scene) if card != "prove-them-wrong" else None
    scene.change(lambda g: setattr(g.state, "done", True))
    assert card == "new-friends" or not all(lines(scene))
    loyal(scene)
    assert all(lines(scene))


def test_every_exiled_objective_has_a_case() -> None:
    assert {case[0] for case in EXILES} == set(EXILED)


# -- main objectives -------------------------------------------------------------------------------------------------------


def feed(scene: WinterScene, *kinds: str) -> None:
    scene.change(lambda g: g.state.on_objective.extend(scene.find(g, kind) for kind in kinds))


def calm(winter, scenario: str, side: str) -> WinterScene:
    scene = winter(scenario=scenario, side=side)
    scene.set(morale=9, food=20)
    return scene


@pytest.mark.parametrize(("side", "rounds"), [("normal", 5), ("hardcore", 6)])
def test_too_many_mouths(winter, side: str, rounds: int) -> None:
    scene = calm(winter, "too-many-mouths", side)
    scene.set(round=rounds - 1)
    scene.end_turns()
    assert scene.outcome == ""
    scene.end_turns()
    assert scene.outcome == "won"


@pytest.mark.parametrize("side", ["normal", "hardcore"])
def test_eight_weeks_of_darkness(winter, side: str) -> None:
    scene = calm(winter, "eight-weeks-of-darkness", side)
    scene.set(round=8)
    scene.end_turns()
    assert scene.outcome == "won"


@pytest.mark.parametrize("side", ["normal", "hardcore"])
def test_winter_has_come_burns_fuel(winter, side: str) -> None:
    scene = calm(winter, "winter-has-come", side)
    feed(scene, "fuel", "fuel", "fuel")
    scene.end_turns()
    assert scene.last("objective.burnt") == {"items": ["fuel", "fuel"]} and len(scene.state.on_objective) == 1
    scene.end_turns()
    assert scene.outcome == "lost" and scene.state.cause == "failed" and scene.state.morale > 0
    assert len(scene.state.on_objective) == 1


@pytest.mark.parametrize(("side", "limit"), [("normal", 3), ("hardcore", 1)])
def test_kill_them(winter, side: str, limit: int) -> None:
    scene = calm(winter, "kill-them", side)
    scene.zombies("school", limit + 1)
    scene.end_turns()
    assert scene.outcome == ""
    scene.change(lambda g: g.state.zombies.__setitem__(8, limit))
    scene.end_turns()
    assert scene.outcome == "won"


@pytest.mark.parametrize("side", ["normal", "hardcore"])
def test_find_the_cure(winter, side: str) -> None:
    scene = calm(winter, "find-the-cure", side)
    feed(scene, *["medicine"] * 5)
    scene.end_turns()
    assert scene.outcome == ""
    feed(scene, "medicine", *(["cookbook", "leadership"] if side == "hardcore" else []))
    scene.end_turns()
    assert scene.outcome == "won"


@pytest.mark.parametrize(
    ("side", "cards", "barricades", "food"),
    [("normal", ["fuel", "medicine"] * 2 + ["hammer", "mop"], 4, 6), ("hardcore", ["fuel", "medicine"] * 3 + ["hammer", "mop"], 6, 10)],
)
def test_stockpile(winter, side: str, cards: list[str], barricades: int, food: int) -> None:
    scene = calm(winter, "stockpile", side)
    feed(scene, *cards)
    scene.change(lambda g: g.state.barricades.__setitem__(slice(0, 6), [barricades // 3] * 3 + [barricades % 3, 0, 0]))
    scene.set(food=food + 2)
    scene.end_turns()
    assert scene.outcome == ""
    scene.set(food=food + 3)
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 6), [0] * 6))
    scene.end_turns()
    assert scene.outcome == "won"


@pytest.mark.parametrize("side", ["normal", "hardcore"])
def test_leave_it_all_behind(winter, side: str) -> None:
    scene = calm(winter, "leave-it-all-behind", side)
    scene.items("thomas-heart", "pistol")
    scene.items("brian-lee", "shotgun")
    if side == "hardcore":
        feed(scene, "fuel", "fuel", "fuel")
    scene.end_turns()
    assert scene.outcome == ""
    scene.items("janet-taylor", "lighter")
    scene.end_turns()
    assert scene.outcome == "won"


def test_every_main_objective_has_a_name_for_each_line() -> None:
    for lang in ("en", "fr"):
        for main in MAINS.values():
            parts = GAME.text.name(lang, "scenario", main.id)
            assert all(f"n{number}" in parts for number in range(1, len(main.normal.goal) + 1))
            assert all(f"h{number}" in parts for number in range(1, len(main.hardcore.goal) + 1))

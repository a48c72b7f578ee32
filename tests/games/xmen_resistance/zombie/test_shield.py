"""S.H.I.E.L.D. and the Super Heroes who hunt (XR-ZMODE-01 to -08, -29, -42, XR-ZENEMY), and the Bystanders who run (XR-ZMODE-30, -31)."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.facts import enemies
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE, NEXT, FAR = "12V.A", "12V.B", "12V.C"


@pytest.fixture
def t(board: Board) -> ResistanceScene:
    """Psylocke and Cyclops side by side in the Danger Room."""
    scene = board("psylocke", "cyclops", on="MZ1", psylocke=HERE)
    scene.set("psylocke", hunger=0)
    scene.set("cyclops", hunger=0)
    return scene


# -- the horde --------------------------------------------------------------------------------------------------------


@rule("XR-ZMODE-01", "XR-ZMODE-02", "XR-ZMODE-03", "XR-ZMODE-04", "XR-ZMODE-05", "XR-ZMODE-42")
def test_who_they_are() -> None:
    facts = enemies("zombie")
    assert {kind: (f.actions, f.toughness[0], f.count) for kind, f in facts.items()} == {
        "trooper": (1, 1, 35),
        "guard": (1, 2, 14),
        "specialist": (2, 1, 14),
        "rogue": (2, 4, 1),
        "wolverine": (2, 3, 1),
        "storm": (2, 3, 1),
        "magneto": (2, 4, 1),
        "colossus": (2, 5, 1),
        "mystique": (2, 3, 1),
    }
    t = ResistanceScene(mission="MZ1")
    assert t.view(0)["pools"] == {"trooper": 35, "guard": 14, "specialist": 14}
    assert t.view(0)["mode"] == "zombie" and t.view(0)["decks"]["zombie_heroes"] == 6
    assert [key.split(":")[0] for key in t.options()] == ["turn"] * 4


@rule("XR-ZMODE-02", "XR-ZMODE-03", "XR-ZMODE-04", "XR-ZMODE-05", "XR-EATTACK-01")
@pytest.mark.parametrize(("kind", "wounds"), [("trooper", 1), ("guard", 1), ("specialist", 2)])
def test_how_often_they_strike(t: ResistanceScene, kind: str, wounds: int) -> None:
    t.put("cyclops", "15V.F")
    t.enemies(HERE, **{kind: 1})
    t.end_turns()
    assert t.hero("psylocke").health == 5 - wounds


@rule("XR-ZMODE-02", "XR-ZMODE-03", "XR-ZMODE-04", "XR-ZMODE-05", "XR-XP-04")
@pytest.mark.parametrize(
    ("kind", "hits", "xp", "why"),
    [("trooper", 1, 1, "XR-ZMODE-02"), ("guard", 2, 1, "XR-ZMODE-03"), ("specialist", 1, 1, "XR-ZMODE-04"), ("storm", 3, 3, "XR-ZMODE-05")],
)
def test_what_it_takes_and_what_it_gives(t: ResistanceScene, kind: str, hits: int, xp: int, why: str) -> None:
    t.set("psylocke", hunger=2)
    if kind == "storm":
        t.zombie(kind, HERE)
    else:
        t.enemies(HERE, **{kind: 1})
    blade = f"attack:psionic_blade:{HERE}"
    t.acts("psylocke", blade, dice=[3] * (hits - 1) + [2] * (5 - hits))
    assert not t.events("enemy.fell")
    t.acts("psylocke", blade, dice=[3] * hits + [2] * (4 - hits))
    assert t.hero("psylocke").xp == xp and t.rule_of("xp.gained") == why and t.rule_of("enemy.fell") == "XR-ZMODE-19"


@rule("XR-ZMODE-29", "XR-ZMODE-18")
def test_they_hunt_zombie_heroes_and_leave_people_alone(t: ResistanceScene) -> None:
    t.put("cyclops", HERE)
    t.bystander("stevie_hunter", FAR)
    t.enemies(FAR, trooper=2)
    t.end_turns()
    assert t.count(NEXT, "trooper") == 2 and t.hero("psylocke").health == 5
    assert len(t.state.people) == 1


@rule("XR-ZMODE-05", "XR-ZMODE-29", "XR-RUNNER-01")
def test_super_heroes_act_twice(t: ResistanceScene) -> None:
    t.put("cyclops", "15V.F")
    t.zombie("mystique", NEXT)
    t.end_turns()
    assert t.count(HERE, "mystique") == 1 and t.hero("psylocke").health == 4


@rule("XR-ZMODE-44", "XR-EATTACK-02")
def test_the_players_share_the_wounds(t: ResistanceScene) -> None:
    t.enemies(HERE, trooper=3)
    t.end_turns()
    t.choose("wound:psylocke", "wound:cyclops", "wound:cyclops")
    assert (t.hero("psylocke").health, t.hero("cyclops").health) == (4, 3)


@rule("XR-ZMODE-05", "XR-EMOVE-05")
def test_super_heroes_split_as_one_type(board: Board) -> None:
    t = board("psylocke", "cyclops", on="MZ1", psylocke=HERE, cyclops=FAR)
    t.zombie("storm", NEXT)
    t.zombie("rogue", NEXT)
    t.end_turns()
    assert t.prompt == "prompt-split-hero" and t.table.pending[0].rule == "XR-ZMODE-05"
    t.answer(f"way:{HERE}")
    assert t.count(HERE, "storm") + t.count(FAR, "storm") == t.count(HERE, "rogue") + t.count(FAR, "rogue") == 1


# -- each Super Hero --------------------------------------------------------------------------------------------------


@rule("XR-ZMODE-06")
def test_beside_rogue_no_skill_is_among_the_answers(t: ResistanceScene) -> None:
    t.set("psylocke", xp=43)
    t.enemies(NEXT, trooper=1)
    t.zombie("rogue", HERE)
    t.acts("psylocke")
    assert t.hero("psylocke").actions == 4 and not [key for key in t.options() if key.startswith("skill:")]


@rule("XR-ZMODE-06")
def test_rogue_takes_skills_but_not_the_fourth_action(t: ResistanceScene) -> None:
    t.set("psylocke", xp=43)
    t.enemies(NEXT, trooper=1)
    t.acts("psylocke")
    assert t.offers("skill:psychic_bolt")
    t.answer("end")
    t.zombie("rogue", HERE)
    t.change(lambda g: setattr(g.heroes["psylocke"], "stage", "ready"))
    t.acts("psylocke")
    assert t.play.skills(t.hero("psylocke")) == [] and not t.offers("skill:psychic_bolt")
    assert t.hero("psylocke").actions == 4
    assert not any(skill["unlocked"] for skill in t.view(0)["heroes"][0]["skills"])
    t.put("psylocke", FAR)
    assert len(t.play.skills(t.hero("psylocke"))) == 3


@rule("XR-ZMODE-07", "XR-ZMODE-08")
def test_wolverine_is_laid_down_gets_up_and_only_a_meal_ends_him(t: ResistanceScene) -> None:
    t.put("cyclops", "15V.F")
    t.zombie("wolverine", HERE)
    t.set("psylocke", hunger=1)
    t.acts("psylocke", f"attack:psionic_blade:{HERE}", dice=(3, 3, 3))
    assert t.rule_of("enemy.laid") == "XR-ZMODE-07" and t.hero("psylocke").xp == 0
    assert t.view(0)["zones"][HERE]["lying"] == ["wolverine"]
    assert not t.offers(f"attack:psionic_blade:{HERE}") and t.offers(f"attack:devour:{HERE}")
    assert any(key.startswith("move:") for key in t.options())  # he is no Enemy to leave behind
    t.end_turns()
    assert t.last("enemy.rises")["enemy"] == "wolverine" and t.hero("psylocke").health == 5
    t.end_turns()
    assert t.hero("psylocke").health == 3


@rule("XR-ZMODE-08", "XR-ZMODE-41")
@pytest.mark.parametrize(("dice", "xp"), [((4, 4, 3), 0), ((4, 4, 4), 3)])
def test_a_lying_wolverine_can_be_devoured(t: ResistanceScene, dice: tuple[int, ...], xp: int) -> None:
    t.zombie("wolverine", HERE)
    t.change(lambda g: setattr(g.state.zombies[0], "lying", True))
    t.set("psylocke", hunger=2)
    t.acts("psylocke", f"attack:devour:{HERE}", dice=dice)
    assert t.hero("psylocke").xp == xp and (t.state.zombies == []) == (xp == 3)


@rule("XR-ZMODE-08")
def test_laid_down_he_gives_nothing_and_devoured_where_he_lies_his_xp(t: ResistanceScene) -> None:
    t.zombie("wolverine", HERE)
    t.set("psylocke", hunger=2)
    t.acts("psylocke", f"attack:psionic_blade:{HERE}", f"attack:devour:{HERE}", dice=(3, 3, 3, 2, 4, 4, 4))
    assert t.events("enemy.laid") == [{"hero": "psylocke", "enemy": "wolverine", "zone": HERE}]
    assert t.hero("psylocke").xp == 3 and t.state.zombies == []


@rule("XR-ZENEMY-01")
@pytest.mark.parametrize(("where", "cost"), [(NEXT, 2), (FAR, 1)])
def test_storms_wind_slows_moves_but_not_free_ones(t: ResistanceScene, where: str, cost: int) -> None:
    t.zombie("storm", where)
    t.set("psylocke", traits=["rotten_reflexes"])
    t.acts("psylocke", f"move:{NEXT}")
    assert t.hero("psylocke").actions == 3 - cost
    t.answer("end")
    t.change(lambda g: setattr(g.heroes["psylocke"], "stage", "ready"))
    t.put("psylocke", HERE)
    t.acts("psylocke", "trait:rotten_reflexes")
    assert t.hero("psylocke").zone == NEXT and t.hero("psylocke").actions == 3


@rule("XR-ZENEMY-01", "XR-MOVE-03")
def test_the_wind_is_named_when_it_is_too_strong(t: ResistanceScene) -> None:
    t.zombie("storm", NEXT)
    t.acts("psylocke", "gain-trait")
    t.change(lambda g: setattr(g.heroes["psylocke"], "actions", 1))
    assert t.refused(f"move:{NEXT}") == "XR-ZENEMY-01"


@rule("XR-ZENEMY-02", "XR-ZMODE-42")
def test_magneto_pulls_whoever_is_near_before_he_strikes(board: Board) -> None:
    t = board("psylocke", "cyclops", "iceman", on="MZ1", psylocke=HERE, cyclops=FAR, iceman="15V.F")
    t.zombie("magneto", NEXT)
    t.end_turns()
    assert (t.hero("psylocke").zone, t.hero("cyclops").zone, t.hero("iceman").zone) == (NEXT, NEXT, "15V.F")
    assert len(t.events("magneto.pulls")) == 1 and t.rule_of("hero.moved") == "XR-ZENEMY-02"
    assert t.prompt == "prompt-share-wounds"


@rule("XR-ZENEMY-03")
def test_nothing_lowers_the_toughness_of_colossus(t: ResistanceScene) -> None:
    t.set("psylocke", xp=19, hunger=3, traits=["let_it_out"])
    t.zombie("colossus", HERE)
    t.acts("psylocke")
    t.dice(3, 3, 3, 3, 2)
    t.answer(f"attack:psionic_blade:{HERE}")
    assert t.last("hits.lost")["count"] == 4
    t.set("psylocke", hunger=3)
    t.enemies(HERE, guard=1)
    t.dice(3, 3, 3, 3, 2, 2)
    t.answer(f"attack:psionic_blade:{HERE}")
    t.answer("boost:trait:let_it_out")
    if t.prompt == "prompt-boost":
        t.answer("roll")
    assert t.count(HERE, "colossus") == 1


@rule("XR-ZENEMY-04")
def test_mystique_hides_behind_the_others(t: ResistanceScene) -> None:
    t.zombie("mystique", HERE)
    t.enemies(HERE, specialist=1)
    t.set("psylocke", hunger=2)
    t.acts("psylocke", f"attack:psionic_blade:{HERE}", dice=(3, 3, 3, 2))
    assert t.last("enemy.fell")["enemy"] == "specialist" and t.last("hits.lost")["count"] == 2
    t.acts("psylocke", f"attack:psionic_blade:{HERE}", dice=(3, 3, 3, 2))
    assert t.last("enemy.fell")["enemy"] == "mystique"


# -- Bystanders -------------------------------------------------------------------------------------------------------


@rule("XR-ZMODE-30", "XR-BYST-11")
def test_they_run_from_the_closest_they_see(t: ResistanceScene) -> None:
    t.bystander("stevie_hunter", HERE)
    t.bystander("trish_tilby", NEXT)
    t.bystander("callisto", "15V.F")
    t.enemies(NEXT, guard=1)
    t.end_turns()
    t.choose("wound:psylocke") if t.prompt == "prompt-share-wounds" else None
    assert t.where("stevie_hunter") == NEXT and t.where("trish_tilby") == FAR
    assert t.where("callisto") == "15V.F"  # it sees nobody
    assert t.rule_of("bystander.moved") == "XR-ZMODE-30"


@rule("XR-ZMODE-30")
def test_cornered_they_stay(t: ResistanceScene) -> None:
    t.bystander("stevie_hunter", FAR)
    t.end_turns()
    assert t.where("stevie_hunter") == FAR


@rule("XR-ZMODE-30")
def test_between_two_of_them_the_players_choose(board: Board) -> None:
    t = board("psylocke", "cyclops", on="MZ1", psylocke=HERE, cyclops=FAR)
    t.bystander("stevie_hunter", NEXT)
    t.end_turns()
    assert t.prompt == "prompt-bystander-way"
    t.answer(f"way:{FAR}")
    assert t.where("stevie_hunter") == FAR


@rule("XR-ZMODE-30")
def test_farther_is_counted_along_open_ways(board: Board) -> None:
    """The rear hall goes around the Elevator: from its middle both sides lead away from a Zombie Hero in the west only one way."""
    t = board("psylocke", "cyclops", on="MZ2", psylocke="11R.G", cyclops="18V.F")
    t.bystander("stevie_hunter", "11R.H")
    t.end_turns()
    assert t.where("stevie_hunter") == "11R.I"


@rule("XR-ZMODE-31", "XR-ZMODE-32")
def test_on_a_level_without_zombie_heroes_they_wait(board: Board) -> None:
    t = board("psylocke", "cyclops", on="MZ2", psylocke="11R.G")
    t.set("cyclops", traits=["numb"])
    t.bystander("stevie_hunter", "18V.D")
    t.end_turns()
    assert t.where("stevie_hunter") == "18V.D" and t.hero("cyclops").traits == ["numb"]

"""Rules of Zombie Mode with more than one clause, each clause in the same play: these are what their examples show."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE, NEXT, FAR = "12V.A", "12V.B", "12V.C"


@pytest.fixture
def t(board: Board) -> ResistanceScene:
    """Psylocke, not hungry, alone in the Danger Room; Iceman far away."""
    scene = board("psylocke", "iceman", on="MZ1", psylocke=HERE, iceman="15V.F")
    scene.set("psylocke", hunger=0)
    return scene


@rule("XR-ZMODE-02", "XR-ZMODE-03", "XR-ZMODE-04")
@pytest.mark.parametrize(("kind", "hits", "steps"), [("trooper", 1, 1), ("guard", 2, 1), ("specialist", 1, 2)])
def test_one_of_two_falls_and_the_other_has_its_actions(t: ResistanceScene, kind: str, hits: int, steps: int) -> None:
    t.enemies(HERE, **{kind: 1})
    t.enemies(FAR, **{kind: 1})
    t.acts("psylocke", f"attack:psionic_blade:{HERE}", dice=[6] * hits + [2] * (2 - hits))
    assert (t.hero("psylocke").xp, t.count(HERE, kind)) == (1, 0)
    t.end_turns()
    assert len(t.events("enemies.moved")) == steps


@rule("XR-ZMODE-05")
def test_a_super_hero_acts_twice_and_falls_to_the_toughness_of_the_card(t: ResistanceScene) -> None:
    t.zombie("mystique", FAR)
    t.dice(3, 3, 3)
    t.end_turns()
    assert t.count(HERE, "mystique") == 1  # two Actions, two zones
    t.acts("psylocke", f"attack:psionic_blade:{HERE}")
    assert (t.hero("psylocke").xp, t.count(HERE, "mystique")) == (3, 0)


@rule("XR-ZMODE-42", "XR-MOVE-02")
def test_four_kinds_are_enemies_and_bystanders_are_none(t: ResistanceScene) -> None:
    t.enemies(HERE, trooper=1, guard=1, specialist=1)
    t.zombie("magneto", HERE)
    t.bystander("stevie_hunter", HERE)
    t.turn("psylocke")
    assert t.refused(f"move:{NEXT}") == "XR-MOVE-03"


@rule("XR-ZMODE-19")
def test_the_whole_order_and_a_bystander_last(board: Board) -> None:
    t = board("sabretooth", "iceman", on="MZ1", sabretooth=HERE, iceman="15V.F")
    t.set("sabretooth", hunger=3, bystander="cameron_hodge")
    t.zombie("storm", HERE)
    t.enemies(HERE, guard=1, trooper=1, specialist=1)
    t.bystander("stevie_hunter", HERE)
    t.acts("sabretooth", f"attack:savage_claws:{HERE}", dice=[4] * 7 + [4, 2, 2, 2, 2])
    assert [event["enemy"] for event in t.events("enemy.fell")] == ["storm", "guard", "trooper", "specialist"]
    assert t.where("stevie_hunter") == HERE
    t.answer(f"attack:devour:{HERE}")
    assert t.where("stevie_hunter") == ""


@rule("XR-ZMODE-10")
def test_five_health_and_the_loss_comes_later(t: ResistanceScene) -> None:
    assert t.hero("psylocke").health == 5
    t.enemies(HERE, trooper=5)
    t.end_turns()
    assert t.hero("psylocke").stage == "out" and t.outcome == "lost"


@rule("XR-ZMODE-20")
def test_one_hit_for_a_bystander_and_a_die_for_a_combat_bystander(t: ResistanceScene) -> None:
    t.bystander("stevie_hunter", HERE)
    t.bystander("callisto", HERE)
    t.acts("psylocke", f"attack:devour:{HERE}", dice=[4, 4, 5])
    t.answer("hit:stevie_hunter")
    assert t.where("stevie_hunter") == ""
    t.answer(f"attack:devour:{HERE}")
    assert t.where("callisto") == HERE


@rule("XR-ZMODE-23")
def test_the_menu_of_somebody_ravenous(t: ResistanceScene) -> None:
    t.set("psylocke", hunger=4, traits=["hold_it_in"])
    t.enemies(HERE, trooper=1)
    t.turn("psylocke")
    wanted = {f"move:{NEXT}", f"attack:devour:{HERE}", "skill:psychic_bolt", "trait:hold_it_in", "end"}
    assert set(t.options()) == wanted  # no Blade, no Trait to draw, no door


@rule("XR-ZMODE-28")
def test_the_menu_beside_an_objective_a_bystander_and_a_trooper(t: ResistanceScene) -> None:
    t.put("psylocke", FAR)
    t.bystander("stevie_hunter", FAR)
    t.enemies(FAR, trooper=1)
    t.turn("psylocke")
    assert {"move:12V.B", "gain-trait", f"attack:psionic_blade:{FAR}", f"attack:devour:{FAR}", f"take:{FAR}"} <= set(t.options())
    assert not any(key.startswith(("rescue:", "power-up")) for key in t.options())


@rule("XR-ZHERO-30")
def test_six_zombie_heroes_side_by_side() -> None:
    team = ["psylocke", "juggernaut", "dark_phoenix", "cyclops", "iceman", "sabretooth"]
    scene = ResistanceScene(*team, mission="MZ1")
    cards = scene.view(0)["heroes"]
    assert {hero["health_max"] for hero in cards} == {5} and {len(hero["attacks"]) for hero in cards} == {2}
    assert {len(hero["skills"]) for hero in cards} == {3}
    scene.finish("")


@rule("XR-ZHERO-08")
def test_unstoppable_keeps_wounds_off_and_walks_away(board: Board) -> None:
    t = board("juggernaut", "iceman", on="MZ1", juggernaut=HERE, iceman="15V.F")
    t.set("juggernaut", xp=43, hunger=0)
    t.enemies(HERE, trooper=2, specialist=1, guard=1)
    t.end_turns()
    assert t.hero("juggernaut").health == 4  # the Guard's
    t.acts("juggernaut", f"move:{NEXT}", "pass")
    assert t.hero("juggernaut").actions == 3

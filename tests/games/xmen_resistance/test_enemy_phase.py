"""The Enemy Phase: who acts in which order, what an Activation is, and the Enemies whose cards change it."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.play import ENEMIES
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

FIGHT = ("enemies.attacked", "enemies.moved", "bystander.moved", "card.spawned", "hero.wounded", "bystander.devoured")


def story(scene: ResistanceScene, *kinds: str) -> list[str]:
    """The events of these kinds, in the order they happened."""
    return [event.kind for event in scene.happened() if event.kind in (kinds or FIGHT)]


# -- the steps ------------------------------------------------------------------------------------------------------------


@rule("XR-EPHASE-01", "XR-EPHASE-03", "XR-SPAWN-01")
def test_enemies_then_bystanders_then_spawning(board: Board) -> None:
    scene = board("storm", storm="15V.A")
    scene.enemies("12V.E", walker=1)
    scene.bystander("trish_tilby", "15V.B")
    scene.spawn_points("12V.E")
    scene.deck("spawn", "007")
    scene.end_turns()
    assert story(scene, "enemies.moved", "bystander.moved", "card.spawned") == ["enemies.moved", "bystander.moved", "card.spawned"]
    assert [phase["phase"] for phase in scene.events("phase.began")][:4] == ["enemies", "bystanders", "spawn", "end"]
    assert (scene.count("12V.D", "walker"), scene.count("12V.E", "brute")) == (1, 1)  # the new Brute has not acted


@rule("XR-EPHASE-02")
def test_an_action_is_an_attack_or_a_move_and_never_both(board: Board) -> None:
    scene = board("storm", storm="15V.A")
    scene.enemies("15V.A", walker=1)
    scene.enemies("12V.D", walker=1)
    scene.end_turns()
    assert scene.hero("storm").health == 2
    assert scene.count("15V.A", "walker") == 2  # one stayed to attack, the other came and has no Action left for it
    assert scene.events("enemies.attacked") == [{"zone": "15V.A", "wounds": 1}]


@rule("XR-EPHASE-02")
def test_a_bystander_in_the_zone_is_attacked_and_not_left_for_a_hero(board: Board) -> None:
    scene = board("storm", storm="15V.A")
    scene.enemies("12V.D", walker=1)
    scene.bystander("trish_tilby", "12V.D")
    scene.end_turns()
    assert scene.where("trish_tilby") == ""
    assert scene.count("12V.D", "walker") == 1


@rule("XR-EPHASE-04", "XR-RUNNER-01")
def test_all_first_actions_come_before_any_second_one(board: Board) -> None:
    scene = board("storm", storm="15V.A")
    scene.enemies("12V.D", runner=1)  # this zone comes first on the map, and still waits for the attack
    scene.enemies("12V.E", brute=1)
    scene.enemies("15V.A", walker=1)
    scene.end_turns()
    assert story(scene, "enemies.attacked", "enemies.moved") == ["enemies.attacked", "enemies.moved", "enemies.moved", "enemies.attacked"]
    assert [attack["wounds"] for attack in scene.events("enemies.attacked")] == [1, 1]  # the Walker does not strike again
    assert scene.hero("storm").health == 1


@rule("XR-EPHASE-04")
def test_moves_are_decided_on_one_position(board: Board) -> None:
    """Two groups that swap past each other do not see each other's step: here both close in from the two ends."""
    scene = board("storm", storm="15V.A")
    scene.enemies("12V.D", walker=2)
    scene.enemies("12V.E", walker=3)
    scene.end_turns()
    assert (scene.count("12V.D", "walker"), scene.count("15V.A", "walker")) == (3, 2)


# -- the order of attacks -------------------------------------------------------------------------------------------------


def two_fights(board: Board) -> ResistanceScene:
    scene = board("storm", "magneto", storm="12V.D", magneto="15V.B")
    scene.enemies("12V.D", walker=1)
    scene.enemies("15V.B", walker=1)
    return scene


@rule("XR-EPHASE-05")
def test_the_players_choose_which_zone_is_struck_first_when_it_matters(board: Board) -> None:
    scene = two_fights(board)
    scene.bystander("trish_tilby", "12V.D")
    scene.set("magneto", traits=["tough_it_out"])
    scene.end_turns()
    assert scene.prompt == "prompt-attack-order"
    scene.answer("zone:15V.B:1")
    scene.answer("prevent:trait:tough_it_out")  # used before the Bystander's end would cost it
    scene.choose("wound:trish_tilby")
    assert (scene.hero("magneto").health, scene.where("trish_tilby")) == (3, "")
    assert [attack["zone"] for attack in scene.events("enemies.attacked")] == ["15V.B", "12V.D"]


@rule("XR-EPHASE-05")
def test_the_other_order_costs_the_trait(board: Board) -> None:
    scene = two_fights(board)
    scene.bystander("trish_tilby", "12V.D")
    scene.set("magneto", traits=["tough_it_out"])
    scene.end_turns()
    scene.answer("zone:12V.D:0")
    scene.choose("wound:trish_tilby")
    assert scene.hero("magneto").traits == []
    assert scene.hero("magneto").health == 2


@rule("XR-EPHASE-05")
@pytest.mark.parametrize("what", ["nobody to devour", "nothing to lose", "hidden"])
def test_no_question_about_an_order_that_changes_nothing(board: Board, what: str) -> None:
    scene = two_fights(board)
    if what != "nothing to lose":
        scene.set("magneto", traits=["tough_it_out"])
    if what != "nobody to devour":
        scene.bystander("trish_tilby", "12V.D", hidden=what == "hidden")
    scene.dice(*[1] * (what == "hidden"))
    scene.end_turns()
    assert scene.prompt == ("prompt-share-wounds" if what == "nothing to lose" else "prompt-prevent")
    while scene.table.round == 1:
        scene.answer(next(key for key in scene.options() if key in ("suffer", "wound:storm")))


@rule("XR-EPHASE-05")
def test_a_card_that_may_be_sacrificed_matters_too(board: Board) -> None:
    scene = two_fights(board)
    scene.set("storm", bystander="trish_tilby")
    scene.set("magneto", traits=["tough_it_out"])
    scene.end_turns()
    assert scene.options() == ["zone:12V.D:0", "zone:15V.B:1"]
    scene.answer("zone:12V.D:0")
    scene.answer("prevent:sacrifice")
    assert scene.hero("magneto").traits == []


@rule("XR-EPHASE-05")
def test_two_attacks_on_one_zone_have_an_order(board: Board) -> None:
    """Cyclops strikes the zone in which Walkers stand: whoever goes first changes who is left for the other."""
    scene = board("storm", "magneto", storm="15V.A")
    scene.set("storm", health=1)
    scene.enemies("15V.A", walker=1)
    scene.zombie("cyclops", "15V.B")
    scene.end_turns()
    assert scene.options() == ["zone:15V.A:0", "zone:15V.B:1"]
    scene.answer("zone:15V.A:0")
    scene.choose("wound:storm")
    assert (scene.hero("storm").stage, scene.hero("magneto").health) == ("out", 1)  # the Walker fells Storm, Cyclops twice finds Magneto


# -- the kinds of Enemies -------------------------------------------------------------------------------------------------


@rule("XR-ENEMY-01", "XR-ENEMY-02", "XR-ENEMY-03", "XR-ENEMY-04")
@pytest.mark.parametrize(("kind", "steps", "wounds"), [("walker", 1, 1), ("brute", 1, 1), ("runner", 2, 2), ("juggernaut", 2, 2)])
def test_actions_of_each_kind(board: Board, kind: str, steps: int, wounds: int) -> None:
    far = board("storm", storm="15V.B")
    near = board("storm", storm="12V.E")
    for scene in (far, near):
        if kind == "juggernaut":
            scene.zombie(kind, "12V.E")
        else:
            scene.enemies("12V.E", **{kind: 1})
        scene.end_turns()
    assert len(far.events("enemies.moved")) == steps
    assert 3 - near.hero("storm").health == wounds
    assert ENEMIES[kind].actions == steps


@rule("XR-ENEMY-01", "XR-ENEMY-02", "XR-ENEMY-03")
@pytest.mark.parametrize(("kind", "hits"), [("walker", 1), ("brute", 2), ("runner", 1)])
def test_toughness_and_experience_of_the_horde(board: Board, kind: str, hits: int) -> None:
    scene = board("magneto", magneto="12V.E")
    scene.enemies("12V.E", **{kind: 1})
    scene.dice(*[4] * (hits - 1), *[3] * (4 - hits), *[4] * hits, *[3] * (3 - hits))
    for left in (1, 0):
        scene.answer("attack:shrapnel:12V.E")
        scene.answer("power:0")
        assert scene.count("12V.E", kind) == left  # one hit short, then just enough
    assert scene.hero("magneto").xp == 1


# -- Dark Phoenix and Cyclops ---------------------------------------------------------------------------------------------


@rule("XR-ENEMY-05", "XR-ENEMY-07", "XR-ENEMY-08")
def test_dark_phoenix_burns_everybody_in_sight_within_range_two_once(board: Board) -> None:
    scene = board("storm", "magneto", "rogue", on="MH2", storm="16R.C", magneto="16R.B", rogue="14R.F")
    scene.zombie("dark_phoenix", "17R.C")  # Range 2 to Storm, 3 to Magneto; Rogue is next door behind a window
    scene.end_turns()
    assert [scene.hero(name).health for name in ("storm", "magneto", "rogue")] == [2, 3, 3]
    assert len(scene.events("phoenix.burns")) == 1  # she came two zones nearer and did not burn again
    assert scene.count("16R.C", "dark_phoenix") == 1


@rule("XR-ENEMY-08")
def test_dark_phoenix_burns_again_in_an_extra_activation(board: Board) -> None:
    scene = board("storm", storm="15V.A")
    scene.set("storm", xp=7)
    scene.zombie("dark_phoenix", "12V.E")
    scene.spawn_points("12V.A")
    scene.deck("spawn", "040")
    scene.end_turns()
    burns = [event.args["zone"] for event in scene.happened() if event.kind == "phoenix.burns"]
    assert burns == ["15V.A"]  # out of sight the first time, beside her the second
    assert scene.hero("storm").stage == "out"


@rule("XR-ENEMY-09")
def test_cyclops_wounds_all_heroes_of_a_zone_two_away(board: Board) -> None:
    scene = board("storm", "magneto", on="MH2", storm="16R.C")
    scene.zombie("cyclops", "17R.C")
    scene.end_turns()
    assert [scene.hero(name).health for name in ("storm", "magneto")] == [1, 1]  # both, with each of his 2 Actions
    assert scene.count("17R.C", "cyclops") == 1


@rule("XR-ENEMY-09", "XR-ENEMY-10")
def test_cyclops_comes_nearer_when_nobody_is_within_range_two(board: Board) -> None:
    scene = board("storm", on="MH2", storm="16R.B")
    scene.zombie("cyclops", "17R.C")
    scene.end_turns()
    assert scene.hero("storm").health == 2
    assert scene.count("17R.B", "cyclops") == 1


@rule("XR-ENEMY-10")
def test_cyclops_picks_the_closest_zone(board: Board) -> None:
    scene = board("storm", "magneto", on="MH2", storm="16R.C", magneto="17R.B")
    scene.zombie("cyclops", "17R.C")
    scene.end_turns()
    assert [scene.hero(name).health for name in ("storm", "magneto")] == [3, 1]


@rule("XR-ENEMY-10")
def test_the_players_choose_between_equally_close_zones(board: Board) -> None:
    scene = board("storm", "magneto", on="MH2", storm="17R.B", magneto="17R.F")
    scene.zombie("cyclops", "17R.C")
    scene.end_turns()
    assert scene.prompt == "prompt-optic-target"
    scene.answer("zone:17R.F")
    scene.answer("zone:17R.B")
    assert [scene.hero(name).health for name in ("storm", "magneto")] == [2, 2]


@rule("XR-ENEMY-11")
def test_cyclops_spares_bystanders_beside_a_hero(board: Board) -> None:
    scene = board("storm", on="MH2", storm="16R.C")
    scene.zombie("cyclops", "17R.C")
    scene.bystander("trish_tilby", "16R.C")
    scene.end_turns()
    assert (scene.hero("storm").health, scene.where("trish_tilby")) == (1, "16R.C")


@rule("XR-ENEMY-11")
def test_cyclops_hits_one_of_several_bystanders(board: Board) -> None:
    scene = board("storm", on="MH2", storm="16R.A")
    scene.zombie("cyclops", "17R.C")
    for name in ("trish_tilby", "senator_kelly", "stevie_hunter"):
        scene.bystander(name, "17R.B")
    scene.end_turns()
    assert scene.options() == ["wound:trish_tilby", "wound:senator_kelly", "wound:stevie_hunter"]
    scene.answer("wound:senator_kelly")
    scene.answer("wound:trish_tilby")
    while scene.prompt == "prompt-bystander-order":
        scene.answer(scene.options()[0])
    assert [event["bystander"] for event in scene.events("bystander.devoured")] == ["senator_kelly", "trish_tilby"]
    assert (scene.hero("storm").health, scene.where("stevie_hunter")) == (3, "16R.C")


@rule("XR-SPAWN-14", "XR-ENEMY-10")
def test_cyclops_does_not_see_a_hidden_bystander(board: Board) -> None:
    scene = board("storm", on="MH2", storm="16R.C")
    scene.zombie("cyclops", "17R.C")
    scene.bystander("trish_tilby", "17R.F", hidden=True)
    scene.dice(1)
    scene.end_turns()
    assert scene.hero("storm").health == 1
    assert scene.where("trish_tilby") == "17R.C"


@rule("XR-EPHASE-02", "XR-EPHASE-05")
def test_who_loses_the_prey_to_an_earlier_attack_moves_on(board: Board) -> None:
    """Cyclops shoots Storm down from afar; the Walkers beside her do not stand idle but go for Rogue."""
    t = board("storm", "rogue", on="MH0", storm="12V.B", rogue="12V.A")
    t.set("storm", health=1)
    t.enemies("12V.B", walker=2)
    t.zombie("cyclops", "12V.C")
    t.end_turns()
    t.answer("zone:12V.C:1")
    assert t.hero("storm").stage == "out"
    assert t.count("12V.A", "walker") == 2 and t.count("12V.B", "walker") == 0


@rule("XR-EPHASE-02")
def test_who_strikes_first_stays(board: Board) -> None:
    t = board("storm", "rogue", on="MH0", storm="12V.B", rogue="12V.A")
    t.set("storm", health=1)
    t.enemies("12V.B", walker=2)
    t.zombie("cyclops", "12V.C")
    t.end_turns()
    t.answer("zone:12V.B:0")
    assert t.hero("storm").stage == "out" and t.count("12V.B", "walker") == 2

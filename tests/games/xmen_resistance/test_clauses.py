"""Rules of more than one clause, each clause in the same play: these are what the examples of those rules show."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

# -- set-up -----------------------------------------------------------------------------------------------------------------


@rule("XR-SETUP-05")
def test_a_listed_door_is_open_and_another_is_closed() -> None:
    scene = ResistanceScene("storm", "rogue", mission="MH8")
    scene.put("storm", "15R.B")
    scene.turn("storm")
    assert scene.offers("move:15R.E")  # its door is listed
    assert scene.offers("open:15R.A|15R.B") and not scene.offers("move:15R.A")  # this one is not
    scene.finish("")


@rule("XR-SETUP-06")
def test_a_listed_window_is_open() -> None:
    scene = ResistanceScene("storm", "rogue", mission="MH8")
    scene.put("storm", "16R.A")
    scene.turn("storm")
    assert scene.offers("move:13R.C") and not scene.offers("open:13R.C|16R.A")
    other = ResistanceScene("storm", "rogue", mission="MH2")
    other.put("storm", "16R.A")
    other.turn("storm")
    assert other.offers("open:13R.C|16R.A") and not other.offers("move:13R.C")  # the same one, not listed there
    other.finish("")


@rule("XR-SETUP-10", "XR-TRAIT-03", "XR-RESCUE-04")
def test_a_full_dashboard_has_one_bystander_and_two_traits(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", traits=["swift", "flurry"], bystander="trish_tilby")
    t.bystander("callisto", "12V.A")
    t.deck("trait", "keen_aim")
    t.answer("rescue:callisto")
    assert t.options() == ["keep:callisto", "keep:trish_tilby"]
    t.answer("keep:callisto")
    t.answer("gain-trait")
    assert t.options() == ["discard:swift", "discard:flurry", "discard:keen_aim"]
    t.answer("discard:swift")
    hero = t.hero("storm")
    assert (hero.bystander, hero.traits) == ("callisto", ["flurry", "keen_aim"])


# -- words ------------------------------------------------------------------------------------------------------------------


@rule("XR-DEF-01", "XR-MOVE-02")
def test_four_kinds_are_enemies_and_bystanders_are_none(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.D", rogue="15V.F")
    t.enemies("12V.D", walker=1, brute=1, runner=1)
    t.zombie("iceman", "12V.D")
    t.bystander("callisto", "12V.D")
    t.bystander("trish_tilby", "12V.D")
    t.turn("storm")
    assert t.refused("move:12V.E") == "XR-MOVE-03"
    assert t.play.enemies_in("12V.D") == 4


@rule("XR-XP-01", "XR-ENEMY-01", "XR-ENEMY-02", "XR-ENEMY-03")
def test_a_walker_a_brute_and_a_runner_are_worth_one_each(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=1)
    t.enemies("12V.B", walker=1, brute=1, runner=1)
    t.dice(6, 6, 6, 6)
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:1")
    assert [event["enemy"] for event in t.events("enemy.fell")] == ["brute", "walker", "runner"]
    assert [event["xp"] for event in t.events("xp.gained")] == [1, 2, 3]


@rule("XR-ENEMY-01", "XR-ENEMY-02", "XR-ENEMY-03")
@pytest.mark.parametrize(("kind", "hits", "steps"), [("walker", 1, 1), ("brute", 2, 1), ("runner", 1, 2)])
def test_one_of_two_falls_and_the_other_has_its_actions(board: Board, kind: str, hits: int, steps: int) -> None:
    t = board("magneto", magneto="12V.A")
    t.enemies("12V.B", **{kind: 1})
    t.enemies("12V.C", **{kind: 1})
    t.dice(*[6] * hits, *[1] * (3 - hits))
    t.answer("attack:shrapnel:12V.B")
    t.answer("power:0")
    assert (t.hero("magneto").xp, t.count("12V.B", kind)) == (1, 0)
    t.answer("end")
    assert len(t.events("enemies.moved")) == steps


@rule("XR-ENEMY-04")
def test_a_zombie_hero_acts_twice_and_falls_to_its_toughness(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.zombie("psylocke", "12V.C")
    t.dice(6, 6, 6)
    t.answer("end")
    assert t.count("12V.A", "psylocke") == 1  # two Actions, two zones
    t.answer("attack:shrapnel:12V.A")
    t.answer("power:0")
    assert (t.hero("magneto").xp, t.count("12V.A", "psylocke")) == (3, 0)


@rule("XR-XP-08")
def test_red_unlocks_the_last_skill_at_once(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", xp=42, power=0)
    t.enemies("12V.B", walker=2)
    t.dice(6, 1)
    assert not t.offers("skill:inspiration")
    t.answer("attack:lightning_bolt:12V.B")
    assert t.hero("storm").xp == 43 and t.offers("skill:inspiration")


@rule("XR-PLAYER-01")
def test_whoever_has_four_power_gains_none() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto")
    scene.set("rogue", power=4)
    scene.mark()
    scene.end_turns()
    assert [event["hero"] for event in scene.events("power.changed")] == ["storm", "magneto"]
    assert scene.hero("rogue").power == 4
    scene.finish("")


@rule("XR-PLAYER-13", "XR-TRAIT-02")
def test_a_free_action_after_the_own_turn_leads_out_of_no_crowded_zone(board: Board) -> None:
    t = board("magneto", "wolverine", magneto="12V.A", wolverine="12V.C")
    t.set("magneto", xp=43)
    t.set("wolverine", power=0)
    t.enemies("12V.C", walker=1)
    t.deck("trait", "swift", "flurry")
    t.turn("wolverine")
    t.answer("gain-trait")
    t.turn("magneto")
    t.answer("skill:mutant_commander")
    assert t.offers("gain-trait") and not t.offers("move:12V.B")
    t.answer("gain-trait")
    assert t.hero("wolverine").traits == ["swift", "flurry"] and t.state.active == "magneto"


# -- ways and levels --------------------------------------------------------------------------------------------------------


@rule("XR-DEF-09")
def test_gust_pushes_along_open_ways_only(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.B")  # a closed door north, the fountain south
    t.enemies("17R.B", walker=1)
    t.set("storm", power=1)
    t.answer("skill:gust")
    assert t.options() == ["zone:16R.C", "zone:17R.C"]


@rule("XR-ELEV-14")
def test_a_cabin_that_waits_for_its_key_can_be_entered_and_not_moved() -> None:
    scene = ResistanceScene("psylocke", "iceman", mission="MZ2")
    scene.explored("17V.A")
    scene.put("psylocke", "17V.A")
    scene.turn("psylocke")
    scene.answer("move:17V.X")
    assert scene.offers("move:17V.B") and not any(key.startswith(("ride:", "call:")) for key in scene.options())
    scene.finish("")


@rule("XR-BUILD-06", "XR-BUILD-05")
def test_two_bystanders_wait_for_the_enemies_of_two_zones(board: Board) -> None:
    t = board("wolverine", on="MH2", wolverine="17R.B")
    t.ajar("13R.E|14R.D")
    t.hiding({"trish_tilby": "13R.E", "senator_kelly": "14R.A"})
    t.deck("spawn", "007", "008", "009")
    t.answer("open:14R.E|17R.B")
    t.answer("zone:13R.E")
    t.answer("zone:14R.A")
    order = [event.kind for event in t.happened() if event.kind in ("enemies.spawned", "bystander.revealed")]
    assert order == ["enemies.spawned"] * 3 + ["bystander.revealed"] * 2


@rule("XR-EMOVE-03", "XR-WINDOW-01")
def test_a_closed_window_is_a_way_and_a_closed_door_is_none(board: Board) -> None:
    t = board("magneto", "storm", on="MH2", magneto="15R.C", storm="17R.C")
    t.explored("14R.F", "15R.C")
    t.enemies("14R.F", walker=1)  # Magneto behind the door of the Lounge, Storm behind the window
    t.end_turns()
    assert t.is_open("14R.F|17R.C") and not t.is_open("14R.F|15R.C")


@rule("XR-RUNNER-01", "XR-EPHASE-04")
def test_the_second_action_attacks_or_moves_again(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.enemies("12V.B", runner=1)
    t.enemies("12V.C", walker=1)
    t.zombie("iceman", "12V.C")
    t.end_turns()
    assert t.events("enemies.attacked") == [{"zone": "12V.A", "wounds": 1}]  # only the Runner is there for its second Action
    assert (t.count("12V.A", "iceman"), t.count("12V.B", "walker")) == (1, 1)


@rule("XR-EATTACK-04", "XR-EATTACK-05")
def test_all_attack_although_fewer_would_be_enough(board: Board) -> None:
    t = board("storm", "rogue", storm="15V.A", rogue="15V.F")
    t.set("storm", health=1)
    t.enemies("15V.A", walker=2, brute=1)
    t.end_turns()
    assert t.events("enemies.attacked") == [{"zone": "15V.A", "wounds": 3}]
    assert t.outcome == "lost"


@rule("XR-BYST-01")
def test_a_runner_goes_for_the_nearer_bystander_and_attacks(board: Board) -> None:
    t = board("storm", storm="15V.B")
    t.set("storm", power=0)
    t.bystander("trish_tilby", "12V.D")
    t.enemies("12V.E", runner=1)
    t.end_turns()
    assert (t.where("trish_tilby"), t.count("12V.D", "runner"), t.hero("storm").health) == ("", 1, 3)


# -- attacks and Traits -----------------------------------------------------------------------------------------------------


@rule("XR-COMBAT-11", "XR-TRAIT-09")
def test_unstoppable_stops_at_one_and_with_its_attack(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=1, traits=["unstoppable"])
    t.enemies("12V.A", brute=1)
    t.enemies("12V.B", brute=1, walker=1)
    t.dice(4, 4, 1, 4, 1, 1)
    t.answer("attack:shrapnel:12V.B")
    t.answer("boost:trait:unstoppable")
    assert (t.count("12V.B", "brute"), t.count("12V.B", "walker")) == (0, 0)
    t.answer("attack:shrapnel:12V.A")
    assert t.count("12V.A", "brute") == 1  # one Hit is no longer enough


@rule("XR-TRAIT-02")
def test_a_skill_gives_another_trait_in_the_same_turn(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", xp=43)
    t.deck("trait", "swift", "flurry", "keen_aim")
    t.answer("gain-trait")
    t.answer("skill:inspiration")
    assert t.hero("storm").traits == ["swift", "flurry"]
    assert t.refused("gain-trait") == "XR-TRAIT-02"


# -- Bystanders and cards ---------------------------------------------------------------------------------------------------


@rule("XR-BYST-12")
def test_enemies_beside_or_before_a_bystander_freeze_it(board: Board) -> None:
    t = board("storm", storm="15V.B")
    t.bystander("trish_tilby", "12V.E")
    t.bystander("callisto", "15V.A")
    t.enemies("15V.A", walker=1)
    t.dice(6, 6)
    t.end_turns()
    assert (t.where("callisto"), t.where("trish_tilby")) == ("15V.A", "12V.D")
    t.end_turns()
    assert (t.where("callisto"), t.where("trish_tilby")) == ("15V.A", "12V.D")  # beside the Walker, and next to it


@rule("XR-HERO-12")
def test_crush_is_one_power_or_two_for_a_brute(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.set("magneto", power=3)
    t.enemies("12V.B", walker=1, brute=1, runner=1)
    t.answer("skill:crush")
    assert t.options() == ["crush:walker:12V.B", "crush:brute:12V.B", "crush:runner:12V.B"]
    t.answer("crush:brute:12V.B")
    assert (t.hero("magneto").power, t.hero("magneto").actions) == (1, 3)
    assert not t.offers("skill:crush")


@rule("XR-HERO-02")
def test_gust_takes_all_enemies_of_a_zone_once_in_a_turn(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=2)
    t.enemies("12V.B", walker=2, brute=1)
    t.answer("skill:gust")
    t.answer("zone:12V.C")
    assert (t.count("12V.C", "walker"), t.count("12V.C", "brute"), t.hero("storm").power) == (2, 1, 1)
    assert not t.offers("skill:gust") and t.hero("storm").actions == 3


@rule("XR-HERO-20")
def test_colossus_and_mystique_stand_side_by_side() -> None:
    scene = ResistanceScene("colossus", "mystique")
    cards = {hero["id"]: [skill["unlocked"] for skill in hero["skills"]] for hero in scene.view(0)["heroes"]}
    assert cards == {"colossus": [True, False, False], "mystique": [True, False, False]}
    scene.finish("")


@rule("XR-HERO-22", "XR-MOVE-02", "XR-ENEMY-14")
def test_a_shapeshifted_mystique_gains_power_and_pays_to_leave(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.zombie("psylocke", "12V.A")
    t.answer("skill:shapeshift")
    t.answer("move:12V.B")
    assert t.hero("mystique").actions == 1  # one for the Move, one for Psylocke
    t.answer("end")
    assert (t.hero("mystique").health, t.hero("mystique").power) == (3, 1)
    assert t.count("12V.A", "psylocke") == 1


@rule("XR-RESCUE-12", "XR-RESCUE-09")
def test_what_is_not_prevented_comes_before_what_a_bystander_costs(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", power=2, bystander="callisto", traits=["tough_it_out"])
    t.set("rogue", power=0, traits=["tough_it_out"])
    t.enemies("12V.A", walker=4)
    t.end_turns()
    t.choose("wound:storm", "wound:storm", "wound:storm", "wound:rogue")
    t.answer("prevent:sacrifice")
    t.answer("prevent:trait:tough_it_out")
    t.answer("prevent:trait:tough_it_out")
    assert (t.hero("storm").health, t.hero("rogue").health) == (2, 3)
    order = [event.kind for event in t.happened() if event.kind in ("hero.wounded", "power.changed")]
    assert order[:2] == ["hero.wounded", "power.changed"]


@rule("XR-OBJ-07")
def test_whoever_has_left_is_out_of_everything() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto")
    scene.explored("12V.A", "15V.D")
    scene.open("15V.B|15V.E")
    scene.takes("storm", "12V.C")
    scene.end_turns()
    scene.put("storm", "15V.F")
    scene.set("storm", power=2, traits=["recovery"], bystander="callisto")
    scene.put("rogue", "15V.E")
    scene.set("rogue", power=2, traits=["swift"])
    scene.put("magneto", "15V.E")
    scene.set("magneto", power=0)
    scene.bystander("trish_tilby", "15V.E")
    scene.enemies("15V.E", walker=1)
    scene.spawn_points()
    scene.turn("storm")
    scene.answer("exit")
    scene.end_turns()
    scene.answer("wound:trish_tilby")
    assert scene.options() == ["turn:rogue", "turn:magneto"]
    storm = scene.hero("storm")
    assert (storm.power, storm.traits, storm.bystander, storm.stage) == (2, ["recovery"], "callisto", "exited")
    scene.finish("")

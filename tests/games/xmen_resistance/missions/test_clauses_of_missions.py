"""Rules of the missions with more than one clause: each clause happens in one and the same play."""

import pytest
from tests.games.xmen_resistance.missions import (
    test_mh1,
    test_mh2,
    test_mh3,
    test_mh4,
    test_mh5,
    test_mh6,
    test_mh7,
    test_mh8,
    test_mh9,
    test_mh10,
    test_mz1,
    test_mz2,
    test_mz3,
    test_mz4,
    test_mz5,
)

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule


def laid_out(mission: str) -> ResistanceScene:
    match mission:
        case "MH2":
            return test_mh2.estate("storm", "rogue")
        case "MH4":
            return test_mh4.mansion("storm", "rogue")
        case "MH5":
            return test_mh5.mansion("storm", "rogue", people={"callisto": "14R.E", "ka_zar": "14R.E"})
        case _:
            return test_mh10.grounds("storm", "rogue")


@pytest.mark.parametrize(
    ("mission", "blue", "green"),
    [
        pytest.param("MH2", "13R.A", "16R.D", id="MH2", marks=rule("XR-MH2-06")),
        pytest.param("MH4", "10R.C", "12R.E", id="MH4", marks=rule("XR-MH4-05", "XR-MH4-06")),
        pytest.param("MH5", "13R.C", "13R.A", id="MH5", marks=rule("XR-MH5-12")),
        pytest.param("MH10", "10R.C", "12R.E", id="MH10", marks=rule("XR-MH10-13")),
    ],
)
def test_blue_and_green_in_one_round(mission: str, blue: str, green: str) -> None:
    scene = laid_out(mission)
    scene.put("storm", blue)
    scene.put("rogue", green)
    scene.acts("storm", f"take:{blue}")
    scene.acts("rogue", f"take:{green}")
    assert [event["color"] for event in scene.events("objective.taken")] == ["blue", "green"]
    assert [hero.xp for hero in scene.state.heroes] == [10, 10]
    wanted = {"MH4": ["blue", "green"]}.get(mission, [])
    assert [event["color"] for event in scene.events("spawn.activated")] == wanted
    if mission == "MH10":
        assert [hero["tokens"] for hero in scene.view(0)["heroes"]] == [["blue"], ["green"]]
    scene.finish("")


@rule("XR-MH2-07")
def test_blue_opens_one_armoured_door_and_not_the_other() -> None:
    scene = test_mh2.estate("storm", "rogue", "magneto")
    for hero, zone in (("rogue", "13R.A"), ("storm", "16R.F"), ("magneto", "18R.D")):
        scene.put(hero, zone)
    scene.acts("rogue", "take:13R.A")
    scene.acts("storm", f"open:{test_mh2.GREENHOUSE}")
    assert scene.is_open(test_mh2.GREENHOUSE)
    scene.acts("magneto")
    assert scene.refused(f"open:{test_mh2.GARAGE}") == "XR-MH2-07"
    scene.finish("")


@rule("XR-MH6-07")
def test_blue_opens_one_wing_and_not_the_other() -> None:
    scene = test_mh6.dormitories("storm", "rogue", "magneto")
    for hero, zone in (("rogue", "16V.F"), ("storm", "16V.D"), ("magneto", "18V.C")):
        scene.put(hero, zone)
    scene.acts("rogue", "take:16V.F")
    scene.acts("storm", "open:16V.D|17V.C")
    assert scene.is_open("16V.D|17V.C")
    scene.acts("magneto")
    assert scene.refused("open:17V.D|18V.C") == "XR-MH6-07"
    scene.finish("")


@rule("XR-MH3-10")
def test_both_additional_spawn_points_draw_where_somebody_is() -> None:
    scene = test_mh3.underground(*TEAM[:5], spawns=True)
    scene.put("colossus", "17V.D")
    scene.deck("spawn", "007", "008", "009", "024", "025")
    scene.change(lambda g: setattr(g.zombie("dark_phoenix"), "zone", "12V.C"))
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()][2:] == ["12V.E", "17V.B", "17V.A"]
    scene.finish("")


@rule("XR-MZ2-09")
def test_only_the_first_call_draws_a_card() -> None:
    t = test_mz2.with_key("psylocke", "iceman")
    t.explored("11R.D", "17V.A")
    t.put("psylocke", "11R.D")
    t.put("iceman", "17V.A")
    t.deck("spawn", "S007", "S008")
    t.acts("psylocke", "call:11R.X")
    t.acts("iceman", "call:17V.X")
    assert t.drawn() == [("S007", "11R.X")] and t.count("17V.X", "guard") == 1


@rule("XR-MZ3-05")
def test_a_red_and_the_blue_one_are_their_takers_alone() -> None:
    t = test_mz3.floors(4)
    t.put("psylocke", "16V.B")
    t.put("dark_phoenix", "11V.A")
    t.acts("psylocke", "take:16V.B")
    t.acts("dark_phoenix", "take:11V.A")
    assert [hero.xp for hero in t.state.heroes] == [5, 0, 5, 0]


@rule("XR-MH7-11", "XR-MH7-02")
def test_a_zombie_hero_before_and_after_the_beacon() -> None:
    scene = test_mh7.underground("wolverine", "rogue", spawns=True)
    scene.spawn_points("15V.B")
    test_mh7.reserve(scene, zombies=("psylocke",))
    test_mh7.deck(scene, "015", "016")
    scene.zombie("psylocke", test_mh7.BEACON)
    scene.put("wolverine", test_mh7.BEACON)
    scene.put("rogue", "15V.B")
    scene.set("wolverine", power=0)
    scene.set("rogue", power=0)
    scene.dice(5, 5, 5, 3, 3)
    scene.acts("wolverine", f"attack:adamantium_claws:{test_mh7.BEACON}", f"take:{test_mh7.BEACON}")
    assert scene.state.zombie_pile.discards == ["psylocke"] and not scene.outcome
    scene.end_turns()
    assert scene.standing("psylocke") == {"15V.B": 1}
    scene.acts("rogue", "attack:mighty_punches:15V.B")
    if scene.prompt == "prompt-power":
        scene.answer("power:0")
    assert scene.state.zombie_pile.discards == [] and "psylocke" in scene.state.removed
    scene.finish("won")


@rule("XR-MH7-20")
def test_three_cards_that_find_nobody_and_one_that_does() -> None:
    scene = test_mh7.underground("storm", beacon=True, spawns=True)
    scene.set("storm", xp=7)  # no Extra Activations at Blue
    scene.spawn_points("15V.B")
    scene.enemies("10V.M", walker=1)
    test_mh7.reserve(scene, runner=1)
    test_mh7.deck(scene, "038", "036", "034", "011")
    scene.end_turns()
    assert [event["card"] for event in scene.events("card.skipped")] == ["038", "036", "034"]
    assert scene.drawn() == [("011", "15V.B")]
    scene.finish("")


@rule("XR-MH7-09")
def test_passed_over_until_a_card_brings_somebody_or_activates() -> None:
    scene = test_mh7.underground("storm", beacon=True, spawns=True)
    scene.spawn_points("15V.B", "13V.F")
    scene.enemies("10V.M", brute=1)
    test_mh7.reserve(scene, runner=1)
    test_mh7.deck(scene, "001", "011", "002", "007")
    scene.end_turns()
    assert [event["card"] for event in scene.events("card.skipped")] == ["001", "002"]
    assert scene.standing("runner") and scene.last("enemies.activated") == {"enemy": "brute"}
    scene.finish("")


@rule("XR-MH8-14")
def test_a_moved_spawn_point_draws_and_takes_no_more_bombs() -> None:
    scene = test_mh8.mansion("storm", "rogue", bombs={"storm": 1, "rogue": 1}, spawns=True)
    scene.zombie("iceman", "13R.A")  # behind a closed door
    scene.spawn_points("16R.A", "13R.C")
    scene.put("storm", "13R.C")
    scene.put("rogue", "16R.A")
    scene.deck("spawn", "007", "011")
    scene.acts("storm", "mission-plant")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["16R.A", "16R.A"]
    scene.acts("rogue")
    assert scene.hero("rogue").tokens == ["red"] and not scene.offers("mission-plant")
    scene.finish("")


@rule("XR-MH9-07")
def test_each_dormitory_has_a_roll_of_its_own() -> None:
    scene = test_mh9.house("storm", "rogue")
    scene.explored("17V.C")
    scene.put("storm", "17V.C")
    scene.put("rogue", "17V.D")
    scene.dice(2, 3)
    scene.acts("storm", "move:16V.D")
    scene.acts("rogue", "move:18V.C")
    assert scene.standing("brute") == {"18V.A": 1, "18V.F": 1}
    scene.finish("")


@rule("XR-ROUND-05", "XR-MH3-03")
def test_won_in_the_enemy_phase_when_the_last_bystander_is_gone() -> None:
    scene = test_mh3.underground("storm", "rogue")
    scene.change(lambda g: [g.memo.fallen.add(foe) for foe in ("psylocke", "dark_phoenix")])
    scene.change(lambda g: g.state.zombies.clear())
    scene.put("storm", "14V.B")
    scene.put("rogue", "14V.B")
    scene.bystander("trish_tilby", "12V.C")
    scene.enemies("12V.C", walker=1)
    scene.end_turns()
    assert scene.where("trish_tilby") == "" and scene.table.state.phase == "enemies"
    scene.finish("won")


# -- the whole way to the end -----------------------------------------------------------------------------------------------


@rule("XR-MH1-02")
def test_the_second_objective_and_then_everybody_out() -> None:
    scene = test_mh1.mansion("storm", "rogue")
    scene.open("13R.A|13R.B", "13R.B|14R.A")
    scene.token(test_mh1.BLUE, taker="rogue")
    scene.put("storm", test_mh1.RED)
    scene.put("rogue", test_mh1.EXIT)
    scene.acts("storm", f"take:{test_mh1.RED}", "move:13R.B", f"move:{test_mh1.EXIT}", "exit")
    assert scene.outcome == ""
    scene.acts("rogue", "exit")
    scene.finish("won")


@rule("XR-MH4-02")
def test_the_fifth_part_and_then_everybody_out() -> None:
    scene = test_mh4.mansion("storm", "rogue")
    scene.change(lambda g: [setattr(part, "taker", "rogue") for part in g.state.objectives if part.zone in test_mh4.PARTS[:4]])
    scene.open("14R.C|15R.A")
    scene.put("storm", test_mh4.PARTS[4])
    scene.put("rogue", test_mh4.EXIT)
    scene.set("storm", xp=7)
    scene.acts("storm", f"take:{test_mh4.PARTS[4]}", "move:14R.C", "move:14R.F", f"move:{test_mh4.EXIT}", "exit")
    assert scene.outcome == ""
    scene.acts("rogue", "exit")
    scene.finish("won")


@rule("XR-MH5-02")
def test_the_key_last_and_then_everybody_out_with_a_bystander() -> None:
    scene = test_mh5.mansion("storm", "rogue", people={"trish_tilby": test_mh5.PASSAGE, "callisto": test_mh5.KEY})
    scene.open("13R.A|13R.C")
    scene.put("rogue", test_mh5.PASSAGE)
    scene.put("storm", test_mh5.KEY)
    scene.acts("rogue", f"take:{test_mh5.PASSAGE}", "rescue:trish_tilby")
    scene.answer("end")
    scene.acts("storm", "rescue:callisto", f"take:{test_mh5.KEY}", f"move:{test_mh5.PASSAGE}", "exit")
    assert scene.outcome == ""
    scene.acts("rogue", "exit")
    scene.finish("won")


@rule("XR-MZ1-02")
def test_the_code_last_and_then_everybody_out() -> None:
    t = test_mz1.below("psylocke", "iceman", green="11V.A", blue="10V.M")
    t.explored("10V.M", "11V.A")
    t.open("10V.M|11V.A")
    t.put("psylocke", "11V.A")
    t.put("iceman", "10V.M")
    t.acts("psylocke", "take:11V.A")
    assert t.refused("exit") == "XR-MZ1-02"
    t.answer("end")
    t.acts("iceman", "take:10V.M", "move:11V.A", "exit")
    assert not t.outcome
    t.acts("psylocke", "exit")
    assert t.outcome == "won"


@rule("XR-MZ3-02")
def test_the_pass_last_and_then_everybody_out() -> None:
    t = test_mz3.floors(2, blue="16V.B", green="16V.A")
    t.explored("16V.A", "16V.B", "16V.C")
    t.open("16V.A|16V.C", "16V.B|16V.C")
    t.put("psylocke", "16V.A")
    t.put("juggernaut", "16V.B")
    t.acts("psylocke", "take:16V.A")
    t.answer("end")
    t.acts("juggernaut", "take:16V.B", "move:16V.C", "move:16V.A")
    assert t.offers("exit")
    t.answer("exit")
    assert not t.outcome
    t.acts("psylocke", "exit")
    assert t.outcome == "won"


@rule("XR-MZ5-03")
def test_the_blue_objective_is_one_of_six_that_look_alike() -> None:
    t = test_mz5.siege()
    assert sorted(one.color for one in t.state.objectives) == ["blue", "green", *["red"] * 4]
    assert all(one.facedown for one in t.state.objectives)
    t.takes("psylocke", next(one.zone for one in t.state.objectives if one.color == "blue"))
    assert t.last("objective.taken")["color"] == "blue"


@rule("XR-MZ4-02")
def test_the_second_secret_taken_and_then_everybody_out() -> None:
    t = test_mz4.school()
    places: dict[str, str] = dict(zip(test_mz4.SECRETS, ("14R.D", "14R.F"), strict=True))  # beside the Exit, and seen before

    def seen(g: Resistance) -> None:
        g.state.zombies.clear()
        g.state.removed.append("colossus")
        cards = [card for card in g.state.facedown if card.id in places]
        for card in cards:
            g.state.facedown.remove(card)
            card.zone = places[card.id]
            g.state.secrets.append(card)
        g.state.memo["revealed"] = len(cards)

    t.change(seen)
    t.put("iceman", "14R.D")
    t.put("psylocke", "14R.F")
    t.acts("iceman", "secret:secret_mission_1", f"move:{test_mz4.EXIT}")
    assert t.refused("exit") == "XR-MZ4-02"
    t.answer("end")
    t.acts("psylocke", "secret:secret_mission_2", f"move:{test_mz4.EXIT}", "exit")
    assert not t.outcome
    t.acts("iceman", "exit")
    assert t.outcome == "won"


@rule("XR-MH10-08", "XR-MH10-20")
def test_four_hits_lay_him_down_and_the_hand_ends_him() -> None:
    scene = test_mh10.grounds(
        "wolverine", "storm", "rogue", blue="storm", green="storm", trask="rogue", charged=True, juggernaut=test_mh10.HAND
    )
    for hero in ("wolverine", "storm"):
        scene.put(hero, test_mh10.HAND)
    scene.set("wolverine", power=1)
    scene.dice(5, 5, 5, 5)
    scene.acts("wolverine", f"attack:adamantium_claws:{test_mh10.HAND}", "power:1")
    assert test_mh10.lies(scene)
    scene.acts("storm", test_mh10.FINISH)
    assert scene.last("enemy.fell")["enemy"] == "juggernaut"


@rule("XR-MH10-10")
def test_whoever_lays_him_down_gets_no_xp_and_may_rescue_and_leave() -> None:
    scene = test_mh10.grounds("wolverine", "storm", juggernaut="17R.H")
    scene.bystander("callisto", "17R.H")
    scene.set("wolverine", xp=1, power=1)
    scene.change(lambda g: [setattr(hero, "zone", "17R.H") for hero in g.state.heroes])
    scene.dice(5, 5, 5, 5)
    scene.acts("wolverine", "attack:adamantium_claws:17R.H", "power:1", "rescue:callisto", "move:17R.I")
    assert scene.hero("wolverine").xp == 1
    scene.end_turns()
    assert scene.hero("storm").health == 3
    scene.finish("")


@rule("XR-MH10-17")
def test_trask_given_up_comes_back_in_the_same_round() -> None:
    scene = test_mh10.grounds("storm", "rogue", trask="storm", spawns=True)
    scene.enemies("17R.H", walker=1)
    scene.spawn_points("10R.A")
    scene.deck("spawn", "041", "008")
    scene.change(lambda g: (g.state.removed.extend(g.state.person_pile.deck), g.state.person_pile.deck.clear()))
    scene.end_turns()
    scene.choose("wound:storm")
    scene.answer("prevent:sacrifice")
    assert scene.where(test_mh10.TRASK) == "10R.A" and not scene.hero("storm").bystander
    scene.finish("")


@pytest.mark.parametrize(
    ("mission", "hero", "beside", "zone", "card", "cards"),
    [
        pytest.param("MH3", "storm", "11V.C", "11V.A", "secret_mission_2", 6, marks=rule("XR-MH3-09")),
        pytest.param("MH7", "storm", "11V.C", "11V.A", "secret_mission_1", 6, marks=rule("XR-MH7-05")),
        pytest.param("MZ4", "psylocke", "12R.D", "12R.E", "secret_mission_2", 8, marks=rule("XR-MZ4-04")),
    ],
)
def test_one_of_all_the_cards_that_lie_there_is_a_secret(mission: str, hero: str, beside: str, zone: str, card: str, cards: int) -> None:
    scene = ResistanceScene(hero, {"storm": "rogue"}.get(hero, "iceman"), mission=mission)

    def swap(g: Resistance) -> None:
        here = next(person for person in g.state.facedown if person.zone == zone)
        there = next(person for person in g.state.facedown if person.id == card)
        here.id, there.id = there.id, here.id

    scene.change(swap)
    assert len(scene.state.facedown) == cards
    assert sum(person.id.startswith("secret_mission") for person in scene.state.facedown) == 2
    scene.put(hero, beside)
    scene.acts(hero, f"open:{min(beside, zone)}|{max(beside, zone)}")
    if not scene.events("secret.revealed"):
        scene.answer(f"move:{zone}")
    assert scene.last("secret.revealed") == {"bystander": card, "zone": zone}
    assert len(scene.state.facedown) == cards - 1
    scene.finish("")


@rule("XR-MH7-08")
def test_one_brute_falls_before_the_beacon_and_one_after_it() -> None:
    scene = test_mh7.in_cerebro("wolverine", "rogue")
    beacon = scene.hero("wolverine").zone
    scene.put("rogue", "14V.B")
    for zone in (beacon, "14V.B"):
        scene.enemies(zone, brute=1)
    scene.acts("wolverine", f"attack:adamantium_claws:{beacon}", "power:0", dice=(4, 4, 1, 4, 4))
    assert (scene.state.pool[1], scene.state.gone[1]) == (13, 0)
    scene.answer(f"take:{beacon}")
    scene.acts("rogue", "attack:mighty_punches:14V.B", "power:0")
    assert (scene.state.pool[1], scene.state.gone[1]) == (13, 1)
    scene.finish("")

"""More rules with more than one clause, of sight, dice, cards and Experience: each clause happens in one and the same play."""

import pytest
from tests.games.xmen_resistance.conftest import Board
from tests.games.xmen_resistance.missions import test_mh7, test_mh9
from tests.games.xmen_resistance.test_enemy_move import between_two
from tests.games.xmen_resistance.test_spawn import FIRST, twice

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.scene import ResistanceScene, take, take_person
from stockade.games.xmen_resistance.state import Person
from stockade.testing import rule


@rule("XR-LOS-11")
def test_a_door_and_a_window_hide_who_is_behind(board: Board) -> None:
    t = board("mystique", on="MH2", mystique="13R.E")
    t.explored("13R.E", "14R.D")
    t.enemies("14R.D", walker=1)
    t.enemies("16R.C", walker=1)
    assert not any(key.startswith("attack:") for key in t.options())
    t.answer("open:13R.E|14R.D")
    assert t.offers("attack:twin_pistols:14R.D") and not t.offers("attack:twin_pistols:16R.C")
    t.answer("open:13R.E|16R.C")
    assert t.offers("attack:twin_pistols:16R.C")


@rule("XR-MOVEMENT-04")
def test_in_by_a_window_and_in_by_a_door(board: Board) -> None:
    t = board("wolverine", "storm", on="MH2", wolverine="17R.C", storm="17R.B")
    t.explored("14R.F")
    t.acts("wolverine")
    assert t.refused("move:14R.F") == "XR-MOVE-05"
    t.acts("wolverine", "open:14R.F|17R.C", "move:14R.F")
    t.acts("storm", "open:14R.E|17R.B", "move:14R.E")
    assert (t.hero("wolverine").zone, t.hero("storm").zone) == ("14R.F", "14R.E")


@rule("XR-COMBAT-05")
def test_dice_of_the_attack_a_bystander_power_and_a_skill(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", power=1, bystander="cameron_hodge")
    t.enemies("12V.A", walker=9)
    t.dice(6, 1, 1, 1, 1, 1)
    t.answer("attack:adamantium_claws:12V.A")
    t.answer("power:1")
    assert len(t.last("dice.rolled")["dice"]) == 6


@rule("XR-XP-04")
def test_xp_from_a_skill_a_trait_and_a_bystander(board: Board) -> None:
    t = board("magneto", "wolverine", magneto="12V.A")
    t.set("wolverine", power=0, traits=["flurry"], bystander="mariko_yashida")
    t.enemies("12V.A", walker=3)
    t.dice(4, 1, 1)
    t.acts("magneto", "skill:crush")
    t.acts("wolverine", "trait:flurry")
    t.answer("eliminate:walker")
    assert (t.hero("magneto").xp, t.hero("wolverine").xp, t.hero("wolverine").actions) == (1, 2, 3)


@rule("XR-SPAWN-11", "XR-XP-12")
def test_nothing_at_blue_and_everybody_of_the_type_at_yellow(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", xp=6, power=0)
    t.enemies("12V.A", walker=1)
    t.enemies("15V.E", brute=1, runner=1)  # behind closed doors
    t.explored("15V.E")
    t.spawn_points("12V.E")
    t.deck("spawn", "038", "039")
    t.dice(3, 1)
    t.answer("end")
    t.answer("attack:lightning_bolt:12V.A")
    if t.prompt == "prompt-power":
        t.answer("power:0")
    t.answer("end")
    assert t.hero("storm").xp == 7
    assert [event["enemy"] for event in t.events("enemies.activated")] == ["runner"]


@rule("XR-HERO-19")
def test_enhanced_stamina_leaves_the_choice(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="15V.A")
    t.set("rogue", xp=43, power=0)
    t.enemies("12V.A", walker=1)
    t.turn("rogue")
    t.dice(3, 1)
    t.answer("skill:enhanced_stamina")
    assert t.options() == ["attack:mighty_punches:12V.A", "move:12V.B"]
    t.answer("attack:mighty_punches:12V.A")
    assert t.hero("rogue").actions == 4 and not t.offers("skill:enhanced_stamina")


@rule("XR-SETUP-16", "XR-BUILD-08")
def test_too_late_among_named_cards() -> None:
    def hidden(seed: int) -> bool:
        cards = {card.zone: card.id for card in ResistanceScene("storm", mission="MH3", seed=seed).state.facedown}
        return cards["15V.C"] == "too_late"

    scene = ResistanceScene("storm", mission="MH3", seed=next(filter(hidden, range(400))))
    scene.explored("15V.B")
    scene.put("storm", "15V.B")
    scene.deck("spawn", "007", "008")
    scene.answer("open:15V.B|15V.C")
    scene.answer("move:15V.C")
    assert scene.events("bystander.late") == [{"zone": "15V.C"}] and len(scene.drawn()) == 2
    scene.finish("")


@rule("XR-MH7-21")
def test_a_trade_before_the_beacon_and_one_after_it() -> None:
    scene = test_mh7.underground("storm", "rogue", "magneto")
    test_mh7.reserve(scene, walker=5, brute=1, runner=1)
    scene.set("storm", bystander="moira_mactaggert")
    scene.set("magneto", bystander="callisto")
    scene.put("rogue", test_mh7.BEACON)
    scene.acts("storm", f"{test_mh7.TRADE}:walker")
    assert scene.hero("storm").actions == 3
    scene.acts("rogue", f"take:{test_mh7.BEACON}")
    scene.acts("magneto", f"{test_mh7.TRADE}:walker")
    assert scene.state.pool[0] == 0 and scene.hero("magneto").actions == 3
    scene.finish("")


@rule("XR-MH9-11", "XR-MH9-10")
def test_a_zombie_hero_card_leaves_and_another_is_discarded() -> None:
    scene = test_mh9.house("storm", "rogue")
    test_mh9.lay(scene, "13R.E", "015")
    test_mh9.lay(scene, "15R.D", "007")
    scene.facedown("callisto", "13R.E")
    scene.put("storm", "14R.D")
    scene.put("rogue", "14R.F")
    scene.deck("zombie", "cyclops")
    scene.acts("storm", "open:13R.E|14R.D")
    scene.acts("rogue", "open:14R.F|15R.C")
    assert "015" in scene.state.removed and scene.state.spawn_pile.discards == ["007"]
    assert scene.count("13R.E", "cyclops") == scene.count("15R.D", "brute") == 1
    scene.finish("")


@rule("XR-MH9-15")
def test_symbols_without_a_card_in_a_room_and_upstairs() -> None:
    scene = test_mh9.house("storm", "rogue")
    scene.facedown("callisto", "11R.H")
    scene.facedown("trish_tilby", "17V.B")
    scene.put("storm", "14R.B")
    scene.acts("storm", "open:11R.H|14R.B")
    scene.acts("rogue", "move:17V.C")
    assert scene.drawn() == []
    scene.finish("")


@pytest.mark.rule("XR-MH7-16")
def test_one_password_opens_nothing() -> None:
    scene = test_mh7.underground("storm", "rogue", secret_mission_1="11V.A", secret_mission_2="14V.E")
    scene.put("storm", "11V.C")
    scene.put("rogue", "11V.C")
    scene.acts("storm", "open:11V.A|11V.C", "move:11V.A", "secret:secret_mission_1")
    scene.acts("rogue")
    assert scene.refused(f"open:{test_mh7.CEREBRO}") == "XR-MH7-16"
    scene.finish("")


@rule("XR-SPAWN-14")
def test_two_enemies_leave_two_hidden_bystanders_alone(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.bystander("callisto", "12V.A", hidden=True)

    def hide(g: Resistance) -> None:
        g.state.people.append(Person(take_person(g, "trish_tilby"), "12V.C", take(g.state.spawn_pile, "042")))

    t.change(hide)
    t.enemies("12V.A", walker=1)
    t.enemies("12V.C", walker=1)
    t.dice(1, 1)
    t.end_turns()
    while t.prompt == "prompt-bystander-order":
        t.answer(t.options()[0])
    assert t.hero("storm").health == 2 and t.count("12V.B", "walker") == 1 and len(t.state.people) == 2


@rule("XR-HERO-12")
def test_crush_in_three_turns(board: Board) -> None:
    t = board("magneto", "storm", magneto="12V.A", storm="15V.F")
    t.set("magneto", power=4)
    t.enemies("12V.B", walker=1, brute=1, runner=1)
    for kind, zone in (("brute", "12V.B"), ("runner", "12V.A"), ("walker", "12V.A")):
        t.acts("magneto", "skill:crush")
        if t.prompt != "prompt-action":
            t.answer(f"crush:{kind}:{zone}")
        assert not t.offers("skill:crush")
        t.end_turns()
    assert t.play.enemies_in("12V.A") == 0 and t.hero("magneto").xp == 3


@rule("XR-SPAWN-32", "XR-MH0-06")
def test_an_extra_card_and_a_second_spawn_point_come_before_the_next_zone(board: Board) -> None:
    t = board("storm", "magneto", "rogue", "wolverine", "mystique", storm="15V.F")
    t.spawn_points(FIRST, "12V.A")
    twice(t)
    t.deck("spawn", "007", "008", "009", "024")
    t.end_turns()
    assert [zone for _, zone in t.drawn()] == [FIRST, FIRST, FIRST, "12V.A"]


@rule("XR-BCARD-04")
def test_ka_zar_answers_the_first_arrival_and_no_other(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="15V.F")
    t.set("rogue", power=3, bystander="ka_zar")
    t.enemies("12V.B", walker=1)
    t.zombie("juggernaut", "12V.C")  # arrives with his second Action
    t.dice(1, 1)
    t.end_turns()
    t.answer("react:rogue:bystander:ka_zar")
    if t.prompt == "prompt-power":
        t.answer("power:0")
    assert t.table.round == 2 and t.count("12V.A", "juggernaut") == 1 and t.hero("rogue").bystander == "ka_zar"


@rule("XR-EMOVE-06")
def test_three_walkers_go_two_and_one_as_the_players_like(board: Board) -> None:
    t = between_two(board)
    t.enemies("12V.D", walker=3)
    t.end_turns()
    t.choose("way:15V.A")
    assert t.standing("walker") == {"12V.E": 1, "15V.A": 2}

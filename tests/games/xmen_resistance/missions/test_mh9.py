"""MH9, house of the dead: Spawn cards in the rooms, floors that never sleep, sleepers in the dormitories, and everybody to Red."""

import pytest

from stockade.engine import Chance
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import draws_at
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.games.xmen_resistance.show.view import scramble
from stockade.testing import rule

ZOMBIE_CARDS = {"015", "016", "030", "031", "032", "033"}
MARKED = (
    *("10R.C", "10R.E", "12R.D", "12R.E", "13R.A", "13R.D", "13R.E", "15R.A", "15R.B", "15R.D"),
    *("16V.A", "16V.F", "18V.B", "18V.E"),
)
TOKENS = ("10R.E", "12R.E", "16V.A", "18V.E")


def house(*heroes: str, spawns: bool = False) -> ResistanceScene:
    return ResistanceScene(*heroes, mission="MH9", spawns=spawns)


def lay(scene: ResistanceScene, zone: str, card: str) -> None:
    """That card lies there, in place of the one that did."""

    def edit(g: Resistance) -> None:
        here = next(lying for lying in g.state.placed if lying.zone == zone)
        other = next((lying for lying in g.state.placed if lying.id == card), None)
        if other is not None:
            other.id = here.id
        else:
            g.state.spawn_pile.deck.remove(card)
            g.state.spawn_pile.deck.insert(0, here.id)
        here.id = card

    scene.change(edit)


def slain(scene: ResistanceScene, *but: str) -> None:
    """All Zombie Heroes but these were found and eliminated before; no card is left in the rooms."""

    def edit(g: Resistance) -> None:
        pile = g.state.zombie_pile
        pile.discards = [card for card in pile.deck if card not in but]
        pile.deck = [card for card in pile.deck if card in but]
        g.state.removed += [card.id for card in g.state.placed]
        g.state.placed = []

    scene.change(edit)


# -- set-up ---------------------------------------------------------------------------------------------------------------


@rule("XR-MH9-01", "XR-MH9-14")
def test_the_board_is_as_the_mission_shows_it() -> None:
    assert (MISSIONS["MH9"].minutes, MISSIONS["MH9"].difficulty) == (120, "hard")
    scene = house(*TEAM[:4], spawns=True)
    view = scene.view(None)
    assert scene.play.map.levels == ("ground", "upper")
    tiles = {"10R", "11R", "12R", "13R", "14R", "15R", "16V", "17V", "18V"}
    assert {zone.split(".")[0] for zone in view["zones"]} == tiles
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 8
    assert view["placed"] == list(MARKED)
    assert [point["active"] for point in view["spawns"]] == [True, True, True]
    assert [(token["zone"], token["color"]) for token in view["objectives"]] == [(zone, "red") for zone in TOKENS]
    assert scene.play.board.highlighted == ("16V.B", "18V.A", "16V.E", "18V.F")
    assert view["cabin"] == "11R.X"


@rule("XR-MH9-14")
def test_the_elevator_is_in_use() -> None:
    scene = house("storm", "rogue")
    scene.explored("11R.D", "17V.A")
    scene.put("storm", "17V.A")
    scene.turn("storm")
    scene.answer("call:17V.X")
    scene.answer("move:17V.X")
    scene.answer("ride:11R.X")
    assert scene.hero("storm").zone == "11R.X"
    scene.finish("")


@rule("XR-MH9-03")
def test_the_six_zombie_hero_cards_and_eight_others_lie_in_the_rooms() -> None:
    places: set[str] = set()
    others: set[str] = set()
    for seed in range(8):
        state = ResistanceScene(*TEAM[:4], mission="MH9", seed=seed).state
        cards = {lying.id: lying.zone for lying in state.placed}
        assert sorted(cards.values()) == sorted(MARKED)
        assert set(cards) >= ZOMBIE_CARDS
        assert len(cards) == 14
        assert len(state.spawn_pile.deck) == 28
        assert not set(cards) & set(state.spawn_pile.deck)
        places.add(cards["015"])
        others |= set(cards) - ZOMBIE_CARDS
    assert len(places) > 3
    assert len(others) > 16


@rule("XR-MH9-03")
def test_whoever_imagines_the_rooms_leaves_the_zombie_hero_cards_there() -> None:
    scene = house(*TEAM[:4])
    before = [lying.id for lying in scene.state.placed]
    scene.change(lambda g: scramble(g.state, Chance([1, 2, 3, 4], [])))
    after = [lying.id for lying in scene.state.placed]
    assert after != before
    assert set(after) >= ZOMBIE_CARDS


@rule("XR-MH9-04")
def test_nobody_hides_beside_an_objective() -> None:
    zones = house(*TEAM[:4]).view(0)["zones"]
    assert [zones[zone]["facedown"] for zone in TOKENS] == [0, 0, 0, 0]
    assert sorted(zone for zone in zones if zones[zone]["facedown"]) == [
        *("11R.H", "13R.C", "13R.E", "15R.B", "15R.E", "16V.F", "17V.B", "18V.B"),
    ]


@rule("XR-MH9-05")
def test_the_hall_is_empty() -> None:
    scene = house("storm", "rogue")
    zones = scene.view(0)["zones"]
    assert all(zones[f"14R.{letter}"]["opened"] and not zones[f"14R.{letter}"]["facedown"] for letter in "ABCDEF")
    assert scene.drawn() == []
    assert not any(draws_at(scene.play.board, zone) for zone in ("14R.A", "14R.C"))
    assert scene.state.people == []
    scene.turn("storm")
    for zone in ("14R.D", "14R.A", "14R.B"):
        scene.answer(f"move:{zone}")
    assert scene.drawn() == []
    scene.finish("")


@rule("XR-MH9-06")
@pytest.mark.parametrize(("heroes", "used"), [(4, False), (5, True), (6, True)])
def test_the_green_spawn_point_is_for_big_teams(heroes: int, used: bool) -> None:
    scene = house(*TEAM[:heroes], spawns=True)
    scene.deck("spawn", *[card for card in ("001", "002", "003", "004", "017", "018", "019", "020") if card in scene.state.spawn_pile.deck])
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["14R.B", "12R.B", "17V.B", "17V.A"][: 3 + used]
    scene.finish("")


# -- the two objectives ---------------------------------------------------------------------------------------------------


@rule("XR-MH9-02", "XR-MH9-13")
@pytest.mark.parametrize("red_first", [True, False])
def test_six_zombie_heroes_and_everybody_at_red_in_any_order(red_first: bool) -> None:
    scene = house("wolverine", "rogue")
    slain(scene, "iceman")
    scene.change(lambda g: g.state.objectives.__setitem__(slice(1, None), []))  # one token is left
    scene.set("wolverine", xp=43, power=4)
    scene.set("rogue", xp=38)
    scene.zombie("iceman", "14R.E")
    scene.turn("wolverine")
    assert [goal["now"] for goal in scene.view(0)["goals"]] == [True, True]

    def to_red() -> None:
        scene.put("wolverine", "10R.E")
        scene.answer("take:10R.E")

    def strike() -> None:
        scene.put("wolverine", "14R.E")
        scene.dice(5, 5, 5)
        scene.answer("attack:adamantium_claws:14R.E")
        scene.answer("power:0")

    first, second = (to_red, strike) if red_first else (strike, to_red)
    first()
    assert sorted(goal["done"] for goal in scene.view(0)["goals"]) == [False, True]
    assert scene.outcome == ""
    second()
    scene.finish("won")


@rule("XR-MH9-02")
def test_one_super_hero_below_red_is_one_too_few() -> None:
    scene = house("wolverine", "rogue")
    slain(scene)
    scene.set("wolverine", xp=37)
    scene.set("rogue", xp=37)
    scene.turn("wolverine")
    for zone, done in (("10R.E", False), ("12R.E", True)):
        assert scene.outcome == ""
        scene.put("wolverine", zone)
        scene.answer(f"take:{zone}")
        assert bool(scene.outcome) is done  # 42, then 43
    scene.finish("won")


@rule("XR-MH9-13")
def test_each_of_the_six_must_have_been_found() -> None:
    scene = house("wolverine", "rogue")
    slain(scene, "cyclops")  # still hiding somewhere
    for hero in ("wolverine", "rogue"):
        scene.set(hero, xp=43)
    scene.bystander("moira_mactaggert", "14R.E")
    scene.turn("wolverine")
    scene.answer("rescue:moira_mactaggert")
    assert [goal["done"] for goal in scene.view(0)["goals"]] == [False, True]
    assert scene.outcome == ""
    scene.finish("")


@rule("XR-MH9-13")
def test_an_empty_board_is_no_win_while_one_has_not_come() -> None:
    scene = house("wolverine", "rogue")
    slain(scene, "iceman", "cyclops")
    for hero in ("wolverine", "rogue"):
        scene.set(hero, xp=43, power=0)
    scene.zombie("iceman", "14R.E")
    scene.put("wolverine", "14R.E")
    scene.turn("wolverine")
    scene.dice(5, 5, 5)
    scene.answer("attack:adamantium_claws:14R.E")
    assert not scene.state.zombies
    assert [goal["done"] for goal in scene.view(0)["goals"]] == [False, True]
    assert scene.outcome == ""
    scene.finish("")


@rule("XR-MH9-08")
def test_each_rescue_is_worth_five_xp() -> None:
    scene = house("storm", "rogue")
    scene.bystander("callisto", "14R.E")
    scene.turn("storm")
    scene.answer("rescue:callisto")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 0)
    assert scene.rule_of("xp.gained") == "XR-MH9-08"
    scene.finish("")


@rule("XR-MH9-09")
@pytest.mark.parametrize("zone", TOKENS)
def test_each_objective_is_worth_five_xp_to_everybody(zone: str) -> None:
    scene = house("storm", "rogue")
    scene.put("storm", zone)
    scene.turn("storm")
    scene.answer(f"take:{zone}")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 5)
    assert scene.rule_of("xp.gained") == "XR-MH9-09"
    scene.finish("")


# -- the rooms ------------------------------------------------------------------------------------------------------------


@rule("XR-MH9-10", "XR-MH9-11")
def test_opening_a_room_turns_up_the_card_that_lies_there() -> None:
    scene = house("storm", "rogue")
    lay(scene, "13R.E", "008")
    scene.deck("spawn", *[card for card in ("001", "002", "003", "004") if card in scene.state.spawn_pile.deck][:1])
    deck = list(scene.state.spawn_pile.deck)
    scene.facedown("callisto", "13R.E")
    scene.put("storm", "14R.D")
    scene.turn("storm")
    scene.mark()
    scene.answer("open:13R.E|14R.D")
    assert scene.drawn() == [("008", "13R.E")]
    assert scene.rule_of("card.spawned") == "XR-MH9-10"
    assert scene.count("13R.E", "brute") == 1
    assert scene.state.spawn_pile.deck == deck  # nothing was drawn
    assert scene.state.spawn_pile.discards == ["008"]
    assert "13R.E" not in scene.view(0)["placed"]
    assert scene.last("bystander.revealed") == {"bystander": "callisto", "zone": "13R.E"}  # as ever
    scene.finish("")


@rule("XR-MH9-11", "XR-MH9-03")
def test_a_zombie_hero_card_leaves_the_game() -> None:
    scene = house("storm", "rogue")
    lay(scene, "13R.E", "031")
    scene.facedown("callisto", "13R.E")
    scene.deck("zombie", "cyclops")
    scene.put("storm", "14R.D")
    scene.turn("storm")
    scene.answer("open:13R.E|14R.D")
    assert scene.standing("cyclops") == {"13R.E": 1}
    assert "031" in scene.state.removed
    assert scene.state.spawn_pile.discards == []
    scene.finish("")


@rule("XR-MH9-10")
def test_the_players_choose_the_order_of_the_cards() -> None:
    scene = house("storm", "rogue")
    scene.ajar("15R.B|15R.E", "15R.D|15R.E")
    lay(scene, "15R.D", "008")
    lay(scene, "15R.B", "011")
    for name, zone in (("callisto", "15R.B"), ("moira_mactaggert", "15R.E")):
        scene.facedown(name, zone)
    scene.put("storm", "14R.F")
    scene.turn("storm")
    scene.mark()
    scene.answer("open:14R.F|15R.C")
    assert scene.prompt == "prompt-spawn-order"
    scene.answer("zone:15R.D")
    assert scene.drawn() == [("008", "15R.D"), ("011", "15R.B")]
    kinds = [event.kind for event in scene.happened()]
    assert kinds.index("bystander.revealed") > max(i for i, kind in enumerate(kinds) if kind == "card.spawned")
    scene.finish("")


@rule("XR-MH9-15")
def test_a_symbol_without_a_card_brings_nothing() -> None:
    scene = house("storm", "rogue")
    assert scene.play.map.zone["11R.I"].spawn and scene.play.map.zone["17V.A"].spawn
    scene.facedown("callisto", "11R.H")
    scene.facedown("moira_mactaggert", "17V.B")
    scene.put("storm", "14R.B")
    scene.turn("storm")
    scene.mark()
    scene.answer("open:11R.H|14R.B")
    assert "11R.I" in scene.last("building.opened")["zones"]
    assert scene.drawn() == []
    scene.turn("rogue")
    scene.answer("move:17V.C")  # up the stairs, for the first time
    assert "17V.A" in scene.last("building.opened")["zones"]
    assert scene.drawn() == []
    scene.finish("")


# -- floors that never sleep ----------------------------------------------------------------------------------------------


@rule("XR-MH9-12")
def test_enemies_and_spawn_points_are_active_on_every_floor() -> None:
    scene = house("storm", "rogue", spawns=True)
    scene.explored("17V.C")
    scene.enemies("17V.B", walker=1)
    scene.spawn_points("17V.B")
    scene.deck("spawn", next(card for card in ("001", "002", "003", "004", "017") if card in scene.state.spawn_pile.deck))
    scene.end_turns()
    assert scene.count("17V.D", "walker") == 1  # on the way to the stairs
    assert [zone for _, zone in scene.drawn()] == ["17V.B"]
    scene.finish("")


@rule("XR-MH9-12")
def test_bystanders_of_an_empty_floor_are_active_and_not_lost() -> None:
    scene = house("storm", "rogue")
    scene.explored("17V.C")
    scene.bystander("moira_mactaggert", "17V.B")
    scene.end_turns()
    assert scene.events("bystander.devoured") == []
    assert scene.where("moira_mactaggert") == "17V.D"
    scene.finish("")


@rule("XR-MH9-12")
def test_all_three_are_active_on_an_empty_floor() -> None:
    scene = house("storm", "rogue", spawns=True)
    scene.explored("17V.C")
    scene.enemies("16V.D", walker=1)
    scene.bystander("moira_mactaggert", "17V.B")
    scene.spawn_points("17V.B")
    scene.deck("spawn", next(card for card in ("001", "002", "003", "004", "017") if card in scene.state.spawn_pile.deck))
    scene.end_turns()
    assert (scene.count("17V.C", "walker"), scene.where("moira_mactaggert")) == (1, "17V.D")
    assert [zone for _, zone in scene.drawn()] == ["17V.B"]
    scene.finish("")


@rule("XR-BUILD-09")
def test_a_building_opened_where_no_hero_is_left_still_spawns() -> None:
    scene = house("storm", "magneto")
    lay(scene, "10R.C", "008")
    scene.put("storm", "12R.B")
    scene.put("magneto", "17V.C")
    scene.set("storm", health=1)
    scene.enemies("12R.B", walker=1)  # fells Storm, the only one on the ground
    scene.bystander("trish_tilby", "10R.C")
    scene.enemies("10R.A", brute=1)  # breaks into the library, where the Bystander is
    scene.end_turns()
    assert scene.hero("storm").stage == "out" and scene.is_open("10R.A|10R.C")
    assert scene.drawn() == [("008", "10R.C")] and scene.count("10R.C", "brute") == 1


# -- the dormitories ------------------------------------------------------------------------------------------------------


def at_the_door(side: str) -> ResistanceScene:
    """Storm stands on the landing beside a dormitory corridor."""
    scene = house("storm", "rogue")
    scene.explored("17V.C")
    scene.put("storm", "17V.C" if side == "16V" else "17V.D")
    scene.turn("storm")
    scene.mark()
    return scene


@rule("XR-MH9-07")
@pytest.mark.parametrize(("side", "corridor", "beds"), [("16V", "16V.D", ("16V.B", "16V.E")), ("18V", "18V.C", ("18V.A", "18V.F"))])
@pytest.mark.parametrize(("die", "wakes"), [(2, 0), (3, 1), (6, 1)])
def test_the_first_step_into_a_dormitory_may_wake_the_sleepers(
    side: str, corridor: str, beds: tuple[str, str], die: int, wakes: int
) -> None:
    scene = at_the_door(side)
    scene.dice(die)
    scene.answer(f"move:{corridor}")
    assert scene.rule_of("sleepers.rolled") == "XR-MH9-07"
    assert scene.standing("brute") == (dict.fromkeys(beds, 1) if wakes else {})
    scene.finish("")


@rule("XR-MH9-07")
def test_only_the_first_step_counts_and_each_tile_has_its_own() -> None:
    scene = at_the_door("16V")
    scene.dice(1)
    scene.answer("move:16V.D")
    scene.answer("move:16V.C")
    assert [event["zone"] for event in scene.events("sleepers.rolled")] == ["16V.D"]
    scene.put("rogue", "17V.D")
    scene.turn("rogue")
    scene.dice(3)
    scene.answer("move:18V.C")
    assert [event["zone"] for event in scene.events("sleepers.rolled")] == ["18V.C"]  # since the table was last arranged
    assert sorted(scene.standing("brute")) == ["18V.A", "18V.F"]
    scene.finish("")

"""MH7, the last beacon: passwords, Cerebro, attrition of the horde, cards that find nobody, and Bystanders traded for Enemies."""

import pytest

from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.facts import HORDE, SECRETS
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HIDING = ("10V.M", "11V.A", "12V.A", "14V.E", "14V.F", "15V.C")
CEREBRO = "10V.D|11V.C"
BEACON = "10V.A"
TRADE = "mission-free-trade"


def underground(*heroes: str, beacon: bool = False, spawns: bool = False, **where: str) -> ResistanceScene:
    """Every room is known and nobody hides, except the cards given by their name; with `beacon` the first hero has lit it before."""
    scene = ResistanceScene(*heroes, mission="MH7", spawns=spawns)
    scene.hiding(where)

    def edit(g: Resistance) -> None:
        state = g.state
        for zone in g.map.zones:
            state.opened[zone.index] = int(zone.id not in where.values())
        if beacon:
            state.objectives[0].taker = heroes[0]

    scene.change(edit)
    scene.mark()
    return scene


def reserve(scene: ResistanceScene, *, walker: int = 0, brute: int = 0, runner: int = 0, zombies: tuple[str, ...] = ()) -> None:
    """Only so many are left in the reserve; everybody else is out of the game already."""

    def edit(g: Resistance) -> None:
        state = g.state
        for index, number in enumerate((walker, brute, runner)):
            state.gone[index] += state.pool[index] - number
            state.pool[index] = number
        pile = state.zombie_pile
        state.removed += [card for card in (*pile.deck, *pile.discards) if card not in zombies]
        pile.deck, pile.discards = list(zombies), []

    scene.change(edit)


def deck(scene: ResistanceScene, *cards: str) -> None:
    """The Spawn deck holds these cards and no others; there are no discards."""

    def edit(g: Resistance) -> None:
        pile = g.state.spawn_pile
        g.state.removed += [card for card in (*pile.deck, *pile.discards) if card not in cards]
        pile.deck, pile.discards = list(reversed(cards)), []

    scene.change(edit)


def in_cerebro(*heroes: str) -> ResistanceScene:
    """The first hero stands at the beacon."""
    scene = underground(*heroes)
    scene.put(heroes[0], BEACON)
    scene.turn(heroes[0])
    return scene


# -- set-up ---------------------------------------------------------------------------------------------------------------


@rule("XR-MH7-01")
def test_the_board_is_as_the_mission_shows_it() -> None:
    assert (MISSIONS["MH7"].minutes, MISSIONS["MH7"].difficulty) == (90, "medium")
    scene = ResistanceScene(*TEAM[:4], mission="MH7", spawns=True)
    view = scene.view(None)
    assert sorted({zone.split(".")[0] for zone in view["zones"]}) == ["10V", "11V", "12V", "13V", "14V", "15V"]
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 6
    assert [(point["color"], point["active"]) for point in view["spawns"]] == [
        ("first", True),
        ("red", True),
        ("blue", False),
        ("green", False),
    ]
    assert [objective["color"] for objective in view["objectives"]] == ["red"]
    assert sum(state["open"] for edge, state in view["edges"].items() if scene.play.map.edge[edge].kind == "door") == 2
    assert {edge: state["lock"] for edge, state in view["edges"].items() if state["lock"]} == {CEREBRO: "blue"}
    assert view["cabin"] == "11V.X"


@rule("XR-MH7-03")
def test_six_sworn_enemies() -> None:
    scene = ResistanceScene(*TEAM[:4], mission="MH7")
    assert sorted(scene.state.zombie_pile.deck) == sorted(facts.champions())
    assert len(scene.state.zombie_pile.deck) == 6 and "iceman" in scene.state.zombie_pile.deck


@rule("XR-MH7-04")
def test_nobody_comes_too_late_or_hides_under_a_card() -> None:
    scene = ResistanceScene(*TEAM[:4], mission="MH7")
    state = scene.state
    assert not {"041", "042"} & {*state.spawn_pile.deck, *state.spawn_pile.discards}
    people = [*state.person_pile.deck, *(card.id for card in state.facedown)]
    assert "too_late" not in people
    assert len(people) == 14
    assert sorted(state.removed) == ["041", "042", "too_late", "too_late"]


@rule("XR-MH7-05")
def test_both_passwords_lie_somewhere_among_the_six() -> None:
    places: set[tuple[str, ...]] = set()
    others: set[str] = set()
    for seed in range(12):
        facedown = ResistanceScene(*TEAM[:4], mission="MH7", seed=seed).state.facedown
        assert [card.zone for card in facedown] == list(HIDING)
        assert sum(card.id in SECRETS for card in facedown) == 2
        places.add(tuple(card.zone for card in facedown if card.id in SECRETS))
        others |= {card.id for card in facedown if card.id not in SECRETS}
    assert len(places) > 4
    assert len(others) > 8


@rule("XR-MH7-06")
def test_the_laboratory_is_open_and_empty() -> None:
    scene = ResistanceScene(*TEAM[:4], mission="MH7")
    zones = scene.view(0)["zones"]
    assert all(zones[zone]["opened"] and not zones[zone]["facedown"] for zone in ("13V.B", "13V.C", "13V.F"))
    assert scene.drawn() == []
    assert scene.events("building.opened") == []
    scene.put("storm", "14V.D")
    scene.turn("storm")
    scene.answer("move:13V.C")
    assert scene.drawn() == []
    scene.finish("")


# -- the way to the beacon --------------------------------------------------------------------------------------------------


@rule("XR-MH7-16", "XR-BYST-17")
def test_cerebro_opens_to_both_passwords() -> None:
    scene = underground("storm", "rogue", secret_mission_1="11V.A", secret_mission_2="14V.E")
    scene.put("storm", "11V.C")
    scene.turn("storm")
    assert scene.refused(f"open:{CEREBRO}") == "XR-MH7-16"
    scene.answer("open:11V.A|11V.C")
    scene.answer("move:11V.A")
    scene.answer("secret:secret_mission_1")
    scene.end_turns()
    scene.put("storm", "11V.C")
    scene.put("rogue", "14V.C")
    scene.turn("storm")
    assert scene.refused(f"open:{CEREBRO}") == "XR-MH7-16"  # one is not enough
    scene.turn("rogue")
    scene.answer("open:14V.C|14V.E")
    scene.answer("move:14V.E")
    scene.answer("secret:secret_mission_2")
    scene.end_turns()
    scene.turn("storm")
    scene.answer(f"open:{CEREBRO}")
    assert scene.is_open(CEREBRO)
    scene.finish("")


@rule("XR-MH7-17", "XR-MH7-18", "XR-MH7-05")
@pytest.mark.parametrize(
    ("card", "color", "zone", "cited"),
    [(SECRETS[0], "green", "11V.X", "XR-MH7-17"), (SECRETS[1], "blue", "13V.B", "XR-MH7-18")],
)
def test_each_password_wakes_its_spawn_point(card: str, color: str, zone: str, cited: str) -> None:
    scene = underground("storm", "rogue", spawns=True, **{card: "11V.A"})
    scene.put("storm", "11V.C")
    scene.turn("storm")
    scene.answer("open:11V.A|11V.C")
    assert scene.events("spawn.activated") == [{"color": color, "zone": zone}]
    assert scene.rule_of("spawn.activated") == cited
    assert {point.color for point in scene.state.spawns if point.active} == {"first", "red", color}
    scene.finish("")


@rule("XR-MH7-12", "XR-MH7-02")
def test_each_rescue_is_worth_five_xp() -> None:
    scene = underground("storm", "rogue")
    scene.bystander("callisto", "14V.B")
    scene.turn("storm")
    scene.answer("rescue:callisto")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 0)
    assert scene.rule_of("xp.gained") == "XR-MH7-12"
    scene.finish("")


@rule("XR-MH7-07")
def test_the_beacon_is_worth_five_xp_to_everybody() -> None:
    scene = in_cerebro("storm", "rogue", "magneto")
    scene.answer(f"take:{BEACON}")
    assert [scene.hero(name).xp for name in ("storm", "rogue", "magneto")] == [5, 5, 5]
    assert scene.rule_of("xp.gained") == "XR-MH7-07"
    scene.finish("")


@rule("XR-MH7-19")
@pytest.mark.parametrize(("heroes", "extra"), [(4, 0), (5, 1), (6, 1)])
def test_big_teams_draw_one_more_card_at_the_first_spawn_point(heroes: int, extra: int) -> None:
    scene = underground(*TEAM[:heroes], spawns=True)
    scene.deck("spawn", "001", "008", "011")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["15V.B"] * (1 + extra) + ["13V.F"]
    assert [event.rule for event in scene.happened() if event.kind == "card.spawned"][1:-1] == ["XR-MH7-19"] * extra
    scene.finish("")


# -- attrition ------------------------------------------------------------------------------------------------------------


@rule("XR-MH7-02")
def test_first_the_beacon_then_everybody_on_the_board_and_in_the_reserve() -> None:
    scene = in_cerebro("wolverine", "rogue")
    reserve(scene, runner=1)
    scene.enemies(BEACON, runner=1)  # the last one
    assert scene.state.pool == [0, 0, 0]
    assert [(goal["done"], goal["now"]) for goal in scene.view(0)["goals"]] == [(False, True), (False, False)]
    scene.dice(4, 1, 1)
    scene.answer(f"take:{BEACON}")
    assert [(goal["done"], goal["now"]) for goal in scene.view(0)["goals"]] == [(True, False), (False, True)]
    assert scene.outcome == ""
    scene.answer(f"attack:adamantium_claws:{BEACON}")
    scene.answer("power:0")
    scene.finish("won")


@rule("XR-MH7-02")
@pytest.mark.parametrize("missing", ["walker", "brute", "runner", "zombie_hero"])
def test_anybody_left_in_the_reserve_is_one_too_many(missing: str) -> None:
    scene = underground("wolverine", beacon=True)
    reserve(scene, **{missing: 1} if missing in HORDE else {"zombies": ("cyclops",)})
    scene.change(lambda g: g.state.gone.__setitem__(0, g.state.gone[0] - 1))
    scene.change(lambda g: g.state.horde.__setitem__(g.at["14V.B"], 1))
    scene.turn("wolverine")
    scene.dice(6, 6, 6)
    scene.answer("attack:adamantium_claws:14V.B")
    scene.answer("power:0")
    assert scene.outcome == ""
    scene.finish("")


@rule("XR-MH7-08")
@pytest.mark.parametrize("beacon", [False, True])
def test_after_the_beacon_the_fallen_leave_the_game(beacon: bool) -> None:
    scene = underground("wolverine", "rogue", beacon=beacon)
    scene.enemies("14V.B", brute=1, walker=1)
    before = list(scene.state.pool)
    scene.turn("wolverine")
    scene.dice(6, 6, 6)
    scene.answer("attack:adamantium_claws:14V.B")
    scene.answer("power:0")
    fallen = [1, 1, 0]
    assert scene.state.pool == (before if beacon else [a + b for a, b in zip(before, fallen, strict=True)])
    assert scene.state.gone == (fallen if beacon else [0, 0, 0])
    assert scene.view(0)["gone"] == dict(zip(HORDE, scene.state.gone, strict=True))
    assert scene.hero("wolverine").xp == 2  # as always
    scene.finish("")


@rule("XR-MH7-11")
@pytest.mark.parametrize("beacon", [False, True])
def test_after_the_beacon_zombie_heroes_leave_with_their_cards(beacon: bool) -> None:
    scene = underground("wolverine", "rogue", beacon=beacon)
    scene.zombie("cyclops", "14V.B")
    scene.set("wolverine", power=4)
    scene.turn("wolverine")
    scene.dice(6, 6, 6, 6)
    scene.answer("attack:adamantium_claws:14V.B")
    scene.answer("power:1")
    pile = scene.state.zombie_pile
    assert ("cyclops" in pile.discards, "cyclops" in scene.state.removed) == (not beacon, beacon)
    scene.finish("")


@rule("XR-MH7-11")
def test_zombie_heroes_eliminated_before_the_beacon_come_back_from_the_discards() -> None:
    scene = underground("storm", beacon=True, spawns=True)
    scene.spawn_points("15V.B")
    reserve(scene, zombies=("iceman",))
    scene.change(lambda g: g.state.zombie_pile.discards.append(g.state.zombie_pile.deck.pop()))
    deck(scene, "001", "015")
    scene.end_turns()
    assert scene.drawn() == [("015", "15V.B")]
    assert scene.standing("iceman") == {"15V.B": 1}
    scene.finish("")


@rule("XR-MH7-09")
def test_cards_that_find_nobody_are_passed_over() -> None:
    scene = underground("storm", beacon=True, spawns=True)
    scene.spawn_points("15V.B")
    reserve(scene, runner=2)
    deck(scene, "001", "008", "015", "011", "012")
    scene.end_turns()
    assert scene.events("card.skipped") == [{"card": "001"}, {"card": "008"}, {"card": "015"}]
    assert scene.rule_of("card.skipped") == "XR-MH7-09"
    assert scene.drawn() == [("011", "15V.B")]
    assert scene.standing("runner") == {"15V.B": 1}
    assert scene.state.spawn_pile.discards == ["001", "008", "015", "011"]
    scene.finish("")


@rule("XR-MH7-09")
def test_with_an_empty_reserve_those_on_the_board_activate_instead() -> None:
    scene = underground("storm", beacon=True, spawns=True)
    scene.spawn_points("15V.B")
    scene.enemies("10V.M", brute=1)  # behind closed doors
    reserve(scene)
    deck(scene, "001", "008")
    scene.end_turns()
    assert scene.drawn() == [("008", "15V.B")]
    assert scene.last("enemies.activated") == {"enemy": "brute"}
    scene.finish("")


@rule("XR-MH7-09")
def test_before_the_beacon_no_card_is_passed_over() -> None:
    scene = underground("storm", spawns=True)
    scene.spawn_points("15V.B")
    reserve(scene, runner=2)
    deck(scene, "001", "011")
    scene.end_turns()
    assert scene.drawn() == [("001", "15V.B")]
    scene.finish("")


@rule("XR-MH7-09")
def test_passed_over_cards_come_back_when_the_deck_is_made_anew() -> None:
    scene = underground("storm", beacon=True, spawns=True)
    scene.spawn_points("15V.B")
    reserve(scene, walker=1)
    deck(scene, "008", "020")
    scene.change(lambda g: g.state.spawn_pile.discards.append(g.state.spawn_pile.deck.pop(0)))  # the one that counts is a discard
    scene.end_turns()
    assert scene.events("card.skipped")[0] == {"card": "008"}
    assert scene.events("deck.shuffled") == [{}]
    assert scene.drawn() == [("020", "15V.B")]
    scene.finish("")


@rule("XR-MH7-10")
def test_when_no_card_can_do_anything_nothing_happens() -> None:
    scene = underground("storm", beacon=True, spawns=True)
    scene.spawn_points("15V.B")
    scene.enemies("10V.M", brute=1)
    reserve(scene)
    deck(scene, "001", "011", "034")
    scene.end_turns()
    assert scene.events("card.skipped") == [{"card": "001"}]
    assert scene.rule_of("card.none") == "XR-MH7-10"
    assert scene.drawn() == []
    assert scene.table.round == 2
    scene.finish("")


@rule("XR-MH7-20")
@pytest.mark.parametrize(
    ("card", "there", "more", "counts"),
    [
        ("037", "", "walker", False),  # an Extra Activation needs somebody on the board
        ("037", "walker", "", True),
        ("040", "", "zombie_hero", False),
        ("040", "zombie_hero", "", True),
        ("036", "", "brute", False),  # Overdrive
        ("036", "brute", "", True),
        ("034", "walker", "", False),  # Multiplication needs Walkers on the board and in the reserve
        ("034", "", "walker", False),
        ("034", "walker", "walker", True),
    ],
)
def test_activations_need_somebody_on_the_board(card: str, there: str, more: str, counts: bool) -> None:
    scene = underground("storm", beacon=True, spawns=True)
    scene.set("storm", xp=7)  # no Extra Activations at Blue
    scene.spawn_points("15V.B")
    if there == "zombie_hero":
        scene.zombie("iceman", "10V.M")
    elif there:
        scene.enemies("10V.M", **{there: 1})
    kept = {more: 3} if more in HORDE else {"zombies": ("cyclops",)} if more else {}
    reserve(scene, runner=1, **kept)
    deck(scene, card, "011")
    scene.end_turns()
    assert scene.drawn() == [(card if counts else "011", "15V.B")]
    assert scene.events("card.skipped") == ([] if counts else [{"card": card}])
    if not counts:
        assert scene.rule_of("card.skipped") == "XR-MH7-20"
    scene.finish("")


# -- trading --------------------------------------------------------------------------------------------------------------


@rule("XR-MH7-13", "XR-MH7-15", "XR-MH7-21")
@pytest.mark.parametrize("beacon", [False, True])
def test_a_bystander_card_removes_three_walkers(beacon: bool) -> None:
    scene = underground("storm", "rogue", beacon=beacon)
    scene.set("storm", bystander="moira_mactaggert", power=2, traits=["swift"])
    scene.turn("storm")
    walkers = scene.state.pool[0]
    assert not scene.offers(f"{TRADE}:fighters")  # she does not fight
    scene.answer(f"{TRADE}:walker")
    assert (scene.state.pool[0], scene.state.gone[0]) == (walkers - 3, 3)
    hero = scene.hero("storm")
    assert (hero.bystander, hero.xp, hero.power, hero.traits, hero.actions) == ("", 0, 2, ["swift"], 3)
    assert scene.state.person_pile.discards == ["moira_mactaggert"]
    assert scene.events("bystander.devoured") == []
    assert not scene.offers(f"{TRADE}:walker")
    scene.finish("")


@rule("XR-MH7-14", "XR-MH7-15")
@pytest.mark.parametrize("brutes", range(4))
def test_a_fighter_removes_brutes_and_runners_in_any_mix(brutes: int) -> None:
    scene = underground("storm", "rogue")
    scene.set("storm", bystander="callisto")
    scene.turn("storm")
    before = list(scene.state.pool)
    scene.answer(f"{TRADE}:fighters")
    scene.choose(*["remove:brute"] * brutes, *["remove:runner"] * (3 - brutes))
    assert scene.state.gone == [0, brutes, 3 - brutes]
    assert scene.state.pool == [before[0], before[1] - brutes, before[2] - 3 + brutes]
    assert (scene.hero("storm").bystander, scene.hero("storm").xp, scene.hero("storm").actions) == ("", 0, 3)
    scene.finish("")


@rule("XR-MH7-22")
def test_a_fighter_can_be_traded_for_walkers_as_well() -> None:
    scene = underground("storm", "rogue")
    scene.set("storm", bystander="callisto")
    scene.turn("storm")
    scene.answer(f"{TRADE}:walker")
    assert scene.state.gone == [3, 0, 0]
    scene.finish("")


@rule("XR-MH7-21")
def test_with_too_few_in_the_reserve_those_are_removed() -> None:
    scene = underground("storm", "rogue", beacon=True)
    reserve(scene, walker=2, brute=1, runner=1)
    scene.set("storm", bystander="callisto")
    scene.set("rogue", bystander="ka_zar")
    scene.turn("storm")
    scene.answer(f"{TRADE}:walker")
    assert scene.state.pool == [0, 1, 1]
    scene.turn("rogue")
    assert not scene.offers(f"{TRADE}:walker")  # nothing left to trade for
    scene.answer(f"{TRADE}:fighters")
    assert scene.state.pool == [0, 0, 0]
    scene.finish("won")  # and nobody was on the board


@rule("XR-MH7-21")
def test_the_trade_is_made_in_the_holders_own_turn() -> None:
    scene = underground("magneto", "rogue")
    scene.set("rogue", bystander="callisto")
    scene.set("magneto", xp=43)
    scene.turn("magneto")
    assert not any(key.startswith(TRADE) for key in scene.options())
    scene.answer("skill:mutant_commander")  # a free Action outside her turn is no occasion either
    assert scene.prompt == "prompt-free-action"
    assert not any(key.startswith(TRADE) for key in scene.options())
    scene.answer("power-up")
    scene.finish("")

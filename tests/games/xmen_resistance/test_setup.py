"""Setting up: board, decks, dashboards, who leads whom; and every set-up that cannot be played, refused with its reason."""

from collections import Counter

import pytest

from stockade.engine import BadSetup, Table
from stockade.engine.text import LANGUAGES
from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

GAME = "xmen-resistance"
FUEL_STORE = "15V.B|15V.C"
START_BUILDING = {"12V.D", "12V.E", "15V.A", "15V.B"}


def new(seed: int = 0, **setup: object) -> Table:
    return Table.new(GAME, setup, seed)


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.log]


# -- mission, team and players --------------------------------------------------------------------------------------------


@rule("XR-SETUP-01")
def test_a_mission_is_for_four_super_heroes_unless_the_players_say_otherwise() -> None:
    table = new()
    assert table.state.mission == "MH0"
    assert [hero.id for hero in table.state.heroes] == ["storm", "wolverine", "rogue", "magneto"]
    assert new(mission="MH0").digest() == table.digest()


@rule("XR-SETUP-01", "XR-SETUP-02", "XR-MH0-06")
@pytest.mark.parametrize(("heroes", "cards"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_fewer_than_four_play_by_the_instructions_for_four(heroes: int, cards: int) -> None:
    scene = ResistanceScene(*TEAM[:heroes], spawns=True)
    scene.deck("spawn", "001", "002")
    scene.end_turns()
    assert [event["zone"] for event in scene.events("card.spawned")] == ["12V.E"] * cards
    scene.finish("")


@rule("XR-SETUP-03")
@pytest.mark.parametrize(("seats", "heroes"), [(seats, heroes) for heroes in range(1, 7) for seats in range(1, heroes + 1)])
def test_any_number_of_players_shares_any_number_of_heroes(seats: int, heroes: int) -> None:
    table = new(heroes=list(TEAM[:heroes]), seats=seats)
    led = Counter(hero.seat for hero in table.state.heroes)
    assert sorted(led) == list(range(seats))  # nobody sits there without a Super Hero
    assert max(led.values()) - min(led.values()) <= 1
    if heroes == 1:
        assert table.state.active == "storm"  # her turn could not but begin
        return
    assert [ask.seat for ask in table.pending] == list(range(seats))
    table.answer(0, f"turn:{TEAM[heroes - 1]}")
    assert [ask.seat for ask in table.pending] == [seats - 1]  # the last player leads the last hero


@rule("XR-SETUP-03")
def test_the_players_share_the_heroes_as_they_like() -> None:
    table = new(heroes=["storm", "rogue", "magneto", "mystique"], seats=2, players=[1, 0, 1, 1])
    led: dict[str, int] = {}
    for hero in ("mystique", "storm", "rogue", "magneto"):
        if not table.state.active:
            table.answer(0, f"turn:{hero}")
        led[hero] = table.pending[0].seat
        assert len(table.pending) == 1
        table.answer(led[hero], "end")
    assert led == {"storm": 1, "rogue": 0, "magneto": 1, "mystique": 1}


# -- the board ------------------------------------------------------------------------------------------------------------


@rule("XR-SETUP-04", "XR-SETUP-12", "XR-MH0-01")
def test_everything_stands_where_the_mission_shows_it() -> None:
    view = new().view(None)
    assert {zone.split(".")[0] for zone in view["zones"]} == {"12V", "15V"}
    assert view["spawns"] == [
        {"zone": "12V.E", "color": "first", "active": True, "number": 1},
        {"zone": "12V.A", "color": "green", "active": False, "number": 2},
    ]
    assert view["objectives"] == [{"zone": "12V.C", "color": "green", "taken": False}]
    assert view["exit"] == "15V.F"
    assert {hero["zone"] for hero in view["heroes"]} == {"15V.A"}
    assert not any(any(zone["enemies"].values()) or zone["zombie_heroes"] or zone["bystanders"] for zone in view["zones"].values())
    assert view["pools"] == {"walker": 35, "brute": 14, "runner": 14}


@rule("XR-SETUP-05", "XR-MH0-01")
def test_doors_start_closed_and_only_the_arches_are_ways() -> None:
    edges = new().view(None)["edges"]
    assert {name for name, edge in edges.items() if edge["open"]} == {"12V.D|15V.A", "12V.D|12V.E"}
    assert {name: edge["lock"] for name, edge in edges.items() if not edge["open"]} == {
        "12V.B|12V.D": "",
        FUEL_STORE: "",
        "15V.B|15V.E": "green",
    }


@rule("XR-SETUP-08")
def test_one_bystander_card_lies_facedown_in_each_marked_zone() -> None:
    zones = new().view(None)["zones"]
    assert {name: zone["facedown"] for name, zone in zones.items() if zone["facedown"]} == {"12V.A": 1, "15V.C": 1}
    placed = {tuple(card.id for card in new(seed).state.facedown) for seed in range(12)}
    assert len(placed) > 8  # at random


@rule("XR-SETUP-07")
def test_both_secret_missions_leave_the_bystander_deck() -> None:
    for seed in range(8):
        state = new(seed).state
        cards = [*state.person_pile.deck, *(card.id for card in state.facedown)]
        assert Counter(cards) == Counter(
            {card.id: card.copies for card in facts.people().values() if card.id not in ("secret_mission_1", "secret_mission_2")}
        )


@rule("XR-SETUP-09")
def test_four_facedown_decks_are_shuffled() -> None:
    table = new()
    assert table.view(None)["decks"] == {"spawn": 42, "traits": 45, "bystanders": 12, "zombie_heroes": 6}
    state = table.state
    assert sorted(state.spawn_pile.deck) == sorted(facts.spawn_cards())
    assert Counter(state.trait_pile.deck) == Counter({card.id: card.copies for card in facts.traits().values()})
    assert sorted(state.zombie_pile.deck) == sorted(facts.champions())
    other = new(seed=1).state
    for pile in ("spawn_pile", "trait_pile", "person_pile", "zombie_pile"):
        assert getattr(state, pile).deck != getattr(other, pile).deck
        assert getattr(state, pile).discards == []
    assert new().digest() == table.digest() != new(seed=1).digest()


@rule("XR-SETUP-09", "XR-TRAIT-01")
def test_the_deck_is_drawn_from_its_top() -> None:
    scene = ResistanceScene("storm")
    top = scene.state.trait_pile.deck[-1]
    scene.answer("gain-trait")
    assert scene.hero("storm").traits == [top]
    assert scene.view(None)["decks"]["traits"] == 44
    scene.finish("")


# -- dashboards -----------------------------------------------------------------------------------------------------------


@rule("XR-SETUP-10", "XR-SETUP-11", "XR-SETUP-13")
def test_a_dashboard_starts_with_its_card_and_empty_slots() -> None:
    table = new(heroes=list(TEAM))
    for hero in table.view(None)["heroes"]:
        assert (hero["bystander"], hero["traits"], hero["tokens"]) == (None, [], [])
        assert (hero["xp"], hero["level"]) == (0, 1)
        assert (hero["health"], hero["health_max"]) == (3, 3)
        assert hero["state"] == "ready"
        assert len(hero["attacks"]) == 1 and [skill["unlocked"] for skill in hero["skills"]] == [True, False, False]
    first = [event.args for event in table.log if event.kind == "power.changed"]
    assert first == [{"hero": hero, "count": 1, "power": 1} for hero in TEAM]  # from 0, by the first Player Phase


@rule("XR-SETUP-10", "XR-TRAIT-03")
def test_there_are_two_slots_for_traits() -> None:
    scene = ResistanceScene("storm")
    scene.deck("trait", "swift", "flurry", "keen_aim")
    for _ in range(2):
        scene.answer("gain-trait")
        scene.answer("end")
    assert scene.hero("storm").traits == ["swift", "flurry"]
    scene.answer("gain-trait")
    assert scene.prompt == "prompt-too-many-traits"
    scene.answer("discard:flurry")
    assert scene.hero("storm").traits == ["swift", "keen_aim"]
    scene.finish("")


# -- buildings that are open from the start ---------------------------------------------------------------------------------


@rule("XR-SETUP-14")
def test_the_starting_building_counts_as_opened() -> None:
    table = new()
    assert {name for name, zone in table.view(None)["zones"].items() if zone["opened"]} == START_BUILDING
    assert "card.spawned" not in kinds(table) and "building.opened" not in kinds(table)


@rule("XR-SETUP-14", "XR-SETUP-15")
def test_who_waits_in_the_starting_building_is_revealed_and_nobody_spawns_there(board) -> None:
    table = new(mission="MH5", heroes=["storm"], seed=1)  # the hall: kitchen door open, four spawn symbols, two Bystander cards
    assert {event.args["zone"] for event in table.log if event.kind == "bystander.revealed"} == {"13R.E", "14R.B"}
    assert kinds(table).index("bystander.revealed") < kinds(table).index("round.began")
    assert "card.spawned" not in kinds(table)
    scene = board("storm", on="MH5", seed=1)
    zones = scene.view(None)["zones"]
    assert all(zones[zone]["opened"] for zone in ("14R.A", "14R.B", "14R.C", "13R.E", "15R.D"))
    assert zones["15R.E"]["facedown"] == 1 and not zones["15R.E"]["opened"]  # behind a closed door
    scene.put("storm", "13R.E")
    scene.deck("spawn", "007")
    scene.answer("open:13R.D|13R.E")
    assert [event["zone"] for event in scene.events("card.spawned")] == ["13R.D"]  # no second look at the kitchen
    scene.finish("")


@rule("XR-SETUP-16", "XR-BUILD-08")
def test_too_late_can_be_among_the_cards_of_the_set_up() -> None:
    seed = next(seed for seed in range(200) if [card.id for card in new(seed).state.facedown][1] == "too_late")
    scene = ResistanceScene("storm", seed=seed)
    scene.put("storm", "15V.B")
    scene.deck("spawn", "007", "012")
    scene.answer(f"open:{FUEL_STORE}")
    assert scene.events("bystander.late") == [{"zone": "15V.C"}]
    assert scene.events("card.spawned") == [{"card": "007", "zone": "15V.C"}, {"card": "012", "zone": "15V.C"}]
    scene.finish("")


# -- what cannot be played --------------------------------------------------------------------------------------------------


BAD = [
    ({"mission": "MH99"}, "unknown-mission"),
    ({"mission": ["MH0"]}, "unknown-mission"),
    ({"mission": None}, "unknown-mission"),
    ({"heroes": []}, "hero-count"),
    ({"heroes": "storm"}, "hero-count"),
    ({"heroes": [*TEAM, "storm"]}, "hero-count"),
    ({"heroes": ["storm", "gambit"]}, "unknown-hero"),
    ({"heroes": ["storm", None]}, "unknown-hero"),
    ({"heroes": ["storm", "rogue", "storm"]}, "hero-twice"),
    ({"seats": 0}, "seat-count"),
    ({"seats": 7, "heroes": list(TEAM)}, "seat-count"),
    ({"seats": 5}, "seat-count"),
    ({"seats": "2"}, "seat-count"),
    ({"seats": True}, "seat-count"),
    ({"seats": 2, "players": [0, 1]}, "players"),
    ({"seats": 2, "players": [0, 0, 0, 0]}, "players"),
    ({"seats": 2, "players": [0, 1, 2, 0]}, "players"),
    ({"seats": 2, "players": [0, 1, -1, 0]}, "players"),
    ({"seats": 2, "players": [0, 1, "1", 0]}, "players"),
    ({"seats": 2, "players": [0, 1, [1], 0]}, "players"),
    ({"seats": 2, "players": [0, 1, 0.5, 0]}, "players"),
    ({"seats": 2, "players": "0101"}, "players"),
]


@pytest.mark.parametrize(("setup", "reason"), BAD)
def test_a_set_up_that_cannot_be_played_says_why(setup: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Table.new(GAME, setup)
    assert refused.value.reason == reason
    game = new().game
    texts = [game.text.say(lang, refused.value.text_key, refused.value.args_for_text) for lang in LANGUAGES]
    assert texts[0] != texts[1] and not any("{" in text or "error-" in text for text in texts)


def test_a_refusal_names_what_was_wrong_and_what_is_right() -> None:
    def told(**setup: object) -> str:
        with pytest.raises(BadSetup) as refused:
            new(**setup)
        return new().game.text.say("en", refused.value.text_key, refused.value.args_for_text)

    assert "MH99" in told(mission="MH99") and "MH0" in told(mission="MH99")
    assert "gambit" in told(heroes=["gambit"]) and "colossus" in told(heroes=["gambit"])
    assert "Rogue" in told(heroes=["rogue", "rogue"])
    assert "1 to 6" in told(heroes=[])
    assert "5 players" in told(seats=5) and "4 chosen" in told(seats=5)
    assert "2 players" in told(seats=2, players=[0])

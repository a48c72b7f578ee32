"""What is in the box: the card and piece facts, the tiles and the tokens, counted against the ledger."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from stockade.games.xmen_resistance.board.tilefaces import parse_tiles
from stockade.games.xmen_resistance.board.tiles import BOX, DATA, MapError, load_mission, mission_ids, read_mission, tile_faces

rule = pytest.mark.rule

CARDS: dict[str, Any] = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))
LEDGER: dict[str, Any] = tomllib.loads((DATA.parent / "ledger.toml").read_text(encoding="utf-8"))
MISSIONS: dict[str, Any] = tomllib.loads((DATA / "missions.toml").read_text(encoding="utf-8"))["mission"]
NOT_PEOPLE = ("too_late", "secret_mission_1", "secret_mission_2")


def copies(kind: str) -> int:
    return sum(card.get("copies", 1) for card in CARDS[kind])


def horde(mode: str) -> dict[str, int]:
    return {enemy["id"]: enemy["count"] for enemy in CARDS["enemy_type"] if enemy["mode"] == mode}


@rule("XR-COMP-01")
def test_the_box_holds_87_pieces() -> None:
    people = [card["id"] for card in CARDS["bystander"] if card["id"] not in NOT_PEOPLE]
    assert sum(horde("hero").values()) == 63
    assert len(people) == len(set(people)) == 12
    assert len(CARDS["super_hero"]) == len(CARDS["zombie_hero"]) == 6
    assert sum(horde("hero").values()) + len(people) + len(CARDS["super_hero"]) + len(CARDS["zombie_hero"]) == 87


@rule("XR-COMP-02")
def test_the_horde_is_split_35_14_14() -> None:
    assert horde("hero") == {"walker": 35, "brute": 14, "runner": 14}
    assert sum(horde("zombie").values()) == 63


@rule("XR-COMP-03")
def test_decks_of_hero_mode() -> None:
    assert [card["id"] for card in CARDS["spawn_card"]] == [f"{n:03}" for n in range(1, 43)]
    assert copies("heroic_trait") == 45
    assert copies("bystander") == 16
    assert {card["id"]: card["copies"] for card in CARDS["bystander"] if card["id"] in NOT_PEOPLE} == {
        "too_late": 2,
        "secret_mission_1": 1,
        "secret_mission_2": 1,
    }
    assert len(CARDS["super_hero"]) == 6
    assert [card["mode"] for card in CARDS["zombie_hero"]] == ["hero"] * 6
    assert [side["id"] for side in CARDS["interactive_object"]] == ["sentinel_hand_charged", "sentinel_hand_spent"]  # one card, two sides


@rule("XR-COMP-04")
def test_zombie_mode_adds_24_cards_to_make_140() -> None:
    sentinel = 1  # its reference card
    hero_mode = sum(map(copies, ("spawn_card", "heroic_trait", "bystander", "super_hero", "zombie_hero"))) + sentinel
    added = {kind: copies(kind) for kind in ("zombie_id", "zombie_bystander", "enemy_super_hero")}
    assert added == {"zombie_id": 6, "zombie_bystander": 12, "enemy_super_hero": 6}
    assert hero_mode + sum(added.values()) == 140
    # The other side of the same twelve heroes.
    assert {card["id"] for card in CARDS["zombie_id"]} == {card["id"] for card in CARDS["zombie_hero"]}
    assert {card["id"] for card in CARDS["enemy_super_hero"]} == {card["id"] for card in CARDS["super_hero"]}


@rule("XR-COMP-05")
def test_nine_tiles_with_two_faces() -> None:
    assert sorted(tile_faces()) == sorted(f"{number}{side}" for number in range(10, 19) for side in "RV")


@rule("XR-COMP-05")
def test_a_tile_lies_with_one_face_up() -> None:
    for id in mission_ids():
        numbers = [tile[:-1] for tile in load_mission(id).tiles]
        assert len(numbers) == len(set(numbers)), id
    with pytest.raises(MapError, match=r"map-tile-once\(what='10'\)"):
        read_mission("MH4", MISSIONS["MH4"] | {"levels": {"ground": [["10R"]], "underground": [["10V"]]}}, tile_faces())


def with_tokens(id: str, **tokens: Any) -> None:
    """Reads the mission with other tokens on it."""
    read_mission(id, MISSIONS[id] | tokens, tile_faces())


@rule("XR-COMP-06")
def test_doors_and_windows_of_the_box() -> None:
    assert {token: BOX[token] for token in ("door", "blue door", "green door", "open window")} == {
        "door": 25,
        "blue door": 1,
        "green door": 1,
        "open window": 9,
    }
    edges = load_mission("MH9").map.edges
    doors = [edge.id for edge in edges if edge.kind == "door"]
    arches = [edge.id for edge in edges if edge.kind == "arch"]
    spare = 25 - len(doors)
    with pytest.raises(MapError, match=r"map-box\(given=26, most=25, what=box-door\("):
        with_tokens("MH9", doors_open=doors, doors_closed=arches[: spare + 1])
    with pytest.raises(MapError, match=r"map-box\(given=26, most=25, what=box-door\("):  # red doors are plain Door tokens
        with_tokens("MH9", doors_open=doors, red_doors=arches[: spare + 1])
    with pytest.raises(MapError, match=r"'MH9 expect', why=map-count\(what='open'"):  # the box would do, the legend does not
        with_tokens("MH9", doors_open=doors, doors_closed=arches[:spare])
    # The tiles print nine windows; a tenth could not be marked open.
    tiles = (DATA / "tiles.txt").read_text(encoding="utf-8").replace("+ W + W + D +", "+ W + W + W +")
    windows = [edge.id for edge in load_mission("MH10").map.edges if edge.kind == "window"]
    assert len(windows) == 9
    with pytest.raises(MapError, match=r"map-box\(given=10, most=9, what=box-open-window\("):
        read_mission("MH10", MISSIONS["MH10"] | {"windows_open": [*windows, "10R.B|10R.E"]}, parse_tiles(tiles))


@rule("XR-COMP-07")
def test_objectives_spawn_points_and_exit_of_the_box() -> None:
    assert {token: count for token, count in BOX.items() if token.endswith(("objective", "spawn point", "exit"))} == {
        "red objective": 7,
        "blue objective": 1,
        "green objective": 1,
        "first spawn point": 1,
        "red spawn point": 5,
        "blue spawn point": 1,
        "green spawn point": 1,
        "exit": 1,
    }
    for color, limit in (("red", 7), ("blue", 1), ("green", 1)):
        objectives = [{"zone": "12V.C", "color": color}] * (limit + 1)
        with pytest.raises(MapError, match=rf"map-box\(given={limit + 1}, most={limit}, what=box-{color}-objective\("):
            with_tokens("MH0", objectives=objectives)
        with pytest.raises(MapError, match="MH0 expect"):
            with_tokens("MH0", objectives=objectives[:limit], expect={})
    for color, limit in (("first", 1), ("red", 5), ("blue", 1), ("green", 1)):
        points = [{"zone": "12V.C", "color": color, "when": "start"}] * (limit + 1)
        with pytest.raises(MapError, match=rf"map-box\(given={limit + 1}, most={limit}, what=box-{color}-spawn-point\("):
            with_tokens("MH0", spawns=points)


@rule("XR-COMP-08")
def test_other_tokens_of_the_box() -> None:
    rest = ("elevator", "sentinel hand", "activation token", "dashboard", "colour base", "die", "tracker cube")
    assert [BOX[token] for token in rest] == [1, 1, 6, 6, 6, 6, 12]
    assert BOX["activation token"] == BOX["dashboard"] == len(CARDS["super_hero"])


@rule("XR-SPAWN-05")
@pytest.mark.parametrize("deck", ["spawn_card", "zombie_spawn_card"])
def test_spawn_lines_never_fall(deck: str) -> None:
    for card in CARDS[deck]:
        assert len(card["lines"]) == 4
        assert card["lines"] == sorted(card["lines"]), card["id"]
    lines = {card["id"]: card["lines"] for card in CARDS["spawn_card"]}
    assert lines["001"] == [2, 3, 8, 9]
    assert (lines["007"][1], lines["005"][1]) == (1, 4)  # the yellow-level example of the rules


@rule("XR-SPAWN-11")
@pytest.mark.parametrize("deck", ["spawn_card", "zombie_spawn_card"])
def test_extra_activations_do_nothing_at_blue(deck: str) -> None:
    cards = [card for card in CARDS[deck] if card["kind"] == "extra_activation"]
    assert [card["lines"] for card in cards] == [[0, 1, 1, 1]] * 4
    assert len({card["enemy"] for card in cards}) == 4


def test_both_spawn_decks_are_built_alike() -> None:
    kinds = {"regular": 19, "rush": 8, "extra_activation": 4, "special": 3, "hidden_bystander": 2}
    assert Counter(card["kind"] for card in CARDS["spawn_card"]) == kinds | {"zombie_hero": 6}
    assert Counter(card["kind"] for card in CARDS["zombie_spawn_card"]) == kinds | {"super_hero": 6}


def test_ids_are_unique_and_nothing_is_said_twice() -> None:
    for kind, cards in CARDS.items():
        if isinstance(cards, list):
            ids = [card["id"] for card in cards]
            assert len(ids) == len(set(ids)), kind
            for entry in (*cards, *(skill for card in cards for skill in card.get("skill", ()))):
                assert not {"en", "fr", "note", "found"} & entry.keys(), entry["id"]
    skills = [skill["id"] for kind in ("super_hero", "zombie_id") for card in CARDS[kind] for skill in card["skill"]]
    assert len(skills) == len(set(skills)) == 36


def test_every_hero_has_three_skills_in_the_order_of_the_levels() -> None:
    for card in (*CARDS["super_hero"], *CARDS["zombie_id"]):
        assert [skill["level"] for skill in card["skill"]] == ["blue", "orange", "red"], card["id"]


def test_pieces_placed_by_missions_are_known() -> None:
    known = {card["id"] for kind, cards in CARDS.items() if kind != "game" for card in cards}
    for id in mission_ids():
        assert {piece.rstrip("_0123456789") for piece in load_mission(id).pieces} <= known, id


def test_the_ledger_has_each_rule_once() -> None:
    ids = [entry["id"] for entry in LEDGER["rule"]]
    assert len(ids) == len(set(ids))
    assert sum(entry["source"] != "our own" for entry in LEDGER["rule"]) == 607
    assert all(id.startswith(LEDGER["game"]["prefix"] + "-") for id in ids)
    assert all(entry["en"] and entry["fr"] and entry["title"] for entry in LEDGER["rule"])

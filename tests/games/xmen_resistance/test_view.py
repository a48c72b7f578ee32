"""What everybody sees: the whole board and every dashboard; and what nobody sees: decks, facedown cards, facedown Objectives."""

import json
from typing import Any

from stockade.engine import Table
from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

TOP = {
    *(
        "mission",
        "mode",
        "meals",
        "flights",
        "foreseen",
        "round",
        "phase",
        "active",
        "heroes",
        "reach",
        "awake",
        "zones",
        "edges",
        "spawns",
        "objectives",
        "exit",
        "sentinel",
        "cabin",
        "secrets",
        "placed",
        "wanted",
        "goals",
    ),
    *("danger", "decks", "discards", "pools", "gone", "roll"),
}
DASHBOARD = {
    *("id", "seat", "zone", "health", "health_max", "power", "power_max", "xp", "level", "level_xp", "next_xp", "actions", "actions_max"),
    *("state", "traits", "bystander", "tokens", "attacks", "skills", "effects"),
}


def hero(scene: ResistanceScene, name: str) -> dict[str, Any]:
    return next(found for found in scene.view(0)["heroes"] if found["id"] == name)


def test_the_view_holds_what_it_promises() -> None:
    scene = ResistanceScene(*TEAM, seats=6)
    view = scene.view(3)
    assert set(view) == TOP
    assert all(set(dashboard) == DASHBOARD for dashboard in view["heroes"])
    assert {tuple(zone) for zone in view["zones"].values()} == {
        ("enemies", "zombie_heroes", "lying", "bystanders", "facedown", "frozen", "opened", "sees")
    }
    assert (view["mission"], view["round"], view["phase"], view["active"]) == ("MH0", 1, "heroes", None)
    json.dumps(view)


def test_all_seats_and_watchers_see_the_same() -> None:
    scene = ResistanceScene(*TEAM, seats=6)
    assert all(scene.view(seat) == scene.view(None) for seat in range(6))


def test_pieces_are_seen_where_they_stand() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.put("storm", "12V.D")
    scene.enemies("12V.D", walker=3, brute=1)
    scene.enemies("15V.B", runner=2)
    scene.zombie("cyclops", "15V.B")
    scene.bystander("trish_tilby", "12V.E")
    scene.bystander("callisto", "12V.E", hidden=True)
    view = scene.view(None)
    assert view["zones"]["12V.D"]["enemies"] == {"walker": 3, "brute": 1, "runner": 0}
    assert view["zones"]["15V.B"]["enemies"] == {"walker": 0, "brute": 0, "runner": 2}
    assert view["zones"]["15V.B"]["zombie_heroes"] == ["cyclops"]
    assert view["zones"]["12V.E"]["bystanders"] == [{"id": "trish_tilby", "hidden": False}, {"id": "callisto", "hidden": True}]
    assert view["pools"] == {"walker": 32, "brute": 13, "runner": 12}
    assert hero(scene, "storm")["zone"] == "12V.D"


@rule("XR-XP-05", "XR-XP-06", "XR-XP-07", "XR-XP-08", "XR-XP-09", "XR-XP-12")
def test_a_dashboard_shows_level_skills_and_what_comes_next() -> None:
    scene = ResistanceScene("storm", "rogue")
    seen = []
    for xp in (0, 6, 7, 18, 19, 42, 43):
        scene.set("storm", xp=xp)
        board = hero(scene, "storm")
        unlocked = [skill["id"] for skill in board["skills"] if skill["unlocked"]]
        seen.append((xp, board["level"], board["level_xp"], board["next_xp"], board["actions_max"], len(unlocked)))
        danger = scene.view(0)["danger"]
        assert danger == {"level": board["level"], "hero": "storm", "xp": xp, "next_xp": board["next_xp"]}
    assert seen == [
        (0, 1, 0, 7, 3, 1),
        (6, 1, 0, 7, 3, 1),
        (7, 2, 7, 19, 4, 1),
        (18, 2, 7, 19, 4, 1),
        (19, 3, 19, 43, 4, 2),
        (42, 3, 19, 43, 4, 2),
        (43, 4, 43, None, 4, 3),
    ]
    assert [(skill["id"], skill["level"]) for skill in board["skills"]] == [("gust", 1), ("chain_lightning", 3), ("inspiration", 4)]
    assert hero(scene, "rogue")["level"] == 1


@rule("XR-ID-03")
def test_a_dashboard_shows_the_attack_of_its_card() -> None:
    scene = ResistanceScene("storm", "wolverine")
    assert hero(scene, "storm")["attacks"] == [
        {"id": "lightning_bolt", "kind": "ranged", "min": 0, "max": 1, "dice": 2, "accuracy": 3, "printed": [2, 3]}
    ]
    assert hero(scene, "wolverine")["attacks"] == [
        {"id": "adamantium_claws", "kind": "melee", "min": 0, "max": 0, "dice": 3, "accuracy": 4, "printed": [3, 4]}
    ]


@rule("XR-HERO-07")
def test_a_dashboard_shows_what_a_wounded_wolverine_hits_on() -> None:
    scene = ResistanceScene("storm", "wolverine")
    scene.set("wolverine", health=1)
    [claws] = hero(scene, "wolverine")["attacks"]
    assert (claws["accuracy"], claws["printed"]) == (2, [3, 4])


@rule("XR-DEF-05", "XR-DEF-08")
def test_a_zone_tells_what_it_sees_and_how_far() -> None:
    scene = ResistanceScene("storm", "rogue")
    sees = {zone: dict(seen["sees"]) for zone, seen in scene.view(None)["zones"].items()}
    assert all(next(iter(row.items())) == (zone, 0) for zone, row in sees.items())
    assert all(sees[b][a] == reach for a, row in sees.items() for b, reach in row.items())
    assert "15V.E" not in sees["15V.B"]
    scene.open("15V.B|15V.E")
    assert dict(scene.view(None)["zones"]["15V.B"]["sees"])["15V.E"] == 1


def test_the_view_counts_the_steps_of_whoever_acts() -> None:
    scene = ResistanceScene("storm", "rogue")
    assert scene.view(0)["reach"] == {}
    scene.put("storm", "15V.A")
    scene.turn("storm")
    reach = scene.view(0)["reach"]
    assert (reach["15V.A"], reach["15V.B"], "15V.E" in reach) == (0, 1, False)


def test_a_used_skill_is_marked_until_the_next_turn() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.enemies("15V.A", walker=1)
    scene.set("storm", power=2)
    scene.turn("storm")
    scene.answer("skill:gust")
    scene.answer("zone:15V.B")
    gust = hero(scene, "storm")["skills"][0]
    assert gust == {"id": "gust", "level": 1, "unlocked": True, "used": True, "active": True}
    scene.end_turns()
    scene.turn("storm")
    assert not hero(scene, "storm")["skills"][0]["used"]


def test_the_last_roll_is_on_the_table() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.enemies("15V.B", walker=2)
    scene.turn("storm")
    assert scene.view(0)["roll"] is None
    scene.dice(5, 2)
    scene.answer("attack:lightning_bolt:15V.B")
    scene.answer("power:0")
    assert scene.view(0)["roll"] == {"hero": "storm", "dice": [5, 2], "hits": [True, False], "accuracy": 3}


def test_discards_are_face_up() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", traits=["power_up"])
    scene.turn("storm")
    scene.answer("trait:power_up")
    assert scene.view(0)["discards"]["traits"] == ["power_up"]


# -- what nobody sees -------------------------------------------------------------------------------------------------------


@rule("XR-SETUP-08", "XR-SETUP-09")
def test_nothing_facedown_is_in_the_view() -> None:
    """Names of cards in a deck or face down appear nowhere, as long as no copy lies face up."""
    for seed in range(5):
        told = json.dumps(Table.new("xmen-resistance", {}, seed).view(0))
        for card in (*facts.people(), *facts.traits(), *facts.champions(), *(f'"{card}"' for card in facts.spawn_cards())):
            assert card not in told, card


@rule("XR-SETUP-09")
def test_the_order_of_decks_changes_nothing_that_is_seen() -> None:
    scene = ResistanceScene("storm", "rogue")
    before = scene.view(0), [option.key for option in scene.table.pending[0].options]
    for pile in ("spawn_pile", "trait_pile", "person_pile", "zombie_pile"):
        scene.change(lambda g, pile=pile: getattr(g.state, pile).deck.reverse())
    assert (scene.view(0), [option.key for option in scene.table.pending[0].options]) == before


@rule("XR-SETUP-08", "XR-RESCUE-11")
def test_another_facedown_card_changes_nothing_that_is_seen() -> None:
    views = []
    for card in ("trish_tilby", "too_late", "callisto"):
        scene = ResistanceScene("storm", "rogue")
        scene.facedown(card, "15V.C")
        scene.turn("storm")
        views.append((scene.view(0), [refused.key for refused in scene.table.pending[0].why_not()]))
    assert views[0] == views[1] == views[2]


@rule("XR-OBJ-03")
def test_facedown_objectives_stay_a_secret(board) -> None:
    scene = board("storm", on="MH2", storm="17R.B")
    before = scene.view(0)
    colors = [objective.color for objective in scene.state.objectives if objective.facedown]

    def turn_round(g: Any) -> None:
        for objective, color in zip((o for o in g.state.objectives if o.facedown), reversed(colors), strict=True):
            objective.color = color

    scene.change(turn_round)
    assert colors != colors[::-1]
    assert scene.view(0) == before

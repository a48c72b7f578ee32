"""Building a force, setting up, and what is refused with its reason."""

from pathlib import Path

import pytest
from msgspec import to_builtins

from stockade.engine import BadSetup, Table
from stockade.engine.errors import BadContent
from stockade.games.mars_attacks import GAME, facts
from stockade.server.sentences import explain
from stockade.testing import rule
from stockade.testing.scene import Scene

COSTS = {
    "us-rifle": ("MA-FORCE-07", 3), "us-machine-gun": ("MA-FORCE-08", 7), "us-missile": ("MA-FORCE-09", 13),
    "us-sergeant": ("MA-FORCE-10", 19),
    "deke": ("MA-FORCE-11", 29), "buddy-brandi": ("MA-FORCE-12", 40), "eva": ("MA-FORCE-13", 25), "ashley": ("MA-FORCE-14", 23),
    "troy": ("MA-FORCE-15", 16), "edwin": ("MA-FORCE-16", 32), "phil": ("MA-FORCE-17", 19), "joe": ("MA-FORCE-18", 20),
    "craig": ("MA-FORCE-19", 15), "tunga": ("MA-FORCE-20", 21), "don-manning": ("MA-FORCE-21", 23), "esteban-ramirez": ("MA-FORCE-22", 18),
    "blaine": ("MA-FORCE-23", 27), "sidney-rose": ("MA-FORCE-24", 30), "buck-spencer": ("MA-FORCE-25", 38),
    "xiuhcoatl": ("MA-FORCE-26", 17),
    "martian-disintegrator": ("MA-FORCE-27", 5), "martian-freeze-ray": ("MA-FORCE-28", 11), "martian-leader": ("MA-FORCE-29", 21),
    "general-tor": ("MA-FORCE-30", 42), "general-zar": ("MA-FORCE-31", 35), "beloss-bel": ("MA-FORCE-32", 18),
    "martian-standard-bearer": ("MA-FORCE-33", 29),
}  # fmt: skip


def refused(reason: str, **setup: object) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        Table.new("mars-attacks", setup)
    assert caught.value.reason == reason
    for lang in ("en", "fr"):
        GAME.text.say(lang, caught.value.text_key, caught.value.args_for_text)
    return caught.value


@rule(
    "MA-FORCE-07",
    "MA-FORCE-08",
    "MA-FORCE-09",
    "MA-FORCE-10",
    "MA-FORCE-11",
    "MA-FORCE-12",
    "MA-FORCE-13",
    "MA-FORCE-14",
    "MA-FORCE-15",
    "MA-FORCE-16",
    "MA-FORCE-17",
    "MA-FORCE-18",
    "MA-FORCE-19",
    "MA-FORCE-20",
    "MA-FORCE-21",
    "MA-FORCE-22",
    "MA-FORCE-23",
    "MA-FORCE-24",
    "MA-FORCE-25",
    "MA-FORCE-26",
    "MA-FORCE-27",
    "MA-FORCE-28",
    "MA-FORCE-29",
    "MA-FORCE-30",
    "MA-FORCE-31",
    "MA-FORCE-32",
    "MA-FORCE-33",
)
@pytest.mark.parametrize("unit", COSTS)
def test_what_each_purchase_costs_and_that_it_can_be_fielded(unit: str) -> None:
    points = COSTS[unit][1]
    side = facts.units()[unit].side
    assert facts.units()[unit].points == points
    scene = Scene("mars-attacks", {"scenario": "breaking", "side": side, "force": [unit]})
    while scene.prompt == "prompt-deploy":
        scene.answer("deploy:rest" if scene.offers("deploy:rest") else scene.options()[0])
    assert scene.view(0)["force_points"] == points
    others = {"human": ["us-rifle"] * 7 + ["us-missile"] * 2, "martian": ["martian-disintegrator"] * 6 + ["martian-freeze-ray"] * 2}[side]
    squad = Scene("mars-attacks", {"scenario": "campaign", "side": side, "force": [unit, *others]})
    first = f"add:{squad.state.force[0].id}"  # the choice of a squad names the price, and refuses who is too dear for it
    assert squad.offers(first) if points <= 35 else squad.refused(first) == "MA-SURPRISE-01"
    profile = facts.units()[unit].profiles[0]
    shown = scene.view(0)["models"][0]
    assert (shown["shoot"], shown["fight"], shown["survive"]) == (profile.shoot, profile.fight, profile.survive)
    assert shown["points"] == shown["value"] == profile.heroics and shown["abilities"] == sorted(profile.abilities)
    for lang in ("en", "fr"):
        assert GAME.text.name(lang, "model", shown["id"])["name"]
    # each can take an action from where it stands
    if scene.prompt == "prompt-turn":
        scene.answer(scene.options()[0])
    move = next(key for key in scene.options() if key.startswith(("move:", "leap:")))
    scene.answer(move)
    assert scene.events("model.moved") or scene.events("model.leapt")
    scene.finish()


def test_every_unit_has_a_price_here() -> None:
    assert set(COSTS) == {unit for side in facts.SIDES for unit in facts.hireable(side)} and len(COSTS) == 27


@rule("MA-FORCE-01", "MA-CAMP-04")
def test_sides_are_never_mixed() -> None:
    assert refused("other-side", force=["us-rifle", "general-tor"]).args_for_text["unit_id"] == "general-tor"
    refused("other-side", side="martian", force=["us-rifle"])
    refused("unknown-side", side="venusian")
    refused("unknown-unit", force=["zombie"])
    refused("unknown-unit", force=["us-tank"])
    refused("force", force="us-rifle")


@rule("MA-CAMP-05", "MA-FORCE-02")
def test_a_hundred_points_at_most_and_fewer_are_fine() -> None:
    told = refused("too-many-points", force=["us-rifle"] * 34).args_for_text
    assert (told["points"], told["most"], told["rule"]) == (102, 100, "MA-CAMP-05")
    table = Table.new("mars-attacks", {"force": ["us-rifle"] * 33})
    assert table.view(0)["force_points"] == 99
    Table.new("mars-attacks", {"force": ["us-rifle"]})
    refused("too-many-points", scenario="surprise", force=["us-rifle"] * 12)


@rule("MA-FORCE-03", "MA-FORCE-04")
def test_named_heroes_come_once_and_types_as_often_as_one_likes() -> None:
    refused("unit-twice", force=["eva", "eva"])
    for side, unit in (("human", "us-sergeant"), ("martian", "martian-leader"), ("martian", "martian-standard-bearer")):
        table = Table.new("mars-attacks", {"side": side, "force": [unit, unit]})
        assert [model["id"] for model in table.view(0)["models"]] == [f"{unit}.1", f"{unit}.2"]


@rule("MA-FORCE-03")
def test_one_force_may_have_two_sergeants_and_many_soldiers() -> None:
    scene = Scene("mars-attacks", {"scenario": "campaign", "force": ["us-sergeant"] * 2 + ["us-rifle"] * 9})
    assert [model["profile"] for model in scene.view(0)["models"]] == ["us-sergeant"] * 2 + ["us-rifle"] * 9
    scene.answer("add:us-sergeant.1")


@rule("MA-FORCE-02")
def test_what_was_not_spent_is_lost() -> None:
    scene = Scene("mars-attacks", {"scenario": "campaign", "force": ["us-sergeant", "eva", *["us-rifle"] * 8]})
    assert scene.view(0)["force_points"] == 68
    scene.answer("add:eva")
    assert len(scene.view(0)["models"]) == 10 and scene.view(0)["force_points"] == 68


@rule("MA-SURPRISE-19")
def test_a_force_without_a_first_squad_cannot_start() -> None:
    refused("no-squad", force=["buddy-brandi", "buck-spencer"])
    Table.new("mars-attacks", {"scenario": "breaking", "force": ["buddy-brandi", "buck-spencer"]})


def test_odd_numbers_and_players_are_refused() -> None:
    refused("unknown-scenario", scenario="moon")
    refused("number", difficulty=4)
    refused("number", difficulty="many")
    refused("number", extra=-1)
    refused("seat-count", seats=0)
    refused("seat-count", seats=5)
    refused("seat-count", seats=2, force=["us-rifle"])
    refused("players", seats=2, force=["us-rifle", "us-rifle"], players=[0, 0])
    refused("players", seats=2, force=["us-rifle", "us-rifle"], players="ab")
    table = Table.new("mars-attacks", {"seats": 2, "force": ["us-rifle", "us-rifle"], "players": [1, 0], "difficulty": "-1"})
    assert [model["seat"] for model in table.view(0)["models"]] == [1, 0] and table.view(0)["difficulty"] == -1


@rule("MA-CAMP-12")
def test_models_are_dealt_out_among_the_players() -> None:
    table = Table.new("mars-attacks", {"seats": 3, "force": ["us-rifle"] * 5})
    assert [model["seat"] for model in table.view(0)["models"]] == [0, 1, 2, 0, 1]


@rule("MA-SETUP-01", "MA-SETUP-03", "MA-SETUP-04", "MA-SETUP-05", "MA-COMP-02")
@pytest.mark.parametrize(("battle", "zombies", "dice"), [("surprise", 6, 3), ("help", 6, 3), ("breaking", 9, 4), ("home", 7, 4)])
def test_the_boards_as_drawn(battle: str, zombies: int, dice: int) -> None:
    table = Table.new("mars-attacks", {"scenario": battle, "force": ["us-rifle", "us-rifle"]})
    seen, static = table.view(0), to_builtins(GAME.static(table.play).boards[battle])
    assert (static["width"], static["height"]) == (8, 8)
    assert sorted(seen["zombies"]) == sorted(static["zombies"]) and len(seen["zombies"]) == zombies
    assert all(there == {"count": 1, "marked": 0} for there in seen["zombies"].values())
    assert sum(point["dice"] for point in seen["points"]) == dice
    assert len(seen["objectives"]) == (3 if battle == "help" else 0) and len(static["landing"]) == (4 if battle == "home" else 0)
    board = facts.boards()[battle]
    blue = board.marked("B")
    assert all(min(board.walks(start)[square] for start in blue) < 99 for square in range(64) if not board.solid(square))
    assert len(blue) * 6 >= 33


@rule("MA-SETUP-02")
def test_the_bottom_is_always_the_south(field) -> None:
    exits = {battle: [board.names[square] for square in board.exits] for battle, board in facts.boards().items()}
    assert all(name.endswith("1") for name in exits["surprise"] + exits["help"]) and all(name.endswith("8") for name in exits["breaking"])
    assert exits["home"] == []
    rolled = Table.new("mars-attacks", {"scenario": "help", "force": ["us-rifle"] * 2}, seed=5)
    assert not [event for event in rolled.log if event.kind.endswith("rolled")]  # no die decides it


@rule("MA-CAMP-15")
def test_extra_zombies_start_on_the_marked_squares_in_order() -> None:
    table = Table.new("mars-attacks", {"scenario": "surprise", "force": ["us-rifle", "us-rifle"], "extra": 8})
    assert {square: there["count"] for square, there in table.view(0)["zombies"].items()} == {
        "g8": 3,
        "b7": 3,
        "f7": 2,
        "a5": 2,
        "h4": 2,
        "c2": 2,
    }


@rule("MA-SETUP-06", "MA-SETUP-07", "MA-SETUP-08", "MA-SETUP-09", "MA-SETUP-11", "MA-SETUP-12", "MA-SURPRISE-03", "MA-SETUP-10")
def test_everybody_is_deployed_on_blue_six_to_a_square_and_nobody_stirs() -> None:
    scene = Scene("mars-attacks", {"scenario": "surprise", "force": ["us-rifle"] * 8})
    before = scene.view(0)["zombies"]
    assert before  # the Zombies were there first
    blue = ["c5", "d5", "e5", "f5", "c4", "d4", "e4", "f4"]
    assert scene.options() == [f"deploy:{square}" for square in blue] + ["deploy:rest"]
    for _ in range(6):
        scene.answer("deploy:e4")
    assert not scene.offers("deploy:e4")
    scene.answer("deploy:c5")
    scene.answer("deploy:d5")
    assert scene.prompt == "prompt-turn" and scene.table.round == 1
    assert all(model["square"] for model in scene.view(0)["models"]) and scene.view(0)["zombies"] == before
    scene.finish()


@rule("MA-SETUP-10")
def test_the_players_take_the_first_turn_and_the_next() -> None:
    scene = Scene("mars-attacks", {"scenario": "surprise", "force": ["us-rifle"] * 2})
    scene.answer("deploy:d4")
    scene.answer("deploy:e4")
    assert scene.prompt == "prompt-turn" and scene.table.state.turn == 1
    for key in ("activate:us-rifle.1", "nothing", "next"):
        scene.answer(key)
    assert scene.prompt == "prompt-turn" and scene.table.state.turn == 2
    for key in ("activate:us-rifle.2", "move:e5", "stop"):
        scene.answer(key)
    assert scene.events("zombie.moved")  # they answer the move: that is no Turn of theirs
    assert scene.prompt == "prompt-turn"
    scene.finish()


@rule("MA-SETUP-07", "MA-SETUP-09", "MA-SETUP-12", "MA-HELP-02", "MA-BREAK-02", "MA-HOME-02")
@pytest.mark.parametrize("battle", ["help", "breaking", "home"])
def test_the_rest_spreads_over_the_blue_squares(battle: str) -> None:
    scene = Scene("mars-attacks", {"scenario": battle, "force": ["us-rifle"] * 12})
    scene.answer("deploy:rest")
    blue = GAME.static(scene.play).boards[battle].blue
    assert {model["square"] for model in scene.view(0)["models"]} <= set(blue)
    assert all(model.stage == "board" for model in scene.state.force)  # nobody is held back
    assert scene.prompt == "prompt-turn"


def test_a_broken_board_is_told_with_its_place_in_both_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / facts.BOARDS).write_text("\n@ surprise\n    a\n  +==+\n1 |x |\n  +==+\n", encoding="utf-8")
    monkeypatch.setattr(facts, "FOLDER", tmp_path)
    with pytest.raises(BadContent) as caught:
        facts.boards.__wrapped__()
    assert explain(caught.value, "en").startswith("boards.txt, surprise, line 3, column 4: “x” is no terrain")
    assert (
        explain(caught.value, "fr")
        .replace("\u00a0", " ")
        .startswith("boards.txt, surprise, ligne 3, colonne 4 : « x » n’est pas un terrain")
    )

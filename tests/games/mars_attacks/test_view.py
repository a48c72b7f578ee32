"""What a seat sees, what a terminal shows, what names are made of, and which way is up for a bot."""

import random

import pytest
from msgspec import convert, structs

from stockade.engine import Chance, Table
from stockade.engine.chance import seed_words
from stockade.engine.passage import in_lines
from stockade.games.mars_attacks import GAME, facts
from stockade.games.mars_attacks.bot import value
from stockade.games.mars_attacks.scene import FIELD
from stockade.games.mars_attacks.show.describe import MarsDescriber
from stockade.games.mars_attacks.show.shapes import BoardShape, SpawnPoint, Static
from stockade.testing.driver import step
from stockade.testing.scene import Scene

ME, PAL = "us-rifle.1", "us-rifle.2"


def test_the_view_of_a_battle(field) -> None:
    scene = field("us-rifle", "eva", where={ME: "e4", "eva": "e5"}, zombies={"e6": 2}, hand=("dead-quiet", "artillery"))
    seen = scene.view(0)
    assert seen["zombies"] == {"e6": {"count": 2, "marked": 0}} and seen["hand"] == ["dead-quiet", "artillery"]
    assert [model["square"] for model in seen["models"]] == ["e4", "e5", "a1"]
    assert (seen["round"], seen["turn"], seen["uses"], seen["phase"], seen["acting"]) == (1, 1, 2, "turns", None)
    assert seen["authority"] is None and seen["roll"] is None and seen["restarts"] == 0 and not seen["quiet"]
    scene.answer("play:dead-quiet")
    assert scene.view(0)["quiet"] and scene.view(0)["uses"] == 1 and scene.view(0)["discards"] == ["dead-quiet"]
    scene.answer(f"activate:{ME}")
    assert scene.view(0)["acting"] == {"model": ME, "kind": "", "halves": 0, "deeds": 0, "path": []}
    scene.answer("move:d4")
    assert scene.view(0)["acting"] == {"model": ME, "kind": "action", "halves": 1, "deeds": 0, "path": ["e4", "d4"]}
    scene.dice(1, 1, 1, 5, 4, 4, 4)
    scene.answer("shoot:e6")
    assert scene.view(0)["roll"] == {
        "who": "", "test": "survive", "square": "e6", "stat": 4, "dice": [4, 4, 4], "hits": [True, True, True],
    }  # fmt: skip


def test_scramble_changes_the_order_of_the_deck_and_nothing_else(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, hand=("artillery",))
    fork = scene.table.fork()
    before = list(fork.state.deck)
    GAME.secrets.scramble(fork.state, 0, Chance(seed_words(3), []))
    assert fork.state.deck != before and sorted(fork.state.deck) == sorted(before) and fork.view(0) == scene.view(0)


def test_static_has_the_boards_and_the_list_to_hire_from() -> None:
    table = Table.new("mars-attacks", {"scenario": "campaign"})
    static = GAME.static(table.play)
    assert list(static.boards) == list(facts.BATTLES) and len(static.units) == 27
    pair = next(unit for unit in static.units if unit.id == "buddy-brandi")
    assert [profile.id for profile in pair.profiles] == ["buddy", "brandi"] and pair.points == 40 and pair.unique
    alone = GAME.static(Table.new("mars-attacks", {"scenario": "help"}).play)
    assert list(alone.boards) == ["help"] and alone.boards["help"].points[0] == SpawnPoint("a8", 1)


def test_what_the_start_page_says() -> None:
    assert GAME.form.scenario_facts("surprise") == {"minutes": 30, "difficulty": "easy"}
    assert GAME.form.scenario_facts("campaign") == {"minutes": 120, "difficulty": "hard"}
    assert [option.name for option in GAME.form.options()] == ["side", "force", "difficulty"]
    for scenario in GAME.scenarios:
        for seats in (1, 4):
            table = Table.new("mars-attacks", GAME.defaults(scenario, seats))
            assert {model["seat"] for model in table.view(0)["models"]} == set(range(seats))
            assert table.state.difficulty == table.state.extra == 0 and table.state.scenario == scenario
    for side in facts.SIDES:
        for scenario in GAME.scenarios:
            Table.new("mars-attacks", {"scenario": scenario, "side": side})


@pytest.mark.parametrize(
    ("lang", "name", "told"),
    [
        ("en", "us-rifle.1", "Boone"), ("en", "us-sergeant.2", "Sergeant Cole"), ("fr", "martian-leader.3", "Chef Taxx"),
        ("fr", "eva", "Éva"), ("en", "martian-freeze-ray.4", "Ulg"), ("fr", "martian-standard-bearer.1", "Porte-étendard Zik"),
    ],
)  # fmt: skip
def test_everybody_has_a_name(lang: str, name: str, told: str) -> None:
    assert GAME.text.name(lang, "model", name)["name"] == told


def test_names_bend_in_french() -> None:
    assert GAME.text.say("fr", "event-model-rattled", {"model": "eva"}) == "Éva est Paniquée."
    assert GAME.text.say("fr", "event-model-rattled", {"model": "deke"}) == "Deke est Paniqué."
    assert "d’Éva" in GAME.text.say("fr", "event-noise-added", {"model": "eva", "count": 1})
    assert "de Deke" in GAME.text.say("fr", "event-noise-added", {"model": "deke", "count": 1})
    with pytest.raises(KeyError):
        GAME.text.name("en", "model", "nobody.1")


def test_the_terminal_shows_the_board(field) -> None:
    scene = Scene("mars-attacks", {"scenario": "surprise", "force": ["us-sergeant", *["us-rifle"] * 5]}, 3)
    scene.answer("deploy:rest")
    lines = in_lines(GAME.describe(scene.play, 0, "en"))
    assert lines[0] == "Surprise, Surprise! · Round 1 · Your Turns · 2 uses left · no die added"
    assert lines[2:6] == ["Objectives", "▸ Hold until Round 2", "▸ Kill a Zombie", "☐ Leave over the south edge"]
    assert "  c5 Sergeant Boone     4+/4+/5+  1-6   Sergeant *2" in lines
    assert "5 | z1          :_@1    _@1    _@1    _@1   |             |" in lines
    assert "  +      +      +======+======+------+======+      +      +" in lines
    assert "8 |       ######         S2    ,              z1          |" in lines
    assert "  +!!!!!!+!!!!!!+!!!!!!+!!!!!!+!!!!!!+!!!!!!+!!!!!!+!!!!!!+" in lines
    assert lines[-2:] == ["Laid: -", "Cards left in the deck: 36"] and len(lines) - lines.index("Hand") == 7
    scene.answer("activate:us-rifle.2")
    assert any(line.startswith("▸ d5 Cole") for line in in_lines(GAME.describe(scene.play, 0, "en")))


def test_the_terminal_shows_what_has_changed(field) -> None:
    board = FIELD.replace("4 |.  .  .  .  .  .  .  . |", "4 |.  .  .  . :.  .  .  . |")
    scene = field("us-rifle", "joe", board=board, where={ME: "e4", "joe": "h8"}, hand=("human-ingenuity",))
    scene.set("joe", rattled=True, activated=True)
    scene.answer("play:human-ingenuity")
    drawn = {**scene.play.map.drawing(), "landing": ["b2"], "blue": [], "zombies": [], "exits": [], "points": []}
    static = Static({scene.state.battle: convert(drawn, BoardShape)}, [], {})
    shown = structs.replace(GAME.view(scene.play, 0), battle=scene.state.battle, terrain={"c3": "rubble"}, transmitter="d2")
    describer = MarsDescriber(shown, static, GAME.text, "fr")
    assert "4 |                           |@1" in describer.picture()[10].replace("| @1", "|@1")
    assert any(", " in line for line in describer.picture() if line.startswith("3"))
    assert "R" in describer.picture()[14] and "T" in describer.picture()[14]
    assert describer.force()[1].endswith("Joe *4 · en panique · a agi")


def test_the_bot_knows_which_way_is_up(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"h8": 1})
    level = value.evaluate(scene.play)

    def after(edit) -> float:
        other = scene.table.fork()
        edit(other.play)
        other.play.crowd()
        return value.evaluate(other.play)

    def zombie(square: str):
        return lambda g: g.state.zombies.__setitem__(g.map.at[square], 1)

    assert after(zombie("e4")) < after(zombie("e5")) < after(zombie("e6")) < after(zombie("a8")) < level
    assert after(lambda g: setattr(g.models[ME], "square", g.map.at["e2"])) > level  # nearer to the way out
    assert after(lambda g: setattr(g.models[ME], "rattled", True)) < level
    assert after(lambda g: setattr(g.models[ME], "stage", "dead")) < level
    assert after(lambda g: setattr(g.models[ME], "stage", "escaped")) > level
    assert after(lambda g: setattr(g.state, "noise", 2)) < level


def test_waiting_gets_dearer_sooner_for_humans_where_there_is_only_a_way_to_go(field) -> None:
    g = field("us-rifle", where={ME: "e4"}).table.fork().play
    steps: dict[tuple[str, str], list[float]] = {}
    for side in ("human", "martian"):
        for battle in ("surprise", "help", "breaking", "home"):
            g.state.side, g.state.battle = side, battle
            found = steps[side, battle] = []
            for number in (1, 2, 4):
                g.state.round = number
                found.append(value.hurry(g))
    for side in ("human", "martian"):
        assert steps[side, "surprise"] == [1.0, 1.0, 1.5] and steps[side, "help"] == [1.0, 1.5, 2.5]
        assert steps[side, "breaking"] == steps[side, "home"] == ([1.5, 2.0, 3.0] if side == "human" else [1.0, 1.0, 1.5])


def test_the_bot_has_quick_answers(field) -> None:
    scene = field("us-rifle", where={ME: "d4"}, zombies={"b4": 1}, hand=("not-today",))
    scene.act(ME, "move:c4", "stop")
    assert value.quick_answer(scene.play, scene.table.pending[0]) == ["answer:fight:not-today"]
    tough = field("deke", where={"deke": "d4"}, zombies={"b4": 1}, hand=("not-today",))
    tough.act("deke", "move:c4", "stop")
    assert value.quick_answer(tough.play, tough.table.pending[0]) == ["answer:survive"]
    luck = random.Random(1)
    for scenario in GAME.scenarios:
        table = Table.new("mars-attacks", {"scenario": scenario}, 1)
        for _ in range(150):
            if table.outcome:
                break
            ask = table.pending[0]
            keys = value.quick_answer(table.play, ask)
            if keys is not None:
                ask.chosen(keys)
            step(table, luck, 0.5)

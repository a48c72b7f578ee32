"""The table of the best: a finished game is remembered once per table, outlives the server, and goes when its end is taken back."""

import json
import sqlite3
from pathlib import Path

import pytest
from tests.browser.serving import Served
from tests.golden.transcript import read
from tests.server.screen import Frame, Running, Screen, new_table, request, until

from stockade.cli import main
from stockade.engine import Table
from stockade.server.tablesfile import SCHEMA, VERSION

MARS = "mars-attacks"
CAMPAIGN = Path(__file__).parents[1] / "golden" / MARS / "campaign.txt"


def best(port: int, game: str = "lanterns", **how: str | int) -> list[Frame]:
    answer = request(port, "GET", f"/api/best/{game}", params=how)
    assert answer.status_code == 200, answer.text
    return answer.json()


def light(screen: Screen, lamps: int) -> None:
    """Play one round alone, lighting so many lamps."""
    for _ in range(lamps):
        screen.answer(0, "roll")
    for key in ("pass", "hold", "yes"):
        screen.answer(0, key)


def played(server: Running, lamps: int) -> Frame:
    made = new_table(server.port, kinds="h", rounds=1)
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
        light(ana, lamps)
    return made


def test_the_best_come_first_and_equal_ones_in_the_order_of_their_end(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        assert best(server.port) == []
        made = [played(server, lamps) for lamps in (2, 3, 2)]
        rows = best(server.port, table=made[2]["table"])
        assert [(row["place"], row["points"], row["this"]) for row in rows] == [(1, 3, False), (2, 2, False), (3, 2, True)]
        assert rows[0]["outcome"] == "won" and rows[0]["details"] == {"rounds": 1}
        assert rows[0]["who"] == [{"kind": "human", "name": "P0"}]
        assert [row["place"] for row in best(server.port, most=1, table=made[2]["table"])] == [1, 3]
        assert "table" not in rows[0]  # nobody learns where others play


def test_taking_the_end_back_forgets_it_and_another_end_counts_instead(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        made = new_table(server.port, kinds="h", rounds=1)
        with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
            light(ana, 1)
            assert [row["points"] for row in best(server.port)] == [1]
            ana.send("undo", to=1)
            ana.wait(lambda: not ana.table["outcome"], "the end is taken back")
            assert best(server.port) == []
            light(ana, 2)
            assert [row["points"] for row in best(server.port)] == [3]


def test_what_bots_played_among_themselves_is_not_remembered(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        made = new_table(server.port, kinds="r", rounds=1)
        with Screen(server.port, made["table"], made["watch"]) as watcher:
            watcher.wait(lambda: watcher.table["outcome"], "the end")
        assert best(server.port) == []


@pytest.mark.parametrize("most", ["0", "101", "-1", "many", "²", "9" * 30, "0001" + "9" * 30, ""])
def test_bad_questions_get_a_sentence(tmp_path: Path, most: str) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        answer = request(server.port, "GET", "/api/best/lanterns", params={"most": most})
        assert answer.status_code == 400 and answer.json()["error"]["path"] == "most" and answer.json()["error"]["text"]
        answer = request(server.port, "GET", "/api/best/chess")
        assert answer.status_code == 404 and "chess" in answer.json()["error"]["text"]


def test_a_file_from_before_learns_to_remember(tmp_path: Path) -> None:
    db = tmp_path / "t.sqlite"
    with sqlite3.connect(db) as raw:
        raw.executescript(f"{SCHEMA} PRAGMA user_version=1;")
    raw.close()
    with Running(db) as server:
        played(server, 1)
        assert [row["points"] for row in best(server.port)] == [1]
    with sqlite3.connect(db) as raw:
        assert raw.execute("PRAGMA user_version").fetchone()[0] == VERSION
    raw.close()


def almost_over(prompt: str = "") -> tuple[Table, list[str]]:
    """A whole campaign up to that question, else up to its last; and how it was answered."""
    golden = read(CAMPAIGN.read_text(encoding="utf-8"))
    table = Table.new(golden.game, golden.setup, golden.seed)
    for told in golden.told[:-1]:
        if table.pending[0].prompt == prompt:
            return table, told.keys
        table.answer(told.seat, told.keys)
    return table, golden.told[-1].keys


def test_a_campaign_outlives_a_killed_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, last = almost_over()
    with Served(tmp_path / "t.sqlite") as server:
        made = server.take_in(table)
        with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
            ana.send("seat", seat=0, kind="human", name="Ana")
            ana.wait(lambda: ana.table["seats"][0]["name"] == "Ana", "a name")
            ana.answer(0, *last)
            assert ana.table["outcome"] == "won"
        server.kill()
        server.start()
        (row,) = best(server.port, MARS, table=made["table"])
        assert (row["points"], row["outcome"], row["scenario"], row["this"]) == (21, "won", "campaign", True)
        assert row["who"] == [{"kind": "human", "name": "Ana"}]
        assert row["details"]["force"] == ["edwin", "blaine", "tunga", *["us-rifle"] * 4]
        assert (row["details"]["side"], row["details"]["difficulty"]) == ("human", 0)
        until(lambda: main(["best", MARS, "--db", str(server.db)]) == 0, "the command, beside the running server")
        said = capsys.readouterr().out
        assert "1." in said and "21" in said and "Ana" in said and "Humans" in said
    assert main(["best", MARS, "--db", str(server.db), "--json", "--lang", "fr"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["points"] == 21


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", MARS, "--db", str(tmp_path / "none.sqlite")]) == 2
    assert "none.sqlite" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "diary").write_text("no tables here " * 100)
    assert main(["best", MARS, "--db", str(tmp_path / "diary"), "--lang", "fr"]) == 2
    assert "n’est pas une base" in capsys.readouterr().err
    assert main(["best", MARS, "--most", "0"]) == 2
    assert "--most" in capsys.readouterr().err
    with Running(tmp_path / "t.sqlite"):
        assert main(["best", MARS, "--db", str(tmp_path / "t.sqlite")]) == 0
    assert MARS in capsys.readouterr().out

"""New tables from positions of others: for whoever may have the save file, with the seats and the luck that were asked for."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.installed import GAMES
from tests.server.screen import Frame, Running, new_table, post, request

from stockade.bots.answers import first_answer
from stockade.engine import Table, games
from stockade.engine.branch import story_of
from stockade.engine.example import read as shelf
from stockade.engine.report import read
from stockade.engine.state import encode
from stockade.server.bodies import SeatWish
from stockade.server.history import resume
from stockade.server.lobby import Lobby
from stockade.server.records import Founded
from stockade.server.sqlite_store import SqliteStore
from stockade.teach.puzzle import puzzles


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("branch")) / "tables.sqlite") as running:
        yield running


def played(steps: int) -> Table:
    table = Table.new("lanterns", {"seats": 2}, 3)
    for _ in range(steps):
        table.answer(table.pending[0].seat, first_answer(table.pending[0]))
    return table


def kept(server: Running, made: Frame) -> Table:
    headers = {"x-seat-token": ",".join(seat["token"] for seat in made["seats"])}
    return Table.load(request(server.port, "GET", f"/api/tables/{made['table']}/save", headers=headers).content)


def branched(server: Running, made: Frame, token: str, **wish: object) -> tuple[int, Frame]:
    answer = request(server.port, "POST", f"/api/tables/{made['table']}/branch", json=wish, headers={"x-seat-token": token})
    return answer.status_code, answer.json()


def test_a_table_is_played_on_from_one_of_its_positions(server: Running) -> None:
    told = played(5)
    made = request(server.port, "POST", "/api/import", content=told.save()).json()
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "greedy", "name": ""}]
    status, new = branched(server, made, made["seats"][0]["token"], at=2, seats=seats)
    assert status == 201 and [(one["kind"], one["name"]) for one in new["seats"]] == [("human", "Ana"), ("greedy", "")]
    assert kept(server, new).answers == told.answers[:2] and len(kept(server, made).answers) == 5


def test_new_luck_stays_after_a_restart(server: Running) -> None:
    made = request(server.port, "POST", "/api/import", content=played(5).save()).json()
    token = made["seats"][0]["token"]
    new = branched(server, made, token, at=3, luck="new")[1]
    before = kept(server, new)
    assert before.twists and before.state.chance != played(3).state.chance
    server.app.state.lobby._places.clear()
    assert kept(server, new).digest() == before.digest()
    again = branched(server, new, new["seats"][0]["token"])[1]  # and can be branched again
    assert kept(server, again).digest() == before.digest()


def test_only_whoever_may_have_the_save_plays_on(server: Running) -> None:
    wish = {"game": "dead-of-winter", "setup": {"scenario": "too-many-mouths", "seats": 3}, "lang": "en"}
    made = post(server.port, "/api/tables", wish)
    status, refused = branched(server, made, made["seats"][0]["token"], at=0)
    assert (status, refused["error"]["code"]) == (403, "sealed")
    assert branched(server, made, made["watch"], at=0)[0] == 403
    everybody = ",".join(seat["token"] for seat in made["seats"])
    assert branched(server, made, everybody, at=0)[0] == 201


def test_a_report_holds_what_a_save_holds_and_is_kept_like_one(server: Running) -> None:
    made = request(server.port, "POST", "/api/import", content=played(5).save()).json()
    body, headers = {"words": "Too dark."}, {"x-seat-token": made["seats"][0]["token"]}
    answer = request(server.port, "POST", f"/api/tables/{made['table']}/report", json=body, headers=headers)
    found = read(answer.content)
    assert (found.words, found.answers, Table.load(found.save).digest()) == ("Too dark.", 5, played(5).digest())
    wish = {"game": "dead-of-winter", "setup": {"scenario": "too-many-mouths", "seats": 3}, "lang": "en"}
    sealed = post(server.port, "/api/tables", wish)
    headers = {"x-seat-token": sealed["seats"][0]["token"]}
    assert request(server.port, "POST", f"/api/tables/{sealed['table']}/report", json=body, headers=headers).status_code == 403


def test_there_is_no_position_after_the_last_answer(server: Running) -> None:
    made = new_table(server.port, "hh")
    status, refused = branched(server, made, made["seats"][0]["token"], at=1)
    assert (status, refused["error"]["code"], refused["error"]["path"]) == (400, "malformed", "$.at")


def test_a_save_file_is_opened_in_the_middle(server: Running) -> None:
    answer = request(server.port, "POST", "/api/import?at=2&luck=new", content=played(5).save())
    found = kept(server, answer.json())
    assert answer.status_code == 201 and len(found.answers) == 2 and found.twists
    assert request(server.port, "POST", "/api/import?at=9", content=played(5).save()).status_code == 400
    assert request(server.port, "POST", "/api/import?luck=much", content=played(5).save()).status_code == 400


def test_the_house_sets_out_an_arranged_position(tmp_path: Path) -> None:
    """Examples and puzzles begin where no play leads; the records alone lead there again."""
    table = played(0)
    table.arrange(lambda play: setattr(play.state, "lamps", 7))
    table.answer(table.pending[0].seat, first_answer(table.pending[0]))

    async def set_out() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.open()
        lobby = Lobby(store, 0)
        made = await lobby.set_out(story_of(table), [SeatWish("human"), SeatWish("greedy")], Founded("server"), table.start)
        assert Table.load(await lobby.save(made.table, [seat.token for seat in made.seats])).digest() == table.digest()
        stored = await store.load(made.table)
        assert stored
        stored.snapshot = None
        assert resume(stored).table.digest() == table.digest()
        await lobby.close()
        await store.close()

    asyncio.run(set_out())
    assert table.state.lamps >= 7


@pytest.mark.parametrize("game", GAMES)
def test_what_began_at_an_example_puzzle_or_guided_game_comes_back_from_a_file(server: Running, game: str) -> None:
    """The house knows where they begin; what somebody else arranged is refused, and the refusal says why."""
    rule, puzzle = shelf(games()[game].folder).examples[0].rule, puzzles(game)[0].id
    for address in (f"rules/{game}/{rule}/try", f"puzzles/{game}/{puzzle}", f"guides/{game}"):
        made = post(server.port, f"/api/{address}", {})
        table = kept(server, made)
        table.answer(table.pending[0].seat, first_answer(table.pending[0]))
        back = request(server.port, "POST", "/api/import", content=table.save())
        assert back.status_code == 201, back.text
        assert kept(server, back.json()).digest() == table.digest()
        assert kept(server, request(server.port, "POST", "/api/import?at=0&luck=new", content=table.save()).json()).start == table.start

    for change in (lambda play: setattr(play.state, "round", play.state.round + 1), lambda play: play.state.agenda.clear()):
        save = msgspec.msgpack.decode(table.save())
        play = table.game.play(table.game.read_state(table.start))
        change(play)
        refused = request(server.port, "POST", "/api/import", content=msgspec.msgpack.encode({**save, "start": encode(play.state)}))
        assert refused.status_code == 400 and "arranged position" in refused.json()["error"]["text"]
    other = msgspec.msgpack.encode({**msgspec.msgpack.decode(table.save()), "setup": {**table.setup, "seats": table.setup["seats"] + 1}})
    assert request(server.port, "POST", "/api/import", content=other).status_code == 400  # ours, with a set-up that is not

"""A PostgreSQL database keeps the tables: what is wrong with one is said in a sentence, and an outage costs nothing but time."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from tests.server.databases import Cluster, cluster, free_port, need, programs
from tests.server.screen import Running, Screen, new_table, request, until
from tests.server.test_store import house, raw

from stockade.cli import main
from stockade.engine.errors import StockadeError
from stockade.server import postgres as postgres_module
from stockade.server import sentences
from stockade.server.postgres import is_address, shown
from stockade.server.postgres_store import PostgresStore
from stockade.server.records import Answered
from stockade.server.run import serve
from stockade.server.store import StoreFailed


def refused(url: str) -> StockadeError:
    """Why it cannot be opened."""

    async def go() -> None:
        await PostgresStore(url).open()

    with pytest.raises(StockadeError) as told:
        asyncio.run(go())
    return told.value


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        (lambda url: url.replace("stockade@", "locked:wrong@"), "pg-password", "mot de passe"),
        (lambda url: url.rpartition("/")[0] + "/nowhere", "pg-database", "«\u00a0nowhere\u00a0»"),
        (lambda url: url.replace(url.split(":")[-1].split("/")[0], str(free_port())), "pg-away", "ne répond pas"),
        (lambda url: "postgresql://127.0.0.1:port/x", "pg-address", "n’est pas l’adresse"),
    ],
)
def test_what_is_wrong_with_a_database_is_said(postgres: Cluster, change: Callable[[str], str], code: str, words: str) -> None:
    if not postgres.sql("postgres", "SELECT 1 FROM pg_roles WHERE rolname='locked'"):
        postgres.sql("postgres", "CREATE ROLE locked LOGIN PASSWORD 'right'")
    error = refused(change(postgres.new()))
    assert error.code == code and words in sentences.explain(error, "fr")
    assert "wrong" not in sentences.explain(error, "fr")  # a password is told to nobody


def test_the_server_says_it_and_ends(postgres: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    url = postgres.new().replace("stockade@", "stockade:secret@").rpartition("/")[0] + "/nowhere"
    assert serve(port=0, db=url, lang="en") == 1
    said = capsys.readouterr().out
    assert "no database “nowhere”" in said and "createdb" in said and "secret" not in said and len(said.splitlines()) == 1


def test_a_user_without_rights_a_strange_schema_and_a_newer_one(postgres: Cluster) -> None:
    url = postgres.new()
    postgres.sql(url, "CREATE ROLE guest LOGIN", "REVOKE CREATE ON DATABASE " + url.rpartition("/")[2] + " FROM PUBLIC")
    assert refused(url.replace("stockade@", "guest@")).code == "pg-rights"
    postgres.sql(url, "CREATE SCHEMA stockade", "CREATE TABLE stockade.recipes(name text)")
    assert refused(url).code == "not-a-database"
    postgres.sql(url, "DROP SCHEMA stockade CASCADE")
    with Running(url):
        pass
    postgres.sql(url, "UPDATE stockade.meta SET version = 99")
    assert refused(url).code == "newer-database"


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    error = refused("postgresql://x/y")
    assert error.code == "pg-missing" and "pip install stockade[postgres]" in sentences.explain(error, "en")


def test_addresses_are_told_from_files_and_shown_without_passwords() -> None:
    assert is_address("postgresql://x/y") and is_address("postgres://x/y")
    assert not is_address("stockade.sqlite") and not is_address(Path("x"))
    assert shown("postgresql://ana:s3cret@db.example.org:5433/tables?sslmode=require") == "postgresql://ana@db.example.org:5433/tables"
    assert "s3cret" not in shown("postgresql://ana:s3cret@[::1/x")


def test_two_that_start_at_once_make_one_schema(postgres: Cluster) -> None:
    url = postgres.new()

    async def go() -> None:
        stores = [PostgresStore(url) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(go())
    assert postgres.sql(url, "SELECT count(*) FROM stockade.meta") == "1"


def test_what_comes_at_the_same_time_is_one_transaction_and_survives_a_power_cut(postgres: Cluster) -> None:
    url = postgres.new()
    postgres.sql(url, f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off")

    async def go() -> None:
        store = await house(url, 8)
        await asyncio.gather(*(store.append(f"t{i}", 0, [Answered(0, ["pass"])]) for i in range(8)))
        assert (await store.database.read("SHOW synchronous_commit"))[0][0] == "on"
        await store.close()

    asyncio.run(go())
    assert raw(url, "SELECT count(*), count(DISTINCT xmin::text) FROM log") == [(8, 1)]


def test_a_database_that_goes_away_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is answered meanwhile, nothing is lost, and nobody has to reload."""
    need(programs(), "PostgreSQL", "apt-get install -y postgresql")
    monkeypatch.setattr(postgres_module, "PATIENCE", 2.0)
    with cluster() as own:
        url = own.new()
        with Running(url) as server:
            made = new_table(server.port)
            with Screen(server.port, made["table"], *[seat["token"] for seat in made["seats"]]) as both:
                both.answer(0, "roll")
                own.stop()
                ask = both.wait_ask(0)
                told = both.refused("answer", seat=0, decision=ask["id"], keys=["roll"])
                assert told["code"] == "store" and "Nothing is lost" in told["text"]
                assert request(server.port, "GET", "/readyz").status_code == 503
                assert request(server.port, "GET", "/healthz").status_code == 200
                answer = request(server.port, "POST", "/api/tables", json={"game": "lanterns", "setup": {"seats": 1}, "seats": []})
                assert answer.status_code == 503
                own.start()
                until(lambda: request(server.port, "GET", "/readyz").status_code == 200, "the database")
                both.settle()
                both.answer(0, "roll")
                assert both.table["view"]["lamps"] == 2
        with Running(url) as server, Screen(server.port, made["table"], *[seat["token"] for seat in made["seats"]]) as both:
            assert both.table["view"]["lamps"] == 2


def test_a_full_disk_of_the_database(postgres: Cluster) -> None:
    """As full as it gets without one: the database refuses to write, in its own words."""
    url = postgres.new()

    async def go() -> None:
        store = await house(url, 1)
        async with store.database.line() as line:
            full = "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE EXCEPTION USING ERRCODE='53100'; END$$"
            await line.execute(full)
            await line.execute("CREATE TRIGGER full_disk BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION full_disk()")
        with pytest.raises(StoreFailed) as told:
            await store.append("t0", 0, [Answered(0, ["pass"])])
        assert isinstance(told.value.__cause__, asyncpg.DiskFullError)
        async with store.database.line() as line:
            await line.execute("DROP TRIGGER full_disk ON log")
        await store.append("t0", 0, [Answered(0, ["pass"])])
        await store.close()

    asyncio.run(go())


def said(capsys: pytest.CaptureFixture[str], *words: object, status: int = 0) -> str:
    assert main([*map(str, words), "--lang", "en"]) == status
    heard = capsys.readouterr()
    return heard.err if status else heard.out


def test_the_commands_of_a_keeper(postgres: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    url = postgres.new()
    with Running(url) as server:
        made, other = new_table(server.port), new_table(server.port, "h")
        with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
            ana.answer(0, "pass")
            assert made["table"] in said(capsys, "tables", "list", "--db", url)
            assert '"tables": 2' in said(capsys, "tables", "size", "--db", url, "--json")
            assert (tmp_path / "x").write_bytes(b"") == 0
            said(capsys, "tables", "export", made["table"], tmp_path / "x", "--db", url)
            assert (tmp_path / "x").stat().st_size > 50
            raw(url, "UPDATE tables SET created = 0")
            raw(url, "ALTER TABLE log DISABLE TRIGGER ALL")
            raw(url, "UPDATE log SET at = 0")
            raw(url, "ALTER TABLE log ENABLE TRIGGER ALL")
            assert "One table" in said(capsys, "tables", "forget", "--unfinished-after", "1h", "--db", url)  # the other is being played
            assert raw(url, "SELECT id FROM tables") == [(made["table"],)]
            said(capsys, "tables", "close", made["table"], "--db", url)
    assert "is whole" in said(capsys, "doctor", "--db", url, "--port", free_port())
    assert "No finished game" in said(capsys, "best", "xmen-resistance", "--db", url)
    assert raw(url, f"SELECT count(*) FROM log WHERE tid='{other['table']}'") == [(0,)]
    assert "pg_dump" in said(capsys, "backup", tmp_path / "y", "--db", url, status=2)
    assert "pg_restore" in said(capsys, "restore", tmp_path / "y", "--db", url, status=2)

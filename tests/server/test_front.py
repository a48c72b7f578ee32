"""Three servers behind nginx: nobody notices which of them plays, that one is killed, or that all are replaced by newer ones."""

import signal
import time

from tests.server.databases import Cluster, need
from tests.server.front import NGINX, Returning, Server, front
from tests.server.screen import Screen, new_table, until
from tests.server.test_store import raw

TABLES = 12  # so many that the front sends them to one server once in a hundred thousand runs


def test_a_rolling_restart_and_a_kill_lose_nothing_and_nobody_reloads(postgres: Cluster) -> None:
    need(NGINX, "nginx", "apt-get install -y nginx")
    url = postgres.new()
    servers = [Server(url) for _ in range(3)]
    people: list[Returning] = []
    try:
        for server in servers:
            server.wait()
        with front([server.port for server in servers]) as port:
            people = [Returning(port, new_table(port, rounds=1000), n) for n in range(TABLES)]
            for person in people:
                person.start()
            until(lambda: all(person.acknowledged for person in people), "everybody plays", 30)
            assert raw(url, "SELECT count(*) FROM leases") == [(TABLES,)]
            assert raw(url, "SELECT count(DISTINCT server) FROM leases")[0][0] > 1  # the front spreads them
            for server, sign in [*((server, signal.SIGTERM) for server in servers), (servers[0], signal.SIGKILL)]:
                server.end(sign)
                server.begin()
                server.wait()
                counts = [len(person.acknowledged) for person in people]
                until(lambda counts=counts: all(len(p.acknowledged) > n for p, n in zip(people, counts, strict=True)), "all play on", 30)
            time.sleep(0.5)
            for person in people:
                person.enough.set()
                person.join(20)
            for person in people:
                assert not person.trouble and not person.is_alive(), person.trouble
                assert person.silence < 15, f"{person.silence:.1f} s without an answer"
                with Screen(port, person.made["table"], *[seat["token"] for seat in person.made["seats"]]) as both:
                    assert both.table["undo"][0]["to"] + 1 >= len(person.acknowledged)
            assert max(person.returns for person in people) >= 1
    finally:
        for person in people:
            person.enough.set()
        for server in servers:
            server.end(signal.SIGKILL)

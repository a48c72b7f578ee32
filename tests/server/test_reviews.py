"""A finished game looked back at: nothing before its end, then a line, its turns, and the same again from what was kept."""

import time
from typing import Any

from tests.server.screen import Running, request

from stockade.engine import Table, games
from stockade.insight.worlds import policy_answer


def test_a_review_comes_after_the_end_and_is_kept(server: Running) -> None:
    table = Table.new("xmen-resistance", games()["xmen-resistance"].defaults("MH0", 2), 5)
    for _ in range(20):
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]))
    running = request(server.port, "POST", "/api/import", content=table.save()).json()
    while not table.outcome:
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]))
    over = request(server.port, "POST", "/api/import", content=table.save()).json()

    def asked(made: Any, token: str) -> Any:
        headers = {"x-seat-token": token}
        return request(server.port, "POST", f"/api/tables/{made['table']}/review", json={"lang": "fr"}, headers=headers)

    assert asked(running, running["seats"][0]["token"]).status_code == 403
    assert asked(over, "nonsense").status_code == 403
    end = time.monotonic() + 60
    while (found := asked(over, over["watch"]).json())["done"] < found["of"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert found["points"][0]["at"] == 0 and found["points"][-1] == {"at": len(table.answers), "share": 100, "margin": 0}
    server.app.state.lobby._places.clear()
    assert asked(over, over["watch"]).json() == found

"""A finished game looked back at: nothing before its end, then a line, its turns, and the same again from what was kept."""

import time
from random import Random
from typing import Any

from tests.server.screen import Running, request

from stockade.bots.answers import random_answer
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


def test_what_seats_hid_is_told_at_the_end_and_nothing_before(server: Running) -> None:
    """Somebody holds food and says there is none; a table that is still played tells nobody, whatever they hold."""
    game, luck = games()["dead-of-winter"], Random(7)
    table = Table.new(game.id, game.defaults(game.scenarios[0], 4), 7)

    def play() -> None:
        ask = table.pending[0]
        lie = ask.prompt == "prompt-request"
        table.answer(ask.seat, ["none"] if lie else random_answer(ask, luck) if luck.random() < 0.2 else policy_answer(table, ask))

    for _ in range(40):
        play()
    half = request(server.port, "POST", "/api/import", content=table.save()).json()
    while not table.outcome:
        play()
    over = request(server.port, "POST", "/api/import", content=table.save()).json()

    def asked(made: Any, *tokens: str) -> Any:
        headers = {"x-seat-token": ",".join(tokens)}
        return request(server.port, "POST", f"/api/tables/{made['table']}/review", json={"lang": "en"}, headers=headers)

    refused = asked(half, half["watch"], *(seat["token"] for seat in half["seats"]))
    assert refused.status_code == 403 and set(refused.json()) == {"error"}
    told = asked(over, over["watch"]).json()["secrets"]
    assert sorted(one["seat"] for one in told) == [0, 1, 2, 3] and all(one["aim"] and one["about"] and one["end"] for one in told)
    lies = [deed for one in told for deed in one["deeds"] if "claimed" in deed["text"]]
    assert lies and all(table.answers[deed["at"] - 1].keys == ["none"] for deed in lies)

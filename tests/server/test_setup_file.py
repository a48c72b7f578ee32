"""A set-up choice from a file, through the server: read, or refused with line, rule and a sentence."""

from typing import Any

import pytest
from tests.server.screen import Running, post, request

MARS = "mars-attacks"


def wish(words: str, **more: Any) -> dict[str, Any]:
    return {"game": MARS, "option": "force", "words": words, **more}


def test_a_file_becomes_a_set_up(server: Running) -> None:
    answer = post(server.port, "/api/setup-file", wish('side = "martian"\n[force]\nmartian-leader = 1\n', scenario="surprise"))
    assert answer == {"setup": {"side": "martian", "force": ["martian-leader"]}}
    table = post(server.port, "/api/tables", {"game": MARS, "setup": {"scenario": "surprise", **answer["setup"]}})
    assert len(table["seats"]) == 1


@pytest.mark.parametrize(("lang", "says"), [("en", "at most 100"), ("fr", "le maximum est 100")])
def test_a_broken_limit_comes_with_line_and_rule(server: Running, lang: str, says: str) -> None:
    answer = request(server.port, "POST", "/api/setup-file", json=wish("[force]\nus-rifle = 34\n", lang=lang))
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["line"], error["rule"]) == (400, "bad-setup", 1, "MA-CAMP-05")
    assert says in error["text"]


def test_what_is_no_question_about_a_file(server: Running) -> None:
    for body, status in ((wish("", option="side"), 400), (wish("", game="chess"), 404), (wish("x" * 20_001), 400), (wish("", more=1), 400)):
        answer = request(server.port, "POST", "/api/setup-file", json=body)
        assert answer.status_code == status and answer.json()["error"]["text"], body

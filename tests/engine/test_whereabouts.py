"""Where rules are kept: how a line names them, and that nearly all of every ledger is named where it is kept."""

from pathlib import Path

import pytest

from stockade.engine import Game, games
from stockade.engine.whereabouts import kept_in, named

SHARE = {"dead-of-winter": 0.95, "mars-attacks": 0.95, "marvel-champions": 0.95, "xmen-resistance": 0.95}


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ("# XR-MOVE-02: leaving costs", ["XR-MOVE-02"]),
        ("(XR-MOVE-02..04, XR-OPEN-01)", ["XR-MOVE-02", "XR-MOVE-03", "XR-MOVE-04", "XR-OPEN-01"]),
        ("MA-ZOMB-03, -06 and -09, 12 dice", ["MA-ZOMB-03", "MA-ZOMB-06", "MA-ZOMB-09"]),
        ("XR-BYST-03 to XR-BYST-05", ["XR-BYST-03", "XR-BYST-04", "XR-BYST-05"]),
        ("XR-BYST-03 to XR-MOVE-05", ["XR-BYST-03", "XR-MOVE-05"]),
        ("UTF-8 and X-MEN", []),
    ],
)
def test_a_line_names_rules(line: str, ids: list[str]) -> None:
    assert list(named(line)) == ids


def test_every_line_of_code_and_data_counts_but_the_ledger(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "move.py").write_text("# XX-MOVE-01\nfree = 1  # XX-MOVE-02, XX-MOVE-01\n", encoding="utf-8")
    (tmp_path / "cards.toml").write_text("cost = 1 # XX-CARD-01\n", encoding="utf-8")
    (tmp_path / "ledger.toml").write_text("id = 'XX-MOVE-09'\n", encoding="utf-8")
    kept = {rule: [place.removeprefix(f"{tmp_path.name}/") for place in places] for rule, places in kept_in(tmp_path).items()}
    assert kept == {"XX-CARD-01": ["cards.toml:1"], "XX-MOVE-01": ["rules/move.py:1", "rules/move.py:2"], "XX-MOVE-02": ["rules/move.py:2"]}


@pytest.mark.parametrize("game", [game for game in games().values() if game.id in SHARE], ids=lambda game: game.id)
def test_rules_are_named_where_they_are_kept(game: Game) -> None:
    rules = [rule.id for rule in game.rulebook.rules if rule.scope != "table"]
    kept = kept_in(game.folder)
    nowhere = [rule for rule in rules if rule not in kept]
    assert 1 - len(nowhere) / len(rules) >= SHARE[game.id], f"{len(nowhere)} rules are named nowhere: {' '.join(nowhere)}"


def test_only_rules_that_exist_are_named() -> None:
    for game in games().values():
        chapters = {rule.id.rpartition("-")[0] for rule in game.rulebook.rules}
        strange = [rule for rule in kept_in(game.folder) if rule.rpartition("-")[0] in chapters and rule not in game.rulebook]
        assert not strange, game.id

"""The table in a terminal shows what the view shows, in both languages, at every moment of a game."""

import pytest

from stockade.bots import RandomBot, play_out
from stockade.engine import Table, find_game
from stockade.engine.passage import in_lines
from stockade.games.xmen_resistance.show.describe import ResistanceDescriber
from stockade.games.xmen_resistance.show.shapes import CardThere, Sentinel


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_position_of_a_random_game_can_be_described(lang: str) -> None:
    game = find_game("xmen-resistance")
    table = Table.new(game.id, game.defaults("MH0", 2), 5)
    bot = RandomBot(5)
    while not table.outcome:
        lines = in_lines(game.describe(table.play, 0, lang))
        text = "\n".join(lines)
        for hero in table.view(0)["heroes"]:
            name = game.text.name(lang, "hero", hero["id"])["name"]
            assert f" {name}" in text
            assert not hero["zone"] or f"*{name}" in text or "..." in text
        play_out(table, bot, limit=1)


def test_doors_and_goals_are_drawn() -> None:
    game = find_game("xmen-resistance")
    text = "\n".join(in_lines(game.describe(Table.new(game.id, game.defaults("MH0", 1), 1).play, 0, "en")))
    assert "▸ Take the green Objective" in text
    assert "--XXX--" in text
    assert "--###--" in text
    assert "EXIT" in text


@pytest.mark.parametrize(
    ("lang", "wanted"), [("en", "Hangar corridor, west: *Storm, *Wolverine"), ("fr", "Couloir du hangar, ouest\u00a0: *Storm")]
)
def test_a_crowded_zone_is_told_in_full(lang: str, wanted: str) -> None:
    game = find_game("xmen-resistance")
    lines = in_lines(game.describe(Table.new(game.id, game.defaults("MH0", 6), 1).play, 0, lang))
    crowd = [line for line in lines if line.startswith(wanted)]
    assert len(crowd) == 1 and "*Mystique" in crowd[0]


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ["EXIT", "Elevator", "Hand (spent)", "Secret Mission 1", "Spawn card ?"]),
        ("fr", ["SORTIE", "Ascenseur", "Main (déchargée)", "Mission Secrète 1", "Génération\u00a0?"]),
    ],
)
def test_what_lies_in_a_zone_is_shown(lang: str, wanted: list[str]) -> None:
    game = find_game("xmen-resistance")
    table = Table.new(game.id, game.defaults("MH1", 1), 1)
    zone = "17R.D"
    view = game.view(table.play, 0)
    view.exit, view.cabin, view.sentinel, view.placed = zone, zone, Sentinel(zone, "spent"), [zone]
    view.secrets = [CardThere("secret_mission_1", zone)]
    assert ResistanceDescriber(view, game.static(table.play), game.text, lang).zone(zone)[1:] == wanted

"""The table in the terminal: everything a player needs, nothing that is somebody else's secret."""

from stockade.engine.passage import in_lines
from stockade.games.dead_of_winter import GAME


def told(scene, seat: int | None = 0, lang: str = "en") -> list[str]:
    return in_lines(GAME.describe(scene.play, seat, lang))


def test_tracks_crisis_and_objective(winter) -> None:
    scene = winter(scenario="stockpile")
    scene.hand(0, "medicine", "junk")
    scene.contribute("medicine")
    scene.set(morale=4, food=3, starvation=1)
    scene.waste(6)
    lines = told(scene)
    assert lines[0].endswith("Players’ phase · Morale 4 · Food 3 · Waste 6 · one starvation token")
    assert lines[lines.index("Crisis") + 1] == "Despair (medicine), 1 given, 3 needed"
    assert "☐ 4 barricades at the colony (0/4)" in lines and "☐ 6 food tokens in the supply (3/6)" in lines
    assert "Désespoir (médicament), une carte donnée sur 3" in told(scene, lang="fr")


def test_places_show_gates_people_and_wounds(winter) -> None:
    scene = winter()
    scene.zombies("colony.2", 2)
    scene.barricades("colony.1", 1)
    scene.put("school", "brian-lee")
    scene.wounds("brian-lee", wounds=1, frost=1)
    scene.set(helpless=2)
    lines = told(scene)
    colony, school = (next(line for line in lines if line.startswith(name)) for name in ("Colony", "School"))
    assert "#.. zz. ..." in colony and colony.endswith("2 helpless survivors") and "Brian Lee" not in colony
    assert school.split()[1:4] == ["....", "20", "cards"] and school.endswith("Brian Lee (2)!*")


def test_players_and_gear(winter) -> None:
    scene = winter()
    scene.pool(0, 2, 5)
    scene.items("thomas-heart", "pistol", "pistol")
    scene.aim(2, "hoarder")
    scene.exiled(2)
    lines = told(scene)
    assert any(line.startswith("▸ Dice 2 5 · used - ·") for line in lines)
    heart = ("    Thomas Heart: Colony · influence 64, attack 1+, search 3+ · Pistol x2", "Pistolet x2")
    assert heart[0] in lines and any(line.endswith(heart[1]) for line in told(scene, lang="fr"))
    assert "· exiled · was no betrayer: " in lines[lines.index("Player 3") + 1]


def test_hand_and_checklist_are_for_their_owner(winter) -> None:
    scene = winter()
    scene.aim(0, "hypochondriac")
    scene.hand(0, "medicine", "medicine", "shotgun")
    mine = told(scene)
    assert [line.split(":")[0] for line in mine[mine.index("Your hand") + 1 :][:2]] == ["Medicine x2", "Shotgun"]
    assert mine.index("Your objective: Hypochondriac") == mine.index("☐ The main objective is complete") - 1
    assert "☐ The main objective is complete" in mine and any(line.startswith("☑ 2 medicine") for line in mine)
    for seat in (None, 1):
        theirs = "\n".join(told(scene, seat))
        assert "Shotgun" not in theirs and "2 medicine cards in hand" not in theirs
    assert not any(line.startswith("Your hand") for line in told(scene, None))


def test_each_objective_is_named_above_its_lines(winter) -> None:
    scene = winter()
    scene.aim(0, "accept-your-fate", exile_card="long-road")
    scene.hand(0, "junk")
    lines = told(scene)
    own = lines[lines.index("Secret objective") + 1 :][:5]
    assert own[0] == "Your objective: The Long Road" and own[2:] == [
        "Your objective: Accept Your Fate",
        "☐ No card in hand (1, at most 0)",
        "☑ No card equipped (0, at most 0)",
    ]


def test_only_the_reader_sees_the_crossroads_card(winter) -> None:
    scene = winter()
    reader = scene.state.reader
    assert any("for your eyes only" in line for line in told(scene, reader))
    assert not any("for your eyes only" in line for line in told(scene, None) + told(scene, (reader + 1) % 3))

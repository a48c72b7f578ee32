"""What the table says: every sentence of whole games in both languages, a name for everything, and the grammar of the difficult ones."""

import re
import unicodedata
from itertools import combinations
from typing import Any

import pytest

from stockade.engine import BadSetup, Table
from stockade.engine.text import LANGUAGES, MissingText
from stockade.games.xmen_resistance import GAME, facts
from stockade.games.xmen_resistance.board.tiles import load_mission, mission_ids, tile_faces
from stockade.games.xmen_resistance.effects import ability
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.testing.conformance import Words, options_can_be_told_apart
from stockade.testing.driver import walk

LABEL = 17  # characters on the board
ZONES = [f"{tile}.{letter}" for tile, face in tile_faces().items() for letter in face.zones]
SOURCES = ("skill", "trait", "bystander")
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def parts(lang: str, prefix: str, entity: str) -> dict[str, str]:
    return GAME.text.name(lang, prefix, entity)


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(1, len(TEAM) + 1))
def test_all_that_happens_can_be_told(size: int) -> None:
    """Every team of that size, with one to six players."""
    words = Words(GAME)
    words.scenery()
    for number, team in enumerate(combinations(TEAM, size)):
        heard = 0
        setup = {"mission": "MH0", "heroes": list(team), "seats": 1 + number % size}
        for table in walk(Table.new(GAME.id, setup, number), number, decisions=600):
            words.listen(table, heard)
            options_can_be_told_apart(table)
            heard = len(table.log)
    assert len(words.said) > 200


# -- names ------------------------------------------------------------------------------------------------------------


@each_language
def test_every_card_and_figure_has_a_name_and_says_what_it_does(lang: str) -> None:
    heroes = facts.heroes().values()
    named = {
        "hero": [hero.id for hero in heroes],
        "weapon": list(facts.weapons()),
        "skill": [skill for hero in heroes for skill in hero.skills],
        "enemy": list(facts.enemies()),
        "trait": list(facts.traits()),
        "bystander": list(facts.people()),
        "card": list(facts.spawn_cards()),
        "goal": ["MH0-key", "MH0-exit"],
        "scenario": list(MISSIONS),
    }
    for prefix, entities in named.items():
        for entity in entities:
            found = parts(lang, prefix, entity)
            assert found["name"] and found["text"].strip(), f"{prefix}:{entity}"
    for name in ("zombie_hero", *facts.HORDE):
        assert parts(lang, "enemy", name)["plural"]
    for trait in facts.traits():
        assert parts(lang, "trait", trait)["timing"]
    assert GAME.text.say(lang, "game-xmen-resistance", attribute="tagline")


SMALL = frozenset("the of in on at to by and side space room de du des la le les l d a au aux sur dans en et salle pres cote".split())  # noqa: SIM905
COMPASS = {"n": "north nord", "s": "south sud", "e": "east est", "w": "west", "o": "ouest"}


def bare(name: str) -> set[str]:
    """The words of a name that say which place it is."""
    letters = "".join(letter for letter in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(letter))
    return set(re.findall("[a-z0-9]+", letters)) - SMALL


def stands_for(word: str, names: set[str]) -> bool:
    """Whether a word of a label is one of the name's, shortened perhaps: Biblio, NW."""
    corners = len(word) <= 2 and all(set(COMPASS.get(letter, "").split()) & names for letter in word)
    return corners or any(name.startswith(word) for name in names)


@each_language
@pytest.mark.parametrize("zone", ZONES)
def test_board_and_answers_call_a_place_by_the_same_name(lang: str, zone: str) -> None:
    name, forms = parts(lang, "zone", zone)["name"], parts(lang, "zone", zone)
    assert bare(forms["the"]) == bare(forms["in"]) == bare(name), forms
    assert all(stands_for(word, bare(name)) for word in bare(forms["short"])), forms


@each_language
@pytest.mark.parametrize("mission", mission_ids())
def test_no_two_rooms_of_a_map_have_one_label(lang: str, mission: str) -> None:
    labels = [parts(lang, "zone", zone.id)["short"] for zone in load_mission(mission).map.zones]
    assert sorted({label for label in labels if labels.count(label) > 1}) in ([], [parts(lang, "zone", "11V.X")["short"]])  # the Elevator


@each_language
def test_numbers_in_the_words_are_those_of_the_cards(lang: str) -> None:
    for enemy in facts.enemies().values():
        spoken = parts(lang, "enemy", enemy.id)
        shown = [int(number) for number in spoken["toughness"].split("/")]
        assert (shown if len(shown) > 1 else shown * 4) == list(enemy.toughness)
        assert spoken["actions"] == str(enemy.actions)
    for card in facts.spawn_cards().values():
        spoken = parts(lang, "card", card.id)
        assert "lines" not in spoken or spoken["lines"] == "/".join(map(str, card.lines))
        if card.kind in ("regular", "rush"):
            assert [word.strip(",.") for word in spoken["text"].split() if word.strip(",.").isdigit()] == [str(n) for n in card.lines]
    for weapon in facts.weapons().values():
        assert f"{weapon.dice} d" in parts(lang, "weapon", weapon.id)["text"]


@each_language
@pytest.mark.parametrize("zone", ZONES)
def test_every_zone_has_a_label_that_fits_and_stands_in_a_sentence(lang: str, zone: str) -> None:
    found = parts(lang, "zone", zone)
    assert 0 < len(found["short"]) <= LABEL
    assert found["name"] and found["the"] and found["in"]


@each_language
@pytest.mark.parametrize("mission", mission_ids())
def test_no_two_places_of_a_map_share_a_name(lang: str, mission: str) -> None:
    board = load_mission(mission).map
    for part in ("name", "the", "in"):
        names = [parts(lang, "zone", zone.id)[part] for zone in board.zones]
        assert len(set(names)) == len(names)
    openings = [parts(lang, "edge", edge.id)["the"] for edge in board.edges]
    assert len(set(openings)) == len(openings)


def test_an_edge_that_is_nowhere_has_no_name() -> None:
    with pytest.raises(MissingText):
        parts("en", "edge", "12V.A|15V.F")
    with pytest.raises(MissingText):
        parts("en", "zone", "12V.Q")


@each_language
def test_keys_put_together_in_the_rules_exist(lang: str) -> None:
    openings = ("door", "window", "arch")
    moments = (ability.BOOST, ability.ROLLED, ability.STRUCK, ability.ENTERED, ability.WOUNDED, ability.WITNESS, ability.END)
    keys = [f"option-{verb}-{source}" for verb in ("use", "boost", "reroll", "prevent", "react") for source in SOURCES]
    keys += [f"{start}-{kind}" for start in ("option-open", "refused-closed") for kind in openings]
    keys += [f"refused-moment-{moment}" for moment in moments]
    keys += [f"level-{level}" for level in facts.LEVELS] + [f"color-{color}" for color in ("first", "red", "blue", "green", "facedown")]
    keys += [f"kind-{kind}" for kind in ("ranged", "melee")] + [f"setup-{option.name}" for option in GAME.form.options()]
    assert not [key for key in keys if not GAME.text.has(lang, key)]


# -- set-ups that cannot be played ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "english", "french"),
    [
        ({"mission": "MH77"}, "There is no mission “MH77”", "Aucune mission « MH77 »"),
        ({"heroes": []}, "takes 1 to 6 Super Heroes", "avec 1 à 6 Super-Héros"),
        ({"heroes": ["hulk"]}, "no Super Hero “hulk”", "Aucun Super-Héros « hulk »"),
        ({"heroes": ["storm", "storm"]}, "Storm can only be chosen once", "Storm ne peut être choisie qu’une fois"),
        ({"seats": 5}, "5 players do not fit", "Impossible à 5"),
        ({"seats": 2, "players": [0, 0, 0, 0]}, "each of the 2 players", "chacun des 2 joueurs"),
    ],
)
def test_a_bad_set_up_is_explained(change: dict[str, Any], english: str, french: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Table.new(GAME.id, {"mission": "MH0", "heroes": list(TEAM[:4]), "seats": 1, **change}, 0)
    for lang, wanted in (("en", english), ("fr", french)):
        assert wanted in GAME.text.say(lang, caught.value.text_key, caught.value.args_for_text).replace("\u00a0", " ")


# -- grammar ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "args", "english", "french"),
    [
        (
            "event-hero-moved",
            {"hero": "storm", "origin": "17R.D", "to": "17R.B"},
            "Storm moves to the Front steps",
            "Storm va sur le perron",
        ),
        ("event-hero-out", {"hero": "storm"}, "Storm is eliminated", "Storm est éliminée"),
        ("event-hero-out", {"hero": "magneto"}, "Magneto is eliminated", "Magneto est éliminé"),
        (
            "event-enemy-fell",
            {"enemy": "walker", "count": 2, "zone": "12V.D", "hero": "storm"},
            "2 Walkers fall in the Control room",
            "2 Rôdeurs tombent dans la salle de contrôle",
        ),
        (
            "event-enemy-fell",
            {"enemy": "juggernaut", "count": 1, "zone": "14R.B", "hero": "storm"},
            "Juggernaut falls in the space behind the stairs",
            "Juggernaut tombe à l’arrière de l’escalier",
        ),
        (
            "event-enemies-spawned",
            {"enemy": "brute", "count": 1, "zone": "12V.E"},
            "1 Brute arrives at the Lockers",
            "1 Brute arrive près des casiers",
        ),
        ("event-enemies-activated", {"enemy": "brute"}, "All Brutes activate at once", "Toutes les Brutes s’activent aussitôt"),
        ("event-enemies-activated", {"enemy": "runner"}, "All Runners activate at once", "Tous les Forcenés s’activent aussitôt"),
        ("event-pool-empty", {"enemy": "walker", "count": 3}, "Walkers have run out: 3 short", "Plus assez de Rôdeurs : il en manque 3"),
        (
            "event-power-changed",
            {"hero": "rogue", "count": 2, "power": 3},
            "Rogue gains 2 Power (now 3)",
            "Rogue gagne 2 Pouvoir (total 3)",
        ),
        (
            "event-power-changed",
            {"hero": "rogue", "count": -1, "power": 2},
            "Rogue is down to 2 Power (−1)",
            "Rogue n’a plus que 2 Pouvoir (−1)",
        ),
        (
            "event-power-changed",
            {"hero": "rogue", "count": -4, "power": 0},
            "Rogue has no Power left (−4)",
            "Rogue n’a plus de Pouvoir (−4)",
        ),
        (
            "event-dice-rolled",
            {"hero": "storm", "dice": [6, 3, 1], "count": 2},
            "Storm rolls 6, 3 and 1: 2 Hits",
            "Storm obtient 6, 3 et 1 : 2 Touches",
        ),
        ("event-dice-rolled", {"hero": "storm", "dice": [2], "count": 0}, "Storm rolls 2: no Hit", "Storm obtient 2 : aucune Touche"),
        (
            "event-door-opened",
            {"hero": "rogue", "edge": "15V.B|15V.E"},
            "Rogue opens the door between the east Hangar corridor and the centre of the Hangar",
            "Rogue ouvre la porte entre le couloir est du hangar et le centre du hangar",
        ),
        (
            "event-window-broken",
            {"edge": "13R.C|16R.A"},
            "Enemies break the window between the west side of the Dining room and the West drive",
            "Des Ennemis brisent la fenêtre entre la salle à manger ouest et l’allée ouest",
        ),
        (
            "event-building-opened",
            {"zones": ["15V.C"]},
            "A new zone comes to light: Fuel store",
            "Une nouvelle zone apparaît : Dépôt de carburant",
        ),
        ("event-building-opened", {"zones": ["12V.A", "12V.B"]}, "2 new zones come to light", "2 nouvelles zones apparaissent"),
        (
            "event-hero-wounded",
            {"hero": "storm", "count": 1, "health": 2},
            "Storm suffers 1 Wound, 2 Health left",
            "Storm subit 1 Blessure, Santé 2",
        ),
        ("event-hero-wounded", {"hero": "storm", "count": 3, "health": 0}, "Storm suffers 3 Wounds", "Storm subit 3 Blessures"),
        (
            "event-bystander-rescued",
            {"bystander": "senator_kelly", "hero": "storm"},
            "Storm rescues Senator Kelly",
            "Storm sauve le Sénateur Kelly",
        ),
        (
            "event-bystander-devoured",
            {"bystander": "moira_mactaggert", "zone": "15V.C"},
            "Moira MacTaggert is devoured in the Fuel store",
            "Moira MacTaggert est dévorée dans le dépôt de carburant",
        ),
        (
            "event-bystander-rolled",
            {"bystander": "ka_zar", "die": 5, "saved": True},
            "Ka-Zar rolls 5 and fends the Wound off",
            "Ka-Zar fait 5 et pare la Blessure",
        ),
        (
            "event-bystander-sneaks",
            {"bystander": "callisto", "die": 2, "found": False},
            "Callisto rolls 2 and stays hidden",
            "Callisto fait 2 et passe inaperçue",
        ),
        (
            "prompt-multiply",
            {"count": 1, "enemy": "walker"},
            "Only 1 Walker is left. Where does it appear?",
            "Il ne reste que 1 Rôdeur. Dans quelle zone ?",
        ),
        (
            "prompt-split",
            {"zone": "12V.D", "enemy": "brute", "count": 1},
            "Equal ways from “Control room”: where does the Brute left over go?",
            "Chemins égaux depuis « Salle de contrôle » : où va la Brute restante ?",
        ),
        (
            "prompt-split",
            {"zone": "12V.E", "enemy": "walker", "count": 2},
            "Equal ways from “Lockers”: where do the 2 Walkers left over go?",
            "Chemins égaux depuis « Casiers » : où vont les 2 Rôdeurs restants ?",
        ),
        ("prompt-which-dice", {"hero": "rogue"}, "Which dice does Rogue reroll?", "Quels dés Rogue relance-t-elle ?"),
        ("option-move", {"zone": "12V.D", "cost": 1}, "Move to the Control room", "Aller dans la salle de contrôle"),
        ("option-move", {"zone": "12V.D", "cost": 0}, "Move to the Control room (free)", "Aller dans la salle de contrôle (gratuit)"),
        (
            "option-move",
            {"zone": "12V.D", "cost": 3},
            "Move to the Control room (3 Actions)",
            "Aller dans la salle de contrôle (3 Actions)",
        ),
        (
            "refused-locked",
            {"edge": "15V.B|15V.E", "color": "green"},
            "Locked until the green Objective is taken.",
            "Verrouillée tant que l’Objectif vert n’est pas pris.",
        ),
        ("fact-falls", {"enemy": "brute", "percent": 89}, "Brute falls 89%", "Brute à terre : 89 %"),
        ("fact-expected", {"whole": 2, "tenth": 4}, "2.4 fall on average", "2,4 à terre en moyenne"),
    ],
)
def test_it_reads_well(key: str, args: dict[str, Any], english: str, french: str) -> None:
    assert GAME.text.say("en", key, args) == english
    assert GAME.text.say("fr", key, args).replace("\u00a0", " ") == french

"""What Zombie Mode shows: the terminal's table, the mode of a mission, and numbers in the words that are those of the cards."""

import pytest

from stockade.engine.passage import in_lines
from stockade.engine.text import LANGUAGES
from stockade.games.xmen_resistance import GAME, facts
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def parts(lang: str, prefix: str, entity: str) -> dict[str, str]:
    return GAME.text.name(lang, prefix, entity)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Hunger 2/4", "Super Heroes", "(lying)")), ("fr", ("Faim 2/4", "Super-Héros", "Wolverine"))]
)
def test_the_table_in_a_terminal(lang: str, words: tuple[str, ...]) -> None:
    t = ResistanceScene(mission="MZ1")
    t.set("psylocke", hunger=2)
    t.zombie("wolverine", "14V.D")
    t.change(lambda g: setattr(g.state.zombies[0], "lying", True))
    page = "\n".join(in_lines(GAME.describe(t.play, 0, lang)))
    assert all(word in page for word in words)
    assert "Power" not in page and "Pouvoir" not in page


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("HUNGER RULES", "to devour first: Trooper (1 Hit): Hunger 0, +1 XP", "to devour: Mariko Yashida (1 Hit)", "will flee:")),
        ("fr", ("LA FAIM COMMANDE", "à dévorer d’abord\xa0: Opérateur (une touche)\xa0: Faim 0, +1 XP", "sa carte", "va fuir\xa0:")),
    ],
)
def test_prey_and_flight_in_words(lang: str, words: tuple[str, ...]) -> None:
    t = ResistanceScene(mission="MZ1")
    zone = t.hero("psylocke").zone
    t.set("psylocke", hunger=4)
    t.bystander("mariko_yashida", zone)
    t.enemies(zone, trooper=1)
    t.turn("psylocke")
    page = "\n".join(in_lines(GAME.describe(t.play, 0, lang)))
    assert [word for word in words if word not in page] == []


@rule("XR-ZMODE-30")
def test_the_view_foretells_the_flight_that_comes() -> None:
    """Where the view says somebody would run, they run; hidden ones and Hero Mode foretell nothing."""
    t = ResistanceScene(mission="MZ1")
    zone = t.hero("psylocke").zone
    t.bystander("mariko_yashida", zone)
    [flight] = [one for one in t.view(0)["flights"] if one["bystander"] == "mariko_yashida"]
    assert flight["zone"] == zone and flight["to"]
    t.end_turns()
    if t.prompt == "prompt-bystander-way":
        assert t.options() == [f"way:{to}" for to in flight["to"]]
        t.answer(t.options()[-1])
    assert t.where("mariko_yashida") == flight["to"][-1]
    assert ResistanceScene().view(0)["flights"] == []


def test_dice_and_hits_are_those_of_an_attack_made_now() -> None:
    """Hunger's dice; and whoever has not begun their turn has its Actions before them."""
    t = ResistanceScene(mission="MZ1")
    t.set("psylocke", hunger=3)
    psylocke = t.view(0)["heroes"][0]
    assert [one["dice"] - one["printed"][0] for one in psylocke["attacks"]] == [3, 3]
    assert psylocke["actions"] == psylocke["actions_max"] > 0


def test_a_mission_says_its_mode() -> None:
    assert {name: GAME.form.scenario_facts(name)["mode"] for name in MISSIONS} == {
        name: "zombie" if name.startswith("MZ") else "hero" for name in MISSIONS
    }


@each_language
def test_everything_has_a_name_and_says_what_it_does(lang: str) -> None:
    heroes = facts.heroes("zombie").values()
    named = {
        "hero": [hero.id for hero in heroes],
        "weapon": list(facts.weapons("zombie")),
        "skill": [skill for hero in heroes for skill in hero.skills],
        "enemy": list(facts.enemies("zombie")),
        "trait": list(facts.traits("zombie")),
        "card": list(facts.spawn_cards("zombie")),
    }
    for prefix, entities in named.items():
        for entity in entities:
            assert parts(lang, prefix, entity)["text"].strip(), f"{prefix}:{entity}"
    for person in facts.people("zombie"):
        if not person.startswith("secret"):
            assert parts(lang, "bystander", person)["zombie"] != parts(lang, "bystander", person)["text"] or person in SAME
    for trait in facts.traits("zombie"):
        assert parts(lang, "trait", trait)["timing"]


SAME = {"callisto", "stevie_hunter", "cameron_hodge"}  # their two cards say the same


@each_language
def test_numbers_in_the_words_are_those_of_the_cards(lang: str) -> None:
    for enemy in facts.enemies("zombie").values():
        spoken = parts(lang, "enemy", enemy.id)
        assert (spoken["toughness"], spoken["actions"]) == (str(enemy.toughness[0]), str(enemy.actions))
    for card in facts.spawn_cards("zombie").values():
        if card.kind in ("regular", "rush"):
            spoken = parts(lang, "card", card.id)
            assert spoken["lines"] == "/".join(map(str, card.lines))
            assert [word.strip(",.") for word in spoken["text"].split() if word.strip(",.").isdigit()] == [str(n) for n in card.lines]

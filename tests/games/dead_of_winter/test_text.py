"""What the table says: a name for everything and the lines of every objective, in both languages."""

import re

import pytest

from stockade.engine.text import LANGUAGES
from stockade.games.dead_of_winter import GAME, facts
from stockade.games.dead_of_winter.rules import setup
from stockade.games.dead_of_winter.rules.ending import aim_checks
from stockade.insight.words import ROUNDS, Words
from stockade.testing import rule

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
def test_everything_has_a_name_and_says_what_it_does(lang: str) -> None:
    named = {
        "survivor": list(facts.SURVIVORS),
        "item": list(facts.ITEMS),
        "crisis": list(facts.CRISES),
        "scenario": list(facts.MAINS),
        "aim": [*facts.SECRETS, *facts.EXTRA, *facts.BETRAYALS, *facts.EXILED],
        "road": list(facts.ROADS),
        "variant": list(setup.VARIANTS),
        "rules": list(setup.RULES),
    }
    for prefix, entities in named.items():
        for entity in entities:
            parts = GAME.text.name(lang, prefix, entity)
            assert parts["name"].strip() and parts["text"].strip(), f"{prefix}:{entity}"
    for entrance in facts.ENTRANCES:
        assert GAME.text.name(lang, "entrance", entrance)["at"]


@each_language
def test_every_line_of_an_objective_has_its_words(lang: str) -> None:
    for aim in (*facts.SECRETS, *facts.EXTRA, *facts.BETRAYALS):
        parts = GAME.text.name(lang, "aim", aim)
        assert all(parts[f"l{number}"] for number in range(1, len(aim_checks(aim)) + 1))
    for exile in facts.EXILED.values():
        parts = GAME.text.name(lang, "aim", exile.id)
        assert all(parts[f"l{number}"] for number in range(len(exile.loyal) + 1))


@each_language
def test_every_crossroads_card_says_when_and_what(lang: str) -> None:
    for road in facts.ROADS.values():
        parts = GAME.text.name(lang, "road", road.id)
        assert parts["trigger"] and all(parts[letter] for letter, _ in zip("ab", road.options, strict=False))


def said(scene, kind: str, lang: str) -> list[str]:
    """The sentences about such events since the mark."""
    return [GAME.text.say(lang, f"event-{kind.replace('.', '-')}", event.args) for event in scene.happened() if event.kind == kind]


@rule("DW-ABIL-08")
def test_a_copied_ability_is_told_with_its_owner(winter) -> None:
    scene = winter("john-price olivia-brown", "brian-lee", "gabriel-diaz")
    scene.put("hospital", "john-price", "olivia-brown")
    scene.wounds("john-price", wounds=2)
    scene.do("ability:olivia-brown", "ability:john-price=olivia-brown")
    assert said(scene, "ability.used", "en") == ["Olivia Brown uses an ability."]
    assert said(scene, "ability.copied", "en") == ["John Price uses the ability of Olivia Brown."]
    assert said(scene, "ability.copied", "fr") == ["John Price utilise la compétence d’Olivia Brown."]
    assert said(scene, "survivor.healed-wound", "fr") == [
        "John Price guérit d’une blessure (il en reste une).",
        "John Price guérit d’une blessure (plus aucune).",
    ]


@pytest.mark.parametrize("survivor", facts.SURVIVORS)
def test_french_drops_a_vowel_before_a_name_that_begins_with_one(survivor: str) -> None:
    parts = GAME.text.name("fr", "survivor", survivor)
    assert parts["of"] == ("d’" if parts["name"][0] in "AEIOU" else "de ") + parts["name"]


def test_the_rules_are_set_the_french_way() -> None:
    for told in GAME.rulebook.rules:
        for text in (told.fr, told.title_fr, told.example_fr):
            assert "'" not in text and not re.search(r"[^\u00a0\d][;:!?»]|«[^\u00a0]", text), f"{told.id}: {text}"


def test_a_forecast_counts_in_the_rounds_of_this_game(winter) -> None:
    words = Words(winter("thomas-heart", "brian-lee").table, "fr")
    for key in ROUNDS:
        said = words.say(key, odds="10 %", times=1, count=2)
        assert "manche" in said and "round" not in said

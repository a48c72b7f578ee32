"""What the table says: a name for everything and the lines of every objective, in both languages."""

import pytest

from stockade.engine.text import LANGUAGES
from stockade.games.dead_of_winter import GAME, facts, setup
from stockade.games.dead_of_winter.ending import aim_checks

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

"""Every card that stays in play says with its answer what it is good for: a number of its own, or a few words."""

from __future__ import annotations

import pytest

from stockade.engine.text import LANGUAGES
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS, your_hero, your_identity
from stockade.games.marvel_champions.show.entering import SAID

LONGEST = 32  # letters: two lines of an answer


def says_a_number(code: str) -> bool:
    own = [one for one in BOOK[code].modifiers if one.stat in SAID and one.operation == "add" and one.on in (your_hero, your_identity)]
    return bool(own) or any(ability.kind == "resource" for ability in BOOK[code].abilities)


def mute() -> list[str]:
    """Player cards whose answer the rules have no number for."""
    kinds = ("upgrade", "support", "event")
    return [code for code, facts in FACTS.items() if facts.type in kinds and facts.faction != "encounter" and not says_a_number(code)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_is_good_for_is_said_in_a_few_words(lang: str) -> None:
    codes = mute()
    gists = {code: GAME.text.name(lang, "card", code).get("gist", "") for code in codes}
    assert {"aunt-may", "webbed-up", "swinging-web-kick"} <= set(codes)
    assert [code for code, gist in gists.items() if not gist or len(gist) > LONGEST or gist.endswith(".")] == []

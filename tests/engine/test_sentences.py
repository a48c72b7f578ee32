"""From ids and numbers to sentences in two languages."""

from pathlib import Path

import pytest

from stockade.engine.text import MissingText, Text, message_part

ENGLISH = """
hero-storm = Storm
hero-jean-grey = Jean Grey
zone-15V-B = the hall
    .short = Hall
event-moved = { $hero } enters { $zone }.
event-met = { $hero } { $hero_count ->
    [one] meets
   *[other] meet
    }.
event-rolled = { $dice }
event-done = { $open ->
    [1] open
   *[0] shut
    }
bare =
    .text = only an attribute
"""
FRENCH = """
hero-storm = Tornade
    .gender = f
hero-jean-grey = Jean Grey
    .gender = f
zone-15V-B = la salle
    .short = Salle
event-moved = { $hero } est { $hero_gender ->
    [f] entrée
   *[m] entré
    } dans { $zone }.
event-met = { $hero } se rencontrent.
event-rolled = { $dice }
event-done = { $open }
bare =
    .text = un attribut
"""


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    return Text(tmp_path, {"hero": "hero", "zone": "zone"})


def test_ids_become_names_and_their_attributes_travel_along(text: Text) -> None:
    args = {"hero": "storm", "zone": "15V.B"}
    assert text.say("en", "event-moved", args) == "Storm enters the hall."
    assert text.say("fr", "event-moved", args) == "Tornade est entrée dans la salle."
    assert text.touches(args) == ["hero:storm", "zone:15V.B"]


def test_lists_are_joined_in_the_language(text: Text) -> None:
    args = {"hero": ["storm", "jean_grey"]}
    assert text.say("en", "event-met", args) == "Storm and Jean Grey meet."
    assert text.say("fr", "event-met", args) == "Tornade et Jean Grey se rencontrent."
    assert text.say("en", "event-rolled", {"dice": [6, 3, 1]}) == "6, 3 and 1"
    assert text.touches(args) == ["hero:storm", "hero:jean_grey"]


def test_truth_is_a_number(text: Text) -> None:
    assert text.say("en", "event-done", {"open": True}) == "open"
    assert text.say("en", "event-done", {"open": False}) == "shut"


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("event-none", {}),
        ("event-moved", {"hero": "storm"}),
        ("event-moved", {"hero": "batman", "zone": "15V.B"}),
        ("bare", {}),
    ],
)
def test_what_is_missing_raises(text: Text, key: str, args: dict[str, str]) -> None:
    for lang in ("en", "fr"):
        with pytest.raises(MissingText):
            text.say(lang, key, args)


def test_attributes_and_names(text: Text) -> None:
    assert text.say("fr", "bare", attribute="text") == "un attribut"
    assert text.name("fr", "hero", "storm") == {"name": "Tornade", "gender": "f"}
    assert text.has("en", "error-stale-decision")
    assert message_part("15V.B|15V.E") == "15V-B-15V-E"


def test_the_programs_own_sentences(text: Text) -> None:
    assert text.say("en", "error-wrong-count", {"least": 0, "most": 2, "given": 3}) == "Choose at most 2; you chose 3."
    assert (
        text.say("fr", "error-wrong-count", {"least": 1, "most": 2, "given": 3})
        == "Choisissez entre 1 et 2 réponses\u00a0; vous en avez choisi 3."
    )


def test_prepared_sentences_are_those_that_would_be_prepared_one_by_one(text: Text, tmp_path: Path) -> None:
    text.prepare()
    (tmp_path / "en.ftl").unlink()
    (tmp_path / "fr.ftl").unlink()
    args = {"hero": "jean-grey", "zone": "15V.B"}
    assert text.say("en", "event-moved", args) == "Jean Grey enters the hall."
    assert text.say("fr", "event-moved", args) == "Jean Grey est entrée dans la salle."
    assert text.say("fr", "bare", attribute="text") == "un attribut"
    assert text.has("en", "event-met") and not text.has("en", "event-left")
    with pytest.raises(MissingText):
        text.say("en", "event-left")

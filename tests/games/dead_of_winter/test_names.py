"""People have names, and sentences bend around them where they are made."""

import pytest

from stockade.engine.text import person
from stockade.games.dead_of_winter import GAME


@pytest.mark.parametrize(
    ("name", "of"),
    [("Ana", "d’Ana"), ("Ben", "de Ben"), ("Élodie", "d’Élodie"), ("Hugo", "d’Hugo"), ("Zoé", "de Zoé")],
)
def test_french_drops_a_vowel_before_another(name: str, of: str) -> None:
    assert person("fr", name) == {"name": name, "of": of}
    assert person("en", name) == {"name": name}


def test_names_stand_where_the_game_has_numbers() -> None:
    text = GAME.people.spoken(GAME.text, ["Ana", "", "Ben"])
    called = [text.say("fr", "event-turn-began", {"player": seat}) for seat in ("0", "1", "2")]
    assert called == ["Tour d’Ana", "Tour de Joueur 2", "Tour de Ben"]
    assert text.say("en", "event-hand-shown", {"player": "0", "players": ["1", "2"]}) == "Ana shows Player 2 and Ben their whole hand."
    assert text.say("fr", "event-vote-called", {"player": "2", "rival": "0"}) == "Ben appelle à voter l’exil d’Ana."


def test_a_name_is_a_word_and_no_pattern() -> None:
    rude = "{ $player } { missing } <b>"
    assert GAME.people.spoken(GAME.text, [rude]).say("en", "event-player-won", {"player": "0"}).startswith(rude)


def test_the_game_itself_still_numbers_its_players() -> None:
    GAME.people.spoken(GAME.text, ["Ana"])
    assert GAME.text.say("fr", "event-turn-began", {"player": "0"}) == "Tour de Joueur 1"


def test_where_a_card_came_from_is_not_said_at_a_table() -> None:
    both = [GAME.people.spoken(GAME.text, []).say("en", "event-card-played", {"player": "0", "item": item}) for item in ("fuel", "fuel.s")]
    assert both[0] == both[1] != GAME.text.say("en", "event-card-played", {"player": "0", "item": "fuel.s"})


def test_french_counts_what_is_left_and_what_is_seen() -> None:
    asked = [GAME.text.say("fr", "prompt-under", {"count": count}).rpartition("(")[2] for count in (1, 2)]
    assert asked == ["1 reste)", "2 restent)"]
    looked = GAME.text.say("fr", "event-cards-looked-at", {"player": "0", "count": 0, "place": "school"})
    assert looked == "Joueur 1 ne regarde aucune carte à l’école."

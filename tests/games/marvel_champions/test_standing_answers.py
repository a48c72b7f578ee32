"""The windows about which a player may have spoken beforehand."""

from stockade.engine import Ask, Option, Table
from stockade.games.marvel_champions import GAME
from stockade.lab.many import Job, play_one


def asked(prompt: str, *keys: str, **many: int) -> dict[str, str]:
    """Which cards such a question is about."""
    options = [Option(key, "option-use", {"card": key.split(":")[1]} if ":" in key else {}) for key in keys]
    return GAME.standing.windows(Table.new(GAME.id, GAME.defaults("rhino", 1), 1).play, Ask(0, prompt, options, **many))


def test_a_window_names_its_cards_without_their_numbers() -> None:
    assert asked("prompt-before-damage", "play:backflip.37", "use:tigra.4:1", "pass") == {
        "play:backflip.37": "backflip",
        "use:tigra.4:1": "tigra",
    }
    assert asked("prompt-after-enters", "use:spider-man", "pass") == {"use:spider-man": "spider-man"}


def test_other_questions_are_no_windows() -> None:
    assert asked("prompt-turn", "play:backflip.37", "end") == {}
    assert asked("prompt-before-damage", "play:backflip.37", "pass", most=2) == {}
    assert asked("prompt-order", "order:backflip.37:0") == {}


def test_only_cards_with_an_optional_interrupt_or_response_can_be_spoken_about() -> None:
    spoken = GAME.standing.cards()
    assert {"backflip", "spider-man", "tigra", "counter-punch"} <= set(spoken)
    assert not {"energy", "haymaker", "uppercut", "rhino-1", "assault", "vulture"} & set(spoken)


def test_cards_in_play_that_cost_nothing_are_habits() -> None:
    free = {"daredevil", "maria-hill", "mockingbird", "she-hulk", "shuri", "spider-man", "spider-woman", "tigra"}
    assert set(GAME.standing.habits()) == free  # no event, no cost (Hawkeye, Interrogation Room), no limit (Jennifer Walters)


def test_the_lab_counts_no_habit_as_a_question() -> None:
    job = Job(GAME.id, "rhino", GAME.defaults("rhino", 1), ["random"])
    played = [play_one(job, number) for number in range(4)]
    assert 0 < sum(game.questions for game in played) < sum(game.decisions for game in played)

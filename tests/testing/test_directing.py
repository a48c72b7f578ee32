"""What a test is told to show is found in what it played, step by step."""

from pathlib import Path

import pytest

from stockade.engine.example import Shelf, read
from stockade.engine.game import find_game
from stockade.insight.showing import Showing, ShownStep
from stockade.testing.choosing import Draft
from stockade.testing.course import course
from stockade.testing.directing import FILE, Directions, Look, directed
from stockade.testing.kinship import Kinship
from stockade.testing.recording import Run

GAME = find_game("marvel-champions")
SHELF = read(GAME.folder)
BLOW = "MC-ATK-01"  # a hero attacks: a question, a target, the attack and its damage


def shown(look: Look) -> list[Draft]:
    example = SHELF.find(BLOW)
    assert example is not None
    run = Run(
        GAME.id, SHELF.setups[example.setup], example.seed, SHELF.starts[example.start], example.answers, example.test, (BLOW,)
    )  # fmt: skip
    return list(directed(course(GAME, run), run, BLOW, look, Kinship(GAME)))


def steps(draft: Draft) -> list[ShownStep]:
    example = draft.example()
    example.start, shelf = 0, Shelf([draft.run.setup], [draft.start], [example])
    return Showing(GAME, shelf, example, "en").steps


def test_one_thing_after_the_other_is_marked_and_shown_as_far_as_the_last() -> None:
    (draft,) = shown(Look("says attacks >> takes"))
    assert len(draft.focus) == 2
    assert draft.last == draft.focus[-1] + 1
    assert draft.answers


def test_one_may_be_told_through_whose_eyes_to_look() -> None:
    plain, told = (shown(Look("says attacks >> takes", eyes=eyes))[0] for eyes in (0, 3))
    assert (plain.seat, told.seat) == (0, 2) and plain.told != told.told


def test_what_only_leads_there_is_not_marked() -> None:
    (draft,) = shown(Look("says ~attacks >> takes"))
    assert len(draft.focus) == 1
    assert draft.first == draft.focus[0] - 1


def test_a_question_may_follow_what_happened() -> None:
    drafts = shown(Look("says ~attacks >> asks what do you do"))
    assert drafts and all(draft.kind == "shown" and draft.first < draft.last for draft in drafts)


def test_what_happened_on_the_way_to_a_question_is_marked_unless_told_otherwise() -> None:
    asked = " >> asks what do you do"
    marked = [[step.text for step in steps(shown(Look(f"says {mark}attacks{asked}"))[0]) if step.marked] for mark in ("", "~")]
    assert len(marked[0]) == len(marked[1]) + 1 == 2 and "attacks" in marked[0][0]
    assert marked[0][1] == marked[1][0]


def test_play_may_come_to_rest_after_what_happened() -> None:
    (draft,) = shown(Look("says ~attacks >> takes >> lies", en="One less.", fr="Un de moins."))
    assert (draft.kind, draft.focus, draft.key) == ("play", [], "")
    (said,) = shown(Look("says ~attacks >> takes"))
    assert draft.first == said.first and draft.last >= said.last


@pytest.mark.parametrize("look", ["says takes >> attacks", "says attacks >> takes 99 damage", "says attacks @ no_such_test"])
def test_what_does_not_come_in_that_order_is_not_found(look: str) -> None:
    assert shown(Look(look)) == []


def test_what_comes_to_rest_or_is_asked_can_only_be_last() -> None:
    with pytest.raises(ValueError, match="asks what >> takes"):
        shown(Look("asks what >> takes"))


def test_what_to_notice_goes_with_it_in_both_languages() -> None:
    (draft,) = shown(Look("says attacks >> takes", en="Two.", fr="Deux."))
    assert draft.here == {"en": "Two.", "fr": "Deux."}
    assert draft.example().here == draft.here


def directions(tests: Path, told: str) -> Directions:
    """Of a game whose tests are told this."""
    folder = tests / "games" / GAME.folder.name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(told, encoding="utf-8")
    return Directions(GAME, tests)


def test_a_changed_look_is_noticed_and_changed_words_are_told(tmp_path: Path) -> None:
    (draft,) = shown(Look("says attacks >> takes", en="Two.", fr="Deux."))
    example = draft.example()
    shelf = Shelf([], [], [example])
    assert not directions(tmp_path, f'"{BLOW}" = "says attacks"').followed(example)
    assert not directions(tmp_path, "").followed(example)
    now = directions(tmp_path, f'"{BLOW}" = {{ look = "says attacks >> takes", en = "2.", fr = "Deux." }}')
    assert now.followed(example)
    now.tell(shelf)
    assert example.here == {"en": "2.", "fr": "Deux."}


def test_an_example_that_was_found_is_old_when_it_is_told_what_to_show(tmp_path: Path) -> None:
    (draft,) = shown(Look("says attacks >> takes"))
    draft.told = ""
    assert directions(tmp_path, f'"{BLOW}" = {{ en = "Two.", fr = "Deux." }}').followed(draft.example())
    assert not directions(tmp_path, f'"{BLOW}" = "says attacks"').followed(draft.example())


def test_only_what_it_is_told_to_show_is_told() -> None:
    everything, few = (shown(Look("says ^attacks >> asks what do you do", only=only))[0] for only in (False, True))
    assert everything.hidden == [] and few.hidden
    assert (everything.first, everything.last) == (few.first, few.last)
    told = {lonely: [step.text for step in steps(draft) if step.kind == "event"] for lonely, draft in ((False, everything), (True, few))}
    assert len(told[True]) == 1 and "attacks" in told[True][0] and told[True][0] in told[False]
    assert len(told[False]) == 1 + len([at for at in few.hidden if at >= few.first])
    assert Look("says attacks", only=True).digest != Look("says attacks").digest


@pytest.mark.parametrize(("lang", "said"), [("en", "Next step: Villain — "), ("fr", "Étape suivante\u00a0: Méchant — ")])
def test_the_heading_of_a_phase_is_said_to_be_one(lang: str, said: str) -> None:
    example = SHELF.find("MC-ROUND-04")
    assert example is not None
    assert Showing(GAME, SHELF, example, lang).steps[-1].text.startswith(said)

"""Closed hands: whoever could hold a card is asked like somebody who does, and with open hands nobody is asked in vain (MC-TALK-02)."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine.standing import CardAnswers, Said, passing
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule

each_way = pytest.mark.parametrize("hands", ["closed", "open"])


def asked(scene: ChampionsScene) -> list[tuple[int, str, list[str]]]:
    """Who is asked what, with which answers."""
    return [(ask.seat, ask.prompt, [option.key for option in ask.options]) for ask in scene.table.pending]


@rule("MC-TALK-02", "MC-INT-02")
@each_way
def test_who_could_hold_an_interrupt_is_asked(board: Board, hands: str) -> None:
    scene = board("spider-man", "captain-marvel", hands=hands)
    scene.hand("genius", seat=0)
    scene.hand("genius", seat=1)
    scene.villain_attacks(0)
    scene.answer("use:spider-man.0")
    for seat in (1, 0):
        while scene.prompt == "prompt-before-attack":
            scene.answer("pass")
        scene.answer("no-defence", seat=seat)
    if hands == "closed":  # Backflip may be there; Captain Marvel's deck has nothing for it
        assert asked(scene) == [(0, "prompt-before-damage", ["pass"])]
        (ask,) = scene.table.pending
        assert ask.secret and ask.always
        scene.answer("pass")
    assert scene.health() == 8
    assert not [event for event in scene.happened() if event.kind == "answer.automatic"]


@rule("MC-TALK-02", "MC-INT-02")
@pytest.mark.parametrize("why", ["no hand", "alter-ego", "no such card", "seen"])
def test_who_could_hold_nothing_of_use_is_not_asked(board: Board, why: str) -> None:
    scene = board("spider-man", "captain-marvel", hands="closed")
    if why != "no hand":
        scene.hand("genius", seat=0)
    if why == "alter-ego":  # Enhanced Spider-Sense is a hero's
        scene.form("alter-ego")
    if why == "no such card":
        scene.only_deck("genius", "genius")
    if why == "seen":  # all copies lie open
        scene.only_deck("genius")
        scene.pile("enhanced-spider-sense", "enhanced-spider-sense")
    scene.set("villain", tough=True)
    scene.reveal("im-tough")
    assert "prompt-before-reveal" not in [prompt for _, prompt, _ in asked(scene)]


@rule("MC-TALK-02", "MC-INIT-03")
@pytest.mark.parametrize(("cards", "may"), [(1, False), (2, True)])
def test_a_hand_too_small_to_pay_is_known_to_be(board: Board, cards: int, may: bool) -> None:
    scene = board("black-panther", "spider-man", hands="closed")
    scene.only_deck("get-behind-me")  # costs 1
    scene.hand(*["genius"] * cards)
    scene.set("villain", tough=True)
    scene.reveal("im-tough")
    assert ((0, "prompt-before-reveal", ["pass"]) in asked(scene)) == may


@rule("MC-TALK-02", "MC-CARD-52")
@each_way
def test_a_card_in_play_that_is_paid_from_a_closed_hand(board: Board, hands: str) -> None:
    scene = board("black-panther", "spider-man", hands=hands)
    scene.only_deck("genius")
    scene.play_area("black-widow")
    scene.hand("strength")  # she wants a mental resource
    scene.set("villain", tough=True)
    scene.reveal("im-tough")
    assert ((0, "prompt-before-reveal", ["pass"]) in asked(scene)) == (hands == "closed")


@rule("MC-TALK-02", "MC-KEY-14")
@pytest.mark.usefixtures("drill")
def test_nobody_is_asked_in_somebody_elses_peril(board: Board) -> None:
    scene = board("captain-marvel", "black-panther", hands="closed")
    scene.hand("genius", "genius", seat=1)
    scene.reveal("drill-storm")
    assert scene.health() == 10
    scene.reveal("drill-wind")
    assert asked(scene) == [(1, "prompt-before-reveal", ["pass"])]


@rule("MC-TALK-02", "MC-TURN-01")
@each_way
def test_a_turn_in_which_nothing_can_be_done(board: Board, hands: str) -> None:
    scene = board("spider-man", "captain-marvel", hands=hands)
    scene.hand("backflip")
    scene.change(lambda g: [setattr(g.identity(seat), "exhausted", True) for seat in (0, 1)])
    scene.turn()
    scene.answer("flip", seat=0)
    if hands == "open":
        assert scene.last("answer.automatic") == {"prompt": "prompt-turn", "key": "end"}
    else:
        assert asked(scene)[0] == (0, "prompt-turn", ["end"])
        assert scene.events("answer.automatic") == []


@rule("MC-TALK-02", "MC-TURN-10")
@each_way
def test_who_could_help_is_offered_to(board: Board, hands: str) -> None:
    scene = board("captain-marvel", "spider-man", hands=hands)
    scene.hand("backflip", "genius", seat=1)
    scene.turn()
    helpers = [(ask.seat, [option.key for option in ask.options]) for ask in scene.table.pending if ask.offer]
    assert helpers == ([(1, ["wait"])] if hands == "closed" else [])
    if hands == "closed":
        scene.answer("wait", seat=1)
        assert [ask.seat for ask in scene.table.pending] == [0]  # not again in this turn


@rule("MC-TALK-02", "MC-RES-01")
@each_way
def test_a_payment_without_a_choice(board: Board, hands: str) -> None:
    scene = board("captain-marvel", "spider-man", hands=hands)
    card, pay = scene.hand("maria-hill", "genius")
    scene.turn()
    scene.answer(f"play:{card}", seat=0)
    if hands == "closed":
        assert asked(scene) == [(0, "prompt-pay", [f"spend:{pay}"])]
        scene.pay(pay)
    assert scene.has("maria-hill")


@rule("MC-TALK-02", "MC-RES-15")
@pytest.mark.parametrize("other", ["genius", "energy"])
def test_paying_more_than_nothing(board: Board, other: str) -> None:
    scene = board("captain-marvel", "spider-man", hands="closed")
    channel = scene.hand("photonic-blast", other)[0]
    scene.change(lambda g: setattr(g.player(0), "discount", 3))
    scene.turn()
    scene.answer(f"play:{channel}", seat=0)
    while scene.prompt != "prompt-pay-extra":
        scene.answer(scene.options()[0])
    assert "pass" in scene.options() and len(scene.options()) == 1 + (other == "energy")
    scene.choose("pass")
    assert other in scene.hand_of()


@rule("MC-TALK-02", "MC-CARD-67")
@each_way
def test_who_cannot_pay_for_sonic_boom_chooses_all_the_same(board: Board, hands: str) -> None:
    scene = board("captain-marvel", "spider-man", scenario="klaw", hands=hands)
    scene.hand("vision")
    scene.reveal("sonic-boom")
    while scene.prompt == "prompt-before-reveal":
        scene.answer("pass")
    if hands == "closed":
        assert asked(scene) == [(0, "prompt-encounter-choice", ["choose:exhaust-all"])]
        scene.answer("choose:exhaust-all")
    assert scene.card("hero").exhausted


@rule("MC-TALK-02", "MC-SEARCH-02")
@each_way
def test_a_search_that_finds_one_thing(board: Board, hands: str) -> None:
    scene = board("black-panther", "spider-man", hands=hands)
    scene.only_deck("vibranium-suit", "genius")
    shuri, *pay = scene.hand("shuri", "strength", "strength")
    scene.turn()
    scene.plays(shuri, *pay)
    scene.answer(f"use:{shuri}")
    if hands == "closed":
        assert scene.prompt == "prompt-search" and len(scene.options()) == 1
        scene.answer(scene.options()[0])
    assert "vibranium-suit" in scene.hand_of()


# -- what comes at once ------------------------------------------------------------------------------------------------------


def window(board: Board, *cards: str) -> ChampionsScene:
    """The villain attacks Spider-Man, whose Spider-Sense could be used; nothing has been answered."""
    scene = board("spider-man", "captain-marvel", hands="closed")
    scene.hand(*cards)
    scene.only_deck("backflip")
    scene.villain_attacks(0)
    return scene


def said(scene: ChampionsScene, answer: str) -> str | None:
    """What a seat that has said the same about every card answers without being asked."""
    answers = CardAnswers(GAME.standing.habits())
    (ask,) = scene.table.pending
    answers.said[ask.seat] = {card: Said(answer, scene.table.round) for card in GAME.standing.cards()}
    return answers.key(GAME, scene.play, ask, scene.table.round)


@rule("MC-TALK-02")
@pytest.mark.parametrize("cards", [["backflip"], ["genius"]])
def test_an_answer_given_beforehand_does_not_tell_what_is_there(board: Board, cards: list[str]) -> None:
    scene = window(board, *cards)
    assert said(scene, "always") == "use:spider-man.0"  # everybody sees that card
    scene.answer("use:spider-man.0")
    scene.defended_by()
    assert scene.prompt == "prompt-before-damage"
    assert (said(scene, "always"), said(scene, "never")) == (None, None)
    (ask,) = scene.table.pending
    assert passing(ask) == ["pass"]  # who passes for now does so whatever is in hand
    scene.answer("pass")

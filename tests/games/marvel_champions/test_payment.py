"""Paying: what is offered, how much of it, and what it is worth."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.effects.ability import BOOK
from stockade.games.marvel_champions.rules.payment import Bill
from stockade.testing import rule


@rule("MC-RES-02", "MC-RES-03", "MC-RES-04")
@pytest.mark.parametrize(
    ("amount", "typed", "have", "short"),
    [
        (3, (), (0, 0, 0, 0), 3),
        (3, (), (1, 1, 0, 0), 1),
        (3, (), (2, 2, 0, 0), 0),
        (0, ("energy",), (0, 2, 0, 0), 1),
        (0, ("energy",), (0, 0, 0, 1), 0),
        (0, ("energy", "mental", "physical"), (2, 0, 0, 0), 2),
        (0, ("energy", "mental", "physical"), (1, 0, 0, 2), 0),
        (0, ("physical",) * 3, (0, 0, 2, 0), 1),
        (2, ("physical",), (0, 1, 0, 0), 1),
    ],
)
def test_what_is_missing(amount: int, typed: tuple[str, ...], have: tuple[int, int, int, int], short: int) -> None:
    assert Bill(amount, typed).short(have) == short


@rule("MC-RES-01", "MC-RES-03", "MC-RES-05")
def test_no_more_and_no_fewer_cards_than_a_payment_needs(board: Board) -> None:
    scene = board("spider-man")
    kick, *rest = scene.hand("swinging-web-kick", "genius", "strength", "backflip", "haymaker", "emergency")
    scene.turn()
    scene.answer(f"play:{kick}")
    ask = scene.table.pending[0]
    assert (ask.least, ask.most, ask.args["count"]) == (2, 3, 3)  # two doubles will do, three singles too
    assert [option.args[kind] for option in ask.options[:1] for kind in ("energy", "mental", "physical", "wild")] == [0, 2, 0, 0]
    scene.choose(f"spend:{rest[2]}", f"spend:{rest[3]}")
    ask = scene.table.pending[0]
    assert (ask.least, ask.most, ask.args["count"]) == (1, 1, 1)  # one more
    scene.choose(f"spend:{rest[4]}")
    assert scene.pile_of() == ["backflip", "haymaker", "emergency", "swinging-web-kick"]
    assert scene.health("villain") == 6


@rule("MC-RES-06", "MC-RES-09")
def test_only_what_fits_the_type_is_offered(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("vision")
    energy, mental, wild = scene.hand("energy", "genius", "vibranium")
    scene.turn()
    scene.answer(f"use:{ally}")
    assert scene.offers(f"spend:{energy}") and scene.offers(f"spend:{wild}")
    assert not scene.offers(f"spend:{mental}")


@rule("MC-RES-08", "MC-RES-18", "MC-KEY-33", "MC-LIMIT-01")
def test_resource_abilities_pay_beside_cards(board: Board) -> None:
    scene = board("spider-man")
    one, last = scene.play_area("web-shooter"), scene.play_area("web-shooter", counters=1)
    tired = scene.play_area("web-shooter", exhausted=True)
    kick, coin, _ = scene.hand("swinging-web-kick", "genius", "strength")
    scene.turn()
    scene.answer(f"play:{kick}")
    assert scene.offers(f"use:{one}") and scene.offers(f"use:{last}") and not scene.offers(f"use:{tired}")
    scene.choose(f"use:{one}", f"use:{last}", f"spend:{coin}")
    assert (scene.card(one).counters, scene.card(one).exhausted) == (2, True)
    assert not scene.has(last)  # used up
    scene.form("alter-ego")
    card, *_ = scene.hand("aunt-may", "energy")
    scene.turn()
    scene.answer(f"play:{card}")
    assert not scene.offers(f"use:{one}")  # for heroes
    scene.choose("use:peter-parker.0")
    aid, *_ = scene.hand("first-aid")
    scene.set("hero", damage=3)
    scene.turn()
    scene.answer(f"play:{aid}")
    assert "use:peter-parker.0" not in scene.options()  # once per round


@rule("MC-RES-13")
@pytest.mark.parametrize(("card", "offered"), [("for-justice", True), ("haymaker", False)])
def test_the_power_of_an_aspect_is_double_for_its_own(board: Board, card: str, offered: bool) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=3)
    event, _ = scene.hand(card, "the-power-of-justice")  # one icon for a cost of two
    scene.turn()
    assert scene.offers(f"play:{event}") == offered


@rule("MC-CARD-25", "MC-CARD-26")
def test_pepper_potts_copies_what_lies_on_top_then(board: Board) -> None:
    scene = board("iron-man")
    pepper = scene.play_area("pepper-potts")
    punch, coin, other = scene.hand("uppercut", "genius", "haymaker")
    scene.turn()
    scene.answer(f"play:{punch}")
    assert not scene.offers(f"use:{pepper}")  # nothing lies there yet
    scene.choose(f"spend:{coin}")  # two resources, and now two icons to copy
    assert scene.offers(f"use:{pepper}") and scene.offers(f"spend:{other}")
    scene.choose(f"use:{pepper}")
    assert scene.card(pepper).exhausted
    assert scene.hand_of() == ["haymaker"]
    assert scene.health("villain") == 9


@rule("MC-RES-15", "MC-RES-14", "MC-CARD-50")
@pytest.mark.parametrize(("coin", "left"), [("genius", 1), ("vibranium", 1), ("", 2)])
def test_what_costs_nothing_may_be_paid_for_where_that_makes_it_better(board: Board, coin: str, left: int) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=5)
    scene.change(lambda g: setattr(g.player(0), "discount", 2))
    event, *coins = scene.hand("for-justice", "genius", "vibranium", "strength")
    scene.turn()
    scene.answer(f"play:{event}")
    assert scene.prompt == "prompt-pay-extra"
    assert scene.options() == [f"spend:{name}" for name in coins[:2]]  # the strength would be no help
    scene.choose(*[f"spend:{name}" for name in coins if coin and name.startswith(coin)])
    assert scene.threat() == left
    assert len(scene.hand_of()) == (2 if coin else 3)


@rule("MC-RES-15")
def test_nobody_is_asked_where_nothing_could_be_better(board: Board) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=5)
    scene.change(lambda g: setattr(g.player(0), "discount", 2))
    event, *_ = scene.hand("for-justice", "strength")
    scene.turn()
    scene.answer(f"play:{event}")
    assert (scene.threat(), scene.hand_of()) == (2, ["strength"])


@rule("MC-RES-14")
def test_what_is_better_with_a_type_says_so() -> None:
    assert {code: card.better_with for code, card in BOOK.items() if card.better_with} == {
        "for-justice": "mental",
        "photonic-blast": "energy",
        "relentless-assault": "physical",
    }


@rule("MC-RES-01", "MC-RES-08")
def test_a_source_tells_what_it_brings_and_nothing_else(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("pepper-potts")
    scene.pile("energy-absorption")
    punch, *_ = scene.hand("uppercut", "genius", "haymaker")
    scene.turn()
    scene.answer(f"play:{punch}")
    options = scene.table.pending[0].options
    said = [[scene.game.text.say(lang, option.text, option.args) for option in options] for lang in ("en", "fr")]
    assert said[0] == ["Genius: +2 mental", "Haymaker: +1 energy", "Use Pepper Potts: +3 energy"]
    assert said[1] == ["Génie\u00a0: +2 mentales", "Haymaker\u00a0: +1 énergie", "Utiliser Pepper Potts\u00a0: +3 énergies"]

"""The nine Zombie Traits, each at its own moment and gone when it is used (XR-ZTRAIT)."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.facts import traits
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE, NEXT, FAR = "12V.A", "12V.B", "12V.C"
CLAWS, BITE = f"attack:savage_claws:{HERE}", f"attack:devour:{HERE}"


def holding(board: Board, *cards: str, hunger: int = 0, health: int = 5) -> ResistanceScene:
    t = board("sabretooth", "iceman", on="MZ1", sabretooth=HERE, iceman="15V.F")
    t.set("sabretooth", traits=cards, hunger=hunger, health=health)
    return t


@rule("XR-ZMODE-27")
def test_the_deck() -> None:
    assert sum(card.copies for card in traits("zombie").values()) == 45 and len(traits("zombie")) == 9
    t = ResistanceScene(mission="MZ1")
    assert t.view(0)["decks"]["traits"] == 45


@rule("XR-ZTRAIT-01", "XR-TRAIT-04", "XR-ZMODE-37")
@pytest.mark.parametrize("hunger", [0, 4])
def test_rotten_reflexes(board: Board, hunger: int) -> None:
    t = holding(board, "rotten_reflexes", hunger=hunger)
    t.acts("sabretooth", "trait:rotten_reflexes")
    assert t.hero("sabretooth").zone == NEXT and t.hero("sabretooth").actions == 3 and t.hero("sabretooth").traits == []
    assert t.state.trait_pile.discards == ["rotten_reflexes"]


@rule("XR-ZTRAIT-02", "XR-ZMODE-37")
@pytest.mark.parametrize("hunger", [0, 4])
def test_bite_first(board: Board, hunger: int) -> None:
    t = holding(board, "bite_first", hunger=hunger)
    t.acts("sabretooth")
    assert t.refused("trait:bite_first") == "XR-ZTRAIT-02"
    t.bystander("stevie_hunter", HERE)
    t.acts("sabretooth", "trait:bite_first", dice=[4, *[2] * hunger])
    assert t.hero("sabretooth").bystander == "stevie_hunter" and t.hero("sabretooth").actions == 3


@rule("XR-ZTRAIT-03")
def test_feeding_frenzy_after_a_meal(board: Board) -> None:
    t = holding(board, "feeding_frenzy")
    t.enemies(HERE, trooper=2)
    t.acts("sabretooth", BITE, dice=(4, 4, 2, 2))
    assert t.table.pending[0].options[0].args["hunger"] == 0  # it costs none
    t.answer("frenzy")
    t.answer(CLAWS)
    assert t.count(HERE, "trooper") == 0 and t.hero("sabretooth").actions == 2 and t.hero("sabretooth").traits == []


@rule("XR-ZTRAIT-03", "XR-TRAIT-05")
@pytest.mark.parametrize(("key", "dice"), [(BITE, (2,)), (CLAWS, (4, 2, 2))])
def test_no_feeding_frenzy_without_a_meal(board: Board, key: str, dice: tuple[int, ...]) -> None:
    t = holding(board, "feeding_frenzy")
    t.enemies(HERE, trooper=2)
    t.acts("sabretooth", key, dice=dice)
    assert t.prompt == "prompt-action" and t.hero("sabretooth").traits == ["feeding_frenzy"]


@rule("XR-ZTRAIT-03")
def test_feeding_frenzy_may_wait(board: Board) -> None:
    t = holding(board, "feeding_frenzy")
    t.enemies(HERE, trooper=2)
    t.acts("sabretooth", BITE, "pass", dice=(4,))
    assert t.hero("sabretooth").traits == ["feeding_frenzy"] and t.count(HERE, "trooper") == 1


@rule("XR-ZTRAIT-04", "XR-ZMODE-44")
@pytest.mark.parametrize(("answer", "health"), [("prevent:trait:numb", 4), ("suffer", 3)])
def test_numb(board: Board, answer: str, health: int) -> None:
    t = holding(board, "numb")
    t.enemies(HERE, trooper=2)
    t.end_turns()
    t.answer(answer)
    assert t.hero("sabretooth").health == health


@rule("XR-ZTRAIT-04", "XR-ZMODE-26")
def test_numb_helps_against_the_hunger_too(board: Board) -> None:
    t = holding(board, "numb", hunger=4)
    t.acts("sabretooth", "end", "prevent:trait:numb")
    assert t.hero("sabretooth").health == 5


@rule("XR-ZTRAIT-05", "XR-ZMODE-23")
@pytest.mark.parametrize(("hunger", "left"), [(4, 2), (1, 0)])
def test_hold_it_in(board: Board, hunger: int, left: int) -> None:
    t = holding(board, "hold_it_in", hunger=hunger)
    t.acts("sabretooth", "trait:hold_it_in")
    assert t.hero("sabretooth").hunger == left


@rule("XR-ZTRAIT-05")
def test_nothing_to_hold_in(board: Board) -> None:
    t = holding(board, "hold_it_in")
    t.acts("sabretooth")
    assert t.refused("trait:hold_it_in") == "XR-ZTRAIT-05"


@rule("XR-ZTRAIT-06", "XR-ZMODE-12", "XR-COMBAT-11")
def test_let_it_out_cuts_and_adds_a_die(board: Board) -> None:
    t = holding(board, "let_it_out")
    t.enemies(HERE, guard=1)
    t.acts("sabretooth", CLAWS, dice=(4, 2, 2, 2))
    t.answer("boost:trait:let_it_out")
    assert t.count(HERE, "guard") == 0 and t.hero("sabretooth").hunger == 1


@rule("XR-ZTRAIT-06")
@pytest.mark.parametrize(("there", "hunger"), [({"trooper": 1}, 0), ({"guard": 1}, 4)])
def test_let_it_out_needs_somebody_tough_and_room_for_hunger(board: Board, there: dict[str, int], hunger: int) -> None:
    t = holding(board, "let_it_out", hunger=hunger)
    t.enemies(HERE, **there)
    t.acts("sabretooth", BITE if hunger else CLAWS, dice=[2] * (5 if hunger else 3))
    assert t.hero("sabretooth").traits == ["let_it_out"]


@rule("XR-ZTRAIT-07", "XR-DEF-09")
def test_grasping_hands(board: Board) -> None:
    t = holding(board, "grasping_hands", hunger=4)
    t.bystander("stevie_hunter", NEXT)
    t.bystander("trish_tilby", FAR)
    t.enemies(NEXT, guard=1)
    t.zombie("storm", NEXT)
    t.acts("sabretooth", "trait:grasping_hands")
    assert set(t.options()) == {f"piece:stevie_hunter:{NEXT}", f"piece:guard:{NEXT}"}
    t.answer(f"piece:stevie_hunter:{NEXT}")
    assert t.where("stevie_hunter") == HERE


@rule("XR-ZTRAIT-07")
def test_grasping_hands_drag_an_enemy(board: Board) -> None:
    t = holding(board, "grasping_hands")
    t.enemies(NEXT, guard=2)
    t.acts("sabretooth", "trait:grasping_hands")
    assert (t.count(HERE, "guard"), t.count(NEXT, "guard")) == (1, 1)


@rule("XR-ZTRAIT-08")
def test_second_bite_rerolls_a_devour(board: Board) -> None:
    t = holding(board, "second_bite", hunger=1)
    t.enemies(HERE, guard=1)
    t.acts("sabretooth", BITE, dice=(4, 1, 4))
    t.answer("reroll:trait:second_bite")
    t.choose("die:1")
    assert t.count(HERE, "guard") == 0 and t.hero("sabretooth").hunger == 0


@rule("XR-ZTRAIT-08", "XR-TRAIT-05")
def test_second_bite_helps_no_other_attack(board: Board) -> None:
    t = holding(board, "second_bite")
    t.enemies(HERE, guard=1)
    t.acts("sabretooth", CLAWS, dice=(4, 2, 2))
    assert t.prompt == "prompt-action"


@rule("XR-ZTRAIT-09", "XR-ID-04")
@pytest.mark.parametrize(("hunger", "health", "healed"), [(0, 2, 4), (1, 2, 3), (0, 4, 5)])
def test_regrow(board: Board, hunger: int, health: int, healed: int) -> None:
    t = holding(board, "regrow", hunger=hunger, health=health)
    t.acts("sabretooth", "trait:regrow")
    assert t.hero("sabretooth").health == healed


@rule("XR-ZTRAIT-09")
def test_nothing_to_regrow(board: Board) -> None:
    t = holding(board, "regrow")
    t.acts("sabretooth")
    assert t.refused("trait:regrow") == "XR-ZTRAIT-09"

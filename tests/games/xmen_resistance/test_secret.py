"""Secret Mission cards on the board: no Bystanders, no prey, and taken with an Action."""

from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

CARD = "secret_mission_1"
ROOM = "15V.B|15V.C"


def hidden(board: Board, *heroes: str, **where: str) -> ResistanceScene:
    """The card in the fuel store is a Secret Mission."""
    scene = board(*heroes, **where)

    def edit(g: Resistance) -> None:
        card = next(card for card in g.state.facedown if card.zone == "15V.C")
        g.state.person_pile.deck.append(card.id)
        g.state.removed.remove(CARD)
        card.id = CARD

    scene.change(edit)
    scene.deck("spawn", "038")
    return scene


@rule("XR-BYST-17")
def test_it_stays_face_up_in_its_zone_and_is_no_bystander(board: Board) -> None:
    scene = hidden(board, "storm", storm="15V.B")
    scene.answer(f"open:{ROOM}")
    assert scene.last("secret.revealed") == {"bystander": CARD, "zone": "15V.C"}
    assert scene.view(0)["secrets"] == [{"id": CARD, "zone": "15V.C"}]
    assert scene.state.people == []
    scene.answer("move:15V.C")
    assert not scene.offers(f"rescue:{CARD}")
    scene.end_turns()
    assert scene.view(0)["secrets"] == [{"id": CARD, "zone": "15V.C"}]


@rule("XR-BYST-17")
def test_enemies_ignore_it(board: Board) -> None:
    scene = hidden(board, "storm", storm="15V.B")
    scene.answer(f"open:{ROOM}")
    scene.change(lambda g: setattr(g.heroes["storm"], "zone", "12V.D"))
    scene.enemies("15V.B", walker=1)
    scene.enemies("15V.C", walker=1)
    scene.end_turns()
    assert scene.standing("walker") == {"15V.A": 1, "15V.B": 1}  # both after Storm
    assert scene.events("enemies.attacked") == []


@rule("XR-BYST-17")
def test_it_is_taken_with_an_interact_action_whatever_enemies_are_there(board: Board) -> None:
    scene = hidden(board, "storm", storm="15V.B")
    scene.answer(f"open:{ROOM}")
    assert not scene.offers(f"secret:{CARD}")  # from its own zone only
    scene.put("storm", "15V.C")
    scene.enemies("15V.C", walker=1)
    actions = scene.hero("storm").actions
    scene.answer(f"secret:{CARD}")
    assert scene.last("secret.taken") == {"hero": "storm", "bystander": CARD, "zone": "15V.C"}
    assert (scene.view(0)["secrets"], scene.hero("storm").actions) == ([], actions - 1)
    assert scene.hero("storm").bystander == ""

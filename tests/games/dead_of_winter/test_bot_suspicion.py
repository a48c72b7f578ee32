"""Whom bots distrust, from what their seat has seen, and how they vote: loyal ones when they are sure, betrayers where it does not show."""

import pytest

from stockade.games.dead_of_winter.bot import advice, gift, reply
from stockade.games.dead_of_winter.bot.suspicion import CALL, CREDIBLE, READERS, Evidence, accused, certainty, suspicion, votes_out
from stockade.games.dead_of_winter.facts import CARDS
from stockade.games.dead_of_winter.play import TELLING
from stockade.testing import rule

FIVE = ("thomas-heart", "brian-lee", "gabriel-diaz", "rod-miller", "mike-cho")
EVEN = 1 / 10  # four others and six cards that nobody got


def quick(scene, seat: int) -> list[str]:
    return reply.answer(scene.play, scene.table.asked(seat))


def best(scene) -> str:
    return advice.ranked(scene.play, scene.table.pending[0])[0][1][0]


def five(winter, *cards: str, traitor: int = 1, fourth: str = "hunger"):
    """Five players who each give what is said, in the order of their seats, to a crisis that wants medicine; then the next round."""
    scene = winter(*FIVE)
    for seat, aim in enumerate(("hope", "collector", "leader", fourth, "junkie")):
        scene.aim(seat, "gluttony" if seat == traitor else aim)
    for seat, hand in enumerate(cards):
        scene.hand(seat, *hand.split())
    for hand in cards:
        for card in hand.split():
            scene.contribute(card)
        scene.end_turn()
    assert scene.state.round == 2
    return scene


def test_a_copy_of_the_table_knows_as_much(winter) -> None:
    assert set(READERS) == TELLING
    scene = five(winter, "medicine.s", "junk.s junk.s", "medicine.s", "", "")
    found = suspicion(scene.play, 0)
    assert found[1] != pytest.approx(EVEN)
    assert suspicion(scene.table.fork().play, 0) == found


def test_before_anything_is_seen_all_are_as_likely(winter) -> None:
    scene = winter(*FIVE)
    assert suspicion(scene.play, 0) == pytest.approx(dict.fromkeys((1, 2, 3, 4), EVEN))
    assert suspicion(scene.play, None) == pytest.approx(dict.fromkeys(range(5), 1 / 11))
    assert suspicion(winter(*FIVE, variant="betrayer").play, 0)[1] == pytest.approx(1 / 5)
    assert set(suspicion(winter(*FIVE, variant="no-betrayer").play, 0).values()) == {0.0}
    assert accused(scene.play, 0) is None and best(scene) != "vote"


@rule("DW-CRISIS-04", "DW-INFO-05")
def test_cards_that_spoil_point_at_those_who_gave(winter) -> None:
    scene = five(winter, "medicine.s", "junk.s junk.s", "medicine.s", "", "")
    seen = suspicion(scene.play, 0)
    assert seen[1] > CALL > seen[2] > seen[3] > 0 and seen[1] + seen[2] < 1
    assert seen[3] == seen[4] < EVEN
    assert accused(scene.play, 0) == 1 and best(scene) == "vote"


def test_one_knows_what_one_gave_oneself(winter) -> None:
    scene = five(winter, "junk.s", "medicine.s", "medicine.s", "medicine.s", "medicine.s", traitor=0)
    all_, other = suspicion(scene.play, None), suspicion(scene.play, 1)
    assert all_[0] == all_[1] < other[0] == other[2] and 1 not in other


def test_a_closed_hand_and_a_refusal_are_noticed(winter) -> None:
    scene = five(winter, "medicine.s", "", "medicine.s", "medicine.s", "medicine.s")
    assert suspicion(scene.play, 0)[1] > suspicion(scene.play, 0)[2] and accused(scene.play, 0) is None
    scene = winter(*FIVE)
    scene.hand(1, "food-1.s")
    scene.hand(2, "food-1.s")
    scene.set(food=1)
    scene.do("ask", "ask:food")
    scene.answer("refuse", 1)
    scene.answer("none", 2)
    assert suspicion(scene.play, 0)[1] > suspicion(scene.play, 0)[2] == pytest.approx(suspicion(scene.play, 0)[4])


def test_food_for_dice_and_blows_are_noticed(winter) -> None:
    scene = winter(*FIVE)
    scene.pool(0, 1, 5)
    scene.answer("food")
    if scene.prompt == "prompt-raise":
        scene.answer("die:1")
    assert suspicion(scene.play, 1)[0] > suspicion(scene.play, 1)[2]
    scene = winter(*FIVE)
    scene.pool(0, 6)
    scene.answer("attack:thomas-heart")
    scene.dice(6)
    scene.answer("victim:brian-lee" if "victim:brian-lee" in scene.options() else scene.options()[0])
    assert suspicion(scene.play, 4)[0] == pytest.approx(4 / 13, abs=0.01)


@rule("DW-VOTE-03", "DW-EXILE-02")
def test_the_loyal_vote_by_what_they_saw(winter) -> None:
    scene = five(winter, "medicine.s", "junk.s junk.s", "medicine.s", "", "")
    while scene.state.turn.seat != 0:
        scene.end_turn()
    scene.answer("vote")
    assert quick(scene, 0) == ["player:1"]
    scene.answer("player:1")
    assert [quick(scene, seat) for seat in (0, 2, 3, 4)] == [["vote:yes"]] * 4 and quick(scene, 1) == ["vote:no"]
    for seat in range(5):
        scene.answer(quick(scene, seat)[0], seat)
    while not scene.prompt.startswith("prompt-action"):
        scene.answer(quick(scene, 1)[0], 1)
    assert scene.player(1).exiled
    assert set(suspicion(scene.play, 0).values()) == {0.0}  # who showed nothing was the one
    assert accused(scene.play, 2) is None


def test_a_vote_that_failed_is_not_called_again_at_once(winter) -> None:
    scene = five(winter, "medicine.s", "junk.s junk.s", "medicine.s", "", "")
    while scene.state.turn.seat != 0:
        scene.end_turn()
    scene.do("vote", "player:1")
    for seat in range(5):
        scene.answer("vote:no", seat)
    assert accused(scene.play, 0) is None and accused(scene.play, 2) is None


def test_after_an_innocent_was_exiled_more_is_asked_for(winter) -> None:
    scene = five(winter, "medicine.s", "junk.s junk.s", "medicine.s", "", "", traitor=2)
    while scene.state.turn.seat != 0:
        scene.end_turn()
    scene.do("vote", "player:1")
    for seat in range(5):
        scene.answer("vote:no" if seat in (1, 4) else "vote:yes", seat)
    while scene.prompt != "prompt-action":
        scene.answer(quick(scene, 1)[0], 1)
    assert scene.events("secret.shown")
    seen = suspicion(scene.play, 2)
    assert 1 not in seen and seen[0] > seen[3] > seen[4]  # who gave, then who was for it
    assert certainty(scene.play, 3, 0.5, Evidence(scene.play, 3)) == pytest.approx(0.65)


def test_a_betrayer_votes_where_others_see_a_reason(winter) -> None:
    scene = five(winter, "medicine.s", "junk.s junk.s", "medicine.s", "", "", traitor=3)
    assert votes_out(scene.play, 3, 1) and not votes_out(scene.play, 3, 4) and not votes_out(scene.play, 3, 3)
    assert suspicion(scene.play, None)[2] < CREDIBLE
    scene.set(morale=2)
    assert votes_out(scene.play, 3, 4)
    assert not votes_out(scene.play, 1, 3)


def test_a_betrayer_points_at_somebody_else(winter) -> None:
    scene = five(winter, "medicine.s", "junk.s junk.s", "medicine.s", "", "", traitor=3)
    assert accused(scene.play, 3) == 1
    scene = five(winter, "medicine.s", "junk.s junk.s", "medicine.s", "", "")
    assert accused(scene.play, 1) is None  # the others look at the betrayer


def test_justice_needs_less(winter) -> None:
    for aim, sure in (("hunger", False), ("justice", True)):
        scene = five(winter, "", "junk.s", "medicine.s", "", "", fourth=aim)
        assert 0.35 < suspicion(scene.play, 3)[1] < 0.5 and votes_out(scene.play, 3, 1) == sure


def test_a_betrayer_claims_to_have_nothing_of_what_it_collects(winter) -> None:
    for aim, answer in (("gluttony", "none"), ("obsessed", "give:food-1.s"), ("hope", "give:food-1.s")):  # the second is still collecting
        scene = winter(*FIVE)
        scene.set(food=1)
        scene.aim(1, aim)
        scene.hand(1, "food-1.s")
        scene.do("ask", "ask:food")
        assert quick(scene, 1) == [answer]


def test_what_must_go_to_the_crisis_fits(winter) -> None:
    for aim, answer in (("hope", "card:medicine.s"), ("gluttony", "card:medicine.s")):
        scene = winter(*FIVE)
        scene.aim(0, aim)
        scene.road("clean-hands")
        scene.hand(0, "junk.s", "medicine.s")
        scene.end_turn()
        scene.answer("road:a")
        assert scene.prompt == "prompt-give-late" and quick(scene, 0) == [answer]


def test_a_betrayer_still_collecting_gives_like_the_others_and_spoils_when_ready(winter) -> None:
    scene = winter(*FIVE)
    scene.aim(0, "gluttony")
    scene.hand(0, "medicine.s", "medicine.s", "junk.s")
    assert [CARDS[card] for card in gift.gift(scene.play, 0)] == ["medicine.s", "medicine.s"]

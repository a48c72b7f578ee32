"""What seats kept from each other, told when it is over and not before."""

import pytest
from tests.games.dead_of_winter.test_exile import leave, vote

from stockade.engine import Table
from stockade.engine.gameparts import Unveiled

FOUR = ("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor", "rod-miller mike-cho")


def told(scene) -> dict[int, Unveiled]:
    return {one.seat: one for one in scene.game.records.secrets(Table.load(scene.table.save()))}


def deeds(scene, seat: int, lang: str = "en") -> list[str]:
    return [scene.game.text.say(lang, deed.text, deed.args) for deed in told(scene)[seat].deeds]


@pytest.fixture
def last_round(winter):
    scene = winter(*FOUR)
    scene.set(rounds_left=1, food=9, round=3)
    scene.crisis("fuel-shortage")
    return scene


def test_who_said_to_have_none_and_had_some(last_round) -> None:
    scene = last_round
    scene.hand(1, "food-1")
    scene.hand(2, "medicine")
    scene.hand(3, "food-1")
    scene.do("ask", "ask:food")
    for seat, answer in ((1, "none"), (2, "none"), (3, "refuse")):
        scene.answer(answer, seat)
    assert told(scene) == {}, "while it is played, nobody is told"
    scene.end_turns()
    assert deeds(scene, 1) == ["Round 3: claimed to have no food cards, holding 1."] and not deeds(scene, 2) and not deeds(scene, 3)
    (deed,) = told(scene)[1].deeds
    assert deed.bad and scene.table.answers[deed.at - 1].keys == ["none"] and scene.table.answers[deed.at - 1].seat == 1
    assert deeds(scene, 1, "fr")[0].endswith("avec 1 en main.")


@pytest.mark.parametrize(("good", "end"), [(4, "Without that it would not have struck."), (1, ", which struck."), (5, ", in vain.")])
def test_whose_cards_counted_against_a_crisis(last_round, good: int, end: str) -> None:
    scene = last_round
    scene.hand(0, *["fuel"] * good)
    scene.hand(1, "junk", "junk")
    scene.contribute(*["fuel"] * good)
    scene.end_turn()
    scene.contribute("junk")
    scene.end_turns()
    assert deeds(scene, 1) == [f"Round 3: gave Junk to Fuel Shortage{end if end[0] == ',' else '. ' + end}"]
    assert not deeds(scene, 0) and not deeds(scene, 2)


def test_a_card_given_as_the_last_turn_ends_counts_too(last_round) -> None:
    scene = last_round
    scene.hand(3, "medicine", "junk")

    def third(g) -> None:  # of the crossroads cards to come
        g.state.roads.remove("clean-hands")
        g.state.roads.insert(len(g.state.roads) - 2, "clean-hands")

    scene.change(third)
    scene.to_turn(3)
    scene.end_turn()
    scene.do("road:a", "card:medicine")
    assert scene.outcome and deeds(scene, 3) == ["Round 3: gave Medicine to Fuel Shortage, which struck."]


@pytest.mark.parametrize(("aim", "said"), [("hoarder", "exiled, and no betrayer."), ("gluttony", "exiled, and rightly so.")])
def test_exiles_and_what_everybody_aimed_for(last_round, aim: str, said: str) -> None:
    scene = last_round
    for seat, card in enumerate(("hope", "collector", "leader", aim)):
        scene.aim(seat, card)
    scene.put("school", "rod-miller", "mike-cho")
    vote(scene, 3, "yes", "yes", "no", "no")
    if scene.prompt == "prompt-vote-tie":
        scene.answer("vote:yes")
    leave(scene)
    scene.end_turns()
    found = told(scene)
    assert deeds(scene, 3) == [f"Round 3: {said} Player 1 and Player 2 voted for it."]
    assert found[3].against == (aim == "gluttony") and next(iter(found)) == (3 if aim == "gluttony" else 0)
    assert [fact.args for fact in found[0].about] == [{"aim": "hope"}] and not found[0].against
    assert all(one.won == (one.seat in scene.table.winners) for one in found.values())

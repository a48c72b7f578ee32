"""What bots want: loyal seats and betrayers see the same position differently, and quick answers are sensible."""

import pytest

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.bot import advice, outlook, price, reply, value
from stockade.games.dead_of_winter.bot.mind import Mind

ARMED = "leave-it-all-behind"


def worth(scene, seat: int = 0) -> float:
    return value.evaluate(scene.play, seat)


def quick(scene, seat: int | None = None) -> list[str]:
    ask = next(ask for ask in scene.table.pending if seat is None or ask.seat == seat)
    return reply.answer(scene.play, ask)


def better(winter, change, aim: str = "hope", **settings: object) -> bool:
    """Whether that change is welcome to seat 0."""
    before, after = winter(**settings), winter(**settings)
    for scene in (before, after):
        scene.aim(0, aim)
        scene.aim(1, "collector")
        scene.aim(2, "leader")
        scene.set(food=3)
    change(after)
    return worth(after) > worth(before)


def test_the_loyal_want_morale_food_walls_and_health(winter) -> None:
    assert not better(winter, lambda scene: scene.set(morale=2))
    assert better(winter, lambda scene: scene.set(food=5)) and not better(winter, lambda scene: scene.set(food=1))
    assert not better(winter, lambda scene: scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 6), [3] * 6)))
    assert not better(winter, lambda scene: scene.wounds("thomas-heart", wounds=2))
    assert not better(winter, lambda scene: scene.wounds("brian-lee", frost=1))
    assert not better(winter, lambda scene: scene.waste(10))
    assert better(winter, lambda scene: scene.hand(0, "pistol")) and better(winter, lambda scene: scene.items("thomas-heart", "pistol"))


def test_the_loyal_exile_only_betrayers(winter) -> None:
    assert not better(winter, lambda scene: scene.exiled(1))


def test_the_crisis_wants_cards_that_fit(winter) -> None:
    right, wrong = winter(), winter()
    for scene, kind in ((right, "medicine"), (wrong, "junk")):
        scene.aim(0, "hope")
        scene.hand(0, kind)
        before = worth(scene)
        scene.contribute(kind)
        assert (worth(scene) > before) == (scene is right)


def test_a_betrayer_who_is_ready_wants_the_end(winter) -> None:
    def ready(scene) -> None:
        scene.hand(0, *["food-1"] * 4)

    high, low = winter(), winter()
    for scene, morale in ((high, 8), (low, 2)):
        scene.aim(0, "gluttony")
        ready(scene)
        scene.set(morale=morale)
    assert worth(low) > worth(high)


def test_progress_on_the_main_objective_counts(winter) -> None:
    assert better(winter, lambda scene: scene.change(lambda g: g.state.counters.update(sample=5)), scenario="we-need-more-samples")


def test_quick_answers(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine", "junk")
    scene.pool(0, 2, 5)
    scene.answer("contribute")
    assert quick(scene) == ["card:medicine"]
    scene.answer("card:medicine")
    scene.zombies("colony.1", 1)
    scene.dice(1)
    scene.answer("attack:thomas-heart")
    assert quick(scene) == ["zombie:colony.1"]
    scene.answer("zombie:colony.1")
    scene.answer("move:thomas-heart")
    assert quick(scene) != ["to:colony"]


def test_of_two_kinds_of_fuel_the_cheaper_one_burns(winter) -> None:
    scene = winter(scenario="stockpile")  # which asks for fuel that nobody was dealt
    scene.aim(0, "hope")
    scene.hand(0, "fuel", "fuel.s")
    scene.pool(0, 6, 6)
    scene.wounds("thomas-heart", wounds=2)
    scene.answer("move:thomas-heart")
    assert quick(scene)[0].startswith("fuel.s:")


def test_a_bot_asks_for_food_once_a_turn(winter) -> None:
    scene = winter()
    scene.hand(0)
    scene.hand(1, "food-1", "food-1", "food-1")
    scene.pool(0)
    scene.set(food=0, helpless=4)
    assert quick(scene) == ["ask"]
    scene.do("ask", "ask:food")
    scene.answer("give:food-1", 1)
    assert scene.state.food == 1 and scene.offers("ask") and quick(scene) != ["ask"]


@pytest.mark.parametrize(("frost", "answer"), [(1, "give:medicine.s"), (0, "refuse")])
def test_medicine_goes_to_those_who_die_without_it(winter, frost: int, answer: str) -> None:
    scene = winter()
    scene.hand(0)
    scene.aim(1, "hope")
    scene.hand(1, "medicine.s")
    scene.set(food=9, rounds_left=5)
    scene.wounds("thomas-heart", wounds=1, frost=frost)
    scene.pool(0)
    assert (quick(scene) == ["ask"]) is bool(frost)
    scene.do("ask", "ask:medicine")
    assert quick(scene, 1) == [answer]


@pytest.mark.parametrize(("waste", "plays"), [(8, True), (9, False)])
def test_nobody_fills_the_waste_for_food_that_can_wait(winter, waste: int, plays: bool) -> None:
    scene = winter()
    scene.aim(0, "hope")
    scene.hand(0, "food-1")
    scene.pool(0)
    scene.set(food=outlook.hunger(scene.play), first=1)
    scene.change(lambda g: g.state.waste.extend(scene.find(g, "medicine") for _ in range(waste)))
    assert (quick(scene) == ["play:food-1"]) is plays


ELSE = ("food-1", "fuel", "medicine", "wrench")  # what a runaway wants in hand


def test_who_has_to_end_alone_risks_the_one_who_does_not_lead_and_a_betrayer_only_with_the_rest_at_hand(winter) -> None:
    scene = winter()
    leader = scene.play.player(0).leader
    other = next(one.id for one in scene.play.group(0) if one.id != leader)
    costs = {}
    for aim, hand in (("hope", ()), ("loner", ()), ("runaway", ()), ("runaway", ELSE)):
        scene.aim(0, aim)
        scene.hand(0, *hand)
        scene.items(leader, *["pistol"] * bool(hand))
        mind = Mind(scene.play, 0)
        costs[aim, bool(hand)] = {one.id: mind.risk(one, one.place) for one in scene.play.group(0)}
    fear = costs["hope", False]
    assert fear[leader] == costs["loner", False][leader] == costs["runaway", False][leader] > 0
    assert fear[other] == costs["runaway", False][other] > costs["loner", False][other] > 0 > costs["runaway", True][other]


def test_a_betrayer_keeps_the_cards_that_count(winter) -> None:
    scene = winter()
    scene.aim(0, "runaway")
    scene.hand(0, *ELSE, "fuel")
    assert price.kept_kinds(scene.play, 0) == {"food-1", "medicine", "wrench"}
    cards = [Option(f"card:{kind}", "", {"item": kind}) for kind in ELSE]
    assert reply.answer(scene.play, Ask(0, "prompt-discard", cards)) == ["card:fuel"]
    scene.hand(0, *ELSE)
    assert price.kept_kinds(scene.play, 0) == set(ELSE)
    scene.set(food=0, morale=6)
    assert advice.food_score(Mind(scene.play, 0), scene.play.player(0).hand[0], False) == 0.0


def test_the_last_one_of_a_betrayer_is_feared_for_with_the_hand(winter) -> None:
    scene = winter()
    leader = scene.play.player(0).leader
    scene.change(lambda g: setattr(g.state, "survivors", [one for one in g.state.survivors if one.seat != 0 or one.id == leader]))
    scene.aim(0, "mad-scientist")
    fear = []
    for hand in ((), ("medicine", "medicine")):
        scene.hand(0, *hand)
        mind = Mind(scene.play, 0)
        fear.append(mind.risk(scene.play.survivors[leader], 0))
    assert fear[1] == pytest.approx(3 * fear[0])


def test_who_has_to_be_the_first_among_leaders_drafts_for_it(winter) -> None:
    scene = winter()
    names = ("daniel-smith", "sparky", "talia-jones", "annaleigh-chan")
    ask = Ask(0, "prompt-draft", [Option(f"keep:{name}", "", {}, name) for name in names], least=2, most=2)
    kept = {}
    for aim in ("hope", "take-over"):
        scene.aim(0, aim)
        kept[aim] = set(reply.answer(scene.play, ask))
    assert "keep:daniel-smith" not in kept["hope"] and "keep:daniel-smith" in kept["take-over"]


def test_an_exile_goes_where_it_is_safe(winter) -> None:
    scene = winter()
    scene.change(lambda g: g.state.zombies.__setitem__(slice(6, 11), [4, 4, 4, 3, 4]))
    scene.do("vote", "player:1")
    for seat in range(3):
        scene.answer("vote:yes", seat)
    while scene.prompt != "prompt-depart-to":
        scene.answer(scene.options()[0], 1)
    assert quick(scene, 1) == ["to:gas-station"]
    scene.dice(1, 1)
    while scene.prompt.startswith("prompt-depart"):
        scene.answer(quick(scene, 1)[0], 1)


def test_walls_count_for_nothing_where_the_crisis_takes_them_first(winter) -> None:
    scene = winter()
    scene.change(lambda g: setattr(g.state, "crisis", "strength-of-the-dead"))
    for struck, helped in ((0.0, True), (0.5, True), (1.0, False)):
        ahead = outlook.siege(outlook.shadow(scene.play), struck)._replace(come=(2.0,) * 12)
        bare, walled = (outlook.gate_cost(ahead, 0, 1, walls, outlook.LOSS) for walls in (0, 2))
        assert (walled < bare) is helped
    scene.change(lambda g: setattr(g.state, "crisis", "despair"))


def test_a_crisis_is_feared_by_what_may_still_be_given(winter) -> None:
    scene = winter()
    scene.change(lambda g: setattr(g.state, "crisis", "zombie-surge"))
    feared = outlook.strikes(scene.play)
    scene.given(1, "mop", "wrench")
    less = outlook.strikes(scene.play)
    scene.change(lambda g: setattr(g.state, "crisis", "despair"))
    assert feared > less > 0 == outlook.strikes(scene.play)  # walls do not help against despair


def test_a_second_weapon_waits_for_whoever_has_none(winter) -> None:
    scene = winter(scenario=ARMED)
    scene.aim(0, "hope")
    scene.hand(0, "pistol")
    scene.pool(0)
    assert quick(scene) == ["play:pistol"]
    scene.items("thomas-heart", "shotgun")
    assert quick(scene) != ["play:pistol"]
    scene.pool(1)
    scene.hand(1)
    scene.end_turn()
    assert quick(scene, 1) == ["ask"]


def test_somebody_leaves_for_the_others_only_when_morale_is_low(winter) -> None:
    for morale, answer in ((4, "start:no"), (3, "start:yes")):
        scene = winter("thomas-heart harman-brooks", "forest-plum loretta-clay", "gabriel-diaz janet-taylor")
        scene.set(morale=morale)
        scene.aim(1, "hope")
        scene.end_turn()
        assert scene.prompt == "prompt-start" and quick(scene, 1) == [answer]


def test_a_crisis_at_the_gates_leaves_the_walls_elsewhere_alone(winter) -> None:
    scene = winter()
    scene.crisis("sprung-locks")
    scene.put("police-station", "thomas-heart", "harman-brooks")  # they draw zombies there
    scene.zombies("police-station", 2)
    scene.barricades("colony.1", 2)
    before = price.crisis_cost(scene.play)
    scene.barricades("police-station", 1)
    assert price.crisis_cost(scene.play) == pytest.approx(before)


def test_weapons_are_handed_over_where_everybody_needs_one_but_not_by_betrayers(winter) -> None:
    given: list[bool] = []
    for scenario, aim in ((ARMED, "hope"), (ARMED, "gluttony"), ("find-the-cure", "hope")):
        scene = winter("thomas-heart", "brian-lee", "gabriel-diaz", scenario=scenario)
        scene.aim(0, aim)
        scene.items("thomas-heart", "pistol", "shotgun")
        given.append(advice.hand_over(scene.play, scene.play.survivors["thomas-heart"]) is not None)
    assert given == [True, False, False]


def test_a_good_die_is_spared_when_there_is_a_low_one(winter) -> None:
    scene = winter()
    ask = Ask(0, "prompt-any", [Option("die:low", ""), Option("die:high", "")])
    spent = {}
    for low in (2, 3):
        scene.pool(0, low, 6)
        spent[low] = reply.any_die(scene.play, ask)
    assert spent == {2: ["die:high"], 3: ["die:low"]}

"""The support decks: drawing, boosts and counters, orders, events, Support sets, each card through play."""

from collections import Counter

import pytest

from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.rules import card
from stockade.games.mars_attacks.scene import FIELD
from stockade.testing import rule
from stockade.testing.scene import Scene

ME, PAL = "us-rifle.1", "us-rifle.2"
LOW = FIELD.replace("4 |.  .  .  .  .  .  .  . |", "4 |.  .  .  . :.  .  .  . |")
WALL = FIELD.replace("4 |.  .  .  .  .  .  .  . |", "4 |.  .  .  . |.  .  .  . |")


def refill(scene, *discard: str) -> None:
    """Everybody has acted: pass, and discard these."""
    if not scene.state.hand:
        scene.hand("artillery" if scene.state.side == "human" else "saucer-ray")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.mark()


def draw(scene, top: str, *dice: int) -> None:
    """The Round ends with a quiet test, and this card is on top of the deck."""
    scene.deck(top)
    refill(scene)
    scene.dice(1, 1, 1, *dice)
    scene.answer("pass")
    scene.choose()


# -- deck and hand ----------------------------------------------------------------------------------------------------------


@rule("MA-CARD-17", "MA-CARD-14")
@pytest.mark.parametrize("side", facts.SIDES)
def test_forty_cards_of_which_none_brings_models(side: str) -> None:
    deck = Counter(facts.deck(side))
    assert sum(deck.values()) == 40
    common = {"steady-hands": 4, "adrenaline": 4, "not-today": 4, "take-cover": 2, "second-chance": 3, "pull-together": 2, "move-it": 2}
    common |= {"dead-quiet": 3, "diversion": 3, "stampede": 2, "rubble": 1, "flying-car": 1, "smell-of-blood": 1}
    own = {
        "human": {"artillery": 3, "jeep-run": 2, "human-ingenuity": 3},
        "martian": {"saucer-ray": 3, "transport-beam": 2, "martian-science": 3},
    }
    assert deck == {**common, **own[side]}
    for name in deck:
        kind = facts.cards()[name].type
        assert (name in card.EVENTS) == (kind == "event") and (name in card.SETS) == kind.startswith("support")


@rule("MA-CARD-17")
def test_all_forty_lie_in_the_deck_before_the_first_hand() -> None:
    scene = Scene("mars-attacks", {"scenario": "help"}, 1)
    assert scene.view(0)["deck"] == 40 and scene.view(0)["hand"] == []


@rule("MA-CARD-01", "MA-CARD-12")
def test_an_opening_hand_of_four_without_events() -> None:
    for seed in range(25):
        scene = Scene("mars-attacks", {"scenario": "surprise"}, seed)
        scene.answer("deploy:rest")
        assert len(scene.state.hand) == 4 and len(scene.state.deck) == 36
        assert not set(scene.state.hand) & set(card.EVENTS) and scene.events("event.drawn") == []


@rule("MA-CARD-12")
def test_events_among_the_first_cards_go_back_without_effect() -> None:
    scene = Scene("mars-attacks", {"scenario": "surprise"}, 7)  # Smell of Blood comes up first, then a Stampede
    scene.answer("deploy:rest")
    assert scene.state.hand == ["not-today", "second-chance", "human-ingenuity", "pull-together"]
    assert len([name for name in scene.state.deck if name in card.EVENTS]) == 5 and scene.state.discards == []
    assert scene.events("event.drawn") == []


@rule("MA-CARD-02")
def test_discard_any_number_and_draw_up_to_four(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, hand=("adrenaline", "adrenaline", "artillery"))
    refill(scene)
    scene.dice(1, 1, 1)
    scene.answer("pass")
    assert {option.key: option.most for option in scene.table.pending[0].options} == {"discard:adrenaline": 2, "discard:artillery": 1}
    scene.choose("discard:adrenaline", "discard:adrenaline")
    assert len(scene.state.hand) == 4 and "artillery" in scene.state.hand and scene.state.discards == ["adrenaline", "adrenaline"]


@rule("MA-CARD-20")
def test_more_than_four_cards_are_kept(field) -> None:
    many = field("us-rifle", where={ME: "e4"}, hand=("adrenaline", "adrenaline", "adrenaline", "adrenaline", "artillery"))
    refill(many)
    many.dice(1, 1, 1)
    many.answer("pass")
    many.choose()
    assert len(many.state.hand) == 5  # four is drawn up to, no limit


@rule("MA-CARD-13")
def test_an_empty_deck_is_made_from_the_discards(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, hand=("artillery",))
    scene.change(lambda g: (g.state.discards.extend(g.state.deck), g.state.deck.clear()))
    scene.change(lambda g: [g.state.discards.remove(c) or g.state.deck.append(c) for c in ("adrenaline",)])
    refill(scene)
    scene.dice(1, 1, 1)
    scene.answer("pass")
    scene.choose()
    assert (scene.events("deck.shuffled") and scene.state.discards == []) or scene.events("event.drawn")


@rule("MA-COMP-06")
def test_only_the_order_of_the_deck_is_hidden(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, hand=("artillery",))
    scene.noise(2)
    seen = scene.view(None)
    assert seen["hand"] == ["artillery"] and seen["deck"] == 39 and seen["noise"] == 2
    assert seen == scene.view(0)
    imagined = [scene.table.fork(luck=luck, seat=0).state for luck in range(5)]
    assert len({tuple(state.deck) for state in imagined}) > 1 and {tuple(sorted(state.deck)) for state in imagined} == {
        tuple(sorted(scene.state.deck))
    }
    assert all(state.hand == ["artillery"] for state in imagined)


# -- boosts and counters ----------------------------------------------------------------------------------------------------


@rule("MA-CARD-19", "MA-TURN-05")
def test_steady_hands(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e6": 1}, hand=("steady-hands",))
    scene.dice(5, 1, 1, 1, 5, 5, 4, 1, 1)
    scene.act(ME, "shoot:e6", "play:steady-hands", "stop")
    assert len(scene.last("dice.rolled")["dice"]) == 6 and scene.crowd() == {} and scene.state.discards == ["steady-hands"]


@rule("MA-CARD-19", "MA-TURN-05", "MA-CARD-06")
def test_adrenaline(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e4": 1}, hand=("adrenaline",))
    scene.dice(4, 1, 1, 4, 4, 5, 5, 1)
    scene.act(ME, "fight", "play:adrenaline")
    assert len(scene.last("dice.rolled")["dice"]) == 5 and scene.crowd() == {}
    assert scene.state.noise == 1  # boosted or not, it is heard


def attacked(field, *dice: int, hand: tuple[str, ...], unit: str = "us-rifle"):
    """A Zombie walks into the model's square."""
    name = unit if facts.units()[unit].unique else f"{unit}.1"
    scene = field(unit, where={name: "d4"}, zombies={"b4": 1}, hand=hand)
    scene.dice(*dice)
    scene.act(name, "move:c4", "stop")
    return scene


@rule("MA-CARD-04", "MA-CARD-28", "MA-CARD-03")
def test_not_today_is_free_while_a_zombie_acts(field) -> None:
    scene = attacked(field, 5, 5, 1, 1, 4, 4, 4, 1, 1, hand=("not-today", "second-chance"))
    uses = scene.state.uses
    assert scene.options() == ["answer:fight", "answer:fight:not-today", "answer:survive", "answer:survive:not-today"]
    scene.answer("answer:fight:not-today")
    assert len(scene.last("dice.rolled")["dice"]) == 5 and scene.crowd() == {} and scene.state.uses == uses
    assert scene.state.hand == ["second-chance"]


@rule("MA-CARD-03")
def test_one_card_per_test(field) -> None:
    scene = attacked(field, 5, 5, 1, 1, 1, 1, 1, 1, 1, hand=("not-today", "second-chance"))
    scene.answer("answer:fight:not-today")
    assert scene.model(ME).stage == "dead" and scene.state.hand == ["second-chance"]


@rule("MA-CARD-16", "MA-CARD-04", "MA-CARD-27")
def test_take_cover(field) -> None:
    scene = attacked(field, 5, 1, 1, 1, 1, 1, 1, hand=("take-cover",))
    scene.answer("answer:survive")
    assert scene.options() == ["keep", "play:take-cover"]
    told = scene.table.pending[0].args
    assert (told["model"], told["count"], told["against"]) == (ME, 0, 1)  # seen from the one who is asked
    scene.answer("play:take-cover")
    assert scene.model(ME).stage == "board" and scene.model(ME).rattled and scene.rule_of("model.rattled") == "MA-CARD-16"
    beaten = attacked(field, 5, 5, 1, 1, 1, 1, 1, hand=("take-cover",))
    beaten.answer("answer:survive")
    assert beaten.model(ME).stage == "dead"  # one success would not do, so nobody was asked


@rule("MA-CARD-27", "MA-CARD-19")
@pytest.mark.parametrize(("unit", "name"), [("us-rifle", "human-ingenuity"), ("martian-disintegrator", "martian-science")])
def test_a_clever_success_may_even_kill(field, unit: str, name: str) -> None:
    stat = facts.profiles()[unit].fight
    scene = attacked(field, 5, 1, 1, 1, stat, 1, 1, hand=(name,), unit=unit)
    scene.answer("answer:fight")
    scene.answer(f"play:{name}")
    assert scene.crowd() == {} and scene.model(f"{unit}.1").kills == 1
    assert scene.state.uses == 1  # free while a Zombie acts


@rule("MA-CARD-19", "MA-CARD-28")
def test_second_chance_rolls_all_failed_dice_once_more(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e6": 1}, hand=("second-chance",))
    scene.dice(5, 1, 2, 3, 4, 1, 1, 8, 5, 1, 2)
    scene.act(ME, "shoot:e6")
    assert scene.options() == ["keep", "play:second-chance"]
    scene.answer("play:second-chance")
    assert scene.events("dice.rolled")[-1]["dice"] == [5, 8, 5, 1, 2] and scene.crowd() == {}
    assert scene.state.uses == 0  # on one's own action it is the card of the Turn
    scene.answer("stop")


@rule("MA-CARD-28")
def test_a_skull_card_in_ones_own_action_needs_the_use_of_the_turn(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "h8"}, zombies={"e6": 1}, hand=("second-chance",))
    scene.act(PAL, "nothing")
    scene.dice(5, 1, 2, 3, 4, 1, 1)
    scene.act(ME, "shoot:e6")
    assert scene.prompt == "prompt-step"  # the second model of the Turn
    scene.answer("stop")


# -- orders -----------------------------------------------------------------------------------------------------------------


@rule("MA-TURN-02", "MA-CARD-05")
def test_pull_yourselves_together(field) -> None:
    scene = field("us-rifle", "us-rifle", "us-rifle", where={ME: "e4", PAL: "e6", "us-rifle.3": "e8"}, hand=("pull-together",))
    assert scene.refused("play:pull-together") == "MA-TURN-02"
    for name in (ME, PAL, "us-rifle.3"):
        scene.set(name, rattled=True)
    scene.do("play:pull-together", f"model:{ME}")
    assert [scene.model(name).rattled for name in (ME, PAL, "us-rifle.3")] == [False, False, True]


@rule("MA-TURN-14")
def test_move_it(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "e6"}, hand=("move-it",))
    scene.set(PAL, activated=True, rattled=True)
    assert not scene.offers("play:move-it")
    scene.set(ME, activated=True)
    scene.answer("play:move-it")
    assert not scene.model(ME).activated and scene.offers(f"activate:{ME}")


@rule("MA-CARD-05")
def test_dead_quiet(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "f4"}, zombies={"e8": 1}, hand=("dead-quiet",))
    scene.answer("play:dead-quiet")
    scene.act(ME, "move:e5", "stop")
    assert scene.crowd() == {"e8": 1} and not scene.state.quiet
    scene.act(PAL, "move:f5", "stop")
    assert scene.crowd() != {"e8": 1}  # that one action only
    fight = field("us-rifle", where={ME: "e4"}, zombies={"e4": 1}, hand=("dead-quiet",))
    fight.answer("play:dead-quiet")
    fight.dice(4, 1, 1, 5, 1, 1)
    fight.act(ME, "fight")
    assert fight.state.noise == 0


@rule("MA-CARD-21", "MA-CARD-05")
def test_diversion(field) -> None:
    scene = field("us-rifle", where={ME: "e1"}, hand=("diversion",))
    scene.zombies({"e5": 2, "c7": 1, "h8": 1}, marked={"e5": 1})
    scene.answer("play:diversion")
    assert "square:e7" in scene.options() and "square:e8" not in scene.options()  # seen within six
    scene.answer("square:e7")
    assert scene.crowd() == {"e6": 2, "d7": 1, "g7": 1} or scene.crowd() == {"e6": 2, "d7": 1, "g8": 1}
    assert sum(scene.state.marked) == 1 and scene.events("zombies.saw") == []
    busy = field("us-rifle", "us-rifle", where={ME: "e1", PAL: "e4"}, zombies={"e4": 1, "e5": 1}, hand=("diversion",))
    busy.do("play:diversion", "square:e3")
    assert busy.crowd()["e4"] >= 1 and busy.prompt == "prompt-answer"  # one stays with its victim, one walks into it


@rule("MA-CARD-19", "MA-ABIL-27")
def test_human_ingenuity_raises_a_wall(field) -> None:
    scene = field("us-rifle", board=LOW, where={ME: "e4"}, zombies={"a4": 1}, hand=("human-ingenuity",))
    scene.answer("play:human-ingenuity")
    board = scene.play.map
    assert not board.sees(board.at["d4"], board.at["e4"]) and "e4" not in [board.names[s] for s in board.steps[board.at["d4"]]]
    assert scene.view(0)["walls"] == [["d4", "e4", "full"]]


@rule("MA-ABIL-25")
def test_martian_science_stuns_a_zombie(field) -> None:
    scene = field("martian-disintegrator", where={"martian-disintegrator.1": "e4"}, zombies={"e6": 2, "e8": 1}, hand=("martian-science",))
    scene.answer("play:martian-science")
    assert scene.state.marked[scene.play.map.at["e6"]] == 1 and sum(scene.state.marked) == 1


# -- events -----------------------------------------------------------------------------------------------------------------


@rule("MA-CARD-11", "MA-CARD-32", "MA-CARD-15", "MA-CARD-31", "MA-ZOMB-05", "MA-RATTLE-08", "MA-SURPRISE-07")
def test_stampede_along_a_row(field) -> None:
    scene = field("us-rifle", "us-rifle", "us-rifle", where={ME: "c4", PAL: "c4", "us-rifle.3": "c5"}, zombies={"f4": 1, "f5": 1})
    draw(scene, "stampede", 4, 4, 5, 1, 1, 6, 1, 1, 3)
    assert scene.last("herd.row") == {"die": 4, "row": 4}
    assert scene.model(ME).stage == "dead" and scene.model(PAL).stage == "board" and scene.model(PAL).rattled
    assert scene.crowd() == {"f5": 1} and not scene.state.first_kill  # nobody's kills
    assert len(scene.state.hand) == 4 and "stampede" in scene.state.discards  # another card was drawn in its place


@rule("MA-CARD-11", "MA-CARD-32")
def test_two_events_in_a_row_are_resolved_one_by_one(field) -> None:
    scene = field("us-rifle", where={ME: "e4"})
    scene.deck("flying-car", "stampede")
    refill(scene)
    scene.dice(1, 1, 1, 6, 6, 5, 8)
    scene.answer("pass")
    scene.choose()
    order = [event.kind for event in scene.happened() if event.kind in ("event.drawn", "car.fell", "herd.column", "card.drawn")]
    assert order == ["event.drawn", "car.fell", "event.drawn", "herd.column", "card.drawn", "card.drawn", "card.drawn"]


@rule("MA-CARD-31", "MA-CARD-22")
def test_stampede_along_a_column_through_walls_and_armour(field) -> None:
    scene = field("blaine", "us-rifle", board=WALL, where={"blaine": "d4", ME: "d8", "us-rifle.2": "a1"})
    scene.set("blaine", points=0)
    draw(scene, "stampede", 5, 4, 6, 1, 1, 1, 2, 3)
    assert scene.last("herd.column") == {"die": 5, "square": "d"}
    assert scene.model("blaine").stage == "dead" and scene.model(ME).stage == "board"


@rule("MA-CARD-31")
def test_a_herd_along_a_row_through_a_wall(field) -> None:
    scene = field("us-rifle", board=WALL, where={ME: "c4", PAL: "a1"}, zombies={"f4": 1, "f5": 1})
    draw(scene, "stampede", 2, 4, 6, 1, 1)
    assert scene.last("herd.row") == {"die": 2, "row": 4}
    assert scene.model(ME).stage == "board" and scene.crowd() == {"f5": 1}


@rule("MA-CARD-30")
def test_rubble(field) -> None:
    scene = field("us-rifle", board=WALL, where={ME: "d4", PAL: "a1"}, zombies={"e4": 2})
    draw(scene, "rubble", 1, 1, 1, 1, 1, 1, 4, 1, 1)
    assert scene.model(ME).stage == "dead" and scene.crowd() == {"e4": 1} and not scene.state.first_kill
    board = scene.play.map
    assert board.edge(board.at["d4"], board.at["e4"]) == 1 and scene.view(0)["walls"] == [["d4", "e4", "low"]]
    none = field("us-rifle", where={ME: "d4"})
    draw(none, "rubble")
    assert none.events("wall.none")


@rule("MA-CARD-29", "MA-CARD-22", "MA-ABIL-02")
def test_flying_car(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e4": 1})
    draw(scene, "flying-car", 5, 4, 4, 4, 1, 1, 6, 1, 1, 4, 4, 1, 1, 4, 1, 1)
    assert scene.last("car.fell")["square"] == "e4" and scene.model(ME).stage == "dead"
    assert scene.crowd() == {"e4": 1}  # two to one and Armour
    assert scene.view(0)["terrain"] == {"e4": "rubble"} and scene.play.map.cover(scene.play.map.at["e4"])
    solid = field("us-rifle", battle="surprise", where={ME: "e4"})
    draw(solid, "flying-car", 2, 8, *[1] * 3)
    assert solid.view(0)["terrain"] == {}


@rule("MA-CARD-29", "MA-HOME-04", "MA-CARD-11")
def test_a_car_leaves_no_rubble_on_a_landing_square(field) -> None:
    scene = field("us-rifle", battle="home", where={ME: "e2"})
    draw(scene, "flying-car", 4, 8, *[1] * 4)
    assert scene.last("car.fell")["square"] == "d8" and scene.view(0)["terrain"] == {}


@rule("MA-ROUND-21", "MA-CAMP-16")
def test_smell_of_blood(field) -> None:
    board = FIELD.replace("8 |.  .", "8 |.3 .")
    scene = field("us-rifle", board=board, where={ME: "e4"}, difficulty=-3)
    draw(scene, "smell-of-blood", 5, 3)
    assert scene.events("arrivals.rolled") == [{"square": "a8", "dice": [5], "hits": [1], "count": 1}]
    assert scene.crowd() == {"b8": 1}


# -- Support ----------------------------------------------------------------------------------------------------------------


@rule("MA-CARD-07", "MA-CARD-08", "MA-CARD-24")
def test_support_cards_are_laid_one_by_one_and_wait_a_turn(field) -> None:
    scene = field(*["us-rifle"] * 4, where={ME: "e4"}, hand=("artillery", "artillery"))
    scene.answer("lay:artillery")
    assert scene.view(0)["laid"] == [{"card": "artillery", "count": 1, "ready": False}]
    assert not scene.offers("resolve:artillery") and scene.refused("resolve:artillery") == "MA-CARD-24"
    scene.act(ME, "nothing")
    assert scene.offers("resolve:artillery")
    scene.answer("lay:artillery")
    assert scene.state.laid[0].count == 2 and scene.refused("resolve:artillery") == "MA-CARD-24"
    scene.act(PAL, "nothing")
    assert scene.offers("resolve:artillery")


@rule("MA-CARD-08")
def test_a_set_has_three_cards_at_most(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4"}, hand=("artillery",))
    scene.laid("artillery", 2)
    scene.answer("lay:artillery")
    assert scene.state.laid[0].count == 3
    other = field("us-rifle", where={ME: "e4"}, hand=("artillery",))
    other.change(lambda g: g.state.laid.append(card.Support("artillery", 3, 0)))
    assert not other.offers("lay:artillery") and other.refused("lay:artillery") == "MA-CARD-08"
    other.change(lambda g: g.state.laid.clear())


@rule("MA-CARD-09", "MA-CARD-10", "MA-CARD-23", "MA-SCATTER-02", "MA-SURPRISE-07", "MA-CARD-05")
@pytest.mark.parametrize(("count", "dice", "landed"), [(1, (3,), "g4"), (2, (3,), "f4"), (3, (), "e4")])
def test_a_bigger_set_strikes_closer_and_harder(field, count: int, dice: tuple[int, ...], landed: str) -> None:
    scene = field("us-rifle", where={ME: "a8"}, zombies={landed: 1, "b8": 1})
    scene.laid("artillery", count)
    scene.dice(*dice, *[4] * (3 + count), 4, 1, 1)
    scene.answer("resolve:artillery")
    assert len(scene.options()) == 64  # seen or not
    scene.answer("square:e4")
    assert scene.last("strike.landed") == {"card": "artillery", "square": landed}
    assert scene.crowd() == {"b8": 1} and scene.state.first_kill and scene.state.laid == []
    assert scene.state.discards == ["artillery"] * count and scene.state.noise == 0


@rule("MA-SCATTER-04")
def test_a_strike_stops_at_the_edge(field) -> None:
    scene = field("us-rifle", where={ME: "a8"})
    scene.laid("artillery", 1)
    scene.dice(3)
    scene.do("resolve:artillery", "square:g4")
    assert scene.last("strike.landed")["square"] == "h4"


@rule("MA-CARD-10", "MA-RATTLE-08", "MA-RATTLE-07")
def test_a_strike_hits_friends_too_and_rattles_who_lives(field) -> None:
    scene = field(*["us-rifle"] * 3, where={ME: "e4", PAL: "e4", "us-rifle.3": "e4"})
    scene.laid("artillery", 3)
    scene.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, *[1] * 6, 1, 1, 1, 4, *[1] * 5, 6, 1, 1)
    scene.do("resolve:artillery", "square:e4")
    assert [scene.model(name).stage for name in (ME, PAL, "us-rifle.3")] == ["dead", "board", "board"]
    assert scene.model(PAL).rattled and scene.model("us-rifle.3").rattled and scene.events("panic.rolled") == []


@rule("MA-CARD-10", "MA-ABIL-05")
def test_saucer_ray(field) -> None:
    scene = field("martian-disintegrator", where={"martian-disintegrator.1": "a8"}, zombies={"e4": 1})
    scene.laid("saucer-ray", 3)
    scene.dice(4, 4, 1, 1, 1, 1, 4, 1, 1)
    scene.do("resolve:saucer-ray", "square:e4")
    assert scene.crowd() == {}  # two to one: no Armour against it


@rule("MA-HELP-21")
def test_a_jeep_finds_the_counter_it_rides_through(field) -> None:
    scene = field("us-rifle", "us-rifle", battle="help", where={ME: "e6", PAL: "c1"}, alone=True)
    scene.laid("jeep-run", 1)
    scene.dice(1)
    scene.do("resolve:jeep-run", "from:e6", "ride:e7")
    assert scene.last("counter.empty")["square"] == "e7" and scene.last("counter.empty")["model"] == ME
    scene.do("ride:f7")
    assert len(scene.events("counter.empty")) == 1  # searched once


@rule("MA-HELP-21")
def test_a_beam_finds_the_counter_it_ends_on(field) -> None:
    grunt = "martian-disintegrator.1"
    scene = field("martian-disintegrator", battle="help", where={grunt: "b3", "martian-disintegrator.2": "c1"})
    scene.laid("transport-beam", 1)
    scene.dice(1)
    scene.do("resolve:transport-beam", f"model:{grunt}", "square:b6")
    assert scene.last("counter.empty")["square"] == "b6"


@rule("MA-HELP-21")
def test_a_leap_finds_only_the_counter_it_lands_on(field) -> None:
    over = field("sidney-rose", battle="help", where={"sidney-rose": "e6"}, alone=True)
    over.act("sidney-rose", "leap:e8")
    assert over.events("counter.empty") == over.events("counter.found") == []
    onto = field("sidney-rose", battle="help", where={"sidney-rose": "e5"}, alone=True)
    onto.dice(1)
    onto.act("sidney-rose", "leap:e7")
    assert onto.last("counter.empty")["square"] == "e7"


@rule("MA-CARD-18", "MA-CARD-25", "MA-CARD-26")
def test_jeep_run(field) -> None:
    scene = field(*["us-rifle"] * 4, battle="help", where={ME: "e2", PAL: "e2", "us-rifle.3": "e2", "us-rifle.4": "d1"}, alone=True)
    scene.zombies({"f3": 1})
    scene.set(ME, activated=True, rattled=True)
    scene.laid("jeep-run", 1)
    scene.dice(1)
    scene.do("resolve:jeep-run", "from:e2")
    scene.choose(f"model:{ME}", f"model:{PAL}")
    assert "ride:f3" not in scene.options()  # no way through Zombies
    scene.do("ride:d3", "ride:c4" if scene.offers("ride:c4") else scene.options()[0])
    scene.do(*[key for key in ["enough"] if scene.offers(key)])
    assert scene.at(ME) == scene.at(PAL) != "e2" and scene.at("us-rifle.3") == "e2"
    assert scene.model(ME).activated and scene.model(ME).rattled and scene.events("zombies.saw") == []
    scene.change(lambda g: g.state.loaded.clear())


@rule("MA-CARD-26")
def test_a_jeep_takes_no_step_through_a_wall_or_zombies(field) -> None:
    scene = field(*["us-rifle"] * 3, battle="help", where={ME: "e3", PAL: "e3", "us-rifle.3": "c1"}, alone=True)
    scene.zombies({"f2": 1})
    scene.laid("jeep-run", 1)
    scene.do("resolve:jeep-run", "from:e3")
    scene.choose(f"model:{ME}", f"model:{PAL}")
    assert not {"ride:d4", "ride:e4", "ride:f2"} & set(scene.options()) and {"ride:f3", "ride:d3", "ride:e2"} <= set(scene.options())


@rule("MA-CARD-25")
def test_two_jeeps_carry_nobody_twice(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "e5"})
    scene.laid("jeep-run", 2)
    scene.do("resolve:jeep-run", "from:e4", "ride:e5", "enough")
    assert scene.prompt == "prompt-jeep"
    scene.do("from:e5", "ride:e6", "enough")  # only the other one is left to ride
    assert scene.at(ME) == "e5" and scene.at(PAL) == "e6"


@rule("MA-CARD-18", "MA-CARD-25", "MA-SURPRISE-09")
def test_transport_beam(field) -> None:
    grunt = "martian-disintegrator.1"
    scene = field("martian-disintegrator", battle="surprise", where={grunt: "e4", "martian-disintegrator.2": "c4"}, zombies={"e5": 1})
    scene.laid("transport-beam", 1)
    scene.do("resolve:transport-beam", f"model:{grunt}")
    assert "square:e5" not in scene.options() and "square:g6" not in scene.options() and "square:e8" in scene.options()
    assert "square:a8" in scene.options() and "square:e3" in scene.options()
    scene.answer("square:e1")
    assert scene.at(grunt) == "e1"  # out of the zone, over walls
    scene.answer(f"activate:{grunt}")
    assert {"move:e2", "nothing"} <= set(scene.options()) and not scene.offers("move:d1")


@rule("MA-CARD-25", "MA-MOVE-05")
@pytest.mark.parametrize(("crowd", "rides"), [(5, True), (6, False)])
def test_a_jeep_goes_where_one_more_finds_room(field, crowd: int, rides: bool) -> None:
    # from a1 the only way is b1, or b2 across the corner; both are filled
    board = FIELD.replace("1 |.  .  .  .", "1 |.  . |.  .").replace("2 |.  .  .", "2 |#  # |.")
    scene = field(*["us-rifle"] * (crowd + 1), board=board, alone=True)
    others = {f"us-rifle.{number}": "b1" for number in range(2, crowd + 2)}
    scene.place({ME: "a1", **others})
    scene.set(ME, activated=False)
    scene.laid("jeep-run", 1)
    scene.mark()
    scene.do("resolve:jeep-run")
    assert scene.offers("from:a1") is rides
    if rides:
        scene.do("from:a1", "ride:b1")
        assert scene.at(ME) == "b1"
    else:
        assert scene.prompt == "prompt-riders"  # those of b1 were the only ones to drive


@rule("MA-CARD-25")
def test_two_beams_carry_two_models(field) -> None:
    one, two = "martian-disintegrator.1", "martian-disintegrator.2"
    scene = field("martian-disintegrator", "martian-disintegrator", where={one: "e4", two: "c4"})
    scene.laid("transport-beam", 2)
    scene.do("resolve:transport-beam", f"model:{one}", "square:e6")
    assert scene.prompt == "prompt-model" and f"model:{one}" not in scene.options() and f"model:{two}" in scene.options()
    scene.do(f"model:{two}", "square:c6")
    assert (scene.at(one), scene.at(two)) == ("e6", "c6")

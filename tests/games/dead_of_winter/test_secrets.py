"""What nobody may learn (DW-INFO): each kind of secret swapped, and what every other seat sees compared byte by byte."""

import random

import pytest

from stockade.engine import Chance, Table
from stockade.engine.chance import seed_words
from stockade.games.dead_of_winter import GAME
from stockade.games.dead_of_winter.facts import BETRAYALS
from stockade.testing import conformance, rule
from stockade.testing.driver import Case, walk, written, written_events

KINDS = ("hands", "contributions", "objectives", "exiled objectives", "crossroads", "decks", "drawn", "dealt")


def secrets(state) -> dict[str, object]:
    """The hidden things of a state by kind, with their owners."""
    return {
        "hands": [list(player.hand) for player in state.players],
        "contributions": [[given.card, given.seat] for given in state.given],
        "objectives": [[player.secret, player.betrayal] for player in state.players],
        "exiled objectives": [player.exile_card for player in state.players],
        "crossroads": state.road,
        "decks": [[list(deck) for deck in state.decks], list(state.crisis_deck), list(state.survivor_deck)],
        "drawn": list(state.drawn),
        "dealt": [list(player.dealt) for player in state.players],
    }


@rule("DW-INFO-01", "DW-INFO-03", "DW-INFO-05", "DW-INFO-06", "DW-INFO-07", "DW-INFO-09")
def test_every_kind_of_secret_is_swapped_and_never_shown() -> None:
    swapped = dict.fromkeys(KINDS, 0)
    for seed, scenario in enumerate(GAME.scenarios):
        for variant in ({"seats": 4}, {"seats": 2, "variant": "dilemma"}):
            luck = random.Random(seed)
            for number, table in enumerate(walk(Table.new(GAME.id, {"scenario": scenario, **variant}, seed), 2 * seed, 150)):
                if luck.random() > 0.08 or table.outcome:
                    continue
                conformance.secrets_keep(table, number)
                for seat in (None, *range(table.state.seats)):
                    fork = table.fork()
                    before, seen = secrets(fork.state), written(fork.view(seat))
                    GAME.secrets.scramble(fork.state, seat, Chance(seed_words(number), []))
                    assert written(fork.view(seat)) == seen
                    after = secrets(fork.state)
                    for kind in KINDS:
                        swapped[kind] += before[kind] != after[kind]
    assert all(swapped.values()), swapped


def test_a_seat_keeps_what_it_knows() -> None:
    table = Case(GAME.id, "too-many-mouths", 4).table(3)
    for seat in range(4):
        fork = table.fork()
        mine = (list(fork.state.players[seat].hand), fork.state.players[seat].secret, list(fork.state.players[seat].dealt))
        GAME.secrets.scramble(fork.state, seat, Chance(seed_words(9), []))
        player = fork.state.players[seat]
        assert (player.hand, player.secret, player.dealt) == mine


def test_there_is_never_a_second_betrayer() -> None:
    table = Case(GAME.id, "too-many-mouths", 5).table(1)
    for luck in range(40):
        fork = table.fork()
        GAME.secrets.scramble(fork.state, luck % 5, Chance(seed_words(luck), []))
        pool = [player.secret for player in fork.state.players] + fork.state.aside
        assert sum(secret in BETRAYALS for secret in pool) == 1 and len(set(pool)) == len(pool)


@rule("DW-INFO-03", "DW-INFO-05")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_counts_are_public_and_contents_are_not(winter, seat: int | None) -> None:
    scene = winter()
    scene.hand(0, "medicine", "fuel", "pistol")
    scene.contribute("medicine")
    view = scene.view(seat)
    assert view["players"][0]["hand"] == 2 and view["players"][0]["given"] == 1
    for word in ("pistol", '"fuel"', '"medicine"'):
        assert word not in written({**view, "crisis": None, "objective": None})


@rule("DW-INFO-02")
def test_nothing_said_is_binding(winter) -> None:
    scene = winter()
    scene.hand(1, "food-1")
    scene.do("ask", "ask:food")
    scene.answer("none", 1)
    assert scene.events("request.denied") and scene.held(1) == ["food-1"]


@rule("DW-INFO-01")
def test_no_option_shows_an_objective(winter) -> None:
    scene = winter()
    assert not any("aim" in key or "secret" in key for key in scene.options())


# what the log may name for everybody: cards that lie open, or that their owner shows by a rule
OPEN = {
    "aims.shown",
    "card.equipped",
    "card.given",
    "card.picked",
    "card.played",
    "card.regained",
    "cards.discarded",
    "contributions.shown",
    "crisis.card-shown",
    "deck.turned",
    "handoff.refused",
    "item.disabled",
    "item.handed",
    "item.refreshed",
    "item.removed",
    "item.used",
    "food.eaten",
    "objective.burnt",
    "objective.fed",
    "road.chose-a",
    "road.chose-b",
    "road.fired",
    "road.void",
    "secret.shown",
}
NAMED = {"item", "items", "aim", "aims", "road", "crises"}


@rule("DW-INFO-01", "DW-INFO-03", "DW-INFO-06")
@pytest.mark.parametrize("seed", range(3))
def test_the_log_names_only_open_cards_to_everybody(seed: int) -> None:
    table = Table.new(GAME.id, {"scenario": GAME.scenarios[seed * 3], "seats": 3 + seed % 2}, seed)
    for _ in walk(table, seed, 400):
        pass
    told = {event.kind for event in table.log if NAMED & set(event.args)}
    assert told and {event.kind for event in table.log if event.to is None and NAMED & set(event.args)} <= OPEN
    private = ("cards.found", "cards.taken", "road.kept", "crises.seen", "exile.card-seen")
    for event in table.log:
        key = str(event.args.get("key", ""))
        if event.kind in private or (event.kind == "answer.automatic" and key.startswith(("card:", "keep:", "give:"))):
            assert event.to is not None and len(event.to) == 1


def others_see(scene, seat: int) -> list[str]:
    """All that the seats other than this one, and a watcher, are shown and told."""
    table = scene.table
    asked = [(ask.seat, "" if ask.secret else ask.prompt) for ask in table.pending]
    lines: list[str] = []
    for other in (None, *(other for other in range(table.state.seats) if other != seat)):
        own = [[option.key for option in ask.options] for ask in table.pending if ask.seat == other]
        log = written_events(table.log, other)
        lines.append(written([table.view(other), own, asked]) + str(log) + str(GAME.describe(table.play, other, "en")))
    return lines


@rule("DW-VOTE-03", "DW-INFO-07")
@pytest.mark.parametrize("voter", [0, 1, 2])
def test_a_ballot_is_nobodys_business_before_the_last_one(winter, voter: int) -> None:
    seen = []
    for key in ("vote:yes", "vote:no"):
        scene = winter()
        scene.do("vote", "player:1")
        scene.answer(key, voter)
        seen.append(others_see(scene, voter))
    assert seen[0] == seen[1]


@rule("DW-ASK-02")
def test_an_offer_is_nobodys_business_before_the_last_answer(winter) -> None:
    seen = []
    for key in ("give:food-1", "refuse", "none"):
        scene = winter()
        scene.hand(1, "food-1")
        scene.hand(2, "junk")
        scene.do("ask", "ask:food")
        scene.answer(key, 1)
        seen.append(others_see(scene, 1))
    assert seen[0] == seen[1] == seen[2]


@rule("DW-INFO-05")
def test_one_kind_of_card_is_given_like_any_other(winter) -> None:
    seen = []
    for hand in (("medicine.s",), ("fuel.s",), ("medicine.s", "medicine.s")):
        scene = winter()
        scene.hand(0, *hand)
        scene.answer("contribute")
        assert scene.prompt == "prompt-contribute" and scene.options()[-1] == "back"
        if len(hand) == 1:
            seen.append(others_see(scene, 0))
            scene.answer(f"card:{hand[0]}")
            seen.append(others_see(scene, 0))
    assert seen[0] == seen[2] and seen[1] == seen[3]


@rule("DW-INFO-05")
def test_a_player_may_think_again_before_giving(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine")
    scene.do("contribute", "back")
    assert scene.held(0) == ["medicine"] and not scene.state.given and scene.prompt == "prompt-action"


@rule("DW-INFO-06", "DW-XROAD-01")
def test_a_drawn_crossroads_card_is_its_readers_alone(winter) -> None:
    seen = []
    for road in ("two-shadows", "small-print"):
        scene = winter()
        scene.change(lambda g, road=road: g.state.roads.append(g.state.roads.pop(g.state.roads.index(road))))
        scene.end_turn()
        reader = scene.state.reader
        assert scene.view(reader)["crossroads"]["card"] == scene.state.road == road
        seen.append(others_see(scene, reader))
    assert seen[0] == seen[1]


# -- what takes time and what does not -----------------------------------------------------------------------------------


def level(scene) -> None:
    """Decks of the same size wherever the cards of this scene came from."""

    def edit(g) -> None:
        for deck in g.state.decks:
            g.state.box += deck[:-8]
            del deck[:-8]

    scene.change(edit)


def same_for_others(scenes: list, prompt: str) -> None:
    """Each of these scenes, which differ in what seat 0 holds or finds, stops at that question and looks the same to all others."""
    assert [scene.prompt for scene in scenes] == [prompt] * len(scenes)
    seen = [(len(scene.table.answers), others_see(scene, 0)) for scene in scenes]
    assert all(one == seen[0] for one in seen)


@rule("DW-INFO-03", "DW-ATTACK-20")
def test_an_attack_that_cards_could_pay_for_does_not_tell_of_them(winter) -> None:
    scenes = []
    for card in ("fuel", "junk"):
        scene = winter()
        scene.items("thomas-heart", "lighter")
        scene.hand(0, card)
        scene.zombies("colony.1", 2)
        scene.pool(0, 6)
        level(scene)
        scene.do("attack:thomas-heart", "zombie:colony.1")
        scenes.append(scene)
    same_for_others(scenes, "prompt-attack-more")
    assert [len(scene.options()) for scene in scenes] == [2, 1]


@rule("DW-INFO-03", "DW-XROAD-05")
def test_a_crossroads_card_does_not_tell_who_could_not_pay(winter) -> None:
    scenes = []
    for card in ("fuel", "junk"):
        scene = winter()
        scene.waste(8)
        scene.hand(0, card)
        scene.road("the-nest")
        scenes.append(scene)
    same_for_others(scenes, "prompt-road")
    assert [scene.options() for scene in scenes] == [["road:a", "road:b"], ["road:b"]]


@rule("DW-INFO-03", "DW-XROAD-25")
def test_a_discard_does_not_tell_what_else_could_go(winter) -> None:
    scenes = []
    for hand in (("food-1", "food-2"), ("food-1", "junk")):
        scene = winter()
        scene.pool(0, 1)
        scene.hand(0, *hand)
        level(scene)
        scene.road("ration-book")
        scene.do("food", "road:b")
        scenes.append(scene)
    same_for_others(scenes, "prompt-discard")


@rule("DW-INFO-03", "DW-OBJ-01")
def test_the_objective_does_not_tell_how_much_more_could_come(winter) -> None:
    scenes = []
    for hand in (("medicine", "medicine"), ("medicine", "junk")):
        scene = winter(scenario="find-the-cure")
        scene.hand(0, *hand)
        level(scene)
        scene.answer("objective")
        scenes.append(scene)
    same_for_others(scenes, "prompt-objective")


@rule("DW-INFO-03", "DW-EXILE-14")
def test_an_exiles_meal_does_not_tell_of_other_food(winter) -> None:
    scenes = []
    for hand in (("food-1", "food-2"), ("food-1", "junk")):
        scene = winter()
        scene.exiled(0)
        scene.pool(0, 2)
        scene.hand(0, *hand)
        level(scene)
        scene.answer("eat")
        scenes.append(scene)
    same_for_others(scenes, "prompt-eat")


@rule("DW-INFO-04", "DW-SEARCH-08", "DW-SEARCH-09")
def test_a_search_does_not_tell_whether_the_cards_were_alike(winter) -> None:
    scenes = []
    for found in (("junk", "junk", "junk"), ("junk", "fuel", "medicine")):
        scene = winter()
        scene.put("school", "thomas-heart")
        scene.deck("school", *found)
        level(scene)
        scene.pool(0, 6)
        scene.do("search:thomas-heart", "noise", "noise", "stop")
        scenes.append(scene)
    same_for_others(scenes, "prompt-keep")
    for scene in scenes:
        scene.answer("card:junk")
    same_for_others(scenes, "prompt-under")


def test_survivors_dealt_in_another_world_lie_in_the_order_of_the_table() -> None:
    table = Table.new(GAME.id, GAME.defaults("find-the-cure", 4), 5)
    assert all(player.dealt == sorted(player.dealt) and player.dealt for player in table.state.players)
    for luck in range(6):
        world = table.fork(luck=luck, seat=1)
        assert all(player.dealt == sorted(player.dealt) for player in world.state.players)
        assert world.state.players[1].dealt == table.state.players[1].dealt
    assert any(table.fork(luck=luck, seat=1).state.players[0].dealt != table.state.players[0].dealt for luck in range(6))

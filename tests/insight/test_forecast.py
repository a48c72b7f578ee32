"""What comes of ending now: never from a secret, never wrong where it is certain, and as likely as it says."""

from random import Random

import pytest
from msgspec.structs import replace

from stockade.engine import Event, Game, Table, find_game
from stockade.engine.text import LANGUAGES
from stockade.insight import Change, Forecast, forecast
from stockade.insight.forecast import FEWEST, changed, span, worlds
from stockade.insight.truth import Tally, decisions, in_order, truth
from stockade.insight.words import in_lines, share, signed, speaks, tell
from stockade.insight.worlds import idle_answer, policy_answer
from stockade.testing.worlds import another_world

GAMES = ["dead-of-winter", "mars-attacks", "marvel-champions", "xmen-resistance"]
every_game = pytest.mark.parametrize("game", [find_game(name) for name in GAMES], ids=GAMES)
FEW = 80  # imagined answers: enough to see whether two forecasts are the same


def tables(game: Game, count: int):
    """Tables of several scenarios and numbers of seats."""
    for seed in range(count):
        scenario = game.scenarios[seed * 3 % len(game.scenarios)]
        low, high = game.seats_in(scenario)
        yield Table.new(game.id, game.defaults(scenario, max(low, min(high, 1 + seed % 3))), seed)


@every_game
def test_a_forecast_is_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(game: Game) -> None:
    rng, tried, different = Random(game.id), 0, 0
    for table in tables(game, 6):
        for seat in decisions(table, rng, 4):
            if not table.settled:
                continue
            other = another_world(table, seat, tried)
            one, two = forecast(table, seat, FEW), forecast(other, seat, FEW)
            assert one == two, f"{game.id} {table.setup} after {len(table.answers)} answers"
            assert all(tell(table, one, lang) == tell(other, two, lang) for lang in LANGUAGES), "exact odds are told from no secret either"
            tried += 1
            different += table.digest() != other.digest()
    assert tried >= 10 and different == tried


@every_game
def test_what_is_certain_happens_and_ranges_hold(game: Game) -> None:
    tally, rng = Tally(), Random(f"truth {game.id}")
    for table in tables(game, 12):
        for seat in decisions(table, rng, 6):
            tally.add(table, seat)
    assert tally.forecasts >= 30 and not tally.wrong
    count, share = tally.holds()
    assert count > 20 and 0.6 < share < 0.95
    assert tally.odds > 20 and abs(tally.said - tally.moved) / tally.odds < 0.12
    assert tally.stayed / tally.steady > 0.93


@every_game
def test_a_forecast_does_nothing_to_the_table_and_comes_again(game: Game) -> None:
    table = next(tables(game, 1))
    while idle_answer(table, table.pending[0]) is None:
        ask = table.pending[0]
        table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)
    before, heard, seat = table.digest(), len(table.log), table.pending[0].seat
    assert forecast(table, seat, FEW) == forecast(table, seat, FEW)
    assert (table.digest(), len(table.log)) == (before, heard)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_gauge_has_its_words(game: Game, lang: str) -> None:
    assert game.forecast.gauges and not speaks(game, lang)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_can_be_told(game: Game, lang: str) -> None:
    rng = Random(7)
    for table in tables(game, 3):
        for seat in decisions(table, rng, 2):
            told = tell(table, forecast(table, seat, FEW), lang)
            assert told.headline and told.worlds >= FEWEST
            rules = [line.rule for section in told.sections for line in section.lines if line.rule]
            assert rules and all(rule in game.rulebook for rule in rules)
            assert not [line for line in in_lines(told) if "gauge-" in line or "insight-" in line]


def test_champions_are_sure_of_the_threat_of_step_one() -> None:
    """Peter Parker at home: Great Responsibility is no card for him, and nobody else sits there."""
    table = Table.new("marvel-champions", find_game("marvel-champions").defaults("rhino", 1), 3)
    seen = 0
    while not table.outcome and seen < 3:
        ask = table.pending[0]
        if ask.prompt == "prompt-turn":
            told = forecast(table, 0, 1).told
            placed = [event for event in told if event.kind == "threat.placed"]
            assert placed or table.view(0)["players"][0]["form"] == "hero"
            if placed:
                real = truth(table, 0)
                assert placed[0] in real.log
                seen += 1
        table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)
    assert seen


def test_winter_is_sure_of_nothing_while_another_holds_a_crossroads_card() -> None:
    game = find_game("dead-of-winter")
    table = Table.new(game.id, game.defaults(game.scenarios[0], 3), 5)
    for seat in decisions(table, Random(1), 3):
        if table.state.road and table.state.reader != seat:
            assert not forecast(table, seat, FEW).told


def test_budgets_are_counted_in_answers() -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    assert len(worlds(table, 0, 1)) == FEWEST
    assert len(worlds(table, 0, 100_000)) == 60


@pytest.mark.parametrize(
    ("values", "wanted"),
    [
        ([5], (5, 5)),
        ([1, 2], (1, 2)),
        (range(9), (0, 6)),
        (range(19), (0, 14)),
        ([3] * 30, (3, 3)),
        ([3] * 16 + [1] * 3, (3, 3)),
        ([4, 5, 5, 5, 6, 6, 6, 6, 9], (5, 6)),
        ([1, 1, 1, 2, 2], (1, 2)),
    ],
)
def test_a_range_holds_as_near_to_four_fifths_as_it_can(values: list[int], wanted: tuple[int, int]) -> None:
    assert span(values) == wanted


def test_what_mostly_stays_or_has_one_other_value_is_told_as_odds() -> None:
    def told(now: int, *then: int) -> tuple[float, int, int]:
        found = changed("morale", now, then)
        return found.odds, found.low, found.high

    assert told(3, 3, 3, 3, 2, 2) == (0.4, 2, 2)
    assert told(3, *[3] * 12, 2, 1) == (2 / 14, 1, 2), "so often it moves, and then there"
    assert told(3, 5, 5, 5, 4, 4) == (0.0, 4, 5) and told(3, 3, 3) == (0.0, 3, 3) and told(3, 2, 2) == (0.0, 2, 2)
    assert told(9, *range(10)) == (0.0, 0, 7)


def test_what_is_certain_comes_in_order() -> None:
    assert in_order([Event("a"), Event("c")], [Event("a"), Event("b"), Event("c")])
    assert not in_order([Event("c"), Event("a")], [Event("a"), Event("b"), Event("c")])


def test_shares_never_say_that_something_is_certain() -> None:
    assert (share(1.0, 60), share(0.999, 60), share(0.001, 60)) == (">\u00a098\u00a0%", "99\u00a0%", "1\u00a0%")
    assert (signed(-2), signed(0), signed(3)) == ("−2", "0", "+3")


def test_ending_is_warned_of_where_it_often_loses() -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    hero = table.state.heroes[0].id

    def told(**more: object) -> str:
        nothing = Forecast(seat=0, worlds=20, told=[], ends=False, changes=[], steps=[], omens=[], losing=0.0, winning=0.0)
        return tell(table, replace(nothing, **more), "en").warning

    assert told() == "" == told(losing=0.2)
    assert told(ends=True) == "The game ends with it."
    assert told(losing=0.25) == "Game lost: 25\u00a0%"
    falls = Change(f"health:{hero}", 2, 0, 2, 1.0, falls=0.4)
    assert told(changes=[falls]).endswith("lost: 40\u00a0%")


def test_of_a_few_imagined_games_the_losses_are_counted() -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    few = Forecast(seat=0, worlds=6, told=[], ends=False, changes=[], steps=[], omens=[], losing=0.5, winning=0.0)
    en, fr = tell(table, few, "en"), tell(table, few, "fr")
    assert (en.headline, en.warning) == ("3 of 6 imagined games are lost before the next round.", "Game lost: 3 of 6")
    assert fr.headline == "3 parties imaginées sur 6 sont perdues avant le prochain round."
    assert tell(table, replace(few, losing=1 / 6), "fr").headline.startswith("1 partie imaginée sur 6 est perdue")


def test_while_others_of_a_seat_may_still_act_only_what_becomes_of_this_hero_is_warned_of() -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    while table.pending[0].prompt != "prompt-action":
        table.answer(0, policy_answer(table, table.pending[0]), decision=table.pending[0].id)
    mine = str(table.pending[0].args["hero"])
    other = next(hero.id for hero in table.state.heroes if hero.id != mine)

    def told(hero: str) -> str:
        falls = [Change(f"health:{hero}", 2, 0, 2, 1.0, falls=0.9)]
        found = Forecast(seat=0, worlds=20, told=[], ends=False, changes=falls, steps=[], omens=[], losing=0.9, winning=0.0)
        return tell(table, found, "en").warning

    assert told(other) == ""
    assert told(mine).endswith("lost: 90\u00a0%")
    while any(hero.stage == "ready" for hero in table.state.heroes):
        ask = table.pending[0]
        end = ["end"] if any(option.key == "end" for option in ask.options) else policy_answer(table, ask)
        table.answer(0, end, decision=ask.id)
    assert told(other) == "Game lost: 90\u00a0%"  # the last hero's turn


def test_spawn_cards_face_down_on_the_board_may_be_in_the_deck() -> None:
    game = find_game("xmen-resistance")
    table = Table.new(game.id, game.defaults("MH9", 4), 77001)
    while not table.settled or not table.state.placed or not game.odds.prospects(table.play, 0):
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]), decision=table.pending[0].id)
    for luck in range(6):
        other = another_world(table, 0, luck)
        assert game.odds.prospects(table.play, 0) == game.odds.prospects(other.play, 0)

"""The nine promises, over every installed game, every scenario and several numbers of seats.

STOCKADE_DEPTH=10 plays ten times as much; the default keeps the folder within a minute and a half on two slow cores.
"""

import os
import random
import re
from importlib.metadata import entry_points

import pytest

from stockade.engine import Game, SecretsPart, find_game, games
from stockade.engine.verbs import VerbTable
from stockade.testing import conformance
from stockade.testing.driver import Case, cases, spread, step, walk
from stockade.testing.watching import can_be_watched

DEPTH = int(os.environ.get("STOCKADE_DEPTH", "1"))
HURRY = 5  # patience of greedy seats: they finish as they would otherwise, in a fraction of the time
INSTALLED = [point.name for point in entry_points(group="stockade.games")]


def playable() -> list[Game]:
    """The games that can be imported; `test_every_installed_game_can_be_imported` names the others. Toys of other test folders stay out."""
    try:
        return [game for name, game in games().items() if name in INSTALLED or name == "last-lantern"]
    except (ImportError, AttributeError):
        return [find_game("last-lantern")]


GAMES = playable()
CASES = [case for game in GAMES for case in cases(game)]
DEEP = list(dict.fromkeys([*CASES[:: max(1, len(CASES) // 12)], *[case for case in CASES if case.more][:1]]))
SMALL = max(1, 60 // len(CASES))  # few cases are looked at longer
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def sampled(case: Case, count: int, seed: int, decisions: int = 400):
    """That many positions of a random game, and a seed for each."""
    luck = random.Random(f"{case} {seed}")
    length = sum(1 for _ in walk(case.table(seed), seed, decisions))
    wanted = spread(count, length, luck)
    for number, table in enumerate(walk(case.table(seed), seed, decisions)):
        if number in wanted:
            yield number, table


@pytest.mark.parametrize("name", INSTALLED)
def test_every_installed_game_can_be_imported(name: str) -> None:
    (point,) = entry_points(group="stockade.games", name=name)
    assert point.load().id == name


@every_case
def test_1_7_8_random_seats_finish_are_never_stuck_and_lose_no_piece(case: Case) -> None:
    for seed in range(4 * SMALL * DEPTH):
        conformance.finishes(case, seed)


@every_case
def test_2_the_same_answers_lead_to_the_same_position(case: Case) -> None:
    for seed in range(DEPTH):
        conformance.plays_again(case, seed, decisions=600)


@every_game
def test_2_another_process_comes_to_the_same_position(game: Game) -> None:
    tables = []
    for seed, case in enumerate(cases(game)):
        table = case.table(seed)
        for _ in walk(table, seed, 600):
            pass
        tables.append(table)
    conformance.same_in_another_process(tables)


@every_case
def test_3_forks_and_saves_equal_the_original(case: Case) -> None:
    for seed in range(100, 100 + DEPTH):
        for number, table in sampled(case, 12 * SMALL, seed):
            conformance.copies_are_faithful(table, number)


@every_case
def test_3_undo_lands_exactly_where_it_was(case: Case) -> None:
    tried = sum(conformance.undo_walk(case, seed, samples=6, decisions=150) for seed in range(SMALL * DEPTH))
    assert tried > 0


@every_case
def test_4_nothing_shown_depends_on_a_secret(case: Case) -> None:
    different = 0
    for seed in range(200, 200 + DEPTH):
        for number, table in sampled(case, 24 * SMALL, seed):
            different += conformance.secrets_keep(table, number)
    hides = type(find_game(case.game).secrets).scramble is not SecretsPart.scramble
    assert different > 0 or not hides, "scramble never changed anything"


@every_case
def test_5_wrong_answers_change_nothing(case: Case) -> None:
    for seed in range(300, 300 + DEPTH):
        for number, table in sampled(case, 4 * SMALL, seed):
            conformance.refusals_change_nothing(table, number)


# Games whose refusals contradict their offers, each with the reason; to be emptied by whoever looks after the game.
DISAGREE: dict[str, str] = {}


@every_case
def test_5_what_is_refused_is_not_offered_and_names_a_rule(case: Case) -> None:
    if case.game in DISAGREE:
        pytest.xfail(DISAGREE[case.game])
    refused = 0
    for seed in range(350, 350 + DEPTH):
        for table in walk(case.table(seed), seed, 250 * DEPTH):
            refused += conformance.refusals_agree(table)
    assert refused or case.game == "last-lantern"


@every_case
def test_6_everything_has_words_in_both_languages_and_cites_real_rules(case: Case) -> None:
    for seed in range(400, 400 + SMALL * DEPTH):
        assert conformance.everything_can_be_told(case, seed) > 10


@every_game
def test_6_every_message_of_an_option_has_a_verb_and_every_verb_a_name(game: Game) -> None:
    if not isinstance(game.verbs, VerbTable):
        return  # the key of an option says it
    words = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    messages = set(re.findall(r"^(option-[\w-]+) *=", words, re.MULTILINE))
    texts = {text for verb in game.verbs.verbs.values() for text in verb.texts}
    named = set(re.findall(r"^verb-([\w-]+) *=", words, re.MULTILINE))
    assert {text for text in texts if text.startswith("option-")} <= messages, "messages that are gone"
    assert messages <= texts or any(text.endswith(":") for text in texts), f"without a verb: {sorted(messages - texts)}"
    assert named == set(game.verbs.names())


@every_case
def test_6_no_two_options_read_the_same(case: Case) -> None:
    for seed in range(500, 502 + DEPTH):
        for _, table in sampled(case, 40, seed):
            conformance.options_can_be_told_apart(table)


@every_case
def test_7_greedy_seats_finish(case: Case) -> None:
    bots = pytest.importorskip("stockade.bots")
    bot = bots.Greedy(7, HURRY)
    conformance.bots_finish(case, 7, bot.choose)


@pytest.mark.parametrize("case", DEEP, ids=str)
def test_all_promises_deep_in_a_game_that_is_played_well(case: Case) -> None:
    """Random seats lose early; greedy ones, with a slip now and then, see what comes later."""
    bots = pytest.importorskip("stockade.bots")
    bot, luck, words, heard = bots.Greedy(1, HURRY), random.Random(1), conformance.Words(find_game(case.game)), 0
    table = case.table(1)
    while not table.outcome and len(table.answers) < 300 * DEPTH:
        words.listen(table, heard)
        heard = len(table.log)
        if luck.random() < 0.08:
            conformance.copies_are_faithful(table, len(table.answers))
            conformance.secrets_keep(table, len(table.answers))
            conformance.refusals_change_nothing(table, len(table.answers))
            if case.game not in DISAGREE:
                conformance.refusals_agree(table)
            conformance.options_can_be_told_apart(table)
        if luck.random() < 0.1:
            step(table, luck)
        else:
            ask = table.pending[0]
            table.answer(ask.seat, bot.choose(table, ask), decision=ask.id)


@every_case
def test_9_the_table_may_be_watched_event_by_event(case: Case) -> None:
    assert can_be_watched(case, 601, decisions=100 * DEPTH) > 10

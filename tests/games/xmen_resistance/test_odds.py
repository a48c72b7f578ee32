"""What is written beside an answer: chances that agree with the dice, and nothing that is hidden."""

import itertools

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.engine import Table, find_game
from stockade.games.xmen_resistance.play import WEAPONS
from stockade.games.xmen_resistance.rules.building import draws_at
from stockade.games.xmen_resistance.rules.combat import Attack, aim
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.games.xmen_resistance.show.odds import falls, hit_odds
from stockade.insight.worlds import policy_answer
from stockade.testing import rule


def told(t: ResistanceScene, key: str) -> list[tuple[str, dict[str, object]]]:
    """The facts beside that answer."""
    ask = t.table.pending[0]
    return [(fact.text, dict(fact.args)) for fact in t.game.odds.facts(t.play, ask).get(key, [])]


def by_counting(shot: Attack, needed: int) -> float:
    """The chance of so many hits, found by going through every roll."""
    good = sum(
        sum(face + shot.bonus >= shot.accuracy for face in roll) >= needed for roll in itertools.product(range(1, 7), repeat=shot.dice)
    )
    return good / 6**shot.dice


@rule("XR-COMBAT-06", "XR-POWER-01")
@pytest.mark.parametrize("power", [0, 1, 3])
def test_every_amount_of_power_tells_its_chance(board: Board, power: int) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=4)
    t.enemies("12V.B", brute=1)
    t.answer("attack:lightning_bolt:12V.B")
    shot = aim(t.play, t.hero("storm"), WEAPONS["lightning_bolt"], "12V.B")
    shot.dice += power
    assert told(t, f"power:{power}") == [("fact-falls", {"enemy": "brute", "percent": round(100 * by_counting(shot, 2))})]


def test_attacks_on_the_menu_tell_their_chance_without_power(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.enemies("12V.B", walker=1)
    assert told(t, "attack:lightning_bolt:12V.B") == [("fact-falls", {"enemy": "walker", "percent": 89})]  # 1 - 1/9
    assert told(t, "power-up") == [("fact-power", {"before": 1, "after": 3})]


def test_an_attack_that_needs_power_tells_its_chance_with_power(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.zombie("juggernaut", "12V.B")  # toughness 4: two dice and one Power are not enough
    assert told(t, "attack:lightning_bolt:12V.B") == [("fact-falls", {"enemy": "juggernaut", "percent": 0})]
    t.set("storm", power=2)
    assert told(t, "attack:lightning_bolt:12V.B") == [("fact-falls-with", {"enemy": "juggernaut", "percent": 20, "power": 2})]  # (2/3)**4


def test_hunger_is_in_the_chance_already(board: Board) -> None:
    t = board("psylocke", on="MZ1", psylocke="14V.D")
    t.set("psylocke", power=1)
    t.zombie("colossus", "14V.D")  # toughness 5
    assert told(t, "attack:psionic_blade:14V.D")[0] == ("fact-falls", {"enemy": "colossus", "percent": 0})


def test_several_enemies_tell_how_many_fall_on_average(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.enemies("12V.B", walker=5)
    assert told(t, "attack:lightning_bolt:12V.B")[1] == ("fact-expected", {"whole": 1, "tenth": 3})  # 2 dice, 2/3 each


@rule("XR-COMBAT-07", "XR-COMBAT-09")
def test_the_first_target_is_the_first_by_priority(board: Board) -> None:
    t = board("magneto", magneto="12V.A")
    t.enemies("12V.B", walker=1, brute=1, runner=1)
    assert told(t, "attack:shrapnel:12V.B")[0] == ("fact-falls", {"enemy": "brute", "percent": 50})
    # 0 or 1 hit: nobody (1/2), 2 hits: the Brute (3/8), 3 hits: the Walker too (1/8)
    assert told(t, "attack:shrapnel:12V.B")[1] == ("fact-expected", {"whole": 0, "tenth": 6})
    t.zombie("psylocke", "12V.B")
    assert told(t, "attack:shrapnel:12V.B")[0] == ("fact-falls", {"enemy": "psylocke", "percent": 12})


def test_boosts_tell_what_they_would_change(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=1, traits=["keen_aim", "unstoppable"])
    t.enemies("12V.B", brute=1)
    t.answer("attack:lightning_bolt:12V.B")
    assert told(t, "power:0")[0][1]["percent"] == 44
    assert told(t, "boost:trait:keen_aim")[0][1]["percent"] == 69  # (5/6)²
    assert told(t, "boost:trait:unstoppable")[0][1]["percent"] == 89
    t.answer("boost:trait:keen_aim")
    assert told(t, "power:0")[0][1]["percent"] == 69  # looking changed nothing, playing it did
    t.answer("power:0")


@rule("XR-HERO-07", "XR-HERO-08")
def test_sixes_that_add_dice_are_counted(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", health=1)
    shot = aim(t.play, t.hero("wolverine"), WEAPONS["adamantium_claws"], "12V.A")
    odds = hit_odds(shot, 99)
    assert sum(odds.values()) == pytest.approx(1, abs=1e-6)
    # one die: half the time it adds another, so on average p = 5/6 of a hit for each of 2 dice
    assert sum(hits[0] * chance for hits, chance in odds.items()) == pytest.approx(3 * 2 * 5 / 6, abs=1e-5)


@rule("XR-HERO-20")
def test_an_assassins_six_is_worth_two(board: Board) -> None:
    t = board("mystique", mystique="12V.A")
    t.set("mystique", xp=43)
    t.enemies("12V.B", brute=1)
    t.zombie("juggernaut", "12V.C")
    # a six, or two hits: 1 - P(no six and at most one hit) = 1 - (9 + 12) / 36
    assert told(t, "attack:twin_pistols:12V.B") == [("fact-falls", {"enemy": "brute", "percent": 42})]


@rule("XR-ENEMY-12")
def test_iceman_is_seen(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.zombie("iceman", "12V.A")
    t.enemies("12V.B", walker=1)
    assert told(t, "attack:lightning_bolt:12V.B")[0][1]["percent"] == 75


def test_moves_tell_who_waits_there(board: Board) -> None:
    t = board("storm", storm="12V.B")
    t.enemies("12V.C", walker=2, brute=1)
    assert told(t, "move:12V.C") == [("fact-enemies", {"count": 3})]
    assert told(t, "move:12V.A") == []


def test_hits_fall_in_line() -> None:
    line = [("brute", 2), ("walker", 1), ("runner", 1)]
    assert [falls((hits, 0), line) for hits in range(6)] == [0, 0, 1, 2, 3, 3]
    assert falls((0, 2), line) == 2


@rule("XR-BUILD-04")
@rule("XR-BUILD-12")
def test_doors_tell_how_many_spawn_cards_lie_beyond() -> None:
    game, told = find_game("xmen-resistance"), 0
    for seed, mission in enumerate(("MH1", "MH2", "MH4", "MH6")):
        table = Table.new(game.id, game.defaults(mission, 2), seed)
        for _ in range(60):
            if table.outcome:
                break
            ask = table.pending[0]
            facts = game.odds.facts(table.play, ask)
            for option in ask.options:
                if option.key.startswith("open:"):
                    drawn = spawn_cards(table, ask.seat, option.key)
                    counts = [fact.args["count"] for fact in facts.get(option.key, []) if fact.text == "fact-beyond"]
                    assert counts == ([drawn] if drawn else [])
                    told += bool(counts)
            table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)
    assert told >= 4


def spawn_cards(table: Table, seat: int, key: str) -> int:
    """How many zones of a building draw a card when that door is opened."""
    twin = table.fork()
    twin.answer(seat, [key])
    asked = [event for event in twin.log if event.kind == "building.opened"]
    return sum(draws_at(twin.play.board, str(zone)) for event in asked for zone in event.args["zones"])  # type: ignore[union-attr]

"""What machine players make of a position: quick answers, what they think about, and whole games to the end."""

from collections.abc import Iterable, Iterator
from math import log

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.bots import Greedy, play_out
from stockade.engine import Ask, Table
from stockade.games.marvel_champions.bot import forest, player, position
from stockade.games.marvel_champions.bot.forest import chance
from stockade.games.marvel_champions.bot.hand import best_set
from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.points import MANY, lasting, points, thrift, waits
from stockade.games.marvel_champions.bot.worth import WEIGHTS, features
from stockade.games.marvel_champions.facts import cards
from stockade.games.marvel_champions.scene import ChampionsScene

HEROES = ("spider-man-justice", "captain-marvel-leadership", "she-hulk-aggression", "iron-man-aggression", "black-panther-protection")


def asked(scene: ChampionsScene, seat: int = 0) -> Ask:
    ask = scene.table.asked(seat)
    assert ask is not None
    return ask


def quick(scene: ChampionsScene) -> list[str]:
    keys = player.quick_answer(scene.table.play, asked(scene))
    assert keys is not None
    return keys


def odds(scene: ChampionsScene) -> float:
    return chance(scene.table.play)


# -- quick answers ----------------------------------------------------------------------------------------------------


def test_a_blow_that_backflip_will_dodge_is_said_to_be_dodged(board: Board) -> None:
    """A person who takes this answer as a hint is not asked again: to let it happen would be to be hit."""
    scene = board("spider-man")
    scene.hand("backflip", seat=0)
    scene.minion("vulture", 0)
    scene.minions_act(0)
    assert scene.prompt == "prompt-defend"
    before = scene.health("spider-man")
    scene.answer(*quick(scene))
    assert scene.health("spider-man") == before and not scene.hand_of(0)


def test_a_villain_who_can_be_felled_is_felled(board: Board) -> None:
    scene = board("spider-man")
    scene.change(lambda g: (g.state.villain_deck.clear(), setattr(g.villain, "damage", 12), setattr(g.scheme, "threat", 6)))
    assert quick(scene) == ["attack:spider-man.0"]


def test_a_scheme_about_to_end_is_thwarted_first(board: Board) -> None:
    scene = board("spider-man")
    assert quick(scene) == ["attack:spider-man.0"]
    scene.change(lambda g: setattr(g.scheme, "threat", 6))
    assert quick(scene) == ["thwart:spider-man.0"]


def test_a_hurt_hero_goes_home_unless_the_scheme_would_end(board: Board) -> None:
    scene = board("spider-man")
    scene.change(lambda g: setattr(g.identity(0), "damage", 9))
    assert quick(scene) == ["flip"]
    scene.answer("flip")
    assert quick(scene) == ["recover"]
    brave = board("spider-man")
    brave.change(lambda g: setattr(g.identity(0), "damage", 6))
    assert quick(brave) == ["attack:spider-man.0"], "there is still time for that"
    brave.answer("attack:spider-man.0")
    assert quick(brave) == ["flip"]
    late = board("spider-man")
    late.change(lambda g: (setattr(g.identity(0), "damage", 7), setattr(g.scheme, "threat", 4)))
    assert quick(late) != ["flip"]


def test_nothing_left_to_do_ends_the_turn(board: Board) -> None:
    scene = board("spider-man")
    scene.change(lambda g: setattr(g.scheme, "threat", 4))
    scene.answer("attack:spider-man.0")
    assert quick(scene) == ["end"]


def test_cards_are_played_by_what_they_bring_for_their_price(board: Board) -> None:
    scene = board("spider-man")
    shooter, *_ = scene.hand("web-shooter", "helicarrier", "energy", "energy")
    assert quick(scene) == [f"play:{shooter}"]


def test_the_least_useful_cards_pay(board: Board) -> None:
    scene = board("spider-man")
    shooter, _, energy = scene.hand("web-shooter", "backflip", "energy")
    scene.answer(f"play:{shooter}")
    assert scene.prompt == "prompt-pay"
    assert quick(scene) == [f"spend:{energy}"]
    assert player.worthwhile(scene.table.play, asked(scene)) == [[f"spend:{energy}"]], "no thought is given to it"


def test_cards_are_weighed_together_and_pay_for_each_other(board: Board) -> None:
    scene = board("spider-man")
    kick, shooter, *_ = scene.hand("swinging-web-kick", "web-shooter", "energy", "genius")
    g = scene.play
    wanted, _ = best_set(Outlook(g, 0), True)
    assert {g.name(card_id) for card_id in wanted} == {kick, shooter}
    scene.answer(f"play:{shooter}")
    assert not quick(scene)[0].endswith(kick), "it is to be played itself"
    poor = board("spider-man")
    kick, _, backflip = poor.hand("swinging-web-kick", "web-shooter", "backflip")
    g = poor.play
    wanted, _ = best_set(Outlook(g, 0), True)
    assert f"play:{kick}" not in poor.options()
    assert backflip in {g.name(card_id) for card_id in wanted}, "what nothing can be paid with waits for the villain"


@pytest.mark.parametrize(("kept", "home"), [((), 1), (("backflip", "backflip"), 1)])
def test_at_home_more_cards_are_drawn(board: Board, kept: tuple[str, ...], home: int) -> None:
    scene = board("spider-man")
    scene.hand(*kept)
    assert Outlook(scene.play, 0).more_cards() == home
    suit = board("iron-man")
    assert Outlook(suit.play, 0).more_cards() == 5
    suit.play_area("rocket-boots")
    assert Outlook(suit.play, 0).more_cards() == 4
    suit.form("alter-ego")
    assert Outlook(suit.play, 0).more_cards() == 4


def test_a_blow_that_would_fell_the_hero_is_stopped(board: Board) -> None:
    scene = board("spider-man")
    scene.change(lambda g: setattr(g.identity(0), "damage", 8))
    scene.villain_phase()
    while scene.prompt != "prompt-defend":
        scene.answer("use:spider-man.0")
    assert quick(scene) == ["defend:spider-man.0"]


def test_an_ally_on_the_last_leg_steps_in(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("mockingbird")
    scene.change(lambda g: [setattr(ally, "damage", 2) for ally in g.allies.values()])
    scene.change(lambda g: setattr(g.identity(0), "damage", 5))
    scene.villain_phase()
    while scene.prompt != "prompt-defend":
        scene.answer("use:spider-man.0")
    (answer,) = quick(scene)
    assert answer.startswith("defend:mockingbird")


def test_cards_that_could_not_be_played_again_go_first(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("aunt-may")
    may, kick = scene.hand("aunt-may", "swinging-web-kick")
    scene.answer("end")
    assert scene.prompt == "prompt-end-discard"
    assert player.worthwhile(scene.table.play, asked(scene)) == [[], [f"card:{may}"], [f"card:{may}", f"card:{kick}"]]
    assert quick(scene) == [f"card:{may}"]


def test_a_free_reaction_is_always_used(board: Board) -> None:
    scene = board("spider-man")
    scene.villain_phase()
    assert scene.prompt == "prompt-before-attack"
    assert quick(scene) == ["use:spider-man.0"]


# -- worth ------------------------------------------------------------------------------------------------------------


def test_every_player_card_has_points() -> None:
    for code, facts in cards().items():
        if facts.type in ("ally", "event", "support", "upgrade"):
            assert points(code) + MANY * lasting(code) > 0.1, code
            assert thrift(code) <= points(code) + MANY * lasting(code)
    assert waits("backflip")
    assert not waits("swinging-web-kick")
    assert not waits("web-shooter")
    assert points("energy") == 0
    assert points("daredevil") > points("black-cat") > points("first-aid")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("villain.damage", "scheme.threat"),
        ("villain.stunned", "identity.stunned"),
        ("villain.confused", "identity.confused"),
        ("villain.damage", "villain.tough"),
        ("villain.damage", "identity.damage"),
        ("villain.damage", "identity.exhausted"),
    ],
)
def test_what_is_good_and_what_is_bad(board: Board, better: str, worse: str) -> None:
    plain, good, bad = board("spider-man"), board("spider-man"), board("spider-man")
    for scene, what in ((good, better), (bad, worse)):
        whose, field = what.split(".")
        value = 3 if field in ("damage", "threat") else True
        scene.change(
            lambda g, whose=whose, field=field, value=value: setattr(
                g.identity(0) if whose == "identity" else getattr(g, whose), field, value
            )
        )
    assert odds(good) > odds(plain) > odds(bad)


def test_allies_and_upgrades_count_minions_and_side_schemes_too(board: Board) -> None:
    plain, friends, foes, trouble = board("spider-man"), board("spider-man"), board("spider-man"), board("spider-man")
    for code in ("daredevil", "web-shooter"):
        before = odds(friends)
        friends.play_area(code)
        assert odds(friends) > before, code
    foes.minion("hydra-mercenary")
    trouble.scenario_card("bomb-scare", threat=4)
    assert odds(foes) < odds(plain) > odds(trouble)


@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_nobody_spares_a_villain_on_the_last_leg(board: Board, scenario: str) -> None:
    """The next stage and what comes along are counted beforehand."""
    scene = board("spider-man", scenario=scenario, plain=False)
    scene.quiet()
    scene.form("hero")
    scene.change(lambda g: setattr(g.villain, "damage", g.stat(g.villain, "health") - 1))
    before = odds(scene)
    scene.answer("attack:spider-man.0")
    scene.set("hero", exhausted=False)
    assert scene.card("villain").code == f"{scenario}-2"
    assert odds(scene) > before - 0.02


def test_a_scheme_that_cannot_be_thwarted_is_feared_beforehand(board: Board) -> None:
    """Countdown to Oblivion keeps its threat: Assault on NORAD must not end, while The Crimson Cowl may."""
    scene = board("spider-man", scenario="ultron")
    first = Outlook(scene.play, 0).doom(0.0)
    scene.scheme_stage("assault-on-norad")
    held = odds(scene)
    assert Outlook(scene.play, 0).doom(0.0) > 2 * first
    scene.scheme_stage("countdown-to-oblivion", threat=3)
    assert odds(scene) < held / 2


def test_nobody_lets_the_last_stage_begin_to_be_rid_of_the_threat(board: Board) -> None:
    """Nine of ten threat can still be thwarted; none of five on a stage that keeps its threat is worse."""
    scene = board("spider-man", scenario="ultron")
    scene.scheme_stage("assault-on-norad", threat=9)
    brink = odds(scene)
    scene.scheme_stage("countdown-to-oblivion")
    assert odds(scene) < 0.7 * brink


def test_the_end_of_a_first_stage_is_no_relief(board: Board) -> None:
    """What counts is how much threat may still come until the last stage ends."""
    scene = board("spider-man", scenario="klaw")
    scene.scheme_stage("underground-distribution", threat=3)
    early = odds(scene)
    scene.scheme_stage("underground-distribution", threat=5)
    late = odds(scene)
    scene.scheme_stage("secret-rendezvous")
    assert early > 1.2 * odds(scene) and 1.1 * late > odds(scene)  # about the same as just before it


def test_klaws_second_boost_card_is_feared(board: Board) -> None:
    scene = board("spider-man", scenario="klaw")
    scene.set("hero", damage=7)
    rhino = board("spider-man", scenario="rhino")
    rhino.set("hero", damage=7)
    weaker = features(rhino.table.play)["danger"]
    scene.change(lambda g: setattr(g.villain, "code", "klaw-2"))  # an attack of 1 and two cards, against Rhino's 2 and one
    assert features(scene.table.play)["danger"] > weaker


def test_what_works_every_round_is_searched_for_and_kept(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("helicarrier")
    room = scene.play_area("interrogation-room")
    scene.encounter("caught-off-guard")
    scene.reveal("caught-off-guard")
    assert scene.prompt == "prompt-lose-card"
    assert quick(scene) == [f"lose:{room}"]


def test_the_end_of_the_game_is_certain(board: Board) -> None:
    scene = board("spider-man")
    assert 0.0 < odds(scene) < 1.0
    scene.change(lambda g: (g.state.villain_deck.clear(), setattr(g.villain, "damage", 13)))
    scene.answer("attack:spider-man.0")
    assert odds(scene) == 1.0
    assert player.evaluate(scene.table.play, 0) == player.CERTAIN


def test_every_feature_has_its_weight() -> None:
    table = Table.new("marvel-champions", {"scenario": "ultron", "decks": list(HEROES[:3])}, 3)
    assert {*features(table.play), "out"} == set(WEIGHTS)


def test_the_trees_were_grown_for_these_numbers() -> None:
    """Without them a position would be judged by the weights alone, and nobody would notice."""
    table = Table.new("marvel-champions", {"scenario": "klaw", "decks": list(HEROES[:2])}, 3)
    numbers = position.row(table.play)
    assert len(forest.TREES) == 250 and len(numbers) == len(position.NAMES)
    assert all(0 <= place < len(numbers) for place in places(forest.TREES))


def places(trees: Iterable[forest.Branch | float]) -> Iterator[int]:
    for node in trees:
        if isinstance(node, forest.Branch):
            yield node.place
            yield from places((node.below, node.above))


def test_threat_counts_less_where_the_villain_is_about_to_fall(board: Board) -> None:
    """What only counts together is what the trees are for."""
    costs = []
    for left in (14, 1):
        scene = board("spider-man")
        scene.change(lambda g, left=left: (g.state.villain_deck.clear(), setattr(g.villain, "damage", g.stat(g.villain, "health") - left)))
        calm = odds(scene)
        scene.change(lambda g: setattr(g.scheme, "threat", 6))
        costs.append(log(calm / (1 - calm)) - log(odds(scene) / (1 - odds(scene))))
    assert costs[0] > 1.2 * costs[1] > 0


# -- whole games ------------------------------------------------------------------------------------------------------


def test_thinking_wins_where_chance_never_does() -> None:
    def won(seed: int) -> bool:
        table = Table.new("marvel-champions", {"scenario": "rhino", "decks": ["spider-man-justice"]}, seed)
        play_out(table, Greedy(seed, 15))
        return table.outcome == "won"

    assert any(won(seed) for seed in range(1001, 1006))


@pytest.mark.parametrize(("scenario", "hero"), [("rhino", 1), ("klaw", 2), ("ultron", 4)])
def test_greedy_seats_finish_in_expert_mode_too(scenario: str, hero: int) -> None:
    """The conformance suite plays standard mode; the whole matrix is played by `tools/champions_matrix.py`."""
    table = Table.new("marvel-champions", {"scenario": scenario, "mode": "expert", "decks": [HEROES[hero]]}, 1)
    play_out(table, Greedy(hero, 1), 1500)
    assert table.outcome

"""Setting up (DW-SETUP, DW-VAR): the deal, the draft, the leaders, the variants, and every set-up that is refused."""

from collections import Counter

import pytest
from msgspec.structs import replace

from stockade.engine import BadSetup, Chance, Table
from stockade.engine.chance import seed_words
from stockade.engine.text import LANGUAGES
from stockade.games.dead_of_winter import GAME, facts
from stockade.games.dead_of_winter.rules import draft, setup
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.testing import rule


def new(seed: int = 0, **settings: object) -> Table:
    return Table.new(GAME.id, settings, seed)


def drafted(table: Table) -> Table:
    for _ in range(2):
        for ask in list(table.pending):
            table.answer(ask.seat, [option.key for option in ask.options[: ask.least]])
    return table


@rule("DW-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players(seats: int) -> None:
    table = new(seats=seats)
    assert table.state.seats == seats
    assert table.state.variant == ("co-op" if seats == 2 else "standard")


@rule("DW-SETUP-01", "DW-VAR-05", "DW-VAR-14", "DW-VAR-17", "DW-VAR-18")
@pytest.mark.parametrize(
    ("reason", "settings"),
    [
        ("seat-count", {"seats": 1}),
        ("seat-count", {"seats": 6}),
        ("seat-count", {"seats": "3"}),
        ("two-players", {"seats": 2, "variant": "standard"}),
        ("two-players", {"seats": 2, "variant": "betrayer"}),
        ("dilemma", {"seats": 3, "variant": "dilemma"}),
        ("unknown-scenario", {"seats": 3, "scenario": "summer"}),
        ("unknown-variant", {"seats": 3, "variant": "solo"}),
        ("unknown-side", {"seats": 3, "side": "left"}),
        ("unknown-rules", {"seats": 3, "rules": ["cheating"]}),
        ("unknown-rules", {"seats": 3, "rules": "elimination"}),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(reason: str, settings: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as caught:
        new(**settings)
    assert caught.value.reason == reason
    for lang in LANGUAGES:
        assert GAME.text.say(lang, caught.value.text_key, caught.value.args_for_text)


@rule("DW-SETUP-02", "DW-SETUP-03", "DW-VAR-10")
@pytest.mark.parametrize("scenario", list(facts.MAINS))
@pytest.mark.parametrize("side", ["normal", "hardcore"])
def test_tracks_start_at_the_numbers_of_the_side_in_use(scenario: str, side: str) -> None:
    printed = getattr(facts.MAINS[scenario], side)
    state = new(seats=3, scenario=scenario, side=side).state
    assert (state.morale, state.rounds_left, state.side) == (printed.morale, printed.rounds, side)


@rule("DW-SETUP-02")
def test_the_normal_side_is_used_unless_asked_for() -> None:
    assert new(seats=3).state.side == "normal"


@rule("DW-SETUP-04", "DW-SETUP-05")
def test_the_main_objective_sets_up_zombies_and_helpless_survivors() -> None:
    state = new(seats=4, scenario="too-many-mouths").state
    assert state.helpless == 7 and state.zombies == [1] * 6 + [0] * 6
    assert not state.survivors
    state = new(seats=3, scenario="home-sweet-home", side="hardcore").state
    assert state.zombies == [3, 3, 3, 2, 2, 2, *[2] * 6]


@rule("DW-SETUP-06", "DW-SETUP-07", "DW-SETUP-08", "DW-SETUP-21")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_pool_of_two_objectives_per_player_and_one_betrayal(seats: int) -> None:
    betrayed = 0
    for seed in range(120):
        state = new(seed, seats=seats).state
        secrets = [player.secret for player in state.players]
        pool = secrets + state.aside
        assert len(pool) == 2 * seats + 1 and len(set(pool)) == len(pool)
        assert sum(secret in facts.BETRAYALS for secret in pool) == 1
        assert not state.removed and not state.gone
        assert not {*state.box_secrets, *state.box_betrayals} & set(pool)
        assert set(state.box_betrayals) <= set(facts.BETRAYALS) and not set(state.box_secrets) & set(facts.BETRAYALS)
        betrayed += any(secret in facts.BETRAYALS for secret in secrets)
    assert abs(betrayed / 120 - seats / (2 * seats + 1)) < 0.12


@rule("DW-SETUP-07")
def test_everybody_has_one_objective_and_sees_no_other() -> None:
    table = new(seats=3)
    dealt = [player.secret for player in table.state.players]
    assert len(set(dealt)) == 3 and all(dealt)
    for seat, own in enumerate(dealt):
        assert [card for card in dealt if card in str(table.view(seat)["you"])] == [own]


@rule("DW-SETUP-09")
def test_the_betrayal_card_may_stay_in_the_box() -> None:
    for seed in range(30):
        state = new(seed, seats=5, variant="no-betrayer").state
        assert not any(secret in facts.BETRAYALS for secret in [player.secret for player in state.players] + state.aside)
        assert len(state.box_betrayals) == 10


@rule("DW-VAR-09")
def test_the_betrayer_variant_has_one_ordinary_objective_per_player() -> None:
    state = new(seats=4, variant="betrayer").state
    pool = [player.secret for player in state.players] + state.aside
    assert len(pool) == 5 and sum(secret in facts.BETRAYALS for secret in pool) == 1


@rule("DW-SETUP-10", "DW-SETUP-11")
def test_decks_are_shuffled_and_apart() -> None:
    first, second = new(1, seats=3).state, new(2, seats=3).state
    for name in ("crisis_deck", "roads", "survivor_deck", "exile_deck"):
        assert getattr(first, name) != getattr(second, name)
    assert sorted(first.crisis_deck) == sorted(facts.CRISES)
    assert sorted(first.exile_deck) == sorted(facts.EXILED)
    assert sorted(first.roads) == sorted(facts.ROADS)


@rule("DW-SETUP-12")
def test_mature_cards_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    card = replace(facts.ROADS["overdue"], mature=True)
    monkeypatch.setitem(setup.ROADS, "overdue", card)
    assert "overdue" in new(seats=3).state.roads
    assert "overdue" not in new(seats=3, rules=["no-mature"]).state.roads


@rule("DW-SETUP-13", "DW-SETUP-14", "DW-VAR-06")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 7), (3, 5), (5, 5)])
def test_the_deal(seats: int, dealt: int) -> None:
    state = new(seats=seats).state
    assert [len(player.hand) for player in state.players] == [dealt] * seats
    assert all(facts.ITEMS[facts.CARDS[card]].starter for player in state.players for card in player.hand)
    assert len(state.box) == 25 - dealt * seats
    for place in facts.OUTSIDE:
        assert sorted(state.decks[place]) == list(facts.DECKS[facts.SPOTS[place].id])
    assert state.decks[1] != sorted(state.decks[1])


@rule("DW-SETUP-15", "DW-SETUP-17", "DW-VAR-07")
@pytest.mark.parametrize(("seats", "kept"), [(2, 3), (4, 2)])
def test_of_four_survivors_some_are_kept_and_start_at_the_colony(seats: int, kept: int) -> None:
    table = new(3, seats=seats)
    assert [ask.prompt for ask in table.pending] == ["prompt-draft"] * seats
    assert all(len(ask.options) == 4 and ask.least == ask.most == kept for ask in table.pending)
    dealt = [player.dealt for player in table.state.players]
    assert table.view(0)["you"]["dealt"] == dealt[0]
    drafted(table)
    state = table.state
    assert Counter(survivor.seat for survivor in state.survivors) == dict.fromkeys(range(seats), kept)
    assert all(survivor.place == 0 for survivor in state.survivors)
    assert all(name in dealt[survivor.seat] for survivor in state.survivors for name in [survivor.id])
    back = {name for names in dealt for name in names} - {survivor.id for survivor in state.survivors}
    assert back <= set(state.survivor_deck)


@rule("DW-SETUP-16", "DW-SETUP-18")
def test_leaders_and_the_first_player() -> None:
    table = drafted(new(5, seats=4))
    leaders = [player.leader for player in table.state.players]
    assert all(table.play.survivors[leader].seat == seat for seat, leader in enumerate(leaders))
    influence = [facts.SURVIVORS[leader].influence for leader in leaders]
    assert table.state.first == influence.index(max(influence))
    assert table.state.turn.seat == table.state.first


@rule("DW-SETUP-19")
def test_chance_decides_between_equal_leaders(monkeypatch: pytest.MonkeyPatch) -> None:
    same = {name: replace(fact, influence=1) for name, fact in facts.SURVIVORS.items()}
    monkeypatch.setattr(draft, "SURVIVORS", same)
    assert {drafted(new(seed, seats=3)).state.first for seed in range(12)} == {0, 1, 2}


@rule("DW-SETUP-20")
def test_stores_start_empty() -> None:
    state = drafted(new(seats=3)).state
    assert (state.food, state.starvation, state.waste, state.given) == (0, 0, [], [])


@rule("DW-VAR-01", "DW-VAR-02", "DW-VAR-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_cooperative_game(seats: int) -> None:
    state = new(seats=seats, variant="co-op").state
    assert state.side == "hardcore"
    assert not any(player.secret for player in state.players) and not state.aside
    everybody = state.survivor_deck + [name for player in state.players for name in player.dealt]
    assert not {"gray-beard", "annaleigh-chan"} & set(everybody)
    assert not any(facts.ROADS[card].non_coop for card in state.roads)
    assert len(everybody) == 28


@rule("DW-VAR-14", "DW-VAR-18")
def test_the_dilemma_deals_an_ordinary_and_a_betrayal_objective() -> None:
    state = new(seats=2, variant="dilemma").state
    assert all(player.secret in facts.SECRETS and player.betrayal in facts.BETRAYALS for player in state.players)
    assert state.side == "hardcore" and not any(facts.ROADS[card].non_coop for card in state.roads)


@rule("DW-VAR-17")
def test_an_extra_objective_only_when_asked_for() -> None:
    def known(rules: list[str]) -> set[str]:
        state = GAME.setup({"seats": 3, "rules": rules}, Chance(seed_words(1), []))
        return {*state.aside, *state.box_secrets, *(player.secret for player in state.players)}

    assert "pharmacist" not in known([]) and "pharmacist" in known(["extra-objective"])


def test_a_scene_begins_on_an_empty_board() -> None:
    scene = WinterScene("sparky", "mike-cho", "rod-miller")
    assert scene.state.turn.seat == 0 and sum(scene.state.zombies) == 0
    scene.finish("")


@rule("DW-SETUP-01")
def test_without_a_wish_two_play_together() -> None:
    table = Table.new(GAME.id, {}, 0)
    assert table.state.seats == 2 and table.state.variant == "co-op" and table.state.scenario == GAME.scenarios[0]


@rule("DW-VAR-18")
def test_the_dilemma_begins_on_the_hardcore_side_and_has_no_votes() -> None:
    table = new(seats=2, variant="dilemma", scenario="too-many-mouths")
    assert (table.state.side, table.state.rounds_left) == ("hardcore", 6)
    drafted(table)
    refused = [no for ask in table.pending for no in ask.why_not()]
    assert [no.rule for no in refused if no.key == "vote"] == ["DW-VAR-03"]

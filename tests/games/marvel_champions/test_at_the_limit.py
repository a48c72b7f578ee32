"""Just below and at the limit: numbers whose neighbours would look right as well."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import BadSetup
from stockade.engine.deckbuilding import BadDeck, Deck
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.facts import decks
from stockade.games.marvel_champions.show.odds import blow
from stockade.testing import Scene, rule

# -- decks ------------------------------------------------------------------------------------------------------------------


@rule("MC-BUILD-02", "MC-SETUP-22")
def test_a_deck_with_one_fault_names_it() -> None:
    cards = dict(decks()["spider-man-justice"].cards)
    own = GAME.decks.prepared()["spider-man-justice"].cards
    short = {**own, next(name for name in cards if name in own and own[name] == 1): 0}
    with pytest.raises(BadSetup) as refused:
        Scene("marvel-champions", {"scenario": "rhino", "decks": [{"hero": "spider-man", "cards": short}]})
    assert refused.value.reason == "fault-size"


# -- threat -----------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-82", "MC-CARD-13")
def test_no_card_is_lost_when_no_threat_was_placed(board: Board) -> None:
    scene = board("she-hulk", scenario="ultron")
    scene.form("alter-ego")
    scene.reveal("rage-of-ultron")
    scene.answer("use:jennifer-walters.0")  # the one threat of his scheme
    assert scene.events("threat.placed") == []
    assert scene.pile_of() == []


@rule("MC-CARD-82", "MC-CARD-56")
def test_no_card_is_lost_when_nothing_was_left_to_place(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron")
    scene.form("alter-ego")
    help_, *_ = scene.hand("emergency", "genius")
    scene.reveal("rage-of-ultron")
    scene.answer(f"play:{help_}")
    assert scene.events("threat.placed") == []
    assert "emergency" in scene.pile_of() and scene.events("deck.milled") == []


# -- attacks ----------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-15")
@pytest.mark.parametrize(("damage", "dealt"), [(0, None), (1, 1), (14, 14)])
def test_gamma_slam_needs_one_damage(board: Board, damage: int, dealt: int | None) -> None:
    scene = board("she-hulk", "spider-man")
    slam, *_ = scene.hand("gamma-slam", "genius", "strength", "energy")
    scene.set("hero", damage=damage)
    scene.turn()
    assert scene.offers(f"play:{slam}", seat=0) == (dealt is not None)
    if dealt is not None:
        scene.answer(f"play:{slam}", seat=0)
        scene.pay(*[key.removeprefix("spend:") for key in scene.options() if key.startswith("spend:")])
        assert scene.card("villain").damage == dealt


# -- lists ------------------------------------------------------------------------------------------------------------------


def test_a_site_may_list_cards_of_which_there_are_none() -> None:
    reading = GAME.decks.read('{"hero_code": "01001a", "slots": {"01003": 0, "01088": 1, "01089": 99, "01090": 100}}')
    assert reading.deck.cards == {"energy": 1, "genius": 99}
    assert reading.deck.hero == "spider-man"  # no card of the set says so
    assert [(one.line, one.words, one.why) for one in reading.unread] == [(4, "01090: 100", "count")]


# -- whose doing it was -----------------------------------------------------------------------------------------------------


@rule("MC-REVEAL-13", "MC-DEFEAT-09")
@pytest.mark.parametrize("who", [0, 1])
def test_who_defeats_a_stage_reveals_the_next(board: Board, who: int) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.change(lambda g: setattr(g.state, "first", 1 - who))
    scene.set("villain", damage=27)
    scene.turn(who)
    scene.answer(next(key for key in scene.options(who) if key.startswith("attack:")), seat=who)
    assert scene.card("villain").code == "rhino-2"
    assert scene.last("ability.used")["who"] == scene.play.face(who)


@rule("MC-REVEAL-13", "MC-MAIN-06")
@pytest.mark.parametrize("who", [0, 1])
def test_who_completes_a_scheme_reveals_the_next(board: Board, who: int) -> None:
    scene = board("captain-marvel", "spider-man", scenario="klaw")
    scene.change(lambda g: setattr(g.state, "first", 1 - who))
    scene.set("scheme", threat=11)
    scene.encounter("shocker")
    scene.reveal("kree-manipulator", seat=who)
    assert scene.card("scheme").code == "secret-rendezvous"
    used = [event for event in scene.events("ability.used") if event["card"] == scene.card("scheme").entity]
    assert [event["who"] for event in used] == [scene.play.face(who)]


@rule("MC-CARD-82", "MC-CARD-43")
def test_no_card_is_lost_when_another_took_the_threat(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", scenario="ultron")
    scene.form("alter-ego")
    event, *_ = scene.hand("great-responsibility", seat=1)
    scene.reveal("rage-of-ultron")
    scene.answer(f"play:{event}")
    assert scene.health("hero1") == 9
    assert scene.events("deck.milled") == []


# -- before a table is made -------------------------------------------------------------------------------------------------


@rule("MC-SCEN-09", "MC-COMP-01")
def test_how_many_may_play() -> None:
    assert [GAME.seats_in(scenario) for scenario in ("rhino", "klaw", "ultron", "learning")] == [(1, 4), (1, 4), (1, 4), (1, 2)]
    for seats in (1, 2):
        scene = Scene("marvel-champions", {"scenario": "learning", "seats": seats})
        assert scene.state.seats == seats
    assert Scene("marvel-champions", {"scenario": "learning"}).state.seats == 1
    assert Scene("marvel-champions", {"scenario": "rhino"}).state.seats == 1
    for seats in (0, 3, "2", True):
        with pytest.raises(BadSetup) as refused:
            Scene("marvel-champions", {"scenario": "learning", "seats": seats})
        assert refused.value.reason == "learning-count"


def test_how_long_and_how_hard() -> None:
    told = {scenario: GAME.form.scenario_facts(scenario) for scenario in ("rhino", "klaw", "ultron", "learning", "of-a-later-box")}
    assert {scenario: (facts["minutes"], facts["difficulty"]) for scenario, facts in told.items()} == {
        "rhino": (45, 1),
        "klaw": (60, 2),
        "ultron": (75, 3),
        "learning": (40, 1),
        "of-a-later-box": (60, 2),
    }


@rule("MC-BUILD-03", "MC-BUILD-04")
def test_a_deck_is_built_card_by_card() -> None:
    desk = GAME.decks
    empty = desk.no_more(Deck("spider-man", {}))
    assert empty == {}  # one Black Cat and two Backflips belong in, and of everything else there is none
    one = desk.no_more(Deck("spider-man", {"black-cat": 1, "backflip": 1}))
    assert one["black-cat"].text == "hero-complete" and "backflip" not in one
    assert desk.no_more(Deck("spider-man", {"backflip": 2}))["backflip"].args == {"card": "backflip", "count": 2}
    assert desk.sums(Deck("spider-man", {"uppercut": 0, "for-justice": 1})).aspects == ["justice"]


def test_what_stands_behind_a_colon_is_no_part_of_the_title() -> None:
    reading = GAME.decks.read("Web\n1x Daredevil: the Man Without Fear\n2x ---")
    assert reading.deck.cards == {"daredevil": 1}
    assert [(one.line, one.why) for one in reading.unread] == [(3, "card")]


def test_codes_that_nobody_knows_are_told_as_codes() -> None:
    reading = GAME.decks.read('{"hero_code": "01001a", "slots": {"21001a": 1, "2100": 1, "21001": 1, "Nobody": 1}}')
    assert [(one.words, one.why) for one in reading.unread] == [("21001a", "code"), ("2100", "code"), ("21001", "code"), ("Nobody", "card")]


@rule("MC-BUILD-03", "MC-BUILD-05")
def test_cards_of_which_there_are_none_break_no_rule() -> None:
    desk = GAME.decks
    deck = desk.prepared()["captain-marvel-leadership"]
    assert desk.faults(Deck(deck.hero, {**deck.cards, "backflip": 0, "uppercut": 0})) == []
    spider = desk.prepared()["spider-man-justice"].cards
    (fault,) = desk.faults(Deck("spider-man", {**{name: count for name, count in spider.items() if name != "black-cat"}, "first-aid": 2}))
    assert (fault.text, fault.args) == ("hero-card", {"card": "black-cat", "count": 0, "wanted": 1})


def test_lists_that_only_look_like_json() -> None:
    assert GAME.decks.read("[Web of Justice]\n1x Energy").deck.cards == {"energy": 1}
    with pytest.raises(BadDeck):
        GAME.decks.read('{"slots": {"01088": 1},\n1x Energy')


def test_one_copy_is_of_one_printing_and_three_titles_are_enough() -> None:
    assert GAME.decks.read("1x Wakanda Forever!").deck.cards == {"wakanda-forever-a": 1}
    (unread,) = GAME.decks.read("1x Energy\n1x Drones Ultron").unread
    assert len(unread.near) == 3


def test_a_label_before_a_card_names_one_of_it() -> None:
    assert GAME.decks.read("Ally: Daredevil\nAlly: Black Cat").deck.cards == {"daredevil": 1, "black-cat": 1}


def test_numbers_of_a_site_are_digits_or_nothing() -> None:
    reading = GAME.decks.read('{"cards": [{"name": "Backflip"}, {"name": "Energy", "quantity": "2"}, {"name": "Genius", "count": "two"}]}')
    assert reading.deck.cards == {"backflip": 1, "energy": 2}
    assert [(one.words, one.why) for one in reading.unread] == [("Genius: two", "count")]


def test_what_is_written_for_sites_can_be_read_by_people() -> None:
    written = GAME.decks.write(Deck("spider-man", {"energy": 1}, "Web"), "json", "en")
    assert written.startswith('{\n  "name": "Web",\n  "hero_code": "01001a",\n')


# -- what an answer will do -------------------------------------------------------------------------------------------------


@rule("MC-STATUS-10", "MC-DEF-02")
@pytest.mark.parametrize(
    ("vests", "boost", "told"), [(0, "blank", "fact-status"), (1, "blank", "fact-suffers"), (1, "hydra-mercenary", "fact-status")]
)
def test_a_tough_card_stays_where_no_damage_can_come(board: Board, vests: int, boost: str, told: str) -> None:
    scene = board("captain-marvel")
    scene.only_encounter(boost, boost)
    scene.set("hero", tough=True)
    for _ in range(vests):
        scene.play_area("armored-vest")
    scene.villain_attacks()
    facts = GAME.odds.facts(scene.play, scene.table.pending[0])["defend:captain-marvel.0"]
    assert [fact.text for fact in facts] == [told]


@pytest.mark.parametrize(("amount", "told"), [(0, ("fact-damage", {"count": 0})), (1, ("fact-left", {"count": 1, "health": 13}))])
def test_a_blow_without_strength_is_told_as_none(board: Board, amount: int, told: tuple[str, dict[str, int]]) -> None:
    scene = board("captain-marvel")
    (fact,) = blow(scene.play, scene.card("villain"), amount)
    assert (fact.text, fact.args) == told

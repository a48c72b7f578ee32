"""Searching and noise (DW-SEARCH, DW-INFO-04)."""

from stockade.games.dead_of_winter.facts import CARDS
from stockade.testing import rule


def at_library(winter, *deck: str, rest: bool = True):
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.put("library", "harman-brooks")
    scene.deck("library", *deck, rest=rest)
    scene.pool(0, 2, 3, 6)
    scene.mark()
    return scene


@rule("DW-SEARCH-01")
def test_the_colony_cannot_be_searched(winter) -> None:
    scene = winter("harman-brooks", "brian-lee", "gabriel-diaz")
    scene.pool(0, 6)
    assert not scene.offers("search:harman-brooks") and scene.refused("search:harman-brooks") == "DW-SEARCH-01"


@rule("DW-SEARCH-02", "DW-SEARCH-04", "DW-SEARCH-05", "DW-INFO-04", "DW-INFO-07")
def test_a_search_shows_the_top_card_to_the_searcher_alone(winter) -> None:
    scene = at_library(winter, "cookbook", "fuel")
    scene.answer("search:harman-brooks")
    assert scene.view(0)["you"]["drawn"] == ["cookbook"]
    assert scene.view(1)["you"]["drawn"] == [] and scene.view(None)["you"] is None
    assert scene.told(0, "cards.found") and not scene.told(1, "cards.found") and not scene.told(None, "cards.found")
    scene.answer("stop")
    assert scene.held(0) == ["cookbook"] and scene.player(0).spent == [3] and not scene.told(1, "cards.taken")


@rule("DW-SEARCH-02")
def test_a_search_needs_a_sufficient_die(winter) -> None:
    scene = at_library(winter, "fuel")
    scene.pool(0, 2, 2)
    assert scene.refused("search:harman-brooks") == "DW-SEARCH-02"


@rule("DW-SEARCH-03")
def test_the_same_survivor_may_search_again(winter) -> None:
    scene = at_library(winter, "fuel", "junk")
    scene.do("search:harman-brooks", "stop", "search:harman-brooks", "stop")
    assert scene.held(0) == ["fuel", "junk"]


@rule("DW-BOARD-11", "DW-SEARCH-06", "DW-SEARCH-07", "DW-SEARCH-08", "DW-SEARCH-09", "DW-SEARCH-13")
def test_noise_shows_more_cards_and_one_is_kept(winter) -> None:
    scene = at_library(winter, "fuel", "junk", "cookbook", "food-1", "outsider-1", "outsider-2")
    scene.do("die:6", "search:harman-brooks", "noise", "noise", "noise", "noise")
    assert scene.noise_at("library") == 4
    assert scene.prompt == "prompt-keep"
    scene.choose("card:cookbook")
    assert scene.prompt == "prompt-under"
    scene.do("under:food-1", "under:rest")
    assert scene.held(0) == ["cookbook"]
    under = [scene.play.state.decks[4][i] for i in range(4)]
    assert CARDS[under[3]] == "food-1" and {CARDS[card] for card in under} == {"fuel", "junk", "food-1", "outsider-1"}
    scene.end_turns()
    assert scene.noise_at("library") == 0 and len(scene.events("noise.rolled")) == 4


@rule("DW-SEARCH-07")
def test_noise_ends_where_its_spaces_are_filled(winter) -> None:
    scene = at_library(winter, "fuel", "junk", "cookbook")
    scene.noise("library", 3)
    scene.do("search:harman-brooks", "noise")
    assert scene.noise_at("library") == 4 and scene.prompt == "prompt-keep"
    scene.do("card:junk")


@rule("DW-SEARCH-10")
def test_an_empty_deck_cannot_be_searched(winter) -> None:
    scene = at_library(winter, rest=False)
    assert scene.refused("search:harman-brooks") == "DW-SEARCH-10"


@rule("DW-SEARCH-11")
def test_no_noise_without_a_card_to_draw(winter) -> None:
    scene = at_library(winter, "fuel", "junk", rest=False)
    scene.do("die:6", "search:harman-brooks", "noise")
    assert scene.prompt == "prompt-keep"
    scene.choose("card:junk")
    assert scene.noise_at("library") == 1 and scene.state.decks[4]


@rule("DW-SEARCH-12", "DW-SEARCH-14")
def test_bonuses_add_up_and_are_announced_first(winter) -> None:
    scene = winter("alexis-grey", "brian-lee", "gabriel-diaz")
    scene.items("alexis-grey", "blueprints-library")
    scene.put("library", "alexis-grey")
    scene.deck("library", "fuel", "junk", "cookbook", "food-1")
    scene.pool(0, 6, 6)
    scene.answer("search:alexis-grey")
    assert scene.prompt == "prompt-search-bonus"
    scene.choose("with:alexis-grey", "with:blueprints-library")
    assert scene.view(0)["you"]["drawn"] == ["fuel", "junk", "cookbook"]
    scene.answer("noise")
    scene.answer("stop")
    scene.choose("card:fuel", "card:junk", "card:cookbook")
    assert scene.held(0) == ["cookbook", "fuel", "junk"]
    scene.do("search:alexis-grey")
    assert scene.prompt == "prompt-search" and len(scene.view(0)["you"]["drawn"]) == 1
    scene.answer("stop")

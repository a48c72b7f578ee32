"""Captain Marvel's cards."""

from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule


@rule("MC-COST-05", "MC-COST-02", "MC-LIMIT-01", "MC-RES-04")
def test_rechannel_needs_damage_and_an_energy(board: Board) -> None:
    scene = board("captain-marvel")
    scene.hand("energy", "strength")
    scene.deck("haymaker")
    scene.turn()
    assert not scene.offers("use:captain-marvel.0")  # nothing to heal
    scene.set("hero", damage=2)
    scene.turn()
    scene.answer("use:captain-marvel.0")
    assert scene.health() == 11
    assert scene.hand_of() == ["strength", "haymaker"]  # only the energy could pay
    assert scene.refused("use:captain-marvel.0") == "MC-LIMIT-01"


@rule("MC-COST-05", "MC-RES-02")
def test_rechannel_is_paid_with_energy_or_wild_only(board: Board) -> None:
    scene = board("captain-marvel")
    scene.hand("strength", "genius")
    scene.set("hero", damage=2)
    scene.turn()
    assert not scene.offers("use:captain-marvel.0")
    scene.hand("the-power-of-justice")
    scene.turn()
    scene.answer("use:captain-marvel.0")
    assert scene.pile_of() == ["the-power-of-justice"]


@rule("MC-LIMIT-01", "MC-DECK-01")
def test_commander_gives_any_player_a_card(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego")
    scene.deck("genius", seat=1)
    scene.turn()
    scene.answer("use:carol-danvers.0")
    scene.answer("player:1")
    assert scene.hand_of(1) == ["genius"]
    assert scene.refused("use:carol-danvers.0", seat=0) == "MC-LIMIT-01"


@rule("MC-STATUS-06", "MC-ESCH-06", "MC-STATUS-01", "MC-ALLY-13")
def test_spider_woman_confuses_the_villain(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    ally, *pay = scene.hand("spider-woman", "genius", "strength")
    scene.turn()
    scene.plays(ally, *pay)
    scene.answer(f"use:{ally}")
    assert scene.card("villain").confused
    assert not scene.card(ally).exhausted
    scene.villain_attacks()  # against an alter-ego: it would scheme
    assert scene.threat() == 0
    assert not scene.card("villain").confused
    assert scene.events("boost.given") == []


@rule("MC-CARD-08", "MC-ABIL-11", "MC-ABIL-12", "MC-THW-03")
def test_crisis_interdiction_reaches_a_second_scheme_when_aerial_and_complete(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("cosmic-flight")
    side = scene.scenario_card("illegal-arms-factory", threat=3)
    scene.set("scheme", threat=4)
    event, *_ = scene.hand("crisis-interdiction", "energy")
    scene.turn()
    scene.plays(event)
    scene.answer("target:the-break-in.48")
    assert (scene.threat(), scene.threat(side)) == (2, 1)


@rule("MC-CARD-08")
def test_crisis_interdiction_stops_after_an_incomplete_first_removal(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("cosmic-flight")
    side = scene.scenario_card("illegal-arms-factory", threat=3)
    scene.set("scheme", threat=1)
    event, *_ = scene.hand("crisis-interdiction", "energy")
    scene.turn()
    scene.plays(event)
    scene.answer("target:the-break-in.48")
    assert (scene.threat(), scene.threat(side)) == (0, 3)


@rule("MC-RES-14", "MC-TRIG-10")
def test_photonic_blast_draws_for_energy_before_responses(board: Board) -> None:
    scene = board("captain-marvel")
    foe = scene.minion("hydra-mercenary")
    blast, energy, *_ = scene.hand("photonic-blast", "energy-absorption")
    chase, *_ = scene.deck("chase-them-down")
    scene.set("scheme", threat=3)
    scene.turn()
    scene.plays(blast, energy)
    assert not scene.has(foe)
    assert scene.prompt == "prompt-after-your-attack"  # the card drawn by the blast may answer it
    scene.answer(f"play:{chase}")
    assert scene.threat() == 1


@rule("MC-RES-14")
def test_photonic_blast_without_energy_draws_nothing(board: Board) -> None:
    scene = board("captain-marvel")
    blast, *pay = scene.hand("photonic-blast", "genius", "strength")
    scene.turn()
    scene.plays(blast, *pay)
    assert scene.hand_of() == []
    assert scene.health("villain") == 9


@rule("MC-RES-09", "MC-RES-05", "MC-RES-10")
def test_energy_absorption_pays_three_and_is_never_played(board: Board) -> None:
    scene = board("captain-marvel")
    upgrade, energy = scene.hand("cosmic-flight", "energy-absorption")
    scene.turn()
    assert scene.refused(f"play:{energy}") == "MC-RES-10"
    scene.plays(upgrade)
    assert scene.has("cosmic-flight")
    assert scene.hand_of() == []  # the third energy is lost


@rule("MC-FORM-06", "MC-COST-02")
def test_alpha_flight_station_gives_carol_two_cards(board: Board) -> None:
    scene = board("captain-marvel")
    station = scene.play_area("alpha-flight-station")
    junk, *_ = scene.hand("haymaker", "emergency")
    scene.deck("genius", "strength")
    scene.turn()
    scene.answer(f"use:{station}")
    scene.choose(f"card:{junk}")
    assert scene.hand_of() == ["emergency", "genius"]
    scene.form("alter-ego")
    scene.set(station, exhausted=False)
    scene.deck("energy", "tenacity")
    scene.turn()
    scene.answer(f"use:{station}")
    scene.choose(scene.options()[0])
    assert len(scene.hand_of()) == 3


@rule("MC-MOD-09", "MC-CONST-02", "MC-MOD-10", "MC-MOD-11", "MC-FORM-04")
def test_the_helmet_is_better_in_the_air(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("captain-marvels-helmet")
    hero = scene.card("hero")
    assert scene.play.stat(hero, "def") == 2
    flight = scene.play_area("cosmic-flight")
    assert scene.play.stat(scene.card("hero"), "def") == 3
    scene.form("alter-ego")
    assert not scene.play.aerial(0)  # Captain Marvel is, Carol Danvers is not
    scene.form("hero")
    scene.villain_attacks()
    scene.answer("no-defence")
    scene.answer(f"use:{flight}")
    assert scene.play.stat(scene.card("hero"), "def") == 2


@rule("MC-CARD-09")
def test_cosmic_flight_against_damage_that_is_no_attack(board: Board) -> None:
    scene = board("captain-marvel")
    flight = scene.play_area("cosmic-flight")
    scene.scenario_card("bomb-scare", threat=5)
    scene.reveal("explosion")
    scene.answer(f"use:{flight}")
    assert scene.health() == 12 - (5 - 3)


@rule("MC-CARD-09", "MC-DEF-06", "MC-DEF-07", "MC-INIT-09", "MC-DMG-05")
def test_cosmic_flight_prevents_three_and_the_rest_is_taken(board: Board) -> None:
    scene = board("captain-marvel")
    flight = scene.play_area("cosmic-flight")
    scene.scenario_card("charge", on="villain")
    scene.villain_attacks()
    scene.answer("no-defence")
    scene.answer(f"use:{flight}")
    assert scene.health() == 10  # 2 + 3 - 3
    assert scene.pile_of() == ["cosmic-flight"]


@rule("MC-DEF-07", "MC-CARD-09")
def test_cosmic_flight_against_shocker_is_no_defence(board: Board) -> None:
    scene = board("captain-marvel")
    flight = scene.play_area("cosmic-flight")
    scene.play_area("indomitable")
    scene.set("hero", exhausted=True)
    scene.reveal("shocker")
    scene.answer(f"use:{flight}")
    assert scene.health() == 12
    assert scene.card("hero").exhausted
    assert scene.has("indomitable")


@rule("MC-CARD-10", "MC-CARD-11", "MC-RES-17", "MC-LIMIT-05")
def test_energy_channel_stores_energy_and_fires_it(board: Board) -> None:
    scene = board("captain-marvel")
    channel = scene.play_area("energy-channel")
    second, *fuel = scene.hand("energy-channel", "energy-absorption", "the-power-of-justice", "strength")
    scene.turn()
    assert scene.refused(f"play:{second}") == "MC-LIMIT-05"
    assert not scene.offers(f"use:{channel}:1")  # no counter yet
    scene.answer(f"use:{channel}:0")
    assert not scene.offers(f"spend:{fuel[2]}")
    scene.choose(f"spend:{fuel[0]}", f"spend:{fuel[1]}")
    assert scene.card("energy-channel").counters == 4
    scene.answer(f"use:{channel}:1")
    assert scene.health("villain") == 6
    assert "energy-channel" in scene.pile_of()


@rule("MC-CARD-11")
def test_energy_channel_deals_ten_at_most(board: Board) -> None:
    scene = board("captain-marvel")
    channel = scene.play_area("energy-channel", counters=7)
    scene.turn()
    scene.answer(f"use:{channel}:1")
    assert scene.health("villain") == 4


@rule("MC-CARD-10", "MC-CARD-11")
def test_the_two_uses_of_energy_channel_do_not_read_as_two_copies(board: Board) -> None:
    scene = board("captain-marvel")
    channel = scene.play_area("energy-channel", counters=2)
    scene.hand("energy-absorption")
    scene.turn()
    said = {
        option.key: [scene.game.text.say(lang, option.text, option.args) for lang in ("en", "fr")]
        for option in scene.table.pending[0].options
        if option.key.startswith(f"use:{channel}")
    }
    assert said == {
        f"use:{channel}:0": ["Use Energy Channel", "Utiliser Énergie Canalisée"],
        f"use:{channel}:1": ["Attack with Energy Channel", "Attaquer avec Énergie Canalisée"],
    }


@rule("MC-TALK-02", "MC-CARD-10")
def test_with_closed_hands_nobody_learns_that_one_card_only_could_pay(board: Board) -> None:
    scene = board("captain-marvel", hands="closed")
    channel = scene.play_area("energy-channel")
    pay, _ = scene.hand("energy-absorption", "strength")
    scene.turn()
    scene.answer(f"use:{channel}:0")
    (ask,) = scene.table.pending
    assert (ask.prompt, ask.secret, scene.options()) == ("prompt-spend-x", True, [f"spend:{pay}"])
    scene.choose(f"spend:{pay}")
    assert scene.card(channel).counters == 3
    assert scene.events("answer.automatic") == []

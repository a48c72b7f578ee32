"""What the start page, the new-table page and the rule drawer show of a game, in both languages."""

from __future__ import annotations

from msgspec import UNSET

from stockade.bots.figures import how_hard
from stockade.engine.example import read
from stockade.engine.game import Game
from stockade.engine.text import LANGUAGES, MissingText
from stockade.server.bodies import Both, Choice, GameInfo, HowHard, RuleText, ScenarioInfo, SetupChoices, ShelfGroup, ShelfInfo


def both(game: Game, key: str, attribute: str = "") -> Both:
    """A message in both languages; empty when the game has none."""
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        try:
            out[lang] = game.text.say(lang, key, attribute=attribute)
        except MissingText:
            out[lang] = ""
    return Both(**out)


def game_info(game: Game) -> GameInfo:
    """A game on the start page and everything its new-table page offers."""
    low, high = game.seats
    scenarios = list(game.scenarios)
    stands = [scenario_info(game, scenario) for scenario in scenarios]
    return GameInfo(
        id=game.id,
        name=both(game, f"game-{game.id}"),
        tagline=both(game, f"game-{game.id}", "tagline"),
        seats=(low, high),
        minutes=stands[0].minutes if stands else game.minutes,  # what the page that it leads to opens with
        scenario_option=game.scenario_option,
        scenarios=stands,
        options=[
            SetupChoices(
                option.name,
                both(game, f"setup-{option.name}"),
                option.least,
                option.most,
                [Choice(one, _choice_name(game, option.name, one)) for one in option.choices],
            )
            for option in game.form.options()
        ],
        defaults=game.defaults(scenarios[0], low) if scenarios else {},
        ready=True,
        shelf=shelf_info(game),
    )


def shelf_info(game: Game) -> ShelfInfo:
    """How its scenarios stand on the shelf; all in one row where the game does not say."""
    groups = game.shelf.groups() or {"": list(game.scenarios)}
    choices = {option.name: option.choices for option in game.form.options()}

    def named(option: str) -> list[Choice]:
        return [Choice(one, _choice_name(game, option, one)) for one in choices.get(option, ())]

    stands = [ShelfGroup(both(game, f"shelf-{name}"), list(ids)) for name, ids in groups.items() if ids]
    return ShelfInfo(stands, named(game.shelf.kind), named(game.shelf.who))


def scenario_info(game: Game, scenario: str) -> ScenarioInfo:
    """One of its scenarios, with a sensible set-up for each number of seats."""
    facts = game.form.scenario_facts(scenario)
    low, high = game.seats_in(scenario)
    return ScenarioInfo(
        id=scenario,
        name=both(game, f"scenario-{scenario}"),
        text=both(game, f"scenario-{scenario}", "text"),
        minutes=int(facts.get("minutes", game.minutes)),
        difficulty=facts.get("difficulty"),
        seats=(low, high),
        defaults={str(seats): game.defaults(scenario, seats) for seats in range(low, high + 1)},
        hard=[
            HowHard(
                one.seats, one.games, one.won, round(100 * one.won / one.games), round(100 * one.low), round(100 * one.high), one.rounds
            )
            for one in how_hard(game.id, scenario)
        ],
    )


def _choice_name(game: Game, option: str, choice: str) -> Both:
    """A choice by the name of the thing it refers to: option `heroes` speaks of `hero-...` messages."""
    refs = game.text.refs
    prefix = refs.get(option) or refs.get(option.removesuffix("s")) or refs.get(option.removesuffix("es")) or option
    out: dict[str, str] = {}
    for lang in LANGUAGES:
        for kind in (prefix, "choice"):
            try:
                out[lang] = game.text.name(lang, kind, choice)["name"]
                break
            except (MissingText, KeyError):
                out[lang] = choice
    return Both(**out)


def rules(game: Game) -> list[RuleText]:
    """The ledger for the rule drawer, in all languages at once; what is not translated yet stays out."""
    shown = {example.rule for example in read(game.folder).examples}
    return [
        RuleText(
            id=r.id,
            topic=r.topic,
            title=r.title,
            en=r.en,
            fr=r.fr,
            example=r.example,
            ruling=r.ruling,
            title_fr=r.title_fr or UNSET,
            example_fr=r.example_fr or UNSET,
            shown=r.id in shown,
            cannot=Both(r.cannot, r.cannot_fr) if r.cannot else UNSET,
        )
        for r in game.rulebook.rules
    ]

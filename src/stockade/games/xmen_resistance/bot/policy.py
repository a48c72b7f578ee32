"""A sensible answer to every question of the game, at once: what rollouts are made of, and a team of its own."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.games.xmen_resistance.bot import fight, replies, skills, turn, wounds
from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.bot.weights import Weights
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.state import Hero

ACTS = ("prompt-action", "prompt-free-action", "prompt-free-move", "prompt-stealthy-move", "prompt-slide-on", "prompt-charge-on",
        "prompt-enhanced-stamina", "prompt-undead-stamina", "prompt-infiltrator", "prompt-infiltrator-open", "prompt-free-door",
        "prompt-free-attack")  # fmt: skip
THOUGHT = ("prompt-action", "prompt-next-hero")  # where looking ahead pays; the rest is answered at once
WIDE = 6  # answers to think about
NEAR = 2.0  # what is worth so much less than the best is not thought about
SPARE = ("power-up", "gain-trait")  # what can be done without moving or fighting
Scored = list[tuple[float, str]]


def answer(g: Resistance, ask: Ask, weights: Weights | None = None) -> list[str]:
    """The answer; of equal ones the first."""
    look = Look(g, weights)
    keys = direct(look, ask)
    if keys is not None:
        return keys
    scored = ranked(look, ask)
    return [max(scored, key=lambda option: option[0])[1]]


def hero_of(g: Resistance, ask: Ask) -> Hero:
    """Whose question it is."""
    return g.heroes[str(ask.args.get("hero") or g.state.active or g.state.heroes[0].id)]


def direct(look: Look, ask: Ask) -> list[str] | None:
    """Where the answer is found without weighing every option, or takes several of them."""
    g = look.g
    match ask.prompt:
        case "prompt-share-wounds":
            return wounds.share(look, ask)
        case "prompt-prevent":
            return wounds.prevent(look, hero_of(g, ask), ask)
        case "prompt-guard":
            return wounds.guard(look, ask)
        case "prompt-reroll":
            return fight.reroll(look, hero_of(g, ask), None, ask)
        case "prompt-which-dice":
            return fight.which_dice(look, ask)
        case "prompt-tilby":
            return replies.tilby(look, ask)
        case "prompt-healing-factor":
            return replies.healing(look, ask)
        case "prompt-mh6-teams" | "prompt-mz3-teams":
            return replies.teams(look, ask)
        case "prompt-multiply":
            return replies.far_zones(look, ask)
        case "prompt-premonition":
            return ["look"]
        case "prompt-premonition-zone":
            return replies.far_zones(look, ask)[:1] or [ask.options[0].key]
        case "prompt-trade" | "prompt-defend":
            return replies.removed(look, ask)
        case "prompt-take-along":
            return [option.key for option in ask.options]
        case "prompt-split":
            order = sorted(replies.ways(look, ask), reverse=True, key=lambda option: option[0])
            return [key for _, key in order][: ask.least]
        case "prompt-mariko" | "prompt-mariko-meal":
            return [ask.options[0].key]
        case "prompt-frenzy":
            return [ask.options[0].key if hero_of(g, ask).hunger <= 2 else "pass"]
        case _ if ask.many:
            return [option.key for option in ask.options for _ in range(option.most)][: ask.least]
        case _:
            return None


def ranked(look: Look, ask: Ask) -> Scored:
    """Every option with what it is worth."""
    g = look.g
    if ask.prompt in ACTS:
        hero = hero_of(g, ask)
        return turn.scored(look, hero, ask.options, free=ask.prompt not in ("prompt-action", "prompt-stealthy-move"))
    match ask.prompt:
        case "prompt-power" | "prompt-boost":
            return fight.stake(look, hero_of(g, ask), ask)
        case "prompt-hit":
            return fight.whom_to_hit(look, hero_of(g, ask), str(ask.args["zone"]), ask.options)
        case "prompt-trample":
            hero = hero_of(g, ask)
            return fight.whom_to_hit(look, hero, hero.zone, ask.options)
        case "prompt-next-hero":
            return replies.next_hero(look, ask)
        case "prompt-too-many-traits" | "prompt-devoured-trait":
            return replies.traits(look, ask, keep=False)
        case "prompt-keep-trait":
            return replies.traits(look, ask, keep=True)
        case "prompt-keep-bystander":
            return replies.keep_card(look, ask)
        case "prompt-split-hero":
            return replies.ways(look, ask)
        case "prompt-bystander-way":
            return replies.person_way(look, ask)
        case "prompt-optic-target":
            return replies.optic_target(look, ask)
        case "prompt-react":
            return replies.react(look, ask)
        case "prompt-team-spirit" | "prompt-inspiration":
            return replies.needy(look, ask)
        case "prompt-moira":
            return replies.wounded(look, ask)
        case "prompt-moira-meal":
            return replies.meals(look, ask)
        case _:
            return chosen(look, hero_of(g, ask), ask)


def chosen(look: Look, hero: Hero, ask: Ask) -> Scored:
    """What a Skill, Trait or card in use is for."""
    match ask.prompt:
        case "prompt-crush":
            found = skills.whom_to_crush(look, hero, hero.power + 1)
        case "prompt-psychic-bolt":
            found = skills.whose_mind(look, hero)
        case "prompt-gust-from":
            found = skills.where_from(look, hero)
        case "prompt-push-to" | "prompt-telekinesis-to":
            found = push_to(look, hero, ask)
        case "prompt-deep-freeze":
            found = skills.where_to_freeze(look, hero)
        case "prompt-telekinesis":
            found = skills.what_to_lift(look, hero)
        case "prompt-grasping-hands":
            found = skills.what_to_grasp(look, hero)
        case "prompt-mutant-commander":
            found = [(worth, f"hero:{who}") for worth, who in skills.whom_to_command(look, hero)]
        case "prompt-ruthless-tactics":
            found = [(worth, f"hero:{who}") for worth, who in skills.whom_to_send(look, hero)]
        case "prompt-fastball-to" | "prompt-beam":
            found = [(float(look.g.enemies_in(option.value)), option.key) for option in ask.options]
        case _:
            found = []
    keys = {option.key for option in ask.options}
    return [choice for choice in found if choice[1] in keys] or [(0.0, option.key) for option in ask.options]


def push_to(look: Look, hero: Hero, ask: Ask) -> Scored:
    """To a zone without friends."""
    return [(-10.0 * len(look.heroes_in(option.value)) - look.on_the_way(option.value), option.key) for option in ask.options]


def candidates(g: Resistance, ask: Ask) -> list[list[str]]:
    """The answers that are worth a thought, best first."""
    look = Look(g)
    keys = direct(look, ask)
    if keys is not None:
        return [keys]
    scored = sorted(ranked(look, ask), key=lambda option: -option[0])
    if ask.prompt not in THOUGHT:
        return [[scored[0][1]]]
    top = scored[0][0]
    return [[key] for worth, key in scored if worth > top - NEAR or key == "end"][:WIDE]


def use_of_time(g: Resistance, ask: Ask) -> list[str]:
    """Who stays where they are has Actions left for Power and Traits."""
    spare = [option for option in ask.options if option.key.partition(":")[0] in SPARE]
    found = turn.scored(Look(g), hero_of(g, ask), spare)
    worth, key = max(found, default=(0.0, "end"))
    return [key] if worth > 0 else ["end"]

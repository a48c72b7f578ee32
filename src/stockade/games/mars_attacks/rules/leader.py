"""Leaders (MA-ABIL-21..23, -31, -32, -45, -46): Heroes who, after their own activation, spend a point to activate others."""

from __future__ import annotations

from typing import Any

from stockade.engine import Ask, Option, call
from stockade.engine.state import Task
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.state import BOARD, Model, task

NEAR = 2  # MA-ABIL-21, -32
FOLLOWERS = 4  # MA-ABIL-21
FOLLOW, LORD, NATURAL = "follow-me", "lord-of-battle", "natural-leader"
RULES = {FOLLOW: "MA-ABIL-21", LORD: "MA-ABIL-31", NATURAL: "MA-ABIL-32"}


def lead(g: DeadSilence, model: Model) -> None:
    """The Hero may call others now, if it can."""
    if any(g.has(model, ability) for ability in RULES):
        g.next(call(leading, model.id, []))


def followers(g: DeadSilence, hero: Model, centre: int) -> list[Model]:
    """MA-ABIL-21, -46: Soldiers within two squares that have not been activated."""
    return [m for m in g.ready() if m is not hero and not g.is_hero(m) and g.map.distance(m.square, centre) <= NEAR]


def peers(g: DeadSilence, hero: Model) -> list[Model]:
    """MA-ABIL-32: other Heroes within two squares that have not been activated."""
    return [m for m in g.ready() if m is not hero and g.is_hero(m) and g.map.distance(m.square, hero.square) <= NEAR]


@task
async def leading(g: DeadSilence, hero_id: str, used: list[str]) -> None:
    """MA-ABIL-45: alive, on the board, not Rattled; each ability once."""
    hero = g.models[hero_id]
    if hero.stage != BOARD or hero.rattled or not hero.points:
        return
    options: list[Option] = []
    if FOLLOW not in used and g.has(hero, FOLLOW) and followers(g, hero, hero.square):
        options.append(Option(f"lead:{FOLLOW}", "option-lead", {"ability": FOLLOW}, (FOLLOW, hero.square), rule=RULES[FOLLOW]))
    if NATURAL not in used and g.has(hero, NATURAL) and peers(g, hero):
        options.append(Option(f"lead:{NATURAL}", "option-lead", {"ability": NATURAL}, (NATURAL, hero.square), rule=RULES[NATURAL]))
    if LORD not in used and g.has(hero, LORD):  # MA-ABIL-31
        near = {square for m in followers(g, hero, hero.square) for square in g.map.within(m.square, NEAR)}
        near |= {square for m in g.ready() if m is not hero and not g.is_hero(m) for square in g.map.within(m.square, NEAR)}
        for square in sorted(near):
            told: dict[str, Any] = {"ability": LORD, "square": g.name(square)}
            options.append(Option(f"lead:{LORD}:{g.name(square)}", "option-lead-at", told, (LORD, square), rule=RULES[LORD]))
    if not options:
        return
    options.append(Option("done", "option-done", {}, ("", 0)))
    ability, centre = await Ask(hero.seat, "prompt-lead", options, rule="MA-ABIL-45", source=hero.id, model=hero.id, points=hero.points)
    if not ability:
        return
    hero.points -= 1
    g.emit("ability.used", RULES[ability], model=hero.id, ability=ability, points=hero.points)
    following = call(follow_hero, hero_id) if ability == NATURAL else call(follow, hero_id, FOLLOWERS, centre if ability == LORD else -1)
    g.next(following, call(leading, hero_id, [*used, ability]))


@task
async def follow(g: DeadSilence, hero_id: str, left: int, named: int) -> None:
    """MA-ABIL-46: one follower after another, each near enough when chosen."""
    hero = g.models[hero_id]
    if hero.stage != BOARD and named < 0:
        return
    ready = followers(g, hero, hero.square if named < 0 else named)
    if not ready or left == 0:
        return
    options = [Option(f"activate:{m.id}", "option-activate", {"model": m.id}, m.id) for m in ready]
    options.append(Option("done", "option-done", {}, ""))
    chosen = await Ask(hero.seat, "prompt-follow", options, rule="MA-ABIL-46", source=hero.id, model=hero.id, count=left)
    if chosen:
        g.next(Task("activate", [chosen]), call(follow, hero_id, left - 1, named))  # MA-ABIL-22, -23


@task
async def follow_hero(g: DeadSilence, hero_id: str) -> None:
    """MA-ABIL-32: one other Hero acts."""
    hero = g.models[hero_id]
    options = [Option(f"activate:{m.id}", "option-activate", {"model": m.id}, m.id) for m in peers(g, hero)]
    chosen = await Ask(hero.seat, "prompt-follow-hero", options, rule="MA-ABIL-32", source=hero.id, model=hero.id)
    g.next(Task("activate", [chosen]))

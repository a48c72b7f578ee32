"""A round (XR-ROUND, XR-PLAYER): Player Phase, Enemy Phase, End Phase, until the mission is won or a Super Hero's loss is counted."""

from __future__ import annotations

from stockade.engine import Ask, AskAny, Option, call
from stockade.games.xmen_resistance.effects.ability import DAWN, END, owned, usable
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules import action, elevator, offer
from stockade.games.xmen_resistance.rules.bystander import bystanders_activate
from stockade.games.xmen_resistance.rules.enemy import activate_enemies
from stockade.games.xmen_resistance.rules.hero import actions_of
from stockade.games.xmen_resistance.rules.spawn import spawn_step
from stockade.games.xmen_resistance.rules.wound import devour
from stockade.games.xmen_resistance.state import Hero, task


@task
async def mission_begins(g: Resistance) -> None:
    """What the mission leaves to the players before the first round."""
    await g.mission.begin(g)


@task
async def new_round(g: Resistance) -> None:
    """XR-ROUND-01, XR-PLAYER-01..03: the tracks grow, refresh, then the turns."""
    state = g.state
    lost_if_out(g)  # XR-ROUND-13: who fell late in the End Phase fell in that round
    state.round += 1
    state.phase = "heroes"
    g.emit("round.began", "XR-ROUND-01", round=state.round)
    g.emit("phase.began", "XR-PLAYER-01", phase="heroes")
    for hero in g.on_board():
        for ability in owned(g, hero, DAWN):
            if usable(g, hero, ability):
                await ability.use(g, hero)
    for hero in g.on_board():
        g.mode.dawn(g, hero)
    for hero in g.on_board():
        hero.stage = "ready"  # XR-PLAYER-02
    g.next(call(next_hero))


@task
async def next_hero(g: Resistance) -> None:
    """XR-PLAYER-04, -09: whoever the players like, one turn after another; the Enemy Phase waits for all (XR-ROUND-02)."""
    g.state.active = ""
    ready = [hero for hero in g.state.heroes if hero.stage == "ready"]
    if not ready:
        g.next(
            call(player_phase_over),
            call(activate_enemies),
            call(bystanders_activate),
            call(spawn_step),
            call(enemy_phase_over),
            call(end_phase),
        )
        return
    hero_id = ready[0].id
    if len(ready) > 1:  # the team decides: any seat still at the board may say who goes, also a friend's hero or a bot's
        options = [Option(f"turn:{hero.id}", "option-turn", {"hero": hero.id}, hero.id) for hero in ready]
        seats = dict.fromkeys(hero.seat for hero in g.on_board())
        _, hero_id = await AskAny([Ask(seat, "prompt-next-hero", options, rule="XR-PLAYER-04") for seat in seats])
    g.next(call(begin_turn, hero_id), call(next_hero))


@task.turn
async def begin_turn(g: Resistance, hero_id: str) -> None:
    """Actions for the turn; what lasted until its start is over."""
    hero = g.heroes[hero_id]
    g.state.active = hero_id
    hero.stage = "active"
    hero.actions = actions_of(hero)
    hero.used = []
    hero.bolt = 0
    hero.effects = []
    g.emit("turn.began", "XR-PLAYER-03", hero=hero_id)
    g.next(call(hero_action, hero_id))


@task
async def hero_action(g: Resistance, hero_id: str) -> None:
    """XR-PLAYER-05..07, -12: one Action, Skill, Trait or card; or the end of the turn."""
    hero = g.heroes[hero_id]
    if hero.stage != "active":  # XR-ROUND-12
        return
    verb, what = await Ask(
        hero.seat,
        "prompt-action",
        offer.turn(g, hero),
        rule="XR-PLAYER-05",
        source=hero.id,
        why_not=lambda: offer.turn_refused(g, hero),
        hero=hero.id,
        count=hero.actions,
    )
    if verb in ("end", "exit"):
        end_turn(g, hero, leaving=verb == "exit")
        if hero.zone:  # XR-ZMODE-40
            await g.mode.turn_over(g, hero)
        return
    g.next(call(hero_action, hero_id))
    if verb == "use":
        await action.use_ability(g, hero, what)
    elif verb == "call":
        elevator.call_cabin(g, hero, what)
    elif verb.startswith("mission-free"):
        await g.mission.perform(g, hero, verb, what)
    else:
        await action.perform(g, hero, verb, what)


def end_turn(g: Resistance, hero: Hero, leaving: bool) -> None:
    """XR-PLAYER-08, XR-OBJ-04, -07: the token turns red; a Super Hero who leaves takes their cards off the board."""
    hero.actions = 0
    hero.stage = "done"
    hero.effects = [effect for effect in hero.effects if effect != "slip"]  # it was for a Move of this turn
    if leaving:
        hero.stage = "exited"
        hero.zone = ""
        g.emit("hero.exited", "XR-OBJ-04", hero=hero.id)
        g.mission.check(g)


@task
async def player_phase_over(g: Resistance) -> None:
    """XR-LEVEL-02, -03, -08: which levels are active is read now; Bystanders on the others are lost."""
    here = {g.level_of(hero.zone) for hero in g.on_board()}
    g.state.awake = [level for level in g.map.levels if level in here]
    left_behind = [person for person in g.state.people if not g.awake(person.zone)]  # XR-LEVEL-04: facedown cards stay
    if left_behind and g.mode.loses_people:
        await devour(g, left_behind, "XR-LEVEL-03")
    g.mission.player_phase_over(g)


@task
async def enemy_phase_over(g: Resistance) -> None:
    """What a mission does at the end of the Enemy Phase."""
    g.mission.enemy_phase_over(g)


def lost_if_out(g: Resistance) -> None:
    """XR-ROUND-06: somebody was eliminated (XR-ROUND-09)."""
    if any(hero.stage == "out" for hero in g.state.heroes):
        g.emit("game.lost", "XR-ROUND-06")
        g.end("lost")


@task
async def end_phase(g: Resistance) -> None:
    """XR-ROUND-04, -06, -11: the defeat check first, then Skills that name this phase, then the mission's own effects (XR-ROUND-08)."""
    g.state.phase = "end"
    g.emit("phase.began", "XR-ROUND-03", phase="end")
    lost_if_out(g)
    g.next(call(new_round))  # after all that this phase sets off
    for hero in g.on_board():
        for ability in owned(g, hero, END):
            if usable(g, hero, ability):
                await ability.use(g, hero)
    for hero in g.state.heroes:
        hero.copied = []  # XR-HERO-17
    await g.mission.end_phase(g)

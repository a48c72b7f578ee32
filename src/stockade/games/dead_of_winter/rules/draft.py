"""Before the first round (DW-SETUP-04, -15..18): the main objective's set-up, the choice of survivors, the leaders, the first player."""

from __future__ import annotations

from stockade.engine import Ask, AskAll, Option
from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.facts import DEAL, SURVIVORS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.state import Survivor, task


@task
async def prepare(g: Winter) -> None:
    """DW-SETUP-03..05: the main objective's set-up is carried out before survivors are placed."""
    g.state.phase = "setup"
    g.emit("game.began", "DW-SETUP-03", scenario=g.state.scenario, morale=g.state.morale, rounds=g.state.rounds_left)
    await effect.run(g, Cause(0, "DW-SETUP-04", neutral=True), g.side.setup)


@task
async def draft(g: Winter) -> None:
    """DW-SETUP-15, -17, DW-VAR-07: of four survivors each player keeps two (three when only two play), in secret."""
    keep = DEAL["two_player_survivors_kept" if g.state.seats == 2 else "survivors_kept"]
    asks: list[Ask] = []
    for seat, player in enumerate(g.state.players):
        options = [Option(f"keep:{name}", "option-survivor", {"survivor": name}, name) for name in player.dealt]
        asks.append(Ask(seat, "prompt-draft", options, least=keep, most=keep, rule="DW-SETUP-15", secret=True, count=keep))
    kept: list[list[str]] = await AskAll(asks)
    for seat, names in enumerate(kept):
        player = g.player(seat)
        for name in sorted(names):
            survivor = Survivor(name, seat, COLONY, starting=True)
            g.state.survivors.append(survivor)
            g.survivors[name] = survivor
        g.state.survivor_deck += [name for name in player.dealt if name not in names]
        player.dealt = []
        g.emit("group.chosen", "DW-SETUP-17", player=str(seat), survivors=sorted(names))
    g.chance.shuffle(g.state.survivor_deck)


@task
async def name_leaders(g: Winter) -> None:
    """DW-SETUP-16, -18, -19: everybody names a leader; the most influential one's player goes first."""
    asks: list[Ask] = []
    for seat in range(g.state.seats):
        options = [Option(f"leader:{one.id}", "option-survivor", {"survivor": one.id}, one.id) for one in g.group(seat)]
        asks.append(Ask(seat, "prompt-leader", options, rule="DW-SETUP-16", secret=True))
    leaders: list[str] = await AskAll(asks)
    for seat, leader in enumerate(leaders):
        g.player(seat).leader = leader
        g.emit("leader.named", "DW-SETUP-16", player=str(seat), survivor=leader)
    top = max(SURVIVORS[leader].influence for leader in leaders)
    firsts = [seat for seat, leader in enumerate(leaders) if SURVIVORS[leader].influence == top]
    g.state.first = firsts[0] if len(firsts) == 1 else g.chance.pick(firsts)
    g.emit("first.named", "DW-SETUP-18", player=str(g.state.first))

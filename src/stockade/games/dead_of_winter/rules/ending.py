"""The end of the game (DW-END, DW-WIN): who wins, by which conditions. Everybody's objective is judged on the position as it stands."""

from __future__ import annotations

from typing import NoReturn

from stockade.games.dead_of_winter.effects.check import holds
from stockade.games.dead_of_winter.effects.words.condition import Condition
from stockade.games.dead_of_winter.facts import BETRAYALS, EXILED, EXTRA, SECRETS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause

TOGETHER = ("co-op",)  # no secret objectives: all win or all lose


def aim_checks(aim: str) -> tuple[Condition, ...]:
    """What an ordinary or betrayal objective asks for."""
    for table in (SECRETS, EXTRA, BETRAYALS):
        if aim in table:
            return table[aim]
    raise KeyError(aim)


def aims(g: Winter, seat: int) -> list[tuple[str, int, Condition]]:
    """What a seat has to reach: the card each condition stands on, its number there, and the condition (DW-EXILE-01..03)."""
    player = g.player(seat)
    if not player.secret and not player.exile_card:
        return []
    if not player.exile_card:
        return [(player.secret, number, check) for number, check in enumerate(aim_checks(player.secret), 1)]
    exile = EXILED[player.exile_card]
    if player.secret not in BETRAYALS:
        return [(exile.id, number, check) for number, check in enumerate(exile.loyal, 1)]
    rest = enumerate(aim_checks(player.secret)[1:], 2)
    return [(exile.id, 0, exile.betrayer_first), *((player.secret, number, check) for number, check in rest)]


def reached(g: Winter, seat: int) -> bool:
    """DW-WIN-01, -03, DW-END-05: whether the seat's own objective is complete, which is asked when the game has ended and not before."""
    mine = aims(g, seat)
    cause = Cause(seat, "DW-WIN-01")
    return bool(mine) and not g.player(seat).out and all(holds(g, cause, check) for _, _, check in mine)


def betrays(g: Winter, seat: int) -> bool:
    """The prisoner's dilemma: whether the betrayal objective is complete."""
    cause = Cause(seat, "DW-VAR-16")
    return all(holds(g, cause, check) for check in aim_checks(g.player(seat).betrayal))


def judged(g: Winter, seat: int) -> list[Condition]:
    """What counts when the game has ended: the seat's objective, or its betrayal where the prisoners' colony fell (DW-VAR-16)."""
    betrayal = g.player(seat).betrayal
    if betrayal and not g.state.done:
        return list(aim_checks(betrayal))
    return [check for _, _, check in aims(g, seat)]


def winners(g: Winter, cause: str) -> list[int]:
    """DW-WIN-01, -02, DW-VAR-02, DW-VAR-15, -16, -19: many or none."""
    state = g.state
    seats = [seat for seat, player in enumerate(state.players) if not player.out]
    if cause == "eliminated":
        return []  # DW-VAR-13
    if state.variant in TOGETHER:
        return list(range(state.seats)) if state.done else []
    if state.variant == "dilemma":
        if state.done:
            return [seat for seat in seats if reached(g, seat)]
        traitors = [seat for seat in seats if betrays(g, seat)] if cause == "morale" else []
        return traitors if len(traitors) == 1 else []
    return [seat for seat in seats if reached(g, seat)]


def tally(g: Winter) -> list[str]:
    """What a finished game is counted under: how it ended, who won besides the colony, whether somebody was exiled."""
    state = g.state
    words = [f"ended-{state.cause}"]
    if not state.done and state.variant == "dilemma":
        traitors = state.winners
    else:
        traitors = [seat for seat in state.winners if g.player(seat).secret in BETRAYALS]
    if traitors:
        words.append("betrayer-won")
    if any(player.secret in BETRAYALS or player.betrayal for player in state.players):
        words.append("betrayer-there")
    if any(player.exiled for player in state.players):
        words.append("somebody-exiled")
    return words


RULE_OF = {
    "objective": "DW-END-03",
    "morale": "DW-END-01",
    "rounds": "DW-END-02",
    "failed": "DW-EFFECT-04",
    "eliminated": "DW-VAR-13",
}


def end_game(g: Winter, cause: str) -> NoReturn:
    """DW-WIN-08: all objectives are shown, each condition as met or not, and the winners named."""
    state = g.state
    state.cause = cause
    state.done = cause == "objective"
    g.reveal()
    g.emit(f"game.{'won' if state.done else 'lost'}", RULE_OF[cause], cause=cause)
    for seat in range(state.seats):
        player = state.players[seat]
        cards = [card for card in (player.secret, player.betrayal, player.exile_card) if card]
        if cards:
            mine = judged(g, seat)
            met = sum(holds(g, Cause(seat, "DW-WIN-08"), check) for check in mine)
            g.emit("aims.shown", "DW-WIN-08", player=str(seat), aims=cards, count=met, total=len(mine))
    won = winners(g, cause)
    for seat in won:
        g.emit("player.won", "DW-WIN-01", player=str(seat))
    if not won:
        g.emit("nobody.won", "DW-WIN-02")
    g.end("won" if state.done else "lost", won)

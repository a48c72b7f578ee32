"""How often a person is asked while bots play the other seats, round by round: in their own turn, and besides it.

    python tools/questions.py marvel-champions ultron --seats 4 --rounds 5 --seeds 4
    python tools/questions.py dead-of-winter we-need-more-samples --seats 3 --ask-all

What habits and standing answers settle is not asked (`engine/standing.py`); with `--ask-all` all of it is, as it was before there were any.
The person is played by the same bot; what is printed per seed are the questions besides the own turn, one number for each round.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from stockade.bots import make, seat_seed
from stockade.engine import Table, find_game
from stockade.engine.ask import Ask
from stockade.engine.standing import CardAnswers, beforehand

PERSON = 0


class Sitting:
    """One game, with what its person was asked."""

    def __init__(self, game: str, scenario: str, seats: int, seed: int, bot: str, ask_all: bool) -> None:
        chosen = find_game(game)
        self.table = Table.new(game, chosen.defaults(scenario, seats), seed)
        self.bots = [make(bot, seat_seed(seed, seat)) for seat in range(seats)]
        self.said = CardAnswers(() if ask_all else chosen.standing.habits())
        self.ask_all = ask_all
        self.own: Counter[int] = Counter()
        self.besides: Counter[int] = Counter()
        self.spared: Counter[int] = Counter()
        self.prompts: Counter[str] = Counter()

    def play(self, rounds: int) -> None:
        """Until so many rounds are over; the person says first what they want, as in a room."""
        table = self.table
        while not table.outcome and table.round <= rounds:
            ask = next((ask for ask in table.pending if ask.seat == PERSON), table.pending[0])
            keys = list(self.bots[ask.seat].choose(table, ask))
            if ask.seat == PERSON:
                keys = self.beforehand(ask) or self.heard(ask, keys)
            table.answer(ask.seat, keys, decision=ask.id)

    def beforehand(self, ask: Ask) -> list[str]:
        """The answer that needs no question; else the question is counted."""
        table = self.table
        keys = None if self.ask_all else beforehand(self.said, table, ask, range(1, len(self.bots)))
        if keys:
            self.spared[table.round] += 1
            return keys
        if self.in_own_turn():
            self.own[table.round] += 1
        else:
            self.besides[table.round] += 1
            self.prompts[ask.prompt] += 1
        return []

    def heard(self, ask: Ask, keys: list[str]) -> list[str]:
        """The answer of somebody who was asked."""
        self.said.heard(ask.seat, self.table.game.standing.stake(self.table.play, ask), keys, self.table.round)
        return keys

    def in_own_turn(self) -> bool:
        """Whether the last turn that began in this phase is the person's."""
        for event in reversed(self.table.log):
            if event.kind == "phase.began":
                return False
            if (seat := self.table.game.standing.turn_of(self.table.play, event)) is not None:
                return seat == PERSON
        return False


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("scenario")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--ask-all", action="store_true")
    args = parser.parse_args()
    besides: list[int] = []
    own: list[int] = []
    prompts: Counter[str] = Counter()
    for seed in range(1, args.seeds + 1):
        sitting = Sitting(args.game, args.scenario, args.seats, seed, args.bot, args.ask_all)
        sitting.play(args.rounds)
        whole = range(1, sitting.table.round + bool(sitting.table.outcome))
        besides += [sitting.besides[number] for number in whole]
        own += [sitting.own[number] for number in whole]
        prompts += sitting.prompts
        print(f"seed {seed}:", *[sitting.besides[number] for number in whole], flush=True)
    if besides:
        print(f"{len(besides)} rounds; besides the own turn {sum(besides) / len(besides):.1f}, at most {max(besides)};", end=" ")
        print(f"in it {sum(own) / len(own):.1f}")
    for prompt, count in prompts.most_common():
        print(f"{count:5} {prompt}")


if __name__ == "__main__":
    main()

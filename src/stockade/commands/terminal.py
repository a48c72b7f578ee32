"""A person at the keyboard: the table as text, numbered answers, undo, why, hints, what comes of ending now, saving.

Reads lines from stdin, a terminal or not, and ends cleanly when they run out.
"""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

from stockade.bots import Bot, play_out
from stockade.commands.setup import name
from stockade.commands.speak import complaint, out, read_number, say, trouble
from stockade.commands.talker import Talker
from stockade.commands.tell import Teller, find_option
from stockade.engine import Ask, RuleBroken, StockadeError, Table
from stockade.engine.passage import in_lines
from stockade.engine.standing import ASKED, CardAnswers, beforehand
from stockade.insight import forecast, hints, leads
from stockade.insight.reasons import hint_lines, lead_lines
from stockade.insight.words import in_lines as in_words
from stockade.insight.words import tell

LOG_LINES = 30
YES = ("y", "yes", "o", "oui")
NO = ("n", "no", "non")
_times = re.compile(r"^(.+?)x(\d+)$")


class Quit(Exception):
    """The person leaves the table; `keep` when it should be saved."""

    def __init__(self, keep: bool) -> None:
        self.keep = keep


class Session:
    """One sitting. People answer for their seats, bots for theirs."""

    def __init__(self, table: Table, people: set[int], bots: Mapping[int, Bot], lang: str, file: Path, bots_say: str = "shown") -> None:
        self.table = table
        self.people = people
        self.bots = bots if bots_say == "off" else {seat: self.talker(bot, lang, bots_say) for seat, bot in bots.items()}
        self.file = file
        self.teller = Teller(table, lang)
        self.shown = 0
        self.drawn = -1
        self.turns = Random(table.seed)
        self.live = sys.stdin.isatty()
        self.cards = CardAnswers(table.game.standing.habits())

    def talker(self, bot: Bot, lang: str, bots_say: str) -> Talker:
        """The same bot with a voice."""
        reader = next(iter(self.people)) if len(self.people) == 1 else None  # whoever reads along may know no more
        return Talker(bot, lang, lambda: self.news(reader), self.agrees if bots_say == "ask" else None)

    def agrees(self) -> bool:
        """Whether a bot may do what it has said."""
        out(say("play-agrees"))
        return self.read().strip().lower() not in NO

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        game, lang = self.table.game, self.teller.lang
        scenario = str(self.table.setup.get(game.scenario_option, ""))
        title = [name(game, "game", game.id, lang), *([name(game, "scenario", scenario, lang)] if scenario else [])]
        out(say("play-welcome", title=" · ".join(title), seed=str(self.table.seed)), self.keys())
        try:
            while not self.table.outcome:
                play_out(self.table, self.bots, rng=self.turns)
                if not self.table.outcome:
                    ask = next(ask for ask in self.table.pending if ask.seat in self.people)
                    keys = beforehand(self.cards, self.table, ask, self.bots)
                    if keys is None:
                        self.ask(ask)
                    else:
                        self.table.answer(ask.seat, keys, decision=ask.id)
        except (Quit, KeyboardInterrupt) as left:
            if (left.keep if isinstance(left, Quit) else self.live) and self.table.answers:
                self.save(self.file)
            out(say("play-bye"))
            return 0
        except RuleBroken as broken:  # a bot ran into a bug; the table is back where it was
            out(complaint(broken, self.table.game.text))
            self.save(self.file)
            return 1
        except BrokenPipeError:
            raise
        except Exception:  # a mistake of ours costs nobody their game
            self.save(self.file)
            raise
        self.news(None)
        out("", say("play-over", outcome=self.table.outcome, rounds=self.table.round, decisions=len(self.table.answers)))
        return 0

    # -- asking -----------------------------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> None:
        """Put one question until it is answered or the table has changed."""
        self.news(ask.seat)
        if self.table.settled and self.drawn != len(self.table.answers):
            self.draw(ask.seat)
        out("", *self.teller.prompt(ask), *self.teller.options(ask))
        while True:
            line = self.read()
            if self.obey(line, ask):
                return

    def obey(self, line: str, ask: Ask) -> bool:
        """Do what the line says; True when the question must be put anew or has been answered."""
        command, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        match command.lower():
            case "u" | "undo":
                return self.undo(rest)
            case "?" | "why":
                out(*self.teller.why(ask, rest))
            case "l" | "log":
                out(*self.teller.log(0, ask.seat)[-(read_number(rest) or LOG_LINES) :])
            case "t" | "table":
                self.draw(ask.seat)
                out("", *self.teller.prompt(ask), *self.teller.options(ask))
            case "w" | "wait":
                return self.wait()
            case "h" | "hint":
                self.hint(ask)
            case "f" | "forecast":
                self.foresee(ask, read_number(rest) or 0)
            case "always" | "never" | "ask":
                return self.stand(command.lower(), rest, ask)
            case "s" | "save":
                self.save(Path(rest) if rest else self.file)
            case "q" | "quit":
                raise Quit(keep=True)
            case "help":
                out(self.keys())
            case _:
                return self.answer(line, ask)
        return False

    def answer(self, line: str, ask: Ask) -> bool:
        """Give the answer that the line spells."""
        try:
            keys = read_keys(line, ask)
            stake, round = self.table.game.standing.stake(self.table.play, ask), self.table.round
            self.table.answer(ask.seat, keys, decision=ask.id)
            self.cards.heard(ask.seat, stake, keys, round)
        except LookupError as error:
            out(say("play-no-such", answer=str(error.args[0])))
        except StockadeError as error:
            out(complaint(error, self.table.game.text))
        else:
            return True
        return False

    def stand(self, answer: str, which: str, ask: Ask) -> bool:
        """From now on the card of that answer is always used at its window, never in this round, or asked about as usual."""
        if answer == ASKED and not which:
            self.cards.forget(ask.seat)
            out(say("play-standing-none"))
            return False
        option = find_option(ask, which)
        card = self.table.game.standing.windows(self.table.play, ask).get(option.key) if option else None
        if option is None or card is None:
            out(say("play-standing-no", answer=which))
            return False
        self.cards.say(ask.seat, card, answer, self.table.round)
        out(say("play-standing", answer=answer, option=self.teller.option(option)))
        return answer != ASKED

    def wait(self) -> bool:
        """Where the first answer counts, let a bot that is asked too give it."""
        others = [ask for ask in self.table.pending if ask.seat in self.bots]
        if not others or not self.table.first_counts:
            out(say("play-nobody-else"))
            return False
        other = self.turns.choice(others)
        self.table.answer(other.seat, self.bots[other.seat].choose(self.table, other), decision=other.id)
        return True

    # -- showing ----------------------------------------------------------------------------------------------------

    def news(self, seat: int | None) -> None:
        """What happened since the last look."""
        out(*self.teller.log(self.shown, seat, everything=bool(self.table.outcome)))
        self.shown = len(self.table.log)

    def draw(self, seat: int) -> None:
        """The table as that seat sees it."""
        self.drawn = len(self.table.answers)
        out("", *in_lines(self.table.game.describe(self.table.play, seat, self.teller.lang)))

    def foresee(self, ask: Ask, number: int) -> None:
        """What comes of ending now and what each answer changes for certain, or with a number: what comes of that answer."""
        keys = [option.key for option in ask.options[number - 1 : number]] if number and not ask.many else []
        out(*in_words(tell(self.table, forecast(self.table, ask.seat, keys=keys), self.teller.lang)))
        if not keys:
            out(*lead_lines(self.table, ask, leads(self.table, ask.seat), self.teller.lang))

    def hint(self, ask: Ask) -> None:
        """What a good player would answer, and why."""
        out(*hint_lines(self.table, ask, hints(self.table, ask.seat), self.teller.lang))

    # -- going back and keeping ---------------------------------------------------------------------------------------

    def undo(self, step: str) -> bool:
        """Take back the last answer of a person, or this action or turn; asks first when something was revealed since."""
        to = self.undo_target(step)
        if to is None:
            out(say("error-nothing-to-undo"))
            return False
        if not self.table.undo_is_free(to):
            out(say("play-undo-revealed"))
            if self.read().strip().lower() not in YES:
                return False
        self.table.undo(to)
        self.cards = CardAnswers()  # else what was taken back would be answered so again
        self.shown = min(self.shown, len(self.table.log))
        self.drawn = -1
        out(say("play-undone"))
        return True

    def undo_target(self, step: str) -> int | None:
        """How many answers to keep."""
        answers = self.table.answers
        if step:
            return next((point.to for point in self.table.undo_points() if point.step.startswith(step)), None)
        return next((to for to in reversed(range(len(answers))) if answers[to].seat in self.people), None)

    def save(self, file: Path) -> None:
        """Write the table down."""
        try:
            write_whole(file, self.table.save())
            out(say("play-saved", file=str(file)))
        except OSError as error:
            out(say("error-unwritable", file=str(file), why=trouble(error)))

    def keys(self) -> str:
        """What can be typed here."""
        return say("play-keys", cards=len(self.table.game.standing.cards()))

    def read(self) -> str:
        """The next line; leaving the table when there is none."""
        try:
            if self.live:
                return input("> ")
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            raise Quit(keep=self.live)
        return line


def write_whole(file: Path, data: bytes) -> None:
    """The file holds the data; when that fails (a full disk), what it held before is still there."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(data)
        part.replace(file)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def read_keys(line: str, ask: Ask) -> list[str]:
    """`2 5x3 move:hall` as keys; LookupError names what is no answer. `0` or an empty line chooses nothing, where that is allowed."""
    words = re.split(r"[,\s]+", line.strip()) if line.strip() else []
    if words in ([], ["0"]) and ask.many and ask.least == 0:
        return []
    if not words:
        raise LookupError("")
    keys: list[str] = []
    for part in words:
        option, count = find_option(ask, part), 1
        if option is None and (split := _times.match(part)):
            option, count = find_option(ask, split[1]), read_number(split[2])
        if option is None or count is None:
            raise LookupError(part)
        keys += [option.key] * min(count, 1_000)
    return keys

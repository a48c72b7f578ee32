"""Looking through a saved game in the terminal: forwards and backwards, from a seat's eyes, or with all secrets when it is over."""

from __future__ import annotations

import sys
from pathlib import Path

from stockade.commands.speak import Mistake, out, read_number, say
from stockade.commands.tell import Teller
from stockade.engine import Table
from stockade.engine.branch import branch
from stockade.engine.passage import in_lines
from stockade.insight.review import in_words, review


class Looking:
    """One look at one game; lines come from stdin, and when they run out it is over."""

    def __init__(self, saved: Table, seat: int | None, lang: str, at: int, file: Path) -> None:
        self.saved, self.seat, self.lang, self.at, self.file = saved, seat, lang, at, file
        self.open = bool(saved.outcome) and seat is None

    def run(self) -> int:
        """Until somebody leaves."""
        out(say("look-keys"))
        self.show()
        while True:
            sys.stdout.write("> ")
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line or line.strip() in ("q", "quit"):
                return 0
            self.obey(line.strip())

    def obey(self, line: str) -> None:
        """One line."""
        number = read_number(line)
        match line:
            case "" | "n" | "+":
                self.go(self.at + 1)
            case "b" | "p" | "-":
                self.go(self.at - 1)
            case "t":
                table = branch(self.saved, self.at)
                out(*in_lines(table.game.describe(table.play, self.seat, self.lang)))
            case _ if number is not None:
                self.go(number)
            case _:
                out(say("look-keys"))

    def go(self, at: int) -> None:
        """To that position, as far as there is one."""
        self.at = max(0, min(at, len(self.saved.answers)))
        self.show()

    def show(self) -> None:
        """What was answered there and what came of it."""
        before, now = branch(self.saved, max(0, self.at - 1)), branch(self.saved, self.at)
        out("", say("look-at", at=self.at, count=len(self.saved.answers), round=max(1, now.round)))
        if self.at:
            answer = self.saved.answers[self.at - 1]
            ask = before.asked(answer.seat) or before.pending[0]
            options = {option.key: option for option in ask.options}
            if self.open or self.seat == answer.seat:
                words = ", ".join(Teller(before, self.lang).option(options[key]) for key in dict.fromkeys(answer.keys) if key in options)
                out(say("look-answer", seat=answer.seat + 1, answer=words or "-"))
            else:
                out(say("look-answered", seat=answer.seat + 1))
        start = len(before.log) if self.at else 0
        out(*Teller(now, self.lang).log(start, self.seat, everything=self.open))


def review_lines(saved: Table, lang: str) -> list[str]:
    """Where a finished game turned."""
    if not saved.outcome:
        raise Mistake("error-not-over")
    whole = branch(saved)
    found = review(whole)
    lines = [say("review-head", outcome=saved.outcome, count=len(saved.answers)), "", say("review-line")]
    for point in found.points[:-1]:
        bar = "#" * round(point.share / 5)
        lines.append(
            f"{point.at:>6}  {bar:<20}  {say('review-point', round=max(1, point.round), share=round(point.share), margin=point.margin)}"
        )
    lines += ["", say("review-turns", count=len(found.turns))]
    for turn in found.turns:
        told = in_words(whole, turn, lang)
        lines += ["", say("review-turn", at=turn.at, seat=turn.seat + 1, change=f"{turn.change:+d}", kind=turn.kind), f"  {told.title}"]
        lines += [f"    {line}" for line in (told.because, told.wins) if line]
        if told.strong:
            lines += [f"  {say('review-strong', answer=told.strong)}"]
            lines += [f"    {line}" for line in (told.strong_because, told.strong_wins) if line]
    return lines + secret_lines(whole, lang)


def secret_lines(whole: Table, lang: str) -> list[str]:
    """What seats kept from each other, where they did."""
    told = whole.game.records.secrets(whole)
    text = whole.game.people.spoken(whole.game.text, ())
    lines = ["", say("review-secrets")] if told else []
    for one in told:
        aim = text.say(lang, one.aim.text, one.aim.args) if one.aim else ""
        end = text.say(lang, one.end.text, one.end.args)
        lines += ["", " · ".join(filter(None, [say("review-seat", seat=one.seat + 1), aim, end]))]
        lines += [f"  {text.say(lang, fact.text, fact.args)}" for fact in one.about]
        lines += [f"  {'!' if deed.bad else '-'} {text.say(lang, deed.text, deed.args)}" for deed in one.deeds]
    return lines

"""Telling a table in words: what happened, what is asked, what may be answered and why something may not."""

from __future__ import annotations

from stockade.commands.speak import read_number, say, word
from stockade.engine import Ask, Event, Option, Table
from stockade.engine.text import message_part

HEADINGS = ("round.", "phase.", "turn.")
QUIET = ("answer.automatic",)


class Teller:
    """One table in one language."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.game = table.game

    def log(self, start: int, seat: int | None = None, everything: bool = False) -> list[str]:
        """What happened from that event on, as far as the seat may know."""
        return [self.event(event) for event in self.table.log[start:] if self._told(event, seat, everything)]

    def _told(self, event: Event, seat: int | None, everything: bool) -> bool:
        return event.kind not in QUIET and (everything or event.known_to(seat))

    def event(self, event: Event) -> str:
        """One thing that happened."""
        sentence = word(self.game.text, self.lang, f"event-{message_part(event.kind)}", event.args)
        if event.kind.startswith(HEADINGS):
            return f"-- {sentence} --"
        return f"  {sentence}" + (f"  [{event.rule}]" if event.rule else "")

    def prompt(self, ask: Ask) -> list[str]:
        """The question, with how many answers it takes."""
        sentence = word(self.game.text, self.lang, ask.prompt, ask.args)
        lines = [say("play-asked", seat=ask.seat + 1, question=sentence) + (f"  [{ask.rule}]" if ask.rule else "")]
        if ask.many:
            key = "play-choose-exactly" if ask.least == ask.most else "play-choose-many"
            lines.append(f"  {say(key, least=ask.least, most=ask.most)}")
        return lines

    def options(self, ask: Ask) -> list[str]:
        """The numbered answers, with what each is likely to do."""
        facts = self.game.odds.facts(self.table.play, ask)
        width = len(str(len(ask.options)))
        lines: list[str] = []
        for number, option in enumerate(ask.options, 1):
            likely = ", ".join(word(self.game.text, self.lang, fact.text, fact.args) for fact in facts.get(option.key, []))
            times = f" (x{option.most})" if option.most > 1 else ""
            lines.append(f"  {number:>{width}}  {self.option(option)}{times}" + (f"  · {likely}" if likely else ""))
        return lines

    def option(self, option: Option) -> str:
        """One answer."""
        return word(self.game.text, self.lang, option.text, option.args)

    def rule(self, rule_id: str) -> list[str]:
        """The rule in full."""
        rule = self.game.rulebook.by_id.get(rule_id)
        if rule is None:
            return [f"    {rule_id}"] if rule_id else []
        return ["    " + say("play-rule", rule=rule.id, text=rule.text(self.lang))]

    def why(self, ask: Ask, which: str = "") -> list[str]:
        """The rule behind the question and each refused answer; with a number or key, only about that one."""
        refused = ask.why_not()
        if which:
            option = find_option(ask, which)
            if option is not None:
                return [f"  {self.option(option)}", *self.rule(option.rule or ask.rule)]
            refused = [no for no in refused if no.key == which]
            if not refused:
                return [say("play-no-such", answer=which)]
        lines = [] if which else [say("play-why-question"), *self.rule(ask.rule)]
        if refused and not which:
            lines.append(say("play-why-refused"))
        for no in refused:
            lines += [f"  {word(self.game.text, self.lang, no.text, no.args)}  ({no.key})", *self.rule(no.rule)]
        return lines


def find_option(ask: Ask, which: str) -> Option | None:
    """The option with that number or key."""
    number = read_number(which)
    if number is not None and 1 <= number <= len(ask.options):
        return ask.options[number - 1]
    return next((option for option in ask.options if option.key == which), None)

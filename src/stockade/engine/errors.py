"""What can go wrong at a table, each with a code that the text files turn into a sentence.

None of these errors changes the table: whoever catches one can show it and go on.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

type_arg: TypeAlias = "int | str | Reason"


class Reason:
    """Why something is wrong, or where: the message `reason-<code>`. As an argument it is put into words with the sentence around it."""

    def __init__(self, code: str, **args: type_arg) -> None:
        self.code = code
        self.args: dict[str, type_arg] = args

    @property
    def text_key(self) -> str:
        """The message that says it."""
        return f"reason-{self.code}"

    def __repr__(self) -> str:
        return f"{self.code}({', '.join(f'{name}={value!r}' for name, value in self.args.items())})"


class StockadeError(Exception):
    """Base of all errors that a person may be shown; `text_key` names the Fluent message, usually `error-<code>`."""

    code: ClassVar[str] = "error"

    def __init__(self, **args: type_arg) -> None:
        self.args_for_text: dict[str, type_arg] = args
        detail = ", ".join(f"{name}={value!r}" for name, value in args.items())
        super().__init__(f"{self.code}: {detail}" if detail else self.code)

    @property
    def text_key(self) -> str:
        """The message that tells a person what went wrong."""
        return f"error-{self.code}"


class UnknownGame(StockadeError):
    """No game with that id is installed."""

    code = "unknown-game"


class BadSetup(StockadeError):
    """The set-up cannot be played; `reason` says why, in the message `error-setup-<reason>`."""

    code = "bad-setup"

    def __init__(self, reason: str, **args: type_arg) -> None:
        super().__init__(reason=reason, **args)
        self.reason = reason

    @property
    def text_key(self) -> str:
        """Each reason has a message of its own, in the game's text."""
        return f"error-setup-{self.reason}"


class StaleDecision(StockadeError):
    """The answer is for a question that is no longer open."""

    code = "stale-decision"


class NotYourSeat(StockadeError):
    """The question belongs to another seat."""

    code = "not-your-seat"


class UnknownOption(StockadeError):
    """The question has no such option, or not that often."""

    code = "unknown-option"


class WrongCount(StockadeError):
    """Too few or too many options were chosen."""

    code = "wrong-count"


class TableFull(StockadeError):
    """The game has had as many answers as any game may have; taking some back makes room."""

    code = "table-full"


class NothingToUndo(StockadeError):
    """There is no such earlier position."""

    code = "nothing-to-undo"


class BadSave(StockadeError):
    """The bytes are not a save of this program and version, or do not lead where they say."""

    code = "bad-save"


class PackMissing(BadSave):
    """The table was made with a content pack that is not here."""

    code = "pack-missing"


class PackChanged(BadSave):
    """The content pack of that name is not the one the table was made with."""

    code = "pack-changed"


class BadPack(StockadeError):
    """A content pack or a table of the game cannot be read; `file` and `line` say where, `reason` and `what` why."""

    code = "bad-pack"


class BadContent(StockadeError):
    """A map, a board or a card is written down wrongly: where, and why. Kinds of content make subclasses of it."""

    code = "bad-content"

    def __init__(self, where: str | Reason, why: str | Reason, /, **args: type_arg) -> None:
        """`why` is a reason, or the code of one with its arguments."""
        self.where = where
        self.why = why if isinstance(why, Reason) else Reason(why, **args)
        super().__init__(where=where, why=self.why)


class RuleBroken(StockadeError):
    """A rule raised an exception: the table went back to where it was before the answer."""

    code = "rule-broken"

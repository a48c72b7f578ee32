"""What can go wrong at a table, each with a code that the text files turn into a sentence.

None of these errors changes the table: whoever catches one can show it and go on.
"""

from __future__ import annotations

from typing import ClassVar

type_arg = int | str


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
    """A content pack cannot be read; `file` and `line` say where, `reason` and `what` why."""

    code = "bad-pack"


class RuleBroken(StockadeError):
    """A rule raised an exception: the table went back to where it was before the answer."""

    code = "rule-broken"

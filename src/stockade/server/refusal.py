"""Why a room says no, besides what the rules of the game forbid; each code has its sentence in `text/server`."""

from __future__ import annotations

from stockade.engine.errors import StockadeError


class BadToken(StockadeError):
    """The link opens nothing here."""

    code = "bad-token"


class KeyFirst(StockadeError):
    """The link is to be exchanged for a secret of one's own first."""

    code = "key-first"


class Renewed(StockadeError):
    """The seat has another secret now."""

    code = "renewed"


class TooFast(StockadeError):
    """More than a person could mean, or others could read."""

    code = "too-fast"


class Watching(StockadeError):
    """Only seats may do that."""

    code = "watching"


class BotSeat(StockadeError):
    """A bot answers for that seat."""

    code = "bot-seat"


class ForeignSeat(StockadeError):
    """That seat belongs to somebody else."""

    code = "foreign-seat"


class NotForTheGroup(StockadeError):
    """Only questions of the whole group can be handed over."""

    code = "not-for-the-group"


class NoBubble(StockadeError):
    """That bot has gone on already."""

    code = "no-bubble"


class NoRequest(StockadeError):
    """That request is not open."""

    code = "no-request"


class RequestOpen(StockadeError):
    """One request at a time."""

    code = "request-open"


class UnknownPhase(StockadeError):
    """The game has no such phase to wait for."""

    code = "unknown-phase"


class NoStanding(StockadeError):
    """Nothing can be said beforehand about that card."""

    code = "no-standing"


class TableClosed(StockadeError):
    """Whoever keeps the server has closed the table."""

    code = "table-closed"


class LogFull(StockadeError):
    """So much was answered, taken back and said that nothing more is written at this table."""

    code = "log-full"


class TooMany(StockadeError):
    """No more screens at this table."""

    code = "too-many"

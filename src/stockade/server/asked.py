"""A request and its answer, however they travel."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from stockade.server import sentences


class Asked(Struct):
    """A request: what its address says, and its body; `lang` and `game` are filled in once the body was read."""

    params: Mapping[str, str]
    query: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes = b""
    lang: str = ""
    game: str = ""

    def spoken(self, lang: str = "") -> str:
        """The language of whoever asks."""
        return lang or sentences.preferred(self.headers.get("accept-language", ""))


class Answer(Struct):
    """What comes back."""

    body: bytes
    status: int = 200
    kind: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict[str, str])

"""The places and symbols that cards and rules speak of."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Symbol: TypeAlias = Literal["weapon", "tool", "food", "medicine", "fuel", "education", "survivor"]
# DW-BOARD-01, -13: whatever goes from place to place goes in this order
Place: TypeAlias = Literal["colony", "police-station", "grocery-store", "school", "library", "hospital", "gas-station"]

SYMBOLS: tuple[str, ...] = get_args(Symbol)
PLACES: tuple[str, ...] = get_args(Place)
COLONY = 0

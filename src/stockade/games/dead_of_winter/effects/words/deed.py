"""What every effect may say besides its own fields."""

from __future__ import annotations

from stockade.games.dead_of_winter.effects.words.base import Word
from stockade.games.dead_of_winter.effects.words.condition import Condition


class Deed(Word, tag_field="op", kw_only=True):
    """One sentence of a card.

    With `cost = true` it must be possible in full, or the option cannot be taken (DW-XROAD-20). `requires` is a condition for this sentence
    alone. `if_able` repeats what the card says; a part that cannot be done is left out in any case (DW-XROAD-07, DW-EFFECT-07).
    """

    cost: bool = False
    if_able: bool = False
    requires: Condition | None = None

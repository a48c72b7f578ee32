"""What authors of games test with: `Scene` writes a ruling down in the game's words, `rule` names the ledger entries a test proves,
and `conformance` holds the checks that every game passes. Only tests import this room.
"""

from stockade.testing.ledger import UnknownRule, rule
from stockade.testing.scene import Scene, SceneError

__all__ = ["Scene", "SceneError", "UnknownRule", "rule"]

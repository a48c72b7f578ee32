"""The real server with the small game, for tests in which the process dies: `python -m tests.server.serve_lanterns PORT DB`."""

import sys

from tests.server.lanterns import GAME

from stockade.server.run import serve

if __name__ == "__main__":
    assert GAME.id == "lanterns"
    sys.exit(serve(port=int(sys.argv[1]), db=sys.argv[2], bot_delay=0))

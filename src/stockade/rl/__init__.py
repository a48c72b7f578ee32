"""Tables as environments for learning: PettingZoo's AEC for every seat, Gymnasium for one learner beside bots. Needs the extra `rl`.

`env("marvel-champions")` and `StockadeEnv("marvel-champions")` begin at once; `vector` runs many side by side. An observation is made from
what the asked seat may see and nothing else; the mask says which actions are answers.
"""

from stockade.rl.aec import StockadeAEC, env
from stockade.rl.choice import ACTIONS, DONE
from stockade.rl.single import StockadeEnv, vector

__all__ = ["ACTIONS", "DONE", "StockadeAEC", "StockadeEnv", "env", "vector"]

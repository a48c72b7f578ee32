"""What a field of a card may say: the words for places, players, survivors and moments.

`vocabulary.py` says which fields a word takes; what these words stand for is in `selector.py` (effects) and `check.py` (conditions).
"""

from __future__ import annotations

SYMBOLS = ("weapon", "tool", "food", "medicine", "fuel", "education", "survivor")
PLACES = ("colony", "police-station", "grocery-store", "school", "library", "hospital", "gas-station")
COLONY = 0

CHECK_PLACES = (*PLACES, "here", "all_non_colony", "each_non_colony")
TRIGGER_PLACES = (*PLACES, "non_colony")
EFFECT_PLACES = (  # and `location_of:` with a survivor's name
    *PLACES,
    "any",
    "each_location",
    "each_non_colony",
    "each_occupied_non_colony",
    "here",
    "location_choice",
    "non_colony",
    "other_non_colony_choice",
    "own_survivor_location",
    "school_or_library",
)
SEATS = (  # and `controller_of:` with a survivor's name
    "active",
    "all",
    "each_other_player",
    "exiled_choice",
    "giver",
    "non_exiled_controller_here",
    "non_exiled_players",
    "other_player",
    "self",
)
PEOPLE = (  # and any survivor's name
    "acting_survivor",
    "all_at",
    "all_frostbitten",
    "all_non_exiled",
    "all_outside",
    "bearer",
    "chosen_others",
    "exposed_survivor",
    "frostbitten_at",
    "highest_influence_non_exiled",
    "leaders_non_exiled",
    "lowest_influence_at",
    "lowest_influence_non_exiled",
    "mover",
    "own_at_colony_choice",
    "own_here_choice",
    "own_or_shared_location",
    "self",
    "survivor_here_any_controller",
    "triggering_survivor",
)
FLAGS = ("no_leaving_colony", "no_exile_votes", "no_move_exposure", "survivor_rests")
VOTERS = ("non_exiled", "at_colony")  # who votes on a crossroads card

EFFECT_FIELDS: dict[str, tuple[str, ...]] = {
    "action": ("attack", "barricade"),
    "deck": ("crisis", *EFFECT_PLACES),
    "direction": ("left",),
    "event": ("bite_roll", "frostbite"),
    "exposure": ("none", "once", "each"),
    "flag": FLAGS,
    "from": SEATS,
    "kind": ("frostbite", "wound"),
    "n": ("all", "any", "half_non_exiled_players_rounded_up"),
    "on": ("attack", "move", "zombie_killed", "exile", "after_resolve_crisis"),
    "order": ("before_exposure",),
    "result": ("objective_failed",),
    "src": ("frostbite",),
    "symbol": SYMBOLS,
    "take_symbol": SYMBOLS,
    "then": ("shuffle",),
    "to": SEATS,
    "until": ("end_of_next_round",),
    "when": ("start_colony_phase",),
    "where": EFFECT_PLACES,
    "which": ("own_choice", "triggering"),
    "who": PEOPLE,
    "whose": SEATS,
    "with": ("wound",),
}
OF_A_WORD: dict[tuple[str, str], tuple[str, ...]] = {  # where one word means something else by a field
    ("any_die", "action"): ("attack",),
    ("contribute", "who"): ("self",),
    ("convert_wound", "to"): ("wound",),
    ("discard_items", "who"): ("self",),
    ("frostbite", "where"): PLACES,
    ("lure", "to"): EFFECT_PLACES,
    ("move", "where"): PLACES,
    ("pass_survivor", "who"): ("non_exiled_players",),
    ("return_played_card", "to"): ("hand",),
    ("reveal_hand", "who"): ("self",),
    ("reveal_matching_contributions", "who"): ("all",),
    ("wound", "where"): PLACES,
}
ONE_AT_A_TIME = {  # words that do it once, and the field that says so
    "die_lose": "n",
    "die_reroll": "n",  # or any
    "die_set": "n",
    "die_set_to": "n",
    "die_spend": "n",
    "give_card": "n",
    "give_random": "n",
    "look_random_hand": "n",
    "look_top": "bottom",
    "refresh_item": "n",
    "reveal_top": "take",
    "steal_random": "n",
}
CHECK_FIELDS: dict[str, tuple[str, ...]] = {"deck": ("crisis", "survivor"), "symbol": SYMBOLS, "where": CHECK_PLACES}
TRIGGER_FIELDS: dict[str, tuple[str, ...]] = {
    "face": ("frostbite", "wound"),
    "symbol": SYMBOLS,
    "timing": ("before_resolution",),
    "to": TRIGGER_PLACES,
    "where": TRIGGER_PLACES,
    "whose": ("self",),
}
NAMED = {"where": "location_of:", "to": "controller_of:", "whose": "controller_of:"}  # fields that may point at a survivor

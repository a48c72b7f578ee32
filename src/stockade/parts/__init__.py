"""Things that come in game boxes and are shared by two games or more: piles of cards, questions of the group, odds, tables in words."""

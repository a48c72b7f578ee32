"""Things that come in game boxes and are shared by two games or more: maps, decks, dice, abilities."""

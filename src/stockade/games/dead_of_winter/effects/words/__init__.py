"""The words that cards are written in, one small struct each: effects, changes, conditions, triggers and selectors."""

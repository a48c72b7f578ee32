"""What a reader stumbles over: numbers and nouns that disagree, a little word before a vowel, marks in a row, a variable nobody filled in.

`stumbles` reads a finished sentence. It knows grammar by its outside only, so it may be wrong about a new word: then that word
joins one of the lists below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from stockade.engine.seams import ASPIRATED

# French words that end in s or x and may follow a number: “1 dans la zone”, “1 succès”.
SAME = "dans sans sous vers plus pas puis mais hors moins fois jamais après dès aux des les ses succès corps"
# English words in s that may follow a number: “Round 1 comes to its end”.
SAME_EN = "is does fits has was this us as its across always becomes comes falls hears lies makes minus plus versus"
VOWEL = rf"(?:(?!{ASPIRATED})h|[aeiouàâéèêëîïôûùœæ]|y(?![aeiouy]))"
ALONE = r"(?<![\d,.:/×x+−-])(?<!les )\b"  # not part of a longer figure

SLIPS: list[tuple[str, re.Pattern[str]]] = [
    ("two marks in a row", re.compile(r"[!?…,;:]\s?[.,;:](?!\w)|\.\.(?!\.)|,\s*\)|\(\s|\s\)|\(\)")),
    ("two spaces in a row", re.compile(r"  |\u00a0 | \u00a0")),
    ("a space at an end", re.compile(r"^ (?!·)| $")),
    ("a space before a mark", re.compile(r" [.,](?![/\w])")),
    ("something was not filled in", re.compile(r"\{|\}|\$[a-z]|\bundefined\b|\bNaN\b|[\ue000-\ue002]")),
]
ENGLISH: list[tuple[str, re.Pattern[str]]] = [
    ("one, and many", re.compile(rf"{ALONE}1 (?!(?:{'|'.join(SAME_EN.split())})\b)[a-z]+[^s\W]s\b")),
    ("a and an", re.compile(r"\ba [aeio][a-z]|\ban [bcdfgjklmnpqrstvwxyz][a-z]", re.IGNORECASE)),
]
FRENCH: list[tuple[str, re.Pattern[str]]] = [
    ("one, and many", re.compile(rf"{ALONE}[01] (?!(?:{'|'.join(SAME.split())})\b)[a-zà-ÿœ]+[sx]\b")),
    ("no contraction", re.compile(r"\b(?:de|à) les? [A-ZÀ-Þ]|\b[Dd]e d(?:es|u)\b")),
    (
        "no “ne”",
        re.compile(
            r"(?<!\bne )(?<!\bn’)(?<!’en )(?<!’y )\b(?:obtient|prend|fait|donne|gagne|trouve|pioche|voit) (?:rien|personne|aucune?)\b"
        ),
    ),
    ("a verb that disagrees", re.compile(r"(?<!\bil )(?<!\bil y )(?<!\bIl )\breste (?:[2-9]|\d\d) [a-zà-ÿ]+[sx]\b")),
]
ELISION = re.compile(rf"(?<![-’])\b(?:de|que|le|la|ne|se|me|te|je|jusque) (?!onz|oui\b|un\b|[a-z]\d|[a-z]\b){VOWEL}", re.IGNORECASE)


def stumbles(lang: str, sentence: str) -> Iterator[str]:
    """What is wrong with a sentence, in a few words each, with the place."""
    for fault, slip in SLIPS + (FRENCH if lang == "fr" else ENGLISH):
        if found := slip.search(sentence):
            yield f"{fault}: “{found[0]}”"
    if lang == "fr" and (found := ELISION.search(sentence)):
        yield f"no elision: “{found[0]}”"

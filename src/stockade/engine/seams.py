"""Where a name meets the words around it.

A translator writes `de { $hero }` and thinks of no name in particular. In French “de Ultron” is read “d’Ultron”, “à Le Fauve” “au Fauve”,
“que Ana” “qu’Ana”; in both languages a title such as “Get Behind Me!” wants quotes when a mark follows. While a sentence is made,
names with such a beginning or end carry a sign there; `joined` lets them meet their neighbours and takes the signs away. What a
translator wrote out stays as it is: “de le faire” is good French. The browser does the same in `web/src/lib/seams.ts`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

START, TITLE, END = "\ue000", "\ue001", "\ue002"
"""Before a French name that changes the word before it; around a title that ends in a mark. Nobody reads them."""

ASPIRATED = "h(?:a|ell|[eé]ros\\b|ibou|obb|ord|ors\\b|ott|uit|ul[ko]|url|utt)"
ARTICLES = ("le ", "la ", "les ", "l’")
QUOTES = {"en": "“{}”", "fr": "«\u00a0{}\u00a0»"}
_vowel = re.compile(rf"[aeiouœæ]|y(?![aeiouy])|(?!{ASPIRATED})h")
_title = re.compile(rf"{TITLE}([^{END}]*){END}(?:(?=[\u00a0 ]?[.,;:])|(?P<end>$))")
_seam = re.compile(rf"\b(de|à|que|le|la)[ \u00a0]{START}(?:(les?|la) |(l’)|)(.)", re.IGNORECASE)
_titles = re.compile(f"[{TITLE}{END}]")
_signs = frozenset((START, TITLE, END))
_contracted = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}


def elides(name: str) -> bool:
    """Whether a name begins with a vowel that one hears: Ultron, Hélène, Yves; not Hank, Yon-Rogg."""
    letters = unicodedata.normalize("NFD", name[:8].lower())
    return bool(_vowel.match("".join(letter for letter in letters if not unicodedata.combining(letter))))


@lru_cache(1 << 13)
def signed(lang: str, name: str) -> str:
    """The name as it goes into a sentence."""
    if name.endswith(("!", "?", "…")) and len(name) > 1:
        name = f"{TITLE}{name}{END}"
    return f"{START}{name}" if lang == "fr" and (elides(name.lstrip(TITLE)) or name.lstrip(TITLE).lower().startswith(ARTICLES)) else name


def joined(lang: str, sentence: str) -> str:
    """The sentence with every signed name in its place."""
    if not _signs.intersection(sentence):
        return sentence
    quoted = _title.sub(lambda title: title[1] if title["end"] is not None else QUOTES[lang].format(title[1]), sentence)
    return _seam.sub(_meet, _titles.sub("", quoted)).replace(START, "")


def _meet(match: re.Match[str]) -> str:
    """The word, and the name up to its first letter."""
    word, article, elided, first = match.groups()
    if article:
        both = _contracted.get(f"{word} {article}".lower(), f"{word} {article.lower()}")
        return f"{both[0].upper() if word[0].isupper() else both[0]}{both[1:]} {first}"
    if elided:
        return f"{word} l’{first}"  # “de l’Homme-Sable”
    return f"{word} {first}" if word.lower() == "à" or first == "«" else f"{word[:-1]}’{first}"


def of(name: str) -> str:
    """“d’Ana”, “de Ben”, “du Fauve”."""
    return joined("fr", f"de {signed('fr', name)}")

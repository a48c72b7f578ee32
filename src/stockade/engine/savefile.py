"""Keeping a table: to bytes and back.

A save may come from anywhere. It is checked before a rule runs on it, so that a damaged one is refused here and not hours later,
when somebody takes back an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct, msgpack

from stockade.engine import pack
from stockade.engine.ask import Option
from stockade.engine.checkpoint import Checkpoint, Save, Story
from stockade.engine.errors import BadSave, BadSetup
from stockade.engine.game import find_game
from stockade.engine.state import encode

if TYPE_CHECKING:
    from stockade.engine.table import Table

SAVE_FORMAT = 1
SEED_MOST = 2**63  # what a save and a database can hold
SERIAL_MOST = 2**53
ANSWERS_MOST = 10_000  # eight times the longest game that bots have played; what undoes itself for ever ends here
SETUP_MOST = 64 * 1024
TWISTS_MOST = 100  # nobody takes a game up again more often than that
S = TypeVar("S", bound=Story)
T = TypeVar("T")


class Outline(Struct):
    """The parts of a save that may be large or missing, not read yet."""

    setup: Raw
    answers: Raw
    mark: Raw = Raw()
    start: Raw = Raw()


_outline = msgpack.Decoder(Outline)
_not_too_many = msgpack.Decoder(Annotated[list[Raw], Meta(max_length=ANSWERS_MOST)])
_bytes = msgpack.Decoder(bytes)
_save = msgpack.Decoder(Save)
_story = msgpack.Decoder(Story)


def check_writable(setup: dict[str, Any], seed: int) -> None:
    """Whether a table that begins like this could be saved; raises BadSetup when not (a number without end, an object, a library)."""
    try:
        size = len(encode(setup))
    except (TypeError, OverflowError, RecursionError) as error:
        raise BadSetup("unwritable") from error
    if size > SETUP_MOST:
        raise BadSetup("too-large", most=SETUP_MOST // 1024)
    if not -SEED_MOST <= seed < SEED_MOST:
        raise BadSetup("unwritable")


def to_bytes(table: Table) -> bytes:
    """The table as bytes."""
    mark = table.marks[-1]
    save = Save(
        format=SAVE_FORMAT,
        game=table.game.id,
        content_version=table.game.content_version,
        setup=table.setup,
        seed=table.seed,
        answers=table.answers,
        reveals=table.reveals,
        mark=mark,
        log=table.log[: mark.log],
        digest=table.digest(),
        start=table.start,
        serial=table.serial,
        steps=[(earlier.answers, earlier.turn) for earlier in table.marks[:-1]],
        handed=table.handed,
        twists=list(table.twists),
        words=[(n, one.text, one.args) for n, chosen in table.said.items() if n < mark.answers for one in chosen],
    )
    return encode(save)


def read(data: bytes) -> Save | Story:
    """What these bytes hold, of an installed game in the same version: a save, whose state has not been looked at yet, or only the story
    of a table that went no further where it was written."""
    outline = _looked_at(data)
    if not len(outline.mark):
        return read_story(data)
    save = _of_this_version(_decoded(_save, data))
    if not _consistent(save):
        raise BadSave(reason="damaged", detail="its parts do not fit together")
    return save


def read_story(data: bytes) -> Story:
    """What happened according to these bytes, without the rest: for whoever trusts only what can be played again."""
    _looked_at(data)
    story = _of_this_version(_decoded(_story, data))
    if not -SEED_MOST <= story.seed < SEED_MOST:
        raise BadSave(reason="damaged", detail="its seed")
    return story


def read_start(data: bytes) -> bytes:
    """The arranged position that it begins from; nothing for a table that was set up."""
    found = _looked_at(data).start
    return _decoded(_bytes, bytes(found)) if len(found) else b""


def _looked_at(data: bytes) -> Outline:
    """What is larger than any game is turned away before it is taken apart: a few megabytes can become a hundred times as much."""
    outline = _decoded(_outline, data)
    if len(outline.setup) > SETUP_MOST:
        raise BadSave(reason="setup", most=SETUP_MOST // 1024)
    _check_count(outline.answers)
    return outline


def _decoded(decoder: msgpack.Decoder[T], data: bytes) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(reason="damaged", detail=str(error)) from error


def _check_count(answers: Raw) -> None:
    try:
        _not_too_many.decode(answers)
    except msgspec.ValidationError as error:
        raise BadSave(reason="answers", most=ANSWERS_MOST) from error


def _of_this_version(save: S) -> S:
    game = find_game(save.game)
    pack.check(game.id, save.setup)
    if save.format != SAVE_FORMAT or save.content_version != game.content_version:
        raise BadSave(reason="version", found=save.content_version, wanted=game.content_version)
    if len(save.twists) > TWISTS_MOST or any(not -SEED_MOST <= twist.luck < SEED_MOST for twist in save.twists):
        raise BadSave(reason="damaged", detail="its luck")
    return save


def _consistent(save: Save) -> bool:
    """Whether the counts in it fit together: a table that came back from it can be saved and undone again."""
    mark = save.mark
    return (
        0 <= mark.answers <= len(save.answers) == len(save.reveals)
        and mark.log == len(save.log)
        and all(0 <= answered <= mark.answers for answered, _ in save.steps)
        and 0 <= save.serial < SERIAL_MOST
        and -SEED_MOST <= save.seed < SEED_MOST
    )


def come_back(table: Table, save: Save) -> None:
    """The new table stands where the saved one stood. Raises BadSave when the save does not lead there."""
    mark = save.mark
    table.answers = save.answers[: mark.answers]
    table.reveals = save.reveals[: mark.answers]
    table.marks = [*(Checkpoint(b"", answered, 0, 0, turn) for answered, turn in save.steps), mark]
    table.start = save.start
    table.twists = tuple(save.twists)
    table.serial = save.serial
    for number, text, args in save.words:
        table.said.setdefault(number, []).append(Option("", text, args))
    try:
        table.run_from(mark, save.answers[mark.answers :], save.log)
        if save.handed >= table.state.seats:
            raise BadSave(reason="damaged", detail=f"nobody sits at seat {save.handed}")
        table.hand_again(save.handed)
    except BadSave:
        raise
    except Exception as error:
        raise BadSave(reason="damaged", detail=str(error)) from error
    if table.digest() != save.digest:
        raise BadSave(reason="digest", found=table.digest(), wanted=save.digest)

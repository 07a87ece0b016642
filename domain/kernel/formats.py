"""The one check of everything from outside: the format of ids, names, reasons, tokens and numbers.

All input is checked here: requests, files, packs. The name of a text's field determines its format
(`FIELDS`); any other text is an id. No text passes that a terminal would obey, that is shown in another order
than it is read, or that cannot be seen.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, Final

import msgspec

from kronika.domain.kernel import catalogue
from kronika.domain.kernel.words import Message, message

_ALIKE: Final = str.maketrans(
    "аеорсухіјѕԁһԛԝвкмнтαορτυνκιγζη1l|0",
    "aeopcyxijsdhqwbkmhtaoptuvkiyzniiio",
)
"""Letters of other scripts, folded, that look like Latin ones, and signs that look like letters."""


def skeleton(name: str) -> str:
    """Returns the common form of names that look alike. Width, case, marks on emoji, blanks and the script of a letter
    do not count (in the manner of UTS #39)."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).translate(_ALIKE)
    return "".join(letter for letter in folded if letter not in _INVISIBLE and letter not in " \u200d")


MARKS: Final = 3
"""Combining marks on one letter at most: more of them cover the lines around."""

_INVISIBLE: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""The characters drawn as nothing though Unicode calls them letters, marks or signs."""


_EMOJI: Final = (
    "a9 ae 203c 2049 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6 25c0 "
    "25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a 262e-262f 2638-263a 2640 2642 "
    "2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f 2692-2697 2699 269b-269c 26a0-26a1 26a7 26aa-26ab "
    "26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd 2702 2705 "
    "2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 "
    "27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 1f004 1f0cf 1f170-1f171 1f17e-1f17f "
    "1f18e 1f191-1f19a 1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397 "
    "1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 1f56f-1f570 1f573-1f57a "
    "1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de "
    "1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 1f6d5-1f6d8 1f6dc-1f6e5 1f6e9 1f6eb-1f6ec "
    "1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945 1f947-1f9ff 1fa70-1fa7c 1fa80-1fa8a 1fa8e-1fac6 "
    "1fac8 1facd-1fadc 1fadf-1faea 1faef-1faf8 "
)
"""The characters with the property Emoji (Unicode 17) but ASCII and the letters of flags: hexadecimal, in ranges."""


def _class_of(ranges: str) -> str:
    return "[" + "".join("-".join(f"\\U{int(end, 16):08x}" for end in one.split("-")) for one in ranges.split()) + "]"


_ONE: Final = _class_of(_EMOJI) + "(?:[\ufe0e\ufe0f]|[\U0001f3fb-\U0001f3ff])?"
SEQUENCES: Final = re.compile(f"{_ONE}(?:\u200d{_ONE})*|[0-9#*]\ufe0f\u20e3")
"""Emoji with what is not seen but belongs to them: a variation selector, and joiners between emoji (UTS #51)."""


class Text(msgspec.Struct, frozen=True):
    """A kind of text: a description of it for a person, and a test whether a text is one."""

    said: Message
    fits: Callable[[str], object]


class Misfit(msgspec.Struct, frozen=True):
    """A text that is not what it may be: where it stands, and what is wrong with it."""

    place: str
    said: Message

    @property
    def whole(self) -> Message:
        """Both in one sentence."""
        return message("misfit", place=self.place, said=self.said)

    def __str__(self) -> str:
        return catalogue.text(self.whole, "en")


def is_visible(letter: str) -> bool:
    """Whether a person sees this character where it stands: no control, no direction, no blank but
    the ordinary one, nothing of no width, nothing that means nothing."""
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter not in _INVISIBLE)


def safe(text: str) -> str:
    """A text in which only ends of lines are not seen: all else that is invisible is written as JSON
    writes it, such as `\\u001b`."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    shown, at = "", 0
    for found in SEQUENCES.finditer(text):
        shown += "".join(map(_shown, text[at : found.start()])) + found[0]
        at = found.end()
    return shown + "".join(map(_shown, text[at:]))


@cache
def _shown(letter: str) -> str:
    if letter == "\n" or is_visible(letter):
        return letter
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def is_plain(text: str) -> bool:
    """Whether a text looks like what it is."""
    if text.isascii():
        return text.isprintable()
    return not _strange(text)


_SEEN: Final = "\u263a"
"""Stands for an emoji: a character that is seen."""


def _strange(text: str) -> Message | None:
    """Returns what in a text would mislead its reader."""
    marks = MARKS
    for letter in SEQUENCES.sub(_SEEN, text):
        if not is_visible(letter):
            code = f"U+{ord(letter):04X}"
            return message("strange-character", code=code)
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MARKS:
            return message("strange-marks")
    if not unicodedata.is_normalized("NFC", text):
        return message("strange-not-normalized")
    return None


def _shape(pattern: str) -> Callable[[str], object]:
    return re.compile(pattern).fullmatch


def _hex(digits: int) -> Text:
    said = message("format-hex", digits=digits)
    return Text(said, _shape(f"[0-9a-f]{{{digits}}}"))


def _line(least: int, most: int) -> Text:
    """Text for people."""
    return Text(
        message("format-line", least=least, most=most),
        lambda text: least <= len(text) <= most and text.strip() == text and is_plain(text),
    )


_ID: Final = "[A-Za-z0-9][A-Za-z0-9_-]{0,63}"

ID: Final = Text(message("format-id"), _shape(_ID))
PLACE: Final = Text(message("format-place"), _shape(f"{_ID}(?: {_ID})?"))
TAG: Final = Text(message("format-tag"), _shape("(?:[a-z][a-z_]{0,39}[.]){1,2}v[0-9]{1,4}"))
VERSION: Final = Text(
    message("format-version"),
    _shape("(?=.{1,40}$)[A-Za-z0-9]+(?:[.+_-][A-Za-z0-9]+)*"),
)
_TIME: Final = re.compile(
    "([0-9]{4})-([0-9]{2})-([0-9]{2})T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,9})?Z"
).fullmatch
_DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _is_time(text: str) -> bool:
    found = _TIME(text)
    if found is None:
        return False
    year, month, day = map(int, found.groups())
    if not year or not 1 <= month <= 12:
        return False
    leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= _DAYS[month - 1] + leap


TIME: Final = Text(message("format-time"), _is_time)
HASH: Final = _hex(64)
"""A hash, a public key, entropy: 32 bytes."""
SIGNATURE: Final = _hex(128)
PLAYER: Final = Text(message("format-player"), _shape("(?:[0-9a-f]{32}){1,2}"))
"""The id of a player across games."""
TOKEN: Final = Text(message("format-token"), _shape("[0-9A-Fa-f]{64}"))
PAGE: Final = Text(message("format-page"), _shape("[A-Za-z0-9_-]{1,64}"))
PATH: Final = Text(
    message("format-path"),
    _shape("(?=.{1,100}$)[a-z][a-z0-9_]*(?:[.][a-z][a-z0-9_]*)*"),
)
NAME: Final = _line(1, 40)
"""The name of a player."""
REQUEST: Final = _line(1, 64)
REASON: Final = _line(1, 500)
NOTE: Final = Text(
    message("format-note", most=1000),
    lambda text: len(text) <= 1000 and 0 < len(text.strip()) == len(text) and is_plain(text.replace("\n", " ")),
)
"""A message to other players, in one or more lines."""
LINE: Final = _line(0, 200)
"""A title, a name of something in a game, a date."""
STORY: Final = _line(0, 200)
"""A reference to something to read, as is all below it that is not named otherwise."""
DOCUMENT: Final = Text(message("format-document"), lambda text: ID.fits(text))
"""A document that is sealed as one text."""

_DNS: Final = "(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.])+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])"
MAIL: Final = Text(
    message("format-mail"),
    _shape(
        "(?=.{3,254}$)(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@" + _DNS
    ),
)
URL: Final = Text(
    message("format-url"),
    _shape(
        r"(?=.{1,500}$)https?://(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?"
        r"(?:[/?][A-Za-z0-9._~!$&'()*+,;=:@/?%-]*)?"
    ),
)
HANDLE: Final = Text(message("format-handle"), _shape("[a-z_]{1,40}:[A-Za-z0-9_./-]{1,130}"))
"""A thing of a decision or a drawing that can be pointed at."""
PIN: Final = Text(message("format-pin"), _shape("[0-9]{8}"))
"""The code that a player copies from a mail."""

Id = Annotated[str, msgspec.Meta(pattern=f"^{_ID}\\Z")]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}\\Z")]
Signature = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}\\Z")]
"""The same as types, for what is read straight into structs."""

FIELDS: Final[Mapping[str, Text]] = {
    "address": MAIL,
    "body": NOTE,
    "code": STORY,
    "commitment": HASH,
    "content": DOCUMENT,
    "creator": PLAYER,
    "cs": LINE,
    "date": LINE,
    "en": LINE,
    "endings": STORY,
    "entropy": HASH,
    "file": LINE,
    "format": TAG,
    "handles": HANDLE,
    "frame": TAG,
    "head": HASH,
    "holder": PLAYER,
    "key": HASH,
    "link": HASH,
    "name": NAME,
    "outages.began": TIME,
    "outages.ended": TIME,
    "pack.hash": HASH,
    "pack.name": ID,
    "page_token": PAGE,
    "paths": PATH,
    "place": LINE,
    "player": PLAYER,
    "public.at": TIME,
    "reason": REASON,
    "request": REQUEST,
    "request_id": REQUEST,
    "said": REASON,
    "salt": HASH,
    "seal": HASH,
    "seed": HASH,
    "signature": SIGNATURE,
    "source": REASON,
    "stories": STORY,
    "subject": PLACE,
    "target": PLACE,
    "targets": PLACE,
    "token_hash": HASH,
    "type": TAG,
    "url": URL,
    "version": VERSION,
}
"""The kind of text in a field of this name, in a message, an event or a file. All other fields hold ids."""


def misfit(text: str, kind: Text, place: str) -> Misfit | None:
    """Why a text cannot stand where this kind of text is wanted; None if it can."""
    if kind.fits(text):
        return None
    said = message("misfit-said", said=kind.said)
    wrong = _strange(text.replace("\n", " ") if kind is NOTE else text)
    if wrong is not None:
        said = message("misfit-strange", said=said, wrong=wrong)
    return Misfit(place, said)


@lru_cache(4096)
def kind_of(field: str, within: str = "", above: Text = ID) -> Text:
    """Returns the kind of text in a field, `within` a field of that name whose own kind is `above`."""
    return FIELDS.get(f"{within}.{field}") or FIELDS.get(field) or (STORY if above is STORY else ID)


Way = tuple[Any, ...]
"""How a value is reached: the way to what holds it, and its place there; empty for the whole."""


LARGEST: Final = 2**31 - 1
"""The largest number, but in the fields of `WIDE`: those of the contract have 32 bits."""
WIDE: Final = frozenset({"wins", "outcomes"})
"""The fields that count dice; in the contract they have 64 bits."""


def misfits(value: Any) -> Iterator[Misfit]:
    """Every text and number in a value read from JSON or TOML that is not what the name of its field wants.
    An empty text is one that is not given."""
    rest: list[tuple[Any, str, Way, Text]] = [(value, "", (), ID)]
    while rest:
        one, field, way, kind = rest.pop()
        if isinstance(one, str):
            if one and not kind.fits(one):
                document = _document(one) if kind is DOCUMENT else None
                if document is not None:
                    rest.append((document, field, way, ID))
                elif (wrong := misfit(one, kind, _place(way))) is not None:
                    yield wrong
        elif isinstance(one, dict):
            for key, held in one.items():
                if not ID.fits(key) and (wrong := misfit(key, ID, f"a key in {_place(way)}")) is not None:
                    yield wrong
                elif isinstance(held, str | dict | list):
                    rest.append((held, key, (way, key), kind_of(key, field, kind)))
                elif isinstance(held, int) and not -LARGEST <= held <= LARGEST and key not in WIDE:
                    yield _too_large((way, key))
        elif isinstance(one, list):
            for at, held in enumerate(one):
                if not isinstance(held, int):
                    rest.append((held, field, (way, at), kind))
                elif not -LARGEST <= held <= LARGEST:
                    yield _too_large((way, at))


def _too_large(way: Way) -> Misfit:
    said = message("misfit-number", largest=LARGEST)
    return Misfit(_place(way), said)


def _place(way: Way) -> str:
    """The place of a value in words: `public.event.seats[1]`."""
    place = ""
    while way:
        way, step = way
        place = f"[{step}]{place}" if isinstance(step, int) else f".{step}{place}"
    return place.removeprefix(".") or "the whole"


def _document(text: str) -> Any:
    """Returns the JSON that a text contains; None if it is not JSON."""
    try:
        return msgspec.json.decode(text) if text.isprintable() and text[0] in "{[" else None
    except (msgspec.DecodeError, RecursionError):
        return None

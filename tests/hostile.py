"""Texts that nobody means well with."""

CONTROLS = ("\x1b[2J", "\x07", "a\x00b", "\x7f", "\x9b2J", "\x85", "two\nlines", "a\tb", "\r")
HIDDEN = ("a\u2028b", "a\u2029b", "\u202egnp.exe", "\u202a", "\u2066a\u2069", "\u200e", "\u200f", "\u061c", "a\u200bb")
TRICKS = ("\ufeff", "a\u00adb", "\u3164", "\u2800", "\u00a0", "\U000e0041", "a\ufe0f", "e\u0301", "\u0301", "\ue000")
LONG = ("x" * 5000, "ž" * 1001, "Z" + "\u0303\u0330" * 4)
NOWHERE = (*CONTROLS, *HIDDEN, *TRICKS, *LONG)
"""Refused wherever text stands."""
MARKUP = ("<svg onload=alert(1)>", '"/>', "<b>")
PATHS = ("../../x", "/etc/passwd", "..", ".", "a/b")
NO_IDS = (*NOWHERE, *MARKUP, *PATHS, "a b c", " a", "-x", "ž")
"""Refused where an id stands."""


def is_raw(said: str) -> bool:
    """Whether something that a terminal obeys, or that cannot be seen, stands in what was printed."""
    odd = {*range(0x20), *range(0x7F, 0xA0), 0x61C, *range(0x200B, 0x2010), *range(0x2028, 0x202F)} - {0x0A}
    odd |= {*range(0x2060, 0x2070), 0xFEFF, 0xAD, 0x3164, 0x2800, 0xA0, *range(0xD800, 0xE000)}
    return any(ord(letter) in odd for letter in said)

"""The rules of Foray (README.md beside this file) by their ids, as they are told."""

from kronika.domain.kernel.system import Rulebook
from tests.foray.text import PARTS
from tests.foray.words import message

RULEBOOK = Rulebook(
    parts=tuple(PARTS),
    rules={
        "F2": message("rule-F2"),
        "F3": message("rule-F3"),
        "F5": message("rule-F5"),
        "F6": message("rule-F6"),
        "F7": message("rule-F7"),
        "F8": message("rule-F8"),
        "F9": message("rule-F9"),
        "F10": message("rule-F10"),
        "F11": message("rule-F11"),
        "F12": message("rule-F12"),
        "F13": message("rule-F13"),
        "F16": message("rule-F16"),
    },
)

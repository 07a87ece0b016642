"""The rules of Sample in brief, by their ids."""

from kronika.domain.kernel.system import Rulebook
from kronika.tools.dev.sample.words import message

RULEBOOK = Rulebook(
    parts=("card",),
    rules={
        "R2": message("rule-R2"),
        "R3": message("rule-R3"),
        "R5": message("rule-R5"),
        "R6": message("rule-R6"),
        "R7": message("rule-R7"),
    },
)

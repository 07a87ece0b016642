"""Short descriptions of the rules, by their ids."""

from typing import Final

from kronika.domain.kernel.catalogue import group
from kronika.domain.kernel.system import Rulebook
from kronika.domain.undaunted import words
from kronika.domain.undaunted.names import PARTS

RULEBOOK: Final = Rulebook(parts=PARTS, rules=group(words.__name__, "rule-"))

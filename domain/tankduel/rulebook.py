"""What the rules are about, by their ids, in our own words: what is told to who asks for a rule by its id."""

from typing import Final

from kronika.domain.kernel.catalogue import group
from kronika.domain.kernel.system import Rulebook
from kronika.domain.tankduel import words

RULEBOOK: Final = Rulebook(group(words.__name__, "rule-"), tuple(group(words.__name__, "part-")))

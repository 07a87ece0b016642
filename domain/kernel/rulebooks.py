"""What the rules of a system are about, by their ids, for players: in our own words, in both languages."""

from collections.abc import Iterator, Mapping

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Text


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a family. `rules`: every rule that a refusal, a target, a purpose of chance or an end can name,
    by its id, in a sentence or two; `parts`: every name that a part of a target can have (`Part.name`)."""

    rules: Mapping[str, Text]
    parts: tuple[str, ...]

    def unsaid(self) -> Iterator[str]:
        """The rules that are not told in both languages."""
        for id, said in self.rules.items():
            if not (text(said, "en") and text(said, "cs")):
                yield id

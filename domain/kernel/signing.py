"""Signatures of players in a log that is checked: each by the key of its seat, over a head that the log had."""

from collections.abc import Callable

import msgspec

from kronika.domain.kernel import events as e

NO_HEAD = "0" * 64

CheckSignature = Callable[[str, str, bytes], bool]
"""Whether a signature (hex) over a message is by a key (hex): Ed25519, given by who has it."""


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What the signature of a decision must fit: the key that the seat had (empty: it plays unsigned),
    the version of the decision, before which the head signed over must be, and the version before
    which that must not be: that of the undo that took an earlier answer to the prompt back."""

    key: str
    version: int
    since: int


class Signatures:
    """Checks them one by one, and counts them. `heads`: head(0), head(1) … of the log so far; `wrong` is told
    what does not fit."""

    def __init__(self, check: CheckSignature, heads: list[bytes], wrong: Callable[[str], None]) -> None:
        self._check, self._heads, self._wrong = check, heads, wrong
        self.count = 0

    def over(self, seat: str, signed: e.Signed | None, message: Callable[[str], bytes], terms: Terms) -> int | None:
        """The version whose head a seat signed over; None if nothing was signed, or over no head of this log.

        `message` makes what is signed from the head signed over."""
        if not terms.key:
            return None
        if signed is None:
            self._wrong(f"{seat} plays signed, and the signature is missing")
            return None
        self.count += 1
        if not self._check(terms.key, signed.signature, message(signed.head)):
            self._wrong(f"the signature of {seat} does not fit its key and what is recorded")
        version = self._version_of(signed.head, terms.version)
        if version is None:
            self._wrong(f"{seat} signed over a head that this log never had: it was shown another history")
        return version

    def _version_of(self, head: str, before: int) -> int | None:
        """The version whose head this is, looked for backwards from before a version; of none yet: 0."""
        if head == NO_HEAD:
            return 0
        wanted = bytes.fromhex(head)
        return next((version for version in range(before - 1, -1, -1) if self._heads[version] == wanted), None)

"""Interrupted resolution as data: what is half done, on a stack in the board (design 3).

A frame is a contract like an event: tagged, versioned, and continued by every later release.
"""

import msgspec

from domain.undaunted.content import Action


class FrameBase(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="frame"):
    """What all frames share. `side` is the side whose action is being resolved."""

    side: str


class Stepping(FrameBase, frozen=True, tag="stepping.v1"):
    """A counter on its way: `left` more tiles at most, each as by the action `how`."""

    counter: str
    action: Action
    left: int


class Bolstering(FrameBase, frozen=True, tag="bolstering.v1"):
    """Cards are being taken from the supply: `left` more at most."""

    action: Action
    left: int


class Barrage(FrameBase, frozen=True, tag="barrage.v1"):
    """An action against several counters on one tile; `targets` are still to be rolled for."""

    action: Action
    counter: str
    space: str
    targets: tuple[str, ...]


Frame = Stepping | Bolstering | Barrage

"""The rules. Steps of different subjects begin each other, so modules refer to those that stand above them by their
names; they are loaded from the cards down."""

from kronika.domain.noretreat.rules import cards, turn

__all__ = ["cards", "turn"]

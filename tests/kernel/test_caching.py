"""Caching by identity: the same object means the same value, and nothing else does."""

import gc
import weakref

import pytest

from kronika.domain.kernel.caching import cached_by_identity


class Value:
    """Something immutable that is found by its identity."""

    def __init__(self, name):
        self.name = name


def counted(size):
    calls = []

    @cached_by_identity(size)
    def name_of(value, /):
        calls.append(value.name)
        return [value.name]

    return name_of, calls


def test_the_same_object_is_asked_about_once():
    name_of, calls = counted(10)
    value = Value("a")
    assert name_of(value) is name_of(value)
    assert calls == ["a"]


def test_an_equal_object_is_another():
    name_of, calls = counted(10)
    assert name_of(Value("a")) == name_of(Value("a"))
    assert calls == ["a", "a"]


def test_least_recently_used_entry_is_evicted_first():
    name_of, calls = counted(2)
    values = [Value(name) for name in "abc"]
    for value in values:
        name_of(value)
    name_of(values[2])
    name_of(values[1])
    assert calls == ["a", "b", "c"]
    name_of(values[0])
    assert calls == ["a", "b", "c", "a"]


@pytest.mark.long
def test_an_address_is_never_taken_for_another_object_that_lives_there_later():
    """What is remembered keeps its arguments alive; what is forgotten lets them go."""
    name_of, _ = counted(3)
    for number in range(1000):
        assert name_of(Value(str(number))) == [str(number)]
    value = Value("x")
    watched = weakref.ref(value)
    name_of(value)
    del value
    gc.collect()
    assert watched() is not None
    for name in "abc":
        name_of(Value(name))
    gc.collect()
    assert watched() is None


def test_arguments_are_distinguished_by_position():
    @cached_by_identity(10)
    def pair(one, other, /):
        return (one.name, other.name)

    a, b = Value("a"), Value("b")
    assert [pair(a, b), pair(b, a), pair(a, a)] == [("a", "b"), ("b", "a"), ("a", "a")]

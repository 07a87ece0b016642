"""The version of Kronika."""

from importlib.metadata import version

VERSION = version("kronika")

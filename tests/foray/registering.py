"""Foray among the systems of a process, once this is imported."""

from kronika.domain.kernel.log import Codec
from kronika.domain.systems import CODECS, SYSTEMS
from tests.foray.system import FORAY

SYSTEMS[FORAY.name], CODECS[FORAY.name] = FORAY, Codec(FORAY)

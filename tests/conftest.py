"""What holds for all tests: none measures time, so properties have no deadline."""

from hypothesis import HealthCheck, settings

settings.register_profile("kronika", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kronika")

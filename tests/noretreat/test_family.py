"""No Retreat! gives all that a system gives."""

from kronika.domain.kernel.setups import build_setup, options_of
from kronika.domain.kernel.system import must_be_whole
from kronika.domain.noretreat.family import SYSTEMS
from kronika.domain.noretreat.state import SetUp, VaryingWeather
from kronika.domain.noretreat.system import NORETREAT
from tests.noretreat.position import pack


def test_the_system_is_whole():
    must_be_whole(SYSTEMS)


def test_NR114_whose_weather_varies_is_chosen_among_words():
    weather = next(option for option in options_of(SetUp) if option.name == "weather")
    assert weather.choices == tuple(VaryingWeather) and weather.default == "scenario"
    made = build_setup(SetUp, NORETREAT.packs.meta(pack(), "a"), "a", (), {"weather": "first_year"})
    assert made == SetUp("a", weather=VaryingWeather.FIRST_YEAR)


def test_nothing_of_a_scenario_is_secret_before_it_is_played():
    assert NORETREAT.packs.without_secrets(pack(), "campaign") is pack()

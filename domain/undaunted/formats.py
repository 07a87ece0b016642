"""The formats of packs: Normandy's, North Africa's, and that of a campaign."""

from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.values import PackCard
from kronika.domain.undaunted import loading
from kronika.domain.undaunted.africa import pack as africa_pack
from kronika.domain.undaunted.africa.format import AfricaPack
from kronika.domain.undaunted.africa.setup import make_setup as make_africa
from kronika.domain.undaunted.campaign import pack as campaign_pack
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.setup import standalone
from kronika.domain.undaunted.content import Setup
from kronika.domain.undaunted.pack import Pack
from kronika.domain.undaunted.setup import make_setup

AnyPack = Pack | CampaignPack | AfricaPack


def load(files: Files) -> AnyPack:
    """The pack made of these files, in the format that they are in. Raises `PackRefused` with every mistake found."""
    if africa_pack.is_africa(files):
        return africa_pack.load(files)
    return campaign_pack.load(files) if campaign_pack.is_campaign(files) else loading.load(files)


def describe(pack: AnyPack) -> PackCard:
    """What is told of a pack."""
    match pack:
        case CampaignPack():
            return campaign_pack.describe(pack)
        case AfricaPack():
            return africa_pack.describe(pack)
        case _:
            return loading.describe(pack)


def lay_out(pack: AnyPack, scenario: str) -> Setup:
    """A scenario as it is set up to be played on its own."""
    match pack:
        case CampaignPack():
            return standalone(pack, scenario)
        case AfricaPack():
            return make_africa(pack, scenario)
        case _:
            return make_setup(pack, scenario)

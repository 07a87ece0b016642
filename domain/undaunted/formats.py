"""The formats of packs: Normandy's, North Africa's, and that of a campaign."""

from domain.kernel.packs import Files
from domain.kernel.system import PackCard
from domain.undaunted import loading
from domain.undaunted.africa import pack as africa_pack
from domain.undaunted.africa.format import AfricaPack
from domain.undaunted.africa.setup import make_setup as make_africa
from domain.undaunted.campaign import pack as campaign_pack
from domain.undaunted.campaign.format import CampaignPack
from domain.undaunted.campaign.setup import standalone
from domain.undaunted.content import Setup
from domain.undaunted.pack import Pack
from domain.undaunted.setup import make_setup

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

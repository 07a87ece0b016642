// The systems whose games can be checked, by name. A system of your own is one more entry.
import * as undaunted_campaign from "./campaign.mjs";
import * as noretreat from "./noretreat.mjs";
import * as tankduel from "./tankduel.mjs";
import * as undaunted from "./undaunted.mjs";

/** @type {Record<string, import("./log.mjs").System>} */
export const SYSTEMS = { undaunted, undaunted_campaign, noretreat, tankduel };

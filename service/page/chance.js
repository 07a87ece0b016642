// Chains, and the numbers that come of a link. See docs/checking-a-game.md, “Chance”.

import { canonical, digest, joined, u32, utf8 } from "./bytes.js";

export const LINKS = 4096;
const LEFT_OUT = ["subject", "target"];

/** @param {Uint8Array<ArrayBuffer>} link @param {number} steps */
export async function linkBack(link, steps) {
  for (let left = steps; left > 0; left--) link = await digest(5, link);
  return link;
}

// The message under the HMAC. Missing fields are null; two fields of the purpose are omitted if empty.
/** @param {string} game @param {string} pack @param {Record<string, string>} entropy @param {any} use */
export function messageOf(game, pack, entropy, { audience, dice, epoch, k, purpose, size }) {
  const worded = Object.fromEntries(Object.entries(purpose).filter(([name, said]) => said || !LEFT_OUT.includes(name)));
  return canonical({
    ...{ audience, dice: dice ?? null, entropy, epoch, game, k, pack },
    ...{ purpose: worded, size: size || null, tag: "kronika.chance.v1" },
  });
}

// `count` numbers from 0 to `bound` − 1: words of 64 bits that are not passed over, as remainders.
/** @param {Uint8Array<ArrayBuffer>} link @param {string} message @param {number} bound @param {number} count */
export async function numbers(link, message, bound, count) {
  const m = BigInt(bound);
  const limit = 2n ** 64n - (2n ** 64n % m);
  const key = await crypto.subtle.importKey("raw", link, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const found = [];
  for (let block = 0; found.length < count; block++) {
    const words = new DataView(await crypto.subtle.sign("HMAC", key, joined([utf8(message), u32(block)])));
    for (let at = 0; at < 32 && found.length < count; at += 8) {
      const word = words.getBigUint64(at);
      if (word < limit) found.push(word % m);
    }
  }
  return found;
}

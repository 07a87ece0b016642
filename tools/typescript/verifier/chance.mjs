// Chains, and the numbers that come of a link.
import { createHmac } from "node:crypto";
import { digest, u32 } from "./bytes.mjs";

export { LINKS, messageOf } from "../../../service/page/chance.js";

/** @param {Buffer} link @param {number} steps */
export function linkBack(link, steps) {
  for (let left = steps; left; left--) link = digest(5, link);
  return link;
}

/** @param {Uint8Array} link @param {string} message @param {bigint | number} bound @param {number} count */
export function numbers(link, message, bound, count) {
  const m = BigInt(bound);
  const limit = 2n ** 64n - (2n ** 64n % m);
  const found = [];
  for (let block = 0; found.length < count; block++) {
    const words = createHmac("sha256", link).update(message).update(u32(block)).digest();
    for (let at = 0; at < 32 && found.length < count; at += 8) {
      const word = words.readBigUInt64BE(at);
      if (word < limit) found.push(word % m);
    }
  }
  return found;
}

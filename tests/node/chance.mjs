// Chains, and the numbers that come of a link.
import { createHmac } from "node:crypto";
import { canonical, digest, u32 } from "./bytes.mjs";

export const LINKS = 4096;

export function linkBack(link, steps) {
  for (let left = steps; left; left--) link = digest(5, link);
  return link;
}

export const messageOf = (game, pack, entropy, use) => {
  const { audience, dice, epoch, k, purpose, size } = use;
  const worded = Object.fromEntries(Object.entries(purpose).filter(([name, text]) => text || name === "actor"));
  return canonical({
    ...{ audience, dice: dice ?? null, entropy, epoch, game, k, pack },
    ...{ purpose: worded, size: size || null, tag: "kronika.chance.v1" },
  });
};

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

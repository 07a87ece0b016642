// Bytes as docs/checking-a-game.md writes them: those of the page, with hashes that need no waiting.
import { createHash } from "node:crypto";
import { byCodePoint, fields, u64 } from "../../../service/page/bytes.js";

export { ZEROS, byCodePoint, canonical, fields, isHex, parse, u32, u64 } from "../../../service/page/bytes.js";

/** @typedef {import("../../../service/page/bytes.js").Anchors} Anchors */

/** @param {string} hex */
export const unhex = (hex) => Buffer.from(hex, "hex");

/** @param {number} tag @param {(string | Uint8Array)[]} parts */
export const digest = (tag, ...parts) =>
  createHash("sha256")
    .update(Buffer.from([tag]))
    .update(fields(...parts))
    .digest();

/** @param {Anchors} anchors */
export const anchorFields = (anchors) =>
  Object.keys(anchors)
    .sort(byCodePoint)
    .flatMap((audience) => [audience, unhex(anchors[audience])]);

/** @param {string} seat @param {string} game @param {Uint8Array} entropy @param {Anchors} anchors */
export const commitmentOf = (seat, game, entropy, anchors) => digest(4, seat, game, entropy, ...anchorFields(anchors));
/** @param {string} game @param {string} pack @param {Anchors} anchors */
export const genesis = (game, pack, anchors) => digest(3, game, unhex(pack), ...anchorFields(anchors));
/** @param {Uint8Array} salt @param {string | Uint8Array} content */
export const sealOf = (salt, content) => digest(2, salt, content);
/** @param {string | Uint8Array} publicBytes @param {[string, Uint8Array][]} seals */
export const leafOf = (publicBytes, seals) => digest(0, publicBytes, ...seals.flat());
/** @param {Uint8Array} head @param {number} version @param {Uint8Array} leaf */
export const headAfter = (head, version, leaf) => digest(1, head, u64(version), leaf);

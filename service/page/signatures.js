// Ed25519 (RFC 8032) as docs/checking-a-game.md requires: refuses invalid keys and signatures.

import { fields, hex, isHex, u64, unhex } from "./bytes.js";

const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
/** @param {Uint8Array} bytes */
const little = (bytes) => BigInt(`0x${hex(bytes.slice().reverse())}`);
/** @param {Uint8Array} bytes */
const height = (bytes) => BigInt.asUintN(255, little(bytes));

/** @param {bigint} base @param {bigint} exponent */
function power(base, exponent) {
  let result = 1n;
  for (let left = exponent, square = base % P; left; left >>= 1n, square = (square * square) % P)
    if (left & 1n) result = (result * square) % P;
  return result;
}

const D = ((((P - 121665n) * power(121666n, P - 2n)) % P) + P) % P;
const OF_ORDER_EIGHT = [
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
];
const SMALL = new Set([0n, 1n, P - 1n, ...OF_ORDER_EIGHT.map((digits) => height(unhex(digits)))]);

/** @param {bigint} y */
const isOrdinary = (y) => y < P && !SMALL.has(y);
const known = new Map();

/** @param {unknown} digits @returns {boolean} */
export function isKey(digits) {
  if (!isHex(digits, 64)) return false;
  if (!known.has(digits)) {
    const y = height(unhex(digits));
    const square = (y * y) % P;
    known.set(digits, isOrdinary(y) && power(((square - 1n + P) * (D * square + 1n)) % P, (P - 1n) / 2n) === 1n);
  }
  return known.get(digits);
}

const imported = new Map();

/** @param {string} digits */
function publicKey(digits) {
  if (!imported.has(digits))
    imported.set(digits, crypto.subtle.importKey("raw", unhex(digits), { name: "Ed25519" }, false, ["verify"]));
  return imported.get(digits);
}

/** @param {unknown} digits */
export function isSignature(digits) {
  if (!isHex(digits, 128)) return false;
  const bytes = unhex(digits);
  return isOrdinary(height(bytes.subarray(0, 32))) && little(bytes.subarray(32)) < ORDER;
}

/** @param {string} key @param {string} signature @param {Uint8Array<ArrayBuffer>} message */
export async function isSignedBy(key, signature, message) {
  if (!isKey(key) || !isSignature(signature)) return false;
  return crypto.subtle.verify({ name: "Ed25519" }, await publicKey(key), unhex(signature), message);
}

// The signed bytes. Heads, keys and hashes are hex digits; a decision and an order are canonical JSON.
export const messages = {
  /** @type {(game: string, version: number, head: string) => Uint8Array} */
  receipt: (game, version, head) => fields("kronika.receipt.v1", game, u64(version), unhex(head)),
  /** @type {(game: string, seat: string, prompt: number, head: string, decision: string) => Uint8Array} */
  decision: (game, seat, prompt, head, decision) =>
    fields("kronika.decision.v1", game, seat, u64(prompt), unhex(head), decision),
  /** @type {(game: string, seat: string, epoch: number, head: string, commitment: string) => Uint8Array} */
  commitment: (game, seat, epoch, head, commitment) =>
    fields("kronika.commitment.v1", game, seat, u64(epoch), unhex(head), unhex(commitment)),
  /** @type {(game: string, seat: string, epoch: number, head: string, entropy: string) => Uint8Array} */
  reveal: (game, seat, epoch, head, entropy) =>
    fields("kronika.reveal.v1", game, seat, u64(epoch), unhex(head), unhex(entropy)),
  /** @type {(game: string, seat: string, head: string, order: string) => Uint8Array} */
  order: (game, seat, head, order) => fields("kronika.order.v1", game, seat, unhex(head), order),
  /** @type {(game: string, seat: string, head: string, name: string, key: string) => Uint8Array} */
  handover: (game, seat, head, name, key) => fields("kronika.handover.v1", game, seat, unhex(head), name, unhex(key)),
  /** @type {(older: string, newer: string) => Uint8Array} */
  succession: (older, newer) => fields("kronika.succession.v1", unhex(older), unhex(newer)),
};

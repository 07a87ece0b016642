// Ed25519 as docs/checking-a-game.md wants it: the page's, without waiting.
import { createPublicKey, verify } from "node:crypto";
import { isKey, isSignature } from "../../../service/page/signatures.js";
import { unhex } from "./bytes.mjs";

export { isKey, messages } from "../../../service/page/signatures.js";

/** @param {string} hex */
const keyOf = (hex) =>
  createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: unhex(hex).toString("base64url") }, format: "jwk" });

/** @param {string} key @param {string} signature @param {Uint8Array} message */
export const isSignedBy = (key, signature, message) =>
  isKey(key) && isSignature(signature) && verify(null, message, keyOf(key), unhex(signature));

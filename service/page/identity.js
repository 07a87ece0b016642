// The player's identity: a token that holds seats, a signing key, the entropy of games, and receipts.
// Stored only in this browser; the exported file is that of `kronika key`.

import { canonical, commitmentParts, fields, hex, isHex, joined, sha256, unbase64, unhex, utf8 } from "./bytes.js";
import { sha256Here } from "./sha256.js";

const KEPT = "kronika.identity";
const EXPORTED = "kronika.exported";
const PKCS8 = unhex("302e020100300506032b657004220420");

export const random = (length) => crypto.getRandomValues(new Uint8Array(length));

// Whether this browser gives what signing and checking take. It does so in a secure context alone: https,
// or this machine itself.
export const canSign = await (async () => {
  try {
    await crypto.subtle.importKey("pkcs8", joined([PKCS8, new Uint8Array(32)]), { name: "Ed25519" }, false, ["sign"]);
    return true;
  } catch {
    return false;
  }
})();

// A text kept in the browser; null where it keeps nothing.
function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

// Whether it is kept: a browser may refuse.
function keep(name, value) {
  try {
    localStorage.setItem(name, value);
    return localStorage.getItem(name) === value;
  } catch {
    return false;
  }
}

function forget(name) {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing is kept.
  }
}

export class Wallet {
  constructor() {
    const found = kept(KEPT);
    this.isNew = found === null;
    this.identity = found === null ? fresh() : readStored(found);
    this.keeps = !this.isNew || keep(KEPT, written(this.identity));
  }

  get token() {
    return this.identity.token;
  }

  get name() {
    return this.identity.name;
  }

  rename(name) {
    this.identity = { ...this.identity, name };
    keep(KEPT, written(this.identity));
  }

  // Asks the browser not to evict what is kept; whether it agreed.
  async persist() {
    return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
  }

  get isExported() {
    return kept(EXPORTED) === this.identity.token.slice(0, 8);
  }

  // The file of `kronika key export`.
  file() {
    keep(EXPORTED, this.identity.token.slice(0, 8));
    return written(this.identity);
  }

  // Takes the file of another browser or of the command line. Throws a `TypeError` for another file.
  take(file) {
    this.identity = read(file);
    this.keys = null;
    if (!keep(KEPT, written(this.identity))) throw new TypeError("the browser keeps nothing");
    keep(EXPORTED, this.identity.token.slice(0, 8));
  }

  // The private key, and the public one as hex digits; both empty where nothing can be signed.
  pair() {
    this.keys ??= canSign ? pairOf(this.identity.secret_key) : Promise.resolve({ secret: null, key: "" });
    return this.keys;
  }

  async key() {
    return (await this.pair()).key;
  }

  async sign(message) {
    const { secret } = await this.pair();
    return hex(new Uint8Array(await crypto.subtle.sign({ name: "Ed25519" }, secret, message)));
  }

  async fingerprint() {
    const key = await this.key();
    return key && fingerprintOf(key);
  }

  // The entropy brought to an epoch with these anchors: made once. It is never brought to other anchors,
  // which may be chosen by who has seen it.
  entropy(game, seat, anchors) {
    const of = hex(sha256Here(utf8(canonical(anchors)))).slice(0, 16);
    const name = `kronika.entropy.${game}.${seat}.${of}`;
    const found = kept(name);
    if (isHex(found, 64)) return unhex(found);
    const made = random(32);
    if (!keep(name, hex(made))) this.loose.set(name, made);
    return this.loose.get(name) ?? made;
  }

  loose = new Map();

  // The commitment of a seat to its entropy. Computed without the browser's crypto API, which a page on plain
  // HTTP does not have.
  commitment(seat, game, entropy, anchors) {
    return hex(sha256Here(joined([Uint8Array.of(4), fields(...commitmentParts(seat, game, entropy, anchors))])));
  }

  receipt(game) {
    const found = kept(`kronika.receipt.${game}`);
    return found && JSON.parse(found);
  }

  keepReceipt(receipt) {
    keep(`kronika.receipt.${receipt.game}`, JSON.stringify(receipt));
  }

  // The seats that were taken here, where no key tells that they are ours.
  seats(game) {
    return JSON.parse(kept(`kronika.seats.${game}`) ?? "[]");
  }

  tookSeat(game, seat) {
    keep(`kronika.seats.${game}`, JSON.stringify([...new Set([...this.seats(game), seat])]));
  }

  leftSeat(game, seat) {
    keep(`kronika.seats.${game}`, JSON.stringify(this.seats(game).filter((one) => one !== seat)));
  }
}

// A choice that this browser remembers, such as the language; where it keeps nothing, as long as the page is open.
const unkept = new Map();
export const setting = (name, usual) => kept(`kronika.setting.${name}`) ?? unkept.get(name) ?? usual;
export const set = (name, value) => keep(`kronika.setting.${name}`, value) || unkept.set(name, value);

// Secrets of invitations that were opened here, until they are used.
export const invitation = (game) => kept(`kronika.invitation.${game}`) ?? "";
export const keepInvitation = (game, secret) => keep(`kronika.invitation.${game}`, secret);
export const forgetInvitation = (game) => forget(`kronika.invitation.${game}`);

const fresh = () => ({ name: "", token: hex(random(32)), secret_key: hex(random(32)) });
const written = ({ name, token, secret_key }) => JSON.stringify({ name: name || "player", token, secret_key });

function read(file) {
  let found;
  try {
    found = JSON.parse(file);
  } catch {
    throw new TypeError("this is no key");
  }
  const { name, token, secret_key, ...more } = Object(found);
  const formed = typeof name === "string" && isHex(token, 64) && isHex(secret_key, 64) && !Object.keys(more).length;
  if (!formed) throw new TypeError("this is no key");
  return { name, token, secret_key };
}

// Throws an error that carries what is stored, if it is not a key.
function readStored(stored) {
  try {
    return read(stored);
  } catch (error) {
    throw Object.assign(error, { stored });
  }
}

// Puts the key of a file in place of what is stored. Throws a `TypeError` for another file.
export const replaceStored = (file) => keep(KEPT, written(read(file)));
export const forgetStored = () => forget(KEPT);

async function pairOf(seed) {
  const form = joined([PKCS8, unhex(seed)]);
  const readable = await crypto.subtle.importKey("pkcs8", form, { name: "Ed25519" }, true, ["sign"]);
  const { x } = await crypto.subtle.exportKey("jwk", readable);
  const secret = await crypto.subtle.importKey("pkcs8", form, { name: "Ed25519" }, false, ["sign"]);
  return { secret, key: hex(unbase64(x)) };
}

// The fingerprint of a key that is not taken yet, by its secret; empty where nothing can be signed.
export async function fingerprintOfSecret(secret) {
  return canSign ? fingerprintOf((await pairOf(secret)).key) : "";
}

// The first 80 bits of SHA-256 of a public key, in groups of four, to be compared by people.
export async function fingerprintOf(key) {
  return hex(await sha256(unhex(key)))
    .slice(0, 20)
    .match(/..../g)
    .join("-");
}

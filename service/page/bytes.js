// Bytes as docs/checking-a-game.md writes them: fields, hashes, hex, base64 and canonical JSON.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export const ZEROS = "0".repeat(64);

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export const utf8 = (text) => encoder.encode(text);
/** @param {Uint8Array} bytes */
export const text = (bytes) => decoder.decode(bytes);
/** @param {Iterable<number>} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} digits */
export const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** @param {unknown} value @param {number} digits @returns {value is string} */
export const isHex = (value, digits) => typeof value === "string" && value.length === digits && /^[0-9a-f]*$/.test(value);

/** @param {Uint8Array} bytes */
export function base64(bytes) {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

export const unbase64 = (written = "") =>
  Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

// Bytes of a message of the service as hex digits, and back.
/** @param {string} written */
export const hexOf = (written) => hex(unbase64(written));
/** @param {string} digits */
export const fromHex = (digits) => base64(unhex(digits));

/** @param {Uint8Array[]} parts */
export function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {Uint8Array} one @param {Uint8Array} other */
export const same = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);

/** @param {number} number */
export function u32(number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** @param {number} number */
export function u64(number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** @param {(string | Uint8Array)[]} parts */
export const fields = (...parts) =>
  joined(
    parts.map((part) => (typeof part === "string" ? utf8(part) : part)).flatMap((part) => [u32(part.length), part]),
  );

/** @param {Uint8Array<ArrayBuffer>} bytes */
export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
/** @param {number} tag @param {(string | Uint8Array)[]} parts */
export const digest = (tag, ...parts) => sha256(joined([Uint8Array.of(tag), fields(...parts)]));

/** @typedef {Record<string, string>} Anchors */

// Code points and not code units: they differ beyond U+FFFF.
/** @param {string} one @param {string} other */
export function byCodePoint(one, other) {
  const [left, right] = [one, other].map((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  for (let at = 0; at < Math.min(left.length, right.length); at++)
    if (left[at] !== right[at]) return left[at] - right[at];
  return left.length - right.length;
}

/** @param {Anchors} anchors */
const anchorFields = (anchors) =>
  Object.keys(anchors)
    .sort(byCodePoint)
    .flatMap((audience) => [audience, unhex(anchors[audience])]);

/** @param {string} seat @param {string} game @param {Uint8Array} entropy @param {Anchors} anchors */
export const commitmentParts = (seat, game, entropy, anchors) => [seat, game, entropy, ...anchorFields(anchors)];
/** @param {Parameters<typeof commitmentParts>} of */
export const commitmentOf = (...of) => digest(4, ...commitmentParts(...of));
/** @param {string} game @param {string} pack @param {Anchors} anchors */
export const genesis = (game, pack, anchors) => digest(3, game, unhex(pack), ...anchorFields(anchors));
/** @param {Uint8Array} salt @param {string | Uint8Array} content */
export const sealOf = (salt, content) => digest(2, salt, content);
/** @param {string | Uint8Array} publicBytes @param {[string, Uint8Array][]} seals */
export const leafOf = (publicBytes, seals) => digest(0, publicBytes, ...seals.flat());
/** @param {Uint8Array} head @param {number} version @param {Uint8Array} leaf */
export const headAfter = (head, version, leaf) => digest(1, head, u64(version), leaf);

// Canonical JSON of what `parse` gives: whole numbers are Number where that is exact, else BigInt.
/** @param {any} value @returns {string} */
export function canonical(value) {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "bigint" || typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const keys = Object.keys(value).sort(byCodePoint);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

// Reads canonical JSON and nothing else, so that writing the value again gives the same bytes.
/** @param {Uint8Array} bytes @returns {any} */
export function parse(bytes) {
  const written = text(bytes);
  let at = 0;
  /** @type {(why: string) => never} */
  const fail = (why) => {
    throw new SyntaxError(`not canonical JSON: ${why} at character ${at}`);
  };
  /** @param {string} token */
  const take = (token) => (written.startsWith(token, at) ? ((at += token.length), true) : false);

  function string() {
    let end = at + 1;
    while (end < written.length && written[end] !== '"') end += written[end] === "\\" ? 2 : 1;
    const quoted = written.slice(at, end + 1);
    let found;
    try {
      found = JSON.parse(quoted);
    } catch {
      fail("no string");
    }
    if (/\p{Surrogate}/u.test(found) || JSON.stringify(found) !== quoted) fail("a string written otherwise");
    at = end + 1;
    return found;
  }

  function number() {
    const pattern = /-?(?:0|[1-9]\d*)/y;
    pattern.lastIndex = at;
    const digits = pattern.exec(written)?.[0] ?? fail("no value");
    const exact = BigInt(digits);
    if (digits === "-0" || exact !== BigInt.asIntN(64, exact)) fail("a number that is none");
    at += digits.length;
    return Number.isSafeInteger(Number(exact)) ? Number(exact) : exact;
  }

  function list() {
    /** @type {unknown[]} */
    const values = [];
    if (take("]")) return values;
    do values.push(value());
    while (take(","));
    return take("]") ? values : fail("no end of a list");
  }

  function object() {
    const found = Object.create(null);
    if (take("}")) return found;
    let before = null;
    do {
      if (written[at] !== '"') fail("no key");
      const key = string();
      if (before !== null && byCodePoint(before, key) >= 0) fail("a key out of order");
      if (!take(":")) fail("no colon");
      found[key] = value();
      before = key;
    } while (take(","));
    return take("}") ? found : fail("no end of an object");
  }

  /** @returns {any} */
  function value() {
    if (written[at] === '"') return string();
    if (take("{")) return object();
    if (take("[")) return list();
    if (take("true")) return true;
    if (take("false")) return false;
    if (take("null")) return null;
    return number();
  }

  const whole = value();
  if (at !== written.length) fail("something after the value");
  return whole;
}

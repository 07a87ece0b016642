// Bytes as docs/checking-a-game.md writes them: fields, hashes, hex, base64 and canonical JSON.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export const ZEROS = "0".repeat(64);

export const utf8 = (text) => encoder.encode(text);
export const text = (bytes) => decoder.decode(bytes);
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const isHex = (value, digits) => typeof value === "string" && value.length === digits && /^[0-9a-f]*$/.test(value);

export function base64(bytes) {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

export const unbase64 = (written = "") =>
  Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

// Bytes of a message of the service as hex digits, and back.
export const hexOf = (written) => hex(unbase64(written));
export const fromHex = (digits) => base64(unhex(digits));

export function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const same = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);

export function u32(number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

export function u64(number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

export const fields = (...parts) =>
  joined(
    parts.map((part) => (typeof part === "string" ? utf8(part) : part)).flatMap((part) => [u32(part.length), part]),
  );

export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
export const digest = (tag, ...parts) => sha256(joined([Uint8Array.of(tag), fields(...parts)]));

// Code points and not code units: they differ beyond U+FFFF.
export function byCodePoint(one, other) {
  const [left, right] = [Array.from(one), Array.from(other)];
  for (let at = 0; at < Math.min(left.length, right.length); at++)
    if (left[at] !== right[at]) return left[at].codePointAt(0) - right[at].codePointAt(0);
  return left.length - right.length;
}

const anchorFields = (anchors) =>
  Object.keys(anchors)
    .sort(byCodePoint)
    .flatMap((audience) => [audience, unhex(anchors[audience])]);

export const commitmentParts = (seat, game, entropy, anchors) => [seat, game, entropy, ...anchorFields(anchors)];
export const commitmentOf = (...of) => digest(4, ...commitmentParts(...of));
export const genesis = (game, pack, anchors) => digest(3, game, unhex(pack), ...anchorFields(anchors));
export const sealOf = (salt, content) => digest(2, salt, content);
export const leafOf = (publicBytes, seals) => digest(0, publicBytes, ...seals.flat());
export const headAfter = (head, version, leaf) => digest(1, head, u64(version), leaf);

// Canonical JSON of what `parse` gives: whole numbers are Number where that is exact, else BigInt.
export function canonical(value) {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "bigint" || typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const keys = Object.keys(value).sort(byCodePoint);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

// Reads canonical JSON and nothing else, so that writing the value again gives the same bytes.
export function parse(bytes) {
  const written = text(bytes);
  let at = 0;
  const fail = (why) => {
    throw new SyntaxError(`not canonical JSON: ${why} at character ${at}`);
  };
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

// Bytes as docs/checking-a-game.md writes them: fields, hashes, and canonical JSON.
import { createHash } from "node:crypto";

export const ZEROS = "0".repeat(64);

export const unhex = (hex) => Buffer.from(hex, "hex");
export const isHex = (value, digits) =>
  typeof value === "string" && value.length === digits && /^[0-9a-f]*$/.test(value);

export function u32(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

export function u64(number) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
}

export const fields = (...parts) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)).flatMap((part) => [u32(part.length), part]));

export const digest = (tag, ...parts) =>
  createHash("sha256")
    .update(Buffer.from([tag]))
    .update(fields(...parts))
    .digest();

export const byCodePoint = (one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other));

export const anchorFields = (anchors) =>
  Object.keys(anchors)
    .sort(byCodePoint)
    .flatMap((audience) => [audience, unhex(anchors[audience])]);

export const commitmentOf = (seat, game, entropy, anchors) => digest(4, seat, game, entropy, ...anchorFields(anchors));
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
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  let at = 0;
  const fail = (why) => {
    throw new SyntaxError(`not canonical JSON: ${why} at character ${at}`);
  };
  const take = (token) => (text.startsWith(token, at) ? ((at += token.length), true) : false);

  function string() {
    let end = at + 1;
    while (end < text.length && text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
    const written = text.slice(at, end + 1);
    let value;
    try {
      value = JSON.parse(written);
    } catch {
      fail("no string");
    }
    if (/\p{Surrogate}/u.test(value) || JSON.stringify(value) !== written) fail("a string written otherwise");
    at = end + 1;
    return value;
  }

  function number() {
    const pattern = /-?(?:0|[1-9]\d*)/y;
    pattern.lastIndex = at;
    const written = pattern.exec(text)?.[0] ?? fail("no value");
    const exact = BigInt(written);
    if (written === "-0" || exact !== BigInt.asIntN(64, exact)) fail("a number that is none");
    at += written.length;
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
      if (text[at] !== '"') fail("no key");
      const key = string();
      if (before !== null && byCodePoint(before, key) >= 0) fail("a key out of order");
      if (!take(":")) fail("no colon");
      found[key] = value();
      before = key;
    } while (take(","));
    return take("}") ? found : fail("no end of an object");
  }

  function value() {
    if (text[at] === '"') return string();
    if (take("{")) return object();
    if (take("[")) return list();
    if (take("true")) return true;
    if (take("false")) return false;
    if (take("null")) return null;
    return number();
  }

  const whole = value();
  if (at !== text.length) fail("something after the value");
  return whole;
}

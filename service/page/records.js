// Records of a log, as the service sends them with a proof and as an exported file has them.

import { canonical, isHex, leafOf, parse, sealOf, unbase64, unhex, utf8 } from "./bytes.js";
import { Problem } from "./problem.js";

const OPENED = ["content", "salt", "version"];
const OPENED_FOR = ["audience", ...OPENED];

export const hasKeys = (value, wanted) =>
  value !== null && typeof value === "object" && Object.keys(value).sort().join() === [...wanted].sort().join();

const unreadable = (version, why) =>
  new Problem(version, "page-record-cannot-be-read", { why });

export function parsed(bytes, version) {
  try {
    return parse(bytes);
  } catch (error) {
    throw unreadable(version, error instanceof RangeError ? "nested too deeply" : error.message);
  }
}

// The record in a `Proof` message.
export function recordOfProof({ public: told = "", sealed = [] }, version) {
  const parts = sealed.map(({ audience = "", content, salt, seal }) =>
    salt
      ? { audience, open: true, salt: unbase64(salt), bytes: unbase64(content) }
      : { audience, open: false, seal: unbase64(seal) },
  );
  return recordFrom(version, unbase64(told), parts);
}

// The record in a line of an exported file.
export function recordOfLine(line, version) {
  const record = parsed(line, version);
  const { public: told, sealed } = Object(record);
  const formed =
    hasKeys(record, ["public", ...(sealed ? ["sealed"] : [])]) && (!sealed || (Array.isArray(sealed) && sealed.length));
  if (!formed) throw unreadable(version, "it has other keys");
  const parts = (sealed ?? []).map((part) => {
    const open = hasKeys(part, ["audience", "content", "salt"]) && isHex(part.salt, 64);
    if (!open && !(hasKeys(part, ["audience", "seal"]) && isHex(part.seal, 64)))
      throw unreadable(version, "a part neither open nor shut");
    const { audience } = part;
    return open
      ? { audience, open, salt: unhex(part.salt), bytes: utf8(canonical(part.content)) }
      : { audience, open, seal: unhex(part.seal) };
  });
  return recordFrom(version, utf8(canonical(told)), parts);
}

async function recordFrom(version, publicBytes, sealed) {
  const told = parsed(publicBytes, version);
  const formed =
    hasKeys(told, ["at", "event", "tx", ...("opened" in Object(told) ? ["opened"] : [])]) &&
    typeof told.at === "string" &&
    Number.isInteger(told.tx) &&
    typeof told.event?.type === "string";
  if (!formed) throw unreadable(version, "this is no public part");
  const opened = told.opened ?? [];
  for (const one of opened)
    if (!(hasKeys(one, OPENED) || hasKeys(one, OPENED_FOR)) || !isHex(one.salt, 64))
      throw unreadable(version, "an opening that is none");
  const parts = [];
  for (const part of sealed) {
    const content = part.open ? parsed(part.bytes, version) : undefined;
    const seal = part.open ? await sealOf(part.salt, part.bytes) : part.seal;
    if (typeof part.audience !== "string" || seal.length !== 32) throw unreadable(version, "a part of nobody");
    parts.push({ audience: part.audience, open: part.open, content, seal, salt: part.salt });
  }
  const leaf = await leafOf(
    publicBytes,
    parts.map(({ audience, seal }) => [audience, seal]),
  );
  return { version, at: told.at, event: told.event, tx: told.tx, opened, parts, publicBytes, leaf };
}

// The line of an exported file that holds a record.
export function lineOf({ publicBytes, parts }) {
  const digits = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const sealed = parts.map(({ audience, open, content, salt, seal }) =>
    open ? { audience, content, salt: digits(salt) } : { audience, seal: digits(seal) },
  );
  return canonical({ public: parse(publicBytes), ...(sealed.length ? { sealed } : {}) });
}

// Whether an event has the fields of its message in the contract, and of their types.
import { readFileSync } from "node:fs";
import { isHex } from "./bytes.mjs";
import { SYSTEMS } from "./systems.mjs";

const PROTO = new URL("../../../proto/kronika/", import.meta.url);
const FILES = {
  "kronika.v1": "v1/log.proto",
  "kronika.chance.v1": "chance/v1/chance.proto",
  "kronika.undaunted.v1": "undaunted/v1/undaunted.proto",
  "kronika.undaunted_campaign.v1": "undaunted_campaign/v1/undaunted_campaign.proto",
  "kronika.noretreat.v1": "noretreat/v1/noretreat.proto",
  "kronika.tankduel.v1": "tankduel/v1/tankduel.proto",
};
// What the full name of each message of a system begins with.
/** @type {Record<string, string>} */
const PREFIXES = {
  kronika: "kronika.v1.",
  undaunted: "kronika.undaunted.v1.Undaunted",
  undaunted_campaign: "kronika.undaunted_campaign.v1.UndauntedCampaign",
  noretreat: "kronika.noretreat.v1.NoRetreat",
  tankduel: "kronika.tankduel.v1.TankDuel",
};
// What a system calls something stands in the log as a text; bytes stand there as hex digits.
const WORDS = ["PromptKind", "Ending"];
/** @type {Record<string, string>} */
const SCALARS = { string: "string", bytes: "string", bool: "boolean", int32: "integer", int64: "integer", "google.protobuf.Timestamp": "string" };

// The fields of the kernel that may be missing; of a game system's events any may that no check needs.
/** @type {Record<string, string[]>} */
const OPTIONAL = {
  GameCreated: ["options", "origin", "reveals_bound", "creator", "referee_chain"],
  Options: ["strict", "private", "reply_limit", "closing_time", "undo_expiry"],
  Origin: ["head"],
  EpochOpened: ["reason"],
  SeatTaken: ["key", "invitation"],
  InvitationGiven: ["seat"],
  InvitationWithdrawn: ["by"],
  HandoverProposed: ["key", "invitation"],
  HandoverConsented: ["proposal"],
  HandoverDeclined: ["proposal"],
  SeatHandedOver: ["key", "signed", "consents", "proposal"],
  EntropyCommitted: ["signed"],
  EntropyRevealed: ["signed"],
  PromptOpened: ["subject", "optional", "secret"],
  DecisionMade: ["public", "secret", "behalf"],
  Decided: ["signed"],
  DiceRolled: ["test"],
  UndoRequested: ["dispute", "seen"],
  UndoEnded: ["by"],
  DrawEnded: ["by"],
  GameClaimed: ["since", "outages", "grace"],
  LimitRequested: ["seconds"],
  LimitChanged: ["seconds"],
  GameFinished: ["rule"],
  GameClosed: ["seeds", "bots"],
  GameOpened: ["bots"],
  Use: ["dice", "size"],
  Purpose: ["subject", "target"],
  Test: ["at_most"],
};

/** @typedef {{ type: string, repeated?: boolean }} Field */
/**
 * A message, or an enum, of the contract.
 * @typedef {object} Message
 * @property {string} name
 * @property {string} package
 * @property {boolean} union
 * @property {boolean} enum
 * @property {Map<string, Field>} fields
 */
/** @type {Map<string, Message>} */
const contract = new Map();
for (const [name, file] of Object.entries(FILES)) {
  const text = readFileSync(new URL(file, PROTO), "utf8").replace(/^\s*\/\/.*$/gm, "");
  for (const [, kind, message, body] of text.matchAll(/^(message|enum) (\w+) \{(.*?)\}$/gms)) {
    const found = {
      name: message,
      package: name,
      union: body.includes("oneof"),
      enum: kind === "enum",
      fields: new Map(),
    };
    for (const [, label, type, field] of body.matchAll(
      /^\s*(repeated |optional )?(map<\w+, [\w.]+>|[\w.]+) (\w+) = \d+;/gm,
    ))
      found.fields.set(field, { type, repeated: label?.startsWith("repeated") });
    contract.set(`${name}.${message}`, found);
  }
}

/** @type {Record<string, number>} */
const DIGITS = {
  commitment: 64,
  entropy: 64,
  hash: 64,
  head: 64,
  key: 64,
  link: 64,
  salt: 64,
  seal: 64,
  seed: 64,
  signature: 128,
};
/** @param {unknown} value */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

// The first mistake in an event, or nothing.
/** @param {import("./log.mjs").Event} event @returns {string | null | undefined} */
export function mistakeIn(event) {
  const [, system, tag] = /^(\w+)\.(\w+)\.v1$/.exec(event.type) ?? [];
  const { FORMS } = SYSTEMS[system] ?? {};
  if (FORMS) return unformed(event, FORMS[tag]) ?? badHex(event, event.type);
  const camel = tag?.replace(/(?:^|_)(.)/g, (_, letter) => letter.toUpperCase());
  const message = contract.get(`${PREFIXES[system]}${camel}`);
  const isEvent = message && contract.get(`${PREFIXES[system]}${system === "kronika" ? "KernelEvent" : "Event"}`);
  if (!isEvent || ![...isEvent.fields.values(), { type: "DecisionMade" }].some(({ type }) => type === message.name))
    return `there is no event ${event.type}`;
  const { type, ...rest } = event;
  return mistake(rest, message, type, system === "kronika") ?? badHex(event, type);
}

// What is wrong in the fields of an event of a system that has no contract.
/** @param {import("./log.mjs").Event} event @param {string[]} [form] */
function unformed({ type, ...fields }, form) {
  if (!form) return `there is no event ${type}`;
  const known = form.map((name) => name.replace("?", ""));
  const strange = Object.keys(fields).find((name) => !known.includes(name));
  if (strange) return `${type} has no field ${strange}`;
  const missing = form.find((name) => !name.endsWith("?") && !(name in fields));
  return missing ? `${type} is without ${missing}` : null;
}

/** @param {any} value @param {Message} message @param {string} path @param {boolean} strict @returns {string | null} */
function mistake(value, message, path, strict) {
  if (!isObject(value)) return `${path} is no object`;
  if (message.union) return null;
  const sealed = /^(Undaunted(Campaign)?|NoRetreat|TankDuel)?Sealed/.test(message.name);
  for (const [name, inner] of Object.entries(value)) {
    const field = message.fields.get(name);
    if (!field || (sealed && name !== "audience")) return `${path} has no field ${name}`;
    const wrong = misfit(inner, field, message.package, `${path}.${name}`);
    if (wrong) return wrong;
  }
  const own =
    strict || ["kronika.v1", "kronika.chance.v1"].includes(message.package);
  for (const name of own && !sealed ? message.fields.keys() : [])
    if (!(name in value) && !OPTIONAL[message.name]?.includes(name)) return `${path} is without ${name}`;
  return null;
}

/** @param {any} value @param {Field} field @param {string} home @param {string} path @returns {string | null} */
function misfit(value, { type, repeated }, home, path) {
  const map = /^map<\w+, ([\w.]+)>$/.exec(type);
  if (map || repeated) {
    if (map ? !isObject(value) : !Array.isArray(value)) return `${path} is not what it must be`;
    const single = { type: map ? map[1] : type };
    return (
      Object.values(value)
        .map((one) => misfit(one, single, home, path))
        .find(Boolean) ?? null
    );
  }
  if (type in SCALARS) {
    const is = Number.isInteger(value) || typeof value === "bigint" ? "integer" : typeof value;
    if (type === "int32" && is === "integer" && (value >= 2 ** 31 || value <= -(2 ** 31))) return `${path} is too large`;
    return is === SCALARS[type] || (value === null && path.endsWith(".size")) ? null : `${path} is no ${type}`;
  }
  if (WORDS.includes(type)) return typeof value === "string" ? null : `${path} is no text`;
  const message = contract.get(type.includes(".") ? type : `${home}.${type}`);
  if (!message) return isObject(value) ? null : `${path} is no object`;
  if (message.enum) return typeof value === "string" || (value === null && path.endsWith("marker")) ? null : `${path} is no text`;
  return value === null ? null : mistake(value, message, path, false);
}

// A setup is the pack's: what its names stand for is not known here.
/** @param {any} value @param {string} path @returns {string | null} */
export function badHex(value, path) {
  if (!isObject(value) && !Array.isArray(value)) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (name === "setup") continue;
    const token = ["creator", "holder"].includes(name);
    const digits = token ? (inner?.length === 32 ? 32 : 64) : DIGITS[name];
    if (digits && typeof inner === "string" && inner !== "" && !isHex(inner, digits))
      return `${path}.${name} is not ${digits} hex digits`;
    if (name === "anchors" && isObject(inner) && !Object.values(inner).every((one) => isHex(one, 64)))
      return `${path}: bad anchors`;
    const deeper = badHex(inner, `${path}.${name}`);
    if (deeper) return deeper;
  }
  return null;
}

// Checks exported games by docs/checking-a-game.md.
import { ZEROS, canonical, genesis, headAfter, isHex, leafOf, parse, sealOf, unhex } from "./bytes.mjs";
import { isKey, isSignedBy, messages } from "./signatures.mjs";
import { Log } from "./log.mjs";
import { Problem, problem } from "./problem.mjs";

/** @typedef {import("./log.mjs").Event} Event */
/** @typedef {import("./log.mjs").Entry} Entry */

const OPENED = ["content", "salt", "version"];
const OPENED_FOR = ["audience", ...OPENED];
const HEADER = { v1: '{"format":"kronika.export.v1"}', v2: '{"format":"kronika.export.v2"}' };

/** @param {unknown} value @param {string[]} wanted */
const hasKeys = (value, wanted) =>
  value !== null && typeof value === "object" && Object.keys(value).sort().join() === [...wanted].sort().join();

/** @param {Uint8Array} bytes */
function linesOf(bytes) {
  const lines = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from);
    problem(end >= 0, 0, "the last line has no end");
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  problem(lines.length >= 4, 0, "there are fewer than four lines");
  return lines;
}

/** @param {Uint8Array} line @param {number} where */
function parsed(line, where) {
  try {
    return parse(line);
  } catch (error) {
    throw new Problem(where, error instanceof RangeError ? "nested too deeply" : /** @type {Error} */ (error).message);
  }
}

/**
 * The record in a line of an exported file.
 * @param {Uint8Array} line
 * @param {number} version
 * @returns {Entry}
 */
export function recordOf(line, version) {
  const record = parsed(line, version);
  problem(hasKeys(record, ["public", ...("sealed" in Object(record) ? ["sealed"] : [])]), version, "this is not a record");
  const { public: told, sealed = [] } = record;
  problem(
    hasKeys(told, ["at", "event", "tx", ...("opened" in Object(told) ? ["opened"] : [])]),
    version,
    "this is no public part",
  );
  problem(typeof told.at === "string" && Number.isInteger(told.tx), version, "at or tx is not what it must be");
  problem(
    told.event !== null && typeof told.event === "object" && typeof told.event.type === "string",
    version,
    "this is not an event",
  );
  problem(!("sealed" in record) || (Array.isArray(sealed) && sealed.length), version, "an empty list of parts");
  problem(
    !("opened" in told) || (Array.isArray(told.opened) && told.opened.length),
    version,
    "an empty list of what is opened",
  );
  for (const part of sealed) {
    const open = hasKeys(part, ["audience", "content", "salt"]) && isHex(part.salt, 64);
    problem(
      open || (hasKeys(part, ["audience", "seal"]) && isHex(part.seal, 64)),
      version,
      "a part neither open nor shut",
    );
    problem(typeof part.audience === "string", version, "a part of nobody");
  }
  for (const one of told.opened ?? [])
    problem((hasKeys(one, OPENED) || hasKeys(one, OPENED_FOR)) && isHex(one.salt, 64), version, "an opening that is none");
  const seals = sealed.map((/** @type {any} */ part) =>
    "seal" in part ? unhex(part.seal) : sealOf(unhex(part.salt), canonical(part.content)),
  );
  const parts = sealed.map((/** @type {any} */ part, /** @type {number} */ n) => ({ ...part, seal: seals[n], open: "salt" in part }));
  return { version, event: told.event, at: told.at, tx: told.tx, opened: told.opened ?? [], parts, publicBytes: canonical(told) };
}

/** @param {Uint8Array} line @param {Uint8Array} header */
function receiptOf(line, header) {
  const receipt = parsed(line, 0);
  const { successions } = Object(receipt);
  problem(
    hasKeys(receipt, ["game", "head", "key", "signature", "version", ...(successions ? ["successions"] : [])]),
    0,
    "this is not a receipt",
  );
  problem(Buffer.from(header).equals(Buffer.from(successions ? HEADER.v2 : HEADER.v1)), 0, "the header is not that of this file");
  checkReceipt(receipt);
  problem(
    !successions || (Array.isArray(successions) && successions.length >= 1 && successions.length <= 1000),
    0,
    "no list of successions",
  );
  (successions ?? []).forEach((/** @type {any} */ one, /** @type {number} */ n) => {
    problem(hasKeys(one, ["key", "signature"]), 0, "this is no succession");
    const newer = successions[n + 1]?.key ?? receipt.key;
    problem(
      isKey(newer) && isKey(one.key) && isSignedBy(one.key, one.signature, messages.succession(one.key, newer)),
      0,
      "a succession that its key did not sign",
    );
  });
  return { ...receipt, keys: [...(successions ?? []).map((/** @type {any} */ one) => one.key), receipt.key] };
}

/** @param {any} receipt */
function checkReceipt({ game, version, head, key, signature }) {
  const formed = typeof game === "string" && Number.isInteger(version) && version >= 0 && isHex(head, 64);
  problem(
    formed && isSignedBy(key, signature, messages.receipt(game, version, head)),
    0,
    "the receipt is not signed by its key",
  );
}

// Who the file was cut for: the referee, a seat or the public.
/** @param {Entry[]} records @returns {string} */
function viewerOf(records) {
  const parts = records.flatMap((record) => record.parts.map((/** @type {any} */ part) => ({ ...part, version: record.version })));
  const open = parts.filter((part) => part.open);
  if (parts.length && open.length === parts.length) return "referee";
  const owners = new Set(open.map((part) => part.audience));
  const viewer = owners.size === 1 ? [...owners][0] : "public";
  const wrong = parts.find((part) => part.open !== (part.audience === viewer));
  problem(!wrong, wrong?.version, "a part is open, or shut, that must not be");
  return viewer;
}

// A forged record may name what the rules of its game cannot find.
/** @param {Log} log @param {Entry} record @param {string[]} heads */
function follow(log, record, heads) {
  try {
    log.take(record, heads);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Problem(record.version, `names what there is not: ${error.message}`);
  }
}

/** The walk through the records of a log: each is checked when it is taken. */
export class Walk {
  /** @param {string} viewer whom the records are cut for: a seat, `public` or `referee` */
  constructor(viewer) {
    this.log = new Log(viewer);
    /** @type {string[]} the head at each version */
    this.heads = [];
    /** @type {Entry[]} */
    this.early = [];
    this.version = 0;
  }

  /** The last head that was checked. */
  get head() {
    return this.heads.at(-1) ?? ZEROS;
  }

  /** @param {Entry} record */
  take(record) {
    this.version++;
    if (this.version < 2) return void this.early.push(record);
    if (this.version === 2) this.begin(this.early[0].event, record.event);
    for (const one of [...this.early.splice(0), record]) {
      follow(this.log, one, this.heads);
      /** @type {[string, Uint8Array][]} */
      const seals = one.parts.map((part) => [part.audience, part.seal]);
      this.heads.push(headAfter(unhex(this.head), one.version, leafOf(one.publicBytes, seals)).toString("hex"));
    }
  }

  /** @param {Event} created @param {Event} opened */
  begin(created, opened) {
    const isBegun = created.type === "kronika.game_created.v1" && opened.type === "kronika.epoch_opened.v1";
    problem(isBegun, 1, "a log begins otherwise");
    this.log.begin(created, opened);
    this.heads.push(genesis(created.game, created.pack.hash, opened.anchors).toString("hex"));
  }
}

/**
 * Throws a `Problem` for a file that is not honest.
 * @param {Uint8Array} bytes
 * @param {{ key?: string, receipt?: any, requireVouched?: boolean }} [options]
 */
export function check(bytes, { key = "", receipt: kept = null, requireVouched = false } = {}) {
  const lines = linesOf(bytes);
  const receipt = receiptOf(lines[lines.length - 1], lines[0]);
  const records = lines.slice(1, -1).map((line, n) => recordOf(line, n + 1));
  const walk = new Walk(viewerOf(records));
  for (const record of records) walk.take(record);
  const { log, heads } = walk;
  const last = records.length;
  problem(
    receipt.game === log.id && receipt.version === last && receipt.head === heads[last],
    last,
    "the receipt is that of another log",
  );
  const vouched = [];
  if (kept) {
    checkReceipt(kept);
    problem(kept.game === log.id, 0, "your receipt is another game's");
    problem(kept.version <= last, last, "the log ends before your receipt");
    problem(kept.head === heads[kept.version], kept.version, "the log is not that of your receipt: it was rewritten");
    vouched.push(`matches the receipt that you keep, up to version ${kept.version}`);
  }
  if (key) {
    problem(receipt.keys.includes(key), 0, "another key has signed");
    vouched.push("signed by a key that you trust");
  }
  const told = log.told();
  problem(!requireVouched || vouched.length, 0, "no key or receipt that you trust has signed this file");
  problem(!requireVouched || !log.unbound.length, 0, log.unbound[0]);
  return {
    viewer: log.viewer,
    counts: log.counts,
    notes: told,
    levels: vouched.length ? vouched : ["consistent, but unsigned by any key or receipt that you trust"],
  };
}

/**
 * What is found in an exported game: whether it is honest, the problem if it is not, and what it does not prove.
 * @param {Uint8Array} bytes
 * @param {{ key?: string, receipt?: any, requireVouched?: boolean }} [options]
 * @returns {{ ok: boolean, problems: { version: number, message: string }[], notes: string[] }}
 */
export function verify(bytes, options) {
  try {
    return { ok: true, problems: [], notes: check(bytes, options).notes };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ok: false, problems: [{ version: error.version, message: error.message }], notes: [] };
  }
}

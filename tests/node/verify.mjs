#!/usr/bin/env node
// Checks exported games by docs/checking-a-game.md: node verify.mjs [options] FILE…
// Code 0: every file is good. 1: a file is not. 2: called wrongly.
import { readFileSync } from "node:fs";
import { canonical, genesis, headAfter, isHex, leafOf, parse, sealOf, unhex } from "./bytes.mjs";
import { isKey, isSignedBy, messages } from "./signatures.mjs";
import { Log } from "./log.mjs";
import { Problem, problem } from "./problem.mjs";

const OPENED = ["content", "salt", "version"];
const OPENED_FOR = ["audience", ...OPENED];
const HEADER = { v1: '{"format":"kronika.export.v1"}', v2: '{"format":"kronika.export.v2"}' };

const hasKeys = (value, wanted) =>
  value !== null && typeof value === "object" && Object.keys(value).sort().join() === [...wanted].sort().join();

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

function parsed(line, where) {
  try {
    return parse(line);
  } catch (error) {
    throw new Problem(where, error instanceof RangeError ? "nested too deeply" : error.message);
  }
}

function recordOf(line, version) {
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
  const seals = sealed.map((part) =>
    "seal" in part ? unhex(part.seal) : sealOf(unhex(part.salt), canonical(part.content)),
  );
  const parts = sealed.map((part, n) => ({ ...part, seal: seals[n], open: "salt" in part }));
  return { version, event: told.event, at: told.at, tx: told.tx, opened: told.opened ?? [], parts, publicBytes: canonical(told) };
}

function receiptOf(line, header) {
  const receipt = parsed(line, 0);
  const { successions } = Object(receipt);
  problem(
    hasKeys(receipt, ["game", "head", "key", "signature", "version", ...(successions ? ["successions"] : [])]),
    0,
    "this is not a receipt",
  );
  problem(header.equals(Buffer.from(successions ? HEADER.v2 : HEADER.v1)), 0, "the header is not that of this file");
  checkReceipt(receipt);
  problem(
    !successions || (Array.isArray(successions) && successions.length >= 1 && successions.length <= 1000),
    0,
    "no list of successions",
  );
  (successions ?? []).forEach((one, n) => {
    problem(hasKeys(one, ["key", "signature"]), 0, "this is no succession");
    const newer = successions[n + 1]?.key ?? receipt.key;
    problem(
      isKey(newer) && isKey(one.key) && isSignedBy(one.key, one.signature, messages.succession(one.key, newer)),
      0,
      "a succession that its key did not sign",
    );
  });
  return { ...receipt, keys: [...(successions ?? []).map((one) => one.key), receipt.key] };
}

function checkReceipt({ game, version, head, key, signature }) {
  const formed = typeof game === "string" && Number.isInteger(version) && version >= 0 && isHex(head, 64);
  problem(
    formed && isSignedBy(key, signature, messages.receipt(game, version, head)),
    0,
    "the receipt is not signed by its key",
  );
}

// Who the file was cut for: the referee, a seat or the public.
function viewerOf(records) {
  const parts = records.flatMap((record) => record.parts.map((part) => ({ ...part, version: record.version })));
  const open = parts.filter((part) => part.open);
  if (parts.length && open.length === parts.length) return "referee";
  const owners = new Set(open.map((part) => part.audience));
  const viewer = owners.size === 1 ? [...owners][0] : "public";
  const wrong = parts.find((part) => part.open !== (part.audience === viewer));
  problem(!wrong, wrong?.version, "a part is open, or shut, that must not be");
  return viewer;
}

// A forged record may name what the rules of its game cannot find.
function follow(log, record, heads) {
  try {
    log.take(record, heads);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Problem(record.version, `names what there is not: ${error.message}`);
  }
}

export function check(bytes, { key = "", receipt: kept = null, requireVouched = false } = {}) {
  const lines = linesOf(bytes);
  const receipt = receiptOf(lines.at(-1), lines[0]);
  const records = lines.slice(1, -1).map((line, n) => recordOf(line, n + 1));
  const [created, opened] = records.map((record) => record.event);
  problem(
    created.type === "kronika.game_created.v1" && opened.type === "kronika.epoch_opened.v1",
    1,
    "a log begins otherwise",
  );
  const log = new Log(viewerOf(records));
  log.begin(created, opened);
  const heads = [genesis(created.game, created.pack.hash, opened.anchors).toString("hex")];
  for (const record of records) {
    follow(log, record, heads);
    const seals = record.parts.map((part) => [part.audience, part.seal]);
    heads.push(headAfter(unhex(heads.at(-1)), record.version, leafOf(record.publicBytes, seals)).toString("hex"));
  }
  const last = records.length;
  problem(
    receipt.game === created.game && receipt.version === last && receipt.head === heads[last],
    last,
    "the receipt is that of another log",
  );
  const vouched = [];
  if (kept) {
    checkReceipt(kept);
    problem(kept.game === created.game, 0, "your receipt is another game's");
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

function report(file, options) {
  try {
    const found = check(readFileSync(file), options);
    const counted = Object.entries(found.counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ");
    console.log(
      [
        `${file}: OK, as ${found.viewer} sees it`,
        `  ${counted}`,
        ...found.levels.map((one) => `  ${one}`),
        ...found.notes.map((one) => `  not proved: ${one}`),
      ].join("\n"),
    );
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(`${file}: problem${error.version ? ` at version ${error.version}` : ""}: ${error.message}`);
    return false;
  }
}

const USAGE = "node verify.mjs [--key KEY] [--receipt FILE] [--require-vouched] FILE…";

// Options and files, or what is wrong with them.
function called(words) {
  const options = {};
  const files = [];
  while (words.length) {
    const word = words.shift();
    if (word === "--key") options.key = words.shift();
    else if (word === "--receipt") options.receipt = JSON.parse(readFileSync(words.shift(), "utf8"));
    else if (word === "--require-vouched") options.requireVouched = true;
    else if (word.startsWith("--")) return { wrong: `there is no option ${word}` };
    else files.push(word);
  }
  if ("key" in options && !isKey(options.key)) return { wrong: "--key needs a key" };
  return files.length ? { options, files } : { wrong: "no file was named" };
}

function main() {
  const { options, files, wrong } = called(process.argv.slice(2));
  if (wrong) {
    console.error(`${wrong}\n${USAGE}`);
    return 2;
  }
  return files.map((file) => report(file, options)).every(Boolean) ? 0 : 1;
}

process.exitCode = main();

// Checks an exported game, and what a service tells live, against receipts; writes evidence.

import { canonical, hexOf, isHex } from "./bytes.js";
import { Log } from "./log.js";
import { Problem } from "./problem.js";
import { hasKeys, lineOf, parsed, recordOfLine } from "./records.js";
import { isKey, isSignedBy, messages } from "./signatures.js";

const HEADERS = ['{"format":"kronika.export.v1"}', '{"format":"kronika.export.v2"}'];
const LINE_FEED = 10;
const RECEIPT = ["game", "head", "key", "signature", "version"];

const need = (good, version, id, args) => {
  if (!good) throw new Problem(version, id, args);
};

// A `Receipt` message as the last line of a file has it.
export const receiptOf = ({ game, version, head, key, signature }) => ({
  game,
  head: hexOf(head),
  key: hexOf(key),
  signature: hexOf(signature),
  version,
});

export async function isReceipt(receipt) {
  const { game, version, head, key, signature } = Object(receipt);
  const formed = typeof game === "string" && Number.isInteger(version) && version >= 0 && isHex(head, 64);
  return formed && isSignedBy(key, signature, messages.receipt(game, version, head));
}

// Holds a log against a receipt for one of its versions.
export async function mustExtend(receipt, log) {
  need(await isReceipt(receipt), receipt.version, "page-receipt-not-signed");
  need(receipt.game === log.id, receipt.version, "page-receipt-for-another-game");
  need(receipt.version <= log.version, log.version, "page-log-ends-before-kept-receipt", { version: log.version, receipt: receipt.version });
  need(log.heads[receipt.version] === receipt.head, receipt.version, "page-log-was-rewritten");
}

// How files begin that others have changed, though what was exported may be in them.
const WRAPPED = [
  [[0x1f, 0x8b], "page-file-is-compressed"],
  [
    [0xef, 0xbb, 0xbf],
    "page-file-has-byte-order-mark",
  ],
  [[0xff, 0xfe], "page-file-is-utf-16"],
  [[0xfe, 0xff], "page-file-is-utf-16"],
];

function linesOf(bytes) {
  for (const [begins, id] of WRAPPED) need(begins.some((byte, at) => bytes[at] !== byte), 0, id);
  const lines = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, from);
    need(end >= 0, 0, "page-last-line-not-complete");
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  need(lines.length >= 4, 0, "page-not-an-exported-game");
  return lines;
}

async function receiptIn(line, header) {
  const receipt = parsed(line, 0);
  const { successions } = Object(receipt);
  const formed = hasKeys(receipt, [...RECEIPT, ...(successions ? ["successions"] : [])]);
  need(formed && (await isReceipt(receipt)), 0, "page-receipt-not-signed");
  need(new TextDecoder().decode(header) === HEADERS[successions ? 1 : 0], 0, "page-header-of-another-file");
  need(!successions || (Array.isArray(successions) && successions.length), 0, "page-list-of-keys-missing");
  const keys = [...(successions ?? []).map((one) => one.key), receipt.key];
  for (const [n, one] of (successions ?? []).entries()) {
    const signed = isKey(keys[n + 1]) && (await isSignedBy(one.key, one.signature, messages.succession(one.key, keys[n + 1])));
    need(signed, 0, "page-key-not-signed-by-earlier");
  }
  return { ...receipt, keys };
}

// The audience of a file: the referee, a seat or the public.
function viewerOf(records) {
  const parts = records.flatMap((record) => record.parts);
  const open = parts.filter((part) => part.open);
  if (parts.length && open.length === parts.length) return "referee";
  const owners = new Set(open.map((part) => part.audience));
  return owners.size === 1 ? [...owners][0] : "public";
}

// Checks an exported game, offline. Throws a `Problem` for one that is not honest. `kept`: a receipt from
// earlier; `key`: a trusted key of the service. `progress` is called with the number of checked records.
export async function checkFile(bytes, { kept = null, key = "", progress = () => {} } = {}) {
  const lines = linesOf(bytes);
  const receipt = await receiptIn(lines.at(-1), lines[0]);
  const records = [];
  for (const [n, line] of lines.slice(1, -1).entries()) records.push(await recordOfLine(line, n + 1));
  const log = new Log(viewerOf(records));
  for (const record of records) {
    await log.take(record);
    progress(record.version, records.length);
  }
  const ends = receipt.game === log.id && receipt.version === log.version && receipt.head === log.head;
  need(ends, log.version, "page-receipt-for-another-log");
  const byReceipt = kept !== null && kept.game === log.id;
  if (byReceipt) await mustExtend(kept, log);
  return { log, events: records.map(({ event }) => event), receipt, byReceipt, byKey: key !== "" && receipt.keys.includes(key) };
}

// A file of evidence: the records as sent, the problem, and the receipts.
export function evidence({ game, problem, records, receipts, failed }) {
  const said = { at: problem.version, game, problem: problem.message };
  return [
    '{"format":"kronika.evidence.v1"}',
    canonical(said),
    ...records.map(lineOf),
    ...(failed ? [failed] : []),
    ...receipts.map(canonical),
    "",
  ].join("\n");
}

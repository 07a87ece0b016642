// Holds the published vectors against this code: node vectors.mjs CHANCE DECISIONS
import assert from "node:assert/strict";
import { createHash, createPrivateKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { fromBinary } from "@bufbuild/protobuf";
import { DecisionSchema, signedBytes } from "kronika";
import { commitmentOf, digest, fields, genesis, headAfter, leafOf, sealOf, unhex } from "../dist/tools/typescript/verifier/bytes.mjs";
import { LINKS, linkBack, messageOf, numbers } from "../dist/tools/typescript/verifier/chance.mjs";
import { isKey, isSignedBy, messages } from "../dist/tools/typescript/verifier/signatures.mjs";

const [chance, decided] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, "utf8")));
const same = (found, wanted) => assert.deepEqual(found instanceof Uint8Array ? Buffer.from(found).toString("hex") : found, wanted);
const PKCS8 = unhex("302e020100300506032b657004220420");

for (const { files, hash } of chance.packs)
  same(
    createHash("sha256")
      .update(fields(...Object.entries(files).sort().flat()))
      .digest(),
    hash,
  );
for (const { seed, links } of chance.chains)
  for (const [k, link] of Object.entries(links)) same(linkBack(unhex(seed), LINKS + 1 - k), link);
for (const one of chance.commitments)
  same(commitmentOf(one.seat, one.game, unhex(one.entropy), one.anchors), one.commitment);
for (const { game, seat, bot, version, seed, commitment } of chance.bots)
  same(digest(6, game, seat, bot, version, unhex(seed)), commitment);
for (const { game, pack, entropy, use, link, canonical: written, outcome } of chance.outcomes) {
  const message = messageOf(game, pack, entropy, use);
  same(message, written);
  const [bound, count] = use.dice ? [use.dice.sides, use.dice.count] : [use.size, 1];
  same(numbers(unhex(link), message, bound, count).map(Number), outcome);
}
for (const one of chance.numbers)
  same(numbers(unhex(one.link), one.message, BigInt(one.bound), one.numbers.length).map(String), one.numbers);
for (const { salt, content, seal } of chance.seals) same(sealOf(unhex(salt), content), seal);
for (const { public: told, seals, leaf } of chance.leaves)
  same(
    leafOf(
      told,
      seals.map(([name, seal]) => [name, unhex(seal)]),
    ),
    leaf,
  );
for (const { game, pack, anchors, head } of chance.genesis) same(genesis(game, pack, anchors), head);
for (const { previous, version, leaf, head } of chance.heads)
  same(headAfter(unhex(previous), version, unhex(leaf)), head);

const made = {
  receipt: (v) => messages.receipt(v.game, v.version, v.head),
  decision: (v) => messages.decision(v.game, v.seat, v.prompt, v.head, v.decision),
  commitment: (v) => messages.commitment(v.game, v.seat, v.epoch, v.head, v.commitment),
  reveal: (v) => messages.reveal(v.game, v.seat, v.epoch, v.head, v.entropy),
  order: (v) => messages.order(v.game, v.seat, v.head, v.order),
  handover: (v) => messages.handover(v.game, v.seat, v.head, v.name, v.key),
  succession: (v) => messages.succession(v.older, v.newer),
};
for (const one of chance.signatures) {
  same(made[one.kind](one), one.message);
  assert(isSignedBy(one.public_key, one.signature, unhex(one.message)));
  assert(!isSignedBy(one.public_key, one.signature, digest(0, one.message)));
}
for (const { key, valid } of chance.keys) same(isKey(key), valid);
for (const one of chance.refused_signatures)
  assert(!isSignedBy(one.public_key, one.signature, unhex(one.message)), one.why);

const key = createPrivateKey({ key: Buffer.concat([PKCS8, unhex(decided.secret_key)]), format: "der", type: "pkcs8" });
for (const one of decided.decisions) {
  const written = signedBytes(fromBinary(DecisionSchema, unhex(one.protobuf)));
  same(written, one.canonical);
  const message = messages.decision(one.game, one.seat, one.prompt, one.head, written);
  same(message, one.message);
  same(sign(null, message, key), one.signature);
  assert(isSignedBy(decided.public_key, one.signature, message));
}
console.log(`${decided.decisions.length} decisions`);

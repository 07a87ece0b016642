// A client that signs: node player.mjs GAME SEAT [ADDRESS]
// It believes only what it has verified: every head is computed from the records that it is sent.
import { createPublicKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { canonical, commitmentOf, genesis, headAfter, leafOf, parse, sealOf, unhex } from "./bytes.mjs";
import { GameService, contract, contractHash, grpc } from "./contract.mjs";
import { decisionAsJson } from "./decision.mjs";
import { messages } from "./signatures.mjs";

const [game, seat, address = "127.0.0.1:50551"] = process.argv.slice(2);
const service = new GameService(address, grpc.credentials.createInsecure());
const me = new grpc.Metadata();
me.set("contract", contractHash);
me.set("authorization", `Bearer ${randomBytes(32).toString("hex")}`);

const { privateKey } = generateKeyPairSync("ed25519");
const key = Buffer.from(createPublicKey(privateKey).export({ format: "jwk" }).x, "base64url").toString("hex");
const entropies = new Map();

const call = (method, request) =>
  new Promise((done, failed) =>
    service[method]({ game, ...request }, me, (error, answer) => (error ? failed(error) : done(answer))),
  );

// What the verified records say.
const log = {
  version: 0,
  head: null,
  first: null,
  epoch: null,
  prompts: new Map(),
  then: [new Map()],
  finished: false,
  closed: false,
};
const answered = new Set();

const signedOver = (kind, before, after) => {
  const message = messages[kind](game, seat, before, log.head, after);
  return { head: unhex(log.head), signature: sign(null, message, privateKey) };
};

function verified({ version, proof }) {
  if (version !== log.version + 1) throw new Error(`version ${version} does not follow ${log.version}`);
  const { event } = parse(proof.public);
  if (version === 1) log.first = { event, proof };
  else if (version === 2) {
    const created = log.first.event;
    if (created.game !== game || !created.reveals_bound) throw new Error("not a game to sit down to");
    log.head = genesis(game, created.pack.hash, event.anchors).toString("hex");
    chain(1, log.first.proof);
    chain(2, proof);
  } else chain(version, proof);
  log.version = version;
  takeIn(event, version);
}

function chain(version, proof) {
  const seals = proof.sealed.map(({ audience, salt, content, seal }) => [
    audience,
    seal.length ? seal : sealOf(salt, content),
  ]);
  log.head = headAfter(unhex(log.head), version, leafOf(proof.public, seals)).toString("hex");
}

function takeIn(event, version) {
  const prompts = new Map(log.prompts);
  const [, kind] = event.type.split(".");
  if (kind === "epoch_opened")
    log.epoch = { number: event.epoch, anchors: event.anchors, committed: new Set(), revealed: new Set() };
  if (kind === "entropy_committed") log.epoch.committed.add(event.seat);
  if (kind === "entropy_revealed") log.epoch.revealed.add(event.seat);
  if (kind === "prompt_opened" && event.seat === seat) prompts.set(event.prompt, version);
  if (kind === "decision_made") prompts.delete(event.prompt);
  if (kind === "game_finished") {
    prompts.clear();
    log.finished = event;
  }
  if (kind === "game_closed") log.closed = true;
  log.prompts = kind === "undone" ? log.then[event.to] : prompts;
  if (kind === "undone") answered.clear();
  log.then[version] = log.prompts;
}

async function shareEntropy() {
  const { number: epoch, anchors, committed, revealed } = log.epoch;
  const entropy = entropies.get(epoch) ?? entropies.set(epoch, randomBytes(32)).get(epoch);
  if (!committed.has(seat) && !answered.has(`commit ${epoch}`)) {
    answered.add(`commit ${epoch}`);
    const commitment = commitmentOf(seat, game, entropy, anchors).toString("hex");
    await call("CommitEntropy", { seat, epoch, commitment: unhex(commitment), signed: signedOver("commitment", epoch, commitment) });
  } else if (
    !revealed.has(seat) &&
    !answered.has(`reveal ${epoch}`) &&
    log.first.event.seats.every((one) => committed.has(one))
  ) {
    answered.add(`reveal ${epoch}`);
    const shown = entropy.toString("hex");
    await call("RevealEntropy", { seat, epoch, entropy, signed: signedOver("reveal", epoch, shown) });
  }
}

const givesUp = (decision) => decision.undaunted?.decision === "withdraw";
const worth = ({ decision, odds }) =>
  (odds ? Number(odds.wins) / Number(odds.outcomes) : 0) + Math.random() / 1e6 - (givesUp(decision) ? 1 : 0);

async function decide() {
  const open = [...log.prompts.keys()].filter((prompt) => !answered.has(prompt));
  if (!open.length) return;
  const { snapshot } = await call("GetSnapshot", { audience: seat });
  for (const { prompt, legal } of snapshot.prompts.filter((one) => open.includes(one.prompt))) {
    const { decision } = legal.reduce((best, one) => (worth(one) > worth(best) ? one : best));
    const written = canonical(decisionAsJson(contract, decision));
    answered.add(prompt);
    await call("Decide", {
      seat,
      prompt,
      decision,
      request_id: randomBytes(8).toString("hex"),
      signed: signedOver("decision", prompt, written),
    });
  }
}

async function play() {
  const { game: found } = await call("GetGame");
  if (!found.reveals_bound) throw new Error("this game's reveals bind nobody");
  await call("TakeSeat", { seat, name: "Node", key: unhex(key) });
  for await (const { events, head } of service.WatchGame({ game, audience: seat, proof: true }, me)) {
    events.forEach(verified);
    if (head.toString("hex") !== log.head) throw new Error(`the service tells another head at version ${log.version}`);
    events.filter((event) => event.sentence).forEach((event) => console.log(event.sentence));
    if (log.closed) return;
    if (log.finished && !answered.has("end")) {
      answered.add("end");
      await call("ConfirmEnd", { seat });
    } else if (!log.finished) {
      await shareEntropy();
      await decide();
    }
  }
}

play().then(
  () => {
    console.log("Won by:", ...log.finished.winners);
    process.exit(0);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

// A game as one audience follows it: checks every record on arrival, commits and reveals entropy automatically, and
// compares the events of each call with its receipt.

import { ZEROS, canonical, fromHex, hex, hexOf } from "./bytes.js";
import { checkFile, evidence, mustExtend, receiptOf } from "./check.js";
import { CATALOG, NotReached, Refused } from "./connect.js";
import { canSign, random } from "./identity.js";
import { Log } from "./log.js";
import { Problem } from "./problem.js";
import { recordOfProof } from "./records.js";
import { messages } from "./signatures.js";
import { say } from "./words.js";

const PARTS =
  "game,version,phase,openPrompts,prompts,outcome,undo,undoRequests,drawOffers,disputes,confirmed,doing,orders,orderOffers,orderSentences,limitRequests,limitPaused";
const OVERTAKEN = ["ALREADY_DONE", "WRONG_PHASE", "TOO_EARLY"];
const SECONDS = 30_000;
const SOON = 20;
const AGAIN = 2000;

export class Session extends EventTarget {
  constructor(app, game, audience) {
    super();
    Object.assign(this, { app, game, audience });
    this.events = [];
    this.records = [];
    this.receipts = [];
    this.problem = null;
    this.closed = false;
    this.least = 0;
    this.taking = Promise.resolve();
    this.again = () => {
      this.enqueue(() => this.settle());
      if (this.version) this.refreshSoon();
    };
    app.watch.addEventListener("connected", this.again);
    this.begin();
  }

  begin() {
    this.log = new Log(this.audience);
    this.kept = this.app.wallet.receipt(this.game);
    this.app.watch.watch({
      game: this.game,
      audience: this.audience,
      after: 0,
      take: (events, head) => this.enqueue(() => this.takeIn(events, head)),
      messages: () => this.dispatchEvent(new Event("messages")),
      ended: (told) => this.dispatchEvent(new CustomEvent("ended", { detail: told })),
    });
  }

  close() {
    this.closed = true;
    this.app.watch.removeEventListener("connected", this.again);
    this.app.watch.leave(this);
  }

  get isSeat() {
    return this.audience !== "public" && this.audience !== "referee";
  }

  get version() {
    return this.events.length;
  }

  // The last head that was verified.
  get head() {
    return canSign ? this.log.head : ZEROS;
  }

  enqueue(work) {
    this.taking = this.taking.then(work).catch((error) => {
      if (error instanceof Problem) this.cheated(error);
      else this.dispatchEvent(new CustomEvent("failed", { detail: error }));
    });
  }

  async takeIn(events, head) {
    if (this.problem || this.closed) return;
    for (const event of events) {
      if (event.version <= this.version) continue;
      if (canSign) await this.check(event);
      this.events.push(event);
    }
    const at = this.version;
    if (canSign && head && hexOf(head) !== this.log.head && events.at(-1).version === at)
      throw new Problem(at, "page-service-reports-another-head");
    this.dispatchEvent(new Event("told"));
    await this.settle();
    if (canSign && this.log.closed?.opened) await this.checkOpened();
    if (this.version > this.least || !this.snapshot) this.refreshSoon();
    else this.dispatchEvent(new Event("changed"));
  }

  async check(event) {
    const record = await recordOfProof(event.proof ?? {}, event.version);
    this.records.push(record);
    await this.log.take(record);
    delete event.proof;
    if (this.log.id !== this.game) throw new Problem(1, "page-log-of-another-game");
    if (this.kept?.version === event.version) await mustExtend(this.kept, this.log);
  }

  // Checks the whole log of an open game, including the parts that were sealed for others.
  async checkOpened() {
    const { log } = await checkFile(await this.exported("referee"));
    if (log.heads[this.log.version] !== this.log.head)
      throw new Problem(this.version, "page-log-of-open-game-differs");
    this.wholeLog = log;
  }

  // The game as a file, as an audience may have it.
  exported(audience) {
    return this.app.service.exported(this.game, audience);
  }

  cheated(problem) {
    this.problem = problem;
    this.app.watch.leave(this);
    this.dispatchEvent(new CustomEvent("cheated", { detail: problem }));
  }

  // The evidence as a file.
  evidence() {
    const { game, problem, records, receipts, kept } = this;
    return evidence({ game, problem, records, receipts: kept ? [kept, ...receipts] : receipts });
  }

  // --- entropy

  // The pending actions of a seat for the epoch: from the verified log, or from the service if nothing can be verified.
  async owed() {
    if (!canSign) return this.told();
    const { epoch, seats } = this.log;
    const { commitment, entropy, held } = seats.get(this.audience);
    if (!held) return null;
    const due = this.log.needed().every((one) => one.commitment);
    return { number: epoch.number, anchors: epoch.anchors, began: epoch.began, commitment, revealed: entropy !== "", due };
  }

  async told() {
    const { game } = await this.app.service.games("GetGame", { game: this.game });
    const mine = game.seats.find(({ seat }) => seat === this.audience);
    if (!game.epoch || !mine?.held) return null;
    const anchors = Object.fromEntries(Object.entries(game.epoch.anchors).map(([name, one]) => [name, hexOf(one)]));
    const { number, began = false } = game.epoch;
    const due = game.seats.every(({ committed }) => committed);
    return { number, anchors, began, commitment: mine.committed ? "?" : "", revealed: mine.revealed ?? false, due };
  }

  // Commits to entropy or reveals it, if that is due now.
  async settle() {
    if (!this.isSeat || this.version < 2 || this.isOver) return;
    const owed = await this.owed();
    if (!owed || owed.began) return;
    const { wallet } = this.app;
    const { number: epoch, anchors } = owed;
    const entropy = wallet.entropy(this.game, this.audience, anchors);
    const committed = wallet.commitment(this.audience, this.game, entropy, anchors);
    if (!owed.commitment) {
      const signed = await this.signed((head) => messages.commitment(this.game, this.audience, epoch, head, committed));
      await this.step("CommitEntropy", { epoch, commitment: fromHex(committed), ...signed });
    } else if (!owed.revealed && owed.due) {
      if (canSign && owed.commitment !== committed) {
        this.dispatchEvent(new CustomEvent("failed", { detail: new Refused("", { reason: "ENTROPY_ELSEWHERE" }) }));
        return;
      }
      const shown = hex(entropy);
      const signed = await this.signed((head) => messages.reveal(this.game, this.audience, epoch, head, shown));
      await this.step("RevealEntropy", { epoch, entropy: fromHex(shown), ...signed });
    }
  }

  async step(method, more) {
    try {
      await this.app.service.games(method, { game: this.game, seat: this.audience, ...more });
    } catch (error) {
      if (!OVERTAKEN.includes(error.reason)) throw error;
    }
  }

  // `signed` of a request, over the last verified head; nothing for a seat that plays unsigned.
  async signed(message) {
    const key = canSign ? this.log.seats.get(this.audience).key : "";
    if (!key) return {};
    const { head } = this.log;
    return { signed: { head: fromHex(head), signature: fromHex(await this.app.wallet.sign(message(head))) } };
  }

  // --- what is to be seen

  get isOver() {
    return canSign ? this.log.game.outcome !== null || this.log.closed !== null : false;
  }

  refreshSoon(after = SOON) {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.refresh(), after);
  }

  // Asks for the game, its snapshot and its drawing as they are now.
  async refresh() {
    const asked = (this.asked = (this.asked ?? 0) + 1);
    const { service } = this.app;
    const { game, audience } = this;
    try {
      const [now, seen, drawn] = await Promise.all([
        service.games("GetGame", { game }),
        service.games("GetSnapshot", { game, audience, readMask: PARTS, free: true }),
        service.games("GetDrawing", { game, audience }),
      ]);
      if (this.closed || asked !== this.asked) return;
      // Older than an answer given since: it would ask again for a decision already made.
      if ((seen.snapshot.version ?? 0) < this.least) {
        this.refreshSoon();
        return;
      }
      if (this.kept && (now.game.version ?? 0) < this.kept.version) this.cheated(cutShort(now.game.version ?? 0, this.kept));
      Object.assign(this, { now: now.game, snapshot: seen.snapshot, panels: drawn.panels ?? [] });
      this.dispatchEvent(new Event("changed"));
    } catch (error) {
      if (this.closed || asked !== this.asked) return;
      this.dispatchEvent(new CustomEvent("failed", { detail: error }));
      const after = error instanceof NotReached ? AGAIN : (error.retryAfter ?? 0) * 1000;
      if (after) this.refreshSoon(after);
    }
  }

  // --- taking part

  // A call that returns an `answer`: checks its events and keeps its receipt.
  async request(method, more = {}) {
    const response = await this.app.service.games(method, { game: this.game, seat: this.audience, ...more });
    const receipt = receiptOf(response.answer.receipt);
    this.least = receipt.version;
    this.refreshSoon(0);
    await this.reach(receipt.version);
    if (canSign) await this.hold(receipt);
    return response;
  }

  async hold(receipt) {
    this.receipts = [receipt];
    try {
      await mustExtend(receipt, this.log);
      if (!(await this.isPublished(receipt.key)))
        throw new Problem(receipt.version, "page-receipt-by-unpublished-key");
    } catch (error) {
      if (error instanceof Problem) this.cheated(error);
      throw error;
    }
    this.app.wallet.keepReceipt(receipt);
  }

  async isPublished(key) {
    if (!this.app.serviceKeys.has(key)) {
      const { keys = [] } = await this.app.service.call(CATALOG, "GetService", {});
      this.app.serviceKeys = new Set(keys.map((one) => hexOf(one.key)));
    }
    return this.app.serviceKeys.has(key);
  }

  // Waits until the log has come to a version.
  reach(version) {
    if (this.version >= version) return Promise.resolve();
    return new Promise((done, failed) => {
      const given = setTimeout(() => end(new NotReached("the events of this call do not come")), SECONDS);
      const told = () => this.version >= version && end();
      const cheated = ({ detail }) => end(detail);
      const end = (error) => {
        clearTimeout(given);
        this.removeEventListener("told", told);
        this.removeEventListener("cheated", cheated);
        if (error) failed(error);
        else done();
      };
      this.addEventListener("told", told);
      this.addEventListener("cheated", cheated);
    });
  }

  async decide(prompt, decision) {
    await this.reach(this.least);
    const requestId = hex(random(12));
    const request = async () => {
      const { shapes } = this.app;
      const signed = await this.signed((head) =>
        messages.decision(this.game, this.audience, prompt, head, shapes.decision(decision)),
      );
      return this.request("Decide", { prompt, decision, requestId, readMask: "receipt", ...signed });
    };
    try {
      return await request();
    } catch (error) {
      // Another prompt may be open by now.
      this.refreshSoon();
      // An earlier answer to the prompt was undone since: sign over the current head.
      if (error.reason !== "STALE_VERSION") throw error;
      await this.taking;
      return request();
    }
  }

  async giveOrder(order) {
    const written = () => canonical({ kind: this.app.shapes.kind(order.kind), until: order.until });
    const signed = await this.signed((head) => messages.order(this.game, this.audience, head, written()));
    return this.request("GiveOrder", { order, ...signed });
  }
}

const cutShort = (version, kept) =>
  new Problem(version, "page-log-ends-before-your-receipt", { version, receipt: kept.version });

// Takes a seat with this player's key, where what is decided in such a game can be signed here.
export async function takeSeat(app, { game, system }, seat, invitation) {
  const { service, wallet, shapes } = app;
  const key = shapes.knows(system) ? await wallet.key() : "";
  const request = { game, seat, name: wallet.name || say("page-player"), ...(key ? { key: fromHex(key) } : {}) };
  const taken = await service.games("TakeSeat", request, invitation ? { invitation } : {});
  wallet.tookSeat(game, seat);
  return taken.game;
}

// The seats of a game that this player holds.
export async function ownSeats(app, game) {
  const key = await app.wallet.key();
  const remembered = app.wallet.seats(game.game);
  return (game.seats ?? [])
    .filter(({ held, bot, player = "", signs, seat }) => held && !bot && (signs && key ? hexOf(player) === key : remembered.includes(seat)))
    .map(({ seat }) => seat);
}

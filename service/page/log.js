// The walk through a log (docs/checking-a-game.md): the ledger, which is never undone, and the game, which an
// undo takes back. It contains no code for particular systems: only `kronika verify` and `kronika audit` check the
// rest of a system's state, such as the places of its cards.

import {
  ZEROS,
  canonical,
  commitmentOf,
  digest,
  genesis,
  headAfter,
  hex,
  same,
  sealOf,
  unhex,
  utf8,
} from "./bytes.js";
import { LINKS, linkBack, messageOf, numbers } from "./chance.js";
import { Limits } from "./limits.js";
import { Problem } from "./problem.js";
import { isKey, isSignedBy, messages } from "./signatures.js";

const UNTAKEABLE = ["resigned", "drawn", "claimed"];
const TAG = /^(\w+)\.(\w+)\.v\d+$/;
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isSame = (one, other) => canonical([...new Set(one)].sort()) === canonical([...new Set(other)].sort());

// The placeholder in an event for a sealed part.
const isSealed = (value) => isObject(value) && Object.keys(value).join() === "audience";
const sealedIn = (event) =>
  Object.values(event).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isSealed));

export class Log {
  version = 0;
  heads = [];
  counts = { rolls: 0, draws: 0, signatures: 0, epochs: 0 };
  rolls = new Map();
  sealed = new Map();
  waiting = new Map();
  hidden = { draws: 0, shared: 0, parts: new Set() };
  unbound = [];
  past = [];
  unsigned = new Set();
  bots = new Map();
  orders = new Map();
  invitations = new Map();
  proposals = new Map();
  requests = new Map();
  offers = new Set();
  out = new Set();
  walkedOut = [];
  decisions = [];
  takenBack = new Map();
  dealt = [];
  checks = new Set();
  disputes = [];
  lastUse = 0;
  lastOpening = 0;
  settled = 0;
  started = false;
  locked = false;
  claimed = null;
  closed = null;
  epoch = null;
  epochs = new Map();
  transaction = [];
  games = [];
  limits = new Limits(this);

  // `viewer`: the audience of the log: a seat, `public` or `referee`.
  constructor(viewer) {
    this.viewer = viewer;
  }

  get head() {
    return this.version > 1 ? this.heads[this.version] : ZEROS;
  }

  // Takes a record in. Throws a `Problem` where it does not fit.
  async take(record) {
    try {
      await this.checked(record);
    } catch (error) {
      if (error instanceof Problem) throw error;
      const why = error.message;
      throw new Problem(record.version, "page-record-cannot-be-read", { why });
    }
  }

  async checked(record) {
    const { version, event, tx, parts } = record;
    this.record = record;
    this.need(version === this.version + 1, "page-record-does-not-follow", { version: this.version });
    this.need(tx === version || (version > 1 && tx === this.transaction[0].tx), "page-record-in-no-transaction");
    this.need(!this.closed || (event.type === "kronika.game_opened.v1" && !this.closed.opened), "page-record-after-closing");
    if (tx === version) this.transaction = [];
    if (version === 1) this.begin(event);
    this.limits.note(record);
    const [, family, tag] = TAG.exec(event.type) ?? [];
    this.need(family && (family === "kronika" || family === this.created.system), "page-event-of-another-system");
    for (const name of family === "kronika" ? ["seat", "by", "against"] : [])
      this.need(!event[name] || this.seats.has(event[name]), "page-no-such-seat", { seat: event[name] });
    this.checkParts(record);
    await this.checkOpening(record);
    const handle = family === "kronika" ? this[`on_${tag}`] : null;
    if (handle) await handle.call(this, event, version, record);
    else if (event.use) await this.on_chance(event, version, record);
    if (event.use) this.countUse(version, parts);
    if (event.opens?.length) this.lastOpening = version;
    await this.chain(record);
    this.transaction.push(record);
    this.games[version] = this.game;
    for (const { audience, open } of parts) if (!open) this.hidden.parts.add(`${version} ${audience}`);
    this.version = version;
  }

  need(good, id, args) {
    if (!good) throw new Problem(this.record.version, id, args);
  }

  begin(event) {
    const { type, seats, options } = event;
    this.need(type === "kronika.game_created.v1", "page-log-begins-without-creation");
    this.need(seats.length && new Set(seats).size === seats.length && (!this.isSeat || seats.includes(this.viewer)), "page-seats-do-not-fit");
    for (const time of ["reply_limit", "closing_time", "undo_expiry"])
      this.need(!(options?.[time] < 0), "page-time-below-zero", { time });
    this.created = event;
    this.options = options ?? {};
    this.id = event.game;
    this.pack = event.pack.hash;
    this.seats = new Map(
      seats.map((seat) => [seat, { held: false, name: "", holder: "", key: "", commitment: "", entropy: "", bot: null }]),
    );
    this.game = { prompts: new Map(), outcome: null };
  }

  // Whether it is a game of a campaign.
  get inCampaign() {
    return this.created.origin?.kind === "campaign";
  }

  get isSeat() {
    return this.viewer !== "public" && this.viewer !== "referee";
  }

  async chain(record) {
    const { version, event, leaf } = record;
    if (version === 1) {
      this.first = leaf;
      return;
    }
    if (version === 2) {
      this.need(event.type === "kronika.epoch_opened.v1", "page-log-begins-without-epoch");
      const before = await genesis(this.id, this.pack, event.anchors);
      this.heads = [hex(before), hex(await headAfter(before, 1, this.first))];
    }
    this.heads[version] = hex(await headAfter(unhex(this.heads[version - 1]), version, leaf));
  }

  checkParts({ event, parts, version }) {
    const named = sealedIn(event).map(({ audience }) => audience);
    const owners = parts.map(({ audience }) => audience);
    this.need(canonical([...named].sort()) === canonical([...owners].sort()) && new Set(owners).size === owners.length, "page-sealed-parts-not-named");
    for (const { audience, open } of parts) {
      this.need(audience === "referee" || this.seats.has(audience), "page-sealed-part-of-no-seat");
      this.need(open === (this.viewer === "referee" || audience === this.viewer), "page-sealed-part-wrongly-open");
    }
    if (parts.length) this.sealed.set(version, parts);
  }

  async checkOpening({ event, opened, version }) {
    const opens = event.opens ?? [];
    this.need(opens.length === opened.length, "page-event-opens-not-exactly");
    for (const [n, wanted] of opens.entries()) {
      const one = opened[n];
      const alone = !isObject(wanted);
      const of = alone ? wanted : wanted.version;
      const parts = (of < version && this.sealed.get(of)) || [];
      const found = alone ? parts : parts.filter((part) => part.audience === wanted.audience);
      const fits = one.version === of && found.length === 1 && (alone ? !("audience" in one) : one.audience === wanted.audience);
      this.need(fits && found[0].audience !== "referee", "page-event-opens-another-part");
      const content = utf8(canonical(one.content));
      this.need(same(await sealOf(unhex(one.salt), content), found[0].seal), "page-opened-part-differs");
      this.hidden.parts.delete(`${of} ${found[0].audience}`);
      const waiting = this.waiting.get(of);
      if (waiting) {
        this.waiting.delete(of);
        await this.checkDecision(waiting, one.content);
      }
    }
  }

  // --- who sits where

  held() {
    return [...this.seats].filter(([, one]) => one.held).map(([seat]) => seat);
  }

  // The held seats that still play.
  playing() {
    return this.held().filter((seat) => !this.out.has(seat));
  }

  // The seats that bring entropy to an epoch.
  needed() {
    return [...this.seats].filter(([seat]) => !this.out.has(seat)).map(([, one]) => one);
  }

  // --- signatures of players

  // The version of the signed head; −1 if it is unknown or nothing is signed.
  async checkSigned(seat, key, signed, message, { before = this.record.version, from = 0 } = {}) {
    if (!key) {
      if (!this.seats.get(seat).bot) this.unsigned.add(seat);
      return -1;
    }
    this.need(signed, "page-signature-missing");
    const { head, signature } = signed;
    const at = head === ZEROS ? -1 : this.heads.indexOf(head);
    this.need(head === ZEROS || (at >= 0 && at < before), "page-signature-over-unknown-head");
    this.need(!from || at >= from, "page-signature-used-again");
    this.need(await isSignedBy(key, signature, message(head)), "page-signature-does-not-match");
    this.counts.signatures++;
    return at;
  }

  async checkDecision({ seat, key, prompt, from, version }, content) {
    const keys = Object.keys(Object(content));
    const formed = keys.includes("decision") && keys.every((name) => ["decision", "signed"].includes(name));
    this.need(formed && typeof content.decision?.decide === "string", "page-decision-malformed");
    if (key === null) return;
    const { decision, signed } = content;
    const message = (head) => messages.decision(this.id, seat, prompt, head, canonical(decision));
    await this.checkSigned(seat, key, signed, message, { before: version, from });
  }

  // --- the kernel's events

  on_game_created(event, version) {
    this.need(version === 1, "page-game-created-again");
  }

  on_epoch_opened({ epoch, anchors, reason = "" }) {
    this.need(epoch === (this.epoch?.number ?? 0) + 1, "page-epoch-not-next");
    const audiences = ["public", ...this.seats.keys(), ...(this.created.referee_chain ? ["referee"] : [])];
    this.need(isSame(Object.keys(anchors), audiences), "page-anchors-do-not-fit");
    if (this.epoch) this.past.push({ ...this.epoch, reason, revealed: this.revealed() });
    for (const one of this.seats.values()) Object.assign(one, { commitment: "", entropy: "" });
    const chains = Object.fromEntries(
      Object.entries(anchors).map(([audience, anchor]) => [audience, { used: 0, at: 0, link: unhex(anchor) }]),
    );
    this.epoch = { number: epoch, anchors, chains, began: false, lastCommitment: 0, agreed: new Set() };
    this.epochs.set(epoch, this.epoch);
    this.counts.epochs++;
  }

  revealed() {
    return [...this.seats].filter(([, one]) => one.entropy).map(([seat]) => seat);
  }

  useInvitation(invitation, seat, bySeat) {
    if (!invitation) return;
    const given = this.invitations.get(invitation);
    const fits = given && (!given.seat || given.seat === seat) && (!bySeat || given.by);
    this.need(fits, "page-invitation-not-open");
    this.invitations.delete(invitation);
  }

  dropInvitationsOf(seat) {
    for (const [version, given] of this.invitations) if (given.by === seat) this.invitations.delete(version);
  }

  needKey(key) {
    this.need(!key || isKey(key), "page-key-not-ed25519");
  }

  on_seat_taken({ seat, name, holder, key = "", invitation }) {
    this.need(!this.seats.get(seat).held, "page-seat-already-taken");
    this.needKey(key);
    this.need(this.maySit(holder, key, this.invitations.get(invitation)), "page-only-creator-lets-sit");
    this.useInvitation(invitation, seat, false);
    Object.assign(this.seats.get(seat), { held: true, name, holder, key });
    if (!key) this.unsigned.add(seat);
  }

  // Until the start of a game its creator says who sits down: himself, whom he invites, and bots.
  maySit(holder, key, given) {
    const { creator } = this.created;
    const his = !holder || holder === creator || (given && (!given.by || this.seats.get(given.by).holder === creator));
    const left = this.walkedOut.some((one) => holder === one.holder || (key && key === one.key));
    return this.started || !creator || his || (!this.locked && !left);
  }

  on_bot_seated({ seat, bot, version: edition, commitment }, version) {
    const one = this.seats.get(seat);
    const free = one.held && !one.key && !one.holder;
    this.need(free, "page-bot-takes-wrong-seat");
    one.bot = { version, bot, edition };
    this.bots.set(version, { seat, bot, edition, commitment, open: false });
    this.unsigned.delete(seat);
  }

  // An epoch that is void because a bot was removed: the service could have predicted its rolls.
  botGone(seat) {
    const one = this.seats.get(seat);
    const opened = this.transaction.some(({ event }) => event.type === "kronika.epoch_opened.v1");
    const isVoid = opened ? this.epoch.number - 1 : one.commitment && !this.epoch.began && this.epoch.number;
    if (one.bot && isVoid)
      this.unbound.push({
        id: "page-epoch-void-bot-removed",
        args: { epoch: isVoid, seat },
      });
    one.bot = null;
  }

  async checkBots(seeds) {
    for (const { seat, at, seed } of seeds) {
      const bot = this.bots.get(at);
      this.need(bot?.seat === seat, "page-seed-of-unseated-bot");
      const bound = hex(await digest(6, this.id, seat, bot.bot, bot.edition, unhex(seed)));
      this.need(bound === bot.commitment, "page-bot-not-committed-seed");
      bot.open = true;
    }
  }

  on_seat_left({ seat }) {
    this.need(!this.locked, "page-line-up-locked");
    const { holder, key, commitment } = this.seats.get(seat);
    if (commitment && !this.started) this.walkedOut.push({ holder, key });
    this.emptied(seat);
  }

  on_seat_freed({ seat }) {
    const { held, commitment } = this.seats.get(seat);
    this.need(held && !commitment, "page-seat-cannot-be-freed");
    this.byCreator();
    this.emptied(seat);
  }

  on_line_up_locked() {
    this.byCreator();
    this.locked = true;
  }

  on_line_up_unlocked() {
    this.byCreator();
    this.locked = false;
  }

  byCreator() {
    this.need(this.created.creator && !this.started, "page-line-up-cannot-change");
  }

  emptied(seat) {
    this.botGone(seat);
    Object.assign(this.seats.get(seat), { held: false, name: "", key: "", holder: "" });
    this.proposals.delete(seat);
    this.dropInvitationsOf(seat);
  }

  on_invitation_given({ by, seat }, version) {
    this.need(!by || this.seats.get(by).held, "page-inviting-seat-empty");
    this.invitations.set(version, { by, seat });
  }

  on_invitation_withdrawn({ invitation, by = "" }) {
    this.need(this.invitations.get(invitation)?.by === by, "page-no-such-invitation");
    this.invitations.delete(invitation);
  }

  on_handover_proposed({ seat, name, holder, key = "", invitation }, version) {
    this.needKey(key);
    this.useInvitation(invitation, seat, true);
    const { creator } = this.created;
    if (creator) {
      const known = holder === creator || this.held().some((one) => this.seats.get(one).holder === holder);
      this.need(invitation || known, "page-asking-player-not-in-game");
      this.need(!this.proposals.has(seat), "page-another-proposal-open");
    }
    this.proposals.set(seat, { version, name, holder, key, consents: new Set() });
  }

  proposalOf(seat, proposal) {
    const found = this.proposals.get(seat);
    const fits = found && (proposal ? proposal === found.version : !this.created.creator);
    this.need(fits, "page-no-such-proposal");
    return found;
  }

  on_handover_consented({ seat, by, proposal }) {
    this.proposalOf(seat, proposal).consents.add(by);
  }

  on_handover_declined({ seat, proposal }) {
    this.proposalOf(seat, proposal);
    this.proposals.delete(seat);
  }

  async on_seat_handed_over({ seat, name, holder, key = "", signed, consents, proposal }) {
    const old = this.seats.get(seat);
    this.need(old.held && !this.locked, "page-seat-cannot-be-handed-over");
    this.needKey(key);
    if (consents?.length) {
      const asked = this.proposalOf(seat, proposal);
      const others = this.playing().filter((one) => one !== seat && !this.seats.get(one).bot);
      const fits = asked.name === name && asked.holder === holder && asked.key === key;
      this.need(fits, "page-another-player-proposed");
      this.need(isSame(consents, others) && others.every((one) => asked.consents.has(one)), "page-not-every-other-consented");
    } else {
      this.need(!old.bot, "page-bot-hands-seat-over");
      await this.checkSigned(seat, old.key, signed, (head) => messages.handover(this.id, seat, head, name, key));
    }
    this.botGone(seat);
    Object.assign(old, { name, holder, key });
    if (!key) this.unsigned.add(seat);
    this.proposals.delete(seat);
    this.dropInvitationsOf(seat);
  }

  inEpoch(seat, epoch) {
    const one = this.seats.get(seat);
    this.need(one.held, "page-nobody-holds-seat");
    this.need(epoch === this.epoch.number && !this.epoch.began, "page-epoch-not-about-to-begin");
    return one;
  }

  async on_entropy_committed({ seat, epoch, commitment, signed }, version) {
    const one = this.inEpoch(seat, epoch);
    const free = !this.out.has(seat) && !one.commitment && commitment;
    this.need(free, "page-seat-commits-again");
    const message = (head) => messages.commitment(this.id, seat, epoch, head, commitment);
    await this.checkSigned(seat, one.key, signed, message);
    one.commitment = commitment;
    this.epoch.lastCommitment = version;
  }

  async on_entropy_revealed({ seat, epoch, entropy, signed }, version) {
    const one = this.inEpoch(seat, epoch);
    const due = this.needed().every(({ commitment }) => commitment) && !one.entropy && entropy;
    this.need(due, "page-seat-reveals-too-early");
    const made = hex(await commitmentOf(seat, this.id, unhex(entropy), this.epoch.anchors));
    this.need(made === one.commitment, "page-entropy-does-not-match");
    const message = (head) => messages.reveal(this.id, seat, epoch, head, entropy);
    const at = await this.checkSigned(seat, one.key, signed, message);
    if (!one.bot) this.checkBinding(seat, one, epoch, at, version);
    one.entropy = entropy;
  }

  checkBinding(seat, one, epoch, at, version) {
    for (const [other, { bot, entropy }] of this.seats)
      if (bot && !entropy)
        this.unbound.push({
          id: "page-bot-revealed-too-late",
          args: { other, seat, epoch },
        });
    if (at >= this.epoch.lastCommitment) return;
    this.need(!this.created.reveals_bound || !one.key, "page-reveal-does-not-bind");
    this.unbound.push({
      id: "page-seat-did-not-bind-others",
      args: { seat, epoch, version },
    });
  }

  on_epoch_began({ epoch }) {
    const due = epoch === this.epoch.number && !this.epoch.began && this.needed().every(({ entropy }) => entropy);
    this.need(due, "page-epoch-begins-too-early");
    this.epoch.began = true;
  }

  on_epoch_agreed({ seat, epoch }) {
    if (epoch === this.epoch.number) this.epoch.agreed.add(seat);
  }

  on_game_started() {
    this.started = true;
    this.locked = false;
  }

  on_prompt_opened({ prompt, seat, kind }, version, { parts }) {
    this.need(prompt === version, "page-prompt-of-another-version");
    const asked = { seat, kind: parts.length ? (parts[0].content?.kind ?? "") : kind };
    this.game = { ...this.game, prompts: new Map(this.game.prompts).set(prompt, asked) };
  }

  on_prompt_closed({ prompt }) {
    this.need(this.game.prompts.has(prompt), "page-closed-prompt-not-open");
    this.answered(prompt);
  }

  answered(prompt) {
    const prompts = new Map(this.game.prompts);
    prompts.delete(prompt);
    this.game = { ...this.game, prompts };
  }

  async on_order_given({ seat }, version, { parts: [{ audience, open, content }] }) {
    this.need(audience === seat, "page-order-sealed-for-another");
    const order = open ? Object(content).order : null;
    if (open) {
      const formed = typeof order?.kind === "string" && typeof order.until === "string";
      this.need(formed, "page-order-malformed");
      const { key } = this.seats.get(seat);
      await this.checkSigned(seat, key, content.signed, (head) => messages.order(this.id, seat, head, canonical(order)));
    }
    this.orders.set(version, { seat, order });
  }

  on_order_withdrawn({ seat, order }) {
    this.need(this.orders.get(order)?.seat === seat, "page-seat-never-gave-order");
    this.orders.delete(order);
  }

  on_limit_requested(event, version) {
    this.limits.requested(event, version);
  }

  on_limit_agreed(event) {
    this.limits.agreed(event);
  }

  on_limit_request_ended(event) {
    this.limits.ended(event);
  }

  on_limit_changed(event, version) {
    this.limits.changed(event, version);
  }

  on_game_claimed(event, version) {
    const { against } = event;
    this.limits.claimed(event, version);
    this.claimed = { version, against };
  }

  on_gave_up({ seat }) {
    const first = this.transaction[0]?.event ?? {};
    const who = { "kronika.resigned.v1": first.seat, "kronika.game_claimed.v1": first.against }[first.type];
    this.need(who === seat && !this.out.has(seat), "page-seat-leaves-without-reason");
    this.out.add(seat);
    this.offers.delete(seat);
    for (const [version, given] of this.orders) if (given.seat === seat) this.orders.delete(version);
  }

  // An answer that the seat did not give rests on its order, or on a claim against it.
  checkBehalf(seat, behalf, kind) {
    const given = this.orders.get(behalf);
    const ordered = given?.seat === seat && (!given.order || !kind || ["", kind].includes(given.order.kind));
    const claimed = this.claimed?.version === behalf && this.claimed.against === seat;
    this.need(ordered || claimed, "page-answer-not-allowed-for-seat");
  }

  async on_decision_made({ seat, prompt, public: told, secret, behalf }, version, { parts }) {
    this.need(!told !== !secret, "page-decision-public-or-secret");
    this.need(!secret || secret.audience === seat, "page-decision-sealed-for-another");
    const { held, key } = this.seats.get(seat);
    this.need((held || behalf) && !this.out.has(seat), "page-nobody-could-decide");
    const open = this.game.prompts.get(prompt);
    this.need(open?.seat === seat, "page-no-such-prompt");
    const asked = { seat, key: behalf ? null : key, prompt, version, from: this.takenBack.get(prompt) ?? 0 };
    if (behalf) this.checkBehalf(seat, behalf, open.kind);
    const content = told ?? (parts[0].open ? parts[0].content : null);
    if (content) await this.checkDecision(asked, content);
    else this.waiting.set(version, asked);
    this.answered(prompt);
    this.decisions.push({ version, seat, prompt });
  }

  on_roll_disputed({ seat, version, reason = "" }) {
    this.need(this.checks.has(version), "page-only-rolls-can-be-disputed");
    this.disputes.push({ seat, version, reason, how: "" });
  }

  on_dispute_ended({ seat, version, how }) {
    for (const one of this.disputes) if (one.seat === seat && one.version === version && !one.how) one.how = how;
  }

  on_undo_requested({ seat, to, seen }) {
    const dealt = {};
    for (const { version, audience } of this.dealt) if (version > to) dealt[audience] = (dealt[audience] ?? 0) + 1;
    if (Object.keys(seen ?? {}).length || this.created.referee_chain)
      this.need(canonical(seen ?? {}) === canonical(dealt), "page-request-without-dealt-cards");
    this.requests.set(seat, { to, agreed: new Set() });
  }

  on_undo_agreed({ seat, by }) {
    this.need(this.requests.has(seat), "page-undo-not-asked");
    this.requests.get(seat).agreed.add(by);
  }

  on_undo_ended({ seat }) {
    this.requests.delete(seat);
  }

  on_undone({ seat, to, free }, version) {
    this.need(to >= 1 && to < version && to >= this.settled, "page-cannot-go-back-so-far");
    const gone = this.decisions.filter((one) => one.version > to);
    if (free)
      this.need(
        this.lastUse <= to &&
          this.lastOpening <= to &&
          gone.every((one) => one.seat === seat) &&
          !UNTAKEABLE.includes(this.game.outcome?.how),
        "page-undo-needed-consent",
      );
    else {
      const asked = this.requests.get(seat);
      const others = this.playing().filter((one) => one !== seat);
      const agreed = asked?.to === to && others.every((one) => asked.agreed.has(one));
      this.need(agreed && !this.options.strict, "page-undo-not-agreed");
    }
    this.game = this.games[to];
    this.decisions = this.decisions.filter((one) => one.version <= to);
    for (const { prompt } of gone) this.takenBack.set(prompt, version);
    for (const [one, { to: wanted }] of this.requests) if (one === seat || wanted >= to) this.requests.delete(one);
    this.offers.clear();
  }

  on_draw_offered({ seat }) {
    this.offers.add(seat);
  }

  on_draw_ended({ seat }) {
    this.need(this.offers.delete(seat), "page-seat-offers-no-draw");
  }

  on_settled(_, version) {
    this.requests.clear();
    this.settled = version;
  }

  // Only `kronika audit` checks who wins by the rules. A draw and a cancelled game have no winner, and a seat that
  // resigned cannot win.
  on_game_finished({ winners, how }) {
    this.need(!this.game.outcome, "page-game-already-over");
    const before = this.transaction.map((one) => one.event);
    const [first, last] = [before[0], before.at(-1)];
    const accepted = before.filter((one) => one.type === "kronika.draw_ended.v1" && one.how === "accepted");
    const drawn = this.playing().every((seat) => accepted.some((one) => one.seat === seat));
    const limited = first?.type === "kronika.game_claimed.v1" && this.options.reply_limit > 0;
    const resigned = before.find((one) => one.type === "kronika.resigned.v1");
    const fits = {
      drawn: () => drawn && !winners.length,
      abandoned: () => limited && first === last && !this.started && !winners.length,
      claimed: () => limited && (first === last || this.inCampaign) && !winners.includes(first.against),
      resigned: () => (resigned ? !winners.includes(resigned.seat) : this.out.size),
    };
    this.need(fits[how]?.() ?? true, "page-nothing-ends-game-so");
    this.game = { ...this.game, outcome: { winners, how }, prompts: new Map() };
  }

  async on_game_closed({ how, opened, seeds = [], bots = [] }) {
    const { outcome } = this.game;
    this.need(outcome, "page-game-not-over");
    this.need((how === "abandoned") === (outcome.how === "abandoned"), "page-game-closed-otherwise");
    this.need(opened !== this.inCampaign && (opened || !(seeds.length || bots.length)), "page-game-must-open-when-closed");
    await this.checkBots(bots);
    this.closed = { opened };
    if (opened) await this.checkSeeds(seeds);
  }

  async on_game_opened({ seeds, bots = [] }) {
    this.need(this.closed, "page-game-not-closed");
    await this.checkBots(bots);
    this.closed = { opened: true };
    await this.checkSeeds(seeds);
  }

  async checkSeeds(seeds) {
    for (const { epoch, audience, seed } of seeds) {
      const anchor = this.epochs.get(epoch)?.anchors[audience];
      const fits = anchor && hex(await linkBack(unhex(seed), LINKS + 1)) === anchor;
      this.need(fits, "page-seed-does-not-lead-to-anchor");
      this.epochs.get(epoch).chains[audience].seeded = true;
    }
  }

  // --- chance

  async on_dice_rolled({ use, link, faces, test }, version) {
    this.need(use.audience === "public" && use.dice, "page-event-no-public-roll");
    const proof = await this.checkUse(use, link, faces);
    this.counts.rolls++;
    this.checks.add(version);
    this.rolls.set(version, { use, faces, test, ...proof });
  }

  // A draw or a flip of a system: link and index are in the part sealed for the audience of the chain.
  async on_chance(event, version, { parts }) {
    const { use } = event;
    const part = use.audience === "public" ? { open: true, content: event } : parts.find(({ audience }) => audience === use.audience);
    this.need(part, "page-draw-without-sealed-part");
    this.checks.add(version);
    if (!part.open) {
      await this.checkUse(use, null, null);
      this.hidden[use.audience === "referee" ? "shared" : "draws"]++;
      return;
    }
    const { link, index, faces } = Object(part.content);
    this.need(typeof link === "string", "page-draw-without-link");
    await this.checkUse(use, link, use.dice ? faces : [index]);
    this.counts.draws++;
  }

  // Checks that the link is the next of its chain and that the outcome follows from it.
  async checkUse(use, link, outcome) {
    const { epoch, audience, k, dice, size } = use;
    this.need(epoch === this.epoch.number && this.epoch.began, "page-chance-of-another-epoch");
    const chain = this.epoch.chains[audience];
    this.need(chain && k === chain.used + 1 && k <= LINKS, "page-link-not-next");
    this.need(!dice !== !size, "page-chance-roll-or-draw");
    const [bound, count] = dice ? [dice.sides, dice.count] : [size, 1];
    this.need(bound >= 1 && bound <= 2 ** 32 && count >= 1 && count <= 1000, "page-no-such-dice-or-deck");
    chain.used = k;
    if (link === null) return null;
    const previous = hex(chain.link);
    this.need(same(await linkBack(unhex(link), k - chain.at), chain.link), "page-link-of-another-chain");
    Object.assign(chain, { at: k, link: unhex(link) });
    const entropy = Object.fromEntries([...this.seats].map(([seat, one]) => [seat, one.entropy]));
    const message = messageOf(this.id, this.pack, entropy, use);
    const numbered = await numbers(unhex(link), message, bound, count);
    this.need(canonical(numbered) === canonical(outcome), "page-chain-gives-otherwise", { numbers: numbered.join(", "), outcome: outcome.join(", ") });
    return { link, previous, message };
  }

  countUse(version, parts) {
    this.lastUse = version;
    for (const { audience } of parts) if (audience !== "referee") this.dealt.push({ version, audience });
  }

  // The claims that are not proved, as messages of the catalogues.
  notes() {
    const found = [...this.unbound];
    const note = (id, args) => found.push({ id, args });
    for (const { number, began, reason, revealed } of this.past) {
      const why = reason ? ` («${reason}»)` : "";
      if (began) note("page-unproved-epoch-end", { epoch: number, why });
      else
        note("page-unproved-epoch-void", { epoch: number, why, revealed: revealed.join(", "), count: revealed.length });
    }
    for (const seat of this.unsigned) note("page-unproved-unsigned-seat", { seat });
    for (const { seat, open } of this.bots.values())
      if (!open) note("page-unproved-bot", { seat });
    if (this.closed?.opened)
      for (const [number, { chains }] of this.epochs)
        for (const [audience, { used, seeded }] of Object.entries(chains))
          if (used && !seeded)
            note("page-unproved-chain", { audience, epoch: number });
    const { shared, draws, parts } = this.hidden;
    if (shared) note("page-unproved-shared-draws", { count: shared });
    if (draws) note("page-unproved-draws", { count: draws });
    if (parts.size) note("page-unproved-parts", { count: parts.size });
    return found;
  }
}

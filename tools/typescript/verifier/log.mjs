// The walk through a log: the ledger, which nothing takes back, and the game, which an undo does.
import { ZEROS, canonical, commitmentOf, digest, sealOf, unhex } from "./bytes.mjs";
import { LINKS, linkBack, messageOf, numbers } from "./chance.mjs";
import { problem } from "./problem.mjs";
import { badHex, mistakeIn } from "./shapes.mjs";
import { isKey, isSignedBy, messages } from "./signatures.mjs";
import { SYSTEMS } from "./systems.mjs";

const SEALED = ["secret", "proof", "gain", "told"];
/** @type {(string | undefined)[]} */
const UNTAKEABLE = ["resigned", "drawn", "claimed"];
const SECOND = 1_000_000;

/** @typedef {import("./bytes.mjs").Anchors} Anchors */
/** @typedef {{ type: string, [field: string]: any }} Event an event of a log: JSON of many shapes */
/** @typedef {{ audience: string, open: boolean, seal: Uint8Array, content?: any }} Part */
/** @typedef {{ version: number, content: any, salt: string, audience?: string }} Opening */
/**
 * A record of a log.
 * @typedef {object} Entry
 * @property {number} version
 * @property {number} tx
 * @property {string} at
 * @property {Event} event
 * @property {Opening[]} opened
 * @property {Part[]} parts
 * @property {string} publicBytes
 */
/**
 * A use of chance: a roll, or a draw out of `size` things.
 * @typedef {object} Use
 * @property {string} audience
 * @property {number} epoch
 * @property {number} k
 * @property {Record<string, string>} purpose
 * @property {{ count: number, sides: number } | null} [dice]
 * @property {number | null} [size]
 */
/** @typedef {{ link?: string, outcome?: any }} Outcome */
/** @typedef {{ used: number, at: number, link: Buffer }} Chain */
/** @typedef {{ winners: string[], side?: undefined, version: number }} TeamWon */
/** @typedef {{ side: string, winners?: undefined, version: number } | TeamWon} Won who has won, and when */
/**
 * What an undo takes back: what all games have, and what the system adds.
 * @typedef {object} Base
 * @property {Map<number, { seat: string, kind: string }>} prompts
 * @property {{ winners: string[], how: string } | null} outcome
 * @property {Won | null} won
 */
/** @typedef {Base & Record<string, any>} Game */
/** @typedef {Pick<Log, "viewer" | "seats" | "sees" | "checkUse" | "checkDraw" | "drawn">} Seen */
/** @typedef {Seen & { need: (good: unknown, message: string) => void }} Ledger what a system sees of the log */
/**
 * @template State
 * @typedef {(log: Ledger, game: State, entry: Entry) => State} Handler
 */
/**
 * The rules of a system, and what they keep.
 * @template [State=any]
 * @typedef {object} System
 * @property {() => State} blank
 * @property {(log: Ledger, game: State, tag: string, entry: Entry) => State | undefined} take
 * @property {(log: Ledger, game: State, decision: any, seat: string) => State} decided
 * @property {(log: Ledger, game: State, use: Use) => State | void} used
 * @property {(game: State) => State} undone
 * @property {(log: Ledger, game: State, seat: string) => string[] | null} [winnersWithout]
 * @property {(kind: string) => { decide: string } | null} [passes]
 * @property {(tag: string) => boolean} [shows]
 * @property {(tag: string) => boolean} [flips]
 * @property {(tag: string, event: Event) => string | false} [plays]
 * @property {Record<string, string[]>} [FORMS] the fields of its events, if it has no contract
 */

/**
 * @typedef {object} Seat
 * @property {boolean} held
 * @property {string} key
 * @property {string} commitment
 * @property {string} entropy
 * @property {string} [name]
 * @property {string} [holder]
 * @property {{ version: number, bot: string, edition: string } | null} [bot]
 */
/** @typedef {{ get(seat: string): Seat } & Map<string, Seat>} Seats `take` has checked that a seat exists */
/**
 * @typedef {object} Epoch
 * @property {number} number
 * @property {Anchors} anchors
 * @property {Record<string, Chain>} chains
 * @property {boolean} began
 * @property {number} lastCommitment
 * @property {Set<string>} agreed
 */
/** @typedef {{ seat: string, key: string | null, prompt: number, version: number, from: number }} Asked */
/** @typedef {{ seat: string, bot: string, edition: string, commitment: string, open: boolean }} Bot */
/** @typedef {{ seat: string, at: number, seed: string }} BotSeed */
/** @typedef {{ epoch: number, audience: string, seed: string }} Seed */
/** @typedef {{ by: string, seat?: string }} Invitation */
/** @typedef {{ version: number, name: string, holder: string, key: string, consents: Set<string> }} Proposal */
/** @typedef {{ change: string, seconds: number, version: number, agreed: Set<string> }} Wish */
/**
 * The fields of the kernel's events that `mistakeIn` has checked, where an event has them.
 * @typedef {Event & { seat: string, by: string, against: string, name: string, holder: string, key: string,
 *   epoch: number, prompt: number, proposal: number, invitation: number, order: number, behalf: number, to: number,
 *   since: number, grace: number, seconds: number, change: string, how: string, anchors: Anchors }} KernelEvent
 */
/** @typedef {(event: KernelEvent, version: number, entry: Entry) => void} Kernel */

// A time as in `at`, in microseconds.
/** @param {string} written */
function micros(written) {
  const [, whole, part = ""] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?Z$/.exec(written) ?? [];
  return whole ? Date.parse(`${whole}Z`) * 1000 + Number(part.padEnd(6, "0")) : NaN;
}

/** @param {Iterable<string>} one @param {Iterable<string>} other */
const isSame = (one, other) => canonical([...new Set(one)].sort()) === canonical([...new Set(other)].sort());

export class Log {
  /** @type {(good: unknown, message: string) => asserts good} */
  need = (good, message) => problem(good, 0, message);

  /** @param {string} viewer */
  constructor(viewer) {
    this.viewer = viewer;
    this.counts = { rolls: 0, draws: 0, signatures: 0, "epochs of chance": 0 };
    /** @type {string[]} */
    this.unbound = [];
    /** @type {string[]} */
    this.notes = [];
    this.hidden = { draws: 0, shared: 0, parts: new Set() };
    /** @type {Map<number, Part[]>} */
    this.sealed = new Map();
    /** @type {Map<number, Asked>} */
    this.waiting = new Map();
    /** @type {Map<number, { seat: string, order: any }>} */
    this.orders = new Map();
    /** @type {Set<number>} */
    this.checks = new Set();
    /** @type {Set<string>} */
    this.out = new Set();
    /** @type {string[]} */
    this.leaving = [];
    /** @type {{ seat: string, on: boolean } | null} */
    this.left = null;
    /** @type {{ version: number, against: string } | null} */
    this.claimed = null;
    /** @type {Set<string>} */
    this.unsigned = new Set();
    /** @type {Map<number, Bot>} */
    this.bots = new Map();
    this.locked = false;
    /** @type {Pick<Seat, "holder" | "key">[]} */
    this.walkedOut = [];
    /** @type {Epoch} from version 2 on */
    this.epoch = /** @type {any} */ (null);
    /** @type {string[]} */
    this.past = [];
    /** @type {Map<number, Invitation>} */
    this.invitations = new Map();
    /** @type {Map<string, Proposal>} */
    this.proposals = new Map();
    /** @type {Map<string, { to: number, agreed: Set<string> }>} */
    this.requests = new Map();
    /** @type {number[]} */
    this.times = [];
    /** @type {Map<string, Wish>} */
    this.wishes = new Map();
    /** @type {{ at: number, change: string, seconds: number }[]} */
    this.changes = [];
    this.paused = false;
    /** @type {Set<string>} */
    this.offers = new Set();
    /** @type {{ version: number, seat: string, prompt: number }[]} */
    this.decisions = [];
    /** @type {Map<number, number>} */
    this.takenBack = new Map();
    /** @type {{ version: number, audience: string }[]} */
    this.dealt = [];
    this.lastUse = this.lastOpening = this.settled = 0;
    this.started = false;
    /** @type {{ opened: boolean } | null} */
    this.closed = null;
    /** @type {Entry[]} */
    this.transaction = [];
    /** @type {Game[]} */
    this.games = [];
    // What begin, take and the first epoch set.
    /** @type {Event} */ this.created;
    /** @type {Record<string, any>} */ this.options;
    /** @type {Event | null} */ this.origin;
    /** @type {string} */ this.id;
    /** @type {string} */ this.pack;
    /** @type {Seats} */ this.seats;
    /** @type {System} */ this.system;
    /** @type {Game} */ this.game;
    /** @type {Entry} */ this.record;
    /** @type {string[]} */ this.heads;
    /** @type {Map<string, number>} */ this.at;
    /** @type {Map<number, Anchors>} */ this.anchors;
    /** @type {Map<number, Record<string, Chain>>} */ this.chains;
  }

  /** @param {Event} created @param {Event} opened */
  begin(created, opened) {
    for (const [version, event] of [created, opened].entries()) this.mustFit(event, version + 1);
    const { seats, system, options = {}, origin } = created;
    problem(Object.hasOwn(SYSTEMS, system), 1, `there is no system ${system}`);
    for (const time of ["reply_limit", "closing_time", "undo_expiry"])
      problem(!(options?.[time] < 0), 1, `${time} lies below 0`);
    problem(!created.referee_chain || options?.closing_time, 1, "shares decks and never closes by itself");
    problem(seats.length && new Set(seats).size === seats.length, 1, "seats that are none");
    Object.assign(this, {
      created,
      options: options ?? {},
      origin: origin ?? null,
      id: created.game,
      pack: created.pack.hash,
    });
    this.seats = /** @type {Seats} */ (
      new Map(seats.map((/** @type {string} */ seat) => [seat, { held: false, key: "", commitment: "", entropy: "" }]))
    );
    this.system = SYSTEMS[system];
    problem(this.viewer === "referee" || this.viewer === "public" || this.seats.has(this.viewer), 1, "cut for no seat");
    this.game = { prompts: new Map(), outcome: null, won: null, ...this.system.blank() };
  }

  /** @param {Event} event @param {number} version */
  mustFit(event, version) {
    const mistake = mistakeIn(event);
    problem(!mistake, version, /** @type {string} */ (mistake));
  }

  /** @param {string} audience */
  sees(audience) {
    return this.viewer === "referee" || this.viewer === audience;
  }

  held() {
    return [...this.seats].filter(([, one]) => one.held).map(([seat]) => seat);
  }

  // The held seats that still play, and all that bring entropy to an epoch.
  playing() {
    return this.held().filter((seat) => !this.out.has(seat));
  }

  needed() {
    return [...this.seats].filter(([seat]) => !this.out.has(seat)).map(([, one]) => one);
  }

  get runs() {
    return this.epoch.began && !this.epoch.agreed.size;
  }

  // Who wins if a seat gives up; null: the game goes on without it.
  get inCampaign() {
    return this.origin?.kind === "campaign";
  }

  /** @param {string} seat */
  winnersWithout(seat) {
    const others = [...this.seats.keys()].filter((one) => one !== seat);
    return this.system.winnersWithout ? this.system.winnersWithout(this, this.game, seat) : others;
  }

  /** @param {Entry} record @param {string[]} heads */
  take(record, heads) {
    const { version, event, tx, parts } = record;
    this.mustFit(event, version);
    this.need = (good, message) => problem(good, version, message);
    this.need(tx === version || (version > 1 && tx === this.transaction[0].tx), "a transaction that is none");
    if (tx === version) this.transaction = [];
    const [, family, tag] = /** @type {string[]} */ (/^(\w+)\.(\w+)\.v1$/.exec(event.type));
    this.need(!this.closed || (tag === "game_opened" && !this.closed.opened), "a record after the closing");
    for (const name of family === "kronika" ? ["seat", "by", "against"] : [])
      if (event[name]) this.need(this.seats.has(event[name]), `there is no seat ${event[name]}`);
    this.secretOf(record);
    this.record = record;
    this.times[version] = micros(record.at);
    this.heads = heads;
    this.at = new Map(heads.map((head, n) => [head, n]));
    this.checkOpening(record);
    if (family === "kronika") {
      const handle = /** @type {Record<string, any>} */ (this)[`on_${tag}`];
      if (handle) handle.call(this, event, version, record);
    } else {
      this.need(family === this.created.system, "an event of another system");
      this.game = this.system.take(this, this.game, tag, record) ?? this.game;
    }
    if (event.use) {
      if (tag === "dice_rolled" || (family !== "kronika" && this.system.flips?.(tag))) this.checks.add(version);
      this.lastUse = version;
      for (const { audience } of parts) if (audience !== "referee") this.dealt.push({ version, audience });
    }
    if (event.opens?.length || (family !== "kronika" && this.system.shows?.(tag))) this.lastOpening = version;
    const player = family !== "kronika" && this.system.plays?.(tag, event);
    for (const [at, { seat, order }] of this.orders)
      if (player && seat !== player && order?.kind === "") this.orders.delete(at);
    this.transaction.push(record);
    this.games[version] = this.game;
    for (const { audience, open } of parts) if (!open) this.hidden.parts.add(`${version} ${audience}`);
  }

  /** @param {Entry} record */
  secretOf({ event, parts, version }) {
    const another = /\.(hand_shown|card_stolen)\.v1$/.test(event.type);
    const owner = event.seat ?? event.side ?? "referee";
    problem(another || (event.secret?.audience ?? owner) === owner, version, "what is secret is sealed for another");
    problem((event.proof?.audience ?? "referee") === "referee", version, "a proof is not the referee's alone");
    problem(event.shows !== false, version, "an event that shows a card says that it does not");
    const named = SEALED.flatMap((name) => event[name] ?? []);
    const owners = parts.map((part) => part.audience);
    problem(
      canonical(named) === canonical(owners.map((audience) => ({ audience }))),
      version,
      "not the parts that the event says are sealed",
    );
    problem(new Set(owners).size === owners.length, version, "two parts of one audience");
    const whole = event.type === "undaunted_campaign.set_up.v1" || this.created.referee_chain;
    for (const { audience, open, content } of parts) {
      problem((whole && audience === "referee") || this.seats.has(audience), version, "a part of no seat");
      const bad = open && badHex(content, "content");
      problem(!bad, version, /** @type {string} */ (bad));
    }
    if (parts.length) this.sealed.set(version, parts);
  }

  /** @param {Entry} record */
  checkOpening({ event, opened, version }) {
    /** @type {(number | { version: number, audience: string })[]} */
    const opens = event.opens ?? [];
    this.need(opens.length === opened.length, "not all is opened that is to be, or more");
    opens.forEach((wanted, n) => {
      const one = opened[n];
      const alone = typeof wanted !== "object";
      const of = alone ? wanted : wanted.version;
      const parts = (of < version && this.sealed.get(of)) || [];
      const found = alone ? parts : parts.filter((part) => part.audience === wanted.audience);
      this.need(
        one.version === of && found.length === 1 && (alone ? !("audience" in one) : one.audience === wanted.audience),
        "another part is opened",
      );
      const [{ audience, seal }] = found;
      this.need(audience !== "referee", "what is sealed for the referee stays shut until the closing");
      this.need(sealOf(unhex(one.salt), canonical(one.content)).equals(seal), "what is opened is not what was sealed");
      one.audience = audience;
      this.hidden.parts.delete(`${of} ${audience}`);
      const waiting = this.waiting.get(of);
      if (waiting) {
        this.waiting.delete(of);
        this.checkDecision(waiting, one.content);
      }
    });
  }

  // Signatures of players

  /**
   * Gives the version that the signature knows.
   * @param {string} seat
   * @param {string | null} key
   * @param {any} signed
   * @param {(head: string) => Uint8Array} message
   * @param {{ before?: number, from?: number }} [span]
   */
  checkSigned(seat, key, signed, message, { before = this.record.version, from = 0 } = {}) {
    if (!key) {
      if (!this.seats.get(seat).bot) this.unsigned.add(seat);
      return -1;
    }
    this.need(signed, "a signature is missing");
    const { head, signature } = signed;
    const at = head === ZEROS ? -1 : (this.at.get(head) ?? Infinity);
    this.need(at < before, "signed over a head that this log did not have");
    this.need(!from || at >= from, "an old signature is used again");
    this.need(isSignedBy(key, signature, message(head)), "a signature that does not fit");
    this.counts.signatures++;
    return at;
  }

  /** @param {Asked} asked @param {any} content */
  checkDecision({ seat, key, prompt, from, version }, content) {
    const keys = Object.keys(Object(content));
    this.need(
      keys.includes("decision") && keys.every((name) => ["decision", "signed"].includes(name)),
      "a decision that says nothing",
    );
    const { decision, signed } = content;
    this.need(typeof decision?.decide === "string", "a decision that is none");
    if (key === null) return decision;
    const message = (/** @type {string} */ head) => messages.decision(this.id, seat, prompt, head, canonical(decision));
    this.checkSigned(seat, key, signed, message, { before: version, from });
    return decision;
  }

  // The kernel's events

  /** @type {Kernel} */
  on_game_created(event, version) {
    this.need(version === 1, "the game is created again");
  }

  /** @type {Kernel} */
  on_epoch_opened({ epoch, anchors, reason }, version) {
    const number = this.epoch ? this.epoch.number + 1 : 1;
    this.need(epoch === number, "not the next epoch");
    const audiences = ["public", ...this.seats.keys(), ...(this.created.referee_chain ? ["referee"] : [])];
    this.need(isSame(Object.keys(anchors), audiences), "not the anchors of this game");
    if (this.epoch) this.past.push(this.epochTold(reason));
    for (const one of this.seats.values()) Object.assign(one, { commitment: "", entropy: "" });
    const chains = Object.fromEntries(
      Object.keys(anchors).map((audience) => [audience, { used: 0, at: 0, link: unhex(anchors[audience]) }]),
    );
    this.epoch = { number, anchors, chains, began: false, lastCommitment: 0, agreed: new Set() };
    (this.anchors ??= new Map()).set(number, anchors);
    (this.chains ??= new Map()).set(number, chains);
    this.counts["epochs of chance"]++;
  }

  /** @param {string} [reason] */
  epochTold(reason) {
    const { number, began, agreed } = this.epoch;
    const why = reason ? ` («${reason}»)` : "";
    if (began) {
      const all = this.playing().every((seat) => agreed.has(seat));
      return `that epoch ${number} had to be followed by another${why}; ${all ? "every held seat" : "not every held seat"} had agreed`;
    }
    const revealed = [...this.seats].filter(([, one]) => one.entropy).map(([seat]) => seat);
    return `that epoch ${number} had to be void before it began${why}, when ${revealed.join(" and ") || "nobody"} had revealed`;
  }

  /** @param {number | undefined} invitation @param {string} seat @param {boolean} bySeat */
  useInvitation(invitation, seat, bySeat) {
    if (!invitation) return;
    const given = this.invitations.get(invitation);
    this.need(given && (!given.seat || given.seat === seat), "an invitation that does not stand");
    this.need(!bySeat || given.by, "an invitation that no seat gave");
    this.invitations.delete(invitation);
  }

  /** @param {string} seat */
  dropInvitationsOf(seat) {
    for (const [version, given] of this.invitations) if (given.by === seat) this.invitations.delete(version);
  }

  /** @type {Kernel} */
  on_seat_taken({ seat, name, holder, key = "", invitation }) {
    this.need(!this.seats.get(seat).held, "the seat is held");
    this.need(!key || isKey(key), "a key that is none");
    this.need(this.maySit(holder, key, this.invitations.get(invitation)), "only the creator could let this player sit down");
    this.useInvitation(invitation, seat, false);
    Object.assign(this.seats.get(seat), { held: true, name, holder, key });
    if (!key) this.unsigned.add(seat);
  }

  // Until the start of a game the creator says who sits down: himself, whom he invites, and bots.
  /** @param {string} holder @param {string} key @param {Invitation} [given] */
  maySit(holder, key, given) {
    const { creator } = this.created;
    const his = !holder || holder === creator || (given && (!given.by || this.seats.get(given.by).holder === creator));
    const left = this.walkedOut.some((one) => holder === one.holder || (key && key === one.key));
    return this.started || !creator || his || (!this.locked && !left);
  }

  /** @type {Kernel} */
  on_bot_seated({ seat, bot, version: edition, commitment }, version) {
    const one = this.seats.get(seat);
    this.need(one.held && !one.key && !one.holder, "a bot in a seat that is empty, or a player's");
    one.bot = { version, bot, edition };
    this.bots.set(version, { seat, bot, edition, commitment, open: false });
    this.unsigned.delete(seat);
  }

  // An epoch that is void because a bot was taken away: its rolls may have been foreseen.
  /** @param {string} seat */
  botGone(seat) {
    const one = this.seats.get(seat);
    const opened = this.transaction.some(({ event }) => event.type === "kronika.epoch_opened.v1");
    const isVoid = opened ? this.epoch.number - 1 : one.commitment && !this.epoch.began && this.epoch.number;
    if (one.bot && isVoid) this.unbound.push(`epoch ${isVoid} was made void by taking the bot of ${seat} away`);
    one.bot = null;
  }

  /** @param {BotSeed[]} seeds */
  checkBots(seeds) {
    for (const { seat, at, seed } of seeds) {
      const bot = this.bots.get(at);
      this.need(bot?.seat === seat, "a seed of a bot that was not seated");
      const bound = digest(6, this.id, seat, bot.bot, bot.edition, unhex(seed)).toString("hex");
      this.need(bound === bot.commitment, "a seed that a bot is not bound to");
      bot.open = true;
    }
  }

  /** @type {Kernel} */
  on_seat_left({ seat }) {
    this.need(!this.locked, "the line-up is locked");
    const { holder, key, commitment } = this.seats.get(seat);
    if (commitment && !this.started) this.walkedOut.push({ holder, key });
    this.emptied(seat);
  }

  /** @type {Kernel} */
  on_seat_freed({ seat }) {
    const { held, commitment } = this.seats.get(seat);
    this.need(held && !commitment, "a seat is freed that nobody holds, or that has committed");
    this.byCreator();
    this.emptied(seat);
  }

  /** @type {Kernel} */
  on_line_up_locked() {
    this.byCreator();
    this.locked = true;
  }

  /** @type {Kernel} */
  on_line_up_unlocked() {
    this.byCreator();
    this.locked = false;
  }

  byCreator() {
    this.need(this.created.creator && !this.started, "nobody could change the line-up");
  }

  /** @param {string} seat */
  emptied(seat) {
    this.botGone(seat);
    Object.assign(this.seats.get(seat), { held: false, key: "", holder: "" });
    this.proposals.delete(seat);
    this.dropInvitationsOf(seat);
  }

  /** @type {Kernel} */
  on_invitation_given({ by, seat }, version) {
    this.need(!by || this.seats.get(by).held, "nobody invites");
    this.invitations.set(version, { by, seat });
  }

  /** @type {Kernel} */
  on_invitation_withdrawn({ invitation, by = "" }) {
    this.need(this.invitations.get(invitation)?.by === by, "no such invitation stands");
    this.invitations.delete(invitation);
  }

  /** @type {Kernel} */
  on_handover_proposed({ seat, name, holder, key = "", invitation }, version) {
    this.need(!key || isKey(key), "a key that is none");
    this.useInvitation(invitation, seat, true);
    const { creator } = this.created;
    if (creator) {
      const known = holder === creator || this.held().some((one) => this.seats.get(one).holder === holder);
      this.need(invitation || known, "a stranger asks for the seat");
      this.need(!this.proposals.has(seat), "another proposal stands");
    }
    this.proposals.set(seat, { version, name, holder, key, consents: new Set() });
  }

  /** @param {string} seat @param {number} [proposal] */
  proposalOf(seat, proposal) {
    const found = this.proposals.get(seat);
    this.need(found && (proposal ? proposal === found.version : !this.created.creator), "no such proposal stands");
    return found;
  }

  /** @type {Kernel} */
  on_handover_consented({ seat, by, proposal }) {
    this.proposalOf(seat, proposal).consents.add(by);
  }

  /** @type {Kernel} */
  on_handover_declined({ seat, proposal }) {
    this.proposalOf(seat, proposal);
    this.proposals.delete(seat);
  }

  /** @type {Kernel} */
  on_seat_handed_over({ seat, name, holder, key = "", signed, consents, proposal }) {
    const old = this.seats.get(seat);
    this.need(old.held, "nobody holds the seat");
    this.need(!this.locked, "the line-up is locked");
    this.need(!key || isKey(key), "a key that is none");
    if (consents?.length) {
      const asked = this.proposalOf(seat, proposal);
      this.need(asked.name === name && asked.holder === holder && asked.key === key, "another was proposed");
      const others = this.playing().filter((one) => one !== seat && !this.seats.get(one).bot);
      this.need(isSame(consents, others) && others.every((one) => asked.consents.has(one)), "not all have consented");
    } else {
      this.need(!old.bot, "a bot passes its seat on");
      this.checkSigned(seat, old.key, signed, (head) => messages.handover(this.id, seat, head, name, key));
    }
    this.botGone(seat);
    Object.assign(old, { name, holder, key });
    if (!key) this.unsigned.add(seat);
    this.proposals.delete(seat);
    this.dropInvitationsOf(seat);
  }

  /** @param {string} seat @param {number} epoch */
  inEpoch(seat, epoch) {
    this.need(this.seats.get(seat).held, "nobody holds the seat");
    this.need(epoch === this.epoch.number && !this.epoch.began, "not the epoch that is to begin");
    return this.seats.get(seat);
  }

  /** @type {Kernel} */
  on_entropy_committed({ seat, epoch, commitment, signed }, version) {
    const one = this.inEpoch(seat, epoch);
    this.need(!this.out.has(seat), "the seat is out of the game");
    this.need(!one.commitment && commitment, "committed before, or to nothing");
    this.checkSigned(seat, one.key, signed, (head) => messages.commitment(this.id, seat, epoch, head, commitment));
    one.commitment = commitment;
    this.epoch.lastCommitment = version;
  }

  /** @type {Kernel} */
  on_entropy_revealed({ seat, epoch, entropy, signed }, version) {
    const one = this.inEpoch(seat, epoch);
    this.need(
      this.needed().every(({ commitment }) => commitment),
      "not every seat has committed",
    );
    this.need(!one.entropy && entropy, "revealed before, or nothing");
    const made = commitmentOf(seat, this.id, unhex(entropy), this.epoch.anchors).toString("hex");
    this.need(made === one.commitment, "the entropy does not fit its commitment");
    const at = this.checkSigned(seat, one.key, signed, (head) => messages.reveal(this.id, seat, epoch, head, entropy));
    for (const [other, { bot, entropy: shown }] of one.bot ? [] : this.seats)
      if (bot && !shown) this.unbound.push(`the bot of ${other} did not reveal before ${seat} (epoch ${epoch})`);
    if (!one.bot && at < this.epoch.lastCommitment) {
      this.need(!this.created.reveals_bound || !one.key, "the reveal does not bind the others");
      this.unbound.push(`${seat} did not bind the others (epoch ${epoch}, revealed at version ${version})`);
    }
    one.entropy = entropy;
  }

  /** @type {Kernel} */
  on_epoch_began({ epoch }) {
    this.need(epoch === this.epoch.number && !this.epoch.began, "not the epoch that is to begin");
    this.need(
      this.needed().every(({ entropy }) => entropy),
      "not every seat has revealed",
    );
    this.epoch.began = true;
  }

  /** @type {Kernel} */
  on_epoch_agreed({ seat, epoch }) {
    if (epoch === this.epoch.number) this.epoch.agreed.add(seat);
  }

  /** @type {Kernel} */
  on_game_started() {
    if (!this.started && !this.decisions.length)
      this.game = this.system.decided(this, this.game, { decide: "game_started" }, "");
    this.started = true;
    this.locked = false;
  }

  /** @type {Kernel} */
  on_prompt_opened({ prompt, seat, kind }, version, { parts }) {
    this.need(prompt === version, "a prompt of another version");
    const asked = { seat, kind: parts.length ? (parts[0].open ? parts[0].content.kind : "") : kind };
    this.game = { ...this.game, prompts: new Map(this.game.prompts).set(prompt, asked) };
  }

  /** @type {Kernel} */
  on_prompt_closed({ prompt }) {
    this.need(this.game.prompts.has(prompt), "a prompt is closed that is not open");
    this.answered(prompt);
  }

  /** @param {number} prompt */
  answered(prompt) {
    const prompts = new Map(this.game.prompts);
    prompts.delete(prompt);
    this.game = { ...this.game, prompts };
  }

  /** @type {Kernel} */
  on_order_given({ seat }, version, { parts: [{ audience, open, content }] }) {
    this.need(audience === seat, "an order sealed for another");
    const order = open ? Object(content).order : null;
    if (open) {
      this.need(typeof order?.kind === "string" && typeof order.until === "string", "an order that is none");
      const { key } = this.seats.get(seat);
      this.checkSigned(seat, key, content.signed, (head) => messages.order(this.id, seat, head, canonical(order)));
    }
    this.orders.set(version, { seat, order });
  }

  /** @type {Kernel} */
  on_order_withdrawn({ seat, order }) {
    this.need(this.orders.get(order)?.seat === seat, "an order is withdrawn that was not given");
    this.orders.delete(order);
  }

  /** @param {string} seat */
  givesUp(seat) {
    this.left = { seat, on: this.winnersWithout(seat) === null };
  }

  /** @type {Kernel} */
  on_resigned({ seat }) {
    this.givesUp(seat);
  }

  /** @type {Kernel} */
  on_game_claimed({ against, since = 0, outages = [], grace = 0 }, version) {
    if (since) this.checkWait(since, outages, grace * SECOND, version);
    this.claimed = { version, against };
    this.givesUp(against);
  }

  // The reply limit had passed when it was claimed, less outages and pauses, and with what it was extended by.
  /**
   * @param {number} since
   * @param {{ began: string, ended: string }[]} outages
   * @param {number} grace
   * @param {number} version
   */
  checkWait(since, outages, grace, version) {
    this.need(since >= 1 && since < version && grace >= 0, "a wait since no earlier event");
    const [began, now] = [this.times[since], this.times[version]];
    const breaks = outages.map((one) => ({ start: micros(one.began), end: micros(one.ended), grace, more: 0 }));
    for (const [n, { start, end }] of breaks.entries())
      this.need(start <= end && end <= now && (n === 0 || breaks[n - 1].end <= start), "outages in no order");
    let pause = null;
    for (const { at, change, seconds } of this.changes)
      if (change === "extend") breaks.push({ start: at, end: at, grace: 0, more: seconds * SECOND });
      else if (change === "pause") pause = at;
      else if (pause !== null) {
        breaks.push({ start: pause, end: at, grace: 0, more: 0 });
        pause = null;
      }
    if (pause !== null) breaks.push({ start: pause, end: Infinity, grace: 0, more: 0 });
    let [due, counted] = [began + this.options.reply_limit * SECOND, began];
    for (const { start, end, grace: quiet, more } of breaks.sort((one, other) => one.start - other.start))
      if (more) due = start >= began ? Math.max(due, start) + more : due;
      else if (due > start) {
        due += Math.max(end - Math.max(start, counted), 0);
        [due, counted] = [Math.max(due, end + quiet), Math.max(counted, end)];
      }
    this.need(due <= now, "claimed before the reply limit had passed");
  }

  /** @type {Kernel} */
  on_limit_requested({ seat, change, seconds = 0 }, version) {
    const fits = change === "extend" ? seconds >= 1 && seconds <= 366 * 86_400 : seconds === 0;
    this.need(this.options.reply_limit > 0, "there is no reply limit to change");
    this.need(!this.wishes.has(seat), `${seat} asks twice about the reply limit`);
    this.need(["extend", "pause", "resume"].includes(change) && fits, "no change of a limit");
    this.need(change === "extend" || this.paused === (change === "resume"), `the limit cannot ${change}`);
    this.wishes.set(seat, { change, seconds, version, agreed: new Set() });
  }

  /** @type {Kernel} */
  on_limit_agreed({ seat, by }) {
    const agreed = this.wishes.get(seat)?.agreed;
    this.need(agreed && by !== seat && this.playing().includes(by) && !agreed.has(by), `${by} cannot agree to a limit`);
    agreed.add(by);
  }

  /** @type {Kernel} */
  on_limit_request_ended({ seat, how, by }) {
    this.need(this.wishes.delete(seat), `${seat} asks for nothing about the limit`);
    this.need((how === "withdrawn") === (by === seat), "who ends a request about the limit");
  }

  /** @type {Kernel} */
  on_limit_changed({ seat, change, seconds = 0 }, version) {
    const wish = this.wishes.get(seat);
    this.need(wish?.change === change && wish.seconds === seconds, "nobody asked for this limit");
    const missing = this.playing().some((one) => one !== seat && !this.seats.get(one).bot && !wish.agreed.has(one));
    const old = this.times[version] - this.times[wish.version] >= this.options.reply_limit * SECOND;
    this.need(!missing || (change === "resume" && old), "not all have agreed to change the limit");
    if (change !== "extend") {
      this.paused = change === "pause";
      for (const [one, asked] of this.wishes) if (asked.change !== "extend") this.wishes.delete(one);
    }
    this.wishes.delete(seat);
    this.changes.push({ at: this.times[version], change, seconds });
  }

  /** @type {Kernel} */
  on_gave_up({ seat }) {
    const first = this.transaction[0]?.event ?? {};
    const who = /** @type {Record<string, string>} */ ({
      "kronika.resigned.v1": first.seat,
      "kronika.game_claimed.v1": first.against,
    })[first.type];
    this.need(who === seat && this.left?.on, `the game goes on without ${seat}`);
    this.need(!this.out.has(seat), `${seat} gives up twice`);
    if (!this.runs) this.leaving.push(seat);
    this.out.add(seat);
    this.offers.delete(seat);
    for (const [version, given] of this.orders) if (given.seat === seat) this.orders.delete(version);
  }

  // An answer that the seat did not give rests on its order, or on a claim against it, and passes.
  /** @param {string} seat @param {number} behalf @param {string} kind @param {any} content */
  checkBehalf(seat, behalf, kind, content) {
    const given = this.orders.get(behalf);
    if (given?.seat === seat) this.need(!given.order || !kind || ["", kind].includes(given.order.kind), "by an order of another kind");
    else
      this.need(
        this.claimed?.version === behalf && this.claimed.against === seat,
        "a seat is answered for by no order and no claim",
      );
    const passes = this.system.passes?.(kind) ?? null;
    this.need(!content || !kind || (passes && canonical(content.decision) === canonical(passes)), "more than a pass");
  }

  /** @type {Kernel} */
  on_decision_made({ seat, prompt, public: told, secret, behalf }, version, { parts }) {
    this.need(!told !== !secret, "a decision has to be either public or secret");
    this.need(!secret || secret.audience === seat, "a decision sealed for another");
    const { held, key } = this.seats.get(seat);
    this.need(held || behalf, "nobody holds the seat");
    this.need(!this.out.has(seat), "the seat is out of the game");
    const open = this.game.prompts.get(prompt);
    this.need(open?.seat === seat, "no such prompt is open for the seat");
    const asked = { seat, key: behalf ? null : key, prompt, version, from: this.takenBack.get(prompt) ?? 0 };
    const content = told ?? (parts[0].open ? parts[0].content : null);
    if (behalf) this.checkBehalf(seat, behalf, open.kind, content);
    let decision = null;
    if (content) decision = this.checkDecision(asked, content);
    else this.waiting.set(version, asked);
    this.answered(prompt);
    this.decisions.push({ version, seat, prompt });
    this.game = this.system.decided(this, this.game, decision, seat);
  }

  /** @type {Kernel} */
  on_dice_rolled({ use, link, faces }) {
    this.need(use.audience === "public" && use.dice, "this is no roll of dice");
    this.checkUse(use, { link, outcome: faces });
    this.counts.rolls++;
    this.game = this.system.used(this, this.game, use);
  }

  /** @type {Kernel} */
  on_roll_disputed({ version }) {
    this.need(this.checks.has(version), "what is disputed is neither a roll nor a flip");
  }

  /** @type {Kernel} */
  on_undo_requested({ seat, to, seen }) {
    const dealt = new Map();
    for (const { version, audience } of this.dealt)
      if (version > to) dealt.set(audience, (dealt.get(audience) ?? 0) + 1);
    const counted = canonical(Object.fromEntries([...dealt].sort()));
    if (Object.keys(seen ?? {}).length || this.created.referee_chain)
      this.need(canonical(seen ?? {}) === counted, "others have seen what was dealt since");
    this.requests.set(seat, { to, agreed: new Set() });
  }

  /** @type {Kernel} */
  on_undo_agreed({ seat, by }) {
    this.need(this.requests.has(seat), "nobody has asked");
    this.requests.get(seat)?.agreed.add(by);
  }

  /** @type {Kernel} */
  on_undo_ended({ seat }) {
    this.requests.delete(seat);
  }

  /** @type {Kernel} */
  on_undone({ seat, to, free }, version) {
    this.need(to >= 1 && to < version && to >= this.settled, "no version to go back to");
    const gone = this.decisions.filter((one) => one.version > to);
    if (free) {
      this.need(this.lastUse <= to && this.lastOpening <= to, "chance or an opening is not taken back for free");
      this.need(
        gone.every((one) => one.seat === seat),
        "decisions of another are not taken back for free",
      );
      this.need(!UNTAKEABLE.includes(this.game.outcome?.how), "such an end is not taken back");
    } else {
      const asked = this.requests.get(seat);
      const others = this.playing().filter((one) => one !== seat);
      this.need(asked?.to === to && others.every((one) => asked.agreed.has(one)), "not all have agreed to this");
      this.need(!this.options.strict, "the game is strict");
    }
    this.game = this.system.undone(this.games[to]);
    this.decisions = this.decisions.filter((one) => one.version <= to);
    for (const { prompt } of gone) this.takenBack.set(prompt, version);
    for (const [one, { to: wanted }] of this.requests) if (one === seat || wanted >= to) this.requests.delete(one);
    this.offers.clear();
  }

  /** @type {Kernel} */
  on_game_finished({ winners, how }) {
    this.need(!this.game.outcome, "the game is over already");
    this.need(isSame(winners, this.winners(how)), "another has won");
    this.game = { ...this.game, outcome: { winners, how }, prompts: new Map() };
  }

  // Who has won, by what stands before in the transaction.
  /** @param {string} how @returns {string[]} */
  winners(how) {
    const { won } = this.game;
    if (won && won.version >= (this.transaction[0]?.tx ?? Infinity)) return won.winners ?? [won.side];
    const { event = { type: "" } } = this.transaction.at(-1) ?? {};
    const first = this.transaction[0]?.event;
    const without = (/** @type {string[]} */ seats) => {
      const found = seats.map((seat) => this.winnersWithout(seat)).find((winners) => winners !== null);
      this.need(found, "the game goes on without the seat");
      return found;
    };
    const accepted = this.transaction
      .map((one) => one.event)
      .filter((one) => one.type === "kronika.draw_ended.v1" && one.how === "accepted");
    const limited = first?.type === "kronika.game_claimed.v1" && this.options.reply_limit > 0;
    const claimed = limited && (first === event || this.inCampaign);
    if (how === "resigned" && event.type === "kronika.resigned.v1") return without([event.seat]);
    if (how === "claimed" && claimed) return without([first.against]);
    if (how === "resigned" && this.leaving.length && this.runs) return without(this.leaving);
    if (how === "abandoned" && limited && first === event && !this.started) return [];
    const drawn = how === "drawn" && event.type === "kronika.draw_ended.v1" && event.how === "accepted";
    this.need(
      drawn && this.playing().every((seat) => accepted.some((one) => one.seat === seat)),
      "nothing ends the game so",
    );
    return [];
  }

  /** @type {Kernel} */
  on_game_closed({ how, opened, seeds = [], bots = [] }) {
    const { outcome } = this.game;
    this.need(outcome, "the game is not over");
    const off = outcome.how === "abandoned";
    this.need(
      (how === "abandoned") === off && !(off && (outcome.winners.length || this.started)),
      "not closed as it ended",
    );
    this.need(opened !== this.inCampaign, "opened or not, as it must not be");
    this.need(opened || !(seeds.length || bots.length), "seeds of a game that stays shut");
    this.checkBots(bots);
    this.closed = { opened };
    if (opened) this.checkSeeds(seeds);
  }

  /** @type {Kernel} */
  on_game_opened({ seeds, bots = [] }) {
    this.need(this.closed, "the game is not closed");
    this.checkBots(bots);
    this.closed = { opened: true };
    this.checkSeeds(seeds);
  }

  /** @param {Seed[]} seeds */
  checkSeeds(seeds) {
    const found = new Set();
    for (const { epoch, audience, seed } of seeds) {
      const anchor = this.anchors.get(epoch)?.[audience];
      this.need(anchor && linkBack(unhex(seed), LINKS + 1).toString("hex") === anchor, "a seed that fits no anchor");
      found.add(`${epoch} ${audience}`);
    }
    for (const [epoch, chains] of this.chains)
      for (const [audience, { used }] of Object.entries(chains))
        if (used && !found.has(`${epoch} ${audience}`))
          this.notes.push(`what the chain of ${audience} in epoch ${epoch} was made from: its seed was lost`);
  }

  /** @type {Kernel} */
  on_draw_offered({ seat }) {
    this.offers.add(seat);
  }

  /** @type {Kernel} */
  on_draw_ended({ seat }) {
    this.need(this.offers.delete(seat), "the seat offers no draw");
  }

  /** @type {Kernel} */
  on_settled(_, version) {
    this.requests.clear();
    this.settled = version;
    if (this.runs) this.leaving = [];
  }

  // Chance

  /** @param {Use} use @param {Outcome} outcome */
  checkUse(use, { link, outcome }) {
    const { epoch, audience, k, dice, size } = use;
    this.need(epoch === this.epoch.number && this.epoch.began, "chance of another epoch");
    const chain = this.epoch.chains[audience];
    this.need(chain && k === chain.used + 1 && k <= LINKS, "not the next link of a chain");
    this.need(!dice !== !size, "chance that is neither a roll nor a draw");
    const [bound, count] = dice ? [dice.sides, dice.count] : [/** @type {number} */ (size), 1];
    this.need(bound >= 1 && bound < 2 ** 31 && count >= 1 && count <= 1000, "dice or things that are none");
    chain.used = k;
    if (!link) return;
    this.need(linkBack(unhex(link), k - chain.at).equals(chain.link), "a link of another chain");
    Object.assign(chain, { at: k, link: unhex(link) });
    const entropy = Object.fromEntries([...this.seats].map(([seat, one]) => [seat, one.entropy]));
    const numbered = numbers(unhex(link), messageOf(this.id, this.pack, entropy, use), bound, count);
    this.need(canonical(numbered) === canonical(outcome), "chance came out otherwise");
  }

  // A draw: its link and index are in the sealed part, where it may be seen.
  /** @param {Entry} record */
  checkDraw({ event, parts }) {
    this.need(event.use.size && event.use.audience === event.side, "not a draw on the chain of its side");
    const content = parts[0]?.open ? parts[0].content : null;
    this.need(parts.length, "a draw of nothing");
    this.need(
      !content || ["card", "index", "link"].every((name) => name in Object(content)),
      "a draw that says nothing",
    );
    this.checkUse(event.use, { link: content?.link, outcome: content && [content.index] });
    this.drawn(event.use, content);
    return content;
  }

  /** @param {Use} use @param {any} content */
  drawn({ audience }, content) {
    if (content) this.counts.draws++;
    else if (audience === "referee") this.hidden.shared++;
    else this.hidden.draws++;
  }

  told() {
    const open = this.closed?.opened;
    return [
      ...this.unbound,
      ...this.past,
      ...this.notes,
      ...[...this.bots.values()].map(
        ({ seat, open }) => `what its bot decided for ${seat}: ${open ? "an audit repeats it" : "its seed is not open"}`,
      ),
      ...[...this.unsigned].map((seat) => `who decided for ${seat}: it played unsigned`),
      ...(this.viewer === "referee" && !open ? ["who else has seen the hands while the game was not over"] : []),
      ...(this.hidden.shared
        ? [`${this.hidden.shared} draws and flips from shared decks, which wait for the closing`]
        : []),
      ...(this.hidden.draws ? [`${this.hidden.draws} draws sealed for other seats`] : []),
      ...(this.hidden.parts.size ? [`${this.hidden.parts.size} parts sealed for others`] : []),
    ];
  }
}

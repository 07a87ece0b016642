// The walk through a log: the ledger, which nothing takes back, and the game, which an undo does.
import { ZEROS, canonical, commitmentOf, digest, sealOf, unhex } from "./bytes.mjs";
import { LINKS, linkBack, messageOf, numbers } from "./chance.mjs";
import * as campaign from "./campaign.mjs";
import { problem } from "./problem.mjs";
import { badHex, mistakeIn } from "./shapes.mjs";
import { isKey, isSignedBy, messages } from "./signatures.mjs";
import * as undaunted from "./undaunted.mjs";

const SYSTEMS = { undaunted, undaunted_campaign: campaign };
const UNTAKEABLE = ["resigned", "drawn", "claimed"];
const isSame = (one, other) => canonical([...new Set(one)].sort()) === canonical([...new Set(other)].sort());

export class Log {
  constructor(viewer) {
    this.viewer = viewer;
    this.counts = { rolls: 0, draws: 0, signatures: 0, "epochs of chance": 0 };
    this.unbound = [];
    this.notes = [];
    this.hidden = { draws: 0, parts: new Map() };
    this.unsigned = new Set();
    this.bots = new Map();
    this.epoch = null;
    this.past = [];
    this.invitations = new Map();
    this.proposals = new Map();
    this.requests = new Map();
    this.offers = new Set();
    this.decisions = [];
    this.takenBack = new Map();
    this.dealt = [];
    this.lastUse = this.lastOpening = this.settled = 0;
    this.started = false;
    this.closed = null;
    this.transaction = [];
    this.games = [];
  }

  begin(created, opened) {
    for (const [version, event] of [created, opened].entries()) this.mustFit(event, version + 1);
    const { seats, system, options = {}, origin } = created;
    problem(Object.hasOwn(SYSTEMS, system), 1, `there is no system ${system}`);
    problem(seats.length && new Set(seats).size === seats.length, 1, "seats that are none");
    Object.assign(this, {
      created,
      options: options ?? {},
      origin: origin ?? null,
      id: created.game,
      pack: created.pack.hash,
    });
    this.seats = new Map(seats.map((seat) => [seat, { held: false, key: "", commitment: "", entropy: "" }]));
    this.system = SYSTEMS[system];
    problem(this.viewer === "referee" || this.viewer === "public" || this.seats.has(this.viewer), 1, "cut for no seat");
    this.game = { prompts: new Map(), outcome: null, won: null, ...this.system.blank() };
  }

  mustFit(event, version) {
    const mistake = mistakeIn(event);
    problem(!mistake, version, mistake);
  }

  sees(audience) {
    return this.viewer === "referee" || this.viewer === audience;
  }

  held() {
    return [...this.seats].filter(([, one]) => one.held).map(([seat]) => seat);
  }

  take(record, heads) {
    const { version, event, tx, parts } = record;
    this.mustFit(event, version);
    this.need = (good, message) => problem(good, version, message);
    this.need(tx === version || (version > 1 && tx === this.transaction[0].tx), "a transaction that is none");
    if (tx === version) this.transaction = [];
    const [, family, tag] = /^(\w+)\.(\w+)\.v1$/.exec(event.type);
    this.need(!this.closed || (tag === "game_opened" && !this.closed.opened), "a record after the closing");
    for (const name of ["seat", "by", "against"])
      this.need(!event[name] || this.seats.has(event[name]), `there is no seat ${event[name]}`);
    this.secretOf(record);
    this.record = record;
    this.heads = heads;
    this.at = new Map(heads.map((head, n) => [head, n]));
    this.checkOpening(record);
    if (family === "kronika") {
      const handle = this[`on_${tag}`];
      if (handle) handle.call(this, event, version, record);
    } else {
      this.need(family === this.created.system, "an event of another system");
      this.game = this.system.take(this, this.game, tag, record) ?? this.game;
    }
    if (event.use) {
      this.lastUse = version;
      for (const { audience } of parts) if (audience !== "referee") this.dealt.push({ version, audience });
    }
    if (event.opens?.length) this.lastOpening = version;
    this.transaction.push(record);
    this.games[version] = this.game;
    if (parts.length && !parts[0].open) this.hidden.parts.set(version, record);
  }

  secretOf({ event, parts, version }) {
    const secret = event.secret ?? null;
    problem(parts.length === (secret ? 1 : 0), version, "not the part that the event says is sealed");
    if (!secret) return;
    problem(
      Object.keys(secret).join() === "audience" && secret.audience === parts[0].audience,
      version,
      "a part of another audience",
    );
    const whole = event.type === "undaunted_campaign.set_up.v1" && secret.audience === "referee";
    problem(whole || this.seats.has(secret.audience), version, "a part of no seat");
    if (parts[0].open) {
      const bad = badHex(parts[0].content, "content");
      problem(!bad, version, bad);
    }
    (this.sealed ??= new Map()).set(version, { audience: secret.audience, seal: parts[0].seal });
  }

  checkOpening({ event, opened, version }) {
    const opens = event.opens ?? [];
    this.need(opens.length === opened.length, "not all is opened that is to be, or more");
    opens.forEach((wanted, n) => {
      const { content, salt, version: of } = opened[n];
      const part = this.sealed?.get(wanted);
      this.need(of === wanted && part && wanted < version, "another version is opened");
      this.need(sealOf(unhex(salt), canonical(content)).equals(part.seal), "what is opened is not what was sealed");
      this.hidden.parts.delete(wanted);
      const waiting = (this.waiting ??= new Map()).get(wanted);
      if (waiting) {
        this.waiting.delete(wanted);
        this.checkDecision(waiting, content);
      }
    });
  }

  // Signatures of players

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

  checkDecision({ seat, key, prompt, from, version }, content) {
    const keys = Object.keys(Object(content));
    this.need(
      keys.includes("decision") && keys.every((name) => ["decision", "signed"].includes(name)),
      "a decision that says nothing",
    );
    const { decision, signed } = content;
    this.need(typeof decision?.decide === "string", "a decision that is none");
    const message = (head) => messages.decision(this.id, seat, prompt, head, canonical(decision));
    this.checkSigned(seat, key, signed, message, { before: version, from });
    return decision;
  }

  // The kernel's events

  on_game_created(event, version) {
    this.need(version === 1, "the game is created again");
  }

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

  epochTold(reason) {
    const { number, began, agreed } = this.epoch;
    const why = reason ? ` («${reason}»)` : "";
    if (began) {
      const all = this.held().every((seat) => agreed.has(seat));
      return `that epoch ${number} had to be followed by another${why}; ${all ? "every held seat" : "not every held seat"} had agreed`;
    }
    const revealed = [...this.seats].filter(([, one]) => one.entropy).map(([seat]) => seat);
    return `that epoch ${number} had to be void before it began${why}, when ${revealed.join(" and ") || "nobody"} had revealed`;
  }

  useInvitation(invitation, seat, bySeat) {
    if (!invitation) return;
    const given = this.invitations.get(invitation);
    this.need(given && (!given.seat || given.seat === seat), "an invitation that does not stand");
    this.need(!bySeat || given.by, "an invitation that no seat gave");
    this.invitations.delete(invitation);
  }

  dropInvitationsOf(seat) {
    for (const [version, given] of this.invitations) if (given.by === seat) this.invitations.delete(version);
  }

  on_seat_taken({ seat, name, holder, key = "", invitation }) {
    this.need(!this.seats.get(seat).held, "the seat is held");
    this.need(!key || isKey(key), "a key that is none");
    this.useInvitation(invitation, seat, false);
    Object.assign(this.seats.get(seat), { held: true, name, holder, key });
    if (!key) this.unsigned.add(seat);
  }

  on_bot_seated({ seat, bot, version: edition, commitment }, version) {
    const one = this.seats.get(seat);
    this.need(one.held && !one.key && !one.holder, "a bot in a seat that is empty, or a player's");
    one.bot = { version, bot, edition };
    this.bots.set(version, { seat, bot, edition, commitment, open: false });
    this.unsigned.delete(seat);
  }

  // An epoch that is void because a bot was taken away: its rolls may have been foreseen.
  botGone(seat) {
    const one = this.seats.get(seat);
    const isVoid = this.transaction.some(({ event }) => event.type === "kronika.epoch_opened.v1");
    if (one.bot && isVoid) this.unbound.push(`epoch ${this.epoch.number - 1} was made void by taking the bot of ${seat} away`);
    one.bot = null;
  }

  checkBots(seeds) {
    for (const { seat, at, seed } of seeds) {
      const bot = this.bots.get(at);
      this.need(bot?.seat === seat, "a seed of a bot that was not seated");
      const bound = digest(6, this.id, seat, bot.bot, bot.edition, unhex(seed)).toString("hex");
      this.need(bound === bot.commitment, "a seed that a bot is not bound to");
      bot.open = true;
    }
  }

  on_seat_left({ seat }) {
    this.botGone(seat);
    Object.assign(this.seats.get(seat), { held: false, key: "", holder: "" });
    this.proposals.delete(seat);
    this.dropInvitationsOf(seat);
  }

  on_invitation_given({ by, seat }, version) {
    this.need(!by || this.seats.get(by).held, "nobody invites");
    this.invitations.set(version, { by, seat });
  }

  on_invitation_withdrawn({ invitation, by = "" }) {
    this.need(this.invitations.get(invitation)?.by === by, "no such invitation stands");
    this.invitations.delete(invitation);
  }

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

  proposalOf(seat, proposal) {
    const found = this.proposals.get(seat);
    this.need(found && (proposal ? proposal === found.version : !this.created.creator), "no such proposal stands");
    return found;
  }

  on_handover_consented({ seat, by, proposal }) {
    this.proposalOf(seat, proposal).consents.add(by);
  }

  on_handover_declined({ seat, proposal }) {
    this.proposalOf(seat, proposal);
    this.proposals.delete(seat);
  }

  on_seat_handed_over({ seat, name, holder, key = "", signed, consents, proposal }) {
    const old = this.seats.get(seat);
    this.need(old.held, "nobody holds the seat");
    this.need(!key || isKey(key), "a key that is none");
    if (consents?.length) {
      const asked = this.proposalOf(seat, proposal);
      this.need(asked.name === name && asked.holder === holder && asked.key === key, "another was proposed");
      const others = this.held().filter((one) => one !== seat && !this.seats.get(one).bot);
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

  inEpoch(seat, epoch) {
    this.need(this.seats.get(seat).held, "nobody holds the seat");
    this.need(epoch === this.epoch.number && !this.epoch.began, "not the epoch that is to begin");
    return this.seats.get(seat);
  }

  on_entropy_committed({ seat, epoch, commitment, signed }, version) {
    const one = this.inEpoch(seat, epoch);
    this.need(!one.commitment && commitment, "committed before, or to nothing");
    this.checkSigned(seat, one.key, signed, (head) => messages.commitment(this.id, seat, epoch, head, commitment));
    one.commitment = commitment;
    this.epoch.lastCommitment = version;
  }

  on_entropy_revealed({ seat, epoch, entropy, signed }, version) {
    const one = this.inEpoch(seat, epoch);
    this.need(
      [...this.seats.values()].every(({ commitment }) => commitment),
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

  on_epoch_began({ epoch }) {
    this.need(epoch === this.epoch.number && !this.epoch.began, "not the epoch that is to begin");
    this.need(
      [...this.seats.values()].every(({ entropy }) => entropy),
      "not every seat has revealed",
    );
    this.epoch.began = true;
  }

  on_epoch_agreed({ seat, epoch }) {
    if (epoch === this.epoch.number) this.epoch.agreed.add(seat);
  }

  on_game_started() {
    if (!this.started && !this.decisions.length)
      this.game = this.system.decided(this, this.game, { decide: "game_started" }, "");
    this.started = true;
  }

  on_prompt_opened({ prompt, seat }, version) {
    this.need(prompt === version, "a prompt of another version");
    this.game = { ...this.game, prompts: new Map(this.game.prompts).set(prompt, seat) };
  }

  on_prompt_closed({ prompt }) {
    this.need(this.game.prompts.has(prompt), "a prompt is closed that is not open");
    const prompts = new Map(this.game.prompts);
    prompts.delete(prompt);
    this.game = { ...this.game, prompts };
  }

  // In the systems known here no prompt can be passed, and who gives up ends the game.

  on_gave_up({ seat }) {
    this.need(false, `the game goes on without ${seat}`);
  }

  on_decision_made({ seat, prompt, public: told, secret, behalf }, version, { parts }) {
    this.need(!behalf, "a seat is answered for, and nothing passes");
    this.need(!told !== !secret, "a decision has to be either public or secret");
    this.need(!secret || secret.audience === seat, "a decision sealed for another");
    const { held, key } = this.seats.get(seat);
    this.need(held, "nobody holds the seat");
    this.need(this.game.prompts.get(prompt) === seat, "no such prompt is open for the seat");
    const asked = { seat, key, prompt, version, from: this.takenBack.get(prompt) ?? 0 };
    const content = told ?? (parts[0].open ? parts[0].content : null);
    let decision = null;
    if (content) decision = this.checkDecision(asked, content);
    else (this.waiting ??= new Map()).set(version, asked);
    const prompts = new Map(this.game.prompts);
    prompts.delete(prompt);
    this.decisions.push({ version, seat, prompt });
    this.game = this.system.decided(this, { ...this.game, prompts }, decision, seat);
  }

  on_dice_rolled({ use, link, faces }) {
    this.need(use.audience === "public" && use.dice, "this is no roll of dice");
    this.checkUse(use, { link, outcome: faces });
    this.counts.rolls++;
    this.game = this.system.used(this, this.game, use);
  }

  on_undo_requested({ seat, to, seen }) {
    const dealt = new Map();
    for (const { version, audience } of this.dealt)
      if (version > to) dealt.set(audience, (dealt.get(audience) ?? 0) + 1);
    const counted = canonical(Object.fromEntries([...dealt].sort()));
    if (Object.keys(seen ?? {}).length || this.created.referee_chain)
      this.need(canonical(seen ?? {}) === counted, "others have seen what was dealt since");
    this.requests.set(seat, { to, agreed: new Set() });
  }

  on_undo_agreed({ seat, by }) {
    this.need(this.requests.has(seat), "nobody has asked");
    this.requests.get(seat).agreed.add(by);
  }

  on_undo_ended({ seat }) {
    this.requests.delete(seat);
  }

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
      const others = this.held().filter((one) => one !== seat);
      this.need(asked?.to === to && others.every((one) => asked.agreed.has(one)), "not all have agreed to this");
      this.need(!this.options.strict, "the game is strict");
    }
    this.game = this.system.undone(this.games[to]);
    this.decisions = this.decisions.filter((one) => one.version <= to);
    for (const { prompt } of gone) this.takenBack.set(prompt, version);
    for (const [one, { to: wanted }] of this.requests) if (one === seat || wanted >= to) this.requests.delete(one);
    this.offers.clear();
  }

  on_game_finished({ winners, how }) {
    this.need(!this.game.outcome, "the game is over already");
    this.need(isSame(winners, this.winners(how)), "another has won");
    this.game = { ...this.game, outcome: { winners, how }, prompts: new Map() };
  }

  // Who has won, by what stands before in the transaction.
  winners(how) {
    if (this.game.won && this.game.won.version >= (this.transaction[0]?.tx ?? Infinity)) return [this.game.won.side];
    const { event = { type: "" } } = this.transaction.at(-1) ?? {};
    const others = (seat) => [...this.seats.keys()].filter((one) => one !== seat);
    const accepted = this.transaction
      .map((one) => one.event)
      .filter((one) => one.type === "kronika.draw_ended.v1" && one.how === "accepted");
    const limited = event.type === "kronika.game_claimed.v1" && this.options.reply_limit > 0;
    if (how === "resigned" && event.type === "kronika.resigned.v1") return others(event.seat);
    if (how === "claimed" && limited) return others(event.against);
    if (how === "abandoned" && limited && !this.started) return [];
    const drawn = how === "drawn" && event.type === "kronika.draw_ended.v1" && event.how === "accepted";
    this.need(
      drawn && this.held().every((seat) => accepted.some((one) => one.seat === seat)),
      "nothing ends the game so",
    );
    return [];
  }

  on_game_closed({ how, opened, seeds = [], bots = [] }) {
    const { outcome } = this.game;
    this.need(outcome, "the game is not over");
    const off = outcome.how === "abandoned";
    this.need(
      (how === "abandoned") === off && !(off && (outcome.winners.length || this.started)),
      "not closed as it ended",
    );
    this.need(opened === (this.origin?.kind !== "campaign"), "opened or not, as it must not be");
    this.need(opened || !(seeds.length || bots.length), "seeds of a game that stays shut");
    this.checkBots(bots);
    this.closed = { opened };
    if (opened) this.checkSeeds(seeds);
  }

  on_game_opened({ seeds, bots = [] }) {
    this.need(this.closed, "the game is not closed");
    this.checkBots(bots);
    this.closed = { opened: true };
    this.checkSeeds(seeds);
  }

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

  on_draw_offered({ seat }) {
    this.offers.add(seat);
  }

  on_draw_ended({ seat }) {
    this.need(this.offers.delete(seat), "the seat offers no draw");
  }

  on_settled(_, version) {
    this.requests.clear();
    this.settled = version;
  }

  // Chance

  checkUse(use, { link, outcome }) {
    const { epoch, audience, k, dice, size } = use;
    this.need(epoch === this.epoch.number && this.epoch.began, "chance of another epoch");
    const chain = this.epoch.chains[audience];
    this.need(chain && k === chain.used + 1 && k <= LINKS, "not the next link of a chain");
    this.need(!dice !== !size, "chance that is neither a roll nor a draw");
    const [bound, count] = dice ? [dice.sides, dice.count] : [size, 1];
    this.need(bound >= 1 && bound <= 2 ** 32 && count >= 1 && count <= 1000, "dice or things that are none");
    chain.used = k;
    if (!link) return;
    this.need(linkBack(unhex(link), k - chain.at).equals(chain.link), "a link of another chain");
    Object.assign(chain, { at: k, link: unhex(link) });
    const entropy = Object.fromEntries([...this.seats].map(([seat, one]) => [seat, one.entropy]));
    const numbered = numbers(unhex(link), messageOf(this.id, this.pack, entropy, use), bound, count);
    this.need(canonical(numbered) === canonical(outcome), "chance came out otherwise");
  }

  // A draw: its link and index are in the sealed part, where it may be seen.
  checkDraw({ event, parts }) {
    this.need(event.use.size && event.use.audience === event.side, "not a draw on the chain of its side");
    const content = parts[0]?.open ? parts[0].content : null;
    this.need(parts.length, "a draw of nothing");
    this.need(
      !content || ["card", "index", "link"].every((name) => name in Object(content)),
      "a draw that says nothing",
    );
    this.checkUse(event.use, { link: content?.link, outcome: content && [content.index] });
    this.counts.draws += content ? 1 : 0;
    this.hidden.draws += content ? 0 : 1;
    return content;
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
      ...(this.hidden.draws ? [`${this.hidden.draws} draws sealed for other seats`] : []),
      ...(this.hidden.parts.size ? [`${this.hidden.parts.size} parts sealed for others`] : []),
    ];
  }
}

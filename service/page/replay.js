// A game at one version, with a slider over all of them: `/g/GAME/VERSION?as=SEAT`.

import { Board } from "./board.js";
import { hex } from "./bytes.js";
import { counted, odds } from "./odds.js";
import { button, el, link } from "./dom.js";
import { random } from "./identity.js";
import { Legal } from "./legal.js";
import { rulebook } from "./rulebook.js";
import { Scrubber } from "./scrubber.js";
import { ownSeats } from "./session.js";
import { Steps } from "./steps.js";
import { disputesSaid } from "./story.js";
import { say, seatBegun, seatSaid } from "./words.js";

const PAGE = 64;
const NEAR = 16;
const KEPT = 200;
const CLOSED = "PHASE_CLOSED";

// Positions of a game by version. Requests the current one alone, and prefetches those around it page by page.
class Positions {
  constructor({ service }, game, audience) {
    Object.assign(this, { service, game, audience, last: 0 });
    this.steps = new Steps();
    this.alone = new Map();
    this.under = new Map();
  }

  at(version) {
    if (this.steps.has(version)) return this.steps.at(version);
    if (!this.alone.has(version)) {
      if (this.alone.size >= KEPT) this.alone.delete(this.alone.keys().next().value);
      const asked = this.one(version);
      asked.catch(() => this.alone.delete(version));
      this.alone.set(version, asked);
    }
    return this.alone.get(version);
  }

  async one(version) {
    const { game, audience } = this;
    const asked = { game, audience, after: version - 1, pageSize: 1 };
    const { steps } = (await askedAhead(asked)) ?? (await this.service.games("ListSteps", asked));
    const alone = new Steps();
    alone.take(steps);
    return alone.at(version);
  }

  // Fetches what lies around a version.
  ahead(version) {
    for (const near of [version, version + NEAR, version - NEAR])
      if (near >= 1 && near <= this.last) this.page(Math.floor((near - 1) / PAGE)).catch(() => {});
  }

  // A page of steps, which may come in several pieces.
  page(number) {
    if (!this.under.has(number)) {
      const asked = this.fetched(number * PAGE, Math.min((number + 1) * PAGE, this.last));
      asked.catch(() => this.under.delete(number));
      this.under.set(number, asked);
    }
    return this.under.get(number);
  }

  async fetched(after, until) {
    const { game, audience } = this;
    while (after < until) {
      const { steps } = await this.service.games("ListSteps", { game, audience, after, pageSize: until - after });
      this.steps.take(steps);
      after = steps.at(-1).version;
    }
  }

  // All steps, in pages.
  async all(progress) {
    for (let number = 0; number * PAGE < this.last; number++) {
      await this.page(number);
      progress(Math.min((number + 1) * PAGE, this.last), this.last);
    }
    return this.steps.whole();
  }
}

// The answer requested before the page had loaded, if there is one.
function askedAhead(asked) {
  const { ahead } = globalThis;
  return ahead?.asked === JSON.stringify(asked) ? ahead.told : null;
}

// Shows a board as soon as it comes, till all that belongs to it is there.
function showEarly(main, position) {
  const boards = el("section", { class: "boards" });
  main.className = "table replay";
  main.append(boards);
  position.then(({ panels }) => boards.isConnected && new Board(boards).show(panels), () => {});
  return boards;
}

// Every item of a list that comes in pages.
async function whole(app, method, message, items) {
  const found = [];
  let pageToken = "";
  do {
    const told = await app.service.games(method, { ...message, pageToken });
    found.push(...(told[items] ?? []));
    pageToken = told.nextPageToken ?? "";
  } while (pageToken);
  return found;
}

export async function replay(app, main, game, version) {
  const asked = new URLSearchParams(location.search).get("as") ?? "";
  const likely = new Positions(app, game, asked || "public");
  const early = showEarly(main, likely.at(version));
  const [{ game: now }, entries, rolls] = await Promise.all([
    app.service.games("GetGame", { game }),
    whole(app, "ListTimeline", { game }, "entries"),
    whole(app, "ListRolls", { game }, "rolls"),
  ]);
  const audience = asked || (now.phase === CLOSED ? "referee" : "public");
  const positions = audience === likely.audience ? likely : new Positions(app, game, audience);
  const own = await ownSeats(app, now);
  early.remove();
  return new Replay(app, main, { now, positions, entries, rolls, own, version });
}

class Replay {
  constructor(app, main, { now, positions, entries, rolls, own, version }) {
    positions.last = now.version;
    Object.assign(this, { app, game: now.game, now, positions, audience: positions.audience });
    const isOpen = now.phase === CLOSED;
    const seats = isOpen ? (now.seats ?? []).map(({ seat }) => seat) : own;
    this.rolls = new Map(rolls.map((roll) => [roll.version, roll]));
    this.onward = button(say("page-play-from-here"), () => this.fork(), { "data-fork": true });
    this.saving = button(say("page-save-as-one-page"), () => this.save(), { class: "plain", "data-save": "page" });
    this.legal = new Legal(app, now, seats, () => this.scrubber.board);
    const source = {
      name: this.game,
      title: now.title || this.game,
      last: now.version,
      rows: rowsOf(entries),
      rounds: entries.filter(({ round = 0 }, at) => round && round !== (entries[at - 1]?.round ?? 0)).map((entry) => entry.version),
      rolls: rolls.map((roll) => roll.version),
      at: (wanted) => this.position(wanted),
      rolled: (wanted) => this.rolled(wanted),
      roll: (wanted) => this.rolls.get(wanted),
      seats: now.seats,
      events: (first, last) => this.events(first, last),
      seat: (seat) => seatBegun(now, seat),
      sentence: (wanted) => this.positions.steps.step(wanted)?.sentence,
    };
    this.scrubber = new Scrubber(main, source, {
      tools: [...this.audiences(seats, isOpen), link(`/g/${this.game}`, say("page-to-the-table")), isOpen ? this.onward : "", isOpen ? this.saving : ""],
      beside: [seats.length ? this.legal.box : ""],
      going: () => (this.onward.disabled = true),
      shown: (wanted, position) => this.shown(wanted, position),
    });
    this.scrubber.go(version);
  }

  close() {
    this.scrubber.close();
    this.legal.close();
    clearTimeout(this.soon);
  }

  audiences(seats, isOpen) {
    const all = ["public", ...(isOpen ? ["referee"] : []), ...seats];
    const options = all.map((one) => el("option", { value: one, selected: one === this.audience }, this.eyes(one)));
    return [
      el("label", { for: "audience" }, say("page-seen-by-choice")),
      el("select", { id: "audience", onchange: ({ target }) => this.app.go(this.path(this.scrubber.version, target.value)) }, options),
    ];
  }

  eyes(audience) {
    const others = { public: say("page-everybody"), referee: say("page-the-referee") };
    return others[audience] ?? seatSaid(this.now, audience);
  }

  position(version) {
    const found = this.positions.at(version);
    return found instanceof Promise ? this.app.try(() => found) : found;
  }

  shown(version, position) {
    this.onward.disabled = !position.openPrompts.length;
    this.legal.show(version, position);
    clearTimeout(this.soon);
    this.soon = setTimeout(() => history.replaceState(null, "", this.path(version)), 200);
    this.positions.ahead(version);
  }

  rolled(version) {
    const roll = this.rolls.get(version);
    if (!roll) return [];
    const rules = rulebook(this.app, this.now.system);
    return [el("p", {}, roll.sentence), roll.test ? odds(roll.test, rules) : "", counted(roll.result, rules) ?? "", roll.waits ?? "", ...disputesSaid(roll.disputes ?? [], this.now)];
  }

  async events(first, last) {
    const { events = [] } = await this.app.service.games("ListEvents", { game: this.game, audience: this.audience, after: first - 1, pageSize: last - first + 1 });
    return events;
  }

  path(version, audience = this.audience) {
    return `/g/${this.game}/${version}${audience === "public" ? "" : `?as=${audience}`}`;
  }

  // A new game that begins where this one stood, if somebody was asked there.
  fork() {
    return this.app.try(async () => {
      const request = { game: this.game, version: this.scrubber.version, requestId: hex(random(12)) };
      const { game } = await this.app.service.games("ForkGame", request);
      this.app.go(`/g/${game.game}`);
    });
  }

  // The game as one page: with the pictures and sentences that are seen here, and the file that proves it.
  save() {
    this.saving.disabled = true;
    const label = this.saving.textContent;
    const progress = (version, all) => (this.saving.textContent = `${version} / ${all}`);
    return this.app
      .try(async () => {
        const pages = await this.positions.all(progress);
        const file = await this.exported();
        await this.app.keepGame({ name: this.game, title: this.now.title || this.game, audience: this.audience, pages, file });
      })
      .finally(() => Object.assign(this.saving, { disabled: false, textContent: label }));
  }

  // The proof of a roll: complete if the game is open, else as far as the audience can see it.
  async exported() {
    try {
      return await this.app.service.exported(this.game, "referee");
    } catch (error) {
      if (error.reason !== "WRONG_PHASE") throw error;
      return this.app.service.exported(this.game, this.audience);
    }
  }
}

const rowsOf = (entries) =>
  entries.flatMap(({ version: tx, seat, sentences = [], versions = [], kinds = [], undone }) =>
    sentences.map((sentence, at) => ({ version: versions[at], tx, sentence, undone, kind: kinds[at], by: seat })),
  );

// A game at one version, with a slider over all of them: `/g/GAME/VERSION?as=SEAT`.

import { Board } from "./board.js";
import { hex } from "./bytes.js";
import { odds } from "./choosing.js";
import { button, el, link } from "./dom.js";
import { random } from "./identity.js";
import { ownSeats } from "./session.js";
import { say } from "./words.js";

const AHEAD = 3;
const KEPT = 200;
const PARTS = "version,doing,openPrompts,outcome";
const CLOSED = "PHASE_CLOSED";

// Boards of a game by version, each asked for once; the neighbours of what is looked at are fetched ahead.
class Positions {
  constructor({ service }, game, audience) {
    Object.assign(this, { service, game, audience });
    this.kept = new Map();
  }

  at(version) {
    if (!this.kept.has(version)) {
      if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value);
      const asked = this.fetched(version);
      asked.catch(() => this.kept.delete(version));
      this.kept.set(version, asked);
    }
    return this.kept.get(version);
  }

  async fetched(version) {
    const { game, audience } = this;
    const [drawn, seen] = await Promise.all([
      this.service.games("GetDrawing", { game, audience, version }),
      this.service.games("GetSnapshot", { game, audience, version, readMask: PARTS }),
    ]);
    return { panels: drawn.panels ?? [], snapshot: seen.snapshot };
  }
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
  const { game: now } = await app.service.games("GetGame", { game });
  const asked = new URLSearchParams(location.search).get("as") ?? "";
  const audience = asked || (now.phase === CLOSED ? "referee" : "public");
  const [entries, rolls] = await Promise.all([
    whole(app, "ListTimeline", { game }, "entries"),
    whole(app, "ListRolls", { game }, "rolls"),
  ]);
  const own = await ownSeats(app, now);
  return new Replay(app, main, { now, audience, entries, rolls, own, version });
}

class Replay {
  constructor(app, main, { now, audience, entries, rolls, own, version }) {
    Object.assign(this, { app, game: now.game, last: now.version, audience, rolls });
    this.positions = new Positions(app, this.game, audience);
    this.rounds = entries.filter(({ round = 0 }, at) => round && round !== (entries[at - 1]?.round ?? 0));
    this.lay(main, now, entries, own);
    this.keys = (event) => this.pressed(event);
    document.addEventListener("keydown", this.keys);
    this.go(Math.min(Math.max(version, 1), this.last));
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    clearTimeout(this.soon);
  }

  lay(main, { title, phase, seats }, entries, own) {
    main.className = "table replay";
    const audiences = ["public", ...(phase === CLOSED ? ["referee", ...seats.map(({ seat }) => seat)] : own)];
    this.slider = el("input", {
      type: "range",
      min: 1,
      max: this.last,
      "aria-label": say("Version", "Verze"),
      oninput: ({ target }) => this.go(target.valueAsNumber),
    });
    this.where = el("output");
    this.status = el("p", { class: "status", role: "status" });
    this.rolled = el("div", { class: "rolled" });
    this.onward = button(say("Play on from here", "Hrát odtud dál"), () => this.fork(), { "data-fork": true });
    const boards = el("section", { class: "boards", "aria-label": say("Board", "Deska") });
    const step = (label, to) => button(label[0], () => this.go(to()), { "aria-label": label[1], title: label[1] });
    main.append(
      el(
        "div",
        { class: "head" },
        el("h1", {}, title || this.game),
        el(
          "p",
          { class: "scrub" },
          step(["|◂", say("to the start", "na začátek")], () => 1),
          step(["◂", say("one back", "o jednu zpět")], () => this.version - 1),
          this.slider,
          step(["▸", say("one on", "o jednu dál")], () => this.version + 1),
          step(["▸|", say("to the end", "na konec")], () => this.last),
          this.where,
          step([say("round", "kolo"), say("next round", "další kolo")], () => this.after(this.rounds)),
          step([say("roll", "hod"), say("next roll", "další hod")], () => this.after(this.rolls)),
        ),
        el(
          "p",
          {},
          el("label", { for: "audience" }, say("As seen by ", "Jak to vidí ")),
          el(
            "select",
            { id: "audience", onchange: ({ target }) => this.app.go(this.path(this.version, target.value)) },
            audiences.map((one) => el("option", { value: one, selected: one === this.audience }, one)),
          ),
          " ",
          link(`/g/${this.game}`, say("To the table", "Ke stolu")),
          " ",
          phase === CLOSED ? this.onward : null,
        ),
        this.status,
      ),
      boards,
      el("div", { class: "side" }, this.rolled, this.story(entries)),
    );
    this.board = new Board(boards);
  }

  story(entries) {
    this.rows = new Map();
    const items = entries.flatMap(({ sentences = [], versions = [], undone }) =>
      sentences.map((sentence, at) => {
        const version = versions[at];
        const row = el("li", { class: undone ? "undone" : "" }, link(this.path(version), String(version)), " ", sentence);
        row.firstChild.addEventListener("click", (event) => {
          event.preventDefault();
          this.go(version);
        });
        this.rows.set(version, row);
        return row;
      }),
    );
    this.box = el("div", { class: "story", role: "region", tabindex: "0", "aria-label": say("What happened", "Co se stalo") }, el("ol", {}, items));
    return this.box;
  }

  // A new game that begins where this one stood, if somebody was asked there.
  fork() {
    return this.app.try(async () => {
      const request = { game: this.game, version: this.version, requestId: hex(random(12)) };
      const { game } = await this.app.service.games("ForkGame", request);
      this.app.go(`/g/${game.game}`);
    });
  }

  path(version, audience = this.audience) {
    return `/g/${this.game}/${version}${audience === "public" ? "" : `?as=${audience}`}`;
  }

  after(events) {
    return events.find(({ version }) => version > this.version)?.version ?? this.last;
  }

  go(version) {
    this.version = Math.min(Math.max(version, 1), this.last);
    this.slider.value = this.version;
    this.where.textContent = `${this.version} / ${this.last}`;
    clearTimeout(this.soon);
    this.soon = setTimeout(() => history.replaceState(null, "", this.path(this.version)), 200);
    this.show(this.version);
  }

  async show(version) {
    const position = await this.app.try(() => this.positions.at(version));
    if (!position || version !== this.version) return;
    this.board.show(position.panels);
    const { doing = "", openPrompts = [], outcome } = position.snapshot;
    const asked = openPrompts.map(({ seat, sentence = "" }) => `${seat}: ${sentence}`);
    this.status.textContent = [outcome ? say("The game is over.", "Hra skončila.") : "", doing, ...asked].filter(Boolean).join(" · ");
    this.onward.disabled = !openPrompts.length;
    this.mark(version);
    for (let step = 1; step <= AHEAD; step++)
      for (const near of [version + step, version - step])
        if (near >= 1 && near <= this.last) this.positions.at(near).catch(() => {});
  }

  // Marks what was told last at this version, and shows the roll if it was one.
  mark(version) {
    this.marked?.removeAttribute("aria-current");
    const told = [...this.rows.keys()].findLast((one) => one <= version);
    this.marked = this.rows.get(told);
    this.marked?.setAttribute("aria-current", "true");
    if (this.marked) this.box.scrollTop = this.marked.offsetTop - this.box.clientHeight / 2;
    const roll = this.rolls.find((one) => one.version === version);
    this.rolled.replaceChildren(...(roll ? [el("p", {}, roll.sentence), roll.test ? odds(roll.test) : null, roll.waits ?? null].filter(Boolean) : []));
  }

  pressed(event) {
    if (event.target.closest("input, select, textarea")) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) this.go(this.version + step);
  }
}

// A game that is looked through: a slider over its versions, its rounds or its rolls, the log beside the board.

import { Board } from "./board.js";
import { button, el, save } from "./dom.js";
import { brief } from "./odds.js";
import { pngOf, svgOf } from "./picture.js";
import { tint } from "./sides.js";
import { Lines, lineOf, looks, marked } from "./story.js";
import { say } from "./words.js";

const REST = 120;
const AROUND = 100;

export class Scrubber {
  // `source`: the history: `title`; `last`, its last version; `rows` of the log, each a version with its
  // sentence, its kind and its transaction; the versions of `rounds` and `rolls`; `at(version)`, the position or a promise of it; `rolled(version)`,
  // elements that describe a roll; and optionally `sentence(version)`, a more detailed sentence for this viewer, if
  // available, `seat(seat)`, the name of a seat, the `seats`, `roll(version)`, the `test` and `result` of a roll, and
  // `events(first, last)`, the events or a promise of them. `tools`: elements in the head; `beside`: elements below the log;
  // `shown(version, position)` is called after a position is shown, and `going()` before another one is.
  constructor(main, source, { tools = [], beside = [], going = () => {}, shown = () => {} } = {}) {
    Object.assign(this, { source, going, shown });
    this.stops = { version: null, round: source.rounds, roll: source.rolls };
    this.by = "version";
    this.lay(main, tools, beside);
    this.keys = (event) => this.pressed(event);
    document.addEventListener("keydown", this.keys);
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
    clearTimeout(this.looking);
  }

  lay(main, tools, beside) {
    const { title, last } = this.source;
    this.main = main;
    main.className = "table replay";
    this.slider = el("input", { type: "range", min: 1, max: last, "aria-label": say("page-version"), oninput: ({ target }) => this.slid(target.valueAsNumber) });
    this.where = el("output");
    this.status = el("p", { class: "status", role: "status" });
    this.said = el("p", { class: "said" });
    this.rolled = el("div", { class: "rolled" });
    this.boards = el("section", { class: "boards", "aria-label": say("page-board") });
    const names = { version: say("page-step-version"), round: say("page-step-round"), roll: say("page-step-roll") };
    const by = el(
      "select",
      { id: "by", onchange: ({ target }) => this.stepBy(target.value) },
      Object.entries(names).map(([value, name]) => el("option", { value }, name)),
    );
    const step = (sign, label, to) => button(sign, () => this.go(to()), { "aria-label": label, title: label });
    main.append(
      el(
        "div",
        { class: "head" },
        el("h1", {}, title),
        el(
          "p",
          { class: "scrub" },
          step("|◂", say("page-to-the-start"), () => 1),
          step("◂", say("page-one-back"), () => this.before()),
          this.slider,
          step("▸", say("page-one-forward"), () => this.after()),
          step("▸|", say("page-to-the-end"), () => last),
          this.where,
          el("label", { for: "by" }, say("page-step-by")),
          by,
        ),
        el("p", { class: "tools" }, tools.flatMap((one) => [one, " "]), this.pictures()),
        this.status,
        this.said,
      ),
      this.boards,
      el("div", { class: "side" }, this.rolled, this.story(), beside),
    );
    this.board = new Board(this.boards);
  }

  // The picture of the position, to be saved.
  pictures() {
    const saved = (kind, type, made) => {
      const save_ = async () => {
        const panel = this.panels?.[0];
        const picture = panel && this.board.panels.get(panel.name)?.picture;
        if (picture instanceof SVGElement) save(`${this.source.name}-${this.version}.${kind}`, await made(svgOf(picture, panel), panel), type);
      };
      return button(kind.toUpperCase(), save_, { class: "plain", "data-picture": kind });
    };
    return [say("page-as-a-picture"), saved("svg", "image/svg+xml", (svg) => svg), " ", saved("png", "image/png", pngOf)];
  }

  story() {
    const { rows, rolls, seats = [], roll = () => {} } = this.source;
    const isRoll = new Set(rolls);
    const list = el("ol");
    this.lines = new Lines(list);
    this.rows = rows.map(({ version, tx, sentence, undone, kind, by }) => {
      const row = lineOf(version, kind, [button(String(version), () => this.go(version), { class: "version" }), sentence]);
      row.classList.toggle("undone", Boolean(undone));
      row.classList.toggle("check", isRoll.has(version));
      marked(row, seats, { kind, sentence, by });
      const { test, result } = roll(version) ?? {};
      this.lines.add(row, { tx, kind, check: isRoll.has(version), inShort: test ? (ofMany) => brief(sentence, test, result, ofMany) : null });
      return { version, said: sentence };
    });
    this.box = el("div", { class: "story", role: "region", tabindex: "0", "aria-label": say("page-what-happened") }, list);
    looks(this.box, (versions) => this.lookedAt(versions));
    return this.box;
  }

  // Lights what the line that is looked at is about, once the pointer rests on it.
  lookedAt(versions) {
    clearTimeout(this.looking);
    const tell = async () => this.board.tellOf(versions.length ? await this.source.events(versions[0], versions.at(-1)) : []);
    if (this.source.events) this.looking = setTimeout(() => tell().catch(() => {}), versions.length ? REST : 0);
  }

  stepBy(what) {
    this.by = what;
    this.box.classList.toggle("rolls", what === "roll");
  }

  after(from = this.version) {
    const stops = this.stops[this.by];
    return stops ? (stops.find((version) => version > from) ?? this.source.last) : from + 1;
  }

  before(from = this.version) {
    const stops = this.stops[this.by];
    return stops ? (stops.findLast((version) => version < from) ?? 1) : from - 1;
  }

  // The slider stops where it is wanted to, on the way that it was moved.
  slid(to) {
    if (this.by === "version") this.go(to);
    else this.go(to > this.version ? this.after(to - 1) : this.before(to + 1));
  }

  go(version) {
    const { last } = this.source;
    this.version = Math.min(Math.max(version, 1), last);
    if (this.slider.valueAsNumber !== this.version) this.slider.value = this.version;
    this.where.textContent = `${this.version} / ${last}`;
    this.going();
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.show(this.version);
    });
  }

  async show(version) {
    const found = this.source.at(version);
    const position = found instanceof Promise ? await found : found;
    if (!position || version !== this.version) return;
    const { panels, doing, openPrompts, outcome } = position;
    this.panels = panels;
    this.board.show(panels);
    tint(this.main, this.source.seats ?? [], this.board);
    this.boards.dataset.version = version;
    const asked = openPrompts.map(({ seat, sentence = "" }) => `${this.source.seat?.(seat) ?? seat}: ${sentence}`);
    tell(this.status, [outcome ? say("page-game-is-over") : "", doing, ...asked].filter(Boolean).join(" · "));
    this.mark(version);
    this.shown(version, position);
  }

  // The index in the log of the last sentence at a version.
  placeOf(version) {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle].version <= version) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  // Shows the last sentence at this version, and the roll if it was one. The log itself follows once the
  // slider rests: to move a long one takes longer than to draw a board.
  mark(version) {
    const place = this.placeOf(version);
    const told = this.rows[place];
    tell(this.said, told ? (this.source.sentence?.(told.version) ?? told.said) : "");
    const rolled = this.source.rolled(version);
    if (rolled.length || this.rolled.hasChildNodes()) this.rolled.replaceChildren(...rolled);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.follow(place), REST);
  }

  follow(place) {
    for (const one of this.rows.slice(Math.max(0, place - AROUND), place + AROUND)) {
      const sentence = this.source.sentence?.(one.version);
      if (!sentence || one.said === sentence) continue;
      one.said = sentence;
      this.lines.retell(one.version, sentence);
    }
    const found = this.rows[place] && this.lines.list.querySelector(`[data-version="${this.rows[place].version}"]`);
    const row = found?.closest(".story > ol > li");
    if (row === this.marked) return;
    this.marked?.removeAttribute("aria-current");
    row?.setAttribute("aria-current", "true");
    this.marked = row;
    if (row) this.box.scrollTop = row.offsetTop - this.box.clientHeight / 2;
  }

  pressed(event) {
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === "ArrowLeft") this.go(this.before());
    if (event.key === "ArrowRight") this.go(this.after());
  }
}

// Replaces a text only if it differs, which saves layout.
const tell = (where, text) => {
  if (where.textContent !== text) where.textContent = text;
};

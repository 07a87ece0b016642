// A game that is looked through: a slider over its versions, its rounds or its rolls, the log beside the board.

import { Board } from "./board.js";
import { button, el, save } from "./dom.js";
import { pngOf, svgOf } from "./picture.js";
import { say } from "./words.js";

export class Scrubber {
  // `source`: what is looked through: `title`; `last`, its last version; `rows` of the log, each a version with its
  // sentence; the versions of `rounds` and `rolls`; `at(version)`, the position or a promise of it; `rolled(version)`,
  // elements that tell of a roll. `tools`: elements that stand in the head; `beside`: below the log;
  // `shown(version, position)` is told what is looked at.
  constructor(main, source, { tools = [], beside = [], shown = () => {} } = {}) {
    Object.assign(this, { source, shown });
    this.stops = { version: null, round: source.rounds, roll: source.rolls };
    this.by = "version";
    this.lay(main, tools, beside);
    this.keys = (event) => this.pressed(event);
    document.addEventListener("keydown", this.keys);
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    cancelAnimationFrame(this.frame);
  }

  lay(main, tools, beside) {
    const { title, last } = this.source;
    main.className = "table replay";
    this.slider = el("input", { type: "range", min: 1, max: last, "aria-label": say("Version", "Verze"), oninput: ({ target }) => this.slid(target.valueAsNumber) });
    this.where = el("output");
    this.status = el("p", { class: "status", role: "status" });
    this.rolled = el("div", { class: "rolled" });
    const boards = el("section", { class: "boards", "aria-label": say("Board", "Deska") });
    const names = { version: say("version", "verze"), round: say("round", "kolo"), roll: say("roll", "hod") };
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
          step("|◂", say("to the start", "na začátek"), () => 1),
          step("◂", say("one back", "o jednu zpět"), () => this.before()),
          this.slider,
          step("▸", say("one on", "o jednu dál"), () => this.after()),
          step("▸|", say("to the end", "na konec"), () => last),
          this.where,
          el("label", { for: "by" }, say("Step by", "Krok")),
          by,
        ),
        el("p", { class: "tools" }, tools.flatMap((one) => [one, " "]), this.pictures()),
        this.status,
      ),
      boards,
      el("div", { class: "side" }, this.rolled, this.story(), beside),
    );
    this.board = new Board(boards);
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
    return [say("As a picture: ", "Jako obrázek: "), saved("svg", "image/svg+xml", (svg) => svg), " ", saved("png", "image/png", pngOf)];
  }

  story() {
    const { rows, rolls } = this.source;
    const isRoll = new Set(rolls);
    this.rows = rows.map(({ version, sentence, undone }) => {
      const jump = button(String(version), () => this.go(version), { class: "version" });
      const said = el("span", {}, sentence);
      const kinds = [undone ? "undone" : "", isRoll.has(version) ? "check" : ""];
      return { version, said, row: el("li", { class: kinds.join(" ").trim() }, jump, " ", said) };
    });
    const items = this.rows.map(({ row }) => row);
    this.box = el("div", { class: "story", role: "region", tabindex: "0", "aria-label": say("What happened", "Co se stalo") }, el("ol", {}, items));
    return this.box;
  }

  // Says it otherwise, as who looks may know more than everybody does.
  retell(version, sentence) {
    const told = this.rows[this.placeOf(version)];
    if (told?.version === version && sentence && told.said.textContent !== sentence) told.said.textContent = sentence;
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
    this.slider.value = this.version;
    this.where.textContent = `${this.version} / ${last}`;
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
    const asked = openPrompts.map(({ seat, sentence = "" }) => `${seat}: ${sentence}`);
    this.status.textContent = [outcome ? say("The game is over.", "Hra skončila.") : "", doing, ...asked].filter(Boolean).join(" · ");
    this.mark(version);
    this.shown(version, position);
  }

  // The place in the log of what was told last at a version.
  placeOf(version) {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle].version <= version) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  // Marks what was told last at this version, and shows the roll if it was one.
  mark(version) {
    const marked = this.rows[this.placeOf(version)]?.row;
    if (marked !== this.marked) {
      this.marked?.removeAttribute("aria-current");
      marked?.setAttribute("aria-current", "true");
      this.marked = marked;
      if (marked) this.box.scrollTop = marked.offsetTop - this.box.clientHeight / 2;
    }
    this.rolled.replaceChildren(...this.source.rolled(version));
  }

  pressed(event) {
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === "ArrowLeft") this.go(this.before());
    if (event.key === "ArrowRight") this.go(this.after());
  }
}

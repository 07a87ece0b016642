// The legal decisions at a version: all that a seat could make there, with their odds.

import { el } from "./dom.js";
import { oddsSaid } from "./odds.js";
import { say, seatBegun } from "./words.js";

const REST = 150;

export class Legal {
  // `seats`: the seats whose decisions can be listed; `board`: shows a decision while it is pointed at.
  constructor(app, now, seats, board) {
    Object.assign(this, { app, now, game: now.game, seats, board });
    this.list = el("div");
    this.box = el(
      "details",
      { class: "legal", ontoggle: () => this.ask() },
      el("summary", {}, say("page-what-legal-here")),
      this.list,
    );
  }

  show(version, { openPrompts }) {
    this.version = version;
    this.asked = [...new Set(openPrompts.map(({ seat }) => seat))].filter((seat) => this.seats.includes(seat));
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.ask(), REST);
  }

  close() {
    clearTimeout(this.soon);
  }

  async ask() {
    const { game, version, box } = this;
    if (!box.open || version === this.told) return;
    const told = await this.app.try(() =>
      Promise.all(this.asked.map((seat) => this.app.service.games("GetPrompts", { game, seat, version }))),
    );
    if (!told || version !== this.version) return;
    this.told = version;
    const found = told.flatMap(({ prompts = [] }, at) => prompts.map((prompt) => this.prompt(this.asked[at], prompt)));
    this.list.replaceChildren(...(found.length ? found : [el("p", {}, say("page-nothing-you-can-see"))]));
  }

  prompt(seat, { sentence = "", legal = [] }) {
    return el(
      "section",
      {},
      el("h3", {}, `${seatBegun(this.now, seat)}: ${sentence} (${legal.length})`),
      el("ol", {}, legal.map((one) => this.decision(one))),
    );
  }

  decision({ sentence = "", odds, handles = [] }) {
    const marked = (is) => () => handles.forEach((handle) => this.board().mark(handle, is));
    return el("li", { onmouseenter: marked(true), onmouseleave: marked(false) }, sentence, odds ? [" ", el("small", {}, oddsSaid(odds))] : null);
  }
}

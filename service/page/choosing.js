// The choice of a decision: buttons beside the board for the next thing to point at, until one decision is
// left. Then its sentence and its odds, before it is made.

import { button, el } from "./dom.js";
import { Pointing } from "./pointing.js";
import { percent, say } from "./words.js";

export class Choosing {
  // `decide` makes a decision of a prompt, and gives null where it was refused.
  constructor(where, board, rules, decide) {
    Object.assign(this, { where, board, rules, decide });
    this.pointing = new Pointing();
    this.known = "";
    this.busy = false;
    board.pointed = (handles) => this.pointedAt(handles);
  }

  // The prompts of the seat as they are now; a half-made choice of the same prompts stays.
  ask(prompts = []) {
    const known = JSON.stringify(prompts);
    if (known === this.known) {
      this.light();
      return;
    }
    this.known = known;
    this.pointing = new Pointing(prompts);
    this.listed = false;
    this.show();
  }

  pointedAt(handles) {
    const handle = handles.find((one) => this.pointing.next.has(one));
    if (handle) this.point(handle);
    else if (handles.length && this.pointing.path.length) this.back();
  }

  point(handle) {
    this.pointing.point(handle);
    this.show(true);
  }

  // Takes back half a choice; whether there was one.
  back() {
    const was = this.pointing.back();
    if (was) this.show(true);
    return was;
  }

  named(handle) {
    return this.pointing.label(handle) ?? this.board.title(handle) ?? handle.slice(handle.indexOf(":") + 1);
  }

  light() {
    this.board.light(this.pointing.next, this.pointing.path);
  }

  show(focus = false) {
    const { pointing } = this;
    this.light();
    const { chosen } = pointing;
    const asked = pointing.prompts.map(({ sentence = "" }) => el("h2", { class: "asked" }, sentence));
    const way = pointing.path.map((handle) => el("span", { class: "chip" }, this.named(handle)));
    const back = pointing.path.length ? button(say("Take back", "Zpět"), () => this.back(), { class: "plain", "aria-keyshortcuts": "Escape" }) : null;
    const content = chosen ? this.last(chosen) : pointing.all.length ? this.steps() : [];
    this.where.replaceChildren(...asked, ...(way.length ? [el("p", { class: "way" }, way, back)] : []), ...content);
    if (focus) this.where.querySelector("[data-first]")?.focus({ preventScroll: true });
  }

  steps() {
    const marking = (handle) => ({
      onmouseenter: () => this.board.mark(handle, true),
      onmouseleave: () => this.board.mark(handle, false),
      onfocus: () => this.board.mark(handle, true),
      onblur: () => this.board.mark(handle, false),
    });
    const items = [...this.pointing.next].map(([handle, count], at) =>
      el(
        "li",
        {},
        button([this.named(handle), count > 1 ? el("small", { "aria-hidden": "true" }, count) : null], () => this.point(handle), {
          "data-choice": handle,
          "data-first": at === 0,
          class: handle.startsWith("button:") ? "act" : "thing",
          ...marking(handle),
        }),
      ),
    );
    const all = el("details", { class: "all", open: this.listed, ontoggle: ({ target }) => (this.listed = target.open) });
    const { left } = this.pointing;
    all.append(
      el("summary", {}, `${say("All decisions", "Všechna rozhodnutí")} (${left.length})`),
      el(
        "ol",
        {},
        left.map((one) =>
          el("li", {}, button([one.legal.sentence ?? "", one.legal.odds ? el("small", {}, oddsSaid(one.legal.odds)) : null], () => {
            this.pointing.choose(one);
            this.show(true);
          })),
        ),
      ),
    );
    return [el("ul", { class: "next" }, items), all];
  }

  last({ prompt, legal }) {
    const make = button(say("Do it", "Provést"), () => this.made(prompt, legal), {
      class: "make",
      "data-first": true,
      "data-decide": true,
      disabled: this.busy,
    });
    return [el("p", { class: "decision" }, legal.sentence ?? ""), legal.odds ? odds(legal.odds, this.rules) : null, counted(legal.odds, this.rules), el("p", {}, make)].filter(Boolean);
  }

  async made(prompt, legal) {
    if (this.busy) return;
    this.busy = true;
    this.show();
    const { pointing } = this;
    const made = await this.decide(prompt, legal);
    this.busy = false;
    if (made && pointing === this.pointing) {
      this.pointing = new Pointing();
      this.known = "";
    }
    this.show();
  }
}

const sign = ({ atMost, at_most }) => (atMost || at_most ? "≤" : "≥");
const chance = ({ wins = 0, outcomes }) => (outcomes ? percent(wins, outcomes) : "");
export const oddsSaid = (test) => [chance(test), test.parts?.length ? `${sign(test)} ${test.target ?? 0}` : ""].filter(Boolean).join(" · ");

// The parts that count in a roll or flip, with their rules; once it is made, also its successes.
export function counted(result, rules) {
  const { counts, rule, numbers = [], enough = [] } = result ?? {};
  if (!counts) return null;
  const read = numbers.map((number, at) => (at < enough.length ? `${number} ${enough[at] ? "✓" : "✗"}` : number)).join(", ");
  return el("p", { class: "counts" }, read ? `${read}: ` : "", counts, " (", rules.rule(rule), ")");
}

// The number needed, with its parts and their rules.
export function odds(test, rules) {
  const { results = [], outcomes } = test;
  const parts = (test.parts ?? []).map(({ name, rule, value = 0 }) =>
    el("tr", {}, el("td", {}, rules.part(name)), el("td", {}, String(value)), el("td", {}, rules.rule(rule))),
  );
  const reached = el(
    "table",
    { class: "odds" },
    el("caption", {}, oddsSaid(test)),
    el("thead", {}, el("tr", {}, [say("part", "díl"), say("adds", "přidává"), say("rule", "pravidlo")].map((said) => el("th", { scope: "col" }, said)))),
    el("tbody", {}, parts),
  );
  if (!results.length) return reached;
  const likely = results.map((one) => el("li", { "data-result": one.name }, `${percent(one.outcomes, outcomes)} ${one.label}`));
  return el("div", {}, reached, el("ul", { class: "results" }, likely));
}

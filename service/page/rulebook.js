// The summaries of a system's rules by id, and the names of the parts of its targets. Requested once per language,
// then filled in where they are already shown.

import { button, el } from "./dom.js";
import { say, spoken } from "./words.js";

const known = new Map();

class Rulebook {
  constructor(told) {
    this.rules = new Map();
    this.parts = new Map();
    this.whole = told.then(({ rules = [], parts = [] }) => {
      for (const { rule, said } of rules) this.rules.set(rule, said);
      for (const { part, said } of parts) this.parts.set(part, said);
    });
  }

  // A part of a target, by its name in words.
  part(name) {
    const shown = el("span", {}, this.parts.get(name) ?? name.replaceAll("_", " "));
    if (!this.parts.has(name)) this.whole.then(() => this.parts.has(name) && (shown.textContent = this.parts.get(name)), () => {});
    return shown;
  }

  // A rule, by its id, which shows what the rule is about when it is clicked; nothing for no rule.
  rule(id) {
    return id ? button(id, () => this.show(id), { class: "rule", "data-rule": id, "aria-haspopup": "dialog" }) : null;
  }

  async show(id) {
    await this.whole.catch(() => {});
    const said = this.rules.get(id) ?? say("page-rule-without-description");
    const close = button(say("page-close"), () => shown.close(), { class: "plain", autofocus: true });
    const shown = el("dialog", { class: "told-rule", "aria-labelledby": "told-rule" }, el("h2", { id: "told-rule" }, `${say("page-rule")} ${id}`), el("p", {}, said), close);
    shown.addEventListener("close", () => shown.remove());
    shown.addEventListener("click", ({ target }) => target === shown && shown.close());
    document.body.append(shown);
    shown.showModal();
  }
}

// Where nobody can be asked: the bare names.
export const UNTOLD = { part: (name) => name.replaceAll("_", " "), rule: (id) => id };

export function rulebook(app, system) {
  const of = `${spoken()} ${system}`;
  if (!known.has(of)) {
    const told = app.catalog("GetRulebook", { system });
    told.catch(() => known.delete(of));
    known.set(of, new Rulebook(told));
  }
  return known.get(of);
}

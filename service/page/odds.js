// The target of a roll or flip, its chance, and the numbers that counted.

import { el } from "./dom.js";
import { percent, say } from "./words.js";

const sign = ({ atMost, at_most }) => (atMost || at_most ? "≤" : "≥");
const chance = ({ wins = 0, outcomes }) => (outcomes ? percent(wins, outcomes) : "");
export const oddsSaid = (test) => [chance(test), test.parts?.length ? `${sign(test)} ${test.target ?? 0}` : ""].filter(Boolean).join(" · ");

// A roll or flip in short, with the words of its sentence around its numbers: those before them, or,
// `ofMany` in one action, after them. Null where the sentence tells more.
export function brief(sentence, test, { numbers = [], succeeded } = {}, ofMany = false) {
  const { outcomes, target = 0 } = test ?? {};
  const told = [...numbers, target].map(String);
  if (!outcomes || !numbers.length || succeeded === undefined || (sentence.match(/\d+/g) ?? []).some((one) => !told.includes(one))) return null;
  const isMost = sign(test) === "≤";
  const holds = isMost ? Math.min(...numbers) <= target : Math.max(...numbers) >= target;
  const compared = holds === succeeded ? ` ${succeeded ? sign(test) : isMost ? ">" : "<"} ${target}` : "";
  const [head, ...tail] = sentence.replace(/\.$/, "").split(": ");
  const before = tail.length && !/\d/.test(head) ? `${head}: ` : "";
  const after = !before && ofMany ? ` ${tail.join(": ")}` : "";
  return [before, el("span", { class: succeeded ? "roll succeeds" : "roll fails" }, `${numbers.join(", ")}${compared} ${succeeded ? "✓" : "✗"}`), `${after} (${chance(test)})`];
}

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
    el("thead", {}, el("tr", {}, [say("page-part-name"), say("page-part-adds"), say("page-part-rule")].map((said) => el("th", { scope: "col" }, said)))),
    el("tbody", {}, parts),
  );
  if (!results.length) return reached;
  const likely = results.map((one) => el("li", { "data-result": one.name }, `${percent(one.outcomes, outcomes)} ${one.label}`));
  return el("div", {}, reached, el("ul", { class: "results" }, likely));
}

// The log beside the board: each roll with its number, its parts and its proof.

import { hexOf, unbase64 } from "./bytes.js";
import { button, el, link } from "./dom.js";
import { counted, odds } from "./choosing.js";
import { say, time } from "./words.js";

const SHOWN = 400;
const OF_EVERY_EVENT = ["version", "at", "tx", "sentence", "kernel", "proof", "check", "result", "kind"];

export class Story {
  // `dispute` is given the version of a roll or a flip; without it nothing can be disputed. `rules`: the rulebook.
  constructor(where, { game, audience, rules, dispute = null }) {
    Object.assign(this, { where, game, audience, rules, dispute });
    this.list = el("ol");
    this.box = el(
      "div",
      { class: "story", role: "log", "aria-live": "polite", tabindex: "0", "aria-label": say("What happened", "Co se stalo") },
      this.list,
    );
    where.append(this.box);
    this.until = 0;
  }

  // Shows events after the last one shown; those after `since` are marked as new.
  tell(session, since = 0) {
    const news = session.events.slice(this.until);
    this.until = session.events.length;
    const rows = news.slice(-SHOWN).map((event) => this.row(event, session, since)).filter(Boolean);
    if (!rows.length) return;
    const atEnd = this.box.scrollTop + this.box.clientHeight >= this.box.scrollHeight - 40;
    for (const row of rows) put(this.list, row);
    for (const { version, kernel } of news) {
      if (kernel?.undone) this.takeBack(kernel.undone.to ?? 0, version);
      const disputed = kernel?.rollDisputed ?? kernel?.disputeEnded;
      if (disputed) this.showDisputes(disputed.version, session);
    }
    while (this.list.children.length > SHOWN) this.list.firstChild.remove();
    if (atEnd) this.box.scrollTop = this.box.scrollHeight;
  }

  // Events in between are undone.
  takeBack(to, version) {
    for (const row of this.list.children) {
      const at = Number(row.dataset.version);
      if (at > to && at < version) row.classList.add("undone");
    }
  }

  // Updates the disputes of a roll that is already shown.
  showDisputes(version, session) {
    const [shownBefore] = this.list.querySelectorAll(`[data-version="${version}"] > .checked`);
    if (!shownBefore) return;
    const now = shown(version, session, this);
    now.querySelector(".proof").open = shownBefore.querySelector(".proof").open;
    shownBefore.replaceWith(now);
  }

  row(event, session, since) {
    const { version, sentence, at, check, kind } = event;
    const started = gameIn(event);
    if (!sentence && !started) return null;
    const as = this.audience === "public" ? "" : `?as=${this.audience}`;
    const where = el("a", { href: `/g/${this.game}/${version}${as}`, class: "version", title: time(at) }, String(version));
    return el(
      "li",
      { class: [version > since ? "new" : "", check ? "check" : "", ceremony(kind)].join(" ").trim(), "data-version": version },
      where,
      " ",
      sentence,
      started && started !== this.game ? [" ", link(`/g/${started}`, say("Go there", "Přejít"))] : null,
      check ? shown(version, session, this) : null,
    );
  }
}

// The class of a row of the ceremony of chance; empty for other kinds of lines.
export const ceremony = (kind) => (kind === "LINE_KIND_CEREMONY" ? "ceremony" : "");

// Adds a row to a list. Consecutive rows of the ceremony of chance become one, which can be unfolded.
export function put(list, row) {
  const last = list.lastElementChild;
  if (!row.classList.contains("ceremony") || !last?.matches(".ceremony, .folded")) return list.append(row);
  if (!last.matches(".folded")) {
    const rows = el("ol");
    last.replaceWith(el("li", { class: "folded" }, el("details", {}, el("summary"), rows)));
    rows.append(last);
  }
  const [summary, rows] = list.lastElementChild.firstElementChild.children;
  rows.append(row);
  const count = rows.children.length;
  summary.textContent = say(`Chance was sealed and opened: ${count} entries`, `Náhoda byla zapečetěna a otevřena: záznamů ${count}`);
}

function disputesOf({ events }, version) {
  const found = [];
  for (const { kernel } of events) {
    const { rollDisputed, disputeEnded } = kernel ?? {};
    if (rollDisputed?.version === version) found.push({ ...rollDisputed, how: "" });
    if (disputeEnded?.version === version) found.findLast(({ seat }) => seat === disputeEnded.seat).how = disputeEnded.how;
  }
  return found;
}

// How a dispute ended, by its name in a log; the contract has it in capitals, with a prefix.
const ENDED = {
  stands: ["the outcome stands", "výsledek platí"],
  went_back: ["the game went back", "hra se vrátila"],
  withdrawn: ["withdrawn", "staženo"],
};

const nameOf = (how) => how.replace("DISPUTE_ENDING_", "").toLowerCase();

// The disputes of a roll or flip: seat, reason and ending.
export const disputesSaid = (disputes) =>
  disputes.map(({ seat, reason, how = "" }) => {
    const ended = ENDED[nameOf(how)];
    const why = [reason ? `: ${reason}` : "", ended ? ` (${say(...ended)})` : ""].join("");
    return el("p", { class: "disputed" }, say(`Disputed by ${seat}${why}`, `Napadá ${seat}${why}`));
  });

// A roll or flip: the number needed, with its odds and parts, the proof, its disputes, and a button that
// disputes it if that is possible. `open`: the parts are shown immediately.
export function shown(version, session, { rules, dispute = null, open = false }) {
  const disputes = disputesOf(session, version);
  const isDisputed = disputes.some(({ seat, how }) => seat === session.audience && nameOf(how) !== "withdrawn");
  const disputing = dispute && !isDisputed
    ? button(say("Dispute it", "Napadnout"), () => dispute(version), { class: "plain", "data-dispute": version })
    : null;
  const parts = el("div", { class: "parts" });
  const proof = el("dl");
  const roll = session.log.rolls.get(version);
  const { result } = session.events.find((event) => event.version === version) ?? {};
  const fill = (told) => {
    parts.replaceChildren(...partsOf(told, rules));
    proof.replaceChildren(...proofOf(told, rules));
  };
  const asks = () => !roll && !proof.childElementCount && toldBy(session, version).then(fill, () => {});
  if (roll) fill({ ...roll, result });
  else if (open) asks();
  const said = roll ? checked() : say("the proof", "důkaz");
  const told = disputesSaid(disputes);
  return open
    ? el("div", { class: "checked" }, parts, told, el("details", { class: "proof" }, el("summary", {}, said), proof), disputing)
    : el("div", { class: "checked" }, told, el("details", { class: "proof", ontoggle: asks }, el("summary", {}, said), parts, proof, disputing));
}

// A roll or flip that was reckoned here, of a game for which nothing is disputed.
export const proved = (roll, rules) =>
  el("details", { class: "proof" }, el("summary", {}, checked()), el("div", { class: "parts" }, partsOf(roll, rules)), el("dl", {}, proofOf(roll, rules)));

const checked = () => say("verified: no other outcome was possible", "ověřeno: jiný výsledek nebyl možný");

// The service's description of a roll or flip that this page did not compute itself.
async function toldBy({ app, game }, version) {
  const { roll } = await app.service.games("GetRoll", { game, version });
  const { use, link = "", previous = "", canonical = "", faces = [], test, waits, result } = roll;
  return { use, link: hexOf(link), previous: hexOf(previous), message: new TextDecoder().decode(unbase64(canonical)), faces, test, waits, result };
}

function partsOf({ test, waits, result }, rules) {
  const reached = test && (test.success ? say("It succeeds.", "Úspěch.") : say("It fails.", "Neúspěch."));
  return [test ? odds(test, rules) : null, reached ? el("p", {}, reached) : null, counted(result, rules), waits ? el("p", {}, waits) : null].filter(Boolean);
}

const proofOf = ({ use, link: made, previous, message, faces = [] }, rules) =>
  [
    [say("Rule", "Pravidlo"), use.purpose?.rule ? rules.rule(use.purpose.rule) : null],
    [say("Link", "Článek"), `${use.k ?? 0} (${use.audience}, ${say("epoch", "epocha")} ${use.epoch ?? 0})`],
    [say("The link itself", "Článek sám"), made],
    [say("The link before it, its hash", "Předchozí článek, jeho otisk"), previous],
    [say("Faces, from 0", "Stěny, od 0"), faces.join(", ")],
    [say("The message", "Zpráva"), message],
  ]
    .filter(([, value]) => value)
    .flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value instanceof Node ? value : el("code", {}, value))]);

// The game that an event of a system names, as a campaign does that starts one.
function gameIn(event) {
  const families = Object.entries(event).filter(([name]) => !OF_EVERY_EVENT.includes(name));
  for (const [, family] of families)
    for (const told of Object.values(Object(family))) if (typeof told?.game === "string") return told.game;
  return null;
}

// The log beside the board: each roll with its number, its parts and its proof.

import { hexOf, unbase64 } from "./bytes.js";
import { button, el, link } from "./dom.js";
import { brief, counted, odds } from "./odds.js";
import { sideMark, sideOfLine } from "./sides.js";
import { percent, say, seatSaid, time } from "./words.js";

const SHOWN = 400;
const OF_EVERY_EVENT = ["version", "at", "tx", "sentence", "kernel", "proof", "check", "result", "kind"];
const CEREMONY = "LINE_KIND_CEREMONY";
const CHANCE = "LINE_KIND_CHANCE";
const MOST_TOLD = 2;
const SHADE = 1;
export const HEADINGS = { LINE_KIND_ROUND: ["round", "h3"], LINE_KIND_TURN: ["turn", "h4"] };

export class Story {
  // `dispute` is given the version of a roll or a flip; without it nothing can be disputed. `rules`: the rulebook.
  // `light` is given the events of the line that is looked at, `look` the version of one that is chosen.
  constructor(where, { game, seats, audience, rules, light, look, dispute = null }) {
    Object.assign(this, { where, game, seats, audience, rules, light, look, dispute });
    this.list = el("ol");
    this.lines = new Lines(this.list, true);
    this.box = el(
      "div",
      { class: "story", role: "log", "aria-live": "polite", tabindex: "0", "aria-label": say("page-what-happened") },
      this.list,
    );
    where.append(this.box);
    this.until = 0;
    this.follows = true;
    this.box.addEventListener("scroll", () => {
      const { scrollTop } = this.box;
      this.follows = this.isAtEnd || (this.follows && scrollTop >= this.scrolled);
      this.scrolled = scrollTop;
    });
    looks(this.box, (versions) => this.light(versions.map((version) => this.session.events[version - 1])));
    this.box.addEventListener("click", (event) => this.clicked(event));
    new ResizeObserver(() => this.follows && this.toEnd()).observe(this.box);
  }

  // Shows events after the last one shown; those after `since` are marked as new.
  tell(session, since = 0) {
    this.session = session;
    const news = session.events.slice(this.until);
    this.until = session.events.length;
    let isTold = false;
    for (const event of news.slice(-SHOWN)) isTold = this.add(event, session, since) || isTold;
    if (!isTold) return;
    for (const { version, kernel } of news) {
      if (kernel?.undone) this.takeBack(kernel.undone.to ?? 0, version);
      const disputed = kernel?.rollDisputed ?? kernel?.disputeEnded;
      if (disputed) this.showDisputes(disputed.version, session);
    }
    while (this.list.children.length > SHOWN) this.list.firstChild.remove();
    if (this.follows) this.toEnd();
  }

  get isAtEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.box;
    return scrollTop + clientHeight >= scrollHeight - 40;
  }

  // Scrolls to the end, a little further where else a line would be cut at the top.
  toEnd() {
    const { box, list } = this;
    const end = (further) => {
      list.style.paddingBottom = `${further}px`;
      box.scrollTop = box.scrollHeight;
    };
    end(0);
    const { top } = box.getBoundingClientRect();
    const head = [...list.querySelectorAll(":scope > .round")].map((one) => one.getBoundingClientRect()).findLast((one) => Math.abs(one.top - top) < 2);
    const edge = head ? head.bottom + SHADE : top;
    const isCut = (one) => one.top < edge - 1 && one.bottom > edge;
    const rows = [...list.children].filter((one) => isCut(one.getBoundingClientRect()));
    const cut = rows.flatMap((row) => [...row.querySelectorAll(".line, h3")]).flatMap((one) => [...one.getClientRects()]).filter(isCut);
    if (cut.length) end(Math.max(...cut.map(({ bottom }) => bottom)) - edge);
  }

  // A line that is clicked shows its moment on the board.
  clicked(event) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    const row = event.target.closest("li[data-version]");
    const other = event.target.closest("summary, button, dl, .parts, a:not(.version)");
    if (!row || (other && row.contains(other)) || !isPlain || String(getSelection())) return;
    event.preventDefault();
    const versions = versionsOf(row);
    this.look(versions[0], versions.at(-1));
  }

  // Marks the line whose moment is on the board; null: that of now is.
  mark(version) {
    const row = version === null ? null : this.rowOf(version);
    if (row === this.marked) return;
    this.marked?.removeAttribute("aria-current");
    this.marked = row;
    row?.setAttribute("aria-current", "true");
    row?.scrollIntoView({ block: "nearest" });
  }

  // Shows the buttons that settle disputes as they are now. `settling` gives those of a roll.
  settle(settling) {
    for (const one of this.list.querySelectorAll(".settling")) {
      const now = this.session.isSeat ? settling(Number(one.parentElement.dataset.of)) : [];
      if (now.length || one.hasChildNodes()) one.replaceChildren(...now);
    }
  }

  // Unfolds the line of a roll and brings it into view; the element that tells of it, or null.
  unfold(version) {
    const found = this.list.querySelector(`.checked[data-of="${version}"]`);
    for (let at = found?.parentElement; at && at !== this.list; at = at.parentElement) if (at.localName === "details") at.open = true;
    found?.scrollIntoView({ block: "nearest" });
    return found;
  }

  // The row of a version that can be seen: its own, or that of its action.
  rowOf(version) {
    const row = this.list.querySelector(`li[data-version="${version}"], [data-version="${version}"]`);
    return row?.closest("details:not([open])")?.parentElement ?? row?.closest("li");
  }

  // Events in between are undone.
  takeBack(to, version) {
    for (const row of this.list.querySelectorAll("[data-version]")) {
      const at = Number(row.dataset.version);
      if (at > to && at < version) row.classList.add("undone");
    }
  }

  // Updates the disputes of a roll that is already shown.
  showDisputes(version, session) {
    const [shownBefore] = this.list.querySelectorAll(`.checked[data-of="${version}"]`);
    if (!shownBefore) return;
    const now = shown(version, session, this);
    now.querySelector(".proof").open = shownBefore.querySelector(".proof").open;
    shownBefore.replaceWith(now);
    this.unfold(version);
  }

  // Adds the line of an event; whether it has one.
  add(event, session, since) {
    const { version, tx, sentence, at, check, kind } = event;
    const started = gameIn(event);
    if (!sentence && !started) return false;
    const as = this.audience === "public" ? "" : `?as=${this.audience}`;
    const where = el("a", { href: `/g/${this.game}/${version}${as}`, class: "version", title: time(at) }, String(version));
    const test = check ? (session.log.rolls.get(version)?.test ?? event.kernel?.diceRolled?.test) : null;
    const { wins, outcomes } = test ?? {};
    const told = [sentence, outcomes ? ` (${percent(wins ?? 0, outcomes)})` : ""].join("");
    const row = lineOf(version, kind, [where, told, started && started !== this.game ? [" ", link(`/g/${started}`, say("page-go-there"))] : null]);
    const { decisionMade, undone } = session.events[tx - 1]?.kernel ?? {};
    const by = (decisionMade ?? undone)?.seat ?? "";
    row.dataset.by = by;
    marked(row, this.seats, { kind, sentence, event, by });
    if (version > since) row.classList.add("new");
    if (event.kernel?.gameStarted) this.lines.begin();
    if (check) row.classList.add("check");
    const inShort = outcomes ? (ofMany) => brief(sentence, test, event.result, ofMany) : null;
    this.lines.add(row, { tx, kind, check, inShort, proof: check ? shown(version, session, this) : null });
    return true;
  }
}

// The versions that a row tells of, with those folded below it.
const versionsOf = (row) => 
  (row ? [row, ...row.querySelectorAll("[data-version]")] : []).map((one) => Number(one.dataset.version)).sort((one, other) => one - other);

// Calls `looked` with the versions of the row of a log that the pointer or the focus is on; with none where it leaves.
export function looks(box, looked) {
  let last = null;
  const at = (row) => {
    if (row === last) return;
    last = row;
    looked(versionsOf(row));
  };
  for (const kind of ["pointerover", "focusin"]) box.addEventListener(kind, ({ target }) => at(target.closest("li[data-version]")));
  for (const kind of ["pointerleave", "focusout"]) box.addEventListener(kind, () => at(null));
}

// A row of a log: the link or button of its version, its sentence, and perhaps more.
export function lineOf(version, kind, [where, sentence, more = null]) {
  const [name, tag] = HEADINGS[kind] ?? [kind === CEREMONY ? "ceremony" : ""];
  const parts = [where, " ", el("span", { class: "line" }, sentence), more];
  return el("li", { class: name, "data-version": version }, tag ? el(tag, {}, parts) : parts);
}

// Shows a sentence in short, and says it in full.
function shorten(line, short) {
  if (!short) return;
  const { textContent } = line;
  line.replaceChildren(el("span", { class: "unseen" }, textContent), el("span", { "aria-hidden": "true", title: textContent }, short));
}

// Marks a row with the side that it is about; a round is about none.
export function marked(row, seats, { kind, sentence = "", event, by }) {
  const side = CEREMONY === kind || HEADINGS[kind]?.[0] === "round" ? -1 : sideOfLine(seats, { sentence, event, by });
  if (side < 0) return;
  row.dataset.side = side;
  row.querySelector(".line").before(sideMark(side));
}

// Puts rows into a list: headings, and one line for each action. The line tells what was done, what chance decided, and
// what came of it; of more than that the rest is folded below, as are the proofs.
export class Lines {
  // `folds`: whether also what was before the first round, and what was done again, is folded.
  constructor(list, folds = false) {
    Object.assign(this, { list, folds });
    this.action = { tx: 0 };
  }

  // `tx`: what belongs together; `check`: whether chance has decided there; `inShort(ofMany)`: that in short, or null;
  // `proof`: an element that proves it.
  add(row, { tx, kind, check = false, inShort = null, proof = null }) {
    if (kind === CEREMONY) return this.fold(row);
    if (HEADINGS[kind]) {
      this.action = { tx: 0 };
      if (this.folds && row.matches(".round")) this.begin();
      return this.list.append(row);
    }
    if (!tx || this.action.tx !== tx) {
      this.action = { tx, row, parts: [], earlier: [], isCheck: check };
      if (inShort) shorten(row.querySelector(".line"), inShort(true));
      if (this.folds) this.again(row);
      this.list.append(row);
      if (proof) this.below([el("li", {}, proof)]);
      return undefined;
    }
    const isDraw = kind === CHANCE && !check;
    this.action.parts.push({ row, check, inShort, proof, isDraw });
    if (proof) row.append(proof);
    return this.lay();
  }

  // Divides the parts of the action between its line and the rows below.
  lay() {
    const { row, parts, isCheck } = this.action;
    const isTold = (part) => parts.length <= MOST_TOLD || part.check || (part === parts.at(-1) && !part.isDraw);
    const ofMany = isCheck || parts.filter(({ check }) => check).length > 1;
    const told = parts.filter(isTold).map(({ row: one, check, inShort }) => {
      const said = el("span", { class: check ? "line result" : "line" }, one.querySelector(".line").textContent);
      shorten(said, inShort?.(ofMany));
      const leads = one.querySelector("a:not(.version)")?.cloneNode(true);
      return [" ", el("span", { "data-version": one.dataset.version }, said, leads ? [" ", leads] : null)];
    });
    for (const old of row.querySelectorAll(":scope > .more")) old.remove();
    row.querySelector(".line").after(el("span", { class: "more" }, told));
    this.below(parts.filter((part) => part.proof || !isTold(part)).map((part) => part.row));
  }

  // Folds rows below the line of the action, after those of its own proof.
  below(rows) {
    const { action } = this;
    if (!rows.length && !action.earlier.length) return;
    if (!action.rest) {
      action.rest = el("ol");
      action.count = el("summary");
      action.row.append(el("details", { class: "rest" }, action.count, action.rest));
    }
    action.rest.replaceChildren(...[...action.rest.children].filter((one) => !one.dataset.version), ...action.earlier, ...rows);
    const count = action.rest.children.length;
    action.count.textContent = `+${count}`;
    action.count.setAttribute("aria-label", say("page-more-of-this", { count }));
  }

  // The lines before the game starts become one, with those before the first round.
  begin() {
    const before = [...this.list.children].flatMap((one) => (one.matches(".early") ? [...one.querySelector("ol").children] : [one]));
    if (before.length < 2 || this.list.querySelector(".round, .turn")) return;
    this.action = { tx: 0 };
    this.list.replaceChildren(el("li", { class: "folded early" }, el("details", {}, el("summary", {}, say("page-before-first-round")), el("ol", {}, before))));
  }

  // A choice that is made, taken back and made again, over and over, is one line: the last, with the others below it.
  again(row) {
    const pair = [...this.list.children].slice(-2);
    const said = (one) => one.querySelector(".line").textContent;
    const isPlain = (one) => one.matches("li[data-version]:not(.round, .turn, .ceremony)") && !one.querySelector(".more, .checked");
    const isBySame = pair.every(({ dataset }) => dataset.by && dataset.by === row.dataset.by);
    if (pair.length < 2 || !isBySame || !pair.every(isPlain) || said(pair[0]) !== said(row)) return;
    const rests = pair.flatMap((one) => [...one.querySelectorAll(".rest > ol > li")]);
    for (const one of pair) one.querySelector(".rest")?.remove();
    for (const one of pair) one.remove();
    this.action.earlier = [...rests, ...pair].sort((one, other) => one.dataset.version - other.dataset.version);
    this.below([]);
  }

  // Tells a version in other words.
  retell(version, sentence) {
    for (const one of this.list.querySelectorAll(`[data-version="${version}"]`)) one.querySelector(".line .unseen, .line").textContent = sentence;
  }

  // Consecutive rows of the ceremony of chance become one, which can be unfolded.
  fold(row) {
    const last = this.list.lastElementChild;
    this.action = { tx: 0 };
    if (!last?.matches(".ceremony, .folded:not(.early)")) return this.list.append(row);
    if (!last.matches(".folded")) {
      const rows = el("ol");
      last.replaceWith(el("li", { class: "folded" }, el("details", {}, el("summary"), rows)));
      rows.append(last);
    }
    const [summary, rows] = this.list.lastElementChild.firstElementChild.children;
    rows.append(row);
    const count = rows.children.length;
    summary.textContent = say("page-chance-sealed-and-opened", { count });
    return undefined;
  }
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
  stands: "page-dispute-stands",
  went_back: "page-dispute-went-back",
  withdrawn: "page-dispute-withdrawn",
};

const nameOf = (how) => how.replace("DISPUTE_ENDING_", "").toLowerCase();

// The disputes of a roll or flip: seat, reason and ending.
export const disputesSaid = (disputes, game) =>
  disputes.map(({ seat, reason, how = "" }) => {
    const ended = ENDED[nameOf(how)];
    const why = [reason ? `: ${reason}` : "", ended ? ` (${say(ended)})` : ""].join("");
    return el("p", { class: "disputed" }, say("page-disputed-by", { seat: seatSaid(game, seat), why }));
  });

// A roll or flip: the number needed, with its odds and parts, the proof, its disputes, and a button that
// disputes it if that is possible.
export function shown(version, session, { rules, dispute = null }) {
  const disputes = disputesOf(session, version);
  const isDisputed = disputes.some(({ seat, how }) => seat === session.audience && nameOf(how) !== "withdrawn");
  const disputing = dispute && !isDisputed
    ? button(say("page-dispute-it"), () => dispute(version), { class: "plain", "data-dispute": version })
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
  const said = roll ? checked() : say("page-the-proof");
  const told = disputesSaid(disputes, session.now);
  return el("div", { class: "checked", "data-of": version }, parts, told, el("details", { class: "proof", ontoggle: asks }, el("summary", {}, said), proof), disputing, el("p", { class: "settling" }));
}

// A roll or flip that was reckoned here, of a game for which nothing is disputed.
export const proved = (roll, rules) =>
  el("details", { class: "proof" }, el("summary", {}, checked()), el("div", { class: "parts" }, partsOf(roll, rules)), el("dl", {}, proofOf(roll, rules)));

const checked = () => say("page-verified-no-other-outcome-possible");

// The service's description of a roll or flip that this page did not compute itself.
async function toldBy({ app, game }, version) {
  const { roll } = await app.service.games("GetRoll", { game, version });
  const { use, link = "", previous = "", canonical = "", faces = [], test, waits, result } = roll;
  return { use, link: hexOf(link), previous: hexOf(previous), message: new TextDecoder().decode(unbase64(canonical)), faces, test, waits, result };
}

function partsOf({ test, waits, result }, rules) {
  const reached = test && (test.success ? say("page-it-succeeds") : say("page-it-fails"));
  return [test ? odds(test, rules) : null, reached ? el("p", {}, reached) : null, counted(result, rules), waits ? el("p", {}, waits) : null].filter(Boolean);
}

const proofOf = ({ use, link: made, previous, message, faces = [] }, rules) =>
  [
    [say("page-rule"), use.purpose?.rule ? rules.rule(use.purpose.rule) : null],
    [say("page-link"), `${use.k ?? 0} (${use.audience}, ${say("page-epoch")} ${use.epoch ?? 0})`],
    [say("page-the-link-itself"), made],
    [say("page-link-before"), previous],
    [say("page-faces-from-0"), faces.join(", ")],
    [say("page-the-message"), message],
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

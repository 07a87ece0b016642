// The choice of a decision: the question and what is not on the board in the bar above it, what is on the board there,
// and for the keyboard in the bar too.
// One that stays free is made on the click that leaves it alone; what else goes on from a click is offered in a menu
// there, with its odds.

import { button, el } from "./dom.js";
import { setting } from "./identity.js";
import { counted, odds, oddsSaid } from "./odds.js";
import { ASKS_ALL } from "./own.js";
import { Pointing, isButton } from "./pointing.js";
import { say } from "./words.js";

const MOST = 12;
const FEW = 8;
const APART = 10;
const KEPT = ["Enter", " "];
const KEYS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export class Choosing {
  // `decide` makes a decision of a prompt, and gives null where it was refused; `begun` is called before anything is
  // pointed at; `title` gives the name of a thing that is not on the board; `explain` says why none of some handles can
  // follow a path, and gives whether a rule says so.
  constructor(where, board, { rules, decide, begun, title, explain }) {
    Object.assign(this, { where, board, rules, decide, begun, titled: title, explain });
    where.tabIndex = -1;
    this.sized = new ResizeObserver(() => this.fit());
    this.sized.observe(where);
    this.pointing = new Pointing();
    this.known = "";
    this.busy = false;
    board.pointed = (handles, at) => this.pointedAt(handles, at);
    board.hovered = (handles) => this.foresee(handles);
    board.dropped = (handles, at) => this.dropOn(handles, at);
    where.addEventListener("keydown", (event) => this.pressed(event));
    this.away = ({ target }) => {
      if (target.isConnected && !where.contains(target) && !board.where.contains(target)) this.leave();
    };
    document.addEventListener("click", this.away);
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
    if (prompts.length && document.activeElement.matches("body, main")) {
      this.isIdle = true;
      this.where.focus({ preventScroll: true });
    }
    this.board.seek();
    this.land();
  }

  // A key that is pressed in the bar before there is anything to choose is kept for what is asked next.
  pressed({ key, target, repeat }) {
    if (target === this.where && KEPT.includes(key) && !repeat && !this.where.querySelector("[data-first]:enabled")) this.isPressed = true;
  }

  // Points at what was dropped, or presses what a key was pressed for, while the decision before was being made.
  land() {
    if (this.busy) return;
    const first = this.isPressed && this.where.querySelector("[data-first]:enabled");
    if (first) {
      this.isPressed = false;
      first.click();
      return;
    }
    const dropped = this.waiting?.handles.find((one) => this.pointing.next.has(one));
    if (dropped) this.point(dropped, this.waiting.at);
    this.waiting = null;
  }

  async pointedAt(handles, at) {
    const { pointing } = this;
    const { path } = pointing;
    const handle = handles.find((one) => pointing.next.has(one));
    if (handle) this.point(handle, at);
    else if (path.length && !handles.length) this.leave();
    else if (handles.length && pointing.prompts.length) {
      const { prompt } = pointing.left[0]?.prompt ?? pointing.prompts[0];
      const isStill = () => pointing === this.pointing && path === pointing.path;
      if (!(await this.explain(prompt, path, handles, isStill))) this.back();
    }
  }

  // A piece that was pointed at is let go; where that was a decision, what is asked then is answered.
  dropOn(handles, at) {
    const handle = handles.find((one) => this.pointing.next.has(one));
    if (handle) this.point(handle, at);
    else if (this.busy) this.waiting = { handles, at };
    else this.leave();
  }

  close() {
    this.sized.disconnect();
    document.removeEventListener("click", this.away);
  }

  // `at`: where it was pointed at, as [x, y] in the window; the menu of what goes on from it opens there.
  point(handle, at) {
    this.begun();
    this.listed = false;
    this.at = at;
    this.pointing.point(handle);
    const { chosen } = this.pointing;
    if (chosen?.legal.free && setting(ASKS_ALL, "") !== "yes") this.make(chosen);
    else this.show(true);
  }

  // Takes back half a choice; whether there was one.
  back() {
    const was = this.pointing.back();
    if (was) this.show(true);
    return was;
  }

  // Takes back all of it.
  leave() {
    if (!this.pointing.path.length || this.busy) return;
    this.pointing.path = [];
    this.show();
  }

  named(handle) {
    return this.pointing.label(handle) ?? this.board.title(handle) ?? this.titled(handle) ?? handle.slice(handle.indexOf(":") + 1);
  }

  light() {
    this.board.light(this.busy ? new Map() : this.pointing.next, this.pointing.path);
  }

  // Shows what could follow a thing, while the pointer is on it. Returns whether it is on the board.
  foresee(handles) {
    const { pointing } = this;
    const handle = handles.find((one) => pointing.next.has(one));
    const then = handle ? [...pointing.after([...pointing.path, handle]).keys()].filter((one) => !isButton(one)) : [];
    this.board.foresee(then);
    return then.length > 0;
  }

  show(focus = false) {
    const { pointing } = this;
    const { activeElement } = document;
    const isHeld = focus || (this.where.contains(activeElement) && !(this.isIdle && activeElement === this.where));
    if (isHeld) this.isIdle = false;
    this.light();
    const chosen = this.busy ? this.making : pointing.chosen;
    const asked = pointing.prompts.map(({ sentence = "" }) => el("h2", { class: "asked" }, sentence));
    const way = pointing.path.map((handle) => el("span", { class: "chip" }, this.named(handle)));
    const back = pointing.path.length ? button(say("page-take-back"), () => this.back(), { class: "plain", "aria-keyshortcuts": "Escape" }) : null;
    const menu = this.menu();
    const content = chosen ? [el("p", { class: "decision" }, chosen.legal.sentence ?? "", odd(chosen))] : pointing.all.length ? this.steps(!menu.length) : [];
    this.where.replaceChildren(...asked, ...(way.length ? [el("p", { class: "way" }, way, back)] : []), ...content, ...menu);
    this.fit();
    this.place();
    if (isHeld) (this.where.querySelector("[data-first]:enabled, summary[data-first]") ?? this.where).focus({ preventScroll: true });
  }

  // Moves what has no room in the bar into the menu.
  fit() {
    const [bar, rest] = this.where.querySelectorAll(".next");
    if (!rest) return;
    bar.append(...rest.querySelectorAll(".moved"));
    const [first, ...others] = [...bar.children].filter((one) => !one.matches(".quiet"));
    const moved = others.filter((one) => one.offsetTop > first.offsetTop);
    for (const one of bar.children) one.classList.toggle("moved", moved.includes(one));
    rest.prepend(...moved);
  }

  // The next things to point at; `first`: whether the first of them is the first that the keyboard comes to.
  steps(first) {
    const marking = (handle) => ({
      onmouseenter: () => this.board.mark(handle, true),
      onmouseleave: () => this.board.mark(handle, false),
      onfocus: () => this.board.mark(handle, true),
      onblur: () => this.board.mark(handle, false),
    });
    const { next, left } = this.pointing;
    const isQuiet = ([handle]) => !isButton(handle) && this.board.shows(handle);
    const item = (one) => {
      const [handle] = one;
      return el(
        "li",
        { class: isQuiet(one) ? "quiet" : "" },
        button(this.named(handle), ({ currentTarget }) => this.point(handle, below(currentTarget)), {
          "data-choice": handle,
          class: isButton(handle) ? "act" : "thing",
          ...marking(handle),
        }),
      );
    };
    const offered = [...next].sort(([one], [other]) => isButton(other) - isButton(one));
    const isShort = offered.length <= MOST;
    const bar = offered.filter(([handle]) => isShort || isButton(handle)).map(item);
    const rest = offered.filter(([handle]) => !isShort && !isButton(handle)).map(item);
    bar[0]?.firstChild.toggleAttribute("data-first", first);
    if (this.pointing.all.length === 1 && isButton(offered[0][0])) bar[0].append(el("small", {}, say("page-nothing-else-possible")));
    const all = el("details", { class: "all", name: "menus", open: this.listed, ontoggle: ({ target }) => (this.listed = target.open) });
    all.append(
      el("summary", { "data-first": first && !bar.length }, el("span", { class: "words" }, `${say("page-all-decisions")} (${left.length})`)),
      el("div", { class: "listed" }, el("ul", { class: "next" }, rest), el("ol", {}, left.map((one) => el("li", {}, this.entry(one))))),
    );
    return [el("ul", { class: "next" }, bar), all];
  }

  // A decision that is made where it is clicked.
  entry(one, given = {}) {
    return button([one.legal.sentence ?? "", odd(one)], () => this.make(one), { disabled: this.busy, ...given });
  }

  // A menu, where it was pointed at, of the ways to go on that the board does not show.
  menu() {
    const { chosen, path, left, next } = this.pointing;
    const isShown = left.length && [...next.keys()].every((handle) => !isButton(handle) && this.board.shows(handle)) && next.size;
    if (!path.length || this.busy || this.board.carries || (!chosen && isShown)) return [];
    const decisions = left.length <= FEW ? left : left.filter(({ legal }) => legal.handles.at(-1) === path.at(-1));
    const further = left.length <= FEW ? [] : [...next].filter(([handle]) => isButton(handle) || !this.board.shows(handle));
    const entries = [
      ...decisions.map((one) => this.entry(one, { role: "menuitem", "data-decide": true })),
      ...further.map(([handle]) => button(this.named(handle), () => this.point(handle, this.at), { role: "menuitem" })),
    ];
    entries[0]?.setAttribute("data-first", "");
    const list = el("ul", { role: "menu", "aria-label": this.named(path.at(-1)), onkeydown: (event) => moveIn(list, event) }, entries.map((one) => el("li", { role: "none" }, one)));
    const test = chosen?.legal.odds;
    const chances = test
      ? el(
          "details",
          { class: "chances", open: this.weighs, ontoggle: ({ target }) => ((this.weighs = target.open), this.place()) },
          el("summary", {}, say("page-odds")),
          odds(test, this.rules),
          counted(test, this.rules),
        )
      : null;
    return entries.length ? [el("div", { class: "at", popover: "manual" }, list, chances)] : [];
  }

  // Beside where it was pointed at, inside the window.
  place() {
    const menu = this.where.querySelector(".at");
    if (!menu) return;
    if (!menu.matches(":popover-open")) menu.showPopover();
    const [x, y] = this.at ?? below(this.where);
    const { width, height } = menu.getBoundingClientRect();
    const top = y + APART + height > innerHeight ? y - APART - height : y + APART;
    menu.style.left = `${Math.max(4, Math.min(x + APART, innerWidth - width - 4))}px`;
    menu.style.top = `${Math.max(4, top)}px`;
  }

  async make({ prompt, legal }) {
    if (this.busy) return;
    this.making = { prompt, legal };
    this.begun();
    this.busy = this.where.ariaBusy = true;
    this.listed = false;
    const { pointing } = this;
    pointing.path = [...(legal.handles ?? [])];
    this.show(this.where.contains(document.activeElement));
    const made = await this.decide(prompt, legal);
    this.busy = this.where.ariaBusy = false;
    if (made && pointing === this.pointing) {
      this.pointing = new Pointing();
      this.known = "";
    } else if (pointing === this.pointing) pointing.path = [];
    if (!made) this.waiting = null;
    this.show();
    this.land();
  }
}

const odd = ({ legal }) => (legal.odds ? el("small", {}, oddsSaid(legal.odds)) : null);

function below(element) {
  const { left, bottom } = element.getBoundingClientRect();
  return [left - APART, bottom - APART / 2];
}

// The arrow keys lead from one entry of a menu to the next.
function moveIn(list, event) {
  const by = KEYS[event.key];
  if (!by) return;
  const entries = [...list.querySelectorAll("button")];
  entries[(entries.indexOf(document.activeElement) + by + entries.length) % entries.length].focus();
  event.preventDefault();
}

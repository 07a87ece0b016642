// Beside the log: messages between the players, and notes that never leave this browser.

import { button, el } from "./dom.js";
import { set, setting } from "./identity.js";
import { say, seatBegun, seatSaid, time } from "./words.js";

const PAGE = 500;
const LONGEST = 1000;
const CLOSED = "PHASE_CLOSED";

// Buttons that show one of several panels; `told` is called with the name of the one that is shown.
class Tabs {
  constructor(where, panels, told) {
    Object.assign(this, { panels, told });
    this.buttons = Object.fromEntries(
      Object.entries(panels).map(([name, { title }]) => [name, button(title, () => this.open(name), { class: "plain", "data-page": name })]),
    );
    where.replaceChildren(el("div", { class: "pages", role: "group" }, Object.values(this.buttons)), ...Object.values(panels).map(({ panel }) => panel));
  }

  open(name) {
    this.opened = name;
    for (const [one, { panel }] of Object.entries(this.panels)) {
      panel.hidden = one !== name;
      this.buttons[one].setAttribute("aria-pressed", String(one === name));
    }
    this.told(name);
  }
}

export class Talking {
  // `log`: the element of the log; `unread` is called with the number of messages that were not read.
  constructor(where, { app, session, log, unread }) {
    Object.assign(this, { app, session, unread });
    this.game = session.game;
    this.messages = new Map();
    this.muted = [];
    this.change = 0;
    this.own = `${session.game}.${session.audience}`;
    this.read = Number(setting(`read.${this.own}`, "0"));
    const messages = this.lay();
    this.tabs = new Tabs(
      where,
      {
        log: { title: say("page-log"), panel: log },
        messages: { title: say("page-messages"), panel: messages },
        notes: { title: say("page-notes"), panel: notes(this.own) },
      },
      () => this.mark(),
    );
    this.tabs.buttons.messages.hidden = true;
    this.tabs.open("log");
    this.heard = () => this.refresh();
    session.addEventListener("messages", this.heard);
    document.addEventListener("visibilitychange", (this.seen = () => this.mark()));
    this.refresh();
  }

  close() {
    this.closed = true;
    this.session.removeEventListener("messages", this.heard);
    document.removeEventListener("visibilitychange", this.seen);
  }

  lay() {
    this.list = el("ol");
    this.box = el("div", { class: "said", tabindex: "0", role: "log", "aria-label": say("page-messages") }, this.list);
    this.others = el("p", { class: "others" });
    const body = el("textarea", { id: "message", rows: 2, maxlength: LONGEST, "aria-label": say("page-your-message"), placeholder: say("page-your-message") });
    const send = () =>
      this.app.try(async () => {
        const written = body.value;
        if (!written.trim()) return;
        body.value = "";
        try {
          await this.app.service.games("PostMessage", { game: this.game, seat: this.session.audience, body: written.trim() });
        } catch (error) {
          body.value = written;
          throw error;
        }
        await this.refresh();
      });
    body.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      send();
    });
    const form = this.session.isSeat ? el("div", { class: "write" }, body, button(say("page-send"), send, { "data-send": true })) : null;
    return el("section", { class: "messages", hidden: true, "aria-label": say("page-messages") }, this.box, this.others, form);
  }

  // A game that is closed can be read by all; until then players read it alone.
  get mayRead() {
    return this.session.isSeat || this.session.now?.phase === CLOSED;
  }

  // Takes in what is new; what the operator does not offer is not shown.
  refresh() {
    this.asking = (this.asking ?? Promise.resolve()).then(() => this.fetch()).catch((error) => {
      if (error.reason === "NOT_OFFERED" || error.reason === "WRONG_PHASE") this.offered(false);
    });
    return this.asking;
  }

  async fetch() {
    if (this.closed || !this.mayRead) return;
    const { game, session } = this;
    let pageToken = "";
    do {
      const told = await this.app.service.games("ListMessages", { game, audience: session.audience, after: this.change, pageSize: PAGE, pageToken });
      if (this.closed) return;
      for (const one of told.messages ?? []) this.messages.set(one.number, one);
      this.muted = told.muted ?? [];
      pageToken = told.nextPageToken ?? "";
    } while (pageToken);
    this.change = Math.max(0, ...[...this.messages.values()].map(({ change }) => change));
    this.offered(true);
    this.show();
  }

  offered(is) {
    this.tabs.buttons.messages.hidden = !is;
    if (!is && this.tabs.opened === "messages") this.tabs.open("log");
  }

  // Once a spectator may read.
  phaseChanged() {
    if (this.mayRead && this.tabs.buttons.messages.hidden && !this.isAsked) {
      this.isAsked = true;
      this.refresh();
    }
  }

  show() {
    const { session } = this;
    const now = session.now ?? {};
    const told = [...this.messages.values()].filter(({ deleted }) => !deleted).sort((one, other) => one.number - other.number);
    this.list.replaceChildren(...(told.length ? told.map((one) => this.message(one, now)) : [el("li", { class: "aside" }, say("page-no-messages-yet"))]));
    this.box.scrollTop = this.box.scrollHeight;
    const others = session.isSeat ? (now.seats ?? []).filter(({ seat, held, bot }) => held && !bot && seat !== session.audience) : [];
    this.others.replaceChildren(
      ...others.flatMap(({ seat }) => {
        const isMuted = this.muted.includes(seat);
        const said = isMuted ? say("page-listen-again", { seat: seatSaid(now, seat) }) : say("page-mute", { seat: seatSaid(now, seat) });
        return [button(said, () => this.mute(seat, !isMuted), { class: "plain", "data-mute": seat }), " "];
      }),
    );
    this.mark();
  }

  message({ number, seat, name = "", at, body = "", mine = false }, now) {
    const erase = () => this.app.try(() => this.app.service.games("DeleteMessage", { game: this.game, number }).then(() => this.refresh()));
    const who = [seatBegun(now, seat), name ? ` (${name})` : ""];
    return el(
      "li",
      { class: mine ? "mine" : "" },
      el("strong", {}, who),
      " ",
      el("small", {}, time(at)),
      mine ? button("×", erase, { class: "plain", "aria-label": say("page-delete-message"), title: say("page-delete-message"), "data-delete": number }) : null,
      el("p", {}, body),
    );
  }

  mute(other, muted) {
    return this.app.try(async () => {
      await this.app.service.games("MuteSeat", { game: this.game, seat: this.session.audience, other, muted });
      await this.asking;
      this.messages.clear();
      this.change = 0;
      await this.refresh();
    });
  }

  // Counts what was not read yet; what is seen is read.
  mark() {
    const sees = this.tabs?.opened === "messages" && !document.hidden && this.box.checkVisibility();
    if (sees && this.change > this.read) {
      this.read = this.change;
      set(`read.${this.own}`, String(this.read));
    }
    const count = [...this.messages.values()].filter(({ mine, deleted, change }) => !mine && !deleted && change > this.read).length;
    if (!this.tabs) return;
    const tab = this.tabs.buttons.messages;
    tab.textContent = count ? say("page-messages-unread", { count }) : say("page-messages");
    tab.classList.toggle("lights", count > 0);
    this.unread(count);
  }
}

// The private notepad of a seat in a game.
function notes(own) {
  const name = `notes.${own}`;
  const written = el("textarea", { id: "notes", "aria-label": say("page-notes") });
  written.value = setting(name, "");
  written.addEventListener("input", () => set(name, written.value));
  return el("section", { class: "notes", hidden: true, "aria-label": say("page-notes") }, written, el("p", { class: "aside" }, say("page-notes-stay-here")));
}

// A game that is played or watched: the board and panels, the choice of a decision, what lies between the
// players, who sits where, and what has happened.

import { Board, isHand, titleIn } from "./board.js";
import { hexOf } from "./bytes.js";
import { Choosing } from "./choosing.js";
import { notes } from "./checking.js";
import { Refused } from "./connect.js";
import { button, el, link, save } from "./dom.js";
import { fingerprintOf, forgetInvitation, invitation, set, setting } from "./identity.js";
import { called, holder, limitSaid, phaseSaid } from "./lobby.js";
import { actions, ends, matters, settling, standing, undoing } from "./matters.js";
import { ASKS_ALL, asking, exportKey } from "./own.js";
import { handOver, takerIn, wanting } from "./handing.js";
import { invitations, invite } from "./inviting.js";
import { Playback } from "./playback.js";
import { onlyAnswer } from "./pointing.js";
import { Again } from "./rematch.js";
import { rulebook } from "./rulebook.js";
import { Session, ownSeats, takeSeat } from "./session.js";
import { sideMark, sideOf, sideOfThing, tint } from "./sides.js";
import { Story } from "./story.js";
import { Talking } from "./talking.js";
import { Traces } from "./traces.js";
import { NextGame } from "./waiting.js";
import { begun, say, seatBegun, seatSaid, time } from "./words.js";

const LOG = "shows-log";
const NAMELESS = "player";
const region = (id) => document.getElementById(id);
const SEATING = "PHASE_SEATING";
const CLOSED = "PHASE_CLOSED";

export async function table(app, main, id) {
  const secret = invitation(id);
  const { game } = await app.service.games("GetGame", { game: id }, secret ? { invitation: secret } : {});
  const seats = await ownSeats(app, game);
  if (seats.length && secret) forgetInvitation(id);
  return new Table(app, main, game, seats);
}

class Table {
  constructor(app, main, game, seats) {
    Object.assign(this, { app, main, begins: game, game: game.game, system: game.system });
    this.sessions = (seats.length ? seats : ["public"]).map((seat) => new Session(app, this.game, seat));
    this.rules = app.rules = rulebook(app, game.system);
    this.answering = new Set();
    this.refused = new Set();
    this.hidden = seats.length > 1;
    this.lay(game);
    this.again = new Again(app, () => this.session.now && this.show());
    this.nextGame = new NextGame(app, this.game, this.others);
    for (const session of this.sessions) this.follow(session);
    this.look(this.sessions[0]);
    this.keys = (event) => this.pressed(event);
    document.addEventListener("keydown", this.keys);
    const taker = takerIn(location.hash);
    if (taker) handOver(app, this, taker, game);
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    this.closed = true;
    this.past?.close();
    this.again.close();
    this.nextGame.close();
    this.talking?.close();
    this.choosing.close();
    for (const session of this.sessions) session.close();
  }

  lay({ title, pack, origin }) {
    const part = (tag, name, label, more = {}) => (this[name] = el(tag, { class: name, ...(label ? { "aria-label": label } : {}), ...more }));
    this.main.className = "table";
    const { stream, kind } = origin ?? {};
    region("top").append(
      el(
        "div",
        { class: "head" },
        el("h1", {}, called({ game: this.game, title, pack })),
        stream && kind === "ORIGIN_KIND_CAMPAIGN" ? link(`/g/${stream}`, say("page-its-campaign")) : null,
        part("span", "seat"),
        part("span", "tools"),
        part("span", "replays"),
        part("span", "others"),
        this.showsLog(),
        el("details", { class: "menu", name: "menus" }, el("summary", { "aria-label": say("page-more") }, "⋯"), el("div", { class: "listed" }, part("p", "elsewhere"), part("p", "actions", null, { onclick: ({ currentTarget }) => (currentTarget.closest("details").open = false) }), part("p", "more"), asking())),
      ),
    );
    this.main.append(
      el(
        "div",
        { class: "prompt" },
        part("p", "status", null, { role: "status" }),
        part("section", "choice", say("page-your-decision")),
        part("ul", "ending", null, { class: "matters ending" }),
        part("span", "undoing"),
      ),
      part("section", "boards", say("page-board")),
      part("div", "covered"),
      part("div", "then", null, { role: "status", hidden: true }),
      el(
        "div",
        { class: "side" },
        part("ul", "matters", say("page-between-the-players"), { "aria-live": "polite" }),
        part("section", "playback", say("page-what-happened-since-decided")),
        el(
          "div",
          { class: "logbook" },
          part("section", "people", say("page-who-plays")),
          part("section", "told", say("page-what-happened")),
          el("div", { class: "rest" }, part("ul", "standing", null, { class: "matters standing" }), part("details", "list"), part("details", "trust")),
        ),
      ),
    );
    this.board = new Board(this.boards, this.tools, (handle) => sideOfThing(this.begins.seats, handle));
    this.traces = new Traces(this.board);
    this.choosing = new Choosing(this.choice, this.board, {
      rules: this.rules,
      decide: (prompt, legal) => this.decided(prompt, legal),
      begun: () => this.begun(),
      title: (handle) => titleIn(this.session.panels ?? [], handle),
      explain: (...asked) => this.explained(...asked),
    });
    this.logTab = button(say("page-log"), () => this.turnTo("log"), { class: "tab log" });
    this.board.dock.append(this.logTab);
    this.boards.addEventListener("click", ({ target }) => target.closest(".tabs") && this.turnTo("board"));
  }

  // A narrow window begins with the players until all seats are taken.
  gather(gathers) {
    if (gathers === this.gathers) return;
    this.gathers = gathers;
    this.main.dataset.shows = gathers ? "log" : "board";
  }

  // A switch of the log, remembered by this browser.
  showsLog() {
    const shows = () => setting(LOG, "yes") === "yes";
    const apply = () => {
      switched.setAttribute("aria-pressed", String(shows()));
      this.main.classList.toggle("bare", !shows());
      this.talking?.mark();
    };
    const switched = (this.logSwitch = button(say("page-log"), () => (set(LOG, shows() ? "" : "yes"), apply()), { class: "plain shows-log" }));
    apply();
    return switched;
  }

  // Turns a narrow window to the log or to the board; to the board also from the log.
  turnTo(what) {
    const isLog = what === "log" && this.main.dataset.shows !== "log";
    this.main.dataset.shows = isLog ? "log" : "board";
    if (isLog) this.story.toEnd();
    this.talking.mark();
  }

  // Looks with the eyes of one of the seats that are played here.
  look(session) {
    this.session = session;
    this.board.own = sideOf(this.begins.seats, session.audience);
    this.talking?.close();
    this.past?.close();
    const log = el("div", { class: "log" });
    this.story = new Story(log, {
      game: this.game,
      seats: this.begins.seats,
      audience: session.audience,
      rules: this.rules,
      light: (events) => this.board.tellOf(events),
      look: (first, last) => {
        this.main.dataset.shows = "board";
        this.past.look(first, last);
      },
      dispute: session.isSeat ? (version) => this.dispute(version) : null,
    });
    this.talking = new Talking(this.told, { app: this.app, session, log, unread: (count) => this.logTab.classList.toggle("lights", count > 0) });
    this.story.tell(session, this.since());
    this.playback.replaceChildren();
    this.past = new Playback(this.playback, { app: this.app, session, show: () => this.draw(), isHidden: () => this.hidden });
    this.past.tell();
    if (session.now) this.show();
  }

  // Shows the board of now, or a past one, beside which the hand is that of now, with what has been done.
  draw() {
    const { panels } = this.session;
    if (!panels) return;
    const { moment } = this.past;
    this.traces.clear();
    this.story.mark(moment?.version ?? null);
    this.then.hidden = !moment || this.hidden;
    this.main.classList.toggle("past", Boolean(moment));
    if (!moment) {
      this.board.show(panels);
      tint(this.main, this.begins.seats, this.board);
      this.drawSince();
      return;
    }
    this.then.replaceChildren(el("span", { class: "happened" }, moment.said), " ", button(say("page-back-to-now"), () => this.past.skip(), { "data-now": true }));
    this.board.show([...moment.panels.filter((one) => !isHand(one)), ...panels.filter(isHand)], true);
    this.traces.draw(moment.before, moment.panels, moment.events);
  }

  // Draws what was done since the player's last decision, until the next one is begun.
  async drawSince() {
    const { session, past } = this;
    const decided = this.since();
    if (this.hidden || this.begunAt === decided || past.playing !== null) return;
    const { panels } = session;
    const since = await past.since();
    if (since && past === this.past && !past.moment && panels === session.panels && this.begunAt !== decided) {
      this.traces.draw(since.before, panels, since.events);
      if (this.board.seek()) this.traces.draw(since.before, panels, since.events);
    }
  }

  begun() {
    this.begunAt = this.since();
    this.past.ends();
    this.traces.clear();
  }

  follow(session) {
    session.addEventListener("told", () => {
      if (session !== this.session) return;
      this.story.tell(session, this.since());
      this.past?.tell();
    });
    session.addEventListener("changed", () => {
      if (session === this.session) this.show();
      this.answerAlone(session);
      this.turnOver();
      this.seatsPassed(session.now);
    });
    session.addEventListener("cheated", () => {
      this.app.alarm(session);
      if (session === this.session && session.now) this.show();
    });
    session.addEventListener("failed", ({ detail }) => this.app.failed(detail));
    session.addEventListener("ended", ({ detail }) => this.app.try(() => this.ended(detail)));
  }

  // The version of the viewing seat's last decision; later events are new to its player.
  since({ events, audience } = this.session) {
    return events.findLast(({ kernel }) => kernel?.decisionMade?.seat === audience)?.version ?? 0;
  }

  show() {
    const { session } = this;
    const { panels, snapshot } = session;
    const curtain = this.hidden;
    for (const secret of [this.boards, this.choice, this.told, this.list, this.matters, this.standing, this.undoing, this.ending]) secret.hidden = curtain;
    if (curtain) this.playback.hidden = true;
    this.draw();
    this.talking.phaseChanged();
    this.choosing.ask(session.problem || curtain || this.aloneIn(session) ? [] : (snapshot.prompts ?? []));
    this.urge();
    this.status.replaceChildren(...this.statusOf(session));
    this.matters.replaceChildren(...matters(this.app, session, (version) => this.toRoll(version)));
    this.ending.replaceChildren(...ends(this.app, session), ...this.again.items(session.now, this.own));
    this.story.settle((version) => settling(this.app, session, version));
    this.standing.replaceChildren(...standing(this.app, session));
    this.undoing.replaceChildren(...[undoing(this.app, session)].filter(Boolean));
    this.replays.replaceChildren(...this.replay(session));
    this.elsewhere.replaceChildren(...this.replay(session), this.app.otherLanguage());
    this.main.classList.toggle("seating", !panels.length);
    this.gather(session.now.phase === SEATING);
    this.actions.replaceChildren(...actions(this.app, session, (said, work) => this.confirm(said, work)));
    this.people.replaceChildren(...this.seatsOf(session));
    this.list.replaceChildren(el("summary", {}, say("page-board-as-list")), ...this.listed());
    this.showTrust();
    this.more.replaceChildren(...this.further(session));
    this.showSeats();
    const asked = (snapshot.prompts ?? []).some(({ optional }) => !optional);
    this.others.classList.toggle("calls", !asked);
    document.title = `${asked ? "● " : ""}${called(session.now)} – Kronika`;
  }

  // The status: the deciding seats, the action in progress, and since when.
  statusOf({ now, snapshot, audience }) {
    const prompts = snapshot.openPrompts ?? [];
    const isOwn = ({ seat }) => seat === audience;
    const told = ({ seat, sentence = "", openedAt, optional }) => {
      const title = `${say("page-since")} ${time(openedAt)}`;
      return seat === audience
        ? el("span", { class: optional ? "" : "mine", title }, say("page-you-decide"))
        : el("small", { title }, `${seatBegun(now, seat)}: ${sentence}`);
    };
    const waits = (now.awaited ?? [])
      .filter(({ what }) => what !== "DUE_PROMPT")
      .map(({ seat, what }) => `${say("page-waits-for")} ${seatSaid(now, seat)} (${duesSaid(what)})`);
    const over = snapshot.outcome ? [say("page-game-is-over")] : [];
    const doing = snapshot.doing ? [el("strong", {}, snapshot.doing)] : [];
    const parts = [...over, ...prompts.filter(isOwn).map(told), ...doing, ...prompts.filter((one) => !isOwn(one)).map(told), ...waits];
    return (parts.length ? parts : [`${say("page-the-game")} ${phaseSaid(now.phase)}.`]).flatMap((one, at) => (at ? [" · ", one] : [one]));
  }

  seatsOf({ now }) {
    const free = now.phase === SEATING;
    const mayEnter = ({ seat }) => !now.locked || now.invited?.includes(seat) || invitation(this.game);
    return [
      el("h2", {}, say("page-who-plays")),
      el(
        "ul",
        {},
        (now.seats ?? []).map((one) => {
          return el(
            "li",
            {},
            sideMark(sideOf(now.seats, one.seat)),
            this.isMine(one.seat) ? this.ownSaid(one) : holder(one),
            " ",
            one.signs ? (free ? printOf(one) : null) : one.held && !one.bot ? el("small", {}, say("page-plays-unsigned")) : null,
            one.held || this.isMine(one.seat) || !mayEnter(one)
              ? null
              : [
                  button(say("page-sit-down"), () => this.sit(one.seat), { "data-seat": one.seat }),
                  button(say("page-let-bot-play"), () => this.seatBot(one.seat), { class: "plain", "data-bot": one.seat }),
                ],
          );
        }),
      ),
      this.session.isSeat ? null : el("p", {}, wanting(this.app, this, now)),
      limitSaid(now) ? el("p", { class: "aside" }, limitSaid(now)) : null,
      free && this.session.isSeat ? invite(this.app, this.session) : null,
      free ? invitations(this.app, this.session) : null,
    ].filter(Boolean);
  }

  // A seat that is played here, with the player's name if that is the player's own.
  ownSaid({ seat, title, name }) {
    const isNamed = name && ![NAMELESS, say("page-player")].includes(name);
    return [`${begun(title || seat)}: ${isNamed ? `${name}, ` : ""}`, el("strong", {}, say("page-you-here"))];
  }

  // The seats that are played here.
  get own() {
    return this.sessions.filter(({ isSeat }) => isSeat).map(({ audience }) => audience);
  }

  isMine(seat) {
    return this.sessions.some(({ audience }) => audience === seat);
  }

  // By who has made the game; to others the service says so.
  seatBot(seat) {
    return this.app.try(async () => {
      await this.app.service.games("InviteBot", { game: this.game, seat });
      this.session.refreshSoon();
    });
  }

  sit(seat) {
    return this.app.try(async () => {
      await takeSeat(this.app, { game: this.game, system: this.system }, seat, invitation(this.game));
      await this.app.show();
    });
  }

  // Before the first decision the player is urged to save the key, as browsers forget.
  urge() {
    const { wallet } = this.app;
    if (wallet.isExported || this.urged || !this.session.isSeat || !(this.session.snapshot.prompts ?? []).length) return;
    const later = say("page-later");
    const said = el(
      "div",
      { class: "notice urge" },
      el("p", {}, say("page-seat-depends-on-key")),
      button(say("page-save-the-key"), () => this.app.try(() => exportKey(this.app)).then(() => said.remove())),
      button("×", () => said.remove(), { class: "plain", "aria-label": later, title: later }),
    );
    this.urged = true;
    region("notices").append(said);
  }

  listed() {
    return this.board.listed().flatMap(({ title, names }) => [el("h3", {}, title), el("ul", {}, names.map((name) => el("li", {}, name)))]);
  }

  showTrust() {
    const { problem, wholeLog } = this.session;
    const log = wholeLog ?? this.session.log;
    if (problem) this.app.alarm(this.session);
    if (!log.version) return;
    const { rolls, draws, signatures } = log.counts;
    this.trust.replaceChildren(
      el("summary", {}, say("page-checked-here-events", { count: log.version })),
      el("p", {}, say("page-browser-verified-rolls-draws-signatures", { rolls, draws, signatures })),
      wholeLog ? el("p", {}, say("page-game-open-everything-checked-all")) : "",
      el("p", {}, say("page-head-is"), el("code", {}, log.head)),
      ...(this.session.now.seats ?? []).filter(({ signs }) => signs).map((one) => el("p", {}, holder(one), " ", printOf(one))),
      ...[notes(log)].filter(Boolean),
    );
  }

  replay({ now: { version }, audience }) {
    const as = audience === "public" ? "" : `?as=${audience}`;
    return version ? [link(`/g/${this.game}/${version}${as}`, "▶ ", el("span", { class: "words" }, say("page-replay")))] : [];
  }

  further({ now, audience }) {
    const whole = now.phase === CLOSED;
    return [
      now.phase === SEATING ? null : invitations(this.app, this.session),
      button(say("page-save-as-file"), () => this.app.try(() => this.exported(whole ? "referee" : audience)), { class: "plain" }),
      button(say("page-copy-notation"), () => this.app.try(() => this.noted(whole ? "referee" : audience)), { class: "plain" }),
      ...(this.session.isSeat ? wanting(this.app, this, now) : []),
      now.phase === SEATING && this.session.isSeat
        ? button(say("page-leave-the-seat"), () => this.confirm(say("page-leave-your-seat"), () => this.leave()), { class: "plain" })
        : null,
    ].filter(Boolean);
  }

  // A seat that was handed over to this player, or away from him, changes what he sees.
  async seatsPassed(now) {
    const held = await ownSeats(this.app, now);
    if (this.closed || held.join() === this.own.join()) return;
    this.closed = true;
    await this.app.show();
  }

  // Nothing more comes, as where the seat is another's now.
  async ended({ sentence }) {
    const { game } = await this.app.service.games("GetGame", { game: this.game });
    await this.seatsPassed(game);
    if (!this.closed) this.app.failed(new Error(sentence));
  }

  leave() {
    const { app, game, session } = this;
    return app.try(async () => {
      await app.service.games("LeaveSeat", { game, seat: session.audience });
      app.wallet.leftSeat(game, session.audience);
      await app.show();
    });
  }

  async exported(audience) {
    save(`${this.game}.jsonl`, await this.session.exported(audience));
  }

  // Copies the game so far in notation, or shows it where the browser lets nobody copy.
  async noted(audience) {
    const { notation } = await this.app.service.games("GetNotation", { game: this.game, audience });
    const copied = await navigator.clipboard?.writeText(notation).then(() => true, () => false);
    const shown = el("textarea", { readonly: true, rows: 8, "aria-label": say("page-notation"), hidden: copied }, notation);
    const close = button(say("page-close"), () => notice.remove(), { class: "plain" });
    const notice = el("div", { class: "notice", role: "status", "data-notation": true }, el("p", {}, copied ? say("page-notation-copied") : say("page-notation-to-copy")), shown, close);
    this.more.closest("details")?.removeAttribute("open");
    region("notices").append(notice);
    (copied ? close : shown).focus();
    shown.select();
  }

  // --- deciding

  decided(prompt, legal) {
    this.past?.decides();
    return this.app.try(() => this.session.decide(prompt.prompt, legal.decision));
  }

  // Shows why none of these things can be chosen after a path, or what is asked instead. Returns whether a rule says why.
  async explained(prompt, path, handles, isStill) {
    const { session } = this;
    const { game, audience: seat } = session;
    let asked = "";
    for (const handle of handles) {
      const request = { game, seat, prompt, handles: [...path, handle] };
      const told = await this.app.service.games("ExplainHandle", request).catch(() => ({}));
      if (session.closed || session !== this.session || this.hidden || !isStill()) return true;
      if (told.rule) {
        this.app.failed(new Refused(told.sentence, told));
        return true;
      }
      asked ||= told.asked ?? "";
    }
    if (asked && !path.length) this.app.failed(new Refused(asked));
    return false;
  }

  // The only answer, unless it would reveal something or the player wants to be asked: always, or since
  // an undo. Asks after a refusal.
  aloneIn(session) {
    const only = onlyAnswer(session.snapshot.prompts);
    const asks = setting(ASKS_ALL, "") === "yes" || session.problem || this.doubts(session);
    return only && !asks && !this.refused.has(only.prompt.prompt) ? only : null;
  }

  async answerAlone(session) {
    const only = this.aloneIn(session);
    const isBehind = session.version < (session.snapshot.version ?? 0);
    if (!only || isBehind || this.answering.has(only.prompt.prompt)) return;
    const { prompt } = only.prompt;
    this.answering.add(prompt);
    if (!(await this.app.try(() => session.decide(prompt, only.legal.decision)))) this.refused.add(prompt);
    this.answering.delete(prompt);
    session.refreshSoon();
  }

  // Whether something was taken back since the player's last decision.
  doubts(session) {
    const since = this.since(session);
    return session.events.some(({ version, kernel }) => version > since && kernel?.undone);
  }

  // Leads to the line of a roll in the log.
  toRoll(version) {
    if (this.main.matches(".bare")) this.logSwitch.click();
    this.main.dataset.shows = "log";
    this.talking.tabs.open("log");
    this.story.unfold(version);
  }

  dispute(version) {
    const { session } = this;
    const reason = el("input", { id: "reason", maxlength: 500 });
    const send = () =>
      this.app.try(async () => {
        await session.request("DisputeRoll", { version, reason: reason.value.trim() });
        form.remove();
      });
    const form = el(
      "div",
      { class: "notice" },
      el("label", { for: "reason" }, say("page-why-dispute-roll", { version })),
      reason,
      button(say("page-dispute-it"), send),
      button(say("page-leave-it"), () => form.remove(), { class: "plain" }),
    );
    (this.story.unfold(version) ?? region("notices")).append(form);
    reason.focus();
  }

  confirm(said, work) {
    const form = el(
      "div",
      { class: "notice", role: "alert" },
      el("p", {}, said),
      button(say("page-yes"), () => (form.remove(), work()), { "data-yes": true }),
      button(say("page-no"), () => form.remove(), { class: "plain" }),
    );
    region("notices").append(form);
    form.querySelector("button").focus();
  }

  // --- two on one screen

  showSeats() {
    if (this.sessions.length < 2) return;
    const switches = this.sessions.map((session) =>
      button(seatBegun(this.session.now, session.audience), () => this.handTo(session), { "aria-pressed": String(session === this.session && !this.hidden) }),
    );
    this.seat.replaceChildren(say("page-show-as"), ...switches);
    const behind = this.hidden ? this.session : null;
    if (behind === this.behind) return;
    this.behind = behind;
    this.covered.replaceChildren(...(behind ? [this.curtain(behind)] : []));
  }

  curtain(session) {
    const named = seatSaid(session.now, session.audience);
    return el(
      "div",
      { class: "curtain" },
      el("p", {}, say("page-next-hand-over-screen", { seat: named })),
      button(say("page-i-play", { seat: named }), () => this.handTo(session), { class: "make", "data-hand": session.audience }),
    );
  }

  handTo(session) {
    this.hidden = false;
    if (session === this.session) {
      this.choosing.known = "";
      this.show();
      this.past.tell();
    } else this.look(session);
  }

  // Where another of the seats played here is asked, the screen is covered until its player looks.
  turnOver() {
    if (this.sessions.length < 2 || !this.session.snapshot) return;
    const asked = (session) => (session.snapshot?.prompts ?? []).some(({ optional }) => !optional);
    const next = this.sessions.find(asked);
    if (asked(this.session) || !next) return;
    this.hidden = true;
    this.look(next);
  }

  // Escape takes back a half-made choice; other keys move and zoom the board.
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key !== "Escape") {
      if (this.board.key(event)) event.preventDefault();
    } else if (this.choosing.back()) event.preventDefault();
    else if (this.board.opened) this.board.open(null);
  }
}

// The fingerprint of the key of the player in a seat.
function printOf({ player }) {
  const print = el("code");
  fingerprintOf(hexOf(player)).then((said) => (print.textContent = said), () => {});
  return print;
}

const duesSaid = (what) =>
  ({
    DUE_SEAT: say("page-due-seat"),
    DUE_COMMIT: say("page-due-commit"),
    DUE_REVEAL: say("page-due-reveal"),
    DUE_EPOCH: say("page-due-epoch"),
    DUE_CONFIRM: say("page-due-confirm"),
    DUE_UNDO: say("page-due-undo"),
    DUE_DRAW: say("page-due-draw"),
    DUE_HANDOVER: say("page-due-handover"),
    DUE_LIMIT: say("page-due-limit"),
  })[what] ?? "";

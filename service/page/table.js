// A game that is played or watched: the board and panels, the choice of a decision, what lies between the
// players, who sits where, and what has happened.

import { Board } from "./board.js";
import { hex, hexOf } from "./bytes.js";
import { Choosing } from "./choosing.js";
import { notes } from "./checking.js";
import { button, el, link, save } from "./dom.js";
import { fingerprintOf, forgetInvitation, invitation, random, setting } from "./identity.js";
import { called, holder, phaseSaid } from "./lobby.js";
import { actions, matters } from "./matters.js";
import { ASKS_ALL, exportKey } from "./own.js";
import { handOver, takerIn, wanting } from "./handing.js";
import { invitations, invite } from "./inviting.js";
import { Playback } from "./playback.js";
import { onlyAnswer } from "./pointing.js";
import { rulebook } from "./rulebook.js";
import { Session, ownSeats, takeSeat } from "./session.js";
import { Story } from "./story.js";
import { say, time } from "./words.js";

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
    Object.assign(this, { app, main, game: game.game, system: game.system });
    this.sessions = (seats.length ? seats : ["public"]).map((seat) => new Session(app, this.game, seat));
    this.rules = app.rules = rulebook(app, game.system);
    this.answering = new Set();
    this.refused = new Set();
    this.hidden = seats.length > 1;
    this.lay(game);
    for (const session of this.sessions) this.follow(session);
    this.look(this.sessions[0]);
    this.keys = (event) => this.pressed(event);
    document.addEventListener("keydown", this.keys);
    const taker = takerIn(location.hash);
    if (taker) handOver(app, this, taker);
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    this.closed = true;
    this.past?.close();
    for (const session of this.sessions) session.close();
  }

  lay({ title, pack, origin }) {
    const part = (tag, name, label, more = {}) => (this[name] = el(tag, { class: name, ...(label ? { "aria-label": label } : {}), ...more }));
    this.main.className = "table";
    const { stream, kind } = origin ?? {};
    this.main.append(
      el(
        "div",
        { class: "head" },
        el("h1", {}, called({ game: this.game, title, pack })),
        stream && kind === "ORIGIN_KIND_CAMPAIGN" ? link(`/g/${stream}`, say("Its campaign", "Její kampaň")) : null,
        part("p", "status", null, { role: "status" }),
        part("div", "seat", null),
      ),
      part("section", "boards", say("Board", "Deska")),
      el(
        "div",
        { class: "side" },
        part("section", "playback", say("What happened since you decided", "Co se stalo od vašeho rozhodnutí")),
        part("section", "choice", say("Your decision", "Vaše rozhodnutí")),
        part("div", "covered"),
        part("ul", "matters", say("Between the players", "Mezi hráči"), { "aria-live": "polite" }),
        part("p", "actions"),
        part("section", "people", say("Who plays", "Kdo hraje")),
        part("section", "told", say("What happened", "Co se stalo")),
        part("details", "list"),
        part("details", "trust"),
        part("p", "more"),
      ),
    );
    this.board = new Board(this.boards);
    this.choosing = new Choosing(this.choice, this.board, this.rules, (prompt, legal) => this.decided(prompt, legal));
  }

  // Looks with the eyes of one of the seats that are played here.
  look(session) {
    this.session = session;
    this.told.replaceChildren(el("h2", {}, say("What happened", "Co se stalo")));
    const dispute = session.isSeat ? (version) => this.dispute(version) : null;
    this.story = new Story(this.told, { game: this.game, audience: session.audience, rules: this.rules, dispute });
    this.story.tell(session, this.since());
    this.past?.close();
    this.playback.replaceChildren();
    this.past = session.isSeat ? this.playsBack(session, dispute) : null;
    this.past?.tell();
    if (session.now) this.show();
  }

  // Plays back the events since the player's last decision on the board.
  playsBack(session, dispute) {
    const show = (panels) => this.board.show(panels ?? session.panels);
    return new Playback(this.playback, { app: this.app, session, rules: this.rules, show, dispute });
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
    for (const secret of [this.boards, this.choice, this.told, this.list]) secret.hidden = curtain;
    if (curtain) this.playback.hidden = true;
    this.board.show(this.past?.panels ?? panels);
    this.choosing.ask(session.problem || curtain || this.aloneIn(session) ? [] : (snapshot.prompts ?? []));
    this.urge();
    this.status.replaceChildren(...this.statusOf(session));
    this.matters.replaceChildren(...matters(this.app, session));
    this.actions.replaceChildren(...actions(this.app, session, (said, work) => this.confirm(said, work)));
    this.people.replaceChildren(...this.seatsOf(session));
    this.list.replaceChildren(el("summary", {}, say("The board as a list", "Deska jako seznam")), ...this.listed());
    this.showTrust();
    this.more.replaceChildren(...this.further(session));
    this.showSeats();
    const asked = (snapshot.prompts ?? []).some(({ optional }) => !optional);
    document.title = `${asked ? "● " : ""}${called(session.now)} – Kronika`;
  }

  // The status: the deciding seats, the action in progress, and since when.
  statusOf({ now, snapshot, audience }) {
    const asked = (snapshot.openPrompts ?? []).map(({ seat, sentence = "", openedAt, optional }) => {
      const whose = seat === audience ? say("You decide", "Jste na řadě") : `${seat}`;
      return el(
        "span",
        { class: seat === audience && !optional ? "mine" : "" },
        `${whose}${seat === audience ? "" : `: ${sentence}`} `,
        el("small", {}, `${say("since", "od")} ${time(openedAt)}`),
      );
    });
    const waits = (now.awaited ?? [])
      .filter(({ what }) => what !== "DUE_PROMPT")
      .map(({ seat, what }) => `${say("waits for", "čeká na")} ${seat} (${duesSaid(what)})`);
    const over = snapshot.outcome ? [say("The game is over.", "Hra skončila.")] : [];
    const doing = snapshot.doing ? [el("strong", {}, snapshot.doing)] : [];
    const parts = [...over, ...doing, ...asked, ...waits];
    return (parts.length ? parts : [`${say("The game", "Hra")} ${phaseSaid(now.phase)}.`]).flatMap((one, at) => (at ? [" · ", one] : [one]));
  }

  seatsOf({ now }) {
    const free = now.phase === SEATING;
    return [
      el("h2", {}, say("Who plays", "Kdo hraje")),
      el(
        "ul",
        {},
        (now.seats ?? []).map((one) => {
          const print = el("code");
          if (one.signs) fingerprintOf(hexOf(one.player)).then((said) => (print.textContent = said), () => {});
          return el(
            "li",
            {},
            holder(one),
            " ",
            one.signs ? print : one.held && !one.bot ? el("small", {}, say("plays unsigned", "hraje bez podpisu")) : null,
            one.held || this.isMine(one.seat)
              ? null
              : [
                  button(say("Sit down", "Posadit se"), () => this.sit(one.seat), { "data-seat": one.seat }),
                  button(say("Let a bot play", "Ať hraje bot"), () => this.seatBot(one.seat), { class: "plain", "data-bot": one.seat }),
                ],
            wanting(this.app, this, one, now.phase),
          );
        }),
      ),
      free && this.session.isSeat ? invite(this.app, this.session) : null,
      invitations(this.app, this.session),
    ].filter(Boolean);
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
    const said = el(
      "div",
      { class: "notice urge" },
      el("p", {}, say("Your seat depends on a key that is only in this browser. Save it before you play: browsers forget.", "Vaše místo závisí na klíči, který je jen v tomto prohlížeči. Uložte si ho, než začnete: prohlížeče zapomínají.")),
      button(say("Save the key", "Uložit klíč"), () => this.app.try(() => exportKey(this.app)).then(() => said.remove())),
      button(say("Later", "Později"), () => said.remove(), { class: "plain" }),
    );
    this.urged = true;
    this.status.after(said);
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
      el("summary", {}, say(`Checked here: ${log.version} events`, `Ověřeno zde: ${log.version} událostí`)),
      el("p", {}, say(`This browser verified ${rolls} rolls, ${draws} draws and ${signatures} signatures.`, `Tento prohlížeč ověřil hody (${rolls}), tahy (${draws}) a podpisy (${signatures}).`)),
      wholeLog ? el("p", {}, say("The game is open: everything was checked, for all seats.", "Hra je otevřená: ověřeno je vše, pro všechna místa.")) : "",
      el("p", {}, say("Head: ", "Otisk: "), el("code", {}, log.head)),
      ...[notes(log)].filter(Boolean),
    );
  }

  further({ now, audience }) {
    const as = audience === "public" ? "" : `?as=${audience}`;
    const version = now.version ?? 0;
    const whole = now.phase === CLOSED;
    return [
      version ? link(`/g/${this.game}/${version}${as}`, say("Replay", "Přehrát")) : null,
      " ",
      button(say("Save as a file", "Uložit jako soubor"), () => this.app.try(() => this.exported(whole ? "referee" : audience)), { class: "plain" }),
      now.phase === SEATING && this.session.isSeat
        ? button(say("Leave the seat", "Opustit místo"), () => this.confirm(say("Leave your seat?", "Opravdu opustit místo?"), () => this.leave()), { class: "plain" })
        : null,
      whole ? button(say("Rematch", "Odveta"), () => this.app.try(() => this.rematch(now)), { class: "plain" }) : null,
    ].filter(Boolean);
  }

  // A seat that was handed over to this player, or away from him, changes what he sees.
  async seatsPassed(now) {
    const held = await ownSeats(this.app, now);
    const here = this.sessions.filter(({ isSeat }) => isSeat).map(({ audience }) => audience);
    if (this.closed || held.join() === here.join()) return;
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

  // Creates the same game again, with the same seats.
  async rematch({ pack, scenario, options, choices, seats }) {
    const bots = seats.filter(({ bot }) => bot).map(({ seat, bot }) => ({ seat, bot: bot.bot }));
    const request = { pack: pack.name, scenario, options, choices, bots, seats: seats.map(({ seat }) => seat), requestId: hex(random(12)) };
    const { game } = await this.app.service.games("CreateGame", request);
    for (const { audience, isSeat } of this.sessions) if (isSeat) await takeSeat(this.app, game, audience);
    this.app.go(`/g/${game.game}`);
  }

  // --- deciding

  decided(prompt, legal) {
    this.past?.decides();
    return this.app.try(() => this.session.decide(prompt.prompt, legal.decision));
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
    if (!only || this.answering.has(only.prompt.prompt)) return;
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

  dispute(version) {
    const reason = el("input", { id: "reason", maxlength: 500 });
    const send = () =>
      this.app.try(async () => {
        await this.session.request("DisputeRoll", { version, reason: reason.value.trim() });
        form.remove();
      });
    const form = el(
      "div",
      { class: "notice" },
      el("label", { for: "reason" }, say(`Why do you dispute the roll at version ${version}? `, `Proč napadáte hod ve verzi ${version}? `)),
      reason,
      button(say("Dispute it", "Napadnout"), send),
      button(say("Leave it", "Nechat být"), () => form.remove(), { class: "plain" }),
    );
    this.choice.before(form);
    reason.focus();
  }

  confirm(said, work) {
    const form = el(
      "div",
      { class: "notice", role: "alert" },
      el("p", {}, said),
      button(say("Yes", "Ano"), () => (form.remove(), work()), { "data-yes": true }),
      button(say("No", "Ne"), () => form.remove(), { class: "plain" }),
    );
    this.choice.before(form);
    form.querySelector("button").focus();
  }

  // --- two on one screen

  showSeats() {
    if (this.sessions.length < 2) return;
    const switches = this.sessions.map((session) =>
      button(session.audience, () => this.handTo(session), { "aria-pressed": String(session === this.session && !this.hidden) }),
    );
    this.seat.replaceChildren(say("Show as ", "Pohled: "), ...switches);
    const behind = this.hidden ? this.session : null;
    if (behind === this.behind) return;
    this.behind = behind;
    this.covered.replaceChildren(...(behind ? [this.curtain(behind)] : []));
  }

  curtain(session) {
    return el(
      "div",
      { class: "curtain" },
      el("p", {}, say(`${session.audience} decides. Hand over the screen.`, `Na řadě je ${session.audience}. Předejte obrazovku.`)),
      button(say(`I am ${session.audience}`, `Jsem ${session.audience}`), () => this.handTo(session), { class: "make", "data-hand": session.audience }),
    );
  }

  handTo(session) {
    this.hidden = false;
    if (session === this.session) {
      this.choosing.known = "";
      this.show();
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

  // Escape takes back a half-made choice.
  pressed(event) {
    if (event.key === "Escape" && !document.querySelector("dialog[open]") && this.choosing.back()) event.preventDefault();
  }
}

const duesSaid = (what) =>
  ({
    DUE_SEAT: say("to be taken", "má být obsazeno"),
    DUE_COMMIT: say("to commit to its entropy", "zavázat se k entropii"),
    DUE_REVEAL: say("to reveal its entropy", "odhalit entropii"),
    DUE_EPOCH: say("to agree to a new epoch", "souhlasit s novou epochou"),
    DUE_CONFIRM: say("to confirm the end", "potvrdit konec"),
    DUE_UNDO: say("to answer a request to undo", "odpovědět na žádost o vrácení"),
    DUE_DRAW: say("to answer an offer of a draw", "odpovědět na nabídku remízy"),
    DUE_HANDOVER: say("to answer a player who asks for a seat", "odpovědět hráči, který žádá o místo"),
    DUE_LIMIT: say("to answer a request about the reply limit", "odpovědět na žádost o lhůtu"),
  })[what] ?? "";

// Shows past moments on the board: the steps since the player's last decision, played back or one by one, and the
// moment of a line of the log. This browser remembers the position per game and seat, and the speed.

import { button, el } from "./dom.js";
import { set, setting } from "./identity.js";
import { HEADINGS } from "./story.js";
import { say } from "./words.js";

const PACES = { off: 0, slow: 2800, usual: 1400, fast: 600 };
const LEAST = 400;
const WHOLE = 15_000;
const AHEAD = 2;
const KEPT = 40;
const SPEED = "playback-speed";
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Playback {
  // `show` is called when `moment` has changed: the panels that are shown, those before them, and the events between,
  // in words too; null: the board is that of now. `isHidden`: whether the screen is covered for another player.
  constructor(where, { app, session, show, isHidden }) {
    Object.assign(this, { where, app, session, show, isHidden });
    this.steps = [];
    this.moment = null;
    this.drawn = new Map();
    this.playing = null;
    this.at = 0;
    this.name = `seen.${session.game}.${session.audience}`;
    this.seen = Number(setting(this.name, "-1"));
  }

  // The version of the last decision of the seat.
  decided() {
    const { events, audience } = this.session;
    return events.findLast(({ kernel }) => kernel?.decisionMade?.seat === audience)?.version ?? 0;
  }

  // The steps after a version: the events of one transaction are one. Without what was undone, the player's own decisions, and
  // headings.
  after(since) {
    let told = [];
    for (const event of this.session.events.slice(since)) {
      const { kernel, sentence, kind } = event;
      if (kernel?.undone) told = told.filter(({ version }) => version <= (kernel.undone.to ?? 0));
      if (sentence && !HEADINGS[kind] && kernel?.decisionMade?.seat !== this.session.audience) told.push(event);
    }
    const steps = [];
    for (const { version, tx, sentence, check } of told) {
      const last = steps.at(-1);
      if (last && last.tx === tx) Object.assign(last, { version, said: check ? `${last.said} ${sentence}` : last.said });
      else steps.push({ first: version, version, tx, said: sentence });
    }
    return steps;
  }

  close() {
    this.pause();
    this.closed = true;
  }

  // Takes in new events, and begins to play them if the player wants that. An answer given automatically does not count
  // as a decision of the player, so events before it are played too.
  tell() {
    const decided = this.decided();
    const seen = this.seen < 0 ? decided : this.seen;
    const here = this.steps[this.at - 1]?.version;
    this.steps = this.after(Math.min(seen, decided, this.from ?? decided));
    const found = this.steps.findIndex(({ version }) => version > (this.moment ? here : seen));
    this.at = found < 0 || (this.isFresh && !this.moment) ? this.steps.length : found;
    this.lay();
    if (PACES[this.speed] && this.isBehind && !this.moment && this.playing === null && !document.hidden && !this.isHidden()) this.play();
  }

  // A player who has neither decided nor watched anything yet begins with the board of now.
  get isFresh() {
    return this.seen < 0 && !this.decided();
  }

  get speed() {
    const chosen = setting(SPEED, still() ? "off" : "usual");
    return Object.hasOwn(PACES, chosen) ? chosen : "usual";
  }

  get isBehind() {
    return this.at < this.steps.length;
  }

  // The player has seen everything before a decision made by hand: playback restarts after it.
  decides() {
    this.pause();
    this.see(this.session.version);
    this.steps = [];
    this.at = 0;
    this.now();
  }

  see(version) {
    if (version <= this.seen) return;
    this.seen = version;
    set(this.name, String(version));
  }

  // --- the controls

  play() {
    this.pause();
    if (!this.isBehind) this.at = 0;
    this.playing = setInterval(() => (document.hidden ? null : this.step(1)), this.pace);
    this.step(1);
  }

  // Milliseconds a step: faster where there is much to tell.
  get pace() {
    const pace = PACES[this.speed] || PACES.usual;
    return Math.max(Math.min(LEAST, pace), Math.min(pace, WHOLE / (this.steps.length - this.at || 1)));
  }

  pause() {
    clearInterval(this.playing);
    this.playing = null;
  }

  // One step on or back. After the last one the board is that of now.
  step(by) {
    if (this.playing !== null && by > 0 && !this.isBehind) return this.skip();
    this.at = Math.min(Math.max(this.at + by, 1), this.steps.length);
    const shown = this.steps[this.at - 1];
    if (!shown) return this.skip();
    this.see(shown.version);
    this.lay();
    return this.draw(shown);
  }

  // Shows what was done from one version to another, from where the steps go on.
  look(first, version) {
    this.pause();
    if (!this.steps.some((one) => one.version === version)) {
      this.from = version - 1;
      this.steps = this.after(this.from);
    }
    this.at = this.steps.findIndex((one) => one.version >= version) + 1 || this.steps.length;
    const said = this.session.events.slice(first - 1, version).filter(({ sentence, check }, at) => sentence && (check || !at));
    return this.draw({ first, version, said: said.map(({ sentence }) => sentence).join(" ") });
  }

  skip() {
    this.see(this.session.version);
    this.now();
  }

  // Ends what is played back, as the player acts on the board of now.
  ends() {
    if (this.moment || this.asked || this.playing !== null) this.skip();
  }

  // Back to the board of now.
  now() {
    this.pause();
    this.moment = null;
    this.asked = null;
    if (this.from !== undefined) {
      this.from = undefined;
      this.steps = this.after(Math.min(this.seen < 0 ? this.decided() : this.seen, this.decided()));
    }
    this.at = this.steps.length;
    this.lay();
    this.show();
  }

  async draw({ first, version, said }) {
    const asked = (this.asked = {});
    const [before, panels] = await Promise.all([this.drawing(first - 1), this.drawing(version)]).catch(() => []);
    if (this.closed || this.asked !== asked || !panels) return;
    this.moment = { version, said, panels, before, events: this.session.events.slice(first - 1, version) };
    this.lay();
    this.show();
    for (const next of this.steps.slice(this.at, this.at + AHEAD))
      for (const wanted of [next.first - 1, next.version]) this.drawing(wanted).catch(() => {});
  }

  // The events since the player's last decision, with the panels before them, or null.
  async since() {
    const decided = this.decided();
    const events = decided ? this.session.events.slice(decided) : [];
    return events.length ? { before: await this.drawing(decided).catch(() => null), events } : null;
  }

  drawing(version) {
    if (!this.drawn.has(version)) {
      if (this.drawn.size >= KEPT) this.drawn.delete(this.drawn.keys().next().value);
      const { game, audience } = this.session;
      const asked = version < 1 ? Promise.resolve([]) : this.app.service.games("GetDrawing", { game, audience, version }).then(({ panels = [] }) => panels);
      asked.catch(() => this.drawn.delete(version));
      this.drawn.set(version, asked);
    }
    return this.drawn.get(version);
  }

  // --- what is to be seen of it

  lay() {
    const { steps, at } = this;
    this.where.hidden = this.isHidden();
    this.where.classList.toggle("behind", this.isBehind || this.moment !== null);
    this.where.classList.toggle("idle", !steps.length);
    const kept = document.activeElement?.dataset?.playback;
    const tool = (name, label, said, work, disabled = false) =>
      button(label, work, { "data-playback": name, "aria-label": said, title: said, disabled });
    const playing = this.playing !== null;
    const names = { off: say("page-playback-off"), slow: say("page-playback-slow"), usual: say("page-playback-usual"), fast: say("page-playback-fast") };
    const changed = ({ target }) => {
      set(SPEED, target.value);
      if (playing) this.play();
    };
    const speed = el(
      "select",
      { id: "plays-back", "aria-label": say("page-plays-automatically"), title: say("page-plays-automatically"), "data-playback": "speed", onchange: changed },
      Object.keys(PACES).map((one) => el("option", { value: one, selected: one === this.speed }, names[one])),
    );
    this.where.replaceChildren(
      el("h2", {}, el("span", { class: "unseen" }, this.decided() ? say("page-since-you-decided") : say("page-so-far")), " ", el("small", {}, `${at} / ${steps.length}`)),
      el(
        "p",
        { class: "controls" },
        tool("back", "◂", say("page-one-step-back"), () => (this.pause(), this.step(-1)), at <= 1),
        playing
          ? tool("play", "❚❚", say("page-playback-pause"), () => (this.pause(), this.lay()))
          : tool("play", "▶", this.isBehind ? say("page-playback-play") : say("page-play-again"), () => this.play(), !steps.length),
        tool("step", "▸", say("page-one-step-forward"), () => (this.pause(), this.step(1)), !this.isBehind),
        tool("skip", "▸▸", say("page-skip-current-board"), () => this.skip(), !this.isBehind && !this.moment),
        speed,
      ),
    );
    if (kept) this.where.querySelector(`[data-playback="${kept}"]:enabled`)?.focus({ preventScroll: true });
  }
}

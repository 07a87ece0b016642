// Plays back the steps since the player's last decision on the board: play, pause, one step, skip.
// This browser remembers the position per game and seat.

import { button, el } from "./dom.js";
import { set, setting } from "./identity.js";
import { shown as checked } from "./story.js";
import { say } from "./words.js";

const PACE = { usual: 1400, least: 500, whole: 15_000 };
const AHEAD = 2;
const KEPT = 40;
const BY_ITSELF = "plays-back";
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Playback {
  // `show` is called with the panels of a step, or null for the current ones; `dispute` with a version.
  constructor(where, { app, session, rules, show, dispute }) {
    Object.assign(this, { where, app, session, rules, show, dispute });
    this.steps = [];
    this.panels = null;
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

  // The events in effect after a version, without undone ones and the player's own decisions.
  after(since) {
    let told = [];
    for (const event of this.session.events.slice(since)) {
      const { kernel, sentence } = event;
      if (kernel?.undone) told = told.filter(({ version }) => version <= (kernel.undone.to ?? 0));
      if (sentence && kernel?.decisionMade?.seat !== this.session.audience) told.push(event);
    }
    return told;
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
    this.steps = this.after(Math.min(seen, decided));
    const found = this.steps.findIndex(({ version }) => version > (this.panels ? here : seen));
    this.at = found < 0 || this.isFresh ? this.steps.length : found;
    this.lay();
    if (this.byItself && this.isBehind && !this.playing && !document.hidden) this.play();
  }

  // A player who has neither decided nor watched anything yet begins with the board of now.
  get isFresh() {
    return this.seen < 0 && !this.decided();
  }

  get byItself() {
    return setting(BY_ITSELF, still() ? "" : "yes") === "yes";
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
    return Math.max(PACE.least, Math.min(PACE.usual, PACE.whole / (this.steps.length - this.at || 1)));
  }

  pause() {
    clearInterval(this.playing);
    this.playing = null;
  }

  // One step on or back. After the last one the board is that of now.
  step(by) {
    this.at = Math.min(Math.max(this.at + by, 1), this.steps.length);
    const shown = this.steps[this.at - 1];
    if (!shown) return this.skip();
    this.see(shown.version);
    if (!this.isBehind) this.pause();
    this.lay();
    return this.draw(shown.version);
  }

  skip() {
    this.pause();
    this.at = this.steps.length;
    this.see(this.session.version);
    this.now();
  }

  // Back to the board of now.
  now() {
    this.panels = null;
    this.lay();
    this.show(null);
  }

  async draw(version) {
    const panels = await this.drawing(version).catch(() => null);
    if (this.closed || this.steps[this.at - 1]?.version !== version || !panels) return;
    this.panels = this.isBehind || this.at < this.steps.length ? panels : null;
    this.show(this.panels);
    for (const { version: next } of this.steps.slice(this.at, this.at + AHEAD)) this.drawing(next).catch(() => {});
  }

  drawing(version) {
    if (!this.drawn.has(version)) {
      if (this.drawn.size >= KEPT) this.drawn.delete(this.drawn.keys().next().value);
      const { game, audience } = this.session;
      const asked = this.app.service.games("GetDrawing", { game, audience, version }).then(({ panels = [] }) => panels);
      asked.catch(() => this.drawn.delete(version));
      this.drawn.set(version, asked);
    }
    return this.drawn.get(version);
  }

  // --- what is to be seen of it

  lay() {
    const { steps, at } = this;
    this.where.hidden = !steps.length;
    if (!steps.length) return this.where.replaceChildren();
    const kept = document.activeElement?.dataset?.playback;
    const tool = (name, label, said, work, disabled = false) =>
      button(label, work, { "data-playback": name, "aria-label": said, title: said, disabled });
    const playing = this.playing !== null;
    const itself = el("input", { type: "checkbox", id: "plays-back", checked: this.byItself, "data-playback": "itself" });
    itself.addEventListener("change", () => {
      set(BY_ITSELF, itself.checked ? "yes" : "no");
      if (!itself.checked) this.pause();
      this.lay();
    });
    const shown = at && (this.panels || playing || this.seen >= steps[at - 1].version) ? steps[at - 1] : null;
    this.where.replaceChildren(
      el("h2", {}, this.decided() ? say("Since you decided", "Od vašeho rozhodnutí") : say("So far", "Dosud"), " ", el("small", {}, `${at} / ${steps.length}`)),
      el(
        "p",
        { class: "controls" },
        tool("back", "◂", say("one step back", "o krok zpět"), () => (this.pause(), this.step(-1)), at <= 1),
        playing
          ? tool("play", "❚❚", say("pause", "pozastavit"), () => (this.pause(), this.lay()))
          : tool("play", "▶", this.isBehind ? say("play", "přehrát") : say("play again", "přehrát znovu"), () => this.play()),
        tool("step", "▸", say("one step forward", "o krok dál"), () => (this.pause(), this.step(1)), !this.isBehind),
        tool("skip", "▸▸", say("skip to the current board", "přeskočit na současnou desku"), () => this.skip(), !this.isBehind && !this.panels),
        el("label", { for: "plays-back" }, itself, " ", say("plays automatically", "přehrává se automaticky")),
      ),
      el(
        "div",
        { class: "step", "aria-live": playing ? "off" : "polite" },
        shown ? [el("p", { class: "happened" }, shown.sentence), this.proof(shown)] : null,
      ),
    );
    if (kept) this.where.querySelector(`[data-playback="${kept}"]:enabled`)?.focus({ preventScroll: true });
    return undefined;
  }

  proof({ version, check }) {
    return check ? checked(version, this.session, { rules: this.rules, dispute: this.dispute, open: true }) : null;
  }
}

// An exported file, dropped here, is checked in this browser: no service is asked. Its boards are drawn by the
// service that served the page, which keeps nothing of it.

import { checkFile } from "./check.js";
import { button, el } from "./dom.js";
import { ofFile, viewed } from "./filed.js";
import { canSign } from "./identity.js";
import { Problem } from "./problem.js";
import { isKey } from "./signatures.js";
import { say } from "./words.js";

export function checking(app, main) {
  const screen = new Checking(app);
  main.append(...screen.parts());
  return screen;
}

class Checking {
  constructor(app) {
    this.app = app;
  }

  close() {
    this.closed = true;
    this.scrubber?.close();
  }

  parts() {
    const { app } = this;
    const file = el("input", { type: "file", id: "file", accept: ".jsonl" });
    const check = (chosen) => app.try(() => this.checked(chosen, this.key.value.trim()));
    this.key = el("input", { id: "key", size: 40, autocomplete: "off", spellcheck: "false" });
    this.found = el("div", { role: "status" });
    this.boards = el("div");
    const area = el(
      "div",
      { class: "drop" },
      el("label", { for: "file" }, say("page-drop-exported-game")),
      file,
    );
    file.addEventListener("change", () => file.files[0] && check(file.files[0]));
    area.addEventListener("dragover", (event) => event.preventDefault());
    area.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0]) check(event.dataTransfer.files[0]);
    });
    return [
      el("h1", {}, say("page-check-a-game")),
      el(
        "p",
        {},
        say("page-browser-verifies-every-hash-seal"),
      ),
      area,
      el("p", {}, el("label", { for: "key" }, say("page-key-service-trust-optional")), this.key),
      this.found,
      this.boards,
      app.service ? this.toKeep() : "",
    ];
  }

  // A page that is kept checks files without anybody's word of today.
  toKeep() {
    return el(
      "p",
      { class: "aside" },
      say("page-came-from-service"),
      button(say("page-save-this-page"), () => this.app.try(this.app.keepPage), { class: "plain", "data-save": "checker" }),
    );
  }

  async checked(file, key) {
    if (!canSign) throw new Problem(0, "page-nothing-can-be-checked");
    if (key && !isKey(key)) throw new TypeError(say("page-not-a-key"));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const started = el("p", {}, say("page-checking"));
    this.scrubber?.close();
    this.boards.replaceChildren();
    this.found.replaceChildren(started);
    const progress = (version, all) => {
      if (version % 50 === 0) started.textContent = `${version} / ${all}`;
    };
    try {
      const report = await checkFile(bytes, { kept: keptFor(this.app, bytes), key, progress });
      this.found.replaceChildren(good(report, key));
      if (this.app.service) this.boards.replaceChildren(this.toSee(bytes, report));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.found.replaceChildren(dishonest(error));
    }
  }

  toSee(bytes, report) {
    const see = () => this.app.try(() => this.seen(bytes, report, "", see_));
    const see_ = button(say("page-show-the-boards"), see, { class: "make", "data-see": true });
    return el(
      "p",
      {},
      see_,
      " ",
      el(
        "small",
        {},
        say("page-service-receives-file-draws-its"),
      ),
    );
  }

  async seen(bytes, report, audience, label) {
    const progress = (version, all) => (label.textContent = `${version} / ${all}`);
    const file = await ofFile(this.app.service, bytes, audience, progress);
    if (this.closed) return;
    this.scrubber?.close();
    const main = el("div");
    const choose = ({ target }) => this.app.try(() => this.seen(bytes, report, target.value, el("span")));
    const name = report.log.id;
    const keep = () => this.app.try(() => this.app.keepGame({ name, title: name, audience: file.audience, pages: file.steps.whole(), file: bytes }));
    this.scrubber = viewed(main, { ...file, report, name, title: name, keep, choose });
    this.boards.replaceChildren(main);
    this.scrubber.go(file.steps.last);
  }
}

// The report on a file that is not an honest game.
export const dishonest = (problem) =>
  el(
    "section",
    { class: "alarm" },
    el("h2", {}, say("page-file-not-honest-game")),
    el("p", {}, problem.version ? `${say("page-at-version")} ${problem.version}: ` : "", say(problem.said.id, problem.said.args)),
  );

// The receipt kept here for the game of a file, by its id in the last line.
function keptFor({ wallet }, bytes) {
  const [, game] = /"game":"([\w-]{1,64})"[^\n]*\n$/.exec(new TextDecoder().decode(bytes.slice(-2_000_000))) ?? [];
  return game ? wallet.receipt(game) : null;
}

export function good({ log, receipt, byReceipt, byKey }, key) {
  const { rolls, draws, signatures, epochs } = log.counts;
  const vouched = byReceipt
    ? say("page-log-of-your-receipt")
    : byKey
      ? say("page-signed-key-trust")
      : say("page-file-consistent-but-unsigned-any");
  const outcome = log.game.outcome;
  const ended = outcome && (outcome.winners.length ? outcome.winners.join(", ") : say("page-nobody"));
  return el(
    "section",
    { class: byReceipt || byKey ? "good" : "" },
    el("h2", {}, key && !byKey ? say("page-another-key-has-signed") : say("page-everything-is-correct")),
    el("p", {}, vouched),
    el(
      "dl",
      {},
      fact(say("page-game"), log.id),
      fact(say("page-system"), `${log.created.system}, ${log.created.scenario}`),
      fact(say("page-seats"), [...log.seats].map(([seat, { name }]) => `${seat}: ${name || "—"}`).join(", ")),
      ended ? fact(say("page-won-by"), ended) : null,
      fact(say("page-events"), log.version),
      fact(say("page-as-seen-by"), log.viewer),
      fact(
        say("page-checked"),
        say("page-rolls-draws-signatures-epochs-dice", { rolls, draws, signatures, epochs }),
      ),
      fact(say("page-head"), el("code", {}, log.head)),
      fact(say("page-signed-by"), el("code", {}, receipt.key)),
    ),
    notes(log),
  );
}

const fact = (name, value) => [el("dt", {}, name), el("dd", {}, value)];

export function notes(log) {
  const found = log.notes();
  return found.length
    ? el(
        "details",
        { open: true },
        el("summary", {}, say("page-not-proved")),
        el("ul", {}, found.map(({ id, args }) => el("li", {}, say(id, args)))),
      )
    : null;
}

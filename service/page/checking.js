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
      el("label", { for: "file" }, say("Drop an exported game here, or choose it: ", "Přetáhněte sem vyvezenou hru, nebo ji vyberte: ")),
      file,
    );
    file.addEventListener("change", () => file.files[0] && check(file.files[0]));
    area.addEventListener("dragover", (event) => event.preventDefault());
    area.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0]) check(event.dataTransfer.files[0]);
    });
    return [
      el("h1", {}, say("Check a game", "Ověřit hru")),
      el(
        "p",
        {},
        say(
          "Every hash, seal, roll, draw and signature of the file is computed again here, in your browser. Nothing leaves it unless you ask for the boards. Where the cards went, kronika verify checks; whether the rules of the game were kept, kronika audit does.",
          "Každý otisk, pečeť, hod, tah a podpis v souboru se spočítá znovu tady, ve vašem prohlížeči. Nic z něj neodejde, dokud si nevyžádáte desky. Kudy šly karty, ověří kronika verify; zda byla dodržena pravidla hry, kronika audit.",
        ),
      ),
      area,
      el("p", {}, el("label", { for: "key" }, say("A key of the service that you trust (optional): ", "Klíč služby, kterému věříte (nepovinné): ")), this.key),
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
      say(
        "This page came from the service. One that you keep stays as it is, and checks files without any service: ",
        "Tato stránka přišla od služby. Ta, kterou si uložíte, zůstane, jaká je, a ověřuje soubory bez jakékoli služby: ",
      ),
      button(say("Save this page", "Uložit tuto stránku"), () => this.app.try(this.app.keepPage), { class: "plain", "data-save": "checker" }),
    );
  }

  async checked(file, key) {
    if (!canSign) throw new Problem(0, "Nothing can be checked here", "Tady nelze nic ověřit");
    if (key && !isKey(key)) throw new TypeError(say("This is no key.", "Tohle není klíč."));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const started = el("p", {}, say("Checking …", "Ověřuji …"));
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
    const see_ = button(say("Show the boards", "Ukázat desky"), see, { class: "make", "data-see": true });
    return el(
      "p",
      {},
      see_,
      " ",
      el(
        "small",
        {},
        say("The file goes to the service, which draws its boards and keeps nothing.", "Soubor se pošle službě, která nakreslí desky a nic si nenechá."),
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

// What is told of a file that does not fit together.
export const dishonest = (problem) =>
  el(
    "section",
    { class: "alarm" },
    el("h2", {}, say("This file is not an honest game", "Tento soubor není poctivá hra")),
    el("p", {}, problem.version ? `${say("At version", "Ve verzi")} ${problem.version}: ` : "", say(problem.said.en, problem.said.cs)),
  );

// The receipt kept here for the game of a file, by its id in the last line.
function keptFor({ wallet }, bytes) {
  const [, game] = /"game":"([\w-]{1,64})"[^\n]*\n$/.exec(new TextDecoder().decode(bytes.slice(-2_000_000))) ?? [];
  return game ? wallet.receipt(game) : null;
}

export function good({ log, receipt, byReceipt, byKey }, key) {
  const { rolls, draws, signatures, epochs } = log.counts;
  const vouched = byReceipt
    ? say("It is the log that your receipt vouches for.", "Je to záznam, za který ručí vaše účtenka.")
    : byKey
      ? say("It is the log that your key vouches for.", "Je to záznam, za který ručí váš klíč.")
      : say(
          "Self-consistent only: no key or receipt of yours vouches for it.",
          "Souhlasí jen sám se sebou: neručí za něj žádný váš klíč ani účtenka.",
        );
  const outcome = log.game.outcome;
  const ended = outcome && (outcome.winners.length ? outcome.winners.join(", ") : say("nobody", "nikdo"));
  return el(
    "section",
    { class: byReceipt || byKey ? "good" : "" },
    el("h2", {}, key && !byKey ? say("Another key has signed", "Podepsal ho jiný klíč") : say("Everything fits", "Všechno souhlasí")),
    el("p", {}, vouched),
    el(
      "dl",
      {},
      fact(say("Game", "Hra"), log.id),
      fact(say("System", "Systém"), `${log.created.system}, ${log.created.scenario}`),
      fact(say("Seats", "Místa"), [...log.seats].map(([seat, { name }]) => `${seat}: ${name || "—"}`).join(", ")),
      ended ? fact(say("Won by", "Vyhrál"), ended) : null,
      fact(say("Events", "Události"), log.version),
      fact(say("As seen by", "Jak ho vidí"), log.viewer),
      fact(
        say("Checked", "Ověřeno"),
        say(
          `${rolls} rolls, ${draws} draws, ${signatures} signatures, ${epochs} epochs of chance`,
          `hody ${rolls}, tahy ${draws}, podpisy ${signatures}, epochy náhody ${epochs}`,
        ),
      ),
      fact(say("Head", "Otisk konce"), el("code", {}, log.head)),
      fact(say("Signed by", "Podepsal"), el("code", {}, receipt.key)),
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
        el("summary", {}, say("Not proved", "Neprokázáno")),
        el("ul", {}, found.map(({ en, cs }) => el("li", {}, say(en, cs)))),
      )
    : null;
}

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
          "Your browser verifies every hash, seal, roll, draw and signature of the file. The file stays here unless you ask for the boards. To check where the cards went, use kronika verify; to check the rules of the game, use kronika audit.",
          "Váš prohlížeč ověří každý otisk, pečeť, hod, tah a podpis v souboru. Soubor zůstává tady, dokud si nevyžádáte desky. Kudy šly karty, ověří kronika verify; dodržení pravidel hry ověří kronika audit.",
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
        "This page came from the service. A saved copy never changes, and checks files without any service: ",
        "Tato stránka přišla od služby. Uložená kopie se nemění a ověřuje soubory bez jakékoli služby: ",
      ),
      button(say("Save this page", "Uložit tuto stránku"), () => this.app.try(this.app.keepPage), { class: "plain", "data-save": "checker" }),
    );
  }

  async checked(file, key) {
    if (!canSign) throw new Problem(0, "Nothing can be checked here", "Tady nelze nic ověřit");
    if (key && !isKey(key)) throw new TypeError(say("This is not a key. Enter 64 hex digits.", "Toto není klíč. Zadejte 64 šestnáctkových číslic."));
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
        say("The service receives the file, draws its boards and stores nothing.", "Služba soubor dostane, nakreslí desky a nic si neuloží."),
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
    ? say("It is the log of your receipt.", "Je to záznam, na který máte účtenku.")
    : byKey
      ? say("It is signed by the key that you trust.", "Je podepsaný klíčem, kterému věříte.")
      : say(
          "The file is consistent, but unsigned by any key or receipt that you trust.",
          "Soubor si neodporuje, ale není podepsaný žádným klíčem, kterému věříte, a nemáte na něj účtenku.",
        );
  const outcome = log.game.outcome;
  const ended = outcome && (outcome.winners.length ? outcome.winners.join(", ") : say("nobody", "nikdo"));
  return el(
    "section",
    { class: byReceipt || byKey ? "good" : "" },
    el("h2", {}, key && !byKey ? say("Another key has signed", "Podepsal ho jiný klíč") : say("Everything is correct", "Všechno souhlasí")),
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
          `${rolls} rolls, ${draws} draws, ${signatures} signatures, ${epochs} epochs of the dice`,
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

// An exported file, dropped here, is checked in this browser: no service is asked.

import { checkFile } from "./check.js";
import { el } from "./dom.js";
import { canSign } from "./identity.js";
import { Problem } from "./problem.js";
import { isKey } from "./signatures.js";
import { say } from "./words.js";

export function checking(app, main) {
  const file = el("input", { type: "file", id: "file", accept: ".jsonl" });
  const key = el("input", { id: "key", size: 40, autocomplete: "off", spellcheck: "false" });
  const found = el("div", { role: "status" });
  const area = el(
    "div",
    { class: "drop" },
    el("label", { for: "file" }, say("Drop an exported game here, or choose it: ", "Přetáhněte sem vyvezenou hru, nebo ji vyberte: ")),
    file,
  );
  const check = (chosen) => app.try(() => checked(app, chosen, key.value.trim(), found));
  file.addEventListener("change", () => file.files[0] && check(file.files[0]));
  area.addEventListener("dragover", (event) => event.preventDefault());
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer.files[0]) check(event.dataTransfer.files[0]);
  });
  main.append(
    el("h1", {}, say("Check a game", "Ověřit hru")),
    el(
      "p",
      {},
      say(
        "Every hash, seal, roll, draw and signature of the file is computed again here, in your browser. Nothing leaves it. Whether the rules of the game were kept is for kronika audit.",
        "Každý otisk, pečeť, hod, tah a podpis v souboru se spočítá znovu tady, ve vašem prohlížeči. Nic z něj neodejde. Zda byla dodržena pravidla hry, zjistí kronika audit.",
      ),
    ),
    area,
    el("p", {}, el("label", { for: "key" }, say("A key of the service that you trust (optional): ", "Klíč služby, kterému věříte (nepovinné): ")), key),
    found,
  );
}

async function checked(app, file, key, where) {
  if (!canSign) throw new Problem(0, "Nothing can be checked here", "Tady nelze nic ověřit");
  if (key && !isKey(key)) throw new TypeError(say("This is no key.", "Tohle není klíč."));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const started = el("p", {}, say("Checking …", "Ověřuji …"));
  where.replaceChildren(started);
  const progress = (version, all) => {
    if (version % 50 === 0) started.textContent = `${version} / ${all}`;
  };
  try {
    const report = await checkFile(bytes, { kept: keptFor(app, bytes), key, progress });
    where.replaceChildren(good(report, key));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    where.replaceChildren(
      el(
        "section",
        { class: "alarm" },
        el("h2", {}, say("This file is not an honest game", "Tento soubor není poctivá hra")),
        el("p", {}, error.version ? `${say("At version", "Ve verzi")} ${error.version}: ` : "", say(error.said.en, error.said.cs)),
      ),
    );
  }
}

// The receipt kept here for the game of a file, by its id in the last line.
function keptFor({ wallet }, bytes) {
  const [, game] = /"game":"([\w-]{1,64})"[^\n]*\n$/.exec(new TextDecoder().decode(bytes.slice(-2_000_000))) ?? [];
  return game ? wallet.receipt(game) : null;
}

function good({ log, receipt, byReceipt, byKey }, key) {
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

// The player's identity: name, fingerprint, and the file of the key.

import { button, el, save } from "./dom.js";
import { keyCode } from "./keycode.js";
import { noticing } from "./noticing.js";
import { canSign, set, setting } from "./identity.js";
import { say } from "./words.js";

export const ASKS_ALL = "asks-all";

// Saves the key, and asks the browser to keep what it holds.
export async function exportKey(app) {
  await app.wallet.persist();
  save("kronika-key.json", app.wallet.file(), "application/json");
}

export async function own(app, main) {
  const { wallet } = app;
  const name = el("input", { id: "name", value: wallet.name, maxlength: 40, autocomplete: "nickname" });
  name.addEventListener("change", () => wallet.rename(name.value.trim()));
  const file = el("input", { type: "file", id: "key-file", accept: ".json,application/json" });
  file.addEventListener("change", () =>
    app.try(async () => {
      try {
        wallet.take(await file.files[0].text());
      } catch (error) {
        app.failed({
          said: { en: `This file is not a Kronika key: ${error.message}.`, cs: `Tento soubor není klíč Kroniky: ${error.message}.` },
        });
        return;
      }
      app.changed();
    }),
  );
  const asks = el("input", { type: "checkbox", id: "asks", checked: setting(ASKS_ALL, "") === "yes" });
  asks.addEventListener("change", () => set(ASKS_ALL, asks.checked ? "yes" : ""));
  const fingerprint = canSign ? await wallet.fingerprint() : say("nothing can be signed here", "tady nelze nic podepsat");
  main.append(
    el("h1", {}, say("You", "Vy")),
    el("p", {}, el("label", { for: "name" }, say("Your name ", "Vaše jméno ")), name),
    el("p", {}, say("Your fingerprint, for others to compare: ", "Váš otisk, který mohou ostatní porovnat: "), el("code", {}, fingerprint)),
    el("h2", {}, say("Your key", "Váš klíč")),
    el(
      "p",
      {},
      say(
        "There is no account. Your key is only in this browser, and browsers forget: save it. The file lets you continue your games on another device, or on the command line (kronika key import).",
        "Účet tu není. Váš klíč je jen v tomto prohlížeči, a prohlížeče zapomínají: uložte si ho. Se souborem můžete pokračovat ve svých hrách na jiném zařízení nebo v příkazové řádce (kronika key import).",
      ),
    ),
    el("p", {}, button(say("Save the key", "Uložit klíč"), () => app.try(() => exportKey(app)))),
    keyCode(app),
    el(
      "p",
      {},
      el("label", { for: "key-file" }, say("Replace the key of this browser with another: ", "Nahradit klíč tohoto prohlížeče jiným: ")),
      file,
    ),
    el("h2", {}, say("At the table", "U stolu")),
    el(
      "p",
      {},
      asks,
      " ",
      el("label", { for: "asks" }, say("Ask me even if there is only one answer", "Ptát se mě, i když je jen jedna odpověď")),
    ),
  );
  const told = await app.try(() => noticing(app));
  if (told) main.append(told);
}
